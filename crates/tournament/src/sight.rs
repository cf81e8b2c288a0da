//! What somebody may look at, and when: no outside material for those who play in a running round (CT-3.4.2, LT-3.4.2), and
//! deck lists for whom the tournament says.
//!
//! Readings adopted: a round runs from its start by a leader until it is closed, for everybody seated in it. Who has finished
//! early, has a bye, or leads besides playing is barred like the others (LT-3.4.1); the own deck list is outside material too.

use regulations::Topic;
use rulebook::{Clause, Saying, say};

use crate::ids::PersonId;
use crate::model::Progress;
use crate::settings::DeckVisibility;
use crate::state::{Desk, Tournament};

/// Why a deck list is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden {
    /// The reader plays in the running round.
    PlaysNow,
    /// Only leaders and the player see it.
    Leaders,
    /// Everybody sees it once the tournament is over.
    UntilTheEnd,
    /// Everybody sees it once registration is closed.
    UntilClosed,
    /// Everybody sees it between rounds.
    DuringRounds,
}

impl Hidden {
    /// The reason, in words.
    pub fn saying(self) -> Saying {
        match self {
            Hidden::PlaysNow => say!("deck-hidden-playing"),
            Hidden::Leaders => say!("deck-hidden-leaders"),
            Hidden::UntilTheEnd => say!("deck-hidden-until-end"),
            Hidden::UntilClosed => say!("deck-hidden-until-closed"),
            Hidden::DuringRounds => say!("deck-hidden-during-rounds"),
        }
    }

    /// The clause it rests on; what the organizer chose rests on none.
    pub fn clause(self, tournament: &Tournament) -> Option<Clause> {
        let by_clause = matches!(self, Hidden::PlaysNow | Hidden::DuringRounds);
        by_clause.then(|| tournament.clause(Topic::NoOutsideMaterial))
    }
}

impl Tournament {
    /// The clause that keeps somebody from consulting anything but rules now, if one does.
    pub fn barred_from_material(&self, person: PersonId) -> Option<Clause> {
        let round = self.current_round().filter(|round| round.progress == Progress::Running)?;
        let seated = round.matches.iter().any(|it| it.seats.seats(person));
        let entry = self.person(person).and_then(|it| it.entry.as_ref());
        let plays = seated && entry.is_some_and(crate::model::Entry::is_active);
        plays.then(|| self.clause(Topic::NoOutsideMaterial))
    }

    /// Whether somebody (or, without a reader, just anybody) may see a player's deck list now.
    pub fn may_see_list(&self, reader: Option<PersonId>, owner: PersonId) -> Result<(), Hidden> {
        self.may_see_lists_at_all(reader)?;
        if reader.is_some_and(|reader| reader == owner || self.is_leader(reader)) {
            return Ok(());
        }
        self.everybody_may_see_lists()
    }

    /// Whether somebody may see everybody's deck list now.
    pub fn may_see_lists(&self, reader: Option<PersonId>) -> Result<(), Hidden> {
        self.may_see_lists_at_all(reader)?;
        if reader.is_some_and(|reader| self.is_leader(reader)) {
            return Ok(());
        }
        self.everybody_may_see_lists()
    }

    fn may_see_lists_at_all(&self, reader: Option<PersonId>) -> Result<(), Hidden> {
        let barred = reader.and_then(|reader| self.barred_from_material(reader));
        barred.map_or(Ok(()), |_| Err(Hidden::PlaysNow))
    }

    fn everybody_may_see_lists(&self) -> Result<(), Hidden> {
        let running = self.current_round().is_some_and(|round| round.progress == Progress::Running);
        match self.settings.deck_visibility {
            DeckVisibility::Leaders => Err(Hidden::Leaders),
            _ if self.desk == Desk::Finished => Ok(()),
            DeckVisibility::AfterTheEnd => Err(Hidden::UntilTheEnd),
            DeckVisibility::Open if self.desk < Desk::RegistrationClosed => Err(Hidden::UntilClosed),
            DeckVisibility::Open if running => Err(Hidden::DuringRounds),
            DeckVisibility::Open => Ok(()),
        }
    }
}
