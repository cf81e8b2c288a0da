//! Cards of Space Marines in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, IT,
    Is::{
        Army, AtThatPlanet, AtThisPlanet, AtType, Attachment, CostAtMost, Enemys, InHand, MayEnter, NotTrait,
        Of, Support, Trait, Unexhausted, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        self, BattleAbility, ChooseAside, ChoosePlace, Deal, Destroy, Draw, Heal, May, Move, Prevent,
        PutIntoPlay, PutIntoPlayOn, Ready, Sacrifice, SwitchAside, Then,
    },
    Per, Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, forced_reaction, host, reaction, target,
    this_while, unstoppable, when,
};
use crate::card::{Card, Faction::SpaceMarines, Keyword, Kind, Set, TECH, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 11, "lone-wolf", "Lone Wolf")
            .in_set(Set::DecreeOfRuin)
            .of(SpaceMarines)
            .loyal()
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(action().cost(Cost::ExhaustThis).then([
                ChoosePlace {
                    into: 0,
                    from: Places::With(vec![Warlord, Enemys], vec![Unit, Yours]),
                    target: true,
                },
                Move(THIS, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 12, "righteous-initiate", "Righteous Initiate")
            .in_set(Set::DecreeOfRuin)
            .of(SpaceMarines)
            .cost(2)
            .stats(1, 2)
            .command(1)
            .traits([T::Soldier, T::BlackTemplars])
            .ability(unstoppable(change(THIS, Grant::Attack(N(2)), Until::EndOfPhase))),
        Card::new(Kind::Event, 13, "accept-any-challenge", "Accept Any Challenge")
            .in_set(Set::DecreeOfRuin)
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Tactic, T::Vow])
            .ability(
                reaction(when(When::BattleWon).by(You).only(Only::AtType(TECH)))
                    .then([Draw(
                        You,
                        Num::Per(1, vec![Unit, Trait(vec![T::BlackTemplars]), Yours, AtThatPlanet]),
                    )])
                    .max(1, Per::Round),
            ),
        Card::new(Kind::Army, 35, "neophyte-apprentice", "Neophyte Apprentice")
            .in_set(Set::BoundlessHate)
            .of(SpaceMarines)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Soldier, T::BlackTemplars, T::Ally])
            .ability(
                forced_reaction(
                    when(When::Damaged).obj([Unit, Enemys]).only(Only::ByThis).only(Only::ByAttack),
                )
                .then([
                    Sacrifice(THIS),
                    Then,
                    Op::SearchAndShuffle {
                        depth: 6,
                        what: vec![Unit, Trait(vec![T::BlackTemplars]), CostAtMost(4), MayEnter],
                        most: 1,
                        then: Found::Play(To::ThisPlanet),
                    },
                ]),
            ),
        Card::new(Kind::Attachment, 36, "the-black-sword", "The Black Sword")
            .in_set(Set::BoundlessHate)
            .of(SpaceMarines)
            .unique()
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Relic, T::Weapon])
            .attach_to([Army, Trait(vec![T::BlackTemplars])])
            .one_per_player(T::Relic)
            .ability(reaction(when(When::Defends).only(Only::Host)).then([Deal(N(2), On::The(Ref::Source))])),
        Card::new(Kind::Army, 54, "imperial-fists-devastators", "Imperial Fists Devastators")
            .in_set(Set::DeadlySalvage)
            .of(SpaceMarines)
            .cost(4)
            .stats(4, 3)
            .command(2)
            .traits([T::Soldier, T::ImperialFists])
            .ability(
                reaction(when(When::Enters).only(Only::This).only(Only::Deployed).only(Only::AtType(TECH)))
                    .then([target(0, [Support, Trait(vec![T::Location])]), Destroy(IT)]),
            ),
        Card::new(Kind::Support, 55, "teleportarium", "Teleportarium")
            .in_set(Set::DeadlySalvage)
            .of(SpaceMarines)
            .cost(2)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                choose(0, [Army, Of(SpaceMarines), Yours, CostAtMost(3), AtType(TECH)]),
                ChoosePlace { into: 1, from: Places::AdjacentTo(Ref::Chosen(0)), target: false },
                Move(IT, To::Chosen(1)),
            ])),
        Card::new(Kind::Army, 76, "sword-brethren-dreadnought", "Sword Brethren Dreadnought")
            .in_set(Set::WhatLurksBelow)
            .of(SpaceMarines)
            .loyal()
            .cost(7)
            .stats(5, 6)
            .command(3)
            .traits([T::Vehicle, T::BlackTemplars, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(unstoppable(May(vec![BattleAbility(To::ThisPlanet)]))),
        Card::new(Kind::Event, 77, "declare-the-crusade", "Declare the Crusade")
            .in_set(Set::WhatLurksBelow)
            .of(SpaceMarines)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::BattleWon).by(You).only(Only::AtType(TECH))).then([
                ChoosePlace { into: 0, from: Places::OtherPlanet, target: false },
                ChooseAside(1),
                SwitchAside(0, 1),
            ])),
        Card::new(Kind::Attachment, 78, "cenobyte-servitor", "Cenobyte Servitor")
            .in_set(Set::WhatLurksBelow)
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Drone])
            .attach_to([Unit, Trait(vec![T::BlackTemplars])])
            .always(host(Grant::Hp(N(1))))
            .ability(action().cost(Cost::SacrificeThis).then([
                choose(0, [Attachment, Trait(vec![T::Relic]), InHand(You), MayEnter]),
                PutIntoPlayOn(Ref::Chosen(0), Ref::Host),
            ])),
        Card::new(Kind::Warlord, 93, "chaplain-mavros", "Chaplain Mavros")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .stats(2, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Soldier, T::BlackTemplars])
            .ability(
                action()
                    .then([
                        target(0, [Unit, Of(SpaceMarines), Yours, AtType(TECH)]),
                        Deal(N(1), IT),
                        change(IT, Grant::Attack(N(1)), Until::EndOfPhase),
                    ])
                    .limit(2, Per::Phase),
            ),
        Card::new(Kind::Army, 94, "reclusiam-templars", "Reclusiam Templars")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::BlackTemplars])
            .ability(unstoppable(Ready(THIS))),
        Card::new(Kind::Army, 95, "the-emperors-champion", "The Emperor's Champion")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .unique()
            .cost(5)
            .stats(3, 6)
            .command(2)
            .traits([T::Soldier, T::BlackTemplars, T::Elite])
            .ability(
                combat_action()
                    .then([
                        target(0, [Army, Unexhausted, Enemys, AtThisPlanet]),
                        change(IT, Grant::MustAttackThis, Until::NextEnemyTurn),
                    ])
                    .limit(1, Per::CombatRound),
            ),
        Card::new(Kind::Support, 96, "faith-and-hatred", "Faith and Hatred")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .cost(0)
            .traits([T::Creed])
            .ability(
                reaction(when(When::Assigned).only(Only::ByAttack).obj([Unit, Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([Prevent(N(1))]),
            ),
        Card::new(Kind::Event, 97, "vow-of-honor", "Vow of Honor")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .cost(1)
            .shields(1)
            .traits([T::Power, T::Vow])
            .ability(reaction(when(When::Damaged).obj([Unit, Of(SpaceMarines), Yours])).then([change(
                THAT,
                Grant::Attack(N(3)),
                Until::NextAttack,
            )])),
        Card::new(Kind::Attachment, 98, "ancient-crozius-arcanum", "Ancient Crozius Arcanum")
            .in_set(Set::WrathOfTheCrusaders)
            .of(SpaceMarines)
            .signature(23)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, Yours])
            .always(host(Grant::Ability(Box::new(unstoppable(Heal(N(1), THIS)))))),
        Card::new(Kind::Army, 122, "reliquary-techmarine", "Reliquary Techmarine")
            .in_set(Set::FinalGambit)
            .of(SpaceMarines)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Soldier, T::BlackTemplars, T::Ally])
            .always(this_while(Cond::ThisAtType(TECH), Grant::Bonus(1, 0))),
        Card::new(Kind::Support, 123, "crypt-of-saint-camila", "Crypt of Saint Camila")
            .in_set(Set::FinalGambit)
            .of(SpaceMarines)
            .unique()
            .loyal()
            .cost(4)
            .traits([T::Location, T::Ecclesiarchy])
            .ability(
                deploy_action()
                    .cost(Cost::ExhaustThis)
                    .then([
                        choose(0, [Unit, Of(SpaceMarines), NotTrait(T::Elite), InHand(You), MayEnter]),
                        ChoosePlace { into: 1, from: Places::OfType(TECH), target: false },
                        PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
                    ])
                    .once_per_phase(),
            ),
    ]
}
