//! Who reads: the language and theme of a page.

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use rulebook::Saying;
use std::convert::Infallible;
use wording::Language;

/// The cookie that keeps a chosen language.
pub(crate) const LANGUAGE_COOKIE: &str = "lang";
/// The cookie that keeps a chosen theme.
pub(crate) const THEME_COOKIE: &str = "theme";

/// The reader of a page.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// The path the reader is at, to come back to after changing language.
    pub(crate) path: String,
}

/// Light, dark, or as the device wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Theme {
    Device,
    Light,
    Dark,
}

impl Reader {
    /// Says it in the reader's language.
    pub(crate) fn say(&self, saying: &Saying) -> String {
        wording::say(self.language, saying)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        let cookies = CookieJar::from_headers(&parts.headers);
        let chosen = cookies.get(LANGUAGE_COOKIE).and_then(|cookie| cookie.value().parse().ok());
        let asked =
            parts.headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).and_then(preferred);
        let theme = match cookies.get(THEME_COOKIE).map(Cookie::value) {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Device,
        };
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        Ok(Reader { language: chosen.or(asked).unwrap_or_default(), theme, path })
    }
}

/// The first language of the browser's list that we speak; lists are sent in order of preference.
fn preferred(header: &str) -> Option<Language> {
    header.split(',').take(20).find_map(|part| Language::of_locale(part.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_first_language_we_speak_is_taken() {
        assert_eq!(preferred("fr-FR,pl;q=0.8,en;q=0.5"), Some(Language::Polish));
        assert_eq!(preferred("de-AT, en"), Some(Language::German));
        assert_eq!(preferred("fr"), None);
        assert_eq!(preferred(""), None);
    }
}
