//! What makes the pages an app on a phone: a manifest, icons, and the worker that answers without a network. These have addresses that
//! never change, so browsers ask for them again.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

const MANIFEST: &str = r##"{
  "name": "Marshal",
  "short_name": "Marshal",
  "id": "/",
  "start_url": "/",
  "scope": "/",
  "display": "standalone",
  "background_color": "#f7f4ee",
  "theme_color": "#fffdf9",
  "icons": [
    { "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml" },
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ]
}
"##;

/// Everything an installed app asks for beside its pages.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let file = |kind: &'static str, body: &'static [u8]| get(move || std::future::ready(sent(kind, body)));
    Router::new()
        .route("/manifest.webmanifest", file("application/manifest+json", MANIFEST.as_bytes()))
        .route("/worker.js", file("text/javascript; charset=utf-8", include_bytes!("../assets/worker.js")))
        .route("/icon.svg", file("image/svg+xml", include_bytes!("../assets/icons/icon.svg")))
        .route("/icon-192.png", file("image/png", include_bytes!("../assets/icons/icon-192.png")))
        .route("/icon-512.png", file("image/png", include_bytes!("../assets/icons/icon-512.png")))
}

fn sent(kind: &'static str, body: &'static [u8]) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], body).into_response()
}
