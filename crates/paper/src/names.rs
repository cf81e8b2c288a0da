//! Names as a list on the wall needs them: told apart, and in the order the reader's language has.

use std::collections::BTreeMap;

use tournament::{PersonId, Tournament};
use unicode_normalization::UnicodeNormalization;
use wording::Language;

/// What everybody is called: the name, and the id where several have the same name.
pub(crate) struct Names(BTreeMap<PersonId, String>);

impl Names {
    pub(crate) fn of(tournament: &Tournament) -> Names {
        let mut alike: BTreeMap<&str, u32> = BTreeMap::new();
        for (_, person, _) in tournament.players() {
            *alike.entry(&person.name).or_default() += 1;
        }
        let called = tournament.people().map(|(id, person)| {
            let twice = alike.get(person.name.as_str()).is_some_and(|count| *count > 1);
            (id, if twice { format!("{} ({})", person.name, person.key) } else { person.name.clone() })
        });
        Names(called.collect())
    }

    pub(crate) fn get(&self, person: PersonId) -> &str {
        self.0.get(&person).map_or("", String::as_str)
    }
}

/// The place of a name in an alphabetical list: in Polish ą follows a, elsewhere marked letters stand with the plain ones.
pub(crate) fn order(language: Language, name: &str) -> (Vec<(char, u8)>, String) {
    let letter = |letter: char| {
        let mut parts = std::iter::once(letter).nfd();
        let (base, own) = match (parts.next(), parts.next()) {
            (Some('ł'), _) => ('l', 1),
            (Some('ß'), _) => ('s', 0),
            (Some('z'), Some('\u{307}')) => ('z', 2),
            (Some(base), Some(_)) => (base, u8::from("ąćęńóśź".contains(letter))),
            (Some(base), None) => (base, 0),
            (None, _) => (letter, 0),
        };
        (base, if language == Language::Polish { own } else { 0 })
    };
    let lower = name.to_lowercase();
    (lower.chars().map(letter).collect(), lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(language: Language, expected: &str) {
        let mut names: Vec<&str> = expected.split(' ').collect();
        names.reverse();
        names.sort_by_key(|name| order(language, name));
        assert_eq!(names.join(" "), expected);
    }

    #[test]
    fn names_stand_where_the_reader_looks_for_them() {
        check(Language::Polish, "Cis Ćwik lis Łoś Ola Ósmy Zofia Źrebak Żak");
        check(Language::German, "Adam Ägid Anna Ödön Otto Ulf Üwe");
        check(Language::English, "Ana Łoś Lukas Zoë");
    }
}
