//! The door: a new table in two taps, the second phone by QR code, a judge by a link.

use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use epic::sitting::{Asked, Keys, Sitting, Wish};
use epic::{Command, Options, Side};
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::convert::{Builder, Shape};
use fast_qr::qr::QRBuilder;
use maud::{Markup, PreEscaped, html};
use rooms::Terms;
use rulebook::say;
use web::secret::Secret;
use web::{Fields, Frame, Problem, Reader, cookies, part};

use crate::look::{cookie, digest, invitation};
use crate::{STYLE, Seen, Shown, Tables, problem};

/// The page that opens a table.
pub(crate) async fn show(reader: Reader) -> Shown {
    let content = html! {
        section.sheet.next {
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
        section.sheet {
            h2 { (reader.say(&say!("armies-title"))) }
            p { (reader.say(&say!("armies-lead"))) }
            a.btn href="/armies" { (reader.say(&say!("armies-go"))) }
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
    cookies_sent: CookieJar,
    body: Bytes,
) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let points: u32 = if fields.text("points").is_some() { fields.number("points")? } else { 3000 };
    let out_of_range = !(2000..=5000).contains(&points);
    let host = Secret::new().map_err(Problem::from)?.as_str().to_owned();
    let key = digest(&host);
    let keys = Keys {
        host: key.clone(),
        invited: digest(&invitation(&host, "bravo")),
        judge: digest(&invitation(&host, "judge")),
    };
    let wish = |wish: Wish| Asked { key: key.clone(), wish };
    let opening = wish(Wish::Open { options: Options::default(), keys });
    let room = tables.rooms.found(|_| (Sitting::unopened(), opening), None).await.map_err(problem::of)?;
    let first = fields.text("alpha").map_or_else(|| reader.say(&Side::Alpha.saying()), str::to_owned);
    let mut commands = vec![Command::Join { name: first }];
    commands.extend(fields.text("bravo").map(|name| Command::Join { name: name.to_owned() }));
    commands.push(Command::AgreePoints { points, out_of_range });
    for command in commands {
        let asked = wish(Wish::Play(Box::new(command)));
        room.command(&Terms::default(), |_| asked.clone()).await.map_err(problem::of)?;
    }
    let code = room.code();
    let secure = tables.public_url.starts_with("https:");
    let jar = cookies_sent.add(cookies::secret(cookie(code), host, secure));
    Ok((jar, Redirect::to(&format!("/table/{code}"))).into_response())
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
    jar: CookieJar,
    body: Bytes,
) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let (jar, key) = new_key(&tables, &code, jar)?;
    let room = tables.room(&code).await?;
    let join = Asked { key: key.clone(), wish: Wish::Join { invited_by: digest(&secret) } };
    let joined = room.command(&Terms::default(), |_| join.clone()).await.map_err(problem::of)?;
    if let Some(name) = fields.text("name").filter(|_| joined.state.game().player(Side::Bravo).is_empty()) {
        let wish = Wish::Play(Box::new(Command::Join { name: name.to_owned() }));
        let named = Asked { key, wish };
        room.command(&Terms::default(), |_| named.clone()).await.map_err(problem::of)?;
    }
    Ok((jar, Redirect::to(&format!("/table/{code}"))).into_response())
}

/// Asks a judge whether to sit down.
pub(crate) async fn judge_page(
    Path((code, secret)): Path<(String, String)>,
    Extension(seen): Extension<Seen>,
    reader: Reader,
) -> Shown {
    let title = reader.say(&say!("table-judge-title"));
    let content = html! {
        section.sheet.next {
            h1 { (title) }
            p { (reader.say(&say!("table-judge-lead"))) }
            form method="post" action={ "/table/" (code) "/judge/" (secret) } {
                button.btn.act.big { (reader.say(&say!("table-judge-sit"))) }
            }
        }
    };
    Frame::inside(&reader, &title, seen.inside(&reader)).narrow().styled(&STYLE).show(&content).into()
}

/// A judge sits down.
pub(crate) async fn sit_as_judge(
    State(tables): State<Tables>,
    Path((code, secret)): Path<(String, String)>,
    jar: CookieJar,
) -> Result<Response, Problem> {
    let (jar, key) = new_key(&tables, &code, jar)?;
    let room = tables.room(&code).await?;
    let asked = Asked { key, wish: Wish::SitAsJudge { admitted_by: digest(&secret) } };
    room.command(&Terms::default(), |_| asked.clone()).await.map_err(problem::of)?;
    Ok((jar, Redirect::to(&format!("/table/{code}"))).into_response())
}

/// The key of this phone at the table: the one it has, or a new one for its cookie.
fn new_key(tables: &Tables, code: &str, jar: CookieJar) -> Result<(CookieJar, String), Problem> {
    if let Some(secret) = crate::look::secret_of(&jar, code) {
        return Ok((jar, digest(&secret)));
    }
    let secret = Secret::new().map_err(Problem::from)?.as_str().to_owned();
    let key = digest(&secret);
    let secure = tables.public_url.starts_with("https:");
    Ok((jar.add(cookies::secret(cookie(code), secret, secure)), key))
}

/// How the second player and a judge come to this table: only the phone that opened it can show it.
pub(crate) fn invitations(tables: &Tables, reader: &Reader, seen: &Seen) -> Markup {
    let Some(host) = seen.secret.as_deref().filter(|_| seen.view.you.acts_for(Side::Alpha)) else {
        return html! {};
    };
    let address = |role: &str, way: &str| {
        format!("{}/table/{}/{way}/{}", tables.public_url, seen.code, invitation(host, role))
    };
    let (join, judge) = (address("bravo", "join"), address("judge", "judge"));
    html! {
        @if !seen.view.joined && seen.view.game.result().is_none() {
            details.table-invite open[seen.view.game.player(Side::Bravo).is_empty()] {
                summary { (reader.say(&say!("table-second-phone"))) }
                p { (reader.say(&say!("table-second-phone-lead"))) }
                (qr(&join))
                p.small { a href=(join) { (join) } }
            }
        }
        @if seen.view.call.is_some() {
            details.table-invite open {
                summary { (reader.say(&say!("table-judge-link"))) }
                (qr(&judge))
                p.small { a href=(judge) { (judge) } }
            }
        }
    }
}

/// An address as a code to be photographed.
pub(crate) fn qr(address: &str) -> Markup {
    let drawn = QRBuilder::new(address.to_owned()).build();
    html! {
        @if let Ok(code) = drawn {
            div.qr { (PreEscaped(SvgBuilder::default().shape(Shape::Square).to_str(&code))) }
        }
    }
}
