//! What somebody brings to a table: a name and a deck, a starter deck or a pasted list.

use conquest::cards::card_named;
use conquest::game::Listed;
use conquest::{CardId, Deck, Mode};
use decks::{Part, Rules, Setting, Weight};
use rulebook::{Cites, Saying, say};
use web::{Fields, Problem};

/// The value of the field for a deck that stands in the text beside it.
pub(crate) const LIST: &str = "list";

/// The deck a form names. Where a game is read as in a tournament, a list must be legal there too.
pub(crate) fn deck(fields: &Fields, mode: Mode, today: jiff::civil::Date) -> Result<Listed, Problem> {
    match fields.get("deck") {
        LIST => pasted(fields.get("list"), mode, today),
        name => Deck::starter_named(name)
            .map(|deck| Listed::of(&deck))
            .ok_or_else(|| Problem::field("deck", say!("play-no-deck", read = name))),
    }
}

/// A deck list in any format; every card must be one the engine plays.
pub(crate) fn pasted(text: &str, mode: Mode, today: jiff::civil::Date) -> Result<Listed, Problem> {
    let wrong = |why: Saying| Problem::field("list", why);
    if text.trim().is_empty() {
        return Err(wrong(say!("play-no-list")));
    }
    let draft = decks::parse(text).map_err(|trouble| wrong(trouble.saying()))?;
    let setting = Setting::new(&Rules::of_game(decks::Game::Conquest), today);
    let reading = draft.identify(&setting);
    if let Some(trouble) = reading.troubles.first() {
        return Err(wrong(trouble.saying()));
    }
    let mut warlords = Vec::new();
    let mut cards: Vec<CardId> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    for entry in reading.list.entries().iter().filter(|entry| entry.part != Part::Planets) {
        let listed = entry.card.card();
        let copies = entry.copies as usize;
        match card_named(listed.code) {
            Some(id) if entry.part == Part::Warlord => warlords.extend(std::iter::repeat_n(id, copies)),
            Some(id) => cards.extend(std::iter::repeat_n(id, copies)),
            None => unknown.push(listed.full_name()),
        }
    }
    if !unknown.is_empty() {
        return Err(wrong(say!("play-unplayable", cards = unknown)));
    }
    if mode == Mode::Tournament
        && let Some(finding) = reading.check(&setting).iter().find(|it| it.weight == Weight::Refused)
    {
        return Err(Problem { clause: Some(finding.clause()), ..wrong(finding.saying()) });
    }
    let [warlord] = warlords[..] else {
        return Err(wrong(say!("play-one-warlord", count = warlords.len())));
    };
    let deck = Deck { warlord, cards };
    deck.check().map_err(|why| wrong(why.saying()))?;
    Ok(Listed::of(&deck))
}
