//! What two players do at their own table before and during a game: they tick its set-up step by step, and agree on a chance
//! that was missed. The rules are in `decide/at_table.rs`; the steps are the pack's.

use regulations::{Asks, TableStep, TakenBy};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PersonId};
use crate::model::Match;
use crate::state::Tournament;

/// What is wanted at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableWish {
    /// Tick a step of the set-up.
    Tick {
        /// The match.
        id: MatchId,
        /// The step, by its name in the pack.
        step: String,
        /// What is asked with it.
        #[serde(default)]
        answer: TickAnswer,
    },
    /// Let the set-up be ticked from the beginning, as a leader: somebody ticked wrongly.
    Clear {
        /// The match.
        id: MatchId,
        /// Why.
        reason: String,
    },
    /// Ask the opponent to let a missed chance be made up for.
    AskConsent {
        /// The match.
        id: MatchId,
        /// What was missed.
        text: String,
    },
    /// Answer the opponent who asked.
    AnswerConsent {
        /// The match.
        id: MatchId,
        /// Whether it may be made up for.
        agreed: bool,
    },
}

/// What is true of a table from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableFact {
    /// A step of the set-up was taken.
    Ticked {
        /// The match.
        id: MatchId,
        /// The step.
        tick: Tick,
    },
    /// The set-up begins anew.
    Cleared {
        /// The match.
        id: MatchId,
    },
    /// A player asked the other to let a missed chance be made up for.
    ConsentAsked {
        /// The match.
        id: MatchId,
        /// Who asked.
        player: PersonId,
        /// What was missed.
        text: String,
    },
    /// The other answered.
    ConsentAnswered {
        /// The match.
        id: MatchId,
        /// Whether it may be made up for.
        agreed: bool,
    },
}

/// What is asked with a step of the set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TickAnswer {
    /// The player named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PersonId>,
    /// The number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

/// A step of the set-up that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tick {
    /// The step, by its name in the pack.
    pub step: String,
    /// Who ticked it.
    pub by: PersonId,
    /// What was answered.
    #[serde(default)]
    pub answer: TickAnswer,
}

/// A missed chance one player asked the other about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consent {
    /// Who asked.
    pub by: PersonId,
    /// What was missed.
    pub text: String,
    /// What the other said, once he or she has.
    pub agreed: Option<bool>,
}

impl TableWish {
    /// The match it is about.
    pub fn id(&self) -> MatchId {
        match self {
            TableWish::Tick { id, .. }
            | TableWish::Clear { id, .. }
            | TableWish::AskConsent { id, .. }
            | TableWish::AnswerConsent { id, .. } => *id,
        }
    }
}

impl TableFact {
    /// The match it is about.
    pub fn id(&self) -> MatchId {
        match self {
            TableFact::Ticked { id, .. }
            | TableFact::Cleared { id }
            | TableFact::ConsentAsked { id, .. }
            | TableFact::ConsentAnswered { id, .. } => *id,
        }
    }
}

impl Match {
    pub(crate) fn take_at_table(&mut self, fact: &TableFact) {
        match fact {
            TableFact::Ticked { tick, .. } => self.set_up.push(tick.clone()),
            TableFact::Cleared { .. } => self.set_up.clear(),
            TableFact::ConsentAsked { player, text, .. } => {
                self.consents.push(Consent { by: *player, text: text.clone(), agreed: None });
            }
            TableFact::ConsentAnswered { agreed, .. } => {
                if let Some(consent) = self.consents.last_mut() {
                    consent.agreed = Some(*agreed);
                }
            }
        }
    }

    /// The missed chance that waits for an answer.
    pub fn open_consent(&self) -> Option<&Consent> {
        self.consents.last().filter(|consent| consent.agreed.is_none())
    }

    /// Whom a step of the set-up named.
    pub fn named_in(&self, step: &str) -> Option<PersonId> {
        self.set_up.iter().find(|tick| tick.step == step).and_then(|tick| tick.answer.player)
    }

    /// Whether a step is done by that player, or for both.
    pub fn has_taken(&self, step: &TableStep, player: PersonId) -> bool {
        let mut ticks = self.set_up.iter().filter(|tick| tick.step == step.id);
        match step.by {
            TakenBy::Either | TakenBy::Holder(_) => ticks.next().is_some(),
            TakenBy::Each | TakenBy::InOrder(_) => {
                ticks.any(|tick| tick.by == player) || !self.concerns(step, player)
            }
        }
    }

    /// Whether a step concerns a player: some only whoever gave a number above zero before.
    pub fn concerns(&self, step: &TableStep, player: PersonId) -> bool {
        let Some(after) = &step.after else { return true };
        let given = self.set_up.iter().find(|tick| tick.step == *after && tick.by == player);
        given.is_none_or(|tick| tick.answer.count != Some(0))
    }

    /// Who takes a step next; nobody when it is done.
    pub fn turn_at(&self, step: &TableStep) -> Vec<PersonId> {
        let mut waiting: Vec<PersonId> =
            self.seats.players().filter(|player| !self.has_taken(step, *player)).collect();
        match &step.by {
            TakenBy::Either | TakenBy::Each => {}
            TakenBy::Holder(of) => waiting.retain(|player| self.named_in(of) == Some(*player)),
            TakenBy::InOrder(of) => {
                let first = self.named_in(of);
                waiting.sort_by_key(|player| first != Some(*player));
                waiting.truncate(1);
            }
        }
        waiting
    }
}

impl Tournament {
    /// Whether players tick the set-up of their games: where the tier wants it, or the organizer.
    pub fn ticks_set_up(&self) -> bool {
        let tier = self.pack.tier(&self.settings.tier).is_some_and(|tier| tier.set_up_ticked);
        !self.pack.table_set_up.is_empty() && (tier || self.settings.set_up_ticked)
    }

    /// The step of a game's set-up that is due; nothing when all are done.
    pub fn due_step(&self, it: &Match) -> Option<&TableStep> {
        let steps = self.pack.table_set_up.iter();
        steps.into_iter().find(|step| it.seats.players().any(|player| !it.has_taken(step, player)))
    }

    /// The figure a player's deck list states for a step of the set-up.
    pub fn stated_by_deck(&self, step: &TableStep, player: PersonId) -> Option<u32> {
        let Asks::OfDeck { figure, .. } = &step.asks else { return None };
        let entry = self.person(player).and_then(|person| person.entry.as_ref());
        let list = entry.and_then(|entry| entry.deck.as_ref())?;
        let setting = self.deck_setting(jiff::civil::Date::MIN)?;
        decks::parse(list.text.as_bytes()).ok()?.identify(&setting).list.stated(figure)
    }

    /// Whom the set-up of a game named for an input of a procedure.
    pub fn kept_at_set_up(&self, it: &Match, input: &str) -> Option<PersonId> {
        let asks = |step: &&TableStep| match &step.asks {
            Asks::Player { input: Some(kept) } => kept == input,
            Asks::Player { input: None } | Asks::Nothing | Asks::Count { .. } | Asks::OfDeck { .. } => false,
        };
        self.pack.table_set_up.iter().find(asks).and_then(|step| it.named_in(&step.id))
    }
}
