//! Which formations may garrison, and by which test (EP-5.2).

use epic::Roster;
use epic::army::Army;
use epic::garrison::{Eligibility, eligibility};
use epic::muster::muster;
use serde_json::{Value, json};

use crate::garrisons::with_company;
use crate::world::{World, marines, roster};

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

/// Scouts of 30 cm and riders of that speed.
fn patrol(scouts: u32, riders: u32, speed: u32) -> Roster {
    serde_json::from_value(
        json!({"format": "marshal.epic.army/1", "formations": [{"name": "Patrol"}], "list": {
            "format": "marshal.epic.list/1", "id": "own", "name": "Own", "strategy_rating": 3,
            "units": [
                {"name": "Scout", "types": ["light vehicle"], "speed": 30, "scout": true},
                {"name": "Rider", "types": ["light vehicle"], "speed": speed},
            ],
            "formations": [{"name": "Patrol", "slot": "core", "points": 100, "units": [
                {"unit": "Scout", "count": scouts}, {"unit": "Rider", "count": riders},
            ]}],
        }}),
    )
    .unwrap()
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
        let tests = tests_in(&patrol(scouts, units - scouts, 30));
        assert_eq!((tests.by_scouts(), tests.by_slowness()), (passes, false), "{scouts} of {units}");
    }
    let troopers: Roster = serde_json::from_value(with_company(json!([
        {"name": "Storm Trooper Platoon", "take": {"4x Chimera": 1}},
    ])))
    .unwrap();
    let tests = tests_in(&troopers);
    assert_eq!((tests.scouts, tests.scouts_wanted, tests.by_scouts()), (8, 6, true));
}

/// Shows EP-9.1.3.
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
    for (speed, slow) in [(15, true), (16, false), (20, false)] {
        assert_eq!(tests_in(&patrol(0, 2, speed)).by_slowness(), slow, "{speed} cm");
    }
}

/// Shows EP-5.2.1.
#[test]
fn ep_5_2_4_one_unit_of_speed_0_is_enough() {
    let with = tests_in(&battery(1));
    assert_eq!(
        (with.fast, with.by_slowness(), with.by_immobility(), with.may_garrison()),
        (5, false, true, true)
    );
    assert_eq!(with.verdict().key, "epic-garrison-immobile");
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
    let swarm =
        json!({"name": "Tyranid Swarm", "take": {"Small": 1, "Gaunts/Termagants": 6, "Hive Tyrant": 1}});
    let stealers = json!({"name": "Genestealer Swarm", "take": {"Genestealers": 6}});
    let first = |formations: Value| {
        tests_in(&serde_json::from_value(roster("tyranids-onachus", formations)).unwrap())
    };
    assert!(!first(json!([swarm, stealers])).list_allows);
    assert!(first(json!([stealers, swarm])).may_garrison());
}

/// A spacecraft passes the slow test by its figures and is no garrison all the same.
#[test]
fn ep_5_1_1_a_spacecraft_is_no_garrison() {
    let cruiser = tests_of("space-marines-codex", "Strike Cruiser", json!({"Battle Barge": 1}));
    assert!(cruiser.passes() && cruiser.spacecraft && !cruiser.may_garrison());
}
