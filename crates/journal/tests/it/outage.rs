//! The database full, read-only or away: a clear answer, nothing lost, and on it goes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use journal::{AppendError, Change, Digest, Fact, OpenError, Options, Place, Store, Trouble, Version};
use testbed::Postgres;

use crate::bed::{Bed, change, counted, id, numbers};

fn impatient() -> Options {
    Options { patience: Duration::from_millis(500), ..Options::default() }
}

/// A change of one fact of that many bytes, which no database can make smaller.
fn heavy(stream: &str, expected: u64, bytes: usize) -> Change {
    let noise: String = (0..=bytes as u64 / 64).map(|n| Digest::of(&n.to_be_bytes()).to_string()).collect();
    let fact = Fact::new("heavy", &format!("\"{}\"", &noise[..bytes])).unwrap();
    Change { facts: vec![fact], ..change(stream, expected, []) }
}

/// Appends until it is refused; gives the version reached and the refusal.
async fn fill(store: &Store, bytes: usize) -> (Version, AppendError) {
    let mut version = Version::NONE;
    loop {
        match store.append(heavy("t", version.0, bytes)).await {
            Ok(reached) => version = reached,
            Err(error) => return (version, error),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_at_its_limit_says_full_and_goes_on_with_a_larger_one() {
    let bed = Bed::sqlite();
    let limited = Options { most_bytes: Some(1024 * 1024), ..Options::default() };
    let store = Store::open(&bed.place(), &limited).await.unwrap();
    let (version, error) = fill(&store, 20_000).await;
    assert_eq!(error, AppendError::Trouble(Trouble::Full));
    assert!(version > Version(20));
    // Full for one is not full for all: a small fact may still fit, and reading goes on.
    assert_eq!(store.read(&id("t"), Version(1)).await.unwrap().len() as u64, version.0);
    assert!(store.verify_all().await.unwrap().is_clean());
    store.close().await;

    let store = bed.open().await;
    assert_eq!(store.append(heavy("t", version.0, 20_000)).await, Ok(version.next()));
    assert!(store.verify_all().await.unwrap().is_clean());
}

/// A batch that does not fit does not take down those that do.
#[tokio::test(flavor = "multi_thread")]
async fn an_append_too_large_for_the_room_left_is_refused_alone() {
    let bed = Bed::sqlite();
    let limited = Options { most_bytes: Some(1024 * 1024), ..Options::default() };
    let store = Store::open(&bed.place(), &limited).await.unwrap();
    let large =
        Change { facts: vec![heavy("large", 0, 900_000).facts.swap_remove(0); 3], ..heavy("large", 0, 1) };
    let mut tasks = vec![tokio::spawn({
        let store = store.clone();
        async move { store.append(large).await }
    })];
    for small in 0..20 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.append(change(&format!("s{small}"), 0, [1])).await }));
    }
    assert_eq!(tasks.remove(0).await.unwrap(), Err(AppendError::Trouble(Trouble::Full)));
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(Version(1)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_under_sqlite_says_full_and_goes_on_when_there_is_room() {
    let Some(disk) = Disk::of_megabytes(4) else { return };
    let place = Place::file(disk.0.join("marshal.db"));
    let store = Store::open(&place, &Options::default()).await.unwrap();
    let (version, error) = fill(&store, 50_000).await;
    assert_eq!(error, AppendError::Trouble(Trouble::Full));
    assert_eq!(store.read(&id("t"), Version(1)).await.unwrap().len() as u64, version.0);
    disk.remount("size=16m");
    assert_eq!(store.append(heavy("t", version.0, 50_000)).await, Ok(version.next()));
    assert!(store.verify_all().await.unwrap().is_clean());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_under_postgres_gives_a_clear_answer_and_goes_on_when_there_is_room() {
    let Some(disk) = Disk::of_megabytes(112) else { return };
    let server = Postgres::in_folder(&disk.0);
    let bed = Bed::of(server.database());
    let store = Store::open(&bed.place(), &impatient()).await.unwrap();
    let (version, error) = fill(&store, 900_000).await;
    // When its log has no room either, PostgreSQL itself goes down.
    let clear =
        matches!(error, AppendError::Trouble(Trouble::Full | Trouble::Away { .. } | Trouble::Unsure { .. }));
    assert!(clear, "{error}");
    disk.remount("size=400m");
    server.kill_if_running();
    server.start();
    let reached = again(&store, version).await;
    assert!(reached >= version, "{reached} {version}");
    assert_eq!(store.append(heavy("t", reached.0, 10)).await, Ok(reached.next()));
    assert!(store.verify_all().await.unwrap().is_clean());
    store.close().await;
}

/// The version a stream has once the server answers again.
async fn again(store: &Store, least: Version) -> Version {
    loop {
        if let Ok(stream) = store.stream(&id("t")).await {
            return stream.map_or(least, |stream| stream.version);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_says_its_disk_is_full_is_understood() {
    let bed = Bed::postgres();
    let store = counted(&bed, "t", 1).await;
    bed.tamper(
        "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
         CREATE TRIGGER no_room BEFORE INSERT ON record FOR EACH ROW EXECUTE FUNCTION no_room();",
    )
    .await;
    assert_eq!(store.append(change("t", 1, [2])).await, Err(AppendError::Trouble(Trouble::Full)));
    bed.tamper("DROP TRIGGER no_room ON record").await;
    assert_eq!(store.append(change("t", 1, [2])).await, Ok(Version(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_sqlite_file_can_be_read_and_says_so_when_written() {
    let Some(disk) = Disk::of_megabytes(4) else { return };
    let path = disk.0.join("marshal.db");
    let place = Place::file(&path);
    let store = Store::open(&place, &Options::default()).await.unwrap();
    store.append(change("t", 0, [1, 2])).await.unwrap();
    store.close().await;
    disk.remount("ro");

    let refused = Store::open(&place, &Options::default()).await.unwrap_err();
    assert_eq!(refused, OpenError::Trouble(Trouble::ReadOnly));
    let store = Store::open(&place, &Options::reading()).await.unwrap();
    assert_eq!(numbers(&store.read(&id("t"), Version(1)).await.unwrap()), [1, 2]);
    assert!(store.verify_all().await.unwrap().is_clean());
    assert_eq!(store.append(change("t", 2, [3])).await, Err(AppendError::Trouble(Trouble::ReadOnly)));
    store.close().await;

    disk.remount("rw");
    let store = Store::open(&place, &Options::default()).await.unwrap();
    assert_eq!(store.append(change("t", 2, [3])).await, Ok(Version(3)));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_opened_for_reading_is_not_written() {
    for bed in [Bed::sqlite(), Bed::postgres()] {
        assert!(matches!(
            Store::open(&bed.place(), &Options::reading()).await,
            Err(OpenError::Missing { .. })
        ));
        let writing = counted(&bed, "t", 2).await;
        let reading = Store::open(&bed.place(), &Options::reading()).await.unwrap();
        let refused = reading.append(change("t", 2, [3])).await;
        assert_eq!(refused, Err(AppendError::Trouble(Trouble::ReadOnly)));
        writing.append(change("t", 2, [3])).await.unwrap();
        assert_eq!(numbers(&reading.read(&id("t"), Version(1)).await.unwrap()), [1, 2, 3]);
    }
}

/// A server that died leaves its last records in the log beside the file; looking finds them there.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_process_left_in_the_log_is_read_without_writing() {
    let bed = Bed::sqlite();
    let _alive = counted(&bed, "t", 3).await;
    let copy = bed.file("copy.db");
    std::fs::copy(bed.file("marshal.db"), &copy).unwrap();
    std::fs::copy(bed.file("marshal.db-wal"), bed.file("copy.db-wal")).unwrap();
    let before = std::fs::read(&copy).unwrap();
    let store = Store::open(&Place::file(&copy), &Options::reading()).await.unwrap();
    assert_eq!(numbers(&store.read(&id("t"), Version(1)).await.unwrap()), [1, 2, 3]);
    assert!(store.verify_all().await.unwrap().is_clean());
    store.close().await;
    assert_eq!(std::fs::read(&copy).unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_becomes_read_only_says_so_and_goes_on_afterwards() {
    let server = Postgres::private();
    let database = server.database();
    let place: Place = database.address().parse().unwrap();
    let store = Store::open(&place, &impatient()).await.unwrap();
    store.append(change("t", 0, [1])).await.unwrap();
    let set = |to: &str| {
        database.execute(&format!("ALTER SYSTEM SET default_transaction_read_only = {to}"));
        database.execute("SELECT pg_reload_conf()");
        while database.execute("SHOW default_transaction_read_only") != to {}
    };
    set("on");
    // A running connection takes the setting in between two statements.
    let mut version = Version(1);
    let refused = loop {
        match store.append(change("t", version.0, [2])).await {
            Ok(reached) => version = reached,
            Err(error) => break error,
        }
    };
    assert_eq!(refused, AppendError::Trouble(Trouble::ReadOnly));
    assert_eq!(store.read(&id("t"), Version(1)).await.unwrap().len() as u64, version.0);
    set("off");
    while store.append(change("t", version.0, [2])).await.is_err() {}
    assert!(store.verify_all().await.unwrap().is_clean());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_goes_away_is_waited_for_and_found_again() {
    let server = Postgres::private();
    let bed = Bed::of(server.database());
    let store = Store::open(&bed.place(), &impatient()).await.unwrap();
    store.append(change("t", 0, [1, 2])).await.unwrap();

    server.stop();
    assert!(matches!(
        store.append(change("t", 2, [3])).await,
        Err(AppendError::Trouble(Trouble::Away { .. }))
    ));
    assert!(matches!(store.read(&id("t"), Version(1)).await, Err(Trouble::Away { .. })));
    let opening = Store::open(&bed.place(), &impatient()).await;
    assert!(matches!(opening, Err(OpenError::Trouble(Trouble::Away { .. }))), "{opening:?}");

    server.start();
    let reached = again(&store, Version(2)).await;
    assert_eq!(reached, Version(2));
    assert_eq!(store.append(change("t", 2, [3])).await, Ok(Version(3)));
    assert!(store.verify_all().await.unwrap().is_clean());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_that_was_moved_away_is_not_written_into_nowhere() {
    let bed = Bed::sqlite();
    let store = counted(&bed, "t", 2).await;
    let (path, elsewhere) = (bed.file("marshal.db"), bed.file("elsewhere.db"));
    std::fs::rename(&path, &elsewhere).unwrap();
    let refused = store.append(change("t", 2, [3])).await;
    assert!(matches!(refused, Err(AppendError::Trouble(Trouble::Away { .. }))), "{refused:?}");
    std::fs::rename(&elsewhere, &path).unwrap();
    assert_eq!(store.append(change("t", 2, [3])).await, Ok(Version(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn places_that_are_no_store_are_refused_clearly() {
    let bed = Bed::sqlite();
    let foreign = bed.file("foreign.db");
    std::fs::write(
        &foreign,
        "this is not a database, not even a little one; it is long enough to look at".repeat(99),
    )
    .unwrap();
    let opened = Store::open(&Place::file(&foreign), &Options::default()).await;
    assert!(matches!(opened, Err(OpenError::Foreign { .. })), "{opened:?}");
    let nowhere = Store::open(&Place::file("/nonexistent/folder/x.db"), &Options::default()).await;
    assert!(matches!(nowhere, Err(OpenError::Trouble(Trouble::Away { .. }))), "{nowhere:?}");
    let missing = Options { create: false, ..Options::default() };
    let opened = Store::open(&Place::file(bed.file("none.db")), &missing).await;
    assert!(matches!(opened, Err(OpenError::Missing { .. })));
    assert!(!bed.file("none.db").exists());
    let address = Bed::postgres().address().replace("test_", "no_such_");
    let opened = Store::open(&address.parse().unwrap(), &Options::default()).await;
    assert!(matches!(opened, Err(OpenError::Missing { .. })), "{opened:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_promises_nothing_is_refused() {
    let server = Postgres::private();
    let database = server.database();
    database.execute("ALTER SYSTEM SET fsync = off");
    database.execute("SELECT pg_reload_conf()");
    while database.execute("SHOW fsync") != "off" {}
    let opened = Store::open(&database.address().parse().unwrap(), &Options::default()).await;
    assert_eq!(opened.unwrap_err(), OpenError::NotDurable);
}

/// A small disk of memory; only root can make one, and not everywhere.
struct Disk(PathBuf);

impl Disk {
    fn of_megabytes(size: u32) -> Option<Disk> {
        let folder = tempfile::Builder::new().prefix("marshal-disk-").tempdir().unwrap().keep();
        let options = format!("size={size}m,mode=0755");
        let mounted = testbed::is_root() && mount(&["-t", "tmpfs", "-o", &options, "marshal-test"], &folder);
        if !mounted {
            std::fs::remove_dir(&folder).unwrap();
            eprintln!("skipped: mounting a small disk is not allowed here");
            return None;
        }
        Some(Disk(folder))
    }

    fn remount(&self, options: &str) {
        assert!(mount(&["-o", &format!("remount,{options}")], &self.0), "remount {options}");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily, for whoever still has a file open; what cannot be cleaned here is gone with the next start.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn mount(arguments: &[&str], folder: &Path) -> bool {
    Command::new("mount").args(arguments).arg(folder).status().is_ok_and(|status| status.success())
}
