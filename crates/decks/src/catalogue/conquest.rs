//! The facts of a Conquest card that deck building and search need.

use std::sync::Arc;

use super::table::Row;
use super::{Card, CardId, Figure, Game, Own, Part};
use crate::coded::coded;

impl Game {
    /// Warhammer 40,000: Conquest.
    pub const CONQUEST: Game = Game::numbered(0);
}

impl Part {
    /// The warlord.
    pub const WARLORD: Part = Part::new(0, "warlord", "decks-part-warlord");
    /// The synapse card, beside the deck.
    pub const SYNAPSE: Part = Part::new(1, "synapse", "decks-part-synapse");
    /// The Conquest deck.
    pub const DECK: Part = Part::new(2, "deck", "decks-part-deck");
    /// The ten planets, not part of the deck.
    pub const PLANETS: Part = Part::new(3, "planets", "decks-part-planets");
}

pub(super) const PARTS: [Part; 4] = [Part::WARLORD, Part::SYNAPSE, Part::DECK, Part::PLANETS];

coded! {
    /// The factions. The first seven stand on the alliance wheel in this order (CG-4.5.1).
    pub enum Faction {
        /// Space Marines.
        SpaceMarines = "space-marines",
        /// Astra Militarum.
        AstraMilitarum = "astra-militarum",
        /// Orks.
        Orks = "orks",
        /// Chaos.
        Chaos = "chaos",
        /// Dark Eldar.
        DarkEldar = "dark-eldar",
        /// Eldar.
        Eldar = "eldar",
        /// Tau.
        Tau = "tau",
        /// Tyranids, outside the wheel.
        Tyranids = "tyranids",
        /// Necrons, outside the wheel.
        Necrons = "necrons",
        /// Neutral cards.
        Neutral = "neutral",
    }
}

coded! {
    /// The card types.
    pub enum Kind {
        /// The leader of a deck.
        Warlord = "warlord",
        /// Army units.
        Army = "army",
        /// Attachments.
        Attachment = "attachment",
        /// Events.
        Event = "event",
        /// Supports.
        Support = "support",
        /// Synapse units of the Tyranids, beside the deck.
        Synapse = "synapse",
        /// Tokens; never in a deck.
        Token = "token",
        /// Planets; brought along, not in the deck.
        Planet = "planet",
    }
}

coded! {
    /// Who may use a card.
    pub enum Loyalty {
        /// Its faction and allies.
        Common = "common",
        /// Its faction only.
        Loyal = "loyal",
        /// Its warlord only.
        Signature = "signature",
    }
}

/// What deck building needs of a Conquest card.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its faction; none for planets.
    pub faction: Option<Faction>,
    /// Its type.
    pub kind: Kind,
    /// Who may use it; none for tokens and planets.
    pub loyalty: Option<Loyalty>,
    /// The number of the signature squad, shared with the warlord.
    pub squad: Option<u8>,
    /// How many copies the signature squad holds.
    pub squad_copies: u8,
    /// Command icons.
    pub command: Option<u8>,
    /// Shield icons.
    pub shields: Option<u8>,
    /// Attack.
    pub attack: Option<Figure>,
    /// Hit points.
    pub hp: Option<Figure>,
    /// For a warlord whose text replaces the wheel: whom it may ally with.
    pub allies: Option<OwnAllies>,
}

/// Allies by a warlord's own text instead of the wheel (CG-4.5.5).
#[derive(Clone, Debug)]
pub struct OwnAllies {
    /// The factions, all of them at once.
    pub factions: Vec<Faction>,
    /// What their cards must be: a type and a trait.
    pub only: Option<(Kind, &'static str)>,
}

impl Faction {
    /// The seven factions of the alliance wheel, in its order.
    pub const WHEEL: [Faction; 7] = [
        Faction::SpaceMarines,
        Faction::AstraMilitarum,
        Faction::Orks,
        Faction::Chaos,
        Faction::DarkEldar,
        Faction::Eldar,
        Faction::Tau,
    ];

    /// The two neighbours on the alliance wheel; none for factions outside it.
    pub fn neighbours(self) -> Option<[Faction; 2]> {
        let at = Faction::WHEEL.iter().position(|faction| *faction == self)?;
        Some([Faction::WHEEL[(at + 1) % 7], Faction::WHEEL[(at + 6) % 7]])
    }
}

impl Card {
    /// Its facts, if it is a Conquest card.
    pub fn conquest(&self) -> Option<&Facts> {
        self.facts()
    }
}

/// What the table says of a card that only this game knows.
pub(super) fn own(row: &Row<'_>) -> Own {
    let facts = Facts::read(row);
    Own {
        part: match facts.kind {
            Kind::Warlord => Part::WARLORD,
            Kind::Synapse => Part::SYNAPSE,
            // A planet or token somebody lists with the deck is in the deck, and wrongly so.
            Kind::Army | Kind::Attachment | Kind::Event | Kind::Support | Kind::Token | Kind::Planet => {
                Part::DECK
            }
        },
        foreign_code: row.optional("octgn"),
        marks: ["loyalty", "squad"].into_iter().filter_map(|it| Some((it, row.optional(it)?))).collect(),
        sorted: Vec::new(),
        limit: None,
        facts: Some(Arc::new(facts)),
    }
}

impl Facts {
    fn read(row: &Row<'_>) -> Facts {
        Facts {
            faction: row.code("faction", Faction::of_code),
            kind: row.code("kind", Kind::of_code).expect("every card has a type"),
            loyalty: row.code("loyalty", Loyalty::of_code),
            squad: row.number("squad"),
            squad_copies: row.number("squad_copies").unwrap_or(0),
            command: row.number("command"),
            shields: row.number("shields"),
            attack: Figure::read(row.text("attack")),
            hp: Figure::read(row.text("hp")),
            allies: row.optional("allies").map(OwnAllies::read),
        }
    }

    /// Whether the card is shuffled into a deck: army units, attachments, events and supports.
    pub fn is_deck_card(&self) -> bool {
        matches!(self.kind, Kind::Army | Kind::Attachment | Kind::Event | Kind::Support)
    }

    /// Whether only one warlord may use it.
    pub fn is_signature(&self) -> bool {
        self.loyalty == Some(Loyalty::Signature) && self.kind != Kind::Warlord
    }
}

impl OwnAllies {
    /// Reads `astra-militarum|space-marines:army:Vehicle`.
    fn read(text: &'static str) -> OwnAllies {
        let mut parts = text.split(':');
        let factions = parts.next().unwrap_or("").split('|').filter_map(Faction::of_code).collect();
        let only = parts.next().and_then(Kind::of_code).zip(parts.next());
        OwnAllies { factions, only }
    }
}

/// The signature squad of a warlord: its cards and how many of each (CG-4.1.3).
pub fn squad_of(warlord: CardId) -> impl Iterator<Item = (CardId, u8)> {
    let number = warlord.card().conquest().and_then(|facts| facts.squad);
    Game::CONQUEST.cards().iter().filter_map(move |card: &Card| {
        let facts = card.conquest()?;
        (number.is_some() && facts.squad == number && facts.kind != Kind::Warlord)
            .then_some((card.id, facts.squad_copies))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cg_4_5_1_the_wheel_has_two_neighbours_for_each_of_seven_factions() {
        use Faction::*;
        assert_eq!(SpaceMarines.neighbours(), Some([AstraMilitarum, Tau]));
        assert_eq!(AstraMilitarum.neighbours(), Some([Orks, SpaceMarines]));
        assert_eq!(Orks.neighbours(), Some([Chaos, AstraMilitarum]));
        assert_eq!(Chaos.neighbours(), Some([DarkEldar, Orks]));
        assert_eq!(DarkEldar.neighbours(), Some([Eldar, Chaos]));
        assert_eq!(Eldar.neighbours(), Some([Tau, DarkEldar]));
        assert_eq!(Tau.neighbours(), Some([SpaceMarines, Eldar]));
        assert_eq!([Tyranids, Necrons, Neutral].map(Faction::neighbours), [None; 3]);
    }

    #[test]
    fn cg_4_1_3_every_signature_squad_has_eight_cards() {
        let warlords: Vec<&Card> = Game::CONQUEST
            .cards()
            .iter()
            .filter(|card| card.conquest().is_some_and(|facts| facts.kind == Kind::Warlord))
            .collect();
        assert_eq!(warlords.len(), 31);
        for warlord in warlords {
            let copies: u32 = squad_of(warlord.id).map(|(_, copies)| u32::from(copies)).sum();
            assert_eq!(copies, 8, "{}", warlord.name);
        }
        let cato = Game::CONQUEST.find("captain-cato-sicarius").unwrap();
        let squad: Vec<(&str, u8)> =
            squad_of(cato).map(|(card, copies)| (card.card().name, copies)).collect();
        assert_eq!(
            squad,
            [
                ("Sicarius's Chosen", 4),
                ("Cato's Stronghold", 1),
                ("The Fury of Sicarius", 2),
                ("Tallassarian Tempest Blade", 1)
            ]
        );
    }
}
