//! The lower part of a scenario: what a line means as an answer, and what it expects.

use rulebook::say;

use super::{BadLine, Table};
use crate::answer::Answer;
use crate::state::{DeployTo, Loc, ObjId, Outcome, Phase, Place, Seat};

impl Table {
    /// The answers a line can mean; several when cards share a name.
    pub(super) fn meant(&self, line: usize, seat: Seat, verb: &str) -> Result<Vec<Answer>, BadLine> {
        let wrong = || BadLine::new(line, say!("conquest-scenario-verb", read = verb));
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong());
        let (word, rest) = verb.split_once(' ').unwrap_or((verb, ""));
        let rest = rest.trim();
        let each = |name: &str, make: &dyn Fn(ObjId) -> Answer| -> Result<Vec<Answer>, BadLine> {
            let found = self.named(name, seat);
            if found.is_empty() {
                return Err(BadLine::new(line, say!("conquest-scenario-nowhere", read = name)));
            }
            Ok(found.into_iter().map(make).collect())
        };
        Ok(match word {
            "pass" | "keep" | "decline" => vec![Answer::Pass],
            "yes" | "mulligan" => vec![Answer::Yes],
            "area" => vec![Answer::Area],
            "concede" => vec![Answer::Concede],
            "dial" => vec![Answer::Dial(number(rest)?)],
            "number" | "option" => vec![Answer::Number(number(rest)?)],
            "planet" => vec![Answer::Place(Place::Planet(number(rest)?.wrapping_sub(1)))],
            "hq" => {
                let whose = self.seat(rest.trim_start_matches("of ").trim()).ok_or_else(wrong)?;
                vec![Answer::Place(Place::Hq(whose))]
            }
            "player" => vec![Answer::Player(self.seat(rest).ok_or_else(wrong)?)],
            "take" => {
                let (cards, resources) = match rest {
                    "both" => (true, true),
                    "cards" => (true, false),
                    "resources" => (false, true),
                    "nothing" => (false, false),
                    _ => return Err(wrong()),
                };
                vec![Answer::Bonus { cards, resources }]
            }
            "deploy" => return self.deploy(line, seat, rest),
            "play" => each(rest, &Answer::Play)?,
            "use" => {
                let (name, ability) = match rest.rsplit_once(" ability ") {
                    Some((name, n)) => (name, number(n)?.saturating_sub(1)),
                    None => (rest, 0),
                };
                let mut meant = each(name, &|card| Answer::Use { card, ability })?;
                if !rest.contains(" ability ") {
                    meant.extend(each(name, &|card| Answer::Use { card, ability: 1 })?);
                }
                meant
            }
            "pick" => each(rest, &Answer::Pick)?,
            "attack" => each(rest.strip_prefix("with ").ok_or_else(wrong)?, &Answer::Attack)?,
            "retreat" => each(rest.strip_prefix("with ").ok_or_else(wrong)?, &Answer::Retreat)?,
            "against" => each(rest, &Answer::Against)?,
            "shield" => each(rest, &Answer::Shield)?,
            "move" => {
                let (name, to) = rest.rsplit_once(" to ").ok_or_else(wrong)?;
                let planet = number(to)?.wrapping_sub(1);
                each(name, &|unit| Answer::Move { unit, planet })?
            }
            _ => return Err(wrong()),
        })
    }

    fn deploy(&self, line: usize, seat: Seat, rest: &str) -> Result<Vec<Answer>, BadLine> {
        let wrong = |read: &str| BadLine::new(line, say!("conquest-scenario-nowhere", read = read));
        let mut meant = Vec::new();
        if let Some((name, host)) = rest.split_once(" on ") {
            for card in self.named(name, seat) {
                meant.extend(
                    self.named(host, seat)
                        .into_iter()
                        .map(|host| Answer::Deploy { card, to: DeployTo::Host(host) }),
                );
            }
        } else if let Some((name, at)) = rest.rsplit_once(" at ") {
            let to = match at.trim().parse::<u8>() {
                Ok(planet) => DeployTo::Planet(planet.wrapping_sub(1)),
                Err(_) => DeployTo::Hq,
            };
            meant.extend(self.named(name, seat).into_iter().map(|card| Answer::Deploy { card, to }));
        } else {
            meant.extend(
                self.named(rest, seat).into_iter().map(|card| Answer::Deploy { card, to: DeployTo::Hq }),
            );
        }
        if meant.is_empty() { Err(wrong(rest)) } else { Ok(meant) }
    }

    /// The cards a name can mean: `Goff Nob`, `Goff Nob at 2`, `Goff Nob of Chris`. Own ones first.
    fn named(&self, text: &str, seat: Seat) -> Vec<ObjId> {
        let text = text.trim();
        let (name, place, owner) = if let Some((name, at)) = text.rsplit_once(" at ")
            && let Ok(at) = at.trim().parse::<u8>()
        {
            (name, Some(at.wrapping_sub(1)), None)
        } else if let Some((name, who)) = text.rsplit_once(" of ")
            && let Some(who) = self.seat(who.trim())
        {
            (name, None, Some(who))
        } else {
            (text, None, None)
        };
        let state = &self.state;
        let mut found: Vec<ObjId> = (0..state.objs.len() as u8)
            .map(ObjId)
            .filter(|id| {
                state.obj(*id).loc != Loc::Removed
                    && state.card(*id).name.eq_ignore_ascii_case(name.trim())
                    && place.is_none_or(|at| state.place(*id) == Some(Place::Planet(at)))
                    && owner.is_none_or(|who| state.obj(*id).controller == who)
            })
            .collect();
        // What is in play or in the mover's hand is meant before what lies in a deck.
        found.sort_by_key(|id| {
            let obj = state.obj(*id);
            (matches!(obj.loc, Loc::Deck | Loc::Discard), obj.owner != seat)
        });
        found
    }

    /// An answer in the words of the format.
    pub(super) fn told(&self, answer: Answer) -> String {
        let name = |id: ObjId| self.state.card(id).name;
        match answer {
            Answer::Pass => "pass".to_owned(),
            Answer::Yes => "yes".to_owned(),
            Answer::Area => "area".to_owned(),
            Answer::Concede => "concede".to_owned(),
            Answer::Deploy { card, to } => match to {
                DeployTo::Planet(planet) => format!("deploy {} at {}", name(card), planet + 1),
                DeployTo::Hq => format!("deploy {}", name(card)),
                DeployTo::Host(host) => format!("deploy {} on {}", name(card), name(host)),
            },
            Answer::Play(id) => format!("play {}", name(id)),
            Answer::Use { card, ability } => format!("use {} ability {}", name(card), ability + 1),
            Answer::Dial(n) => format!("dial {n}"),
            Answer::Bonus { cards, resources } => match (cards, resources) {
                (true, true) => "take both",
                (true, false) => "take cards",
                (false, true) => "take resources",
                (false, false) => "take nothing",
            }
            .to_owned(),
            Answer::Pick(id) => format!("pick {}", name(id)),
            Answer::Place(Place::Planet(planet)) => format!("planet {}", planet + 1),
            Answer::Place(Place::Hq(seat)) => format!("hq of {}", self.names[seat as usize]),
            Answer::Number(n) => format!("number {n}"),
            Answer::Attack(id) => format!("attack with {}", name(id)),
            Answer::Retreat(id) => format!("retreat with {}", name(id)),
            Answer::Against(id) => format!("against {}", name(id)),
            Answer::Shield(id) => format!("shield {}", name(id)),
            Answer::Move { unit, planet } => format!("move {} to {}", name(unit), planet + 1),
            Answer::Player(seat) => format!("player {}", self.names[seat as usize]),
        }
    }

    /// What an expectation wants and what is there.
    pub(super) fn observed(&self, line: usize, text: &str) -> Result<(String, String), BadLine> {
        let wrong = || BadLine::new(line, say!("conquest-scenario-expect", read = text));
        let words: Vec<&str> = text.split_whitespace().collect();
        let state = &self.state;
        let name = |seat: Seat| self.names[seat as usize].clone();
        let pair = |wanted: &str, got: String| (wanted.to_owned(), got);
        match words[..] {
            ["round", n] => return Ok(pair(n, state.round.to_string())),
            ["phase", phase] => return Ok(pair(phase, phase_word(state.phase).to_owned())),
            ["winner", who] => {
                let got = match state.outcome {
                    Some(Outcome::Won { by, .. }) => name(by),
                    Some(Outcome::Draw) => "draw".to_owned(),
                    Some(Outcome::Overrun) => "overrun".to_owned(),
                    None => "nobody".to_owned(),
                };
                return Ok(pair(who, got));
            }
            ["initiative", who] => return Ok(pair(who, name(state.initiative))),
            ["asked", who] => {
                return Ok(pair(who, state.to_answer().map_or_else(|| "nobody".to_owned(), name)));
            }
            ["battle", at] => {
                let got = state.battle.map_or_else(|| "none".to_owned(), |it| (it.planet + 1).to_string());
                return Ok(pair(at, got));
            }
            ["battle", "initiative", who] => {
                return Ok(pair(
                    who,
                    state.battle.map_or_else(|| "none".to_owned(), |it| name(it.initiative)),
                ));
            }
            ["first", "planet", ..] => {
                let got =
                    state.first.map_or("none", |at| crate::cards::card(state.row[usize::from(at)].card).name);
                return Ok((words[2..].join(" "), got.to_owned()));
            }
            ["struggle", at, who] => {
                let at = at.parse::<u8>().map_err(|_| wrong())?;
                let got = state.struggle_winner(at.wrapping_sub(1)).map_or_else(|| "nobody".to_owned(), name);
                return Ok(pair(who, got));
            }
            [who, "may", ..] => {
                let seat = self.seat(who).ok_or_else(wrong)?;
                let (not, verb) = match words[2] {
                    "not" => (true, words[3..].join(" ")),
                    _ => (false, words[2..].join(" ")),
                };
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let meant = self.meant(line, seat, &verb)?;
                let may = meant.iter().any(|answer| legal.contains(answer));
                return Ok(((!not).to_string(), may.to_string()));
            }
            [who, what, n] => {
                if let Some(seat) = self.seat(who) {
                    let player = state.player(seat);
                    let got = match what {
                        "resources" => player.resources.to_string(),
                        "hand" => player.hand.len().to_string(),
                        "deck" => player.deck.len().to_string(),
                        "discard" => player.discard.len().to_string(),
                        "display" => player.display.len().to_string(),
                        _ => return Err(wrong()),
                    };
                    return Ok(pair(n, got));
                }
            }
            _ => {}
        }
        self.observed_card(text).ok_or_else(wrong)
    }

    fn observed_card(&self, text: &str) -> Option<(String, String)> {
        let state = &self.state;
        for (at, _) in text.match_indices(' ') {
            let (name, rest) = (text[..at].trim(), text[at..].trim());
            let found = self.named(name, Seat::A);
            if found.is_empty() && crate::cards::card_named(name).is_none() {
                continue;
            }
            let in_play = found.iter().copied().find(|id| state.in_play(*id));
            let value =
                |read: &dyn Fn(ObjId) -> String| in_play.map_or_else(|| "not in play".to_owned(), read);
            let words: Vec<&str> = rest.split_whitespace().collect();
            return Some(match words[..] {
                ["damage", n] => (n.to_owned(), value(&|id| state.obj(id).damage.to_string())),
                ["attack", n] => (n.to_owned(), value(&|id| state.attack(id).to_string())),
                ["hp", n] => (n.to_owned(), value(&|id| state.hp(id).to_string())),
                ["command", n] => (n.to_owned(), value(&|id| state.command(id).to_string())),
                ["resources", n] => (n.to_owned(), value(&|id| state.obj(id).resources.to_string())),
                ["ready"] | ["exhausted"] => (
                    words[0].to_owned(),
                    value(&|id| if state.obj(id).exhausted { "exhausted" } else { "ready" }.to_owned()),
                ),
                ["bloodied"] | ["hale"] => (
                    words[0].to_owned(),
                    value(&|id| if state.obj(id).bloodied { "bloodied" } else { "hale" }.to_owned()),
                ),
                ["gone"] => ("gone".to_owned(), if found.is_empty() { "gone" } else { "there" }.to_owned()),
                ["count", n] => {
                    (n.to_owned(), found.iter().filter(|id| state.in_play(**id)).count().to_string())
                }
                ["at", _] | ["in", ..] | ["on", ..] => {
                    let there: Vec<String> = found.iter().map(|id| self.whereabouts(*id)).collect();
                    let got =
                        if there.iter().any(|it| it == rest) { rest.to_owned() } else { there.join("; ") };
                    (rest.to_owned(), got)
                }
                _ => continue,
            });
        }
        None
    }

    fn whereabouts(&self, id: ObjId) -> String {
        let obj = self.state.obj(id);
        let whose = |seat: Seat| &self.names[seat as usize];
        match obj.loc {
            Loc::Planet(planet) => format!("at {}", planet + 1),
            Loc::Hq => format!("in {} hq", whose(obj.controller)),
            Loc::Hand => format!("in {} hand", whose(obj.owner)),
            Loc::Deck => format!("in {} deck", whose(obj.owner)),
            Loc::Discard => format!("in {} discard", whose(obj.owner)),
            Loc::On(host) => format!("on {}", self.state.card(host).name),
            Loc::Removed => "nowhere".to_owned(),
        }
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "set-up",
        Phase::Deploy => "deploy",
        Phase::Command => "command",
        Phase::Combat => "combat",
        Phase::Headquarters => "headquarters",
    }
}
