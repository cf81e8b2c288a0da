//! What is true of a tournament: the only thing ever stored.
//!
//! Facts are for ever. A new field has a default, a new meaning is a new variant; a stored history of every released
//! version is replayed by the tests. Every command's facts begin with [`Fact::Step`], which says who did what and when,
//! so the history is its own audit and [`Fact::Undone`] knows where a step begins.

mod course;

use rulebook::Commitment;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use self::course::Course;
use crate::at_table::TableFact;
use crate::command::Actor;
use crate::ids::{MatchId, Moment, PersonId, StageNo, StepNo};
use crate::judging::JudgeFact;
use crate::model::{
    Announcement, DeckVerdict, DropReason, GameResult, KeptRounds, Prize, Report, Seats, StaffRole,
};
use crate::note::Note;
use crate::reading::Reading;
use crate::rights::Action;
use crate::seal::Seal;
use crate::settings::{RoundKind, Settings, StagePlan};

/// One thing that is true from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A command was accepted; what follows is its effect.
    Step {
        /// Who.
        by: Actor,
        /// When.
        at: Moment,
        /// What.
        action: Action,
        /// Why, where a reason is asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// By which readings it was decided; older versions did not say.
        #[serde(default, skip_serializing_if = "Reading::is_first")]
        reading: Reading,
        /// The seal over everything before and over this step; older versions wrote none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The tournament exists; its organizer is person 0.
    Founded {
        /// Its name.
        name: String,
        /// The regulation's pack.
        pack: String,
        /// The organizer's name.
        organizer: String,
        /// What was chosen.
        settings: Settings,
        /// The promise of the secret seed.
        commitment: Commitment,
    },
    /// The settings are these.
    SettingsChanged {
        /// All of them.
        settings: Settings,
    },
    /// The tournament is called something else.
    TournamentRenamed {
        /// Its name from now on.
        name: String,
        /// Its name before.
        was: String,
    },
    /// The prizes are these.
    PrizesSet {
        /// All of them.
        prizes: Vec<Prize>,
    },
    /// Somebody is called something else.
    Renamed {
        /// Who.
        person: PersonId,
        /// The name from now on.
        name: String,
        /// The name before.
        was: String,
    },
    /// Somebody may do these things of the organizer's work too, and no others.
    RightsGiven {
        /// Who.
        person: PersonId,
        /// Which.
        actions: Vec<Action>,
    },
    /// Somebody is here; the next person number.
    Admitted {
        /// Name in files.
        key: String,
        /// Name.
        name: String,
    },
    /// Somebody has a staff role, on duty.
    Appointed {
        /// Who.
        person: PersonId,
        /// Which.
        role: StaffRole,
    },
    /// Somebody has no staff role any more.
    Dismissed {
        /// Who.
        person: PersonId,
    },
    /// Somebody else is the organizer.
    HandedOver {
        /// Who.
        to: PersonId,
    },
    /// Somebody went on or off duty.
    DutyChanged {
        /// Who.
        person: PersonId,
        /// Whether on.
        on: bool,
    },
    /// It was announced who rules in a playing leader's games.
    SecondLeaderNamed {
        /// The leader who plays.
        playing: PersonId,
        /// The leader who rules.
        second: PersonId,
    },
    /// Somebody was named to rule in one match.
    RulerNamed {
        /// The match.
        id: MatchId,
        /// Who.
        person: PersonId,
    },
    /// A person is a player.
    Enrolled {
        /// Who.
        player: PersonId,
        /// Team or household.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<String>,
    },
    /// A person is no player after all.
    Withdrawn {
        /// Who.
        player: PersonId,
    },
    /// A player is there.
    CheckedIn {
        /// Who.
        player: PersonId,
    },
    /// A player always sits at that table, or no longer does.
    TableFixed {
        /// Who.
        player: PersonId,
        /// Where.
        table: Option<u16>,
    },
    /// A deck list was handed in.
    DeckSubmitted {
        /// Whose.
        player: PersonId,
        /// The list, as it was handed in.
        text: String,
        /// What the deck rules said of it; nothing where there are none, and in histories of earlier versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        judged: Option<DeckVerdict>,
    },
    /// A leader mended a deck list.
    DeckAmended {
        /// Whose.
        player: PersonId,
        /// The list, as it was entered.
        text: String,
        /// What the deck rules said of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        judged: Option<DeckVerdict>,
    },
    /// Rounds of another system that the regulations have no kind for are kept as they were.
    RoundsKept(KeptRounds),
    /// The number of registered players is fixed.
    RegistrationClosed,
    /// It is open again.
    RegistrationReopened,
    /// Number and kind of rounds and the cuts are published and fixed.
    PlanAnnounced {
        /// The stages.
        stages: Vec<StagePlan>,
        /// Registered players.
        players: u32,
    },
    /// The next stage begins.
    StageBegun {
        /// Which.
        stage: StageNo,
        /// Who qualified, best first; empty if everybody plays.
        seeds: Vec<PersonId>,
    },
    /// A place in the cut was filled anew; these are all seeds, best first.
    Reseeded {
        /// All of them.
        seeds: Vec<PersonId>,
    },
    /// A round was drawn.
    Drawn {
        /// Its kind.
        kind: RoundKind,
        /// Which draw of this round.
        attempt: u16,
        /// Its length; `None` for an untimed one.
        length_seconds: Option<u32>,
        /// The matches.
        matches: Vec<DrawnMatch>,
        /// Why the draw looks as it does, where that needs saying.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notes: Vec<Note>,
    },
    /// The draw was taken back because the field changed.
    DrawDiscarded,
    /// The draw was changed by hand.
    Adjusted {
        /// The matches now.
        matches: Vec<DrawnMatch>,
        /// What the change strains.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notes: Vec<Note>,
    },
    /// Everybody may see the draw.
    Published,
    /// The players of a match sit and set up.
    SatDown {
        /// The match.
        id: MatchId,
    },
    /// A leader started the clock.
    ClockStarted {
        /// When.
        at: Moment,
    },
    /// It stands still.
    ClockPaused {
        /// Since when.
        at: Moment,
    },
    /// It runs on.
    ClockResumed {
        /// From when.
        at: Moment,
    },
    /// Everybody has more time, or less. No longer decided: more time is each table's extension.
    ClockAdjusted {
        /// Seconds.
        seconds: i32,
    },
    /// The round has run this long until then: the machine's clock was wrong.
    ClockSet {
        /// When.
        at: Moment,
        /// How long.
        elapsed_seconds: u32,
    },
    /// What was stamped last lies ahead of the time it really is.
    TimeSet {
        /// The last moment before.
        was: Moment,
    },
    /// One match has more time.
    Extended {
        /// The match.
        id: MatchId,
        /// Seconds.
        seconds: u32,
    },
    /// A player reported.
    Reported {
        /// The match.
        id: MatchId,
        /// Who.
        player: PersonId,
        /// What, and when it was received.
        report: Report,
    },
    /// The two reports differ.
    Disputed {
        /// The match.
        id: MatchId,
    },
    /// A match has this result.
    ResultStands {
        /// The match.
        id: MatchId,
        /// The result.
        result: GameResult,
    },
    /// A game was declared drawn; one more game round is played.
    PlayedOn {
        /// The match.
        id: MatchId,
        /// Which additional game round, from 1.
        number: u16,
    },
    /// The additional game round is over.
    ExtraRoundEnded {
        /// The match.
        id: MatchId,
    },
    /// A paired player did not appear or left; the other has a bye for the round. If the other stayed away as well, nobody
    /// has anything.
    Absent {
        /// The match.
        id: MatchId,
        /// Who.
        absent: PersonId,
    },
    /// The round's results count. For a Swiss round, the random order of all players, best first.
    RoundClosed {
        /// The order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        order: Vec<PersonId>,
    },
    /// A player asks to be dropped.
    DropAsked {
        /// Who.
        player: PersonId,
    },
    /// A player stays after all.
    DropWithdrawn {
        /// Who.
        player: PersonId,
    },
    /// A player is dropped.
    Dropped {
        /// Who.
        player: PersonId,
        /// Why.
        why: DropReason,
    },
    /// A player asks to be let in again.
    RejoinAsked {
        /// Who.
        player: PersonId,
    },
    /// The organizer does not let the player in again.
    RejoinDeclined {
        /// Who.
        player: PersonId,
    },
    /// A dropped player is in again, or a new one came late: an unpaired loss for each of those rounds.
    Rejoined {
        /// Who.
        player: PersonId,
        /// The rounds missed.
        missed: Vec<crate::ids::RoundNo>,
    },
    /// A marshal recommends disqualification.
    Recommended {
        /// Whose.
        player: PersonId,
        /// The marshal.
        by: PersonId,
        /// Why.
        reason: String,
    },
    /// The organizer does not follow it.
    RecommendationDeclined {
        /// About whom.
        player: PersonId,
    },
    /// A player is out for good.
    Disqualified {
        /// Who.
        player: PersonId,
    },
    /// A player lost in an elimination round.
    Eliminated {
        /// Who.
        player: PersonId,
    },
    /// The tournament is over; the seed is public.
    Finished {
        /// The seed, in hex digits.
        seed: String,
    },
    /// Everything from that place of the effective history on was taken back.
    Undone {
        /// How many facts remain in effect.
        remain: u32,
        /// What was taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        taken_back: Option<TakenBack>,
    },
    /// Everybody was told something.
    Told(Announcement),
    /// An announcement is off the screens.
    AnnouncementEnded {
        /// Which, from 0.
        number: u32,
    },
    /// Something happened at a table.
    AtTable(TableFact),
    /// Something of the judges' work.
    Judge(JudgeFact),
}

impl Fact {
    /// Whether a step begins here.
    pub fn is_step(&self) -> bool {
        matches!(self, Fact::Step { .. })
    }
}

/// A step that was taken back, or could be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TakenBack {
    /// Its number.
    pub step: StepNo,
    /// Who had taken it.
    pub by: Actor,
    /// When.
    pub at: Moment,
    /// What it was.
    pub action: Action,
}

/// A match as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DrawnMatch {
    /// Who.
    pub seats: Seats,
    /// The table; none for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u16>,
    /// The game's number in an elimination round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u16>,
}
