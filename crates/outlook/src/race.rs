//! The race for the places of a cut, as numbers: what everybody has, what is still being played, and who is in when it is
//! played out. Ranks exactly as [`tournament::standings`] does (a property test says so), but only as far as the cut needs.

use regulations::{Side, StageKind, TieBreaker};
use rulebook::{Dice, Seed};
use tournament::standings::Record;
use tournament::{PersonId, Progress, RoundKind, Seats, StagePlan, Tournament};

/// What the places are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To be among so many who go on into the next stage.
    Cut {
        /// How many.
        places: u32,
    },
    /// To win the tournament: no cut follows.
    Win,
}

/// What becomes of a player when everything is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Has a place.
    Through,
    /// Equal in all figures with others on the last place: the lot decides.
    ByLot,
    /// Has none.
    Out,
}

/// One way an open match can end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Points of the two players.
    pub points: [u32; 2],
    /// Their outcomes, by name in the pack.
    pub outcomes: [String; 2],
    /// How often that result has stood in this tournament so far, plus one: its weight when chance plays on.
    pub weight: u64,
}

/// A match still being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// The players, as numbers of persons.
    pub players: [u32; 2],
}

/// The race of the Swiss stage under way.
#[derive(Clone, Debug)]
pub struct Race {
    /// What for.
    pub goal: Goal,
    /// Rounds of the stage after the one under way, not drawn yet.
    pub later_rounds: u16,
    /// The matches still being played.
    pub open: Vec<Open>,
    /// How each of them can end.
    pub ways: Vec<Way>,
    /// Points by person, all results that stand counted.
    pub points: Vec<u32>,
    /// Who can take a place, by person.
    pub contends: Vec<bool>,
    /// Who will be paired in later rounds, by person.
    pub(crate) active: Vec<bool>,
    pub(crate) places: usize,
    pub(crate) played: Vec<u32>,
    pub(crate) opponents: Vec<Vec<u32>>,
    /// The open match of each person.
    pub(crate) seat: Vec<Option<(usize, usize)>>,
    pub(crate) tie_breakers: Vec<TieBreaker>,
    /// Points of the best round (a win or a bye), and the best without a win, and the worst.
    pub(crate) best: u32,
    pub(crate) best_unwon: u32,
    pub(crate) worst: u32,
    pub(crate) dice: Dice,
    /// One part in so many of the denominator that all numbers of rounds and of opponents divide; nothing for none.
    shares: Vec<i128>,
}

/// A pack with more ways for one match to end than this is played, not reckoned with.
const MOST_WAYS: usize = 64;

impl Race {
    /// The race under way; `None` outside Swiss stages and once nothing is left to play. A draw only the organizer has
    /// seen counts as not made.
    pub fn of(tournament: &Tournament) -> Option<Race> {
        let stage = tournament.stages().last()?;
        let StagePlan::Swiss { carry, .. } = stage.plan else { return None };
        let goal = match tournament.plan().get(tournament.stages().len()) {
            None => Goal::Win,
            Some(next) => Goal::Cut { places: next.cut()? },
        };
        let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
        let hidden = u16::from(tournament.current_round().is_some() && round.is_none());
        let later_rounds = tournament.rounds_left() + hidden;
        if round.is_none() && later_rounds == 0 {
            return None;
        }
        let last = tournament.rounds().last().map(|round| round.number);
        let begun = last.is_some_and(|last| last >= stage.first_round);
        let records = match last.filter(|_| begun || carry) {
            Some(last) => tournament.records(last),
            None => vec![Record::default(); tournament.people().count()],
        };
        let mut race = Race::empty(tournament, goal, later_rounds, &records)?;
        if let Some(round) = round.filter(|round| round.kind == RoundKind::Swiss) {
            race.add_round(tournament, round);
        }
        for met in &mut race.opponents {
            met.sort_unstable();
            met.dedup();
        }
        race.set_common();
        Some(race)
    }

    fn empty(tournament: &Tournament, goal: Goal, later_rounds: u16, records: &[Record]) -> Option<Race> {
        let pack = tournament.pack();
        let ways = ways(tournament);
        if ways.is_empty() || ways.len() > MOST_WAYS {
            return None;
        }
        let outcomes = || pack.outcomes.iter();
        let possible = |id: &str| {
            ways.iter().any(|way| way.outcomes.iter().any(|outcome| outcome == id)) || id == pack.bye
        };
        let most = |won: bool| {
            let of = outcomes().filter(|it| possible(&it.id) && (it.side == Side::Won) == won);
            of.map(|it| it.points).max().unwrap_or(0)
        };
        let worst = outcomes().map(|it| it.points).min().unwrap_or(0);
        // Where some results of matches count for the schedule and others do not, equal points are left to the lot.
        let counts = outcomes()
            .filter(|it| possible(&it.id) && it.id != pack.bye)
            .all(|it| it.counts_as_opponent && it.counts_as_round);
        let people = records.len();
        let mut contends = vec![false; people];
        let mut active = vec![false; people];
        let seeds = &tournament.stages().last()?.seeds;
        let listed: Vec<PersonId> = match goal {
            Goal::Cut { .. } => tournament.active().collect(),
            // Who left can still be first of a table that no cut follows (CT-4.2.19).
            Goal::Win => {
                let entered = |player: &PersonId| seeds.is_empty() || seeds.contains(player);
                let ranked = tournament.ranking().into_iter().map(|place| place.player);
                ranked.chain(tournament.active()).filter(entered).collect()
            }
        };
        for player in listed {
            *contends.get_mut(player.0 as usize)? = true;
        }
        for player in tournament.active() {
            *active.get_mut(player.0 as usize)? = true;
        }
        let places = match goal {
            Goal::Cut { places } => places as usize,
            Goal::Win => 1,
        };
        Some(Race {
            goal,
            later_rounds,
            open: Vec::new(),
            points: records.iter().map(|record| record.lines.iter().map(|line| line.points).sum()).collect(),
            played: records.iter().map(|record| record.lines.len() as u32).collect(),
            opponents: records
                .iter()
                .map(|record| record.lines.iter().filter_map(|line| line.opponent).collect())
                .collect(),
            contends,
            active,
            places,
            seat: vec![None; people],
            tie_breakers: if counts { pack.standings.tie_breakers.clone() } else { vec![TieBreaker::Random] },
            best: most(true).max(most(false)),
            best_unwon: most(false),
            worst,
            dice: Dice::new(Seed::from_bytes(public_seed(tournament))),
            shares: Vec::new(),
            ways,
        })
    }

    /// Adds the round under way: results that stand as points, the others as open matches.
    fn add_round(&mut self, tournament: &Tournament, round: &tournament::Round) {
        let known = |player: PersonId| (player.0 as usize) < self.points.len();
        let matches: Vec<&tournament::Match> =
            round.matches.iter().filter(|it| it.seats.players().all(known)).collect();
        for it in matches {
            if let (Seats::Pair(one, two), None) = (it.seats, &it.result) {
                let players = [one.0, two.0];
                for (side, player) in players.iter().enumerate() {
                    self.seat[*player as usize] = Some((self.open.len(), side));
                    self.played[*player as usize] += 1;
                    self.opponents[*player as usize].push(players[1 - side]);
                }
                self.open.push(Open { players });
                continue;
            }
            for player in it.seats.players() {
                let Some(outcome) = it.outcome_of(player).and_then(|id| tournament.pack().outcome(id)) else {
                    continue;
                };
                if outcome.counts_as_round {
                    let at = player.0 as usize;
                    self.points[at] += outcome.points;
                    self.played[at] += 1;
                    let opponent = it.seats.opponent_of(player).filter(|_| outcome.counts_as_opponent);
                    self.opponents[at].extend(opponent.map(|id| id.0));
                }
            }
        }
    }

    /// Everybody's fate when the points are these and nothing is left to play, by person. Who does not contend is out.
    pub fn settle(&self, points: &[u32]) -> Vec<Fate> {
        let mut fates = vec![Fate::Out; self.points.len()];
        let mut field: Vec<u32> =
            (0..self.points.len() as u32).filter(|at| self.contends[*at as usize]).collect();
        if field.len() <= self.places {
            for at in field {
                fates[at as usize] = Fate::Through;
            }
            return fates;
        }
        let mut places = self.places;
        places = share_out(&mut field, places, &mut fates, &|at| i128::from(points[at as usize]));
        let per_round: Vec<i128> = if field.is_empty() { Vec::new() } else { self.per_round(points) };
        for tie_breaker in &self.tie_breakers {
            if field.is_empty() {
                break;
            }
            places = match tie_breaker {
                TieBreaker::Random => break,
                TieBreaker::StrengthOfSchedule => {
                    share_out(&mut field, places, &mut fates, &|at| self.schedule(at, &per_round))
                }
                TieBreaker::ExtendedStrengthOfSchedule => share_out(&mut field, places, &mut fates, &|at| {
                    let met = &self.opponents[at as usize];
                    let all: i128 = met.iter().map(|other| self.schedule(*other, &per_round)).sum();
                    all * self.share(met.len())
                }),
            };
        }
        for at in field {
            fates[at as usize] = Fate::ByLot;
        }
        fates
    }

    /// The points when the open matches end these ways, in their order.
    pub fn points_after(&self, choice: &[u8]) -> Vec<u32> {
        let mut points = self.points.clone();
        for (it, way) in self.open.iter().zip(choice) {
            let way = &self.ways[usize::from(*way)];
            points[it.players[0] as usize] += way.points[0];
            points[it.players[1] as usize] += way.points[1];
        }
        points
    }

    /// Points per round over the common denominator.
    pub(crate) fn per_round(&self, points: &[u32]) -> Vec<i128> {
        points
            .iter()
            .zip(&self.played)
            .map(|(points, played)| i128::from(*points) * self.share(*played as usize))
            .collect()
    }

    /// The mean of the opponents' points per round.
    pub(crate) fn schedule(&self, at: u32, per_round: &[i128]) -> i128 {
        let met = &self.opponents[at as usize];
        met.iter().map(|other| per_round[*other as usize]).sum::<i128>() * self.share(met.len())
    }

    /// One part in so many of the common denominator; nothing for none.
    pub(crate) fn share(&self, count: usize) -> i128 {
        self.shares.get(count).copied().unwrap_or(0)
    }

    /// Finds the denominator that all numbers of rounds and of opponents divide.
    pub(crate) fn set_common(&mut self) {
        let met = self.opponents.iter().map(Vec::len).max().unwrap_or(0);
        let most = self.played.iter().map(|played| *played as usize).max().unwrap_or(0).max(met).max(1);
        let common = (1..=most as i128).fold(1, lcm);
        self.shares = (0..=most as i128).map(|count| common.checked_div(count).unwrap_or(0)).collect();
    }
}

/// Gives places to the best by a figure. Those equal on the last place stay in the field, and the places left for them are
/// returned; everybody else leaves it, through or out.
fn share_out(field: &mut Vec<u32>, places: usize, fates: &mut [Fate], figure: &dyn Fn(u32) -> i128) -> usize {
    if field.is_empty() || places == 0 {
        field.clear();
        return 0;
    }
    let mut order: Vec<(i128, u32)> = field.iter().map(|at| (figure(*at), *at)).collect();
    // Who is first among the first does not matter, so nothing is sorted.
    let last = order.select_nth_unstable_by(places - 1, |one, two| two.cmp(one)).1.0;
    let above = order.iter().filter(|(figure, _)| *figure > last).count();
    let equal = order.iter().filter(|(figure, _)| *figure == last).count();
    let all_equal_have_one = above + equal == places;
    let has_one = |figure: i128| figure > last || (all_equal_have_one && figure == last);
    order.iter().filter(|(it, _)| has_one(*it)).for_each(|(_, at)| fates[*at as usize] = Fate::Through);
    field.clear();
    if all_equal_have_one {
        return 0;
    }
    field.extend(order.iter().filter(|(figure, _)| *figure == last).map(|(_, at)| *at));
    places - above
}

/// The ways a match can end in a Swiss round, each once.
fn ways(tournament: &Tournament) -> Vec<Way> {
    let pack = tournament.pack();
    let points = |id: &String| pack.outcome(id).map_or(0, |outcome| outcome.points);
    let mut ways: Vec<Way> = Vec::new();
    for result in pack.results.iter().filter(|result| result.stages.contains(&StageKind::Swiss)) {
        let [one, two] = &result.outcomes;
        let stood =
            tournament.rounds().iter().flat_map(|round| &round.matches).filter_map(|it| it.result.as_ref());
        let stood = stood
            .filter(|it| matches!(&it.outcomes[..], [a, b] if (a, b) == (one, two) || (b, a) == (one, two)));
        let weight = stood.count() as u64 + 1;
        for outcomes in [[one, two], [two, one]] {
            let way = Way { points: outcomes.map(points), outcomes: outcomes.map(String::clone), weight };
            if !ways.iter().any(|known| known.outcomes == way.outcomes) {
                ways.push(way);
            }
        }
    }
    ways
}

/// Chance that everybody can repeat and that tells nothing of the secret seed: made of its published promise and the place
/// in the history.
fn public_seed(tournament: &Tournament) -> [u8; 32] {
    let promised = tournament.commitment().map(|it| it.to_string()).unwrap_or_default();
    let mut bytes = [0u8; 32];
    for (at, byte) in promised.bytes().chain(tournament.facts().len().to_le_bytes()).enumerate() {
        bytes[at % 32] = byte.wrapping_add(bytes[at % 32].wrapping_mul(31));
    }
    bytes
}

fn lcm(one: i128, two: i128) -> i128 {
    let (mut a, mut b) = (one, two);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    one / a * two
}
