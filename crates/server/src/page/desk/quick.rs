//! The line at the top of the desk: a slip, a table or a name, typed and sent with Enter (`act/quick.rs` reads it).

use maud::{Markup, html};
use rulebook::say;
use tournament::{About, MatchId, Progress};

use super::{DeskView, Look};
use crate::page::part;

impl DeskView<'_> {
    pub(super) fn quick(&self, look: &Look) -> Markup {
        let Some(round) = self.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
        else {
            return html! {};
        };
        let entered = look.entered.parse().ok().map(|place| MatchId { round: round.number, place });
        let entered = entered.and_then(|id| self.tournament.match_of(id)).filter(|it| it.result.is_some());
        html! {
            section.sheet.desk-quick {
                form.row method="post" action={ "/t/" (self.code) "/desk/quick" } role="search" {
                    @let (name, value) = part::shown(self.tournament, About::Round);
                    input type="hidden" name=(name) value=(value);
                    label.grow for="line" { (self.told(&say!("quick-line")))
                        input #line name="line" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100"
                            aria-describedby="line-help" autofocus[entered.is_some()];
                    }
                    button.btn { (self.told(&say!("quick-button"))) }
                }
                p #line-help .small.soft { (self.told(&say!("quick-help"))) }
                @if let Some(it) = entered {
                    p.note role="status" { (part::table_number(it.table)) " " (part::versus(self.reader, self.tournament, it)) " " (part::state_of(self.reader, self.tournament, it)) }
                }
            }
        }
    }
}
