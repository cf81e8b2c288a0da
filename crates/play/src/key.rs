//! Whose browser it is: one long secret a browser, no account. A seat knows its owner by a hash of that secret and of the
//! table's code, so that nobody can tell from two records that the same person played.

use axum_extra::extract::CookieJar;
use conquest::{Game, Seat};
use web::cookies;
use web::secret::{NoRandomness, Secret, digest_of};

/// The cookie with the secret.
pub(crate) const COOKIE: &str = "play";
/// The shortest text that can be such a secret.
const LEAST: usize = 40;

/// The secret of one browser.
#[derive(Clone, Debug)]
pub(crate) struct Key(Option<String>);

impl Key {
    /// The one the browser sends, if it has one.
    pub(crate) fn of(jar: &CookieJar) -> Key {
        Key(jar.get(COOKIE).map(|cookie| cookie.value().to_owned()).filter(|it| is_key(it)))
    }

    /// A key brought by a link from another device.
    pub(crate) fn brought(text: &str) -> Option<Key> {
        is_key(text).then(|| Key(Some(text.to_owned())))
    }

    /// The same, made now if the browser has none.
    pub(crate) fn or_new(self) -> Result<Key, NoRandomness> {
        match self.0 {
            Some(_) => Ok(self),
            None => Ok(Key(Some(Secret::new()?.as_str().to_owned()))),
        }
    }

    /// Gives the key to the browser.
    pub(crate) fn into_jar(self, jar: CookieJar, secure: bool) -> CookieJar {
        match self.0 {
            Some(secret) => jar.add(cookies::secret(COOKIE.to_owned(), secret, secure)),
            None => jar,
        }
    }

    /// The secret itself, for the link to another device.
    pub(crate) fn secret(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// How a seat at that table knows this browser.
    pub(crate) fn at(&self, code: &str) -> Option<String> {
        self.0.as_ref().map(|secret| digest_of(&format!("{secret} {code}")).to_string())
    }

    /// The seat this browser has at a table.
    pub(crate) fn seat(&self, code: &str, game: &Game) -> Option<Seat> {
        let key = self.at(code)?;
        Seat::BOTH.into_iter().find(|seat| game.owner(*seat) == Some(key.as_str()))
    }
}

fn is_key(text: &str) -> bool {
    (LEAST..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
