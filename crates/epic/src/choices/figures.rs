//! Prices and limits of a choice, as far as they depend on what else is taken.

use super::{Taken, Tree};
use crate::lists::{Comparison, Condition, Conditional, Figure};

impl Tree<'_> {
    pub(super) fn figure(&self, at: usize, figure: Figure, taken: &Taken) -> Option<i64> {
        let node = &self.nodes[at];
        if node.unit.is_some() && figure != Figure::Points {
            return None;
        }
        let choice = node.choice;
        let mut value = match figure {
            Figure::Points => Some(choice.points),
            Figure::Min => choice.min,
            Figure::Max => choice.max,
            Figure::ArmyMax => choice.army_max,
        };
        for change in choice.conditional.iter().filter(|change| change.field == figure) {
            value = self.changed(value, change, taken);
        }
        value
    }

    fn changed(&self, value: Option<i64>, change: &Conditional, taken: &Taken) -> Option<i64> {
        if change.when.as_ref().is_some_and(|condition| !self.holds(condition, taken, 0)) {
            return value;
        }
        let times = change.for_each.as_ref().map_or(1, |each| {
            let there = match each.per.as_str() {
                "army points limit" => taken.points_limit,
                name => self.number_of(name, each.scope.as_deref(), taken),
            };
            let every = each.every.max(1);
            if each.part_counts { (there + every - 1) / every } else { there / every }
        });
        let step = change.increment.unwrap_or(0).saturating_sub(change.decrement.unwrap_or(0));
        match change.set {
            Some(set) => Some(set),
            None => Some(value.unwrap_or(0).saturating_add(step.saturating_mul(times))),
        }
    }

    fn holds(&self, condition: &Condition, taken: &Taken, depth: usize) -> bool {
        const MOST_DEPTH: usize = 16;
        if depth > MOST_DEPTH {
            return false;
        }
        match condition {
            Condition::All { all } => all.iter().all(|it| self.holds(it, taken, depth + 1)),
            Condition::Any { any } => any.iter().any(|it| self.holds(it, taken, depth + 1)),
            Condition::Count { count, op, n, scope } => {
                let there = self.number_of(count, scope.as_deref(), taken);
                match op {
                    Comparison::Exactly => there == *n,
                    Comparison::AtLeast => there >= *n,
                }
            }
        }
    }

    fn number_of(&self, name: &str, scope: Option<&str>, taken: &Taken) -> i64 {
        if scope == Some("army") {
            return taken.army.get(name).copied().unwrap_or(0);
        }
        let chosen = (0..self.nodes.len()).filter(|at| {
            let node = &self.nodes[*at];
            (node.name == name || node.choice.aka.as_deref() == Some(name))
                && !self.has_ancestor_named(*at, name)
        });
        chosen.map(|at| self.count(at)).sum::<i64>() + self.entries.get(name).copied().unwrap_or(0)
    }
}
