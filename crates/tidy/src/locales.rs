//! Every message exists in every language with the same values, every message said exists, and none is unused.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::repository::{FILES, complain};
use crate::source::{code, said, strings};

const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

/// The messages of one language: key to file, values, and messages it refers to.
#[derive(Default)]
struct Messages {
    by_key: BTreeMap<String, Message>,
    complaints: Vec<String>,
}

struct Message {
    file: String,
    values: BTreeSet<String>,
    refers_to: BTreeSet<String>,
}

fn messages(language: &str) -> Messages {
    let mut all = Messages::default();
    let folder = format!("locales/{language}/");
    for file in FILES.iter().filter(|file| file.path.starts_with(&folder) && file.has_ending("ftl")) {
        let (resource, errors) = match parser::parse(file.text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let line = file.text[..error.pos.start.min(file.text.len())].lines().count().max(1);
            all.complaints.push(format!("{}:{line}: {}", file.path, error.kind));
        }
        for entry in &resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let mut message =
                Message { file: file.path.clone(), values: BTreeSet::new(), refers_to: BTreeSet::new() };
            if let Some(pattern) = pattern {
                look_at(pattern, &mut message);
            }
            if let Some(twice) = all.by_key.insert(key.clone(), message) {
                all.complaints.push(format!("{}: {key} stands in {} too", file.path, twice.file));
            }
        }
    }
    all
}

fn look_at(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_into(expression, message);
        }
    }
}

fn look_into(expression: &Expression<&str>, message: &mut Message) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                look_at(&variant.value, message);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => drop(message.values.insert(id.name.to_owned())),
        InlineExpression::MessageReference { id, .. } => drop(message.refers_to.insert(id.name.to_owned())),
        InlineExpression::TermReference { id, .. } => drop(message.refers_to.insert(format!("-{}", id.name))),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    message.values.insert(id.name.to_owned());
                }
            }
        }
        InlineExpression::Placeable { expression } => look_into(expression, message),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[test]
fn every_file_of_messages_can_be_read_and_no_key_stands_twice() {
    let complaints: Vec<String> =
        LANGUAGES.iter().flat_map(|language| messages(language).complaints).collect();
    complain(&complaints, "mend the file in locales/");
}

#[test]
fn every_message_exists_in_every_language_with_the_same_values() {
    let english = messages("en").by_key;
    let mut complaints = Vec::new();
    for language in ["pl", "de"] {
        let other = messages(language).by_key;
        for (key, message) in &english {
            match other.get(key) {
                None => complaints.push(format!("{key} ({}) is missing in {language}", message.file)),
                Some(there) if there.values != message.values => complaints.push(format!(
                    "{key} has the values {:?} in en and {:?} in {language}",
                    message.values, there.values
                )),
                Some(_) => {}
            }
        }
        for (key, message) in other.iter().filter(|(key, _)| !english.contains_key(*key)) {
            complaints.push(format!("{key} ({}) is missing in en", message.file));
        }
    }
    complain(&complaints, "write the message in all three languages, with the same values");
}

#[test]
fn every_message_that_is_said_exists_and_gets_its_values() {
    let english = messages("en").by_key;
    let mut complaints = Vec::new();
    for file in FILES.iter().filter(|file| file.is_rust() && file.path.contains("/src/") && !file.is_test()) {
        for said in said(&code(&file.text)) {
            let Some(message) = english.get(&said.key) else {
                complaints.push(format!("{}: there is no message {}", file.path, said.key));
                continue;
            };
            let missing: Vec<&String> = message.values.difference(&said.values).collect();
            if !missing.is_empty() {
                complaints.push(format!("{}: {} is said without {missing:?}", file.path, said.key));
            }
        }
    }
    complain(&complaints, "write the message in locales/en, pl and de, or give the value in say!");
}

#[test]
fn no_message_is_unused() {
    let english = messages("en").by_key;
    let mut used: BTreeSet<String> = english.values().flat_map(|message| message.refers_to.clone()).collect();
    let mut beginnings: BTreeSet<String> = BTreeSet::new();
    for file in FILES.iter().filter(|file| file.is_rust()) {
        let code = code(&file.text);
        for text in strings(&code) {
            used.insert(text.to_owned());
            // A key that is put together: format!("card-{id}").
            if let Some((beginning, _)) =
                text.split_once('{').filter(|(it, _)| it.ends_with('-') && it.len() > 2)
            {
                beginnings.insert(beginning.to_owned());
            }
        }
    }
    used.extend(regulations::BUILT_IN_KEYS.iter().cloned());
    let headings = regulations::ledger().entries().flat_map(|entry| entry.section.split(" / "));
    used.extend(headings.map(regulations::ledger::section_key));
    // Pack and section keys are put together too, but from data that is known here.
    beginnings.retain(|beginning| !"pack-".starts_with(beginning) && !"section-".starts_with(beginning));
    let unused = english.iter().filter(|(key, _)| {
        // Help texts are checked by the binary's own test.
        let help = *key == "cli" || key.starts_with("cli-");
        !help && !used.contains(*key) && !beginnings.iter().any(|beginning| key.starts_with(beginning))
    });
    let complaints: Vec<String> = unused.map(|(key, message)| format!("{key} ({})", message.file)).collect();
    complain(&complaints, "nobody says this; delete it from locales/ in all three languages");
}

#[test]
fn everything_packs_declare_and_every_heading_has_a_name() {
    let headings = regulations::ledger().entries().flat_map(|entry| entry.section.split(" / "));
    let mut keys: BTreeSet<String> = headings.map(regulations::ledger::section_key).collect();
    keys.extend(regulations::BUILT_IN_KEYS.iter().cloned());
    let english = messages("en").by_key;
    let missing = keys.into_iter().filter(|key| !english.contains_key(key));
    complain(&missing.collect::<Vec<_>>(), "write it in locales/*/packs.ftl or locales/*/clauses.ftl");
}
