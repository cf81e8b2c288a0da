//! Spacecraft first, then garrisons (EP-5).

use epic::army::Army;
use epic::garrison::{Eligibility, eligibility};
use epic::muster::muster;
use epic::{Refusal, Roster, Side, Stage};
use serde_json::{Value, json};

use crate::world::{LAYOUT_S, World, legion, marines, place, roster};

fn tests_of(list: &str, name: &str, take: Value) -> Eligibility {
    tests_in(&serde_json::from_value(roster(list, json!([{"name": name, "take": take}]))).unwrap())
}

fn tests_in(roster: &Roster) -> Eligibility {
    let army: Army = match muster(roster, 5000) {
        Ok(army) => army,
        Err(found) => panic!("{found:?}"),
    };
    eligibility(&army, &army.formations[0])
}

fn with_company(formations: Value) -> Value {
    let mut all = formations.as_array().unwrap().clone();
    all.push(json!({"name": "Infantry Company", "id": "core"}));
    roster("steel-legion", all.into())
}

/// A list of one's own with the formation of the clause's example.
fn battery(guns: u32) -> Roster {
    serde_json::from_value(
        json!({"format": "marshal.epic.army/1", "formations": [{"name": "Battery"}], "list": {
            "format": "marshal.epic.list/1", "id": "own", "name": "Own", "strategy_rating": 3,
            "units": [
                {"name": "Gun", "types": ["armoured vehicle"], "speed": 0},
                {"name": "Truck", "types": ["light vehicle"], "speed": 30},
            ],
            "formations": [{"name": "Battery", "slot": "core", "points": 100, "units": [
                {"unit": "Gun", "count": guns}, {"unit": "Truck", "count": 5},
            ]}],
        }}),
    )
    .unwrap()
}

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

#[test]
fn ep_5_1_2_planetfall_is_put_aside_in_the_spacecraft_step() {
    let landing = roster(
        "space-marines-codex",
        json!([
            {"name": "Landing Craft", "id": "lander"}, {"name": "Tactical", "id": "tac"},
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
    while world.game.stage() == Stage::Garrisons {
        world.ok(json!({"do": "pass_garrisons", "by": world.game.to_act()}));
    }
    assert_eq!(world.game.to_act(), Some(Side::Bravo), "Alpha has nothing left to set up");
    world.ok(json!({"do": "set_up", "by": "bravo", "formation": "inf", "units": vec![[5, 115]; 13]}));
    let late = json!({"do": "set_up", "by": "bravo", "formation": "inf", "units": vec![[5, 115]; 13]});
    world.refused("EP-6.1.1", late);
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
fn ep_5_2_1_one_of_three_tests_is_enough() {
    let scouts = tests_of("space-marines-codex", "Scout", json!({"4x Scout Squads": 1}));
    assert!(scouts.by_scouts() && scouts.may_garrison());
    let tactical = tests_of("space-marines-codex", "Tactical", json!({}));
    assert!(!tactical.by_scouts() && tactical.by_slowness() && tactical.may_garrison());
    let predators = tests_of("space-marines-codex", "Predators", json!({"Predator Destructor": 4}));
    assert!(!predators.by_scouts() && !predators.by_slowness() && !predators.by_immobility());
    assert!(!predators.may_garrison());
}

#[test]
fn ep_5_2_2_half_or_more_of_the_units_rounded_up_are_scouts() {
    let with_rhinos = tests_of("space-marines-codex", "Scout", json!({"4x Scout Squads": 1, "Rhino": 2}));
    assert_eq!((with_rhinos.scouts, with_rhinos.scouts_wanted), (4, 3));
    assert!(with_rhinos.by_scouts());
    for (units, scouts, passes) in [(5, 3, true), (5, 2, false), (12, 6, true), (12, 5, false)] {
        let scouts_wanted = usize::div_ceil(units, 2);
        let made = Eligibility {
            units,
            scouts,
            scouts_wanted,
            fast: 9,
            war_engines: 0,
            immobile: 0,
            list_allows: true,
            spacecraft: false,
        };
        assert_eq!(made.by_scouts(), passes, "{scouts} of {units}");
    }
    let mut troopers: Roster = serde_json::from_value(with_company(json!([
        {"name": "Storm Trooper Platoon", "take": {"4x Chimera": 1}},
    ])))
    .unwrap();
    let tests = tests_in(&troopers);
    assert_eq!((tests.scouts, tests.scouts_wanted, tests.by_scouts()), (8, 6, true));
    troopers.formations.clear();
    assert!(muster(&troopers, 3000).is_err());
}

#[test]
fn ep_5_2_3_at_most_one_unit_faster_than_15_cm_and_no_war_engine() {
    let company = |take: Value| tests_of("steel-legion", "Infantry Company", take);
    assert!(company(json!({})).by_slowness());
    assert!(company(json!({"Flak": 1})).by_slowness(), "one Hydra");
    let two = company(json!({"Flak": 1, "Hellhound": 1}));
    assert_eq!((two.fast, two.by_slowness()), (2, false));
    assert!(!tests_of("space-marines-codex", "Tactical", json!({"Rhino": 3})).by_slowness());
    let engines = tests_of("steel-legion", "Super-heavy Tank Company", json!({"Baneblade": 3}));
    assert_eq!((engines.fast, engines.war_engines, engines.by_slowness()), (0, 3, false));
    let warband = |extra: &str, count: u32| {
        tests_of("orks-ghazghkull", "Warband", json!({"Normal": 1, "Ork Warlord": 1, extra: count}))
    };
    assert!(warband("Battlewagon", 1).by_slowness());
    assert!(!warband("Battlewagon", 2).by_slowness());
    assert!(!warband("Battlefortress", 1).by_slowness());
}

#[test]
fn ep_5_2_4_one_unit_of_speed_0_is_enough() {
    let with = tests_in(&battery(1));
    assert_eq!(
        (with.fast, with.by_slowness(), with.by_immobility(), with.may_garrison()),
        (5, false, true, true)
    );
    assert!(!tests_in(&battery(0)).may_garrison());
}

#[test]
fn ep_5_2_5_all_units_count_and_characters_are_no_units() {
    let valkyries: Roster = serde_json::from_value(with_company(json!([
        {"name": "Storm Trooper Platoon", "take": {"4x Valkyrie": 1}},
    ])))
    .unwrap();
    assert_eq!((tests_in(&valkyries).units, tests_in(&valkyries).scouts), (12, 12));
    assert_eq!(tests_of("space-marines-codex", "Terminators", json!({"Captain": 1})).units, 4);
    assert_eq!(tests_of("steel-legion", "Super-heavy Tank Company", json!({"Baneblade": 3})).units, 3);
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

#[test]
fn ep_5_2_7_a_list_may_narrow_the_rule() {
    let aspects = tests_of("eldar-biel-tan", "Aspect Warrior Warhost", json!({"Howling Banshees": 8}));
    assert!(aspects.passes() && !aspects.may_garrison());
    let eldar = roster(
        "eldar-biel-tan",
        json!([
            {"name": "Guardian Warhost", "id": "host", "take": {"Guardian Unit": 7}},
            {"name": "Ranger Troupe", "id": "rangers", "take": {"Rangers": 4}},
        ]),
    );
    let mut world = World::layout_s(marines(), eldar);
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    let banned =
        json!({"do": "place_garrison", "by": "bravo", "formation": "host", "units": vec![[90, 115]; 8]});
    world.refused("EP-5.2.7", banned);
    world.ok(
        json!({"do": "place_garrison", "by": "bravo", "formation": "rangers", "units": vec![[90, 115]; 4]}),
    );
    let swarm = json!({"Small": 1, "Gaunts/Termagants": 6, "Hive Tyrant": 1});
    assert!(!tests_of("tyranids-onachus", "Tyranid Swarm", swarm).list_allows);
    assert!(
        tests_of(
            "tyranids-onachus",
            "Tyranid Swarm",
            json!({"Small": 1, "Gaunts/Termagants": 6, "Hive Tyrant": 1})
        )
        .units
            > 0
    );
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
    // Objective 3 lies in the opponent's half and does not serve.
    at(&near, ["50", "60"]);
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
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world.ok(json!({"do": "place_garrison", "by": "alpha", "formation": "term", "units": vec![[90, 10]; 4]}));
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

/// A spacecraft passes the slow test by its figures and is no garrison all the same.
#[test]
fn ep_5_1_1_a_spacecraft_is_no_garrison() {
    let cruiser = tests_of("space-marines-codex", "Strike Cruiser", json!({"Battle Barge": 1}));
    assert!(cruiser.passes() && cruiser.spacecraft && !cruiser.may_garrison());
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
