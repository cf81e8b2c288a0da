//! What waits off the table, with how it enters and in what: open to both players at any time (EP-6.2.3, EP-6.2.4).

use epic::Side;
use epic::game::{Place, Stage};
use maud::{Markup, html};
use rulebook::say;

use super::Board;
use super::forces::state;

/// The formations of both players that are in orbit or put aside; nothing if there are none, or once the game is over.
pub(super) fn show(board: &Board<'_>) -> Markup {
    let game = board.game();
    let waits = |place: Place| matches!(place, Place::Orbit | Place::Aside(..));
    let any = Side::BOTH.into_iter().any(|side| game.formations(side).any(|(_, now)| waits(now.place)));
    if !any || game.stage() == Stage::Finished {
        return html! {};
    }
    html! {
        section.sheet.table-aside {
            h2 { (board.say(&say!("table-aside"))) }
            p.small.soft { (board.say(&say!("table-aside-lead"))) }
            div.table-two {
                @for side in Side::BOTH {
                    div {
                        h3 { (board.name(side)) }
                        ul.plain {
                            @for (formation, now) in game.formations(side).filter(|(_, now)| waits(now.place)) {
                                li { strong { (formation.name) } " " (state(board, game, side, now)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
