//! What the commands answer, for people in three languages and for machines.

use expect_test::{ExpectFile, expect, expect_file};

use super::marshal;

fn check(arguments: &str, expected: ExpectFile) {
    expected.assert_eq(&marshal(arguments).told());
}

#[test]
fn standings_in_three_languages() {
    check("standings friday.json", expect_file!["snapshots/standings.en.txt"]);
    check("standings friday.json --lang pl", expect_file!["snapshots/standings.pl.txt"]);
    check("standings friday.json --lang de", expect_file!["snapshots/standings.de.txt"]);
}

#[test]
fn standings_for_machines_have_exactly_the_documented_fields() {
    let called = marshal("standings friday.json --json");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&called.out).unwrap();
    let fields: Vec<&String> = rows[0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["esos", "name", "played", "player", "points", "rank", "sos"]);
    expect![[r#"{"esos":"5/2","name":"Ana","played":2,"player":"a","points":10,"rank":1,"sos":"5/2"}"#]]
        .assert_eq(&rows[0].to_string());
    assert_eq!(marshal("standings friday.json --after 1 --json").code, 0);
}

#[test]
fn an_explanation_of_strength_of_schedule() {
    check("standings friday.json --explain Łucja", expect_file!["snapshots/explain.en.txt"]);
    check("standings friday.json --explain dee --json", expect_file!["snapshots/explain.json.txt"]);
}

#[test]
fn the_next_swiss_round_with_reasons() {
    check("pair friday.json", expect_file!["snapshots/pair.en.txt"]);
    check("pair friday.json --lang pl", expect_file!["snapshots/pair.pl.txt"]);
    check("pair friday.json --lang de", expect_file!["snapshots/pair.de.txt"]);
    check("pair friday.json --json", expect_file!["snapshots/pair.json.txt"]);
}

#[test]
fn the_cut_is_made_when_it_is_due() {
    check("pair before-cut.json", expect_file!["snapshots/pair-elimination.en.txt"]);
    let drawn: serde_json::Value = serde_json::from_str(&marshal("pair before-cut.json --json").out).unwrap();
    assert_eq!(
        (&drawn["stage"], &drawn["round"], &drawn["kind"]),
        (&2.into(), &4.into(), &"elimination".into())
    );
}

#[test]
fn the_same_seed_gives_the_same_draw_and_another_seed_another() {
    let pair = |seed: &str| marshal(&format!("pair friday.json --json --seed {seed}")).out;
    let (one, two) = ("11".repeat(32), "12".repeat(32));
    assert_eq!(pair(&one), pair(&one));
    let others = (0..8).map(|digit| pair(&format!("{digit:02}").repeat(32)));
    assert!(others.into_iter().any(|other| other != pair(&two)));
}

/// A file without a seed is drawn by fresh chance, and the seed is told so that the draw can be proven later.
#[test]
fn without_a_seed_one_is_made_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(super::fixtures().join("friday.json")).unwrap();
    let text: String = text.lines().filter(|line| !line.contains("\"seed\"")).collect();
    std::fs::write(folder.path().join("x.json"), text).unwrap();
    let called = super::marshal_in(folder.path(), "pair x.json --json", "");
    assert_eq!(called.code, 0);
    let seed = called.err.split_whitespace().find(|word| word.trim_end_matches('.').len() == 64);
    let seed = seed.unwrap().trim_end_matches('.').to_owned();
    let verified = super::marshal_in(folder.path(), "verify x.json", "");
    assert_eq!(verified.code, 1);
    assert_eq!(super::marshal_in(folder.path(), &format!("pair x.json --json --seed {seed}"), "").code, 0);
}

#[test]
fn refusals_cite_their_clause_and_exit_with_1() {
    check("pair open-round.json", expect_file!["snapshots/refused.en.txt"]);
    check("pair open-round.json --lang pl --json", expect_file!["snapshots/refused.pl.txt"]);
    check("pair open-round.json --lang de", expect_file!["snapshots/refused.de.txt"]);
}

#[test]
fn a_record_that_was_made_up_is_not_proven() {
    check("verify friday.json", expect_file!["snapshots/verify-fails.en.txt"]);
    check("verify friday.json --lang pl", expect_file!["snapshots/verify-fails.pl.txt"]);
    let verified: serde_json::Value =
        serde_json::from_str(&marshal("verify friday.json --json --lang de").out).unwrap();
    assert_eq!(verified["holds"], false);
}

#[test]
fn who_may_do_what() {
    check("rights", expect_file!["snapshots/rights.en.txt"]);
    assert!(marshal("rights --json").out.contains("\"open_to\""));
    for language in ["pl", "de"] {
        assert!(!marshal(&format!("rights --lang {language}")).out.contains('‹'));
    }
}

#[test]
fn simulation_is_the_same_for_the_same_seed() {
    let arguments = "simulate --regulation l5r-2.3 --players 9 --runs 8 --compare basic,custom:3+2";
    check(arguments, expect_file!["snapshots/simulate.en.txt"]);
    let json = |seed: u32| marshal(&format!("{arguments} --json --seed {seed}")).out;
    assert_eq!(json(7), json(7));
    assert_ne!(json(7), json(8));
    let told: serde_json::Value = serde_json::from_str(&json(7)).unwrap();
    assert_eq!(told["structures"][0]["finished"], 8);
}

#[test]
fn simulation_works_for_every_pack_or_says_why_not() {
    for pack in regulations::packs() {
        let called = marshal(&format!("simulate --regulation {} --players 8 --runs 4 --json", pack.id));
        let told: serde_json::Value = serde_json::from_str(&called.out).unwrap();
        assert_eq!(told["structures"][0]["finished"], 4, "{}", pack.id);
    }
    let folder = tempfile::tempdir().unwrap();
    let own = "id = \"own\"\nextends = \"epic\"\ntitle = \"Own\"\n".to_owned()
        + &["goals", "concession", "decision", "tiebreak"].map(only_drawn).concat();
    std::fs::write(folder.path().join("own.toml"), own).unwrap();
    let called = super::marshal_in(folder.path(), "simulate --pack own.toml --players 8 --runs 4", "");
    assert_ne!(called.code, 0, "{}", called.out);
    assert!(called.err.contains("own cannot be simulated"), "{}", called.err);
}

/// An ending of a pack in which every game is drawn.
fn only_drawn(ending: &str) -> String {
    format!("[[endings]]\nid = \"{ending}\"\ngives = [{{ ended = [\"play\"], results = [\"drawn\"] }}]\n")
}

#[test]
fn exports_go_out_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(super::fixtures().join("friday.json"), folder.path().join("f.json")).unwrap();
    let call = |arguments: &str| super::marshal_in(folder.path(), arguments, "");
    let points = |file: &str| {
        let rows: Vec<serde_json::Value> =
            serde_json::from_str(&call(&format!("standings {file} --json")).out).unwrap();
        let mut points: Vec<(String, u64)> = rows
            .iter()
            .map(|row| (row["name"].as_str().unwrap().to_owned(), row["points"].as_u64().unwrap()))
            .collect();
        points.sort();
        points
    };
    let before = points("f.json");
    assert_eq!(call("export f.json --to nrtm -o n.json").code, 0);
    assert_eq!(call("import n.json --structure custom:3+4 -o back.json").code, 0);
    assert_eq!(points("back.json"), before);
    let trf = call("export f.json --to trf");
    assert!(trf.out.contains("Łucja") && trf.err.contains("modified"), "{}{}", trf.out, trf.err);
    std::fs::write(folder.path().join("t.trf"), trf.out).unwrap();
    assert_eq!(call("import t.trf -o t.json").code, 0);
    assert_eq!(points("t.json").len(), before.len());
    assert_eq!(call("export f.json --to csv -o f.csv").code, 0);
    assert_eq!(call("import f.csv -o players.json").code, 0);
    assert_eq!(call("pair players.json --json").code, 0);
}

#[test]
fn completions_and_bench_answer() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(marshal(&format!("completions {shell}")).out.contains("standings"));
    }
    let measured = marshal("bench --most 64 --json");
    assert_eq!(measured.code, 0);
    assert!(measured.out.contains("growth_percent"));
}

#[test]
fn help_speaks_the_readers_language() {
    expect![[r"Poprowadź cały turniej"]]
        .assert_eq(&marshal("run --help --lang pl").out[.."Poprowadź cały turniej".len()]);
    assert!(marshal("--help --lang de").out.contains("Rangliste"));
}
