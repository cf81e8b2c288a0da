//! Cards of the Orks in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant,
    Is::{
        self, Army, AtThisPlanet, CostAtMost, Damaged, Enemys, InHand, MayEnter, NonWarlord, NotNamed, Of,
        Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    Only,
    Op::{
        ChoosePlace, Deal, EachPlayer, If, IndirectAmong, PutIntoPlay, Ready, ReduceCostTo, Rule,
        TakeControl, TakeTurn,
    },
    Places, Players, Ref, THAT, THIS, To, Until,
    Who::You,
    all, choose, combat_action, deploy_action, forced_reaction, host, interrupt, reaction, this, this_while,
    when,
};
use crate::card::{
    Card,
    Faction::{AstraMilitarum, Orks, SpaceMarines},
    Keyword, Kind, MATERIAL, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 14, "rickety-warbuggy", "Rickety Warbuggy")
            .in_set(Set::DecreeOfRuin)
            .of(Orks)
            .loyal()
            .cost(1)
            .stats(3, 1)
            .traits([T::Vehicle])
            .keywords([Keyword::NoWargear])
            .always(this_while(
                Cond::Both(
                    Box::new(Cond::OpponentHasInitiative),
                    Box::new(Cond::YouControl(vec![Army, NotNamed("rickety-warbuggy"), AtThisPlanet])),
                ),
                Grant::SparedBy(vec![Unit]),
            )),
        Card::new(Kind::Attachment, 15, "lucky-warpaint", "Lucky Warpaint")
            .in_set(Set::DecreeOfRuin)
            .of(Orks)
            .cost(1)
            .shields(1)
            .traits([T::Upgrade])
            .attach_to([Army, Of(Orks)])
            .always(host(Grant::Trait(T::Blue)))
            .always(host(Grant::Keyword(Keyword::ImmuneToEnemyEvents))),
        Card::new(Kind::Army, 39, "front-line-ard-boyz", "Front Line 'Ard Boyz")
            .in_set(Set::BoundlessHate)
            .of(Orks)
            .cost(4)
            .stats(2, 5)
            .command(2)
            .traits([T::Warrior, T::Boyz])
            .always(this(Grant::MustDefend)),
        Card::new(Kind::Army, 40, "ramshackle-trukk", "Ramshackle Trukk")
            .in_set(Set::BoundlessHate)
            .of(Orks)
            .loyal()
            .cost(5)
            .stats(7, 3)
            .command(2)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .always(this_while(Cond::OpponentHasInitiative, Grant::Hp(N(4)))),
        Card::new(Kind::Event, 41, "rok-bombardment", "Rok Bombardment")
            .in_set(Set::BoundlessHate)
            .of(Orks)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .ability(
                combat_action().then([
                    ChoosePlace { into: 0, from: Places::BattlePlanet, target: true },
                    Rule(
                        To::Chosen(0),
                        all(
                            [Unit, Enemys, AtThisPlanet],
                            Grant::Ability(Box::new(
                                forced_reaction(when(When::AttackResolved).only(Only::This))
                                    .then([Deal(N(1), THIS)]),
                            )),
                        ),
                        Until::EndOfBattle,
                    ),
                    If(
                        Cond::ChosenNotOfType(0, MATERIAL),
                        vec![Rule(
                            To::Chosen(0),
                            all(
                                [Unit, Yours, AtThisPlanet],
                                Grant::Ability(Box::new(
                                    forced_reaction(when(When::AttackResolved).only(Only::This))
                                        .then([Deal(N(1), THIS)]),
                                )),
                            ),
                            Until::EndOfBattle,
                        )],
                    ),
                ]),
            ),
        Card::new(Kind::Warlord, 49, "gorzod", "Gorzod")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .signature(21)
            .stats(2, 7)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Oddboy, T::Warboss])
            .ability(
                interrupt(
                    when(When::Deploying)
                        .by(You)
                        .obj([Unit, Is::Either(vec![vec![Of(AstraMilitarum)], vec![Of(SpaceMarines)]])]),
                )
                .then([ReduceCostTo(N(1), 1)]),
            ),
        Card::new(Kind::Army, 50, "gorzods-wagons", "Gorzod's Wagons")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .signature(21)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Vehicle])
            .keywords([Keyword::NoWargear])
            .always(this_while(Cond::OpponentHasInitiative, Grant::Attack(N(2)))),
        Card::new(Kind::Support, 51, "kustomisation-station", "Kustomisation Station")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .signature(21)
            .cost(3)
            .traits([T::Location])
            .always(all([Unit, Trait(vec![T::Vehicle]), Yours], Grant::Faction(Orks)))
            .always(all([Unit, Of(Orks), Trait(vec![T::Vehicle]), Yours], Grant::Attack(N(1))))
            .always(all([Unit, Of(Orks), Trait(vec![T::Vehicle]), Yours], Grant::Hp(N(1)))),
        Card::new(Kind::Event, 52, "hostile-acquisition", "Hostile Acquisition")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .signature(21)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(
                    when(When::Damaged)
                        .only(Only::ByAttack)
                        .source([Warlord, Yours])
                        .obj([Army, Trait(vec![T::Vehicle])]),
                )
                .then([TakeControl(THAT)]),
            ),
        Card::new(Kind::Attachment, 53, "the-bloodrunna", "The Bloodrunna")
            .in_set(Set::DeadlySalvage)
            .of(Orks)
            .unique()
            .signature(21)
            .cost(1)
            .shields(3)
            .traits([T::Vehicle])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Hp(N(2))))
            .always(host(Grant::Ability(Box::new(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Trait(vec![T::Vehicle]),
                    AtThisPlanet,
                ]))
                .then([Ready(THIS)])
                .once_per_phase(),
            )))),
        Card::new(Kind::Army, 81, "skrap-nabba", "Skrap Nabba")
            .in_set(Set::WhatLurksBelow)
            .of(Orks)
            .cost(2)
            .stats(1, 2)
            .command(1)
            .traits([T::Oddboy, T::Ally])
            .always(this_while(Cond::ThisAtType(MATERIAL), Grant::Bonus(0, 2))),
        Card::new(Kind::Event, 82, "outflankem", "Outflank'em")
            .in_set(Set::WhatLurksBelow)
            .of(Orks)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::TurnEnds).by(You)).then([TakeTurn])),
        Card::new(Kind::Support, 83, "smasha-gun-battery", "Smasha Gun Battery")
            .in_set(Set::WhatLurksBelow)
            .of(Orks)
            .cost(3)
            .traits([T::Weapon, T::Artillery])
            .ability(deploy_action().cost(Cost::ExhaustThis).then([EachPlayer(vec![IndirectAmong(
                Num::CardsInHand(You),
                Players::You,
                vec![Unit],
            )])])),
        Card::new(Kind::Army, 101, "salvaged-battlewagon", "Salvaged Battlewagon")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Orks)
            .cost(7)
            .stats(5, 6)
            .command(2)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(
                    when(When::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByThis)
                        .only(Only::ByAttack)
                        .obj([Unit, Enemys]),
                )
                .then([
                    choose(0, [Unit, Of(Orks), CostAtMost(3), InHand(You), MayEnter]),
                    ChoosePlace { into: 1, from: Places::Adjacent, target: false },
                    PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
                ]),
            ),
        Card::new(Kind::Attachment, 102, "huge-chain-choppa", "Huge Chain-Choppa")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Orks)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, NonWarlord])
            .always(host(Grant::Attack(N(4))))
            .always(host(Grant::NotReadiedBetweenRounds)),
        Card::new(Kind::Army, 127, "corpulent-ork", "Corpulent Ork")
            .in_set(Set::FinalGambit)
            .of(Orks)
            .cost(3)
            .stats(1, 5)
            .command(2)
            .traits([T::Warrior])
            .always(Constant::YieldsInitiative),
        Card::new(Kind::Support, 128, "painboy-tent", "Painboy Tent")
            .in_set(Set::FinalGambit)
            .of(Orks)
            .unique()
            .loyal()
            .cost(2)
            .traits([T::Location])
            .always(all([Army, Of(Orks), Damaged, Yours], Grant::Command(N(1)))),
    ]
}
