//! Cards on a scenario's board: where each kind can lie, marks, attachments. What the rules cannot produce is refused.

use rulebook::{Saying, say};

use super::BadLine;
use super::board::{Board, known, may_be_name, number};
use crate::card::{CardId, Kind};
use crate::cards::{card, card_named};
use crate::state::{Loc, MOST_DECK_CARDS, ObjId, PlanetState, Seat};

/// How many cards all in all, so that tokens and fillers find room.
const MOST_CARDS: usize = 2 * MOST_DECK_CARDS;
/// The most resources on one card.
const MOST_RESOURCES_ON_CARD: u8 = 99;

impl Board {
    /// A list of cards at a place: `2x Goff Nob (exhausted), Promotion`.
    pub(super) fn lay(&mut self, line: usize, seat: Seat, loc: Loc, value: &str) -> Result<(), Saying> {
        for entry in entries(value)? {
            self.cards(line, seat, loc, entry)?;
        }
        Ok(())
    }

    /// One entry: `2x Goff Nob (exhausted, 2 damage, with Promotion)`.
    fn cards(&mut self, line: usize, seat: Seat, loc: Loc, entry: &str) -> Result<(), Saying> {
        let (name, marks) = match entry.split_once('(') {
            Some((name, marks)) => {
                let unclosed = || say!("conquest-scenario-unclosed", read = entry);
                (name.trim(), marks.strip_suffix(')').ok_or_else(unclosed)?)
            }
            None => (entry.trim(), ""),
        };
        let (count, name) = match name.split_once("x ") {
            Some((count, rest)) if !count.is_empty() && count.bytes().all(|it| it.is_ascii_digit()) => {
                (number::<usize>(count, MOST_DECK_CARDS)?, rest.trim())
            }
            _ => (1, name),
        };
        if count == 0 {
            return Err(say!("conquest-scenario-range", read = entry, least = 1, most = MOST_DECK_CARDS));
        }
        let id = known(name)?;
        self.fits(id, seat, loc)?;
        let marks: Vec<&str> = marks.split(',').map(str::trim).filter(|mark| !mark.is_empty()).collect();
        if count > 1 && marks.iter().any(|mark| mark.starts_with("as ")) {
            return Err(say!("conquest-scenario-label-many", read = entry));
        }
        for _ in 0..count {
            let it = self.one(line, seat, loc, id)?;
            for mark in &marks {
                self.mark(line, seat, it, mark)?;
            }
        }
        Ok(())
    }

    /// Whether a card of that kind can be there at all.
    fn fits(&self, id: CardId, seat: Seat, loc: Loc) -> Result<(), Saying> {
        let card = card(id);
        let held = matches!(loc, Loc::Hand | Loc::Deck | Loc::Discard);
        if matches!(loc, Loc::Reserve(_)) && card.deep_strike().is_none() {
            return Err(say!("conquest-scenario-not-in-reserve", read = card.name));
        }
        let held = held || matches!(loc, Loc::Reserve(_));
        let fits = match card.kind {
            Kind::Warlord | Kind::Token => !held,
            // It leaves the HQ for planets and the discard pile only; a hand may hold one to show that it is not deployed.
            Kind::Synapse => loc != Loc::Deck,
            Kind::Army => true,
            Kind::Support => held || loc == Loc::Hq,
            Kind::Event | Kind::Attachment => held,
            Kind::Planet => false,
        };
        let name = card.name;
        if !fits {
            return Err(match loc {
                Loc::Planet(_) | Loc::OnPlanet(_) => say!("conquest-scenario-not-at-planet", read = name),
                Loc::Hq => say!("conquest-scenario-not-in-hq", read = name),
                Loc::Hand | Loc::Deck | Loc::Discard | Loc::On(_) | Loc::Removed | Loc::Reserve(_) => {
                    say!("conquest-scenario-not-held", read = name)
                }
            });
        }
        let own = self.state.objs.get(usize::from(self.state.player(seat).warlord.0));
        if card.kind == Kind::Warlord && own.is_none_or(|own| own.card != id) {
            let whose = self.names[seat as usize].as_str();
            return Err(say!("conquest-scenario-other-warlord", read = name, name = whose));
        }
        Ok(())
    }

    fn one(&mut self, line: usize, seat: Seat, loc: Loc, id: CardId) -> Result<ObjId, Saying> {
        if card(id).kind == Kind::Warlord {
            // The warlord is on the board already: naming it moves it.
            if std::mem::replace(&mut self.placed[seat as usize], true) {
                return Err(say!("conquest-scenario-warlord-twice", read = card(id).name));
            }
            let warlord = self.state.player(seat).warlord;
            self.state.obj_mut(warlord).loc = loc;
            self.laid[usize::from(warlord.0)] = line;
            return Ok(warlord);
        }
        let player = self.state.player(seat);
        let pile = match loc {
            Loc::Hand => player.hand.len(),
            Loc::Deck => player.deck.len(),
            Loc::Discard => player.discard.len(),
            Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) | Loc::Reserve(_) | Loc::Removed => 0,
        };
        if pile >= MOST_DECK_CARDS {
            return Err(say!("conquest-scenario-too-many", most = MOST_DECK_CARDS));
        }
        if !matches!(loc, Loc::Hand | Loc::Deck | Loc::Discard | Loc::Reserve(_)) {
            self.not_in_play_yet(seat, id)?;
        }
        self.add(line, seat, loc, id)
    }

    fn add(&mut self, line: usize, seat: Seat, loc: Loc, id: CardId) -> Result<ObjId, Saying> {
        if self.state.objs.len() >= MOST_CARDS {
            return Err(say!("conquest-scenario-too-many", most = MOST_CARDS));
        }
        self.laid.push(line);
        Ok(self.state.add(id, seat, loc))
    }

    /// A unique card is in play once a player.
    fn not_in_play_yet(&self, seat: Seat, id: CardId) -> Result<(), Saying> {
        let state = &self.state;
        let there = |it: &ObjId| state.obj(*it).card == id && state.obj(*it).controller == seat;
        if card(id).unique && state.play.iter().any(there) {
            let whose = self.names[seat as usize].as_str();
            return Err(say!("conquest-scenario-unique", read = card(id).name, name = whose));
        }
        Ok(())
    }

    fn mark(&mut self, line: usize, seat: Seat, it: ObjId, mark: &str) -> Result<(), Saying> {
        let wrong = || say!("conquest-scenario-mark", read = mark);
        if let Some(label) = mark.strip_prefix("as ") {
            return self.label(label.trim(), it);
        }
        let name = self.state.card(it).name;
        if !self.state.in_play(it) {
            return Err(say!("conquest-scenario-mark-out-of-play", read = mark, card = name));
        }
        if let Some(attached) = mark.strip_prefix("with ") {
            return self.attach(line, seat, it, attached.trim());
        }
        if let Some(owner) = mark.strip_prefix("owned by ") {
            self.state.obj_mut(it).owner = self.seat(owner.trim())?;
            return Ok(());
        }
        let warlord = self.state.card(it).kind == Kind::Warlord;
        let obj = self.state.obj_mut(it);
        match mark {
            "exhausted" => obj.exhausted = true,
            "ready" => obj.exhausted = false,
            "bloodied" if warlord => obj.bloodied = true,
            "bloodied" => return Err(say!("conquest-scenario-no-warlord", read = name)),
            _ => {
                if let Some(n) = mark.strip_suffix(" damage") {
                    obj.damage = number(n.trim(), u8::MAX)?;
                } else if let Some(n) = mark.strip_suffix(" resources") {
                    obj.resources = number(n.trim(), MOST_RESOURCES_ON_CARD)?;
                } else {
                    return Err(wrong());
                }
            }
        }
        Ok(())
    }

    fn label(&mut self, label: &str, it: ObjId) -> Result<(), Saying> {
        let taken = self.labels.iter().any(|(known, _)| known.eq_ignore_ascii_case(label))
            || card_named(label).is_some()
            || self.seat(label).is_ok();
        if taken || !may_be_name(label) {
            return Err(say!("conquest-scenario-label", read = label));
        }
        self.labels.push((label.to_owned(), it));
        Ok(())
    }

    /// `with Promotion`, `with exhausted Promotion`, `with Suffering of Chris`.
    fn attach(&mut self, line: usize, seat: Seat, host: ObjId, text: &str) -> Result<(), Saying> {
        let (exhausted, text) = match text.strip_prefix("exhausted ") {
            Some(rest) => (true, rest.trim()),
            None => (false, text),
        };
        let (id, owner) = match (card_named(text), text.rsplit_once(" of ")) {
            (None, Some((name, owner))) => (known(name.trim())?, self.seat(owner.trim())?),
            _ => (known(text)?, seat),
        };
        self.not_in_play_yet(owner, id)?;
        let it = self.add(line, owner, Loc::Removed, id)?;
        if !self.state.may_host(host, it, owner, true) {
            let on = self.state.card(host).name;
            return Err(say!("conquest-scenario-not-attached", read = card(id).name, host = on));
        }
        let obj = self.state.obj_mut(it);
        obj.loc = Loc::On(host);
        obj.exhausted = exhausted;
        obj.as_attachment = card(id).kind == Kind::Army;
        self.state.comes_into_play(it);
        Ok(())
    }

    /// What no game can come to, though each line reads well: units where no planet is or where it lies face down, damage
    /// nobody survives, planets that have won the game.
    pub(super) fn impossible(&self) -> Vec<BadLine> {
        let state = &self.state;
        let won = Seat::BOTH.into_iter().filter(|seat| state.has_conquered(*seat)).map(|seat| {
            let name = self.names[seat as usize].as_str();
            BadLine::new(self.planets_at, say!("conquest-scenario-won", name = name))
        });
        let wrong = state.play.iter().filter_map(|id| {
            let obj = state.obj(*id);
            let line = self.laid.get(usize::from(id.0)).copied().unwrap_or_default();
            let name = state.card(*id).name;
            if let Loc::Planet(at) = obj.loc {
                let why = match state.row[usize::from(at)].state {
                    PlanetState::FaceUp => None,
                    PlanetState::FaceDown => {
                        Some(say!("conquest-scenario-face-down", read = name, at = at + 1))
                    }
                    PlanetState::Captured(_) | PlanetState::Removed => {
                        Some(say!("conquest-scenario-no-such-planet", read = name, at = at + 1))
                    }
                };
                if let Some(why) = why {
                    return Some(BadLine::new(line, why));
                }
            }
            let hp = state.hp(*id);
            let dead = state.is_unit(*id) && obj.damage > 0 && obj.damage >= hp;
            dead.then(|| BadLine::new(line, say!("conquest-scenario-damage", read = name, hp = hp)))
        });
        won.chain(wrong).collect()
    }
}

/// Splits at commas that stand outside parentheses.
fn entries(value: &str) -> Result<Vec<&str>, Saying> {
    let unclosed = || say!("conquest-scenario-unclosed", read = value);
    let mut entries = Vec::new();
    let (mut open, mut from) = (false, 0);
    for (at, letter) in value.char_indices() {
        match letter {
            '(' if open => return Err(unclosed()),
            '(' => open = true,
            ')' if !open => return Err(unclosed()),
            ')' => open = false,
            ',' | ';' if !open => {
                entries.push(value[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    if open {
        return Err(unclosed());
    }
    entries.push(value[from..].trim());
    entries.retain(|entry| !entry.is_empty());
    Ok(entries)
}
