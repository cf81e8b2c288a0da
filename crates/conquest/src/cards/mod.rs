//! The table of all cards, one file a faction, in printed order.

mod astra_militarum;
pub(crate) mod brief;
mod chaos;
mod dark_eldar;
mod eldar;
mod neutral;
mod orks;
mod planets;
mod space_marines;
mod tau;
mod tokens;

use std::sync::LazyLock;

use crate::ability::{Ability, Cost, Event, Is, Op, Who, interrupt, when};
use crate::card::{Card, CardId, Faction, Kind};

/// Snotlings token.
pub const SNOTLINGS: u16 = 185;
/// Guardsman token.
pub const GUARDSMAN: u16 = 186;
/// Cultist token.
pub const CULTIST: u16 = 187;
/// Khymera token.
pub const KHYMERA: u16 = 188;

/// A trait: the bold words above a card's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trait {
    Abhuman,
    Alaitoc,
    Ally,
    AlphaLegion,
    Altansar,
    Armor,
    Artillery,
    Beastmaster,
    BielTan,
    Bionics,
    BlackLegion,
    Blessing,
    BloodAngels,
    Boyz,
    Cadia,
    Catachan,
    Condition,
    Conscript,
    Creature,
    Cultist,
    Curse,
    Daemon,
    DarkAngels,
    DeathGuard,
    Drone,
    Elite,
    Elysia,
    Haemonculus,
    Hero,
    IronHands,
    Iyanden,
    Kabalite,
    Khorne,
    Kroot,
    Location,
    Mordia,
    Nob,
    Nurgle,
    Oddboy,
    Officer,
    Pilot,
    Power,
    Priest,
    Psyker,
    Raider,
    RavenGuard,
    Relic,
    Runt,
    SaimHann,
    Scholar,
    Scout,
    Shasla,
    Shaso,
    Skill,
    Slaanesh,
    Soldier,
    Spirit,
    Succubus,
    Tactic,
    Tank,
    TechPriest,
    Torture,
    Transport,
    Tzeentch,
    Ultramarines,
    Upgrade,
    Vehicle,
    Vespid,
    Vostroya,
    Walker,
    WarEngine,
    Warboss,
    Wargear,
    Warrior,
    Weapon,
    WorldEaters,
    Wych,
}

static TABLE: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let mut cards: Vec<Card> = [
        space_marines::cards(),
        astra_militarum::cards(),
        orks::cards(),
        chaos::cards(),
        dark_eldar::cards(),
        eldar::cards(),
        tau::cards(),
        neutral::cards(),
        planets::cards(),
        tokens::cards(),
    ]
    .into_iter()
    .flatten()
    .collect();
    cards.sort_by_key(|card| card.number);
    cards
});

/// All cards by number.
pub fn all_cards() -> &'static [Card] {
    &TABLE
}

/// The card of that number. A number outside the table gives the first card rather than failing: numbers from outside are
/// checked when a deck or a file is read.
pub fn card(id: CardId) -> &'static Card {
    let table = &*TABLE;
    table.get(usize::from(id.0).wrapping_sub(1)).unwrap_or(&table[0])
}

/// Every ability that is used from a hand to answer something, with its card.
pub(crate) fn from_hand() -> &'static [(&'static Card, &'static Ability)] {
    static FROM_HAND: LazyLock<Vec<(&Card, &Ability)>> = LazyLock::new(|| {
        let abilities = all_cards().iter().flat_map(|card| card.abilities.iter().map(move |it| (card, it)));
        abilities
            .filter(|(card, it)| it.trigger.is_some() && (card.kind == Kind::Event || it.from_hand))
            .collect()
    });
    &FROM_HAND
}

/// The card with that short name or English name, whatever the case.
pub fn card_named(name: &str) -> Option<CardId> {
    let name = name.trim();
    all_cards()
        .iter()
        .find(|card| card.id == name || card.name.eq_ignore_ascii_case(name))
        .map(|card| CardId(card.number))
}

pub(crate) fn token(number: u16) -> CardId {
    CardId(number)
}

/// The ability of a faction's resource support: exhaust it to make a unit of the faction cheaper by 1.
fn cheaper(faction: Faction) -> Ability {
    interrupt(when(Event::Deploying).by(Who::You).obj([Is::Unit, Is::Of(faction)]))
        .cost(Cost::ExhaustThis)
        .then([Op::ReduceCost(1)])
}
