//! `marshal conquest play`: a game against a bot, every legal choice numbered. Works as well with a file of answers piped in.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use conquest::bots::{Bot, Seen};
use conquest::rng::Chance;
use conquest::{Answer, Game, Options, Pauses, Seat, State};
use rulebook::{Cites, say};

use super::words::Reader;
use super::{board, contest};
use crate::console::{self, Console, Exit, Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    #[arg(long, default_value = "captain-cato-sicarius", value_name = "WARLORD")]
    deck: String,
    #[arg(long, default_value = "mcts:500", value_name = "BOT")]
    against: String,
    #[arg(long, default_value = "nazdreg", value_name = "WARLORD")]
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

struct Table<'a> {
    game: Game,
    bot: Bot,
    reader: Reader,
    save: Option<&'a Path>,
    console: &'a Console,
}

/// What the person wants.
enum Wish {
    Answer(usize),
    Undo { anyway: bool },
    Log,
    Board,
    Text(String),
    Save(PathBuf),
    Concede,
    Help,
    Quit,
}

pub(super) fn run(asked: &Play, console: &Console) -> console::Answer {
    let bot = contest::bot(&asked.against)?;
    let game = match &asked.load {
        Some(path) => Game::read(&console::read(path)?).map_err(|error| Failure::new(error.saying()))?,
        None => begin(asked)?,
    };
    let mut table = Table { game, bot, reader: Reader(YOU), save: asked.save.as_deref(), console };
    let decks = [YOU, YOU.other()].map(|seat| table.state().card(table.state().player(seat).warlord).name);
    let seed = table.game.replay().seed.to_string();
    console.tell(&say!(
        "conquest-play-welcome",
        own = decks[0],
        theirs = decks[1],
        bot = bot.to_string(),
        seed = seed
    ));
    table.go_on(io::stdin().lock())?;
    Ok(Exit::Done)
}

fn begin(asked: &Play) -> Result<Game, Failure> {
    let decks = [contest::starter(&asked.deck)?.1, contest::starter(&asked.opponent_deck)?.1];
    let seed = asked.seed.map_or_else(fresh_seed, Ok)?;
    let options = Options { pauses: Pauses::Exact, ..Options::default() };
    Game::new(decks, options, seed).map_err(|_| {
        Failure::new(say!(
            "conquest-no-deck",
            read = asked.deck.as_str(),
            known = asked.opponent_deck.as_str()
        ))
    })
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

    /// Asks until the game is over, the person quits or nothing more comes.
    fn go_on(&mut self, input: impl BufRead) -> Result<(), Failure> {
        let mut lines = input.lines();
        let mut board_is_due = true;
        loop {
            self.let_bot_answer()?;
            let mut legal = Vec::new();
            self.state().legal(YOU, &mut legal);
            if let Some(outcome) = self.state().outcome {
                board::show(self.state(), self.reader, self.console);
                self.console.tell(&self.reader.outcome(outcome));
                return Ok(());
            }
            if board_is_due {
                board::show(self.state(), self.reader, self.console);
            }
            self.ask(&legal);
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line.map_err(|error| Failure::file(Path::new("-"), &error))?;
            board_is_due = false;
            match Wish::read(line.trim()) {
                Some(Wish::Quit) => return Ok(()),
                Some(Wish::Answer(number)) if (1..=legal.len()).contains(&number) => {
                    self.give(YOU, legal[number - 1])?;
                    board_is_due = true;
                }
                Some(Wish::Answer(_)) => {
                    self.console.tell(&say!("conquest-play-number", read = line.trim(), most = legal.len()));
                }
                Some(Wish::Concede) => self.give(YOU, Answer::Concede)?,
                Some(Wish::Undo { anyway }) => board_is_due = self.undo(anyway)?,
                Some(Wish::Log) => self.log(),
                Some(Wish::Board) => board_is_due = true,
                Some(Wish::Text(name)) => self.text(&name),
                Some(Wish::Save(path)) => match self.write(&path) {
                    Ok(()) => {
                        let path = path.display().to_string();
                        self.console.tell(&say!("conquest-play-saved", path = path));
                    }
                    Err(failure) => self.console.report(&failure),
                },
                Some(Wish::Help) => self.console.tell(&say!("conquest-play-help")),
                None => {
                    self.console.tell(&say!("conquest-play-number", read = line.trim(), most = legal.len()));
                }
            }
        }
    }

    /// The question, with the legal answers numbered from 1.
    fn ask(&self, legal: &[Answer]) {
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
            let replay = self.game.replay();
            let mut chance = Chance::new(replay.seed.rotate_left(32) ^ replay.answers.len() as u64);
            let answer = self.bot.choose(&Seen::of(self.state(), seat), &mut chance);
            self.give(seat, answer)?;
        }
    }

    fn give(&mut self, seat: Seat, answer: Answer) -> Result<(), Failure> {
        let told = self.reader.told(self.state(), seat, answer);
        self.game.answer(seat, answer).map_err(|refusal| Failure::refused(&refusal))?;
        self.console.line(format!("· {}", self.console.say(&told)));
        match self.save {
            Some(path) => self.write(path),
            None => Ok(()),
        }
    }

    /// Back to the person's last answer, if nothing hidden was shown since or it is wanted anyway.
    fn undo(&mut self, anyway: bool) -> Result<bool, Failure> {
        let answers = &self.game.replay().answers;
        let Some(back) = answers.iter().rev().position(|(seat, _)| *seat == YOU) else {
            self.console.tell(&say!("conquest-play-undo-none"));
            return Ok(false);
        };
        if back + 1 > self.game.free_undo() && !anyway {
            self.console.tell(&say!("conquest-play-undo-shown"));
            return Ok(false);
        }
        self.game.undo(back + 1);
        self.save.map_or(Ok(()), |path| self.write(path))?;
        Ok(true)
    }

    /// Everything answered so far, played again so that each answer is told as it was given.
    fn log(&self) {
        let replay = self.game.replay();
        let Ok(mut state) = State::new(&replay.decks, replay.options, replay.seed) else { return };
        let mut round = 0;
        for (seat, answer) in &replay.answers {
            if state.round != round {
                round = state.round;
                self.console.tell(&say!("conquest-play-round", round = round));
            }
            self.console.line(format!("  {}", self.console.say(&self.reader.told(&state, *seat, *answer))));
            if state.apply(*seat, *answer).is_err() {
                return;
            }
        }
    }

    /// What the cards of that name do.
    fn text(&self, name: &str) {
        let wanted = name.to_lowercase();
        let found: Vec<_> = conquest::cards::all_cards()
            .iter()
            .filter(|it| !wanted.is_empty() && it.name.to_lowercase().contains(&wanted))
            .collect();
        if found.is_empty() {
            self.console.tell(&say!("conquest-play-no-card", read = name));
        }
        for it in found.into_iter().take(8) {
            self.console.tell(&board::in_hand(conquest::CardId(it.number)));
            for line in conquest::text::lines(it) {
                self.console.line(format!("    {}", conquest::text::sentence(&self.console.say(&line))));
            }
        }
    }

    fn write(&self, path: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string(self.game.replay())
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        console::write(path, &(text + "\n"))
    }
}

impl Wish {
    /// Reads a line: a number, or a letter with what belongs to it.
    fn read(line: &str) -> Option<Wish> {
        if let Ok(number) = line.parse() {
            return Some(Wish::Answer(number));
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
        let decks = ["sicarius", "nazdreg"].map(|name| contest::starter(name).unwrap().1);
        let game = Game::new(decks, Options::default(), 7).unwrap();
        Table { game, bot: Bot::Greedy, reader: Reader(YOU), save, console }
    }

    #[test]
    fn a_piped_game_is_saved_after_every_answer_and_goes_on_from_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        let console = Console::new(wording::Language::default(), false);
        let mut table = table(Some(&file), &console);
        table.go_on("2\n1\nnonsense\n999\n1\n".as_bytes()).unwrap();
        let again = Game::read(&console::read(&file).unwrap()).unwrap();
        assert_eq!(again.state(), table.state());
        assert!(again.replay().answers.len() >= 3);
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
        for line in ["", "t", "s", "-1", "x", "uu", "1 2"] {
            assert!(Wish::read(line).is_none(), "{line}");
        }
    }
}
