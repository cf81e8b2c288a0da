//! Problems of the tournament's pages and API.

pub(crate) use web::{Problem, ProblemBody};

/// Stored JSON that cannot be read. Where it breaks is told, nothing of it: an error goes to the log, and the journal holds
/// secrets.
pub(crate) fn unreadable(error: &serde_json::Error) -> Problem {
    let (what, line, column) = (error.classify(), error.line(), error.column());
    Problem::internal(format!("what is stored cannot be read: {what:?} at {line}:{column}"))
}

/// A deck list that may not be seen now.
pub(crate) fn hidden_list(tournament: &tournament::Tournament, hidden: tournament::Hidden) -> Problem {
    let problem = Problem::forbidden(hidden.saying());
    Problem { clause: hidden.clause(tournament), ..problem }
}
