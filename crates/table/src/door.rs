//! The door: a new table in two taps, the second phone by QR code, a judge by a link.

use access::{Act, BrowserKey, Key};
use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use epic::sitting::{Asked, Keys, Sitting, WhyNot, Wish};
use epic::{Command, Game, Options, Side};
use maud::{Markup, html};
use rooms::{Setback, Terms};
use rulebook::{Saying, say};
use serde::Deserialize;
use web::secret::digest_of;
use web::{Cookies, Fields, Frame, Problem, Reader, part};

use crate::{STYLE, Seen, Shown, Tables, problem};

/// The page that opens a table.
pub(crate) async fn show(reader: Reader) -> Shown {
    let content = html! {
        section.sheet.next.stack {
            h1 { (reader.say(&say!("table-door-title"))) }
            p { (reader.say(&say!("table-lead"))) }
            form.table-open method="post" action="/table" {
                button.btn.act.big { (reader.say(&say!("table-open"))) }
                details {
                    summary { (reader.say(&say!("table-open-more"))) }
                    div.table-fields {
                        (part::field("alpha", &reader.say(&say!("table-name-first")), "", &html! { input #alpha name="alpha" maxlength="80" autocomplete="off"; }))
                        (part::field("bravo", &reader.say(&say!("table-name-second")), &reader.say(&say!("table-name-help")), &html! { input #bravo name="bravo" maxlength="80" autocomplete="off"; }))
                        (part::field("points", &reader.say(&say!("table-points")), &reader.say(&say!("table-points-help")), &html! { input #points name="points" inputmode="numeric" value="3000"; }))
                    }
                }
            }
        }
        section.sheet.stack {
            h2 { (reader.say(&say!("armies-title"))) }
            p { (reader.say(&say!("armies-lead"))) }
            p { a.btn href="/armies" { (reader.say(&say!("armies-go"))) } }
        }
    };
    Frame::plain(&reader, &reader.say(&say!("table-door-title")))
        .narrow()
        .styled(&STYLE)
        .show(&content)
        .into()
}

/// Opens a table: the phone that does holds both seats until somebody joins.
pub(crate) async fn open(
    State(tables): State<Tables>,
    reader: Reader,
    cookies: Cookies,
    body: Bytes,
) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let points: u32 = if fields.text("points").is_some() { fields.number("points")? } else { 3000 };
    let out_of_range = !(2000..=5000).contains(&points);
    // Nothing is opened for a total that is none.
    if !Game::TOTALS.contains(&points) {
        let (least, most) = (*Game::TOTALS.start(), *Game::TOTALS.end());
        return Err(Problem::field("points", say!("epic-file-points", least = least, most = most)));
    }
    let act = Key::act_of(&fields)?;
    let opens = rooms::code_of(act.digest().as_bytes());
    let host = BrowserKey::of(&cookies).or_by(&act);
    let secure = tables.public_url.starts_with("https:");
    let opening = |code: &str| {
        let shown = |role| digest_of(&invitation(&host, code, role)).to_string();
        let key = host.at(code).unwrap_or_default();
        let keys = Keys { host: key.clone(), invited: shown("bravo"), judge: shown("judge"), hosted: None };
        Asked { key, wish: Wish::Open { options: Options::default(), keys } }
    };
    let begun = tables.rooms.found_as(&opens, |_| (Sitting::unopened(), opening(&opens)));
    let room = match begun.await.map_err(problem::of)? {
        Some(room) => room,
        // The same tap twice opens one table.
        None if is_of(&tables, &opens, &host).await => {
            let cookies = host.into_cookies(cookies, secure);
            return Ok((cookies, Redirect::to(&format!("/table/{opens}"))).into_response());
        }
        None => {
            let founded = tables.rooms.found(|_, code| (Sitting::unopened(), opening(code)), None);
            founded.await.map_err(problem::of)?
        }
    };
    let key = host.at(room.code()).unwrap_or_default();
    let wish = |wish: Wish| Asked { key: key.clone(), wish };
    let first = fields.text("alpha").map_or_else(|| reader.say(&Side::Alpha.saying()), str::to_owned);
    let mut commands = vec![Command::Join { name: first }];
    commands.extend(fields.text("bravo").map(|name| Command::Join { name: name.to_owned() }));
    commands.push(Command::AgreePoints { points, out_of_range });
    for command in commands {
        let asked = wish(Wish::Play(Box::new(command)));
        room.command(&Terms::default(), |_| asked.clone()).await.map_err(problem::of)?;
    }
    let code = room.code();
    let cookies = host.into_cookies(cookies, secure);
    Ok((cookies, Redirect::to(&format!("/table/{code}"))).into_response())
}

/// Whether that table was opened by this phone, and its game is not over.
async fn is_of(tables: &Tables, code: &str, phone: &BrowserKey) -> bool {
    let Ok(room) = tables.room(code).await else { return false };
    let sitting = room.snapshot().state;
    let key = phone.at(code).unwrap_or_default();
    sitting.seats().hold(&key).is_seated() && sitting.game().result().is_none()
}

/// Asks the second player for a name.
pub(crate) async fn join_page(
    Path((code, secret)): Path<(String, String)>,
    Extension(seen): Extension<Seen>,
    reader: Reader,
) -> Shown {
    let needs_name = seen.view.game.player(Side::Bravo).is_empty();
    let content = html! {
        section.sheet.next {
            h1 { (reader.say(&say!("table-join-title", player = seen.view.game.player(Side::Alpha)))) }
            form.table-fields method="post" action={ "/table/" (code) "/join/" (secret) } {
                @if needs_name {
                    (part::field("name", &reader.say(&say!("table-name-yours")), "", &html! { input #name name="name" maxlength="80" required autocomplete="off"; }))
                }
                button.btn.act.big { (reader.say(&say!("table-join"))) }
            }
        }
    };
    let title = reader.say(&say!("table-join"));
    Frame::inside(&reader, &title, seen.inside(&reader)).narrow().styled(&STYLE).show(&content).into()
}

/// Takes the second seat.
pub(crate) async fn join(
    State(tables): State<Tables>,
    Path((code, secret)): Path<(String, String)>,
    cookies: Cookies,
    body: Bytes,
) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let (cookies, key) = new_key(&tables, &code, cookies, &Key::act_at(&fields, &secret, &code)?);
    let room = tables.room(&code).await?;
    // The same tap twice, or a player who opens the link on the own phone: whoever sits here goes to the table.
    if room.snapshot().state.seats().hold(&key).is_seated() {
        return Ok((cookies, Redirect::to(&format!("/table/{code}"))).into_response());
    }
    let join = Asked { key: key.clone(), wish: Wish::Join { invited_by: digest_of(&secret).to_string() } };
    let joined = room.command(&Terms::default(), |_| join.clone()).await.map_err(problem::of)?;
    if let Some(name) = fields.text("name").filter(|_| joined.state.game().player(Side::Bravo).is_empty()) {
        let wish = Wish::Play(Box::new(Command::Join { name: name.to_owned() }));
        let named = Asked { key, wish };
        room.command(&Terms::default(), |_| named.clone()).await.map_err(problem::of)?;
    }
    Ok((cookies, Redirect::to(&format!("/table/{code}"))).into_response())
}

/// Which seats a form offers to another device.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Offers {
    Alpha,
    Bravo,
    Both,
}

/// Offers seats to another device; only the phone that offers them can show the way there.
pub(crate) fn offer(phone: &BrowserKey, code: &str, sitting: &Sitting, seats: Offers) -> Wish {
    let sides = match seats {
        Offers::Alpha => [true, false],
        Offers::Bravo => [false, true],
        Offers::Both => [true, true],
    };
    let secret = invitation(phone, code, &offered(sitting.seats().offers() + 1));
    Wish::OfferSeat { sides, to: digest_of(&secret).to_string() }
}

/// What an offer of that number is called among the secrets of a phone.
fn offered(number: u32) -> String {
    format!("seat {number}")
}

/// Asks whoever came by the link whether to go on with this device.
pub(crate) async fn seat_page(path: Path<(String, String)>, seen: Extension<Seen>, reader: Reader) -> Shown {
    let sayings = [say!("table-seat-title"), say!("table-seat-take-lead"), say!("table-seat-take")];
    doorstep("seat", &path, &seen, &reader, &sayings)
}

/// A device takes over the seats that were offered.
pub(crate) async fn take_seat(
    tables: State<Tables>,
    path: Path<(String, String)>,
    cookies: Cookies,
    body: Bytes,
) -> Result<Response, Problem> {
    admitted(&tables, &path, cookies, &body, |secret| Wish::TakeSeat { offered_to: secret }).await
}

/// Asks a judge whether to sit down.
pub(crate) async fn judge_page(path: Path<(String, String)>, seen: Extension<Seen>, reader: Reader) -> Shown {
    let sayings = [say!("table-judge-title"), say!("table-judge-lead"), say!("table-judge-sit")];
    doorstep("judge", &path, &seen, &reader, &sayings)
}

/// A judge sits down.
pub(crate) async fn sit_as_judge(
    tables: State<Tables>,
    path: Path<(String, String)>,
    cookies: Cookies,
    body: Bytes,
) -> Result<Response, Problem> {
    admitted(&tables, &path, cookies, &body, |secret| Wish::SitAsJudge { admitted_by: secret }).await
}

/// A link was opened: what it is about, and the one button that does it.
fn doorstep(
    way: &str,
    (code, secret): &(String, String),
    seen: &Seen,
    reader: &Reader,
    [title, lead, button]: &[Saying; 3],
) -> Shown {
    let title = reader.say(title);
    let content = html! {
        section.sheet.next {
            h1 { (title) }
            p { (reader.say(lead)) }
            form method="post" action={ "/table/" (code) "/" (way) "/" (secret) } {
                button.btn.act.big { (reader.say(button)) }
            }
        }
    };
    Frame::inside(reader, &title, seen.inside(reader)).narrow().styled(&STYLE).show(&content).into()
}

/// Whoever has the secret of a link sits down with a key of this browser.
async fn admitted(
    tables: &Tables,
    (code, secret): &(String, String),
    cookies: Cookies,
    body: &[u8],
    wish: impl Fn(String) -> Wish,
) -> Result<Response, Problem> {
    let (cookies, key) = new_key(tables, code, cookies, &Key::act_at(&Fields::read(body), secret, code)?);
    let room = tables.room(code).await?;
    let asked = Asked { key: key.clone(), wish: wish(digest_of(secret).to_string()) };
    // Nobody rules in the own game.
    let plays = |sitting: &Sitting| sitting.seats().hold(&key).is_seated();
    if matches!(asked.wish, Wish::SitAsJudge { .. }) && plays(&room.snapshot().state) {
        return Err(Problem::refused(&WhyNot::PlayerNoJudge));
    }
    let sits = |sitting: &Sitting| plays(sitting) || sitting.seats().hold(&key).judge;
    match room.command(&Terms::default(), |_| asked.clone()).await {
        // The same tap twice: who sits here by now goes to the table.
        Err(Setback::Refused(_)) if sits(&room.snapshot().state) => {}
        Err(setback) => return Err(problem::of(setback)),
        Ok(_) => {}
    }
    Ok((cookies, Redirect::to(&format!("/table/{code}"))).into_response())
}

/// The key of this phone at the table: of the secret it has, or of a new one for its cookie. By its form, so that however often that
/// is sent, it is one phone.
fn new_key(tables: &Tables, code: &str, cookies: Cookies, act: &Act) -> (Cookies, String) {
    let browser = BrowserKey::of(&cookies).or_by(act);
    let key = browser.at(code).unwrap_or_default();
    (browser.into_cookies(cookies, tables.public_url.starts_with("https:")), key)
}

/// The secret by which somebody is invited as that: only the phone that opened the table can show it.
fn invitation(host: &BrowserKey, code: &str, role: &str) -> String {
    host.shows(code, role).unwrap_or_default()
}

/// Whether this phone may show somebody the way to this table: to a seat or to the judge's chair.
pub(crate) fn may_invite(seen: &Seen) -> bool {
    seen.view.you.is_seated() && seen.at_match.is_none()
}

/// How the second player and a judge come to this table: only the phone that opened it can show it.
pub(crate) fn invitations(tables: &Tables, reader: &Reader, seen: &Seen) -> Markup {
    if !may_invite(seen) {
        return html! {};
    }
    let address = |role: &str, way: &str| {
        format!("{}/table/{}/{way}/{}", tables.public_url, seen.code, invitation(&seen.key, &seen.code, role))
    };
    let (join, judge) = (address("bravo", "join"), address("judge", "judge"));
    // The keys of the second player and of the judge are those of the phone that opened the table.
    let opened = seen.view.you.acts_for(Side::Alpha);
    html! {
        @if let Some(offer) = seen.view.offer.filter(|offer| offer.by_you) {
            @let seat = address(&offered(offer.number), "seat");
            details.table-invite open {
                summary { (reader.say(&say!("table-seat-title"))) }
                p { (reader.say(&say!("table-seat-scan"))) }
                (web::part::qr(&seat))
                p.small { a href=(seat) { (seat) } }
            }
        }
        @if opened && !seen.view.joined && seen.view.game.result().is_none() {
            details.table-invite open[seen.view.game.player(Side::Bravo).is_empty()] {
                summary { (reader.say(&say!("table-second-phone"))) }
                p { (reader.say(&say!("table-second-phone-lead"))) }
                (web::part::qr(&join))
                p.small { a href=(join) { (join) } }
            }
        }
        @if opened && seen.view.call.is_some() {
            details.table-invite open {
                summary { (reader.say(&say!("table-judge-link"))) }
                (web::part::qr(&judge))
                p.small { a href=(judge) { (judge) } }
            }
        }
    }
}
