//! A finished game proven again, and altered in every way somebody could alter it: nothing of it passes.

use epic::sitting::{Asked, BadRecord, Happened, Keys, Record, Sitting, Wish};
use epic::sketch::Stroke;
use epic::table::{CrossingKind, FeatureKind};
use epic::{Command, Length, Options, Point, Reading, Side, Table};
use rulebook::{Cites, Dice, Rulebook, Seed};
use serde_json::{Value, json};

use crate::world::{LAYOUT_S, roster};

/// Alterations of each kind.
const EACH: usize = 1000;

/// Chance of the table, and a game with something of everything: a second phone, a drawing, dice rolled here, a step taken back
/// and one kept, a judge, the end by concession. The armies are small, so that thousands of alterations are tried.
fn played() -> (Vec<Happened>, Seed) {
    let seed = Seed::from_bytes([11; 32]);
    let mut evening =
        Evening { sitting: Sitting::unopened(), facts: Vec::new(), dice: Dice::new(seed.clone()) };
    let keys = Keys { host: "one".into(), invited: "invited".into(), judge: "admitted".into(), hosted: None };
    evening.must("one", Wish::Open { options: Options::default(), keys });
    evening.play("one", json!({"do": "join", "name": "Ana"}));
    evening.must("two", Wish::Join { invited_by: "invited".into() });
    evening.play("two", json!({"do": "join", "name": "Bo"}));
    evening.play("one", json!({"do": "agree_points", "points": 500, "out_of_range": true}));
    let scouts = || roster("space-marines-codex", json!([{"name": "Tactical", "id": "tac"}]));
    evening.play("one", json!({"do": "submit_army", "by": "alpha", "army": scouts()}));
    evening.play("two", json!({"do": "submit_army", "by": "bravo", "army": scouts()}));
    let bare = Box::new(Table::bare(Length::cm(180), Length::cm(120)));
    evening.must("one", Wish::Sketch { stroke: Stroke::Begin { table: bare } });
    let wood = Stroke::Feature { kind: FeatureKind::Wood, outline: vec![Point::cm(30, 40)] };
    evening.must("two", Wish::Sketch { stroke: wood });
    evening.must(
        "one",
        Wish::Sketch { stroke: Stroke::River { course: vec![Point::cm(60, 2), Point::cm(70, 120)] } },
    );
    let ford = Stroke::Crossing { kind: CrossingKind::Ford, at: Point::cm(70, 50) };
    evening.must("one", Wish::Sketch { stroke: ford });
    let table = evening.sitting.sketch().cloned();
    evening.play("one", json!({"do": "set_terrain", "by": "both", "table": table, "flags_confirmed": true}));
    evening.play("two", json!({"do": "roll_off"}));
    let by = evening.sitting.game().to_act().unwrap();
    let key = if by == Side::Alpha { "one" } else { "two" };
    evening.play(
        key,
        json!({"do": "choose_edge", "by": by, "edge": if by == Side::Alpha { "south" } else { "north" }}),
    );
    for (at, by) in LAYOUT_S.into_iter().zip(["alpha", "bravo"].into_iter().cycle()) {
        if evening.sitting.game().roll_off_due().is_some() {
            evening.play("one", json!({"do": "roll_off", "rolls": [[3, 3], [6, 1]]}));
        }
        let key = if by == "alpha" { "one" } else { "two" };
        evening.play(key, json!({"do": "place_objective", "by": by, "at": at}));
    }
    evening.must("one", Wish::AskBack { by: Side::Alpha });
    evening.must("two", Wish::KeepStep { by: Side::Bravo });
    evening.must("two", Wish::AskBack { by: Side::Bravo });
    evening.must("one", Wish::AgreeBack { by: Side::Alpha });
    evening.play("two", json!({"do": "place_objective", "by": "bravo", "at": [130, 40], "label": "bunker"}));
    evening.must("two", Wish::CallJudge { by: Side::Bravo, about: "the bunker".into() });
    evening.must("judge", Wish::SitAsJudge { admitted_by: "admitted".into() });
    evening.must("judge", Wish::JudgeTakesBack);
    evening.must("judge", Wish::JudgeLeaves);
    evening.must("one", Wish::PlayForBoth);
    evening.play("one", json!({"do": "concede", "by": "bravo"}));
    (evening.facts, seed)
}

struct Evening {
    sitting: Sitting,
    facts: Vec<Happened>,
    dice: Dice,
}

impl Evening {
    #[track_caller]
    fn must(&mut self, key: &str, wish: Wish) {
        let asked = Asked { key: key.to_owned(), wish };
        let facts =
            self.sitting.decide(&asked, &self.dice).unwrap_or_else(|why| panic!("{asked:?}: {why:?}"));
        for fact in &facts {
            self.sitting.apply(fact);
        }
        self.facts.extend(facts);
    }

    #[track_caller]
    fn play(&mut self, key: &str, command: Value) {
        self.must(key, Wish::Play(Box::new(serde_json::from_value::<Command>(command).unwrap())));
    }
}

fn record() -> Record {
    let (facts, seed) = played();
    Record::of(facts, &seed).expect("it is over")
}

/// Shows HR-7.2.3: a thousand alterations of each kind, and none is believed.
#[test]
fn nothing_altered_passes() {
    let file = record();
    let proof = file.verify().expect("as it was played");
    assert!(proof.steps > 15 && proof.unproven == 0 && proof.commitment.is_some(), "{proof:?}");
    let words = ["alpha", "bravo", "one", "two", "Ana", "stepped", "tac", "wood", "river", "both"];
    testbed::mutations::nothing_passes(&file.facts, EACH, &words, |facts| {
        Record { facts: facts.to_vec(), ..file.clone() }.verify().is_ok()
    });
}

/// What follows from chance follows from the promised one and no other, and a record is read as it was written.
#[test]
fn a_record_is_proven_with_its_own_chance() {
    let file = record();
    let text = serde_json::to_string(&file).unwrap();
    assert_eq!(Record::read(&text).unwrap(), file);
    let other = Record { seed: Seed::from_bytes([12; 32]), ..file.clone() };
    assert_eq!(other.verify(), Err(BadRecord::OtherSeed));
    let (facts, seed) = played();
    assert!(Record::of(facts[..facts.len() - 2].to_vec(), &seed).is_none(), "a game under way has none");
    let cut = Record { facts: file.facts[..file.facts.len() - 1].to_vec(), ..file.clone() };
    assert_eq!(cut.verify(), Err(BadRecord::NotOver));
    for text in ["", "{}", r#"{"format":"marshal.epic.record/2","seed":"","facts":[]}"#] {
        assert!(matches!(Record::read(text), Err(BadRecord::Unreadable(_))), "{text}");
    }
}

/// A table opened by an earlier version kept neither wish nor promise: its first steps are applied, not decided again, and that is
/// said. What it comes to at its end is sealed like any other.
#[test]
fn an_older_table_says_what_it_cannot_prove() {
    let (facts, seed) = played();
    let ended = facts.iter().rposition(|fact| matches!(fact, Happened::Stepped { .. })).unwrap();
    let older = facts[..ended].iter().cloned().map(|fact| match fact {
        Happened::Opened { options, keys, .. } => {
            Happened::Opened { options, keys, commitment: None, reading: Reading::First }
        }
        Happened::Stepped { facts, .. } => Happened::Stepped { facts, asked: None },
        other => other,
    });
    let older: Vec<Happened> = older.collect();
    let sitting = Sitting::of(&older).unwrap();
    let mut evening = Evening { sitting, facts: older, dice: Dice::new(seed.clone()) };
    evening.play("one", json!({"do": "concede", "by": "bravo"}));
    let file = Record::of(evening.facts, &seed).unwrap();
    let proof = file.verify().unwrap();
    assert!(proof.steps == 1 && proof.unproven > 15 && proof.commitment.is_none(), "{proof:?}");
    // And it is sealed: another name is another record.
    let mut renamed = file.clone();
    for fact in &mut renamed.facts {
        if let Happened::Stepped { facts, .. } = fact {
            for fact in facts {
                if let epic::Fact::Joined { name } = fact {
                    name.push('a');
                }
            }
        }
    }
    assert!(matches!(renamed.verify(), Err(BadRecord::Differs { .. })));
}

/// Shows HR-7.2.3: a game that ended before two players were there, and one with a total nobody agrees on today, were written before
/// that was refused. They are proven by the reading they began with; the same under today's is refused by its clause.
#[test]
fn an_older_record_is_proven_by_the_reading_it_began_with() {
    let text = include_str!("../older-record.json");
    let older = Record::read(text).unwrap();
    let proof = older.verify().expect("what was accepted then follows then");
    assert_eq!((proof.reading, proof.unproven), (Reading::First, 0));
    assert!(proof.steps >= 3, "{proof:?}");
    // Read and written again it is the same to the letter, so that its seal holds for ever.
    assert_eq!(serde_json::to_string_pretty(&older).unwrap().trim(), text.trim());

    let mut today = older.clone();
    if let Some(Happened::Opened { reading, .. }) = today.facts.first_mut() {
        *reading = Reading::NEWEST;
    }
    let Err(BadRecord::Refused { why, .. }) = today.verify() else { panic!("refused today") };
    assert_eq!(why.clause().to_string(), "EP-1.2.1");
    let fresh = record();
    assert_eq!(fresh.verify().unwrap().reading, Reading::NEWEST);
}

/// A table that was opened by an earlier version goes on by the reading it began with, step for step.
#[test]
fn an_older_table_goes_on_as_it_began() {
    let keys = Keys { host: "one".into(), invited: "invited".into(), judge: "admitted".into(), hosted: None };
    let seed = Seed::from_bytes([13; 32]);
    let refused_today = [
        json!({"do": "agree_points", "points": 0, "out_of_range": true}),
        json!({"do": "agree_points", "points": 4_000_000_000_u32, "out_of_range": true}),
        json!({"do": "concede", "by": "alpha"}),
    ];
    for (reading, accepted) in [(Reading::First, true), (Reading::Second, false)] {
        for command in &refused_today {
            let opened = Happened::Opened {
                options: Options::default(),
                keys: keys.clone(),
                commitment: Some(seed.commitment()),
                reading,
            };
            let sitting = Sitting::of(&[opened]).unwrap();
            let command = serde_json::from_value::<Command>(command.clone()).unwrap();
            let asked = Asked { key: "one".into(), wish: Wish::Play(Box::new(command)) };
            let decided = sitting.decide(&asked, &Dice::new(seed.clone()));
            assert_eq!(decided.is_ok(), accepted, "{reading:?} {asked:?}: {decided:?}");
        }
    }
}
