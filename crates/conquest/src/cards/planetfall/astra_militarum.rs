//! Cards of the Astra Militarum in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtPlanetOf, AtThatPlanet, AtThisPlanet, AtType, CostUpTo, Enemys, Exhausted, InHand, MayEnter,
        NonWarlord, NotTrait, Of, Other, Support, Trait, Unit, Yours,
    },
    Num::{MostAtOnePlanet, N},
    On, Only,
    Op::{
        self, Choose, ChoosePlace, Deal, Destroy, Draw, Exhaust, ForgoPrize, Instead, Move, OneOf, PayOr,
        PutIntoPlay, Ready, Retreat, ReturnToHand, Rule, Tokens,
    },
    Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, cheaper, choose, combat_action, forced_interrupt, forced_reaction, host, interrupt,
    reaction, target, this_while, when,
};
use crate::card::{Card, Faction::AstraMilitarum, Keyword, Kind, STRONGPOINT, Set, Trait as T};
use crate::cards::GUARDSMAN;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 1, "broderick-worr", "Broderick Worr")
            .in_set(Set::DecreeOfRuin)
            .of(AstraMilitarum)
            .signature(17)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Commissar])
            .ability(
                forced_interrupt(
                    when(When::GoesHome).obj([Army]).only(Only::Retreating).only(Only::FromThisPlanet),
                )
                .then([Instead, Destroy(THAT)]),
            )
            .always(all([Unit, Of(AstraMilitarum), Yours, Other, AtType(STRONGPOINT)], Grant::Attack(N(1))))
            .always(all([Unit, Of(AstraMilitarum), Yours, Other, AtType(STRONGPOINT)], Grant::CannotRetreat))
            .always(all(
                [Unit, Of(AstraMilitarum), Yours, Other, AtType(STRONGPOINT)],
                Grant::CannotBeRouted,
            )),
        Card::new(Kind::Army, 2, "anxious-infantry-platoon", "Anxious Infantry Platoon")
            .in_set(Set::DecreeOfRuin)
            .of(AstraMilitarum)
            .signature(17)
            .cost(2)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier])
            .ability(
                forced_reaction(when(When::RoundEnds).only(Only::AtThisPlanet))
                    .then([PayOr(N(1), vec![Retreat(THIS)])]),
            ),
        Card::new(Kind::Support, 3, "forward-barracks", "Forward Barracks")
            .in_set(Set::DecreeOfRuin)
            .of(AstraMilitarum)
            .signature(17)
            .cost(2)
            .traits([T::Location])
            .ability(
                reaction(when(When::RoundEnds))
                    .only_if(Cond::YouControl(vec![Unit, Of(AstraMilitarum), AtThatPlanet]))
                    .then([Tokens(GUARDSMAN, N(1), To::ThatPlanet)]),
            ),
        Card::new(Kind::Event, 4, "summary-execution", "Summary Execution")
            .in_set(Set::DecreeOfRuin)
            .of(AstraMilitarum)
            .signature(17)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                combat_action()
                    .only_if(Cond::DuringBattle)
                    .cost(Cost::SacrificeUnit(vec![Unit, Yours, AtPlanetOf(Ref::YourWarlord)]))
                    .then([
                        Rule(To::WherePaid, Constant::OfType(STRONGPOINT), Until::EndOfBattle),
                        Draw(You, N(1)),
                    ]),
            ),
        Card::new(Kind::Attachment, 5, "commissarial-bolt-pistol", "Commissarial Bolt Pistol")
            .in_set(Set::DecreeOfRuin)
            .of(AstraMilitarum)
            .signature(17)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, Trait(vec![T::Commissar])])
            .always(host(Grant::Attack(N(1))))
            .ability(
                reaction(when(When::Leaves).obj([Army, Yours, AtThisPlanet]))
                    .then([target(0, [Army, AtThisPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Army, 37, "sacaellum-shrine-guard", "Sacaellum Shrine Guard")
            .in_set(Set::BoundlessHate)
            .of(AstraMilitarum)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Soldier, T::Sacaellum, T::Ally])
            .always(this_while(Cond::ThisAtType(STRONGPOINT), Grant::Attack(N(1))))
            .always(this_while(Cond::ThisAtType(STRONGPOINT), Grant::Hp(N(1)))),
        Card::new(Kind::Support, 38, "troop-transport", "Troop Transport")
            .in_set(Set::BoundlessHate)
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .traits([T::Upgrade])
            .keywords([Keyword::Limited])
            .ability(action().cost(Cost::SacrificeThis).then([OneOf(
                vec![
                    ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                    Tokens(GUARDSMAN, N(1), To::Chosen(0)),
                ],
                vec![
                    ChoosePlace { into: 0, from: Places::OfType(STRONGPOINT), target: false },
                    Tokens(GUARDSMAN, N(2), To::Chosen(0)),
                ],
            )])),
        Card::new(Kind::Army, 56, "death-korps-engineers", "Death Korps Engineers")
            .in_set(Set::DeadlySalvage)
            .of(AstraMilitarum)
            .cost(2)
            .stats(2, 3)
            .traits([T::Soldier, T::Krieg])
            .ability(action().cost(Cost::SacrificeThis).then([target(0, [Support, Exhausted]), Destroy(IT)])),
        Card::new(Kind::Army, 57, "vanguard-soldiers", "Vanguard Soldiers")
            .in_set(Set::DeadlySalvage)
            .of(AstraMilitarum)
            .loyal()
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier, T::Sacaellum])
            .ability(
                interrupt(when(When::Leaves).only(Only::This))
                    .then([target(0, [Army, Yours, Other]), Ready(IT)]),
            ),
        Card::new(Kind::Event, 58, "inspirational-fervor", "Inspirational Fervor")
            .in_set(Set::DeadlySalvage)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::BattleWon).by(You).only(Only::AtType(STRONGPOINT))).then([
                ChoosePlace { into: 0, from: Places::OtherPlanet, target: true },
                Choose {
                    into: 1,
                    what: vec![Unit, NonWarlord, Yours, AtThatPlanet],
                    by: You,
                    how: How::Some(2),
                },
                Move(On::Picked, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 79, "taurox-apc", "Taurox APC")
            .in_set(Set::WhatLurksBelow)
            .of(AstraMilitarum)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Vehicle, T::Transport])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(When::RoundEnds).only(Only::AtType(STRONGPOINT)))
                    .then([Move(THIS, To::ThatPlanet)]),
            ),
        Card::new(Kind::Attachment, 80, "m35-galaxy-lasgun", "M35 Galaxy Lasgun")
            .in_set(Set::WhatLurksBelow)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, NonWarlord])
            .always(host(Grant::Attack(N(1))))
            .always(host(Grant::Hp(N(1))))
            .ability(interrupt(when(When::Leaves).only(Only::Host)).then([ReturnToHand(THIS)])),
        Card::new(Kind::Army, 99, "sacaellums-finest", "Sacaellum's Finest")
            .in_set(Set::WrathOfTheCrusaders)
            .of(AstraMilitarum)
            .loyal()
            .cost(4)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Sacaellum])
            .ability(
                reaction(when(When::BattleWon).by(You).only(Only::AtType(STRONGPOINT)).only(Only::NotFirst))
                    .then([
                        ChoosePlace { into: 0, from: Places::OfType(STRONGPOINT), target: false },
                        PutIntoPlay(Ref::This, To::Chosen(0)),
                        ForgoPrize,
                    ])
                    .from_hand(),
            ),
        Card::new(Kind::Support, 100, "cathedral-of-saint-camila", "Cathedral of Saint Camila")
            .in_set(Set::WrathOfTheCrusaders)
            .of(AstraMilitarum)
            .unique()
            .loyal()
            .cost(3)
            .traits([T::Location])
            .ability(
                combat_action()
                    .cost(Cost::ExhaustThis)
                    .then([
                        Op::Choose {
                            into: 0,
                            what: vec![Army, Enemys, NotTrait(T::Elite), AtType(STRONGPOINT)],
                            by: You,
                            how: How::OnePerPlanet,
                        },
                        Exhaust(On::Picked),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 124, "leman-russ-conqueror", "Leman Russ Conqueror")
            .in_set(Set::FinalGambit)
            .of(AstraMilitarum)
            .cost(6)
            .stats(3, 7)
            .command(3)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::AttackResolved).only(Only::This)).then([change(
                THIS,
                Grant::Attack(N(3)),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Event, 125, "bolster-the-defense", "Bolster the Defense")
            .in_set(Set::FinalGambit)
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                choose(0, [Support, InHand(You), CostUpTo(MostAtOnePlanet(vec![Army, Yours])), MayEnter]),
                PutIntoPlay(Ref::Chosen(0), To::YourHq),
            ])),
        Card::new(Kind::Attachment, 126, "imperial-rally-point", "Imperial Rally Point")
            .in_set(Set::FinalGambit)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Location])
            .attach_to_planet_of(STRONGPOINT)
            .always(cheaper([Unit, Of(AstraMilitarum), AtThisPlanet], 1, 1)),
    ]
}
