//! The upper part of a scenario: who plays, the planets, and the options of the game. What lies where is in `lay`.

use rulebook::{Saying, say};

use super::line::{self, Line};
use super::named::planet;
use super::{BadLine, Shown, words};
use crate::card::{CardId, Kind};
use crate::cards::{card, card_coded, card_named};
use crate::necrons::WHEEL;
use crate::rng::Luck;
use crate::state::{Loc, Mode, ObjId, Options, PLANETS, Phase, Planet, PlanetState, Seat, State, Step};

/// The most resources a pool may hold: far more than a game yields.
const MOST_RESOURCES: u16 = 999;
/// Cards a deck gets when the board says nothing about it: enough that none runs out by accident.
const FILLERS: usize = 20;
/// What they are, by code: an army unit without abilities for each seat.
const FILLER: [&str; 2] = ["core-12", "core-58"];

/// Entries that stand in a board at most once; `players` has a message of its own.
const ONCE: [&str; 9] =
    ["title", "mode", "training", "seed", "round", "phase", "initiative", "planets", "aside"];

/// A board as written down.
#[derive(Debug)]
pub(crate) struct Board {
    pub(super) title: String,
    pub(super) shows: Vec<Shown>,
    pub(super) names: [String; 2],
    /// Names that the board gives to single cards.
    pub(super) labels: Vec<(String, ObjId)>,
    pub(super) state: State,
    /// The line that put each card there.
    pub(super) laid: Vec<usize>,
    /// Warlords the board has placed.
    pub(super) placed: [bool; 2],
    /// The line with the row of planets.
    pub(super) planets_at: usize,
    decks_given: [bool; 2],
    players_named: bool,
    /// What can be said once only and has been.
    said: Vec<String>,
    start: Phase,
}

impl Board {
    /// Reads lines up to `moves:`, noting every one that cannot be used.
    pub(super) fn read<'a>(lines: &mut impl Iterator<Item = Line<'a>>, unusable: &mut Vec<BadLine>) -> Board {
        let mut board = Board {
            title: String::new(),
            shows: Vec::new(),
            names: ["Ana".to_owned(), "Bo".to_owned()],
            labels: Vec::new(),
            state: State::empty(Options::default(), Luck::quick(1)),
            laid: Vec::new(),
            placed: [false; 2],
            planets_at: 0,
            decks_given: [false; 2],
            players_named: false,
            said: Vec::new(),
            start: Phase::Deploy,
        };
        board.state.round = 1;
        board.state.phase = Phase::Deploy;
        let mut last = 0;
        for line in lines {
            last = line.number;
            let shown = line.shown(unusable);
            board.shows.extend(shown);
            if line.text == "moves:" {
                // A list of players that could not be read has been complained about.
                if !board.players_named {
                    unusable.push(BadLine::new(line.number, say!("conquest-scenario-no-players")));
                } else if unusable.is_empty() {
                    unusable.extend(board.impossible());
                }
                return board;
            }
            match line.text.split_once(':') {
                None => {
                    unusable.push(BadLine::new(
                        line.number,
                        say!("conquest-scenario-no-colon", read = line.text),
                    ));
                }
                Some((key, value)) if key.trim() == "shows" => {
                    board.shows.extend(line::clauses(line.number, value, unusable));
                }
                Some((key, value)) => {
                    if let Err(why) = board.entry(line.number, key.trim(), value.trim()) {
                        unusable.push(BadLine::new(line.number, why));
                    }
                }
            }
        }
        unusable.push(BadLine::new(last + 1, say!("conquest-scenario-no-moves")));
        board
    }

    fn entry(&mut self, line: usize, key: &str, value: &str) -> Result<(), Saying> {
        match key {
            "title" => value.clone_into(&mut self.title),
            "players" => self.players(line, value)?,
            "mode" => {
                self.state.options.mode = match value {
                    "casual" => Mode::Casual,
                    "tournament" => Mode::Tournament,
                    _ => return Err(say!("conquest-scenario-mode", read = value)),
                }
            }
            "training" => {
                self.state.options.training = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(say!("conquest-scenario-yes-or-no", read = value)),
                }
            }
            "seed" => self.state.chance = Luck::quick(number(value, u64::MAX)?),
            "round" => {
                let inside = number(value, u64::MAX)?;
                let round = u8::try_from(inside).ok().filter(|round| (1..=PLANETS as u8).contains(round));
                let outside = || say!("conquest-scenario-range", read = value, least = 1, most = PLANETS);
                self.state.round = round.ok_or_else(outside)?;
            }
            "phase" => {
                self.start = match value {
                    "deploy" => Phase::Deploy,
                    "command" => Phase::Command,
                    "combat" => Phase::Combat,
                    "headquarters" => Phase::Headquarters,
                    "set-up" => Phase::Setup,
                    _ => return Err(say!("conquest-scenario-phase", read = value)),
                }
            }
            "initiative" => self.state.initiative = self.seat(value)?,
            "planets" => {
                self.planets_at = line;
                self.planets(value)?;
            }
            "aside" => self.aside(value)?,
            _ => self.of_player(line, key, value)?,
        }
        self.say_once(key)
    }

    /// Lists of cards go on in a further line; everything else is said once.
    fn say_once(&mut self, key: &str) -> Result<(), Saying> {
        let of_player = [" resources", " enslaves"].iter().any(|what| key.ends_with(what));
        let known = key.to_lowercase();
        if !of_player && !ONCE.contains(&key) {
            return Ok(());
        }
        if self.said.contains(&known) {
            return Err(say!("conquest-scenario-twice", read = key));
        }
        self.said.push(known);
        Ok(())
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat, Saying> {
        let found = Seat::BOTH.into_iter().find(|seat| self.names[*seat as usize].eq_ignore_ascii_case(name));
        found.ok_or_else(|| say!("conquest-scenario-player", read = name, names = self.names.to_vec()))
    }

    fn players(&mut self, line: usize, value: &str) -> Result<(), Saying> {
        let wrong = || say!("conquest-scenario-players", read = value);
        if std::mem::replace(&mut self.players_named, true) {
            return Err(wrong());
        }
        let pairs: Vec<(&str, &str)> =
            value.split(';').map(|pair| pair.split_once('=').ok_or_else(wrong)).collect::<Result<_, _>>()?;
        let [first, second] = pairs[..] else { return Err(wrong()) };
        if !self.state.objs.is_empty() {
            return Err(say!("conquest-scenario-players-first"));
        }
        let names = [first, second].map(|(name, _)| name.trim());
        if let Some(name) = names.into_iter().find(|name| !may_be_name(name)) {
            return Err(say!("conquest-scenario-name", read = name));
        }
        if names[0].eq_ignore_ascii_case(names[1]) {
            return Err(say!("conquest-scenario-same-name", read = names[0]));
        }
        self.names = names.map(str::to_owned);
        for (seat, (_, warlord)) in Seat::BOTH.into_iter().zip([first, second]) {
            let id = known(warlord.trim())?;
            if card(id).kind != Kind::Warlord {
                return Err(say!("conquest-scenario-no-warlord", read = warlord.trim()));
            }
            self.state.place_warlord(seat, id);
            self.laid.push(line);
        }
        Ok(())
    }

    /// The planets that were not laid out: `aside: Tarrus, Y'varn`.
    fn aside(&mut self, value: &str) -> Result<(), Saying> {
        let names: Vec<&str> = value.split(',').map(str::trim).collect();
        if names.len() > self.state.out.len() {
            return Err(say!("conquest-scenario-aside", count = names.len()));
        }
        self.state.out = [CardId::default(); 3];
        for (at, name) in names.into_iter().enumerate() {
            let id = known(name)?;
            if card(id).kind != Kind::Planet {
                return Err(say!("conquest-scenario-no-planet", read = name));
            }
            let laid_out = self.state.row.iter().any(|planet| planet.card == id);
            if laid_out || self.state.out.contains(&id) {
                return Err(say!("conquest-scenario-planet-twice", read = name));
            }
            self.state.out[at] = id;
        }
        Ok(())
    }

    fn planets(&mut self, value: &str) -> Result<(), Saying> {
        let entries: Vec<&str> = value.split(',').map(str::trim).collect();
        if entries.len() > PLANETS {
            return Err(say!("conquest-scenario-planets", count = entries.len()));
        }
        for seat in Seat::BOTH {
            self.state.player_mut(seat).display.truncate(0);
        }
        self.state.infested = 0;
        self.state.row = [Planet { card: CardId::default(), state: PlanetState::Removed }; PLANETS];
        for (at, entry) in entries.into_iter().enumerate() {
            let (name, mark) = match entry.split_once('[') {
                Some((name, mark)) => {
                    let unclosed = || say!("conquest-scenario-unclosed", read = entry);
                    (name.trim(), mark.strip_suffix(']').ok_or_else(unclosed)?.trim())
                }
                None => (entry, ""),
            };
            let id = known(name)?;
            if card(id).kind != Kind::Planet {
                return Err(say!("conquest-scenario-no-planet", read = name));
            }
            if self.state.row[..at].iter().any(|planet| planet.card == id) {
                return Err(say!("conquest-scenario-planet-twice", read = name));
            }
            let state = match mark {
                "" => PlanetState::FaceUp,
                "infested" => {
                    self.state.infested |= 1 << at;
                    PlanetState::FaceUp
                }
                "face down" => PlanetState::FaceDown,
                "gone" => PlanetState::Removed,
                name => {
                    let seat = self.seat(name)?;
                    self.state.player_mut(seat).display.push(at as u8);
                    self.state.last_captor = Some(seat);
                    PlanetState::Captured(seat)
                }
            };
            self.state.row[at] = Planet { card: id, state };
        }
        let in_play = |it: &Planet| matches!(it.state, PlanetState::FaceUp | PlanetState::FaceDown);
        self.state.first = self.state.row.iter().position(in_play).map(|at| at as u8);
        Ok(())
    }

    fn of_player(&mut self, line: usize, key: &str, value: &str) -> Result<(), Saying> {
        let unknown = || say!("conquest-scenario-key", read = key);
        let (name, what) = key.split_once(' ').ok_or_else(unknown)?;
        let seat = self.seat(name)?;
        let loc = match what.trim() {
            "resources" => {
                self.state.player_mut(seat).resources = number(value, MOST_RESOURCES)?;
                return Ok(());
            }
            "enslaves" => {
                let no_dial = || say!("conquest-scenario-enslaves", read = value);
                let faction = words::faction(value).filter(|it| WHEEL.contains(it)).ok_or_else(no_dial)?;
                if !self.state.has_enslavement_dial(seat) {
                    return Err(no_dial());
                }
                self.state.player_mut(seat).enslaved = Some(faction);
                return Ok(());
            }
            "hand" => Loc::Hand,
            "deck" => {
                self.decks_given[seat as usize] = true;
                Loc::Deck
            }
            "discard" => Loc::Discard,
            "hq" => Loc::Hq,
            what if what.starts_with("reserve at ") => {
                let at = what.strip_prefix("reserve at ").and_then(|at| planet(&self.state, at));
                Loc::Reserve(at.ok_or_else(unknown)?)
            }
            what => {
                let at = what.strip_prefix("at ").and_then(|at| planet(&self.state, at));
                Loc::Planet(at.ok_or_else(unknown)?)
            }
        };
        // Written from the top, and the top of a deck is its last card: a further line goes below what is there.
        let turn = |board: &mut Board| board.state.player_mut(seat).deck.reverse();
        if loc == Loc::Deck {
            turn(self);
        }
        let laid = self.lay(line, seat, loc, value);
        if loc == Loc::Deck {
            turn(self);
        }
        laid
    }

    /// The game on this board, run to its first question.
    pub(super) fn set_up(mut self) -> State {
        for seat in Seat::BOTH {
            if !self.decks_given[seat as usize] {
                let filler = card_coded(FILLER[seat as usize]).unwrap_or_default();
                for _ in 0..FILLERS {
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

/// The card of that name.
pub(super) fn known(name: &str) -> Result<CardId, Saying> {
    card_named(name).ok_or_else(|| say!("conquest-scenario-no-card", read = name))
}

/// A number up to `most`.
pub(super) fn number<T>(text: &str, most: T) -> Result<T, Saying>
where
    T: std::str::FromStr + PartialOrd + Copy + std::fmt::Display,
{
    let digits = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    if !digits {
        return Err(say!("conquest-scenario-number", read = text));
    }
    let inside = text.parse::<T>().ok().filter(|number| *number <= most);
    inside.ok_or_else(|| say!("conquest-scenario-range", read = text, least = 0, most = most.to_string()))
}

/// A name a player or a label can have: one word, so that lines about it can be told apart.
pub(super) fn may_be_name(name: &str) -> bool {
    name.chars().all(|it| it.is_alphanumeric() || "-'.".contains(it)) && name.chars().any(char::is_alphabetic)
}
