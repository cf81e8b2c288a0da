//! What the options of a deck command ask for: the setting a list is judged for, and the list itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use decks::l5r::{Clan, RestrictedList};
use decks::{CardId, Draft, Game, Products, Region, Restricted, Rules, Setting, Tier, parse};
use jiff::civil::Date;
use rulebook::say;
use serde::Deserialize;

use crate::console::{self, Failure};

/// What an organizer decided, as a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Organizer {
    products: Products,
    roles: Option<BTreeMap<Clan, BTreeSet<CardId>>>,
}

/// The options that make a setting, as they were typed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked<'a> {
    pub(super) game: Option<&'a str>,
    pub(super) date: Option<&'a str>,
    pub(super) tier: Option<&'a str>,
    pub(super) region: Option<&'a str>,
    pub(super) organizer: Option<&'a Path>,
    pub(super) restricted: Option<&'a str>,
    pub(super) list_required: bool,
}

impl Asked<'_> {
    /// The setting; the game is taken from the cards where it was not named.
    pub(super) fn setting(&self, draft: Option<&Draft>) -> Result<Setting, Failure> {
        let rules = if let Some(game) = self.game {
            rules_named(game)?
        } else {
            let game = draft.and_then(Draft::guess_game);
            rules_of(game.ok_or_else(|| Failure::new(say!("decks-cli-which-game")))?)
        };
        let mut setting = Setting::new(rules, self.date()?);
        setting.list_required = self.list_required;
        if let Some(tier) = self.tier {
            setting.tier = chosen(tier, Tier::of_code, Tier::ALL.iter().map(|tier| tier.code()))?;
        }
        if let Some(region) = self.region {
            setting.region = chosen(region, Region::of_code, Region::ALL.iter().map(|region| region.code()))?;
        }
        if let Some(restricted) = self.restricted {
            setting.restricted = restricted_named(restricted)?;
        }
        if let Some(path) = self.organizer {
            let organizer: Organizer = serde_json::from_str(&console::read(path)?).map_err(|error| {
                let path = path.display().to_string();
                Failure::new(say!("decks-cli-bad-organizer", path = path, why = error.to_string()))
            })?;
            (setting.products, setting.roles) = (organizer.products, organizer.roles);
        }
        Ok(setting)
    }

    fn date(&self) -> Result<Date, Failure> {
        match self.date {
            None => Ok(jiff::Zoned::now().date()),
            Some(read) => read.parse().map_err(|_| Failure::new(say!("decks-cli-bad-date", read = read))),
        }
    }
}

/// Reads a list, `-` being standard input.
pub(crate) fn draft(path: &Path) -> Result<Draft, Failure> {
    parse(console::read(path)?).map_err(|unreadable| {
        let path = path.display().to_string();
        Failure::new(say!("decks-cli-unreadable", path = path, why = unreadable.saying()))
    })
}

/// One of a closed list of words, or a failure that names them.
pub(super) fn chosen<T>(
    read: &str,
    of_code: fn(&str) -> Option<T>,
    may: impl Iterator<Item = &'static str>,
) -> Result<T, Failure> {
    of_code(&read.to_ascii_lowercase()).ok_or_else(|| {
        Failure::new(say!("decks-cli-unknown-choice", read = read, may = may.collect::<Vec<_>>()))
    })
}

fn rules_named(read: &str) -> Result<Rules, Failure> {
    let codes =
        || Rules::ALL.iter().map(|rules| rules.code()).chain(Game::ALL.iter().map(|game| game.code()));
    chosen(read, |code| Rules::of_code(code).or_else(|| Game::of_code(code).map(rules_of)), codes())
}

fn rules_of(game: Game) -> Rules {
    match game {
        Game::Conquest => Rules::Conquest12,
        Game::L5r => Rules::L5r23,
    }
}

fn restricted_named(read: &str) -> Result<Restricted, Failure> {
    match read {
        "in-force" => Ok(Restricted::InForce),
        "off" => Ok(Restricted::Off),
        version if RestrictedList::of_version(version).is_some() => {
            Ok(Restricted::Version(version.to_owned()))
        }
        _ => {
            let versions = RestrictedList::all().iter().map(|list| list.version);
            let may: Vec<&str> = ["in-force", "off"].into_iter().chain(versions).collect();
            Err(Failure::new(say!("decks-cli-unknown-choice", read = read, may = may)))
        }
    }
}
