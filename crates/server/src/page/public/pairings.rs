//! Pairings: who plays whom where, by round; before the first round, how to join.

use ::access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Desk, Match, MatchId, PersonId, Progress, Round, Tournament};
use web::Reader;
use wording::names::folded;

use super::head;
use crate::App;
use crate::page::desk::review::note_list;
use crate::page::frame;
use crate::page::parts::Parts;
use crate::page::{Asked, answer, asked, hosting, part};

/// Which round, and whom to look for.
#[derive(Debug, Deserialize)]
pub(in crate::page) struct Look {
    round: Option<u16>,
    find: Option<String>,
    by: Option<String>,
    part: Option<usize>,
}

impl Look {
    /// The name looked for, as names are compared.
    fn wanted(&self) -> Option<String> {
        self.find.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(folded)
    }

    /// What stays in the address from part to part.
    fn fields<'a>(&'a self, round: &'a str) -> [(&'static str, &'a str); 3] {
        [
            ("round", round),
            ("by", self.by.as_deref().unwrap_or_default()),
            ("find", self.find.as_deref().unwrap_or_default()),
        ]
    }
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| pairings_page(&app, &reader, &code, &it, &look));
    answer(page)
}

fn pairings_page(app: &App, reader: &Reader, code: &str, it: &Asked, look: &Look) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let shown = |round: &&Round| round.progress > Progress::Drawn;
    let rounds: Vec<&Round> = tournament.rounds().iter().filter(shown).collect();
    let round =
        look.round.and_then(|number| rounds.iter().find(|round| round.number.0 == number)).or(rounds.last());
    frame::inside(reader, &told(&say!("nav-pairings")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        @match round {
            None => (waiting(app, reader, code, tournament)),
            Some(round) => (round_sheet(reader, code, tournament, round, &rounds, look, it.person)),
        }
        p.small { a href={ "/t/" (code) "/about" } { (told(&say!("force-title"))) } " · " a href={ "/t/" (code) "/proof" } { (told(&say!("proof-title"))) } " · " a href="/rights" { (told(&say!("rights-title"))) } }
    })
}

/// Before the first round: how to join.
fn waiting(app: &App, reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let join = format!("{}/t/{code}/join", app.config.public_url());
    html! {
        section.sheet.stack {
            @if tournament.desk() == Desk::Enrolling {
                h2 { (reader.say(&say!("public-join"))) }
                div.row.joining {
                    (web::part::qr(&join))
                    div.stack.grow { p.pin { (code) } p.small.soft { (join) } }
                }
                a.btn.act.big href={ "/t/" (code) "/join" } { (reader.say(&say!("join-button"))) }
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
    let wanted = look.wanted();
    let matches_name = |it: &Match| {
        let Some(wanted) = &wanted else { return true };
        it.seats.players().any(|player| folded(&tournament.name_of(player)).contains(wanted.as_str()))
    };
    let matches: Vec<(usize, &Match)> =
        round.matches.iter().enumerate().filter(|(_, it)| matches_name(it)).collect();
    let parts = Parts::of(matches.len(), look.part);
    let mine = |it: &Match| me.is_some_and(|person| it.seats.seats(person));
    let by_name = look.by.as_deref() == Some("name");
    let tab = |by: &str| format!("/t/{code}?round={}&by={by}", round.number.0);
    html! {
        @if let Some((id, it)) = me.and_then(|person| tournament.my_match(person)).filter(|(id, _)| id.round == round.number) {
            a.pairings-mine.sheet href={ "/t/" (code) "/me" } {
                (part::table_number(it.table)) span { (told(&say!("round-yours", players = part::versus(reader, tournament, it)))) }
                span.hidden { (id.place) }
            }
        }
        section.sheet.stack {
            div.row.spread {
                h2 { (told(&tournament.round_name(round.number))) }
                // The clock of a round that is over would count on for ever.
                @if round.progress != Progress::Closed { (part::countdown(round, 0)) }
            }
            @if rounds.len() > 1 {
                nav.rounds aria-label=(told(&say!("round-choose"))) {
                    @for other in rounds {
                        a href={ "/t/" (code) "?round=" (other.number.0) }
                            aria-current=[(other.number == round.number).then_some("true")] { (other.number.0) }
                    }
                }
            }
            form.row method="get" {
                input type="hidden" name="round" value=(round.number.0);
                @if by_name { input type="hidden" name="by" value="name"; }
                label.grow for="find" { (told(&say!("round-find")))
                    input #find name="find" type="search" value=(look.find.as_deref().unwrap_or_default());
                }
                button.btn { (told(&say!("round-find-button"))) }
            }
            nav.tabs aria-label=(told(&say!("round-order"))) {
                a href=(tab("table")) aria-current=[(!by_name).then_some("true")] { (told(&say!("round-by-table"))) }
                a href=(tab("name")) aria-current=[by_name.then_some("true")] { (told(&say!("round-by-name"))) }
            }
            @if by_name { (names(reader, code, tournament, round, look, me)) }
            @else {
                @let table = |row: usize| matches.get(row).and_then(|(_, it)| it.table).unwrap_or_default().to_string();
                (parts.ways(reader, &format!("/t/{code}"), &look.fields(&round.number.0.to_string()), table))
                table.pairings-tables {
                    thead { tr {
                        th { (told(&say!("column-table"))) }
                        th { (told(&say!("column-players"))) }
                        th { (told(&say!("column-result"))) }
                    } }
                    tbody {
                        @for (place, it) in &matches[parts.shown()] {
                            tr #{ "m" (place) } .me[mine(it)] {
                                td.no { (part::table_number(it.table)) }
                                td { (part::versus(reader, tournament, it)) }
                                td {
                                    (part::state_of(reader, tournament, it))
                                    @let id = MatchId { round: round.number, place: *place as u16 };
                                    (hosting::way(reader, tournament, code, id, "quiet"))
                                }
                            }
                        }
                    }
                }
            }
            @if !round.notes.is_empty() {
                details {
                    summary { (told(&say!("round-why"))) }
                    (note_list(reader, tournament, &round.notes))
                }
            }
        }
    }
}

/// Everybody in the order of the alphabet, with table and opponent: how people look for themselves.
fn names(
    reader: &Reader,
    code: &str,
    tournament: &Tournament,
    round: &Round,
    look: &Look,
    me: Option<PersonId>,
) -> Markup {
    let wanted = look.wanted();
    let mut seats: Vec<(String, PersonId, &Match)> = round
        .matches
        .iter()
        .flat_map(|it| it.seats.players().map(move |player| (tournament.name_of(player), player, it)))
        .filter(|(name, ..)| wanted.as_deref().is_none_or(|wanted| folded(name).contains(wanted)))
        .collect();
    seats.sort_by_cached_key(|(name, ..)| wording::names::order(reader.language, name));
    let parts = Parts::of(seats.len(), look.part);
    let called = |row: usize| seats.get(row).map(|(name, ..)| name.clone()).unwrap_or_default();
    html! {
        (parts.ways(reader, &format!("/t/{code}"), &look.fields(&round.number.0.to_string()), called))
        table.pairings-names {
            thead { tr {
                th { (reader.say(&say!("column-player"))) }
                th { (reader.say(&say!("column-table"))) }
                th { (reader.say(&say!("column-opponent"))) }
            } }
            tbody {
                @for (name, player, it) in &seats[parts.shown()] {
                    tr #{ "n" (player.0) } .me[me == Some(*player)] {
                        td.strong { (name) }
                        td.no { (part::table_number(it.table)) }
                        td { @match it.seats.opponent_of(*player) { Some(other) => (tournament.name_of(other)), None => (reader.say(&say!("match-bye"))) } }
                    }
                }
            }
        }
    }
}
