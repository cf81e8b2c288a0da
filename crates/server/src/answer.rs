//! Problems of the tournament's pages and API.

pub(crate) use web::{Problem, ProblemBody};

/// A deck list that may not be seen now.
pub(crate) fn hidden_list(tournament: &tournament::Tournament, hidden: tournament::Hidden) -> Problem {
    let problem = Problem::forbidden(hidden.saying());
    Problem { clause: hidden.clause(tournament), ..problem }
}
