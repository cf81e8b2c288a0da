//! Cards of the Tau in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, IT,
    Is::{
        self, AdjacentToThis, Army, AtChosen, AtPlanet, AtThatPlanet, AtThisPlanet, AttachedTo, Attachment,
        CostAtMost, CostUpTo, Enemys, Exhausted, HostFor, InHand, MayEnter, NotOf, Of, Other, Support, Trait,
        Unexhausted, Unit, Yours,
    },
    Num::{self, N, SumOfAttack, X},
    Only,
    Op::{
        self, AttachTo, ChoosePlace, Deal, Exhaust, Gain, Increase, Let, Move, PutIntoPlay, Ready,
        ReduceCost, Retarget, Then, While,
    },
    PAID, Places, Ref, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, each, host, host_while, interrupt, reaction, target, this,
    this_while, when,
};
use crate::card::{
    Card,
    Faction::{AstraMilitarum, Tau},
    Keyword, Kind, MATERIAL, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 6, "commander-starblaze", "Commander Starblaze")
            .in_set(Set::DecreeOfRuin)
            .of(Tau)
            .signature(18)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Shaso])
            .ability(reaction(when(When::Commits).only(Only::This)).then([
                choose(0, [Unit, Of(AstraMilitarum), Yours, AdjacentToThis]),
                Move(IT, To::ThisPlanet),
            ])),
        Card::new(Kind::Army, 7, "ardent-auxiliaries", "Ardent Auxiliaries")
            .in_set(Set::DecreeOfRuin)
            .of(Tau)
            .signature(18)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier])
            .ability(
                reaction(when(When::Commits).only(Only::This))
                    .only_if(Cond::YouControl(vec![Unit, Of(AstraMilitarum), AtThisPlanet]))
                    .then([Ready(THIS)]),
            ),
        Card::new(Kind::Support, 8, "starblazes-outpost", "Starblaze's Outpost")
            .in_set(Set::DecreeOfRuin)
            .of(Tau)
            .signature(18)
            .unique()
            .cost(2)
            .traits([T::Location])
            .ability(
                action()
                    .cost(Cost::ExhaustThis)
                    .cost(Cost::ReturnUnit(vec![Army, Of(AstraMilitarum), Yours, AtPlanet]))
                    .then([
                        choose(
                            0,
                            [
                                Unit,
                                Of(Tau),
                                CostUpTo(Num::PrintedCost(Ref::Chosen(PAID))),
                                InHand(You),
                                MayEnter,
                            ],
                        ),
                        PutIntoPlay(Ref::Chosen(0), To::WherePaid),
                    ]),
            ),
        Card::new(Kind::Event, 9, "bond-of-brotherhood", "Bond of Brotherhood")
            .in_set(Set::DecreeOfRuin)
            .of(Tau)
            .signature(18)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(each([Unit, Of(Tau), Yours, AtChosen(0)]), Grant::Hp(N(2)), Until::EndOfPhase),
                change(
                    each([Unit, Of(AstraMilitarum), Yours, AtChosen(0)]),
                    Grant::Attack(N(2)),
                    Until::EndOfPhase,
                ),
            ])),
        Card::new(Kind::Attachment, 10, "searing-burst-cannon", "Searing Burst Cannon")
            .in_set(Set::DecreeOfRuin)
            .of(Tau)
            .signature(18)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit])
            .ability(
                interrupt(when(When::Damaged).only(Only::ByHost).only(Only::ByAttack).obj([Unit, Enemys]))
                    .only_if(Cond::Unshielded)
                    .then([Increase(Num::DamageBeyond(0))]),
            ),
        Card::new(Kind::Army, 44, "prudent-fire-warriors", "Prudent Fire Warriors")
            .in_set(Set::BoundlessHate)
            .of(Tau)
            .cost(2)
            .stats(2, 3)
            .traits([T::Soldier])
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([While(
                Cond::ThereIs(vec![Attachment, AttachedTo(Ref::This)]),
                vec![
                    choose(0, [Attachment, AttachedTo(Ref::This)]),
                    choose(1, [Unit, HostFor(Ref::Chosen(0)), AtThisPlanet, Other]),
                    AttachTo(Ref::Chosen(0), Ref::Chosen(1)),
                ],
            )])),
        Card::new(Kind::Army, 45, "exploratory-drone", "Exploratory Drone")
            .in_set(Set::BoundlessHate)
            .of(Tau)
            .loyal()
            .cost(1)
            .stats(0, 2)
            .command(1)
            .traits([T::Drone])
            .ability(
                reaction(
                    when(When::Enters).only(Only::Deployed).obj([Unit, NotOf(Tau)]).only(Only::AtThisPlanet),
                )
                .then([
                    ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                    Move(THIS, To::Chosen(0)),
                ]),
            ),
        Card::new(Kind::Attachment, 46, "auxiliary-armor", "Auxiliary Armor")
            .in_set(Set::BoundlessHate)
            .of(Tau)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear, T::Armor])
            .attach_to([Army])
            .always(host(Grant::Attack(N(2))))
            .always(host(Grant::Hp(N(1))))
            .always(host_while(Cond::Matches(Ref::Host, vec![Unit, NotOf(Tau)]), Grant::Command(N(1)))),
        Card::new(Kind::Army, 66, "prototype-crisis-suit", "Prototype Crisis Suit")
            .in_set(Set::DeadlySalvage)
            .of(Tau)
            .cost(5)
            .stats(4, 4)
            .command(2)
            .traits([T::Pilot, T::Elite])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([
                Op::SearchAndShuffle {
                    depth: 9,
                    what: vec![Attachment, Of(Tau), CostAtMost(2), Is::FitsThis, MayEnter],
                    most: 2,
                    then: Found::OnThis,
                },
            ])),
        Card::new(Kind::Event, 67, "montka-strike", "Mont'ka Strike")
            .in_set(Set::DeadlySalvage)
            .of(Tau)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(combat_action().then([
                Op::ChoosePlace {
                    into: 2,
                    from: Places::With(vec![Unit, Trait(vec![T::Soldier]), Yours, Unexhausted], vec![]),
                    target: true,
                },
                target(0, [Army, Enemys, AtChosen(2)]),
                Let(SumOfAttack(vec![Unit, Trait(vec![T::Soldier]), Yours, Unexhausted, AtChosen(2)])),
                Exhaust(each([Unit, Trait(vec![T::Soldier]), Yours, Unexhausted, AtChosen(2)])),
                Then,
                Deal(X, IT),
            ])),
        Card::new(Kind::Support, 68, "saelum-enclave", "Sae'lum Enclave")
            .in_set(Set::DeadlySalvage)
            .of(Tau)
            .loyal()
            .cost(1)
            .traits([T::Location])
            .keywords([Keyword::Limited])
            .ability(
                interrupt(when(When::Deploying).by(You).obj([Unit, NotOf(Tau)]))
                    .cost(Cost::ExhaustThis)
                    .then([ReduceCost(N(2))]),
            ),
        Card::new(Kind::Army, 91, "auxiliary-overseer", "Auxiliary Overseer")
            .in_set(Set::WhatLurksBelow)
            .of(Tau)
            .loyal()
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier])
            .always(this(Grant::Attack(Num::Per(1, vec![Unit, NotOf(Tau), Yours, AtThisPlanet])))),
        Card::new(Kind::Attachment, 92, "drone-defense-system", "Drone Defense System")
            .in_set(Set::WhatLurksBelow)
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Hardpoint])
            .attach_to([Unit, Trait(vec![T::Pilot, T::Vehicle])])
            .ability(
                combat_action()
                    .cost(Cost::ExhaustHost)
                    .then([Deal(N(2), each([Unit, Exhausted, Enemys, AtThisPlanet]))]),
            ),
        Card::new(Kind::Army, 111, "saelum-pioneer", "Sae'lum Pioneer")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tau)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Scout, T::Ally])
            .always(this_while(Cond::ThisAtType(MATERIAL), Grant::Bonus(0, 2))),
        Card::new(Kind::Support, 112, "colony-shield-generator", "Colony Shield Generator")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tau)
            .cost(0)
            .traits([T::Upgrade])
            .ability(
                interrupt(when(When::Targets).obj([Support, Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([Retarget(Ref::This)]),
            ),
        Card::new(Kind::Army, 134, "kroot-hunter", "Kroot Hunter")
            .in_set(Set::FinalGambit)
            .of(Tau)
            .cost(1)
            .stats(2, 2)
            .traits([T::Scout, T::Ally])
            .ability(
                reaction(
                    when(When::Enters).only(Only::This).only(Only::Deployed).only(Only::AtType(MATERIAL)),
                )
                .then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Event, 135, "war-of-ideas", "War of Ideas")
            .in_set(Set::FinalGambit)
            .of(Tau)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(interrupt(when(When::Struggle)).then([change(
                each([Army, Exhausted, Yours, AtThatPlanet]),
                Grant::CountsExhausted,
                Until::ThisStruggle,
            )])),
    ]
}
