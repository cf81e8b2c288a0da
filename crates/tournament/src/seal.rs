//! A seal over everything that was ever a fact of a tournament, in order: what was taken back, too.
//!
//! Every step carries the seal over all before it and over who acted, when, what and why. Whoever alters a single word of a
//! history must alter all later seals as well, and then the last one is another than the one that was printed or published:
//! that is what an anchor is for. A seal proves nothing about who wrote the history; it proves that nobody wrote it twice.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 128 bits over a history, written as 32 hex digits.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Seal([u8; 16]);

impl Seal {
    /// The seal when one more fact is true.
    pub(crate) fn over(self, fact: &impl Serialize) -> Seal {
        let mut hash = Sha256::new();
        hash.update(self.0);
        // Facts are plain data: writing them out cannot fail.
        hash.update(serde_json::to_vec(fact).unwrap_or_default());
        let mut seal = Seal::default();
        seal.0.copy_from_slice(&hash.finalize()[..16]);
        seal
    }

    /// In groups of four digits, as people read and compare it.
    pub fn in_groups(self) -> String {
        let digits = self.to_string();
        let groups: Vec<&str> = (0..8).filter_map(|group| digits.get(group * 4..group * 4 + 4)).collect();
        groups.join(" ")
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// A text that is no seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeal;

impl fmt::Display for NoSeal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a seal is 32 hex digits")
    }
}

impl FromStr for Seal {
    type Err = NoSeal;

    /// Reads 32 hex digits; spaces between them do not matter.
    fn from_str(text: &str) -> Result<Seal, NoSeal> {
        let digits: Option<Vec<u8>> = text
            .chars()
            .filter(|digit| !digit.is_whitespace())
            .map(|digit| digit.to_digit(16).and_then(|value| u8::try_from(value).ok()))
            .collect();
        let digits = digits.filter(|digits| digits.len() == 32).ok_or(NoSeal)?;
        let mut seal = Seal::default();
        for (byte, pair) in seal.0.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(seal)
    }
}

impl From<Seal> for String {
    fn from(seal: Seal) -> String {
        seal.to_string()
    }
}

impl TryFrom<String> for Seal {
    type Error = NoSeal;

    fn try_from(text: String) -> Result<Seal, NoSeal> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_read_as_it_is_written() {
        let seal = Seal::default().over(&"closed");
        assert_eq!(seal.to_string().parse(), Ok(seal));
        assert_eq!(seal.in_groups().to_uppercase().parse(), Ok(seal));
        for wrong in ["", "12", "x1234567890123456789012345678901", &"0".repeat(33)] {
            assert_eq!(wrong.parse::<Seal>(), Err(NoSeal), "{wrong}");
        }
        assert_ne!(seal, Seal::default().over(&"reopened"));
        assert_ne!(seal, seal.over(&"closed"));
    }
}
