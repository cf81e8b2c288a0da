//! What somebody may want of a tournament.

mod action;
mod given;

use rulebook::Commitment;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use self::given::Given;
use crate::at_table::TableWish;
use crate::ids::{MatchId, Moment, PersonId, StepNo};
use crate::judging::JudgeWish;
use crate::model::{Claim, DropReason, Prize, Seats, StaffRole};
use crate::rights::Action;
use crate::settings::Settings;

/// A request: who, when, what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// Who wants it.
    pub by: Actor,
    /// When.
    pub at: Moment,
    /// What.
    pub wish: Wish,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// Somebody the tournament knows.
    Person(PersonId),
    /// Somebody it does not know yet.
    Newcomer,
}

rulebook::told!(Wish);

/// What is wanted. Grouped as a day runs: set-up, people, rounds, results, coming and going, stages, judges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Begin a tournament. The first command of all.
    Found {
        /// Its name.
        name: String,
        /// The organizer's name.
        organizer: String,
        /// What the organizer chose.
        settings: Settings,
        /// The published promise of the secret seed.
        commitment: Commitment,
    },
    /// Change the settings, until the plan is announced.
    Change {
        /// All of them, as they are to be.
        settings: Settings,
    },
    /// Call the tournament something else.
    RenameTournament {
        /// Its new name.
        name: String,
    },
    /// Say which prizes there are, all of them anew; also when it is over.
    SetPrizes {
        /// In the order they are told.
        prizes: Vec<Prize>,
    },
    /// Add somebody without a role.
    Admit {
        /// Name in files; made up if not given.
        key: Option<String>,
        /// Name.
        name: String,
    },
    /// Call somebody something else.
    Rename {
        /// Whom.
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// Make somebody marshal or judge.
    Appoint {
        /// Whom.
        person: PersonId,
        /// What.
        role: StaffRole,
    },
    /// Take the staff role away.
    Dismiss {
        /// From whom.
        person: PersonId,
    },
    /// Make somebody else the organizer.
    HandOver {
        /// Whom.
        to: PersonId,
    },
    /// Let somebody do some of the organizer's work too; these are all the rights given, so none takes them away.
    GiveRights {
        /// Whom.
        person: PersonId,
        /// Which.
        actions: Vec<Action>,
    },
    /// Go on or off duty.
    Duty {
        /// Whether on.
        on: bool,
    },
    /// Announce who rules in the games of a leader who plays.
    NameSecondLeader {
        /// The leader who plays.
        playing: PersonId,
        /// The leader who rules.
        second: PersonId,
    },
    /// Name somebody who rules in one match where no leader otherwise could.
    NameRuler {
        /// The match.
        id: MatchId,
        /// Who rules.
        person: PersonId,
    },
    /// Enter as a new player.
    Enrol {
        /// Name in files; made up if not given.
        key: Option<String>,
        /// Name.
        name: String,
        /// Team or household, kept apart in round 1.
        team: Option<String>,
    },
    /// Enter somebody the tournament already knows as a player.
    EnrolPerson {
        /// Whom.
        person: PersonId,
    },
    /// Take an entry back before the start.
    Withdraw {
        /// Whose.
        player: PersonId,
    },
    /// Confirm that a player is there.
    CheckIn {
        /// Who.
        player: PersonId,
    },
    /// Give a player a fixed table, or take it away.
    FixTable {
        /// Who.
        player: PersonId,
        /// Which.
        table: Option<u16>,
    },
    /// Hand in a deck list.
    SubmitDeck {
        /// Whose.
        player: PersonId,
        /// The list.
        text: String,
    },
    /// Mend a deck list after the start.
    AmendDeck {
        /// Whose.
        player: PersonId,
        /// The list as it should be.
        text: String,
        /// Why.
        reason: String,
    },
    /// Fix the number of registered players.
    CloseRegistration,
    /// Let more players in, until the plan is announced.
    ReopenRegistration,
    /// Publish the number and kind of rounds and the cuts. Fixed from then on.
    AnnouncePlan,

    /// Draw the next round.
    Draw,
    /// Draw it again.
    Redraw {
        /// Why.
        reason: String,
    },
    /// Change the draw by hand.
    Adjust {
        /// All matches as they are to be.
        matches: Vec<Seats>,
        /// Why.
        reason: String,
    },
    /// Let everybody see the draw.
    Publish,
    /// Say that both players of a table sit there and set up.
    SitDown {
        /// The match.
        id: MatchId,
    },
    /// Announce that the round begins.
    StartClock,
    /// Stop the clock.
    PauseClock {
        /// Why.
        reason: String,
    },
    /// Let it run on.
    ResumeClock,
    /// Give every table that still plays more time.
    AdjustClock {
        /// Seconds.
        seconds: i32,
        /// Why.
        reason: String,
    },
    /// Say how long the round has really run, or what time it really is: the machine's clock was wrong. The only wish that
    /// may come from a moment before the last step.
    SetClock {
        /// How long the round has run until now; not given, only the time is set right.
        elapsed_seconds: Option<u32>,
        /// Why.
        reason: String,
    },
    /// Give one match more time.
    Extend {
        /// The match.
        id: MatchId,
        /// Seconds.
        seconds: u32,
        /// Why.
        reason: String,
    },
    /// Count the round's results.
    Close,

    /// Report the result of one's own match.
    Report {
        /// The match.
        id: MatchId,
        /// What happened.
        claim: Claim,
    },
    /// Say that the opponent's report is right.
    Confirm {
        /// The match.
        id: MatchId,
    },
    /// Give the game up.
    Concede {
        /// The match.
        id: MatchId,
    },
    /// Decide a result as a leader.
    Settle {
        /// The match.
        id: MatchId,
        /// What happened.
        claim: Claim,
        /// Why.
        reason: String,
    },
    /// Declare an elimination game drawn as a marshal: one more game round is played.
    PlayOn {
        /// The match.
        id: MatchId,
        /// Why.
        reason: String,
    },
    /// Say that the additional game round is over.
    EndExtraRound {
        /// The match.
        id: MatchId,
    },
    /// Change a result that stands.
    Correct {
        /// The match.
        id: MatchId,
        /// What really happened.
        claim: Claim,
        /// Why.
        reason: String,
    },

    /// Ask to be dropped.
    AskToDrop,
    /// Stay after all: take the own request to be dropped back before it was followed.
    WithdrawDrop,
    /// Drop a player.
    Drop {
        /// Whom.
        player: PersonId,
        /// Why.
        why: DropReason,
    },
    /// Drop a paired player who did not appear.
    NoShow {
        /// The match.
        id: MatchId,
        /// Who is missing.
        absent: PersonId,
    },
    /// Ask to be let in again.
    AskToRejoin,
    /// Let a dropped player in again.
    Rejoin {
        /// Whom.
        player: PersonId,
    },
    /// Do not let a dropped player in again.
    DeclineRejoin {
        /// Whom.
        player: PersonId,
    },
    /// Recommend that the organizer disqualify a player.
    RecommendDisqualification {
        /// Whom.
        player: PersonId,
        /// Why.
        reason: String,
    },
    /// Do not follow the recommendation.
    DeclineRecommendation {
        /// About whom.
        player: PersonId,
    },
    /// Remove a player for unsporting conduct.
    Disqualify {
        /// Whom.
        player: PersonId,
        /// Why.
        reason: String,
    },

    /// Make the cut to the next stage.
    Cut,
    /// End the tournament and reveal the seed.
    Finish,
    /// Take back the last step.
    Undo {
        /// Why.
        reason: String,
        /// The step that is meant; refused if another has come since. Not given, the last one whatever it is.
        #[serde(default)]
        step: Option<StepNo>,
    },
    /// Tell everybody something: it stands on every screen.
    Tell {
        /// In words.
        text: String,
        /// Until when; not given, until somebody ends it.
        #[serde(default)]
        until: Option<Moment>,
    },
    /// Take an announcement off the screens.
    EndAnnouncement {
        /// Which, from 0.
        number: u32,
    },
    /// Something two players do at their table.
    AtTable(TableWish),
    /// Something a judge does.
    Judge(JudgeWish),
}
