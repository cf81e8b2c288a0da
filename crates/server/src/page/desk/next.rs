//! The one next thing to do, with its button.

use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Desk, Progress, Round};

use super::DeskView;
use crate::page::part;

/// A button: what it asks for, and its words.
type Step = (&'static str, Saying);

impl DeskView<'_> {
    /// One sentence and one button.
    pub(super) fn next(&self) -> Markup {
        let (headline, step) = self.next_step();
        html! {
            section.sheet.next {
                div.row.spread {
                    div {
                        p.soft.small { (self.told(&say!("desk-next"))) }
                        h1 #news role="status" { (self.told(&headline)) }
                        p.soft { (self.told(&part::state_of_play(self.tournament))) }
                    }
                    div.row {
                        @if self.organizer {
                            @if let Some((kind, saying)) = step { (self.button(kind, "act", &saying)) }
                            @if self.tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn) {
                                (part::button(self.code, "redraw", &[("reason", self.told(&say!("desk-redraw-reason")))], "", &self.told(&say!("desk-redraw"))))
                            }
                        }
                    }
                }
                @if self.tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn) { (self.review()) }
            }
        }
    }

    fn next_step(&self) -> (Saying, Option<Step>) {
        let tournament = self.tournament;
        match (tournament.desk(), tournament.current_round()) {
            (Desk::Finished, _) => (part::state_of_play(tournament), None),
            (Desk::Nothing | Desk::Enrolling, _) => {
                (say!("desk-next-enrol"), Some(("close_registration", say!("desk-close-registration"))))
            }
            (Desk::RegistrationClosed, _) => {
                (say!("desk-next-announce"), Some(("announce", say!("desk-announce"))))
            }
            (Desk::Announced, _) => (say!("desk-next-first"), Some(("draw", say!("desk-draw", round = 1)))),
            (Desk::Running, Some(round)) => round_step(round),
            (Desk::Running, None) => self.between_step(),
        }
    }

    fn between_step(&self) -> (Saying, Option<Step>) {
        let tournament = self.tournament;
        let next = tournament.rounds().len() + 1;
        if tournament.rounds_left() > 0 {
            return (say!("desk-next-draw", round = next), Some(("draw", say!("desk-draw", round = next))));
        }
        match tournament.plan().get(tournament.stages().len()) {
            Some(stage) => {
                let size = stage.cut().unwrap_or_default();
                (say!("desk-next-cut", size = size), Some(("cut", say!("desk-cut", size = size))))
            }
            None => (say!("desk-next-finish"), Some(("finish", say!("desk-finish")))),
        }
    }
}

fn round_step(round: &Round) -> (Saying, Option<Step>) {
    let number = round.number.0;
    let open = round.matches.iter().filter(|it| it.result.is_none()).count();
    match round.progress {
        Progress::Drawn => {
            (say!("desk-next-publish", round = number), Some(("publish", say!("desk-publish"))))
        }
        Progress::Published => {
            (say!("desk-next-start", round = number), Some(("start_clock", say!("desk-start"))))
        }
        _ if open > 0 => (say!("desk-next-results", open = open, round = number), None),
        _ => (say!("desk-next-close", round = number), Some(("close", say!("desk-close", round = number)))),
    }
}
