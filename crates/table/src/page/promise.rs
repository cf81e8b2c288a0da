//! The promise that binds the table's dice, before the game; and after it how everybody can see that it was kept.

use epic::game::Stage;
use maud::{Markup, html};
use rulebook::{Saying, say};

use super::Board;

/// The promise, or its proof once the game is over.
pub(super) fn show(board: &Board<'_>) -> Markup {
    let Some(commitment) = board.seen.view.promised.commitment else { return html! {} };
    let row = |label: Saying, value: String| html! { dt { (board.say(&label)) } dd.mono { (value) } };
    let revealed = board.seen.view.promised.seal.zip(board.seen.secret.as_ref());
    html! {
        details.sheet.table-promise open[board.game().stage() == Stage::Forces] {
            @match revealed {
                None => {
                    summary { (board.say(&say!("table-promise"))) }
                    p { (board.say(&say!("table-promise-text"))) }
                    dl { (row(say!("play-proof-commitment"), commitment.to_string())) }
                }
                Some((seal, secret)) => {
                    summary { (board.say(&say!("play-proof"))) }
                    p { (board.say(&say!("table-promise-kept"))) }
                    dl {
                        (row(say!("play-proof-commitment"), commitment.to_string()))
                        (row(say!("play-proof-secret"), secret.reveal()))
                        (row(say!("table-promise-seal"), seal.to_string()))
                    }
                    p { (board.say(&say!("play-proof-how"))) }
                    p.mono { "marshal verify epic-" (board.seen.code) ".json" }
                }
            }
        }
    }
}
