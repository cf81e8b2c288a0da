//! How a deck of a game is built that has nothing but a catalogue: so many cards in each part, so many copies of a title, and
//! cards of the leader's side.

use std::collections::BTreeMap;

use super::{Building, Lead};
use crate::catalogue::{Card, CardId, Word};
use crate::finding::Fault;
use crate::list::{DeckList, Entry};
use crate::rules::Figured;
use crate::setting::Setting;

/// Parts, copies and sides.
pub(super) struct Parts;

impl Building for Parts {
    fn faults(&self, list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
        places(list, faults);
        sizes(list, faults);
        copies(list, setting.rules.figure(Figured::MostCopies), faults);
        sides(list, faults);
    }

    fn could_hold(&self, card: &Card, lead: Lead, _: &Setting) -> bool {
        if card.leads() {
            return lead.card.is_none_or(|leader| leader == card.id);
        }
        lead.side.is_none_or(|side| goes_with(card, side))
    }
}

/// Every card in the part it belongs to.
fn places(list: &DeckList, faults: &mut Vec<Fault>) {
    let wrong = list.entries().iter().filter(|entry| entry.card.card().part != entry.part);
    faults.extend(wrong.map(|entry| Fault::WrongPart {
        card: entry.card,
        listed: entry.part,
        belongs: entry.card.card().part,
    }));
}

fn sizes(list: &DeckList, faults: &mut Vec<Fault>) {
    for facts in list.game.parts() {
        let (part, least, found) = (facts.part, facts.least, list.count(facts.part));
        match facts.most {
            Some(most) if !(least..=most).contains(&found) => {
                faults.push(Fault::DeckSize { part, found, least, most });
            }
            None if found < least => faults.push(Fault::PartTooSmall { part, found, least }),
            Some(_) | None => {}
        }
    }
}

/// So many copies of a title over all parts; fewer or more where the card itself says so.
fn copies(list: &DeckList, most: u32, faults: &mut Vec<Fault>) {
    let mut by_title: BTreeMap<&str, (CardId, u32)> = BTreeMap::new();
    for Entry { card, copies, .. } in list.entries() {
        let counted = by_title.entry(card.card().name).or_insert((*card, 0));
        counted.1 = counted.1.saturating_add(*copies);
    }
    for (card, found) in by_title.into_values() {
        match card.card().limit.map(u32::from) {
            Some(limit) if found > limit => faults.push(Fault::CardLimit { card, found, most: limit }),
            None if found > most => faults.push(Fault::TooManyCopies { card, found, most }),
            Some(_) | None => {}
        }
    }
}

/// Cards of the leader's side, and those without one.
fn sides(list: &DeckList, faults: &mut Vec<Fault>) {
    let leader = list.entries().iter().map(|entry| entry.card.card()).find(|card| card.leads());
    let Some(side) = leader.and_then(|leader| leader.side) else { return };
    let foreign = list.entries().iter().filter(|entry| !goes_with(entry.card.card(), side));
    faults.extend(foreign.map(|entry| Fault::OtherSide { card: entry.card, side: side.code().to_owned() }));
}

fn goes_with(card: &Card, side: Word) -> bool {
    card.side.is_none_or(|own| own == side || Some(own) == card.game().shelf().neutral)
}
