//! Runs every file of `scenarios/tournament/` and says exactly what differed. The format is described in
//! `docs/tournament.md`: a head, then what people do, then what is expected.

mod expect;
mod say;

use std::fmt::Write as _;
use std::path::Path;

use tournament::{Actor, Moment, Refusal, Settings, StaffRole, StagePlan, Structure, Wish};

use crate::day::Day;

/// What a file says first; an `again` starts a new story under the same head.
#[derive(Clone)]
struct Head {
    pack: String,
    seed: u8,
    organizer: String,
    settings: Settings,
    marshals: Vec<String>,
    judges: Vec<String>,
    spectators: Vec<String>,
    players: Vec<String>,
}

/// A story being told.
pub(crate) struct Story {
    head: Head,
    pub(crate) day: Option<Day>,
    /// The refusal of the last command, until a line expects it.
    refused: Option<(usize, String, Refusal)>,
}

/// Runs a scenario; the error names the line and what differed.
pub(crate) fn run(text: &str) -> Result<(), String> {
    let head = Head {
        pack: "conquest-1.2".to_owned(),
        seed: 7,
        organizer: "Mira".to_owned(),
        settings: Settings::default(),
        marshals: Vec::new(),
        judges: Vec::new(),
        spectators: Vec::new(),
        players: Vec::new(),
    };
    let mut story = Story { head, day: None, refused: None };
    let lines: Vec<&str> = text.lines().collect();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let number = at + 1;
        at += 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        // What a line shows is for those who look for a clause.
        let line = line.rsplit_once(" shows ").map_or(line, |(line, _)| line.trim_end());
        if line.is_empty() {
            continue;
        }
        let rows: Vec<&str> = if line == "expect standings" {
            let rows = lines[at..].iter().map(|line| line.trim());
            let rows: Vec<&str> =
                rows.take_while(|row| row.starts_with(|it: char| it.is_ascii_digit())).collect();
            at += rows.len();
            rows
        } else {
            Vec::new()
        };
        story.line(number, line, &rows).map_err(|why| format!("line {number}: {line}\n    {why}"))?;
    }
    story.nothing_refused()
}

impl Story {
    fn line(&mut self, number: usize, line: &str, rows: &[&str]) -> Result<(), String> {
        if let Some(expected) = line.strip_prefix("expect ") {
            self.begun();
            return self.expect(expected, rows);
        }
        self.nothing_refused()?;
        if line == "again" {
            self.day = None;
            return Ok(());
        }
        let in_head = self.day.is_none() && !line.starts_with(|it: char| it.is_ascii_digit());
        if in_head
            && let Some((key, value)) = line.split_once(':')
            && !key.contains(' ')
            && key != "round"
        {
            return self.head(key, value.trim());
        }
        self.begun();
        let refused = self.command(line)?;
        self.refused = refused.map(|refusal| (number, line.to_owned(), refusal));
        Ok(())
    }

    fn nothing_refused(&self) -> Result<(), String> {
        match &self.refused {
            Some((number, line, refusal)) => {
                let clause = rulebook::Cites::clause(refusal);
                Err(format!("line {number} was refused by {clause}: {line}\n    {:?}", refusal.why))
            }
            None => Ok(()),
        }
    }

    fn head(&mut self, key: &str, value: &str) -> Result<(), String> {
        let head = &mut self.head;
        match key {
            "pack" => value.clone_into(&mut head.pack),
            "seed" => head.seed = value.parse().map_err(|_| "a number up to 255".to_owned())?,
            "organizer" => value.clone_into(&mut head.organizer),
            "tier" => value.clone_into(&mut head.settings.tier),
            "structure" => head.settings.structure = structure(value)?,
            "event" => head.settings.event_type = Some(value.to_owned()),
            "settings" => {
                let Settings { tier, structure, event_type, .. } = head.settings.clone();
                head.settings = Settings { tier, structure, event_type, ..Settings::default() };
                for setting in names(value) {
                    set(&mut head.settings, &setting)?;
                }
            }
            "marshals" => head.marshals = names(value),
            "judges" => head.judges = names(value),
            "spectators" => head.spectators = names(value),
            "players" => head.players = names(value),
            other => return Err(format!("there is no heading {other}")),
        }
        Ok(())
    }

    /// Founds the tournament of the head, if that has not been done.
    fn begun(&mut self) {
        if self.day.is_some() {
            return;
        }
        let head = self.head.clone();
        let mut day = Day::under(&head.pack, head.seed);
        if let Err(refusal) = day.found(&head.organizer, head.settings) {
            self.refused = Some((0, "the head".to_owned(), refusal));
            self.day = Some(day);
            return;
        }
        let staff = [(&head.marshals, StaffRole::Marshal), (&head.judges, StaffRole::Judge)];
        for (role, name) in staff.iter().flat_map(|(names, role)| names.iter().map(move |name| (role, name)))
        {
            day.lead(Wish::Admit { key: None, name: name.clone() });
            let person = day.person(name);
            day.lead(Wish::Appoint { person, role: *role });
        }
        for name in &head.spectators {
            day.must(Actor::Newcomer, Wish::Admit { key: None, name: name.clone() });
        }
        for name in &head.players {
            match day.find(name) {
                Some(person) => day.lead(Wish::EnrolPerson { person }),
                None => _ = day.enrol(name),
            }
        }
        self.day = Some(day);
    }

    fn day(&self) -> &Day {
        self.day.as_ref().expect("begun before any line is carried out")
    }

    fn day_mut(&mut self) -> &mut Day {
        self.day.as_mut().expect("begun before any line is carried out")
    }
}

fn names(text: &str) -> Vec<String> {
    text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// `basic`, `advanced`, or a list such as `swiss 5, top 8` or `swiss 2, top 4 swiss 2` or `elimination`.
fn structure(text: &str) -> Result<Structure, String> {
    if !text.contains("swiss") && !text.contains("elimination") && !text.contains("top") {
        return Ok(Structure::Table(text.to_owned()));
    }
    let stage = |text: &str| {
        let number = |text: &str| text.parse().map_err(|_| format!("{text} is no number"));
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["swiss", rounds] => StagePlan::Swiss { rounds: number(rounds)?, cut: None, carry: true },
            ["top", cut, "swiss", rounds] => {
                StagePlan::Swiss { rounds: number(rounds)?, cut: Some(number(cut)?.into()), carry: true }
            }
            ["top", cut] => StagePlan::Elimination { cut: Some(number(cut)?.into()) },
            ["elimination"] => StagePlan::Elimination { cut: None },
            _ => return Err(format!("no stage: {text}")),
        })
    };
    let stages: Result<Vec<StagePlan>, String> = text.split(',').map(|text| stage(text.trim())).collect();
    Ok(Structure::Custom { stages: stages? })
}

fn set(settings: &mut Settings, setting: &str) -> Result<(), String> {
    let (name, value) = setting.split_once('=').unwrap_or((setting, "0"));
    if name.trim() == "date" {
        settings.date = Some(value.trim().parse().map_err(|_| format!("{value} is no day"))?);
        return Ok(());
    }
    let number: u16 = value.trim().parse().map_err(|_| format!("{value} is no number"))?;
    match name.trim() {
        "deck_lists" => settings.deck_lists = true,
        "late_entry" => settings.late_entry = true,
        "check_in" => settings.check_in = true,
        "untimed_final" => settings.untimed_final = true,
        "tables" => settings.tables = true,
        "force_points" => settings.force_points = Some(number.into()),
        "force_points_anyway" => settings.force_points_anyway = true,
        "organizer_makes_proxies" => settings.organizer_makes_proxies = true,
        "slip_grace_seconds" => settings.slip_grace_seconds = number,
        "first_table" => settings.first_table = number,
        "capacity" => settings.capacity = Some(number.into()),
        other => return Err(format!("there is no setting {other}")),
    }
    Ok(())
}

/// `10:05` or `10:05:30`.
fn moment(text: &str) -> Option<Moment> {
    let parts: Option<Vec<i64>> = text.split(':').map(|part| part.parse().ok()).collect();
    match parts?.as_slice() {
        [hours, minutes] => Some(Moment((hours * 60 + minutes) * 60_000)),
        [hours, minutes, seconds] => Some(Moment(((hours * 60 + minutes) * 60 + seconds) * 1000)),
        _ => None,
    }
}

#[test]
fn every_scenario_comes_out_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/tournament");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder of scenarios")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    files.sort();
    assert!(files.len() >= 10, "scenarios are missing");
    let mut differing = String::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable text");
        if let Err(why) = run(&text) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            writeln!(differing, "{name}, {why}\n").expect("text grows");
        }
    }
    assert!(differing.is_empty(), "\n{differing}");
}

#[test]
fn a_scenario_that_is_wrong_says_where() {
    let wrong =
        "players: Ana, Bo, Cai, Dee\nMira closes registration\nMira announces the plan\nexpect stage 3";
    assert_eq!(run(wrong).unwrap_err(), "line 4: expect stage 3\n    it is stage 0");
    let refused = "players: Ana, Bo\nAna draws";
    assert!(run(refused).unwrap_err().starts_with("line 2 was refused by CT-1.1.2: Ana draws"));
}
