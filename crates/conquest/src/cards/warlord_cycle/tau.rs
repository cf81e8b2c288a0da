//! Cards of the Tau in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtHq, AtPlanetWith, AtThisPlanet, Enemys, HasAttachment, Of, Other, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{BattleAbility, Choose, ChoosePlace, Draw, Gain, Move, OneOf, Ready, Then},
    Places, Ref, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, each, forced_reaction, host, reaction, target, this,
    this_while, when,
};
use crate::card::{Card, Faction::Tau, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 19, "piranha-hunter", "Piranha Hunter")
            .in_set(Set::HowlOfBlackmane)
            .of(Tau)
            .cost(3)
            .stats(2, 2)
            .traits([T::Vehicle, T::Speeder])
            .keywords([Keyword::NoWargear, Keyword::Mobile])
            .ability(
                reaction(when(When::Moves).only(Only::This).only(Only::FromAnotherPlanet))
                    .then([Draw(You, N(1))]),
            ),
        Card::new(Kind::Army, 20, "aunui-prelate", "Aun'ui Prelate")
            .in_set(Set::HowlOfBlackmane)
            .of(Tau)
            .loyal()
            .cost(4)
            .stats(4, 3)
            .traits([T::Soldier, T::Ethereal])
            .keywords([Keyword::Ambush])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([change(
                each([Unit, Of(Tau), Yours, Other, AtThisPlanet]),
                Grant::Attack(N(1)),
                Until::EndOfPhase,
            )]))
            .ability(
                forced_reaction(when(When::AttackResolved).only(Only::This)).then([Move(THIS, To::YourHq)]),
            ),
        Card::new(Kind::Support, 21, "homing-beacon", "Homing Beacon")
            .in_set(Set::HowlOfBlackmane)
            .of(Tau)
            .cost(1)
            .traits([T::Upgrade])
            .keywords([Keyword::Limited])
            .ability(
                reaction(when(When::GoesHome).obj([Unit, Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([OneOf(vec![Gain(You, N(1))], vec![Draw(You, N(1))])]),
            ),
        Card::new(Kind::Army, 42, "borkan-recruits", "Bork'an Recruits")
            .in_set(Set::Scourge)
            .of(Tau)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Event, 43, "kauyon-strike", "Kauyon Strike")
            .in_set(Set::Scourge)
            .of(Tau)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Choose {
                    into: 1,
                    what: vec![Unit, Trait(vec![T::Ethereal]), Yours],
                    by: You,
                    how: How::OneOrMore,
                },
                Move(On::Picked, To::Chosen(0)),
            ])),
        Card::new(Kind::Attachment, 44, "blacksun-filter", "Blacksun Filter")
            .in_set(Set::Scourge)
            .of(Tau)
            .cost(0)
            .shields(1)
            .traits([T::Wargear])
            .attach_to([Army])
            .ability(
                reaction(when(When::Commits).obj([Warlord, Enemys]).only(Only::AtThisPlanet))
                    .then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Warlord, 45, "aunshi", "Aun'shi")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .stats(2, 7)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Ethereal])
            .always(all([Unit, Of(Tau), Yours, AtThisPlanet], Grant::Keyword(Keyword::Armorbane)))
            .ability(
                forced_reaction(when(When::AttackResolved).only(Only::This)).then([Move(THIS, To::YourHq)]),
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
                forced_reaction(when(When::AttackResolved).only(Only::This)).then([Move(THIS, To::YourHq)]),
            ),
        Card::new(Kind::Support, 47, "aunshis-sanctum", "Aun'shi's Sanctum")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .unique()
            .signature(10)
            .cost(2)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                target(0, [Unit, AtPlanetWith(vec![Unit, Trait(vec![T::Ethereal]), Yours])]),
                Ready(IT),
            ])),
        Card::new(Kind::Attachment, 48, "honor-blade", "Honor Blade")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, Trait(vec![T::Ethereal])])
            .always(host(Grant::Constant(Box::new(all(
                [Unit, Of(Tau), Yours, Other, AtThisPlanet],
                Grant::Attack(N(1)),
            ))))),
        Card::new(Kind::Event, 49, "ethereal-wisdom", "Ethereal Wisdom")
            .in_set(Set::GiftOfTheEthereals)
            .of(Tau)
            .signature(10)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                target(0, [Unit, Of(Tau)]),
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
                Cond::Matches(Ref::This, vec![HasAttachment]),
                Grant::Keyword(Keyword::AreaEffect(2)),
            )),
        Card::new(Kind::Event, 87, "tense-negotiations", "Tense Negotiations")
            .in_set(Set::ZogwortsCurse)
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                action()
                    .cost(Cost::ExhaustUnit(vec![Warlord, Yours]))
                    .then([BattleAbility(To::PlanetOf(Ref::YourWarlord))]),
            ),
        Card::new(Kind::Attachment, 88, "heavy-marker-drone", "Heavy Marker Drone")
            .in_set(Set::ZogwortsCurse)
            .of(Tau)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Drone])
            .attach_to([Army, Enemys])
            .always(host(Grant::TakesDouble)),
        Card::new(Kind::Army, 109, "fire-warrior-grenadiers", "Fire Warrior Grenadiers")
            .in_set(Set::ThreatBeyond)
            .of(Tau)
            .cost(3)
            .stats(2, 2)
            .traits([T::Soldier, T::Shasla])
            .always(this(Grant::Attack(Num::Per(
                2,
                vec![Unit, Trait(vec![T::Ethereal]), Yours, AtThisPlanet],
            ))))
            .always(this(Grant::Command(Num::Per(
                1,
                vec![Unit, Trait(vec![T::Ethereal]), Yours, AtThisPlanet],
            )))),
        Card::new(Kind::Support, 110, "ksimyen-orbital-city", "Ksi'm'yen Orbital City")
            .in_set(Set::ThreatBeyond)
            .of(Tau)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                choose(0, [Unit, Trait(vec![T::Ethereal]), Yours, AtHq]),
                Move(IT, To::Chosen(1)),
                Then,
                Ready(IT),
            ])),
        Card::new(Kind::Army, 132, "viorla-warrior-cadre", "Vior'la Warrior Cadre")
            .in_set(Set::DescendantsOfIsha)
            .of(Tau)
            .cost(4)
            .stats(4, 3)
            .command(1)
            .traits([T::Soldier, T::Shasla])
            .always(this_while(
                Cond::YouControl(vec![Unit, Trait(vec![T::Ethereal]), AtThisPlanet]),
                Grant::Keyword(Keyword::Ranged),
            )),
        Card::new(Kind::Event, 133, "for-the-tauva", "For the Tau'va")
            .in_set(Set::DescendantsOfIsha)
            .of(Tau)
            .cost(2)
            .shields(1)
            .traits([T::Tactic, T::Maneuver])
            .ability(action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([Ready(each([
                Unit,
                Yours,
                HasAttachment,
            ]))])),
    ]
}
