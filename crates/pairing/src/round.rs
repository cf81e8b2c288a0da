//! One round, paired: who meets whom, why, and the proof. What comes out, and what [`crate::checker`] looks at.

use crate::certificate::Certificate;
use crate::outlook::Outlook;
use crate::reason::Reason;

/// One round, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who meets whom, in the order of tables: highest groups first, in each pair the player of the higher group first.
    pub pairs: Vec<(u32, u32)>,
    /// Why, for every pair that joins two groups, repeats an earlier one, or goes against a wish.
    pub reasons: Vec<Reason>,
    /// What was asked for and could not hold: as little as possible.
    pub relaxations: Vec<Relaxation>,
    /// Whether the announced rounds after this one can be free of rematches.
    pub outlook: Outlook,
    /// Why no pairing is better.
    pub certificate: Certificate,
}

/// Something asked for that could not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relaxation {
    /// These two meet again.
    Rematch(u32, u32),
    /// These two meet although the organiser wished to keep them apart.
    Together(u32, u32),
}
