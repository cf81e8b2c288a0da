//! Cards of the Dark Eldar in the deluxe expansions, in printed order.

use crate::ability::{
    Cond, Constant, Event as When, Grant, IT,
    Is::{self, Army, AtThisPlanet, Lacks, NotOf, Other, Unit, Warlord, Yours},
    Num::N,
    On, Only,
    Op::{Deal, Rule, Sacrifice},
    Ref, To, Until,
    Who::Opponent,
    action, choose, forced_interrupt, reaction, this_while, when,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 58, "solarite-avetys", "Solarite Avetys")
            .in_set(Set::GreatDevourer)
            .of(DarkEldar)
            .unique()
            .loyal()
            .cost(4)
            .stats(2, 4)
            .command(1)
            .traits([T::Warrior])
            .keywords([Keyword::Flying])
            .ability(
                reaction(
                    when(When::Damaged)
                        .only(Only::This)
                        .only(Only::ByAttack)
                        .source([Unit, Lacks(Keyword::Flying)]),
                )
                .then([Deal(N(2), On::The(Ref::Source))]),
            ),
        Card::new(Kind::Event, 59, "dark-possession", "Dark Possession")
            .in_set(Set::GreatDevourer)
            .of(DarkEldar)
            .cost(2)
            .shields(1)
            .traits([T::Tactic, T::Torture])
            .ability(action().then([Rule(
                To::YourHq,
                Constant::PlaysFromDiscard(Opponent, vec![Is::Event]),
                Until::NextAction,
            )])),
        Card::new(Kind::Army, 53, "treacherous-lhamaean", "Treacherous Lhamaean")
            .in_set(Set::LegionsOfDeath)
            .of(DarkEldar)
            .cost(2)
            .stats(4, 1)
            .traits([T::Warrior])
            .always(this_while(
                Cond::YouControl(vec![Warlord, NotOf(DarkEldar)]),
                Grant::Keyword(Keyword::Armorbane),
            ))
            .ability(
                forced_interrupt(when(When::Leaves).only(Only::This).only(Only::Destroyed))
                    .then([choose(0, [Army, Yours, Other, AtThisPlanet]), Sacrifice(IT)]),
            ),
    ]
}
