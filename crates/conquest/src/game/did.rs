//! What somebody did, as the log tells it: "deployed Void Pirate" where the question offered "deploy Void Pirate".

use rulebook::{Saying, say};

use super::log::Did;
use super::words::planet_named;
use crate::card::CardId;
use crate::cards::card;
use crate::state::Seat;
use crate::text::{faction_named, keyword_named};

impl Did {
    /// It is done, "you" being whoever `who` says.
    pub fn told(self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let name = |id: CardId| card(id).name;
        match self {
            Did::Pass => say!("conquest-did-pass"),
            Did::StartingHand { replaced: true } => say!("conquest-did-new-hand"),
            Did::StartingHand { replaced: false } => say!("conquest-did-keep-hand"),
            Did::BattleAbility { used: true } => say!("conquest-did-ability"),
            Did::BattleAbility { used: false } => say!("conquest-did-no-ability"),
            Did::Cleanse { removed: true } => say!("conquest-did-cleanse"),
            Did::Cleanse { removed: false } => say!("conquest-did-no-cleanse"),
            Did::Deploy { card } => say!("conquest-did-deploy", card = name(card)),
            Did::DeployAt { card, planet } => {
                say!("conquest-did-deploy-at", card = name(card), planet = planet_named(planet))
            }
            Did::DeployOn { card, host } => {
                say!("conquest-did-deploy-on", card = name(card), host = host.saying(who))
            }
            Did::Reserve { card, planet } => {
                say!("conquest-did-reserve", card = name(card), planet = planet_named(planet))
            }
            Did::ReserveSecret { planet } => {
                say!("conquest-did-reserve-secret", planet = planet_named(planet))
            }
            Did::Strike { card } => say!("conquest-did-strike", card = name(card)),
            Did::StrikeOn { card, host } => {
                say!("conquest-did-strike-on", card = name(card), host = host.saying(who))
            }
            Did::PickReserve { whose, planet } => {
                say!("conquest-did-pick-reserve", who = who(whose), planet = planet_named(planet))
            }
            Did::Play { card } => say!("conquest-did-play", card = name(card)),
            Did::Use { card } => say!("conquest-did-use", card = name(card)),
            Did::UseNth { card, number } => say!("conquest-did-use-nth", card = name(card), number = number),
            Did::Enslave { faction } => say!("conquest-did-enslave", faction = faction_named(faction)),
            Did::Aside { card } => say!("conquest-did-aside", card = name(card)),
            Did::Keyword { keyword } => say!("conquest-did-keyword", keyword = keyword_named(keyword)),
            Did::Bonus { cards: true, resources: true } => say!("conquest-did-both"),
            Did::Bonus { cards: true, .. } => say!("conquest-did-cards"),
            Did::Bonus { resources: true, .. } => say!("conquest-did-resources"),
            Did::Bonus { .. } => say!("conquest-did-neither"),
            Did::Pick { card } => say!("conquest-did-pick", card = card.saying(who)),
            Did::PickSecret => say!("conquest-did-pick-secret"),
            Did::Attack { card } => say!("conquest-did-attack", card = card.saying(who)),
            Did::Retreat { card } => say!("conquest-did-retreat", card = name(card)),
            Did::Shield { card, shields } => {
                say!("conquest-did-shield", card = name(card), shields = shields)
            }
            Did::Move { card, planet } => {
                say!("conquest-did-move", card = card.saying(who), planet = planet_named(planet))
            }
            Did::Concede => say!("conquest-did-concede"),
            // A name, a number or a sentence already: the same before and after.
            Did::Yes
            | Did::NoShield
            | Did::Stay
            | Did::Dial { .. }
            | Did::DialSet
            | Did::Planet { .. }
            | Did::Hq { .. }
            | Did::Number { .. }
            | Did::Against { .. }
            | Did::Area
            | Did::Player { .. } => self.saying(who),
        }
    }
}
