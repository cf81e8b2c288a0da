//! What Tyranids bring: planets with infestation tokens (CE-3), and synapse units that commit by a dial of their own (CE-2).

use crate::ability::{Constant, Event};
use crate::answer::{Answer, Ask};
use crate::card::{Faction, Kind};
use crate::state::{Deed, Happened, Loc, ObjId, Place, Seat, State, Step};

impl State {
    /// Whether a token lies on that planet.
    pub fn is_infested(&self, planet: u8) -> bool {
        self.infested >> planet & 1 != 0
    }

    pub(crate) fn at_infested(&self, place: Option<Place>) -> bool {
        matches!(place, Some(Place::Planet(planet)) if self.is_infested(planet))
    }

    /// Whether a token could be put there: a planet holds one, and only while it is face up.
    pub(crate) fn can_be_infested(&self, planet: u8) -> bool {
        self.is_face_up(planet) && !self.is_infested(planet)
    }

    pub(crate) fn infest(&mut self, place: Option<Place>, by: Seat) -> bool {
        let Some(Place::Planet(planet)) = place else { return false };
        self.happen(Happened::new(Event::Infested, ObjId::NONE, by).at(place), Deed::Infest(planet))
    }

    /// The winner of a battle whose warlord is no Tyranid may take the token away. At the first planet it leaves with the
    /// planet anyway.
    pub(crate) fn offer_to_cleanse(&mut self, seat: Seat) {
        self.step = Step::BattlePrize(seat);
        let Some(battle) = self.battle else { return };
        let tyranids = self.card(self.player(seat).warlord).faction == Faction::Tyranids;
        if self.is_infested(battle.planet) && !tyranids && self.first != Some(battle.planet) {
            self.ask(Ask::Cleanse, seat);
        }
    }

    /// The synapse unit of a player, if it is in play.
    pub(crate) fn synapse_of(&self, seat: Seat) -> Option<ObjId> {
        let of = |id: &ObjId| self.card(*id).kind == Kind::Synapse && self.obj(*id).controller == seat;
        self.play.iter().copied().find(of)
    }

    /// Whether that player still has to set the dial of a synapse unit: it commits from the HQ, as a warlord does.
    pub(crate) fn awaits_second_dial(&self, seat: Seat) -> bool {
        self.player(seat).second_dial.is_none()
            && self.synapse_of(seat).is_some_and(|id| self.obj(id).loc == Loc::Hq)
    }

    /// Sets the dial of the warlord, or that of the synapse unit once the first is set.
    pub(crate) fn set_dial(&mut self, seat: Seat, number: u8) {
        let second = self.player(seat).dial.is_some();
        let player = self.player_mut(seat);
        if second {
            player.second_dial = Some(number);
        } else {
            player.dial = Some(number);
        }
        if second || self.ask == Ask::Secret || !self.awaits_second_dial(seat) {
            self.asked &= !seat.bit();
        }
    }

    /// The numbers the dial being set may show.
    pub(crate) fn dials(&self, seat: Seat, out: &mut Vec<Answer>) {
        let most = self.face_up().count() as u8;
        let apart = |id: ObjId| {
            !self.blank(id) && self.printed_constants(id).contains(&Constant::CommitsApart) && most > 1
        };
        let taken = self.player(seat).dial.filter(|_| self.synapse_of(seat).is_some_and(apart));
        let first = self.player(seat).dial.is_none();
        let barred = |number: u8| first && most > 1 && self.is_barred(number, seat);
        let all_barred = (1..=most).all(barred);
        let open = |number: &u8| Some(*number) != taken && (all_barred || !barred(*number));
        out.extend((1..=most).filter(open).map(Answer::Dial));
    }

    /// Whether that player's warlord may not commit to the face-up planet of that number.
    fn is_barred(&self, number: u8, seat: Seat) -> bool {
        let place = self.face_up().nth(usize::from(number) - 1).map(Place::Planet);
        self.ruled().any(|(constant, ctx)| {
            *constant == Constant::NoEnemyWarlord && ctx.ctrl != seat && ctx.place == place
        })
    }

    /// Whether a player leads an army there: the warlord, or a unit that counts as one where no enemy warlord is.
    pub(crate) fn leads_at(&self, planet: u8, seat: Seat) -> bool {
        let there = |id: ObjId| self.obj(id).loc == Loc::Planet(planet);
        there(self.player(seat).warlord)
            || !there(self.player(seat.other()).warlord)
                && self.synapse_of(seat).is_some_and(|id| {
                    there(id)
                        && self.printed_constants(id).contains(&Constant::CountsAsWarlord)
                        && !self.blank(id)
                })
    }
}
