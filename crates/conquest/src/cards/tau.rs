//! The core-set cards of Tau, in printed order.

use crate::card::{
    Card,
    Faction::Tau,
    Keyword::{Limited, Mobile, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 7, "commander-shadowsun", "Commander Shadowsun")
            .of(Tau)
            .signature(7)
            .stats(1, 7)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Shaso])
            .unwritten(),
        Card::new(Kind::Army, 146, "shadowsuns-stealth-cadre", "Shadowsun's Stealth Cadre")
            .of(Tau)
            .signature(7)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .copies(4)
            .traits([T::Soldier, T::Pilot])
            .unwritten(),
        Card::new(Kind::Support, 147, "communications-relay", "Communications Relay")
            .of(Tau)
            .signature(7)
            .cost(1)
            .traits([T::Upgrade])
            .unwritten(),
        Card::new(Kind::Event, 148, "squadron-redeployment", "Squadron Redeployment")
            .of(Tau)
            .signature(7)
            .cost(0)
            .shields(1)
            .copies(2)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Attachment, 149, "command-link-drone", "Command-link Drone")
            .of(Tau)
            .signature(7)
            .cost(0)
            .shields(3)
            .traits([T::Drone])
            .unwritten(),
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
            .unwritten(),
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
            .unwritten(),
        Card::new(Kind::Army, 155, "fire-warrior-strike-team", "Fire Warrior Strike Team")
            .of(Tau)
            .cost(4)
            .stats(1, 5)
            .command(1)
            .traits([T::Soldier, T::Shasla])
            .unwritten(),
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
            .copies(2)
            .traits([T::Scholar, T::Ally])
            .unwritten(),
        Card::new(Kind::Army, 158, "gun-drones", "Gun Drones")
            .of(Tau)
            .loyal()
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Drone])
            .unwritten(),
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
            .unwritten(),
        Card::new(Kind::Army, 161, "experimental-devilfish", "Experimental Devilfish")
            .of(Tau)
            .cost(3)
            .stats(4, 2)
            .command(1)
            .copies(2)
            .traits([T::Vehicle, T::Transport])
            .keywords([NoWargear])
            .unwritten(),
        Card::new(Kind::Event, 162, "even-the-odds", "Even the Odds")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Event, 163, "calculated-strike", "Calculated Strike")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Event, 164, "deception", "Deception")
            .of(Tau)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Attachment, 165, "repulsor-impact-field", "Repulsor Impact Field")
            .of(Tau)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .unwritten(),
        Card::new(Kind::Attachment, 166, "ion-rifle", "Ion Rifle")
            .of(Tau)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .unwritten(),
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
            .unwritten(),
    ]
}
