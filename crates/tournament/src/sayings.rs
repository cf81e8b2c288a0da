//! What people are told: roles, rights, and the notes to a draw; refusals beside their reasons. Keys and facts only; the sentences stand
//! in `locales/`.

use regulations::Named;
use rulebook::{Saying, say};

use crate::draw::{FloatReason, Note};
use crate::ids::RoundNo;
use crate::model::{DropReason, Role};
use crate::rights::{Action, Capacity};
use crate::settings::{RoundKind, StagePlan};
use crate::state::Tournament;

impl Capacity {
    /// Who that is, as a table of rights says it: "the organizer", "any leader on duty".
    pub fn saying(self) -> Saying {
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

impl Tournament {
    /// What people call a round: by its number, and in a bracket by who is left: "Semifinals".
    pub fn round_name(&self, number: RoundNo) -> Saying {
        match self.bracket_round(number) {
            Some(players) => say!("round-of", players = players),
            None => say!("round-title", round = number.0),
        }
    }

    /// The same as something is done to it: "Close the semifinals". The round after the last one is called by what it will be.
    pub fn round_object(&self, number: RoundNo) -> Saying {
        match self.bracket_round(number).or_else(|| self.bracket_round_ahead(number)) {
            Some(players) => say!("round-object-of", players = players),
            None => say!("round-object", round = number.0),
        }
    }

    /// How many places of the bracket are left in that round, if it is one of a bracket.
    pub(crate) fn bracket_round(&self, number: RoundNo) -> Option<u32> {
        let round = self.round(number).filter(|round| round.kind == RoundKind::Elimination)?;
        let games = round.matches.iter().filter_map(|it| it.game).max().unwrap_or(1);
        Some(u32::from(games.next_power_of_two()) * 2)
    }

    /// How many there will be in the round that is drawn next, if the stage under way or to come is a bracket.
    fn bracket_round_ahead(&self, number: RoundNo) -> Option<u32> {
        if usize::from(number.0) != self.rounds().len() + 1 {
            return None;
        }
        match self.stages().last() {
            Some(stage) if is_bracket(&stage.plan) => Some(1 << self.rounds_left().min(16)),
            None if self.plan().first().is_some_and(is_bracket) => {
                self.registered().checked_next_power_of_two().map(|places| places.max(2))
            }
            Some(_) | None => None,
        }
    }
}

fn is_bracket(stage: &StagePlan) -> bool {
    match stage {
        StagePlan::Elimination { .. } => true,
        StagePlan::Swiss { .. } => false,
    }
}

impl Action {
    /// What it is called in a table of rights: "draw the next round".
    pub fn saying(self) -> Saying {
        match self {
            Action::Found => say!("action-found"),
            Action::ChangeSettings => say!("action-change-settings"),
            Action::RenameTournament => say!("action-rename-tournament"),
            Action::SetPrizes => say!("action-set-prizes"),
            Action::Admit => say!("action-admit"),
            Action::Rename => say!("action-rename"),
            Action::Appoint => say!("action-appoint"),
            Action::Dismiss => say!("action-dismiss"),
            Action::HandOver => say!("action-hand-over"),
            Action::GiveRights => say!("action-give-rights"),
            Action::ChangeDuty => say!("action-change-duty"),
            Action::NameSecondLeader => say!("action-name-second-leader"),
            Action::NameRuler => say!("action-name-ruler"),
            Action::Enrol => say!("action-enrol"),
            Action::EnrolPerson => say!("action-enrol-person"),
            Action::Withdraw => say!("action-withdraw"),
            Action::CheckIn => say!("action-check-in"),
            Action::FixTable => say!("action-fix-table"),
            Action::SubmitDeck => say!("action-submit-deck"),
            Action::AmendDeck => say!("action-amend-deck"),
            Action::CloseRegistration => say!("action-close-registration"),
            Action::ReopenRegistration => say!("action-reopen-registration"),
            Action::AnnouncePlan => say!("action-announce-plan"),
            Action::Draw => say!("action-draw"),
            Action::Redraw => say!("action-redraw"),
            Action::Adjust => say!("action-adjust"),
            Action::Publish => say!("action-publish"),
            Action::SitDown => say!("action-sit-down"),
            Action::StartClock => say!("action-start-clock"),
            Action::PauseClock => say!("action-pause-clock"),
            Action::ResumeClock => say!("action-resume-clock"),
            Action::AdjustClock => say!("action-adjust-clock"),
            Action::SetClock => say!("action-set-clock"),
            Action::Extend => say!("action-extend"),
            Action::CloseRound => say!("action-close-round"),
            Action::Report => say!("action-report"),
            Action::Confirm => say!("action-confirm"),
            Action::Concede => say!("action-concede"),
            Action::Settle => say!("action-settle"),
            Action::PlayOn => say!("action-play-on"),
            Action::EndExtraRound => say!("action-end-extra-round"),
            Action::Correct => say!("action-correct"),
            Action::AskToDrop => say!("action-ask-to-drop"),
            Action::WithdrawDrop => say!("action-withdraw-drop"),
            Action::Drop => say!("action-drop"),
            Action::NoShow => say!("action-no-show"),
            Action::AskToRejoin => say!("action-ask-to-rejoin"),
            Action::Rejoin => say!("action-rejoin"),
            Action::DeclineRejoin => say!("action-decline-rejoin"),
            Action::RecommendDisqualification => say!("action-recommend-disqualification"),
            Action::DeclineRecommendation => say!("action-decline-recommendation"),
            Action::Disqualify => say!("action-disqualify"),
            Action::Cut => say!("action-cut"),
            Action::Finish => say!("action-finish"),
            Action::Undo => say!("action-undo"),
            Action::Tell => say!("action-tell"),
            Action::EndAnnouncement => say!("action-end-announcement"),
            Action::TickSetUp => say!("action-tick-set-up"),
            Action::ClearSetUp => say!("action-clear-set-up"),
            Action::AskConsent => say!("action-ask-consent"),
            Action::AnswerConsent => say!("action-answer-consent"),
            Action::CallJudge => say!("action-call-judge"),
            Action::ClaimCall => say!("action-claim-call"),
            Action::SettleCall => say!("action-settle-call"),
            Action::WithdrawCall => say!("action-withdraw-call"),
            Action::RuleOnCall => say!("action-rule-on-call"),
            Action::Appeal => say!("action-appeal"),
            Action::RuleFinally => say!("action-rule-finally"),
            Action::ReportConduct => say!("action-report-conduct"),
            Action::DecideConduct => say!("action-decide-conduct"),
            Action::IssueProxy => say!("action-issue-proxy"),
            Action::OpenCardCase => say!("action-open-card-case"),
            Action::CloseCardCase => say!("action-close-card-case"),
            Action::KeepDespiteCase => say!("action-keep-despite-case"),
            Action::BeginDeckCheck => say!("action-begin-deck-check"),
            Action::EndDeckCheck => say!("action-end-deck-check"),
        }
    }
}

impl Role {
    /// The role's name.
    pub fn saying(self) -> Saying {
        match self {
            Role::Organizer => say!("role-organizer"),
            Role::Marshal => say!("role-marshal"),
            Role::Judge => say!("role-judge"),
            Role::Player => say!("role-player"),
            Role::Spectator => say!("role-spectator"),
        }
    }
}

impl DropReason {
    /// Why somebody was dropped.
    pub fn saying(self) -> Saying {
        match self {
            DropReason::OwnWish => Named::DropReason.saying("own_wish"),
            DropReason::NoShow => Named::DropReason.saying("no_show"),
            DropReason::UnableToPlay => Named::DropReason.saying("unable_to_play"),
            DropReason::MissingCard => Named::DropReason.saying("missing_card"),
            DropReason::Declined => say!("drop-declined"),
            DropReason::NotCheckedIn => say!("drop-not-checked-in"),
        }
    }
}

impl Note {
    /// The note as something to be told to the players it concerns.
    pub fn saying(&self, tournament: &Tournament) -> Saying {
        let name = |player| tournament.name_of(player);
        match *self {
            Note::Bye { player, drawn: true } => say!("note-bye-drawn", player = name(player)),
            Note::Bye { player, drawn: false } => say!("note-bye-lowest", player = name(player)),
            Note::Float { down, up, why } => {
                say!("note-float", down = name(down), up = name(up), why = why.saying())
            }
            Note::Rematch { one, two, met } => {
                say!("note-rematch", one = name(one), two = name(two), round = met.0)
            }
            Note::Teammates { one, two } => say!("note-teammates", one = name(one), two = name(two)),
            Note::RematchAhead { free_rounds } => say!("note-rematch-ahead", rounds = free_rounds),
        }
    }
}

impl FloatReason {
    fn saying(self) -> Saying {
        match self {
            FloatReason::OddGroup { size } => say!("float-odd-group", size = size),
            FloatReason::MetEverybody { others } => say!("float-met-everybody", others = others),
            FloatReason::TooFewPairs { size, pairs } => {
                say!("float-too-few-pairs", size = size, pairs = pairs)
            }
            FloatReason::ByHand => say!("float-by-hand"),
        }
    }
}
