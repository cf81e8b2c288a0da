//! What may be deployed, where to, and whether it can be paid.

use crate::ability::{Constant, Cost, Event, Grant, Modifier, Op};
use crate::answer::Answer;
use crate::card::{Attach, Keyword, Kind};
use crate::cards::brief::{BARS_COPIES, CHEAPER, FROM_DISCARD, LIKE_AMBUSH, PRICES, briefs};
use crate::resolve::ability_of;
use crate::select::Ctx;
use crate::state::{DeployTo, Happened, Loc, ObjId, Place, Seat, State, Timing};

impl State {
    pub(super) fn any_deployment(
        &self,
        seat: Seat,
        ambush: bool,
        fits: &mut impl FnMut(Answer) -> bool,
    ) -> bool {
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
            let copy = |other: &ObjId| self.obj(*other).card == self.obj(id).card;
            if hand[..at].iter().any(copy) || self.is_too_dear(id, seat) {
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
        if self.is_limit_reached(card, seat) {
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
                    let fit = |at: &u8| self.may_lie_at(attach, *at);
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

    /// Whether what is attached so may be attached to that planet.
    pub(crate) fn may_lie_at(&self, attach: &Attach, planet: u8) -> bool {
        let types = attach.planet_types;
        attach.to_planet && (types == 0 || self.is_type(Some(Place::Planet(planet)), types))
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
        let cost = self.plain_price(id).unwrap_or_else(|| self.price(&self.deploying(id, seat, to)));
        let (cost, pool) = (u16::from(cost), self.player(seat).resources);
        cost <= pool || self.may_be_made_cheaper(seat) && self.cheapest(id, seat, to, cost) <= pool
    }

    /// The printed price where nothing speaks of prices: it counts wherever the card goes.
    fn plain_price(&self, id: ObjId) -> Option<u8> {
        let card = self.card(id);
        let plain = card.constants.is_empty() && self.brief.grants & PRICES == 0 && !self.gives(CHEAPER);
        card.cost.filter(|_| plain)
    }

    /// Whether that player cannot pay for the card, wherever it goes.
    fn is_too_dear(&self, id: ObjId, seat: Seat) -> bool {
        let pool = self.player(seat).resources;
        self.plain_price(id).is_some_and(|cost| u16::from(cost) > pool) && !self.may_be_made_cheaper(seat)
    }

    /// Whether that player has anything at all that answers the deployment of a card.
    fn may_be_made_cheaper(&self, seat: Seat) -> bool {
        let of = |held: bool| briefs().listeners(Event::Deploying, Timing::Interrupt, held);
        let (in_play, in_hand) = (of(false), of(true));
        let player = self.player(seat);
        self.gains_from(|id| briefs().gives_answer(id, Event::Deploying, Timing::Interrupt))
            || self.heard.grants(FROM_DISCARD)
            || self.brief.answers.answers(Event::Deploying, Timing::Interrupt)
                && self.play.iter().any(|it| in_play(self.obj(*it).card) && self.obj(*it).controller == seat)
            || player.hand.iter().any(|it| in_hand(self.obj(*it).card))
    }

    /// What the card costs at least with every reduction that could be used, those that cost something themselves counted.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other step leaves the price as it is")]
    fn cheapest(&self, id: ObjId, seat: Seat, to: DeployTo, cost: u16) -> u16 {
        let what = self.deploying(id, seat, to);
        // How far down it leads, by how much, and its own price.
        let mut reductions: Vec<(u8, u16, u16)> = Vec::new();
        self.any_answer(seat, (&what, Timing::Interrupt), false, &[], |source, at| {
            let card = self.card(source);
            let price = if card.kind == Kind::Event { self.price_of_event(source, seat) } else { 0 };
            let ability = self.ability_ref(source, at).and_then(|of| ability_of(&of));
            let ctx = Ctx { cause: Some(&what), ..self.ctx_for(source, seat) };
            for op in ability.into_iter().flat_map(|ability| &ability.body) {
                let (num, least) = match op {
                    Op::ReduceCost(num) => (num, 0),
                    Op::ReduceCostTo(num, least) => (num, *least),
                    _ => continue,
                };
                reductions.push((least, u16::from(self.number(num, &ctx)), u16::from(price)));
                if ability.is_some_and(|it| it.costs.contains(&Cost::SacrificeThis)) {
                    self.each_reward_of_sacrifice(source, &what, |less, least| {
                        reductions.push((least, u16::from(less), 0));
                    });
                }
            }
            false
        });
        // What leads less far is used first.
        reductions.sort_unstable_by_key(|(least, ..)| std::cmp::Reverse(*least));
        let (mut cost, mut spent) = (cost, 0);
        for (least, less, price) in reductions {
            let less = cost.saturating_sub(u16::from(least)).min(less);
            if less > price {
                cost -= less;
                spent += price;
            }
        }
        cost + spent
    }

    /// What a sacrifice makes possible that lowers the price further: by how much, and how far down.
    fn each_reward_of_sacrifice(&self, gone: ObjId, what: &Happened, mut reward: impl FnMut(u8, u8)) {
        let mut leaves = self.befalls(Event::Leaves, gone);
        leaves.sacrificed = true;
        self.any_answer(what.who, (&leaves, Timing::Reaction), false, &[], |source, at| {
            let ability = self.ability_ref(source, at).and_then(|of| ability_of(&of));
            let ctx = Ctx { cause: Some(what), ..self.ctx_for(source, what.who) };
            for op in ability.into_iter().flat_map(|ability| &ability.body) {
                if let Op::Modify(Modifier { grant: Grant::Cheaper(sel, less, least), .. }) = op
                    && self.matches(sel, what.obj, &ctx)
                {
                    reward(*less, *least);
                }
            }
            false
        });
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
}
