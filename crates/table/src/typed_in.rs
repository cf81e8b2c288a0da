//! Fields of forms that hold one of a few words, or the size of a table.

use epic::Table;
use rulebook::say;
use serde::de::DeserializeOwned;
use web::{Fields, Problem};

use crate::page::set_up;
use crate::problem;

/// A field that holds one of a few words.
pub(crate) fn word<T: DeserializeOwned>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let text: String = fields.get(name).chars().take(40).collect();
    serde_json::from_value(text.clone().into())
        .map_err(|_| problem::field(name, say!("table-unknown-word", read = text)))
}

/// A bare table of the size typed.
pub(crate) fn size(fields: &Fields) -> Result<Table, Problem> {
    set_up::size(fields.get("size")).map_err(|why| problem::field("size", why))
}
