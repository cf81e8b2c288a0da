//! What kind of deck a list is, for statistics: the faction of its warlord, or the clan of its stronghold.

use rulebook::Saying;

use crate::catalogue::conquest::Faction;
use crate::catalogue::l5r::Clan;
use crate::catalogue::{Card, Game};
use crate::list::{DeckList, Part};
use crate::said::Said;

/// The kind of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Identity {
    /// By its warlord.
    Faction(Faction),
    /// By its stronghold.
    Clan(Clan),
}

impl Identity {
    /// The kind of that deck; `None` if it has neither a warlord nor a stronghold.
    pub fn of(list: &DeckList) -> Option<Identity> {
        list.entries().iter().find_map(|entry| match entry.part {
            Part::Warlord => entry.card.card().conquest()?.faction.map(Identity::Faction),
            Part::Stronghold => entry.card.card().l5r().map(|facts| Identity::Clan(facts.clan)),
            _ => None,
        })
    }

    /// The card people call that deck by: its warlord or its stronghold.
    pub fn leader(list: &DeckList) -> Option<&'static Card> {
        let leads = |part: Part| matches!(part, Part::Warlord | Part::Stronghold);
        list.entries().iter().find(|entry| leads(entry.part)).map(|entry| entry.card.card())
    }

    /// All kinds there are in a game.
    pub fn all_of(game: Game) -> Vec<Identity> {
        match game {
            Game::Conquest => Faction::ALL.iter().copied().map(Identity::Faction).collect(),
            Game::L5r => Clan::ALL.iter().copied().map(Identity::Clan).collect(),
        }
    }

    /// Its code, such as `orks` or `crane`.
    pub fn code(self) -> &'static str {
        match self {
            Identity::Faction(faction) => faction.code(),
            Identity::Clan(clan) => clan.code(),
        }
    }

    /// The kind of that code.
    pub fn of_code(code: &str) -> Option<Identity> {
        Faction::of_code(code).map(Identity::Faction).or_else(|| Clan::of_code(code).map(Identity::Clan))
    }
}

impl Said for Identity {
    fn said(&self) -> Saying {
        match self {
            Identity::Faction(faction) => faction.said(),
            Identity::Clan(clan) => clan.said(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Setting};

    #[test]
    fn a_deck_is_of_its_leaders_kind() {
        let of = |game, text: &str| {
            let setting = Setting::new(&Rules::of_game(game), "2018-11-01".parse().expect("a date"));
            Identity::of(&crate::parse(text).expect("a list").identify(&setting).list)
        };
        let orks = of(Game::Conquest, "1x Nazdreg\n3x Goff Nob").expect("a warlord");
        assert_eq!((orks.code(), Identity::of_code("orks")), ("orks", Some(orks)));
        assert_eq!(of(Game::Conquest, "3x Goff Nob"), None);
        let crane = of(Game::L5r, "1x Shizuka Toshi\n3x Savvy Politician").expect("a stronghold");
        assert_eq!(crane, Identity::Clan(Clan::Crane));
    }

    #[test]
    fn a_deck_is_called_by_its_leader() {
        let called = |game, text: &str| {
            let setting = Setting::new(&Rules::of_game(game), "2018-11-01".parse().expect("a date"));
            let list = crate::parse(text).expect("a list").identify(&setting).list;
            Identity::leader(&list).map(|card| card.name)
        };
        assert_eq!(called(Game::Conquest, "3x Goff Nob\n1x Nazdreg"), Some("Nazdreg"));
        assert_eq!(called(Game::Conquest, "3x Goff Nob"), None);
        assert_eq!(called(Game::L5r, "3x Savvy Politician\n1x Shizuka Toshi"), Some("Shizuka Toshi"));
    }
}
