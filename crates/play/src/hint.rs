//! A hint: what a bot would answer in the reader's place, and why. Only against a bot: between people advice is nobody's.

use conquest::bots::advise;
use conquest::game::TableView;
use conquest::rng::Chance;

use crate::board::Hint;
use crate::{Look, Play};

/// The hint at this question, if `wanted` is the number of the question it was asked for at.
pub(crate) async fn hint(play: &Play, look: &Look, view: &TableView, wanted: Option<usize>) -> Hint {
    let game = &look.snapshot.state;
    let Some(seat) = look.seat.filter(|seat| game.bot(seat.other()).is_some()) else { return Hint::None };
    let Some(seen) = game.asks(seat) else { return Hint::None };
    if wanted != Some(view.question) {
        return Hint::Offered;
    }
    let Ok(_permit) = play.desk.advisers.try_acquire() else { return Hint::Busy };
    // The same question gets the same hint, however often it is asked for.
    let mut chance = Chance::new(view.answers as u64);
    let thought = rooms::beside(move || advise(&seen, &mut chance)).await;
    thought.flatten().map_or(Hint::Busy, Hint::Given)
}
