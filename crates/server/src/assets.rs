//! The stylesheet and the scripts, embedded, named by their content so that browsers may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::answer::Problem;

/// One stylesheet of many files: each area of the screens keeps its own, rules for wide screens and paper come last.
const STYLES: &str = concat!(
    include_str!("../assets/css/tokens.css"),
    include_str!("../assets/css/elements.css"),
    include_str!("../assets/css/frame.css"),
    include_str!("../assets/css/components.css"),
    include_str!("../assets/css/clock.css"),
    include_str!("../assets/css/judge.css"),
    include_str!("../assets/css/outlook.css"),
    include_str!("../assets/css/display.css"),
    include_str!("../assets/css/decks.css"),
    include_str!("../assets/css/desk.css"),
    include_str!("../assets/css/api.css"),
    include_str!("../assets/css/paper.css"),
    include_str!("../assets/css/media.css"),
);

struct Asset {
    name: String,
    kind: &'static str,
    body: &'static str,
}

static STYLE: LazyLock<Asset> = LazyLock::new(|| asset("marshal", "css", "text/css; charset=utf-8", STYLES));
static LIVE: LazyLock<Asset> = LazyLock::new(|| script("live", include_str!("../assets/live.js")));
static DESK: LazyLock<Asset> = LazyLock::new(|| script("desk", include_str!("../assets/desk.js")));

static CLOCK: LazyLock<Asset> = LazyLock::new(|| script("clock", include_str!("../assets/clock.js")));
static MOMENTS: LazyLock<Asset> = LazyLock::new(|| script("moments", include_str!("../assets/moments.js")));
static DISPLAY: LazyLock<Asset> = LazyLock::new(|| script("display", include_str!("../assets/display.js")));
static DECK: LazyLock<Asset> = LazyLock::new(|| script("deck", include_str!("../assets/deck.js")));

/// Everything that is served.
static ALL: [&LazyLock<Asset>; 7] = [&STYLE, &LIVE, &CLOCK, &MOMENTS, &DISPLAY, &DECK, &DESK];

/// The address of the stylesheet.
pub(crate) fn style() -> String {
    format!("/assets/{}", STYLE.name)
}

/// The address of the script every page has.
pub(crate) fn live() -> String {
    format!("/assets/{}", LIVE.name)
}

/// The address of the script that keeps clocks right.
pub(crate) fn clock() -> String {
    format!("/assets/{}", CLOCK.name)
}

/// The address of the script that shows moments in the reader's own time.
pub(crate) fn moments() -> String {
    format!("/assets/{}", MOMENTS.name)
}

/// The address of the script that pages a display.
pub(crate) fn display() -> String {
    format!("/assets/{}", DISPLAY.name)
}

/// The address of the script of deck pages.
pub(crate) fn deck() -> String {
    format!("/assets/{}", DECK.name)
}

/// The address of the script of the desk and of forms with a preview.
pub(crate) fn desk() -> String {
    format!("/assets/{}", DESK.name)
}

/// Serves an asset.
pub(crate) async fn serve(Path(name): Path<String>) -> Response {
    match ALL.into_iter().find(|asset| asset.name == name) {
        Some(asset) => {
            let headers =
                [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.body).into_response()
        }
        None => Problem::not_found().into_response(),
    }
}

fn script(name: &str, body: &'static str) -> Asset {
    asset(name, "js", "text/javascript; charset=utf-8", body)
}

fn asset(name: &str, ending: &str, kind: &'static str, body: &'static str) -> Asset {
    let hash = HEXLOWER.encode(&Sha256::digest(body.as_bytes())[..8]);
    Asset { name: format!("{name}-{hash}.{ending}"), kind, body }
}
