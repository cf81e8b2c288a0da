//! Reads the names of a pack's `[deck]`: looks up cards, products, sides and regions, and notes those nobody knows.

use std::collections::BTreeMap;

use rulebook::{Saying, say};

use super::{GivenRoles, ListedCards, date};
use crate::catalogue::{CardId, Game};
use crate::fold::fold;
use crate::nearest::nearest;
use crate::products::{Products, Region};

/// A name in a pack that its deck rules do not know, or one they need and do not find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The field, such as `deck.figures.least_cards`.
    pub field: String,
    /// What was read; nothing where something is missing.
    pub read: String,
    /// What would be accepted.
    pub accepted: Vec<String>,
    /// Why it does not fit.
    pub why: Unfit,
}

/// Why something in a pack does not fit its deck rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Nobody knows the name.
    Unknown,
    /// A figure is missing.
    Missing,
    /// A catalogue of one's own has the name of one that comes with Marshal.
    NameTaken,
    /// A catalogue has more cards than are kept of one.
    TooManyCards {
        /// The most.
        most: usize,
    },
    /// More catalogues than a program keeps.
    TooManyCatalogues,
}

/// Looks up the names of a pack and notes those nobody knows.
pub(super) struct Reader {
    pub(super) misfits: Vec<Misfit>,
}

impl Reader {
    fn note(&mut self, field: String, read: &str, accepted: Vec<String>) {
        let (field, read) = (format!("deck.{field}"), read.to_owned());
        self.misfits.push(Misfit { field, read, accepted, why: Unfit::Unknown });
    }

    /// One word of a closed list.
    pub(super) fn code<T>(
        &mut self,
        field: &str,
        read: &str,
        of_code: fn(&str) -> Option<T>,
        known: impl Iterator<Item = &'static str>,
    ) -> Option<T> {
        let found = of_code(read);
        if found.is_none() {
            self.note(field.to_owned(), read, known.map(str::to_owned).collect());
        }
        found
    }

    /// A table whose keys are names the game has.
    pub(super) fn named<K: Copy + Ord, V: Copy>(
        &mut self,
        table: &str,
        entries: &BTreeMap<String, V>,
        known: &[K],
        code: fn(K) -> &'static str,
    ) -> BTreeMap<K, V> {
        let mut found = BTreeMap::new();
        for (name, value) in entries {
            if let Some(key) = known.iter().find(|key| code(**key) == name) {
                found.insert(*key, *value);
            } else {
                let accepted = known.iter().map(|key| code(*key).to_owned()).collect();
                self.note(format!("{table}.{name}"), name, accepted);
            }
        }
        found
    }

    fn card(&mut self, field: &str, read: &str, game: Game) -> Option<CardId> {
        let found = game.find(read);
        if found.is_none() {
            let like = nearest(game.cards().iter(), &fold(read));
            let accepted = like.iter().map(|card| card.card().code.to_owned()).collect();
            self.note(field.to_owned(), read, accepted);
        }
        found
    }

    pub(super) fn lists(
        &mut self,
        table: &str,
        lists: &[regulations::CardList],
        game: Game,
    ) -> Vec<ListedCards> {
        let mut found = Vec::with_capacity(lists.len());
        for list in lists {
            let field = format!("{table}.{}.cards", list.id);
            found.push(ListedCards {
                version: list.id.clone(),
                first_day: list.from.and_then(date),
                last_day: list.until.and_then(date),
                most: list.most,
                cards: list.cards.iter().filter_map(|card| self.card(&field, card, game)).collect(),
            });
        }
        found
    }

    pub(super) fn roles(&mut self, roles: &regulations::Roles, game: Game) -> GivenRoles {
        let mut given = BTreeMap::new();
        for (side, role) in &roles.given {
            let field = format!("roles.{}.given", roles.id);
            let known = game.sides().iter().map(|known| known.code());
            let found = known.clone().find(|known| known == side);
            if found.is_none() {
                self.note(field.clone(), side, known.map(str::to_owned).collect());
            }
            let role = self.card(&field, role, game);
            given.extend(found.zip(role));
        }
        let (first_day, last_day) = (roles.from.and_then(date), roles.until.and_then(date));
        GivenRoles { first_day, last_day, any: roles.any, given }
    }

    pub(super) fn products(&mut self, rules: &[regulations::ProductRule], game: Game) -> Products {
        let mut products = Products::default();
        for rule in rules {
            let Some(pack) = game.packs().iter().find(|pack| pack.code == rule.id) else {
                let accepted = game.packs().iter().map(|pack| pack.code.to_owned()).collect();
                self.note("products".to_owned(), &rule.id, accepted);
                continue;
            };
            match rule.legal {
                Some(true) => _ = products.allowed.insert(pack.id),
                Some(false) => _ = products.excluded.insert(pack.id),
                None => {}
            }
            products.legal_from.extend(rule.legal_from.and_then(date).map(|day| (pack.id, day)));
            for (region, day) in &rule.released {
                let field = format!("products.{}.released", rule.id);
                let regions = Region::ALL.iter().map(|region| region.code());
                if let Some((region, day)) =
                    self.code(&field, region, Region::of_code, regions).zip(date(*day))
                {
                    products.released.entry(pack.id).or_default().insert(region, day);
                }
            }
        }
        products
    }
}

impl Misfit {
    /// What does not fit, as something to be told to a person.
    pub fn saying(&self) -> Saying {
        let field = self.field.as_str();
        match self.why {
            Unfit::Unknown => {}
            Unfit::Missing => return say!("decks-misfit-missing", field = field),
            Unfit::NameTaken => {
                return say!("decks-misfit-name-taken", field = field, read = self.read.as_str());
            }
            Unfit::TooManyCards { most } => {
                return say!(
                    "decks-misfit-too-many-cards",
                    field = field,
                    read = self.read.as_str(),
                    most = most
                );
            }
            Unfit::TooManyCatalogues => return say!("decks-misfit-too-many-catalogues", field = field),
        }
        // Of hundreds of products a few show what is meant.
        let accepted: Vec<String> = self.accepted.iter().take(40).cloned().collect();
        say!(
            "decks-misfit",
            field = self.field.as_str(),
            read = self.read.as_str(),
            accepted_count = accepted.len(),
            accepted = accepted
        )
    }
}
