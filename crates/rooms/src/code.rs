//! The codes rooms are called by: short, and nobody mistakes one of their letters for another.

/// Letters and digits that look and sound different.
const LETTERS: &[u8; 28] = b"ABCDEFGHJKLMNPRTUVWXY2346789";
/// How long a code is.
const LENGTH: usize = 6;

/// The system has no randomness to give; nothing secret can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRandomness;

/// Random bytes from the operating system.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A new code: six letters that can be read out across a room.
pub fn new_code() -> Result<String, NoRandomness> {
    loop {
        let bytes = random_bytes::<16>()?;
        // 252 is the largest multiple of 28 below 256: letters stay equally likely.
        let fair = bytes.iter().filter(|byte| **byte < 252);
        let code: String =
            fair.map(|byte| char::from(LETTERS[usize::from(*byte) % 28])).take(LENGTH).collect();
        if code.len() == LENGTH {
            return Ok(code);
        }
    }
}

/// The code that follows from those bytes, for a room that is found by what it belongs to: the same bytes, the same code.
pub fn code_of(bytes: &[u8; 32]) -> String {
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]));
    letters.take(LENGTH).collect()
}

/// Whether that is shaped like a code. Nothing else is ever looked for in the journal.
pub fn is_code(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_their_shape_and_nothing_else_has() {
        for _ in 0..200 {
            let code = new_code().unwrap();
            assert!(is_code(&code), "{code}");
        }
        assert!(is_code(&code_of(&[255; 32])));
        assert_eq!(code_of(&[7; 32]), code_of(&[7; 32]));
        assert_ne!(code_of(&[7; 32]), code_of(&[8; 32]));
        for other in ["", "K7RX2", "K7RX2MM", "k7rx2m", "K7RX2M.seed", "K7RX2O", "../..", "K7RX2\n"] {
            assert!(!is_code(other), "{other}");
        }
    }
}
