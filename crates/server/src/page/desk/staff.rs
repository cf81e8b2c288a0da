//! Staff: who leads, who is on duty, open invitations, who rules in a playing leader's games.

use ::access::{Visitor, links};
use axum::extract::{Path, State};
use axum::response::Response;
use journal::access::Capability;
use maud::{Markup, html};
use regulations::Topic;
use rulebook::say;
use tournament::{Desk, PersonId};
use web::Reader;

use super::{DeskView, leader};
use crate::App;
use crate::hall::Snapshot;
use crate::page::{answer, part};

/// Links to show: the open invitations, and a new one, which is shown only once.
pub(crate) struct Shown<'a> {
    pub(crate) invitations: &'a [Capability],
    pub(crate) new: Option<&'a str>,
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        let invitations = links::invitations(&app.access, &code).await?;
        Ok(page(&reader, &snapshot, &code, me, &Shown { invitations: &invitations, new: None }))
    };
    let page = page.await;
    answer(page)
}

pub(crate) fn page(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    shown: &Shown<'_>,
) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    desk.frame(
        snapshot,
        &say!("desk-tab-staff"),
        &html! {
            h1.hidden { (desk.told(&say!("desk-tab-staff"))) }
            @if let Some(link) = shown.new { (desk.invitation(link)) }
            div.desk {
                (desk.leaders())
                div.stack {
                    @if desk.organizer && desk.tournament.desk() != Desk::Finished {
                        (desk.inviting(shown.invitations))
                        (desk.second_leaders())
                    }
                    p.small { a href="/rights" { (desk.told(&say!("rights-link"))) } }
                }
            }
        },
    )
}

impl DeskView<'_> {
    fn invitation(&self, link: &str) -> Markup {
        html! {
            section.sheet.stack.next {
                h2 { (self.told(&say!("desk-invitation"))) }
                p { (self.told(&say!("desk-invitation-help"))) }
                (web::part::qr(link))
                p.mono { (link) }
            }
        }
    }

    fn leaders(&self) -> Markup {
        let offices: Vec<PersonId> =
            self.tournament.people().map(|(id, _)| id).filter(|id| self.tournament.has_office(*id)).collect();
        html! {
            section.sheet {
                h2 { (self.told(&say!("players-leaders"))) }
                ul.plain {
                    @for id in offices {
                        li.row.spread {
                            span { (self.card(id)) " " span.chip { (self.told(&part::office(self.tournament, id))) } }
                            @if let Some((_, given)) = self.tournament.co_organizers().find(|(it, _)| *it == id) {
                                span.chip.info { (self.told(&say!("rights-given", count = given.len()))) }
                            }
                            @if id == self.me && !self.organizer && self.tournament.person(id).is_some_and(|it| it.staff.is_some()) {
                                @if self.tournament.is_leader(id) { (self.button("off_duty", "", &say!("staff-off-duty"))) }
                                @else { (self.button("on_duty", "act", &say!("staff-on-duty"))) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn inviting(&self, invitations: &[Capability]) -> Markup {
        let role = |link: &Capability| match link.role.as_deref() {
            Some("marshal") => say!("page-role-marshal"),
            _ => say!("page-role-judge"),
        };
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-staff"))) }
                p.small.soft { (self.told(&say!("staff-invite-help"))) }
                form.row method="post" action={ "/t/" (self.code) "/desk/invite" } {
                    button.btn name="role" value="judge" { (self.told(&say!("desk-invite-judge"))) }
                    button.btn name="role" value="marshal" { (self.told(&say!("desk-invite-marshal"))) }
                }
                @if !invitations.is_empty() {
                    h3 { (self.told(&say!("staff-open"))) }
                    ul.plain {
                        @for link in invitations {
                            li.row.spread {
                                span {
                                    (self.told(&role(link)))
                                    @if let Some((day, time)) = crate::clock::zone(self.tournament).of_stamp(&link.created) {
                                        " " span.small.soft { (part::day(self.reader, day)) ", " (time) }
                                    }
                                }
                                form.inline method="post" action={ "/t/" (self.code) "/desk/invitations/" (link.hash) "/revoke" } {
                                    button.btn.quiet { (self.told(&say!("staff-revoke"))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Leaders who play need somebody who rules at their table.
    fn second_leaders(&self) -> Markup {
        let playing: Vec<PersonId> =
            self.tournament.active().filter(|player| self.tournament.has_office(*player)).collect();
        let leaders: Vec<PersonId> = self.tournament.leaders().collect();
        html! {
            @if !playing.is_empty() {
                section.sheet.stack {
                    div.row.spread {
                        h2 { (self.told(&say!("staff-second"))) }
                        (part::clause(self.tournament.clause(Topic::SecondLeaderAnnounced)))
                    }
                    @for player in &playing {
                        @let second = self.tournament.second_leader(*player);
                        (self.form("second_leader", "row", &[("player", player.0.to_string())], &html! {
                            label.grow for={ "second" (player.0) } { (self.told(&say!("staff-second-of", name = self.name(*player))))
                                select id={ "second" (player.0) } name="second" {
                                    @for other in leaders.iter().filter(|other| *other != player) {
                                        option value=(other.0) selected[second == Some(*other)] { (self.name(*other)) }
                                    }
                                }
                            }
                            button.btn { (self.told(&say!("person-save"))) }
                        }))
                    }
                }
            }
        }
    }
}
