//! What a scenario expects, and what is there.

use rulebook::{Saying, say};

use super::named::planet;
use super::{BadLine, Table, words};
use crate::ability::Is;
use crate::answer::{Answer, Ask};
use crate::cards::{card, card_named};
use crate::state::{Loc, ObjId, Outcome, PlanetState, Seat};

/// What came of an expectation.
pub(super) enum Finding {
    AsExpected,
    /// What is there instead.
    Differs(Saying),
}

/// One expectation being looked at.
struct Expected<'a> {
    line: usize,
    text: &'a str,
}

impl Expected<'_> {
    fn wrong(&self) -> BadLine {
        BadLine::new(self.line, say!("conquest-scenario-expect", read = self.text))
    }

    fn is(&self, wanted: &str, got: &str) -> Finding {
        if wanted.eq_ignore_ascii_case(got) {
            return Finding::AsExpected;
        }
        Finding::Differs(say!(
            "conquest-trace-differs",
            line = self.line,
            text = self.text,
            wanted = wanted,
            got = got
        ))
    }

    fn counts(&self, wanted: &str, got: impl Into<usize>) -> Result<Finding, BadLine> {
        let wanted: usize = wanted
            .parse()
            .map_err(|_| BadLine::new(self.line, say!("conquest-scenario-number", read = wanted)))?;
        Ok(self.is(&wanted.to_string(), &got.into().to_string()))
    }
}

impl Table {
    /// Looks whether it is so.
    pub(super) fn found(&self, line: usize, text: &str) -> Result<Finding, BadLine> {
        let it = Expected { line, text };
        let words: Vec<&str> = text.split_whitespace().collect();
        let state = &self.state;
        let name = |seat: Option<Seat>| seat.map_or("nobody", |seat| self.name(seat));
        match words[..] {
            ["round", n] => it.counts(n, state.round),
            ["phase", phase] => Ok(it.is(phase, words::phase(state.phase))),
            ["winner", who] => {
                let got = match state.outcome {
                    Some(Outcome::Won { by, .. }) => self.name(by),
                    Some(Outcome::Draw) => "draw",
                    Some(Outcome::Overrun) => "overrun",
                    None => "nobody",
                };
                Ok(it.is(who, got))
            }
            ["initiative", who] => Ok(it.is(who, self.name(state.initiative))),
            ["asked", who] => Ok(it.is(who, name(state.to_answer()))),
            ["question", word, ..] => self.found_question(&it, word, &words[2..]),
            ["battle", at] => {
                let got = state.battle.map_or_else(|| "none".to_owned(), |it| (it.planet + 1).to_string());
                Ok(it.is(at, &got))
            }
            ["battle", "initiative", who] => {
                Ok(it.is(who, state.battle.map_or("none", |it| self.name(it.initiative))))
            }
            ["first", "planet", ..] => {
                let got = state.first.map_or("none", |at| card(state.row[usize::from(at)].card).name);
                Ok(it.is(&words[2..].join(" "), got))
            }
            ["planet", at, ..] if words.len() > 2 => {
                let at = planet(state, at).ok_or_else(|| it.wrong())?;
                self.found_planet(&it, at, &words[2..].join(" "))
            }
            ["struggle", at, who] => {
                let at = planet(state, at).ok_or_else(|| it.wrong())?;
                Ok(it.is(who, name(state.struggle_winner(at))))
            }
            [who, what, ..] if self.seat(who).is_some() => {
                let seat = self.seat(who).unwrap_or_default();
                self.found_of_player(&it, seat, what, &words[2..])
            }
            _ => self.found_of_card(&it).unwrap_or_else(|| Err(it.wrong())),
        }
    }

    /// `question shield`, `question choose by CARD`.
    fn found_question(&self, it: &Expected<'_>, word: &str, rest: &[&str]) -> Result<Finding, BadLine> {
        if !words::QUESTIONS.contains(&word) {
            let known = words::QUESTIONS.to_vec();
            return Err(BadLine::new(
                it.line,
                say!("conquest-scenario-question", read = word, known = known),
            ));
        }
        let got = words::question(self.state.ask);
        match rest {
            [] => Ok(it.is(word, got)),
            ["by", ..] => {
                let by = rest[1..].join(" ");
                let asking = self.state.decision().and_then(|decision| decision.source);
                let meant = self.cards(it.line, Seat::A, &by)?;
                let wanted = format!("{word} by {by}");
                Ok(match asking {
                    Some(id) if word == got && meant.contains(&id) => Finding::AsExpected,
                    Some(id) => it.is(&wanted, &format!("{got} by {}", self.called(id))),
                    None => it.is(&wanted, got),
                })
            }
            _ => Err(it.wrong()),
        }
    }

    /// `planet 2 face up`, `planet 2 face down`, `planet 2 gone`, `planet 2 Chris`, `planet 2 Plannum`.
    fn found_planet(&self, it: &Expected<'_>, at: u8, wanted: &str) -> Result<Finding, BadLine> {
        let planet = self.state.row[usize::from(at)];
        if card_named(wanted).is_some() {
            return Ok(it.is(wanted, card(planet.card).name));
        }
        let got = match planet.state {
            PlanetState::FaceUp => "face up",
            PlanetState::FaceDown => "face down",
            PlanetState::Removed => "gone",
            PlanetState::Captured(seat) => self.name(seat),
        };
        if let "infested" | "not infested" = wanted {
            return Ok(it.is(wanted, if self.state.is_infested(at) { "infested" } else { "not infested" }));
        }
        let known = ["face up", "face down", "gone"].contains(&wanted) || self.seat(wanted).is_some();
        if known { Ok(it.is(wanted, got)) } else { Err(it.wrong()) }
    }

    fn found_of_player(
        &self,
        it: &Expected<'_>,
        seat: Seat,
        what: &str,
        rest: &[&str],
    ) -> Result<Finding, BadLine> {
        let player = self.state.player(seat);
        // From the top down; the top of a pile is its last card.
        let pile: Vec<ObjId> = match what {
            "may" => return self.found_may(it, seat, rest),
            "enslaves" => {
                let wanted = rest.join(" ");
                let got = player.enslaved.map_or("nobody", words::faction_name);
                let known = wanted == "nobody" || words::faction(&wanted).is_some();
                return if known { Ok(it.is(&wanted, got)) } else { Err(it.wrong()) };
            }
            "is" if rest.first() == Some(&"shown") => {
                let shown: Vec<ObjId> = self.state.shown(Some(seat)).into_iter().map(|it| it.0).collect();
                let (mut wanted, mut got) = (listed(it, &rest[1..])?, self.names_of(&shown));
                wanted.sort_unstable();
                got.sort_unstable();
                return Ok(it.is(&wanted.join(", "), &got.join(", ")));
            }
            "resources" | "display" | "reserve" => Vec::new(),
            "hand" => player.hand.iter().copied().collect(),
            "deck" => player.deck.iter().rev().copied().collect(),
            "discard" => player.discard.iter().rev().copied().collect(),
            _ => return Err(it.wrong()),
        };
        match (what, rest) {
            ("resources", [n]) => it.counts(n, player.resources),
            ("display", [n]) => it.counts(n, player.display.len()),
            ("reserve", [n]) => {
                let own = self.state.reserve.iter().filter(|it| self.state.obj(it.card).owner == seat);
                it.counts(n, own.count())
            }
            ("hand" | "deck" | "discard", [n]) => it.counts(n, pile.len()),
            ("hand", ["is", ..]) => {
                let (mut wanted, mut got) = (listed(it, &rest[1..])?, self.names_of(&pile));
                wanted.sort_unstable();
                got.sort_unstable();
                Ok(it.is(&wanted.join(", "), &got.join(", ")))
            }
            ("deck" | "discard", [how @ ("is" | "top" | "bottom"), ..]) => {
                let wanted = listed(it, &rest[1..])?;
                let mut got = self.names_of(&pile);
                match *how {
                    "top" => got.truncate(wanted.len()),
                    "bottom" => {
                        got.reverse();
                        got.truncate(wanted.len());
                    }
                    // As the board writes it: a discard pile ends with its topmost card.
                    _ if what == "discard" => got.reverse(),
                    _ => {}
                }
                Ok(it.is(&wanted.join(", "), &got.join(", ")))
            }
            _ => Err(it.wrong()),
        }
    }

    fn names_of(&self, pile: &[ObjId]) -> Vec<&'static str> {
        pile.iter().map(|id| self.state.card(*id).name).collect()
    }

    /// `Tina may MOVE`, `Tina may not MOVE`: says something only while Tina is asked.
    fn found_may(&self, it: &Expected<'_>, seat: Seat, rest: &[&str]) -> Result<Finding, BadLine> {
        let (not, verb) = match rest {
            [] | ["not"] => return Err(it.wrong()),
            ["not", rest @ ..] => (true, rest.join(" ")),
            rest => (false, rest.join(" ")),
        };
        let meant = self.meant(it.line, seat, &verb)?;
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        if legal.is_empty() {
            return Ok(Finding::Differs(self.not_asked(it.line, it.text, seat)));
        }
        // Whoever is asked something else shows nothing about a choice that is not being made.
        // A search asks for a card even where none fits.
        let searching = self.state.ask == Ask::Search;
        if not && !searching && !meant.iter().any(|answer| fits(*answer, &legal)) {
            let question = words::question(self.state.ask);
            return Ok(Finding::Differs(say!(
                "conquest-trace-other-question",
                line = it.line,
                text = it.text,
                question = question
            )));
        }
        let possible = |answer: &&Answer| **answer == Answer::Concede || legal.contains(answer);
        let may = meant.iter().find(possible);
        Ok(match may {
            Some(answer) if not => {
                let reading = self.told(*answer);
                Finding::Differs(say!(
                    "conquest-trace-may",
                    line = it.line,
                    text = it.text,
                    reading = reading
                ))
            }
            None if !not => {
                let options = self.options(seat);
                Finding::Differs(say!(
                    "conquest-trace-may-not",
                    line = it.line,
                    text = it.text,
                    options = options
                ))
            }
            _ => Finding::AsExpected,
        })
    }

    /// The longest description of a card that leaves something that can be expected of it.
    fn found_of_card(&self, it: &Expected<'_>) -> Option<Result<Finding, BadLine>> {
        it.text.match_indices(' ').find_map(|(at, _)| {
            let (name, rest) = (it.text[..at].trim(), it.text[at..].trim());
            let named = self.described(name)?;
            let found = self.found_as(&named, Seat::A);
            self.found_of(it, &found, rest)
        })
    }

    fn found_of(&self, it: &Expected<'_>, found: &[ObjId], rest: &str) -> Option<Result<Finding, BadLine>> {
        let state = &self.state;
        let in_play = found.iter().copied().find(|id| state.in_play(*id));
        let words: Vec<&str> = rest.split_whitespace().collect();
        let count = |n: &str, read: &dyn Fn(ObjId) -> u8| match in_play {
            Some(id) => it.counts(n, read(id)),
            None => Ok(it.is(n, "not in play")),
        };
        let word =
            |read: &dyn Fn(ObjId) -> &'static str| Ok(it.is(words[0], in_play.map_or("not in play", read)));
        Some(match words[..] {
            ["damage", n] => count(n, &|id| state.obj(id).damage),
            ["pending", n] => count(n, &|id| self.pending(id)),
            ["attack", n] => count(n, &|id| state.attack(id)),
            ["hp", n] => count(n, &|id| state.hp(id)),
            ["command", n] => count(n, &|id| state.command(id)),
            ["resources", n] => count(n, &|id| state.obj(id).resources),
            ["count", n] => it.counts(n, found.iter().filter(|id| state.in_play(**id)).count()),
            ["ready" | "exhausted"] => {
                word(&|id| if state.obj(id).exhausted { "exhausted" } else { "ready" })
            }
            ["bloodied" | "hale"] => word(&|id| if state.obj(id).bloodied { "bloodied" } else { "hale" }),
            ["gone"] => Ok(it.is("gone", if found.is_empty() { "gone" } else { "there" })),
            ["owner", who] => {
                let first = found.first().map_or("nobody", |id| self.name(state.obj(*id).owner));
                Ok(it.is(who, first))
            }
            ["controller", who] => {
                Ok(it.is(who, in_play.map_or("nobody", |id| self.name(state.obj(id).controller))))
            }
            ["no", "keyword" | "trait" | "faction", ..] => {
                self.found_word(it, in_play, words[1], &words[2..].join(" "), false)
            }
            ["keyword" | "trait" | "faction", ..] => {
                self.found_word(it, in_play, words[0], &words[1..].join(" "), true)
            }
            ["at", ..] => {
                let at = planet(state, &words[1..].join(" "))?;
                Ok(self.found_at(it, found, &format!("at {}", at + 1)))
            }
            ["in", who, "hq" | "hand" | "deck" | "discard"] if self.seat(who).is_some() => {
                Ok(self.found_at(it, found, rest))
            }
            ["in", "reserve", "at", ..] => {
                let at = planet(state, &words[3..].join(" "))?;
                Ok(self.found_at(it, found, &format!("in reserve at {}", at + 1)))
            }
            ["on", ..] => {
                let host = self.described(&words[1..].join(" "))?;
                let hosts = self.found_as(&host, Seat::A);
                let on = |id: &ObjId| matches!(state.obj(*id).loc, Loc::On(host) if hosts.contains(&host));
                Ok(if found.iter().any(on) { Finding::AsExpected } else { self.found_at(it, found, rest) })
            }
            _ => return None,
        })
    }

    /// Damage assigned and not yet taken.
    fn pending(&self, id: ObjId) -> u8 {
        let assigned = self.state.packets.iter().filter(|packet| packet.target == id);
        assigned.map(|packet| packet.amount.saturating_sub(packet.taken)).fold(0, u8::saturating_add)
    }

    /// Whether a card in play has that keyword, trait or faction, or has it not.
    fn found_word(
        &self,
        it: &Expected<'_>,
        id: Option<ObjId>,
        kind: &str,
        name: &str,
        wanted: bool,
    ) -> Result<Finding, BadLine> {
        let unknown = || BadLine::new(it.line, say!("conquest-scenario-no-word", read = name));
        let has: Box<dyn Fn(ObjId) -> bool> = match kind {
            "keyword" => {
                let (keyword, number) = words::keyword(name).ok_or_else(unknown)?;
                Box::new(move |id| match number {
                    Some(number) => self.state.area_effect(id) == number,
                    None => self.state.has(id, keyword),
                })
            }
            "trait" => {
                let it = words::trait_named(name).ok_or_else(unknown)?;
                Box::new(move |id| self.state.matches(&[Is::Trait(vec![it])], id, &self.state.ctx_of(id)))
            }
            _ => {
                let it = words::faction(name).ok_or_else(unknown)?;
                Box::new(move |id| self.state.matches(&[Is::Of(it)], id, &self.state.ctx_of(id)))
            }
        };
        let told = |has: bool| if has { name.to_owned() } else { format!("no {name}") };
        let got = id.map_or_else(|| "not in play".to_owned(), |id| told(has(id)));
        Ok(it.is(&told(wanted), &got))
    }

    /// Whether one of the cards is there.
    fn found_at(&self, it: &Expected<'_>, found: &[ObjId], wanted: &str) -> Finding {
        let there: Vec<String> = found.iter().map(|id| self.whereabouts(*id)).collect();
        let wanted = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
        if there.iter().any(|place| place.eq_ignore_ascii_case(&wanted)) {
            return Finding::AsExpected;
        }
        let got = if there.is_empty() { "gone".to_owned() } else { there.join("; ") };
        it.is(&wanted, &got)
    }

    fn whereabouts(&self, id: ObjId) -> String {
        let obj = self.state.obj(id);
        match obj.loc {
            Loc::Planet(planet) | Loc::OnPlanet(planet) => format!("at {}", planet + 1),
            Loc::Reserve(planet) => format!("in reserve at {}", planet + 1),
            Loc::Hq => format!("in {} hq", self.name(obj.controller)),
            Loc::Hand => format!("in {} hand", self.name(obj.owner)),
            Loc::Deck => format!("in {} deck", self.name(obj.owner)),
            Loc::Discard => format!("in {} discard", self.name(obj.owner)),
            Loc::On(host) => format!("on {}", self.called(host)),
            Loc::Removed => "gone".to_owned(),
        }
    }
}

/// The names of a list of cards, `nothing` for none.
fn listed(it: &Expected<'_>, words: &[&str]) -> Result<Vec<&'static str>, BadLine> {
    let text = words.join(" ");
    if text == "nothing" {
        return Ok(Vec::new());
    }
    let known = |name: &str| {
        let unknown = || BadLine::new(it.line, say!("conquest-scenario-no-card", read = name));
        card_named(name).map(|id| card(id).name).ok_or_else(unknown)
    };
    text.split([',', ';']).map(|name| known(name.trim())).collect()
}

/// Whether the answer belongs to the question those legal answers belong to. What is used, played or deployed can come up
/// whenever a player may act; a choice comes up only where something of its kind is to be chosen.
fn fits(answer: Answer, legal: &[Answer]) -> bool {
    let kind = std::mem::discriminant(&answer);
    let chosen = match answer {
        Answer::Pick(_)
        | Answer::PickReserve(_)
        | Answer::Place(_)
        | Answer::Number(_)
        | Answer::Against(_)
        | Answer::Dial(_)
        | Answer::Enslave(_)
        | Answer::Aside(_)
        | Answer::Keyword(_)
        | Answer::Bonus { .. }
        | Answer::Player(_) => true,
        Answer::Pass
        | Answer::Yes
        | Answer::Deploy { .. }
        | Answer::Reserve { .. }
        | Answer::Strike { .. }
        | Answer::Play(_)
        | Answer::Use { .. }
        | Answer::Attack(_)
        | Answer::Retreat(_)
        | Answer::Area
        | Answer::Shield(_)
        | Answer::Move { .. }
        | Answer::Concede => false,
    };
    !chosen || legal.iter().any(|it| std::mem::discriminant(it) == kind)
}
