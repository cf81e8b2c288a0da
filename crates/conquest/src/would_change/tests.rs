//! What would change nothing is not offered, card by card.

use super::*;
use crate::answer::{Answer, Ask};
use crate::scenario::board;

/// Whether the first player is offered the card, at the first question at which anything could be done with it.
fn offered(phase: &str, warlords: &str, lines: &str, name: &str) -> bool {
    let mut game = board(&format!(
        "players: {warlords}
        initiative: Tina
        planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
        phase: {phase}
        Tina resources: 9
        {}",
        lines.replace("; ", "\n")
    ));
    let mut legal = Vec::new();
    for _ in 0..200 {
        let Some(seat) = game.to_answer() else { return false };
        game.legal(seat, &mut legal);
        let named = |answer: &Answer| matches!(answer, Answer::Play(id) | Answer::Use { card: id, .. } if game.card(*id).name == name);
        if seat == Seat::A && legal.iter().any(named) {
            return true;
        }
        let over = !matches!(game.ask, Ask::Window | Ask::Answers | Ask::DeployTurn | Ask::CombatTurn)
            && !matches!(game.ask, Ask::Defender | Ask::Shield { .. });
        if over {
            return false;
        }
        let answer = if legal.contains(&Answer::Pass) { Answer::Pass } else { legal[0] };
        game.advance(seat, answer);
    }
    false
}

/// The card, its player's warlord, the phase, a board where it would change something and one where it would not.
const CASES: [(&str, &str, &str, &str, &str); 11] = [
    ("Doom", "Eldorath Starbane", "deploy", "Tina hand: Doom; Chris hq: Goff Nob", "Tina hand: Doom"),
    (
        "Exterminatus",
        "Captain Cato Sicarius",
        "deploy",
        "Tina hand: Exterminatus; Chris at 2: Goff Nob",
        "Tina hand: Exterminatus; Chris at 1: Goff Nob; Chris at 2: Crushface",
    ),
    (
        "Power from Pain",
        "Packmaster Kith",
        "combat",
        "Tina hand: Power from Pain; Tina at 1: Khymera; Chris at 1: Goff Nob",
        "Tina hand: Power from Pain; Tina at 1: Khymera; Chris at 1: Nazdreg",
    ),
    (
        "Nazdreg's Flash Gitz",
        "Nazdreg",
        "combat",
        "Tina at 2: Nazdreg's Flash Gitz (exhausted); Tina at 1: Goff Nob",
        "Tina at 2: Nazdreg's Flash Gitz; Tina at 1: Goff Nob",
    ),
    (
        "Kraktoof Hall",
        "Nazdreg",
        "combat",
        "Tina hq: Kraktoof Hall; Tina at 1: Goff Nob (1 damage), Shoota Mob",
        "Tina hq: Kraktoof Hall; Tina at 1: Goff Nob, Shoota Mob",
    ),
    (
        "Tellyporta Pad",
        "Nazdreg",
        "combat",
        "Tina hq: Tellyporta Pad; Tina at 2: Goff Nob",
        "Tina hq: Tellyporta Pad; Tina at 1: Goff Nob, Nazdreg",
    ),
    (
        "Battle Cry",
        "Captain Cato Sicarius",
        "combat",
        "Tina hand: Battle Cry; Tina at 1: Goff Nob; Chris at 1: Goff Nob",
        "Tina hand: Battle Cry; Chris at 1: Goff Nob",
    ),
    (
        "Squadron Redeployment",
        "Captain Cato Sicarius",
        "combat",
        "Tina hand: Squadron Redeployment; Tina at 1: Land Raider (with Promotion); Tina at 2: Deathwing Guard",
        "Tina hand: Squadron Redeployment; Tina at 1: Deathwing Guard",
    ),
    (
        "Ork Kannon",
        "Nazdreg",
        "combat",
        "Tina hq: Ork Kannon; Chris at 1: Goff Nob; Tina at 1: Nazdreg",
        "Tina hq: Ork Kannon",
    ),
    (
        "Tzeentch's Firestorm",
        "Zarathur, High Sorcerer",
        "combat",
        "Tina hand: Tzeentch's Firestorm; Chris at 1: Goff Nob",
        "Tina hand: Tzeentch's Firestorm",
    ),
    (
        "Spiritseer Erathal",
        "Eldorath Starbane",
        "combat",
        "Tina at 1: Spiritseer Erathal, Wildrider Squadron (1 damage); Chris at 1: Goff Nob",
        "Tina at 1: Spiritseer Erathal (1 damage), Wildrider Squadron; Chris at 1: Goff Nob",
    ),
];

#[test]
fn what_would_change_nothing_is_not_offered() {
    let mut wrong = Vec::new();
    for (card, warlord, phase, changes, does_not) in CASES {
        let warlords = format!("Tina = {warlord}; Chris = Nazdreg");
        for (lines, expected) in [(changes, true), (does_not, false)] {
            if offered(phase, &warlords, lines, card) != expected {
                wrong.push(format!("{card}: expected {expected} with {lines}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
