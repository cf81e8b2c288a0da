//! Dropping players and letting them in again.

use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Desk, PersonId, Presence};

use super::DeskView;

impl DeskView<'_> {
    pub(super) fn people(&self) -> Markup {
        if !self.organizer || self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let active: Vec<(PersonId, String)> =
            self.tournament.active().map(|id| (id, self.tournament.name_of(id))).collect();
        let gone: Vec<(PersonId, String)> = self
            .tournament
            .players()
            .filter(|(_, _, entry)| matches!(entry.presence, Presence::Dropped { .. }))
            .map(|(id, person, _)| (id, person.name.clone()))
            .collect();
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-people"))) }
                (self.choose("drop", &active, &say!("desk-drop")))
                @if !gone.is_empty() { (self.choose("rejoin", &gone, &say!("desk-rejoin"))) }
            }
        }
    }

    fn choose(&self, kind: &str, people: &[(PersonId, String)], saying: &Saying) -> Markup {
        html! {
            form.row method="post" action={ "/t/" (self.code) "/act" } {
                input type="hidden" name="kind" value=(kind);
                label.grow for={ "choose-" (kind) } { (self.told(&say!("column-player")))
                    select #{ "choose-" (kind) } name="player" { @for (id, name) in people { option value=(id.0) { (name) } } }
                }
                button.btn { (self.told(saying)) }
            }
        }
    }
}
