//! Cards of Space Marines in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, HOST, IT,
    Is::{
        Army, AtPlanet, AtThatPlanet, AtThisPlanet, CostAtMost, Costliest, Enemys, Has, HurtByThis, Not, Of,
        Trait, Unexhausted, Unit, Warlord, Yours,
    },
    Num::{CommandOf, N},
    On, Only,
    Op::{Deal, Draw, Exhaust, PutInReserve, Ready, TakeInitiative, TradeBlows},
    Per, Ref, THIS, Until,
    Who::You,
    action, all, all_while, change, choose, deploy_action, each, host, host_while, opponent_chooses,
    reaction, struck, target, this, when,
};
use crate::card::{Card, Faction::SpaceMarines, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 1, "8th-company-assault-squad", "8th Company Assault Squad")
            .in_set(Set::JunglesOfNectavus)
            .of(SpaceMarines)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Soldier, T::DarkAngels])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([target(0, [Unit, Of(SpaceMarines), AtThisPlanet]), Ready(IT)])),
        Card::new(Kind::Attachment, 2, "valkyris-pattern-jump-pack", "Valkyris Pattern Jump Pack")
            .in_set(Set::JunglesOfNectavus)
            .of(SpaceMarines)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .keywords([Keyword::DeepStrike(0)])
            .attach_to([Army, Yours])
            .always(host(Grant::Keyword(Keyword::Flying))),
        Card::new(Kind::Warlord, 21, "epistolary-vezuel", "Epistolary Vezuel")
            .in_set(Set::Unforgiven)
            .of(SpaceMarines)
            .signature(27)
            .stats(2, 6)
            .bloodied(2, 6)
            .start(7, 7)
            .traits([T::Psyker, T::DarkAngels])
            .ability(reaction(when(When::Strikes).by(You)).then([Draw(You, N(1))])),
        Card::new(Kind::Army, 22, "vezuels-hunters", "Vezuel's Hunters")
            .in_set(Set::Unforgiven)
            .of(SpaceMarines)
            .signature(27)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::DarkAngels])
            .keywords([Keyword::DeepStrike(1)])
            .ability(reaction(struck()).then([target(0, [Army, Enemys, AtThisPlanet]), Deal(N(2), IT)])),
        Card::new(Kind::Support, 23, "dark-angels-cruiser", "Dark Angels Cruiser")
            .in_set(Set::Unforgiven)
            .of(SpaceMarines)
            .signature(27)
            .cost(0)
            .traits([T::Upgrade, T::DarkAngels])
            .ability(
                deploy_action().cost(Cost::ExhaustThis).then([
                    target(0, [Unit, Has(Keyword::DeepStrike(0)), Yours, AtPlanet]),
                    PutInReserve(IT),
                ]),
            ),
        Card::new(Kind::Event, 24, "unseen-strike", "Unseen Strike")
            .in_set(Set::Unforgiven)
            .of(SpaceMarines)
            .signature(27)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(1)])
            .ability(reaction(struck()).then([TakeInitiative])),
        Card::new(Kind::Attachment, 25, "fulgaris", "Fulgaris")
            .in_set(Set::Unforgiven)
            .of(SpaceMarines)
            .unique()
            .signature(27)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Warlord, Yours])
            .ability(reaction(when(When::Strikes).by(You)).then([
                change(HOST, Grant::Attack(N(1)), Until::EndOfPhase),
                change(HOST, Grant::Hp(N(1)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Army, 48, "salamander-flamer-squad", "Salamander Flamer Squad")
            .in_set(Set::SlashAndBurn)
            .of(SpaceMarines)
            .cost(4)
            .stats(2, 5)
            .command(2)
            .traits([T::Soldier, T::Salamanders])
            .keywords([Keyword::AreaEffect(1)])
            .ability(
                reaction(when(When::Readies).only(Only::This))
                    .then([Deal(N(1), each([Unit, Enemys, HurtByThis]))]),
            ),
        Card::new(Kind::Army, 49, "techmarine-aspirant", "Techmarine Aspirant")
            .in_set(Set::SlashAndBurn)
            .of(SpaceMarines)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::DarkAngels])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet],
                Grant::Ability(Box::new(
                    action().cost(Cost::Pay(N(1))).then([Ready(THIS)]).limit(1, Per::Round),
                )),
            )),
        Card::new(Kind::Support, 50, "deathstorm-drop-pod", "Deathstorm Drop Pod")
            .in_set(Set::SlashAndBurn)
            .of(SpaceMarines)
            .cost(1)
            .traits([T::Upgrade, T::Artillery])
            .ability(
                reaction(when(When::Strikes).by(You))
                    .then([choose(0, [Army, Enemys, AtThatPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Army, 70, "deathwing-terminators", "Deathwing Terminators")
            .in_set(Set::SearchingForTruth)
            .of(SpaceMarines)
            .cost(5)
            .stats(4, 5)
            .command(2)
            .traits([T::Soldier, T::DarkAngels, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .ability(reaction(struck()).then([change(
                THIS,
                Grant::CannotBeTargetedByEnemies,
                Until::EndOfCombatRound,
            )])),
        Card::new(Kind::Event, 71, "repent", "Repent!")
            .in_set(Set::SearchingForTruth)
            .of(SpaceMarines)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                choose(0, [Unit, Yours, Unexhausted, Costliest]),
                opponent_chooses(1, [Unit, Enemys, Unexhausted, Costliest]),
                Exhaust(IT),
                Exhaust(On::The(Ref::Chosen(1))),
                TradeBlows(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Army, 92, "dark-angels-vindicator", "Dark Angels Vindicator")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(SpaceMarines)
            .cost(4)
            .stats(1, 5)
            .command(2)
            .traits([T::Vehicle, T::Tank, T::DarkAngels])
            .keywords([Keyword::NoWargear])
            .always(this(Grant::Attack(CommandOf(2, Ref::Attacked)))),
        Card::new(Kind::Attachment, 93, "imperial-power-fist", "Imperial Power Fist")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(SpaceMarines)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army, Yours])
            .always(host_while(
                Cond::ThereIsNo(vec![Unit, Unexhausted, Yours, Not(Ref::Host), AtThisPlanet]),
                Grant::Attack(N(5)),
            )),
        Card::new(Kind::Army, 114, "iron-hands-centurion", "Iron Hands Centurion")
            .in_set(Set::WarpUnleashed)
            .of(SpaceMarines)
            .cost(5)
            .stats(3, 7)
            .command(3)
            .traits([T::Soldier, T::IronHands, T::Elite])
            .always(all_while(Cond::ThisReady, [Unit, CostAtMost(2), AtThisPlanet], Grant::CannotAttack)),
        Card::new(Kind::Army, 115, "land-speeder-vengeance", "Land Speeder Vengeance")
            .in_set(Set::WarpUnleashed)
            .of(SpaceMarines)
            .loyal()
            .cost(6)
            .stats(4, 3)
            .command(1)
            .traits([T::Vehicle, T::DarkAngels, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::AreaEffect(3), Keyword::Flying]),
        Card::new(Kind::Support, 116, "standard-of-devastation", "Standard of Devastation")
            .in_set(Set::WarpUnleashed)
            .of(SpaceMarines)
            .unique()
            .cost(3)
            .traits([T::Relic, T::Upgrade])
            .one_per_player(T::Relic)
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Trait(vec![T::DarkAngels]),
                    Yours,
                ]))
                .then([change(
                    each([Army, Of(SpaceMarines), Yours, Not(Ref::That)]),
                    Grant::Attack(N(1)),
                    Until::EndOfPhase,
                )]),
            ),
    ]
}
