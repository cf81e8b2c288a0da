//! Fields of forms that hold one of a few words, or the size of a table.

use epic::Table;
use rulebook::reading::Tree;
use rulebook::{Saying, say};
use serde::de::DeserializeOwned;
use web::{Fields, Problem};

use crate::problem;

/// A field that holds one of a few words.
pub(crate) fn word<T: DeserializeOwned>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let text: String = fields.get(name).chars().take(40).collect();
    let word = Tree::Text(text.as_str().into()).read();
    word.map_err(|_| problem::field(name, say!("table-unknown-word", read = text.as_str())))
}

/// A field that holds a whole number within bounds, both included.
pub(crate) fn whole(fields: &Fields, name: &str, least: u32, most: u32) -> Result<u32, Problem> {
    let wrong = || problem::field(name, say!("epic-file-whole-between", least = least, most = most));
    let read: u32 = fields.get(name).trim().parse().map_err(|_| wrong())?;
    if (least..=most).contains(&read) { Ok(read) } else { Err(wrong()) }
}

/// A bare table of the size typed.
pub(crate) fn size(fields: &Fields) -> Result<Table, Problem> {
    table_of(fields.get("size")).map_err(|why| problem::field("size", why))
}

/// The size of a table as it is typed, such as `120x180`.
fn table_of(text: &str) -> Result<Table, Saying> {
    let wrong = || {
        let (least, most) = Table::SIDES_CM;
        say!(
            "epic-cli-bad-size",
            read = text.chars().take(40).collect::<String>(),
            least = least,
            most = most
        )
    };
    let (one, other) = text.split_once(['x', 'X', '×', ' ']).ok_or_else(wrong)?;
    let side = |text: &str| epic::typed::length(text).map_err(|_| wrong());
    let table = Table::bare(side(one)?, side(other)?);
    table.sound().map_err(|_| wrong())?;
    Ok(table)
}
