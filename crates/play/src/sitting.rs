//! What somebody brings to a table: a name and a deck, a starter deck, a pasted list or one handed in to a tournament.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use conquest::cards::card_named;
use conquest::game::Listed;
use conquest::{CardId, Deck, Mode};
use decks::{Part, Rules, Setting, Weight};
use rulebook::{Cites, Saying, say};
use web::hosting::{HandedIn, Hosts, Kind};
use web::{Fault, Fields, Problem};

use crate::Play;

/// The value of the field for a deck that stands in the text beside it.
pub(crate) const LIST: &str = "list";

/// What the field begins with for a list that was handed in somewhere.
pub(crate) const HANDED_IN: &str = "handed-in ";

/// The value of the field for a person who is sent the link.
pub(crate) const INVITED: &str = "person";
/// The value of the field for whoever comes.
pub(crate) const ANYBODY: &str = "anybody";
/// The field for the minutes of each player's clock.
pub(crate) const CLOCK_MINUTES: &str = "clock_minutes";

/// The lists the reader has handed in to tournaments of this game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists(pub(crate) Vec<HandedIn>);

impl Lists {
    /// Those of whoever sends this request.
    pub(crate) async fn of(play: &Play, mut parts: Parts) -> Lists {
        let Ok(lists) = Lists::from_request_parts(&mut parts, play).await;
        lists
    }
}

impl FromRequestParts<Play> for Lists {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, play: &Play) -> Result<Lists, Infallible> {
        let Some(Hosts(host)) = parts.extensions.get::<Hosts>().cloned() else { return Ok(Lists::default()) };
        // Who cannot be told of them now has the other decks.
        Ok(Lists(host.lists(play.name(), parts).await.unwrap_or_default()))
    }
}

/// The deck a form names. Where a game is read as in a tournament, a list must be legal there too.
pub(crate) fn deck(
    fields: &Fields,
    mode: Mode,
    today: jiff::civil::Date,
    lists: &Lists,
) -> Result<Listed, Problem> {
    let chosen = fields.get("deck");
    let handed_in = chosen.strip_prefix(HANDED_IN).and_then(|at| lists.0.iter().find(|it| it.at == at));
    match (chosen, handed_in) {
        (LIST, _) => pasted(fields.get("list"), mode, today),
        (_, Some(handed_in)) => pasted(&handed_in.list, mode, today),
        (name, None) => Deck::starter_named(name)
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
    let rules = Rules::of_game(decks::Game::CONQUEST).expect("its pack comes with Marshal");
    let setting = Setting::new(&rules, today);
    let reading = draft.identify(&setting);
    let mut troubles = reading.troubles.iter().map(Cites::saying);
    if let Some(first) = troubles.next() {
        let also = troubles.map(|saying| Fault { saying, clause: None }).collect();
        return Err(Problem { also, ..wrong(first) });
    }
    let mut warlords = Vec::new();
    let mut cards: Vec<CardId> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    for entry in reading.list.entries().iter().filter(|entry| entry.part != Part::PLANETS) {
        let listed = entry.card.card();
        let copies = entry.copies as usize;
        match card_named(listed.code) {
            Some(id) if entry.part == Part::WARLORD => warlords.extend(std::iter::repeat_n(id, copies)),
            Some(id) => cards.extend(std::iter::repeat_n(id, copies)),
            None => unknown.push(listed.full_name()),
        }
    }
    if !unknown.is_empty() {
        return Err(wrong(say!("play-unplayable", cards = unknown)));
    }
    if mode == Mode::Tournament {
        let findings = reading.check(&setting);
        let mut faults = findings
            .iter()
            .filter(|it| it.weight == Weight::Refused)
            .map(|it| Fault { saying: it.saying(), clause: Some(it.clause()) });
        if let Some(first) = faults.next() {
            let also = faults.collect();
            return Err(Problem { clause: first.clause, also, ..wrong(first.saying) });
        }
    }
    let [warlord] = warlords[..] else {
        return Err(wrong(say!("play-one-warlord", count = warlords.len())));
    };
    let deck = Deck { warlord, cards };
    deck.check().map_err(|why| wrong(why.saying()))?;
    Ok(Listed::of(&deck))
}
