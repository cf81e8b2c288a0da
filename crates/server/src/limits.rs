//! Limits on guessing: codes, PINs and passwords can be tried only so often from one address.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// All limits of the server.
#[derive(Debug)]
pub(crate) struct Limits {
    guesses: DefaultKeyedRateLimiter<(IpAddr, Guess)>,
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

impl Default for Limits {
    fn default() -> Limits {
        Limits { guesses: RateLimiter::keyed(Quota::per_minute(A_MINUTE)) }
    }
}

impl Limits {
    /// Whether this address may try once more.
    pub(crate) fn allow(&self, address: IpAddr, guess: Guess) -> bool {
        let weight = match guess {
            Guess::Code => NonZeroU32::MIN,
            Guess::Pin | Guess::Password => {
                NonZeroU32::new(A_MINUTE.get() / CAREFUL.get()).unwrap_or(NonZeroU32::MIN)
            }
        };
        self.guesses.check_key_n(&(address, guess), weight).is_ok_and(|within| within.is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_pins_a_minute_and_not_one_more() {
        let limits = Limits::default();
        let address = IpAddr::from([192, 168, 1, 2]);
        assert!((0..10).all(|_| limits.allow(address, Guess::Pin)));
        assert!(!limits.allow(address, Guess::Pin));
        assert!(limits.allow(address, Guess::Code), "another thing to guess has its own count");
        assert!(limits.allow(IpAddr::from([192, 168, 1, 3]), Guess::Pin), "another address too");
    }
}
