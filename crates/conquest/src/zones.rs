//! Cards going from one place to another: into play, into hands, onto discard piles, from planet to planet.

use crate::ability::{Event, Found, Name, Op, Until};
use crate::card::{CardId, Face, Kind};
use crate::cards::brief::{Brief, FEWER_HP};
use crate::cards::{called, card};
use crate::state::{Deed, DeployStep, DeployTo, Frame, Happened, Loc, ObjId, Place, Seat, State};
use crate::window::loc_of;

impl State {
    pub(crate) fn put_into_play(&mut self, id: ObjId, place: Option<Place>) -> bool {
        let Some(place) = place else { return false };
        if !id.is_some() || self.in_play(id) || self.card(id).kind == Kind::Token {
            return false;
        }
        let owner = self.obj(id).owner;
        let copy = self.card(id).unique && self.controls_copy(id, owner);
        if copy || self.has_its_one(id, owner) || !self.may_field(id, owner) {
            return false;
        }
        self.enter(id, owner, loc_of(place), false)
    }

    pub(crate) fn create_token(&mut self, name: Name, seat: Seat, place: Place) -> bool {
        let Some(kind) = called(name) else { return false };
        if !self.may_field_card(card(kind), seat) {
            return false;
        }
        let Some(id) = self.take_from_bank(kind, seat) else { return false };
        self.enter(id, seat, loc_of(place), false)
    }

    /// A card from outside the decks, not in play yet: in a slot of one that has left, or in a new one.
    pub(crate) fn take_from_bank(&mut self, kind: CardId, seat: Seat) -> Option<ObjId> {
        let of_bank = |it: CardId| card(it).kind == Kind::Token || card(it).face == Some(Face::Any);
        let free =
            self.objs.iter().position(|obj| obj.loc == Loc::Removed && of_bank(obj.card) && !obj.leaving);
        let id = if let Some(at) = free {
            ObjId(at as u8)
        } else {
            if !self.objs.push(crate::state::Obj::default()) {
                self.overrun = true;
                return None;
            }
            ObjId((self.objs.len() - 1) as u8)
        };
        let stamp = self.obj(id).stamp;
        *self.obj_mut(id) =
            crate::state::Obj { card: kind, owner: seat, controller: seat, stamp, ..Default::default() };
        self.heard.add(kind);
        Some(id)
    }

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

    /// Puts a card into play from wherever it is.
    pub(crate) fn enter(&mut self, id: ObjId, seat: Seat, loc: Loc, deployed: bool) -> bool {
        let place = match loc {
            Loc::Planet(planet) | Loc::OnPlanet(planet) => Some(Place::Planet(planet)),
            Loc::Hq => Some(Place::Hq(seat)),
            Loc::On(host) => self.place(host),
            Loc::Deck | Loc::Hand | Loc::Discard | Loc::Removed | Loc::Reserve(_) => None,
        };
        let mut what = Happened::new(Event::Enters, id, seat).at(place);
        what.deployed = deployed;
        what.attached = matches!(loc, Loc::On(_) | Loc::OnPlanet(_));
        self.happen(what, Deed::Enter(loc))
    }

    /// What follows when a search has found a card, or none.
    pub(crate) fn found(&mut self, run_at: u8, id: Option<ObjId>) {
        let Some(Frame::Run(run)) = self.frames.get(usize::from(run_at)).copied() else { return };
        let Some(id) = id else { return };
        let (then, reveal) = match State::current_op(&run) {
            Some(Op::Search { then, reveal, .. }) => (then, *reveal),
            Some(Op::SearchAndShuffle { then, .. }) => (then, true),
            _ => return,
        };
        if reveal {
            self.revealed = id;
        }
        match then {
            Found::Hand => {
                self.put_in_hand(id);
            }
            Found::Play(to) => {
                let place = self.place_of(*to, &run.ctx());
                self.put_into_play(id, place);
            }
            Found::OnThis => {
                if self.in_play(run.src) && self.may_host(run.src, id, run.ctrl, false) {
                    self.enter(id, run.ctrl, Loc::On(run.src), false);
                }
            }
        }
    }

    /// Lets a card outside play be put into its owner's hand.
    pub(crate) fn put_in_hand(&mut self, id: ObjId) -> bool {
        let owner = self.obj(id).owner;
        self.happen(Happened::new(Event::ToHand, id, owner), Deed::ToHand)
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

    pub(crate) fn leave_hand(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        self.player_mut(owner).hand.take(id);
    }

    /// Discards a card from a hand or a deck.
    pub(crate) fn discard(&mut self, id: ObjId) -> bool {
        let owner = self.obj(id).owner;
        self.happen(Happened::new(Event::Discarded, id, owner), Deed::Discard)
    }

    /// Starts a deployment of a card from hand.
    pub(crate) fn begin_deploy(&mut self, obj: ObjId, seat: Seat, to: DeployTo) {
        let cost = self.price(&self.deploying(obj, seat, to));
        self.push(Frame::Deploy { obj, seat, to, cost, step: DeployStep::Announce });
    }

    /// What made the next such card cheaper has done so.
    pub(crate) fn use_up_reductions(&mut self, obj: ObjId, seat: Seat, to: DeployTo) {
        if !self.mods.iter().any(|it| it.until == Until::NextDeployed) {
            return;
        }
        let what = self.deploying(obj, seat, to);
        let state = *self;
        self.mods.retain(|it| it.until != Until::NextDeployed || !state.reduces(it, &what));
    }
}
