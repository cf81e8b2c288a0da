//! Forces: names, points, armies; and the page with every formation of both, open to both at any time (EP-6.2.4).

use axum::extract::Extension;
use epic::draft::{at_set_up, tally};
use epic::game::{Deployed, Place};
use epic::lists;
use epic::{Game, Side};
use maud::{Markup, html};
use rulebook::say;
use web::{Frame, Reader};

use super::{Board, Chosen};
use crate::map::class;
use crate::{STYLE, Seen, Shown};

/// What is needed before terrain: two names and two armies.
pub(super) fn next(board: &Board<'_>) -> Markup {
    let game = board.game();
    let seated = board.seen.view.you.is_seated();
    html! {
        h2 { (board.say(&say!("table-forces-title", points = game.points().unwrap_or(3000)))) }
        @if game.player(Side::Bravo).is_empty() && seated {
            (board.form("join", None, &html! {
                label for="name" { (board.say(&say!("table-name-second"))) }
                input #name name="name" maxlength="80" required autocomplete="off";
                button.btn { (board.say(&say!("table-shares-phone"))) }
            }))
        }
        @for side in Side::BOTH.into_iter().filter(|side| !game.player(*side).is_empty()) {
            @match game.army(side) {
                Some(army) => p.chip.good { (board.name(side)) ": " (army.name) ", " (army.points) },
                None if board.acts_for(side) && !game.player(Side::Bravo).is_empty() => (army(board, side)),
                None => p.chip.wait { (board.say(&say!("table-army-waits", player = board.name(side)))) },
            }
        }
    }
}

/// An army to be handed in: a ready one of a list, one that was built here, or a file.
fn army(board: &Board<'_>, side: Side) -> Markup {
    let id = class(side);
    let points = board.game().points().unwrap_or(3000);
    html! {
        fieldset.table-army {
            legend { (board.say(&say!("table-army-of", player = board.name(side)))) }
            (board.form("army", Some(side), &html! {
                label for={ "ready-" (id) } { (board.say(&say!("table-army-ready"))) }
                select id={ "ready-" (id) } name="ready" {
                    @for list in lists::known() { option value=(list.id) { (list.name) } }
                }
                button.btn.act { (board.say(&say!("table-army-take"))) }
            }))
            p { a href={ "/armies?points=" (points) "&table=" (board.seen.code) "&by=" (id) } { (board.say(&say!("table-army-build"))) } }
            details {
                summary { (board.say(&say!("table-army-file"))) }
                (board.form("army", Some(side), &html! {
                    label for={ "roster-" (id) } { (board.say(&say!("table-army-paste"))) }
                    textarea id={ "roster-" (id) } name="roster" rows="6" required {}
                    button.btn { (board.say(&say!("table-army-take"))) }
                }))
            }
        }
    }
}

/// Every formation of both players.
pub(crate) async fn show(Extension(seen): Extension<Seen>, reader: Reader) -> Shown {
    let chosen = Chosen::default();
    let board = Board { reader: &reader, seen: &seen, chosen: &chosen };
    let game = board.game();
    let title = reader.say(&say!("table-nav-forces"));
    let content = html! {
        h1 { (title) }
        p.soft { (reader.say(&say!("table-open-to-both"))) }
        div.table-two {
            @for side in Side::BOTH { (army_sheet(&board, game, side)) }
        }
    };
    Frame::inside(&reader, &title, seen.inside(&reader)).styled(&STYLE).show(&content).into()
}

fn army_sheet(board: &Board<'_>, game: &Game, side: Side) -> Markup {
    html! {
        section.sheet {
            h2 { (board.name(side)) }
            @match game.army(side) {
                None => p.soft { (board.say(&say!("table-army-none"))) },
                Some(army) => {
                    p { (army.name) " · " (board.say(&say!("table-rating", rating = army.strategy_rating))) " · " (army.points) }
                    ul.plain {
                        @for (formation, deployed) in game.formations(side) {
                            li.table-formation {
                                p { strong { (formation.id) } " · " (formation.name) " · " (formation.points) }
                                p { (state(board, game, side, deployed)) }
                                p.small.soft {
                                    @for (n, (unit, count)) in tally(army, formation).iter().enumerate() { @if n > 0 { ", " } (count) " × " (unit) }
                                    @for character in &formation.characters { ", " (character) }
                                }
                                @if deployed.place == Place::Waiting {
                                    ul.small { @for may in at_set_up(army, formation).sayings() { li { (board.say(&may)) } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where a formation is and how it is; what is put aside with how and in what it enters.
pub(super) fn state(board: &Board<'_>, game: &Game, side: Side, deployed: &Deployed) -> Markup {
    let living = deployed.units.iter().filter(|unit| unit.left > 0).count();
    let kind = match deployed.place {
        _ if deployed.is_destroyed() => "act",
        Place::Waiting => "wait",
        Place::Table if deployed.broken => "act",
        Place::Table => "good",
        Place::Orbit | Place::Aside(..) | Place::Absorbed => "info",
    };
    html! {
        span class={ "chip " (kind) } { (board.say(&deployed.saying(game, side))) }
        " " span.small { (living) "/" (deployed.units.len()) }
    }
}
