//! What is wrong with the time, and the button that mends it: the clock jumped, or the last step was stamped by a clock that
//! was ahead.

use maud::{Markup, html};
use rulebook::say;

use super::DeskView;
use crate::clock;
use crate::jumps::Jump;

/// How far ahead of the clock the last step may be: nodes differ by moments.
const MOST_AHEAD_MILLIS: i64 = 20_000;

impl DeskView<'_> {
    /// A note for whoever leads, if there is anything to say.
    pub(super) fn wrong_time(&self, jump: Option<Jump>) -> Markup {
        let last = self.tournament.last_step();
        let ahead = last.0.saturating_sub(clock::now().0);
        html! {
            @if ahead > MOST_AHEAD_MILLIS {
                section.note.act.stack #time-ahead {
                    p { (self.told(&say!("time-ahead", at = clock::of_day(self.tournament, last), minutes = minutes(ahead)))) }
                    @if self.organizer {
                        (self.form("set_clock", "row", &[("reason", self.told(&say!("time-ahead-reason")))], &html! {
                            button.btn.act { (self.told(&say!("time-ahead-button"))) }
                        }))
                    }
                }
            } @else if let Some(jump) = jump {
                p.note.act #time-jumped {
                    @let (at, minutes) = (clock::of_day(self.tournament, jump.at), minutes(jump.millis));
                    (self.told(&if jump.millis > 0 { say!("time-jumped-forward", at = at, minutes = minutes) } else { say!("time-jumped-back", at = at, minutes = minutes) }))
                }
            }
        }
    }
}

/// In minutes, at least one.
fn minutes(millis: i64) -> i64 {
    (millis.abs() / 60_000).max(1)
}
