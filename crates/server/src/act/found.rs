//! A new tournament from its form.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rulebook::say;
use tournament::{PersonId, Settings, StagePlan, Structure};

use super::Fields;
use super::wish::number;
use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::reader::Reader;
use crate::{App, page};

/// A new tournament's form.
pub(super) async fn found(
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
    let signed_out = || Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in"));
    let account = visitor.account.as_ref().ok_or_else(signed_out)?;
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
    visitor.take_seat(account, &code, PersonId(0)).await?;
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
