//! What the loader says to packs that are wrong: one table, every reason once.

use expect_test::{Expect, expect};
use regulations::{Fault, Pack, PackError, Problem, Source};

/// The problems of an own pack that extends the English Conquest pack, with `own` on top, without the parser's prose.
fn check(own: &str, expected: &Expect) {
    let text = format!("id = \"own\"\nextends = \"conquest-1.2\"\n{own}");
    expected.assert_eq(&shown(Pack::load("own.toml", &text)));
}

fn shown(read: Result<Pack, PackError>) -> String {
    match read {
        Ok(pack) => format!("accepted: {}", pack.id),
        Err(error) => error.to_string(),
    }
}

#[test]
fn fields_nobody_knows() {
    check("[clok]\n", &expect![[r#"own.toml:3: clok: UnknownField { nearest: Some("clock"), known: [] }"#]]);
    check(
        "[clock]\nswiss_minute = 40\n[pairing]\nxyz = 1\n",
        &expect![[r#"
            own.toml:4: clock.swiss_minute: UnknownField { nearest: Some("swiss_minutes"), known: [] }
            own.toml:6: pairing.xyz: UnknownField { nearest: None, known: ["first_bye", "later_bye", "rematch_scope"] }"#]],
    );
}

#[test]
fn values_of_the_wrong_kind() {
    check(
        "title = 7\ncut_sizes = 4\nextra_game_rounds = \"no\"\nbye = \"By E\"\neffective = \"20.10.2018\"\n\
         [clock]\nswiss_minutes = \"long\"\nno_show_minutes = 1.5\nfinal_minutes = -3\nelimination_minutes = 99999999999999999999\n",
        &expect![[r#"
            own.toml:3: title: WrongKind { read: "7", expected: Text }
            own.toml:4: cut_sizes: WrongKind { read: "4", expected: List }
            own.toml:5: extra_game_rounds: WrongKind { read: "\"no\"", expected: Flag }
            own.toml:6: bye: WrongKind { read: "\"By E\"", expected: Name }
            own.toml:7: effective: WrongKind { read: "\"20.10.2018\"", expected: Date }
            own.toml:9: clock.swiss_minutes: WrongKind { read: "\"long\"", expected: MinutesOrNone }
            own.toml:10: clock.no_show_minutes: WrongKind { read: "1.5", expected: Number }
            own.toml:11: clock.final_minutes: OutOfRange { read: -3, least: 1, most: 10000 }
            own.toml:12: clock.elimination_minutes: WrongKind { read: "99999999999999999999", expected: MinutesOrNone }"#]],
    );
}

#[test]
fn words_outside_a_closed_list() {
    check(
        "[pairing]\nrematch_scope = \"never\"\n[standings]\ntie_breakers = [\"sos\", \"random\"]\n",
        &expect![[r#"
            own.toml:4: pairing.rematch_scope: NotOneOf { read: "\"never\"", accepted: ["stage", "swiss_rounds"] }
            own.toml:6: standings.tie_breakers[1]: NotOneOf { read: "\"sos\"", accepted: ["strength_of_schedule", "extended_strength_of_schedule", "random"] }"#]],
    );
    check(
        "[standings]\ntie_breakers = [\"random\", \"strength_of_schedule\"]\n",
        &expect!["own.toml:4: standings.tie_breakers: RandomNotLast"],
    );
    check(
        "[standings]\ntie_breakers = [\"random\", \"random\"]\n",
        &expect![[r#"own.toml:4: standings.tie_breakers[2]: Repeated { read: "\"random\"" }"#]],
    );
}

#[test]
fn names_that_are_declared_nowhere_or_twice() {
    check(
        "bye = \"rest\"\n[[results]]\nid = \"full\"\noutcomes = [\"win\", \"lose\"]\n",
        &expect![[r#"
        own.toml:3: bye: NotDeclared { read: "rest", declared: ["win", "modified_win", "loss", "bye", "unpaired_loss"] }
        own.toml:6: results[1].outcomes[2]: NotDeclared { read: "lose", declared: ["win", "modified_win", "loss", "bye", "unpaired_loss"] }"#]],
    );
    check(
        "[[results]]\nid = \"full\"\noutcomes = [\"win\"]\n",
        &expect![[r#"own.toml:5: results[1].outcomes: WrongKind { read: "[…]", expected: TwoOutcomes }"#]],
    );
    check(
        "[[endings]]\nid = \"time\"\nprocedure = \"dice\"\ngives = [{ ended = [\"late\"], results = [] }]\n",
        &expect![[r#"
            own.toml:5: endings[6].procedure: NotDeclared { read: "dice", declared: ["final_decree", "simultaneous_victory", "last_planet"] }
            own.toml:6: endings[6].gives[1].ended[1]: NotDeclared { read: "late", declared: ["waiting", "play", "time_called"] }
            own.toml:6: endings[6].gives[1].results: WrongKind { read: "[]", expected: FilledList }"#]],
    );
    check(
        "[lists]\ncalls = [{ id = \"a\" }, { id = \"a\" }]\n",
        &expect![[r#"own.toml:4: lists.calls[11].id: Repeated { read: "a" }"#]],
    );
}

/// Shows HR-4.3.2: a pack has no draw for a bracket, neither in so many words nor by leaving the stages out. What was played under
/// such a pack is still read.
#[test]
fn draws_in_elimination() {
    let epic = |results: &str| format!("id = \"own\"\nextends = \"epic\"\n[[results]]\n{results}");
    let load = |results: &str| shown(Pack::load("own.toml", &epic(results)));
    let both = "id = \"drawn\"\nstages = [\"swiss\", \"elimination\"]\n";
    expect![[r#"own.toml:5: results[2].stages[2]: DrawInElimination { result: "drawn" }"#]]
        .assert_eq(&load(both));
    let anywhere = "id = \"tie\"\noutcomes = [\"draw\", \"draw\"]\n";
    expect![[r#"own.toml:3: results[3].stages: DrawInElimination { result: "tie" }"#]]
        .assert_eq(&load(anywhere));
    expect!["accepted: own"].assert_eq(&load(&format!("{anywhere}stages = [\"swiss\"]\n")));
    for results in [both, anywhere] {
        let pack = Pack::load_for_record("own.toml", &epic(results)).expect("played under once");
        let everywhere = pack.results.last().map(|result| result.stages.len());
        assert_eq!(everywhere, Some(2));
    }
    let other = Pack::load_for_record("own.toml", &epic("id = \"drawn\"\nstages = [\"cup\"]\n"));
    assert!(matches!(other.unwrap_err().problems[..], [Problem { fault: Fault::NotOneOf { .. }, .. }]));
}

#[test]
fn points() {
    check(
        "[[outcomes]]\nid = \"win\"\npoints = -1\n",
        &expect!["own.toml:5: outcomes[1].points: OutOfRange { read: -1, least: 0, most: 1000 }"],
    );
    check(
        "[[outcomes]]\nid = \"win\"\npoints = \"glory\"\n",
        &expect![[
            r#"own.toml:5: outcomes[1].points: NotDeclared { read: "glory", declared: ["bye", "loss", "modified_win", "unpaired_loss", "win"] }"#
        ]],
    );
    check(
        "[[outcomes]]\nid = \"win\"\npoints = \"loss\"\n[[outcomes]]\nid = \"loss\"\npoints = \"win\"\n",
        &expect![[r#"
            own.toml:5: outcomes[1].points: PointsWithoutFigure { read: "loss" }
            own.toml:5: outcomes[1].points: PointsWithoutFigure { read: "bye" }
            own.toml:8: outcomes[3].points: PointsWithoutFigure { read: "win" }
            own.toml:8: outcomes[3].points: PointsWithoutFigure { read: "unpaired_loss" }"#]],
    );
}

#[test]
fn structure_tables_with_gaps_and_overlaps() {
    check(
        "[[structures]]\nid = \"basic\"\nrows = [{ from = 4, to = 8, swiss = 3 }, { from = 10, swiss = 4, cut = 4 }]\n",
        &expect!["own.toml:5: structures[1].rows[2].from: Gap { from: 9, to: 9 }"],
    );
    check(
        "[[structures]]\nid = \"basic\"\nrows = [{ from = 4, to = 8, swiss = 3 }, { from = 8, to = 7, swiss = 4 }]\n",
        &expect![[r#"
            own.toml:5: structures[1].rows[2].from: Overlap { from: 8, to: 8 }
            own.toml:5: structures[1].rows[2].to: OutOfRange { read: 7, least: 8, most: 10000000 }"#]],
    );
    check(
        "[[structures]]\nid = \"basic\"\nrows = [{ from = 4, swiss = 3 }, { from = 9, swiss = 4, cut = 6 }]\n",
        &expect![[r#"
            own.toml:5: structures[1].rows[2].cut: NotDeclared { read: "6", declared: ["4", "8", "16", "32"] }
            own.toml:5: structures[1].rows[2].from: AfterOpenEnd"#]],
    );
    check(
        "[[structures]]\nid = \"custom\"\nrows = []\n",
        &expect![[r#"
        own.toml:3: structures[3].id: TakenId { read: "custom" }
        own.toml:3: structures[3].rows: MissingField { expected: FilledList }"#]],
    );
}

#[test]
fn phases_out_of_order() {
    check(
        "[clock]\nphases = [{ id = \"play\", begins = { at = 3 } }]\n",
        &expect![[r#"conquest-1.2.toml:258: clock.phases[3].begins: PhaseOrder { read: "time_called" }"#]],
    );
    check(
        "[clock]\nphases = [{ id = \"time_called\", begins = \"start\" }]\n",
        &expect![[r#"own.toml:4: clock.phases[3].begins: PhaseOrder { read: "time_called" }"#]],
    );
    check(
        "[clock]\nphases = [{ id = \"time_called\", begins = { at = 3, after = 4 } }]\n",
        &expect![[r#"own.toml:4: clock.phases[3].begins: WrongKind { read: "{…}", expected: Beginning }"#]],
    );
}

#[test]
fn procedures_that_can_end_without_a_winner() {
    check(
        "[[procedures]]\nid = \"dice\"\ninputs = [{ id = \"pips\", kind = \"count\", most = 6 }]\n\
         steps = [{ id = \"pips\", kind = \"most\", count = \"pips\" }]\n",
        &expect![[r#"own.toml:3: procedures[4].steps: Undecided { last: "pips" }"#]],
    );
    check(
        "[[procedures]]\nid = \"dice\"\ninputs = [{ id = \"who\", kind = \"player_or_nobody\" }]\n\
         steps = [{ id = \"who\", kind = \"holder\", player = \"whom\" }, { id = \"last\", kind = \"chooses\", player = \"who\" }]\n",
        &expect![[r#"
            own.toml:3: procedures[4].steps: Undecided { last: "last" }
            own.toml:6: procedures[4].steps[1].player: NotDeclared { read: "whom", declared: ["who"] }"#]],
    );
}

#[test]
fn clauses_that_do_not_exist() {
    check(
        "[cites]\nno_rematch = \"CT-99.1.1\"\nno_draw = \"nowhere\"\nno_rematches = \"CT-1.1.1\"\n[because]\ntitle = 3\n",
        &expect![[r#"
            own.toml:4: cites.no_rematch: UnknownClause { read: "CT-99.1.1" }
            own.toml:5: cites.no_draw: WrongKind { read: "\"nowhere\"", expected: Clause }
            own.toml:6: cites.no_rematches: UnknownField { nearest: Some("no_rematch"), known: [] }
            own.toml:8: because.title: WrongKind { read: "3", expected: Clause }"#]],
    );
}

#[test]
fn inheritance() {
    let load = |text: &str| shown(Pack::load("own.toml", text));
    expect![[r#"own.toml:2: extends: UnknownPack { read: "chess", known: ["conquest-1.2", "podboj-1.1", "l5r-2.3", "epic"] }"#]].assert_eq(&load("id = \"own\"\nextends = \"chess\"\n"));
    expect![[r#"own.toml:3: extends: Circle { chain: ["own", "own"] }"#]]
        .assert_eq(&load("id = \"own\"\n\nextends = \"own\"\n"));
    expect![[r#"own.toml:1: id: TakenId { read: "\"epic\"" }"#]]
        .assert_eq(&load("id = \"epic\"\nextends = \"l5r-2.3\"\n"));
    let others = [
        Source { file: "b.toml", text: "id = \"b\"\nextends = \"a\"" },
        Source { file: "c.toml", text: "id = \"c\"\nextends = \"podboj-1.1\"\n[clock]\nswiss_minutes = 30" },
    ];
    expect![[r#"b.toml:2: extends: Circle { chain: ["a", "b", "a"] }"#]]
        .assert_eq(&shown(Pack::load_beside("a.toml", "id = \"a\"\nextends = \"b\"", &others)));
    let pack = Pack::load_beside("d.toml", "id = \"d\"\nextends = \"c\"", &others).unwrap();
    assert_eq!((pack.clock.swiss_minutes, pack.language.as_str()), (Some(30), "pl"));
}

#[test]
fn texts_that_are_no_pack() {
    let load = |text: &str| shown(Pack::load("own.toml", text));
    expect![[r#"own.toml:2: : Syntax { message: "string values must be quoted, expected literal string" }"#]]
        .assert_eq(&load("id = \"own\"\nextends = \n"));
    assert!(load("").contains("MissingField"));
    let huge = "#".repeat(regulations::MOST_BYTES + 1);
    let error = Pack::load("own.toml", &huge).unwrap_err();
    assert!(matches!(error.problems[0].fault, Fault::TooLarge { .. }));
}

/// A line of an inherited list can be taken away; a new one is added at the end.
#[test]
fn lists_are_merged_by_name() {
    let text = "id = \"own\"\nextends = \"conquest-1.2\"\n\
                [lists]\ncalls = [{ id = \"stalling\", remove = true }, { id = \"pizza\" }]\n";
    let pack = Pack::load("own.toml", text).unwrap();
    let calls: Vec<&str> = pack.lists.calls.iter().map(|call| call.id.as_str()).collect();
    assert_eq!(calls.last(), Some(&"pizza"));
    assert!(!calls.contains(&"stalling") && calls.contains(&"dispute"));
}

/// The problems of both files of an inheritance name their own file.
#[test]
fn a_problem_names_the_file_it_stands_in() {
    let others = [Source {
        file: "base.toml",
        text: "id = \"base\"\nextends = \"epic\"\n[clock]\nno_show_minutes = -1",
    }];
    let error =
        Pack::load_beside("own.toml", "id = \"own\"\nextends = \"base\"\nversion = 2", &others).unwrap_err();
    let places: Vec<(&str, usize)> = error.problems.iter().map(|it| (it.file.as_str(), it.line)).collect();
    assert_eq!(places, [("base.toml", 4), ("own.toml", 3)]);
}

#[test]
fn every_problem_is_told_and_no_more_than_anybody_would_read() {
    let many: Vec<String> = (0..150).map(|number| format!("wrong_{number} = 1")).collect();
    let many = many.join("\n");
    let error =
        Pack::load("own.toml", &format!("id = \"own\"\nextends = \"conquest-1.2\"\n{many}")).unwrap_err();
    assert_eq!(error.problems.len(), 100);
    assert_eq!(error.sayings().len(), 100);
}

#[test]
fn a_misspelt_field_is_told_with_the_one_nearest_to_it() {
    check(
        "[clock]\nfinal_minute = 1\n",
        &expect![[
            r#"own.toml:4: clock.final_minute: UnknownField { nearest: Some("final_minutes"), known: [] }"#
        ]],
    );
}

#[test]
fn a_document_that_is_not_in_the_ledger_and_a_clock_without_phases_are_refused() {
    check(
        "document = \"XX\"\n",
        &expect![[
            r#"own.toml:3: document: NotOneOf { read: "\"XX\"", accepted: ["CT", "PT", "LT", "EP", "CG", "CE", "HR"] }"#
        ]],
    );
    let whole = regulations::BUILT_IN.iter().find(|source| source.text.contains("\"conquest-1.2\"")).unwrap();
    let (before, rest) = whole.text.split_once("phases = [").unwrap();
    let (_, after) = rest.split_once("\n]").unwrap();
    let own = format!("{before}phases = []{after}").replacen("\"conquest-1.2\"", "\"own\"", 1);
    let told = shown(Pack::load("own.toml", &own));
    assert!(told.contains("clock.phases: MissingField { expected: FilledList }"), "{told}");
}
