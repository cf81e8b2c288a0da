//! The tie-break: victory points for enemy formations by their state (EP-7.4.1 to EP-7.4.12).

use rulebook::{Saying, say};
use serde::Serialize;

use crate::army::{Army, Formation, UnitType};
use crate::deployment::Side;
use crate::ending::VictoryPoints;
pub use crate::ending::WarEngineStrength;
use crate::state::{Deployed, Game};

/// What a player scores, formation by formation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// One line for each enemy formation.
    pub lines: Vec<ScoreLine>,
    /// Their sum.
    pub total: VictoryPoints,
}

/// What one enemy formation brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// Its id.
    pub formation: String,
    /// Its full points value at the start of the game.
    pub points: u32,
    /// Its strength at the start.
    pub strength_at_start: u32,
    /// Its strength now.
    pub strength: u32,
    /// Its state.
    pub state: State,
    /// What it scores.
    pub scores: VictoryPoints,
}

/// The state of a formation for the tie-break: one category only, the highest that applies (EP-7.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Completely destroyed: full value.
    Destroyed,
    /// Broken and at half strength or less: full value.
    BrokenAndHalved,
    /// At half strength or less and not broken: half value.
    Halved,
    /// Broken and above half strength: half value.
    Broken,
    /// None of these: nothing.
    Intact,
}

/// What both players score at this moment, Alpha's score first.
pub fn scores(game: &Game) -> [Score; 2] {
    Side::BOTH.map(|side| {
        let enemy = side.other();
        let lines: Vec<ScoreLine> = match game.army(enemy) {
            Some(army) => game.formations(enemy).map(|(it, now)| line(game, army, it, now)).collect(),
            None => Vec::new(),
        };
        let total = lines.iter().map(|line| line.scores).sum();
        Score { lines, total }
    })
}

/// Who wins with those victory points; nobody if they are equal (EP-7.4.7, EP-7.4.8).
pub fn winner([alpha, bravo]: [VictoryPoints; 2]) -> Option<Side> {
    match alpha.cmp(&bravo) {
        std::cmp::Ordering::Greater => Some(Side::Alpha),
        std::cmp::Ordering::Less => Some(Side::Bravo),
        std::cmp::Ordering::Equal => None,
    }
}

fn line(game: &Game, army: &Army, formation: &Formation, deployed: &Deployed) -> ScoreLine {
    let (at_start, now) = strengths(game.options().tiebreak_war_engine, army, formation, deployed);
    let state = state(deployed.is_destroyed(), deployed.broken, at_start, now);
    ScoreLine {
        formation: formation.id.clone(),
        points: formation.points,
        strength_at_start: at_start,
        strength: now,
        state,
        scores: state.value(formation.points),
    }
}

fn state(destroyed: bool, broken: bool, at_start: u32, now: u32) -> State {
    // Not more than half of the strength at the start, without rounding (EP-7.4.6).
    let halved = 2 * now <= at_start;
    match (broken, halved) {
        _ if destroyed => State::Destroyed,
        (true, true) => State::BrokenAndHalved,
        (false, true) => State::Halved,
        (true, false) => State::Broken,
        (false, false) => State::Intact,
    }
}

/// A formation's strength at the start and now: its units, war engines by damage capacity (EP-7.4.4).
fn strengths(
    reading: WarEngineStrength,
    army: &Army,
    formation: &Formation,
    deployed: &Deployed,
) -> (u32, u32) {
    let is_swarm = army.overrides.synapse_swarm_formations.contains(&formation.name);
    let (mut at_start, mut now) = (0, 0);
    for unit in &deployed.units {
        let Some(facts) = army.kinds.get(unit.kind) else { continue };
        if is_swarm && facts.has("Brood") {
            continue;
        }
        let strength = |left: u32, whole: u32| match (facts.is(UnitType::WarEngine), reading) {
            _ if left == 0 => 0,
            (false, _) => 1,
            (true, WarEngineStrength::Replace) => left.min(whole),
            (true, WarEngineStrength::Add) => left.min(whole) + 1,
        };
        let whole = facts.damage_capacity.unwrap_or(1).max(1);
        now += strength(unit.left, whole);
        if !unit.joined {
            at_start += strength(whole, whole);
        }
    }
    (at_start, now)
}

impl State {
    /// What a formation of that value scores in this state.
    pub fn value(self, points: u32) -> VictoryPoints {
        match self {
            State::Destroyed | State::BrokenAndHalved => VictoryPoints::full(points),
            State::Halved | State::Broken => VictoryPoints::half(points),
            State::Intact => VictoryPoints::default(),
        }
    }

    /// Its name in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            State::Destroyed => say!("epic-state-destroyed"),
            State::BrokenAndHalved => say!("epic-state-broken-and-halved"),
            State::Halved => say!("epic-state-halved"),
            State::Broken => say!("epic-state-broken"),
            State::Intact => say!("epic-state-intact"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ep_7_4_1_a_formation_scores_by_its_state() {
        let score =
            |destroyed, broken, of_hundred| state(destroyed, broken, 100, of_hundred).value(400).to_string();
        assert_eq!(score(true, false, 0), "400");
        assert_eq!(score(false, true, 50), "400");
        assert_eq!(score(false, false, 50), "200");
        assert_eq!(score(false, true, 51), "200");
        assert_eq!(score(false, false, 51), "0");
    }

    #[test]
    fn ep_7_4_2_a_formation_scores_in_one_category_only() {
        assert_eq!(state(true, true, 13, 0), State::Destroyed);
        assert_eq!(state(true, true, 13, 0).value(250).to_string(), "250");
    }

    #[test]
    fn ep_7_4_3_halves_are_kept() {
        assert_eq!(VictoryPoints::half(275).to_string(), "137.5");
        assert_eq!(VictoryPoints::half(825).doubled(), 825);
        assert!(VictoryPoints::half(275) > VictoryPoints::full(137));
        let json = serde_json::to_string(&VictoryPoints::half(275)).unwrap();
        assert_eq!(json, "137.5");
        assert_eq!(serde_json::from_str::<VictoryPoints>(&json).unwrap(), VictoryPoints::half(275));
    }

    #[test]
    fn ep_7_4_6_half_strength_is_not_more_than_half_of_the_start() {
        for (start, most) in [(20, 10), (9, 4), (3, 1), (1, 0)] {
            assert_eq!(state(false, false, start, most), State::Halved, "{start}");
            assert_eq!(state(false, false, start, most + 1), State::Intact, "{start}");
        }
    }

    #[test]
    fn ep_7_4_7_the_higher_score_wins() {
        let (less, more) = (VictoryPoints::full(1112), VictoryPoints::half(2225));
        assert_eq!(winner([more, less]), Some(Side::Alpha));
        assert_eq!(winner([less, more]), Some(Side::Bravo));
    }

    #[test]
    fn ep_7_4_8_equal_scores_are_a_draw() {
        assert_eq!(winner([VictoryPoints::full(875), VictoryPoints::full(875)]), None);
        assert_eq!(winner([VictoryPoints::half(275), VictoryPoints::full(137)]), Some(Side::Alpha));
    }
}
