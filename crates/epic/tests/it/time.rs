//! The end of the round's time: the turn under way is the last, and what then decides (HR-7.6.3, HR-7.6.8).

use epic::outcome::ResultKind;
use epic::sitting::{Asked, Hosted, Keys, Sitting, WhyNot, Wish};
use epic::{Command, Options, Side, Stage};
use rulebook::{Cites, Dice, Rulebook, Seed};
use serde_json::json;

use crate::world::{World, bare_table, legion, marines};

fn time_is_up(world: &mut World) {
    world.ok(json!({"do": "round_time", "up": true}));
}

/// Alpha 3 goals, Bravo none; and Bravo has lost its dearest formation, worth 500.
fn three_to_none(world: &mut World) {
    world.one_at("alpha", "tac", ["90", "110"]);
    world.one_at("alpha", "dev", ["50", "80"]);
    world.lose_all("bravo", "shtc");
    world.one_at("bravo", "inf", ["70", "30"]);
}

#[track_caller]
fn decided(world: &World, kind: ResultKind, winner: Option<Side>, turn: u32) {
    let result = world.game.result().expect("it is over");
    assert_eq!((result.kind, result.winner, result.turn), (kind, winner, turn));
}

/// Shows HR-7.6.8: before the third turn goals are not checked; victory points decide, without dice.
#[test]
fn in_the_second_turn_the_tie_break_decides_at_its_end() {
    let mut world = World::battle();
    three_to_none(&mut world);
    world.go_to_turn(2);
    time_is_up(&mut world);
    assert_eq!(world.game.stage(), Stage::Turn(2), "the turn is played to its end");
    world.lose_all("alpha", "scouts");
    let end = world.end_turn();
    assert_eq!(end.goal_counts()[0], 3, "which do not count yet");
    decided(&world, ResultKind::Tiebreak, Some(Side::Alpha), 2);
    assert!(world.game.continuation_rolls().is_empty());
}

/// Shows HR-7.6.8: from the third turn on goals decide as ever.
#[test]
fn in_the_third_turn_goals_decide_and_without_them_the_tie_break() {
    let mut world = World::battle();
    world.go_to_turn(3);
    three_to_none(&mut world);
    time_is_up(&mut world);
    world.end_turn();
    decided(&world, ResultKind::Goals, Some(Side::Alpha), 3);

    let mut world = World::battle();
    world.one_at("alpha", "scouts", ["20", "100"]);
    world.one_at("bravo", "sent", ["20", "20"]);
    world.go_to_turn(3);
    time_is_up(&mut world);
    world.end_turn();
    decided(&world, ResultKind::Tiebreak, None, 3);
}

/// Shows HR-7.6.8: set-up ends at once, and so does a game that waits for the dice; without two armies nothing is decided.
#[test]
fn between_two_turns_and_in_set_up_the_game_is_over_at_once() {
    let mut world = World::battle();
    world.one_at("alpha", "scouts", ["20", "100"]);
    world.one_at("bravo", "sent", ["20", "20"]);
    world.go_to_turn(4);
    world.lose_all("alpha", "scouts");
    world.one_at("alpha", "dev", ["20", "100"]);
    world.end_turn();
    assert_eq!(world.game.stage(), Stage::ContinuationRoll(4));
    time_is_up(&mut world);
    decided(&world, ResultKind::Tiebreak, Some(Side::Bravo), 4);

    let mut world = World::on_table(marines(), legion(), "organizer");
    time_is_up(&mut world);
    decided(&world, ResultKind::Tiebreak, None, 0);

    let mut world = World::agreed();
    time_is_up(&mut world);
    assert_eq!(world.game.stage(), Stage::Forces);
    assert!(world.game.result().is_none());
}

/// A leader gives more time: the game goes on as if nothing had been said.
/// Shows HR-7.6.8.
#[test]
fn with_more_time_the_game_goes_on() {
    let mut world = World::battle();
    time_is_up(&mut world);
    world.ok(json!({"do": "round_time", "up": false}));
    world.end_turn();
    assert_eq!(world.game.stage(), Stage::Turn(2));
}

fn hosted() -> Sitting {
    let at = Hosted {
        at: "K7RX2M/1/0".into(),
        players: ["ana".into(), "bo".into()],
        judge: "bench:K7RX2M/1/0".into(),
    };
    let mut sitting = Sitting::unopened();
    let keys = Keys { hosted: Some(at), ..Keys::default() };
    say(&mut sitting, "", Wish::Open { options: Options::default(), keys }).unwrap();
    for (key, command) in [
        ("ana", json!({"do": "join", "name": "Ana"})),
        ("bo", json!({"do": "join", "name": "Bo"})),
        ("ana", json!({"do": "agree_points", "points": 3000})),
        ("ana", json!({"do": "submit_army", "by": "alpha", "army": marines()})),
        ("bo", json!({"do": "submit_army", "by": "bravo", "army": legion()})),
    ] {
        say(&mut sitting, key, play(command)).unwrap();
    }
    sitting
}

fn play(command: serde_json::Value) -> Wish {
    Wish::Play(Box::new(serde_json::from_value::<Command>(command).unwrap()))
}

fn say(sitting: &mut Sitting, key: &str, wish: Wish) -> Result<(), WhyNot> {
    let dice = Dice::new(Seed::from_bytes([3; 32]));
    let facts = sitting.decide(&Asked { key: key.to_owned(), wish }, &dice)?;
    for fact in &facts {
        sitting.apply(fact);
    }
    Ok(())
}

/// Shows HR-7.6.1: nobody at the table says how the round stands, and at a table that belongs to no match nobody at all.
#[test]
fn only_the_host_says_that_time_is_up() {
    let mut sitting = hosted();
    for key in ["ana", "bo", "bench:K7RX2M/1/0", "", "host:other"] {
        let why = say(&mut sitting, key, Wish::RoundTime { up: true }).unwrap_err();
        assert_eq!(why, WhyNot::NotTheHost);
        assert_eq!(why.clause().to_string(), "HR-7.6.1");
        let as_play = say(&mut sitting, key, play(json!({"do": "round_time", "up": true}))).unwrap_err();
        assert_eq!(as_play, WhyNot::NotTheHost);
    }
    let mut own = Sitting::unopened();
    let keys = Keys { host: "phone".into(), ..Keys::default() };
    say(&mut own, "phone", Wish::Open { options: Options::default(), keys }).unwrap();
    assert_eq!(say(&mut own, "phone", Wish::RoundTime { up: true }), Err(WhyNot::NotTheHost));
}

/// The round's time is no step of the players: taking one back does not give them time, and takes back their own last step.
#[test]
fn time_is_not_taken_back_with_a_step() {
    let mut sitting = hosted();
    say(
        &mut sitting,
        "ana",
        play(json!({"do": "set_terrain", "by": "both", "table": bare_table(), "flags_confirmed": true})),
    )
    .unwrap();
    say(&mut sitting, "host:K7RX2M/1/0", Wish::RoundTime { up: true }).unwrap();
    assert!(sitting.game().result().is_some());
    say(&mut sitting, "bench:K7RX2M/1/0", Wish::JudgeTakesBack).unwrap();
    assert_eq!(sitting.game().stage(), Stage::Terrain, "the terrain is taken back, not the time");
    assert!(sitting.game().is_time_up() && sitting.game().is_over_by_time(), "and the host ends it again");
    let taken: Vec<bool> = sitting.told().map(|told| told.back).collect();
    assert_eq!(taken, [false, false, false, false, false, true, false]);
}
