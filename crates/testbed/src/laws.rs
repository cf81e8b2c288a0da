//! The laws every rulebook keeps, whatever it is about. A test drives a rulebook through [`Watched::give`] with all it can think of,
//! sense and nonsense; each step is held against the laws, and the whole story once more at the end.

use std::fmt::Debug;

use rulebook::{Cites, Dice, Rulebook};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A rulebook under watch, with the facts it has told so far.
#[derive(Debug)]
pub struct Watched<R: Rulebook> {
    start: R,
    now: R,
    facts: Vec<R::Fact>,
    /// How many commands were refused.
    refused: usize,
}

impl<R> Watched<R>
where
    R: Rulebook + PartialEq + Debug,
    R::Fact: Clone + PartialEq + Debug + Serialize + DeserializeOwned,
    R::Refusal: PartialEq + Debug,
{
    /// Watches a rulebook from that state on.
    pub fn from(start: R) -> Watched<R> {
        Watched { now: start.clone(), start, facts: Vec::new(), refused: 0 }
    }

    /// The rulebook as it stands.
    pub fn now(&self) -> &R {
        &self.now
    }

    /// Everything told since the start.
    pub fn facts(&self) -> &[R::Fact] {
        &self.facts
    }

    /// How many commands were refused.
    pub fn refused(&self) -> usize {
        self.refused
    }

    /// Gives a command and applies what follows from it.
    ///
    /// # Panics
    /// If a law of [`decided`] is broken.
    pub fn give(&mut self, command: &R::Command, dice: &Dice) -> Result<Vec<R::Fact>, R::Refusal> {
        let answer = decided(&self.now, command, dice, R::eq);
        match &answer {
            Ok(facts) => {
                for fact in facts {
                    self.now.apply(fact);
                }
                self.facts.extend(facts.iter().cloned());
            }
            Err(_) => self.refused += 1,
        }
        answer
    }

    /// Tells the story again from the facts as they are stored.
    ///
    /// # Panics
    /// If the facts alone do not lead to the same state.
    pub fn tell_again(&self) {
        told_again(&self.start, &self.facts, &self.now, R::eq);
    }
}

/// What a rulebook answers, held against the laws of deciding; `same` says whether two states are one.
///
/// # Panics
/// If deciding changes anything, if the same question has two answers, or if a refusal has no clause or words.
pub fn decided<R>(
    book: &R,
    command: &R::Command,
    dice: &Dice,
    same: fn(&R, &R) -> bool,
) -> Result<Vec<R::Fact>, R::Refusal>
where
    R: Rulebook,
    R::Fact: PartialEq + Debug,
    R::Refusal: PartialEq + Debug,
{
    let before = book.clone();
    let answer = book.decide(command, dice);
    assert_eq!(answer, book.decide(command, dice), "the same question has the same answer");
    assert!(same(book, &before), "deciding changes nothing");
    match &answer {
        Ok(facts) => assert!(!facts.is_empty(), "what is allowed leaves a trace"),
        Err(refusal) => assert!(!refusal.saying().key.is_empty() && !refusal.clause().document().is_empty()),
    }
    answer
}

/// Facts, stored and read again, lead from the start to where they led.
///
/// # Panics
/// If the facts do not come back as they were, or do not lead to the same state.
pub fn told_again<R>(start: &R, facts: &[R::Fact], now: &R, same: fn(&R, &R) -> bool)
where
    R: Rulebook,
    R::Fact: PartialEq + Debug + Serialize + DeserializeOwned,
{
    let stored = serde_json::to_string(facts).expect("facts can be stored");
    let read: Vec<R::Fact> = serde_json::from_str(&stored).expect("stored facts can be read");
    assert_eq!(read, facts, "facts come back as they were stored");
    let mut again = start.clone();
    for fact in &read {
        again.apply(fact);
    }
    assert!(same(&again, now), "the facts alone lead to the same state");
}
