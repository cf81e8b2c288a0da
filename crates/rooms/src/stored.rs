//! Facts on their way into the journal and back.

use journal::{Change, Fact as Record, Moment as Stamp, Name, StreamId, Version};
use rulebook::{Kept, Written};

use crate::setback::Setback;

/// The kind of every record of a rulebook.
const FACT: &str = "fact";

/// What a room adds to its stream.
pub(crate) fn change<R: Kept>(
    stream: &StreamId,
    expected: Version,
    who: &str,
    facts: &[R::Fact],
) -> Result<Change, Setback<R::Refusal>> {
    let unfit = |unfit: journal::Unfit| Setback::Damaged(unfit.to_string());
    let record = |fact: &R::Fact| {
        let text = fact.to_text().map_err(|error| Setback::Damaged(error.to_string()))?;
        Record::new(FACT, &text).map_err(unfit)
    };
    Ok(Change {
        stream: stream.clone(),
        kind: Name::new(R::KIND).map_err(unfit)?,
        expected,
        who: Name::new(&fitting(who)).map_err(unfit)?,
        at: now().map_err(unfit)?,
        facts: facts.iter().map(record).collect::<Result<_, _>>()?,
    })
}

/// Facts as they were written. What cannot be read is named by its place, never repeated.
pub(crate) fn facts_of<R: Kept>(records: &[journal::Record]) -> Result<Vec<R::Fact>, Setback<R::Refusal>> {
    let fact = |record: &journal::Record| {
        R::Fact::from_text(&record.body).map_err(|error| {
            let (line, column) = (error.line, error.column);
            Setback::Damaged(format!("record {} at {line}:{column}", record.version.0))
        })
    };
    records.iter().map(fact).collect()
}

/// When a record was written, in milliseconds since 1970.
pub(crate) fn moment_of<Refusal>(record: &journal::Record) -> Result<i64, Setback<Refusal>> {
    let read: Result<jiff::Timestamp, _> = record.at.parse();
    read.map(jiff::Timestamp::as_millisecond)
        .map_err(|_| Setback::Damaged(format!("record {}: no moment", record.version.0)))
}

/// The present moment, as the journal writes it.
pub(crate) fn now() -> Result<Stamp, journal::Unfit> {
    Stamp::new(&jiff::Timestamp::now().to_string())
}

/// A name as the journal takes it: people may choose longer ones, and stranger letters. The facts have it as it is.
pub(crate) fn fitting(who: &str) -> String {
    let mut name: String = who.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    while name.len() > journal::MOST_NAME_BYTES {
        name.pop();
    }
    if name.trim().is_empty() { "-".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_fits_the_journal() {
        for who in ["", "   ", "Ana", "A\u{0}b\n", &"Łukasz ".repeat(100), "🎲".repeat(80).as_str()] {
            assert!(Name::new(&fitting(who)).is_ok(), "{who:?}");
        }
    }
}
