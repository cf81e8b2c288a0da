//! How text looks, and how it is made to fit its room.

use crate::face::{Face, Length};

/// The greys of a shop's printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What is read.
    Black,
    /// What is read second.
    Grey,
    /// Thin rules.
    Line,
    /// Every other row.
    Pale,
    /// On black.
    White,
}

impl Ink {
    /// How bright, in thousandths.
    pub(crate) fn brightness(self) -> u16 {
        match self {
            Ink::Black => 0,
            Ink::Grey => 380,
            Ink::Line => 650,
            Ink::Pale => 945,
            Ink::White => 1000,
        }
    }
}

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The face.
    pub face: Face,
    /// The size of the face, in hundredths of a millimetre.
    pub size: Length,
    /// The colour.
    pub ink: Ink,
}

impl Style {
    /// Black text.
    pub(crate) const fn new(face: Face, size: Length) -> Style {
        Style { face, size, ink: Ink::Black }
    }

    /// The same in grey.
    pub(crate) const fn grey(self) -> Style {
        Style { ink: Ink::Grey, ..self }
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
