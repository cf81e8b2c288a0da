//! Whether a fact could follow those before it. A journal is trusted; a file that came by mail is not.
//!
//! Facts apply without failing whatever they say. Here it is checked that they speak of people, rounds and matches that
//! exist, in numbers a tournament can have, so that a damaged or invented history is refused at the place of the damage.

use std::collections::BTreeSet;

use crate::at_table::TableFact;
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, PersonId, RoundNo, StageNo};
use crate::judging::JudgeFact;
use crate::model::{GameResult, PrizeTo, Progress, Round};
use crate::settings::StagePlan;
use crate::state::{Desk, Tournament};

const MOST_PEOPLE: usize = 40_000;
const MOST_ROUNDS: usize = 64;

impl Tournament {
    /// Whether this fact could be the next one.
    #[allow(clippy::too_many_lines)] // one arm a fact
    pub(super) fn could_take(&self, fact: &Fact) -> bool {
        if self.desk == Desk::Nothing {
            return if let Fact::Founded { pack, settings, .. } = fact {
                *pack == self.pack.id && self.check_settings(settings).is_ok()
            } else {
                fact.is_step() && self.effective.is_empty()
            };
        }
        let current = self.current_round();
        match fact {
            Fact::Step { .. } | Fact::RegistrationClosed | Fact::RegistrationReopened => true,
            Fact::Finished { .. } => self.desk < Desk::Finished,
            Fact::Founded { .. } => false,
            Fact::SettingsChanged { settings } => self.check_settings(settings).is_ok(),
            Fact::TournamentRenamed { was, .. } => *was == self.name,
            Fact::PrizesSet { prizes } => prizes.iter().all(|prize| match prize.to {
                PrizeTo::Person { person } => self.person(person).is_some(),
                PrizeTo::Places { .. } | PrizeTo::Best { .. } => true,
            }),
            Fact::Renamed { person, was, .. } => self.person(*person).is_some_and(|it| it.name == *was),
            Fact::RightsGiven { person, .. } => self.person(*person).is_some(),
            Fact::TimeSet { .. } => true,
            Fact::AnnouncementEnded { number } => (*number as usize) < self.announcements.len(),
            Fact::Admitted { key, .. } => self.people.len() < MOST_PEOPLE && self.by_key(key).is_none(),
            Fact::Appointed { person, .. }
            | Fact::Dismissed { person }
            | Fact::DutyChanged { person, .. }
            | Fact::HandedOver { to: person } => self.person(*person).is_some(),
            Fact::SecondLeaderNamed { playing, second } => {
                self.person(*playing).is_some() && self.person(*second).is_some()
            }
            Fact::Enrolled { player, .. } => {
                self.person(*player).is_some_and(|person| person.entry.is_none())
            }
            Fact::Withdrawn { player }
            | Fact::CheckedIn { player }
            | Fact::TableFixed { player, .. }
            | Fact::DeckSubmitted { player, .. }
            | Fact::DeckAmended { player, .. }
            | Fact::DropAsked { player }
            | Fact::DropWithdrawn { player }
            | Fact::Dropped { player, .. }
            | Fact::RejoinAsked { player }
            | Fact::RejoinDeclined { player }
            | Fact::Recommended { player, .. }
            | Fact::RecommendationDeclined { player }
            | Fact::Disqualified { player }
            | Fact::Eliminated { player } => self.plays(*player),
            Fact::Rejoined { player, missed } => {
                self.plays(*player) && missed.iter().all(|round| self.could_miss(*player, *round))
            }
            Fact::PlanAnnounced { stages, players } => {
                self.stages.is_empty()
                    && *players as usize <= MOST_PEOPLE
                    && self.could_plan(stages, *players)
            }
            Fact::StageBegun { stage, seeds } => {
                *stage == StageNo(self.current_stage().0.saturating_add(1))
                    && self.plan.len() >= usize::from(stage.0)
                    && self.current_round().is_none()
                    && self.distinct(seeds)
            }
            Fact::Reseeded { seeds } => !self.stages.is_empty() && self.distinct(seeds),
            Fact::RoundsKept(kept) => {
                let mut games = kept.rounds.iter().flatten();
                games.all(|game| {
                    let winner = game.winner.is_none_or(|winner| game.players.contains(&winner));
                    winner && game.players.iter().all(|player| self.plays(*player))
                })
            }
            Fact::Told(announcement) => self.person(announcement.by).is_some(),
            Fact::Judge(fact) => self.could_judge(fact),
            Fact::Undone { remain, .. } => (*remain as usize) <= self.effective.len() && *remain > 0,
            Fact::Drawn { matches, .. } => {
                let free = current.is_none_or(|round| round.progress == Progress::Drawn);
                let room = !self.stages.is_empty() && self.rounds.len() < MOST_ROUNDS;
                free && room && self.could_meet(matches)
            }
            Fact::DrawDiscarded => current.is_some_and(|round| round.progress < Progress::Running),
            Fact::Adjusted { matches, .. } => {
                current.is_some_and(|round| round.progress < Progress::Running) && self.could_meet(matches)
            }
            Fact::Published => current.is_some_and(|round| round.progress == Progress::Drawn),
            Fact::ClockStarted { .. } => current.is_some_and(|round| round.progress == Progress::Published),
            Fact::ClockPaused { .. }
            | Fact::ClockResumed { .. }
            | Fact::ClockAdjusted { .. }
            | Fact::ClockSet { .. } => current.is_some_and(|round| round.clock.started.is_some()),
            Fact::SatDown { id }
            | Fact::Extended { id, .. }
            | Fact::Disputed { id }
            | Fact::PlayedOn { id, .. }
            | Fact::ExtraRoundEnded { id } => self.match_of(*id).is_some(),
            Fact::RulerNamed { id, person } => self.match_of(*id).is_some() && self.person(*person).is_some(),
            Fact::AtTable(fact) => self.could_happen_at_table(fact),
            Fact::Reported { id, player, .. } => self.sits(*id, *player),
            Fact::Absent { id, absent } => self.sits(*id, *absent),
            Fact::ResultStands { id, result } => self.could_result(*id, result),
            Fact::RoundClosed { order } => {
                let all_in = |round: &Round| round.matches.iter().all(|it| it.result.is_some());
                current.is_some_and(|round| round.progress > Progress::Drawn && all_in(round))
                    && self.distinct(order)
            }
        }
    }

    fn could_happen_at_table(&self, fact: &TableFact) -> bool {
        match fact {
            TableFact::Ticked { id, tick } => {
                let named = tick.answer.player.is_none_or(|player| self.sits(*id, player));
                self.sits(*id, tick.by) && named
            }
            TableFact::ConsentAsked { id, player, .. } => self.sits(*id, *player),
            TableFact::Cleared { id } | TableFact::ConsentAnswered { id, .. } => self.match_of(*id).is_some(),
        }
    }

    fn could_judge(&self, fact: &JudgeFact) -> bool {
        let judging = &self.judging;
        let known = |person: &PersonId| self.person(*person).is_some();
        let at = |id: &Option<MatchId>| id.is_none_or(|id| self.match_of(id).is_some());
        match fact {
            JudgeFact::Called(call) => known(&call.by) && at(&call.id),
            JudgeFact::Claimed { call, by, .. }
            | JudgeFact::Ruled { call, by, .. }
            | JudgeFact::Appealed { call, by, .. } => known(by) && call.index() < judging.calls.len(),
            JudgeFact::Settled { call, .. } | JudgeFact::Withdrawn { call, .. } => {
                call.index() < judging.calls.len()
            }
            JudgeFact::ConductReported(report) => known(&report.about) && known(&report.by),
            JudgeFact::ConductDecided { report, by, .. } => {
                known(by) && report.index() < judging.conduct.len()
            }
            JudgeFact::ProxyIssued(proxy) => known(&proxy.by) && proxy.case.index() < judging.cases.len(),
            JudgeFact::CaseOpened(case) => self.plays(case.player) && at(&case.id),
            JudgeFact::CaseClosed { case, .. } | JudgeFact::CaseKept { case, .. } => {
                case.index() < judging.cases.len()
            }
            JudgeFact::CheckBegun { id, by, .. } => known(by) && self.match_of(*id).is_some(),
            JudgeFact::CheckEnded { check, .. } => (*check as usize) < judging.checks.len(),
        }
    }

    fn plays(&self, player: PersonId) -> bool {
        self.person(player).is_some_and(|person| person.entry.is_some())
    }

    fn sits(&self, id: MatchId, player: PersonId) -> bool {
        self.match_of(id).is_some_and(|it| it.seats.seats(player))
    }

    fn could_miss(&self, player: PersonId, round: RoundNo) -> bool {
        self.round(round).is_some_and(|round| {
            !round.unpaired.contains(&player) && !round.matches.iter().any(|it| it.seats.seats(player))
        })
    }

    fn could_plan(&self, stages: &[StagePlan], players: u32) -> bool {
        self.plan_for(&crate::settings::Structure::Custom { stages: stages.to_vec() }, players).is_ok()
    }

    fn could_meet(&self, matches: &[DrawnMatch]) -> bool {
        let seated: Vec<PersonId> = matches.iter().flat_map(|it| it.seats.players()).collect();
        // Another system's round to which nobody came has no match; nobody makes one here.
        let some = !matches.is_empty() || self.steps.is_empty();
        some && u16::try_from(matches.len()).is_ok() && self.distinct(&seated)
    }

    /// Whether a match could have this result: outcomes of the pack, one for each seat, that go together.
    fn could_result(&self, id: MatchId, result: &GameResult) -> bool {
        let seats = self.match_of(id).map_or(0, |it| it.seats.players().count());
        let known = result.outcomes.iter().all(|outcome| self.pack.outcome(outcome).is_some());
        known
            && seats == result.outcomes.len()
            && match result.outcomes.as_slice() {
                [one, two] => self.pack.result_of(one, two).is_some(),
                _ => true,
            }
    }

    fn distinct(&self, players: &[PersonId]) -> bool {
        let mut seen = BTreeSet::new();
        players.iter().all(|player| self.plays(*player) && seen.insert(*player))
    }
}
