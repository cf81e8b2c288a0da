//! The bracket, drawn.

use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Match, Progress, Round, RoundKind, Seats, Tournament};

use super::head;
use crate::App;
use crate::identity::Visitor;
use crate::page::frame::Frame;
use crate::page::{Asked, answer, asked};
use crate::reader::Reader;

pub(super) async fn show(
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
    Frame::inside(reader, &told(&say!("nav-bracket")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        section.sheet.scroll tabindex="0" aria-label=(told(&say!("nav-bracket"))) {
            (drawing(reader, tournament))
        }
    })
}

/// The bracket as a drawing, round by round from left to right.
pub(in crate::page) fn drawing(reader: &Reader, tournament: &Tournament) -> Markup {
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
    html! {
        svg.bracket viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
            aria-label=(reader.say(&say!("bracket-label"))) {
            @for (column, round) in rounds.iter().enumerate() {
                @for (place, it) in round.matches.iter().enumerate() {
                    @let (x, y) = at(column, place, round.matches.len());
                    (bracket_match(reader, tournament, it, x, y))
                }
            }
        }
    }
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
