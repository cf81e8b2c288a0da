//! Who holds an objective in an end phase (EP-4.2), on layout S with objective 3 at (50, 80).

use epic::control::{Control, Standing};
use epic::{Options, Side};
use serde_json::{Value, json};

use crate::world::{World, control_of, legion, roster};

/// The check at the end of turn 1 with Alpha's Tacticals and Bravo's Infantry Company where they are put.
fn held(alpha: Option<[&str; 2]>, bravo: Option<[&str; 2]>) -> Control {
    let mut world = World::battle();
    if let Some(at) = alpha {
        world.one_at("alpha", "tac", at);
    }
    if let Some(at) = bravo {
        world.one_at("bravo", "inf", at);
    }
    control_of(&world.end_turn(), 3)
}

#[test]
fn ep_4_2_1_a_unit_within_15_cm_captures() {
    assert_eq!(held(Some(["59", "92"]), None), Control::Alpha);
    assert_eq!(held(Some(["59", "92.1"]), None), Control::Free);
    assert_eq!(held(None, Some(["50", "95"])), Control::Bravo);
}

#[test]
fn ep_4_2_2_units_of_both_sides_contest() {
    assert_eq!(held(Some(["50", "80"]), Some(["65", "80"])), Control::Contested);
    assert_eq!(held(Some(["50", "80"]), Some(["65.1", "80"])), Control::Alpha);
    let mut world = World::battle();
    world.stand("alpha", "tac", ["50", "80"]);
    world.one_at("bravo", "sent", ["50", "84"]);
    assert_eq!(control_of(&world.end_turn(), 3), Control::Contested, "numbers do not matter");
}

#[test]
fn ep_4_2_3_broken_formations_do_neither() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["55", "80"]);
    world.stand("bravo", "inf", ["53", "80"]);
    world.breaks("bravo", "inf");
    assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha);
    world.breaks("alpha", "tac");
    world.ok(json!({"do": "move", "by": "bravo", "formation": "inf", "units": vec![[5, 115]; 13]}));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Free);
}

#[test]
fn ep_4_2_4_formations_that_rallied_in_this_end_phase_do_neither() {
    let mut world = World::battle();
    world.go_to_turn(3);
    world.one_at("alpha", "tac", ["60", "80"]);
    world.stand("bravo", "inf", ["54", "80"]);
    world.breaks("bravo", "inf");
    let end = world.end_turn_with(&[("bravo", "inf")]);
    assert_eq!(control_of(&end, 3), Control::Alpha);
    let claim = end.objectives[2].claims.iter().find(|it| it.formation == "inf").unwrap();
    assert_eq!((claim.standing, claim.distance.to_string().as_str()), (Standing::Rallied, "4"));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Contested, "unbroken since before this end phase");
    world.refused("EP-7.3.1", json!({"do": "rally", "by": "bravo", "formation": "inf"}));
    let mut alone = World::battle();
    alone.one_at("alpha", "tac", ["50", "80"]);
    alone.breaks("alpha", "tac");
    assert_eq!(control_of(&alone.end_turn_with(&[("alpha", "tac")]), 3), Control::Free, "nor capture");
    alone.ok(json!({"do": "end_turn"}));
    alone.refused("EP-4.2.4", json!({"do": "rally", "by": "alpha", "formation": "tac"}));
}

fn airborne() -> Value {
    roster(
        "space-marines-codex",
        json!([{"name": "Thunderhawk", "id": "hawk"}, {"name": "Terminators", "id": "term"}, {"name": "Whirlwinds", "id": "whirl"}]),
    )
}

/// Alpha's Thunderhawk waits off the table; turn 3.
fn with_hawk() -> World {
    let mut world = World::battle_of(airborne(), legion(), Options::default());
    world.go_to_turn(3);
    world
}

/// The Terminators wait aboard the Thunderhawk; turn 3.
fn with_load() -> World {
    let mut world = World::layout_s(airborne(), legion());
    for step in ["close_spacecraft", "pass_garrisons"] {
        for by in ["alpha", "bravo"] {
            world.ok(json!({"do": step, "by": by}));
        }
    }
    world.ok(json!({"do": "reserve", "by": "alpha", "formation": "term", "way": "in_aircraft", "carrier": "hawk", "load_confirmed": true}));
    world.deploy();
    world.go_to_turn(3);
    world
}

#[test]
fn ep_4_2_5_an_aircraft_does_not_capture_in_the_turn_it_lands() {
    let mut world = with_hawk();
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "hawk", "units": [[50, 85]]}));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Free);
    assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha, "still landed in turn 4");
}

#[test]
fn ep_4_2_6_a_landed_aircraft_contests_at_once() {
    for (y, expected) in [("95", Control::Contested), ("95.1", Control::Bravo)] {
        let mut world = with_hawk();
        world.one_at("bravo", "inf", ["56", "80"]);
        let at = crate::world::place(["50", y]);
        world.ok(json!({"do": "enter", "by": "alpha", "formation": "hawk", "units": [at]}));
        assert_eq!(control_of(&world.end_turn(), 3), expected, "{y}");
    }
}

#[test]
fn ep_4_2_7_what_it_sets_down_captures_and_what_flies_does_not() {
    let mut world = with_load();
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "hawk", "units": [[50, 85]]}));
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "term", "units": vec![[58, 80]; 4]}));
    assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha);
    world.ok(json!({"do": "take_off", "by": "alpha", "formation": "hawk"}));
    world.refused("EP-4.2.7", json!({"do": "take_off", "by": "alpha", "formation": "term"}));
    world.stand("alpha", "term", ["5", "5"]);
    world.one_at("bravo", "inf", ["56", "80"]);
    assert_eq!(control_of(&world.end_turn(), 3), Control::Bravo, "nothing in the air contests");
    let fleet = roster(
        "space-marines-codex",
        json!([{"name": "Strike Cruiser", "id": "ship", "take": {"Spacecraft/Strike Cruiser": 1}}, {"name": "Tactical"}]),
    );
    let orbit = World::battle_of(fleet, legion(), Options::default());
    orbit.refused("EP-4.2.7", json!({"do": "move", "by": "alpha", "formation": "ship", "units": [[50, 80]]}));
    orbit
        .refused("EP-6.2.6", json!({"do": "enter", "by": "alpha", "formation": "ship", "units": [[50, 80]]}));
}

#[test]
fn ep_4_2_8_control_is_recorded_at_the_end_of_every_turn() {
    let mut world = World::battle();
    world.one_at("alpha", "dev", ["90", "5"]);
    world.one_at("alpha", "whirl", ["50", "45"]);
    world.one_at("bravo", "art", ["90", "115"]);
    world.one_at("alpha", "tac", ["50", "80"]);
    world.one_at("bravo", "inf", ["55", "80"]);
    let end = world.end_turn();
    assert_eq!((end.turn, end.held(Side::Alpha), end.held(Side::Bravo)), (1, 2, 1));
    let count = |control| end.objectives.iter().filter(|it| it.control == control).count();
    assert_eq!((count(Control::Contested), count(Control::Free)), (1, 2));
    world.end_turn();
    assert_eq!(world.game.end_phases().len(), 2);
}

#[test]
fn ep_4_2_9_objectives_have_no_memory() {
    for (x, expected) in [("65", Control::Alpha), ("65.1", Control::Free)] {
        let mut world = World::battle();
        world.go_to_turn(2);
        world.one_at("alpha", "tac", ["50", "80"]);
        assert_eq!(control_of(&world.end_turn(), 3), Control::Alpha);
        world.one_at("alpha", "tac", [x, "80"]);
        assert_eq!(control_of(&world.end_turn(), 3), expected, "{x}");
    }
}

#[test]
fn ep_4_2_10_an_unattended_objective_is_nobodys_even_in_the_own_half() {
    let mut world = World::battle();
    let end = world.end_turn();
    assert_eq!(control_of(&end, 1), Control::Free);
    assert!(!end.achieved(Side::Alpha).any(|goal| goal == epic::goals::Goal::DefendTheFlag));
}
