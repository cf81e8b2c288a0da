//! What everybody is told, until when (HR-6.7), the names people and the tournament go by (HR-6.1), and prizes
//! (HR-6.6.2).

use super::{Asked, Ruling};
use crate::fact::Fact;
use crate::ids::{Moment, PersonId};
use crate::model::{Announcement, Prize, PrizeTo, as_people_compare};
use crate::refusal::Why;
use crate::state::Tournament;

impl Tournament {
    pub(super) fn tell(text: &str, until: Option<Moment>, asked: &Asked<'_>) -> Ruling {
        if until.is_some_and(|until| until <= asked.at) {
            return Err(Why::AnnouncementOver);
        }
        let (by, at, text) = (asked.person(), asked.at, text.trim().to_owned());
        Ok(vec![Fact::Told(Announcement { by, at, text, until, ended: false })])
    }

    pub(super) fn end_announcement(&self, number: u32, at: Moment) -> Ruling {
        let told = self.announcements.get(number as usize).ok_or(Why::UnknownCase { number })?;
        if !told.stands_at(at) {
            return Err(Why::AnnouncementOver);
        }
        Ok(vec![Fact::AnnouncementEnded { number }])
    }

    pub(super) fn rename_tournament(&self, name: &str) -> Ruling {
        let (name, was) = (name.trim().to_owned(), self.name.clone());
        if name == was {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::TournamentRenamed { name, was }])
    }

    /// Prizes are promised before and handed out after the end, so they may be written down at any time.
    pub(super) fn set_prizes(&self, prizes: &[Prize]) -> Ruling {
        for prize in prizes {
            if let PrizeTo::Person { person } = prize.to {
                self.known(person)?;
            }
        }
        if prizes == self.prizes {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::PrizesSet { prizes: prizes.to_vec() }])
    }

    pub(super) fn rename(&self, person: PersonId, name: &str) -> Ruling {
        let was = self.known(person)?.name.clone();
        let name = name.trim().to_owned();
        if name == was {
            return Err(Why::NothingChanges);
        }
        self.check_name_free(&name, Some(person))?;
        Ok(vec![Fact::Renamed { person, name, was }])
    }

    /// No two people are called the same (HR-6.1.7), so that a name at the desk, on a slip and on the wall is one person.
    pub(super) fn check_name_free(&self, name: &str, of: Option<PersonId>) -> Result<(), Why> {
        match self.called(name).filter(|person| Some(*person) != of) {
            Some(person) => Err(Why::NameTaken { name: self.name_of(person) }),
            None => Ok(()),
        }
    }

    /// Who is called that, compared as people compare: capitals, spaces and the way an accent was typed do not matter, a
    /// letter does (Łukasz is łukasz and not Lukasz).
    pub fn called(&self, name: &str) -> Option<PersonId> {
        self.people.called(&as_people_compare(name))
    }
}
