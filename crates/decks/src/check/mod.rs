//! Judges a deck list for one tournament: a list of findings, every broken rule and not only the first.
//!
//! How decks are built is a [`Building`], which a catalogue names: the alliance wheel, clans and rings, or nothing but parts,
//! copies and sides.

mod conquest;
mod l5r;
mod parts;

use std::collections::BTreeMap;

use regulations::PartUse;
use rulebook::Saying;

use crate::catalogue::{Card, CardId, Game, PackId, Part, Word};
use crate::finding::{Fault, Finding};
use crate::list::DeckList;
use crate::rules::listed;
use crate::setting::{Setting, Standing};

pub(crate) use l5r::influence;

/// A way decks are built: the rules of games that take more than figures.
pub(crate) trait Building: Sync {
    /// What is at fault with a list, leaving products and lists of cards by day aside.
    fn faults(&self, list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>);

    /// What leads a deck of which these cards are known for certain.
    fn lead(&self, cards: &[CardId]) -> Lead {
        let card = cards.iter().copied().find(|card| card.card().leads());
        Lead { card, side: card.and_then(|card| card.card().side) }
    }

    /// Whether a deck so led could hold the card at all; a product that is not legal is asked after elsewhere.
    fn could_hold(&self, card: &Card, lead: Lead, setting: &Setting) -> bool;

    /// The cards that come with a leader, and how many of each.
    fn comes_with(&self, _leader: CardId) -> Vec<(CardId, u32)> {
        Vec::new()
    }

    /// The name of a card that a site wrote with more behind it.
    fn bare_name<'n>(&self, _name: &'n str) -> Option<&'n str> {
        None
    }

    /// The sums players of the game look at.
    fn sums(&self, _list: &DeckList) -> Vec<(Saying, String)> {
        Vec::new()
    }
}

/// What decides which cards a deck could hold, as far as it is known.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lead {
    /// The card that leads it.
    pub(crate) card: Option<CardId>,
    /// Its side.
    pub(crate) side: Option<Word>,
}

/// The ways decks are built, by the name a catalogue has for each.
const BUILDINGS: [(&str, &dyn Building); 3] =
    [("alliance-wheel", &conquest::Wheel), ("clans-and-rings", &l5r::Clans), ("parts", &parts::Parts)];

/// The way a game's decks are built.
pub(crate) fn building(game: Game) -> &'static dyn Building {
    let named = BUILDINGS.iter().find(|(name, _)| *name == game.shelf().building);
    named.map_or(&parts::Parts, |(_, building)| *building)
}

/// Judges a list for a tournament. Empty means legal with nothing to say; a deck is legal when no finding
/// [is a refusal](Finding::is_refusal).
pub fn check(list: &DeckList, setting: &Setting) -> Vec<Finding> {
    let mut faults = Vec::new();
    if setting.list_required && list.player.as_deref().is_none_or(|name| name.trim().is_empty()) {
        faults.push(Fault::NoPlayerName);
    }
    building(list.game).faults(list, setting, &mut faults);
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

/// Whether the deck a list is growing into could hold the card at all: by its leader's side and by the products
/// legal on the day, leaving numbers of cards, influence and roles aside. While no leader is chosen, anything goes.
///
/// ```
/// use decks::{DeckList, Game, Rules, Setting, catalogue, could_hold};
///
/// let setting = Setting::new(&Rules::named("conquest-1.2").unwrap(), "2026-11-14".parse().unwrap());
/// let card = |id| catalogue().find(id).unwrap();
/// let list = DeckList::of_cards(Game::CONQUEST, [(card("nazdreg"), 1)]);
/// assert!(could_hold(&list, card("goff-nob"), &setting));
/// assert!(!could_hold(&list, card("sicariuss-chosen"), &setting));
/// ```
pub fn could_hold(list: &DeckList, card: CardId, setting: &Setting) -> bool {
    let leads = |part: Part| list.game.usage(part) == Some(PartUse::Leads);
    let card_of_lead = list.entries().iter().find(|entry| leads(entry.part)).map(|entry| entry.card);
    let lead = Lead { card: card_of_lead, side: card_of_lead.and_then(|card| card.card().side) };
    is_possible(card.card(), lead, setting)
}

/// Whether a deck so led could hold the card on that day.
pub(crate) fn is_possible(card: &Card, lead: Lead, setting: &Setting) -> bool {
    !matches!(setting.standing_of(card), Standing::From(_) | Standing::Excluded)
        && building(card.game()).could_hold(card, lead, setting)
}

/// The cards that come with the card that leads a deck, and how many of each.
pub fn comes_with(leader: CardId) -> Vec<(CardId, u32)> {
    building(leader.card().game()).comes_with(leader)
}

/// The sums players of the list's game look at.
pub fn sums(list: &DeckList) -> Vec<(Saying, String)> {
    building(list.game).sums(list)
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
