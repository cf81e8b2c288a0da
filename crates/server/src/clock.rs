//! The server's clock in the tournament's own moments.

use maud::Markup;
use tournament::{Moment, Tournament};
use web::clock::Zone;
pub(crate) use web::clock::{Stopwatch, day, stamp, stamp_in, today};

/// Now, as the rulebook counts.
pub(crate) fn now() -> Moment {
    Moment(web::clock::now())
}

/// The clock on the wall of that tournament's hall.
pub(crate) fn zone(tournament: &Tournament) -> Zone {
    Zone::named(tournament.settings().time_zone.as_deref())
}

/// Hours and minutes on it.
pub(crate) fn of_day(tournament: &Tournament, moment: Moment) -> String {
    zone(tournament).of_day(moment.0)
}

/// A moment of a tournament as a page shows it.
pub(crate) fn shown(tournament: &Tournament, moment: Moment) -> Markup {
    web::part::time_of_day(&zone(tournament), moment.0)
}
