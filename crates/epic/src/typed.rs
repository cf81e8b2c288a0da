//! Places as people type them: `130 85`, `130,85`, `(130; 85,5)`, or `20 from the west edge` and the like in three languages.

use rulebook::{Saying, say};

use crate::deployment::{Edge, Size};
use crate::measure::{Length, Point};

/// Reads places one after the other. Where edges are named, the size says how far they are apart; `on` is the edge a
/// place lies on when only the way along it is given.
pub fn places(text: &str, size: Option<Size>, on: Option<Edge>) -> Result<Vec<Point>, Saying> {
    let plain = text.replace(['(', ')', '[', ']'], " ").replace("cm", " ").replace("CM", " ");
    if plain.chars().any(char::is_alphabetic) {
        let size = size.ok_or_else(|| say!("epic-typed-pairs", read = crate::text::plain(text, 40)))?;
        return from_edges(&plain, size, on).map(|place| vec![place]);
    }
    let numbers = numbers(&plain)?;
    if numbers.is_empty() || !numbers.len().is_multiple_of(2) {
        return Err(say!("epic-typed-pairs", read = crate::text::plain(text, 40)));
    }
    Ok(numbers.chunks(2).map(|pair| Point { x: pair[0], y: pair[1] }).collect())
}

/// Reads one place.
pub fn place(text: &str, size: Option<Size>, on: Option<Edge>) -> Result<Point, Saying> {
    match places(text, size, on)?.as_slice() {
        [one] => Ok(*one),
        _ => Err(say!("epic-typed-one", read = crate::text::plain(text, 40))),
    }
}

/// Reads units with places of their own: `3: 45 12; 5: 48 12`, each unit by its number from 1 and named once.
pub fn units(text: &str, size: Option<Size>) -> Result<Vec<(usize, Point)>, Saying> {
    let mut found: Vec<(usize, Point)> = Vec::new();
    for entry in text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let unclear = || say!("epic-typed-unit", read = crate::text::plain(entry, 40));
        let (number, at) = entry
            .split_once([':', '='])
            .or_else(|| entry.split_once(char::is_whitespace))
            .ok_or_else(unclear)?;
        let number: usize = number.trim().parse().map_err(|_| unclear())?;
        if found.iter().any(|(named, _)| *named == number) {
            return Err(say!("epic-typed-unit-twice", unit = number));
        }
        found.push((number, place(at, size, None)?));
    }
    Ok(found)
}

/// Reads a number of centimetres, with a point or a comma, also before the first or behind the last digit, and either sign.
pub fn length(word: &str) -> Result<Length, Saying> {
    let plain = word.trim().trim_end_matches("cm").trim().replace(',', ".").replace('−', "-");
    let (sign, figure) = match plain.strip_prefix('-') {
        Some(figure) => ("-", figure),
        None => ("", plain.strip_prefix('+').unwrap_or(&plain)),
    };
    let has_digit = figure.starts_with(|sign: char| sign.is_ascii_digit());
    let figure = if has_digit { figure.strip_suffix('.').unwrap_or(figure) } else { figure };
    let zero = if figure.starts_with('.') { "0" } else { "" };
    format!("{sign}{zero}{figure}")
        .parse()
        .map_err(|_| say!("epic-typed-number", read = crate::text::plain(word, 40)))
}

/// All numbers of a text. A comma between digits is a decimal sign where blanks or semicolons part the numbers, and parts
/// the numbers itself where nothing else does.
fn numbers(text: &str) -> Result<Vec<Length>, Saying> {
    let mut words: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter == ';').collect();
    for word in &mut words {
        *word = word.trim_matches(',');
    }
    words.retain(|word| !word.is_empty());
    let inner_comma = |word: &&str| word.contains(',');
    let one_decimal = |word: &&str| word.split_once(',').is_some_and(|(_, part)| part.len() == 1);
    let decimals = words.len() == 2 && words.iter().all(one_decimal) || text.contains(';');
    let commas_part = !words.is_empty() && words.iter().all(inner_comma) && !decimals;
    if commas_part {
        return words.iter().flat_map(|word| word.split(',')).map(length).collect();
    }
    words.into_iter().map(length).collect()
}

/// Distances from named edges: `20 from the west edge, 30 from the south`.
fn from_edges(text: &str, size: Size, on: Option<Edge>) -> Result<Point, Saying> {
    let unclear = || say!("epic-typed-edges", read = crate::text::plain(text, 60));
    let (mut x, mut y, mut waiting) = (None, None, None);
    for word in text.split(|letter: char| letter.is_whitespace() || letter == ';') {
        let word = word.trim_matches(',').to_lowercase();
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            waiting = Some(length(&word)?);
            continue;
        }
        let Some(edge) = edge_word(&word) else { continue };
        let distance = waiting.take().ok_or_else(unclear)?;
        let (along, value) = match edge {
            Edge::West => (&mut x, distance),
            Edge::East => (&mut x, size.length - distance),
            Edge::South => (&mut y, distance),
            Edge::North | Edge::SouthWest | Edge::SouthEast | Edge::NorthEast | Edge::NorthWest => {
                (&mut y, size.width - distance)
            }
        };
        // Two figures along one side are no place, whichever of them was meant.
        if along.replace(value).is_some() {
            return Err(unclear());
        }
    }
    match (on, x, y) {
        (_, Some(x), Some(y)) if waiting.is_none() => Ok(Point { x, y }),
        (Some(Edge::South), Some(x), None) => Ok(Point { x, y: Length::ZERO }),
        (Some(Edge::North), Some(x), None) => Ok(Point { x, y: size.width }),
        (Some(Edge::West), None, Some(y)) => Ok(Point { x: Length::ZERO, y }),
        (Some(Edge::East), None, Some(y)) => Ok(Point { x: size.length, y }),
        _ => Err(unclear()),
    }
}

/// The edge a word names, in English, Polish or German, whatever its ending.
fn edge_word(word: &str) -> Option<Edge> {
    let begins = |stems: &[&str]| stems.iter().any(|stem| word.starts_with(stem));
    if begins(&["west", "zachod"]) {
        Some(Edge::West)
    } else if begins(&["east", "ost", "öst", "wschod"]) {
        Some(Edge::East)
    } else if begins(&["south", "süd", "sued", "połud", "polud"]) {
        Some(Edge::South)
    } else if begins(&["north", "nord", "nörd", "północ", "polnoc"]) {
        Some(Edge::North)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::tests::at;

    const SIZE: Size = Size { length: Length::cm(180), width: Length::cm(120) };

    #[test]
    fn units_have_places_of_their_own() {
        let read = |text: &str| units(text, Some(SIZE));
        let (three, five) = ((3, at("45", "12.5")), (5, at("160", "10")));
        assert_eq!(read("3: 45 12.5"), Ok(vec![three]));
        assert_eq!(read("3=45 12.5;\n5: 20 from the east edge, 10 from the south;"), Ok(vec![three, five]));
        assert_eq!(read("3 45 12,5"), Ok(vec![three]));
        assert_eq!(read(" ; "), Ok(Vec::new()));
        for (wrong, key) in [
            ("3", "epic-typed-unit"),
            ("three: 45 12", "epic-typed-unit"),
            ("-3: 45 12", "epic-typed-unit"),
            ("3: 45", "epic-typed-pairs"),
            ("3: 45 12; 3: 46 12", "epic-typed-unit-twice"),
        ] {
            assert_eq!(read(wrong).unwrap_err().key, key, "{wrong}");
        }
    }

    #[test]
    fn places_are_read_as_people_write_them() {
        for (text, x, y) in [
            ("130 85", "130", "85"),
            ("130,85", "130", "85"),
            ("130, 85", "130", "85"),
            ("(130, 85)", "130", "85"),
            ("130;85", "130", "85"),
            ("130,5 85,5", "130.5", "85.5"),
            ("130,5;85", "130.5", "85"),
            ("130.5 85 ", "130.5", "85"),
            ("130cm 85 cm", "130", "85"),
            ("130 CM, 85,5cm", "130", "85.5"),
            (".5 5.", "0.5", "5"),
            ("+90 −5", "90", "-5"),
            ("-,5 0", "-0.5", "0"),
            ("20 from the west edge, 30 from the south", "20", "30"),
            ("20 from the east edge and 30 from the north", "160", "90"),
            ("20 cm od zachodniej krawędzi, 30 cm od południowej", "20", "30"),
            ("20 vom Ostrand, 30 vom Südrand", "160", "30"),
        ] {
            assert_eq!(place(text, Some(SIZE), None), Ok(at(x, y)), "{text}");
        }
        assert_eq!(place("20 from the west edge", Some(SIZE), Some(Edge::North)), Ok(at("20", "120")));
        assert_eq!(places("30,10 32,10 34,10", None, None).map(|all| all.len()), Ok(3));
        assert_eq!(places("30 10 32 10", None, None).map(|all| all.len()), Ok(2));
    }

    #[test]
    fn what_is_no_place_is_answered() {
        for text in [
            ". 5",
            "+- 5",
            "--5 5",
            "5.. 5",
            "20 from the west edge 30 from the west edge",
            "20 from west, 30 from east",
        ] {
            assert!(place(text, Some(SIZE), Some(Edge::South)).is_err(), "{text}");
        }
        for text in
            ["", "130", "130 85 3", "west", "20 from the west edge", "north 4", "1e9 ż", "130 85 west"]
        {
            assert!(place(text, Some(SIZE), None).is_err(), "{text}");
        }
    }
}
