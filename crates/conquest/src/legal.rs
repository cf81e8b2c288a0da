//! Every legal answer to the present question. Never empty while the game runs.

mod deploy;
mod pick;

use crate::ability::{Class, Grant, Op};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::brief::{FROM_DISCARD, action_bit, briefs};
use crate::select::Ctx;
use crate::state::{Frame, Loc, ObjId, Phase, Seat, Stage, State};

impl State {
    /// Lists the legal answers of that seat, replacing what is in `out`.
    pub fn legal(&self, seat: Seat, out: &mut Vec<Answer>) {
        out.clear();
        if self.asked & seat.bit() == 0 {
            return;
        }
        match self.ask {
            Ask::Nothing => {}
            Ask::Initiative | Ask::Winner => out.extend(Seat::BOTH.map(Answer::Player)),
            Ask::Mulligan | Ask::BattleAbility | Ask::Cleanse => out.extend([Answer::Yes, Answer::Pass]),
            Ask::DeployTurn => {
                self.any_deploy_turn(seat, listing(out));
                out.push(Answer::Pass);
            }
            Ask::Dial => self.dials(seat, out),
            Ask::Enslave => self.enslavements(seat, out),
            Ask::Secret => out.extend((1..=self.face_up().count() as u8).map(Answer::Dial)),
            Ask::Aside => out.extend(self.asides().map(|(at, _)| Answer::Aside(at))),
            Ask::Keyword => {
                let Some(Frame::Run(run)) = self.frames.last() else { return };
                out.extend(self.keywords_to_choose(run).into_iter().map(Answer::Keyword));
            }
            Ask::Bonus { cards, resources, .. } => {
                for (take_cards, take_resources) in
                    [(true, true), (true, false), (false, true), (false, false)]
                {
                    if (!take_cards || cards > 0) && (!take_resources || resources > 0) {
                        out.push(Answer::Bonus { cards: take_cards, resources: take_resources });
                    }
                }
            }
            Ask::Mobile => {
                self.mobile_moves(seat, out);
                out.push(Answer::Pass);
            }
            Ask::Strike => {
                self.strikes(seat, out);
                out.push(Answer::Pass);
            }
            Ask::Window => {
                self.any_window_action(seat, listing(out));
                out.push(Answer::Pass);
            }
            Ask::Answers => {
                if let Some(Frame::Answers { .. }) = self.frames.last() {
                    let forced = self.pending_answers(seat, out);
                    // With nothing left that makes it cheaper the card stays in hand.
                    if out.is_empty() || !forced && self.may_pass_answers(seat) {
                        out.push(Answer::Pass);
                    }
                }
            }
            Ask::CombatTurn => {
                self.any_combat_option(seat, listing(out));
            }
            Ask::Defender => self.defenders(seat, out),
            Ask::Shield { packet } => {
                let Some(unit) = self.packets.get(usize::from(packet)).map(|it| it.target) else { return };
                let hand = &self.player(seat).hand;
                out.extend(
                    hand.iter().filter(|id| self.shields_for(**id, unit) > 0).map(|id| Answer::Shield(*id)),
                );
                out.push(Answer::Pass);
            }
            Ask::Withdraw => {
                self.withdrawals(seat, out);
                out.push(Answer::Pass);
            }
            Ask::Choose | Ask::Search | Ask::Bottom | Ask::Indirect => self.picks(out),
            Ask::Place => self.place_options(out),
            Ask::OneOf => self.open_options(out),
            Ask::X { most } => {
                let Some(Frame::Run(run)) = self.frames.last() else { return };
                let chosen = matches!(State::current_op(run), Some(Op::ChooseNumber(_)))
                    && !matches!(run.stage, Stage::Cost(_));
                let (least, steps) =
                    if chosen { (1, State::steps_after(run)) } else { (0, &State::ability(run).body[..]) };
                let useful = |x: &u8| self.would_change(steps, &Ctx { x: *x, ..run.ctx() });
                out.extend((least..=most).filter(useful).map(Answer::Number));
                if out.is_empty() {
                    out.extend((least..=most).map(Answer::Number));
                }
            }
        }
    }

    /// The units that may still be withdrawn between combat rounds.
    pub(crate) fn withdrawals(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(battle) = self.battle else { return };
        out.extend(self.units_at(battle.planet, seat).filter(|id| self.may_retreat(*id)).map(Answer::Pick));
    }

    pub(crate) fn mobile_moves(&self, seat: Seat, out: &mut Vec<Answer>) {
        for id in self.play.iter().copied() {
            let obj = self.obj(id);
            let Loc::Planet(planet) = obj.loc else { continue };
            if obj.controller == seat && !obj.moved && self.has(id, Keyword::Mobile) {
                for to in self.adjacent(planet).into_iter().flatten() {
                    out.push(Answer::Move { unit: id, planet: to });
                }
            }
        }
    }

    /// What can be attacked with, and the warlord's retreat.
    pub(crate) fn any_combat_option(&self, seat: Seat, mut fits: impl FnMut(Answer) -> bool) -> bool {
        let Some(battle) = self.battle else { return false };
        let mut enemies = self.units_at(battle.planet, seat.other()).peekable();
        if enemies.peek().is_none() {
            return false;
        }
        let open = enemies.any(|id| !self.forbidden(id, Grant::CannotBeAttacked));
        let able = |id: ObjId| {
            let ready = !self.obj(id).exhausted && (!battle.ranged || self.has(id, Keyword::Ranged));
            let held = !open && self.area_effect(id) == 0;
            ready && !held && !self.forbidden(id, Grant::CannotAttack)
        };
        let bound = |id: ObjId| self.forbidden(id, Grant::MustAttackThis);
        let must = self.units_at(battle.planet, seat).any(|id| bound(id) && able(id));
        self.units_at(battle.planet, seat).any(|id| {
            if !able(id) || must && !bound(id) {
                return false;
            }
            fits(Answer::Attack(id)) || self.card(id).kind == Kind::Warlord && fits(Answer::Retreat(id))
        })
    }

    fn defenders(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(Frame::Attack { attacker, planet, .. }) = self.frames.last() else { return };
        let mut units: Vec<ObjId> = self
            .units_at(*planet, seat.other())
            .filter(|id| !self.forbidden(*id, Grant::CannotBeAttacked))
            .collect();
        let must = |id: &ObjId| self.forbidden(*id, Grant::MustDefend);
        if units.iter().any(must) {
            units.retain(must);
        }
        if let Some(bound) = self.must_attack(*attacker).filter(|id| units.contains(id)) {
            return out.push(Answer::Against(bound));
        }
        out.extend(units.into_iter().map(Answer::Against));
        if self.area_effect(*attacker) > 0 {
            out.push(Answer::Area);
        }
    }

    /// What can be done in an action window: actions, and Ambush in the combat phase.
    /// Like everything here called `any_…` it looks no further than the first that fits.
    pub(crate) fn any_window_action(&self, seat: Seat, mut fits: impl FnMut(Answer) -> bool) -> bool {
        self.phase == Phase::Combat
            && (self.any_deployment(seat, true, &mut fits) || self.any_strike_as_action(seat, &mut fits))
            || self.any_action(seat, fits)
    }

    /// What can be done in a turn of the deploy phase besides passing.
    pub(crate) fn any_deploy_turn(&self, seat: Seat, mut fits: impl FnMut(Answer) -> bool) -> bool {
        self.any_deployment(seat, false, &mut fits)
            || self.any_reservation(seat, &mut fits)
            || self.any_action(seat, fits)
    }

    fn any_action(&self, seat: Seat, mut fits: impl FnMut(Answer) -> bool) -> bool {
        let briefs = briefs();
        let timely = ACTIONS.into_iter().filter(|it| self.timely(*it)).map(action_bit).sum::<u8>();
        let gains = self.gains_from(|id| briefs.gives_actions(id) & timely != 0);
        let in_play = if gains || self.brief.actions & timely != 0 { &self.play[..] } else { &[] };
        in_play.iter().copied().any(|id| {
            let obj = self.obj(id);
            let own = obj.controller == seat;
            if !gains && briefs.actions(obj.card) & timely == 0
                || !own && !self.card(id).abilities.iter().any(|it| it.anyone)
            {
                return false;
            }
            let mut found = false;
            self.each_ability(id, gains, |at, ability| {
                found = found
                    || self.timely(ability.class)
                        && (own || ability.anyone)
                        && self.can_use(id, at, seat, None)
                        && fits(Answer::Use { card: id, ability: at });
            });
            found
        }) || self.player(seat).hand.iter().copied().any(|id| {
            briefs.actions(self.obj(id).card) & timely != 0
                && self.card(id).kind == Kind::Event
                && self.card(id).abilities.first().is_some_and(|ability| self.timely(ability.class))
                && self.can_use(id, 0, seat, None)
                && fits(Answer::Play(id))
        }) || self.heard.grants(FROM_DISCARD)
            && (self.any_action_from_discard(seat, seat, timely, &mut fits)
                || self.plays_theirs(seat)
                    && self.any_action_from_discard(seat, seat.other(), timely, &mut fits))
    }

    /// Whether something that can be used while it lies on that discard pile fits.
    fn any_action_from_discard(
        &self,
        seat: Seat,
        whose: Seat,
        timely: u8,
        fits: &mut impl FnMut(Answer) -> bool,
    ) -> bool {
        let briefs = briefs();
        let pile = &self.player(whose).discard;
        pile.iter().copied().enumerate().any(|(place, id)| {
            let id_card = self.obj(id).card;
            let copy = || pile[..place].iter().any(|other| self.obj(*other).card == id_card);
            if briefs.actions(id_card) & timely == 0 || copy() {
                return false;
            }
            let event = self.card(id).kind == Kind::Event;
            self.card(id).abilities.iter().enumerate().any(|(at, ability)| {
                let answer =
                    if event { Answer::Play(id) } else { Answer::Use { card: id, ability: at as u8 } };
                (event || ability.from_discard)
                    && self.timely(ability.class)
                    && self.can_use(id, at as u8, seat, None)
                    && fits(answer)
            })
        })
    }

    /// Whether an action of that class can be used in the present phase.
    pub(crate) fn timely(&self, class: Class) -> bool {
        match class {
            Class::Action => true,
            Class::CombatAction => self.phase == Phase::Combat,
            Class::DeployAction => self.phase == Phase::Deploy,
            Class::HeadquartersAction => self.phase == Phase::Headquarters,
            Class::Interrupt
            | Class::Reaction
            | Class::ForcedInterrupt
            | Class::ForcedReaction
            | Class::Battle => false,
        }
    }
}

/// For looking at everything: adds it to the list and goes on.
fn listing(out: &mut Vec<Answer>) -> impl FnMut(Answer) -> bool + '_ {
    |answer| {
        out.push(answer);
        false
    }
}

/// What can be used in an action window.
const ACTIONS: [Class; 4] =
    [Class::Action, Class::CombatAction, Class::DeployAction, Class::HeadquartersAction];
