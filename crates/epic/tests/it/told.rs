//! What both players are told: of losses, of where a formation is, of points and of how things stand.

use epic::outcome::VictoryPoints;
use epic::placing::Placing;
use epic::referee::{GameFile, WrongStep, referee};
use epic::{Fact, Options, Side, Spot, Stage};
use rulebook::say;
use serde_json::json;

use crate::world::{World, bare_table, legion, marines, point, roster, side};

/// Where the formation is, by its message.
fn place(world: &World, by: &str, id: &str) -> String {
    let (_, deployed) = world.game.formations(side(by)).find(|(it, _)| it.id == id).unwrap();
    deployed.saying(&world.game, side(by)).key.into_owned()
}

#[test]
fn a_loss_tells_how_many_are_left() {
    let mut world = World::battle();
    world.lose("bravo", "inf", 1..=2);
    let Some(Fact::Lost { .. }) = world.facts.last() else { panic!("{:?}", world.facts.last()) };
    let told = world.facts.last().unwrap().saying(&world.game);
    let wanted = say!("epic-told-lost", player = "Bo", formation = "inf", units = 2_usize, left = 11_usize);
    assert_eq!(told, wanted);
}

#[test]
fn ep_8_1_9_where_a_formation_is_is_told() {
    let mut world = World::layout_s(marines(), legion());
    assert_eq!(place(&world, "alpha", "scouts"), "epic-place-waiting");
    world.ok(
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": vec![[50, 40]; 6]}),
    );
    assert_eq!(place(&world, "alpha", "scouts"), "epic-place-garrison");
    world.deploy();
    assert_eq!(place(&world, "alpha", "scouts"), "epic-place-table", "in play it is a formation like others");
    assert_eq!(place(&world, "alpha", "tac"), "epic-place-table");
    assert_eq!(place(&world, "bravo", "tbolt"), "epic-place-aside");
    world.breaks("bravo", "inf");
    assert_eq!(place(&world, "bravo", "inf"), "epic-place-broken");
    world.ok(json!({"do": "end_turn"}));
    world.ok(json!({"do": "rally", "by": "bravo", "formation": "inf"}));
    assert_eq!(place(&world, "bravo", "inf"), "epic-place-rallied");
    world.lose_all("bravo", "inf");
    assert_eq!(place(&world, "bravo", "inf"), "epic-place-destroyed");
}

#[test]
fn ep_7_4_3_half_a_point_is_told() {
    assert_eq!(VictoryPoints::half(275).saying(), say!("epic-points-half", whole = 137_u32));
    assert_eq!(VictoryPoints::full(137).saying(), say!("epic-points", whole = 137_u32));
}

#[test]
fn ep_8_2_2_how_it_stands_now_is_what_the_end_phase_comes_to() {
    let mut world = World::battle();
    world.stand("alpha", "tac", ["50", "82"]);
    let now = world.game.standing().unwrap();
    assert_eq!(now, world.end_turn());
    assert_eq!(World::layout_s(marines(), legion()).game.standing(), None, "before turn 1 nothing stands");
}

#[test]
fn ep_5_3_5_the_ground_that_is_barred_is_named_by_its_number() {
    let mut table = bare_table();
    let square = |x: i64| json!([[x, 40], [x + 20, 40], [x + 20, 50], [x, 50]]);
    table["features"] =
        json!([{"kind": "wood", "outline": square(10)}, {"kind": "cliff", "outline": square(40)}]);
    let mut world = World::agreed();
    world.ok(json!({"do": "submit_army", "by": "alpha", "army": marines()}));
    world.ok(json!({"do": "submit_army", "by": "bravo", "army": legion()}));
    world.ok(json!({"do": "set_terrain", "by": "organizer", "table": table, "flags_confirmed": true}));
    world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
    world.objectives(crate::world::LAYOUT_S);
    let zones = world.game.zones(Side::Alpha, Placing::Garrison("scouts"));
    let barred: Vec<usize> = zones.impassable.iter().map(|it| it.feature).collect();
    assert_eq!(barred, [2]);
    let refusal = world
        .game
        .judge(Side::Alpha, Placing::Garrison("scouts"), &[Spot::point(point(["50", "45"])); 6])
        .refusal;
    assert_eq!(refusal, Some(epic::Refusal::Impassable { unit: 1, feature: 2 }));
}

#[test]
fn ep_7_4_11_only_a_swarm_on_the_table_absorbs() {
    let swarms = roster(
        "tyranids-onachus",
        json!([{"name": "Tyranid Swarm", "id": "one"}, {"name": "Tyranid Swarm", "id": "two"}]),
    );
    let picked: epic::Roster = serde_json::from_value(swarms).unwrap();
    let swarms = serde_json::to_value(epic::draft::completed(&picked, 3000)).unwrap();
    let mut world = World::layout_s(marines(), swarms);
    while world.game.stage() != Stage::RemainingForces {
        world.settle();
        world.ok(json!({"do": "pass_garrisons", "by": world.game.to_act()}));
    }
    let units =
        |world: &World, id: &str| world.game.army(Side::Bravo).unwrap().formation(id).unwrap().units.len();
    world.ok(json!({"do": "set_up", "by": "alpha", "formation": "tac", "units": vec![[5, 5]; 9]}));
    let count = units(&world, "one");
    world.ok(json!({"do": "set_up", "by": "bravo", "formation": "one", "units": vec![[5, 115]; count]}));
    assert!(world.game.specials(Side::Bravo, "one").into.is_empty(), "the other one is not set up yet");
    world.ok(json!({"do": "set_up", "by": "alpha", "formation": "dev", "units": vec![[5, 5]; 6]}));
    let count = units(&world, "two");
    world.ok(json!({"do": "set_up", "by": "bravo", "formation": "two", "units": vec![[5, 115]; count]}));
    assert_eq!(world.game.specials(Side::Bravo, "one").into, ["two"]);
    world.deploy();
    // Only what is left of it goes over.
    world.lose("bravo", "two", 1..=2);
    world.ok(json!({"do": "absorb", "by": "bravo", "formation": "two", "into": "one"}));
    let (_, one) = world.game.formations(Side::Bravo).find(|(it, _)| it.id == "one").unwrap();
    assert_eq!(one.units.len(), units(&world, "one") + count - 2);
    assert!(one.units.iter().all(|unit| unit.left > 0));
}

#[test]
fn ep_6_2_6_what_was_lost_off_the_table_does_not_enter() {
    let mut world = World::battle();
    world.lose("bravo", "tbolt", 1..=1);
    let enter = |places: usize| json!({"do": "enter", "by": "bravo", "formation": "tbolt", "units": vec![[60, 100]; places]});
    let refusal = world.refused("EP-6.1.1", enter(2));
    assert!(matches!(refusal, epic::Refusal::WrongUnitCount { given: 2, wanted: 1, .. }), "{refusal:?}");
    world.ok(enter(1));
}

#[test]
fn ep_6_2_6_every_entry_that_is_offered_is_told() {
    let air = roster(
        "steel-legion",
        json!([{"name": "Infantry Company", "id": "inf"}, {"name": "Thunderbolt Fighter Formation", "id": "a"},
            {"name": "Thunderbolt Fighter Formation", "id": "b"}]),
    );
    let world = World::battle_of(marines(), air, Options::default());
    let offered: Vec<&str> =
        world.game.entries_offered(Side::Bravo).iter().map(|it| it.id.as_str()).collect();
    assert_eq!(offered, ["a", "b"]);
}

/// A file that says which clause refuses a step is wrong if another one does.
#[test]
fn another_clause_than_the_file_says_is_found() {
    let file = |clause: &str| {
        let steps = json!([{"do": "join", "name": " ", "refused": clause}]);
        GameFile::read(&json!({"format": "marshal.epic.game/1", "steps": steps}).to_string()).unwrap()
    };
    assert!(referee(&file("EP-1.1.1")).wrong.is_none());
    let wrong = referee(&file("EP-1.2.1")).wrong.unwrap();
    assert!(
        matches!(wrong.what, WrongStep::OtherClause { expected, .. } if expected.to_string() == "EP-1.2.1")
    );
    let entries = json!([{"expect": {"entries": {"alpha": ["x"], "bravo": []}}}]);
    let read =
        GameFile::read(&json!({"format": "marshal.epic.game/1", "steps": entries}).to_string()).unwrap();
    assert!(matches!(referee(&read).wrong.unwrap().what, WrongStep::NotSo { field: "entries", .. }));
}

#[test]
fn ep_5_4_1_a_garrison_is_put_on_overwatch_once() {
    let mut world = World::layout_s(marines(), legion());
    let overwatch = json!({"do": "overwatch", "by": "alpha", "formation": "scouts"});
    world.refused("EP-5.4.1", overwatch.clone());
    world.ok(
        json!({"do": "place_garrison", "by": "alpha", "formation": "scouts", "units": vec![[50, 40]; 6]}),
    );
    world.ok(overwatch.clone());
    let twice = world.refused("EP-5.4.1", overwatch);
    assert_eq!(twice, epic::Refusal::OverwatchTwice { formation: "scouts".to_owned() });
}
