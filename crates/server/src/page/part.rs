//! Parts that several pages of a tournament are made of: fractions, clocks, the state of a match; beside what all areas share.

use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::standings::{Fraction, Row};
use tournament::{About, Match, MatchId, Moment, PersonId, Presence, Round, RoundNo, Seats, Tournament};
use web::Reader;

pub(super) use web::part::{clause, field, law, minutes, problem_note, qr, table_number};

use super::figures;
use crate::clock;
use crate::hall::Snapshot;

/// The rules for a moment of the day, in the document in force, one tap away.
pub(super) fn at_hand(reader: &Reader, tournament: &Tournament, moment: &str) -> Markup {
    let document = tournament.pack().document.as_deref().unwrap_or_default();
    html! {
        @if let Some(moment) = regulations::ledger::Moment::named(moment) {
            a.rules-at-hand href={ "/rules/moment/" (moment.id) "#" (document) } {
                (reader.say(&say!("rules-at-hand", moment = moment.title())))
            }
        }
    }
}

/// A fraction drawn as a fraction; a whole number as it is.
pub(super) fn fraction(value: &Fraction) -> Markup {
    html! {
        @if value.is_integer() { (value.numer()) }
        @else {
            span.frac role="img" aria-label={ (value.numer()) "/" (value.denom()) } {
                span aria-hidden="true" { (value.numer()) }
                span aria-hidden="true" { (value.denom()) }
            }
        }
    }
}

/// A figure as people read it, to three digits, with the exact fraction beside it.
pub(super) fn figure(reader: &Reader, value: &Fraction) -> Markup {
    html! {
        @if value.is_integer() { (value.numer()) }
        @else {
            span.figure {
                span aria-hidden="true" { (decimal(reader, value)) }
                " " (fraction(value))
            }
        }
    }
}

/// Rounded to three digits, for the eye alone: whatever is compared is the fraction.
fn decimal(reader: &Reader, value: &Fraction) -> String {
    let thousandths = (value.numer() * 2000 + value.denom()).div_euclid(value.denom() * 2);
    let (whole, part) = (thousandths.div_euclid(1000), thousandths.rem_euclid(1000));
    reader.say(&say!("places-decimal", whole = whole.to_string(), part = format!("{part:03}")))
}

/// The time a match has left: counted down by the page, right without a script at the moment it was sent.
pub(super) fn countdown(round: &Round, extension_seconds: u32) -> Markup {
    let Some(length) = round.clock.length_seconds else { return html! { span.clock { "∞" } } };
    let length = i64::from(length) + i64::from(extension_seconds);
    match (round.clock.elapsed_millis(clock::now()), round.clock.moment_of(length)) {
        (Some(_), Some(Moment(deadline))) => {
            let left = -(clock::now().0 - deadline).div_euclid(1000);
            html! { span.clock.num data-deadline=(deadline) role="timer" { (minutes(left)) } }
        }
        (Some(elapsed), None) => html! { span.clock.num { (minutes(length - elapsed / 1000)) } },
        (None, _) => html! { span.clock.num.soft { (minutes(length)) } },
    }
}

/// How much of a match's time has run, as a bar; the page keeps it going.
pub(super) fn time_bar(round: &Round, extension_seconds: u32) -> Markup {
    let Some(length) = round.clock.length_seconds else { return html! {} };
    let length = i64::from(length) + i64::from(extension_seconds);
    let elapsed = round.clock.elapsed_millis(clock::now()).unwrap_or(0) / 1000;
    let ends = round.clock.moment_of(length).map(|Moment(ends)| ends.to_string());
    html! { progress.time max=(length) value=(elapsed.clamp(0, length)) data-ends=[ends] aria-hidden="true" {} }
}

/// A form of one button that asks the tournament for something.
pub(super) fn button(code: &str, kind: &str, fields: &[(&str, String)], class: &str, text: &str) -> Markup {
    let mut all = vec![("kind", kind.to_owned())];
    all.extend_from_slice(fields);
    web::part::button(&format!("/t/{code}/act"), &all, class, text)
}

/// What a form was shown, so that a page that is behind does nothing to what came since (HR-6.3.7).
pub(super) fn shown(tournament: &Tournament, about: About) -> (&'static str, String) {
    crate::shown::field(tournament, about)
}

/// The same, as a field that stands in a form.
pub(super) fn pin(tournament: &Tournament, about: About) -> Markup {
    let (name, value) = shown(tournament, about);
    html! { input type="hidden" name=(name) value=(value); }
}

/// The fields that name a match, and what was shown of it.
pub(super) fn shown_match(tournament: &Tournament, id: MatchId) -> Vec<(&'static str, String)> {
    [match_fields(id), vec![shown(tournament, About::Match(id))]].concat()
}

/// The fields that name a match.
pub(super) fn match_fields(id: MatchId) -> Vec<(&'static str, String)> {
    vec![("round", id.round.0.to_string()), ("place", id.place.to_string())]
}

/// Both players of a match.
pub(super) fn versus(reader: &Reader, tournament: &Tournament, it: &Match) -> String {
    match it.seats {
        Seats::Pair(one, two) => format!("{} – {}", tournament.name_of(one), tournament.name_of(two)),
        Seats::Bye(one) => format!("{} – {}", tournament.name_of(one), reader.say(&say!("match-bye"))),
        Seats::Nobody(one, two) => {
            let nobody = reader.say(&say!("match-nobody"));
            format!("{} – {} – {nobody}", tournament.name_of(one), tournament.name_of(two))
        }
    }
}

/// Words of a pack and of the command line begin small; a heading or a sentence of a page begins with a capital.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A day as people write it: 2026-11-15 is 15 November 2026.
pub(super) fn day(reader: &Reader, day: impl std::fmt::Display) -> String {
    wording::day(reader.language, day)
}

/// What a pack calls something, in the reader's language.
pub(super) fn called(reader: &Reader, tournament: &Tournament, named: Named, id: &str) -> String {
    reader.say(&tournament.pack().naming(reader.language.code(), named, id))
}

/// Who is on the way to a call. Whoever has gone off duty or was dismissed since is not: the call waits again.
pub(super) fn taken_by(tournament: &Tournament, call: &tournament::judging::Call) -> Option<PersonId> {
    call.claimed.filter(|by| tournament.is_leader(*by))
}

/// How a match stands, in a word or two.
pub(super) fn state_of(reader: &Reader, tournament: &Tournament, it: &Match) -> Markup {
    let reports = it.reports.iter().flatten().count();
    let disputed = match &it.reports {
        [Some(one), Some(two)] => !one.claim.agrees_with(&two.claim),
        _ => false,
    };
    html! {
        @if let Some(result) = &it.result {
            @if let Some(winner) = tournament.winner_of(it) {
                span.chip.good { (reader.say(&say!("match-won-by", winner = tournament.name_of(winner)))) }
            } @else { span.chip { (reader.say(&say!("match-drawn"))) } }
            @if let Some(step) = &result.deciding_step {
                " " span.small.soft { (called(reader, tournament, Named::Step, step)) }
            }
            " " (figures::recorded(reader, tournament, it))
        }
        @else if disputed { span.chip.act { (reader.say(&say!("match-disputed"))) } }
        @else if reports == 1 { span.chip.wait { (reader.say(&say!("match-one-report"))) } }
        @else { span.chip { (reader.say(&say!("match-open"))) } }
    }
}

/// "Place 2 with 10 points" for whoever has a place; from the table that is computed once a version, for two thousand phones ask
/// for it at once.
pub(super) fn record(reader: &Reader, snapshot: &Snapshot, player: PersonId) -> Option<String> {
    let table = snapshot.table()?;
    said_record(reader, &table.rows, table.after, player)
}

/// The same on a leader's page about one person.
pub(super) fn record_of(reader: &Reader, tournament: &Tournament, player: PersonId) -> Option<String> {
    said_record(reader, &tournament.placings(), tournament.last_table_round(), player)
}

/// Without points where none are given.
fn said_record(
    reader: &Reader,
    rows: &[(PersonId, Row)],
    after: Option<RoundNo>,
    player: PersonId,
) -> Option<String> {
    let (_, row) = rows.iter().find(|(id, _)| *id == player)?;
    let said = match after {
        Some(_) => say!("record", rank = row.rank, points = row.points),
        None => say!("archive-rank", rank = row.rank),
    };
    Some(reader.say(&said))
}

/// What a table of places is headed with: the Swiss round it is after, or that it is by the bracket, or final.
pub(super) fn places_title(tournament: &Tournament) -> Saying {
    match (tournament.champion(), tournament.last_table_round()) {
        (Some(_), _) => say!("archive-ranking"),
        (None, Some(after)) if !tournament.places_by_bracket() => say!("standings-title", round = after.0),
        (None, _) => say!("places-by-bracket"),
    }
}

/// Whether somebody still plays, or how he or she left.
pub(super) fn presence(tournament: &Tournament, presence: Presence) -> Saying {
    match presence {
        Presence::Active => say!("presence-active"),
        Presence::Dropped { after_round, .. } => say!("presence-dropped", round = after_round.0),
        Presence::CutOff { .. } => say!("presence-cut-off"),
        Presence::Eliminated { round } => say!("presence-eliminated", round = tournament.round_name(round)),
        Presence::Disqualified { .. } => say!("presence-disqualified"),
    }
}

/// The office somebody has, on duty or not.
pub(super) fn office(tournament: &Tournament, person: PersonId) -> Saying {
    let staff = tournament.person(person).and_then(|it| it.staff);
    let role = match staff.map(|staff| staff.role) {
        _ if person == tournament.organizer() => return say!("page-role-organizer"),
        Some(tournament::StaffRole::Marshal) => say!("page-role-marshal"),
        Some(tournament::StaffRole::Judge) => say!("page-role-judge"),
        None => return say!("role-spectator"),
    };
    if staff.is_some_and(|staff| staff.on_duty) { role } else { say!("page-role-off-duty", role = role) }
}

/// One sentence of where the tournament is.
pub(super) fn state_of_play(tournament: &Tournament) -> Saying {
    tournament.state_of_play()
}
