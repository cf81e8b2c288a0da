//! Pairings: who plays whom where, by round; before the first round, how to join.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Desk, Match, PersonId, Progress, Round, Tournament};

use super::head;
use crate::App;
use crate::identity::Visitor;
use crate::page::frame::Frame;
use crate::page::{Asked, access, answer, asked, part};
use crate::reader::Reader;

/// Which round, and whom to look for.
#[derive(Debug, Deserialize)]
pub(super) struct Look {
    round: Option<u16>,
    find: Option<String>,
}

pub(super) async fn show(
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
