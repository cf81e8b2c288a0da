//! Six objectives (EP-4.1), on the long edges and in the corners, at the limit from both sides.

use epic::{Length, Refusal, Side, Stage};
use serde_json::json;

use crate::world::{World, legion, marines, place};

fn south() -> World {
    started("south")
}

fn started(edge: &str) -> World {
    let mut world = World::on_table(marines(), legion(), "organizer");
    world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": edge}));
    world
}

#[track_caller]
fn put(world: &mut World, by: &str, at: [&str; 2]) {
    world.ok(json!({"do": "place_objective", "by": by, "at": place(at)}));
}

#[track_caller]
fn refused(world: &World, clause: &str, by: &str, at: [&str; 2]) -> Refusal {
    world.refused(clause, json!({"do": "place_objective", "by": by, "at": place(at)}))
}

fn cm(text: &str) -> Length {
    text.parse().unwrap()
}

/// Alpha's and Bravo's edge objectives are placed, Alpha is about to place the second one.
fn second() -> World {
    let mut world = south();
    put(&mut world, "alpha", ["90", "0"]);
    put(&mut world, "bravo", ["90", "120"]);
    world
}

/// Alpha is about to place the third one.
fn third() -> World {
    let mut world = second();
    put(&mut world, "alpha", ["50", "80"]);
    put(&mut world, "bravo", ["10", "40"]);
    world
}

#[test]
fn ep_4_1_1_players_take_turns_and_the_higher_rating_starts() {
    let mut world = south();
    refused(&world, "EP-4.1.1", "bravo", ["90", "120"]);
    put(&mut world, "alpha", ["90", "0"]);
    refused(&world, "EP-4.1.1", "alpha", ["50", "80"]);
    put(&mut world, "bravo", ["90", "120"]);
    assert_eq!(world.game.to_act(), Some(Side::Alpha));
}

#[test]
fn ep_4_1_2_equal_ratings_dice_for_the_first_marker() {
    let mut world = World::on_table(marines(), marines(), "organizer");
    world.ok(json!({"do": "roll_off", "rolls": [[1, 2]]}));
    world.ok(json!({"do": "choose_edge", "by": "bravo", "edge": "north"}));
    refused(&world, "EP-4.1.2", "bravo", ["90", "120"]);
    world.ok(json!({"do": "roll_off", "rolls": [[6, 2]]}));
    refused(&world, "EP-4.1.1", "bravo", ["90", "120"]);
    put(&mut world, "alpha", ["90", "0"]);
    assert_eq!(world.game.roll_offs().len(), 2);
}

#[test]
fn ep_4_1_3_six_markers_are_placed_and_no_seventh() {
    let mut world = second();
    for (by, at) in [("alpha", ["50", "80"]), ("bravo", ["50", "40"]), ("alpha", ["130", "85"])] {
        put(&mut world, by, at);
    }
    assert_eq!(world.game.stage(), Stage::Objectives, "the step does not close with five");
    world.refused("EP-8.1.1", json!({"do": "pass_garrisons", "by": "alpha"}));
    put(&mut world, "bravo", ["130", "45"]);
    assert_eq!(world.game.stage(), Stage::Garrisons);
    assert_eq!(refused(&world, "EP-4.1.3", "alpha", ["90", "75"]), Refusal::SixObjectives);
    let by = |side: Side| world.game.objectives().iter().filter(|it| it.by == side).count();
    assert_eq!((by(Side::Alpha), by(Side::Bravo)), (3, 3));
}

#[test]
fn ep_4_1_4_the_first_marker_lies_on_the_own_edge() {
    for at in [["90", "0"], ["0", "0"], ["180", "0"]] {
        put(&mut south(), "alpha", at);
    }
    for (at, by) in
        [(["90", "0.1"], "0.1"), (["90", "120"], "120"), (["0", "30"], "30"), (["180.1", "0"], "0.1")]
    {
        let refusal = refused(&south(), "EP-4.1.4", "alpha", at);
        assert_eq!(refusal, Refusal::NotOnOwnEdge { corner: false, by: cm(by) });
    }
}

#[test]
fn ep_4_1_5_in_a_corner_it_lies_on_one_of_the_two_half_edges() {
    for at in [["90", "0"], ["0", "60"], ["0", "0"]] {
        put(&mut started("south-west"), "alpha", at);
    }
    for at in [["90.1", "0"], ["0", "60.1"]] {
        let refusal = refused(&started("south-west"), "EP-4.1.5", "alpha", at);
        assert_eq!(refusal, Refusal::NotOnOwnEdge { corner: true, by: cm("0.1") });
    }
}

#[test]
fn ep_4_1_6_the_second_and_third_lie_in_the_opponents_half() {
    put(&mut second(), "alpha", ["50", "60.1"]);
    assert_eq!(
        refused(&second(), "EP-4.1.6", "alpha", ["50", "60"]),
        Refusal::NotInOpponentsHalf { by: Length::ZERO }
    );
    assert_eq!(
        refused(&second(), "EP-4.1.6", "alpha", ["50", "59.9"]),
        Refusal::NotInOpponentsHalf { by: cm("0.1") }
    );
    refused(&third(), "EP-4.1.6", "alpha", ["120", "60"]);
    for (at, beside) in [(["-1", "80"], "1"), (["50", "120.5"], "0.5"), (["-3", "124"], "5")] {
        let refusal = refused(&second(), "EP-4.1.6", "alpha", at);
        assert!(matches!(refusal, Refusal::OffTable { by, .. } if by == cm(beside)), "{at:?}: {refusal:?}");
    }
    let corner = || {
        let mut world = started("south-west");
        put(&mut world, "alpha", ["0", "0"]);
        put(&mut world, "bravo", ["180", "120"]);
        world
    };
    put(&mut corner(), "alpha", ["100", "60"]);
    refused(&corner(), "EP-4.1.6", "alpha", ["90", "60"]);
    refused(&corner(), "EP-4.1.6", "alpha", ["80", "60"]);
}

#[test]
fn ep_4_1_7_at_least_30_cm_from_the_opponents_edge() {
    put(&mut second(), "alpha", ["20", "90"]);
    assert_eq!(
        refused(&second(), "EP-4.1.7", "alpha", ["20", "90.1"]),
        Refusal::TooCloseToEdge { by: cm("0.1") }
    );
    refused(&third(), "EP-4.1.7", "alpha", ["150", "90.1"]);
    let corner = || {
        let mut world = started("south-west");
        put(&mut world, "alpha", ["0", "0"]);
        put(&mut world, "bravo", ["180", "120"]);
        world
    };
    put(&mut corner(), "alpha", ["150", "90"]);
    assert_eq!(
        refused(&corner(), "EP-4.1.7", "alpha", ["150.1", "90"]),
        Refusal::TooCloseToEdge { by: cm("0.1") }
    );
    put(&mut corner(), "alpha", ["60", "110"]);
    assert_eq!(
        refused(&corner(), "EP-4.1.7", "alpha", ["62", "110"]),
        Refusal::TooCloseToEdge { by: cm("0.27") }
    );
}

#[test]
fn ep_4_1_8_at_least_30_cm_from_every_marker() {
    put(&mut third(), "alpha", ["80", "80"]);
    put(&mut third(), "alpha", ["74", "62"]);
    put(&mut third(), "alpha", ["90", "90"]);
    for (at, by) in [(["79.9", "80"], "0.1"), (["74", "63"], "0.59")] {
        let refusal = refused(&third(), "EP-4.1.8", "alpha", at);
        assert_eq!(refusal, Refusal::TooCloseToObjective { objective: 3, by: cm(by) });
    }
    // Whoever placed it: Bravo's second marker across the line from Alpha's.
    let mut across = second();
    put(&mut across, "alpha", ["50", "61"]);
    let refusal = refused(&across, "EP-4.1.8", "bravo", ["50", "31.1"]);
    assert_eq!(refusal, Refusal::TooCloseToObjective { objective: 3, by: cm("0.1") });
    put(&mut across, "bravo", ["50", "31"]);
}

/// Shows EP-9.1.2.
#[test]
fn a_marker_is_a_point_whatever_stands_for_it() {
    let mut world = second();
    world.ok(json!({"do": "place_objective", "by": "alpha", "at": [50, 80], "label": "bunker of 6 by 5 cm"}));
    put(&mut world, "bravo", ["10", "40"]);
    put(&mut world, "alpha", ["80", "80"]);
    assert_eq!(world.game.objectives()[2].label, "bunker of 6 by 5 cm");
}

#[test]
fn ep_4_1_9_each_half_holds_three_objectives() {
    let world = World::layout_s(marines(), legion());
    let half = |side: Side| -> Vec<(u32, Side, bool)> {
        let inside = world.game.objectives().iter().filter(|it| it.half == side);
        inside.map(|it| (it.number, it.by, it.on_edge)).collect()
    };
    let (alpha, bravo) = (Side::Alpha, Side::Bravo);
    assert_eq!(half(alpha), [(1, alpha, true), (4, bravo, false), (6, bravo, false)]);
    assert_eq!(half(bravo), [(2, bravo, true), (3, alpha, false), (5, alpha, false)]);
}
