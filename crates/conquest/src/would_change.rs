//! Would it change the game state? An ability that could change nothing is not offered, nor is a choice that leads nowhere.
//!
//! One test of the effect's tree, step by step, against the state as it is: the first step that could do something settles it.
//! Whoever looks at an offer learns nothing about hidden cards: what lies in the opponent's hand or in a deck counts as
//! possible.

use crate::ability::{Bonus, Constant, Grant, How, Is, Later, Num, On, Op, Places, Ref, Sel, Who};
use crate::card::Kind;
use crate::cards::card;
use crate::select::{Ctx, Supposed, worthy};
use crate::state::{DeployTo, Frame, Loc, ObjId, Packet, Place, Run, Seat, Slot, State};

impl State {
    /// Whether these steps could change anything.
    pub(crate) fn would_change(&self, steps: &[Op], ctx: &Ctx<'_>) -> bool {
        let [op, after @ ..] = steps else { return false };
        match op {
            Op::Choose { into, what, by, how } => {
                if self.is_hidden_choice(what, *by, ctx) {
                    return true;
                }
                self.any_choice(what, *how, ctx, |id| self.choice_would_change(after, *into, *how, id, ctx))
                    || *how != How::Target && {
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
            Op::Then => false,
            _ => self.would_do(op, ctx) || self.would_change(after, ctx),
        }
    }

    /// Whether the rest could change anything once that card is chosen.
    pub(crate) fn choice_would_change(
        &self,
        after: &[Op],
        into: u8,
        how: How,
        id: ObjId,
        ctx: &Ctx<'_>,
    ) -> bool {
        // Choosing is what has to be done for what follows.
        let after = match after {
            [Op::Then, after @ ..] => after,
            _ => after,
        };
        match how {
            How::Target | How::One | How::May => {
                let regs = ctx.remembering(into, Slot::Card(id));
                self.would_change(after, &Ctx { regs: Some(&regs), ..*ctx })
            }
            How::UpTo(_) | How::Any | How::Some(_) | How::OnePerPlanet => {
                let supposed = Supposed { picked: id, ..ctx.supposed };
                self.would_change(after, &Ctx { supposed, ..*ctx })
            }
        }
    }

    /// The places worth choosing: those that lead to a change, or all where none does.
    pub(crate) fn worthy_places(&self, run: &Run, from: &Places) -> Vec<Place> {
        let ctx = run.ctx();
        let mut all = Vec::new();
        self.places(from, &ctx, |place| all.push(place));
        let Some(Op::ChoosePlace { into, .. }) = State::current_op(run) else { return all };
        let after = State::steps_after(run);
        worthy(all, |place| {
            let regs = ctx.remembering(*into, Slot::Place(*place));
            self.would_change(after, &Ctx { regs: Some(&regs), ..ctx })
        })
    }

    /// Whether the choice is among cards the ability's player does not see, of which there are some.
    fn is_hidden_choice(&self, what: &Sel, by: Who, ctx: &Ctx<'_>) -> bool {
        what.iter().any(|is| match is {
            Is::InHand(who) | Is::InHandOrDiscard(who) => {
                let owner = State::seat_of(ctx, *who);
                (owner != ctx.ctrl || by == Who::Opponent) && !self.player(owner).hand.is_empty()
            }
            Is::DeckTop(who, _) => !self.player(State::seat_of(ctx, *who)).deck.is_empty(),
            _ => false,
        })
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
            Op::PlaceResources(num) | Op::MoreShield(num) | Op::Increase(num) | Op::RaiseCost(num) => {
                more(num)
            }
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
                let unique_twice =
                    |id: ObjId| self.card(id).unique && self.controls_copy(id, self.obj(id).owner);
                self.place_of(*to, ctx).is_some()
                    && some(*it).is_some_and(|id| {
                        let fielded = self.may_field(id, self.obj(id).owner);
                        !self.in_play(id) && !unique_twice(id) && fielded
                    })
            }
            Op::PutUnderControl(it, to) => {
                self.place_of(*to, ctx).is_some() && self.may_come_under(self.resolve(ctx, *it), ctx.ctrl)
            }
            Op::PutIntoPlayOn(it, host) | Op::DeployOn(it, host) => {
                let hosts =
                    |id: ObjId, host: ObjId| self.in_play(host) && self.may_host(host, id, ctx.ctrl, false);
                some(*it)
                    .zip(some(*host))
                    .is_some_and(|(id, host)| hosts(id, host) && self.may_field(id, ctx.ctrl))
            }
            Op::Tokens(_, num, to) => more(num) && self.place_of(*to, ctx).is_some(),
            Op::Deal(num, on) | Op::DealSurely(num, on) => {
                let n = self.number(num, ctx);
                any(on, &|id| !self.obj(id).leaving && self.damage_from(ctx.src, id, n, false) > 0)
            }
            Op::TradeBlows(one, other) => some(*one).zip(some(*other)).is_some_and(|(one, other)| {
                let hits = |by: ObjId, id: ObjId| self.damage_from(by, id, self.attack(by), false) > 0;
                self.in_play(one) && self.in_play(other) && (hits(one, other) || hits(other, one))
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
            Op::Prevent(num) => more(num) && self.answered_packet(ctx).is_some_and(|packet| !packet.sure),
            Op::Reassign(num, to) => {
                more(num)
                    && self.answered_packet(ctx).is_some()
                    && some(*to).is_some_and(|id| self.in_play(id))
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
                self.in_play(it) && ctx.cause.is_some_and(|cause| cause.obj != it)
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
            Op::Ready(on) => any(on, &exhausted),
            Op::Rout(on) => any(on, &|id| {
                (self.obj(id).loc != Loc::Hq || !exhausted(id)) && !self.forbidden(id, Grant::CannotBeRouted)
            }),
            Op::Retreat(on) => any(on, &|id| self.obj(id).loc != Loc::Hq && self.may_retreat(id)),
            Op::Move(on, to) => self
                .place_of(*to, ctx)
                .is_some_and(|place| any(on, &|id| self.obj(id).loc != crate::window::loc_of(place))),
            Op::CommitAgain(it, reg) => {
                some(*it).is_some_and(|id| self.in_play(id)) && ctx.slot(*reg).planet().is_some()
            }
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
            Op::TokensAtEach(_, places) => {
                let mut any = false;
                self.places(places, ctx, |_| any = true);
                any
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
            Op::GiveBack(on) => any(on, &|id| self.obj(id).controller != self.obj(id).owner),
            Op::TurnDial => self.has_enslavement_dial(ctx.ctrl),
            Op::TakeControl(on) => any(on, &|id| self.obj(id).controller != ctx.ctrl),
            Op::Delay(Later::AfterItEnters, _)
            | Op::Instead
            | Op::Cancel
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
        let start = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Damage { start, .. } => Some(usize::from(*start)),
            _ => None,
        })?;
        let hit = ctx.cause?.obj;
        self.packets[start..].iter().find(|it| it.target == hit && !it.reassigned && it.amount > 0)
    }

    /// What the card being deployed costs now.
    fn answered_cost(&self, ctx: &Ctx<'_>) -> u8 {
        let Some(cause) = ctx.cause else { return 0 };
        let deploying = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Deploy { obj, cost, .. } if *obj == cause.obj => Some(*cost),
            _ => None,
        });
        deploying.unwrap_or_else(|| self.price(cause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{Answer, Ask};
    use crate::scenario::board;

    /// Whether the first player is offered the card, at the first question at which anything could be done with it.
    fn offered(phase: &str, warlords: &str, lines: &str, name: &str) -> bool {
        let mut game = board(&format!(
            "players: {warlords}
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
            phase: {phase}
            Tina resources: 9
            {}",
            lines.replace("; ", "\n")
        ));
        let mut legal = Vec::new();
        for _ in 0..200 {
            let Some(seat) = game.to_answer() else { return false };
            game.legal(seat, &mut legal);
            let named = |answer: &Answer| match answer {
                Answer::Play(id) | Answer::Use { card: id, .. } => game.card(*id).name == name,
                _ => false,
            };
            if seat == Seat::A && legal.iter().any(named) {
                return true;
            }
            let over = !matches!(game.ask, Ask::Window | Ask::Answers | Ask::DeployTurn | Ask::CombatTurn)
                && !matches!(game.ask, Ask::Defender | Ask::Shield { .. });
            if over {
                return false;
            }
            let answer = if legal.contains(&Answer::Pass) { Answer::Pass } else { legal[0] };
            game.advance(seat, answer);
        }
        false
    }

    /// The card, its player's warlord, the phase, a board where it would change something and one where it would not.
    const CASES: [(&str, &str, &str, &str, &str); 11] = [
        ("Doom", "Eldorath Starbane", "deploy", "Tina hand: Doom; Chris hq: Goff Nob", "Tina hand: Doom"),
        (
            "Exterminatus",
            "Captain Cato Sicarius",
            "deploy",
            "Tina hand: Exterminatus; Chris at 2: Goff Nob",
            "Tina hand: Exterminatus; Chris at 1: Goff Nob; Chris at 2: Crushface",
        ),
        (
            "Power from Pain",
            "Packmaster Kith",
            "combat",
            "Tina hand: Power from Pain; Tina at 1: Khymera; Chris at 1: Goff Nob",
            "Tina hand: Power from Pain; Tina at 1: Khymera; Chris at 1: Nazdreg",
        ),
        (
            "Nazdreg's Flash Gitz",
            "Nazdreg",
            "combat",
            "Tina at 2: Nazdreg's Flash Gitz (exhausted); Tina at 1: Goff Nob",
            "Tina at 2: Nazdreg's Flash Gitz; Tina at 1: Goff Nob",
        ),
        (
            "Kraktoof Hall",
            "Nazdreg",
            "combat",
            "Tina hq: Kraktoof Hall; Tina at 1: Goff Nob (1 damage), Shoota Mob",
            "Tina hq: Kraktoof Hall; Tina at 1: Goff Nob, Shoota Mob",
        ),
        (
            "Tellyporta Pad",
            "Nazdreg",
            "combat",
            "Tina hq: Tellyporta Pad; Tina at 2: Goff Nob",
            "Tina hq: Tellyporta Pad; Tina at 1: Goff Nob, Nazdreg",
        ),
        (
            "Battle Cry",
            "Captain Cato Sicarius",
            "combat",
            "Tina hand: Battle Cry; Tina at 1: Goff Nob; Chris at 1: Goff Nob",
            "Tina hand: Battle Cry; Chris at 1: Goff Nob",
        ),
        (
            "Squadron Redeployment",
            "Captain Cato Sicarius",
            "combat",
            "Tina hand: Squadron Redeployment; Tina at 1: Land Raider (with Promotion); Tina at 2: Deathwing Guard",
            "Tina hand: Squadron Redeployment; Tina at 1: Deathwing Guard",
        ),
        (
            "Ork Kannon",
            "Nazdreg",
            "combat",
            "Tina hq: Ork Kannon; Chris at 1: Goff Nob; Tina at 1: Nazdreg",
            "Tina hq: Ork Kannon",
        ),
        (
            "Tzeentch's Firestorm",
            "Zarathur, High Sorcerer",
            "combat",
            "Tina hand: Tzeentch's Firestorm; Chris at 1: Goff Nob",
            "Tina hand: Tzeentch's Firestorm",
        ),
        (
            "Spiritseer Erathal",
            "Eldorath Starbane",
            "combat",
            "Tina at 1: Spiritseer Erathal, Wildrider Squadron (1 damage); Chris at 1: Goff Nob",
            "Tina at 1: Spiritseer Erathal (1 damage), Wildrider Squadron; Chris at 1: Goff Nob",
        ),
    ];

    #[test]
    fn what_would_change_nothing_is_not_offered() {
        let mut wrong = Vec::new();
        for (card, warlord, phase, changes, does_not) in CASES {
            let warlords = format!("Tina = {warlord}; Chris = Nazdreg");
            for (lines, expected) in [(changes, true), (does_not, false)] {
                if offered(phase, &warlords, lines, card) != expected {
                    wrong.push(format!("{card}: expected {expected} with {lines}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
