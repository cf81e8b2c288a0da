//! `marshal epic play`: a game at the table, prompted step by step and saved after each.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use epic::generate::{Country, Plan, generate};
use epic::referee::{GameFile, Step, referee};
use epic::table::Table;
use epic::{Author, Command, Fact, Game, Length, Options, Roster, Side, Stage};
use maps::Scene;
use rulebook::{Cites, Dice, Rulebook, Saying, Seed, say};

use super::status::{self, Eligible};
use super::words::{Asked, read};
use super::{Map, Paper, Play, report, terrain, unusable};
use crate::console::{self, Answer, Console, Exit, Failure};

struct AtTable<'a> {
    file: GameFile,
    path: &'a Path,
    game: Game,
    dice: Dice,
    console: &'a Console,
}

/// Plays a game from a file, or begins one.
pub(super) fn play(play: &Play, console: &Console) -> Answer {
    let file = if play.file.exists() {
        GameFile::read(&console::read(&play.file)?).map_err(|error| unusable(&play.file, &error))?
    } else {
        GameFile::new(fresh_seed()?, Options::default())
    };
    let verdict = referee(&file);
    if let Some(wrong) = &verdict.wrong {
        return Err(Failure::new(wrong.saying()));
    }
    let dice = Dice::new(file.seed.clone());
    let mut at = AtTable { file, path: &play.file, game: verdict.game, dice, console };
    at.save()?;
    console.tell(&say!("epic-play-welcome", file = play.file.display().to_string()));
    at.go_on(io::stdin().lock())?;
    Ok(Exit::Done)
}

/// `FILE BY`, or `generate COUNTRY SEED BY`.
fn terrain_of(words: &[&str]) -> Result<(Table, Author), Failure> {
    let not_understood = || Failure::new(say!("epic-play-terrain"));
    let (by, words) = words.split_last().ok_or_else(not_understood)?;
    let by = serde_json::from_value::<Author>((*by).into()).map_err(|_| not_understood())?;
    let table = match words {
        ["generate", land, seed] => {
            let country = serde_json::from_value::<Country>((*land).into()).map_err(|_| not_understood())?;
            let seed = seed.parse().map_err(|_| not_understood())?;
            generate(&Plan { length: Length::cm(180), width: Length::cm(120), country, seed })
        }
        [] => return Err(not_understood()),
        // A path may hold blanks.
        file => {
            let path = PathBuf::from(file.join(" "));
            Table::read(&console::read(&path)?).map_err(|error| unusable(&path, &error))?
        }
    };
    Ok((table, by))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(say!("epic-play-no-chance", why = error.to_string())))?;
    Ok(Seed::from_bytes(bytes))
}

/// The next line typed; nothing at the end. Bytes that are no letters become a sign that stands for them, and the game goes on.
fn next_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes).map_err(|error| Failure::file(Path::new("-"), &error))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned()))
}

impl AtTable<'_> {
    /// Asks until the game is over, somebody quits or nothing more comes.
    fn go_on(&mut self, mut input: impl BufRead) -> Result<(), Failure> {
        while self.game.stage() != Stage::Finished {
            self.console.line("");
            self.console.tell(&self.question());
            if io::stdin().is_terminal() {
                let _ = write!(io::stdout(), "> ");
                let _ = io::stdout().flush();
            }
            let Some(line) = next_line(&mut input)? else { return Ok(()) };
            match read(&self.game, &line) {
                Ok(Asked::Quit) => return Ok(()),
                Ok(asked) => self.answer(asked)?,
                Err(saying) => self.console.tell(&saying),
            }
        }
        if let Some(result) = self.game.result() {
            report::result(&self.game, result, self.console);
        }
        Ok(())
    }

    fn answer(&mut self, asked: Asked) -> Result<(), Failure> {
        match asked {
            Asked::Command(command) => self.try_command(*command)?,
            Asked::Commands(commands) => {
                for command in commands {
                    self.try_command(command)?;
                }
            }
            Asked::ArmyFile(by, file) => {
                let path = PathBuf::from(file);
                match console::read(&path)
                    .and_then(|text| Roster::read(&text).map_err(|error| unusable(&path, &error)))
                {
                    Ok(army) => self.try_command(Command::SubmitArmy { by, army: Box::new(army) })?,
                    Err(failure) => self.console.report(&failure),
                }
            }
            Asked::TableFile(words) => self.set_terrain(&words)?,
            Asked::Letters => self.letters(),
            Asked::Map(file) => self.draw(&file),
            Asked::Status => status::tell(&self.game, self.console),
            Asked::Help => self.help(),
            Asked::Undo => self.undo()?,
            Asked::Quit => {}
        }
        Ok(())
    }

    /// Carries a command out and saves, or says why not; nothing else changes the game.
    fn try_command(&mut self, command: Command) -> Result<(), Failure> {
        let ends = self.game.end_phases().len();
        match self.game.decide(&command, &self.dice) {
            Err(refusal) => {
                self.console.line(format!(
                    "✗ {} ({})",
                    self.console.say(&refusal.saying()),
                    refusal.clause()
                ));
            }
            Ok(facts) => {
                let mut told = Vec::new();
                for fact in &facts {
                    self.game.apply(fact);
                    told.push(fact.saying(&self.game));
                }
                self.file.steps.push(Step::command(command));
                self.save()?;
                for saying in &told {
                    self.console.line(format!("✓ {}", self.console.say(saying)));
                }
                for fact in &facts {
                    self.notices(fact);
                }
                for end in &self.game.end_phases()[ends..] {
                    report::end_phase(&self.game, end, self.console);
                }
            }
        }
        Ok(())
    }

    /// What the players are told besides: about the points as soon as they are agreed, about terrain before it is placed,
    /// about the size of a table that is not the ideal one.
    fn notices(&self, fact: &Fact) {
        match fact {
            Fact::PointsAgreed { points } if !(2000..=5000).contains(points) => {
                self.console.tell(&say!("epic-notice-points"));
            }
            Fact::StageOpened { stage: Stage::Terrain } => self.console.tell(&say!("epic-notice-terrain")),
            Fact::TerrainSet { table, .. } => terrain::notice_size(table, self.console),
            _ => {}
        }
    }

    /// The words of this step, then those that are always there.
    fn help(&self) {
        self.console.tell(&self.question());
        self.console.tell(&say!("epic-play-help"));
        for line in [
            say!("epic-help-status"),
            say!("epic-help-map"),
            say!("epic-help-undo"),
            say!("epic-help-concede"),
            say!("epic-help-judge"),
            say!("epic-help-quit"),
            say!("epic-help-formations"),
            say!("epic-help-places"),
        ] {
            self.console.line(format!("  {}", self.console.say(&line)));
        }
    }

    /// The table and who set it up; flags of the checker are shown and need `anyway` at the end.
    fn set_terrain(&mut self, words: &[String]) -> Result<(), Failure> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (words, anyway) = match words.as_slice() {
            [rest @ .., "anyway"] => (rest, true),
            all => (all, false),
        };
        match terrain_of(words) {
            Err(failure) => self.console.report(&failure),
            Ok((table, by)) => {
                terrain::show(&epic::check::check(&table), self.console);
                let table = Box::new(table);
                self.try_command(Command::SetTerrain { by, table, flags_confirmed: anyway })?;
            }
        }
        Ok(())
    }

    /// Takes the last step back, and says how the game stands then.
    fn undo(&mut self) -> Result<(), Failure> {
        if self.file.steps.pop().is_none() {
            self.console.tell(&say!("epic-play-nothing-to-undo"));
            return Ok(());
        }
        self.game = referee(&self.file).game;
        self.save()?;
        let stage = self.game.stage().saying();
        self.console.line(format!("✓ {}", self.console.say(&say!("epic-play-undone", stage = stage))));
        Ok(())
    }

    fn save(&self) -> Result<(), Failure> {
        let text = rulebook::pretty(&self.file)
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        console::write(self.path, &(text + "\n"))
    }

    fn letters(&self) {
        let Some(table) = self.game.table() else {
            return self.console.tell(&say!("epic-play-no-table"));
        };
        for line in maps::letters(table, &Scene::of(&self.game)) {
            self.console.line(line);
        }
    }

    fn draw(&self, file: &str) {
        let Some(table) = self.game.table() else {
            return self.console.tell(&say!("epic-play-no-table"));
        };
        let map = Map { svg: Some(PathBuf::from(file)), theme: Paper::Light };
        if let Err(failure) = map.write(table, &Scene::of(&self.game), self.console) {
            self.console.report(&failure);
        }
    }

    /// The one next thing, how to say it, and the formations it is about.
    fn question(&self) -> Saying {
        let game = &self.game;
        let player = game.to_act().map_or("", |side| game.player(side));
        let ids = |what: Eligible| {
            let ids = status::eligible(game, what);
            if ids.is_empty() { vec!["–".to_owned()] } else { ids }
        };
        if game.roll_off_due().is_some() {
            return say!(
                "epic-ask-roll-off",
                one = game.player(Side::Alpha),
                other = game.player(Side::Bravo)
            );
        }
        match game.stage() {
            Stage::Forces if game.player(Side::Bravo).is_empty() => say!("epic-ask-name"),
            Stage::Forces if game.points().is_none() => say!("epic-ask-points"),
            Stage::Forces => say!("epic-ask-army"),
            Stage::Terrain => say!("epic-ask-terrain"),
            Stage::TableEdge => say!("epic-ask-edge", player = player),
            Stage::Objectives => {
                say!("epic-ask-objective", player = player, number = game.objectives().len() + 1)
            }
            Stage::Spacecraft => say!(
                "epic-ask-spacecraft",
                ships = ids(Eligible::Ships),
                planetfall = ids(Eligible::Planetfall)
            ),
            Stage::Garrisons => {
                say!("epic-ask-garrison", player = player, formations = ids(Eligible::Garrisons))
            }
            Stage::RemainingForces => {
                say!("epic-ask-remaining", player = player, formations = ids(Eligible::Waiting))
            }
            Stage::Ready => say!("epic-ask-confirm"),
            Stage::Turn(turn) => {
                say!("epic-ask-turn", turn = turn, entries = ids(Eligible::Entries))
            }
            Stage::EndPhase(turn) => {
                say!("epic-ask-rally", turn = turn, formations = ids(Eligible::Broken))
            }
            Stage::ContinuationRoll(_) => {
                say!(
                    "epic-ask-continuation",
                    one = game.player(Side::Alpha),
                    other = game.player(Side::Bravo)
                )
            }
            Stage::Tiebreak | Stage::Finished => game.stage().saying(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Language;

    /// Plays these lines from the beginning and gives the game on file afterwards.
    fn played(lines: &str) -> Game {
        played_bytes(lines.as_bytes().to_vec())
    }

    fn played_bytes(lines: Vec<u8>) -> Game {
        let folder = tempfile::tempdir().unwrap();
        let army = folder.path().join("army.json");
        let picked = r#"{"format":"marshal.epic.army/1","list":"steel-legion","formations":[
            {"name":"Infantry Company","id":"inf"},{"name":"Thunderbolt Fighter Formation","id":"tbolt"}]}"#;
        std::fs::write(&army, picked).unwrap();
        let path = folder.path().join("game.json");
        let console = Console::new(Language::English, false);
        let file = GameFile::new(Seed::from_bytes([1; 32]), Options::default());
        let dice = Dice::new(file.seed.clone());
        let game = Game::new(file.options);
        let mut table = AtTable { file, path: &path, game, dice, console: &console };
        let lines = match String::from_utf8(lines) {
            Ok(text) => text.replace("ARMY", &army.display().to_string()).into_bytes(),
            Err(error) => error.into_bytes(),
        };
        table.go_on(lines.as_slice()).unwrap();
        let saved = GameFile::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(referee(&saved).game, table.game, "what is saved is what was played");
        table.game
    }

    const SET_UP: &str = "Ana\nBo\npoints 1\npoints 2000\narmy alpha nowhere.json\narmy alpha ARMY\narmy bravo ARMY\n\
        generate valley 3 organizer\n5 2\nwest\nsouth\n6 1\n90 0\n90 120\n";

    #[test]
    fn a_whole_game_is_played_from_typed_lines() {
        let game = played(&format!(
            "{SET_UP}{}",
            "place nonsense\nstatus\nundo\n90 120\n50 80\n50 40\n130 85\n130 45 fuel dump\n6 1\npass\npass\n6 1\n\
             place alpha/inf 30 10\nplace bravo/inf 30 110\nreserve alpha/tbolt aircraft\nreserve bravo/tbolt aircraft\n\
             confirm\nmove alpha/inf 50 80\nend\ndone\nlose bravo/inf all\nbreak alpha/inf\nend\nrally alpha/inf\n\
             done\nend\ndone\n"
        ));
        let result = game.result().unwrap();
        assert_eq!((result.winner, result.turn, result.goals), (Some(Side::Alpha), 3, Some([2, 0])));
    }

    #[test]
    fn a_word_of_the_step_is_no_name_and_blanks_before_it_do_not_matter() {
        let game = played(
            "points\narmy\nundo\nAna\nBo\n  points 2000\n  army alpha ARMY\nundo\n army alpha  ARMY\nquit\n",
        );
        assert_eq!((game.player(Side::Alpha), game.player(Side::Bravo)), ("Ana", "Bo"));
        assert!(game.army(Side::Alpha).is_some());
    }

    #[test]
    fn a_question_mark_asks_for_help_and_an_invalid_byte_ends_nothing() {
        let game = played_bytes(b"?\nAna\n\xff\xfe\nquit\n".to_vec());
        assert_eq!((game.player(Side::Alpha), game.player(Side::Bravo)), ("Ana", "\u{fffd}\u{fffd}"));
    }

    #[test]
    fn places_are_typed_in_any_common_form() {
        let game = played(&format!(
            "{SET_UP}50,80\n(50, 40)\n130;85\n50 from the east edge, 45 from the south\nquit\n"
        ));
        let at: Vec<String> = game.objectives().iter().map(|it| it.at.to_string()).collect();
        assert_eq!(at[2..], ["(50, 80)", "(50, 40)", "(130, 85)", "(130, 45)"]);
    }

    #[test]
    fn nonsense_changes_nothing_and_quit_stops() {
        for nonsense in [
            "fly\n",
            "1e9 ż\n",
            "undo\n",
            "map /nowhere/at/all.svg\n",
            "help\n",
            "?\n",
            "\u{7}\n",
            "status\n",
        ] {
            let with = played(&format!("{SET_UP}{nonsense}quit\nconcede alpha\n"));
            assert!(with.result().is_none(), "{nonsense}");
        }
        assert!(played(&format!("{SET_UP}concede alpha\n")).result().is_some());
    }
}
