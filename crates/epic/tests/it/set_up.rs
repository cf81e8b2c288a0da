//! The remaining forces and the order of the steps (EP-6.1, EP-8.1).

use epic::{Refusal, Side, Stage};
use serde_json::{Value, json};

use crate::world::{World, bare_table, legion, marines, place};

fn remaining() -> World {
    let mut world = World::layout_s(marines(), legion());
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world
}

fn set_up(by: &str, formation: &str, count: usize, last: [&str; 2]) -> Value {
    let home = if by == "alpha" { json!([5, 5]) } else { json!([5, 115]) };
    let mut units = vec![home; count];
    units[count - 1] = place(last);
    json!({"do": "set_up", "by": by, "formation": formation, "units": units})
}

#[test]
fn ep_6_1_1_no_formation_may_be_left_out() {
    let mut world = remaining();
    let refusal = world.refused("EP-6.1.1", json!({"do": "confirm", "by": "alpha"}));
    assert!(matches!(refusal, Refusal::FormationsLeft { formations } if formations.len() == 15));
    world
        .refused("EP-6.1.1", json!({"do": "set_up", "by": "alpha", "formation": "whirl", "units": [[5, 5]]}));
    world.refused("EP-6.1.1", set_up("alpha", "whirl", 4, ["181", "5"]));
    world.ok(set_up("alpha", "whirl", 4, ["5", "5"]));
    assert_eq!(world.game.stage(), Stage::RemainingForces);
}

#[test]
fn ep_6_1_2_every_unit_stands_within_15_cm_of_the_own_edge() {
    remaining().ok(set_up("alpha", "whirl", 4, ["30", "15"]));
    let refusal = remaining().refused("EP-6.1.2", set_up("alpha", "whirl", 4, ["30", "15.1"]));
    assert!(matches!(refusal, Refusal::OutsideZone { unit: 4, by } if by.to_string() == "0.1"));
    let bravo = || {
        let mut world = remaining();
        world.ok(set_up("alpha", "whirl", 4, ["5", "5"]));
        world
    };
    bravo().ok(set_up("bravo", "art", 3, ["30", "105"]));
    bravo().refused("EP-6.1.2", set_up("bravo", "art", 3, ["30", "104.9"]));
}

/// Shows EP-6.1.2.
#[test]
fn in_a_corner_the_zone_is_measured_to_the_nearest_half_edge() {
    World::corner().ok(set_up("alpha", "whirl", 4, ["99", "12"]));
    World::corner().ok(set_up("alpha", "whirl", 4, ["100", "10"]));
    let refusal = World::corner().refused("EP-6.1.2", set_up("alpha", "whirl", 4, ["99", "12.1"]));
    assert!(matches!(refusal, Refusal::OutsideZone { by, .. } if by.to_string() == "0.09"));
}

/// Shows EP-9.1.1.
#[test]
fn the_zone_is_measured_from_the_nearest_point_of_the_base() {
    let based = |y: &str| {
        let mut command = set_up("alpha", "whirl", 4, ["5", "5"]);
        command["units"][3] = json!({"at": place(["30", y]), "base": {"round": 1}});
        command
    };
    remaining().ok(based("16"));
    remaining().refused("EP-6.1.2", based("16.1"));
}

#[test]
fn ep_6_1_3_players_alternate_and_the_higher_rating_starts() {
    let mut world = remaining();
    world.refused("EP-6.1.3", set_up("bravo", "art", 3, ["5", "115"]));
    let mut order = String::new();
    while world.game.stage() == Stage::RemainingForces {
        let by = world.game.to_act().unwrap();
        order.push(if by == Side::Alpha { 'A' } else { 'B' });
        let (formation, _) =
            world.game.formations(by).find(|(_, it)| it.place == epic::game::Place::Waiting).unwrap();
        let (id, count) = (formation.id.clone(), formation.units.len());
        if id == "tbolt" {
            world.ok(json!({"do": "reserve", "by": by, "formation": id, "way": "aircraft"}));
        } else {
            let (name, at) = if by == Side::Alpha { ("alpha", ["5", "5"]) } else { ("bravo", ["5", "115"]) };
            world.ok(set_up(name, &id, count, at));
        }
    }
    assert_eq!(order, "ABABABABABABABB");
}

/// Shows EP-8.1.1, EP-8.1.2, EP-8.1.3, EP-8.1.9.
#[test]
fn the_steps_come_in_order_and_none_is_skipped() {
    let mut world = World::agreed();
    world.refused("EP-8.1.1", json!({"do": "place_objective", "by": "alpha", "at": [90, 0]}));
    world.refused(
        "EP-8.1.1",
        json!({"do": "set_terrain", "by": "both", "table": bare_table(), "flags_confirmed": true}),
    );
    world.ok(json!({"do": "submit_army", "by": "alpha", "army": marines()}));
    world.ok(json!({"do": "submit_army", "by": "bravo", "army": legion()}));
    world.refused("EP-8.1.1", json!({"do": "submit_army", "by": "bravo", "army": legion()}));
    world.refused("EP-8.1.3", json!({"do": "set_terrain", "by": "both", "table": bare_table()}));
    let mut small = bare_table();
    small["width"] = json!(12);
    world.refused(
        "EP-8.1.3",
        json!({"do": "set_terrain", "by": "both", "table": small, "flags_confirmed": true}),
    );
    let mut ready = remaining();
    ready.refused("EP-8.1.1", json!({"do": "end_turn"}));
    ready.deploy();
    assert_eq!(ready.game.stage(), Stage::Turn(1));
    ready.refused("EP-8.2.6", json!({"do": "confirm", "by": "alpha"}));
}
