//! What the forces of both players come to, for games in which players pick them to a total of points.

use serde::Serialize;

use crate::fields::Fields;

/// The totals of points a game is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Forces {
    /// What is played unless the organizer says otherwise.
    pub usual: u32,
    /// The least the game is balanced for.
    pub least: u32,
    /// The most.
    pub most: u32,
}

/// Above every battle there ever was.
const MOST: i64 = 100_000;

impl Forces {
    pub(crate) fn read(root: &Fields<'_>) -> Option<Forces> {
        let fields = root.table_if_any("forces")?;
        let least = fields.number("least", 1, MOST);
        let most = fields.number("most", i64::from(least), MOST);
        let usual = fields.number("usual", i64::from(least), i64::from(most));
        fields.done();
        Some(Forces { usual, least, most })
    }
}
