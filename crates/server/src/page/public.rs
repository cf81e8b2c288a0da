//! What everybody may see of a tournament: pairings, standings, bracket, players, the proof of the draws.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use regulations::Topic;
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Desk, Match, PersonId, Presence, Progress, Round, RoundKind, RoundNo, Seats, Tournament};

use super::frame::Frame;
use super::{Asked, access, answer, asked, part};
use crate::App;
use crate::answer::Problem;
use crate::identity::Visitor;
use crate::reader::Reader;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{code}", get(pairings))
        .route("/t/{code}/standings", get(standings))
        .route("/t/{code}/bracket", get(bracket))
        .route("/t/{code}/players", get(players))
        .route("/t/{code}/proof", get(proof))
        .route("/t/{code}/file.json", get(file))
}

/// Which round, and whom to look for.
#[derive(Debug, Deserialize)]
struct Look {
    round: Option<u16>,
    find: Option<String>,
}

async fn pairings(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| pairings_page(&app, &reader, &code, &it, &look));
    answer(&reader, page)
}

fn pairings_page(app: &App, reader: &Reader, code: &str, it: &Asked, look: &Look) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let shown = |round: &&Round| round.progress > Progress::Drawn;
    let rounds: Vec<&Round> = tournament.rounds().iter().filter(shown).collect();
    let round =
        look.round.and_then(|number| rounds.iter().find(|round| round.number.0 == number)).or(rounds.last());
    Frame::inside(reader, &told(&say!("nav-pairings")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        @match round {
            None => (waiting(app, reader, code, tournament)),
            Some(round) => (round_sheet(reader, code, tournament, round, &rounds, look, it.person)),
        }
    })
}

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

/// Before the first round: how to join.
fn waiting(app: &App, reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let join = format!("{}/t/{code}/join", app.config.public_url);
    html! {
        section.sheet.stack {
            @if tournament.desk() == Desk::Enrolling {
                h2 { (reader.say(&say!("public-join"))) }
                p.pin { (code) }
                (access::qr(&join))
                a.btn.act href={ "/t/" (code) "/join" } { (reader.say(&say!("join-button"))) }
            } @else { p { (reader.say(&say!("public-no-round"))) } }
        }
    }
}

fn round_sheet(
    reader: &Reader,
    code: &str,
    tournament: &Tournament,
    round: &Round,
    rounds: &[&Round],
    look: &Look,
    me: Option<PersonId>,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let wanted = look.find.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_lowercase);
    let matches_name = |it: &Match| {
        let Some(wanted) = &wanted else { return true };
        it.seats.players().any(|player| tournament.name_of(player).to_lowercase().contains(wanted.as_str()))
    };
    let mine = |it: &Match| me.is_some_and(|person| it.seats.seats(person));
    html! {
        section.sheet {
            div.row.spread {
                h2 { (told(&say!("round-title", round = round.number.0))) }
                (part::countdown(round, 0))
            }
            nav.rounds aria-label=(told(&say!("round-choose"))) {
                @for other in rounds {
                    a href={ "/t/" (code) "?round=" (other.number.0) }
                        aria-current=[(other.number == round.number).then_some("true")] { (other.number.0) }
                }
            }
            form.row method="get" {
                input type="hidden" name="round" value=(round.number.0);
                label.grow for="find" { (told(&say!("round-find")))
                    input #find name="find" type="search" value=(look.find.as_deref().unwrap_or_default());
                }
                button.btn { (told(&say!("round-find-button"))) }
            }
            table {
                thead { tr {
                    th { (told(&say!("column-table"))) }
                    th { (told(&say!("column-players"))) }
                    th { (told(&say!("column-result"))) }
                } }
                tbody {
                    @for (place, it) in round.matches.iter().enumerate().filter(|(_, it)| matches_name(it)) {
                        tr #{ "m" (place) } .me[mine(it)] {
                            td { (part::table_number(it.table)) }
                            td { (part::versus(reader, tournament, it)) }
                            td { (part::state_of(reader, tournament, it)) }
                        }
                    }
                }
            }
        }
    }
}

async fn standings(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| standings_page(&reader, &code, &it));
    answer(&reader, page)
}

fn standings_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let after = tournament.last_table_round();
    let cut = tournament.plan().iter().find_map(tournament::StagePlan::cut);
    let left = |player: PersonId| {
        let entry = tournament.person(player).and_then(|person| person.entry.as_ref());
        entry.is_some_and(|entry| matches!(entry.presence, Presence::Dropped { .. }))
    };
    Frame::inside(reader, &told(&say!("nav-standings")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet {
            @match after {
                None => p.soft { (told(&say!("standings-none"))) },
                Some(after) => {
                    div.row.spread {
                        h2 { (told(&say!("standings-title", round = after.0))) }
                        (part::clause(tournament.clause(Topic::TieBreakers)))
                    }
                    table {
                        thead { tr {
                            th.n { "#" }
                            th { (told(&say!("column-player"))) }
                            th.n { (told(&say!("column-points"))) }
                            th.n { (told(&say!("column-sos"))) }
                            th.n { (told(&say!("column-esos"))) }
                        } }
                        tbody {
                            @for (player, row) in tournament.standings(after) {
                                tr #{ "s" (player.0) } .me[it.person == Some(player)] .cut[cut == Some(row.rank)] {
                                    td.n { (row.rank) }
                                    td {
                                        details.explain {
                                            summary {
                                                (tournament.name_of(player))
                                                @if left(player) { " " span.chip { (told(&say!("standings-left"))) } }
                                            }
                                            (explained(reader, tournament, after, player))
                                        }
                                    }
                                    td.n { (row.points) }
                                    td.n { (part::fraction(&row.sos)) }
                                    td.n { (part::fraction(&row.esos)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// How a row's strength of schedule came about.
fn explained(reader: &Reader, tournament: &Tournament, after: RoundNo, player: PersonId) -> Markup {
    let explanation = tournament.explain(after, player);
    html! {
        ul.small.soft {
            @for (opponent, points, played, _) in &explanation.opponents {
                li {
                    (reader.say(&say!("standings-opponent", name = tournament.name_of(PersonId(*opponent)),
                        points = *points, rounds = *played)))
                }
            }
            @if explanation.opponents.is_empty() { li { (reader.say(&say!("standings-no-opponent"))) } }
        }
    }
}

async fn players(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| players_page(&reader, &code, &it));
    answer(&reader, page)
}

fn players_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let presence = |presence: Presence| match presence {
        Presence::Active => say!("presence-active"),
        Presence::Dropped { after_round, .. } => say!("presence-dropped", round = after_round.0),
        Presence::CutOff { .. } => say!("presence-cut-off"),
        Presence::Eliminated { round } => say!("presence-eliminated", round = round.0),
        Presence::Disqualified { .. } => say!("presence-disqualified"),
    };
    let leaders: Vec<(PersonId, Saying)> = tournament
        .people()
        .filter_map(|(id, person)| {
            let off = person.staff.is_some_and(|staff| !staff.on_duty);
            let role = match person.staff.map(|staff| staff.role) {
                _ if id == tournament.organizer() => say!("page-role-organizer"),
                Some(tournament::StaffRole::Marshal) => say!("page-role-marshal"),
                Some(tournament::StaffRole::Judge) => say!("page-role-judge"),
                None => return None,
            };
            Some((id, if off { say!("page-role-off-duty", role = role) } else { role }))
        })
        .collect();
    Frame::inside(reader, &told(&say!("nav-players")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet {
            h2 { (told(&say!("players-leaders"))) }
            ul.plain { @for (id, role) in &leaders { li.row.spread { span { (tournament.name_of(*id)) } span.chip { (told(role)) } } } }
        }
        section.sheet {
            h2 { (told(&say!("players-title", players = tournament.players().count()))) }
            table { tbody {
                @for (id, person, entry) in tournament.players() {
                    tr #{ "p" (id.0) } .me[it.person == Some(id)] {
                        td { (person.name) }
                        td.right { span.chip { (told(&presence(entry.presence))) } }
                    }
                }
            } }
        }
    })
}

async fn bracket(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| bracket_page(&reader, &code, &it));
    answer(&reader, page)
}

fn bracket_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let rounds: Vec<&Round> = tournament
        .rounds()
        .iter()
        .filter(|round| round.kind == RoundKind::Elimination && round.progress > Progress::Drawn)
        .collect();
    let first = rounds.first().map_or(1, |round| round.matches.len().max(1));
    let (wide, high) = (220, 64);
    let height = first * high;
    let width = rounds.len().max(1) * wide;
    let at = |round: usize, place: usize, count: usize| {
        let step = height / count.max(1);
        (round * wide + 8, place * step + step / 2)
    };
    Frame::inside(reader, &told(&say!("nav-bracket")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet.scroll tabindex="0" aria-label=(told(&say!("nav-bracket"))) {
            svg.bracket viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
                aria-label=(told(&say!("bracket-label"))) {
                @for (column, round) in rounds.iter().enumerate() {
                    @for (place, it) in round.matches.iter().enumerate() {
                        @let (x, y) = at(column, place, round.matches.len());
                        (bracket_match(reader, tournament, it, x, y))
                    }
                }
            }
        }
    })
}

fn bracket_match(reader: &Reader, tournament: &Tournament, it: &Match, x: usize, y: usize) -> Markup {
    let winner = tournament.winner_of(it);
    let names: Vec<(String, bool)> = match it.seats {
        Seats::Pair(one, two) => {
            [one, two].iter().map(|player| (tournament.name_of(*player), winner == Some(*player))).collect()
        }
        Seats::Bye(one) => vec![(tournament.name_of(one), true), (reader.say(&say!("match-bye")), false)],
    };
    html! {
        g.bracket-match {
            rect x=(x) y=(y.saturating_sub(26)) width="196" height="52" rx="6" {}
            line x1=(x) y1=(y) x2=(x + 196) y2=(y) {}
            @for (at, (name, won)) in names.iter().enumerate() {
                text .won[*won] x=(x + 10) y=(y + at * 26 - 8 + at) { (name) @if *won { " ✓" } }
            }
        }
    }
}

async fn proof(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| proof_page(&reader, &code, &it));
    answer(&reader, page)
}

fn proof_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    Frame::inside(reader, &told(&say!("proof-title")), code, &it.snapshot, it.person).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("proof-title"))) }
            p { (told(&say!("proof-lead"))) }
            @if let Some(commitment) = tournament.commitment() {
                h2 { (told(&say!("proof-commitment"))) }
                p.mono { (commitment) }
            }
            h2 { (told(&say!("proof-seed"))) }
            @match tournament.revealed_seed() {
                Some(seed) => p.mono { (seed) },
                None => p.soft { (told(&say!("proof-secret"))) },
            }
            p { a.btn href={ "/t/" (code) "/file.json" } download={ (code) ".json" } { (told(&say!("proof-file"))) } }
        }
    })
}

/// The tournament file; the seed is in it once it is revealed.
async fn file(State(app): State<App>, reader: Reader, Path(code): Path<String>) -> Response {
    match app.hall.room(&code).await {
        Ok(room) => {
            let tournament = room.snapshot().tournament;
            let seed = tournament.revealed_seed().and_then(|seed| seed.parse().ok());
            Json(tournament.file(seed)).into_response()
        }
        Err(setback) => Problem::from(setback).page(&reader),
    }
}
