//! At the table: the set-up of a game in its order (CT-3.2.1, LT-3.2.11 to LT-3.2.22), and missed chances, which only the
//! opponent lets be made up for (CT-3.3.3, LT-3.3.3).

use regulations::{Asks, TableStep};

use super::{Asked, Ruling};
use crate::at_table::{TableFact, TableWish, Tick, TickAnswer};
use crate::fact::Fact;
use crate::ids::{MatchId, PersonId};
use crate::model::{Match, Round};
use crate::refusal::{FigureProblem, Why};
use crate::state::Tournament;

impl Tournament {
    pub(super) fn at_table(&self, wish: &TableWish, asked: &Asked<'_>) -> Ruling {
        let fact = match wish {
            TableWish::Tick { id, step, answer } => self.tick(*id, step, *answer, asked)?,
            TableWish::Clear { id, .. } => self.clear_set_up(*id)?,
            TableWish::AskConsent { id, text } => self.ask_consent(*id, text, asked.person())?,
            TableWish::AnswerConsent { id, agreed } => self.answer_consent(*id, *agreed, asked.person())?,
        };
        Ok(vec![Fact::AtTable(fact)])
    }

    fn tick(&self, id: MatchId, step: &str, answer: TickAnswer, asked: &Asked<'_>) -> Result<TableFact, Why> {
        let (round, it) = self.open_match(id)?;
        let steps = &self.pack.table_set_up;
        if !self.ticks_set_up() {
            return Err(Why::SetUpNotTicked);
        }
        let at = steps.iter().position(|known| known.id == step).ok_or_else(|| Why::NotInPack {
            field: "step",
            value: step.to_owned(),
            known: steps.iter().map(|step| step.id.clone()).collect(),
        })?;
        let (step, by) = (&steps[at], asked.person());
        let due = self.due_step(it).and_then(|due| steps.iter().position(|known| known.id == due.id));
        // Done before: by this player, or as a whole.
        if it.has_taken(step, by) || due.is_none_or(|due| at < due) {
            return Err(Why::StepTaken { step: step.id.clone() });
        }
        if let Some(due) = due.filter(|due| *due < at) {
            return Err(Why::StepDue { step: steps[due].id.clone() });
        }
        let turn = it.turn_at(step);
        if !turn.contains(&by) {
            let players = turn.into_iter().map(|player| self.name_of(player)).collect();
            return Err(Why::StepOfAnother { step: step.id.clone(), players });
        }
        if step.begins {
            self.check_may_begin(round, it, asked)?;
        }
        self.check_answer(step, it, by, answer)?;
        Ok(TableFact::Ticked { id, tick: Tick { step: step.id.clone(), by, answer } })
    }

    /// A game begins when the round does (CT-3.2.17), and not when nothing new may be begun any more (LT-4.3.6).
    fn check_may_begin(&self, round: &Round, it: &Match, asked: &Asked<'_>) -> Result<(), Why> {
        if round.clock.started.is_none() {
            return Err(Why::RoundNotStarted);
        }
        let phase = self.phase_with(round, it.extension_seconds, asked.at);
        phase.nothing_new.as_ref().map_or(Ok(()), |extent| Err(Why::NothingNew { extent: extent.clone() }))
    }

    fn check_answer(
        &self,
        step: &TableStep,
        it: &Match,
        by: PersonId,
        answer: TickAnswer,
    ) -> Result<(), Why> {
        let wrong = |problem| Err(Why::StepAnswer { step: step.id.clone(), problem });
        let seated = answer.player.is_none_or(|player| it.seats.seats(player));
        let (wants_player, most) = match &step.asks {
            Asks::Nothing => (false, None),
            Asks::Player { .. } => (true, None),
            Asks::Count { most } | Asks::OfDeck { most, .. } => (false, Some(*most)),
        };
        if answer.player.is_some() != wants_player || !seated {
            return wrong(if wants_player { FigureProblem::Missing } else { FigureProblem::Unknown });
        }
        match (answer.count, most) {
            (None, None) => {}
            (None, Some(_)) => return wrong(FigureProblem::Missing),
            (Some(_), None) => return wrong(FigureProblem::Unknown),
            (Some(count), Some(most)) if count > most => return wrong(FigureProblem::AtMost { most }),
            (Some(count), Some(_)) => {
                // What is printed on the card of the list that was handed in, where there is one.
                if let Some(stated) = self.stated_by_deck(step, by).filter(|stated| *stated != count) {
                    return wrong(FigureProblem::Printed { count: stated });
                }
            }
        }
        Ok(())
    }

    fn clear_set_up(&self, id: MatchId) -> Result<TableFact, Why> {
        let (_, it) = self.open_match(id)?;
        if it.set_up.is_empty() {
            return Err(Why::NothingChanges);
        }
        Ok(TableFact::Cleared { id })
    }

    fn ask_consent(&self, id: MatchId, text: &str, by: PersonId) -> Result<TableFact, Why> {
        let (round, it) = self.open_match(id)?;
        if round.clock.started.is_none() {
            return Err(Why::RoundNotStarted);
        }
        if let Some(open) = it.open_consent() {
            return Err(Why::ConsentPending { by: self.name_of(open.by) });
        }
        Ok(TableFact::ConsentAsked { id, player: by, text: text.to_owned() })
    }

    /// Nobody else can agree in the opponent's place, neither a judge nor whoever asked.
    fn answer_consent(&self, id: MatchId, agreed: bool, by: PersonId) -> Result<TableFact, Why> {
        let (_, it) = self.open_match(id)?;
        let Some(open) = it.open_consent() else { return Err(Why::NoConsentAsked) };
        if open.by == by {
            let other = it.seats.opponent_of(by).map(|other| self.name_of(other)).unwrap_or_default();
            return Err(Why::OpponentConsents { other });
        }
        Ok(TableFact::ConsentAnswered { id, agreed })
    }
}
