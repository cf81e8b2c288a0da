//! `marshal conquest play`: a game against a bot, every legal choice numbered. Works as well with a file of answers piped in,
//! and with `--json` for machines: one object a line, whatever is asked, answered or refused.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use conquest::bots::{Bot, Seen};
use conquest::{Answer, Illegal, Options, Outcome, Pauses, Played, Seat, State};
use rulebook::{Saying, Written, say};

use super::lists::brought;
use super::saved::Saved;
use super::words::Reader;
use super::{board, contest, machine};
use crate::console::{self, Console, Exit, Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    #[arg(long, default_value = "captain-cato-sicarius", value_name = "DECK")]
    deck: String,
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    #[arg(long, default_value = "nazdreg", value_name = "DECK")]
    opponent_deck: String,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "opponent_deck", "seed"])]
    load: Option<PathBuf>,
}

/// The person always sits on seat A.
const YOU: Seat = Seat::A;
/// Who plays against the person, unless told or remembered.
const USUAL_BOT: &str = "mcts:500";

struct Table<'a> {
    game: Played,
    bot: Bot,
    reader: Reader,
    save: Option<&'a Path>,
    console: &'a Console,
    /// What was done since the last question, for machines.
    happened: Vec<String>,
}

/// What the person wants.
enum Wish {
    Answer(usize),
    /// An answer as it stands in a replay.
    Exactly(Answer),
    Undo {
        anyway: bool,
    },
    Log,
    Board,
    Text(String),
    Save(PathBuf),
    Concede,
    Help,
    Quit,
}

pub(super) fn run(asked: &Play, console: &Console) -> console::Answer {
    let (game, remembered) = match &asked.load {
        Some(path) => {
            let saved = Saved::read(&console::read(path)?)?;
            (Played::of(saved.replay).map_err(|error| Failure::refused(&error))?, saved.against)
        }
        None => (begin(asked)?, None),
    };
    let against = asked.against.clone().or(remembered);
    let bot = contest::bot(against.as_deref().unwrap_or(USUAL_BOT))?;
    let save = asked.save.as_deref();
    let mut table = Table { game, bot, reader: Reader(YOU), save, console, happened: Vec::new() };
    table.welcome()?;
    table.go_on(io::stdin().lock())?;
    Ok(Exit::Done)
}

fn begin(asked: &Play) -> Result<Played, Failure> {
    let decks = [brought(&asked.deck)?.deck, brought(&asked.opponent_deck)?.deck];
    let seed = asked.seed.map_or_else(fresh_seed, Ok)?;
    let options = Options { pauses: Pauses::Even { quick: Some(YOU) }, ..Options::default() };
    Played::new(decks, options, seed).map_err(|why| Failure::refused(&why))
}

/// A seed short enough to be typed again.
fn fresh_seed() -> Result<u64, Failure> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(say!("conquest-play-no-chance", why = error.to_string())))?;
    Ok(u64::from(u32::from_le_bytes(bytes)))
}

impl Table<'_> {
    fn state(&self) -> &State {
        self.game.state()
    }

    fn welcome(&self) -> Result<(), Failure> {
        let decks = [YOU, YOU.other()].map(|seat| self.state().card(self.state().player(seat).warlord).name);
        let (bot, seed) = (self.bot.to_string(), self.game.replay().seed.to_string());
        if self.console.json {
            return machine::begins(decks, &bot, &self.game.replay().seed, self.console);
        }
        let [own, theirs] = decks;
        self.console.tell(&say!("conquest-play-welcome", own = own, theirs = theirs, bot = bot, seed = seed));
        Ok(())
    }

    /// Asks until the game is over, the person quits or nothing more comes.
    fn go_on(&mut self, input: impl BufRead) -> Result<(), Failure> {
        let mut lines = input.lines();
        let mut board_is_due = true;
        loop {
            self.let_bot_answer()?;
            let mut legal = Vec::new();
            self.state().legal(YOU, &mut legal);
            if let Some(outcome) = self.state().outcome {
                return self.over(outcome);
            }
            self.ask(&legal, board_is_due)?;
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line.map_err(|error| Failure::file(Path::new("-"), &error))?;
            board_is_due = false;
            match Wish::read(line.trim()) {
                Some(Wish::Quit) => return Ok(()),
                Some(Wish::Answer(number)) if (1..=legal.len()).contains(&number) => {
                    self.give(YOU, legal[number - 1])?;
                    board_is_due = true;
                }
                Some(Wish::Exactly(answer)) => {
                    if let Some(refusal) = self.refused(answer) {
                        self.console.report(&Failure::refused(&refusal));
                    } else {
                        self.give(YOU, answer)?;
                        board_is_due = true;
                    }
                }
                Some(Wish::Concede) => self.give(YOU, Answer::Concede)?,
                Some(Wish::Undo { anyway }) => board_is_due = self.undo(anyway)?,
                Some(Wish::Log) => self.log()?,
                Some(Wish::Board) => board_is_due = true,
                Some(Wish::Text(name)) => self.text(&name)?,
                Some(Wish::Save(path)) => match self.write(&path) {
                    Ok(()) => self.note(&say!("conquest-play-saved", path = path.display().to_string()))?,
                    Err(failure) => self.console.report(&failure),
                },
                Some(Wish::Help) => self.note(&say!("conquest-play-help"))?,
                Some(Wish::Answer(_)) | None => self.complain(say!(
                    "conquest-play-number",
                    read = shortened(line.trim()),
                    most = legal.len()
                )),
            }
        }
    }

    /// The game is over.
    fn over(&mut self, outcome: Outcome) -> Result<(), Failure> {
        let told = self.reader.outcome(outcome);
        if self.console.json {
            let happened = std::mem::take(&mut self.happened);
            return machine::over(self.state(), self.reader, &told, &happened, self.console);
        }
        board::show(self.state(), self.reader, self.console);
        self.console.tell(&told);
        Ok(())
    }

    /// The question, with the legal answers numbered from 1; the board before it, if something changed.
    fn ask(&mut self, legal: &[Answer], with_board: bool) -> Result<(), Failure> {
        if self.console.json {
            let happened = std::mem::take(&mut self.happened);
            return machine::ask(self.state(), self.reader, legal, &happened, self.console);
        }
        if with_board {
            board::show(self.state(), self.reader, self.console);
        }
        self.console.line("");
        self.console.tell(&self.reader.question(self.state()));
        for (at, answer) in legal.iter().enumerate() {
            let told = self.console.say(&self.reader.answer(self.state(), *answer));
            self.console.line(format!("{:>4}  {told}", at + 1));
        }
        if io::stdin().is_terminal() {
            let _ = write!(io::stdout(), "> ");
            let _ = io::stdout().flush();
        }
        Ok(())
    }

    /// Says something that is neither question nor refusal.
    fn note(&self, saying: &Saying) -> Result<(), Failure> {
        if self.console.json {
            return machine::note(saying, self.console);
        }
        self.console.tell(saying);
        Ok(())
    }

    /// Says that what was typed cannot be done; the question stays.
    fn complain(&self, saying: Saying) {
        if self.console.json {
            self.console.report(&Failure::new(saying));
        } else {
            self.console.tell(&saying);
        }
    }

    /// Why that answer cannot be given, if so.
    fn refused(&self, answer: Answer) -> Option<Illegal> {
        let mut tried = *self.state();
        tried.apply(YOU, answer).err()
    }

    /// The bot answers until the person is asked or the game is over. What it does is the same after loading or undo.
    fn let_bot_answer(&mut self) -> Result<(), Failure> {
        loop {
            let mut legal = Vec::new();
            self.state().legal(YOU, &mut legal);
            if !legal.is_empty() || self.state().outcome.is_some() {
                return Ok(());
            }
            let seat = YOU.other();
            let mut chance = self.game.thought(seat);
            let answer = self.bot.choose(&Seen::of(self.state(), seat), &mut chance);
            self.give(seat, answer)?;
        }
    }

    fn give(&mut self, seat: Seat, answer: Answer) -> Result<(), Failure> {
        let told = self.reader.told(self.state(), seat, answer);
        self.game.answer(seat, answer).map_err(|refusal| Failure::refused(&refusal))?;
        let told = self.console.say(&told);
        if self.console.json {
            self.happened.push(told);
        } else {
            self.console.line(format!("· {told}"));
        }
        match self.save {
            Some(path) => self.write(path),
            None => Ok(()),
        }
    }

    /// Back to the person's last answer, if nothing hidden was shown since or it is wanted anyway.
    fn undo(&mut self, anyway: bool) -> Result<bool, Failure> {
        let answers = &self.game.replay().answers;
        let Some(back) = answers.iter().rev().position(|(seat, _)| *seat == YOU) else {
            self.complain(say!("conquest-play-undo-none"));
            return Ok(false);
        };
        if back + 1 > self.game.free_undo() && !anyway {
            self.complain(say!("conquest-play-undo-shown"));
            return Ok(false);
        }
        self.game.undo(back + 1);
        self.save.map_or(Ok(()), |path| self.write(path))?;
        Ok(true)
    }

    /// Everything answered so far, played again so that each answer is told as it was given.
    fn log(&self) -> Result<(), Failure> {
        let replay = self.game.replay();
        let mut state = *self.game.at(0).state();
        let mut entries = Vec::new();
        for (seat, answer) in &replay.answers {
            let told = self.console.say(&self.reader.told(&state, *seat, *answer));
            entries.push((state.round, told));
            state.apply(*seat, *answer).map_err(|why| Failure::refused(&why))?;
        }
        if self.console.json {
            return machine::log(&entries, self.console);
        }
        let mut round = 0;
        for (now, told) in entries {
            if now != round {
                round = now;
                self.console.tell(&say!("conquest-play-round", round = round));
            }
            self.console.line(format!("  {told}"));
        }
        Ok(())
    }

    /// What the cards of that name do.
    fn text(&self, name: &str) -> Result<(), Failure> {
        let wanted = name.to_lowercase();
        let found: Vec<_> = conquest::cards::all_ids()
            .filter(|(_, it)| !wanted.is_empty() && it.name.to_lowercase().contains(&wanted))
            .take(8)
            .collect();
        if found.is_empty() {
            self.complain(say!("conquest-play-no-card", read = shortened(name)));
            return Ok(());
        }
        let lines = |it: &conquest::Card| -> Vec<String> {
            let lines = conquest::text::lines(it);
            lines.iter().map(|line| conquest::text::sentence(&self.console.say(line))).collect()
        };
        if self.console.json {
            let cards: Vec<_> = found.iter().map(|(_, it)| (it.name, lines(it))).collect();
            return machine::texts(&cards, self.console);
        }
        for (id, it) in found {
            self.console.tell(&board::in_hand(id));
            for line in lines(it) {
                self.console.line(format!("    {line}"));
            }
        }
        Ok(())
    }

    fn write(&self, path: &Path) -> Result<(), Failure> {
        let saved = Saved { replay: self.game.replay().clone(), against: Some(self.bot.to_string()) };
        console::write(path, &saved.text()?)
    }
}

/// The beginning of what was typed: enough to recognise it by.
fn shortened(read: &str) -> String {
    const MOST: usize = 60;
    match read.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &read[..at]),
        None => read.to_owned(),
    }
}

impl Wish {
    /// Reads a line: a number, or a letter with what belongs to it.
    fn read(line: &str) -> Option<Wish> {
        if let Ok(number) = line.parse() {
            return Some(Wish::Answer(number));
        }
        if line.starts_with(['{', '"']) {
            return Answer::from_text(line).ok().map(Wish::Exactly);
        }
        let (letter, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(match letter {
            "u" => Wish::Undo { anyway: false },
            "u!" => Wish::Undo { anyway: true },
            "l" => Wish::Log,
            "b" => Wish::Board,
            "t" if !rest.is_empty() => Wish::Text(rest.trim().to_owned()),
            "s" if !rest.is_empty() => Wish::Save(PathBuf::from(rest.trim())),
            "concede" => Wish::Concede,
            "?" | "h" => Wish::Help,
            "q" => Wish::Quit,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table<'a>(save: Option<&'a Path>, console: &'a Console) -> Table<'a> {
        let decks = ["sicarius", "nazdreg"].map(|name| brought(name).unwrap().deck);
        let game = Played::new(decks, Options::default(), 7).unwrap();
        Table { game, bot: Bot::Greedy, reader: Reader(YOU), save, console, happened: Vec::new() }
    }

    #[test]
    fn a_piped_game_is_saved_after_every_answer_and_goes_on_from_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        let console = Console::new(wording::Language::default(), false);
        let mut table = table(Some(&file), &console);
        table.go_on("2\n1\nnonsense\n999\n1\n".as_bytes()).unwrap();
        let text = console::read(&file).unwrap();
        let again = Played::read(&text).unwrap();
        assert_eq!(again.state(), table.state());
        assert!(again.replay().answers.len() >= 3);
        assert_eq!(Saved::read(&text).unwrap().against.as_deref(), Some("greedy"));
    }

    /// Whatever question a game is left at, the saved game goes on as the game itself would have.
    #[test]
    fn a_game_saved_at_any_question_goes_on_the_same() {
        let console = Console::new(wording::Language::default(), false);
        let mut table = table(None, &console);
        for answer in 0..60 {
            table.let_bot_answer().unwrap();
            let mut legal = Vec::new();
            table.state().legal(YOU, &mut legal);
            if legal.is_empty() {
                break;
            }
            let saved = Saved { replay: table.game.replay().clone(), against: Some("greedy".to_owned()) };
            let read = Saved::read(&saved.text().unwrap()).unwrap();
            let mut again = Table {
                game: Played::of(read.replay).unwrap(),
                bot: read.against.unwrap().parse().unwrap(),
                ..self::table(None, &console)
            };
            for table in [&mut table, &mut again] {
                table.give(YOU, legal[answer % legal.len()]).unwrap();
                table.let_bot_answer().unwrap();
            }
            assert_eq!(table.state(), again.state(), "after {answer} answers");
        }
    }

    #[test]
    fn an_answer_can_be_given_as_it_stands_in_a_replay_and_is_judged_by_the_rules() {
        let console = Console::new(wording::Language::default(), true);
        let mut table = table(None, &console);
        table.go_on("\"pass\"\n{\"dial\":3}\n{\"nonsense\":1}\n".as_bytes()).unwrap();
        assert_eq!(table.game.replay().answers.iter().filter(|(seat, _)| *seat == YOU).count(), 1);
        assert!(table.refused(Answer::Dial(3)).is_some());
    }

    #[test]
    fn undo_goes_back_to_the_last_own_answer() {
        let console = Console::new(wording::Language::default(), false);
        let mut table = table(None, &console);
        table.go_on("2\n".as_bytes()).unwrap();
        let before = *table.state();
        table.go_on("1\nu!\n".as_bytes()).unwrap();
        assert_eq!(*table.state(), before);
    }

    #[test]
    fn lines_are_read_as_meant_or_not_at_all() {
        assert!(matches!(Wish::read("12"), Some(Wish::Answer(12))));
        assert!(matches!(Wish::read("t goff nob"), Some(Wish::Text(name)) if name == "goff nob"));
        for line in ["", "t", "s", "-1", "x", "uu", "1 2", "{", "\"Fly\"", "99999999999999999999999"] {
            assert!(Wish::read(line).is_none(), "{line}");
        }
    }
}
