//! The last steps, newest first.

use maud::{Markup, html};
use rulebook::say;
use tournament::Fact;

use super::DeskView;
use crate::page::part;

impl DeskView<'_> {
    /// The last steps, newest first; the newest can be taken back.
    pub(super) fn log(&self) -> Markup {
        let steps: Vec<(String, String)> = self
            .tournament
            .facts()
            .iter()
            .rev()
            .filter_map(|fact| match fact {
                Fact::Step { by, action, reason, .. } => {
                    let who = match by {
                        tournament::Actor::Person(person) => self.tournament.name_of(*person),
                        tournament::Actor::Newcomer => self.told(&say!("desk-newcomer")),
                    };
                    let what = self.told(&action.saying());
                    let why = reason.as_deref().map(|reason| format!(" ({reason})")).unwrap_or_default();
                    Some((who, format!("{what}{why}")))
                }
                _ => None,
            })
            .take(8)
            .collect();
        html! {
            section.sheet {
                div.row.spread {
                    h2 { (self.told(&say!("desk-log"))) }
                    @if self.organizer {
                        (part::button(self.code, "undo", &[("reason", self.told(&say!("desk-undo-reason")))], "quiet", &self.told(&say!("desk-undo"))))
                    }
                }
                ol.plain.small { @for (who, what) in &steps { li { span.strong { (who) } ": " (what) } } }
            }
        }
    }
}
