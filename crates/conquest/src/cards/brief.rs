//! What the engine asks of every card in play at every turn, packed close together: most cards have nothing to say to most
//! questions, and this finds out without looking at the card.

use std::mem::discriminant;
use std::sync::LazyLock;

use crate::ability::{Class, Constant, Event, Grant};
use crate::card::{Card, CardId, Keyword};
use crate::usable::is_reaction;

/// What a card can have to do with, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Brief {
    /// Which events its abilities answer, as interrupts and as reactions; see [`Brief::answers`].
    answers: [u64; 2],
    /// What its constant abilities change; see [`grant_bit`].
    pub grants: u64,
    /// Which classes of actions it has; see [`action_bit`].
    pub actions: u8,
}

/// The briefs of all cards. Loops take them once.
#[derive(Debug)]
pub(crate) struct Briefs(Vec<Brief>);

/// The briefs of all cards.
pub(crate) fn briefs() -> &'static Briefs {
    static BRIEFS: LazyLock<Briefs> = LazyLock::new(|| {
        let none = std::iter::once(Brief::default());
        Briefs(none.chain(super::all_cards().iter().map(Brief::of)).collect())
    });
    &BRIEFS
}

impl Briefs {
    /// The brief of that card; an empty one for no card.
    pub(crate) fn of(&self, id: CardId) -> &Brief {
        self.0.get(usize::from(id.0)).unwrap_or(&self.0[0])
    }
}

/// The bit that says a card has an ability answering such events.
fn answer_bit(event: Event) -> u64 {
    1 << event as u32
}

/// The bit that says a card has actions of that class; none for other classes.
pub(crate) fn action_bit(class: Class) -> u8 {
    match class {
        Class::Action => 1,
        Class::CombatAction => 2,
        Class::DeployAction => 4,
        Class::HeadquartersAction => 8,
        _ => 0,
    }
}

/// What a constant ability changes. Gaining and losing the same thing share a bit: both must be looked at together.
pub(crate) fn grant_bit(grant: &Grant) -> u64 {
    match grant {
        Grant::Attack(_) | Grant::LoseAttack(_) => ATTACK,
        Grant::Hp(_) | Grant::DoubleHp => HP,
        Grant::Command(_) | Grant::NoCommand => COMMAND,
        Grant::DoubleDamageTo(_) => DOUBLE_DAMAGE,
        Grant::Blank => 1 << 4,
        Grant::CannotBeAttacked => 1 << 5,
        Grant::CannotBeTargetedByEnemies => 1 << 6,
        Grant::CannotRetreat => 1 << 7,
        Grant::IgnoresFlying => 1 << 8,
        Grant::Keyword(keyword) | Grant::LoseKeyword(keyword) => keyword_bit(*keyword),
    }
}

/// Bits of [`Brief::grants`].
pub(crate) const ATTACK: u64 = 1;
/// See [`ATTACK`].
pub(crate) const HP: u64 = 2;
/// See [`ATTACK`].
pub(crate) const COMMAND: u64 = 4;
/// See [`ATTACK`].
pub(crate) const DOUBLE_DAMAGE: u64 = 8;

/// The bit of a keyword, whatever its number.
pub(crate) fn keyword_bit(keyword: Keyword) -> u64 {
    use Keyword::*;
    const ALL: [Keyword; 11] = [
        NoWargear,
        NoAttachments,
        Ranged,
        Flying,
        Brutal,
        Armorbane,
        Mobile,
        Ambush,
        AreaEffect(0),
        Limited,
        ImmuneToEnemyEvents,
    ];
    let at = ALL.iter().position(|it| discriminant(it) == discriminant(&keyword));
    1 << (9 + at.expect("every keyword is in the list"))
}

impl Brief {
    /// Whether an ability of the card may answer such events.
    pub(crate) fn answers(&self, event: Event, reactions: bool) -> bool {
        self.answers[usize::from(reactions)] & answer_bit(event) != 0
    }

    fn of(card: &Card) -> Brief {
        let mut brief = Brief::default();
        for ability in &card.abilities {
            brief.actions |= action_bit(ability.class);
            if let Some(trigger) = &ability.trigger {
                brief.answers[usize::from(is_reaction(ability.class))] |= answer_bit(trigger.event);
            }
        }
        let attached = card.form.iter().flat_map(|form| &form.constants);
        for constant in card.constants.iter().chain(attached) {
            if let Constant::Grant { grant, .. } = constant {
                brief.grants |= grant_bit(grant);
            }
        }
        brief
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::all_ids;

    /// A brief that forgets something would silently switch an ability off.
    #[test]
    fn a_brief_leaves_nothing_out() {
        for (id, card) in all_ids() {
            let brief = briefs().of(id);
            for ability in &card.abilities {
                let bit = action_bit(ability.class);
                assert_eq!(brief.actions & bit, bit, "{}", card.id);
                if let Some(trigger) = &ability.trigger {
                    assert!(brief.answers(trigger.event, is_reaction(ability.class)), "{}", card.id);
                }
            }
            let grants = |it: &Constant| matches!(it, Constant::Grant { .. });
            assert_eq!(
                brief.grants != 0,
                card.constants.iter().any(grants)
                    || card.form.iter().any(|form| form.constants.iter().any(grants)),
                "{}",
                card.id
            );
        }
    }
}
