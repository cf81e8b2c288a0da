//! The core-set cards of Tau, in printed order.

use crate::ability::{
    Cost, Event as When, Found, Grant, IT,
    Is::{
        Army, AtThatPlanet, AtThisPlanet, AttachedTo, Attachment, CostAtMost, Deployable, Either, Enemys,
        Has, HasAttachment, HostFor, InHand, InHandOrDiscard, Named, Not, NotTrait, Of, Other,
        SameController, Trait, Unit, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        AttachTo, Cancel, ChoosePlace, Deal, DeployOn, Destroy, Gain, MoreShield, Move, PutIntoPlayOn, Ready,
        Redirect, ReduceCost, ReturnToHand, Search,
    },
    PAID, Places, Ref, THIS, To,
    Who::{Opponent, You},
    action, choose, combat_action, deploy_action, host, interrupt, reaction, target, this, when,
};
use crate::card::{
    Attach, Card,
    Faction::Tau,
    Form,
    Keyword::{AreaEffect, Limited, Mobile, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::cheaper;

/// The number of the card its warlord calls by name.
const STEALTH_CADRE: &str = "shadowsuns-stealth-cadre";

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 7, "commander-shadowsun", "Commander Shadowsun")
            .of(Tau)
            .signature(7)
            .stats(1, 7)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Shaso])
            .ability(reaction(when(When::Commits).only(Only::This)).then([
                choose(
                    0,
                    [
                        Either(vec![vec![Attachment, Of(Tau), CostAtMost(2)], vec![Named(STEALTH_CADRE)]]),
                        InHandOrDiscard(You),
                    ],
                ),
                choose(1, [Unit, HostFor(Ref::Chosen(0)), AtThatPlanet]),
                PutIntoPlayOn(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Army, 146, "shadowsuns-stealth-cadre", "Shadowsun's Stealth Cadre")
            .of(Tau)
            .signature(7)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::Pilot])
            .form(Form {
                attach: Attach { to: vec![Army, NotTrait(T::Vehicle)], ..Attach::default() },
                deployed_only: false,
                constants: vec![host(Grant::Attack(N(2))), host(Grant::Hp(N(2)))],
            }),
        Card::new(Kind::Support, 147, "communications-relay", "Communications Relay")
            .of(Tau)
            .signature(7)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                interrupt(when(When::Targets).by(Opponent).obj([Unit, Yours, HasAttachment]))
                    .cost(Cost::ExhaustThis)
                    .then([Cancel]),
            ),
        Card::new(Kind::Event, 148, "squadron-redeployment", "Squadron Redeployment")
            .of(Tau)
            .signature(7)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().cost(Cost::ExhaustUnit(vec![Army, Yours, HasAttachment])).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                Move(On::The(Ref::Chosen(PAID)), To::Chosen(0)),
            ])),
        Card::new(Kind::Attachment, 149, "command-link-drone", "Command-link Drone")
            .of(Tau)
            .signature(7)
            .cost(0)
            .shields(3)
            .traits([T::Drone])
            .attach_to([Unit])
            .always(host(Grant::Attack(N(1))))
            .ability(action().cost(Cost::Pay(N(1))).then([
                choose(0, [Unit, Not(Ref::Host), HostFor(Ref::This)]),
                AttachTo(Ref::This, Ref::Chosen(0)),
            ])),
        Card::new(Kind::Army, 150, "recon-drone", "Recon Drone")
            .of(Tau)
            .loyal()
            .cost(0)
            .stats(0, 1)
            .command(2)
            .traits([T::Drone, T::Ally])
            .keywords([Limited]),
        Card::new(Kind::Army, 151, "viorla-marksman", "Vior'la Marksman")
            .of(Tau)
            .cost(1)
            .stats(1, 2)
            .command(1)
            .traits([T::Scout, T::Shasla])
            .keywords([Ranged]),
        Card::new(Kind::Army, 152, "carnivore-pack", "Carnivore Pack")
            .of(Tau)
            .cost(3)
            .stats(3, 3)
            .traits([T::Warrior, T::Kroot])
            .ability(
                interrupt(when(When::Leaves).only(Only::This).only(Only::Destroyed)).then([Gain(You, N(3))]),
            ),
        Card::new(Kind::Army, 153, "vashya-trailblazer", "Vash'ya Trailblazer")
            .of(Tau)
            .cost(2)
            .stats(1, 1)
            .command(2)
            .traits([T::Scout, T::Pilot])
            .keywords([Mobile]),
        Card::new(Kind::Army, 154, "fire-warrior-elite", "Fire Warrior Elite")
            .of(Tau)
            .cost(3)
            .stats(1, 5)
            .traits([T::Soldier, T::Shasla])
            .ability(
                interrupt(when(When::Defends).obj([Unit, Yours, Other, AtThisPlanet]).source([Unit, Enemys]))
                    .then([Redirect(Ref::This)]),
            ),
        Card::new(Kind::Army, 155, "fire-warrior-strike-team", "Fire Warrior Strike Team")
            .of(Tau)
            .cost(4)
            .stats(1, 5)
            .command(1)
            .traits([T::Soldier, T::Shasla])
            .always(this(Grant::Attack(Num::Per(1, vec![Attachment, AttachedTo(Ref::This)])))),
        Card::new(Kind::Army, 156, "crisis-battle-guard", "Crisis Battle Guard")
            .of(Tau)
            .loyal()
            .cost(5)
            .stats(3, 5)
            .command(3)
            .traits([T::Soldier, T::Pilot, T::Elite])
            .keywords([Mobile]),
        Card::new(Kind::Army, 157, "earth-caste-technician", "Earth Caste Technician")
            .of(Tau)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Scholar, T::Ally])
            .ability(reaction(when(When::Enters).only(Only::This)).then([Search {
                depth: 6,
                what: vec![Either(vec![vec![Attachment], vec![Trait(vec![T::Drone])]])],
                reveal: true,
                then: Found::Hand,
            }])),
        Card::new(Kind::Army, 158, "gun-drones", "Gun Drones")
            .of(Tau)
            .loyal()
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Drone])
            .form(Form {
                attach: Attach { to: vec![Army, NotTrait(T::Vehicle)], ..Attach::default() },
                deployed_only: true,
                constants: vec![host(Grant::Keyword(AreaEffect(2)))],
            }),
        Card::new(Kind::Army, 159, "stingwing-swarm", "Stingwing Swarm")
            .of(Tau)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Warrior, T::Vespid])
            .keywords([Ranged]),
        Card::new(Kind::Army, 160, "fireblade-kaisvre", "Fireblade Kais'vre")
            .of(Tau)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Soldier, T::Hero])
            .ability(
                interrupt(when(When::Shield).by(You).only(Only::AtThisPlanet).obj([Of(Tau)]))
                    .then([MoreShield(N(1))]),
            ),
        Card::new(Kind::Army, 161, "experimental-devilfish", "Experimental Devilfish")
            .of(Tau)
            .cost(3)
            .stats(4, 2)
            .command(1)
            .traits([T::Vehicle, T::Transport])
            .keywords([NoWargear])
            .ability(reaction(when(When::Commits).only(Only::This)).then([Ready(THIS)])),
        Card::new(Kind::Event, 162, "even-the-odds", "Even the Odds")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                target(0, [Attachment]),
                choose(
                    1,
                    [Unit, Not(Ref::HostOf(0)), SameController(Ref::HostOf(0)), HostFor(Ref::Chosen(0))],
                ),
                AttachTo(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Event, 163, "calculated-strike", "Calculated Strike")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([target(0, [Has(Limited)]), Destroy(IT)])),
        Card::new(Kind::Event, 164, "deception", "Deception")
            .of(Tau)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .ability(deploy_action().then([target(0, [Army, NotTrait(T::Elite)]), ReturnToHand(IT)])),
        Card::new(Kind::Attachment, 165, "repulsor-impact-field", "Repulsor Impact Field")
            .of(Tau)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Army])
            .one_per_unit()
            .ability(
                reaction(when(When::Damaged).only(Only::Host).only(Only::ByAttack))
                    .then([Deal(N(2), On::The(Ref::Source))]),
            ),
        Card::new(Kind::Attachment, 166, "ion-rifle", "Ion Rifle")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(N(3)))),
        Card::new(Kind::Support, 167, "frontline-launch-bay", "Frontline Launch Bay")
            .of(Tau)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(Tau)),
        Card::new(Kind::Support, 168, "ambush-platform", "Ambush Platform")
            .of(Tau)
            .cost(2)
            .traits([T::Upgrade])
            .ability(interrupt(when(When::Deploying).by(You).obj([Attachment])).then([ReduceCost(N(1))]))
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Attachment, InHand(You), Deployable]),
                choose(1, [Unit, HostFor(Ref::Chosen(0))]),
                DeployOn(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
    ]
}
