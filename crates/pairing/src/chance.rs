//! Chance comes in from outside: a function that gives a number below its argument, every one equally likely.

/// Gives a number below `end`, uniformly. Called only with `end >= 1`.
pub type Chance<'a> = &'a mut dyn FnMut(u64) -> u64;

/// A number below `end`. An outside source that overshoots is folded back rather than trusted.
pub(crate) fn below(end: usize, chance: Chance<'_>) -> usize {
    match end {
        0 | 1 => 0,
        _ => (chance(end as u64) % end as u64) as usize,
    }
}

/// Puts the items into random order, each equally likely.
pub(crate) fn shuffle<T>(items: &mut [T], chance: Chance<'_>) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, chance));
    }
}

#[cfg(test)]
#[path = "../tests/it/lot.rs"]
pub(crate) mod testing;
