//! Which places are tried: a sample that a seed fixes and that stays, for the most part, when the code around it changes.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use crate::places::{Change, Place};

/// The switch of a woven crate knows no more.
const MOST: usize = 65_536;

/// A sample, and the places that come next where one of it does not compile.
pub(crate) struct Sample {
    chosen: Vec<Place>,
    waiting: Vec<Place>,
}

impl Sample {
    /// That many places, in an order the seed fixes. A place is known by its file, function and text, not by its line.
    pub(crate) fn drawn(places: Vec<Place>, seed: u64, size: usize) -> Sample {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        let mut lots: Vec<(String, Place)> = Vec::new();
        for place in places {
            let name = name(&place);
            let again = seen.entry(name.clone()).and_modify(|times| *times += 1).or_insert(0);
            lots.push((hash(&format!("{seed}\0{again}\0{name}")), place));
        }
        lots.sort_by(|one, two| one.0.cmp(&two.0));
        let size = size.min(MOST);
        let mut chosen: Vec<Place> = lots.into_iter().map(|(_, place)| place).collect();
        let mut waiting = chosen.split_off(size.min(chosen.len()));
        waiting.reverse();
        Sample { chosen, waiting }
    }

    pub(crate) fn chosen(&self) -> &[Place] {
        &self.chosen
    }

    pub(crate) fn known(&self) -> usize {
        self.chosen.len() + self.waiting.len()
    }

    /// Takes others for those, which do not compile.
    pub(crate) fn replace(&mut self, which: &[usize]) {
        for at in which.iter().rev() {
            match self.waiting.pop() {
                Some(next) => self.chosen[*at] = next,
                None => _ = self.chosen.remove(*at),
            }
        }
    }
}

/// What a place is called in the file of verdicts.
pub(crate) fn name(place: &Place) -> String {
    let change = match &place.change {
        Change::Gives(value) => format!("gives {value}"),
        Change::Instead(other) => other.clone(),
    };
    format!("{}\0{}\0{}\0{change}", place.file, place.within, place.original)
}

pub(crate) fn hash(text: &str) -> String {
    use std::fmt::Write;
    Sha256::digest(text.as_bytes()).iter().take(12).fold(String::new(), |mut hex, byte| {
        _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        let change = Change::Instead(format!("!{text}"));
        Place { file: "a.rs".into(), line: 1, within: "f".into(), range: 0..1, original: text.into(), change }
    }

    fn texts(sample: &Sample) -> Vec<&str> {
        sample.chosen().iter().map(|place| place.original.as_str()).collect()
    }

    #[test]
    fn a_seed_fixes_the_sample_and_new_code_leaves_most_of_it_in_place() {
        let all: Vec<Place> = (0..100).map(|number| place(&format!("x{number}"))).collect();
        let more: Vec<Place> = [place("new")].into_iter().chain(all.clone()).collect();
        let (one, two) = (Sample::drawn(all.clone(), 1, 10), Sample::drawn(more, 1, 10));
        let kept = texts(&two).into_iter().filter(|text| texts(&one).contains(text)).count();
        assert!(kept >= 9, "{kept} of 10 kept");
        assert_ne!(texts(&one), texts(&Sample::drawn(all, 2, 10)));
    }

    #[test]
    fn what_does_not_compile_is_replaced_while_there_is_something_left() {
        let mut sample = Sample::drawn((0..4).map(|number| place(&format!("x{number}"))).collect(), 1, 3);
        let before: Vec<String> = texts(&sample).into_iter().map(str::to_owned).collect();
        sample.replace(&[0, 2]);
        assert_eq!(sample.chosen().len(), 2);
        assert!(texts(&sample).contains(&before[1].as_str()));
        assert!(!texts(&sample).contains(&before[2].as_str()));
    }
}
