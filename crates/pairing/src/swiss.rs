//! Pairing one Swiss round: from a request to pairs, reasons and proofs.

use crate::certificate::Certificate;
use crate::chance::Chance;
use crate::cost::Cost;
use crate::field::Field;
use crate::outlook::Outlook;
use crate::reason::Reason;
use crate::request::{Malformed, Swiss};
use crate::{sample, small};

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

/// Pairs one round. See the crate's front page for what is guaranteed.
pub fn pair(request: &Swiss, chance: Chance<'_>) -> Result<Pairing, Malformed> {
    request.check()?;
    let field = Field::new(request);
    let seats = if field.seats() <= small::MOST {
        small::Table::new(&field).draw(chance)
    } else {
        sample::draw(&field, 0..field.groups(), &Cost::ideal(&field), chance)
            .unwrap_or_else(|| (0..field.seats() as u32 / 2).map(|at| (2 * at, 2 * at + 1)).collect())
    };
    let mut seats: Vec<(u32, u32)> =
        seats.into_iter().map(|(one, other)| (one.min(other), one.max(other))).collect();
    seats.sort_by_key(|&(upper, lower)| (field.group[upper as usize], field.group[lower as usize]));
    let player = |seat: u32| field.players[seat as usize];
    let relaxations = seats
        .iter()
        .filter(|(one, other)| field.met.has(*one, *other))
        .map(|&(one, other)| Relaxation::Rematch(player(one), player(other)))
        .collect();
    Ok(Pairing {
        pairs: seats.iter().map(|&(one, other)| (player(one), player(other))).collect(),
        reasons: Vec::new(),
        relaxations,
        outlook: Outlook::NotProven,
        certificate: Certificate::Open,
    })
}
