//! The map on a phone between two players: tables one plays at, and the builder for armies.
//!
//! An area of the server. It decides no rule: a form becomes a wish, `epic::sitting` says what is so or why not, a page shows what
//! one phone sees of it. Every page works without a script; with one (`assets/table.js`) markers are dragged, the map is
//! zoomed and measured, and a place says while it is looked for whether it is good.
//!
//! Where to start: [`Tables`] is what the area holds; `page/` the screens of a table, `act.rs` what its forms may ask, `armies/`
//! the builder.

#![forbid(unsafe_code)]

mod act;
mod armies;
mod door;
mod drawn;
mod hosted;
mod laid;
mod look;
mod map;
mod names;
mod packed;
mod page;
mod problem;
mod record;
mod typed_in;
mod wanted;

use std::sync::Arc;

use axum::Router;
use axum::response::{Html, IntoResponse, Response};
use epic::sitting::Sitting;
use journal::Store;
use maud::Markup;
use rooms::Rooms;
use rulebook::say;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use web::assets::Asset;
use web::route::{get, get_and_post};
use web::{Area, Page, Place, Problem, Register};

pub use look::Seen;

/// A page on its way to a browser.
pub(crate) struct Shown(Markup);

impl From<Markup> for Shown {
    fn from(markup: Markup) -> Shown {
        Shown(markup)
    }
}

impl IntoResponse for Shown {
    fn into_response(self) -> Response {
        Html(self.0.into_string()).into_response()
    }
}

static STYLE: Asset = Asset::style(
    "table",
    concat!(
        include_str!("../assets/css/table.css"),
        include_str!("../assets/css/map.css"),
        include_str!("../assets/css/draw.css"),
        include_str!("../assets/css/army.css"),
    ),
);
static SCRIPT: Asset = Asset::script(
    "table",
    concat!(
        include_str!("../assets/labels.js"),
        include_str!("../assets/magnets.js"),
        include_str!("../assets/draw.js"),
        include_str!("../assets/table.js"),
    ),
);
/// The stylesheet and the script of the area.
pub static ASSETS: [&Asset; 2] = [&STYLE, &SCRIPT];

/// How many tables and armies are made at once.
const AT_ONCE: usize = 2;

/// What the area holds.
#[derive(Clone, Debug)]
pub struct Tables {
    rooms: Arc<Rooms<Sitting>>,
    public_url: Arc<str>,
    stopping: CancellationToken,
    /// Permits for what takes a while to make: tables and armies.
    making: Arc<Semaphore>,
}

impl Tables {
    /// The tables of that store, reached at that address; event streams end when the token is cancelled.
    pub fn new(store: Store, public_url: &str, stopping: CancellationToken) -> Tables {
        let making = Arc::new(Semaphore::new(AT_ONCE));
        Tables { rooms: Arc::new(Rooms::new(store)), public_url: Arc::from(public_url), stopping, making }
    }

    /// Makes something that takes a while, beside everything else and with few others at once.
    pub(crate) async fn making<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let broken = || Problem::internal("something could not be made".to_owned());
        let _permit = self.making.acquire().await.map_err(|_| broken())?;
        rooms::beside(make).await.ok_or_else(broken)?
    }
}

/// The pages of a table.
static TABLE: &[Page<Tables, Seen>] = &[
    Page::at("/table/{code}", || get(page::show)).listed(|| say!("table-nav-table")),
    Page::at("/table/{code}/forces", || get(page::forces::show)).listed(|| say!("table-nav-forces")),
    Page::at("/table/{code}/told", || get(page::told::show)).listed(|| say!("table-nav-told")),
    Page::at("/table/{code}/join/{secret}", || get_and_post(door::join_page, door::join)),
    Page::at("/table/{code}/seat/{secret}", || get_and_post(door::seat_page, door::take_seat)),
    Page::at("/table/{code}/judge/{secret}", || get_and_post(door::judge_page, door::sit_as_judge)),
];

/// The pages outside of any table.
static HOUSE: &[Page<Tables, ()>] = &[
    Page::at("/table", || get_and_post(door::show, door::open)).listed(|| say!("table-nav-house")),
    Page::at("/armies", || get(armies::lists)).listed(|| say!("armies-title")),
    Page::at("/armies/{list}", || get_and_post(armies::show, armies::edit)),
];

/// All routes of the area but the event stream.
pub fn routes(tables: Tables) -> Router {
    let others = Router::new()
        .route("/table/{code}/act", get_and_post(act::back, act::act))
        .route("/table/{code}/judged", get(map::judged))
        .route("/table/{code}/ground.svg", get(map::ground))
        .route("/table/{code}/outlines.json", get(map::outlines))
        .route("/table/{code}/sheet.svg", get(map::sheet))
        .route("/table/{code}/record.json", get(record::file))
        .route("/armies/{list}/roster.json", get(armies::file));
    let house = HOUSE.iter().fold(others, |routes, page| routes.route(page.path, (page.route)()));
    tables.clone().routes(house).with_state(tables)
}

/// The event stream, which outlasts what is said about how long a request may take.
pub fn live_routes(tables: Tables) -> Router {
    Router::new().route("/table/{code}/live", get(look::events)).with_state(tables)
}

/// The pages of the area, for the register of the server.
pub fn register(register: Register) -> Register {
    register.with(TABLE).with(HOUSE)
}

/// Where everybody may go.
pub fn house() -> Vec<Place> {
    web::page::places(HOUSE, "", &())
}
