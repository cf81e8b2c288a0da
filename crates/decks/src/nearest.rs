//! Which cards a mistyped name may have meant.

use crate::catalogue::{Card, CardId};
use crate::fold::{letters, may_be_near, slips};

/// The most cards suggested or named for one line.
pub(crate) const MOST_SUGGESTIONS: usize = 6;

/// The cards whose names are nearest to a typed one, at most a few slips away.
pub(crate) fn nearest<'c>(cards: impl Iterator<Item = &'c Card>, folded: &str) -> Vec<CardId> {
    let typed = letters(folded);
    let mut near: Vec<(usize, CardId)> = cards
        .filter_map(|card| {
            let names = card.folded.iter().zip(&card.letters);
            let names = names.filter(|(_, letters)| may_be_near(typed, **letters));
            let least = names.filter_map(|(name, _)| slips(folded, name)).min()?;
            Some((least, card.id))
        })
        .collect();
    near.sort();
    near.into_iter().take(MOST_SUGGESTIONS).map(|(_, card)| card).collect()
}
