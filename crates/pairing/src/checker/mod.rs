//! An independent look at a finished pairing: nobody missing, every reason true, and the proof that nothing is better.
//!
//! This module shares no code with the algorithm, only the types of the request and the answer; it never solves anything
//! where a proof was handed over. Its work grows about linearly with the field: pairs, lists and weights are walked once,
//! and players without a weight of their own are judged group by group.
//!
//! ```
//! use pairing::{Swiss, checker, pair};
//! let request = Swiss { scores: vec![3, 3, 3, 0, 0, 0], met: vec![(0, 3), (1, 4), (2, 5)], ..Swiss::default() };
//! let mut round = pair(&request, &mut |end| end / 2).expect("well formed");
//! assert!(checker::check(&request, &round).expect("sound").best.is_proven());
//! round.pairs.swap_remove(0);
//! assert!(checker::check(&request, &round).is_err());
//! ```

mod ahead;
mod reasons;
mod roll;
mod weights;

use crate::certificate::{Certificate, Level};
use crate::request::{Malformed, Swiss};
use crate::round::{Pairing, Relaxation};
use roll::Roll;
use std::collections::BTreeMap;

/// What was found sound. A [`Violation`] is returned instead if anything is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// That no pairing is better.
    pub best: Standing,
    /// What the outlook says about the rounds to come.
    pub outlook: Standing,
}

/// Whether a claim follows from what was handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It follows.
    Proven,
    /// It was not claimed, or checking it would take a search beyond bounds. It may well be true.
    Unproven,
}

impl Standing {
    /// Whether the claim follows.
    pub fn is_proven(self) -> bool {
        self == Standing::Proven
    }
}

/// What is wrong with a pairing, the first thing found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The request itself makes no sense.
    Malformed(Malformed),
    /// A pair names somebody who is no player of this field.
    UnknownPlayer { player: u32 },
    /// Somebody is paired twice, or with himself or herself, or has the bye and an opponent.
    PairedTwice { player: u32 },
    /// Somebody has neither an opponent nor the bye.
    LeftOut { player: u32 },
    /// The tables are not in order of groups, or the player of the lower group stands first.
    OutOfOrder { table: usize },
    /// The list of what could not hold differs from the pairs.
    WrongRelaxations { expected: Vec<Relaxation> },
    /// A reason is missing, too many, or untrue.
    WrongReason { at: usize },
    /// A weight has levels that do not exist, out of order, zero or negative where it must not be.
    BadWeight { of: Holder },
    /// A set names groups or players that do not exist, or in disorder.
    BadSet { at: usize },
    /// A set is not odd, so nobody needs to leave it.
    NotOdd { at: usize },
    /// These two would cost less than their weights claim.
    Overweight { one: u32, other: u32 },
    /// The weights do not add up to what the pairing costs at this level.
    SumDiffers { level: Level },
    /// A better pairing exists.
    BetterExists { pairs: Vec<(u32, u32)> },
    /// What is said about coming rounds is untrue or does not follow.
    WrongOutlook,
}

/// Whose weight is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Player(u32),
    Set(usize),
}

/// Checks everything a pairing claims against the request it answers.
pub fn check(request: &Swiss, pairing: &Pairing) -> Result<Checked, Violation> {
    request.check().map_err(Violation::Malformed)?;
    let roll = Roll::new(request, &pairing.pairs)?;
    in_order(&roll, &pairing.pairs)?;
    let (rematches, together) = roll.repeated(request);
    let expected = relaxations(&pairing.pairs, &rematches, &together);
    if expected != pairing.relaxations {
        return Err(Violation::WrongRelaxations { expected });
    }
    reasons::check(request, &roll, pairing, &rematches, &together)?;
    let outlook = ahead::check(request, pairing, rematches.iter().any(|rematch| *rematch))?;
    let best = match &pairing.certificate {
        Certificate::Weights { players, sets } => {
            let mut cost = crossings(&roll, &pairing.pairs);
            let counted = |marks: &[bool]| marks.iter().filter(|mark| **mark).count() as i128;
            cost.insert(Level::Rematch, counted(&rematches));
            cost.insert(Level::Wish, counted(&together));
            weights::check(request, &roll, players, sets, &cost)?;
            Standing::Proven
        }
        Certificate::Tried => ahead::check_tried(request, &roll, pairing)?,
        Certificate::Open => Standing::Unproven,
    };
    Ok(Checked { best, outlook })
}

fn in_order(roll: &Roll, pairs: &[(u32, u32)]) -> Result<(), Violation> {
    let mut last = (0, 0);
    for (table, &(one, other)) in pairs.iter().enumerate() {
        let groups = (roll.group(one), roll.group(other));
        if groups.0 > groups.1 || groups < last {
            return Err(Violation::OutOfOrder { table });
        }
        last = groups;
    }
    Ok(())
}

fn relaxations(pairs: &[(u32, u32)], rematches: &[bool], together: &[bool]) -> Vec<Relaxation> {
    let mut list = Vec::new();
    for (table, &(one, other)) in pairs.iter().enumerate() {
        if rematches[table] {
            list.push(Relaxation::Rematch(one, other));
        }
        if together[table] {
            list.push(Relaxation::Together(one, other));
        }
    }
    list
}

/// How many pairs cross each boundary and pass over each group; levels without any are absent.
fn crossings(roll: &Roll, pairs: &[(u32, u32)]) -> BTreeMap<Level, i128> {
    let groups = roll.sizes.len();
    let (mut crossing, mut passing) = (vec![0_i64; groups + 1], vec![0_i64; groups + 1]);
    for &(one, other) in pairs {
        let (upper, lower) = (roll.group(one) as usize, roll.group(other) as usize);
        if upper < lower {
            crossing[upper] += 1;
            crossing[lower] -= 1;
            passing[upper + 1] += 1;
            passing[lower] -= 1;
        }
    }
    let mut cost = BTreeMap::new();
    let mut add_up = |changes: Vec<i64>, level: fn(u32) -> Level| {
        let mut open = 0;
        for (at, change) in changes.into_iter().enumerate() {
            open += change;
            if open != 0 {
                cost.insert(level(at as u32), i128::from(open));
            }
        }
    };
    add_up(crossing, Level::Crossing);
    add_up(passing, Level::Passing);
    cost
}
