//! Cards of the Eldar in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Cost, Grant, IT,
    Is::{Army, AtThisPlanet, Attachment, Either, NotOf, Support, Warlord, Yours},
    Num::N,
    Op::{ChoosePlace, Move, OneOf, PutOnDeck},
    Per, Places, THIS, To, Until, action, change, choose, combat_action, deploy_action, target, this_while,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 60, "autarch-celachia", "Autarch Celachia")
            .in_set(Set::GreatDevourer)
            .of(Eldar)
            .unique()
            .loyal()
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Warrior, T::Autarch, T::Ulthwe])
            .ability(
                action()
                    .cost(Cost::Pay(N(1)))
                    .then([OneOf(
                        vec![change(THIS, Grant::Keyword(Keyword::AreaEffect(1)), Until::EndOfRound)],
                        vec![OneOf(
                            vec![change(THIS, Grant::Keyword(Keyword::Armorbane), Until::EndOfRound)],
                            vec![change(THIS, Grant::Keyword(Keyword::Mobile), Until::EndOfRound)],
                        )],
                    )])
                    .limit(1, Per::Round),
            ),
        Card::new(Kind::Event, 61, "subdual", "Subdual")
            .in_set(Set::GreatDevourer)
            .of(Eldar)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(
                deploy_action()
                    .then([target(0, [Either(vec![vec![Support], vec![Attachment]])]), PutOnDeck(IT)]),
            ),
        Card::new(Kind::Army, 54, "nightshade-interceptor", "Nightshade Interceptor")
            .in_set(Set::LegionsOfDeath)
            .of(Eldar)
            .cost(6)
            .stats(4, 4)
            .command(2)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Flying])
            .always(this_while(
                Cond::YouControl(vec![Warlord, NotOf(Eldar)]),
                Grant::Keyword(Keyword::AreaEffect(2)),
            ))
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Army, Yours, AtThisPlanet]),
                ChoosePlace { into: 1, from: Places::OtherPlanet, target: false },
                Move(IT, To::Chosen(1)),
            ])),
    ]
}
