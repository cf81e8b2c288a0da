//! What bots weigh, one thing at a time: each board differs from the same even one in what its line says.

use expect_test::expect;

use super::super::forecast::forecast;
use super::{balance, value};
use crate::scenario::board;
use crate::state::{Loss, Outcome, Seat, State};

/// An even board with those lines added.
fn even(more: &str) -> State {
    board(&format!(
        "players: Tina = Nazdreg; Chris = Nazdreg
        initiative: Tina
        {}
        {more}",
        if more.contains("planets:") { "" } else { PLANETS }
    ))
}

const PLANETS: &str = "planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath";

/// What it is worth to Tina, in hundredths, and how likely she is to win by it, in thousandths, early and late in the game.
#[test]
fn everything_weighed_has_its_weight() {
    let boards = [
        ("nothing", ""),
        ("a card in hand", "Tina hand: Promotion"),
        ("nine cards in hand", "Tina hand: 9x Promotion"),
        ("the opponent's card in hand", "Chris hand: Promotion"),
        ("three resources", "Tina resources: 3"),
        ("ten resources", "Tina resources: 10"),
        ("a deck of four cards", "Tina deck: 4x Promotion"),
        ("a damaged warlord", "Tina hq: Nazdreg (3 damage)"),
        ("a bloodied warlord", "Tina hq: Nazdreg (bloodied)"),
        ("a support", "Tina hq: Ork Kannon"),
        ("a unit at home", "Tina hq: Goff Nob"),
        ("a unit at the first planet", "Tina at 1: Goff Nob"),
        ("a unit at the third", "Tina at 3: Goff Nob"),
        ("a unit at the fifth", "Tina at 5: Goff Nob"),
        ("two units at one planet", "Tina at 1: Goff Nob\nChris at 1: Shoota Mob"),
        ("an exhausted one there", "Tina at 1: Goff Nob (exhausted)\nChris at 1: Shoota Mob"),
        ("a damaged one there", "Tina at 1: Goff Nob (2 damage)\nChris at 1: Shoota Mob"),
        ("an attachment", "Tina at 1: Goff Nob (with Promotion)"),
        ("a token", "Tina at 1: Snotlings"),
        ("command icons", "Tina at 3: Rogue Trader"),
        ("a card in reserve", "Tina reserve at 2: Deathwing Terminators"),
        ("a planet", "planets: Plannum [Tina], Atrox Prime, Barlus, Elouith, Carnath"),
        ("two planets", "planets: Plannum [Tina], Atrox Prime [Tina], Barlus, Elouith, Carnath"),
        (
            "two planets of the opponent",
            "planets: Plannum [Chris], Atrox Prime [Chris], Barlus, Elouith, Carnath",
        ),
    ];
    let nothing = even("");
    let mut told = Vec::new();
    for (what, lines) in boards {
        let mut state = even(lines);
        let hundredths = |it: f32| (it * 100.0).round() as i32;
        let likely = |state: &State| (forecast(state, Seat::A) * 1000.0).round() as i32;
        let worth = hundredths(balance(&state, Seat::A) - balance(&nothing, Seat::A));
        let early = likely(&state);
        state.round = 5;
        told.push(format!("{worth:>5} {early:>5} {:>5}  {what}\n", likely(&state)));
        assert!(
            (balance(&state, Seat::A) + balance(&state, Seat::B)).abs() < 0.01,
            "{what}: one's gain is the other's loss"
        );
    }
    expect![["
            0     5    40  nothing
           55   152   223  a card in hand
          425   754   771  nine cards in hand
          -55  -142  -144  the opponent's card in hand
          150     5    40  three resources
          440   356   317  ten resources
         -280     5  -187  a deck of four cards
         -135  -145  -125  a damaged warlord
         -495  -612  -524  a bloodied warlord
          120   151   174  a support
          292   490   482  a unit at home
          784   633   653  a unit at the first planet
          410   545   443  a unit at the third
          397   543   435  a unit at the fifth
          502   524   563  two units at one planet
          474   506   517  an exhausted one there
          435   403   461  a damaged one there
          973   625   601  an attachment
          514   191   206  a token
          240    86    77  command icons
          100     5    40  a card in reserve
          440   300   253  a planet
         1040   654   555  two planets
        -1040  -648  -496  two planets of the opponent
    "]]
    .assert_eq(&told.concat());
}

/// A game that is over is worth what came of it, whatever lies on the board.
#[test]
fn an_outcome_outweighs_everything() {
    let mut state = even("Tina at 1: Goff Nob");
    let ends = [
        (Some(Outcome::Won { by: Seat::A, how: Loss::Conquest }), 1.0, -1.0),
        (Some(Outcome::Won { by: Seat::B, how: Loss::Conquest }), -1.0, 1.0),
        (Some(Outcome::Draw), 0.0, 0.0),
    ];
    for (outcome, tina, chris) in ends {
        state.outcome = outcome;
        for (seat, wanted) in [(Seat::A, tina), (Seat::B, chris)] {
            assert!(
                (value(&state, seat) - wanted).abs() < 1e-6 && (forecast(&state, seat) - wanted).abs() < 1e-6
            );
        }
    }
    state.outcome = None;
    assert!(value(&state, Seat::A) > 0.0 && value(&state, Seat::A) < 1.0 && value(&state, Seat::B) < 0.0);
}
