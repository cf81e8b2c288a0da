//! What a judge looks at in a deck check besides the cards: sleeves and backs, by tier (CT-2.2.21 to CT-2.2.25,
//! LT-2.2.31 to LT-2.2.36).

use regulations::{PartUse, Topic};
use rulebook::{Cites, Clause, Saying, say};

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

/// Something a deck check failed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    /// What was looked at.
    pub look: Look,
    clause: Clause,
}

/// What a judge looks at, in order. Which answers matter depends on the tier and on the sleeves, see [`failed`].
pub fn looks(setting: &Setting) -> Vec<Look> {
    let game = setting.rules.game();
    let sleeved =
        game.parts().iter().filter(|facts| matches!(facts.usage, PartUse::Drawn | PartUse::Brought));
    let mut looks = Vec::new();
    for deck in sleeved.map(|facts| facts.part) {
        looks.extend([Look::Opaque(deck)]);
        if !opaque_needed(setting) {
            looks.push(Look::Backs(deck));
        }
        looks.extend([Look::Size(deck), Look::Color(deck), Look::Texture(deck), Look::Condition(deck)]);
    }
    let asked = game_norms(game);
    let rules = [(Norm::Planets, Look::TenPlanets), (Norm::SleevesDiffer, Look::Different)];
    looks.extend(rules.into_iter().filter(|(norm, _)| asked.contains(norm)).map(|(_, look)| look));
    looks.push(Look::Proxies);
    looks
}

/// What fails, given the answers: `answer` says whether a look found things in order. Where opaque
/// sleeves are not needed, backs must be alike instead.
pub fn failed(setting: &Setting, answer: impl Fn(Look) -> bool) -> Vec<Failed> {
    let fails = |look: Look| -> bool {
        if answer(look) {
            return false;
        }
        match look {
            Look::Opaque(_) => opaque_needed(setting),
            Look::Backs(deck) => !opaque_needed(setting) && !answer(Look::Opaque(deck)),
            Look::Size(_)
            | Look::Color(_)
            | Look::Texture(_)
            | Look::Condition(_)
            | Look::Different
            | Look::TenPlanets
            | Look::Proxies => true,
        }
    };
    let failing = looks(setting).into_iter().filter(|look| fails(*look));
    failing.map(|look| Failed { look, clause: look.clause(&setting.rules) }).collect()
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

impl Cites for Failed {
    fn clause(&self) -> Clause {
        self.clause
    }

    fn saying(&self) -> Saying {
        self.look.said()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    /// Which clauses a check fails by when these looks are not in order.
    fn fails(code: &str, tier: &str, wrong: &[Look]) -> Vec<String> {
        let setting = Setting::new(&Rules::named(code).unwrap(), date(2018, 10, 20)).of_tier(tier);
        failed(&setting, |look| !wrong.contains(&look))
            .iter()
            .map(|failed| failed.clause.to_string())
            .collect()
    }

    #[test]
    fn lt_2_2_31_opaque_sleeves_at_formal_and_premier() {
        let wrong = [Look::Opaque(Part::CONFLICT)];
        assert_eq!(fails("l5r-2.3", "formal", &wrong), ["LT-2.2.31"]);
        assert_eq!(fails("l5r-2.3", "premier", &wrong), ["LT-2.2.31"]);
        assert!(fails("l5r-2.3", "relaxed", &wrong).is_empty());
        assert_eq!(fails("conquest-1.2", "formal", &[Look::Opaque(Part::PLANETS)]), ["CT-2.2.21"]);
    }

    #[test]
    fn lt_2_2_32_the_two_decks_in_different_sleeves() {
        for tier in ["relaxed", "formal", "premier"] {
            assert_eq!(fails("l5r-2.3", tier, &[Look::Different]), ["LT-2.2.32"]);
        }
    }

    #[test]
    fn lt_2_2_33_sleeves_of_a_deck_alike_in_four_ways() {
        for deck in [Part::DYNASTY, Part::CONFLICT] {
            for look in [Look::Size(deck), Look::Color(deck), Look::Texture(deck), Look::Condition(deck)] {
                assert_eq!(fails("l5r-2.3", "relaxed", &[look]), ["LT-2.2.33"]);
            }
        }
    }

    #[test]
    fn lt_2_2_36_backs_alike_where_sleeves_are_not_opaque() {
        let unsleeved = Look::Opaque(Part::DYNASTY);
        let backs = Look::Backs(Part::DYNASTY);
        assert_eq!(fails("l5r-2.3", "relaxed", &[unsleeved, backs]), ["LT-2.2.36"]);
        assert!(fails("l5r-2.3", "relaxed", &[backs]).is_empty());
        assert!(fails("l5r-2.3", "relaxed", &[unsleeved]).is_empty());
    }

    #[test]
    fn deck_and_planets_may_have_different_sleeves() {
        assert!(
            !looks(&Setting::new(&Rules::named("conquest-1.2").unwrap(), date(2016, 1, 1)))
                .contains(&Look::Different)
        );
    }
}
