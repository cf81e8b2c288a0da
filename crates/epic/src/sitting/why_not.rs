//! Why something is not done at a table: by the rules, or by who asks for it.

use rulebook::{Cites, Clause, Saying, clause, say};
use serde::Serialize;

use crate::deployment::Side;
use crate::game::Refusal;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum WhyNot {
    /// The rules refuse it.
    Rules {
        refusal: Box<Refusal>,
    },
    AlreadyOpen,
    NotInvited,
    NotYourSeat {
        side: Option<Side>,
    },
    NotAJudge,
    /// Nobody rules in the own game.
    PlayerNoJudge,
    NothingToTakeBack,
    SetUpFixed,
    AlreadyAsked {
        by: Side,
    },
    NotAsked,
    OwnQuestion {
        by: Side,
    },
    JudgeOnTheWay,
    NoJudge,
    /// Only the host of a match says how its round stands.
    NotTheHost,
    /// How a match ends is said by its host.
    HostDecides,
    /// The round of the match was not started yet.
    RoundWaits,
}

impl Cites for WhyNot {
    fn clause(&self) -> Clause {
        match self {
            WhyNot::Rules { refusal } => refusal.clause(),
            WhyNot::SetUpFixed => clause!("EP-8.1.9"),
            WhyNot::NotTheHost => clause!("HR-7.6.1"),
            WhyNot::HostDecides => clause!("HR-7.6.4"),
            WhyNot::RoundWaits => clause!("HR-7.6.2"),
            WhyNot::NothingToTakeBack => clause!("HR-6.3.6"),
            WhyNot::OwnQuestion { .. }
            | WhyNot::NotYourSeat { .. }
            | WhyNot::NotInvited
            | WhyNot::NotAJudge
            | WhyNot::PlayerNoJudge => {
                clause!("HR-6.3.2")
            }
            WhyNot::AlreadyOpen
            | WhyNot::AlreadyAsked { .. }
            | WhyNot::NotAsked
            | WhyNot::JudgeOnTheWay
            | WhyNot::NoJudge => {
                clause!("HR-6.1.4")
            }
        }
    }

    fn is_about_rights(&self) -> bool {
        matches!(
            self,
            WhyNot::NotYourSeat { .. }
                | WhyNot::NotInvited
                | WhyNot::NotAJudge
                | WhyNot::PlayerNoJudge
                | WhyNot::NotTheHost
        )
    }

    fn saying(&self) -> Saying {
        match self {
            WhyNot::Rules { refusal } => refusal.saying(),
            WhyNot::AlreadyOpen => say!("epic-not-already-open"),
            WhyNot::NotInvited => say!("epic-not-invited"),
            WhyNot::NotYourSeat { side: Some(side) } => {
                say!("epic-not-your-seat", side = side.saying())
            }
            WhyNot::NotYourSeat { side: None } => say!("epic-not-seated"),
            WhyNot::NotAJudge => say!("epic-not-a-judge"),
            WhyNot::PlayerNoJudge => say!("epic-not-player-judge"),
            WhyNot::NothingToTakeBack => say!("epic-not-nothing-back"),
            WhyNot::SetUpFixed => say!("epic-not-set-up-fixed"),
            WhyNot::AlreadyAsked { .. } => say!("epic-not-already-asked"),
            WhyNot::NotAsked => say!("epic-not-asked"),
            WhyNot::OwnQuestion { .. } => say!("epic-not-own-question"),
            WhyNot::JudgeOnTheWay => say!("epic-not-judge-called"),
            WhyNot::NoJudge => say!("epic-not-no-judge"),
            WhyNot::NotTheHost => say!("table-refusal-not-the-host"),
            WhyNot::HostDecides => say!("table-refusal-host-decides"),
            WhyNot::RoundWaits => say!("table-refusal-round-waits"),
        }
    }
}
