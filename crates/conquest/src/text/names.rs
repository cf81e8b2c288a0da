//! What keywords, planet types, factions and cards are called, in words and in the codes messages know them by.

use rulebook::{Saying, say};

use crate::ability::Name;
use crate::card::{Faction, Keyword, MATERIAL, STRONGPOINT};
use crate::cards::{called, card};

/// The printed name of the card with that short name.
pub(super) fn name_of(name: Name) -> &'static str {
    called(name).map_or(name, |id| card(id).name)
}

pub(super) fn keyword_saying(keyword: Keyword) -> Saying {
    match keyword {
        Keyword::NoWargear => say!("conquest-keyword-no-wargear"),
        Keyword::NoAttachments => say!("conquest-keyword-no-attachments"),
        Keyword::Ranged => say!("conquest-keyword-ranged"),
        Keyword::Flying => say!("conquest-keyword-flying"),
        Keyword::Brutal => say!("conquest-keyword-brutal"),
        Keyword::Armorbane => say!("conquest-keyword-armorbane"),
        Keyword::Mobile => say!("conquest-keyword-mobile"),
        Keyword::Ambush => say!("conquest-keyword-ambush"),
        Keyword::AreaEffect(n) => say!("conquest-keyword-area-effect", n = n),
        Keyword::Limited => say!("conquest-keyword-limited"),
        Keyword::ImmuneToPowerEvents => say!("conquest-keyword-immune-power"),
        Keyword::ImmuneToEnemyEvents => say!("conquest-keyword-immune"),
        Keyword::DeepStrike(n) => say!("conquest-keyword-deep-strike", n = n),
    }
}

/// A planet type in a message: `material`, `strongpoint` or `tech`.
pub(super) fn type_code(kind: u8) -> &'static str {
    match kind {
        MATERIAL => "material",
        STRONGPOINT => "strongpoint",
        _ => "tech",
    }
}

/// A faction by its name.
pub(super) fn faction_saying(faction: Faction) -> Saying {
    match faction {
        Faction::SpaceMarines => say!("decks-faction-space-marines"),
        Faction::AstraMilitarum => say!("decks-faction-astra-militarum"),
        Faction::Orks => say!("decks-faction-orks"),
        Faction::Chaos => say!("decks-faction-chaos"),
        Faction::DarkEldar => say!("decks-faction-dark-eldar"),
        Faction::Eldar => say!("decks-faction-eldar"),
        Faction::Tau => say!("decks-faction-tau"),
        Faction::Tyranids => say!("decks-faction-tyranids"),
        Faction::Necrons => say!("decks-faction-necrons"),
        Faction::Neutral => say!("decks-faction-neutral"),
    }
}

pub(super) fn faction_code(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "space-marines",
        Faction::AstraMilitarum => "astra-militarum",
        Faction::Orks => "orks",
        Faction::Chaos => "chaos",
        Faction::DarkEldar => "dark-eldar",
        Faction::Eldar => "eldar",
        Faction::Tau => "tau",
        Faction::Tyranids => "tyranids",
        Faction::Necrons => "necrons",
        Faction::Neutral => "none",
    }
}
