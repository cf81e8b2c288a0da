//! What a judge looks at in a deck check besides the cards: sleeves and backs, by tier (CT-2.2.21 to CT-2.2.25,
//! LT-2.2.31 to LT-2.2.36).

use regulations::{PartUse, Topic};
use rulebook::{Clause, Saying, say};

use crate::catalogue::Part;
use crate::rules::{Norm, Rules, game_norms};
use crate::said::Said;
use crate::setting::Setting;

/// One thing to look at, for one deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    /// Opaque sleeves.
    Opaque(Part),
    /// Card backs alike, where sleeves are not opaque.
    Backs(Part),
    /// Sleeves of one size.
    Size(Part),
    /// Sleeves of one colour.
    Color(Part),
    /// Sleeves of one texture.
    Texture(Part),
    /// Sleeves in one condition.
    Condition(Part),
    /// Dynasty and conflict deck in different sleeves.
    Different,
    /// The ten planets of the core set are there.
    TenPlanets,
    /// Every proxy was made by a leader of this tournament.
    Proxies,
}

/// What a judge looks at, in order: opaque sleeves where the tier asks for them, elsewhere card backs that are alike wherever sleeves
/// are not opaque.
pub fn looks(setting: &Setting) -> Vec<Look> {
    let game = setting.rules.game();
    let sleeved =
        game.parts().iter().filter(|facts| matches!(facts.usage, PartUse::Drawn | PartUse::Brought));
    let mut looks = Vec::new();
    for deck in sleeved.map(|facts| facts.part) {
        looks.push(if opaque_needed(setting) { Look::Opaque(deck) } else { Look::Backs(deck) });
        looks.extend([Look::Size(deck), Look::Color(deck), Look::Texture(deck), Look::Condition(deck)]);
    }
    let asked = game_norms(game);
    let rules = [(Norm::Planets, Look::TenPlanets), (Norm::SleevesDiffer, Look::Different)];
    looks.extend(rules.into_iter().filter(|(norm, _)| asked.contains(norm)).map(|(_, look)| look));
    looks.push(Look::Proxies);
    looks
}

/// Whether the tier asks for opaque sleeves.
fn opaque_needed(setting: &Setting) -> bool {
    setting.tier_rules().is_some_and(|tier| tier.opaque_sleeves)
}

impl Look {
    /// The clause that asks for it.
    pub fn clause(self, rules: &Rules) -> Clause {
        match self {
            Look::Opaque(_) => rules.topic(Topic::OpaqueSleeves),
            Look::Backs(_) => rules.clause(Norm::CardBacks),
            Look::Size(deck) | Look::Color(deck) | Look::Texture(deck) | Look::Condition(deck) => {
                let planets = deck == Part::PLANETS;
                rules.clause(if planets { Norm::PlanetSleeves } else { Norm::SleevesAlike })
            }
            Look::Different => rules.clause(Norm::SleevesDiffer),
            Look::TenPlanets => rules.clause(Norm::Planets),
            Look::Proxies => rules.topic(Topic::ProxyOnlyForDamaged),
        }
    }
}

impl Said for Look {
    fn said(&self) -> Saying {
        match self {
            Look::Opaque(deck) => say!("decks-look-opaque", deck = deck.said()),
            Look::Backs(deck) => say!("decks-look-backs", deck = deck.said()),
            Look::Size(deck) => say!("decks-look-size", deck = deck.said()),
            Look::Color(deck) => say!("decks-look-color", deck = deck.said()),
            Look::Texture(deck) => say!("decks-look-texture", deck = deck.said()),
            Look::Condition(deck) => say!("decks-look-condition", deck = deck.said()),
            Look::Different => say!("decks-look-different"),
            Look::TenPlanets => say!("decks-look-ten-planets"),
            Look::Proxies => say!("decks-look-proxies"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    /// By which clause a check in that tier fails where this is not in order; nothing if nobody looks at it.
    fn asks_for(code: &str, tier: &str, look: Look) -> Option<String> {
        let rules = Rules::named(code).unwrap();
        let setting = Setting::new(&rules, date(2018, 10, 20)).of_tier(tier);
        looks(&setting).contains(&look).then(|| look.clause(&rules).to_string())
    }

    #[test]
    fn lt_2_2_31_opaque_sleeves_at_formal_and_premier() {
        for deck in [Part::DYNASTY, Part::CONFLICT] {
            assert_eq!(asks_for("l5r-2.3", "formal", Look::Opaque(deck)).unwrap(), "LT-2.2.31");
            assert_eq!(asks_for("l5r-2.3", "premier", Look::Opaque(deck)).unwrap(), "LT-2.2.31");
            assert_eq!(asks_for("l5r-2.3", "relaxed", Look::Opaque(deck)), None);
        }
        assert_eq!(asks_for("conquest-1.2", "formal", Look::Opaque(Part::PLANETS)).unwrap(), "CT-2.2.21");
    }

    #[test]
    fn lt_2_2_32_the_two_decks_in_different_sleeves() {
        for tier in ["relaxed", "formal", "premier"] {
            assert_eq!(asks_for("l5r-2.3", tier, Look::Different).unwrap(), "LT-2.2.32");
        }
    }

    #[test]
    fn lt_2_2_33_sleeves_of_a_deck_alike_in_four_ways() {
        for deck in [Part::DYNASTY, Part::CONFLICT] {
            for look in [Look::Size(deck), Look::Color(deck), Look::Texture(deck), Look::Condition(deck)] {
                for tier in ["relaxed", "formal", "premier"] {
                    assert_eq!(asks_for("l5r-2.3", tier, look).unwrap(), "LT-2.2.33");
                }
            }
        }
    }

    #[test]
    fn lt_2_2_36_backs_alike_where_sleeves_are_not_opaque() {
        for backs in [Part::DYNASTY, Part::CONFLICT].map(Look::Backs) {
            assert_eq!(asks_for("l5r-2.3", "relaxed", backs).unwrap(), "LT-2.2.36");
            assert_eq!(asks_for("l5r-2.3", "formal", backs), None, "behind opaque sleeves nobody sees them");
        }
    }

    #[test]
    fn deck_and_planets_may_have_different_sleeves() {
        assert_eq!(asks_for("conquest-1.2", "formal", Look::Different), None);
    }
}
