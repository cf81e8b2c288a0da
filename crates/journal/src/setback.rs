//! What the drivers' errors mean, in the same words for both databases.

use sqlx::error::DatabaseError;

use crate::trouble::Trouble;

/// What a driver's error means.
pub(crate) fn trouble(error: sqlx::Error) -> Trouble {
    let why = error.to_string();
    match error {
        sqlx::Error::Database(error) => of_database(error.as_ref(), why),
        sqlx::Error::PoolClosed => Trouble::Closed,
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed => Trouble::Away { why },
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::ColumnNotFound(_) => {
            Trouble::Damaged { why }
        }
        _ => Trouble::Other { why },
    }
}

/// Why a batch was not stored.
#[derive(Debug)]
pub(crate) enum Setback {
    /// Another writer was faster; the same batch can be decided again on what it left.
    Overtaken { why: String },
    /// The database.
    Trouble(Trouble),
}

impl Setback {
    /// What an error while confirming means: unless the database said a clear no, nobody knows.
    pub(crate) fn at_commit(error: sqlx::Error) -> Setback {
        match Setback::from(error) {
            Setback::Trouble(Trouble::Away { why } | Trouble::Other { why }) => {
                Setback::Trouble(Trouble::Unsure { why })
            }
            clear => clear,
        }
    }
}

impl From<sqlx::Error> for Setback {
    fn from(error: sqlx::Error) -> Setback {
        let overtaken = error.as_database_error().is_some_and(|error| {
            error.is_unique_violation() || matches!(error.code().as_deref(), Some("40001" | "40P01"))
        });
        if overtaken {
            Setback::Overtaken { why: error.to_string() }
        } else {
            Setback::Trouble(trouble(error))
        }
    }
}

fn of_database(error: &dyn DatabaseError, why: String) -> Trouble {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some() {
        of_postgres(&code, why)
    } else {
        of_sqlite(&code, why)
    }
}

/// Whether SQLite says that somebody else has the file.
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .and_then(DatabaseError::code)
        .is_some_and(|code| matches!(primary(&code), 5 | 6))
}

/// Extended result codes of SQLite carry the primary one in their lowest byte.
fn primary(code: &str) -> u32 {
    code.parse::<u32>().unwrap_or(0) & 0xff
}

fn of_sqlite(code: &str, why: String) -> Trouble {
    match primary(code) {
        13 => Trouble::Full,
        8 => Trouble::ReadOnly,
        5 | 6 => Trouble::Busy,
        3 | 23 => Trouble::Denied { why },
        10 | 14 => Trouble::Away { why },
        11 | 26 => Trouble::Damaged { why },
        1 if why.contains("no such ") => Trouble::Damaged { why },
        _ => Trouble::Other { why },
    }
}

fn of_postgres(code: &str, why: String) -> Trouble {
    match code {
        "53100" => Trouble::Full,
        "25006" => Trouble::ReadOnly,
        "42501" => Trouble::Denied { why },
        "55P03" => Trouble::Busy,
        "53300" | "57P01" | "57P02" | "57P03" | "57P05" | "58030" => Trouble::Away { why },
        "42P01" | "42703" | "3F000" | "XX001" | "XX002" => Trouble::Damaged { why },
        code if code.starts_with("08") || code.starts_with("25P") => Trouble::Away { why },
        code if code.starts_with("28") => Trouble::Denied { why },
        _ => Trouble::Other { why },
    }
}
