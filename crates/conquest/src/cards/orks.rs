//! The core-set cards of Orks, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, IT,
    Is::{Army, AtPlanet, AtPlanetOf, AtThisPlanet, Enemys, Not, Of, Other, Support, Trait, Unit, Yours},
    Later,
    Num::N,
    Only,
    Op::{ChoosePlace, Deal, Delay, Destroy, Indirect, Move, MoveDamage, Ready, ReduceCost, Repeat, Tokens},
    Places, Players, Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, deploy_action, each, host, interrupt, reaction, target, this,
    this_while, when,
};
use crate::card::{
    Card,
    Faction::Orks,
    Keyword::{Brutal, Flying, Limited, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::{SNOTLINGS, cheaper};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 3, "nazdreg", "Nazdreg")
            .of(Orks)
            .signature(3)
            .stats(2, 7)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Warrior, T::Warboss])
            .always(all([Unit, Yours, Other, AtThisPlanet], Grant::Keyword(Brutal))),
        Card::new(Kind::Army, 54, "nazdregs-flash-gitz", "Nazdreg's Flash Gitz")
            .of(Orks)
            .signature(3)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Warrior, T::Nob])
            .ability(combat_action().cost(Cost::DamageThis(N(1))).then([Ready(THIS)]).once_per_phase()),
        Card::new(Kind::Support, 55, "kraktoof-hall", "Kraktoof Hall")
            .of(Orks)
            .signature(3)
            .cost(2)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                target(0, [Unit, Yours, AtPlanet]),
                target(1, [Unit, Not(Ref::Chosen(0)), AtPlanetOf(Ref::Chosen(0))]),
                MoveDamage(N(1), Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Event, 56, "bigga-is-betta", "Bigga Is Betta")
            .of(Orks)
            .signature(3)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                interrupt(when(When::Deploying).by(You).obj([Unit, Of(Orks)]))
                    .then([ReduceCost(N(2)), Delay(Later::AfterItEnters, vec![Deal(N(1), THAT)])]),
            ),
        Card::new(Kind::Attachment, 57, "cybork-body", "Cybork Body")
            .of(Orks)
            .signature(3)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Bionics])
            .attach_to([Army])
            .always(host(Grant::DoubleHp)),
        Card::new(Kind::Army, 58, "sniveling-grot", "Sniveling Grot")
            .of(Orks)
            .cost(0)
            .stats(1, 1)
            .traits([T::Runt, T::Ally]),
        Card::new(Kind::Army, 59, "goff-nob", "Goff Nob").of(Orks).loyal().cost(5).stats(6, 6).traits([
            T::Warrior,
            T::Nob,
            T::Elite,
        ]),
        Card::new(Kind::Army, 60, "weirdboy-maniak", "Weirdboy Maniak")
            .of(Orks)
            .loyal()
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Psyker, T::Oddboy])
            .ability(
                reaction(when(When::Enters).only(Only::This))
                    .then([Deal(N(1), each([Unit, Other, AtThisPlanet]))]),
            ),
        Card::new(Kind::Army, 61, "tankbusta-bommaz", "Tankbusta Bommaz")
            .of(Orks)
            .cost(4)
            .stats(3, 4)
            .command(2)
            .traits([T::Warrior, T::Boyz])
            .always(this(Grant::DoubleDamageTo(vec![Unit, Enemys, Trait(vec![T::Vehicle])]))),
        Card::new(Kind::Army, 62, "rugged-killa-kans", "Rugged Killa Kans")
            .of(Orks)
            .loyal()
            .cost(4)
            .stats(2, 5)
            .command(2)
            .traits([T::Vehicle, T::Walker])
            .keywords([NoWargear, Brutal]),
        Card::new(Kind::Army, 63, "enraged-ork", "Enraged Ork")
            .of(Orks)
            .loyal()
            .cost(2)
            .stats(0, 5)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .keywords([Brutal]),
        Card::new(Kind::Army, 64, "crushface", "Crushface")
            .of(Orks)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Warrior, T::Nob])
            .ability(
                interrupt(when(When::Deploying).by(You).only(Only::AtThisPlanet).obj([
                    Unit,
                    Of(Orks),
                    Other,
                ]))
                .then([ReduceCost(N(1))]),
            ),
        Card::new(Kind::Army, 65, "bad-dok", "Bad Dok")
            .of(Orks)
            .cost(2)
            .stats(1, 4)
            .command(1)
            .traits([T::Oddboy, T::Nob])
            .always(this_while(Cond::ThisDamaged, Grant::Command(N(3)))),
        Card::new(Kind::Army, 66, "rokkitboy", "Rokkitboy")
            .of(Orks)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .always(all([Unit, Enemys, AtThisPlanet], Grant::LoseKeyword(Flying))),
        Card::new(Kind::Army, 67, "goff-boyz", "Goff Boyz")
            .of(Orks)
            .cost(1)
            .stats(0, 2)
            .traits([T::Warrior, T::Boyz, T::Ally])
            .always(this_while(Cond::ThisAtFirstPlanet, Grant::Attack(N(3)))),
        Card::new(Kind::Army, 68, "shoota-mob", "Shoota Mob")
            .of(Orks)
            .cost(1)
            .stats(2, 1)
            .command(1)
            .traits([T::Warrior, T::Boyz]),
        Card::new(Kind::Army, 69, "burna-boyz", "Burna Boyz")
            .of(Orks)
            .cost(4)
            .stats(5, 3)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .ability(
                reaction(when(When::Defends).only(Only::ByThis).obj([Unit, Enemys]))
                    .then([choose(0, [Unit, Enemys, Not(Ref::That), AtPlanetOf(Ref::That)]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Event, 70, "battle-cry", "Battle Cry")
            .of(Orks)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Power])
            .ability(combat_action().only_if(Cond::DuringBattle).then([change(
                each([Unit, Of(Orks), Yours]),
                Grant::Attack(N(2)),
                Until::EndOfBattle,
            )])),
        Card::new(Kind::Event, 71, "snotling-attack", "Snotling Attack")
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([Repeat(
                N(4),
                vec![
                    ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                    Tokens(SNOTLINGS, N(1), To::Chosen(0)),
                ],
            )])),
        Card::new(Kind::Event, 72, "squig-bombin", "Squig Bombin'")
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([target(0, [Support]), Destroy(IT)])),
        Card::new(Kind::Attachment, 73, "rokkit-launcha", "Rokkit Launcha")
            .of(Orks)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Keyword(Ranged))),
        Card::new(Kind::Support, 74, "ork-kannon", "Ork Kannon")
            .of(Orks)
            .cost(1)
            .traits([T::Weapon, T::Artillery])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Indirect(N(1), Players::Each, To::Chosen(0)),
            ])),
        Card::new(Kind::Support, 75, "bigtoof-banna", "Bigtoof Banna")
            .of(Orks)
            .unique()
            .cost(1)
            .traits([T::Upgrade])
            .keywords([Limited])
            .ability(cheaper(Orks)),
        Card::new(Kind::Support, 76, "tellyporta-pad", "Tellyporta Pad")
            .of(Orks)
            .cost(2)
            .traits([T::Location])
            .ability(
                combat_action()
                    .cost(Cost::ExhaustThis)
                    .then([target(0, [Unit, Of(Orks), Yours]), Move(IT, To::FirstPlanet)]),
            ),
    ]
}
