//! What a fact has to do with the course of the rounds. Every kind of fact is told here once, so that whoever follows draws,
//! clocks or results need not list all the others, and a new kind does not compile before it has its place.

use rulebook::Commitment;

use super::{DrawnMatch, Fact};
use crate::clock::Clock;
use crate::ids::{Moment, PersonId, StageNo};

/// A fact, for those who follow the rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Course<'a> {
    /// Somebody acts.
    Step { at: Moment },
    /// The seed is promised.
    SeedPromised { commitment: Commitment },
    /// The seed is told.
    SeedTold { seed: &'a str },
    /// A stage begins with these.
    StageBegun { stage: StageNo, seeds: &'a [PersonId] },
    /// A place in the cut is filled anew.
    Reseeded { seeds: &'a [PersonId] },
    /// A round is drawn.
    Drawn { attempt: u16, matches: &'a [DrawnMatch] },
    /// It is changed by hand.
    Adjusted,
    /// It is taken back.
    Discarded,
    /// Everybody sees it.
    Published,
    /// Somebody touches its clock.
    Clock(Touch),
    /// A match has a result.
    Result,
    /// The round counts.
    Closed,
    /// Something beside it.
    Beside,
}

/// A hand on the clock.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Touch {
    Started(Moment),
    Paused(Moment),
    Resumed(Moment),
    Adjusted(i32),
    Set { at: Moment, elapsed_seconds: u32 },
}

impl Touch {
    pub(crate) fn move_hand(self, clock: &mut Clock) {
        match self {
            Touch::Started(at) => clock.start(at),
            Touch::Paused(at) => clock.pause(at),
            Touch::Resumed(at) => clock.resume(at),
            Touch::Adjusted(seconds) => clock.adjust(seconds),
            Touch::Set { at, elapsed_seconds } => clock.set(at, elapsed_seconds),
        }
    }
}

impl Fact {
    /// What this has to do with the course of the rounds.
    pub(crate) fn course(&self) -> Course<'_> {
        match self {
            Fact::Step { at, .. } => Course::Step { at: *at },
            Fact::Founded { commitment, .. } => Course::SeedPromised { commitment: *commitment },
            Fact::Finished { seed } => Course::SeedTold { seed },
            Fact::StageBegun { stage, seeds } => Course::StageBegun { stage: *stage, seeds },
            Fact::Reseeded { seeds } => Course::Reseeded { seeds },
            Fact::Drawn { attempt, matches, .. } => Course::Drawn { attempt: *attempt, matches },
            Fact::Adjusted { .. } => Course::Adjusted,
            Fact::DrawDiscarded => Course::Discarded,
            Fact::Published => Course::Published,
            Fact::ClockStarted { at } => Course::Clock(Touch::Started(*at)),
            Fact::ClockPaused { at } => Course::Clock(Touch::Paused(*at)),
            Fact::ClockResumed { at } => Course::Clock(Touch::Resumed(*at)),
            Fact::ClockAdjusted { seconds } => Course::Clock(Touch::Adjusted(*seconds)),
            Fact::ClockSet { at, elapsed_seconds } => {
                Course::Clock(Touch::Set { at: *at, elapsed_seconds: *elapsed_seconds })
            }
            Fact::ResultStands { .. } => Course::Result,
            Fact::RoundClosed { .. } => Course::Closed,
            Fact::SettingsChanged { .. }
            | Fact::TournamentRenamed { .. }
            | Fact::PrizesSet { .. }
            | Fact::Renamed { .. }
            | Fact::RightsGiven { .. }
            | Fact::Admitted { .. }
            | Fact::Appointed { .. }
            | Fact::Dismissed { .. }
            | Fact::HandedOver { .. }
            | Fact::DutyChanged { .. }
            | Fact::SecondLeaderNamed { .. }
            | Fact::RulerNamed { .. }
            | Fact::Enrolled { .. }
            | Fact::Withdrawn { .. }
            | Fact::CheckedIn { .. }
            | Fact::TableFixed { .. }
            | Fact::DeckSubmitted { .. }
            | Fact::DeckAmended { .. }
            | Fact::RoundsKept(_)
            | Fact::RegistrationClosed
            | Fact::RegistrationReopened
            | Fact::PlanAnnounced { .. }
            | Fact::SatDown { .. }
            | Fact::TimeSet { .. }
            | Fact::Extended { .. }
            | Fact::Reported { .. }
            | Fact::Disputed { .. }
            | Fact::PlayedOn { .. }
            | Fact::ExtraRoundEnded { .. }
            | Fact::Absent { .. }
            | Fact::DropAsked { .. }
            | Fact::DropWithdrawn { .. }
            | Fact::Dropped { .. }
            | Fact::RejoinAsked { .. }
            | Fact::RejoinDeclined { .. }
            | Fact::Rejoined { .. }
            | Fact::Recommended { .. }
            | Fact::RecommendationDeclined { .. }
            | Fact::Disqualified { .. }
            | Fact::Eliminated { .. }
            | Fact::Undone { .. }
            | Fact::Told(_)
            | Fact::AnnouncementEnded { .. }
            | Fact::AtTable(_)
            | Fact::Judge(_) => Course::Beside,
        }
    }
}
