//! The Death World cycle's cards of Tyranids, in printed order.

use crate::ability::{
    Cost, Event, Grant, How, IT,
    Is::{Army, AtThisPlanet, CostAtMost, Either, Enemys, Support, Synapse, Trait, Unit, Warlord, Yours},
    Num::{self, N, PrintedCost},
    On, Only,
    Op::{BattleAbility, Choose, CommitHere, Deal, Destroy, DiscardRandom, Gain, Prevent, Tokens},
    Ref, THIS, To, Until,
    Who::{Opponent, You},
    all, change, choose, combat_action, host, interrupt, reaction, struck, target, when,
};
use crate::card::{Card, Faction::Tyranids, Keyword, Kind, Set, Trait as T};
use crate::cards::{TERMAGANT, hive_mind};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Synapse, 17, "keening-maleceptor", "Keening Maleceptor")
            .in_set(Set::JunglesOfNectavus)
            .of(Tyranids)
            .unique()
            .stats(1, 5)
            .command(1)
            .traits([T::Creature, T::Leviathan, T::Elite])
            .ability(
                combat_action().cost(Cost::Cleanse).then([BattleAbility(To::ThisPlanet)]).once_per_phase(),
            ),
        Card::new(Kind::Army, 18, "crush-of-sky-slashers", "Crush of Sky-Slashers")
            .in_set(Set::JunglesOfNectavus)
            .of(Tyranids)
            .cost(1)
            .stats(1, 2)
            .traits([T::Creature])
            .ability(
                reaction(when(Event::RoundBegins).only(Only::AtThisPlanet))
                    .then([target(0, [Unit, Enemys, CostAtMost(2), AtThisPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Army, 39, "caustic-tyrannofex", "Caustic Tyrannofex")
            .in_set(Set::Unforgiven)
            .of(Tyranids)
            .cost(5)
            .stats(4, 4)
            .command(3)
            .traits([T::Creature, T::Leviathan, T::Elite])
            .ability(reaction(when(Event::StruggleWon).by(You).only(Only::AtThisPlanet)).then([change(
                THIS,
                Grant::Constant(Box::new(hive_mind(Grant::Keyword(Keyword::Armorbane)))),
                Until::EndOfRound,
            )])),
        Card::new(Kind::Support, 40, "loamy-broodhive", "Loamy Broodhive")
            .in_set(Set::Unforgiven)
            .of(Tyranids)
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(Event::Enters).by(You).only(Only::Deployed).obj([Unit, Trait(vec![T::Elite])]))
                    .cost(Cost::ExhaustThis)
                    .then([Tokens(TERMAGANT, N(2), To::ThatPlanet)]),
            ),
        Card::new(Kind::Army, 62, "focal-warrior", "Focal Warrior")
            .in_set(Set::SlashAndBurn)
            .of(Tyranids)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Creature, T::Kraken])
            .always(all([Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet], Grant::Keyword(Keyword::Brutal))),
        Card::new(Kind::Attachment, 63, "flesh-hooks", "Flesh Hooks")
            .in_set(Set::SlashAndBurn)
            .of(Tyranids)
            .traits([T::Wargear, T::Biomorph])
            .keywords([Keyword::DeepStrike(1)])
            .attach_to([Army, Enemys, CostAtMost(2)])
            .always(host(Grant::CannotReady)),
        Card::new(Kind::Army, 85, "mucolid-spores", "Mucolid Spores")
            .in_set(Set::SearchingForTruth)
            .of(Tyranids)
            .cost(3)
            .stats(0, 2)
            .command(1)
            .traits([T::Creature])
            .keywords([Keyword::Flying, Keyword::Mobile])
            .ability(interrupt(when(Event::Leaves).only(Only::Destroyed).only(Only::This)).then([
                Choose { into: 0, what: vec![Support, Enemys], by: You, how: How::UpTo(2) },
                Destroy(On::Picked),
            ])),
        Card::new(Kind::Event, 86, "burst-forth", "Burst Forth")
            .in_set(Set::SearchingForTruth)
            .of(Tyranids)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(0)])
            .ability(reaction(struck()).then([
                choose(0, [Unit, Either(vec![vec![Warlord], vec![Synapse]]), Yours]),
                CommitHere(Ref::Chosen(0)),
            ])),
        Card::new(Kind::Army, 105, "lictor-vine-lurker", "Lictor Vine Lurker")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tyranids)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Creature, T::Leviathan])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([DiscardRandom(Opponent, N(1))])),
        Card::new(Kind::Support, 106, "invasion-site", "Invasion Site")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tyranids)
            .unique()
            .cost(0)
            .traits([T::Location])
            .ability(
                reaction(when(Event::Leaves).only(Only::Destroyed).obj([Unit, Trait(vec![T::Elite]), Yours]))
                    .cost(Cost::SacrificeThis)
                    .then([Gain(You, PrintedCost(Ref::That))]),
            ),
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
        Card::new(Kind::Attachment, 128, "armored-shell", "Armored Shell")
            .in_set(Set::WarpUnleashed)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Biomorph])
            .attach_to([Army, Yours])
            .ability(
                reaction(when(Event::Assigned).only(Only::Host).only(Only::ByAttack))
                    .then([Prevent(Num::DamageBeyond(2))]),
            ),
    ]
}
