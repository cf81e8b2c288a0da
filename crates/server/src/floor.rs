//! A tournament moved by the program itself, without a browser: demonstrations and measurements.

use std::sync::Arc;

use access::links;
use journal::BoxFuture;
use tournament::{Actor, Moment, PersonId, Settings, StaffRole, Tournament, Wish};
use web::secret::Secret;

use crate::hall::Room;
pub use crate::hall::Setback;
use crate::{App, Server, joining};

/// One tournament of a server, with the hands on it that its organizer has.
#[derive(Debug)]
pub struct Floor {
    app: App,
    room: Room,
}

impl Server {
    /// Founds a tournament. The organizer is its person 0.
    pub fn found<'a>(
        &'a self,
        pack: &'a regulations::Pack,
        name: &'a str,
        organizer: &'a str,
        settings: Settings,
        at: Moment,
    ) -> BoxFuture<'a, Result<Floor, Setback>> {
        Box::pin(async move {
            let room = self.app.hall.found_at(Arc::new(pack.clone()), name, organizer, settings, at).await?;
            Ok(Floor { app: self.app.clone(), room })
        })
    }
}

impl Floor {
    /// Its code.
    pub fn code(&self) -> &str {
        self.room.code()
    }

    /// The tournament as it stands.
    pub fn tournament(&self) -> Arc<Tournament> {
        self.room.snapshot().tournament
    }

    /// Carries out a command as of that moment; moments before the last step count as that step's.
    pub fn command(
        &self,
        by: Actor,
        at: Moment,
        wish: Wish,
    ) -> BoxFuture<'_, Result<Arc<Tournament>, Setback>> {
        Box::pin(async move { Ok(self.room.command_at(by, at, wish).await?.tournament) })
    }

    /// A personal link for somebody of the tournament.
    pub fn link_of(&self, person: PersonId) -> BoxFuture<'_, Option<String>> {
        Box::pin(async move { links::personal_link(&self.app.access, self.code(), person).await.ok() })
    }

    /// An invitation for a marshal or a judge.
    pub fn invitation(&self, role: StaffRole) -> BoxFuture<'_, Option<String>> {
        Box::pin(
            async move { joining::invite(&self.app, self.code(), role, &Secret::new().ok()?).await.ok() },
        )
    }
}
