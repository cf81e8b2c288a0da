//! When a game is won, goes on, or comes to the tie-break (EP-7.1, EP-7.3, EP-8.2, EP-8.3).

use epic::control::winner_by_goals;
use epic::outcome::{GameResult, Outcome, ResultKind};
use epic::{Side, Stage, result_for_tournament};
use serde_json::json;

use crate::world::World;

/// Alpha holds three objectives of Bravo's half, and Bravo sits in Alpha's half: Alpha 3 goals, Bravo none.
fn three_to_none(world: &mut World) {
    world.one_at("alpha", "tac", ["90", "110"]);
    world.one_at("alpha", "dev", ["50", "80"]);
    world.lose_all("bravo", "shtc");
    world.one_at("bravo", "inf", ["70", "30"]);
}

/// Both in the other's half, nothing held: no goals at all.
fn nothing(world: &mut World) {
    world.one_at("alpha", "scouts", ["20", "100"]);
    world.one_at("bravo", "sent", ["20", "20"]);
}

/// Turn 4 is over and nobody has won: the dice are due.
fn at_the_dice() -> World {
    let mut world = World::battle();
    nothing(&mut world);
    world.go_to_turn(4);
    world.end_turn();
    world
}

/// Shows EP-7.1.1, EP-8.2.3, EP-8.2.4.
#[test]
fn turns_1_and_2_are_not_checked_and_turn_3_is() {
    let mut world = World::battle();
    three_to_none(&mut world);
    for turn in 1..=2 {
        let end = world.end_turn();
        assert_eq!(end.goal_counts(), [3, 0]);
        assert_eq!(world.game.stage(), Stage::Turn(turn + 1));
    }
    world.end_turn();
    assert_eq!(
        world.game.result(),
        Some(&GameResult {
            winner: Some(Side::Alpha),
            kind: ResultKind::Goals,
            turn: 3,
            goals: Some([3, 0]),
            victory_points: None
        })
    );
}

/// Shows EP-7.1.1, EP-8.2.4, EP-8.2.5.
#[test]
fn without_a_winner_turn_3_leads_to_turn_4_and_turn_4_to_the_dice() {
    let mut world = World::battle();
    nothing(&mut world);
    world.go_to_turn(3);
    world.end_turn();
    assert_eq!(world.game.stage(), Stage::Turn(4), "no dice after turn 3");
    world.refused("EP-7.3.1", json!({"do": "roll_continuation", "rolls": [3, 3]}));
    world.end_turn();
    assert_eq!(world.game.stage(), Stage::ContinuationRoll(4));
}

/// Dice that are none are answered by the clause they are rolled by; equal rolls mean something here (EP-9.2.1 does not apply).
#[test]
fn ep_7_3_1_each_player_rolls_one_die() {
    let mut world = at_the_dice();
    for rolls in [[7, 3], [0, 1], [1, 255]] {
        world.refused("EP-7.3.1", json!({"do": "roll_continuation", "rolls": rolls}));
    }
    world.ok(json!({"do": "roll_continuation", "rolls": [6, 6]}));
    assert_eq!(world.game.stage(), Stage::Turn(5));
}

#[test]
fn ep_7_1_2_goals_are_checked_in_extra_turns_too() {
    let mut world = at_the_dice();
    world.ok(json!({"do": "roll_continuation", "rolls": [2, 2]}));
    assert_eq!(world.game.stage(), Stage::Turn(5));
    three_to_none(&mut world);
    world.end_turn();
    let result = world.game.result().unwrap();
    assert_eq!((result.winner, result.turn, result.kind), (Some(Side::Alpha), 5, ResultKind::Goals));
    assert_eq!(world.game.continuation_rolls().len(), 1, "no dice were asked for in turn 5");
}

#[test]
fn ep_7_1_3_two_goals_and_more_than_the_opponent() {
    for (goals, winner) in [
        ([2, 1], Some(Side::Alpha)),
        ([2, 0], Some(Side::Alpha)),
        ([3, 2], Some(Side::Alpha)),
        ([5, 4], Some(Side::Alpha)),
        ([1, 2], Some(Side::Bravo)),
        ([2, 2], None),
        ([3, 3], None),
        ([1, 0], None),
        ([1, 1], None),
        ([0, 0], None),
    ] {
        assert_eq!(winner_by_goals(goals), winner, "{goals:?}");
    }
}

/// Shows EP-7.1.1, EP-8.2.5.
#[test]
fn ep_7_3_1_both_players_roll_when_nobody_has_won_after_turn_4() {
    let mut world = at_the_dice();
    world.refused("EP-7.3.1", json!({"do": "end_turn"}));
    world.refused(
        "EP-7.3.1",
        json!({"do": "move", "by": "alpha", "formation": "tac", "units": vec![[5, 5]; 9]}),
    );
    world.refused("EP-7.3.1", json!({"do": "roll_continuation", "rolls": [0, 7]}));
    world.ok(json!({"do": "roll_continuation"}));
    assert_eq!(world.game.continuation_rolls().len(), 1, "drawn from the seed");
    let mut won = World::battle();
    won.go_to_turn(4);
    three_to_none(&mut won);
    won.end_turn();
    assert_eq!(won.game.stage(), Stage::Finished, "with a winner no dice are asked for");
    won.refused("EP-8.2.6", json!({"do": "roll_continuation", "rolls": [1, 2]}));
}

#[test]
fn ep_7_3_2_equal_rolls_carry_the_game_on_again_and_again() {
    let mut world = World::battle();
    nothing(&mut world);
    world.go_to_turn(4);
    for turn in 4..9 {
        world.end_turn();
        world.ok(json!({"do": "roll_continuation", "rolls": [6, 6]}));
        assert_eq!(world.game.stage(), Stage::Turn(turn + 1));
    }
}

#[test]
fn ep_7_3_3_different_rolls_end_it_and_who_rolled_higher_does_not_matter() {
    let result = |rolls: [u8; 2]| {
        let mut world = World::battle();
        nothing(&mut world);
        world.lose_all("bravo", "sent");
        world.go_to_turn(4);
        world.end_turn();
        world.ok(json!({"do": "roll_continuation", "rolls": rolls}));
        world.game.result().unwrap().clone()
    };
    assert_eq!(result([5, 2]), result([2, 5]));
    assert_eq!((result([5, 2]).kind, result([5, 2]).winner), (ResultKind::Tiebreak, Some(Side::Alpha)));
}

/// Shows EP-8.2.5.
#[test]
fn the_dice_decide_between_another_turn_and_the_tie_break() {
    let mut world = at_the_dice();
    world.ok(json!({"do": "roll_continuation", "rolls": [2, 2]}));
    assert_eq!(world.game.stage(), Stage::Turn(5));
    world.end_turn();
    assert_eq!(world.game.stage(), Stage::ContinuationRoll(5));
    world.ok(json!({"do": "roll_continuation", "rolls": [2, 4]}));
    assert_eq!(world.game.stage(), Stage::Finished);
}

#[test]
fn ep_8_2_6_every_other_transition_is_refused() {
    let mut world = World::battle();
    let any = [
        json!({"do": "agree_points", "points": 2500}),
        json!({"do": "choose_edge", "by": "alpha", "edge": "north"}),
        json!({"do": "close_spacecraft", "by": "alpha"}),
        json!({"do": "pass_garrisons", "by": "alpha"}),
        json!({"do": "confirm", "by": "alpha"}),
        json!({"do": "rally", "by": "alpha", "formation": "tac"}),
        json!({"do": "close_rally", "by": "alpha"}),
    ];
    for command in any {
        world.refused("EP-8.2.6", command);
    }
    world.ok(json!({"do": "end_turn"}));
    world.refused("EP-8.2.6", json!({"do": "end_turn"}));
    world.refused(
        "EP-8.2.6",
        json!({"do": "enter", "by": "bravo", "formation": "tbolt", "units": [[5, 5], [5, 5]]}),
    );
    world.ok(json!({"do": "close_rally", "by": "alpha"}));
    world.refused("EP-8.1.1", json!({"do": "close_rally", "by": "alpha"}));
    assert_eq!(world.game.stage(), Stage::EndPhase(1));
    world.ok(json!({"do": "judge_ends", "winner": null}));
    for command in [json!({"do": "end_turn"}), json!({"do": "concede", "by": "alpha"})] {
        world.refused("EP-8.2.6", command);
    }
}

/// Shows EP-8.3.1.
#[test]
fn a_result_carries_what_a_tournament_records() {
    let mut world = World::battle();
    world.go_to_turn(3);
    three_to_none(&mut world);
    assert!(result_for_tournament(&world.game).is_none());
    world.end_turn();
    let result = result_for_tournament(&world.game).unwrap();
    assert_eq!((result.outcomes[&Side::Alpha], result.outcomes[&Side::Bravo]), (Outcome::Win, Outcome::Loss));
    let json = serde_json::to_value(&result).unwrap();
    assert_eq!(
        json,
        json!({
            "format": "marshal.epic.result/1",
            "players": {"alpha": "Ana", "bravo": "Bo"},
            "outcomes": {"alpha": "win", "bravo": "loss"},
            "kind": "goals",
            "turn": 3,
            "goals": {"alpha": ["blitzkrieg", "break_their_spirit", "take_and_hold"], "bravo": []},
            "victory_points": {"alpha": 500, "bravo": 0},
        })
    );
    assert_eq!(serde_json::from_value::<epic::TournamentResult>(json).unwrap(), result);
}

#[test]
fn a_concession_is_a_kind_of_its_own() {
    let mut world = World::battle();
    world.go_to_turn(2);
    world.ok(json!({"do": "concede", "by": "bravo"}));
    let result = world.game.result().unwrap();
    assert_eq!(
        (result.winner, result.kind, result.turn, result.goals),
        (Some(Side::Alpha), ResultKind::Concession, 2, None)
    );
}
