//! Cards of the Dark Eldar in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Event, Grant, IT, Is, Num::N, Only, Op, Ref, THIS, Until, Who::You, change, host, host_while,
    interrupt, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, Set, Trait as T};
use crate::state::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 13, "uber-grotesque", "Uber Grotesque")
            .in_set(Set::HowlOfBlackmane)
            .of(DarkEldar)
            .cost(5)
            .stats(3, 5)
            .command(1)
            .traits([T::Creature, T::Abomination, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(Event::Played).by(You).obj([Is::Event, Is::Trait(vec![T::Torture])]))
                    .then([change(THIS, Grant::Attack(N(3)), Until::EndOfPhase)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 36, "klaivex-warleader", "Klaivex Warleader")
            .in_set(Set::Scourge)
            .of(DarkEldar)
            .loyal()
            .cost(4)
            .stats(3, 3)
            .command(2)
            .traits([T::Warrior])
            .keywords([Keyword::Ambush])
            .ability(
                reaction(
                    when(Event::Enters)
                        .only(Only::This)
                        .only(Only::Deployed)
                        .only(Only::Phase(Phase::Combat)),
                )
                .then([target(0, [Is::Army, Is::Damaged, Is::AtThisPlanet]), Op::Destroy(IT)]),
            ),
        Card::new(Kind::Attachment, 37, "bladed-lotus-rifle", "Bladed Lotus Rifle")
            .in_set(Set::Scourge)
            .of(DarkEldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Is::Army])
            .always(host(Grant::Attack(N(1))))
            .always(host_while(
                Cond::Matches(Ref::Host, vec![Is::Unit, Is::Trait(vec![T::Kabalite])]),
                Grant::Keyword(Keyword::Ranged),
            )),
        Card::new(Kind::Army, 81, "bloodied-reavers", "Bloodied Reavers")
            .in_set(Set::ZogwortsCurse)
            .of(DarkEldar)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Vehicle])
            .keywords([Keyword::NoWargear])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Army, 103, "kabalite-halfborn", "Kabalite Halfborn")
            .in_set(Set::ThreatBeyond)
            .of(DarkEldar)
            .cost(1)
            .stats(1, 1)
            .traits([T::Warrior, T::Kabalite])
            .ability(interrupt(when(Event::Leaves).only(Only::This)).then([Op::Draw(You, N(1))])),
    ]
}
