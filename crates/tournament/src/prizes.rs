//! Prizes: what the organizer promises to whom, and who gets it by the places as they are (HR-6.6.2).

use rulebook::{Saying, say};

use crate::ids::PersonId;
use crate::model::{Prize, PrizeTo};
use crate::standings::Row;
use crate::state::Tournament;

/// A prize with whoever gets it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award<'a> {
    /// The prize.
    pub prize: &'a Prize,
    /// Best first; nobody while the place is not taken.
    pub winners: Vec<PersonId>,
}

impl PrizeTo {
    /// For whom it is: "Place 1", "Best of the Orks".
    pub fn saying(&self) -> Saying {
        match self {
            PrizeTo::Places { first, last } if first == last => say!("prize-place", place = *first),
            PrizeTo::Places { first, last } => say!("prize-places", first = *first, last = *last),
            PrizeTo::Best { kind } => match decks::Identity::of_code(kind) {
                Some(identity) => say!("prize-best", kind = decks::Said::said(&identity)),
                None => say!("prize-best", kind = kind.as_str()),
            },
            PrizeTo::Person { .. } => say!("prize-by-hand"),
        }
    }
}

impl Tournament {
    /// The prizes, as the organizer wrote them.
    pub fn prizes(&self) -> &[Prize] {
        &self.prizes
    }

    /// Who gets what by these places. Players who share a place each get what it brings; the kind of a deck is asked of whoever
    /// knows the lists.
    pub fn awards(
        &self,
        placings: &[(PersonId, Row)],
        kind_of: impl Fn(PersonId) -> Option<String>,
    ) -> Vec<Award<'_>> {
        let winners = |to: &PrizeTo| match to {
            PrizeTo::Places { first, last } => {
                let rows = placings.iter().filter(|(_, row)| (*first..=*last).contains(&row.rank));
                rows.map(|(player, _)| *player).collect()
            }
            PrizeTo::Best { kind } => {
                let of_kind = |(player, _): &&(PersonId, Row)| kind_of(*player).as_ref() == Some(kind);
                placings.iter().find(of_kind).map(|(player, _)| *player).into_iter().collect()
            }
            PrizeTo::Person { person } => vec![*person],
        };
        self.prizes.iter().map(|prize| Award { prize, winners: winners(&prize.to) }).collect()
    }

    /// The kind of a player's deck by its code, if the list can be read and is known here.
    pub fn deck_kind(&self, player: PersonId) -> Option<&'static str> {
        let list = self.person(player)?.entry.as_ref()?.deck.as_ref()?;
        let rules = decks::Rules::of_pack(self.pack())?;
        let setting = decks::Setting::new(&rules, jiff::civil::Date::MAX);
        let reading = decks::parse_for(rules.game(), &list.text).ok()?.identify(&setting);
        Some(decks::Identity::of(&reading.list)?.code())
    }
}
