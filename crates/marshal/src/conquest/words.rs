//! Questions and answers of a game in words, for the person at the screen.

use conquest::game::Did;
use conquest::state::{Loc, Loss};
use conquest::{Answer, Outcome, Seat, State};
use rulebook::{Saying, say};

/// Who is sitting at the screen, and so who is "you".
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader(pub(super) Seat);

impl Reader {
    /// "You" or "the opponent".
    pub(super) fn who(self, seat: Seat) -> Saying {
        if seat == self.0 { say!("conquest-you") } else { say!("conquest-opponent") }
    }

    /// What that player answered, without what the reader may not know.
    pub(super) fn told(self, state: &State, seat: Seat, answer: Answer) -> Saying {
        let secret = |id| matches!(state.obj(id).loc, Loc::Hand | Loc::Deck);
        let did = match answer {
            Answer::Dial(_) if seat != self.0 => Did::DialSet,
            Answer::Reserve { planet, .. } if seat != self.0 => {
                Did::ReserveSecret { planet: (planet, state.row[usize::from(planet)].card) }
            }
            Answer::Pick(id) if seat != self.0 && secret(id) => Did::PickSecret,
            _ => Did::of(state, answer),
        };
        say!("conquest-told", who = self.who(seat), what = did.told(&|seat| self.who(seat)))
    }

    /// An answer in words.
    pub(super) fn answer(self, state: &State, answer: Answer) -> Saying {
        Did::of(state, answer).saying(&|seat| self.who(seat))
    }

    /// The question being asked.
    pub(super) fn question(self, state: &State) -> Saying {
        state.view(Some(self.0)).question(&|seat| self.who(seat))
    }

    /// How the game ended.
    pub(super) fn outcome(self, outcome: Outcome) -> Saying {
        let Outcome::Won { by, how } = outcome else {
            return match outcome {
                Outcome::Draw => say!("conquest-end-draw"),
                _ => say!("conquest-end-other"),
            };
        };
        let how = match how {
            Loss::Conquest => say!("conquest-end-conquest"),
            Loss::WarlordDeath => say!("conquest-end-warlord"),
            Loss::EmptyDeck => say!("conquest-end-deck"),
            Loss::NoPlanets => say!("conquest-end-planets"),
            Loss::Concession => say!("conquest-end-concession"),
        };
        if by == self.0 {
            say!("conquest-over-won", how = how)
        } else {
            say!("conquest-over-lost", how = how)
        }
    }
}
