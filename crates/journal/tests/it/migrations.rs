//! Stores written by every released version are opened, brought up to date and go on.

use journal::access::Account;
use journal::{OpenError, Options, Store, Version};

use crate::bed::{Bed, change, counted, id, moment, numbers, on_both};

on_both!(
    every_released_version_opens_and_goes_on,
    a_newer_schema_is_refused,
    an_older_schema_is_not_changed_by_looking
);

const KNOWN: i64 = 4;

/// Dumps of stores as each version left them: streams `a` (three records) and `b` (one).
fn fixtures(bed: &Bed) -> [&'static str; 3] {
    if bed.is_sqlite() {
        [
            include_str!("fixtures/sqlite-1.sql"),
            include_str!("fixtures/sqlite-2.sql"),
            include_str!("fixtures/sqlite-3.sql"),
        ]
    } else {
        [
            include_str!("fixtures/postgres-1.sql"),
            include_str!("fixtures/postgres-2.sql"),
            include_str!("fixtures/postgres-3.sql"),
        ]
    }
}

fn fresh(bed: &Bed) -> Bed {
    if bed.is_sqlite() { Bed::sqlite() } else { Bed::postgres() }
}

async fn every_released_version_opens_and_goes_on(bed: Bed) {
    for dump in fixtures(&bed) {
        let bed = fresh(&bed);
        bed.load(dump).await;
        let store = bed.open().await;
        assert!(store.verify_all().await.unwrap().is_clean());
        assert_eq!(numbers(&store.read(&id("a"), Version(1)).await.unwrap()), [1, 2, 3]);
        assert_eq!(store.append(change("a", 3, [4])).await, Ok(Version(4)));
        let bo = Account::new("2", "Bo", "$argon2id$…", &moment("2026-11-15T12:00:00Z"));
        store.add_account(&bo).await.unwrap();
        store.close().await;
        // A second start finds nothing left to do.
        let store = bed.open().await;
        assert!(store.verify_all().await.unwrap().is_clean());
        assert_eq!(store.account("2").await.unwrap(), Some(bo));
    }
}

async fn a_newer_schema_is_refused(bed: Bed) {
    counted(&bed, "t", 1).await.close().await;
    bed.tamper("INSERT INTO schema_version (version) VALUES (99)").await;
    for options in [Options::default(), Options::reading()] {
        let refused = Store::open(&bed.place(), &options).await.unwrap_err();
        assert_eq!(refused, OpenError::Newer { found: 99, known: KNOWN });
    }
}

async fn an_older_schema_is_not_changed_by_looking(bed: Bed) {
    bed.load(fixtures(&bed)[0]).await;
    let refused = Store::open(&bed.place(), &Options::reading()).await.unwrap_err();
    assert_eq!(refused, OpenError::Older { found: 1, known: KNOWN });
}

/// Writes the fixtures of the newest version anew: for whoever adds the next one.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes the fixtures of the newest schema; run it before adding a migration"]
async fn write_fixtures() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/fixtures");
    let database = testbed::Postgres::shared().database();
    let bed = Bed::sqlite();
    for place in [database.address().parse().unwrap(), bed.place()] {
        let store = Store::open(&place, &Options::default()).await.unwrap();
        store.append(change("a", 0, [1, 2, 3])).await.unwrap();
        store.append(change("b", 0, [1])).await.unwrap();
        let noon = moment("2026-11-15T12:00:00Z");
        store.add_account(&Account::new("1", "Ana", "$argon2id$…", &noon)).await.unwrap();
        store.close().await;
    }
    // Lines for `psql` alone differ from run to run.
    let dump = database.dump();
    let lines: Vec<&str> = dump.lines().filter(|line| !line.starts_with('\\')).collect();
    std::fs::write(format!("{folder}/postgres-{KNOWN}.sql"), lines.join("\n") + "\n").unwrap();
    let dump =
        std::process::Command::new("sqlite3").arg(bed.file("marshal.db")).arg(".dump").output().unwrap();
    std::fs::write(format!("{folder}/sqlite-{KNOWN}.sql"), dump.stdout).unwrap();
}
