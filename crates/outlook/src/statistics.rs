//! What the results of a tournament tell: by round and by kind, who went to time, who met whom with which decks, and whether
//! the player drawn in set-up won more often, where that was written down.

use std::collections::BTreeMap;

use regulations::{InputKind, Seat, Side};
use tournament::{Match, PersonId, Progress, RoundKind, RoundNo, Seats, Tournament};

/// The figures of one tournament; closed rounds only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Round by round.
    pub rounds: Vec<RoundFigures>,
    /// How many games ended in each way, by the ending's name in the pack; results whose ending nobody noted are not here.
    pub endings: BTreeMap<String, u32>,
    /// How many games had each result, by its name in the pack.
    pub results: BTreeMap<String, u32>,
    /// How many players stood on how many points after the last Swiss round.
    pub points: BTreeMap<u32, u32>,
    /// How many players brought a deck of that kind.
    pub decks: BTreeMap<String, u32>,
    /// Games of one kind of deck against another, from the first one's side.
    pub match_ups: BTreeMap<(String, String), Score>,
    /// Games in which it is written down who was first, from that player's side; `None` if it never was.
    pub first_player: Option<Score>,
}

/// The figures of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundFigures {
    /// Which.
    pub round: RoundNo,
    /// Swiss or elimination.
    pub kind: RoundKind,
    /// Games with two players.
    pub games: u32,
    /// Games whose ending was noted.
    pub noted: u32,
    /// Games decided after time was called, by the procedure for it.
    pub to_time: u32,
    /// Byes.
    pub byes: u32,
    /// The longest game in seconds, from the start of the clock to its end, where noted.
    pub longest_seconds: Option<u32>,
}

/// Games by who won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Neither.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// All figures. `deck_of` names the kind of a player's deck, such as its faction, where a list is on file.
pub fn statistics(tournament: &Tournament, deck_of: &dyn Fn(PersonId) -> Option<String>) -> Statistics {
    let pack = tournament.pack();
    let mut statistics = Statistics::default();
    let decks: BTreeMap<PersonId, String> =
        tournament.players().filter_map(|(id, _, _)| Some((id, deck_of(id)?))).collect();
    for deck in decks.values() {
        *statistics.decks.entry(deck.clone()).or_default() += 1;
    }
    for round in tournament.rounds().iter().filter(|round| round.progress == Progress::Closed) {
        let mut figures = RoundFigures {
            round: round.number,
            kind: round.kind,
            games: 0,
            noted: 0,
            to_time: 0,
            byes: 0,
            longest_seconds: None,
        };
        for it in &round.matches {
            let (Seats::Pair(one, two), None, Some(result)) = (it.seats, it.absent, &it.result) else {
                figures.byes += 1;
                continue;
            };
            figures.games += 1;
            if let Some(ending) = &result.ending {
                figures.noted += 1;
                figures.to_time += u32::from(
                    pack.ending(ending).is_some_and(|it| it.procedure.is_some() && is_of_time(it, pack)),
                );
                *statistics.endings.entry(ending.clone()).or_default() += 1;
            }
            if let Some(seconds) = result.ended.and_then(|ended| round.clock.elapsed_millis(ended)) {
                figures.longest_seconds = figures.longest_seconds.max(Some((seconds / 1000) as u32));
            }
            if let [a, b] = &result.outcomes[..]
                && let Some(result) = pack.result_of(a, b)
            {
                *statistics.results.entry(result.id.clone()).or_default() += 1;
            }
            if let (Some(mine), Some(theirs)) = (decks.get(&one), decks.get(&two)) {
                for (player, own, other) in [(one, mine, theirs), (two, theirs, mine)] {
                    let score = statistics.match_ups.entry((own.clone(), other.clone())).or_default();
                    score.add(side_of(tournament, it, player));
                }
            }
            if let Some(first) = first_player(tournament, it) {
                statistics.first_player.get_or_insert_default().add(side_of(tournament, it, first));
            }
        }
        statistics.rounds.push(figures);
    }
    if let Some(after) = tournament.last_table_round() {
        for (_, row) in tournament.standings(after) {
            *statistics.points.entry(row.points).or_default() += 1;
        }
    }
    statistics
}

/// Whether an ending can come only after time was called.
fn is_of_time(ending: &regulations::Ending, pack: &regulations::Pack) -> bool {
    let in_play = pack.clock.phases.iter().find(|phase| phase.play);
    in_play.is_some_and(|play| !ending.phases().contains(&play.id.as_str()))
}

fn side_of(tournament: &Tournament, it: &Match, player: PersonId) -> Option<Side> {
    it.outcome_of(player).and_then(|id| tournament.pack().outcome(id)).map(|outcome| outcome.side)
}

/// The player drawn in set-up, as the players noted it among the figures of the end-of-round procedure.
fn first_player(tournament: &Tournament, it: &Match) -> Option<PersonId> {
    const FIRST: [&str; 2] = ["first_player", "first_player_chooser"];
    let claim =
        it.reports.iter().flatten().map(|report| &report.claim).find(|claim| claim.procedure.is_some())?;
    let procedure = tournament.pack().ending(&claim.ending)?.procedure.as_deref()?;
    let inputs = &tournament.pack().procedure(procedure)?.inputs;
    let input =
        inputs.iter().find(|input| input.kind == InputKind::Player && FIRST.contains(&input.id.as_str()))?;
    let place = match claim.procedure.as_ref()?.players.get(&input.id).copied().flatten()? {
        Seat::First => 0,
        Seat::Second => 1,
    };
    it.seats.players().nth(place)
}

impl Score {
    /// All games.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn add(&mut self, side: Option<Side>) {
        match side {
            Some(Side::Won) => self.won += 1,
            Some(Side::Drawn) => self.drawn += 1,
            Some(Side::Lost) => self.lost += 1,
            None => {}
        }
    }
}
