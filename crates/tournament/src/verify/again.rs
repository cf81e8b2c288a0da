//! What somebody must have wished for, told from what came of it: so that a step can be decided again.
//!
//! A history keeps who acted, when, what kind of thing it was and why, and every effect. That is enough to ask the same again;
//! whatever the facts say that the wish does not lead to is a contradiction.

use crate::at_table::{TableFact, TableWish};
use crate::command::Wish;
use crate::fact::Fact;
use crate::ids::{MatchId, Moment};
use crate::judging::{CardTrouble, JudgeFact, JudgeWish};
use crate::model::{Claim, DropReason, GameResult, Seats};
use crate::rights::Action;
use crate::state::Tournament;

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
        let of = |find: &dyn Fn(&Fact) -> Option<Wish>| effect.iter().find_map(find);
        match action {
            Action::Found => of(&|fact| match fact {
                Fact::Founded { name, organizer, settings, commitment, .. } => Some(Wish::Found {
                    name: name.clone(),
                    organizer: organizer.clone(),
                    settings: settings.clone(),
                    commitment: *commitment,
                }),
                _ => None,
            }),
            Action::ChangeSettings => of(&|fact| match fact {
                Fact::SettingsChanged { settings } => Some(Wish::Change { settings: settings.clone() }),
                _ => None,
            }),
            Action::RenameTournament => of(&|fact| match fact {
                Fact::TournamentRenamed { name, .. } => Some(Wish::RenameTournament { name: name.clone() }),
                _ => None,
            }),
            Action::SetPrizes => of(&|fact| match fact {
                Fact::PrizesSet { prizes } => Some(Wish::SetPrizes { prizes: prizes.clone() }),
                _ => None,
            }),
            Action::Admit => of(&|fact| match fact {
                Fact::Admitted { key, name } => {
                    Some(Wish::Admit { key: Some(key.clone()), name: name.clone() })
                }
                _ => None,
            }),
            Action::Rename => of(&|fact| match fact {
                Fact::Renamed { person, name, .. } => {
                    Some(Wish::Rename { person: *person, name: name.clone() })
                }
                _ => None,
            }),
            Action::Appoint => of(&|fact| match fact {
                Fact::Appointed { person, role } => Some(Wish::Appoint { person: *person, role: *role }),
                _ => None,
            }),
            Action::Dismiss => of(&|fact| match fact {
                Fact::Dismissed { person } => Some(Wish::Dismiss { person: *person }),
                _ => None,
            }),
            Action::HandOver => of(&|fact| match fact {
                Fact::HandedOver { to } => Some(Wish::HandOver { to: *to }),
                _ => None,
            }),
            Action::GiveRights => of(&|fact| match fact {
                Fact::RightsGiven { person, actions } => {
                    Some(Wish::GiveRights { person: *person, actions: actions.clone() })
                }
                _ => None,
            }),
            Action::ChangeDuty => of(&|fact| match fact {
                Fact::DutyChanged { on, .. } => Some(Wish::Duty { on: *on }),
                _ => None,
            }),
            Action::NameSecondLeader => of(&|fact| match fact {
                Fact::SecondLeaderNamed { playing, second } => {
                    Some(Wish::NameSecondLeader { playing: *playing, second: *second })
                }
                _ => None,
            }),
            Action::NameRuler => of(&|fact| match fact {
                Fact::RulerNamed { id, person } => Some(Wish::NameRuler { id: *id, person: *person }),
                _ => None,
            }),
            Action::Enrol => {
                let team = effect.iter().find_map(|fact| match fact {
                    Fact::Enrolled { team, .. } => Some(team.clone()),
                    _ => None,
                })?;
                of(&|fact| match fact {
                    Fact::Admitted { key, name } => {
                        Some(Wish::Enrol { key: Some(key.clone()), name: name.clone(), team: team.clone() })
                    }
                    _ => None,
                })
            }
            Action::EnrolPerson => of(&|fact| match fact {
                Fact::Enrolled { player, .. } => Some(Wish::EnrolPerson { person: *player }),
                _ => None,
            }),
            Action::Withdraw => of(&|fact| match fact {
                Fact::Withdrawn { player } => Some(Wish::Withdraw { player: *player }),
                _ => None,
            }),
            Action::CheckIn => of(&|fact| match fact {
                Fact::CheckedIn { player } => Some(Wish::CheckIn { player: *player }),
                _ => None,
            }),
            Action::FixTable => of(&|fact| match fact {
                Fact::TableFixed { player, table } => Some(Wish::FixTable { player: *player, table: *table }),
                _ => None,
            }),
            Action::SubmitDeck => of(&|fact| match fact {
                Fact::DeckSubmitted { player, text, .. } => {
                    Some(Wish::SubmitDeck { player: *player, text: text.clone() })
                }
                _ => None,
            }),
            Action::AmendDeck => of(&|fact| match fact {
                Fact::DeckAmended { player, text, .. } => {
                    let (player, text, reason) = (*player, text.clone(), reason.clone());
                    Some(Wish::AmendDeck { player, text, reason })
                }
                _ => None,
            }),
            Action::CloseRegistration => Some(Wish::CloseRegistration),
            Action::ReopenRegistration => Some(Wish::ReopenRegistration),
            Action::AnnouncePlan => Some(Wish::AnnouncePlan),
            Action::Draw => Some(Wish::Draw),
            Action::Redraw => Some(Wish::Redraw { reason }),
            Action::Adjust => of(&|fact| match fact {
                Fact::Adjusted { matches, .. } => {
                    let paired = |seats: &Seats| !matches!(seats, Seats::Nobody(..));
                    let matches = matches.iter().map(|it| it.seats).filter(paired).collect();
                    Some(Wish::Adjust { matches, reason: reason.clone() })
                }
                _ => None,
            }),
            Action::Publish => Some(Wish::Publish),
            Action::SitDown => of(&|fact| match fact {
                Fact::SatDown { id } => Some(Wish::SitDown { id: *id }),
                _ => None,
            }),
            Action::StartClock => Some(Wish::StartClock),
            Action::PauseClock => Some(Wish::PauseClock { reason }),
            Action::ResumeClock => Some(Wish::ResumeClock),
            Action::AdjustClock => of(&|fact| match fact {
                Fact::Extended { seconds, .. } => {
                    let seconds = i32::try_from(*seconds).ok()?;
                    Some(Wish::AdjustClock { seconds, reason: reason.clone() })
                }
                _ => None,
            }),
            Action::SetClock => {
                let elapsed_seconds = effect.iter().find_map(|fact| match fact {
                    Fact::ClockSet { elapsed_seconds, .. } => Some(*elapsed_seconds),
                    _ => None,
                });
                Some(Wish::SetClock { elapsed_seconds, reason })
            }
            Action::Extend => of(&|fact| match fact {
                Fact::Extended { id, seconds } => {
                    Some(Wish::Extend { id: *id, seconds: *seconds, reason: reason.clone() })
                }
                _ => None,
            }),
            Action::CloseRound => Some(Wish::Close),
            Action::Report => of(&|fact| match fact {
                Fact::Reported { id, report, .. } => {
                    Some(Wish::Report { id: *id, claim: report.claim.clone() })
                }
                _ => None,
            }),
            Action::Confirm => of(&|fact| match fact {
                Fact::Reported { id, .. } => Some(Wish::Confirm { id: *id }),
                _ => None,
            }),
            Action::Concede => of(&|fact| stands(fact).map(|(id, _)| Wish::Concede { id })),
            Action::Settle => of(&|fact| {
                let (id, result) = stands(fact)?;
                Some(Wish::Settle { id, claim: self.claim_behind(id, result)?, reason: reason.clone() })
            }),
            Action::PlayOn => of(&|fact| match fact {
                Fact::PlayedOn { id, .. } => Some(Wish::PlayOn { id: *id, reason: reason.clone() }),
                _ => None,
            }),
            Action::EndExtraRound => of(&|fact| match fact {
                Fact::ExtraRoundEnded { id } => Some(Wish::EndExtraRound { id: *id }),
                _ => None,
            }),
            Action::Correct => of(&|fact| {
                let (id, result) = stands(fact)?;
                Some(Wish::Correct { id, claim: self.claim_behind(id, result)?, reason: reason.clone() })
            }),
            Action::AskToDrop => Some(Wish::AskToDrop),
            Action::WithdrawDrop => Some(Wish::WithdrawDrop),
            Action::Drop => of(&|fact| match fact {
                Fact::Dropped { player, why } => Some(Wish::Drop { player: *player, why: *why }),
                // Before the plan is announced leaving needs no reason.
                Fact::Withdrawn { player } => Some(Wish::Drop { player: *player, why: DropReason::OwnWish }),
                _ => None,
            }),
            Action::NoShow => of(&|fact| match fact {
                Fact::Dropped { player, .. } => {
                    let (id, _) = self.my_match(*player)?;
                    Some(Wish::NoShow { id, absent: *player })
                }
                _ => None,
            }),
            Action::AskToRejoin => Some(Wish::AskToRejoin),
            Action::Rejoin => of(&|fact| match fact {
                Fact::Rejoined { player, .. } => Some(Wish::Rejoin { player: *player }),
                _ => None,
            }),
            Action::DeclineRejoin => of(&|fact| match fact {
                Fact::RejoinDeclined { player } => Some(Wish::DeclineRejoin { player: *player }),
                _ => None,
            }),
            Action::RecommendDisqualification => of(&|fact| match fact {
                Fact::Recommended { player, reason, .. } => {
                    Some(Wish::RecommendDisqualification { player: *player, reason: reason.clone() })
                }
                _ => None,
            }),
            Action::DeclineRecommendation => of(&|fact| match fact {
                Fact::RecommendationDeclined { player } => {
                    Some(Wish::DeclineRecommendation { player: *player })
                }
                _ => None,
            }),
            Action::Disqualify => of(&|fact| match fact {
                Fact::Disqualified { player } => {
                    Some(Wish::Disqualify { player: *player, reason: reason.clone() })
                }
                _ => None,
            }),
            Action::Cut => Some(Wish::Cut),
            Action::Finish => Some(Wish::Finish),
            Action::Undo => of(&|fact| match fact {
                Fact::Undone { taken_back, .. } => {
                    let step = taken_back.map(|taken_back| taken_back.step);
                    Some(Wish::Undo { reason: reason.clone(), step })
                }
                _ => None,
            }),
            Action::Tell => of(&|fact| match fact {
                Fact::Told(told) => Some(Wish::Tell { text: told.text.clone(), until: told.until }),
                _ => None,
            }),
            Action::EndAnnouncement => of(&|fact| match fact {
                Fact::AnnouncementEnded { number } => Some(Wish::EndAnnouncement { number: *number }),
                _ => None,
            }),
            Action::TickSetUp | Action::ClearSetUp | Action::AskConsent | Action::AnswerConsent => {
                of(&|fact| match fact {
                    Fact::AtTable(fact) => Some(Wish::AtTable(table_wish(fact, &reason))),
                    _ => None,
                })
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
                let fact = effect.iter().find_map(|fact| match fact {
                    Fact::Judge(fact) => Some(fact),
                    _ => None,
                })?;
                let wish = judge_wish(action, fact, at, effect)?;
                Some(Wish::Judge(wish))
            }
        }
    }

    /// What somebody must have claimed for a result to stand like this.
    fn claim_behind(&self, id: MatchId, result: &GameResult) -> Option<Claim> {
        let Seats::Pair(one, two) = self.match_of(id)?.seats else { return None };
        let [first, second] = result.outcomes.as_slice() else { return None };
        let known = self.pack.result_of(first, second)?;
        let side = |outcome: &str| self.pack.outcome(outcome).map(|outcome| outcome.side);
        let winner = match (side(first)?, side(second)?) {
            (regulations::Side::Won, _) => Some(one),
            (_, regulations::Side::Won) => Some(two),
            _ => None,
        };
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

fn stands(fact: &Fact) -> Option<(MatchId, &GameResult)> {
    match fact {
        Fact::ResultStands { id, result } => Some((*id, result)),
        _ => None,
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
fn judge_wish(action: Action, fact: &JudgeFact, at: Moment, effect: &[Fact]) -> Option<JudgeWish> {
    let extension_seconds = || {
        effect.iter().find_map(|fact| match fact {
            Fact::Extended { seconds, .. } => Some(*seconds),
            _ => None,
        })
    };
    let wish = match (action, fact) {
        (Action::CallJudge, JudgeFact::Called(call)) => {
            JudgeWish::Call { id: call.id, kind: call.kind.clone(), note: call.note.clone() }
        }
        (Action::ClaimCall, JudgeFact::Claimed { call, .. }) => JudgeWish::Claim { call: *call },
        (Action::SettleCall, JudgeFact::Settled { call, .. }) => JudgeWish::SettledByPlayers { call: *call },
        (Action::WithdrawCall, JudgeFact::Withdrawn { call, .. }) => JudgeWish::Withdraw { call: *call },
        (Action::RuleOnCall, JudgeFact::Ruled { call, ruling, .. }) => {
            JudgeWish::Rule { call: *call, ruling: ruling.clone() }
        }
        (Action::Appeal, JudgeFact::Appealed { call, .. }) => JudgeWish::Appeal { call: *call },
        (Action::RuleFinally, JudgeFact::Ruled { call, ruling, .. }) => {
            JudgeWish::RuleFinally { call: *call, ruling: ruling.clone() }
        }
        (Action::ReportConduct, JudgeFact::ConductReported(report)) => JudgeWish::ReportConduct {
            about: report.about,
            category: report.category.clone(),
            note: report.note.clone(),
        },
        (Action::DecideConduct, JudgeFact::ConductDecided { report, remedy, note, .. }) => {
            JudgeWish::DecideConduct { report: *report, remedy: *remedy, note: note.clone() }
        }
        (Action::IssueProxy, JudgeFact::ProxyIssued(proxy)) => JudgeWish::IssueProxy {
            case: proxy.case,
            card: proxy.card.clone(),
            illegible: proxy.illegible.clone(),
            date: proxy.date.clone(),
        },
        (Action::OpenCardCase, JudgeFact::CaseOpened(case)) => {
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
        (Action::CloseCardCase, JudgeFact::CaseClosed { case, replaced, .. }) => {
            JudgeWish::CloseCardCase { case: *case, replaced: *replaced }
        }
        (Action::KeepDespiteCase, JudgeFact::CaseKept { case, .. }) => {
            JudgeWish::KeepDespiteCase { case: *case }
        }
        (Action::BeginDeckCheck, JudgeFact::CheckBegun { id, .. }) => JudgeWish::BeginDeckCheck { id: *id },
        (Action::EndDeckCheck, JudgeFact::CheckEnded { check, findings, .. }) => JudgeWish::EndDeckCheck {
            check: *check,
            findings: findings.clone(),
            extension_seconds: extension_seconds().unwrap_or(0),
        },
        _ => return None,
    };
    Some(wish)
}
