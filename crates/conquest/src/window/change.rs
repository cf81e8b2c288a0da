//! The changes themselves: what is done once nobody has stopped it.

use crate::ability::Grant;
use crate::card::Kind;
use crate::cards::brief::{FEWER_HP, RESERVE_FIGHTS};
use crate::state::{Deed, Exit, Happened, Loc, Loss, ObjId, PLANETS, Place, PlanetState, Seat, State};

impl State {
    /// Whether it would change anything now.
    pub(super) fn would_happen(&self, what: &Happened, deed: Deed) -> bool {
        let id = what.obj;
        match deed {
            Deed::Tell => true,
            Deed::Infest(planet) => self.can_be_infested(planet),
            Deed::Switch(one, other) => one != other && self.is_face_up(one) && self.is_face_up(other),
            Deed::Exchange(planet, aside) => self.is_face_up(planet) && self.aside(aside).is_some(),
            Deed::Become(_) => self.in_play(id) && self.place(id).is_some(),
            Deed::Ready => {
                self.in_play(id) && self.obj(id).exhausted && !self.forbidden(id, Grant::CannotReady)
            }
            Deed::Exhaust => self.in_play(id) && !self.obj(id).exhausted,
            Deed::Heal(n) => {
                let heals = self.in_play(id) && self.obj(id).damage > 0 && n > 0;
                heals && !self.forbidden(id, Grant::CannotBeHealed)
            }
            Deed::Gain(n) => n > 0,
            Deed::Draw(n) => n > 0 && !self.player(what.who).deck.is_empty(),
            Deed::Move(place) => self.in_play(id) && self.obj(id).loc != loc_of(place),
            Deed::Commit(planet) => self.in_play(id) && self.obj(id).loc != Loc::Planet(planet),
            Deed::Enter(_) => id.is_some(),
            Deed::Attach(host) => self.in_play(id) && self.in_play(host) && self.obj(id).loc != Loc::On(host),
            Deed::Leave(_) => self.in_play(id) && !self.obj(id).leaving,
            Deed::Control => self.may_change_hands(id, what.who),
            Deed::MoveDamage(to, n) => {
                let there = self.in_play(id) && self.in_play(to) && id != to;
                there && self.obj(id).damage > 0 && n > 0
            }
            Deed::Place(n) => self.in_play(id) && n > 0,
            Deed::Pay(n) => n > 0,
            Deed::Lose(n) => n > 0 && self.player(what.who).resources > 0,
            Deed::ToHand => {
                let elsewhere = id.is_some() && !self.in_play(id) && self.obj(id).loc != Loc::Hand;
                elsewhere && self.card(id).kind != Kind::Token
            }
            Deed::Take(n) => n > 0 && self.player(what.who.other()).resources > 0,
            Deed::Collect(n) => n > 0 && what.source.is_some() && self.obj(what.source).resources > 0,
            Deed::Discard => {
                id.is_some() && matches!(self.obj(id).loc, Loc::Hand | Loc::Deck | Loc::Reserve(_))
            }
            Deed::OnDeck => id.is_some() && !self.in_play(id) && self.card(id).kind != Kind::Token,
            Deed::UnderDeck => id.is_some() && self.obj(id).loc == Loc::Deck,
            Deed::Shuffle | Deed::Initiative => true,
            Deed::ToDiscard => match self.obj(id).loc {
                Loc::Discard => self.is_below_top(id),
                Loc::Removed | Loc::Reserve(_) => true,
                Loc::Deck | Loc::Hand | Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) => false,
            },
            Deed::Capture(planet) | Deed::RemovePlanet(planet) => self.is_face_up(planet),
            Deed::TurnUp(planet) => self.row[usize::from(planet)].state == PlanetState::FaceDown,
            Deed::Cleanse(planet) => self.is_infested(planet),
            Deed::Reserve(planet) => id.is_some() && self.obj(id).loc == Loc::Hand && self.is_face_up(planet),
            Deed::FirstPlanet(planet) => self.first != Some(planet),
            Deed::Enslave(faction) => self.player(what.who).enslaved != Some(faction),
        }
    }

    /// Whether that player could come to control the card: not twice what is unique, nor what stands for a face-down card.
    pub(crate) fn may_change_hands(&self, id: ObjId, seat: Seat) -> bool {
        let second = || self.card(id).unique && self.controls_copy(id, seat);
        let stands_in = || self.reserve_behind(id).is_some();
        self.in_play(id) && self.obj(id).controller != seat && !second() && !stands_in()
    }

    /// Makes the changes of those happenings, all at once.
    pub(super) fn change_all(&mut self, start: u8, end: u8) {
        let all = usize::from(start)..usize::from(end);
        let mut lost = Vec::new();
        for at in all.clone() {
            let it = self.happenings[at];
            if it.deed == Deed::Leave(Exit::WithHost) {
                continue;
            }
            let same = !it.what.obj.is_some() || self.obj(it.what.obj).stamp == it.stamp;
            let due = if let Deed::Leave(_) = it.deed {
                // What leaves is marked: nothing else can have happened to it.
                self.in_play(it.what.obj)
            } else {
                self.would_happen(&it.what, it.deed)
            };
            if it.replaced || !same || !due {
                self.happenings[at].replaced = true;
                continue;
            }
            let ground = match it.deed {
                Deed::Leave(_) => Some(Loc::On(it.what.obj)),
                Deed::Exchange(planet, _) => Some(Loc::OnPlanet(planet)),
                Deed::Tell
                | Deed::Ready
                | Deed::Exhaust
                | Deed::Heal(_)
                | Deed::Gain(_)
                | Deed::Draw(_)
                | Deed::Move(_)
                | Deed::Commit(_)
                | Deed::Enter(_)
                | Deed::Attach(_)
                | Deed::Control
                | Deed::Discard
                | Deed::MoveDamage(..)
                | Deed::Place(_)
                | Deed::Pay(_)
                | Deed::Lose(_)
                | Deed::ToHand
                | Deed::Take(_)
                | Deed::Collect(_)
                | Deed::Infest(_)
                | Deed::Switch(..)
                | Deed::Become(_)
                | Deed::OnDeck
                | Deed::UnderDeck
                | Deed::Shuffle
                | Deed::ToDiscard
                | Deed::Capture(_)
                | Deed::RemovePlanet(_)
                | Deed::TurnUp(_)
                | Deed::Cleanse(_)
                | Deed::Reserve(_)
                | Deed::FirstPlanet(_)
                | Deed::Initiative
                | Deed::Enslave(_) => None,
            };
            if let Some(ground) = ground {
                self.lose_attached(all.clone(), ground, &mut lost);
            }
            self.do_deed(&it.what, it.deed);
        }
        for at in all {
            if self.happenings[at].deed == Deed::Leave(Exit::WithHost) && !lost.contains(&at) {
                self.happenings[at].replaced = true;
            }
        }
    }

    /// What is attached there goes, as far as it is among those happenings and nobody has stopped it.
    fn lose_attached(&mut self, all: std::ops::Range<usize>, ground: Loc, lost: &mut Vec<usize>) {
        for at in all {
            let it = self.happenings[at];
            let obj = self.obj(it.what.obj);
            let due = it.deed == Deed::Leave(Exit::WithHost) && obj.loc == ground && obj.stamp == it.stamp;
            if due && !it.replaced {
                self.do_deed(&it.what, it.deed);
                lost.push(at);
            }
        }
    }

    /// Puts damage on a card. Its window is that of the damage it is part of.
    pub(crate) fn take_damage(&mut self, id: ObjId, taken: u8) {
        let obj = self.obj_mut(id);
        obj.damage = obj.damage.saturating_add(taken);
    }

    fn do_deed(&mut self, what: &Happened, deed: Deed) {
        let id = what.obj;
        match deed {
            Deed::Tell => {}
            Deed::Infest(planet) => {
                self.infested |= 1 << planet;
                self.unsettled = true;
            }
            Deed::Switch(one, other) => self.switch_planets(one, other),
            Deed::Exchange(planet, aside) => self.switch_aside(planet, aside),
            Deed::Become(face) => {
                if let Some(place) = self.place(id) {
                    self.obj_mut(id).loc = loc_of(place);
                }
                self.obj_mut(id).card = face;
                self.heard.add(face);
                self.brief_anew();
                self.unsettled = true;
            }
            Deed::Ready => self.obj_mut(id).exhausted = false,
            Deed::Exhaust => self.obj_mut(id).exhausted = true,
            Deed::Heal(n) => {
                let obj = self.obj_mut(id);
                obj.damage = obj.damage.saturating_sub(n);
            }
            Deed::Gain(n) => self.player_mut(what.who).resources += u16::from(n),
            Deed::MoveDamage(to, n) => {
                let moved = self.obj(id).damage.min(n);
                self.obj_mut(id).damage -= moved;
                self.obj_mut(to).damage = self.obj(to).damage.saturating_add(moved);
                self.unsettled = true;
            }
            Deed::Place(n) => {
                let obj = self.obj_mut(id);
                obj.resources = obj.resources.saturating_add(n);
            }
            Deed::ToHand => {
                self.leave_reserve(id);
                self.take_in_hand(id);
            }
            Deed::Pay(n) | Deed::Lose(n) => {
                let player = self.player_mut(what.who);
                player.resources = player.resources.saturating_sub(u16::from(n));
            }
            Deed::Take(n) => {
                let taken = self.player(what.who.other()).resources.min(u16::from(n));
                self.player_mut(what.who.other()).resources -= taken;
                self.player_mut(what.who).resources += taken;
            }
            Deed::Collect(n) => {
                let taken = self.obj(what.source).resources.min(n);
                self.obj_mut(what.source).resources -= taken;
                self.player_mut(what.who).resources += u16::from(taken);
            }
            Deed::Draw(n) => {
                for _ in 0..n {
                    let Some(id) = self.player_mut(what.who).deck.pop() else { break };
                    self.obj_mut(id).loc = Loc::Hand;
                    self.player_mut(what.who).hand.push(id);
                    self.reveals += 1;
                }
                self.lose_if_deck_empty(what.who);
            }
            Deed::Move(place) => {
                self.obj_mut(id).loc = loc_of(place);
                self.unsettled = true;
            }
            Deed::Commit(planet) => {
                self.obj_mut(id).loc = Loc::Planet(planet);
                self.unsettled = true;
            }
            Deed::Enter(loc) => self.put_down(id, what.who, loc),
            Deed::Attach(host) => {
                self.obj_mut(id).loc = Loc::On(host);
                self.unsettled = true;
            }
            Deed::Leave(how) => {
                let unit = how == Exit::Destroyed && self.is_unit(id);
                if let (true, Some(battle)) = (unit, &mut self.battle) {
                    battle.blood |= what.place == Some(Place::Planet(battle.planet));
                }
                self.go(id, how);
                self.unsettled = true;
            }
            Deed::Control => {
                self.obj_mut(id).controller = what.who;
                self.unsettled = true;
            }
            Deed::Discard => {
                let owner = self.obj(id).owner;
                self.reveals += 1;
                self.leave_hand(id);
                self.leave_reserve(id);
                self.player_mut(owner).deck.take(id);
                self.onto_discard(id);
                self.lose_if_deck_empty(owner);
            }
            Deed::OnDeck => {
                self.leave_reserve(id);
                self.onto_deck(id);
            }
            Deed::UnderDeck => self.under_deck(id),
            Deed::Shuffle => self.mix(what.who),
            Deed::ToDiscard => {
                let owner = self.obj(id).owner;
                self.player_mut(owner).discard.take(id);
                self.onto_discard(id);
            }
            Deed::Capture(planet) => self.capture(planet, what.who),
            Deed::RemovePlanet(planet) => self.take_off(planet, PlanetState::Removed),
            Deed::TurnUp(planet) => {
                self.row[usize::from(planet)].state = PlanetState::FaceUp;
                // Those laid out before the first round are no news to anybody.
                self.reveals += u32::from(self.round > 0);
            }
            Deed::Cleanse(planet) => {
                self.infested &= !(1 << planet);
                self.unsettled = true;
            }
            Deed::Reserve(planet) => {
                self.leave_hand(id);
                self.lay_in_reserve(id, planet, false);
            }
            Deed::FirstPlanet(planet) => self.first = Some(planet),
            Deed::Initiative => self.initiative = what.who,
            Deed::Enslave(faction) => self.player_mut(what.who).enslaved = Some(faction),
        }
    }

    /// Puts a planet into a player's victory display; three of a common type win.
    fn capture(&mut self, planet: u8, seat: Seat) {
        self.take_off(planet, PlanetState::Captured(seat));
        self.player_mut(seat).display.push(planet);
        self.last_captor = Some(seat);
        if self.has_conquered(seat) {
            self.player_mut(seat.other()).lost = Some(Loss::Conquest);
        }
    }

    /// Takes a planet off the row, and the tokens with it.
    fn take_off(&mut self, planet: u8, state: PlanetState) {
        self.row[usize::from(planet)].state = state;
        self.infested &= !(1 << planet);
        if self.first == Some(planet) {
            self.first = None;
        }
    }

    /// Planets change places with what lies on them; units and cards in reserve stay where they are.
    fn switch_planets(&mut self, one: u8, other: u8) {
        self.row.swap(usize::from(one), usize::from(other));
        let tokens = [one, other].map(|planet| self.is_infested(planet));
        for (planet, token) in [(other, tokens[0]), (one, tokens[1])] {
            self.infested = self.infested & !(1 << planet) | u8::from(token) << planet;
        }
        for obj in self.objs.iter_mut() {
            obj.loc = match obj.loc {
                Loc::OnPlanet(planet) if planet == one => Loc::OnPlanet(other),
                Loc::OnPlanet(planet) if planet == other => Loc::OnPlanet(one),
                loc @ (Loc::Deck
                | Loc::Hand
                | Loc::Discard
                | Loc::Removed
                | Loc::Hq
                | Loc::Planet(_)
                | Loc::On(_)
                | Loc::OnPlanet(_)
                | Loc::Reserve(_)) => loc,
            };
        }
        self.unsettled = true;
    }

    /// A planet in play and one out of the game change places. A token on the planet leaves with it; what is at it stays.
    fn switch_aside(&mut self, planet: u8, aside: u8) {
        let Some(new) = self.aside(aside) else { return };
        let old = std::mem::replace(&mut self.row[usize::from(planet)].card, new);
        match usize::from(aside).checked_sub(PLANETS) {
            None => self.row[usize::from(aside)].card = old,
            Some(at) => {
                self.out[at] = old;
                self.out_seen[1] |= 1 << at;
            }
        }
        self.infested &= !(1 << planet);
        self.reveals += 1;
        self.unsettled = true;
    }

    fn put_down(&mut self, id: ObjId, seat: Seat, loc: Loc) {
        self.leave_hand(id);
        let owner = self.obj(id).owner;
        self.player_mut(owner).deck.take(id);
        self.player_mut(owner).discard.take(id);
        let attached = matches!(loc, Loc::On(_)) && self.card(id).kind == Kind::Army;
        let obj = self.obj_mut(id);
        obj.loc = loc;
        obj.controller = seat;
        obj.stamp = obj.stamp.wrapping_add(1);
        obj.damage = 0;
        obj.resources = 0;
        obj.exhausted = false;
        obj.moved = false;
        obj.targeted = false;
        obj.leaving = false;
        obj.as_attachment = attached;
        self.comes_into_play(id);
        self.unsettled |= self.gives(FEWER_HP) || self.heard.grants(RESERVE_FIGHTS);
        self.reveals += 1;
        self.lose_if_deck_empty(owner);
    }

    fn go(&mut self, id: ObjId, how: Exit) {
        if self.card(id).kind == Kind::Warlord {
            return self.defeat(id);
        }
        let place = self.place(id);
        self.out_of_play(id);
        if let Some(card) = self.reserve_behind(id) {
            return self.reserve_goes(card, how);
        }
        match how {
            Exit::Reserved => {
                if let Some(Place::Planet(planet)) = place {
                    self.lay_in_reserve(id, planet, true);
                }
                self.obj_mut(id).leaving = false;
            }
            Exit::Returned => {
                self.take_in_hand(id);
                self.obj_mut(id).leaving = false;
            }
            Exit::OnDeck => {
                self.onto_deck(id);
                self.obj_mut(id).leaving = false;
            }
            Exit::Destroyed | Exit::Sacrificed | Exit::Discarded | Exit::WithHost => self.onto_discard(id),
        }
    }

    /// A hale warlord turns to the bloodied side in HQ; a bloodied one dies.
    fn defeat(&mut self, id: ObjId) {
        let owner = self.obj(id).owner;
        if self.obj(id).bloodied {
            self.player_mut(owner).lost = Some(Loss::WarlordDeath);
            return;
        }
        let obj = self.obj_mut(id);
        obj.bloodied = true;
        obj.damage = 0;
        obj.exhausted = true;
        obj.leaving = false;
        obj.loc = Loc::Hq;
    }
}

/// Where a card at that place is.
pub(crate) fn loc_of(place: Place) -> Loc {
    match place {
        Place::Planet(planet) => Loc::Planet(planet),
        Place::Hq(_) => Loc::Hq,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::Event;
    use crate::scenario::board;

    fn game() -> State {
        board(
            "players: Tina = Nazdreg; Chris = Captain Cato Sicarius
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            phase: combat
            Tina at 1: Goff Nob
            Chris at 1: Deathwing Guard (with Promotion)",
        )
    }

    fn named(game: &State, name: &str) -> ObjId {
        game.play.iter().copied().find(|id| game.card(*id).name == name).expect("in play")
    }

    /// Whoever takes control has the unit; when it leaves play it goes to its owner.
    #[test]
    fn control_changes_and_owners_keep_their_cards() {
        let mut game = game();
        game.asked = 0;
        let guard = named(&game, "Deathwing Guard");
        let mut what = game.befalls(Event::TakesControl, guard);
        what.who = Seat::A;
        assert!(game.happen(what, Deed::Control));
        assert_eq!(game.obj(guard).controller, Seat::A);
        assert!(game.units_at(0, Seat::A).any(|id| id == guard));
        assert!(!game.happen(what, Deed::Control), "it would change nothing");
        game.send_away(&[(guard, Exit::Destroyed)]);
        assert!(game.player(Seat::B).discard.contains(&guard));
        assert!(!game.player(Seat::A).discard.contains(&guard));
    }

    /// Moving damage, placing resources and paying pass the gate like everything else: what is replaced does not happen, what
    /// would change nothing is no event.
    #[test]
    fn damage_and_resources_move_through_the_gate() {
        let mut game = game();
        game.asked = 0;
        let (nob, guard) = (named(&game, "Goff Nob"), named(&game, "Deathwing Guard"));
        game.obj_mut(nob).damage = 2;
        let move_one = |game: &mut State, replaced: bool| {
            let start = game.happenings.len();
            let due = game.propose(game.befalls(Event::DamageMoves, nob), Deed::MoveDamage(guard, 1));
            if due {
                game.happenings[start].replaced = replaced;
            }
            game.open_gate(start);
            due
        };
        assert!(move_one(&mut game, true));
        assert_eq!((game.obj(nob).damage, game.obj(guard).damage), (2, 0), "something else happened instead");
        assert!(move_one(&mut game, false) && move_one(&mut game, false));
        assert_eq!((game.obj(nob).damage, game.obj(guard).damage), (0, 2));
        assert!(!move_one(&mut game, false), "there is nothing left to move");

        game.players.iter_mut().for_each(|player| player.resources = 3);
        game.spend(Seat::A, 2);
        let taken = Happened::new(Event::Gains, ObjId::NONE, Seat::A).much(5);
        assert!(game.happen(taken, Deed::Take(5)) && !game.happen(taken, Deed::Take(5)));
        assert_eq!(game.players.map(|player| player.resources), [4, 0], "no more than there is");
        assert!(game.happen(game.befalls(Event::ResourcesPlaced, guard), Deed::Place(2)));
        let mut collected = Happened::new(Event::Gains, ObjId::NONE, Seat::B).much(3);
        collected.source = guard;
        assert!(game.happen(collected, Deed::Collect(3)) && !game.happen(collected, Deed::Collect(3)));
        assert_eq!((game.player(Seat::B).resources, game.obj(guard).resources), (2, 0));
    }

    /// An attachment on a planet is at the planet, is no unit there, and is discarded when the planet leaves.
    #[test]
    fn what_is_attached_to_a_planet_leaves_with_it() {
        let mut game = game();
        let card = crate::cards::card_named("Promotion").expect("a core card");
        let it = game.add(card, Seat::B, Loc::OnPlanet(0));
        assert_eq!(game.place(it), Some(Place::Planet(0)));
        assert!(game.in_play(it) && game.units_at(0, Seat::B).all(|id| id != it));
        game.battle = Some(crate::state::Battle { planet: 0, ..Default::default() });
        game.end_battle(None);
        assert_eq!(game.row[0].state, PlanetState::Removed);
        assert!(game.player(Seat::B).discard.contains(&it));
    }
}
