//! What an end phase and a result look like for people.

use epic::control::EndPhase;
use epic::outcome::ResultKind;
use epic::tiebreak::{Score, State, scores};
use epic::{Game, GameResult, Side};
use rulebook::say;

use crate::console::Console;

/// One end phase: objectives, goals with their reasons, and what follows.
pub(super) fn end_phase(game: &Game, end: &EndPhase, console: &Console) {
    console.line("");
    console.tell(&say!("epic-report-turn", turn = end.turn));
    for holding in &end.objectives {
        let mut line = console.say(&say!(
            "epic-report-objective",
            objective = holding.objective,
            control = holding.control.saying(game)
        ));
        for claim in &holding.claims {
            line.push_str("; ");
            line.push_str(&console.say(&say!(
                "epic-report-claim",
                player = game.player(claim.side),
                formation = &claim.formation,
                distance = claim.distance.saying(),
                standing = claim.standing.saying()
            )));
        }
        console.line(format!("  {line}"));
    }
    let counts = end.goal_counts();
    for side in Side::BOTH {
        console.tell(&say!(
            "epic-report-goals",
            player = game.player(side),
            goals = counts[side as usize],
            held = end.held(side)
        ));
        for report in &end.goals[side as usize] {
            let mark = if report.achieved { "✓" } else { "–" };
            let goal = console.say(&report.goal.saying());
            console.line(format!("  {mark} {goal}: {}", console.say(&report.why.saying(game))));
        }
    }
}

/// The result, with the tie-break formation by formation if there was one.
pub(super) fn result(game: &Game, result: &GameResult, console: &Console) {
    console.line("");
    if result.kind == ResultKind::Tiebreak {
        for (side, score) in Side::BOTH.into_iter().zip(scores(game)) {
            tell_score(game, side, &score, console);
        }
    }
    console.tell(&result.saying(game));
}

fn tell_score(game: &Game, side: Side, score: &Score, console: &Console) {
    let player = game.player(side);
    console.tell(&say!("epic-report-score", player = player, points = score.total.saying()));
    for line in score.lines.iter().filter(|line| line.state != State::Intact) {
        console.tell(&say!(
            "epic-report-score-line",
            formation = &line.formation,
            value = line.points,
            strength = line.strength,
            start = line.strength_at_start,
            state = line.state.saying(),
            points = line.scores.saying()
        ));
    }
}
