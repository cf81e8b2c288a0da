//! Prizes as lines of text: "1: cup", "2-4: playmat", "Orks: promo card", "Ana: best painted army".

use decks::{Identity, Said as _};
use rulebook::say;
use tournament::{Prize, PrizeTo, Tournament};
use web::{Problem, Reader};
use wording::Language;

/// Reads the lines; the first that says nothing is named.
pub(crate) fn read(tournament: &Tournament, text: &str) -> Result<Vec<Prize>, Problem> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| read_line(tournament, line)).collect()
}

fn read_line(tournament: &Tournament, line: &str) -> Result<Prize, Problem> {
    let wrong = || Problem::field("prizes", say!("prizes-line", line = line));
    let (to, what) = line.split_once(':').ok_or_else(wrong)?;
    let (to, what) = (to.trim(), what.trim());
    let to = places(to)
        .or_else(|| kind_called(tournament, to).map(|kind| PrizeTo::Best { kind: kind.code().to_owned() }))
        .or_else(|| tournament.called(to).map(|person| PrizeTo::Person { person }));
    let to = to.filter(|_| !what.is_empty()).ok_or_else(wrong)?;
    Ok(Prize { to, what: what.to_owned() })
}

/// A place, or places from one to another.
fn places(text: &str) -> Option<PrizeTo> {
    let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    (1..=last).contains(&first).then_some(PrizeTo::Places { first, last })
}

/// The kinds of decks there are in the tournament's game.
fn kinds(tournament: &Tournament) -> Vec<Identity> {
    decks::Rules::of_pack(tournament.pack()).map(|rules| Identity::all_of(rules.game())).unwrap_or_default()
}

/// The kind of deck called that, in any of our languages.
fn kind_called(tournament: &Tournament, text: &str) -> Option<Identity> {
    let text = text.to_lowercase();
    let called = |kind: &Identity| {
        let said = |language| wording::say(language, &kind.said()).to_lowercase();
        kind.code() == text || Language::ALL.into_iter().any(|language| said(language) == text)
    };
    kinds(tournament).into_iter().find(called)
}

/// The lines that would be read as those prizes.
pub(crate) fn written(reader: &Reader, tournament: &Tournament) -> String {
    let to = |to: &PrizeTo| match to {
        PrizeTo::Places { first, last } if first == last => first.to_string(),
        PrizeTo::Places { first, last } => format!("{first}-{last}"),
        PrizeTo::Best { kind } => {
            Identity::of_code(kind).map_or_else(|| kind.clone(), |kind| reader.say(&kind.said()))
        }
        PrizeTo::Person { person } => tournament.name_of(*person),
    };
    let line = |prize: &Prize| format!("{}: {}", to(&prize.to), prize.what);
    tournament.prizes().iter().map(line).collect::<Vec<_>>().join("\n")
}
