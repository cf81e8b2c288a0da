//! The log: who did what, when and why, newest first. The newest step can be taken back; the whole record can be kept.

use access::Visitor;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Written, say};
use tournament::{Action, Actor, Fact, Moment, PersonId, Role};
use web::{Problem, Reader};

use super::{DeskView, leader};
use crate::hall::Snapshot;
use crate::page::answer;
use crate::{App, clock};

/// The most steps on one page.
const MOST: usize = 500;

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = leader(&app, &visitor, &code).await.map(|(snapshot, me)| page(&reader, &snapshot, &code, me));
    answer(page)
}

fn page(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    desk.frame(
        snapshot,
        &say!("desk-log"),
        &html! {
            section.sheet.stack {
                h1 { (desk.told(&say!("desk-log"))) }
                p.soft { (desk.told(&say!("log-lead"))) }
                (desk.undo_form())
                (desk.step_list(MOST))
            }
        },
    )
}

/// The whole record, with every step ever taken, for the organizer: it holds draws nobody has seen yet.
pub(in crate::page) async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let record = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        if snapshot.tournament.role(me) != Role::Organizer {
            return Err(Problem::new(StatusCode::FORBIDDEN, say!("desk-organizer-only")));
        }
        let history = app.hall.room(&code).await?.history().await?;
        let history = snapshot.tournament.history_for_organizer(history);
        let seed = snapshot.tournament.revealed_seed().and_then(|seed| seed.parse().ok());
        Ok(web::json::answer(snapshot.tournament.record(seed, &history).to_text()))
    };
    record.await.unwrap_or_else(Problem::into_response)
}

impl DeskView<'_> {
    /// The last steps.
    pub(super) fn log(&self) -> Markup {
        html! {
            section.sheet.stack {
                div.row.spread {
                    h2 { (self.told(&say!("desk-log"))) }
                    a.small href={ "/t/" (self.code) "/desk/log" } { (self.told(&say!("log-all"))) }
                }
                (self.step_list(6))
                (self.undo_form())
            }
        }
    }

    /// Taking back is pinned to the step shown: one that came in since is never undone in its place.
    fn undo_form(&self) -> Markup {
        let newest = self.tournament.newest_step().filter(|_| self.may(Action::Undo));
        let who = |by: Actor| match by {
            Actor::Person(person) => self.name(person),
            Actor::Newcomer => self.told(&say!("desk-newcomer")),
        };
        html! {
            @if let Some(step) = newest {
                // Called by its step: while somebody types a reason, what it says stays what it takes back.
                details id={ "undo-" (step.step.0) } open[!self.reader.typed("undo", "kind").is_empty()] {
                    summary.soft { (self.told(&say!("desk-undo"))) }
                    p { (self.told(&say!("desk-undo-step", action = step.action.done(), who = who(step.by), at = clock::of_day(self.tournament, step.at)))) }
                    (self.form("undo", "row", &[("step", step.step.0.to_string())], &html! {
                        (self.reason("undo"))
                        button.btn { (self.told(&say!("desk-undo-button"))) }
                    }))
                }
            }
        }
    }

    fn step_list(&self, most: usize) -> Markup {
        // From the newest back: the facts of a step come before the step itself is met.
        let mut of_step: Vec<&Fact> = Vec::new();
        let steps = self.tournament.facts().rev().filter_map(|fact| match fact {
            Fact::Step { by, at, action, reason, .. } => {
                let about = self.about(&std::mem::take(&mut of_step), *by);
                Some((*by, *at, *action, reason.as_deref(), about))
            }
            other => {
                of_step.push(other);
                None
            }
        });
        let who = |by: Actor| match by {
            Actor::Person(person) => self.name(person),
            Actor::Newcomer => self.told(&say!("desk-newcomer")),
        };
        html! {
            ol.desk-steps {
                @for (by, Moment(at), action, reason, about) in steps.take(most) {
                    li {
                        span.soft.num { (clock::of_day(self.tournament, Moment(at))) }
                        span { span.strong { (who(by)) ":" } " " (self.told(&action.done()))
                            @if !about.is_empty() { ": " span.strong { (about) } }
                            @if let Some(reason) = reason { span.soft { " (" (reason) ")" } }
                        }
                    }
                }
            }
        }
    }
}
