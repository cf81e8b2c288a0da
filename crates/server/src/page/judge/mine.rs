//! The player's side: call a judge, see how far the call has come, appeal, take it back; the own cards that are missing and the
//! own proxies. And a page on which anybody, also a spectator, can tell the leaders something.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::judging::{Call, CallState};
use tournament::{About, CallId, Desk, MatchId, PersonId, Progress, Tournament};
use web::{Problem, Reader};

use crate::App;
use crate::hall::Snapshot;
use crate::page::frame;
use crate::page::{answer, part};
use crate::redirect;

/// A call may still be looked at on My match for as long as its match is the newest.
pub(in crate::page) fn player_side(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    me: PersonId,
    id: MatchId,
) -> Markup {
    let open = tournament.match_of(id).is_some_and(|it| it.result.is_none());
    let all = (0..).map(CallId).zip(&tournament.judging().calls);
    let seated = |call: &Call| tournament.match_of(id).is_some_and(|it| it.seats.seats(call.by));
    // What somebody else saw is for the leaders alone (LT-1.5.4).
    let calls: Vec<(CallId, &Call)> =
        all.filter(|(_, call)| call.id == Some(id) && (seated(call) || !call.rulings.is_empty())).collect();
    html! {
        @for (call_id, call) in calls.iter().rev() { (my_call(reader, tournament, code, me, *call_id, call)) }
        (my_cards(reader, tournament, me))
        @if open {
            div.judge-help {
                details.sheet.judge-alarm {
                    summary { (reader.say(&say!("mine-call-judge"))) }
                    (call_form(reader, tournament, code, Some(id), &[]))
                }
                a.btn href="/rules" { (reader.say(&say!("nav-rules"))) }
            }
        }
    }
}

/// One call of my match: its state in words, the ruling, and what I may do about it.
fn my_call(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    me: PersonId,
    id: CallId,
    call: &Call,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let fields = [("call", id.0.to_string()), part::shown(tournament, About::Call(id))];
    // What somebody saw elsewhere is for the players there to settle or to appeal.
    let concerned = match call.id.and_then(|id| tournament.match_of(id)) {
        Some(it) => it.seats.seats(me),
        None => call.by == me,
    };
    html! {
        section.sheet.stack #{ "call" (id.0) } aria-label=(told(&say!("judge-my-call"))) {
            div.row.spread {
                h2 { (part::sentence(&part::called(reader, tournament, Named::Call, &call.kind))) }
                @if call.is_open() { (super::since(call.at)) }
            }
            p role="status" { (told(&state(tournament, call))) }
            @for given in &call.rulings {
                div.note { p.strong { (given.ruling.text) } p.small { (tournament.name_of(given.by))
                    @if given.ruling.extension_seconds > 0 { " · " (told(&say!("mine-extension", minutes = given.ruling.extension_seconds.div_ceil(60)))) } } }
            }
            @if concerned && call.state == CallState::Ruled {
                p.small.soft { (told(&say!("judge-appeal-help"))) " " (part::clause(tournament.clause(regulations::Topic::RulingMayBeReviewed))) }
                (part::button(code, "appeal", &fields, "", &told(&say!("judge-appeal"))))
            }
            @if call.is_open() {
                div.row {
                    @if concerned { (part::button(code, "settle_call", &fields, "", &told(&say!("judge-we-settled")))) }
                    @if call.by == me { (part::button(code, "withdraw_call", &fields, "quiet", &told(&say!("judge-withdraw")))) }
                }
            }
        }
    }
}

fn state(tournament: &Tournament, call: &Call) -> Saying {
    match (call.state, part::taken_by(tournament, call)) {
        (CallState::Claimed | CallState::Appealed, Some(by)) => {
            say!("judge-coming", name = tournament.name_of(by))
        }
        (CallState::Appealed, None) => say!("judge-my-appealed"),
        (CallState::Open | CallState::Claimed, _) => say!("judge-my-open"),
        (CallState::Ruled, _) => say!("judge-my-ruled"),
        (CallState::Final, _) => say!("judge-my-final"),
        (CallState::Settled, _) => say!("judge-my-settled"),
        (CallState::Withdrawn, _) => say!("judge-my-withdrawn"),
    }
}

/// A lost card and the time to find it; proxies, and the duty that comes with them.
fn my_cards(reader: &Reader, tournament: &Tournament, me: PersonId) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let judging = tournament.judging();
    let missing = judging.cases.iter().filter(|case| case.player == me && case.replaced.is_none());
    let proxies: Vec<_> = judging.proxies_of(me).map(|(_, proxy)| proxy).collect();
    html! {
        @for case in missing {
            @if let Some(until) = case.until {
                section.sheet.stack {
                    div.row.spread { h2 { (told(&say!("judge-my-search"))) }
                        span.judge-waited.num data-deadline=(until.0) { (part::minutes((until.0 - crate::clock::now().0).div_euclid(1000))) } }
                    p { (told(&say!("judge-my-search-help"))) }
                }
            }
        }
        @if !proxies.is_empty() {
            section.sheet.stack {
                h2 { (told(&say!("judge-my-proxies"))) }
                ul.plain { @for proxy in &proxies { li { (proxy.card) " " span.small.soft { (tournament.name_of(proxy.by)) ", " (part::day(reader, &proxy.date)) } } } }
                p.small { (told(&say!("judge-proxy-keep"))) }
            }
        }
    }
}

/// The form that calls a judge to a match, or to one of several, or to the desk.
fn call_form(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    id: Option<MatchId>,
    tables: &[(MatchId, String)],
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        form.stack method="post" action={ "/t/" (code) "/act" } {
            input type="hidden" name="kind" value="call";
            @if let Some(id) = id {
                @for (name, value) in part::match_fields(id) { input type="hidden" name=(name) value=(value); }
                (part::pin(tournament, About::Meeting(id)))
            }
            @if !tables.is_empty() {
                (part::field("at", &told(&say!("column-table")), "", &html! {
                    select #at name="at" {
                        option value="" { (told(&say!("judge-no-table"))) }
                        @for (id, name) in tables { option value={ (id.round.0) "/" (id.place) } { (name) } }
                    }
                }))
            }
            (part::field("call", &told(&say!("mine-call-kind")), "", &html! {
                select #call name="call" {
                    @for item in &tournament.pack().lists.calls {
                        option value=(item.id) { (part::called(reader, tournament, Named::Call, &item.id)) }
                    }
                }
            }))
            (part::field("note", &told(&say!("judge-note")), "", &html! { input #note name="note" maxlength="500"; }))
            button.btn.act.big { (told(&say!("mine-call-button"))) }
            p.small { (part::at_hand(reader, tournament, "dispute")) " · " (part::at_hand(reader, tournament, "card_missing")) }
        }
    }
}

/// Anybody's page for telling the leaders something.
pub(in crate::page) async fn call_page(
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
    let page = app.hall.room(&code).await.map_err(Problem::from);
    answer(page.map(|room| anybodys_page(&reader, &room.snapshot().own_view(Some(person)), &code, person)))
}

fn anybodys_page(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId) -> Markup {
    let tournament = &*snapshot.tournament;
    let round = tournament.current_round().filter(|round| round.progress > Progress::Drawn);
    let tables: Vec<(MatchId, String)> = round
        .map(|round| {
            let ids = (0..).map(|place| MatchId { round: round.number, place });
            let named = |it: &tournament::Match| {
                Some(format!("{} · {}", it.table?, part::versus(reader, tournament, it)))
            };
            ids.zip(&round.matches).filter_map(|(id, it)| Some((id, named(it)?))).collect()
        })
        .unwrap_or_default();
    let silent = tables.iter().any(|(id, _)| !tournament.may_address(me, *id));
    let mine = (0..).map(CallId).zip(&tournament.judging().calls).filter(|(_, call)| call.by == me);
    frame::inside(reader, &reader.say(&say!("judge-tell")), code, snapshot, Some(me)).narrow().show(&html! {
        section.sheet.stack {
            h1 { (reader.say(&say!("judge-tell"))) }
            @if tournament.desk() == Desk::Finished {
                p { (reader.say(&part::state_of_play(tournament))) }
                p { a.btn href={ "/t/" (code) "/archive" } { (reader.say(&say!("nav-archive"))) } }
            } @else { p { (reader.say(&say!("judge-tell-help"))) } }
            @if silent {
                p.note { (reader.say(&say!("judge-tell-silent"))) " " (part::clause(tournament.clause(regulations::Topic::NoOutsideHelp))) }
            }
            @if tournament.desk() < Desk::Finished { (call_form(reader, tournament, code, None, &tables)) }
        }
        @for (id, call) in mine { (my_call(reader, tournament, code, me, id, call)) }
    })
}
