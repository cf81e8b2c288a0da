//! Letters as they stand on paper: names read from right to left in that order, Arabic letters joined to their neighbours, and a
//! sign in the place of whatever a face does not have, so that nobody's name is silently shorter.

use std::borrow::Cow;

use unicode_bidi::BidiInfo;

/// In the place of a letter or picture the face does not have.
pub(crate) const LACKING: char = '\u{FFFD}';

/// The text in the order and the shapes in which it is seen; `has` says which letters the face has.
pub(crate) fn seen(text: &str, has: impl Fn(char) -> bool) -> Cow<'_, str> {
    // Latin letters stand as they are written, and every face has them.
    if text.chars().all(|letter| letter < '\u{250}') {
        return Cow::Borrowed(text);
    }
    let joined = joined(text, &has);
    let bidi = BidiInfo::new(&joined, None);
    let ordered: String = bidi
        .paragraphs
        .iter()
        .map(|paragraph| bidi.reorder_line(paragraph, paragraph.range.clone()).into_owned())
        .collect();
    let shown = |letter: char| if has(letter) { letter } else { LACKING };
    Cow::Owned(ordered.chars().filter(|letter| !is_unseen(*letter)).map(shown).collect())
}

/// Marks for machines that are never seen: joiners, directions, variants of pictures.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Arabic letters in the shapes their neighbours give them, where the face has those shapes.
fn joined(text: &str, has: &impl Fn(char) -> bool) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let before = letters[..at].iter().rev().find(|letter| !is_mark(**letter)).copied();
        let after = letters[at + 1..].iter().find(|letter| !is_mark(**letter)).copied();
        let to_before = before.is_some_and(|before| shapes(before) == 4) && shapes(letter) >= 2;
        if letter == LAM
            && let Some(ligature) = letters.get(at + 1).and_then(|alef| lam_with(*alef))
            && let Some(shape) = char::from_u32(ligature + u32::from(to_before)).filter(|shape| has(*shape))
        {
            out.push(shape);
            at += 2;
            continue;
        }
        let to_after = shapes(letter) == 4 && after.is_some_and(|after| shapes(after) >= 2);
        // Alone, at the end, at the beginning, between two.
        let place = u32::from(to_before) + 2 * u32::from(to_after);
        let shape =
            first_shape(letter).and_then(|first| char::from_u32(first + place)).filter(|shape| has(*shape));
        out.push(shape.unwrap_or(letter));
        at += 1;
    }
    out
}

const LAM: char = '\u{644}';
/// Joins whatever stands beside it and has one shape.
const TATWEEL: char = '\u{640}';

/// How many shapes each letter has from U+0621 to U+063A and from U+0641 to U+064A: one alone, two with one before, four with one
/// on each side. Their shapes stand in this order from U+FE80.
const FIRST_ROW: [u8; 26] = [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4];
const SECOND_ROW: [u8; 10] = [4, 4, 4, 4, 4, 4, 4, 2, 2, 4];
const SHAPES: u32 = 0xFE80;
/// Letters of Persian and its neighbours: where their shapes begin, and how many they have.
const OTHERS: [(char, u32, u8); 6] = [
    ('\u{67E}', 0xFB56, 4),
    ('\u{686}', 0xFB7A, 4),
    ('\u{698}', 0xFB8A, 2),
    ('\u{6A9}', 0xFB8E, 4),
    ('\u{6AF}', 0xFB92, 4),
    ('\u{6CC}', 0xFBFC, 4),
];

/// A letter's place in the two rows.
fn place(letter: char) -> Option<usize> {
    match letter {
        '\u{621}'..='\u{63A}' => Some(letter as usize - 0x621),
        '\u{641}'..='\u{64A}' => Some(letter as usize - 0x641 + FIRST_ROW.len()),
        _ => None,
    }
}

fn shapes(letter: char) -> u8 {
    let other = OTHERS.iter().find(|(other, ..)| *other == letter).map(|(_, _, shapes)| *shapes);
    let tatweel = (letter == TATWEEL).then_some(4);
    let rows = || FIRST_ROW.iter().chain(&SECOND_ROW);
    other.or(tatweel).or_else(|| rows().nth(place(letter)?).copied()).unwrap_or(0)
}

fn first_shape(letter: char) -> Option<u32> {
    let other = OTHERS.iter().find(|(other, ..)| *other == letter).map(|(_, first, _)| *first);
    let rows = || FIRST_ROW.iter().chain(&SECOND_ROW);
    other.or_else(|| Some(SHAPES + rows().take(place(letter)?).map(|shapes| u32::from(*shapes)).sum::<u32>()))
}

/// The shape that lam and an alef have together.
fn lam_with(alef: char) -> Option<u32> {
    match alef {
        '\u{622}' => Some(0xFEF5),
        '\u{623}' => Some(0xFEF7),
        '\u{625}' => Some(0xFEF9),
        '\u{627}' => Some(0xFEFB),
        _ => None,
    }
}

/// Vowel signs stand over a letter and part no two.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{64B}'..='\u{65F}' | '\u{670}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;

    fn on_paper(text: &str) -> String {
        seen(text, |letter| Face::Sans.has(letter)).into_owned()
    }

    #[test]
    fn names_from_right_to_left_are_seen_in_that_order_and_joined() {
        assert_eq!(on_paper("Łucja Żak"), "Łucja Żak");
        assert_eq!(on_paper("שלום"), "םולש");
        assert_eq!(on_paper("Ana שלום, 7"), "Ana 7 ,םולש", "a figure belongs to the words before it");
        // Muhammad: at the beginning, between, between, at the end; seen from its last letter.
        assert_eq!(on_paper("محمد"), "\u{FEAA}\u{FEE4}\u{FEA4}\u{FEE3}");
        // Lam and alef are one shape; after a letter that joins to nothing, the next begins anew.
        assert_eq!(on_paper("لا"), "\u{FEFB}");
        assert_eq!(on_paper("دار"), "\u{FEAD}\u{FE8D}\u{FEA9}");
    }

    #[test]
    fn what_a_face_lacks_is_replaced_where_it_can_be_seen() {
        assert_eq!(on_paper("李 Ana"), format!("{LACKING} Ana"));
        assert_eq!(on_paper("Ana 🦄\u{FE0F}"), format!("Ana {LACKING}"));
        for face in Face::ALL {
            assert!(face.has(LACKING), "{face:?}");
        }
    }
}
