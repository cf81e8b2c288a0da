//! The roll call: who is in which group, who meets whom, and that nobody is missing.

use super::Violation;
use crate::request::Swiss;

/// Groups and opponents, counted afresh from the request and the pairs.
pub(super) struct Roll {
    /// The group of each player; nobody's if the player has the bye.
    groups: Vec<u32>,
    /// The opponent of each player.
    opponents: Vec<u32>,
    /// The table of each player.
    tables: Vec<u32>,
    /// How many players each group has, without the one who has the bye.
    pub(super) sizes: Vec<u32>,
    /// How many players each group and those above it have together.
    pub(super) through: Vec<u64>,
    /// The score of each group.
    pub(super) scores: Vec<i64>,
}

const NOBODY: u32 = u32::MAX;

impl Roll {
    pub(super) fn new(request: &Swiss, pairs: &[(u32, u32)]) -> Result<Roll, Violation> {
        let players = request.scores.len();
        let mut opponents = vec![NOBODY; players];
        let mut tables = vec![NOBODY; players];
        for (table, &(one, other)) in pairs.iter().enumerate() {
            for (player, opponent) in [(one, other), (other, one)] {
                let place = opponents.get_mut(player as usize).ok_or(Violation::UnknownPlayer { player })?;
                if *place != NOBODY || one == other || request.bye == Some(player) {
                    return Err(Violation::PairedTwice { player });
                }
                *place = opponent;
                tables[player as usize] = table as u32;
            }
        }
        let missing = |player: &u32| opponents[*player as usize] == NOBODY && request.bye != Some(*player);
        if let Some(player) = (0..players as u32).find(missing) {
            return Err(Violation::LeftOut { player });
        }
        let mut scores: Vec<i64> = Vec::new();
        let playing = |player: usize| request.bye != Some(player as u32);
        scores.extend((0..players).filter(|player| playing(*player)).map(|player| request.scores[player]));
        scores.sort_unstable_by(|one, other| other.cmp(one));
        scores.dedup();
        let mut sizes = vec![0; scores.len()];
        let mut groups = vec![NOBODY; players];
        for player in (0..players).filter(|player| playing(*player)) {
            let score = request.scores[player];
            let group = scores.partition_point(|higher| *higher > score);
            groups[player] = group as u32;
            sizes[group] += 1;
        }
        let through = sizes
            .iter()
            .scan(0, |sum, size| {
                *sum += u64::from(*size);
                Some(*sum)
            })
            .collect();
        Ok(Roll { groups, opponents, tables, sizes, through, scores })
    }

    /// The group of somebody who plays.
    pub(super) fn group(&self, player: u32) -> u32 {
        self.groups[player as usize]
    }

    /// Whether somebody plays in this round.
    pub(super) fn plays(&self, player: u32) -> bool {
        self.opponents.get(player as usize).is_some_and(|opponent| *opponent != NOBODY)
    }

    /// The opponent of somebody, if there is one.
    pub(super) fn opponent(&self, player: u32) -> Option<u32> {
        self.opponents.get(player as usize).copied().filter(|opponent| *opponent != NOBODY)
    }

    /// Which tables are rematches, and which go against a wish.
    pub(super) fn repeated(&self, request: &Swiss) -> (Vec<bool>, Vec<bool>) {
        let marks = |list: &[(u32, u32)]| {
            let mut marks = vec![false; self.tables.iter().filter(|table| **table != NOBODY).count() / 2];
            for &(one, other) in list {
                if self.opponent(one) == Some(other) {
                    marks[self.tables[one as usize] as usize] = true;
                }
            }
            marks
        };
        (marks(&request.met), marks(&request.apart))
    }
}
