//! From roster to army: counts what is taken, adds up the points and says everything that does not fit the list
//! (EP-1.1.2, EP-1.2.1, EP-1.2.4).

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::army::{Army, Formation};
use crate::choices::{Line, MOST_UNITS, Taken, Tree};
pub use crate::finding::ArmyFinding;
use crate::lists::{self, ArmyList, Slot};
use crate::near::near;
use crate::roster::{ListRef, Pick, Roster};
use crate::text::plain;

/// A roster on its way to an army: everything it comes to, also where something is still wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draft {
    /// The army as far as it goes.
    pub army: Army,
    /// What its list or the total does not allow yet.
    pub findings: Vec<ArmyFinding>,
    /// The formations picked that the list knows, in order.
    pub picks: Vec<Picked>,
    /// What can be bought for the army as a whole.
    pub options: Vec<Line>,
}

/// A formation picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Picked {
    /// Which of the roster's picks it is, from 0.
    pub pick: usize,
    /// Its choices as they stand.
    pub lines: Vec<Line>,
}

/// Musters the army of a roster, or says everything that is wrong with it.
pub fn muster(roster: &Roster, total: u32) -> Result<Army, Vec<ArmyFinding>> {
    let draft = draft(roster, total).map_err(|finding| vec![finding])?;
    if draft.findings.is_empty() { Ok(draft.army) } else { Err(draft.findings) }
}

/// What a roster comes to so far, with everything that is still wrong; only without a list it comes to nothing.
pub fn draft(roster: &Roster, total: u32) -> Result<Draft, ArmyFinding> {
    let Some(list) = roster.list() else {
        let list = if let ListRef::Known(id) = &roster.list { id.clone() } else { String::new() };
        let known = lists::known().iter().map(|list| list.id.clone()).collect();
        return Err(ArmyFinding::UnknownList { list: plain(&list, 60), known });
    };
    Ok(Muster::new(&list, roster, total).draft(roster))
}

struct Muster<'a> {
    list: &'a ArmyList,
    total: u32,
    /// The picks the list knows, with their places in the roster.
    places: Vec<usize>,
    trees: Vec<(&'a Pick, Tree<'a>)>,
    options: Tree<'a>,
    findings: Vec<ArmyFinding>,
}

impl<'a> Muster<'a> {
    fn new(list: &'a ArmyList, roster: &'a Roster, total: u32) -> Muster<'a> {
        let mut findings = Vec::new();
        if roster.formations.is_empty() {
            findings.push(ArmyFinding::Empty);
        }
        let (mut trees, mut places) = (Vec::new(), Vec::new());
        for (place, pick) in roster.formations.iter().enumerate() {
            let Some(offer) = list.formations.iter().find(|offer| offer.name == pick.name) else {
                let near = near(&pick.name, list.formations.iter().map(|offer| offer.name.as_str()));
                findings.push(ArmyFinding::UnknownFormation { formation: plain(&pick.name, 60), near });
                continue;
            };
            let mut tree = Tree::of_offer(list, offer);
            tree.take(&pick.take, &pick.name, &mut findings);
            trees.push((pick, tree));
            places.push(place);
        }
        let mut options = Tree::of_options(list);
        options.take(&roster.options, &list.name, &mut findings);
        Muster { list, total, places, trees, options, findings }
    }

    fn draft(mut self, roster: &Roster) -> Draft {
        let army_counts = self.fill();
        for (pick, tree) in &self.trees {
            tree.check(&pick.name, &self.taken(&army_counts), &mut self.findings);
        }
        self.options.check(&self.list.name, &self.taken(&army_counts), &mut self.findings);
        self.check_army_limits(&army_counts);
        let army = self.build(&army_counts, roster);
        self.check_slots(&army);
        if army.points > self.total {
            let (points, by) = (i64::from(army.points), i64::from(army.points - self.total));
            self.findings.push(ArmyFinding::OverTotal { points, total: self.total, by });
        }
        let taken = self.taken(&army_counts);
        let lines =
            |(place, (_, tree)): (&usize, &(&Pick, Tree))| Picked { pick: *place, lines: tree.lines(&taken) };
        let picks = self.places.iter().zip(&self.trees).map(lines).collect();
        let options = self.options.lines(&taken);
        Draft { army, findings: self.findings, picks, options }
    }

    fn taken<'b>(&self, army: &'b BTreeMap<String, i64>) -> Taken<'b> {
        Taken { army, points_limit: i64::from(self.total) }
    }

    /// Takes what the list leaves no choice about, and counts what the army has of everything.
    fn fill(&mut self) -> BTreeMap<String, i64> {
        let total = i64::from(self.total);
        let mut army = BTreeMap::new();
        // What one formation takes can bear on another, so twice.
        for _ in 0..2 {
            for (_, tree) in &mut self.trees {
                tree.fill(&Taken { army: &army, points_limit: total });
            }
            army = BTreeMap::new();
            for (pick, tree) in &self.trees {
                *army.entry(pick.name.clone()).or_default() += 1;
                tree.count_into(&mut army);
            }
            self.options.count_into(&mut army);
        }
        army
    }

    fn check_army_limits(&mut self, army: &BTreeMap<String, i64>) {
        let taken = self.taken(army);
        let mut found = Vec::new();
        for tree in self.trees.iter().map(|(_, tree)| tree).chain([&self.options]) {
            for (name, _, most) in tree.army_limits(&taken) {
                let (option, count) = (name.to_owned(), army.get(name).copied().unwrap_or(0));
                if let Some(most) = most.filter(|most| count > *most) {
                    found.push(ArmyFinding::ArmyTooMany { option, taken: count, most });
                }
            }
        }
        // What an army must have it must have whether or not it picked a formation that offers it.
        let mut least: BTreeMap<String, (i64, Vec<String>)> = BTreeMap::new();
        let offers = self.list.formations.iter().map(|it| (it.name.clone(), Tree::of_offer(self.list, it)));
        for (offer, tree) in offers.chain([(self.list.name.clone(), Tree::of_options(self.list))]) {
            for (name, needed, _) in tree.army_limits(&taken) {
                if let Some(needed) = needed {
                    let entry = least.entry(name.to_owned()).or_default();
                    entry.0 = entry.0.max(needed);
                    entry.1.push(offer.clone());
                }
            }
        }
        for (option, (least, mut offered_by)) in least {
            let count = army.get(&option).copied().unwrap_or(0);
            if count < least {
                offered_by.dedup();
                found.push(ArmyFinding::ArmyTooFew { option, taken: count, least, offered_by });
            }
        }
        for finding in found {
            if !self.findings.contains(&finding) {
                self.findings.push(finding);
            }
        }
        for offer in &self.list.formations {
            let count = self.trees.iter().filter(|(pick, _)| pick.name == offer.name).count() as i64;
            if let Some(most) = offer.army_max.filter(|most| count > *most) {
                let option = offer.name.clone();
                self.findings.push(ArmyFinding::ArmyTooMany { option, taken: count, most });
            }
        }
    }

    /// The army, with what a broken roster still yields: its points are told even if something else is wrong.
    fn build(&mut self, counts: &BTreeMap<String, i64>, roster: &Roster) -> Army {
        let mut army = Army {
            list: self.list.id.clone(),
            name: self.list.name.clone(),
            strategy_rating: self.list.strategy_rating,
            points: 0,
            formations: Vec::new(),
            options: roster.options.clone(),
            pool: Vec::new(),
            kinds: Vec::new(),
            overrides: self.list.overrides.clone(),
        };
        let mut ids = BTreeSet::new();
        for (pick, tree) in &self.trees {
            let bought = tree.bought(&Taken { army: counts, points_limit: i64::from(self.total) });
            if bought.wanted > MOST_UNITS {
                let (formation, units) = (pick.name.clone(), bought.wanted);
                self.findings.push(ArmyFinding::TooManyUnits { formation, units, most: MOST_UNITS });
            }
            if bought.points < 0 {
                let (formation, points) = (pick.name.clone(), bought.points);
                self.findings.push(ArmyFinding::BelowZero { formation, points });
            }
            let units = bought.units.iter().filter_map(|name| self.kind(&mut army, name)).collect();
            let id = match &pick.id {
                Some(id) if !ids.contains(id) => id.clone(),
                Some(id) => {
                    self.findings.push(ArmyFinding::SameId { id: id.clone() });
                    id.clone()
                }
                None => free_id(&pick.name, &ids),
            };
            ids.insert(id.clone());
            // Characters and pods are no units, but their abilities are looked up when they are used.
            for extra in bought.characters.iter().chain(&bought.pods) {
                self.kind(&mut army, extra);
            }
            army.formations.push(Formation {
                id,
                name: pick.name.clone(),
                points: clamp_points(bought.points),
                units,
                characters: bought.characters,
                pods: bought.pods,
            });
        }
        let for_army = self.options.bought(&self.taken(counts));
        army.pool = for_army.units.iter().filter_map(|name| self.kind(&mut army, name)).collect();
        let all: i64 = army.formations.iter().map(|it| i64::from(it.points)).sum();
        army.points = clamp_points(all + for_army.points);
        army
    }

    /// The place of that kind of unit among the army's kinds.
    fn kind(&self, army: &mut Army, name: &str) -> Option<usize> {
        if let Some(at) = army.kinds.iter().position(|kind| kind.name == name) {
            return Some(at);
        }
        army.kinds.push(self.list.unit(name)?.clone());
        Some(army.kinds.len() - 1)
    }

    fn check_slots(&mut self, army: &Army) {
        let slot_of = |name: &str| self.list.formations.iter().find(|it| it.name == name).map(|it| &it.slot);
        let core =
            army.formations.iter().filter(|it| slot_of(&it.name).is_some_and(Slot::is_core)).count() as i64;
        let mut slots: Vec<&Slot> = Vec::new();
        for slot in army.formations.iter().filter_map(|it| slot_of(&it.name)) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
        let mut found = Vec::new();
        for slot in slots {
            let inside: Vec<&Formation> =
                army.formations.iter().filter(|it| slot_of(&it.name) == Some(slot)).collect();
            match slot {
                Slot::Named(_) => {}
                Slot::PerCore { per_core, of } => {
                    let bearing = of.as_ref().map_or(core, |name| {
                        army.formations.iter().filter(|it| it.name == *name).count() as i64
                    });
                    let (taken, most) = (inside.len() as i64, per_core.saturating_mul(bearing));
                    if taken > most {
                        let formations = inside.iter().map(|it| it.name.clone()).collect();
                        found.push(ArmyFinding::TooManyForCore { formations, taken, most });
                    }
                }
                Slot::Share { share_of_points } => {
                    let part = (*share_of_points).max(1);
                    let points: i64 = inside.iter().map(|it| i64::from(it.points)).sum();
                    let most = i64::from(self.total) / part;
                    if points * part > i64::from(self.total) {
                        found.push(ArmyFinding::ShareTooLarge { part, points, most, by: points - most });
                    }
                }
            }
        }
        self.findings.extend(found);
    }
}

/// `Infantry Company` becomes `infantry-company`, the second one `infantry-company-2`.
fn free_id(name: &str, taken: &BTreeSet<String>) -> String {
    let mut plain = String::new();
    for letter in name.chars() {
        if letter.is_alphanumeric() {
            plain.extend(letter.to_lowercase());
        } else if !plain.is_empty() && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    let plain = plain.trim_end_matches('-');
    let mut number = 1;
    loop {
        let id = if number == 1 { plain.to_owned() } else { format!("{plain}-{number}") };
        if !taken.contains(&id) {
            return id;
        }
        number += 1;
    }
}

fn clamp_points(points: i64) -> u32 {
    u32::try_from(points.clamp(0, 1_000_000)).unwrap_or(0)
}
