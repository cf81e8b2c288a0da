//! Cards going from one place to another: into play, into hands, onto discard piles, from planet to planet.

use crate::ability::{Event, Found, Name, Op, Until};
use crate::card::{CardId, Face, Kind};
use crate::cards::{called, card};
use crate::state::{Deed, DeployStep, DeployTo, Frame, Happened, Loc, ObjId, Place, Seat, State};
use crate::window::loc_of;

impl State {
    pub(crate) fn put_into_play(&mut self, id: ObjId, place: Option<Place>) -> bool {
        let Some(place) = place else { return false };
        self.may_be_put_into_play(id) && self.enter(id, self.obj(id).owner, loc_of(place), false)
    }

    /// Whether the card can be put into play under its owner's control.
    pub(crate) fn may_be_put_into_play(&self, id: ObjId) -> bool {
        id.is_some() && self.may_come_under(id, self.obj(id).owner)
    }

    /// Whether that player may have such tokens.
    pub(crate) fn may_field_token(&self, name: Name, seat: Seat) -> bool {
        called(name).is_some_and(|kind| self.may_field_card(card(kind), seat))
    }

    pub(crate) fn create_token(&mut self, name: Name, seat: Seat, place: Place) -> bool {
        if !self.may_field_token(name, seat) {
            return false;
        }
        let Some(kind) = called(name) else { return false };
        let Some(id) = self.take_from_bank(kind, seat) else { return false };
        self.enter(id, seat, loc_of(place), false)
    }

    /// A card from outside the decks, not in play yet: in a slot of one that has left, or in a new one.
    pub(crate) fn take_from_bank(&mut self, kind: CardId, seat: Seat) -> Option<ObjId> {
        let of_bank = |it: CardId| card(it).kind == Kind::Token || card(it).face == Some(Face::Any);
        // Where something is still attached to what lay there, it is not free yet.
        let bare = |at: usize| self.play.iter().all(|id| self.obj(*id).loc != Loc::On(ObjId(at as u8)));
        let free = (0..self.objs.len()).find(|at| {
            let obj = &self.objs[*at];
            obj.loc == Loc::Removed && of_bank(obj.card) && !obj.leaving && bare(*at)
        });
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
