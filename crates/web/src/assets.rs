//! Stylesheets and scripts, embedded, named by their content so that browsers may keep them for ever.
//!
//! An area declares its own as statics, links them from its pages ([`Frame::styled`](crate::Frame::styled),
//! [`Frame::running`](crate::Frame::running)) and lists them for the router:
//!
//! ```
//! use web::assets::{self, Asset};
//!
//! static BOARD: Asset = Asset::script("board", "export {};");
//! static STYLE: Asset = Asset::style("board", ".board-planet { display: grid }");
//! pub static ASSETS: [&Asset; 2] = [&BOARD, &STYLE];
//!
//! let router: axum::Router = assets::routes(ASSETS.into_iter());
//! assert!(BOARD.address().starts_with("/assets/board-"));
//! ```

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use crate::route::get;
use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::Problem;

/// What every page has: tokens, elements, frame and components. Later layers win, whatever their order here.
pub static STYLE: Asset = Asset::style(
    "marshal",
    concat!(
        include_str!("../assets/css/tokens.css"),
        include_str!("../assets/css/elements.css"),
        include_str!("../assets/css/frame.css"),
        include_str!("../assets/css/sheets.css"),
        include_str!("../assets/css/layout.css"),
        include_str!("../assets/css/lists.css"),
        include_str!("../assets/css/marks.css"),
        include_str!("../assets/css/actions.css"),
        include_str!("../assets/css/moments.css"),
        include_str!("../assets/css/match.css"),
        include_str!("../assets/css/print.css"),
    ),
);
/// Keeps a page up to date; every page has it.
pub static LIVE: Asset = Asset::script("live", include_str!("../assets/live.js"));
/// Keeps clocks right.
pub static CLOCK: Asset = Asset::script("clock", include_str!("../assets/clock.js"));
/// Keeps a page for moments without a network, and what could not be sent.
pub static OFFLINE: Asset = Asset::script("offline", include_str!("../assets/offline.js"));
/// The assets of the frame.
pub static ASSETS: [&Asset; 4] = [&STYLE, &LIVE, &CLOCK, &OFFLINE];

/// A stylesheet or a script.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    ending: &'static str,
    kind: &'static str,
    body: &'static str,
    file: OnceLock<String>,
}

impl Asset {
    /// A stylesheet of that name.
    pub const fn style(name: &'static str, body: &'static str) -> Asset {
        Asset { name, ending: "css", kind: "text/css; charset=utf-8", body, file: OnceLock::new() }
    }

    /// A script of that name.
    pub const fn script(name: &'static str, body: &'static str) -> Asset {
        Asset { name, ending: "js", kind: "text/javascript; charset=utf-8", body, file: OnceLock::new() }
    }

    /// Where it is served.
    pub fn address(&self) -> String {
        format!("/assets/{}", self.file())
    }

    fn file(&self) -> &str {
        self.file.get_or_init(|| {
            let hash = HEXLOWER.encode(&Sha256::digest(self.body.as_bytes())[..8]);
            format!("{}-{hash}.{}", self.name, self.ending)
        })
    }
}

impl IntoResponse for &'static Asset {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_TYPE, self.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
        (headers, self.body).into_response()
    }
}

/// Serves these assets. A server has one such route, with those of all its areas.
pub fn routes<S: Clone + Send + Sync + 'static>(all: impl Iterator<Item = &'static Asset>) -> Router<S> {
    let all: Arc<HashMap<&'static str, &'static Asset>> =
        Arc::new(all.map(|asset| (asset.file(), asset)).collect());
    let serve =
        async move |Path(name): Path<String>| all.get(name.as_str()).copied().ok_or_else(Problem::not_found);
    Router::new().route("/assets/{name}", get(serve))
}
