//! What somebody may know of a tournament: a tournament told by the facts that person may know, and by nothing else.
//!
//! Pages, answers and exports are made from it, so that what is not in it cannot leak through any of them. Two tournaments
//! that differ only in what a reader must not know give that reader the same view, because the view is built from the same
//! facts. What is withheld:
//!
//! - a draw nobody has published, or that was drawn again or changed by hand before: from everybody but the organizer and
//!   whom the organizer lets draw;
//! - what players reported at other tables, calls, rulings, conduct, cards, deck checks, the reasons of steps: from everybody
//!   but leaders on duty and those concerned. Off duty, marshals and judges are spectators (CT-1.2.6, CT-1.3.4);
//! - what somebody wrote while playing in the round under way: from the writer until the round is over, as nobody takes notes
//!   (CT-3.4.1);
//! - deck lists: from whom [`Tournament::may_see_list`] says, leaders who play included.
//!
//! That a report came in at another table, that two of them differ and that a judge was called there is *not* withheld, only what they
//! say. No document makes a secret of it: a player whose game is over is a spectator and may watch any table (CT-1.4.3, CT-1.5.1), sees
//! the slip being carried to the desk and a judge walking to a table, and must neither disturb nor help those who play (CT-1.5.2, CT-1.5.3),
//! which needs no secret. Everybody is told how many tables still play, so that nobody waits without knowing for what; the claim
//! itself is held back until it is a result, because it could still be taken back or turn out to be wrong.

mod own;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::at_table::TableFact;
use crate::command::Actor;
use crate::fact::{Course, Fact};
use crate::ids::{MatchId, Moment, PersonId};
use crate::judging::{Call, CardCase, ConductReport, JudgeFact, Ruling};
use crate::model::{Claim, Report};
use crate::reading::Reading;
use crate::rights::Action;
use crate::state::{Desk, Tournament};
pub use own::Everybody;

/// Nobody: in place of somebody whom a reader must not know.
const SOMEBODY: PersonId = PersonId(u32::MAX);

/// A tournament as one reader may know it.
#[derive(Clone, Debug)]
pub struct View(Tournament);

/// Whose view is the same: what is made for one of them is good for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// Everybody who neither leads nor is concerned.
    Everybody,
    /// Leaders on duty who do not play in the running round.
    Leaders,
    /// Only this person.
    Own(PersonId),
}

impl std::ops::Deref for View {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.0
    }
}

impl View {
    /// The tournament in it.
    pub fn into_tournament(self) -> Tournament {
        self.0
    }
}

impl Tournament {
    /// All that this reader may know; without a reader, what everybody may.
    pub fn view(&self, reader: Option<PersonId>) -> View {
        let published = self.published_draws();
        let sight = Sight { all: self, reader, leads: reader.is_some_and(|it| self.helps_lead(it)) };
        let mut seen = Tournament::under(Arc::clone(&self.pack));
        for (at, fact) in self.effective.iter().enumerate() {
            match sight.fact(fact, published.contains(&at)) {
                // A fact that is told whole is the same fact in every view.
                Some(Cow::Borrowed(_)) => seen.take_unsealed(fact),
                Some(Cow::Owned(told)) => seen.take_unsealed(&Arc::new(told)),
                None => {}
            }
        }
        // When it is over the record's seal is for everybody: that is what an anchor is for. The organizer sees that of every step.
        if self.desk == Desk::Finished || reader == Some(self.organizer) {
            seen.seal = self.seal;
        }
        View(seen)
    }

    /// The whole history, steps taken back included, as the organizer may know it: without lists that are outside material
    /// for an organizer who plays.
    pub fn history_for_organizer(&self, history: Vec<Fact>) -> Vec<Fact> {
        let sight = Sight { all: self, reader: Some(self.organizer), leads: true };
        history.iter().filter_map(|fact| sight.fact(fact, true)).map(Cow::into_owned).collect()
    }

    /// Who sees the same as this reader.
    pub fn eyes(&self, reader: Option<PersonId>) -> Eyes {
        match reader.filter(|reader| self.person(*reader).is_some()) {
            None => Eyes::Everybody,
            Some(reader) if self.reviews_draws(reader) => Eyes::Own(reader),
            Some(reader) if self.helps_lead(reader) && self.barred_from_material(reader).is_none() => {
                Eyes::Leaders
            }
            Some(reader) => Eyes::Own(reader),
        }
    }

    /// Whether somebody leads and is on duty, or does some of the organizer's work.
    pub fn helps_lead(&self, person: PersonId) -> bool {
        self.is_leader(person) || self.person(person).is_some_and(|it| !it.given.is_empty())
    }

    /// Whether somebody sees a draw before everybody does: the organizer, and whom the organizer lets draw, change or publish.
    pub fn reviews_draws(&self, person: PersonId) -> bool {
        let draws = |action: &Action| {
            matches!(action, Action::Draw | Action::Redraw | Action::Adjust | Action::Publish)
        };
        person == self.organizer || self.person(person).is_some_and(|it| it.given.iter().any(draws))
    }

    /// Where in the history the draws stand that everybody has seen: of several before one was published, the last.
    fn published_draws(&self) -> Vec<usize> {
        let mut published = Vec::new();
        let mut last = None;
        for (at, fact) in self.facts().enumerate() {
            match fact.course() {
                Course::Drawn { .. } | Course::Adjusted => last = Some(at),
                Course::Discarded => last = None,
                Course::Published => published.extend(last.take()),
                Course::Step { .. }
                | Course::SeedPromised { .. }
                | Course::SeedTold { .. }
                | Course::StageBegun { .. }
                | Course::Reseeded { .. }
                | Course::Clock(_)
                | Course::Result
                | Course::Closed
                | Course::Beside => {}
            }
        }
        published
    }
}

/// A reader of a tournament.
struct Sight<'a> {
    all: &'a Tournament,
    reader: Option<PersonId>,
    leads: bool,
}

impl Sight<'_> {
    fn is(&self, person: PersonId) -> bool {
        self.reader == Some(person)
    }

    /// Whether the reader sees a draw before it is published: the organizer, and whom the organizer lets draw or publish.
    fn reviews_draws(&self) -> bool {
        self.reader.is_some_and(|reader| self.all.reviews_draws(reader))
    }

    /// Whether the reader leads, or plays in that match.
    fn at_table(&self, id: MatchId) -> bool {
        let seats = |reader| self.all.match_of(id).is_some_and(|it| it.seats.seats(reader));
        self.leads || self.reader.is_some_and(seats)
    }

    /// Whether the reader wrote this and plays in the round under way: what is written to leaders must not serve as a note of
    /// one's own (CT-3.4.1, LT-3.4.1).
    fn takes_no_notes(&self, writer: PersonId) -> bool {
        self.is(writer) && !self.leads && self.all.barred_from_material(writer).is_some()
    }

    /// Whether the reader leads, called, or plays where somebody called.
    fn concerned(&self, call: &Call) -> bool {
        self.leads || self.is(call.by) || call.id.is_some_and(|id| self.at_table(id))
    }

    /// A fact as this reader may know it; nothing if it is not for this reader at all.
    fn fact<'f>(&self, fact: &'f Fact, published: bool) -> Option<Cow<'f, Fact>> {
        let whole = || Cow::Borrowed(fact);
        let told = match fact {
            Fact::Step { at, action, .. } if !self.leads => {
                let (by, reading) = (Actor::Newcomer, Reading::NOW);
                Fact::Step { by, at: *at, action: *action, reason: None, reading, seal: None }
            }
            // A seal is over everything before it, a draw nobody has seen included.
            Fact::Step { by, at, action, reason, reading, .. } if !self.is(self.all.organizer) => {
                let (by, at, action, reason, reading) = (*by, *at, *action, reason.clone(), *reading);
                Fact::Step { by, at, action, reason, reading, seal: None }
            }
            Fact::Drawn { kind, attempt, length_seconds, .. } if !published && !self.reviews_draws() => {
                let (kind, attempt, length_seconds) = (*kind, *attempt, *length_seconds);
                Fact::Drawn { kind, attempt, length_seconds, matches: Vec::new(), notes: Vec::new() }
            }
            Fact::Adjusted { .. } if !published && !self.reviews_draws() => return None,
            Fact::DeckSubmitted { player, .. } if self.hides_list(*player) => {
                Fact::DeckSubmitted { player: *player, text: String::new(), judged: None }
            }
            Fact::DeckAmended { player, .. } if self.hides_list(*player) => {
                Fact::DeckAmended { player: *player, text: String::new(), judged: None }
            }
            Fact::Reported { id, player, .. } if !self.at_table(*id) => {
                Fact::Reported { id: *id, player: *player, report: self.sealed(*id, *player) }
            }
            Fact::DropAsked { player }
            | Fact::DropWithdrawn { player }
            | Fact::RejoinAsked { player }
            | Fact::RejoinDeclined { player } => return (self.leads || self.is(*player)).then(whole),
            Fact::Recommended { .. } | Fact::RecommendationDeclined { .. } => {
                return self.leads.then(whole);
            }
            // What a player missed concerns the table and leaders.
            Fact::AtTable(TableFact::ConsentAsked { id, player, .. }) if !self.at_table(*id) => {
                let (id, player) = (*id, *player);
                Fact::AtTable(TableFact::ConsentAsked { id, player, text: String::new() })
            }
            Fact::Judge(done) => Fact::Judge(self.judged(done)?),
            Fact::Step { .. }
            | Fact::Founded { .. }
            | Fact::TournamentRenamed { .. }
            | Fact::Renamed { .. }
            | Fact::PrizesSet { .. }
            | Fact::RightsGiven { .. }
            | Fact::SettingsChanged { .. }
            | Fact::Admitted { .. }
            | Fact::Appointed { .. }
            | Fact::Dismissed { .. }
            | Fact::HandedOver { .. }
            | Fact::DutyChanged { .. }
            | Fact::SecondLeaderNamed { .. }
            | Fact::RulerNamed { .. }
            | Fact::Enrolled { .. }
            | Fact::Withdrawn { .. }
            | Fact::CheckedIn { .. }
            | Fact::TableFixed { .. }
            | Fact::DeckSubmitted { .. }
            | Fact::DeckAmended { .. }
            | Fact::RegistrationClosed
            | Fact::RegistrationReopened
            | Fact::PlanAnnounced { .. }
            | Fact::StageBegun { .. }
            | Fact::Reseeded { .. }
            | Fact::Drawn { .. }
            | Fact::DrawDiscarded
            | Fact::Adjusted { .. }
            | Fact::Published
            | Fact::SatDown { .. }
            | Fact::ClockStarted { .. }
            | Fact::ClockPaused { .. }
            | Fact::ClockResumed { .. }
            | Fact::ClockAdjusted { .. }
            | Fact::ClockSet { .. }
            | Fact::TimeSet { .. }
            | Fact::PlayedOn { .. }
            | Fact::ExtraRoundEnded { .. }
            | Fact::Extended { .. }
            | Fact::Reported { .. }
            | Fact::Disputed { .. }
            | Fact::ResultStands { .. }
            | Fact::Absent { .. }
            | Fact::RoundClosed { .. }
            | Fact::Dropped { .. }
            | Fact::Rejoined { .. }
            | Fact::Disqualified { .. }
            | Fact::Eliminated { .. }
            | Fact::Finished { .. }
            | Fact::Undone { .. }
            | Fact::RoundsKept(_)
            | Fact::AtTable(_)
            | Fact::Told(_)
            | Fact::AnnouncementEnded { .. } => return Some(whole()),
        };
        Some(Cow::Owned(told))
    }

    fn hides_list(&self, owner: PersonId) -> bool {
        self.all.may_see_list(self.reader, owner).is_err()
    }

    /// A report of which one knows that it is in, and whether the two differ, but not what it says.
    fn sealed(&self, id: MatchId, player: PersonId) -> Report {
        let disputed = self.all.match_of(id).is_some_and(|it| match &it.reports {
            [Some(one), Some(two)] => !one.claim.agrees_with(&two.claim),
            _ => false,
        });
        let winner = disputed.then_some(player);
        let claim = Claim {
            winner,
            ending: String::new(),
            result: None,
            ended: None,
            procedure: None,
            figures: BTreeMap::new(),
        };
        Report { claim, at: Moment::default() }
    }

    /// The judges' work, as far as it concerns the reader. Calls, reports and cases keep their number.
    fn judged(&self, done: &JudgeFact) -> Option<JudgeFact> {
        let call_of = |call: crate::ids::CallId| self.all.judging.calls.get(call.index());
        let concerned = |call| call_of(call).is_some_and(|call| self.concerned(call));
        let whole = || Some(done.clone());
        match done {
            JudgeFact::Called(call) => Some(JudgeFact::Called(self.call(call))),
            JudgeFact::Claimed { call, at, .. } if !concerned(*call) => {
                Some(JudgeFact::Claimed { call: *call, by: SOMEBODY, at: *at })
            }
            JudgeFact::Ruled { call, at, ruling, last_word, .. } if !concerned(*call) => {
                let ruling = Ruling {
                    text: String::new(),
                    extension_seconds: ruling.extension_seconds,
                    overrules: None,
                };
                Some(JudgeFact::Ruled { call: *call, by: SOMEBODY, at: *at, ruling, last_word: *last_word })
            }
            JudgeFact::Appealed { call, at, .. } if !concerned(*call) => {
                Some(JudgeFact::Appealed { call: *call, by: SOMEBODY, at: *at })
            }
            JudgeFact::ConductReported(report) if !self.leads && !self.is(report.by) => {
                Some(JudgeFact::ConductReported(ConductReport {
                    about: SOMEBODY,
                    by: SOMEBODY,
                    at: Moment::default(),
                    category: String::new(),
                    note: String::new(),
                    decided: None,
                }))
            }
            JudgeFact::ConductReported(report) if self.takes_no_notes(report.by) => {
                Some(JudgeFact::ConductReported(ConductReport { note: String::new(), ..report.clone() }))
            }
            JudgeFact::ConductDecided { .. } => self.leads.then(|| done.clone()),
            JudgeFact::ProxyIssued(proxy) => (self.leads || self.is(proxy.player)).then(|| done.clone()),
            JudgeFact::CaseOpened(case) if !self.leads && !self.is(case.player) => {
                Some(JudgeFact::CaseOpened(CardCase {
                    card: String::new(),
                    player: SOMEBODY,
                    ..case.clone()
                }))
            }
            JudgeFact::CheckEnded { check, at, .. } if !self.leads => {
                Some(JudgeFact::CheckEnded { check: *check, findings: String::new(), at: *at })
            }
            JudgeFact::Claimed { .. }
            | JudgeFact::Settled { .. }
            | JudgeFact::Withdrawn { .. }
            | JudgeFact::Ruled { .. }
            | JudgeFact::Appealed { .. }
            | JudgeFact::ConductReported(_)
            | JudgeFact::CaseOpened(_)
            | JudgeFact::CaseClosed { .. }
            | JudgeFact::CaseKept { .. }
            | JudgeFact::CheckBegun { .. }
            | JudgeFact::CheckEnded { .. } => whole(),
        }
    }

    /// A call: what was written is for leaders and its writer; at the table one also reads what the other player wrote, but
    /// not what a spectator did.
    fn call(&self, call: &Call) -> Call {
        if !self.concerned(call) {
            return Call { by: SOMEBODY, kind: String::new(), note: String::new(), ..call.clone() };
        }
        if self.takes_no_notes(call.by) {
            return Call { note: String::new(), ..call.clone() };
        }
        let seated = |id| self.all.match_of(id).is_some_and(|it| it.seats.seats(call.by));
        if self.leads || self.is(call.by) || call.id.is_some_and(seated) {
            return call.clone();
        }
        Call { by: SOMEBODY, note: String::new(), ..call.clone() }
    }
}
