//! The upper part of a scenario: who plays, the planets, and what lies where.

use rulebook::{Clause, say};

use super::BadLine;
use crate::card::{CardId, Kind};
use crate::cards::{card, card_named};
use crate::state::{
    Loc, MOST_DECK_CARDS, Mode, ObjId, Options, PLANETS, Phase, Planet, PlanetState, Seat, State, Step,
};

/// A board as written down.
#[derive(Debug)]
pub(crate) struct Board {
    pub(super) title: String,
    pub(super) shows: Vec<Clause>,
    pub(super) names: [String; 2],
    state: State,
    decks_given: [bool; 2],
    start: Phase,
}

impl Board {
    /// Reads lines up to `moves:`.
    pub(super) fn read<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Board, BadLine> {
        let mut board = Board {
            title: String::new(),
            shows: Vec::new(),
            names: ["Ana".to_owned(), "Bo".to_owned()],
            state: State::empty(Options::default(), 1),
            decks_given: [false; 2],
            start: Phase::Deploy,
        };
        board.state.round = 1;
        board.state.phase = Phase::Deploy;
        let mut last = 0;
        for (line, text) in lines {
            last = line;
            if text == "moves:" {
                if board.state.objs.is_empty() {
                    return Err(BadLine::new(line, say!("conquest-scenario-no-players")));
                }
                return Ok(board);
            }
            let Some((key, value)) = text.split_once(':') else {
                return Err(BadLine::new(line, say!("conquest-scenario-no-colon", read = text)));
            };
            board.entry(line, key.trim(), value.trim())?;
        }
        Err(BadLine::new(last + 1, say!("conquest-scenario-no-moves")))
    }

    fn entry(&mut self, line: usize, key: &str, value: &str) -> Result<(), BadLine> {
        let number = || {
            value
                .parse::<u64>()
                .map_err(|_| BadLine::new(line, say!("conquest-scenario-number", read = value)))
        };
        match key {
            "title" => value.clone_into(&mut self.title),
            "shows" => {
                for name in value.split([',', ' ']).filter(|name| !name.is_empty()) {
                    let clause = name
                        .parse()
                        .map_err(|_| BadLine::new(line, say!("conquest-scenario-clause", read = name)))?;
                    self.shows.push(clause);
                }
            }
            "players" => self.players(line, value)?,
            "mode" => {
                self.state.options.mode = match value {
                    "casual" => Mode::Casual,
                    "tournament" => Mode::Tournament,
                    _ => return Err(BadLine::new(line, say!("conquest-scenario-mode", read = value))),
                }
            }
            "training" => self.state.options.training = value == "yes",
            "seed" => self.state.chance = crate::rng::Chance::new(number()?),
            "round" => self.state.round = number()?.clamp(1, 7) as u8,
            "phase" => {
                self.start = match value {
                    "deploy" => Phase::Deploy,
                    "command" => Phase::Command,
                    "combat" => Phase::Combat,
                    "headquarters" => Phase::Headquarters,
                    "set-up" => Phase::Setup,
                    _ => return Err(BadLine::new(line, say!("conquest-scenario-phase", read = value))),
                }
            }
            "initiative" => self.state.initiative = self.seat(line, value)?,
            "planets" => self.planets(line, value)?,
            _ => return self.of_player(line, key, value),
        }
        Ok(())
    }

    fn seat(&self, line: usize, name: &str) -> Result<Seat, BadLine> {
        let found = Seat::BOTH.into_iter().find(|seat| self.names[*seat as usize].eq_ignore_ascii_case(name));
        found.ok_or_else(|| {
            BadLine::new(line, say!("conquest-scenario-player", read = name, names = self.names.to_vec()))
        })
    }

    fn players(&mut self, line: usize, value: &str) -> Result<(), BadLine> {
        let wrong = || BadLine::new(line, say!("conquest-scenario-players", read = value));
        let pairs: Vec<(&str, &str)> =
            value.split(';').map(|pair| pair.split_once('=').ok_or_else(wrong)).collect::<Result<_, _>>()?;
        let [first, second] = pairs[..] else { return Err(wrong()) };
        if !self.state.objs.is_empty() {
            return Err(wrong());
        }
        for (seat, (name, warlord)) in Seat::BOTH.into_iter().zip([first, second]) {
            name.trim().clone_into(&mut self.names[seat as usize]);
            let id = known(line, warlord.trim())?;
            if card(id).kind != Kind::Warlord {
                return Err(wrong());
            }
            self.state.place_warlord(seat, id);
        }
        Ok(())
    }

    fn planets(&mut self, line: usize, value: &str) -> Result<(), BadLine> {
        let entries: Vec<&str> = value.split(',').map(str::trim).collect();
        if entries.len() > PLANETS {
            return Err(BadLine::new(line, say!("conquest-scenario-planets", count = entries.len())));
        }
        self.state.row = [Planet { card: CardId(0), state: PlanetState::Removed }; PLANETS];
        for (at, entry) in entries.into_iter().enumerate() {
            let (name, mark) = match entry.split_once('[') {
                Some((name, mark)) => (name.trim(), mark.trim_end_matches(']').trim()),
                None => (entry, ""),
            };
            let id = known(line, name)?;
            if card(id).kind != Kind::Planet {
                return Err(BadLine::new(line, say!("conquest-scenario-card", read = name)));
            }
            let state = match mark {
                "" => PlanetState::FaceUp,
                "face down" => PlanetState::FaceDown,
                "gone" => PlanetState::Removed,
                name => {
                    let seat = self.seat(line, name)?;
                    self.state.player_mut(seat).display.push(at as u8);
                    self.state.last_captor = Some(seat);
                    PlanetState::Captured(seat)
                }
            };
            self.state.row[at] = Planet { card: id, state };
        }
        self.state.first = self
            .state
            .row
            .iter()
            .position(|it| matches!(it.state, PlanetState::FaceUp | PlanetState::FaceDown))
            .map(|at| at as u8);
        Ok(())
    }

    fn of_player(&mut self, line: usize, key: &str, value: &str) -> Result<(), BadLine> {
        let (name, what) = key
            .split_once(' ')
            .ok_or_else(|| BadLine::new(line, say!("conquest-scenario-key", read = key)))?;
        let seat = self.seat(line, name)?;
        let loc = match what.trim() {
            "resources" => {
                let n = value
                    .parse()
                    .map_err(|_| BadLine::new(line, say!("conquest-scenario-number", read = value)))?;
                self.state.player_mut(seat).resources = n;
                return Ok(());
            }
            "hand" => Loc::Hand,
            "deck" => {
                self.decks_given[seat as usize] = true;
                Loc::Deck
            }
            "discard" => Loc::Discard,
            "hq" => Loc::Hq,
            what => match what.strip_prefix("at ").and_then(|at| at.trim().parse::<u8>().ok()) {
                Some(at @ 1..=7) => Loc::Planet(at - 1),
                _ => return Err(BadLine::new(line, say!("conquest-scenario-key", read = key))),
            },
        };
        let mut added = Vec::new();
        for entry in split_cards(value) {
            added.extend(self.cards(line, seat, loc, entry)?);
        }
        if loc == Loc::Deck {
            // Written from the top; the top of a deck is its last card.
            self.state.player_mut(seat).deck.reverse();
        }
        Ok(())
    }

    /// One entry: `2x Goff Nob (exhausted, 2 damage, with Promotion)`.
    fn cards(&mut self, line: usize, seat: Seat, loc: Loc, entry: &str) -> Result<Vec<ObjId>, BadLine> {
        let (name, marks) = match entry.split_once('(') {
            Some((name, marks)) => (name.trim(), marks.trim_end_matches(')')),
            None => (entry.trim(), ""),
        };
        let (count, name) = match name.split_once("x ") {
            Some((count, rest)) if count.parse::<usize>().is_ok() => {
                (count.parse().unwrap_or(1), rest.trim())
            }
            _ => (1usize, name),
        };
        let id = known(line, name)?;
        let room = MOST_DECK_CARDS * 2;
        if self.state.objs.len() + count > room {
            return Err(BadLine::new(line, say!("conquest-scenario-too-many", most = room)));
        }
        let mut made = Vec::new();
        for _ in 0..count {
            // The warlord is on the board already: naming it moves it.
            let it = if card(id).kind == Kind::Warlord {
                let warlord = self.state.player(seat).warlord;
                self.state.obj_mut(warlord).loc = loc;
                warlord
            } else {
                self.state.add(id, seat, loc)
            };
            for mark in marks.split(',').map(str::trim).filter(|mark| !mark.is_empty()) {
                self.mark(line, seat, it, mark)?;
            }
            made.push(it);
        }
        Ok(made)
    }

    fn mark(&mut self, line: usize, seat: Seat, it: ObjId, mark: &str) -> Result<(), BadLine> {
        let wrong = || BadLine::new(line, say!("conquest-scenario-mark", read = mark));
        let obj = self.state.obj_mut(it);
        match mark {
            "exhausted" => obj.exhausted = true,
            "ready" => obj.exhausted = false,
            "bloodied" => obj.bloodied = true,
            _ => {
                if let Some(n) = mark.strip_suffix(" damage") {
                    obj.damage = n.parse().map_err(|_| wrong())?;
                } else if let Some(n) = mark.strip_suffix(" resources") {
                    obj.resources = n.parse().map_err(|_| wrong())?;
                } else if let Some(name) = mark.strip_prefix("with ") {
                    let attached = self.state.add(known(line, name)?, seat, Loc::On(it));
                    self.state.obj_mut(attached).as_attachment = self.state.card(attached).kind == Kind::Army;
                } else {
                    return Err(wrong());
                }
            }
        }
        Ok(())
    }

    /// The game on this board, run to its first question.
    pub(super) fn set_up(mut self) -> State {
        for seat in Seat::BOTH {
            if !self.decks_given[seat as usize] {
                // Enough cards that no deck runs out by accident.
                let filler = if seat == Seat::A { CardId(12) } else { CardId(58) };
                for _ in 0..20 {
                    self.state.add(filler, seat, Loc::Deck);
                }
            }
        }
        self.state.step = match self.start {
            Phase::Setup => {
                self.state.round = 0;
                self.state.phase = Phase::Setup;
                Step::ChooseInitiative
            }
            Phase::Deploy => Step::DeployBegin,
            Phase::Command => Step::CommandBegin,
            Phase::Combat => Step::CombatBegin,
            Phase::Headquarters => Step::HqBegin,
        };
        self.state.unsettled = true;
        self.state.run();
        self.state
    }
}

fn known(line: usize, name: &str) -> Result<CardId, BadLine> {
    card_named(name).ok_or_else(|| BadLine::new(line, say!("conquest-scenario-card", read = name)))
}

/// Splits at commas that stand outside parentheses, leaving names with a comma whole.
fn split_cards(value: &str) -> Vec<&str> {
    let mut entries = Vec::new();
    let (mut depth, mut from) = (0usize, 0);
    for (at, letter) in value.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' | ';' if depth == 0 => {
                entries.push(value[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    entries.push(value[from..].trim());
    entries.retain(|entry| !entry.is_empty());
    entries
}
