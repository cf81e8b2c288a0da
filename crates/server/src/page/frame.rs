//! The frame of our pages: outside of any tournament, or inside one.

use regulations::ledger::When;
use rulebook::say;
use tournament::{Desk, PersonId, Progress, Role, Round, Tournament};
use web::Reader;
use web::moments::Here;
use web::{Frame, Inside, News};

use crate::assets;
use crate::hall::Snapshot;

/// A page outside of any tournament.
pub(super) fn plain<'a>(reader: &'a Reader, title: &str) -> Frame<'a> {
    Frame::plain(reader, title).styled(&assets::STYLE)
}

/// A page of a tournament, live.
pub(super) fn inside<'a>(
    reader: &'a Reader,
    title: &str,
    code: &str,
    snapshot: &Snapshot,
    person: Option<PersonId>,
) -> Frame<'a> {
    let tournament = &snapshot.tournament;
    let newest = tournament.announcements_at(crate::clock::now()).last();
    let inside = Inside {
        live: format!("/t/{code}/live"),
        version: snapshot.version.0,
        label: say!("nav-label"),
        who: person.map(|person| (tournament.name_of(person), format!("/t/{code}/access"))),
        told: newest.map(|(_, told)| News {
            at: told.at.0,
            until: told.until.map(|until| until.0),
            text: told.text.clone(),
        }),
    };
    let title = format!("{title} · {}", tournament.name());
    let here = here(reader, code, tournament, person);
    Frame::inside(reader, &title, inside)
        .styled(&assets::STYLE)
        .with_rules(here)
        .by_clock(crate::clock::zone(tournament))
        .of_room(tournament.name(), format!("/t/{code}"))
        .rules_at(format!("/t/{code}/rules"))
}

/// Where a reader is, for the rules of the moment.
fn here(reader: &Reader, code: &str, tournament: &Tournament, person: Option<PersonId>) -> Here {
    let path = reader.path.split('?').next().unwrap_or_default();
    let page = path.strip_prefix(&format!("/t/{code}")).unwrap_or_default().trim_matches('/');
    let page = if page.is_empty() { "pairings" } else { page };
    let pack = tournament.pack();
    let documents = [&pack.document, &pack.game_document].into_iter().flatten().cloned().collect();
    Here { page: page.to_owned(), roles: roles(tournament, person), documents, now: time_of(tournament) }
}

/// Everything somebody is in this tournament; who is nothing else watches.
fn roles(tournament: &Tournament, person: Option<PersonId>) -> Vec<&'static str> {
    let Some(person) = person else { return vec!["spectator"] };
    let office = match tournament.role(person) {
        Role::Organizer => Some("organizer"),
        Role::Marshal => Some("marshal"),
        Role::Judge => Some("judge"),
        Role::Player | Role::Spectator => None,
    };
    let plays = tournament.person(person).is_some_and(|it| it.entry.is_some());
    let roles: Vec<&str> = office.into_iter().chain(plays.then_some("player")).collect();
    if roles.is_empty() { vec!["spectator"] } else { roles }
}

/// The time of a tournament, as rules speak of it.
fn time_of(tournament: &Tournament) -> When {
    let round = match (tournament.desk(), tournament.current_round()) {
        (Desk::Finished, _) => return When::After,
        (Desk::Running, Some(round)) => round,
        (Desk::Running, None) => return When::Between,
        (Desk::Nothing | Desk::Enrolling | Desk::RegistrationClosed | Desk::Announced, _) => {
            return When::Before;
        }
    };
    match round.progress {
        Progress::Published => When::SetUp,
        Progress::Running if is_over_time(round) => When::Time,
        Progress::Running => When::Playing,
        Progress::Drawn if round.number.0 == 1 => When::Before,
        Progress::Drawn | Progress::Closed => When::Between,
    }
}

/// Whether time was called for the round as a whole.
pub(super) fn is_over_time(round: &Round) -> bool {
    let elapsed = round.clock.elapsed_millis(crate::clock::now());
    let length = round.clock.length_seconds.map(|seconds| i64::from(seconds) * 1000);
    elapsed.zip(length).is_some_and(|(elapsed, length)| elapsed >= length)
}
