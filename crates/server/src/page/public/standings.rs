//! Standings: points and exact tie-breakers, and how each row's came about.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use regulations::Topic;
use rulebook::{Saying, say};
use tournament::standings::{Figures, Fraction, Row};
use tournament::{PersonId, Presence, Tournament};
use web::Reader;

use super::{head, onward};
use crate::App;
use crate::hall::Table;
use crate::page::frame;
use crate::page::parts::{self, FEW, Look, Parts};
use crate::page::{Asked, after, answer, asked, part};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| standings_page(&reader, &code, &it, &look));
    answer(page)
}

fn standings_page(reader: &Reader, code: &str, it: &Asked, look: &Look) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    frame::inside(reader, &told(&say!("nav-standings")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet.stack {
            @match it.snapshot.table() {
                None => {
                    p.soft { (told(&say!("standings-none"))) }
                    (onward(reader, code, tournament))
                },
                Some(standings) => {
                    div.row.spread {
                        h2 { (told(&part::places_title(tournament))) }
                        (part::clause(tournament.clause(Topic::TieBreakers)))
                    }
                    p.small.soft { (told(&say!("standings-how"))) }
                    (searched(reader, code, tournament, standings, it.person, look))
                }
            }
        }
    })
}

/// The rows looked for, in parts where there are thousands; and the way to one's own.
fn searched(
    reader: &Reader,
    code: &str,
    tournament: &Tournament,
    standings: &Table,
    me: Option<PersonId>,
    look: &Look,
) -> Markup {
    let page = format!("/t/{code}/standings");
    let all = &standings.rows;
    let rows: Vec<usize> = all
        .iter()
        .enumerate()
        .filter(|(_, (player, _))| look.fits(&tournament.name_of(*player)))
        .map(|(at, _)| at)
        .collect();
    let parts = Parts::of(rows.len(), look.part);
    let shown = &rows[parts.shown()];
    let mine = all.iter().position(|(player, _)| me == Some(*player)).filter(|at| !shown.contains(at));
    let rank = |at: usize| all.get(at).map(|(_, row)| row.rank).unwrap_or_default();
    let called = |row: usize| rows.get(row).map(|at| rank(*at)).unwrap_or_default().to_string();
    html! {
        @if all.len() > FEW || !look.find.is_empty() { (parts::search(reader, &page, &[], &look.find)) }
        @if let (Some(at), Some(player)) = (mine, me) {
            p { a href={ (page) "?part=" (Parts::with(at)) "#s" (player.0) } { (reader.say(&say!("parts-yours", rank = rank(at)))) } }
        }
        (parts.ways(reader, &page, &[("find", look.find.trim())], called))
        @if rows.is_empty() { p.soft { (reader.say(&say!("roster-nobody"))) } }
        @else { (table(reader, tournament, standings, shown, me)) }
    }
}

/// These rows of the table.
pub(in crate::page) fn table(
    reader: &Reader,
    tournament: &Tournament,
    standings: &Table,
    shown: &[usize],
    me: Option<PersonId>,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let cut = tournament.last_through(standings.rows.iter().map(|(player, _)| *player));
    let scores = tournament.scores();
    let figures = standings.figures.as_ref();
    html! {
        table.standings {
            thead { tr {
                th.n { "#" }
                th { (told(&say!("column-player"))) }
                th.n { abbr title=(told(&say!("places-record-help"))) { (told(&say!("places-record"))) } }
                @if figures.is_some() {
                    th.n { (told(&say!("column-points"))) }
                    th.n { abbr title=(told(&say!("column-sos"))) { (told(&say!("column-sos-short"))) } }
                    th.n { abbr title=(told(&say!("column-esos"))) { (told(&say!("column-esos-short"))) } }
                }
            } }
            tbody {
                @for (at, player, row) in shown.iter().filter_map(|at| standings.rows.get(*at).map(|(player, row)| (*at, player, row))) {
                    tr #{ "s" (player.0) } .me[me == Some(*player)] {
                        td.n { (row.rank) }
                        td {
                            details.standings-explain {
                                summary {
                                    span {
                                        span.name { (tournament.name_of(*player)) }
                                        @if let Some(kind) = after::deck_kind(reader, tournament, *player) { " " span.chip { (kind) } }
                                        @if left(tournament, *player) { " " span.chip { (told(&say!("standings-left"))) } }
                                    }
                                }
                                @if let Some(figures) = figures { (explained(reader, tournament, figures, *player, row)) }
                                @if by_lot(tournament, &standings.rows, at) { p.small.soft { (told(&say!("standings-lot"))) } }
                            }
                        }
                        td.n { (scores.get(player).copied().unwrap_or_default()) }
                        @if figures.is_some() {
                            td.n.strong { (row.points) }
                            td.n { (part::figure(reader, &row.sos)) }
                            td.n { (part::figure(reader, &row.esos)) }
                        }
                    }
                    @if let Some((size, _)) = cut.filter(|(_, last)| last == player && at + 1 < standings.rows.len()) {
                        // The last column is not shown on phones, so nothing spans it.
                        tr.standings-cut {
                            td colspan=(if figures.is_some() { "5" } else { "3" }) { (told(&say!("places-cut", size = size))) }
                            @if figures.is_some() { td {} }
                        }
                    }
                }
            }
        }
    }
}

/// Whether nothing but the lot put a row before or behind its neighbour.
fn by_lot(tournament: &Tournament, rows: &[(PersonId, Row)], at: usize) -> bool {
    let same = |one: &Row, two: &Row| (one.points, one.sos, one.esos) == (two.points, two.sos, two.esos);
    let near =
        [at.checked_sub(1), at.checked_add(1)].into_iter().flatten().filter_map(|other| rows.get(other));
    let Some((_, row)) = rows.get(at) else { return false };
    let bracket = tournament.places_by_bracket()
        && tournament.stages().last().is_some_and(|it| row.rank as usize <= it.seeds.len());
    !bracket && near.into_iter().any(|(_, other)| same(row, other))
}

fn left(tournament: &Tournament, player: PersonId) -> bool {
    let entry = tournament.person(player).and_then(|person| person.entry.as_ref());
    entry.is_some_and(|entry| matches!(entry.presence, Presence::Dropped { .. }))
}

/// How a row's figures came about: every opponent once, and the two means.
fn explained(
    reader: &Reader,
    tournament: &Tournament,
    figures: &Figures,
    player: PersonId,
    row: &Row,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let explanation = figures.explain(player.0);
    html! {
        @if explanation.opponents.is_empty() { p.small.soft { (told(&say!("standings-no-opponent"))) } }
        @else {
            table.standings-how {
                thead { tr {
                    th { (told(&say!("column-opponent"))) }
                    th.n { (told(&say!("column-per-round"))) }
                    th.n { abbr title=(told(&say!("column-sos"))) { (told(&say!("column-sos-short"))) } }
                } }
                tbody {
                    @for (opponent, points, played, sos) in &explanation.opponents {
                        tr {
                            td { (tournament.name_of(PersonId(*opponent))) }
                            td.n { (part::fraction(&Fraction::new(i128::from(*points), i128::from((*played).max(1))))) }
                            td.n { (part::fraction(sos)) }
                        }
                    }
                    tr.standings-mean {
                        td { (told(&say!("standings-mean"))) }
                        td.n { (part::fraction(&row.sos)) }
                        td.n { (part::fraction(&row.esos)) }
                    }
                }
            }
        }
    }
}
