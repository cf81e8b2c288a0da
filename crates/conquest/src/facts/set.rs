//! The boxes and packs cards came in, in order of publication.

use serde::{Deserialize, Serialize};

/// A box or pack. Numbers are printed per set or per cycle, so a number alone names no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    Core,
    HowlOfBlackmane,
    Scourge,
    GiftOfTheEthereals,
    ZogwortsCurse,
    ThreatBeyond,
    DescendantsOfIsha,
    GreatDevourer,
    DecreeOfRuin,
    BoundlessHate,
    DeadlySalvage,
    WhatLurksBelow,
    WrathOfTheCrusaders,
    FinalGambit,
    LegionsOfDeath,
    JunglesOfNectavus,
    Unforgiven,
    SlashAndBurn,
    SearchingForTruth,
    AgainstTheGreatEnemy,
    WarpUnleashed,
    Champions,
}

impl Set {
    /// The short name in card codes. For ever: stored games name their cards by it.
    pub fn code(self) -> &'static str {
        match self {
            Set::Core => "core",
            Set::HowlOfBlackmane => "blackmane",
            Set::Scourge => "scourge",
            Set::GiftOfTheEthereals => "ethereals",
            Set::ZogwortsCurse => "zogwort",
            Set::ThreatBeyond => "threat",
            Set::DescendantsOfIsha => "isha",
            Set::GreatDevourer => "devourer",
            Set::DecreeOfRuin => "decree",
            Set::BoundlessHate => "hate",
            Set::DeadlySalvage => "salvage",
            Set::WhatLurksBelow => "lurks",
            Set::WrathOfTheCrusaders => "crusaders",
            Set::FinalGambit => "gambit",
            Set::LegionsOfDeath => "legions",
            Set::JunglesOfNectavus => "nectavus",
            Set::Unforgiven => "unforgiven",
            Set::SlashAndBurn => "slash",
            Set::SearchingForTruth => "truth",
            Set::AgainstTheGreatEnemy => "enemy",
            Set::WarpUnleashed => "unleashed",
            Set::Champions => "champions",
        }
    }
}
