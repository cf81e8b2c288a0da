//! The stylesheet and the script, embedded, named by their content so that browsers may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::answer::Problem;

struct Asset {
    name: String,
    kind: &'static str,
    body: &'static str,
}

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    asset("marshal", "css", "text/css; charset=utf-8", include_str!("../assets/marshal.css"))
});
static LIVE: LazyLock<Asset> = LazyLock::new(|| {
    asset("live", "js", "text/javascript; charset=utf-8", include_str!("../assets/live.js"))
});

/// The address of the stylesheet.
pub(crate) fn style() -> String {
    format!("/assets/{}", STYLE.name)
}

/// The address of the script.
pub(crate) fn live() -> String {
    format!("/assets/{}", LIVE.name)
}

/// Serves an asset.
pub(crate) async fn serve(Path(name): Path<String>) -> Response {
    match [&*STYLE, &*LIVE].into_iter().find(|asset| asset.name == name) {
        Some(asset) => {
            let headers =
                [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.body).into_response()
        }
        None => Problem::not_found().into_response(),
    }
}

fn asset(name: &str, ending: &str, kind: &'static str, body: &'static str) -> Asset {
    let hash = HEXLOWER.encode(&Sha256::digest(body.as_bytes())[..8]);
    Asset { name: format!("{name}-{hash}.{ending}"), kind, body }
}
