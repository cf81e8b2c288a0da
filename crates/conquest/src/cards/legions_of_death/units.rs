//! Army units of the Necrons in Legions of Death, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT,
    Is::{Army, AtThisPlanet, InDiscard, InHand, NotOf, NotTrait, Of, Trait, Unit, Yours},
    Num::{self, N, PrintedCost},
    Only,
    Op::{ChoosePlace, DiscardTop, Heal, Instead, Move, PutIntoPlay, Ready, ReturnToHand},
    Per, Places, REVEALED, Ref, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, forced_reaction, interrupt, reaction, target, this_while,
    when,
};
use crate::card::{Card, Faction::Necrons, Keyword, Kind, Set, Trait as T};
use crate::state::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 11, "canoptek-scarab-swarm", "Canoptek Scarab Swarm")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .stats(2, 2)
            .traits([T::Drone])
            .ability(
                interrupt(when(Event::Leaves).only(Only::This).only(Only::Destroyed))
                    .then([target(0, [Unit, Of(Necrons), InDiscard(You)]), ReturnToHand(IT)]),
            ),
        Card::new(Kind::Army, 13, "flayed-ones-pack", "Flayed Ones Pack")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .stats(3, 2)
            .command(1)
            .traits([T::Warrior])
            .ability(forced_reaction(when(Event::Attacks).only(Only::This)).then([DiscardTop(You, N(3))])),
        Card::new(Kind::Army, 14, "immortal-vanguard", "Immortal Vanguard")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier, T::Novokh])
            .always(all(
                [Unit, NotOf(Necrons), Trait(vec![T::Warrior]), Yours, AtThisPlanet],
                Grant::Attack(N(1)),
            ))
            .always(all(
                [Unit, NotOf(Necrons), Trait(vec![T::Warrior]), Yours, AtThisPlanet],
                Grant::Hp(N(1)),
            )),
        Card::new(Kind::Army, 17, "deathmark-assassins", "Deathmark Assassins")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .stats(2, 3)
            .traits([T::Scout])
            .ability(reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Combat))).then([
                DiscardTop(You, N(1)),
                change(THIS, Grant::Attack(PrintedCost(Ref::Chosen(REVEALED))), Until::EndOfPhase),
            ])),
        Card::new(Kind::Army, 18, "mandragoran-immortals", "Mandragoran Immortals")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Sautekh])
            .keywords([Keyword::Ranged])
            .ability(
                action()
                    .cost(Cost::SacrificeUnit(vec![
                        Unit,
                        NotOf(Necrons),
                        Trait(vec![T::Soldier]),
                        AtThisPlanet,
                    ]))
                    .then([Ready(THIS)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 20, "reanimating-warriors", "Reanimating Warriors")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior])
            .ability(
                interrupt(when(Event::Leaves).only(Only::This).only(Only::Destroyed).only(Only::ByDamage))
                    .then([
                        Instead,
                        Heal(Num::All, THIS),
                        ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                        Move(THIS, To::Chosen(0)),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 21, "canoptek-spyder", "Canoptek Spyder")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(4)
            .stats(4, 3)
            .command(1)
            .traits([T::Drone])
            .ability(
                combat_action()
                    .only_if(Cond::BattleHere)
                    .cost(Cost::DiscardCard(vec![Unit, InHand(You)]))
                    .then([choose(0, [Army, Of(Necrons), Yours, AtThisPlanet]), Heal(N(2), IT)])
                    .limit(1, Per::CombatRound),
            ),
        Card::new(Kind::Army, 23, "praetorian-ancient", "Praetorian Ancient")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(4)
            .stats(3, 4)
            .command(1)
            .traits([T::Soldier])
            .always(this_while(Cond::DiscardHolds(6, vec![Unit]), Grant::Attack(N(2))))
            .always(this_while(Cond::DiscardHolds(6, vec![Unit]), Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Army, 25, "lychguard-sentinel", "Lychguard Sentinel")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(5)
            .stats(2, 6)
            .command(2)
            .traits([T::Soldier, T::Elite])
            .always(this_while(Cond::DiscardHolds(6, vec![Unit]), Grant::Hp(N(4))))
            .always(this_while(Cond::ThisReady, Grant::MustDefend)),
        Card::new(Kind::Army, 26, "doom-scythe-invader", "Doom Scythe Invader")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(6)
            .stats(4, 4)
            .command(2)
            .traits([T::Vehicle, T::Sautekh, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Flying])
            .ability(reaction(when(Event::Enters).only(Only::This).only(Only::Deployed)).then([
                choose(0, [Unit, NotTrait(T::Elite), Trait(vec![T::Vehicle]), InDiscard(You)]),
                PutIntoPlay(Ref::Chosen(0), To::ThisPlanet),
            ])),
    ]
}
