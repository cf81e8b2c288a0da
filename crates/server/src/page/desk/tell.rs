//! Announcements: a leader tells everybody something, and it stands on every screen.

use maud::{Markup, html};
use rulebook::say;
use tournament::Desk;

use super::DeskView;
use crate::clock;

impl DeskView<'_> {
    pub(super) fn tell(&self) -> Markup {
        let told: Vec<_> = self.tournament.announcements_at(clock::now()).collect();
        let leads = self.tournament.is_leader(self.me) && self.tournament.desk() < Desk::Finished;
        if !leads && told.is_empty() {
            return html! {};
        }
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-tell"))) }
                @if leads {
                    (self.form("tell", "row", &[], &html! {
                        label.grow for="tell-text" { (self.told(&say!("desk-tell-text")))
                            input #tell-text name="text" required maxlength="300" value=(self.reader.typed("tell", "text"));
                        }
                        label.desk-tell-minutes for="tell-minutes" { (self.told(&say!("desk-tell-minutes")))
                            input #tell-minutes name="minutes" type="number" min="1" max="1440" inputmode="numeric" value=(self.reader.typed("tell", "minutes"));
                        }
                        button.btn { (self.told(&say!("desk-tell-button"))) }
                    }))
                }
                @if !told.is_empty() {
                    ol.plain.small {
                        @for (number, it) in told.iter().rev().take(3) {
                            li.desk-told { span { span.soft.num { (clock::of_day(self.tournament, it.at)) } " " (it.text)
                                    @if let Some(until) = it.until { " " span.soft { (self.told(&say!("desk-tell-until", time = clock::of_day(self.tournament, until)))) } }
                                }
                                @if leads {
                                    (self.form("end_announcement", "row", &[("number", number.to_string())], &html! {
                                        button.btn.quiet { (self.told(&say!("desk-tell-end"))) }
                                    }))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
