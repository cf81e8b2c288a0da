//! The round clock: started by a leader by hand, paused, adjusted; never runs by itself and never reads the time.
//!
//! One clock serves a whole round. A match with an extension sees the same clock running late by that much, so all its
//! marks shift and nobody else's (CT-2.2.29, LT-4.3.33). Which phase of going to time a match is in follows from the
//! elapsed time and the pack's marks; see [`regulations::Timing`].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::Moment;

/// The clock of one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    /// How long the round lasts; `None` for an untimed one.
    pub length_seconds: Option<u32>,
    /// When a leader started it.
    pub started: Option<Moment>,
    /// When it was paused, if it stands still.
    pub paused: Option<Moment>,
    /// Milliseconds it stood still or was set back by a leader; negative if it was set forward.
    pub withheld_millis: i64,
}

impl Clock {
    /// A clock that has not been started.
    pub fn waiting(length_seconds: Option<u32>) -> Clock {
        Clock { length_seconds, ..Clock::default() }
    }

    /// How long the round has run at that moment, in milliseconds; `None` before it was started.
    pub fn elapsed_millis(&self, now: Moment) -> Option<i64> {
        let started = self.started?;
        let until = self.paused.map_or(now, |paused| paused.min(now));
        Some(until.since(started).saturating_sub(self.withheld_millis).max(0))
    }

    /// The moment at which that much of the round has run, if the clock is not touched again; `None` while it stands.
    pub fn moment_of(&self, elapsed_seconds: i64) -> Option<Moment> {
        match (self.started, self.paused) {
            (Some(started), None) => {
                let start = Moment(started.0.saturating_add(self.withheld_millis));
                Some(start.plus_seconds(elapsed_seconds))
            }
            _ => None,
        }
    }

    pub(crate) fn start(&mut self, at: Moment) {
        self.started = Some(at);
    }

    pub(crate) fn pause(&mut self, at: Moment) {
        self.paused = Some(at);
    }

    pub(crate) fn resume(&mut self, at: Moment) {
        if let Some(paused) = self.paused.take() {
            self.withheld_millis = self.withheld_millis.saturating_add(at.since(paused));
        }
    }

    /// Sets how long the round has run until that moment, whatever was noted before.
    pub(crate) fn set(&mut self, at: Moment, elapsed_seconds: u32) {
        self.started = Some(at.plus_seconds(-i64::from(elapsed_seconds)));
        self.withheld_millis = 0;
        self.paused = self.paused.map(|_| at);
    }

    /// Gives (or, if negative, takes) seconds.
    pub(crate) fn adjust(&mut self, seconds: i32) {
        self.withheld_millis = self.withheld_millis.saturating_add(i64::from(seconds) * 1000);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn minutes(minutes: i64) -> Moment {
        Moment(minutes * 60_000)
    }

    #[test]
    fn a_clock_runs_only_between_start_and_pause() {
        let mut clock = Clock::waiting(Some(55 * 60));
        assert_eq!(clock.elapsed_millis(minutes(5)), None);
        clock.start(minutes(10));
        assert_eq!(clock.elapsed_millis(minutes(12)), Some(120_000));
        clock.pause(minutes(20));
        assert_eq!(clock.elapsed_millis(minutes(50)), Some(600_000));
        assert_eq!(clock.moment_of(55 * 60), None);
        clock.resume(minutes(30));
        assert_eq!(clock.elapsed_millis(minutes(31)), Some(660_000));
        clock.adjust(60);
        assert_eq!(clock.elapsed_millis(minutes(31)), Some(600_000));
        assert_eq!(clock.moment_of(55 * 60), Some(minutes(10 + 55 + 10 + 1)));
    }

    #[test]
    fn extreme_moments_do_not_overflow() {
        let mut clock = Clock::waiting(None);
        clock.start(Moment(i64::MIN));
        clock.pause(Moment(i64::MAX));
        clock.resume(Moment(i64::MIN));
        clock.adjust(i32::MIN);
        assert!(clock.elapsed_millis(Moment(i64::MAX)).is_some());
    }

    /// What a leader does to a clock, and how long it takes until the next thing happens.
    #[derive(Clone, Copy, Debug)]
    enum Touch {
        Pause,
        Resume,
        Adjust(i32),
        Wait,
    }

    fn touches() -> impl Strategy<Value = Vec<(Touch, u32)>> {
        let touch = prop_oneof![
            Just(Touch::Pause),
            Just(Touch::Resume),
            (-600..600).prop_map(Touch::Adjust),
            Just(Touch::Wait)
        ];
        prop::collection::vec((touch, 0..400_000u32), 0..40)
    }

    proptest! {
        /// A clock agrees at every moment with somebody who counts the milliseconds in which it ran and nothing else.
        #[test]
        fn a_clock_agrees_with_counting_by_hand(story in touches()) {
            let mut clock = Clock::waiting(Some(3300));
            let mut now = Moment(1_000_000);
            clock.start(now);
            let mut counted = 0i64;
            let mut running = true;
            for (touch, millis) in story {
                match touch {
                    Touch::Pause if running => { clock.pause(now); running = false; }
                    Touch::Resume if !running => { clock.resume(now); running = true; }
                    Touch::Adjust(seconds) => {
                        clock.adjust(seconds);
                        counted -= i64::from(seconds) * 1000;
                    }
                    Touch::Pause | Touch::Resume | Touch::Wait => {}
                }
                prop_assert_eq!(clock.elapsed_millis(now), Some(counted.max(0)));
                now = Moment(now.0 + i64::from(millis));
                counted += if running { i64::from(millis) } else { 0 };
                prop_assert_eq!(clock.elapsed_millis(now), Some(counted.max(0)));
            }
        }

        /// A running clock shows no time left exactly from the moment it names, and not a millisecond before; a standing
        /// one names no moment, and time does not touch it.
        #[test]
        fn the_named_moment_is_when_the_time_has_run(story in touches(), extension in 0..3600i64) {
            let mut clock = Clock::waiting(Some(3300));
            let mut now = Moment(1_000_000);
            clock.start(now);
            for (touch, millis) in story {
                match touch {
                    Touch::Pause if clock.paused.is_none() => clock.pause(now),
                    Touch::Resume => clock.resume(now),
                    Touch::Adjust(seconds) => clock.adjust(seconds),
                    Touch::Pause | Touch::Wait => {}
                }
                now = Moment(now.0 + i64::from(millis));
            }
            let length = 3300 + extension;
            if let Some(end) = clock.moment_of(length) {
                prop_assert_eq!(clock.elapsed_millis(end), Some(length * 1000));
                prop_assert_eq!(clock.elapsed_millis(Moment(end.0 - 1)), Some(length * 1000 - 1));
            } else {
                let later = Moment(now.0 + 9_999_999);
                prop_assert_eq!(clock.elapsed_millis(now), clock.elapsed_millis(later));
            }
        }

        /// Never goes back while nobody touches it, and never starts by itself.
        #[test]
        fn time_only_goes_on(at in 0..10_000_000i64, later in 0..10_000_000i64) {
            let mut clock = Clock::waiting(Some(60));
            prop_assert_eq!(clock.elapsed_millis(Moment(at + later)), None);
            clock.start(Moment(at));
            prop_assert!(clock.elapsed_millis(Moment(at + later)) <= clock.elapsed_millis(Moment(at + later + 1)));
        }
    }
}
