//! Cookies: what a browser sends with a request, and what it is given or loses with the answer.
//!
//! Ours have plain names and values, so nothing is ever escaped: what is not plain is neither written nor found.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};

/// As long as a browser keeps anything: 400 days.
const KEPT_SECONDS: u32 = 400 * 24 * 60 * 60;

/// What came with a request, and what goes with its answer.
#[derive(Clone, Debug, Default)]
pub struct Cookies {
    here: Vec<(String, String)>,
    told: Vec<HeaderValue>,
}

impl Cookies {
    /// Those a browser sent.
    pub fn of(headers: &HeaderMap) -> Cookies {
        let texts = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
        let pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.split_once('='));
        let here = pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect();
        Cookies { here, told: Vec::new() }
    }

    /// What stands in the cookie of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.here.iter().rev().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    /// The names of all of them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.here.iter().map(|(name, _)| name.as_str())
    }

    /// Gives a secret: no script reads it, no other site sends it, and only over https where the server is reached so.
    pub fn with_secret(self, name: &str, value: &str, secure: bool) -> Cookies {
        let guarded = if secure { "; HttpOnly; Secure" } else { "; HttpOnly" };
        self.with(name, value, KEPT_SECONDS, guarded)
    }

    /// Gives a choice of the reader, such as the language.
    pub fn with_choice(self, name: &str, value: &str) -> Cookies {
        self.with(name, value, KEPT_SECONDS, "")
    }

    /// Takes a cookie back.
    pub fn without(self, name: &str) -> Cookies {
        self.with(name, "", 0, "")
    }

    fn with(mut self, name: &str, value: &str, seconds: u32, guarded: &str) -> Cookies {
        if name.is_empty() || !is_plain(name) || !is_plain(value) {
            return self;
        }
        self.here.retain(|(it, _)| it != name);
        if seconds > 0 {
            self.here.push((name.to_owned(), value.to_owned()));
        }
        let text = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age={seconds}{guarded}");
        self.told.extend(HeaderValue::from_str(&text));
        self
    }
}

/// Letters, digits and what may stand between them.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_.".contains(&it))
}

impl<S: Send + Sync> FromRequestParts<S> for Cookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Cookies, Infallible> {
        Ok(Cookies::of(&parts.headers))
    }
}

impl IntoResponseParts for Cookies {
    type Error = Infallible;

    fn into_response_parts(self, mut answer: ResponseParts) -> Result<ResponseParts, Infallible> {
        for cookie in self.told {
            answer.headers_mut().append(SET_COOKIE, cookie);
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(texts: &[&str]) -> Cookies {
        let headers = texts.iter().map(|text| (COOKIE, HeaderValue::from_str(text).unwrap()));
        Cookies::of(&headers.collect())
    }

    #[test]
    fn what_a_browser_sends_is_found_by_its_name() {
        let cookies = sent(&["marshal=abc; m_K7RX2M=x=y;theme=dark", "lang=pl", "broken; =; a="]);
        let found = ["marshal", "m_K7RX2M", "theme", "lang", "m_", "broken"].map(|name| cookies.get(name));
        assert_eq!(found, [Some("abc"), Some("x=y"), Some("dark"), Some("pl"), None, None]);
    }

    #[test]
    fn the_last_of_one_name_holds() {
        assert_eq!(sent(&["lang=pl; lang=de"]).get("lang"), Some("de"));
    }

    #[test]
    fn what_is_given_is_told_once_and_found_at_once() {
        let cookies = sent(&["lang=pl; theme=dark"]).with_choice("lang", "de").without("theme");
        assert_eq!((cookies.get("lang"), cookies.get("theme")), (Some("de"), None));
        let cookies = cookies.with_secret("marshal", "s3cret", true).with_secret("m_K7RX2M", "other", false);
        assert_eq!(
            cookies.told,
            [
                "lang=de; Path=/; SameSite=Lax; Max-Age=34560000",
                "theme=; Path=/; SameSite=Lax; Max-Age=0",
                "marshal=s3cret; Path=/; SameSite=Lax; Max-Age=34560000; HttpOnly; Secure",
                "m_K7RX2M=other; Path=/; SameSite=Lax; Max-Age=34560000; HttpOnly",
            ]
        );
    }

    #[test]
    fn what_is_not_plain_is_not_written() {
        for (name, value) in
            [("m_\r\nset-cookie: a", "b"), ("", "b"), ("a", "b; Domain=c"), ("a=b", "c"), ("ż", "b")]
        {
            assert!(Cookies::default().with_choice(name, value).told.is_empty(), "{name}");
        }
    }
}
