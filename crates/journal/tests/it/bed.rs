//! A store to test on, of either kind, and the few words tests are written in.

use std::path::PathBuf;

use journal::{Change, Digest, Fact, Moment, Name, Options, Place, Record, Store, StreamId, Version};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tempfile::TempDir;
use testbed::{Database, Postgres};

/// An empty place for a store, with a way to get at its rows behind the journal's back.
pub(crate) struct Bed {
    kind: Kind,
    /// For files the test makes.
    pub(crate) folder: TempDir,
}

enum Kind {
    Sqlite(PathBuf),
    Postgres(Database),
}

/// Runs each test over both databases.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test($crate::bed::Bed::sqlite()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test($crate::bed::Bed::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_both;

impl Bed {
    pub(crate) fn sqlite() -> Bed {
        let folder = tempfile::tempdir().unwrap();
        Bed { kind: Kind::Sqlite(folder.path().join("marshal.db")), folder }
    }

    pub(crate) fn postgres() -> Bed {
        Bed::of(Postgres::shared().database())
    }

    pub(crate) fn of(database: Database) -> Bed {
        Bed { kind: Kind::Postgres(database), folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn address(&self) -> String {
        match &self.kind {
            Kind::Sqlite(path) => format!("sqlite:{}", path.display()),
            Kind::Postgres(database) => database.address(),
        }
    }

    pub(crate) fn place(&self) -> Place {
        self.address().parse().unwrap()
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.place(), &Options::default()).await.unwrap()
    }

    /// The bed, kept as long as the store on it.
    pub(crate) async fn open_kept(self) -> (Bed, Store) {
        let store = self.open().await;
        (self, store)
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self.kind, Kind::Sqlite(_))
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs SQL behind the journal's back. Both databases understand what the tests write.
    pub(crate) async fn tamper(&self, sql: &str) {
        match &self.kind {
            Kind::Sqlite(path) => {
                let address = format!("sqlite:{}", path.display());
                let mut connection = SqliteConnection::connect(&address).await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Kind::Postgres(database) => {
                database.execute(&format!("SET search_path TO marshal; {sql}"));
            }
        }
    }

    /// Loads a dump into the empty place.
    pub(crate) async fn load(&self, dump: &str) {
        match &self.kind {
            Kind::Sqlite(path) => {
                std::fs::write(path, "").unwrap();
                self.tamper(dump).await;
            }
            Kind::Postgres(database) => {
                let file = self.file("dump.sql");
                std::fs::write(&file, dump).unwrap();
                database.execute_file(&file);
            }
        }
    }
}

pub(crate) fn id(name: &str) -> StreamId {
    StreamId::new(name).unwrap()
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

pub(crate) fn moment(text: &str) -> Moment {
    Moment::new(text).unwrap()
}

/// A change of a tournament's stream by Ana; each fact is `{"n": number}`.
pub(crate) fn change(stream: &str, expected: u64, numbers: impl IntoIterator<Item = u64>) -> Change {
    Change {
        stream: id(stream),
        kind: name("tournament"),
        expected: Version(expected),
        who: name("Ana"),
        at: moment("2026-11-15T20:41:51Z"),
        facts: numbers.into_iter().map(|n| Fact::new("count", &format!("{{\"n\":{n}}}")).unwrap()).collect(),
    }
}

/// A store with one stream of that many records, counted from 1.
pub(crate) async fn counted(bed: &Bed, stream: &str, records: u64) -> Store {
    let store = bed.open().await;
    store.append(change(stream, 0, 1..=records)).await.unwrap();
    store
}

/// The numbers in a stream's records.
pub(crate) fn numbers(records: &[Record]) -> Vec<u64> {
    let number = |record: &Record| {
        let fact: serde_json::Value = serde_json::from_str(&record.body).unwrap();
        fact["n"].as_u64().unwrap()
    };
    records.iter().map(number).collect()
}

pub(crate) fn digest(secret: &str) -> Digest {
    Digest::of(secret.as_bytes())
}
