//! Live pages: an event stream that says "the tournament is at version N"; the page then fetches itself and changes in
//! place. The reader always gets exactly the page he or she is allowed to see.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::middleware::Next;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use tokio_stream::wrappers::WatchStream;
use web::Problem;
use web::reader::LIVE_PATIENCE;

use crate::App;
use crate::clock;

/// The event stream of a tournament. Begins with the present version, so a page that was asleep catches up at once.
pub(crate) async fn events(State(app): State<App>, Path(code): Path<String>) -> Response {
    let room = match app.hall.room(&code).await {
        Ok(room) => room,
        Err(setback) => return Problem::from(setback).into_response(),
    };
    let versions = WatchStream::new(room.watch()).map(|snapshot| {
        let version = snapshot.version.0.to_string();
        Ok::<_, Infallible>(Event::default().event("version").id(version.clone()).data(version))
    });
    let until_stopped = versions.take_until(app.stopping.clone().cancelled_owned());
    Sse::new(until_stopped).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}

/// Before a page that follows its tournament is made: waits until this node has come to the version the page was told of, so
/// that a page never stays behind because it asked a node that was. (Tables wait in their own areas.)
pub(crate) async fn caught_up(State(app): State<App>, request: Request, next: Next) -> Response {
    let wanted = web::reader::wanted_version(request.headers());
    let code = request.uri().path().strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    if let (Some(wanted), Some(code)) = (wanted, code)
        && let Ok(room) = app.hall.room(code).await
    {
        let mut newest = room.watch();
        // Whoever waited in vain gets what there is, and asks again.
        let _ = tokio::time::timeout(LIVE_PATIENCE, newest.wait_for(|it| it.version.0 >= wanted)).await;
    }
    next.run(request).await
}

/// The server's time in milliseconds, for pages that measure again and again how far their device's clock is off.
pub(crate) async fn time() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], clock::now().0.to_string())
}
