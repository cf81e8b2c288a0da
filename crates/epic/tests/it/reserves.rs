//! Reserves, transports and what enters play when (EP-6.2, EP-6.3).

use epic::army::UnitFacts;
use epic::draft::at_set_up;
use epic::game::{Place, Way};
use epic::lists::list;
use epic::muster::muster;
use epic::transport::{Fit, fits};
use epic::{Game, Refusal, Side, Stage};
use serde_json::{Value, json};

use crate::world::{World, legion, roster};

/// Marines with a Thunderhawk, Terminators, Predators and Tacticals; at the remaining forces.
fn air() -> World {
    let alpha = roster(
        "space-marines-codex",
        json!([
            {"name": "Thunderhawk", "id": "hawk"},
            {"name": "Terminators", "id": "term", "take": {"Supreme Commander": 1}},
            {"name": "Terminators", "id": "raiders", "take": {"4x Land Raiders": 1}},
            {"name": "Tactical", "id": "tac"},
            {"name": "Predators", "id": "pred", "take": {"Predator Destructor": 4}},
        ]),
    );
    let bravo = roster("steel-legion", json!([{"name": "Infantry Company", "id": "inf"}]));
    let mut world = World::layout_s(alpha, bravo);
    for by in ["alpha", "bravo"] {
        world.ok(json!({"do": "close_spacecraft", "by": by}));
    }
    world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
    world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
    world
}

fn reserve(formation: &str, way: &str, carrier: Option<&str>) -> Value {
    json!({"do": "reserve", "by": "alpha", "formation": formation, "way": way, "carrier": carrier, "load_confirmed": true})
}

/// Bravo sets up the company so that Alpha is to act again, if it is Bravo's turn.
fn answer(world: &mut World) {
    if world.game.to_act() == Some(Side::Bravo) {
        world.ok(json!({"do": "set_up", "by": "bravo", "formation": "inf", "units": vec![[5, 115]; 13]}));
    }
}

#[test]
fn ep_6_2_1_only_aircraft_their_load_and_teleporters_are_kept_back() {
    let mut world = air();
    world.refused("EP-6.2.1", reserve("pred", "aircraft", None));
    world.refused("EP-6.2.1", reserve("pred", "webway", None));
    world.refused("EP-6.2.1", reserve("pred", "list", None));
    world.refused("EP-6.3.1", reserve("pred", "in_aircraft", Some("term")));
    world.ok(reserve("hawk", "aircraft", None));
    answer(&mut world);
    world.ok(reserve("term", "teleport", None));
    world.ok(reserve("tac", "in_aircraft", Some("hawk")));
    assert_eq!(world.game.stage(), Stage::RemainingForces);
}

#[test]
fn ep_6_2_2_every_unit_of_a_teleporting_formation_can_teleport() {
    let mut world = air();
    let refusal = world.refused("EP-6.2.2", reserve("raiders", "teleport", None));
    assert!(matches!(refusal, Refusal::NotAllTeleport { units, .. } if units == ["Land Raider"]));
    world.ok(reserve("term", "teleport", None));
}

/// Everything Alpha has off the table, in one list.
fn aside(game: &Game) -> Vec<(String, Way, Option<String>)> {
    let ids: Vec<&str> = game.army(Side::Alpha).unwrap().formations.iter().map(|it| it.id.as_str()).collect();
    let off = game.formations(Side::Alpha).filter_map(|(formation, deployed)| match deployed.place {
        Place::Aside(way, carrier) => Some((formation.id.clone(), way, carrier.map(|at| ids[at].to_owned()))),
        _ => None,
    });
    off.collect()
}

/// Shows EP-6.2.3, EP-6.2.4.
#[test]
fn what_is_put_aside_is_one_open_list_with_way_and_carrier() {
    let mut world = air();
    world.ok(reserve("hawk", "aircraft", None));
    answer(&mut world);
    world.ok(reserve("tac", "in_aircraft", Some("hawk")));
    world.ok(reserve("term", "teleport", None));
    // The list is read from the game itself; there is no view of a game that leaves anything out.
    assert_eq!(
        aside(&world.game),
        [
            ("hawk".to_owned(), Way::Aircraft, None),
            ("term".to_owned(), Way::Teleport, None),
            ("tac".to_owned(), Way::InAircraft, Some("hawk".to_owned())),
        ]
    );
    let (formation, deployed) = world.game.formations(Side::Alpha).find(|(it, _)| it.id == "term").unwrap();
    assert_eq!((formation.units.len(), deployed.units.len()), (4, 4));
}

/// The Thunderhawk with the Tacticals, the Terminators waiting to teleport; turn 1.
fn turn_1() -> World {
    let mut world = air();
    world.ok(reserve("hawk", "aircraft", None));
    answer(&mut world);
    world.ok(reserve("tac", "in_aircraft", Some("hawk")));
    world.ok(reserve("term", "teleport", None));
    world.deploy();
    world
}

#[test]
fn ep_6_2_5_a_formation_in_reserve_does_nothing() {
    let mut world = turn_1();
    let ability =
        json!({"do": "use_ability", "by": "alpha", "formation": "term", "ability": "Supreme Commander"});
    assert_eq!(
        world.refused("EP-6.2.5", ability.clone()),
        Refusal::InReserve { formation: "term".to_owned() }
    );
    world.refused(
        "EP-6.2.5",
        json!({"do": "move", "by": "alpha", "formation": "term", "units": vec![[50, 50]; 4]}),
    );
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "term", "units": vec![[50, 50]; 4]}));
    world.ok(ability);
    world.refused(
        "EP-6.2.5",
        json!({"do": "use_ability", "by": "alpha", "formation": "term", "ability": "Flying"}),
    );
}

#[test]
fn ep_6_2_6_what_waits_may_enter_on_any_turn() {
    let mut world = turn_1();
    for _ in 1..=3 {
        let offered: Vec<&str> =
            world.game.entries_offered(Side::Alpha).iter().map(|it| it.id.as_str()).collect();
        assert_eq!(offered, ["hawk", "term"], "the Tacticals come out of the Thunderhawk once it is down");
        world.end_turn();
    }
    world.refused(
        "EP-6.3.1",
        json!({"do": "enter", "by": "alpha", "formation": "tac", "units": vec![[50, 50]; 6]}),
    );
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "hawk", "units": [[50, 50]]}));
    world.ok(json!({"do": "enter", "by": "alpha", "formation": "tac", "units": vec![[50, 52]; 6]}));
    world.refused(
        "EP-6.2.6",
        json!({"do": "enter", "by": "alpha", "formation": "tac", "units": vec![[50, 52]; 6]}),
    );
    assert_eq!(world.game.entries_offered(Side::Alpha).len(), 1);
}

/// Shows EP-6.2.6: a spacecraft that is slow and steady brings nothing down on turns 1 and 2.
#[test]
fn slow_spacecraft_bring_nothing_down_before_turn_3() {
    let alpha = roster(
        "space-marines-codex",
        json!([
            {"name": "Strike Cruiser", "id": "barge", "take": {"Battle Barge": 1}},
            {"name": "Tactical", "id": "pods", "take": {"Drop Pods": 1}},
            {"name": "Whirlwinds", "id": "whirl"},
        ]),
    );
    let mut world = World::layout_s(alpha, legion());
    world.ok(json!({"do": "set_up_spacecraft", "by": "alpha", "formation": "barge"}));
    world.ok(json!({"do": "planetfall", "by": "alpha", "formation": "pods"}));
    for by in ["alpha", "bravo"] {
        world.ok(json!({"do": "close_spacecraft", "by": by}));
    }
    world.deploy();
    let land = json!({"do": "enter", "by": "alpha", "formation": "pods", "units": vec![[50, 50]; 6]});
    world.refused("EP-6.2.6", land.clone());
    world.go_to_turn(3);
    world.ok(land);
}

#[test]
fn ep_6_3_1_what_is_carried_starts_loaded_in_that_very_transport() {
    let mut world = air();
    world.refused("EP-6.3.1", reserve("tac", "in_aircraft", None));
    world.refused("EP-6.3.1", reserve("tac", "in_aircraft", Some("tac")));
    world.ok(reserve("tac", "in_aircraft", Some("hawk")));
    answer(&mut world);
    // The carrier itself must then stay off the table.
    world.refused("EP-6.3.1", json!({"do": "set_up", "by": "alpha", "formation": "hawk", "units": [[5, 5]]}));
    world.refused("EP-6.1.1", reserve("tac", "teleport", None));
    world.ok(reserve("hawk", "aircraft", None));
}

fn units<'a>(list: &'a epic::lists::ArmyList, names: &[(&str, usize)]) -> Vec<&'a UnitFacts> {
    let many = names.iter().flat_map(|(name, count)| std::iter::repeat_n(list.unit(name).unwrap(), *count));
    many.collect()
}

#[test]
fn ep_6_3_2_the_load_fits_the_transport() {
    let orks = list("orks-ghazghkull").unwrap();
    let fit = |names: &[(&str, usize)]| fits(&units(orks, &[("Landa", 1)]), &units(orks, names));
    assert_eq!(fit(&[("Boyz", 8), ("Nobz", 2), ("Grotz", 4)]), Fit::Fits);
    assert_eq!(fit(&[("Boyz", 9), ("Nobz", 2)]), Fit::TooMuch { left_over: vec!["Nobz".to_owned()] });
    assert_eq!(fit(&[("Dreadnought", 5)]), Fit::Fits, "each takes two places");
    assert!(matches!(fit(&[("Dreadnought", 5), ("Boyz", 1)]), Fit::TooMuch { .. }));
    assert!(matches!(fit(&[("Stompa", 1)]), Fit::TooMuch { .. }));
    let tau = list("tau-third-phase").unwrap();
    let orca = |names: &[(&str, usize)]| fits(&units(tau, &[("Orca Dropship", 1)]), &units(tau, names));
    assert_eq!(orca(&[("Fire Warriors", 12)]), Fit::Fits);
    assert_eq!(orca(&[("XV8 Crisis Battlesuits", 6)]), Fit::Fits);
    assert!(
        matches!(orca(&[("Fire Warriors", 1), ("XV8 Crisis Battlesuits", 1)]), Fit::TooMuch { .. }),
        "one or the other"
    );
    let marines = list("space-marines-codex").unwrap();
    let hawk = fits(&units(marines, &[("Thunderhawk Gunship", 1)]), &units(marines, &[("Tactical", 6)]));
    assert_eq!(hawk, Fit::Unstated);
    let world = air();
    let unconfirmed =
        json!({"do": "reserve", "by": "alpha", "formation": "tac", "way": "in_aircraft", "carrier": "hawk"});
    world.refused("EP-6.3.2", unconfirmed);
}

/// What does not fit is refused whatever the players confirm, and everything aboard counts.
#[test]
fn ep_6_3_2_what_finds_no_room_is_left_behind() {
    let landa = |extra: u32| {
        let boyz = json!({"Normal": 1, "Ork Warlord": 1, "Extra Boyz": extra});
        let alpha = roster(
            "orks-ghazghkull",
            json!([
                {"name": "Landa", "id": "landa"}, {"name": "Warband", "id": "boyz", "take": boyz},
                {"name": "Kommandos Warhorde", "id": "kommandos"},
            ]),
        );
        let mut world = World::layout_s(alpha, legion());
        for step in ["close_spacecraft", "pass_garrisons"] {
            for by in ["alpha", "bravo"] {
                world.ok(json!({"do": step, "by": by}));
            }
        }
        world
    };
    let left = |world: &World, formation: &str| {
        let refusal = world.refused("EP-6.3.2", reserve(formation, "in_aircraft", Some("landa")));
        let Refusal::LoadTooLarge { left_over, .. } = refusal else { panic!("{refusal:?}") };
        left_over.len()
    };
    assert_eq!(left(&landa(3), "boyz"), 1, "9 Boyz and 2 Nobz");
    let mut full = landa(2);
    full.ok(reserve("boyz", "in_aircraft", Some("landa")));
    answer(&mut full);
    assert_eq!(left(&full, "kommandos"), 6, "8 Boyz and 2 Nobz are aboard");
}

#[test]
fn ep_6_3_1_a_carrier_is_named_only_for_what_is_carried() {
    let world = air();
    world.refused("EP-6.3.1", reserve("term", "teleport", Some("hawk")));
    world.refused("EP-6.3.1", reserve("hawk", "aircraft", Some("nonsense")));
}

#[test]
fn ep_6_2_1_what_cannot_wait_behind_a_portal_is_named() {
    let refusal = air().refused("EP-6.2.1", reserve("tac", "webway", None));
    assert!(
        matches!(refusal, Refusal::NoReserve { units, .. } if units == ["Tactical"]),
        "no portals at all"
    );
}

/// What a formation may do is what the game then lets it do: in a lander, and in the air only with all of it aboard.
#[test]
fn ep_6_3_1_set_up_offers_what_the_game_allows() {
    let picked = roster(
        "space-marines-codex",
        json!([{"name": "Landing Craft", "id": "craft"}, {"name": "Tactical", "id": "tac"}]),
    );
    let army = muster(&serde_json::from_value(picked).unwrap(), 3000).unwrap();
    let ways = |id: &str| at_set_up(&army, army.formation(id).unwrap()).reserves;
    let aboard = || vec!["craft".to_owned()];
    assert_eq!(ways("tac"), [(Way::InAircraft, aboard()), (Way::Planetfall, aboard())]);
    assert_eq!(ways("craft"), [(Way::Aircraft, vec![]), (Way::Planetfall, vec![])]);
    let sharks = |drones: u32| {
        let picked = json!([{"name": "Flight", "take": {"Drones": drones}}]);
        let list = json!({"format": "marshal.epic.list/1", "id": "sky", "name": "Sky", "strategy_rating": 3,
            "units": [
                {"name": "Shark", "types": ["aircraft"], "transport": true, "capacity": {"one_of": [{"count": 2, "of": ["Drone"]}]}},
                {"name": "Drone", "types": ["light vehicle"], "speed": 30}],
            "formations": [{"name": "Flight", "slot": "core", "points": 200, "units": [{"unit": "Shark", "count": 1}],
                "upgrades": [{"name": "Drones", "points": 0, "units": [{"unit": "Drone", "count": 1}]}]}]});
        let picked = json!({"format": "marshal.epic.army/1", "list": list, "formations": picked});
        let army = muster(&serde_json::from_value(picked).unwrap(), 3000).unwrap();
        at_set_up(&army, &army.formations[0]).reserves
    };
    assert_eq!(sharks(2), [(Way::Aircraft, vec![])]);
    assert_eq!(sharks(3), [], "three find no room");
}

/// Aircraft that cannot take all of their formation aboard do not wait in the air with it.
#[test]
fn ep_6_2_1_aircraft_wait_with_what_fits_aboard() {
    let flight = |drones: u32| {
        let list = json!({"format": "marshal.epic.list/1", "id": "sky", "name": "Sky", "strategy_rating": 5,
            "units": [
                {"name": "Shark", "types": ["aircraft"], "transport": true, "capacity": {"one_of": [{"count": 2, "of": ["Drone"]}]}},
                {"name": "Drone", "types": ["light vehicle"], "speed": 30}],
            "formations": [{"name": "Flight", "slot": "core", "points": 200, "units": [{"unit": "Shark", "count": 1}],
                "upgrades": [{"name": "Drones", "points": 0, "units": [{"unit": "Drone", "count": 1}]}]}]});
        let picked = json!([{"name": "Flight", "id": "flight", "take": {"Drones": drones}}]);
        let army = json!({"format": "marshal.epic.army/1", "list": list, "formations": picked});
        let mut world = World::layout_s(army, legion());
        while world.game.stage() != Stage::RemainingForces {
            world.settle();
            world.ok(json!({"do": "pass_garrisons", "by": world.game.to_act()}));
        }
        world
    };
    flight(2).ok(reserve("flight", "aircraft", None));
    flight(3).refused("EP-6.2.1", reserve("flight", "aircraft", None));
}
