//! The engine's cards against the catalogue deck lists are checked with: the same facts, card by card.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use conquest::Card;
use conquest::card::{Faction, Kind, Loyalty};
use conquest::cards::all_cards;

/// The catalogue's lines as columns by name.
pub(crate) fn catalogue() -> HashMap<String, HashMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../decks/data/conquest.tsv");
    let text = std::fs::read_to_string(path).expect("the catalogue lies in the repository");
    let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>());
    let head = lines.next().expect("the names of the columns");
    lines.map(|line| (line[0].clone(), head.iter().cloned().zip(line).collect::<HashMap<_, _>>())).collect()
}

fn letters(text: &str) -> String {
    let plain = text.replace('é', "e");
    plain.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// The facts as the catalogue writes them; empty where the kind of card has no such fact.
fn facts(card: &Card) -> Vec<(&'static str, String)> {
    let figure = |has: bool, n: u8| if has { n.to_string() } else { String::new() };
    let fights = matches!(card.kind, Kind::Warlord | Kind::Army | Kind::Synapse | Kind::Token);
    let faction = match card.faction {
        Faction::SpaceMarines => "space-marines",
        Faction::AstraMilitarum => "astra-militarum",
        Faction::Orks => "orks",
        Faction::Chaos => "chaos",
        Faction::DarkEldar => "dark-eldar",
        Faction::Eldar => "eldar",
        Faction::Tau => "tau",
        Faction::Tyranids => "tyranids",
        Faction::Necrons => "necrons",
        Faction::Neutral => "neutral",
    };
    let loyalty = match card.loyalty {
        Loyalty::Common => "common",
        Loyalty::Loyal => "loyal",
        Loyalty::Signature => "signature",
    };
    let mut traits: Vec<String> = card.traits.iter().map(|it| letters(&format!("{it:?}"))).collect();
    traits.sort_unstable();
    vec![
        ("name", card.name.to_owned()),
        ("number", card.number.to_string()),
        ("faction", faction.to_owned()),
        ("kind", letters(&format!("{:?}", card.kind))),
        ("loyalty", loyalty.to_owned()),
        ("squad", figure(card.squad > 0, card.squad)),
        ("unique", if card.unique { "yes" } else { "" }.to_owned()),
        ("cost", card.cost.map_or_else(String::new, |cost| cost.to_string())),
        ("command", figure(card.command > 0, card.command)),
        ("shields", figure(card.shields > 0, card.shields)),
        ("attack", figure(fights, card.attack)),
        ("hp", figure(fights, card.hp)),
        ("traits", traits.join(" ")),
    ]
}

#[test]
fn every_card_of_the_engine_has_the_facts_of_the_catalogue() {
    let catalogue = catalogue();
    let mut wrong = Vec::new();
    let deckable = all_cards().iter().filter(|card| !matches!(card.kind, Kind::Planet | Kind::Token));
    for card in deckable {
        let Some(known) = catalogue.get(card.id) else {
            wrong.push(format!("{} is not in the catalogue", card.id));
            continue;
        };
        for (column, fact) in facts(card) {
            let wanted = match (column, known[column].as_str()) {
                ("command" | "shields", "0") | ("cost", "X") | ("squad", "0") => "",
                // X is said by its text.
                ("attack" | "hp", "X") => "0",
                (_, other) => other,
            };
            let mut sorted: Vec<String> = wanted.split('|').map(letters).collect();
            sorted.sort_unstable();
            let same = if column == "traits" { sorted.join(" ") == fact } else { wanted == fact };
            if !same {
                wrong.push(format!("{} {column}: {fact}, the catalogue has {wanted}", card.id));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The catalogue knows no card that cannot be played, and the engine plays none the catalogue does not know.
#[test]
fn catalogue_and_engine_hold_the_same_cards() {
    let known: BTreeSet<String> = catalogue().into_keys().collect();
    let played: BTreeSet<String> = all_cards().iter().map(|card| card.id.to_owned()).collect();
    assert_eq!(known, played);
    assert_eq!(all_cards().len(), 714);
}
