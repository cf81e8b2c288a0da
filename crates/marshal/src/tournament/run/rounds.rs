//! Rounds at the desk: draw and review, publish, clock, close, cut, finish.

use jiff::tz::TimeZone;
use rulebook::{Rulebook, say};
use tournament::{Actor, Command, MatchId, Moment, PersonId, Round, Seats, Wish};

use super::{Done, Session};
use crate::console::Failure;
use crate::tournament::{called, pair, player_named, standings};

impl Session<'_> {
    pub(super) fn draw(&mut self, _: &str) -> Done {
        let facts = self.organizer(Wish::Draw)?;
        self.show_draw(&facts);
        Ok(())
    }

    pub(super) fn redraw(&mut self, _: &str) -> Done {
        let reason = self.ask(&say!("run-ask-reason"))?;
        let facts = self.organizer(Wish::Redraw { reason })?;
        self.show_draw(&facts);
        Ok(())
    }

    fn show_draw(&self, facts: &[tournament::Fact]) {
        if let Some(round) = self.tournament.current_round() {
            pair::print(&self.tournament, round, self.console);
            pair::print_notes(&self.tournament, &pair::notes_of(facts), self.console);
            self.tell(&say!("run-draw-unseen"));
        }
    }

    /// Exchanges two players of the draw. What that strains is shown before it is done.
    pub(super) fn swap(&mut self, rest: &str) -> Done {
        let Some((one, two)) = rest.split_once(',') else {
            return Err(Failure::new(say!("run-needs", what = "PLAYER, PLAYER")).into());
        };
        let (one, two) = (player_named(&self.tournament, one)?, player_named(&self.tournament, two)?);
        let exchanged = |player: PersonId| match player {
            player if player == one => two,
            player if player == two => one,
            player => player,
        };
        let matches: Vec<Seats> = self
            .tournament
            .current_round()
            .map(|round| {
                let seats = round.matches.iter().filter_map(|it| match it.seats {
                    Seats::Pair(a, b) => Some(Seats::Pair(exchanged(a), exchanged(b))),
                    Seats::Bye(a) => Some(Seats::Bye(exchanged(a))),
                    Seats::Nobody(..) => None,
                });
                seats.collect()
            })
            .unwrap_or_default();
        let reason = self.ask(&say!("run-ask-reason"))?;
        let wish = Wish::Adjust { matches, reason };
        let by = Actor::Person(self.tournament.organizer());
        let command = Command { by, at: self.now(), wish: wish.clone() };
        let strained = pair::notes_of(&self.tournament.decide(&command, &self.dice)?);
        if !strained.is_empty() {
            self.tell(&say!(
                "run-swap-strains",
                clause = self.tournament.clause(regulations::Topic::NoRematch)
            ));
            pair::print_notes(&self.tournament, &strained, self.console);
            if !self.agrees(&say!("run-ask-go-on"))? {
                return Err(super::Stop::Cancelled);
            }
        }
        self.organizer(wish)?;
        if let Some(round) = self.tournament.current_round() {
            pair::print(&self.tournament, round, self.console);
        }
        Ok(())
    }

    pub(super) fn publish(&mut self, _: &str) -> Done {
        self.organizer(Wish::Publish)?;
        self.tell(&say!("run-published"));
        Ok(())
    }

    pub(super) fn start(&mut self, _: &str) -> Done {
        self.organizer(Wish::StartClock)?;
        self.tell(&say!("run-started"));
        self.tell_time();
        Ok(())
    }

    pub(super) fn time(&mut self, _: &str) -> Done {
        self.tell_time();
        Ok(())
    }

    pub(super) fn pause(&mut self, _: &str) -> Done {
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::PauseClock { reason })?;
        self.tell_time();
        Ok(())
    }

    pub(super) fn resume(&mut self, _: &str) -> Done {
        self.organizer(Wish::ResumeClock)?;
        self.tell_time();
        Ok(())
    }

    /// The machine's clock was wrong: so many minutes have really been played.
    pub(super) fn set_clock(&mut self, rest: &str) -> Done {
        let minutes: u32 = rest.parse().map_err(|_| Failure::new(say!("run-needs", what = "MINUTES")))?;
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::SetClock { elapsed_seconds: Some(minutes.saturating_mul(60)), reason })?;
        self.tell_time();
        Ok(())
    }

    /// Gives every table that still plays more minutes.
    pub(super) fn clock(&mut self, rest: &str) -> Done {
        let minutes: i32 = rest.parse().map_err(|_| Failure::new(say!("run-needs", what = "MINUTES")))?;
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::AdjustClock { seconds: minutes.saturating_mul(60), reason })?;
        self.tell_time();
        Ok(())
    }

    pub(super) fn extend(&mut self, rest: &str) -> Done {
        let (table, minutes) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let minutes: u32 =
            minutes.trim().parse().map_err(|_| Failure::new(say!("run-needs", what = "TABLE MINUTES")))?;
        let id = self.table(table)?;
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::Extend { id, seconds: minutes.saturating_mul(60), reason })?;
        self.tell(&say!("run-extended", table = table, minutes = minutes));
        Ok(())
    }

    pub(super) fn close(&mut self, _: &str) -> Done {
        self.organizer(Wish::Close)?;
        let number = self.tournament.rounds().last().map_or(0, |round| round.number.0);
        self.tell(&say!("run-closed", round = number));
        if let Some(after) = self.tournament.last_table_round().filter(|after| after.0 == number) {
            standings::print(&self.tournament, after, self.console);
        }
        Ok(())
    }

    pub(super) fn cut(&mut self, _: &str) -> Done {
        self.organizer(Wish::Cut)?;
        let seeds = self.tournament.stages().last().map(|stage| stage.seeds.clone()).unwrap_or_default();
        self.tell(&say!("run-cut", players = seeds.len()));
        for (seed, player) in (1..).zip(seeds) {
            self.console.line(format!("{seed:>4}  {}", called(&self.tournament, player)));
        }
        Ok(())
    }

    pub(super) fn finish(&mut self, _: &str) -> Done {
        self.organizer(Wish::Finish)?;
        standings::print_ranking(&self.tournament, self.console);
        if let Some(champion) = self.tournament.champion() {
            self.tell(&say!("standings-champion", player = self.tournament.name_of(champion)));
        }
        let seed = self.tournament.revealed_seed().unwrap_or_default();
        let path = self.path.display().to_string();
        self.tell(&say!("run-finished", seed = seed, path = path));
        Ok(())
    }

    /// The match at a table of the round under way.
    pub(super) fn table(&self, table: &str) -> Done<MatchId> {
        let Some(round) = self.tournament.current_round() else {
            return Err(Failure::new(say!("run-no-round")).into());
        };
        Ok(match_at(round, table)?)
    }

    /// A moment as the clock in the hall shows it.
    fn time_of_day(&self, moment: Moment) -> String {
        let zone = self.tournament.settings().time_zone.as_deref();
        let zone = zone.and_then(|name| TimeZone::get(name).ok()).unwrap_or_else(TimeZone::system);
        let stamp = jiff::Timestamp::from_millisecond(moment.0);
        stamp.map(|stamp| stamp.to_zoned(zone).strftime("%H:%M").to_string()).unwrap_or_default()
    }

    pub(super) fn tell_time(&self) {
        let Some(round) = self.tournament.current_round() else {
            return self.tell(&say!("run-no-round"));
        };
        let clock = &round.clock;
        let Some(elapsed) = clock.elapsed_millis(self.now()) else {
            return self.tell(&say!("run-clock-waits"));
        };
        let minutes = elapsed / 60_000;
        let Some(length) = clock.length_seconds else {
            return self.tell(&say!("run-clock-untimed", minutes = minutes));
        };
        let length = i64::from(length);
        match clock.moment_of(length) {
            None => self.tell(&say!("run-clock-paused", minutes = minutes, length = length / 60)),
            Some(end) => {
                let end = self.time_of_day(end);
                self.tell(&say!("run-clock", minutes = minutes, length = length / 60, end = end));
            }
        }
        let extended = round.matches.iter().filter(|it| it.extension_seconds > 0 && it.result.is_none());
        for it in extended {
            let end =
                clock.moment_of(length + i64::from(it.extension_seconds)).map(|end| self.time_of_day(end));
            let table = it.table.unwrap_or(0);
            self.tell(&say!("run-clock-table", table = table, end = end.unwrap_or_default()));
        }
    }
}

/// The match at a table of a round.
pub(super) fn match_at(round: &Round, table: &str) -> Result<MatchId, Failure> {
    let place = table
        .parse::<u16>()
        .ok()
        .and_then(|table| round.matches.iter().position(|it| it.table == Some(table)));
    match place {
        Some(place) => Ok(MatchId { round: round.number, place: place as u16 }),
        None => Err(Failure::new(say!("run-no-such-table", read = table, round = round.number.0))),
    }
}
