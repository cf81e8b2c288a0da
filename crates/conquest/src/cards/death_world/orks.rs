//! The Death World cycle's cards of Orks, in printed order.

use crate::ability::{Event, Is::Army, Num::N, Only, Op::Deal, THAT, forced_reaction, when};
use crate::card::{Card, Faction::Orks, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Attachment, 97, "repulsor-minefield", "Repulsor Minefield")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Orks)
            .cost(2)
            .shields(1)
            .traits([T::Upgrade])
            .keywords([Keyword::DeepStrike(1)])
            .attach_to_planet()
            .ability(
                forced_reaction(when(Event::Attacks).obj([Army]).only(Only::AtThisPlanet))
                    .then([Deal(N(1), THAT)]),
            ),
    ]
}
