//! Limits on guessing: codes, PINs and passwords can be tried only so often from one address.

use std::net::IpAddr;
use std::num::NonZeroU32;

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use rulebook::say;

use crate::answer::Problem;

/// All limits of the server.
#[derive(Debug)]
pub(crate) struct Limits {
    guesses: DefaultKeyedRateLimiter<(IpAddr, Guess)>,
    entries: DefaultKeyedRateLimiter<IpAddr>,
}

/// What is being guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Guess {
    /// A tournament's code or a link.
    Code,
    /// A player's PIN.
    Pin,
    /// An account's password.
    Password,
}

/// Tries a minute. A hall behind one address must still be able to join at once; a PIN of four digits must not be found.
const A_MINUTE: NonZeroU32 = NonZeroU32::new(120).expect("not zero");
const CAREFUL: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// Entries at once, and then a minute: the largest hall gets in behind one address, a script does not fill the list.
const ENTRIES: NonZeroU32 = NonZeroU32::new(600).expect("not zero");

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            guesses: RateLimiter::keyed(Quota::per_minute(A_MINUTE)),
            entries: RateLimiter::keyed(Quota::per_minute(A_MINUTE).allow_burst(ENTRIES)),
        }
    }
}

impl Limits {
    /// Lets somebody enrol, or says after how many seconds.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<(), Problem> {
        self.entries.check_key(&address).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            too_often(wait.as_secs() + 1)
        })
    }

    /// Lets this address try once more, or says after how many seconds.
    pub(crate) fn guess(&self, address: IpAddr, guess: Guess) -> Result<(), Problem> {
        let weight = match guess {
            Guess::Code => NonZeroU32::MIN,
            Guess::Pin | Guess::Password => {
                NonZeroU32::new(A_MINUTE.get() / CAREFUL.get()).unwrap_or(NonZeroU32::MIN)
            }
        };
        let Ok(within) = self.guesses.check_key_n(&(address, guess), weight) else {
            return Err(too_often(60));
        };
        within.map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            too_often(wait.as_secs() + 1)
        })
    }
}

fn too_often(seconds: u64) -> Problem {
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, say!("problem-too-often"));
    Problem { retry_seconds: Some(seconds), ..problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_pins_a_minute_and_not_one_more() {
        let limits = Limits::default();
        let address = IpAddr::from([192, 168, 1, 2]);
        assert!((0..10).all(|_| limits.guess(address, Guess::Pin).is_ok()));
        assert!(limits.guess(address, Guess::Pin).is_err());
        assert!(limits.guess(address, Guess::Code).is_ok(), "another thing to guess has its own count");
        assert!(limits.guess(IpAddr::from([192, 168, 1, 3]), Guess::Pin).is_ok(), "another address too");
        let problem = limits.guess(address, Guess::Pin).unwrap_err();
        assert!(problem.retry_seconds.is_some_and(|seconds| (1..=60).contains(&seconds)));
    }

    #[test]
    fn a_full_hall_enrols_at_once_and_a_script_is_stopped() {
        let limits = Limits::default();
        let address = IpAddr::from([192, 168, 1, 2]);
        assert!((0..600).all(|_| limits.enter(address).is_ok()));
        assert!(limits.enter(address).is_err());
    }
}
