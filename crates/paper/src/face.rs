//! The faces sheets are set in, and how wide text is in them.
//!
//! DejaVu, which is free and has the letters of all European languages; it comes from a crate, is embedded into the binary
//! and, reduced to the letters used, into every PDF. Its figures are all of one width, so columns of numbers stand straight.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::letters::{self, LACKING};
use crate::page::{Length, Style};

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

/// The text and style that fit a room: as asked if it is wide enough, else smaller down to three quarters, else shortened.
pub(crate) fn fitted(text: &str, style: Style, room: Length) -> (String, Style) {
    let style = Style { face: style.face.fit_for(text), ..style };
    let width = style.face.width(text, style.size);
    if width <= room {
        return (text.to_owned(), style);
    }
    let least = style.size * 3 / 4;
    let size = (i64::from(style.size) * i64::from(room.max(0)) / i64::from(width)) as Length;
    if size >= least {
        return (text.to_owned(), Style { size, ..style });
    }
    let style = Style { size: least, ..style };
    let mut shown = text.to_owned();
    while shown.pop().is_some() {
        let cut = format!("{}…", shown.trim_end());
        if style.face.width(&cut, least) <= room {
            return (cut, style);
        }
    }
    (String::new(), style)
}

/// The text in lines that fit a room, broken between words.
pub(crate) fn wrapped(text: &str, style: Style, room: Length) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer {
            Some(longer) if style.face.width(&longer, style.size) <= room => {
                lines.pop();
                lines.push(longer);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
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

    #[test]
    fn long_text_becomes_smaller_and_then_shorter() {
        let style = Style::new(Face::Sans, 400);
        let room = style.face.width("Konstantynopol", 400);
        assert_eq!(fitted("Ana", style, room), ("Ana".to_owned(), style));
        let (text, smaller) = fitted("Konstantynopolit", style, room);
        assert_eq!((text.as_str(), smaller.size < 400), ("Konstantynopolit", true));
        let (text, shortened) = fitted(&"Konstantynopol".repeat(3), style, room);
        assert!(text.ends_with('…') && shortened.face.width(&text, shortened.size) <= room, "{text}");
        assert_eq!(fitted("Ana", style, 0).0, "");
    }
}
