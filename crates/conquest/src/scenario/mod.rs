//! Worked examples as text files: a board, moves and expectations. The format is described in `docs/conquest-scenarios.md`.

mod board;
mod moves;

use rulebook::{Clause, Saying, say};

use crate::answer::{Answer, Ask};
use crate::state::{Seat, State};

pub(crate) use board::Board;

/// The longest scenario file that is read, in lines.
pub const MOST_LINES: usize = 2_000;

/// What happened when a scenario was played.
#[derive(Clone, Debug)]
pub struct Report {
    /// The title.
    pub title: String,
    /// The clauses it shows.
    pub shows: Vec<Clause>,
    /// What happened, line by line.
    pub trace: Vec<Saying>,
    /// What differed; empty when everything was as expected.
    pub differed: Vec<Saying>,
}

/// A line that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Line number, from 1.
    pub line: usize,
    /// What is wrong, and what would be accepted.
    pub why: Saying,
}

impl BadLine {
    fn new(line: usize, why: Saying) -> BadLine {
        BadLine { line, why }
    }

    /// As something to be told to a person.
    pub fn saying(&self) -> Saying {
        say!("conquest-scenario-line", line = self.line, why = self.why.clone())
    }
}

/// Plays a scenario.
pub fn play(text: &str) -> Result<Report, BadLine> {
    if text.lines().count() > MOST_LINES {
        return Err(BadLine::new(MOST_LINES + 1, say!("conquest-scenario-too-long", most = MOST_LINES)));
    }
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty());
    let board = Board::read(&mut lines)?;
    let mut table = Table {
        report: Report {
            title: board.title.clone(),
            shows: board.shows.clone(),
            trace: Vec::new(),
            differed: Vec::new(),
        },
        names: board.names.clone(),
        state: board.set_up(),
    };
    for (line, text) in lines {
        table.step(line, text)?;
    }
    Ok(table.report)
}

/// The position a board describes, before any move.
#[cfg(test)]
pub(crate) fn board(text: &str) -> State {
    let mut lines = text.lines().chain(["moves:"]).enumerate().map(|(at, line)| (at + 1, line.trim()));
    Board::read(&mut lines).expect("a board").set_up()
}

/// A game at a scenario's table, with names for the seats.
struct Table {
    report: Report,
    names: [String; 2],
    state: State,
}

impl Table {
    fn step(&mut self, line: usize, text: &str) -> Result<(), BadLine> {
        if let Some(wanted) = text.strip_prefix("expect ") {
            return self.expect(line, wanted.trim());
        }
        if let Some(refused) = text.strip_prefix("refused ") {
            return self.refused(line, refused);
        }
        if text == "settle" {
            while self.pass_by() {}
            return Ok(());
        }
        let (seat, verb) = self.mover(line, text)?;
        let (first, second) = match verb.split_once(" against ") {
            Some((first, second)) => (first, Some(format!("against {second}"))),
            None => (verb, None),
        };
        self.make(line, seat, first)?;
        match second {
            // With a single possible defender the game does not ask.
            Some(second) if self.state.ask == Ask::Defender => self.make(line, seat, &second),
            _ => Ok(()),
        }
    }

    fn mover<'a>(&self, line: usize, text: &'a str) -> Result<(Seat, &'a str), BadLine> {
        let wrong = || {
            let names = self.names.to_vec();
            BadLine::new(line, say!("conquest-scenario-mover", read = text, names = names))
        };
        let (name, verb) = text.split_once(':').ok_or_else(wrong)?;
        let seat = self.seat(name.trim()).ok_or_else(wrong)?;
        Ok((seat, verb.trim()))
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.names[*seat as usize].eq_ignore_ascii_case(name))
    }

    /// Makes a move, passing by windows in which it cannot be made.
    fn make(&mut self, line: usize, seat: Seat, verb: &str) -> Result<(), BadLine> {
        let mut legal = Vec::new();
        loop {
            let meant = self.meant(line, seat, verb)?;
            self.state.legal(seat, &mut legal);
            if let Some(answer) = meant.into_iter().find(|answer| legal.contains(answer)) {
                self.state.advance(seat, answer);
                let name = self.names[seat as usize].clone();
                self.report.trace.push(say!("conquest-trace-move", name = name, text = verb));
                return Ok(());
            }
            if !self.pass_by() {
                let asked = self.state.to_answer();
                let who = asked.map_or_else(String::new, |seat| self.names[seat as usize].clone());
                let mut options = Vec::new();
                if let Some(seat) = asked {
                    self.state.legal(seat, &mut options);
                }
                let options: Vec<String> = options.iter().take(24).map(|it| self.told(*it)).collect();
                return Err(BadLine::new(
                    line,
                    say!("conquest-scenario-not-now", read = verb, who = who, options = options),
                ));
            }
        }
    }

    /// Passes a window, an answer, a shield, a withdrawal or a Mobile move that the scenario does not mention.
    fn pass_by(&mut self) -> bool {
        let optional = matches!(
            self.state.ask,
            Ask::Window | Ask::Answers | Ask::Shield { .. } | Ask::Withdraw | Ask::Mobile
        );
        let Some(seat) = self.state.to_answer().filter(|_| optional) else { return false };
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        if !legal.contains(&Answer::Pass) {
            return false;
        }
        self.state.advance(seat, Answer::Pass);
        let name = self.names[seat as usize].clone();
        self.report.trace.push(say!("conquest-trace-pass", name = name));
        true
    }

    fn refused(&mut self, line: usize, text: &str) -> Result<(), BadLine> {
        let (text, clause) = match text.rsplit_once(" by ") {
            Some((text, clause)) => (text, Some(clause.trim())),
            None => (text, None),
        };
        let (seat, verb) = self.mover(line, text.trim())?;
        let meant = self.meant(line, seat, verb)?;
        let mut trial = self.state;
        let refusal = meant.into_iter().find_map(|answer| trial.apply(seat, answer).err());
        let cited = refusal.map(|why| rulebook::Cites::clause(&why).to_string());
        match (&cited, clause) {
            (Some(cited), Some(clause)) if cited != clause => {
                self.differs(line, text, clause.to_owned(), cited.clone());
            }
            (None, _) => self.differs(line, text, clause.unwrap_or("").to_owned(), String::new()),
            (Some(cited), _) => {
                self.report.trace.push(say!("conquest-trace-refused", text = text, clause = cited));
            }
        }
        Ok(())
    }

    fn expect(&mut self, line: usize, wanted: &str) -> Result<(), BadLine> {
        let (what, value) = self.observed(line, wanted)?;
        if what == value {
            self.report.trace.push(say!("conquest-trace-expected", text = wanted));
        } else {
            self.differs(line, wanted, what, value);
        }
        Ok(())
    }

    fn differs(&mut self, line: usize, text: &str, wanted: String, got: String) {
        let saying = say!("conquest-trace-differs", line = line, text = text, wanted = wanted, got = got);
        self.report.trace.push(saying.clone());
        self.report.differed.push(saying);
    }
}
