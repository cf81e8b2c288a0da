//! Players made of rules: at random, greedy, by look-ahead, by search. For practice, simulation and tests.
//!
//! ```
//! use conquest::bots::{Bot, Seen, duel};
//! use conquest::rng::Chance;
//! use conquest::{Deck, Options};
//!
//! let decks = [Deck::starter_named("nazdreg").unwrap(), Deck::starter_named("eldorath-starbane").unwrap()];
//! let bots: [Bot; 2] = ["greedy".parse().unwrap(), "random".parse().unwrap()];
//! let mut chance = Chance::new(1);
//! let end = duel(&decks, Options::default(), 1, |seen| bots[seen.seat() as usize].choose(seen, &mut chance)).unwrap();
//! assert!(end.outcome.is_some());
//! ```
//!
//! **Invariants.** A bot is given a [`Seen`] and nothing else: what its player may know, the same whatever the hidden cards
//! are. Levels differ in how long a bot thinks, never in what it sees. The same `Seen` and chance give the same answer.
//! Numbers with a fraction stay inside: they weigh answers, the rules decide nothing by them.
#![allow(clippy::float_arithmetic, reason = "bots weigh positions; no rule compares these numbers")]

mod advice;
mod aim;
mod dial;
pub mod fit;
mod forecast;
pub mod habits;
mod mcts;
mod rules;
mod seen;
mod thumb;
mod value;
#[cfg(test)]
mod weighed;

use std::fmt;
use std::str::FromStr;

pub use advice::{Advice, Expectation, advise};
pub use seen::Seen;

use crate::answer::Answer;
use crate::rng::Chance;
use crate::setup::{BadDeck, Deck};
use crate::state::{Options, State};

/// How a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal answer, each as likely as another.
    Random,
    /// The answer that looks best by rules of thumb, without looking ahead.
    Greedy,
    /// Tries every answer, lets the rules of thumb finish what it begins, and takes the one with the best position.
    Rules,
    /// Searches a tree of answers, dealing the hidden cards anew each time, that many times a move.
    Mcts { iterations: u32 },
}

/// What a bot can be called, for messages.
pub const BOTS: &str = "random, greedy, rules, mcts:ITERATIONS";
const MOST_ITERATIONS: u32 = 1_000_000;
/// Far more questions than any game takes.
const MOST_QUESTIONS: usize = 20_000;

impl Bot {
    /// The bot's answer to the question its player is asked. `Pass` if there is none.
    pub fn choose(self, seen: &Seen<'_>, chance: &mut Chance) -> Answer {
        self.choose_while(seen, chance, &mut || true)
    }

    /// The same by a bot that thinks only while it is told to go on: it asks before each further deal of the hidden cards, and
    /// answers by those it has seen, one at least. Told to go on always, it answers as [`Bot::choose`].
    pub fn choose_while(
        self,
        seen: &Seen<'_>,
        chance: &mut Chance,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Answer {
        let legal = seen.legal();
        if let [] | [_] = legal {
            return legal.first().copied().unwrap_or(Answer::Pass);
        }
        match self {
            Bot::Random => legal[chance.below(legal.len())],
            Bot::Rules | Bot::Mcts { .. } if seen.battle_is_stuck() => {
                thumb::best(&seen.imagine(chance), seen.seat(), legal, chance)
            }
            Bot::Greedy => thumb::best(&seen.imagine(chance), seen.seat(), legal, chance),
            Bot::Rules => rules::choose(seen, legal, chance, goes_on),
            Bot::Mcts { iterations } => mcts::choose(seen, iterations, chance, goes_on),
        }
    }
}

/// Plays a game in which somebody answers for both seats, and gives the last state. A game that does not end within 20,000
/// questions is given back unfinished.
pub fn duel(
    decks: &[Deck; 2],
    options: Options,
    seed: u64,
    mut choose: impl FnMut(&Seen<'_>) -> Answer,
) -> Result<State, BadDeck> {
    let mut game = State::new(decks, options, seed)?;
    let mut list = Vec::new();
    for _ in 0..MOST_QUESTIONS {
        let Some(seat) = game.to_answer() else { break };
        let seen = Seen::lent(&game, seat, list);
        let answer = choose(&seen);
        let allowed = seen.legal().contains(&answer);
        list = seen.into_legal();
        if allowed {
            game.advance(seat, answer);
        } else {
            // Whoever answers against the rules gives the game up.
            let _ = game.apply(seat, Answer::Concede);
        }
    }
    Ok(game)
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => out.write_str("random"),
            Bot::Greedy => out.write_str("greedy"),
            Bot::Rules => out.write_str("rules"),
            Bot::Mcts { iterations } => write!(out, "mcts:{iterations}"),
        }
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBot;

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Bot, NoBot> {
        match text.split_once(':') {
            None if text == "random" => Ok(Bot::Random),
            None if text == "greedy" => Ok(Bot::Greedy),
            None if text == "rules" => Ok(Bot::Rules),
            None if text == "mcts" => Ok(Bot::Mcts { iterations: 500 }),
            Some(("mcts", number)) => match number.parse() {
                Ok(iterations @ 1..=MOST_ITERATIONS) => Ok(Bot::Mcts { iterations }),
                _ => Err(NoBot),
            },
            _ => Err(NoBot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Outcome, Seat};

    const ALL: [Bot; 4] = [Bot::Random, Bot::Greedy, Bot::Rules, Bot::Mcts { iterations: 12 }];

    fn decks(first: &str, second: &str) -> [Deck; 2] {
        [first, second].map(|name| Deck::starter_named(name).expect("a core warlord"))
    }

    /// Plays a game by rules of thumb with some chance in it and shows every state on the way.
    fn watch(seed: u64, mut each: impl FnMut(&State, Seat)) {
        let decks = decks("packmaster-kith", "commander-shadowsun");
        let mut game = State::new(&decks, Options::default(), seed).expect("starter decks are playable");
        let mut chance = Chance::new(seed);
        while let Some(seat) = game.to_answer() {
            each(&game, seat);
            let bot = if chance.below(4) == 0 { Bot::Random } else { Bot::Greedy };
            let answer = bot.choose(&Seen::of(&game, seat), &mut chance);
            game.apply(seat, answer).expect("bots answer by the rules");
        }
    }

    /// Whatever the opponent holds, a bot is given the very same thing to think about.
    #[test]
    fn what_a_bot_is_given_does_not_depend_on_hidden_cards() {
        let mut chance = Chance::new(5);
        for seed in 0..8 {
            watch(seed, |game, seat| {
                let seen = Seen::of(game, seat);
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                assert_eq!(seen.legal(), legal, "seed {seed}: {:?}", game.ask);
                assert_eq!(seen, Seen::lent(game, seat, Vec::new()), "seed {seed}: {:?}", game.ask);
                let other = game.resample(Some(seat), &mut chance);
                assert_eq!(seen, Seen::of(&other, seat), "seed {seed}: {:?}", game.ask);
                assert_eq!(game.view(Some(seat)), seen.imagine(&mut chance).view(Some(seat)), "seed {seed}");
            });
        }
    }

    /// A bot that is not to go on answers by the rules after one deal, asks once for each further one, and always asked to go on
    /// thinks what it would have thought.
    #[test]
    fn a_bot_thinks_as_long_as_it_is_told_to() {
        let bots = [Bot::Rules, Bot::Mcts { iterations: 40 }];
        let mut longer = 0;
        watch(3, |game, seat| {
            let seen = Seen::of(game, seat);
            for bot in bots {
                let asked = |patience: u32| {
                    let mut times = 0;
                    let answer = bot.choose_while(&seen, &mut Chance::new(7), &mut || {
                        times += 1;
                        times <= patience
                    });
                    assert!(seen.legal().contains(&answer), "{bot} answers {answer:?}");
                    (times, answer)
                };
                // A search that is stopped among the opinions it begins with is stopped before its own deals as well.
                assert!(asked(0).0 <= 2, "{bot} thinks on though it is not to");
                assert!(asked(5).0 <= 7, "{bot} thinks longer than it may");
                let (times, answer) = asked(u32::MAX);
                longer += u32::from(times > 7);
                assert_eq!(answer, bot.choose(&seen, &mut Chance::new(7)), "{bot}");
            }
        });
        assert!(longer > 20, "only {longer} questions were thought about for longer");
    }

    /// A chosen planet says nothing about the card whose number in the game happens to be the planet's.
    #[test]
    fn a_chosen_planet_pins_no_card() {
        use crate::answer::{Answer, Ask};
        use crate::state::{ObjId, Place};
        let mut game = crate::scenario::board(
            "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
            initiative: Chris
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina hand: Land Raider, Eager Recruit, Deathwing Guard
            Tina deck: Promotion, Iron Halo, Exterminatus
            Chris resources: 2
            Chris hand: Snotling Attack",
        );
        let mut legal = Vec::new();
        game.legal(Seat::B, &mut legal);
        let play = legal.iter().copied().find(|it| matches!(it, Answer::Play(_))).expect("can be paid");
        game.advance(Seat::B, play);
        // The first planet chosen is remembered while the next one is asked for.
        let held = game.player(Seat::A).hand[0];
        assert!(usize::from(held.0) < 5, "the card's number is that of a planet");
        game.advance(Seat::B, Answer::Place(Place::Planet(held.0)));
        assert_eq!((game.ask, game.to_answer()), (Ask::Place, Some(Seat::B)));
        let mut other = game;
        let drawn = *other.player(Seat::A).deck.last().expect("a deck");
        let swap = |ids: &mut [ObjId], from: ObjId, to: ObjId| {
            ids.iter_mut().filter(|id| **id == from).for_each(|id| *id = to);
        };
        swap(&mut other.player_mut(Seat::A).hand, held, drawn);
        swap(&mut other.player_mut(Seat::A).deck, drawn, held);
        (other.obj_mut(held).loc, other.obj_mut(drawn).loc) =
            (crate::state::Loc::Deck, crate::state::Loc::Hand);
        assert_eq!(Seen::of(&game, Seat::B), Seen::of(&other, Seat::B));
        let mut moved = false;
        let mut chance = Chance::new(1);
        for _ in 0..40 {
            moved |= !game.resample(Some(Seat::B), &mut chance).player(Seat::A).hand.contains(&held);
        }
        assert!(moved, "the card stayed in the hand whatever was dealt");
    }

    /// The same view and the same chance, other hidden cards: the same answer, from every bot.
    #[test]
    fn hidden_cards_change_no_answer() {
        let mut turn = 0;
        watch(3, |game, seat| {
            turn += 1;
            if turn % 9 != 0 {
                return;
            }
            let other = game.resample(Some(seat), &mut Chance::new(turn));
            for bot in ALL {
                let [first, second] =
                    [game, &other].map(|game| bot.choose(&Seen::of(game, seat), &mut Chance::new(turn)));
                assert_eq!(first, second, "{bot}: {:?}", game.ask);
            }
        });
        assert!(turn > 50);
    }

    #[test]
    fn every_bot_finishes_a_game_by_the_rules() {
        for (at, bot) in ALL.into_iter().enumerate() {
            let decks = decks("nazdreg", "zarathur-high-sorcerer");
            let mut chance = Chance::new(1);
            let end = duel(&decks, Options::default(), at as u64, |seen| {
                let playing = if seen.seat() == Seat::A { bot } else { Bot::Random };
                playing.choose(seen, &mut chance)
            });
            let outcome = end.expect("starter decks are playable").outcome;
            assert!(
                !matches!(outcome, None | Some(Outcome::Won { how: crate::state::Loss::Concession, .. })),
                "{bot}: {outcome:?}"
            );
        }
    }

    /// Each step up plays better: greedy against random, the rules player against greedy.
    #[test]
    fn each_level_beats_the_one_below() {
        for (better, worse, games) in [(Bot::Greedy, Bot::Random, 20), (Bot::Rules, Bot::Greedy, 24)] {
            let mut won = 0;
            for game in 0..games {
                let decks = decks("captain-cato-sicarius", "eldorath-starbane");
                let seat = if game % 2 == 0 { Seat::A } else { Seat::B };
                let mut chance = Chance::new(game);
                let end = duel(&decks, Options::default(), game / 2, |seen| {
                    (if seen.seat() == seat { better } else { worse }).choose(seen, &mut chance)
                });
                let outcome = end.expect("starter decks are playable").outcome;
                won += u64::from(matches!(outcome, Some(Outcome::Won { by, .. }) if by == seat));
            }
            assert!(won * 2 > games, "{better} won {won} of {games} against {worse}");
        }
    }

    #[test]
    fn bots_are_read_and_written_by_name() {
        for text in ["random", "greedy", "rules", "mcts:2000"] {
            assert_eq!(text.parse::<Bot>().expect("a bot").to_string(), text);
        }
        for text in ["", "Rules", "mcts:", "mcts:0", "mcts:-1", "mcts:1000001", "rules:3"] {
            assert_eq!(text.parse::<Bot>(), Err(NoBot), "{text}");
        }
    }
}
