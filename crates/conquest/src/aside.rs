//! Planets out of the game: those that were not laid out, at which nobody has looked, and those that left the row. Named by one
//! number: the place in the row, and beyond the row the place among those not laid out.

use crate::ability::Reg;
use crate::answer::Ask;
use crate::card::CardId;
use crate::state::{PlanetState, Run, Seat, Slot, State};

impl State {
    /// The planets out of the game, in a fixed order.
    pub(crate) fn asides(&self) -> impl Iterator<Item = (u8, CardId)> + '_ {
        let row = self.row.iter().map(|it| (it.card, it.state == PlanetState::Removed));
        let out = self.out.iter().map(|card| (*card, true));
        let all = row.chain(out).enumerate();
        all.filter(|(_, (card, out))| *out && card.is_known()).map(|(at, (card, _))| (at as u8, card))
    }

    /// The planet out of the game of that number.
    pub(crate) fn aside(&self, at: u8) -> Option<CardId> {
        self.asides().find(|it| it.0 == at).map(|it| it.1)
    }

    /// Which of the planets that were not laid out that viewer has seen.
    pub(crate) fn knows_out(&self, viewer: Option<Seat>) -> [bool; 3] {
        let looked = viewer.is_some_and(|seat| self.out_seen[0] & seat.bit() != 0);
        [0, 1, 2].map(|at| looked || self.out_seen[1] >> at & 1 != 0)
    }

    /// Comes to the choice of a planet out of the game: whoever chooses looks at them.
    pub(crate) fn choose_aside(&mut self, mut run: Run, into: Reg) {
        let all: Vec<(u8, CardId)> = self.asides().take(2).collect();
        match all[..] {
            [] => {
                run.regs[usize::from(into)] = Slot::Empty;
                run.did = false;
                self.next_op(run);
            }
            [(only, _)] => {
                run.regs[usize::from(into)] = Slot::Aside(only);
                self.next_op(run);
            }
            _ => {
                self.out_seen[0] |= run.ctrl.bit();
                self.reveals += 1;
                self.ask(Ask::Aside, run.ctrl);
            }
        }
    }

    /// Both players choose a planet in secret; when both have, the choices are revealed.
    pub(crate) fn choose_in_secret(&mut self, mut run: Run, yours: Reg, theirs: Reg) {
        let seats = [run.ctrl, run.ctrl.other()];
        if seats.iter().any(|seat| self.player(*seat).dial.is_none()) {
            self.ask = Ask::Secret;
            self.asked =
                seats.iter().filter(|seat| self.player(**seat).dial.is_none()).map(|it| it.bit()).sum();
            return;
        }
        for (seat, into) in seats.into_iter().zip([yours, theirs]) {
            let number = self.player_mut(seat).dial.take().unwrap_or(1);
            let planet = self.face_up().nth(usize::from(number.max(1)) - 1);
            let place = planet.map(crate::state::Place::Planet);
            run.regs[usize::from(into)] = place.map_or(Slot::Empty, Slot::Place);
        }
        self.reveals += 1;
        self.next_op(run);
    }
}
