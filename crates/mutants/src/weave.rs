//! A source file with switches: each chosen change stands beside what it replaces.

use std::fmt::Write;
use std::ops::Range;

use crate::places::{Change, Place};

/// A file with its changes woven in, and where each of them stands in it.
pub(crate) struct Woven {
    pub(crate) text: String,
    /// The number of a change, and the bytes of the new text it was woven into.
    pub(crate) stands: Vec<(usize, Range<usize>)>,
}

/// Weaves numbered changes into their file. Inside of a change stands the plain text: only one is ever on.
pub(crate) fn weave(text: &str, changes: &[(usize, &Place)]) -> Woven {
    let mut sorted: Vec<(usize, &Place)> = changes.to_vec();
    let is_body = |place: &Place| matches!(place.change, Change::Gives(_));
    sorted.sort_by_key(|(number, place)| {
        (place.range.start, !is_body(place), std::cmp::Reverse(place.range.end), *number)
    });
    let mut woven = Woven { text: String::with_capacity(text.len() * 2), stands: Vec::new() };
    between(text, 0..text.len(), &sorted, &mut woven);
    woven
}

fn between(text: &str, range: Range<usize>, mut changes: &[(usize, &Place)], woven: &mut Woven) {
    let mut at = range.start;
    while let Some((_, first)) = changes.first() {
        woven.text.push_str(&text[at..first.range.start]);
        let begins = woven.text.len();
        let alike = changes.iter().take_while(|(_, place)| place.range == first.range).count();
        let (here, rest) = changes.split_at(alike);
        let inside = rest.iter().take_while(|(_, place)| place.range.end <= first.range.end).count();
        let (inside, rest) = rest.split_at(inside);
        match &first.change {
            Change::Gives(_) => {
                for (number, place) in here {
                    let Change::Gives(value) = &place.change else { continue };
                    _ = write!(woven.text, " if crate::mutant::on({number}) {{ return {value}; }} ");
                }
            }
            Change::Instead(_) => {
                woven.text.push('(');
                for (number, place) in here {
                    let Change::Instead(other) = &place.change else { continue };
                    _ = write!(woven.text, "if crate::mutant::on({number}) {{ {other} }} else ");
                }
                woven.text.push_str("{ ");
                between(text, first.range.clone(), inside, woven);
                woven.text.push_str(" })");
            }
        }
        let ends = woven.text.len();
        woven.stands.extend(here.iter().map(|(number, _)| (*number, begins..ends)));
        at = first.range.end;
        changes = if matches!(first.change, Change::Gives(_)) { &changes[alike..] } else { rest };
    }
    woven.text.push_str(&text[at..range.end]);
}

impl Woven {
    /// The changes an error at those bytes is about: those that stand most closely around it.
    pub(crate) fn around(&self, error: &Range<usize>) -> Vec<usize> {
        let touches =
            |range: &Range<usize>| range.start < error.end.max(error.start + 1) && error.start < range.end;
        let closest =
            self.stands.iter().filter(|(_, range)| touches(range)).map(|(_, range)| range.len()).min();
        let is_closest = |range: &Range<usize>| touches(range) && Some(range.len()) == closest;
        self.stands.iter().filter(|(_, range)| is_closest(range)).map(|(number, _)| *number).collect()
    }
}

/// The module that every woven crate is given.
pub(crate) const SWITCH: &str = r#"//! Which of the woven changes is on, and which are reached.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ON: LazyLock<usize> = LazyLock::new(|| {
    std::env::var("MARSHAL_MUTANT").ok().and_then(|number| number.parse().ok()).unwrap_or(usize::MAX)
});
static REACHED: LazyLock<Option<File>> = LazyLock::new(|| {
    let path = std::env::var_os("MARSHAL_MUTANTS_REACHED")?;
    OpenOptions::new().create(true).append(true).open(path).ok()
});
static SEEN: [AtomicBool; 65_536] = [const { AtomicBool::new(false) }; 65_536];

#[inline(never)]
pub(crate) fn on(number: usize) -> bool {
    if let Some(mut file) = REACHED.as_ref()
        && !SEEN[number].load(Ordering::Relaxed)
        && !SEEN[number].swap(true, Ordering::Relaxed)
    {
        writeln!(file, "{number}").unwrap();
    }
    *ON == number
}
"#;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::in_file;

    #[test]
    fn changes_stand_beside_what_they_replace_one_in_another() {
        let text = "fn f() -> bool { a < b && c }";
        let (places, _) = in_file("a.rs", text).expect("Rust");
        let numbered: Vec<(usize, &Place)> = places.iter().enumerate().collect();
        let woven = weave(text, &numbered);
        let expected = "fn f() -> bool { if crate::mutant::on(0) { return false; }  if crate::mutant::on(1) { return true; }  \
            (if crate::mutant::on(4) { (a < b) || (c) } else { (if crate::mutant::on(2) { (a) <= (b) } else \
            if crate::mutant::on(3) { (a) >= (b) } else { a < b }) && c }) }";
        assert_eq!(woven.text, expected);
        syn::parse_file(&woven.text).expect("still Rust");
        let error = woven.text.find("a < b }").expect("there");
        assert_eq!(woven.around(&(error..error + 5)), [2, 3]);
    }
}
