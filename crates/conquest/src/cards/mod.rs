//! The table of all cards, one file a faction, in printed order; looked up by index, code or name.

mod astra_militarum;
pub(crate) mod brief;
mod champions;
mod chaos;
mod dark_eldar;
mod death_world;
mod deluxe;
mod eldar;
mod faces;
mod great_devourer;
pub(crate) mod house;
mod id;
mod legions_of_death;
mod neutral;
mod orks;
mod planetfall;
mod planets;
mod space_marines;
pub(crate) mod starters;
mod tau;
mod tokens;
mod warlord_cycle;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ability::{
    Ability, Constant, Cost, Event, Grant, Is, Modifier, Num, Op, Until, Who, each, interrupt, when,
};
use crate::card::{Card, CardId, Faction, Kind};

pub use crate::facts::Trait;

/// Snotlings token.
pub const SNOTLINGS: &str = "snotlings";
/// Guardsman token.
pub const GUARDSMAN: &str = "guardsman";
/// Cultist token.
pub const CULTIST: &str = "cultist";
/// Khymera token.
pub const KHYMERA: &str = "khymera";
/// Termagant token.
pub const TERMAGANT: &str = "termagant";

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
        warlord_cycle::cards(),
        great_devourer::cards(),
        planetfall::cards(),
        legions_of_death::cards(),
        death_world::cards(),
        champions::cards(),
        deluxe::cards(),
    ]
    .into_iter()
    .flatten()
    .collect();
    cards.sort_by_key(|card| (card.set, card.number));
    // What cards are for a time comes last: it is on no list of cards.
    cards.extend(faces::cards());
    cards
});

/// All cards, by set in order of publication, then by printed number.
pub fn all_cards() -> &'static [Card] {
    static PRINTED: LazyLock<usize> =
        LazyLock::new(|| TABLE.iter().filter(|card| card.face.is_none()).count());
    &TABLE[..*PRINTED]
}

/// All cards with what names them inside the engine.
pub fn all_ids() -> impl Iterator<Item = (CardId, &'static Card)> {
    with_faces().take(all_cards().len())
}

/// All cards and what they are for a time.
pub(crate) fn with_faces() -> impl Iterator<Item = (CardId, &'static Card)> {
    TABLE.iter().enumerate().map(|(at, card)| (CardId(at as u16 + 1), card))
}

pub(crate) fn card_count() -> usize {
    TABLE.len()
}

/// That card. No card gives the first one rather than failing: what comes from outside is checked when it is read.
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
    called(name).or_else(|| {
        with_faces().find(|(_, card)| card.name.eq_ignore_ascii_case(name)).map(|(found, _)| found)
    })
}

/// The card with that code, such as `core-3`.
pub fn card_coded(code: &str) -> Option<CardId> {
    static CODES: LazyLock<HashMap<String, CardId>> =
        LazyLock::new(|| with_faces().map(|(id, card)| (card.code(), id)).collect());
    CODES.get(code).copied()
}

/// The card with exactly that short name.
pub(crate) fn called(name: &str) -> Option<CardId> {
    static NAMES: LazyLock<HashMap<&str, CardId>> =
        LazyLock::new(|| with_faces().map(|(id, card)| (card.id, id)).collect());
    NAMES.get(name).copied()
}

/// The ability of a faction's resource support: exhaust it to make a unit of the faction cheaper by 1.
fn cheaper(faction: Faction) -> Ability {
    interrupt(when(Event::Deploying).by(Who::You).obj([Is::Unit, Is::Of(faction)]))
        .cost(Cost::ExhaustThis)
        .then([Op::ReduceCost(Num::N(1))])
}

/// Under the name Hive Mind: the Termagant tokens you control at this planet get it.
fn hive_mind(grant: Grant) -> Constant {
    let tokens = [Is::Unit, Is::Token(TERMAGANT), Is::Yours, Is::AtThisPlanet];
    Constant::HiveMind(Modifier { to: each(tokens), grant, cond: None, until: Until::Always })
}
