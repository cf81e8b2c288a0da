//! What one player knows of a game, as a state to think with: everything hidden lies in a fixed order that says nothing.

use std::fmt;
use std::sync::OnceLock;

use crate::answer::{Answer, Ask};
use crate::card::CardId;
use crate::rng::{Chance, Luck};
use crate::state::{Frame, Loc, ObjId, PLANETS, Pauses, PlanetState, Seat, State};

/// A game as one player knows it. Two games that look the same to the player give equal values, byte for byte.
///
/// One made by [`Seen::of`] holds nothing else. One that is lent at a table only for an answer looks at the game when the bot
/// does: who wants no more than the legal answers does not pay for the rest.
#[derive(Clone)]
pub struct Seen<'game> {
    seat: Seat,
    /// The game itself, which nobody but `laid` reads.
    game: Option<&'game State>,
    /// What the player knows of it.
    laid: OnceLock<Box<State>>,
    /// What the player may answer, listed once for bot and table.
    legal: Vec<Answer>,
}

impl Seen<'static> {
    /// What that player knows of the game.
    pub fn of(game: &State, seat: Seat) -> Seen<'static> {
        let laid = laid(game, seat);
        let mut legal = Vec::new();
        laid.legal(seat, &mut legal);
        Seen { seat, game: None, laid: OnceLock::from(laid), legal }
    }
}

impl<'game> Seen<'game> {
    /// What that player will be found to know of the game. The list is used again for what may be answered, which is the same
    /// whatever is hidden.
    pub(super) fn lent(game: &'game State, seat: Seat, mut legal: Vec<Answer>) -> Seen<'game> {
        game.legal(seat, &mut legal);
        Seen { seat, game: Some(game), laid: OnceLock::new(), legal }
    }

    /// The game with everything hidden laid in order.
    pub(super) fn state(&self) -> &State {
        self.laid.get_or_init(|| {
            let game = self.game.expect("what is not lent was laid when it was made");
            laid(game, self.seat)
        })
    }

    /// The list of what may be answered, to be used again.
    pub(super) fn into_legal(self) -> Vec<Answer> {
        self.legal
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the player is asked.
    pub fn ask(&self) -> Ask {
        self.game.map_or_else(|| self.state().ask, |game| game.ask)
    }

    /// Whether the player may leave a battle that leads nowhere.
    pub(super) fn battle_is_stuck(&self) -> bool {
        self.ask() == Ask::Withdraw
            && self.state().battle.is_some_and(|battle| battle.round > super::thumb::LONG_BATTLE)
    }

    /// What the player may answer.
    pub fn legal(&self) -> &[Answer] {
        &self.legal
    }

    /// A game that could be the real one: everything hidden is dealt at random.
    pub fn imagine(&self, chance: &mut Chance) -> State {
        self.state().resample(Some(self.seat), chance)
    }
}

impl PartialEq for Seen<'_> {
    fn eq(&self, other: &Seen<'_>) -> bool {
        self.seat == other.seat && self.legal == other.legal && self.state() == other.state()
    }
}

impl Eq for Seen<'_> {}

impl fmt::Debug for Seen<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut known = out.debug_struct("Seen");
        known.field("seat", &self.seat).field("state", self.state()).field("legal", &self.legal).finish()
    }
}

/// The game with everything hidden from the player laid in an order that says nothing.
fn laid(game: &State, seat: Seat) -> Box<State> {
    let mut laid = Box::new(*game);
    let state = &mut *laid;
    let pinned = pinned(game, seat);
    for owner in Seat::BOTH {
        lay_in_order(state, owner, owner != seat, &pinned);
        if owner != seat && state.player(owner).dial.is_some() {
            state.player_mut(owner).dial = Some(1);
        }
        if owner != seat && state.player(owner).second_dial.is_some() {
            state.player_mut(owner).second_dial = Some(2.min(state.face_up().count() as u8));
        }
    }
    lay_planets_in_order(state);
    state.chance = Luck::quick(0);
    // In thought nobody watches: who has no choice there need not be asked, and what is legal is the same.
    state.options.pauses = Pauses::Exact;
    laid
}

/// A set of cards in a game.
#[derive(Default)]
struct Cards([u64; 4]);

impl Cards {
    fn add(&mut self, id: ObjId) {
        self.0[usize::from(id.0 >> 6)] |= 1 << (id.0 & 63);
    }

    fn has(&self, id: ObjId) -> bool {
        self.0[usize::from(id.0 >> 6)] >> (id.0 & 63) & 1 == 1
    }

    fn remove(&mut self, id: ObjId) {
        self.0[usize::from(id.0 >> 6)] &= !(1 << (id.0 & 63));
    }

    /// All of them, in order of their numbers.
    fn in_order(&self) -> impl Iterator<Item = ObjId> {
        self.0.into_iter().zip([0, 64, 128, 192]).flat_map(|(mut part, from)| {
            std::iter::from_fn(move || {
                let bit = part.trailing_zeros() as u8;
                (part != 0).then(|| {
                    part &= part - 1;
                    ObjId(from + bit)
                })
            })
        })
    }
}

/// The hidden-looking cards that stay where they are: shown to the player at the moment, or named by an ability under way.
fn pinned(game: &State, seat: Seat) -> Cards {
    let mut pinned = Cards::default();
    game.shown(Some(seat)).into_iter().for_each(|(id, _)| pinned.add(id));
    let known = game.reserve.iter().filter(|it| game.knows(Some(seat), **it));
    known.for_each(|it| pinned.add(it.card));
    for frame in game.frames.iter() {
        if let Frame::Run(run) = frame {
            run.regs.iter().for_each(|slot| pinned.add(slot.card()));
        }
    }
    pinned
}

/// Puts a player's unknown cards in order of their numbers: first into the hand if that is hidden too, then into the deck.
fn lay_in_order(state: &mut State, owner: Seat, hide_hand: bool, pinned: &Cards) {
    let player = state.player(owner);
    let hand = if hide_hand { &player.hand[..] } else { &[] };
    let mut unknown = Cards::default();
    hand.iter().chain(player.deck.iter()).filter(|id| !pinned.has(**id)).for_each(|id| unknown.add(*id));
    if hide_hand {
        let reserve = state.reserve.iter().map(|it| it.card);
        let hidden = reserve.filter(|id| state.obj(*id).owner == owner && !pinned.has(*id));
        hidden.for_each(|id| unknown.add(id));
        lay_reserve(state, owner, &mut unknown, pinned);
    }
    let player = &mut state.players[owner as usize];
    let hand = if hide_hand { &mut player.hand[..] } else { &mut [] };
    let mut unknown = unknown.in_order();
    for (cards, loc) in [(hand, Loc::Hand), (&mut player.deck[..], Loc::Deck)] {
        for (place, id) in cards.iter_mut().filter(|id| !pinned.has(**id)).zip(&mut unknown) {
            *place = id;
            // Whose hand is open has no card that could have come from elsewhere.
            if hide_hand {
                state.objs.at_mut(id.0).loc = loc;
            }
        }
    }
}

/// Puts the first of the unknown cards that can strike into the places in reserve whose cards are unknown, in order, and
/// takes them out of the unknown ones.
fn lay_reserve(state: &mut State, owner: Seat, unknown: &mut Cards, pinned: &Cards) {
    if state.reserve.is_empty() {
        return;
    }
    let before = *state;
    for (at, was) in before.reserve.iter().map(|it| it.card).enumerate() {
        if before.obj(was).owner != owner || pinned.has(was) {
            continue;
        }
        let strikes = |id: &ObjId| before.card(*id).deep_strike().is_some();
        let Some(id) = unknown.in_order().find(strikes) else { continue };
        unknown.remove(id);
        state.reserve[at].card = id;
        state.obj_mut(id).loc = before.obj(was).loc;
    }
}

/// Puts the planets nobody knows in order: those face down, then those out of the game.
fn lay_planets_in_order(state: &mut State) {
    let (row, out) = (&mut state.row, &mut state.out);
    let face_down = row.iter_mut().filter(|it| it.state == PlanetState::FaceDown).map(|it| &mut it.card);
    let mut unknown: [Option<&mut CardId>; PLANETS + 3] = Default::default();
    let mut count = 0;
    for (place, card) in unknown.iter_mut().zip(face_down.chain(out.iter_mut())) {
        *place = Some(card);
        count += 1;
    }
    let mut cards = [CardId::NONE; PLANETS + 3];
    cards.iter_mut().zip(unknown.iter().flatten()).for_each(|(card, place)| *card = **place);
    cards[..count].sort_unstable();
    unknown.into_iter().flatten().zip(cards).for_each(|(place, card)| *place = card);
}
