//! Where two clauses meet: cases the clauses' own examples leave out.

use epic::control::Control;
use epic::goals::Goal;
use epic::{Options, ResultKind, Side, Stage};
use serde_json::{Value, json};

use crate::world::{World, control_of, legion, marines, place, roster};

/// The first unit of Alpha's tacticals with a base at that place, the rest at home.
fn based(world: &mut World, at: [&str; 2], base: &Value) {
    let (_, deployed) = world.game.formations(Side::Alpha).find(|(it, _)| it.id == "tac").unwrap();
    let mut units = vec![json!([5, 5]); deployed.units.len()];
    units[0] = json!({"at": place(at), "base": base});
    world.ok(json!({"do": "move", "by": "alpha", "formation": "tac", "units": units}));
}

/// A base reaches as far as its nearest point: to an objective, and in each direction by its own extent.
/// Shows EP-9.1.1, EP-9.1.3.
#[test]
fn a_base_reaches_an_objective_by_its_nearest_point() {
    let round = json!({"round": 1.25});
    let strip = json!({"strip": [4, 0.5]});
    // Objective 3 is at (50, 80).
    for (at, base, expected) in [
        (["66.25", "80"], &round, Control::Alpha),
        (["66.251", "80"], &round, Control::Free),
        (["67", "80"], &strip, Control::Alpha),
        (["67.001", "80"], &strip, Control::Free),
        (["50", "95.25"], &strip, Control::Alpha),
        (["50", "95.251"], &strip, Control::Free),
        // Corner to point: 3-4-5 triangles, with half the strip's extent added to each leg.
        (["61", "92.25"], &strip, Control::Alpha),
        (["61.001", "92.25"], &strip, Control::Free),
    ] {
        let mut world = World::battle();
        based(&mut world, at, base);
        assert_eq!(control_of(&world.end_turn(), 3), expected, "{at:?} {base}");
    }
}

/// A unit that was destroyed near an objective holds nothing, however near the rest of its formation once came.
/// Shows EP-4.2.1, EP-4.2.9.
#[test]
fn the_dead_hold_nothing() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["50", "80"]);
    world.lose("alpha", "tac", 1..=1);
    assert_eq!(control_of(&world.end_turn(), 3), Control::Free);
    world.stand("alpha", "dev", ["50", "80"]);
    world.lose("alpha", "dev", 1..=1);
    assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha, "the others still stand there");
}

/// Two formations of one player near an objective: one that counts is enough, whatever became of the other.
/// Shows EP-4.2.3, EP-4.2.4.
#[test]
fn one_formation_that_counts_is_enough() {
    let mut world = World::battle();
    for id in ["tac", "dev", "term"] {
        world.one_at("alpha", id, ["50", "80"]);
    }
    world.breaks("alpha", "tac");
    world.breaks("alpha", "dev");
    world.one_at("bravo", "inf", ["52", "80"]);
    world.breaks("bravo", "inf");
    let end = world.end_turn_with(&[("alpha", "dev"), ("bravo", "inf")]);
    assert_eq!(control_of(&end, 3), Control::Alpha, "neither the broken nor the rallied contest");
    assert_eq!(control_of(&world.end_turn(), 3), Control::Contested, "rallied before this end phase");
}

/// A damaged war engine holds as long as anything is left of it.
/// Shows EP-4.2.1.
#[test]
fn a_damaged_war_engine_still_holds() {
    let mut world = World::battle();
    world.one_at("alpha", "warlord", ["50", "80"]);
    world.ok(json!({"do": "damage", "by": "alpha", "formation": "warlord", "unit": 1, "left": 1}));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha);
    world.ok(json!({"do": "damage", "by": "alpha", "formation": "warlord", "unit": 1, "left": 0}));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Free);
}

/// A formation that waits off the table is in no half, so it passes nobody.
/// Shows EP-7.2.8, EP-7.2.9.
#[test]
fn what_waits_off_the_table_passes_nobody() {
    let mut world = World::battle();
    for id in ["inf", "mech", "art", "sent", "storm", "shtc", "hq"] {
        world.stand("bravo", id, ["20", "20"]);
        world.breaks("bravo", id);
    }
    let end = world.end_turn();
    let shall_not = |end: &epic::control::EndPhase| {
        end.goals[Side::Alpha as usize].iter().find(|it| it.goal == Goal::TheyShallNotPass).unwrap().achieved
    };
    assert!(shall_not(&end), "all that is in Alpha's half is broken, the aircraft is in none");
    // One that rallies is unbroken at the check, which comes after rallying.
    assert!(!shall_not(&world.end_turn_with(&[("bravo", "sent")])));
}

/// On the dividing line a point is in neither half; with a base it is in both.
/// Shows EP-9.1.4, EP-9.1.6.
#[test]
fn a_base_across_the_line_is_in_both_halves() {
    for (base, y, passes) in [
        (json!("point"), "60", false),
        (json!({"round": 0.1}), "60", true),
        (json!({"round": 0.1}), "59.9", false),
        (json!({"round": 0.1}), "59.901", true),
        (json!({"strip": [4, 0.5]}), "59.75", false),
        (json!({"strip": [4, 0.5]}), "59.751", true),
    ] {
        let mut world = World::battle();
        based(&mut world, ["90", y], &base);
        let end = world.end_turn();
        let shall_not =
            end.goals[Side::Bravo as usize].iter().find(|it| it.goal == Goal::TheyShallNotPass).unwrap();
        assert_eq!(!shall_not.achieved, passes, "{base} at {y}");
    }
}

/// Three goals to three, four to three: more than the opponent, and two at least; equal numbers never win.
/// Shows EP-7.1.3.
#[test]
fn equal_goals_win_nothing_however_many() {
    let mut world = World::battle();
    world.go_to_turn(3);
    // Both destroy the dearest, and nobody is in the other's half: two to two.
    let dearest = |world: &World, side: Side| {
        let army = world.game.army(side).unwrap();
        army.formations.iter().max_by_key(|it| it.points).unwrap().id.clone()
    };
    let (alpha, bravo) = (dearest(&world, Side::Alpha), dearest(&world, Side::Bravo));
    world.lose_all("alpha", &alpha);
    world.lose_all("bravo", &bravo);
    let end = world.end_turn();
    assert_eq!(end.goal_counts(), [2, 2]);
    assert_eq!(world.game.stage(), Stage::Turn(4));
    // One more of either kind decides.
    world.one_at("alpha", "tac", ["50", "80"]);
    world.one_at("alpha", "dev", ["130", "85"]);
    let end = world.end_turn();
    assert_eq!(end.goal_counts(), [3, 1], "Take And Hold, and Bravo's half is passed");
    assert_eq!(world.game.result().unwrap().winner, Some(Side::Alpha));
}

/// One goal to none is no victory: dice follow.
/// Shows EP-7.1.3, EP-7.3.1.
#[test]
fn one_goal_to_none_leads_to_the_dice() {
    let mut world = World::battle();
    world.go_to_turn(4);
    world.one_at("alpha", "scouts", ["20", "100"]);
    let end = world.end_turn();
    assert_eq!(end.goal_counts(), [1, 0]);
    assert_eq!(world.game.stage(), Stage::ContinuationRoll(4));
    world.ok(json!({"do": "roll_continuation", "rolls": [4, 4]}));
    assert_eq!(world.game.stage(), Stage::Turn(5));
    // Extra turns are checked and diced like the fourth, one after the other.
    world.end_turn();
    world.ok(json!({"do": "roll_continuation", "rolls": [2, 2]}));
    world.end_turn();
    world.ok(json!({"do": "roll_continuation", "rolls": [1, 6]}));
    let result = world.game.result().unwrap();
    assert_eq!((result.kind, result.turn), (ResultKind::Tiebreak, 6));
    assert_eq!(result.winner, None, "nobody lost anything: equal points are a draw");
}

/// The dearest formation counts as destroyed also where it waits off the table, and a broken one does not.
/// Shows EP-7.2.2, EP-7.2.4.
#[test]
fn the_dearest_is_destroyed_wherever_it_is() {
    let air = roster(
        "space-marines-codex",
        json!([{"name": "Thunderhawk", "id": "hawk"}, {"name": "Scout", "id": "scouts", "take": {"4x Scout Squads": 1}}]),
    );
    let mut world = World::battle_of(air, legion(), Options::default());
    let spirit = |world: &mut World| {
        let end = world.end_turn();
        end.goals[Side::Bravo as usize].iter().find(|it| it.goal == Goal::BreakTheirSpirit).unwrap().achieved
    };
    world.breaks("alpha", "hawk");
    assert!(!spirit(&mut world));
    world.lose_all("alpha", "hawk");
    assert!(spirit(&mut world));
}

/// Categories of the tie-break exclude each other: broken below half scores once, at the higher of both.
/// Shows EP-7.4.2, EP-7.4.6.
#[test]
fn a_formation_scores_in_its_highest_category_alone() {
    let half = |lost: usize, broken: bool| {
        let mut world = World::battle();
        if lost > 0 {
            world.lose("bravo", "inf", 1..=lost);
        }
        if broken {
            world.breaks("bravo", "inf");
        }
        let score = &world.game.score().unwrap()[Side::Alpha as usize];
        score.lines.iter().find(|it| it.formation == "inf").unwrap().scores.to_string()
    };
    // Thirteen units: 7 left is more than half, 6 left is not.
    for (lost, broken, scored) in [
        (0, false, "0"),
        (6, false, "0"),
        (7, false, "125"),
        (0, true, "125"),
        (6, true, "125"),
        (7, true, "250"),
        (12, true, "250"),
        (12, false, "125"),
        (13, false, "250"),
    ] {
        assert_eq!(half(lost, broken), scored, "{lost} lost, broken: {broken}");
    }
}

/// One garrison at a time; a player who has passed does not garrison any more, and the other goes on alone.
/// Shows EP-5.3.1, EP-9.2.3.
#[test]
fn who_has_passed_is_skipped_to_the_end() {
    let mut world = World::layout_s(marines(), legion());
    let garrison = |by: &str, formation: &str, count: usize| {
        let at = if by == "alpha" { [90, 10] } else { [90, 110] };
        json!({"do": "place_garrison", "by": by, "formation": formation, "units": vec![at; count]})
    };
    world.ok(garrison("alpha", "scouts", 6));
    world.refused("EP-5.3.1", garrison("alpha", "term", 4));
    world.ok(garrison("bravo", "inf", 13));
    world.refused("EP-5.3.1", garrison("bravo", "sent", 4));
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    // However often it would be this player's turn.
    world.ok(garrison("bravo", "sent", 4));
    world.refused("EP-5.3.1", garrison("alpha", "term", 4));
    assert_eq!(world.game.to_act(), Some(Side::Bravo));
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    assert_eq!(world.game.stage(), Stage::RemainingForces);
}

/// In whichever turn, no goals are computed, and nothing ends twice.
#[test]
fn a_concession_in_every_state_is_its_own_kind() {
    for turns in [1_u32, 3, 4] {
        let mut world = World::battle();
        world.one_at("alpha", "scouts", ["20", "100"]);
        world.one_at("bravo", "sent", ["20", "20"]);
        world.go_to_turn(turns);
        world.ok(json!({"do": "concede", "by": "alpha"}));
        let result = world.game.result().unwrap();
        assert_eq!(
            (result.kind, result.winner, result.goals),
            (ResultKind::Concession, Some(Side::Bravo), None)
        );
        world.refused("EP-8.2.6", json!({"do": "concede", "by": "bravo"}));
    }
}
