//! Whom and which table a step of the log is about, told by its facts.

use rulebook::say;
use tournament::judging::{JudgeFact, Judging};
use tournament::{Actor, Fact, MatchId, PersonId};

use super::DeskView;

/// What one fact is about.
enum About {
    Person(PersonId),
    Match(MatchId),
    Words(String),
    Nobody,
}

impl DeskView<'_> {
    /// "Ana", "table 7: Ana – Bo", in the order of the facts; nothing where the step is about the tournament, or about nobody but
    /// whoever took it.
    pub(super) fn about(&self, facts: &[&Fact], by: Actor) -> String {
        let mut all: Vec<String> = Vec::new();
        for fact in facts.iter().rev() {
            let words = match about(self.tournament.judging(), fact) {
                About::Person(person) if by == Actor::Person(person) => continue,
                About::Person(person) => self.name(person),
                About::Match(id) => match self.tournament.match_of(id) {
                    Some(it) => {
                        let names: Vec<String> = it.seats.players().map(|player| self.name(player)).collect();
                        let table = it.table.unwrap_or_default();
                        self.told(&say!("log-table", table = table, players = names.join(" – ")))
                    }
                    None => continue,
                },
                About::Words(words) => words,
                About::Nobody => continue,
            };
            if !words.is_empty() && !all.contains(&words) {
                all.push(words);
            }
        }
        // A draw or a cut is about everybody; the first few say enough.
        all.truncate(3);
        all.join(", ")
    }
}

fn about(judging: &Judging, fact: &Fact) -> About {
    match fact {
        Fact::Admitted { name, .. } => About::Words(name.clone()),
        Fact::Renamed { name, was, .. } | Fact::TournamentRenamed { name, was } => {
            About::Words(format!("{was} → {name}"))
        }
        Fact::PrizesSet { prizes } => About::Words(prizes.len().to_string()),
        Fact::Told(told) => About::Words(told.text.clone()),
        Fact::RightsGiven { person, .. }
        | Fact::Appointed { person, .. }
        | Fact::Dismissed { person }
        | Fact::DutyChanged { person, .. }
        | Fact::HandedOver { to: person }
        | Fact::SecondLeaderNamed { second: person, .. }
        | Fact::Enrolled { player: person, .. }
        | Fact::Withdrawn { player: person }
        | Fact::CheckedIn { player: person }
        | Fact::TableFixed { player: person, .. }
        | Fact::DeckSubmitted { player: person, .. }
        | Fact::DeckAmended { player: person, .. }
        | Fact::DropAsked { player: person }
        | Fact::DropWithdrawn { player: person }
        | Fact::Dropped { player: person, .. }
        | Fact::RejoinAsked { player: person }
        | Fact::RejoinDeclined { player: person }
        | Fact::Rejoined { player: person, .. }
        | Fact::Recommended { player: person, .. }
        | Fact::RecommendationDeclined { player: person }
        | Fact::Disqualified { player: person } => About::Person(*person),
        Fact::RulerNamed { id, .. }
        | Fact::SatDown { id }
        | Fact::Extended { id, .. }
        | Fact::Reported { id, .. }
        | Fact::Disputed { id }
        | Fact::ResultStands { id, .. }
        | Fact::PlayedOn { id, .. }
        | Fact::ExtraRoundEnded { id }
        | Fact::Absent { id, .. } => About::Match(*id),
        Fact::AtTable(fact) => About::Match(fact.id()),
        Fact::Judge(fact) => about_judging(judging, fact),
        Fact::Step { .. }
        | Fact::Founded { .. }
        | Fact::SettingsChanged { .. }
        | Fact::RoundsKept(_)
        | Fact::RegistrationClosed
        | Fact::RegistrationReopened
        | Fact::PlanAnnounced { .. }
        | Fact::StageBegun { .. }
        | Fact::Reseeded { .. }
        | Fact::Drawn { .. }
        | Fact::DrawDiscarded
        | Fact::Adjusted { .. }
        | Fact::Published
        | Fact::ClockStarted { .. }
        | Fact::ClockPaused { .. }
        | Fact::ClockResumed { .. }
        | Fact::ClockAdjusted { .. }
        | Fact::ClockSet { .. }
        | Fact::TimeSet { .. }
        | Fact::RoundClosed { .. }
        | Fact::Eliminated { .. }
        | Fact::Finished { .. }
        | Fact::Undone { .. }
        | Fact::AnnouncementEnded { .. } => About::Nobody,
    }
}

/// A call is about its table, a report about whom it is about, a case about whose card it is.
fn about_judging(judging: &Judging, fact: &JudgeFact) -> About {
    match fact {
        JudgeFact::Called(call) => call.id.map_or(About::Nobody, About::Match),
        JudgeFact::CheckBegun { id, .. } => About::Match(*id),
        JudgeFact::ConductReported(report) => About::Person(report.about),
        JudgeFact::ProxyIssued(proxy) => About::Person(proxy.player),
        JudgeFact::CaseOpened(case) => About::Person(case.player),
        JudgeFact::Claimed { call, .. }
        | JudgeFact::Settled { call, .. }
        | JudgeFact::Withdrawn { call, .. }
        | JudgeFact::Ruled { call, .. }
        | JudgeFact::Appealed { call, .. } => {
            let called = judging.calls.get(call.0 as usize);
            called.and_then(|call| call.id).map_or(About::Nobody, About::Match)
        }
        JudgeFact::ConductDecided { report, .. } => {
            let report = judging.conduct.get(report.0 as usize);
            report.map_or(About::Nobody, |report| About::Person(report.about))
        }
        JudgeFact::CaseClosed { case, .. } | JudgeFact::CaseKept { case, .. } => {
            judging.cases.get(case.0 as usize).map_or(About::Nobody, |case| About::Person(case.player))
        }
        JudgeFact::CheckEnded { check, .. } => {
            judging.checks.get(*check as usize).map_or(About::Nobody, |check| About::Match(check.id))
        }
    }
}
