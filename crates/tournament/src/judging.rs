//! The judges' work as facts: calls, rulings, appeals, conduct, proxies, cards lost and damaged, deck checks.
//!
//! A call goes through: open, claimed, ruled; a player may appeal to a marshal, whose ruling is final (CT-1.2.3, LT-1.3.9).
//! Who may rule in which match is decided in `decide/routing.rs`; here is what is kept.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{CallId, CaseId, ConductId, MatchId, Moment, PersonId};

/// What somebody wants of the judges, or a judge of the tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum JudgeWish {
    /// Call a judge.
    Call {
        /// To which match; none for a question at the desk.
        id: Option<MatchId>,
        /// What kind, by its name in the pack.
        kind: String,
        /// In words.
        note: String,
    },
    /// Take a call: "I am on my way".
    Claim {
        /// Which.
        call: CallId,
    },
    /// The players settled it themselves.
    SettledByPlayers {
        /// Which.
        call: CallId,
    },
    /// Take the own call back.
    Withdraw {
        /// Which.
        call: CallId,
    },
    /// Give a ruling.
    Rule {
        /// Which.
        call: CallId,
        /// The ruling.
        ruling: Ruling,
    },
    /// Ask for a marshal's review of a ruling.
    Appeal {
        /// Which.
        call: CallId,
    },
    /// Give the final ruling as a marshal.
    RuleFinally {
        /// Which.
        call: CallId,
        /// The ruling.
        ruling: Ruling,
    },
    /// Report somebody's conduct.
    ReportConduct {
        /// Whose.
        about: PersonId,
        /// What kind, by its name in the pack.
        category: String,
        /// In words.
        note: String,
    },
    /// Say whether it was unsporting and what follows.
    DecideConduct {
        /// Which report.
        report: ConductId,
        /// What follows.
        remedy: Remedy,
        /// In words.
        note: String,
    },
    /// Make a proxy for a damaged card.
    IssueProxy {
        /// The case of the damaged card.
        case: CaseId,
        /// The card's name.
        card: String,
        /// What can no longer be read on it.
        illegible: String,
        /// The date, as written on the proxy.
        date: String,
    },
    /// Note that a card is lost or damaged.
    OpenCardCase {
        /// In which match, if one is due.
        id: Option<MatchId>,
        /// Whose card.
        player: PersonId,
        /// What is the matter.
        trouble: CardTrouble,
        /// The card's name, as far as it is known.
        #[serde(default)]
        card: String,
        /// Minutes to look for a card lost before the game; what the pack offers first if not given.
        #[serde(default)]
        minutes: Option<u32>,
    },
    /// Note how it ended.
    CloseCardCase {
        /// Which.
        case: CaseId,
        /// Whether a replacement (or a proxy for a damaged card) is there.
        replaced: bool,
    },
    /// Keep a player in although the lost card has not been replaced, where the pack leaves that to the organizer.
    KeepDespiteCase {
        /// Which case.
        case: CaseId,
    },
    /// Begin a deck check.
    BeginDeckCheck {
        /// At which match.
        id: MatchId,
    },
    /// End it.
    EndDeckCheck {
        /// Which, from 0.
        check: u32,
        /// What was found; empty if nothing.
        findings: String,
        /// Time the match gets back.
        extension_seconds: u32,
    },
}

/// A ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ruling {
    /// In words.
    pub text: String,
    /// Time the match gets back.
    #[serde(default)]
    pub extension_seconds: u32,
    /// What is overruled, when a rules document turns out to be in error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overrules: Option<Overruling>,
}

/// A document overruled for this tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Overruling {
    /// Which passage of which document.
    pub passage: String,
    /// The error found in it.
    pub error: String,
}

/// What follows from a conduct report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// Nothing.
    Unfounded,
    /// A warning.
    Warning,
    /// A penalty, described in words.
    Penalty,
    /// A recommendation to the organizer to disqualify.
    Recommendation,
}

/// What is the matter with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardTrouble {
    /// Not there, noticed before the game began: time to look for it.
    LostBeforeGame,
    /// Not there, noticed during the game: the game is conceded.
    LostDuringGame,
    /// Damaged: replaced, or a proxy is made.
    Damaged,
}

/// What is true of the judges' work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum JudgeFact {
    /// Somebody called.
    Called(Call),
    /// A leader took a call.
    Claimed { call: CallId, by: PersonId, at: Moment },
    /// The players settled it.
    Settled { call: CallId, at: Moment },
    /// The call was taken back.
    Withdrawn { call: CallId, at: Moment },
    /// A leader ruled.
    Ruled { call: CallId, by: PersonId, at: Moment, ruling: Ruling, last_word: bool },
    /// A player asked for review.
    Appealed { call: CallId, by: PersonId, at: Moment },
    /// Somebody's conduct was reported.
    ConductReported(ConductReport),
    /// A marshal decided.
    ConductDecided { report: ConductId, by: PersonId, at: Moment, remedy: Remedy, note: String },
    /// A proxy was made.
    ProxyIssued(Proxy),
    /// A card is lost or damaged.
    CaseOpened(CardCase),
    /// A case ended.
    CaseClosed { case: CaseId, replaced: bool, at: Moment },
    /// The organizer keeps the player in despite the case.
    CaseKept { case: CaseId, at: Moment },
    /// A deck check began.
    CheckBegun { id: MatchId, by: PersonId, at: Moment },
    /// A deck check ended.
    CheckEnded { check: u32, findings: String, at: Moment },
}

/// A call for a judge, and everything that came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Call {
    /// Which match; none for a question at the desk.
    pub id: Option<MatchId>,
    /// Who called.
    pub by: PersonId,
    /// When.
    pub at: Moment,
    /// What kind.
    pub kind: String,
    /// In words.
    pub note: String,
    /// How far it has come.
    #[serde(default)]
    pub state: CallState,
    /// Who took it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<PersonId>,
    /// The rulings in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<GivenRuling>,
}

/// How far a call has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CallState {
    /// Nobody has come yet.
    #[default]
    Open,
    /// Somebody is on the way.
    Claimed,
    /// Ruled; a player may appeal.
    Ruled,
    /// Waits for a marshal.
    Appealed,
    /// A marshal has spoken.
    Final,
    /// The players settled it.
    Settled,
    /// Taken back.
    Withdrawn,
}

/// A ruling as given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GivenRuling {
    /// By whom.
    pub by: PersonId,
    /// When.
    pub at: Moment,
    /// What.
    pub ruling: Ruling,
}

/// A report of conduct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ConductReport {
    /// About whom.
    pub about: PersonId,
    /// By whom.
    pub by: PersonId,
    /// When.
    pub at: Moment,
    /// What kind.
    pub category: String,
    /// In words.
    pub note: String,
    /// The marshal's decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<(PersonId, Remedy, String)>,
}

/// A proxy and its label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Proxy {
    /// The case it belongs to.
    pub case: CaseId,
    /// Whose deck.
    pub player: PersonId,
    /// The card's name.
    pub card: String,
    /// What can no longer be read.
    pub illegible: String,
    /// The leader who made it.
    pub by: PersonId,
    /// The date on it.
    pub date: String,
}

/// A card lost or damaged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardCase {
    /// In which match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<MatchId>,
    /// Whose card.
    pub player: PersonId,
    /// What is the matter.
    pub trouble: CardTrouble,
    /// The card's name, as far as it is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub card: String,
    /// Since when.
    pub at: Moment,
    /// Until when the player may look for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
    /// How it ended: whether it was replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced: Option<bool>,
    /// Whether the organizer keeps the player in without a replacement.
    #[serde(default)]
    pub kept: bool,
}

impl CardCase {
    /// Whether the player still goes without the card: lost, not replaced, and not kept in by the organizer.
    pub fn is_lacking(&self) -> bool {
        self.trouble != CardTrouble::Damaged && self.replaced != Some(true) && !self.kept
    }
}

/// A deck check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCheck {
    /// At which match.
    pub id: MatchId,
    /// By whom.
    pub by: PersonId,
    /// Since when.
    pub begun: Moment,
    /// Until when, and what was found.
    pub ended: Option<(Moment, String)>,
}

/// All of the judges' work.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judging {
    /// Calls in order.
    pub calls: Vec<Call>,
    /// Conduct reports in order.
    pub conduct: Vec<ConductReport>,
    /// Proxies in order.
    pub proxies: Vec<Proxy>,
    /// Cases of cards in order.
    pub cases: Vec<CardCase>,
    /// Deck checks in order.
    pub checks: Vec<DeckCheck>,
}

/// The kind of call that asks what a card means.
const CARD_INTERPRETATION: &str = "card_interpretation";

impl Call {
    /// Whether it waits for somebody.
    pub fn is_open(&self) -> bool {
        matches!(self.state, CallState::Open | CallState::Claimed | CallState::Appealed)
    }

    /// Whether a judge has said what a card means and no marshal has confirmed or replaced it yet (CT-1.7.3, LT-1.7.3).
    pub fn is_provisional(&self) -> bool {
        self.kind == CARD_INTERPRETATION && self.state == CallState::Ruled
    }
}

impl Judging {
    /// What marshals have said about cards, for later questions about the same ones.
    pub fn interpretations(&self) -> impl Iterator<Item = (CallId, &Call)> {
        let settled = |call: &Call| call.kind == CARD_INTERPRETATION && call.state == CallState::Final;
        (0..).map(CallId).zip(&self.calls).filter(move |(_, call)| settled(call))
    }

    /// Calls that wait for somebody, the oldest first.
    pub fn open_calls(&self) -> impl Iterator<Item = (CallId, &Call)> {
        (0..).map(CallId).zip(&self.calls).filter(|(_, call)| call.is_open())
    }

    /// The proxies of that player, each made by a leader of this tournament: there are no others (CT-2.2.45). With their numbers.
    pub fn proxies_of(&self, player: PersonId) -> impl Iterator<Item = (usize, &Proxy)> {
        self.proxies.iter().enumerate().filter(move |(_, proxy)| proxy.player == player)
    }

    pub(crate) fn take(&mut self, fact: &JudgeFact) {
        match fact {
            JudgeFact::Called(call) => self.calls.push(call.clone()),
            JudgeFact::Claimed { call, by, .. } => self.call_mut(*call, |it| {
                it.claimed = Some(*by);
                if it.state == CallState::Open {
                    it.state = CallState::Claimed;
                }
            }),
            JudgeFact::Settled { call, .. } => self.call_mut(*call, |it| it.state = CallState::Settled),
            JudgeFact::Withdrawn { call, .. } => self.call_mut(*call, |it| it.state = CallState::Withdrawn),
            JudgeFact::Ruled { call, by, at, ruling, last_word } => self.call_mut(*call, |it| {
                it.rulings.push(GivenRuling { by: *by, at: *at, ruling: ruling.clone() });
                it.state = if *last_word { CallState::Final } else { CallState::Ruled };
            }),
            JudgeFact::Appealed { call, .. } => self.call_mut(*call, |it| {
                it.state = CallState::Appealed;
                it.claimed = None;
            }),
            JudgeFact::ConductReported(report) => self.conduct.push(report.clone()),
            JudgeFact::ConductDecided { report, by, remedy, note, .. } => {
                if let Some(report) = self.conduct.get_mut(report.index()) {
                    report.decided = Some((*by, *remedy, note.clone()));
                }
            }
            JudgeFact::ProxyIssued(proxy) => self.proxies.push(proxy.clone()),
            JudgeFact::CaseOpened(case) => self.cases.push(case.clone()),
            JudgeFact::CaseClosed { case, replaced, .. } => {
                if let Some(case) = self.cases.get_mut(case.index()) {
                    case.replaced = Some(*replaced);
                }
            }
            JudgeFact::CaseKept { case, .. } => {
                if let Some(case) = self.cases.get_mut(case.index()) {
                    case.kept = true;
                }
            }
            JudgeFact::CheckBegun { id, by, at } => {
                self.checks.push(DeckCheck { id: *id, by: *by, begun: *at, ended: None });
            }
            JudgeFact::CheckEnded { check, findings, at } => {
                if let Some(check) = self.checks.get_mut(*check as usize) {
                    check.ended = Some((*at, findings.clone()));
                }
            }
        }
    }

    fn call_mut(&mut self, call: CallId, change: impl FnOnce(&mut Call)) {
        if let Some(call) = self.calls.get_mut(call.index()) {
            change(call);
        }
    }
}
