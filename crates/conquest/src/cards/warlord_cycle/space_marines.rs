//! Cards of Space Marines in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtHq, AtPlanetWith, AtPlanetWithout, AtThatPlanet, AtThisPlanet, Attacking, Enemys, InHand,
        MayEnter, Not, NotTrait, Of, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        self, Choose, ChoosePlace, CommitAgain, Deal, DealSurely, Draw, Gain, Move, PutIntoPlay, Rout, Rule,
        Then,
    },
    Per, Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, choose, deploy_action, forced_interrupt, host_while, may_choose, reaction, target,
    this_while, when,
};
use crate::card::{Card, Faction::SpaceMarines, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 1, "ragnar-blackmane", "Ragnar Blackmane")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .signature(8)
            .stats(2, 7)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(
                reaction(when(When::Commits).only(Only::This))
                    .only_if(Cond::ThereIs(vec![Warlord, Enemys, AtThisPlanet]))
                    .then([target(0, [Unit, Enemys, AtThisPlanet]), Deal(N(2), IT)]),
            ),
        Card::new(Kind::Army, 2, "blackmane-sentinel", "Blackmane Sentinel")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .signature(8)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(reaction(when(When::Commits).obj([Warlord, Yours])).then([Move(THIS, To::ThatPlanet)])),
        Card::new(Kind::Attachment, 3, "frostfang", "Frostfang")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .unique()
            .signature(8)
            .cost(2)
            .shields(3)
            .traits([T::Relic, T::Wargear, T::Weapon])
            .attach_to([Unit, Trait(vec![T::SpaceWolves])])
            .one_per_player(T::Relic)
            .always(host_while(Cond::ThereIs(vec![Warlord, Enemys, AtThisPlanet]), Grant::Attack(N(2))))
            .always(host_while(Cond::ThereIs(vec![Warlord, Enemys, AtThisPlanet]), Grant::Hp(N(2)))),
        Card::new(Kind::Support, 4, "ragnars-warcamp", "Ragnar's Warcamp")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .signature(8)
            .cost(3)
            .traits([T::Location])
            .always(all(
                [
                    Unit,
                    Trait(vec![T::SpaceWolves]),
                    Yours,
                    AtPlanetWith(vec![Warlord, Yours]),
                    Attacking(vec![Warlord, Enemys]),
                ],
                Grant::DoubleDamageTo(vec![Warlord, Enemys]),
            )),
        Card::new(Kind::Event, 5, "blackmanes-hunt", "Blackmane's Hunt")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .signature(8)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::Commits).obj([Warlord, Yours])).then([
                ChoosePlace { into: 0, from: Places::AdjacentTo(Ref::YourWarlord), target: false },
                CommitAgain(Ref::YourWarlord, 0),
            ])),
        Card::new(Kind::Army, 28, "morkai-rune-priest", "Morkai Rune Priest")
            .in_set(Set::Scourge)
            .of(SpaceMarines)
            .loyal()
            .cost(4)
            .stats(3, 4)
            .command(1)
            .traits([T::Psyker, T::SpaceWolves])
            .ability(
                forced_interrupt(
                    when(When::GoesHome)
                        .obj([Unit, NotTrait(T::SpaceWolves)])
                        .only(Only::Retreating)
                        .only(Only::FromThisPlanet),
                )
                .then([Deal(N(1), THAT)]),
            ),
        Card::new(Kind::Attachment, 29, "fenrisian-wolf", "Fenrisian Wolf")
            .in_set(Set::Scourge)
            .of(SpaceMarines)
            .cost(2)
            .shields(1)
            .traits([T::Creature])
            .attach_to([Army])
            .ability(
                reaction(when(When::BattleBegins).only(Only::AtThisPlanet))
                    .cost(Cost::ExhaustHost)
                    .then([target(0, [Army, AtThisPlanet]), Deal(Num::AttackOf(Ref::Host), IT)]),
            ),
        Card::new(Kind::Army, 50, "white-scars-bikers", "White Scars Bikers")
            .in_set(Set::GiftOfTheEthereals)
            .of(SpaceMarines)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::WhiteScars])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Event, 51, "know-no-fear", "Know No Fear")
            .in_set(Set::GiftOfTheEthereals)
            .of(SpaceMarines)
            .cost(1)
            .shields(1)
            .traits([T::Tactic, T::Maneuver])
            .ability(deploy_action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([
                may_choose(0, [Army, Of(SpaceMarines), Yours, AtHq]),
                Then,
                Op::ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                Move(IT, To::Chosen(1)),
                may_choose(0, [Army, Of(SpaceMarines), Yours, AtHq]),
                Then,
                Op::ChoosePlace { into: 2, from: Places::Unchosen, target: false },
                Move(IT, To::Chosen(2)),
                may_choose(0, [Army, Of(SpaceMarines), Yours, AtHq]),
                Then,
                Op::ChoosePlace { into: 3, from: Places::Unchosen, target: false },
                Move(IT, To::Chosen(3)),
            ])),
        Card::new(Kind::Event, 52, "crushing-blow", "Crushing Blow")
            .in_set(Set::GiftOfTheEthereals)
            .of(SpaceMarines)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::Damaged).source([Unit, Of(SpaceMarines)]).obj([Unit, Enemys]))
                    .then([DealSurely(N(1), THAT)]),
            ),
        Card::new(Kind::Army, 72, "blood-claw-pack", "Blood Claw Pack")
            .in_set(Set::ZogwortsCurse)
            .of(SpaceMarines)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(
                reaction(when(When::Commits).obj([Warlord, Enemys]).only(Only::AtThisPlanet))
                    .cost(Cost::ExhaustThis)
                    .then([
                        choose(0, [Unit, Trait(vec![T::SpaceWolves]), InHand(You), MayEnter]),
                        PutIntoPlay(Ref::Chosen(0), To::ThisPlanet),
                    ]),
            ),
        Card::new(Kind::Event, 73, "rally-the-charge", "Rally the Charge")
            .in_set(Set::ZogwortsCurse)
            .of(SpaceMarines)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                target(0, [Unit, Of(SpaceMarines), Yours, AtPlanetWith(vec![Warlord, Yours])]),
                change(IT, Grant::Attack(Num::CommandOf(2, Ref::Chosen(0))), Until::EndOfPhase),
            ])),
        Card::new(Kind::Support, 74, "secluded-apothecarion", "Secluded Apothecarion")
            .in_set(Set::ZogwortsCurse)
            .of(SpaceMarines)
            .loyal()
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Unit, Of(SpaceMarines), Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Army, 94, "firedrake-terminators", "Firedrake Terminators")
            .in_set(Set::ThreatBeyond)
            .of(SpaceMarines)
            .cost(5)
            .stats(3, 6)
            .command(2)
            .traits([T::Soldier, T::Salamanders, T::Elite])
            .ability(reaction(when(When::Defends).only(Only::This)).then([Deal(N(1), On::The(Ref::Source))])),
        Card::new(Kind::Army, 95, "imperial-fists-siege-force", "Imperial Fists Siege Force")
            .in_set(Set::ThreatBeyond)
            .of(SpaceMarines)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::ImperialFists])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([
                Choose {
                    into: 0,
                    what: vec![Unit, Trait(vec![T::Ally]), AtThisPlanet],
                    by: You,
                    how: How::Targets,
                },
                Rout(On::Picked),
            ])),
        Card::new(Kind::Attachment, 96, "nocturne-ultima-storm-bolter", "Nocturne-Ultima Storm Bolter")
            .in_set(Set::ThreatBeyond)
            .of(SpaceMarines)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .ability(
                reaction(when(When::Damaged).only(Only::ByHost).only(Only::ByAttack).obj([Unit, Enemys]))
                    .then([
                        target(0, [Unit, Not(Ref::That), AtThisPlanet]),
                        Deal(Num::AttackOf(Ref::Host), IT),
                    ]),
            ),
        Card::new(Kind::Army, 121, "space-wolves-predator", "Space Wolves Predator")
            .in_set(Set::DescendantsOfIsha)
            .of(SpaceMarines)
            .cost(7)
            .stats(5, 5)
            .command(3)
            .traits([T::Vehicle, T::SpaceWolves, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([Rule(
                To::ThisPlanet,
                Constant::NoEnemyWarlord,
                Until::EndOfRound,
            )])),
        Card::new(Kind::Event, 122, "primal-howl", "Primal Howl")
            .in_set(Set::DescendantsOfIsha)
            .of(SpaceMarines)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Power, T::SpaceWolves])
            // Warlords commit once a round, in no turn: "per turn" is read as per round.
            .ability(
                reaction(when(When::Commits).obj([Warlord, Yours]))
                    .only_if(Cond::ThereIs(vec![Warlord, Enemys, AtThatPlanet]))
                    .then([Draw(You, N(3))])
                    .max(1, Per::Round),
            ),
        Card::new(Kind::Support, 123, "hallow-librarium", "Hallow Librarium")
            .in_set(Set::DescendantsOfIsha)
            .of(SpaceMarines)
            .cost(2)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                target(0, [Unit, AtPlanetWithout(vec![Warlord, Enemys])]),
                change(IT, Grant::LoseAttack(N(2)), Until::EndOfPhase),
            ])),
    ]
}
