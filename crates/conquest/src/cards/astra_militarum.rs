//! The core-set cards of Astra Militarum, in printed order.

use crate::ability::{
    Constant, Cost, Event as When, Found, Grant, How, IT,
    Is::{
        Army, AtPlanet, AtPlanetOf, AtThisPlanet, CostAtMost, MayEnter, NonWarlord, Not, Of, Other, Support,
        Trait, Unit, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{Choose, Deal, Draw, Exhaust, Prevent, PutIntoPlay, Ready, Reassign, Search, Then, Tokens},
    PAID, Ref, THIS, To, Until,
    Who::You,
    action, all, change, combat_action, forced_reaction, host, interrupt, reaction, target, this, when,
};
use crate::card::{
    Card,
    Faction::AstraMilitarum,
    Keyword::{AreaEffect, Flying, ImmuneToEnemyEvents, Limited, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::{GUARDSMAN, cheaper};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 2, "colonel-straken", "Colonel Straken")
            .of(AstraMilitarum)
            .signature(2)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(7, 7)
            .traits([T::Soldier, T::Catachan])
            .always(all(
                [Unit, Yours, Other, Trait(vec![T::Soldier, T::Warrior]), AtThisPlanet],
                Grant::Attack(N(1)),
            )),
        Card::new(Kind::Army, 31, "strakens-command-squad", "Straken's Command Squad")
            .of(AstraMilitarum)
            .signature(2)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Soldier, T::Catachan])
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([Tokens(
                GUARDSMAN,
                N(1),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Support, 32, "omega-zero-command", "Omega Zero Command")
            .of(AstraMilitarum)
            .signature(2)
            .cost(2)
            .traits([T::Location])
            .ability(reaction(when(When::StruggleWon).by(You)).then([Tokens(
                GUARDSMAN,
                N(1),
                To::ThatPlanet,
            )])),
        Card::new(Kind::Event, 33, "glorious-intervention", "Glorious Intervention")
            .of(AstraMilitarum)
            .signature(2)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::Assigned).only(Only::ByAttack).obj([Unit]))
                    .cost(Cost::SacrificeUnit(vec![
                        Unit,
                        Trait(vec![T::Soldier, T::Warrior]),
                        AtPlanetOf(Ref::That),
                    ]))
                    .then([
                        Prevent(Num::All),
                        Then,
                        Deal(Num::PrintedAttack(Ref::Chosen(PAID)), On::The(Ref::Source)),
                    ]),
            ),
        Card::new(Kind::Attachment, 34, "strakens-cunning", "Straken's Cunning")
            .of(AstraMilitarum)
            .signature(2)
            .cost(1)
            .shields(3)
            .traits([T::Skill])
            .attach_to([Army])
            .always(host(Grant::Attack(N(1))))
            .ability(interrupt(when(When::Leaves).only(Only::Host)).then([Draw(You, N(3))])),
        Card::new(Kind::Army, 35, "ratling-deadeye", "Ratling Deadeye")
            .of(AstraMilitarum)
            .cost(1)
            .stats(1, 1)
            .command(1)
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
            .ability(reaction(when(When::Leaves).obj([Army, Yours, AtThisPlanet])).then([Ready(THIS)])),
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
            .ability(
                action()
                    .cost(Cost::SacrificeUnit(vec![Unit, Of(AstraMilitarum), AtThisPlanet]))
                    .then([target(0, [Unit, NonWarlord, AtThisPlanet, Not(Ref::Chosen(PAID))]), Exhaust(IT)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 43, "enginseer-augur", "Enginseer Augur")
            .of(AstraMilitarum)
            .loyal()
            .cost(2)
            .stats(2, 2)
            .traits([T::Scholar, T::TechPriest])
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([Search {
                depth: 6,
                what: vec![Support, Of(AstraMilitarum), CostAtMost(2), MayEnter],
                reveal: false,
                then: Found::Play(To::YourHq),
            }])),
        Card::new(Kind::Army, 44, "penal-legionnaire", "Penal Legionnaire")
            .of(AstraMilitarum)
            .cost(0)
            .stats(1, 1)
            .traits([T::Conscript, T::Ally]),
        Card::new(Kind::Army, 45, "infantry-conscripts", "Infantry Conscripts")
            .of(AstraMilitarum)
            .cost(4)
            .stats(0, 5)
            .traits([T::Conscript])
            .always(this(Grant::Attack(Num::Per(2, vec![Support, Yours])))),
        Card::new(Kind::Army, 46, "elysian-assault-team", "Elysian Assault Team")
            .of(AstraMilitarum)
            .cost(2)
            .stats(2, 1)
            .traits([T::Soldier, T::Elysia])
            .ability(
                interrupt(when(When::Leaves).only(Only::FromPlanet).obj([
                    Unit,
                    Trait(vec![T::Soldier, T::Warrior]),
                    Yours,
                ]))
                .then([PutIntoPlay(Ref::This, To::PlanetOf(Ref::That))])
                .from_hand(),
            ),
        Card::new(Kind::Event, 47, "preemptive-barrage", "Preemptive Barrage")
            .of(AstraMilitarum)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                Choose {
                    into: 0,
                    what: vec![Unit, Of(AstraMilitarum), Yours, AtPlanet],
                    by: You,
                    how: How::UpTo(3),
                },
                change(On::Picked, Grant::Keyword(Ranged), Until::EndOfPhase),
            ])),
        Card::new(Kind::Event, 48, "suppressive-fire", "Suppressive Fire")
            .of(AstraMilitarum)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                combat_action()
                    .cost(Cost::ExhaustUnit(vec![Unit, Yours, AtPlanet]))
                    .then([target(0, [Unit, NonWarlord, AtPlanetOf(Ref::Chosen(PAID))]), Exhaust(IT)]),
            ),
        Card::new(Kind::Attachment, 49, "hostile-environment-gear", "Hostile Environment Gear")
            .of(AstraMilitarum)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .attach_to([Army])
            .always(host(Grant::Hp(N(3)))),
        Card::new(Kind::Attachment, 50, "bodyguard", "Bodyguard")
            .of(AstraMilitarum)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Condition])
            .attach_to([Army, Yours])
            .ability(
                forced_reaction(when(When::Assigned).only(Only::ByAttack).obj([
                    Unit,
                    Yours,
                    Not(Ref::Host),
                    AtThisPlanet,
                ]))
                .then([Reassign(N(1), Ref::Host)]),
            ),
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
            .always(Constant::SacrificeAtDamage(4))
            .ability(
                reaction(when(When::Assigned).obj([Unit, Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([Reassign(N(1), Ref::This)]),
            ),
        Card::new(Kind::Support, 53, "catachan-outpost", "Catachan Outpost")
            .of(AstraMilitarum)
            .cost(2)
            .traits([T::Location])
            .ability(
                combat_action()
                    .cost(Cost::ExhaustThis)
                    .then([target(0, [Unit]), change(IT, Grant::Attack(N(2)), Until::NextAttack)]),
            ),
    ]
}
