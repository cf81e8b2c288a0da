//! What somebody may look at while playing: rules documents yes, statistics, forecasts of the cut and lists no
//! (CT-3.4.2, PT-3.4.2, LT-3.4.2), until the own game is reported.

use axum::http::StatusCode;
use regulations::Topic;
use rulebook::{Clause, say};
use tournament::{PersonId, Progress, Tournament};

use crate::answer::Problem;

/// The clause that keeps somebody from looking now, if one does. A round begins when a leader starts it.
pub(super) fn barred(tournament: &Tournament, person: Option<PersonId>) -> Option<Clause> {
    let running = tournament.current_round().is_some_and(|round| round.progress == Progress::Running);
    let playing = running && person.is_some_and(|person| tournament.is_playing(person));
    playing.then(|| tournament.clause(Topic::NoOutsideMaterial))
}

/// Refuses whoever is playing.
pub(super) fn check(tournament: &Tournament, person: Option<PersonId>) -> Result<(), Problem> {
    match barred(tournament, person) {
        None => Ok(()),
        Some(clause) => {
            let problem = Problem::new(StatusCode::FORBIDDEN, say!("consult-after-your-game"));
            Err(Problem { clause: Some(clause), ..problem })
        }
    }
}
