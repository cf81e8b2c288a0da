//! The key that every form carries which changes something: the same tap twice is the same act and gets the same answer.
//!
//! The frame puts one key into all forms of a page. What an act led to is kept under the key, who sent it and
//! everything the form holds, in the transaction that carries it out; whoever sends the same again gets the same answer and
//! nothing happens twice. Nothing secret is kept: what a newcomer is told once (PIN, link, session) is derived from the key,
//! which only the newcomer's browser has, so that it can be told again.

use std::collections::BTreeMap;

use data_encoding::BASE32_NOPAD;
use journal::access::Kept;
use journal::{Digest, Moment as Stamp};
use tokio::sync::Mutex;

use crate::answer::Problem;
use crate::permits::Recent;
use crate::secret::{NoRandomness, Secret};
use crate::{App, clock};

/// How long the answer to an act is kept.
const KEPT_SECONDS: i64 = 24 * 3600;
/// A key that is shorter could be guessed.
pub(crate) const LEAST_CHARACTERS: usize = 22;
const MOST_CHARACTERS: usize = 200;

/// Whose turn it is among requests with the same key: the second waits for the answer of the first.
pub(crate) type Turns = Recent<Digest, Mutex<()>>;

/// The key of a form, or of a program's request.
#[derive(Clone)]
pub(crate) struct Key(String);

impl Key {
    /// A new one, as hard to guess as any secret.
    pub(crate) fn new() -> Result<Key, NoRandomness> {
        Ok(Key(Secret::new()?.as_str().to_owned()))
    }

    /// The one a form carries. A form without a good one gets one now: it is an act of its own.
    pub(crate) fn of(text: Option<&str>) -> Result<Key, NoRandomness> {
        text.and_then(Key::read).map_or_else(Key::new, Ok)
    }

    /// That text, if it does as a key.
    pub(crate) fn read(text: &str) -> Option<Key> {
        let fits = (LEAST_CHARACTERS..=MOST_CHARACTERS).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| Key(text.to_owned()))
    }

    /// The act that this key, sent by that person to that place with those fields, stands for.
    pub(crate) fn act(&self, who: &str, place: &str, fields: &BTreeMap<String, String>) -> Act {
        let mut parts = vec![self.0.as_bytes(), who.as_bytes(), place.as_bytes()];
        for (name, value) in
            fields.iter().filter(|(name, _)| ![web::fields::ONCE, web::fields::AT].contains(&name.as_str()))
        {
            parts.extend([name.as_bytes(), value.as_bytes()]);
        }
        Act { root: framed(&parts) }
    }
}

/// One act, however often it is sent.
#[derive(Clone)]
pub(crate) struct Act {
    /// Known to nobody without the key.
    root: Digest,
}

impl Act {
    fn derived(&self, what: &str) -> Digest {
        framed(&[self.root.as_bytes(), what.as_bytes()])
    }

    /// What its answer is kept under. The key cannot be found from it.
    pub(crate) fn digest(&self) -> Digest {
        self.derived("answer")
    }

    /// A secret of this act: the same whenever it is asked for.
    pub(crate) fn secret(&self, what: &str) -> Secret {
        Secret::of(BASE32_NOPAD.encode(self.derived(what).as_bytes()).to_ascii_lowercase())
    }

    /// The PIN of this act: six digits. Of 256 bits the rest to a million is as good as even.
    pub(crate) fn pin(&self) -> String {
        let rest = |so_far: u64, byte: &u8| (so_far * 256 + u64::from(*byte)) % 1_000_000;
        format!("{:06}", self.derived("pin").as_bytes().iter().fold(0, rest))
    }

    /// The answer to be kept.
    pub(crate) fn kept(&self, body: String) -> Result<Kept, Problem> {
        let expires = Stamp::new(&clock::stamp_in(KEPT_SECONDS));
        let expires = expires.map_err(|unfit| Problem::internal(unfit.to_string()))?;
        Ok(Kept::new(self.digest(), self.digest(), body, &expires))
    }

    /// The answer that was given before.
    pub(crate) async fn before(&self, app: &App) -> Result<Option<String>, Problem> {
        Ok(app.hall.store().kept(&self.digest()).await?.map(|kept| kept.body))
    }

    /// Waits until nobody else is about the same act on this node.
    pub(crate) async fn turn(&self, app: &App) -> tokio::sync::OwnedMutexGuard<()> {
        app.turns.slot(&self.digest()).lock_owned().await
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Key(…)")
    }
}

impl std::fmt::Debug for Act {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Act(…)")
    }
}

/// The digest of several parts. Lengths first, so that no two lists of parts look the same.
pub(crate) fn framed(parts: &[&[u8]]) -> Digest {
    let mut bytes = Vec::new();
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    Digest::of(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(all: &[(&str, &str)]) -> BTreeMap<String, String> {
        all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn the_same_act_has_the_same_secrets_and_any_other_has_others() {
        let key = Key::new().unwrap();
        let act = |key: &Key, who: &str, all: &[(&str, &str)]| key.act(who, "/t/K7RX2M/join", &fields(all));
        let first = act(&key, "", &[("name", "Ana"), ("once", "x")]);
        let again = act(&key, "", &[("name", "Ana")]);
        assert_eq!(first.digest(), again.digest());
        assert_eq!(first.pin(), again.pin());
        assert_eq!(first.secret("link").as_str(), again.secret("link").as_str());
        assert_ne!(first.secret("link").as_str(), first.secret("session").as_str());
        assert_eq!(first.secret("link").as_str().len(), 52);
        for other in [
            act(&key, "", &[("name", "Bo")]),
            act(&key, "person:K7RX2M:1", &[("name", "Ana")]),
            act(&Key::new().unwrap(), "", &[("name", "Ana")]),
            act(&key, "", &[("nam", "eAna")]),
        ] {
            assert_ne!(other.digest(), first.digest());
            assert_ne!(other.secret("link").as_str(), first.secret("link").as_str());
        }
        assert!(first.pin().len() == 6 && first.pin().bytes().all(|digit| digit.is_ascii_digit()));
    }

    #[test]
    fn short_and_strange_keys_are_none() {
        for text in ["", "1", "123456789012345678901", &"x".repeat(201), "a key with spaces in it, long"] {
            assert!(Key::read(text).is_none(), "{text}");
        }
        assert!(Key::read("7f1c1f0e-5f0b-4a57-9f7d-0a7c3f2f8d55").is_some());
    }
}
