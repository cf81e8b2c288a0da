//! Cards of the Tau in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtHq, AtThisPlanet, CostAtLeast, CostAtMost, Enemys, Not, Support, Trait, Unexhausted, Unit,
        Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{Choose, ChooseNumber, ChoosePlace, Deal, Destroy, EachPlayer, Gain, Move, OneOf, Ready, Reassign},
    Per, Places, Ref, THIS, To, Until,
    Who::You,
    all, all_while, change, choose, combat_action, deploy_action, forced_reaction, reaction, struck, target,
    when,
};
use crate::card::{Card, Faction::Tau, Keyword, Kind, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 15, "kroot-guerrilla", "Kroot Guerrilla")
            .in_set(Set::JunglesOfNectavus)
            .of(Tau)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Kroot])
            .ability(reaction(when(When::BattleBegins).only(Only::AtThisPlanet)).then([Gain(You, N(1))])),
        Card::new(Kind::Army, 16, "xv8-05-enforcer", "XV8-05 Enforcer")
            .in_set(Set::JunglesOfNectavus)
            .of(Tau)
            .cost(4)
            .stats(4, 4)
            .command(1)
            .traits([T::Soldier, T::Pilot])
            .ability(
                reaction(when(When::Assigned).only(Only::ByThis).only(Only::ByAttack))
                    .then([
                        choose(0, [Unit, Enemys, Not(Ref::That), AtThisPlanet]),
                        ChooseNumber(Num::DamageBeyond(0)),
                        Reassign(Num::X, Ref::Chosen(0)),
                    ])
                    .limit(1, Per::Attack),
            ),
        Card::new(Kind::Army, 37, "grav-inhibitor-drone", "Grav Inhibitor Drone")
            .in_set(Set::Unforgiven)
            .of(Tau)
            .cost(1)
            .stats(0, 4)
            .traits([T::Drone])
            .always(all_while(
                Cond::ThereIs(vec![Unit, CostAtLeast(3), Unexhausted, AtThisPlanet]),
                [Unit, CostAtMost(2), AtThisPlanet],
                Grant::CannotAttack,
            )),
        Card::new(Kind::Attachment, 38, "missile-pod", "Missile Pod")
            .in_set(Set::Unforgiven)
            .of(Tau)
            .cost(2)
            .shields(1)
            .traits([T::Hardpoint])
            .attach_to([Unit, Trait(vec![T::Pilot, T::Vehicle]), Yours])
            .ability(deploy_action().cost(Cost::SacrificeThis).then([OneOf(
                vec![target(0, [Army, Enemys, AtHq]), Deal(N(3), IT)],
                vec![target(0, [Support]), Destroy(IT)],
            )])),
        Card::new(Kind::Army, 60, "sniper-drone-team", "Sniper Drone Team")
            .in_set(Set::SlashAndBurn)
            .of(Tau)
            .loyal()
            .cost(4)
            .stats(2, 5)
            .command(1)
            .traits([T::Soldier, T::Drone])
            .keywords([Keyword::Ranged])
            .ability(reaction(when(When::SkirmishEnds).only(Only::AtThisPlanet)).then([Ready(THIS)])),
        Card::new(Kind::Event, 61, "tactical-withdrawal", "Tactical Withdrawal")
            .in_set(Set::SlashAndBurn)
            .of(Tau)
            .loyal()
            .shields(2)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(0)])
            .ability(reaction(struck()).then([
                ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                Choose { into: 1, what: vec![Unit, Yours, AtThisPlanet], by: You, how: How::Any },
                Move(On::Picked, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 83, "herald-of-the-tauva", "Herald of the Tau'va")
            .in_set(Set::SearchingForTruth)
            .of(Tau)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::Ethereal])
            .always(all([Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet], Grant::Keyword(Keyword::Mobile)))
            .ability(
                forced_reaction(when(When::AttackResolved).only(Only::This)).then([Move(THIS, To::YourHq)]),
            ),
        Card::new(Kind::Support, 84, "beleaguered-garrison", "Beleaguered Garrison")
            .in_set(Set::SearchingForTruth)
            .of(Tau)
            .unique()
            .cost(1)
            .traits([T::Location])
            .always(Constant::ReserveCounts),
        Card::new(Kind::Army, 103, "xv25-stealth-squad", "XV25 Stealth Squad")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tau)
            .cost(5)
            .stats(5, 3)
            .traits([T::Soldier, T::Pilot, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .always(Constant::StrikesAsAction),
        Card::new(Kind::Attachment, 104, "kroot-hunting-rifle", "Kroot Hunting Rifle")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Tau)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Kroot])
            .keywords([Keyword::DeepStrike(0)])
            .attach_to([Army, Yours])
            .ability(
                reaction(
                    when(When::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByHost)
                        .only(Only::ByAttack)
                        .obj([Unit, Enemys]),
                )
                .then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Army, 125, "raging-krootox", "Raging Krootox")
            .in_set(Set::WarpUnleashed)
            .of(Tau)
            .loyal()
            .cost(5)
            .stats(2, 6)
            .traits([T::Creature, T::Kroot, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                combat_action()
                    .then([change(THIS, Grant::Attack(Num::Resources(You)), Until::EndOfPhase)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Event, 126, "hunters-ploy", "Hunter's Ploy")
            .in_set(Set::WarpUnleashed)
            .of(Tau)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Headquarters)))
                    .then([EachPlayer(vec![Gain(You, Num::HighestCost(vec![Unit, Yours]))])]),
            ),
    ]
}
