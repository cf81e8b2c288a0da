//! Games that were played once stay what they were: the same decks, seeds and answers lead to the same questions, and the
//! same positions to the same choice of a bot. A record is a list of answers, so whatever changes a line of `frozen.txt` changes what
//! records mean; the other files pin what bots choose and what people are shown. Where a card or a rule was corrected, `UPDATE_EXPECT=1 cargo test -p conquest --test it frozen` writes it anew.

use conquest::bots::{Bot, duel};
use conquest::rng::Chance;
use conquest::state::Outcome;
use conquest::{Answer, Deck, Options, Seat, State};
use expect_test::expect_file;

use crate::laws::play_with;

/// Sums up whatever it is given, in order.
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, it: &impl std::fmt::Debug) {
        for byte in format!("{it:?}").bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// A deck for every warlord.
fn decks() -> Vec<(&'static str, Deck)> {
    let named = |name: &'static str| (name, Deck::starter_named(name).expect("it is listed"));
    Deck::starters().chain(Deck::houses()).map(named).collect()
}

fn told(names: [&str; 2], questions: usize, end: &State, digest: &Digest) -> String {
    let how = match end.outcome {
        Some(Outcome::Won { by, how }) => format!("{by:?} by {how:?}"),
        other => format!("{other:?}"),
    };
    let [one, other] = names;
    format!("{one} against {other}: {questions} questions, {how} in round {}, {:016x}", end.round, digest.0)
}

#[test]
fn games_once_played_stay_as_they_were() {
    let decks = decks();
    let mut lines = Vec::new();
    for (at, (name, deck)) in decks.iter().enumerate() {
        for apart in [1, 8, 14] {
            let (against, other) = &decks[(at + apart) % decks.len()];
            let (mut digest, mut questions) = (Digest::new(), 0);
            let seed = (at * 3 + apart) as u64;
            let end = play_with(&[deck.clone(), other.clone()], seed, |game, legal: &[Answer]| {
                questions += 1;
                digest.add(&(game.to_answer(), game.ask, legal));
            });
            lines.push(told([name, against], questions, &end, &digest));
        }
    }
    expect_file!["frozen.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

/// The rules of thumb, in every position of a game of two greedy bots.
#[test]
fn greedy_bots_choose_as_they_did() {
    let decks = decks();
    let mut lines = Vec::new();
    for (at, (name, deck)) in decks.iter().enumerate() {
        let (against, other) = &decks[(at + 5) % decks.len()];
        let (mut digest, mut questions, mut chance) = (Digest::new(), 0, Chance::new(at as u64));
        let end = duel(&[deck.clone(), other.clone()], Options::default(), at as u64, |seen| {
            questions += 1;
            let answer = Bot::Greedy.choose(seen, &mut chance);
            digest.add(&answer);
            answer
        });
        lines.push(told([name, against], questions, &end.expect("playable decks"), &digest));
    }
    expect_file!["frozen_bots.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

/// The rules player, who tries every answer, in some positions of such games.
#[test]
fn rules_bots_choose_as_they_did() {
    let decks = decks();
    let mut lines = Vec::new();
    for (at, (name, deck)) in decks.iter().enumerate().step_by(4) {
        let (against, other) = &decks[(at + 9) % decks.len()];
        let (mut digest, mut questions, mut chance) = (Digest::new(), 0, Chance::new(at as u64));
        let end = duel(&[deck.clone(), other.clone()], Options::default(), at as u64, |seen| {
            questions += 1;
            if questions % 9 == 0 {
                digest.add(&Bot::Rules.choose(seen, &mut Chance::new(questions as u64)));
            }
            Bot::Greedy.choose(seen, &mut chance)
        });
        lines.push(told([name, against], questions, &end.expect("playable decks"), &digest));
    }
    expect_file!["frozen_rules.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

/// What both players and a spectator are shown.
#[test]
fn views_show_what_they_showed() {
    let decks = decks();
    let mut lines = Vec::new();
    for (at, (name, deck)) in decks.iter().enumerate() {
        let (against, other) = &decks[(at + 3) % decks.len()];
        let (mut digest, mut questions) = (Digest::new(), 0);
        let end = play_with(&[deck.clone(), other.clone()], at as u64, |game, _| {
            questions += 1;
            if questions % 7 == 0 {
                for viewer in [Some(Seat::A), Some(Seat::B), None] {
                    digest.add(&serde_json::to_string(&game.view(viewer)).expect("a view is data"));
                }
            }
        });
        lines.push(told([name, against], questions, &end, &digest));
    }
    expect_file!["frozen_views.txt"].assert_eq(&(lines.join("\n") + "\n"));
}
