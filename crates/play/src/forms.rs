//! What people send: opening a table, sitting down, numbers for the chance, answers, and what else is done at a table.

use access::{BrowserKey, Key};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use conquest::game::{Pace, Refusal, Settings, Watch, Wish, is_name};
use conquest::{Answer, Mode, Options, Seat};
use rulebook::{Written, say};
use web::fields::VERSION;
use web::route::post;
use web::{Cookies, Fields, Problem, Reader, clock};

use crate::asking::{at_table, back, give, give_once, opened_by, pauses, refused, seat, seated, shortened};
use crate::sitting::{self, ANYBODY, CLOCK_MINUTES, INVITED, Lists};
use crate::{Look, Play, again, attend, bots, hosted, seat_of};

/// After how long without an answer the opponent may take a game without clock.
const PATIENCE_SECONDS: u32 = 15 * 60;

type Done = Result<Response, Problem>;

pub(crate) fn routes() -> Router<Play> {
    Router::new()
        .route("/play/{code}/sit", post(sit))
        .route("/play/{code}/number", post(number))
        .route("/play/{code}/answer", post(answer))
        .route("/play/{code}/do", post(act))
        .route("/play/{code}/rematch", post(again::rematch))
        .route("/play/{code}/on", post(again::play_on))
        .route("/play/{code}/judge", post(hosted::judge))
}

/// Opens a table and seats whoever opened it, and the bot if one was chosen.
pub(crate) async fn open(
    State(play): State<Play>,
    reader: Reader,
    lists: Lists,
    cookies: Cookies,
    body: Bytes,
) -> Done {
    let fields = Fields::read(&body);
    let act = Key::act_of(&fields)?;
    let key = BrowserKey::of(&cookies).or_by(&act);
    // Everything is read before the table is there: what does not do leaves none behind.
    let settings = settings(&fields)?;
    let deck = sitting::deck(&fields, settings.options.mode, clock::day(), &lists)?;
    let name = name(&fields)?;
    let bot = match fields.get("opponent") {
        INVITED | ANYBODY => None,
        _ => Some((bots::chosen(&fields)?, bot_deck(&fields)?)),
    };
    let room = opened_by(&play, &act, &key, Seat::A, &settings).await?;
    let code = room.code().to_owned();
    seat(&room, Wish::Seat { seat: Seat::A, name, deck, bot: None, key: key.at(&code) }).await?;
    if let Some((opponent, deck)) = bot {
        let (name, engine) = (reader.say(&(opponent.name)()), Some(opponent.engine.to_owned()));
        seat(&room, Wish::Seat { seat: Seat::B, name, deck, bot: engine, key: None }).await?;
    }
    attend::attend(&play, &room);
    let cookies = key.into_cookies(cookies, play.is_secure());
    Ok((cookies, Redirect::to(&format!("/play/{code}"))).into_response())
}

fn name(fields: &Fields) -> Result<String, Problem> {
    // What nobody sees in a name, but what turns the words after it around, is left out.
    let seen: String = fields.get("name").chars().filter(|letter| !is_unseen(*letter)).collect();
    let name = seen.trim();
    if is_name(name) { Ok(name.to_owned()) } else { Err(refused(&Refusal::BadName)) }
}

/// Marks of direction and of no width; what joins letters and pictures stays.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The bot's deck: the one chosen, or another starter deck than the player's.
fn bot_deck(fields: &Fields) -> Result<conquest::game::Listed, Problem> {
    let wanted = fields.get("bot_deck");
    let other = conquest::Deck::starters().filter(|name| *name != fields.get("deck"));
    let chosen = if wanted.is_empty() {
        // Any other than the player's, from the moment it is.
        let all: Vec<&str> = other.collect();
        all.get(clock::now().unsigned_abs() as usize % all.len().max(1)).copied().unwrap_or_default()
    } else {
        wanted
    };
    conquest::Deck::starter_named(chosen)
        .map(|deck| conquest::game::Listed::of(&deck))
        .ok_or_else(|| Problem::field("bot_deck", say!("play-no-deck", read = chosen)))
}

fn settings(fields: &Fields) -> Result<Settings, Problem> {
    let pace = if fields.text(CLOCK_MINUTES).is_some() {
        let seconds = u32::from(fields.number::<u16>(CLOCK_MINUTES)?) * 60;
        let increment = match fields.text("increment") {
            Some(_) => u32::from(fields.number::<u16>("increment")?),
            None => 0,
        };
        (seconds > 0).then(|| Pace::new(seconds, increment))
    } else {
        None
    };
    let unknown =
        |name: &str| Problem::field(name, say!("play-no-option", read = shortened(fields.get(name))));
    let against_bot = !matches!(fields.get("opponent"), INVITED | ANYBODY);
    let watch = match fields.get("watch") {
        "nobody" => Watch::Nobody,
        "late" => Watch::Late,
        "everybody" => Watch::Everybody,
        "" if against_bot => Watch::Nobody,
        "" => Watch::Everybody,
        // Nobody is let in by a word that was meant to keep somebody out.
        _ => return Err(unknown("watch")),
    };
    let mode = match fields.get("mode") {
        "tournament" => Mode::Tournament,
        "casual" | "" => Mode::Casual,
        _ => return Err(unknown("mode")),
    };
    // Whoever opens a table against a bot sits first.
    let pauses = pauses(against_bot.then_some(Seat::A), watch);
    Ok(Settings {
        options: Options { mode, pauses, training: fields.has("training"), drawn_begins: false },
        pace,
        watch,
        open_decks: fields.has("open_decks"),
        judged: false,
        by_invitation: fields.get("opponent") == INVITED,
        patience_seconds: pace.is_none().then_some(PATIENCE_SECONDS),
        hosted: None,
        goes_on: None,
        rematch_of: None,
    })
}

/// Takes the free seat.
async fn sit(
    State(play): State<Play>,
    look: Option<Extension<Look>>,
    lists: Lists,
    cookies: Cookies,
    body: Bytes,
) -> Done {
    let look = at_table(look)?;
    let fields = Fields::read(&body);
    if look.at_match.is_some() {
        return hosted::sit(&play, &look, &fields, &lists).await;
    }
    if look.snapshot.state.settings().is_some_and(|settings| settings.rematch_of.is_some()) {
        return Err(Problem::forbidden(say!("play-rematch-kept")));
    }
    if look.seat.is_some() {
        return Ok(back(&look.code));
    }
    // The same tap twice is the same browser, though the first answer may not have come yet.
    let key = look.key.clone().or_by(&Key::act_at(&fields, "", &look.code)?);
    let game = &look.snapshot.state;
    let free = Seat::BOTH.into_iter().find(|seat| game.names()[*seat as usize].is_none());
    let own = seat_of(&key, &look.code, game).or(free);
    let own = own.ok_or_else(|| refused(&Refusal::SeatTaken { seat: Seat::B }))?;
    let mode = game.settings().map(|settings| settings.options.mode).unwrap_or_default();
    let deck = sitting::deck(&fields, mode, clock::day(), &lists)?;
    let wish = Wish::Seat { seat: own, name: name(&fields)?, deck, bot: None, key: key.at(&look.code) };
    seat(&look.room, wish).await?;
    attend::attend(&play, &look.room);
    Ok((key.into_cookies(cookies, play.is_secure()), Redirect::to(&format!("/play/{}", look.code)))
        .into_response())
}

/// A number for the chance: its hash first, the number itself when both hashes are in.
async fn number(look: Option<Extension<Look>>, body: Bytes) -> Done {
    let look = at_table(look)?;
    let fields = Fields::read(&body);
    let wish = match (fields.text("hash"), fields.text("number")) {
        (Some(hash), _) => {
            Wish::Promise(hash.parse().map_err(|_| Problem::field("hash", say!("play-hex", value = hash)))?)
        }
        (None, Some(number)) => Wish::Number(
            number.parse().map_err(|_| Problem::field("number", say!("play-hex", value = number)))?,
        ),
        (None, None) => return Err(Problem::field("hash", say!("play-hex", value = ""))),
    };
    give(&look.room, seated(&look)?, wish).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// An answer to the question.
async fn answer(look: Option<Extension<Look>>, body: Bytes) -> Done {
    let look = at_table(look)?;
    let fields = Fields::read(&body);
    let read = fields.get("answer");
    let answer = Answer::from_text(read)
        .map_err(|_| Problem::field("answer", say!("play-no-answer", read = shortened(read))))?;
    let after = after(&fields)?;
    let by = seated(&look)?;
    let given = give(&look.room, by, Wish::Answer { answer, after: Some(after) }).await;
    if let Err(problem) = given {
        let again =
            look.seat.is_some_and(|seat| look.room.snapshot().state.has_answered(seat, answer, after));
        if !again {
            return Err(problem);
        }
    }
    hosted::after(&look).await;
    Ok(back(&look.code))
}

/// How many answers whoever sends a form had seen given.
fn after(fields: &Fields) -> Result<usize, Problem> {
    Ok(usize::try_from(fields.number::<u32>("after")?).unwrap_or(usize::MAX))
}

/// Everything else somebody does at a table.
async fn act(State(play): State<Play>, look: Option<Extension<Look>>, body: Bytes) -> Done {
    let look = at_table(look)?;
    let fields = Fields::read(&body);
    let wish = match fields.get("what") {
        "concede" => Wish::Concede,
        "offer-draw" => Wish::OfferDraw,
        "agree-draw" => Wish::AgreeDraw,
        "decline-draw" => Wish::DeclineDraw,
        "undo" => Wish::Undo { after: None },
        "agree-undo" => Wish::AgreeUndo,
        "decline-undo" => Wish::DeclineUndo,
        "claim" => Wish::Claim,
        "call-judge" => Wish::CallJudge,
        "close" => Wish::Close,
        other => return Err(Problem::field("what", say!("play-no-wish", read = shortened(other)))),
    };
    // What is taken back is what was seen; everything else is meant whatever came in between.
    let seen = match wish {
        Wish::Undo { .. } if fields.has(VERSION) => Some(fields.number::<u32>(VERSION)? as usize),
        _ => None,
    };
    let by = seated(&look)?;
    let who = look.seat.map_or("", |seat| if seat == Seat::A { "a" } else { "b" });
    let act = Key::act_at(&fields, who, &look.code)?;
    give_once(&look.room, by, wish, &act, seen).await?;
    attend::attend(&play, &look.room);
    hosted::after(&look).await;
    Ok(back(&look.code))
}
