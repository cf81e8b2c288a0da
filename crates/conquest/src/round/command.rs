//! The command phase: warlords commit, struggles are fought and their bonuses offered.

use crate::ability::{Event, Grant};
use crate::answer::Ask;
use crate::card::Kind;
use crate::cards::card;
use crate::state::{Deed, Happened, Loc, ObjId, PLANETS, Place, Seat, State, Step, Timing};

impl State {
    /// Both warlords go where their dials say, each with the units of its HQ, which exhaust.
    pub(super) fn commit(&mut self) {
        self.reveals += 1;
        self.step = Step::Struggle(0);
        let mut arrivals = Vec::new();
        for seat in [self.initiative, self.initiative.other()] {
            let number = self.player_mut(seat).dial.take().unwrap_or(1);
            let Some(planet) = self.face_up().nth(usize::from(number.max(1)) - 1) else { continue };
            let number = self.player_mut(seat).second_dial.take();
            let synapse = self.synapse_of(seat).zip(number);
            for id in self.play.iter().copied() {
                let obj = self.obj(id);
                if obj.controller != seat || obj.loc != Loc::Hq || !self.is_unit(id) {
                    continue;
                }
                // A synapse unit goes where its own dial says.
                let apart = synapse.filter(|(synapse, _)| *synapse == id).map(|(_, number)| number.max(1));
                let to = apart.and_then(|number| self.face_up().nth(usize::from(number) - 1));
                if self.card(id).kind != Kind::Synapse || to.is_some() {
                    arrivals.push((id, to.unwrap_or(planet)));
                }
            }
        }
        for planet in (0..PLANETS as u8).rev() {
            if arrivals.iter().any(|(_, to)| *to == planet) {
                self.tell_of_committed(planet);
            }
        }
        let start = self.happenings.len();
        for (id, planet) in &arrivals {
            let place = Some(Place::Planet(*planet));
            self.propose(self.befalls(Event::Commits, *id).at(place), Deed::Commit(*planet));
        }
        self.open_gate(start);
        let start = self.happenings.len();
        for (id, _) in arrivals {
            if !matches!(self.card(id).kind, Kind::Warlord | Kind::Synapse) {
                self.propose(self.befalls(Event::Exhausts, id), Deed::Exhaust);
            }
        }
        self.open_gate(start);
    }

    /// A card sends one more unit to a planet.
    pub(crate) fn commit_one(&mut self, id: ObjId, planet: u8) -> bool {
        self.tell_of_committed(planet);
        let place = Some(Place::Planet(planet));
        self.happen(self.befalls(Event::Commits, id).at(place), Deed::Commit(planet))
    }

    /// Those who answer that units were committed there are asked, after everything that is put above this.
    fn tell_of_committed(&mut self, planet: u8) {
        let what = Happened::new(Event::UnitsCommit, ObjId::NONE, self.initiative);
        self.announce(what.at(Some(Place::Planet(planet))), Timing::Reaction);
    }

    pub(super) fn begin_struggle(&mut self, planet: u8) {
        match (planet..PLANETS as u8).find(|at| self.is_face_up(*at)) {
            None => self.step = Step::CommandWindow,
            Some(planet) => {
                self.step = Step::StruggleResolve(planet);
                let place = Some(Place::Planet(planet));
                self.announce(
                    Happened::new(Event::Struggle, ObjId::NONE, self.initiative).at(place),
                    Timing::Interrupt,
                );
            }
        }
    }

    /// Who wins the command struggle at a planet: the only ready warlord, else more icons on ready units.
    pub fn struggle_winner(&self, planet: u8) -> Option<Seat> {
        let counts = |id: &ObjId| !self.obj(*id).exhausted || self.forbidden(*id, Grant::CountsExhausted);
        let ready = |seat: Seat| self.units_at(planet, seat).filter(counts);
        let warlord = |seat: Seat| ready(seat).any(|id| self.card(id).kind == Kind::Warlord);
        match Seat::BOTH.map(warlord) {
            [true, false] => return Some(Seat::A),
            [false, true] => return Some(Seat::B),
            _ => {}
        }
        let icons = Seat::BOTH.map(|seat| {
            let counted = ready(seat).filter(|id| !self.forbidden(*id, Grant::UncountedIcons));
            counted.map(|id| u32::from(self.command(id))).sum::<u32>() + self.reserve_icons(planet, seat)
        });
        match icons[0].cmp(&icons[1]) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    pub(super) fn resolve_struggle(&mut self, planet: u8) {
        self.step = Step::StruggleEnd(planet);
        let Some(winner) = self.struggle_winner(planet) else { return };
        self.step = Step::StruggleWon(planet, winner);
        self.no_bonus = false;
        self.announce(struggle_won(planet, winner), Timing::Interrupt);
    }

    /// What the planet itself gives to who wins its command struggle.
    pub(crate) fn planet_bonus(&self, place: Option<Place>) -> (u8, u8) {
        let Some(Place::Planet(planet)) = place else { return (0, 0) };
        let facts = card(self.row[usize::from(planet)].card).planet;
        let open = |at: usize| self.barred[at] & 1 << planet == 0;
        (if open(0) { facts.cards } else { 0 }, if open(1) { facts.resources } else { 0 })
    }

    /// The winner takes the planet's bonuses, unless they were given up, and those of own units. The rulebook is silent on
    /// whether those who react to the victory come before: taking the bonuses is what winning means, so they come after.
    pub(super) fn offer_bonuses(&mut self, planet: u8, winner: Seat) {
        self.step = Step::StruggleEnd(planet);
        self.announce(struggle_won(planet, winner), Timing::Reaction);
        let given_up = std::mem::take(&mut self.no_bonus);
        let (mut cards, mut resources) =
            if given_up { (0, 0) } else { self.planet_bonus(Some(Place::Planet(planet))) };
        for id in self.units_at(planet, winner) {
            let bonus = self.bonus(id);
            cards += bonus.0;
            resources += bonus.1;
        }
        if cards > 0 || resources > 0 {
            self.ask(Ask::Bonus { planet, cards, resources }, winner);
        }
    }
}

fn struggle_won(planet: u8, winner: Seat) -> Happened {
    Happened::new(Event::StruggleWon, ObjId::NONE, winner).at(Some(Place::Planet(planet)))
}
