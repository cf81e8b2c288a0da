//! Entering the tournament: registration, late entry, check-in, tables, deck lists.

use super::{Asked, Ruling};
use crate::command::Actor;
use crate::fact::Fact;
use crate::ids::{PersonId, RoundNo};
use crate::model::{Entry, Progress};
use crate::refusal::Why;
use crate::state::{Desk, Tournament};

impl Tournament {
    pub(super) fn enrol(
        &self,
        key: Option<&str>,
        name: &str,
        team: Option<&str>,
        asked: &Asked<'_>,
    ) -> Ruling {
        self.check_enrolment_open(asked)?;
        self.check_room()?;
        let player = PersonId(self.people.len() as u32);
        let mut facts = vec![
            self.newcomer(key, name)?,
            Fact::Enrolled { player, team: team.map(|team| team.trim().to_owned()) },
        ];
        facts.extend(self.late_losses(player));
        Ok(facts)
    }

    pub(super) fn enrol_person(&self, person: PersonId) -> Ruling {
        let it = self.known(person)?;
        if it.entry.is_some() {
            return Err(Why::AlreadyEnrolled { person: it.name.clone() });
        }
        self.check_late_entry()?;
        self.check_room()?;
        self.check_leader_may_play(person)?;
        let mut facts = vec![Fact::Enrolled { player: person, team: None }];
        facts.extend(self.late_losses(person));
        Ok(facts)
    }

    pub(super) fn withdraw(&self, player: PersonId) -> Ruling {
        self.known_entry(player)?;
        match self.desk {
            Desk::Enrolling | Desk::RegistrationClosed => Ok(vec![Fact::Withdrawn { player }]),
            Desk::Nothing | Desk::Announced | Desk::Running | Desk::Finished => Err(Why::RegistrationNotOpen),
        }
    }

    pub(super) fn check_in(&self, player: PersonId) -> Ruling {
        if self.known_entry(player)?.checked_in {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::CheckedIn { player }])
    }

    pub(super) fn fix_table(&self, player: PersonId, table: Option<u16>) -> Ruling {
        if self.known_entry(player)?.fixed_table == table {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::TableFixed { player, table }])
    }

    /// Whether a player may still hand in a deck list, or another one: before the start, and once for who came late.
    pub fn takes_deck_list(&self, player: PersonId) -> bool {
        let Ok(entry) = self.known_entry(player) else { return false };
        let entered_late = || self.rounds.iter().all(|round| round.unpaired.contains(&player));
        !self.has_begun() || (entry.deck.is_none() && entered_late())
    }

    pub(super) fn known_entry(&self, player: PersonId) -> Result<&Entry, Why> {
        let it = self.known(player)?;
        it.entry.as_ref().ok_or_else(|| Why::NotAPlayer { person: it.name.clone() })
    }

    /// Whether the first round has been shown to anybody.
    pub(super) fn has_begun(&self) -> bool {
        self.rounds.first().is_some_and(|round| round.progress > Progress::Drawn)
    }

    fn check_enrolment_open(&self, asked: &Asked<'_>) -> Result<(), Why> {
        match (self.desk, asked.by) {
            (Desk::Enrolling, _) => Ok(()),
            (_, Actor::Newcomer) => Err(Why::RegistrationNotOpen),
            _ => self.check_late_entry(),
        }
    }

    /// New players may come late only by a leader's hand, if that was announced, and in a first stage of Swiss rounds.
    fn check_late_entry(&self) -> Result<(), Why> {
        match self.desk {
            Desk::Enrolling => Ok(()),
            Desk::RegistrationClosed => Err(Why::RegistrationNotOpen),
            Desk::Announced if self.settings.late_entry => Ok(()),
            Desk::Running
                if self.settings.late_entry && self.stages.len() == 1 && self.current_stage_is_swiss() =>
            {
                Ok(())
            }
            Desk::Nothing | Desk::Announced | Desk::Running | Desk::Finished => Err(Why::NoLateEntry),
        }
    }

    fn check_room(&self) -> Result<(), Why> {
        let players = self.entered() as u32;
        match self.settings.capacity {
            Some(capacity) if players >= capacity => Err(Why::Full { capacity }),
            _ => Ok(()),
        }
    }

    /// A late player takes an unpaired loss for every round that is published or past; a draw nobody saw is made anew.
    fn late_losses(&self, player: PersonId) -> Vec<Fact> {
        if self.desk != Desk::Running {
            return Vec::new();
        }
        let mut facts = self.discard_unseen_draw();
        let missed = self.rounds_seen();
        if !missed.is_empty() {
            facts.push(Fact::Rejoined { player, missed });
        }
        facts
    }

    /// Rounds of the stage under way that somebody who comes now has missed.
    pub(super) fn rounds_seen(&self) -> Vec<RoundNo> {
        let stage = self.current_stage();
        let seen =
            self.rounds.iter().filter(|round| round.stage == stage && round.progress > Progress::Drawn);
        seen.map(|round| round.number).collect()
    }

    /// If the field changes while a draw is only on the organizer's screen, the draw is taken back.
    pub(super) fn discard_unseen_draw(&self) -> Vec<Fact> {
        match self.current_round() {
            Some(round) if round.progress == Progress::Drawn => vec![Fact::DrawDiscarded],
            _ => Vec::new(),
        }
    }
}
