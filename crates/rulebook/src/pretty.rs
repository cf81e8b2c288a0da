//! JSON that people look at: each field on a line of its own.
//!
//! The text is written as every other one is and spread afterwards. A second way of writing would be compiled again for every type
//! there is.

use serde::Serialize;

/// A value as JSON over several lines, indented by two blanks: the very text serde_json's own means give.
pub fn pretty<T: Serialize + ?Sized>(value: &T) -> Result<String, serde_json::Error> {
    serde_json::to_string(value).map(|text| spread(&text))
}

/// Spreads JSON that was written without blanks.
fn spread(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut depth = 0_usize;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                out.push(letter);
                while let Some(letter) = letters.next() {
                    out.push(letter);
                    match letter {
                        '"' => break,
                        '\\' => out.extend(letters.next()),
                        _ => {}
                    }
                }
            }
            '{' | '[' => {
                out.push(letter);
                // What holds nothing stays together.
                if let Some(end) = letters.next_if(|next| matches!(next, '}' | ']')) {
                    out.push(end);
                } else {
                    depth += 1;
                    new_line(&mut out, depth);
                }
            }
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                new_line(&mut out, depth);
                out.push(letter);
            }
            ',' => {
                out.push(letter);
                new_line(&mut out, depth);
            }
            ':' => out.push_str(": "),
            _ => out.push(letter),
        }
    }
    out
}

fn new_line(out: &mut String, depth: usize) {
    out.push('\n');
    out.extend(std::iter::repeat_n("  ", depth));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::Value;

    use super::pretty;

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            "\\PC*".prop_map(Value::from),
            "[\\[\\]{},:\"\\\\ \n]*".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 24, 4, |inner| {
            let fields = prop::collection::btree_map("\\PC*|[{}\",:]*", inner.clone(), 0..4);
            prop_oneof![
                prop::collection::vec(inner, 0..4).prop_map(Value::from),
                fields.prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn it_is_the_text_that_serde_json_gives(value in any_json()) {
            prop_assert_eq!(pretty(&value).unwrap(), serde_json::to_string_pretty(&value).unwrap());
        }
    }
}
