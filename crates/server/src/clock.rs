//! The server's clock in the tournament's own moments.

use tournament::Moment;
pub(crate) use web::clock::{Stopwatch, day, stamp, stamp_in, today};

/// Now, as the rulebook counts.
pub(crate) fn now() -> Moment {
    Moment(web::clock::now())
}

/// Hours and minutes on the wall clock where the server runs.
pub(crate) fn of_day(moment: Moment) -> String {
    web::clock::of_day(moment.0)
}

/// A moment as the journal would write it, to the second, in UTC.
pub(crate) fn text(at: Moment) -> String {
    web::clock::text(at.0)
}
