//! Standings: points and exact tie-breakers, and how each row's came about.

use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use regulations::Topic;
use rulebook::{Saying, say};
use tournament::{PersonId, Presence, RoundNo, Tournament};

use super::head;
use crate::App;
use crate::identity::Visitor;
use crate::page::frame::Frame;
use crate::page::{Asked, answer, asked, part};
use crate::reader::Reader;

pub(super) async fn show(
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
