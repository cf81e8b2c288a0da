//! Rules packs: one edition of a regulation as data, and the ledgers of clauses they cite.
//!
//! A pack says what a document says; code says how. Points, results, endings, round lengths, the phases of going to
//! time, end-of-round procedures, structure tables, tiers: all of it is data in `packs/*.toml`, so that no game's name
//! ever stands in code that serves all games. Start with [`Pack`]; every part of it has a module of its own.
//!
//! Code that serves all games refuses by [`Topic`]; [`Pack::clause`] says which clause of which document that is.
//!
//! ```
//! use regulations::{Topic, pack};
//!
//! let pack = pack("conquest-1.2").unwrap();
//! assert_eq!(pack.outcome("modified_win").unwrap().points, 4);
//! assert_eq!(pack.structure("basic").unwrap().row(18).unwrap().cut, Some(4));
//! assert_eq!(pack.clause(Topic::RejoinSameStage).to_string(), "CT-4.2.14");
//! ```
//!
//! **Invariants.** A [`Pack`] exists only if everything it refers to is declared; a file with anything wrong in it gives
//! a [`PackError`] with all problems, each with file, line, field, what was read and what would be accepted. Every topic
//! has a clause in every pack. Nothing here reads a file or a clock: texts come in, values go out.

mod day;
mod fields;
pub mod ledger;
mod library;
mod naming;
mod pack;
mod problem;
mod topic;
mod tree;

pub use day::{Day, DayError};
pub use ledger::{Ledger, ledger};
pub use library::{BUILT_IN, Source, pack, packs, source};
pub use naming::{BUILT_IN_KEYS, Named};
pub use pack::*;
pub use problem::{Expected, Fault, PackError, Problem};
pub use topic::Topic;
pub use tree::MOST_BYTES;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_pack_loads() {
        for source in BUILT_IN {
            let id = source.file.trim_end_matches(".toml");
            assert_eq!(pack(id).map(|pack| pack.id.as_str()), Some(id));
        }
    }

    #[test]
    fn every_topic_has_a_clause_of_the_house_and_that_clause_exists() {
        for topic in Topic::ALL {
            let clause = ledger().house(*topic);
            let entry = ledger().get(clause).expect("the house has the clause");
            assert_eq!(entry.topic.as_deref(), Some(topic.name()), "add {topic} to clauses/house.toml");
        }
        let house = ledger().entries().filter_map(|entry| entry.topic.as_deref());
        for name in house {
            assert!(Topic::named(name).is_some(), "clauses/house.toml has {name}, the enum Topic has not");
        }
    }
}
