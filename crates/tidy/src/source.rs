//! Just enough reading of Rust source for the checks: code without comments and tests, string literals, test functions.

use std::collections::BTreeSet;

/// The code of a file before its test module, without comments, strings kept. Line breaks stay where they are.
pub(crate) fn code(text: &str) -> String {
    // A quote as a character would look like the start of a string.
    let text = before_tests(text).replace("'\"'", "' '").replace("'\\\"'", "'  '");
    let mut code = String::with_capacity(text.len());
    for line in text.lines() {
        code.push_str(without_comment(line));
        code.push('\n');
    }
    code
}

/// The file without the test module at its end.
pub(crate) fn before_tests(text: &str) -> &str {
    let end = text.match_indices("#[cfg(test)]").find(|(at, _)| {
        let rest = text[*at..].lines().nth(1).unwrap_or_default().trim_start();
        rest.starts_with("mod ") || rest.starts_with("pub(crate) mod ")
    });
    end.map_or(text, |(at, _)| &text[..at])
}

/// The line up to a comment that is not inside a string.
fn without_comment(line: &str) -> &str {
    let mut in_string = false;
    let mut escaped = false;
    let bytes = line.as_bytes();
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'"' if !escaped => in_string = !in_string,
            b'/' if !in_string && bytes.get(at + 1) == Some(&b'/') => return &line[..at],
            _ => {}
        }
        escaped = *byte == b'\\' && !escaped;
    }
    line
}

/// The words of identifiers and strings in lower case: `ModifiedWin` and `modified_win` are both modified, win.
pub(crate) fn words(code: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut word = String::new();
    let mut last_lower = false;
    for letter in code.chars().chain([' ']) {
        let boundary = !letter.is_ascii_alphanumeric() || (letter.is_ascii_uppercase() && last_lower);
        if boundary && !word.is_empty() {
            words.insert(std::mem::take(&mut word));
        }
        if letter.is_ascii_alphanumeric() {
            word.push(letter.to_ascii_lowercase());
        }
        last_lower = letter.is_ascii_lowercase() || letter.is_ascii_digit();
    }
    words
}

/// What stands between quotes, line by line, escapes left as they are.
pub(crate) fn strings(code: &str) -> Vec<&str> {
    let mut strings = Vec::new();
    let mut from = None;
    let mut escaped = false;
    for (at, byte) in code.bytes().enumerate() {
        match (byte, from) {
            (b'"', None) => from = Some(at + 1),
            (b'"', Some(start)) if !escaped => {
                strings.push(&code[start..at]);
                from = None;
            }
            _ => {}
        }
        escaped = byte == b'\\' && !escaped;
    }
    strings
}

/// A message in source: its key and the names of its values.
pub(crate) struct Said {
    pub(crate) key: String,
    pub(crate) values: BTreeSet<String>,
}

/// Every `say!("key", name = …)` in the code.
pub(crate) fn said(code: &str) -> Vec<Said> {
    let mut all = Vec::new();
    for (at, _) in code.match_indices("say!(") {
        let inside = balanced(&code[at + "say!(".len()..]);
        let mut parts = top_level(inside).into_iter();
        let Some(key) = parts.next().and_then(|part| part.trim().strip_prefix('"')?.strip_suffix('"')) else {
            continue;
        };
        let name = |part: &str| part.split_once('=').map(|(name, _)| name.trim().to_owned());
        all.push(Said { key: key.to_owned(), values: parts.filter_map(name).collect() });
    }
    all
}

/// The text up to the bracket that closes what was open before it.
fn balanced(text: &str) -> &str {
    let mut depth = 0usize;
    let (mut in_string, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if !escaped => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string && depth == 0 => return &text[..at],
            ')' | ']' | '}' if !in_string => depth -= 1,
            _ => {}
        }
        escaped = letter == '\\' && !escaped;
    }
    text
}

/// Split at commas that stand in no bracket and no string.
fn top_level(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0i32);
    let (mut in_string, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if !escaped => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string => depth -= 1,
            ',' if !in_string && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        escaped = letter == '\\' && !escaped;
    }
    parts.push(&text[start..]);
    parts
}

/// A test function: its name, and the lines of its doc comment.
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) doc: Vec<String>,
}

/// Every function with a test attribute, also inside `proptest!`.
pub(crate) fn tests(text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let (mut doc, mut is_test) = (Vec::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(said) = line.strip_prefix("///") {
            doc.push(said.trim().to_owned());
        } else if line.starts_with("#[") {
            is_test |= line.contains("test]") || line.contains("test(");
        } else {
            let name = line.split_once("fn ").and_then(|(_, rest)| rest.split(['(', '<']).next());
            if let (true, Some(name)) = (is_test, name) {
                tests.push(Test { name: name.trim().to_owned(), doc: std::mem::take(&mut doc) });
            }
            doc.clear();
            is_test = false;
        }
    }
    tests
}

#[test]
fn words_are_split_at_case_and_underscores() {
    let words = words("let modified_win = ModifiedLoss::new(\"empty-deck\");");
    for word in ["modified", "win", "loss", "empty", "deck"] {
        assert!(words.contains(word), "{word}");
    }
}

#[test]
fn comments_and_tests_are_no_code() {
    let text = "let a = \"// no comment\"; // warlord\n#[cfg(test)]\nmod tests { planets }\n";
    assert_eq!(code(text), "let a = \"// no comment\"; \n");
}

#[test]
fn messages_are_read_with_their_values() {
    let all = said("x(say!(\"key-one\", player = name(a, b), why = say!(\"key-two\"))); say!(\"key-three\")");
    let read: Vec<(String, Vec<String>)> =
        all.into_iter().map(|said| (said.key, said.values.into_iter().collect())).collect();
    let expected = [("key-one", vec!["player", "why"]), ("key-two", vec![]), ("key-three", vec![])];
    let expected: Vec<(String, Vec<String>)> = expected
        .map(|(key, values)| (key.to_owned(), values.into_iter().map(str::to_owned).collect()))
        .into();
    assert_eq!(read, expected);
}

#[test]
fn test_functions_are_found_with_their_doc() {
    let text = "/// Shows CT-1.1.1.\n#[test]\nfn ct_1_1_2_name() {}\nfn helper() {}\n#[tokio::test]\nasync fn two() {}";
    let found: Vec<(String, usize)> =
        tests(text).into_iter().map(|test| (test.name, test.doc.len())).collect();
    assert_eq!(found, [("ct_1_1_2_name".to_owned(), 1), ("two".to_owned(), 0)]);
}
