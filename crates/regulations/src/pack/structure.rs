//! How many rounds, by the number of players: the structure tables, cuts, and occasions that prescribe them.

use rulebook::Clause;
use serde::Serialize;

use super::names::{Declared, reference_if_any};
use crate::fields::Fields;
use crate::problem::{Expected, Fault};

/// The name every pack gives to structures outside its tables.
pub const CUSTOM: &str = "custom";

/// One structure of the pack, such as `basic`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Structure {
    /// Its name.
    pub id: String,
    /// The rows, without gaps or overlaps, from few players to many.
    pub rows: Vec<Row>,
    /// The clause with the table.
    pub clause: Option<Clause>,
}

/// One row: from so many players to so many, these rounds and this cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The fewest players.
    pub from: u32,
    /// The most players; `None` for any number above.
    pub to: Option<u32>,
    /// Swiss rounds.
    pub swiss: u32,
    /// How many play on in single elimination; `None` for no cut.
    pub cut: Option<u32>,
}

/// A kind of tournament that prescribes a structure or a tier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Occasion {
    /// Its name, such as `store_championship`.
    pub id: String,
    /// The structure it has, `custom` included.
    pub structure: Option<String>,
    /// The tier it has.
    pub tier: Option<String>,
    /// Whether another choice is refused; otherwise these are only preselected.
    pub binding: bool,
    /// The clause that prescribes it.
    pub clause: Option<Clause>,
}

/// The most players a table row may speak of; above every tournament there ever was.
const MOST_PLAYERS: i64 = 10_000_000;

impl Structure {
    /// The row for that many players; `None` if the table has none.
    pub fn row(&self, players: u32) -> Option<&Row> {
        let after = self.rows.partition_point(|row| row.from <= players);
        let row = self.rows[..after].last()?;
        row.to.is_none_or(|to| players <= to).then_some(row)
    }

    pub(crate) fn read_all(root: &Fields<'_>, cut_sizes: &[u32]) -> Vec<Structure> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let id = declared.name(&fields);
            if id == CUSTOM {
                fields.notes().note(fields.at(), &fields.path_of("id"), Fault::TakenId { read: id.clone() });
            }
            let structure = Structure {
                id,
                rows: Row::read_all(&fields, cut_sizes),
                clause: fields.clause_if_any("clause"),
            };
            fields.done();
            structure
        };
        root.tables("structures").into_iter().map(read).collect()
    }
}

impl Row {
    fn read_all(structure: &Fields<'_>, cut_sizes: &[u32]) -> Vec<Row> {
        let notes = structure.notes();
        let mut rows: Vec<Row> = Vec::new();
        for fields in structure.tables("rows") {
            let row = Row {
                from: fields.number("from", 2, MOST_PLAYERS),
                to: fields.number_if_any("to", 2, MOST_PLAYERS),
                swiss: fields.number("swiss", 0, 100),
                cut: fields.number_if_any("cut", 2, MOST_PLAYERS),
            };
            if let Some(cut) = row.cut.filter(|cut| !cut_sizes.is_empty() && !cut_sizes.contains(cut)) {
                let declared = cut_sizes.iter().map(ToString::to_string).collect();
                let fault = Fault::NotDeclared { read: cut.to_string(), declared };
                notes.note(fields.at(), &fields.path_of("cut"), fault);
            }
            let note = |fault| notes.note(fields.at(), &fields.path_of("from"), fault);
            match rows.last().map(|last| last.to) {
                None => {}
                Some(None) => note(Fault::AfterOpenEnd),
                Some(Some(end)) if row.from > end + 1 => note(Fault::Gap { from: end + 1, to: row.from - 1 }),
                Some(Some(end)) if row.from <= end => note(Fault::Overlap { from: row.from, to: end }),
                Some(Some(_)) => {}
            }
            if let Some(to) = row.to.filter(|to| *to < row.from) {
                let fault =
                    Fault::OutOfRange { read: i64::from(to), least: i64::from(row.from), most: MOST_PLAYERS };
                notes.note(fields.at(), &fields.path_of("to"), fault);
            }
            rows.push(row);
            fields.done();
        }
        if rows.is_empty() {
            let fault = Fault::MissingField { expected: Expected::FilledList };
            notes.note(structure.at(), &structure.path_of("rows"), fault);
        }
        rows
    }
}

impl Occasion {
    pub(crate) fn read_all(root: &Fields<'_>, structures: &[Structure], tiers: &[&str]) -> Vec<Occasion> {
        let mut structures: Vec<&str> = structures.iter().map(|structure| structure.id.as_str()).collect();
        structures.push(CUSTOM);
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let occasion = Occasion {
                id: declared.name(&fields),
                structure: reference_if_any(&fields, "structure", &structures),
                tier: reference_if_any(&fields, "tier", tiers),
                binding: fields.flag_or("binding", true),
                clause: fields.clause_if_any("clause"),
            };
            fields.done();
            occasion
        };
        root.tables_if_any("occasions").into_iter().map(read).collect()
    }
}
