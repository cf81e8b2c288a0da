//! Random play with decks full of cards that strike from reserve, infest planets and set a second dial: nothing hidden is
//! betrayed, and every game ends.

use conquest::card::{Faction, Kind};
use conquest::cards::{all_ids, card};
use conquest::rng::Chance;
use conquest::state::Loc;
use conquest::{Answer, Ask, Deck, Seat};

use crate::laws::play_with;

/// Two decks of everything that can be in reserve and everything that speaks of it, with units around them.
fn decks(seed: u64) -> [Deck; 2] {
    let mut chance = Chance::new(seed);
    let of =
        |kind: Kind| -> Vec<_> { all_ids().filter(|(_, it)| it.kind == kind).map(|(id, _)| id).collect() };
    // Tyranids come up often: only they have a second dial.
    let (mut warlords, synapse) = (of(Kind::Warlord), of(Kind::Synapse));
    let tyranids = warlords.iter().copied().find(|id| card(*id).faction == Faction::Tyranids);
    warlords.extend(std::iter::repeat_n(tyranids, 10).flatten());
    let speaks = |it: &conquest::Card| {
        let tree = format!("{:?} {:?}", it.constants, it.abilities);
        it.deep_strike().is_some() || ["Strike", "Reserve"].iter().any(|word| tree.contains(word))
    };
    let deckable =
        |it: &conquest::Card| matches!(it.kind, Kind::Army | Kind::Event | Kind::Support | Kind::Attachment);
    let strikers: Vec<_> = all_ids().filter(|(_, it)| deckable(it) && speaks(it)).map(|(id, _)| id).collect();
    let mut others: Vec<_> =
        all_ids().filter(|(_, it)| deckable(it) && !speaks(it)).map(|(id, _)| id).collect();
    [(); 2].map(|()| {
        chance.shuffle(&mut others);
        let mut cards: Vec<_> = strikers.iter().chain(others.iter().take(20)).copied().collect();
        let warlord = warlords[chance.below(warlords.len())];
        if card(warlord).faction == Faction::Tyranids {
            cards.push(synapse[chance.below(synapse.len())]);
        }
        Deck { warlord, cards }
    })
}

/// Whatever lies in a reserve may be exchanged for another card that could lie there, and the view stays the same; so does
/// what a bot is given to think about.
///
/// Shows CE-1.1.6, CE-2.2.1.
#[test]
fn a_view_betrays_no_reserve() {
    let mut chance = Chance::new(7);
    let (mut compared, mut moved, mut seconds) = (0, 0, 0);
    for seed in 0..60 {
        let mut turn = 0;
        play_with(&decks(seed), seed * 2 + 1, |game, _| {
            turn += 1;
            let dials = game.players.iter().any(|player| player.second_dial.is_some());
            if !dials && (game.reserve.is_empty() || turn % 5 != 0) {
                return;
            }
            seconds += usize::from(dials);
            for viewer in [None, Some(Seat::A), Some(Seat::B)] {
                let seen = serde_json::to_string(&game.view(viewer)).unwrap();
                let other = game.resample(viewer, &mut chance);
                assert_eq!(seen, serde_json::to_string(&other.view(viewer)).unwrap(), "seed {seed}");
                compared += 1;
                moved += usize::from(other.reserve != game.reserve);
                assert!(other.reserve.iter().all(|it| card(other.obj(it.card).card).deep_strike().is_some()));
                assert!(other.reserve.iter().all(|it| matches!(other.obj(it.card).loc, Loc::Reserve(_))));
                if let Some(seat) = viewer {
                    let [one, two] = [game, &other].map(|it| conquest::bots::Seen::of(it, seat));
                    assert_eq!(one, two, "seed {seed}");
                }
            }
        });
    }
    assert!(compared > 300 && moved > 100, "{compared} positions, {moved} with another reserve");
    assert!(seconds > 5, "{seconds} positions with a second dial set");
}

/// Cards are put into reserve and strike, in every kind.
#[test]
fn reserves_are_used() {
    let (mut put, mut struck, mut asked) = (0, [0; 3], 0);
    for seed in 0..120 {
        play_with(&decks(seed), seed, |game, legal| {
            asked += usize::from(game.ask == Ask::Strike);
            put += usize::from(legal.iter().any(|it| matches!(it, Answer::Reserve { .. })));
            for answer in legal {
                if let Answer::Strike { card: id, .. } = answer {
                    match card(game.obj(*id).card).kind {
                        Kind::Army => struck[0] += 1,
                        Kind::Event => struck[1] += 1,
                        _ => struck[2] += 1,
                    }
                }
            }
        });
    }
    assert!(put > 100 && asked > 50 && struck.iter().all(|count| *count > 5), "{put} {asked} {struck:?}");
}
