//! The five goals of each player, with what decided each of them (EP-7.1.4, EP-7.2.1 to EP-7.2.9).

use rulebook::{Saying, say};

use crate::army::Army;
use crate::deployment::Side;
use crate::ending::{Control, Holding};
pub use crate::ending::{Goal, GoalReport, Why};
use crate::state::{Game, Place};

/// The five goals of a player, by the positions and states at this moment.
pub fn goals(game: &Game, side: Side, holdings: &[Holding]) -> Vec<GoalReport> {
    vec![
        blitzkrieg(game, side, holdings),
        break_their_spirit(game, side),
        defend_the_flag(game, side, holdings),
        take_and_hold(game, side, holdings),
        they_shall_not_pass(game, side),
    ]
}

fn blitzkrieg(game: &Game, side: Side, holdings: &[Holding]) -> GoalReport {
    let theirs = game.objectives().iter().find(|it| it.on_edge && it.by == side.other());
    let holding = holdings.iter().find(|it| theirs.is_some_and(|theirs| theirs.number == it.objective));
    let (objective, control) = holding.map_or((0, Control::Free), |it| (it.objective, it.control));
    GoalReport {
        goal: Goal::Blitzkrieg,
        achieved: control.is(side),
        why: Why::EdgeObjective { objective, control },
    }
}

/// The dearest formation is fixed by the army list, so killing it does not make the next dearest the target.
fn break_their_spirit(game: &Game, side: Side) -> GoalReport {
    let points = game.army(side.other()).map_or(0, Army::dearest_points);
    let (mut formations, mut destroyed) = (Vec::new(), Vec::new());
    for (formation, deployed) in game.formations(side.other()).filter(|(it, _)| it.points == points) {
        formations.push(formation.id.clone());
        if deployed.is_destroyed() {
            destroyed.push(formation.id.clone());
        }
    }
    let achieved = !destroyed.is_empty();
    GoalReport { goal: Goal::BreakTheirSpirit, achieved, why: Why::Dearest { formations, points, destroyed } }
}

fn defend_the_flag(game: &Game, side: Side, holdings: &[Holding]) -> GoalReport {
    let (held, missing) = in_half(game, side, side, holdings);
    let achieved = missing.is_empty() && held.len() == 3;
    GoalReport { goal: Goal::DefendTheFlag, achieved, why: Why::Objectives { held, missing } }
}

/// The opponent's edge objective lies in that half and counts as one of the two (EP-7.2.7).
fn take_and_hold(game: &Game, side: Side, holdings: &[Holding]) -> GoalReport {
    let (held, missing) = in_half(game, side, side.other(), holdings);
    GoalReport { goal: Goal::TakeAndHold, achieved: held.len() >= 2, why: Why::Objectives { held, missing } }
}

fn in_half(game: &Game, holder: Side, half: Side, holdings: &[Holding]) -> (Vec<u32>, Vec<u32>) {
    let inside = |it: &&Holding| {
        game.objectives().iter().any(|objective| objective.number == it.objective && objective.half == half)
    };
    let (held, missing): (Vec<_>, Vec<_>) =
        holdings.iter().filter(inside).partition(|it| it.control.is(holder));
    let number = |it: &Holding| it.objective;
    (held.into_iter().map(number).collect(), missing.into_iter().map(number).collect())
}

fn they_shall_not_pass(game: &Game, side: Side) -> GoalReport {
    let formations = intruders(game, side);
    let achieved = formations.is_empty();
    GoalReport { goal: Goal::TheyShallNotPass, achieved, why: Why::Intruders { formations } }
}

/// The unbroken enemy formations with at least one unit in the player's half.
fn intruders(game: &Game, side: Side) -> Vec<String> {
    let (Some(edge), Some(size)) = (game.edge(side), game.size()) else { return Vec::new() };
    let inside = game.formations(side.other()).filter(|(_, deployed)| {
        deployed.place == Place::Table
            && !deployed.broken
            && deployed
                .units
                .iter()
                .filter(|unit| unit.left > 0)
                .filter_map(|unit| unit.spot)
                .any(|spot| edge.half_reached_by(size, &spot))
    });
    inside.map(|(formation, _)| formation.id.clone()).collect()
}

impl Why {
    /// What decided the goal, in the reader's language.
    pub fn saying(&self, game: &Game) -> Saying {
        match self {
            Why::EdgeObjective { objective, control } => {
                say!("epic-why-edge-objective", objective = *objective, control = control.saying(game))
            }
            Why::Dearest { formations, points, destroyed } if destroyed.is_empty() => {
                say!("epic-why-dearest-lives", formations = formations.clone(), points = *points)
            }
            Why::Dearest { points, destroyed, .. } => {
                say!("epic-why-dearest-destroyed", formations = destroyed.clone(), points = *points)
            }
            Why::Objectives { held, missing } => match (held.is_empty(), missing.is_empty()) {
                (true, _) => say!("epic-why-holds-none", missing = missing.clone()),
                (_, true) => say!("epic-why-holds-all", held = held.clone()),
                _ => say!("epic-why-holds", held = held.clone(), missing = missing.clone()),
            },
            Why::Intruders { formations } if formations.is_empty() => say!("epic-why-no-intruders"),
            Why::Intruders { formations } => say!("epic-why-intruders", formations = formations.clone()),
        }
    }
}
