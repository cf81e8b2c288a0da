//! How much the rules of thumb make of things: the numbers they weigh by, and the search that finds better ones.
//! `cargo bench -p conquest --bench habits` plays the games and prints the table that stands here.

use crate::rng::Chance;
use crate::setup::{BadDeck, Deck};
use crate::state::{Options, Outcome};

use super::{duel, thumb};

/// What the rules of thumb weigh by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Deploying: what a unit's price says of it, what it can fight, what it commands, and what its planet is worth.
    pub price: f32,
    pub fighting: f32,
    pub command: f32,
    pub planet: f32,
    /// Deploying a support, and an attachment on an own card.
    pub support: f32,
    pub attachment: f32,
    /// Using an ability in a window of a battle, and outside of one, where passing is worth 0.5.
    pub act_in_battle: f32,
    pub act_outside: f32,
    /// A shield card: what giving it away costs, and what a wound that kills nobody is worth on a warlord or on another.
    pub shield: f32,
    pub warlord_wound: f32,
    pub wound: f32,
    /// Whom to attack: destroying, wounding, and how much more a warlord and a ready enemy count.
    pub kill: f32,
    pub hurt: f32,
    pub warlord: f32,
    pub ready: f32,
    /// Committing: the prize of a planet that can be won, and the danger to a hale warlord and to a bloodied one.
    pub prize: f32,
    pub danger: f32,
    pub bloodied_danger: f32,
    /// By how much the enemy must be stronger for a battle to be left.
    pub hopeless: f32,
}

const COUNT: usize = 19;

impl Habits {
    /// Those the bots have.
    pub const FITTED: Habits = Habits {
        price: 0.3,
        fighting: 0.3,
        command: 1.2,
        planet: 0.05,
        support: 1.5,
        attachment: 1.6,
        act_in_battle: 0.53,
        act_outside: 0.4,
        shield: 1.6,
        warlord_wound: 0.9,
        wound: 0.4,
        kill: 1.3,
        hurt: 0.6,
        warlord: 4.0,
        ready: 0.4,
        prize: 0.35,
        danger: 0.4,
        bloodied_danger: 1.2,
        hopeless: 1.7,
    };

    /// Each by its name.
    pub fn named(&self) -> [(&'static str, f32); COUNT] {
        [
            ("price", self.price),
            ("fighting", self.fighting),
            ("command", self.command),
            ("planet", self.planet),
            ("support", self.support),
            ("attachment", self.attachment),
            ("act_in_battle", self.act_in_battle),
            ("act_outside", self.act_outside),
            ("shield", self.shield),
            ("warlord_wound", self.warlord_wound),
            ("wound", self.wound),
            ("kill", self.kill),
            ("hurt", self.hurt),
            ("warlord", self.warlord),
            ("ready", self.ready),
            ("prize", self.prize),
            ("danger", self.danger),
            ("bloodied_danger", self.bloodied_danger),
            ("hopeless", self.hopeless),
        ]
    }

    fn each_mut(&mut self) -> [&mut f32; COUNT] {
        [
            &mut self.price,
            &mut self.fighting,
            &mut self.command,
            &mut self.planet,
            &mut self.support,
            &mut self.attachment,
            &mut self.act_in_battle,
            &mut self.act_outside,
            &mut self.shield,
            &mut self.warlord_wound,
            &mut self.wound,
            &mut self.kill,
            &mut self.hurt,
            &mut self.warlord,
            &mut self.ready,
            &mut self.prize,
            &mut self.danger,
            &mut self.bloodied_danger,
            &mut self.hopeless,
        ]
    }
}

/// How many of those games, by their numbers, the first wins and the second, each with the same deck. Two games that follow
/// each other are one deal with the seats exchanged.
pub fn mirrored(
    decks: &[Deck],
    both: [&Habits; 2],
    games: std::ops::Range<u64>,
) -> Result<[u64; 2], BadDeck> {
    let mut won = [0; 2];
    for game in games {
        let (deal, swapped) = (game / 2, (game % 2) as usize);
        let deck = &decks[deal as usize % decks.len().max(1)];
        let mut chance = Chance::new(deal ^ 0x68);
        let end = duel(&[deck.clone(), deck.clone()], Options::default(), deal, |seen| {
            let habits = both[seen.seat() as usize ^ swapped];
            thumb::best_by(habits, &seen.imagine(&mut chance), seen.seat(), seen.legal(), &mut chance)
        })?;
        if let Some(Outcome::Won { by, .. }) = end.outcome {
            won[by as usize ^ swapped] += 1;
        }
    }
    Ok(won)
}

/// Looks for better habits, one number after the other: larger, then smaller by a third. What wins more of so many games
/// against the best so far is kept if it also wins more of as many others. Calls back with every try.
pub fn search(
    decks: &[Deck],
    games: u64,
    mut tell: impl FnMut(&str, [u64; 2], bool),
) -> Result<Habits, BadDeck> {
    let mut best = Habits::FITTED;
    for at in 0..COUNT {
        for factor in [1.33, 0.75] {
            let mut other = best;
            *other.each_mut()[at] *= factor;
            // Other deals for every number, so that luck with some favours none.
            let from = 2 * games * at as u64;
            let first = mirrored(decks, [&other, &best], from..from + games)?;
            let more = |won: [u64; 2]| won[0] * 100 > won[1] * 104;
            let kept = more(first) && more(mirrored(decks, [&other, &best], from + games..from + 2 * games)?);
            tell(&format!("{} {}", other.named()[at].0, other.named()[at].1), first, kept);
            if kept {
                best = other;
                break;
            }
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each number has its name, and the search changes the one it names.
    #[test]
    fn every_habit_has_its_name() {
        for at in 0..COUNT {
            let mut other = Habits::FITTED;
            *other.each_mut()[at] += 1.0;
            let changed: Vec<&str> = other
                .named()
                .into_iter()
                .zip(Habits::FITTED.named())
                .filter(|(now, before)| now.1 > before.1)
                .map(|(now, _)| now.0)
                .collect();
            assert_eq!(changed, [Habits::FITTED.named()[at].0]);
        }
    }

    /// The numbers are used: with others a bot answers otherwise, and a bot that holds nothing of killing loses.
    #[test]
    fn habits_decide_what_is_done() {
        let decks = ["nazdreg", "ragnar-blackmane"].map(|it| Deck::starter_named(it).expect("a warlord"));
        let tame = Habits { kill: -1.0, hurt: -1.0, fighting: 0.0, command: 0.0, ..Habits::FITTED };
        let won = mirrored(&decks, [&Habits::FITTED, &tame], 0..40).expect("playable");
        assert!(won[0] > won[1], "{won:?}");
    }
}
