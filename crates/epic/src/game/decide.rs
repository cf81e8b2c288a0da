//! From command to facts: who may do what when, and what follows by itself.

use rulebook::{Dice, Rulebook};

use super::{Author, Command, Fact, Game, Place, Reading, Refusal, RollOff, RollStep, Stage};
use crate::deployment::Side;
use crate::ending::{EndPhase, GameResult, ResultKind};
use crate::near::near;
use crate::text::plain;
use crate::{control, goals, tiebreak};

impl Rulebook for Game {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: &Command, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        let mut facts = self.answer(command, dice)?;
        let mut after = self.clone();
        for fact in &facts {
            after.apply(fact);
        }
        while let Some(fact) = after.what_follows() {
            after.apply(&fact);
            facts.push(fact);
        }
        Ok(facts)
    }

    fn apply(&mut self, fact: &Fact) {
        self.make_so(fact);
    }
}

impl Game {
    fn answer(&self, command: &Command, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        if self.stage == Stage::Finished {
            return Err(Refusal::Over);
        }
        match command {
            Command::Join { name } => self.join(name),
            Command::AgreePoints { points, out_of_range } => self.agree_points(*points, *out_of_range),
            Command::SubmitArmy { by, army } => self.submit_army(*by, army),
            Command::SetTerrain { by, table, flags_confirmed } => {
                self.set_terrain(*by, table, *flags_confirmed)
            }
            Command::RollOff { rolls } => self.roll_off(rolls.as_deref(), dice),
            Command::ChooseEdge { by, edge } => self.choose_edge(*by, *edge),
            Command::PlaceObjective { by, at, label } => self.place_objective(*by, *at, label),
            Command::SetUpSpacecraft { by, formation } => self.set_up_spacecraft(*by, formation),
            Command::Planetfall { by, formation, carrier, load_confirmed } => {
                self.planetfall(*by, formation, carrier.as_deref(), *load_confirmed)
            }
            Command::CloseSpacecraft { by } => self.close_spacecraft(*by),
            Command::PlaceGarrison { by, formation, units, overwatch } => {
                self.place_garrison(*by, formation, units, *overwatch)
            }
            Command::PassGarrisons { by } => self.pass_garrisons(*by),
            Command::Overwatch { by, formation } => self.overwatch(*by, formation),
            Command::SetUp { by, formation, units } => self.set_up(*by, formation, units),
            Command::Reserve { by, formation, way, carrier, load_confirmed } => {
                self.reserve(*by, formation, *way, carrier.as_deref(), *load_confirmed)
            }
            Command::Confirm { by } => self.confirm(*by),
            Command::RollContinuation { rolls } => self.roll_continuation(*rolls, dice),
            Command::RoundTime { up } => Ok(vec![Fact::RoundTimeTold { up: *up }]),
            Command::Concede { by } => self.ends(ResultKind::Concession, Some(by.other())),
            Command::JudgeEnds { winner } => self.ends(ResultKind::Judge, *winner),
            Command::Move { .. }
            | Command::Enter { .. }
            | Command::TakeOff { .. }
            | Command::Lose { .. }
            | Command::Damage { .. }
            | Command::Break { .. }
            | Command::UseAbility { .. }
            | Command::Summon { .. }
            | Command::Absorb { .. }
            | Command::EndTurn { .. }
            | Command::Rally { .. }
            | Command::CloseRally { .. } => self.answer_in_play(command),
        }
    }

    /// What is true now because of what has become true: a step that closes, the next one that opens, a winner.
    fn what_follows(&self) -> Option<Fact> {
        let open = |stage| Some(Fact::StageOpened { stage });
        let both_done = self.done == [true; 2];
        if self.is_over_by_time() {
            return open(Stage::Tiebreak);
        }
        match self.stage {
            Stage::Forces if self.armies.iter().all(Option::is_some) => open(Stage::Terrain),
            Stage::Terrain if self.table.is_some() => open(Stage::TableEdge),
            Stage::TableEdge if self.edges.is_some() => open(Stage::Objectives),
            Stage::Objectives if self.objectives.len() == 6 => open(Stage::Spacecraft),
            Stage::Spacecraft if both_done || !self.anything_from_orbit() => open(Stage::Garrisons),
            Stage::Garrisons if self.nobody_places() => open(Stage::RemainingForces),
            Stage::RemainingForces if self.nobody_places() => open(Stage::Ready),
            Stage::Ready if both_done => open(Stage::Turn(1)),
            Stage::EndPhase(turn) if both_done => match self.ends.last() {
                Some(end) if end.turn == turn => Some(self.after_check(turn)),
                _ => Some(Fact::TurnEnded { end: Box::new(self.end_phase(turn)) }),
            },
            Stage::Tiebreak => {
                let scores = tiebreak::scores(self).map(|score| score.total);
                let mut result = self.result_now(ResultKind::Tiebreak, tiebreak::winner(scores));
                result.victory_points = Some(scores);
                Some(Fact::Ended { result })
            }
            Stage::Forces
            | Stage::Terrain
            | Stage::TableEdge
            | Stage::Objectives
            | Stage::Spacecraft
            | Stage::Garrisons
            | Stage::RemainingForces
            | Stage::Ready
            | Stage::Turn(_)
            | Stage::EndPhase(_)
            | Stage::ContinuationRoll(_)
            | Stage::Finished => None,
        }
    }

    /// Whether the time of the round ends the game at once (HR-7.6.8): in set-up, once there are two armies to decide
    /// between, and before the dice for another turn. A turn that was opened is played to its end: on a real table more has
    /// happened in it than was told here.
    pub fn is_over_by_time(&self) -> bool {
        self.time_up
            && match self.stage {
                Stage::Terrain
                | Stage::TableEdge
                | Stage::Objectives
                | Stage::Spacecraft
                | Stage::Garrisons
                | Stage::RemainingForces
                | Stage::Ready
                | Stage::ContinuationRoll(_) => true,
                Stage::Forces | Stage::Turn(_) | Stage::EndPhase(_) | Stage::Tiebreak | Stage::Finished => {
                    false
                }
            }
    }

    /// After the check of an end phase: the winner by goals, the next turn, or the dice (EP-8.2.3 to EP-8.2.5); the tie-break
    /// without dice where the time of the round is up.
    fn after_check(&self, turn: u32) -> Fact {
        let winner = self.ends.last().and_then(EndPhase::winner);
        match (turn, winner) {
            (3.., Some(winner)) => Fact::Ended { result: self.result_now(ResultKind::Goals, Some(winner)) },
            _ if self.time_up => Fact::StageOpened { stage: Stage::Tiebreak },
            (4.., None) => Fact::StageOpened { stage: Stage::ContinuationRoll(turn) },
            _ => Fact::StageOpened { stage: Stage::Turn(turn + 1) },
        }
    }

    fn end_phase(&self, turn: u32) -> EndPhase {
        let objectives = control::holdings(self);
        let goals = Side::BOTH.map(|side| goals::goals(self, side, &objectives));
        EndPhase { turn, objectives, goals }
    }

    fn result_now(&self, kind: ResultKind, winner: Option<Side>) -> GameResult {
        let turn = self.turn().or(self.ends.last().map(|end| end.turn)).unwrap_or(0);
        let goals = self.ends.last().map(EndPhase::goal_counts);
        GameResult { winner, kind, turn, goals, victory_points: None }
    }

    /// A concession or a judge ends the game, once there are two players to win and lose it (EP-1.1.1).
    fn ends(&self, kind: ResultKind, winner: Option<Side>) -> Result<Vec<Fact>, Refusal> {
        if self.reading >= Reading::Second {
            self.has_two_players()?;
        }
        let result = GameResult { goals: None, ..self.result_now(kind, winner) };
        Ok(vec![Fact::Ended { result }])
    }

    fn nobody_places(&self) -> bool {
        !Side::BOTH.into_iter().any(|side| self.has_something_to_place(side))
    }

    /// Whether either army has a spacecraft or a formation that can enter by planetfall.
    fn anything_from_orbit(&self) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let Some(army) = self.army(side) else { return false };
            army.formations.iter().any(|it| army.is_spacecraft(it) || army.cannot_planetfall(it).is_empty())
        })
    }

    fn roll_off(&self, rolls: Option<&[[u8; 2]]>, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        let step = self.roll_off_due().ok_or(Refusal::NoRollOffDue)?;
        let pairs = match rolls {
            Some(rolls) => rolls.to_vec(),
            None => drawn_pairs(dice, step),
        };
        let (last, before) = pairs.split_last().ok_or(Refusal::BadRolls)?;
        let honest = pairs.iter().flatten().all(|die| (1..=6).contains(die))
            && before.iter().all(|[alpha, bravo]| alpha == bravo)
            && last[0] != last[1];
        if !honest {
            return Err(Refusal::BadRolls);
        }
        let winner = if last[0] > last[1] { Side::Alpha } else { Side::Bravo };
        Ok(vec![Fact::RolledOff { roll: RollOff { step, pairs, winner } }])
    }

    fn roll_continuation(&self, rolls: Option<[u8; 2]>, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        let Stage::ContinuationRoll(turn) = self.stage else { return Err(Refusal::NoDiceDue) };
        let rolls = rolls.unwrap_or_else(|| {
            let mut cup = dice.cup(&format!("epic continuation turn {turn}"));
            [0; 2].map(|_: u8| 1 + cup.below(6) as u8)
        });
        if rolls.iter().any(|die| !(1..=6).contains(die)) {
            return Err(Refusal::BadContinuation { rolls });
        }
        Ok(vec![Fact::ContinuationRolled { rolls }])
    }

    /// Who chooses the table edge: the opponent of a lone terrain builder, otherwise the higher strategy rating.
    pub(super) fn edge_chooser(&self) -> Option<Side> {
        match self.author? {
            Author::Alpha => Some(Side::Bravo),
            Author::Bravo => Some(Side::Alpha),
            Author::Both | Author::Organizer => self.starter(),
        }
    }

    /// Who starts the step that opens: the higher rating, or whoever alone has something to place; nobody yet if a
    /// roll-off must decide (EP-9.2.2).
    pub(super) fn step_starter(&self) -> Option<Side> {
        if self.stage == Stage::TableEdge {
            return self.edge_chooser();
        }
        let placing: Vec<Side> =
            Side::BOTH.into_iter().filter(|side| self.has_something_to_place(*side)).collect();
        match placing.as_slice() {
            [only] => Some(*only),
            [_, _] => self.starter(),
            _ => None,
        }
    }

    pub(super) fn find(&self, side: Side, id: &str) -> Result<usize, Refusal> {
        let formations = self.army(side).map(|army| army.formations.as_slice()).unwrap_or_default();
        let at = formations.iter().position(|formation| formation.id == id);
        at.ok_or_else(|| {
            let close = near(id, formations.iter().map(|formation| formation.id.as_str()));
            let all = || formations.iter().map(|formation| formation.id.clone()).collect();
            let known = if close.is_empty() { all() } else { close };
            Refusal::UnknownFormation { formation: plain(id, 60), known }
        })
    }

    /// The formation of that id, if it is not set up yet.
    pub(super) fn find_waiting(&self, side: Side, id: &str) -> Result<usize, Refusal> {
        let at = self.find(side, id)?;
        match self.deployed(side)[at].place {
            Place::Waiting => Ok(at),
            Place::Aside(super::Way::Planetfall, _) => {
                Err(Refusal::AlreadySetUp { formation: id.to_owned(), planetfall: true })
            }
            Place::Orbit | Place::Aside(..) | Place::Table | Place::Absorbed => {
                Err(Refusal::AlreadySetUp { formation: id.to_owned(), planetfall: false })
            }
        }
    }
}

fn drawn_pairs(dice: &Dice, step: RollStep) -> Vec<[u8; 2]> {
    let label = match step {
        RollStep::TableEdge => "epic roll-off table edge",
        RollStep::Objectives => "epic roll-off objectives",
        RollStep::Garrisons => "epic roll-off garrisons",
        RollStep::RemainingForces => "epic roll-off remaining forces",
    };
    let mut cup = dice.cup(label);
    let mut pairs = Vec::new();
    // Equal rolls are repeated; a thousand in a row do not happen, and end as a refusal rather than for ever.
    while pairs.len() < 1000 {
        let pair = [0; 2].map(|_: u8| 1 + cup.below(6) as u8);
        pairs.push(pair);
        if pair[0] != pair[1] {
            break;
        }
    }
    pairs
}
