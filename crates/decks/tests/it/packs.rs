//! The rules packs and this crate say the same about tiers.

use decks::inspection::{Look, failed};
use decks::{Part, Rules, Setting, Standing, Tier, catalogue};
use jiff::ToSpan;
use jiff::civil::date;

#[test]
fn tiers_are_those_of_the_rules_packs() {
    for rules in Rules::ALL.iter().copied() {
        let pack = regulations::pack(rules.code()).unwrap();
        let product = catalogue().packs().iter().find(|product| product.game == rules.game()).unwrap().id;
        let release = date(2016, 10, 6);
        for tier in Tier::ALL.iter().copied() {
            let said = pack.tier(tier.code()).unwrap();
            let first = release.checked_add(i64::from(said.legal_after_days).days()).unwrap();
            let mut setting = Setting::new(rules, first).of_tier(tier);
            setting.products.released.insert(product, [(setting.region, release)].into());
            assert_eq!(setting.standing(product), Standing::Legal, "{rules} {tier}");
            setting.date = first.yesterday().unwrap();
            assert_eq!(setting.standing(product), Standing::From(first), "{rules} {tier}");
            let deck = if rules == Rules::L5r23 { Part::Dynasty } else { Part::Deck };
            let without = failed(&setting, |look| look != Look::Opaque(deck));
            assert_eq!(!without.is_empty(), said.opaque_sleeves, "{rules} {tier}");
        }
    }
}
