//! The organizer, marshals and judges: appointing, duty, and leaders who play (CT-1, LT-1).

use regulations::LeadersPlay;
use rulebook::Commitment;

use super::{Asked, Ruling};
use crate::fact::Fact;
use crate::ids::{MatchId, PersonId};
use crate::model::{Entry, Person, Seats, StaffRole};
use crate::refusal::Why;
use crate::rights::Action;
use crate::settings::Settings;
use crate::state::{Desk, Tournament};

impl Tournament {
    pub(super) fn found(
        &self,
        name: &str,
        organizer: &str,
        settings: &Settings,
        commitment: Commitment,
        asked: &Asked<'_>,
    ) -> Ruling {
        if asked.dice.seed().commitment() != commitment {
            return Err(Why::WrongSeed);
        }
        self.check_settings(settings)?;
        Ok(vec![Fact::Founded {
            name: name.trim().to_owned(),
            pack: self.pack.id.clone(),
            organizer: organizer.trim().to_owned(),
            settings: settings.clone(),
            commitment,
        }])
    }

    pub(super) fn admit(&self, key: Option<&str>, name: &str) -> Ruling {
        Ok(vec![self.newcomer(key, name)?])
    }

    /// Somebody new, with a name in files nobody else has.
    pub(super) fn newcomer(&self, key: Option<&str>, name: &str) -> Result<Fact, Why> {
        self.check_name_free(name, None)?;
        let key = match key {
            Some(key) if self.by_key(key).is_some() => return Err(Why::NameTaken { name: key.to_owned() }),
            Some(key) => key.to_owned(),
            None => self.free_key(),
        };
        Ok(Fact::Admitted { key, name: name.trim().to_owned() })
    }

    fn free_key(&self) -> String {
        let next = self.people.len();
        let candidates = (next..).map(|number| format!("p{number}"));
        candidates.into_iter().find(|key| self.by_key(key).is_none()).unwrap_or_default()
    }

    pub(super) fn appoint(&self, person: PersonId, role: StaffRole) -> Ruling {
        let it = self.known(person)?;
        if person == self.organizer {
            return Err(Why::OneOrganizer);
        }
        if it.staff.is_some_and(|staff| staff.role == role) {
            return Err(Why::NothingChanges);
        }
        self.check_not_playing(it)?;
        Ok(vec![Fact::Appointed { person, role }])
    }

    pub(super) fn dismiss(&self, person: PersonId) -> Ruling {
        match self.known(person)?.staff {
            // The organizer is never dismissed, only followed by somebody else.
            None if person == self.organizer => Err(Why::OneOrganizer),
            None => Err(Why::NothingChanges),
            Some(_) => Ok(vec![Fact::Dismissed { person }]),
        }
    }

    pub(super) fn hand_over(&self, to: PersonId) -> Ruling {
        let it = self.known(to)?;
        if to == self.organizer {
            return Err(Why::NothingChanges);
        }
        self.check_not_playing(it)?;
        Ok(vec![Fact::HandedOver { to }])
    }

    /// The organizer shares the work and stays responsible (CT-1.1.1); what the documents reserve to the one organizer
    /// cannot be given away.
    pub(super) fn give_rights(&self, person: PersonId, actions: &[Action]) -> Ruling {
        let it = self.known(person)?;
        if person == self.organizer {
            return Err(Why::OneOrganizer);
        }
        if let Some(action) = actions.iter().copied().find(|action| !action.can_be_given()) {
            return Err(Why::NotToBeGiven { action });
        }
        let mut actions = actions.to_vec();
        actions.sort_unstable();
        actions.dedup();
        if actions == it.given {
            return Err(Why::NothingChanges);
        }
        if !actions.is_empty() {
            self.check_not_playing(it)?;
        }
        Ok(vec![Fact::RightsGiven { person, actions }])
    }

    /// Where leaders may not play, nobody who still plays becomes one; whoever is out may help (CT-1.6.5).
    fn check_not_playing(&self, it: &Person) -> Result<(), Why> {
        let plays = it.entry.as_ref().is_some_and(Entry::is_active);
        if plays && self.leaders_play() == LeadersPlay::Never {
            return Err(Why::LeadersMayNotPlay { person: it.name.clone() });
        }
        Ok(())
    }

    pub(super) fn duty(&self, person: PersonId, on: bool) -> Ruling {
        match self.known(person)?.staff {
            Some(staff) if staff.on_duty != on => Ok(vec![Fact::DutyChanged { person, on }]),
            _ => Err(Why::NothingChanges),
        }
    }

    pub(super) fn name_second_leader(&self, playing: PersonId, second: PersonId) -> Ruling {
        self.known(playing)?;
        self.known(second)?;
        let leads = |person| self.is_leader(person);
        if !leads(playing) {
            return Err(Why::NoSuchLeader { person: self.name_of(playing) });
        }
        if !leads(second) || second == playing {
            return Err(Why::NoSuchLeader { person: self.name_of(second) });
        }
        Ok(vec![Fact::SecondLeaderNamed { playing, second }])
    }

    pub(super) fn name_ruler(&self, id: MatchId, person: PersonId) -> Ruling {
        self.known(person)?;
        let it = self.known_match(id)?;
        if it.seats.seats(person) {
            return Err(Why::NoSuchLeader { person: self.name_of(person) });
        }
        Ok(vec![Fact::RulerNamed { id, person }])
    }

    /// Whether leaders may play in this tier.
    pub(super) fn leaders_play(&self) -> LeadersPlay {
        self.pack.tier(&self.settings.tier).map_or(LeadersPlay::Never, |tier| tier.leaders_play)
    }

    /// Whether a leader may enter as a player now (CT-1.6.1, CT-1.6.5).
    pub(super) fn check_leader_may_play(&self, person: PersonId) -> Result<(), Why> {
        let it = self.known(person)?;
        if !self.has_office(person) {
            return Ok(());
        }
        match self.leaders_play() {
            LeadersPlay::Freely => Ok(()),
            LeadersPlay::Never => Err(Why::LeadersMayNotPlay { person: it.name.clone() }),
            LeadersPlay::WithSecondLeader if self.leaders().any(|other| other != person) => Ok(()),
            LeadersPlay::WithSecondLeader => Err(Why::NoSecondLeader { person: it.name.clone() }),
        }
    }

    /// Before a round: every leader who plays has an announced second leader on duty (CT-1.6.2).
    pub(super) fn check_second_leaders(&self) -> Result<(), Why> {
        if self.leaders_play() == LeadersPlay::Freely {
            return Ok(());
        }
        for player in self.active().filter(|player| self.has_office(*player)) {
            self.check_leader_may_play(player)?;
            let announced = self.second_leader(player).filter(|second| self.is_leader(*second));
            if announced.is_none() {
                return Err(Why::SecondLeaderNotAnnounced { person: self.name_of(player) });
            }
        }
        Ok(())
    }

    /// Before the clock starts: somebody can rule at every table (CT-1.6.4). Where leaders play freely nobody has to stand by.
    pub(super) fn check_rulers(&self) -> Result<(), Why> {
        if self.leaders_play() == LeadersPlay::Freely {
            return Ok(());
        }
        let Some(round) = self.current_round() else { return Ok(()) };
        for (place, it) in (0..).zip(&round.matches) {
            let id = MatchId { round: round.number, place };
            if matches!(it.seats, Seats::Pair(..)) && it.result.is_none() && self.rulers(id).is_empty() {
                return Err(Why::NobodyToRule { table: it.table.unwrap_or(0) });
            }
        }
        Ok(())
    }

    pub(super) fn must_be(&self, desk: Desk, otherwise: Why) -> Result<(), Why> {
        if self.desk == desk { Ok(()) } else { Err(otherwise) }
    }
}
