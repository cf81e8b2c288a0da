//! Whom a session, a link or a token stands for.

/// The cookie of an account's session.
pub(crate) const ACCOUNT_COOKIE: &str = "marshal";

/// Whom a session stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An account of this server.
    Account(String),
    /// Somebody of a room, by the number that person has there.
    Person {
        /// The room's code.
        code: String,
        /// The person's number.
        person: u32,
    },
}

impl Subject {
    /// Somebody of a room.
    pub fn person(code: &str, person: impl Into<u32>) -> Subject {
        Subject::Person { code: code.to_owned(), person: person.into() }
    }

    /// As it is stored.
    pub fn text(&self) -> String {
        match self {
            Subject::Account(id) => format!("account:{id}"),
            Subject::Person { code, person } => format!("person:{code}:{person}"),
        }
    }

    /// As it was stored.
    pub fn read(text: &str) -> Option<Subject> {
        if let Some(id) = text.strip_prefix("account:") {
            return Some(Subject::Account(id.to_owned()));
        }
        let (code, person) = text.strip_prefix("person:")?.rsplit_once(':')?;
        Some(Subject::Person { code: code.to_owned(), person: person.parse().ok()? })
    }

    pub(crate) fn cookie(&self) -> String {
        match self {
            Subject::Account(_) => ACCOUNT_COOKIE.to_owned(),
            Subject::Person { code, .. } => person_cookie(code),
        }
    }
}

/// The cookie of somebody's session in a room.
pub(crate) fn person_cookie(code: &str) -> String {
    format!("{PERSON_COOKIE}{code}")
}

/// What every such cookie begins with.
pub(crate) const PERSON_COOKIE: &str = "m_";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_survive_being_written() {
        for subject in [Subject::Account("a1".into()), Subject::person("K7Q:2M", 12_u32)] {
            assert_eq!(Subject::read(&subject.text()), Some(subject));
        }
        for text in ["", "person:", "person:ABC", "person:ABC:x", "somebody"] {
            assert_eq!(Subject::read(text), None, "{text}");
        }
    }
}
