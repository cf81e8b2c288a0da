//! Cards in reserve that are treated as units: each has a unit in play that stands for it, so that which card it is stays
//! hidden. What happens to the unit happens to the card.
//!
//! The printed text leaves open what becomes of such a unit that goes to an HQ. A card is in reserve at a planet; one that is
//! at none any more is discarded, as when its planet leaves play (CE-1.1.8).

use crate::ability::Constant;
use crate::card::CardId;
use crate::cards::brief::RESERVE_FIGHTS;
use crate::cards::called;
use crate::state::{Exit, Loc, ObjId, Phase, Reserved, Seat, State};

impl State {
    /// Puts a unit where a card in reserve is treated as one, takes it away where it no longer is, and lets the card follow
    /// a unit that moved.
    pub(crate) fn field_reserve(&mut self) {
        if !self.heard.grants(RESERVE_FIGHTS) {
            return;
        }
        let reserve = self.reserve;
        for it in reserve.iter().copied() {
            let Loc::Reserve(planet) = self.obj(it.card).loc else { continue };
            let owner = self.obj(it.card).owner;
            match (self.treated_as(owner), it.unit.is_some()) {
                (Some(face), false) => {
                    let Some(unit) = self.take_from_bank(face, owner) else { return };
                    let obj = self.obj_mut(unit);
                    obj.loc = Loc::Planet(planet);
                    obj.stamp = obj.stamp.wrapping_add(1);
                    self.comes_into_play(unit);
                    self.stands_in(it.card, unit);
                }
                (Some(_), true) => self.follow(it),
                (None, true) => self.is_unit_no_more(it.card),
                (None, false) => {}
            }
        }
    }

    /// The card in reserve the unit stands for.
    pub(crate) fn reserve_behind(&self, unit: ObjId) -> Option<ObjId> {
        self.reserve.iter().find(|it| it.unit == unit && unit.is_some()).map(|it| it.card)
    }

    /// The card in reserve stops being treated as a unit.
    pub(crate) fn is_unit_no_more(&mut self, card: ObjId) {
        let Some(unit) = self.reserve.iter().find(|it| it.card == card).map(|it| it.unit) else { return };
        self.stands_in(card, ObjId::NONE);
        if !self.in_play(unit) {
            return;
        }
        self.out_of_play(unit);
        self.obj_mut(unit).leaving = false;
        // What was attached to it is discarded next.
        self.unsettled = true;
    }

    /// The unit left play, and so does the card it stands for.
    pub(crate) fn reserve_goes(&mut self, card: ObjId, how: Exit) {
        self.stands_in(card, ObjId::NONE);
        match how {
            Exit::Reserved => return,
            Exit::Returned => {
                self.leave_reserve(card);
                self.take_in_hand(card);
            }
            Exit::OnDeck => {
                self.leave_reserve(card);
                self.onto_deck(card);
            }
            Exit::Destroyed | Exit::Sacrificed | Exit::Discarded | Exit::WithHost => {
                self.leave_reserve(card);
                self.onto_discard(card);
            }
        }
        self.reveals += 1;
    }

    /// What cards that player has in reserve are treated as now.
    fn treated_as(&self, seat: Seat) -> Option<CardId> {
        if self.phase != Phase::Combat {
            return None;
        }
        let own = self.play.iter().filter(|src| self.obj(**src).controller == seat);
        own.flat_map(|src| self.printed_constants(*src).iter().map(move |it| (*src, it))).find_map(
            |(src, constant)| {
                if let Constant::ReserveFights(name) = constant
                    && !self.blank(src)
                {
                    called(name)
                } else {
                    None
                }
            },
        )
    }

    fn stands_in(&mut self, card: ObjId, unit: ObjId) {
        if let Some(it) = self.reserve.iter_mut().find(|it| it.card == card) {
            it.unit = unit;
        }
    }

    fn follow(&mut self, it: Reserved) {
        match self.obj(it.unit).loc {
            Loc::Planet(planet) => self.obj_mut(it.card).loc = Loc::Reserve(planet),
            Loc::Hq if !self.obj(it.unit).leaving => {
                self.discard(it.card);
            }
            Loc::Deck
            | Loc::Hand
            | Loc::Discard
            | Loc::Removed
            | Loc::Hq
            | Loc::On(_)
            | Loc::OnPlanet(_)
            | Loc::Reserve(_) => {}
        }
    }
}
