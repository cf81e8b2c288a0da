//! What a scenario expects, one line each. The answer says what is the case instead.

use std::collections::BTreeSet;

use rulebook::Cites;
use tournament::judging::CallState;
use tournament::{PersonId, RoundKind, Seats, StagePlan};

use super::say::number;
use super::{Story, names};

impl Story {
    pub(super) fn expect(&mut self, expected: &str, rows: &[&str]) -> Result<(), String> {
        let words: Vec<&str> = expected.split_whitespace().collect();
        if let ["refused", clause] = words.as_slice() {
            let Some((_, _, refusal)) = self.refused.take() else { return Err("it was accepted".to_owned()) };
            return same(clause, &refusal.clause().to_string()).map_err(|why| {
                format!("{why}: {}", wording::say(wording::Language::English, &refusal.saying()))
            });
        }
        self.nothing_refused()?;
        let list = |at: usize| names(&expected.split_whitespace().skip(at).collect::<Vec<_>>().join(" "));
        match words.as_slice() {
            ["pairings", ..] => same(&set(list(1)), &set(self.pairings())),
            ["bye", name] => {
                let byes: Vec<String> =
                    self.pairings().into_iter().filter(|pair| !pair.contains('-')).collect();
                same(name, &byes.join(", "))
            }
            ["games", ..] => {
                let round = self.newest()?;
                let said = round.matches.iter().map(|it| {
                    let players: Vec<String> = it.seats.players().map(|player| self.name(player)).collect();
                    format!("{} {}", it.game.unwrap_or(0), sorted_pair(&players.join("-")))
                });
                let wanted = list(1).into_iter().map(|game| match game.split_once(' ') {
                    Some((number, pair)) => format!("{number} {}", sorted_pair(pair)),
                    None => game,
                });
                same(&set(wanted.collect()), &set(said.collect()))
            }
            ["standings"] => self.expect_standings(rows),
            ["points", ..] => {
                let table = self.rows();
                let points = list(1).into_iter().map(|it| {
                    let name = it.split_whitespace().next().unwrap_or_default();
                    let row = table.iter().find(|(player, _)| self.name(*player) == name);
                    format!("{name} {}", row.map_or(0, |(_, row)| row.points))
                });
                same(&list(1).join(", "), &points.collect::<Vec<_>>().join(", "))
            }
            ["outcomes", ..] => {
                let outcomes = list(1).into_iter().map(|it| {
                    let name = it.split_whitespace().next().unwrap_or_default();
                    let person = self.day().find(name);
                    let found = self.day().matches().rev().find_map(|(_, it)| it.outcome_of(person?));
                    format!("{name} {}", found.unwrap_or("nothing"))
                });
                same(&list(1).join(", "), &outcomes.collect::<Vec<_>>().join(", "))
            }
            ["decided", "by", step] => {
                let results = self.day().matches().rev().find_map(|(_, it)| it.result.clone());
                same(step, &results.and_then(|it| it.deciding_step.clone()).unwrap_or_default())
            }
            ["seeds", ..] => {
                let seeds = self.day().tournament.stages().last().map(|stage| stage.seeds.clone());
                same(&list(1).join(", "), &self.named(&seeds.unwrap_or_default()))
            }
            ["ranking", ..] => {
                let ranking: Vec<PersonId> =
                    self.day().tournament.ranking().iter().map(|place| place.player).collect();
                same(&list(1).join(", "), &self.named(&ranking))
            }
            ["champion", name] => {
                let champion = self.day().tournament.champion();
                same(name, &champion.map_or("nobody".to_owned(), |it| self.name(it)))
            }
            ["plan", ..] => same(&list(1).join(", "), &self.plan()),
            ["stage", stage] => {
                let now = self.day().tournament.current_stage().0.to_string();
                if *stage == now { Ok(()) } else { Err(format!("it is stage {now}")) }
            }
            words => self.expect_of_people(words, &list),
        }
    }

    fn expect_of_people(&self, words: &[&str], list: &dyn Fn(usize) -> Vec<String>) -> Result<(), String> {
        let day = self.day();
        let tournament = &day.tournament;
        match words {
            ["in", ..] => {
                let out: Vec<String> =
                    list(1).into_iter().filter(|name| !self.active().contains(name)).collect();
                if out.is_empty() { Ok(()) } else { Err(format!("out: {}", out.join(", "))) }
            }
            ["out", ..] => {
                let still: Vec<String> =
                    list(1).into_iter().filter(|name| self.active().contains(name)).collect();
                if still.is_empty() { Ok(()) } else { Err(format!("still in: {}", still.join(", "))) }
            }
            // All opponents of these are among these.
            ["meet", "among", ..] => {
                let among = list(2);
                let inside = |name: &str| among.iter().any(|it| it == name);
                let mixed: Vec<String> = self
                    .pairings()
                    .into_iter()
                    .filter(|pair| pair.split('-').any(inside) && !pair.split('-').all(inside))
                    .collect();
                if mixed.is_empty() { Ok(()) } else { Err(format!("it is: {}", mixed.join(", "))) }
            }
            ["active", count] => same(count, &self.active().len().to_string()),
            ["role", name, role] => {
                same(role, &format!("{:?}", tournament.role(day.person(name))).to_lowercase())
            }
            ["rulers", "at", "table", table, ..] => {
                let rulers = tournament.rulers(self.table(table)?);
                same(&list(4).join(", "), &self.named(&rulers))
            }
            ["call", call, state] => {
                let call = tournament.judging().calls.get(number::<usize>(call)?).ok_or("no such call")?;
                let is = match call.state {
                    CallState::Ruled if call.is_provisional() => "provisional".to_owned(),
                    state => format!("{state:?}").to_lowercase(),
                };
                same(state, &is)
            }
            ["recommended", name] => {
                let entry = tournament.person(day.person(name)).and_then(|it| it.entry.as_ref());
                if entry.is_some_and(|entry| entry.recommended.is_some()) {
                    Ok(())
                } else {
                    Err("no recommendation waits".to_owned())
                }
            }
            ["phase", "at", "table", table, phase] => {
                let now = tournament.phase(self.table(table)?, day.now);
                same(phase, now.map_or("none", |phase| phase.id.as_str()))
            }
            ["time", "at", "table", table, minutes, "minutes"] => {
                let id = self.table(table)?;
                let round = tournament.round(id.round).ok_or("no such round")?;
                let extension = tournament.match_of(id).map_or(0, |it| it.extension_seconds);
                let length = round.clock.length_seconds.ok_or("it has no time limit")?;
                same(minutes, &((length + extension) / 60).to_string())
            }
            ["no", "time", "limit"] => match self.newest()?.clock.length_seconds {
                None => Ok(()),
                Some(seconds) => Err(format!("{} minutes", seconds / 60)),
            },
            ["time", "called", "in", seconds, "seconds"] => {
                let id = self.table("1")?;
                let later = self.after(number(seconds)?);
                let before = self.after(number::<i64>(seconds)? - 1);
                let phase = |at| tournament.phase(id, at).map(|it| it.id.clone()).unwrap_or_default();
                same("play time_called", &format!("{} {}", phase(before), phase(later)))
            }
            [name, "may", "address", "table", table] => {
                if self.addresses(name, table)? {
                    Ok(())
                } else {
                    Err("not allowed to".to_owned())
                }
            }
            [name, "may", "not", "address", "table", table] => {
                if self.addresses(name, table)? {
                    Err("allowed to".to_owned())
                } else {
                    Ok(())
                }
            }
            ["proxy", "of", name, card] => {
                if self.has_proxy(name, card) {
                    Ok(())
                } else {
                    Err("no authorised proxy".to_owned())
                }
            }
            ["no", "proxy", "of", name, card] => {
                if self.has_proxy(name, card) {
                    Err("there is one".to_owned())
                } else {
                    Ok(())
                }
            }
            ["swiss", "round"] | ["elimination", "round"] => {
                let kind = if self.newest()?.kind == RoundKind::Swiss { "swiss" } else { "elimination" };
                same(words[0], kind)
            }
            other => Err(format!("nobody knows what this means: {}", other.join(" "))),
        }
    }

    fn expect_standings(&self, rows: &[&str]) -> Result<(), String> {
        let table = self.rows();
        let is: Vec<String> = table
            .iter()
            .map(|(player, row)| {
                format!("{} {} {} {} {}", row.rank, self.name(*player), row.points, row.sos, row.esos)
            })
            .collect();
        let wanted: Vec<String> =
            rows.iter().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        same(&wanted.join("; "), &is.join("; "))
    }

    fn rows(&self) -> Vec<(PersonId, tournament::standings::Row)> {
        let tournament = &self.day().tournament;
        tournament.last_table_round().map(|after| tournament.standings(after)).unwrap_or_default()
    }

    fn newest(&self) -> Result<&tournament::Round, String> {
        self.day().tournament.rounds().last().ok_or("no round has been drawn".to_owned())
    }

    fn pairings(&self) -> Vec<String> {
        let Ok(round) = self.newest() else { return Vec::new() };
        let said = round.matches.iter().map(|it| match it.seats {
            Seats::Pair(one, two) => sorted_pair(&format!("{}-{}", self.name(one), self.name(two))),
            Seats::Bye(one) => self.name(one),
            Seats::Nobody(..) => "nobody".to_owned(),
        });
        said.collect()
    }

    fn plan(&self) -> String {
        let stages = self.day().tournament.plan().iter().map(|stage| match *stage {
            StagePlan::Swiss { rounds, cut: None, .. } => format!("swiss {rounds}"),
            StagePlan::Swiss { rounds, cut: Some(cut), .. } => format!("top {cut} swiss {rounds}"),
            StagePlan::Elimination { cut: Some(cut) } => format!("top {cut}"),
            StagePlan::Elimination { cut: None } => "elimination".to_owned(),
        });
        stages.collect::<Vec<_>>().join(", ")
    }

    fn active(&self) -> Vec<String> {
        self.day().tournament.active().map(|player| self.name(player)).collect()
    }

    fn addresses(&self, name: &str, table: &str) -> Result<bool, String> {
        Ok(self.day().tournament.may_address(self.day().person(name), self.table(table)?))
    }

    fn has_proxy(&self, name: &str, card: &str) -> bool {
        let player = self.day().person(name);
        self.day().tournament.judging().proxies_of(player).any(|(_, proxy)| proxy.card == card)
    }

    fn name(&self, player: PersonId) -> String {
        self.day().tournament.name_of(player)
    }

    fn named(&self, players: &[PersonId]) -> String {
        players.iter().map(|player| self.name(*player)).collect::<Vec<_>>().join(", ")
    }
}

fn same(expected: &str, is: &str) -> Result<(), String> {
    if expected == is { Ok(()) } else { Err(format!("it is: {is}")) }
}

fn set(items: Vec<String>) -> String {
    let items: BTreeSet<String> = items.iter().map(|item| sorted_pair(item)).collect();
    items.into_iter().collect::<Vec<_>>().join(", ")
}

fn sorted_pair(pair: &str) -> String {
    match pair.split_once('-') {
        Some((one, two)) if one > two => format!("{two}-{one}"),
        _ => pair.to_owned(),
    }
}
