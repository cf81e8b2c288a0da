//! Where the tournament stands, and the one next thing to do.

use rulebook::{Saying, say};
use tournament::{Actor, Desk, Fact, Progress};

use super::{Done, Session};
use crate::table::Column;
use crate::tournament::{pair, standings};

impl Session<'_> {
    /// What stands before the cursor: the tournament, and what is to be done next.
    pub(super) fn prompt(&self) -> String {
        self.console.say(&say!("run-prompt", name = self.tournament.name(), next = self.next()))
    }

    /// The one next thing.
    fn next(&self) -> Saying {
        match self.tournament.desk() {
            Desk::Nothing | Desk::Enrolling => return say!("run-next-enrol"),
            Desk::RegistrationClosed => return say!("run-next-announce"),
            Desk::Finished => return say!("run-next-nothing"),
            Desk::Announced | Desk::Running => {}
        }
        if let Some(round) = self.tournament.current_round() {
            let open = round.matches.iter().filter(|it| it.result.is_none()).count();
            return match round.progress {
                Progress::Drawn => say!("run-next-publish"),
                Progress::Published if open > 0 => say!("run-next-start"),
                _ if open > 0 => say!("run-next-results", open = open),
                _ => say!("run-next-close"),
            };
        }
        if self.tournament.stages().is_empty() || self.tournament.rounds_left() > 0 {
            say!("run-next-draw")
        } else if self.tournament.stages().len() < self.tournament.plan().len() {
            say!("run-next-cut")
        } else {
            say!("run-next-finish")
        }
    }

    pub(super) fn show_state(&self) {
        if let Some(round) = self.tournament.current_round() {
            pair::print(&self.tournament, round, self.console);
        }
        self.tell(&say!("run-next", next = self.next()));
    }

    pub(super) fn show(&mut self, _: &str) -> Done {
        match self.tournament.rounds().last() {
            Some(round) => pair::print(&self.tournament, round, self.console),
            None => self.tell(&say!("run-no-round")),
        }
        self.show_calls();
        self.tell(&say!("run-next", next = self.next()));
        Ok(())
    }

    /// Disputes and calls that wait for somebody.
    fn show_calls(&self) {
        for (_, call) in self.tournament.waiting_calls() {
            let table = call.id.and_then(|id| self.tournament.match_of(id)).and_then(|it| it.table);
            let kind = self.tournament.pack().naming(
                self.console.language.code(),
                regulations::Named::Call,
                &call.kind,
            );
            self.tell(&say!("run-open-call", table = table.unwrap_or(0), kind = kind));
        }
    }

    pub(super) fn standings(&mut self, _: &str) -> Done {
        match self.tournament.last_table_round() {
            Some(after) => standings::print(&self.tournament, after, self.console),
            None => self.tell(&say!("table-none", name = self.tournament.name())),
        }
        if self.tournament.champion().is_some() {
            standings::print_ranking(&self.tournament, self.console);
        }
        Ok(())
    }

    pub(super) fn explain(&mut self, rest: &str) -> Done {
        let player = self.player(rest)?;
        standings::explain(&self.tournament, self.tournament.last_table_round(), player, self.console)?;
        Ok(())
    }

    pub(super) fn show_history(&mut self, _: &str) -> Done {
        let columns = [
            (say!("head-when"), Column::Words),
            (say!("head-who"), Column::Words),
            (say!("head-action"), Column::Words),
            (say!("head-reason"), Column::Words),
        ];
        let rows = self.history.iter().filter_map(|fact| {
            let Fact::Step { by, at, action, reason, .. } = fact else { return None };
            let when = jiff::Timestamp::from_millisecond(at.0).ok()?;
            let when = when.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M:%S").to_string();
            let who = match by {
                Actor::Person(person) => self.tournament.name_of(*person),
                Actor::Newcomer => self.console.say(&say!("word-newcomer")),
            };
            Some(vec![when, who, self.console.say(&action.done()), reason.clone().unwrap_or_default()])
        });
        self.console.table(&columns, rows.collect());
        Ok(())
    }
}
