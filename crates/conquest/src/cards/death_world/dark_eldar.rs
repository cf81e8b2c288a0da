//! Cards of the Dark Eldar in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, IT,
    Is::{
        AdjacentToThis, Army, AtHq, AtThisPlanet, Attacking, CostAtMost, Damaged, Enemys, InHand, NotTrait,
        Token, Trait, Unit, Yours,
    },
    Num::{HighestCost, N},
    On, Only,
    Op::{
        Deal, Destroy, Discard, EachPlayer, Move, Ready, Rout, ShuffleIntoDeck, TakeResources, Then, Tokens,
        While,
    },
    Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, forced_reaction, headquarters_action, reaction, struck,
    target, when,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, Set, Trait as T};
use crate::cards::KHYMERA;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 10, "supplicant-of-pain", "Supplicant of Pain")
            .in_set(Set::JunglesOfNectavus)
            .of(DarkEldar)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Creature, T::Abomination])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet, Attacking(vec![Unit, Damaged, Enemys])],
                Grant::Keyword(Keyword::Armorbane),
            )),
        Card::new(Kind::Support, 11, "hunting-grounds", "Hunting Grounds")
            .in_set(Set::JunglesOfNectavus)
            .of(DarkEldar)
            .cost(1)
            .traits([T::Location])
            .ability(
                action()
                    .cost(Cost::ExhaustThis)
                    .cost(Cost::SacrificeUnit(vec![Token(KHYMERA)]))
                    .then([choose(0, [Army, Trait(vec![T::Creature]), Yours]), Ready(IT)]),
            ),
        Card::new(Kind::Army, 33, "mandrake-cutthroat", "Mandrake Cutthroat")
            .in_set(Set::Unforgiven)
            .of(DarkEldar)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior])
            .keywords([Keyword::DeepStrike(1)])
            .ability(
                reaction(struck()).then([target(0, [Unit, Trait(vec![T::Ally]), AtThisPlanet]), Destroy(IT)]),
            ),
        Card::new(Kind::Event, 34, "a-thousand-cuts", "A Thousand Cuts")
            .in_set(Set::Unforgiven)
            .of(DarkEldar)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Tactic, T::Torture])
            .ability(combat_action().then([
                target(0, [Army, NotTrait(T::Elite)]),
                Deal(N(1), IT),
                Then,
                ShuffleIntoDeck(THIS),
            ])),
        Card::new(Kind::Army, 55, "corrupted-clawed-fiend", "Corrupted Clawed Fiend")
            .in_set(Set::SlashAndBurn)
            .of(DarkEldar)
            .cost(7)
            .stats(6, 7)
            .command(3)
            .traits([T::Creature, T::Elite])
            .keywords([Keyword::NoAttachments])
            .ability(
                reaction(
                    when(When::Damaged).only(Only::This).only(Only::ByAttack).source([Unit, CostAtMost(2)]),
                )
                .then([Rout(On::The(Ref::Source))]),
            ),
        Card::new(Kind::Attachment, 56, "electrocorrosive-whip", "Electrocorrosive Whip")
            .in_set(Set::SlashAndBurn)
            .of(DarkEldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army, Yours])
            .ability(
                forced_reaction(
                    when(When::Damaged)
                        .obj([Army, NotTrait(T::Elite)])
                        .only(Only::ByHost)
                        .only(Only::ByAttack),
                )
                .then([change(THAT, Grant::CannotReady, Until::EndOfPhase)]),
            ),
        Card::new(Kind::Army, 79, "masked-hunter", "Masked Hunter")
            .in_set(Set::SearchingForTruth)
            .of(DarkEldar)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Beastmaster])
            .ability(
                reaction(when(When::Attacks).only(Only::This))
                    .then([choose(0, [Token(KHYMERA), AdjacentToThis]), Move(IT, To::ThisPlanet)]),
            ),
        Card::new(Kind::Event, 80, "run-down", "Run Down")
            .in_set(Set::SearchingForTruth)
            .of(DarkEldar)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(0)])
            .ability(
                reaction(struck())
                    .then([target(0, [Army, Enemys, NotTrait(T::Elite), AtHq]), Move(IT, To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 101, "kabalite-blackguard", "Kabalite Blackguard")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(DarkEldar)
            .loyal()
            .cost(2)
            .stats(2, 3)
            .traits([T::Warrior, T::Kabalite])
            .ability(
                reaction(when(When::BattleWon).by(You).only(Only::AtThisPlanet)).then([TakeResources(N(2))]),
            ),
        Card::new(Kind::Support, 102, "abomination-workshop", "Abomination Workshop")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(DarkEldar)
            .cost(2)
            .traits([T::Location])
            .ability(headquarters_action().cost(Cost::SacrificeThis).then([EachPlayer(vec![While(
                Cond::HandAbove(You, HighestCost(vec![Unit, Yours])),
                vec![choose(0, [InHand(You)]), Discard(IT)],
            )])])),
        Card::new(Kind::Army, 121, "beastmaster-harvester", "Beastmaster Harvester")
            .in_set(Set::WarpUnleashed)
            .of(DarkEldar)
            .cost(5)
            .stats(2, 5)
            .command(2)
            .traits([T::Warrior, T::Beastmaster, T::Elite])
            .keywords([Keyword::DeepStrike(4)])
            .ability(reaction(struck()).then([Tokens(KHYMERA, N(2), To::ThisPlanet)])),
        Card::new(Kind::Army, 122, "hydrae-stalker", "Hydrae Stalker")
            .in_set(Set::WarpUnleashed)
            .of(DarkEldar)
            .cost(3)
            .stats(2, 3)
            .traits([T::Warrior, T::Wych, T::Raider])
            .ability(
                reaction(when(When::Enters).only(Only::This).only(Only::Deployed))
                    .then([target(0, [Unit, CostAtMost(2)]), Deal(N(2), IT)]),
            ),
    ]
}
