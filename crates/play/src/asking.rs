//! A command given to a table, by whom, and what is said when it is not carried out.

use std::sync::Arc;

use access::{Act, BrowserKey};
use axum::extract::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use conquest::game::{By, Command, Moment, Refusal, Settings, Stage, Watch, Wish};
use conquest::{Game, Pauses, Seat};
use rooms::{Room, Setback, Snapshot, Terms};
use rulebook::say;
use web::{Problem, clock};

use crate::{Look, Play};

/// How often a form is tried while others are faster.
const TRIES: usize = 8;

pub(crate) async fn give(room: &Room<Game>, by: By, wish: Wish) -> Result<(), Problem> {
    let command = |_: &Game| Command { by, at: Moment(clock::now()), wish: wish.clone() };
    room.command(&Terms::default(), command).await.map(|_| ()).map_err(problem)
}

/// The same for a form: carried out once, however often it is sent, and only at the question its sender had `seen`,
/// where that matters.
pub(crate) async fn give_once(
    room: &Room<Game>,
    by: By,
    wish: Wish,
    act: &Act,
    seen: Option<usize>,
) -> Result<(), Problem> {
    let kept = act.kept(String::new())?;
    let keep = |_: &Snapshot<Game>| kept.clone();
    let command = |_: &Game| Command { by, at: Moment(clock::now()), wish: wish.clone() };
    for _ in 0..TRIES {
        let now = room.snapshot();
        let given = match by {
            By::Seat(seat) => now.state.question(seat),
            By::Judge | By::Server => now.state.answers(),
        };
        let expected = seen.map(|_| now.version);
        let done = match seen.filter(|seen| *seen != given) {
            Some(after) => Err(Setback::refused(Refusal::Stale { given, after })),
            None => room
                .command(&Terms { expected, keep: Some(&keep), ..Terms::default() }, command)
                .await
                .map(|_| ()),
        };
        match done {
            Ok(()) | Err(Setback::AnsweredBefore) => return Ok(()),
            // Something happened in between; whether that matters is looked at again.
            Err(Setback::Moved { .. }) => {}
            Err(setback) => {
                let before = act.is_done(room.store()).await?;
                return if before { Ok(()) } else { Err(problem(setback)) };
            }
        }
    }
    Err(problem(Setback::Crowded))
}

/// Seats somebody; whoever sits there already by the same key was seated by an earlier tap.
pub(crate) async fn seat(room: &Room<Game>, wish: Wish) -> Result<(), Problem> {
    let command = |_: &Game| Command { by: By::Server, at: Moment(clock::now()), wish: wish.clone() };
    match room.command(&Terms::default(), command).await {
        Ok(_) => Ok(()),
        Err(Setback::Refused(_)) if sits_already(&room.snapshot().state, &wish) => Ok(()),
        Err(setback) => Err(problem(setback)),
    }
}

fn sits_already(game: &Game, wish: &Wish) -> bool {
    match wish {
        Wish::Seat { seat, bot: Some(bot), .. } => game.bot(*seat) == Some(bot),
        Wish::Seat { seat, key: Some(key), .. } => game.owner(*seat) == Some(key),
        _ => false,
    }
}

/// The first command of a table.
pub(crate) fn opens(settings: &Settings) -> (Game, Command) {
    let wish = Wish::Open(settings.clone());
    (Game::default(), Command { by: By::Server, at: Moment(clock::now()), wish })
}

/// The table that act opens: the same tap twice opens one, and whoever was first sits down at it. Once its game is over, whoever
/// sends the same form again wants another.
pub(crate) async fn opened_by(
    play: &Play,
    act: &Act,
    key: &BrowserKey,
    own: Seat,
    settings: &Settings,
) -> Result<Arc<Room<Game>>, Problem> {
    let code = rooms::code_of(act.digest().as_bytes());
    if let Some(room) = play.rooms.found_as(&code, |_| opens(settings)).await.map_err(problem)? {
        return Ok(room);
    }
    match play.rooms.room(&code).await {
        Ok(room) if is_of(&room.snapshot().state, &code, key, own) => Ok(room),
        Ok(_) | Err(Setback::Unknown) => {
            play.rooms.found(|_, _| opens(settings), None).await.map_err(problem)
        }
        Err(setback) => Err(problem(setback)),
    }
}

/// Whether that table was opened by this browser, which sits there or is about to.
fn is_of(game: &Game, code: &str, key: &BrowserKey, own: Seat) -> bool {
    match game.owner(own) {
        _ if game.stage() == Stage::Over => false,
        Some(owner) => key.at(code).as_deref() == Some(owner),
        None => game.hosted().is_none() && game.settings().is_some_and(|it| it.rematch_of.is_none()),
    }
}

/// The beginning of what was sent: enough to recognise it by.
pub(crate) fn shortened(read: &str) -> String {
    read.chars().take(60).collect()
}

/// The table a form was sent to.
pub(crate) fn at_table(look: Option<Extension<Look>>) -> Result<Look, Problem> {
    look.map(|Extension(look)| look).ok_or_else(Problem::not_found)
}

/// The seat of whoever sends a form.
pub(crate) fn seated(look: &Look) -> Result<By, Problem> {
    look.seat.map(By::Seat).ok_or_else(|| Problem::forbidden(say!("play-not-seated")))
}

pub(crate) fn back(code: &str) -> Response {
    Redirect::to(&format!("/play/{code}")).into_response()
}

pub(crate) fn refused(refusal: &Refusal) -> Problem {
    Problem::refused(refusal)
}

/// What is said when a room does not do what was wanted.
pub(crate) fn problem(setback: Setback<Refusal>) -> Problem {
    match setback {
        Setback::Refused(refusal) => refused(&refusal),
        Setback::Unknown => Problem::not_found(),
        Setback::Trouble(trouble) => trouble.into(),
        Setback::Damaged(why) => Problem::internal(why),
        Setback::Crowded => Problem::new(StatusCode::SERVICE_UNAVAILABLE, say!("table-crowded")),
        Setback::NoRandomness => Problem::internal("the system gives no randomness".to_owned()),
        Setback::Moved { .. } | Setback::AnsweredBefore => {
            Problem::new(StatusCode::CONFLICT, say!("table-moved"))
        }
    }
}

/// Whoever plays against a bot, which does not look at pauses, is asked only where there is a choice, unless somebody may watch who
/// would tell from that what is held.
pub(crate) fn pauses(against_bot: Option<Seat>, watch: Watch) -> Pauses {
    Pauses::Even { quick: against_bot.filter(|_| watch == Watch::Nobody) }
}
