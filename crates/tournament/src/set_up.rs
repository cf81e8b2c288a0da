//! How far the set-up of a game is: which steps were ticked, who is next, what was kept.

use regulations::{Asks, TableStep, TakenBy};

use crate::at_table::{Consent, TableFact};
use crate::ids::PersonId;
use crate::model::Match;
use crate::state::Tournament;

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
        decks::parse_for(setting.rules.game(), &list.text).ok()?.identify(&setting).list.stated(figure)
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
