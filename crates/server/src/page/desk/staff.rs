//! Joining, and inviting staff.

use maud::{Markup, html};
use rulebook::say;
use tournament::Desk;

use super::DeskView;
use crate::App;
use crate::page::access;

impl DeskView<'_> {
    pub(super) fn enrolment(&self, app: &App) -> Markup {
        if self.tournament.desk() != Desk::Enrolling {
            return self.staff_links();
        }
        let join = format!("{}/t/{}/join", app.config.public_url, self.code);
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-join"))) }
                div.row {
                    (access::qr(&join))
                    div.stack { p.pin { (self.code) } p.small.soft { (join) } }
                }
                form.row method="post" action={ "/t/" (self.code) "/act" } {
                    input type="hidden" name="kind" value="enrol";
                    label.grow for="enrol-name" { (self.told(&say!("desk-add-player")))
                        input #enrol-name name="name" required maxlength="80";
                    }
                    button.btn { (self.told(&say!("desk-add"))) }
                }
            }
            (self.staff_links())
        }
    }

    pub(super) fn staff_links(&self) -> Markup {
        html! {
            @if self.organizer && self.tournament.desk() != Desk::Finished {
                section.sheet.stack {
                    h2 { (self.told(&say!("desk-staff"))) }
                    form.row method="post" action={ "/t/" (self.code) "/desk/invite" } {
                        button.btn name="role" value="judge" { (self.told(&say!("desk-invite-judge"))) }
                        button.btn name="role" value="marshal" { (self.told(&say!("desk-invite-marshal"))) }
                    }
                }
            }
        }
    }
}
