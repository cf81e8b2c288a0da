//! Cards of Chaos in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, HOST, How, IT,
    Is::{
        AdjacentToThis, Army, AtAnotherPlanet, AtChosen, AtPlanetOf, AtThatPlanet, AtThisPlanet, CostAtLeast,
        Enemys, Not, NotTrait, Other, Trait, Unit, Warlord, Yours,
    },
    Num::{self, AreaEffectOf, DamageOn, N, Per, X},
    On, Only,
    Op::{
        self, ChoosePlace, Deal, DiscardTop, EachPlayer, Heal, If, IndirectAmong, Let, May, Move, MoveDamage,
        Ready, Rout, Sacrifice, Then, Tokens,
    },
    Places, Players, REVEALED, Ref, THAT, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, deploy_action, each, forced_reaction, host, reaction, target,
    this_while, when,
};
use crate::card::{Card, Faction::Chaos, Keyword, Kind, Set, Trait as T};
use crate::cards::CULTIST;
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 11, "death-guard-infantry", "Death Guard Infantry")
            .in_set(Set::HowlOfBlackmane)
            .of(Chaos)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Warrior, T::DeathGuard, T::Nurgle]),
        Card::new(Kind::Army, 12, "heretek-inventor", "Heretek Inventor")
            .in_set(Set::HowlOfBlackmane)
            .of(Chaos)
            .loyal()
            .cost(1)
            .stats(3, 3)
            .command(1)
            .traits([T::Scholar])
            .ability(forced_reaction(when(When::Enters).only(Only::This)).then([Op::Opponent(vec![May(
                vec![
                    Op::ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                    Move(THIS, To::Chosen(0)),
                ],
            )])])),
        Card::new(Kind::Warlord, 23, "kugath-plaguefather", "Ku'gath Plaguefather")
            .in_set(Set::Scourge)
            .of(Chaos)
            .signature(9)
            .stats(1, 7)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Daemon, T::Nurgle])
            .ability(
                reaction(when(When::Attacks).only(Only::This)).then([
                    choose(0, [Unit, Other, AtThisPlanet]),
                    MoveDamage(N(1), Ref::This, Ref::Chosen(0)),
                ]),
            ),
        Card::new(Kind::Army, 24, "kugaths-nurglings", "Ku'gath's Nurglings")
            .in_set(Set::Scourge)
            .of(Chaos)
            .signature(9)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Daemon, T::Nurgle])
            .ability(
                forced_reaction(when(When::Moves).obj([Unit]).only(Only::AtThisPlanet))
                    .then([Deal(N(1), THAT)]),
            ),
        Card::new(Kind::Support, 25, "vile-laboratory", "Vile Laboratory")
            .in_set(Set::Scourge)
            .of(Chaos)
            .signature(9)
            .cost(2)
            .traits([T::Location])
            .ability(deploy_action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                Op::Opponent(vec![
                    choose(0, [Unit, NotTrait(T::Vehicle), Yours, AtChosen(1)]),
                    ChoosePlace { into: 2, from: Places::AdjacentTo(Ref::Chosen(0)), target: false },
                    Move(IT, To::Chosen(2)),
                ]),
            ])),
        Card::new(Kind::Attachment, 26, "the-plaguefathers-banner", "The Plaguefather's Banner")
            .in_set(Set::Scourge)
            .of(Chaos)
            .unique()
            .signature(9)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Standard])
            .attach_to([Unit, Trait(vec![T::Nurgle])])
            .always(host(Grant::Hp(N(1))))
            .ability(reaction(when(When::Attacks).only(Only::Host)).then([
                choose(0, [Unit, Not(Ref::Host), AtThisPlanet]),
                MoveDamage(N(1), Ref::Host, Ref::Chosen(0)),
            ])),
        Card::new(Kind::Event, 27, "fetid-haze", "Fetid Haze")
            .in_set(Set::Scourge)
            .of(Chaos)
            .signature(9)
            .cost(3)
            .shields(1)
            .traits([T::Power, T::Nurgle])
            .ability(combat_action().then([
                target(0, [Unit, Trait(vec![T::Nurgle]), Yours]),
                Let(DamageOn(Ref::Chosen(0))),
                Heal(Num::All, IT),
                Then,
                IndirectAmong(X, Players::Opponent, vec![Army, AtPlanetOf(Ref::Chosen(0))]),
            ])),
        Card::new(Kind::Army, 59, "rotten-plaguebearers", "Rotten Plaguebearers")
            .in_set(Set::GiftOfTheEthereals)
            .of(Chaos)
            .cost(2)
            .stats(0, 2)
            .command(1)
            .traits([T::Daemon, T::Nurgle])
            .ability(
                action().cost(Cost::ExhaustThis).then([target(0, [Unit, AtThisPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Event, 60, "nurgling-bomb", "Nurgling Bomb")
            .in_set(Set::GiftOfTheEthereals)
            .of(Chaos)
            .cost(3)
            .shields(1)
            .traits([T::Tactic, T::Nurgle])
            .ability(combat_action().then([
                Op::ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                EachPlayer(vec![
                    Op::Choose {
                        into: 0,
                        what: vec![Unit, Yours, NotTrait(T::Nurgle), AtChosen(1)],
                        by: You,
                        how: How::Any,
                    },
                    Rout(On::Picked),
                ]),
                Deal(N(1), each([Unit, NotTrait(T::Nurgle), AtChosen(1)])),
            ])),
        Card::new(Kind::Support, 61, "throne-of-vainglory", "Throne of Vainglory")
            .in_set(Set::GiftOfTheEthereals)
            .of(Chaos)
            .loyal()
            .cost(3)
            .traits([T::Upgrade, T::Slaanesh])
            .ability(action().cost(Cost::ExhaustThis).then([
                DiscardTop(You, N(1)),
                If(
                    Cond::Matches(Ref::Chosen(REVEALED), vec![CostAtLeast(3)]),
                    vec![Tokens(CULTIST, N(2), To::YourHq)],
                ),
            ])),
        Card::new(Kind::Army, 78, "gleeful-plague-beast", "Gleeful Plague Beast")
            .in_set(Set::ZogwortsCurse)
            .of(Chaos)
            .loyal()
            .cost(5)
            .stats(3, 5)
            .command(1)
            .traits([T::Daemon, T::Nurgle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                forced_reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Combat)))
                    .then([Deal(N(1), each([Unit, AtThisPlanet]))]),
            ),
        Card::new(Kind::Event, 79, "doombolt", "Doombolt")
            .in_set(Set::ZogwortsCurse)
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(
                deploy_action().then([target(0, [Army, Enemys]), Deal(Num::DamageOn(Ref::Chosen(0)), IT)]),
            ),
        Card::new(Kind::Attachment, 80, "blight-grenades", "Blight Grenades")
            .in_set(Set::ZogwortsCurse)
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Nurgle])
            .attach_to([Army, Trait(vec![T::Nurgle])])
            .ability(combat_action().cost(Cost::SacrificeThis).then([change(
                HOST,
                Grant::Keyword(Keyword::AreaEffect(2)),
                Until::EndOfCombatRound,
            )])),
        Card::new(Kind::Army, 100, "noise-marine-zealots", "Noise Marine Zealots")
            .in_set(Set::ThreatBeyond)
            .of(Chaos)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Slaanesh])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 101, "turbulent-rift", "Turbulent Rift")
            .in_set(Set::ThreatBeyond)
            .of(Chaos)
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(When::Enters).by(You).only(Only::Deployed).obj([Unit, Trait(vec![T::Elite])]))
                    .cost(Cost::DamageThat(N(1)))
                    .then([Deal(N(1), each([Unit, Enemys, AtThatPlanet]))]),
            ),
        Card::new(Kind::Event, 102, "cacophonic-choir", "Cacophonic Choir")
            .in_set(Set::ThreatBeyond)
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Power, T::Maneuver, T::Slaanesh])
            .ability(deploy_action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([IndirectAmong(
                Per(1, vec![Unit, Enemys]),
                Players::Opponent,
                vec![Unit],
            )])),
        Card::new(Kind::Army, 127, "ancient-keeper-of-secrets", "Ancient Keeper of Secrets")
            .in_set(Set::DescendantsOfIsha)
            .of(Chaos)
            .cost(7)
            .stats(5, 5)
            .command(3)
            .traits([T::Daemon, T::Slaanesh, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                action().cost(Cost::SacrificeUnit(vec![Unit, Trait(vec![T::Cultist])])).then([Ready(THIS)]),
            ),
        Card::new(Kind::Attachment, 128, "slaaneshs-temptation", "Slaanesh's Temptation")
            .in_set(Set::DescendantsOfIsha)
            .of(Chaos)
            .loyal()
            .unique()
            .cost(2)
            .shields(2)
            .traits([T::Power, T::Slaanesh])
            .attach_to_planet()
            .always(Constant::Price { who: Opponent, what: vec![Unit, AtAnotherPlanet], more: 1 })
            .ability(
                forced_reaction(when(When::BattleEnds).only(Only::AtThisPlanet)).then([Sacrifice(THIS)]),
            ),
        Card::new(Kind::Attachment, 129, "doom-siren", "Doom Siren")
            .in_set(Set::DescendantsOfIsha)
            .of(Chaos)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear, T::Slaanesh])
            .attach_to([Army])
            .ability(reaction(when(When::AttackResolved).only(Only::Host).only(Only::ByArea)).then([
                Deal(AreaEffectOf(Ref::Host), each([Unit, Enemys, AdjacentToThis])),
                Then,
                Sacrifice(HOST),
            ])),
    ]
}
