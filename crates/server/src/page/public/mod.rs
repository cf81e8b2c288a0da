//! What everybody may see of a tournament: pairings, standings, bracket, players, the proof of the draws.

pub(super) mod bracket;
mod force;
pub(super) mod pairings;
pub(super) mod players;
pub(super) mod proof;
pub(super) mod standings;

use maud::{Markup, html};
use rulebook::say;
use tournament::{Desk, Progress, Tournament};
use web::Reader;

use super::part;

pub(super) use bracket::drawing as bracket_drawing;
pub(super) use force::in_force;

/// The name, the regulation and one sentence of where things are.
fn head(reader: &Reader, tournament: &Tournament) -> Markup {
    html! {
        div.stack {
            h1 { (tournament.name()) }
            p.soft { (tournament.pack().title) " " (tournament.pack().version) }
            p #news role="status" { (reader.say(&part::state_of_play(tournament))) }
        }
    }
}

/// Where to go from a page that has nothing to show yet: joining while that is possible, the pairings once there are some, and
/// what is planned before.
pub(super) fn onward(reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let published = tournament.rounds().iter().any(|round| round.progress > Progress::Drawn);
    let (path, saying) = match tournament.desk() {
        Desk::Nothing | Desk::Enrolling => ("/join", say!("join-button")),
        Desk::Finished => ("/archive", say!("nav-archive")),
        Desk::RegistrationClosed | Desk::Announced | Desk::Running if published => ("", say!("nav-pairings")),
        Desk::RegistrationClosed | Desk::Announced | Desk::Running => ("/players", say!("nav-players")),
    };
    html! {
        div.row {
            a.btn href={ "/t/" (code) (path) } { (reader.say(&saying)) }
            a.btn.quiet href={ "/t/" (code) "/about" } { (reader.say(&say!("nav-about"))) }
        }
    }
}
