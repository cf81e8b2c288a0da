//! A new tournament from its form.

use access::{Key, Subject, Visitor};
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use journal::access::Kept;
use rulebook::say;
use tournament::{PersonId, Settings};
use web::Problem;

use crate::forms::{Fields, settings};
use crate::redirect;
use crate::{App, clock};

/// A new tournament's form.
pub(super) async fn found(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    try_found(&app, &visitor, &fields).await
}

async fn try_found(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let signed_out = || Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in"));
    let account = visitor.account.as_ref().ok_or_else(signed_out)?;
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let id = text("pack");
    let pack = regulations::pack(&id).ok_or_else(|| {
        let known: Vec<String> = regulations::packs().iter().map(|pack| pack.id.clone()).collect();
        Problem::field("pack", say!("field-choice", value = id, known = known))
    })?;
    let settings = settings(pack, fields, &Settings::default())?;
    let pack = std::sync::Arc::new(pack.clone());
    let key = Key::of_form(fields)?;
    let act = key.act(&Subject::Account(account.clone()).text(), "found", fields);
    let _turn = act.turn(&app.access).await;
    let code = if let Some(before) = act.before(&app.access).await? {
        before
    } else {
        let kept = act.kept(String::new())?;
        let keep = |code: &str| Kept { body: code.to_owned(), ..kept.clone() };
        let (name, organizer) = (text("name"), text("organizer"));
        match app.hall.found_keeping(pack, &name, &organizer, settings, clock::now(), Some(&keep)).await {
            Ok(room) => room.code().to_owned(),
            Err(setback) => act.before(&app.access).await?.ok_or(Problem::from(setback))?,
        }
    };
    visitor.take_seat(account, &code, PersonId(0)).await?;
    let cookies = visitor.sign_in(&Subject::person(&code, PersonId(0))).await?;
    Ok((cookies, redirect::local(&format!("/t/{code}/desk"))).into_response())
}
