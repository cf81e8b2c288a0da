//! Who may do what: one table, the whole of it. The server publishes it, the command line prints it, tests try every cell.
//!
//! The leader roles are organizer, marshal and judge (CT-1.0.3, LT-1.0.2). Off duty, marshals and judges are spectators
//! (CT-1.2.6, CT-1.3.4). Without a marshal the organizer does the marshal's work (CT-1.1.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::at_table::TableWish;
use crate::command::Wish;
use crate::judging::JudgeWish;

/// Declares the actions once, as an enum and as the list of all of them.
macro_rules! actions {
    ($($action:ident),* $(,)?) => {
        /// What can be done, without its particulars.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)] // each is described where its wish is
        pub enum Action { $($action),* }

        impl Action {
            /// All of them, in the order a day runs.
            pub const ALL: [Action; [$(Action::$action),*].len()] = [$(Action::$action),*];
        }
    };
}

actions! {
    Found,
    ChangeSettings,
    RenameTournament,
    SetPrizes,
    Admit,
    Rename,
    Appoint,
    Dismiss,
    HandOver,
    GiveRights,
    ChangeDuty,
    NameSecondLeader,
    NameRuler,
    Enrol,
    EnrolPerson,
    Withdraw,
    CheckIn,
    FixTable,
    SubmitDeck,
    AmendDeck,
    CloseRegistration,
    ReopenRegistration,
    AnnouncePlan,
    Draw,
    Redraw,
    Adjust,
    Publish,
    SitDown,
    StartClock,
    PauseClock,
    ResumeClock,
    AdjustClock,
    SetClock,
    Extend,
    CloseRound,
    Report,
    Confirm,
    Concede,
    Settle,
    PlayOn,
    EndExtraRound,
    Correct,
    AskToDrop,
    WithdrawDrop,
    Drop,
    NoShow,
    AskToRejoin,
    Rejoin,
    DeclineRejoin,
    RecommendDisqualification,
    DeclineRecommendation,
    Disqualify,
    Cut,
    Finish,
    Undo,
    Tell,
    EndAnnouncement,
    TickSetUp,
    ClearSetUp,
    AskConsent,
    AnswerConsent,
    CallJudge,
    ClaimCall,
    SettleCall,
    WithdrawCall,
    RuleOnCall,
    Appeal,
    RuleFinally,
    ReportConduct,
    DecideConduct,
    IssueProxy,
    OpenCardCase,
    CloseCardCase,
    KeepDespiteCase,
    BeginDeckCheck,
    EndDeckCheck,
}

/// In what capacity somebody must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Capacity {
    /// The organizer.
    Organizer,
    /// A marshal on duty; the organizer if there is no marshal at all.
    Marshal,
    /// Any leader on duty.
    Leader,
    /// A marshal or judge, on or off duty, for himself or herself.
    Staff,
    /// A player of the match in question; for a question put at the desk, whoever put it.
    Seated,
    /// The player in question; for a call, whoever made it.
    Oneself,
    /// Any participant.
    Participant,
    /// Somebody the tournament does not know yet.
    Newcomer,
}

impl Action {
    /// The capacities that suffice, each alone.
    pub fn open_to(self) -> &'static [Capacity] {
        use Action::*;
        use Capacity::*;
        match self {
            Found => &[Newcomer],
            Admit | Enrol => &[Leader, Newcomer],
            ChangeSettings
            | RenameTournament
            | SetPrizes
            | Rename
            | Appoint
            | Dismiss
            | HandOver
            | GiveRights
            | SetClock
            | NameSecondLeader
            | NameRuler
            | EnrolPerson
            | FixTable
            | CloseRegistration
            | ReopenRegistration
            | AnnouncePlan
            | Draw
            | Redraw
            | Adjust
            | Publish
            | CloseRound
            | Correct
            | Drop
            | NoShow
            | Rejoin
            | DeclineRejoin
            | DeclineRecommendation
            | Disqualify
            | Cut
            | Finish
            | Undo
            | KeepDespiteCase => &[Organizer],
            ChangeDuty => &[Staff],
            Withdraw => &[Organizer, Oneself],
            CheckIn | SubmitDeck => &[Leader, Oneself],
            AmendDeck | Tell | EndAnnouncement | StartClock | PauseClock | ResumeClock | AdjustClock
            | Extend | Settle | ClaimCall | RuleOnCall | IssueProxy | OpenCardCase | CloseCardCase
            | BeginDeckCheck | EndDeckCheck | ClearSetUp => &[Leader],
            SitDown | Report | Confirm | Concede | Appeal | TickSetUp | AskConsent | AnswerConsent => {
                &[Seated]
            }
            SettleCall | EndExtraRound => &[Leader, Seated],
            CallJudge | ReportConduct => &[Participant],
            AskToDrop | WithdrawDrop | AskToRejoin | WithdrawCall => &[Oneself],
            RecommendDisqualification | RuleFinally | DecideConduct | PlayOn => &[Marshal],
        }
    }

    /// Whether the organizer may let somebody else do this too: the work of the desk, but neither the organizer's own
    /// responsibility (CT-1.1.1, CT-1.7.12) nor what a leader rules on.
    pub fn can_be_given(self) -> bool {
        use Action::*;
        match self {
            ChangeSettings | RenameTournament | SetPrizes | Admit | Rename | Enrol | EnrolPerson
            | Withdraw | CheckIn | FixTable | SubmitDeck | CloseRegistration | ReopenRegistration
            | AnnouncePlan | Draw | Redraw | Adjust | Publish | StartClock | PauseClock | ResumeClock
            | AdjustClock | SetClock | CloseRound | Correct | Drop | NoShow | Cut | Undo | Tell
            | EndAnnouncement | NameSecondLeader | NameRuler => true,
            Found
            | Appoint
            | Dismiss
            | HandOver
            | GiveRights
            | ChangeDuty
            | AmendDeck
            | SitDown
            | Extend
            | Report
            | Confirm
            | Concede
            | Settle
            | PlayOn
            | EndExtraRound
            | AskToDrop
            | WithdrawDrop
            | AskToRejoin
            | Rejoin
            | DeclineRejoin
            | RecommendDisqualification
            | DeclineRecommendation
            | Disqualify
            | Finish
            | TickSetUp
            | ClearSetUp
            | AskConsent
            | AnswerConsent
            | CallJudge
            | ClaimCall
            | SettleCall
            | WithdrawCall
            | RuleOnCall
            | Appeal
            | RuleFinally
            | ReportConduct
            | DecideConduct
            | IssueProxy
            | OpenCardCase
            | CloseCardCase
            | KeepDespiteCase
            | BeginDeckCheck
            | EndDeckCheck => false,
        }
    }

    /// Everything the organizer may let somebody else do too.
    pub fn to_be_given() -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(|action| action.can_be_given())
    }
}

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

    /// The reason given, where one is asked for.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Wish::AmendDeck { reason, .. }
            | Wish::Redraw { reason }
            | Wish::Adjust { reason, .. }
            | Wish::PauseClock { reason }
            | Wish::AdjustClock { reason, .. }
            | Wish::SetClock { reason, .. }
            | Wish::PlayOn { reason, .. }
            | Wish::Extend { reason, .. }
            | Wish::Settle { reason, .. }
            | Wish::Correct { reason, .. }
            | Wish::RecommendDisqualification { reason, .. }
            | Wish::Disqualify { reason, .. }
            | Wish::AtTable(TableWish::Clear { reason, .. })
            | Wish::Undo { reason, .. } => Some(reason),
            Wish::Found { .. }
            | Wish::Change { .. }
            | Wish::RenameTournament { .. }
            | Wish::SetPrizes { .. }
            | Wish::Admit { .. }
            | Wish::Rename { .. }
            | Wish::Appoint { .. }
            | Wish::Dismiss { .. }
            | Wish::HandOver { .. }
            | Wish::GiveRights { .. }
            | Wish::Duty { .. }
            | Wish::NameSecondLeader { .. }
            | Wish::NameRuler { .. }
            | Wish::Enrol { .. }
            | Wish::EnrolPerson { .. }
            | Wish::Withdraw { .. }
            | Wish::CheckIn { .. }
            | Wish::FixTable { .. }
            | Wish::SubmitDeck { .. }
            | Wish::CloseRegistration
            | Wish::ReopenRegistration
            | Wish::AnnouncePlan
            | Wish::Draw
            | Wish::Publish
            | Wish::SitDown { .. }
            | Wish::StartClock
            | Wish::ResumeClock
            | Wish::Close
            | Wish::Report { .. }
            | Wish::Confirm { .. }
            | Wish::Concede { .. }
            | Wish::EndExtraRound { .. }
            | Wish::AskToDrop
            | Wish::WithdrawDrop
            | Wish::Drop { .. }
            | Wish::NoShow { .. }
            | Wish::AskToRejoin
            | Wish::Rejoin { .. }
            | Wish::DeclineRejoin { .. }
            | Wish::DeclineRecommendation { .. }
            | Wish::Cut
            | Wish::Finish
            | Wish::Tell { .. }
            | Wish::EndAnnouncement { .. }
            | Wish::AtTable(_)
            | Wish::Judge(_) => None,
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
