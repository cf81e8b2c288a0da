//! Export, import, backup and restore.

use std::path::Path;

use expect_test::expect;
use journal::access::{Account, Capability, Seat, Session, Token};
use journal::portable::{FileFault, Refused, Why};
use journal::{Change, Intake, Store, TransferError, Version};

use crate::bed::{Bed, change, counted, digest, id, moment, name, numbers, on_both};

on_both!(
    a_history_goes_out_and_comes_back_the_same,
    a_backup_of_a_running_store_is_one_moment_of_it,
    a_backup_carries_everything_to_an_empty_store,
    restoring_twice_or_half_changes_nothing,
    what_differs_is_refused_and_left_alone,
    a_damaged_stream_is_restored_up_to_the_damage,
    a_missing_stream_cannot_be_exported,
);

async fn exported(store: &Store, stream: &str) -> String {
    let mut out = Vec::new();
    store.export(&id(stream), &mut out).await.unwrap();
    String::from_utf8(out).unwrap()
}

/// A bed of the other kind: what leaves SQLite comes into PostgreSQL and the other way round.
fn other(bed: &Bed) -> Bed {
    if bed.is_sqlite() { Bed::postgres() } else { Bed::sqlite() }
}

async fn a_history_goes_out_and_comes_back_the_same(bed: Bed) {
    let store = counted(&bed, "t", 1_200).await;
    let file = bed.file("t.jsonl");
    let text = exported(&store, "t").await;
    std::fs::write(&file, &text).unwrap();

    let (_bed, there) = other(&bed).open_kept().await;
    let intake = there.import(&file).await.unwrap();
    assert_eq!(intake, Intake { streams: 1, records: 1_200, added: 1_200, refused: vec![] });
    assert_eq!(exported(&there, "t").await, text);
    assert!(there.verify_all().await.unwrap().is_clean());
    assert_eq!(there.append(change("t", 1_200, [1])).await, Ok(Version(1_201)));
}

async fn a_backup_of_a_running_store_is_one_moment_of_it(bed: Bed) {
    let store = counted(&bed, "t0", 1).await;
    let writing = {
        let store = store.clone();
        tokio::spawn(async move {
            // Both streams always have the same version.
            for version in 0..300 {
                let both = vec![change("a", version, [version]), change("b", version, [version])];
                store.append_all(both).await.unwrap();
            }
        })
    };
    let mut backups = 0;
    while !writing.is_finished() || backups == 0 {
        let file = bed.file("backup");
        store.backup(&file).await.unwrap();
        backups += 1;
        let lines = std::fs::read_to_string(&file).unwrap();
        let version = |stream: &str| {
            let line =
                lines.lines().find(|line| line.contains(&format!("{{\"stream\":{{\"id\":\"{stream}\"")))?;
            serde_json::from_str::<serde_json::Value>(line).unwrap()["stream"]["version"].as_u64()
        };
        assert_eq!(version("a"), version("b"));
    }
    writing.await.unwrap();
}

async fn a_backup_carries_everything_to_an_empty_store(bed: Bed) {
    let store = bed.open().await;
    fill(&store).await;
    let file = bed.file("backup");
    assert_eq!(store.backup(&file).await.unwrap(), (3, 9));

    let (other_bed, there) = other(&bed).open_kept().await;
    let intake = there.restore(&file).await.unwrap();
    assert_eq!(intake, Intake { streams: 3, records: 9, added: 9, refused: vec![] });
    let again = other_bed.file("backup");
    there.backup(&again).await.unwrap();
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&again).unwrap());
    assert_eq!(there.account_named("Ana").await.unwrap(), store.account_named("Ana").await.unwrap());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

async fn fill(store: &Store) {
    let noon = moment("2026-11-15T12:00:00Z");
    store.append(change("a", 0, 1..=5)).await.unwrap();
    store.append(Change { who: name("Bo"), ..change("a", 5, [6]) }).await.unwrap();
    store.append(Change { kind: name("game"), ..change("g \"ż\"", 0, [1, 2]) }).await.unwrap();
    store.append(change("z", 0, [1])).await.unwrap();
    store.add_account(&Account::new("1", "Ana", "$argon2id$…", &noon)).await.unwrap();
    let link = Capability::new(digest("link"), "player", "p1", &noon).about("a").giving("player");
    store.add_capability(&link).await.unwrap();
    store.add_session(&Session::new(digest("session"), "1", &noon, &noon)).await.unwrap();
    store.add_token(&Token::new("k", digest("token"), "account:1", "Robot", "read", &noon)).await.unwrap();
    let seat = Seat { account: "1".into(), stream: "a".into(), subject: "person:a:0".into() };
    store.add_seat(&seat).await.unwrap();
}

async fn restoring_twice_or_half_changes_nothing(bed: Bed) {
    let store = bed.open().await;
    fill(&store).await;
    let file = bed.file("backup");
    store.backup(&file).await.unwrap();
    let again = store.restore(&file).await.unwrap();
    assert_eq!(again, Intake { streams: 3, records: 9, added: 0, refused: vec![] });

    // A store that has the first half of a stream gets the other half.
    let (_bed, half) = other(&bed).open_kept().await;
    half.append(change("a", 0, 1..=3)).await.unwrap();
    let intake = half.restore(&file).await.unwrap();
    assert_eq!((intake.added, intake.is_complete()), (6, true));
    assert!(half.verify_all().await.unwrap().is_clean());

    // A store that has gone on keeps what it has.
    store.append(change("a", 6, [7])).await.unwrap();
    assert_eq!(store.restore(&file).await.unwrap().added, 0);
    assert_eq!(numbers(&store.read(&id("a"), Version(6)).await.unwrap()), [6, 7]);
}

async fn what_differs_is_refused_and_left_alone(bed: Bed) {
    let store = bed.open().await;
    fill(&store).await;
    let file = bed.file("backup");
    store.backup(&file).await.unwrap();
    let (_bed, there) = other(&bed).open_kept().await;
    there.append(change("a", 0, [1, 2, 99, 4])).await.unwrap();
    there.append(change("g \"ż\"", 0, [1])).await.unwrap();
    let intake = there.restore(&file).await.unwrap();
    let refused = |stream: &str, line, version| Refused {
        stream: stream.into(),
        line,
        why: Why::Diverged { version: Version(version) },
    };
    assert_eq!(intake.refused, [refused("a", 8, 3), refused("g \"ż\"", 11, 1)]);
    assert_eq!(numbers(&there.read(&id("a"), Version(1)).await.unwrap()), [1, 2, 99, 4]);
    assert_eq!(numbers(&there.read(&id("z"), Version(1)).await.unwrap()), [1]);
    assert!(there.verify_all().await.unwrap().is_clean());
}

async fn a_damaged_stream_is_restored_up_to_the_damage(bed: Bed) {
    let store = bed.open().await;
    fill(&store).await;
    bed.tamper("UPDATE record SET body = 'no json,\ntwo lines' WHERE stream = 'a' AND version = 4").await;
    let file = bed.file("backup");
    store.backup(&file).await.unwrap();
    let (_bed, there) = other(&bed).open_kept().await;
    let intake = there.restore(&file).await.unwrap();
    let broken = Refused { stream: "a".into(), line: 6, why: Why::Broken { version: Version(4) } };
    assert_eq!((intake.added, intake.refused), (6, vec![broken]));
    assert_eq!(numbers(&there.read(&id("a"), Version(1)).await.unwrap()), [1, 2, 3]);
}

async fn a_missing_stream_cannot_be_exported(bed: Bed) {
    let store = bed.open().await;
    let missing = store.export(&id("nobody"), &mut tokio::io::sink()).await;
    assert_eq!(missing, Err(TransferError::NoStream { stream: id("nobody") }));
    let unwritable = store.backup(Path::new("/nonexistent/backup")).await;
    assert!(matches!(unwritable, Err(TransferError::Io { .. })));
    assert!(matches!(store.restore(Path::new("/nonexistent/x")).await, Err(TransferError::Io { .. })));
}

#[tokio::test]
async fn a_file_reads_like_this() {
    let bed = Bed::sqlite();
    let store = counted(&bed, "t", 2).await;
    expect![[r#"
        {"format":"marshal.history/1"}
        {"stream":{"id":"t","kind":"tournament","version":2,"head":"b8b2dd11e2ba03550f2c434021252b4a03b217b9cadc73a9d8fd78fde88acfa0"}}
        {"record":{"version":1,"kind":"count","who":"Ana","at":"2026-11-15T20:41:51Z","fact":{"n":1},"before":"0000000000000000000000000000000000000000000000000000000000000000","hash":"a11093f1ce94f30b671c13b806b2f9c8c192038d00d5eebb12b3917aee165a5e"}}
        {"record":{"version":2,"kind":"count","who":"Ana","at":"2026-11-15T20:41:51Z","fact":{"n":2},"before":"a11093f1ce94f30b671c13b806b2f9c8c192038d00d5eebb12b3917aee165a5e","hash":"b8b2dd11e2ba03550f2c434021252b4a03b217b9cadc73a9d8fd78fde88acfa0"}}
        {"end":{"streams":1,"records":2,"sha256":"6524d292dcf7d99bc8e6801ffce29c2e62704ff0fc9cbb5b8d21c0e2dc307458"}}
    "#]]
    .assert_eq(&exported(&store, "t").await);
}

#[tokio::test]
async fn a_file_that_was_cut_or_changed_is_refused_before_anything_is_taken_in() {
    let bed = Bed::sqlite();
    let store = counted(&bed, "t", 3).await;
    let text = exported(&store, "t").await;
    let lines: Vec<&str> = text.lines().collect();
    let there_bed = Bed::sqlite();
    let there = there_bed.open().await;
    let check = async |content: &[u8]| {
        let file = bed.file("bad");
        std::fs::write(&file, content).unwrap();
        let Err(TransferError::File(error)) = there.import(&file).await else {
            panic!("{content:?} was taken in")
        };
        assert!(there.streams(None).await.unwrap().is_empty());
        (error.line, error.fault)
    };
    assert_eq!(check(lines[..5].join("\n").as_bytes()).await, (5, FileFault::Cut));
    assert_eq!(check((lines[..5].join("\n") + "\n").as_bytes()).await, (6, FileFault::Cut));
    assert_eq!(check(&text.as_bytes()[..text.len() - 1]).await, (6, FileFault::Cut));
    assert_eq!(check(text.replace("{\"n\":2}", "{\"n\":7}").as_bytes()).await, (6, FileFault::Altered));
    assert_eq!(
        check([&lines[..2], &lines[3..], &[""]].concat().join("\n").as_bytes()).await,
        (5, FileFault::Altered)
    );
    assert_eq!(check((text.clone() + "{}\n").as_bytes()).await, (7, FileFault::Beyond));
    let expected = "marshal.history/1";
    assert_eq!(check(b"").await, (1, FileFault::OtherFormat { expected }));
    assert_eq!(check(b"{\"format\":\"marshal.backup/1\"}\n").await, (1, FileFault::OtherFormat { expected }));
    let format = lines[0];
    assert_eq!(check(format!("{format}\n{}\n", lines[2]).as_bytes()).await, (2, FileFault::OutOfPlace));
    for junk in ["junk", "{}", "[]", "{\"record\":{}}", "{\"stream\":{\"id\":7}}"] {
        let (line, fault) = check(format!("{format}\n{junk}\n").as_bytes()).await;
        assert!(line == 2 && matches!(fault, FileFault::NotALine { .. }), "{junk}: {fault:?}");
    }
    let (line, fault) = check(&[format.as_bytes(), b"\n\xff\xfe\n"].concat()).await;
    assert!(line == 2 && matches!(fault, FileFault::NotALine { .. }), "{fault:?}");
    let long = format!("{format}\n\"{}\"\n", "x".repeat(9_000_000));
    assert!(matches!(check(long.as_bytes()).await, (2, FileFault::TooLong { .. })));
}

/// A file with a checksum of its own making is still held to the chain.
#[tokio::test]
async fn a_forged_file_with_a_right_checksum_is_refused_at_the_forged_record() {
    let bed = Bed::sqlite();
    let store = counted(&bed, "t", 3).await;
    let forged = exported(&store, "t").await.replace("{\"n\":2}", "{\"n\":7}");
    let end = forged.find("{\"end\"").unwrap();
    let sha = journal::Digest::of(&forged.as_bytes()[..end]);
    let forged =
        format!("{}{{\"end\":{{\"streams\":1,\"records\":3,\"sha256\":\"{sha}\"}}}}\n", &forged[..end]);
    let file = bed.file("forged");
    std::fs::write(&file, forged).unwrap();
    let there_bed = Bed::sqlite();
    let there = there_bed.open().await;
    let intake = there.import(&file).await.unwrap();
    let broken = Refused { stream: "t".into(), line: 4, why: Why::Broken { version: Version(2) } };
    assert_eq!((intake.added, intake.refused), (1, vec![broken]));
}

/// The file holds secret seeds: nobody but its owner reads it, nor what SQLite keeps beside it.
#[cfg(unix)]
#[tokio::test]
async fn a_sqlite_journal_is_readable_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("marshal.db");
    let place = journal::Place::file(&path);
    let modes = || {
        ["", "-wal", "-shm"].map(|suffix| {
            let file = format!("{}{suffix}", path.display());
            std::fs::metadata(file).unwrap().permissions().mode() & 0o777
        })
    };
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    assert_eq!(modes(), [0o600; 3]);
    store.close().await;
    // One that an earlier version left open to everybody is closed.
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    assert_eq!(modes(), [0o600; 3]);
    store.close().await;
}
