//! FIDE's tournament report: fixed columns, so that every pairing checker of the chess world can audit our Swiss rounds.
//!
//! A player's line (`001`) has ten columns a round from column 92: opponent, colour, result. Colours mean nothing here: the
//! first seat is written as white. Results: `1 0 =` played, `+ -` one player absent, `U F` bye, `Z` or blank away.

use std::collections::BTreeMap;

use regulations::Side;

use super::assembly::{Account, At, Game, Guest, Told};
use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, MOST_ROUNDS, Reading, Writing};
use crate::ids::PersonId;
use crate::model::{Presence, Progress, Round, Seats};
use crate::settings::{RoundKind, StagePlan};
use crate::state::Tournament;

/// The most start numbers four columns hold.
const MOST_NUMBERS: usize = 9999;
/// Columns of a name.
const NAME: (usize, usize) = (15, 47);
/// The first column of the first round, and how many columns each has.
const ROUNDS: (usize, usize) = (92, 10);
const RESULTS: &str = "1 0 = + - W D L U F H Z";

/// Lines with something in them that nobody here needs: place, days, people, rates of play, teams.
const UNUSED: [&str; 11] = ["022", "032", "042", "052", "092", "102", "112", "122", "132", "013", "310"];

/// What was found beside the games.
#[derive(Debug, Default)]
struct Tally {
    half_byes: usize,
    nobody_there: usize,
}

/// One line of a report as characters, asked by column from 1.
struct Line {
    number: usize,
    chars: Vec<char>,
}

impl Line {
    fn columns(&self, from: usize, to: usize) -> String {
        let end = to.min(self.chars.len());
        let start = (from - 1).min(end);
        self.chars[start..end].iter().collect::<String>().trim().to_owned()
    }

    fn number_at(&self, from: usize, to: usize, field: &str) -> Result<u32, FormatProblem> {
        let read = self.columns(from, to);
        read.parse()
            .map_err(|_| FormatProblem::at(self.number, from, field, FormatFault::NotANumber { read }))
    }
}

/// What a player's line says of one round.
#[derive(Clone, Debug)]
struct Cell {
    line: usize,
    column: usize,
    opponent: u32,
    white: bool,
    result: char,
}

/// What the lines of a report say before games are put together.
#[derive(Debug, Default)]
struct Report {
    cells: BTreeMap<u32, Vec<Option<Cell>>>,
    /// Line and points of every player as the report states them, in hundredths.
    stated: BTreeMap<u32, (usize, i64)>,
    scoring: Scoring,
    /// Codes of lines nobody here needs.
    unused: Vec<String>,
}

pub(super) fn read(text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
    let mut account = Account::default();
    let mut report = Report::default();
    // Lines end in CR, LF or both.
    let text = text.replace("\r\n", "\n");
    for (number, text) in (1..).zip(text.split(['\n', '\r'])) {
        let line = Line { number, chars: text.chars().take(2000).collect() };
        match line.columns(1, 3).as_str() {
            "012" => account.name = Some(line.columns(5, 2000)),
            "XXR" | "142" => account.announced = line.number_at(5, 12, "rounds")? as usize,
            "001" => {
                let start = line.number_at(5, 8, "start number")?;
                let name = line.columns(NAME.0, NAME.1);
                if name.is_empty() {
                    return Err(FormatProblem::at(number, NAME.0, "name", FormatFault::NameMissing));
                }
                report.stated.extend(hundredths(&line.columns(81, 84)).map(|it| (start, (number, it))));
                if report.cells.insert(start, rounds_of(&line)?).is_some() {
                    let fault = FormatFault::Twice { read: start.to_string() };
                    return Err(FormatProblem::at(number, 5, "start number", fault));
                }
                account.guests.push(Guest { id: id(start), name, ..Guest::default() });
            }
            code if report.scoring.reads(code, &line) => {}
            code if UNUSED.contains(&code) && !line.columns(5, 2000).is_empty() => {
                report.unused.push(code.to_owned());
            }
            _ => {}
        }
    }
    report.unused.dedup();
    if !report.unused.is_empty() {
        account.lost.push(Loss::Fields { fields: std::mem::take(&mut report.unused) });
    }
    if account.announced > MOST_ROUNDS {
        let fault = FormatFault::TooMany { count: account.announced, most: MOST_ROUNDS };
        return Err(FormatProblem::whole(fault));
    }
    let played = report.cells.values().map(Vec::len).max().unwrap_or(0);
    let mut tally = Tally::default();
    let mut told = 0;
    for at in 0..played {
        let before = tally.nobody_there;
        let games = games(&report.cells, at, &mut tally)?;
        if !games.is_empty() || tally.nobody_there > before {
            told = at + 1;
        }
        account.swiss.push(games);
    }
    // Rounds of which nothing is told stand at the end of reports that announce them.
    account.swiss.truncate(told);
    if tally.half_byes > 0 {
        account.lost.push(Loss::HalfByes { count: tally.half_byes });
    }
    if tally.nobody_there > 0 {
        account.lost.push(Loss::NobodyThere { matches: tally.nobody_there });
    }
    account.lost.extend(report.contradictions(&account.guests));
    account.file(frame)
}

fn id(start: u32) -> String {
    format!("p{start}")
}

fn rounds_of(line: &Line) -> Result<Vec<Option<Cell>>, FormatProblem> {
    let mut cells = Vec::new();
    for at in 0..=MOST_ROUNDS {
        let from = ROUNDS.0 + at * ROUNDS.1;
        if from > line.chars.len() {
            return Ok(cells);
        }
        if line.columns(from, from + 7).is_empty() {
            cells.push(None);
            continue;
        }
        // Some write nothing where others write 0000.
        let nobody = line.columns(from, from + 3).is_empty();
        let opponent = if nobody { 0 } else { line.number_at(from, from + 3, "opponent")? };
        let result = line.columns(from + 7, from + 7).chars().next().unwrap_or(' ');
        let white = line.columns(from + 5, from + 5) != "b";
        cells.push(Some(Cell { line: line.number, column: from, opponent, white, result }));
    }
    let fault = FormatFault::TooMany { count: MOST_ROUNDS + 1, most: MOST_ROUNDS };
    Err(FormatProblem::at(line.number, ROUNDS.0, "rounds", fault))
}

fn games(
    cells: &BTreeMap<u32, Vec<Option<Cell>>>,
    at: usize,
    tally: &mut Tally,
) -> Result<Vec<Game>, FormatProblem> {
    let cell_of = |start: u32| cells.get(&start)?.get(at)?.as_ref();
    let mut games = Vec::new();
    for &start in cells.keys() {
        let Some(cell) = cell_of(start) else { continue };
        let field = format!("round {}", at + 1);
        let wrong = |fault| FormatProblem::at(cell.line, cell.column, &field, fault);
        let place = At { line: cell.line, column: cell.column, field: field.clone() };
        if cell.opponent == 0 {
            match cell.result {
                'U' | 'F' | '+' | 'u' | 'f' => games.push(Game {
                    table: None,
                    players: vec![id(start)],
                    result: Told::Bye,
                    absent: None,
                    number: None,
                    at: place,
                }),
                'H' | 'h' => tally.half_byes += 1,
                'Z' | 'z' | '-' | ' ' | '0' => {}
                other => {
                    return Err(wrong(FormatFault::Result { read: other.to_string(), accepted: RESULTS }));
                }
            }
            continue;
        }
        let Some(other) = cell_of(cell.opponent) else {
            let opponent = cell.opponent.to_string();
            return Err(wrong(if cells.contains_key(&cell.opponent) {
                FormatFault::OneSided { player: start.to_string(), opponent }
            } else {
                FormatFault::Unknown { read: opponent }
            }));
        };
        if (cell.result, other.result, other.opponent) == ('-', '-', start) && start != cell.opponent {
            tally.nobody_there += usize::from(start < cell.opponent);
            continue;
        }
        let told = told(cell.result)
            .ok_or_else(|| wrong(FormatFault::Result { read: cell.result.to_string(), accepted: RESULTS }))?;
        if other.opponent != start
            || self::told(other.result) != Some(mirrored(told))
            || start == cell.opponent
        {
            let said = |cell: &Cell| format!("{} {}", cell.opponent, cell.result);
            return Err(wrong(FormatFault::Disagree { one: said(cell), two: said(other) }));
        }
        // Each game stands in two lines; it is taken from white's, or from the lower number if both say the same colour.
        let mine = if cell.white == other.white { start < cell.opponent } else { cell.white };
        if mine {
            games.push(game(start, cell.opponent, told, place));
        }
    }
    Ok(games)
}

/// What a code says of its own player: played or not, and how many half points.
fn told(code: char) -> Option<(bool, Option<u8>)> {
    match code {
        '1' | 'W' | 'w' => Some((true, Some(2))),
        '0' | 'L' | 'l' => Some((true, Some(0))),
        '=' | 'D' | 'd' => Some((true, Some(1))),
        '+' => Some((false, Some(2))),
        '-' => Some((false, Some(0))),
        ' ' => Some((true, None)),
        _ => None,
    }
}

fn mirrored((played, halves): (bool, Option<u8>)) -> (bool, Option<u8>) {
    (played, halves.map(|halves| 2 - halves))
}

fn game(one: u32, two: u32, told: (bool, Option<u8>), at: At) -> Game {
    let place = at.clone();
    let pair = |result| Game {
        table: None,
        players: vec![id(one), id(two)],
        result,
        absent: None,
        number: None,
        at,
    };
    match told {
        (true, None) => pair(Told::Open),
        (true, Some(2)) => pair(Told::Winner(Some(0))),
        (true, Some(0)) => pair(Told::Winner(Some(1))),
        (true, Some(_)) => pair(Told::Winner(None)),
        (false, won) => {
            let (there, away) = if won == Some(2) { (one, two) } else { (two, one) };
            let (players, absent) = (vec![id(there)], Some(id(away)));
            Game { table: None, players, result: Told::Bye, absent, number: None, at: place }
        }
    }
}

/// What results are worth in a report, in hundredths of a point.
#[derive(Clone, Debug)]
struct Scoring {
    win: i64,
    draw: i64,
    loss: i64,
    bye: Option<i64>,
    away: i64,
    forfeit: i64,
    /// Whether the report scores in ways not read here; then nothing is compared.
    other: bool,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring { win: 100, draw: 50, loss: 0, bye: None, away: 0, forfeit: 0, other: false }
    }
}

impl Scoring {
    /// Takes a line that says what results are worth.
    fn reads(&mut self, code: &str, line: &Line) -> bool {
        let points = hundredths(&line.columns(5, 12));
        match (code, points) {
            ("BBW", Some(points)) => self.win = points,
            ("BBD", Some(points)) => self.draw = points,
            ("BBL", Some(points)) => self.loss = points,
            ("BBU", Some(points)) => self.bye = Some(points),
            ("BBZ", Some(points)) => self.away = points,
            ("BBF", Some(points)) => self.forfeit = points,
            ("XXS" | "XXA" | "162" | "362" | "250", _) => self.other = true,
            _ => return false,
        }
        true
    }

    fn worth(&self, cell: &Cell) -> Option<i64> {
        Some(match (cell.opponent, cell.result) {
            (0, 'U' | 'u') => self.bye.unwrap_or(self.win),
            (0, 'Z' | 'z' | '-' | '0') => self.away,
            (_, '-') => self.forfeit,
            (_, '1' | 'W' | 'w' | '+' | 'F' | 'f') => self.win,
            (_, '0' | 'L' | 'l') => self.loss,
            (_, '=' | 'D' | 'd' | 'H' | 'h') => self.draw,
            _ => return None,
        })
    }
}

impl Report {
    /// Players whose stated points are not what their games give. A report in which nobody's are counts otherwise, and
    /// says so by none.
    fn contradictions(&self, guests: &[Guest]) -> Vec<Loss> {
        if self.scoring.other {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (start, (line, stated)) in &self.stated {
            let cells = self.cells.get(start).into_iter().flatten().flatten();
            let counted: i64 = cells.filter_map(|cell| self.scoring.worth(cell)).sum();
            if counted != *stated {
                let name = guests.iter().find(|guest| guest.id == id(*start));
                found.push(Loss::Contradiction {
                    line: *line,
                    player: name.map(|guest| guest.name.clone()).unwrap_or_default(),
                    stated: decimal(*stated),
                    counted: decimal(counted),
                });
            }
        }
        if found.len() * 2 > self.stated.len().max(2) { Vec::new() } else { found }
    }
}

/// A figure like `2.5` in hundredths.
fn hundredths(text: &str) -> Option<i64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() && part.is_empty() || !digits(whole) || !digits(part) {
        return None;
    }
    let part: String = part.chars().chain("00".chars()).take(2).collect();
    Some(whole.parse::<i64>().unwrap_or(0) * 100 + part.parse::<i64>().ok()?)
}

fn decimal(hundredths: i64) -> String {
    match hundredths % 100 {
        part if part % 10 == 0 => format!("{}.{}", hundredths / 100, part / 10),
        part => format!("{}.{part:02}", hundredths / 100),
    }
}

pub(super) fn write(tournament: &Tournament) -> Result<Writing, FormatProblem> {
    let players: Vec<PersonId> = tournament.players().map(|(id, ..)| id).collect();
    if players.len() > MOST_NUMBERS {
        let fault = FormatFault::TooMany { count: players.len(), most: MOST_NUMBERS };
        return Err(FormatProblem::whole(fault));
    }
    let shown = |round: &&Round| round.kind == RoundKind::Swiss && round.progress > Progress::Drawn;
    let rounds: Vec<&Round> = tournament.rounds().iter().filter(shown).collect();
    let announced: u16 = tournament
        .plan()
        .iter()
        .filter_map(|stage| match stage {
            StagePlan::Swiss { rounds, .. } => Some(*rounds),
            StagePlan::Elimination { .. } => None,
        })
        .sum();
    let standings = tournament.placings();
    let points = |side| super::plain_points(tournament, side);
    let mut lines = vec![format!("012 {}", tournament.name()), format!("062 {}", players.len())];
    for (code, side) in [("BBW", Side::Won), ("BBL", Side::Lost), ("BBD", Side::Drawn)] {
        if let Some(points) = points(side) {
            let points = format!("{points}.0");
            lines.push(format!("{code} {points:>4}"));
        }
    }
    let mut cut_off = 0;
    for (start, &player) in (1..).zip(&players) {
        let rank = standings.iter().find(|(id, _)| *id == player).map_or(0, |(_, row)| row.rank);
        let cells: Vec<String> =
            rounds.iter().map(|round| cell(tournament, round, player, &players)).collect();
        let total: u32 = rounds.iter().filter_map(|round| worth(tournament, round, player)).sum();
        let name = tournament.name_of(player);
        let width = NAME.1 - NAME.0 + 1;
        cut_off += usize::from(name.chars().count() > width);
        let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).take(width).collect();
        // Columns: 5-8 start number, 15-47 name, 81-84 points, 86-89 rank, then the rounds.
        let line = format!("001 {start:>4}      {name:<width$}{:>37} {rank:>4}", format!("{total}.0"));
        lines.push(format!("{line}{}", cells.concat()).trim_end().to_owned());
    }
    lines.push(format!("XXR {announced}\n"));
    Ok(Writing { text: lines.join("\n"), lost: losses(tournament, &rounds, cut_off) })
}

fn losses(tournament: &Tournament, rounds: &[&Round], cut_off: usize) -> Vec<Loss> {
    let mut lost = vec![Loss::Seed, Loss::History];
    // A draw nobody has seen is no round yet.
    let bracket = |round: &Round| round.kind == RoundKind::Elimination && round.progress > Progress::Drawn;
    if tournament.rounds().iter().any(bracket) {
        lost.push(Loss::Elimination);
    }
    if tournament.kept().is_some() {
        lost.push(Loss::Kept);
    }
    let matches = rounds.iter().flat_map(|round| &round.matches);
    let modified = matches.filter(|it| super::is_modified(tournament, it)).count();
    if modified > 0 {
        lost.push(Loss::Modified { matches: modified });
    }
    if cut_off > 0 {
        lost.push(Loss::Names { players: cut_off, width: NAME.1 - NAME.0 + 1 });
    }
    lost.extend(super::swiss_stages(tournament));
    lost.extend(super::back_unseen(tournament));
    if tournament.players().any(|(_, _, entry)| entry.team.is_some()) {
        lost.push(Loss::Teams);
    }
    let has_left = |presence| matches!(presence, Presence::Dropped { .. } | Presence::Disqualified { .. });
    if tournament.players().any(|(_, _, entry)| has_left(entry.presence)) {
        lost.push(Loss::Reasons);
    }
    lost
}

/// What the round is worth as written, where modified results count as plain ones.
fn worth(tournament: &Tournament, round: &Round, player: PersonId) -> Option<u32> {
    if round.unpaired.contains(&player) {
        return Some(0);
    }
    let it = round.matches.iter().find(|it| it.seats.seats(player))?;
    let outcome = it.outcome_of(player).and_then(|id| tournament.pack().outcome(id))?;
    super::plain_points(tournament, outcome.side)
}

/// Ten columns of one player's round: two blanks, opponent, colour, result.
fn cell(tournament: &Tournament, round: &Round, player: PersonId, players: &[PersonId]) -> String {
    let number = |player: PersonId| players.iter().position(|id| *id == player).map_or(0, |at| at + 1);
    // Who was drawn and did not come stands beside the opponent, also if he or she came back later.
    let absent = round.matches.iter().find(|it| it.absent == Some(player));
    if let Some(there) = absent.and_then(|it| it.seats.players().next()) {
        return format!("  {:>4} b -", number(there));
    }
    let both_away = round.matches.iter().find_map(|it| match it.seats {
        Seats::Nobody(one, two) if one == player => Some(('w', two)),
        Seats::Nobody(one, two) if two == player => Some(('b', one)),
        Seats::Pair(..) | Seats::Bye(_) | Seats::Nobody(..) => None,
    });
    if let Some((colour, other)) = both_away {
        return format!("  {:>4} {colour} -", number(other));
    }
    if round.unpaired.contains(&player) {
        return "  0000 - Z".to_owned();
    }
    let Some(it) = round.matches.iter().find(|it| it.seats.seats(player)) else {
        return " ".repeat(ROUNDS.1);
    };
    match (it.seats, it.absent) {
        (Seats::Bye(_), Some(absent)) => format!("  {:>4} w +", number(absent)),
        (Seats::Bye(_), None) => "  0000 - U".to_owned(),
        (Seats::Nobody(..), _) => " ".repeat(ROUNDS.1),
        (Seats::Pair(one, two), _) => {
            let (colour, other) = if one == player { ('w', two) } else { ('b', one) };
            let outcome = it.outcome_of(player).and_then(|id| tournament.pack().outcome(id));
            let code = match outcome.map(|outcome| outcome.side) {
                None => ' ',
                Some(Side::Won) => '1',
                Some(Side::Lost) => '0',
                Some(Side::Drawn) => '=',
            };
            format!("  {:>4} {colour} {code}", number(other))
        }
    }
}
