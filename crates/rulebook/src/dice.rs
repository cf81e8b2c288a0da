//! Chance that anybody can check afterwards.
//!
//! Before the first draw the SHA-256 of a secret [`Seed`] is published. Every draw has a label that says what is drawn
//! ("stage 1 round 4 attempt 1 pairing"); its [`Cup`] is ChaCha20 keyed by SHA-256 of a fixed prefix, the seed and the
//! label. Draws are therefore independent of each other and of their order. When the seed is revealed, everybody can
//! repeat every draw.
//!
//! The order of a shuffle must stay the same for ever, so the few lines that turn a stream of numbers into choices are
//! our own and pinned by test vectors; no library promises this between its releases.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER_PERMISSIVE;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The secret from which every draw of one tournament or game follows.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The published SHA-256 of a [`Seed`]: binds the organizer before the first draw, reveals nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// A text that is no seed or commitment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedError {
    /// How many characters were read.
    pub length: usize,
}

/// All the chance of one tournament or game: hands out one [`Cup`] per draw.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: Seed,
}

/// The chance of one draw: an endless stream of fair choices, the same for the same seed and label.
#[derive(Clone, Debug)]
pub struct Cup {
    stream: ChaCha20Rng,
}

impl Dice {
    /// Dice that follow from that seed.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed }
    }

    /// The seed these dice follow from. Secret until it is revealed.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The cup for the draw of that label.
    pub fn cup(&self, label: &str) -> Cup {
        let mut hash = Sha256::new();
        hash.update(b"marshal draw v1\n");
        hash.update(self.seed.0);
        hash.update(label.as_bytes());
        Cup { stream: ChaCha20Rng::from_seed(hash.finalize().into()) }
    }
}

impl Cup {
    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.stream.next_u64()
    }

    /// A number from 0 to `end - 1`, each equally likely (Lemire's method, rejecting what would be unfair); 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        if end == 0 {
            return 0;
        }
        let unfair_below = end.wrapping_neg() % end;
        loop {
            let product = u128::from(self.bits()) * u128::from(end);
            if product as u64 >= unfair_below {
                return (product >> 64) as u64;
            }
        }
    }

    /// Puts the items in random order, each order equally likely (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A seed of this cup's own, for somebody who brings none.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(8) {
            part.copy_from_slice(&self.bits().to_le_bytes());
        }
        Seed(bytes)
    }

    /// One of the items, each equally likely; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(items.len() as u64) as usize)
    }
}

impl Seed {
    /// A seed of those bytes. They must come from real randomness; only the shell around the rulebooks has any.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed's bytes, for who keeps it in a state of fixed size. As secret as the seed.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The seed that follows from this secret and from a number of everybody else: whoever does not know all of them knows
    /// nothing about it, and whoever fixed a part first could not aim at anything.
    #[must_use]
    pub fn mixed_with(&self, numbers: &[Seed]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"marshal mixed seed v1\n");
        hash.update(self.0);
        for number in numbers {
            hash.update(number.0);
        }
        Seed(hash.finalize().into())
    }

    /// What is published before the first draw.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed in 64 hex digits, as it is revealed.
    pub fn reveal(&self) -> String {
        HEXLOWER_PERMISSIVE.encode(&self.0)
    }
}

/// A seed never shows itself by accident: logs and error messages print its commitment.
impl fmt::Debug for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Seed(committed as {})", self.commitment())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&HEXLOWER_PERMISSIVE.encode(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Commitment({self})")
    }
}

impl fmt::Display for SeedError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "expected 64 hex digits, read {} characters that are not", self.length)
    }
}

impl std::error::Error for SeedError {}

fn bytes_of(text: &str) -> Result<[u8; 32], SeedError> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or(SeedError { length: text.chars().count() })
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        bytes_of(text).map(Seed)
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Commitment, SeedError> {
        bytes_of(text).map(Commitment)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commitment, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Dice {
        Dice::new(Seed::from_bytes(std::array::from_fn(|at| at as u8)))
    }

    /// Frozen: a change here breaks the proof of every tournament ever played.
    #[test]
    fn draws_are_frozen() {
        let mut cup = dice().cup("stage 1 round 1 attempt 1 pairing");
        let numbers: Vec<u64> = (0..8).map(|_| cup.below(1000)).collect();
        let mut order: Vec<u8> = (0..12).collect();
        cup.shuffle(&mut order);
        assert_eq!(numbers, FROZEN_NUMBERS);
        assert_eq!(order, FROZEN_ORDER);
        assert_eq!(dice().seed().commitment().to_string(), FROZEN_COMMITMENT);
    }
    const FROZEN_NUMBERS: [u64; 8] = [471, 18, 795, 469, 13, 843, 117, 803];
    const FROZEN_ORDER: [u8; 12] = [11, 5, 2, 10, 0, 9, 1, 7, 8, 3, 4, 6];
    const FROZEN_COMMITMENT: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

    /// Frozen as well: a change here breaks the proof of every game ever played.
    #[test]
    fn a_mixed_seed_is_frozen_and_needs_every_part() {
        let [secret, one, two] = [1, 2, 3].map(|byte| Seed::from_bytes([byte; 32]));
        let mixed = secret.mixed_with(&[one.clone(), two.clone()]);
        assert_eq!(mixed.reveal(), FROZEN_MIXED);
        for other in [secret.mixed_with(&[two.clone(), one.clone()]), one.mixed_with(&[secret, two])] {
            assert_ne!(other, mixed);
        }
    }
    const FROZEN_MIXED: &str = "4f1766650a00dbaff8227fa0748662e7cf8eaf8e7d87f885f2e3565c0da26420";

    #[test]
    fn labels_give_independent_draws() {
        let (mut one, mut two) = (dice().cup("a"), dice().cup("b"));
        assert_ne!((one.bits(), one.bits()), (two.bits(), two.bits()));
    }

    /// All 24 orders of four items, 24,000 times: each within five standard deviations of 1,000.
    #[test]
    fn every_order_is_equally_likely() {
        let mut cup = dice().cup("orders");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            cup.shuffle(&mut order);
            *seen.entry(order).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&times| (845..=1155).contains(&times)), "{seen:?}");
    }

    #[test]
    fn a_seed_does_not_show_itself_in_debug_output() {
        let seed = dice().seed().clone();
        assert!(!format!("{seed:?}").contains(&seed.reveal()));
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        for text in ["", "ab", "zz", &"g".repeat(64), &"0".repeat(63), &"0".repeat(66), "żółć"] {
            assert!(text.parse::<Seed>().is_err());
        }
        assert!("0F".repeat(32).parse::<Seed>().is_ok());
    }
}
