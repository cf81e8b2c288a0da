//! One person's view made from everybody's: what everybody may know, with that person's own laid over it.
//!
//! A round is published and two thousand phones ask for their own page in the same second. Telling the whole history for each of
//! them would take seconds; what one person knows beyond everybody is a handful of matches, calls and a list.

use std::sync::Arc;

use super::{Sight, View};
use crate::ids::PersonId;
use crate::judging::{ConductReport, Judging};
use crate::model::{DeckList, Entry, Person};
use crate::state::Tournament;

/// What everybody may know, with what it takes to lay somebody's own over it: made once a version, whoever asks.
#[derive(Clone, Debug)]
pub struct Everybody {
    tournament: Arc<Tournament>,
    /// Somebody sits elsewhere than everybody may know: a draw was changed by hand and not published anew.
    is_being_changed: bool,
    /// Where each person sits, as round and place: nobody is looked for in all matches of all rounds.
    seats: Vec<Vec<(u16, u16)>>,
}

impl Everybody {
    /// What everybody may know.
    pub fn tournament(&self) -> &Arc<Tournament> {
        &self.tournament
    }
}

impl Tournament {
    /// What everybody may know, and everybody's own view is made from.
    pub fn for_everybody(&self) -> Everybody {
        let tournament = Arc::new(self.view(None).into_tournament());
        let mut seats = vec![Vec::new(); self.people.len()];
        for (number, round) in (0..).zip(&self.rounds) {
            for (place, it) in (0..).zip(&round.matches) {
                for player in it.seats.players() {
                    if let Some(sits) = seats.get_mut(player.index()) {
                        sits.push((number, place));
                    }
                }
            }
        }
        let is_being_changed = self.is_being_changed(&tournament);
        Everybody { tournament, is_being_changed, seats }
    }

    /// What [`Tournament::view`] gives a reader who does not lead, made from what it gives everybody at the same version. The
    /// history in it is the one everybody may know.
    pub fn own_view(&self, everybody: &Everybody, reader: PersonId) -> View {
        if self.helps_lead(reader) || everybody.is_being_changed {
            return self.view(Some(reader));
        }
        let sight = Sight { all: self, reader: Some(reader), leads: false };
        let mut own = Tournament::clone(&everybody.tournament);
        self.lay_over_matches(&mut own, everybody.seats.get(reader.index()).map_or(&[], Vec::as_slice));
        self.lay_over_people(&mut own, &sight, reader);
        if self.concerns(&sight, reader) {
            self.lay_over_judging(Arc::make_mut(&mut own.judging), &sight, reader);
        }
        View(own)
    }

    /// Whether somebody sits elsewhere than everybody may know: a draw was changed by hand and not published anew.
    fn is_being_changed(&self, everybody: &Tournament) -> bool {
        let known = everybody.rounds.iter().zip(&self.rounds);
        let mut known = known.filter(|(known, _)| !known.matches.is_empty());
        known.any(|(known, round)| {
            !known.matches.iter().map(|it| it.seats).eq(round.matches.iter().map(|it| it.seats))
        })
    }

    /// At the own table one knows everything.
    fn lay_over_matches(&self, own: &mut Tournament, seats: &[(u16, u16)]) {
        // Several games of one match stand beside each other.
        for (number, place) in seats.iter().map(|(number, place)| (usize::from(*number), usize::from(*place)))
        {
            let there = self.rounds.get(number).and_then(|round| round.matches.get(place));
            let Some(mine) = own.rounds.get_mut(number) else { continue };
            if there != mine.matches.get(place)
                && let (Some(there), Some(here)) = (there, mine.matches.get_mut(place))
            {
                here.clone_from(there);
            }
        }
    }

    /// Own wishes and the own list. While somebody plays, lists that others may see are outside material.
    fn lay_over_people(&self, own: &mut Tournament, sight: &Sight<'_>, reader: PersonId) {
        if self.barred_from_material(reader).is_some() {
            let has_list = |person: &Person| list(person).is_some_and(|list| !list.text.is_empty());
            own.people.change(has_list, |person| {
                if let Some(list) = person.entry.as_mut().and_then(|entry| entry.deck.as_mut()) {
                    *list = DeckList { text: String::new(), judged: None, amended: list.amended };
                }
            });
        }
        let Some(mine) = self.person(reader).and_then(|person| person.entry.as_ref()) else { return };
        let Some(entry) = own.people.get_mut(reader).and_then(|person| person.entry.as_mut()) else {
            return;
        };
        let deck = if sight.hides_list(reader) { entry.deck.take() } else { mine.deck.clone() };
        let Entry { asks_to_drop, asks_to_rejoin, .. } = *mine;
        *entry = Entry { deck, asks_to_drop, asks_to_rejoin, ..entry.clone() };
    }

    /// Whether anything of the judges' work concerns the reader.
    fn concerns(&self, sight: &Sight<'_>, reader: PersonId) -> bool {
        let judging = &*self.judging;
        judging.calls.iter().any(|call| sight.concerned(call))
            || judging.conduct.iter().any(|report| report.by == reader)
            || judging.proxies.iter().any(|proxy| proxy.player == reader)
            || judging.cases.iter().any(|case| case.player == reader)
    }

    fn lay_over_judging(&self, own: &mut Judging, sight: &Sight<'_>, reader: PersonId) {
        for (mine, call) in own.calls.iter_mut().zip(&self.judging.calls) {
            if sight.concerned(call) {
                *mine = sight.call(call);
            }
        }
        for (mine, report) in own.conduct.iter_mut().zip(&self.judging.conduct) {
            if report.by == reader {
                let note = if sight.takes_no_notes(reader) { String::new() } else { report.note.clone() };
                *mine = ConductReport { note, decided: None, ..report.clone() };
            }
        }
        own.proxies = self.judging.proxies_of(reader).map(|(_, proxy)| proxy.clone()).collect();
        for (mine, case) in own.cases.iter_mut().zip(&self.judging.cases) {
            if case.player == reader {
                mine.clone_from(case);
            }
        }
    }
}

fn list(person: &Person) -> Option<&DeckList> {
    person.entry.as_ref().and_then(|entry| entry.deck.as_ref())
}
