//! Judge calls at the desk.

use maud::{Markup, html};
use regulations::Named;
use rulebook::say;
use tournament::judging::{Call, CallState};
use tournament::{About, CallId};

use super::DeskView;
use crate::page::part;

impl DeskView<'_> {
    pub(super) fn calls(&self) -> Markup {
        let open: Vec<(CallId, &Call)> = self.tournament.waiting_calls().collect();
        html! {
            section.sheet {
                h2 { (self.told(&say!("desk-calls"))) }
                @if open.is_empty() { p.soft { (self.told(&say!("desk-no-calls"))) } }
                ul.plain {
                    @for (id, call) in &open {
                        li.stack #{ "c" (id.0) } {
                            div.row.spread {
                                @let table = call.id.and_then(|id| self.tournament.match_of(id)).and_then(|it| it.table);
                                div.row {
                                    (part::table_number(table))
                                    div { p { (part::sentence(&part::called(self.reader, self.tournament, Named::Call, &call.kind))) } (self.call_state(call)) }
                                }
                                @if part::taken_by(self.tournament, call).is_none() {
                                    (part::button(self.code, "claim", &[("call", id.0.to_string()), part::shown(self.tournament, About::Call(*id))], "ask", &self.told(&say!("desk-claim"))))
                                }
                            }
                            (self.ruling(*id, call))
                        }
                    }
                }
            }
        }
    }

    fn call_state(&self, call: &Call) -> Markup {
        let waited = (crate::clock::now().0 - call.at.0).max(0) / 60_000;
        html! {
            @match part::taken_by(self.tournament, call) {
                Some(by) => span.chip.info { (self.told(&say!("desk-call-claimed", name = self.tournament.name_of(by)))) },
                None if call.state == CallState::Appealed => span.chip.act { (self.told(&say!("desk-call-appealed"))) },
                None => span.chip.act { (self.told(&say!("desk-call-waiting", minutes = waited))) },
            }
        }
    }

    /// The form for the ruling, for whoever has the call.
    fn ruling(&self, id: CallId, call: &Call) -> Markup {
        html! {
            @if part::taken_by(self.tournament, call) == Some(self.me) || call.state == CallState::Appealed {
                form.row method="post" action={ "/t/" (self.code) "/act" } {
                    input type="hidden" name="kind" value=(if call.state == CallState::Appealed { "rule_finally" } else { "rule" });
                    input type="hidden" name="call" value=(id.0);
                    (part::pin(self.tournament, About::Call(id)))
                    label.grow for={ "ruling" (id.0) } { (self.told(&say!("desk-ruling")))
                        input #{ "ruling" (id.0) } name="text" required maxlength="2000";
                    }
                    label for={ "extra" (id.0) } { (self.told(&say!("desk-extra-minutes")))
                        input #{ "extra" (id.0) } name="minutes" type="number" min="0" max="60" value="0";
                    }
                    button.btn { (self.told(&say!("desk-rule"))) }
                }
            }
        }
    }
}
