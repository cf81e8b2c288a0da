//! After a game: the same two once more with seats exchanged, or the game played on from one of its questions.

use std::sync::Arc;

use access::Key;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Redirect, Response};
use conquest::game::{How, Refusal, Settings, Stage, Watch, Wish};
use conquest::{Game, Options, Seat};
use maud::{Markup, html};
use rooms::{Room, Setback};
use rulebook::say;
use web::hosting::table_of;
use web::{Cookies, Fields, Problem, Reader};

use crate::asking::{at_table, back, opened_by, opens, pauses, problem, refused, seat, seated, shortened};
use crate::bots::chosen;
use crate::{Look, Play, attend, seat_of};

type Done = Result<Response, Problem>;

/// The same two at a new table, with seats exchanged. There is one such table, whoever of them comes first and however often:
/// the first opens it, the other sits down there.
pub(crate) async fn rematch(State(play): State<Play>, look: Option<Extension<Look>>) -> Done {
    let look = at_table(look)?;
    seated(&look)?;
    if look.at_match.is_some() {
        return Err(refused(&Refusal::HostDecides));
    }
    let old = &look.snapshot.state;
    if old.stage() != Stage::Over || old.names().contains(&None) {
        return Err(refused(&Refusal::NotBegun));
    }
    let Some(agreed) = old.settings().cloned() else { return Err(refused(&Refusal::NoTable)) };
    let rematch_of = Some(look.code.clone());
    let against_bot = Seat::BOTH.into_iter().find(|seat| old.bot(seat.other()).is_some()).map(Seat::other);
    let options = Options { pauses: pauses(against_bot, agreed.watch), ..agreed.options };
    let settings = Settings { options, by_invitation: true, goes_on: None, rematch_of, ..agreed };
    let begin = |_: &rulebook::Dice| opens(&settings);
    let found = table_of(&play.rooms, &named(&look.code), |game| is_of(game, &look.code), Some(&begin)).await;
    let room = found.map_err(problem)?.ok_or_else(Problem::not_found)?;
    let code = room.code().to_owned();
    for from in Seat::BOTH {
        let own = look.seat == Some(from);
        let Some((name, deck, bot)) = old.seating(from) else { continue };
        if !own && bot.is_none() {
            // The other person is asked at the table of the game before.
            continue;
        }
        let key = if own { look.key.at(&code) } else { None };
        if room.snapshot().state.stage() == Stage::Seats {
            seat(&room, Wish::Seat { seat: from.other(), name, deck, bot, key }).await?;
        }
    }
    attend::attend(&play, &room);
    Ok(back(&code))
}

/// What the table of a rematch is found by.
fn named(code: &str) -> String {
    format!("rematch of {code}")
}

/// Whether that is the rematch of a table. One that was closed before anybody came is none: the next is opened anew.
fn is_of(game: &Game, code: &str) -> bool {
    let closed = game.ending().is_some_and(|ending| ending.how == How::Closed);
    !closed && game.settings().is_some_and(|settings| settings.rematch_of.as_deref() == Some(code))
}

/// The rematch of a finished game, if somebody has opened it.
async fn opened(play: &Play, code: &str) -> Result<Option<Arc<Room<Game>>>, Setback<Refusal>> {
    table_of(&play.rooms, &named(code), |game| is_of(game, code), None).await
}

/// The way to a rematch for whoever has played: to ask for one, or to the table at which the other waits.
pub(crate) async fn offer(play: &Play, reader: &Reader, look: &Look) -> Markup {
    let (Some(own), None) = (look.seat, &look.at_match) else { return html! {} };
    if look.snapshot.state.names().contains(&None) {
        // It was closed before anybody came.
        return html! {};
    }
    let against_bot = look.snapshot.state.bot(own.other()).is_some();
    // Who cannot be told of it now may still ask.
    let room = if against_bot { None } else { opened(play, &look.code).await.ok().flatten() };
    let asks = |class: &str, words| {
        web::part::button(&format!("/play/{}/rematch", look.code), &[], class, &reader.say(&words))
    };
    let Some(room) = room else {
        return html! {
            // Nothing is told to a finished table: it is looked at again whether the other asks for a rematch.
            div.play-rematch data-every=[(!against_bot).then_some("6")] { (asks("act", say!("play-rematch"))) }
        };
    };
    let then = room.snapshot().state;
    let waits = then.names()[own as usize].filter(|_| then.owner(own.other()).is_none());
    html! {
        div.play-rematch {
            @match waits {
                Some(name) => {
                    p.note role="status" { (reader.say(&say!("play-rematch-wanted", name = name))) }
                    (asks("act", say!("play-rematch-sit")))
                }
                None => a.btn.act href={ "/play/" (room.code()) } { (reader.say(&say!("play-rematch-go"))) },
            }
        }
    }
}

/// At the table of a rematch that waits for the other player: a seat for that one, and for nobody else.
pub(crate) async fn kept_seat(play: &Play, reader: &Reader, look: &Look) -> Option<Markup> {
    let before = look.snapshot.state.settings()?.rematch_of.clone()?;
    let game = play.rooms.room(&before).await.ok()?.snapshot().state;
    let waits = look.snapshot.state.names().into_iter().flatten().next().unwrap_or("–");
    Some(html! {
        h1 { (reader.say(&say!("play-sit-down", host = waits))) }
        section.sheet {
            @if seat_of(&look.key, &before, &game).is_some() {
                p { (reader.say(&say!("play-rematch-wanted", name = waits))) }
                (web::part::button(&format!("/play/{before}/rematch"), &[], "act", &reader.say(&say!("play-rematch-sit"))))
            } @else {
                p { (reader.say(&say!("play-rematch-kept"))) }
            }
        }
    })
}

/// A finished game played on from one of its questions, in one of its seats, against a bot in the other.
pub(crate) async fn play_on(
    State(play): State<Play>,
    reader: Reader,
    look: Option<Extension<Look>>,
    cookies: Cookies,
    body: Bytes,
) -> Done {
    let look = at_table(look)?;
    if !look.opens_record() {
        return Err(Problem::forbidden(say!("match-record-closed")));
    }
    let fields = Fields::read(&body);
    let act = Key::act_at(&fields, "on", &look.code)?;
    let old = &look.snapshot.state;
    let from = usize::try_from(fields.number::<u32>("at")?).unwrap_or(usize::MAX);
    let own = match fields.get("seat") {
        "0" => Seat::A,
        "1" => Seat::B,
        other => return Err(Problem::field("seat", say!("play-on-seat", read = shortened(other)))),
    };
    let earlier = old.earlier(from, own, pauses(Some(own), Watch::Nobody));
    let goes_on =
        Some(earlier.ok_or_else(|| Problem::field("at", say!("play-on-nowhere", answers = old.answers())))?);
    let opponent = chosen(&fields)?;
    let agreed = old.settings().cloned().unwrap_or_default();
    // The questions up to there are those of the game that goes on; nobody's clock runs.
    let settings = Settings { options: agreed.options, goes_on, watch: Watch::Nobody, ..Settings::default() };
    let key = look.key.clone().or_by(&act);
    let room = opened_by(&play, &act, &key, own, &settings).await?;
    let code = room.code().to_owned();
    for it in Seat::BOTH {
        let Some((name, deck, _)) = old.seating(it) else { return Err(refused(&Refusal::NotBegun)) };
        let wish = if it == own {
            Wish::Seat { seat: it, name, deck, bot: None, key: key.at(&code) }
        } else {
            let bot = Some(opponent.engine.to_owned());
            Wish::Seat { seat: it, name: reader.say(&(opponent.name)()), deck, bot, key: None }
        };
        seat(&room, wish).await?;
    }
    attend::attend(&play, &room);
    Ok((key.into_cookies(cookies, play.is_secure()), Redirect::to(&format!("/play/{code}"))).into_response())
}
