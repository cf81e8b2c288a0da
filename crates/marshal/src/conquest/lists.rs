//! Which deck is meant: a starter deck by its warlord's name, or a deck list in a file of any format `decks` reads.

use std::path::Path;

use conquest::cards::{card, card_named};
use conquest::{BadDeck, CardId, Deck};
use decks::{Part, Rules, Setting};
use rulebook::{Cites, say};

use crate::console::Failure;
use crate::deck::draft;

/// A deck somebody brings, and what to call it.
#[derive(Clone, Debug)]
pub(super) struct Brought {
    pub(super) name: String,
    pub(super) deck: Deck,
}

/// The deck meant: a file if there is one of that name, else a starter deck.
pub(super) fn brought(read: &str) -> Result<Brought, Failure> {
    let path = Path::new(read);
    if path.is_file() || read.contains(['/', '\\', '.']) { of_file(path) } else { starter(read) }
}

/// The starter decks, by their warlords in printed order.
pub(super) fn starters() -> Vec<Brought> {
    let decks = Deck::starters().filter_map(Deck::starter_named);
    decks.map(|deck| Brought { name: card(deck.warlord).name.to_owned(), deck }).collect()
}

/// A deck for every warlord there is one for: the starter decks, then the house decks.
pub(super) fn all() -> Vec<Brought> {
    let house = Deck::houses().filter_map(Deck::starter_named);
    let house = house.map(|deck| Brought { name: card(deck.warlord).name.to_owned(), deck });
    starters().into_iter().chain(house).collect()
}

/// The starter deck meant: a warlord's short name, or a part of it that fits one only.
fn starter(read: &str) -> Result<Brought, Failure> {
    let wanted = read.to_lowercase().replace(' ', "-");
    let mut found: Vec<_> =
        all().into_iter().filter(|it| card(it.deck.warlord).id.contains(&wanted)).collect();
    if let (Some(it), true) = (found.pop(), found.is_empty()) {
        return Ok(it);
    }
    let known: Vec<&str> = all().iter().map(|it| card(it.deck.warlord).id).collect();
    Err(Failure::new(say!("conquest-no-deck", read = read, known = known.join(", "))))
}

/// A deck list. Whether a tournament would admit it is another question; the engine must know its cards.
fn of_file(path: &Path) -> Result<Brought, Failure> {
    let shown = path.display().to_string();
    let rules = Rules::of_game(decks::Game::CONQUEST).expect("its pack comes with Marshal");
    let setting = Setting::new(&rules, jiff::Zoned::now().date());
    let reading = draft(path)?.identify(&setting);
    if !reading.troubles.is_empty() {
        let told = |it: &decks::Trouble| say!("conquest-deck-line", path = shown.as_str(), why = it.saying());
        return Err(Failure::several(reading.troubles.iter().map(told).collect()));
    }
    let refused =
        |why: &BadDeck| Failure::new(say!("conquest-deck-line", path = shown.as_str(), why = why.saying()));
    let mut warlords = Vec::new();
    let mut cards: Vec<CardId> = Vec::new();
    for entry in reading.list.entries().iter().filter(|entry| entry.part != Part::PLANETS) {
        let listed = entry.card.card();
        let copies = entry.copies as usize;
        match card_named(listed.code) {
            Some(id) if entry.part == Part::WARLORD => warlords.extend(std::iter::repeat_n(id, copies)),
            Some(id) => cards.extend(std::iter::repeat_n(id, copies)),
            None => return Err(refused(&BadDeck::UnknownCode(listed.code.to_owned()))),
        }
    }
    let [warlord] = warlords[..] else {
        let count = warlords.len();
        return Err(Failure::new(say!("conquest-deck-warlords", path = shown, count = count)));
    };
    let deck = Deck { warlord, cards };
    deck.check().map_err(|why| refused(&why))?;
    let stem = path.file_stem().map_or(shown.clone(), |stem| stem.to_string_lossy().into_owned());
    Ok(Brought { name: reading.list.name.unwrap_or(stem), deck })
}

#[cfg(test)]
mod tests {
    use conquest::card::{Faction, Kind, Loyalty};
    use conquest::cards::all_cards;
    use conquest::{Options, State};

    use super::*;

    /// A list of a starter deck as plain lines, with some lines changed.
    fn list(change: impl Fn(&str) -> String) -> String {
        let deck = Deck::starter_named("nazdreg").unwrap();
        let mut lines = vec!["1x Nazdreg".to_owned()];
        for id in &deck.cards {
            lines.push(change(&format!("1x {}", card(*id).name)));
        }
        lines.join("\n")
    }

    fn read(text: &str) -> Result<Brought, Failure> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("green-tide.txt");
        std::fs::write(&path, text).unwrap();
        brought(path.to_str().unwrap())
    }

    #[test]
    fn a_deck_is_found_by_a_part_of_its_warlords_name() {
        assert_eq!(starter("Sicarius").expect("fits one").name, "Captain Cato Sicarius");
        assert!(starter("co").is_err() && starter("nobody").is_err());
        assert!(brought("no/such/file.txt").is_err());
    }

    #[test]
    fn a_deck_list_in_a_file_is_the_deck_it_lists() {
        let deck = read(&list(str::to_owned)).expect("all cards are of the core set");
        let mut starter = Deck::starter_named("nazdreg").unwrap();
        let mut cards = deck.deck.cards.clone();
        cards.sort_unstable();
        starter.cards.sort_unstable();
        assert_eq!((deck.name.as_str(), cards), ("green-tide", starter.cards));
    }

    /// Every card of the engine is found by the name the catalogue has for it.
    #[test]
    fn engine_and_catalogue_call_cards_the_same() {
        for it in all_cards().iter().filter(|it| it.kind != Kind::Token) {
            let found = decks::catalogue().find(it.id).expect(it.id);
            assert_eq!(found.card().name, it.name);
        }
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        let key = |text: &str| read(text).unwrap_err().keys();
        assert_eq!(key(&list(|line| line.replace("Goff Nob", "Goff Knob"))), ["conquest-deck-line"]);
        assert_eq!(key(&list(str::to_owned).replace("1x Nazdreg\n", "")), ["conquest-deck-warlords"]);
        assert_eq!(key("1x Nazdreg\n3x Goff Nob"), ["conquest-deck-line"]);
    }

    /// Lists of every warlord that hold, between them, every card the warlord may lead: each is legal by the deck rules, and
    /// each is a deck a game begins with.
    #[test]
    fn every_legal_list_can_be_played() {
        let setting =
            Setting::new(&Rules::of_game(decks::Game::CONQUEST).unwrap(), jiff::civil::date(2026, 1, 1));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.txt");
        let mut played = std::collections::BTreeSet::new();
        for warlord in all_cards().iter().filter(|it| it.kind == Kind::Warlord) {
            let deck = Deck::starter_named(warlord.id).expect("there is a deck for every warlord");
            let squad = deck.cards.iter().map(|id| card(*id)).filter(|it| it.squad == warlord.squad);
            let squad: Vec<String> = squad.map(|it| format!("1x {}", it.name)).collect();
            let led: Vec<&str> = all_cards()
                .iter()
                .filter(|it| {
                    let deckable =
                        !matches!(it.kind, Kind::Warlord | Kind::Planet | Kind::Token | Kind::Synapse);
                    let alone = warlord.faction == Faction::Tyranids;
                    let serves = it.faction == warlord.faction || it.faction == Faction::Neutral && !alone;
                    deckable && it.loyalty != Loyalty::Signature && serves
                })
                .map(|it| it.name)
                .collect();
            for at in (0..led.len()).step_by(14) {
                let mut lines = vec![format!("1x {}", warlord.name)];
                lines.extend(squad.iter().cloned());
                lines.extend((at..at + 14).map(|at| format!("3x {}", led[at % led.len()])));
                if warlord.faction == Faction::Tyranids {
                    lines.push("1x Savage Warrior Prime".to_owned());
                }
                std::fs::write(&path, lines.join("\n")).unwrap();
                let reading = draft(&path).unwrap().identify(&setting);
                let findings = reading.check(&setting);
                // Some products may not be taken to a tournament; among friends they are played like all others.
                let legal =
                    findings.iter().all(|it| matches!(it.fault, decks::Fault::ProductExcluded { .. }));
                assert!(reading.troubles.is_empty() && legal, "{lines:?}: {findings:?}");
                let deck = brought(path.to_str().unwrap()).expect("legal, so it can be played").deck;
                played.extend(deck.cards.iter().map(|id| card(*id).id));
                let game = State::new(&[deck.clone(), deck], Options::default(), 1).expect("a game begins");
                assert!(game.to_answer().is_some());
            }
        }
        let deckable = all_cards()
            .iter()
            .filter(|it| !matches!(it.kind, Kind::Warlord | Kind::Planet | Kind::Token | Kind::Synapse));
        let missing: Vec<&str> = deckable.map(|it| it.id).filter(|id| !played.contains(id)).collect();
        assert!(missing.is_empty(), "in no list: {missing:?}");
    }
}
