//! End of turn: every objective with who is near and whether it counts, the goals of both with what decided them, the tie-break
//! formation by formation, and how all this stands now.

use epic::Side;
use epic::control::{Claim, Control, EndPhase, Standing};
use epic::game::Stage;
use epic::tiebreak::{Score, State};
use maud::{Markup, html};
use rulebook::say;

use super::Board;

/// How things stand in a turn, and what the end phases so far came to.
pub(super) fn show(board: &Board<'_>) -> Markup {
    let game = board.game();
    let playing = matches!(game.stage(), Stage::Turn(_) | Stage::EndPhase(_));
    html! {
        @if let Some(now) = game.standing().filter(|_| playing) {
            section.sheet.table-standing {
                h2 { (board.say(&say!("table-standing"))) }
                p.small.soft { (board.say(&say!("table-standing-lead"))) }
                (phase(board, &now))
                @if matches!(game.stage(), Stage::Turn(_)) { (reach(board)) }
            }
        }
        @for (n, end) in game.end_phases().iter().rev().enumerate() {
            details.sheet.table-end open[n == 0] {
                summary { h2 { (board.say(&say!("epic-report-turn", turn = end.turn))) } }
                (phase(board, end))
            }
        }
        @if let Some(scores) = game.score() { (tiebreak(board, &scores)) }
    }
}

fn phase(board: &Board<'_>, end: &EndPhase) -> Markup {
    let game = board.game();
    let [alpha, bravo] = end.goal_counts();
    html! {
        p.table-score {
            span.table-alpha { (board.name(Side::Alpha)) } " " strong { (alpha) " : " (bravo) } " " span.table-bravo { (board.name(Side::Bravo)) }
        }
        div.table-two {
            div {
                ul.plain.table-holdings {
                    @for holding in &end.objectives {
                        li {
                            span.table-no { (holding.objective) } " "
                            span class={ "chip " (control_kind(holding.control)) } { (board.say(&holding.control.saying(game))) }
                            (near(board, &holding.claims))
                        }
                    }
                }
            }
            div.table-goals {
                @for side in Side::BOTH {
                    h3 { (board.name(side)) " · " (end.goal_counts()[side as usize]) }
                    ul.plain {
                        @for report in &end.goals[side as usize] {
                            li.table-goal {
                                span class={ "chip " (if report.achieved { "good" } else { "" }) } { (board.say(&report.goal.saying())) }
                                p.small { (board.say(&report.why.saying(game))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who is near an objective: a line for each player and each way of counting, the formations with how far they are.
fn near(board: &Board<'_>, claims: &[Claim]) -> Markup {
    let mut lines: Vec<(Side, Standing, Vec<&Claim>)> = Vec::new();
    for claim in claims {
        match lines.iter_mut().find(|(side, standing, _)| *side == claim.side && *standing == claim.standing)
        {
            Some((.., same)) => same.push(claim),
            None => lines.push((claim.side, claim.standing, vec![claim])),
        }
    }
    html! {
        @for (side, standing, same) in &lines {
            p.small {
                strong { (board.name(*side)) ", " (board.say(&standing.saying())) } ": "
                @for (n, claim) in same.iter().enumerate() {
                    @if n > 0 { ", " }
                    (claim.formation) " " span.soft { (board.say(&claim.distance.saying())) }
                }
            }
        }
    }
}

/// What each player can still reach in this turn: the formation that comes near soonest, objective by objective.
fn reach(board: &Board<'_>) -> Markup {
    let game = board.game();
    let coming: Vec<_> = game.in_reach().into_iter().filter(|it| it.moves > 0).collect();
    html! {
        @if !coming.is_empty() {
            details.table-could {
                summary { (board.say(&say!("table-reach"))) }
                p.small.soft { (board.say(&say!("table-reach-help"))) }
                ul.plain.table-holdings {
                    @for it in &coming {
                        li {
                            span.table-no { (it.objective) } " "
                            (board.say(&say!("table-reach-line", player = board.name(it.side), formation = &it.formation, distance = it.away.saying(), moves = it.moves)))
                        }
                    }
                }
            }
        }
    }
}

fn control_kind(control: Control) -> &'static str {
    match control {
        Control::Alpha => "table-held table-alpha",
        Control::Bravo => "table-held table-bravo",
        Control::Contested => "wait",
        Control::Free => "",
    }
}

/// What each player would score, formation by formation.
fn tiebreak(board: &Board<'_>, scores: &[Score; 2]) -> Markup {
    let over = board.game().stage() == Stage::Finished;
    let title = if over { say!("table-tiebreak-end") } else { say!("table-tiebreak") };
    html! {
        details.sheet.table-tiebreak open[over] {
            summary { (board.say(&title)) " " (board.say(&scores[0].total.saying())) " : " (board.say(&scores[1].total.saying())) }
            div.table-two {
                @for side in Side::BOTH {
                    div {
                        h3 { (board.say(&say!("epic-report-score", player = board.name(side), points = scores[side as usize].total.saying()))) }
                        @if scores[side as usize].lines.iter().all(|line| line.state == State::Intact) {
                            p.small.soft { (board.say(&say!("table-tiebreak-none", player = board.name(side.other())))) }
                        }
                        ul.plain {
                            @for line in scores[side as usize].lines.iter().filter(|line| line.state != State::Intact) {
                                li.small { (board.say(&say!("epic-report-score-line", formation = &line.formation, value = line.points, strength = line.strength, start = line.strength_at_start, state = line.state.saying(), points = line.scores.saying()))) }
                            }
                        }
                    }
                }
            }
        }
    }
}
