//! Every legal answer to the present question. Never empty while the game runs.

use crate::ability::{Class, Event, Grant, Op, Places};
use crate::answer::{Answer, Ask};
use crate::card::{Keyword, Kind};
use crate::cards::brief::{ABILITY, action_bit, briefs};
use crate::resolve::ability_of;
use crate::select::Ctx;
use crate::state::{
    DeployStep, DeployTo, Frame, Happened, Loc, ObjId, PLANETS, Phase, Place, PlanetState, Seat, State,
    Timing,
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
            Ask::Mulligan | Ask::BattleAbility => out.extend([Answer::Yes, Answer::Pass]),
            Ask::DeployTurn => {
                self.deployments(seat, false, out);
                self.reservations(seat, out);
                self.actions(seat, out);
                out.push(Answer::Pass);
            }
            Ask::Dial => out.extend((1..=self.face_up().count() as u8).map(Answer::Dial)),
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
                self.window_actions(seat, out);
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
            Ask::CombatTurn => self.combat_options(seat, out),
            Ask::Defender => self.defenders(seat, out),
            Ask::Shield { .. } => {
                let hand = &self.player(seat).hand;
                out.extend(
                    hand.iter().filter(|id| self.card(**id).shields > 0).map(|id| Answer::Shield(*id)),
                );
                out.push(Answer::Pass);
            }
            Ask::Withdraw => {
                self.withdrawals(seat, out);
                out.push(Answer::Pass);
            }
            Ask::Choose | Ask::Search | Ask::Bottom | Ask::Indirect => self.picks(out),
            Ask::Place => self.place_options(out),
            Ask::OneOf => out.extend([Answer::Number(1), Answer::Number(2)]),
            Ask::X { most } => {
                let Some(Frame::Run(run)) = self.frames.last() else { return };
                let useful =
                    |x: &u8| self.would_change(&State::ability(run).body, &Ctx { x: *x, ..run.ctx() });
                out.extend((0..=most).filter(useful).map(Answer::Number));
                if out.is_empty() {
                    out.extend((0..=most).map(Answer::Number));
                }
            }
        }
    }

    /// The units that may still be withdrawn between combat rounds.
    pub(crate) fn withdrawals(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(battle) = self.battle else { return };
        out.extend(
            self.units_at(battle.planet, seat)
                .filter(|id| {
                    self.card(*id).kind == Kind::Warlord || !self.forbidden(*id, Grant::CannotRetreat)
                })
                .map(Answer::Pick),
        );
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
    pub(crate) fn combat_options(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(battle) = self.battle else { return };
        for id in self.units_at(battle.planet, seat) {
            if self.obj(id).exhausted || battle.ranged && !self.has(id, Keyword::Ranged) {
                continue;
            }
            if self.can_attack(id, battle.planet, seat) {
                out.push(Answer::Attack(id));
                if self.card(id).kind == Kind::Warlord {
                    out.push(Answer::Retreat(id));
                }
            }
        }
    }

    fn can_attack(&self, attacker: ObjId, planet: u8, seat: Seat) -> bool {
        self.units_at(planet, seat.other())
            .any(|id| self.area_effect(attacker) > 0 || !self.forbidden(id, Grant::CannotBeAttacked))
    }

    fn defenders(&self, seat: Seat, out: &mut Vec<Answer>) {
        let Some(Frame::Attack { attacker, planet, .. }) = self.frames.last() else { return };
        out.extend(
            self.units_at(*planet, seat.other())
                .filter(|id| !self.forbidden(*id, Grant::CannotBeAttacked))
                .map(Answer::Against),
        );
        if self.area_effect(*attacker) > 0 {
            out.push(Answer::Area);
        }
    }

    /// What can be done in an action window: actions, and Ambush in the combat phase.
    pub(crate) fn window_actions(&self, seat: Seat, out: &mut Vec<Answer>) {
        if self.phase == Phase::Combat {
            self.deployments(seat, true, out);
            self.strikes_as_action(seat, out);
        }
        self.actions(seat, out);
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Answer>) {
        let briefs = briefs();
        let timely = ACTIONS.into_iter().filter(|it| self.timely(*it)).map(action_bit).sum::<u8>();
        for id in self.play.iter().copied() {
            let obj = self.obj(id);
            let gains = self.heard.grants(ABILITY);
            if obj.controller != seat || !gains && briefs.of(obj.card).actions & timely == 0 {
                continue;
            }
            self.each_ability(id, |at, ability| {
                if self.timely(ability.class) && self.can_use(id, at, seat, None) {
                    out.push(Answer::Use { card: id, ability: at });
                }
            });
        }
        for id in self.player(seat).hand.iter().copied() {
            if briefs.of(self.obj(id).card).actions & timely != 0
                && self.card(id).kind == Kind::Event
                && self.card(id).abilities.first().is_some_and(|ability| self.timely(ability.class))
                && self.can_use(id, 0, seat, None)
            {
                out.push(Answer::Play(id));
            }
        }
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

    fn deployments(&self, seat: Seat, ambush: bool, out: &mut Vec<Answer>) {
        let hand = &self.player(seat).hand;
        for (at, id) in hand.iter().copied().enumerate() {
            let card = self.card(id);
            if ambush && (!card.has_printed(Keyword::Ambush) || self.options.training) {
                continue;
            }
            // Copies of a card make no different choice; offering one keeps lists short.
            if hand[..at].iter().any(|other| self.obj(*other).card == self.obj(id).card) {
                continue;
            }
            self.destinations(id, seat, |to| {
                if self.affordable(id, seat, to) {
                    out.push(Answer::Deploy { card: id, to });
                }
            });
        }
    }

    /// Where a card from hand could be deployed, cost aside.
    pub(crate) fn destinations(&self, id: ObjId, seat: Seat, mut to: impl FnMut(DeployTo)) {
        let card = self.card(id);
        if card.cost.is_none() || card.unique && self.controls_copy(id, seat) {
            return;
        }
        if card.has_printed(Keyword::Limited) && self.player(seat).limited_used {
            return;
        }
        match card.kind {
            Kind::Army => {
                self.face_up().for_each(|planet| to(DeployTo::Planet(planet)));
                if card.form.is_some() && !self.options.training {
                    self.hosts(id, seat, true, |host| to(DeployTo::Host(host)));
                }
            }
            Kind::Support => to(DeployTo::Hq),
            Kind::Attachment if card.attach.as_ref().is_some_and(|attach| attach.to_planet) => {
                self.face_up().for_each(|planet| to(DeployTo::Planet(planet)));
            }
            Kind::Attachment => self.hosts(id, seat, true, |host| to(DeployTo::Host(host))),
            Kind::Warlord | Kind::Event | Kind::Token | Kind::Planet => {}
        }
    }

    pub(crate) fn controls_copy(&self, id: ObjId, seat: Seat) -> bool {
        let card = self.obj(id).card;
        self.play.iter().any(|it| self.obj(*it).card == card && self.obj(*it).controller == seat)
    }

    fn hosts(&self, id: ObjId, seat: Seat, deployed: bool, mut to: impl FnMut(ObjId)) {
        for host in self.play.iter().copied() {
            if self.may_host(host, id, seat, deployed) {
                to(host);
            }
        }
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
        let wargear = self.has_trait(id, crate::card::Trait::Wargear);
        let of_name = |other: ObjId| self.obj(other).card == self.obj(id).card;
        host != id
            && !attach.to_planet
            && self.matches(&attach.to, host, &ctx)
            && !self.has(host, Keyword::NoAttachments)
            && !(wargear && self.has(host, Keyword::NoWargear))
            && !(attach.one_per_unit && self.attachments(host).any(of_name))
            && !attach.one_per_player.is_some_and(|it| {
                self.play.iter().any(|other| {
                    *other != id
                        && self.obj(*other).controller == seat
                        && matches!(self.obj(*other).loc, Loc::On(_))
                        && self.has_trait(*other, it)
                })
            })
    }

    /// Whether the cost can be paid, counting every reduction that could be used.
    pub(crate) fn affordable(&self, id: ObjId, seat: Seat, to: DeployTo) -> bool {
        let cost = u16::from(self.card(id).cost.unwrap_or(0));
        let pool = self.player(seat).resources;
        cost <= pool || cost <= pool + self.possible_reduction(id, seat, to)
    }

    fn possible_reduction(&self, id: ObjId, seat: Seat, to: DeployTo) -> u16 {
        let what = self.deploying(id, seat, to);
        let mut total = 0u16;
        self.each_answer(seat, &what, Timing::Interrupt, &[], &mut |source, at, _| {
            let card = self.card(source);
            let price = if card.kind == Kind::Event { card.cost.unwrap_or(0) } else { 0 };
            let ability = self.ability_ref(source, at).and_then(|of| ability_of(&of));
            let ctx = Ctx { cause: Some(&what), ..self.ctx_for(source, seat) };
            for op in ability.into_iter().flat_map(|ability| &ability.body) {
                if let Op::ReduceCost(num) = op {
                    total += u16::from(self.number(num, &ctx).saturating_sub(price));
                }
            }
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
                if *step != DeployStep::Entered && *seat == asked =>
            {
                u16::from(*cost) <= self.player(*seat).resources
            }
            _ => true,
        }
    }

    fn picks(&self, out: &mut Vec<Answer>) {
        match self.frames.last() {
            Some(Frame::Run(run)) => self.run_picks(run, out),
            Some(Frame::Search { seat, depth, picked, run }) => {
                let deck = &self.player(*seat).deck;
                let top = &deck[deck.len().saturating_sub(usize::from(*depth))..];
                if *picked {
                    out.extend(top.iter().map(|id| Answer::Pick(*id)));
                } else if let Some(Frame::Run(run)) = self.frames.get(usize::from(*run))
                    && let Some(Op::Search { what, .. }) = State::current_op(run)
                {
                    let fits = |id: &&ObjId| self.matches(what, **id, &run.ctx());
                    out.extend(top.iter().filter(fits).map(|id| Answer::Pick(*id)));
                    if !what.is_empty() {
                        out.push(Answer::Pass);
                    }
                }
            }
            Some(Frame::Indirect { planet, .. }) => {
                let Some(seat) = self.to_answer() else { return };
                let units = self.units_at(*planet, seat);
                out.extend(units.filter(|id| self.room_for_damage(*id)).map(Answer::Pick));
            }
            _ => {}
        }
    }

    /// Whether indirect damage may still be put on the unit: not more than its remaining hit points.
    pub(crate) fn room_for_damage(&self, id: ObjId) -> bool {
        let pending: u8 = self.packets.iter().filter(|it| it.target == id).map(|it| it.amount).sum();
        self.obj(id).damage.saturating_add(pending) < self.hp(id)
    }

    fn place_options(&self, out: &mut Vec<Answer>) {
        let Some(Frame::Run(run)) = self.frames.last() else { return };
        let Some(Op::ChoosePlace { from, .. }) = State::current_op(run) else { return };
        out.extend(self.worthy_places(run, *from).into_iter().map(Answer::Place));
    }

    pub(crate) fn places(&self, from: Places, ctx: &Ctx<'_>, mut each: impl FnMut(Place)) {
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
                Places::OtherPlanet => here != Some(planet),
                Places::BattlePlanet => self.battle.is_some_and(|battle| battle.planet == planet),
                Places::AdjacentOrHq | Places::Adjacent => {
                    here.is_some_and(|here| self.adjacent(here).contains(&Some(planet)))
                }
            };
            if fits {
                each(Place::Planet(planet));
            }
        }
        if matches!(from, Places::PlanetOrHq | Places::AdjacentOrHq) {
            Seat::BOTH.map(Place::Hq).into_iter().for_each(each);
        }
    }
}

/// What can be used in an action window.
const ACTIONS: [Class; 4] =
    [Class::Action, Class::CombatAction, Class::DeployAction, Class::HeadquartersAction];
