//! What a card's numbers and keywords are right now: printed values, then everything given to it, for good or for a time.
//! The only place where ATK, hit points, command icons, keywords, traits and gained abilities are computed.

mod harm;
mod price;
mod why;

use std::mem::discriminant;

pub use why::{Because, Changed};

use crate::ability::{Ability, Constant, Grant, Modifier, On, Op, Ref, Until};
use crate::card::{CardId, Faction, Keyword, Trait};
use crate::cards::brief::{
    ABILITY, ATTACK, BLANK, BONUS, COMMAND, FACTION, FEWER_HP, HP, NO_KEYWORDS, NO_TRAITS, TRAIT, briefs,
    grant_bit, keyword_bit,
};
use crate::cards::card;
use crate::select::Ctx;
use crate::state::{AbilityRef, Frame, Lasting, Loc, ObjId, Origin, Rule, State};

/// Something a card has been given: what, by which card's text, and how much if that was settled when it was given.
struct Given<'a> {
    grant: &'static Grant,
    ctx: Ctx<'a>,
    amount: Option<u8>,
    by: crate::card::CardId,
}

impl State {
    /// Current ATK. A unit's ATK never falls below 0.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only what has this bit comes here; see `grant_bit`")]
    pub fn attack(&self, id: ObjId) -> u8 {
        let obj = self.obj(id);
        let card = self.card(id);
        let printed = if obj.bloodied { card.bloodied.0 } else { card.attack };
        let mut total = i32::from(printed);
        let mut set = None;
        let mut factor = 1;
        self.given(id, ATTACK, |it| match it.grant {
            Grant::SetAttack(n) => set = Some(i32::from(*n)),
            Grant::DoubleAttack => factor *= 2,
            Grant::Attack(_) => total += self.how_much(it),
            Grant::LoseAttack(_) => total -= self.how_much(it),
            _ => {}
        });
        if obj.damage > 0 && self.has(id, Keyword::Brutal) {
            total += i32::from(obj.damage);
        }
        // A value set counts in place of everything that adds to it.
        set.unwrap_or(total * factor).clamp(0, 200) as u8
    }

    /// Current hit points: additions first, then doubling.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only what has this bit comes here; see `grant_bit`")]
    pub fn hp(&self, id: ObjId) -> u8 {
        let mut total = i32::from(self.printed_hp(id));
        let mut factor = 1;
        self.given(id, HP, |it| match it.grant {
            Grant::Hp(_) => total += self.how_much(it),
            Grant::LoseHp(_) => total -= self.how_much(it),
            Grant::DoubleHp => factor *= 2,
            _ => {}
        });
        (total * factor).clamp(0, 200) as u8
    }

    /// The hit points of the side that counts.
    pub(crate) fn printed_hp(&self, id: ObjId) -> u8 {
        let card = self.card(id);
        if self.obj(id).bloodied { card.bloodied.1 } else { card.hp }
    }

    /// Current command icons. Losing all icons beats gaining some.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only what has this bit comes here; see `grant_bit`")]
    pub fn command(&self, id: ObjId) -> u8 {
        let mut total = i32::from(self.card(id).command);
        let mut none = false;
        self.given(id, COMMAND, |it| match it.grant {
            Grant::Command(_) => total += self.how_much(it),
            Grant::NoCommand => none = true,
            _ => {}
        });
        if none { 0 } else { total.clamp(0, 200) as u8 }
    }

    /// Whether the card has the keyword now, whatever its number.
    pub fn has(&self, id: ObjId, keyword: Keyword) -> bool {
        self.keyword(id, keyword).is_some()
    }

    /// The Area Effect value now, 0 for none. Several do not add up: the highest counts.
    pub fn area_effect(&self, id: ObjId) -> u8 {
        match self.keyword(id, Keyword::AreaEffect(0)) {
            Some(Keyword::AreaEffect(n)) => n,
            _ => 0,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only what has this bit comes here; see `grant_bit`")]
    fn keyword(&self, id: ObjId, keyword: Keyword) -> Option<Keyword> {
        let kind = discriminant(&keyword);
        let mut found: Option<Keyword> = None;
        let mut lost = false;
        let mut gain = |it: Keyword| {
            if discriminant(&it) == kind && found.is_none_or(|old| rank(it) > rank(old)) {
                found = Some(it);
            }
        };
        let printed = self.printed_keywords(id);
        if printed.iter().any(|it| discriminant(it) == kind) && !self.blank(id) {
            printed.iter().copied().for_each(&mut gain);
        }
        self.given(id, keyword_bit(keyword) | NO_KEYWORDS, |it| match it.grant {
            Grant::NoKeywords => lost = true,
            Grant::Keyword(it) => gain(*it),
            Grant::KeywordOf(_) => it.amount.and_then(Keyword::unpacked).into_iter().for_each(&mut gain),
            Grant::AreaEffect(_) if self.how_much(it) > 0 => {
                gain(Keyword::AreaEffect(self.how_much(it) as u8));
            }
            Grant::LoseKeyword(it) if discriminant(it) == kind => lost = true,
            _ => {}
        });
        found.filter(|_| !lost)
    }

    /// Whether something takes hit points from the card.
    pub(crate) fn loses_hp(&self, id: ObjId) -> bool {
        let mut loses = false;
        self.given(id, FEWER_HP, |_| loses = true);
        loses
    }

    /// The keywords printed on the side that counts, whatever has become of its text.
    pub(crate) fn printed_keywords_of(&self, id: ObjId) -> &'static [Keyword] {
        if id.is_some() { self.printed_keywords(id) } else { &[] }
    }

    /// The keywords of the side that counts.
    fn printed_keywords(&self, id: ObjId) -> &'static [Keyword] {
        let obj = self.obj(id);
        match (obj.as_attachment, obj.bloodied) {
            (true, _) => &[],
            (false, true) => &self.card(id).bloodied_side.keywords,
            (false, false) => &self.card(id).keywords,
        }
    }

    /// What always holds, on the side that counts.
    pub(crate) fn printed_constants(&self, id: ObjId) -> &'static [Constant] {
        let obj = self.obj(id);
        let card = self.card(id);
        match &card.form {
            Some(form) if obj.as_attachment => &form.constants,
            None if obj.as_attachment => &[],
            _ if obj.bloodied => &card.bloodied_side.constants,
            _ => &card.constants,
        }
    }

    /// Cards and resources the card adds to a command struggle its player wins at its planet.
    pub(crate) fn bonus(&self, id: ObjId) -> (u8, u8) {
        let (mut cards, mut resources) = if self.blank(id) { (0, 0) } else { self.card(id).bonus };
        self.given(id, BONUS, |it| {
            if let Grant::Bonus(more_cards, more_resources) = it.grant {
                cards = cards.saturating_add(*more_cards);
                resources = resources.saturating_add(*more_resources);
            }
        });
        (cards, resources)
    }

    /// Whether the card has the trait now.
    pub fn has_trait(&self, id: ObjId, wanted: Trait) -> bool {
        let mut has = self.card(id).traits.contains(&wanted);
        if has {
            self.given(id, NO_TRAITS, |_| has = false);
        }
        if has {
            return true;
        }
        self.given(id, TRAIT, |it| has |= *it.grant == Grant::Trait(wanted));
        has
    }

    /// The card's faction now; one outside play has the printed one.
    pub fn faction(&self, id: ObjId) -> Faction {
        let mut faction = self.card(id).faction;
        if self.gives(FACTION) && self.in_play(id) {
            self.given(id, FACTION, |it| {
                if let Grant::Faction(now) = it.grant {
                    faction = *now;
                }
            });
        }
        faction
    }

    /// Whether the card's text box counts as blank.
    pub fn blank(&self, id: ObjId) -> bool {
        if self.options.training {
            return true;
        }
        let mut blank = false;
        self.given(id, BLANK, |it| blank |= matches!(it.grant, Grant::Blank | Grant::BlankWhole));
        blank
    }

    #[inline]
    pub(crate) fn forbidden(&self, id: ObjId, what: Grant) -> bool {
        self.gives(grant_bit(&what)) && self.is_forbidden(id, &what)
    }

    #[inline(never)]
    fn is_forbidden(&self, id: ObjId, what: &Grant) -> bool {
        let mut forbidden = false;
        self.look_for_given(id, grant_bit(what), |it| forbidden |= it.grant == what);
        forbidden
    }

    /// The abilities the card has been given, in a fixed order.
    pub(crate) fn gained_abilities(&self, id: ObjId) -> Vec<(AbilityRef, &'static Ability)> {
        let mut gained = Vec::new();
        self.given(id, ABILITY, |it| {
            if let Grant::Ability(ability) = it.grant {
                let own = |other: &Ability| std::ptr::eq(other, &raw const **ability);
                if let Some(index) = card(it.by).granted().position(own) {
                    let of = AbilityRef { card: it.by, origin: Origin::Granted, index: index as u8 };
                    gained.push((of, &**ability));
                }
            }
        });
        gained
    }

    /// What the unit is attacking, while an attack of it is under way.
    pub(crate) fn attack_on(&self, id: ObjId) -> Option<ObjId> {
        self.frames.iter().rev().find_map(|frame| {
            let Frame::Attack { attacker, defender, .. } = frame else { return None };
            (*attacker == id && defender.is_some()).then_some(*defender)
        })
    }

    /// Whether an attack of the unit is under way, by Area Effect too.
    pub(crate) fn is_attacking(&self, id: ObjId) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Attack { attacker, .. } if *attacker == id))
    }

    /// Whether anything of that kind may be given to cards now: by one in play, or for a time.
    #[inline]
    pub(crate) fn gives(&self, bit: u64) -> bool {
        self.heard.grants(bit) && (self.brief.grants & bit != 0 || self.gives_for_a_time(bit))
    }

    fn gives_for_a_time(&self, bit: u64) -> bool {
        let lent = || self.mods.iter().any(|it| briefs().lends(it.of.ability.card) & bit != 0);
        !self.rules.is_empty() || lent()
    }

    /// Calls back for everything of that kind the card has been given: by constant abilities in play, then for a time.
    /// Asked for all the time and mostly answered by nothing: finding that out is all that is done in place.
    #[inline]
    fn given(&self, id: ObjId, bit: u64, each: impl FnMut(&Given<'_>)) {
        if self.gives(bit) {
            self.look_for_given(id, bit, each);
        }
    }

    #[inline(never)]
    fn look_for_given(&self, id: ObjId, bit: u64, mut each: impl FnMut(&Given<'_>)) {
        let briefs = briefs();
        let constant = if self.brief.grants & bit == 0 { &[][..] } else { &self.play[..] };
        for src in constant.iter().copied() {
            let obj = self.obj(src);
            if briefs.grants(obj.card) & bit == 0 {
                continue;
            }
            for modifier in self.printed_constants(src).iter().filter_map(Constant::modifier) {
                if let Grant::Constant(constant) = &modifier.grant {
                    let holder = self.resolve_holder(modifier, src);
                    if holder.is_some() && grant_bit(&modifier.grant) & bit != 0 && !self.silenced(src, bit) {
                        self.given_by_gained(constant, (holder, obj.card), id, &mut each);
                    }
                    continue;
                }
                let applies = grant_bit(&modifier.grant) & bit != 0 && self.reaches(modifier, src, id);
                if !applies || self.silenced(src, bit) {
                    continue;
                }
                let ctx = self.ctx_of(src);
                if modifier.cond.as_ref().is_none_or(|cond| self.holds(cond, &ctx)) {
                    each(&Given { grant: &modifier.grant, ctx, amount: None, by: obj.card });
                }
            }
        }
        for rule in self.rules.iter() {
            let Some((constant, ctx)) = rule_of(self, rule) else { continue };
            let Some(modifier) = constant.modifier().filter(|it| grant_bit(&it.grant) & bit != 0) else {
                continue;
            };
            if matches!(&modifier.to, On::Each(sel) if self.matches(sel, id, &ctx))
                && modifier.cond.as_ref().is_none_or(|cond| self.holds(cond, &ctx))
            {
                each(&Given { grant: &modifier.grant, ctx, amount: None, by: rule.of.ability.card });
            }
        }
        for it in self.mods.iter() {
            let waiting = it.until == Until::NextAttack && !it.active;
            if briefs.lends(it.of.ability.card) & bit == 0 {
                continue;
            }
            let Some(modifier) = lasting_modifier(it) else { continue };
            if waiting || grant_bit(&modifier.grant) & bit == 0 || it.stamp != self.obj(it.obj).stamp {
                continue;
            }
            if let Grant::Constant(constant) = &modifier.grant {
                self.given_by_gained(constant, (it.obj, it.of.ability.card), id, &mut each);
                continue;
            }
            if it.obj != id {
                continue;
            }
            let ctx = self.ctx_for(it.src, it.ctrl);
            if modifier.cond.as_ref().is_none_or(|cond| self.holds(cond, &ctx)) {
                let (grant, by) = (&modifier.grant, it.of.ability.card);
                each(&Given { grant, ctx, amount: Some(it.amount), by });
            }
        }
    }

    /// What a card gives to others because another card, or an effect of one, gave it that.
    fn given_by_gained(
        &self,
        constant: &'static Constant,
        (holder, by): (ObjId, CardId),
        id: ObjId,
        each: &mut impl FnMut(&Given<'_>),
    ) {
        let Some(modifier) = constant.modifier().filter(|it| self.reaches(it, holder, id)) else { return };
        let ctx = self.ctx_of(holder);
        if modifier.cond.as_ref().is_none_or(|cond| self.holds(cond, &ctx)) {
            each(&Given { grant: &modifier.grant, ctx, amount: None, by });
        }
    }

    /// The card that a constant ability of another gives something to have: itself or its host.
    fn resolve_holder(&self, modifier: &Modifier, src: ObjId) -> ObjId {
        match modifier.to {
            On::The(it) => self.resolve(&self.ctx_of(src), it),
            On::Each(_) | On::Picked => ObjId::NONE,
        }
    }

    /// What holds for a time at places, each as its player sees it from there.
    pub(crate) fn ruled(&self) -> impl Iterator<Item = (&'static Constant, Ctx<'static>)> + '_ {
        self.rules.iter().filter_map(|rule| rule_of(self, rule))
    }

    /// The card the unit must attack, where something says so.
    pub(crate) fn must_attack(&self, id: ObjId) -> Option<ObjId> {
        let says = |it: &&Lasting| {
            it.obj == id
                && it.stamp == self.obj(id).stamp
                && lasting_modifier(it).is_some_and(|it| it.grant == Grant::MustAttackThis)
        };
        self.mods.iter().find(says).map(|it| it.src)
    }

    /// Whether the card has the Hive Mind specialization now: printed and not blank, or gained.
    pub(crate) fn has_hive_mind(&self, id: ObjId) -> bool {
        let is_it = |it: &Constant| matches!(it, Constant::HiveMind(_));
        let printed = self.card(id).constants.iter().any(is_it) && !(self.in_play(id) && self.blank(id));
        printed || self.mods.iter().any(|it| {
            let gained =
                || matches!(lasting_modifier(it).map(|it| &it.grant), Some(Grant::Constant(it)) if is_it(it));
            it.obj == id && it.stamp == self.obj(id).stamp && gained()
        })
    }

    /// Whether a card's constant abilities do not count. What makes cards blank is itself made blank for a time only:
    /// two cards that blank each other would otherwise never settle.
    fn silenced(&self, src: ObjId, bit: u64) -> bool {
        if bit != BLANK {
            return self.blank(src);
        }
        self.options.training
            || self.mods.iter().any(|it| {
                let blanks = || {
                    lasting_modifier(it)
                        .is_some_and(|modifier| matches!(modifier.grant, Grant::Blank | Grant::BlankWhole))
                };
                it.obj == src && it.stamp == self.obj(src).stamp && blanks()
            })
    }

    /// Whether a constant ability of that card applies to the other.
    fn reaches(&self, modifier: &Modifier, src: ObjId, id: ObjId) -> bool {
        match &modifier.to {
            On::The(Ref::This) => src == id,
            On::The(Ref::Host) => self.obj(src).loc == Loc::On(id),
            On::The(it) => self.resolve(&self.ctx_of(src), *it) == id,
            On::Each(sel) => self.matches(sel, id, &self.ctx_of(src)),
            On::Picked => false,
        }
    }

    fn how_much(&self, it: &Given<'_>) -> i32 {
        let settled = it.amount.or_else(|| it.grant.amount().map(|num| self.number(num, &it.ctx)));
        i32::from(settled.unwrap_or(0).min(100))
    }
}

/// What a rule says, and how its player sees it from its place.
fn rule_of(state: &State, rule: &Rule) -> Option<(&'static Constant, Ctx<'static>)> {
    match State::op_at(&rule.of) {
        Some(Op::Rule(_, constant, _)) => {
            Some((constant, Ctx { place: rule.place, ..state.ctx_for(rule.src, rule.ctrl) }))
        }
        _ => None,
    }
}

/// What was given for a time.
fn lasting_modifier(it: &Lasting) -> Option<&'static Modifier> {
    match State::op_at(&it.of) {
        Some(Op::Modify(modifier)) => Some(modifier),
        _ => None,
    }
}

fn rank(keyword: Keyword) -> u8 {
    match keyword {
        Keyword::AreaEffect(n) => n,
        Keyword::NoWargear
        | Keyword::NoAttachments
        | Keyword::Ranged
        | Keyword::Flying
        | Keyword::Brutal
        | Keyword::Armorbane
        | Keyword::Mobile
        | Keyword::Ambush
        | Keyword::Limited
        | Keyword::ImmuneToEnemyEvents
        | Keyword::DeepStrike(_)
        | Keyword::ImmuneToPowerEvents => 0,
    }
}
