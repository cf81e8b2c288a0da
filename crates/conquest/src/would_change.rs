//! Would it change the game state? An ability that could change nothing is not offered, nor is a choice that leads nowhere.
//!
//! One test of the effect's tree, step by step, against the state as it is: the first step that could do something settles it.
//! Whoever looks at an offer learns nothing about hidden cards: what lies in the opponent's hand or in a deck counts as
//! possible.

mod choice;
#[cfg(test)]
mod tests;

use crate::ability::{Bonus, Constant, Event, Grant, How, Later, Num, On, Op, Ref};
use crate::card::Kind;
use crate::cards::card;
use crate::select::Ctx;
use crate::state::{DeployTo, Frame, Loc, ObjId, Packet, Place, Run, Seat, Slot, State};

impl State {
    /// Whether these steps could change anything.
    #[expect(clippy::wildcard_enum_match_arm, reason = "`would_do` spells out the others")]
    pub(crate) fn would_change(&self, steps: &[Op], ctx: &Ctx<'_>) -> bool {
        let [op, after @ ..] = steps else { return false };
        match op {
            Op::Choose { into, what, by, how } => {
                if self.is_hidden_choice(what, *by, ctx) {
                    return true;
                }
                self.any_choice(what, *how, ctx, |id| self.choice_would_change(after, *into, *how, id, ctx))
                    || !matches!(how, How::Target | How::Targets | How::OneOrMore) && {
                        let regs = ctx.remembering(*into, Slot::Empty);
                        self.would_change(after, &Ctx { regs: Some(&regs), ..*ctx })
                    }
            }
            Op::ChoosePlace { into, from, .. } => {
                let mut any = false;
                self.places(from, ctx, |place| {
                    let regs = ctx.remembering(*into, Slot::Place(place));
                    any = any || self.would_change(after, &Ctx { regs: Some(&regs), ..*ctx });
                });
                any
            }
            Op::OneOf(first, second) => {
                self.would_change(first, ctx)
                    || self.would_change(second, ctx)
                    || self.would_change(after, ctx)
            }
            Op::PayOr(..) => true,
            Op::If(cond, inner) => {
                self.holds(cond, ctx) && self.would_change(inner, ctx) || self.would_change(after, ctx)
            }
            Op::While(cond, inner) => {
                self.holds(cond, ctx) && self.would_change(inner, ctx) || self.would_change(after, ctx)
            }
            Op::Repeat(times, inner) => {
                self.number(times, ctx) > 0 && self.would_change(inner, ctx) || self.would_change(after, ctx)
            }
            Op::ChooseNumber(most) => {
                let x = self.number(most, ctx);
                x > 0 && self.would_change(after, &Ctx { x, ..*ctx })
            }
            Op::ChooseKeyword(it) => self
                .printed_keywords_of(self.resolve(ctx, *it))
                .first()
                .is_some_and(|keyword| self.would_change(after, &Ctx { x: keyword.packed(), ..*ctx })),
            Op::ChooseAside(into) => self.asides().next().is_some_and(|(at, _)| {
                let regs = ctx.remembering(*into, Slot::Aside(at));
                self.would_change(after, &Ctx { regs: Some(&regs), ..*ctx })
            }),
            // What both choose is known to nobody beforehand.
            Op::SecretPlanets(..) => true,
            Op::OpponentDiscardsOr(many, inner) => {
                let hand = self.player(ctx.ctrl.other()).hand.len();
                hand >= usize::from(*many) || self.would_change(inner, ctx) || self.would_change(after, ctx)
            }
            Op::May(inner) => self.would_change(inner, ctx) || self.would_change(after, ctx),
            Op::Opponent(inner) => {
                self.would_change(inner, &Ctx { ctrl: ctx.ctrl.other(), ..*ctx })
                    || self.would_change(after, ctx)
            }
            Op::EachPlanet(into, inner) => {
                let mut planets = self.face_up().map(Place::Planet);
                planets.any(|place| {
                    let regs = ctx.remembering(*into, Slot::Place(place));
                    self.would_change(inner, &Ctx { regs: Some(&regs), ..*ctx })
                }) || self.would_change(after, ctx)
            }
            Op::Let(num) => self.would_change(after, &Ctx { x: self.number(num, ctx), ..*ctx }),
            Op::EachPlayer(inner) => {
                let other = Ctx { ctrl: ctx.ctrl.other(), ..*ctx };
                self.would_change(inner, ctx)
                    || self.would_change(inner, &other)
                    || self.would_change(after, ctx)
            }
            // What follows needs what came before to have done something.
            Op::Then | Op::IfTaken => false,
            _ => self.would_do(op, ctx) || self.would_change(after, ctx),
        }
    }

    fn would_do(&self, op: &Op, ctx: &Ctx<'_>) -> bool {
        let more = |num: &Num| self.number(num, ctx) > 0;
        let any = |on: &On, fits: &dyn Fn(ObjId) -> bool| self.any_affected(on, ctx, fits);
        let exhausted = |id: ObjId| self.obj(id).exhausted || id == ctx.supposed.exhausted;
        let some = |it: Ref| Some(self.resolve(ctx, it)).filter(|id| id.is_some());
        let mortal = |id: ObjId| self.card(id).kind != Kind::Warlord && !self.obj(id).leaving;
        match op {
            Op::Gain(_, num) => more(num),
            Op::DeployAt(it, to) => match (some(*it), self.place_of(*to, ctx)) {
                (Some(id), Some(Place::Planet(planet))) if !self.in_play(id) => {
                    let there = DeployTo::Planet(planet);
                    self.any_destination(id, ctx.ctrl, |to| to == there && self.affordable(id, ctx.ctrl, to))
                }
                _ => false,
            },
            Op::Rule(_, Constant::PlaysFromDiscard(who, sel), _) => {
                let pile = self.player(State::seat_of(ctx, *who)).discard.iter();
                pile.copied().any(|id| self.matches(sel, id, ctx))
            }
            Op::Rule(to, _, _) => matches!(self.place_of(*to, ctx), Some(Place::Planet(_))),
            Op::SwitchAside(planet, aside) => {
                ctx.slot(*planet).planet().is_some() && ctx.slot(*aside).aside().is_some()
            }
            Op::Become(_) => self.host(ctx.src).is_some(),
            Op::CancelEffect | Op::ForgoBonus => true,
            Op::ForgoPrize => self.battle.is_some_and(|battle| !battle.no_prize),
            Op::SwitchPlaces(one, other) => some(*one).zip(some(*other)).is_some_and(|(one, other)| {
                self.in_play(one) && self.in_play(other) && self.place(one) != self.place(other)
            }),
            Op::SwitchPlanets(one, other) => {
                let planets = [*one, *other].map(|reg| ctx.slot(reg).planet());
                planets[0] != planets[1] && planets.iter().all(Option::is_some)
            }
            Op::IndirectAmong(num, players, sel) => {
                let seats = State::seats_of(ctx, *players);
                let hit = |id: ObjId| seats.contains(&self.obj(id).controller) && self.room_for_damage(id);
                more(num) && self.any_found(sel, ctx, hit)
            }
            Op::TakeResources(num) => more(num) && self.player(ctx.ctrl.other()).resources > 0,
            Op::PlaceResources(num) | Op::MoreShield(num) | Op::RaiseCost(num) => more(num),
            Op::Increase(num) => more(num) && self.answered_packet(ctx).is_some(),
            Op::TakeFromThis(num) => more(num) && self.obj(ctx.src).resources > 0,
            Op::Draw(who, num) => more(num) && !self.player(State::seat_of(ctx, *who)).deck.is_empty(),
            Op::DiscardRandom(who, num) => {
                more(num) && !self.player(State::seat_of(ctx, *who)).hand.is_empty()
            }
            Op::LoseResources(who, num) => more(num) && self.player(State::seat_of(ctx, *who)).resources > 0,
            Op::DiscardTop(who, num) => more(num) && !self.player(State::seat_of(ctx, *who)).deck.is_empty(),
            Op::Discard(on) | Op::ReturnToHand(on) | Op::PutOnDeck(on) => {
                let elsewhere = match on {
                    On::The(it) => some(*it).filter(|id| !self.in_play(*id)),
                    On::Each(_) | On::Picked => None,
                };
                elsewhere.is_some_and(|id| self.obj(id).loc != Loc::Removed) || any(on, &mortal)
            }
            Op::Search { .. } | Op::SearchAndShuffle { .. } | Op::RevealTop => {
                !self.player(ctx.ctrl).deck.is_empty()
            }
            Op::AddToHand(it) => some(*it).is_some(),
            Op::PutIntoPlay(it, to) => {
                self.place_of(*to, ctx).is_some() && some(*it).is_some_and(|id| self.may_be_put_into_play(id))
            }
            Op::PutUnderControl(it, to) => {
                self.place_of(*to, ctx).is_some() && self.may_come_under(self.resolve(ctx, *it), ctx.ctrl)
            }
            Op::PutIntoPlayOn(it, host) => {
                some(*it).zip(some(*host)).is_some_and(|(id, host)| self.may_enter_on(id, host, ctx.ctrl))
            }
            Op::DeployOn(it, host) => some(*it).zip(some(*host)).is_some_and(|(id, host)| {
                let there = DeployTo::Host(host);
                self.any_destination(id, ctx.ctrl, |to| to == there && self.affordable(id, ctx.ctrl, to))
            }),
            Op::Tokens(name, num, to) => {
                more(num) && self.place_of(*to, ctx).is_some() && self.may_field_token(name, ctx.ctrl)
            }
            Op::Deal(num, on) | Op::DealSurely(num, on) => {
                let n = self.number(num, ctx);
                any(on, &|id| !self.obj(id).leaving && self.damage_from(ctx.src, id, n, false) > 0)
            }
            Op::TradeBlows(one, other) => some(*one).zip(some(*other)).is_some_and(|(one, other)| {
                let hits = |by: ObjId, id: ObjId| self.damage_from(by, id, self.attack(by), false) > 0;
                let strikes = |id: ObjId| {
                    self.in_play(id)
                        && (self.obj(id).exhausted || !self.forbidden(id, Grant::CannotBeExhausted))
                };
                strikes(one) && strikes(other) && (hits(one, other) || hits(other, one))
            }),
            Op::Indirect(num, players, to) => {
                let Some(Place::Planet(planet)) = self.place_of(*to, ctx) else { return false };
                let hit = |seat: Seat| self.units_at(planet, seat).any(|id| self.room_for_damage(id));
                more(num) && State::seats_of(ctx, *players).iter().any(|seat| hit(*seat))
            }
            Op::MoveDamage(num, from, to) => {
                more(num)
                    && some(*from).zip(some(*to)).is_some_and(|(from, to)| {
                        from != to && self.in_play(to) && self.in_play(from) && self.obj(from).damage > 0
                    })
            }
            Op::Heal(num, on) => {
                let healable = |id| self.obj(id).damage > 0 && !self.forbidden(id, Grant::CannotBeHealed);
                more(num) && any(on, &healable)
            }
            Op::Reduce(num) => more(num) && self.answered_packet(ctx).is_some(),
            Op::Prevent(num) => more(num) && self.answered_packet(ctx).is_some_and(|packet| !packet.sure),
            Op::Reassign(num, to) => {
                let hit = self.answered_packet(ctx).map(|packet| packet.target);
                more(num) && hit.is_some() && some(*to).is_some_and(|id| self.in_play(id) && hit != Some(id))
            }
            Op::Destroy(on) | Op::Sacrifice(on) => {
                let reserved = match on {
                    On::The(it) => self.in_reserve(self.resolve(ctx, *it)),
                    On::Each(_) | On::Picked => false,
                };
                reserved || any(on, &mortal)
            }
            Op::PutInReserve(on) => any(on, &mortal),
            Op::LookAt(it) => {
                let id = self.resolve(ctx, *it);
                self.reserve.iter().any(|it| it.card == id && !it.known)
            }
            Op::SearchDeeper(num) => more(num),
            Op::Retarget(it) => {
                let it = self.resolve(ctx, *it);
                let cancelled = self.answered_run(ctx).is_some_and(|run| run.cancelled);
                self.in_play(it) && !cancelled && ctx.cause.is_some_and(|cause| cause.obj != it)
            }
            Op::ReverseBattles => !self.backwards,
            Op::TakeTurn => self.battle.is_some_and(|battle| battle.turn != ctx.ctrl),
            Op::CopyEvent => {
                let id = ctx.cause.map_or(ObjId::NONE, |cause| cause.obj);
                let body = id.is_some().then(|| self.card(id).abilities.first()).flatten();
                body.is_some_and(|it| self.would_change(&it.body, &self.ctx_for(id, ctx.ctrl)))
            }
            Op::CancelBonus(bonus) => {
                let bonuses = self.planet_bonus(ctx.cause.and_then(|cause| cause.place));
                match bonus {
                    Bonus::Cards => bonuses.0 > 0,
                    Bonus::Resources => bonuses.1 > 0,
                }
            }
            Op::Hush => true,
            Op::FightAt(to) => {
                let planet = matches!(self.place_of(*to, ctx), Some(Place::Planet(_)));
                planet && self.battle.is_none()
            }
            Op::HoldUnder(it) => some(*it).is_some_and(|id| !self.in_play(id)) && self.in_play(ctx.src),
            Op::RangedSkirmish => self.battle.is_some_and(|battle| !battle.ranged),
            Op::TakeInitiative => self.battle.is_some_and(|battle| battle.initiative != ctx.ctrl),
            Op::Exhaust(on) => any(on, &|id| !exhausted(id) && !self.forbidden(id, Grant::CannotBeExhausted)),
            Op::Ready(on) => any(on, &|id| exhausted(id) && !self.forbidden(id, Grant::CannotReady)),
            Op::Rout(on) => any(on, &|id| {
                (self.obj(id).loc != Loc::Hq || !exhausted(id)) && !self.forbidden(id, Grant::CannotBeRouted)
            }),
            Op::Retreat(on) => any(on, &|id| self.obj(id).loc != Loc::Hq && self.may_retreat(id)),
            Op::Move(on, to) => self
                .place_of(*to, ctx)
                .is_some_and(|place| any(on, &|id| self.obj(id).loc != crate::window::loc_of(place))),
            Op::CommitAgain(it, reg) => ctx.slot(*reg).planet().is_some_and(|planet| {
                some(*it).is_some_and(|id| self.in_play(id) && self.obj(id).loc != Loc::Planet(planet))
            }),
            Op::CommitHere(it) => match ctx.place {
                Some(Place::Planet(planet)) => {
                    some(*it).is_some_and(|id| self.in_play(id) && self.obj(id).loc != Loc::Planet(planet))
                }
                _ => false,
            },
            Op::AttachTo(it, host) => some(*it).zip(some(*host)).is_some_and(|(id, host)| {
                self.in_play(id) && self.in_play(host) && self.obj(id).loc != Loc::On(host)
            }),
            Op::Infest(to) => {
                matches!(self.place_of(*to, ctx), Some(Place::Planet(planet)) if self.can_be_infested(planet))
            }
            Op::TokensAtEach(name, places) => {
                let mut any = false;
                self.places(places, ctx, |_| any = true);
                any && self.may_field_token(name, ctx.ctrl)
            }
            Op::ReduceCost(num) => more(num) && self.answered_cost(ctx) > 0,
            Op::ReduceCostTo(num, least) => more(num) && self.answered_cost(ctx) > *least,
            Op::Redirect(it) => some(*it).is_some_and(|id| self.in_play(id)),
            Op::BattleAbility(to) => match self.place_of(*to, ctx) {
                Some(Place::Planet(planet)) => self.battle_ability_would_change(planet, ctx.ctrl),
                Some(Place::Hq(_)) | None => false,
            },
            Op::Modify(it) => it.grant.amount().is_none_or(more) && any(&it.to, &|_| true),
            Op::PutOnTop(on) => match on {
                On::The(it) => self.is_below_top(self.resolve(ctx, *it)),
                On::Each(_) | On::Picked => false,
            },
            Op::ShuffleIntoDeck(on) => match on {
                On::The(it) => some(*it).is_some(),
                On::Each(sel) => self.any_found(sel, ctx, |_| true),
                On::Picked => ctx.supposed.picked.is_some() || !self.picked_by(ctx.picks).is_empty(),
            },
            Op::RevealHand(who) => !self.player(State::seat_of(ctx, *who)).hand.is_empty(),
            Op::PassNextTurn => !self.player(ctx.ctrl).must_pass,
            Op::GiveBack(on) => any(on, &|id| self.may_change_hands(id, self.obj(id).owner)),
            Op::TurnDial => self.has_enslavement_dial(ctx.ctrl),
            Op::TakeControl(on) => any(on, &|id| self.may_change_hands(id, ctx.ctrl)),
            // What is cancelled already cannot be cancelled once more.
            Op::Cancel => self.answered_run(ctx).is_none_or(|run| !run.cancelled),
            Op::Delay(Later::AfterItEnters, _)
            | Op::Instead
            | Op::CancelAttack
            | Op::DoubleShield
            | Op::CancelShield => true,
            Op::Delay(Later::EndOfPhase, inner) => self.would_change(inner, ctx),
            // These lead on to others and were looked at before.
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::OneOf(..)
            | Op::PayOr(..)
            | Op::May(_)
            | Op::Opponent(_)
            | Op::OpponentDiscardsOr(..)
            | Op::ChooseNumber(_)
            | Op::ChooseKeyword(_)
            | Op::ChooseAside(_)
            | Op::SecretPlanets(..)
            | Op::If(..)
            | Op::Then
            | Op::IfTaken
            | Op::Repeat(..)
            | Op::EachPlanet(..)
            | Op::Let(_)
            | Op::While(..)
            | Op::EachPlayer(_) => false,
        }
    }

    /// Whether a planet's Battle ability could change anything for that player.
    pub(crate) fn battle_ability_would_change(&self, planet: u8, seat: Seat) -> bool {
        let Some(ability) = card(self.row[usize::from(planet)].card).abilities.first() else { return false };
        let ctx = Ctx { place: Some(Place::Planet(planet)), ..self.ctx_for(ObjId::NONE, seat) };
        self.would_change(&ability.body, &ctx)
    }

    /// The damage being answered, if some is left.
    pub(crate) fn answered_packet(&self, ctx: &Ctx<'_>) -> Option<&Packet> {
        let start = self.frames.iter().rev().find_map(|frame| {
            if let Frame::Damage { start, .. } = frame { Some(usize::from(*start)) } else { None }
        })?;
        let hit = ctx.cause?.obj;
        self.packets[start..].iter().find(|it| it.target == hit && !it.reassigned && it.amount > 0)
    }

    /// The ability being answered: the event that is played, or whose targets were chosen.
    fn answered_run(&self, ctx: &Ctx<'_>) -> Option<&Run> {
        let cause = ctx.cause?;
        let src = if cause.event == Event::Played {
            cause.obj
        } else if cause.event == Event::Targets {
            cause.source
        } else {
            return None;
        };
        self.frames.iter().rev().find_map(|frame| {
            let Frame::Run(run) = frame else { return None };
            (run.src == src).then_some(run)
        })
    }

    /// What the card being deployed costs now.
    fn answered_cost(&self, ctx: &Ctx<'_>) -> u8 {
        let Some(cause) = ctx.cause else { return 0 };
        let deploying = self.frames.iter().rev().find_map(|frame| {
            let Frame::Deploy { obj, cost, .. } = frame else { return None };
            (*obj == cause.obj).then_some(*cost)
        });
        deploying.unwrap_or_else(|| self.price(cause))
    }
}
