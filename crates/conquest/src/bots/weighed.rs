//! What bots make of every answer and every position of many games, summed up by what was asked: whoever changes a weight, on
//! purpose or not, sees which questions it touches.

use std::collections::BTreeMap;
use std::fmt::Write;

use expect_test::expect;

use super::forecast::forecast;
use super::thumb::{self, Sight};
use super::value::value;
use crate::answer::Answer;
use crate::rng::Chance;
use crate::setup::Deck;
use crate::state::{Options, Seat, State};

/// How often something was weighed, and what it was worth altogether, in thousandths.
#[derive(Default)]
struct Sum {
    times: u32,
    thousandths: i64,
}

impl Sum {
    fn add(&mut self, weight: f32) {
        self.times += 1;
        self.thousandths += (f64::from(weight) * 1000.0).round() as i64;
    }
}

/// The word something begins with: `Shield` of `Shield { packet: 0 }`.
fn word(it: &impl std::fmt::Debug) -> String {
    format!("{it:?}").chars().take_while(|it| it.is_alphanumeric()).collect()
}

/// Plays with every deck against two others, by rules of thumb and now and then at random, and shows every question.
fn watch(mut each: impl FnMut(&State, Seat, &[Answer])) {
    let decks: Vec<Deck> = Deck::starters().chain(Deck::houses()).filter_map(Deck::starter_named).collect();
    let mut legal = Vec::new();
    for (at, apart) in (0..decks.len()).flat_map(|at| [(at, 5), (at, 12)]) {
        let both = [at, at + apart].map(|at| decks[at % decks.len()].clone());
        let mut game = State::new(&both, Options::default(), (at + apart) as u64).expect("playable");
        let mut chance = Chance::new(at as u64);
        while let Some(seat) = game.to_answer() {
            game.legal(seat, &mut legal);
            each(&game, seat, &legal);
            let answer = match chance.below(5) {
                0 => legal[chance.below(legal.len())],
                _ => thumb::best(&game, seat, &legal, &mut chance),
            };
            game.advance(seat, answer);
        }
    }
}

#[test]
fn answers_and_positions_weigh_what_they_weighed() {
    let mut answers: BTreeMap<String, Sum> = BTreeMap::new();
    let mut positions: BTreeMap<String, [Sum; 2]> = BTreeMap::new();
    watch(|game, seat, legal| {
        let sight = Sight::of(game, seat);
        for answer in legal {
            let kind = format!("{} {}", word(&game.ask), word(answer));
            answers.entry(kind).or_default().add(thumb::score(&sight, *answer));
        }
        let [by_hand, fitted] = positions.entry(word(&game.phase)).or_default();
        by_hand.add(value(game, seat));
        fitted.add(forecast(game, seat));
    });
    let mut told = String::new();
    for (kind, sum) in answers {
        _ = writeln!(told, "{kind}: {} times, {}", sum.times, sum.thousandths);
    }
    for (phase, [by_hand, fitted]) in positions {
        let times = by_hand.times;
        let (by_hand, fitted) = (by_hand.thousandths, fitted.thousandths);
        _ = writeln!(told, "{phase}: {times} positions, {by_hand} and {fitted}");
    }
    expect![["
        Answers Pass: 634 times, 317000
        Answers Play: 51 times, 51000
        Answers Use: 666 times, 666000
        BattleAbility Pass: 442 times, 0
        BattleAbility Yes: 442 times, 442000
        Bonus Bonus: 2450 times, 2023000
        Bottom Pick: 658 times, -54700
        Choose Pass: 66 times, 0
        Choose Pick: 2356 times, -1796762
        CombatTurn Attack: 3014 times, 8028000
        CombatTurn Retreat: 742 times, 550000
        Defender Against: 3603 times, 11267251
        Defender Area: 42 times, 228176
        DeployTurn Deploy: 21854 times, 49953224
        DeployTurn Pass: 1733 times, 0
        DeployTurn Play: 344 times, 344000
        DeployTurn Reserve: 140 times, 64900
        DeployTurn Use: 244 times, 244000
        Dial Dial: 2772 times, 2185587
        Enslave Enslave: 478 times, 70600
        Indirect Pick: 29 times, -32150
        Mobile Move: 171 times, -156700
        Mobile Pass: 110 times, 0
        Mulligan Pass: 124 times, 62000
        Mulligan Yes: 124 times, 2000
        OneOf Number: 104 times, 15600
        Place Place: 454 times, 1147200
        Search Pass: 32 times, 0
        Search Pick: 277 times, 53800
        Shield Pass: 570 times, 0
        Shield Shield: 845 times, -299750
        Strike Pass: 3 times, 0
        Strike Strike: 4 times, 4400
        Window Deploy: 84 times, 125831
        Window Pass: 726 times, 363000
        Window Play: 359 times, 164790
        Window Use: 484 times, 228050
        Withdraw Pass: 732 times, 366000
        Withdraw Pick: 1660 times, 392854
        X Number: 15 times, 2200
        Combat: 6132 positions, 183141 and 171537
        Command: 1795 positions, 23061 and -10547
        Deploy: 2223 positions, -83676 and -51972
        Headquarters: 26 positions, -11812 and -6687
        Setup: 124 positions, 0 and 0
    "]]
    .assert_eq(&told);
}
