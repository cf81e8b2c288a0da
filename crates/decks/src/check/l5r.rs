//! How a Legend of the Five Rings deck is built (LT-2.2.4 to LT-2.2.19), with what the role cards and the Rules Reference
//! add to it.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{Saying, say};

use super::{Building, Lead};
use crate::catalogue::l5r::{Clan, Facts, Kind, Ring, Role, RoleKind, Side};
use crate::catalogue::{Card, CardId, Part};
use crate::finding::Fault;
use crate::list::{DeckList, Entry};
use crate::rules::{Figured, Rules};
use crate::setting::Setting;

/// An entry with its facts. Cards are judged by what they are, wherever they are listed.
type Counted = (Entry, &'static Facts);

/// What the rest of a deck is measured by.
struct Deck {
    dynasty: Vec<Counted>,
    conflict: Vec<Counted>,
    provinces: Vec<Counted>,
    strongholds: Vec<Counted>,
    roles: Vec<&'static Role>,
    role_cards: u32,
    /// The clan of the stronghold; none while that is not clear.
    clan: Option<Clan>,
}

/// A stronghold and its clan, two decks, a province for each ring, roles and influence.
pub(super) struct Clans;

impl Building for Clans {
    fn faults(&self, list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
        all_faults(list, setting, faults);
    }

    /// The clan of the stronghold, or without one that of the dynasty cards.
    fn lead(&self, cards: &[CardId]) -> Lead {
        let card = cards.iter().copied().find(|card| card.card().leads());
        let clan = card.or_else(|| of_dynasty(cards)).and_then(|card| card.card().side);
        Lead { card, side: clan }
    }

    fn could_hold(&self, card: &Card, lead: Lead, setting: &Setting) -> bool {
        could_hold(card, lead.side.and_then(|side| Clan::of_code(side.code())), setting)
    }

    /// fiveringsdb's page puts the ring behind the name of a province.
    fn bare_name<'n>(&self, name: &'n str) -> Option<&'n str> {
        let (name, last) = name.trim().rsplit_once(char::is_whitespace)?;
        Ring::of_code(&last.to_ascii_lowercase()).map(|_| name.trim())
    }

    fn sums(&self, list: &DeckList) -> Vec<(Saying, String)> {
        let (spent, pool) = influence(list);
        vec![(say!("chart-influence"), format!("{spent} / {pool}"))]
    }
}

/// Influence spent on out-of-clan cards, and influence there is.
pub(crate) fn influence(list: &DeckList) -> (u32, u32) {
    let facts = |part| {
        let of_part = list.entries().iter().filter(move |entry| entry.part == part);
        of_part.filter_map(|entry| Some((entry, entry.card.card().l5r()?)))
    };
    let stronghold = facts(Part::STRONGHOLD).next();
    let clan = stronghold.map(|(_, facts)| facts.clan);
    let foreign =
        facts(Part::CONFLICT).filter(|(_, facts)| Some(facts.clan) != clan && facts.clan != Clan::Neutral);
    let spent = foreign.map(|(entry, facts)| entry.copies * u32::from(facts.influence.unwrap_or(0))).sum();
    let bonus: u32 = facts(Part::ROLE)
        .filter_map(|(entry, _)| Role::of(entry.card))
        .map(|role| u32::from(role.influence_bonus))
        .sum();
    let printed = stronghold.and_then(|(_, facts)| facts.influence_pool).unwrap_or(0);
    (spent, u32::from(printed) + bonus)
}

impl Setting {
    /// The Keeper and Seeker roles a clan may use.
    pub fn roles_of(&self, clan: Clan) -> Vec<CardId> {
        let bound = Role::all().iter().filter(|role| role.kind != RoleKind::Support);
        bound.map(|role| role.card).filter(|role| self.allows_role(clan.code(), *role)).collect()
    }
}

fn all_faults(list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
    let deck = Deck::of(list);
    deck.strongholds_and_roles(faults);
    parts(list, faults);
    deck.sizes(&setting.rules, faults);
    if let Some(clan) = deck.clan {
        deck.clans(clan, faults);
        deck.influence(clan, faults);
        deck.role_of_clan(clan, setting, faults);
    }
    deck.characters(&setting.rules, faults);
    deck.role_only(faults);
    deck.copies(&setting.rules, faults);
    deck.rings(&setting.rules, faults);
}

impl Deck {
    fn of(list: &DeckList) -> Deck {
        let own_part = |part: Part| -> Vec<Counted> {
            let mut merged: BTreeMap<CardId, Entry> = BTreeMap::new();
            for entry in list.entries().iter().filter(|entry| entry.card.card().part == part) {
                let known = merged.entry(entry.card).or_insert(Entry { part, copies: 0, ..*entry });
                known.copies = known.copies.saturating_add(entry.copies);
            }
            merged.into_values().filter_map(|entry| Some((entry, entry.card.card().l5r()?))).collect()
        };
        let strongholds = own_part(Part::STRONGHOLD);
        let clans: BTreeSet<Clan> = strongholds.iter().map(|(_, facts)| facts.clan).collect();
        let roles = own_part(Part::ROLE);
        Deck {
            dynasty: own_part(Part::DYNASTY),
            conflict: own_part(Part::CONFLICT),
            provinces: own_part(Part::PROVINCES),
            roles: roles.iter().filter_map(|(entry, _)| Role::of(entry.card)).collect(),
            role_cards: sum(&roles),
            clan: clans.first().copied().filter(|_| clans.len() == 1),
            strongholds,
        }
    }

    /// Exactly one stronghold, at most one role (LT-2.2.4, LT-2.2.5).
    fn strongholds_and_roles(&self, faults: &mut Vec<Fault>) {
        let found = sum(&self.strongholds);
        if found != 1 {
            faults.push(Fault::Strongholds { found, cards: ids(&self.strongholds) });
        }
        if self.role_cards > 1 {
            let cards = self.roles.iter().map(|role| role.card).collect();
            faults.push(Fault::Roles { found: self.role_cards, cards });
        }
    }

    /// Dynasty and conflict deck of 40 to 45 cards, five provinces (LT-2.2.8, LT-2.2.10, LT-2.2.16).
    fn sizes(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        for (part, cards, least, most) in [
            (Part::DYNASTY, &self.dynasty, Figured::DynastyLeast, Figured::DynastyMost),
            (Part::CONFLICT, &self.conflict, Figured::ConflictLeast, Figured::ConflictMost),
        ] {
            let (found, least, most) = (sum(cards), rules.figure(least), rules.figure(most));
            if !(least..=most).contains(&found) {
                faults.push(Fault::DeckSize { part, found, least, most });
            }
        }
        let (found, wanted) = (sum(&self.provinces), rules.figure(Figured::Provinces));
        if found != wanted {
            faults.push(Fault::Provinces { found, wanted });
        }
    }

    /// Dynasty cards and provinces in clan or neutral (LT-2.2.9, LT-2.2.17).
    fn clans(&self, clan: Clan, faults: &mut Vec<Fault>) {
        let foreign = |cards: &[Counted]| -> Vec<CardId> {
            let foreign = cards.iter().filter(|(_, facts)| is_foreign(facts, clan));
            foreign.map(|(entry, _)| entry.card).collect()
        };
        faults.extend(foreign(&self.dynasty).into_iter().map(|card| Fault::DynastyClan { card, clan }));
        faults.extend(foreign(&self.provinces).into_iter().map(|card| Fault::ProvinceClan { card, clan }));
    }

    /// Out-of-clan conflict cards: of one clan, each with a cost, together within the influence (LT-2.2.11 to LT-2.2.13);
    /// a Support role adds influence and binds it to its clan (LT-2.2.19).
    fn influence(&self, clan: Clan, faults: &mut Vec<Fault>) {
        let foreign: Vec<Counted> =
            self.conflict.iter().copied().filter(|(_, facts)| is_foreign(facts, clan)).collect();
        let clans: BTreeSet<Clan> = foreign.iter().map(|(_, facts)| facts.clan).collect();
        if clans.len() > 1 {
            faults.push(Fault::SplashClans { clans: clans.into_iter().collect(), cards: ids(&foreign) });
        }
        let mut spent = 0u32;
        for (entry, facts) in &foreign {
            match facts.influence {
                None => faults.push(Fault::NoInfluenceCost { card: entry.card }),
                Some(_) if !facts.only_clans.is_empty() && !facts.only_clans.contains(&clan) => {
                    faults.push(Fault::ClanOnly { card: entry.card, clans: facts.only_clans.clone() });
                }
                Some(cost) => spent = spent.saturating_add(entry.copies.saturating_mul(u32::from(cost))),
            }
        }
        let printed =
            self.strongholds.iter().filter_map(|(_, facts)| facts.influence_pool).max().unwrap_or(0);
        let bonus = self.roles.iter().map(|role| role.influence_bonus).max().unwrap_or(0);
        let pool = u32::from(printed) + u32::from(bonus);
        if spent > pool {
            faults.push(Fault::Influence { spent, pool });
        }
        if let [role] = self.roles[..]
            && let Some(only) = role.influence_only_on
        {
            let others: Vec<Counted> = foreign
                .into_iter()
                .filter(|(_, facts)| facts.clan != only && facts.influence.is_some())
                .collect();
            if !others.is_empty() {
                faults.push(Fault::SupportClan { role: role.card, clan: only, cards: ids(&others) });
            }
        }
    }

    /// A Keeper or Seeker role must be one of the clan's on the day (LT-2.2.7, LT-2.2.18).
    fn role_of_clan(&self, clan: Clan, setting: &Setting, faults: &mut Vec<Fault>) {
        let bound = self.roles.iter().filter(|role| role.kind != RoleKind::Support);
        let wrong = bound.filter(|role| !setting.allows_role(clan.code(), role.card));
        faults.extend(wrong.map(|role| Fault::RoleOfOtherClan {
            role: role.card,
            clan,
            may: setting.roles_of(clan),
        }));
    }

    /// At most ten characters in the conflict deck (LT-2.2.14).
    fn characters(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let characters: Vec<Counted> =
            self.conflict.iter().copied().filter(|(_, facts)| facts.kind == Kind::Character).collect();
        let (found, most) = (sum(&characters), rules.figure(Figured::MostCharacters));
        if found > most {
            faults.push(Fault::ConflictCharacters { found, most });
        }
    }

    /// Cards that only go with a role of some trait, provinces too (LT-2.2.19).
    fn role_only(&self, faults: &mut Vec<Fault>) {
        let all = self.dynasty.iter().chain(&self.conflict).chain(&self.provinces);
        faults.extend(all.filter_map(|(entry, facts)| {
            let needs = facts.role_only?;
            let met = self.roles.iter().any(|role| role.satisfies.contains(&needs));
            (!met).then(|| Fault::RoleOnly { card: entry.card, needs: needs.to_owned() })
        }));
    }

    /// Three copies by title over both decks together; fewer where the card itself says so (LT-2.2.15).
    fn copies(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let most = rules.figure(Figured::MostCopies);
        let mut by_title: BTreeMap<&str, Vec<Counted>> = BTreeMap::new();
        for counted in self.dynasty.iter().chain(&self.conflict) {
            by_title.entry(counted.0.card.card().name).or_default().push(*counted);
        }
        for cards in by_title.values() {
            let found = sum(cards);
            if found > most {
                faults.push(Fault::TooManyCopies { card: cards[0].0.card, found, most });
                continue;
            }
            let over = cards.iter().filter(|(entry, facts)| entry.copies > u32::from(facts.limit));
            faults.extend(over.map(|(entry, facts)| Fault::CardLimit {
                card: entry.card,
                found: entry.copies,
                most: u32::from(facts.limit),
            }));
        }
    }

    /// One province for each ring; a Seeker role allows a second one of its ring (LT-2.2.16, LT-2.2.19). A province of
    /// several rings may stand for any one of them: the regulations know no such card, this is the kindest reading.
    fn rings(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let wanted = rules.figure(Figured::Provinces);
        let mut places: Vec<Ring> = Ring::ALL.to_vec();
        places.extend(self.roles.iter().filter_map(|role| role.second_province));
        let provinces: Vec<&[Ring]> = self
            .provinces
            .iter()
            .flat_map(|(entry, facts)| {
                // More than a handful is a wrong number of provinces and said there.
                std::iter::repeat_n(facts.rings.as_slice(), entry.copies.min(wanted + 1) as usize)
            })
            .take(64)
            .collect();
        let placed = place(&provinces, &places);
        if placed.iter().flatten().count() < provinces.len().min(wanted as usize) {
            let of_ring = |ring: Ring| provinces.iter().filter(|rings| **rings == [ring]).count();
            let room = |ring: Ring| places.iter().filter(|place| **place == ring).count();
            let rings = Ring::ALL.iter().copied();
            faults.push(Fault::Rings {
                doubled: rings.clone().filter(|ring| of_ring(*ring) > room(*ring)).collect(),
                missing: rings
                    .filter(|ring| !provinces.iter().any(|province| province.contains(ring)))
                    .collect(),
            });
            return;
        }
        let twice =
            self.provinces.iter().filter(|(entry, _)| entry.copies > 1 && provinces.len() <= wanted as usize);
        faults.extend(twice.map(|(entry, _)| Fault::SameProvince { card: entry.card }));
    }
}

/// Puts provinces on places of their rings, as many as can be (augmenting paths): per place, which province.
fn place(provinces: &[&[Ring]], places: &[Ring]) -> Vec<Option<usize>> {
    fn settle(
        province: usize,
        provinces: &[&[Ring]],
        places: &[Ring],
        taken: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for at in 0..places.len() {
            if tried[at] || !provinces[province].contains(&places[at]) {
                continue;
            }
            tried[at] = true;
            let free = match taken[at] {
                None => true,
                Some(other) => settle(other, provinces, places, taken, tried),
            };
            if free {
                taken[at] = Some(province);
                return true;
            }
        }
        false
    }
    let mut taken = vec![None; places.len()];
    for province in 0..provinces.len() {
        settle(province, provinces, places, &mut taken, &mut vec![false; places.len()]);
    }
    taken
}

/// Every card in the part its own kind belongs to (LT-2.2.4).
fn parts(list: &DeckList, faults: &mut Vec<Fault>) {
    let wrong = list.entries().iter().filter(|entry| entry.card.card().part != entry.part);
    faults.extend(wrong.map(|entry| Fault::WrongPart {
        card: entry.card,
        listed: entry.part,
        belongs: entry.card.card().part,
    }));
}

/// Whether a deck of that clan (or of any, if none is known) could legally hold the card (LT-2.2.25).
fn could_hold(card: &Card, clan: Option<Clan>, setting: &Setting) -> bool {
    let Some(facts) = card.l5r() else { return false };
    let Some(clan) = clan else { return true };
    match facts.kind {
        Kind::Stronghold => facts.clan == clan,
        Kind::Role => match Role::of(card.id) {
            Some(role) => role.kind == RoleKind::Support || setting.allows_role(clan.code(), card.id),
            None => false,
        },
        Kind::Province | Kind::Character | Kind::Holding | Kind::Attachment | Kind::Event => {
            facts.suits(clan)
        }
    }
}

/// A card of the clan a list speaks for without its stronghold: that of its dynasty cards, which must be in clan or neutral.
fn of_dynasty(cards: &[CardId]) -> Option<CardId> {
    let own = |card: &CardId| {
        let facts = card.card().l5r().filter(|facts| facts.side == Side::Dynasty)?;
        (facts.clan != Clan::Neutral).then_some(facts.clan)
    };
    let clans: BTreeSet<Clan> = cards.iter().filter_map(own).collect();
    cards.iter().copied().find(|card| own(card).is_some()).filter(|_| clans.len() == 1)
}

fn is_foreign(facts: &Facts, clan: Clan) -> bool {
    facts.clan != clan && facts.clan != Clan::Neutral
}

fn ids(cards: &[Counted]) -> Vec<CardId> {
    cards.iter().map(|(entry, _)| entry.card).collect()
}

fn sum(cards: &[Counted]) -> u32 {
    cards.iter().map(|(entry, _)| entry.copies).fold(0, u32::saturating_add)
}
