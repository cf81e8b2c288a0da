//! Starting a game: two decks, seven of ten planets, chance.

use rulebook::{Cites, Clause, Saying, clause, say};
use serde::{Deserialize, Serialize};

use crate::answer::Ask;
use crate::card::{CardId, Faction, Kind};
use crate::cards::brief::{Brief, Heard};
use crate::cards::house::{COPIES, HOUSE, HOUSE_NEUTRAL, HOUSE_SYNAPSE, of_faction};
use crate::cards::starters::{CORE_PLANETS, NEUTRAL, STARTERS};
use crate::cards::{called, card, card_named};
use crate::list::List;
use crate::rng::{Lot, Luck};
use crate::state::{
    Loc, MOST_DECK_CARDS, Obj, ObjId, Options, PLANETS, Phase, Planet, PlanetState, Player, Reserved, Seat,
    State, Step,
};

/// A warlord and the cards of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// The warlord.
    pub warlord: CardId,
    /// All cards besides the warlord, copies one by one.
    pub cards: Vec<CardId>,
}

/// Why no game can be started with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadDeck {
    UnknownCard(CardId),
    /// A card's code that this version does not know.
    UnknownCode(String),
    NoWarlord(CardId),
    NotForDecks(CardId),
    /// One for Tyranids, none for anybody else.
    TooManySynapseUnits(usize),
    TooManyCards(usize),
    TooFewCards {
        has: usize,
        starting_hand: u8,
    },
}

impl Deck {
    /// The deck that lies ready for a warlord, if there is one: the starter deck of the core set, else a house deck.
    pub fn starter(warlord: CardId) -> Option<Deck> {
        let Some((_, faction)) = STARTERS.iter().find(|(name, _)| *name == card(warlord).id) else {
            return Deck::house(warlord);
        };
        let of_faction =
            faction.iter().flat_map(|(copies, name)| std::iter::repeat_n(called(name), usize::from(*copies)));
        let neutral = NEUTRAL.iter().map(|name| called(name));
        Some(Deck { warlord, cards: of_faction.chain(neutral).flatten().collect() })
    }

    /// The house deck of a warlord outside the core set.
    fn house(warlord: CardId) -> Option<Deck> {
        let (_, squad) = HOUSE.iter().find(|(name, _)| *name == card(warlord).id)?;
        let faction = card(warlord).faction;
        let tyranids = faction == Faction::Tyranids;
        let squad = squad.iter().map(|(copies, name)| (usize::from(*copies), *name));
        let shared = of_faction(faction).iter().map(|name| (COPIES, *name));
        let neutral = HOUSE_NEUTRAL.iter().filter(|_| !tyranids).map(|name| (COPIES, *name));
        let synapse = tyranids.then_some((1, HOUSE_SYNAPSE));
        let mut cards = Vec::new();
        for (copies, name) in squad.chain(shared).chain(neutral).chain(synapse) {
            cards.extend(std::iter::repeat_n(called(name)?, copies));
        }
        Some(Deck { warlord, cards })
    }

    /// The warlords that have a house deck, by short name.
    pub fn houses() -> impl Iterator<Item = &'static str> {
        HOUSE.iter().map(|(warlord, _)| *warlord)
    }

    /// The ready deck of the warlord with that short name, such as `nazdreg`.
    pub fn starter_named(warlord: &str) -> Option<Deck> {
        Deck::starter(card_named(warlord)?)
    }

    /// The warlords that have a starter deck, by short name.
    pub fn starters() -> impl Iterator<Item = &'static str> {
        STARTERS.iter().map(|(warlord, _)| *warlord)
    }

    /// Whether a game can be started with it. Says nothing about whether a tournament would admit it.
    pub fn check(&self) -> Result<(), BadDeck> {
        if !self.warlord.is_known() {
            return Err(BadDeck::UnknownCard(self.warlord));
        }
        if card(self.warlord).kind != Kind::Warlord {
            return Err(BadDeck::NoWarlord(self.warlord));
        }
        for id in &self.cards {
            if !id.is_known() {
                return Err(BadDeck::UnknownCard(*id));
            }
            if matches!(card(*id).kind, Kind::Warlord | Kind::Token | Kind::Planet)
                || card(*id).face.is_some()
            {
                return Err(BadDeck::NotForDecks(*id));
            }
        }
        let synapse = self.cards.iter().filter(|id| card(**id).kind == Kind::Synapse).count();
        if synapse > usize::from(card(self.warlord).faction == Faction::Tyranids) {
            return Err(BadDeck::TooManySynapseUnits(synapse));
        }
        let has = self.cards.len() - synapse;
        if has > MOST_DECK_CARDS {
            return Err(BadDeck::TooManyCards(has));
        }
        let starting_hand = card(self.warlord).start.0;
        if has <= usize::from(starting_hand) {
            return Err(BadDeck::TooFewCards { has, starting_hand });
        }
        Ok(())
    }
}

impl Cites for BadDeck {
    fn clause(&self) -> Clause {
        match self {
            BadDeck::NoWarlord(_) | BadDeck::UnknownCard(_) | BadDeck::UnknownCode(_) => clause!("CG-4.1.1"),
            BadDeck::NotForDecks(_) => clause!("CG-4.2.2"),
            BadDeck::TooManySynapseUnits(_) => clause!("CE-2.1.2"),
            BadDeck::TooManyCards(_) | BadDeck::TooFewCards { .. } => clause!("CG-4.1.4"),
        }
    }

    fn saying(&self) -> Saying {
        match self {
            BadDeck::UnknownCard(id) => {
                say!("conquest-bad-deck-unknown", code = id.code())
            }
            BadDeck::UnknownCode(code) => say!("conquest-bad-deck-unknown", code = code),
            BadDeck::NoWarlord(id) => say!("conquest-bad-deck-warlord", card = card(*id).name),
            BadDeck::NotForDecks(id) => say!("conquest-bad-deck-card", card = card(*id).name),
            BadDeck::TooManySynapseUnits(has) => say!("conquest-bad-deck-synapse", has = *has),
            BadDeck::TooManyCards(has) => say!("conquest-bad-deck-many", has = *has, most = MOST_DECK_CARDS),
            BadDeck::TooFewCards { has, starting_hand } => {
                say!("conquest-bad-deck-few", has = *has, hand = *starting_hand)
            }
        }
    }
}

impl State {
    /// Starts a game and runs it to its first question. The same decks, options and seed give the same game.
    pub fn new(decks: &[Deck; 2], options: Options, seed: u64) -> Result<State, BadDeck> {
        State::begin(decks, options, Luck::quick(seed))
    }

    /// The same with that chance: between people from committed dice.
    pub fn begin(decks: &[Deck; 2], options: Options, luck: Luck) -> Result<State, BadDeck> {
        let mut state = State::empty(options, luck);
        for (seat, deck) in Seat::BOTH.into_iter().zip(decks) {
            deck.check()?;
            state.place_warlord(seat, deck.warlord);
            for id in &deck.cards {
                let loc = if card(*id).kind == Kind::Synapse { Loc::Hq } else { Loc::Deck };
                state.add(*id, seat, loc);
            }
            state.shuffle(seat);
        }
        let mut planets: Vec<CardId> = CORE_PLANETS.iter().filter_map(|name| called(name)).collect();
        state.chance.draw(Lot::Planets).shuffle(&mut planets);
        // They lie face down until it is known who has initiative (CT-3.2.8, CT-3.2.10).
        for (at, id) in planets.into_iter().enumerate() {
            if at < PLANETS {
                state.row[at] = Planet { card: id, state: PlanetState::FaceDown };
            } else if let Some(out) = state.out.get_mut(at - PLANETS) {
                *out = id;
            }
        }
        state.initiative = if state.chance.draw(Lot::Initiative).below(2) == 0 { Seat::A } else { Seat::B };
        state.run();
        Ok(state)
    }

    /// A table with nothing on it: where scenarios begin.
    pub(crate) fn empty(options: Options, chance: Luck) -> State {
        State {
            options,
            objs: List::new(),
            play: List::new(),
            reserve: List::new(),
            players: [Player::default(); 2],
            row: [Planet::default(); PLANETS],
            infested: 0,
            out: [CardId::default(); 3],
            out_seen: [0; 2],
            first: None,
            last_captor: None,
            phase: Phase::Setup,
            round: 0,
            initiative: Seat::A,
            step: Step::ChooseInitiative,
            battle: None,
            packets: List::new(),
            happenings: List::new(),
            heard: Heard::default(),
            brief: Brief::default(),
            mods: List::new(),
            uses: List::new(),
            rules: List::new(),
            hits: List::new(),
            delayed: List::new(),
            frames: List::new(),
            picked: List::new(),
            revealed: ObjId::NONE,
            hands_shown: 0,
            overrun: false,
            last_taken: 0,
            fought: false,
            extra: None,
            backwards: false,
            barred: [0; 2],
            end_told: false,
            no_bonus: false,
            unsettled: false,
            ask: Ask::Nothing,
            asked: 0,
            chance,
            reveals: 0,
            outcome: None,
        }
    }

    pub(crate) fn place_warlord(&mut self, seat: Seat, id: CardId) {
        let warlord = self.add(id, seat, Loc::Hq);
        self.player_mut(seat).warlord = warlord;
    }

    /// Adds a card to the game at a place.
    pub(crate) fn add(&mut self, id: CardId, seat: Seat, loc: Loc) -> ObjId {
        let obj = Obj { card: id, owner: seat, controller: seat, loc, ..Obj::default() };
        self.objs.push(obj);
        self.heard.add(id);
        let it = ObjId((self.objs.len() - 1) as u8);
        match loc {
            Loc::Deck => self.player_mut(seat).deck.push(it),
            Loc::Hand => self.player_mut(seat).hand.push(it),
            Loc::Discard => self.player_mut(seat).discard.push(it),
            Loc::Removed => true,
            Loc::Reserve(_) => self.reserve.push(Reserved { card: it, known: false, unit: ObjId::NONE }),
            Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) => self.comes_into_play(it),
        };
        it
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> CardId {
        card_named(name).expect("a card")
    }

    /// The starter deck of that warlord with those cards added.
    fn with(warlord: &str, more: &[&str]) -> Result<(), BadDeck> {
        let mut deck = Deck::starter_named(warlord).expect("a ready deck");
        deck.cards.extend(more.iter().map(|name| id(name)));
        deck.check()
    }

    /// So many copies of one card.
    fn of(copies: usize) -> Result<(), BadDeck> {
        Deck { warlord: id("nazdreg"), cards: vec![id("goff-nob"); copies] }.check()
    }

    #[test]
    fn a_deck_holds_what_belongs_into_one() {
        assert_eq!(with("nazdreg", &["promotion", "snotling-attack", "ork-kannon"]), Ok(()));
        // A warlord, a token, a planet, and what a card is for a time.
        for name in ["eldorath-starbane", "snotlings", "plannum", "idden-card"] {
            assert_eq!(with("nazdreg", &[name]), Err(BadDeck::NotForDecks(id(name))), "{name}");
        }
        let unknown = CardId(u16::MAX);
        let deck = Deck { warlord: id("nazdreg"), cards: vec![unknown; 50] };
        assert_eq!(deck.check(), Err(BadDeck::UnknownCard(unknown)));
        assert_eq!(Deck { warlord: unknown, ..deck.clone() }.check(), Err(BadDeck::UnknownCard(unknown)));
        let nob = id("goff-nob");
        assert_eq!(Deck { warlord: nob, ..deck }.check(), Err(BadDeck::NoWarlord(nob)));
    }

    #[test]
    fn a_deck_has_room_and_is_more_than_a_hand() {
        let starting_hand = card(id("nazdreg")).start.0;
        let hand = usize::from(starting_hand);
        assert_eq!(of(hand), Err(BadDeck::TooFewCards { has: hand, starting_hand }));
        assert_eq!(of(hand + 1), Ok(()));
        assert_eq!(of(MOST_DECK_CARDS), Ok(()));
        assert_eq!(of(MOST_DECK_CARDS + 1), Err(BadDeck::TooManyCards(MOST_DECK_CARDS + 1)));
    }

    /// The house deck of a Tyranids warlord has its synapse unit already.
    #[test]
    fn tyranids_alone_have_a_synapse_unit() {
        let tyranids = Deck::houses().find(|name| card(id(name)).faction == Faction::Tyranids).expect("one");
        assert_eq!(with(tyranids, &[]), Ok(()));
        assert_eq!(with(tyranids, &[HOUSE_SYNAPSE]), Err(BadDeck::TooManySynapseUnits(2)));
        assert_eq!(with("nazdreg", &[HOUSE_SYNAPSE]), Err(BadDeck::TooManySynapseUnits(1)));
    }
}
