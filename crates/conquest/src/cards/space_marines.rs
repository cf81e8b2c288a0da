//! The core-set cards of Space Marines, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, IT,
    Is::{
        AdjacentToThis, Army, AtChosen, AtPlanetOf, AtThisPlanet, CostAtMost, Enemys, InDiscard, InHand,
        MayEnter, NonWarlord, NotNamed, NotTrait, NotUnique, Of, Unique, Unit, Yours,
    },
    Num::{self, N},
    Only,
    Op::{ChoosePlace, Deal, Destroy, Gain, Move, Prevent, PutIntoPlay, Ready, ReturnToHand, Search},
    PAID, Places, Ref, THAT, To,
    Who::You,
    all, combat_action, deploy_action, each, host, reaction, target, this, this_while, when,
};
use crate::card::{
    Card,
    Faction::SpaceMarines,
    Keyword::{Ambush, AreaEffect, Armorbane, Flying, Limited, NoWargear},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 1, "captain-cato-sicarius", "Captain Cato Sicarius")
            .of(SpaceMarines)
            .signature(1)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Ultramarines])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Unit, Enemys, AtThisPlanet]))
                    .then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Army, 8, "sicariuss-chosen", "Sicarius's Chosen")
            .of(SpaceMarines)
            .signature(1)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::Ultramarines])
            .ability(reaction(when(When::Enters).only(Only::This)).then([
                target(0, [Army, Enemys, AdjacentToThis]),
                Move(IT, To::ThisPlanet),
                Deal(N(1), IT),
            ])),
        Card::new(Kind::Support, 9, "catos-stronghold", "Cato's Stronghold")
            .of(SpaceMarines)
            .signature(1)
            .cost(2)
            .traits([T::Location])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Unit, Enemys]))
                    .cost(Cost::ExhaustThis)
                    .then([target(0, [Unit, Of(SpaceMarines), AtPlanetOf(Ref::That)]), Ready(IT)]),
            ),
        Card::new(Kind::Event, 10, "the-fury-of-sicarius", "The Fury of Sicarius")
            .of(SpaceMarines)
            .signature(1)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(
                    when(When::Damaged)
                        .only(Only::ByAttack)
                        .obj([Unit, Enemys, NonWarlord])
                        .source([Unit, Of(SpaceMarines)]),
                )
                .then([Destroy(THAT)]),
            ),
        Card::new(Kind::Attachment, 11, "tallassarian-tempest-blade", "Tallassarian Tempest Blade")
            .of(SpaceMarines)
            .unique()
            .signature(1)
            .cost(1)
            .shields(3)
            .traits([T::Relic, T::Weapon])
            .attach_to([Unit, Unique])
            .one_per_player(T::Relic)
            .always(host(Grant::Attack(N(1))))
            .always(host(Grant::Keyword(Armorbane))),
        Card::new(Kind::Army, 12, "10th-company-scout", "10th Company Scout")
            .of(SpaceMarines)
            .cost(1)
            .stats(2, 1)
            .command(1)
            .traits([T::Scout, T::Ultramarines]),
        Card::new(Kind::Army, 13, "tactical-squad-cardinis", "Tactical Squad Cardinis")
            .of(SpaceMarines)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::Ultramarines])
            .keywords([AreaEffect(1)]),
        Card::new(Kind::Army, 14, "honored-librarian", "Honored Librarian")
            .of(SpaceMarines)
            .loyal()
            .cost(3)
            .stats(4, 2)
            .command(1)
            .traits([T::Psyker, T::Ultramarines])
            .always(this_while(
                Cond::YouControl(vec![Unit, NotNamed("honored-librarian"), AtThisPlanet]),
                Grant::CannotBeAttacked,
            )),
        Card::new(Kind::Army, 15, "blood-angels-veterans", "Blood Angels Veterans")
            .of(SpaceMarines)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier, T::BloodAngels])
            .ability(
                reaction(when(When::Assigned).only(Only::This))
                    .only_if(Cond::ThisReady)
                    .then([Prevent(N(1))]),
            ),
        Card::new(Kind::Army, 16, "daring-assault-squad", "Daring Assault Squad")
            .of(SpaceMarines)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier, T::BloodAngels])
            .keywords([AreaEffect(2)]),
        Card::new(Kind::Army, 17, "land-raider", "Land Raider")
            .of(SpaceMarines)
            .cost(5)
            .stats(3, 7)
            .command(3)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([NoWargear])
            .always(all([Unit, Yours, NotTrait(T::Vehicle), AtThisPlanet], Grant::CannotBeTargetedByEnemies)),
        Card::new(Kind::Army, 18, "ultramarines-dreadnought", "Ultramarines Dreadnought")
            .of(SpaceMarines)
            .loyal()
            .cost(6)
            .stats(8, 8)
            .traits([T::Vehicle, T::Ultramarines, T::Elite])
            .keywords([NoWargear]),
        Card::new(Kind::Army, 19, "veteran-brother-maxos", "Veteran Brother Maxos")
            .of(SpaceMarines)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Soldier, T::Ultramarines])
            .ability(
                combat_action()
                    .cost(Cost::PayPrinted(vec![Unit, Of(SpaceMarines), InHand(You)]))
                    .then([PutIntoPlay(Ref::Chosen(PAID), To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 20, "eager-recruit", "Eager Recruit")
            .of(SpaceMarines)
            .cost(1)
            .stats(2, 1)
            .traits([T::Scout, T::Ultramarines])
            .keywords([Ambush]),
        Card::new(Kind::Army, 21, "iron-hands-techmarine", "Iron Hands Techmarine")
            .of(SpaceMarines)
            .cost(3)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::IronHands])
            .always(this(Grant::Command(Num::Per(1, vec![Unit, Enemys, AtThisPlanet])))),
        Card::new(Kind::Army, 22, "raven-guard-speeder", "Raven Guard Speeder")
            .of(SpaceMarines)
            .cost(4)
            .stats(3, 3)
            .command(2)
            .traits([T::Vehicle, T::RavenGuard])
            .keywords([NoWargear, Flying]),
        Card::new(Kind::Army, 23, "deathwing-guard", "Deathwing Guard")
            .of(SpaceMarines)
            .loyal()
            .cost(5)
            .stats(2, 9)
            .command(4)
            .traits([T::Soldier, T::DarkAngels, T::Elite]),
        Card::new(Kind::Event, 24, "drop-pod-assault", "Drop Pod Assault")
            .of(SpaceMarines)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                ChoosePlace { into: 0, from: Places::BattlePlanet, target: true },
                Search {
                    depth: 6,
                    what: vec![Unit, Of(SpaceMarines), CostAtMost(3), MayEnter],
                    reveal: false,
                    then: Found::Play(To::Chosen(0)),
                },
            ])),
        Card::new(Kind::Event, 25, "indomitable", "Indomitable")
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(
                reaction(when(When::Assigned).only(Only::ByAttack).obj([Unit, Of(SpaceMarines)]))
                    .then([Prevent(Num::All)]),
            ),
        Card::new(Kind::Event, 26, "exterminatus", "Exterminatus")
            .of(SpaceMarines)
            .cost(3)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([
                ChoosePlace { into: 0, from: Places::NonFirst, target: true },
                Destroy(each([Unit, NotUnique, AtChosen(0)])),
            ])),
        Card::new(Kind::Attachment, 27, "godwyn-pattern-bolter", "Godwyn Pattern Bolter")
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(N(1))))
            .always(host(Grant::Hp(N(1))))
            .always(host(Grant::IgnoresFlying)),
        Card::new(Kind::Attachment, 28, "iron-halo", "Iron Halo")
            .of(SpaceMarines)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Relic, T::Wargear])
            .attach_to([Unit, Unique])
            .one_per_player(T::Relic)
            .ability(
                reaction(when(When::Assigned).only(Only::Host).only(Only::ByAttack))
                    .cost(Cost::ExhaustThis)
                    .then([Prevent(Num::All)]),
            ),
        Card::new(Kind::Support, 29, "fortress-monastery", "Fortress-Monastery")
            .of(SpaceMarines)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(SpaceMarines)),
        Card::new(Kind::Support, 30, "holy-sepulchre", "Holy Sepulchre")
            .of(SpaceMarines)
            .cost(2)
            .traits([T::Location])
            .ability(
                reaction(when(When::Leaves).only(Only::ToDiscard).by(You).obj([
                    Unit,
                    Of(SpaceMarines),
                    InDiscard(You),
                ]))
                .cost(Cost::ExhaustThis)
                .then([ReturnToHand(THAT)]),
            ),
    ]
}
