//! The schema's versions, and the way from each to the next.
//!
//! Migrations run when a store is opened, all in one transaction: a store is at one version or at another, never between.
//! To add a table, write `migrations/sqlite/N-name.sql` and `migrations/postgres/N-name.sql`, name them in [`ALL`], and add
//! a dump of version N-1 to `tests/it/fixtures`. A released migration never changes.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, raw_sql};

use crate::setback::trouble;
use crate::trouble::{OpenError, Trouble};

/// One step of the schema, in the words of both databases.
#[derive(Debug)]
pub(crate) struct Migration {
    sqlite: &'static str,
    postgres: &'static str,
}

/// All steps; after the n-th the schema is at version n.
pub(crate) const ALL: &[Migration] = &[
    Migration {
        sqlite: include_str!("../migrations/sqlite/1-journal.sql"),
        postgres: include_str!("../migrations/postgres/1-journal.sql"),
    },
    Migration {
        sqlite: include_str!("../migrations/sqlite/2-access.sql"),
        postgres: include_str!("../migrations/postgres/2-access.sql"),
    },
    Migration {
        sqlite: include_str!("../migrations/sqlite/3-api.sql"),
        postgres: include_str!("../migrations/postgres/3-api.sql"),
    },
    Migration {
        sqlite: include_str!("../migrations/sqlite/4-summary.sql"),
        postgres: include_str!("../migrations/postgres/4-summary.sql"),
    },
];

/// What is to be done to a store found at some version.
enum Way {
    Nothing,
    From(usize),
}

/// Takes the steps that are left, in the words of one database.
macro_rules! take_steps {
    ($transaction:ident, $all:expr, $done:expr, $words:ident) => {
        raw_sql("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL PRIMARY KEY)")
            .execute(&mut *$transaction)
            .await
            .map_err(trouble)?;
        for (step, migration) in (1_i64..).zip($all).skip($done) {
            raw_sql(migration.$words).execute(&mut *$transaction).await.map_err(trouble)?;
            let note = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(step);
            note.execute(&mut *$transaction).await.map_err(trouble)?;
        }
    };
}

/// Reads the version, given a query that counts the tables there are and those of them that are `schema_version`.
macro_rules! read_version {
    ($connection:ident, $count:expr, $place:expr) => {{
        let counted = sqlx::query_as($count).fetch_one(&mut *$connection).await.map_err(trouble)?;
        match counted {
            (0_i64, _) => Ok(None),
            (_, 0_i64) => Err(OpenError::Foreign { place: $place.to_owned() }),
            _ => {
                let newest = sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM schema_version");
                Ok(Some(newest.fetch_one($connection).await.map_err(trouble)?))
            }
        }
    }};
}

/// Brings a SQLite file to the newest version, or says why not.
pub(crate) async fn sqlite(
    connection: &mut SqliteConnection,
    all: &[Migration],
    writable: bool,
    place: &str,
) -> Result<(), OpenError> {
    let found = sqlite_version(connection, place).await?;
    if let Way::Nothing = way(found, all, writable, place)? {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(trouble)?;
    // Another process may have been faster.
    let found = sqlite_version(&mut transaction, place).await?;
    if let Way::From(done) = way(found, all, writable, place)? {
        take_steps!(transaction, all, done, sqlite);
    }
    Ok(transaction.commit().await.map_err(trouble)?)
}

/// Brings a PostgreSQL database to the newest version, or says why not.
pub(crate) async fn postgres(
    connection: &mut PgConnection,
    all: &[Migration],
    writable: bool,
    place: &str,
) -> Result<(), OpenError> {
    let found = postgres_version(connection, place).await?;
    if let Way::Nothing = way(found, all, writable, place)? {
        return Ok(());
    }
    let mut transaction = connection.begin().await.map_err(trouble)?;
    // Nodes that start together take turns.
    raw_sql("SELECT pg_advisory_xact_lock(7306000111)").execute(&mut *transaction).await.map_err(trouble)?;
    let found = postgres_version(&mut transaction, place).await?;
    if let Way::From(done) = way(found, all, writable, place)? {
        make_schema(&mut transaction).await.map_err(trouble)?;
        take_steps!(transaction, all, done, postgres);
    }
    Ok(transaction.commit().await.map_err(trouble)?)
}

/// Makes our schema, unless the server's owner has made it beforehand and so spared this account the right to.
async fn make_schema(connection: &mut PgConnection) -> sqlx::Result<()> {
    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM pg_namespace WHERE nspname = 'marshal'")
        .fetch_one(&mut *connection)
        .await?;
    if there == 0 {
        raw_sql("CREATE SCHEMA marshal").execute(connection).await?;
    }
    Ok(())
}

fn way(found: Option<i64>, all: &[Migration], writable: bool, place: &str) -> Result<Way, OpenError> {
    let known = all.len() as i64;
    match found {
        None if !writable => Err(OpenError::Missing { place: place.to_owned() }),
        None => Ok(Way::From(0)),
        Some(found) if found == known => Ok(Way::Nothing),
        Some(found) if found > known => Err(OpenError::Newer { found, known }),
        Some(found) if !writable => Err(OpenError::Older { found, known }),
        Some(found) => usize::try_from(found)
            .map(Way::From)
            .map_err(|_| Trouble::Damaged { why: format!("schema version {found}") }.into()),
    }
}

/// The version a file is at; none if there is nothing in it.
async fn sqlite_version(connection: &mut SqliteConnection, place: &str) -> Result<Option<i64>, OpenError> {
    let count = "SELECT count(*), coalesce(sum(name = 'schema_version'), 0) \
                 FROM sqlite_schema WHERE type = 'table'";
    read_version!(connection, count, place)
}

/// The version a database is at; none if our schema is not there or empty.
async fn postgres_version(connection: &mut PgConnection, place: &str) -> Result<Option<i64>, OpenError> {
    let count = "SELECT count(*), count(*) FILTER (WHERE tablename = 'schema_version') \
                 FROM pg_tables WHERE schemaname = 'marshal'";
    read_version!(connection, count, place)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Migration = Migration { sqlite: "CREATE TABLE a (x TEXT)", postgres: "" };
    const SECOND: Migration = Migration { sqlite: "CREATE TABLE b (x TEXT)", postgres: "" };
    const BROKEN: Migration = Migration { sqlite: "CREATE TABLE c (x TEXT); CREATE TABLE", postgres: "" };

    async fn blank() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.unwrap()
    }

    async fn version(connection: &mut SqliteConnection) -> Option<i64> {
        sqlite_version(connection, "here").await.unwrap()
    }

    #[tokio::test]
    async fn steps_run_once_and_in_order() {
        let mut file = blank().await;
        sqlite(&mut file, &[FIRST], true, "here").await.unwrap();
        assert_eq!(version(&mut file).await, Some(1));
        sqlite(&mut file, &[FIRST, SECOND], true, "here").await.unwrap();
        sqlite(&mut file, &[FIRST, SECOND], true, "here").await.unwrap();
        assert_eq!(version(&mut file).await, Some(2));
        raw_sql("SELECT x FROM a, b USING (x)").execute(&mut file).await.unwrap();
    }

    #[tokio::test]
    async fn a_step_that_fails_leaves_everything_as_it_was() {
        let mut file = blank().await;
        sqlite(&mut file, &[FIRST], true, "here").await.unwrap();
        assert!(sqlite(&mut file, &[FIRST, SECOND, BROKEN], true, "here").await.is_err());
        assert_eq!(version(&mut file).await, Some(1));
        sqlite(&mut file, &[FIRST, SECOND], true, "here").await.unwrap();
    }

    #[tokio::test]
    async fn newer_older_and_foreign_stores_are_refused() {
        let mut file = blank().await;
        assert_eq!(
            sqlite(&mut file, &[FIRST], false, "here").await,
            Err(OpenError::Missing { place: "here".into() })
        );
        sqlite(&mut file, &[FIRST, SECOND], true, "here").await.unwrap();
        assert_eq!(
            sqlite(&mut file, &[FIRST], true, "here").await,
            Err(OpenError::Newer { found: 2, known: 1 })
        );
        assert_eq!(
            sqlite(&mut file, &[FIRST, SECOND, BROKEN], false, "here").await,
            Err(OpenError::Older { found: 2, known: 3 })
        );
        let mut other = blank().await;
        raw_sql("CREATE TABLE recipes (x TEXT)").execute(&mut other).await.unwrap();
        assert_eq!(
            sqlite(&mut other, &[FIRST], true, "here").await,
            Err(OpenError::Foreign { place: "here".into() })
        );
    }
}
