//! Who reads: the language and theme of a page, and what was just refused to this reader.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use rulebook::Saying;
use wording::Language;

use crate::cookies::Cookies;
use crate::{Fields, Place, Problem};

/// The cookie that keeps a chosen language.
pub const LANGUAGE_COOKIE: &str = "lang";
/// The cookie that keeps a chosen theme.
pub const THEME_COOKIE: &str = "theme";

/// The header in which a page that follows its room asks for itself: at least at that version, and only what changes.
pub const LIVE_HEADER: &str = "x-live";

/// How long a page waits for a version that another node has told of and this one has not seen yet.
pub const LIVE_PATIENCE: Duration = Duration::from_secs(3);

/// The version a page that follows its room asks for, if the request is of such a page. A page of two streams names both
/// versions, the room's first.
pub fn wanted_version(headers: &HeaderMap) -> Option<u64> {
    let wanted = headers.get(LIVE_HEADER)?.to_str().ok()?;
    Some(wanted.split('.').next().unwrap_or_default().parse().unwrap_or(0))
}

/// The reader of a page.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language the page is in.
    pub language: Language,
    /// The theme it is shown in.
    pub theme: Theme,
    /// The path the reader is at, to come back to after changing language.
    pub path: String,
    /// Where the reader may go from here: places of the house, or of the room the page belongs to.
    pub menu: Places,
    /// Whether the page is there already and only its content is asked for.
    pub live: bool,
    /// Whether the page answers a form: it may hold what is told once, and nobody comes back to it.
    pub answers: bool,
    /// The form of this page that was just refused, so that the page says why and nothing typed is lost.
    pub refused: Option<Arc<Refused>>,
}

/// A form that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Where it was sent.
    pub action: String,
    /// Why it was refused.
    pub problem: Problem,
    /// What stood in it.
    pub typed: Fields,
}

/// Light, dark, or as the device wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the device wishes.
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Where the reader may go, put into every request by the edge, and by the area for the pages of a room.
/// Found out when a page is made: forms are answered without it, and it takes a look at all players.
#[derive(Clone)]
pub struct Places(Arc<LazyLock<Vec<Place>, Found>>);

type Found = Box<dyn FnOnce() -> Vec<Place> + Send>;

impl Places {
    /// Places found by that, once they are wanted.
    pub fn found(by: impl FnOnce() -> Vec<Place> + Send + 'static) -> Places {
        Places(Arc::new(LazyLock::new(Box::new(by))))
    }

    /// No places.
    pub fn none() -> Places {
        Places::found(Vec::new)
    }
}

impl Deref for Places {
    type Target = [Place];

    fn deref(&self) -> &[Place] {
        &self.0
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Places")
    }
}

impl Reader {
    /// Says it in the reader's language.
    pub fn say(&self, saying: &Saying) -> String {
        wording::say(self.language, saying)
    }

    /// Why the form the reader just sent from this page was refused.
    pub fn problem(&self) -> Option<&Problem> {
        self.refused.as_deref().map(|refused| &refused.problem)
    }

    /// Everything in the form of this page that was just refused, by name.
    pub fn refilled(&self) -> Option<BTreeMap<String, String>> {
        let typed = self.refused.as_deref()?.typed.iter();
        Some(typed.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// What the reader typed into that field of the form of that kind, if it was just refused; empty otherwise.
    pub fn typed(&self, kind: &str, field: &str) -> &str {
        match self.refused.as_deref() {
            Some(refused) if refused.typed.get("kind") == kind => refused.typed.get(field),
            _ => "",
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        let cookies = Cookies::of(&parts.headers);
        let chosen = cookies.get(LANGUAGE_COOKIE).and_then(|code| code.parse().ok());
        let asked =
            parts.headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).and_then(preferred);
        let theme = match cookies.get(THEME_COOKIE) {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Device,
        };
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let menu = parts.extensions.get::<Places>().cloned().unwrap_or_else(Places::none);
        let refused = parts.extensions.get::<Arc<Refused>>().cloned();
        let live = parts.headers.contains_key(LIVE_HEADER);
        let answers = parts.method == Method::POST || refused.is_some();
        Ok(Reader {
            language: chosen.or(asked).unwrap_or_default(),
            theme,
            path,
            menu,
            live,
            answers,
            refused,
        })
    }
}

/// The language of the browser's list that we speak and that is liked best; of several, the first.
fn preferred(header: &str) -> Option<Language> {
    let liked = header.split(',').take(20).filter_map(|part| {
        let mut parts = part.split(';').map(str::trim);
        let language = Language::of_locale(parts.next()?)?;
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1000), thousandths)?;
        (weight > 0).then_some((language, weight))
    });
    let liked: Vec<(Language, u32)> = liked.collect();
    let most = liked.iter().map(|(_, weight)| *weight).max()?;
    liked.into_iter().find(|(_, weight)| *weight == most).map(|(language, _)| language)
}

/// A weight of RFC 9110, such as `0.8`, in thousandths.
fn thousandths(weight: &str) -> Option<u32> {
    let (whole, rest) = weight.split_once('.').unwrap_or((weight, ""));
    let fits = rest.len() <= 3 && rest.bytes().all(|digit| digit.is_ascii_digit());
    let whole: u32 = whole.parse().ok().filter(|whole| *whole <= 1 && fits)?;
    Some((whole * 1000 + format!("{rest:0<3}").parse::<u32>().ok()?).min(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_belongs_to_its_form_only() {
        let typed = [("kind", "drop"), ("reason", "train")].map(|(name, value)| (name.into(), value.into()));
        let refused = Refused {
            action: "/t/A/act".to_owned(),
            problem: Problem::not_found(),
            typed: typed.into_iter().collect(),
        };
        let reader = Reader {
            language: Language::English,
            theme: Theme::Device,
            path: "/".into(),
            menu: Places::none(),
            live: false,
            answers: false,
            refused: Some(Arc::new(refused)),
        };
        assert_eq!(reader.typed("drop", "reason"), "train");
        assert_eq!(reader.typed("undo", "reason"), "");
        assert_eq!(reader.typed("drop", "name"), "");
    }

    #[test]
    fn the_browsers_first_language_we_speak_is_taken() {
        assert_eq!(preferred("fr-FR,pl;q=0.8,en;q=0.5"), Some(Language::Polish));
        assert_eq!(preferred("de-AT, en"), Some(Language::German));
        assert_eq!(
            preferred("en;q=0.4, pl;q=0.75, de;q=0.7"),
            Some(Language::Polish),
            "by weight, not by place"
        );
        assert_eq!(preferred("de;q=0, en;q=0.1"), Some(Language::English), "nought is no");
        assert_eq!(preferred("de;q=nonsense, pl;q=1.0"), Some(Language::Polish));
        assert_eq!(preferred("fr"), None);
        assert_eq!(preferred(""), None);
    }
}
