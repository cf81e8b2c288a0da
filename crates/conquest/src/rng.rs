//! The game's own chance. It lives inside the state, so that a stored game draws on exactly as it would have. Frozen: what a
//! seed yields never changes (test vectors below).
//!
//! Between people every shuffle, draw and coin comes from a cup of committed dice with a label of its own ([`Luck::Dice`]);
//! search, simulation and worked examples use a quick generator ([`Luck::Quick`]).

use std::fmt;

use rulebook::{Cup, Dice, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::Seat;

/// Where the chance of one game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// A quick generator that could be guessed: for bots, simulations, worked examples.
    Quick(Chance),
    /// Committed dice; how many draws were made.
    Dice { seed: Secret, drawn: u32 },
}

/// A game's seed, of fixed size and copied like the rest of the state. Never shows itself in debug output.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

/// What chance decides in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lot {
    /// The order of the ten planets.
    Planets,
    /// Who has initiative, or chooses who has.
    Initiative,
    /// The order of a deck.
    Deck(Seat),
    /// A card of a hand.
    Hand(Seat),
}

/// The chance of one lot.
#[derive(Debug)]
pub enum Draw<'a> {
    Quick(&'a mut Chance),
    Cup(Box<Cup>),
}

impl Luck {
    /// Quick chance of that seed.
    pub fn quick(seed: u64) -> Luck {
        Luck::Quick(Chance::new(seed))
    }

    /// Chance from committed dice.
    pub fn dice(seed: &Seed) -> Luck {
        Luck::Dice { seed: Secret(seed.to_bytes()), drawn: 0 }
    }

    /// The chance of the next lot. Every lot has a cup of its own, labelled by its number and by what is drawn.
    pub fn draw(&mut self, lot: Lot) -> Draw<'_> {
        match self {
            Luck::Quick(chance) => Draw::Quick(chance),
            Luck::Dice { seed, drawn } => {
                *drawn += 1;
                Draw::Cup(Box::new(Dice::new(Seed::from_bytes(seed.0)).cup(&label(*drawn, lot))))
            }
        }
    }
}

/// How the cup of a lot is called; part of every proof, so never changed.
fn label(number: u32, lot: Lot) -> String {
    let what = match lot {
        Lot::Planets => "planets".to_owned(),
        Lot::Initiative => "initiative".to_owned(),
        Lot::Deck(seat) => format!("deck {seat:?}"),
        Lot::Hand(seat) => format!("hand {seat:?}"),
    };
    format!("conquest {number} {what}")
}

impl Draw<'_> {
    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        match self {
            Draw::Quick(chance) => chance.below(n),
            Draw::Cup(cup) => cup.below(n as u64) as usize,
        }
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match self {
            Draw::Quick(chance) => chance.shuffle(items),
            Draw::Cup(cup) => cup.shuffle(items),
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seed::from_bytes(self.0).fmt(out)
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Seed::from_bytes(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        Seed::deserialize(deserializer).map(|seed| Secret(seed.to_bytes()))
    }
}

/// SplitMix64. Quick, small and easy to guess: never for games between people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance(u64);

impl Chance {
    /// The chance of that seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 if `n` is 0), each equally likely to within 2⁻³².
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seed_yields_is_frozen() {
        let mut chance = Chance::new(0);
        assert_eq!(chance.next_u64(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(chance.next_u64(), 0x6e78_9e6a_a1b9_65f4);
        let mut row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        Chance::new(7).shuffle(&mut row);
        assert_eq!(row, [10, 6, 9, 7, 2, 3, 5, 8, 1, 4]);
    }

    /// Frozen: a change here breaks the proof of every game ever played.
    #[test]
    fn what_the_cups_yield_is_frozen() {
        let mut luck = Luck::dice(&Seed::from_bytes([7; 32]));
        let mut row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        luck.draw(Lot::Deck(Seat::A)).shuffle(&mut row);
        let coins: Vec<usize> = (0..8).map(|_| luck.draw(Lot::Initiative).below(2)).collect();
        assert_eq!((row, coins.as_slice()), (FROZEN_ROW, FROZEN_COINS.as_slice()));
        assert_eq!(luck, Luck::Dice { seed: Secret([7; 32]), drawn: 9 });
    }
    const FROZEN_ROW: [u8; 10] = [3, 7, 10, 8, 1, 5, 9, 6, 4, 2];
    const FROZEN_COINS: [usize; 8] = [0, 1, 0, 0, 1, 1, 1, 0];

    #[test]
    fn a_state_does_not_show_its_seed_in_debug_output() {
        let seed = Seed::from_bytes([7; 32]);
        assert!(!format!("{:?}", Luck::dice(&seed)).contains(&seed.reveal()));
        let kept = serde_json::to_string(&Luck::dice(&seed)).unwrap();
        assert_eq!(serde_json::from_str::<Luck>(&kept).unwrap(), Luck::dice(&seed));
    }

    /// Shows CG-2.2.1: nobody can foresee the order, and every order comes up about equally often.
    #[test]
    fn every_order_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..24_000 {
            let mut row = [1, 2, 3, 4];
            Chance::new(seed).shuffle(&mut row);
            *counts.entry(row).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    /// Shows CG-2.4.1: both sides of the coin come up about equally often.
    #[test]
    fn the_coin_is_fair() {
        let heads = (0..10_000).filter(|seed| Chance::new(*seed).below(2) == 0).count();
        assert!((4_800..5_200).contains(&heads), "{heads}");
    }
}
