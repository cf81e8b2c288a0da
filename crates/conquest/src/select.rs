//! Reading selectors against the state, for one ability of one source; conditions and amounts stand in `amount`.

mod amount;

use crate::ability::{Constant, Event, Is, On, PAID_AT, Players, REVEALED, Ref, Reg, To, Who, Zone};
use crate::card::{Card, Kind};
use crate::cards::card;
use crate::state::{Happened, Loc, Obj, ObjId, Place, Run, Seat, Slot, Slots, State};

/// The places of memory that hold what an effect discarded; see [`REVEALED`].
pub(crate) const DISCARDED: std::ops::RangeInclusive<usize> = 2..=REVEALED as usize;

/// Who asks: the source, its controller, where it is, and what has been chosen or has happened.
#[derive(Clone, Copy)]
pub(crate) struct Ctx<'a> {
    pub src: ObjId,
    pub ctrl: Seat,
    pub place: Option<Place>,
    /// The unit the source is attached to, or was when its ability was used.
    pub host: ObjId,
    pub regs: Option<&'a Slots>,
    pub cause: Option<&'a Happened>,
    /// The X that was paid.
    pub x: u8,
    /// See [`Run::picks`].
    pub picks: u8,
    pub supposed: Supposed,
}

/// What is supposed while it is only asked whether an ability could be used: its cost paid, a choice made.
#[derive(Clone, Copy, Default)]
pub(crate) struct Supposed {
    /// Exhausted for the cost.
    pub exhausted: ObjId,
    /// Sacrificed for the cost.
    pub gone: ObjId,
    /// One of several cards chosen.
    pub picked: ObjId,
}

impl Ctx<'_> {
    pub(crate) fn slot(&self, reg: Reg) -> Slot {
        self.regs.map_or(Slot::Empty, |regs| regs[usize::from(reg)])
    }

    /// What it remembers, with that in one place.
    pub(crate) fn remembering(&self, reg: Reg, slot: Slot) -> Slots {
        let mut regs = self.regs.copied().unwrap_or_default();
        regs[usize::from(reg)] = slot;
        regs
    }
}

impl Run {
    pub(crate) fn ctx(&self) -> Ctx<'_> {
        Ctx {
            src: self.src,
            ctrl: self.ctrl,
            place: self.place,
            host: self.host,
            regs: Some(&self.regs),
            cause: self.cause.as_ref(),
            x: self.x,
            picks: self.picks,
            supposed: Supposed::default(),
        }
    }
}

impl State {
    /// A context for a card's constant abilities.
    pub(crate) fn ctx_of(&self, src: ObjId) -> Ctx<'static> {
        self.ctx_for(src, self.obj(src).controller)
    }

    /// A context for that player's use of a card.
    pub(crate) fn ctx_for(&self, src: ObjId, ctrl: Seat) -> Ctx<'static> {
        let supposed = Supposed::default();
        Ctx {
            src,
            ctrl,
            place: self.place(src),
            host: self.host(src),
            regs: None,
            cause: None,
            x: 0,
            picks: u8::MAX,
            supposed,
        }
    }

    pub(crate) fn resolve(&self, ctx: &Ctx<'_>, it: Ref) -> ObjId {
        match it {
            Ref::This => ctx.src,
            Ref::Host => ctx.host,
            Ref::Attacked => self.attack_on(ctx.src).unwrap_or_default(),
            Ref::HostOf(reg) => self.host(self.resolve(ctx, Ref::Chosen(reg))),
            Ref::That => ctx.cause.map_or(ObjId::NONE, |cause| cause.obj),
            Ref::Source | Ref::Agent | Ref::Shielded => ctx.cause.map_or(ObjId::NONE, |cause| cause.source),
            Ref::Chosen(reg) => ctx.slot(reg).card(),
            Ref::YourWarlord => self.player(ctx.ctrl).warlord,
        }
    }

    /// The cards picked by the ability that began when others had picked so many.
    pub(crate) fn picked_by(&self, picks: u8) -> &[ObjId] {
        self.picked.get(usize::from(picks)..).unwrap_or(&[])
    }

    /// The unit a card is attached to.
    pub(crate) fn host(&self, id: ObjId) -> ObjId {
        match id.is_some().then(|| self.obj(id).loc) {
            Some(Loc::On(host)) => host,
            _ => ObjId::NONE,
        }
    }

    pub(crate) fn seat_of(ctx: &Ctx<'_>, who: Who) -> Seat {
        match who {
            Who::You => ctx.ctrl,
            Who::Opponent => ctx.ctrl.other(),
        }
    }

    /// All players meant, the one whose ability it is first.
    pub(crate) fn seats_of(ctx: &Ctx<'_>, players: Players) -> &'static [Seat] {
        match (players, ctx.ctrl) {
            (Players::You, Seat::A) | (Players::Opponent, Seat::B) => &[Seat::A],
            (Players::You, Seat::B) | (Players::Opponent, Seat::A) => &[Seat::B],
            (Players::Each, Seat::A) => &[Seat::A, Seat::B],
            (Players::Each, Seat::B) => &[Seat::B, Seat::A],
        }
    }

    /// Where a card is, or was when it left play, as the ability sees it.
    pub(crate) fn place_seen(&self, ctx: &Ctx<'_>, id: ObjId) -> Option<Place> {
        if id == ctx.src && ctx.place.is_some() && !self.in_play(id) {
            return ctx.place;
        }
        match ctx.cause {
            Some(cause) if cause.obj == id && !self.in_play(id) => cause.place,
            _ => self.place(id),
        }
    }

    fn controller_seen(&self, ctx: &Ctx<'_>, id: ObjId) -> Seat {
        match ctx.cause {
            // Damage is the doing of who deals it, whosesoever the card is.
            Some(cause) if cause.obj == id && cause.event != Event::Damaged && !self.in_play(id) => cause.who,
            _ => self.obj(id).controller,
        }
    }

    pub(crate) fn matches(&self, sel: &[Is], id: ObjId, ctx: &Ctx<'_>) -> bool {
        if !id.is_some() {
            return false;
        }
        let obj = self.obj(id);
        let card = card(obj.card);
        sel.iter().all(|is| self.matches_one(is, id, obj, card, ctx))
    }

    fn matches_one(&self, is: &Is, id: ObjId, obj: &Obj, card: &Card, ctx: &Ctx<'_>) -> bool {
        let attached =
            || obj.as_attachment || ctx.cause.is_some_and(|cause| cause.obj == id && cause.attached);
        let at = |place: Option<Place>| place.is_some() && self.place_seen(ctx, id) == place;
        match is {
            Is::Unit => card.kind.is_unit() && !attached(),
            Is::Army => card.kind == Kind::Army && !attached(),
            Is::Warlord => card.kind == Kind::Warlord,
            Is::Synapse => card.kind == Kind::Synapse,
            Is::NonWarlord => card.kind != Kind::Warlord,
            Is::Token(name) => card.kind == Kind::Token && card.id == *name,
            Is::AnyToken => card.kind == Kind::Token,
            Is::NotToken => card.kind != Kind::Token,
            Is::Support => card.kind == Kind::Support,
            Is::Attachment => card.kind == Kind::Attachment || attached(),
            Is::Event => card.kind == Kind::Event,
            Is::Yours => self.controller_seen(ctx, id) == ctx.ctrl,
            Is::Enemys => self.controller_seen(ctx, id) != ctx.ctrl,
            Is::SameController(it) => {
                let it = self.resolve(ctx, *it);
                it.is_some() && self.obj(it).controller == obj.controller
            }
            Is::Other => id != ctx.src,
            Is::Not(it) => id != self.resolve(ctx, *it),
            Is::Of(faction) => self.faction(id) == *faction,
            Is::NotOf(faction) => self.faction(id) != *faction,
            Is::Enslaved => self.player(ctx.ctrl).enslaved == Some(self.faction(id)),
            Is::Trait(any) => any.iter().any(|it| self.has_trait(id, *it)),
            Is::NotTrait(it) => !self.has_trait(id, *it),
            Is::Unique => card.unique,
            Is::NotUnique => !card.unique,
            Is::Named(name) => card.id == *name,
            Is::NotNamed(name) => card.id != *name,
            Is::CostAtMost(most) => card.cost.is_some_and(|cost| cost <= *most),
            Is::CostUpToMany(sel) => card.cost.is_some_and(|cost| {
                let place = self.place_seen(ctx, id);
                let there = |it: &&ObjId| self.place(**it) == place && self.matches(sel, **it, ctx);
                matches!(place, Some(Place::Planet(_)))
                    && usize::from(cost) <= self.play.iter().filter(there).count()
            }),
            Is::CostUpTo(most) => card.cost.is_some_and(|cost| cost <= self.number(most, ctx)),
            Is::Attacking(sel) => self.attack_on(id).is_some_and(|it| self.matches(sel, it, ctx)),
            Is::OtherNameThan(it) => {
                let it = self.resolve(ctx, *it);
                it.is_some() && self.obj(it).card != obj.card
            }
            Is::HurtByThis => self.has_hit(ctx.src, id),
            Is::HiveMind => self.has_hive_mind(id),
            Is::CostAtLeast(least) => card.cost.is_some_and(|cost| cost >= *least),
            Is::Costliest => card.cost.is_some_and(|cost| {
                !self.play.iter().any(|other| {
                    let rival = self.is_unit(*other) && self.obj(*other).controller == obj.controller;
                    rival && self.card(*other).cost > Some(cost)
                })
            }),
            Is::Shielded => card.shields > 0,
            Is::OddCost => card.cost.is_some_and(|cost| cost % 2 == 1),
            Is::Has(keyword) => self.shows(id, *keyword),
            Is::HasAnyKeyword => !self.printed_keywords_of(id).is_empty(),
            Is::Lacks(keyword) => !self.shows(id, *keyword),
            Is::Exhausted => obj.exhausted,
            Is::Unexhausted => !obj.exhausted,
            Is::Damaged => obj.damage > 0,
            Is::Undamaged => obj.damage == 0,
            Is::Hale => card.kind == Kind::Warlord && !obj.bloodied,
            Is::OnBloodiedSide => obj.bloodied,
            Is::HasAttachment => self.attachments(id).next().is_some(),
            Is::NoAttachment => self.attachments(id).next().is_none(),
            Is::HostFor(it) => {
                let it = self.resolve(ctx, *it);
                let ctrl = if self.in_play(it) { self.obj(it).controller } else { ctx.ctrl };
                it.is_some() && self.may_host(id, it, ctrl, false)
            }
            Is::FitsThis => self.may_host(ctx.src, id, ctx.ctrl, false),
            Is::OnA(sel) => self.matches(sel, self.host(id), ctx),
            Is::AttachedTo(it) => obj.loc == Loc::On(self.resolve(ctx, *it)),
            Is::AtThisPlanet => matches!(ctx.place, Some(Place::Planet(_))) && at(ctx.place),
            Is::AtThatPlanet => {
                let place = ctx.cause.and_then(|cause| cause.place);
                matches!(place, Some(Place::Planet(_))) && at(place)
            }
            Is::AtPlanetOf(it) => {
                let place = self.place_seen(ctx, self.resolve(ctx, *it));
                matches!(place, Some(Place::Planet(_))) && at(place)
            }
            Is::AtPlanetWith(sel) => self.planet_holds(self.place_seen(ctx, id), sel, ctx) == Some(true),
            Is::AtPlanetWithout(sel) => self.planet_holds(self.place_seen(ctx, id), sel, ctx) == Some(false),
            Is::AtType(kind) => self.is_type(self.place_seen(ctx, id), *kind),
            Is::AtChosen(reg) => at(ctx.slot(*reg).place()),
            Is::AdjacentToThis => match (ctx.place, self.place_seen(ctx, id)) {
                (Some(Place::Planet(here)), Some(Place::Planet(there))) => {
                    self.adjacent(here).contains(&Some(there))
                }
                _ => false,
            },
            Is::AtAnotherPlanet => match (ctx.place, self.place_seen(ctx, id)) {
                (Some(Place::Planet(here)), Some(Place::Planet(there))) => here != there,
                _ => false,
            },
            Is::AtInfested => self.at_infested(self.place_seen(ctx, id)),
            Is::AtPlanet => matches!(self.place_seen(ctx, id), Some(Place::Planet(_))),
            Is::AtHq => matches!(self.place_seen(ctx, id), Some(Place::Hq(_))),
            Is::InHand(who) => obj.loc == Loc::Hand && obj.owner == State::seat_of(ctx, *who),
            Is::InDiscard(who) => obj.loc == Loc::Discard && obj.owner == State::seat_of(ctx, *who),
            Is::InAnyDiscard => obj.loc == Loc::Discard,
            Is::OnTop => self.player(obj.owner).discard.last() == Some(&id),
            Is::JustDiscarded => {
                let noted = ctx.regs.is_some_and(|regs| regs[DISCARDED].contains(&Slot::Card(id)));
                noted && obj.loc == Loc::Discard
            }
            Is::SameName(it) => {
                let it = self.resolve(ctx, *it);
                it.is_some() && self.card(it).id == card.id
            }
            Is::SameFaction(it) => {
                let it = self.resolve(ctx, *it);
                it.is_some() && self.faction(it) == self.faction(id)
            }
            Is::InReserve => self.in_reserve(id),
            Is::InHandOrDiscard(who) => {
                matches!(obj.loc, Loc::Hand | Loc::Discard) && obj.owner == State::seat_of(ctx, *who)
            }
            Is::Deployable => self.any_destination(id, ctx.ctrl, |to| self.affordable(id, ctx.ctrl, to)),
            Is::MayEnter => {
                !(card.unique && self.controls_copy(id, obj.owner)) && self.may_field(id, obj.owner)
            }
            Is::DeckTop(..) | Is::Topmost => true,
            Is::Either(any) => any.iter().any(|sel| self.matches(sel, id, ctx)),
        }
    }

    /// Whether the card has the keyword: now if it is in play, else as printed.
    fn shows(&self, id: ObjId, keyword: crate::card::Keyword) -> bool {
        if self.in_play(id) { self.has(id, keyword) } else { self.card(id).has_printed(keyword) }
    }

    /// Whether something at that planet is all of this; `None` where it is no planet.
    pub(crate) fn planet_holds(&self, place: Option<Place>, sel: &[Is], ctx: &Ctx<'_>) -> Option<bool> {
        let Some(Place::Planet(_)) = place else { return None };
        let there = |id: &&ObjId| self.place(**id) == place && self.matches(sel, **id, ctx);
        Some(self.play.iter().any(|id| there(&id)))
    }

    /// Whether that place is a planet of that type.
    pub(crate) fn is_type(&self, place: Option<Place>, kind: u8) -> bool {
        matches!(place, Some(Place::Planet(at)) if self.types_of(at) & kind != 0)
    }

    /// The types of a planet: printed, and given for a time.
    pub(crate) fn types_of(&self, planet: u8) -> u8 {
        let printed = card(self.row[usize::from(planet)].card).planet.types;
        self.ruled().filter(|(_, ctx)| ctx.place == Some(Place::Planet(planet))).fold(
            printed,
            |types, (constant, _)| {
                if let Constant::OfType(kind) = constant { types | kind } else { types }
            },
        )
    }

    /// All cards that match, in the zones the selector speaks of (in play if it names none), topmost cards first.
    pub(crate) fn find(&self, sel: &[Is], ctx: &Ctx<'_>, mut found: impl FnMut(ObjId)) {
        self.any_found(sel, ctx, |id| {
            found(id);
            false
        });
    }

    /// Whether one of the cards that match fits; looks no further than that one.
    pub(crate) fn any_found(&self, sel: &[Is], ctx: &Ctx<'_>, mut fits: impl FnMut(ObjId) -> bool) -> bool {
        let topmost = || sel.iter().any(|is| matches!(is, Is::Topmost));
        let mut elsewhere = false;
        for zone in sel.iter().filter_map(Is::zone) {
            elsewhere = true;
            let of = |who: Who| self.player(State::seat_of(ctx, who));
            let zones: [&[ObjId]; 2] = match zone {
                Zone::Reserve => {
                    if self.reserve.iter().any(|it| self.matches(sel, it.card, ctx) && fits(it.card)) {
                        return true;
                    }
                    continue;
                }
                Zone::AnyDiscard => {
                    for pile in self.players.iter().map(|player| &player.discard) {
                        for id in pile.iter().rev().filter(|id| self.matches(sel, **id, ctx)) {
                            if fits(*id) {
                                return true;
                            }
                            if topmost() {
                                break;
                            }
                        }
                    }
                    continue;
                }
                Zone::Hand(who) => [&of(who).hand, &[]],
                Zone::Discard(who) => [&[], &of(who).discard],
                Zone::HandOrDiscard(who) => [&of(who).hand, &of(who).discard],
                Zone::DeckTop(who, depth) => {
                    let deck = &of(who).deck;
                    [&[], &deck[deck.len().saturating_sub(usize::from(depth))..]]
                }
            };
            for id in zones[0].iter().chain(zones[1].iter().rev()) {
                if self.matches(sel, *id, ctx) {
                    let done = fits(*id);
                    if done || topmost() {
                        return done;
                    }
                }
            }
        }
        !elsewhere && self.play.iter().any(|id| self.matches(sel, *id, ctx) && fits(*id))
    }

    pub(crate) fn place_of(&self, to: To, ctx: &Ctx<'_>) -> Option<Place> {
        match to {
            To::ThisPlanet => ctx.place.filter(|place| matches!(place, Place::Planet(_))),
            To::PlanetOf(it) => self.place_seen(ctx, self.resolve(ctx, it)),
            To::ThatPlanet => ctx.cause.and_then(|cause| cause.place),
            To::Chosen(reg) => ctx.slot(reg).place(),
            To::YourHq => Some(Place::Hq(ctx.ctrl)),
            To::FirstPlanet => self.first.map(Place::Planet),
            To::WherePaid => ctx.slot(PAID_AT).place(),
            To::LastPlanet => self.face_up().last().map(Place::Planet),
        }
        .filter(|place| !matches!(place, Place::Planet(planet) if !self.is_face_up(*planet)))
    }

    /// The cards in play an effect applies to, those immune left out.
    pub(crate) fn affected(&self, on: &On, ctx: &Ctx<'_>) -> Vec<ObjId> {
        let mut cards = Vec::new();
        match on {
            On::The(it) => {
                let id = self.resolve(ctx, *it);
                if self.in_play(id) {
                    cards.push(id);
                }
            }
            On::Each(sel) => self.find(sel, ctx, |id| cards.push(id)),
            On::Picked if ctx.supposed.picked.is_some() => cards.push(ctx.supposed.picked),
            On::Picked => cards.extend(self.picked_by(ctx.picks).iter().filter(|id| self.in_play(**id))),
        }
        cards.retain(|id| *id != ctx.supposed.gone && !self.immune_to(*id, ctx.src, ctx.ctrl));
        cards
    }

    /// Whether the effect applies to a card in play that fits.
    pub(crate) fn any_affected(&self, on: &On, ctx: &Ctx<'_>, fits: impl Fn(ObjId) -> bool) -> bool {
        let reached =
            |id: ObjId| id != ctx.supposed.gone && !self.immune_to(id, ctx.src, ctx.ctrl) && fits(id);
        match on {
            On::The(it) => {
                let id = self.resolve(ctx, *it);
                self.in_play(id) && reached(id)
            }
            On::Each(sel) => self.any_found(sel, ctx, reached),
            On::Picked if ctx.supposed.picked.is_some() => reached(ctx.supposed.picked),
            On::Picked => self.picked_by(ctx.picks).iter().any(|id| self.in_play(*id) && reached(*id)),
        }
    }

    /// The attachments on a card.
    pub fn attachments(&self, id: ObjId) -> impl Iterator<Item = ObjId> + '_ {
        self.play.iter().copied().filter(move |it| self.obj(*it).loc == Loc::On(id))
    }
}

/// Those that are worth choosing, or all where none is.
pub(crate) fn worthy<T: Copy>(all: Vec<T>, is_worthy: impl FnMut(&T) -> bool) -> Vec<T> {
    if all.len() < 2 {
        return all;
    }
    let some: Vec<T> = all.iter().copied().filter(is_worthy).collect();
    if some.is_empty() { all } else { some }
}
