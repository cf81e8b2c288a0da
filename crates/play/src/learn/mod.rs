//! `/learn`: the rulebook's own example of a round, playable. Nothing is kept: the step stands in the address, the engine plays
//! the example up to it and judges what the reader tries.

mod attempt;
mod steps;

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Redirect, Response};
use conquest::Answer;
use conquest::game::TableView;
use maud::{Markup, html};
use rulebook::{Cites, Saying, Written, say};
use web::part::law;
use web::{Fields, Frame, Problem, Reader};

use crate::board::{self, Sight};
use crate::{SCRIPT, STYLE};
use attempt::{Attempt, READER};
use steps::{Does, STEPS, Step};

/// The deck and the opponent of the first own game.
const FIRST_DECK: &str = "captain-cato-sicarius";
const FIRST_OPPONENT: &str = "greedy";

/// The door: what it is, how long it takes.
pub(crate) async fn door(reader: Reader) -> Response {
    let title = reader.say(&say!("learn-title"));
    let content = html! {
        section.sheet.next.learn-door {
            h1 { (title) }
            p { (reader.say(&say!("learn-lead"))) }
            p { a.btn.act.big href="/learn/1" { (reader.say(&say!("learn-begin"))) } }
            p.soft { (reader.say(&say!("learn-knows"))) " " a href="/play" { (reader.say(&say!("play-title"))) } }
        }
    };
    page(&reader, &title, &content)
}

/// A step, with what came of the move in `?tried=`; after the last one, the way to an own game.
pub(crate) async fn step(
    reader: Reader,
    Path(number): Path<usize>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    if number == STEPS.len() + 1 {
        return Ok(end(&reader));
    }
    let at = number.checked_sub(1).ok_or_else(Problem::not_found)?;
    let step = STEPS.get(at).ok_or_else(Problem::not_found)?;
    let game =
        steps::standing_at(at).ok_or_else(|| Problem::internal("the example cannot be played".to_owned()))?;
    let tried = asked.get("tried").and_then(|text| Answer::from_text(text).ok());
    let tried = tried.and_then(|answer| attempt::attempt(at, answer));
    let names = [reader.say(&say!("learn-you")), steps::OPPONENT.to_owned()];
    let mut table = TableView::of_example(&game, READER, names);
    table.answers = number;
    table.question = number;
    let Some(mut view) = table.board.clone() else { return Err(Problem::not_found()) };
    view.answers = match step.does {
        Does::Reads => Vec::new(),
        Does::Tries(..) => attempt::thinkable(&game),
    };
    let mut sight = Sight::new(reader.language, "", &table, &view);
    sight.answer_to = format!("/learn/{number}");
    sight.lesson = Some(lesson(&reader, number, step, tried.as_ref()));
    let title = format!("{} · {}", reader.say(&say!("learn-title")), reader.say(&of_all(number)));
    Ok(page(&reader, &title, &board::board(&sight, &tools(&reader, number))))
}

/// What the reader tried: on to the next step, or back to this one with the reason.
pub(crate) async fn tried(Path(number): Path<usize>, body: Bytes) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let read = fields.get("answer");
    let unread =
        || Problem::field("answer", say!("play-no-answer", read = read.chars().take(60).collect::<String>()));
    let answer = Answer::from_text(read).map_err(|_| unread())?;
    let at = number.checked_sub(1).ok_or_else(Problem::not_found)?;
    let outcome = attempt::attempt(at, answer).ok_or_else(Problem::not_found)?;
    let to = match outcome {
        Attempt::Right => format!("/learn/{}", number + 1),
        Attempt::Allowed | Attempt::Refused(_) => {
            let answer = answer.to_text().map_err(|error| Problem::internal(error.to_string()))?;
            let query = escaped(&answer);
            format!("/learn/{number}?tried={query}#question")
        }
    };
    Ok(Redirect::to(&to).into_response())
}

/// A value as it stands in an address.
fn escaped(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(byte).collect()
}

fn of_all(number: usize) -> Saying {
    say!("learn-step", step = number, of = STEPS.len())
}

/// What the step says, its rules, and what came of what was tried.
fn lesson(reader: &Reader, number: usize, step: &Step, tried: Option<&Attempt>) -> Markup {
    html! {
        p.learn-number { (reader.say(&of_all(number))) }
        @match (tried, step.does) {
            (Some(Attempt::Refused(why)), _) => div.learn-answer.learn-wrong role="alert" {
                p { b { (reader.say(&say!("learn-refused"))) } " " (reader.say(&why.saying())) }
                (law(reader, why.clause()))
            },
            (Some(Attempt::Allowed), Does::Tries(_, otherwise)) => div.learn-answer role="alert" {
                p { b { (reader.say(&say!("learn-allowed"))) } " " (reader.say(&otherwise())) }
            },
            (Some(Attempt::Right), _) => div.learn-answer role="status" { p { b { (reader.say(&say!("learn-right"))) } } },
            (Some(Attempt::Allowed) | None, _) => {}
        }
        p #question .learn-text { (reader.say(&(step.tells)())) }
        div.learn-rules { @for rule in step.rules { (law(reader, *rule)) } }
        @if matches!(step.does, Does::Reads) {
            a.board-button.board-onward href={ "/learn/" (number + 1) } { (reader.say(&say!("learn-on"))) }
        }
    }
}

/// The way through the steps.
fn tools(reader: &Reader, number: usize) -> Markup {
    html! {
        nav.board-tools aria-label=(reader.say(&say!("learn-title"))) {
            @if number > 1 { a.board-tool href={ "/learn/" (number - 1) } { (reader.say(&say!("learn-back"))) } }
            progress.learn-progress max=(STEPS.len()) value=(number) aria-label=(reader.say(&of_all(number))) {}
            a.board-tool href={ "/learn/" (number + 1) } { (reader.say(&say!("learn-skip"))) }
        }
    }
}

/// After the example: the first own battle.
fn end(reader: &Reader) -> Response {
    let title = reader.say(&say!("learn-title"));
    let content = html! {
        section.sheet.next.learn-door {
            h1 { (reader.say(&say!("learn-end"))) }
            p { (reader.say(&say!("learn-end-text"))) }
            form.stack method="post" action="/play" {
                input type="hidden" name="deck" value=(FIRST_DECK);
                input type="hidden" name="opponent" value=(FIRST_OPPONENT);
                div.field {
                    label for="name" { (reader.say(&say!("play-your-name"))) }
                    input #name name="name" value=(reader.say(&say!("play-name-guest"))) required maxlength="40" autocomplete="nickname";
                }
                label.check { input type="checkbox" name="training" value="on" checked; (reader.say(&say!("play-training"))) }
                button.btn.act.big { (reader.say(&say!("learn-first-game"))) }
            }
            p { a href="/learn/1" { (reader.say(&say!("learn-again"))) } " · " a href="/play" { (reader.say(&say!("play-title"))) } }
        }
    };
    page(reader, &title, &content)
}

fn page(reader: &Reader, title: &str, content: &Markup) -> Response {
    let frame = Frame::plain(reader, title).styled(&STYLE).running(&SCRIPT);
    Html(frame.show(content).into_string()).into_response()
}
