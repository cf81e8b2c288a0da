//! A command given to a table, and what is said when it is not carried out.

use conquest::Game;
use conquest::game::{By, Command, Moment, Refusal, Wish};
use rooms::{Room, Setback, Terms};
use web::{Problem, clock};

pub(crate) async fn give(room: &Room<Game>, by: By, wish: Wish) -> Result<(), Problem> {
    let command = |_: &Game| Command { by, at: Moment(clock::now()), wish: wish.clone() };
    room.command(&Terms::default(), command).await.map(|_| ()).map_err(problem)
}

pub(crate) fn refused(refusal: &Refusal) -> Problem {
    Problem::refused(refusal)
}

/// What is said when a room does not do what was wanted.
pub(crate) fn problem(setback: Setback<Refusal>) -> Problem {
    match setback {
        Setback::Refused(refusal) => refused(&refusal),
        Setback::Unknown => Problem::not_found(),
        Setback::Trouble(trouble) => trouble.into(),
        Setback::Damaged(why) => Problem::internal(why),
        Setback::Crowded | Setback::NoRandomness | Setback::Moved { .. } | Setback::AnsweredBefore => {
            Problem::internal("a table could not be reached".to_owned())
        }
    }
}
