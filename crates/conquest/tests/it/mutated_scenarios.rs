//! Whatever somebody writes, there is a report: scenario files with words lost, doubled, swapped and mistyped.

use std::sync::LazyLock;

use proptest::prelude::*;

static LINES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/conquest");
    let files = std::fs::read_dir(folder).expect("the scenarios lie in the repository");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let texts = files.iter().map(|file| std::fs::read_to_string(file).expect("a text"));
    texts
        .flat_map(|text| text.lines().map(str::to_owned).chain([String::new()]).collect::<Vec<_>>())
        .collect()
});

/// One thing done to a line.
#[derive(Clone, Debug)]
enum Slip {
    Keep,
    LoseWord(usize),
    DoubleWord(usize),
    SwapWords(usize, usize),
    Cut(usize),
    Insert(usize, String),
    /// Another line of any scenario instead.
    Replace(usize),
    /// Another line of any scenario after it.
    Add(usize),
}

fn slip() -> impl Strategy<Value = Slip> {
    let at = 0..40usize;
    let odd = prop::sample::select(vec![
        "0",
        "255",
        "256",
        "-1",
        "99999999999",
        ",",
        ":",
        "(",
        ")",
        "[",
        "]",
        "#",
        "x ",
        "not",
        "settled",
        "shows",
        "CG-1.1.1",
        "at",
        "of",
        "on",
        "in",
        "no",
        "hq",
        "may",
        "expect",
        "refused",
        "concede",
        "ß",
        "\u{0}",
        " ",
        "with",
        "owned by Tina",
        "as Max",
        "is",
        "top",
    ]);
    prop_oneof![
        8 => Just(Slip::Keep),
        2 => at.clone().prop_map(Slip::LoseWord),
        1 => at.clone().prop_map(Slip::DoubleWord),
        1 => (at.clone(), at.clone()).prop_map(|(a, b)| Slip::SwapWords(a, b)),
        1 => at.clone().prop_map(Slip::Cut),
        3 => (at, odd).prop_map(|(at, word)| Slip::Insert(at, word.to_owned())),
        1 => any::<usize>().prop_map(Slip::Replace),
        2 => any::<usize>().prop_map(Slip::Add),
    ]
}

fn slipped(line: &str, slip: &Slip) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let count = words.len();
    match slip {
        Slip::Keep => {}
        Slip::LoseWord(at) => {
            words.remove(at % count);
        }
        Slip::DoubleWord(at) => words.insert(at % count, words[at % count]),
        Slip::SwapWords(a, b) => words.swap(a % count, b % count),
        Slip::Cut(at) => return line.chars().take(*at).collect(),
        Slip::Insert(at, word) => words.insert(at % (count + 1), word),
        Slip::Replace(at) => return LINES[at % LINES.len()].clone(),
        Slip::Add(at) => return format!("{line}\n{}", LINES[at % LINES.len()]),
    }
    words.join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// No text makes the reader or the game fail, and a report always says which line it means.
    #[test]
    fn any_slip_of_the_pen_is_answered(from in any::<usize>(), slips in prop::collection::vec(slip(), 60)) {
        let from = from % LINES.len();
        let start = LINES[..from].iter().rposition(String::is_empty).map_or(0, |at| at + 1);
        let lines = LINES[start..].iter().zip(&slips);
        let text: String = lines.map(|(line, slip)| slipped(line, slip) + "\n").collect();
        let report = conquest::scenario::play(&text);
        let most = text.lines().count() + 1;
        prop_assert!(report.unusable.iter().all(|bad| (1..=most).contains(&bad.line)));
        prop_assert!(report.shows.iter().all(|shown| (1..=most).contains(&shown.line)));
    }
}
