//! Searching the catalogue as people type: words of names in any order, and filters like `faction:orks type:army cost<=2`.
//!
//! Case, accents and apostrophes do not matter. A slip of typing finds nothing, but gets suggestions: what is shown as
//! found was found.

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::catalogue::conquest::{self, Faction, Loyalty};
use crate::catalogue::l5r::{self, Clan, Ring, Side};
use crate::catalogue::{Card, CardId, Facts, Figure, Game, catalogue};
use crate::fold::{begins_a_word, distance, fold};
use crate::identify::nearest;

/// A query: words and filters, all of which a card must meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<String>,
    filters: Vec<Filter>,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hits {
    /// The cards, best first: the name itself, names that begin so, other names; then by name.
    pub cards: Vec<CardId>,
    /// When nothing was found: cards whose names are a slip of typing away.
    pub suggestions: Vec<CardId>,
}

/// Why a query cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "query", rename_all = "kebab-case")]
pub enum BadQuery {
    /// No card has such a field.
    UnknownField { read: String, may: Vec<String> },
    /// The field has no such value.
    UnknownValue { field: String, read: String, may: Vec<String> },
    /// The field is a number, X, or nothing.
    NoNumber { field: String, read: String },
    /// The field has no order.
    NoOrder { field: String },
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Filter {
    field: Field,
    comparison: Comparison,
    /// Any of these.
    values: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
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
        /// conquest or l5r.
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

/// Searches the catalogue.
///
/// ```
/// use decks::{Query, search};
///
/// let hits = search(&Query::parse("faction:orks type:army cost<=2 rok").unwrap(), 10);
/// assert_eq!(hits.cards[0].card().name, "Rokkitboy");
/// let hits = search(&Query::parse("egaer recruit").unwrap(), 10);
/// assert!(hits.cards.is_empty());
/// assert_eq!(hits.suggestions[0].card().name, "Eager Recruit");
/// ```
pub fn search(query: &Query, most: usize) -> Hits {
    let typed = query.words.join(" ");
    let mut ranked: Vec<(u8, &str, CardId)> = query
        .filtered()
        .filter_map(|card| Some((rank(card, &query.words, &typed)?, card.name, card.id)))
        .collect();
    ranked.sort_unstable();
    let suggestions =
        if ranked.is_empty() && !typed.is_empty() { nearest(query.filtered(), &typed) } else { Vec::new() };
    Hits { cards: ranked.into_iter().take(most).map(|(_, _, card)| card).collect(), suggestions }
}

/// How well a card's names meet the words: 0 best; none if some word is missing.
fn rank(card: &Card, words: &[String], typed: &str) -> Option<u8> {
    let ranks = card.folded.iter().filter_map(|name| {
        let all = words.iter().all(|word| begins_a_word(name, word));
        all.then(|| {
            if name == typed {
                0
            } else if name.starts_with(typed) {
                1
            } else {
                2
            }
        })
    });
    ranks.min()
}

impl Query {
    /// Reads a query. Words in quotes stay together: `pack:"Core Set"`.
    pub fn parse(text: &str) -> Result<Query, BadQuery> {
        let mut query = Query::default();
        for token in tokens(text) {
            match split_filter(&token) {
                Some((field, comparison, values)) => {
                    query.filters.push(Filter::read(field, comparison, values)?)
                }
                None => query
                    .words
                    .extend(fold(&token).split(' ').filter(|word| !word.is_empty()).map(str::to_owned)),
            }
        }
        Ok(query)
    }

    fn filtered(&self) -> impl Iterator<Item = &'static Card> {
        catalogue().cards().iter().filter(|card| self.filters.iter().all(|filter| filter.meets(card)))
    }
}

/// Splits at blanks outside quotes; quotes vanish.
fn tokens(text: &str) -> Vec<String> {
    let (mut tokens, mut token, mut quoted) = (Vec::new(), String::new(), false);
    for letter in text.chars().take(1000) {
        match letter {
            '"' => quoted = !quoted,
            _ if letter.is_whitespace() && !quoted => tokens.push(std::mem::take(&mut token)),
            _ => token.push(letter),
        }
    }
    tokens.push(token);
    tokens.retain(|token| !token.is_empty());
    tokens
}

/// `cost<=2` as field, comparison, value; a word without comparison is a word of a name.
fn split_filter(token: &str) -> Option<(&str, Comparison, &str)> {
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
    fn read(field: &str, comparison: Comparison, values: &str) -> Result<Filter, BadQuery> {
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
        let known = match self.field.values() {
            Values::Numbers => {
                for value in &self.values {
                    let number =
                        value.eq_ignore_ascii_case("x") || value == "-" || value.parse::<u8>().is_ok();
                    if !number {
                        return Err(BadQuery::NoNumber { field, read: shortened(value) });
                    }
                }
                return Ok(self);
            }
            Values::Words(words) => words,
        };
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

    fn meets(&self, card: &Card) -> bool {
        match self.field.values() {
            Values::Numbers => {
                let figure = self.field.figure(card);
                let any = self.values.iter().any(|value| self.compares(figure, value));
                any != (self.comparison == Comparison::IsNot)
            }
            Values::Words(_) => {
                let any = self.values.iter().any(|value| self.field.is(card, value));
                any != (self.comparison == Comparison::IsNot)
            }
        }
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

enum Values {
    Numbers,
    Words(Vec<&'static str>),
}

impl Field {
    fn values(self) -> Values {
        Values::Words(match self {
            Field::Game => codes(Game::ALL, Game::code),
            Field::Faction => codes(Faction::ALL, Faction::code),
            Field::Clan => codes(Clan::ALL, Clan::code),
            Field::Type => {
                let mut kinds = codes(conquest::Kind::ALL, conquest::Kind::code);
                kinds.extend(codes(l5r::Kind::ALL, l5r::Kind::code));
                kinds
            }
            Field::Trait => TRAITS.clone(),
            Field::Pack => catalogue().packs().iter().flat_map(|pack| [pack.code, pack.name]).collect(),
            Field::Loyalty => codes(Loyalty::ALL, Loyalty::code),
            Field::Side => codes(Side::ALL, Side::code),
            Field::Ring => codes(Ring::ALL, Ring::code),
            Field::Unique => vec!["yes", "no"],
            Field::Cost
            | Field::Command
            | Field::Shields
            | Field::Attack
            | Field::Hp
            | Field::Influence
            | Field::Military
            | Field::Political
            | Field::Glory => return Values::Numbers,
        })
    }

    fn figure(self, card: &Card) -> Option<Figure> {
        match (self, &card.facts) {
            (Field::Cost, _) => card.cost,
            (Field::Command, Facts::Conquest(facts)) => facts.command.map(Figure::Number),
            (Field::Shields, Facts::Conquest(facts)) => facts.shields.map(Figure::Number),
            (Field::Attack, Facts::Conquest(facts)) => facts.attack,
            (Field::Hp, Facts::Conquest(facts)) => facts.hp,
            (Field::Influence, Facts::L5r(facts)) => facts.influence.map(Figure::Number),
            (Field::Military, Facts::L5r(facts)) => facts.military,
            (Field::Political, Facts::L5r(facts)) => facts.political,
            (Field::Glory, Facts::L5r(facts)) => facts.glory.map(Figure::Number),
            _ => None,
        }
    }

    /// Whether the card's field has that (folded) value.
    fn is(self, card: &Card, value: &str) -> bool {
        let same = |code: &str| code.len() == value.len() && fold(code) == value;
        match (self, &card.facts) {
            (Field::Game, _) => same(card.game().code()),
            (Field::Unique, _) => card.unique == (value == "yes"),
            (Field::Trait, _) => card.traits.iter().any(|of| fold(of) == value),
            (Field::Pack, _) => {
                let mut packs = card.printings.iter().map(|(pack, _)| pack.pack());
                packs.any(|pack| fold(pack.code) == value || fold(pack.name) == value)
            }
            (Field::Type, Facts::Conquest(facts)) => same(facts.kind.code()),
            (Field::Type, Facts::L5r(facts)) => same(facts.kind.code()),
            (Field::Faction, Facts::Conquest(facts)) => {
                facts.faction.is_some_and(|faction| same(faction.code()))
            }
            (Field::Loyalty, Facts::Conquest(facts)) => {
                facts.loyalty.is_some_and(|loyalty| same(loyalty.code()))
            }
            (Field::Clan, Facts::L5r(facts)) => same(facts.clan.code()),
            (Field::Side, Facts::L5r(facts)) => same(facts.side.code()),
            (Field::Ring, Facts::L5r(facts)) => facts.rings.iter().any(|ring| same(ring.code())),
            _ => false,
        }
    }
}

static TRAITS: std::sync::LazyLock<Vec<&'static str>> = std::sync::LazyLock::new(|| {
    let mut traits: Vec<&'static str> =
        catalogue().cards().iter().flat_map(|card| card.traits.iter().copied()).collect();
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

impl BadQuery {
    /// What is wrong with it, as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            BadQuery::UnknownField { read, may } => {
                say!("decks-query-unknown-field", read = read, may_count = may.len(), may = may.clone())
            }
            BadQuery::UnknownValue { field, read, may } => say!(
                "decks-query-unknown-value",
                field = field,
                read = read,
                may_count = may.len(),
                may = may.clone()
            ),
            BadQuery::NoNumber { field, read } => say!("decks-query-no-number", field = field, read = read),
            BadQuery::NoOrder { field } => say!("decks-query-no-order", field = field),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use proptest::prelude::*;

    fn check(query: &str, expected: &Expect) {
        let hits = search(&Query::parse(query).unwrap(), 8);
        let names =
            |cards: &[CardId]| cards.iter().map(|card| card.card().name).collect::<Vec<_>>().join(", ");
        let said = match (hits.cards.is_empty(), hits.suggestions.is_empty()) {
            (false, _) => names(&hits.cards),
            (true, false) => format!("nothing; did you mean {}", names(&hits.suggestions)),
            (true, true) => "nothing".to_owned(),
        };
        expected.assert_eq(&said);
    }

    #[test]
    fn names_and_filters_find_cards() {
        check("sicarius", &expect!["Sicarius's Chosen, The Fury of Sicarius, Captain Cato Sicarius"]);
        check("SICARIUS’S cho", &expect!["Sicarius's Chosen"]);
        check("akodo gunso", &expect!["Akodo Gunsō"]);
        check("scout kompanie", &expect!["10th Company Scout"]);
        check(
            "faction:orks type:army cost<=2",
            &expect![
                "Bad Dok, Enraged Ork, Evil Sunz Warbiker, Follower of Gork, Goff Boyz, Goff Brawlers, Gorzod's Wagons, Rickety Warbuggy"
            ],
        );
        check("clan:crane type:stronghold", &expect!["Kyūden Kakita, Seven Fold Palace, Shizuka Toshi"]);
        check(
            "pack:\"core set\" type:planet",
            &expect!["Atrox Prime, Barlus, Carnath, Elouith, Ferrin, Iridial, Osus IV, Plannum"],
        );
        check(
            "trait:vehicle faction:orks cost>4",
            &expect!["Big Shoota Battlewagon, Blitza-Bommer, Ramshackle Trukk, Salvaged Battlewagon"],
        );
        check(
            "ring:void clan:neutral",
            &expect![
                "Appealing to the Fortunes, City of the Rich Frog, Gateway to Meido, Lord's Ascendancy, Massing at Twilight, Pilgrimage, Shameful Display, Tears of Amaterasu"
            ],
        );
        check("cost:x", &expect!["Hate, Tzeentch's Firestorm"]);
        check("charge!", &expect!["Charge!, Rally the Charge"]);
    }

    #[test]
    fn slips_get_suggestions_and_never_hits() {
        check("togashi initate", &expect!["nothing; did you mean Togashi Initiate"]);
        check("shrouded harelquin", &expect!["nothing; did you mean Shrouded Harlequin"]);
        check("qqqqqqqq", &expect!["nothing"]);
    }

    #[test]
    fn what_cannot_be_understood_names_what_can() {
        let bad = |query: &str| Query::parse(query).unwrap_err();
        assert_eq!(
            bad("facton:orks"),
            BadQuery::UnknownField { read: "facton".into(), may: vec!["faction".into()] }
        );
        assert_eq!(
            bad("faction:ork"),
            BadQuery::UnknownValue { field: "faction".into(), read: "ork".into(), may: vec!["orks".into()] }
        );
        assert_eq!(bad("cost<two"), BadQuery::NoNumber { field: "cost".into(), read: "two".into() });
        assert_eq!(bad("faction>orks"), BadQuery::NoOrder { field: "faction".into() });
    }

    proptest! {
        #[test]
        fn no_query_panics(query in any::<String>()) {
            if let Ok(query) = Query::parse(&query) {
                search(&query, 20);
            }
        }

        /// Whatever the letters' case and accents, a card is found by its full name, and first.
        #[test]
        fn every_card_is_found_by_its_name(at in 0usize..1854, upper in any::<bool>()) {
            let card = &catalogue().cards()[at];
            let typed = if upper { card.name.to_uppercase() } else { fold(card.name) };
            let hits = search(&Query::parse(&typed).unwrap(), 5);
            prop_assert!(hits.cards.iter().take(2).any(|hit| hit.card().name == card.name), "{}", typed);
        }
    }
}
