//! The three languages Marshal speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language Marshal speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, and the language of last resort.
    #[default]
    English,
    /// Polish.
    Polish,
    /// German.
    German,
}

/// A language Marshal does not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was read.
    pub read: String,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::Polish, Language::German];

    /// Its two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::German => "de",
        }
    }

    /// The best match for a locale name of the system or a browser, such as `pl_PL.UTF-8` or `de-AT`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| {
            locale.get(..2).is_some_and(|code| code.eq_ignore_ascii_case(language.code()))
                && !locale[2..].starts_with(|c: char| c.is_ascii_alphanumeric())
        })
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| UnknownLanguage { read: text.to_owned() })
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "`{}` is not a language Marshal speaks; expected en, pl or de", self.read)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_is_known_by_its_code_to_what_forms_plurals() {
        assert_eq!(Language::ALL.map(|it| it.id().to_string()), Language::ALL.map(|it| it.code().to_owned()));
    }

    #[test]
    fn system_locales_are_recognised() {
        assert_eq!(Language::of_locale("pl_PL.UTF-8"), Some(Language::Polish));
        assert_eq!(Language::of_locale("de-AT"), Some(Language::German));
        assert_eq!(Language::of_locale("en"), Some(Language::English));
        for locale in ["", "C", "POSIX", "fr_FR", "des", "żó"] {
            assert_eq!(Language::of_locale(locale), None, "{locale}");
        }
    }
}
