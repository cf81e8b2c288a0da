//! Cards of the Astra Militarum in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, HOST, IT,
    Is::{
        AnyToken, Army, AtThatPlanet, AtThisPlanet, CostAtMost, Either, InDiscard, InReserve, MayEnter,
        NonWarlord, Of, Support, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{ChooseNumber, ChoosePlace, Destroy, Gain, MoreShield, Move, Prevent, PutIntoPlay, Ready, Tokens},
    Per, Places, Ref, To, Until,
    Who::You,
    action, all, change, choose, combat_action, deploy_action, forced_interrupt, host, interrupt, reaction,
    target, this_while, when,
};
use crate::card::{Card, Faction::AstraMilitarum, Keyword, Kind, Set, Trait as T};
use crate::cards::GUARDSMAN;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 3, "vostroyan-officer", "Vostroyan Officer")
            .in_set(Set::JunglesOfNectavus)
            .of(AstraMilitarum)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::Vostroya])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet],
                Grant::Keyword(Keyword::ImmuneToEnemyEvents),
            )),
        Card::new(Kind::Army, 4, "scion-strike-force", "Scion Strike Force")
            .in_set(Set::JunglesOfNectavus)
            .of(AstraMilitarum)
            .cost(5)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Elite])
            .keywords([Keyword::DeepStrike(3), Keyword::Ranged]),
        Card::new(Kind::Event, 5, "no-surprises", "No Surprises")
            .in_set(Set::JunglesOfNectavus)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([target(0, [InReserve]), Destroy(IT)])),
        Card::new(Kind::Army, 26, "firstborn-battalion", "Firstborn Battalion")
            .in_set(Set::Unforgiven)
            .of(AstraMilitarum)
            .loyal()
            .cost(4)
            .stats(3, 4)
            .command(2)
            .traits([T::Soldier, T::Vostroya])
            .always(this_while(Cond::YouControlMany(3, vec![Support]), Grant::Keyword(Keyword::Mobile)))
            .always(this_while(Cond::YouControlMany(3, vec![Support]), Grant::Keyword(Keyword::Ranged))),
        Card::new(Kind::Support, 27, "clearcut-refuge", "Clearcut Refuge")
            .in_set(Set::Unforgiven)
            .of(AstraMilitarum)
            .unique()
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                target(0, [Unit]),
                change(IT, Grant::Hp(Num::HighestCost(vec![Unit, Yours])), Until::EndOfPhase),
            ])),
        Card::new(Kind::Warlord, 43, "grigory-maksim", "Grigory Maksim")
            .in_set(Set::SlashAndBurn)
            .of(AstraMilitarum)
            .signature(28)
            .stats(1, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Soldier, T::Vostroya])
            .always(Constant::Shields { what: vec![Support], icons: 1, on: vec![Unit, Yours] })
            .always(Constant::Shields {
                what: vec![Support],
                icons: 2,
                on: vec![Unit, Yours, Trait(vec![T::Tank])],
            }),
        Card::new(Kind::Army, 44, "maksims-squadron", "Maksim's Squadron")
            .in_set(Set::SlashAndBurn)
            .of(AstraMilitarum)
            .signature(28)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Vehicle, T::Tank, T::Vostroya])
            .keywords([Keyword::NoWargear])
            .ability(interrupt(when(When::Shield).by(You).only(Only::ByThis)).then([MoreShield(N(1))])),
        Card::new(Kind::Support, 45, "clearing-the-path", "Clearing the Path")
            .in_set(Set::SlashAndBurn)
            .of(AstraMilitarum)
            .signature(28)
            .cost(2)
            .traits([T::Stratagem])
            .ability(
                reaction(when(When::BattleWon).by(You))
                    .only_if(Cond::ThereIs(vec![Warlord, Yours, AtThatPlanet]))
                    .then([
                        choose(0, [Support, Of(AstraMilitarum), InDiscard(You), MayEnter]),
                        PutIntoPlay(Ref::Chosen(0), To::YourHq),
                    ]),
            ),
        Card::new(Kind::Event, 46, "keep-firing", "Keep Firing!")
            .in_set(Set::SlashAndBurn)
            .of(AstraMilitarum)
            .signature(28)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(combat_action().then([target(0, [Unit, Trait(vec![T::Tank]), Yours]), Ready(IT)])),
        Card::new(Kind::Attachment, 47, "searchlight", "Searchlight")
            .in_set(Set::SlashAndBurn)
            .of(AstraMilitarum)
            .signature(28)
            .cost(1)
            .shields(3)
            .traits([T::Hardpoint])
            .attach_to([Unit, Trait(vec![T::Vehicle]), Yours])
            .always(host(Grant::Command(N(1))))
            .ability(action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([
                ChoosePlace { into: 0, from: Places::OtherPlanet, target: false },
                Move(HOST, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 72, "enginseer-mechanic", "Enginseer Mechanic")
            .in_set(Set::SearchingForTruth)
            .of(AstraMilitarum)
            .cost(3)
            .stats(1, 6)
            .command(1)
            .traits([T::Scholar])
            .ability(
                reaction(when(When::Assigned).obj([Unit, Trait(vec![T::Vehicle]), Yours, AtThisPlanet]))
                    .cost(Cost::ExhaustThis)
                    .then([ChooseNumber(N(2)), Prevent(Num::X)]),
            ),
        Card::new(Kind::Army, 73, "griffon-escort", "Griffon Escort")
            .in_set(Set::SearchingForTruth)
            .of(AstraMilitarum)
            .loyal()
            .cost(4)
            .stats(2, 4)
            .command(1)
            .traits([T::Vehicle, T::Tank])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::Enters).only(Only::This)).then([Tokens(
                GUARDSMAN,
                N(2),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Attachment, 74, "hot-shot-laspistol", "Hot-Shot Laspistol")
            .in_set(Set::SearchingForTruth)
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Weapon, T::Wargear])
            .attach_to([Army, Yours])
            .always(host(Grant::Attack(N(2))))
            .always(all([Unit, AtThisPlanet], Grant::CannotBeHealed)),
        Card::new(Kind::Army, 94, "catachan-tracker", "Catachan Tracker")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(AstraMilitarum)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Soldier, T::Catachan])
            .always(Constant::StrikesCostMore(2)),
        Card::new(Kind::Event, 95, "death-serves-the-emperor", "Death Serves the Emperor")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(AstraMilitarum)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                interrupt(when(When::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Trait(vec![T::Vehicle]),
                    Yours,
                ]))
                .then([Gain(You, Num::PrintedCost(Ref::That))])
                .max(1, Per::Round),
            ),
        Card::new(Kind::Army, 117, "mars-alpha-exterminator", "Mars Alpha Exterminator")
            .in_set(Set::WarpUnleashed)
            .of(AstraMilitarum)
            .loyal()
            .cost(6)
            .stats(4, 6)
            .command(2)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::Attacks).only(Only::This)).then([
                target(0, [Unit, Either(vec![vec![Army, CostAtMost(2)], vec![AnyToken]]), AtThisPlanet]),
                Destroy(IT),
            ])),
        Card::new(Kind::Support, 118, "jungle-trench", "Jungle Trench")
            .in_set(Set::WarpUnleashed)
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(
                combat_action().cost(Cost::ExhaustThis).then([change(
                    On::The(Ref::YourWarlord),
                    Grant::Ability(Box::new(
                        forced_interrupt(
                            when(When::Assigned).obj([Unit]).source([Unit, NonWarlord]).only(Only::ByAttack),
                        )
                        .then([Prevent(N(1))]),
                    )),
                    Until::EndOfCombatRound,
                )]),
            ),
    ]
}
