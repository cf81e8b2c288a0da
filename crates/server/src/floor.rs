//! A tournament moved by the program itself, without a browser: demonstrations and measurements.

use std::sync::Arc;

use access::links;
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
    pub async fn found(
        &self,
        pack: &regulations::Pack,
        name: &str,
        organizer: &str,
        settings: Settings,
        at: Moment,
    ) -> Result<Floor, Setback> {
        let room = self.app.hall.found_at(Arc::new(pack.clone()), name, organizer, settings, at).await?;
        Ok(Floor { app: self.app.clone(), room })
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
    pub async fn command(&self, by: Actor, at: Moment, wish: Wish) -> Result<Arc<Tournament>, Setback> {
        Ok(self.room.command_at(by, at, wish).await?.tournament)
    }

    /// A personal link for somebody of the tournament.
    pub async fn link_of(&self, person: PersonId) -> Option<String> {
        links::personal_link(&self.app.access, self.code(), person).await.ok()
    }

    /// An invitation for a marshal or a judge.
    pub async fn invitation(&self, role: StaffRole) -> Option<String> {
        joining::invite(&self.app, self.code(), role, &Secret::new().ok()?).await.ok()
    }
}
