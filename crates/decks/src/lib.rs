//! Decks: the cards of the games Marshal knows or a pack brings along, deck lists in and out, and whether a deck is legal.
//!
//! Three steps, each usable alone:
//!
//! 1. [`parse`] reads a list in any known format (OCTGN, ConquestDB, Conquest-LCG-Site, fiveringsdb, ringteki, plain
//!    lines), recognised by its content: a [`Draft`].
//! 2. [`Draft::identify`] finds its cards for one tournament, the [`Setting`]: a [`Reading`] with the [`DeckList`] and every
//!    line that could not be identified, with the cards it may have meant.
//! 3. [`check()`] judges the list: [`Finding`]s, each with its clause, its cards and what would mend it. All of them, not
//!    only the first. ([`Reading::check`] does so while lines are still unread.)
//!
//! ```
//! use decks::{Rules, Setting, parse};
//! use rulebook::Cites;
//!
//! let setting = Setting::new(&Rules::named("conquest-1.2").unwrap(), "2026-11-14".parse().unwrap());
//! let reading = parse("1x Nazdreg\n3x Goff Nob\n3x Sicarius's Chosen\n1x Shota").unwrap().identify(&setting);
//! // Nobody is called Shota:
//! assert_eq!(reading.troubles[0].clause().to_string(), "CT-2.2.42");
//!
//! let findings = reading.check(&setting);
//! let clauses: Vec<String> = findings.iter().map(|finding| finding.clause().to_string()).collect();
//! // Too few cards; the squad is missing (two of its four cards may be on the unread line); a foreign signature card.
//! assert_eq!(clauses, ["CT-2.2.7", "CG-4.1.2", "CG-4.1.2", "CG-4.2.3"]);
//! assert_eq!(reading.list.fingerprint().len(), 64);
//! ```
//!
//! Beside them: [`search`] over the whole catalogue, [`write()`] into every format, [`Sheet`] for a deck check on paper,
//! [`inspection`] for sleeves and backs.
//!
//! **Promises.** Pure: no I/O, no clock. No text makes it panic, and memory is bounded ([`MOST_BYTES`], [`MOST_LINES`],
//! [`MOST_LINE`]), and so is time: whatever is read is answered within some milliseconds.
//! Nothing is matched silently: what was understood beyond the letters is a [`Remark`]. Catalogue data are facts of our
//! own collection; there is no printed card text.

// A new variant is to be looked at wherever one is decided on.
#![warn(clippy::wildcard_enum_match_arm)]

mod catalogue;
mod check;
mod coded;
mod finding;
mod fold;
mod formats;
mod identify;
mod identity;
pub mod inspection;
mod judge;
mod list;
mod nearest;
mod products;
mod rules;
mod said;
mod search;
mod setting;
mod sheet;
mod trouble;

pub use catalogue::{
    Card, CardId, Catalogue, Figure, Game, Pack, PackId, Part, PartFacts, Word, catalogue, conquest, l5r,
};
pub use check::{check, comes_with, could_hold, is_legal, sums};
pub use finding::{Fault, Finding, Weight};
pub use fold::fold;
pub use formats::{
    Declared, Draft, Format, Line, MOST_BYTES, MOST_LINE, MOST_LINES, Unreadable, Unwritable, Wanted,
    as_text, parse, parse_for, write,
};
pub use identify::Reading;
pub use identity::Identity;
pub use judge::{Judgement, judge};
pub use list::{DeckList, Entry, MOST_COPIES};
pub use products::{Products, Region};
pub use regulations::PartUse;
pub use rules::{Figured, ListedCards, Misfit, Norm, Rules, Unfit};
pub use said::Said;
pub use search::{BadQuery, Field, Hits, Query, search};
pub use setting::{Restricted, Setting, Standing};
pub use sheet::{Group, Sheet, blank_form};
pub use trouble::{Remark, Trouble, What};
