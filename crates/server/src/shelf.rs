//! The shelf: public pages that are the same for every reader without a place in the tournament, made and compressed once.
//!
//! A round is published and two thousand phones ask for the pairings in the same second. The first request makes the page,
//! those that come meanwhile wait for it, all others take the copy. A copy is of one version, language, theme and address,
//! and at most [`KEPT_MILLISECONDS`] old, because pages also show the time.
//!
//! **Invariant.** A request that carries anything by which its reader could be known (any cookie but language and theme, or an
//! authorisation) neither takes a copy nor leaves one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, COOKIE, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use tokio::sync::OnceCell;
use web::Reader;
use web::reader::{LANGUAGE_COOKIE, THEME_COOKIE, Theme};
use web::{Kept, Register};
use wording::Language;

use crate::packed::{gzip, takes_gzip};
use crate::{App, clock};

/// How old a copy may be.
const KEPT_MILLISECONDS: i64 = 500;
/// How many copies there are at most, and how large one may be.
const MOST_COPIES: usize = 64;
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// The longest address that is kept: searches for names need no copies.
const MOST_ADDRESS: usize = 64;

/// A copy, made or still to be made.
type Slot = Arc<OnceCell<Copy>>;

/// All copies.
#[derive(Debug)]
pub(crate) struct Shelf {
    pages: Register,
    copies: Mutex<HashMap<Place, (Edition, Slot)>>,
}

/// Which page, for which kind of reader.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Place {
    address: String,
    language: Language,
    theme: Theme,
    /// Only the content, for a page that is there already.
    live: bool,
}

/// Of when; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Edition {
    version: u64,
    time: i64,
}

/// A page as it is sent.
#[derive(Debug)]
struct Copy {
    headers: HeaderMap,
    plain: Bytes,
    gzip: Bytes,
}

/// Answers from the shelf where that is possible.
pub(crate) async fn shelved(
    State(app): State<App>,
    reader: Reader,
    request: Request,
    next: Next,
) -> Response {
    let Some(code) = public_page(&app.shelf.pages, &request) else { return next.run(request).await };
    let Ok(room) = app.hall.room(code).await else { return next.run(request).await };
    let edition =
        Edition { version: room.snapshot().version.0, time: clock::now().0.div_euclid(KEPT_MILLISECONDS) };
    let place =
        Place { address: reader.path, language: reader.language, theme: reader.theme, live: reader.live };
    let copy = app.shelf.place(place, edition);
    let gzip = takes_gzip(request.headers());
    let mut made = false;
    let got = copy.get_or_try_init(|| {
        made = true;
        async { Copy::of(next.run(request).await).await }
    });
    match got.await {
        Ok(copy) => {
            app.metrics.page(made);
            copy.answer(gzip)
        }
        Err(response) => *response,
    }
}

impl Shelf {
    /// An empty one for those of these pages that may be kept for all.
    pub(crate) fn of(pages: Register) -> Shelf {
        Shelf { pages, copies: Mutex::default() }
    }

    /// The copy at that place of at least that edition, made or still to be made.
    fn place(&self, place: Place, edition: Edition) -> Slot {
        let mut copies = self.copies.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((kept, copy)) = copies.get(&place)
            && *kept >= edition
        {
            return Arc::clone(copy);
        }
        if copies.len() >= MOST_COPIES {
            copies.retain(|_, (kept, _)| kept.time >= edition.time);
        }
        let copy = Slot::default();
        if copies.len() < MOST_COPIES {
            copies.insert(place, (edition, Arc::clone(&copy)));
        }
        copy
    }
}

impl Copy {
    /// A copy of an answer, or the answer itself if it is not one to be copied.
    async fn of(response: Response) -> Result<Copy, Box<Response>> {
        let (mut parts, body) = response.into_parts();
        let page = parts.status == StatusCode::OK
            && !parts.headers.contains_key(SET_COOKIE)
            && parts.headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        if !page {
            return Err(Box::new(Response::from_parts(parts, body)));
        }
        let Ok(plain) = to_bytes(body, MOST_BYTES).await else {
            tracing::error!("a public page is too large to be sent");
            return Err(Box::new(StatusCode::INTERNAL_SERVER_ERROR.into_response()));
        };
        let gzip = gzip(plain.clone(), Compression::new(5)).await.unwrap_or_default();
        parts.headers.remove(CONTENT_LENGTH);
        parts
            .headers
            .insert(VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie, x-live"));
        Ok(Copy { headers: parts.headers, plain, gzip })
    }

    fn answer(&self, gzip: bool) -> Response {
        let gzip = gzip && !self.gzip.is_empty();
        let body = if gzip { &self.gzip } else { &self.plain };
        let mut response = Response::new(Body::from(body.clone()));
        response.headers_mut().clone_from(&self.headers);
        if gzip {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

/// The tournament's code, if this is a public page of one and nothing tells who is asking.
fn public_page<'a>(pages: &Register, request: &'a Request) -> Option<&'a str> {
    let headers = request.headers();
    if request.method() != Method::GET || headers.contains_key(AUTHORIZATION) || !is_anonymous(headers) {
        return None;
    }
    let address = request.uri().path_and_query()?;
    if address.as_str().len() > MOST_ADDRESS {
        return None;
    }
    let inside = address.path().strip_prefix("/t/")?;
    let code = inside.split('/').next()?;
    (pages.page(address.path()) == Some(Kept::ForAll)).then_some(code)
}

/// Whether there is no cookie but those of language and theme.
pub(crate) fn is_anonymous(headers: &HeaderMap) -> bool {
    headers.get_all(COOKIE).iter().all(|cookies| {
        cookies.to_str().is_ok_and(|cookies| {
            let mut names =
                cookies.split(';').map(|cookie| cookie.split('=').next().unwrap_or_default().trim());
            names.all(|name| [LANGUAGE_COOKIE, THEME_COOKIE, ""].contains(&name))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(path: &str, headers: &[(&str, &str)]) -> Request {
        let builder = Request::builder().uri(path);
        let builder = headers.iter().fold(builder, |builder, (name, value)| builder.header(*name, *value));
        builder.body(Body::empty()).unwrap()
    }

    #[test]
    fn only_readers_nobody_could_know_are_served_from_the_shelf() {
        let asked = |path, headers: &[(&str, &str)]| {
            public_page(&crate::page::table::register(), &request(path, headers)).map(str::to_owned)
        };
        assert_eq!(asked("/t/K7RX2M", &[]).as_deref(), Some("K7RX2M"));
        assert_eq!(
            asked("/t/K7RX2M/standings?round=2", &[("cookie", "lang=pl; theme=dark")]).as_deref(),
            Some("K7RX2M")
        );
        for headers in [
            [("cookie", "m_K7RX2M=abc")],
            [("cookie", "lang=pl; marshal=abc")],
            [("cookie", "other=1")],
            [("authorization", "Bearer abc")],
        ] {
            assert_eq!(asked("/t/K7RX2M", &headers), None, "{headers:?}");
        }
        for path in ["/t/K7RX2M/me", "/t/K7RX2M/desk", "/", "/t/K7RX2M/standings/x"] {
            assert_eq!(asked(path, &[]), None, "{path}");
        }
        assert_eq!(asked(&format!("/t/K7RX2M?find={}", "x".repeat(99)), &[]), None);
    }

    #[test]
    fn a_newer_edition_takes_the_place_and_an_older_request_takes_the_newer_page() {
        let shelf = Shelf::of(Register::default());
        let place =
            Place { address: "/t/A".into(), language: Language::English, theme: Theme::Device, live: false };
        let edition = |version, time| Edition { version, time };
        let first = shelf.place(place.clone(), edition(1, 10));
        assert!(Arc::ptr_eq(&first, &shelf.place(place.clone(), edition(1, 10))));
        let second = shelf.place(place.clone(), edition(2, 10));
        assert!(!Arc::ptr_eq(&first, &second));
        assert!(
            Arc::ptr_eq(&second, &shelf.place(place.clone(), edition(1, 10))),
            "what is newer is good enough"
        );
        assert!(!Arc::ptr_eq(&second, &shelf.place(place, edition(2, 11))), "clocks go on");
    }

    #[test]
    fn there_is_a_limit_to_the_copies() {
        let shelf = Shelf::of(Register::default());
        for number in 0..1000 {
            let address = format!("/t/A?round={number}");
            let place = Place { address, language: Language::German, theme: Theme::Dark, live: false };
            shelf.place(place, Edition { version: 1, time: number / 100 });
            assert!(shelf.copies.lock().unwrap().len() <= MOST_COPIES);
        }
    }
}
