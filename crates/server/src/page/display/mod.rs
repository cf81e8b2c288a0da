//! Displays: pages for projectors and televisions. Nobody signs in to show one; only leaders steer what it shows
//! (`steer.rs`). Dark unless asked otherwise, made to be read from across a hall, and honest about a lost connection.

mod content;
pub(super) mod steer;

use std::convert::Infallible;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use maud::{DOCTYPE, Markup, html};
use rulebook::say;
use tokio_stream::wrappers::WatchStream;
use tournament::{Progress, RoundKind};
use web::reader::Theme;
use web::route::get;
use web::{Problem, Reader};

use super::clock::Face;
use super::{answer, clock};
use crate::displays::{self, Program};
use crate::hall::Snapshot;
use crate::{App, assets};

/// The event streams of displays; they must not be cut off by a time limit.
pub(crate) fn live_routes() -> Router<App> {
    Router::new().route("/t/{code}/display/{name}/live", get(live))
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((code, name)): Path<(String, String)>,
) -> Response {
    let page = async {
        if !displays::is_name(&name) {
            return Err(Problem::not_found());
        }
        let snapshot = app.hall.room(&code).await?.snapshot().seen_by(None);
        let displays = app.hall.displays().room(&code).await?.snapshot();
        let screen =
            Screen { reader: &reader, snapshot: &snapshot, code: &code, public_url: app.config.public_url() };
        let version = format!("{}.{}", snapshot.version.0, displays.version.0);
        Ok(screen.page(&name, &version, &displays.state.program(&name)))
    };
    let page = page.await;
    answer(page)
}

/// Says whenever the tournament or the displays go on. Begins with where both stand.
async fn live(State(app): State<App>, Path((code, _)): Path<(String, String)>) -> Response {
    let room = match app.hall.room(&code).await {
        Ok(room) => room,
        Err(setback) => return Problem::from(setback).into_response(),
    };
    let steered = match app.hall.displays().room(&code).await {
        Ok(steered) => steered,
        Err(setback) => return Problem::from(setback).into_response(),
    };
    let tournament = WatchStream::new(room.watch()).map(|snapshot| (Some(snapshot.version.0), None));
    let displays = WatchStream::new(steered.watch()).map(|snapshot| (None, Some(snapshot.version.0)));
    let both = futures_util::stream::select(tournament, displays);
    let versions = both.scan((0, None), |seen, (tournament, displays)| {
        seen.0 = tournament.unwrap_or(seen.0);
        seen.1 = displays.or(seen.1);
        std::future::ready(Some(*seen))
    });
    // Half a version is none: wait until both are known.
    let events = versions.filter_map(|(tournament, displays)| async move {
        let version = format!("{tournament}.{}", displays.filter(|_| tournament > 0)?);
        Some(Ok::<_, Infallible>(Event::default().event("version").data(version)))
    });
    let until_stopped = Box::pin(events.take_until(app.stopping.clone().cancelled_owned()));
    Sse::new(until_stopped).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}

/// A screen on the wall.
struct Screen<'a> {
    reader: &'a Reader,
    snapshot: &'a Snapshot,
    code: &'a str,
    public_url: &'a str,
}

impl Screen<'_> {
    fn page(&self, name: &str, version: &str, program: &Program) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let theme = if self.reader.theme == Theme::Light { "light" } else { "dark" };
        let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
        let face = round.map(|round| Face::of_round(self.reader, tournament, round));
        html! {
            (DOCTYPE)
            html.wall lang=(self.reader.language.code()) data-theme=(theme) data-version=(version) data-now=(crate::clock::now().0) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="dark light";
                    meta name="live" content={ "/t/" (self.code) "/display/" (name) "/live" };
                    title { (name) " · " (tournament.name()) " · Marshal" }
                    @for style in [&web::assets::STYLE, &assets::STYLE] { link rel="stylesheet" href=(style.address()); }
                    link rel="icon" href="data:,";
                    @for script in [&web::assets::LIVE, &web::assets::CLOCK, &assets::DISPLAY] { script type="module" src=(script.address()) {} }
                }
                body.wall {
                    main data-seconds=(program.seconds) data-marks=[face.as_ref().and_then(Face::marks)] {
                        header.wall-head {
                            div {
                                p.soft { (tournament.name()) }
                                h1 {
                                    (self.headline())
                                    @if let Some(all) = self.rounds_in_all() { " " span.soft { (self.reader.say(&say!("display-round-of", rounds = all))) } }
                                }
                            }
                            @if let Some(face) = &face { (face.countdown()) }
                        }
                        @for (at, content) in program.contents.iter().enumerate() {
                            section.wall-show hidden[at > 0] data-show=(content.word()) { (self.content(*content)) }
                        }
                        (self.foot(name))
                    }
                    p.wall-stale role="status" data-stale="" hidden { (self.reader.say(&say!("display-stale"))) " " time {} }
                }
            }
        }
    }

    /// How many Swiss rounds there are, while one is played; a round of a bracket has a name that says it.
    fn rounds_in_all(&self) -> Option<u16> {
        let tournament = &*self.snapshot.tournament;
        let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn)?;
        (round.kind == RoundKind::Swiss).then(|| round.number.0 + tournament.rounds_left())
    }

    fn headline(&self) -> String {
        let tournament = &*self.snapshot.tournament;
        match tournament.current_round().filter(|round| round.progress > Progress::Drawn) {
            Some(round) => self.reader.say(&tournament.round_name(round.number)),
            None => self.reader.say(&super::part::state_of_play(tournament)),
        }
    }

    /// Which tables still play, the newest announcement, and how to join.
    fn foot(&self, name: &str) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let open = tournament.current_round().filter(|round| round.progress == Progress::Running);
        let open = open.map(clock::open_tables).unwrap_or_default();
        let shown: Vec<String> = open.iter().take(12).cloned().collect();
        html! {
            footer.wall-foot {
                span {
                    @if let Some((_, news)) = tournament.announcements_at(crate::clock::now()).last() {
                        span.strong data-from=[news.until.map(|_| news.at.0)] data-until=[news.until.map(|until| until.0)] { (news.text) }
                    }
                    @else if !open.is_empty() {
                        (self.reader.say(&say!("display-open", count = open.len()))) @if open.len() <= 12 { " · " span.soft { (shown.join(", ")) } }
                    }
                }
                span.soft { span.page-no data-pages="" {} " " (name) " · " (self.reader.say(&say!("display-code"))) " " span.strong { (self.code) } }
            }
        }
    }
}
