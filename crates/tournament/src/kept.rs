//! A tournament as shells keep it: rebuilt from its facts, listed by a line.

use std::sync::Arc;

use regulations::Day;
use rulebook::{Kept, Saying, say};
use serde::{Deserialize, Serialize};

use crate::command::{Actor, Command};
use crate::fact::Fact;
use crate::ids::{Moment, RoundNo};
use crate::model::{Progress, Round};
use crate::settings::RoundKind;
use crate::state::{Desk, Tournament};

/// A tournament in a list, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Its name.
    pub name: String,
    /// The pack's id.
    pub regulation: String,
    /// What the pack is called.
    pub title: String,
    /// When it was begun.
    pub founded: Moment,
    /// The day it is held, if that is known.
    pub date: Option<Day>,
    /// The time zone in which its times are said, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// How far it has come.
    pub desk: Desk,
    /// How many players entered.
    pub players: usize,
    /// How many rounds everybody has seen.
    pub round: usize,
    /// How it stands, in words.
    pub state: Saying,
}

rulebook::written!(Fact, Summary, crate::file::TournamentFile);

impl Kept for Tournament {
    const KIND: &'static str = "tournament";
    type Summary = Summary;

    fn rebuilt(facts: Vec<Fact>) -> Option<Tournament> {
        let pack = facts.iter().find_map(|fact| {
            let Fact::Founded { pack, .. } = fact else { return None };
            regulations::pack(pack)
        });
        let mut tournament = Tournament::under(Arc::new(pack?.clone()));
        // The facts are kept as they are: a long history is not copied once more.
        for fact in facts {
            tournament.take_shared(&Arc::new(fact));
        }
        Some(tournament)
    }

    fn author(&self, command: &Command) -> String {
        match command.by {
            Actor::Person(person) => self.name_of(person),
            Actor::Newcomer => "newcomer".to_owned(),
        }
    }

    fn summary(&self) -> Summary {
        Summary {
            name: self.name().to_owned(),
            regulation: self.pack().id.clone(),
            title: self.pack().title.clone(),
            founded: self.founded(),
            date: self.settings().date,
            time_zone: self.settings().time_zone.clone(),
            desk: self.desk(),
            players: self.entered(),
            round: self.rounds().iter().filter(|round| round.progress > Progress::Drawn).count(),
            state: self.state_of_play(),
        }
    }
}

impl Tournament {
    /// The moment of the first step.
    pub fn founded(&self) -> Moment {
        self.facts().find_map(step).unwrap_or_default()
    }

    /// The moment of the newest step: whose clock is behind does not go back in time.
    pub fn last_step(&self) -> Moment {
        self.facts().rev().find_map(step).unwrap_or_default()
    }

    /// How it stands, in a sentence everybody may read.
    pub fn state_of_play(&self) -> Saying {
        match (self.desk(), self.current_round()) {
            (Desk::Finished, _) => match self.champion() {
                Some(champion) => say!("state-finished", champion = self.name_of(champion)),
                None => say!("state-finished-nobody"),
            },
            (Desk::Nothing | Desk::Enrolling, _) => say!("state-enrolling", players = self.entered()),
            (Desk::RegistrationClosed, _) => {
                say!("state-registration-closed", players = self.entered())
            }
            (Desk::Announced, _) => say!("state-announced", players = self.registered()),
            (Desk::Running, Some(round)) => self.state_of_round(round),
            (Desk::Running, None) => {
                let last = RoundNo(self.rounds().len() as u16);
                match self.bracket_round(last) {
                    Some(players) => say!("state-bracket-between", players = players),
                    None => say!("state-between", round = last.0),
                }
            }
        }
    }

    /// A round by its number, one of a bracket by the name people call it by.
    fn state_of_round(&self, round: &Round) -> Saying {
        let open = round.matches.iter().filter(|it| it.result.is_none()).count();
        let (number, name) = (round.number.0, || self.round_name(round.number));
        let bracket = round.kind == RoundKind::Elimination;
        match (round.progress, bracket) {
            (Progress::Drawn, false) => say!("state-drawn", round = number),
            (Progress::Drawn, true) => say!("state-bracket-drawn", name = name()),
            (Progress::Published, false) => say!("state-published", round = number),
            (Progress::Published, true) => say!("state-bracket-published", name = name()),
            (Progress::Running | Progress::Closed, false) if open == 0 => {
                say!("state-all-in", round = number)
            }
            (Progress::Running | Progress::Closed, true) if open == 0 => {
                say!("state-bracket-all-in", name = name())
            }
            (Progress::Running | Progress::Closed, false) => {
                say!("state-running", round = number, open = open)
            }
            (Progress::Running | Progress::Closed, true) => {
                say!("state-bracket-running", name = name(), open = open)
            }
        }
    }
}

fn step(fact: &Fact) -> Option<Moment> {
    let Fact::Step { at, .. } = fact else { return None };
    Some(*at)
}
