//! Jumps of the machine's clock: noticed while the server runs, said in the log and at the desk.
//!
//! Every step is stamped with the machine's time, and a round's clock counts from such a stamp. When the clock is set, or the
//! machine slept, whoever leads must know, because only people know what time it really is.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tournament::Moment;
use web::clock::{Steady, Stopwatch};

use crate::{App, clock};

/// How often the two clocks are compared.
const EVERY: Duration = Duration::from_secs(5);
/// For how long a jump is said at the desk.
const SAID: Duration = Duration::from_hours(2);

/// The last jump.
#[derive(Debug, Default)]
pub(crate) struct Jumps(Mutex<Option<(Jump, Stopwatch)>>);

/// The clock jumped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Jump {
    /// By how much: forward if more than nought.
    pub(crate) millis: i64,
    /// What the clock said then.
    pub(crate) at: Moment,
}

impl Jumps {
    /// The last jump, if it was not long ago.
    pub(crate) fn last(&self) -> Option<Jump> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.filter(|(_, since)| since.elapsed() < SAID).map(|(jump, _)| jump)
    }

    fn note(&self, jump: Jump) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((jump, Stopwatch::start()));
    }
}

/// Compares the clocks until the server stops.
pub(crate) async fn watch(app: App) {
    let running = Stopwatch::start();
    let mut steady = Steady::at(clock::now().0, running.elapsed());
    while app.stopping.run_until_cancelled(tokio::time::sleep(EVERY)).await.is_some() {
        let now = clock::now();
        if let Some(millis) = steady.look(now.0, running.elapsed()) {
            tracing::warn!(seconds = millis / 1000, "the machine's clock jumped, or the machine slept");
            app.jumps.note(Jump { millis, at: now });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_jump_is_said() {
        let jumps = Jumps::default();
        assert_eq!(jumps.last(), None);
        jumps.note(Jump { millis: 60_000, at: Moment(1) });
        let back = Jump { millis: -60_000, at: Moment(2) };
        jumps.note(back);
        assert_eq!(jumps.last(), Some(back));
    }
}
