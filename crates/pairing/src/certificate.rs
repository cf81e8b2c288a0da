//! Why nothing better exists, in a form that anybody can check with addition and comparison.
//!
//! A pairing costs what its pairs cost. A pair costs one at [`Level::Rematch`] if the two met before, one at
//! [`Level::Wish`] if they should be kept apart, one at [`Level::Crossing`] for every boundary between score groups that lies
//! between them and one at [`Level::Passing`] for every group it passes over. Costs are compared level by level, the first
//! difference decides.
//!
//! The proof is the one of linear programming. Give every player a [`Weight`], and every one of some odd sets of players a
//! weight that is not negative. A set with an odd number of players is left by at least one pair of any pairing, whatever
//! it is. So if for any two players the sum of their weights and of all sets that hold exactly one of them is at most what
//! the two would cost, then the sum of all weights is at most what *any* complete pairing costs. If that sum is what our
//! pairing costs, nothing is cheaper. For the usual round the proof is one line per group: "ten players down to here is even,
//! nobody had to cross; thirteen is odd, one pair had to".

/// What a pairing is judged by, most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Pairs that met before in this stage.
    Rematch,
    /// Pairs the organiser wished to keep apart.
    Wish,
    /// Pairs with one player in groups `0..=boundary` and the other below.
    Crossing(u32),
    /// Pairs with one player above this group and the other below it.
    Passing(u32),
}

/// Amounts by level, in **halves**, in the order of levels, without zeros. Compared level by level.
pub type Weight = Vec<(Level, i64)>;

/// A set with an odd number of players, each of whom has to find an opponent: one at least finds it outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSet {
    /// Who is in the set.
    pub members: Members,
    /// What it is worth that somebody has to leave the set.
    pub weight: Weight,
}

/// The players of an [`OddSet`]. Groups are counted from the top, beginning with 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Members {
    /// All players of this group and the groups above. Its weight is always one crossing of the boundary below.
    Through(u32),
    /// Whole groups, and single players of other groups; both in ascending order.
    These { groups: Vec<u32>, players: Vec<u32> },
}

/// Why no pairing is better than the one it came with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certificate {
    /// By weights on players and odd sets, see the module's first lines.
    Weights { players: Vec<(u32, Weight)>, sets: Vec<OddSet> },
    /// Looking ahead ruled out pairings that would be better otherwise; all of them were tried. Only in small fields.
    Tried,
    /// Nobody knows: the field was too large and too entangled to prove it within bounds.
    Open,
}
