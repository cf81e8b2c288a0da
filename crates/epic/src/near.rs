//! Names close to one that was typed wrongly.

/// The names that could have been meant, the nearest first, at most three: those that begin alike, or are a few slips away.
pub(crate) fn near<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let typed = typed.to_lowercase();
    if typed.chars().count() > 60 {
        return Vec::new();
    }
    let slips = (typed.chars().count() / 3).max(1);
    let mut close: Vec<(usize, &str)> = names
        .filter_map(|name| {
            let folded = name.to_lowercase();
            let begins =
                typed.chars().count() >= 3 && (folded.starts_with(&typed) || typed.starts_with(&folded));
            let away = strsim::damerau_levenshtein(&typed, &folded);
            (begins || away <= slips).then_some((away, name))
        })
        .collect();
    close.sort_unstable();
    close.dedup();
    close.into_iter().take(3).map(|(_, name)| name.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_the_name() {
        let names = ["Tactical", "Terminators", "Assault", "Scout"];
        assert_eq!(near("Tacticals", names.into_iter()), ["Tactical"]);
        assert_eq!(near("terminator", names.into_iter()), ["Terminators"]);
        assert!(near("Gargant", names.into_iter()).is_empty());
    }
}
