//! What a deck being built may hold, what is counted on its sheet, and what a check looks at.

use decks::{DeckList, Fault, Format, Game, Identity, Rules, Setting, Sheet, could_hold, inspection, write};
use jiff::civil::date;
use rulebook::Cites;

use crate::examples::{card, legal};

fn setting() -> Setting {
    Setting::new(&Rules::named("conquest-1.2").unwrap(), date(2026, 11, 14))
}

/// Which of these cards a deck of that warlord could hold.
fn held<'a>(warlord: &str, names: &[&'a str]) -> Vec<&'a str> {
    let list = DeckList::of_cards(Game::CONQUEST, [(card(warlord), 1)]);
    names.iter().copied().filter(|name| could_hold(&list, card(name), &setting())).collect()
}

/// The first card of the catalogue that is so.
fn some(wanted: impl Fn(&decks::conquest::Facts) -> bool) -> &'static str {
    let is = |found: &&decks::Card| {
        found.conquest().is_some_and(&wanted) && Game::CONQUEST.named(found.name).len() == 1
    };
    Game::CONQUEST.cards().iter().find(is).expect("the catalogue has one").name
}

/// Shows CG-4.1.5, CG-4.1.7: neighbours on the wheel, common cards alone; no second warlord, no planets, no tokens.
#[test]
fn a_deck_could_hold_its_faction_its_squad_neutral_cards_and_common_ones_of_neighbours() {
    use decks::conquest::{Faction, Kind, Loyalty};
    let of = |faction, loyalty| {
        some(move |facts| {
            facts.faction == Some(faction) && facts.loyalty == Some(loyalty) && facts.kind == Kind::Army
        })
    };
    let neighbour = of(Faction::Tau, Loyalty::Common);
    let loyal = of(Faction::Tau, Loyalty::Loyal);
    let far = of(Faction::Orks, Loyalty::Common);
    let own = of(Faction::SpaceMarines, Loyalty::Loyal);
    let neutral = some(|facts| facts.faction == Some(Faction::Neutral) && facts.kind == Kind::Army);
    let planet = some(|facts| facts.kind == Kind::Planet);
    let warlord = "Captain Cato Sicarius";
    let asked = [neighbour, loyal, far, own, neutral, planet, warlord, "Nazdreg", "Sicarius's Chosen"];
    assert_eq!(held(warlord, &asked), [neighbour, own, neutral, warlord, "Sicarius's Chosen"]);
}

/// Shows CG-4.5.3, CG-4.5.4.
#[test]
fn necrons_could_hold_army_units_of_the_wheel_and_tyranids_nobody_s() {
    use decks::conquest::{Faction, Kind, Loyalty};
    let of = |faction, loyalty, kind| {
        some(move |facts| {
            facts.faction == Some(faction) && facts.loyalty == Some(loyalty) && facts.kind == kind
        })
    };
    let unit = of(Faction::Orks, Loyalty::Common, Kind::Army);
    let loyal = of(Faction::Orks, Loyalty::Loyal, Kind::Army);
    let event = of(Faction::Orks, Loyalty::Common, Kind::Event);
    let brood = of(Faction::Tyranids, Loyalty::Common, Kind::Army);
    let neutral = some(|facts| facts.faction == Some(Faction::Neutral) && facts.kind == Kind::Army);
    let support = some(|facts| facts.faction == Some(Faction::Neutral) && facts.kind == Kind::Support);
    let synapse = some(|facts| facts.kind == Kind::Synapse);
    let asked = [unit, loyal, event, brood, neutral, support, synapse];
    let necrons = some(|facts| facts.faction == Some(Faction::Necrons) && facts.kind == Kind::Warlord);
    assert_eq!(held(necrons, &asked), [unit, neutral, support]);
    assert_eq!(held("The Swarmlord", &asked), [brood, support, synapse]);
}

#[test]
fn the_clan_of_the_stronghold_says_what_an_l5r_deck_could_hold() {
    let setting = Setting::new(&Rules::named("l5r-2.3").unwrap(), date(2020, 1, 1));
    let list = DeckList::of_cards(Game::L5R, [(card("Shizuka Toshi"), 1)]);
    assert!(could_hold(&list, card("Doji Whisperer"), &setting));
    assert!(!could_hold(&list, card("Hida Guardian"), &setting), "a dynasty card of another clan");
}

#[test]
fn every_kind_of_deck_of_a_game_is_known() {
    let codes = |game| -> Vec<&str> { Identity::all_of(game).into_iter().map(Identity::code).collect() };
    let factions = codes(Game::CONQUEST);
    assert!(factions.contains(&"orks") && factions.contains(&"necrons") && !factions.contains(&"crane"));
    let clans = codes(Game::L5R);
    assert!(clans.contains(&"crane") && !clans.contains(&"orks"));
}

/// Shows LT-3.2.20: honor is what the stronghold says.
#[test]
fn honor_comes_from_the_stronghold_and_no_other_figure_does() {
    let list = DeckList::of_cards(Game::L5R, [(card("Shizuka Toshi"), 1), (card("Let Go"), 3)]);
    assert_eq!(list.stated("honor"), Some(11));
    assert_eq!(list.stated("hats"), None);
}

#[test]
fn a_province_of_all_rings_has_all_five() {
    assert_eq!(card("Toshi Ranbo").card().l5r().unwrap().rings.len(), 5);
}

/// The squad stands apart on the sheet; a signature card of somebody else's squad does not stand with it.
#[test]
fn the_sheet_sets_the_warlord_s_own_squad_apart() {
    let (list, _) = legal("legal-01-cato-tau");
    let signature = |list: &DeckList| -> Vec<&str> {
        let groups = Sheet::of(list).groups;
        let squad = groups.into_iter().filter(|group| group.signature);
        squad.flat_map(|group| group.entries).map(|entry| entry.card.card().name).collect()
    };
    let own = signature(&list);
    assert!(own.contains(&"Sicarius's Chosen"));
    assert!(!own.contains(&"Promotion"));
    let foreign = some(|facts| facts.is_signature() && facts.faction == Some(decks::conquest::Faction::Orks));
    assert_eq!(signature(&list.with(card(foreign), 1)), own);
    let text = write(&list, Format::Plain).unwrap();
    assert!(text.contains("Signature Squad (8)"), "{text}");
}

/// Shows CT-2.2.21, CT-2.2.25: opaque sleeves where the tier asks for them, card backs alike elsewhere.
#[test]
fn sleeves_are_opaque_where_the_tier_asks_for_it() {
    use inspection::Look::{Backs, Opaque};
    let asked = |tier: &str| {
        let looks = inspection::looks(&setting().of_tier(tier));
        let any = |one: fn(&inspection::Look) -> bool| looks.iter().any(one);
        (any(|look| matches!(look, Opaque(_))), any(|look| matches!(look, Backs(_))))
    };
    assert_eq!([asked("formal"), asked("premier")], [(true, false); 2]);
    assert_eq!([asked("relaxed"), asked("no such tier")], [(false, true); 2]);
}

#[test]
fn a_role_where_the_clan_has_none_is_told_without_naming_any() {
    let wrong =
        |may| Fault::RoleOfOtherClan { role: card("Keeper of Air"), clan: decks::l5r::Clan::Crab, may };
    assert_eq!(wrong(Vec::new()).mend().key, "decks-mend-no-role");
    assert_eq!(wrong(vec![card("Keeper of Fire")]).mend().key, "decks-mend-role");
}

#[test]
fn an_unknown_card_is_told_with_what_it_may_have_meant_if_there_is_anything() {
    let told = |text: &str| {
        let reading = decks::parse(text).unwrap().identify(&setting());
        reading.troubles.iter().map(|trouble| trouble.saying().key).collect::<Vec<_>>()
    };
    assert_eq!(told("1x Nazdreg\n3x Egaer Recruit"), ["decks-trouble-unknown-like"]);
    assert_eq!(told("1x Nazdreg\n3x Qqqqqqqqqq Zzzzzzzzz"), ["decks-trouble-unknown"]);
}
