//! Steps about resources and about cards outside play or coming into it.

use crate::ability::{Event, Name, Num, On, Places, REVEALED, Ref, To, Who};
use crate::card::Kind;
use crate::rng::Lot;
use crate::select::DISCARDED;
use crate::state::{Deed, DeployTo, Frame, Happened, Loc, ObjId, Place, Run, Seat, Slot, State};

impl State {
    pub(super) fn take_resources(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        let taken = self.player(run.ctrl.other()).resources.min(u16::from(n)) as u8;
        self.happen(Happened::new(Event::Gains, ObjId::NONE, run.ctrl).much(taken), Deed::Take(taken))
    }

    pub(super) fn place_resources(&mut self, run: &Run, num: &Num) -> bool {
        let n = self.number(num, &run.ctx());
        self.happen(self.befalls(Event::ResourcesPlaced, run.src).much(n), Deed::Place(n))
    }

    pub(super) fn take_from_this(&mut self, run: &Run, num: &Num) -> bool {
        let taken = self.obj(run.src).resources.min(self.number(num, &run.ctx()));
        let mut what = Happened::new(Event::Gains, ObjId::NONE, run.ctrl).much(taken);
        what.source = run.src;
        self.happen(what, Deed::Collect(taken))
    }

    pub(super) fn discard_random(&mut self, run: &Run, who: Who, num: &Num) -> bool {
        let seat = State::seat_of(&run.ctx(), who);
        let mut hand = self.player(seat).hand;
        let mut did = false;
        for _ in 0..usize::from(self.number(num, &run.ctx())).min(hand.len()) {
            let id = hand.remove(self.chance.draw(Lot::Hand(seat)).below(hand.len()));
            did |= self.discard(id);
        }
        did
    }

    pub(super) fn lose_resources(&mut self, run: &Run, who: Who, num: &Num) -> bool {
        let seat = State::seat_of(&run.ctx(), who);
        let lost = self.player(seat).resources.min(u16::from(self.number(num, &run.ctx()))) as u8;
        self.happen(Happened::new(Event::Loses, ObjId::NONE, seat).much(lost), Deed::Lose(lost))
    }

    pub(super) fn discard_top(&mut self, run: &Run, who: Who, num: &Num) -> bool {
        let seat = State::seat_of(&run.ctx(), who);
        let deck = &self.player(seat).deck;
        let many = usize::from(self.number(num, &run.ctx())).min(deck.len());
        let top: Vec<ObjId> = deck.iter().rev().take(many).copied().collect();
        if let Some(Frame::Run(below)) = self.frames.last_mut() {
            let places = below.regs[DISCARDED].iter_mut().rev();
            let last_first = top.iter().rev().map(|id| Slot::Card(*id)).chain(std::iter::repeat(Slot::Empty));
            places.zip(last_first).for_each(|(place, slot)| *place = slot);
        }
        let start = self.happenings.len();
        let mut did = false;
        for id in top {
            did |= self.propose(Happened::new(Event::Discarded, id, seat), Deed::Discard);
        }
        self.open_gate(start);
        did
    }

    pub(super) fn reveal_top(&mut self, run: &Run) -> bool {
        let top = self.player(run.ctrl).deck.last().copied();
        self.reveals += 1;
        self.revealed = top.unwrap_or_default();
        if let Some(Frame::Run(below)) = self.frames.last_mut() {
            below.regs[usize::from(REVEALED)] = top.map_or(Slot::Empty, Slot::Card);
        }
        top.is_some()
    }

    pub(super) fn add_to_hand(&mut self, run: &Run, it: Ref) -> bool {
        let id = self.resolve(&run.ctx(), it);
        id.is_some() && self.put_in_hand(id)
    }

    pub(super) fn put_chosen_into_play(&mut self, run: &Run, it: Ref, to: To) -> bool {
        let id = self.resolve(&run.ctx(), it);
        let place = match (self.place_of(to, &run.ctx()), id.is_some()) {
            // At "your HQ" each player's card goes to its own.
            (Some(Place::Hq(_)), true) => Some(Place::Hq(self.obj(id).owner)),
            (place, _) => place,
        };
        self.put_into_play(id, place)
    }

    pub(super) fn put_under_control(&mut self, run: &Run, it: Ref, to: To) -> bool {
        let id = self.resolve(&run.ctx(), it);
        let Some(place) = self.place_of(to, &run.ctx()) else { return false };
        if !self.may_come_under(id, run.ctrl) {
            return false;
        }
        self.enter(id, run.ctrl, crate::window::loc_of(place), false)
    }

    /// Whether the card can be put into play under that player's control.
    pub(crate) fn may_come_under(&self, id: ObjId, seat: Seat) -> bool {
        id.is_some()
            && !self.in_play(id)
            && self.card(id).kind != Kind::Token
            && !(self.card(id).unique && self.controls_copy(id, seat))
            && !self.has_its_one(id, seat)
            && self.may_field(id, seat)
    }

    pub(super) fn put_into_play_on(&mut self, run: &Run, it: Ref, host: Ref) -> bool {
        let (id, host) = (self.resolve(&run.ctx(), it), self.resolve(&run.ctx(), host));
        self.may_enter_on(id, host, run.ctrl) && self.enter(id, run.ctrl, Loc::On(host), false)
    }

    /// Whether the card can be put into play attached to that one.
    pub(crate) fn may_enter_on(&self, id: ObjId, host: ObjId, seat: Seat) -> bool {
        id.is_some()
            && self.in_play(host)
            && !(self.card(id).unique && self.controls_copy(id, seat))
            && self.may_field(id, seat)
            && self.may_host(host, id, seat, false)
    }

    pub(super) fn deploy_on(&mut self, run: &Run, it: Ref, host: Ref) -> bool {
        let (id, host) = (self.resolve(&run.ctx(), it), self.resolve(&run.ctx(), host));
        let ready = id.is_some() && host.is_some();
        if ready {
            self.begin_deploy(id, run.ctrl, DeployTo::Host(host));
        }
        ready
    }

    pub(super) fn deploy_at(&mut self, run: &Run, it: Ref, to: To) -> bool {
        let id = self.resolve(&run.ctx(), it);
        let Some(Place::Planet(planet)) = self.place_of(to, &run.ctx()) else { return false };
        let there = DeployTo::Planet(planet);
        let possible = id.is_some() && self.any_destination(id, run.ctrl, |it| it == there);
        if possible {
            self.begin_deploy(id, run.ctrl, there);
        }
        possible
    }

    pub(super) fn put_on_top(&mut self, run: &Run, on: &On) -> bool {
        let On::The(it) = on else { return false };
        let id = self.resolve(&run.ctx(), *it);
        self.is_below_top(id) && self.lay_on_discard(id)
    }

    /// Whether the card lies in a discard pile under another.
    pub(crate) fn is_below_top(&self, id: ObjId) -> bool {
        id.is_some()
            && self.obj(id).loc == Loc::Discard
            && self.player(self.obj(id).owner).discard.last() != Some(&id)
    }

    pub(super) fn shuffle_in(&mut self, run: &Run, on: &On) -> bool {
        let ctx = run.ctx();
        let cards: Vec<ObjId> = match on {
            On::The(it) => vec![self.resolve(&ctx, *it)],
            On::Picked => self.picked_by(run.picks).to_vec(),
            On::Each(sel) => {
                let mut found = Vec::new();
                self.find(sel, &ctx, |id| found.push(id));
                found
            }
        };
        self.shuffle_in_cards(&cards)
    }

    pub(super) fn reveal_hand(&mut self, seat: Seat) -> bool {
        self.hands_shown |= seat.bit();
        self.reveals += 1;
        !self.player(seat).hand.is_empty()
    }

    /// A card is held by this one, under its owner's control, as long as this one is in play.
    pub(super) fn hold_under(&mut self, run: &Run, it: Ref) -> bool {
        let id = self.resolve(&run.ctx(), it);
        let may = id.is_some() && !self.in_play(id) && self.in_play(run.src);
        may && self.enter(id, self.obj(id).owner, Loc::On(run.src), false)
    }

    pub(super) fn put_tokens_at_each(&mut self, run: &Run, name: Name, places: &Places) -> bool {
        let mut all = Vec::new();
        self.places(places, &run.ctx(), |place| all.push(place));
        all.into_iter().fold(false, |did, place| self.create_token(name, run.ctrl, place) | did)
    }

    pub(super) fn put_tokens(&mut self, run: &Run, name: Name, num: &Num, to: To) -> bool {
        let Some(place) = self.place_of(to, &run.ctx()) else { return false };
        let mut did = false;
        for _ in 0..self.number(num, &run.ctx()) {
            did |= self.create_token(name, run.ctrl, place);
        }
        did
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::scenario::position;
    use crate::state::Seat;

    /// Shows CG-5.3.9: Barlus takes any card of the loser's hand, one as likely as another.
    #[test]
    fn what_is_discarded_at_random_may_be_any_card_of_the_hand() {
        let mut discarded = BTreeMap::new();
        for seed in 0..700 {
            let text = format!(
                "title: Barlus
                players: Tina = Captain Cato Sicarius; Chris = Nazdreg
                initiative: Tina
                seed: {seed}
                planets: Barlus, Plannum, Atrox Prime, Elouith, Carnath
                phase: combat
                Tina at 1: Deathwing Guard
                Chris hand: Goff Nob, Shoota Mob, Promotion, Battle Cry, Snotling Attack, Enraged Ork, Bad Dok
                moves:
                settle
                Tina: yes"
            );
            let game = position(&text).expect("a scenario");
            let [card] = game.player(Seat::B).discard[..] else { panic!("one card is discarded") };
            *discarded.entry(game.card(card).name).or_insert(0) += 1;
        }
        assert_eq!(discarded.len(), 7);
        assert!(discarded.values().all(|times| (60..140).contains(times)), "{discarded:?}");
    }
}
