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
    /// What the player may answer, listed once for bot and table.
    legal: Vec<Answer>,
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
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        Seen { seat, state, legal }
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

    /// What the player may answer.
    pub fn legal(&self) -> &[Answer] {
        &self.legal
    }

    /// A game that could be the real one: everything hidden is dealt at random.
    pub fn imagine(&self, chance: &mut Chance) -> State {
        self.state.resample(Some(self.seat), chance)
    }
}

/// The hidden-looking cards that stay where they are: shown to the player at the moment, or named by an ability under way.
fn pinned(game: &State, seat: Seat) -> [bool; 256] {
    let mut pinned = [false; 256];
    for (id, _) in game.shown(Some(seat)) {
        pinned[usize::from(id.0)] = true;
    }
    for it in game.reserve.iter().filter(|it| game.knows(Some(seat), **it)) {
        pinned[usize::from(it.card.0)] = true;
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
    let free = |id: ObjId| !pinned[usize::from(id.0)];
    // Numbers go up with the places in the game's list: no need to sort.
    let mut ids = [ObjId::NONE; 256];
    let mut count = 0;
    for (at, obj) in state.objs.iter().enumerate() {
        let unknown = match obj.loc {
            Loc::Deck => true,
            Loc::Hand | Loc::Reserve(_) => hide_hand,
            Loc::Discard | Loc::Removed | Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) => false,
        };
        if obj.owner == owner && unknown && !pinned[at] {
            ids[count] = ObjId(at as u8);
            count += 1;
        }
    }
    let held = lay_reserve(state, owner, &mut ids[..count], pinned);
    let mut next = ids[held..count].iter().copied();
    let in_hand = if hide_hand { state.player(owner).hand.len() } else { 0 };
    for at in 0..in_hand {
        if free(state.player(owner).hand[at])
            && let Some(id) = next.next()
        {
            state.player_mut(owner).hand[at] = id;
            state.obj_mut(id).loc = Loc::Hand;
        }
    }
    for at in 0..state.player(owner).deck.len() {
        if free(state.player(owner).deck[at])
            && let Some(id) = next.next()
        {
            state.player_mut(owner).deck[at] = id;
            state.obj_mut(id).loc = Loc::Deck;
        }
    }
}

/// Puts the first of the unknown cards that can strike into the places in reserve whose cards are unknown, in order. They
/// stand in front of the others afterwards; says how many they are.
fn lay_reserve(state: &mut State, owner: Seat, ids: &mut [ObjId], pinned: &[bool; 256]) -> usize {
    if state.reserve.is_empty() {
        return 0;
    }
    let mut laid = 0;
    let before = *state;
    for at in 0..state.reserve.len() {
        let was = state.reserve[at].card;
        if state.obj(was).owner != owner || pinned[usize::from(was.0)] || !ids.contains(&was) {
            continue;
        }
        let Some(from) = (laid..ids.len()).find(|from| state.card(ids[*from]).deep_strike().is_some()) else {
            continue;
        };
        ids[laid..=from].rotate_right(1);
        let id = ids[laid];
        state.reserve[at].card = id;
        state.obj_mut(id).loc = before.obj(was).loc;
        laid += 1;
    }
    laid
}
