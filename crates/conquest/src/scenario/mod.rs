//! Worked examples as text files: a board, moves and expectations. The format is described in `docs/conquest-scenarios.md`.

mod board;
mod expect;
mod lay;
mod line;
mod moves;
mod named;
mod words;

use rulebook::{Cites, Clause, Saying, say};

use crate::answer::{Answer, Ask};
use crate::refusal::Illegal;
use crate::state::{ObjId, Seat, State};

pub(crate) use board::Board;
use expect::Finding;
use line::Line;

/// The longest scenario file that is read, in lines.
pub const MOST_LINES: usize = 2_000;
/// The longest line, in bytes: a deck of 50 different cards fits.
pub const MOST_BYTES_A_LINE: usize = 2_000;
/// How many possible moves a message names.
const MOST_OPTIONS: usize = 24;

/// What happened when a scenario was played.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The title.
    pub title: String,
    /// The clauses it shows, and where.
    pub shows: Vec<Shown>,
    /// What happened, line by line.
    pub trace: Vec<Saying>,
    /// What differed from what the scenario says.
    pub differed: Vec<Saying>,
    /// Lines that cannot be used. Those of the board keep the game from being played; a move that cannot be made ends it.
    pub unusable: Vec<BadLine>,
}

impl Report {
    /// Everything could be read and was as written.
    pub fn as_written(&self) -> bool {
        self.differed.is_empty() && self.unusable.is_empty()
    }
}

/// A clause, and the line that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Shown {
    /// Line number, from 1.
    pub line: usize,
    /// What it shows.
    pub clause: Clause,
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

/// Plays a scenario. Whatever the text, there is a report.
pub fn play(text: &str) -> Report {
    match played(text) {
        Ok(table) => table.report,
        Err(report) => report,
    }
}

/// The game as it stands after a scenario's last move; `None` if a line of it cannot be used.
pub fn position(text: &str) -> Option<State> {
    let table = played(text).ok()?;
    table.report.unusable.is_empty().then_some(table.state)
}

/// Plays a scenario to its end; what is wrong with a board that cannot be played.
fn played(text: &str) -> Result<Box<Table>, Report> {
    let mut report = Report::default();
    // Editors put a mark before the text, and tabs where spaces are meant.
    let text = &text.strip_prefix('\u{feff}').unwrap_or(text).replace('\t', " ");
    if text.lines().nth(MOST_LINES).is_some() {
        let why = say!("conquest-scenario-too-long", most = MOST_LINES);
        report.unusable.push(BadLine::new(MOST_LINES + 1, why));
        return Err(report);
    }
    if let Some(at) = text.lines().position(|line| line.len() > MOST_BYTES_A_LINE) {
        let why = say!("conquest-scenario-long-line", most = MOST_BYTES_A_LINE);
        report.unusable.push(BadLine::new(at + 1, why));
        return Err(report);
    }
    let mut lines = line::lines(text);
    let board = Board::read(&mut lines, &mut report.unusable);
    report.title.clone_from(&board.title);
    report.shows.clone_from(&board.shows);
    if !report.unusable.is_empty() {
        return Err(report);
    }
    let names = board.names.clone();
    let labels = board.labels.clone();
    let mut table = Table { report, names, labels, state: board.set_up(), against: None };
    for line in lines {
        if table.step(&line) == Next::Stop {
            break;
        }
    }
    Ok(Box::new(table))
}

/// The position a board describes, before any move.
#[cfg(test)]
pub(crate) fn board(text: &str) -> State {
    let text = format!("{text}\nmoves:");
    let mut unusable = Vec::new();
    let board = Board::read(&mut line::lines(&text), &mut unusable);
    assert_eq!(unusable, [], "a board");
    board.set_up()
}

/// A game at a scenario's table, with names for the seats and labels for cards.
#[derive(Clone)]
struct Table {
    report: Report,
    names: [String; 2],
    labels: Vec<(String, ObjId)>,
    state: State,
    /// Line, attacker and words of a defender that is still to be named.
    against: Option<(usize, Seat, String)>,
}

/// Whether the scenario can go on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Line,
    Stop,
}

impl Table {
    fn step(&mut self, line: &Line<'_>) -> Next {
        let shown = line.shown(&mut self.report.unusable);
        self.report.shows.extend(shown);
        if let Some(wanted) = line.text.strip_prefix("expect")
            && (wanted.is_empty() || wanted.starts_with(char::is_whitespace))
        {
            self.expect(line.number, wanted.trim());
            return Next::Line;
        }
        let done = if let Some(refused) = line.text.strip_prefix("refused ") {
            return self.refused(line.number, refused).map_or_else(|bad| self.note(bad), |()| Next::Line);
        } else if line.text == "settle" {
            self.settle();
            Ok(())
        } else {
            self.moves(line)
        };
        match done {
            Ok(()) => Next::Line,
            // What follows speaks of a game that did not happen.
            Err(bad) => {
                self.note(bad);
                Next::Stop
            }
        }
    }

    fn note(&mut self, bad: BadLine) -> Next {
        self.report.trace.push(bad.saying());
        self.report.unusable.push(bad);
        Next::Line
    }

    fn moves(&mut self, line: &Line<'_>) -> Result<(), BadLine> {
        let (seat, verb) = self.mover(line.number, line.text)?;
        let (first, second) = match verb.split_once(" against ") {
            Some((first, second)) => (first, Some(format!("against {second}"))),
            None => (verb, None),
        };
        if first.starts_with("attack") {
            self.against = None;
        }
        self.make(line.number, seat, first)?;
        if second.is_some() {
            self.against = second.map(|second| (line.number, seat, second));
        }
        self.follow()
    }

    /// Names the defender of the attack under way once the game asks: reactions to the attack come before, and with a
    /// single possible defender it does not ask.
    fn follow(&mut self) -> Result<(), BadLine> {
        if self.state.ask != Ask::Defender {
            return Ok(());
        }
        let Some((line, seat, against)) = self.against.take() else { return Ok(()) };
        self.make(line, seat, &against)
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
        Seat::BOTH.into_iter().find(|seat| self.name(*seat).eq_ignore_ascii_case(name))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat as usize]
    }

    /// Makes a move, passing by windows in which it cannot be made.
    fn make(&mut self, line: usize, seat: Seat, verb: &str) -> Result<(), BadLine> {
        let mut legal = Vec::new();
        loop {
            let meant = self.meant(line, seat, verb)?;
            self.state.legal(seat, &mut legal);
            // Giving up is always possible and never listed.
            let possible = |answer: &Answer| *answer == Answer::Concede || legal.contains(answer);
            if let Some(answer) = meant.into_iter().find(possible)
                && self.state.apply(seat, answer).is_ok()
            {
                let name = self.name(seat).to_owned();
                self.report.trace.push(say!("conquest-trace-move", name = name, text = verb));
                return self.follow();
            }
            if !self.pass_by() {
                return Err(BadLine::new(line, self.not_now(verb)));
            }
        }
    }

    /// Why a move cannot be made, and what could be done instead.
    fn not_now(&self, verb: &str) -> Saying {
        let Some(asked) = self.state.to_answer() else {
            return say!("conquest-scenario-over", read = verb);
        };
        let options = self.options(asked);
        say!("conquest-scenario-not-now", read = verb, who = self.name(asked), options = options)
    }

    /// What a player may answer, in the words of the format.
    fn options(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let mut options: Vec<String> = legal.into_iter().map(|answer| self.told(answer)).collect();
        options.dedup();
        options.truncate(MOST_OPTIONS);
        options
    }

    fn settle(&mut self) {
        while self.pass_by() {}
    }

    /// Passes a window, an answer, a shield, a withdrawal or a Mobile move that the scenario does not mention.
    fn pass_by(&mut self) -> bool {
        let optional = matches!(
            self.state.ask,
            Ask::Window | Ask::Answers | Ask::Shield { .. } | Ask::Withdraw | Ask::Mobile | Ask::Strike
        );
        let Some(seat) = self.state.to_answer().filter(|_| optional) else { return false };
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        if !legal.contains(&Answer::Pass) {
            return false;
        }
        self.state.advance(seat, Answer::Pass);
        let name = self.name(seat).to_owned();
        self.report.trace.push(say!("conquest-trace-pass", name = name));
        if let Err(bad) = self.follow() {
            self.note(bad);
        }
        true
    }

    /// A move that must be refused, however it is read.
    fn refused(&mut self, line: usize, text: &str) -> Result<(), BadLine> {
        let (text, clause) = match text.rsplit_once(" by ") {
            Some((text, clause)) => {
                let clause = clause.trim();
                let wrong = |_| BadLine::new(line, say!("conquest-scenario-clause", read = clause));
                (text.trim(), Some(clause.parse::<Clause>().map_err(wrong)?))
            }
            None => (text.trim(), None),
        };
        let (seat, verb) = self.mover(line, text)?;
        let meant = self.meant(line, seat, verb)?;
        let mut reasons = Vec::new();
        for answer in self.readings(seat, meant) {
            let mut trial = self.state;
            match trial.apply(seat, answer) {
                Ok(()) => {
                    let reading = self.told(answer);
                    let told = say!("conquest-trace-accepted", line = line, text = text, reading = reading);
                    self.differs(told);
                    return Ok(());
                }
                Err(why) => reasons.push(why),
            }
        }
        let cited = |why: &Illegal| Cites::clause(why);
        let first = reasons.first().copied();
        let other = reasons.iter().find(|why| clause.is_some_and(|clause| cited(why) != clause));
        if let (Some(clause), Some(other)) = (clause, other) {
            let got = cited(other).to_string();
            self.differs(say!(
                "conquest-trace-differs",
                line = line,
                text = text,
                wanted = clause.to_string(),
                got = got
            ));
        } else if let (None, Some(Illegal::NotAsked { .. })) = (clause, first) {
            // Whoever is not asked can do nothing: that shows nothing about the move.
            let told = self.not_asked(line, text, seat);
            self.differs(told);
        } else {
            let clause = first.map_or_else(String::new, |why| cited(&why).to_string());
            self.report.trace.push(say!("conquest-trace-refused", text = text, clause = clause));
        }
        Ok(())
    }

    fn expect(&mut self, line: usize, wanted: &str) {
        let (now, settled) = match wanted.strip_prefix("settled ") {
            Some(rest) => (rest.trim(), true),
            None => (wanted, false),
        };
        if settled {
            self.settle();
        }
        match self.found(line, now) {
            Err(bad) => {
                self.note(bad);
            }
            Ok(Finding::AsExpected) => {
                self.report.trace.push(say!("conquest-trace-expected", text = wanted));
            }
            Ok(Finding::Differs(told)) => {
                let told = if !settled && self.would_settle(line, now) {
                    say!("conquest-trace-settles", told = told)
                } else {
                    told
                };
                self.differs(told);
            }
        }
    }

    /// Whether the expectation holds once everything open has been passed.
    fn would_settle(&self, line: usize, wanted: &str) -> bool {
        let mut later = self.clone();
        later.pass_by() && {
            later.settle();
            matches!(later.found(line, wanted), Ok(Finding::AsExpected))
        }
    }

    /// That somebody else is asked, so nothing can be said about what this player may do.
    fn not_asked(&self, line: usize, text: &str, seat: Seat) -> Saying {
        let name = self.name(seat);
        match self.state.to_answer() {
            Some(asked) => say!(
                "conquest-trace-not-asked",
                line = line,
                text = text,
                name = name,
                who = self.name(asked),
                question = words::question(self.state.ask)
            ),
            None => say!("conquest-trace-over", line = line, text = text, name = name),
        }
    }

    fn differs(&mut self, told: Saying) {
        self.report.trace.push(told.clone());
        self.report.differed.push(told);
    }
}
