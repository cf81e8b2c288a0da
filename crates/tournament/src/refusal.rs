//! Why a tournament refuses a command.
//!
//! [`Why`] is closed and in order of precedence: when several apply, the first is returned, so the answer never depends on
//! how the code happens to be arranged. First come the reasons every command is measured by (is there a tournament, are these
//! the promised dice, is the time right, what was typed, who asks, may that person), so that nobody learns about what is none
//! of his or her business; then those of each part of a day. Each reason belongs to a topic; the pack in force says which clause of which
//! document that is, so the same refusal cites another clause under another edition.

mod cited;
mod words;

use rulebook::{Cites, Clause, Saying};

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
    /// The tournament is over; only a wrong result can still be corrected.
    Over,
    /// The dice are not those that were promised.
    WrongSeed,
    /// The moment lies before the last step.
    BeforeLastStep,
    /// A text is empty or too long.
    TextLength { field: &'static str, length: usize, most: usize },
    /// A number is outside what is accepted.
    NumberRange { field: &'static str, value: i64, least: i64, most: i64 },
    /// Nobody of that number is here.
    UnknownPerson { person: PersonId },
    /// This person may not do this.
    NotAllowed { action: Action, needs: Vec<Capacity> },
    /// Off duty, a marshal or judge is a spectator.
    OffDuty { person: String, marshal: bool },

    /// No round of that number has been drawn.
    UnknownRound { round: RoundNo },
    /// No such match in that round.
    UnknownMatch { round: RoundNo, place: u16 },
    /// No such call, report, case or deck check.
    UnknownCase { number: u32 },
    /// The pack has no such tier, ending, category or kind of event.
    NotInPack { field: &'static str, value: String, known: Vec<String> },
    /// Somebody of that name or key is here already.
    NameTaken { name: String },
    /// This right is not the organizer's to give away.
    NotToBeGiven { action: Action },
    /// An announcement that has ended already, or would end before it begins.
    AnnouncementOver,
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
    /// Forces of that many points lie outside of what the game is made for.
    ForcesOutOfRange { points: u32, least: u32, most: u32 },
    /// Deck lists are required, and these players have none.
    DeckListsMissing { players: Vec<String> },
    /// Deck lists are closed since the start.
    DeckListsClosed,
    /// What was handed in is no deck list.
    DeckUnreadable { why: Saying },
    /// A deck list has lines nobody can read or breaks the deck rules: the first reason, its clause, how many more.
    DeckRefused { clause: Clause, reason: Saying, more: usize },
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
    /// The length of a round under way does not change.
    RoundLengthFixed,
    /// These tables have no result.
    ResultsMissing { tables: Vec<String> },

    /// The match has no opponent in it.
    NoGame,
    /// The match has a result.
    HasResult,
    /// The match has no result to correct.
    NoResult,
    /// The player does not sit in this match.
    NotSeatedThere { player: String },
    /// Not before a leader has started the round.
    RoundNotStarted,
    /// No game is played on here: only elimination games are, and only where the regulation says so.
    NotPlayedOn,
    /// The additional game round must be over first.
    ExtraRoundUnderWay { number: u16 },
    /// Nobody ticks the set-up here.
    SetUpNotTicked,
    /// This step of the set-up was taken already.
    StepTaken { step: String },
    /// Another step of the set-up comes first.
    StepDue { step: String },
    /// Others take this step now.
    StepOfAnother { step: String, players: Vec<String> },
    /// What a step of the set-up asks for is missing or cannot be.
    StepAnswer { step: String, problem: FigureProblem },
    /// After time was called this is not begun any more.
    NothingNew { extent: String },
    /// A missed chance waits for an answer already.
    ConsentPending { by: String },
    /// Nobody asked.
    NoConsentAsked,
    /// Only the opponent can agree.
    OpponentConsents { other: String },
    /// The winner does not sit in this match.
    WinnerNotSeated { winner: String },
    /// A game must have a winner.
    NeedsWinner,
    /// This ending is for leaders to enter.
    EndingForLeaders { ending: String },
    /// At this point of the clock this ending is for leaders to enter.
    EndingForLeadersNow { ending: String, phase: String },
    /// This ending is not possible at this point of the clock.
    EndingNotNow { ending: String, phase: String },
    /// A modified result arises only from the clock.
    OnlyAfterTime { ending: String },
    /// Play was stopped by the clock: only the procedure decides now.
    PlayStopped { ending: String },
    /// This ending needs the figures of its procedure.
    ProcedureNeeded { procedure: String },
    /// The procedure finds another winner.
    ProcedureFindsOther { winner: String, clause: Option<Clause> },
    /// The figures of the procedure are incomplete or impossible.
    ProcedureFigures { quantity: String, problem: FigureProblem, clause: Option<Clause> },
    /// No player can have that much of a figure.
    Figure { figure: String, amount: regulations::Amount, most: u32, halves: bool },
    /// The set-up of this game kept another player.
    KeptAtSetUp { quantity: String, player: String },
    /// Only the player whom the procedure names may choose.
    ChooserDecides { chooser: String, clause: Option<Clause> },
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
    /// The damaged card was replaced by another copy.
    CardReplaced,
    /// The report of conduct has its verdict.
    ConductDecided,
    /// Without the missing card this player must be removed.
    CannotKeep { player: String },

    /// There is no step to take back.
    NothingToUndo,
    /// What the screen showed is no longer so.
    ChangedSince,
    /// Another step has come since the one that was to be taken back.
    AnotherStepSince { action: Action },
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
    /// It lets in as many as the cut before it, or more.
    CutNotSmaller,
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

/// What is wrong with a figure of a procedure, and what would be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureProblem {
    /// Not given.
    Missing,
    /// More than a player can have.
    AtMost { most: u32 },
    /// More than both players can have together.
    Together { most: u32 },
    /// Does not go with another figure that was given.
    Between { least: u32, most: u32 },
    /// The card says another number.
    Printed { count: u32 },
    /// The player named has none of that.
    HasNone { of: String },
    /// Nobody was named although somebody has some of that.
    SomebodyHas { of: String },
    /// Not asked for.
    Unknown,
}

impl Cites for Refusal {
    fn clause(&self) -> Clause {
        self.clause
    }

    fn saying(&self) -> Saying {
        words::of_refusal(&self.why)
    }

    fn is_about_rights(&self) -> bool {
        matches!(self.why, Why::NotAllowed { .. } | Why::OffDuty { .. })
    }
}
