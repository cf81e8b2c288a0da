//! Who reads: the language and theme of a page.

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use rulebook::Saying;
use std::collections::BTreeMap;
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
    /// What stood in a form that was refused, so that nothing typed is lost.
    pub(crate) typed: BTreeMap<String, String>,
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

    /// What the reader typed into that field of the form of that kind, if it was just refused; empty otherwise.
    pub(crate) fn typed(&self, kind: &str, field: &str) -> &str {
        let of = self.typed.get("kind").map_or("", String::as_str);
        self.typed.get(field).filter(|_| of == kind).map_or("", String::as_str)
    }

    /// The same reader at that page, with a form that was refused.
    pub(crate) fn refused(&self, path: &str, typed: &BTreeMap<String, String>) -> Reader {
        Reader { path: path.to_owned(), typed: typed.clone(), ..self.clone() }
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
        Ok(Reader { language: chosen.or(asked).unwrap_or_default(), theme, path, typed: BTreeMap::new() })
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
    fn what_was_typed_belongs_to_its_form_only() {
        let typed = [("kind", "drop"), ("reason", "train")].map(|(name, value)| (name.into(), value.into()));
        let reader = Reader {
            language: Language::English,
            theme: Theme::Device,
            path: "/".into(),
            typed: BTreeMap::from(typed),
        };
        assert_eq!(reader.typed("drop", "reason"), "train");
        assert_eq!(reader.typed("undo", "reason"), "");
        assert_eq!(reader.typed("drop", "name"), "");
    }

    #[test]
    fn the_browsers_first_language_we_speak_is_taken() {
        assert_eq!(preferred("fr-FR,pl;q=0.8,en;q=0.5"), Some(Language::Polish));
        assert_eq!(preferred("de-AT, en"), Some(Language::German));
        assert_eq!(preferred("fr"), None);
        assert_eq!(preferred(""), None);
    }
}
