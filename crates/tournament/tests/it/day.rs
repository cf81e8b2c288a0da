//! A tournament under way with people called by name: what scenarios and laws drive.

use std::sync::Arc;

use rulebook::{Dice, Rulebook, Seed};
use tournament::{
    Actor, Command, Fact, Match, MatchId, Moment, PersonId, Progress, Refusal, Seats, Settings, Tournament,
    Wish,
};

/// A tournament, its dice, everything that was ever a fact of it, and the time.
#[derive(Clone)]
pub(crate) struct Day {
    pub(crate) tournament: Tournament,
    pub(crate) dice: Dice,
    pub(crate) history: Vec<Fact>,
    pub(crate) now: Moment,
}

impl Day {
    /// A tournament nobody has founded yet, at nine in the morning.
    pub(crate) fn under(pack: &str, seed: u8) -> Day {
        let pack = regulations::pack(pack).unwrap_or_else(|| panic!("no pack {pack}"));
        Day {
            tournament: Tournament::under(Arc::new(pack.clone())),
            dice: Dice::new(Seed::from_bytes([seed; 32])),
            history: Vec::new(),
            now: Moment(9 * 3_600_000),
        }
    }

    /// A tournament Mira has founded.
    pub(crate) fn founded(pack: &str, seed: u8, settings: Settings) -> Day {
        let mut day = Day::under(pack, seed);
        day.found("Mira", settings).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        day
    }

    pub(crate) fn found(&mut self, organizer: &str, settings: Settings) -> Result<Vec<Fact>, Refusal> {
        let commitment = self.dice.seed().commitment();
        let (name, organizer) = ("Open".to_owned(), organizer.to_owned());
        self.ask(Actor::Newcomer, Wish::Found { name, organizer, settings, commitment })
    }

    /// Asks; what is accepted is applied.
    pub(crate) fn ask(&mut self, by: Actor, wish: Wish) -> Result<Vec<Fact>, Refusal> {
        let facts = self.tournament.decide(&Command { by, at: self.now, wish }, &self.dice)?;
        for fact in &facts {
            self.tournament.apply(fact);
        }
        self.history.extend(facts.iter().cloned());
        Ok(facts)
    }

    /// Asks for something that must be accepted.
    pub(crate) fn must(&mut self, by: Actor, wish: Wish) {
        if let Err(refusal) = self.ask(by, wish.clone()) {
            panic!("{wish:?}: {refusal:?}");
        }
    }

    /// The organizer does something that must be accepted.
    pub(crate) fn lead(&mut self, wish: Wish) {
        self.must(Actor::Person(self.tournament.organizer()), wish);
    }

    pub(crate) fn enrol(&mut self, name: &str) -> PersonId {
        self.must(Actor::Newcomer, Wish::Enrol { key: None, name: name.to_owned(), team: None });
        self.person(name)
    }

    /// Closes registration and announces the plan.
    pub(crate) fn announce(&mut self) {
        self.lead(Wish::CloseRegistration);
        self.lead(Wish::AnnouncePlan);
    }

    pub(crate) fn person(&self, name: &str) -> PersonId {
        self.find(name).unwrap_or_else(|| panic!("nobody is called {name}"))
    }

    pub(crate) fn find(&self, name: &str) -> Option<PersonId> {
        self.tournament.people().find(|(_, person)| person.name == name).map(|(id, _)| id)
    }

    /// The newest match these two (or, for a bye, this one) sit in.
    pub(crate) fn meeting(&self, one: &str, two: Option<&str>) -> Option<(MatchId, &Match)> {
        let (one, two) = (self.find(one)?, two.map(|two| self.person(two)));
        self.matches().rev().find(|(_, it)| match it.seats {
            Seats::Pair(..) => two.is_some_and(|two| it.seats.opponent_of(one) == Some(two)),
            Seats::Bye(player) => two.is_none() && player == one,
            Seats::Nobody(..) => false,
        })
    }

    pub(crate) fn matches(&self) -> impl DoubleEndedIterator<Item = (MatchId, &Match)> {
        self.tournament.rounds().iter().flat_map(|round| {
            round.matches.iter().enumerate().map(|(place, it)| {
                (MatchId { round: round.number, place: u16::try_from(place).expect("few matches") }, it)
            })
        })
    }

    /// The matches of the round under way that still lack a result.
    pub(crate) fn open(&self) -> Vec<MatchId> {
        let Some(round) = self.tournament.current_round() else { return Vec::new() };
        if round.progress == Progress::Drawn {
            return Vec::new();
        }
        let here = self.matches().filter(|(id, _)| id.round == round.number);
        here.filter(|(_, it)| it.result.is_none()).map(|(id, _)| id).collect()
    }
}
