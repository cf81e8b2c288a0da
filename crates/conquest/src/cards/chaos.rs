//! The core-set cards of Chaos, in printed order.

use crate::card::{
    Card,
    Faction::Chaos,
    Keyword::{Ambush, AreaEffect, Brutal, Flying, Limited, NoAttachments, NoWargear},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 4, "zarathur-high-sorcerer", "Zarathur, High Sorcerer")
            .of(Chaos)
            .signature(4)
            .stats(1, 6)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Psyker, T::Tzeentch])
            .unwritten(),
        Card::new(Kind::Army, 77, "zarathurs-flamers", "Zarathur's Flamers")
            .of(Chaos)
            .signature(4)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .copies(4)
            .traits([T::Daemon, T::Tzeentch])
            .unwritten(),
        Card::new(Kind::Support, 78, "shrine-of-warpflame", "Shrine of Warpflame")
            .of(Chaos)
            .signature(4)
            .cost(1)
            .traits([T::Location])
            .unwritten(),
        Card::new(Kind::Event, 79, "infernal-gateway", "Infernal Gateway")
            .of(Chaos)
            .signature(4)
            .cost(1)
            .shields(1)
            .copies(2)
            .traits([T::Power, T::Tzeentch])
            .unwritten(),
        Card::new(Kind::Attachment, 80, "mark-of-chaos", "Mark of Chaos")
            .of(Chaos)
            .signature(4)
            .cost(0)
            .shields(3)
            .traits([T::Curse])
            .unwritten(),
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
            .unwritten(),
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
            .unwritten(),
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
            .unwritten(),
        Card::new(Kind::Army, 89, "virulent-plague-squad", "Virulent Plague Squad")
            .of(Chaos)
            .cost(4)
            .stats(1, 4)
            .command(1)
            .traits([T::Warrior, T::DeathGuard, T::Nurgle])
            .unwritten(),
        Card::new(Kind::Army, 90, "chaos-fanatics", "Chaos Fanatics")
            .of(Chaos)
            .cost(2)
            .stats(1, 2)
            .command(2)
            .copies(2)
            .traits([T::Cultist]),
        Card::new(Kind::Army, 91, "soul-grinder", "Soul Grinder")
            .of(Chaos)
            .cost(6)
            .stats(4, 6)
            .command(2)
            .copies(2)
            .traits([T::Daemon, T::WarEngine, T::Elite])
            .keywords([NoWargear])
            .unwritten(),
        Card::new(Kind::Army, 92, "xavaes-split-tongue", "Xavaes Split-Tongue")
            .of(Chaos)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Warrior, T::Slaanesh])
            .unwritten(),
        Card::new(Kind::Event, 93, "warpstorm", "Warpstorm")
            .of(Chaos)
            .cost(3)
            .shields(1)
            .traits([T::Power])
            .unwritten(),
        Card::new(Kind::Event, 94, "tzeentchs-firestorm", "Tzeentch's Firestorm")
            .of(Chaos)
            .loyal()
            .shields(2)
            .traits([T::Power, T::Tzeentch])
            .unwritten(),
        Card::new(Kind::Event, 95, "promise-of-glory", "Promise of Glory")
            .of(Chaos)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Attachment, 96, "rune-encrusted-armor", "Rune-Encrusted Armor")
            .of(Chaos)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .unwritten(),
        Card::new(Kind::Attachment, 97, "dire-mutation", "Dire Mutation")
            .of(Chaos)
            .cost(1)
            .shields(1)
            .traits([T::Curse, T::Tzeentch])
            .keywords([Ambush])
            .unwritten(),
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
            .unwritten(),
    ]
}
