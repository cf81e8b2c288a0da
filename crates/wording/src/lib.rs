//! Everything people read, in English, Polish and German.
//!
//! Rulebooks and shells hold no prose: they make a [`Saying`] (a key of `locales/` and values), and [`say`] turns it into
//! the reader's language. This is the only crate that knows Fluent. Messages live in `locales/LANGUAGE/*.ftl`, one file
//! per area; adding a file is enough. `tidy` fails on a key that is missing in a language, on a key nobody uses and on
//! values that differ between languages.
//!
//! ```
//! use rulebook::say;
//! use wording::{Language, say};
//!
//! assert_eq!(say(Language::English, &say!("list-two", first = "Ana", second = "Bo")), "Ana and Bo");
//! assert_eq!(say(Language::Polish, &say!("list-two", first = "Ana", second = "Bo")), "Ana i Bo");
//! ```

mod language;
pub mod names;

pub use language::{Language, UnknownLanguage};

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rulebook::{Saying, Value, say};

/// Says it in that language. A key nobody has written shows itself in angle brackets rather than failing: a tool at the
/// table must go on, and `tidy` keeps it from being shipped.
pub fn say(language: Language, saying: &Saying) -> String {
    let bundle = &BUNDLES[language as usize];
    let Some(pattern) = bundle.get_message(&saying.key).and_then(|message| message.value()) else {
        return format!("‹{}›", saying.key);
    };
    let mut args = FluentArgs::new();
    for (name, value) in &saying.values {
        args.set(name.as_ref(), spoken(language, value));
    }
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// Whether a message of that key exists in that language.
pub fn knows(language: Language, key: &str) -> bool {
    BUNDLES[language as usize].has_message(key)
}

/// A list as a person would say it: "Ana", "Ana and Bo", "Ana, Bo and Cai".
pub fn list(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            say(language, &say!("list-two", first = first.join(", "), second = last.as_str()))
        }
    }
}

/// A day as people write it: 2026-11-15 is 15 November 2026. What is no day stays as it is written.
pub fn day(language: Language, day: impl std::fmt::Display) -> String {
    let written = day.to_string();
    let parts: Vec<u32> = written.split('-').filter_map(|part| part.parse().ok()).collect();
    match parts[..] {
        [year, month @ 1..=12, day] => {
            say(language, &say!("day-written", day = day, month = month, year = year.to_string()))
        }
        _ => written,
    }
}

fn spoken(language: Language, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::String(Cow::Owned(text.clone())),
        Value::Saying(inner) => FluentValue::String(Cow::Owned(say(language, inner))),
        Value::List(items) => {
            let items: Vec<String> = items.iter().map(|item| plain(language, item)).collect();
            FluentValue::String(Cow::Owned(list(language, &items)))
        }
    }
}

fn plain(language: Language, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Saying(inner) => say(language, inner),
        Value::List(items) => {
            list(language, &items.iter().map(|item| plain(language, item)).collect::<Vec<_>>())
        }
    }
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| {
    [
        bundle(Language::English, include_str!(concat!(env!("OUT_DIR"), "/en.ftl"))),
        bundle(Language::Polish, include_str!(concat!(env!("OUT_DIR"), "/pl.ftl"))),
        bundle(Language::German, include_str!(concat!(env!("OUT_DIR"), "/de.ftl"))),
    ]
});

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
    // Isolation marks are for right-to-left names inside text; in a terminal they show as boxes.
    bundle.set_use_isolating(false);
    // Broken messages are left out here and reported by `tidy`, which reads the same files.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_said_as_people_say_them() {
        let names = ["Ana".to_owned(), "Bo".to_owned(), "Cai".to_owned()];
        assert_eq!(list(Language::English, &names), "Ana, Bo and Cai");
        assert_eq!(list(Language::Polish, &names), "Ana, Bo i Cai");
        assert_eq!(list(Language::German, &names), "Ana, Bo und Cai");
        assert_eq!(list(Language::English, &names[..1]), "Ana");
        assert_eq!(list(Language::English, &[]), "");
    }

    #[test]
    fn days_are_written_as_people_write_them() {
        assert_eq!(day(Language::English, "2026-11-05"), "5 November 2026");
        assert_eq!(day(Language::Polish, "2026-11-05"), "5 listopada 2026");
        assert_eq!(day(Language::German, "2026-11-05"), "5. November 2026");
        assert_eq!(day(Language::German, "Saturday"), "Saturday");
        assert_eq!(day(Language::English, "2026-13-05"), "2026-13-05");
    }

    #[test]
    fn an_unknown_key_shows_itself() {
        let saying = Saying { key: "no-such-key".into(), values: vec![] };
        assert_eq!(say(Language::German, &saying), "‹no-such-key›");
    }
}
