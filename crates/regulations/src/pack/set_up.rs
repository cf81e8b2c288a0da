//! The set-up of a game at the table, step by step, as both players tick it: who takes a step, what is asked, what is kept.

use rulebook::Clause;
use serde::Serialize;

use super::names::{Declared, reference, reference_if_any};
use crate::fields::{Fields, Word};
use crate::problem::Expected;

/// One step of the set-up at the table. A step is open when every step before it is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableStep {
    /// Its name, such as `draw_four`.
    pub id: String,
    /// The clause that asks for it: whoever leaves it out is told this one.
    pub clause: Option<Clause>,
    /// The clause by which nobody takes it a second time, if another.
    pub once: Option<Clause>,
    /// Who takes it.
    pub by: TakenBy,
    /// What is asked when it is taken.
    pub asks: Asks,
    /// Only for players who gave a number above zero in that earlier step.
    pub after: Option<String>,
    /// Whether the game begins with it: not before the round does, and not when nothing new may be begun.
    pub begins: bool,
}

/// Who takes a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TakenBy {
    /// One of the two, for both.
    Either,
    /// Each of the two, in any order.
    Each,
    /// Each of the two, first the player named in that earlier step.
    InOrder(String),
    /// The player named in that earlier step.
    Holder(String),
}

/// What is asked when a step is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// Nothing: it is ticked.
    Nothing,
    /// One of the two players. The answer is also that of a procedure's input of this name.
    Player {
        /// The input of a procedure that is answered by it.
        input: Option<String>,
    },
    /// A number.
    Count {
        /// The most it can be.
        most: u32,
    },
    /// The number the player's deck list states, where there is a list: its name in the deck rules.
    OfDeck {
        /// Which number.
        figure: String,
        /// The most it can be.
        most: u32,
    },
}

impl TableStep {
    pub(crate) fn read_all(root: &Fields<'_>, inputs: &[&str]) -> Vec<TableStep> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let before = declared.all();
            let before: Vec<&str> = before.iter().map(String::as_str).collect();
            let step = TableStep {
                id: declared.name(&fields),
                clause: fields.clause_if_any("clause"),
                once: fields.clause_if_any("once"),
                by: taken_by(&fields, &before),
                asks: asks(&fields, inputs),
                after: reference_if_any(&fields, "after", &before),
                begins: fields.flag_or("begins", false),
            };
            fields.done();
            step
        };
        root.tables_if_any("table_set_up").into_iter().map(read).collect()
    }
}

fn taken_by(fields: &Fields<'_>, before: &[&str]) -> TakenBy {
    let named = || {
        let field = fields.need("of", Expected::Name);
        field.map(|field| reference(&field, fields.notes(), before)).unwrap_or_default()
    };
    match fields.word_if_any("by").unwrap_or(By::Each) {
        By::Either => TakenBy::Either,
        By::Each => TakenBy::Each,
        By::InOrder => TakenBy::InOrder(named()),
        By::Holder => TakenBy::Holder(named()),
    }
}

fn asks(fields: &Fields<'_>, inputs: &[&str]) -> Asks {
    match fields.word_if_any("asks").unwrap_or(Asked::Nothing) {
        Asked::Nothing => Asks::Nothing,
        Asked::Player => Asks::Player { input: reference_if_any(fields, "input", inputs) },
        Asked::Count => Asks::Count { most: fields.number("most", 1, 1000) },
        Asked::OfDeck => Asks::OfDeck { figure: fields.name("figure"), most: fields.number("most", 1, 1000) },
    }
}

/// The words for who takes a step.
#[derive(Clone, Copy)]
enum By {
    Either,
    Each,
    InOrder,
    Holder,
}

/// The words for what is asked.
#[derive(Clone, Copy)]
enum Asked {
    Nothing,
    Player,
    Count,
    OfDeck,
}

impl Word for By {
    const ALL: &'static [(&'static str, By)] =
        &[("either", By::Either), ("each", By::Each), ("in_order", By::InOrder), ("holder", By::Holder)];
}

impl Word for Asked {
    const ALL: &'static [(&'static str, Asked)] = &[
        ("nothing", Asked::Nothing),
        ("player", Asked::Player),
        ("count", Asked::Count),
        ("of_deck", Asked::OfDeck),
    ];
}
