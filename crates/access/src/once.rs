//! The key that every form carries which changes something: the same tap twice is the same act and gets the same answer.
//!
//! The frame puts one key into all forms of a page. What an act led to is kept under the key, who sent it and
//! everything the form holds, in the transaction that carries it out; whoever sends the same again gets the same answer and
//! nothing happens twice. Nothing secret is kept: what a newcomer is told once (PIN, link, session) is derived from the key,
//! which only the newcomer's browser has, so that it can be told again.

use std::collections::BTreeMap;

use data_encoding::BASE32_NOPAD;
use journal::access::{InsertError, Kept};
use journal::{Digest, Store};
use web::Problem;
use web::secret::{NoRandomness, Secret};

use crate::state::{Access, stamp_in};

/// How long the answer to an act is kept.
const KEPT_SECONDS: i64 = 24 * 3600;
/// A key that is shorter could be guessed.
pub const LEAST_CHARACTERS: usize = 22;
const MOST_CHARACTERS: usize = 200;

/// The key of a form, or of a program's request.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    /// A new one, as hard to guess as any secret.
    pub fn new() -> Result<Key, NoRandomness> {
        Ok(Key(Secret::new()?.as_str().to_owned()))
    }

    /// The one a form carries. A form without a good one gets one now: it is an act of its own.
    pub fn of(text: Option<&str>) -> Result<Key, NoRandomness> {
        text.and_then(Key::read).map_or_else(Key::new, Ok)
    }

    /// The one among the fields of a form.
    pub fn of_form(fields: &BTreeMap<String, String>) -> Result<Key, NoRandomness> {
        Key::of(fields.get(web::fields::ONCE).map(String::as_str))
    }

    /// The act of a form that anybody may send: its key alone says which.
    pub fn act_of(fields: &web::Fields) -> Result<Act, NoRandomness> {
        Key::act_at(fields, "", "")
    }

    /// The act of a form that this person sends to that place.
    pub fn act_at(fields: &web::Fields, who: &str, place: &str) -> Result<Act, NoRandomness> {
        let typed = fields.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ok(Key::of_form(&typed)?.act(who, place, &typed))
    }

    /// That text, if it does as a key.
    pub fn read(text: &str) -> Option<Key> {
        let fits = (LEAST_CHARACTERS..=MOST_CHARACTERS).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| Key(text.to_owned()))
    }

    /// The act that this key, sent by that person to that place with those fields, stands for.
    pub fn act(&self, who: &str, place: &str, fields: &BTreeMap<String, String>) -> Act {
        let mut parts = vec![self.0.as_bytes(), who.as_bytes(), place.as_bytes()];
        // Where it stood, and that it comes late, make it no other act.
        let beside = [web::fields::ONCE, web::fields::AT, web::fields::KEPT];
        for (name, value) in fields.iter().filter(|(name, _)| !beside.contains(&name.as_str())) {
            parts.extend([name.as_bytes(), value.as_bytes()]);
        }
        Act { root: framed(&parts) }
    }
}

/// One act, however often it is sent.
#[derive(Clone)]
pub struct Act {
    /// Known to nobody without the key.
    root: Digest,
}

impl Act {
    fn derived(&self, what: &str) -> Digest {
        framed(&[self.root.as_bytes(), what.as_bytes()])
    }

    /// What its answer is kept under. The key cannot be found from it.
    pub fn digest(&self) -> Digest {
        self.derived("answer")
    }

    /// A secret of this act: the same whenever it is asked for.
    pub fn secret(&self, what: &str) -> Secret {
        Secret::of(BASE32_NOPAD.encode(self.derived(what).as_bytes()).to_ascii_lowercase())
    }

    /// The PIN of this act: six digits. Of 256 bits the rest to a million is as good as even.
    pub fn pin(&self) -> String {
        let rest = |so_far: u64, byte: &u8| (so_far * 256 + u64::from(*byte)) % 1_000_000;
        format!("{:06}", self.derived("pin").as_bytes().iter().fold(0, rest))
    }

    /// The answer to be kept.
    pub fn kept(&self, body: String) -> Result<Kept, Problem> {
        Ok(Kept::new(self.digest(), self.digest(), body, &stamp_in(KEPT_SECONDS)?))
    }

    /// Keeps the answer by itself, where no command carries it into the journal. If another node was first, its answer stands.
    pub async fn keep(&self, access: &Access, body: String) -> Result<(), Problem> {
        match access.store().keep(&self.kept(body)?).await {
            Ok(()) | Err(InsertError::Taken) => Ok(()),
            Err(InsertError::Trouble(trouble)) => Err(trouble.into()),
        }
    }

    /// Whether it was carried out before, as that store knows.
    pub async fn is_done(&self, store: &Store) -> Result<bool, Problem> {
        Ok(store.kept(&self.digest()).await?.is_some())
    }

    /// The answer that was given before.
    pub async fn before(&self, access: &Access) -> Result<Option<String>, Problem> {
        Ok(access.store().kept(&self.digest()).await?.map(|kept| kept.body))
    }

    /// Waits until nobody else is about the same act on this node.
    pub async fn turn(&self, access: &Access) -> tokio::sync::OwnedMutexGuard<()> {
        access.turns().slot(&self.digest()).lock_owned().await
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
pub fn framed(parts: &[&[u8]]) -> Digest {
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
        let again = act(&key, "", &[("name", "Ana"), ("at_page", "/t/K7RX2M"), ("kept", "yes")]);
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
