//! A new tournament: first the regulation, then everything that follows from it. Every field explains itself in a line.

use access::Visitor;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use regulations::{Named, Pack};
use rulebook::{Saying, say};
use web::{Problem, Reader};

use super::frame;
use super::part;
use super::settings::{Form, Values, values_of};
use super::{Asked, asked};
use crate::redirect;
use crate::{App, assets};

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(values): Query<Values>,
) -> Result<Response, Problem> {
    if visitor.account.is_none() {
        return Ok(redirect::local("/sign-in").into_response());
    }
    let values = match (reader.refilled(), values.get("from")) {
        (Some(typed), _) => typed,
        (None, Some(code)) => as_in(&app, &visitor, code).await?,
        (None, None) => values,
    };
    Ok(Html(page(&reader, &values).into_string()).into_response())
}

/// The settings of another tournament for a new one; the day is another, of course.
async fn as_in(app: &App, visitor: &Visitor, code: &str) -> Result<Values, Problem> {
    let Asked { snapshot, person } = asked(app, visitor, code).await?;
    let tournament = &*snapshot.tournament;
    let mut values = values_of(tournament.settings());
    values.remove("date");
    values.insert("pack".to_owned(), tournament.pack().id.clone());
    values.insert("name".to_owned(), tournament.name().to_owned());
    if person == Some(tournament.organizer()) {
        values.insert("organizer".to_owned(), tournament.name_of(tournament.organizer()));
    }
    Ok(values)
}

/// The form with those values; the choice of a regulation if none of that name is there.
fn page(reader: &Reader, values: &Values) -> Markup {
    match values.get("pack").and_then(|id| regulations::pack(id)) {
        Some(pack) => form(reader, pack, values),
        None => choice(reader),
    }
}

/// Which regulation?
fn choice(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    frame::plain(reader, &told(&say!("new-title"))).show(&html! {
        div.stack.found-lead {
            h1 { (told(&say!("new-choose"))) }
            p.soft { (told(&say!("new-pack-help"))) }
        }
        ul.found-tiles {
            @for pack in regulations::packs() {
                @let tiers: Vec<String> = pack.tiers.iter().map(|tier| told(&pack.naming(reader.language.code(), Named::Tier, &tier.id))).collect();
                li.sheet.stack {
                    h2 { a.found-cover href={ "/new?pack=" (pack.id) } { (pack.title) " " (pack.version) } }
                    p.soft.small {
                        @if let Some(minutes) = pack.clock.swiss_minutes { (told(&say!("new-pack-minutes", minutes = minutes))) }
                    }
                    p.small { (wording::list(reader.language, &tiers)) }
                }
            }
        }
    })
}

fn form(reader: &Reader, pack: &Pack, values: &Values) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let value = |name: &str| values.get(name).map_or("", String::as_str);
    let form = Form { reader, pack, values };
    let frame = frame::plain(reader, &told(&say!("new-title"))).running(&assets::DESK);
    frame.show(&html! {
        form.found method="post" action="/new" data-live-plan="yes" {
            input type="hidden" name="pack" value=(pack.id);
            div.sheet.stack {
                h1 { (told(&say!("new-title"))) }
                p.row.spread {
                    span { (pack.title) " " (pack.version) }
                    a.small href="/new" { (told(&say!("new-pack-change"))) }
                }
                (part::field("name", &told(&say!("new-name")), &told(&say!("new-name-help")), &html! {
                    input #name name="name" required maxlength="80" value=(value("name")) aria-describedby="name-help";
                }))
                (part::field("organizer", &told(&say!("new-organizer")), &told(&say!("new-organizer-help")), &html! {
                    input #organizer name="organizer" required maxlength="80" autocomplete="name" value=(value("organizer"))
                        aria-describedby="organizer-help";
                }))
                (form.place())
                (form.rules())
                (form.house())
                button.btn.act.big { (told(&say!("new-create"))) }
            }
            (form.preview_to("/new"))
        }
    })
}
