//! Where a session's lines come from: a person at a terminal, with completion, or a pipe.
//!
//! In a pipe every question is said aloud, and a line that is a command is never taken for an answer: it is kept and carried
//! out next. An answer that begins like a command is written in quotes.

use std::cell::RefCell;
use std::io::{BufRead, IsTerminal, stdin};

use inquire::autocompletion::{Autocomplete, Replacement};
use inquire::{CustomUserError, InquireError, Text};
use rulebook::say;

use crate::console::Console;

/// The lines of a session.
#[derive(Debug)]
pub(super) struct Input {
    terminal: bool,
    /// What the keys do, shown below the line.
    keys: String,
    /// A line that turned out to be a command when an answer was asked for.
    kept: RefCell<Option<String>>,
    /// The question that was said last, so that a list of a thousand names is asked for once.
    said: RefCell<String>,
}

/// What came in place of an answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// An answer; empty if none was given.
    Line(String),
    /// The next command: no answer was given.
    Command,
    /// The end of the input.
    End,
}

/// The words a line may begin with, and the names that may follow.
#[derive(Clone, Debug, Default)]
pub(super) struct Completion {
    pub(super) words: Vec<String>,
    pub(super) names: Vec<String>,
}

impl Input {
    pub(super) fn new(console: &Console) -> Input {
        let keys = console.say(&say!("run-prompt-help"));
        Input { terminal: stdin().is_terminal(), keys, kept: RefCell::default(), said: RefCell::default() }
    }

    /// Whether a person sits there, who sees what went wrong and goes on.
    pub(super) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// The next command.
    pub(super) fn command(&self, prompt: &str, completion: Completion) -> Option<String> {
        self.said.borrow_mut().clear();
        self.line(prompt, completion)
    }

    /// Asks a question. In a pipe it is said aloud, and a line that is a command is no answer to it.
    pub(super) fn answer(
        &self,
        console: &Console,
        question: &str,
        completion: Completion,
        is_command: impl Fn(&str) -> bool,
    ) -> Answered {
        if !self.terminal && *self.said.borrow() != question {
            console.line(question);
            question.clone_into(&mut self.said.borrow_mut());
        }
        match self.line(question, completion) {
            None => Answered::End,
            Some(line) if !self.terminal && is_command(line.trim()) => {
                *self.kept.borrow_mut() = Some(line);
                Answered::Command
            }
            Some(line) => Answered::Line(line.trim().trim_matches('"').to_owned()),
        }
    }

    /// The next line; `None` at the end, or when the person breaks off.
    fn line(&self, prompt: &str, completion: Completion) -> Option<String> {
        if self.terminal {
            let asked =
                Text::new(prompt).with_help_message(&self.keys).with_autocomplete(completion).prompt();
            return match asked {
                Ok(line) => Some(line),
                Err(InquireError::OperationCanceled) => Some(String::new()),
                Err(_) => None,
            };
        }
        if let Some(kept) = self.kept.borrow_mut().take() {
            return Some(kept);
        }
        let mut bytes = Vec::new();
        match stdin().lock().read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()),
        }
    }
}

impl Completion {
    /// Whole lines that the beginning could become.
    fn candidates(&self, input: &str) -> Vec<String> {
        let Some((before, last)) = input.rsplit_once([' ', ',']) else {
            let begins = |word: &&String| word.starts_with(input);
            return self.words.iter().filter(begins).cloned().collect();
        };
        let kept = &input[..=before.len()];
        let wanted = last.to_lowercase();
        let begins = |name: &&String| !wanted.is_empty() && name.to_lowercase().starts_with(&wanted);
        self.names.iter().filter(begins).map(|name| format!("{kept}{name}")).collect()
    }
}

impl Autocomplete for Completion {
    fn get_suggestions(&mut self, input: &str) -> Result<Vec<String>, CustomUserError> {
        let known = if input.is_empty() { Vec::new() } else { self.candidates(input) };
        Ok(known.into_iter().filter(|line| line != input).collect())
    }

    fn get_completion(
        &mut self,
        input: &str,
        highlighted: Option<String>,
    ) -> Result<Replacement, CustomUserError> {
        Ok(highlighted.or_else(|| self.candidates(input).into_iter().next()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_complete_first_and_names_after_them() {
        let names = ["Ana", "Bo", "Łucja"].map(str::to_owned).to_vec();
        let completion = Completion { words: ["draw", "drop"].map(str::to_owned).to_vec(), names };
        assert_eq!(completion.candidates("dr"), ["draw", "drop"]);
        assert_eq!(completion.candidates("drop a"), ["drop Ana"]);
        assert_eq!(completion.candidates("swap Ana,łu"), ["swap Ana,Łucja"]);
        assert!(completion.candidates("drop ").is_empty());
        assert!(completion.candidates("drop ż").is_empty());
    }
}
