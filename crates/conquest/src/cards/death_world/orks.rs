//! Cards of the Orks in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, IT,
    Is::{Army, AtPlanetOf, AtThisPlanet, Damaged, Enemys, Exhausted, Not, NotTrait, Of, Trait, Unit, Yours},
    Num::{self, N},
    Only,
    Op::{
        ChooseNumber, ChoosePlace, Deal, Hush, Indirect, IndirectAmong, Move, MoveDamage, Ready, Reduce,
        Repeat, Tokens,
    },
    Places, Players, Ref, THAT, To, Until, action, all, change, each, forced_reaction, headquarters_action,
    host, interrupt, reaction, struck, target, this_while, when,
};
use crate::card::{Card, Faction::Orks, Keyword, Kind, Set, Trait as T};
use crate::cards::SNOTLINGS;
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 6, "blitza-bommer", "Blitza-Bommer")
            .in_set(Set::JunglesOfNectavus)
            .of(Orks)
            .loyal()
            .cost(5)
            .stats(3, 5)
            .command(2)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .always(this_while(Cond::ThisReady, Grant::Keyword(Keyword::Flying)))
            .ability(reaction(when(When::Readies).only(Only::This)).then([Indirect(
                N(4),
                Players::Opponent,
                To::ThisPlanet,
            )])),
        Card::new(Kind::Army, 7, "kommando-sneakaz", "Kommando Sneakaz")
            .in_set(Set::JunglesOfNectavus)
            .of(Orks)
            .cost(3)
            .stats(2, 3)
            .traits([T::Soldier])
            .keywords([Keyword::Ambush])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([
                target(0, [Unit, Of(Orks), Yours, AtThisPlanet]),
                Ready(IT),
                Deal(N(1), IT),
            ])),
        Card::new(Kind::Army, 28, "gorgul-da-slaya", "Gorgul da Slaya")
            .in_set(Set::Unforgiven)
            .of(Orks)
            .unique()
            .loyal()
            .cost(4)
            .stats(4, 5)
            .traits([T::Soldier, T::Nob])
            .ability(interrupt(when(When::Attacks).obj([Unit, Yours, AtThisPlanet])).then([Hush])),
        Card::new(Kind::Attachment, 29, "great-iron-gob", "Great Iron Gob")
            .in_set(Set::Unforgiven)
            .of(Orks)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Army, Of(Orks), Yours])
            .always(host(Grant::Trait(T::Nob)))
            .always(all([Army, Yours, AtThisPlanet], Grant::Command(N(1)))),
        Card::new(Kind::Army, 51, "squiggoth-brute", "Squiggoth Brute")
            .in_set(Set::SlashAndBurn)
            .of(Orks)
            .cost(6)
            .stats(5, 9)
            .traits([T::Creature, T::Elite])
            .keywords([Keyword::NoAttachments, Keyword::Brutal])
            .ability(reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Combat))).then([change(
                each([Army, Enemys, AtThisPlanet]),
                Grant::NoKeywords,
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Event, 52, "brutal-cunning", "Brutal Cunning")
            .in_set(Set::SlashAndBurn)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                target(0, [Unit, Of(Orks), Damaged, Yours]),
                target(1, [Army, NotTrait(T::Elite), Not(Ref::Chosen(0)), AtPlanetOf(Ref::Chosen(0))]),
                ChooseNumber(N(2)),
                MoveDamage(Num::X, Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Army, 75, "blood-axe-strategist", "Blood Axe Strategist")
            .in_set(Set::SearchingForTruth)
            .of(Orks)
            .cost(3)
            .stats(2, 4)
            .command(2)
            .traits([T::Soldier])
            .ability(reaction(when(When::AttackResolved).obj([Unit, Of(Orks), Yours, AtThisPlanet])).then([
                ChoosePlace { into: 0, from: Places::AdjacentOrYourHq, target: false },
                Move(THAT, To::Chosen(0)),
            ])),
        Card::new(Kind::Support, 76, "idden-base", "'idden Base")
            .in_set(Set::SearchingForTruth)
            .of(Orks)
            .cost(1)
            .traits([T::Location])
            .always(Constant::ReserveFights("idden-card")),
        Card::new(Kind::Army, 96, "sootblade-assashun", "Sootblade Assashun")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Orks)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([IndirectAmong(
                N(2),
                Players::Opponent,
                vec![Unit, Exhausted, AtThisPlanet],
            )])),
        Card::new(Kind::Attachment, 97, "repulsor-minefield", "Repulsor Minefield")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Upgrade])
            .keywords([Keyword::DeepStrike(1)])
            .attach_to_planet()
            .ability(
                forced_reaction(when(When::Attacks).obj([Army]).only(Only::AtThisPlanet))
                    .then([Deal(N(1), THAT)]),
            ),
        Card::new(Kind::Army, 119, "follower-of-gork", "Follower of Gork")
            .in_set(Set::WarpUnleashed)
            .of(Orks)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Warrior])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet],
                Grant::Ability(Box::new(
                    interrupt(when(When::Assigned).only(Only::This)).then([Reduce(N(2))]),
                )),
            )),
        Card::new(Kind::Support, 120, "fungal-turf", "Fungal Turf")
            .in_set(Set::WarpUnleashed)
            .of(Orks)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(headquarters_action().cost(Cost::SacrificeThis).then([Repeat(
                Num::HighestCost(vec![Unit, Yours]),
                vec![
                    ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                    Tokens(SNOTLINGS, N(1), To::Chosen(0)),
                ],
            )])),
    ]
}
