//! Who holds which objective in an end phase, and why (EP-4.2.1 to EP-4.2.10, EP-8.2.2).

use std::cmp::Ordering;

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use crate::deployment::Side;
use crate::game::{Deployed, Game, Objective, Place, Unit};
use crate::goals::{Goal, GoalReport};
use crate::measure::{Distance, Length};

/// How near a unit must be to capture or contest.
pub const REACH: Length = Length::cm(15);

/// What one end phase came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndPhase {
    /// The turn it ended.
    pub turn: u32,
    /// Each objective, in order.
    pub objectives: Vec<Holding>,
    /// The five goals of each player, Alpha's first.
    pub goals: [Vec<GoalReport>; 2],
}

/// Who holds one objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Its number.
    pub objective: u32,
    /// Who holds it.
    pub control: Control,
    /// Every formation with a unit within 15 cm, and whether it counts.
    pub claims: Vec<Claim>,
}

/// Who holds an objective. It has no memory: this is worked out afresh in each end phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Control {
    Alpha,
    Bravo,
    Contested,
    Free,
}

/// A formation near an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Whose it is.
    pub side: Side,
    /// The formation's id.
    pub formation: String,
    /// How far its nearest unit is, rounded for showing.
    pub distance: Length,
    /// Whether it counts.
    pub standing: Standing,
}

/// Whether a formation near an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It captures and contests.
    Captures,
    /// It only contests: an aircraft that landed this turn (EP-4.2.5, EP-4.2.6).
    LandedThisTurn,
    /// It only contests: a synapse swarm without a synapse unit (EP-7.4.11).
    WithoutSynapse,
    /// It does neither: its formation is broken (EP-4.2.3).
    Broken,
    /// It does neither: its formation rallied in this end phase (EP-4.2.4).
    Rallied,
}

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

impl EndPhase {
    /// How many objectives a player holds.
    pub fn held(&self, side: Side) -> usize {
        self.objectives.iter().filter(|it| it.control.is(side)).count()
    }

    /// The goals a player has achieved.
    pub fn achieved(&self, side: Side) -> impl Iterator<Item = Goal> + '_ {
        self.goals[side as usize].iter().filter(|it| it.achieved).map(|it| it.goal)
    }

    /// How many goals each player has achieved.
    pub fn goal_counts(&self) -> [u8; 2] {
        Side::BOTH.map(|side| self.achieved(side).count() as u8)
    }

    /// Who has won by goals at a check: at least two, and more than the opponent (EP-7.1.3).
    pub fn winner(&self) -> Option<Side> {
        winner_by_goals(self.goal_counts())
    }
}

/// Who wins with those numbers of goals (EP-7.1.3).
pub fn winner_by_goals([alpha, bravo]: [u8; 2]) -> Option<Side> {
    match alpha.cmp(&bravo) {
        Ordering::Greater if alpha >= 2 => Some(Side::Alpha),
        Ordering::Less if bravo >= 2 => Some(Side::Bravo),
        Ordering::Greater | Ordering::Less | Ordering::Equal => None,
    }
}

impl Control {
    /// Whether that player holds it.
    pub fn is(self, side: Side) -> bool {
        matches!((self, side), (Control::Alpha, Side::Alpha) | (Control::Bravo, Side::Bravo))
    }

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

impl Standing {
    /// Whether it keeps the opponent from capturing.
    pub fn contests(self) -> bool {
        matches!(self, Standing::Captures | Standing::LandedThisTurn | Standing::WithoutSynapse)
    }

    /// What it means, in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            Standing::Captures => say!("epic-standing-captures"),
            Standing::LandedThisTurn => say!("epic-standing-landed"),
            Standing::WithoutSynapse => say!("epic-standing-synapse"),
            Standing::Broken => say!("epic-standing-broken"),
            Standing::Rallied => say!("epic-standing-rallied"),
        }
    }
}
