//! Names that a pack declares, and references to them.

use std::collections::BTreeSet;

use crate::fields::{Field, Fields, Notes};
use crate::problem::{Expected, Fault};

/// The names declared so far in one list; a second use is a problem.
#[derive(Debug, Default)]
pub(crate) struct Declared(BTreeSet<String>);

impl Declared {
    /// Reads the `id` of one item of the list.
    pub(crate) fn name(&mut self, fields: &Fields<'_>) -> String {
        let id = fields.name("id");
        if !self.0.insert(id.clone()) && !id.is_empty() {
            let fault = Fault::Repeated { read: id.clone() };
            fields.notes().note(fields.at(), &fields.path_of("id"), fault);
        }
        id
    }

    pub(crate) fn all(&self) -> Vec<String> {
        self.0.iter().cloned().collect()
    }
}

/// A name that must be among the known ones.
pub(crate) fn reference(field: &Field<'_>, notes: &Notes, known: &[&str]) -> String {
    let Some(name) = field.name(notes) else { return String::new() };
    if !known.contains(&name.as_str()) {
        let declared = known.iter().map(|name| (*name).to_owned()).collect();
        field.note(notes, Fault::NotDeclared { read: name.clone(), declared });
    }
    name
}

pub(crate) fn reference_if_any(fields: &Fields<'_>, key: &str, known: &[&str]) -> Option<String> {
    fields.find(key).map(|field| reference(&field, fields.notes(), known))
}

/// At least one reference.
pub(crate) fn references(fields: &Fields<'_>, key: &str, known: &[&str]) -> Vec<String> {
    let Some(field) = fields.need(key, Expected::FilledList) else { return Vec::new() };
    let items = field.items(fields.notes());
    if items.is_empty() {
        field.wrong(fields.notes(), Expected::FilledList);
    }
    items.iter().map(|item| reference(item, fields.notes(), known)).collect()
}

pub(crate) fn references_if_any(fields: &Fields<'_>, key: &str, known: &[&str]) -> Vec<String> {
    let items = fields.items_if_any(key);
    items.iter().map(|item| reference(item, fields.notes(), known)).collect()
}
