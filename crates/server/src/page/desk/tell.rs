//! Announcements: a leader tells everybody something, and it stands on every screen.

use maud::{Markup, html};
use rulebook::say;
use tournament::Desk;

use super::DeskView;
use crate::clock;

impl DeskView<'_> {
    pub(super) fn tell(&self) -> Markup {
        let told = self.tournament.announcements();
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-tell"))) }
                @if self.tournament.is_leader(self.me) && self.tournament.desk() < Desk::Finished {
                    (self.form("tell", "row", &[], &html! {
                        label.grow for="tell-text" { (self.told(&say!("desk-tell-text")))
                            input #tell-text name="text" required maxlength="300" value=(self.reader.typed("tell", "text"));
                        }
                        button.btn { (self.told(&say!("desk-tell-button"))) }
                    }))
                }
                @if !told.is_empty() {
                    ol.plain.small {
                        @for it in told.iter().rev().take(3) {
                            li { span.soft.num { (clock::of_day(it.at)) } " " (it.text) }
                        }
                    }
                }
            }
        }
    }
}
