//! What may be picked where an ability or an assignment asks: objects, amounts, places.

use crate::ability::{Op, Places};
use crate::answer::Answer;
use crate::select::{Ctx, worthy};
use crate::state::{DeployStep, Frame, ObjId, PLANETS, Place, PlanetState, Seat, Slot, State};

impl State {
    /// A card that cannot be paid yet must be made cheaper first.
    pub(super) fn may_pass_answers(&self, asked: Seat) -> bool {
        let below = self.frames.len().wrapping_sub(2);
        match self.frames.get(below) {
            Some(Frame::Deploy { cost, seat, step, .. })
                if matches!(step, DeployStep::Announce | DeployStep::Pay) && *seat == asked =>
            {
                u16::from(*cost) <= self.player(*seat).resources
            }
            _ => true,
        }
    }

    pub(super) fn picks(&self, out: &mut Vec<Answer>) {
        match self.frames.last() {
            Some(Frame::Run(run)) => self.run_picks(run, out),
            Some(Frame::Search { seat, depth, picked, run, .. }) => {
                let deck = &self.player(*seat).deck;
                let top = &deck[deck.len().saturating_sub(usize::from(*depth))..];
                if *picked {
                    out.extend(top.iter().map(|id| Answer::Pick(*id)));
                } else if let Some(Frame::Run(run)) = self.frames.get(usize::from(*run))
                    && let Some(Op::Search { what, .. } | Op::SearchAndShuffle { what, .. }) =
                        State::current_op(run)
                {
                    let fits = |id: &&ObjId| self.matches(what, **id, &run.ctx());
                    out.extend(top.iter().filter(fits).map(|id| Answer::Pick(*id)));
                    if !what.is_empty() {
                        out.push(Answer::Pass);
                    }
                }
            }
            Some(Frame::Deploy { obj, seat, step: DeployStep::Discard(_), .. }) => {
                let hand = self.player(*seat).hand.iter().filter(|id| *id != obj);
                out.extend(hand.map(|id| Answer::Pick(*id)));
            }
            Some(frame @ Frame::Indirect { .. }) => {
                let Some(seat) = self.to_answer() else { return };
                out.extend(self.indirect_targets(frame, seat).into_iter().map(Answer::Pick));
            }
            _ => {}
        }
    }

    /// Whether indirect damage may still be put on the unit: not more than its remaining hit points.
    pub(crate) fn room_for_damage(&self, id: ObjId) -> bool {
        let pending: u8 = self.packets.iter().filter(|it| it.target == id).map(|it| it.amount).sum();
        self.obj(id).damage.saturating_add(pending) < self.hp(id)
    }

    /// Those of two effects that would change something, or both where none would.
    pub(crate) fn open_options(&self, out: &mut Vec<Answer>) {
        let Some(Frame::Run(run)) = self.frames.last() else { return };
        let (first, second) = match State::current_op(run) {
            Some(Op::OneOf(first, second)) => (first, second),
            Some(Op::PayOr(..) | Op::May(_) | Op::OpponentDiscardsOr(..)) => {
                return out.extend([Answer::Number(1), Answer::Number(2)]);
            }
            _ => return,
        };
        let both = vec![(1, first), (2, second)];
        let open = |ops: &Vec<Op>| self.would_change(ops, &run.ctx());
        out.extend(worthy(both, |(_, ops)| open(ops)).into_iter().map(|(nr, _)| Answer::Number(nr)));
    }

    pub(super) fn place_options(&self, out: &mut Vec<Answer>) {
        let Some(Frame::Run(run)) = self.frames.last() else { return };
        let Some(Op::ChoosePlace { from, .. }) = State::current_op(run) else { return };
        out.extend(self.worthy_places(run, from).into_iter().map(Answer::Place));
    }

    pub(crate) fn places(&self, from: &Places, ctx: &Ctx<'_>, mut each: impl FnMut(Place)) {
        // An event from hand is nowhere: what it answers is somewhere.
        let here = match ctx.place.or_else(|| ctx.cause.and_then(|cause| cause.place)) {
            Some(Place::Planet(planet)) => Some(planet),
            _ => None,
        };
        for planet in 0..PLANETS as u8 {
            if self.row[usize::from(planet)].state != PlanetState::FaceUp {
                continue;
            }
            let fits = match from {
                Places::AnyPlanet | Places::PlanetOrHq => true,
                Places::NonFirst => self.first != Some(planet),
                Places::NonFirstWithout(sel) => {
                    let there = Some(Place::Planet(planet));
                    self.first != Some(planet) && self.planet_holds(there, sel, ctx) == Some(false)
                }
                Places::Unchosen => {
                    !ctx.regs.is_some_and(|regs| regs.contains(&Slot::Place(Place::Planet(planet))))
                }
                Places::OtherPlanet => here != Some(planet),
                Places::Infested => self.is_infested(planet),
                Places::NextToInfested => {
                    self.adjacent(planet).into_iter().flatten().any(|beside| self.is_infested(beside))
                }
                Places::BattlePlanet => self.battle.is_some_and(|battle| battle.planet == planet),
                Places::OfType(kind) => self.is_type(Some(Place::Planet(planet)), *kind),
                Places::SharingType => here
                    .is_some_and(|here| here != planet && self.types_of(here) & self.types_of(planet) != 0),
                Places::NextToChosen(reg) => {
                    ctx.slot(*reg).planet().is_some_and(|at| self.adjacent(at).contains(&Some(planet)))
                }
                Places::WithMany(many, sel) => {
                    let place = Some(Place::Planet(planet));
                    let there = |id: &&ObjId| self.place(**id) == place && self.matches(sel, **id, ctx);
                    self.play.iter().filter(there).count() >= usize::from(*many)
                }
                Places::With(with, without) => {
                    let holds = |sel: &[crate::ability::Is]| {
                        self.planet_holds(Some(Place::Planet(planet)), sel, ctx) == Some(true)
                    };
                    (with.is_empty() || holds(with)) && (without.is_empty() || !holds(without))
                }
                Places::AdjacentTo(it) => match self.place_seen(ctx, self.resolve(ctx, *it)) {
                    Some(Place::Planet(here)) => self.adjacent(here).contains(&Some(planet)),
                    _ => false,
                },
                Places::AdjacentOrHq | Places::AdjacentOrYourHq | Places::Adjacent => {
                    here.is_some_and(|here| self.adjacent(here).contains(&Some(planet)))
                }
            };
            if fits {
                each(Place::Planet(planet));
            }
        }
        if matches!(from, Places::PlanetOrHq | Places::AdjacentOrHq) {
            Seat::BOTH.map(Place::Hq).into_iter().for_each(each);
        } else if *from == Places::AdjacentOrYourHq {
            each(Place::Hq(ctx.ctrl));
        }
    }
}
