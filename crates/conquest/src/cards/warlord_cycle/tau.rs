//! Cards of the Tau in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT, Is,
    Num::{self, N},
    Only, Op, Places, Ref, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, each, forced_reaction, reaction, target, this, this_while,
    when,
};
use crate::card::{Card, Faction::Tau, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 42, "borkan-recruits", "Bork'an Recruits")
            .in_set(Set::Scourge)
            .of(Tau)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Attachment, 44, "blacksun-filter", "Blacksun Filter")
            .in_set(Set::Scourge)
            .of(Tau)
            .cost(0)
            .shields(1)
            .traits([T::Wargear])
            .attach_to([Is::Army])
            .ability(
                reaction(when(Event::Commits).obj([Is::Warlord, Is::Enemys]).only(Only::AtThisPlanet))
                    .then([Op::Gain(You, N(1))]),
            ),
        Card::new(Kind::Warlord, 45, "aunshi", "Aun'shi")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .stats(2, 7)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Ethereal])
            .always(all(
                [Is::Unit, Is::Of(Tau), Is::Yours, Is::AtThisPlanet],
                Grant::Keyword(Keyword::Armorbane),
            ))
            .ability(
                forced_reaction(when(Event::AttackResolved).only(Only::This))
                    .then([Op::Move(THIS, To::YourHq)]),
            ),
        Card::new(Kind::Army, 46, "ethereal-envoy", "Ethereal Envoy")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .cost(1)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::Ethereal])
            .ability(
                forced_reaction(when(Event::AttackResolved).only(Only::This))
                    .then([Op::Move(THIS, To::YourHq)]),
            ),
        Card::new(Kind::Attachment, 48, "honor-blade", "Honor Blade")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Is::Unit, Is::Trait(vec![T::Ethereal])])
            .always(all(
                [Is::Unit, Is::Of(Tau), Is::Yours, Is::AtThisPlanet, Is::Not(Ref::Host)],
                Grant::Attack(N(1)),
            )),
        Card::new(Kind::Event, 49, "ethereal-wisdom", "Ethereal Wisdom")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                target(0, [Is::Unit, Is::Of(Tau)]),
                change(IT, Grant::Attack(N(1)), Until::EndOfPhase),
                change(IT, Grant::Trait(T::Ethereal), Until::EndOfPhase),
            ])),
        Card::new(Kind::Army, 86, "sacea-xv88-broadside", "Sa'cea XV88 Broadside")
            .in_set(Set::ZogwortsCurse)
            .of(Tau)
            .loyal()
            .cost(6)
            .stats(4, 6)
            .command(3)
            .traits([T::Soldier, T::Pilot, T::Elite])
            .always(this_while(
                Cond::Matches(Ref::This, vec![Is::HasAttachment]),
                Grant::Keyword(Keyword::AreaEffect(2)),
            )),
        Card::new(Kind::Army, 109, "fire-warrior-grenadiers", "Fire Warrior Grenadiers")
            .in_set(Set::ThreatBeyond)
            .of(Tau)
            .cost(3)
            .stats(2, 2)
            .traits([T::Soldier, T::Shasla])
            .always(this(Grant::Attack(Num::Per(
                2,
                vec![Is::Unit, Is::Trait(vec![T::Ethereal]), Is::Yours, Is::AtThisPlanet],
            ))))
            .always(this(Grant::Command(Num::Per(
                1,
                vec![Is::Unit, Is::Trait(vec![T::Ethereal]), Is::Yours, Is::AtThisPlanet],
            )))),
        Card::new(Kind::Support, 110, "ksimyen-orbital-city", "Ksi'm'yen Orbital City")
            .in_set(Set::ThreatBeyond)
            .of(Tau)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Is::Unit, Is::Trait(vec![T::Ethereal]), Is::Yours, Is::AtHq]),
                Op::ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                Op::Move(IT, To::Chosen(1)),
                Op::Then,
                Op::Ready(IT),
            ])),
        Card::new(Kind::Army, 132, "viorla-warrior-cadre", "Vior'la Warrior Cadre")
            .in_set(Set::DescendantsOfIsha)
            .of(Tau)
            .cost(4)
            .stats(4, 3)
            .command(1)
            .traits([T::Soldier, T::Shasla])
            .always(this_while(
                Cond::YouControl(vec![Is::Unit, Is::Trait(vec![T::Ethereal]), Is::AtThisPlanet]),
                Grant::Keyword(Keyword::Ranged),
            )),
        Card::new(Kind::Event, 133, "for-the-tauva", "For the Tau'va")
            .in_set(Set::DescendantsOfIsha)
            .of(Tau)
            .cost(2)
            .shields(1)
            .traits([T::Tactic, T::Maneuver])
            .ability(
                action().cost(Cost::ExhaustUnit(vec![Is::Warlord, Is::Yours])).then([Op::Ready(each([
                    Is::Unit,
                    Is::Yours,
                    Is::HasAttachment,
                ]))]),
            ),
    ]
}
