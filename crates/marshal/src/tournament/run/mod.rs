//! `marshal run`: a whole tournament at the desk, from empty to champion.
//!
//! Every accepted step is saved before it is acknowledged: the file is written anew beside the old one and takes its place,
//! so a break at any moment leaves the last whole state. The file holds the history and the secret seed. Here, and only
//! here, the system's clock is read.
#![allow(clippy::unnecessary_wraps)] // all words of a session have one shape

mod found;
mod input;
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
use input::{Completion, Input};

#[derive(Debug, clap::Args)]
pub(crate) struct Run {
    #[command(flatten)]
    source: Source,
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
    };
    session.tell(&say!("run-resumed", name = session.tournament.name()));
    session.show_state();
    Ok(session)
}

impl Session<'_> {
    /// Takes commands until there are no more.
    fn go(mut self) -> Answer {
        self.tell(&say!("run-welcome"));
        while let Some(line) = self.input.line(&self.prompt(), self.completion()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let Some(known) = words::named(word) else {
                self.console.report(&Failure::new(say!("run-unknown-word", word = word)));
                continue;
            };
            if known.word == words::QUIT {
                break;
            }
            let taken = self.taken();
            match (known.act)(&mut self, rest.trim()) {
                Ok(()) => {}
                Err(Stop::Failure(failure)) => self.console.report(&failure),
                Err(Stop::Cancelled) => self.tell(&say!("run-cancelled")),
                Err(Stop::End) => break,
            }
            let taken = self.taken().saturating_sub(taken);
            if taken > 0 {
                self.steps.push(taken);
            }
        }
        self.tell(&say!("run-goodbye", path = self.path.display().to_string()));
        Ok(Exit::Done)
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
        let facts = self.tournament.decide(&Command { by, at: self.now(), wish }, &self.dice)?;
        let mut tournament = self.tournament.clone();
        for fact in &facts {
            tournament.apply(fact);
        }
        let mut history = self.history.clone();
        history.extend(facts.iter().cloned());
        self.save(&tournament, &history)?;
        self.tournament = tournament;
        self.history = history;
        Ok(facts)
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
        Moment(jiff::Timestamp::now().as_millisecond()).max(last_moment(&self.history))
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
        let line = self.input.line(&self.console.say(question), completion).ok_or(Stop::End)?;
        Ok(line.trim().to_owned())
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
