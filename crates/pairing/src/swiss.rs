//! Pairing one Swiss round: the door to everything behind it.

use crate::chance::Chance;
use crate::field::Field;
use crate::plan;
use crate::request::{Malformed, Swiss};
use crate::round::Pairing;

/// Pairs one round. See the crate's front page for what is guaranteed.
pub fn pair(request: &Swiss, chance: Chance<'_>) -> Result<Pairing, Malformed> {
    request.check()?;
    let field = Field::new(request);
    Ok(plan::choose(request, &field, chance))
}
