//! What people do in a scenario, one line each.

use regulations::{Answers, Seat};
use tournament::judging::{CardTrouble, JudgeWish, Overruling, Remedy, Ruling};
use tournament::{
    Actor, CallId, CaseId, Claim, ConductId, DropReason, MatchId, Moment, PersonId, Progress, Refusal, Seats,
    StaffRole, Wish,
};

use super::{Story, moment, set, structure};

/// A line carried out: refused or not; or no line that means anything.
type Done = Result<Option<Refusal>, String>;

impl Story {
    pub(super) fn command(&mut self, line: &str) -> Done {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(at) = moment(first) {
            self.day_mut().now = at;
            return self.command(rest);
        }
        if let Some(games) = line.strip_prefix("round:") {
            return self.round(games);
        }
        if first == "table" {
            let (_, game) = rest.split_once(':').ok_or("table N: A beats B …")?;
            return self.both_report(game.trim());
        }
        let by = match first {
            "somebody" => Actor::Newcomer,
            name => Actor::Person(self.day().find(name).ok_or_else(|| format!("nobody is called {name}"))?),
        };
        let wish = self.wish(by, rest)?;
        Ok(self.day_mut().ask(by, wish).err())
    }

    fn wish(&self, by: Actor, said: &str) -> Result<Wish, String> {
        let reason = || "as the scenario says".to_owned();
        let words: Vec<&str> = said.split_whitespace().collect();
        let who = |name: &str| self.day().find(name).ok_or_else(|| format!("nobody is called {name}"));
        let mine = || {
            let Actor::Person(person) = by else { return Err("a newcomer has no match".to_owned()) };
            self.day().tournament.my_match(person).map(|(id, _)| id).ok_or("no match under way".to_owned())
        };
        Ok(match words.as_slice() {
            ["admits", name] => Wish::Admit { key: None, name: (*name).to_owned() },
            ["enrols", name] => match self.day().find(name) {
                Some(person) => Wish::EnrolPerson { person },
                None => Wish::Enrol { key: None, name: (*name).to_owned(), team: None },
            },
            ["appoints", name, role] => Wish::Appoint {
                person: who(name)?,
                role: if *role == "marshal" { StaffRole::Marshal } else { StaffRole::Judge },
            },
            ["dismisses", name] => Wish::Dismiss { person: who(name)? },
            ["hands", "over", "to", name] => Wish::HandOver { to: who(name)? },
            ["goes", duty, "duty"] => Wish::Duty { on: *duty == "on" },
            ["announces", second, "rules", "for", playing] => {
                Wish::NameSecondLeader { playing: who(playing)?, second: who(second)? }
            }
            ["names", name, "to", "rule", "at", "table", table] => {
                Wish::NameRuler { id: self.table(table)?, person: who(name)? }
            }
            ["withdraws", name] => Wish::Withdraw { player: who(name)? },
            ["checks", "in", name] => Wish::CheckIn { player: who(name)? },
            ["submits", "the", "deck", "of", name, text @ ..] => {
                Wish::SubmitDeck { player: who(name)?, text: text.join(" ") }
            }
            ["amends", "the", "deck", "of", name, text @ ..] => {
                Wish::AmendDeck { player: who(name)?, text: text.join(" "), reason: reason() }
            }
            ["sets", what, value @ ..] if *what != "the" => {
                let mut settings = self.day().tournament.settings().clone();
                match *what {
                    "tier" => settings.tier = value.join(" "),
                    "structure" => settings.structure = structure(&value.join(" "))?,
                    "event" => settings.event_type = Some(value.join(" ")),
                    setting => set(&mut settings, setting)?,
                }
                Wish::Change { settings }
            }
            ["closes", "registration"] => Wish::CloseRegistration,
            ["reopens", "registration"] => Wish::ReopenRegistration,
            ["announces", "the", "plan"] => Wish::AnnouncePlan,
            ["draws"] => Wish::Draw,
            ["redraws"] => Wish::Redraw { reason: reason() },
            ["pairs", ..] => Wish::Adjust {
                matches: self.pairs(said.strip_prefix("pairs").unwrap_or(""))?,
                reason: reason(),
            },
            ["publishes"] => Wish::Publish,
            ["starts"] => Wish::StartClock,
            ["pauses"] => Wish::PauseClock { reason: reason() },
            ["resumes"] => Wish::ResumeClock,
            ["gives", "all", seconds] => {
                Wish::AdjustClock { seconds: number::<i32>(seconds)?, reason: reason() }
            }
            ["sets", "the", "clock", "to", seconds] => {
                Wish::SetClock { elapsed_seconds: Some(number(seconds)?), reason: reason() }
            }
            ["declares", "table", table, "drawn"] => {
                Wish::PlayOn { id: self.table(table)?, reason: reason() }
            }
            ["ends", "the", "extra", "round", "at", "table", table] => {
                Wish::EndExtraRound { id: self.table(table)? }
            }
            ["renames", name, "to", other] => Wish::Rename { person: who(name)?, name: (*other).to_owned() },
            ["lets", name, actions @ ..] => Wish::GiveRights {
                person: who(name)?,
                actions: actions.iter().map(|action| action_named(action)).collect::<Result<_, _>>()?,
            },
            ["extends", "table", table, "by", seconds] => {
                Wish::Extend { id: self.table(table)?, seconds: number(seconds)?, reason: reason() }
            }
            ["closes"] => Wish::Close,
            ["cuts"] => Wish::Cut,
            ["finishes"] => Wish::Finish,
            ["undoes"] => Wish::Undo { reason: reason(), step: None },
            ["reports", "conduct", "of", name, category] => Wish::Judge(JudgeWish::ReportConduct {
                about: who(name)?,
                category: (*category).to_owned(),
                note: String::new(),
            }),
            ["reports", game @ ..] => {
                let (id, claim) = self.game(game)?;
                Wish::Report { id, claim }
            }
            ["settles", "call", call] => {
                Wish::Judge(JudgeWish::SettledByPlayers { call: CallId(number(call)?) })
            }
            ["settles", game @ ..] => {
                let (id, claim) = self.game(game)?;
                Wish::Settle { id, claim, reason: reason() }
            }
            ["corrects", game @ ..] => {
                let (id, claim) = self.game(game)?;
                Wish::Correct { id, claim, reason: reason() }
            }
            ["confirms"] => Wish::Confirm { id: mine()? },
            ["concedes"] => Wish::Concede { id: mine()? },
            ["asks", "to", "drop"] => Wish::AskToDrop,
            ["stays", "after", "all"] => Wish::WithdrawDrop,
            ["asks", "to", "rejoin"] => Wish::AskToRejoin,
            ["drops", name] => Wish::Drop { player: who(name)?, why: DropReason::OwnWish },
            ["drops", name, "for", "a", "missing", "card"] => {
                Wish::Drop { player: who(name)?, why: DropReason::MissingCard }
            }
            ["drops", name, "who", "cannot", "play"] => {
                Wish::Drop { player: who(name)?, why: DropReason::UnableToPlay }
            }
            ["drops", name, "as", "absent"] => Wish::Drop { player: who(name)?, why: DropReason::NoShow },
            ["drops", name, "who", "declines"] => {
                Wish::Drop { player: who(name)?, why: DropReason::Declined }
            }
            ["notes", name, "absent"] => {
                let absent = who(name)?;
                let (id, _) = self.day().tournament.my_match(absent).ok_or("no match under way")?;
                Wish::NoShow { id, absent }
            }
            ["readmits", name] => Wish::Rejoin { player: who(name)? },
            ["declines", "the", "return", "of", name] => Wish::DeclineRejoin { player: who(name)? },
            ["recommends", "disqualifying", name] => {
                Wish::RecommendDisqualification { player: who(name)?, reason: reason() }
            }
            ["declines", "to", "disqualify", name] => Wish::DeclineRecommendation { player: who(name)? },
            ["disqualifies", name] => Wish::Disqualify { player: who(name)?, reason: reason() },
            words => Wish::Judge(self.judging(words, &who)?),
        })
    }

    fn judging(
        &self,
        words: &[&str],
        who: &dyn Fn(&str) -> Result<PersonId, String>,
    ) -> Result<JudgeWish, String> {
        let ruling = |text: &[&str]| Ruling { text: text.join(" "), extension_seconds: 0, overrules: None };
        let call = |text: &str| number(text).map(CallId);
        let case = |text: &str| number(text).map(CaseId);
        Ok(match words {
            ["calls", "about", kind] => {
                JudgeWish::Call { id: None, kind: (*kind).to_owned(), note: String::new() }
            }
            ["calls", "to", "table", table, "about", kind] => JudgeWish::Call {
                id: Some(self.table(table)?),
                kind: (*kind).to_owned(),
                note: String::new(),
            },
            ["takes", "call", it] => JudgeWish::Claim { call: call(it)? },
            ["withdraws", "call", it] => JudgeWish::Withdraw { call: call(it)? },
            ["rules", "on", "call", it, text @ ..] => {
                JudgeWish::Rule { call: call(it)?, ruling: ruling(text) }
            }
            ["overrules", passage, "on", "call", it, error @ ..] => {
                let overrules = Some(Overruling { passage: (*passage).to_owned(), error: error.join(" ") });
                JudgeWish::RuleFinally { call: call(it)?, ruling: Ruling { overrules, ..ruling(&["so"]) } }
            }
            ["appeals", "call", it] => JudgeWish::Appeal { call: call(it)? },
            ["reviews", "call", it, text @ ..] => {
                JudgeWish::RuleFinally { call: call(it)?, ruling: ruling(text) }
            }
            ["decides", "conduct", report, remedy] => JudgeWish::DecideConduct {
                report: ConductId(number(report)?),
                remedy: match *remedy {
                    "unfounded" => Remedy::Unfounded,
                    "warning" => Remedy::Warning,
                    "penalty" => Remedy::Penalty,
                    _ => Remedy::Recommendation,
                },
                note: String::new(),
            },
            ["opens", "a", "case", "for", name, trouble, table @ ..] => JudgeWish::OpenCardCase {
                id: match table {
                    ["at", "table", table, ..] => Some(self.table(table)?),
                    _ => None,
                },
                player: who(name)?,
                trouble: match *trouble {
                    "lost_before_game" => CardTrouble::LostBeforeGame,
                    "lost_during_game" => CardTrouble::LostDuringGame,
                    _ => CardTrouble::Damaged,
                },
                card: String::new(),
                minutes: match table {
                    [.., "for", minutes, "minutes"] => minutes.parse().ok(),
                    _ => None,
                },
            },
            ["closes", "case", it, how] => {
                JudgeWish::CloseCardCase { case: case(it)?, replaced: *how == "replaced" }
            }
            ["keeps", "the", "player", "of", "case", it] => JudgeWish::KeepDespiteCase { case: case(it)? },
            ["makes", "a", "proxy", "for", "case", it, "of", card, "dated", date @ ..] => {
                JudgeWish::IssueProxy {
                    case: case(it)?,
                    card: (*card).to_owned(),
                    illegible: String::new(),
                    date: date.join(" "),
                }
            }
            ["begins", "a", "deck", "check", "at", "table", table] => {
                JudgeWish::BeginDeckCheck { id: self.table(table)? }
            }
            ["ends", "deck", "check", check, "giving", seconds] => JudgeWish::EndDeckCheck {
                check: number(check)?,
                findings: String::new(),
                extension_seconds: number(seconds)?,
            },
            other => return Err(format!("nobody knows what this means: {}", other.join(" "))),
        })
    }

    /// `Ana beats Bo [by ENDING] [as RESULT] [ended 10:05] [with planets Ana 2 Bo 1, initiative Bo, chosen Ana]`, or
    /// `Ana draws with Bo by ENDING`.
    fn game(&self, words: &[&str]) -> Result<(MatchId, Claim), String> {
        let (one, two, won, mut rest) = match words {
            [one, "beats", two, rest @ ..] => (one, two, true, rest),
            [one, "draws", "with", two, rest @ ..] => (one, two, false, rest),
            _ => return Err("A beats B …".to_owned()),
        };
        let day = self.day();
        let (id, it) =
            day.meeting(one, Some(two)).ok_or_else(|| format!("{one} and {two} have not been paired"))?;
        let first_ending = day.tournament.pack().endings[0].id.clone();
        let mut claim = Claim::new(won.then(|| day.person(one)), &first_ending);
        let seat = |name: &str| {
            let person = day.find(name).ok_or_else(|| format!("nobody is called {name}"))?;
            it.seat_of(person)
                .map(|at| [Seat::First, Seat::Second][at])
                .ok_or(format!("{name} sits elsewhere"))
        };
        loop {
            rest = match rest {
                [] => return Ok((id, claim)),
                ["by", ending, rest @ ..] => {
                    (*ending).clone_into(&mut claim.ending);
                    rest
                }
                ["as", result, rest @ ..] => {
                    claim.result = Some((*result).to_owned());
                    rest
                }
                ["ended", at, rest @ ..] => {
                    claim.ended = moment(at);
                    rest
                }
                ["with", figures @ ..] => {
                    claim.procedure = Some(answers(&figures.join(" "), &seat)?);
                    &[]
                }
                other => return Err(format!("nobody knows what this means: {}", other.join(" "))),
            };
        }
    }

    /// The winner (or, in a draw, the first named) reports, the other confirms.
    fn both_report(&mut self, game: &str) -> Done {
        let words: Vec<&str> = game.split_whitespace().collect();
        let (id, claim) = self.game(&words)?;
        let (one, two) = (words[0], if words[1] == "beats" { words[2] } else { words[3] });
        let (one, two) = (self.day().person(one), self.day().person(two));
        let day = self.day_mut();
        if let Err(refusal) = day.ask(Actor::Person(one), Wish::Report { id, claim }) {
            return Ok(Some(refusal));
        }
        Ok(day.ask(Actor::Person(two), Wish::Confirm { id }).err())
    }

    /// A whole round at once: drawn, if need be set by hand to these pairings, played, closed. Games: `A beats B` in time,
    /// `A edges B` with the pack's modified result, `A beats B late` with the slip after the last call, `A bye`.
    fn round(&mut self, games: &str) -> Done {
        let games: Vec<Vec<&str>> = games.split(',').map(|game| game.split_whitespace().collect()).collect();
        let wanted: Vec<String> = games
            .iter()
            .map(|game| match game.as_slice() {
                [one, "bye"] => Ok((*one).to_owned()),
                [one, _, two, ..] => Ok(format!("{one}-{two}")),
                _ => Err(format!("no game: {}", game.join(" "))),
            })
            .collect::<Result<_, String>>()?;
        let organizer = Actor::Person(self.day().tournament.organizer());
        if self.day().tournament.current_round().is_none() {
            self.day_mut().must(organizer, Wish::Draw);
        }
        let wanted = self.pairs(&wanted.join(","))?;
        let drawn = self.day().tournament.current_round().is_some_and(|round| {
            let same = |seats: &Seats| {
                round.matches.iter().any(|it| {
                    it.seats.players().count() == seats.players().count()
                        && seats.players().all(|player| it.seats.seats(player))
                })
            };
            wanted.iter().all(same)
        });
        if !drawn
            && let Err(refusal) = self
                .day_mut()
                .ask(organizer, Wish::Adjust { matches: wanted, reason: "the story".to_owned() })
        {
            return Ok(Some(refusal));
        }
        if self.day().tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn) {
            self.day_mut().must(organizer, Wish::Publish);
        }
        self.day_mut().must(organizer, Wish::StartClock);
        let start = self.day().now;
        let length = self.day().tournament.current_round().and_then(|round| round.clock.length_seconds);
        let length = i64::from(length.unwrap_or(0));
        let after = |seconds: i64| start.plus_seconds(seconds);
        for (at, kind) in [(600, "beats"), (length + 360, "late"), (length + 660, "edges")] {
            for game in &games {
                let late = game.last() == Some(&"late");
                let result = match game.as_slice() {
                    [_, "bye"] => continue,
                    [one, "beats", two, ..] if (kind == "late") == late && kind != "edges" => {
                        self.day_mut().now = after(at);
                        self.both_report(&format!("{one} beats {two}"))?
                    }
                    [one, "edges", two] if kind == "edges" => {
                        self.day_mut().now = after(at);
                        self.edge(one, two)?
                    }
                    _ => continue,
                };
                if result.is_some() {
                    return Ok(result);
                }
            }
        }
        Ok(self.day_mut().ask(organizer, Wish::Close).err())
    }

    /// The modified result, decided by the organizer after time.
    fn edge(&mut self, one: &str, two: &str) -> Done {
        let pack = self.day().tournament.pack();
        let modified = pack.results.iter().find(|result| result.outcomes[0] == "modified_win");
        let modified = modified.ok_or("this pack has no modified win")?.id.clone();
        let (id, claim) = self.game(&[one, "beats", two, "by", "decision", "as", &modified])?;
        let organizer = Actor::Person(self.day().tournament.organizer());
        Ok(self.day_mut().ask(organizer, Wish::Settle { id, claim, reason: "time".to_owned() }).err())
    }

    /// `Ana-Bo, Cai-Dee, Eli`: the last one has the bye.
    pub(super) fn pairs(&self, text: &str) -> Result<Vec<Seats>, String> {
        let who = |name: &str| self.day().find(name.trim()).ok_or_else(|| format!("nobody is called {name}"));
        let pairs = text.split(',').map(|pair| match pair.split_once('-') {
            Some((one, two)) => Ok(Seats::Pair(who(one)?, who(two)?)),
            None => Ok(Seats::Bye(who(pair)?)),
        });
        pairs.collect()
    }

    /// The match at that table in the newest round.
    pub(super) fn table(&self, table: &str) -> Result<MatchId, String> {
        let table: u16 = number(table)?;
        let found = self.day().matches().rev().find(|(_, it)| it.table == Some(table));
        found.map(|(id, _)| id).ok_or_else(|| format!("nobody sits at table {table}"))
    }

    pub(super) fn after(&self, seconds: i64) -> Moment {
        self.day().now.plus_seconds(seconds)
    }
}

fn answers(text: &str, seat: &dyn Fn(&str) -> Result<Seat, String>) -> Result<Answers, String> {
    let mut answers = Answers::default();
    for figure in text.split(',') {
        match figure.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["chosen", name] => answers.chosen = Some(seat(name)?),
            [input, "nobody"] => _ = answers.players.insert((*input).to_owned(), None),
            [input, name] => _ = answers.players.insert((*input).to_owned(), Some(seat(name)?)),
            [input, one, count, _, other] => {
                let mut counts = [number(count)?, number(other)?];
                if seat(one)? == Seat::Second {
                    counts.reverse();
                }
                answers.counts.insert((*input).to_owned(), counts);
            }
            other => return Err(format!("no figure: {}", other.join(" "))),
        }
    }
    Ok(answers)
}

pub(super) fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

/// An action by its name in the table of rights: `draw`, `start_clock`.
fn action_named(name: &str) -> Result<tournament::Action, String> {
    let quoted = format!("\"{name}\"");
    serde_json::from_str(&quoted).map_err(|_| format!("no action {name}"))
}
