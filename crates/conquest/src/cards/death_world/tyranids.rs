//! The Death World cycle's cards of Tyranids, in printed order.

use crate::ability::{
    Grant,
    Is::{Army, CostAtMost, Enemys},
    Num::N,
    Op::DiscardRandom,
    THIS, Until,
    Who::Opponent,
    change, host, reaction, struck,
};
use crate::card::{Card, Faction::Tyranids, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Attachment, 63, "flesh-hooks", "Flesh Hooks")
            .in_set(Set::SlashAndBurn)
            .of(Tyranids)
            .traits([T::Wargear, T::Biomorph])
            .keywords([Keyword::DeepStrike(1)])
            .attach_to([Army, Enemys, CostAtMost(2)])
            .always(host(Grant::CannotReady)),
        Card::new(Kind::Army, 105, "lictor-vine-lurker", "Lictor Vine Lurker")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tyranids)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Creature, T::Leviathan])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([DiscardRandom(Opponent, N(1))])),
        Card::new(Kind::Army, 127, "slavering-mawloc", "Slavering Mawloc")
            .in_set(Set::WarpUnleashed)
            .of(Tyranids)
            .cost(6)
            .stats(3, 6)
            .traits([T::Creature, T::Leviathan, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .ability(reaction(struck()).then([change(
                THIS,
                Grant::Keyword(Keyword::Armorbane),
                Until::EndOfPhase,
            )])),
    ]
}
