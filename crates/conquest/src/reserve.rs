//! Deep Strike: cards put face down into reserve at a planet, and what happens when they strike (CE-1).

mod fielded;

use crate::ability::{Constant, Event};
use crate::answer::{Answer, Ask};
use crate::card::Kind;
use crate::rng::Chance;
use crate::state::{Deed, Frame, Happened, Loc, ObjId, Place, Seat, State, Step, StrikeStep, Timing};
use crate::window::of_planet;

/// What putting a card into reserve costs, whatever is printed on it.
pub(crate) const PRICE_OF_RESERVE: u8 = 1;

impl State {
    /// Whether the card lies face down in reserve.
    pub fn in_reserve(&self, id: ObjId) -> bool {
        id.is_some()
            && matches!(self.obj(id).loc, Loc::Reserve(_))
            && self.reserve.iter().any(|it| it.card == id)
    }

    /// Whether it is an event that strikes: face up, no longer in reserve, not yet discarded.
    pub(crate) fn is_striking_event(&self, id: ObjId) -> bool {
        id.is_some() && matches!(self.obj(id).loc, Loc::Reserve(_)) && !self.in_reserve(id)
    }

    /// A player's cards in reserve at a planet.
    pub fn reserve_at(&self, planet: u8, seat: Seat) -> impl Iterator<Item = ObjId> + '_ {
        self.reserve.iter().map(|it| it.card).filter(move |id| {
            let obj = self.obj(*id);
            obj.loc == Loc::Reserve(planet) && obj.owner == seat
        })
    }

    pub(crate) fn has_reserve(&self, seat: Seat) -> bool {
        self.reserve.iter().any(|it| self.obj(it.card).owner == seat)
    }

    /// Choosing the card: one in reserve by its position, which betrays nothing.
    pub(crate) fn picked_as(&self, id: ObjId) -> Answer {
        match self.reserve.iter().position(|it| it.card == id) {
            Some(at) => Answer::PickReserve(at as u8),
            None => Answer::Pick(id),
        }
    }

    /// Whether one of the ways to put a card into reserve fits.
    pub(crate) fn any_reservation(&self, seat: Seat, fits: &mut impl FnMut(Answer) -> bool) -> bool {
        if self.options.training || self.player(seat).resources < u16::from(PRICE_OF_RESERVE) {
            return false;
        }
        let hand = &self.player(seat).hand;
        hand.iter().copied().enumerate().any(|(at, id)| {
            let copy = |other: &ObjId| self.obj(*other).card == self.obj(id).card;
            self.card(id).deep_strike().is_some()
                && !hand[..at].iter().any(copy)
                && self.face_up().any(|planet| fits(Answer::Reserve { card: id, planet }))
        })
    }

    pub(crate) fn put_in_reserve(&mut self, id: ObjId, seat: Seat, planet: u8) {
        let start = self.happenings.len();
        let price = Happened::new(Event::Pays, ObjId::NONE, seat).much(PRICE_OF_RESERVE);
        self.propose(price, Deed::Pay(PRICE_OF_RESERVE));
        let mut what = of_planet(Event::Reserved, planet, seat);
        what.obj = id;
        self.propose(what, Deed::Reserve(planet));
        self.open_gate(start);
    }

    /// What lies in reserve at a planet that leaves play goes to the owners' discard piles.
    pub(crate) fn discard_reserve(&mut self, planet: u8) {
        let start = self.happenings.len();
        let reserve = self.reserve;
        for it in reserve.iter() {
            if self.obj(it.card).loc == Loc::Reserve(planet) {
                let owner = self.obj(it.card).owner;
                self.propose(Happened::new(Event::Discarded, it.card, owner), Deed::Discard);
            }
        }
        self.open_gate(start);
    }

    /// The opponent's look at a card in reserve is remembered: what was seen need not be guessed again.
    pub(crate) fn look_at_reserve(&mut self, id: ObjId) -> bool {
        let Some(it) = self.reserve.iter_mut().find(|it| it.card == id && !it.known) else { return false };
        it.known = true;
        self.reveals += 1;
        true
    }

    /// Exchanges cards in reserve that are hidden from a viewer for others that could as well lie there.
    pub(crate) fn deal_reserve_anew(
        &mut self,
        seat: Seat,
        hide_hand: bool,
        pinned: &[bool; 256],
        chance: &mut Chance,
    ) {
        let free = |id: &ObjId| !pinned[usize::from(id.0)];
        let hidden: Vec<ObjId> = self
            .reserve
            .iter()
            .map(|it| it.card)
            .filter(|id| self.obj(*id).owner == seat && free(id))
            .collect();
        if hidden.is_empty() {
            return;
        }
        let player = self.player(seat);
        let hand: &[ObjId] = if hide_hand { &player.hand } else { &[] };
        let strikes = |id: &ObjId| free(id) && self.card(*id).deep_strike().is_some();
        let elsewhere = hand.iter().chain(player.deck.iter()).copied().filter(strikes);
        let possible: Vec<ObjId> = hidden.iter().copied().chain(elsewhere).collect();
        for id in hidden {
            self.exchange(seat, id, possible[chance.below(possible.len())]);
        }
    }

    /// Exchanges two hidden cards of a player, each lying where the other lay.
    fn exchange(&mut self, seat: Seat, one: ObjId, other: ObjId) {
        let swapped = |id: ObjId| match id {
            id if id == one => other,
            id if id == other => one,
            id => id,
        };
        self.reserve.iter_mut().for_each(|it| it.card = swapped(it.card));
        let player = self.player_mut(seat);
        player.hand.iter_mut().chain(player.deck.iter_mut()).for_each(|id| *id = swapped(*id));
        let locs = [one, other].map(|id| self.obj(id).loc);
        self.obj_mut(one).loc = locs[1];
        self.obj_mut(other).loc = locs[0];
    }

    /// What striking with the card costs now; `None` for a card that cannot strike.
    pub(crate) fn strike_price(&self, id: ObjId) -> Option<u8> {
        let printed = self.card(id).deep_strike()?;
        let (owner, place) = (self.obj(id).owner, self.place(id));
        let dearer = |src: &ObjId| -> u8 {
            if self.obj(*src).controller == owner || self.place(*src) != place || self.blank(*src) {
                return 0;
            }
            let constants = self.printed_constants(*src).iter();
            constants.map(|it| if let Constant::StrikesCostMore(n) = it { *n } else { 0 }).sum()
        };
        Some(self.play.iter().map(dearer).fold(printed, u8::saturating_add))
    }

    /// Command icons that cards in reserve count for, where a card says so.
    pub(crate) fn reserve_icons(&self, planet: u8, seat: Seat) -> u32 {
        if self.reserve.is_empty() {
            return 0;
        }
        let counts = |src: &&ObjId| {
            self.obj(**src).controller == seat
                && self.printed_constants(**src).contains(&Constant::ReserveCounts)
                && !self.blank(**src)
        };
        let each = self.play.iter().filter(counts).count();
        (each * self.reserve_at(planet, seat).count()) as u32
    }

    /// The strikes possible as the battle begins.
    pub(crate) fn strikes(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(battle) = self.battle else { return };
        for id in self.reserve_at(battle.planet, seat) {
            self.strikes_with(id, seat, out);
        }
    }

    /// Whether one of the strikes possible as an action of the combat phase fits.
    pub(crate) fn any_strike_as_action(&self, seat: Seat, fits: &mut impl FnMut(Answer) -> bool) -> bool {
        let mut strikes = Vec::new();
        for it in self.reserve.iter() {
            let card = self.card(it.card);
            if self.obj(it.card).owner == seat && card.constants.contains(&Constant::StrikesAsAction) {
                self.strikes_with(it.card, seat, &mut strikes);
            }
        }
        strikes.into_iter().any(fits)
    }

    fn strikes_with(&self, id: ObjId, seat: Seat, out: &mut Vec<Answer>) {
        let payable = |price: u8| u16::from(price) <= self.player(seat).resources;
        let card = self.card(id);
        let copy = card.unique && self.controls_copy(id, seat);
        if !self.strike_price(id).is_some_and(payable) || copy || !self.may_field(id, seat) {
            return;
        }
        let before = out.len();
        if card.kind == Kind::Attachment {
            let here = |host: &&ObjId| self.place(**host) == self.place(id);
            let hosts = self.play.iter().filter(here).filter(|host| self.may_host(**host, id, seat, false));
            out.extend(hosts.map(|host| Answer::Strike { card: id, host: Some(*host) }));
        }
        if out.len() == before {
            out.push(Answer::Strike { card: id, host: None });
        }
    }

    /// As a battle begins, whoever has the initiative may strike first, then the other player.
    pub(crate) fn offer_strikes(&mut self, turn: u8, seat: Seat) {
        if turn >= 2 {
            return self.begin_first_round();
        }
        let Some(battle) = self.battle else { return self.begin_first_round() };
        let lies_there = self.reserve_at(battle.planet, seat).next().is_some();
        let asked = lies_there
            && (self.options.pauses.hide(seat) || {
                let mut options = Vec::new();
                self.strikes(seat, &mut options);
                !options.is_empty()
            });
        if asked {
            self.ask(Ask::Strike, seat);
        } else {
            self.step = Step::Strike(turn + 1, seat.other());
        }
    }

    pub(crate) fn begin_strike(&mut self, id: ObjId, seat: Seat, host: Option<ObjId>) {
        let Loc::Reserve(planet) = self.obj(id).loc else { return };
        let price = self.strike_price(id).unwrap_or(0);
        self.leave_reserve(id);
        self.reveals += 1;
        self.push(Frame::Strike { obj: id, seat, planet, host, step: StrikeStep::Enter });
        self.spend(seat, price);
    }

    pub(crate) fn step_strike(&mut self, frame: Frame) {
        let Frame::Strike { obj, seat, planet, host, step } = frame else { return };
        let next = |step| Frame::Strike { obj, seat, planet, host, step };
        match step {
            StrikeStep::Enter => {
                self.replace(next(StrikeStep::Tell));
                let to_planet = self.card(obj).attach.as_ref().is_some_and(|attach| attach.to_planet);
                match (self.card(obj).kind, host) {
                    (Kind::Army, _) => self.enter(obj, seat, Loc::Planet(planet), false),
                    (Kind::Attachment, Some(host)) => self.enter(obj, seat, Loc::On(host), false),
                    (Kind::Attachment, None) if to_planet => {
                        self.enter(obj, seat, Loc::OnPlanet(planet), false)
                    }
                    (Kind::Event, _) => true,
                    // Nothing there can carry it.
                    (
                        Kind::Attachment
                        | Kind::Support
                        | Kind::Warlord
                        | Kind::Synapse
                        | Kind::Token
                        | Kind::Planet,
                        _,
                    ) => self.discard(obj),
                };
            }
            StrikeStep::Tell => {
                self.replace(next(StrikeStep::Done));
                let what = Happened::new(Event::Strikes, obj, seat).at(Some(Place::Planet(planet)));
                self.announce(what, Timing::Reaction);
            }
            StrikeStep::Done => {
                self.frames.pop();
                if self.is_striking_event(obj) {
                    self.lay_on_discard(obj);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    fn game() -> State {
        board(
            "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina reserve at 2: Deathwing Terminators
            Tina hand: 8th Company Assault Squad, Land Raider
            Chris at 1: Goff Nob",
        )
    }

    /// Its owner sees the card; the opponent and spectators see that one lies there, whichever it is.
    #[test]
    fn ce_1_1_6_a_card_in_reserve_is_seen_by_its_owner_alone() {
        let game = game();
        let card = game.reserve[0].card;
        let seen = |viewer| game.view(viewer).reserve[0].clone();
        assert_eq!(seen(Some(Seat::A)).card, Some((card, game.obj(card).card)));
        for stranger in [Some(Seat::B), None] {
            assert_eq!((seen(stranger).card, seen(stranger).planet), (None, 1));
        }
        let mut others = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let other = game.resample(Some(Seat::B), &mut Chance::new(seed));
            assert_eq!(other.view(Some(Seat::B)), game.view(Some(Seat::B)));
            others.insert(other.card(other.reserve[0].card).name);
        }
        assert_eq!(others.len(), 2, "only what can strike lies in reserve: {others:?}");
    }

    /// What the opponent has looked at stays seen, by the opponent and nobody else.
    #[test]
    fn a_look_is_remembered() {
        let mut game = game();
        let card = game.reserve[0].card;
        assert!(game.look_at_reserve(card));
        assert!(!game.look_at_reserve(card), "there is nothing more to learn");
        assert!(game.view(Some(Seat::B)).reserve[0].card.is_some());
        assert!(game.view(None).reserve[0].card.is_none());
        let other = game.resample(Some(Seat::B), &mut Chance::new(3));
        assert_eq!(other.reserve[0].card, card);
    }
}
