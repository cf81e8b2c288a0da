//! The seven steps of setting up, in order, as the tournament regulations have them (CT-3.2, PT-3.2).

use std::collections::BTreeSet;

use conquest::cards::card;
use conquest::game::{By, Game, Refusal, Settings, Stage, Viewer, Wish};
use conquest::rng::Chance;
use conquest::{Answer, Ask, CardId, Illegal, ObjId, Options, Phase, Place, PlanetState, Seat, State};
use rulebook::Seed;

use super::{Evening, hosted};
use crate::laws::decks;

fn state(evening: &Evening) -> &State {
    evening.game().state().expect("a game")
}

/// The cards of a deck from the bottom up, by what is printed on them.
fn printed(state: &State, ids: &[ObjId]) -> Vec<CardId> {
    ids.iter().map(|id| state.obj(*id).card).collect()
}

/// Shows CT-3.2.1, PT-3.2.1: the steps follow each other, none is left out, and nothing is played before the last.
#[test]
fn ct_3_2_1_seven_steps_in_their_order() {
    let mut evening = Evening::begun(hosted());
    let mut asked = Vec::new();
    while state(&evening).phase == Phase::Setup {
        let now = state(&evening);
        assert_eq!(
            (now.round, now.players.map(|player| player.resources)),
            (0, [0, 0]),
            "step 7 is the last"
        );
        let seat = now.to_answer().unwrap();
        let mut legal = Vec::new();
        now.legal(seat, &mut legal);
        assert!(
            legal.iter().all(|it| matches!(it, Answer::Player(_) | Answer::Pass | Answer::Yes)),
            "{legal:?}"
        );
        let hands = now.players.map(|player| player.hand.len());
        let up = now.row.iter().filter(|planet| planet.state == PlanetState::FaceUp).count();
        asked.push((now.ask, hands == [0, 0], up));
        evening.answer(|answer| answer == Answer::Pass);
    }
    let expected = [(Ask::Initiative, true, 0), (Ask::Mulligan, false, 5), (Ask::Mulligan, false, 5)];
    assert_eq!(asked, expected, "warlords and decks, initiative, planets, hands, new hands, resources");
    assert_eq!((state(&evening).phase, state(&evening).round), (Phase::Deploy, 1));
}

/// Shows CT-3.2.2, PT-3.2.2: both warlords are shown at the same moment, in their headquarters.
#[test]
fn ct_3_2_2_warlords_are_revealed_together() {
    let mut evening = Evening::opened(hosted());
    evening.seat_both();
    let seen = |evening: &Evening, viewer: Viewer| {
        evening.game().view(&viewer).seats.map(|seat| seat.and_then(|seat| seat.warlord).is_some())
    };
    assert_eq!(evening.game().stage(), Stage::Numbers);
    assert_eq!(seen(&evening, Viewer::Seat(Seat::A)), [true, false], "nobody knows the other's before");
    assert_eq!(seen(&evening, Viewer::Seat(Seat::B)), [false, true]);
    assert_eq!(seen(&evening, Viewer::Judge), [false, false]);
    evening.bring_numbers();
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator] {
        assert_eq!(seen(&evening, viewer), [true, true]);
        let board = evening.game().view(&viewer).board.expect("a board");
        for seat in Seat::BOTH {
            let warlord = board.in_play(board.players[seat as usize].warlord).expect("in play");
            assert_eq!(warlord.place, Some(Place::Hq(seat)));
        }
    }
}

/// Shows CT-3.2.3, CT-3.2.5, PT-3.2.3, PT-3.2.5: each deck is shuffled, by chance that the opponent has a part in, and lies
/// complete in its place before anything is drawn.
#[test]
fn ct_3_2_3_decks_are_shuffled_with_the_opponents_part() {
    let shuffled = |number_of_bo: u8| {
        let mut evening = Evening::opened(hosted());
        evening.seat_both();
        let number = |seat: Seat| Seed::from_bytes([if seat == Seat::A { 1 } else { number_of_bo }; 32]);
        for seat in Seat::BOTH {
            evening.must(By::Seat(seat), Wish::Promise(number(seat).commitment()));
        }
        for seat in Seat::BOTH {
            evening.must(By::Seat(seat), Wish::Number(number(seat)));
        }
        let now = *state(&evening);
        for viewer in Seat::BOTH {
            let other = evening.game().resample(&Viewer::Seat(viewer), &mut Chance::new(5));
            let seen = |game: &Game| game.view(&Viewer::Seat(viewer));
            assert_eq!(seen(&other), seen(evening.game()), "nobody sees an order");
            for seat in Seat::BOTH {
                let dealt = other.state().expect("a game");
                let orders = [&now, dealt].map(|state| printed(state, &state.player(seat).deck));
                assert_ne!(orders[0], orders[1], "not even that of the own deck");
            }
        }
        Seat::BOTH.map(|seat| printed(&now, &now.player(seat).deck))
    };
    let [ana, bo] = shuffled(2);
    let listed = decks(9).map(|deck| deck.cards);
    for (deck, list) in [&ana, &bo].into_iter().zip(listed) {
        assert_ne!(*deck, list, "not in the order of the list");
        let sorted = |cards: &[CardId]| {
            let mut cards = cards.to_vec();
            cards.sort();
            cards
        };
        assert_eq!(sorted(deck), sorted(&list), "complete");
    }
    assert_ne!(shuffled(3)[0], ana, "the opponent shuffles too");
}

/// Shows CT-3.2.6, PT-3.2.6: chance says who begins; where the regulations say so without a choice, and else with one: whoever
/// is drawn may name the other.
#[test]
fn pt_3_2_6_chance_says_who_begins() {
    let options = Options { drawn_begins: true, ..hosted().options };
    let mut began = BTreeSet::new();
    for secret in 0..12 {
        let settings = Settings { options, ..hosted() };
        let evening = Evening::begun_by(settings, secret);
        assert_eq!(state(&evening).ask, Ask::Mulligan, "nobody chooses");
        began.insert(state(&evening).initiative);
    }
    assert_eq!(began.len(), 2, "now one, now the other");
    let mut drawn = BTreeSet::new();
    for secret in 0..12 {
        let mut evening = Evening::begun_by(hosted(), secret);
        assert_eq!(state(&evening).ask, Ask::Initiative);
        let seat = state(&evening).to_answer().unwrap();
        drawn.insert(seat);
        evening.must(By::Seat(seat), Wish::Answer { answer: Answer::Player(seat.other()), after: None });
        assert_eq!(state(&evening).initiative, seat.other());
    }
    assert_eq!(drawn.len(), 2, "now one, now the other is asked");
}

/// Shows CT-3.2.8, CT-3.2.9, CT-3.2.10, CT-3.2.11, PT-3.2.8, PT-3.2.9, PT-3.2.10, PT-3.2.11.
#[test]
fn ct_3_2_8_seven_of_ten_planets_five_turned_up() {
    let mut layouts = BTreeSet::new();
    for secret in 0..8 {
        let mut evening = Evening::begun_by(hosted(), secret);
        let row = state(&evening).row.map(|planet| planet.card);
        let out = state(&evening).out;
        let all: BTreeSet<CardId> = row.into_iter().chain(out).collect();
        assert_eq!((row.len(), out.len(), all.len()), (7, 3, 10), "seven are laid out, three put away");
        let seen = |evening: &Evening| evening.game().view(&Viewer::Seat(Seat::A)).board.expect("a board");
        let board = seen(&evening);
        assert!(
            board.planets.iter().all(|planet| planet.card.is_none()),
            "face down until initiative is known"
        );
        assert_eq!(board.first, None);
        let (_, chosen) = evening.answer(|answer| matches!(answer, Answer::Player(_)));
        assert_eq!(chosen, Answer::Player(state(&evening).initiative));
        let board = seen(&evening);
        let up: Vec<bool> = board.planets.iter().map(|planet| planet.card.is_some()).collect();
        assert_eq!(up, [true, true, true, true, true, false, false], "the first five from the left");
        assert_eq!(board.first, Some(0), "the token lies on the leftmost");
        layouts.insert(row);
        for _ in 0..200 {
            if state(&evening).to_answer().is_none() {
                break;
            }
            evening.answer(|answer| answer == Answer::Pass);
            let shown = evening.game().view(&Viewer::Seat(Seat::B)).board.expect("a board");
            let cards: Vec<CardId> = shown.planets.iter().filter_map(|planet| planet.card).collect();
            assert!(out.iter().all(|away| !cards.contains(away)), "what was put away is never seen");
        }
    }
    assert!(layouts.len() > 1, "shuffled");
}

/// Shows CT-3.2.5, CT-3.2.13, CT-3.2.14, CT-3.2.15, CT-3.2.16, PT-3.2.13, PT-3.2.14, PT-3.2.15, PT-3.2.16: hands from the top
/// of the deck as it was laid down, one new hand in player order, resources last.
#[test]
fn ct_3_2_13_hands_are_drawn_from_the_top_and_changed_once() {
    let mut evening = Evening::begun(hosted());
    let before = *state(&evening);
    evening.answer(|answer| matches!(answer, Answer::Player(_)));
    let start = |seat: Seat| {
        let warlord = state(&evening).obj(state(&evening).player(seat).warlord).card;
        card(warlord).start
    };
    let starts = Seat::BOTH.map(start);
    for seat in Seat::BOTH {
        let size = usize::from(starts[seat as usize].0);
        let (deck, now) = (before.player(seat).deck, state(&evening).player(seat));
        let mut top = deck.to_vec().split_off(deck.len() - size);
        let mut hand = now.hand.to_vec();
        top.sort();
        hand.sort();
        assert_eq!((hand, now.deck.len()), (top, deck.len() - size));
    }
    let first = state(&evening).initiative;
    assert_eq!(
        (state(&evening).ask, state(&evening).to_answer()),
        (Ask::Mulligan, Some(first)),
        "in player order"
    );
    let sorted = |ids: &[ObjId]| ids.iter().copied().collect::<BTreeSet<ObjId>>();
    let old = sorted(&state(&evening).player(first).hand);
    let deck = state(&evening).player(first).deck;
    evening.must(By::Seat(first), Wish::Answer { answer: Answer::Yes, after: None });
    let now = state(&evening).player(first);
    assert_eq!(now.hand.len(), usize::from(starts[first as usize].0), "a new hand of the same size");
    assert_ne!(sorted(&now.hand), old);
    assert_ne!(sorted(&now.hand), sorted(&deck[deck.len() - now.hand.len()..]), "the deck is shuffled first");
    assert_eq!(now.deck.len() + now.hand.len(), before.player(first).deck.len(), "the whole hand went back");
    let again = evening.refused(By::Seat(first), Wish::Answer { answer: Answer::Yes, after: None });
    assert_eq!(again, Refusal::Illegal(Illegal::NotAsked { seat: first }), "the second hand is kept");
    assert_eq!(state(&evening).to_answer(), Some(first.other()));
    evening.must(By::Seat(first.other()), Wish::Answer { answer: Answer::Pass, after: None });
    let resources = state(&evening).players.map(|player| player.resources);
    assert_eq!(resources, starts.map(|(_, resources)| u16::from(resources)));
}
