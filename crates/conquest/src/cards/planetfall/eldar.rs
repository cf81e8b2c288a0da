//! Cards of the Eldar in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, HOST, How, IT,
    Is::{
        Army, AtChosen, AtPlanet, AtPlanetWith, AtThatPlanet, AtThisPlanet, AtType, DeckTop, Enemys, InHand,
        Not, NotTrait, Of, Other, Shielded, Trait, Unexhausted, Unit, Yours,
    },
    Num::N,
    On, Only,
    Op::{
        self, ChoosePlace, Deal, Discard, Exhaust, ForgoBonus, Gain, Move, OneOf, PutIntoPlay, PutOnDeck,
        Ready, ReduceCostTo, Search, Then,
    },
    Per, Places, Ref, THIS, To, Until,
    Who::{Opponent, You},
    action, all, all_while, change, choose, combat_action, headquarters_action, host, host_while, interrupt,
    reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, STRONGPOINT, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 20, "prophetic-farseer", "Prophetic Farseer")
            .in_set(Set::DecreeOfRuin)
            .of(Eldar)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Psyker, T::SaimHann])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([
                choose(0, [DeckTop(Opponent, 3)]),
                PutOnDeck(IT),
                choose(1, [DeckTop(Opponent, 3), Not(Ref::Chosen(0))]),
                PutOnDeck(On::The(Ref::Chosen(1))),
                Op::Choose { into: 2, what: vec![DeckTop(Opponent, 3), Shielded], by: You, how: How::Any },
                Discard(On::Picked),
            ])),
        Card::new(Kind::Army, 21, "wraithguard-revenant", "Wraithguard Revenant")
            .in_set(Set::DecreeOfRuin)
            .of(Eldar)
            .cost(2)
            .stats(3, 2)
            .traits([T::Drone, T::Spirit])
            .ability(
                interrupt(when(When::StruggleWon).by(You).only(Only::AtType(STRONGPOINT)))
                    .then([PutIntoPlay(Ref::This, To::ThatPlanet), ForgoBonus])
                    .from_hand()
                    .from_discard(),
            ),
        Card::new(Kind::Support, 22, "deathly-web-shrine", "Deathly Web Shrine")
            .in_set(Set::DecreeOfRuin)
            .of(Eldar)
            .unique()
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(
                reaction(
                    when(When::Moves)
                        .only(Only::FromAnotherPlanet)
                        .only(Only::Phase(Phase::Combat))
                        .only(Only::YourDoing)
                        .obj([Unit, Yours]),
                )
                .cost(Cost::ExhaustThis)
                .then([choose(0, [Army, NotTrait(T::Elite), AtThatPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Army, 42, "dire-avenger-exarch", "Dire Avenger Exarch")
            .in_set(Set::BoundlessHate)
            .of(Eldar)
            .loyal()
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Warrior])
            .always(all([Unit, Trait(vec![T::Warrior]), Yours, AtThisPlanet], Grant::MustDefend)),
        Card::new(Kind::Event, 43, "mind-war", "Mind War")
            .in_set(Set::BoundlessHate)
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(action().then([
                choose(
                    0,
                    [Army, NotTrait(T::Elite), AtPlanetWith(vec![Army, Trait(vec![T::Psyker]), Yours])],
                ),
                Exhaust(IT),
            ])),
        Card::new(Kind::Army, 64, "fire-prism", "Fire Prism")
            .in_set(Set::DeadlySalvage)
            .of(Eldar)
            .loyal()
            .cost(6)
            .stats(3, 7)
            .command(3)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Ranged])
            .ability(
                reaction(
                    when(When::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByThis)
                        .only(Only::ByAttack)
                        .obj([Army]),
                )
                .then([target(0, [Army, Enemys, AtThisPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Attachment, 65, "saim-hann-jetbike", "Saim-Hann Jetbike")
            .in_set(Set::DeadlySalvage)
            .of(Eldar)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear, T::Vehicle, T::SaimHann])
            .attach_to([Army, Yours])
            .one_per_unit()
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 0, from: Places::SharingType, target: false },
                Move(HOST, To::Chosen(0)),
                Then,
                choose(1, [Army, AtChosen(0)]),
                Deal(N(1), On::The(Ref::Chosen(1))),
            ])),
        Card::new(Kind::Army, 89, "wildrider-vyper", "Wildrider Vyper")
            .in_set(Set::WhatLurksBelow)
            .of(Eldar)
            .cost(5)
            .stats(5, 4)
            .command(2)
            .traits([T::Vehicle, T::SaimHann, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Mobile])
            .ability(
                reaction(when(When::Moves).only(Only::FromThisPlanet).obj([Unit, Other]))
                    .then([Move(THIS, To::ThatPlanet)]),
            ),
        Card::new(Kind::Support, 90, "bonesinger-choir", "Bonesinger Choir")
            .in_set(Set::WhatLurksBelow)
            .of(Eldar)
            .cost(2)
            .traits([T::Upgrade])
            .keywords([Keyword::Limited])
            .ability(
                interrupt(when(When::Deploying).by(You).obj([
                    Unit,
                    Of(Eldar),
                    Trait(vec![T::Vehicle, T::Drone]),
                ]))
                .cost(Cost::ExhaustThis)
                .then([ReduceCostTo(N(2), 1)]),
            ),
        Card::new(Kind::Army, 108, "saim-hann-kinsman", "Saim-Hann Kinsman")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Eldar)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Scout, T::SaimHann, T::Ally])
            .always(this_while(Cond::ThisAtType(STRONGPOINT), Grant::Attack(N(1))))
            .always(this_while(Cond::ThisAtType(STRONGPOINT), Grant::Hp(N(1)))),
        Card::new(Kind::Event, 109, "eldritch-storm", "Eldritch Storm")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Eldar)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(combat_action().then([
                Op::Choose {
                    into: 0,
                    what: vec![Unit, Enemys, AtType(STRONGPOINT)],
                    by: You,
                    how: How::OnePerPlanet,
                },
                Deal(N(2), On::Picked),
            ])),
        Card::new(Kind::Attachment, 110, "shuriken-catapult", "Shuriken Catapult")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Eldar)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .keywords([Keyword::Ambush])
            .attach_to([Army, Trait(vec![T::Warrior])])
            .always(host(Grant::Attack(N(3)))),
        Card::new(Kind::Warlord, 116, "talyesin-fharenal", "Talyesin Fharenal")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Autarch, T::SaimHann])
            .always(all([Unit, Trait(vec![T::Psyker, T::Warrior]), Yours, AtThisPlanet], Grant::Hp(N(1))))
            .always(all_while(
                Cond::Both(
                    Box::new(Cond::YouControl(vec![Unit, Trait(vec![T::Psyker]), AtThisPlanet])),
                    Box::new(Cond::YouControl(vec![Unit, Trait(vec![T::Warrior]), AtThisPlanet])),
                ),
                [Unit, Trait(vec![T::Psyker, T::Warrior]), Yours, AtThisPlanet],
                Grant::Attack(N(1)),
            )),
        Card::new(Kind::Army, 117, "talyesins-spiders", "Talyesin's Spiders")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .cost(2)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::SaimHann])
            .ability(
                reaction(when(When::Attacks).obj([Unit, Trait(vec![T::Psyker]), Yours]))
                    .then([Move(THIS, To::ThatPlanet)]),
            ),
        Card::new(Kind::Army, 118, "talyesins-warlocks", "Talyesin's Warlocks")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .cost(3)
            .stats(3, 2)
            .command(1)
            .traits([T::Psyker, T::SaimHann])
            .ability(
                combat_action()
                    .cost(Cost::DiscardCard(vec![Trait(vec![T::Warrior]), InHand(You)]))
                    .then([Ready(THIS)])
                    .limit(1, Per::CombatRound),
            ),
        Card::new(Kind::Support, 119, "wisdom-of-the-serpent", "Wisdom of the Serpent")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .cost(1)
            .traits([T::Upgrade])
            .ability(headquarters_action().cost(Cost::ExhaustThis).then([OneOf(
                vec![Search {
                    depth: 3,
                    what: vec![Unit, Trait(vec![T::Psyker])],
                    reveal: true,
                    then: Found::Hand,
                }],
                vec![Search {
                    depth: 3,
                    what: vec![Unit, Trait(vec![T::Warrior])],
                    reveal: true,
                    then: Found::Hand,
                }],
            )])),
        Card::new(Kind::Event, 120, "path-of-the-leader", "Path of the Leader")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([OneOf(
                vec![Gain(You, N(1))],
                vec![OneOf(
                    vec![
                        choose(0, [Unit, Trait(vec![T::Warrior]), Yours]),
                        change(IT, Grant::Attack(N(1)), Until::EndOfPhase),
                    ],
                    vec![
                        choose(0, [Unit, Trait(vec![T::Psyker]), Yours, Unexhausted, AtPlanet]),
                        Exhaust(IT),
                        ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                        Move(IT, To::Chosen(1)),
                    ],
                )],
            )])),
        Card::new(Kind::Attachment, 121, "autarch-powersword", "Autarch Powersword")
            .in_set(Set::FinalGambit)
            .of(Eldar)
            .signature(24)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, Yours])
            .always(host(Grant::Attack(N(1))))
            .always(host(Grant::Hp(N(1))))
            .always(host_while(Cond::Matches(Ref::Host, vec![Army]), Grant::Trait(T::Warrior)))
            .always(host_while(Cond::Matches(Ref::Host, vec![Army]), Grant::Trait(T::Psyker))),
    ]
}
