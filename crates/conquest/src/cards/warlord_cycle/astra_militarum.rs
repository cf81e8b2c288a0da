//! Cards of the Astra Militarum in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, IT,
    Is::{
        Army, AtChosen, AtPlanetOf, AtPlanetWith, AtPlanetWithout, AtThisPlanet, CostAtMost, Deployable,
        Enemys, InHand, NonWarlord, Not, NotToken, NotTrait, Of, Support, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N, PrintedAttack},
    On, Only,
    Op::{
        Become, ChoosePlace, Deal, DeployAt, Draw, Exhaust, Instead, Prevent, Ready, ReturnToHand, Rout,
        Sacrifice, Then, Tokens,
    },
    PAID, PAID_AT, Per, Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, forced_interrupt, host, host_while, interrupt,
    reaction, target, this_while, when,
};
use crate::card::{Card, Faction::AstraMilitarum, Keyword, Kind, Set, Trait as T};
use crate::cards::GUARDSMAN;

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
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([Draw(You, N(2))])),
        Card::new(Kind::Event, 7, "muster-the-guard", "Muster the Guard")
            .in_set(Set::HowlOfBlackmane)
            .of(AstraMilitarum)
            .cost(0)
            .shields(1)
            .traits([T::Tactic, T::Maneuver])
            .ability(deploy_action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([change(
                On::The(Ref::YourWarlord),
                Grant::Cheaper(vec![Unit, Of(AstraMilitarum)], 1, 0),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Event, 8, "noble-deed", "Noble Deed")
            .in_set(Set::HowlOfBlackmane)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().cost(Cost::SacrificeUnit(vec![Unit, Of(AstraMilitarum)])).then([
                target(0, [Army, Enemys, AtChosen(PAID_AT)]),
                Deal(PrintedAttack(Ref::Chosen(PAID)), IT),
            ])),
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
            .attach_to([Army, Trait(vec![T::Vehicle])])
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
                    .then([target(0, [Army]), Rout(IT)]),
            ),
        Card::new(Kind::Army, 53, "mystic-warden", "Mystic Warden")
            .in_set(Set::GiftOfTheEthereals)
            .of(AstraMilitarum)
            .cost(0)
            .stats(2, 2)
            .traits([T::Psyker])
            // It goes as the battle ends, before units go home from the first planet.
            .ability(
                forced_interrupt(when(When::BattleEnds).only(Only::AtThisPlanet)).then([Sacrifice(THIS)]),
            ),
        Card::new(Kind::Event, 54, "to-arms", "To Arms!")
            .in_set(Set::GiftOfTheEthereals)
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Tactic])
            .ability(action().then([target(0, [Support]), Ready(IT)])),
        Card::new(Kind::Attachment, 55, "honorifica-imperialis", "Honorifica Imperialis")
            .in_set(Set::GiftOfTheEthereals)
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear, T::Award])
            .attach_to([Army])
            .always(host_while(
                Cond::ThereIs(vec![Warlord, Enemys, AtThisPlanet]),
                Grant::Keyword(Keyword::Armorbane),
            ))
            .always(host_while(
                Cond::ThereIs(vec![Warlord, Enemys, AtThisPlanet]),
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
                reaction(when(When::Assigned).only(Only::ByAttack).obj([
                    Unit,
                    NotTrait(T::Vehicle),
                    Yours,
                    AtThisPlanet,
                ]))
                .then([Prevent(N(1))]),
            ),
        Card::new(Kind::Army, 76, "tallarn-raiders", "Tallarn Raiders")
            .in_set(Set::ZogwortsCurse)
            .of(AstraMilitarum)
            .cost(1)
            .stats(0, 2)
            .command(1)
            .traits([T::Soldier, T::Tallarn])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 77, "staging-ground", "Staging Ground")
            .in_set(Set::ZogwortsCurse)
            .of(AstraMilitarum)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                choose(0, [Unit, CostAtMost(2), InHand(You), Deployable]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                DeployAt(Ref::Chosen(0), To::Chosen(1)),
            ])),
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
                    .cost(Cost::SacrificeUnit(vec![Unit, NonWarlord, AtThisPlanet]))
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
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([Ready(On::The(Ref::YourWarlord))])),
        Card::new(Kind::Support, 91, "formosan-black-ship", "Formosan Black Ship")
            .in_set(Set::ThreatBeyond)
            .of(AstraMilitarum)
            .signature(12)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                interrupt(
                    when(When::Leaves)
                        .only(Only::Sacrificed)
                        .only(Only::FromPlanet)
                        .obj([Unit, NotToken, Yours]),
                )
                .cost(Cost::ExhaustThis)
                .then([Tokens(GUARDSMAN, N(2), To::ThatPlanet)]),
            ),
        Card::new(Kind::Attachment, 92, "the-glovodan-eagle", "The Glovodan Eagle")
            .in_set(Set::ThreatBeyond)
            .of(AstraMilitarum)
            .unique()
            .signature(12)
            .cost(1)
            .shields(3)
            .traits([T::Familiar])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Attack(N(1))))
            .ability(combat_action().then([Become("the-glovodan-eagle-unit")])),
        Card::new(Kind::Event, 93, "the-emperor-protects", "The Emperor Protects")
            .in_set(Set::ThreatBeyond)
            .of(AstraMilitarum)
            .signature(12)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                interrupt(when(When::Leaves).obj([Unit, Yours, AtPlanetWith(vec![Warlord, Yours])]))
                    .then([Instead, ReturnToHand(THAT)]),
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
                reaction(when(When::Damaged).only(Only::ByThis).obj([Unit, Enemys]))
                    .then([target(0, [Support]), Exhaust(IT)]),
            ),
        Card::new(Kind::Event, 131, "the-emperors-warrant", "The Emperor's Warrant")
            .in_set(Set::DescendantsOfIsha)
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                target(0, [Unit, Enemys, AtPlanetWithout(vec![Warlord, Enemys])]),
                target(1, [Unit, Not(Ref::Chosen(0)), AtPlanetOf(Ref::Chosen(0))]),
                Exhaust(IT),
                Then,
                Deal(Num::AttackOf(Ref::Chosen(0)), On::The(Ref::Chosen(1))),
            ])),
    ]
}
