//! Searching the catalogue as people type: words of names in any order, and filters like `faction:orks type:army cost<=2`.
//!
//! Case, accents and apostrophes do not matter. A slip of typing finds nothing, but gets suggestions: what is shown as
//! found was found.

mod filter;

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::catalogue::{Card, CardId, catalogue};
use crate::fold::{begins_a_word, fold};
use crate::nearest::nearest;
use filter::{Filter, split_filter};

pub use filter::Field;

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
                    query.filters.push(Filter::read(field, comparison, values)?);
                }
                None => query
                    .words
                    .extend(fold(&token).split(' ').filter(|word| !word.is_empty()).map(str::to_owned)),
            }
        }
        Ok(query)
    }

    fn filtered(&self) -> impl Iterator<Item = &'static Card> {
        catalogue().cards().filter(|card| self.filters.iter().all(|filter| filter.meets(card)))
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
            let card = catalogue().cards().nth(at).unwrap();
            let typed = if upper { card.name.to_uppercase() } else { fold(card.name) };
            let hits = search(&Query::parse(&typed).unwrap(), 5);
            prop_assert!(hits.cards.iter().take(2).any(|hit| hit.card().name == card.name), "{}", typed);
        }
    }
}
