//! The core-set cards of Astra Militarum, in printed order.

use crate::card::{
    Card,
    Faction::AstraMilitarum,
    Keyword::{AreaEffect, Flying, ImmuneToEnemyEvents, Limited, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 2, "colonel-straken", "Colonel Straken")
            .of(AstraMilitarum)
            .signature(2)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Catachan])
            .unwritten(),
        Card::new(Kind::Army, 31, "strakens-command-squad", "Straken's Command Squad")
            .of(AstraMilitarum)
            .signature(2)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .copies(4)
            .traits([T::Soldier, T::Catachan])
            .unwritten(),
        Card::new(Kind::Support, 32, "omega-zero-command", "Omega Zero Command")
            .of(AstraMilitarum)
            .signature(2)
            .cost(2)
            .traits([T::Location])
            .unwritten(),
        Card::new(Kind::Event, 33, "glorious-intervention", "Glorious Intervention")
            .of(AstraMilitarum)
            .signature(2)
            .cost(1)
            .shields(1)
            .copies(2)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Attachment, 34, "strakens-cunning", "Straken's Cunning")
            .of(AstraMilitarum)
            .signature(2)
            .cost(1)
            .shields(3)
            .traits([T::Skill])
            .unwritten(),
        Card::new(Kind::Army, 35, "ratling-deadeye", "Ratling Deadeye")
            .of(AstraMilitarum)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .copies(2)
            .traits([T::Scout, T::Abhuman])
            .keywords([Ranged]),
        Card::new(Kind::Army, 36, "cadian-mortar-squad", "Cadian Mortar Squad")
            .of(AstraMilitarum)
            .loyal()
            .cost(3)
            .stats(1, 3)
            .command(2)
            .traits([T::Soldier, T::Cadia])
            .keywords([Ranged])
            .unwritten(),
        Card::new(Kind::Army, 37, "sanctioned-psyker", "Sanctioned Psyker")
            .of(AstraMilitarum)
            .cost(2)
            .stats(0, 4)
            .command(2)
            .traits([T::Psyker]),
        Card::new(Kind::Army, 38, "leman-russ-battle-tank", "Leman Russ Battle Tank")
            .of(AstraMilitarum)
            .loyal()
            .cost(5)
            .stats(4, 6)
            .command(4)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([NoWargear]),
        Card::new(Kind::Army, 39, "mordian-hellhound", "Mordian Hellhound")
            .of(AstraMilitarum)
            .cost(4)
            .stats(3, 3)
            .command(2)
            .traits([T::Vehicle, T::Tank, T::Mordia])
            .keywords([NoWargear, AreaEffect(1)]),
        Card::new(Kind::Army, 40, "assault-valkyrie", "Assault Valkyrie")
            .of(AstraMilitarum)
            .cost(4)
            .stats(4, 4)
            .command(1)
            .traits([T::Vehicle, T::Transport])
            .keywords([NoWargear, Flying]),
        Card::new(Kind::Army, 41, "stalwart-ogryn", "Stalwart Ogryn")
            .of(AstraMilitarum)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior, T::Abhuman])
            .keywords([ImmuneToEnemyEvents]),
        Card::new(Kind::Army, 42, "captain-markis", "Captain Markis")
            .of(AstraMilitarum)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Soldier, T::Officer, T::Vostroya])
            .unwritten(),
        Card::new(Kind::Army, 43, "enginseer-augur", "Enginseer Augur")
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .stats(2, 2)
            .traits([T::Scholar, T::TechPriest])
            .unwritten(),
        Card::new(Kind::Army, 44, "penal-legionnaire", "Penal Legionnaire")
            .of(AstraMilitarum)
            .cost(0)
            .stats(1, 1)
            .traits([T::Conscript, T::Ally]),
        Card::new(Kind::Army, 45, "infantry-conscripts", "Infantry Conscripts")
            .of(AstraMilitarum)
            .cost(4)
            .stats(0, 5)
            .copies(2)
            .traits([T::Conscript])
            .unwritten(),
        Card::new(Kind::Army, 46, "elysian-assault-team", "Elysian Assault Team")
            .of(AstraMilitarum)
            .cost(2)
            .stats(2, 1)
            .traits([T::Soldier, T::Elysia])
            .unwritten(),
        Card::new(Kind::Event, 47, "preemptive-barrage", "Preemptive Barrage")
            .of(AstraMilitarum)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Event, 48, "suppressive-fire", "Suppressive Fire")
            .of(AstraMilitarum)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Attachment, 49, "hostile-environment-gear", "Hostile Environment Gear")
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .unwritten(),
        Card::new(Kind::Attachment, 50, "bodyguard", "Bodyguard")
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Condition])
            .unwritten(),
        Card::new(Kind::Support, 51, "imperial-bunker", "Imperial Bunker")
            .of(AstraMilitarum)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(AstraMilitarum)),
        Card::new(Kind::Support, 52, "rockcrete-bunker", "Rockcrete Bunker")
            .of(AstraMilitarum)
            .loyal()
            .cost(1)
            .traits([T::Upgrade])
            .unwritten(),
        Card::new(Kind::Support, 53, "catachan-outpost", "Catachan Outpost")
            .of(AstraMilitarum)
            .cost(2)
            .traits([T::Location])
            .unwritten(),
    ]
}
