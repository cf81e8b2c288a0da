//! The five goals (EP-7.1.4, EP-7.2), on layout S.

use epic::control::EndPhase;
use epic::goals::{Goal, Why};
use epic::{Options, Side};
use serde_json::json;

use crate::world::{World, legion, marines, roster, side};

fn has(end: &EndPhase, by: &str, goal: Goal) -> bool {
    end.achieved(side(by)).any(|it| it == goal)
}

#[test]
fn ep_7_1_4_five_goals_for_each_player_with_what_decided_them() {
    let mut world = World::battle();
    let end = world.end_turn();
    for goals in &end.goals {
        let names: Vec<Goal> = goals.iter().map(|it| it.goal).collect();
        let all = [
            Goal::Blitzkrieg,
            Goal::BreakTheirSpirit,
            Goal::DefendTheFlag,
            Goal::TakeAndHold,
            Goal::TheyShallNotPass,
        ];
        assert_eq!(names, all);
    }
    assert_eq!(end.goal_counts(), [1, 1], "nobody is in the other's half");
    assert!(
        matches!(&end.goals[0][1].why, Why::Dearest { formations, points: 500, destroyed } if formations == &["shtc"] && destroyed.is_empty())
    );
}

#[test]
fn ep_7_1_5_goals_are_evaluated_after_rallying() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["50", "40"]);
    world.stand("bravo", "inf", ["54", "40"]);
    world.breaks("bravo", "inf");
    let end = world.end_turn_with(&[("bravo", "inf")]);
    assert!(!has(&end, "alpha", Goal::TheyShallNotPass), "unbroken again");
    assert!(end.objectives[3].control.is(Side::Alpha), "and yet it may not contest");
}

#[test]
fn ep_7_2_1_blitzkrieg_is_the_objective_on_the_opponents_edge() {
    for (y, achieved) in [("108", true), ("107.9", false)] {
        let mut world = World::battle();
        world.one_at("alpha", "tac", ["99", y]);
        assert_eq!(has(&world.end_turn(), "alpha", Goal::Blitzkrieg), achieved, "{y}");
    }
    let mut contested = World::battle();
    contested.one_at("alpha", "tac", ["99", "108"]);
    contested.one_at("bravo", "inf", ["90", "110"]);
    assert!(!has(&contested.end_turn(), "alpha", Goal::Blitzkrieg));
}

#[test]
fn ep_7_2_2_break_their_spirit_is_destroying_the_dearest_formation() {
    let mut world = World::battle();
    world.lose_all("bravo", "hq");
    world.lose_all("bravo", "mech");
    world.lose("bravo", "shtc", 1..=2);
    world.breaks("bravo", "shtc");
    assert!(!has(&world.end_turn(), "alpha", Goal::BreakTheirSpirit), "one unit left, and broken");
    world.lose("bravo", "shtc", 3..=3);
    assert!(has(&world.end_turn(), "alpha", Goal::BreakTheirSpirit));
}

#[test]
fn ep_7_2_3_any_of_several_equally_dear_formations_will_do() {
    let tanks = json!({"10x Leman Russ": 1});
    let twins = roster(
        "steel-legion",
        json!([
            {"name": "Tank Company", "id": "one", "take": tanks}, {"name": "Tank Company", "id": "two", "take": tanks},
            {"name": "Infantry Company", "id": "inf"},
        ]),
    );
    let mut other = World::battle_of(marines(), twins.clone(), Options::default());
    other.lose_all("bravo", "one");
    assert!(has(&other.end_turn(), "alpha", Goal::BreakTheirSpirit), "either of them");
    let mut world = World::battle_of(marines(), twins, Options::default());
    assert!(!has(&world.end_turn(), "alpha", Goal::BreakTheirSpirit));
    world.lose_all("bravo", "two");
    assert!(has(&world.end_turn(), "alpha", Goal::BreakTheirSpirit));
    world.lose_all("bravo", "one");
    assert!(has(&world.end_turn(), "alpha", Goal::BreakTheirSpirit), "once is enough, twice is not twice");
    assert_eq!(
        world.game.end_phases().last().unwrap().goals[0]
            .iter()
            .filter(|it| it.goal == Goal::BreakTheirSpirit)
            .count(),
        1
    );
}

#[test]
fn ep_7_2_4_the_dearest_formation_is_fixed_by_the_list() {
    let dear = roster(
        "space-marines-codex",
        json!([
            {"name": "Tactical", "id": "tac", "take": {"Captain": 1, "2x Vindicator": 1}},
            {"name": "Terminators", "id": "term"},
        ]),
    );
    let mut world = World::battle_of(dear, legion(), Options::default());
    assert_eq!(world.game.army(Side::Alpha).unwrap().dearest_points(), 400);
    world.lose_all("alpha", "tac");
    for turn in 1..=3 {
        assert!(has(&world.end_turn(), "bravo", Goal::BreakTheirSpirit), "turn {turn}");
    }
    let mut other = World::battle_of(marines(), legion(), Options::default());
    other.lose_all("bravo", "hq");
    assert!(!has(&other.end_turn(), "alpha", Goal::BreakTheirSpirit), "475 is not 500");
}

#[test]
fn ep_7_2_5_defend_the_flag_is_all_three_objectives_of_the_own_half() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["90", "5"]);
    world.one_at("alpha", "dev", ["50", "40"]);
    assert!(!has(&world.end_turn(), "alpha", Goal::DefendTheFlag));
    world.one_at("alpha", "whirl", ["130", "45"]);
    assert!(has(&world.end_turn(), "alpha", Goal::DefendTheFlag));
    world.one_at("bravo", "inf", ["130", "50"]);
    assert!(!has(&world.end_turn(), "alpha", Goal::DefendTheFlag), "contested");
}

#[test]
fn ep_7_2_6_take_and_hold_is_two_objectives_of_the_opponents_half_at_the_same_check() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["50", "80"]);
    let one = world.end_turn();
    assert!(!has(&one, "alpha", Goal::TakeAndHold));
    assert!(matches!(&one.goals[0][3].why, Why::Objectives { held, .. } if held == &[3]));
    world.one_at("alpha", "tac", ["130", "85"]);
    assert!(!has(&world.end_turn(), "alpha", Goal::TakeAndHold), "one after the other is not both");
    let mut both = World::battle();
    both.one_at("alpha", "tac", ["130", "85"]);
    both.one_at("alpha", "dev", ["50", "80"]);
    assert!(has(&both.end_turn(), "alpha", Goal::TakeAndHold));
    both.one_at("alpha", "whirl", ["90", "115"]);
    let three = both.end_turn();
    assert_eq!(three.achieved(Side::Alpha).filter(|it| *it == Goal::TakeAndHold).count(), 1);
}

#[test]
fn ep_7_2_7_the_edge_objective_counts_for_take_and_hold_too() {
    let mut world = World::battle();
    world.go_to_turn(3);
    world.one_at("alpha", "tac", ["90", "110"]);
    world.one_at("alpha", "dev", ["50", "80"]);
    world.one_at("bravo", "inf", ["70", "50"]);
    let end = world.end_turn();
    assert!(has(&end, "alpha", Goal::Blitzkrieg) && has(&end, "alpha", Goal::TakeAndHold));
    assert_eq!(world.game.result().unwrap().winner, Some(Side::Alpha));
}

#[test]
fn ep_7_2_8_they_shall_not_pass_is_no_unbroken_enemy_in_the_own_half() {
    for (y, achieved) in [("60.1", true), ("60", true), ("59.9", false)] {
        let mut world = World::battle();
        world.one_at("bravo", "inf", ["70", y]);
        assert_eq!(has(&world.end_turn(), "alpha", Goal::TheyShallNotPass), achieved, "{y}");
    }
    let mut broken = World::battle();
    broken.one_at("bravo", "inf", ["70", "20"]);
    broken.breaks("bravo", "inf");
    assert!(has(&broken.end_turn(), "alpha", Goal::TheyShallNotPass));
}

/// Shows EP-7.2.8.
#[test]
fn in_a_corner_game_the_diagonal_decides_they_shall_not_pass() {
    for (x, achieved) in [("80", false), ("90", true), ("100", true)] {
        let mut world = World::corner();
        while let Some(by) = world.game.to_act() {
            let waiting =
                world.game.formations(by).find(|(_, it)| it.place == epic::game::Place::Waiting).unwrap();
            let (id, count) = (waiting.0.id.clone(), waiting.1.units.len());
            let at = if by == Side::Alpha { [5, 5] } else { [175, 115] };
            let command = if id == "tbolt" {
                json!({"do": "reserve", "by": by, "formation": id, "way": "aircraft"})
            } else {
                json!({"do": "set_up", "by": by, "formation": id, "units": vec![at; count]})
            };
            world.ok(command);
        }
        for by in ["alpha", "bravo"] {
            world.ok(json!({"do": "confirm", "by": by}));
        }
        let mut units = vec![json!([175, 115]); 13];
        units[0] = crate::world::place([x, "60"]);
        world.ok(json!({"do": "move", "by": "bravo", "formation": "inf", "units": units}));
        assert_eq!(has(&world.end_turn(), "alpha", Goal::TheyShallNotPass), achieved, "{x}");
    }
}

#[test]
fn ep_7_2_9_one_unit_puts_a_formation_in_a_half_and_what_is_off_the_table_is_in_none() {
    let mut world = World::battle();
    let mut units = vec![json!([70, 75]); 13];
    units[12] = json!([70, 59.9]);
    world.ok(json!({"do": "move", "by": "bravo", "formation": "inf", "units": units}));
    let end = world.end_turn();
    assert!(matches!(&end.goals[0][4].why, Why::Intruders { formations } if formations == &["inf"]));
    world.ok(json!({"do": "move", "by": "bravo", "formation": "inf", "units": vec![[70, 75]; 13]}));
    assert!(has(&world.end_turn(), "alpha", Goal::TheyShallNotPass), "the fighters wait off the table");
    world.ok(json!({"do": "enter", "by": "bravo", "formation": "tbolt", "units": [[70, 30], [72, 30]]}));
    assert!(!has(&world.end_turn(), "alpha", Goal::TheyShallNotPass), "landed, they deny it");
    world.ok(json!({"do": "take_off", "by": "bravo", "formation": "tbolt"}));
    assert!(has(&world.end_turn(), "alpha", Goal::TheyShallNotPass), "in the air they are off the table");
}
