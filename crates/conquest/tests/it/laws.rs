//! Random play with the starter decks: no panic, no stuck state, the same answers give the same game.

use conquest::cards::{card, card_coded};
use conquest::rng::Chance;
use conquest::{Answer, Deck, Mode, ObjId, Options, Pauses, Played, Seat, State};

const WARLORDS: [&str; 7] = [
    "captain-cato-sicarius",
    "colonel-straken",
    "nazdreg",
    "zarathur-high-sorcerer",
    "packmaster-kith",
    "eldorath-starbane",
    "commander-shadowsun",
];
/// Far more questions than any game takes: beyond it the game counts as stuck.
const MOST_QUESTIONS: usize = 20_000;

pub(crate) fn decks(seed: u64) -> [Deck; 2] {
    let n = WARLORDS.len() as u64;
    let pick = |which: u64| Deck::starter_named(WARLORDS[(which % n) as usize]).expect("a core warlord");
    [pick(seed), pick(seed / n)]
}

pub(crate) fn options(seed: u64) -> Options {
    Options {
        mode: if seed.is_multiple_of(3) { Mode::Tournament } else { Mode::Casual },
        pauses: if seed.is_multiple_of(5) { Pauses::Public } else { Pauses::Exact },
        training: seed.is_multiple_of(11),
        drawn_begins: seed.is_multiple_of(6),
    }
}

/// Plays one game at random, calling back before each answer.
pub(crate) fn play(seed: u64, each: impl FnMut(&State, &[Answer])) -> State {
    play_with(&decks(seed), seed, each)
}

/// Plays one game at random with those decks.
pub(crate) fn play_with(decks: &[Deck; 2], seed: u64, mut each: impl FnMut(&State, &[Answer])) -> State {
    let mut game = State::new(decks, options(seed), seed).expect("the decks are playable");
    let mut chance = Chance::new(seed ^ 0x5eed);
    let mut legal = Vec::new();
    for _ in 0..MOST_QUESTIONS {
        let Some(seat) = game.to_answer() else {
            assert!(game.outcome.is_some(), "seed {seed}: no question and no outcome");
            return game;
        };
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: nothing legal for {:?}: {:?}", game.ask, game.frames.last());
        each(&game, &legal);
        game.advance(seat, legal[chance.below(legal.len())]);
    }
    panic!("seed {seed}: no end after {MOST_QUESTIONS} questions: {:?} {:?}", game.ask, game.battle);
}

/// Shows CG-1.5.3, CG-3.1.1.
#[test]
fn every_game_ends_within_seven_rounds() {
    for seed in 0..3_000 {
        let mut before = (0, conquest::Phase::Setup);
        let end = play(seed, |game, _| {
            assert!(game.round <= 7);
            // Phases follow each other; one in which nobody is asked anything goes by unseen.
            assert!((game.round, game.phase) >= before, "{before:?} before {:?}", (game.round, game.phase));
            before = (game.round, game.phase);
        });
        assert!(end.round <= 7);
        assert_ne!(end.outcome, Some(conquest::Outcome::Overrun));
    }
}

/// Plays through the recording interface and compares with the replay, and with a game stored and read in between.
#[test]
fn a_replay_and_a_stored_state_lead_to_the_same_game() {
    for seed in 0..60 {
        let mut game = Played::new(decks(seed), options(seed), seed).unwrap();
        let mut stored: Option<State> = None;
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        let mut count = 0;
        while let Some(seat) = game.state().to_answer() {
            game.state().legal(seat, &mut legal);
            let answer = legal[chance.below(legal.len())];
            if count == 40 {
                let text = serde_json::to_string(game.state()).unwrap();
                stored = Some(serde_json::from_str(&text).unwrap());
            }
            if let Some(stored) = &mut stored {
                stored.apply(seat, answer).unwrap();
            }
            game.answer(seat, answer).unwrap();
            count += 1;
        }
        assert_eq!(stored.as_ref(), Some(game.state()));
        let file = serde_json::to_string(game.replay()).unwrap();
        let again = Played::read(&file).unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.state().hash64(), game.state().hash64());
    }
}

/// Whatever the viewer cannot know may be dealt anew and the view stays the same, byte for byte.
///
/// Shows CG-2.3.2, CG-3.5.4, CG-0.3.4, PT-3.2.3, PT-3.2.5.
#[test]
fn a_view_holds_nothing_hidden_from_its_viewer() {
    views_hide(4_000, decks);
}

/// Compares that many positions of games with those decks, each as both players and a spectator see it.
pub(crate) fn views_hide(positions: usize, decks: impl Fn(u64) -> [Deck; 2]) {
    let mut chance = Chance::new(99);
    let mut compared = 0;
    for seed in 0.. {
        let mut turn = 0;
        play_with(&decks(seed), seed, |game, _| {
            turn += 1;
            if turn % 7 == 0 && compared < positions {
                compared += 1;
                for viewer in [None, Some(Seat::A), Some(Seat::B)] {
                    let seen = serde_json::to_string(&game.view(viewer)).unwrap();
                    let other = game.resample(viewer, &mut chance);
                    assert_eq!(seen, serde_json::to_string(&other.view(viewer)).unwrap(), "seed {seed}");
                }
            }
        });
        if compared == positions {
            return;
        }
    }
}

/// With public pauses nobody learns a hand from who is asked: dealt anew, the same answer leads to the same question.
/// Left out is what shows something hidden anyway, and Y'varn, which has to look for a unit in a hand.
#[test]
fn public_pauses_betray_no_hand() {
    let mut chance = Chance::new(5);
    let mut compared = 0;
    for seed in (0..2_500).step_by(5) {
        let mut turn = 0;
        play(seed, |game, legal| {
            turn += 1;
            let seat = game.to_answer().unwrap();
            if turn % 3 != 0 || game.options.pauses != Pauses::Public {
                return;
            }
            let answer = legal[turn % legal.len()];
            let mut real = *game;
            let mut other = game.resample(Some(seat), &mut chance);
            real.apply(seat, answer).unwrap();
            other.apply(seat, answer).unwrap();
            let shown = real.reveals != game.reveals || other.reveals != game.reveals;
            let from_hand = [real.ask, other.ask].contains(&conquest::Ask::Choose);
            if !shown && !from_hand {
                compared += 1;
                assert_eq!((real.ask, real.asked), (other.ask, other.asked), "seed {seed}: {answer:?}");
            }
        });
    }
    assert!(compared > 1_000, "{compared}");
}

/// Every listed answer is accepted, any other is refused, and a refusal changes nothing.
#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    for seed in 0..40 {
        play(seed, |game, legal| {
            let seat = game.to_answer().unwrap();
            let odd = [
                Answer::Pass,
                Answer::Yes,
                Answer::Dial(9),
                Answer::Pick(ObjId(3)),
                Answer::Attack(ObjId(0)),
                Answer::Play(ObjId(200)),
                Answer::Shield(ObjId(5)),
                Answer::Use { card: ObjId(1), ability: 9 },
                Answer::Deploy { card: ObjId(7), to: conquest::state::DeployTo::Host(ObjId(255)) },
                Answer::Deploy { card: ObjId(255), to: conquest::state::DeployTo::Planet(200) },
            ];
            for answer in odd {
                let mut other = *game;
                if !legal.contains(&answer) {
                    let why = other.apply(seat, answer).unwrap_err();
                    assert_eq!(rulebook::Cites::clause(&why).document(), "CG");
                    assert_eq!(&other, game);
                }
                assert!(
                    other.apply(seat.other(), answer).is_err()
                        || game.view(Some(seat.other())).asked[seat.other() as usize]
                );
            }
        });
    }
}

/// A refusal tells nothing about a card its player does not see: not its name, nor that it is in a hand.
#[test]
fn a_refusal_names_no_card_the_player_does_not_see() {
    use conquest::state::{DeployTo, Loc};
    let mut tried = 0;
    for seed in 0..30 {
        let mut turn = 0;
        play(seed, |game, _| {
            turn += 1;
            let seat = game.to_answer().unwrap();
            if turn % 11 != 0 {
                return;
            }
            let view = game.view(Some(seat));
            let mut seen: Vec<ObjId> = view.cards.iter().map(|it| it.id).collect();
            seen.extend(view.shown.iter().map(|(id, _)| *id));
            for player in &view.players {
                seen.extend(player.cards.iter().chain(&player.discard).map(|(id, _)| *id));
            }
            for id in (0..game.objs.len() as u8).map(ObjId) {
                if seen.contains(&id) || !matches!(game.obj(id).loc, Loc::Hand | Loc::Deck) {
                    continue;
                }
                let own = game.player(seat).warlord;
                for answer in [
                    Answer::Pick(id),
                    Answer::Play(id),
                    Answer::Use { card: id, ability: 0 },
                    Answer::Deploy { card: id, to: DeployTo::Planet(0) },
                    Answer::Deploy { card: own, to: DeployTo::Host(id) },
                    Answer::Attack(id),
                    Answer::Against(id),
                    Answer::Retreat(id),
                    Answer::Shield(id),
                    Answer::Strike { card: id, host: None },
                    Answer::Reserve { card: id, planet: 0 },
                    Answer::Move { unit: id, planet: 0 },
                ] {
                    tried += 1;
                    let mut other = *game;
                    let why = other.apply(seat, answer).expect_err("nobody may name what is hidden");
                    assert_eq!(
                        why,
                        conquest::Illegal::NoSuchCard { number: id.0 },
                        "seed {seed}: {answer:?}"
                    );
                }
            }
        });
    }
    assert!(tried > 10_000, "{tried}");
}

/// Two players, each with one warlord; a third finds no seat.
#[test]
fn cg_0_1_1_exactly_two_players_with_a_warlord_each() {
    let game = State::new(&decks(9), Options::default(), 9).unwrap();
    assert_eq!(game.players.len(), 2);
    assert!(Seat::BOTH.iter().all(|seat| game.obj(game.player(*seat).warlord).owner == *seat));
    let three = "players: Tina = Nazdreg; Chris = Nazdreg; Eli = Nazdreg\nmoves:\n";
    assert_eq!(conquest::scenario::play(three).unusable[0].line, 1);
    assert!(!conquest::scenario::play("players: Tina = Nazdreg\nmoves:\n").as_written());
    let no_warlord =
        Deck { warlord: card_coded("core-59").unwrap(), ..Deck::starter_named("nazdreg").unwrap() };
    let decks = [no_warlord, Deck::starter_named("nazdreg").unwrap()];
    assert!(matches!(State::new(&decks, Options::default(), 1), Err(conquest::BadDeck::NoWarlord(_))));
}

/// Taking answers back leads to the game as it was; what showed something hidden is not taken back freely.
#[test]
fn undo_is_free_until_something_hidden_was_shown() {
    let mut game = Played::new(decks(1), Options::default(), 1).unwrap();
    let mut legal = Vec::new();
    let mut chance = Chance::new(4);
    for _ in 0..60 {
        let Some(seat) = game.state().to_answer() else { break };
        let before = *game.state();
        game.state().legal(seat, &mut legal);
        game.answer(seat, legal[chance.below(legal.len())]).unwrap();
        let shown = game.state().reveals != before.reveals;
        assert_eq!(game.free_undo() == 0, shown);
        let mut back = game.clone();
        back.undo(1);
        assert_eq!(back.state(), &before);
    }
}

/// Shows CG-2.2.1, CG-2.3.1, CG-2.5.1, CG-2.5.2, CG-2.1.2, CG-2.2.2, CG-2.4.1, CG-3.21.1.
#[test]
fn a_game_is_set_up_as_the_rulebook_says() {
    use conquest::state::{Loc, PlanetState};
    let mut starts = [0; 2];
    let mut first_planets = [0; 10];
    let mut put_away = [0; 10];
    let mut drawn = [0; 35];
    for seed in 0..400 {
        let game = State::new(&decks(seed), Options::default(), seed).unwrap();
        let mut planets: Vec<u16> =
            game.row.iter().map(|it| it.card).chain(game.out).map(|id| card(id).number).collect();
        planets.sort_unstable();
        assert_eq!(planets, (175..=184).collect::<Vec<_>>());
        assert!(game.row[..5].iter().all(|it| it.state == PlanetState::FaceUp));
        assert!(game.row[5..].iter().all(|it| it.state == PlanetState::FaceDown));
        assert_eq!(game.first, Some(0));
        assert_eq!(game.play.len(), 2);
        assert!(game.play.iter().all(|id| game.obj(*id).loc == Loc::Hq));
        assert!(game.players.iter().all(|it| it.deck.len() == 28 && it.hand.len() == 7));
        starts[game.initiative as usize] += 1;
        let which = |id| usize::from(card(id).number) - 175;
        first_planets[which(game.row[0].card)] += 1;
        game.out.into_iter().for_each(|id| put_away[which(id)] += 1);
        for player in &game.players {
            // A deck is listed behind its warlord: every card of the list is as likely to be drawn as any other.
            player.hand.iter().for_each(|id| drawn[usize::from(id.0 - player.warlord.0 - 1)] += 1);
        }
    }
    assert!(first_planets.iter().all(|count| (15..70).contains(count)), "40 each: {first_planets:?}");
    assert!(put_away.iter().all(|count| (80..160).contains(count)), "120 each: {put_away:?}");
    assert!(drawn.iter().all(|count| (100..220).contains(count)), "160 each: {drawn:?}");
    assert!(starts.iter().all(|count| (150..250).contains(count)), "{starts:?}");
}

/// Shows CG-1.5.3, CG-3.5.5: one planet fewer each round, and the dial shrinks with them.
#[test]
fn the_row_shrinks_by_one_planet_a_round() {
    let mut latest = 0;
    for seed in 0..200 {
        let mut seen = 0;
        play(seed, |game, legal| {
            if game.ask == conquest::Ask::Dial && game.round != seen {
                seen = game.round;
                latest = latest.max(seen);
                assert_eq!(legal.len(), [5, 5, 5, 4, 3, 2, 1][usize::from(seen) - 1]);
            }
        });
    }
    assert_eq!(latest, 7, "some game lasts that long");
}
