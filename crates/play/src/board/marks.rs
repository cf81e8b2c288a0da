//! Our own marks: one for each faction, and the letters of a planet's types.

use conquest::CardId;
use conquest::card::{Faction, MATERIAL, STRONGPOINT, TECH};
use conquest::cards::card;
use maud::{Markup, html};
use rulebook::{Saying, say};

use super::Sight;

/// The mark of a faction.
pub(crate) fn faction(faction: Faction) -> Markup {
    html! {
        svg.board-mark viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(path(faction)) {} }
    }
}

/// The lines of a faction's mark on a square of 24.
fn path(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "M12 3v18M5 8l7-5 7 5M8 21h8",
        Faction::AstraMilitarum => "M12 4l2.5 5 5.5.6-4 3.8 1.1 5.6L12 16.3 6.9 19l1.1-5.6-4-3.8 5.5-.6z",
        Faction::Orks => "M4 9c4-6 12-6 16 0l-3 9H7zM9 12h.1M15 12h.1M8 18l1-3 2 3 2-3 2 3",
        Faction::Chaos => "M12 2v20M2 12h20M5 5l14 14M19 5L5 19",
        Faction::DarkEldar => "M6 3c10 3 12 12 12 18M6 3c0 8 4 14 12 18M9 21c3-3 4-6 4-10",
        Faction::Eldar => "M12 3c6 5 6 13 0 18M12 3c-6 5-6 13 0 18M7 12h10",
        Faction::Tau => "M12 4a8 8 0 1 0 .1 0M12 8v8M8 12h8",
        Faction::Tyranids => "M4 20c2-9 6-15 16-16-6 3-6 5-4 8-4-1-6 1-6 5-2-1-4 0-6 3z",
        Faction::Necrons => "M12 3v18M7 8h10M12 8a4 4 0 1 0 .1 0M8 21h8",
        Faction::Neutral => "M12 5a7 7 0 1 0 .1 0",
    }
}

/// The class that gives a card the colour of its faction.
pub(crate) fn class(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "board-space-marines",
        Faction::AstraMilitarum => "board-astra-militarum",
        Faction::Orks => "board-orks",
        Faction::Chaos => "board-chaos",
        Faction::DarkEldar => "board-dark-eldar",
        Faction::Eldar => "board-eldar",
        Faction::Tau => "board-tau",
        Faction::Tyranids => "board-tyranids",
        Faction::Necrons => "board-necrons",
        Faction::Neutral => "board-neutral",
    }
}

/// What a faction is called.
pub(crate) fn called(faction: Faction) -> Saying {
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

/// What winning the command struggle at a planet brings, without what it does not bring.
pub(super) fn gains(sight: &Sight<'_>, planet: CardId) -> String {
    let facts = card(planet).planet;
    let resources =
        (facts.resources > 0).then(|| sight.say(&say!("play-gain-resources", resources = facts.resources)));
    let cards = (facts.cards > 0).then(|| sight.say(&say!("play-gain-cards", cards = facts.cards)));
    resources.into_iter().chain(cards).collect::<Vec<_>>().join(", ")
}

/// The types of a planet: a letter each, the whole word for those who hear it.
pub(super) fn types(sight: &Sight<'_>, planet: CardId) -> Markup {
    let types = card(planet).planet.types;
    let all = [
        (MATERIAL, "board-material", say!("play-type-material")),
        (STRONGPOINT, "board-strongpoint", say!("play-type-strongpoint")),
        (TECH, "board-tech", say!("play-type-tech")),
    ];
    html! {
        span.board-types {
            @for (_, class, word) in all.iter().filter(|(bit, _, _)| types & bit != 0) {
                @let word = sight.say(word);
                abbr class={ "board-type " (class) } title=(word) { (word.chars().next().unwrap_or('·')) }
            }
        }
    }
}
