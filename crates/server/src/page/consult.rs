//! Pages that nobody who plays may open while a round runs: figures, forecasts of the cut, archives. The rulebook says who.

use axum::http::StatusCode;
use rulebook::say;
use tournament::{PersonId, Tournament};
use web::Problem;

/// Refuses whoever is playing.
pub(super) fn check(tournament: &Tournament, person: Option<PersonId>) -> Result<(), Problem> {
    match person.and_then(|person| tournament.barred_from_material(person)) {
        None => Ok(()),
        Some(clause) => {
            let problem = Problem::new(StatusCode::FORBIDDEN, say!("consult-after-the-round"));
            Err(Problem { clause: Some(clause), ..problem })
        }
    }
}
