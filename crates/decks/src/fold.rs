//! Comparing names as people type them: without case, accents, apostrophes and punctuation; and how far apart two are.

use unicode_normalization::UnicodeNormalization;

/// A name in the form names are compared in: lower case, accents and apostrophes gone, everything else that is neither
/// letter nor digit a single blank.
///
/// ```
/// assert_eq!(decks::fold("  Brother’s  Gift Dōjō "), "brothers gift dojo");
/// assert_eq!(decks::fold("Hot-Shot Laspistol"), decks::fold("hot shot laspistol"));
/// ```
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    let mut blank = false;
    for letter in name.nfkd().flat_map(char::to_lowercase) {
        match letter {
            '\'' | '’' | '‘' | '`' | '´' | 'ʼ' | '′' | '"' | '“' | '”' | '„' => {}
            _ if unicode_normalization::char::is_combining_mark(letter) => {}
            _ if letter.is_alphanumeric() => {
                if blank && !folded.is_empty() {
                    folded.push(' ');
                }
                blank = false;
                push_plain(&mut folded, letter);
            }
            _ => blank = true,
        }
    }
    folded
}

/// Letters that do not decompose into a plain one and a mark.
fn push_plain(folded: &mut String, letter: char) {
    match letter {
        'ł' => folded.push('l'),
        'ß' => folded.push_str("ss"),
        'ø' => folded.push('o'),
        'đ' => folded.push('d'),
        'æ' => folded.push_str("ae"),
        'œ' => folded.push_str("oe"),
        'ω' => folded.push_str("omega"),
        _ => folded.push(letter),
    }
}

/// Whether `part` stands in `whole` at the beginning of a word (both folded).
pub(crate) fn begins_a_word(whole: &str, part: &str) -> bool {
    // A part longer than the whole is looked for by nobody, and searching for it costs its length.
    part.len() <= whole.len()
        && whole.match_indices(part).any(|(at, _)| at == 0 || whole.as_bytes()[at - 1] == b' ')
}

/// Which letters a folded name has: a bit each for `a` to `z` and the ten digits, one for all others.
pub(crate) fn letters(folded: &str) -> u64 {
    folded.bytes().fold(0, |letters, byte| {
        letters
            | match byte {
                b' ' => 0,
                b'a'..=b'z' => 1 << (byte - b'a'),
                b'0'..=b'9' => 1 << (26 + byte - b'0'),
                _ => 1 << 36,
            }
    })
}

/// Whether a typed name can be a few slips from a name, or from some words of it, by their [`letters`] alone: a slip
/// brings in at most one letter that the name does not have.
pub(crate) fn may_be_near(typed: u64, name: u64) -> bool {
    (typed & !name).count_ones() <= MOST_SLIPS
}

/// The most slips a name is still suggested after.
const MOST_SLIPS: u32 = 3;

/// How many slips of typing lie between a typed name and a card's name (both folded), if few enough to suggest it. A
/// name of two words is also held against every two neighbouring words of the card's name.
pub(crate) fn slips(typed: &str, name: &str) -> Option<usize> {
    let most = match typed.len() {
        0..=2 | LONGEST.. => return None,
        3..=4 => 1,
        5..=8 => 2,
        _ => MOST_SLIPS as usize,
    };
    let whole = distance(typed, name, most);
    let words = typed.split(' ').count();
    let starts: Vec<usize> =
        std::iter::once(0).chain(name.match_indices(' ').map(|(at, _)| at + 1)).collect();
    let windows = starts.iter().enumerate().filter(|_| starts.len() > words).filter_map(|(at, start)| {
        let end = match starts.get(at + words) {
            Some(next) => next - 1,
            None if at + words == starts.len() => name.len(),
            None => return None,
        };
        // A part of the name is a weaker sign than the whole.
        distance(typed, &name[*start..end], most).map(|slips| slips + 1)
    });
    whole.into_iter().chain(windows).min()
}

/// The longest name held against another; no card's is half as long.
const LONGEST: usize = 96;

/// The number of letters to insert, leave out, change or swap to turn one into the other, if at most `most`. Folded names
/// are ASCII but for a few scripts nobody prints cards in, so a letter is a byte. No allocation: a keystroke asks this for
/// every name of the catalogue.
pub(crate) fn distance(one: &str, other: &str, most: usize) -> Option<usize> {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len().abs_diff(other.len()) > most || one.len().max(other.len()) >= LONGEST {
        return None;
    }
    // The rows for the letter before last, the last one and this one.
    let (mut before, mut above, mut now) = ([0u8; LONGEST], [0u8; LONGEST], [0u8; LONGEST]);
    for (column, cell) in above.iter_mut().enumerate() {
        *cell = column as u8;
    }
    for row in 1..=one.len() {
        now[0] = row as u8;
        let mut least_of_row = now[0];
        for column in 1..=other.len() {
            let changed = above[column - 1] + u8::from(one[row - 1] != other[column - 1]);
            let mut least = changed.min(above[column] + 1).min(now[column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if swapped {
                least = least.min(before[column - 2] + 1);
            }
            now[column] = least;
            least_of_row = least_of_row.min(least);
        }
        if usize::from(least_of_row) > most {
            return None;
        }
        (before, above, now) = (above, now, before);
    }
    Some(usize::from(above[other.len()])).filter(|slips| *slips <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_are_compared_as_people_type_them() {
        for (typed, name) in [
            ("akodo gunso", "Akodo Gunsō"),
            ("TARYU JIAI", "Taryū-Jiai"),
            ("Sicarius’s Chosen", "Sicarius's Chosen"),
            ("banzai", "Banzai!"),
            ("zarathur high sorcerer", "Zarathur, High Sorcerer"),
            ("Subject Ω-X62113", "Subject Omega-X62113"),
            ("khymare", "Khymäre"),
        ] {
            assert_eq!(fold(typed), fold(name), "{typed}");
        }
    }

    #[test]
    fn slips_are_counted_and_bounded() {
        assert_eq!(slips("eager recriut", "eager recruit"), Some(1));
        assert_eq!(slips("sicarus", "captain cato sicarius"), Some(2));
        assert_eq!(slips("goff nob", "goff nob"), Some(0));
        assert_eq!(slips("goff nob", "land raider"), None);
        assert_eq!(slips("ab", "ab"), None);
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(name in any::<String>()) {
            let folded = fold(&name);
            prop_assert_eq!(fold(&folded), folded);
        }

        /// What is left out by its letters would not have been suggested.
        #[test]
        fn letters_alone_leave_out_nothing_near(one in "[a-f1 ]{0,12}", other in "[a-f1 ]{0,12}") {
            let (one, other) = (fold(&one), fold(&other));
            prop_assert!(slips(&one, &other).is_none() || may_be_near(letters(&one), letters(&other)));
        }

        #[test]
        fn distance_is_the_same_both_ways(one in "[a-c ]{0,9}", other in "[a-c ]{0,9}") {
            prop_assert_eq!(distance(&one, &other, 3), distance(&other, &one, 3));
        }
    }
}
