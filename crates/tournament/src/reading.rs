//! By which edition of our readings a step was decided.
//!
//! Regulations leave things open, and an answer given once may be given otherwise later. A history keeps what was decided then;
//! whoever proves it must decide by what was read then. So every step says its edition, rules that were tightened ask for
//! it, and [`Reading::NOW`] is raised whenever something is refused, or comes out otherwise, that did not before. So it is when
//! the catalogue changes by which deck lists are judged: a list of an earlier edition was judged by an earlier catalogue.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition of our readings. They only ever follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Reading(u16);

impl Reading {
    /// What was read before steps said so.
    pub const FIRST: Reading = Reading(1);
    /// A missing card costs only a game without a result, and nobody decides a game of his or her own by one; nobody calls
    /// to a table of a draw nobody has seen; a recommendation is made once; who stands in a bracket is not dropped for not
    /// having checked in; of several possible results, the one that gives the winner least is taken.
    pub const SECOND: Reading = Reading(2);
    /// Leaving a game of which somebody has reported the end is not conceding it; a game that time has cut off shows no
    /// more planets and symbols than a game without a winner can; no proxy is made for a card that was replaced.
    pub const THIRD: Reading = Reading(3);
    /// Every cut of an own structure is smaller than the one before it; no table is given time, by whichever way, before its round is published; a
    /// draw decides no elimination game, whatever the pack says; a report of conduct has one verdict, unless the organizer
    /// declines what was recommended.
    pub const FOURTH: Reading = Reading(4);
    /// What is decided by today.
    pub const NOW: Reading = Reading::FOURTH;

    /// Its number.
    pub fn number(self) -> u16 {
        self.0
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
    pub(crate) fn is_first(&self) -> bool {
        *self == Reading::FIRST
    }
}

impl Default for Reading {
    fn default() -> Reading {
        Reading::FIRST
    }
}
