//! A new tournament from its form, and settings from theirs.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use journal::access::Kept;
use regulations::{CUSTOM, Pack};
use rulebook::say;
use tournament::{DeckVisibility, PersonId, Settings, StagePlan, Structure};

use super::Fields;
use super::wish::number;
use crate::answer::Problem;
use crate::identity::{Subject, Visitor};
use crate::keys::Key;
use crate::page::settings::visibility_id;
use crate::redirect;
use crate::{App, clock};

/// A new tournament's form.
pub(crate) async fn found(
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
    let key = Key::of(fields.get(web::fields::ONCE).map(String::as_str))?;
    let act = key.act(&Subject::Account(account.clone()).text(), "found", fields);
    let _turn = act.turn(app).await;
    let code = if let Some(before) = act.before(app).await? {
        before
    } else {
        let kept = act.kept(String::new())?;
        let keep = |code: &str| Kept { body: code.to_owned(), ..kept.clone() };
        let (name, organizer) = (text("name"), text("organizer"));
        match app.hall.found_keeping(pack, &name, &organizer, settings, clock::now(), Some(&keep)).await {
            Ok(room) => room.code().to_owned(),
            Err(setback) => act.before(app).await?.ok_or(Problem::from(setback))?,
        }
    };
    visitor.take_seat(account, &code, PersonId(0)).await?;
    let cookies = visitor.sign_in(&Subject::Person { code: code.clone(), person: PersonId(0) }).await?;
    Ok((cookies, redirect::local(&format!("/t/{code}/desk"))).into_response())
}

/// The settings a form asks for; what the form does not hold stays as it is in `before`.
pub(crate) fn settings(pack: &Pack, fields: &Fields, before: &Settings) -> Result<Settings, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let given = |name: &str| Some(text(name)).filter(|value| !value.is_empty());
    let structure = match text("structure").as_str() {
        CUSTOM => Structure::Custom { stages: custom_stages(fields)? },
        "" => Structure::Table(pack.structures.first().map_or_else(String::new, |table| table.id.clone())),
        table => Structure::Table(table.to_owned()),
    };
    let date = given("date").map(|text| {
        text.parse().map_err(|_| Problem::field("date", say!("field-day", value = text.as_str())))
    });
    let region = given("region").map(|code| {
        let known = || decks::Region::ALL.iter().map(|region| region.code().to_owned()).collect::<Vec<_>>();
        let region = decks::Region::of_code(&code).map(|region| region.code().to_owned());
        region.ok_or_else(|| Problem::field("region", say!("field-choice", value = code, known = known())))
    });
    Ok(Settings {
        tier: given("tier").unwrap_or_else(|| pack.unofficial_tier.clone()),
        structure,
        event_type: given("event_type"),
        deck_lists: given("deck_lists").is_some(),
        deck_visibility: deck_visibility(fields)?,
        late_entry: given("late_entry").is_some(),
        untimed_final: given("untimed_final").is_some(),
        capacity: given("capacity").map(|_| number(fields, "capacity")).transpose()?,
        first_table: given("first_table")
            .map_or(Ok(before.first_table), |_| number(fields, "first_table"))?,
        no_show_minutes: given("no_show_minutes")
            .map_or(Ok(before.no_show_minutes), |_| number(fields, "no_show_minutes"))?,
        date: date.transpose()?,
        region: region.transpose()?,
        ..before.clone()
    })
}

fn deck_visibility(fields: &Fields) -> Result<DeckVisibility, Problem> {
    let Some(wanted) = fields.get("deck_visibility") else { return Ok(DeckVisibility::default()) };
    let fits = |it: &DeckVisibility| visibility_id(*it) == wanted.trim();
    DeckVisibility::ALL.into_iter().find(fits).ok_or_else(|| {
        let known: Vec<String> = DeckVisibility::ALL.map(visibility_id).map(str::to_owned).to_vec();
        Problem::field("deck_visibility", say!("field-choice", value = wanted.as_str(), known = known))
    })
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
