//! Which card a scenario means: `Goff Nob`, `Goff Nob at 2 of Chris`, `Promotion on Goff Nob at 2`, `Goff Nob no 2`, or the
//! label the board gave it.

use super::Table;
use crate::card::CardId;
use crate::cards::card_named;
use crate::state::{Loc, ObjId, PLANETS, Place, Seat, State};

/// A description of cards.
#[derive(Clone, Debug)]
pub(super) struct Named {
    what: What,
    of: Option<Seat>,
    spot: Option<Spot>,
    /// Which one of those described, from 1, in the order in which they were written down or came into the game.
    no: Option<usize>,
    on: Option<Box<Named>>,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Label(ObjId),
    Card(CardId),
}

#[derive(Clone, Copy, Debug)]
enum Spot {
    Planet(u8),
    Zone(Zone),
}

/// A place that belongs to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zone {
    Hq,
    Hand,
    Deck,
    Discard,
}

/// A planet of the row as written: by its place in the row, from 1, or by its name.
pub(super) fn planet(state: &State, text: &str) -> Option<u8> {
    let text = text.trim();
    if let Ok(at) = text.parse::<u8>() {
        return (1..=PLANETS as u8).contains(&at).then(|| at - 1);
    }
    let named = card_named(text)?;
    state.row.iter().position(|planet| planet.card == named).map(|at| at as u8)
}

impl Table {
    /// Reads a description; `None` where it names no card of the game.
    pub(super) fn described(&self, text: &str) -> Option<Named> {
        if let Some(card) = self.unattached(text) {
            return Some(card);
        }
        let attached = text
            .match_indices(" on ")
            .find_map(|(at, word)| Some((self.unattached(&text[..at])?, &text[at + word.len()..])));
        let (card, host) = attached?;
        Some(Named { on: Some(Box::new(self.described(host)?)), ..card })
    }

    fn unattached(&self, text: &str) -> Option<Named> {
        let text = text.trim();
        if let Some(what) = self.what(text) {
            return Some(Named { what, of: None, spot: None, no: None, on: None });
        }
        if let Some((rest, at)) = text.rsplit_once(" at ")
            && let Some(at) = planet(&self.state, at)
        {
            let card = self.unattached(rest)?;
            return card.spot.is_none().then_some(Named { spot: Some(Spot::Planet(at)), ..card });
        }
        let (rest, last) = text.rsplit_once(' ')?;
        let (rest, word) = rest.trim_end().rsplit_once(' ')?;
        let (rest, word) = (rest.trim_end(), word.trim());
        let zone = |it: &str| match it {
            "hq" => Some(Zone::Hq),
            "hand" => Some(Zone::Hand),
            "deck" => Some(Zone::Deck),
            "discard" => Some(Zone::Discard),
            _ => None,
        };
        match word {
            "of" => {
                let of = self.seat(last)?;
                let card = self.unattached(rest)?;
                card.of.is_none().then_some(Named { of: Some(of), ..card })
            }
            "at" | "in" => {
                let spot = Spot::Zone(zone(last)?);
                let card = self.unattached(rest)?;
                card.spot.is_none().then_some(Named { spot: Some(spot), ..card })
            }
            "no" => {
                let no = last.parse::<usize>().ok().filter(|no| *no > 0)?;
                let card = self.unattached(rest)?;
                card.no.is_none().then_some(Named { no: Some(no), ..card })
            }
            // `in Chris hq`
            name => {
                let (of, zone) = (self.seat(name)?, zone(last)?);
                let card = self.unattached(rest.strip_suffix(" in")?)?;
                let fresh = card.of.is_none() && card.spot.is_none();
                fresh.then_some(Named { of: Some(of), spot: Some(Spot::Zone(zone)), ..card })
            }
        }
    }

    fn what(&self, text: &str) -> Option<What> {
        let label = self.labels.iter().find(|(label, _)| label.eq_ignore_ascii_case(text));
        label.map(|(_, id)| What::Label(*id)).or_else(|| card_named(text).map(What::Card))
    }

    /// The cards described, whatever the mover: what is in play or in the mover's hand is meant before what lies in a deck,
    /// own cards before the other player's.
    pub(super) fn found_as(&self, named: &Named, seat: Seat) -> Vec<ObjId> {
        let state = &self.state;
        let hosts = named.on.as_ref().map(|host| self.found_as(host, seat));
        let mut found: Vec<ObjId> = (0..state.objs.len() as u8)
            .map(ObjId)
            .filter(|id| {
                let obj = state.obj(*id);
                let kept = obj.loc != Loc::Removed;
                let meant = match named.what {
                    What::Label(it) => it == *id,
                    What::Card(card) => obj.card == card,
                };
                let hosted = hosts
                    .as_ref()
                    .is_none_or(|hosts| matches!(obj.loc, Loc::On(host) if hosts.contains(&host)));
                let whose = if state.in_play(*id) { obj.controller } else { obj.owner };
                kept && meant
                    && hosted
                    && named.of.is_none_or(|of| whose == of)
                    && named.spot.is_none_or(|spot| self.lies(*id, spot))
            })
            .collect();
        if let Some(no) = named.no {
            found = found.get(no - 1).copied().into_iter().collect();
        }
        found.sort_by_key(|id| {
            let obj = state.obj(*id);
            (matches!(obj.loc, Loc::Deck | Loc::Discard), obj.owner != seat)
        });
        found
    }

    fn lies(&self, id: ObjId, spot: Spot) -> bool {
        let loc = self.state.obj(id).loc;
        match spot {
            Spot::Planet(at) => self.state.place(id) == Some(Place::Planet(at)),
            Spot::Zone(Zone::Hq) => matches!(self.state.place(id), Some(Place::Hq(_))),
            Spot::Zone(Zone::Hand) => loc == Loc::Hand,
            Spot::Zone(Zone::Deck) => loc == Loc::Deck,
            Spot::Zone(Zone::Discard) => loc == Loc::Discard,
        }
    }

    /// A card so that it can be told from the others of its name: by its label, or by its number among them.
    pub(super) fn called(&self, id: ObjId) -> String {
        if let Some((label, _)) = self.labels.iter().find(|(_, it)| *it == id) {
            return label.clone();
        }
        let state = &self.state;
        let name = state.card(id).name;
        let same =
            |it: &ObjId| state.obj(*it).card == state.obj(id).card && state.obj(*it).loc != Loc::Removed;
        let all: Vec<ObjId> = (0..state.objs.len() as u8).map(ObjId).filter(same).collect();
        let open = all.iter().filter(|it| !matches!(state.obj(**it).loc, Loc::Deck | Loc::Discard)).count();
        match all.iter().position(|it| *it == id) {
            Some(at) if open > 1 => format!("{name} no {}", at + 1),
            _ => name.to_owned(),
        }
    }
}
