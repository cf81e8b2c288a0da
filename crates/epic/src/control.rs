//! Who holds which objective in an end phase, and why (EP-4.2.1 to EP-4.2.10, EP-8.2.2).

use rulebook::{Saying, say};

use crate::army::UnitType;
use crate::deployment::Side;
pub use crate::ending::{Claim, Control, EndPhase, Holding, Standing, winner_by_goals};
use crate::measure::{Distance, Length};
use crate::state::{Deployed, Game, Objective, Place, Unit};

/// How near a unit must be to capture or contest.
pub const REACH: Length = Length::cm(15);

/// Who holds each objective, by the positions and states at this moment.
pub fn holdings(game: &Game) -> Vec<Holding> {
    game.objectives().iter().map(|objective| holding(game, objective)).collect()
}

fn holding(game: &Game, objective: &Objective) -> Holding {
    let mut claims = Vec::new();
    for side in Side::BOTH {
        for (at, (formation, deployed)) in game.formations(side).enumerate() {
            if let Some((distance, standing)) = claim(game, side, at, deployed, objective) {
                claims.push(Claim {
                    side,
                    formation: formation.id.clone(),
                    distance: distance.shown(),
                    standing,
                });
            }
        }
    }
    Holding { objective: objective.number, control: control(&claims), claims }
}

fn control(claims: &[Claim]) -> Control {
    let captures = |side: Side| claims.iter().any(|it| it.side == side && it.standing == Standing::Captures);
    let contests = |side: Side| claims.iter().any(|it| it.side == side && it.standing.contests());
    match (contests(Side::Alpha), contests(Side::Bravo)) {
        (true, true) => Control::Contested,
        (true, false) if captures(Side::Alpha) => Control::Alpha,
        (false, true) if captures(Side::Bravo) => Control::Bravo,
        _ => Control::Free,
    }
}

/// The formation's best claim, by its unit that counts most and among those the nearest.
fn claim(
    game: &Game,
    side: Side,
    at: usize,
    deployed: &Deployed,
    objective: &Objective,
) -> Option<(Distance, Standing)> {
    if deployed.place != Place::Table {
        return None;
    }
    let near = deployed.units.iter().filter_map(|unit| {
        let distance = unit.spot.filter(|_| unit.left > 0)?.distance_to(objective.at);
        distance.within(REACH).then(|| (standing(game, side, at, deployed, unit), distance))
    });
    let best = near.reduce(|best, it| {
        let better = it.0 < best.0 || (it.0 == best.0 && it.1.shown() < best.1.shown());
        if better { it } else { best }
    });
    best.map(|(standing, distance)| (distance, standing))
}

fn standing(game: &Game, side: Side, at: usize, deployed: &Deployed, unit: &Unit) -> Standing {
    let facts = game.facts(side, unit);
    if deployed.broken {
        Standing::Broken
    } else if deployed.rallied {
        Standing::Rallied
    } else if facts.is_some_and(|it| it.is(UnitType::Aircraft)) && unit.landed == game.turn() {
        Standing::LandedThisTurn
    } else if lacks_synapse(game, side, at, deployed) {
        Standing::WithoutSynapse
    } else {
        Standing::Captures
    }
}

fn lacks_synapse(game: &Game, side: Side, at: usize, deployed: &Deployed) -> bool {
    let Some(army) = game.army(side) else { return false };
    let swarms = &army.overrides.synapse_swarm_formations;
    let is_swarm = army.formations.get(at).is_some_and(|formation| swarms.contains(&formation.name));
    let alive = deployed.units.iter().filter(|unit| unit.left > 0);
    is_swarm && !alive.filter_map(|unit| game.facts(side, unit)).any(|facts| facts.has("Synapse"))
}

impl Control {
    /// Who holds it, in the reader's language.
    pub fn saying(self, game: &Game) -> Saying {
        match self {
            Control::Alpha => say!("epic-control-held", player = game.player(Side::Alpha)),
            Control::Bravo => say!("epic-control-held", player = game.player(Side::Bravo)),
            Control::Contested => say!("epic-control-contested"),
            Control::Free => say!("epic-control-free"),
        }
    }
}
