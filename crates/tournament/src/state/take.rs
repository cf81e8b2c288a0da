//! How each fact changes the tournament: one arm a fact, so that a new one does not compile before it has an effect.

use std::collections::BTreeMap;
use std::sync::Arc;

use regulations::Pack;

use super::{Desk, Tournament};
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, PersonId, RoundNo, StageNo, StepNo};
use crate::model::{
    DeckList, Entry, ExtraRounds, GameResult, Grounds, Match, Person, Presence, Progress, Recommendation,
    Round, Seats, Staff, Stage, as_people_compare,
};
use crate::note::Note;
use crate::settings::RoundKind;
use crate::shared::Shared;

impl Tournament {
    /// Makes a fact true. A fact that cannot be (from a damaged history) changes nothing instead of failing.
    pub(crate) fn take(&mut self, fact: &Fact) {
        self.take_shared(&Arc::new(fact.clone()));
    }

    pub(crate) fn take_shared(&mut self, shared: &Arc<Fact>) {
        if let Fact::Undone { remain, .. } = **shared {
            self.take_back(remain as usize);
            return;
        }
        self.seal = self.seal.over(&**shared);
        self.take_unsealed(shared);
    }

    /// Makes a fact in effect true where nothing is to be proven by a seal: in a view, which is made anew for every version.
    #[allow(clippy::too_many_lines)] // one arm a fact
    pub(crate) fn take_unsealed(&mut self, shared: &Arc<Fact>) {
        let fact = &**shared;
        if fact.is_step() {
            self.steps_ever = self.steps_ever.saturating_add(1);
            self.steps.push(StepNo(self.steps_ever));
        }
        self.effective.push(Arc::clone(shared));
        let stage = self.current_stage();
        let last = RoundNo(self.rounds.len() as u16);
        match fact {
            Fact::Step { .. } | Fact::Disputed { .. } | Fact::Undone { .. } => {}
            Fact::Founded { name, organizer, settings, commitment, .. } => {
                self.name.clone_from(name);
                self.settings = settings.clone();
                self.commitment = Some(*commitment);
                self.desk = Desk::Enrolling;
                self.people.admit(person(ORGANIZER_KEY, organizer));
            }
            Fact::SettingsChanged { settings } => self.settings = settings.clone(),
            Fact::TournamentRenamed { name, .. } => self.name.clone_from(name),
            Fact::PrizesSet { prizes } => self.prizes.clone_from(prizes),
            Fact::Renamed { person, name, .. } => self.people.rename(*person, name),
            Fact::RightsGiven { person, actions } => {
                self.person_mut(*person, |it| it.given.clone_from(actions));
            }
            Fact::TimeSet { .. } => {}
            Fact::Admitted { key, name } => self.people.admit(person(key, name)),
            Fact::Appointed { person, role } => {
                self.person_mut(*person, |it| it.staff = Some(Staff { role: *role, on_duty: true }));
            }
            Fact::Dismissed { person } => self.person_mut(*person, |it| it.staff = None),
            Fact::HandedOver { to } => {
                self.organizer = *to;
                // Whoever has all of it needs no part of it.
                self.person_mut(*to, |it| {
                    it.staff = None;
                    it.given.clear();
                });
            }
            Fact::DutyChanged { person, on } => self.person_mut(*person, |it| {
                if let Some(staff) = &mut it.staff {
                    staff.on_duty = *on;
                }
            }),
            Fact::SecondLeaderNamed { playing, second } => {
                self.second_leaders.insert(*playing, *second);
            }
            Fact::RulerNamed { id, person } => self.match_mut(*id, |it| it.ruler = Some(*person)),
            Fact::RegistrationClosed => self.desk = Desk::RegistrationClosed,
            Fact::RegistrationReopened => self.desk = Desk::Enrolling,
            Fact::PlanAnnounced { stages, players } => {
                self.desk = Desk::Announced;
                self.plan.clone_from(stages);
                self.registered = *players;
            }
            Fact::Finished { seed } => {
                self.desk = Desk::Finished;
                self.seed = Some(seed.clone());
            }
            Fact::RoundsKept(kept) => self.kept = Some(kept.clone()),
            Fact::Told(announcement) => self.announcements.push(announcement.clone()),
            Fact::AnnouncementEnded { number } => {
                if let Some(announcement) = self.announcements.get_mut(*number as usize) {
                    announcement.ended = true;
                }
            }
            Fact::AtTable(fact) => self.match_mut(fact.id(), |it| it.take_at_table(fact)),
            Fact::Judge(fact) => Arc::make_mut(&mut self.judging).take(fact),
            Fact::Enrolled { player, team } => {
                self.people.enter(*player, Some(Entry::new(team.clone())));
            }
            Fact::Withdrawn { player } => self.people.enter(*player, None),
            Fact::CheckedIn { player } => self.entry_mut(*player, |it| it.checked_in = true),
            Fact::TableFixed { player, table } => self.entry_mut(*player, |it| it.fixed_table = *table),
            Fact::DeckSubmitted { player, text, judged } => {
                let deck = DeckList { text: text.clone(), amended: 0, judged: judged.clone() };
                self.entry_mut(*player, |it| it.deck = Some(deck));
            }
            Fact::DeckAmended { player, text, judged } => self.entry_mut(*player, |it| {
                let amended = it.deck.as_ref().map_or(0, |deck| deck.amended).saturating_add(1);
                it.deck = Some(DeckList { text: text.clone(), amended, judged: judged.clone() });
            }),
            Fact::DropAsked { player } => self.entry_mut(*player, |it| it.asks_to_drop = true),
            Fact::DropWithdrawn { player } => self.entry_mut(*player, |it| it.asks_to_drop = false),
            Fact::Dropped { player, why } => {
                let attended = self.last_attended(*player);
                self.entry_mut(*player, |it| {
                    it.presence = Presence::Dropped { stage, after_round: attended, why: *why };
                    it.asks_to_drop = false;
                });
            }
            Fact::RejoinAsked { player } => self.entry_mut(*player, |it| it.asks_to_rejoin = true),
            Fact::RejoinDeclined { player } => self.entry_mut(*player, |it| it.asks_to_rejoin = false),
            Fact::Rejoined { player, missed } => {
                self.entry_mut(*player, |it| {
                    it.presence = Presence::Active;
                    it.asks_to_rejoin = false;
                });
                for round in missed {
                    self.round_mut(*round, |it| it.unpaired.push(*player));
                }
            }
            Fact::Recommended { player, by, reason } => self.entry_mut(*player, |it| {
                it.recommended = Some(Recommendation { by: *by, reason: reason.clone() });
            }),
            Fact::RecommendationDeclined { player } => self.entry_mut(*player, |it| it.recommended = None),
            Fact::Disqualified { player } => {
                let attended = self.last_attended(*player);
                self.entry_mut(*player, |it| {
                    it.presence = Presence::Disqualified { stage, after_round: attended };
                    it.recommended = None;
                });
            }
            Fact::Eliminated { player } => {
                let round = RoundNo(self.rounds.len() as u16);
                self.entry_mut(*player, |it| it.presence = Presence::Eliminated { round });
            }
            Fact::StageBegun { stage, seeds } => self.begin_stage(*stage, seeds),
            Fact::Reseeded { seeds } => self.reseed(seeds),
            Fact::Drawn { kind, attempt, length_seconds, matches, notes } => {
                self.draw_taken(*kind, *attempt, *length_seconds, matches, notes);
            }
            Fact::DrawDiscarded => _ = self.rounds.pop_if(|round| round.progress < Progress::Running),
            Fact::Adjusted { matches, notes } => self.adjusted(matches, notes),
            Fact::Published => self.round_mut(last, |it| it.progress = Progress::Published),
            Fact::ClockStarted { at } => self.round_mut(last, |it| {
                it.progress = Progress::Running;
                it.clock.start(*at);
            }),
            Fact::ClockPaused { at } => self.round_mut(last, |it| it.clock.pause(*at)),
            Fact::ClockResumed { at } => self.round_mut(last, |it| it.clock.resume(*at)),
            Fact::ClockAdjusted { seconds } => self.round_mut(last, |it| it.clock.adjust(*seconds)),
            Fact::ClockSet { at, elapsed_seconds } => {
                self.round_mut(last, |it| it.clock.set(*at, *elapsed_seconds));
            }
            Fact::PlayedOn { id, number } => self.match_mut(*id, |it| {
                it.extra = ExtraRounds { begun: *number, under_way: true };
                it.reports = [None, None];
            }),
            Fact::ExtraRoundEnded { id } => self.match_mut(*id, |it| it.extra.under_way = false),
            Fact::SatDown { id } => self.match_mut(*id, |it| it.seated = true),
            Fact::Extended { id, seconds } => self.match_mut(*id, |it| {
                it.extension_seconds = it.extension_seconds.saturating_add(*seconds);
            }),
            Fact::Reported { id, player, report } => self.match_mut(*id, |it| {
                if let Some(seat) = it.seat_of(*player) {
                    it.reports[seat] = Some(Arc::new(report.clone()));
                }
            }),
            Fact::ResultStands { id, result } => {
                self.match_mut(*id, |it| it.result = Some(Arc::new(result.clone())));
            }
            Fact::Absent { id, absent } => self.stayed_away(*id, *absent),
            Fact::RoundClosed { order } => self.round_mut(last, |it| {
                it.progress = Progress::Closed;
                it.order = Arc::new(order.clone());
            }),
        }
    }

    /// A round was drawn, instead of one nobody has seen yet.
    fn draw_taken(
        &mut self,
        kind: RoundKind,
        attempt: u16,
        length_seconds: Option<u32>,
        matches: &[DrawnMatch],
        notes: &[Note],
    ) {
        self.desk = Desk::Running;
        self.rounds.pop_if(|round| round.progress == Progress::Drawn);
        let number = RoundNo(self.rounds.len() as u16 + 1);
        let stage = self.current_stage();
        let first = self.stages.last().map_or(number, |stage| stage.first_round);
        self.rounds.push(Round {
            number,
            stage,
            in_stage: number.0.saturating_sub(first.0) + 1,
            kind,
            progress: Progress::Drawn,
            attempt,
            notes: Arc::new(notes.to_vec()),
            drawn: Arc::new(matches.iter().map(|it| it.seats).collect()),
            matches: matches.iter().map(|it| self.seated(it)).collect(),
            unpaired: Vec::new(),
            clock: crate::clock::Clock::waiting(length_seconds),
            order: Arc::default(),
        });
    }

    fn adjusted(&mut self, matches: &[DrawnMatch], notes: &[Note]) {
        let last = RoundNo(self.rounds.len() as u16);
        // A match that is not touched keeps what already happened in it.
        let before = self.round(last).map(|round| round.matches.clone()).unwrap_or_default();
        let kept = |it: &DrawnMatch| before.iter().find(|old| old.seats == it.seats).cloned();
        let matches: Shared<Match> = matches
            .iter()
            .map(|it| {
                let old = kept(it).map(|old| Match { table: it.table, game: it.game, ..old });
                old.unwrap_or_else(|| self.seated(it))
            })
            .collect();
        self.round_mut(last, |it| {
            it.matches = matches;
            it.notes = Arc::new(notes.to_vec());
        });
    }

    fn stayed_away(&mut self, id: MatchId, absent: PersonId) {
        let bye = bye_result(&self.pack);
        self.match_mut(id, |it| {
            if let Some(present) = it.seats.opponent_of(absent) {
                it.seats = Seats::Bye(present);
                it.absent = Some(absent);
                it.result = Some(Arc::new(bye));
            } else if let (Seats::Bye(present), Some(other)) = (it.seats, it.absent)
                && present == absent
            {
                it.seats = Seats::Nobody(other, present);
                it.absent = None;
                it.result = Some(Arc::new(nothing()));
            }
        });
    }

    /// Only so many facts are still in effect. Steps keep their numbers.
    fn take_back(&mut self, remain: usize) {
        let effective = std::mem::take(&mut self.effective);
        let mut steps = std::mem::take(&mut self.steps);
        let steps_ever = self.steps_ever;
        *self = Tournament::under(Arc::clone(&self.pack)).read_as(self.reading);
        for fact in effective.iter().take(remain) {
            self.take_shared(fact);
        }
        steps.truncate(self.steps.len());
        self.steps = steps;
        self.steps_ever = steps_ever;
    }

    fn begin_stage(&mut self, stage: StageNo, seeds: &[PersonId]) {
        let Some(plan) = self.plan.get(usize::from(stage.0).wrapping_sub(1)).copied() else { return };
        let ended = self.current_stage();
        if !seeds.is_empty() {
            let plays = |person: &Person| person.entry.as_ref().is_some_and(Entry::is_active);
            self.people.change(plays, |person| {
                if let Some(entry) = &mut person.entry {
                    entry.presence = Presence::CutOff { stage: ended };
                }
            });
            for seed in seeds {
                self.call_up(*seed);
            }
        }
        let first_round = RoundNo(self.rounds.len() as u16 + 1);
        self.stages.push(Stage { plan, first_round, seeds: seeds.to_vec() });
    }

    fn reseed(&mut self, seeds: &[PersonId]) {
        if let Some(stage) = self.stages.last_mut() {
            stage.seeds = seeds.to_vec();
        }
        for seed in seeds {
            self.call_up(*seed);
        }
    }

    /// Somebody who missed the cut is in after all.
    fn call_up(&mut self, player: PersonId) {
        self.entry_mut(player, |it| {
            if matches!(it.presence, Presence::CutOff { .. }) {
                it.presence = Presence::Active;
            }
        });
    }

    /// A match of a new draw; a bye has its result at once.
    fn seated(&self, drawn: &DrawnMatch) -> Match {
        let mut seated = Match::new(drawn.seats, drawn.table, drawn.game);
        if matches!(drawn.seats, Seats::Bye(_)) {
            seated.result = Some(Arc::new(bye_result(&self.pack)));
        }
        seated
    }

    /// The last round somebody was seated in (not counting one missed as absent); 0 if none.
    fn last_attended(&self, player: PersonId) -> RoundNo {
        let attended = self.rounds.iter().rev().find(|round| {
            round.progress > Progress::Drawn && round.matches.iter().any(|it| it.seats.seats(player))
        });
        attended.map_or(RoundNo(0), |round| round.number)
    }

    fn person_mut(&mut self, person: PersonId, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people.get_mut(person) {
            change(person);
        }
    }

    fn entry_mut(&mut self, player: PersonId, change: impl FnOnce(&mut Entry)) {
        self.person_mut(player, |person| {
            if let Some(entry) = &mut person.entry {
                change(entry);
            }
        });
    }

    fn round_mut(&mut self, round: RoundNo, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self.rounds.get_mut(round.index().wrapping_sub(1)) {
            change(round);
        }
    }

    fn match_mut(&mut self, id: MatchId, change: impl FnOnce(&mut Match)) {
        self.round_mut(id.round, |round| {
            if let Some(it) = round.matches.get_mut(usize::from(id.place)) {
                change(it);
            }
        });
    }
}

/// The organizer's name in files; no player's, so that any player may be called `organizer`.
const ORGANIZER_KEY: &str = "@organizer";

fn person(key: &str, name: &str) -> Person {
    let compared = as_people_compare(name);
    Person {
        key: key.to_owned(),
        name: name.to_owned(),
        compared,
        staff: None,
        entry: None,
        given: Vec::new(),
    }
}

fn bye_result(pack: &Pack) -> GameResult {
    GameResult { outcomes: vec![pack.bye.clone()], grounds: Grounds::Bye, ..nothing() }
}

/// What stands for a match to which nobody came: it is over, and nobody has anything from it.
fn nothing() -> GameResult {
    GameResult {
        outcomes: Vec::new(),
        ending: None,
        deciding_step: None,
        answers: None,
        figures: BTreeMap::new(),
        ended: None,
        slip: None,
        grounds: Grounds::Rules,
    }
}
