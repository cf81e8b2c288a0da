//! Outcomes and points, the pairs of outcomes a match can have, and the ways a game ends.

use std::collections::BTreeMap;

use rulebook::Clause;
use serde::Serialize;

use super::names::Declared;
use crate::fields::{Field, Fields, Notes, Word};
use crate::problem::{Expected, Fault};
use crate::tree::Tree;

/// What one player can get from a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Its name, such as `modified_win`.
    pub id: String,
    /// Tournament points.
    pub points: u32,
    /// Whether it was won, lost or drawn.
    pub side: Side,
    /// Where it comes from: a match, a bye, or absence.
    pub from: Origin,
    /// Whether the round counts among those the player has played.
    pub counts_as_round: bool,
    /// Whether the other player of the match counts as an opponent.
    pub counts_as_opponent: bool,
    /// The clause that gives the points.
    pub clause: Option<Clause>,
}

/// Which side of a result an outcome is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Neither.
    Drawn,
}

/// Where an outcome comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A match against an opponent.
    Match,
    /// A bye in place of an opponent.
    Bye,
    /// A round missed by somebody who came back or entered late.
    Absence,
}

/// The kinds of rounds there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    /// Everybody plays on; points count.
    Swiss,
    /// Who loses is out.
    Elimination,
}

/// A pair of outcomes one match can have, the winner's first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchResult {
    /// Its name, such as `full` or `modified`.
    pub id: String,
    /// The outcome of the winner and of the other player; for a draw, of both.
    pub outcomes: [String; 2],
    /// In which kinds of stages it is possible.
    pub stages: Vec<StageKind>,
    /// The clause that gives it.
    pub clause: Option<Clause>,
}

/// A way in which a game ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// Its name, such as `concession`.
    pub id: String,
    /// The procedure that finds the winner; without one, the winner is reported.
    pub procedure: Option<String>,
    /// Whether it may be chosen only by a leader.
    pub leader_only: bool,
    /// Which results it gives and when, in order: the first that fits.
    pub gives: Vec<Giving>,
    /// The clause that knows this ending.
    pub clause: Option<Clause>,
}

/// One line of an [`Ending`]: if the game ended in one of these phases and the result came in during one of those, then
/// it gives one of these results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Giving {
    /// Phases of the match's clock in which the game may end so.
    pub ended: Vec<String>,
    /// Phases in which the result may come in; empty for any.
    pub received: Vec<String>,
    /// Only a leader may enter it then.
    pub leader_only: bool,
    /// The results it can give; more than one leaves the choice to whoever enters it.
    pub results: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl Ending {
    /// What this ending gives for a game that ended in one phase and was handed in during another; `None` if it is not
    /// possible then.
    pub fn giving(&self, ended: &str, received: &str) -> Option<&Giving> {
        let fits = |giving: &&Giving| {
            let in_time = giving.received.is_empty() || giving.received.iter().any(|phase| phase == received);
            in_time && giving.ended.iter().any(|phase| phase == ended)
        };
        self.gives.iter().find(fits)
    }

    /// The phases in which a game may end this way.
    pub fn phases(&self) -> Vec<&str> {
        let mut phases: Vec<&str> = Vec::new();
        for phase in self.gives.iter().flat_map(|giving| &giving.ended) {
            if !phases.contains(&phase.as_str()) {
                phases.push(phase);
            }
        }
        phases
    }
}

impl Outcome {
    pub(crate) fn read_all(root: &Fields<'_>) -> Vec<Outcome> {
        let notes = root.notes();
        let mut declared = Declared::default();
        let mut worth = BTreeMap::new();
        let mut outcomes = Vec::new();
        for fields in root.tables("outcomes") {
            let id = declared.name(&fields);
            let points = fields.need("points", Expected::PointsOrOutcome);
            let points = points.and_then(|field| Points::read(&field, notes).map(|points| (points, field)));
            let from = fields.word_if_any("from").unwrap_or(Origin::Match);
            outcomes.push(Outcome {
                id: id.clone(),
                points: 0,
                side: fields.word("side"),
                from,
                counts_as_round: fields.flag_or("counts_as_round", true),
                counts_as_opponent: fields.flag_or("counts_as_opponent", from == Origin::Match),
                clause: fields.clause_if_any("clause"),
            });
            worth.insert(id, points);
            fields.done();
        }
        for outcome in &mut outcomes {
            outcome.points = points_of(&outcome.id, &worth, &declared, notes);
        }
        outcomes
    }
}

/// Points as they stand in the file.
#[derive(Clone, Debug)]
enum Points {
    Figure(u32),
    As(String),
}

impl Points {
    fn read(field: &Field<'_>, notes: &Notes) -> Option<Points> {
        match &field.node.value {
            Tree::Number(_) => field.number(notes, 0, 1000).map(Points::Figure),
            Tree::Text(name) => Some(Points::As(name.clone())),
            _ => {
                field.wrong(notes, Expected::PointsOrOutcome);
                None
            }
        }
    }
}

type Worth<'a> = BTreeMap<String, Option<(Points, Field<'a>)>>;

/// Follows "as that outcome" to a figure, at most as many steps as there are outcomes.
fn points_of(id: &str, worth: &Worth<'_>, declared: &Declared, notes: &Notes) -> u32 {
    let mut at = id;
    let mut asked: Option<&Field<'_>> = None;
    for _ in 0..=worth.len() {
        match worth.get(at) {
            None => {
                if let Some(field) = asked {
                    let fault = Fault::NotDeclared { read: at.to_owned(), declared: declared.all() };
                    field.note(notes, fault);
                }
                return 0;
            }
            Some(None) => return 0,
            Some(Some((Points::Figure(points), _))) => return *points,
            Some(Some((Points::As(other), field))) => {
                at = other;
                asked = Some(field);
            }
        }
    }
    if let Some(field) = asked {
        field.note(notes, Fault::PointsWithoutFigure { read: id.to_owned() });
    }
    0
}

impl MatchResult {
    pub(crate) fn read_all(root: &Fields<'_>, outcomes: &[Outcome]) -> Vec<MatchResult> {
        let known: Vec<&str> = outcomes.iter().map(|outcome| outcome.id.as_str()).collect();
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let result = MatchResult {
                id: declared.name(&fields),
                outcomes: two_outcomes(&fields, &known),
                stages: fields
                    .find("stages")
                    .map_or(vec![StageKind::Swiss, StageKind::Elimination], |_| fields.words("stages")),
                clause: fields.clause_if_any("clause"),
            };
            let drawn = |id: &String| outcomes.iter().any(|it| it.id == *id && it.side == Side::Drawn);
            if result.outcomes.iter().any(drawn) && result.stages.contains(&StageKind::Elimination) {
                no_draw_in_elimination(&fields, &result.id);
            }
            fields.done();
            result
        };
        root.tables("results").into_iter().map(read).collect()
    }
}

/// A bracket goes on with whoever has won (HR-4.3.2). The complaint stands at the word itself, or where the field is missing.
fn no_draw_in_elimination(fields: &Fields<'_>, result: &str) {
    let fault = || Fault::DrawInElimination { result: result.to_owned() };
    let said = fields.items_if_any("stages");
    let is_it = |item: &&Field<'_>| matches!(&item.node.value, Tree::Text(word) if word == "elimination");
    match said.iter().find(is_it) {
        Some(item) => item.note(fields.notes(), fault()),
        None => fields.notes().note(fields.at(), &fields.path_of("stages"), fault()),
    }
}

fn two_outcomes(fields: &Fields<'_>, known: &[&str]) -> [String; 2] {
    let notes = fields.notes();
    let Some(field) = fields.need("outcomes", Expected::TwoOutcomes) else { return Default::default() };
    let items = field.items(notes);
    let [one, two] = items.as_slice() else {
        field.wrong(notes, Expected::TwoOutcomes);
        return Default::default();
    };
    [one, two].map(|item| super::names::reference(item, notes, known))
}

impl Ending {
    pub(crate) fn read_all(root: &Fields<'_>, known: &Known<'_>) -> Vec<Ending> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let ending = Ending {
                id: declared.name(&fields),
                procedure: super::names::reference_if_any(&fields, "procedure", &known.procedures),
                leader_only: fields.flag_or("leader_only", false),
                gives: fields.tables("gives").into_iter().map(|line| Giving::read(&line, known)).collect(),
                clause: fields.clause_if_any("clause"),
            };
            fields.done();
            ending
        };
        root.tables("endings").into_iter().map(read).collect()
    }
}

/// What endings may refer to.
pub(crate) struct Known<'a> {
    pub(crate) procedures: Vec<&'a str>,
    pub(crate) phases: Vec<&'a str>,
    pub(crate) results: Vec<&'a str>,
}

impl Giving {
    fn read(fields: &Fields<'_>, known: &Known<'_>) -> Giving {
        let giving = Giving {
            ended: super::names::references(fields, "ended", &known.phases),
            received: super::names::references_if_any(fields, "received", &known.phases),
            leader_only: fields.flag_or("leader_only", false),
            results: super::names::references(fields, "results", &known.results),
            clause: fields.clause_if_any("clause"),
        };
        fields.done();
        giving
    }
}

impl Word for Side {
    const ALL: &'static [(&'static str, Side)] =
        &[("won", Side::Won), ("lost", Side::Lost), ("drawn", Side::Drawn)];
}

impl Word for Origin {
    const ALL: &'static [(&'static str, Origin)] =
        &[("match", Origin::Match), ("bye", Origin::Bye), ("absence", Origin::Absence)];
}

impl Word for StageKind {
    const ALL: &'static [(&'static str, StageKind)] =
        &[("swiss", StageKind::Swiss), ("elimination", StageKind::Elimination)];
}
