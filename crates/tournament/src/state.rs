//! The tournament as it stands. How each fact changes it stands in `take.rs`, the rules in `decide/`.

mod people;
mod take;

use std::collections::BTreeMap;
use std::sync::Arc;

use regulations::Pack;
use rulebook::Commitment;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fact::Fact;
use crate::ids::{PersonId, StepNo};
use crate::judging::Judging;
use crate::model::{Announcement, DeckVerdict, KeptRounds, Prize, Round, Stage};
use crate::reading::Reading;
use crate::seal::Seal;
use crate::settings::{Settings, StagePlan};
use crate::shared::Shared;
use people::People;

/// A tournament. Built by applying facts, in order, to [`Tournament::under`] a pack.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(crate) pack: Arc<Pack>,
    pub(crate) name: String,
    pub(crate) settings: Settings,
    pub(crate) commitment: Option<Commitment>,
    pub(crate) desk: Desk,
    pub(crate) people: People,
    pub(crate) organizer: PersonId,
    pub(crate) second_leaders: BTreeMap<PersonId, PersonId>,
    pub(crate) plan: Vec<StagePlan>,
    pub(crate) registered: u32,
    pub(crate) stages: Vec<Stage>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) announcements: Vec<Announcement>,
    /// As the organizer wrote them.
    pub(crate) prizes: Vec<Prize>,
    pub(crate) judging: Arc<Judging>,
    pub(crate) seed: Option<String>,
    /// Rounds of another system that are only kept.
    pub(crate) kept: Option<KeptRounds>,
    /// Facts in effect, for taking steps back.
    pub(crate) effective: Shared<Arc<Fact>>,
    /// The seal over the facts in effect.
    pub(crate) seal: Seal,
    /// The numbers of the steps in effect.
    pub(crate) steps: Shared<StepNo>,
    /// How many steps there ever were.
    pub(crate) steps_ever: u32,
    /// By which readings it decides: today's, unless something decided earlier is proven.
    pub(crate) reading: Reading,
    /// What the next deck list was found to be when it came in; only while a record of an earlier day is proven.
    pub(crate) judged_then: Option<DeckVerdict>,
}

/// How far the tournament as a whole has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Desk {
    /// Nothing exists yet.
    Nothing,
    /// Players enrol.
    Enrolling,
    /// The number of players is fixed.
    RegistrationClosed,
    /// Rounds and cuts are published and fixed.
    Announced,
    /// Rounds are played.
    Running,
    /// Over; the seed is public.
    Finished,
}

impl Tournament {
    /// A tournament nobody has founded yet, under that regulation.
    pub fn under(pack: Arc<Pack>) -> Tournament {
        Tournament {
            pack,
            name: String::new(),
            settings: Settings::default(),
            commitment: None,
            desk: Desk::Nothing,
            people: People::default(),
            organizer: PersonId(0),
            second_leaders: BTreeMap::new(),
            plan: Vec::new(),
            registered: 0,
            stages: Vec::new(),
            rounds: Vec::new(),
            announcements: Vec::new(),
            prizes: Vec::new(),
            judging: Arc::default(),
            seed: None,
            kept: None,
            effective: Shared::default(),
            seal: Seal::default(),
            steps: Shared::default(),
            steps_ever: 0,
            reading: Reading::NOW,
            judged_then: None,
        }
    }

    /// The tournament those facts tell of.
    pub fn told_by<'a>(pack: Arc<Pack>, facts: impl IntoIterator<Item = &'a Fact>) -> Tournament {
        let mut tournament = Tournament::under(pack);
        for fact in facts {
            tournament.take(fact);
        }
        tournament
    }

    /// The tournament deciding by those readings: as it did when they were today's.
    #[must_use]
    pub fn read_as(self, reading: Reading) -> Tournament {
        Tournament { reading, ..self }
    }

    /// The tournament taking the next deck list for what it was found to be when it came in, by a catalogue of those days.
    #[must_use]
    pub(crate) fn judging_as(self, verdict: DeckVerdict) -> Tournament {
        Tournament { judged_then: Some(verdict), ..self }
    }

    /// The seal over everything in effect: what is printed and published, so that nobody can tell it otherwise later.
    pub fn seal(&self) -> Seal {
        self.seal
    }

    /// The seal a step must carry when it comes next.
    pub(crate) fn seal_over(&self, step: &Fact) -> Seal {
        let mut bare = step.clone();
        if let Fact::Step { seal, .. } = &mut bare {
            *seal = None;
        }
        self.seal.over(&bare)
    }

    /// A step that comes next, with its seal.
    pub(crate) fn sealed(&self, mut step: Fact) -> Fact {
        let over = self.seal_over(&step);
        if let Fact::Step { seal, .. } = &mut step {
            *seal = Some(over);
        }
        step
    }
}
