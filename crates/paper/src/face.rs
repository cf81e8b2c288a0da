//! The faces sheets are set in, and how wide text is in them.
//!
//! DejaVu, which is free and has the letters of all European languages; it comes from a crate, is embedded into the binary
//! and, reduced to the letters used, into every PDF. Its figures are all of one width, so columns of numbers stand straight.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::letters::{self, LACKING};

/// Hundredths of a millimetre, from the top left corner of the page. Whole numbers, so a layout is the same everywhere.
pub type Length = i32;

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Everything that is read.
    Sans,
    /// What is read first.
    Bold,
    /// Headings and large figures.
    Serif,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 3] = [Face::Sans, Face::Bold, Face::Serif];

    /// The font file.
    pub(crate) fn file(self) -> &'static [u8] {
        match self {
            Face::Sans => dejavu::sans_condensed::regular(),
            Face::Bold => dejavu::sans_condensed::bold(),
            Face::Serif => dejavu::serif_condensed::bold(),
        }
    }

    /// Its name inside a PDF.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Face::Sans => "DejaVuSansCondensed",
            Face::Bold => "DejaVuSansCondensed-Bold",
            Face::Serif => "DejaVuSerifCondensed-Bold",
        }
    }

    pub(crate) fn parsed(self) -> &'static ttf_parser::Face<'static> {
        static PARSED: LazyLock<[ttf_parser::Face<'static>; 3]> = LazyLock::new(|| {
            Face::ALL.map(|face| {
                ttf_parser::Face::parse(face.file(), 0).expect("the embedded font is one; a test reads it")
            })
        });
        &PARSED[self as usize]
    }

    /// The glyph of a letter; that of a missing one if the face does not have it.
    pub(crate) fn glyph(self, letter: char) -> u16 {
        self.parsed().glyph_index(letter).map_or(0, |glyph| glyph.0)
    }

    /// Whether it has a letter.
    pub(crate) fn has(self, letter: char) -> bool {
        self.glyph(letter) != 0
    }

    /// The text as it is seen in this face.
    pub(crate) fn seen(self, text: &str) -> Cow<'_, str> {
        letters::seen(text, |letter| self.has(letter))
    }

    /// This face, or the one of the others that has more of the text: headings are set in one that knows fewer scripts.
    pub(crate) fn fit_for(self, text: &str) -> Face {
        if self != Face::Serif || !self.seen(text).contains(LACKING) {
            return self;
        }
        Face::Bold
    }

    /// The advance of a glyph in the face's own units.
    pub(crate) fn advance(self, glyph: u16) -> u16 {
        self.parsed().glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0)
    }

    /// How wide text is at a size.
    pub fn width(self, text: &str, size: Length) -> Length {
        let seen = self.seen(text);
        let units: i64 = seen.chars().map(|letter| i64::from(self.advance(self.glyph(letter)))).sum();
        (units * i64::from(size) / i64::from(self.parsed().units_per_em())) as Length
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_the_letters_of_the_three_languages_and_figures_of_one_width() {
        for face in Face::ALL {
            for letter in "AaĄąĆćĘęŁłŃńÓóŚśŹźŻżÄäÖöÜüẞß§…–„”“’×Жλ".chars()
            {
                assert_ne!(face.glyph(letter), 0, "{face:?} lacks {letter}");
            }
            assert_ne!(Face::Bold.glyph('✓'), 0);
            let widths: Vec<Length> =
                ('0'..='9').map(|figure| face.width(&figure.to_string(), 1000)).collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{face:?}: {widths:?}");
        }
    }
}
