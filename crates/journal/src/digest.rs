//! SHA-256: the link from each record to the one before it, and the only form in which a secret is kept.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER_PERMISSIVE;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// A SHA-256, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

/// A text that is no digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotADigest;

/// Everything a record's hash covers. Changing any of it changes the hash.
pub(crate) struct Covered<'a> {
    pub(crate) before: Digest,
    pub(crate) stream: &'a str,
    pub(crate) stream_kind: &'a str,
    pub(crate) version: u64,
    pub(crate) kind: &'a str,
    pub(crate) who: &'a str,
    pub(crate) at: &'a str,
    pub(crate) body: &'a str,
}

impl Digest {
    /// What the first record of every stream names as the record before it.
    pub const START: Digest = Digest([0; 32]);

    /// The digest of these bytes: of a link's secret, of a session's token.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The digest of what a hasher has been fed.
    pub(crate) fn finish(sha: Sha256) -> Digest {
        Digest(sha.finalize().into())
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Digest> {
        bytes.try_into().ok().map(Digest)
    }
}

impl Covered<'_> {
    /// The record's hash: a fixed opening, the hash before, the version, then each text behind its length, so that no
    /// two different records are the same bytes.
    pub(crate) fn digest(&self) -> Digest {
        let mut sha = Sha256::new();
        sha.update(b"marshal.journal.record/1\n");
        sha.update(self.before.0);
        sha.update(self.version.to_be_bytes());
        for text in [self.stream, self.stream_kind, self.kind, self.who, self.at, self.body] {
            sha.update((text.len() as u64).to_be_bytes());
            sha.update(text.as_bytes());
        }
        Digest::finish(sha)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&data_encoding::HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl fmt::Display for NotADigest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("not 64 hexadecimal digits")
    }
}

impl std::error::Error for NotADigest {}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Digest, NotADigest> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| NotADigest)?;
        Digest::read(&bytes).ok_or(NotADigest)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first() -> Covered<'static> {
        Covered {
            before: Digest::START,
            stream: "t-1",
            stream_kind: "tournament",
            version: 1,
            kind: "opened",
            who: "Ana",
            at: "2026-11-15T20:41:51Z",
            body: "{\"name\":\"Saturday\"}",
        }
    }

    /// Frozen: journals written today are verified by this for ever.
    #[test]
    fn the_hash_of_a_record_never_changes() {
        assert_eq!(
            first().digest().to_string(),
            "196430a5f36bb6c044ccde7f2ebb7265232e93c6d0124dcadb6c4899ac1347f4"
        );
    }

    #[test]
    fn everything_a_record_says_is_in_its_hash() {
        let hash = first().digest();
        let others = [
            Covered { before: Digest::of(b"x"), ..first() },
            Covered { stream: "t-2", ..first() },
            Covered { stream_kind: "game", ..first() },
            Covered { version: 2, ..first() },
            Covered { kind: "closed", ..first() },
            Covered { who: "Bo", ..first() },
            Covered { at: "2026-11-15T20:41:52Z", ..first() },
            Covered { body: "{}", ..first() },
            Covered { kind: "openedA", who: "na", ..first() },
        ];
        for other in others {
            assert_ne!(other.digest(), hash);
        }
    }

    #[test]
    fn a_digest_is_64_hexadecimal_digits() {
        let digest = Digest::of(b"secret");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for text in ["", "00", "zz", &"0".repeat(63), &"0".repeat(66), &"ż".repeat(32)] {
            assert_eq!(text.parse::<Digest>(), Err(NotADigest), "{text}");
        }
    }
}
