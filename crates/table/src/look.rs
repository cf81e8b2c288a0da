//! Who looks at a table: the phone's key, what it sees, and the stream that says when there is more.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use access::BrowserKey;
use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use epic::sitting::{Sitting, View};
use futures_util::StreamExt;
use journal::Version;
use rooms::Room;
use rulebook::{Seed, say};
use tokio_stream::wrappers::WatchStream;
use web::reader::{LIVE_PATIENCE, wanted_version};
use web::{Area, Cookies, Inside, Page, Problem, Reader};

use crate::hosted::{self, AtMatch};
use crate::{TABLE, Tables, problem};

/// A table as one phone sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    pub(crate) code: String,
    pub(crate) version: u64,
    pub(crate) view: Arc<View>,
    /// The key of this phone; invitations follow from the host's.
    pub(crate) key: BrowserKey,
    /// What the table knows this phone by: a hash of its key, or the host's word at the table of a match.
    pub(crate) known_by: String,
    pub(crate) at_match: Option<Arc<AtMatch>>,
    /// The chance of the table, once its game is over; secret until then.
    pub(crate) secret: Option<Seed>,
}

impl Area for Tables {
    type View = Seen;

    fn pages() -> &'static [Page<Tables, Seen>] {
        TABLE
    }

    async fn look(&self, code: &str, parts: &mut Parts) -> Result<Seen, Problem> {
        let room = self.room(code).await?;
        if let Some(wanted) = wanted_version(&parts.headers) {
            room.at_least(Version(wanted), LIVE_PATIENCE).await;
        }
        let at_match = hosted::admitted(&room, parts).await?.map(Arc::new);
        let key = BrowserKey::of(&Cookies::of(&parts.headers));
        let snapshot = room.snapshot();
        let known_by = match &at_match {
            Some(at_match) => at_match.key.clone(),
            None => key.at(code).unwrap_or_default(),
        };
        let (version, view) = (snapshot.version.0, Arc::new(snapshot.state.seen_by(&known_by)));
        let secret = view.game.result().map(|_| room.seed().clone());
        Ok(Seen { code: code.to_owned(), version, view, key, known_by, at_match, secret })
    }
}

impl Tables {
    pub(crate) async fn room(&self, code: &str) -> Result<Arc<Room<Sitting>>, Problem> {
        self.rooms.room(code).await.map_err(problem::of)
    }
}

impl Seen {
    /// What surrounds the pages of this table.
    pub(crate) fn inside(&self, reader: &Reader) -> Inside {
        let game = &self.view.game;
        let who = match (self.view.you.only(), self.view.you.is_seated(), self.view.you.judge) {
            (Some(side), _, _) => Some(crate::names::name(reader, game, side)),
            (None, true, _) => Some(reader.say(&say!("table-you-both"))),
            (None, false, true) => Some(reader.say(&say!("table-you-judge"))),
            (None, false, false) => None,
        };
        Inside {
            live: format!("/table/{}/live", self.code),
            version: self.version,
            label: say!("table-nav-label"),
            who: who.map(|name| (name, format!("/table/{}", self.code))),
            told: None,
        }
    }
}

/// The event stream of a table: says its version, and nothing else.
pub(crate) async fn events(State(tables): State<Tables>, Path(code): Path<String>) -> Response {
    let room = match tables.room(&code).await {
        Ok(room) => room,
        Err(problem) => return problem.into_response(),
    };
    let versions = WatchStream::new(room.watch()).map(|snapshot| {
        let version = snapshot.version.0.to_string();
        Ok::<_, Infallible>(Event::default().event("version").id(version.clone()).data(version))
    });
    let until_stopped = versions.take_until(tables.stopping.clone().cancelled_owned());
    Sse::new(until_stopped).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}
