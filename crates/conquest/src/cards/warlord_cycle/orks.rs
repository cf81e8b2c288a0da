//! Cards of the Orks in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT, Is, Num::N, Only, Op, THIS, To, action, all, deploy_action, each,
    forced_reaction, host, interrupt, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Orks, Keyword, Kind, Set, Trait as T};
use crate::cards::SNOTLINGS;
use crate::state::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 9, "deathskull-lootas", "Deathskull Lootas")
            .in_set(Set::HowlOfBlackmane)
            .of(Orks)
            .cost(4)
            .stats(2, 3)
            .command(2)
            .traits([T::Warrior])
            .ability(
                reaction(
                    when(Event::Damaged).only(Only::ByThis).only(Only::ByAttack).obj([Is::Unit, Is::Enemys]),
                )
                .then([target(0, [Is::Support, Is::Enemys]), Op::Destroy(IT)]),
            ),
        Card::new(Kind::Army, 33, "attack-squig-herd", "Attack Squig Herd")
            .in_set(Set::Scourge)
            .of(Orks)
            .cost(4)
            .stats(4, 6)
            .traits([T::Creature, T::Squig])
            .keywords([Keyword::NoWargear]),
        Card::new(Kind::Event, 34, "dakka-dakka-dakka", "Dakka Dakka Dakka!")
            .in_set(Set::Scourge)
            .of(Orks)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic, T::Maneuver])
            .ability(
                deploy_action()
                    .cost(Cost::ExhaustUnit(vec![Is::Warlord, Is::Yours]))
                    .then([Op::Deal(N(1), each([Is::Unit]))]),
            ),
        Card::new(Kind::Army, 56, "mekaniak-repair-krew", "Mekaniak Repair Krew")
            .in_set(Set::GiftOfTheEthereals)
            .of(Orks)
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Oddboy])
            .ability(action().cost(Cost::ExhaustThis).then([
                target(0, [Is::Support, Is::Of(Orks), Is::Yours]),
                Op::Ready(IT),
                Op::Then,
                Op::Deal(N(1), THIS),
            ])),
        Card::new(Kind::Attachment, 57, "goff-big-choppa", "Goff Big Choppa")
            .in_set(Set::GiftOfTheEthereals)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Is::Army])
            .always(host(Grant::Attack(N(2))))
            .always(host(Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Warlord, 67, "old-zogwort", "Old Zogwort")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .stats(1, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Psyker, T::Oddboy])
            .ability(reaction(when(Event::Commits).only(Only::This)).then([Op::Tokens(
                SNOTLINGS,
                N(1),
                To::ThisPlanet,
            )]))
            .ability(reaction(when(Event::Attacks).only(Only::This)).then([Op::Tokens(
                SNOTLINGS,
                N(1),
                To::ThisPlanet,
            )]))
            .ability(
                forced_reaction(when(Event::PhaseEnds).only(Only::Phase(Phase::Combat)))
                    .then([Op::Destroy(each([Is::Unit, Is::Token(SNOTLINGS)]))]),
            )
            .bloodied_ability(
                forced_reaction(when(Event::PhaseEnds).only(Only::Phase(Phase::Combat)))
                    .then([Op::Destroy(each([Is::Unit, Is::Token(SNOTLINGS)]))]),
            ),
        Card::new(Kind::Support, 69, "zogworts-hovel", "Zogwort's Hovel")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .cost(2)
            .traits([T::Location])
            .ability(reaction(when(Event::Defends).obj([Is::Warlord, Is::Yours])).then([Op::Tokens(
                SNOTLINGS,
                N(1),
                To::ThatPlanet,
            )])),
        Card::new(Kind::Army, 97, "snakebite-thug", "Snakebite Thug")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .cost(2)
            .stats(3, 4)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .ability(
                forced_reaction(when(Event::AttackResolved).only(Only::This)).then([Op::Deal(N(1), THIS)]),
            ),
        Card::new(Kind::Army, 98, "evil-sunz-warbiker", "Evil Sunz Warbiker")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 99, "morks-great-heap", "Mork's Great Heap")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .unique()
            .loyal()
            .cost(3)
            .traits([T::Upgrade])
            .always(all(
                [Is::Of(Orks), Is::Yours, Is::Either(vec![vec![Is::Army], vec![Is::Warlord]])],
                Grant::Hp(N(1)),
            )),
        Card::new(Kind::Army, 124, "big-shoota-battlewagon", "Big Shoota Battlewagon")
            .in_set(Set::DescendantsOfIsha)
            .of(Orks)
            .cost(6)
            .stats(4, 4)
            .command(1)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                interrupt(when(Event::Leaves).only(Only::This).only(Only::Destroyed)).then([Op::Tokens(
                    SNOTLINGS,
                    N(4),
                    To::ThisPlanet,
                )]),
            ),
    ]
}
