//! One simulated tournament, from the first draw to the champion, through the rulebook.

use std::sync::Arc;

use regulations::{Pack, Side};
use rulebook::dice::Cup;
use rulebook::{Dice, Rulebook, Seed, say};
use tournament::draw::Note;
use tournament::{
    Actor, Claim, Command, Fact, MatchId, Moment, PersonId, RoundKind, Seats, Settings, StagePlan, Structure,
    Tournament, Wish,
};

use super::model::{Model, first_wins};
use super::tally::Tally;
use crate::console::Failure;

/// A tournament up to the announcement of its plan, which is the same in every run.
pub(super) struct Field {
    pack: Arc<Pack>,
    facts: Vec<Fact>,
    players: usize,
}

/// A tournament being played.
struct Run {
    tournament: Tournament,
    dice: Dice,
    at: Moment,
    tally: Tally,
}

impl Field {
    pub(super) fn new(pack: Arc<Pack>, structure: &Structure, players: u32) -> Result<Field, Failure> {
        let dice = Dice::new(Seed::from_bytes([0; 32]));
        let mut run = Run {
            tournament: Tournament::under(Arc::clone(&pack)),
            dice,
            at: Moment(0),
            tally: Tally::default(),
        };
        let settings = Settings {
            tier: pack.unofficial_tier.clone(),
            structure: structure.clone(),
            ..Settings::default()
        };
        let commitment = run.dice.seed().commitment();
        let (name, organizer) = ("simulation".to_owned(), "organizer".to_owned());
        run.step(Actor::Newcomer, Wish::Found { name, organizer, settings, commitment })?;
        for number in 1..=players {
            let name = format!("player {number}");
            run.step(Actor::Newcomer, Wish::Enrol { key: None, name, team: None })?;
        }
        run.organizer(Wish::CloseRegistration)?;
        run.organizer(Wish::AnnouncePlan)?;
        Ok(Field { pack, facts: run.tournament.facts().cloned().collect(), players: players as usize })
    }

    /// Plays it once with that seed, or says what the rulebook refused.
    pub(super) fn play(&self, seed: Seed, model: Model, to_time: u8) -> Result<Tally, Failure> {
        let dice = Dice::new(seed);
        let commitment = dice.seed().commitment();
        let facts = self.facts.iter().cloned().map(|fact| match fact {
            Fact::Founded { name, pack, organizer, settings, .. } => {
                Fact::Founded { name, pack, organizer, settings, commitment }
            }
            fact => fact,
        });
        let facts: Vec<Fact> = facts.collect();
        let mut cup = dice.cup("simulation");
        let strengths = model.strengths(self.players, &mut cup);
        let tournament = Tournament::told_by(Arc::clone(&self.pack), &facts);
        let mut run = Run { tournament, dice, at: Moment(0), tally: Tally::default() };
        run.tally.runs = 1;
        run.play_out(&strengths, to_time, &mut cup)?;
        run.count(&strengths);
        Ok(run.tally)
    }
}

impl Run {
    fn step(&mut self, by: Actor, wish: Wish) -> Result<Vec<Fact>, Failure> {
        let facts = self
            .tournament
            .decide(&Command { by, at: self.at, wish }, &self.dice)
            .map_err(|refusal| Failure::refused(&refusal))?;
        for fact in &facts {
            self.tournament.apply(fact);
        }
        Ok(facts)
    }

    fn organizer(&mut self, wish: Wish) -> Result<Vec<Fact>, Failure> {
        self.step(Actor::Person(self.tournament.organizer()), wish)
    }

    fn play_out(&mut self, strengths: &[f64], to_time: u8, cup: &mut Cup) -> Result<(), Failure> {
        loop {
            let rounds_left = self.tournament.stages().is_empty() || self.tournament.rounds_left() > 0;
            if rounds_left {
                self.round(strengths, to_time, cup)?;
            } else if self.tournament.stages().len() < self.tournament.plan().len() {
                self.organizer(Wish::Cut)?;
                self.count_cut();
            } else {
                return Ok(());
            }
        }
    }

    fn round(&mut self, strengths: &[f64], to_time: u8, cup: &mut Cup) -> Result<(), Failure> {
        let drawn = self.organizer(Wish::Draw)?;
        for fact in &drawn {
            if let Fact::Drawn { notes, .. } = fact {
                let count = |is: fn(&Note) -> bool| notes.iter().filter(|note| is(note)).count() as u64;
                self.tally.floats += count(|note| matches!(note, Note::Float { .. }));
                self.tally.rematches += count(|note| matches!(note, Note::Rematch { .. }));
            }
        }
        self.tally.rounds += 1;
        self.organizer(Wish::Publish)?;
        self.organizer(Wish::StartClock)?;
        let Some(round) = self.tournament.current_round() else { return Ok(()) };
        let (number, length) = (round.number, round.clock.length_seconds);
        let games: Vec<(MatchId, PersonId, PersonId)> = (0..)
            .zip(&round.matches)
            .filter_map(|(place, it)| match it.seats {
                Seats::Pair(one, two) => Some((MatchId { round: number, place }, one, two)),
                Seats::Bye(_) | Seats::Nobody(..) => None,
            })
            .collect();
        let strength = |player: PersonId| strengths.get(player.0 as usize - 1).copied().unwrap_or_default();
        let (mut in_time, mut late) = (Vec::new(), Vec::new());
        for (id, one, two) in games {
            let winner = if first_wins(strength(one), strength(two), cup) { one } else { two };
            let timed = length.is_some() && cup.below(100) < u64::from(to_time);
            if timed { late.push((id, winner)) } else { in_time.push((id, winner)) }
        }
        self.at = self.at.plus_seconds(60);
        for (id, winner) in in_time {
            self.settle(id, winner)?;
        }
        // Everything that can happen after time is called happens a day later.
        if !late.is_empty() {
            self.at = self.at.plus_seconds(i64::from(length.unwrap_or(0)) + 86_400);
        }
        for (id, winner) in late {
            self.settle(id, winner)?;
        }
        self.organizer(Wish::Close)?;
        Ok(())
    }

    /// A leader enters the result that gives the winner least of those possible at this moment: plain during play, modified
    /// after time.
    fn settle(&mut self, id: MatchId, winner: PersonId) -> Result<(), Failure> {
        let pack = self.tournament.pack();
        let phase = self.tournament.phase(id, self.at).map(|phase| phase.id.clone()).unwrap_or_default();
        let winners =
            |result: &String| pack.result(result).and_then(|result| pack.outcome(&result.outcomes[0]));
        let is_won = |result: &&String| winners(result).is_some_and(|outcome| outcome.side == Side::Won);
        let ending = pack
            .endings
            .iter()
            .filter(|ending| ending.procedure.is_none())
            .filter_map(|ending| {
                let won: Vec<&String> =
                    ending.giving(&phase, &phase)?.results.iter().filter(is_won).collect();
                let least = won.iter().min_by_key(|result| winners(result).map(|outcome| outcome.points))?;
                Some((ending, won.len(), (*least).clone()))
            })
            .max_by_key(|(_, results, _)| *results);
        let Some((ending, _, result)) = ending else {
            return Err(Failure::new(say!(
                "simulate-no-ending",
                regulation = pack.id.as_str(),
                phase = phase
            )));
        };
        let claim = Claim { result: Some(result), ..Claim::new(Some(winner), &ending.id) };
        self.organizer(Wish::Settle { id, claim, reason: "simulation".to_owned() })?;
        Ok(())
    }

    /// Counts who had one loss or none in the Swiss rounds and still missed the cut just made.
    fn count_cut(&mut self) {
        let Some(stage) = self.tournament.stages().last() else { return };
        if !matches!(stage.plan, StagePlan::Elimination { .. }) {
            return;
        }
        let losses = losses(&self.tournament);
        let (mut one_loss, mut missed, mut unbeaten_missed) = (0, 0, 0);
        for (player, lost) in losses {
            let out = !stage.seeds.contains(&player);
            one_loss += u64::from(lost == 1);
            missed += u64::from(lost == 1 && out);
            unbeaten_missed += u64::from(lost == 0 && out);
        }
        self.tally.cuts += 1;
        self.tally.one_loss += one_loss;
        self.tally.one_loss_missed += missed;
        self.tally.cuts_with_a_miss += u64::from(missed > 0);
        self.tally.unbeaten_missed += unbeaten_missed;
    }

    /// Compares the final ranking with the strengths.
    fn count(&mut self, strengths: &[f64]) {
        let mut best: Vec<PersonId> = (1..=strengths.len() as u32).map(PersonId).collect();
        best.sort_by(|one, two| strengths[two.0 as usize - 1].total_cmp(&strengths[one.0 as usize - 1]));
        let ranked: Vec<PersonId> = self.tournament.ranking().into_iter().map(|place| place.player).collect();
        let place = best.first().and_then(|best| ranked.iter().position(|player| player == best));
        if let Some(place) = place {
            self.tally.count_place(place);
        }
        for (hits, size) in [(&mut self.tally.top_4, 4), (&mut self.tally.top_8, 8)] {
            let top = &ranked[..ranked.len().min(size)];
            *hits += best.iter().take(size).filter(|player| top.contains(player)).count() as u64;
        }
        self.tally.finished += 1;
        self.tally.players = strengths.len() as u64;
    }
}

/// How many Swiss games everybody lost.
fn losses(tournament: &Tournament) -> Vec<(PersonId, u32)> {
    let mut lost = vec![0; tournament.people().count()];
    let swiss = tournament.rounds().iter().filter(|round| round.kind == RoundKind::Swiss);
    for it in swiss.flat_map(|round| &round.matches) {
        for player in it.seats.players() {
            let side = it.outcome_of(player).and_then(|id| tournament.pack().outcome(id)).map(|it| it.side);
            if side == Some(Side::Lost) {
                lost[player.0 as usize] += 1;
            }
        }
    }
    tournament.players().map(|(id, ..)| (id, lost[id.0 as usize])).collect()
}
