//! Turns: what was moved, lost, broken; the end phase with rallying; dice; the result.

use epic::Side;
use epic::army::{Formation, UnitType};
use epic::game::{Deployed, Place};
use maud::{Markup, html};
use rulebook::say;

use super::{Board, forces, set_up, special};
use crate::map::class;
use crate::wanted::Wanted;

/// A turn: choose a formation, say what became of it; then the turn ends. What is chosen stands first, next to the map on which
/// it is moved.
pub(super) fn turn(board: &Board<'_>, wanted: Option<&Wanted>) -> Markup {
    let game = board.game();
    let is_chosen = |side: Side, id: &str| {
        wanted.is_some_and(|wanted| wanted.side() == side && wanted.formation() == Some(id))
    };
    html! {
        @for side in Side::BOTH {
            @for (formation, now) in game.formations(side).filter(|(it, _)| is_chosen(side, &it.id)) {
                div.table-formation.table-taken aria-current="true" {
                    p { (head(board, side, formation, now)) }
                    (actions(board, side, &formation.id, now, true))
                    p { a href="?" { (board.say(&say!("table-another"))) } }
                }
            }
        }
        @if wanted.is_none() && board.seen.view.you.is_seated() { p { (board.say(&say!("table-turn-lead"))) } }
        @for side in Side::BOTH {
            details.table-army-list open[board.seen.view.you.only() == Some(side) && wanted.is_none()] {
                summary { (board.name(side)) }
                ul.plain {
                    @for (formation, now) in game.formations(side).filter(|(it, _)| !is_chosen(side, &it.id)) {
                        li.table-formation {
                            @if board.acts_for(side) && !now.is_destroyed() {
                                details {
                                    summary { span { (head(board, side, formation, now)) } }
                                    (actions(board, side, &formation.id, now, false))
                                }
                            } @else { p { (head(board, side, formation, now)) } }
                        }
                    }
                }
            }
        }
        @if board.seen.view.you.is_seated() {
            (board.button("end_turn", None, if wanted.is_none() { "act big" } else { "" }, &say!("table-turn-end")))
        }
    }
}

fn head(board: &Board<'_>, side: Side, formation: &Formation, now: &Deployed) -> Markup {
    html! { strong { (formation.name) } " " span.small.soft { (formation.id) } " " (forces::state(board, board.game(), side, now)) }
}

/// What can be said of a formation; the chosen one is moved first of all.
fn actions(board: &Board<'_>, side: Side, id: &str, now: &Deployed, chosen: bool) -> Markup {
    let game = board.game();
    let enters = game.entries_offered(side).iter().any(|it| it.id == id);
    let stands = now.place == Place::Table;
    let wanted = if stands { Wanted::Move(side, id.to_owned()) } else { Wanted::Enter(side, id.to_owned()) };
    html! {
        @if chosen {
            (board.form(if stands { "move" } else { "enter" }, Some(side), &html! {
                input type="hidden" name="formation" value=(id);
                (set_up::place(board, &if stands { say!("table-move-help") } else { say!("table-group-help") }, !stands))
                (set_up::group(board, &wanted))
                button.btn.act { (board.say(&if stands { say!("table-move") } else { say!("table-enter") })) }
            }))
        }
        div.table-row {
            @if (stands || enters) && !chosen {
                a.btn href={ "?side=" (class(side)) "&formation=" (id) } {
                    (board.say(&if stands { say!("table-move") } else { say!("table-enter") }))
                }
            }
            (lose(board, side, id, now))
            @if !now.broken && in_game(now) { (board.formation_button("break", side, id, "", &say!("table-break"))) }
            @if stands && now.units.iter().any(|unit| unit.landed.is_some()) {
                (board.formation_button("take_off", side, id, "", &say!("table-take-off")))
            }
        }
        @if stands { (special::forms(board, side, id)) }
    }
}

/// Units lost, the last ones or those that are named, or damage to a war engine.
fn lose(board: &Board<'_>, side: Side, id: &str, now: &Deployed) -> Markup {
    let living = now.units.iter().filter(|unit| unit.left > 0).count();
    let engines: Vec<(usize, u32)> = now
        .units
        .iter()
        .enumerate()
        .filter(|(_, unit)| unit.left > 0 && is_engine(board, side, unit.kind))
        .map(|(n, unit)| (n + 1, unit.left))
        .collect();
    html! {
        @if in_game(now) {
            (board.form("lose", Some(side), &html! {
                input type="hidden" name="formation" value=(id);
                label.table-inline { (board.say(&say!("table-lose"))) select name="count" aria-label=(board.say(&say!("table-lose-count", formation = id))) {
                    @for count in 1..=living { option value=(count) { (count) } }
                } }
                @if living > 1 {
                    input.table-named name="units" autocomplete="off" placeholder=(board.say(&say!("table-lose-which"))) aria-label=(board.say(&say!("table-lose-which-of", formation = id)));
                }
                button.btn { (board.say(&say!("table-lose-do"))) }
            }))
            @for (unit, left) in engines {
                (board.form("damage", Some(side), &html! {
                    input type="hidden" name="formation" value=(id);
                    input type="hidden" name="unit" value=(unit);
                    label.table-inline { (board.say(&say!("table-damage", unit = unit))) select name="left" aria-label=(board.say(&say!("table-damage-left", unit = unit, formation = id))) {
                        @for at in (0..=left).rev() { option value=(at) { (at) } }
                    } }
                    button.btn { (board.say(&say!("table-damage-do"))) }
                }))
            }
        }
    }
}

/// Whether it can be hit: what flies or waits off the table can be lost too, with what carries it.
fn in_game(now: &Deployed) -> bool {
    matches!(now.place, Place::Table | Place::Aside(..) | Place::Orbit)
}

fn is_engine(board: &Board<'_>, side: Side, kind: usize) -> bool {
    let army = board.game().army(side);
    army.and_then(|army| army.kinds.get(kind)).is_some_and(|it| it.is(UnitType::WarEngine))
}

/// The end phase: broken formations rally, then both close it.
pub(super) fn end_phase(board: &Board<'_>) -> Markup {
    let game = board.game();
    let both = board.seen.view.you.only().is_none() && board.seen.view.you.is_seated();
    html! {
        p { (board.say(&say!("table-end-lead"))) }
        @for side in Side::BOTH {
            @for (formation, now) in game.formations(side).filter(|(_, now)| now.broken && !now.is_destroyed()) {
                @let _ = now;
                @if board.acts_for(side) && !game.is_done(side) {
                    (board.formation_button("rally", side, &formation.id, "", &say!("table-rally", formation = &formation.id, player = board.name(side))))
                }
            }
            @if game.is_done(side) {
                p.chip.good { (board.say(&say!("table-agrees", player = board.name(side)))) }
            } @else if board.acts_for(side) && !both {
                (board.button("close_rally", Some(side), "act big", &say!("table-end-agree")))
            } @else if !both {
                p.chip.wait { (board.say(&say!("table-waits-for", player = board.name(side)))) }
            }
        }
        @if both { (board.button("both_close", None, "act big", &say!("table-end-both"))) }
    }
}

/// Nobody has won: dice for another turn.
pub(super) fn continuation(board: &Board<'_>) -> Markup {
    html! {
        h2 { (board.say(&board.game().stage().saying())) }
        p { (board.say(&say!("table-continuation-lead"))) }
        (set_up::dice(board, "continuation"))
    }
}

/// The result.
pub(super) fn finished(board: &Board<'_>) -> Markup {
    let game = board.game();
    html! {
        h2 { (board.say(&say!("table-finished"))) }
        @if let Some(result) = game.result() { p.table-result { (board.say(&result.saying(game))) } }
        @if game.is_time_up() { p.soft { (board.say(&say!("table-time-ended"))) } }
        div.table-row {
            a.btn href="/table" { (board.say(&say!("table-again"))) }
            a.btn.quiet href={ "/table/" (board.seen.code) "/record.json" } download { (board.say(&say!("table-record"))) }
        }
    }
}
