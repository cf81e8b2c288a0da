//! What a card's numbers and keywords are right now: printed values, constant abilities, lasting changes, in that order.
//! The only place where ATK, hit points, command icons and keywords are computed.

use std::mem::discriminant;

use crate::ability::{Constant, Grant, Scope};
use crate::card::{Keyword, Kind};
use crate::cards::brief::{ATTACK, COMMAND, DOUBLE_DAMAGE, HP, briefs, grant_bit, keyword_bit};
use crate::state::{Change, Frame, Loc, ObjId, Seat, State};

impl State {
    /// Current ATK. A unit's ATK never falls below 0.
    pub fn attack(&self, id: ObjId) -> u8 {
        let obj = self.obj(id);
        let card = self.card(id);
        let printed = if obj.bloodied { card.bloodied.0 } else { card.attack };
        let mut total = i32::from(printed);
        self.grants(id, ATTACK, |state, grant, src| match grant {
            Grant::Attack(num) => total += i32::from(state.number(num, &state.ctx_of(src))),
            Grant::LoseAttack(n) => total -= i32::from(*n),
            _ => {}
        });
        self.changes(id, |change| {
            if let Change::Attack(n) = change {
                total += i32::from(n);
            }
        });
        if self.has(id, Keyword::Brutal) {
            total += i32::from(obj.damage);
        }
        total.clamp(0, 200) as u8
    }

    /// Current hit points: additions first, then doubling.
    pub fn hp(&self, id: ObjId) -> u8 {
        let obj = self.obj(id);
        let card = self.card(id);
        let mut total = i32::from(if obj.bloodied { card.bloodied.1 } else { card.hp });
        let mut factor = 1;
        self.grants(id, HP, |state, grant, src| match grant {
            Grant::Hp(num) => total += i32::from(state.number(num, &state.ctx_of(src))),
            Grant::DoubleHp => factor *= 2,
            _ => {}
        });
        self.changes(id, |change| match change {
            Change::Hp(n) => total += i32::from(n),
            Change::DoubleHp => factor *= 2,
            _ => {}
        });
        (total * factor).clamp(0, 200) as u8
    }

    /// Current command icons. Losing all icons beats gaining some.
    pub fn command(&self, id: ObjId) -> u8 {
        let mut total = i32::from(self.card(id).command);
        let mut none = false;
        self.grants(id, COMMAND, |state, grant, src| match grant {
            Grant::Command(num) => total += i32::from(state.number(num, &state.ctx_of(src))),
            Grant::NoCommand => none = true,
            _ => {}
        });
        self.changes(id, |change| match change {
            Change::Command(n) => total += i32::from(n),
            Change::NoCommand => none = true,
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

    fn keyword(&self, id: ObjId, keyword: Keyword) -> Option<Keyword> {
        let kind = discriminant(&keyword);
        let mut found: Option<Keyword> = None;
        let mut lost = false;
        let mut gain = |it: Keyword| {
            if discriminant(&it) == kind && found.is_none_or(|old| rank(it) > rank(old)) {
                found = Some(it);
            }
        };
        if !self.blank(id) && !self.obj(id).as_attachment && !self.obj(id).bloodied {
            self.card(id).keywords.iter().copied().for_each(&mut gain);
        }
        self.grants(id, keyword_bit(keyword), |_, grant, _| match grant {
            Grant::Keyword(it) => gain(*it),
            Grant::LoseKeyword(it) if discriminant(it) == kind => lost = true,
            _ => {}
        });
        self.changes(id, |change| match change {
            Change::Gain(it) => gain(it),
            Change::Lose(it) if discriminant(&it) == kind => lost = true,
            _ => {}
        });
        found.filter(|_| !lost)
    }

    /// Whether the card's text box counts as blank.
    pub fn blank(&self, id: ObjId) -> bool {
        self.options.training
            || self
                .mods
                .iter()
                .any(|it| it.obj == id && it.change == Change::Blank && it.stamp == self.obj(id).stamp)
    }

    pub(crate) fn forbidden(&self, id: ObjId, what: Grant) -> bool {
        let mut forbidden = false;
        self.grants(id, grant_bit(&what), |_, grant, _| forbidden |= *grant == what);
        let change = match what {
            Grant::CannotBeAttacked => Change::CannotBeAttacked,
            Grant::CannotBeTargetedByEnemies => Change::CannotBeTargeted,
            Grant::CannotRetreat => Change::CannotRetreat,
            Grant::IgnoresFlying => Change::IgnoresFlying,
            _ => return forbidden,
        };
        self.changes(id, |it| forbidden |= it == change);
        forbidden
    }

    /// Damage from this source to that card: doubling belongs to dealing, Flying's half to taking.
    pub(crate) fn damage_from(&self, source: ObjId, target: ObjId, amount: u8, attack: bool) -> u8 {
        let mut amount = u32::from(amount);
        // A unit's damage stays a unit's damage when the unit was sacrificed for it.
        if source.is_some() && self.is_unit(source) {
            let ctx = self.ctx_of(source);
            let mut doubled = false;
            self.grants(source, DOUBLE_DAMAGE, |state, grant, _| {
                if let Grant::DoubleDamageTo(sel) = grant {
                    doubled |= state.matches(sel, target, &ctx);
                }
            });
            if doubled {
                amount *= 2;
            }
            let ignores = attack && self.forbidden(source, Grant::IgnoresFlying);
            if self.has(target, Keyword::Flying) && !self.has(source, Keyword::Flying) && !ignores {
                amount = amount.div_ceil(2);
            }
        }
        amount.min(200) as u8
    }

    /// Whether an enemy event leaves the card untouched.
    pub(crate) fn immune_to(&self, id: ObjId, source: ObjId, ctrl: Seat) -> bool {
        source.is_some()
            && self.card(source).kind == Kind::Event
            && self.obj(id).controller != ctrl
            && self.has(id, Keyword::ImmuneToEnemyEvents)
    }

    /// What the unit is attacking, while an attack of it is under way.
    pub(crate) fn attack_on(&self, id: ObjId) -> Option<ObjId> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack { attacker, defender, .. } if *attacker == id && defender.is_some() => {
                Some(*defender)
            }
            _ => None,
        })
    }

    /// Calls back for every constant ability that gives the card something of that kind.
    fn grants(&self, id: ObjId, bit: u64, mut each: impl FnMut(&State, &Grant, ObjId)) {
        let briefs = briefs();
        for src in self.play.iter().copied() {
            let obj = self.obj(src);
            if briefs.of(obj.card).grants & bit == 0 || obj.bloodied || self.blank(src) {
                continue;
            }
            let card = self.card(src);
            let constants = match &card.form {
                Some(form) if obj.as_attachment => &form.constants,
                _ => &card.constants,
            };
            for constant in constants {
                let Constant::Grant { to, grant, cond } = constant else { continue };
                if grant_bit(grant) & bit == 0 {
                    continue;
                }
                let here = match to {
                    Scope::This => src == id,
                    Scope::Host => obj.loc == Loc::On(id),
                    Scope::Each(sel) => self.matches(sel, id, &self.ctx_of(src)),
                };
                if here && cond.as_ref().is_none_or(|cond| self.holds(cond, &self.ctx_of(src))) {
                    each(self, grant, src);
                }
            }
        }
    }

    fn changes(&self, id: ObjId, mut each: impl FnMut(Change)) {
        for it in self.mods.iter() {
            let waiting = it.until == crate::ability::Until::NextAttack && !it.active;
            if it.obj == id && it.stamp == self.obj(id).stamp && !waiting {
                each(it.change);
            }
        }
    }
}

fn rank(keyword: Keyword) -> u8 {
    match keyword {
        Keyword::AreaEffect(n) => n,
        _ => 0,
    }
}
