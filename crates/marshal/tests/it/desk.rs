//! Whole tournaments at the desk, from an empty folder to the champion, through piped input.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Called, marshal_in};

const CONQUEST: &str = "Friday\nMira\nconquest-1.2\nrelaxed\ncustom:3+4\nn\n\
    add\nAna\nBo\nCai\nDee\nEli\nFay\nGus\nHal\n\nannounce\n";

/// Plays a round of so many tables; the first seat always wins.
fn round(tables: usize) -> String {
    let results: Vec<String> = (1..=tables).map(|table| format!("result {table} 1\n")).collect();
    format!("draw\npublish\nstart\n{}close\n", results.concat())
}

fn session(folder: &Path, script: &str) -> Called {
    marshal_in(folder, "run t.json", script)
}

/// A session that goes on after something was refused.
fn stubborn(folder: &Path, script: &str) -> Called {
    marshal_in(folder, "run t.json --keep-going", script)
}

fn call(folder: &Path, arguments: &str) -> Called {
    marshal_in(folder, arguments, "")
}

#[test]
fn a_conquest_tournament_from_empty_to_champion() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let script = format!("{CONQUEST}{0}{0}{0}cut\n{1}{2}finish\n", round(4), round(2), round(1));
    let told = session(folder, &script);
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    assert!(
        told.out.contains("8 players: 3 rounds, top 4") && told.out.contains("Champion:"),
        "{}",
        told.out
    );
    let verified = call(folder, "verify t.json");
    assert_eq!(verified.code, 0, "{}", verified.told());
    assert!(call(folder, "standings t.json").out.contains("Champion:"));
    // A finished tournament takes nothing more.
    assert!(session(folder, "draw\n").err.contains("HR-"), "refused with a clause");
}

/// Everything that can go differently: names twice, a swap by hand, a dispute, time called, a correction, drop, rejoin.
#[test]
fn an_l5r_tournament_with_everything_that_happens() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let script = "Winter Court\nMira\nl5r-2.3\n\nbasic\ny\n\
        add Ana @Lis\nadd Bo\nadd Cai\nadd Dee\nadd Eli\nadd Fay\nadd Gus\nadd Hal\nadd Ana\n\
        staff Jo, judge\nhere Bo\nset structure custom:3+2\nplayers\nannounce\n\
        draw\nredraw\nprojector failed\nswap Bo, Cai\nthey share a car\nundo\npublish\nstart\n\
        result 1\n1\n1\n\
        report 2 p99, 1\nresult 77 1\n\
        clock -66\nlong round\nsetclock 66\nthe clock was wrong\n\
        result 2 time\n9 9\n1 2\n5 7\n0\n2\n\
        settle 3 1\nseen by a judge\nsettle 4 2\nseen by a judge\n\
        close\ncorrect 1 1 2 decision\ntyping error\ny\nstandings\nexplain Bo\n\
        drop Eli\ndraw\npublish\nstart\nresult 1 1\nresult 2 1\nresult 3 1\nresult 4 1\nclose\n\
        rejoin Eli\nadd Late\ndraw\npublish\nextend 1 5\njudge call\nstart\ntime\n\
        result 1 1\nresult 2 2 concession\nresult 3 1\nresult 4 1\nresult 5 1\nclose\n\
        history\ncut\ndraw\npublish\nstart\nresult 1 2\nclose\nfinish\n";
    let told = stubborn(folder, script);
    // A name twice, a player nobody knows, a table nobody has, less time for all.
    assert_eq!(told.code, 1);
    for expected in ["HR-6.1.7", "p99", "77", "LT-4.1.1"] {
        assert!(told.err.contains(expected), "{expected}: {}", told.err);
    }
    for expected in
        ["Emperor's Judgment", "This would change:", "Taken back", "Champion:", "last step taken back"]
    {
        assert!(told.out.contains(expected), "{expected}: {}{}", told.out, told.err);
    }
    let verified = call(folder, "verify t.json");
    assert_eq!(verified.code, 0, "{}", verified.told());
    assert!(verified.out.contains("drawn"), "the second draw is on record: {}", verified.out);
}

/// Two reports that differ become a dispute, which a leader settles.
#[test]
fn differing_reports_are_a_dispute() {
    let folder = tempfile::tempdir().unwrap();
    let begun = session(folder.path(), &format!("{CONQUEST}draw\npublish\nstart\nshow\n"));
    let row = begun.out.lines().rev().find(|line| line.trim_start().starts_with("1 ")).unwrap();
    let names: Vec<&str> = row.split_whitespace().skip(1).collect();
    let (one, two) = (names[0], names[1]);
    let script = format!("report 1 {one}, {one}\nreport 1 {two}, {two}\nshow\nsettle 1 {two}\nboard seen\n");
    let told = session(folder.path(), &script);
    assert!(told.out.contains("dispute"), "{}{}", told.out, told.err);
    assert!(told.out.contains(&format!("{two}: win")), "{}{}", told.out, told.err);
}

/// Whatever line the session breaks off after, the file holds everything acknowledged and can be gone on with.
#[test]
fn a_session_may_break_off_after_any_line() {
    let script = format!("{CONQUEST}{0}{0}", round(4));
    let lines: Vec<&str> = script.lines().collect();
    for kept in (6..=lines.len()).step_by(17) {
        let folder = tempfile::tempdir().unwrap();
        let (before, after) = (lines[..kept].join("\n") + "\n", lines[kept..].join("\n") + "\n");
        session(folder.path(), &before);
        assert_eq!(call(folder.path(), "verify t.json").code, 0, "after line {kept}");
        stubborn(folder.path(), &after);
        let standings = call(folder.path(), "standings t.json --json");
        assert!(standings.out.contains("\"played\": 2"), "after line {kept}: {}", standings.out);
    }
}

/// A session that is still running, with its answers line by line.
struct Running {
    child: std::process::Child,
    stdin: std::process::ChildStdin,
    lines: std::io::Lines<std::io::BufReader<std::process::ChildStdout>>,
}

impl Running {
    fn begin(folder: &Path) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_marshal"))
            .args(["run", "t.json"])
            .current_dir(folder)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Running { child, stdin, lines }
    }

    /// Types those lines and waits until the answer shows.
    fn types(&mut self, lines: &str, answer: &str) {
        self.stdin.write_all(lines.as_bytes()).unwrap();
        assert!(self.lines.by_ref().any(|line| line.unwrap().contains(answer)), "{answer}");
    }
}

/// The file is never half written: killed in the middle of its work, the session leaves a file that verifies.
#[test]
fn a_killed_session_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::begin(folder.path());
    running.types(&format!("{CONQUEST}draw\npublish\n"), "Everybody may see");
    running.child.kill().unwrap();
    running.child.wait().unwrap();
    assert_eq!(call(folder.path(), "verify t.json").code, 0);
    let shown = session(folder.path(), "show\n");
    assert!(shown.out.contains("Round 1") && shown.out.contains("start"), "{}", shown.out);
}

/// What another session has written meanwhile is not overwritten.
#[test]
fn two_sessions_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Running::begin(folder.path());
    first.types(CONQUEST, "Announced and fixed");
    session(folder.path(), "draw\npublish\n");
    first.types("draw\nquit\n", "Everything is saved");
    let told = first.child.wait_with_output().unwrap();
    assert!(String::from_utf8(told.stderr).unwrap().contains("changed by another program"));
    let shown = session(folder.path(), "show\n");
    assert!(shown.out.contains("Next: start"), "the other session's steps stand: {}", shown.out);
}

#[test]
fn the_session_speaks_polish_and_german() {
    for (language, expected) in [("pl", "graczy"), ("de", "Spieler")] {
        let folder = tempfile::tempdir().unwrap();
        let told =
            marshal_in(folder.path(), &format!("run t.json --lang {language}"), &format!("{CONQUEST}help\n"));
        assert!(told.out.contains(expected) && !told.out.contains('‹'), "{}", told.out);
        assert_eq!(told.err, "");
    }
}

/// A refereed game, from its file to the tournament's record: decided by the tie-break, with halves.
#[test]
fn a_refereed_epic_game_enters_the_tournament_with_goals_and_victory_points() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/epic/full-game.json");
    let refereed = call(folder, &format!("epic referee {} --result r.json", game.display()));
    assert_eq!(refereed.code, 0, "{}", refereed.told());
    let result: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.join("r.json")).unwrap()).unwrap();
    let points = |side: &str| result["victory_points"][side].to_string();
    let script = "Battle\nMira\nepic\nrelaxed\ncustom:1\nn\nadd\nAna\nBo\n\nannounce\ndraw\npublish\nstart\n\
        result 1 @nothing.json\nresult 1 Ana goals goals=two:one\nresult 1 Ana goals goals=9:1\nresult 1 @r.json\nclose\n";
    let told = stubborn(folder, script);
    assert_eq!(told.code, 1, "{}", told.told());
    assert!(told.err.contains("goals=2:1"), "says how a figure is written: {}", told.err);
    assert!(told.err.contains("EP-8.3.1"), "nine goals do not exist: {}", told.err);
    let file: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.join("t.json")).unwrap()).unwrap();
    let it = &file["rounds"][0]["matches"][0];
    let (ana, bo) = ("p1", "p2");
    assert_eq!((it["outcomes"][ana].as_str(), it["outcomes"][bo].as_str()), (Some("win"), Some("loss")));
    assert_eq!(it["figures"]["victory_points"][ana].as_str().unwrap(), points("alpha"));
    assert_eq!(it["figures"]["victory_points"][bo].as_str().unwrap(), points("bravo"));
    assert!(it["figures"]["goals"][ana].is_string());
    assert_eq!(call(folder, "verify t.json").code, 0);
    // Another two players' game does not belong to this match.
    let strangers = std::fs::read_to_string(folder.join("r.json")).unwrap().replace("Ana", "Zoe");
    std::fs::write(folder.join("z.json"), strangers).unwrap();
    let script = "Other\nMira\nepic\nrelaxed\ncustom:1\nn\nadd\nAna\nBo\n\nannounce\ndraw\npublish\nstart\nresult 1 @z.json\n";
    let told = marshal_in(folder, "run u.json", script);
    assert!(told.err.contains("Zoe"), "{}", told.told());
}

/// In a pipe the desk says what it asks, never takes a command for an answer, and stops where something went wrong.
#[test]
fn a_pipe_is_asked_answered_and_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let begun = session(folder, CONQUEST);
    assert_eq!(begun.code, 0, "{}", begun.told());
    assert!(begun.out.contains("Name of the tournament"), "the questions are said: {}", begun.out);
    // No reason is given: the draw stands, and the command after it is not eaten.
    let told = stubborn(folder, "draw\nredraw\npublish\n");
    assert_eq!(told.code, 1);
    assert!(told.out.contains("Everybody may see"), "{}", told.told());
    // An answer that begins like a command is written in quotes.
    let told = session(folder, "undo\nredraw\n\"draw was made twice\"\npublish\nstart\n");
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    // Refused: nothing after it is carried out, unless that is asked for.
    let told = session(folder, "draw\nresult 1 1\n");
    assert_eq!(told.code, 1);
    assert!(told.err.contains("HR-6.2.6") && !told.out.contains(": win"), "{}", told.told());
    let told = stubborn(folder, "draw\nresult 1 1\n");
    assert_eq!(told.code, 1);
    assert!(told.out.contains(": win"), "{}", told.told());
}

/// The questions before there is a tournament: `help` and `quit` are no names for one, an answer that cannot be used and an input
/// that ends too early are told by the exit code, and nothing is made.
#[test]
fn founding_takes_no_command_for_a_name_and_says_when_nothing_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let told = session(folder, &format!("help\n{CONQUEST}"));
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    assert!(told.out.contains("leaves without making one") && told.out.contains("8 players"), "{}", told.out);
    let other = |script: &str| marshal_in(folder, "run new.json", script);
    let left = other("Friday\nquit\n");
    assert_eq!((left.code, left.err.as_str()), (0, ""), "{}", left.out);
    let unknown = other("Friday\nMira\nchess\nconquest-1.2\nrelaxed\nbasic\nn\n");
    assert!(unknown.code != 0 && unknown.err.contains("“chess”"), "{}", unknown.told());
    let short = other("Friday\nMira\n");
    assert!(short.code != 0 && short.err.contains("no tournament was made"), "{}", short.told());
    assert!(!folder.join("new.json").exists(), "nothing was made");
}

/// Shows CT-1.6.1, CT-1.6.5: a leader who is added as a player is one person, here as everywhere.
#[test]
fn leaders_and_players_are_one_person_at_the_desk() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let alone = stubborn(folder, &CONQUEST.replace("announce\n", "add mira\n"));
    assert!(alone.err.contains("CT-1.6.1"), "{}", alone.told());
    let with_judge = session(folder, "staff Jo, judge\nadd mira\nsecond Mira, Jo\nplayers\n");
    assert_eq!((with_judge.code, with_judge.err.as_str()), (0, ""), "{}", with_judge.out);
    let formal = stubborn(folder, "set tier formal\n");
    assert!(formal.err.contains("CT-1.6.5"), "{}", formal.told());
}

/// Deck lists, calls and rulings, cards, conduct, hand-over, names: the desk knows what a day brings.
#[test]
fn the_desk_knows_the_work_of_judges_and_deck_lists() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("deck.txt"), "3x Ambush\n").unwrap();
    let lists: String = ["Ana", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal"]
        .map(|name| format!("deck {name}, deck.txt\n"))
        .concat();
    let script = CONQUEST.replace("announce\n", &format!("set decks yes\n{lists}announce\n"));
    let told = session(folder, &script);
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    let day = "draw\npublish\nstart\nrename Hal, Halina\ncall 1 rules_question who begins\ncall\n\
        rule 0 The first player does.\ncard Ana, damaged Ambush\nreplaced 0 yes\n\
        conduct Bo, stalling slow shuffling\nverdict 0 warning\nplay faster\nclock 5\nfire drill\n\
        staff Jo, marshal\nhandover Jo\nshow\n";
    let told = session(folder, day);
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out);
    for expected in ["Halina", "rules_question", "Jo is the organizer"] {
        assert!(told.out.contains(expected), "{expected}: {}", told.out);
    }
    assert_eq!(call(folder, "verify t.json").code, 0);
}

/// A pasted list is saved once, whatever its length, and everybody in it is told.
#[test]
fn a_long_list_is_entered_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..2000).map(|number| format!("Player {number}")).collect();
    let names = names.join("\n");
    let script = format!("Big\nMira\nconquest-1.2\nrelaxed\nbasic\nn\nadd\n{names}\n\nannounce\n");
    let told = session(folder.path(), &script);
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{}", told.out.len());
    assert_eq!(told.out.matches("Player 1999").count(), 1);
    assert_eq!(call(folder.path(), "verify t.json").code, 0);
}

/// The seal printed for a record tells it from every other one.
#[test]
fn a_record_is_known_by_its_seal() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    session(folder, &format!("{CONQUEST}{}", round(4)));
    let verified: serde_json::Value =
        serde_json::from_str(&call(folder, "verify t.json --json").out).unwrap();
    let seal = verified["seal"].as_str().unwrap().to_owned();
    assert!(verified["steps"].as_u64().unwrap() > 20);
    assert_eq!(call(folder, &format!("verify t.json --anchor {seal}")).code, 0);
    assert_eq!(call(folder, &format!("verify t.json --anchor {}", "0".repeat(32))).code, 1);
    assert_eq!(call(folder, "verify t.json --anchor xyz").code, 2);
}

/// Shows HR-6.2.10: a change by hand that brings two together again is made only when the organizer says so after the warning.
#[test]
fn hr_6_2_10_what_strains_a_rule_waits_for_a_yes() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let start = "Friday\nMira\nconquest-1.2\nrelaxed\ncustom:3\nn\nadd\nAna\nBo\nCai\nDee\n\nannounce\n";
    let told = session(folder, &format!("{start}{}draw\npublish\n", round(2)));
    assert_eq!(told.code, 0, "{}", told.told());
    let paired = || -> Vec<[String; 2]> {
        let file: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(folder.join("t.json")).unwrap()).unwrap();
        let name = |key: &serde_json::Value| {
            let player = file["players"].as_array().unwrap().iter().find(|it| it["id"] == *key).unwrap();
            player["name"].as_str().unwrap().to_owned()
        };
        let matches = file["rounds"][1]["matches"].as_array().unwrap();
        matches.iter().map(|it| [name(&it["players"][0]), name(&it["players"][1])]).collect()
    };
    let before = paired();
    // Winners met winners, so whatever goes across the tables brings unequal points or old opponents together.
    let swap = format!("swap {}, {}\nthey share a car\n", before[0][0], before[1][0]);
    let asked = session(folder, &format!("{swap}n\n"));
    assert!(asked.out.contains("CT-4.2.6"), "{}", asked.told());
    assert_eq!(paired(), before, "nothing changes before somebody says yes");
    session(folder, &format!("{swap}y\n"));
    assert_eq!(paired()[0], [before[1][0].clone(), before[0][1].clone()]);
}
