//! Answers are packed (gzip) for whoever takes them so: whole, before the first byte is sent.
//!
//! Everything but event streams is made whole, so nothing is gained by packing while sending; and what packs takes 300 KB, which
//! each of two thousand phones on a slow network would hold until its page is through.

use std::io::Write;
use std::sync::LazyLock;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use web::permits::Permits;

/// What is shorter fits into one packet as it is.
const LEAST_BYTES: u64 = 1024;
/// What is longer is packed beside everything else, and only so many of them at a time: each keeps a thread busy for as long as
/// whoever asks likes to make it.
const MANY_BYTES: usize = 256 * 1024;
static LONG_ONES: LazyLock<Permits> = LazyLock::new(Permits::half_the_cores);

/// The layer.
pub(crate) async fn packed(request: Request, next: Next) -> Response {
    let wanted = takes_gzip(request.headers());
    let (mut parts, body) = next.run(request).await.into_parts();
    let length = body.size_hint().exact().filter(|it| *it >= LEAST_BYTES && is_loose(&parts.headers));
    let Some(length) = length else { return Response::from_parts(parts, body) };
    parts.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    if !wanted {
        return Response::from_parts(parts, body);
    }
    let Ok(plain) = to_bytes(body, length as usize).await else {
        tracing::error!("an answer that was made whole could not be read");
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let Some(packed) = gzip(plain.clone(), Compression::fast()).await else {
        return Response::from_parts(parts, Body::from(plain));
    };
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(packed))
}

/// Those bytes packed. Writing into memory does not fail; should it ever, they go out as they are.
pub(crate) async fn gzip(plain: Bytes, effort: Compression) -> Option<Bytes> {
    if plain.len() > MANY_BYTES {
        LONG_ONES.run(move || pressed(&plain, effort)).await.ok()?
    } else {
        pressed(&plain, effort)
    }
}

fn pressed(plain: &[u8], effort: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 3), effort);
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// Whether something of this kind becomes shorter.
fn is_loose(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).map_or(&[][..], HeaderValue::as_bytes);
    let picture = kind.starts_with(b"image/") && !kind.starts_with(b"image/svg");
    !picture && !headers.contains_key(CONTENT_ENCODING) && !headers.contains_key(CONTENT_RANGE)
}

/// Whether whoever asks takes gzip.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    headers.get_all(ACCEPT_ENCODING).iter().any(|accepted| {
        accepted.to_str().is_ok_and(|accepted| {
            accepted.split(',').any(|one| {
                let mut parts = one.split(';').map(str::trim);
                parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"))
                    && parts.all(|weight| !is_never(weight))
            })
        })
    })
}

/// Whether a weight says not at all: `q=0`, `q=0.000`.
fn is_never(weight: &str) -> bool {
    let value = weight.strip_prefix("q=").or_else(|| weight.strip_prefix("Q="));
    value.is_some_and(|value| {
        value.starts_with('0') && value.bytes().all(|digit| matches!(digit, b'0' | b'.'))
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::Router;
    use axum::http::header::HeaderName;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tower::ServiceExt;

    use super::*;

    const LONG: usize = 300 * 1024;

    async fn asked(path: &str, accepted: &str) -> (HeaderMap, Bytes) {
        let of_kind =
            |kind: &'static str, length: usize| ([(CONTENT_TYPE, kind)], "a page ".repeat(length / 7));
        let routes = Router::new()
            .route("/page", get(move || async move { of_kind("text/html; charset=utf-8", 9000) }))
            .route("/long", get(move || async move { of_kind("application/json", LONG) }))
            .route("/short", get(move || async move { of_kind("text/html", 700) }))
            .route("/picture", get(move || async move { of_kind("image/png", 9000) }))
            .route("/drawing", get(move || async move { of_kind("image/svg+xml", 9000) }))
            .route("/packed", get(|| async { ([(CONTENT_ENCODING, "br")], vec![0_u8; 9000]) }))
            .layer(from_fn(packed));
        let request = Request::get(path).header(ACCEPT_ENCODING, accepted).body(Body::empty()).unwrap();
        let response = routes.oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let (parts, body) = response.into_parts();
        (parts.headers, to_bytes(body, LONG).await.unwrap())
    }

    fn said(headers: &HeaderMap, name: HeaderName) -> &str {
        headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn whoever_takes_it_gets_it_packed_and_whole() {
        for (path, length) in [("/page", 9000), ("/long", LONG), ("/drawing", 9000)] {
            let (headers, body) = asked(path, "br, gzip;q=0.5").await;
            assert_eq!(said(&headers, CONTENT_ENCODING), "gzip", "{path}");
            assert_eq!(said(&headers, VARY), "accept-encoding", "{path}");
            assert_eq!(said(&headers, CONTENT_LENGTH), body.len().to_string(), "of what is sent");
            let mut plain = String::new();
            flate2::read::GzDecoder::new(&body[..]).read_to_string(&mut plain).unwrap();
            assert_eq!(plain, "a page ".repeat(length / 7), "{path}");
        }
    }

    #[tokio::test]
    async fn whoever_does_not_gets_it_as_it_is_and_no_cache_confuses_them() {
        for accepted in ["", "identity", "br", "gzip;q=0", "gzip; q=0.00"] {
            let (headers, body) = asked("/page", accepted).await;
            assert_eq!((said(&headers, CONTENT_ENCODING), body.len()), ("", 8995), "{accepted:?}");
            assert_eq!(said(&headers, VARY), "accept-encoding", "{accepted:?}");
        }
    }

    #[tokio::test]
    async fn what_is_short_or_packed_already_is_left_alone() {
        for (path, encoding) in [("/short", ""), ("/picture", ""), ("/packed", "br")] {
            let (headers, _) = asked(path, "gzip").await;
            assert_eq!((said(&headers, CONTENT_ENCODING), said(&headers, VARY)), (encoding, ""), "{path}");
        }
    }
}
