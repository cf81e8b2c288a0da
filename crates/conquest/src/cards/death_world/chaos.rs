//! Cards of Chaos in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, IT,
    Is::{
        self, AdjacentToThis, Army, AtThisPlanet, CostAtMost, Enemys, InDiscard, InHand, NotTrait, Of, Trait,
        Unit, Yours,
    },
    Num::{self, N},
    Only,
    Op::{
        Deal, Discard, Draw, IndirectAmong, Move, RaiseCost, Repeat, ReturnToHand, ReverseBattles, Search,
        Then, Tokens,
    },
    Per, Players, THAT, To, Until,
    Who::{Opponent, You},
    action, all, change, choose, combat_action, each, forced_reaction, host, interrupt, reaction, struck,
    when,
};
use crate::card::{Card, Faction::Chaos, Keyword, Kind, Set, Trait as T};
use crate::cards::CULTIST;
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 8, "sathariel-the-invokator", "Sathariel the Invokator")
            .in_set(Set::JunglesOfNectavus)
            .of(Chaos)
            .unique()
            .cost(5)
            .stats(4, 4)
            .command(1)
            .traits([T::Psyker, T::Fallen, T::Elite])
            .keywords([Keyword::DeepStrike(3)])
            .ability(reaction(when(When::RoundBegins).only(Only::AtThisPlanet)).then([
                choose(0, [Is::Event, Of(Chaos), Trait(vec![T::Power]), InDiscard(You)]),
                ReturnToHand(IT),
            ])),
        Card::new(Kind::Event, 9, "the-princes-might", "The Prince's Might")
            .in_set(Set::JunglesOfNectavus)
            .of(Chaos)
            .loyal()
            .shields(2)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(1)])
            .ability(reaction(struck()).then([change(
                each([Unit, Trait(vec![T::Daemon]), AtThisPlanet]),
                Grant::SparedBy(vec![Unit, CostAtMost(2)]),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Army, 30, "infectious-nurgling", "Infectious Nurgling")
            .in_set(Set::Unforgiven)
            .of(Chaos)
            .cost(1)
            .stats(2, 1)
            .traits([T::Daemon, T::Nurgle])
            .keywords([Keyword::Armorbane]),
        Card::new(Kind::Army, 31, "seekers-of-slaanesh", "Seekers of Slaanesh")
            .in_set(Set::Unforgiven)
            .of(Chaos)
            .cost(5)
            .stats(4, 5)
            .command(2)
            .traits([T::Daemon, T::Slaanesh, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                action()
                    .cost(Cost::SacrificeUnit(vec![Unit, Trait(vec![T::Cultist]), AtThisPlanet]))
                    .then([Draw(You, N(1))]),
            ),
        Card::new(Kind::Attachment, 32, "mark-of-slaanesh", "Mark of Slaanesh")
            .in_set(Set::Unforgiven)
            .of(Chaos)
            .cost(0)
            .shields(1)
            .traits([T::Curse, T::Slaanesh])
            .attach_to([Army])
            .ability(
                interrupt(when(When::Leaves).only(Only::Host))
                    .then([choose(0, [Army, Yours]), Move(IT, To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 53, "disciple-of-excess", "Disciple of Excess")
            .in_set(Set::SlashAndBurn)
            .of(Chaos)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Cultist, T::Slaanesh])
            .always(all([Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet], Grant::CannotBeRouted))
            .always(all([Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet], Grant::CannotBeExhausted)),
        Card::new(Kind::Support, 54, "blood-rain-tempest", "Blood Rain Tempest")
            .in_set(Set::SlashAndBurn)
            .of(Chaos)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Combat)))
                    .cost(Cost::SacrificeThis)
                    .then([ReverseBattles]),
            ),
        Card::new(Kind::Army, 77, "noise-marines-warband", "Noise Marines Warband")
            .in_set(Set::SearchingForTruth)
            .of(Chaos)
            .loyal()
            .cost(4)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::Slaanesh])
            .keywords([Keyword::DeepStrike(2), Keyword::AreaEffect(1)]),
        Card::new(Kind::Event, 78, "ominous-wind", "Ominous Wind")
            .in_set(Set::SearchingForTruth)
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Power, T::Nurgle])
            .ability(action().then([
                Draw(You, Num::HighestCost(vec![Unit, Yours])),
                Then,
                Repeat(N(4), vec![choose(0, [InHand(You)]), Discard(IT)]),
            ])),
        Card::new(Kind::Army, 98, "sickening-helbrute", "Sickening Helbrute")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Chaos)
            .cost(7)
            .stats(2, 9)
            .command(2)
            .traits([T::Vehicle, T::Nurgle, T::Elite])
            .keywords([Keyword::Brutal])
            .ability(forced_reaction(when(When::Defends).obj([Unit, AtThisPlanet])).then([Deal(N(1), THAT)])),
        Card::new(Kind::Army, 99, "purveyor-of-hubris", "Purveyor of Hubris")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Chaos)
            .cost(4)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Slaanesh])
            .ability(
                interrupt(
                    when(When::Deploying)
                        .by(Opponent)
                        .obj([Unit, NotTrait(T::Elite)])
                        .only(Only::AtThisPlanet),
                )
                .then([RaiseCost(N(2))]),
            ),
        Card::new(Kind::Attachment, 100, "cloud-of-flies", "Cloud of Flies")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Blessing])
            .attach_to([Army, Trait(vec![T::Nurgle]), Yours])
            .ability(reaction(when(When::RoundBegins).only(Only::AtThisPlanet)).then([IndirectAmong(
                N(2),
                Players::Each,
                vec![Unit, NotTrait(T::Nurgle), AtThisPlanet],
            )])),
        Card::new(Kind::Warlord, 109, "vhashaelhur", "Vha'shaelhur")
            .in_set(Set::WarpUnleashed)
            .of(Chaos)
            .signature(31)
            .stats(1, 8)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Daemon, T::Slaanesh])
            .keywords([Keyword::AreaEffect(1)])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Army, Enemys]))
                    .only_if(Cond::Attacking(Vec::new()))
                    .then([Tokens(CULTIST, N(1), To::YourHq)])
                    .limit(1, Per::Attack),
            ),
        Card::new(Kind::Army, 110, "alluring-daemonette", "Alluring Daemonette")
            .in_set(Set::WarpUnleashed)
            .of(Chaos)
            .signature(31)
            .cost(3)
            .stats(3, 2)
            .command(1)
            .traits([T::Daemon, T::Slaanesh])
            .ability(
                combat_action()
                    .cost(Cost::SacrificeUnit(vec![Unit, Trait(vec![T::Cultist])]))
                    .then([choose(0, [Army, Enemys, AdjacentToThis]), Move(IT, To::ThisPlanet)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Support, 111, "tower-of-worship", "Tower of Worship")
            .in_set(Set::WarpUnleashed)
            .of(Chaos)
            .unique()
            .signature(31)
            .cost(1)
            .traits([T::Location, T::Slaanesh])
            .ability(
                reaction(when(When::Enters).by(You).only(Only::Deployed).obj([Unit, Trait(vec![T::Daemon])]))
                    .then([Tokens(CULTIST, N(1), To::YourHq)]),
            ),
        Card::new(Kind::Event, 112, "daemonic-incursion", "Daemonic Incursion")
            .in_set(Set::WarpUnleashed)
            .of(Chaos)
            .signature(31)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(action().then([Search {
                depth: 6,
                what: vec![Unit, Trait(vec![T::Daemon])],
                reveal: true,
                then: Found::Hand,
            }])),
        Card::new(Kind::Attachment, 113, "predatory-instinct", "Predatory Instinct")
            .in_set(Set::WarpUnleashed)
            .of(Chaos)
            .signature(31)
            .cost(2)
            .shields(3)
            .traits([T::Skill])
            .attach_to([Unit, Of(Chaos), Yours])
            .always(host(Grant::Keyword(Keyword::AreaEffect(1)))),
    ]
}
