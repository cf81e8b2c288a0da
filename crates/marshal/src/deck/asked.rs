//! What the options of a deck command ask for: the setting a list is judged for, and the list itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use decks::{
    CardId, Draft, Game, Products, Region, Restricted, Rules, Setting, Unreadable, parse, parse_for,
};
use jiff::civil::Date;
use rulebook::say;
use serde::Deserialize;

use crate::console::{self, Failure};

/// What an organizer decided, as a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Organizer {
    products: Products,
    roles: Option<BTreeMap<String, BTreeSet<CardId>>>,
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
            let rules = game.and_then(Rules::of_game);
            rules.ok_or_else(|| Failure::new(say!("decks-cli-which-game")))?
        };
        let mut setting = Setting::new(&rules, self.date()?);
        setting.list_required = self.list_required;
        if let Some(tier) = self.tier {
            let known = rules.tier(&tier.to_ascii_lowercase()).map(|tier| tier.id.clone());
            let may = || rules.tiers().iter().map(|tier| tier.id.clone()).collect();
            setting.tier = known.ok_or_else(|| unknown(tier, may()))?;
        }
        if let Some(region) = self.region {
            setting.region = chosen(region, Region::of_code, Region::ALL.iter().map(|region| region.code()))?;
        }
        if let Some(restricted) = self.restricted {
            setting.restricted = restricted_named(restricted, &rules)?;
        }
        if let Some(path) = self.organizer {
            let organizer: Organizer = rulebook::read_whole(&console::read(path)?).map_err(|error| {
                let path = path.display().to_string();
                Failure::new(say!("decks-cli-bad-organizer", path = path, why = error.to_string()))
            })?;
            (setting.products, setting.roles) = (organizer.products, organizer.roles);
        }
        Ok(setting)
    }

    /// A list and the setting it is judged for: by the game that was named, or by the cards.
    pub(super) fn read(&self, path: &Path) -> Result<(Draft, Setting), Failure> {
        if self.game.is_none() {
            let draft = draft(path)?;
            let setting = self.setting(Some(&draft))?;
            return Ok((draft, setting));
        }
        let setting = self.setting(None)?;
        let draft = parse_for(setting.rules.game(), console::read_bytes(path)?);
        Ok((draft.map_err(|why| unreadable(path, &why))?, setting))
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
    parse(console::read_bytes(path)?).map_err(|why| unreadable(path, &why))
}

fn unreadable(path: &Path, why: &Unreadable) -> Failure {
    let path = path.display().to_string();
    Failure::new(say!("decks-cli-unreadable", path = path, why = why.saying()))
}

/// One of a closed list of words, or a failure that names them.
pub(super) fn chosen<T>(
    read: &str,
    of_code: fn(&str) -> Option<T>,
    may: impl Iterator<Item = &'static str>,
) -> Result<T, Failure> {
    of_code(&read.to_ascii_lowercase()).ok_or_else(|| unknown(read, may.map(str::to_owned).collect()))
}

fn unknown(read: &str, may: Vec<String>) -> Failure {
    Failure::new(say!("decks-cli-unknown-choice", read = read, may = may))
}

/// The rules of a game, of a built-in pack, or of a pack in a file.
fn rules_named(read: &str) -> Result<Rules, Failure> {
    let code = read.to_ascii_lowercase();
    if let Some(rules) = Rules::named(&code).or_else(|| Game::of_code(&code).and_then(Rules::of_game)) {
        return Ok(rules);
    }
    if !Path::new(read).exists() {
        let packs = Rules::built_in().iter().map(|rules| rules.code().to_owned());
        let may = packs.chain(Game::all().map(|game| game.code().to_owned())).collect();
        return Err(unknown(read, may));
    }
    let pack = crate::packs::find(read)?;
    Rules::of_pack(&pack).ok_or_else(|| Failure::new(say!("decks-cli-no-decks", pack = pack.id.as_str())))
}

fn restricted_named(read: &str, rules: &Rules) -> Result<Restricted, Failure> {
    let versions = || rules.restricted().iter().map(|list| list.version.clone());
    match read {
        "in-force" => Ok(Restricted::InForce),
        "off" => Ok(Restricted::Off),
        version if versions().any(|known| known == version) => Ok(Restricted::Version(version.to_owned())),
        _ => Err(unknown(
            read,
            ["in-force".to_owned(), "off".to_owned()].into_iter().chain(versions()).collect(),
        )),
    }
}
