//! Where the table departs from the guidelines, told to both players before they play on it (EP-2.2.2, EP-2.2.3, EP-3.1.2).

use epic::check::{check, size_notices};
use maud::{Markup, html};
use rulebook::{Cites, say};
use web::part;

use super::Board;

/// What is to be known of the table until turn 1 begins; nothing where it follows every guideline.
pub(super) fn show(board: &Board<'_>) -> Markup {
    let game = board.game();
    let before = game.turn().is_none() && game.result().is_none();
    let Some(table) = game.table().filter(|_| before) else { return html! {} };
    let findings = check(table);
    html! {
        @for notice in size_notices(table) { p.small.soft { (board.say(&notice)) } }
        @if !findings.is_empty() {
            details.table-findings {
                summary { (board.say(&say!("table-draw-findings", count = findings.len()))) }
                ul { @for finding in &findings { li.small { (board.say(&finding.saying())) " " (part::clause(finding.clause())) } } }
            }
        }
    }
}
