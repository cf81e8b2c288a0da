//! A table's page: waiting for the opponent, the numbers, the board, the end. And the whole log, and the events.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Extension, Query, State};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use conquest::Mode;
use conquest::game::{Line, Stage, TableView, Watch};
use futures_util::StreamExt;
use maud::{Markup, html};
use rulebook::say;
use tokio_stream::wrappers::WatchStream;
use web::fields::VERSION;
use web::{Problem, Reader};

use crate::board::{self, Sight};
use crate::frame::{framed, title};
use crate::sitting::Lists;
use crate::{Look, Play, again, hint, hosted, lobby, over};

/// The page of a table, whatever its stage.
pub(crate) async fn page(
    State(play): State<Play>,
    reader: Reader,
    Extension(look): Extension<Look>,
    Query(asked): Query<BTreeMap<String, String>>,
    parts: Parts,
) -> Result<Response, Problem> {
    let view = look.view();
    let content = match view.stage {
        Stage::Closed => return Err(Problem::not_found()),
        Stage::Seats if look.at_match.is_some() => hosted::waiting(&reader, &look),
        Stage::Seats => match again::kept_seat(&play, &reader, &look).await.filter(|_| look.seat.is_none()) {
            Some(kept) => kept,
            None => waiting(&play, &reader, &look, &view, &Lists::of(&play, parts).await),
        },
        Stage::Numbers => numbers(&reader, &look, &view),
        Stage::Playing => {
            let wanted = asked.get("hint").and_then(|answer| answer.parse().ok());
            playing(&reader, &look, &view, hint::hint(&play, &look, &view, wanted).await)
        }
        Stage::Over => over::content(&reader, &look, &view, &again::offer(&play, &reader, &look).await),
    };
    Ok(framed(&reader, &look, &view, &content))
}

/// Somebody is missing: the invitation for whoever sits here, a seat for whoever does not.
fn waiting(play: &Play, reader: &Reader, look: &Look, view: &TableView, lists: &Lists) -> Markup {
    let address = format!("{}/play/{}", play.public_url, look.code);
    let host = view.seats.iter().flatten().next().map_or("–", |it| it.name.as_str());
    if look.seat.is_none() {
        return html! {
            h1 { (reader.say(&say!("play-sit-down", host = host))) }
            (terms(reader, view))
            form.play-start method="post" action={ "/play/" (look.code) "/sit" } {
                section.sheet { h2 { (reader.say(&say!("play-choose-deck"))) } (lobby::decks(reader, None, lists)) }
                section.sheet {
                    div.field {
                        label for="name" { (reader.say(&say!("play-your-name"))) }
                        input #name name="name" required maxlength="40" autocomplete="nickname";
                    }
                    button.btn.act.big { (reader.say(&say!("play-sit"))) }
                }
            }
        };
    }
    let text = match (&view.settings.rematch_of, view.settings.by_invitation) {
        (Some(_), _) => say!("play-rematch-waits"),
        (None, true) => say!("play-invite-text"),
        (None, false) => say!("play-open-text"),
    };
    html! {
        h1 { (reader.say(&say!("play-invite-title"))) }
        section.sheet.play-invitation {
            p { (reader.say(&text)) }
            p { a.mono.play-link href={ "/play/" (look.code) } { (address) } }
            div.qr role="img" aria-label=(reader.say(&say!("play-qr"))) { (web::part::qr_drawing(&address)) }
            p.play-code { (look.code) }
            (terms(reader, view))
            (web::part::button(&format!("/play/{}/do", look.code), &[("what", "close".to_owned())], "quiet", &reader.say(&say!("play-close"))))
        }
    }
}

/// What was agreed, in a line.
fn terms(reader: &Reader, view: &TableView) -> Markup {
    let agreed = &view.settings;
    let mut terms = vec![match agreed.pace {
        Some(pace) => {
            say!("play-terms-clock", minutes = pace.seconds / 60, increment = pace.increment_seconds)
        }
        None => say!("play-terms-no-clock"),
    }];
    terms.push(match agreed.options.mode {
        Mode::Casual => say!("play-terms-casual"),
        Mode::Tournament => say!("play-terms-tournament"),
    });
    terms.push(match agreed.watch {
        Watch::Everybody => say!("play-terms-watched"),
        Watch::Late => say!("play-terms-watched-late"),
        Watch::Nobody => say!("play-terms-unwatched"),
    });
    if agreed.options.training {
        terms.push(say!("play-training"));
    }
    if agreed.open_decks {
        terms.push(say!("play-open-decks"));
    }
    html! { ul.play-terms { @for term in &terms { li { (reader.say(term)) } } } }
}

/// Both sit; the script of each browser brings its number, or the server draws it.
fn numbers(reader: &Reader, look: &Look, view: &TableView) -> Markup {
    let own = look.seat.and_then(|seat| view.seats[seat as usize].as_ref());
    let bound = view.seats.iter().flatten().all(|seat| seat.promise.is_some() || seat.has_number);
    html! {
        h1 { (reader.say(&say!("play-numbers-title"))) }
        section.sheet #numbers data-code=(look.code)
            data-wanted=[own.filter(|own| !own.has_number).map(|own| if own.promise.is_none() { "hash" } else if bound { "number" } else { "wait" })] {
            p { (reader.say(&say!("play-numbers-text"))) }
            @if let Some(commitment) = view.commitment { p.mono.small { (commitment) } }
        }
    }
}

fn playing(reader: &Reader, look: &Look, view: &TableView, hint: board::Hint) -> Markup {
    let Some(seen) = &view.board else {
        return html! { h1 { (reader.say(&title(view))) } p.note { (reader.say(&say!("play-not-watched"))) } };
    };
    let mut sight = Sight::new(reader.language, &look.code, view, seen);
    sight.hint = hint;
    html! {
        @if let Some(answer) = view.broken { p.note.act { (reader.say(&say!("table-refusal-broken", answer = answer + 1))) } }
        (hosted::strip(reader, look))
        (board::board(&sight, &tools(reader, look, view)))
        (board::rules(reader, seen))
    }
}

/// What can be done besides answering, with what the opponent asks.
fn tools(reader: &Reader, look: &Look, view: &TableView) -> Markup {
    let Some(seat) = look.seat else {
        return html! { span.board-chip { (reader.say(&say!("play-watching"))) } };
    };
    let action = format!("/play/{}/do", look.code);
    // Which table its reader saw: the same wish later is another one.
    let button = |what: &str, class: &str, words: rulebook::Saying| {
        let fields = [("what", what.to_owned()), (VERSION, look.snapshot.version.0.to_string())];
        web::part::button(&action, &fields, class, &reader.say(&words))
    };
    let theirs = Some(seat.other());
    let against_bot = view.seats[seat.other() as usize].as_ref().is_some_and(|it| it.bot.is_some());
    html! {
        div.board-tools {
            @if view.undo_asked == theirs {
                (reader.say(&say!("play-undo-wanted")))
                (button("agree-undo", "act", say!("play-agree")))
                (button("decline-undo", "", say!("play-decline")))
            }
            @if view.draw_offered == theirs {
                (reader.say(&say!("play-draw-offered")))
                (button("agree-draw", "act", say!("play-agree")))
                (button("decline-draw", "", say!("play-decline")))
            }
            form.inline method="post" action=(action) {
                input type="hidden" name="what" value="undo";
                input type="hidden" name=(VERSION) value=(view.question);
                button.board-tool data-key="u" disabled[view.undo_asked == Some(seat)] {
                    span.board-sign aria-hidden="true" { "↶" }
                    span.board-word { @if view.free_undo || against_bot { (reader.say(&say!("play-undo"))) } @else { (reader.say(&say!("play-undo-ask"))) } }
                    kbd { "U" }
                }
            }
            details.board-menu {
                summary.board-tool { (reader.say(&say!("play-more"))) }
                div {
                    @if look.at_match.is_none() {
                        (button("offer-draw", "", say!("play-offer-draw")))
                        @if view.settings.patience_seconds.is_some() && !against_bot { (button("claim", "", say!("play-claim"))) }
                    }
                    @if let Some(at_match) = &look.at_match { a.btn href=(at_match.admission.home) { (reader.say(&say!("play-call-judge"))) } }
                    @else if view.settings.judged { (button("call-judge", "", say!("play-call-judge"))) }
                    details {
                        summary { (reader.say(&say!("play-concede"))) }
                        p { (reader.say(&say!("play-concede-sure"))) }
                        (button("concede", "act", say!("play-concede")))
                    }
                    button.btn type="button" popovertarget="board-rules" { (reader.say(&say!("moment-rules"))) }
                    button.btn type="button" popovertarget="board-windows" { (reader.say(&say!("play-windows-title"))) }
                    button.btn type="button" popovertarget="board-keys" { (reader.say(&say!("play-keys-title"))) }
                    a.btn href={ "/play/" (look.code) "/report.json" } download { (reader.say(&say!("play-report"))) }
                }
            }
        }
    }
}

/// The whole log, or the lines in which some words stand.
pub(crate) async fn log(
    reader: Reader,
    Extension(look): Extension<Look>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Response {
    let view = look.view();
    let wanted = asked.get("q").map(|words| words.trim().to_lowercase()).unwrap_or_default();
    let told = |line: &Line| reader.say(&line.saying(&|seat| board::who(&view, seat))).to_lowercase();
    let lines: Vec<Line> = view.lines.iter().filter(|line| told(line).contains(&wanted)).cloned().collect();
    let content = html! {
        h1 { (reader.say(&say!("play-log"))) }
        p { a href={ "/play/" (look.code) } { (reader.say(&say!("play-back"))) } }
        form.play-search role="search" method="get" {
            label for="q" { (reader.say(&say!("play-log-search"))) }
            input #q type="search" name="q" value=(wanted) maxlength="80";
        }
        @if lines.is_empty() { p.soft { (reader.say(&say!("play-log-nothing"))) } }
        ol.play-log { (board::lines(reader.language, &view, &lines, &look.code)) }
    };
    framed(&reader, &look, &view, &content)
}

/// The event stream of a table: a version and nothing else.
pub(crate) async fn events(State(play): State<Play>, look: Option<Extension<Look>>) -> Response {
    let Some(Extension(look)) = look else { return Problem::not_found().into_response() };
    let versions = WatchStream::new(look.room.watch()).map(|snapshot| {
        let version = snapshot.version.0.to_string();
        Ok::<_, Infallible>(Event::default().event("version").id(version.clone()).data(version))
    });
    let until_stopped = versions.take_until(play.stopping.clone().cancelled_owned());
    Sse::new(until_stopped).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}
