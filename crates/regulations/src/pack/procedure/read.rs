//! Reading procedures from a pack: every input and step by name, and a last step that always decides.

use super::{Act, Before, Input, InputKind, Owner, Procedure, Relation, Step};
use crate::fields::{Fields, Word};
use crate::pack::names::{Declared, reference, reference_if_any};
use crate::problem::{Expected, Fault};

impl Procedure {
    pub(crate) fn read_all(root: &Fields<'_>) -> Vec<Procedure> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let id = declared.name(&fields);
            let inputs = Input::read_all(&fields);
            let steps = Step::read_all(&fields, &inputs);
            let procedure = Procedure { id, inputs, steps, clause: fields.clause_if_any("clause") };
            procedure.must_decide(&fields);
            fields.done();
            procedure
        };
        root.tables_if_any("procedures").into_iter().map(read).collect()
    }

    /// The last step must name a winner whatever was filled in: a player who wins or chooses, never nobody.
    fn must_decide(&self, fields: &Fields<'_>) {
        let Some(last) = self.steps.last() else {
            let fault = Fault::MissingField { expected: Expected::FilledList };
            fields.notes().note(fields.at(), &fields.path_of("steps"), fault);
            return;
        };
        let names_a_player = match &last.act {
            Act::Holder { player } | Act::Chooses { player } => {
                self.input(player).is_none_or(|input| input.kind == InputKind::Player)
            }
            Act::Most { .. }
            | Act::Fewest { .. }
            | Act::ScoreEach { .. }
            | Act::ScoreMost { .. }
            | Act::ScoreHolder { .. }
            | Act::HigherScore => false,
        };
        if !names_a_player {
            let fault = Fault::Undecided { last: last.id.clone() };
            fields.notes().note(fields.at(), &fields.path_of("steps"), fault);
        }
    }
}

#[derive(Clone, Copy)]
enum InputWord {
    Count,
    Player,
    PlayerOrNobody,
}

impl Word for InputWord {
    const ALL: &'static [(&'static str, InputWord)] = &[
        ("count", InputWord::Count),
        ("player", InputWord::Player),
        ("player_or_nobody", InputWord::PlayerOrNobody),
    ];
}

impl Input {
    fn read_all(procedure: &Fields<'_>) -> Vec<Input> {
        let mut declared = Declared::default();
        let mut counts: Vec<String> = Vec::new();
        let read = |fields: Fields<'_>| {
            let id = declared.name(&fields);
            let kind = match fields.word::<InputWord>("kind") {
                InputWord::Count => InputKind::Count { most: fields.number("most", 0, 1_000_000) },
                InputWord::Player => InputKind::Player,
                InputWord::PlayerOrNobody => InputKind::PlayerOrNobody,
            };
            let relation = Relation::read(&fields, kind, &counts);
            let is_count = matches!(kind, InputKind::Count { .. });
            let before = if is_count { fields.table_if_any("before").map(Before::read) } else { None };
            fields.done();
            if is_count {
                counts.push(id.clone());
            }
            Input { id, kind, relation, before }
        };
        procedure.tables("inputs").into_iter().map(read).collect()
    }
}

impl Before {
    fn read(fields: Fields<'_>) -> Before {
        let before = Before {
            reading: fields.number("reading", 2, 1000),
            most: fields.number("most", 0, 1_000_000),
            together: fields.number_if_any("together", 0, 2_000_000),
        };
        fields.done();
        before
    }
}

impl Relation {
    /// What an input has to do with a count that stands above it.
    fn read(fields: &Fields<'_>, kind: InputKind, counts: &[String]) -> Option<Relation> {
        let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
        match kind {
            InputKind::Count { most } => {
                let each = |line: Fields<'_>| {
                    let of = line.need("of", Expected::Name);
                    let relation = Relation::ForEach {
                        of: of.map(|of| reference(&of, line.notes(), &counts)).unwrap_or_default(),
                        least: line.number("least", 0, 1000),
                        most: line.number("most", 0, 1000),
                    };
                    line.done();
                    relation
                };
                let together = fields.number_if_any("together", 0, i64::from(most) * 2);
                fields.table_if_any("for_each").map(each).or(together.map(|most| Relation::Together { most }))
            }
            InputKind::Player | InputKind::PlayerOrNobody => {
                reference_if_any(fields, "has_some_of", &counts).map(|of| Relation::HasSome { of })
            }
        }
    }
}

#[derive(Clone, Copy)]
enum ActWord {
    Most,
    Fewest,
    Holder,
    Chooses,
    ScoreEach,
    ScoreMost,
    ScoreHolder,
    HigherScore,
}

impl Word for ActWord {
    const ALL: &'static [(&'static str, ActWord)] = &[
        ("most", ActWord::Most),
        ("fewest", ActWord::Fewest),
        ("holder", ActWord::Holder),
        ("chooses", ActWord::Chooses),
        ("score_each", ActWord::ScoreEach),
        ("score_most", ActWord::ScoreMost),
        ("score_holder", ActWord::ScoreHolder),
        ("higher_score", ActWord::HigherScore),
    ];
}

impl Word for Owner {
    const ALL: &'static [(&'static str, Owner)] = &[("own", Owner::Own), ("opponent", Owner::Opponent)];
}

impl Step {
    fn read_all(procedure: &Fields<'_>, inputs: &[Input]) -> Vec<Step> {
        let is_count = |input: &&Input| matches!(input.kind, InputKind::Count { .. });
        let counts: Vec<&str> = inputs.iter().filter(is_count).map(|input| input.id.as_str()).collect();
        let players: Vec<&str> =
            inputs.iter().filter(|input| !is_count(input)).map(|input| input.id.as_str()).collect();
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let of_input = |key: &str, known: &[&str]| {
                let field = fields.need(key, Expected::Name);
                field.map(|field| reference(&field, fields.notes(), known)).unwrap_or_default()
            };
            let points = || fields.number("points", 0, 1000);
            let act = match fields.word::<ActWord>("kind") {
                ActWord::Most => Act::Most { count: of_input("count", &counts) },
                ActWord::Fewest => Act::Fewest { count: of_input("count", &counts) },
                ActWord::Holder => Act::Holder { player: of_input("player", &players) },
                ActWord::Chooses => Act::Chooses { player: of_input("player", &players) },
                ActWord::ScoreEach => Act::ScoreEach {
                    count: of_input("count", &counts),
                    of: fields.word("of"),
                    points: points(),
                    at_most: fields.number_if_any("at_most", 0, 1_000_000),
                },
                ActWord::ScoreMost => Act::ScoreMost { count: of_input("count", &counts), points: points() },
                ActWord::ScoreHolder => {
                    Act::ScoreHolder { player: of_input("player", &players), points: points() }
                }
                ActWord::HigherScore => Act::HigherScore,
            };
            let step = Step { id: declared.name(&fields), act, clause: fields.clause_if_any("clause") };
            fields.done();
            step
        };
        procedure.tables("steps").into_iter().map(read).collect()
    }
}
