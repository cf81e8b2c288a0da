//! The choices a list offers for one formation, as a flat tree, with what a roster takes of each.

mod figures;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::finding::ArmyFinding;
use crate::lists::{ArmyList, Bought, Choice, Figure, Offer};
use crate::near::near;

/// The most units one formation holds.
pub(crate) const MOST_UNITS: i64 = 500;
/// The most often anything is taken by itself.
const MOST_TAKEN: i64 = 1000;

/// What conditions look at besides the formation itself.
pub(crate) struct Taken<'a> {
    /// How often each name is taken in the army.
    pub(crate) army: &'a BTreeMap<String, i64>,
    /// The agreed total.
    pub(crate) points_limit: i64,
}

/// One choice of a formation, or a group of choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// How a roster names it: groups before the name.
    pub path: String,
    /// Its name.
    pub name: String,
    /// How deep it stands below the formation's own choices.
    pub depth: usize,
    /// Whether it is a group, which is not taken itself.
    pub group: bool,
    /// What it costs each time.
    pub points: i64,
    /// How often it must be taken.
    pub least: i64,
    /// How often it may be taken, if that is limited.
    pub most: Option<i64>,
    /// How often it is taken.
    pub taken: i64,
    /// What it brings each time.
    pub units: Vec<(String, u32)>,
}

/// What a formation consists of.
#[derive(Default)]
pub(crate) struct Purchase {
    pub(crate) points: i64,
    /// How many units were bought, also where a formation cannot hold them all.
    pub(crate) wanted: i64,
    pub(crate) units: Vec<String>,
    pub(crate) characters: Vec<String>,
    pub(crate) pods: Vec<String>,
}

/// All choices for one formation, parents before children.
pub(crate) struct Tree<'a> {
    base: Purchase,
    entries: BTreeMap<&'a str, i64>,
    nodes: Vec<Node<'a>>,
}

struct Node<'a> {
    path: String,
    name: &'a str,
    choice: &'a Choice,
    /// A unit of a `one_of` choice, which is a choice of its own.
    unit: Option<&'a str>,
    parent: Option<usize>,
    taken: i64,
}

impl<'a> Tree<'a> {
    pub(crate) fn of_offer(list: &'a ArmyList, offer: &'a Offer) -> Tree<'a> {
        let mut base = Purchase { points: offer.points, ..Purchase::default() };
        base.characters.clone_from(&offer.characters);
        let mut entries = BTreeMap::new();
        for bought in &offer.units {
            base.add(bought, 1);
            let name = bought.entry.as_deref().unwrap_or(&bought.unit);
            *entries.entry(name).or_default() += i64::from(bought.count.unwrap_or(0));
        }
        let mut tree = Tree { base, entries, nodes: Vec::new() };
        for choice in offer.choose.iter().chain(&offer.upgrades) {
            tree.grow(list, choice, None);
        }
        tree
    }

    pub(crate) fn of_options(list: &'a ArmyList) -> Tree<'a> {
        let mut tree = Tree { base: Purchase::default(), entries: BTreeMap::new(), nodes: Vec::new() };
        for choice in &list.options {
            tree.grow(list, choice, None);
        }
        tree
    }

    /// Notes what the roster takes; what it names wrongly becomes a finding.
    pub(crate) fn take(&mut self, take: &BTreeMap<String, u32>, of: &str, findings: &mut Vec<ArmyFinding>) {
        for (wanted, count) in take {
            let (formation, option) = (of.to_owned(), wanted.clone());
            match self.meant(wanted).as_slice() {
                [] => {
                    let names = (0..self.nodes.len()).filter(|at| !self.is_group(*at));
                    let near = near(wanted, names.map(|at| self.nodes[at].name));
                    findings.push(ArmyFinding::UnknownOption { formation, option, near });
                }
                [one] => self.nodes[*one].taken += i64::from(*count),
                several => {
                    let could_be = several.iter().map(|at| self.nodes[*at].path.clone()).collect();
                    findings.push(ArmyFinding::UnclearOption { formation, option, could_be });
                }
            }
        }
        for at in (0..self.nodes.len()).rev() {
            if let Some(parent) = self.nodes[at].parent
                && self.count(at) > 0
                && !self.is_group(parent)
                && self.nodes[parent].taken == 0
            {
                self.nodes[parent].taken = 1;
            }
        }
    }

    /// The options a roster can mean by that name or path.
    fn meant(&self, wanted: &str) -> Vec<usize> {
        let inside = format!("/{wanted}");
        let mut hits: Vec<usize> = (0..self.nodes.len())
            .filter(|at| !self.is_group(*at))
            .filter(|at| self.nodes[*at].path == wanted || self.nodes[*at].path.ends_with(&inside))
            .collect();
        // An option and what it must bring along can have the same name; the option is meant.
        let paths: Vec<String> = hits.iter().map(|at| format!("{}/", self.nodes[*at].path)).collect();
        hits.retain(|at| {
            let own = format!("{}/", self.nodes[*at].path);
            !paths.iter().any(|path| own.len() > path.len() && own.starts_with(path.as_str()))
        });
        hits
    }

    /// Takes what leaves no choice: compulsory options, and the only option of a compulsory group.
    pub(crate) fn fill(&mut self, taken: &Taken) {
        for at in 0..self.nodes.len() {
            let times = self.times_offered(at);
            let least = self.figure(at, Figure::Min, taken).unwrap_or(0).saturating_mul(times);
            if least <= 0 || self.count(at) >= least {
                continue;
            }
            if !self.is_group(at) {
                if self.nodes[at].taken == 0 {
                    self.nodes[at].taken = least.min(MOST_TAKEN);
                }
                continue;
            }
            let children: Vec<usize> =
                (0..self.nodes.len()).filter(|it| self.nodes[*it].parent == Some(at)).collect();
            if let [only] = children.as_slice()
                && !self.is_group(*only)
            {
                self.nodes[*only].taken = least.min(MOST_TAKEN);
            }
        }
    }

    /// Finds what is taken too often or not often enough.
    pub(crate) fn check(&self, formation: &str, taken: &Taken, findings: &mut Vec<ArmyFinding>) {
        for at in 0..self.nodes.len() {
            let (count, times) = (self.count(at), self.times_offered(at));
            let (formation, option) = (formation.to_owned(), self.nodes[at].path.clone());
            let least = self.figure(at, Figure::Min, taken).unwrap_or(0).saturating_mul(times);
            let most = self.figure(at, Figure::Max, taken).map(|most| most.max(0).saturating_mul(times));
            if count < least {
                let options = self.options_of(at);
                findings.push(ArmyFinding::TooFew { formation, option, taken: count, least, options });
            } else if let Some(most) = most.filter(|most| count > *most) {
                findings.push(ArmyFinding::TooMany { formation, option, taken: count, most });
            }
        }
    }

    /// Every choice as it stands.
    pub(crate) fn lines(&self, taken: &Taken) -> Vec<Line> {
        let line = |at: usize| {
            let (node, times) = (&self.nodes[at], self.times_offered(at));
            let most = self.figure(at, Figure::Max, taken).map(|most| most.max(0).saturating_mul(times));
            let units = match node.unit {
                Some(unit) => vec![(unit.to_owned(), 1)],
                None => counted(&node.choice.units),
            };
            Line {
                path: node.path.clone(),
                name: node.name.to_owned(),
                depth: self.depth(at),
                group: self.is_group(at),
                points: self.figure(at, Figure::Points, taken).unwrap_or(0),
                least: self.figure(at, Figure::Min, taken).unwrap_or(0).max(0).saturating_mul(times),
                most,
                taken: self.count(at),
                units,
            }
        };
        (0..self.nodes.len()).map(line).collect()
    }

    fn depth(&self, at: usize) -> usize {
        std::iter::successors(self.nodes[at].parent, |above| self.nodes[*above].parent).count()
    }

    /// The limits that hold for the whole army, by name.
    pub(crate) fn army_limits(&self, taken: &Taken) -> Vec<(&'a str, Option<i64>, Option<i64>)> {
        let limits = (0..self.nodes.len()).map(|at| {
            let choice = self.nodes[at].choice;
            let most = self.figure(at, Figure::ArmyMax, taken).map(|most| most.max(0));
            (self.nodes[at].name, choice.army_min, most)
        });
        limits.filter(|(_, least, most)| least.is_some() || most.is_some()).collect()
    }

    /// What can be taken of a group; nothing for what is taken itself.
    fn options_of(&self, at: usize) -> Vec<String> {
        if !self.is_group(at) {
            return Vec::new();
        }
        let inside = (0..self.nodes.len()).filter(|inner| self.nodes[*inner].parent == Some(at));
        inside
            .flat_map(
                |inner| if self.is_group(inner) { self.options_of(inner) } else { vec![self.called(inner)] },
            )
            .collect()
    }

    /// What a roster calls an option: its name, or where several have it the way to it.
    fn called(&self, at: usize) -> String {
        let node = &self.nodes[at];
        if self.meant(node.name) == [at] { node.name.to_owned() } else { node.path.clone() }
    }

    /// Adds how often each name is taken here.
    pub(crate) fn count_into(&self, army: &mut BTreeMap<String, i64>) {
        for at in 0..self.nodes.len() {
            if !self.has_ancestor_named(at, self.nodes[at].name) {
                *army.entry(self.nodes[at].name.to_owned()).or_default() += self.count(at);
            }
        }
    }

    /// Everything the formation consists of.
    pub(crate) fn bought(&self, taken: &Taken) -> Purchase {
        let mut all = Purchase { points: self.base.points, ..Purchase::default() };
        all.units.clone_from(&self.base.units);
        all.wanted = self.base.wanted;
        all.characters.clone_from(&self.base.characters);
        for at in 0..self.nodes.len() {
            let count = self.nodes[at].taken;
            if self.is_group(at) || count <= 0 {
                continue;
            }
            let choice = self.nodes[at].choice;
            let points = self.figure(at, Figure::Points, taken).unwrap_or(0);
            all.points = all.points.saturating_add(points.saturating_mul(count));
            if choice.replaces_unit && !all.units.is_empty() {
                all.units.remove(0);
            }
            for bought in &choice.units {
                all.add(bought, count);
            }
            if let Some(unit) = self.nodes[at].unit {
                all.add_units(unit, count);
            }
            for _ in 0..count.min(MOST_TAKEN) {
                all.characters.extend(choice.characters.first().cloned());
            }
        }
        all
    }

    fn grow(&mut self, list: &'a ArmyList, choice: &'a Choice, parent: Option<usize>) {
        let choice = choice.shared.as_ref().and_then(|name| list.shared.get(name)).unwrap_or(choice);
        let name = choice.group.as_deref().or(choice.name.as_deref()).unwrap_or("");
        let path = match parent {
            Some(parent) => format!("{}/{name}", self.nodes[parent].path),
            None => name.to_owned(),
        };
        let at = self.nodes.len();
        self.nodes.push(Node { path, name, choice, unit: None, parent, taken: 0 });
        for inner in &choice.options {
            self.grow(list, inner, Some(at));
        }
        for unit in &choice.one_of {
            let path = format!("{}/{unit}", self.nodes[at].path);
            self.nodes.push(Node { path, name: unit, choice, unit: Some(unit), parent: Some(at), taken: 0 });
        }
    }

    /// A group is what holds others and is not taken itself.
    fn is_group(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        node.unit.is_none() && (node.choice.group.is_some() || !node.choice.one_of.is_empty())
    }

    /// How often it is taken; a group as often as what it holds.
    fn count(&self, at: usize) -> i64 {
        if !self.is_group(at) {
            return self.nodes[at].taken;
        }
        let inside = (at + 1..self.nodes.len()).filter(|inner| self.nodes[*inner].parent == Some(at));
        inside.map(|inner| self.count(inner)).sum()
    }

    /// How often it is on offer: once, or as often as the option it belongs to is taken.
    fn times_offered(&self, at: usize) -> i64 {
        let mut parent = self.nodes[at].parent;
        while let Some(above) = parent {
            if !self.is_group(above) {
                return self.nodes[above].taken;
            }
            parent = self.nodes[above].parent;
        }
        1
    }

    fn has_ancestor_named(&self, at: usize, name: &str) -> bool {
        let mut parent = self.nodes[at].parent;
        while let Some(above) = parent {
            if self.nodes[above].name == name {
                return true;
            }
            parent = self.nodes[above].parent;
        }
        false
    }
}

/// Units that come with something, as lists show them: how many of each.
fn counted(units: &[Bought]) -> Vec<(String, u32)> {
    units.iter().map(|it| (it.unit.clone(), it.count.unwrap_or(0))).collect()
}

impl Purchase {
    fn add(&mut self, bought: &Bought, times: i64) {
        match bought.count {
            None => self.pods.push(bought.unit.clone()),
            Some(count) => self.add_units(&bought.unit, i64::from(count).saturating_mul(times)),
        }
    }

    /// Adds units as far as a formation holds them; how many were wanted is kept, and too many become a finding.
    fn add_units(&mut self, unit: &str, count: i64) {
        let count = count.max(0);
        self.wanted = self.wanted.saturating_add(count);
        let room = MOST_UNITS.saturating_sub(self.units.len() as i64).max(0);
        self.units.extend(std::iter::repeat_n(unit.to_owned(), count.min(room) as usize));
    }
}
