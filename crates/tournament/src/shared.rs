//! A list whose copies share what they have in common: copying it copies references, changing one item copies one chunk.
//!
//! Every command makes a new state beside the one that people still read. With 8,192 players and nine rounds a state is
//! many megabytes; what a command changes is a match or two.

use std::fmt;
use std::ops::{Index, Range};
use std::sync::Arc;

/// Items in a chunk: few enough to copy quickly, enough that the references to the chunks are few.
const CHUNK: usize = 32;

/// A list in chunks that copies share.
#[derive(Clone)]
pub struct Shared<T> {
    chunks: Vec<Arc<Vec<T>>>,
    len: usize,
}

impl<T> Shared<T> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One item.
    pub fn get(&self, at: usize) -> Option<&T> {
        self.chunks.get(at / CHUNK)?.get(at % CHUNK)
    }

    /// The first item.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last item.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len.checked_sub(1)?)
    }

    /// All items in order.
    pub fn iter(&self) -> Items<'_, T> {
        Items { list: self, left: 0..self.len }
    }
}

impl<T: Clone> Shared<T> {
    /// All items, copied.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }

    /// One item to be changed; only its chunk is copied, if anybody else holds it.
    pub(crate) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        Arc::make_mut(self.chunks.get_mut(at / CHUNK)?).get_mut(at % CHUNK)
    }

    pub(crate) fn push(&mut self, item: T) {
        if let Some(chunk) = self.chunks.last_mut().filter(|chunk| chunk.len() < CHUNK) {
            Arc::make_mut(chunk).push(item);
        } else {
            let mut chunk = Vec::with_capacity(CHUNK);
            chunk.push(item);
            self.chunks.push(Arc::new(chunk));
        }
        self.len += 1;
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        self.chunks.truncate(len.div_ceil(CHUNK));
        if let Some(chunk) = self.chunks.last_mut().filter(|_| !len.is_multiple_of(CHUNK)) {
            Arc::make_mut(chunk).truncate(len % CHUNK);
        }
        self.len = len;
    }

    /// Every item to be changed where that is needed: only chunks with such items are copied.
    pub(crate) fn change(&mut self, concerns: impl Fn(&T) -> bool, mut change: impl FnMut(&mut T)) {
        for chunk in self.chunks.iter_mut().filter(|chunk| chunk.iter().any(&concerns)) {
            Arc::make_mut(chunk).iter_mut().filter(|item| concerns(item)).for_each(&mut change);
        }
    }
}

/// The items of a [`Shared`] list, from either end.
#[derive(Clone, Debug)]
pub struct Items<'a, T> {
    list: &'a Shared<T>,
    left: Range<usize>,
}

impl<'a, T> Iterator for Items<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        self.left.next().and_then(|at| self.list.get(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }

    fn nth(&mut self, skipped: usize) -> Option<&'a T> {
        self.left.nth(skipped).and_then(|at| self.list.get(at))
    }
}

impl<'a, T> DoubleEndedIterator for Items<'a, T> {
    fn next_back(&mut self) -> Option<&'a T> {
        self.left.next_back().and_then(|at| self.list.get(at))
    }
}

impl<T> ExactSizeIterator for Items<'_, T> {}

impl<T> std::iter::FusedIterator for Items<'_, T> {}

impl<'a, T> IntoIterator for &'a Shared<T> {
    type Item = &'a T;
    type IntoIter = Items<'a, T>;

    fn into_iter(self) -> Items<'a, T> {
        self.iter()
    }
}

impl<T> Index<usize> for Shared<T> {
    type Output = T;

    /// The item there; like a list's, it must be one that exists.
    fn index(&self, at: usize) -> &T {
        &self.chunks[at / CHUNK][at % CHUNK]
    }
}

impl<T> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared { chunks: Vec::new(), len: 0 }
    }
}

impl<T: Clone> FromIterator<T> for Shared<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Shared<T> {
        let mut list = Shared::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self).finish()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Copy, Debug)]
    enum Touch {
        Push(u8),
        Change(usize, u8),
        Truncate(usize),
        Double,
    }

    fn touches() -> impl Strategy<Value = Vec<Touch>> {
        let touch = prop_oneof![
            8 => any::<u8>().prop_map(Touch::Push),
            2 => (0..200usize, any::<u8>()).prop_map(|(at, item)| Touch::Change(at, item)),
            1 => (0..200usize).prop_map(Touch::Truncate),
            1 => Just(Touch::Double),
        ];
        prop::collection::vec(touch, 0..300)
    }

    proptest! {
        /// A shared list is a list, and what is done to one copy never shows in another.
        #[test]
        fn a_shared_list_is_a_list(story in touches()) {
            let (mut list, mut plain) = (Shared::default(), Vec::new());
            let mut kept: Vec<(Shared<u8>, Vec<u8>)> = Vec::new();
            for touch in story {
                match touch {
                    Touch::Push(item) => {
                        list.push(item);
                        plain.push(item);
                    }
                    Touch::Change(at, item) => {
                        prop_assert_eq!(list.get(at), plain.get(at));
                        if let (Some(one), Some(two)) = (list.get_mut(at), plain.get_mut(at)) {
                            (*one, *two) = (item, item);
                        }
                    }
                    Touch::Truncate(len) => {
                        list.truncate(len);
                        plain.truncate(len);
                    }
                    Touch::Double => kept.push((list.clone(), plain.clone())),
                }
                prop_assert_eq!(list.len(), plain.len());
                prop_assert_eq!(list.last(), plain.last());
            }
            kept.push((list, plain));
            for (list, plain) in kept {
                prop_assert_eq!(&list.to_vec(), &plain);
                prop_assert!(list.iter().rev().eq(plain.iter().rev()));
                prop_assert_eq!(list.iter().enumerate().next_back(), plain.iter().enumerate().next_back());
                prop_assert_eq!(plain.iter().copied().collect::<Shared<u8>>(), list);
            }
        }

        /// A change of some items is the same change, and leaves chunks alone that it does not concern.
        #[test]
        fn only_what_changes_is_copied(items in prop::collection::vec(0..50u8, 0..200)) {
            let before: Shared<u8> = items.iter().copied().collect();
            let mut after = before.clone();
            after.change(|item| *item == 7, |item| *item = 70);
            let expected: Vec<u8> = items.iter().map(|item| if *item == 7 { 70 } else { *item }).collect();
            prop_assert_eq!(after.to_vec(), expected);
            for (one, two) in before.chunks.iter().zip(&after.chunks) {
                prop_assert_eq!(!Arc::ptr_eq(one, two), one.contains(&7));
            }
        }
    }
}
