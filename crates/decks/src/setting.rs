//! For which tournament a deck is judged: the rules, the day, the tier, the region, and what its organizer decided.

use std::collections::{BTreeMap, BTreeSet};

use jiff::ToSpan;
use jiff::civil::Date;
use regulations::Tier;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Card, CardId, PackId};
use crate::products::{Products, Region};
use crate::rules::{ListedCards, Rules};

/// The tournament a deck is judged for.
///
/// ```
/// use decks::{Rules, Setting};
///
/// let rules = Rules::named("l5r-2.3").unwrap();
/// let setting = Setting::new(&rules, "2018-10-20".parse().unwrap()).of_tier("premier");
/// assert_eq!(setting.tier_rules().unwrap().legal_after_days, 11);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// The regulations in force.
    pub rules: Rules,
    /// The first day of the tournament: one deck is used throughout, so legality is fixed on it.
    pub date: Date,
    /// The tier, by its name in the pack.
    pub tier: String,
    /// The region.
    pub region: Region,
    /// What the organizer decided about products.
    pub products: Products,
    /// Which restricted list applies.
    pub restricted: Restricted,
    /// The roles of each side, by its code, if the organizer uses others than those published for the day.
    pub roles: Option<BTreeMap<String, BTreeSet<CardId>>>,
    /// Whether a deck list with the player's name is required.
    pub list_required: bool,
}

/// Which restricted list applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restricted {
    /// The one in force on the day.
    #[default]
    InForce,
    /// None.
    Off,
    /// That of one Rules Reference.
    Version(String),
}

/// What the dates say of a product or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Legal on the day.
    Legal,
    /// Legal only from that day.
    From(Date),
    /// The organizer has to decide.
    Undecided,
    /// Left out by the organizer's list, or doubtful and not allowed.
    Excluded,
}

impl Setting {
    /// A tournament of the usual tier in the region the rules count from, with nothing decided by its organizer.
    pub fn new(rules: &Rules, date: Date) -> Setting {
        Setting {
            rules: rules.clone(),
            date,
            tier: rules.usual_tier().to_owned(),
            region: rules.home(),
            products: rules.products().clone(),
            restricted: Restricted::InForce,
            roles: None,
            list_required: false,
        }
    }

    /// The same of another tier.
    pub fn of_tier(mut self, tier: &str) -> Setting {
        tier.clone_into(&mut self.tier);
        self
    }

    /// What the pack says of the tier.
    pub fn tier_rules(&self) -> Option<&Tier> {
        self.rules.tier(&self.tier)
    }

    /// The same in another region.
    pub fn in_region(mut self, region: Region) -> Setting {
        self.region = region;
        self
    }

    /// What the dates say of a product.
    pub fn standing(&self, pack: PackId) -> Standing {
        if let Some(legal) = &self.products.legal {
            return if legal.contains(&pack) { Standing::Legal } else { Standing::Excluded };
        }
        if self.products.excluded.contains(&pack) {
            return Standing::Excluded;
        }
        if pack.pack().doubtful && !self.products.allowed.contains(&pack) {
            return Standing::Excluded;
        }
        if let Some(from) = self.products.legal_from.get(&pack) {
            return self.from(*from);
        }
        if let Some(released) = self.release(pack, self.region) {
            return self.from(self.first_legal_day(released));
        }
        // Away from home, and where no day is known: what is surely old is legal, the rest is the organizer's to say.
        let at_home = self.release(pack, self.rules.home()).map(|released| self.first_legal_day(released));
        match at_home.or(pack.pack().out_by) {
            Some(day) if day <= self.date => Standing::Legal,
            _ => Standing::Undecided,
        }
    }

    /// What the dates say of a card: the best of its printings. A promotional printing is as legal as the card (LT-2.3.5).
    pub fn standing_of(&self, card: &Card) -> Standing {
        let has_list = self.products.legal.is_some();
        let ordinary = card.printings.iter().filter(|(pack, _)| has_list || !pack.pack().promo);
        let best = ordinary.map(|(pack, _)| self.standing(*pack)).min();
        best.or_else(|| card.printings.iter().map(|(pack, _)| self.standing(*pack)).min())
            .unwrap_or(Standing::Undecided)
    }

    /// Whether a side may use a role that is bound to sides.
    pub fn allows_role(&self, side: &str, role: CardId) -> bool {
        match &self.roles {
            Some(roles) => roles.get(side).is_some_and(|roles| roles.contains(&role)),
            None => self.rules.is_role_of(side, role, self.date),
        }
    }

    /// The restricted lists that apply.
    pub fn restricted_lists(&self) -> Vec<&ListedCards> {
        match &self.restricted {
            Restricted::Off => Vec::new(),
            Restricted::InForce => self.rules.restricted_on(self.date),
            Restricted::Version(version) => {
                self.rules.restricted().iter().filter(|list| list.version == *version).collect()
            }
        }
    }

    fn from(&self, day: Date) -> Standing {
        if day <= self.date { Standing::Legal } else { Standing::From(day) }
    }

    /// The day of release in a region: the organizer's, or the published one where it holds.
    fn release(&self, pack: PackId, region: Region) -> Option<Date> {
        let entered = self.products.released.get(&pack).and_then(|days| days.get(&region)).copied();
        let published = (region == Region::NorthAmerica || pack.pack().everywhere)
            .then(|| pack.pack().released)
            .flatten();
        entered.or(published)
    }

    /// So many days after the release as the tier says, that day included.
    fn first_legal_day(&self, released: Date) -> Date {
        let days = self.tier_rules().map_or(0, |tier| tier.legal_after_days);
        released.checked_add(i64::from(days).days()).unwrap_or(Date::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Game, catalogue};
    use jiff::civil::date;

    fn rules(code: &str) -> Rules {
        Rules::named(code).unwrap()
    }

    fn pack(game: Game, name: &str) -> PackId {
        game.pack_named(name).unwrap()
    }

    /// What a product released that day in the home region is, on a day, at a tier.
    fn standing(code: &str, name: &str, released: Date, tier: &str, day: Date) -> Standing {
        let rules = rules(code);
        let pack = pack(rules.game(), name);
        let mut setting = Setting::new(&rules, day).of_tier(tier);
        setting.products.released.insert(pack, [(rules.home(), released)].into());
        setting.standing(pack)
    }

    #[test]
    fn ct_2_2_47_relaxed_and_formal_from_the_day_of_release() {
        let standing = |tier, day| {
            standing("conquest-1.2", "Jungles of Nectavus", date(2016, 10, 6), tier, date(2016, 10, day))
        };
        for tier in ["relaxed", "formal"] {
            assert_eq!(standing(tier, 6), Standing::Legal);
            assert_eq!(standing(tier, 5), Standing::From(date(2016, 10, 6)));
        }
    }

    #[test]
    fn ct_2_2_48_premier_eleven_days_after_release() {
        let standing = |released, day| {
            let released = date(2016, 10, released);
            standing("conquest-1.2", "Unforgiven", released, "premier", date(2016, 10, day))
        };
        assert_eq!(standing(6, 16), Standing::From(date(2016, 10, 17)));
        assert_eq!(standing(6, 17), Standing::Legal);
        assert_eq!(standing(7, 17), Standing::From(date(2016, 10, 18)));
        assert_eq!(standing(7, 18), Standing::Legal);
    }

    #[test]
    fn pt_2_2_32_in_poland_the_polish_release_counts() {
        let pack = pack(Game::CONQUEST, "Unforgiven");
        for tier in ["relaxed", "formal"] {
            let mut setting = Setting::new(&rules("podboj-1.1"), date(2016, 11, 23)).of_tier(tier);
            let days = [(Region::NorthAmerica, date(2016, 10, 6)), (Region::Poland, date(2016, 11, 24))];
            setting.products.released.insert(pack, days.into());
            assert_eq!(setting.standing(pack), Standing::From(date(2016, 11, 24)), "{tier}");
            setting.date = date(2016, 11, 24);
            assert_eq!(setting.standing(pack), Standing::Legal, "{tier}");
        }
    }

    #[test]
    fn pt_2_2_33_premier_eleven_days_after_the_polish_release() {
        let standing =
            |day| standing("podboj-1.1", "Unforgiven", date(2016, 11, 24), "premier", date(2016, 12, day));
        assert_eq!(standing(4), Standing::From(date(2016, 12, 5)));
        assert_eq!(standing(5), Standing::Legal);
    }

    #[test]
    fn lt_2_3_6_relaxed_and_formal_from_the_day_of_release() {
        let standing = |tier, day| {
            standing("l5r-2.3", "Elements Unbound", date(2018, 10, 18), tier, date(2018, 10, day))
        };
        for tier in ["relaxed", "formal"] {
            assert_eq!(standing(tier, 17), Standing::From(date(2018, 10, 18)));
            assert_eq!(standing(tier, 18), Standing::Legal);
        }
    }

    #[test]
    fn lt_2_3_7_premier_eleven_days_after_release() {
        let standing = |released, day| {
            let released = date(2018, 10, released);
            standing("l5r-2.3", "Elements Unbound", released, "premier", date(2018, 10, day))
        };
        assert_eq!(standing(18, 28), Standing::From(date(2018, 10, 29)));
        assert_eq!(standing(18, 29), Standing::Legal);
        assert_eq!(standing(19, 29), Standing::From(date(2018, 10, 30)));
        assert_eq!(standing(19, 30), Standing::Legal);
    }

    #[test]
    fn an_official_legality_date_goes_before_the_calculation() {
        let pack = pack(Game::L5R, "Underhand of the Emperor");
        let mut setting = Setting::new(&rules("l5r-2.3"), date(2018, 10, 20)).of_tier("premier");
        assert_eq!(setting.standing(pack), Standing::From(date(2018, 10, 22)));
        setting.products.legal_from.insert(pack, date(2018, 10, 19));
        assert_eq!(setting.standing(pack), Standing::Legal);
    }

    #[test]
    fn outside_north_america_new_products_wait_for_the_organizer() {
        let old = pack(Game::L5R, "Core Set");
        let new = pack(Game::L5R, "Children of the Empire");
        let mut setting = Setting::new(&rules("l5r-2.3"), date(2018, 10, 20)).in_region(Region::Elsewhere);
        assert_eq!((setting.standing(old), setting.standing(new)), (Standing::Legal, Standing::Undecided));
        setting.products.legal = Some([new].into());
        assert_eq!((setting.standing(old), setting.standing(new)), (Standing::Excluded, Standing::Legal));
    }

    #[test]
    fn lt_2_3_5_a_promotional_printing_is_as_legal_as_the_card() {
        let toturi = catalogue().find("01-akodo-toturi").unwrap().card();
        assert!(toturi.printings.iter().any(|(pack, _)| pack.pack().promo));
        let setting = Setting::new(&rules("l5r-2.3"), date(2018, 10, 20)).of_tier("premier");
        assert_eq!(setting.standing_of(toturi), Standing::Legal);
    }

    /// Shows LT-2.3.5: nothing rotates out, and no card is left out for having been handed out at events as well.
    #[test]
    fn every_l5r_card_is_legal_long_after_its_release() {
        let setting = Setting::new(&rules("l5r-2.3"), date(2026, 11, 14)).of_tier("premier");
        for card in Game::L5R.cards() {
            assert_eq!(setting.standing_of(card), Standing::Legal, "{}", card.name);
        }
    }

    /// Shows CT-2.2.46, PT-2.2.31: no rotation, every product of any age is legal once out.
    #[test]
    fn every_conquest_product_is_legal_long_after_its_release() {
        for code in ["conquest-1.2", "podboj-1.1"] {
            let setting = Setting::new(&rules(code), date(2026, 11, 14)).of_tier("premier");
            for pack in Game::CONQUEST.packs().iter().filter(|pack| !pack.doubtful) {
                assert_eq!(setting.standing(pack.id), Standing::Legal, "{}", pack.name);
            }
        }
    }
}
