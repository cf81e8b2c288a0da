//! What a pairing is judged by: rematches, broken wishes, and how many pairs cross each boundary between groups.

use crate::field::Field;

/// The cost of a whole pairing, level by level; the derived order is the order of guarantees.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    pub rematches: u32,
    pub wishes: u32,
    /// Pairs that cross the boundary below each group; the last entry, below the last group, is always 0.
    pub crossing: Vec<u32>,
    /// Pairs that pass over each group.
    pub passing: Vec<u32>,
}

impl Cost {
    /// Adds up what the pairs cost.
    pub(crate) fn of(field: &Field, pairs: &[(u32, u32)]) -> Cost {
        let groups = field.groups();
        let mut cost = Cost { rematches: 0, wishes: 0, crossing: vec![0; groups], passing: vec![0; groups] };
        // Changes from one group to the next; a pair is open from its upper to its lower group.
        let (mut begins, mut ends) = (vec![0_u32; groups], vec![0_u32; groups]);
        for &(one, other) in pairs {
            cost.rematches += u32::from(field.met.has(one, other));
            cost.wishes += u32::from(field.apart.has(one, other));
            let (upper, lower) = (field.group[one.min(other) as usize], field.group[one.max(other) as usize]);
            if upper != lower {
                begins[upper as usize] += 1;
                ends[lower as usize] += 1;
            }
        }
        let mut open = 0;
        for group in 0..groups {
            cost.passing[group] = open - ends[group];
            open = open - ends[group] + begins[group];
            cost.crossing[group] = open;
        }
        cost
    }

    /// The least that could be hoped for: nobody crosses but where an odd number makes it necessary.
    pub(crate) fn ideal(field: &Field) -> Cost {
        let groups = field.groups();
        let crossing = (0..groups).map(|group| u32::from(field.odd_through(group))).collect();
        Cost { rematches: 0, wishes: 0, crossing, passing: vec![0; groups] }
    }

    /// How many players of a group meet somebody from above.
    pub(crate) fn arriving(&self, group: usize) -> u32 {
        let open = if group == 0 { 0 } else { self.crossing[group - 1] };
        open - self.passing[group]
    }

    /// How many players of a group meet somebody from below.
    pub(crate) fn leaving(&self, group: usize) -> u32 {
        self.crossing[group] - self.passing[group]
    }
}
