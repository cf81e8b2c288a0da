//! What a running server counts, and how a Prometheus reads it.
//!
//! The figures are no affair of players, so they have an address of their own (`--metrics-listen`), which nobody hears of
//! unless it is set. Routes are counted by their pattern: no code, name or link gets into a label.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use web::route::get;

use crate::App;
use crate::clock::Stopwatch;

/// The upper bounds of the answer times that are told apart, in microseconds, and as Prometheus wants them.
const BOUNDS: [(u64, &str); 8] = [
    (500, "0.0005"),
    (1_000, "0.001"),
    (5_000, "0.005"),
    (25_000, "0.025"),
    (100_000, "0.1"),
    (500_000, "0.5"),
    (2_500_000, "2.5"),
    (10_000_000, "10"),
];

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    answers: Mutex<BTreeMap<(String, u16), u64>>,
    /// How many answers took at most each bound; the last place is for slower ones.
    times: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
    shelved: AtomicU64,
    made: AtomicU64,
}

impl Metrics {
    /// A public page was asked for; it was on the shelf, or had to be made.
    pub(crate) fn page(&self, made: bool) {
        let count = if made { &self.made } else { &self.shelved };
        count.fetch_add(1, Ordering::Relaxed);
    }

    fn answered(&self, route: &str, status: u16, took: Duration) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        match answers.get_mut(&(route.to_owned(), status)) {
            Some(count) => *count += 1,
            None => {
                answers.insert((route.to_owned(), status), 1);
            }
        }
        drop(answers);
        let took = took.as_micros() as u64;
        let place = BOUNDS.iter().position(|(bound, _)| took <= *bound).unwrap_or(BOUNDS.len());
        self.times[place].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(took, Ordering::Relaxed);
    }

    fn told(&self, app: &App) -> String {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut text = String::new();
        head(&mut text, "marshal_http_requests_total", "counter", "Answers by route and status.");
        for ((route, status), count) in self.answers.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let _ = writeln!(
                text,
                "marshal_http_requests_total{{route=\"{route}\",status=\"{status}\"}} {count}"
            );
        }
        head(&mut text, "marshal_http_seconds", "histogram", "Time until an answer began.");
        let mut sum = 0;
        for (at, (_, bound)) in BOUNDS.iter().enumerate() {
            sum += read(&self.times[at]);
            let _ = writeln!(text, "marshal_http_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        sum += read(&self.times[BOUNDS.len()]);
        let took = read(&self.microseconds);
        let _ = writeln!(text, "marshal_http_seconds_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(text, "marshal_http_seconds_sum {}.{:06}", took / 1_000_000, took % 1_000_000);
        let _ = writeln!(text, "marshal_http_seconds_count {sum}");
        head(&mut text, "marshal_commands_total", "counter", "Commands by what came of them.");
        for (what, count) in ["accepted", "refused", "failed"].into_iter().zip(app.hall.commands()) {
            let _ = writeln!(text, "marshal_commands_total{{outcome=\"{what}\"}} {count}");
        }
        head(
            &mut text,
            "marshal_public_pages_total",
            "counter",
            "Public pages from the shelf or newly made.",
        );
        for (what, count) in [("shelf", &self.shelved), ("made", &self.made)] {
            let _ = writeln!(text, "marshal_public_pages_total{{from=\"{what}\"}} {}", read(count));
        }
        let stats = app.hall.store().stats();
        let (rooms, watchers) = app.hall.occupied();
        for (name, kind, help, value) in [
            ("marshal_journal_appends_total", "counter", "Appends acknowledged.", stats.appends),
            ("marshal_journal_commits_total", "counter", "Transactions they took.", stats.commits),
            (
                "marshal_password_checks_total",
                "counter",
                "PINs and passwords hashed or compared.",
                app.access.passwords_done(),
            ),
            ("marshal_rooms", "gauge", "Tournaments held in memory.", rooms as u64),
            ("marshal_watchers", "gauge", "Pages that follow a tournament.", watchers as u64),
        ] {
            head(&mut text, name, kind, help);
            let _ = writeln!(text, "{name} {value}");
        }
        if let Some(bytes) = resident_bytes() {
            head(&mut text, "process_resident_memory_bytes", "gauge", "Memory in use.");
            let _ = writeln!(text, "process_resident_memory_bytes {bytes}");
        }
        text
    }
}

/// Counts every answer and writes it to the log.
pub(crate) async fn counted(State(app): State<App>, request: Request, next: Next) -> Response {
    let watch = Stopwatch::start();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let (status, took) = (response.status().as_u16(), watch.elapsed());
    app.metrics.answered(route, status, took);
    tracing::debug!(%method, route, status, microseconds = took.as_micros() as u64, "answered");
    response
}

/// The one page of the metrics' own address.
pub(crate) fn routes(app: App) -> Router {
    Router::new().route("/metrics", get(show)).with_state(app)
}

async fn show(State(app): State<App>) -> Response {
    let text = app.metrics.told(&app);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// The memory this process has in use, where the system says so.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
