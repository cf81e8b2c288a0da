//! What forms may ask: each becomes one command. After it the reader is sent back to the page; a refusal shows on it.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::Form;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use journal::Moment as Stamp;
use journal::access::{Account, InsertError};
use regulations::{Answers, Seat};
use rulebook::say;
use serde::Deserialize;
use tournament::judging::{JudgeWish, Ruling};
use tournament::{
    Actor, CallId, Claim, DropReason, MatchId, PersonId, RoundNo, Seats, Settings, StaffRole, StagePlan,
    Structure, Tournament, Wish,
};

use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::limits::Guess;
use crate::reader::{LANGUAGE_COOKIE, Reader, THEME_COOKIE};
use crate::{App, clock, links, page, secret};

/// All fields of a form, as they came.
type Fields = BTreeMap<String, String>;

/// A form on a tournament's page.
pub(crate) async fn act(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let back = back(&headers, &code);
    if fields.get("kind").is_some_and(|kind| kind == "correct") && !fields.contains_key("confirmed") {
        let preview = preview_correction(&app, &reader, &visitor, &code, &fields).await;
        return preview.unwrap_or_else(|problem| problem.page(&reader));
    }
    match carry_out(&app, &visitor, &code, &fields).await {
        Ok(()) => Redirect::to(&back).into_response(),
        Err(problem) => problem_on_page(&app, &reader, &visitor, &code, &back, &fields, &problem).await,
    }
}

/// Shows what a correction would change; nothing happens before it is confirmed.
async fn preview_correction(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    fields: &Fields,
) -> Result<Response, Problem> {
    let room = app.hall.room(code).await?;
    let person = visitor.person(code).await?;
    let person = person.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")))?;
    let snapshot = room.snapshot();
    let preview = room.preview(Actor::Person(person), wish(&snapshot.tournament, fields)?)?;
    let page = page::settle::preview_page(reader, &snapshot, code, person, fields, &preview);
    Ok(Html(page.into_string()).into_response())
}

async fn carry_out(app: &App, visitor: &Visitor, code: &str, fields: &Fields) -> Result<(), Problem> {
    let room = app.hall.room(code).await?;
    let person = visitor.person(code).await?;
    let person = person.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")))?;
    let wish = wish(&room.snapshot().tournament, fields)?;
    room.command(Actor::Person(person), wish).await?;
    Ok(())
}

/// The same page again with the problem on it, so that nothing is lost.
async fn problem_on_page(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    back: &str,
    fields: &Fields,
    problem: &Problem,
) -> Response {
    let (Ok(room), Ok(Some(me))) = (app.hall.room(code).await, visitor.person(code).await) else {
        return problem.page(reader);
    };
    let snapshot = room.snapshot();
    let reader = &Reader { path: back.to_owned(), ..reader.clone() };
    let page = if back.ends_with("/me") {
        page::mine::page_of(reader, &snapshot, code, me, Some(problem))
    } else if back.contains("/desk/match/")
        && let Ok(id) = match_id(fields)
    {
        page::settle::match_page(reader, &snapshot, code, me, id, Some(problem))
    } else if back.ends_with("/desk") && snapshot.tournament.has_office(me) {
        page::desk::page_of(app, reader, &snapshot, code, me, Some(problem), None)
    } else {
        return problem.page(reader);
    };
    (problem.status, Html(page.into_string())).into_response()
}

/// The page the form was on: only ever a page of this tournament.
fn back(headers: &HeaderMap, code: &str) -> String {
    let referrer = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = referrer
        .and_then(|address| address.split_once("://"))
        .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    let path = path.and_then(|path| path.split(['?', '#']).next());
    let own = format!("/t/{code}/");
    match path {
        Some(path) if path.starts_with(&own) && !path.ends_with("/act") => path.to_owned(),
        _ => format!("/t/{code}/me"),
    }
}

/// What a form asks for.
fn wish(tournament: &Tournament, fields: &Fields) -> Result<Wish, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let reason = text("reason");
    Ok(match text("kind").as_str() {
        "enrol" => Wish::Enrol { key: None, name: text("name"), team: None },
        "check_in" => Wish::CheckIn { player: person(fields)? },
        "close_registration" => Wish::CloseRegistration,
        "announce" => Wish::AnnouncePlan,
        "draw" => Wish::Draw,
        "redraw" => Wish::Redraw { reason },
        "publish" => Wish::Publish,
        "start_clock" => Wish::StartClock,
        "pause_clock" => Wish::PauseClock { reason },
        "resume_clock" => Wish::ResumeClock,
        "adjust_clock" => Wish::AdjustClock { seconds: number(fields, "seconds")?, reason },
        "extend" => {
            let minutes: u32 = number(fields, "minutes")?;
            Wish::Extend { id: match_id(fields)?, seconds: minutes.saturating_mul(60), reason }
        }
        "close" => Wish::Close,
        "report" => Wish::Report { id: match_id(fields)?, claim: claim(tournament, fields)? },
        "confirm" => Wish::Confirm { id: match_id(fields)? },
        "concede" => Wish::Concede { id: match_id(fields)? },
        "settle" => Wish::Settle { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "correct" => Wish::Correct { id: match_id(fields)?, claim: claim(tournament, fields)?, reason },
        "ask_to_drop" => Wish::AskToDrop,
        "ask_to_rejoin" => Wish::AskToRejoin,
        "drop" => Wish::Drop { player: person(fields)?, why: DropReason::OwnWish },
        "no_show" => Wish::NoShow { id: match_id(fields)?, absent: person(fields)? },
        "rejoin" => Wish::Rejoin { player: person(fields)? },
        "disqualify" => Wish::Disqualify { player: person(fields)?, reason },
        "cut" => Wish::Cut,
        "finish" => Wish::Finish,
        "undo" => Wish::Undo { reason },
        "call" => Wish::Judge(JudgeWish::Call {
            id: Some(match_id(fields)?),
            kind: text("call"),
            note: text("note"),
        }),
        "claim" => Wish::Judge(JudgeWish::Claim { call: CallId(number(fields, "call")?) }),
        "rule" => {
            Wish::Judge(JudgeWish::Rule { call: CallId(number(fields, "call")?), ruling: ruling(fields)? })
        }
        "rule_finally" => Wish::Judge(JudgeWish::RuleFinally {
            call: CallId(number(fields, "call")?),
            ruling: ruling(fields)?,
        }),
        other => return Err(Problem::field("kind", say!("field-unknown", value = other))),
    })
}

fn ruling(fields: &Fields) -> Result<Ruling, Problem> {
    let minutes: u32 = number(fields, "minutes")?;
    let text = fields.get("text").cloned().unwrap_or_default();
    Ok(Ruling { text, extension_seconds: minutes.saturating_mul(60), overrules: None })
}

fn number<T: std::str::FromStr>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let text = fields.get(name).map(|value| value.trim()).unwrap_or_default();
    text.parse().map_err(|_| Problem::field(name, say!("field-number", value = text)))
}

fn person(fields: &Fields) -> Result<PersonId, Problem> {
    number(fields, "player").map(PersonId)
}

fn match_id(fields: &Fields) -> Result<MatchId, Problem> {
    Ok(MatchId { round: RoundNo(number(fields, "round")?), place: number(fields, "place")? })
}

/// Who won and how; with the figures of the procedure if the ending has one.
fn claim(tournament: &Tournament, fields: &Fields) -> Result<Claim, Problem> {
    let ending = fields.get("ending").cloned().unwrap_or_default();
    let winner = match fields.get("winner").map(|value| value.trim()) {
        None | Some("") => None,
        Some(_) => Some(PersonId(number(fields, "winner")?)),
    };
    let procedure = tournament.pack().ending(&ending).and_then(|ending| ending.procedure.as_deref());
    let seats = tournament.match_of(match_id(fields)?).map(|it| it.seats);
    let answers = match (procedure.and_then(|id| tournament.pack().procedure(id)), seats) {
        (Some(procedure), Some(Seats::Pair(one, two))) => Some(answers(procedure, [one, two], fields)?),
        _ => None,
    };
    Ok(Claim { procedure: answers, ..Claim::new(winner, &ending) })
}

/// The figures of a procedure, by the order of the match's players.
fn answers(
    procedure: &regulations::Procedure,
    seats: [PersonId; 2],
    fields: &Fields,
) -> Result<Answers, Problem> {
    let seat = |value: &str| match value.parse().map(PersonId) {
        Ok(person) if person == seats[0] => Some(Seat::First),
        Ok(person) if person == seats[1] => Some(Seat::Second),
        _ => None,
    };
    let mut answers = Answers::default();
    for input in &procedure.inputs {
        let given = |player: PersonId| {
            let name = format!("count:{}:{}", input.id, player.0);
            fields
                .get(&name)
                .filter(|value| !value.trim().is_empty())
                .map(|_| number::<u32>(fields, &name))
                .transpose()
        };
        if let (Some(one), Some(two)) = (given(seats[0])?, given(seats[1])?) {
            answers.counts.insert(input.id.clone(), [one, two]);
        }
        if let Some(value) = fields.get(&format!("player:{}", input.id)) {
            answers.players.insert(input.id.clone(), seat(value));
        }
    }
    answers.chosen = fields.get("chosen").and_then(|value| seat(value));
    Ok(answers)
}

/// A code typed on the home page.
#[derive(Debug, Deserialize)]
pub(crate) struct Code {
    code: String,
}

pub(crate) async fn find_by_code(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    Form(form): Form<Code>,
) -> Response {
    if !app.limits.allow(address.ip(), Guess::Code) {
        return too_often().page(&reader);
    }
    let code: String = form.code.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let code = code.to_ascii_uppercase();
    match app.hall.room(&code).await {
        Ok(_) => Redirect::to(&format!("/t/{code}/join")).into_response(),
        Err(setback) => Problem::from(setback).page(&reader),
    }
}

fn too_often() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, say!("problem-too-often"))
}

/// A new tournament's form.
pub(crate) async fn found(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    match try_found(&app, &visitor, &fields).await {
        Ok(response) => response,
        Err(problem) => {
            (problem.status, Html(page::new::page(&reader, Some(&problem)).into_string())).into_response()
        }
    }
}

async fn try_found(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    if visitor.account.is_none() {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")));
    }
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let id = text("pack");
    let pack =
        regulations::pack(&id).ok_or_else(|| Problem::field("pack", say!("field-unknown", value = id)))?;
    let structure = match text("structure").as_str() {
        "custom" => Structure::Custom { stages: custom_stages(fields)? },
        table => Structure::Table(table.to_owned()),
    };
    let capacity = if text("capacity").is_empty() { None } else { Some(number(fields, "capacity")?) };
    let settings = Settings {
        tier: text("tier"),
        structure,
        deck_lists: fields.contains_key("deck_lists"),
        late_entry: fields.contains_key("late_entry"),
        capacity,
        ..Settings::default()
    };
    let pack = std::sync::Arc::new(pack.clone());
    let room = app.hall.found(pack, &text("name"), &text("organizer"), settings).await?;
    let code = room.code().to_owned();
    let cookies = visitor.sign_in(&Subject::Person { code: code.clone(), person: PersonId(0) }).await?;
    Ok((cookies, Redirect::to(&format!("/t/{code}/desk"))).into_response())
}

fn custom_stages(fields: &Fields) -> Result<Vec<StagePlan>, Problem> {
    let rounds: u16 = number(fields, "rounds")?;
    let cut: u32 = number(fields, "cut")?;
    Ok(match (rounds, cut) {
        (0, _) => vec![StagePlan::Elimination { cut: None }],
        (rounds, 0) => vec![StagePlan::Swiss { rounds, cut: None, carry: true }],
        (rounds, cut) => {
            vec![
                StagePlan::Swiss { rounds, cut: None, carry: true },
                StagePlan::Elimination { cut: Some(cut) },
            ]
        }
    })
}

/// A new player's form.
#[derive(Debug, Deserialize)]
pub(crate) struct Joining {
    name: String,
    #[serde(default)]
    team: String,
}

pub(crate) async fn join(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Joining>,
) -> Response {
    match try_join(&app, &reader, &visitor, &code, form).await {
        Ok(response) => response,
        Err(problem) => match app.hall.room(&code).await {
            Ok(room) => {
                let page = page::access::join_page(&reader, &room.snapshot(), &code, false, Some(&problem));
                (problem.status, Html(page.into_string())).into_response()
            }
            Err(_) => problem.page(&reader),
        },
    }
}

async fn try_join(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    code: &str,
    form: Joining,
) -> Result<Response, Problem> {
    let room = app.hall.room(code).await?;
    let taken = |tournament: &Tournament| {
        tournament.people().any(|(_, person)| person.name.eq_ignore_ascii_case(form.name.trim()))
    };
    // Players find themselves by name and come back by name and PIN, so two of one name would be one too many.
    if taken(&room.snapshot().tournament) {
        return Err(Problem::field("name", say!("field-name-taken", name = form.name.trim())));
    }
    let team = Some(form.team.trim().to_owned()).filter(|team| !team.is_empty());
    let snapshot = room.command(Actor::Newcomer, Wish::Enrol { key: None, name: form.name, team }).await?;
    let person = PersonId(snapshot.tournament.people().count() as u32 - 1);
    let subject = Subject::Person { code: code.to_owned(), person };
    let pin = secret::new_pin()?;
    let hash = links::hash(pin.clone()).await?;
    let stamp = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let account = Account::new(&subject.text(), &subject.text(), &hash, &stamp);
    match app.hall.store().add_account(&account).await {
        Ok(()) => {}
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
        Err(error) => return Err(Problem::internal(format!("{error:?}"))),
    }
    let link = links::personal_link(app, code, person).await?;
    let cookies = visitor.sign_in(&subject).await?;
    let page = page::access::welcome(reader, &snapshot, code, &link, &pin);
    Ok((cookies, Html(page.into_string())).into_response())
}

/// Name and PIN, on another phone.
#[derive(Debug, Deserialize)]
pub(crate) struct Returning {
    name: String,
    pin: String,
}

pub(crate) async fn come_back(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Returning>,
) -> Response {
    let back = async {
        if !app.limits.allow(address.ip(), Guess::Pin) {
            return Err(too_often());
        }
        let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-pin"));
        let tournament = app.hall.room(&code).await?.snapshot().tournament;
        let wanted = form.name.trim();
        let person = tournament.people().find(|(_, person)| person.name.eq_ignore_ascii_case(wanted));
        let (person, _) = person.ok_or_else(wrong)?;
        let subject = Subject::Person { code: code.clone(), person };
        let account = app.hall.store().account(&subject.text()).await?.ok_or_else(wrong)?;
        if !links::fits(form.pin, account.password).await {
            return Err(wrong());
        }
        let cookies = visitor.sign_in(&subject).await?;
        Ok((cookies, Redirect::to(&format!("/t/{code}/me"))).into_response())
    };
    back.await.unwrap_or_else(|problem| problem.page(&reader))
}

/// Name and password of an account.
#[derive(Debug, Deserialize)]
pub(crate) struct Password {
    name: String,
    password: String,
}

pub(crate) async fn sign_in(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    reader: Reader,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Response {
    let signed_in = async {
        if !app.limits.allow(address.ip(), Guess::Password) {
            return Err(too_often());
        }
        let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-password"));
        let account = app.hall.store().account_named(form.name.trim()).await?.ok_or_else(wrong)?;
        if !links::fits(form.password, account.password).await {
            return Err(wrong());
        }
        let cookies = visitor.sign_in(&Subject::Account(account.id)).await?;
        Ok((cookies, Redirect::to("/")).into_response())
    };
    signed_in.await.unwrap_or_else(|problem: Problem| {
        (problem.status, Html(page::access::sign_in(&reader, Some(&problem)).into_string())).into_response()
    })
}

pub(crate) async fn sign_out(reader: Reader, visitor: Visitor) -> Response {
    match visitor.sign_out(&Subject::Account(String::new())).await {
        Ok(cookies) => (cookies, Redirect::to("/")).into_response(),
        Err(problem) => problem.page(&reader),
    }
}

/// Which role to invite for.
#[derive(Debug, Deserialize)]
pub(crate) struct Invitation {
    role: StaffRole,
}

pub(crate) async fn invite(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<Invitation>,
) -> Response {
    let invited = async {
        let snapshot = app.hall.room(&code).await?.snapshot();
        let me = visitor.person(&code).await?;
        let me = me.filter(|person| *person == snapshot.tournament.organizer());
        let me = me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")))?;
        let link = links::staff_link(&app, &code, form.role).await?;
        let reader = Reader { path: format!("/t/{code}/desk"), ..reader.clone() };
        let page = page::desk::page_of(&app, &reader, &snapshot, &code, me, None, Some(&link));
        Ok::<_, Problem>(Html(page.into_string()).into_response())
    };
    invited.await.unwrap_or_else(|problem| problem.page(&reader))
}

/// A chosen language or theme.
#[derive(Debug, Deserialize)]
pub(crate) struct Preference {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

pub(crate) async fn preferences(cookies: CookieJar, Form(form): Form<Preference>) -> Response {
    let keep = |cookies: CookieJar, name: &'static str, value: String| {
        cookies.add(Cookie::build((name, value)).path("/").permanent().build())
    };
    let mut cookies = cookies;
    if let Some(language) = form.lang.filter(|code| code.parse::<wording::Language>().is_ok()) {
        cookies = keep(cookies, LANGUAGE_COOKIE, language);
    }
    if let Some(theme) = form.theme.filter(|theme| ["device", "light", "dark"].contains(&theme.as_str())) {
        cookies = keep(cookies, THEME_COOKIE, theme);
    }
    // Only ever back to a page of our own.
    let back =
        if form.back.starts_with('/') && !form.back.starts_with("//") { form.back } else { "/".to_owned() };
    (cookies, Redirect::to(&back)).into_response()
}
