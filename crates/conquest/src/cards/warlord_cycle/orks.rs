//! Cards of the Orks in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtChosen, AtPlanetOf, AtPlanetWith, AtThatPlanet, AtThisPlanet, Enemys, Exhausted, NonWarlord,
        NotToken, NotTrait, Of, Support, Token, Trait, Unit, Warlord, Yours,
    },
    Num::{self, DamageBeyond, N, X},
    On, Only,
    Op::{
        Choose, ChoosePlace, Deal, Destroy, Draw, IfTaken, IndirectAmong, Let, Prevent, Ready, Then, Tokens,
    },
    Places, Players, Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, combat_action, deploy_action, each, forced_reaction, host, interrupt, reaction,
    target, this_while, when,
};
use crate::card::{Card, Faction::Orks, Keyword, Kind, Set, Trait as T};
use crate::cards::SNOTLINGS;
use crate::ids::Phase;

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
                reaction(when(When::Damaged).only(Only::ByThis).only(Only::ByAttack).obj([Unit, Enemys]))
                    .then([target(0, [Support, Enemys]), Destroy(IT)]),
            ),
        Card::new(Kind::Event, 10, "smash-n-bash", "Smash 'n Bash")
            .in_set(Set::HowlOfBlackmane)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(combat_action().then([
                ChoosePlace {
                    into: 0,
                    from: Places::With(vec![Unit, Yours], vec![Warlord, Enemys]),
                    target: true,
                },
                Deal(N(1), each([Unit, Yours, AtChosen(0)])),
                IfTaken,
                Choose {
                    into: 1,
                    what: vec![Unit, Exhausted, Yours, AtChosen(0)],
                    by: You,
                    how: How::Some(3),
                },
                Ready(On::Picked),
            ])),
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
                    .cost(Cost::ExhaustUnit(vec![Warlord, Yours]))
                    .then([Deal(N(1), each([Unit]))]),
            ),
        Card::new(Kind::Support, 35, "kustom-field-generator", "Kustom Field Generator")
            .in_set(Set::Scourge)
            .of(Orks)
            .cost(2)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::Assigned).obj([Unit, Of(Orks), Yours]).only(Only::ByAttack))
                    .cost(Cost::ExhaustThis)
                    .then([
                        Let(DamageBeyond(0)),
                        Prevent(Num::All),
                        Then,
                        IndirectAmong(X, Players::You, vec![Unit, Of(Orks), AtPlanetOf(Ref::That)]),
                    ]),
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
                target(0, [Support, Of(Orks), Yours]),
                Ready(IT),
                Then,
                Deal(N(1), THIS),
            ])),
        Card::new(Kind::Attachment, 57, "goff-big-choppa", "Goff Big Choppa")
            .in_set(Set::GiftOfTheEthereals)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(N(2))))
            .always(host(Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Support, 58, "ammo-depot", "Ammo Depot")
            .in_set(Set::GiftOfTheEthereals)
            .of(Orks)
            .cost(1)
            .traits([T::Location])
            .ability(
                action().only_if(Cond::HandAtMost(You, 3)).cost(Cost::ExhaustThis).then([Draw(You, N(1))]),
            ),
        Card::new(Kind::Warlord, 67, "old-zogwort", "Old Zogwort")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .stats(1, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Psyker, T::Oddboy])
            .ability(reaction(when(When::Commits).only(Only::This)).then([Tokens(
                SNOTLINGS,
                N(1),
                To::ThisPlanet,
            )]))
            .ability(reaction(when(When::Attacks).only(Only::This)).then([Tokens(
                SNOTLINGS,
                N(1),
                To::ThisPlanet,
            )]))
            .ability(
                forced_reaction(when(When::PhaseEnds).only(Only::Phase(Phase::Combat)))
                    .then([Destroy(each([Unit, Token(SNOTLINGS)]))]),
            )
            .bloodied_ability(
                forced_reaction(when(When::PhaseEnds).only(Only::Phase(Phase::Combat)))
                    .then([Destroy(each([Unit, Token(SNOTLINGS)]))]),
            ),
        Card::new(Kind::Army, 68, "zogworts-runtherders", "Zogwort's Runtherders")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .cost(3)
            .stats(1, 3)
            .command(1)
            .traits([T::Oddboy])
            .ability(interrupt(when(When::Damaged).only(Only::This)).then([Tokens(
                SNOTLINGS,
                N(1),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Support, 69, "zogworts-hovel", "Zogwort's Hovel")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .cost(2)
            .traits([T::Location])
            .ability(reaction(when(When::Defends).obj([Warlord, Yours])).then([Tokens(
                SNOTLINGS,
                N(1),
                To::ThatPlanet,
            )])),
        Card::new(Kind::Attachment, 70, "wyrdboy-stikk", "Wyrdboy Stikk")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .cost(0)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Unit, Trait(vec![T::Oddboy])])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Token(SNOTLINGS)]))
                    .cost(Cost::ExhaustThis)
                    .then([
                        ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                        Tokens(SNOTLINGS, N(1), To::Chosen(0)),
                    ]),
            ),
        Card::new(Kind::Event, 71, "launch-da-snots", "Launch da Snots")
            .in_set(Set::ZogwortsCurse)
            .of(Orks)
            .signature(11)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::Attacks).obj([Unit, Of(Orks), Yours])).then([change(
                THAT,
                Grant::Attack(Num::Per(1, vec![Token(SNOTLINGS), AtThatPlanet])),
                Until::ThisAttack,
            )])),
        Card::new(Kind::Army, 97, "snakebite-thug", "Snakebite Thug")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .cost(2)
            .stats(3, 4)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .ability(forced_reaction(when(When::AttackResolved).only(Only::This)).then([Deal(N(1), THIS)])),
        Card::new(Kind::Army, 98, "evil-sunz-warbiker", "Evil Sunz Warbiker")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior, T::Boyz])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 99, "morks-great-heap", "Mork's Great Heap")
            .in_set(Set::ThreatBeyond)
            .of(Orks)
            .unique()
            .loyal()
            .cost(3)
            .traits([T::Upgrade])
            .always(all([Unit, NotToken, Of(Orks), Yours], Grant::Hp(N(1)))),
        Card::new(Kind::Army, 124, "big-shoota-battlewagon", "Big Shoota Battlewagon")
            .in_set(Set::DescendantsOfIsha)
            .of(Orks)
            .cost(6)
            .stats(4, 4)
            .command(1)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(interrupt(when(When::Leaves).only(Only::This).only(Only::Destroyed)).then([Tokens(
                SNOTLINGS,
                N(4),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Event, 125, "made-ta-fight", "Made Ta Fight")
            .in_set(Set::DescendantsOfIsha)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(
                interrupt(when(When::Leaves).obj([Army, Yours, AtPlanetWith(vec![Warlord, Yours])])).then([
                    target(0, [Unit, NonWarlord, AtThatPlanet]),
                    Deal(Num::PrintedAttack(Ref::That), IT),
                ]),
            ),
        Card::new(Kind::Event, 126, "squiggify", "Squiggify")
            .in_set(Set::DescendantsOfIsha)
            .of(Orks)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Power])
            .ability(combat_action().then([
                target(0, [Army, NotTrait(T::Vehicle)]),
                change(IT, Grant::SetAttack(1), Until::EndOfPhase),
                change(IT, Grant::Blank, Until::EndOfPhase),
                change(IT, Grant::Trait(T::Squig), Until::EndOfPhase),
            ])),
    ]
}
