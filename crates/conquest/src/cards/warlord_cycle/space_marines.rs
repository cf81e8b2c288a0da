//! Cards of Space Marines in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT, Is, Num::N, On, Only, Op, Ref, THIS, To, Who::You, choose, host_while,
    reaction, target, this_while, when,
};
use crate::card::{Card, Faction::SpaceMarines, Kind, Set, Trait as T};

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
                reaction(when(Event::Commits).only(Only::This))
                    .only_if(Cond::ThereIs(vec![Is::Warlord, Is::Enemys, Is::AtThisPlanet]))
                    .then([target(0, [Is::Unit, Is::Enemys, Is::AtThisPlanet]), Op::Deal(N(2), IT)]),
            ),
        Card::new(Kind::Army, 2, "blackmane-sentinel", "Blackmane Sentinel")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .signature(8)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(
                reaction(when(Event::Commits).obj([Is::Warlord, Is::Yours]))
                    .then([Op::Move(THIS, To::ThatPlanet)]),
            ),
        Card::new(Kind::Attachment, 3, "frostfang", "Frostfang")
            .in_set(Set::HowlOfBlackmane)
            .of(SpaceMarines)
            .unique()
            .signature(8)
            .cost(2)
            .shields(3)
            .traits([T::Relic, T::Wargear, T::Weapon])
            .attach_to([Is::Unit, Is::Trait(vec![T::SpaceWolves])])
            .one_per_player(T::Relic)
            .always(host_while(
                Cond::ThereIs(vec![Is::Warlord, Is::Enemys, Is::AtThisPlanet]),
                Grant::Attack(N(2)),
            ))
            .always(host_while(
                Cond::ThereIs(vec![Is::Warlord, Is::Enemys, Is::AtThisPlanet]),
                Grant::Hp(N(2)),
            )),
        Card::new(Kind::Army, 50, "white-scars-bikers", "White Scars Bikers")
            .in_set(Set::GiftOfTheEthereals)
            .of(SpaceMarines)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::WhiteScars])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Army, 72, "blood-claw-pack", "Blood Claw Pack")
            .in_set(Set::ZogwortsCurse)
            .of(SpaceMarines)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::SpaceWolves])
            .ability(
                reaction(when(Event::Commits).obj([Is::Warlord, Is::Enemys]).only(Only::AtThisPlanet))
                    .cost(Cost::ExhaustThis)
                    .then([
                        choose(0, [Is::Unit, Is::Trait(vec![T::SpaceWolves]), Is::InHand(You), Is::MayEnter]),
                        Op::PutIntoPlay(Ref::Chosen(0), To::ThisPlanet),
                    ]),
            ),
        Card::new(Kind::Support, 74, "secluded-apothecarion", "Secluded Apothecarion")
            .in_set(Set::ZogwortsCurse)
            .of(SpaceMarines)
            .loyal()
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(Event::Leaves).only(Only::Destroyed).obj([
                    Is::Unit,
                    Is::Of(SpaceMarines),
                    Is::Yours,
                ]))
                .cost(Cost::ExhaustThis)
                .then([Op::Gain(You, N(1))]),
            ),
        Card::new(Kind::Army, 94, "firedrake-terminators", "Firedrake Terminators")
            .in_set(Set::ThreatBeyond)
            .of(SpaceMarines)
            .cost(5)
            .stats(3, 6)
            .command(2)
            .traits([T::Soldier, T::Salamanders, T::Elite])
            .ability(
                reaction(when(Event::Defends).only(Only::This)).then([Op::Deal(N(1), On::The(Ref::Source))]),
            ),
    ]
}
