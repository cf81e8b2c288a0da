//! The reader beside serde_json: the same values, and where something does not do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Misread, Step, Tree, read_first, read_whole};

#[derive(Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Table {
    name: String,
    seats: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<f64>,
    #[serde(default)]
    scores: BTreeMap<u32, i8>,
    place: (u8, char),
    open: bool,
}

#[derive(Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Empty,
    Taken(Number),
    Shared(u8, u8),
    Held { by: String, until: Option<u64> },
}

#[derive(Debug, PartialEq, Deserialize, Serialize)]
struct Number(u32);

#[derive(Debug, PartialEq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Tagged {
    Table(Table),
    Nothing,
}

const TABLE: &str = r#"{"name":"Zo\u00eb","seats":["empty",{"taken":7},{"shared":[1,2]},{"held":{"by":"Ana","until":null}}],
 "clock":2.5,"scores":{"3":-1,"12":4},"place":[3,"b"],"open":true}"#;

fn table() -> Table {
    let held = Seat::Held { by: "Ana".to_owned(), until: None };
    Table {
        name: "Zoë".to_owned(),
        seats: vec![Seat::Empty, Seat::Taken(Number(7)), Seat::Shared(1, 2), held],
        clock: Some(2.5),
        scores: BTreeMap::from([(3, -1), (12, 4)]),
        place: (3, 'b'),
        open: true,
    }
}

#[test]
fn every_kind_of_value_is_read_as_serde_json_reads_it() {
    assert_eq!(read_whole::<Table>(TABLE).unwrap(), table());
    assert_eq!(serde_json::from_str::<Table>(TABLE).unwrap(), table());
    // serde reads no keys as numbers behind a tag, whatever the source.
    let tagged = TABLE.replacen('{', r#"{"kind":"table","#, 1).replace(r#"{"3":-1,"12":4}"#, "{}");
    let without = Table { scores: BTreeMap::new(), ..table() };
    assert_eq!(read_whole::<Tagged>(&tagged).unwrap(), Tagged::Table(without));
    assert_eq!(read_whole::<Tagged>(r#"{"kind":"nothing"}"#).unwrap(), Tagged::Nothing);
    assert_eq!(read_whole::<Value>(TABLE).unwrap(), serde_json::from_str::<Value>(TABLE).unwrap());
    let value =
        json!({"none": null, "numbers": [0, -5, 1.5, u64::MAX, i64::MIN], "inner": {"list": [[], {}]}});
    assert_eq!(read_whole::<Value>(&value.to_string()).unwrap(), value);
    assert_eq!(Tree::from(&value).read::<Value>().unwrap(), value);
}

/// What is wrong, where, and in which line and column.
fn misread(text: &str) -> (String, String, usize, usize) {
    let misread = read_whole::<Table>(text).unwrap_err();
    (misread.path(), misread.why(), misread.line, misread.column)
}

#[test]
fn what_does_not_do_is_named_with_its_place() {
    let with = |from: &str, to: &str| {
        assert!(TABLE.contains(from), "{from}");
        misread(&TABLE.replacen(from, to, 1))
    };
    let said = |path: &str, why: &str, line, column| (path.to_owned(), why.to_owned(), line, column);
    assert_eq!(with("7", "-7").0, "seats[1].taken");
    assert_eq!(with("7", "-7").1, "invalid value: integer `-7`, expected u32");
    assert_eq!(with("2.5", "\"2\""), said("clock", "invalid type: string \"2\", expected f64", 2, 12));
    assert_eq!(with("null", "true").0, "seats[3].held.until");
    assert_eq!(
        with("\"empty\"", "\"full\"").1,
        "unknown variant `full`, expected one of `empty`, `taken`, `shared`, `held`"
    );
    assert_eq!(with("\"empty\"", "\"full\"").0, "seats[0]");
    assert_eq!(with("\"empty\"", "\"taken\"").1, "invalid type: unit variant, expected newtype variant");
    assert_eq!(with("\"empty\"", "{\"taken\":1,\"empty\":null}").0, "seats[0]");
    assert_eq!(with("[1,2]", "[1,2,3]").0, "seats[2].shared");
    assert_eq!(with("\"12\"", "\"twelve\"").0, "scores.twelve");
    assert_eq!(with("-1", "-1000").0, "scores.3");
    assert_eq!(with("open", "shut").0, "shut");
    assert!(with("open", "shut").1.starts_with("unknown field `shut`"));
    assert_eq!(with("\"open\":true", "\"open\":true,\"open\":true").1, "duplicate field `open`");
    assert_eq!(with(",\"open\":true", "").1, "missing field `open`");
    assert_eq!(with(",\"open\":true", "").0, ".");
    assert_eq!(with("true}", "true"), said(".", "EOF while parsing an object", 2, 65));
    assert_eq!(with("true}", "true} x").1, "trailing characters");
    assert_eq!(misread("[]").1, "invalid type: sequence, expected struct Table");
    assert_eq!(misread("7"), said(".", "invalid type: integer `7`, expected struct Table", 1, 1));
}

#[test]
fn an_error_tells_where_once() {
    let shown = |text: &str| read_whole::<Vec<u8>>(text).unwrap_err().to_string();
    assert_eq!(shown("[1,\n true]"), "[1]: invalid type: boolean `true`, expected u8 at line 2 column 5");
    assert_eq!(shown("[1,\n"), "EOF while parsing a value at line 2 column 0");
    let outside = Tree::from(&json!([1, "x"])).read::<Vec<u8>>().unwrap_err();
    assert_eq!(outside.to_string(), "[1]: invalid type: string \"x\", expected u8");
    assert_eq!(outside.steps, [Step::Place(1)]);
}

#[test]
fn what_follows_may_be_left_unread() {
    assert_eq!(read_first::<Vec<u8>>("[1,2]^^and more").unwrap(), [1, 2]);
    assert!(read_whole::<Vec<u8>>("[1,2]^^and more").is_err());
}

#[test]
fn nesting_is_bounded() {
    let deep = "[".repeat(100_000);
    let Misread { error, .. } = read_whole::<Value>(&deep).unwrap_err();
    assert!(error.to_string().starts_with("recursion limit exceeded"), "{error}");
}
