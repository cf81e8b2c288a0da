//! The round clock at the desk.

use maud::{Markup, html};
use regulations::Named;
use rulebook::say;
use tournament::Progress;

use super::DeskView;
use crate::page::part;

impl DeskView<'_> {
    pub(super) fn clock(&self) -> Markup {
        let Some(round) = self.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
        else {
            return html! {};
        };
        let running = round.clock.started.is_some();
        let paused = round.clock.paused.is_some();
        let why = self.told(&say!("desk-clock-reason"));
        html! {
            section.sheet {
                h2 { (self.told(&say!("desk-clock"))) }
                div.row.spread {
                    (part::countdown(round, 0))
                    @if running {
                        div.row {
                            @if paused { (self.button("resume_clock", "", &say!("desk-resume"))) }
                            @else { (part::button(self.code, "pause_clock", &[("reason", why.clone())], "", &self.told(&say!("desk-pause")))) }
                            (part::button(self.code, "adjust_clock", &[("seconds", "300".to_owned()), ("reason", why)], "quiet", &self.told(&say!("desk-five-more"))))
                        }
                    }
                }
                p.small.soft {
                    @for phase in &self.tournament.pack().clock.phases {
                        (part::called(self.reader, self.tournament, Named::Phase, &phase.id))
                        @if let Some(cited) = phase.clause { " " (part::clause(cited)) }
                        " "
                    }
                }
            }
        }
    }
}
