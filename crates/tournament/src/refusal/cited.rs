//! Which clause stands behind each reason: what the rules call it, and what the pack in force says of that.

use regulations::{Pack, TableStep, Topic};

use super::{Refusal, StageProblem, Why};
use crate::rights::{Action, Capacity};

impl Refusal {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the others are cited by topic, which knows every reason"
    )]
    pub(crate) fn new(why: Why, pack: &Pack) -> Refusal {
        // What only a marshal may rule on, and what decides after time, the pack says case by case.
        let own = match &why {
            Why::MarshalsQuestion { kind } => {
                pack.lists.calls.iter().find(|call| call.id == *kind).and_then(|call| call.clause)
            }
            Why::StructurePrescribed { event_type, .. } | Why::TierPrescribed { event_type, .. } => {
                pack.occasion(event_type).and_then(|occasion| occasion.clause)
            }
            Why::DeckRefused { clause, .. } => Some(*clause),
            Why::ProcedureNeeded { procedure } => {
                pack.procedure(procedure).and_then(|procedure| procedure.clause)
            }
            Why::ProcedureFindsOther { clause, .. }
            | Why::ProcedureFigures { clause, .. }
            | Why::ChooserDecides { clause, .. } => *clause,
            Why::StepDue { step } | Why::StepOfAnother { step, .. } | Why::StepAnswer { step, .. } => {
                table_step(pack, step).and_then(|step| step.clause)
            }
            Why::StepTaken { step } => table_step(pack, step).and_then(|step| step.once.or(step.clause)),
            Why::KeptAtSetUp { quantity, .. } => {
                let steps = pack.procedures.iter().flat_map(|procedure| &procedure.steps);
                steps.into_iter().find(|step| step.names(quantity)).and_then(|step| step.clause)
            }
            Why::OnlyAfterTime { ending } => pack.ending(ending).and_then(|ending| ending.clause),
            Why::EndingForLeadersNow { phase, .. } => {
                pack.clock.phases.iter().find(|it| it.id == *phase).and_then(|phase| phase.clause)
            }
            _ => None,
        };
        let clause = own.unwrap_or_else(|| pack.clause(why.topic()));
        Refusal { why, clause }
    }
}

fn table_step<'a>(pack: &'a Pack, id: &str) -> Option<&'a TableStep> {
    pack.table_set_up.iter().find(|step| step.id == *id)
}

impl Why {
    /// What the rules call this.
    pub fn topic(&self) -> Topic {
        match self {
            Why::NotFounded => Topic::MustBeStarted,
            Why::AlreadyFounded => Topic::SomethingChanges,
            Why::Over => Topic::TournamentOver,
            Why::UnknownPerson { .. } => Topic::KnownPerson,
            Why::UnknownRound { .. } => Topic::KnownRound,
            Why::UnknownMatch { .. } => Topic::KnownMatch,
            Why::UnknownCase { .. } | Why::ConductDecided => Topic::KnownCase,
            Why::NotInPack { field: "tier", .. } => Topic::TierChosen,
            Why::NotInPack { field: "ending", .. } => Topic::EndingNamed,
            Why::NotInPack { .. } => Topic::KnownInPack,
            Why::TextLength { .. } | Why::NumberRange { .. } => Topic::InputLimits,
            Why::NameTaken { .. } => Topic::DistinctPeople,
            Why::WrongSeed => Topic::SeedCommitted,
            Why::BeforeLastStep => Topic::TimeMovesForward,
            Why::NotAllowed { action, needs } => not_allowed(*action, needs),
            Why::OffDuty { marshal: true, .. } => Topic::OffDutyMarshalIsSpectator,
            Why::OffDuty { .. } => Topic::OffDutyJudgeIsSpectator,
            Why::OneOrganizer => Topic::OneOrganizer,
            Why::NothingChanges | Why::NothingPending { .. } | Why::NothingToConfirm => {
                Topic::SomethingChanges
            }
            Why::NoSuchLeader { .. } | Why::NoSecondLeader { .. } => Topic::PlayingLeaderNeedsSecond,
            Why::LeadersMayNotPlay { .. } => Topic::LeadersMayNotPlay,
            Why::SecondLeaderNotAnnounced { .. } => Topic::SecondLeaderAnnounced,
            Why::NobodyToRule { .. } => Topic::MarshalRulesBetweenLeaders,
            Why::RulingBelongsToOthers { between_leaders: true, .. } => Topic::MarshalRulesBetweenLeaders,
            Why::RulingBelongsToOthers { .. } => Topic::SecondLeaderRules,
            Why::RegistrationNotOpen | Why::RegistrationStillOpen => Topic::StructureAnnouncedFirst,
            Why::Full { .. } => Topic::InputLimits,
            Why::AlreadyEnrolled { .. } => Topic::OneEntryOnePerson,
            Why::NotAPlayer { .. } => Topic::OnlyEnrolledArePaired,
            Why::TooFewPlayers { .. } => Topic::StructureByCount,
            Why::StructurePrescribed { .. } => Topic::StructureOfOccasion,
            Why::TierPrescribed { .. } => Topic::StructureOfOccasion,
            Why::BadStages { problem: StageProblem::CutSize, .. } => Topic::CutSizes,
            Why::BadStages { .. } => Topic::ValidStages,
            Why::SettingsFixed | Why::PlanFixed | Why::PlanNotAnnounced => Topic::StructureAnnouncedFirst,
            Why::ChoiceNotGiven { .. } => Topic::PackSetting,
            Why::ForcesOutOfRange { .. } => Topic::ForcesInRange,
            Why::DeckListsMissing { .. } => Topic::DeckListsIfRequired,
            Why::DeckListsClosed => Topic::DeckListsBeforeStart,
            Why::DeckUnreadable { .. } | Why::DeckRefused { .. } => Topic::DeckListComplete,
            Why::CardsMissing { .. } => Topic::MissingCardRemoved,
            Why::RoundOpen { .. } => Topic::RoundClosedBeforeNext,
            Why::StageOver { cut_follows: true } => Topic::CutEndsStage,
            Why::StageOver { .. } | Why::AllRoundsPlayed => Topic::SwissWinner,
            Why::RoundsLeft { .. } => Topic::StructureAnnouncedFirst,
            Why::NoStageFollows => Topic::CutAdvances,
            Why::NobodyToPair => Topic::EnoughPlayers,
            Why::NoRoundAt { .. } => Topic::DrawBeforePublishing,
            Why::RoundBegun => Topic::RepairBeforePlay,
            Why::HandPairing { .. } => Topic::PairedOnceARound,
            Why::NeedlessBye { .. } => Topic::ByeOnlyWhenNeeded,
            Why::ClockNotStarted | Why::ClockPaused => Topic::ClockRunning,
            Why::ClockRunning | Why::ClockNotPaused => Topic::ClockStopped,
            Why::Untimed => Topic::FinalLength,
            Why::RoundLengthFixed => Topic::RoundLengthFixed,
            Why::NotToBeGiven { .. } => Topic::RightsShared,
            Why::AnnouncementOver => Topic::AnnouncementsEnd,
            Why::NotSeatedThere { .. } => Topic::NoShowDropped,
            Why::NotPlayedOn | Why::ExtraRoundUnderWay { .. } => Topic::DrawnEliminationGame,
            Why::ResultsMissing { .. } => Topic::AllResultsIn,
            Why::NoGame => Topic::ByeIsAWin,
            Why::HasResult => Topic::ReportedOnce,
            Why::NoResult => Topic::CorrectionByLeader,
            Why::SetUpNotTicked
            | Why::StepTaken { .. }
            | Why::StepDue { .. }
            | Why::StepOfAnother { .. }
            | Why::StepAnswer { .. } => Topic::SetUpInOrder,
            Why::NothingNew { .. } => Topic::NothingNewAfterTime,
            Why::ConsentPending { .. } | Why::NoConsentAsked | Why::OpponentConsents { .. } => {
                Topic::MissedChanceNeedsConsent
            }
            Why::RoundNotStarted | Why::EndingForLeadersNow { .. } => Topic::WaitForRoundStart,
            Why::WinnerNotSeated { .. } => Topic::TwoPlayersOneWinner,
            Why::NeedsWinner => Topic::NoDraw,
            Why::EndingForLeaders { .. } | Why::Figure { .. } => Topic::EndingNamed,
            Why::EndingNotNow { .. } => Topic::EndingInItsPhase,
            Why::OnlyAfterTime { .. } => Topic::ModifiedWinNeedsTime,
            Why::PlayStopped { .. } => Topic::PlayStopped,
            Why::ProcedureNeeded { .. }
            | Why::ProcedureFindsOther { .. }
            | Why::KeptAtSetUp { .. }
            | Why::ProcedureFigures { .. } => Topic::ProcedureDecides,
            Why::ChooserDecides { .. } => Topic::ChooserDecides,
            Why::ResultNotPossible { .. } => Topic::PossibleResults,
            Why::EndedOutside => Topic::TimeMovesForward,
            Why::Disqualified { .. } => Topic::DisqualifiedCannotRejoin,
            Why::Eliminated { .. } => Topic::LoserEliminated,
            Why::CutOff { .. } => Topic::RejoinSameStage,
            Why::StageLeft { .. } => Topic::RejoinSameStage,
            Why::StillActive { .. } => Topic::SomethingChanges,
            Why::NotActive { .. } => Topic::DroppedAreNotPaired,
            Why::NoLateEntry => Topic::LateEntry,
            Why::RulingIsFinal => Topic::MarshalIsFinal,
            Why::MarshalsQuestion { .. } => Topic::IndicatorByMarshal,
            Why::NoRuling => Topic::RulingMayBeReviewed,
            Why::CallClosed | Why::CallTaken { .. } => Topic::PlayersMayAskForRuling,
            Why::MissedChance => Topic::MissedChancesAreNotReported,
            Why::OverrulingIncomplete => Topic::OverrulingNamesTheError,
            Why::OrganizerMakesProxies => Topic::ProxyByLeader,
            Why::ProxyOnlyForDamaged | Why::CardReplaced => Topic::ProxyOnlyForDamaged,
            Why::CannotKeep { .. } => Topic::MissingCardRemoved,
            Why::ChangedSince => Topic::AsShown,
            Why::NothingToUndo | Why::CannotUndo { .. } | Why::AnotherStepSince { .. } => {
                Topic::UndoNewestFirst
            }
        }
    }
}

/// The clause behind "you may not": what the documents say about that right.
#[expect(clippy::wildcard_enum_match_arm, reason = "for the others the documents say only whose right it is")]
fn not_allowed(action: Action, needs: &[Capacity]) -> Topic {
    match action {
        Action::Disqualify => Topic::OnlyOrganizerRemoves,
        Action::RecommendDisqualification => Topic::DisqualificationOnlyRecommended,
        Action::DecideConduct => Topic::ConductVerdictByMarshal,
        Action::RuleFinally => Topic::MarshalIsFinal,
        Action::Rejoin | Action::DeclineRejoin => Topic::OrganizerAllowsRejoin,
        Action::IssueProxy => Topic::ProxyByLeader,
        Action::Appeal => Topic::RulingMayBeReviewed,
        Action::AnswerConsent => Topic::MissedChanceNeedsConsent,
        Action::Report
        | Action::Confirm
        | Action::Concede
        | Action::WithdrawCall
        | Action::TickSetUp
        | Action::AskConsent => Topic::OwnMatchOnly,
        Action::StartClock => Topic::LeaderStartsClock,
        Action::Settle | Action::Correct => Topic::CorrectionByLeader,
        _ if needs.contains(&Capacity::Leader) => Topic::LeadersOnly,
        _ => Topic::OrganizerOnly,
    }
}
