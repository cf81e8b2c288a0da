//! Who may see a deck list, and when: leaders, its own player, and whom the tournament says; nobody who plays in the round
//! under way (CT-3.4.2, LT-3.4.2: outside material; reading taken: the own list is outside material too).

use axum::http::StatusCode;
use regulations::Topic;
use rulebook::{Saying, say};
use tournament::{DeckVisibility, Desk, PersonId, Progress, Round, Tournament};

use crate::answer::Problem;

/// Why a list is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hidden {
    /// The reader plays in the round under way.
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
    pub(super) fn saying(self) -> Saying {
        match self {
            Hidden::PlaysNow => say!("deck-hidden-playing"),
            Hidden::Leaders => say!("deck-hidden-leaders"),
            Hidden::UntilTheEnd => say!("deck-hidden-until-end"),
            Hidden::UntilClosed => say!("deck-hidden-until-closed"),
            Hidden::DuringRounds => say!("deck-hidden-during-rounds"),
        }
    }

    /// As an answer; what rests on a clause names it.
    pub(super) fn problem(self, tournament: &Tournament) -> Problem {
        let clause = matches!(self, Hidden::PlaysNow | Hidden::DuringRounds)
            .then(|| tournament.clause(Topic::NoOutsideMaterial));
        Problem { clause, ..Problem::new(StatusCode::FORBIDDEN, self.saying()) }
    }
}

/// Whether somebody may see a player's list now.
pub(super) fn may_see(
    tournament: &Tournament,
    reader: Option<PersonId>,
    owner: PersonId,
) -> Result<(), Hidden> {
    if reader.is_some_and(|reader| plays_now(tournament, reader)) {
        return Err(Hidden::PlaysNow);
    }
    if reader.is_some_and(|reader| reader == owner || tournament.is_leader(reader)) {
        return Ok(());
    }
    may_everybody(tournament)
}

/// Whether everybody who does not play may see all lists now.
pub(super) fn may_everybody(tournament: &Tournament) -> Result<(), Hidden> {
    match tournament.settings().deck_visibility {
        _ if tournament.desk() == Desk::Finished
            && tournament.settings().deck_visibility != DeckVisibility::Leaders =>
        {
            Ok(())
        }
        DeckVisibility::Leaders => Err(Hidden::Leaders),
        DeckVisibility::AfterTheEnd => Err(Hidden::UntilTheEnd),
        DeckVisibility::Open if tournament.desk() < Desk::RegistrationClosed => Err(Hidden::UntilClosed),
        DeckVisibility::Open if under_way(tournament).is_some() => Err(Hidden::DuringRounds),
        DeckVisibility::Open => Ok(()),
    }
}

/// Whether somebody has a seat in the round under way. The round counts, not only the game: who is done early still may
/// not consult anything (LT-3.4.1, strict reading).
pub(super) fn plays_now(tournament: &Tournament, person: PersonId) -> bool {
    let still_in = |person| {
        let entry = tournament.person(person).and_then(|it| it.entry.as_ref());
        entry.is_some_and(tournament::Entry::is_active)
    };
    let seated = |round: &Round| round.matches.iter().any(|it| it.seats.seats(person));
    under_way(tournament).is_some_and(seated) && still_in(person)
}

/// The round everybody has seen and that is not closed.
fn under_way(tournament: &Tournament) -> Option<&Round> {
    tournament.current_round().filter(|round| round.progress > Progress::Drawn)
}
