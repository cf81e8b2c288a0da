//! The ten planets, in printed order.

use crate::ability::{
    Cond, Found, IT,
    Is::{AtChosen, Enemys, InHand, MayEnter, NonWarlord, Unit, Yours},
    Num::{self, N},
    Op::{
        BattleAbility, ChoosePlace, Deal, DiscardRandom, Draw, Gain, Heal, If, Move, OneOf, PutIntoPlay,
        Rout, Search, TakeResources,
    },
    Places, Ref, To,
    Who::{Opponent, You},
    battle, choose, each, opponent_chooses, target,
};
use crate::card::{Card, Kind, MATERIAL, STRONGPOINT, TECH};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Planet, 175, "plannum", "Plannum").planet(1, 1, STRONGPOINT | TECH).ability(
            battle().then([
                choose(0, [Unit, NonWarlord, Yours]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                Move(IT, To::Chosen(1)),
            ]),
        ),
        Card::new(Kind::Planet, 176, "atrox-prime", "Atrox Prime").planet(1, 1, MATERIAL | TECH).ability(
            battle().then([
                ChoosePlace { into: 0, from: Places::AdjacentOrHq, target: true },
                Deal(N(1), each([Unit, Enemys, AtChosen(0)])),
            ]),
        ),
        Card::new(Kind::Planet, 177, "barlus", "Barlus")
            .planet(2, 0, STRONGPOINT)
            .ability(battle().then([DiscardRandom(Opponent, N(1))])),
        Card::new(Kind::Planet, 178, "elouith", "Elouith")
            .planet(2, 0, TECH)
            .ability(battle().then([Search { depth: 3, what: vec![], reveal: false, then: Found::Hand }])),
        Card::new(Kind::Planet, 179, "carnath", "Carnath").planet(1, 1, MATERIAL | TECH).ability(
            battle().then([
                ChoosePlace { into: 0, from: Places::OtherPlanet, target: false },
                BattleAbility(To::Chosen(0)),
            ]),
        ),
        Card::new(Kind::Planet, 180, "tarrus", "Tarrus").planet(1, 1, MATERIAL | STRONGPOINT).ability(
            battle().then([If(
                Cond::YouHaveFewerUnits,
                vec![OneOf(vec![Gain(You, N(3))], vec![Draw(You, N(3))])],
            )]),
        ),
        Card::new(Kind::Planet, 181, "osus-iv", "Osus IV")
            .planet(0, 2, STRONGPOINT)
            .ability(battle().then([TakeResources(N(1))])),
        Card::new(Kind::Planet, 182, "ferrin", "Ferrin")
            .planet(0, 2, MATERIAL)
            .ability(battle().then([target(0, [Unit, NonWarlord]), Rout(IT)])),
        Card::new(Kind::Planet, 183, "yvarn", "Y'varn").planet(0, 1, MATERIAL | STRONGPOINT | TECH).ability(
            battle().then([
                choose(0, [Unit, InHand(You), MayEnter]),
                PutIntoPlay(Ref::Chosen(0), To::YourHq),
                opponent_chooses(1, [Unit, InHand(Opponent), MayEnter]),
                PutIntoPlay(Ref::Chosen(1), To::YourHq),
            ]),
        ),
        Card::new(Kind::Planet, 184, "iridial", "Iridial")
            .planet(1, 0, MATERIAL | STRONGPOINT | TECH)
            .ability(battle().then([target(0, [Unit]), Heal(Num::All, IT)])),
    ]
}
