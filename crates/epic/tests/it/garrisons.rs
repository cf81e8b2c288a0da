//! Spacecraft first, then garrisons (EP-5).

use epic::game::{Place, Way};
use epic::{Refusal, Side, Stage};
use serde_json::{Value, json};

use crate::world::{LAYOUT_S, World, legion, marines, place, roster};

/// These formations and an Infantry Company for them to be allowed.
pub(crate) fn with_company(formations: Value) -> Value {
    let mut all = formations.as_array().unwrap().clone();
    all.push(json!({"name": "Infantry Company", "id": "core"}));
    roster("steel-legion", all.into())
}

/// Shows EP-5.1.3.
#[test]
fn ep_5_1_1_spacecraft_are_set_up_before_anything_else() {
    let fleet = roster(
        "space-marines-codex",
        json!([
            {"name": "Strike Cruiser", "id": "ship", "take": {"Spacecraft/Strike Cruiser": 1}},
            {"name": "Scout", "id": "scouts", "take": {"4x Scout Squads": 1}},
        ]),
    );
    let mut world = World::layout_s(fleet, legion());
    assert_eq!(world.game.stage(), Stage::Spacecraft);
    let spots = vec![[90, 5]; 4];
    let garrison = json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": spots});
    world.refused("EP-5.1.1", garrison.clone());
    world.refused("EP-5.1.1", json!({"do": "set_up", "by": "alpha", "formation": "scouts", "units": spots}));
    let missing = world.refused("EP-5.1.1", json!({"do": "close_spacecraft", "by": "alpha"}));
    assert_eq!(missing, Refusal::SpacecraftMissing { formations: vec!["ship".to_owned()] });
    world.refused("EP-5.1.1", json!({"do": "set_up_spacecraft", "by": "alpha", "formation": "scouts"}));
    world.ok(json!({"do": "set_up_spacecraft", "by": "alpha", "formation": "ship"}));
    world.ok(json!({"do": "close_spacecraft", "by": "alpha"}));
    world.refused("EP-5.1.1", garrison.clone());
    world.ok(json!({"do": "close_spacecraft", "by": "bravo"}));
    world.ok(garrison);
    assert_eq!(
        World::layout_s(marines(), legion()).game.stage(),
        Stage::Garrisons,
        "skipped without spacecraft"
    );
}

/// Shows EP-6.2.3.
#[test]
fn ep_5_1_2_planetfall_is_put_aside_in_the_spacecraft_step() {
    let landing = roster(
        "space-marines-codex",
        json!([
            {"name": "Landing Craft", "id": "lander"}, {"name": "Tactical", "id": "tac"},
            {"name": "Terminators", "id": "term"},
        ]),
    );
    let mut world = World::layout_s(landing, legion());
    let lacking = world.refused("EP-5.1.2", json!({"do": "planetfall", "by": "alpha", "formation": "tac"}));
    assert!(matches!(lacking, Refusal::NoPlanetfall { units, .. } if units == ["Tactical"]));
    world.ok(json!({"do": "planetfall", "by": "alpha", "formation": "lander"}));
    let cargo = json!({"do": "planetfall", "by": "alpha", "formation": "tac", "carrier": "lander"});
    world.refused("EP-6.3.2", cargo);
    world.ok(json!({"do": "planetfall", "by": "alpha", "formation": "tac", "carrier": "lander", "load_confirmed": true}));
    world.ok(json!({"do": "close_spacecraft", "by": "alpha"}));
    world.ok(json!({"do": "close_spacecraft", "by": "bravo"}));
    // On foot the Tacticals would be a garrison, and everybody may stand near the own edge.
    let spots = vec![[90, 5]; 6];
    world.refused(
        "EP-5.1.2",
        json!({"do": "place_garrison", "by": "alpha", "formation": "tac", "units": spots}),
    );
    world.refused(
        "EP-8.1.1",
        json!({"do": "planetfall", "by": "alpha", "formation": "term", "carrier": "lander"}),
    );
    for by in ["alpha", "bravo"] {
        world.ok(json!({"do": "pass_garrisons", "by": by}));
    }
    world.refused("EP-5.1.2", json!({"do": "set_up", "by": "alpha", "formation": "tac", "units": spots}));
    world.ok(json!({"do": "reserve", "by": "alpha", "formation": "term", "way": "teleport"}));
    let aside: Vec<(&str, Place)> =
        world.game.formations(Side::Alpha).map(|(it, now)| (it.id.as_str(), now.place)).collect();
    let (planetfall, aboard) = (Place::Aside(Way::Planetfall, None), Place::Aside(Way::Planetfall, Some(0)));
    assert_eq!(aside, [("lander", planetfall), ("tac", aboard), ("term", Place::Aside(Way::Teleport, None))]);
}

#[test]
fn ep_5_1_3_garrisons_come_before_the_remaining_formations() {
    let mut world = World::layout_s(marines(), legion());
    let remaining = json!({"do": "set_up", "by": "alpha", "formation": "whirl", "units": vec![[5, 5]; 4]});
    world.refused("EP-5.1.3", remaining.clone());
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    world.refused("EP-5.1.3", remaining.clone());
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(remaining);
}

#[test]
fn ep_5_2_6_garrisoning_is_optional_and_only_for_those_who_pass() {
    let mut world = World::layout_s(marines(), legion());
    let speedy =
        json!({"do": "place_garrison", "by": "alpha", "formation": "whirl", "units": vec![[90, 5]; 4]});
    let refusal = world.refused("EP-5.2.6", speedy);
    assert!(matches!(refusal, Refusal::NotEligible { tests, .. } if !tests.passes()));
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(json!({"do": "set_up", "by": "alpha", "formation": "scouts", "units": vec![[90, 5]; 6]}));
}

/// Shows EP-5.3.1, EP-9.2.3.
#[test]
fn players_alternate_and_who_has_nothing_left_is_skipped() {
    let three = with_company(json!([
        {"name": "Sentinel Squadron", "id": "s1"}, {"name": "Sentinel Squadron", "id": "s2"},
    ]));
    let one = roster(
        "space-marines-codex",
        json!([
            {"name": "Scout", "id": "scouts", "take": {"4x Scout Squads": 1}}, {"name": "Whirlwinds", "id": "whirl"},
        ]),
    );
    let mut world = World::layout_s(one, three);
    let mut order = Vec::new();
    let early =
        json!({"do": "place_garrison", "by": "bravo", "formation": "s1", "units": vec![[90, 110]; 4]});
    world.refused("EP-5.3.1", early);
    for (by, formation, count, at) in [
        ("alpha", "scouts", 4, [90, 10]),
        ("bravo", "s1", 4, [90, 110]),
        ("bravo", "s2", 4, [50, 85]),
        ("bravo", "core", 13, [130, 90]),
    ] {
        order.push(world.game.to_act().unwrap());
        world.ok(json!({"do": "place_garrison", "by": by, "formation": formation, "units": vec![at; count]}));
    }
    assert_eq!(order, [Side::Alpha, Side::Bravo, Side::Bravo, Side::Bravo]);
    assert_eq!(world.game.stage(), Stage::RemainingForces);
}

#[test]
fn ep_5_3_2_a_unit_within_15_cm_of_an_objective_of_the_own_half() {
    let mut near = World::layout_s(marines(), legion());
    let mut units = vec![json!([5, 5]); 6];
    let mut at = |world: &World, spot: [&str; 2]| {
        units[3] = place(spot);
        let command = json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": units});
        world.refused("EP-5.3.2", command)
    };
    let refusal = at(&near, ["59", "52.1"]);
    assert!(matches!(refusal, Refusal::GarrisonTooFar { objective: 4, by, .. } if by.to_string() == "0.09"));
    // An objective in the opponent's half does not serve, however near it is.
    let mut across = World::on_table(marines(), legion(), "organizer");
    across.ok(json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    across.objectives([[90, 0], [90, 120], [50, 61], [10, 40], [130, 85], [130, 45]]);
    at(&across, ["50", "60"]);
    units[3] = place(["59", "52"]);
    near.ok(json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": units}));
}

#[test]
fn ep_5_3_3_any_objective_of_the_half_serves_and_several_garrisons_may_share_it() {
    let mut world = World::layout_s(marines(), legion());
    let put = |world: &mut World, formation: &str, count: usize, at: [i32; 2]| {
        world.ok(
            json!({"do": "place_garrison", "by": "alpha", "formation": formation, "units": vec![at; count]}),
        );
        if world.game.to_act() == Some(Side::Bravo) {
            world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
        }
    };
    put(&mut world, "scouts", 6, [90, 10]);
    put(&mut world, "term", 4, [130, 40]);
    put(&mut world, "speeders", 5, [130, 50]);
    assert!(world.game.formations(Side::Alpha).filter(|(_, it)| it.garrison).count() == 3);
}

#[test]
fn ep_5_3_4_no_unit_in_the_opponents_half() {
    let garrison = |y: &str| {
        let mut units = vec![json!([130, 45]); 6];
        units[5] = place(["130", y]);
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": units})
    };
    for y in ["59.9", "60"] {
        World::layout_s(marines(), legion()).ok(garrison(y));
    }
    let refusal = World::layout_s(marines(), legion()).refused("EP-5.3.4", garrison("60.1"));
    assert!(matches!(refusal, Refusal::InOpponentsHalf { unit: 6, by } if by.to_string() == "0.1"));
    let mut based = vec![json!([130, 45]); 6];
    based[0] = json!({"at": [130, 59.5], "base": {"round": 1}});
    let command = json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": based});
    World::layout_s(marines(), legion()).refused("EP-5.3.4", command);
}

fn with_terrain(kind: &str) -> World {
    let mut world = World::agreed();
    world.ok(json!({"do": "submit_army", "by": "alpha", "army": marines()}));
    world.ok(json!({"do": "submit_army", "by": "bravo", "army": legion()}));
    let table = json!({"format": "marshal.epic.table/1", "length": 180, "width": 120, "features": [
        {"kind": kind, "outline": [[40, 40], [50, 40], [50, 50], [40, 50]]},
    ]});
    world.refused("EP-8.1.3", json!({"do": "set_terrain", "by": "organizer", "table": table}));
    world.ok(json!({"do": "set_terrain", "by": "organizer", "table": table, "flags_confirmed": true}));
    world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    world.objectives(LAYOUT_S);
    world
}

#[test]
fn ep_5_3_5_no_unit_in_impassable_terrain() {
    let at = |x: &str| {
        let mut units = vec![json!([39, 40]); 6];
        units[1] = place([x, "45"]);
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": units})
    };
    let refusal = with_terrain("cliff").refused("EP-5.3.5", at("45"));
    assert_eq!(refusal, Refusal::Impassable { unit: 2, feature: 1 });
    with_terrain("cliff").ok(at("39.9"));
    // Buildings stop the Rhinos (units 5 and 6) but not the scouts on foot.
    with_terrain("buildings").ok(at("45"));
    let mut wheels = vec![json!([39, 40]); 6];
    wheels[5] = json!([45, 45]);
    let command = json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": wheels});
    with_terrain("buildings").refused("EP-5.3.5", command);
}

#[test]
fn ep_5_3_6_dangerous_terrain_is_allowed_and_asks_for_no_test() {
    let mut world = with_terrain("marsh");
    let before = world.facts.len();
    world.ok(
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": vec![[45, 45]; 6]}),
    );
    assert_eq!(world.facts.len(), before + 1, "the garrison stands, and nothing else happens");
}

/// Shows EP-5.4.1, EP-5.4.2.
#[test]
fn two_garrisons_start_on_overwatch_and_carry_it_into_turn_1() {
    let mut world = World::layout_s(marines(), legion());
    world.refused("EP-5.4.1", json!({"do": "overwatch", "by": "alpha", "formation": "whirl"}));
    world.ok(json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": vec![[90, 10]; 6], "overwatch": true}));
    world.ok(json!({"do": "place_garrison", "by": "bravo", "formation": "inf", "units": vec![[90, 110]; 13], "overwatch": true}));
    world.ok(json!({"do": "place_garrison", "by": "alpha", "formation": "term", "units": vec![[90, 10]; 4]}));
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(json!({"do": "overwatch", "by": "alpha", "formation": "term"}));
    world.refused("EP-5.4.1", json!({"do": "overwatch", "by": "alpha", "formation": "term"}));
    let third = json!({"do": "place_garrison", "by": "alpha", "formation": "speeders", "units": vec![[90, 10]; 5], "overwatch": true});
    assert_eq!(world.refused("EP-5.4.1", third), Refusal::TwoOnOverwatch);
    world.ok(
        json!({"do": "place_garrison", "by": "alpha", "formation": "speeders", "units": vec![[90, 10]; 5]}),
    );
    world.refused("EP-5.4.1", json!({"do": "overwatch", "by": "alpha", "formation": "speeders"}));
    world.deploy();
    let watching: Vec<&str> = world
        .game
        .formations(Side::Alpha)
        .filter(|(_, it)| it.overwatch)
        .map(|(formation, _)| formation.id.as_str())
        .collect();
    assert_eq!(watching, ["term", "scouts"]);
    world.stand("alpha", "term", ["90", "12"]);
    let still: Vec<bool> = world.game.formations(Side::Alpha).map(|(_, it)| it.overwatch).collect();
    assert_eq!(still.iter().filter(|it| **it).count(), 1, "moving ends it");
}

/// Overwatch is taken when the garrison is placed, at the latest before the remaining forces: a formation that is kept back is one
/// of them.
#[test]
fn ep_5_4_2_overwatch_is_over_when_the_first_formation_is_kept_back() {
    let overwatch = json!({"do": "overwatch", "by": "alpha", "formation": "scouts"});
    let mut world = World::layout_s(marines(), legion());
    world.ok(
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": vec![[50, 40]; 6]}),
    );
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    assert_eq!(world.game.stage(), Stage::RemainingForces);
    assert!(world.game.may_still_overwatch(Side::Alpha));
    let mut early = World::empty();
    early.game = world.game.clone();
    early.ok(overwatch.clone());
    world.ok(json!({"do": "reserve", "by": "alpha", "formation": "term", "way": "teleport"}));
    assert!(!world.game.may_still_overwatch(Side::Alpha));
    world.refused("EP-8.1.1", overwatch);
}

/// Who has closed the step declares nothing any more, though the other player still does.
#[test]
fn ep_5_1_3_a_closed_spacecraft_step_stays_closed() {
    let alpha =
        roster("space-marines-codex", json!([{"name": "Thunderhawk", "id": "hawk"}, {"name": "Tactical"}]));
    let bravo = roster(
        "orks-ghazghkull",
        json!([{"name": "Warband", "take": {"Normal": 1, "Ork Warlord": 1}}, {"name": "Landa", "id": "landa"}]),
    );
    let mut world = World::layout_s(alpha, bravo);
    assert_eq!(world.game.stage(), Stage::Spacecraft);
    world.ok(json!({"do": "close_spacecraft", "by": "alpha"}));
    let late = world.refused("EP-8.1.1", json!({"do": "planetfall", "by": "alpha", "formation": "hawk"}));
    assert_eq!(late, Refusal::AlreadyClosed);
    world.refused("EP-8.1.1", json!({"do": "set_up_spacecraft", "by": "alpha", "formation": "hawk"}));
    world.ok(json!({"do": "planetfall", "by": "bravo", "formation": "landa"}));
}
