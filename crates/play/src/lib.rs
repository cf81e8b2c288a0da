//! Conquest in the browser: the lobby, the tables, the board, the bots.
//!
//! It decides no rule: a form becomes a command of [`conquest::game`], a page is made from a
//! [`TableView`](conquest::game::TableView) and holds nothing else. Every answer is a fact in the journal before it is
//! acknowledged; a killed server comes back with the very question.
//!
//! Where to start: [`Play`] is what the area holds; `lobby`, `table` and `learn` are its pages, `board` draws the board, `forms` are what
//! people send, `hosted` is what tables of a tournament's matches have besides, `attend` sits at each table for the bots and the clock.
//!
//! **Invariants.** A page takes its content from a view, never from a state. Who a browser is at a table is decided in [`Look`] alone.
//! Bots think beside the async threads, behind permits.

#![forbid(unsafe_code)]

mod again;
mod asking;
mod attend;
mod board;
mod bots;
mod forms;
mod frame;
mod hint;
mod hosted;
mod learn;
mod lobby;
mod over;
mod report;
mod sitting;
mod table;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use access::BrowserKey;
use axum::Router;
use axum::http::request::Parts;
use conquest::game::{TableView, Viewer};
use conquest::{Game, Seat};
use journal::{Store, Version};
use rooms::{Room, Rooms, Snapshot};
use rulebook::{Live, say};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use web::assets::Asset;
use web::reader::{LIVE_PATIENCE, wanted_version};
use web::route::{get, get_and_post};
use web::{Area, Cookies, Page, Problem};

static STYLE: Asset = Asset::style(
    "play",
    concat!(
        include_str!("../assets/css/lobby.css"),
        include_str!("../assets/css/factions.css"),
        include_str!("../assets/css/table.css"),
        include_str!("../assets/css/planets.css"),
        include_str!("../assets/css/cards.css"),
        include_str!("../assets/css/answers.css"),
        include_str!("../assets/css/side.css"),
        include_str!("../assets/css/aids.css"),
        include_str!("../assets/css/learn.css"),
    ),
);
static SCRIPT: Asset = Asset::script(
    "play",
    concat!(
        include_str!("../assets/js/choose.js"),
        include_str!("../assets/js/read.js"),
        include_str!("../assets/js/motion.js"),
        include_str!("../assets/js/keys.js"),
        include_str!("../assets/js/windows.js"),
        include_str!("../assets/js/table.js"),
    ),
);
/// Stylesheet and script of the area.
pub static ASSETS: [&Asset; 2] = [&STYLE, &SCRIPT];

/// How many bots think at the same time.
const THINKING: usize = 2;

/// What the area holds.
#[derive(Clone, Debug)]
pub struct Play {
    rooms: Arc<Rooms<Game>>,
    desk: Arc<Desk>,
    public_url: Arc<str>,
    stopping: CancellationToken,
}

/// What all tables share.
#[derive(Debug)]
struct Desk {
    /// Tables somebody sits at for the bots and the clock.
    attended: Mutex<HashSet<String>>,
    permits: Semaphore,
    /// Who thinks about hints: beside the bots at the tables, which never wait for one.
    advisers: Semaphore,
}

/// One reader at one table.
#[derive(Clone, Debug)]
pub struct Look {
    code: String,
    room: Arc<Room<Game>>,
    snapshot: Snapshot<Game>,
    key: BrowserKey,
    seat: Option<Seat>,
    /// What is known of the match the table belongs to, if it belongs to one.
    at_match: Option<Arc<hosted::AtMatch>>,
}

static PAGES: &[Page<Play, Look>] = &[
    Page::at("/learn", || get(learn::door)),
    Page::at("/learn/{step}", || get_and_post(learn::step, learn::tried)),
    Page::at("/play", || get_and_post(lobby::page, forms::open)),
    Page::at("/play/take/{secret}", || get_and_post(lobby::take, lobby::taken)),
    Page::at("/play/{code}", || get(table::page)).listed(|| say!("play-nav-table")),
    Page::at("/play/{code}/log", || get(table::log)).listed(|| say!("play-log")),
    Page::at("/play/{code}/at/{answer}", || get(over::at)),
];

impl Play {
    /// The tables of that store. `public_url` stands in invitations.
    pub fn new(store: Store, public_url: &str, stopping: CancellationToken) -> Play {
        Play {
            rooms: Arc::new(Rooms::new(store)),
            desk: Arc::new(Desk {
                attended: Mutex::default(),
                permits: Semaphore::new(THINKING),
                advisers: Semaphore::new(1),
            }),
            public_url: public_url.trim_end_matches('/').into(),
            stopping,
        }
    }

    /// The pages, forms and events of the area.
    pub fn router(self) -> Router {
        let others = forms::routes().route("/play/{code}/live", get(table::events));
        let others = others
            .route("/play/{code}/game.json", get(over::file))
            .route("/play/{code}/report.json", get(report::file));
        Area::routes(self.clone(), others).with_state(self)
    }

    /// The pages of the area, for the server's register.
    pub fn pages() -> &'static [Page<Play, Look>] {
        PAGES
    }

    /// Goes on with every game that was under way when the server stopped.
    pub async fn resume(&self) {
        let Ok(listed) = self.rooms.list().await else { return };
        for table in listed.into_iter().filter(|table| table.summary.goes_on()) {
            if let Ok(room) = self.rooms.room(&table.code).await {
                attend::attend(self, &room);
            }
        }
    }

    fn is_secure(&self) -> bool {
        self.public_url.starts_with("https:")
    }

    fn attended(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.desk.attended.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Area for Play {
    type View = Look;

    fn pages() -> &'static [Page<Play, Look>] {
        PAGES
    }

    async fn look(&self, code: &str, parts: &mut Parts) -> Result<Look, Problem> {
        let cookies = Cookies::of(&parts.headers);
        let key = BrowserKey::of(&cookies);
        // A code that was read out is typed in small letters too.
        let code = &*code.to_ascii_uppercase();
        let room = self.rooms.room(code).await.map_err(asking::problem)?;
        if let Some(wanted) = wanted_version(&parts.headers) {
            room.at_least(Version(wanted), LIVE_PATIENCE).await;
        }
        let at_match = hosted::admitted(&room, parts).await?.map(Arc::new);
        attend::attend(self, &room);
        let snapshot = room.snapshot();
        let seat = match &at_match {
            Some(at_match) => at_match.seat(),
            None => seat_of(&key, code, &snapshot.state),
        };
        Ok(Look { code: code.to_owned(), room, snapshot, key, seat, at_match })
    }
}

impl Look {
    /// What this reader may see of the table.
    fn view(&self) -> TableView {
        Live::view(&*self.snapshot.state, &self.viewer())
    }

    fn viewer(&self) -> Viewer {
        match self.seat {
            Some(seat) => Viewer::Seat(seat),
            None if self.at_match.as_ref().is_some_and(|it| it.is_judge()) => Viewer::Judge,
            None => Viewer::Spectator,
        }
    }

    /// Whether this reader may open the record of the finished game, with both lists and hands.
    fn opens_record(&self) -> bool {
        self.at_match.as_ref().is_none_or(|it| it.admission.lists_open)
    }
}

/// The seat that browser has at a table.
fn seat_of(key: &BrowserKey, code: &str, game: &Game) -> Option<Seat> {
    let key = key.at(code)?;
    Seat::BOTH.into_iter().find(|seat| game.owner(*seat) == Some(key.as_str()))
}
