//! What kind of deck a list is, for statistics: the side of the card that leads it, a faction or a clan.

use regulations::PartUse;
use rulebook::Saying;

use crate::catalogue::{Card, Game, Word};
use crate::list::DeckList;
use crate::said::Said;

/// The kind of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity(Word);

impl Identity {
    /// The kind of that deck; `None` if nothing leads it.
    pub fn of(list: &DeckList) -> Option<Identity> {
        leaders(list).find_map(|card| card.side).map(Identity)
    }

    /// The card people call that deck by: the one that leads it.
    pub fn leader(list: &DeckList) -> Option<&'static Card> {
        leaders(list).next()
    }

    /// All kinds there are in a game.
    pub fn all_of(game: Game) -> Vec<Identity> {
        game.sides().iter().copied().map(Identity).collect()
    }

    /// Its code, such as `orks` or `crane`.
    pub fn code(self) -> &'static str {
        self.0.code()
    }

    /// The kind of that code in any game whose cards come with Marshal.
    pub fn of_code(code: &str) -> Option<Identity> {
        let mut sides = Game::all().flat_map(Game::sides);
        sides.find(|side| side.code() == code).copied().map(Identity)
    }
}

fn leaders(list: &DeckList) -> impl Iterator<Item = &'static Card> {
    let leading = list.entries().iter().filter(|entry| list.game.usage(entry.part) == Some(PartUse::Leads));
    leading.map(|entry| entry.card.card())
}

impl Said for Identity {
    fn said(&self) -> Saying {
        self.0.said()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Setting};

    #[test]
    fn a_deck_is_of_its_leaders_kind() {
        let of = |game, text: &str| {
            let setting = Setting::new(&Rules::of_game(game).unwrap(), "2018-11-01".parse().expect("a date"));
            Identity::of(&crate::parse(text).expect("a list").identify(&setting).list)
        };
        let orks = of(Game::CONQUEST, "1x Nazdreg\n3x Goff Nob").expect("a warlord");
        assert_eq!((orks.code(), Identity::of_code("orks")), ("orks", Some(orks)));
        assert_eq!(of(Game::CONQUEST, "3x Goff Nob"), None);
        let crane = of(Game::L5R, "1x Shizuka Toshi\n3x Savvy Politician").expect("a stronghold");
        assert_eq!(crane.code(), "crane");
    }

    #[test]
    fn a_deck_is_called_by_its_leader() {
        let called = |game, text: &str| {
            let setting = Setting::new(&Rules::of_game(game).unwrap(), "2018-11-01".parse().expect("a date"));
            let list = crate::parse(text).expect("a list").identify(&setting).list;
            Identity::leader(&list).map(|card| card.name)
        };
        assert_eq!(called(Game::CONQUEST, "3x Goff Nob\n1x Nazdreg"), Some("Nazdreg"));
        assert_eq!(called(Game::CONQUEST, "3x Goff Nob"), None);
        assert_eq!(called(Game::L5R, "3x Savvy Politician\n1x Shizuka Toshi"), Some("Shizuka Toshi"));
    }
}
