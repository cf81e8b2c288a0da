//! A short list with a fixed capacity that is copied as plain memory: what the state is made of.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values of `T`. Equality and hashing look at the values in use only.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds at the end; says whether there was room. At most 255 have room, whatever `N` is.
    pub fn push(&mut self, item: T) -> bool {
        if usize::from(self.len) >= N.min(255) {
            return false;
        }
        self.items[usize::from(self.len)] = item;
        self.len += 1;
        true
    }

    /// The one at that position; a default one beyond the end. Quicker than an index: with 256 places no position is
    /// out of bounds.
    pub fn at(&self, at: u8) -> &T {
        &self.items[usize::from(at)]
    }

    /// Like [`List::at`], to be changed.
    pub fn at_mut(&mut self, at: u8) -> &mut T {
        &mut self.items[usize::from(at)]
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the one at that position and closes the gap.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        item
    }

    /// Puts one at the front; says whether there was room.
    pub fn push_front(&mut self, item: T) -> bool {
        if !self.push(item) {
            return false;
        }
        let last = self.len() - 1;
        self.copy_within(0..last, 1);
        self[0] = item;
        true
    }

    /// Forgets everything from that position on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    /// Keeps those that pass, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            let item = self[at];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first that equals it.
    pub fn take(&mut self, item: T) -> bool {
        match self.iter().position(|it| *it == item) {
            Some(at) => {
                self.remove(at);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(out)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Reader<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "at most {N} values")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::new();
                while let Some(value) = values.next_element()? {
                    if !list.push(value) {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_256_places_holds_255_and_every_position_can_be_looked_at() {
        let mut list: List<u8, 256> = List::new();
        let room = (0..=255).filter(|number| list.push(*number)).count();
        assert_eq!((room, list.len()), (255, 255));
        assert_eq!((*list.at(254), *list.at(255)), (254, 0));
    }

    #[test]
    fn a_list_keeps_order_and_refuses_more_than_its_capacity() {
        let mut list: List<u8, 3> = List::new();
        assert!(list.push(2) && list.push(3) && list.push_front(1));
        assert!(!list.push(4));
        assert_eq!(&*list, &[1, 2, 3]);
        assert_eq!(list.remove(1), 2);
        assert!(list.take(3) && !list.take(3));
        assert_eq!(serde_json::to_string(&list).unwrap(), "[1]");
        let long = serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").unwrap_err().to_string();
        assert!(long.starts_with("invalid length 4, expected at most 3 values"), "{long}");
    }
}
