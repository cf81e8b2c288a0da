//! Random play over every card there is, not only the starter decks: legal decks of every warlord, and any cards together.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use conquest::card::{Faction, Kind, Loyalty};
use conquest::cards::{all_ids, card};
use conquest::rng::Chance;
use conquest::state::Outcome;
use conquest::{CardId, Deck, Options, Played, State};

use crate::catalogue::catalogue;
use crate::laws::{self, options, play_with};

const GAMES: u64 = 150;
/// How many games are played with legal decks: each warlord has more than a hundred of them.
const LEGAL_GAMES: u64 = 2_000;
const MOST_ANSWERS: usize = 20_000;

fn deck(chance: &mut Chance) -> Deck {
    let of = |wanted: fn(Kind) -> bool| all_ids().filter(move |(_, it)| wanted(it.kind)).map(|(id, _)| id);
    let mut warlords: Vec<_> = of(|kind| kind == Kind::Warlord).collect();
    let mut cards: Vec<_> =
        of(|kind| matches!(kind, Kind::Army | Kind::Event | Kind::Support | Kind::Attachment)).collect();
    chance.shuffle(&mut warlords);
    chance.shuffle(&mut cards);
    cards.truncate(50);
    if card(warlords[0]).faction == Faction::Tyranids {
        let synapse: Vec<_> = of(|kind| kind == Kind::Synapse).collect();
        cards.push(synapse[chance.below(synapse.len())]);
    }
    Deck { warlord: warlords[0], cards }
}

/// Whatever cards meet, there is an answer to every question, and the game ends.
#[test]
fn any_cards_can_be_played_together() {
    let mut seen = BTreeSet::new();
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed);
        let decks = [deck(&mut chance), deck(&mut chance)];
        seen.extend(decks.iter().flat_map(|deck| &deck.cards).map(|id| card(*id).id));
        let mut game = State::new(&decks, Options::default(), seed).unwrap();
        let mut legal = Vec::new();
        for _ in 0..MOST_ANSWERS {
            let Some(seat) = game.to_answer() else { break };
            game.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "no answer to {:?} in game {seed}", game.ask);
            let answer = legal[chance.below(legal.len())];
            game.advance(seat, answer);
        }
        assert!(game.outcome.is_some_and(|it| it != Outcome::Overrun), "game {seed}: {:?}", game.outcome);
    }
    assert!(seen.len() > 200, "only {} cards were played", seen.len());
}

/// The factions in the order of the wheel: each may be allied with its neighbours.
const WHEEL: [Faction; 7] = [
    Faction::SpaceMarines,
    Faction::AstraMilitarum,
    Faction::Orks,
    Faction::Chaos,
    Faction::DarkEldar,
    Faction::Eldar,
    Faction::Tau,
];

/// A warlord and what a deck of it is made from.
struct Pool {
    warlord: CardId,
    /// The signature squad, copies one by one.
    squad: Vec<CardId>,
    /// Of the own faction, and neutral where that is allowed.
    own: Vec<CardId>,
    /// What each faction that may be allied adds.
    allies: Vec<Vec<CardId>>,
    synapse: Vec<CardId>,
}

/// The pools of all warlords.
static POOLS: LazyLock<Vec<Pool>> = LazyLock::new(|| {
    let catalogue = catalogue();
    let warlords = all_ids().filter(|(_, it)| it.kind == Kind::Warlord);
    warlords.filter_map(|(id, it)| pool(id, !catalogue[it.id]["allies"].is_empty())).collect()
});

/// What a warlord's decks are made from, once its squad is whole. One with allies of its own, which its text describes, is given none here.
fn pool(warlord: CardId, own_allies: bool) -> Option<Pool> {
    let it = card(warlord);
    let playable = |kind| matches!(kind, Kind::Army | Kind::Event | Kind::Support | Kind::Attachment);
    let shared: Vec<_> = all_ids().filter(|(_, it)| it.squad == 0 && playable(it.kind)).collect();
    let of = |wanted: &dyn Fn(&conquest::Card) -> bool| -> Vec<CardId> {
        shared.iter().filter(|(_, it)| wanted(it)).map(|(id, _)| *id).collect()
    };
    let common = |faction| move |it: &conquest::Card| it.faction == faction && it.loyalty == Loyalty::Common;
    let allies = match (it.faction, WHEEL.iter().position(|faction| *faction == it.faction)) {
        (Faction::Necrons, _) => {
            vec![of(&|it| WHEEL.iter().any(|faction| common(*faction)(it)) && it.kind == Kind::Army)]
        }
        (_, Some(at)) if !own_allies => {
            [at + 1, at + WHEEL.len() - 1].map(|at| of(&common(WHEEL[at % WHEEL.len()]))).into()
        }
        _ => Vec::new(),
    };
    let tyranids = it.faction == Faction::Tyranids;
    let own = of(&|other| other.faction == it.faction || other.faction == Faction::Neutral && !tyranids);
    let squad = Deck::starter(warlord)?.cards.into_iter().filter(|id| card(*id).squad == it.squad).collect();
    let synapse = all_ids().filter(|(_, it)| it.kind == Kind::Synapse).map(|(id, _)| id);
    Some(Pool { warlord, squad, own, allies, synapse: synapse.filter(|_| tyranids).collect() })
}

impl Pool {
    /// A deck of fifty cards as the rules for decks want it: the squad, one ally at most, up to three of each card.
    fn deck(&self, chance: &mut Chance) -> Deck {
        let mut from = self.own.clone();
        if !self.allies.is_empty() && chance.below(3) > 0 {
            from.extend(&self.allies[chance.below(self.allies.len())]);
        }
        chance.shuffle(&mut from);
        let mut cards = self.squad.clone();
        for id in from {
            let copies = (1 + chance.below(3)).min(50 - cards.len());
            cards.extend(std::iter::repeat_n(id, copies));
        }
        assert_eq!(cards.len(), 50, "{} has too few cards", card(self.warlord).id);
        if !self.synapse.is_empty() {
            cards.push(self.synapse[chance.below(self.synapse.len())]);
        }
        Deck { warlord: self.warlord, cards }
    }
}

/// Two legal decks; the warlords go round all pairs.
pub(crate) fn decks(seed: u64) -> [Deck; 2] {
    let count = POOLS.len() as u64;
    let mut chance = Chance::new(seed ^ 0xdec4);
    [seed % count, seed / count % count].map(|at| POOLS[at as usize].deck(&mut chance))
}

/// Every warlord, every card of the pool in some deck, and every game ends by the rules.
#[test]
fn legal_decks_of_every_warlord_are_played_to_the_end() {
    assert_eq!(POOLS.len(), Deck::starters().chain(Deck::houses()).count());
    let mut played = BTreeSet::new();
    for seed in 0..LEGAL_GAMES {
        let decks = decks(seed);
        for deck in &decks {
            assert_eq!(deck.check(), Ok(()), "seed {seed}");
            played.extend(deck.cards.iter().copied());
        }
        let end = play_with(&decks, seed, |_, _| ());
        assert_ne!(end.outcome, Some(Outcome::Overrun), "seed {seed}");
    }
    let whole: BTreeSet<u8> = POOLS.iter().map(|it| card(it.warlord).squad).chain([0]).collect();
    let fits = |it: &conquest::Card| {
        !matches!(it.kind, Kind::Warlord | Kind::Token | Kind::Planet) && whole.contains(&it.squad)
    };
    let left_out: Vec<_> =
        all_ids().filter(|(id, it)| fits(it) && !played.contains(id)).map(|(_, it)| it.id).collect();
    assert!(left_out.is_empty(), "in no deck: {left_out:?}");
}

/// The same answers give the same game, written and read again, whatever cards are in it.
#[test]
fn a_replay_of_any_cards_leads_to_the_same_game() {
    for seed in 0..60 {
        let mut game = Played::new(decks(seed * 17), options(seed), seed).unwrap();
        let mut chance = Chance::new(seed);
        let mut legal = Vec::new();
        while let Some(seat) = game.state().to_answer() {
            game.state().legal(seat, &mut legal);
            game.answer(seat, legal[chance.below(legal.len())]).unwrap();
        }
        let again = Played::read(&serde_json::to_string(game.replay()).unwrap()).unwrap();
        assert_eq!(again.state(), game.state(), "seed {seed}");
    }
}

/// What a viewer cannot know may be dealt anew and the view stays the same, whatever cards are in the game.
#[test]
fn no_card_betrays_what_is_hidden() {
    laws::views_hide(1_500, |seed| decks(seed * 17));
}
