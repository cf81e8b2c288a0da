//! The lower part of a scenario: what a line means as an answer, and answers in the words of the format.

use rulebook::say;

use super::named::planet;
use super::{BadLine, Table, words};
use crate::answer::Answer;
use crate::state::{DeployTo, Loc, ObjId, Place, Seat};

impl Table {
    /// The answers a line can mean; several when cards share a name.
    pub(super) fn meant(&self, line: usize, seat: Seat, verb: &str) -> Result<Vec<Answer>, BadLine> {
        let wrong = || BadLine::new(line, say!("conquest-scenario-verb", read = verb));
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong());
        let at = |text: &str| {
            planet(&self.state, text)
                .ok_or_else(|| BadLine::new(line, say!("conquest-scenario-planet", read = text)))
        };
        let each = |name: &str, make: &dyn Fn(ObjId) -> Answer| -> Result<Vec<Answer>, BadLine> {
            Ok(self.cards(line, seat, name)?.into_iter().map(make).collect())
        };
        let (word, rest) = verb.split_once(' ').unwrap_or((verb, ""));
        let rest = rest.trim();
        let with = || rest.strip_prefix("with ").ok_or_else(wrong);
        let alone = |answer: Answer| if rest.is_empty() { Ok(vec![answer]) } else { Err(wrong()) };
        match word {
            "pass" | "keep" | "decline" => alone(Answer::Pass),
            "yes" | "mulligan" => alone(Answer::Yes),
            "area" => alone(Answer::Area),
            "concede" => alone(Answer::Concede),
            "dial" => Ok(vec![Answer::Dial(number(rest)?)]),
            "enslave" => Ok(vec![Answer::Enslave(words::faction(rest).ok_or_else(wrong)?)]),
            "aside" => {
                let named = crate::cards::card_named(rest).ok_or_else(wrong)?;
                let at = self.state.asides().find(|it| it.1 == named).ok_or_else(wrong)?.0;
                Ok(vec![Answer::Aside(at)])
            }
            "keyword" => match words::keyword(rest).ok_or_else(wrong)? {
                (crate::card::Keyword::AreaEffect(_), Some(n)) => {
                    Ok(vec![Answer::Keyword(crate::card::Keyword::AreaEffect(n))])
                }
                (keyword, _) => Ok(vec![Answer::Keyword(keyword)]),
            },
            "number" | "option" => Ok(vec![Answer::Number(number(rest)?)]),
            "planet" => Ok(vec![Answer::Place(Place::Planet(at(rest)?))]),
            "hq" => {
                let whose = self.seat(rest.trim_start_matches("of ").trim()).ok_or_else(wrong)?;
                Ok(vec![Answer::Place(Place::Hq(whose))])
            }
            "player" => Ok(vec![Answer::Player(self.seat(rest).ok_or_else(wrong)?)]),
            "take" => {
                let (cards, resources) = match rest {
                    "both" => (true, true),
                    "cards" => (true, false),
                    "resources" => (false, true),
                    "nothing" => (false, false),
                    _ => return Err(wrong()),
                };
                Ok(vec![Answer::Bonus { cards, resources }])
            }
            "deploy" => self.deploy(line, seat, rest),
            "reserve" => {
                let (name, to) = rest.rsplit_once(" at ").ok_or_else(wrong)?;
                let planet = at(to)?;
                each(name, &|card| Answer::Reserve { card, planet })
            }
            "strike" => self.strike(line, seat, with()?),
            "play" => each(rest, &Answer::Play),
            "use" => match rest.rsplit_once(" ability ") {
                Some((name, n)) => {
                    let ability = number(n)?.checked_sub(1).ok_or_else(wrong)?;
                    each(name, &|card| Answer::Use { card, ability })
                }
                None => self.any_ability(line, seat, rest),
            },
            "pick" => each(rest, &|id| self.state.picked_as(id)),
            "attack" => each(with()?, &Answer::Attack),
            "retreat" => each(with()?, &Answer::Retreat),
            "against" => each(rest, &Answer::Against),
            "shield" => each(rest, &Answer::Shield),
            "move" => {
                let (name, to) = rest.rsplit_once(" to ").ok_or_else(wrong)?;
                let planet = at(to)?;
                each(name, &|unit| Answer::Move { unit, planet })
            }
            _ => Err(wrong()),
        }
    }

    /// The cards of a description, at least one.
    pub(super) fn cards(&self, line: usize, seat: Seat, text: &str) -> Result<Vec<ObjId>, BadLine> {
        let Some(named) = self.described(text) else {
            return Err(BadLine::new(line, say!("conquest-scenario-no-card", read = text)));
        };
        let found = self.found_as(&named, seat);
        if found.is_empty() {
            return Err(BadLine::new(line, say!("conquest-scenario-nowhere", read = text)));
        }
        Ok(found)
    }

    /// `use CARD` means any ability of it, the first one first.
    fn any_ability(&self, line: usize, seat: Seat, name: &str) -> Result<Vec<Answer>, BadLine> {
        let found = self.cards(line, seat, name)?;
        let abilities = |id: ObjId| self.state.card(id).abilities.len().max(1) as u8;
        let most = found.iter().map(|id| abilities(*id)).max().unwrap_or(0);
        let mut meant = Vec::new();
        for ability in 0..most {
            let with_it = found.iter().filter(|id| ability < abilities(**id));
            meant.extend(with_it.map(|card| Answer::Use { card: *card, ability }));
        }
        Ok(meant)
    }

    /// `strike with CARD`, `strike with ATTACHMENT on HOST`.
    fn strike(&self, line: usize, seat: Seat, rest: &str) -> Result<Vec<Answer>, BadLine> {
        let on = rest.match_indices(" on ").find(|(at, _)| self.described(&rest[..*at]).is_some());
        let Some((at, word)) = on else {
            let cards = self.cards(line, seat, rest)?.into_iter();
            return Ok(cards.map(|card| Answer::Strike { card, host: None }).collect());
        };
        let hosts = self.cards(line, seat, &rest[at + word.len()..])?;
        let mut meant = Vec::new();
        for card in self.cards(line, seat, &rest[..at])? {
            meant.extend(hosts.iter().map(|host| Answer::Strike { card, host: Some(*host) }));
        }
        Ok(meant)
    }

    fn deploy(&self, line: usize, seat: Seat, rest: &str) -> Result<Vec<Answer>, BadLine> {
        let to = |name: &str, to: DeployTo| -> Result<Vec<Answer>, BadLine> {
            Ok(self.cards(line, seat, name)?.into_iter().map(|card| Answer::Deploy { card, to }).collect())
        };
        let on = rest.match_indices(" on ").find(|(at, _)| self.described(&rest[..*at]).is_some());
        if let Some((at, word)) = on {
            let hosts = self.cards(line, seat, &rest[at + word.len()..])?;
            let mut meant = Vec::new();
            for card in self.cards(line, seat, &rest[..at])? {
                meant.extend(hosts.iter().map(|host| Answer::Deploy { card, to: DeployTo::Host(*host) }));
            }
            return Ok(meant);
        }
        match rest.rsplit_once(" at ") {
            Some((name, at)) => match planet(&self.state, at) {
                Some(planet) => to(name, DeployTo::Planet(planet)),
                None if at.trim().eq_ignore_ascii_case("hq") => to(name, DeployTo::Hq),
                None => Err(BadLine::new(line, say!("conquest-scenario-planet", read = at))),
            },
            None => to(rest, DeployTo::Hq),
        }
    }

    /// The answers that a person would read the move as: who says "deploy" speaks of the own hand, who says "attack" of a
    /// unit in play. Where no such card is there, every card of the name is meant.
    pub(super) fn readings(&self, seat: Seat, meant: Vec<Answer>) -> Vec<Answer> {
        let state = &self.state;
        let held = |id: ObjId| state.obj(id).loc == Loc::Hand && state.obj(id).owner == seat;
        let fights = |id: ObjId, whose: Seat| state.in_play(id) && state.obj(id).controller == whose;
        let likely = |answer: &Answer| match *answer {
            Answer::Deploy { card, .. }
            | Answer::Reserve { card, .. }
            | Answer::Play(card)
            | Answer::Shield(card) => held(card),
            Answer::Strike { card, .. } => state.in_reserve(card) && state.obj(card).owner == seat,
            Answer::Use { card, .. } => held(card) || fights(card, seat),
            Answer::Attack(id) | Answer::Retreat(id) | Answer::Move { unit: id, .. } => fights(id, seat),
            Answer::Against(id) => fights(id, seat.other()),
            Answer::Pick(_)
            | Answer::PickReserve(_)
            | Answer::Pass
            | Answer::Yes
            | Answer::Dial(_)
            | Answer::Enslave(_)
            | Answer::Aside(_)
            | Answer::Keyword(_)
            | Answer::Bonus { .. }
            | Answer::Place(_)
            | Answer::Number(_)
            | Answer::Area
            | Answer::Player(_)
            | Answer::Concede => true,
        };
        if meant.iter().any(likely) { meant.into_iter().filter(likely).collect() } else { meant }
    }

    /// An answer in the words of the format.
    pub(super) fn told(&self, answer: Answer) -> String {
        let name = |id: ObjId| self.called(id);
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
            Answer::Reserve { card, planet } => format!("reserve {} at {}", name(card), planet + 1),
            Answer::Strike { card, host: None } => format!("strike with {}", name(card)),
            Answer::Strike { card, host: Some(host) } => {
                format!("strike with {} on {}", name(card), name(host))
            }
            Answer::PickReserve(at) => match self.state.reserve.get(usize::from(at)) {
                Some(it) => format!("pick {}", name(it.card)),
                None => "pick".to_owned(),
            },
            Answer::Play(id) => format!("play {}", name(id)),
            Answer::Use { card, ability } => format!("use {} ability {}", name(card), ability + 1),
            Answer::Dial(n) => format!("dial {n}"),
            Answer::Enslave(faction) => format!("enslave {}", words::faction_name(faction)),
            Answer::Aside(at) => {
                format!("aside {}", self.state.aside(at).map_or("", |id| crate::cards::card(id).name))
            }
            Answer::Keyword(keyword) => format!("keyword {}", words::keyword_told(keyword)),
            Answer::Bonus { cards, resources } => match (cards, resources) {
                (true, true) => "take both",
                (true, false) => "take cards",
                (false, true) => "take resources",
                (false, false) => "take nothing",
            }
            .to_owned(),
            Answer::Pick(id) => format!("pick {}", name(id)),
            Answer::Place(Place::Planet(planet)) => format!("planet {}", planet + 1),
            Answer::Place(Place::Hq(seat)) => format!("hq of {}", self.name(seat)),
            Answer::Number(n) => format!("number {n}"),
            Answer::Attack(id) => format!("attack with {}", name(id)),
            Answer::Retreat(id) => format!("retreat with {}", name(id)),
            Answer::Against(id) => format!("against {}", name(id)),
            Answer::Shield(id) => format!("shield {}", name(id)),
            Answer::Move { unit, planet } => format!("move {} to {}", name(unit), planet + 1),
            Answer::Player(seat) => format!("player {}", self.name(seat)),
        }
    }
}
