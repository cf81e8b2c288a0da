//! Victory points (EP-7.4): the worked example and the readings.

use epic::tiebreak::{Score, State, scores};
use epic::{Options, Side};
use serde_json::{Value, json};

use crate::world::{World, legion, marines, roster};

fn score(world: &World, side: Side) -> Score {
    scores(&world.game)[side as usize].clone()
}

/// What the worked example says has happened to both armies.
fn after_the_battle(mut world: World) -> World {
    world.lose_all("bravo", "inf");
    world.lose("bravo", "mech", 1..=10);
    world.breaks("bravo", "mech");
    world.lose("bravo", "art", 1..=2);
    world.lose("bravo", "sent", 1..=1);
    world.breaks("bravo", "sent");
    world.lose("bravo", "storm", 1..=5);
    world.lose("bravo", "shtc", 1..=1);
    world.ok(json!({"do": "damage", "by": "bravo", "formation": "shtc", "unit": 2, "left": 1}));
    world.lose("bravo", "tbolt", 1..=1);
    world.lose("alpha", "tac", 1..=5);
    world.breaks("alpha", "tac");
    world.lose("alpha", "dev", 1..=3);
    world.lose("alpha", "term", 1..=1);
    world.lose_all("alpha", "scouts");
    world.ok(json!({"do": "damage", "by": "alpha", "formation": "warlord", "unit": 1, "left": 3}));
    world.lose("alpha", "speeders", 1..=2);
    world.breaks("alpha", "speeders");
    world
}

/// Shows EP-7.4.9, EP-7.4.7.
#[test]
fn alphas_score_of_the_worked_example() {
    for world in [after_the_battle(World::battle()), after_the_battle(World::battle_add())] {
        let score = score(&world, Side::Alpha);
        let lines: Vec<String> =
            score.lines.iter().map(|line| format!("{} {}", line.formation, line.scores)).collect();
        assert_eq!(
            lines,
            ["inf 250", "mech 400", "art 125", "sent 50", "storm 0", "shtc 250", "tbolt 87.5", "hq 0"],
            "the same under both readings"
        );
        assert_eq!(score.total.to_string(), "1162.5");
        assert_eq!(world.game.army(Side::Bravo).unwrap().points, 2450);
    }
}

/// Shows EP-7.4.10, EP-7.4.7.
#[test]
fn bravos_score_of_the_worked_example() {
    let world = after_the_battle(World::battle());
    let score = score(&world, Side::Bravo);
    let lines: Vec<String> =
        score.lines.iter().map(|line| format!("{} {}", line.formation, line.scores)).collect();
    assert_eq!(
        lines,
        ["tac 325", "dev 125", "term 0", "scouts 150", "warlord 412.5", "speeders 100", "whirl 0"]
    );
    assert_eq!(score.total.to_string(), "1112.5");
    assert_eq!(world.game.army(Side::Alpha).unwrap().points, 2375);
    assert_eq!(epic::tiebreak::winner(scores(&world.game).map(|it| it.total)), Some(Side::Alpha));
}

fn strengths(score: &Score, formation: &str) -> (u32, u32) {
    let line = score.lines.iter().find(|line| line.formation == formation).unwrap();
    (line.strength, line.strength_at_start)
}

#[test]
fn ep_7_4_4_strength_is_units_and_damage_capacity_left() {
    let world = after_the_battle(World::battle());
    let score = score(&world, Side::Alpha);
    assert_eq!(strengths(&score, "mech"), (10, 20));
    assert_eq!(strengths(&score, "shtc"), (4, 9), "3 and 1 left, one destroyed");
    assert_eq!(strengths(&scores(&world.game)[1], "tac"), (4, 9), "with Rhinos and without the Captain");
    let orks = roster(
        "orks-ghazghkull",
        json!([
            {"name": "Warband", "id": "boyz", "take": {"Normal": 1, "Ork Warlord": 1, "Battlefortress": 1}},
        ]),
    );
    let mut horde = World::battle_of(marines(), orks, Options::default());
    let fort = |world: &World| strengths(&scores(&world.game)[0], "boyz");
    assert_eq!(fort(&horde), (13, 13));
    horde.ok(json!({"do": "damage", "by": "bravo", "formation": "boyz", "unit": 11, "left": 1}));
    assert_eq!(fort(&horde), (11, 13));
    horde.refused(
        "EP-7.4.4",
        json!({"do": "damage", "by": "bravo", "formation": "boyz", "unit": 11, "left": 4}),
    );
    horde.refused("EP-7.4.4", json!({"do": "lose", "by": "bravo", "formation": "boyz", "units": [12]}));
}

#[test]
fn ep_7_4_5_a_war_engine_in_place_of_a_unit_or_on_top_of_it() {
    let warlord = |mut world: World, left: u32| {
        world.ok(json!({"do": "damage", "by": "alpha", "formation": "warlord", "unit": 1, "left": left}));
        let score = score(&world, Side::Bravo);
        let line = score.lines.iter().find(|line| line.formation == "warlord").unwrap().clone();
        (line.strength, line.strength_at_start, line.scores.to_string())
    };
    assert_eq!(warlord(World::battle(), 4), (4, 8, "412.5".to_owned()));
    assert_eq!(warlord(World::battle_add(), 4), (5, 9, "0".to_owned()));
    assert_eq!(warlord(World::battle(), 3).2, "412.5");
    assert_eq!(warlord(World::battle_add(), 3), (4, 9, "412.5".to_owned()));
    assert_eq!(warlord(World::battle(), 5).2, "0");
    assert_eq!(warlord(World::battle_add(), 5).2, "0");
}

fn swarm() -> Value {
    roster(
        "tyranids-onachus",
        json!([
            {"name": "Tyranid Swarm", "id": "swarm", "take": {"Small": 1, "Gaunts/Termagants": 6, "Hive Tyrant": 1, "Carnifex": 2}},
            {"name": "Genestealer Swarm", "id": "stealers", "take": {"Genestealers": 6}},
        ]),
    )
}

#[test]
fn ep_7_4_11_list_rules_change_strength_destruction_and_capture() {
    let mut world = World::battle_of(marines(), swarm(), Options::default());
    let unit = |world: &World, name: &str| -> Vec<usize> {
        let army = world.game.army(Side::Bravo).unwrap();
        let formation = army.formation("swarm").unwrap();
        let numbered = army.units(formation).enumerate();
        numbered.filter(|(_, it)| it.name == name).map(|(at, _)| at + 1).collect()
    };
    assert_eq!(
        strengths(&score(&world, Side::Alpha), "swarm"),
        (3, 3),
        "Termagants have Brood and do not count"
    );
    world.stand("bravo", "swarm", ["50", "80"]);
    assert!(world.end_turn().objectives[2].control.is(Side::Bravo));
    let beasts = unit(&world, "Carnifex");
    world.ok(json!({"do": "lose", "by": "bravo", "formation": "swarm", "units": beasts}));
    let line = score(&world, Side::Alpha).lines[0].clone();
    assert_eq!((line.strength, line.state), (1, State::Halved));
    // Absorbed, the Genestealers count as destroyed; their units go on in the swarm.
    world.refused(
        "EP-7.4.11",
        json!({"do": "absorb", "by": "bravo", "formation": "swarm", "into": "stealers"}),
    );
    world.ok(json!({"do": "absorb", "by": "bravo", "formation": "stealers", "into": "swarm"}));
    assert_eq!(score(&world, Side::Alpha).lines[1].state, State::Destroyed);
    let tyrant = unit(&world, "Hive Tyrant");
    world.ok(json!({"do": "lose", "by": "bravo", "formation": "swarm", "units": tyrant}));
    assert_eq!(
        crate::world::control_of(&world.end_turn(), 3),
        epic::control::Control::Free,
        "no synapse, no capture"
    );
    world.one_at("alpha", "tac", ["50", "82"]);
    assert_eq!(crate::world::control_of(&world.end_turn(), 3), epic::control::Control::Contested);
}

/// Summoned units join a formation, fight and contest, but its strength at the start stays what it was.
/// Shows EP-7.4.6.
#[test]
fn summoned_units_do_not_raise_the_strength_at_the_start() {
    let mut chaos = roster(
        "chaos-black-legion",
        json!([
            {"name": "Black Legion Retinue", "id": "retinue", "take": {"Chaos Undivided": 1, "Chaos Warlord": 1}},
        ]),
    );
    chaos["options"] = json!({"Lesser Daemon/Daemonettes of Slaanesh": 1});
    let mut world = World::battle_of(chaos, legion(), Options::default());
    let summon = json!({"do": "summon", "by": "alpha", "formation": "retinue", "unit": "Daemonettes of Slaanesh", "at": [50, 80]});
    assert_eq!(strengths(&score(&world, Side::Bravo), "retinue"), (8, 8));
    world.ok(summon.clone());
    assert_eq!(strengths(&score(&world, Side::Bravo), "retinue"), (9, 8));
    world.refused("EP-7.4.11", summon);
    assert!(world.end_turn().objectives[2].control.is(Side::Alpha));
}

#[test]
fn ep_7_4_12_what_never_entered_play_scores_by_its_state() {
    let mut world = World::battle();
    let fighters = |world: &World| {
        let score = score(world, Side::Alpha);
        score.lines.iter().find(|line| line.formation == "tbolt").unwrap().scores.to_string()
    };
    assert_eq!(fighters(&world), "0");
    world.lose("bravo", "tbolt", 1..=1);
    assert_eq!(fighters(&world), "87.5");
    world.lose("bravo", "tbolt", 2..=2);
    world.refused("EP-7.4.4", json!({"do": "break", "by": "bravo", "formation": "tbolt"}));
    assert_eq!(fighters(&world), "175");
}

#[test]
fn ep_7_4_4_a_loss_names_its_units() {
    let mut world = World::battle();
    let none =
        world.refused("EP-7.4.4", json!({"do": "lose", "by": "bravo", "formation": "inf", "units": []}));
    assert_eq!(none, epic::Refusal::NoUnitNamed { formation: "inf".to_owned() });
    // What flies can be shot down as well.
    world.lose("bravo", "tbolt", 1..=1);
    let line =
        |world: &World| scores(&world.game)[0].lines.iter().find(|it| it.formation == "tbolt").unwrap().state;
    assert_eq!(line(&world), State::Halved);
}
