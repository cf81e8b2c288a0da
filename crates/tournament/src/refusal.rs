//! Why a tournament refuses a command.
//!
//! [`Why`] is closed and in order of precedence: when several apply, the first is returned, so the answer never depends on
//! how the code happens to be arranged. Each reason belongs to a topic; the pack in force says which clause of which
//! document that is, so the same refusal cites another clause under another edition.

use regulations::{Pack, Topic};
use rulebook::{Cites, Clause, Saying, Value, say};

use crate::ids::{PersonId, RoundNo};
use crate::rights::{Action, Capacity};

/// A refused command: why, and by which clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub why: Why,
    clause: Clause,
}

/// The reasons, with the facts a person needs to understand them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no tournament yet.
    NotFounded,
    /// There is one already.
    AlreadyFounded,
    /// The tournament is over.
    Over,
    /// Nobody of that number is here.
    UnknownPerson { person: PersonId },
    /// No round of that number has been drawn.
    UnknownRound { round: RoundNo },
    /// No such match in that round.
    UnknownMatch { round: RoundNo, place: u16 },
    /// No such call, report, case or deck check.
    UnknownCase { number: u32 },
    /// The pack has no such tier, ending, category or kind of event.
    NotInPack { field: &'static str, value: String, known: Vec<String> },
    /// A text is empty or too long.
    TextLength { field: &'static str, length: usize, most: usize },
    /// A number is outside what is accepted.
    NumberRange { field: &'static str, value: i64, least: i64, most: i64 },
    /// Somebody of that name or key is here already.
    NameTaken { name: String },
    /// The dice are not those that were promised.
    WrongSeed,
    /// The moment lies before the last step.
    BeforeLastStep,

    /// This person may not do this.
    NotAllowed { action: Action, needs: Vec<Capacity> },
    /// Off duty, a marshal or judge is a spectator.
    OffDuty { person: String, marshal: bool },
    /// There is exactly one organizer.
    OneOrganizer,
    /// Nothing would change.
    NothingChanges,
    /// The second leader must be another leader on duty.
    NoSuchLeader { person: String },

    /// Leaders do not play in this tier.
    LeadersMayNotPlay { person: String },
    /// A leader plays only if another leader is there.
    NoSecondLeader { person: String },
    /// Who rules in a playing leader's games has not been announced.
    SecondLeaderNotAnnounced { person: String },
    /// Nobody could rule in a match between leaders.
    NobodyToRule { table: u16 },
    /// Rulings in this match belong to others.
    RulingBelongsToOthers { others: Vec<String>, between_leaders: bool },

    /// Registration is not open.
    RegistrationNotOpen,
    /// There is no room for more players.
    Full { capacity: u32 },
    /// This person is a player already.
    AlreadyEnrolled { person: String },
    /// This person is no player.
    NotAPlayer { person: String },
    /// Registration must be closed first.
    RegistrationStillOpen,
    /// Too few players for this structure.
    TooFewPlayers { players: u32, least: u32 },
    /// This kind of event prescribes another structure.
    StructurePrescribed { event_type: String, structure: String },
    /// This kind of event prescribes another tier.
    TierPrescribed { event_type: String, tier: String },
    /// The stages do not fit together.
    BadStages { stage: u16, problem: StageProblem },
    /// Settings are fixed once the plan is announced.
    SettingsFixed,
    /// The plan is announced already.
    PlanFixed,
    /// Number and kind of rounds must be announced before round 1.
    PlanNotAnnounced,
    /// The pack does not leave this choice.
    ChoiceNotGiven { field: &'static str },
    /// Deck lists are required, and these players have none.
    DeckListsMissing { players: Vec<String> },
    /// Deck lists are closed since the start.
    DeckListsClosed,
    /// These players still lack a replacement for a missing card.
    CardsMissing { players: Vec<String> },

    /// The round before is not closed.
    RoundOpen { round: RoundNo },
    /// All rounds of this stage are played.
    StageOver { cut_follows: bool },
    /// The tournament has had all its rounds.
    AllRoundsPlayed,
    /// Rounds are still to be played.
    RoundsLeft { rounds: u16 },
    /// No stage follows.
    NoStageFollows,
    /// Nobody, or only one player, is left to pair.
    NobodyToPair,
    /// No round is at this point.
    NoRoundAt { needs: &'static str },
    /// The draw can be changed only before the round begins.
    RoundBegun,
    /// By hand: a player is missing, twice in it, or does not belong there.
    HandPairing { player: String, problem: HandProblem },
    /// By hand: more byes than needed.
    NeedlessBye { byes: u32, needed: u32 },
    /// The clock has been started already.
    ClockRunning,
    /// The clock has not been started.
    ClockNotStarted,
    /// The clock stands still already.
    ClockPaused,
    /// The clock is not paused.
    ClockNotPaused,
    /// This round has no time limit.
    Untimed,
    /// These tables have no result.
    ResultsMissing { tables: Vec<String> },

    /// The match has no opponent in it.
    NoGame,
    /// The match has a result.
    HasResult,
    /// The match has no result to correct.
    NoResult,
    /// Not before a leader has started the round.
    RoundNotStarted,
    /// The winner does not sit in this match.
    WinnerNotSeated { winner: String },
    /// A game must have a winner.
    NeedsWinner,
    /// This ending is for leaders to enter.
    EndingForLeaders { ending: String },
    /// This ending is not possible at this point of the clock.
    EndingNotNow { ending: String, phase: String },
    /// A modified result arises only from the clock.
    OnlyAfterTime { ending: String },
    /// Play was stopped by the clock: only the procedure decides now.
    PlayStopped { ending: String },
    /// This ending needs the figures of its procedure.
    ProcedureNeeded { procedure: String },
    /// The procedure finds another winner.
    ProcedureFindsOther { winner: String },
    /// The figures of the procedure are incomplete or impossible.
    ProcedureFigures { quantity: String, problem: FigureProblem },
    /// Only the player whom the procedure names may choose.
    ChooserDecides { chooser: String },
    /// This match allows no such result.
    ResultNotPossible { result: String },
    /// Nobody has reported yet, so there is nothing to confirm.
    NothingToConfirm,
    /// The game ended before it began or after now.
    EndedOutside,

    /// A disqualified player cannot come back.
    Disqualified { player: String },
    /// A player who lost in elimination is out.
    Eliminated { player: String },
    /// A player who missed the cut is out.
    CutOff { player: String },
    /// A player can come back only in the stage he or she left.
    StageLeft { player: String },
    /// The player is still in.
    StillActive { player: String },
    /// The player has left.
    NotActive { player: String },
    /// Nothing was asked or recommended.
    NothingPending { player: String },
    /// Late entry is not offered.
    NoLateEntry,

    /// A marshal's ruling is final.
    RulingIsFinal,
    /// This question is for a marshal.
    MarshalsQuestion { kind: String },
    /// There is no ruling to appeal.
    NoRuling,
    /// The call is closed.
    CallClosed,
    /// Another leader has taken the call.
    CallTaken { by: String },
    /// Spectators do not report missed chances.
    MissedChance,
    /// Overruling a document needs the passage and the error found.
    OverrulingIncomplete,
    /// Only the organizer makes proxies here.
    OrganizerMakesProxies,
    /// A proxy stands only for a damaged card.
    ProxyOnlyForDamaged,
    /// A missing card found during a game leaves no search.
    GameBegun,

    /// There is no step to take back.
    NothingToUndo,
    /// This step cannot be taken back.
    CannotUndo { action: Action },
}

/// What is wrong with a list of stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageProblem {
    /// There is none.
    None,
    /// A stage without rounds.
    NoRounds,
    /// More rounds than a table of standings covers.
    TooManyRounds,
    /// A first stage with a cut.
    CutFirst,
    /// A later stage without a cut.
    NoCut,
    /// A cut that lets in more players than before, or fewer than two.
    CutSize,
    /// Something after elimination.
    AfterElimination,
}

/// What is wrong with a pairing made by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandProblem {
    /// In no match.
    Missing,
    /// In two matches, or against himself or herself.
    Twice,
    /// Not a player of this round.
    Stranger,
}

/// What is wrong with a figure of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureProblem {
    /// Not given.
    Missing,
    /// Outside what is possible.
    Range,
    /// Not asked for.
    Unknown,
}

impl Refusal {
    pub(crate) fn new(why: Why, pack: &Pack) -> Refusal {
        let clause = pack.clause(why.topic());
        Refusal { why, clause }
    }
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
            Why::UnknownCase { .. } => Topic::KnownCase,
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
            Why::DeckListsMissing { .. } => Topic::DeckListsIfRequired,
            Why::DeckListsClosed => Topic::DeckListsBeforeStart,
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
            Why::ClockRunning | Why::ClockPaused => Topic::ClockRunning,
            Why::ClockNotStarted | Why::ClockNotPaused => Topic::ClockStopped,
            Why::Untimed => Topic::FinalLength,
            Why::ResultsMissing { .. } => Topic::AllResultsIn,
            Why::NoGame => Topic::ByeIsAWin,
            Why::HasResult => Topic::ReportedOnce,
            Why::NoResult => Topic::CorrectionByLeader,
            Why::RoundNotStarted => Topic::WaitForRoundStart,
            Why::WinnerNotSeated { .. } => Topic::TwoPlayersOneWinner,
            Why::NeedsWinner => Topic::NoDraw,
            Why::EndingForLeaders { .. } => Topic::EndingNamed,
            Why::EndingNotNow { .. } => Topic::EndingInItsPhase,
            Why::OnlyAfterTime { .. } => Topic::ModifiedWinNeedsTime,
            Why::PlayStopped { .. } => Topic::PlayStopped,
            Why::ProcedureNeeded { .. } | Why::ProcedureFindsOther { .. } | Why::ProcedureFigures { .. } => {
                Topic::ProcedureDecides
            }
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
            Why::ProxyOnlyForDamaged => Topic::ProxyOnlyForDamaged,
            Why::GameBegun => Topic::MissingCardInGame,
            Why::NothingToUndo | Why::CannotUndo { .. } => Topic::UndoNewestFirst,
        }
    }
}

/// The clause behind "you may not": what the documents say about that right.
fn not_allowed(action: Action, needs: &[Capacity]) -> Topic {
    match action {
        Action::Disqualify => Topic::OnlyOrganizerRemoves,
        Action::RecommendDisqualification => Topic::DisqualificationOnlyRecommended,
        Action::DecideConduct => Topic::ConductVerdictByMarshal,
        Action::RuleFinally => Topic::MarshalIsFinal,
        Action::Rejoin | Action::DeclineRejoin => Topic::OrganizerAllowsRejoin,
        Action::IssueProxy => Topic::ProxyByLeader,
        Action::Appeal => Topic::RulingMayBeReviewed,
        Action::Report | Action::Confirm | Action::Concede | Action::WithdrawCall => Topic::OwnMatchOnly,
        Action::StartClock => Topic::LeaderStartsClock,
        Action::Settle | Action::Correct => Topic::CorrectionByLeader,
        _ if needs.contains(&Capacity::Leader) => Topic::LeadersOnly,
        _ => Topic::OrganizerOnly,
    }
}

impl Cites for Refusal {
    fn clause(&self) -> Clause {
        self.clause
    }

    fn saying(&self) -> Saying {
        saying(&self.why)
    }
}

fn saying(why: &Why) -> Saying {
    match why {
        Why::NotFounded => say!("refusal-not-founded"),
        Why::AlreadyFounded => say!("refusal-already-founded"),
        Why::Over => say!("refusal-over"),
        Why::UnknownPerson { person } => say!("refusal-unknown-person", person = person.to_string()),
        Why::UnknownRound { round } => say!("refusal-unknown-round", round = round.0),
        Why::UnknownMatch { round, place } => {
            say!("refusal-unknown-match", round = round.0, place = u32::from(*place) + 1)
        }
        Why::UnknownCase { number } => say!("refusal-unknown-case", number = *number),
        Why::NotInPack { field, value, known } => {
            say!("refusal-not-in-pack", field = *field, value = value, known = known.clone())
        }
        Why::TextLength { field, length, most } => {
            say!("refusal-text-length", field = *field, length = *length, most = *most)
        }
        Why::NumberRange { field, value, least, most } => {
            say!("refusal-number-range", field = *field, value = *value, least = *least, most = *most)
        }
        Why::NameTaken { name } => say!("refusal-name-taken", name = name),
        Why::WrongSeed => say!("refusal-wrong-seed"),
        Why::BeforeLastStep => say!("refusal-before-last-step"),
        Why::NotAllowed { needs, .. } => {
            let needs: Vec<Value> = needs.iter().map(|capacity| Value::from(capacity.saying())).collect();
            say!("refusal-not-allowed", needs = Value::List(needs))
        }
        Why::OffDuty { person, .. } => say!("refusal-off-duty", person = person),
        Why::OneOrganizer => say!("refusal-one-organizer"),
        Why::NothingChanges => say!("refusal-nothing-changes"),
        Why::NoSuchLeader { person } => say!("refusal-no-such-leader", person = person),
        Why::LeadersMayNotPlay { person } => say!("refusal-leaders-may-not-play", person = person),
        Why::NoSecondLeader { person } => say!("refusal-no-second-leader", person = person),
        Why::SecondLeaderNotAnnounced { person } => {
            say!("refusal-second-leader-not-announced", person = person)
        }
        Why::NobodyToRule { table } => say!("refusal-nobody-to-rule", table = *table),
        Why::RulingBelongsToOthers { others, .. } => {
            say!("refusal-ruling-belongs-to-others", others = others.clone())
        }
        Why::RegistrationNotOpen => say!("refusal-registration-not-open"),
        Why::Full { capacity } => say!("refusal-full", capacity = *capacity),
        Why::AlreadyEnrolled { person } => say!("refusal-already-enrolled", person = person),
        Why::NotAPlayer { person } => say!("refusal-not-a-player", person = person),
        Why::RegistrationStillOpen => say!("refusal-registration-still-open"),
        Why::TooFewPlayers { players, least } => {
            say!("refusal-too-few-players", players = *players, least = *least)
        }
        Why::StructurePrescribed { event_type, structure } => {
            say!("refusal-structure-prescribed", event = event_type, structure = structure)
        }
        Why::TierPrescribed { event_type, tier } => {
            say!("refusal-tier-prescribed", event = event_type, tier = tier)
        }
        Why::BadStages { stage, problem } => {
            say!("refusal-bad-stages", stage = *stage, problem = problem.saying())
        }
        Why::SettingsFixed => say!("refusal-settings-fixed"),
        Why::PlanFixed => say!("refusal-plan-fixed"),
        Why::PlanNotAnnounced => say!("refusal-plan-not-announced"),
        Why::ChoiceNotGiven { field } => say!("refusal-choice-not-given", field = *field),
        Why::DeckListsMissing { players } => say!("refusal-deck-lists-missing", players = players.clone()),
        Why::DeckListsClosed => say!("refusal-deck-lists-closed"),
        Why::CardsMissing { players } => say!("refusal-cards-missing", players = players.clone()),
        Why::RoundOpen { round } => say!("refusal-round-open", round = round.0),
        Why::StageOver { cut_follows: true } => say!("refusal-stage-over-cut"),
        Why::StageOver { .. } => say!("refusal-stage-over"),
        Why::AllRoundsPlayed => say!("refusal-all-rounds-played"),
        Why::RoundsLeft { rounds } => say!("refusal-rounds-left", rounds = *rounds),
        Why::NoStageFollows => say!("refusal-no-stage-follows"),
        Why::NobodyToPair => say!("refusal-nobody-to-pair"),
        Why::NoRoundAt { needs } => say!("refusal-no-round-at", needs = *needs),
        Why::RoundBegun => say!("refusal-round-begun"),
        Why::HandPairing { player, problem: HandProblem::Missing } => {
            say!("refusal-hand-missing", player = player)
        }
        Why::HandPairing { player, problem: HandProblem::Twice } => {
            say!("refusal-hand-twice", player = player)
        }
        Why::HandPairing { player, problem: HandProblem::Stranger } => {
            say!("refusal-hand-stranger", player = player)
        }
        Why::NeedlessBye { byes, needed } => say!("refusal-needless-bye", byes = *byes, needed = *needed),
        Why::ClockRunning => say!("refusal-clock-running"),
        Why::ClockNotStarted => say!("refusal-clock-not-started"),
        Why::ClockPaused => say!("refusal-clock-paused"),
        Why::ClockNotPaused => say!("refusal-clock-not-paused"),
        Why::Untimed => say!("refusal-untimed"),
        Why::ResultsMissing { tables } => say!("refusal-results-missing", tables = tables.clone()),
        _ => saying_of_results_and_people(why),
    }
}

fn saying_of_results_and_people(why: &Why) -> Saying {
    match why {
        Why::NoGame => say!("refusal-no-game"),
        Why::HasResult => say!("refusal-has-result"),
        Why::NoResult => say!("refusal-no-result"),
        Why::RoundNotStarted => say!("refusal-round-not-started"),
        Why::WinnerNotSeated { winner } => say!("refusal-winner-not-seated", winner = winner),
        Why::NeedsWinner => say!("refusal-needs-winner"),
        Why::EndingForLeaders { ending } => say!("refusal-ending-for-leaders", ending = ending),
        Why::EndingNotNow { ending, phase } => say!("refusal-ending-not-now", ending = ending, phase = phase),
        Why::OnlyAfterTime { ending } => say!("refusal-only-after-time", ending = ending),
        Why::PlayStopped { ending } => say!("refusal-play-stopped", ending = ending),
        Why::ProcedureNeeded { procedure } => say!("refusal-procedure-needed", procedure = procedure),
        Why::ProcedureFindsOther { winner } => say!("refusal-procedure-finds-other", winner = winner),
        Why::ProcedureFigures { quantity, problem } => {
            say!("refusal-procedure-figures", quantity = quantity, problem = problem.saying())
        }
        Why::ChooserDecides { chooser } => say!("refusal-chooser-decides", chooser = chooser),
        Why::ResultNotPossible { result } => say!("refusal-result-not-possible", result = result),
        Why::NothingToConfirm => say!("refusal-nothing-to-confirm"),
        Why::EndedOutside => say!("refusal-ended-outside"),
        Why::Disqualified { player } => say!("refusal-disqualified", player = player),
        Why::Eliminated { player } => say!("refusal-eliminated", player = player),
        Why::CutOff { player } => say!("refusal-cut-off", player = player),
        Why::StageLeft { player } => say!("refusal-stage-left", player = player),
        Why::StillActive { player } => say!("refusal-still-active", player = player),
        Why::NotActive { player } => say!("refusal-not-active", player = player),
        Why::NothingPending { player } => say!("refusal-nothing-pending", player = player),
        Why::NoLateEntry => say!("refusal-no-late-entry"),
        Why::RulingIsFinal => say!("refusal-ruling-is-final"),
        Why::MarshalsQuestion { kind } => say!("refusal-marshals-question", kind = kind),
        Why::NoRuling => say!("refusal-no-ruling"),
        Why::CallClosed => say!("refusal-call-closed"),
        Why::CallTaken { by } => say!("refusal-call-taken", by = by),
        Why::MissedChance => say!("refusal-missed-chance"),
        Why::OverrulingIncomplete => say!("refusal-overruling-incomplete"),
        Why::OrganizerMakesProxies => say!("refusal-organizer-makes-proxies"),
        Why::ProxyOnlyForDamaged => say!("refusal-proxy-only-for-damaged"),
        Why::GameBegun => say!("refusal-game-begun"),
        Why::CannotUndo { .. } => say!("refusal-cannot-undo"),
        _ => say!("refusal-nothing-to-undo"),
    }
}

impl Capacity {
    fn saying(self) -> Saying {
        match self {
            Capacity::Organizer => say!("capacity-organizer"),
            Capacity::Marshal => say!("capacity-marshal"),
            Capacity::Leader => say!("capacity-leader"),
            Capacity::Staff => say!("capacity-staff"),
            Capacity::Seated => say!("capacity-seated"),
            Capacity::Oneself => say!("capacity-oneself"),
            Capacity::Participant => say!("capacity-participant"),
            Capacity::Newcomer => say!("capacity-newcomer"),
        }
    }
}

impl StageProblem {
    fn saying(self) -> Saying {
        match self {
            StageProblem::None => say!("stages-none"),
            StageProblem::NoRounds => say!("stages-no-rounds"),
            StageProblem::TooManyRounds => say!("stages-too-many-rounds"),
            StageProblem::CutFirst => say!("stages-cut-first"),
            StageProblem::NoCut => say!("stages-no-cut"),
            StageProblem::CutSize => say!("stages-cut-size"),
            StageProblem::AfterElimination => say!("stages-after-elimination"),
        }
    }
}

impl FigureProblem {
    fn saying(self) -> Saying {
        match self {
            FigureProblem::Missing => say!("figure-missing"),
            FigureProblem::Range => say!("figure-range"),
            FigureProblem::Unknown => say!("figure-unknown"),
        }
    }
}
