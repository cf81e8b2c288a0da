//! `marshal run`: a whole tournament at the desk, from empty to champion.
//!
//! Every accepted step is saved before it is acknowledged: the file is written anew beside the old one and takes its place,
//! so a break at any moment leaves the last whole state. The file holds the history and the secret seed. Here, and only
//! here, the system's clock is read.
#![allow(clippy::unnecessary_wraps)] // all words of a session have one shape

mod found;
mod input;
mod judges;
mod people;
mod refereed;
mod results;
mod rounds;
mod show;
mod words;

use std::path::PathBuf;

use rulebook::{Dice, Rulebook, Saying, say};
use tournament::{Actor, Command, Fact, Moment, PersonId, Refusal, Tournament, Wish};

use super::{Source, in_file, last_moment};
use crate::console::{Answer, Console, Exit, Failure, read, write};
use input::{Answered, Completion, Input};

#[derive(Debug, clap::Args)]
pub(crate) struct Run {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    keep_going: bool,
}

/// Why a command of the session did not come to its end.
#[derive(Debug)]
enum Stop {
    /// It cannot be done; the session goes on.
    Failure(Failure),
    /// The person changed his or her mind; the session goes on.
    Cancelled,
    /// No more input; the session ends.
    End,
}

type Done<T = ()> = Result<T, Stop>;

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Failure(Failure::refused(&refusal))
    }
}

/// A tournament being run.
#[derive(Debug)]
struct Session<'a> {
    console: &'a Console,
    input: Input,
    path: PathBuf,
    tournament: Tournament,
    history: Vec<Fact>,
    dice: Dice,
    /// What the file holds, to notice when somebody else writes it.
    saved: Option<String>,
    /// How many steps each command took, so that one `undo` takes back one command.
    steps: Vec<usize>,
    /// Whether to go on after something went wrong, and what went wrong so far.
    keep_going: bool,
    went_wrong: bool,
}

pub(crate) fn run(asked: Run, console: &Console) -> Answer {
    if asked.source.file.exists() {
        return resumed(&asked, console)?.go();
    }
    match found::found(&asked, console) {
        Ok(session) => session.go(),
        Err(Stop::Failure(failure)) => Err(failure),
        Err(Stop::Cancelled | Stop::End) => Ok(Exit::Done),
    }
}

fn resumed<'a>(asked: &Run, console: &'a Console) -> Result<Session<'a>, Failure> {
    let text = read(&asked.source.file)?;
    let opened = asked.source.open(None)?;
    if !opened.has_seed {
        return Err(in_file(&asked.source.file, say!("run-no-seed")));
    }
    let session = Session {
        console,
        input: Input::new(console),
        path: asked.source.file.clone(),
        tournament: opened.tournament,
        history: opened.facts,
        dice: opened.dice,
        saved: Some(text),
        steps: Vec::new(),
        keep_going: asked.keep_going,
        went_wrong: false,
    };
    session.tell(&say!("run-resumed", name = session.tournament.name()));
    session.show_state();
    Ok(session)
}

impl Session<'_> {
    /// Takes commands until there are no more.
    fn go(mut self) -> Answer {
        self.tell(&say!("run-welcome"));
        while let Some(line) = self.input.command(&self.prompt(), self.completion()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let Some(known) = words::named(word) else {
                if self.goes_wrong(&Failure::new(say!("run-unknown-word", word = word))) {
                    continue;
                }
                break;
            };
            if known.word == words::QUIT {
                break;
            }
            let taken = self.taken();
            match (known.act)(&mut self, rest.trim()) {
                Ok(()) => {}
                Err(Stop::Failure(failure)) => {
                    if !self.goes_wrong(&failure) {
                        break;
                    }
                }
                Err(Stop::Cancelled) => {
                    self.tell(&say!("run-cancelled"));
                    // In a pipe nobody changes his or her mind: an answer was missing.
                    self.went_wrong |= !self.input.is_terminal();
                    if self.went_wrong && !self.goes_on() {
                        break;
                    }
                }
                Err(Stop::End) => break,
            }
            let taken = self.taken().saturating_sub(taken);
            if taken > 0 {
                self.steps.push(taken);
            }
        }
        self.tell(&say!("run-goodbye", path = self.path.display().to_string()));
        Ok(if self.went_wrong && !self.input.is_terminal() { Exit::No } else { Exit::Done })
    }

    /// Says what went wrong, and whether the session goes on: always for a person, in a pipe only if that was asked for.
    fn goes_wrong(&mut self, failure: &Failure) -> bool {
        self.console.report(failure);
        self.went_wrong = true;
        self.goes_on()
    }

    fn goes_on(&self) -> bool {
        self.keep_going || self.input.is_terminal()
    }

    /// Does it as the organizer.
    fn organizer(&mut self, wish: Wish) -> Done<Vec<Fact>> {
        self.step(Actor::Person(self.tournament.organizer()), wish)
    }

    /// Does it as that player.
    fn as_player(&mut self, player: PersonId, wish: Wish) -> Done<Vec<Fact>> {
        self.step(Actor::Person(player), wish)
    }

    /// One step: decided by the rulebook, saved, and only then true.
    fn step(&mut self, by: Actor, wish: Wish) -> Done<Vec<Fact>> {
        let mut answers = self.all_at_once(by, [|_: &Tournament| wish])?;
        Ok(answers.pop().ok_or(Stop::Cancelled)??)
    }

    /// Many steps, each decided by the rulebook on its own, saved together, and only then true.
    fn all_at_once<W: FnOnce(&Tournament) -> Wish>(
        &mut self,
        by: Actor,
        wishes: impl IntoIterator<Item = W>,
    ) -> Done<Vec<Result<Vec<Fact>, Refusal>>> {
        let at = self.now();
        let mut tournament = self.tournament.clone();
        let before = self.history.len();
        let mut answers = Vec::new();
        for wish in wishes {
            let wish = wish(&tournament);
            // Only whoever says that the clock was wrong may speak of an earlier moment.
            let at = if matches!(wish, Wish::SetClock { .. }) { clock() } else { at };
            let answer = tournament.decide(&Command { by, at, wish }, &self.dice);
            for fact in answer.iter().flatten() {
                tournament.apply(fact);
                self.history.push(fact.clone());
            }
            answers.push(answer);
        }
        if self.history.len() > before {
            let history = std::mem::take(&mut self.history);
            let saved = self.save(&tournament, &history);
            self.history = history;
            if let Err(stop) = saved {
                self.history.truncate(before);
                return Err(stop);
            }
        }
        self.tournament = tournament;
        Ok(answers)
    }

    fn save(&mut self, tournament: &Tournament, history: &[Fact]) -> Done {
        let on_disk = self.path.exists().then(|| read(&self.path)).transpose()?;
        if on_disk != self.saved {
            return Err(in_file(&self.path, say!("run-changed-elsewhere")).into());
        }
        let text = tournament.record(Some(self.dice.seed().clone()), history).write();
        write(&self.path, &text)?;
        self.saved = Some(text);
        Ok(())
    }

    /// The moment of the system's clock; never before the last step, even if the clock was set back.
    fn now(&self) -> Moment {
        clock().max(last_moment(&self.history))
    }

    /// How many steps are in effect.
    fn taken(&self) -> usize {
        self.tournament.facts().filter(|fact| fact.is_step()).count()
    }

    fn tell(&self, saying: &Saying) {
        self.console.tell(saying);
    }

    /// Asks for a line. Empty input cancels the command.
    fn ask(&self, question: &Saying) -> Done<String> {
        match self.ask_or_empty(question)?.as_str() {
            "" => Err(Stop::Cancelled),
            line => Ok(line.to_owned()),
        }
    }

    fn ask_or_empty(&self, question: &Saying) -> Done<String> {
        let completion = Completion { words: self.names(), names: self.names() };
        match self.input.answer(self.console, &self.console.say(question), completion, words::is_command) {
            Answered::Line(line) => Ok(line),
            Answered::Command => Err(Stop::Cancelled),
            Answered::End => Err(Stop::End),
        }
    }

    /// Asks for yes or no; anything but yes is no.
    fn agrees(&self, question: &Saying) -> Done<bool> {
        let line = self.ask_or_empty(question)?.to_lowercase();
        Ok(["y", "yes", "t", "tak", "j", "ja"].contains(&line.as_str()))
    }

    fn completion(&self) -> Completion {
        let words = words::all().iter().map(|it| it.word.to_owned()).collect();
        Completion { words, names: self.names() }
    }

    fn names(&self) -> Vec<String> {
        self.tournament.players().map(|(_, person, _)| person.name.clone()).collect()
    }

    fn undo(&mut self, _: &str) -> Done {
        let count = self.steps.pop().unwrap_or(1);
        let reason = self.console.say(&say!("run-undo-reason"));
        for _ in 0..count {
            self.organizer(Wish::Undo { reason: reason.clone(), step: None })?;
        }
        self.tell(&say!("run-undone", steps = count));
        self.show_state();
        Ok(())
    }
}

/// The moment of the system's clock, whatever was stamped before.
fn clock() -> Moment {
    Moment(jiff::Timestamp::now().as_millisecond())
}
