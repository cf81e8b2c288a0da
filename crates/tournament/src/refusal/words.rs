//! What people are told when something is refused: every reason has its own sentence, and the compiler asks for it.

use regulations::Named;
use rulebook::{Saying, Value, say};

use super::{FigureProblem, HandProblem, StageProblem, Why};

/// A refusal as something to be told to a person.
#[allow(clippy::too_many_lines)] // one line a reason
pub(super) fn of_refusal(why: &Why) -> Saying {
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
        Why::NotInPack { field, value, known } if known.is_empty() => {
            say!("refusal-none-in-pack", field = field_name(field), value = value)
        }
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
        Why::NotToBeGiven { action } => say!("refusal-not-to-be-given", action = action.saying()),
        Why::AnnouncementOver => say!("refusal-announcement-over"),
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
                event = Named::Occasion.saying(event_type),
                structure = Named::Structure.saying(structure)
            )
        }
        Why::TierPrescribed { event_type, tier } => {
            say!(
                "refusal-tier-prescribed",
                event = Named::Occasion.saying(event_type),
                tier = Named::Tier.saying(tier)
            )
        }
        Why::BadStages { stage, problem } => {
            say!("refusal-bad-stages", stage = *stage, problem = problem.saying())
        }
        Why::SettingsFixed => say!("refusal-settings-fixed"),
        Why::PlanFixed => say!("refusal-plan-fixed"),
        Why::PlanNotAnnounced => say!("refusal-plan-not-announced"),
        Why::ChoiceNotGiven { field } => say!("refusal-choice-not-given", field = field_name(field)),
        Why::ForcesOutOfRange { points, least, most } => {
            say!("refusal-forces-out-of-range", points = *points, least = *least, most = *most)
        }
        Why::DeckListsMissing { players } => say!("refusal-deck-lists-missing", players = players.clone()),
        Why::DeckListsClosed => say!("refusal-deck-lists-closed"),
        Why::DeckUnreadable { why } => say!("refusal-deck-unreadable", why = why.clone()),
        Why::DeckRefused { reason, more, .. } => {
            say!("refusal-deck-refused", reason = reason.clone(), more = *more)
        }
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
        Why::RoundLengthFixed => say!("refusal-round-length-fixed"),
        Why::ResultsMissing { tables } => say!("refusal-results-missing", tables = tables.clone()),
        Why::NoGame => say!("refusal-no-game"),
        Why::HasResult => say!("refusal-has-result"),
        Why::NoResult => say!("refusal-no-result"),
        Why::NotSeatedThere { player } => say!("refusal-not-seated-there", player = player),
        Why::NotPlayedOn => say!("refusal-not-played-on"),
        Why::ExtraRoundUnderWay { number } => say!("refusal-extra-round-under-way", number = *number),
        Why::SetUpNotTicked => say!("refusal-set-up-not-ticked"),
        Why::StepTaken { step } => say!("refusal-step-taken", step = Named::TableStep.saying(step)),
        Why::StepDue { step } => say!("refusal-step-due", step = Named::TableStep.saying(step)),
        Why::StepOfAnother { step, players } => {
            say!("refusal-step-of-another", step = Named::TableStep.saying(step), players = players.clone())
        }
        Why::StepAnswer { step, problem } => {
            say!("refusal-step-answer", step = Named::TableStep.saying(step), problem = problem.saying())
        }
        Why::NothingNew { extent } => say!("refusal-nothing-new", extent = Named::Extent.saying(extent)),
        Why::ConsentPending { by } => say!("refusal-consent-pending", by = by),
        Why::NoConsentAsked => say!("refusal-no-consent-asked"),
        Why::OpponentConsents { other } => say!("refusal-opponent-consents", other = other),
        Why::KeptAtSetUp { quantity, player } => {
            say!("refusal-kept-at-set-up", quantity = Named::Input.saying(quantity), player = player)
        }
        Why::RoundNotStarted => say!("refusal-round-not-started"),
        Why::WinnerNotSeated { winner } => say!("refusal-winner-not-seated", winner = winner),
        Why::NeedsWinner => say!("refusal-needs-winner"),
        Why::EndingForLeaders { ending } => {
            say!("refusal-ending-for-leaders", ending = Named::Ending.saying(ending))
        }
        Why::EndingForLeadersNow { ending, phase } => say!(
            "refusal-ending-for-leaders-now",
            ending = Named::Ending.saying(ending),
            phase = Named::Phase.saying(phase)
        ),
        Why::EndingNotNow { ending, phase } => say!(
            "refusal-ending-not-now",
            ending = Named::Ending.saying(ending),
            phase = Named::Phase.saying(phase)
        ),
        Why::OnlyAfterTime { ending } => {
            say!("refusal-only-after-time", ending = Named::Ending.saying(ending))
        }
        Why::PlayStopped { ending } => say!("refusal-play-stopped", ending = Named::Ending.saying(ending)),
        Why::ProcedureNeeded { procedure } => {
            say!("refusal-procedure-needed", procedure = Named::Procedure.saying(procedure))
        }
        Why::ProcedureFindsOther { winner, .. } => say!("refusal-procedure-finds-other", winner = winner),
        Why::ProcedureFigures { quantity, problem, .. } => {
            say!(
                "refusal-procedure-figures",
                quantity = Named::Input.saying(quantity),
                problem = problem.saying()
            )
        }
        Why::Figure { figure, amount, most, halves } => say!(
            "refusal-figure",
            figure = Named::Figure.saying(figure),
            amount = amount.to_string(),
            most = *most,
            halves = if *halves { "yes" } else { "no" }
        ),
        Why::ChooserDecides { chooser, .. } => say!("refusal-chooser-decides", chooser = chooser),
        Why::ResultNotPossible { result } => {
            say!("refusal-result-not-possible", result = Named::Result.saying(result))
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
        Why::MarshalsQuestion { kind } => say!("refusal-marshals-question", kind = Named::Call.saying(kind)),
        Why::NoRuling => say!("refusal-no-ruling"),
        Why::CallClosed => say!("refusal-call-closed"),
        Why::CallTaken { by } => say!("refusal-call-taken", by = by),
        Why::MissedChance => say!("refusal-missed-chance"),
        Why::OverrulingIncomplete => say!("refusal-overruling-incomplete"),
        Why::OrganizerMakesProxies => say!("refusal-organizer-makes-proxies"),
        Why::ProxyOnlyForDamaged => say!("refusal-proxy-only-for-damaged"),
        Why::ConductDecided => say!("refusal-conduct-decided"),
        Why::CardReplaced => say!("refusal-card-replaced"),
        Why::CannotKeep { player } => say!("refusal-cannot-keep", player = player),
        Why::CannotUndo { action } => say!("refusal-cannot-undo", action = action.saying()),
        Why::ChangedSince => say!("refusal-changed-since"),
        Why::AnotherStepSince { action } => say!("refusal-another-step-since", action = action.saying()),
        Why::NothingToUndo => say!("refusal-nothing-to-undo"),
    }
}

impl StageProblem {
    fn saying(self) -> Saying {
        match self {
            StageProblem::None => say!("stages-none"),
            StageProblem::NoRounds => say!("stages-no-rounds"),
            StageProblem::TooManyRounds => say!("stages-too-many-rounds"),
            StageProblem::CutNotSmaller => say!("stages-cut-not-smaller"),
            StageProblem::CutFirst => say!("stages-cut-first"),
            StageProblem::NoCut => say!("stages-no-cut"),
            StageProblem::CutSize => say!("stages-cut-size"),
            StageProblem::AfterElimination => say!("stages-after-elimination"),
        }
    }
}

impl FigureProblem {
    fn saying(&self) -> Saying {
        match self {
            FigureProblem::Missing => say!("figure-missing"),
            FigureProblem::AtMost { most } => say!("figure-at-most", most = *most),
            FigureProblem::Together { most } => say!("figure-together", most = *most),
            FigureProblem::Between { least, most } if least == most => say!("figure-exactly", count = *least),
            FigureProblem::Between { least, most } => say!("figure-between", least = *least, most = *most),
            FigureProblem::Printed { count } => say!("figure-printed", count = *count),
            FigureProblem::HasNone { of } => say!("figure-has-none", what = Named::Input.saying(of)),
            FigureProblem::SomebodyHas { of } => say!("figure-somebody-has", what = Named::Input.saying(of)),
            FigureProblem::Unknown => say!("figure-unknown"),
        }
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
        "step" => say!("field-step"),
        "seconds" => say!("field-seconds"),
        "extension_seconds" => say!("field-extension"),
        "no_show_minutes" => say!("field-no-show-minutes"),
        "slip_grace_seconds" => say!("field-slip-grace"),
        "first_table" => say!("field-first-table"),
        "capacity" => say!("field-capacity"),
        "untimed_final" => say!("field-untimed-final"),
        "tables" => say!("field-tables"),
        "force_points" => say!("field-force-points"),
        "figures" => say!("field-figure"),
        "actions" => say!("field-actions"),
        "text" => say!("field-text"),
        "minutes" => say!("field-minutes"),
        "prizes" => say!("field-prizes"),
        "prize" => say!("field-prize"),
        "place" => say!("field-place"),
        "region" => say!("field-region"),
        "time_zone" => say!("field-time-zone"),
        other => say!("pack-word", word = other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names in quotation marks after such words in a source.
    fn quoted_after<'a>(source: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
        source.split(before).skip(1).filter_map(|rest| rest.split('"').next())
    }

    #[test]
    fn every_field_has_a_word_in_all_languages() {
        let given = include_str!("../command/given.rs");
        let others = [include_str!("../decide/results.rs"), include_str!("../decide/plan.rs")];
        let checked =
            ["text(\"", "note(\"", "number(\""].into_iter().flat_map(|call| quoted_after(given, call));
        let named = others.into_iter().flat_map(|source| quoted_after(source, "field: \""));
        let fields: Vec<&str> = checked.chain(named).chain(["reason"]).collect();
        assert!(fields.len() > 30, "{fields:?}");
        for field in fields {
            assert_ne!(field_name(field).key, "pack-word", "{field}");
        }
    }
}
