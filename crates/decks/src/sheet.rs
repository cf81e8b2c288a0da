//! A list in the order a judge counts it: leader first, then kind by kind, cheap before dear, each group with its sum.

use regulations::PartUse;
use rulebook::Saying;
use serde::Serialize;

use crate::catalogue::{Card, CardId, Game, Part};
use crate::check::comes_with;
use crate::list::{DeckList, Entry};
use crate::said::Said;

/// The groups of a deck check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The groups in the order of counting.
    pub groups: Vec<Group>,
}

/// Cards that are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The part of the list they are in.
    pub part: Part,
    /// Whether they come with the leader: a signature squad.
    pub signature: bool,
    /// The cards: provinces by ring, others by cost and name.
    pub entries: Vec<Entry>,
}

impl Sheet {
    /// The sheet of a list.
    pub fn of(list: &DeckList) -> Sheet {
        let leads = |entry: &&Entry| list.game.usage(entry.part) == Some(PartUse::Leads);
        let leader = list.entries().iter().find(leads).map(|entry| entry.card);
        let own: Vec<CardId> =
            leader.map(comes_with).unwrap_or_default().into_iter().map(|(card, _)| card).collect();
        let mut keyed: Vec<(GroupKey, Entry)> =
            list.entries().iter().map(|entry| (GroupKey::of(list.game, entry, &own), *entry)).collect();
        keyed.sort_by(|(one, first), (other, second)| {
            one.cmp(other).then_with(|| order(first).cmp(&order(second)))
        });
        let mut groups: Vec<(GroupKey, Group)> = Vec::new();
        for (key, entry) in keyed {
            match groups.last_mut() {
                Some((last, group)) if *last == key => group.entries.push(entry),
                _ => {
                    let group = Group { part: entry.part, signature: key.signature, entries: vec![entry] };
                    groups.push((key, group));
                }
            }
        }
        Sheet { groups: groups.into_iter().map(|(_, group)| group).collect() }
    }
}

impl Group {
    /// How many cards it holds.
    pub fn cards(&self) -> u32 {
        self.entries.iter().map(|entry| entry.copies).fold(0, u32::saturating_add)
    }

    /// What it is called.
    pub fn heading(&self) -> Saying {
        if self.signature {
            return rulebook::say!("decks-signature-squad");
        }
        let Some(card) = self.entries.first().map(|entry| entry.card.card()) else { return self.part.said() };
        let game = card.game();
        if game.usage(self.part) != Some(PartUse::Drawn) {
            return self.part.said();
        }
        if game.parts_used(PartUse::Drawn).count() == 1 {
            return card.kind.said();
        }
        rulebook::say!("decks-group-in-deck", kind = card.kind.said(), deck = self.part.said())
    }
}

/// Where a group stands in the order of counting: parts as the catalogue says, what comes with the leader before the deck,
/// and in a deck kind by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct GroupKey {
    part: u8,
    rest: bool,
    kind: u8,
    signature: bool,
}

impl GroupKey {
    fn of(game: Game, entry: &Entry, own: &[CardId]) -> GroupKey {
        let facts = game.part_facts(entry.part);
        let part = facts.map_or(u8::MAX, |facts| facts.counted);
        let drawn = facts.is_some_and(|facts| facts.usage == PartUse::Drawn);
        let signature = drawn && own.contains(&entry.card);
        let kind = if drawn && !signature { entry.card.card().kind.place() } else { 0 };
        GroupKey { part, rest: !signature, kind, signature }
    }
}

/// Inside a group: by what the game sorts by (provinces by ring), then by cost, then by name.
fn order(entry: &Entry) -> (&'static [u8], u8, &'static str, CardId) {
    let card: &'static Card = entry.card.card();
    (&card.sorted, card.cost.and_then(crate::Figure::number).unwrap_or(u8::MAX), card.name, card.id)
}

/// The lines an empty deck list form has for each group, in the order of counting.
pub fn blank_form(game: Game) -> Vec<(Saying, usize)> {
    game.shelf().form.iter().map(|(word, lines)| (word.said(), *lines)).collect()
}
