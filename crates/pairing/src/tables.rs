//! Table numbers for a paired round, with players who always sit at the same table.

use std::collections::{BTreeMap, BTreeSet};

/// Which table each pair sits at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The table of each pair, in the order of the pairs; the first table is 1.
    pub numbers: Vec<u32>,
    /// Players who do not sit at their fixed table, because the opponent's fixed table or an earlier pair took precedence.
    pub moved: Vec<u32>,
}

/// Numbers the tables in the order of the pairs, round those that are fixed for somebody.
///
/// `fixed` lists players with their table. When two of them meet, the one listed first decides; when two pairs want the same
/// table, the earlier pair has it. A table that is not needed by anybody present is used like any other.
///
/// ```
/// use pairing::tables::assign;
/// // Player 3 cannot take the stairs and always sits at table 1.
/// let tables = assign(&[(0, 1), (2, 3), (4, 5)], &[(3, 1)]);
/// assert_eq!(tables.numbers, [2, 1, 3]);
/// assert!(tables.moved.is_empty());
/// ```
pub fn assign(pairs: &[(u32, u32)], fixed: &[(u32, u32)]) -> Tables {
    let mut wishes: BTreeMap<u32, (usize, u32)> = BTreeMap::new();
    for (at, &(player, table)) in fixed.iter().enumerate() {
        wishes.entry(player).or_insert((at, table));
    }
    let wish = |player: u32| wishes.get(&player).copied();
    let mut taken = BTreeSet::new();
    let kept: Vec<Option<u32>> = pairs
        .iter()
        .map(|&(one, other)| [wish(one), wish(other)].into_iter().flatten().min().map(|(_, table)| table))
        .map(|table| table.filter(|table| taken.insert(*table)))
        .collect();
    let mut free = (1..).filter(|table| !taken.contains(table));
    let numbers: Vec<u32> =
        kept.into_iter().map(|table| table.or_else(|| free.next()).unwrap_or_default()).collect();
    let sits_elsewhere = |player: u32, table: u32| wish(player).is_some_and(|(_, fixed)| fixed != table);
    let seated =
        pairs.iter().zip(&numbers).flat_map(|(&(one, other), &table)| [(one, table), (other, table)]);
    let moved =
        seated.filter(|&(player, table)| sits_elsewhere(player, table)).map(|(player, _)| player).collect();
    Tables { numbers, moved }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_fixed_tables_the_order_of_pairs_counts() {
        assert_eq!(assign(&[(4, 2), (0, 1)], &[]), Tables { numbers: vec![1, 2], moved: vec![] });
        assert_eq!(assign(&[], &[(0, 3)]), Tables { numbers: vec![], moved: vec![] });
    }

    #[test]
    fn conflicts_are_decided_by_order_and_named() {
        // Two fixed players meet: the first listed keeps the table.
        let tables = assign(&[(0, 1), (2, 3)], &[(1, 7), (0, 5)]);
        assert_eq!(tables, Tables { numbers: vec![7, 1], moved: vec![0] });
        // Two pairs want table 2: the earlier pair has it.
        let tables = assign(&[(0, 1), (2, 3)], &[(2, 2), (0, 2)]);
        assert_eq!(tables, Tables { numbers: vec![2, 1], moved: vec![2] });
    }
}
