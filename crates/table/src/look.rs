//! Who looks at a table: the phone's key, what it sees, and the stream that says when there is more.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use data_encoding::HEXLOWER;
use epic::sitting::{Sitting, View};
use futures_util::StreamExt;
use rooms::Room;
use rulebook::say;
use sha2::{Digest, Sha256};
use tokio_stream::wrappers::WatchStream;
use web::{Area, Inside, Page, Problem, Reader};

use crate::{TABLE, Tables, problem};

/// A table as one phone sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    pub(crate) code: String,
    pub(crate) version: u64,
    pub(crate) view: Arc<View>,
    /// The secret of this phone, if it has one; invitations follow from the host's.
    pub(crate) secret: Option<String>,
}

impl Area for Tables {
    type View = Seen;

    fn pages() -> &'static [Page<Tables, Seen>] {
        TABLE
    }

    async fn look(&self, code: &str, parts: &mut Parts) -> Result<Seen, Problem> {
        let room = self.room(code).await?;
        let secret = secret_of(&CookieJar::from_headers(&parts.headers), code);
        let snapshot = room.snapshot();
        let view = snapshot.state.seen_by(&digest(secret.as_deref().unwrap_or_default()));
        Ok(Seen { code: code.to_owned(), version: snapshot.version.0, view: Arc::new(view), secret })
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
            (Some(side), _, _) => Some(crate::page::name(reader, game, side)),
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

/// The cookie a phone keeps its secret of a table in.
pub(crate) fn cookie(code: &str) -> String {
    format!("table-{code}")
}

pub(crate) fn secret_of(cookies: &CookieJar, code: &str) -> Option<String> {
    cookies.get(&cookie(code)).map(|cookie| cookie.value().to_owned()).filter(|secret| !secret.is_empty())
}

/// What is stored of a secret; nothing for none.
pub(crate) fn digest(secret: &str) -> String {
    if secret.is_empty() { String::new() } else { HEXLOWER.encode(&Sha256::digest(secret.as_bytes())) }
}

/// The secret by which somebody is invited as that, made from the host's: only the host's phone can show it.
pub(crate) fn invitation(host: &str, role: &str) -> String {
    digest(&format!("{host}:{role}"))[..32].to_owned()
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
