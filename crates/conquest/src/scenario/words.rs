//! The words of the format for phases, questions, keywords, traits and factions.

use crate::ability::Grant;
use crate::answer::Ask;
use crate::card::{Card, Faction, Keyword, Trait};
use crate::cards::all_cards;
use crate::state::Phase;

/// The word for a phase.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "set-up",
        Phase::Deploy => "deploy",
        Phase::Command => "command",
        Phase::Combat => "combat",
        Phase::Headquarters => "headquarters",
    }
}

/// The word for what is asked.
pub(super) fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::Initiative => "initiative",
        Ask::Mulligan => "mulligan",
        Ask::DeployTurn => "deploy-turn",
        Ask::Dial => "dial",
        Ask::Bonus { .. } => "bonus",
        Ask::Mobile => "mobile",
        Ask::Strike => "strike",
        Ask::Window => "window",
        Ask::Answers => "answers",
        Ask::CombatTurn => "combat-turn",
        Ask::Defender => "defender",
        Ask::Shield { .. } => "shield",
        Ask::Withdraw => "withdraw",
        Ask::Cleanse => "cleanse",
        Ask::Enslave => "enslave",
        Ask::Secret => "secret",
        Ask::Aside => "aside",
        Ask::Keyword => "keyword",
        Ask::BattleAbility => "battle-ability",
        Ask::Choose => "choose",
        Ask::Place => "place",
        Ask::OneOf => "one-of",
        Ask::X { .. } => "amount",
        Ask::Search => "search",
        Ask::Bottom => "bottom",
        Ask::Indirect => "indirect",
        Ask::Winner => "winner",
    }
}

/// Every word of [`question`].
pub(super) const QUESTIONS: [&str; 28] = [
    "nothing",
    "initiative",
    "mulligan",
    "deploy-turn",
    "dial",
    "bonus",
    "mobile",
    "strike",
    "window",
    "answers",
    "combat-turn",
    "defender",
    "shield",
    "withdraw",
    "cleanse",
    "enslave",
    "secret",
    "aside",
    "keyword",
    "battle-ability",
    "choose",
    "place",
    "one-of",
    "amount",
    "search",
    "bottom",
    "indirect",
    "winner",
];

/// The keyword of that name, and its number where one is written: `Area Effect 2`.
pub(super) fn keyword(text: &str) -> Option<(Keyword, Option<u8>)> {
    let (name, number) = match text.rsplit_once(' ') {
        Some((name, number)) if number.parse::<u8>().is_ok() => (name, number.parse().ok()),
        _ => (text, None),
    };
    let printed = all_cards().iter().flat_map(|card| card.keywords.iter().copied());
    let keyword = printed.into_iter().find(|it| same(keyword_name(*it), name))?;
    let counted = matches!(keyword, Keyword::AreaEffect(_));
    (counted || number.is_none()).then_some((keyword, number))
}

/// The name of a keyword, with its number where it has one.
pub(super) fn keyword_told(keyword: Keyword) -> String {
    match keyword {
        Keyword::AreaEffect(n) | Keyword::DeepStrike(n) => format!("{} {n}", keyword_name(keyword)),
        Keyword::NoWargear
        | Keyword::NoAttachments
        | Keyword::Ranged
        | Keyword::Flying
        | Keyword::Brutal
        | Keyword::Armorbane
        | Keyword::Mobile
        | Keyword::Ambush
        | Keyword::Limited
        | Keyword::ImmuneToEnemyEvents
        | Keyword::ImmuneToPowerEvents => keyword_name(keyword).to_owned(),
    }
}

fn keyword_name(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::NoWargear => "No Wargear",
        Keyword::NoAttachments => "No Attachments",
        Keyword::Ranged => "Ranged",
        Keyword::Flying => "Flying",
        Keyword::Brutal => "Brutal",
        Keyword::Armorbane => "Armorbane",
        Keyword::Mobile => "Mobile",
        Keyword::Ambush => "Ambush",
        Keyword::AreaEffect(_) => "Area Effect",
        Keyword::Limited => "Limited",
        Keyword::ImmuneToEnemyEvents => "Immune to enemy events",
        Keyword::DeepStrike(_) => "Deep Strike",
        Keyword::ImmuneToPowerEvents => "Immune to Power events",
    }
}

/// The trait of that name, of those a card has or gives.
pub(super) fn trait_named(name: &str) -> Option<Trait> {
    let printed = all_cards().iter().flat_map(|card| card.traits.iter().copied());
    let given = all_cards()
        .iter()
        .flat_map(Card::modifiers)
        .filter_map(|it| if let Grant::Trait(it) = it.grant { Some(it) } else { None });
    printed.chain(given).find(|it| same(&format!("{it:?}"), name))
}

/// The faction of that name.
pub(super) fn faction(name: &str) -> Option<Faction> {
    all_cards().iter().map(|card| card.faction).find(|it| same(faction_name(*it), name))
}

/// The name of a faction.
pub(super) fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "Space Marines",
        Faction::AstraMilitarum => "Astra Militarum",
        Faction::Orks => "Orks",
        Faction::Chaos => "Chaos",
        Faction::DarkEldar => "Dark Eldar",
        Faction::Eldar => "Eldar",
        Faction::Tau => "Tau",
        Faction::Tyranids => "Tyranids",
        Faction::Necrons => "Necrons",
        Faction::Neutral => "Neutral",
    }
}

/// Whether two names are the same but for case, spaces, hyphens and apostrophes.
fn same(a: &str, b: &str) -> bool {
    let letters = |text: &str| -> Vec<char> {
        text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    letters(a) == letters(b)
}
