//! The card table against the rulebook's figures.

use std::collections::BTreeSet;

use conquest::Deck;
use conquest::card::{Faction, Keyword, Kind, MATERIAL, STRONGPOINT, Set, TECH, Trait};
use conquest::cards::{all_cards, all_ids, card, card_coded, card_named};

fn named(name: &str) -> &'static conquest::Card {
    card(card_named(name).expect("a core card"))
}

/// The starter decks: warlord, faction, the warlord's number and the first of the faction's 23 numbers.
const STARTERS: [(&str, Faction, u16, u16); 7] = [
    ("captain-cato-sicarius", Faction::SpaceMarines, 1, 8),
    ("colonel-straken", Faction::AstraMilitarum, 2, 31),
    ("nazdreg", Faction::Orks, 3, 54),
    ("zarathur-high-sorcerer", Faction::Chaos, 4, 77),
    ("packmaster-kith", Faction::DarkEldar, 5, 100),
    ("eldorath-starbane", Faction::Eldar, 6, 123),
    ("commander-shadowsun", Faction::Tau, 7, 146),
];

/// Shows CG-0.2.2, CG-0.2.3, CG-0.2.4, CG-0.2.5.
#[test]
fn starter_decks_hold_all_cards_of_a_faction_and_one_of_each_neutral() {
    assert!(Deck::starters().eq(STARTERS.map(|(warlord, ..)| warlord)));
    let mut in_the_box = 6 * 2;
    for (warlord, faction, number, first) in STARTERS {
        let deck = Deck::starter_named(warlord).expect("every name is of a card");
        let leader = card(deck.warlord);
        assert_eq!((leader.set, leader.number, leader.faction), (Set::Core, number, faction));
        let (neutral, own): (Vec<_>, Vec<_>) =
            deck.cards.iter().map(|id| card(*id)).partition(|it| it.faction == Faction::Neutral);
        assert!(own.iter().all(|it| it.set == Set::Core && it.faction == faction), "warlord {warlord}");
        let numbers: BTreeSet<u16> = own.iter().map(|it| it.number).collect();
        assert!(numbers.into_iter().eq(first..first + 23), "warlord {warlord}");
        let mut one_of_each: Vec<u16> = neutral.iter().map(|it| it.number).collect();
        one_of_each.sort_unstable();
        assert!(one_of_each.into_iter().eq(169..=174), "warlord {warlord}");
        let signature = own.iter().filter(|it| it.squad == leader.squad).count();
        assert_eq!((own.len(), signature), (29, 8), "warlord {warlord}");
        in_the_box += 1 + own.len();
    }
    assert_eq!(in_the_box, 222);
    let orks = Deck::starter_named("nazdreg").unwrap();
    let copies = |name: &str| orks.cards.iter().filter(|id| card(**id).name == name).count();
    let some = ["Nazdreg's Flash Gitz", "Goff Nob", "Snotling Attack", "Promotion"];
    assert_eq!(some.map(copies), [4, 1, 1, 1]);
}

#[test]
fn cg_0_4_1_seven_factions_and_neutral_cards_in_the_core_set() {
    let core = all_cards().iter().filter(|it| it.set == Set::Core);
    let met: BTreeSet<Faction> = core.map(|it| it.faction).collect();
    let told = STARTERS.map(|(_, faction, ..)| faction).into_iter().chain([Faction::Neutral]);
    assert_eq!(met, told.collect());
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
    let traits = tokens.iter().map(|name| named(name).traits[0]);
    assert!(traits.eq([Trait::Runt, Trait::Soldier, Trait::Cultist, Trait::Creature]));
    assert!(tokens.iter().filter(|name| named(name).has_printed(Keyword::NoAttachments)).eq([&"Khymera"]));
    assert!(tokens.iter().filter(|name| !named(name).abilities.is_empty()).eq([&"Cultist"]));
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
    assert_eq!(named("Urien Rakarth").start, (8, 7));
    let planets = all_cards().iter().filter(|it| it.kind == Kind::Planet);
    assert!(
        planets.map(|it| it.planet.types).all(|it| it != 0 && it & !(MATERIAL | STRONGPOINT | TECH) == 0)
    );
    assert_eq!(named("Barlus").planet.types, STRONGPOINT);
    assert_eq!(named("Plannum").planet.types, STRONGPOINT | TECH);
    assert_eq!(named("Iridial").planet.types, MATERIAL | STRONGPOINT | TECH);
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
