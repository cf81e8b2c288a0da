//! What makes the pages an app on a phone: a manifest, icons, and the worker that answers without a network. These have addresses that
//! never change, so browsers ask for them again.

use crate::route::get;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

/// Everything an installed app asks for beside its pages.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let file = |kind: &'static str, body: &'static [u8]| get(move || std::future::ready(sent(kind, body)));
    Router::new()
        .route(
            "/manifest.webmanifest",
            file("application/manifest+json", include_bytes!("../assets/manifest.webmanifest")),
        )
        .route("/worker.js", file("text/javascript; charset=utf-8", include_bytes!("../assets/worker.js")))
        .route("/icon.svg", file("image/svg+xml", include_bytes!("../assets/icons/icon.svg")))
        .route("/icon-192.png", file("image/png", include_bytes!("../assets/icons/icon-192.png")))
        .route("/icon-512.png", file("image/png", include_bytes!("../assets/icons/icon-512.png")))
}

fn sent(kind: &'static str, body: &'static [u8]) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], body).into_response()
}
