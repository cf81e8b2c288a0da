//! What do I need: for a player on the own page, for leaders the whole bubble, the forecast and the tables that hold it up.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use outlook::{Certainty, Forecast, Goal, Need, Needs, Prospect, Span, Verdict};
use regulations::{Named, Topic};
use rulebook::{Saying, say};
use tournament::{Desk, Moment, PersonId, Tournament};
use web::Reader;

use super::frame;
use super::parts::{self, FEW, Look, Parts};
use super::{answer, consult, desk, part};
use crate::App;
use crate::clock;
use crate::hall::Snapshot;

/// Before the last so many rounds there is nothing worth saying about a cut.
const ROUNDS_AHEAD: u16 = 1;

/// The most tables named that a round waits for; the desk names every one.
const MOST_HOLDING: usize = 20;

/// Has it computed what [`mine`] shows, where it shows anything: nobody waits for what the own game keeps shut.
pub(super) async fn foresee(snapshot: &Snapshot, me: PersonId) {
    let shut = snapshot.tournament.barred_from_material(me).is_some();
    if snapshot.tournament.rounds_left() <= ROUNDS_AHEAD && !shut {
        snapshot.needs().await;
    }
}

/// What one player needs, for the own page. Nothing early in the day; only the clause while the own game is on.
pub(super) fn mine(reader: &Reader, snapshot: &Snapshot, me: PersonId) -> Markup {
    let tournament = &*snapshot.tournament;
    let told = |saying: &Saying| reader.say(saying);
    if tournament.rounds_left() > ROUNDS_AHEAD {
        return html! {};
    }
    if let Some(clause) = tournament.barred_from_material(me) {
        return html! { @if snapshot.contends(me) { p.small.soft { (told(&say!("needs-after-the-round"))) " " (part::clause(clause)) } } };
    }
    let Some(needs) = snapshot.known_needs() else { return html! {} };
    let Some(need) = needs.players.iter().find(|need| need.player == me) else { return html! {} };
    html! {
        section.sheet.stack.needs {
            h2 { (told(&say!("needs-title"))) }
            p { (chip(reader, need.whatever)) " " (told(&sentence(needs.goal, need.whatever.verdict))) }
            @if need.whatever.verdict == Verdict::Alive && !need.by_result.is_empty() {
                table {
                    thead { tr { th scope="col" { (told(&say!("needs-if"))) } th scope="col" { (told(&say!("needs-then"))) } } }
                    tbody {
                        @for row in &need.by_result {
                            tr {
                                th scope="row" { (part::called(reader, tournament, Named::Outcome, &row.outcome)) }
                                td { (chip(reader, row.then)) " " (share(reader, row.then)) }
                            }
                        }
                    }
                }
            } @else if need.whatever.verdict == Verdict::Alive { p { (share(reader, need.whatever)) } }
            (grounds(reader, tournament, needs, std::slice::from_ref(need)))
        }
    }
}

pub(super) async fn bubble(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = async {
        let (snapshot, me) = desk::leader(&app, &visitor, &code).await?;
        // A leader who plays is a player as long as the game lasts.
        consult::check(&snapshot.tournament, Some(me))?;
        Ok(bubble_page(&reader, &code, &snapshot, me, snapshot.needs().await, &look))
    };
    let page = page.await;
    answer(page)
}

fn bubble_page(
    reader: &Reader,
    code: &str,
    snapshot: &Snapshot,
    me: PersonId,
    needs: Option<&Needs>,
    look: &Look,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*snapshot.tournament;
    let forecast = outlook::forecast(tournament, clock::now());
    frame::inside(reader, &told(&say!("nav-bubble")), code, snapshot, Some(me)).show(&html! {
        div {
            h1 { (told(&say!("bubble-title"))) }
            p #news role="status" { (told(&part::state_of_play(tournament))) }
        }
        @if let Some(forecast) = &forecast { (times(reader, tournament, code, forecast)) }
        @match needs {
            Some(needs) => (everybody(reader, code, tournament, needs, look)),
            None => section.sheet.stack {
                p.soft { (told(&if tournament.desk() < Desk::Announced { say!("needs-later") } else { say!("needs-none") })) }
            },
        }
        p { a href={ "/t/" (code) "/standings" } { (told(&say!("nav-standings"))) } }
    })
}

/// When the round and the day end, and whom everybody waits for.
fn times(reader: &Reader, tournament: &Tournament, code: &str, forecast: &Forecast) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack {
            h2 { (told(&say!("forecast-title"))) }
            @if let Some(span) = forecast.round { p { (told(&say!("forecast-round"))) " " (when(reader, tournament, span)) } }
            @if let Some(span) = forecast.day {
                p { (told(&say!("forecast-day", rounds = forecast.rounds_to_come))) " " (when(reader, tournament, span)) }
            }
            p.small.soft { (told(&say!("forecast-learnt", rounds = forecast.learnt_from))) }
            @if !forecast.holding.is_empty() {
                table {
                    caption { (told(&say!("forecast-holding", tables = forecast.holding.len()))) }
                    thead { tr {
                        th scope="col" { (told(&say!("column-table"))) }
                        th scope="col" { (told(&say!("column-players"))) }
                        th scope="col" { (told(&say!("forecast-why"))) }
                    } }
                    tbody {
                        @for it in forecast.holding.iter().take(MOST_HOLDING) {
                            @if let Some(game) = tournament.match_of(it.id) {
                                tr {
                                    td.no { (part::table_number(it.table)) }
                                    td { a href={ "/t/" (code) "/desk/match/" (it.id.round.0) "/" (it.id.place) } { (part::versus(reader, tournament, game)) } }
                                    td { (told(&it.why.saying(tournament))) }
                                }
                            }
                        }
                    }
                }
                @if forecast.holding.len() > MOST_HOLDING {
                    p { a href={ "/t/" (code) "/desk" } { (told(&say!("parts-more", count = forecast.holding.len() - MOST_HOLDING))) } }
                }
            }
        }
    }
}

/// "in 35 minutes (25 to 50), about 16:35".
pub(super) fn when(reader: &Reader, tournament: &Tournament, span: Span) -> Markup {
    let now = clock::now();
    let minutes = |moment: Moment| moment.since(now).max(0).saturating_add(59_999) / 60_000;
    let (early, likely, late) = (minutes(span.early), minutes(span.likely), minutes(span.late));
    html! {
        span.strong {
            @if late == 0 { (reader.say(&say!("forecast-now"))) }
            @else { (reader.say(&say!("forecast-in", likely = lasting(reader, likely)))) }
        }
        @if early != late {
            " " span.soft { (reader.say(&say!("forecast-between", early = lasting(reader, early), late = lasting(reader, late)))) }
        }
        " · " (clock::shown(tournament, span.likely))
    }
}

/// A number of minutes as people say it.
pub(super) fn lasting(reader: &Reader, minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => reader.say(&say!("lasting-minutes", minutes = minutes)),
        (hours, 0) => reader.say(&say!("lasting-hours", hours = hours)),
        (hours, minutes) => reader.say(&say!("lasting-both", hours = hours, minutes = minutes)),
    }
}

/// Everybody in the race: first those who could still make it or miss it, then who is through, then who is out.
fn everybody(reader: &Reader, code: &str, tournament: &Tournament, needs: &Needs, look: &Look) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let page = format!("/t/{code}/bubble");
    let count = |verdict| needs.players.iter().filter(|need| need.whatever.verdict == verdict).count();
    let concerns = |need: &&Need| match need.whatever.verdict {
        Verdict::Alive => 0,
        Verdict::Through => 1,
        Verdict::Out => 2,
    };
    let mut players: Vec<&Need> =
        needs.players.iter().filter(|need| look.fits(&tournament.name_of(need.player))).collect();
    players.sort_by_key(concerns);
    let parts = Parts::of(players.len(), look.part);
    html! {
        section.sheet.stack {
            div.row.spread {
                h2 { (told(&goal(needs.goal))) }
                (part::clause(tournament.clause(Topic::CutAdvances)))
            }
            p { (told(&say!("needs-count", through = count(Verdict::Through), alive = count(Verdict::Alive), out = count(Verdict::Out)))) }
            (grounds(reader, tournament, needs, &needs.players))
            @if needs.players.len() > FEW || !look.find.is_empty() { (parts::search(reader, &page, &[], &look.find)) }
            (parts.ways(reader, &page, &[("find", look.find.trim())], |row| (row + 1).to_string()))
            @if players.is_empty() { p.soft { (told(&say!("roster-nobody"))) } }
            @else {
                div.scroll tabindex="0" role="region" aria-label=(told(&goal(needs.goal))) {
                    table {
                        thead { tr {
                            th scope="col" { (told(&say!("column-player"))) }
                            th.n scope="col" { (told(&say!("column-points"))) }
                            th scope="col" { (told(&say!("needs-whatever"))) }
                        } }
                        tbody {
                            @for need in &players[parts.shown()] {
                                @let open = need.whatever.verdict == Verdict::Alive;
                                tr #{ "n" (need.player.0) } .outlook-joined[open] {
                                    th scope="row" { (tournament.name_of(need.player)) }
                                    td.n { (need.points) }
                                    td { (chip(reader, need.whatever)) }
                                }
                                @if open { tr.outlook-more { td colspan="3" { (by_result(reader, tournament, need)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What each own result does; results that settle the matter in the same way stand together.
fn by_result(reader: &Reader, tournament: &Tournament, need: &Need) -> Markup {
    let mut lines: Vec<(Vec<String>, Prospect)> = Vec::new();
    for row in &need.by_result {
        let name = part::called(reader, tournament, Named::Outcome, &row.outcome);
        let alike = |(_, then): &&mut (_, Prospect)| {
            then.verdict == row.then.verdict && then.verdict != Verdict::Alive
        };
        match lines.iter_mut().find(alike) {
            Some((names, _)) => names.push(name),
            None => lines.push((vec![name], row.then)),
        }
    }
    html! {
        ul.outlook-by-result {
            @for (names, then) in lines {
                li { span.soft { (names.join(", ")) ": " } (chip(reader, then)) " " (share(reader, then)) }
            }
            @if need.by_result.is_empty() { li { (share(reader, need.whatever)) } }
        }
    }
}

/// The verdict as a chip: a word, never colour alone.
fn chip(reader: &Reader, prospect: Prospect) -> Markup {
    match prospect.verdict {
        Verdict::Through => html! { span.chip.good { (reader.say(&say!("needs-through"))) } },
        Verdict::Alive => html! { span.chip.wait { (reader.say(&say!("needs-alive"))) } },
        Verdict::Out => html! { span.chip.outlook-out { (reader.say(&say!("needs-out"))) } },
    }
}

/// In how many cases or runs somebody is through, where that is not settled.
fn share(reader: &Reader, prospect: Prospect) -> Markup {
    let tally = prospect.tally;
    html! {
        @if prospect.verdict == Verdict::Alive && tally.all() > 0 {
            span.small.soft {
                @match prospect.certainty {
                    Certainty::Enumerated => (reader.say(&say!("needs-cases", through = tally.through, all = tally.all()))),
                    Certainty::Proved | Certainty::Sampled => {
                        (reader.say(&say!("needs-runs", percent = (tally.through * 100 + tally.all() / 2) / tally.all())))
                    },
                }
                @if tally.by_lot > 0 { " " (reader.say(&say!("needs-lots", lots = tally.by_lot))) }
            }
        }
    }
}

/// How it is known, and what it rests on.
fn grounds(reader: &Reader, tournament: &Tournament, needs: &Needs, players: &[Need]) -> Markup {
    let all = || {
        players
            .iter()
            .flat_map(|need| std::iter::once(need.whatever).chain(need.by_result.iter().map(|it| it.then)))
    };
    let runs = all().map(|prospect| prospect.tally.all()).max().unwrap_or(0);
    let how = if all().any(|prospect| prospect.certainty == Certainty::Enumerated) {
        say!("needs-how-counted", open = needs.open)
    } else if needs.later_rounds > 0 {
        say!("needs-how-ahead", rounds = needs.later_rounds, runs = runs)
    } else if all().any(|prospect| prospect.certainty == Certainty::Sampled) {
        say!("needs-how-sampled", runs = runs)
    } else {
        say!("needs-how-proved", runs = runs)
    };
    html! {
        p.small.soft {
            (reader.say(&how)) " " (reader.say(&say!("needs-assumes"))) " "
            (part::clause(tournament.clause(Topic::TieBreakers)))
        }
    }
}

fn goal(goal: Goal) -> Saying {
    match goal {
        Goal::Cut { places } => say!("needs-goal-cut", places = places),
        Goal::Win => say!("needs-goal-win"),
    }
}

fn sentence(goal: Goal, verdict: Verdict) -> Saying {
    match (goal, verdict) {
        (Goal::Cut { places }, Verdict::Through) => say!("needs-cut-through", places = places),
        (Goal::Cut { places }, Verdict::Alive) => say!("needs-cut-alive", places = places),
        (Goal::Cut { places }, Verdict::Out) => say!("needs-cut-out", places = places),
        (Goal::Win, Verdict::Through) => say!("needs-win-through"),
        (Goal::Win, Verdict::Alive) => say!("needs-win-alive"),
        (Goal::Win, Verdict::Out) => say!("needs-win-out"),
    }
}
