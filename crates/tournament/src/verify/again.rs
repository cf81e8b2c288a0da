//! What somebody must have wished for, told from what came of it: so that a step can be decided again.
//!
//! A history keeps who acted, when, what kind of thing it was and why, and every effect. That is enough to ask the same again;
//! whatever the facts say that the wish does not lead to is a contradiction.

use regulations::Side;

use crate::at_table::{TableFact, TableWish};
use crate::command::Wish;
use crate::fact::Fact;
use crate::ids::{MatchId, Moment};
use crate::judging::{CardTrouble, JudgeFact, JudgeWish};
use crate::model::{Claim, DropReason, GameResult, Seats};
use crate::rights::Action;
use crate::state::Tournament;

/// The first effect of one of those shapes, as what is made of it.
macro_rules! first {
    ($effect:expr, $($shape:pat => $made:expr),+) => {
        $effect.iter().find_map(|fact| {
            $(if let $shape = fact {
                return Some($made);
            })+
            None
        })
    };
}

impl Tournament {
    /// The wish that these effects come from, with this tournament as it stood before; `None` if no wish has such effects.
    #[allow(clippy::too_many_lines)] // one arm an action
    pub(super) fn wish_behind(
        &self,
        action: Action,
        at: Moment,
        reason: Option<&str>,
        effect: &[Fact],
    ) -> Option<Wish> {
        let reason = reason.unwrap_or_default().to_owned();
        match action {
            Action::Found => first!(
                effect, Fact::Founded { name, organizer, settings, commitment, .. } => Wish::Found {
                    name: name.clone(),
                    organizer: organizer.clone(),
                    settings: settings.clone(),
                    commitment: *commitment,
                }
            ),
            Action::ChangeSettings => first!(
                effect, Fact::SettingsChanged { settings } => Wish::Change { settings: settings.clone() }
            ),
            Action::RenameTournament => first!(
                effect, Fact::TournamentRenamed { name, .. } =>
                    Wish::RenameTournament { name: name.clone() }
            ),
            Action::SetPrizes => first!(
                effect, Fact::PrizesSet { prizes } => Wish::SetPrizes { prizes: prizes.clone() }
            ),
            Action::Admit => first!(
                effect, Fact::Admitted { key, name } =>
                    Wish::Admit { key: Some(key.clone()), name: name.clone() }
            ),
            Action::Rename => first!(
                effect, Fact::Renamed { person, name, .. } =>
                    Wish::Rename { person: *person, name: name.clone() }
            ),
            Action::Appoint => first!(
                effect, Fact::Appointed { person, role } => Wish::Appoint { person: *person, role: *role }
            ),
            Action::Dismiss => first!(
                effect, Fact::Dismissed { person } => Wish::Dismiss { person: *person }
            ),
            Action::HandOver => first!(effect, Fact::HandedOver { to } => Wish::HandOver { to: *to }),
            Action::GiveRights => first!(
                effect, Fact::RightsGiven { person, actions } =>
                    Wish::GiveRights { person: *person, actions: actions.clone() }
            ),
            Action::ChangeDuty => first!(effect, Fact::DutyChanged { on, .. } => Wish::Duty { on: *on }),
            Action::NameSecondLeader => first!(
                effect, Fact::SecondLeaderNamed { playing, second } =>
                    Wish::NameSecondLeader { playing: *playing, second: *second }
            ),
            Action::NameRuler => first!(
                effect, Fact::RulerNamed { id, person } => Wish::NameRuler { id: *id, person: *person }
            ),
            Action::Enrol => {
                let team = first!(effect, Fact::Enrolled { team, .. } => team.clone())?;
                first!(
                    effect, Fact::Admitted { key, name } =>
                        Wish::Enrol { key: Some(key.clone()), name: name.clone(), team: team.clone() }
                )
            }
            Action::EnrolPerson => first!(
                effect, Fact::Enrolled { player, .. } => Wish::EnrolPerson { person: *player }
            ),
            Action::Withdraw => first!(
                effect, Fact::Withdrawn { player } => Wish::Withdraw { player: *player }
            ),
            Action::CheckIn => first!(
                effect, Fact::CheckedIn { player } => Wish::CheckIn { player: *player }
            ),
            Action::FixTable => first!(
                effect, Fact::TableFixed { player, table } =>
                    Wish::FixTable { player: *player, table: *table }
            ),
            Action::SubmitDeck => first!(
                effect, Fact::DeckSubmitted { player, text, .. } =>
                    Wish::SubmitDeck { player: *player, text: text.clone() }
            ),
            Action::AmendDeck => first!(effect, Fact::DeckAmended { player, text, .. } => {
                let (player, text, reason) = (*player, text.clone(), reason.clone());
                Wish::AmendDeck { player, text, reason }
            }),
            Action::CloseRegistration => Some(Wish::CloseRegistration),
            Action::ReopenRegistration => Some(Wish::ReopenRegistration),
            Action::AnnouncePlan => Some(Wish::AnnouncePlan),
            Action::Draw => Some(Wish::Draw),
            Action::Redraw => Some(Wish::Redraw { reason }),
            Action::Adjust => first!(effect, Fact::Adjusted { matches, .. } => {
                let paired = |seats: &Seats| !matches!(seats, Seats::Nobody(..));
                let matches = matches.iter().map(|it| it.seats).filter(paired).collect();
                Wish::Adjust { matches, reason: reason.clone() }
            }),
            Action::Publish => Some(Wish::Publish),
            Action::SitDown => first!(effect, Fact::SatDown { id } => Wish::SitDown { id: *id }),
            Action::StartClock => Some(Wish::StartClock),
            Action::PauseClock => Some(Wish::PauseClock { reason }),
            Action::ResumeClock => Some(Wish::ResumeClock),
            Action::AdjustClock => first!(effect, Fact::Extended { seconds, .. } => {
                let seconds = i32::try_from(*seconds).ok()?;
                Wish::AdjustClock { seconds, reason: reason.clone() }
            }),
            Action::SetClock => {
                let elapsed_seconds = first!(
                    effect, Fact::ClockSet { elapsed_seconds, .. } => *elapsed_seconds
                );
                Some(Wish::SetClock { elapsed_seconds, reason })
            }
            Action::Extend => first!(
                effect, Fact::Extended { id, seconds } =>
                    Wish::Extend { id: *id, seconds: *seconds, reason: reason.clone() }
            ),
            Action::CloseRound => Some(Wish::Close),
            Action::Report => first!(
                effect, Fact::Reported { id, report, .. } =>
                    Wish::Report { id: *id, claim: report.claim.clone() }
            ),
            Action::Confirm => first!(effect, Fact::Reported { id, .. } => Wish::Confirm { id: *id }),
            Action::Concede => first!(effect, Fact::ResultStands { id, .. } => Wish::Concede { id: *id }),
            Action::Settle => first!(effect, Fact::ResultStands { id, result } => {
                let claim = self.claim_behind(*id, result)?;
                Wish::Settle { id: *id, claim, reason: reason.clone() }
            }),
            Action::PlayOn => first!(
                effect, Fact::PlayedOn { id, .. } => Wish::PlayOn { id: *id, reason: reason.clone() }
            ),
            Action::EndExtraRound => first!(
                effect, Fact::ExtraRoundEnded { id } => Wish::EndExtraRound { id: *id }
            ),
            Action::Correct => first!(effect, Fact::ResultStands { id, result } => {
                let claim = self.claim_behind(*id, result)?;
                Wish::Correct { id: *id, claim, reason: reason.clone() }
            }),
            Action::AskToDrop => Some(Wish::AskToDrop),
            Action::WithdrawDrop => Some(Wish::WithdrawDrop),
            Action::Drop => first!(
                effect,
                Fact::Dropped { player, why } => Wish::Drop { player: *player, why: *why },
                // Before the plan is announced leaving needs no reason.
                Fact::Withdrawn { player } => Wish::Drop { player: *player, why: DropReason::OwnWish }
            ),
            Action::NoShow => first!(effect, Fact::Dropped { player, .. } => {
                let (id, _) = self.my_match(*player)?;
                Wish::NoShow { id, absent: *player }
            }),
            Action::AskToRejoin => Some(Wish::AskToRejoin),
            Action::Rejoin => first!(
                effect, Fact::Rejoined { player, .. } => Wish::Rejoin { player: *player }
            ),
            Action::DeclineRejoin => first!(
                effect, Fact::RejoinDeclined { player } => Wish::DeclineRejoin { player: *player }
            ),
            Action::RecommendDisqualification => first!(
                effect, Fact::Recommended { player, reason, .. } =>
                    Wish::RecommendDisqualification { player: *player, reason: reason.clone() }
            ),
            Action::DeclineRecommendation => first!(
                effect, Fact::RecommendationDeclined { player } =>
                    Wish::DeclineRecommendation { player: *player }
            ),
            Action::Disqualify => first!(
                effect, Fact::Disqualified { player } =>
                    Wish::Disqualify { player: *player, reason: reason.clone() }
            ),
            Action::Cut => Some(Wish::Cut),
            Action::Finish => Some(Wish::Finish),
            Action::Undo => first!(effect, Fact::Undone { taken_back, .. } => {
                let step = taken_back.map(|taken_back| taken_back.step);
                Wish::Undo { reason: reason.clone(), step }
            }),
            Action::Tell => first!(
                effect, Fact::Told(told) => Wish::Tell { text: told.text.clone(), until: told.until }
            ),
            Action::EndAnnouncement => first!(
                effect, Fact::AnnouncementEnded { number } => Wish::EndAnnouncement { number: *number }
            ),
            Action::TickSetUp | Action::ClearSetUp | Action::AskConsent | Action::AnswerConsent => {
                first!(effect, Fact::AtTable(fact) => Wish::AtTable(table_wish(fact, &reason)))
            }
            Action::CallJudge
            | Action::ClaimCall
            | Action::SettleCall
            | Action::WithdrawCall
            | Action::RuleOnCall
            | Action::Appeal
            | Action::RuleFinally
            | Action::ReportConduct
            | Action::DecideConduct
            | Action::IssueProxy
            | Action::OpenCardCase
            | Action::CloseCardCase
            | Action::KeepDespiteCase
            | Action::BeginDeckCheck
            | Action::EndDeckCheck => {
                let fact = first!(effect, Fact::Judge(fact) => fact)?;
                Some(Wish::Judge(judge_wish(action, fact, at, effect)))
            }
        }
    }

    /// What somebody must have claimed for a result to stand like this.
    fn claim_behind(&self, id: MatchId, result: &GameResult) -> Option<Claim> {
        let Seats::Pair(one, two) = self.match_of(id)?.seats else { return None };
        let [first, second] = result.outcomes.as_slice() else { return None };
        let known = self.pack.result_of(first, second)?;
        let side = |outcome: &str| self.pack.outcome(outcome).map(|outcome| outcome.side);
        let (first, second) = (side(first)?, side(second)?);
        let seats = [(one, first), (two, second)];
        let winner = seats.into_iter().find(|(_, side)| *side == Side::Won).map(|(player, _)| player);
        Some(Claim {
            winner,
            ending: result.ending.clone()?,
            result: Some(known.id.clone()),
            ended: result.ended,
            procedure: result.answers.clone(),
            figures: result.figures.clone(),
        })
    }
}

/// What was wished for at a table.
fn table_wish(fact: &TableFact, reason: &str) -> TableWish {
    match fact {
        TableFact::Ticked { id, tick } => {
            TableWish::Tick { id: *id, step: tick.step.clone(), answer: tick.answer }
        }
        TableFact::Cleared { id } => TableWish::Clear { id: *id, reason: reason.to_owned() },
        TableFact::ConsentAsked { id, text, .. } => TableWish::AskConsent { id: *id, text: text.clone() },
        TableFact::ConsentAnswered { id, agreed } => TableWish::AnswerConsent { id: *id, agreed: *agreed },
    }
}

/// What was wished for of the judges, or by one. The action tells apart what has the same effect.
fn judge_wish(action: Action, fact: &JudgeFact, at: Moment, effect: &[Fact]) -> JudgeWish {
    match fact {
        JudgeFact::Called(call) => {
            JudgeWish::Call { id: call.id, kind: call.kind.clone(), note: call.note.clone() }
        }
        JudgeFact::Claimed { call, .. } => JudgeWish::Claim { call: *call },
        JudgeFact::Settled { call, .. } => JudgeWish::SettledByPlayers { call: *call },
        JudgeFact::Withdrawn { call, .. } => JudgeWish::Withdraw { call: *call },
        JudgeFact::Ruled { call, ruling, .. } if action == Action::RuleFinally => {
            JudgeWish::RuleFinally { call: *call, ruling: ruling.clone() }
        }
        JudgeFact::Ruled { call, ruling, .. } => JudgeWish::Rule { call: *call, ruling: ruling.clone() },
        JudgeFact::Appealed { call, .. } => JudgeWish::Appeal { call: *call },
        JudgeFact::ConductReported(report) => JudgeWish::ReportConduct {
            about: report.about,
            category: report.category.clone(),
            note: report.note.clone(),
        },
        JudgeFact::ConductDecided { report, remedy, note, .. } => {
            JudgeWish::DecideConduct { report: *report, remedy: *remedy, note: note.clone() }
        }
        JudgeFact::ProxyIssued(proxy) => JudgeWish::IssueProxy {
            case: proxy.case,
            card: proxy.card.clone(),
            illegible: proxy.illegible.clone(),
            date: proxy.date.clone(),
        },
        JudgeFact::CaseOpened(case) => {
            let minutes = case.until.map(|until| until.since(at) / 60_000);
            JudgeWish::OpenCardCase {
                id: case.id,
                player: case.player,
                trouble: case.trouble,
                card: case.card.clone(),
                minutes: minutes
                    .filter(|_| case.trouble == CardTrouble::LostBeforeGame)
                    .and_then(|minutes| u32::try_from(minutes).ok()),
            }
        }
        JudgeFact::CaseClosed { case, replaced, .. } => {
            JudgeWish::CloseCardCase { case: *case, replaced: *replaced }
        }
        JudgeFact::CaseKept { case, .. } => JudgeWish::KeepDespiteCase { case: *case },
        JudgeFact::CheckBegun { id, .. } => JudgeWish::BeginDeckCheck { id: *id },
        JudgeFact::CheckEnded { check, findings, .. } => {
            let extension_seconds = first!(effect, Fact::Extended { seconds, .. } => *seconds);
            JudgeWish::EndDeckCheck {
                check: *check,
                findings: findings.clone(),
                extension_seconds: extension_seconds.unwrap_or(0),
            }
        }
    }
}
