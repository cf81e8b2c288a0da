//! Cards lying in piles, in reserve and in play: the moves themselves, made once nobody has stopped them.

use crate::card::{Face, Kind};
use crate::cards::brief::{Brief, FEWER_HP};
use crate::cards::called;
use crate::rng::Lot;
use crate::state::{Loc, ObjId, Reserved, Seat, State};

impl State {
    /// Notes the card among those in play.
    pub(crate) fn comes_into_play(&mut self, id: ObjId) -> bool {
        self.brief.add(self.obj(id).card);
        let room = self.play.push(id);
        self.kept(room);
        room
    }

    /// Notes the card among those in play no more.
    pub(crate) fn goes_out_of_play(&mut self, id: ObjId) {
        self.play.take(id);
        self.brief_anew();
    }

    /// Sums up what the cards in play have to do with.
    pub(crate) fn brief_anew(&mut self) {
        let mut brief = Brief::default();
        self.play.iter().for_each(|id| brief.add(self.obj(*id).card));
        self.brief = brief;
    }

    pub(crate) fn out_of_play(&mut self, id: ObjId) {
        self.goes_out_of_play(id);
        // Out of play it is the card it always was.
        if let Some(Face::Of(name)) = self.card(id).face
            && let Some(card) = called(name)
        {
            self.obj_mut(id).card = card;
        }
        let obj = self.obj_mut(id);
        obj.stamp = obj.stamp.wrapping_add(1);
        obj.loc = Loc::Removed;
        obj.damage = 0;
        obj.resources = 0;
        obj.exhausted = false;
        obj.as_attachment = false;
    }

    /// Puts a card from deck, discard pile or play area into its owner's hand. Tokens have no hand to go to.
    pub(crate) fn take_in_hand(&mut self, id: ObjId) -> bool {
        let owner = self.obj(id).owner;
        self.player_mut(owner).deck.take(id);
        self.player_mut(owner).discard.take(id);
        if self.card(id).kind == Kind::Token || self.obj(id).loc == Loc::Hand {
            return false;
        }
        self.unsettled |= self.gives(FEWER_HP);
        self.obj_mut(id).loc = Loc::Hand;
        self.player_mut(owner).hand.push(id);
        self.lose_if_deck_empty(owner);
        true
    }

    /// Puts a card on top of its owner's deck; a token goes back to the bank.
    pub(crate) fn onto_deck(&mut self, id: ObjId) -> bool {
        let owner = self.obj(id).owner;
        self.leave_hand(id);
        self.player_mut(owner).deck.take(id);
        self.player_mut(owner).discard.take(id);
        if self.card(id).kind == Kind::Token {
            self.obj_mut(id).loc = Loc::Removed;
            return false;
        }
        // What counts the discard pile may have fewer hit points now.
        self.unsettled |= self.gives(FEWER_HP);
        self.obj_mut(id).loc = Loc::Deck;
        self.obj_mut(id).controller = owner;
        self.player_mut(owner).deck.push(id);
        true
    }

    /// Puts a card on its owner's discard pile; a token goes back to the bank.
    pub(crate) fn onto_discard(&mut self, id: ObjId) {
        if self.card(id).kind == Kind::Token {
            self.obj_mut(id).loc = Loc::Removed;
            return;
        }
        let owner = self.obj(id).owner;
        self.obj_mut(id).loc = Loc::Discard;
        self.obj_mut(id).controller = owner;
        self.player_mut(owner).discard.push(id);
    }

    pub(super) fn leave_hand(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        self.player_mut(owner).hand.take(id);
    }

    /// Puts a card of a deck to its bottom.
    pub(super) fn under_deck(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        let deck = &mut self.player_mut(owner).deck;
        if deck.take(id) {
            deck.push_front(id);
        }
    }

    /// An event that is played lies in no pile until its effect is over.
    pub(crate) fn take_up(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        self.leave_hand(id);
        self.player_mut(owner).discard.take(id);
        self.obj_mut(id).loc = Loc::Removed;
        self.reveals += 1;
    }

    /// Lays a card face down; `known` where the opponent saw which it is.
    pub(crate) fn lay_in_reserve(&mut self, id: ObjId, planet: u8, known: bool) {
        let owner = self.obj(id).owner;
        let obj = self.obj_mut(id);
        obj.loc = Loc::Reserve(planet);
        obj.controller = owner;
        let room = self.reserve.push(Reserved { card: id, known, unit: ObjId::NONE });
        self.kept(room);
        self.unsettled = true;
    }

    pub(crate) fn leave_reserve(&mut self, id: ObjId) {
        self.is_unit_no_more(id);
        self.reserve.retain(|it| it.card != id);
    }

    /// Puts a deck into a new order by chance.
    pub(super) fn mix(&mut self, seat: Seat) {
        let mut chance = self.chance;
        chance.draw(Lot::Deck(seat)).shuffle(&mut self.player_mut(seat).deck);
        self.chance = chance;
        self.reveals += 1;
        let player = self.player_mut(seat);
        player.shuffles = player.shuffles.wrapping_add(1);
    }
}
