//! How much of an amount of damage reaches a card, and what cannot touch it.

use crate::ability::Grant;
use crate::card::{Keyword, Kind, Trait};
use crate::cards::brief::{DOUBLE_DAMAGE, LESS_DAMAGE, grant_bit};
use crate::state::{ObjId, Seat, State};

impl State {
    /// Damage from this source to that card: doubling belongs to dealing, Flying's half to taking.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only what has this bit comes here")]
    pub(crate) fn damage_from(&self, source: ObjId, target: ObjId, amount: u8, attack: bool) -> u8 {
        let mut amount = u32::from(amount);
        // A unit's damage stays a unit's damage when the unit was sacrificed for it.
        if source.is_some() && self.is_unit(source) {
            let ctx = self.ctx_of(source);
            self.given(source, DOUBLE_DAMAGE, |it| {
                if matches!(it.grant, Grant::DoubleDamageTo(sel) if self.matches(sel, target, &ctx)) {
                    amount = amount.saturating_mul(2);
                }
            });
            let ignores = attack && self.forbidden(source, Grant::IgnoresFlying);
            if self.has(target, Keyword::Flying) && !self.has(source, Keyword::Flying) && !ignores {
                amount = amount.div_ceil(2);
            }
        }
        // Each that says so doubles what the others have doubled.
        self.given(target, grant_bit(&Grant::TakesDouble), |_| amount = amount.saturating_mul(2));
        self.given(target, LESS_DAMAGE, |it| match it.grant {
            Grant::SparedBy(sel) if source.is_some() && self.matches(sel, source, &it.ctx) => amount = 0,
            Grant::TakesAtMost(most) => amount = amount.min(u32::from(*most)),
            _ => {}
        });
        amount.min(200) as u8
    }

    /// How much damage the card takes at most, each time.
    pub(crate) fn takes_at_most(&self, id: ObjId) -> u8 {
        let mut most = u8::MAX;
        self.given(id, LESS_DAMAGE, |it| {
            if let Grant::TakesAtMost(n) = it.grant {
                most = most.min(*n);
            }
        });
        most
    }

    /// Whether an event leaves the card untouched.
    pub(crate) fn immune_to(&self, id: ObjId, source: ObjId, ctrl: Seat) -> bool {
        if !source.is_some() || self.card(source).kind != Kind::Event {
            return false;
        }
        let power = self.card(source).traits.contains(&Trait::Power);
        self.obj(id).controller != ctrl && self.has(id, Keyword::ImmuneToEnemyEvents)
            || power && self.has(id, Keyword::ImmuneToPowerEvents)
    }
}
