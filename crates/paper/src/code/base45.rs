//! Bytes as text of the 45 characters a QR code stores most tightly (RFC 9285).

const ALPHABET: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// The bytes as text: two bytes become three characters, a last single one becomes two.
pub(super) fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(2) * 3);
    for pair in bytes.chunks(2) {
        let (mut value, figures) = match *pair {
            [high, low] => (usize::from(high) * 256 + usize::from(low), 3),
            [single] => (usize::from(single), 2),
            _ => continue,
        };
        for _ in 0..figures {
            text.push(char::from(ALPHABET[value % 45]));
            value /= 45;
        }
    }
    text
}

/// The bytes of a text; nothing if it is not such a text.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    let place = |letter: &u8| ALPHABET.iter().position(|known| known == letter);
    let mut bytes = Vec::with_capacity(text.len() / 3 * 2 + 1);
    for group in text.as_bytes().chunks(3) {
        let figures = group.iter().map(place).collect::<Option<Vec<usize>>>()?;
        match figures[..] {
            [one, two, three] => {
                bytes.extend(u16::try_from(one + two * 45 + three * 45 * 45).ok()?.to_be_bytes());
            }
            [one, two] => bytes.push(u8::try_from(one + two * 45).ok()?),
            _ => return None,
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard() {
        for (bytes, text) in
            [("AB", "BB8"), ("Hello!!", "%69 VD92EX0"), ("base-45", "UJCLQE7W581"), ("ietf!", "QED8WEX0")]
        {
            assert_eq!(written(bytes.as_bytes()), text);
            assert_eq!(read(text).as_deref(), Some(bytes.as_bytes()));
        }
        for wrong in ["GGW", "::", "a", "A", "BB8A", "ż"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    proptest::proptest! {
        #[test]
        fn what_was_written_is_read(bytes: Vec<u8>) {
            proptest::prop_assert_eq!(read(&written(&bytes)), Some(bytes));
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,40}") {
            let _ = read(&text);
        }
    }
}
