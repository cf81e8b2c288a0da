//! Every legal answer to the present question. Never empty while the game runs.

use crate::ability::{Class, Constant, Event, Grant, Op, Places};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::brief::{BARS_COPIES, CHEAPER, FROM_DISCARD, LIKE_AMBUSH, PRICES, action_bit, briefs};
use crate::resolve::ability_of;
use crate::select::{Ctx, worthy};
use crate::state::{
    DeployStep, DeployTo, Frame, Happened, Loc, ObjId, PLANETS, Phase, Place, PlanetState, Seat, Slot, Stage,
    State, Timing,
};

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

    fn any_deployment(&self, seat: Seat, ambush: bool, fits: &mut impl FnMut(Answer) -> bool) -> bool {
        if ambush && self.options.training {
            return false;
        }
        let player = self.player(seat);
        let hand = &player.hand;
        let briefs = briefs();
        let likened = ambush && (self.brief.grants & LIKE_AMBUSH != 0 || !self.rules.is_empty());
        let in_hand = hand.iter().copied().enumerate().any(|(at, id)| {
            if ambush && !likened && !briefs.ambushes(self.obj(id).card) {
                return false;
            }
            let printed = self.card(id).has_printed(Keyword::Ambush);
            if ambush && !printed && !likened && !self.ambushes_itself(id, seat) {
                return false;
            }
            // Copies of a card make no different choice; offering one keeps lists short.
            if hand[..at].iter().any(|other| self.obj(*other).card == self.obj(id).card) {
                return false;
            }
            self.any_destination(id, seat, |to| {
                (!ambush || printed || self.may_ambush(id, seat, to))
                    && self.affordable(id, seat, to)
                    && fits(Answer::Deploy { card: id, to })
            })
        });
        let closed = ambush || self.options.training || !self.heard.grants(FROM_DISCARD);
        let pile = if closed { &[][..] } else { &player.discard[..] };
        in_hand
            || pile.iter().copied().enumerate().any(|(at, id)| {
                let copy = |other: &ObjId| self.obj(*other).card == self.obj(id).card;
                self.card(id).constants.contains(&Constant::FromDiscard)
                    && !pile[..at].iter().any(copy)
                    && self.any_destination(id, seat, |to| {
                        self.affordable(id, seat, to) && fits(Answer::Deploy { card: id, to })
                    })
            })
    }

    /// Whether the card says itself that it may be deployed as if it had Ambush now.
    fn ambushes_itself(&self, id: ObjId, seat: Seat) -> bool {
        let ctx = self.ctx_for(id, seat);
        let says = |it: &Constant| matches!(it, Constant::AmbushWhile(cond) if self.holds(cond, &ctx));
        self.card(id).constants.iter().any(says)
    }

    /// Whether a card without Ambush may be deployed there as if it had it.
    fn may_ambush(&self, id: ObjId, seat: Seat, to: DeployTo) -> bool {
        let what = self.deploying(id, seat, to);
        let lets = |src: &ObjId| {
            let ctx = Ctx { cause: Some(&what), ..self.ctx_of(*src) };
            let says = |it: &Constant| matches!(it, Constant::LikeAmbush(sel) if self.matches(sel, id, &ctx));
            self.obj(*src).controller == seat
                && self.printed_constants(*src).iter().any(says)
                && !self.blank(*src)
        };
        let ruled = |(constant, ctx): (&Constant, Ctx<'_>)| {
            let ctx = Ctx { cause: Some(&what), ..ctx };
            ctx.ctrl == seat && matches!(constant, Constant::LikeAmbush(sel) if self.matches(sel, id, &ctx))
        };
        self.ambushes_itself(id, seat) || self.play.iter().any(lets) || self.ruled().any(ruled)
    }

    /// Whether one of the places fits where a card from hand could be deployed, cost aside.
    pub(crate) fn any_destination(
        &self,
        id: ObjId,
        seat: Seat,
        mut fits: impl FnMut(DeployTo) -> bool,
    ) -> bool {
        let card = self.card(id);
        let barred = !self.may_field(id, seat) || self.is_name_barred(id, seat);
        if card.cost.is_none() || card.unique && self.controls_copy(id, seat) || barred {
            return false;
        }
        if card.has_printed(Keyword::Limited) && self.player(seat).limited_used {
            return false;
        }
        let others = || self.player(seat).hand.iter().filter(|it| **it != id).count();
        let too_few =
            |it: &Constant| matches!(it, Constant::DiscardsToDeploy(n) if usize::from(*n) > others());
        if !self.options.training && card.constants.iter().any(too_few) {
            return false;
        }
        let any_host = |fits: &mut dyn FnMut(DeployTo) -> bool| {
            let hosts = self.play.iter().copied().filter(|host| self.may_host(*host, id, seat, true));
            hosts.map(DeployTo::Host).any(fits)
        };
        match card.kind {
            Kind::Army => {
                self.face_up().map(DeployTo::Planet).any(&mut fits)
                    || card.form.is_some() && !self.options.training && any_host(&mut fits)
            }
            Kind::Support => !self.has_its_one(id, seat) && fits(DeployTo::Hq),
            Kind::Attachment => match &card.attach {
                Some(attach) if attach.to_planet => {
                    let types = attach.planet_types;
                    let fit = |at: &u8| types == 0 || self.is_type(Some(Place::Planet(*at)), types);
                    self.face_up().filter(fit).map(DeployTo::Planet).any(fits)
                }
                _ => any_host(&mut fits),
            },
            Kind::Warlord | Kind::Synapse | Kind::Event | Kind::Token | Kind::Planet => false,
        }
    }

    /// Whether a copy of the card is held where that forbids its player to deploy it.
    fn is_name_barred(&self, id: ObjId, seat: Seat) -> bool {
        let card = self.obj(id).card;
        self.brief.grants & BARS_COPIES != 0
            && self.play.iter().any(|held| {
                let Loc::On(host) = self.obj(*held).loc else { return false };
                self.obj(*held).card == card
                    && self.obj(host).controller != seat
                    && self.printed_constants(host).contains(&Constant::BarsCopies)
                    && !self.blank(host)
            })
    }

    pub(crate) fn controls_copy(&self, id: ObjId, seat: Seat) -> bool {
        let card = self.obj(id).card;
        self.play.iter().any(|it| self.obj(*it).card == card && self.obj(*it).controller == seat)
    }

    /// Whether that card may carry the attachment of that player.
    pub(crate) fn may_host(&self, host: ObjId, id: ObjId, seat: Seat, deployed: bool) -> bool {
        let card = self.card(id);
        let attach = match (&card.attach, &card.form) {
            (Some(attach), _) => attach,
            (None, Some(form)) if deployed || !form.deployed_only => &form.attach,
            _ => return false,
        };
        let ctx = Ctx { place: None, ..self.ctx_for(id, seat) };
        let wargear = || self.has_trait(id, crate::card::Trait::Wargear);
        let of_name = |other: ObjId| self.obj(other).card == self.obj(id).card;
        host != id
            && !attach.to_planet
            && self.matches(&attach.to, host, &ctx)
            && !self.has(host, Keyword::NoAttachments)
            && !(self.has(host, Keyword::NoWargear) && wargear())
            && !(attach.one_per_unit && self.attachments(host).any(of_name))
            && !self.has_its_one(id, seat)
    }

    /// Whether that player controls as many cards of its kind as a player may.
    pub(crate) fn has_its_one(&self, id: ObjId, seat: Seat) -> bool {
        let of_kind =
            |other: ObjId, it| other != id && self.obj(other).controller == seat && self.has_trait(other, it);
        self.card(id).one_per_player.is_some_and(|it| self.play.iter().any(|other| of_kind(*other, it)))
    }

    /// Whether the cost can be paid, counting every reduction that could be used.
    pub(crate) fn affordable(&self, id: ObjId, seat: Seat, to: DeployTo) -> bool {
        let card = self.card(id);
        // Where nothing speaks of prices the printed one counts, wherever the card goes.
        let plain = card.constants.is_empty() && self.brief.grants & PRICES == 0 && !self.gives(CHEAPER);
        let cost = match card.cost {
            Some(cost) if plain => cost,
            _ => self.price(&self.deploying(id, seat, to)),
        };
        let (cost, pool) = (u16::from(cost), self.player(seat).resources);
        cost <= pool
            || self.may_be_made_cheaper(id, seat) && cost <= pool + self.possible_reduction(id, seat, to)
    }

    /// Whether that player has anything at all that answers the deployment of a card.
    fn may_be_made_cheaper(&self, id: ObjId, seat: Seat) -> bool {
        let of = |held: bool| briefs().listeners(Event::Deploying, Timing::Interrupt, held);
        let (in_play, in_hand) = (of(false), of(true));
        let player = self.player(seat);
        self.gains_from(|id| briefs().gives_answer(id, Event::Deploying, Timing::Interrupt))
            || self.obj(id).loc != Loc::Hand
            || self.heard.grants(FROM_DISCARD)
            || self.brief.answers.answers(Event::Deploying, Timing::Interrupt)
                && self.play.iter().any(|it| in_play(self.obj(*it).card) && self.obj(*it).controller == seat)
            || player.hand.iter().any(|it| in_hand(self.obj(*it).card))
    }

    fn possible_reduction(&self, id: ObjId, seat: Seat, to: DeployTo) -> u16 {
        let what = self.deploying(id, seat, to);
        let mut total = 0u16;
        self.any_answer(seat, (&what, Timing::Interrupt), false, &[], |source, at| {
            let card = self.card(source);
            let price = if card.kind == Kind::Event { self.price_of_event(source, seat) } else { 0 };
            let ability = self.ability_ref(source, at).and_then(|of| ability_of(&of));
            let ctx = Ctx { cause: Some(&what), ..self.ctx_for(source, seat) };
            for op in ability.into_iter().flat_map(|ability| &ability.body) {
                if let Op::ReduceCost(num) | Op::ReduceCostTo(num, _) = op {
                    total += u16::from(self.number(num, &ctx).saturating_sub(price));
                }
            }
            false
        });
        total
    }

    pub(crate) fn deploying(&self, id: ObjId, seat: Seat, to: DeployTo) -> Happened {
        let place = match to {
            DeployTo::Planet(planet) => Some(Place::Planet(planet)),
            DeployTo::Hq => Some(Place::Hq(seat)),
            DeployTo::Host(host) => self.place(host),
        };
        let mut what = Happened::new(Event::Deploying, id, seat).at(place);
        what.attached = matches!(to, DeployTo::Host(_));
        what
    }

    /// A card that cannot be paid yet must be made cheaper first.
    fn may_pass_answers(&self, asked: Seat) -> bool {
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

    fn picks(&self, out: &mut Vec<Answer>) {
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

    fn place_options(&self, out: &mut Vec<Answer>) {
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
