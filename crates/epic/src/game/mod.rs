//! The game as a rulebook: set-up and play of one battle between two players (EP-8.1.1 to EP-8.3.2).
//!
//! [`Game`] is the state. [`Command`]s are what the players want, [`Fact`]s what then is true, [`Refusal`]s why not.
//! `decide` works out what a command comes to; whatever follows from it by itself (a step that closes, a turn that begins, a
//! winner) comes as further facts of the same decision.

mod apply;
mod command;
mod decide;
mod play;
mod refusal;
mod refusal_words;
mod reserve;
mod setup;
mod telling;

pub use command::{Command, Fact};
pub use refusal::{Refusal, Unsound};

use crate::army::Formation;
use crate::deployment::Side;
use crate::garrison::eligibility;
pub use crate::state::{
    Author, Deployed, Game, Objective, Options, Place, Reading, RollOff, RollStep, Stage, Unit, Way,
};

impl Game {
    /// The formations of a player that wait off the table and may enter in this turn (EP-6.2.6).
    pub fn entries_offered(&self, side: Side) -> Vec<&Formation> {
        if !matches!(self.stage, Stage::Turn(_)) {
            return Vec::new();
        }
        let army = self.army(side);
        let waiting = self.field[side as usize].iter().enumerate();
        waiting
            .filter(|(at, _)| self.may_enter(side, *at).is_ok())
            .filter_map(|(at, _)| army.and_then(|army| army.formations.get(at)))
            .collect()
    }

    /// Who starts a step: the player with the higher strategy rating; nobody yet if a roll-off must decide.
    fn starter(&self) -> Option<Side> {
        let rating = |side: Side| self.army(side).map(|army| army.strategy_rating);
        match rating(Side::Alpha).cmp(&rating(Side::Bravo)) {
            std::cmp::Ordering::Greater => Some(Side::Alpha),
            std::cmp::Ordering::Less => Some(Side::Bravo),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Whether the player still has something to place in the present step (EP-9.2.3).
    fn has_something_to_place(&self, side: Side) -> bool {
        match self.stage {
            Stage::Objectives => self.objectives.len() < 6,
            Stage::Garrisons => {
                let Some(army) = self.army(side) else { return false };
                !self.done[side as usize]
                    && self.formations(side).any(|(formation, deployed)| {
                        deployed.place == Place::Waiting && eligibility(army, formation).may_garrison()
                    })
            }
            Stage::RemainingForces => self.deployed(side).iter().any(|it| it.place == Place::Waiting),
            Stage::Forces
            | Stage::Terrain
            | Stage::TableEdge
            | Stage::Spacecraft
            | Stage::Ready
            | Stage::Turn(_)
            | Stage::EndPhase(_)
            | Stage::ContinuationRoll(_)
            | Stage::Tiebreak
            | Stage::Finished => false,
        }
    }

    /// Who acts next in an alternating step, after that player has: the other one unless he or she has nothing left.
    fn next_after(&self, side: Side) -> Option<Side> {
        [side.other(), side].into_iter().find(|it| self.has_something_to_place(*it))
    }
}
