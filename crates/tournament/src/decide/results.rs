//! Results: reported by both players, settled by a leader, corrected later (CT-4.3, LT-4.3).
//!
//! What a game is worth follows from how it ended, when it ended and when that became known: the pack's endings say which
//! result each gives in which phase of the match's clock. The two times are kept apart (LT-4.3.30).

use std::sync::Arc;

use regulations::{Ending, MatchResult, Seat, Side, StageKind, Unanswered, Verdict};
use rulebook::Clause;

use super::{Asked, Ruling};
use crate::fact::Fact;
use crate::ids::{CallId, MatchId, Moment, PersonId};
use crate::judging::{Call, CallState, JudgeFact, Ruling as Ruled};
use crate::model::{Claim, GameResult, Grounds, Match, Presence, Progress, Report, Round, Seats};
use crate::reading::Reading;
use crate::refusal::{FigureProblem, Why};
use crate::settings::RoundKind;
use crate::state::Tournament;

/// The ending every pack calls so: a player gives the game up.
pub(super) const CONCESSION: &str = "concession";

/// The kind of call a difference between two reports opens.
const DISPUTE: &str = "dispute";

/// Who enters a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entering {
    Player(PersonId),
    Leader(PersonId),
    Rules,
}

impl Tournament {
    pub(super) fn report(&self, id: MatchId, claim: &Claim, asked: &Asked<'_>) -> Ruling {
        let (round, it) = self.open_match(id)?;
        let player = asked.person();
        let other = it.seat_of(player).and_then(|seat| it.reports[1 - seat.min(1)].as_ref());
        let received = other.map_or(asked.at, |other| other.at.min(asked.at));
        // A report that could never stand is refused at once, before the opponent is asked.
        let (result, verdict) = self.judged(round, it, claim, received, Entering::Player(player))?;
        let chooser = verdict.as_ref().and_then(|verdict| verdict.chooser);
        let chooser = chooser.and_then(|seat| it.seats.players().nth(seat.index()));
        if let Some(chooser) = chooser.filter(|chooser| *chooser != player && other.is_none()) {
            let clause = self.deciding_clause(&claim.ending, verdict.as_ref());
            return Err(Why::ChooserDecides { chooser: self.name_of(chooser), clause });
        }
        let reported = Fact::Reported { id, player, report: Report { claim: claim.clone(), at: asked.at } };
        match other {
            None => Ok(vec![reported]),
            Some(other) if other.claim.agrees_with(claim) => {
                let settled = self.open_disputes(id).map(|call| JudgeFact::Settled { call, at: asked.at });
                let stands = Fact::ResultStands { id, result };
                Ok([reported, stands].into_iter().chain(settled.map(Fact::Judge)).collect())
            }
            Some(_) if self.open_disputes(id).next().is_some() => Ok(vec![reported]),
            Some(_) => Ok(vec![reported, Fact::Disputed { id }, dispute(id, player, asked.at)]),
        }
    }

    pub(super) fn confirm(&self, id: MatchId, asked: &Asked<'_>) -> Ruling {
        let (_, it) = self.open_match(id)?;
        let other = it.seat_of(asked.person()).and_then(|seat| it.reports[1 - seat.min(1)].as_ref());
        let claim = other.ok_or(Why::NothingToConfirm)?.claim.clone();
        self.report(id, &claim, asked)
    }

    /// Conceding needs nobody's agreement and is possible as long as the game goes on (CT-4.3.10).
    pub(super) fn concede(&self, id: MatchId, asked: &Asked<'_>) -> Ruling {
        let (round, it) = self.open_match(id)?;
        let claim = Claim::new(it.seats.opponent_of(asked.person()), CONCESSION);
        let (result, _) = self.judged(round, it, &claim, asked.at, Entering::Player(asked.person()))?;
        let settled = self.open_disputes(id).map(|call| JudgeFact::Settled { call, at: asked.at });
        Ok(std::iter::once(Fact::ResultStands { id, result }).chain(settled.map(Fact::Judge)).collect())
    }

    /// A leader's decision; it is also the ruling on a dispute about this match.
    pub(super) fn settle(&self, id: MatchId, claim: &Claim, reason: &str, asked: &Asked<'_>) -> Ruling {
        let it = self.known_match(id)?;
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        if round.progress == Progress::Closed {
            return Err(Why::HasResult);
        }
        if round.progress == Progress::Drawn {
            return Err(Why::NoRoundAt { needs: "published" });
        }
        self.check_may_rule(asked.person(), id)?;
        // A slip that is already in keeps its time; a leader's decision does not make it late.
        let received = it.reports.iter().flatten().map(|report| report.at).min().unwrap_or(asked.at);
        let (result, _) = self.judged(round, it, claim, received, Entering::Leader(asked.person()))?;
        let by = asked.person();
        let ruled = self.open_disputes(id).map(|call| {
            let ruling = Ruled { text: reason.to_owned(), extension_seconds: 0, overrules: None };
            let last_word = self.acts_as_marshal(by);
            Fact::Judge(JudgeFact::Ruled { call, by, at: asked.at, ruling, last_word })
        });
        Ok(std::iter::once(Fact::ResultStands { id, result }).chain(ruled).collect())
    }

    /// Disputes about a match that nobody has settled yet.
    fn open_disputes(&self, id: MatchId) -> impl Iterator<Item = CallId> {
        let about = move |call: &Call| call.kind == DISPUTE && call.id == Some(id);
        self.judging.open_calls().filter(move |(_, call)| about(call)).map(|(call, _)| call)
    }

    /// Changes a result that stands, of any round. A later elimination round that was published stands on it and must be
    /// taken back first.
    pub(super) fn correct(&self, id: MatchId, claim: &Claim, asked: &Asked<'_>) -> Ruling {
        let it = self.known_match(id)?;
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        let before = it.result.as_ref().ok_or(Why::NoResult)?;
        let received = before.slip.unwrap_or(asked.at);
        let claim = Claim { ended: claim.ended.or(before.ended), ..claim.clone() };
        let (result, _) = self.judged(round, it, &claim, received, Entering::Leader(asked.person()))?;
        let said =
            |result: &GameResult| (result.outcomes.clone(), result.ending.clone(), result.figures.clone());
        if said(&result) == said(before) {
            return Err(Why::NothingChanges);
        }
        let mut facts = Vec::new();
        let later = self.rounds.iter().filter(|later| later.number > id.round);
        let stands_on_it = |later: &Round| later.progress > Progress::Drawn && later.stage == round.stage;
        if round.kind == RoundKind::Elimination && later.clone().any(stands_on_it) {
            return Err(Why::RoundBegun);
        }
        if later.clone().any(|later| later.progress == Progress::Drawn) {
            facts.push(Fact::DrawDiscarded);
        }
        facts.push(Fact::ResultStands { id, result: result.clone() });
        if round.kind == RoundKind::Elimination && round.progress == Progress::Closed {
            facts.extend(self.exchanged(it, &result));
        }
        Ok(facts)
    }

    /// After a corrected elimination match: the new loser is out, the new winner in again.
    fn exchanged(&self, it: &Match, result: &GameResult) -> Vec<Fact> {
        let mut corrected = it.clone();
        corrected.result = Some(Arc::new(result.clone()));
        let (Some(before), Some(now)) = (self.winner_of(it), self.winner_of(&corrected)) else {
            return Vec::new();
        };
        let presence = |player: PersonId| {
            self.person(player).and_then(|person| person.entry.as_ref()).map(|entry| entry.presence)
        };
        if before == now {
            return Vec::new();
        }
        let back = matches!(presence(now), Some(Presence::Eliminated { .. }))
            .then_some(Fact::Rejoined { player: now, missed: Vec::new() });
        let out = (presence(before) == Some(Presence::Active)).then_some(Fact::Eliminated { player: before });
        back.into_iter().chain(out).collect()
    }

    /// The result when somebody's game ends without any report: the other player left it, or a card is missing.
    pub(super) fn conceded_by_rule(&self, id: MatchId, loser: PersonId, at: Moment) -> Result<Fact, Why> {
        let it = self.known_match(id)?;
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        let claim = Claim::new(it.seats.opponent_of(loser), CONCESSION);
        let (result, _) = self.judged(round, it, &claim, at, Entering::Rules)?;
        Ok(Fact::ResultStands { id, result })
    }

    /// A match that waits for its result.
    pub(super) fn open_match(&self, id: MatchId) -> Result<(&Round, &Match), Why> {
        let it = self.known_match(id)?;
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        if round.progress == Progress::Drawn {
            return Err(Why::NoRoundAt { needs: "published" });
        }
        if !matches!(it.seats, Seats::Pair(..)) {
            return Err(Why::NoGame);
        }
        if it.result.is_some() {
            return Err(Why::HasResult);
        }
        Ok((round, it))
    }

    /// A drawn elimination game is played on by one game round at a time, by a marshal's word only (CT-4.3.11, CT-4.3.12).
    pub(super) fn play_on(&self, id: MatchId, by: PersonId) -> Ruling {
        let (round, it) = self.open_match(id)?;
        if !self.pack.extra_game_rounds || round.kind != RoundKind::Elimination {
            return Err(Why::NotPlayedOn);
        }
        if round.clock.started.is_none() {
            return Err(Why::RoundNotStarted);
        }
        self.check_may_rule(by, id)?;
        check_no_extra_round(it)?;
        Ok(vec![Fact::PlayedOn { id, number: it.extra.begun.saturating_add(1) }])
    }

    pub(super) fn end_extra_round(&self, id: MatchId) -> Ruling {
        let (_, it) = self.open_match(id)?;
        if !it.extra.under_way {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::ExtraRoundEnded { id }])
    }

    /// What a claim comes to under the pack: the outcomes of both players, or why it cannot be.
    fn judged(
        &self,
        round: &Round,
        it: &Match,
        claim: &Claim,
        received: Moment,
        entering: Entering,
    ) -> Result<(GameResult, Option<Verdict>), Why> {
        let Seats::Pair(one, two) = it.seats else { return Err(Why::NoGame) };
        if let Some(winner) = claim.winner.filter(|winner| *winner != one && *winner != two) {
            return Err(Why::WinnerNotSeated { winner: self.name_of(winner) });
        }
        let ending = self.pack.ending(&claim.ending).ok_or_else(|| Why::NotInPack {
            field: "ending",
            value: claim.ending.clone(),
            known: self.pack.endings.iter().map(|ending| ending.id.clone()).collect(),
        })?;
        // Giving up is possible at any time; anything else waits for the end of the round that is played on.
        if ending.id != CONCESSION {
            check_no_extra_round(it)?;
        }
        let by_player = matches!(entering, Entering::Player(_));
        if ending.leader_only && by_player {
            return Err(Why::EndingForLeaders { ending: ending.id.clone() });
        }
        let ended = claim.ended.unwrap_or(received);
        if ended > received || round.clock.started.is_some_and(|started| ended < started) {
            return Err(Why::EndedOutside);
        }
        let grace = -i64::from(self.settings.slip_grace_seconds);
        let ended_in = self.phase_with(round, it.extension_seconds, ended);
        let received_in =
            self.phase_with(round, it.extension_seconds, received.plus_seconds(grace).max(ended));
        let possible = if round.progress == Progress::Closed && round.clock.started.is_none() {
            // Read from a file: it was played, but nobody knows when.
            ending.gives.iter().flat_map(|giving| &giving.results).collect()
        } else {
            let giving = ending
                .giving(&ended_in.id, &received_in.id)
                .ok_or_else(|| self.not_now(ending, ended_in, round.clock.started.is_some()))?;
            // Before the start a game can end for a missing card alone, and a leader notes that.
            if giving.leader_only && by_player {
                let (ending, phase) = (ending.id.clone(), ended_in.id.clone());
                return Err(Why::EndingForLeadersNow { ending, phase });
            }
            giving.results.iter().collect::<Vec<_>>()
        };
        self.check_figures(claim)?;
        let verdict = self.procedure_verdict(ending, it, claim)?;
        let results = possible.into_iter().filter_map(|id| self.pack.result(id));
        let result = self.fitting_result(results, round.kind, claim)?;
        let mut outcomes = result.outcomes.to_vec();
        if claim.winner == Some(two) {
            outcomes.reverse();
        }
        let deciding_step = verdict.as_ref().and_then(|verdict| {
            let procedure = self.pack.procedure(ending.procedure.as_deref()?)?;
            procedure.steps.get(verdict.decided_by).map(|step| step.id.clone())
        });
        let grounds = match entering {
            Entering::Player(_) => Grounds::Players,
            Entering::Leader(leader) => Grounds::Leader(leader),
            Entering::Rules => Grounds::Rules,
        };
        let standing = GameResult {
            outcomes,
            ending: Some(ending.id.clone()),
            deciding_step,
            answers: verdict.as_ref().and(claim.procedure.clone()),
            figures: claim.figures.clone(),
            ended: Some(ended),
            slip: Some(received),
            grounds,
        };
        Ok((standing, verdict))
    }

    /// Why an ending is not possible when the game ended in that phase.
    fn not_now(&self, ending: &Ending, phase: &regulations::Phase, started: bool) -> Why {
        if !started {
            return Why::RoundNotStarted;
        }
        if !phase.play && ending.procedure.is_none() {
            return Why::PlayStopped { ending: ending.id.clone() };
        }
        let only_later =
            ending.phases().iter().all(|possible| !self.pack.clock.not_after(possible, &phase.id));
        if only_later {
            return Why::OnlyAfterTime { ending: ending.id.clone() };
        }
        Why::EndingNotNow { ending: ending.id.clone(), phase: phase.id.clone() }
    }

    /// Figures for the record must be the pack's and make sense.
    fn check_figures(&self, claim: &Claim) -> Result<(), Why> {
        for (id, amounts) in &claim.figures {
            let figure = self.pack.figure(id).ok_or_else(|| Why::NotInPack {
                field: "figures",
                value: id.clone(),
                known: self.pack.figures.iter().map(|figure| figure.id.clone()).collect(),
            })?;
            if let Some(amount) = amounts.iter().find(|amount| !figure.allows(**amount)) {
                let (figure, most, halves) = (id.clone(), figure.most, figure.halves);
                return Err(Why::Figure { figure, amount: *amount, most, halves });
            }
        }
        Ok(())
    }

    /// Carries out the ending's procedure, if it has one, and checks that it finds the winner claimed.
    fn procedure_verdict(&self, ending: &Ending, it: &Match, claim: &Claim) -> Result<Option<Verdict>, Why> {
        let Some(procedure) = ending.procedure.as_deref().and_then(|id| self.pack.procedure(id)) else {
            return Ok(None);
        };
        let procedure = procedure.as_read(self.reading.number());
        let answers = claim
            .procedure
            .as_ref()
            .ok_or_else(|| Why::ProcedureNeeded { procedure: procedure.id.clone() })?;
        let named = |seat: Seat| {
            it.seats.players().nth(seat.index()).map(|player| self.name_of(player)).unwrap_or_default()
        };
        // Who was named in set-up is on record.
        for (input, seat) in &answers.players {
            let kept = self.kept_at_set_up(it, input);
            let claimed = seat.and_then(|seat| it.seats.players().nth(seat.index()));
            if let Some(player) = kept.filter(|kept| claimed != Some(*kept)) {
                let (quantity, player) = (input.clone(), self.name_of(player));
                return Err(Why::KeptAtSetUp { quantity, player });
            }
        }
        let verdict = procedure.judge(answers).map_err(|unanswered| {
            let figures = |quantity: String, problem| {
                let clause = procedure.clause_of(&quantity);
                Why::ProcedureFigures { quantity, problem, clause }
            };
            match unanswered {
                Unanswered::Missing { input } | Unanswered::Nobody { input } => {
                    figures(input, FigureProblem::Missing)
                }
                Unanswered::TooMany { input, most, .. } => figures(input, FigureProblem::AtMost { most }),
                Unanswered::Impossible { input, least, most, .. } => {
                    figures(input, FigureProblem::Between { least, most })
                }
                Unanswered::TooManyTogether { input, most } => {
                    figures(input, FigureProblem::Together { most })
                }
                Unanswered::HasNone { input, of } => figures(input, FigureProblem::HasNone { of }),
                Unanswered::SomebodyHas { input, of } => figures(input, FigureProblem::SomebodyHas { of }),
                Unanswered::Unknown { input } => figures(input, FigureProblem::Unknown),
                Unanswered::Choice { chooser, step } => {
                    let clause = procedure.steps.get(step).and_then(|step| step.clause).or(procedure.clause);
                    Why::ChooserDecides { chooser: named(chooser), clause }
                }
            }
        })?;
        if claim.winner != it.seats.players().nth(verdict.winner.index()) {
            let clause = self.deciding_clause(&claim.ending, Some(&verdict));
            return Err(Why::ProcedureFindsOther { winner: named(verdict.winner), clause });
        }
        Ok(Some(verdict))
    }

    /// The clause of the step that decided.
    fn deciding_clause(&self, ending: &str, verdict: Option<&Verdict>) -> Option<Clause> {
        let procedure = self.pack.procedure(self.pack.ending(ending)?.procedure.as_deref()?)?;
        let step = procedure.steps.get(verdict?.decided_by)?;
        step.clause.or(procedure.clause)
    }

    /// The first result that the claim and the kind of round allow.
    fn fitting_result<'a>(
        &self,
        results: impl Iterator<Item = &'a MatchResult>,
        kind: RoundKind,
        claim: &Claim,
    ) -> Result<&'a MatchResult, Why> {
        let stage = match kind {
            RoundKind::Swiss => StageKind::Swiss,
            RoundKind::Elimination => StageKind::Elimination,
        };
        let wanted = if claim.winner.is_some() { Side::Won } else { Side::Drawn };
        // A pack that was written before such a thing was refused may have a draw for a bracket (HR-4.3.2).
        let undecided = (stage, wanted) == (StageKind::Elimination, Side::Drawn);
        let barred = undecided && self.reading >= Reading::FOURTH;
        let side = |result: &MatchResult| self.pack.outcome(&result.outcomes[0]).map(|outcome| outcome.side);
        let fits = |result: &&MatchResult| {
            claim.result.as_ref().is_none_or(|id| *id == result.id)
                && result.stages.contains(&stage)
                && !barred
                && side(result) == Some(wanted)
        };
        let mut fitting = results.filter(fits);
        let found = if self.reading < Reading::SECOND {
            let worth = |result: &&MatchResult| self.pack.outcome(&result.outcomes[0]).map(|it| it.points);
            fitting.reduce(|best, it| if worth(&it) > worth(&best) { it } else { best })
        } else {
            fitting.next()
        };
        found.ok_or_else(|| match (&claim.result, claim.winner) {
            _ if barred => Why::NeedsWinner,
            (Some(result), _) => Why::ResultNotPossible { result: result.clone() },
            (None, None) => Why::NeedsWinner,
            (None, Some(_)) => Why::ResultNotPossible { result: claim.ending.clone() },
        })
    }
}

fn check_no_extra_round(it: &Match) -> Result<(), Why> {
    if it.extra.under_way { Err(Why::ExtraRoundUnderWay { number: it.extra.begun }) } else { Ok(()) }
}

/// The call that a difference between two reports opens.
fn dispute(id: MatchId, by: PersonId, at: Moment) -> Fact {
    let call = Call {
        id: Some(id),
        by,
        at,
        kind: DISPUTE.to_owned(),
        note: String::new(),
        state: CallState::Open,
        claimed: None,
        rulings: Vec::new(),
    };
    Fact::Judge(JudgeFact::Called(call))
}
