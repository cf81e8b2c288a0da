//! Which right every wish asks for.

use super::Wish;
use crate::at_table::TableWish;
use crate::judging::JudgeWish;
use crate::rights::Action;

impl Wish {
    /// What is being done, without its particulars.
    pub fn action(&self) -> Action {
        match self {
            Wish::Found { .. } => Action::Found,
            Wish::Change { .. } => Action::ChangeSettings,
            Wish::RenameTournament { .. } => Action::RenameTournament,
            Wish::SetPrizes { .. } => Action::SetPrizes,
            Wish::Admit { .. } => Action::Admit,
            Wish::Rename { .. } => Action::Rename,
            Wish::Appoint { .. } => Action::Appoint,
            Wish::Dismiss { .. } => Action::Dismiss,
            Wish::HandOver { .. } => Action::HandOver,
            Wish::GiveRights { .. } => Action::GiveRights,
            Wish::Duty { .. } => Action::ChangeDuty,
            Wish::NameSecondLeader { .. } => Action::NameSecondLeader,
            Wish::NameRuler { .. } => Action::NameRuler,
            Wish::Enrol { .. } => Action::Enrol,
            Wish::EnrolPerson { .. } => Action::EnrolPerson,
            Wish::Withdraw { .. } => Action::Withdraw,
            Wish::CheckIn { .. } => Action::CheckIn,
            Wish::FixTable { .. } => Action::FixTable,
            Wish::SubmitDeck { .. } => Action::SubmitDeck,
            Wish::AmendDeck { .. } => Action::AmendDeck,
            Wish::CloseRegistration => Action::CloseRegistration,
            Wish::ReopenRegistration => Action::ReopenRegistration,
            Wish::AnnouncePlan => Action::AnnouncePlan,
            Wish::Draw => Action::Draw,
            Wish::Redraw { .. } => Action::Redraw,
            Wish::Adjust { .. } => Action::Adjust,
            Wish::Publish => Action::Publish,
            Wish::SitDown { .. } => Action::SitDown,
            Wish::StartClock => Action::StartClock,
            Wish::PauseClock { .. } => Action::PauseClock,
            Wish::ResumeClock => Action::ResumeClock,
            Wish::AdjustClock { .. } => Action::AdjustClock,
            Wish::SetClock { .. } => Action::SetClock,
            Wish::Extend { .. } => Action::Extend,
            Wish::Close => Action::CloseRound,
            Wish::Report { .. } => Action::Report,
            Wish::Confirm { .. } => Action::Confirm,
            Wish::Concede { .. } => Action::Concede,
            Wish::Settle { .. } => Action::Settle,
            Wish::PlayOn { .. } => Action::PlayOn,
            Wish::EndExtraRound { .. } => Action::EndExtraRound,
            Wish::Correct { .. } => Action::Correct,
            Wish::AskToDrop => Action::AskToDrop,
            Wish::WithdrawDrop => Action::WithdrawDrop,
            Wish::Drop { .. } => Action::Drop,
            Wish::NoShow { .. } => Action::NoShow,
            Wish::AskToRejoin => Action::AskToRejoin,
            Wish::Rejoin { .. } => Action::Rejoin,
            Wish::DeclineRejoin { .. } => Action::DeclineRejoin,
            Wish::RecommendDisqualification { .. } => Action::RecommendDisqualification,
            Wish::DeclineRecommendation { .. } => Action::DeclineRecommendation,
            Wish::Disqualify { .. } => Action::Disqualify,
            Wish::Cut => Action::Cut,
            Wish::Finish => Action::Finish,
            Wish::Undo { .. } => Action::Undo,
            Wish::Tell { .. } => Action::Tell,
            Wish::EndAnnouncement { .. } => Action::EndAnnouncement,
            Wish::AtTable(wish) => wish.action(),
            Wish::Judge(wish) => wish.action(),
        }
    }
}

impl TableWish {
    /// What is being done, without its particulars.
    pub fn action(&self) -> Action {
        match self {
            TableWish::Tick { .. } => Action::TickSetUp,
            TableWish::Clear { .. } => Action::ClearSetUp,
            TableWish::AskConsent { .. } => Action::AskConsent,
            TableWish::AnswerConsent { .. } => Action::AnswerConsent,
        }
    }
}

impl JudgeWish {
    /// What is being done, without its particulars.
    pub fn action(&self) -> Action {
        match self {
            JudgeWish::Call { .. } => Action::CallJudge,
            JudgeWish::Claim { .. } => Action::ClaimCall,
            JudgeWish::SettledByPlayers { .. } => Action::SettleCall,
            JudgeWish::Withdraw { .. } => Action::WithdrawCall,
            JudgeWish::Rule { .. } => Action::RuleOnCall,
            JudgeWish::Appeal { .. } => Action::Appeal,
            JudgeWish::RuleFinally { .. } => Action::RuleFinally,
            JudgeWish::ReportConduct { .. } => Action::ReportConduct,
            JudgeWish::DecideConduct { .. } => Action::DecideConduct,
            JudgeWish::IssueProxy { .. } => Action::IssueProxy,
            JudgeWish::OpenCardCase { .. } => Action::OpenCardCase,
            JudgeWish::CloseCardCase { .. } => Action::CloseCardCase,
            JudgeWish::KeepDespiteCase { .. } => Action::KeepDespiteCase,
            JudgeWish::BeginDeckCheck { .. } => Action::BeginDeckCheck,
            JudgeWish::EndDeckCheck { .. } => Action::EndDeckCheck,
        }
    }
}
