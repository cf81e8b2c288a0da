//! A tournament as one reader may see it: the newest version, who is asking, and what is not yet for everybody.

use access::Visitor;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use tournament::{PersonId, Progress, Round, RoundNo, Tournament};
use web::Problem;

use super::tagged;
use crate::App;
use crate::hall::{Room, Snapshot};

/// What a reader sees of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    pub(crate) room: Room,
    pub(crate) snapshot: Snapshot,
    /// Who is asking, as far as that person's token lets more than the public be seen.
    pub(crate) person: Option<PersonId>,
}

impl Sight {
    /// Of that tournament, for whoever asks.
    pub(crate) async fn of(app: &App, visitor: &Visitor, code: &str) -> Result<Sight, Problem> {
        let room = app.hall.room(code).await?;
        let person = visitor.reading(code).await?;
        Ok(Sight { snapshot: room.snapshot().own_view(person), room, person })
    }

    pub(crate) fn tournament(&self) -> &Tournament {
        &self.snapshot.tournament
    }

    /// Whether the reader is a leader on duty.
    pub(crate) fn leads(&self) -> bool {
        self.person.is_some_and(|person| self.tournament().is_leader(person))
    }

    /// Whether the reader is the organizer.
    pub(crate) fn organizes(&self) -> bool {
        self.person == Some(self.tournament().organizer())
    }

    /// The rounds this reader may see: a draw that is not published is the organizer's alone.
    pub(crate) fn rounds(&self) -> impl Iterator<Item = &Round> {
        let all = self.organizes();
        self.tournament().rounds().iter().filter(move |round| all || round.progress > Progress::Drawn)
    }

    /// One round, if this reader may see it.
    pub(crate) fn round(&self, number: RoundNo) -> Result<&Round, Problem> {
        self.rounds().find(|round| round.number == number).ok_or_else(Problem::not_found)
    }

    /// An answer under the tag of this version and this reader.
    pub(crate) fn answer<T: Serialize>(&self, headers: HeaderMap, value: &T) -> Response {
        let reader = self.person.map_or_else(|| "-".to_owned(), |person| person.to_string());
        tagged(&format!("{}.{reader}", self.snapshot.version), headers, value)
    }
}
