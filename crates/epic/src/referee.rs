//! Game files (`marshal.epic.game/1`): the commands of a game in order, replayed and judged.
//!
//! A step is a command; it may say that the rulebook must refuse it and by which clause, and what must be true after it; or it
//! only says what must be true by now.
//! A game file is therefore a record, a backup and a worked example at once.

use std::collections::BTreeMap;

use rulebook::reading::Tree;
use rulebook::{Cites, Clause, Dice, Rulebook, Saying, Seed, say};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::control::Control;
use crate::deployment::Side;
use crate::file::{FileError, read_value};
use crate::game::{Command, Deployed, Fact, Game, Options, Place, Refusal, Stage};
use crate::garrison::eligibility;
use crate::goals::Goal;
use crate::outcome::{GameResult, VictoryPoints};
use crate::tiebreak;

/// A game on file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameFile {
    /// Always `marshal.epic.game/1`.
    pub format: String,
    /// What it is about.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The clauses it is an example of.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub shows: String,
    /// What dice drawn by the program follow from.
    pub seed: Seed,
    /// What the organizer chose.
    pub options: Options,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

/// One step of a game on file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Step {
    /// A command.
    Do {
        /// The command.
        #[serde(flatten)]
        command: Box<Command>,
        /// The clause by which the rulebook refuses it; none if the rulebook accepts it.
        #[serde(skip_serializing_if = "Option::is_none")]
        refused: Option<Clause>,
        /// All of this is true afterwards.
        #[serde(skip_serializing_if = "Option::is_none")]
        expect: Option<Box<Expectation>>,
    },
    /// What is true by now.
    Expect {
        /// All of this.
        expect: Box<Expectation>,
    },
}

impl Step {
    /// A command the rulebook accepts.
    pub fn command(command: Command) -> Step {
        Step::Do { command: Box::new(command), refused: None, expect: None }
    }
}

/// What must be true at a step; what is not named is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Expectation {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// Whose turn it is, or who chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Side>,
    /// The points of each army.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<BTreeMap<Side, u32>>,
    /// The formations that may garrison.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_garrison: Option<BTreeMap<Side, Vec<String>>>,
    /// The formations on Overwatch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overwatch: Option<BTreeMap<Side, Vec<String>>>,
    /// The formations put aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<BTreeMap<Side, Vec<String>>>,
    /// The formations whose entry is offered now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<BTreeMap<Side, Vec<String>>>,
    /// Who held each objective in the last end phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<BTreeMap<u32, Control>>,
    /// The goals each player had achieved in the last end phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<BTreeMap<Side, Vec<Goal>>>,
    /// What each player would score in a tie-break now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub victory_points: Option<BTreeMap<Side, VictoryPoints>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// What refereeing a game file came to.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The game after the last step that was carried out.
    pub game: Game,
    /// What became true, in order.
    pub facts: Vec<Fact>,
    /// What does not follow: the first step that is wrong, at which refereeing stopped.
    pub wrong: Option<Wrong>,
}

/// A step that does not follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Its number, from 1.
    pub step: usize,
    /// What is wrong with it.
    pub what: WrongStep,
}

/// What is wrong with a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongStep {
    /// The rulebook refuses the command.
    Refused(Box<Refusal>),
    /// The rulebook refuses it, but by another clause than the file says.
    OtherClause {
        /// Why it refuses.
        refusal: Box<Refusal>,
        /// The clause in the file.
        expected: Clause,
    },
    /// The rulebook accepts what the file says it refuses.
    Accepted {
        /// The clause in the file.
        expected: Clause,
    },
    /// Something is not as the file says.
    NotSo {
        /// What.
        field: &'static str,
        /// How it is.
        is: String,
        /// How the file says it is.
        expected: String,
    },
}

/// Replays a game file from the beginning.
pub fn referee(file: &GameFile) -> Verdict {
    let dice = Dice::new(file.seed.clone());
    let mut game = Game::new(file.options);
    let mut facts = Vec::new();
    for (at, step) in file.steps.iter().enumerate() {
        if let Err(what) = take(&mut game, &mut facts, step, &dice) {
            let wrong = Some(Wrong { step: at + 1, what });
            return Verdict { game, facts, wrong };
        }
    }
    Verdict { game, facts, wrong: None }
}

fn take(game: &mut Game, facts: &mut Vec<Fact>, step: &Step, dice: &Dice) -> Result<(), WrongStep> {
    let (command, refused, expect) = match step {
        Step::Expect { expect } => return expect.holds(game),
        Step::Do { command, refused, expect } => (command, refused, expect),
    };
    match (game.decide(command, dice), refused) {
        (Ok(new), None) => {
            for fact in &new {
                game.apply(fact);
            }
            facts.extend(new);
        }
        (Err(refusal), None) => return Err(WrongStep::Refused(Box::new(refusal))),
        (Ok(_), Some(expected)) => return Err(WrongStep::Accepted { expected: *expected }),
        (Err(refusal), Some(expected)) if refusal.clause() == *expected => {}
        (Err(refusal), Some(expected)) => {
            return Err(WrongStep::OtherClause { refusal: Box::new(refusal), expected: *expected });
        }
    }
    expect.as_ref().map_or(Ok(()), |expect| expect.holds(game))
}

impl GameFile {
    /// The name of the file format.
    pub const FORMAT: &'static str = "marshal.epic.game/1";
    const MOST_STEPS: usize = 20_000;

    /// An empty game file.
    pub fn new(seed: Seed, options: Options) -> GameFile {
        let format = GameFile::FORMAT.to_owned();
        GameFile { format, title: String::new(), shows: String::new(), seed, options, steps: Vec::new() }
    }

    /// Reads a game file.
    pub fn read(text: &str) -> Result<GameFile, FileError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            format: String,
            #[serde(default)]
            title: String,
            #[serde(default)]
            shows: String,
            #[serde(default = "no_seed")]
            seed: Seed,
            #[serde(default)]
            options: Options,
            #[serde(default)]
            steps: Vec<Value>,
        }
        fn no_seed() -> Seed {
            Seed::from_bytes([0; 32])
        }
        let form: Form = crate::file::read_json(text, GameFile::FORMAT)?;
        if form.steps.len() > GameFile::MOST_STEPS {
            let most = say!("epic-file-most", most = GameFile::MOST_STEPS);
            return Err(FileError::value("steps", form.steps.len(), most));
        }
        let numbered = form.steps.into_iter().enumerate();
        let steps = numbered.map(|(at, step)| read_step(at, step)).collect::<Result<_, _>>()?;
        let (format, title, shows, seed) = (form.format, form.title, form.shows, form.seed);
        Ok(GameFile { format, title, shows, seed, options: form.options, steps })
    }
}

fn read_step(at: usize, step: Value) -> Result<Step, FileError> {
    let name = format!("steps[{at}]");
    let Value::Object(mut fields) = step else {
        return Err(FileError::value(name, step, say!("epic-file-step")));
    };
    let expect = fields.remove("expect");
    let expect: Option<Expectation> = expect
        .map(|expect| read_value(&expect).map_err(|error| error.inside("expect")))
        .transpose()
        .map_err(|error| error.inside(&name))?;
    let expect = expect.map(Box::new);
    let refused = fields.remove("refused");
    let refused: Option<Clause> = match refused {
        None => None,
        Some(text) => match Tree::from(&text).read() {
            Ok(clause) => Some(clause),
            Err(_) => {
                return Err(FileError::value(format!("{name}.refused"), text, say!("epic-file-clause")));
            }
        },
    };
    match expect {
        Some(expect) if fields.is_empty() && refused.is_none() => Ok(Step::Expect { expect }),
        expect => {
            let command = Command::read(fields).map_err(|error| error.inside(&name))?;
            Ok(Step::Do { command: Box::new(command), refused, expect })
        }
    }
}

impl Expectation {
    fn holds(&self, game: &Game) -> Result<(), WrongStep> {
        let each = |test: &dyn Fn(Side, &str, &Deployed) -> bool| -> BTreeMap<Side, Vec<String>> {
            Side::BOTH.map(|side| (side, ids(game, side, test))).into()
        };
        so("stage", self.stage.as_ref(), || game.stage())?;
        so("to_act", self.to_act.map(Some).as_ref(), || game.to_act())?;
        so("points", self.points.as_ref(), || {
            Side::BOTH.map(|side| (side, game.army(side).map_or(0, |army| army.points))).into()
        })?;
        so("may_garrison", self.may_garrison.as_ref(), || {
            each(&|side, id, _| {
                let army = game.army(side);
                let formation = army.and_then(|army| army.formation(id).map(|it| (army, it)));
                formation.is_some_and(|(army, it)| eligibility(army, it).may_garrison())
            })
        })?;
        so("overwatch", self.overwatch.as_ref(), || each(&|_, _, it| it.overwatch))?;
        so("aside", self.aside.as_ref(), || each(&|_, _, it| matches!(it.place, Place::Aside(..))))?;
        so("entries", self.entries.as_ref(), || {
            each(&|side, id, _| game.entries_offered(side).iter().any(|it| it.id == id))
        })?;
        let end = game.end_phases().last();
        so("control", self.control.as_ref(), || {
            end.map_or_else(BTreeMap::new, |end| {
                end.objectives.iter().map(|it| (it.objective, it.control)).collect()
            })
        })?;
        so("goals", self.goals.as_ref(), || {
            end.map_or_else(BTreeMap::new, |end| {
                Side::BOTH.map(|side| (side, end.achieved(side).collect())).into()
            })
        })?;
        so("victory_points", self.victory_points.as_ref(), || {
            let scores = tiebreak::scores(game);
            Side::BOTH.map(|side| (side, scores[side as usize].total)).into()
        })?;
        so("result", self.result.clone().map(Some).as_ref(), || game.result().cloned())
    }
}

fn so<T: PartialEq + Serialize>(
    field: &'static str,
    expected: Option<&T>,
    is: impl FnOnce() -> T,
) -> Result<(), WrongStep> {
    let Some(expected) = expected else { return Ok(()) };
    let is = is();
    if is == *expected {
        return Ok(());
    }
    let text = |value: &T| serde_json::to_string(value).unwrap_or_default();
    Err(WrongStep::NotSo { field, is: text(&is), expected: text(expected) })
}

fn ids(game: &Game, side: Side, test: &dyn Fn(Side, &str, &Deployed) -> bool) -> Vec<String> {
    let chosen = game.formations(side).filter(|(formation, deployed)| test(side, &formation.id, deployed));
    chosen.map(|(formation, _)| formation.id.clone()).collect()
}

impl Wrong {
    /// What is wrong, in the reader's language.
    pub fn saying(&self) -> Saying {
        let step = self.step;
        match &self.what {
            WrongStep::Refused(refusal) => {
                say!("epic-wrong-refused", step = step, why = refusal.saying(), clause = refusal.clause())
            }
            WrongStep::OtherClause { refusal, expected } => say!(
                "epic-wrong-other-clause",
                step = step,
                why = refusal.saying(),
                clause = refusal.clause(),
                expected = *expected
            ),
            WrongStep::Accepted { expected } => {
                say!("epic-wrong-accepted", step = step, expected = *expected)
            }
            WrongStep::NotSo { field, is, expected } => {
                say!("epic-wrong-not-so", step = step, field = *field, is = is, expected = expected)
            }
        }
    }
}
