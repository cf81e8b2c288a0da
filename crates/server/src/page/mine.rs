//! My match: the player's phone. Table, opponent, clock, report, confirm, call a judge, my day.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::{About, Desk, Match, MatchId, PersonId, Presence, Progress, Round, Seats, Tournament};
use web::{Problem, Reader};

use super::at_table::Table;
use super::clock::Face;
use super::desk::review::note_list;
use super::frame;
use super::{answer, figures, judge, part, procedure};
use crate::App;
use crate::hall::Snapshot;
use crate::redirect;

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let person = match visitor.person(&code).await {
        Ok(Some(person)) => person,
        Ok(None) => return redirect::local(&format!("/t/{code}/join")).into_response(),
        Err(problem) => return problem.into_response(),
    };
    let room = match app.hall.room(&code).await {
        Ok(room) => room,
        Err(setback) => return Problem::from(setback).into_response(),
    };
    let seen = room.snapshot().seen_by(Some(person));
    if let Some(place) = elsewhere(&seen.tournament, person) {
        return redirect::local(&format!("/t/{code}{place}")).into_response();
    }
    // While two thousand phones wait for what everybody needs, none of them holds a view of its own.
    super::outlook::foresee(&seen, person).await;
    answer(Ok(page_of(&reader, &seen.own_view(Some(person)), &code, person)))
}

/// Where somebody is at home who does not play.
fn elsewhere(tournament: &Tournament, me: PersonId) -> Option<&'static str> {
    let plays = tournament.person(me).is_some_and(|person| person.entry.is_some());
    match (tournament.helps_lead(me), tournament.has_office(me)) {
        _ if plays => None,
        (true, _) => Some("/desk"),
        (false, true) => Some("/judge"),
        (false, false) => Some(""),
    }
}

fn page_of(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId) -> Markup {
    let tournament = &snapshot.tournament;
    let title = reader.say(&say!("nav-mine"));
    frame::inside(reader, &title, code, snapshot, Some(me)).narrow().show(&html! {
        // What a player comes for stands first: the ticket with the opponent and the two answers.
        div {
            h1.mine-title { (tournament.name()) }
            p.soft.small #news role="status" { (reader.say(&part::state_of_play(tournament))) }
        }
        (ticket(reader, snapshot, code, me))
        (super::outlook::mine(reader, snapshot, me))
        (super::deck::mine_note(reader, tournament, code, me))
        (super::force::mine_note(reader, tournament, code))
        (my_day(reader, snapshot, me))
        (leaving(reader, tournament, code, me))
        @if tournament.desk() < Desk::Finished { p { a.small href={ "/t/" (code) "/call" } { (reader.say(&say!("judge-tell"))) } } }
    })
}

fn ticket(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId) -> Markup {
    let tournament = &*snapshot.tournament;
    let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
    let mine = tournament.my_match(me).filter(|_| round.is_some());
    html! {
        @match (round, mine) {
            _ if tournament.desk() == Desk::Finished => section.sheet.stack {
                p.size-1.strong { (reader.say(&part::state_of_play(tournament))) }
                (part::record(reader, snapshot, me).map(|record| html! { p { (record) } }).unwrap_or_default())
                div.row {
                    a.btn.act href={ "/t/" (code) "/standings#s" (me.0) } { (reader.say(&say!("archive-ranking"))) }
                    a.btn href={ "/t/" (code) "/archive" } { (reader.say(&say!("nav-archive"))) }
                }
            },
            (Some(round), Some((id, it))) => (match_ticket(reader, snapshot, code, me, round, id, it)),
            _ => section.sheet.stack {
                @if let Some(size) = made_the_cut(tournament, me) { p.strong { (reader.say(&say!("mine-made-cut", size = size))) } }
                p { (reader.say(&waiting(tournament, me))) }
                (part::record(reader, snapshot, me).map(|record| html! { p.soft { (record) } }).unwrap_or_default())
                @if tournament.desk() <= Desk::RegistrationClosed && !checked_in(tournament, me) {
                    (part::button(code, "check_in", &[("player", me.0.to_string())], "act big", &reader.say(&say!("mine-check-in"))))
                }
                @else if tournament.desk() <= Desk::Announced && plays(tournament, me) { p.note role="status" { (reader.say(&say!("mine-checked-in"))) } }
            },
        }
    }
}

fn checked_in(tournament: &Tournament, me: PersonId) -> bool {
    tournament.person(me).and_then(|person| person.entry.as_ref()).is_none_or(|entry| entry.checked_in)
}

fn plays(tournament: &Tournament, me: PersonId) -> bool {
    let entry = tournament.person(me).and_then(|person| person.entry.as_ref());
    entry.is_some_and(|entry| entry.presence == Presence::Active)
}

/// Among how many somebody plays on after the newest cut.
fn made_the_cut(tournament: &Tournament, me: PersonId) -> Option<u32> {
    let under_way = tournament.desk() == Desk::Running && plays(tournament, me);
    let stage = tournament.stages().last().filter(|_| under_way && tournament.stages().len() > 1)?;
    Some(stage.seeds.len() as u32)
}

/// What somebody without a match waits for.
fn waiting(tournament: &Tournament, me: PersonId) -> Saying {
    let presence = tournament.person(me).and_then(|person| person.entry.as_ref()).map(|entry| entry.presence);
    match (tournament.desk(), presence) {
        (Desk::Finished, _) => part::state_of_play(tournament),
        (_, Some(Presence::Active)) => say!("mine-waiting"),
        (_, Some(Presence::Dropped { .. })) => say!("mine-dropped"),
        (_, Some(Presence::CutOff { .. } | Presence::Eliminated { .. })) => say!("mine-out"),
        (_, Some(Presence::Disqualified { .. })) => say!("mine-disqualified"),
        (_, None) => say!("mine-no-player"),
    }
}

fn match_ticket(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    round: &Round,
    id: MatchId,
    it: &Match,
) -> Markup {
    let tournament = &*snapshot.tournament;
    let told = |saying: &Saying| reader.say(saying);
    let face = Face::of_match(reader, tournament, round, it);
    html! {
        section.ticket aria-label=(told(&say!("mine-match"))) data-marks=[face.marks()] {
            div.ticket-head {
                div { p.soft.small { (told(&say!("column-table"))) } p.ticket-table { @if let Some(table) = it.table { (table) } @else { "–" } } }
                div.right {
                    p.soft.small { (told(&say!("mine-time-left"))) }
                    p { (part::countdown(round, it.extension_seconds)) }
                    @if it.extension_seconds > 0 {
                        p.small.soft { (told(&say!("mine-extension", minutes = it.extension_seconds.div_ceil(60)))) }
                    }
                }
            }
            (part::time_bar(round, it.extension_seconds))
            div.ticket-tear {}
            div.ticket-body {
                @match it.seats {
                    Seats::Bye(_) => {
                        h2 { (told(&say!("mine-bye"))) }
                        p.soft { (told(&say!("mine-bye-help"))) }
                    },
                    Seats::Pair(..) => (game(reader, snapshot, code, me, id, it)),
                    Seats::Nobody(..) => p.soft { (told(&say!("match-nobody"))) },
                }
            }
            @if it.result.is_none() { div.mine-words.row.spread { (face.words()) (face.sound_button()) } }
        }
        @if it.seats.opponent_of(me).is_some() { (judge::player_side(reader, tournament, code, me, id)) }
    }
}

fn game(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId, id: MatchId, it: &Match) -> Markup {
    let tournament = &*snapshot.tournament;
    let told = |saying: &Saying| reader.say(saying);
    let Some(opponent) = it.seats.opponent_of(me) else { return html! {} };
    let differ = super::desk::disputed(it);
    let name = tournament.name_of(opponent);
    let seat = it.seat_of(me).unwrap_or(0).min(1);
    let (my_report, their_report) = (&it.reports[seat], &it.reports[1 - seat]);
    let endings = procedure::possible_endings(tournament, id, false);
    let begun = tournament.round(id.round).is_some_and(|round| round.progress > Progress::Published);
    let table = Table { reader, tournament, code, id, it };
    let at_the_table = begun && endings.iter().any(|ending| ending.procedure.is_none());
    html! {
        div.row.spread {
            div { p.soft.small { (told(&say!("mine-you-play"))) } h2.opponent { (name) } }
            p.small.right { (part::record(reader, snapshot, opponent).unwrap_or_default()) }
        }
        @if it.result.is_some() {
            p { (part::state_of(reader, tournament, it)) }
            (procedure::record_of(reader, tournament, it))
        } @else {
            @let way = super::hosting::way(reader, tournament, code, id, "act big");
            (way)
            (sitting(reader, tournament, code, id, it, way.0.is_empty()))
            (table.set_up(me))
            @if differ { p.note.act { (told(&say!("mine-disputed"))) } }
            @if let Some(report) = my_report { p.note { (told(&say!("mine-reported", claim = claim_said(tournament, &report.claim)))) } }
            @if let Some(report) = their_report {
                p.note { (told(&say!("settle-reported", name = name.as_str(), claim = claim_said(tournament, &report.claim)))) }
                (procedure::record_of(reader, tournament, it))
                div.mine-answers {
                    (part::button(code, "confirm", &part::shown_match(tournament, id), "act", &told(&say!("mine-confirm"))))
                    @if at_the_table {
                        details.mine-report {
                            summary.btn.mine-wrong { (told(&say!("mine-wrong"))) }
                            (report_form(reader, tournament, code, me, opponent, id))
                        }
                    }
                }
            } @else if at_the_table && my_report.is_none() {
                (report_form(reader, tournament, code, me, opponent, id))
            } @else if at_the_table {
                details.mine-report {
                    summary.soft { (told(&say!("mine-report-again"))) }
                    (report_form(reader, tournament, code, me, opponent, id))
                }
            }
            // Until time is called, what a procedure decides is as rare as other endings and stands among them.
            @if !folds(tournament, id, at_the_table) { (procedure::offers(reader, tournament, code, id, begun && !at_the_table)) }
            @if begun { (table.consent(me)) }
            @if at_the_table { (conceding(reader, tournament, code, id, &name)) }
        }
        (why_paired(reader, tournament, id, me))
    }
}

/// Whether procedures stand among the rare endings of the form: while the two answers are what one comes for.
fn folds(tournament: &Tournament, id: MatchId, at_the_table: bool) -> bool {
    at_the_table && tournament.round(id.round).is_some_and(|round| !frame::is_over_time(round))
}

/// Giving up is asked twice: the first tap only opens what the second one does.
fn conceding(reader: &Reader, tournament: &Tournament, code: &str, id: MatchId, opponent: &str) -> Markup {
    html! {
        details.mine-concede {
            summary.soft { (reader.say(&say!("mine-concede"))) }
            p.small { (reader.say(&say!("mine-concede-sure", name = opponent))) }
            (part::button(code, "concede", &part::shown_match(tournament, id), "", &reader.say(&say!("mine-concede-yes"))))
        }
    }
}

/// Why these two meet, where that needs saying.
fn why_paired(reader: &Reader, tournament: &Tournament, id: MatchId, me: PersonId) -> Markup {
    use tournament::draw::Note;
    let about_me = |note: &Note| match *note {
        Note::Bye { player, .. } => player == me,
        Note::Float { down: one, up: two, .. }
        | Note::Rematch { one, two, .. }
        | Note::Teammates { one, two } => one == me || two == me,
        Note::RematchAhead { .. } => false,
    };
    let notes = tournament.round(id.round).map(|round| round.notes.iter());
    let notes: Vec<Note> = notes.into_iter().flatten().filter(|note| about_me(note)).cloned().collect();
    note_list(reader, tournament, &notes)
}

/// Before the start: the table tells that it sets up. That is what comes next, unless one goes to a table of ours.
fn sitting(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    id: MatchId,
    it: &Match,
    comes_next: bool,
) -> Markup {
    let waits = tournament.round(id.round).is_some_and(|round| round.progress == Progress::Published);
    let fields = [part::match_fields(id), vec![part::shown(tournament, About::Meeting(id))]].concat();
    html! {
        @if waits && it.seated { p.soft { (reader.say(&say!("mine-seated"))) } }
        @else if waits { (part::button(code, "sit_down", &fields, if comes_next { "act" } else { "" }, &reader.say(&say!("mine-sit-down")))) }
    }
}

/// "Ana won by concession".
pub(super) fn claim_said(tournament: &Tournament, claim: &tournament::Claim) -> Saying {
    match claim.winner {
        Some(winner) => say!("claim-won", winner = tournament.name_of(winner)),
        None => say!("claim-drawn"),
    }
}

fn report_form(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    me: PersonId,
    opponent: PersonId,
    id: MatchId,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        form.stack method="post" action={ "/t/" (code) "/act" } {
            input type="hidden" name="kind" value="report";
            @for (name, value) in part::match_fields(id) { input type="hidden" name=(name) value=(value); }
            (part::pin(tournament, About::Report(id, me)))
            (figures::fields(reader, tournament, &[me, opponent]))
            div.two {
                button.btn.act name="winner" value=(me.0) { (told(&say!("mine-i-won"))) }
                button.btn name="winner" value=(opponent.0) { (told(&say!("mine-they-won", name = tournament.name_of(opponent)))) }
            }
            @if draws(tournament) { button.btn.quiet name="winner" value="" { (told(&say!("mine-draw"))) } }
            details.mine-other open[!reader.typed("report", "ending").is_empty()] {
                summary.soft { (told(&say!("mine-other-ending"))) }
                (ending_field(reader, tournament, id, false, "report"))
                @if folds(tournament, id, true) { div.stack { (procedure::offers(reader, tournament, code, id, false)) } }
                p.small { (part::at_hand(reader, tournament, "game_ends")) " · " (part::at_hand(reader, tournament, "time_called")) }
            }
        }
    }
}

pub(super) fn draws(tournament: &Tournament) -> bool {
    let pack = tournament.pack();
    pack.results.iter().any(|result| {
        pack.outcome(&result.outcomes[0]).is_some_and(|outcome| outcome.side == regulations::Side::Drawn)
    })
}

/// How the game ended, among the endings that are decided at the table; the others have a page of their own.
pub(super) fn ending_field(
    reader: &Reader,
    tournament: &Tournament,
    id: MatchId,
    leader: bool,
    form: &str,
) -> Markup {
    let endings = procedure::possible_endings(tournament, id, leader);
    let here = |ending: &&&regulations::Ending| leader || ending.procedure.is_none();
    part::field(
        "ending",
        &reader.say(&say!("mine-ending")),
        "",
        &html! {
            select #ending name="ending" {
                @for ending in endings.iter().filter(here) {
                    option value=(ending.id) selected[reader.typed(form, "ending") == ending.id] { (part::called(reader, tournament, Named::Ending, &ending.id)) }
                }
            }
        },
    )
}

/// The figures of every procedure an ending may need, folded away until wanted: for a leader, who may enter any.
pub(super) fn procedure_fields(
    reader: &Reader,
    tournament: &Tournament,
    players: [PersonId; 2],
    form: &str,
) -> Markup {
    let wants = |procedure: &regulations::Procedure| {
        let ending = tournament.pack().ending(reader.typed(form, "ending"));
        ending.is_some_and(|it| it.procedure.as_deref() == Some(procedure.id.as_str()))
    };
    html! {
        @for procedure in &tournament.pack().procedures {
            details open[wants(procedure)] {
                summary { (part::sentence(&part::called(reader, tournament, Named::Procedure, &procedure.id))) }
                @if let Some(cited) = procedure.clause { p.small { (part::clause(cited)) } }
                (procedure::inputs(reader, tournament, procedure, players, &reader.refilled().unwrap_or_default()))
                fieldset.row {
                    legend { (reader.say(&say!("procedure-chosen"))) }
                    @for player in players {
                        label.check { input type="radio" name="chosen" value=(player.0); span { (tournament.name_of(player)) } }
                    }
                }
            }
        }
    }
}

fn my_day(reader: &Reader, snapshot: &Snapshot, me: PersonId) -> Markup {
    let tournament = &*snapshot.tournament;
    let rounds: Vec<(&Round, &Match)> = tournament
        .rounds()
        .iter()
        .filter(|round| round.progress > Progress::Drawn)
        .filter_map(|round| round.matches.iter().find(|it| it.seats.seats(me)).map(|it| (round, it)))
        .collect();
    html! {
        @if !rounds.is_empty() {
            section.sheet {
                div.row.spread {
                    h2 { (reader.say(&say!("mine-day"))) }
                    span.small.soft { (part::record(reader, snapshot, me).unwrap_or_default()) }
                }
                table { tbody {
                    @for (round, it) in rounds {
                        @let outcome = it.outcome_of(me);
                        tr {
                            td.no { (round.number.0) }
                            td { @match it.seats.opponent_of(me) {
                                Some(opponent) => (tournament.name_of(opponent)),
                                None => (reader.say(&say!("match-bye"))),
                            } }
                            td { @if let Some(outcome) = outcome { (part::called(reader, tournament, Named::Outcome, outcome)) } }
                            td.n { @if let Some(outcome) = outcome.and_then(|id| tournament.pack().outcome(id)) { (outcome.points) } }
                        }
                    }
                } }
            }
        }
    }
}

fn leaving(reader: &Reader, tournament: &Tournament, code: &str, me: PersonId) -> Markup {
    let Some(entry) = tournament.person(me).and_then(|person| person.entry.as_ref()) else { return html! {} };
    let none: [(&str, String); 0] = [];
    html! {
        @match entry.presence {
            _ if tournament.desk() == Desk::Finished => {},
            Presence::Active if entry.asks_to_drop => div.note.row.spread {
                p { (reader.say(&say!("mine-drop-asked"))) }
                (part::button(code, "withdraw_drop", &none, "", &reader.say(&say!("mine-drop-withdraw"))))
            },
            Presence::Active => details {
                summary.soft { (reader.say(&say!("mine-drop"))) }
                p.small.soft { (reader.say(&say!("mine-drop-help"))) " " (part::at_hand(reader, tournament, "somebody_leaves")) }
                (part::button(code, "ask_to_drop", &none, "", &reader.say(&say!("mine-drop-button"))))
            },
            Presence::Dropped { .. } if entry.asks_to_rejoin => p.note { (reader.say(&say!("mine-rejoin-asked"))) },
            Presence::Dropped { .. } => {
                (part::button(code, "ask_to_rejoin", &none, "", &reader.say(&say!("mine-rejoin"))))
                p.small { (part::at_hand(reader, tournament, "coming_back")) }
            },
            _ => {},
        }
    }
}
