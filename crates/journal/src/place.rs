//! Where a journal lives: `sqlite:PATH` or `postgres://…`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::trouble::OpenError;

/// The place of a store, read from a text. Shown, it never shows a password.
#[derive(Clone)]
pub struct Place(pub(crate) Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for Place {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Place, OpenError> {
        let refused = || OpenError::NoPlace { read: without_password(text) };
        if let Some(path) = text.strip_prefix("sqlite:") {
            // `sqlite:///var/x.db`, as other tools write it, is the file /var/x.db.
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path.starts_with(':') || path.contains('\0') {
                return Err(refused());
            }
            return Ok(Place(Kind::Sqlite(path.into())));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let options = text.parse().map_err(|_| refused())?;
            return Ok(Place(Kind::Postgres(Box::new(options))));
        }
        Err(refused())
    }
}

impl Place {
    /// The SQLite file at that path.
    pub fn file(path: impl Into<PathBuf>) -> Place {
        Place(Kind::Sqlite(path.into()))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Sqlite(path) => write!(out, "sqlite:{}", path.display()),
            Kind::Postgres(options) => {
                let database = options.get_database().unwrap_or_else(|| options.get_username());
                match options.get_socket() {
                    Some(socket) => write!(out, "postgres://{}/{database}", socket.display()),
                    None => {
                        write!(out, "postgres://{}:{}/{database}", options.get_host(), options.get_port())
                    }
                }
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// A text that may be a database's address, without what may be its password.
fn without_password(text: &str) -> String {
    let start = text.find("://").map_or(0, |at| at + 3);
    match (text[start..].find(':'), text[start..].rfind('@')) {
        (Some(colon), Some(at)) if colon < at => {
            format!("{}:…{}", &text[..start + colon], &text[start + at..])
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_or_a_server() {
        let shown = |text: &str| text.parse::<Place>().unwrap().to_string();
        assert_eq!(shown("sqlite:marshal.db"), "sqlite:marshal.db");
        assert_eq!(shown("sqlite:///var/marshal.db"), "sqlite:/var/marshal.db");
        assert_eq!(shown("postgres://ana:secret@db.example:5433/hall"), "postgres://db.example:5433/hall");
        assert_eq!(shown("postgres:///hall?host=/run/pg&user=ana"), "postgres:///run/pg/hall");
    }

    #[test]
    fn no_place_is_refused_without_showing_a_password() {
        for text in ["", "marshal.db", "sqlite:", "sqlite::memory:", "mysql://x/y", "postgres://%zz@:x:/"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
        let refused = "mysql://ana:se:cr@et@host/db".parse::<Place>().unwrap_err();
        assert_eq!(refused, OpenError::NoPlace { read: "mysql://ana:…@host/db".into() });
    }
}
