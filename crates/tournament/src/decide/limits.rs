//! A limit on everything that comes in, so that no input can make a tournament unreadable or unbearably large.

use crate::command::{Given, Wish};
use crate::refusal::Why;

/// Whether everything given with a wish is within its limits (`command/given.rs`).
pub(super) fn check(wish: &Wish) -> Result<(), Why> {
    wish.given().into_iter().try_for_each(within)
}

fn within(given: Given<'_>) -> Result<(), Why> {
    match given {
        Given::Reason { text, most } => written("reason", text, most),
        Given::Text { field, text, most } => written(field, text, most),
        Given::Note { field, text, most } => at_most(field, text, most),
        Given::Number { value, least, most, .. } if (least..=most).contains(&value) => Ok(()),
        Given::Number { field, value, least, most } => Err(Why::NumberRange { field, value, least, most }),
    }
}

/// Neither empty nor too long.
fn written(field: &'static str, text: &str, most: usize) -> Result<(), Why> {
    if text.trim().is_empty() {
        return Err(Why::TextLength { field, length: 0, most });
    }
    at_most(field, text, most)
}

fn at_most(field: &'static str, text: &str, most: usize) -> Result<(), Why> {
    let length = text.chars().count();
    if length > most { Err(Why::TextLength { field, length, most }) } else { Ok(()) }
}
