//! Input that cannot be used: always an answer with the place and what would be accepted, exit code 2, never a panic.

use expect_test::expect_file;

use super::marshal_in;

#[test]
fn what_is_wrong_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let good = std::fs::read_to_string(super::fixtures().join("friday.json")).unwrap();
    let write = |name: &str, text: &[u8]| std::fs::write(folder.path().join(name), text).unwrap();
    write("good.json", good.as_bytes());
    write("truncated.json", &good.as_bytes()[..good.len() / 2]);
    write("latin.json", b"{\"name\": \"\xa3ucja\"}");
    write("empty.json", b"");
    write("list.json", b"[1, 2]");
    write("deep.json", "[".repeat(200_000).as_bytes());
    write("field.json", good.replace("\"tier\"", "\"teir\"").as_bytes());
    write("pack.json", good.replace("conquest-1.2", "conquest-9").as_bytes());
    write("tier.json", good.replace("relaxed", "royal").as_bytes());
    write("twice.json", good.replace("{\"id\": \"b\"", "{\"id\": \"a\"").as_bytes());
    write("unknown.json", good.replace("[\"g\", \"d\"]", "[\"g\", \"z\"]").as_bytes());
    write("outcome.json", good.replace("\"modified_win\"", "\"draw\"").as_bytes());
    write("seed.json", good.replace("9f0000", "9fxyz0").as_bytes());
    write("own.toml", b"id = \"own\"\n");
    let calls = [
        "standings missing.json",
        "standings .",
        "standings truncated.json",
        "standings latin.json",
        "standings empty.json",
        "standings list.json",
        "standings deep.json",
        "standings field.json",
        "pair pack.json",
        "verify tier.json",
        "pair twice.json",
        "verify unknown.json",
        "standings outcome.json",
        "pair seed.json",
        "pair good.json --seed abc",
        "standings good.json --explain Zed",
        "standings good.json --after 9",
        "standings good.json --pack own.toml",
        "standings good.json --lang fr",
        "import missing.csv",
        "import empty.json",
        "import good.json --from xml",
        "import good.json --from nrtm",
        "import latin.json",
        "import good.json --regulation chess",
        "export good.json --to tome",
        "export good.json --to pdf",
        "simulate --players 0",
        "simulate --runs 0",
        "simulate --model strong",
        "simulate --structure best",
        "simulate --players 3 --runs 1",
        "run latin.json",
    ];
    let mut told = String::new();
    for call in calls {
        let called = marshal_in(folder.path(), call, "");
        assert_ne!(called.code, 0, "{call}");
        assert!(!called.err.contains("panicked"), "{call}: {}", called.err);
        told.extend(["$ marshal ", call, "\n", &called.told()]);
    }
    expect_file!["snapshots/bad-input.en.txt"].assert_eq(&told);
}

/// Every prefix of a good file is answered.
#[test]
fn a_file_cut_off_anywhere_is_answered() {
    let good = std::fs::read(super::fixtures().join("friday.json")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for length in (0..good.len()).step_by(97) {
        std::fs::write(folder.path().join("x.json"), &good[..length]).unwrap();
        let called = marshal_in(folder.path(), "verify x.json", "");
        assert_eq!(called.code, 2, "{length}: {}", called.err);
    }
}
