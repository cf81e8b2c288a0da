//! The example decks: legal ones are legal, illegal ones are refused for exactly one reason, the one they name.

use std::fmt::Write as _;
use std::sync::LazyLock;

use decks::{CardId, DeckList, Entry, Finding, Reading, Restricted, Rules, Setting, check, parse};
use rulebook::Cites;

/// A deck of the examples.
pub(crate) struct Example {
    pub(crate) id: String,
    pub(crate) breaks: Option<String>,
    pub(crate) setting: Setting,
    /// Part, copies, name.
    lines: Vec<(String, i64, String)>,
}

/// All example decks of both games.
pub(crate) fn examples() -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for text in [include_str!("examples/conquest.txt"), include_str!("examples/l5r.txt")] {
        for block in text.split("\n== ").skip(1) {
            let (head, body) = block.split_once('\n').unwrap();
            let words: Vec<&str> = head.split(' ').collect();
            let base = match words[..] {
                [_, "of", base, "breaks", _] => examples.iter().find(|example| {
                    example.id == base
                        && example.breaks.is_none()
                        && example.setting.rules.game() == game_of(text)
                }),
                _ => None,
            };
            let (mut setting, mut lines) = match base {
                Some(base) => (base.setting.clone(), base.lines.clone()),
                None => (setting_of(body).unwrap(), Vec::new()),
            };
            setting = setting_of(body).unwrap_or(setting);
            change(&mut lines, body);
            let breaks = words.get(4).map(|clause| (*clause).to_owned());
            examples.push(Example { id: words[0].to_owned(), breaks, setting, lines });
        }
    }
    examples
}

/// The legal deck of that id.
pub(crate) fn legal(id: &str) -> (DeckList, Setting) {
    let example = examples().into_iter().find(|example| example.id.starts_with(id)).unwrap();
    (example.read().list, example.setting)
}

/// All legal decks.
pub(crate) fn all_legal() -> &'static [(DeckList, Setting)] {
    static LEGAL: LazyLock<Vec<(DeckList, Setting)>> = LazyLock::new(|| {
        let legal = examples().into_iter().filter(|example| example.breaks.is_none());
        legal.map(|example| (example.read().list, example.setting)).collect()
    });
    &LEGAL
}

pub(crate) fn card(name: &str) -> CardId {
    let found = decks::Game::all().flat_map(|game| game.named(name)).next();
    found.unwrap_or_else(|| panic!("no card {name}"))
}

/// The clauses of all findings that are refusals, in order.
pub(crate) fn clauses(findings: &[Finding]) -> Vec<String> {
    findings
        .iter()
        .filter(|finding| finding.is_refusal())
        .map(|finding| finding.clause().to_string())
        .collect()
}

/// The clauses a list is refused by.
pub(crate) fn refused(list: &DeckList, setting: &Setting) -> Vec<String> {
    clauses(&check(list, setting))
}

impl Example {
    /// The deck as a list of lines under headings.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut part = "";
        for (of, copies, name) in &self.lines {
            if of != part {
                text.push_str(if of == "Deck" { "Army" } else { of });
                text.push('\n');
                part = of;
            }
            writeln!(text, "{copies}x {name}").unwrap();
        }
        text
    }

    pub(crate) fn read(&self) -> Reading {
        parse(self.text()).unwrap().identify(&self.setting)
    }
}

fn game_of(text: &str) -> decks::Game {
    if text.starts_with("# Conquest") { decks::Game::CONQUEST } else { decks::Game::L5R }
}

fn setting_of(body: &str) -> Option<Setting> {
    let line = body.lines().find_map(|line| line.strip_prefix("@ "))?;
    let words: Vec<&str> = line.split(' ').collect();
    let rules = Rules::named(words[0]).unwrap();
    let mut setting = Setting::new(&rules, words[1].parse().unwrap()).of_tier(words[2]);
    assert!(setting.tier_rules().is_some());
    if let Some(version) = words.get(4) {
        setting.restricted = Restricted::Version((*version).to_owned());
    }
    Some(setting)
}

fn change(lines: &mut Vec<(String, i64, String)>, body: &str) {
    let mut part = "";
    for line in body.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '@'])) {
        if let Some(of) = line.strip_prefix('[') {
            part = of.trim_end_matches(']');
            continue;
        }
        let (copies, name) = line.split_once("x ").unwrap();
        let copies: i64 = copies.parse().unwrap();
        if let Some((_, had, _)) = lines.iter_mut().find(|(of, _, known)| of == part && known == name) {
            *had += copies;
        } else {
            let at = lines.iter().rposition(|(of, _, _)| of == part).map_or(lines.len(), |at| at + 1);
            lines.insert(at, (part.to_owned(), copies, name.to_owned()));
        }
    }
    lines.retain(|(_, copies, _)| *copies > 0);
}

#[test]
fn legal_decks_are_legal_and_illegal_ones_break_exactly_the_clause_they_name() {
    let examples = examples();
    assert_eq!(examples.iter().filter(|example| example.breaks.is_none()).count(), 16);
    assert_eq!(examples.len(), 16 + 30 + 35);
    for example in examples {
        let reading = example.read();
        let mut found: Vec<String> =
            reading.troubles.iter().map(|trouble| trouble.clause().to_string()).collect();
        found.extend(clauses(&reading.check(&example.setting)));
        let expected: Vec<String> = example.breaks.iter().cloned().collect();
        assert_eq!(found, expected, "{}\n{:#?}", example.id, check(&reading.list, &example.setting));
    }
}

#[test]
fn every_finding_is_said_with_its_cards_and_says_what_would_mend_it() {
    for example in examples().iter().filter(|example| example.breaks.is_some()) {
        for finding in check(&example.read().list, &example.setting) {
            assert!(finding.saying().key.starts_with("decks-"));
            assert!(finding.mend().key.starts_with("decks-mend-"), "{finding:?}");
            let json = serde_json::to_string(&finding).unwrap();
            assert_eq!(serde_json::from_str::<Finding>(&json).unwrap(), finding);
        }
    }
}

/// An entry where its card belongs.
pub(crate) fn entry(card: CardId, copies: u32) -> Entry {
    Entry { part: card.card().part, card, copies }
}
