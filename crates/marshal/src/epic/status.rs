//! How a game stands, for people at the table: stage, objectives, every formation with where and how it is.

use epic::army::UnitType;
use epic::control::holdings;
use epic::game::{Deployed, Place};
use epic::garrison::eligibility;
use epic::{Game, Side, Stage};
use rulebook::say;

use crate::console::Console;

/// What a formation can be asked for.
#[derive(Clone, Copy)]
pub(super) enum Eligible {
    Ships,
    Planetfall,
    Garrisons,
    Waiting,
    Entries,
    Broken,
}

/// The ids of the formations that can do that now; with the player before them where both armies have formations of that id.
pub(super) fn eligible(game: &Game, what: Eligible) -> Vec<String> {
    let mut ids = Vec::new();
    for side in Side::BOTH {
        let acts = game.to_act().is_none_or(|acting| acting == side);
        let Some(army) = game.army(side) else { continue };
        for (formation, deployed) in game.formations(side) {
            let waits = deployed.place == Place::Waiting;
            let fits = match what {
                Eligible::Ships => waits && army.is_spacecraft(formation),
                Eligible::Planetfall => waits && game.may_planetfall(side, &formation.id),
                Eligible::Garrisons => waits && acts && eligibility(army, formation).may_garrison(),
                Eligible::Waiting => waits && acts,
                Eligible::Entries => game.entries_offered(side).iter().any(|it| it.id == formation.id),
                Eligible::Broken => deployed.broken && !deployed.is_destroyed(),
            };
            if fits {
                let shared =
                    game.army(side.other()).is_some_and(|army| army.formation(&formation.id).is_some());
                let name = if side == Side::Alpha { "alpha" } else { "bravo" };
                ids.push(if shared { format!("{name}/{}", formation.id) } else { formation.id.clone() });
            }
        }
    }
    ids
}

/// Tells everything both players may know, which is everything (EP-6.2.4).
pub(super) fn tell(game: &Game, console: &Console) {
    console.tell(&say!("epic-report-stage", stage = game.stage().saying()));
    if let Some(side) = game.to_act() {
        console.tell(&say!("epic-status-to-act", player = game.player(side)));
    }
    if let Some(points) = game.points() {
        console.tell(&say!("epic-told-points", points = points));
    }
    objectives(game, console);
    for side in Side::BOTH {
        let player = game.player(side);
        console.tell(&match game.edge(side) {
            Some(edge) => say!("epic-status-army-at", player = player, edge = edge.saying()),
            None => say!("epic-play-army-of", player = player),
        });
        for (formation, deployed) in game.formations(side) {
            let living = deployed.units.iter().filter(|unit| unit.left > 0).count();
            console.tell(&say!(
                "epic-play-formation",
                id = &formation.id,
                points = formation.points,
                living = living,
                units = deployed.units.len(),
                place = deployed.saying(game, side)
            ));
            let details = [positions(deployed), damage(game, side, deployed)];
            for detail in details.into_iter().flatten() {
                console.line(format!("    {}", console.say(&detail)));
            }
        }
    }
}

fn objectives(game: &Game, console: &Console) {
    let holdings =
        if matches!(game.stage(), Stage::Turn(_) | Stage::EndPhase(_)) { holdings(game) } else { Vec::new() };
    for objective in game.objectives() {
        let held = holdings.iter().find(|it| it.objective == objective.number);
        let (number, at) = (objective.number, objective.at.to_string());
        let by = game.player(objective.by);
        console.tell(&match held {
            Some(holding) => say!(
                "epic-status-objective-held",
                number = number,
                at = at,
                player = by,
                control = holding.control.saying(game)
            ),
            None => say!("epic-status-objective", number = number, at = at, player = by),
        });
    }
}

fn positions(deployed: &Deployed) -> Option<rulebook::Saying> {
    let spots: Vec<String> =
        deployed.units.iter().filter_map(|unit| unit.spot).map(|spot| spot.at.to_string()).collect();
    (!spots.is_empty()).then(|| say!("epic-status-at", places = spots))
}

/// War engines that have lost some of their damage capacity.
fn damage(game: &Game, side: Side, deployed: &Deployed) -> Option<rulebook::Saying> {
    let army = game.army(side)?;
    let hurt: Vec<String> = deployed
        .units
        .iter()
        .enumerate()
        .filter_map(|(n, unit)| {
            let facts = army.kinds.get(unit.kind).filter(|facts| facts.is(UnitType::WarEngine))?;
            let whole = facts.damage_capacity?;
            (unit.left > 0 && unit.left < whole)
                .then(|| format!("{} {}: {}/{whole}", n + 1, facts.name, unit.left))
        })
        .collect();
    (!hurt.is_empty()).then(|| say!("epic-status-damage", units = hurt))
}
