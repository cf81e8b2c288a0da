//! Filters of a search: what can be asked of a card, and what values there are.

use super::BadQuery;
use crate::catalogue::{Card, Figure, Game, Word, catalogue};
use crate::fold::{distance, fold};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Filter {
    field: Field,
    comparison: Comparison,
    /// Any of these.
    values: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Is,
    IsNot,
    Below,
    AtMost,
    Above,
    AtLeast,
}

crate::coded::coded! {
    /// What can be asked of a card.
    pub enum Field {
        /// A game, by its code.
        Game = "game",
        /// A faction of Conquest.
        Faction = "faction",
        /// A clan of L5R.
        Clan = "clan",
        /// The card type.
        Type = "type",
        /// A trait.
        Trait = "trait",
        /// A product, by id or name.
        Pack = "pack",
        /// common, loyal or signature.
        Loyalty = "loyalty",
        /// dynasty, conflict, province or role.
        Side = "side",
        /// The ring of a province.
        Ring = "ring",
        /// yes or no.
        Unique = "unique",
        /// Cost.
        Cost = "cost",
        /// Command icons.
        Command = "command",
        /// Shield icons.
        Shields = "shields",
        /// Attack.
        Attack = "attack",
        /// Hit points.
        Hp = "hp",
        /// Influence cost.
        Influence = "influence",
        /// Military skill.
        Military = "military",
        /// Political skill.
        Political = "political",
        /// Glory.
        Glory = "glory",
    }
}

/// `cost<=2` as field, comparison, value; a word without comparison is a word of a name.
pub(super) fn split_filter(token: &str) -> Option<(&str, Comparison, &str)> {
    let at = token.find([':', '=', '<', '>', '!'])?;
    let (field, rest) = token.split_at(at);
    // "Banzai!" and "10th: …" are no filters: a field is letters, and something is compared with.
    if field.is_empty() || !field.chars().all(char::is_alphabetic) {
        return None;
    }
    let comparisons = [
        ("<=", Comparison::AtMost),
        (">=", Comparison::AtLeast),
        ("!=", Comparison::IsNot),
        (":", Comparison::Is),
        ("=", Comparison::Is),
        ("<", Comparison::Below),
        (">", Comparison::Above),
    ];
    comparisons
        .into_iter()
        .find_map(|(sign, comparison)| Some((field, comparison, rest.strip_prefix(sign)?)))
        .filter(|(_, _, value)| !value.is_empty())
}

impl Filter {
    pub(super) fn read(field: &str, comparison: Comparison, values: &str) -> Result<Filter, BadQuery> {
        let folded = fold(field);
        let known = match folded.as_str() {
            "set" | "product" => Some(Field::Pack),
            "kind" => Some(Field::Type),
            "element" => Some(Field::Ring),
            code => Field::of_code(code),
        };
        let Some(field) = known else {
            return Err(BadQuery::UnknownField {
                read: shortened(field),
                may: like(&folded, &codes(Field::ALL, Field::code)),
            });
        };
        let values: Vec<String> = values.split(',').map(str::to_owned).collect();
        let filter = Filter { field, comparison, values };
        filter.checked()
    }

    /// Refuses values the field cannot have.
    fn checked(mut self) -> Result<Filter, BadQuery> {
        let field = self.field.code().to_owned();
        if self.field.is_number() {
            let number = |value: &String| {
                value.eq_ignore_ascii_case("x") || value == "-" || value.parse::<u8>().is_ok()
            };
            return match self.values.iter().find(|value| !number(value)) {
                None => Ok(self),
                Some(value) => Err(BadQuery::NoNumber { field, read: shortened(value) }),
            };
        }
        let known = self.field.words();
        if !matches!(self.comparison, Comparison::Is | Comparison::IsNot) {
            return Err(BadQuery::NoOrder { field });
        }
        for value in &mut self.values {
            let folded = fold(value);
            match known.iter().find(|known| fold(known) == folded) {
                Some(_) => *value = folded,
                None => {
                    return Err(BadQuery::UnknownValue {
                        field,
                        read: shortened(value),
                        may: like(&folded, &known),
                    });
                }
            }
        }
        Ok(self)
    }

    pub(super) fn meets(&self, card: &Card) -> bool {
        let any = if self.field.is_number() {
            let figure = self.field.figure(card);
            self.values.iter().any(|value| self.compares(figure, value))
        } else {
            self.values.iter().any(|value| self.field.is(card, value))
        };
        any != (self.comparison == Comparison::IsNot)
    }

    fn compares(&self, figure: Option<Figure>, value: &str) -> bool {
        match (figure, value.parse::<u8>()) {
            (None, _) => value == "-",
            (Some(Figure::X), _) => value.eq_ignore_ascii_case("x"),
            (Some(Figure::Number(number)), Ok(wanted)) => match self.comparison {
                Comparison::Is | Comparison::IsNot => number == wanted,
                Comparison::Below => number < wanted,
                Comparison::AtMost => number <= wanted,
                Comparison::Above => number > wanted,
                Comparison::AtLeast => number >= wanted,
            },
            (Some(Figure::Number(_)), Err(_)) => false,
        }
    }
}

impl Field {
    fn is_number(self) -> bool {
        matches!(
            self,
            Field::Cost
                | Field::Command
                | Field::Shields
                | Field::Attack
                | Field::Hp
                | Field::Influence
                | Field::Military
                | Field::Political
                | Field::Glory
        )
    }

    /// The values it can have; none for a number.
    fn words(self) -> Vec<&'static str> {
        let sides = |field: &str| {
            let games = Game::all().filter(|game| game.side_field() == field);
            games.flat_map(Game::sides).map(|side| side.code()).collect()
        };
        match self {
            Field::Game => Game::all().map(Game::code).collect(),
            Field::Faction | Field::Clan => sides(self.code()),
            Field::Type => Game::all().flat_map(Game::kinds).map(Word::code).collect(),
            Field::Trait => TRAITS.clone(),
            Field::Pack => catalogue().packs().flat_map(|pack| [pack.code, pack.name]).collect(),
            Field::Loyalty | Field::Side | Field::Ring => {
                let marks = catalogue().cards().flat_map(|card| &card.marks);
                let mut words: Vec<&'static str> =
                    marks.filter(|(field, _)| *field == self.code()).map(|(_, word)| *word).collect();
                words.sort_unstable();
                words.dedup();
                words
            }
            Field::Unique => vec!["yes", "no"],
            Field::Cost
            | Field::Command
            | Field::Shields
            | Field::Attack
            | Field::Hp
            | Field::Influence
            | Field::Military
            | Field::Political
            | Field::Glory => Vec::new(),
        }
    }

    fn figure(self, card: &Card) -> Option<Figure> {
        if self == Field::Cost { card.cost } else { card.figure(self.code()) }
    }

    /// Whether the card's field has that (folded) value.
    fn is(self, card: &Card, value: &str) -> bool {
        let same = |code: &str| code.len() == value.len() && fold(code) == value;
        match self {
            Field::Game => same(card.game().code()),
            Field::Unique => card.unique == (value == "yes"),
            Field::Trait => card.traits.iter().any(|of| fold(of) == value),
            Field::Pack => {
                let mut packs = card.printings.iter().map(|(pack, _)| pack.pack());
                packs.any(|pack| fold(pack.code) == value || fold(pack.name) == value)
            }
            Field::Type => same(card.kind.code()),
            Field::Faction | Field::Clan => {
                card.game().side_field() == self.code() && card.side.is_some_and(|side| same(side.code()))
            }
            Field::Loyalty | Field::Side | Field::Ring => {
                card.marks.iter().any(|(field, word)| *field == self.code() && same(word))
            }
            Field::Cost
            | Field::Command
            | Field::Shields
            | Field::Attack
            | Field::Hp
            | Field::Influence
            | Field::Military
            | Field::Political
            | Field::Glory => false,
        }
    }
}

static TRAITS: std::sync::LazyLock<Vec<&'static str>> = std::sync::LazyLock::new(|| {
    let mut traits: Vec<&'static str> =
        catalogue().cards().flat_map(|card| card.traits.iter().copied()).collect();
    traits.sort_unstable();
    traits.dedup();
    traits
});

fn codes<T: Copy>(all: &[T], code: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| code(*one)).collect()
}

/// The words nearest to a mistyped one; all of them if none is near and they are few.
fn like(folded: &str, words: &[&str]) -> Vec<String> {
    let near = |word: &&&str| distance(folded, &fold(word), 2).is_some() || fold(word).starts_with(folded);
    let near: Vec<String> = words.iter().filter(near).take(8).map(|word| (**word).to_owned()).collect();
    if near.is_empty() && words.len() <= 20 {
        return words.iter().map(|word| (*word).to_owned()).collect();
    }
    near
}

fn shortened(read: &str) -> String {
    read.chars().take(40).collect()
}
