//! Finds the cards a list names (CT-2.2.15, LT-2.2.25). A full name is enough. A part of a name is accepted when only one
//! card that could legally be in that deck has it, and this is said; otherwise the line is refused with the candidates.
//! Slips of typing are never mended silently: the card meant is suggested.

use regulations::PartUse;
use serde::Serialize;

use crate::catalogue::{Card, CardId, Game, PackId, Part};
use crate::check::{Lead, building, check, is_possible};
use crate::finding::Finding;
use crate::fold::{begins_a_word, fold, slips};
use crate::formats::{Counts, Draft, Format, Line, MOST_LINE, Wanted};
use crate::list::{DeckList, Entry};
use crate::nearest::{MOST_SUGGESTIONS, nearest};
use crate::setting::Setting;
use crate::trouble::{Remark, Trouble, What};

/// Lines beyond these get no suggestions: looking for slips costs time, and such a text is no deck list.
const MOST_SEARCHES: usize = 60;

/// More copies than anything can lack.
const ANY_NUMBER: u32 = 1_000_000;

/// What came of reading a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The format it was in.
    pub format: Format,
    /// The cards that could be identified.
    pub list: DeckList,
    /// Lines that could not. A list with any cannot be submitted.
    pub troubles: Vec<Trouble>,
    /// What was understood beyond the letters.
    pub remarks: Vec<Remark>,
    /// Copies on the lines that could not be identified, as many as they may be.
    pub unread: u32,
}

impl Reading {
    /// Judges what could be read. While lines are unread nothing is said to be missing that may stand on them.
    pub fn check(&self, setting: &Setting) -> Vec<Finding> {
        let mut findings = check(&self.list, setting);
        findings.retain(|finding| !finding.fault.may_be_filled_by(self.unread));
        findings
    }
}

impl Draft {
    /// The game: what the format says, or the one more of whose cards are named.
    pub fn guess_game(&self) -> Option<Game> {
        if self.game.is_some() {
            return self.game;
        }
        let known = |game: Game| -> usize {
            let named = self.lines.iter().filter(|line| match &line.wanted {
                Wanted::Name { name, .. } => !game.named(name).is_empty(),
                Wanted::Code { code, .. } => game.find_foreign(code).is_some(),
            });
            named.count()
        };
        let counted: Vec<(usize, Game)> = Game::all().map(|game| (known(game), game)).collect();
        let most = counted.iter().map(|(cards, _)| *cards).max().filter(|most| *most > 0)?;
        let mut likely = counted.into_iter().filter(|(cards, _)| *cards == most).map(|(_, game)| game);
        likely.next().filter(|_| likely.next().is_none())
    }

    /// Finds the cards, for that tournament.
    pub fn identify(&self, setting: &Setting) -> Reading {
        let game = setting.rules.game();
        let lead = lead_of(self, game);
        let mut finder =
            Finder { setting, game, lead, searches: 0, troubles: Vec::new(), remarks: Vec::new() };
        if let Some(found) = self.game.filter(|found| *found != game) {
            finder.trouble(1, What::OtherGame { found, wanted: game });
        }
        for (line, read) in &self.bad_copies {
            finder.trouble(*line, What::Copies { read: read.clone() });
        }
        // A number that cannot be may stand for any number of cards.
        let (mut title, mut unread) = (None, if self.bad_copies.is_empty() { 0 } else { ANY_NUMBER });
        let mut entries = Vec::with_capacity(self.lines.len());
        for (at, line) in self.lines.iter().enumerate() {
            let may_be_title = at == 0 && line.bare && self.name.is_none();
            match finder.find(line, may_be_title) {
                Found::Card(card) => {
                    let part = line.part.unwrap_or(card.card().part);
                    entries.push(Entry { part, card, copies: line.copies });
                }
                Found::Title(read) => title = Some(read),
                Found::Nothing => unread = unread.saturating_add(line.copies),
            }
        }
        self.declared(&mut finder);
        finder.troubles.sort_by_key(|trouble| trouble.line);
        let mut list = DeckList::new(game, entries);
        list.name = self.name.clone().or(title);
        list.player.clone_from(&self.player);
        Reading { format: self.format, list, troubles: finder.troubles, remarks: finder.remarks, unread }
    }

    /// A list must hold what it says it holds (CT-2.2.13, LT-2.2.23).
    fn declared(&self, finder: &mut Finder<'_>) {
        for (at, declared) in self.declared.iter().enumerate() {
            let counted = self.lines.iter().filter(|line| match declared.counts {
                Counts::Under => line.heading == Some(at),
                Counts::Part(part) => line.part == Some(part),
                Counts::All => true,
            });
            let found = counted.map(|line| line.copies).sum();
            if found != declared.cards {
                let what = What::Declared { heading: declared.heading.clone(), says: declared.cards, found };
                finder.trouble(declared.line, what);
            }
        }
    }
}

/// What leads the deck, as far as the full names of the list tell.
fn lead_of(draft: &Draft, game: Game) -> Lead {
    let certain = draft.lines.iter().filter_map(|line| {
        let found = match &line.wanted {
            Wanted::Name { name, .. } => game.named(name),
            Wanted::Code { code, .. } => game.find_foreign(code).into_iter().collect(),
        };
        (found.len() == 1).then(|| found[0])
    });
    building(game).lead(&certain.collect::<Vec<CardId>>())
}

enum Found {
    Card(CardId),
    Title(String),
    Nothing,
}

struct Finder<'a> {
    setting: &'a Setting,
    game: Game,
    lead: Lead,
    searches: usize,
    troubles: Vec<Trouble>,
    remarks: Vec<Remark>,
}

impl Finder<'_> {
    fn find(&mut self, line: &Line, may_be_title: bool) -> Found {
        match &line.wanted {
            Wanted::Code { code, name } => self.by_code(line, code, name.as_deref()),
            Wanted::Name { name, product } => self.by_name(line, name, product.as_deref(), may_be_title),
        }
    }

    fn by_code(&mut self, line: &Line, code: &str, name: Option<&str>) -> Found {
        let Some(card) = self.game.find_foreign(code) else {
            // An id nobody knows: the name beside it may still tell a person what was meant.
            let name = name.map(shortened).filter(|name| !name.is_empty());
            let code = shortened(code);
            let told = name.clone().unwrap_or_else(|| code.replace('-', " "));
            let suggestions = if self.may_search() { self.suggestions(&fold(&told)) } else { Vec::new() };
            return self.refuse(line, What::UnknownId { read: code, name, suggestions });
        };
        if let Some(name) = name.map(str::trim).filter(|name| !name.is_empty())
            && !card.card().folded.contains(&fold(name))
        {
            let read = shortened(name);
            self.remarks.push(Remark::NamesDiffer { line: line.number, read, card });
        }
        Found::Card(card)
    }

    fn by_name(&mut self, line: &Line, name: &str, product: Option<&str>, may_be_title: bool) -> Found {
        let pack = product.and_then(|product| self.game.pack_named(product));
        let mut exact = self.game.named(name);
        if exact.is_empty() && line.bare {
            let bare = building(self.game).bare_name(name);
            exact = bare.map(|name| self.game.named(name)).unwrap_or_default();
        }
        if exact.is_empty() {
            return self.by_part_of_name(line, name, pack, may_be_title);
        }
        if let (Some(read), None) = (product, pack) {
            if exact.len() > 1 {
                let suggestions = if self.may_search() { self.packs_like(read) } else { Vec::new() };
                return self.refuse(line, What::UnknownProduct { read: shortened(read), suggestions });
            }
            self.remarks.push(Remark::ProductIgnored { line: line.number, read: shortened(read) });
        }
        if let Some(pack) = pack {
            let first = exact[0];
            exact.retain(|card| card.card().is_in(pack));
            if exact.is_empty() {
                let read = product.unwrap_or_default();
                return self.refuse(line, What::NotInProduct { card: first, read: shortened(read) });
            }
        }
        if let [card] = exact[..] {
            return Found::Card(card);
        }
        let legal = self.legal_in_part(&exact, line.part);
        match legal[..] {
            [card] => {
                let read = shortened(name);
                self.remarks.push(Remark::TakenAs { line: line.number, read, card });
                Found::Card(card)
            }
            [] => self.refuse(line, What::Ambiguous { read: shortened(name), candidates: exact }),
            _ => self.refuse(line, What::Ambiguous { read: shortened(name), candidates: legal }),
        }
    }

    fn by_part_of_name(
        &mut self,
        line: &Line,
        name: &str,
        pack: Option<PackId>,
        may_be_title: bool,
    ) -> Found {
        let folded = if name.len() > MOST_LINE / 2 { String::new() } else { fold(name) };
        let in_time = self.may_search();
        let holding: Vec<CardId> = if folded.chars().count() < 3 || !in_time {
            Vec::new()
        } else {
            let cards = self.game.cards().iter();
            let holding = cards.filter(|card| card.folded.iter().any(|name| begins_a_word(name, &folded)));
            let holding = holding.filter(|card| pack.is_none_or(|pack| card.is_in(pack)));
            holding.map(|card| card.id).collect()
        };
        let legal = self.legal_in_part(&holding, line.part);
        match legal[..] {
            [card] => {
                let read = shortened(name);
                self.remarks.push(Remark::TakenAs { line: line.number, read, card });
                return Found::Card(card);
            }
            [_, ..] => {
                let candidates = legal.into_iter().take(MOST_SUGGESTIONS).collect();
                return self.refuse(line, What::Ambiguous { read: shortened(name), candidates });
            }
            [] => {}
        }
        let mut suggestions: Vec<CardId> = holding.into_iter().take(MOST_SUGGESTIONS).collect();
        if suggestions.is_empty() && in_time {
            suggestions = self.suggestions(&folded);
        }
        if suggestions.is_empty() && may_be_title {
            let read: String = name.chars().take(100).collect();
            self.remarks.push(Remark::TakenAsTitle { line: line.number, read: read.clone() });
            return Found::Title(read);
        }
        self.refuse(line, What::Unknown { read: shortened(name), suggestions })
    }

    /// Of these, the cards that could legally be in this deck, in the part the list says.
    fn legal_in_part(&self, cards: &[CardId], part: Option<Part>) -> Vec<CardId> {
        let fits = |card: &Card| part.is_none_or(|part| part == card.part || self.is_brought(part));
        let legal = cards.iter().map(|card| card.card());
        let legal = legal.filter(|card| fits(card) && is_possible(card, self.lead, self.setting));
        legal.map(|card| card.id).collect()
    }

    /// Whether cards of any part may be listed there, being brought along and in no deck.
    fn is_brought(&self, part: Part) -> bool {
        self.game.usage(part) == Some(PartUse::Brought)
    }

    /// Whether there is still time to look through the whole catalogue for one line.
    fn may_search(&mut self) -> bool {
        self.searches += 1;
        self.searches <= MOST_SEARCHES
    }

    /// Cards whose names are a slip or two away, the nearest first.
    fn suggestions(&self, folded: &str) -> Vec<CardId> {
        nearest(self.game.cards().iter(), folded)
    }

    fn packs_like(&self, read: &str) -> Vec<PackId> {
        let folded = fold(read);
        let packs = self.game.packs().iter();
        let mut near: Vec<(usize, PackId)> =
            packs.filter_map(|pack| Some((slips(&folded, &fold(pack.name))?, pack.id))).collect();
        near.sort();
        near.into_iter().take(MOST_SUGGESTIONS).map(|(_, pack)| pack).collect()
    }

    fn refuse(&mut self, line: &Line, what: What) -> Found {
        self.trouble(line.number, what);
        Found::Nothing
    }

    fn trouble(&mut self, line: u32, what: What) {
        let clause = what.clause(&self.setting.rules);
        self.troubles.push(Trouble { line, what, clause });
    }
}

/// As much of what was read as is told back, without what a terminal would take as a command.
fn shortened(read: &str) -> String {
    read.trim().chars().filter(|letter| !letter.is_control()).take(60).collect()
}
