//! `marshal conquest scenario`: several files at once, some of which cannot be used.

use super::marshal_in;

const HEAD: &str = "players: Tina = Captain Cato Sicarius; Chris = Nazdreg\nplanets: Plannum, Barlus\n";

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, rest: &str| {
        std::fs::write(folder.path().join(name), format!("title: {name}\n{HEAD}{rest}")).unwrap();
    };
    write("good.txt", "moves:\nexpect round 1\n");
    write("differs.txt", "moves:\nexpect round 2\n");
    write("board.txt", "training: maybe\nmoves:\n");
    write("move.txt", "moves:\nexpect round 3\nTina: fly\n");
    folder
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let folder = folder();
    let all = "conquest scenario --quiet board.txt missing.txt move.txt differs.txt good.txt";
    let called = marshal_in(folder.path(), all, "");
    assert_eq!(called.code, 2);
    let told = called.told();
    for part in ["line 4: “maybe”", "missing.txt", "line 5: “round 3”", "line 6: “fly”", "line 5: “round 2”"]
    {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(!called.out.contains("good.txt"), "{told}");
    assert!(called.err.contains("3 files have lines that cannot be used"), "{told}");
}

#[test]
fn for_machines_every_file_is_one_entry_of_a_list() {
    let folder = folder();
    let called =
        marshal_in(folder.path(), "conquest scenario --json board.txt missing.txt good.txt move.txt", "");
    assert_eq!(called.code, 2);
    let files: Vec<serde_json::Value> = serde_json::from_str(&called.out).unwrap();
    let good: Vec<bool> = files.iter().map(|file| file["good"].as_bool().unwrap()).collect();
    assert_eq!(good, [false, false, true, false]);
    assert_eq!(files[0]["unusable"][0]["line"], 4);
    assert!(files[1]["error"].as_str().unwrap().contains("missing.txt"));
    assert_eq!(files[3]["differed"].as_array().unwrap().len(), 1);
}

#[test]
fn what_differs_is_a_plain_no() {
    let folder = folder();
    let called = marshal_in(folder.path(), "conquest scenario differs.txt good.txt", "");
    assert_eq!((called.code, called.err.as_str()), (1, ""));
    assert!(called.out.contains("1 of 2 scenarios did not play as written."), "{}", called.out);
    assert_eq!(marshal_in(folder.path(), "conquest scenario good.txt", "").code, 0);
}
