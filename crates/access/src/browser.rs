//! A browser at tables where nobody needs an account: one long secret a browser, for every kind of table. A seat knows its owner
//! by a hash of that secret and of the table's code, so that nobody can tell from two records that the same person played.

use web::Cookies;
use web::secret::digest_of;

use crate::once::Act;

/// The cookie with the secret.
const COOKIE: &str = "play";
/// The shortest text that can be such a secret.
const LEAST: usize = 40;

/// The secret of one browser, if it has one.
#[derive(Clone)]
pub struct BrowserKey(Option<String>);

impl BrowserKey {
    /// The one the browser sends, if it has one.
    pub fn of(cookies: &Cookies) -> BrowserKey {
        BrowserKey(cookies.get(COOKIE).filter(|it| is_key(it)).map(ToOwned::to_owned))
    }

    /// A key brought by a link from another device.
    pub fn brought(text: &str) -> Option<BrowserKey> {
        is_key(text).then(|| BrowserKey(Some(text.to_owned())))
    }

    /// The same, made by that act if the browser has none: however often its form is sent, it is one browser.
    pub fn or_by(self, act: &Act) -> BrowserKey {
        match self.0 {
            Some(_) => self,
            None => BrowserKey(Some(act.secret("browser").as_str().to_owned())),
        }
    }

    /// Gives the key to the browser.
    pub fn into_cookies(self, cookies: Cookies, secure: bool) -> Cookies {
        match self.0 {
            Some(secret) => cookies.with_secret(COOKIE, &secret, secure),
            None => cookies,
        }
    }

    /// The secret itself, for the link to another device.
    pub fn secret(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// How a seat at that table knows this browser.
    pub fn at(&self, code: &str) -> Option<String> {
        self.0.as_ref().map(|secret| digest_of(&format!("{secret} {code}")).to_string())
    }

    /// What only this browser can show at that table: a secret that follows from its own, such as an invitation.
    pub fn shows(&self, code: &str, what: &str) -> Option<String> {
        self.0
            .as_ref()
            .map(|secret| digest_of(&format!("{secret} {code} {what}")).to_string()[..32].to_owned())
    }
}

impl std::fmt::Debug for BrowserKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("BrowserKey(…)")
    }
}

fn is_key(text: &str) -> bool {
    (LEAST..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_at_each_table_by_another_hash() {
        let act = crate::once::Key::new().unwrap().act("", "", &std::collections::BTreeMap::new());
        let key = BrowserKey(None).or_by(&act);
        assert_eq!(key.secret(), BrowserKey(None).or_by(&act).secret(), "one act, one browser");
        let again = BrowserKey::brought(key.secret().unwrap()).unwrap();
        assert_eq!(key.at("K7RX2M"), again.at("K7RX2M"));
        assert_ne!(key.at("K7RX2M"), key.at("P3NNW4"));
        assert_ne!(key.shows("K7RX2M", "judge"), key.shows("K7RX2M", "second"));
        assert_eq!(BrowserKey(None).at("K7RX2M"), None);
        assert!(!format!("{key:?}").contains(key.secret().unwrap()));
        assert_eq!(
            BrowserKey::of(&key.clone().into_cookies(Cookies::default(), true)).secret(),
            key.secret()
        );
    }

    #[test]
    fn what_is_no_key_is_none() {
        for text in ["", "short", &"x".repeat(65), &"ü".repeat(25), &format!("{}; x", "a".repeat(45))] {
            assert!(BrowserKey::brought(text).is_none(), "{text}");
        }
    }
}
