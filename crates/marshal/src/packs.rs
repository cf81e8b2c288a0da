//! `marshal packs`: which rules packs there are, what one says, whether a file is one.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use decks::{Misfit, Rules};
use regulations::{Act, LeadersPlay, Named, Pack, PackError, Side, TieBreaker, pack, packs, source};
use rulebook::{Clause, Saying, say};
use serde_json::json;

use crate::console::{self, Answer, Console, Exit, Failure};
use crate::grid::Grid;

#[derive(Debug, clap::Args)]
pub(crate) struct Query {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    List,
    Show { pack: String },
    Check { file: PathBuf },
    Export { pack: String },
}

pub(crate) fn run(query: Query, console: &Console) -> Answer {
    match query.command.unwrap_or(Command::List) {
        Command::List => list(console),
        Command::Show { pack } => show(&pack, console),
        Command::Check { file } => check(&file, console),
        Command::Export { pack } => export(&pack, console),
    }
}

fn list(console: &Console) -> Answer {
    if console.json {
        let brief = |pack: &Pack| {
            json!({
                "id": pack.id, "title": pack.title, "version": pack.version, "language": pack.language,
                "document": pack.document, "extends": pack.extends, "effective": pack.effective,
            })
        };
        console.print_json(&packs().iter().map(brief).collect::<Vec<_>>())?;
        return Ok(Exit::Done);
    }
    let mut grid = Grid::plain();
    for pack in packs() {
        grid.row([pack.id.clone(), pack.title.clone(), pack.version.clone(), pack.language.clone()]);
    }
    grid.print(console);
    Ok(Exit::Done)
}

/// A built-in pack, or the pack in that file.
pub(crate) fn find(name: &str) -> Result<Pack, Failure> {
    if let Some(built_in) = pack(name) {
        return Ok(built_in.clone());
    }
    let path = Path::new(name);
    if !path.exists() && name != "-" {
        let known: Vec<&str> = packs().iter().map(|pack| pack.id.as_str()).collect();
        return Err(Failure::new(say!("packs-unknown", read = name, known = known.join(", "))));
    }
    let text = console::read(path)?;
    let pack = Pack::load(name, &text).map_err(|error| Failure::new(first_of(&error)))?;
    match Rules::of(&pack) {
        Ok(_) => Ok(pack),
        Err(misfits) => {
            let first = misfits.first().map_or_else(|| say!("packs-refused", count = 0), Misfit::saying);
            Err(Failure::new(first))
        }
    }
}

/// The first problem, and how many more there are.
fn first_of(error: &PackError) -> Saying {
    let first =
        error.problems.first().map_or_else(|| say!("packs-refused", count = 0), regulations::Problem::saying);
    match error.problems.len() {
        0 | 1 => first,
        count => say!("packs-first-of", first = first, more = count - 1),
    }
}

fn check(file: &Path, console: &Console) -> Answer {
    let text = console::read(file)?;
    let name = file.display().to_string();
    match Pack::load(&name, &text) {
        Ok(pack) if Rules::of(&pack).is_err() => {
            let misfits = Rules::of(&pack).err().unwrap_or_default();
            if console.json {
                let problem = |it: &Misfit| {
                    let what = it.saying();
                    json!({ "file": name, "field": it.field, "key": what.key, "message": console.say(&what) })
                };
                let problems: Vec<_> = misfits.iter().map(problem).collect();
                console.print_json(&json!({ "file": name, "ok": false, "problems": problems }))?;
            } else {
                for misfit in &misfits {
                    console.tell(&misfit.saying());
                }
                console.tell(&say!("packs-refused", count = misfits.len()));
            }
            Ok(Exit::No)
        }
        Ok(pack) => {
            if console.json {
                console.print_json(&json!({ "file": name, "ok": true, "id": pack.id, "problems": [] }))?;
            } else {
                console.tell(&say!("packs-accepted", file = name, id = &pack.id, title = &pack.title));
            }
            Ok(Exit::Done)
        }
        Err(error) => {
            if console.json {
                let problem = |it: &regulations::Problem| {
                    let what = it.fault.saying();
                    json!({
                        "file": it.file, "line": it.line, "field": it.field,
                        "key": what.key, "message": console.say(&what),
                    })
                };
                let problems: Vec<_> = error.problems.iter().map(problem).collect();
                console.print_json(&json!({ "file": name, "ok": false, "problems": problems }))?;
            } else {
                error.sayings().iter().for_each(|saying| console.tell(saying));
                console.tell(&say!("packs-refused", count = error.problems.len()));
            }
            Ok(Exit::No)
        }
    }
}

fn export(id: &str, console: &Console) -> Answer {
    let Some(text) = source(id) else {
        let known: Vec<&str> = packs().iter().map(|pack| pack.id.as_str()).collect();
        return Err(Failure::new(say!("packs-unknown", read = id, known = known.join(", "))));
    };
    if console.json {
        console.print_json(&json!({ "id": id, "toml": text }))?;
    } else {
        console.line(text.trim_end());
    }
    Ok(Exit::Done)
}

fn show(name: &str, console: &Console) -> Answer {
    let pack = find(name)?;
    if console.json {
        console.print_json(&pack)?;
        return Ok(Exit::Done);
    }
    let page = Page { pack: &pack, console };
    page.head();
    page.outcomes();
    page.endings();
    page.clock();
    page.procedures();
    page.structures();
    page.tiers();
    Ok(Exit::Done)
}

/// A pack on paper, part by part.
struct Page<'a> {
    pack: &'a Pack,
    console: &'a Console,
}

impl Page<'_> {
    fn name(&self, named: Named, id: &str) -> String {
        self.console.say(&self.pack.naming(self.console.language.code(), named, id))
    }

    fn names<'b>(&self, named: Named, ids: impl IntoIterator<Item = &'b String>) -> String {
        ids.into_iter().map(|id| self.name(named, id)).collect::<Vec<_>>().join(", ")
    }

    fn heading(&self, saying: &Saying) {
        self.console.line("");
        self.console.tell(saying);
    }

    fn head(&self) {
        let pack = self.pack;
        self.console.line(format!("{}: {} {}", pack.id, pack.title, pack.version));
        if let Some(parent) = &pack.extends {
            self.console.tell(&say!("packs-extends", parent = parent));
        }
        if let Some(day) = pack.effective {
            self.console.tell(&say!("packs-effective", day = day.to_string()));
        }
        let tie_breakers = pack.standings.tie_breakers.iter();
        let tie_breakers: Vec<String> = tie_breakers.map(|it| self.console.say(&tie_breaker(*it))).collect();
        self.console.tell(&say!("packs-tie-breakers", list = tie_breakers.join(", ")));
    }

    fn outcomes(&self) {
        self.heading(&say!("packs-heading-points"));
        let mut grid = Grid::plain();
        for outcome in &self.pack.outcomes {
            let side = match outcome.side {
                Side::Won => say!("packs-side-won"),
                Side::Lost => say!("packs-side-lost"),
                Side::Drawn => say!("packs-side-drawn"),
            };
            let name = self.name(Named::Outcome, &outcome.id);
            grid.row([name, outcome.points.to_string(), self.console.say(&side), cited(outcome.clause)]);
        }
        grid.numbers(1..2);
        grid.print(self.console);
    }

    fn endings(&self) {
        self.heading(&say!("packs-heading-endings"));
        let mut grid = Grid::plain();
        for ending in &self.pack.endings {
            for (at, line) in ending.gives.iter().enumerate() {
                let name = if at == 0 { self.name(Named::Ending, &ending.id) } else { String::new() };
                let by_leader = ending.leader_only || line.leader_only;
                let mut phases = self.names(Named::Phase, &line.ended);
                if !line.received.is_empty() {
                    phases = format!("{phases} → {}", self.names(Named::Phase, &line.received));
                }
                let results = self.names(Named::Result, &line.results);
                let results = if by_leader {
                    self.console.say(&say!("packs-by-leader", results = results))
                } else {
                    results
                };
                grid.row([name, phases, results, cited(line.clause.or(ending.clause))]);
            }
        }
        grid.print(self.console);
    }

    fn clock(&self) {
        self.heading(&say!("packs-heading-clock"));
        let clock = &self.pack.clock;
        let minutes = |minutes: Option<u32>| match minutes {
            Some(minutes) => say!("packs-minutes", minutes = minutes),
            None => say!("packs-no-limit"),
        };
        self.console.tell(&say!(
            "packs-lengths",
            swiss = minutes(clock.swiss_minutes),
            elimination = minutes(clock.elimination_minutes),
            last = minutes(clock.final_minutes)
        ));
        let mut grid = Grid::plain();
        for phase in &clock.phases {
            let begins = match phase.begins {
                regulations::Beginning::Published => say!("packs-begins-published"),
                regulations::Beginning::Start => say!("packs-begins-start"),
                regulations::Beginning::At(minutes) => say!("packs-begins-at", minutes = minutes),
                regulations::Beginning::After(minutes) => say!("packs-begins-after", minutes = minutes),
            };
            let name = self.name(Named::Phase, &phase.id);
            grid.row([name, self.console.say(&begins), cited(phase.clause)]);
        }
        grid.print(self.console);
    }

    fn procedures(&self) {
        for procedure in &self.pack.procedures {
            self.heading(&say!("packs-heading-procedure", name = self.name(Named::Procedure, &procedure.id)));
            let mut grid = Grid::plain();
            for (at, step) in procedure.steps.iter().enumerate() {
                let decides = !matches!(
                    step.act,
                    Act::ScoreEach { .. } | Act::ScoreMost { .. } | Act::ScoreHolder { .. }
                );
                let what = if decides { say!("packs-step-decides") } else { say!("packs-step-scores") };
                let name = self.name(Named::Step, &step.id);
                grid.row([format!("{}.", at + 1), name, self.console.say(&what), cited(step.clause)]);
            }
            grid.print(self.console);
        }
    }

    fn structures(&self) {
        for structure in &self.pack.structures {
            let name = self.name(Named::Structure, &structure.id);
            self.heading(&say!("packs-heading-structure", name = name, clause = cited(structure.clause)));
            let mut grid = Grid::plain();
            for row in &structure.rows {
                let players = match row.to {
                    Some(to) => format!("{}–{to}", row.from),
                    None => format!("{}+", row.from),
                };
                let cut = match row.cut {
                    Some(cut) => say!("packs-cut", cut = cut),
                    None => say!("packs-no-cut"),
                };
                let rounds = say!("packs-rounds", rounds = row.swiss);
                grid.row([players, self.console.say(&rounds), self.console.say(&cut)]);
            }
            grid.numbers(0..1);
            grid.print(self.console);
        }
    }

    fn tiers(&self) {
        self.heading(&say!("packs-heading-tiers"));
        let mut grid = Grid::plain();
        for tier in &self.pack.tiers {
            let leaders = match tier.leaders_play {
                LeadersPlay::Never => say!("packs-leaders-never"),
                LeadersPlay::WithSecondLeader => say!("packs-leaders-second"),
                LeadersPlay::Freely => say!("packs-leaders-freely"),
            };
            let sleeves =
                if tier.opaque_sleeves { say!("packs-sleeves") } else { say!("packs-sleeves-free") };
            let legal = match tier.legal_after_days {
                0 => say!("packs-legal-at-release"),
                days => say!("packs-legal-after", days = days),
            };
            let name = self.name(Named::Tier, &tier.id);
            grid.row([name].into_iter().chain([leaders, sleeves, legal].map(|it| self.console.say(&it))));
        }
        grid.print(self.console);
    }
}

fn cited(clause: Option<Clause>) -> String {
    clause.map(|clause| clause.to_string()).unwrap_or_default()
}

fn tie_breaker(tie_breaker: TieBreaker) -> Saying {
    match tie_breaker {
        TieBreaker::StrengthOfSchedule => say!("packs-strength-of-schedule"),
        TieBreaker::ExtendedStrengthOfSchedule => say!("packs-extended-strength-of-schedule"),
        TieBreaker::Random => say!("packs-random"),
    }
}
