//! A list in the order a judge counts it: leader first, then kind by kind, cheap before dear, each group with its sum.

use rulebook::Saying;
use serde::Serialize;

use crate::catalogue::{Card, CardId, Facts, Game, conquest, l5r};
use crate::list::{DeckList, Entry, Part};
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
    /// Whether they are the warlord's signature squad.
    pub signature: bool,
    /// The cards: provinces by ring, others by cost and name.
    pub entries: Vec<Entry>,
}

impl Sheet {
    /// The sheet of a list.
    pub fn of(list: &DeckList) -> Sheet {
        let warlord = list.entries().iter().find(|entry| entry.part == Part::Warlord).map(|entry| entry.card);
        let mut keyed: Vec<(GroupKey, Entry)> =
            list.entries().iter().map(|entry| (GroupKey::of(entry, warlord), *entry)).collect();
        keyed.sort_by(|(one, first), (other, second)| {
            one.cmp(other).then_with(|| order(first).cmp(&order(second)))
        });
        let mut groups: Vec<(GroupKey, Group)> = Vec::new();
        for (key, entry) in keyed {
            match groups.last_mut() {
                Some((last, group)) if *last == key => group.entries.push(entry),
                _ => {
                    let group = Group { part: entry.part, signature: key.signature(), entries: vec![entry] };
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
        match (self.part, self.entries.first().map(|entry| &entry.card.card().facts)) {
            (Part::Deck, Some(Facts::Conquest(facts))) => facts.kind.said(),
            (Part::Dynasty | Part::Conflict, Some(Facts::L5r(facts))) => {
                rulebook::say!("decks-group-in-deck", kind = facts.kind.said(), deck = self.part.said())
            }
            (part, _) => part.said(),
        }
    }
}

/// Where a group stands in the order of counting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct GroupKey(u8, u8);

impl GroupKey {
    const SIGNATURE: GroupKey = GroupKey(1, 0);

    fn of(entry: &Entry, warlord: Option<CardId>) -> GroupKey {
        let card = entry.card.card();
        match &card.facts {
            Facts::Conquest(facts) => {
                let squad = warlord.and_then(|warlord| warlord.card().conquest()?.squad);
                match entry.part {
                    Part::Warlord => GroupKey(0, 0),
                    Part::Deck if facts.is_signature() && facts.squad == squad => GroupKey::SIGNATURE,
                    Part::Deck => GroupKey(2, place(conquest::Kind::ALL, facts.kind)),
                    Part::Synapse => GroupKey(3, 0),
                    _ => GroupKey(4, 0),
                }
            }
            Facts::L5r(facts) => GroupKey(
                10 + place(Part::ALL, entry.part),
                match entry.part {
                    Part::Dynasty | Part::Conflict => place(l5r::Kind::ALL, facts.kind),
                    _ => 0,
                },
            ),
        }
    }

    fn signature(self) -> bool {
        self == GroupKey::SIGNATURE
    }
}

fn place<T: PartialEq>(all: &[T], one: T) -> u8 {
    all.iter().position(|other| *other == one).map_or(u8::MAX, |at| at as u8)
}

/// Inside a group: provinces by ring, others by cost, then by name.
fn order(entry: &Entry) -> (Vec<l5r::Ring>, u8, &'static str, CardId) {
    let card: &'static Card = entry.card.card();
    let rings = card.l5r().map(|facts| facts.rings.clone()).unwrap_or_default();
    (rings, card.cost.and_then(crate::Figure::number).unwrap_or(u8::MAX), card.name, card.id)
}

/// The lines an empty deck list form has for each group, in the order of counting.
pub fn blank_form(game: Game) -> Vec<(Saying, usize)> {
    let kinds = |kinds: &[conquest::Kind]| -> Vec<Saying> { kinds.iter().map(Said::said).collect() };
    match game {
        Game::Conquest => {
            let mut form = vec![
                (Part::Warlord.said(), 1),
                (Part::Synapse.said(), 1),
                (rulebook::say!("decks-signature-squad"), 5),
            ];
            let rest = [
                conquest::Kind::Army,
                conquest::Kind::Attachment,
                conquest::Kind::Event,
                conquest::Kind::Support,
            ];
            form.extend(kinds(&rest).into_iter().zip([14, 6, 8, 6]));
            form
        }
        Game::L5r => vec![
            (Part::Stronghold.said(), 1),
            (Part::Role.said(), 1),
            (Part::Provinces.said(), 5),
            (Part::Dynasty.said(), 20),
            (Part::Conflict.said(), 20),
        ],
    }
}
