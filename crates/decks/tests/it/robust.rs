//! No text makes the reader panic, run for ever or take more than its bounds; every answer is an answer.

use crate::examples::all_legal;
use decks::{Format, MOST_BYTES, MOST_LINE, MOST_LINES, Rules, Setting, Unreadable, check, parse, write};
use jiff::civil::date;
use proptest::prelude::*;

/// Reads, identifies and checks under all three rules.
fn through(bytes: &[u8]) {
    let Ok(draft) = parse(bytes) else { return };
    assert!(draft.lines.len() <= MOST_LINES);
    draft.guess_game();
    for rules in Rules::built_in() {
        let setting = Setting::new(rules, date(2018, 10, 20));
        let reading = draft.identify(&setting);
        check(&reading.list, &setting);
        for format in Format::ALL {
            let _ = write(&reading.list, *format);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        through(&bytes);
    }

    #[test]
    fn arbitrary_lines(text in "([0-9]{0,3}x? ?[A-Za-z' ]{0,12}(\\([A-Za-z ]{0,6}\\))?\n){0,12}") {
        through(text.as_bytes());
    }

    #[test]
    fn nearly_xml(text in "<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">(<card qty=\"[0-9]{0,2}\" id=\"[a-f0-9-]{0,8}\">[a-z&;<]{0,6}(</card>)?){0,4}(</deck>)?") {
        through(text.as_bytes());
    }

    #[test]
    fn nearly_json(text in "\\{\"(record|deck|cards|stronghold|entries)\": ?[\\[\\{\"0-9a-z:,\\]\\} ]{0,40}\\}?") {
        through(text.as_bytes());
    }

    /// A good list cut off or with a byte changed anywhere.
    #[test]
    fn truncated_and_damaged_lists(
        deck in 0usize..16,
        format in 0usize..11,
        cut in 0.0f64..1.0,
        byte in any::<u8>(),
        damage in any::<bool>(),
    ) {
        let (list, _) = &all_legal()[deck];
        if let Ok(text) = write(list, Format::ALL[format]) {
            let mut bytes = text.into_bytes();
            let at = (bytes.len() as f64 * cut) as usize;
            if damage {
                bytes[at] = byte;
            } else {
                bytes.truncate(at);
            }
            through(&bytes);
        }
    }
}

#[test]
fn huge_and_deep_texts_are_refused() {
    assert_eq!(parse(vec![b'a'; MOST_BYTES + 1]), Err(Unreadable::TooLarge { most: MOST_BYTES }));
    let deep_json = "{\"record\":".repeat(50_000);
    assert!(matches!(parse(deep_json), Err(Unreadable::Json { .. })));
    let deep_arrays = format!("{{\"record\": {}", "[".repeat(100_000));
    assert!(matches!(parse(deep_arrays), Err(Unreadable::Json { .. })));
    let deep_xml = format!("<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">{}", "<a>".repeat(100_000));
    assert!(matches!(parse(deep_xml), Err(Unreadable::Xml { .. })));
    assert_eq!(parse("1x Nazdreg\n".repeat(5000)), Err(Unreadable::TooManyLines { most: MOST_LINES }));
    assert_eq!(parse("Army (1)\n".repeat(5000)), Err(Unreadable::TooManyLines { most: MOST_LINES }));
    assert_eq!(parse("0x Nazdreg\n".repeat(5000)), Err(Unreadable::TooManyLines { most: MOST_LINES }));
    let card = "<card qty=\"1\" id=\"x\"/>".repeat(20_000);
    let many = format!("<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">{card}</deck>");
    assert_eq!(parse(many), Err(Unreadable::TooManyLines { most: MOST_LINES }));
}

/// The clock decides no test; `cargo bench -p decks` shows that what is left is answered in time.
#[test]
fn a_line_longer_than_any_card_is_refused_before_it_costs_time() {
    let long = |line: &str| format!("1x Nazdreg\n{line}\n");
    for letter in ["a", "[", "(", "3x ", "ō", "a "] {
        let text = long(&letter.repeat(180_000 / letter.len()));
        assert_eq!(parse(text), Err(Unreadable::LongLine { line: 2, most: MOST_LINE }), "{letter}");
    }
    // Lines for people, and lines that separate, may be as long as they like.
    let drawn = format!("# {}\n1x Nazdreg\n{}\n", "why ".repeat(500), "-".repeat(2000));
    assert_eq!(parse(drawn).unwrap().lines.len(), 1);
    through(long(&"b".repeat(MOST_LINE)).as_bytes());
}

#[test]
fn entities_are_not_expanded() {
    let bomb = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>
<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\"><card qty=\"1\" id=\"x\">&b;</card></deck>";
    assert_eq!(parse(bomb), Err(Unreadable::Entity { line: 2, read: "b".into() }));
}

#[test]
fn what_is_no_text_is_named_with_its_line() {
    assert_eq!(parse(b"1x Nazdreg\n\xff\xfe"), Err(Unreadable::NotText { line: 2 }));
    assert_eq!(parse(""), Err(Unreadable::Empty));
    assert_eq!(parse("\u{feff} \n"), Err(Unreadable::Empty));
    assert_eq!(parse("# only a comment\n---\n"), Err(Unreadable::NoCards));
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    let with = parse("\u{feff}1x Nazdreg\n3x Goff Nob").unwrap();
    assert_eq!(with, parse("1x Nazdreg\n3x Goff Nob").unwrap());
}

#[test]
fn a_text_of_unknown_names_is_answered_soon() {
    let names: Vec<String> = (0..MOST_LINES).map(|at| format!("3x Unknwon card numbr {at}")).collect();
    through(names.join("\n").as_bytes());
}
