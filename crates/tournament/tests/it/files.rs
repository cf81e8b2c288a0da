//! Files that came by mail: each thing that can be wrong is said with its path, and nothing makes the reader fail.

use std::path::Path;
use std::sync::Arc;

use proptest::prelude::*;
use tournament::file::{Fault, Imported, MOST_BYTES};
use tournament::{FileProblem, TournamentFile};

use crate::words::said;

/// Four players, one finished round, one under way.
const GOOD: &str = r#"{
  "format": "marshal.tournament/1",
  "name": "Store Championship",
  "regulation": "conquest-1.2",
  "tier": "formal",
  "structure": {"stages": [{"swiss": {"rounds": 2}}, {"elimination": {"cut": 2}}]},
  "players": [
    {"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"},
    {"id": "c", "name": "Cai"}, {"id": "d", "name": "Dee"}
  ],
  "rounds": [
    {"stage": 1, "kind": "swiss", "matches": [
      {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
      {"table": 2, "players": ["c", "d"], "outcomes": {"c": "modified_win", "d": "loss"}}
    ]},
    {"stage": 1, "kind": "swiss", "matches": [
      {"table": 1, "players": ["a", "c"]},
      {"table": 2, "players": ["b", "d"]}
    ]}
  ]
}"#;

fn read(text: &str) -> Result<Imported, FileProblem> {
    let file = TournamentFile::read(text)?;
    let pack = regulations::pack(&file.regulation).or(regulations::pack("conquest-1.2")).expect("a pack");
    file.tournament(Arc::new(pack.clone()))
}

/// The good file with one thing changed gives this problem there, in words of every language.
fn check(from: &str, to: &str, path: &str, fault: &Fault) {
    assert!(GOOD.contains(from), "{from}");
    let problem = read(&GOOD.replacen(from, to, 1)).expect_err(to);
    assert_eq!((problem.path.as_str(), &problem.fault), (path, fault), "{from} -> {to}");
    said(&problem.saying());
}

#[test]
fn a_good_file_is_a_tournament() {
    let imported = read(GOOD).unwrap();
    assert_eq!(imported.tournament.rounds().len(), 2);
    assert_eq!(imported.tournament.active().count(), 4);
    let after = imported.tournament.last_table_round().unwrap();
    let points: Vec<u32> = imported.tournament.standings(after).iter().map(|(_, row)| row.points).collect();
    assert_eq!(points, [5, 4, 0, 0]);
}

#[test]
fn each_fault_is_named_with_its_place() {
    let id = |id: &str| id.to_owned();
    check("tournament/1", "tournament/9", "format", &Fault::Format { read: "marshal.tournament/9".into() });
    check("conquest-1.2", "chess", "regulation", &Fault::Regulation { read: "chess".into() });
    check(r#"{"id": "b""#, r#"{"id": "a""#, "players[1].id", &Fault::Twice { id: id("a") });
    check(r#""name": "Bo""#, r#""name": """#, "players[1].name", &Fault::Text { length: 0, most: 200 });
    check(r#"["a", "b"]"#, r#"["a", "z"]"#, "rounds[0].matches[0].players", &Fault::Unknown { id: id("z") });
    check(r#"["a", "b"]"#, r#"["a", "a"]"#, "rounds[0].matches[0].players", &Fault::Twice { id: id("a") });
    check(r#"["a", "b"]"#, r"[]", "rounds[0].matches[0].players", &Fault::PlayerCount { count: 0 });
    check(
        r#"["a", "b"]"#,
        r#"["a","b","c"]"#,
        "rounds[0].matches[0].players",
        &Fault::PlayerCount { count: 3 },
    );
    // Whoever is away has one opponent; a result of two others would be lost.
    check(
        r#"{"table": 1, "players": ["a", "b"], "#,
        r#"{"table": 1, "absent": "c", "players": ["a", "b"], "#,
        "rounds[0].matches[0].absent",
        &Fault::PlayerCount { count: 3 },
    );
    let won = |read: &str| Fault::Outcome {
        read: read.into(),
        accepted: ["win", "modified_win", "loss"].map(String::from).to_vec(),
    };
    check(r#""a": "win""#, r#""a": "draw""#, "rounds[0].matches[0].outcomes.a", &won("draw"));
    check(r#""a": "win""#, r#""a": "bye""#, "rounds[0].matches[0].outcomes.a", &won("bye"));
    let pair = Fault::Pair { one: "loss".into(), two: "loss".into() };
    check(r#""a": "win""#, r#""a": "loss""#, "rounds[0].matches[0].outcomes", &pair);
    let nothing = Fault::NoOutcome { id: id("b") };
    check(r#"{"a": "win", "b": "loss"}"#, r#"{"a": "win"}"#, "rounds[0].matches[0].outcomes", &nothing);
    let stranger = Fault::Unknown { id: id("c") };
    check(r#""b": "loss""#, r#""c": "loss""#, "rounds[0].matches[0].outcomes", &stranger);
    check(r#", "outcomes": {"a": "win", "b": "loss"}"#, "", "rounds[0]", &Fault::Unfinished);
    let stage = Fault::Stage { expected: 1, kind: tournament::RoundKind::Swiss };
    check(r#"{"stage": 1, "kind": "swiss""#, r#"{"stage": 2, "kind": "swiss""#, "rounds[0].stage", &stage);
    check(r#""kind": "swiss""#, r#""kind": "elimination""#, "rounds[0].stage", &stage);
    let left = r#""name": "Bo", "left": {"after_round": 1, "why": "disqualified"}"#;
    check(r#""name": "Bo""#, left, "players[1].left", &Fault::Left { id: id("b"), played: 2 });
    let nine = r#""name": "Bo", "left": {"after_round": 9, "why": "drop"}"#;
    check(r#""name": "Bo""#, nine, "players[1].left", &Fault::Left { id: id("b"), played: 2 });
}

/// A round that was drawn and to which nobody came, as another system tells it, can be kept like any other.
#[test]
fn the_record_of_a_round_nobody_came_to_is_read_again() {
    let played = r#""matches": [
      {"table": 1, "players": ["a", "c"]},
      {"table": 2, "players": ["b", "d"]}
    ]"#;
    assert!(GOOD.contains(played));
    let text = GOOD.replacen(played, r#""drawn": [["a", "c"], ["b", "d"]], "matches": []"#, 1);
    let Imported { tournament, facts, .. } = read(&text).unwrap();
    assert!(tournament.rounds().last().is_some_and(|round| round.matches.is_empty()));
    let again = read(&tournament.record(None, &facts).write()).unwrap();
    assert_eq!((again.facts, again.tournament.rounds().len()), (facts, 2));
}

#[test]
fn faults_of_structure_settings_and_length_are_named() {
    let told = |from: &str, to: &str| read(&GOOD.replacen(from, to, 1)).expect_err(to);
    let problem = told(r#""tier": "formal""#, r#""tier": "friendly""#);
    assert!(matches!(problem.fault, Fault::Settings { .. }) && problem.path == "tier", "{problem}");
    let problem = told(r#"{"cut": 2}"#, r#"{"cut": 5}"#);
    assert!(matches!(problem.fault, Fault::Structure { .. }) && problem.path == "structure", "{problem}");
    said(&problem.saying());
    let problem = told(r#""rounds": 2"#, r#""rounds": 0"#);
    assert!(matches!(problem.fault, Fault::Settings { .. }), "{problem}");
    let problem =
        told(r#"[{"swiss": {"rounds": 2}}, {"elimination": {"cut": 2}}]"#, r#"[{"swiss": {"rounds": 1}}]"#);
    assert_eq!(problem.fault, Fault::TooManyRounds { announced: 1 });
    let problem = told(r#""name": "Store"#, &format!(r#""name": "{}"#, "x".repeat(300)));
    assert!(matches!(problem.fault, Fault::Text { .. }), "{problem}");
    let rounds = r#"{"stage": 1, "kind": "swiss", "matches": []},"#.repeat(65);
    let problem = told(
        r#""rounds": [
"#,
        &format!(r#""rounds": [{rounds}"#),
    );
    assert_eq!(problem.fault, Fault::TooMany { count: 67, most: 64 });
    let problem = TournamentFile::read(&" ".repeat(MOST_BYTES + 1)).unwrap_err();
    assert!(matches!(problem.fault, Fault::TooLarge { .. }));
    said(&problem.saying());
}

#[test]
fn somebody_gone_for_good_cannot_play() {
    let gone = GOOD
        .replacen(
            "\"rounds\": 2}}, {\"elimination\": {\"cut\": 2}}",
            "\"rounds\": 1}}, {\"elimination\": {\"cut\": 2}}",
            1,
        )
        .replacen(
            r#"{"stage": 1, "kind": "swiss", "matches": [
      {"table": 1, "players": ["a", "c"]},
      {"table": 2, "players": ["b", "d"]}
    ]}"#,
            r#"{"stage": 2, "kind": "elimination", "matches": [
      {"players": ["a", "c"], "outcomes": {"a": "win", "c": "loss"}}]},
      {"stage": 2, "kind": "elimination", "matches": [{"players": ["a", "c"]}]}"#,
            1,
        );
    let problem = read(&gone).unwrap_err();
    assert_eq!(problem.fault, Fault::TooManyRounds { announced: 2 });
}

#[test]
fn wrong_shapes_say_line_column_and_path() {
    for (from, to, path) in [
        (r#""stage": 1"#, r#""stage": "one""#, "rounds[0].stage"),
        (r#""stage": 1"#, r#""stage": 256"#, "rounds[0].stage"),
        (r#""kind": "swiss""#, r#""kind": "league""#, "rounds[0].kind"),
        (r#""table": 1"#, r#""chair": 1"#, "rounds[0].matches[0].chair"),
        (r#""table": 1"#, r#""table": -1"#, "rounds[0].matches[0].table"),
        (r#""players": ["a", "b"]"#, r#""players": {"a": 1}"#, "rounds[0].matches[0].players"),
        (r#""name": "Ana""#, r#""name": null"#, "players[0].name"),
    ] {
        let problem = read(&GOOD.replacen(from, to, 1)).expect_err(to);
        assert!(matches!(problem.fault, Fault::Shape { line: 1.., .. }), "{problem}");
        assert_eq!(problem.path, path, "{to}");
        said(&problem.saying());
    }
    assert!(read(&"[".repeat(100_000)).is_err());
    assert!(read("").is_err() && read("null").is_err() && read(&format!("{GOOD} x")).is_err());
}

/// Shows HR-6.1.10: a second founding, under whatever regulation, is refused too.
#[test]
fn a_history_that_cannot_be_is_refused_at_its_place() {
    use tournament::{Fact, PersonId, Settings, Wish};
    let mut day = crate::day::Day::founded("conquest-1.2", 1, Settings::default());
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.announce();
    day.lead(Wish::Draw);
    let pack = || Arc::new(regulations::pack("conquest-1.2").unwrap().clone());
    let told = |history: &[Fact]| {
        day.tournament.record(None, history).tournament(pack()).expect_err("a history that cannot be")
    };
    let strange = [
        Fact::Enrolled { player: PersonId(99), team: None },
        Fact::Published,
        Fact::Published,
        Fact::RoundClosed { order: vec![PersonId(1), PersonId(1)] },
        Fact::Undone { remain: u32::MAX, taken_back: None },
        Fact::Founded {
            name: "Again".into(),
            pack: "l5r-2.3".into(),
            organizer: "Bo".into(),
            settings: Settings::default(),
            commitment: day.dice.seed().commitment(),
        },
    ];
    for fact in &strange {
        let mut history = day.history.clone();
        history.extend([Fact::Published, fact.clone()]);
        let problem = told(&history);
        let path = format!("history[{}]", day.history.len() + 1);
        assert_eq!((problem.fault, problem.path), (Fault::History, path), "{fact:?}");
    }
    assert_eq!(told(&day.history[3..]).path, "history[0]");
    // The summary says more than a history that ends before the last entry.
    let shorter = told(&day.history[..5]);
    assert_eq!(shorter.fault, Fault::Differs);
    said(&shorter.saying());
    let mut record = day.tournament.record(None, &day.history);
    record.digest = Some("00".into());
    assert_eq!(record.tournament(pack()).unwrap_err().fault, Fault::Digest);
    record.digest = None;
    assert_eq!(record.tournament(pack()).unwrap_err().fault, Fault::Digest);
}

/// The numbers of elimination games are found where a file does not give them, so the next round can be drawn.
#[test]
fn elimination_without_game_numbers_folds_by_the_draw() {
    let text = r#"{
      "format": "marshal.tournament/1", "name": "Cup", "regulation": "conquest-1.2",
      "structure": {"stages": [{"swiss": {"rounds": 1}}, {"elimination": {"cut": 4}}]},
      "players": [{"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cai"}, {"id": "d", "name": "Dee"}],
      "rounds": [
        {"stage": 1, "kind": "swiss", "matches": [
          {"players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
          {"players": ["c", "d"], "outcomes": {"c": "modified_win", "d": "loss"}}]},
        {"stage": 2, "kind": "elimination", "matches": [
          {"players": ["c", "d"], "outcomes": {"c": "loss", "d": "win"}},
          {"players": ["b", "a"], "outcomes": {"a": "win", "b": "loss"}}]}
      ]}"#;
    let imported = read(text).unwrap();
    let games: Vec<Option<u16>> = imported.tournament.rounds()[1].matches.iter().map(|it| it.game).collect();
    // Ana and Cai lead; Bo met the stronger and is third: 1 against 4 and 2 against 3 were not what was played.
    assert_eq!(games.iter().flatten().count(), 2);
    assert!(games[0] != games[1]);
    assert_eq!(imported.tournament.rounds_left(), 1);
}

#[test]
fn the_documented_example_is_read() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/file-format.md");
    let page = std::fs::read_to_string(page).unwrap();
    let examples: Vec<&str> =
        page.split("```json").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!examples.is_empty());
    for example in examples {
        read(example).unwrap_or_else(|problem| panic!("{problem}\n{example}"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_change_of_a_few_characters_makes_the_reader_fail(
        cuts in proptest::collection::vec((0..GOOD.len(), 0..4_usize, "[0-9a-z\"{}:,-]{0,3}"), 1..4)
    ) {
        let mut text = GOOD.to_owned();
        for (at, length, new) in cuts {
            let from = at.min(text.len());
            let to = (from + length).min(text.len());
            text.replace_range(from..to, &new);
        }
        if let Err(problem) = read(&text) {
            said(&problem.saying());
        }
    }

    #[test]
    fn truncated_files_are_refused(at in 0..GOOD.len()) {
        prop_assert!(read(&GOOD[..at]).is_err());
    }
}

#[test]
fn figures_on_record_are_kept_in_the_file_and_checked_when_read() {
    let text = r#"{"format": "marshal.tournament/1", "name": "Battle", "regulation": "epic",
        "structure": {"stages": [{"swiss": {"rounds": 1}}]},
        "players": [{"id": "p1", "name": "Ana"}, {"id": "p2", "name": "Bo"}],
        "rounds": [{"stage": 1, "kind": "swiss", "matches": [{"table": 1, "players": ["p1", "p2"],
            "outcomes": {"p1": "win", "p2": "loss"}, "figures": FIGURES}]}]}"#;
    let read = |figures: &str| {
        let file = TournamentFile::read(&text.replace("FIGURES", figures)).unwrap();
        let pack = std::sync::Arc::new(regulations::pack("epic").unwrap().clone());
        file.tournament(pack).map(|imported| imported.tournament.file(None).rounds == file.rounds)
    };
    assert_eq!(read(r#"{"victory_points": {"p1": "412.5", "p2": "380"}}"#), Ok(true));
    let path = |figures: &str| read(figures).unwrap_err().path;
    assert_eq!(path(r#"{"honor": {"p1": "1", "p2": "2"}}"#), "rounds[0].matches[0].figures.honor");
    assert_eq!(path(r#"{"goals": {"p1": "6", "p2": "0"}}"#), "rounds[0].matches[0].figures.goals");
    assert_eq!(path(r#"{"goals": {"p1": "1.5", "p2": "0"}}"#), "rounds[0].matches[0].figures.goals");
    assert_eq!(path(r#"{"goals": {"p1": "1"}}"#), "rounds[0].matches[0].figures");
    assert_eq!(path(r#"{"goals": {"p1": "1", "p3": "1"}}"#), "rounds[0].matches[0].figures.goals");
}

/// Shows LT-0.1.6: one plays head to head, and no table is for three, under any regulation.
#[test]
fn no_table_is_for_three() {
    for regulation in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        let text = GOOD.replacen("conquest-1.2", regulation, 1).replace("modified_win", "win");
        let three = text.replacen(
            r#"{"table": 1, "players": ["a", "c"]}"#,
            r#"{"table": 1, "players": ["a", "c", "b"]}"#,
            1,
        );
        let problem = read(&three).expect_err(regulation);
        let place = ("rounds[1].matches[0].players", &Fault::PlayerCount { count: 3 });
        assert_eq!((problem.path.as_str(), &problem.fault), place, "{regulation}");
    }
    // Nor can a wish seat them.
    let seats = r#"{"adjust": {"matches": [{"pair": [1, 2, 3]}], "reason": "three"}}"#;
    assert!(serde_json::from_str::<tournament::Wish>(seats).is_err());
    let pair = r#"{"adjust": {"matches": [{"pair": [1, 2]}], "reason": "two"}}"#;
    assert!(serde_json::from_str::<tournament::Wish>(pair).is_ok());
}

#[test]
fn rounds_that_are_only_kept_name_one_or_two_players_and_a_winner_among_them() {
    let kept = |games: &str| {
        let rounds =
            format!(r#""kept": {{"kind": "double_elimination", "rounds": [[{games}]]}}, "rounds": ["#);
        read(&GOOD.replacen(r#""rounds": ["#, &rounds, 1))
    };
    let good = kept(r#"{"players": ["a", "d"], "winner": "d"}, {"players": ["b"]}"#).expect("a bracket");
    let rounds = &good.tournament.kept().expect("kept").rounds;
    let players: Vec<usize> = rounds[0].iter().map(|game| game.players.len()).collect();
    assert_eq!(players, [2, 1]);
    let problem = |games: &str| {
        let problem = kept(games).expect_err(games);
        said(&problem.saying());
        (problem.path, problem.fault)
    };
    let at = |field: &str| format!("kept.rounds[0][0].{field}");
    assert_eq!(problem(r#"{"players": []}"#), (at("players"), Fault::PlayerCount { count: 0 }));
    let three = r#"{"players": ["a", "b", "c"]}"#;
    assert_eq!(problem(three), (at("players"), Fault::PlayerCount { count: 3 }));
    let unknown = |id: &str| Fault::Unknown { id: id.to_owned() };
    assert_eq!(problem(r#"{"players": ["a", "z"]}"#), (at("players"), unknown("z")));
    assert_eq!(problem(r#"{"players": ["a", "b"], "winner": "c"}"#), (at("winner"), unknown("c")));
}

#[test]
fn the_lot_a_file_brings_along_is_kept_and_names_each_player_once() {
    let closed = |order: &str| {
        let with = format!(r#"{{"stage": 1, "kind": "swiss", "order": [{order}], "matches": ["#);
        read(&GOOD.replacen(r#"{"stage": 1, "kind": "swiss", "matches": ["#, &with, 1))
    };
    for order in [r#""d", "c", "b", "a""#, r#""b", "a", "d", "c""#] {
        let imported = closed(order).expect("a lot");
        let name = |player: &tournament::PersonId| {
            format!("\"{}\"", imported.tournament.person(*player).unwrap().key)
        };
        let kept: Vec<String> = imported.tournament.rounds()[0].order.iter().map(name).collect();
        assert_eq!(kept.join(", "), order);
    }
    let twice = closed(r#""d", "c", "d", "a""#).unwrap_err();
    let expected = ("rounds[0].order[2]", Fault::Twice { id: "d".to_owned() });
    assert_eq!((twice.path.as_str(), twice.fault), expected);
    let stranger = closed(r#""d", "x""#).unwrap_err();
    let expected = ("rounds[0].order[1]", Fault::Unknown { id: "x".to_owned() });
    assert_eq!((stranger.path.as_str(), stranger.fault), expected);
}

/// Numbers of elimination games that a file gives are what the next round is drawn from, though another draw would give others.
#[test]
fn elimination_games_keep_the_numbers_a_file_gives_them() {
    let text = |games: [&str; 2]| {
        let [one, two] = games;
        format!(
            r#"{{
      "format": "marshal.tournament/1", "name": "Cup", "regulation": "conquest-1.2",
      "structure": {{"stages": [{{"swiss": {{"rounds": 1}}}}, {{"elimination": {{"cut": 4}}}}]}},
      "players": [{{"id": "a", "name": "Ana"}}, {{"id": "b", "name": "Bo"}}, {{"id": "c", "name": "Cai"}}, {{"id": "d", "name": "Dee"}}],
      "rounds": [
        {{"stage": 1, "kind": "swiss", "matches": [
          {{"players": ["a", "b"], "outcomes": {{"a": "win", "b": "loss"}}}},
          {{"players": ["c", "d"], "outcomes": {{"c": "modified_win", "d": "loss"}}}}]}},
        {{"stage": 2, "kind": "elimination", "matches": [
          {{{one} "players": ["a", "c"]}}, {{{two} "players": ["b", "d"]}}]}}
      ]}}"#
        )
    };
    let games = |given: [&str; 2]| {
        let imported = read(&text(given)).unwrap();
        imported.tournament.rounds()[1].matches.iter().map(|it| it.game).collect::<Vec<_>>()
    };
    assert_eq!(games([r#""game": 2,"#, r#""game": 1,"#]), [Some(2), Some(1)]);
    assert_eq!(games([r#""game": 2,"#, ""]), [Some(2), Some(1)], "one is missing: it gets what is left");
    assert_eq!(games(["", ""]), [Some(1), Some(2)], "in the order of the list");
}
