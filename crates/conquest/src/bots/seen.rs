//! What one player knows of a game, as a state to think with: everything hidden lies in a fixed order that says nothing.

use crate::answer::{Answer, Ask};
use crate::card::CardId;
use crate::rng::{Chance, Luck};
use crate::state::{Frame, Loc, ObjId, PlanetState, Seat, State};

/// A game as one player knows it. Two games that look the same to the player give equal values, byte for byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    seat: Seat,
    state: State,
}

impl Seen {
    /// What that player knows of the game.
    pub fn of(game: &State, seat: Seat) -> Seen {
        let mut state = *game;
        let pinned = pinned(game, seat);
        for owner in Seat::BOTH {
            lay_in_order(&mut state, owner, owner != seat, &pinned);
            if owner != seat && state.player(owner).dial.is_some() {
                state.player_mut(owner).dial = Some(1);
            }
        }
        let face_down = |state: PlanetState| state == PlanetState::FaceDown;
        let mut hidden: Vec<CardId> = state.out.to_vec();
        hidden.extend(state.row.iter().filter(|it| face_down(it.state)).map(|it| it.card));
        hidden.sort_unstable();
        let places = state.row.iter_mut().filter(|it| face_down(it.state)).map(|it| &mut it.card);
        places.chain(state.out.iter_mut()).zip(hidden).for_each(|(place, card)| *place = card);
        state.chance = Luck::quick(0);
        Seen { seat, state }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the player is asked.
    pub fn ask(&self) -> Ask {
        self.state.ask
    }

    /// Whether the player may leave a battle that leads nowhere.
    pub(super) fn battle_is_stuck(&self) -> bool {
        self.state.ask == Ask::Withdraw
            && self.state.battle.is_some_and(|battle| battle.round > super::thumb::LONG_BATTLE)
    }

    /// Lists what the player may answer.
    pub fn legal(&self, out: &mut Vec<Answer>) {
        self.state.legal(self.seat, out);
    }

    /// A game that could be the real one: everything hidden is dealt at random.
    pub fn imagine(&self, chance: &mut Chance) -> State {
        self.state.resample(Some(self.seat), chance)
    }
}

/// The hidden-looking cards that stay where they are: shown to the player at the moment, or named by an ability under way.
fn pinned(game: &State, seat: Seat) -> [bool; 256] {
    let mut pinned = [false; 256];
    for (id, _) in game.view(Some(seat)).shown {
        pinned[usize::from(id.0)] = true;
    }
    for frame in game.frames.iter() {
        if let Frame::Run(run) = frame {
            run.regs.iter().for_each(|slot| pinned[usize::from(slot.card().0)] = true);
        }
    }
    pinned
}

/// Puts a player's unknown cards in order of their numbers: first into the hand if that is hidden too, then into the deck.
fn lay_in_order(state: &mut State, owner: Seat, hide_hand: bool, pinned: &[bool; 256]) {
    let free = |id: &ObjId| !pinned[usize::from(id.0)];
    let player = state.player(owner);
    let hand: Vec<usize> = (0..player.hand.len()).filter(|at| hide_hand && free(&player.hand[*at])).collect();
    let deck: Vec<usize> = (0..player.deck.len()).filter(|at| free(&player.deck[*at])).collect();
    let mut ids: Vec<ObjId> =
        hand.iter().map(|at| player.hand[*at]).chain(deck.iter().map(|at| player.deck[*at])).collect();
    ids.sort_unstable();
    for (at, id) in hand.iter().zip(&ids) {
        state.obj_mut(*id).loc = Loc::Hand;
        state.player_mut(owner).hand[*at] = *id;
    }
    for (at, id) in deck.iter().zip(&ids[hand.len()..]) {
        state.obj_mut(*id).loc = Loc::Deck;
        state.player_mut(owner).deck[*at] = *id;
    }
}
