//! The core-set cards of Chaos, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, HOST, IT,
    Is::{
        Army, AtChosen, AtThisPlanet, CostAtMost, Enemys, InDiscard, InHand, MayEnter, NoAttachment,
        NonWarlord, Of, Other, Topmost, Trait, Unit, Yours,
    },
    Later,
    Num::{self, N},
    Only,
    Op::{
        AddToHand, ChoosePlace, Deal, Delay, Heal, If, Increase, PutIntoPlay, ReduceCost, ReturnToHand,
        RevealTop, Sacrifice, Tokens,
    },
    Places, REVEALED, Ref, THIS, To,
    Who::{Opponent, You},
    action, all, choose, combat_action, deploy_action, each, forced_interrupt, host, interrupt,
    opponent_chooses, reaction, target, this, when,
};
use crate::card::{
    Card,
    Faction::Chaos,
    Keyword::{Ambush, AreaEffect, Brutal, Flying, Limited, NoAttachments, NoWargear},
    Kind, Trait as T,
};
use crate::cards::{CULTIST, cheaper};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 4, "zarathur-high-sorcerer", "Zarathur, High Sorcerer")
            .of(Chaos)
            .signature(4)
            .stats(1, 6)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Psyker, T::Tzeentch])
            .ability(
                interrupt(when(When::Assigned).obj([Unit, Enemys, AtThisPlanet])).then([Increase(N(1))]),
            ),
        Card::new(Kind::Army, 77, "zarathurs-flamers", "Zarathur's Flamers")
            .of(Chaos)
            .signature(4)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Daemon, T::Tzeentch])
            .ability(
                action()
                    .cost(Cost::SacrificeThis)
                    .then([target(0, [Unit, NonWarlord, Other, AtThisPlanet]), Deal(N(2), IT)]),
            ),
        Card::new(Kind::Support, 78, "shrine-of-warpflame", "Shrine of Warpflame")
            .of(Chaos)
            .signature(4)
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Unit, Enemys]))
                    .cost(Cost::ExhaustThis)
                    .then([choose(0, [Trait(vec![T::Tzeentch]), InDiscard(You), Topmost]), ReturnToHand(IT)]),
            ),
        Card::new(Kind::Event, 79, "infernal-gateway", "Infernal Gateway")
            .of(Chaos)
            .signature(4)
            .cost(1)
            .shields(1)
            .traits([T::Power, T::Tzeentch])
            .ability(combat_action().then([
                choose(0, [Unit, Of(Chaos), CostAtMost(3), InHand(You), MayEnter]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
                Delay(Later::EndOfPhase, vec![Sacrifice(IT)]),
            ])),
        Card::new(Kind::Attachment, 80, "mark-of-chaos", "Mark of Chaos")
            .of(Chaos)
            .signature(4)
            .cost(0)
            .shields(3)
            .traits([T::Curse])
            .attach_to([Army])
            .ability(
                interrupt(when(When::Leaves).only(Only::Host))
                    .then([Deal(N(1), each([Unit, Enemys, AtThisPlanet]))]),
            ),
        Card::new(Kind::Army, 81, "alpha-legion-infiltrator", "Alpha Legion Infiltrator")
            .of(Chaos)
            .loyal()
            .cost(2)
            .stats(4, 1)
            .command(1)
            .traits([T::Scout, T::AlphaLegion]),
        Card::new(Kind::Army, 82, "possessed", "Possessed")
            .of(Chaos)
            .cost(5)
            .stats(9, 4)
            .command(1)
            .traits([T::Daemon, T::Elite]),
        Card::new(Kind::Army, 83, "splintered-path-acolyte", "Splintered Path Acolyte")
            .of(Chaos)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Cultist, T::Tzeentch])
            .ability(
                interrupt(when(When::Deploying).by(You).obj([Unit, Trait(vec![T::Daemon])]))
                    .cost(Cost::SacrificeThis)
                    .then([ReduceCost(N(2))]),
            ),
        Card::new(Kind::Army, 84, "khorne-berzerker", "Khorne Berzerker")
            .of(Chaos)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Warrior, T::Khorne, T::WorldEaters])
            .keywords([Brutal]),
        Card::new(Kind::Army, 85, "vicious-bloodletter", "Vicious Bloodletter")
            .of(Chaos)
            .loyal()
            .cost(5)
            .stats(4, 4)
            .traits([T::Daemon, T::Khorne, T::Elite])
            .keywords([NoWargear, AreaEffect(3)]),
        Card::new(Kind::Army, 86, "umbral-preacher", "Umbral Preacher")
            .of(Chaos)
            .cost(3)
            .stats(1, 4)
            .command(2)
            .traits([T::Cultist, T::Priest])
            .always(all([Army, AtThisPlanet], Grant::CannotRetreat)),
        Card::new(Kind::Army, 87, "black-legion-heldrake", "Black Legion Heldrake")
            .of(Chaos)
            .loyal()
            .cost(8)
            .stats(8, 8)
            .command(3)
            .traits([T::Daemon, T::BlackLegion, T::Elite])
            .keywords([NoWargear, Flying]),
        Card::new(Kind::Army, 88, "ravenous-flesh-hounds", "Ravenous Flesh Hounds")
            .of(Chaos)
            .cost(5)
            .stats(3, 6)
            .command(1)
            .traits([T::Daemon, T::Khorne, T::Elite])
            .keywords([NoAttachments])
            .ability(
                action()
                    .cost(Cost::SacrificeUnit(vec![Unit, Trait(vec![T::Cultist])]))
                    .then([Heal(Num::All, THIS)]),
            ),
        Card::new(Kind::Army, 89, "virulent-plague-squad", "Virulent Plague Squad")
            .of(Chaos)
            .cost(4)
            .stats(1, 4)
            .command(1)
            .traits([T::Warrior, T::DeathGuard, T::Nurgle])
            .always(this(Grant::Attack(Num::Per(1, vec![Unit, InDiscard(Opponent)])))),
        Card::new(Kind::Army, 90, "chaos-fanatics", "Chaos Fanatics")
            .of(Chaos)
            .cost(2)
            .stats(1, 2)
            .command(2)
            .traits([T::Cultist]),
        Card::new(Kind::Army, 91, "soul-grinder", "Soul Grinder")
            .of(Chaos)
            .cost(6)
            .stats(4, 6)
            .command(2)
            .traits([T::Daemon, T::WarEngine, T::Elite])
            .keywords([NoWargear])
            .ability(
                reaction(when(When::StruggleWon).by(You).only(Only::AtThisPlanet))
                    .then([opponent_chooses(0, [Unit, Enemys, NonWarlord, AtThisPlanet]), Sacrifice(IT)]),
            ),
        Card::new(Kind::Army, 92, "xavaes-split-tongue", "Xavaes Split-Tongue")
            .of(Chaos)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Warrior, T::Slaanesh])
            .ability(
                reaction(when(When::Leaves).only(Only::Destroyed).obj([Unit, Enemys, AtThisPlanet]))
                    .then([Tokens(CULTIST, N(1), To::YourHq)]),
            ),
        Card::new(Kind::Event, 93, "warpstorm", "Warpstorm")
            .of(Chaos)
            .cost(3)
            .shields(1)
            .traits([T::Power])
            .ability(combat_action().then([
                ChoosePlace { into: 0, from: Places::PlanetOrHq, target: true },
                Deal(N(2), each([Unit, NoAttachment, AtChosen(0)])),
            ])),
        Card::new(Kind::Event, 94, "tzeentchs-firestorm", "Tzeentch's Firestorm")
            .of(Chaos)
            .loyal()
            .shields(2)
            .traits([T::Power, T::Tzeentch])
            .ability(action().cost(Cost::PayX).then([target(0, [Unit, NonWarlord]), Deal(Num::X, IT)])),
        Card::new(Kind::Event, 95, "promise-of-glory", "Promise of Glory")
            .of(Chaos)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([Tokens(CULTIST, N(2), To::YourHq)])),
        Card::new(Kind::Attachment, 96, "rune-encrusted-armor", "Rune-Encrusted Armor")
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .attach_to([Army])
            .always(host(Grant::Attack(N(2))))
            .always(host(Grant::Hp(N(2)))),
        Card::new(Kind::Attachment, 97, "dire-mutation", "Dire Mutation")
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Curse, T::Tzeentch])
            .keywords([Ambush])
            .attach_to([Army])
            .ability(forced_interrupt(when(When::Exhausts).only(Only::Host)).then([Deal(N(1), HOST)])),
        Card::new(Kind::Support, 98, "fortress-of-madness", "Fortress of Madness")
            .of(Chaos)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(Chaos)),
        Card::new(Kind::Support, 99, "murder-cogitator", "Murder Cogitator")
            .of(Chaos)
            .cost(0)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::Leaves).obj([Unit, Trait(vec![T::Cultist, T::Daemon]), Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([
                        RevealTop,
                        If(
                            Cond::Matches(Ref::Chosen(REVEALED), vec![Unit, Of(Chaos)]),
                            vec![AddToHand(Ref::Chosen(REVEALED))],
                        ),
                    ]),
            ),
    ]
}
