//! The players' clocks: what is left, and whose runs since when. Nothing ticks here; the moment comes with each fact.

use super::Moment;
use super::settings::Pace;
use crate::state::Seat;

/// Both players' clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    pace: Option<Pace>,
    left_millis: [u64; 2],
    /// Whose clock runs.
    runs: [bool; 2],
    since: Moment,
    /// How many answers of the game have earned their increment.
    earned: usize,
}

impl Clock {
    pub(super) fn new(pace: Option<Pace>) -> Clock {
        let each = pace.map_or(0, |pace| u64::from(pace.seconds) * 1000);
        Clock { pace, left_millis: [each; 2], runs: [false; 2], since: Moment::default(), earned: 0 }
    }

    /// What that player has left at a moment, in milliseconds; `None` without a clock.
    pub fn left_millis(&self, seat: Seat, at: Moment) -> Option<u64> {
        self.pace?;
        let at_seat = seat as usize;
        let used = if self.runs[at_seat] { at.millis_since(self.since) } else { 0 };
        Some(self.left_millis[at_seat].saturating_sub(used))
    }

    /// Whose clocks run, and since when.
    pub fn running(&self) -> ([bool; 2], Moment) {
        (self.runs, self.since)
    }

    /// Whether that player's time is over at that moment.
    pub(super) fn is_over(&self, seat: Seat, at: Moment) -> bool {
        self.left_millis(seat, at) == Some(0)
    }

    /// Who of those asked runs out of time first, and when.
    pub(super) fn runs_out(&self) -> Option<(Seat, Moment)> {
        self.pace?;
        let ends = |seat: Seat| (seat, self.since.plus_millis(self.left_millis[seat as usize]));
        Seat::BOTH.into_iter().filter(|seat| self.runs[*seat as usize]).map(ends).min_by_key(|(_, at)| *at)
    }

    /// From that moment on the clocks of these players run.
    pub(super) fn run(&mut self, seats: [bool; 2], at: Moment) {
        for seat in Seat::BOTH {
            if let Some(left) = self.left_millis(seat, at) {
                self.left_millis[seat as usize] = left;
            }
        }
        self.runs = seats;
        self.since = at;
    }

    /// That player gave the answer of that number in time, counted from 0.
    pub(super) fn answered(&mut self, seat: Seat, number: usize) {
        let earned_before = number < self.earned;
        self.earned = self.earned.max(number + 1);
        let pace = self.pace.filter(|pace| !(pace.once && earned_before));
        let increment = pace.map_or(0, |pace| u64::from(pace.increment_seconds) * 1000);
        self.left_millis[seat as usize] = self.left_millis[seat as usize].saturating_add(increment);
    }

    pub(super) fn extend(&mut self, seat: Seat, seconds: u32) {
        let more = u64::from(seconds) * 1000;
        self.left_millis[seat as usize] = self.left_millis[seat as usize].saturating_add(more);
    }

    pub(super) fn is_set(&self) -> bool {
        self.pace.is_some()
    }
}
