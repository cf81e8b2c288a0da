//! Other systems' files in their corners: whose seat was empty, what a writer says it leaves out, what a reader takes the structure
//! from.

use std::collections::BTreeMap;
use std::sync::Arc;

use proptest::prelude::*;
use tournament::file::LeftWhy;
use tournament::formats::{Format, FormatFault, FormatProblem, Frame, Loss, Reading};
use tournament::{
    Claim, Match, MatchId, PersonId, Progress, Round, RoundKind, RoundNo, Seats, Settings, StagePlan,
    Structure, Tournament, TournamentFile, Wish,
};

use crate::day::Day;
use crate::laws::told;

fn frame() -> Frame<'static> {
    let pack = regulations::pack("conquest-1.2").expect("a pack");
    Frame { pack, name: "Imported", tier: "relaxed", structure: None, which: None }
}

fn read(format: Format, text: &str) -> Result<Reading, FormatProblem> {
    format.read(text, &frame())
}

fn opened(text: &str) -> Tournament {
    let file = TournamentFile::read(text).expect("a file");
    file.tournament(Arc::new(frame().pack.clone())).expect("a tournament").tournament
}

/// A line of a report: number, name, points, then the rounds as they stand there.
fn line(number: u32, name: &str, points: &str, rounds: &[&str]) -> String {
    let cells = rounds.iter().map(|cell| format!("  {cell:<8}")).collect::<Vec<_>>().concat();
    format!("001 {number:>4}      {name:<66}{points:>4}     {cells}")
}

fn report(lines: &[String]) -> Reading {
    read(Format::Trf, &lines.join("\n")).expect("a report")
}

#[test]
fn every_format_is_found_by_its_name_and_no_other() {
    for format in Format::ALL {
        assert_eq!(Format::named(format.id()), Some(format));
    }
    assert_eq!(Format::named("pdf"), None);
}

#[test]
fn a_report_says_by_its_signs_who_was_not_there() {
    for (one, two, there, away) in [
        ("   2 w +", "   1 b -", "p1", "p2"),
        ("   2 w -", "   1 b +", "p2", "p1"),
        ("   2 b -", "   1 w +", "p2", "p1"),
    ] {
        let read = report(&[line(1, "Ana", "0.0", &[one]), line(2, "Bo", "0.0", &[two])]);
        let game = &read.file.rounds[0].matches[0];
        assert_eq!(
            (game.players.as_slice(), game.absent.as_deref()),
            (&[there.to_owned()][..], Some(away)),
            "{one}"
        );
    }
}

#[test]
fn a_game_is_taken_once_and_from_whites_line() {
    for (one, two, players) in [
        ("   2 w 1", "   1 b 0", ["p1", "p2"]),
        ("   2 b 1", "   1 w 0", ["p2", "p1"]),
        // Both say the same colour: from the lower number.
        ("   2 w 1", "   1 w 0", ["p1", "p2"]),
        ("   2 b 1", "   1 b 0", ["p1", "p2"]),
    ] {
        let read = report(&[line(1, "Ana", "1.0", &[one]), line(2, "Bo", "0.0", &[two])]);
        let games = &read.file.rounds[0].matches;
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].players, players, "{one}");
        assert_eq!(games[0].outcomes.as_ref().expect("played")["p1"], "win");
    }
}

/// Names with points, strength of schedule and rounds, in the order of the table.
fn table(tournament: &Tournament) -> Vec<(String, u32, String, u32)> {
    let after = tournament.last_table_round().expect("a closed round");
    let rows = tournament.standings(after);
    let told = rows
        .iter()
        .map(|(player, row)| (tournament.name_of(*player), row.points, row.sos.to_string(), row.played));
    told.collect()
}

/// Nobody came to one table and one came to another; some of them came back.
#[test]
fn empty_tables_and_empty_seats_come_back_from_other_systems() {
    let stages = vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::founded("l5r-2.3", 3, settings);
    for name in ["Ana", "Bo", "Cai", "Dee", "Eli", "Fay", "Gil"] {
        day.enrol(name);
    }
    day.announce();
    day.lead(Wish::Draw);
    let [ana, bo, cai, dee, eli, fay, gil] =
        ["Ana", "Bo", "Cai", "Dee", "Eli", "Fay", "Gil"].map(|name| day.person(name));
    let pairs = [(ana, bo), (cai, dee), (eli, fay)].map(|(one, two)| Seats::Pair(one, two));
    let matches = pairs.into_iter().chain([Seats::Bye(gil)]).collect();
    day.lead(Wish::Adjust { matches, reason: "the story".into() });
    day.lead(Wish::Publish);
    let away = [(0, ana), (0, bo), (1, dee)];
    for (place, absent) in away {
        day.lead(Wish::NoShow { id: MatchId { round: RoundNo(1), place }, absent });
    }
    let play = |day: &mut Day| {
        day.lead(Wish::StartClock);
        for id in day.open() {
            let winner = day.tournament.match_of(id).and_then(|it| it.seats.players().next());
            let claim = Claim::new(winner, "decision");
            day.lead(Wish::Settle { id, claim, reason: "slip".into() });
        }
        day.lead(Wish::Close);
    };
    play(&mut day);
    for player in [bo, dee] {
        day.lead(Wish::Rejoin { player });
    }
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    play(&mut day);
    let pack = regulations::pack("l5r-2.3").expect("a pack");
    let frame = Frame { pack, name: "Imported", tier: "relaxed", structure: None, which: None };
    for format in [Format::Trf, Format::Nrtm] {
        let written = format.write(&day.tournament, None).expect("written").text;
        let read = format.read(&written, &frame).unwrap_or_else(|problem| panic!("{problem:?}\n{written}"));
        let back = read.file.tournament(Arc::new(pack.clone())).expect("a tournament").tournament;
        let (mut told, mut expected) = (table(&back), table(&day.tournament));
        // What is equal stands in an order of chance, which no other system carries.
        told.sort();
        expected.sort();
        assert_eq!(told, expected, "{written}");
    }
}

/// What a reader of another system's file knows after that round: everybody's points, schedule and rounds by name.
fn carried(tournament: &Tournament, after: RoundNo) -> BTreeMap<String, (u32, String, u32)> {
    let rows = tournament.standings(after).into_iter();
    rows.map(|(player, row)| (tournament.name_of(player), (row.points, row.sos.to_string(), row.played)))
        .collect()
}

/// The newest Swiss round that counts.
fn counted(tournament: &Tournament) -> Option<RoundNo> {
    let swiss = tournament.rounds().iter().filter(|round| round.kind == RoundKind::Swiss);
    swiss.rev().find(|round| round.progress == Progress::Closed).map(|round| round.number)
}

/// A game of a bracket as everybody saw it: its number, who was drawn, and who went on.
type BracketGame = (Option<u16>, Vec<String>, Option<String>);

/// The bracket as far as it was published, round by round. A game to which nobody came is no match of a tournament file: whoever was
/// drawn and is in none was away.
fn bracket(tournament: &Tournament) -> Vec<Vec<BracketGame>> {
    let shown = |round: &&Round| round.kind == RoundKind::Elimination && round.progress > Progress::Drawn;
    let name = |player: PersonId| tournament.name_of(player);
    let game = |it: &Match| {
        let mut drawn: Vec<String> = it.seats.players().chain(it.away()).map(name).collect();
        drawn.sort();
        (it.game, drawn, it.result.as_ref().and_then(|_| tournament.winner_of(it)).map(name))
    };
    let told = tournament.rounds().iter().filter(shown).map(|round| {
        let came = |it: &&Match| !matches!(it.seats, Seats::Nobody(..));
        let mut games: Vec<BracketGame> = round.matches.iter().filter(came).map(game).collect();
        games.sort();
        games
    });
    told.collect()
}

/// Whatever happened, a report of it comes back: the Swiss rounds with the same table and the bracket with the same games and winners,
/// unless the report says what it leaves out.
fn comes_back(tournament: &Tournament) -> Result<(), TestCaseError> {
    if tournament.rounds().is_empty() {
        return Ok(());
    }
    let pack = tournament.pack();
    let frame = Frame { pack, name: "Imported", tier: "relaxed", structure: None, which: None };
    let swiss_stages =
        tournament.stages().iter().filter(|stage| stage.plan.kind() == RoundKind::Swiss).count();
    for format in [Format::Trf, Format::Nrtm] {
        let written = format.write(tournament, None).expect("written");
        let text = &written.text;
        let read = format.read(text, &frame);
        let read = read.map_err(|problem| TestCaseError::fail(format!("{problem:?}\n{text}")))?;
        let back = read.file.tournament(Arc::new(pack.clone()));
        let back = back.map_err(|problem| TestCaseError::fail(format!("{problem}\n{text}")))?.tournament;
        let published = |it: &Tournament| {
            it.rounds()
                .iter()
                .filter(|it| it.kind == RoundKind::Swiss && it.progress > Progress::Drawn)
                .count()
        };
        prop_assert_eq!(published(&back), published(tournament), "{}", text);
        let bracket_told = !written.lost.contains(&Loss::Elimination);
        prop_assert_eq!(bracket_told, format == Format::Nrtm || bracket(tournament).is_empty());
        if bracket_told {
            prop_assert_eq!(bracket(&back), bracket(tournament), "{}", text);
        }
        let several = written.lost.iter().any(|loss| matches!(loss, Loss::Stages { .. }));
        prop_assert_eq!(several, swiss_stages > 1, "{}", text);
        if several
            || written.lost.iter().any(|loss| matches!(loss, Loss::Modified { .. } | Loss::Back { .. }))
        {
            continue;
        }
        // Who was disqualified, and is in no table for it, such a file may tell as having left.
        // That a round is closed no such file says; one with all its results is.
        let Some(after) = counted(tournament) else { continue };
        let (mut told, expected) = (carried(&back, after), carried(tournament, after));
        told.retain(|name, _| expected.contains_key(name));
        prop_assert_eq!(told, expected, "{}", text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_story_comes_back_from_other_systems(seed in any::<u64>()) {
        comes_back(&told(seed).day.tournament)?;
    }
}

/// A bracket that only one player entered, and one with somebody who missed every later Swiss round and came back for it.
#[test]
fn odd_brackets_come_back_from_other_systems() {
    // Also one that was drawn and seen by nobody, and some with games to which nobody came.
    for seed in [
        11_006_484_221_131_964_669,
        17_574_694_336_775_779_853,
        15_216_373_924_347_251_930,
        13_441_978_514_643_189_371,
        15_345_680_116_583_920_965,
        9_111_263_593_404_636_688,
    ] {
        comes_back(&told(seed).day.tournament).unwrap_or_else(|problem| panic!("{seed}: {problem}"));
    }
}

/// Nobody came to any table of the second round; everybody came back for the third.
#[test]
fn a_round_nobody_came_to_is_a_round() {
    for back in [true, false] {
        let stages = vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }];
        let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
        let mut day = Day::founded("conquest-1.2", 5, settings);
        let players = ["Ana", "Bo", "Cai", "Dee"].map(|name| day.enrol(name));
        day.announce();
        for round in 1..=if back { 3 } else { 2 } {
            day.lead(Wish::Draw);
            day.lead(Wish::Publish);
            for id in day.open() {
                let seated: Vec<PersonId> =
                    day.tournament.match_of(id).map(|it| it.seats.players().collect()).unwrap_or_default();
                if round == 2 {
                    for absent in seated {
                        day.lead(Wish::NoShow { id, absent });
                    }
                } else {
                    let claim = Claim::new(seated.first().copied(), "decision");
                    if day.tournament.round(id.round).is_some_and(|it| it.progress == Progress::Published) {
                        day.lead(Wish::StartClock);
                    }
                    day.lead(Wish::Settle { id, claim, reason: "slip".into() });
                }
            }
            day.lead(Wish::Close);
            if round == 2 && back {
                for player in players {
                    day.lead(Wish::Rejoin { player });
                }
            }
        }
        let rounds = day.tournament.rounds().len();
        for format in [Format::Trf, Format::Nrtm] {
            let text = format.write(&day.tournament, None).expect("written").text;
            let read = read(format, &text).unwrap_or_else(|problem| panic!("{problem:?}\n{text}"));
            let back = opened(&read.file.write());
            assert_eq!(back.rounds().len(), rounds, "{text}");
            let after = counted(&day.tournament).expect("a closed round");
            assert_eq!(carried(&back, after), carried(&day.tournament, after), "{text}");
        }
    }
}

/// A bracket is told by its winners, Swiss rounds by their points.
#[test]
fn games_of_a_bracket_are_written_with_their_winner() {
    let stages =
        vec![StagePlan::Swiss { rounds: 1, cut: None, carry: true }, StagePlan::Elimination { cut: Some(2) }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::founded("conquest-1.2", 3, settings);
    for name in ["Ana", "Bo"] {
        day.enrol(name);
    }
    day.announce();
    for last in [false, true] {
        day.lead(Wish::Draw);
        day.lead(Wish::Publish);
        day.lead(Wish::StartClock);
        for id in day.open() {
            let claim = Claim::new(Some(day.person("Bo")), "conquest");
            day.lead(Wish::Settle { id, claim, reason: "slip".into() });
        }
        day.lead(Wish::Close);
        if !last {
            day.lead(Wish::Cut);
        }
    }
    let written = Format::Nrtm.write(&day.tournament, None).expect("written").text;
    let file: serde_json::Value = serde_json::from_str(&written).expect("JSON");
    let bo = day.person("Bo").0;
    for (round, elimination) in [(0, false), (1, true)] {
        let game = &file["rounds"][round][0];
        assert_eq!(game["eliminationGame"], elimination);
        for side in ["player1", "player2"] {
            let won = game[side]["id"] == bo;
            if elimination {
                assert_eq!(
                    (&game[side]["winner"], &game[side]["combinedScore"]),
                    (&won.into(), &serde_json::Value::Null)
                );
            } else {
                assert_eq!(game[side]["combinedScore"], if won { 5 } else { 0 });
            }
        }
    }
}

#[test]
fn points_by_rules_of_their_own_are_no_contradiction() {
    let lines = [
        line(1, "Ana", "2.5", &["   2 w 1"]),
        line(2, "Bo", "0.0", &["   1 b 0"]),
        line(3, "Cai", "1.0", &["0000 - U"]),
    ];
    assert!(matches!(report(&lines).lost[..], [Loss::Contradiction { .. }]));
    let with_rules = [&["XXS WW=2.5".to_owned()], &lines[..]].concat();
    assert_eq!(report(&with_rules).lost, []);
}

/// Ana and Bo of a team, Cai alone; Dee came late and lost a round unpaired.
const LATE: &str = r#"{
    "format": "marshal.tournament/1", "name": "Friday", "regulation": "conquest-1.2",
    "structure": {"stages": [{"swiss": {"rounds": 3}}]},
    "players": [{"id": "a", "name": "A\tna"TEAM}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cai"}, {"id": "d", "name": "Dee"}],
    "rounds": [
        {"stage": 1, "kind": "swiss", "matches": [
            {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
            {"players": ["c"], "outcomes": {"c": "bye"}}, {"players": ["d"], "outcomes": {"d": "unpaired_loss"}}]},
        {"stage": 1, "kind": "swiss", "matches": [
            {"table": 1, "players": ["a", "c"], "outcomes": {"a": "win", "c": "loss"}},
            {"table": 2, "players": ["d", "b"], "outcomes": {"d": "win", "b": "loss"}}]}]}"#;

#[test]
fn a_report_marks_who_was_not_paired_and_has_no_control_characters() {
    let written = Format::Trf.write(&opened(&LATE.replace("TEAM", "")), None).expect("a report").text;
    let dee = written.lines().find(|line| line.contains("Dee")).expect("a line");
    assert!(dee.contains("  0000 - Z     2 w 1"), "{dee}");
    assert!(written.contains(" A na "), "{written}");
}

#[test]
fn only_swiss_rounds_that_everybody_has_seen_are_reported() {
    let stages = vec![StagePlan::Swiss { rounds: 2, cut: None, carry: true }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::founded("conquest-1.2", 3, settings);
    for name in ["Ana", "Bo"] {
        day.enrol(name);
    }
    day.announce();
    day.lead(Wish::Draw);
    let pairing = |day: &Day| {
        let written = Format::Trf.write(&day.tournament, None).expect("a report").text;
        let ana = written.lines().find(|line| line.contains("Ana")).expect("a line").to_owned();
        ana.chars().skip(89).collect::<String>().trim().to_owned()
    };
    assert_eq!(pairing(&day), "", "the draw is not published");
    day.lead(Wish::Publish);
    assert!(pairing(&day).starts_with('2'), "{}", pairing(&day));
}

#[test]
fn teams_and_kept_rounds_that_are_left_out_are_told_of() {
    let kept = r#""kept": {"kind": "double_elimination", "rounds": [[{"players": ["a"]}]]}, "rounds": ["#;
    for (team, with_kept) in [(false, false), (true, false), (false, true), (true, true)] {
        let text = LATE.replace("TEAM", if team { r#", "team": "Red""# } else { "" });
        let text = if with_kept { text.replacen(r#""rounds": ["#, kept, 1) } else { text };
        let tournament = opened(&text);
        for format in [Format::Trf, Format::Results] {
            let lost = format.write(&tournament, None).expect("written").lost;
            assert_eq!(lost.contains(&Loss::Teams), team, "{format:?}");
            assert_eq!(lost.contains(&Loss::Kept), with_kept, "{format:?}");
        }
    }
}

/// An NRTM file of so many players with these fields besides.
fn nrtm(players: usize, more: &str) -> Reading {
    let players: Vec<String> =
        (1..=players).map(|id| format!(r#"{{"id": {id}, "name": "P{id}"}}"#)).collect();
    read(Format::Nrtm, &format!(r#"{{"players": [{}]{more}}}"#, players.join(","))).expect("a file")
}

#[test]
fn the_structure_comes_from_what_was_played_or_announced() {
    let swiss = |rounds| StagePlan::Swiss { rounds, cut: None, carry: true };
    let cut = |cut| StagePlan::Elimination { cut: Some(cut) };
    let custom = |stages: &[StagePlan]| Structure::Custom { stages: stages.to_vec() };
    let game = |one: u32, two: u32| {
        format!(
            r#"{{"player1": {{"id": {one}, "combinedScore": 5}}, "player2": {{"id": {two}, "combinedScore": 0}}}}"#
        )
    };
    let round = format!("[{}, {}]", game(1, 2), game(3, 4));
    let top = r#"[{"eliminationGame": true, "player1": {"id": 1, "winner": true}, "player2": {"id": 3, "winner": false}}]"#;
    let structure = |players, more: &str| nrtm(players, more).file.structure;
    assert_eq!(structure(8, ""), Structure::Table("basic".to_owned()), "nothing is known");
    assert_eq!(structure(3, ""), custom(&[swiss(2)]), "too few for a table of structures: each meets each");
    assert_eq!(structure(8, r#", "preliminaryRounds": 5"#), custom(&[swiss(5)]));
    assert_eq!(structure(8, r#", "preliminaryRounds": 5, "cutToTop": 4"#), custom(&[swiss(5), cut(4)]));
    let played = format!(r#", "preliminaryRounds": 3, "rounds": [{round}]"#);
    assert_eq!(structure(4, &played), custom(&[swiss(3)]), "two are still to come");
    let with_top = format!(r#", "preliminaryRounds": 3, "rounds": [{round}, {top}]"#);
    assert_eq!(structure(4, &with_top), custom(&[swiss(1), cut(2)]), "with the cut the rounds are over");
    let alone = format!(r#", "rounds": [{top}]"#);
    assert_eq!(structure(4, &alone), custom(&[StagePlan::Elimination { cut: None }]));
}

#[test]
fn tables_of_games_are_kept_and_those_of_byes_are_not() {
    let rounds = r#", "rounds": [[
        {"table": 7, "player1": {"id": 1, "combinedScore": 5}, "player2": {"id": 2, "combinedScore": 0}},
        {"table": 8, "player1": {"id": 3, "combinedScore": 5}, "player2": {"id": null}}]]"#;
    let read = nrtm(3, rounds);
    let tables: Vec<Option<u16>> = read.file.rounds[0].matches.iter().map(|it| it.table).collect();
    assert_eq!(tables, [Some(7), None]);
}

#[test]
fn whoever_was_disqualified_elsewhere_is_so_here() {
    let text = r#"{"players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Bo", "disqualified": true}, {"id": 3, "name": "Cai", "forfeit": true}],
        "rounds": [[{"table": 1, "player1": {"id": 1, "combinedScore": 5}, "player2": {"id": 2, "combinedScore": 0}},
            {"player1": {"id": 3, "combinedScore": 5}, "player2": {"id": null}}]]}"#;
    let file = read(Format::Nrtm, text).expect("a file").file;
    let why: Vec<Option<LeftWhy>> =
        file.players.iter().map(|player| player.left.map(|left| left.why)).collect();
    assert_eq!(why, [None, Some(LeftWhy::Disqualified), Some(LeftWhy::Drop)]);
}

/// A dump whose cut has two rounds between the same two, told by points.
fn cut_by_points(first: [u32; 2], second: [u32; 2]) -> Result<Reading, FormatProblem> {
    let player = |pk: i32, of: i32| {
        format!(
            r#"{{"pk":{pk},"first_name":"P{}","last_name":"","is_active":true,"tournament_pk":{of}}}"#,
            pk % 10
        )
    };
    let players = [player(-1, -100), player(-2, -100), player(-11, -101), player(-12, -101)].join(",");
    let seats = |of: i32, one: i32, points: [u32; 2]| {
        let seat = |who: i32, points: u32| {
            format!(r#"{{"points_earned":{points},"match_pk":{of},"participant_pk":{who}}}"#)
        };
        format!("{},{}", seat(one, points[0]), seat(one - 1, points[1]))
    };
    let seats = [seats(-20, -1, [5, 0]), seats(-30, -11, first), seats(-31, -11, second)].join(",");
    let text = format!(
        r#"{{"entityGroupMap":{{
        "Tournament:#":{{"entities":[{{"pk":-100,"name":"Open","cut_size":2}},{{"pk":-101,"name":"Top 2","parent_pk":-100}}]}},
        "Participant:#":{{"entities":[{players}]}},
        "Match:#":{{"entities":[{{"pk":-20,"round":1,"tournament_pk":-100}},{{"pk":-30,"round":1,"tournament_pk":-101}},
            {{"pk":-31,"round":2,"tournament_pk":-101}}]}},
        "MatchParticipant:#":{{"entities":[{seats}]}}}}}}^^THIS IS A SEPARATOR^^-21"#
    );
    read(Format::Tome, &text)
}

#[test]
fn a_mark_of_the_winner_at_the_one_with_fewer_points_is_told_of() {
    let told = |marks: [&str; 2], points: [u32; 2]| {
        let seat = |who: i32, at: usize| {
            let (mark, points) = (marks[at], points[at]);
            format!(
                r#"{{"table_seat":{at},"is_winner":{mark},"points_earned":{points},"match_pk":-20,"participant_pk":{who}}}"#
            )
        };
        let text = format!(
            r#"{{"entityGroupMap":{{"Tournament:#":{{"entities":[{{"pk":-1,"name":"Open"}}]}},
            "Participant:#":{{"entities":[{{"pk":-6,"first_name":"Ana","is_active":true}},{{"pk":-7,"first_name":"Bo","is_active":true}}]}},
            "Match:#":{{"entities":[{{"pk":-20,"round":1}}]}},
            "MatchParticipant:#":{{"entities":[{},{}]}}}}}}^^THIS IS A SEPARATOR^^-21"#,
            seat(-6, 0),
            seat(-7, 1)
        );
        let read = read(Format::Tome, &text).expect("a dump");
        let winner = read.file.rounds[0].matches[0].outcomes.as_ref().expect("played")["p1"] == "win";
        (winner, read.lost.contains(&Loss::WinnerWithFewer { matches: 1 }))
    };
    assert_eq!(told(["true", "false"], [5, 0]), (true, false));
    assert_eq!(told(["false", "true"], [0, 5]), (false, false));
    assert_eq!(told(["true", "false"], [0, 5]), (false, true), "points tell who won");
    assert_eq!(told(["false", "true"], [5, 0]), (true, true));
}

#[test]
fn a_second_chance_told_by_points_is_kept_with_its_winners() {
    let read = cut_by_points([0, 5], [5, 0]).expect("a dump");
    let kept = read.file.kept.expect("who lost played again");
    let winners: Vec<Option<&str>> = kept.rounds.iter().map(|round| round[0].winner.as_deref()).collect();
    assert_eq!(winners, [Some("p2"), Some("p1")]);
    let read = cut_by_points([5, 0], [2, 2]).expect("a dump");
    assert_eq!(read.file.kept.expect("kept").rounds[1][0].winner, None, "nobody won it");
}

#[test]
fn a_drawn_game_puts_nobody_out_of_a_bracket() {
    // No second chance, then, but a draw where none is possible.
    assert!(matches!(cut_by_points([3, 3], [5, 0]).unwrap_err().fault, FormatFault::NoDraw { .. }));
}
