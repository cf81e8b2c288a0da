//! Settings: changed until the plan is announced; afterwards what holds. Export, and the way back to registration.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::say;
use tournament::{About, Action, Desk, PersonId};
use web::Reader;

use super::{DeskView, leader};
use crate::App;
use crate::hall::Snapshot;
use crate::page::settings::{Form, Values, values_of};
use crate::page::{answer, part, public};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(asked): Query<Values>,
) -> Response {
    let asked = reader.refilled().unwrap_or(asked);
    let page =
        leader(&app, &visitor, &code).await.map(|(snapshot, me)| page(&reader, &snapshot, &code, me, &asked));
    answer(page)
}

/// The page; `asked` are values of a form that was refused or asks for a preview, if there was one.
fn page(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId, asked: &Values) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    let tournament = desk.tournament;
    let mut values = values_of(tournament.settings());
    if asked.contains_key("structure") {
        // A box that is not ticked is not sent.
        values.retain(|name, _| {
            ![
                "check_in",
                "deck_lists",
                "late_entry",
                "set_up_ticked",
                "untimed_final",
                "tables",
                "force_points_anyway",
            ]
            .contains(&name.as_str())
        });
        values.extend(asked.clone());
    }
    values.entry("players".to_owned()).or_insert_with(|| tournament.entered().max(2).to_string());
    let form = Form { reader, pack: tournament.pack(), values: &values };
    let open = tournament.desk() <= Desk::RegistrationClosed && desk.may(Action::ChangeSettings);
    desk.frame(snapshot, &say!("desk-tab-settings"), &html! {
        h1.hidden { (desk.told(&say!("desk-tab-settings"))) }
        @if open {
            form.found method="post" action={ "/t/" (code) "/act" } data-live-plan="yes" {
                input type="hidden" name="kind" value="change";
                (part::pin(tournament, About::Settings))
                div.sheet.stack {
                    h2 { (desk.told(&say!("settings-title"))) }
                    p.soft.small { (desk.told(&say!("settings-until"))) " " (part::clause(tournament.clause(regulations::Topic::StructureAnnouncedFirst))) }
                    (form.place())
                    (form.rules())
                    (form.house())
                    button.btn.act { (desk.told(&say!("person-save"))) }
                }
                (form.preview_to(&format!("/t/{code}/desk/settings")))
            }
        } @else { (public::in_force(reader, code, tournament)) }
        @if desk.may(Action::RenameTournament) && tournament.desk() < Desk::Finished {
            details.sheet {
                summary { (desk.told(&say!("settings-rename"))) }
                (desk.form("rename_tournament", "row", &[part::shown(tournament, About::Name)], &html! {
                    label.grow for="tournament-name" { (desk.told(&say!("field-name")))
                        input #tournament-name name="name" required maxlength="80" value=(tournament.name());
                    }
                    button.btn { (desk.told(&say!("person-save"))) }
                }))
            }
        }
        section.sheet.stack {
            h2 { (desk.told(&say!("settings-more"))) }
            div.row {
                @if desk.may(Action::ReopenRegistration) && tournament.desk() == Desk::RegistrationClosed { (desk.button("reopen_registration", "", &say!("desk-reopen"))) }
                a.btn href={ "/t/" (code) "/file.json" } download={ (code) ".json" } { (desk.told(&say!("settings-file"))) }
                @if desk.organizer { a.btn href={ "/t/" (code) "/desk/record.json" } download={ (code) "-record.json" } { (desk.told(&say!("settings-record"))) } }
                a.btn href={ "/t/" (code) "/results.csv" } download { (desk.told(&say!("after-results"))) }
                a.btn href={ "/new?from=" (code) } { (desk.told(&say!("after-again"))) }
            }
            p.small.soft { (desk.told(&say!("settings-export-help"))) }
        }
    })
}
