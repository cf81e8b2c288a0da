//! Who chooses which table edge (EP-2.1).

use epic::{Edge, Refusal, Side};
use serde_json::{Value, json};

use crate::world::{World, legion, marines, roster};

fn biel_tan() -> Value {
    roster("eldar-biel-tan", json!([{"name": "Guardian Warhost", "take": {"Guardian Unit": 7}}]))
}

fn black_legion() -> Value {
    let take = json!({"Chaos Undivided": 1, "Chaos Warlord": 1});
    roster("chaos-black-legion", json!([{"name": "Black Legion Retinue", "take": take}]))
}

fn orks() -> Value {
    roster("orks-ghazghkull", json!([{"name": "Warband", "take": {"Normal": 1, "Ork Warlord": 1}}]))
}

#[test]
fn ep_2_1_2_who_set_up_the_terrain_alone_does_not_choose() {
    for (author, chooser, other) in [("alpha", "bravo", "alpha"), ("bravo", "alpha", "bravo")] {
        let mut world = World::on_table(marines(), legion(), author);
        world.refused("EP-2.1.2", json!({"do": "choose_edge", "by": other, "edge": "south"}));
        world.ok(json!({"do": "choose_edge", "by": chooser, "edge": "south"}));
    }
}

#[test]
fn ep_2_1_3_otherwise_the_higher_strategy_rating_chooses() {
    for author in ["both", "organizer"] {
        let mut world = World::on_table(orks(), marines(), author);
        world.refused("EP-2.1.3", json!({"do": "choose_edge", "by": "alpha", "edge": "north"}));
        world.ok(json!({"do": "choose_edge", "by": "bravo", "edge": "north"}));
        assert_eq!(world.game.edge(Side::Alpha), Some(Edge::South));
    }
}

#[test]
fn ep_2_1_4_equal_ratings_are_diced_for() {
    let mut world = World::on_table(biel_tan(), black_legion(), "organizer");
    world.refused("EP-2.1.4", json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    world.refused("EP-9.2.1", json!({"do": "roll_off", "rolls": [[4, 4]]}));
    world.ok(json!({"do": "roll_off", "rolls": [[4, 4], [3, 5]]}));
    world.refused("EP-2.1.3", json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    world.ok(json!({"do": "choose_edge", "by": "bravo", "edge": "south"}));
}

#[test]
fn ep_2_1_5_a_long_edge_or_a_corner_is_picked() {
    let six = ["south", "north", "south-west", "south-east", "north-east", "north-west"];
    assert_eq!(json!(Edge::CHOICES), json!(six));
    for edge in six {
        let mut world = World::on_table(marines(), legion(), "organizer");
        world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": edge}));
    }
    for edge in [Edge::West, Edge::East] {
        let world = World::on_table(marines(), legion(), "organizer");
        let refusal = world.refused("EP-2.1.5", json!({"do": "choose_edge", "by": "alpha", "edge": edge}));
        assert_eq!(refusal, Refusal::ShortEdge { edge });
    }
}

#[test]
fn ep_2_1_7_the_opponent_gets_the_opposite_edge_or_corner() {
    let pairs =
        [(Edge::South, Edge::North), (Edge::SouthWest, Edge::NorthEast), (Edge::NorthWest, Edge::SouthEast)];
    for (edge, opposite) in pairs.into_iter().flat_map(|(one, other)| [(one, other), (other, one)]) {
        let mut world = World::on_table(marines(), legion(), "organizer");
        world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": edge}));
        assert_eq!(world.game.edge(Side::Bravo), Some(opposite));
        world.refused("EP-8.1.1", json!({"do": "choose_edge", "by": "bravo", "edge": edge}));
    }
}

/// Steel Legion (2) against Onachus (1): the second player starts.
/// Shows EP-9.3.1, EP-4.1.1, EP-5.3.1, EP-6.1.3.
#[test]
fn the_higher_rating_starts_each_step_whichever_player_has_it() {
    let swarm = json!({"Small": 1, "Gaunts/Termagants": 6, "Hive Tyrant": 1});
    let onachus = roster(
        "tyranids-onachus",
        json!([
            {"name": "Tyranid Swarm", "id": "swarm", "take": swarm},
            {"name": "Genestealer Swarm", "id": "stealers", "take": {"Genestealers": 6}},
        ]),
    );
    let mut world = World::on_table(onachus, legion(), "organizer");
    world.refused("EP-2.1.3", json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    world.ok(json!({"do": "choose_edge", "by": "bravo", "edge": "north"}));
    world.refused("EP-4.1.1", json!({"do": "place_objective", "by": "alpha", "at": [90, 0]}));
    for (by, at) in ["bravo", "alpha"].into_iter().cycle().zip([
        [90, 120],
        [90, 0],
        [50, 40],
        [50, 80],
        [130, 45],
        [130, 85],
    ]) {
        world.ok(json!({"do": "place_objective", "by": by, "at": at}));
    }
    let units = vec![[90, 10]; 6];
    let garrison = json!({"do": "place_garrison", "by": "alpha", "formation": "stealers", "units": units});
    world.refused("EP-5.3.1", garrison);
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    world
        .refused("EP-6.1.3", json!({"do": "set_up", "by": "alpha", "formation": "stealers", "units": units}));
    world.ok(json!({"do": "set_up", "by": "bravo", "formation": "art", "units": vec![[5, 115]; 3]}));
}

/// Shows EP-9.2.1.
#[test]
fn every_pair_of_a_roll_off_is_recorded_and_dice_are_dice() {
    let mut world = World::on_table(biel_tan(), black_legion(), "organizer");
    for rolls in [json!([]), json!([[0, 3]]), json!([[7, 3]]), json!([[5, 4], [2, 3]]), json!([[2, 2]])] {
        world.refused("EP-9.2.1", json!({"do": "roll_off", "rolls": rolls}));
    }
    world.ok(json!({"do": "roll_off", "rolls": [[2, 2], [5, 5], [3, 4]]}));
    let roll = &world.game.roll_offs()[0];
    assert_eq!((roll.pairs.len(), roll.winner), (3, Side::Bravo));
    world.refused("EP-9.2.1", json!({"do": "roll_off", "rolls": [[3, 4]]}));
}

/// Shows EP-9.2.2, EP-4.1.2.
#[test]
fn each_step_has_its_own_roll_off_when_ratings_are_equal() {
    let mut world = World::layout_s(biel_tan(), black_legion());
    world.deploy();
    let steps: Vec<Value> = world.game.roll_offs().iter().map(|roll| json!(roll.step)).collect();
    // Biel-Tan has no garrison here, so the garrison step needs no roll: there is only one player in it.
    assert_eq!(json!(steps), json!(["table_edge", "objectives", "remaining_forces"]));
    let mut drawn = World::on_table(biel_tan(), black_legion(), "organizer");
    drawn.ok(json!({"do": "roll_off"}));
    assert!(drawn.game.to_act().is_some());
}
