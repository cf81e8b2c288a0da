//! People's names in lists: in the order the reader's language has, and shortened the way people do where there is no room.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

use crate::Language;

/// The place of a name in an alphabetical list: in Polish ą follows a, elsewhere marked letters stand with the plain ones.
pub fn order(language: Language, name: &str) -> (Vec<(char, u8)>, String) {
    let lower = name.to_lowercase();
    (lower.chars().map(|letter| place(language, letter)).collect(), lower)
}

/// The letter a list is turned by to find that name, as it stands in the reader's alphabet: Ł is a letter of its own in Polish, and
/// stands with L elsewhere.
pub fn initial(language: Language, name: &str) -> String {
    let letter = name.chars().find(|letter| letter.is_alphanumeric()).unwrap_or('#');
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let (base, own) = place(language, lower);
    let shown = if own > 0 { lower } else { base };
    shown.to_uppercase().collect()
}

fn place(language: Language, letter: char) -> (char, u8) {
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
}

/// Names as people shorten them, in the same order: all as they are while every one has at most so many letters; otherwise the first
/// name and an initial, more of the last name where two would look alike, and the whole name where nothing less tells them apart.
///
/// ```
/// let names = ["Aleksandra Wiktoria", "Aleksandra Weronika", "Bartłomiej Krzysztof", "Ola"];
/// assert_eq!(wording::names::shortened(&names, 12), ["Aleksandra Wi.", "Aleksandra We.", "Bartłomiej K.", "Ola"]);
/// assert_eq!(wording::names::shortened(&names, 24), names);
/// ```
pub fn shortened(names: &[&str], most_letters: usize) -> Vec<String> {
    if names.iter().all(|name| name.chars().count() <= most_letters) {
        return names.iter().map(|name| (*name).to_owned()).collect();
    }
    let mut alike: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (first, last) in names.iter().filter_map(|name| parts(name)) {
        alike.entry(first.to_lowercase()).or_default().push(last.to_lowercase());
    }
    let short = |name: &&str| {
        let Some((first, last)) = parts(name) else { return (*name).to_owned() };
        let others = alike.get(&first.to_lowercase()).map(Vec::as_slice).unwrap_or_default();
        match telling(last, others) {
            Some(part) if part.len() < last.len() => format!("{first} {part}."),
            Some(part) => format!("{first} {part}"),
            None => (*name).to_owned(),
        }
    };
    names.iter().map(short).collect()
}

/// A text as it is looked for: in small letters and without marks, so that `lukasz` finds Łukasz and `soren` Søren.
pub fn folded(text: &str) -> String {
    let plain = text.nfkd().filter(|letter| !unicode_normalization::char::is_combining_mark(*letter));
    plain.flat_map(char::to_lowercase).fold(String::with_capacity(text.len()), |mut folded, letter| {
        // Letters whose stroke or ligature is no mark of its own.
        match letter {
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ı' => folded.push('i'),
            'ŧ' => folded.push('t'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            other => folded.push(other),
        }
        folded
    })
}

/// The first and the last word of a name that has several.
fn parts(name: &str) -> Option<(&str, &str)> {
    let mut words = name.split_whitespace();
    Some((words.next()?, words.next_back()?))
}

/// The shortest beginning of a last name that no other has, the whole one if another goes on behind it, nothing if two have the same.
fn telling<'a>(last: &'a str, others: &[String]) -> Option<&'a str> {
    let own = last.to_lowercase();
    if others.iter().filter(|other| **other == own).count() > 1 {
        return None;
    }
    // Marks that belong to a letter stay with it.
    let ends = last
        .char_indices()
        .skip(1)
        .filter(|(_, letter)| !unicode_normalization::char::is_combining_mark(*letter));
    let ends = ends.map(|(at, _)| at).chain([last.len()]);
    let beginnings = ends.map(|end| &last[..end]);
    let alone = |part: &&str| {
        let part = part.to_lowercase();
        others.iter().filter(|other| **other != own).all(|other| !other.starts_with(&part))
    };
    beginnings.into_iter().find(alone).or(Some(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_without_its_marks() {
        for (name, typed) in [
            ("Łukasz Żółć", "lukasz zolc"),
            ("Søren Ångström", "soren angstrom"),
            ("JÜRGEN STRAẞE", "jurgen strasse"),
            ("Đorđe Œuvre", "dorde oeuvre"),
            ("İpek Iğdır", "ipek igdir"),
            ("Ｆｕｌｌ", "full"),
            ("Ελένη", "ελενη"),
        ] {
            assert_eq!(folded(name), typed);
            assert_eq!(folded(&folded(name)), typed, "folding twice changes nothing");
        }
    }

    #[track_caller]
    fn check_order(language: Language, expected: &str) {
        let mut names: Vec<&str> = expected.split(' ').collect();
        names.reverse();
        names.sort_by_key(|name| order(language, name));
        assert_eq!(names.join(" "), expected);
    }

    #[test]
    fn names_stand_where_the_reader_looks_for_them() {
        check_order(Language::Polish, "Cis Ćwik lis Łoś Ola Ósmy Zofia Źrebak Żak");
        check_order(Language::German, "Adam Ägid Anna Ödön Otto Ulf Üwe");
        check_order(Language::English, "Ana Łoś Lukas Zoë");
        assert_eq!(initial(Language::Polish, "łukasz"), "Ł");
        assert_eq!(initial(Language::German, "łukasz"), "L");
        assert_eq!(initial(Language::German, "Ödön"), "O");
        assert_eq!(initial(Language::English, "🙂"), "#");
    }

    #[track_caller]
    fn check(names: &[&str], expected: &[&str]) {
        assert_eq!(shortened(names, 12), expected);
    }

    #[test]
    fn names_are_shortened_the_way_people_do() {
        check(&["Ana", "Bo Jun"], &["Ana", "Bo Jun"]);
        check(&["Konstanze Friederike", "Bo Jun", "Ana"], &["Konstanze F.", "Bo J.", "Ana"]);
        // A word that goes on behind another one stands whole.
        check(&["Anna Maria", "Anna Marianna", "Anna Ida"], &["Anna Maria", "Anna Marian.", "Anna I."]);
        // The same first and last word: only the whole name tells them apart.
        check(
            &["Eva Luise Charlotte", "eva marie charlotte"],
            &["Eva Luise Charlotte", "eva marie charlotte"],
        );
        check(&["Maximiliane-Alexandrina"], &["Maximiliane-Alexandrina"]);
        check(&["عبد الرحمن عبد اللطيف"], &["عبد ا."]);
    }

    #[test]
    fn no_two_different_names_look_alike_when_shortened() {
        let first = ["Anna", "Anna-Lena", "anna", "Ola"];
        let last = ["Maria", "Marianne", "Mia", "Zofia", "Źdana", "Łucja", "Lucja"];
        let names: Vec<String> =
            first.iter().flat_map(|one| last.iter().map(move |two| format!("{one} {two}"))).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let short = shortened(&names, 3);
        let all: std::collections::BTreeSet<&String> = short.iter().collect();
        assert_eq!(all.len(), names.len(), "{short:?}");
    }
}
