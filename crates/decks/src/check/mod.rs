//! Judges a deck list for one tournament: a list of findings, every broken rule and not only the first.

mod conquest;
mod l5r;

use std::collections::BTreeMap;

use crate::catalogue::{CardId, Game, PackId};
use crate::finding::{Fault, Finding};
use crate::list::{DeckList, Part};
use crate::rules::listed;
use crate::setting::{Setting, Standing};

pub(crate) use conquest::could_hold as conquest_could_hold;
pub(crate) use l5r::{clan_of_dynasty, could_hold as l5r_could_hold};

/// Judges a list for a tournament. Empty means legal with nothing to say; a deck is legal when no finding
/// [is a refusal](Finding::is_refusal).
pub fn check(list: &DeckList, setting: &Setting) -> Vec<Finding> {
    let mut faults = Vec::new();
    if setting.list_required && list.player.as_deref().is_none_or(|name| name.trim().is_empty()) {
        faults.push(Fault::NoPlayerName);
    }
    match list.game {
        Game::Conquest => conquest::faults(list, setting, &mut faults),
        Game::L5r => l5r::faults(list, setting, &mut faults),
    }
    lists(list, setting, &mut faults);
    products(list, setting, &mut faults);
    if let Some(from) = setting.rules.effective().filter(|from| setting.date < *from) {
        faults.push(Fault::NotInForce { from });
    }
    faults.into_iter().map(|fault| Finding::new(setting, fault)).collect()
}

/// Whether a deck may be played: no finding is a refusal. The organizer may still have to decide on a product.
pub fn is_legal(findings: &[Finding]) -> bool {
    !findings.iter().any(Finding::is_refusal)
}

/// Whether the deck a list is growing into could hold the card at all: by its leader's faction or clan and by the products
/// legal on the day, leaving numbers of cards, influence and roles aside. While no leader is chosen, anything goes.
///
/// ```
/// use decks::{DeckList, Game, Rules, Setting, catalogue, could_hold};
///
/// let setting = Setting::new(&Rules::named("conquest-1.2").unwrap(), "2026-11-14".parse().unwrap());
/// let card = |id| catalogue().find(id).unwrap();
/// let list = DeckList::of_cards(Game::Conquest, [(card("nazdreg"), 1)]);
/// assert!(could_hold(&list, card("goff-nob"), &setting));
/// assert!(!could_hold(&list, card("sicariuss-chosen"), &setting));
/// ```
pub fn could_hold(list: &DeckList, card: CardId, setting: &Setting) -> bool {
    match list.game {
        Game::Conquest => {
            conquest_could_hold(card.card(), cards_in(list, Part::Warlord).first().copied(), setting)
        }
        Game::L5r => {
            let stronghold = cards_in(list, Part::Stronghold).first().and_then(|card| card.card().l5r());
            l5r_could_hold(card.card(), stronghold.map(|facts| facts.clan), setting)
        }
    }
}

/// Restricted and banned titles over everything a player brings, by the lists of the day.
fn lists(list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
    let cards = || list.entries().iter().map(|entry| entry.card);
    for restricted in setting.restricted_lists() {
        let found = listed(cards(), restricted);
        if found.len() > restricted.most as usize {
            let version = restricted.version.clone();
            faults.push(Fault::RestrictedCards { version, most: restricted.most, cards: found });
        }
    }
    for banned in setting.rules.banned_on(setting.date) {
        let found = listed(cards(), banned);
        if !found.is_empty() {
            faults.push(Fault::BannedCards { version: banned.version.clone(), cards: found });
        }
    }
}

/// Products not legal on the day, each with the cards it would be needed for.
fn products(list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
    let mut found: BTreeMap<(Standing, PackId), Vec<CardId>> = BTreeMap::new();
    for entry in list.entries() {
        let card = entry.card.card();
        let standing = setting.standing_of(card);
        if standing == Standing::Legal {
            continue;
        }
        let pack =
            card.printings.iter().map(|(pack, _)| *pack).find(|pack| setting.standing(*pack) == standing);
        let cards = found.entry((standing, pack.unwrap_or(card.printings[0].0))).or_default();
        if !cards.contains(&entry.card) {
            cards.push(entry.card);
        }
    }
    faults.extend(found.into_iter().map(|((standing, pack), cards)| match standing {
        Standing::From(from) => Fault::NotYetLegal { pack, from, cards },
        Standing::Undecided => Fault::ProductUndecided { pack, cards },
        Standing::Legal | Standing::Excluded => Fault::ProductExcluded { pack, cards },
    }));
}

/// The cards of a part.
fn cards_in(list: &DeckList, part: Part) -> Vec<CardId> {
    list.entries().iter().filter(|entry| entry.part == part).map(|entry| entry.card).collect()
}
