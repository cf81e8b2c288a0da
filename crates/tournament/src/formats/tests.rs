//! Every format read, written and read again, and texts nobody should have sent.

use std::sync::Arc;

use expect_test::expect;
use proptest::prelude::*;

use super::*;
use crate::file::TournamentFile;

fn pack(id: &str) -> &'static Pack {
    regulations::pack(id).unwrap()
}

fn frame(id: &str) -> Frame<'static> {
    Frame { pack: pack(id), name: "Imported", tier: "relaxed", structure: None, which: None }
}

fn tournament(file: &TournamentFile) -> Tournament {
    file.tournament(Arc::new(pack(&file.regulation).clone())).unwrap().tournament
}

/// Five players, a bye, a no-show, a drop and a modified win.
fn played() -> Tournament {
    let text = r#"{
        "format": "marshal.tournament/1", "name": "Friday", "regulation": "conquest-1.2",
        "structure": {"stages": [{"swiss": {"rounds": 2}}, {"elimination": {"cut": 2}}]},
        "players": [
            {"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cai"},
            {"id": "d", "name": "Dee"}, {"id": "e", "name": "Eli", "left": {"after_round": 1, "why": "drop"}}
        ],
        "rounds": [
            {"stage": 1, "kind": "swiss", "matches": [
                {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
                {"table": 2, "players": ["c", "d"], "outcomes": {"c": "loss", "d": "modified_win"}},
                {"players": ["e"], "outcomes": {"e": "bye"}}]},
            {"stage": 1, "kind": "swiss", "matches": [
                {"table": 1, "players": ["a", "d"], "outcomes": {"a": "loss", "d": "win"}},
                {"table": 2, "players": ["c", "b"], "outcomes": {"c": "win", "b": "loss"}}]},
            {"stage": 2, "kind": "elimination", "matches": [
                {"table": 1, "game": 1, "players": ["d", "a"], "outcomes": {"d": "loss", "a": "win"}}]}
        ]}"#;
    tournament(&TournamentFile::read(text).unwrap())
}

/// Name, points and tie-breakers of everybody, in the order of names: the random order is nothing a format carries.
fn points(tournament: &Tournament) -> Vec<(String, u32, String)> {
    let after = tournament.last_table_round().unwrap();
    let rows = tournament.standings(after).into_iter();
    let figures = |row: &crate::standings::Row| format!("{} {}", row.sos, row.esos);
    let mut rows: Vec<_> =
        rows.map(|(id, row)| (tournament.name_of(id), row.points, figures(&row))).collect();
    rows.sort();
    rows
}

#[test]
fn nrtm_carries_players_rounds_modified_results_and_the_final() {
    let before = played();
    let written = Format::Nrtm.write(&before, Some("2026-11-15")).unwrap();
    assert_eq!(Format::recognise(&written.text), Some(Format::Nrtm));
    let read = Format::Nrtm.read(&written.text, &frame("conquest-1.2")).unwrap();
    let after = tournament(&read.file);
    assert_eq!(points(&after), points(&before));
    let champion = |it: &Tournament| it.champion().map(|id| it.name_of(id));
    assert_eq!(champion(&after), Some("Ana".to_owned()));
    assert_eq!(champion(&before), champion(&after));
    assert_eq!(read.lost, [Loss::Fields { fields: vec!["date".to_owned()] }]);
    assert_eq!(written.lost, [Loss::Seed, Loss::History, Loss::Fractions, Loss::Reasons]);
}

#[test]
fn trf_has_its_columns_where_they_belong_and_reads_back() {
    let written = Format::Trf.write(&played(), None).unwrap();
    expect![[r"
        012 Friday
        062 5
        BBW  5.0
        BBL  0.0
        001    1      Ana                                                                5.0    1     2 w 1     4 w 0
        001    2      Bo                                                                 0.0    5     1 b 0     3 b 0
        001    3      Cai                                                                5.0    3     4 w 0     2 w 1
        001    4      Dee                                                               10.0    2     3 b 1     1 b 1
        001    5      Eli                                                                5.0    4  0000 - U
        XXR 2
    "]]
    .assert_eq(&written.text);
    let ana = written.text.lines().find(|line| line.contains("Ana")).unwrap();
    assert_eq!((&ana[80..84], &ana[85..89], &ana[91..99]), (" 5.0", "   1", "   2 w 1"));
    assert!(written.lost.contains(&Loss::Modified { matches: 1 }));
    assert!(written.lost.contains(&Loss::Elimination));
    let read = Format::Trf.read(&written.text, &frame("conquest-1.2")).unwrap();
    let again = Format::Trf.write(&tournament(&read.file), None).unwrap();
    // Places on equal figures are by lot, and a format carries no lot.
    let without_ranks = |text: &str| {
        text.lines()
            .map(|line| {
                line.chars().enumerate().filter(|(at, _)| !(85..89).contains(at)).map(|(_, c)| c).collect()
            })
            .collect::<Vec<String>>()
    };
    assert_eq!(without_ranks(&again.text), without_ranks(&written.text));
}

#[test]
fn trf_with_lines_that_end_in_cr_and_an_absent_player() {
    let text = "012 Dutch\r001    1      Ana                                                                1.0    1     2 w +\r\
                001    2      Bo                                                                 0.0    2     1 b -\rXXR 3\r";
    let file = Format::Trf.read(text, &frame("conquest-1.2")).unwrap().file;
    assert_eq!(file.rounds[0].matches[0].absent.as_deref(), Some("p2"));
    assert_eq!(file.name, "Dutch");
    tournament(&file);
}

#[test]
fn tome_is_read_up_to_its_separator() {
    let text = r#"{"tempKeys":[],"entityGroupMap":{"Tournament:#":{"entities":[{"pk":-1,"name":"Test","current_round":2}]},
        "Participant:#":{"entities":[{"pk":-6,"first_name":"Ana","last_name":"","identity":"x","is_active":true},
            {"pk":-7,"first_name":"Bo","last_name":null,"is_active":true}, {"pk":-8,"first_name":"Cai","is_active":false}]},
        "Match:#":{"entities":[{"pk":-10,"round":1,"order_index":0},{"pk":-11,"round":1,"order_index":1}]},
        "MatchParticipant:#":{"entities":[
            {"table_seat":1,"points_earned":5,"match_pk":-10,"participant_pk":-7},
            {"table_seat":0,"points_earned":0,"match_pk":-10,"participant_pk":-6},
            {"table_seat":0,"points_earned":5,"match_pk":-11,"participant_pk":-8}]}}}^^THIS IS A SEPARATOR^^-21"#;
    assert_eq!(Format::recognise(text), Some(Format::Tome));
    let read = Format::Tome.read(text, &frame("conquest-1.2")).unwrap();
    let told: Vec<(String, u32)> =
        points(&tournament(&read.file)).into_iter().map(|(name, points, _)| (name, points)).collect();
    assert_eq!(told, [("Ana".to_owned(), 0), ("Bo".to_owned(), 5), ("Cai".to_owned(), 5)]);
    assert_eq!(read.lost, [Loss::Fields { fields: vec!["identity".to_owned()] }]);
    let refused = Format::Tome.write(&played(), None).unwrap_err();
    assert_eq!(refused.fault, FormatFault::ReadOnly);
}

#[test]
fn players_come_with_any_of_the_usual_headers() {
    let names = |text: &str| {
        let read = Format::Csv.read(text, &frame("conquest-1.2")).unwrap();
        read.file.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("First Name,Last Name,Email Address\nAna,,a@example.org\nBo,B.,\n"), ["Ana", "Bo B."]);
    assert_eq!(names("Name\n\"Cai, junior\"\n\nDee\n"), ["Cai, junior", "Dee"]);
    assert_eq!(names("Imię;Drużyna\nŁucja;Smoki\n"), ["Łucja"]);
    assert_eq!(names("Ana\nBo\n"), ["Ana", "Bo"]);
    let written = Format::Csv.write(&played(), None).unwrap();
    expect![[r"
        Id,Name,Team,Rank,Points,SoS,eSoS,Played,Left
        a,Ana,,1,5,9/4,5/2,2,
        b,Bo,,5,0,5/2,9/4,2,
        c,Cai,,3,5,9/4,5/2,2,
        d,Dee,,2,9,5/2,9/4,2,
        e,Eli,,4,5,0,0,1,1
    "]]
    .assert_eq(&written.text);
    let read = Format::Csv.read(&written.text, &frame("conquest-1.2")).unwrap();
    assert_eq!(read.file.players.len(), 5);
    assert_eq!(read.file.players[0].id, "a");
}

/// A report's line: number, name, points, then the rounds as they stand there.
fn report_line(number: u32, name: &str, points: &str, rounds: &[&str]) -> String {
    let cells: Vec<String> = rounds.iter().map(|cell| format!("  {cell:<8}")).collect();
    let cells = cells.concat();
    format!("001 {number:>4}      {name:<66}{points:>4}     {cells}")
}

#[test]
fn a_no_show_who_stays_away_comes_back_from_our_own_report() {
    let text = r#"{
        "format": "marshal.tournament/1", "name": "Away", "regulation": "l5r-2.3",
        "structure": {"stages": [{"swiss": {"rounds": 2}}]},
        "players": [{"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cai"},
            {"id": "d", "name": "Dee", "left": {"after_round": 0, "why": "drop"}}],
        "rounds": [
            {"stage": 1, "kind": "swiss", "matches": [
                {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
                {"players": ["c"], "outcomes": {"c": "bye"}, "table": 2, "absent": "d"}]},
            {"stage": 1, "kind": "swiss", "matches": [
                {"table": 1, "players": ["a", "c"], "outcomes": {"a": "win", "c": "loss"}},
                {"players": ["b"], "outcomes": {"b": "bye"}}]}]}"#;
    let before = tournament(&TournamentFile::read(text).unwrap());
    let written = Format::Trf.write(&before, None).unwrap();
    let read = Format::Trf.read(&written.text, &frame("l5r-2.3")).unwrap();
    let after = tournament(&read.file);
    assert_eq!(points(&after), points(&before));
    let dee = read.file.players.iter().find(|player| player.name == "Dee").unwrap();
    assert_eq!(dee.left.map(|left| left.after_round), Some(0));
    assert!(!read.lost.iter().any(|loss| matches!(loss, Loss::Contradiction { .. })), "{:?}", read.lost);
}

#[test]
fn a_report_as_lichess_writes_it() {
    let lines = [
        "012 June blitz".to_owned(),
        "042 Jun 26, 2020".to_owned(),
        report_line(1, "ana", "1.5", &["   2 w 1", "       H"]),
        report_line(2, "bo", "1.0", &["   1 b 0", "   3 w 1"]),
        report_line(3, "cai", "1.0", &["       U", "   2 b 0"]),
    ];
    let read = Format::Trf.read(&lines.join("\r\n"), &frame("conquest-1.2")).unwrap();
    assert_eq!(read.file.rounds[0].matches.len(), 2);
    assert_eq!(read.file.rounds[0].matches[1].players, ["p3"]);
    let half = Loss::HalfByes { count: 1 };
    assert_eq!(read.lost, [Loss::Fields { fields: vec!["042".to_owned()] }, half]);
    tournament(&read.file);
}

#[test]
fn a_report_that_contradicts_itself_is_noticed() {
    let two = |one: &str, two: &str, points: &str| {
        let lines = [report_line(1, "Ana", points, &[one]), report_line(2, "Bo", "0.0", &[two])];
        let lines = lines.into_iter().chain([report_line(3, "Cai", "1.0", &["0000 - U"])]);
        lines.collect::<Vec<_>>().join("\n")
    };
    // Nobody appeared: both missed the round.
    let read = Format::Trf.read(&two("   2 w -", "   1 b -", "0.0"), &frame("conquest-1.2")).unwrap();
    assert_eq!(read.lost, [Loss::NobodyThere { matches: 1 }]);
    tournament(&read.file);
    // Points that the games do not give.
    let read = Format::Trf.read(&two("   2 w 1", "   1 b 0", "2.5"), &frame("conquest-1.2")).unwrap();
    let contradiction =
        Loss::Contradiction { line: 1, player: "Ana".into(), stated: "2.5".into(), counted: "1.0".into() };
    assert_eq!(read.lost, [contradiction]);
    // Two winners, and an opponent who says nothing.
    let refused = |text: &str| Format::Trf.read(text, &frame("conquest-1.2")).unwrap_err().to_string();
    assert!(refused(&two("   2 w 1", "   1 b 1", "1.0")).starts_with("1:92: round 1: Disagree"));
    assert!(refused(&two("   2 w 1", "", "1.0")).starts_with("1:92: round 1: OneSided"));
    // A draw is named with its line and the pack that has none.
    let drawn = refused(&two("   2 w =", "   1 b =", "0.5"));
    assert_eq!(drawn, "1:92: round 1: NoDraw { pack: \"conquest-1.2\" }");
}

/// A dump with a tournament, its cut, another tournament and somebody of neither.
fn dump(cut_rounds: &str) -> String {
    let player = |pk: i32, name: &str, of: i32| {
        format!(r#"{{"pk":{pk},"first_name":"{name}","last_name":"","is_active":true,"tournament_pk":{of}}}"#)
    };
    let players = [player(-1, "Ana", -100), player(-2, "Bo", -100), player(-3, "Zoe", -200)];
    let cut = [player(-11, "Ana", -101), player(-12, "Bo", -101)];
    let players: Vec<String> = players.into_iter().chain(cut).collect();
    format!(
        r#"{{"entityGroupMap":{{
        "Tournament:#":{{"entities":[{{"pk":-100,"name":"Open","cut_size":2}},{{"pk":-101,"name":"Top 2","parent_pk":-100}},
            {{"pk":-200,"name":"Friday"}}]}},
        "Participant:#":{{"entities":[{},{{"pk":-9,"first_name":null}}]}},
        "Match:#":{{"entities":[{{"pk":-20,"round":1,"tournament_pk":-100}},{{"pk":-21,"round":1}},{cut_rounds}]}},
        "MatchParticipant:#":{{"entities":[
            {{"table_seat":0,"points_earned":5,"match_pk":-20,"participant_pk":-1}},
            {{"table_seat":1,"points_earned":0,"match_pk":-20,"participant_pk":-2}},
            {{"table_seat":0,"points_earned":5,"match_pk":-21}},
            {{"is_winner":true,"match_pk":-30,"participant_pk":-11}}, {{"is_winner":false,"match_pk":-30,"participant_pk":-12}},
            {{"is_winner":false,"match_pk":-31,"participant_pk":-11}}, {{"is_winner":true,"match_pk":-31,"participant_pk":-12}}
            ]}}}}}}^^THIS IS A SEPARATOR^^-21"#,
        players.join(",")
    )
}

#[test]
fn tome_gives_one_tournament_with_its_cut_out_of_a_dump() {
    let text = dump(r#"{"pk":-30,"round":1,"tournament_pk":-101}"#);
    let refused = Format::Tome.read(&text, &frame("conquest-1.2")).unwrap_err();
    let names = vec!["Open (-100)".to_owned(), "Friday (-200)".to_owned()];
    assert_eq!(refused.fault, FormatFault::Several { names: names.clone() });
    let frame = Frame { which: Some("Open"), ..frame("conquest-1.2") };
    let read = Format::Tome.read(&text, &frame).unwrap();
    assert_eq!((read.file.players.len(), read.file.rounds.len()), (2, 2));
    assert_eq!(read.lost, [Loss::Orphans { count: 1 }]);
    let after = tournament(&read.file);
    assert_eq!(after.champion().map(|id| after.name_of(id)).as_deref(), Some("Ana"));
    let frame = Frame { which: Some("Monday"), ..frame };
    let refused = Format::Tome.read(&text, &frame).unwrap_err();
    assert_eq!(refused.fault, FormatFault::NoTournament { read: "Monday".into(), names });
}

#[test]
fn a_second_chance_is_kept_as_what_it_was_through_file_and_nrtm() {
    let both = r#"{"pk":-30,"round":1,"tournament_pk":-101},{"pk":-31,"round":2,"tournament_pk":-101}"#;
    let frame = Frame { which: Some("-100"), ..frame("conquest-1.2") };
    let read = Format::Tome.read(&dump(both), &frame).unwrap();
    assert!(read.lost.contains(&Loss::DoubleElimination { rounds: 2 }));
    let kept = read.file.kept.clone().unwrap();
    assert_eq!(kept.rounds[1][0].winner.as_deref(), Some("p2"));
    // Through the door, into the record with its history, and out again.
    let opened = read.file.tournament(Arc::new(pack("conquest-1.2").clone())).unwrap();
    let record = opened.tournament.record(None, &opened.facts);
    let again = TournamentFile::read(&record.write()).unwrap();
    assert_eq!(again.kept, Some(kept.clone()));
    let opened = again.tournament(Arc::new(pack("conquest-1.2").clone())).unwrap();
    let written = Format::Nrtm.write(&opened.tournament, None).unwrap();
    let back = Format::Nrtm.read(&written.text, &frame).unwrap();
    assert_eq!(back.file.kept, Some(kept));
    assert!(Format::Trf.write(&opened.tournament, None).unwrap().lost.contains(&Loss::Kept));
}

#[test]
fn tome_says_which_round_is_missing_and_whose_seat_nobody_knows() {
    let text = dump(r#"{"pk":-30,"round":3,"tournament_pk":-101}"#);
    let frame = Frame { which: Some("Open"), ..frame("conquest-1.2") };
    let refused = Format::Tome.read(&text, &frame).unwrap_err();
    assert_eq!(refused.fault, FormatFault::RoundMissing { round: 1, last: 3 });
    assert_eq!(refused.field, "entityGroupMap.Match:#.entities[2].round");
    assert!(refused.line > 1, "{refused}");
    let text = text.replace("-30,\"participant_pk\":-12", "-30,\"participant_pk\":-77");
    let refused = Format::Tome.read(&text, &frame).unwrap_err();
    assert_eq!(refused.fault, FormatFault::Unknown { read: "-77".into() });
}

#[test]
fn lists_say_what_is_wrong_with_them() {
    let refused = |text: &str| Format::Csv.read(text, &frame("conquest-1.2")).unwrap_err();
    let quote = refused("Name\nAna\n\"Bo\nCai\nDee\n");
    assert_eq!((quote.line, quote.fault), (3, FormatFault::Quote));
    assert!(matches!(refused("Rank,Who\n1,Ana\n").fault, FormatFault::Headings { .. }));
    let names = |text: &str| -> Vec<String> {
        let read = Format::Csv.read(text, &frame("conquest-1.2")).unwrap();
        tournament(&read.file);
        read.file.players.into_iter().map(|player| player.name).collect()
    };
    assert_eq!(names("Teams,\nAna,\nBo,\n"), ["Ana", "Bo"]);
    assert_eq!(names("teams,squads\nAna,A\nBo,B\n"), ["Ana", "Bo"]);
}

#[test]
fn a_roster_comes_out_of_every_format_with_what_is_left_behind() {
    let before = played();
    for format in [Format::Marshal, Format::Csv, Format::Nrtm, Format::Trf] {
        let written = format.write(&before, None).unwrap();
        let found = roster(written.text.as_bytes(), pack("conquest-1.2"), None).unwrap();
        assert_eq!(found.format, format);
        let names: Vec<&str> = found.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Bo", "Cai", "Dee", "Eli"], "{format:?}");
        assert_eq!(found.lost.contains(&Loss::Rounds), format != Format::Csv, "{format:?}");
    }
    let found = roster(b"J\xfcrgen\nBo\n", pack("conquest-1.2"), None).unwrap();
    assert_eq!((found.players[0].name.as_str(), &found.lost[..]), ("Jürgen", &[Loss::Script][..]));
    assert!(roster(b" \n", pack("conquest-1.2"), None).is_err());
}

#[test]
fn results_are_written_a_line_each() {
    let written = Format::Results.write(&played(), None).unwrap();
    expect![[r"
        Round,Stage,Kind,Table,Player 1,Outcome 1,Points 1,Player 2,Outcome 2,Points 2
        1,1,swiss,1,Ana,win,5,Bo,loss,0
        1,1,swiss,2,Cai,loss,0,Dee,modified_win,4
        1,1,swiss,,Eli,bye,5,,,
        2,1,swiss,1,Ana,loss,0,Dee,win,5
        2,1,swiss,2,Cai,win,5,Bo,loss,0
        3,2,elimination,1,Dee,loss,0,Ana,win,5
    "]]
    .assert_eq(&written.text);
    let refused = Format::Results.read(&written.text, &frame("conquest-1.2")).unwrap_err();
    assert_eq!(refused.fault, FormatFault::WriteOnly);
}

/// What is wrong is named with its place and what was read.
#[test]
fn problems_name_line_column_and_field() {
    let problem = |format: Format, text: &str| {
        let error = format.read(text, &frame("conquest-1.2")).unwrap_err();
        error.to_string()
    };
    let report = |cell: &str| format!("001    1      Ana{}{cell}\n", " ".repeat(74));
    let lines = [
        problem(Format::Nrtm, "{"),
        problem(Format::Nrtm, r#"{"players":[{"id":"x"}]}"#),
        problem(Format::Nrtm, r#"{"players":[]}"#),
        problem(Format::Nrtm, r#"{"players":[{"id":1},{"id":1}]}"#),
        problem(
            Format::Nrtm,
            r#"{"players":[{"id":1}],"rounds":[[{"player1":{"id":1},"player2":{"id":7}}]]}"#,
        ),
        problem(
            Format::Nrtm,
            r#"{"players":[{"id":1},{"id":2}],"rounds":[[{"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3}}]]}"#,
        ),
        problem(Format::Trf, "001    x      Ana\n"),
        problem(Format::Trf, &report("   2 w 1")),
        problem(Format::Trf, &report("0000 - ?")),
        problem(Format::Trf, &report("   1 w 1")),
        problem(Format::Csv, ""),
        problem(Format::Csv, "First Name,Team\n,Smoki\n"),
        problem(Format::Marshal, "{}"),
    ];
    expect![[r#"
        1:1: : Shape { why: "EOF while parsing an object" }
        1:21: players[0].id: Shape { why: "invalid type: string \"x\", expected i64" }
        0:0: : NoPlayers
        1:28: players[1].id: Twice { read: "1" }
        1:70: rounds[0][0].player2.id: Unknown { read: "7" }
        1:43: rounds[0][0]: NoDraw { pack: "conquest-1.2" }
        1:5: start number: NotANumber { read: "x" }
        1:92: round 1: Unknown { read: "2" }
        1:92: round 1: Result { read: "?", accepted: "1 0 = + - W D L U F H Z" }
        1:92: round 1: Disagree { one: "1 1", two: "1 1" }
        0:0: : NoPlayers
        2:0: Name: NameMissing
        1:2: : File(FileProblem { path: ".", fault: Shape { why: "missing field `format`", line: 1, column: 2 } })
    "#]]
    .assert_eq(&(lines.join("\n") + "\n"));
}

#[test]
fn formats_are_recognised_by_their_content() {
    assert_eq!(Format::recognise(&played().file(None).write()), Some(Format::Marshal));
    assert_eq!(Format::recognise("\u{feff}Name\nAna"), Some(Format::Csv));
    assert_eq!(Format::recognise("012 Open\n001    1"), Some(Format::Trf));
    for text in ["", "  ", "{}", "[1]", "<xml/>"] {
        assert_eq!(Format::recognise(text), None, "{text}");
    }
}

/// Pieces of all formats, so that random texts get past the first line.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("001 ".to_owned()),
        Just("\n".to_owned()),
        Just("   1      Ana".to_owned()),
        Just(" ".repeat(74)),
        Just("   1 w 1".to_owned()),
        Just("0000 - U".to_owned()),
        Just(r#"{"players":["#.to_owned()),
        Just(r#"{"id":1,"name":"Ana"},"#.to_owned()),
        Just(r#"],"rounds":[["#.to_owned()),
        Just(r#"{"player1":{"id":1,"winner":true},"player2":{"id":2}}"#.to_owned()),
        Just("]]}".to_owned()),
        Just(r#"{"entityGroupMap":{"Participant:#":{"entities":[{"pk":1}]}}}"#.to_owned()),
        Just("Name;Team,\"".to_owned()),
        any::<String>(),
        "[0-9+=-]{1,6}",
    ];
    proptest::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    /// No text makes a reader panic, and whatever a reader accepts, the door into a tournament answers.
    #[test]
    fn any_text_is_answered(text in pieces()) {
        for format in Format::ALL {
            if let Ok(read) = format.read(&text, &frame("conquest-1.2")) {
                let _ = read.file.tournament(Arc::new(pack(&frame("conquest-1.2").pack.id).clone()));
            }
        }
        let _ = Format::recognise(&text);
    }
}

/// A spreadsheet that ends every line in a comma has a column without heading: told of by its number only if it holds something.
#[test]
fn a_column_without_heading_and_content_is_no_loss() {
    let lost = |text: &str| Format::Csv.read(text, &frame("conquest-1.2")).unwrap().lost;
    assert_eq!(lost("Players,\nAna,\nBo,\nCai,\nDee,\n"), []);
    let told = lost("Players,,Town\nAna,,Ulm\nBo,7,Ulm\nCai,,\nDee,,\n");
    assert_eq!(told, [Loss::Fields { fields: vec!["#2".to_owned(), "Town".to_owned()] }]);
}
