//! The card table against the rulebook's figures.

use conquest::Deck;
use conquest::card::{Faction, Kind, Set, Trait};
use conquest::cards::{all_cards, all_ids, card, card_coded, card_named};

fn named(name: &str) -> &'static conquest::Card {
    card(card_named(name).expect("a core card"))
}

/// Shows CG-0.2.2, CG-0.2.3, CG-0.2.4, CG-0.2.5, CG-0.4.1.
#[test]
fn starter_decks_hold_all_cards_of_a_faction_and_one_of_each_neutral() {
    let mut total = 0;
    for warlord in Deck::starters() {
        let deck = Deck::starter_named(warlord).expect("every name is of a card");
        let neutral = deck.cards.iter().filter(|id| card(**id).faction == Faction::Neutral).count();
        let signature = deck.cards.iter().filter(|id| card(**id).squad == card(deck.warlord).squad).count();
        assert_eq!((deck.cards.len(), neutral, signature), (35, 6, 8), "warlord {warlord}");
        total += 1 + 29;
    }
    assert_eq!(total + 6 * 2, 222);
    let marines = Deck::starter_named("captain-cato-sicarius").unwrap();
    assert!(
        marines
            .cards
            .iter()
            .all(|id| (8..=30).contains(&card(*id).number) || (169..=174).contains(&card(*id).number))
    );
    let orks = Deck::starter_named("nazdreg").unwrap();
    let copies = |name: &str| orks.cards.iter().filter(|id| card(**id).name == name).count();
    assert_eq!(copies("Nazdreg's Flash Gitz"), 4);
    assert_eq!(copies("Goff Nob") + copies("Snotling Attack") + copies("Promotion"), 3);
}

/// Shows CG-0.3.3, CG-5.2.9.
#[test]
fn four_kinds_of_token_units() {
    let tokens: Vec<&str> = all_cards()
        .iter()
        .filter(|it| it.set == Set::Core && it.kind == Kind::Token)
        .map(|it| it.name)
        .collect();
    assert_eq!(tokens, ["Snotlings", "Guardsman", "Cultist", "Khymera"]);
    assert_eq!(named("Nazdreg's Flash Gitz").traits, [Trait::Warrior, Trait::Nob]);
}

/// Shows CG-5.3.18, CG-5.3.20, CG-2.8.1, CG-1.2.1.
#[test]
fn printed_figures() {
    let nob = named("Goff Nob");
    assert_eq!((nob.cost, nob.attack, nob.hp, nob.command), (Some(5), 6, 6, 0));
    let recruit = named("Eager Recruit");
    assert_eq!((recruit.cost, recruit.attack, recruit.hp), (Some(1), 2, 1));
    assert_eq!(named("Captain Cato Sicarius").start, (7, 7));
    assert_eq!(named("Barlus").planet.types.count_ones(), 1);
    assert_eq!(named("Plannum").planet.types.count_ones(), 2);
    assert_eq!(named("Iridial").planet.types.count_ones(), 3);
}

/// The core set is whole, and short names and codes are unique: a card can be found by either.
#[test]
fn the_table_is_in_order() {
    let core = all_cards().iter().filter(|it| it.set == Set::Core);
    assert!(core.map(|it| it.number).eq(1..=188));
    for (id, it) in all_ids() {
        assert_eq!(card_named(it.id), Some(id));
        assert_eq!(card_named(it.name), Some(id));
        assert_eq!(card_coded(&it.code()), Some(id));
    }
}

/// Shows CE-2.1.2: one synapse unit beside a Tyranids deck, in the HQ from the start; no second one, and none for others.
#[test]
fn ce_2_1_2_one_synapse_unit_for_tyranids_and_none_for_others() {
    use conquest::{BadDeck, Options, State};
    let synapse = card_named("Savage Warrior Prime").expect("a card");
    let mut orks = Deck::starter_named("nazdreg").expect("a warlord");
    let mut tyranids =
        Deck { warlord: card_named("The Swarmlord").expect("a card"), cards: orks.cards.clone() };
    tyranids.cards.push(synapse);
    let game = State::new(&[tyranids.clone(), orks.clone()], Options::default(), 1).expect("playable");
    let home = Some(conquest::Place::Hq(conquest::Seat::A));
    let at_home = |id: &&conquest::ObjId| game.obj(**id).card == synapse && game.place(**id) == home;
    assert_eq!(game.play.iter().filter(at_home).count(), 1);
    tyranids.cards.push(synapse);
    assert_eq!(tyranids.check(), Err(BadDeck::TooManySynapseUnits(2)));
    orks.cards.push(synapse);
    assert_eq!(orks.check(), Err(BadDeck::TooManySynapseUnits(1)));
}
