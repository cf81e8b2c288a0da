//! `marshal epic play`: a game at the table, prompted step by step and saved after each.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use epic::draw::Scene;
use epic::game::Place;
use epic::generate::{Country, Plan, generate};
use epic::referee::{GameFile, Step, referee};
use epic::table::Table;
use epic::{Author, Command, Game, Length, Options, Roster, Side, Stage};
use rulebook::{Cites, Dice, Rulebook, Saying, Seed, say};

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
    at.go_on()?;
    Ok(Exit::Done)
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::new(say!("epic-play-no-chance", why = error.to_string())))?;
    Ok(Seed::from_bytes(bytes))
}

impl AtTable<'_> {
    /// Asks until the game is over, somebody quits or nothing more comes.
    fn go_on(&mut self) -> Result<(), Failure> {
        let mut lines = io::stdin().lock().lines();
        while self.game.stage() != Stage::Finished {
            self.console.line("");
            self.console.tell(&self.question());
            if io::stdin().is_terminal() {
                let _ = write!(io::stdout(), "> ");
                let _ = io::stdout().flush();
            }
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line.map_err(|error| Failure::file(Path::new("-"), &error))?;
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
                match console::read(&path).and_then(|text| Roster::read(&text).map_err(|error| unusable(&path, &error))) {
                    Ok(army) => self.try_command(Command::SubmitArmy { by, army: Box::new(army) })?,
                    Err(failure) => self.console.report(&failure),
                }
            }
            Asked::TableFile(words) => self.set_terrain(&words)?,
            Asked::Map(file) => self.draw(&file),
            Asked::Status => self.status(),
            Asked::Help => self.console.tell(&say!("epic-play-help")),
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
                self.console.line(format!("✗ {} ({})", self.console.say(&refusal.saying()), refusal.clause()));
            }
            Ok(facts) => {
                facts.iter().for_each(|fact| self.game.apply(fact));
                self.file.steps.push(Step::Do(Box::new(command)));
                self.save()?;
                for end in &self.game.end_phases()[ends..] {
                    report::end_phase(&self.game, end, self.console);
                }
            }
        }
        Ok(())
    }

    /// `FILE BY`, or `generate COUNTRY SEED BY`: the table and who set it up.
    fn set_terrain(&mut self, words: &[String]) -> Result<(), Failure> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (words, anyway) = match words.as_slice() {
            [rest @ .., "anyway"] => (rest, true),
            all => (all, false),
        };
        let author = |word: &str| serde_json::from_value::<Author>(word.into()).ok();
        let country = |word: &str| serde_json::from_value::<Country>(word.into()).ok();
        let (table, by) = match words {
            ["generate", land, seed, by] => match (country(land), seed.parse(), author(by)) {
                (Some(country), Ok(seed), Some(by)) => {
                    let (length, width) = (Length::cm(180), Length::cm(120));
                    (generate(&Plan { length, width, country, seed }), by)
                }
                _ => return Ok(self.console.tell(&say!("epic-play-terrain"))),
            },
            [file, by] => {
                let path = PathBuf::from(file);
                let table = console::read(&path).and_then(|text| Table::read(&text).map_err(|error| unusable(&path, &error)));
                match (table, author(by)) {
                    (Ok(table), Some(by)) => (table, by),
                    (Err(failure), _) => return Ok(self.console.report(&failure)),
                    _ => return Ok(self.console.tell(&say!("epic-play-terrain"))),
                }
            }
            _ => return Ok(self.console.tell(&say!("epic-play-terrain"))),
        };
        terrain::show(&epic::check::check(&table), self.console);
        self.try_command(Command::SetTerrain { by, table: Box::new(table), flags_confirmed: anyway })
    }

    fn undo(&mut self) -> Result<(), Failure> {
        self.file.steps.pop();
        self.game = referee(&self.file).game;
        self.save()
    }

    fn save(&self) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(&self.file)
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        console::write(self.path, &(text + "\n"))
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

    /// Every formation of both players with where and how it is: nothing put aside is secret.
    fn status(&self) {
        for side in Side::BOTH {
            self.console.tell(&say!("epic-play-army-of", player = self.game.player(side)));
            for (formation, deployed) in self.game.formations(side) {
                let living = deployed.units.iter().filter(|unit| unit.left > 0).count();
                let place = match deployed.place {
                    _ if deployed.is_destroyed() => say!("epic-place-destroyed"),
                    Place::Waiting => say!("epic-place-waiting"),
                    Place::Orbit => say!("epic-place-orbit"),
                    Place::Aside(..) | Place::Absorbed => say!("epic-place-aside"),
                    Place::Table if deployed.broken => say!("epic-place-broken"),
                    Place::Table if deployed.overwatch => say!("epic-place-overwatch"),
                    Place::Table => say!("epic-place-table"),
                };
                self.console.tell(&say!(
                    "epic-play-formation",
                    id = &formation.id,
                    points = formation.points,
                    living = living,
                    units = deployed.units.len(),
                    place = place
                ));
            }
        }
    }

    /// The one next thing, and how to say it.
    fn question(&self) -> Saying {
        let game = &self.game;
        let player = game.to_act().map_or("", |side| game.player(side));
        if game.roll_off_due().is_some() {
            return say!("epic-ask-roll-off", one = game.player(Side::Alpha), other = game.player(Side::Bravo));
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
            Stage::Spacecraft => say!("epic-ask-spacecraft"),
            Stage::Garrisons => say!("epic-ask-garrison", player = player),
            Stage::RemainingForces => say!("epic-ask-remaining", player = player),
            Stage::Ready => say!("epic-ask-confirm"),
            Stage::Turn(turn) => say!("epic-ask-turn", turn = turn),
            Stage::EndPhase(turn) => say!("epic-ask-rally", turn = turn),
            Stage::ContinuationRoll(_) => {
                say!("epic-ask-continuation", one = game.player(Side::Alpha), other = game.player(Side::Bravo))
            }
            stage => stage.saying(),
        }
    }
}
