//! Everybody who plays: find, check in, add; how to join.

use ::access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::say;
use serde::Deserialize;
use tournament::{About, Desk, Entry, Person, PersonId, Presence};
use web::Reader;
use wording::names::folded;

use super::{DeskView, leader};
use crate::App;
use crate::hall::Snapshot;
use crate::page::parts::Parts;
use crate::page::{answer, part};

/// Whom to look for.
#[derive(Debug, Default, Deserialize)]
pub(in crate::page) struct Look {
    #[serde(default)]
    find: String,
    #[serde(default)]
    only: String,
    part: Option<usize>,
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = leader(&app, &visitor, &code)
        .await
        .map(|(snapshot, me)| page(&app, &reader, &snapshot, &code, me, &look));
    answer(page)
}

fn page(app: &App, reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId, look: &Look) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    desk.frame(
        snapshot,
        &say!("desk-tab-players"),
        &html! {
            div.desk {
                (desk.roster(look))
                div.stack {
                    @if desk.tournament.desk() == Desk::Enrolling { (desk.joining(app)) }
                    (desk.add_player())
                }
            }
        },
    )
}

impl DeskView<'_> {
    fn roster(&self, look: &Look) -> Markup {
        let wanted = folded(look.find.trim());
        let deck_lists = self.tournament.settings().deck_lists;
        let fits = |person: &Person, entry: &Entry| {
            let named = wanted.is_empty() || folded(&person.name).contains(&wanted);
            named
                && match look.only.as_str() {
                    "absent" => !entry.checked_in && entry.is_active(),
                    "no_deck" => entry.deck.is_none() && entry.is_active(),
                    _ => true,
                }
        };
        let mut players: Vec<(PersonId, &Person, &Entry)> =
            self.tournament.players().filter(|(_, person, entry)| fits(person, entry)).collect();
        players
            .sort_by_cached_key(|(_, person, _)| wording::names::order(self.reader.language, &person.name));
        let parts = Parts::of(players.len(), look.part);
        let fields = [("find", look.find.trim()), ("only", look.only.as_str())];
        let called =
            |row: usize| players.get(row).map(|(_, person, _)| person.name.clone()).unwrap_or_default();
        let here = self.tournament.players().filter(|(_, _, entry)| entry.checked_in).count();
        html! {
            section.sheet.stack {
                div.row.spread {
                    h1.size-1 { (self.told(&say!("players-title", players = self.tournament.entered()))) }
                    span.soft.small { (self.told(&say!("roster-here", players = here))) }
                }
                (self.all_here())
                form.row method="get" {
                    label.grow for="find" { (self.told(&say!("round-find"))) input #find name="find" type="search" value=(look.find); }
                    label for="only" { (self.told(&say!("roster-only")))
                        select #only name="only" {
                            option value="" { (self.told(&say!("roster-all"))) }
                            option value="absent" selected[look.only == "absent"] { (self.told(&say!("roster-absent"))) }
                            @if deck_lists { option value="no_deck" selected[look.only == "no_deck"] { (self.told(&say!("roster-no-deck"))) } }
                        }
                    }
                    button.btn { (self.told(&say!("round-find-button"))) }
                }
                @if players.is_empty() { p.soft { (self.told(&say!("roster-nobody"))) } }
                @else {
                    (parts.ways(self.reader, &format!("/t/{}/desk/players", self.code), &fields, called))
                    table.desk-roster { tbody { @for (id, person, entry) in &players[parts.shown()] { (self.roster_row(*id, person, entry, deck_lists)) } } }
                }
            }
        }
    }

    /// Everybody is here: one tap before the start.
    pub(super) fn all_here(&self) -> Markup {
        let absent =
            self.tournament.players().filter(|(_, _, entry)| !entry.checked_in && entry.is_active()).count();
        html! {
            @if absent > 0 && self.tournament.desk() < Desk::Running {
                form.row.spread method="post" action={ "/t/" (self.code) "/desk/all-here" } {
                    (part::pin(self.tournament, About::Absent))
                    span { (self.told(&say!("roster-absent-count", count = absent))) }
                    button.btn { (self.told(&say!("roster-all-here"))) }
                }
            }
        }
    }

    fn roster_row(&self, id: PersonId, person: &Person, entry: &Entry, deck_lists: bool) -> Markup {
        let open = self.tournament.desk() < Desk::Finished && entry.presence == Presence::Active;
        html! {
            tr #{ "p" (id.0) } {
                td {
                    (self.card(id))
                    @if let Some(team) = &entry.team { " " span.small.soft { (team) } }
                    @if self.tournament.has_office(id) { " " span.chip.info { (self.told(&say!("roster-leader"))) } }
                }
                td {
                    @if entry.presence != Presence::Active { span.chip { (self.told(&part::presence(self.tournament, entry.presence))) } }
                    @if deck_lists && entry.deck.is_none() { " " span.chip.wait { (self.told(&say!("roster-deck-missing"))) } }
                    @if entry.deck.is_some() { " " span.chip { (self.told(&say!("roster-deck"))) } }
                }
                td.n {
                    @if entry.checked_in { span.chip.good { (self.told(&say!("roster-checked-in"))) } }
                    @else if open {
                        (part::button(self.code, "check_in", &[("player", id.0.to_string())], "", &self.told(&say!("roster-check-in"))))
                        span.hidden { (person.name) }
                    }
                }
            }
        }
    }

    fn add_player(&self) -> Markup {
        let running = self.tournament.desk() >= Desk::RegistrationClosed;
        html! {
            @if self.tournament.desk() < Desk::Finished {
                section.sheet.stack {
                    h2 { (self.told(&say!("desk-add-player"))) }
                    @if running { p.small.soft { (self.told(&say!("desk-add-late"))) } }
                    (self.form("enrol", "stack", &[], &html! {
                        (part::field("enrol-name", &self.told(&say!("access-name-of")), "", &html! {
                            input #enrol-name name="name" required maxlength="80" value=(self.reader.typed("enrol", "name"));
                        }))
                        (part::field("enrol-team", &self.told(&say!("join-team")), &self.told(&say!("join-team-help")), &html! {
                            input #enrol-team name="team" maxlength="80" value=(self.reader.typed("enrol", "team")) aria-describedby="enrol-team-help";
                        }))
                        button.btn { (self.told(&say!("desk-add"))) }
                    }))
                    p { a.btn.quiet href={ "/t/" (self.code) "/desk/many" } { (self.told(&say!("many-title"))) } }
                }
            }
        }
    }

    /// The code on the wall.
    pub(super) fn joining(&self, app: &App) -> Markup {
        let join = format!("{}/t/{}/join", app.config.public_url(), self.code);
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-join"))) }
                div.row.joining {
                    (web::part::qr(&join))
                    div.stack.grow { p.pin { (self.code) } p.small.soft { (join) } p.small { (self.told(&say!("desk-join-help"))) }
                        p { a.btn href={ "/t/" (self.code) "/paper/poster.pdf" } { (self.told(&say!("poster-print"))) } }
                    }
                }
            }
        }
    }
}
