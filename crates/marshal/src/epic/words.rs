//! The words typed at the table, turned into commands of the rulebook.
//!
//! Words are the same in every language, so that a game can be typed by one player and read by another.

use epic::game::Way;
use epic::{Command, Edge, Game, Side, Spot, Stage, typed};
use rulebook::{Saying, say};

/// What a typed line asks for.
#[derive(Debug)]
pub(super) enum Asked {
    /// Something the rulebook decides.
    Command(Box<Command>),
    /// Several of them, one after the other.
    Commands(Vec<Command>),
    /// An army or table file to be read first.
    ArmyFile(Side, String),
    TableFile(Vec<String>),
    /// The map in letters.
    Letters,
    /// A map to be written.
    Map(String),
    Status,
    Help,
    Undo,
    Quit,
}

/// Reads a line typed at this moment of the game.
pub(super) fn read(game: &Game, line: &str) -> Result<Asked, Saying> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let command = |command: Command| Ok(Asked::Command(Box::new(command)));
    match words.as_slice() {
        ["quit"] => Ok(Asked::Quit),
        ["help" | "?"] => Ok(Asked::Help),
        ["status"] => Ok(Asked::Status),
        ["undo"] => Ok(Asked::Undo),
        ["map"] => Ok(Asked::Letters),
        ["map", file @ ..] => Ok(Asked::Map(file.join(" "))),
        ["concede", who] => command(Command::Concede { by: side(who)? }),
        ["judge", "draw"] => command(Command::JudgeEnds { winner: None }),
        ["judge", who] => command(Command::JudgeEnds { winner: Some(side(who)?) }),
        words => match game.stage() {
            Stage::Forces => forces(game, line, words),
            Stage::Terrain => Ok(Asked::TableFile(words.iter().map(|word| (*word).to_owned()).collect())),
            Stage::TableEdge | Stage::Objectives if game.roll_off_due().is_some() => roll_off(words),
            Stage::TableEdge => table_edge(game, words),
            Stage::Objectives => objective(game, words),
            Stage::Spacecraft => spacecraft(game, words),
            Stage::Garrisons | Stage::RemainingForces => forces_on_table(game, words),
            Stage::Ready => match words {
                ["confirm"] => Ok(Asked::Commands(Side::BOTH.map(|by| Command::Confirm { by }).into())),
                ["confirm", who] => command(Command::Confirm { by: side(who)? }),
                _ => Err(unknown(words)),
            },
            Stage::ContinuationRoll(_) => {
                let rolls = if words.is_empty() { None } else { Some(pair(words)?) };
                command(Command::RollContinuation { rolls })
            }
            _ => turn(game, words),
        },
    }
}

fn forces(game: &Game, line: &str, words: &[&str]) -> Result<Asked, Saying> {
    let command = |command: Command| Ok(Asked::Command(Box::new(command)));
    match words {
        ["points", points, rest @ ..] => {
            command(Command::AgreePoints { points: number(points)?, out_of_range: rest == ["anyway"] })
        }
        ["army", who, ..] => {
            let by = side(who)?;
            let behind = line.trim_start().trim_start_matches("army").trim_start();
            let file = behind.split_once(char::is_whitespace);
            Ok(Asked::ArmyFile(by, file.map_or("", |(_, file)| file.trim()).to_owned()))
        }
        ["player", ..] => {
            command(Command::Join { name: line.trim_start()["player".len()..].trim().to_owned() })
        }
        ["points" | "army"] => Err(unknown(words)),
        // Two names are the first thing needed, so a bare line is one.
        _ if game.player(Side::Bravo).is_empty() => command(Command::Join { name: line.trim().to_owned() }),
        _ => Err(unknown(words)),
    }
}

fn roll_off(words: &[&str]) -> Result<Asked, Saying> {
    let rolls =
        if words.is_empty() { None } else { Some(words.chunks(2).map(pair).collect::<Result<Vec<_>, _>>()?) };
    Ok(Asked::Command(Box::new(Command::RollOff { rolls })))
}

fn table_edge(game: &Game, words: &[&str]) -> Result<Asked, Saying> {
    let by = game.to_act().unwrap_or(Side::Alpha);
    let edge = match words {
        [name] => serde_json::from_value::<Edge>((*name).into())
            .map_err(|_| say!("epic-play-which-edge", read = *name))?,
        _ => return Err(say!("epic-play-which-edge", read = words.join(" "))),
    };
    Ok(Asked::Command(Box::new(Command::ChooseEdge { by, edge })))
}

fn objective(game: &Game, words: &[&str]) -> Result<Asked, Saying> {
    let by = game.to_act().unwrap_or(Side::Alpha);
    let figures = words.iter().take_while(|word| is_figure(word)).count();
    let size = game.table().map(epic::Table::size);
    let own = game.objectives().iter().all(|objective| objective.by != by);
    let on = game.edge(by).filter(|_| own);
    // Figures come first and a label behind them; where they alone are no place, the whole line names edges.
    let (at, label) = match typed::place(&words[..figures].join(" "), size, on) {
        Ok(at) => (at, words[figures..].join(" ")),
        Err(why) if figures == words.len() || figures == 0 => return Err(why),
        Err(_) => (typed::place(&words.join(" "), size, on)?, String::new()),
    };
    Ok(Asked::Command(Box::new(Command::PlaceObjective { by, at, label })))
}

fn spacecraft(game: &Game, words: &[&str]) -> Result<Asked, Saying> {
    let command = |command: Command| Ok(Asked::Command(Box::new(command)));
    match words {
        ["done"] => Ok(Asked::Commands(Side::BOTH.map(|by| Command::CloseSpacecraft { by }).into())),
        ["done", who] => command(Command::CloseSpacecraft { by: side(who)? }),
        ["ship", id] => {
            let (by, formation) = formation(game, id)?;
            command(Command::SetUpSpacecraft { by, formation })
        }
        ["planetfall", id, rest @ ..] => {
            let (by, found) = formation(game, id)?;
            let (carrier, load_confirmed) = carrier(game, rest)?;
            command(Command::Planetfall { by, formation: found, carrier, load_confirmed })
        }
        _ => Err(unknown(words)),
    }
}

fn forces_on_table(game: &Game, words: &[&str]) -> Result<Asked, Saying> {
    let command = |command: Command| Ok(Asked::Command(Box::new(command)));
    if game.roll_off_due().is_some() {
        return roll_off(words);
    }
    match words {
        ["pass"] => command(Command::PassGarrisons { by: game.to_act().unwrap_or(Side::Alpha) }),
        ["overwatch", id] => {
            let (by, formation) = formation(game, id)?;
            command(Command::Overwatch { by, formation })
        }
        ["garrison", id, spots @ .., "overwatch"] => garrison(game, id, spots, true),
        ["garrison", id, spots @ ..] => garrison(game, id, spots, false),
        ["place", id, spots @ ..] => {
            let (by, formation) = formation(game, id)?;
            let units = spread(game, by, &formation, spots)?;
            command(Command::SetUp { by, formation, units })
        }
        ["reserve", id, way, rest @ ..] => {
            let (by, found) = formation(game, id)?;
            let name = if *way == "in" { "in_aircraft" } else { way };
            let way = serde_json::from_value::<Way>(name.into()).map_err(|_| unknown(words))?;
            let rest: Vec<&str> =
                if way == Way::InAircraft { [&["in"], rest].concat() } else { rest.to_vec() };
            let (carrier, load_confirmed) = carrier(game, &rest)?;
            command(Command::Reserve { by, formation: found, way, carrier, load_confirmed })
        }
        _ => Err(unknown(words)),
    }
}

fn garrison(game: &Game, id: &str, spots: &[&str], overwatch: bool) -> Result<Asked, Saying> {
    let (by, formation) = formation(game, id)?;
    let units = spread(game, by, &formation, spots)?;
    Ok(Asked::Command(Box::new(Command::PlaceGarrison { by, formation, units, overwatch })))
}

fn turn(game: &Game, words: &[&str]) -> Result<Asked, Saying> {
    let command = |command: Command| Ok(Asked::Command(Box::new(command)));
    let (word, id) = match words {
        ["end"] => return command(Command::EndTurn {}),
        ["done"] => return Ok(Asked::Commands(Side::BOTH.map(|by| Command::CloseRally { by }).into())),
        ["done", who] => return command(Command::CloseRally { by: side(who)? }),
        [word, id, ..] => (*word, *id),
        _ => return Err(unknown(words)),
    };
    let (by, found) = formation(game, id)?;
    let rest = &words[2..];
    match word {
        "move" => {
            let spots = spread_all(game, by, &found, rest)?;
            command(Command::Move { by, formation: found, units: spots })
        }
        "enter" => {
            let units = spread(game, by, &found, rest)?;
            command(Command::Enter { by, formation: found, units })
        }
        "takeoff" => command(Command::TakeOff { by, formation: found }),
        "break" => command(Command::Break { by, formation: found }),
        "rally" => command(Command::Rally { by, formation: found }),
        "ability" => command(Command::UseAbility { by, formation: found, ability: rest.join(" ") }),
        "lose" => {
            let units = if rest == ["all"] {
                living(game, by, &found)
            } else {
                rest.iter().map(|word| number::<usize>(word)).collect::<Result<_, _>>()?
            };
            command(Command::Lose { by, formation: found, units })
        }
        "damage" => match rest {
            [unit, left] => {
                command(Command::Damage { by, formation: found, unit: number(unit)?, left: number(left)? })
            }
            _ => Err(unknown(words)),
        },
        "absorb" => match rest {
            [into] => command(Command::Absorb { by, formation: found, into: (*into).to_owned() }),
            _ => Err(unknown(words)),
        },
        "summon" => {
            let figures = rest.iter().take_while(|word| is_figure(word)).count();
            let at = typed::place(&rest[..figures].join(" "), None, None)?;
            let unit = rest[figures..].join(" ");
            command(Command::Summon { by, formation: found, unit, at: Spot::point(at) })
        }
        _ => Err(unknown(words)),
    }
}

/// A formation by its id; `alpha/ID` where both armies have one of that id.
fn formation(game: &Game, id: &str) -> Result<(Side, String), Saying> {
    if let Some((who, id)) = id.split_once('/') {
        return Ok((side(who)?, id.to_owned()));
    }
    let owners: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|side| game.army(*side).is_some_and(|army| army.formation(id).is_some()))
        .collect();
    match owners.as_slice() {
        [one] => Ok((*one, id.to_owned())),
        [] => Err(say!("epic-play-unknown-formation", formation = id)),
        _ => match game.to_act() {
            Some(side) => Ok((side, id.to_owned())),
            None => Err(say!("epic-play-which-formation", formation = id)),
        },
    }
}

fn carrier(game: &Game, words: &[&str]) -> Result<(Option<String>, bool), Saying> {
    match words {
        [] => Ok((None, false)),
        ["in", id] => Ok((Some(formation(game, id)?.1), false)),
        ["in", id, "confirmed"] => Ok((Some(formation(game, id)?.1), true)),
        _ => Err(unknown(words)),
    }
}

fn living(game: &Game, by: Side, id: &str) -> Vec<usize> {
    let found = game.formations(by).find(|(formation, _)| formation.id == id);
    found.map_or_else(Vec::new, |(_, deployed)| {
        let units = deployed.units.iter().enumerate();
        units.filter(|(_, unit)| unit.left > 0).map(|(at, _)| at + 1).collect()
    })
}

/// Places for the living units; where fewer are given than there are units, the last one serves for the rest.
fn spread(game: &Game, by: Side, id: &str, words: &[&str]) -> Result<Vec<Spot>, Saying> {
    let mut spots = places(game, words)?;
    let wanted = living(game, by, id).len();
    if let Some(last) = spots.last().copied().filter(|_| spots.len() < wanted) {
        spots.resize(wanted, last);
    }
    Ok(spots)
}

/// The same for all units, the destroyed ones standing nowhere.
fn spread_all(game: &Game, by: Side, id: &str, words: &[&str]) -> Result<Vec<Option<Spot>>, Saying> {
    let mut spots = spread(game, by, id, words)?.into_iter();
    let found = game.formations(by).find(|(formation, _)| formation.id == id);
    let units = found.map_or_else(Vec::new, |(_, deployed)| deployed.units.clone());
    Ok(units.iter().map(|unit| if unit.left > 0 { spots.next() } else { None }).collect())
}

fn places(game: &Game, words: &[&str]) -> Result<Vec<Spot>, Saying> {
    let read = typed::places(&words.join(" "), game.table().map(epic::Table::size), None)?;
    Ok(read.into_iter().map(Spot::point).collect())
}

/// Whether a word is a figure and not a name.
fn is_figure(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit() || matches!(letter, '(' | '[' | '-'))
}

fn pair(words: &[&str]) -> Result<[u8; 2], Saying> {
    match words {
        [one, other] => Ok([number(one)?, number(other)?]),
        _ => Err(say!("epic-play-pairs")),
    }
}

fn side(word: &str) -> Result<Side, Saying> {
    match word {
        "alpha" => Ok(Side::Alpha),
        "bravo" => Ok(Side::Bravo),
        _ => Err(say!("epic-play-which-player", read = word)),
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, Saying> {
    word.parse().map_err(|_| say!("epic-play-not-a-number", read = word))
}

fn unknown(words: &[&str]) -> Saying {
    say!("epic-play-unknown", read = words.join(" "))
}
