//! From bytes to text: UTF-8 or UTF-16, lines ending as any system writes them, and no control characters.

use std::borrow::Cow;

use super::{Lines, Unreadable};

/// The text of a file, every line ending in `\n`.
pub(super) fn read(bytes: &[u8]) -> Result<Cow<'_, str>, Unreadable> {
    let text = if let Some(wide) = Wide::of(bytes) {
        Cow::Owned(wide.text(bytes)?)
    } else {
        let not_text = |at: usize| Unreadable::NotText { line: Lines::new(bytes).of(at) };
        Cow::Borrowed(std::str::from_utf8(bytes).map_err(|error| not_text(error.valid_up_to()))?)
    };
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) => Cow::Owned(rest.to_owned()),
        None => text,
    };
    // Old systems end lines with CR alone; then nothing but that tells lines apart.
    let text =
        if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")) } else { text };
    match text.bytes().position(|byte| byte.is_ascii_control() && !matches!(byte, b'\n' | b'\t' | 0x0c)) {
        Some(at) => Err(Unreadable::NotText { line: Lines::new(text.as_bytes()).of(at) }),
        None => Ok(text),
    }
}

/// A name as it may be shown anywhere: one line, no control characters, of a bearable length.
pub(super) fn printable(words: &str) -> String {
    let words = words.split(|letter: char| letter.is_control() || letter.is_whitespace());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(100).collect()
}

/// The two ways of writing UTF-16.
#[derive(Clone, Copy)]
enum Wide {
    LittleEndian,
    BigEndian,
}

impl Wide {
    /// UTF-16 is told by its mark, or by every other byte of the beginning being zero.
    fn of(bytes: &[u8]) -> Option<Wide> {
        match bytes {
            [0xff, 0xfe, ..] => return Some(Wide::LittleEndian),
            [0xfe, 0xff, ..] => return Some(Wide::BigEndian),
            _ => {}
        }
        let pairs = || bytes.chunks_exact(2).take(64);
        let all = pairs().count();
        let zeros = |place: usize| pairs().filter(|pair| pair[place] == 0 && pair[1 - place] != 0).count();
        if all == 0 || !bytes.len().is_multiple_of(2) {
            None
        } else if zeros(1) * 4 >= all * 3 {
            Some(Wide::LittleEndian)
        } else if zeros(0) * 4 >= all * 3 {
            Some(Wide::BigEndian)
        } else {
            None
        }
    }

    fn text(self, bytes: &[u8]) -> Result<String, Unreadable> {
        let units = bytes.chunks_exact(2).map(|pair| match self {
            Wide::LittleEndian => u16::from_le_bytes([pair[0], pair[1]]),
            Wide::BigEndian => u16::from_be_bytes([pair[0], pair[1]]),
        });
        let mut text = String::with_capacity(bytes.len() / 2);
        for letter in char::decode_utf16(units) {
            let not_text = |_| Unreadable::NotText { line: Lines::new(text.as_bytes()).of(text.len()) };
            text.push(letter.map_err(not_text)?);
        }
        if bytes.len().is_multiple_of(2) {
            Ok(text)
        } else {
            Err(Unreadable::NotText { line: Lines::new(text.as_bytes()).of(text.len()) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    const LIST: &str = "1x Nazdreg\n3x Goff Nob\n\nSupport\n1x Kraktoof Hall\n";

    #[test]
    fn lines_end_as_any_system_ends_them() {
        let read = parse(LIST).unwrap();
        assert_eq!(parse(LIST.replace('\n', "\r\n")).unwrap(), read);
        assert_eq!(parse(LIST.replace('\n', "\r")).unwrap(), read);
        assert_eq!(read.lines.last().map(|line| line.number), Some(5));
    }

    #[test]
    fn utf_16_is_read_with_its_mark_and_without() {
        let read = parse(LIST).unwrap();
        for mark in ["", "\u{feff}"] {
            let units: Vec<u16> = format!("{mark}{LIST}").encode_utf16().collect();
            let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
            assert_eq!(parse(&little).unwrap(), read);
            assert_eq!(parse(&big).unwrap(), read);
            assert!(matches!(parse(&little[..little.len() - 1]), Err(Unreadable::NotText { .. })));
        }
        assert_eq!(parse(b"\xff\xfe1\0x\0\n\0\x00\xd8"), Err(Unreadable::NotText { line: 2 }));
    }

    #[test]
    fn control_characters_are_no_list() {
        assert_eq!(parse(vec![0; 1000]), Err(Unreadable::NotText { line: 1 }));
        assert_eq!(parse("1x Nazdreg\n1x Goff \u{1b}[31mNob"), Err(Unreadable::NotText { line: 2 }));
        let named = r#"{"game":"conquest","name":"Red\u001b[31m deck","entries":[{"part":"warlord","card":"nazdreg","copies":1}]}"#;
        assert_eq!(parse(named).unwrap().name.as_deref(), Some("Red [31m deck"));
    }
}
