//! The desk: one next thing to do, what blocks it, and everything else within reach.

mod about;
mod calls;
mod cut;
pub(super) mod log;
pub(super) mod many;
mod next;
pub(crate) mod person;
mod quick;
pub(crate) mod review;
pub(super) mod roster;
pub(super) mod settings;
pub(crate) mod staff;
mod tables;
mod tell;
mod time;

pub(super) use next::disputed;

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Action, Desk, PersonId, Role, Tournament};
use web::{Problem, Reader};

use super::frame;
use super::public::standings;
use super::{answer, clock, part};
use crate::hall::{Room, Snapshot};
use crate::{App, assets};

/// The most places the desk itself shows.
const MOST_PLACES: usize = 18;

/// What to look for among the tables, and the match a slip was just entered for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Look {
    #[serde(default)]
    find: String,
    #[serde(default)]
    entered: String,
    /// The tables whose result is there: `done`.
    #[serde(default)]
    show: String,
    part: Option<usize>,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = async {
        let room = app.hall.room(&code).await?;
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        Ok(page_of(&app, &reader, &room, &snapshot, me, &look))
    };
    let page = page.await;
    answer(page)
}

/// What a leader on duty may know of the tournament, if one is asking.
pub(crate) async fn leader(
    app: &App,
    visitor: &Visitor,
    code: &str,
) -> Result<(Snapshot, PersonId), Problem> {
    let room = app.hall.room(code).await?;
    let me = visitor.person(code).await?;
    let snapshot = room.snapshot().seen_by(me);
    let me = me.filter(|person| snapshot.tournament.has_office(*person));
    Ok((snapshot, me.ok_or_else(|| Problem::forbidden(say!("desk-leaders-only")))?))
}

fn page_of(
    app: &App,
    reader: &Reader,
    room: &Room,
    snapshot: &Snapshot,
    me: PersonId,
    look: &Look,
) -> Markup {
    let desk = DeskView::new(reader, snapshot, room.code(), me);
    desk.frame(
        snapshot,
        &say!("nav-desk"),
        &html! {
            (desk.wrong_time(app.jumps.last()))
            (desk.next(room, look))
            div.desk {
                div.stack {
                    (desk.quick(look))
                    (desk.cut_preview(room))
                    (desk.still_playing(look))
                    (desk.requests())
                    (super::deck::desk_note(reader, desk.tournament, desk.code))
                    @if desk.tournament.desk() == Desk::Enrolling { (desk.joining(app)) }
                    (desk.plan())
                }
                div.stack {
                    (clock::controls(reader, desk.tournament, desk.code, !desk.may(Action::StartClock), desk.may(Action::SetClock)))
                    (desk.calls())
                    (desk.tell())
                    (desk.log())
                }
            }
            (desk.places(snapshot))
        },
    )
}

/// The pages of the desk, beside each other.
pub(super) fn tabs(reader: &Reader, code: &str) -> Markup {
    let tabs = [
        ("/desk", say!("desk-tab-now")),
        ("/desk/players", say!("desk-tab-players")),
        ("/desk/staff", say!("desk-tab-staff")),
        ("/desk/displays", say!("display-title")),
        ("/paper", say!("paper-page-title")),
        ("/desk/settings", say!("desk-tab-settings")),
        ("/desk/log", say!("desk-tab-log")),
    ];
    let here = reader.path.split('?').next().unwrap_or_default();
    let at = here.strip_prefix(&format!("/t/{code}")).unwrap_or_default();
    let is_here = |path: &str| match path {
        "/desk/players" => at == path || at.starts_with("/desk/person/") || at == "/desk/many",
        _ => at == path,
    };
    html! {
        nav.tabs aria-label=(reader.say(&say!("nav-desk"))) {
            @for (path, name) in &tabs {
                a href={ "/t/" (code) (path) } aria-current=[is_here(path).then_some("page")] { (reader.say(name)) }
            }
        }
    }
}

/// A leader's view of the tournament.
struct DeskView<'a> {
    reader: &'a Reader,
    tournament: &'a Tournament,
    code: &'a str,
    me: PersonId,
    organizer: bool,
}

impl<'a> DeskView<'a> {
    fn new(reader: &'a Reader, snapshot: &'a Snapshot, code: &'a str, me: PersonId) -> DeskView<'a> {
        let tournament = &*snapshot.tournament;
        let organizer = tournament.role(me) == Role::Organizer;
        DeskView { reader, tournament, code, me, organizer }
    }

    /// The head of the standings, down to those who just miss the cut: what everybody asks at the desk.
    fn places(&self, snapshot: &Snapshot) -> Markup {
        let Some(table) = snapshot.table() else { return html! {} };
        let cut = self.tournament.last_through(table.rows.iter().map(|(player, _)| *player));
        let last = cut.and_then(|(_, last)| table.rows.iter().position(|(player, _)| *player == last));
        let most = last.map_or(MOST_PLACES, |last| MOST_PLACES.min(last + 3));
        let shown: Vec<usize> = (0..table.rows.len().min(most)).collect();
        html! {
            section.sheet.stack {
                div.row.spread {
                    h2 { (self.told(&part::places_title(self.tournament))) }
                    a.small href={ "/t/" (self.code) "/standings" } { (self.told(&say!("desk-places-all"))) }
                }
                (standings::table(self.reader, self.tournament, table, &shown, Some(self.me)))
            }
        }
    }

    /// A page of the desk: the tournament's frame, and the desk's own tabs.
    fn frame(&self, snapshot: &Snapshot, title: &Saying, content: &Markup) -> Markup {
        let frame = frame::inside(self.reader, &self.told(title), self.code, snapshot, Some(self.me));
        frame.running(&assets::DESK).show(&html! {
            (tabs(self.reader, self.code))
            (content)
        })
    }

    /// Whether this reader may do a part of the organizer's work: as organizer, or because the organizer gave that right.
    fn may(&self, action: Action) -> bool {
        self.organizer || self.tournament.person(self.me).is_some_and(|it| it.given.contains(&action))
    }

    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn button(&self, kind: &str, class: &str, saying: &Saying) -> Markup {
        part::button(self.code, kind, &[], class, &self.told(saying))
    }

    fn name(&self, person: PersonId) -> String {
        self.tournament.name_of(person)
    }

    /// Somebody's name, leading to the card with everything about him or her.
    fn card(&self, person: PersonId) -> Markup {
        // Apart from what stands beside it: a name from right to left would take figures along.
        html! { a href={ "/t/" (self.code) "/desk/person/" (person.0) } { bdi { (self.name(person)) } } }
    }

    /// A form of the tournament; its fields stand inside.
    fn form(&self, kind: &str, class: &str, fields: &[(&str, String)], inside: &Markup) -> Markup {
        html! {
            form class=(class) method="post" action={ "/t/" (self.code) "/act" } {
                input type="hidden" name="kind" value=(kind);
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                (inside)
            }
        }
    }

    /// A field for a reason; what was typed before a refusal stands in it again.
    fn reason(&self, kind: &str) -> Markup {
        let id = format!("{kind}-reason");
        html! {
            label.grow for=(id) { (self.told(&say!("settle-reason")))
                input id=(id) name="reason" required maxlength="500" value=(self.reader.typed(kind, "reason"));
            }
        }
    }
}
