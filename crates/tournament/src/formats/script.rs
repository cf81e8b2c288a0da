//! From bytes to text: other systems write UTF-8, UTF-16, or what their country used before.

use super::problem::{FormatFault, FormatProblem, Loss};

/// A file's text; where it was no Unicode, read as Windows-1252, which is said. What no script has is no text: a packed file, a picture.
pub fn decode(bytes: &[u8]) -> Result<(String, Option<Loss>), FormatProblem> {
    let units = |of: fn([u8; 2]) -> u16| -> String {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| of([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xff, 0xfe, ..] => return Ok((units(u16::from_le_bytes), None)),
        [0xfe, 0xff, ..] => return Ok((units(u16::from_be_bytes), None)),
        _ => {}
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok((text.trim_start_matches('\u{feff}').to_owned(), None)),
        Err(_) if bytes.iter().any(|byte| is_no_letter(*byte)) => {
            Err(FormatProblem::whole(FormatFault::NotText))
        }
        Err(_) => Ok((bytes.iter().map(|byte| western(*byte)).collect(), Some(Loss::Script))),
    }
}

/// Whether text of no system holds this byte: a control character that neither ends a line nor a page nor a file.
fn is_no_letter(byte: u8) -> bool {
    matches!(byte, 0x00..=0x08 | 0x0e..=0x19 | 0x1b..=0x1f)
}

/// The letter of a byte in Windows-1252.
fn western(byte: u8) -> char {
    const UPPER: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => UPPER[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_scripts_say_the_same() {
        assert_eq!(decode("J\u{fc}rgen \u{2013} \u{17b}aneta".as_bytes()).unwrap().0, "Jürgen – Żaneta");
        assert_eq!(
            decode(b"J\xfcrgen \x96 M\xf6bius"),
            Ok(("Jürgen – Möbius".to_owned(), Some(Loss::Script)))
        );
        let wide: Vec<u8> = "\u{feff}Jürgen".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&wide), Ok(("Jürgen".to_owned(), None)));
        assert_eq!(decode(b"").unwrap().0, "");
        assert_eq!(decode(b"\xff").unwrap().0, "ÿ");
        for packed in [&b"\x1f\x8b\x08\x00sharly"[..], b"PK\x03\x04\xff", b"\x89PNG\r\n\x1a\n\x00"] {
            assert_eq!(decode(packed), Err(FormatProblem::whole(FormatFault::NotText)));
        }
    }
}
