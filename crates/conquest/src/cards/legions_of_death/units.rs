//! Army units of the Necrons in Legions of Death, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event, Grant, IT,
    Is::{
        self, Army, AtChosen, AtThisPlanet, Enemys, Enslaved, InDiscard, InHand, JustDiscarded, NonWarlord,
        NotOf, NotTrait, Of, SameName, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N, PrintedCost},
    On, Only,
    Op::{
        ChoosePlace, DeployAt, Discard, DiscardTop, Heal, Instead, Move, PutIntoPlay, Ready, ReturnToHand,
        RevealHand, Then,
    },
    Per, Places, REVEALED, Ref, THIS, To, Until,
    Who::{Opponent, You},
    action, all, change, choose, combat_action, each, forced_reaction, interrupt, reaction, target, this,
    this_while, when,
};
use crate::card::{Card, Faction::Necrons, Keyword, Kind, Set, Trait as T};
use crate::ids::Phase;

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
        Card::new(Kind::Army, 12, "warriors-of-gidrim", "Warriors of Gidrim")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .stats(1, 1)
            .command(1)
            .traits([T::Warrior, T::Sautekh])
            .always(this_while(Cond::Factions(2, vec![Unit, NotOf(Necrons), Yours]), Grant::Command(N(1)))),
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
        Card::new(Kind::Army, 15, "patrolling-wraith", "Patrolling Wraith")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .stats(2, 3)
            .traits([T::Drone])
            .ability(
                reaction(
                    when(Event::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByThis)
                        .only(Only::ByAttack)
                        .obj([Unit, Enemys]),
                )
                .then([RevealHand(Opponent), Discard(each([SameName(Ref::That), InHand(Opponent)]))]),
            ),
        Card::new(Kind::Army, 16, "decaying-warrior-squad", "Decaying Warrior Squad")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .stats(2, 2)
            .traits([T::Warrior])
            .ability(combat_action().from_discard().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                DeployAt(Ref::This, To::Chosen(0)),
            ])),
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
        Card::new(Kind::Army, 19, "tomb-blade-squadron", "Tomb Blade Squadron")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .stats(0, 3)
            .command(2)
            .traits([T::Vehicle, T::Sautekh])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(Event::Enters).only(Only::Deployed).by(You).obj([
                    Unit,
                    NotOf(Necrons),
                    Trait(vec![T::Scout]),
                ]))
                .then([
                    ChoosePlace { into: 0, from: Places::OtherPlanet, target: false },
                    Move(THIS, To::Chosen(0)),
                    Then,
                    target(1, [Unit, NonWarlord, AtChosen(0)]),
                    change(On::The(Ref::Chosen(1)), Grant::LoseHp(N(1)), Until::EndOfPhase),
                ]),
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
        Card::new(Kind::Army, 22, "immortal-legion", "Immortal Legion")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(4)
            .stats(4, 4)
            .command(2)
            .traits([T::Soldier, T::Sautekh])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                ChoosePlace {
                    into: 0,
                    from: Places::With(vec![Warlord, Enemys, Enslaved], vec![]),
                    target: false,
                },
                Move(THIS, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 23, "praetorian-ancient", "Praetorian Ancient")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(4)
            .stats(3, 4)
            .command(1)
            .traits([T::Soldier])
            .always(this_while(Cond::DiscardHolds(6, vec![Unit]), Grant::Attack(N(2))))
            .always(this_while(Cond::DiscardHolds(6, vec![Unit]), Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Army, 24, "harbinger-of-eternity", "Harbinger of Eternity")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(5)
            .stats(3, 5)
            .command(3)
            .traits([T::Scholar, T::Elite])
            .always(Constant::PlaysFromDiscard(You, vec![Is::Event, Of(Necrons)])),
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
        Card::new(Kind::Army, 27, "doomsday-ark", "Doomsday Ark")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(6)
            .stats(5, 5)
            .command(2)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .always(this(Grant::AreaEffect(Num::Factions(vec![Unit, NotOf(Necrons), Yours])))),
        Card::new(Kind::Army, 28, "dread-monolith", "Dread Monolith")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(8)
            .stats(5, 7)
            .command(5)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                combat_action()
                    .then([
                        DiscardTop(You, N(3)),
                        Then,
                        choose(0, [Unit, Of(Necrons), NotTrait(T::Vehicle), InDiscard(You), JustDiscarded]),
                        PutIntoPlay(Ref::Chosen(0), To::ThisPlanet),
                    ])
                    .limit(1, Per::Round),
            ),
    ]
}
