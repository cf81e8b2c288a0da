//! A table of a match: set-up before the start, the end of the round's time, and what the board then says.
//!
//! The host tells the table how its round stands. Before the start players set up and wait; when the time of the round is up the
//! game is played to the end of its game round and no further (CT-4.1.3, PT-4.2.3). What then decides is the host's
//! procedure; the figures for it are counted here.

use super::{Ending, Game, Hosted, How, Moment, RoundNow, Table};
use crate::card::{MATERIAL, STRONGPOINT, TECH};
use crate::cards::card;
use crate::state::{Phase, Seat, State};

/// What is counted on a table when time has ended its game, in the order of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub planets: [u32; 2],
    /// Every symbol on the planets captured.
    pub symbols: [u32; 2],
    /// Who captured a planet last.
    pub last_planet: Option<Seat>,
    /// Units in the discard piles.
    pub discarded_units: [u32; 2],
    /// Who had initiative in the last game round.
    pub initiative: Seat,
}

impl Game {
    /// The match this table belongs to.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.settings()?.hosted.as_ref()
    }

    /// How far the round of its match is, as the table was told.
    pub fn round_now(&self) -> RoundNow {
        self.table.as_ref().map(|table| table.round_now).unwrap_or_default()
    }

    /// When the game ended, and how.
    pub fn ended(&self) -> Option<(Moment, Ending)> {
        let table = self.table.as_ref()?;
        table.end.as_ref().map(|(ending, _)| (table.last, *ending))
    }

    /// Both players met an end condition at once; who had initiative chose.
    pub fn ended_together(&self) -> bool {
        self.state().is_some_and(|state| state.players.iter().all(|player| player.lost.is_some()))
    }

    /// What lies on the table.
    pub fn figures(&self) -> Option<Figures> {
        let last = self.table.as_ref()?.last_round;
        self.state().map(|state| Figures::of(state, last))
    }
}

impl Figures {
    fn of(state: &State, last_round: Option<u8>) -> Figures {
        let each = |count: &dyn Fn(Seat) -> usize| Seat::BOTH.map(|seat| count(seat) as u32);
        let planets = |seat: Seat| state.player(seat).display.iter();
        let symbols = |at: &u8| {
            let types = card(state.row[usize::from(*at)].card).planet.types;
            [MATERIAL, STRONGPOINT, TECH].into_iter().filter(|kind| types & kind != 0).count()
        };
        let discarded = |seat: Seat| {
            let pile = state.player(seat).discard.iter();
            pile.filter(|id| card(state.obj(**id).card).kind.is_unit()).count()
        };
        // The engine has passed the token on where the last game round is over.
        let passed = last_round.is_some_and(|last| state.round > last);
        Figures {
            planets: each(&|seat| planets(seat).count()),
            symbols: each(&|seat| planets(seat).map(symbols).sum()),
            last_planet: state.last_captor,
            discarded_units: each(&discarded),
            initiative: if passed { state.initiative.other() } else { state.initiative },
        }
    }
}

impl Table {
    /// Whether somebody plays here in a match: nothing outside of the game may be looked at then (CT-3.4.1, PT-1.7.11).
    pub(super) fn is_hosted(&self) -> bool {
        self.settings.hosted.is_some()
    }

    /// Whether the first game round waits for the start of the round.
    pub(super) fn waits(&self) -> bool {
        self.round_now == RoundNow::Waiting && self.is_hosted()
    }

    /// The host tells how far the round is. The last game round is the one in which an answer was given; between two game
    /// rounds and in set-up no further one is begun.
    pub(super) fn round_told(&mut self, now: RoundNow) {
        self.round_now = now;
        self.last_round = match (now, &self.played) {
            (RoundNow::TimeCalled, Some(played)) => {
                let answers = played.replay().answers.len();
                let acted = answers.checked_sub(1).map_or(0, |last| played.at(last).state().round);
                Some(acted.min(played.state().round))
            }
            _ => None,
        };
    }

    /// The round's time has ended the game.
    pub(super) fn ended_by_time(&self) -> Option<Ending> {
        let (last, state) = (self.last_round?, self.played.as_ref()?.state());
        let over = state.phase == Phase::Setup || (state.round > last && state.phase == Phase::Deploy);
        over.then_some(Ending { winner: None, how: How::RoundTime })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    /// Shows CT-4.3.15, CT-4.3.17, PT-4.4.15, PT-4.4.17: all symbols count, not their kinds; a synapse unit is a unit, other cards
    /// in the pile are none.
    #[test]
    fn every_symbol_and_every_unit_is_counted() {
        let state = board(
            "players: Tina = The Swarmlord; Chris = Nazdreg
            initiative: Tina
            planets: Atrox Prime [Tina], Carnath [Tina], Plannum [Chris], Ferrin [Chris], Barlus, Elouith, Iridial
            phase: combat
            round: 5
            Tina discard: Stalking Lictor, Goff Nob
            Chris discard: Goff Nob, Ork Kannon, Battle Cry, Goff Nob",
        );
        let figures = Figures::of(&state, None);
        assert_eq!(figures.planets, [2, 2]);
        assert_eq!(figures.symbols, [4, 3], "two kinds, twice each, and three kinds once");
        assert_eq!(figures.discarded_units, [2, 2]);
    }
}
