//! Who may do what: one table, the whole of it. The server publishes it, the command line prints it, tests try every cell.
//!
//! The leader roles are organizer, marshal and judge (CT-1.0.3, LT-1.0.2). Off duty, marshals and judges are spectators
//! (CT-1.2.6, CT-1.3.4). Without a marshal the organizer does the marshal's work (CT-1.1.3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
