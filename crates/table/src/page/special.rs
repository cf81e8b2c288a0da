//! What a formation may use beside moving and fighting, folded away below it: abilities, units to be summoned, being absorbed.

use epic::Side;
use maud::{Markup, html};
use rulebook::say;

use super::Board;

/// The forms of one formation; nothing if it has none of this.
pub(super) fn forms(board: &Board<'_>, side: Side, id: &str) -> Markup {
    let specials = board.game().specials(side, id);
    if specials.abilities.is_empty() && specials.pool.is_empty() && specials.into.is_empty() {
        return html! {};
    }
    let field = |name: &str| format!("{name}-{id}");
    let formation = html! { input type="hidden" name="formation" value=(id); };
    html! {
        details.table-special {
            summary.small { (board.say(&say!("table-special"))) }
            @if !specials.abilities.is_empty() {
                (board.form("ability", Some(side), &html! {
                    (formation)
                    label.table-inline { (board.say(&say!("table-ability"))) select name="ability" aria-label=(board.say(&say!("table-ability-of", formation = id))) {
                        @for ability in &specials.abilities { option value=(ability) { (ability) } }
                    } }
                    button.btn { (board.say(&say!("table-ability-do"))) }
                }))
            }
            @if !specials.pool.is_empty() {
                (board.form("summon", Some(side), &html! {
                    (formation)
                    label.table-inline { (board.say(&say!("table-summon"))) select name="unit" aria-label=(board.say(&say!("table-summon-to", formation = id))) {
                        @for (unit, left) in &specials.pool { option value=(unit) { (unit) " (" (left) ")" } }
                    } }
                    label.table-inline for=(field("summon")) { (board.say(&say!("table-place")))
                        input id=(field("summon")) name="place" required autocomplete="off" size="9";
                    }
                    button.btn { (board.say(&say!("table-summon-do"))) }
                }))
            }
            @if !specials.into.is_empty() {
                (board.form("absorb", Some(side), &html! {
                    (formation)
                    label.table-inline { (board.say(&say!("table-absorb"))) select name="into" aria-label=(board.say(&say!("table-absorb-of", formation = id))) {
                        @for other in &specials.into { option value=(other) { (other) } }
                    } }
                    button.btn { (board.say(&say!("table-absorb-do"))) }
                }))
            }
        }
    }
}
