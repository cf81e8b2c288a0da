//! Everybody of a tournament, found by number, by the key in files, and by the name they go by without a look at all the others.
//!
//! A championship takes in hundreds of people a minute, and nobody may be called like anybody before.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use crate::ids::PersonId;
use crate::model::{Entry, Person, as_people_compare};
use crate::shared::{Items, Shared};

/// Everybody, in the order of arrival.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    all: Shared<Person>,
    by_key: Finder,
    by_name: Finder,
    entered: usize,
}

impl People {
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn iter(&self) -> Items<'_, Person> {
        self.all.iter()
    }

    pub(crate) fn get(&self, person: PersonId) -> Option<&Person> {
        self.all.get(person.index())
    }

    /// How many of them are players.
    pub(crate) fn entered(&self) -> usize {
        self.entered
    }

    pub(crate) fn with_key(&self, key: &str) -> Option<PersonId> {
        self.by_key.find(key, |person| self.get(person).is_some_and(|it| it.key == key))
    }

    /// Who goes by a name, given as people compare it; of several, whoever came first.
    pub(crate) fn called(&self, compared: &str) -> Option<PersonId> {
        self.by_name.find(compared, |person| self.get(person).is_some_and(|it| it.compared == compared))
    }

    pub(crate) fn admit(&mut self, person: Person) {
        let number = PersonId(self.all.len() as u32);
        self.by_key.add(&person.key, number);
        self.by_name.add(&person.compared, number);
        self.entered += usize::from(person.entry.is_some());
        self.all.push(person);
    }

    pub(crate) fn rename(&mut self, person: PersonId, name: &str) {
        let Some(it) = self.all.get_mut(person.index()) else { return };
        self.by_name.remove(&it.compared, person);
        name.clone_into(&mut it.name);
        it.compared = as_people_compare(name);
        self.by_name.add(&it.compared, person);
    }

    /// Makes somebody a player, or no player any more.
    pub(crate) fn enter(&mut self, person: PersonId, entry: Option<Entry>) {
        let Some(it) = self.all.get_mut(person.index()) else { return };
        self.entered = self.entered + usize::from(entry.is_some()) - usize::from(it.entry.is_some());
        it.entry = entry;
    }

    /// Somebody to be changed, except in what the methods above are for.
    pub(crate) fn get_mut(&mut self, person: PersonId) -> Option<&mut Person> {
        self.all.get_mut(person.index())
    }

    /// Everybody concerned to be changed, except in what the methods above are for.
    pub(crate) fn change(&mut self, concerns: impl Fn(&Person) -> bool, change: impl FnMut(&mut Person)) {
        self.all.change(concerns, change);
    }
}

impl<'a> IntoIterator for &'a People {
    type Item = &'a Person;
    type IntoIter = Items<'a, Person>;

    fn into_iter(self) -> Items<'a, Person> {
        self.iter()
    }
}

/// People by a text of theirs. Copies share what they have in common: adding somebody copies one bucket.
#[derive(Clone, Debug, Default)]
struct Finder {
    buckets: Vec<Arc<Vec<(u64, PersonId)>>>,
}

/// Few enough to be copied with every state, enough that of ten thousand people few lie in one.
const BUCKETS: usize = 64;

impl Finder {
    /// The first to come of those with that text, as `is` says: different texts may have the same hash.
    fn find(&self, text: &str, is: impl Fn(PersonId) -> bool) -> Option<PersonId> {
        let hash = hash(text);
        let bucket = self.buckets.get(bucket(hash))?;
        let alike = bucket.iter().filter(|(of, _)| *of == hash).map(|(_, person)| *person);
        alike.filter(|person| is(*person)).min()
    }

    fn add(&mut self, text: &str, person: PersonId) {
        if self.buckets.is_empty() {
            self.buckets.resize_with(BUCKETS, Arc::default);
        }
        let hash = hash(text);
        if let Some(bucket) = self.buckets.get_mut(bucket(hash)) {
            Arc::make_mut(bucket).push((hash, person));
        }
    }

    fn remove(&mut self, text: &str, person: PersonId) {
        if let Some(bucket) = self.buckets.get_mut(bucket(hash(text))) {
            Arc::make_mut(bucket).retain(|(_, of)| *of != person);
        }
    }
}

fn bucket(hash: u64) -> usize {
    (hash % BUCKETS as u64) as usize
}

/// The same for the same text wherever the program runs; nothing is kept of it.
fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn person(key: &str, name: &str) -> Person {
        Person {
            key: key.to_owned(),
            name: name.to_owned(),
            compared: as_people_compare(name),
            staff: None,
            entry: None,
            given: Vec::new(),
        }
    }

    proptest! {
        /// Whoever is found is found by looking through everybody too, whatever came before, and in copies as well.
        #[test]
        fn who_is_found_is_whoever_a_look_at_everybody_finds(
            steps in proptest::collection::vec((0..4_u8, 0..12_u32, "[ab]{1,2}"), 1..60),
        ) {
            let mut people = People::default();
            for (what, number, name) in steps {
                let before = people.clone();
                match what {
                    0 | 1 => people.admit(person(&format!("p{number}"), &name)),
                    2 => people.rename(PersonId(number), &name),
                    _ => people.enter(PersonId(number), (name.len() == 1).then(|| Entry::new(None))),
                }
                for state in [&before, &people] {
                    prop_assert_eq!(state.entered(), state.iter().filter(|it| it.entry.is_some()).count());
                    for name in ["a", "b", "aa", "ab", "ba", "bb"] {
                        let looked = state.iter().position(|it| it.compared == name);
                        prop_assert_eq!(state.called(name).map(PersonId::index), looked);
                    }
                    for key in (0..12).map(|number| format!("p{number}")) {
                        let looked = state.iter().position(|it| it.key == key);
                        prop_assert_eq!(state.with_key(&key).map(PersonId::index), looked);
                    }
                }
            }
        }
    }
}
