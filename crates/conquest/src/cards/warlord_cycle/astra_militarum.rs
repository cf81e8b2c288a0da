//! Cards of the Astra Militarum in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT, Is, Num::N, On, Only, Op, Per, Ref, THIS, Until, Who::You, action, change,
    combat_action, host, host_while, interrupt, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::AstraMilitarum, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 6, "interrogator-acolyte", "Interrogator Acolyte")
            .in_set(Set::HowlOfBlackmane)
            .of(AstraMilitarum)
            .loyal()
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::Inquisitor])
            .ability(interrupt(when(Event::Leaves).only(Only::This)).then([Op::Draw(You, N(2))])),
        Card::new(Kind::Army, 30, "iron-guard-recruits", "Iron Guard Recruits")
            .in_set(Set::Scourge)
            .of(AstraMilitarum)
            .cost(2)
            .stats(1, 2)
            .command(2)
            .traits([T::Conscript, T::Mordian]),
        Card::new(Kind::Attachment, 31, "dozer-blade", "Dozer Blade")
            .in_set(Set::Scourge)
            .of(AstraMilitarum)
            .cost(0)
            .shields(1)
            .traits([T::Hardpoint])
            .attach_to([Is::Army, Is::Trait(vec![T::Vehicle])])
            .always(host(Grant::Hp(N(2)))),
        Card::new(Kind::Support, 32, "inquisitorial-fortress", "Inquisitorial Fortress")
            .in_set(Set::Scourge)
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(
                action()
                    .cost(Cost::ExhaustThis)
                    .cost(Cost::SacrificeThis)
                    .then([target(0, [Is::Army]), Op::Rout(IT)]),
            ),
        Card::new(Kind::Event, 54, "to-arms", "To Arms!")
            .in_set(Set::GiftOfTheEthereals)
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Tactic])
            .ability(action().then([target(0, [Is::Support]), Op::Ready(IT)])),
        Card::new(Kind::Attachment, 55, "honorifica-imperialis", "Honorifica Imperialis")
            .in_set(Set::GiftOfTheEthereals)
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear, T::Award])
            .attach_to([Is::Army])
            .always(host_while(
                Cond::ThereIs(vec![Is::Warlord, Is::Enemys, Is::AtThisPlanet]),
                Grant::Keyword(Keyword::Armorbane),
            ))
            .always(host_while(
                Cond::ThereIs(vec![Is::Warlord, Is::Enemys, Is::AtThisPlanet]),
                Grant::Keyword(Keyword::Ranged),
            )),
        Card::new(Kind::Army, 75, "steel-legion-chimera", "Steel Legion Chimera")
            .in_set(Set::ZogwortsCurse)
            .of(AstraMilitarum)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Vehicle, T::Transport])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(Event::Assigned).only(Only::ByAttack).obj([
                    Is::Unit,
                    Is::NotTrait(T::Vehicle),
                    Is::Yours,
                    Is::AtThisPlanet,
                ]))
                .then([Op::Prevent(N(1))]),
            ),
        Card::new(Kind::Army, 76, "tallarn-raiders", "Tallarn Raiders")
            .in_set(Set::ZogwortsCurse)
            .of(AstraMilitarum)
            .cost(1)
            .stats(0, 2)
            .command(1)
            .traits([T::Soldier, T::Tallarn])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Warlord, 89, "torquemada-coteaz", "Torquemada Coteaz")
            .in_set(Set::ThreatBeyond)
            .of(AstraMilitarum)
            .signature(12)
            .stats(0, 8)
            .bloodied(1, 6)
            .start(8, 8)
            .traits([T::Soldier, T::Inquisitor])
            .ability(
                combat_action()
                    .cost(Cost::SacrificeUnit(vec![Is::Unit, Is::NonWarlord, Is::AtThisPlanet]))
                    .then([change(THIS, Grant::Attack(N(3)), Until::NextAttack)])
                    .limit(1, Per::Attack),
            ),
        Card::new(Kind::Army, 90, "coteazs-henchmen", "Coteaz's Henchmen")
            .in_set(Set::ThreatBeyond)
            .of(AstraMilitarum)
            .signature(12)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier])
            .ability(
                interrupt(when(Event::Leaves).only(Only::This)).then([Op::Ready(On::The(Ref::YourWarlord))]),
            ),
        Card::new(Kind::Army, 130, "shrieking-basilisk", "Shrieking Basilisk")
            .in_set(Set::DescendantsOfIsha)
            .of(AstraMilitarum)
            .cost(6)
            .stats(3, 5)
            .command(3)
            .traits([T::Vehicle, T::Artillery, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Ranged])
            .ability(
                reaction(when(Event::Damaged).only(Only::ByThis).obj([Is::Unit, Is::Enemys]))
                    .then([target(0, [Is::Support]), Op::Exhaust(IT)]),
            ),
    ]
}
