//! After the game: how it ended, the proof in words, the file, a rematch; and every step of it, both hands open.

use axum::extract::{Extension, Path};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use conquest::View;
use conquest::game::{GameFile, Stage, TableView};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::{Problem, Reader};

use crate::board::{self, Sight, who};
use crate::bots::OPPONENTS;
use crate::frame::framed;
use crate::{Look, asking, hosted};

/// What a finished table shows.
pub(crate) fn content(reader: &Reader, look: &Look, view: &TableView, rematch: &Markup) -> Markup {
    let ending = view.ending.map(|ending| ending.saying(&|seat| who(view, seat)));
    html! {
        section.sheet.next {
            h1 { (reader.say(&say!("play-over"))) }
            @if let Some(ending) = &ending { p.play-ending { (conquest::text::sentence(&reader.say(ending))) } }
            div.play-after {
                @if let Some(at_match) = &look.at_match { (hosted::afterwards(reader, look, at_match)) }
                (rematch)
                @if view.answers > 0 && look.at_match.is_none() {
                    a.btn href={ "/play/" (look.code) "/at/0" } { (reader.say(&say!("play-replay"))) }
                    a.btn href={ "/play/" (look.code) "/game.json" } download { (reader.say(&say!("play-file"))) }
                }
                a.btn href={ "/play/" (look.code) "/report.json" } download { (reader.say(&say!("play-report"))) }
                a.btn.quiet href="/play" { (reader.say(&say!("play-title"))) }
            }
        }
        (proof(reader, look, view))
        @if let Some(seen) = &view.board {
            (board::board(&Sight::new(reader.language, &look.code, view, seen), &html! {}))
        }
    }
}

/// How everybody can see that nobody steered the chance.
fn proof(reader: &Reader, look: &Look, view: &TableView) -> Markup {
    let row = |label: Saying, value: String| html! { dt { (reader.say(&label)) } dd.mono { (value) } };
    html! {
        @if let (Some(commitment), Some(secret)) = (view.commitment, &view.secret) {
            details.sheet.play-proof {
                summary { (reader.say(&say!("play-proof"))) }
                p { (reader.say(&say!("play-proof-text"))) }
                dl {
                    (row(say!("play-proof-commitment"), commitment.to_string()))
                    (row(say!("play-proof-secret"), secret.reveal()))
                    @for seat in view.seats.iter().flatten() {
                        @if let Some(number) = &seat.number {
                            (row(say!("play-proof-number", name = seat.name.as_str()), number.reveal()))
                            @if seat.drawn_for { dd { (reader.say(&say!("play-proof-drawn-for"))) } }
                        }
                    }
                }
                p { (reader.say(&say!("play-proof-how"))) }
                p.mono { "marshal verify " (look.code) ".json" }
            }
        }
    }
}

/// The game as it was before one of its answers: for players and spectators as they saw it, after the end with both hands.
pub(crate) async fn at(
    reader: Reader,
    Extension(look): Extension<Look>,
    Path((_, answer)): Path<(String, usize)>,
) -> Result<Response, Problem> {
    let now = look.view();
    let over = now.stage == Stage::Over && look.opens_record();
    let Some(then) = look.snapshot.state.view_at(&look.viewer(), answer) else {
        return Err(Problem::not_found());
    };
    let Some(seen) = &then.board else { return Err(Problem::forbidden(say!("play-not-watched"))) };
    // What was asked then is asked no more.
    let seen = View { answers: Vec::new(), asked: [false; 2], ..seen.clone() };
    let mut sight = Sight::new(reader.language, &look.code, &then, &seen);
    if over {
        sight.open_hands = look.snapshot.state.open_hands(answer, look.seat).unwrap_or_default();
    }
    let last = now.answers;
    let link = |to: usize, words: Saying| html! { a.board-tool href={ "/play/" (look.code) "/at/" (to) } { (reader.say(&words)) } };
    let tools = html! {
        nav.board-tools aria-label=(reader.say(&say!("play-replay"))) {
            @if answer > 0 { (link(0, say!("play-first-step"))) (link(answer - 1, say!("play-earlier"))) }
            span.board-chip { (reader.say(&say!("play-step", step = answer, of = last))) }
            @if answer < last { (link(answer + 1, say!("play-later"))) (link(last, say!("play-last-step"))) }
            a.board-tool href={ "/play/" (look.code) } { (reader.say(&say!("play-back"))) }
            @if over && answer < last { (play_on(&reader, &look, &now, answer)) }
        }
    };
    Ok(framed(&reader, &look, &now, &board::board(&sight, &tools)))
}

/// Plays on from here: in whose seat, against whom.
fn play_on(reader: &Reader, look: &Look, view: &TableView, answer: usize) -> Markup {
    html! {
        details.board-menu {
            summary.board-tool { (reader.say(&say!("play-on"))) }
            div {
                form.stack method="post" action={ "/play/" (look.code) "/on" } {
                    input type="hidden" name="at" value=(answer);
                    fieldset {
                        legend { (reader.say(&say!("play-on-as"))) }
                        @for (at, seat) in view.seats.iter().enumerate() {
                            label.check {
                                input type="radio" name="seat" value=(at) checked[look.seat.map_or(0, |seat| seat as usize) == at];
                                @if let Some(seat) = seat { (seat.name) }
                            }
                        }
                    }
                    div.field {
                        label for="on-opponent" { (reader.say(&say!("play-on-against"))) }
                        select #on-opponent name="opponent" {
                            @for it in &OPPONENTS { option value=(it.engine) { (reader.say(&(it.name)())) } }
                        }
                    }
                    p.small { (reader.say(&say!("play-on-anew"))) }
                    button.btn.act { (reader.say(&say!("play-on-begin"))) }
                }
            }
        }
    }
}

/// The record of a finished game.
pub(crate) async fn file(look: Option<Extension<Look>>) -> Result<Response, Problem> {
    let Some(Extension(look)) = look else { return Err(Problem::not_found()) };
    if !look.opens_record() {
        return Err(Problem::forbidden(say!("match-record-closed")));
    }
    let facts = look.room.history().await.map_err(asking::problem)?;
    let Some(file) = GameFile::of(facts) else {
        return Err(Problem::new(axum::http::StatusCode::CONFLICT, say!("table-file-not-over")));
    };
    let body = serde_json::to_string(&file).map_err(|error| Problem::internal(error.to_string()))?;
    let name = format!("attachment; filename=\"{}.json\"", look.code);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], body).into_response())
}
