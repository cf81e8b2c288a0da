//! Checks a proof by weights: the rules are those of [`crate::certificate`].
//!
//! Players who share group, weight and sets are one class: what holds for one pair of two classes holds for all, save for
//! pairs that met or are kept apart, which only cost more. A class of nobody's weight and no set but whole tops of the field
//! cannot be overweight against another such class, because those sets weigh no more than the boundary they end at.

use super::roll::Roll;
use super::{Holder, Violation};
use crate::certificate::{Level, Members, OddSet, Weight};
use crate::request::Swiss;
use std::collections::{BTreeMap, BTreeSet, HashMap};

pub(super) fn check(
    request: &Swiss,
    roll: &Roll,
    players: &[(u32, Weight)],
    sets: &[OddSet],
    cost: &BTreeMap<Level, i128>,
) -> Result<(), Violation> {
    for (at, (player, weight)) in players.iter().enumerate() {
        let ascending = at == 0 || players[at - 1].0 < *player;
        if !roll.plays(*player) || !ascending || !sound(weight, roll) {
            return Err(Violation::BadWeight { of: Holder::Player(*player) });
        }
    }
    for (at, set) in sets.iter().enumerate() {
        if !sound(&set.weight, roll) || set.weight[0].1 < 0 {
            return Err(Violation::BadWeight { of: Holder::Set(at) });
        }
        if members(set, roll).ok_or(Violation::BadSet { at })? % 2 == 0 {
            return Err(Violation::NotOdd { at });
        }
    }
    sum(players, sets, cost)?;
    Classes::new(roll, players, sets)?.check(request, roll)
}

/// Whether a weight names existing levels in order, with amounts that are not zero.
fn sound(weight: &Weight, roll: &Roll) -> bool {
    let groups = roll.sizes.len() as u32;
    let exists = |level: Level| match level {
        Level::Rematch | Level::Wish => true,
        Level::Crossing(boundary) => boundary + 1 < groups,
        Level::Passing(group) => 0 < group && group + 1 < groups,
    };
    !weight.is_empty()
        && weight.iter().all(|(level, amount)| exists(*level) && *amount != 0)
        && weight.windows(2).all(|two| two[0].0 < two[1].0)
}

/// How many players a set has; `None` if it is not well formed.
fn members(set: &OddSet, roll: &Roll) -> Option<u64> {
    let size = |group: u32| u64::from(roll.sizes[group as usize]);
    match &set.members {
        Members::Through(group) => {
            let only = [(Level::Crossing(*group), 2)];
            (*group as usize + 1 < roll.sizes.len() && set.weight == only)
                .then(|| roll.through[*group as usize])
        }
        Members::These { groups, players } => {
            let ascending =
                groups.windows(2).all(|two| two[0] < two[1]) && players.windows(2).all(|two| two[0] < two[1]);
            let known = groups.iter().all(|group| (*group as usize) < roll.sizes.len());
            let apart =
                |player: &u32| roll.plays(*player) && groups.binary_search(&roll.group(*player)).is_err();
            (ascending && known && players.iter().all(apart))
                .then(|| groups.iter().map(|group| size(*group)).sum::<u64>() + players.len() as u64)
        }
    }
}

/// All weights together must be exactly twice the cost, since weights are in halves.
fn sum(players: &[(u32, Weight)], sets: &[OddSet], cost: &BTreeMap<Level, i128>) -> Result<(), Violation> {
    let mut left: BTreeMap<Level, i128> = cost.iter().map(|(level, amount)| (*level, 2 * amount)).collect();
    let weights = players.iter().map(|(_, weight)| weight).chain(sets.iter().map(|set| &set.weight));
    for (level, amount) in weights.flatten() {
        *left.entry(*level).or_insert(0) -= i128::from(*amount);
    }
    match left.into_iter().find(|(_, amount)| *amount != 0) {
        Some((level, _)) => Err(Violation::SumDiffers { level }),
        None => Ok(()),
    }
}

/// Players who cannot be told apart by weights and sets.
struct Class {
    group: u32,
    weight: Weight,
    /// The sets that hold them, other than whole tops of the field.
    within: BTreeSet<usize>,
    size: u64,
}

impl Class {
    /// Nobody's weight and no set but whole tops of the field.
    fn is_plain(&self) -> bool {
        self.weight.is_empty() && self.within.is_empty()
    }
}

struct Classes<'a> {
    sets: &'a [OddSet],
    /// First one for every group, then those of players who stand out.
    classes: Vec<Class>,
    standing_out: HashMap<u32, usize>,
    /// For every boundary, the first at or below it that no set of [`Members::Through`] ends at.
    next_bare: Vec<u32>,
}

impl<'a> Classes<'a> {
    fn new(roll: &Roll, players: &[(u32, Weight)], sets: &'a [OddSet]) -> Result<Classes<'a>, Violation> {
        let groups = roll.sizes.len();
        let mut ends = vec![false; groups];
        let mut classes: Vec<Class> = roll
            .sizes
            .iter()
            .enumerate()
            .map(|(group, size)| Class {
                group: group as u32,
                weight: Weight::new(),
                within: BTreeSet::new(),
                size: u64::from(*size),
            })
            .collect();
        let mut out: BTreeMap<u32, (Weight, BTreeSet<usize>)> =
            players.iter().map(|(player, weight)| (*player, (weight.clone(), BTreeSet::new()))).collect();
        for (at, set) in sets.iter().enumerate() {
            match &set.members {
                Members::Through(group) => {
                    if std::mem::replace(&mut ends[*group as usize], true) {
                        return Err(Violation::BadSet { at });
                    }
                }
                Members::These { groups, players } => {
                    for group in groups {
                        classes[*group as usize].within.insert(at);
                    }
                    for player in players {
                        out.entry(*player).or_default().1.insert(at);
                    }
                }
            }
        }
        let mut next_bare = vec![groups as u32; groups + 1];
        for boundary in (0..groups).rev() {
            next_bare[boundary] = if ends[boundary] { next_bare[boundary + 1] } else { boundary as u32 };
        }
        let mut all = Classes { sets, classes, standing_out: HashMap::new(), next_bare };
        all.set_apart(roll, out);
        Ok(all)
    }

    /// Gives players with a weight or a set of their own to classes of their own.
    fn set_apart(&mut self, roll: &Roll, out: BTreeMap<u32, (Weight, BTreeSet<usize>)>) {
        let mut known: HashMap<(u32, Weight, BTreeSet<usize>), usize> = HashMap::new();
        for (player, (weight, mut within)) in out {
            let group = roll.group(player);
            let base = &mut self.classes[group as usize];
            base.size -= 1;
            within.extend(base.within.iter().copied());
            let next = self.classes.len();
            let class = *known.entry((group, weight.clone(), within.clone())).or_insert(next);
            if class == next {
                self.classes.push(Class { group, weight, within, size: 0 });
            }
            self.classes[class].size += 1;
            self.standing_out.insert(player, class);
        }
    }

    fn class_of(&self, roll: &Roll, player: u32) -> usize {
        self.standing_out.get(&player).copied().unwrap_or_else(|| roll.group(player) as usize)
    }

    fn check(&self, request: &Swiss, roll: &Roll) -> Result<(), Violation> {
        // Class pairs in which only barred pairs are dear enough, and how many of their pairs must be barred.
        let mut only_barred: HashMap<(usize, usize), u64> = HashMap::new();
        for cluster in self.clusters() {
            for (at, &one) in cluster.iter().enumerate() {
                for &other in &cluster[at..] {
                    let (class, opposite) = (&self.classes[one], &self.classes[other]);
                    let pairs = if one == other {
                        class.size * (class.size - 1) / 2
                    } else {
                        class.size * opposite.size
                    };
                    let needless = pairs == 0 || (class.is_plain() && opposite.is_plain());
                    if !needless && !self.bears(one, other, false, false) {
                        only_barred.insert((one.min(other), one.max(other)), pairs);
                    }
                }
            }
        }
        if only_barred.is_empty() {
            return Ok(());
        }
        self.discount_barred(request, roll, &mut only_barred);
        match only_barred.into_iter().filter(|(_, pairs)| *pairs > 0).min() {
            Some(((one, other), _)) => {
                let of = |class: usize| {
                    let in_it = |player: &u32| roll.plays(*player) && self.class_of(roll, *player) == class;
                    (0..request.scores.len() as u32).find(in_it).unwrap_or_default()
                };
                Err(Violation::Overweight { one: of(one), other: of(other) })
            }
            None => Ok(()),
        }
    }

    /// Lists of classes that have to be compared with each other.
    ///
    /// A group in which nobody stands out divides the field: what a pair across it costs is at least what its two players
    /// would cost with somebody of that group, and a set that holds one of the pair holds one of them and not that somebody,
    /// or that somebody and not the other. So nobody above needs to be compared with anybody below, only with the group.
    fn clusters(&self) -> Vec<Vec<usize>> {
        let groups = self.next_bare.len() - 1;
        let mut by_group: Vec<Vec<usize>> = vec![Vec::new(); groups];
        for (at, class) in self.classes.iter().enumerate().filter(|(_, class)| class.size > 0) {
            by_group[class.group as usize].push(at);
        }
        let divides = |classes: &[usize]| matches!(classes, [only] if *only < groups);
        let mut clusters: Vec<Vec<usize>> = vec![Vec::new()];
        for classes in by_group {
            if let Some(cluster) = clusters.last_mut() {
                cluster.extend(&classes);
            }
            if divides(&classes) {
                clusters.push(classes);
            }
        }
        clusters
    }

    /// Takes pairs off the list that met or are kept apart and are dear enough for it.
    fn discount_barred(&self, request: &Swiss, roll: &Roll, only_barred: &mut HashMap<(usize, usize), u64>) {
        let class_of = |player: u32| self.class_of(roll, player);
        let mut barred: BTreeMap<(u32, u32), (bool, bool)> = BTreeMap::new();
        let lists = [(&request.met, true), (&request.apart, false)];
        for (pair, is_met) in
            lists.into_iter().flat_map(|(list, is_met)| list.iter().map(move |pair| (pair, is_met)))
        {
            let (one, other) = (pair.0.min(pair.1), pair.0.max(pair.1));
            if !roll.plays(one) || !roll.plays(other) {
                continue;
            }
            let classes = (class_of(one), class_of(other));
            if only_barred.contains_key(&(classes.0.min(classes.1), classes.0.max(classes.1))) {
                let marks = barred.entry((one, other)).or_default();
                *marks = (marks.0 || is_met, marks.1 || !is_met);
            }
        }
        for ((one, other), (met, apart)) in barred {
            let classes = (class_of(one), class_of(other));
            if self.bears(classes.0, classes.1, met, apart)
                && let Some(pairs) =
                    only_barred.get_mut(&(classes.0.min(classes.1), classes.0.max(classes.1)))
            {
                *pairs -= 1;
            }
        }
    }

    /// Whether a pair from two classes costs at least as much as the weights on it.
    fn bears(&self, one: usize, other: usize, met: bool, apart: bool) -> bool {
        let (one, other) = (&self.classes[one], &self.classes[other]);
        let (upper, lower) = (one.group.min(other.group), one.group.max(other.group));
        // Everything but the cost of crossing, less the sets that end at boundaries, in order of levels.
        let mut other_terms: BTreeMap<Level, i128> = BTreeMap::new();
        let mut add = |level: Level, amount: i128| *other_terms.entry(level).or_insert(0) += amount;
        if met {
            add(Level::Rematch, 2);
        }
        if apart {
            add(Level::Wish, 2);
        }
        let between = one.within.symmetric_difference(&other.within).map(|set| &self.sets[*set].weight);
        for (level, amount) in [&one.weight, &other.weight].into_iter().chain(between).flatten() {
            add(*level, -i128::from(*amount));
        }
        let mut crossing = Bare { next_bare: &self.next_bare, upper, lower, at: None }.fuse().peekable();
        for (level, mut amount) in other_terms {
            match crossing.peek() {
                Some(bare) if *bare < level => return true,
                Some(bare) if *bare == level => {
                    amount += 2;
                    crossing.next();
                }
                _ => {}
            }
            if amount != 0 {
                return amount > 0;
            }
        }
        true
    }
}

/// The levels at which a pair of two groups costs something that no set of [`Members::Through`] takes up, in order.
struct Bare<'a> {
    next_bare: &'a [u32],
    upper: u32,
    lower: u32,
    at: Option<Level>,
}

impl Iterator for Bare<'_> {
    type Item = Level;

    fn next(&mut self) -> Option<Level> {
        let boundary = match self.at {
            None => Some(self.upper),
            Some(Level::Crossing(boundary)) => Some(boundary + 1),
            _ => None,
        };
        let bare = boundary.map(|from| self.next_bare[from as usize]).filter(|bare| *bare < self.lower);
        let next = match (bare, self.at) {
            (Some(bare), _) => Some(Level::Crossing(bare)),
            (None, Some(Level::Passing(group))) => Some(Level::Passing(group + 1)),
            (None, _) => Some(Level::Passing(self.upper + 1)),
        };
        self.at = next.filter(|level| !matches!(level, Level::Passing(group) if *group >= self.lower));
        self.at
    }
}
