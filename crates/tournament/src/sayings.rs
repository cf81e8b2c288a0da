//! What people are told: refusals, roles, rights, and the notes to a draw. Keys and facts only; the sentences stand in
//! `locales/`.

use regulations::{BUILT_IN_KEYS, Named};
use rulebook::{Saying, Value, say};

use crate::draw::{FloatReason, Note};
use crate::model::{DropReason, Role};
use crate::refusal::{FigureProblem, HandProblem, StageProblem, Why};
use crate::rights::{Action, Capacity};
use crate::state::Tournament;

/// A refusal as something to be told to a person.
pub(crate) fn of_refusal(why: &Why) -> Saying {
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
            say!("refusal-not-in-pack", field = field_name(field), value = value, known = known.clone())
        }
        Why::TextLength { field, length, most } => {
            say!("refusal-text-length", field = field_name(field), length = *length, most = *most)
        }
        Why::NumberRange { field, value, least, most } => {
            say!(
                "refusal-number-range",
                field = field_name(field),
                value = *value,
                least = *least,
                most = *most
            )
        }
        Why::NameTaken { name } => say!("refusal-name-taken", name = name),
        Why::WrongSeed => say!("refusal-wrong-seed"),
        Why::BeforeLastStep => say!("refusal-before-last-step"),
        Why::NotAllowed { action, needs } => {
            let needs: Vec<Value> = needs.iter().map(|capacity| Value::from(capacity.saying())).collect();
            say!("refusal-not-allowed", action = action.saying(), needs = Value::List(needs))
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
        Why::RulingBelongsToOthers { others, .. } if others.is_empty() => say!("refusal-nobody-rules-yet"),
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
            say!(
                "refusal-structure-prescribed",
                event = named(Named::Occasion, event_type),
                structure = named(Named::Structure, structure)
            )
        }
        Why::TierPrescribed { event_type, tier } => {
            say!(
                "refusal-tier-prescribed",
                event = named(Named::Occasion, event_type),
                tier = named(Named::Tier, tier)
            )
        }
        Why::BadStages { stage, problem } => {
            say!("refusal-bad-stages", stage = *stage, problem = problem.saying())
        }
        Why::SettingsFixed => say!("refusal-settings-fixed"),
        Why::PlanFixed => say!("refusal-plan-fixed"),
        Why::PlanNotAnnounced => say!("refusal-plan-not-announced"),
        Why::ChoiceNotGiven { field } => say!("refusal-choice-not-given", field = field_name(field)),
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
        Why::NoRoundAt { needs: "drawn" } => say!("refusal-no-round-drawn"),
        Why::NoRoundAt { .. } => say!("refusal-no-round-published"),
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
        Why::EndingForLeaders { ending } => {
            say!("refusal-ending-for-leaders", ending = named(Named::Ending, ending))
        }
        Why::EndingNotNow { ending, phase } => say!(
            "refusal-ending-not-now",
            ending = named(Named::Ending, ending),
            phase = named(Named::Phase, phase)
        ),
        Why::OnlyAfterTime { ending } => {
            say!("refusal-only-after-time", ending = named(Named::Ending, ending))
        }
        Why::PlayStopped { ending } => say!("refusal-play-stopped", ending = named(Named::Ending, ending)),
        Why::ProcedureNeeded { procedure } => {
            say!("refusal-procedure-needed", procedure = named(Named::Procedure, procedure))
        }
        Why::ProcedureFindsOther { winner } => say!("refusal-procedure-finds-other", winner = winner),
        Why::ProcedureFigures { quantity, problem } => {
            say!(
                "refusal-procedure-figures",
                quantity = named(Named::Input, quantity),
                problem = problem.saying()
            )
        }
        Why::Figure { figure, amount, most, halves } => say!(
            "refusal-figure",
            figure = named(Named::Figure, figure),
            amount = amount.to_string(),
            most = *most,
            halves = if *halves { "yes" } else { "no" }
        ),
        Why::ChooserDecides { chooser } => say!("refusal-chooser-decides", chooser = chooser),
        Why::ResultNotPossible { result } => {
            say!("refusal-result-not-possible", result = named(Named::Result, result))
        }
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
        Why::MarshalsQuestion { kind } => say!("refusal-marshals-question", kind = named(Named::Call, kind)),
        Why::NoRuling => say!("refusal-no-ruling"),
        Why::CallClosed => say!("refusal-call-closed"),
        Why::CallTaken { by } => say!("refusal-call-taken", by = by),
        Why::MissedChance => say!("refusal-missed-chance"),
        Why::OverrulingIncomplete => say!("refusal-overruling-incomplete"),
        Why::OrganizerMakesProxies => say!("refusal-organizer-makes-proxies"),
        Why::ProxyOnlyForDamaged => say!("refusal-proxy-only-for-damaged"),
        Why::CannotKeep { player } => say!("refusal-cannot-keep", player = player),
        Why::CannotUndo { action } => say!("refusal-cannot-undo", action = action.saying()),
        _ => say!("refusal-nothing-to-undo"),
    }
}

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

impl Action {
    /// What it is called in a table of rights: "draw the next round".
    pub fn saying(self) -> Saying {
        match self {
            Action::Found => say!("action-found"),
            Action::ChangeSettings => say!("action-change-settings"),
            Action::Admit => say!("action-admit"),
            Action::Appoint => say!("action-appoint"),
            Action::Dismiss => say!("action-dismiss"),
            Action::HandOver => say!("action-hand-over"),
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
            Action::Extend => say!("action-extend"),
            Action::CloseRound => say!("action-close-round"),
            Action::Report => say!("action-report"),
            Action::Confirm => say!("action-confirm"),
            Action::Concede => say!("action-concede"),
            Action::Settle => say!("action-settle"),
            Action::Correct => say!("action-correct"),
            Action::AskToDrop => say!("action-ask-to-drop"),
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
            DropReason::OwnWish => named(Named::DropReason, "own_wish"),
            DropReason::NoShow => named(Named::DropReason, "no_show"),
            DropReason::UnableToPlay => named(Named::DropReason, "unable_to_play"),
            DropReason::MissingCard => named(Named::DropReason, "missing_card"),
            DropReason::Declined => say!("drop-declined"),
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

/// What people call something a pack declares. Words an organizer's own pack brings are the business of
/// [`regulations::Pack::naming`]; a refusal speaks before the reader's language is known.
fn named(kind: Named, id: &str) -> Saying {
    let key = kind.key(id);
    if BUILT_IN_KEYS.contains(&key) {
        Saying { key, values: Vec::new() }
    } else {
        say!("pack-word", word = id.replace('_', " "))
    }
}

/// What people call a field of a command.
fn field_name(field: &str) -> Saying {
    match field {
        "tier" => say!("field-tier"),
        "structure" => say!("field-structure"),
        "event_type" => say!("field-event-type"),
        "ending" => say!("field-ending"),
        "kind" => say!("field-kind"),
        "category" => say!("field-category"),
        "name" => say!("field-name"),
        "organizer" => say!("field-organizer"),
        "key" => say!("field-key"),
        "team" => say!("field-team"),
        "deck" => say!("field-deck"),
        "reason" => say!("field-reason"),
        "note" => say!("field-note"),
        "ruling" => say!("field-ruling"),
        "card" => say!("field-card"),
        "illegible" => say!("field-illegible"),
        "date" => say!("field-date"),
        "findings" => say!("field-findings"),
        "seconds" => say!("field-seconds"),
        "extension_seconds" => say!("field-extension"),
        "no_show_minutes" => say!("field-no-show-minutes"),
        "slip_grace_seconds" => say!("field-slip-grace"),
        "first_table" => say!("field-first-table"),
        "capacity" => say!("field-capacity"),
        "untimed_final" => say!("field-untimed-final"),
        other => say!("pack-word", word = other),
    }
}
