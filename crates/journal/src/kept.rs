//! Answers kept under the key of the request they answer.

use crate::digest::Digest;
use crate::words::Moment;

/// An answer kept under the key of its request, so that the same request sent again is answered and not carried out again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The digest of the key, and of who sent it.
    pub key: Digest,
    /// The digest of the whole request: another one under the same key is a mistake.
    pub request: Digest,
    /// The answer, in the server's words.
    pub body: String,
    /// Until when it is kept.
    pub expires: String,
}

impl Kept {
    /// An answer to be kept until that moment.
    pub fn new(key: Digest, request: Digest, body: String, expires: &Moment) -> Kept {
        Kept { key, request, body, expires: expires.sortable() }
    }
}
