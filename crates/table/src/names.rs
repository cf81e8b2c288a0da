//! What players are called.

use epic::{Game, Side};
use web::Reader;

/// What a player is called; by the side while there is no name.
pub(crate) fn name(reader: &Reader, game: &Game, side: Side) -> String {
    match game.player(side) {
        "" => reader.say(&side.saying()),
        name => name.to_owned(),
    }
}
