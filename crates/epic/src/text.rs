//! Texts people type: without anything a terminal or a page would take for more than letters.

/// The text without control and direction marks, blanks at its ends gone, at most so many letters.
pub(crate) fn plain(text: &str, most: usize) -> String {
    let letters: String = text.chars().filter(|letter| is_letter(*letter)).collect();
    letters.trim().chars().take(most).collect()
}

/// Whether the text is as [`plain`] would leave it.
pub(crate) fn is_plain(text: &str, most: usize) -> bool {
    text.chars().all(is_letter) && text.chars().count() <= most
}

/// Not a control character, and none that turns the direction of what follows or takes no room.
fn is_letter(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_letters_is_left() {
        assert_eq!(plain(" \u{1b}[31mAna\u{7}\n\u{202e} Żółć ", 80), "[31mAna Żółć");
        assert_eq!(plain("abcdef", 3), "abc");
        assert!(is_plain("Żółć’s 90", 80) && !is_plain("a\u{0}", 80) && !is_plain("abcd", 3));
    }
}
