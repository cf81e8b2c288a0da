//! Why a card's numbers and keywords are what they are: everything it has been given, one by one, with the card that gives it.
//! All of it lies open: cards in play, and texts that were used in front of both players.

use serde::Serialize;

use super::Given;
use crate::ability::Grant;
use crate::card::{CardId, Faction, Keyword, Trait};
use crate::cards::brief::BLANK;
use crate::state::{ObjId, State};

/// One change of a card, and whose doing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Because {
    pub by: CardId,
    pub changed: Changed,
}

/// What is different from what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    Attack(i16),
    /// ATK for the damage on the unit itself, by its own Brutal.
    Brutal(u8),
    AttackSet(u8),
    AttackDoubled,
    Hp(i16),
    HpDoubled,
    Command(i16),
    NoCommand,
    /// Cards and resources added to command struggles won.
    Bonus(u8, u8),
    NoKeywords,
    Gains(Keyword),
    Loses(Keyword),
    /// The text counts for nothing.
    Blank,
    CannotBeAttacked,
    CannotBeTargeted,
    CannotRetreat,
    CannotReady,
    CannotAttack,
    MustDefend,
    CannotBeHealed,
    TakesDouble,
    /// Damage to it is reduced to that much.
    TakesAtMost(u8),
    /// Takes no damage from some cards.
    Spared,
    CannotBeRouted,
    CannotBeExhausted,
    NotReadiedBetweenRounds,
    UncountedIcons,
    CountsExhausted,
    MustAttack,
    IgnoresFlying,
    /// Damage it deals cannot be prevented.
    SureDamage,
    /// Deals double damage to some cards.
    DealsDouble,
    Trait(Trait),
    Faction(Faction),
}

impl State {
    /// Everything that makes the card differ from what is printed on it, in a fixed order.
    pub fn because(&self, id: ObjId) -> Vec<Because> {
        let mut all = Vec::new();
        let mut note = |it: &Given<'_>| {
            let amount = || i16::try_from(self.how_much(it)).unwrap_or(i16::MAX);
            let changed = match it.grant {
                Grant::Attack(_) => Changed::Attack(amount()),
                Grant::LoseAttack(_) => Changed::Attack(-amount()),
                Grant::SetAttack(n) => Changed::AttackSet(*n),
                Grant::DoubleAttack => Changed::AttackDoubled,
                Grant::Bonus(cards, resources) => Changed::Bonus(*cards, *resources),
                Grant::NoKeywords => Changed::NoKeywords,
                Grant::CannotAttack => Changed::CannotAttack,
                Grant::MustDefend => Changed::MustDefend,
                Grant::CannotBeHealed => Changed::CannotBeHealed,
                Grant::TakesDouble => Changed::TakesDouble,
                Grant::Hp(_) => Changed::Hp(amount()),
                Grant::LoseHp(_) => Changed::Hp(-amount()),
                Grant::DoubleHp => Changed::HpDoubled,
                Grant::Command(_) => Changed::Command(amount()),
                Grant::NoCommand => Changed::NoCommand,
                Grant::Keyword(keyword) => Changed::Gains(*keyword),
                Grant::AreaEffect(_) => Changed::Gains(Keyword::AreaEffect(amount().clamp(0, 200) as u8)),
                Grant::KeywordOf(_) => match it.amount.and_then(Keyword::unpacked) {
                    Some(keyword) => Changed::Gains(keyword),
                    None => return,
                },
                Grant::LoseKeyword(keyword) => Changed::Loses(*keyword),
                Grant::Blank | Grant::BlankWhole => Changed::Blank,
                Grant::CannotBeAttacked => Changed::CannotBeAttacked,
                Grant::CannotBeTargetedByEnemies => Changed::CannotBeTargeted,
                Grant::CannotRetreat => Changed::CannotRetreat,
                Grant::CannotReady => Changed::CannotReady,
                Grant::TakesAtMost(damage) => Changed::TakesAtMost(*damage),
                Grant::SparedBy(_) => Changed::Spared,
                Grant::CannotBeRouted => Changed::CannotBeRouted,
                Grant::CannotBeExhausted => Changed::CannotBeExhausted,
                Grant::NotReadiedBetweenRounds => Changed::NotReadiedBetweenRounds,
                Grant::UncountedIcons => Changed::UncountedIcons,
                Grant::CountsExhausted => Changed::CountsExhausted,
                Grant::MustAttackThis => Changed::MustAttack,
                Grant::IgnoresFlying => Changed::IgnoresFlying,
                Grant::SureDamage => Changed::SureDamage,
                Grant::DoubleDamageTo(_) => Changed::DealsDouble,
                Grant::Trait(it) => Changed::Trait(*it),
                Grant::Faction(it) => Changed::Faction(*it),
                // Abilities stand with the card's text, prices with the cards they are paid for.
                Grant::Ability(_) | Grant::Constant(_) | Grant::Cheaper(..) => return,
            };
            if !matches!(changed, Changed::Attack(0) | Changed::Hp(0) | Changed::Command(0)) {
                all.push(Because { by: it.by, changed });
            }
        };
        // What makes cards blank is asked for by itself: it reaches further than anything else.
        self.given(id, !BLANK, &mut note);
        self.given(id, BLANK, &mut note);
        let obj = self.obj(id);
        if obj.damage > 0 && self.is_unit(id) && self.has(id, Keyword::Brutal) {
            all.push(Because { by: obj.card, changed: Changed::Brutal(obj.damage) });
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::card;
    use crate::scenario::board;

    /// Whatever changes a number is named with the card that does it, and the sum is the number that counts.
    #[test]
    fn every_change_is_named_with_its_card() {
        let game = board(
            "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina at 1: Iron Hands Techmarine (with Promotion)
            Chris at 1: Nazdreg, Goff Nob (2 damage, with Cybork Body)",
        );
        let told = |name: &str| {
            let id = game.play.iter().copied().find(|id| game.card(*id).name == name).expect("in play");
            let because = game.because(id);
            let by: Vec<String> =
                because.iter().map(|it| format!("{} {:?}", card(it.by).name, it.changed)).collect();
            let attack: i32 = because
                .iter()
                .map(|it| {
                    if let Changed::Attack(n) = it.changed {
                        i32::from(n)
                    } else if let Changed::Brutal(n) = it.changed {
                        i32::from(n)
                    } else {
                        0
                    }
                })
                .sum();
            assert_eq!(
                i32::from(game.attack(id)),
                i32::from(game.card(id).attack) + attack,
                "{name}: {by:?}"
            );
            by
        };
        // One icon for each of the two enemies, by its own text, and Promotion's two.
        assert_eq!(
            told("Iron Hands Techmarine"),
            ["Iron Hands Techmarine Command(2)", "Promotion Command(2)"]
        );
        assert_eq!(
            told("Goff Nob"),
            ["Nazdreg Gains(Brutal)", "Cybork Body HpDoubled", "Goff Nob Brutal(2)"]
        );
    }
}
