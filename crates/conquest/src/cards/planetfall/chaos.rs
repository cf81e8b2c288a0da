//! Cards of Chaos in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, IT,
    Is::{
        Army, AtChosen, AtPlanet, AtThisPlanet, AtType, CostAtMost, Enemys, Hale, OnBloodiedSide, Other,
        Token, Trait, Undamaged, Unit, Warlord, Yours,
    },
    Num::{self, CommandOf, N},
    On, Only,
    Op::{self, ChoosePlace, Deal, DealSurely, DeployAt, Destroy, FightAt, Move, MoveDamage, SwitchPlanets},
    Places, Ref, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, each, headquarters_action, host, host_while,
    interrupt, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Chaos, Keyword, Kind, Set, TECH, Trait as T};
use crate::cards::CULTIST;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 16, "ravening-psychopath", "Ravening Psychopath")
            .in_set(Set::DecreeOfRuin)
            .of(Chaos)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Cultist, T::Khorne, T::Ally])
            .ability(
                reaction(when(When::AttackResolved).only(Only::This))
                    .cost(Cost::DamageThis(N(1)))
                    .then([choose(0, [Army, Enemys, AtThisPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Event, 17, "sowing-chaos", "Sowing Chaos")
            .in_set(Set::DecreeOfRuin)
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([Destroy(each([Army, CostAtMost(2), AtType(TECH)]))])),
        Card::new(Kind::Warlord, 25, "baar-zul-the-hate-bound", "Ba'ar Zul the Hate-Bound")
            .in_set(Set::BoundlessHate)
            .of(Chaos)
            .signature(19)
            .stats(0, 5)
            .bloodied(3, 11)
            .start(7, 7)
            .traits([T::Warrior, T::Khorne, T::WorldEaters])
            .ability(
                reaction(when(When::Damaged).obj([Unit, Yours, Other, AtThisPlanet])).then([MoveDamage(
                    Num::OfThat,
                    Ref::That,
                    Ref::This,
                )]),
            ),
        Card::new(Kind::Army, 26, "baar-zuls-cleavers", "Ba'ar Zul's Cleavers")
            .in_set(Set::BoundlessHate)
            .of(Chaos)
            .signature(19)
            .cost(3)
            .stats(2, 5)
            .command(1)
            .traits([T::Warrior, T::Khorne, T::WorldEaters])
            .ability(
                action()
                    .cost(Cost::DamageThis(N(2)))
                    .then([change(THIS, Grant::Attack(N(2)), Until::NextAttack)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Support, 27, "kaerux-erameas", "Kaerux Erameas")
            .in_set(Set::BoundlessHate)
            .of(Chaos)
            .unique()
            .signature(19)
            .cost(2)
            .traits([T::Location, T::SpaceHulk])
            .ability(combat_action().only_if(Cond::NoBattleYet).cost(Cost::ExhaustThis).then([
                Op::ChoosePlace { into: 0, from: Places::NonFirstWithout(vec![Warlord]), target: false },
                FightAt(To::Chosen(0)),
            ])),
        Card::new(Kind::Event, 28, "blood-for-the-blood-god", "Blood For The Blood God!")
            .in_set(Set::BoundlessHate)
            .of(Chaos)
            .signature(19)
            .cost(1)
            .shields(1)
            .traits([T::Tactic, T::Khorne])
            .ability(combat_action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Deal(N(1), each([Unit, Undamaged, AtChosen(0)])),
            ])),
        Card::new(Kind::Attachment, 29, "the-butchers-nails", "The Butcher's Nails")
            .in_set(Set::BoundlessHate)
            .of(Chaos)
            .signature(19)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::WorldEaters])
            .attach_to([Warlord, Yours])
            .always(host_while(
                Cond::Matches(Ref::Host, vec![Warlord, Hale]),
                Grant::Keyword(Keyword::Brutal),
            ))
            .always(host_while(
                Cond::Matches(Ref::Host, vec![Warlord, OnBloodiedSide]),
                Grant::Keyword(Keyword::Armorbane),
            )),
        Card::new(Kind::Army, 59, "prodigal-sons-disciple", "Prodigal Sons Disciple")
            .in_set(Set::DeadlySalvage)
            .of(Chaos)
            .loyal()
            .cost(5)
            .stats(3, 6)
            .command(3)
            .traits([T::Psyker, T::Tzeentch, T::Elite])
            .ability(reaction(when(When::AttackResolved).only(Only::This).source([Army, Enemys])).then([
                target(0, [Unit, Enemys, AtThisPlanet]),
                DealSurely(CommandOf(1, Ref::Chosen(0)), IT),
            ])),
        Card::new(Kind::Army, 60, "seer-of-deceit", "Seer of Deceit")
            .in_set(Set::DeadlySalvage)
            .of(Chaos)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Scholar, T::Ally])
            .always(this_while(Cond::ThisAtType(TECH), Grant::Bonus(1, 0))),
        Card::new(Kind::Attachment, 61, "khornate-chain-axe", "Khornate Chain Axe")
            .in_set(Set::DeadlySalvage)
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon, T::Khorne])
            .attach_to([Army])
            .always(host(Grant::Attack(N(2))))
            .always(host_while(Cond::Bloodthirst, Grant::Keyword(Keyword::Brutal))),
        Card::new(Kind::Army, 84, "master-warpsmith", "Master Warpsmith")
            .in_set(Set::WhatLurksBelow)
            .of(Chaos)
            .cost(4)
            .stats(2, 4)
            .command(2)
            .traits([T::Scholar])
            .ability(reaction(when(When::Leaves).obj([Token(CULTIST), Yours]).only(Only::Sacrificed)).then(
                [change(
                    On::The(Ref::YourWarlord),
                    Grant::Cheaper(vec![Unit, Trait(vec![T::Elite])], 1, 0),
                    Until::NextDeployed,
                )],
            )),
        Card::new(Kind::Support, 85, "corrupted-teleportarium", "Corrupted Teleportarium")
            .in_set(Set::WhatLurksBelow)
            .of(Chaos)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                choose(0, [Unit, Trait(vec![T::Elite]), Yours, AtType(TECH)]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                Move(IT, To::Chosen(1)),
            ])),
        Card::new(Kind::Army, 103, "berzerker-warriors", "Berzerker Warriors")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Chaos)
            .loyal()
            .cost(2)
            .stats(3, 2)
            .traits([T::Warrior, T::Khorne, T::WorldEaters])
            .ability(
                interrupt(when(When::Leaves).obj([Unit, Enemys, AtPlanet]).only(Only::Destroyed))
                    .from_hand()
                    .then([DeployAt(Ref::This, To::ThatPlanet)]),
            ),
        Card::new(Kind::Support, 104, "killing-field", "Killing Field")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Chaos)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(each([Unit, AtChosen(0)]), Grant::LoseKeyword(Keyword::Ranged), Until::EndOfPhase),
            ])),
        Card::new(Kind::Attachment, 105, "staff-of-change", "Staff of Change")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon, T::Tzeentch])
            .attach_to([Army])
            .one_per_unit()
            .ability(
                reaction(when(When::StruggleWon).by(You).only(Only::AtThisPlanet))
                    .then([target(0, [Unit, AtThisPlanet]), Deal(N(2), IT)]),
            ),
        Card::new(Kind::Army, 129, "frenzied-bloodthirster", "Frenzied Bloodthirster")
            .in_set(Set::FinalGambit)
            .of(Chaos)
            .loyal()
            .cost(10)
            .stats(8, 8)
            .command(2)
            .traits([T::Daemon, T::Khorne, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::ImmuneToPowerEvents])
            .always(this_while(Cond::Bloodthirst, Grant::Keyword(Keyword::Armorbane)))
            .always(this_while(Cond::Bloodthirst, Grant::Keyword(Keyword::Brutal)))
            .always(this_while(Cond::Bloodthirst, Grant::Keyword(Keyword::Flying))),
        Card::new(Kind::Event, 130, "warp-rift", "Warp Rift")
            .in_set(Set::FinalGambit)
            .of(Chaos)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Power, T::Tzeentch])
            .ability(headquarters_action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                ChoosePlace { into: 1, from: Places::NextToChosen(0), target: false },
                SwitchPlanets(0, 1),
            ])),
    ]
}
