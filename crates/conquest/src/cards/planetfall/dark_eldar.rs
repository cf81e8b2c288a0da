//! Cards of the Dark Eldar in the Planetfall cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, How, IT,
    Is::{
        Army, AtChosen, AtThatPlanet, AtThisPlanet, AttachedTo, Attachment, CostAtMost, Either, Enemys,
        InHand, MayEnter, NotTrait, Trait, Undamaged, Unique, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        self, CancelAttack, Choose, ChoosePlace, Deal, DiscardRandom, Draw, Exhaust, Gain, HoldUnder, If,
        Move, PutIntoPlay, Ready, Then,
    },
    Per, Places, Ref, THAT, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, each, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, MATERIAL, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 18, "stalking-ur-ghul", "Stalking Ur-Ghul")
            .in_set(Set::DecreeOfRuin)
            .of(DarkEldar)
            .cost(3)
            .stats(5, 3)
            .traits([T::Creature])
            .keywords([Keyword::NoAttachments])
            .always(this_while(
                Cond::Attacking(vec![Either(vec![vec![Warlord], vec![Army, Undamaged]])]),
                Grant::LoseAttack(N(5)),
            )),
        Card::new(Kind::Support, 19, "holding-cell", "Holding Cell")
            .in_set(Set::DecreeOfRuin)
            .of(DarkEldar)
            .loyal()
            .cost(1)
            .traits([T::Location])
            .always(Constant::BarsCopies)
            .ability(
                reaction(
                    when(When::Leaves)
                        .obj([Army, Enemys])
                        .only(Only::Destroyed)
                        .only(Only::ByAttack)
                        .only(Only::ToDiscard),
                )
                .only_if(Cond::ThereIsNo(vec![Attachment, AttachedTo(Ref::This)]))
                .then([HoldUnder(Ref::That)]),
            ),
        Card::new(Kind::Warlord, 30, "archon-salaine-morn", "Archon Salaine Morn")
            .in_set(Set::BoundlessHate)
            .of(DarkEldar)
            .signature(20)
            .stats(2, 7)
            .bloodied(2, 6)
            .start(7, 7)
            .traits([T::Warrior, T::Archon])
            .ability(
                reaction(
                    when(When::Enters)
                        .obj([Unit, Trait(vec![T::Kabalite, T::Raider]), Yours])
                        .only(Only::AtType(MATERIAL)),
                )
                .then([Gain(You, N(1))])
                .once_per_phase(),
            ),
        Card::new(Kind::Army, 31, "shadowed-thorns-pillagers", "Shadowed Thorns Pillagers")
            .in_set(Set::BoundlessHate)
            .of(DarkEldar)
            .signature(20)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior, T::Kabalite, T::Raider])
            .keywords([Keyword::Ambush]),
        Card::new(Kind::Support, 32, "the-nexus-of-shadows", "The Nexus of Shadows")
            .in_set(Set::BoundlessHate)
            .of(DarkEldar)
            .unique()
            .signature(20)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::Pay(N(2))).then([Draw(You, N(1))]).once_per_phase()),
        Card::new(Kind::Event, 33, "inevitable-betrayal", "Inevitable Betrayal")
            .in_set(Set::BoundlessHate)
            .of(DarkEldar)
            .signature(20)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Choose { into: 1, what: vec![Army, Undamaged, Enemys, AtChosen(0)], by: You, how: How::Any },
                // Nothing is left out as it is on other cards: the traits go too.
                change(On::Picked, Grant::BlankWhole, Until::EndOfPhase),
            ])),
        Card::new(Kind::Attachment, 34, "last-breath", "Last Breath")
            .in_set(Set::BoundlessHate)
            .of(DarkEldar)
            .unique()
            .signature(20)
            .cost(1)
            .shields(3)
            .traits([T::Relic, T::Wargear, T::Weapon])
            .attach_to([Unit, Unique])
            .one_per_player(T::Relic)
            .ability(
                reaction(when(When::Damaged).only(Only::ByHost).only(Only::ByAttack).obj([Army]))
                    .then([change(THAT, Grant::LoseAttack(N(3)), Until::EndOfPhase)]),
            ),
        Card::new(Kind::Army, 62, "mandrake-fearmonger", "Mandrake Fearmonger")
            .in_set(Set::DeadlySalvage)
            .of(DarkEldar)
            .loyal()
            .cost(3)
            .stats(1, 3)
            .command(1)
            .traits([T::Warrior])
            .ability(
                reaction(when(When::Damaged).only(Only::ByThis).only(Only::ByAttack).obj([Army]))
                    .then([DiscardRandom(Opponent, N(1))]),
            ),
        Card::new(Kind::Attachment, 63, "shadowed-thorns-bodysuit", "Shadowed Thorns Bodysuit")
            .in_set(Set::DeadlySalvage)
            .of(DarkEldar)
            .cost(0)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .attach_to([Army, Trait(vec![T::Kabalite])])
            .ability(
                reaction(when(When::Defends).only(Only::Host)).cost(Cost::ExhaustThis).then([CancelAttack]),
            ),
        Card::new(Kind::Army, 86, "dying-sun-marauder", "Dying Sun Marauder")
            .in_set(Set::WhatLurksBelow)
            .of(DarkEldar)
            .loyal()
            .cost(2)
            .stats(2, 3)
            .traits([T::Warrior, T::Raider, T::Kabalite])
            .ability(reaction(when(When::Gains).by(You)).then([Ready(THIS)])),
        Card::new(Kind::Army, 87, "kabalite-harriers", "Kabalite Harriers")
            .in_set(Set::WhatLurksBelow)
            .of(DarkEldar)
            .cost(2)
            .stats(1, 2)
            .command(1)
            .traits([T::Warrior, T::Kabalite])
            .ability(
                reaction(when(When::Enters).obj([Unit, Trait(vec![T::Kabalite])]).only(Only::AtThisPlanet))
                    .then([target(0, [Unit, Undamaged, AtThisPlanet]), Deal(N(1), IT)]),
            ),
        Card::new(Kind::Event, 88, "gut-and-pillage", "Gut and Pillage")
            .in_set(Set::WhatLurksBelow)
            .of(DarkEldar)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                reaction(when(When::BattleWon).by(You).only(Only::AtType(MATERIAL)))
                    .then([Gain(You, N(3))])
                    .max(1, Per::Round),
            ),
        Card::new(Kind::Army, 106, "shadowed-thorns-venom", "Shadowed Thorns Venom")
            .in_set(Set::WrathOfTheCrusaders)
            .of(DarkEldar)
            .cost(5)
            .stats(4, 4)
            .command(2)
            .traits([T::Vehicle, T::Raider, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::Enters).only(Only::This).only(Only::Deployed)).then([
                ChoosePlace { into: 0, from: Places::OfType(MATERIAL), target: false },
                Move(each([Army, Trait(vec![T::Kabalite]), Yours]), To::Chosen(0)),
            ])),
        Card::new(Kind::Event, 107, "rapid-assault", "Rapid Assault")
            .in_set(Set::WrathOfTheCrusaders)
            .of(DarkEldar)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(combat_action().then([
                Op::ChoosePlace { into: 2, from: Places::AnyPlanet, target: true },
                choose(0, [Unit, Trait(vec![T::Kabalite]), CostAtMost(3), InHand(You), MayEnter]),
                PutIntoPlay(Ref::Chosen(0), To::Chosen(2)),
                Exhaust(IT),
                Then,
                If(
                    Cond::ChosenOfType(2, MATERIAL),
                    vec![
                        Op::Choose {
                            into: 1,
                            what: vec![Unit, Trait(vec![T::Kabalite]), AtChosen(2)],
                            by: You,
                            how: How::Some(2),
                        },
                        Ready(On::Picked),
                    ],
                ),
            ])),
        Card::new(Kind::Army, 131, "flayed-skull-slaver", "Flayed Skull Slaver")
            .in_set(Set::FinalGambit)
            .of(DarkEldar)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Kabalite, T::Ally])
            .always(this_while(Cond::ThisAtType(MATERIAL), Grant::Bonus(0, 2))),
        Card::new(Kind::Support, 132, "raiding-portal", "Raiding Portal")
            .in_set(Set::FinalGambit)
            .of(DarkEldar)
            .cost(1)
            .traits([T::Upgrade])
            .ability(reaction(when(When::StruggleWon).by(You)).cost(Cost::ExhaustThis).then([
                target(0, [Army, Trait(vec![T::Kabalite]), Yours, AtThatPlanet]),
                ChoosePlace { into: 1, from: Places::OfType(MATERIAL), target: false },
                Move(IT, To::Chosen(1)),
                change(IT, Grant::Command(N(1)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Attachment, 133, "hallucinogen-grenade", "Hallucinogen Grenade")
            .in_set(Set::FinalGambit)
            .of(DarkEldar)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Army, Trait(vec![T::Kabalite]), Yours])
            .ability(combat_action().cost(Cost::SacrificeThis).then([
                target(0, [Army, NotTrait(T::Elite), Enemys, AtThisPlanet]),
                Exhaust(IT),
                Then,
                Deal(Num::PrintedAttack(Ref::Chosen(0)), IT),
            ])),
    ]
}
