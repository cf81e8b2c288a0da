//! What people send: opening a table, sitting down, numbers for the chance, answers, and what else is done at a table.

use access::{BrowserKey, Key};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use axum_extra::extract::CookieJar;
use conquest::game::{By, Command, Moment, Pace, Refusal, Settings, Stage, Watch, Wish};
use conquest::{Answer, Game, Mode, Options, Pauses, Seat};
use rulebook::say;
use web::{Fields, Problem, Reader, clock};

use crate::asking::{give, problem, refused};
use crate::bots::OPPONENTS;
use crate::sitting::{self, Lists};
use crate::{Look, Play, attend, hosted};

/// After how long without an answer the opponent may take a game without clock.
const PATIENCE_SECONDS: u32 = 15 * 60;

type Done = Result<Response, Problem>;

pub(crate) fn routes() -> Router<Play> {
    Router::new()
        .route("/play/{code}/sit", post(sit))
        .route("/play/{code}/number", post(number))
        .route("/play/{code}/answer", post(answer))
        .route("/play/{code}/do", post(act))
        .route("/play/{code}/rematch", post(rematch))
        .route("/play/{code}/on", post(play_on))
        .route("/play/{code}/judge", post(hosted::judge))
}

/// Opens a table and seats whoever opened it, and the bot if one was chosen.
pub(crate) async fn open(
    State(play): State<Play>,
    reader: Reader,
    lists: Lists,
    jar: CookieJar,
    body: Bytes,
) -> Done {
    let fields = Fields::read(&body);
    let act = Key::act_of(&fields)?;
    let opens = rooms::code_of(act.digest().as_bytes());
    let key = BrowserKey::of(&jar).or_by(&act);
    let settings = settings(&fields)?;
    let deck = sitting::deck(&fields, settings.options.mode, clock::day(), &lists)?;
    let name = name(&fields)?;
    let opponent = opponent(&fields)?;
    let at = Moment(clock::now());
    let begin = || (Game::default(), Command { by: By::Server, at, wish: Wish::Open(settings.clone()) });
    let room = match play.rooms.found_as(&opens, |_| begin()).await.map_err(problem)? {
        Some(room) => room,
        // The same tap twice opens one table; whoever was first sits down at it.
        None if is_of(&play, &opens, &key).await => {
            let jar = key.into_jar(jar, play.is_secure());
            return Ok((jar, Redirect::to(&format!("/play/{opens}"))).into_response());
        }
        None => play.rooms.found(|_, _| begin(), None).await.map_err(problem)?,
    };
    let code = room.code().to_owned();
    let seat = Wish::Seat { seat: Seat::A, name, deck, bot: None, key: key.at(&code) };
    give(&room, By::Server, seat).await?;
    if let Some(opponent) = opponent {
        let bot = Wish::Seat {
            seat: Seat::B,
            name: reader.say(&(opponent.name)()),
            deck: bot_deck(&fields)?,
            bot: Some(opponent.engine.to_owned()),
            key: None,
        };
        give(&room, By::Server, bot).await?;
    }
    attend::attend(&play, &room);
    let jar = key.into_jar(jar, play.is_secure());
    Ok((jar, Redirect::to(&format!("/play/{code}"))).into_response())
}

/// Whether that table was opened by this browser, which sits there or is about to. Once the game is over, whoever sends the same
/// form again wants another.
async fn is_of(play: &Play, code: &str, key: &BrowserKey) -> bool {
    let Ok(room) = play.rooms.room(code).await else { return false };
    let game = room.snapshot().state;
    match game.owner(Seat::A) {
        _ if game.stage() == Stage::Over => false,
        Some(owner) => key.at(code).as_deref() == Some(owner),
        None => game.hosted().is_none(),
    }
}

fn name(fields: &Fields) -> Result<String, Problem> {
    let name = fields.text("name").map(ToOwned::to_owned);
    name.ok_or_else(|| Problem::field("name", say!("table-refusal-name", most = 40)))
}

/// The bot a form names; none for a person.
fn opponent(fields: &Fields) -> Result<Option<&'static crate::bots::Opponent>, Problem> {
    match fields.get("opponent") {
        "person" => Ok(None),
        name => match OPPONENTS.iter().find(|it| it.engine == name) {
            Some(found) => Ok(Some(found)),
            None => Err(Problem::field("opponent", say!("table-refusal-bot", name = name))),
        },
    }
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
    let pace = match fields.text("minutes") {
        None | Some("0") => None,
        Some(_) => Some(Pace {
            seconds: fields.number::<u16>("minutes").map(|minutes| u32::from(minutes) * 60)?,
            increment_seconds: match fields.text("increment") {
                Some(_) => u32::from(fields.number::<u16>("increment")?),
                None => 0,
            },
        }),
    };
    let watch = match fields.get("watch") {
        "nobody" => Watch::Nobody,
        "late" => Watch::Late,
        _ => Watch::Everybody,
    };
    let mode = if fields.get("mode") == "tournament" { Mode::Tournament } else { Mode::Casual };
    let pauses = if fields.get("opponent") == "person" { Pauses::Public } else { Pauses::Exact };
    Ok(Settings {
        options: Options { mode, pauses, training: fields.has("training"), drawn_begins: false },
        pace,
        watch,
        open_decks: fields.has("open_decks"),
        judged: false,
        patience_seconds: pace.is_none().then_some(PATIENCE_SECONDS),
        hosted: None,
        goes_on: None,
    })
}

/// Takes the free seat.
async fn sit(
    State(play): State<Play>,
    look: Option<Extension<Look>>,
    lists: Lists,
    jar: CookieJar,
    body: Bytes,
) -> Done {
    let look = at_table(look)?;
    let fields = Fields::read(&body);
    if look.at_match.is_some() {
        return hosted::sit(&play, &look, &fields, &lists).await;
    }
    if look.seat.is_some() {
        return Ok(back(&look.code));
    }
    let free = Seat::BOTH.into_iter().find(|seat| look.snapshot.state.names()[*seat as usize].is_none());
    let seat = free.ok_or_else(|| refused(&Refusal::SeatTaken { seat: Seat::B }))?;
    let key = look.key.clone().or_new()?;
    let mode = look.snapshot.state.settings().map(|settings| settings.options.mode).unwrap_or_default();
    let deck = sitting::deck(&fields, mode, clock::day(), &lists)?;
    let wish = Wish::Seat { seat, name: name(&fields)?, deck, bot: None, key: key.at(&look.code) };
    give(&look.room, By::Server, wish).await?;
    attend::attend(&play, &look.room);
    Ok((key.into_jar(jar, play.is_secure()), Redirect::to(&format!("/play/{}", look.code))).into_response())
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
    let answer: Answer = serde_json::from_str(read)
        .map_err(|_| Problem::field("answer", say!("play-no-answer", read = shortened(read))))?;
    let after = Some(usize::try_from(fields.number::<u32>("after")?).unwrap_or(usize::MAX));
    give(&look.room, seated(&look)?, Wish::Answer { answer, after }).await?;
    hosted::after(&look).await;
    Ok(back(&look.code))
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
        "undo" => Wish::Undo,
        "agree-undo" => Wish::AgreeUndo,
        "decline-undo" => Wish::DeclineUndo,
        "claim" => Wish::Claim,
        "call-judge" => Wish::CallJudge,
        "close" => Wish::Close,
        other => return Err(Problem::field("what", say!("play-no-wish", read = shortened(other)))),
    };
    give(&look.room, seated(&look)?, wish).await?;
    attend::attend(&play, &look.room);
    hosted::after(&look).await;
    Ok(back(&look.code))
}

/// The same two at a new table, with seats exchanged.
async fn rematch(State(play): State<Play>, look: Option<Extension<Look>>) -> Done {
    let look = at_table(look)?;
    seated(&look)?;
    if look.at_match.is_some() {
        return Err(refused(&Refusal::HostDecides));
    }
    let old = &look.snapshot.state;
    if old.stage() != Stage::Over {
        return Err(refused(&Refusal::NotBegun));
    }
    let Some(settings) = old.settings().cloned() else { return Err(refused(&Refusal::NoTable)) };
    let at = Moment(clock::now());
    let founded = play.rooms.found(
        |_, _| (Game::default(), Command { by: By::Server, at, wish: Wish::Open(settings.clone()) }),
        None,
    );
    let room = founded.await.map_err(problem)?;
    let code = room.code().to_owned();
    for from in Seat::BOTH {
        let own = look.seat == Some(from);
        let Some((name, deck, bot)) = old.seating(from) else { continue };
        if !own && bot.is_none() {
            // The other person sits down when following the link.
            continue;
        }
        let key = if own { look.key.at(&code) } else { None };
        let wish = Wish::Seat { seat: from.other(), name, deck, bot, key };
        give(&room, By::Server, wish).await?;
    }
    attend::attend(&play, &room);
    Ok(back(&code))
}

/// A finished game played on from one of its questions, in one of its seats, against a bot in the other.
async fn play_on(
    State(play): State<Play>,
    reader: Reader,
    look: Option<Extension<Look>>,
    jar: CookieJar,
    body: Bytes,
) -> Done {
    let look = at_table(look)?;
    if !look.opens_record() {
        return Err(Problem::forbidden(say!("match-record-closed")));
    }
    let fields = Fields::read(&body);
    let old = &look.snapshot.state;
    let from = usize::try_from(fields.number::<u32>("at")?).unwrap_or(usize::MAX);
    let seat = match fields.get("seat") {
        "0" => Seat::A,
        "1" => Seat::B,
        other => return Err(Problem::field("seat", say!("play-on-seat", read = shortened(other)))),
    };
    let earlier = old.earlier(from, seat);
    let goes_on =
        Some(earlier.ok_or_else(|| Problem::field("at", say!("play-on-nowhere", answers = old.answers())))?);
    let Some(opponent) = opponent(&fields)? else {
        return Err(Problem::field("opponent", say!("table-refusal-bot", name = fields.get("opponent"))));
    };
    let agreed = old.settings().cloned().unwrap_or_default();
    // The questions are those of the game that goes on; nobody's clock runs.
    let settings = Settings { options: agreed.options, goes_on, ..Settings::default() };
    let key = look.key.clone().or_new()?;
    let at = Moment(clock::now());
    let founded = play.rooms.found(
        |_, _| (Game::default(), Command { by: By::Server, at, wish: Wish::Open(settings.clone()) }),
        None,
    );
    let room = founded.await.map_err(problem)?;
    let code = room.code().to_owned();
    for it in Seat::BOTH {
        let Some((name, deck, _)) = old.seating(it) else { return Err(refused(&Refusal::NotBegun)) };
        let wish = if it == seat {
            Wish::Seat { seat: it, name, deck, bot: None, key: key.at(&code) }
        } else {
            let bot = Some(opponent.engine.to_owned());
            Wish::Seat { seat: it, name: reader.say(&(opponent.name)()), deck, bot, key: None }
        };
        give(&room, By::Server, wish).await?;
    }
    attend::attend(&play, &room);
    Ok((key.into_jar(jar, play.is_secure()), Redirect::to(&format!("/play/{code}"))).into_response())
}

/// The table a form was sent to.
fn at_table(look: Option<Extension<Look>>) -> Result<Look, Problem> {
    look.map(|Extension(look)| look).ok_or_else(Problem::not_found)
}

/// The seat of whoever sends a form.
fn seated(look: &Look) -> Result<By, Problem> {
    look.seat.map(By::Seat).ok_or_else(|| Problem::forbidden(say!("play-not-seated")))
}

fn back(code: &str) -> Response {
    Redirect::to(&format!("/play/{code}")).into_response()
}

/// The beginning of what was sent: enough to recognise it by.
fn shortened(read: &str) -> String {
    read.chars().take(60).collect()
}
