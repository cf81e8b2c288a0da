//! Symbols in card texts. The German text layer writes them as letters; card data elsewhere writes `[RESOURCE]`.

/// What a lone letter stands for in the German text layer, as the mark other card data use.
///
/// `N` and `E` are not explained in the booklet; both follow from the cards it shows.
pub fn mark(letter: char) -> Option<&'static str> {
    Some(match letter {
        'M' => "[SPACE MARINES]",
        'I' => "[ASTRA MILITARUM]",
        'F' => "[ORKS]",
        'J' => "[CHAOS]",
        'L' => "[DARK ELDAR]",
        'G' => "[ELDAR]",
        'K' => "[TAU]",
        'H' => "[NECRONS]",
        'O' => "[TYRANIDS]",
        'N' => "[RESOURCE]",
        'E' => "[UNIQUE]",
        _ => return None,
    })
}

/// The text with its symbols spelled out: a letter is a symbol when no other letter touches it.
///
/// ```
/// assert_eq!(conquest::symbol::spelled("erhältst du 1N."), "erhältst du 1[RESOURCE].");
/// ```
pub fn spelled(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let touches = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|it| it.is_alphabetic());
    let mut said = String::with_capacity(text.len());
    for (at, letter) in letters.iter().enumerate() {
        match mark(*letter) {
            Some(mark) if !touches(at.checked_sub(1)) && !touches(Some(at + 1)) => said.push_str(mark),
            _ => said.push(*letter),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cg_0_4_4_letters_of_the_german_text_layer_are_symbols() {
        for (read, meant) in [
            ("erhältst du 1N", "erhältst du 1[RESOURCE]"),
            ("E NAZDREG", "[UNIQUE] NAZDREG"),
            ("eine M-Einheit", "eine [SPACE MARINES]-Einheit"),
            ("jede F Einheit", "jede [ORKS] Einheit"),
            ("Eine Neue Karte", "Eine Neue Karte"),
        ] {
            assert_eq!(spelled(read), meant);
        }
        let all: Vec<&str> = "MIFJLGKHONE".chars().filter_map(mark).collect();
        assert_eq!(all.len(), 11);
        assert_eq!(all[..3], ["[SPACE MARINES]", "[ASTRA MILITARUM]", "[ORKS]"]);
    }
}
