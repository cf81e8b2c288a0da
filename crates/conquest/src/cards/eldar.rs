//! The core-set cards of Eldar, in printed order.

use crate::card::{
    Card,
    Faction::Eldar,
    Keyword::{Armorbane, Flying, Limited, Mobile, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 6, "eldorath-starbane", "Eldorath Starbane")
            .of(Eldar)
            .signature(6)
            .stats(1, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Psyker, T::Alaitoc])
            .unwritten(),
        Card::new(Kind::Army, 123, "starbanes-council", "Starbane's Council")
            .of(Eldar)
            .signature(6)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .copies(4)
            .traits([T::Psyker, T::Alaitoc])
            .unwritten(),
        Card::new(Kind::Support, 124, "alaitoc-shrine", "Alaitoc Shrine")
            .of(Eldar)
            .signature(6)
            .cost(1)
            .traits([T::Location])
            .unwritten(),
        Card::new(Kind::Event, 125, "foresight", "Foresight")
            .of(Eldar)
            .signature(6)
            .cost(1)
            .shields(1)
            .copies(2)
            .traits([T::Power])
            .unwritten(),
        Card::new(Kind::Attachment, 126, "mobility", "Mobility")
            .of(Eldar)
            .signature(6)
            .cost(0)
            .shields(3)
            .traits([T::Skill])
            .unwritten(),
        Card::new(Kind::Army, 127, "biel-tan-guardians", "Biel-Tan Guardians")
            .of(Eldar)
            .loyal()
            .cost(1)
            .stats(1, 1)
            .command(2)
            .traits([T::Warrior, T::BielTan, T::Ally]),
        Card::new(Kind::Army, 128, "altansar-rangers", "Altansar Rangers")
            .of(Eldar)
            .cost(3)
            .stats(2, 2)
            .command(2)
            .traits([T::Scout, T::Altansar])
            .keywords([Ranged]),
        Card::new(Kind::Army, 129, "eldar-survivalist", "Eldar Survivalist")
            .of(Eldar)
            .cost(2)
            .stats(0, 2)
            .command(1)
            .copies(2)
            .traits([T::Scout, T::Ally])
            .unwritten(),
        Card::new(Kind::Army, 130, "wildrider-squadron", "Wildrider Squadron")
            .of(Eldar)
            .cost(4)
            .stats(3, 4)
            .command(1)
            .traits([T::Vehicle, T::SaimHann])
            .keywords([NoWargear])
            .unwritten(),
        Card::new(Kind::Army, 131, "soaring-falcon", "Soaring Falcon")
            .of(Eldar)
            .cost(3)
            .stats(1, 5)
            .command(2)
            .traits([T::Vehicle])
            .keywords([NoWargear, Mobile]),
        Card::new(Kind::Army, 132, "wailing-wraithfighter", "Wailing Wraithfighter")
            .of(Eldar)
            .loyal()
            .cost(6)
            .stats(3, 5)
            .command(2)
            .traits([T::Vehicle, T::Spirit, T::Elite])
            .keywords([NoWargear, Flying])
            .unwritten(),
        Card::new(Kind::Army, 133, "iyanden-wraithguard", "Iyanden Wraithguard")
            .of(Eldar)
            .loyal()
            .cost(3)
            .stats(4, 2)
            .command(1)
            .traits([T::Drone, T::Spirit, T::Iyanden])
            .keywords([Armorbane]),
        Card::new(Kind::Army, 134, "shrouded-harlequin", "Shrouded Harlequin")
            .of(Eldar)
            .cost(2)
            .stats(2, 1)
            .command(1)
            .copies(2)
            .traits([T::Warrior])
            .unwritten(),
        Card::new(Kind::Army, 135, "swordwind-farseer", "Swordwind Farseer")
            .of(Eldar)
            .loyal()
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Psyker, T::BielTan])
            .unwritten(),
        Card::new(Kind::Army, 136, "silvered-blade-avengers", "Silvered Blade Avengers")
            .of(Eldar)
            .cost(4)
            .stats(1, 4)
            .command(1)
            .traits([T::Warrior])
            .unwritten(),
        Card::new(Kind::Army, 137, "biel-tan-warp-spiders", "Biel-Tan Warp Spiders")
            .of(Eldar)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Warrior, T::BielTan])
            .unwritten(),
        Card::new(Kind::Army, 138, "spiritseer-erathal", "Spiritseer Erathal")
            .of(Eldar)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Psyker, T::SaimHann])
            .unwritten(),
        Card::new(Kind::Event, 139, "superiority", "Superiority")
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .unwritten(),
        Card::new(Kind::Event, 140, "nullify", "Nullify")
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Power])
            .unwritten(),
        Card::new(Kind::Event, 141, "doom", "Doom")
            .of(Eldar)
            .cost(4)
            .shields(1)
            .traits([T::Power])
            .unwritten(),
        Card::new(Kind::Event, 142, "gift-of-isha", "Gift of Isha")
            .of(Eldar)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Power, T::Blessing])
            .unwritten(),
        Card::new(Kind::Attachment, 143, "banshee-power-sword", "Banshee Power Sword")
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .unwritten(),
        Card::new(Kind::Support, 144, "corsair-trading-port", "Corsair Trading Port")
            .of(Eldar)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(Eldar)),
        Card::new(Kind::Support, 145, "craftworld-gate", "Craftworld Gate")
            .of(Eldar)
            .loyal()
            .cost(1)
            .traits([T::Upgrade])
            .unwritten(),
    ]
}
