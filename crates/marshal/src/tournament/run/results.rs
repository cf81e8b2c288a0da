//! Results at the desk: slips signed by both, one player's report, a leader's decision, corrections with their preview.

use std::collections::BTreeMap;
use std::path::Path;

use regulations::{Amount, Answers, Ending, InputKind, Named, Procedure, Seat, Shown, Side, Unanswered};
use rulebook::{Saying, say};
use tournament::{Actor, Claim, Command, Match, MatchId, PersonId, Preview, RoundNo, Seats, Wish};

use super::refereed;
use super::rounds::match_at;
use super::{Done, Session, Stop};
use crate::console::Failure;
use crate::tournament::{called, player_named};

/// A game's two players.
type Two = (PersonId, PersonId);

impl Session<'_> {
    /// A slip both players signed.
    pub(super) fn result(&mut self, rest: &str) -> Done {
        let (table, rest) = first_word(rest);
        let id = self.table(&self.asked_table(table)?)?;
        let (claim, chooser) = self.claim(id, rest, false)?;
        let Some(Seats::Pair(one, two)) = self.tournament.match_of(id).map(|it| it.seats) else {
            return Err(Failure::new(say!("run-no-game")).into());
        };
        let ending = self.tournament.pack().ending(&claim.ending);
        if ending.is_some_and(|ending| ending.leader_only) {
            return self.settle_claim(id, claim);
        }
        let first = chooser.or(claim.winner).unwrap_or(one);
        let second = if first == one { two } else { one };
        self.as_player(first, Wish::Report { id, claim })?;
        self.as_player(second, Wish::Confirm { id })?;
        self.tell_result(id);
        Ok(())
    }

    /// One player's own report. Reports that differ become a dispute.
    pub(super) fn report(&mut self, rest: &str) -> Done {
        let (table, rest) = first_word(rest);
        let id = self.table(&self.asked_table(table)?)?;
        let (player, rest) = rest.split_once(',').unwrap_or((rest, ""));
        let player = self.player(player.trim())?;
        let (claim, _) = self.claim(id, rest.trim(), false)?;
        self.as_player(player, Wish::Report { id, claim })?;
        match self.tournament.match_of(id) {
            Some(it) if it.result.is_some() => self.tell_result(id),
            Some(it) if it.reports.iter().all(Option::is_some) => {
                self.tell(&say!("run-disputed", table = table));
            }
            _ => self.tell(&say!("run-reported", player = self.tournament.name_of(player))),
        }
        Ok(())
    }

    /// A leader's decision.
    pub(super) fn settle(&mut self, rest: &str) -> Done {
        let (table, rest) = first_word(rest);
        let id = self.table(&self.asked_table(table)?)?;
        let (claim, _) = self.claim(id, rest, true)?;
        self.settle_claim(id, claim)
    }

    fn settle_claim(&mut self, id: MatchId, claim: Claim) -> Done {
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::Settle { id, claim, reason })?;
        self.tell_result(id);
        Ok(())
    }

    /// Changes a result that stands, after showing what that changes.
    pub(super) fn correct(&mut self, rest: &str) -> Done {
        let (round, rest) = first_word(rest);
        let (table, rest) = first_word(rest);
        let number = round.parse().map(RoundNo).ok();
        let Some(round) = number.and_then(|number| self.tournament.round(number)) else {
            return Err(Failure::new(say!("run-needs", what = "ROUND TABLE [WINNER] [ENDING]")).into());
        };
        let id = match_at(round, table)?;
        let (claim, _) = self.claim(id, rest, true)?;
        let reason = self.ask(&say!("run-ask-reason"))?;
        let wish = Wish::Correct { id, claim, reason };
        let by = Actor::Person(self.tournament.organizer());
        let command = Command { by, at: self.now(), wish: wish.clone() };
        let preview = self.tournament.preview(&command, &self.dice)?;
        self.show_preview(&preview);
        if !self.agrees(&say!("run-ask-correct"))? {
            return Err(Stop::Cancelled);
        }
        self.organizer(wish)?;
        self.tell_result(id);
        Ok(())
    }

    fn show_preview(&self, preview: &Preview) {
        self.tell(&say!("run-preview"));
        for (player, now, then) in &preview.rows {
            let row = |row: &tournament::standings::Row| {
                format!("{}. {} {} {}", row.rank, row.points, row.sos, row.esos)
            };
            self.tell(&say!(
                "run-preview-row",
                player = called(&self.tournament, *player),
                now = row(now),
                then = row(then)
            ));
        }
        let names = |players: &[PersonId]| {
            players.iter().map(|player| self.tournament.name_of(*player)).collect::<Vec<_>>()
        };
        let (enter, leave) = &preview.cut;
        if !enter.is_empty() {
            self.tell(&say!("run-preview-cut", enter = names(enter), leave = names(leave)));
        }
        for round in &preview.draws {
            self.tell(&say!("run-preview-draw", round = round.0));
        }
        if preview.rows.is_empty() && preview.draws.is_empty() {
            self.tell(&say!("run-preview-nothing"));
        }
    }

    fn tell_result(&self, id: MatchId) {
        let Some(it) = self.tournament.match_of(id) else { return };
        let table = it.table.unwrap_or(0);
        let language = self.console.language.code();
        let Some(result) = &it.result else { return };
        let said: Vec<String> = it
            .seats
            .players()
            .zip(&result.outcomes)
            .map(|(player, outcome)| {
                let outcome = self.tournament.pack().naming(language, Named::Outcome, outcome);
                let name = called(&self.tournament, player);
                self.console.say(&say!("run-outcome", player = name, outcome = outcome))
            })
            .collect();
        self.tell(&say!("run-result", table = table, outcomes = said.join(", ")));
        for (id, [one, two]) in &result.figures {
            let figure = self.tournament.pack().naming(language, Named::Figure, id);
            self.tell(&say!("run-on-record", figure = figure, one = one.to_string(), two = two.to_string()));
        }
        if let Some(step) = &result.deciding_step {
            let step = self.tournament.pack().naming(language, Named::Step, step);
            self.tell(&say!("run-decided-by", step = step));
        }
    }

    fn asked_table(&self, table: &str) -> Done<String> {
        match table {
            "" => self.ask(&say!("run-ask-table")),
            table => Ok(table.to_owned()),
        }
    }

    /// How a game ended: what the rest of the line says, and questions for what it does not. Also who chose the winner, if
    /// the procedure came to a choice.
    fn claim(&self, id: MatchId, rest: &str, leader: bool) -> Done<(Claim, Option<PersonId>)> {
        let Some(it) = self.tournament.match_of(id) else {
            return Err(Failure::new(say!("run-no-game")).into());
        };
        let Seats::Pair(one, two) = it.seats else { return Err(Failure::new(say!("run-no-game")).into()) };
        let pack = self.tournament.pack();
        if let Some(path) = rest.strip_prefix('@') {
            return Ok((refereed::claim(&self.tournament, (one, two), Path::new(path.trim()))?, None));
        }
        let (rest, figures) = figures(rest)?;
        let rest = rest.as_str();
        let (winner, ending) = match rest.rsplit_once(char::is_whitespace) {
            Some((winner, last)) if pack.ending(last).is_some() => (winner.trim(), pack.ending(last)),
            _ if pack.ending(rest).is_some() => ("", pack.ending(rest)),
            _ => (rest, None),
        };
        let ending = match ending {
            Some(ending) => ending,
            // A winner alone means the usual end of a game, or a plain decision of a leader.
            None if !winner.is_empty() => self.usual_ending(id, leader)?,
            None => self.asked_ending(id, it, leader)?,
        };
        if let Some(procedure) = ending.procedure.as_deref().and_then(|procedure| pack.procedure(procedure)) {
            let (answers, found, chooser) = self.judged(procedure, (one, two))?;
            let claim = Claim { procedure: Some(answers), figures, ..Claim::new(Some(found), &ending.id) };
            return Ok((claim, chooser));
        }
        let winner = match winner {
            "" => self.asked_winner((one, two))?,
            winner => self.winner((one, two), winner)?,
        };
        Ok((Claim { figures, ..Claim::new(winner, &ending.id) }, None))
    }

    /// Endings that are possible in this match now.
    fn possible(&self, id: MatchId, leader: bool) -> Vec<&Ending> {
        let Some(phase) = self.tournament.phase(id, self.now()) else { return Vec::new() };
        let endings = self.tournament.pack().endings.iter();
        let fits = |ending: &&Ending| {
            let giving = ending.giving(&phase.id, &phase.id);
            giving.is_some_and(|giving| leader || !(ending.leader_only || giving.leader_only))
        };
        endings.filter(fits).collect()
    }

    fn usual_ending(&self, id: MatchId, leader: bool) -> Done<&Ending> {
        let possible = self.possible(id, leader);
        let decided = possible.iter().find(|ending| leader && ending.leader_only);
        let plain = decided.or_else(|| possible.iter().find(|ending| ending.procedure.is_none()));
        // Whatever it is, the rulebook says why it is not possible now.
        let any = self.tournament.pack().endings.first();
        plain.copied().or(any).ok_or(Stop::Cancelled)
    }

    fn asked_ending(&self, id: MatchId, it: &Match, leader: bool) -> Done<&Ending> {
        let possible = self.possible(id, leader);
        if possible.is_empty() {
            return self.usual_ending(id, leader);
        }
        let names: Vec<String> = it.seats.players().map(|player| called(&self.tournament, player)).collect();
        self.tell(&say!("run-which-game", table = it.table.unwrap_or(0), players = names));
        let language = self.console.language.code();
        for (number, ending) in (1..).zip(&possible) {
            let name = self.console.say(&self.tournament.pack().naming(language, Named::Ending, &ending.id));
            self.console.line(format!("  {number}  {name} ({})", ending.id));
        }
        loop {
            let line = self.ask(&say!("run-ask-ending"))?;
            let by_number = line.parse::<usize>().ok().and_then(|at| possible.get(at.wrapping_sub(1)));
            let by_name = possible.iter().find(|ending| ending.id == line);
            if let Some(ending) = by_number.or(by_name) {
                return Ok(ending);
            }
            self.console.report(&Failure::new(say!("run-no-such-ending", read = line)));
        }
    }

    fn asked_winner(&self, two: Two) -> Done<Option<PersonId>> {
        let name = |player| self.tournament.name_of(player);
        let draws = self.tournament.pack().outcomes.iter().any(|outcome| outcome.side == Side::Drawn);
        let question = if draws {
            say!("run-ask-winner-or-nobody", one = name(two.0), two = name(two.1))
        } else {
            say!("run-ask-winner", one = name(two.0), two = name(two.1))
        };
        let line = self.ask(&question)?;
        self.winner(two, &line)
    }

    /// `1` and `2` are the seats, `0` is nobody, everything else is a name.
    fn winner(&self, (one, two): Two, text: &str) -> Done<Option<PersonId>> {
        match text {
            "0" | "draw" => return Ok(None),
            "1" => return Ok(Some(one)),
            "2" => return Ok(Some(two)),
            _ => {}
        }
        let wanted = text.to_lowercase();
        let begins = |player: PersonId| self.tournament.name_of(player).to_lowercase().starts_with(&wanted);
        match (begins(one), begins(two)) {
            (true, false) => Ok(Some(one)),
            (false, true) => Ok(Some(two)),
            _ => Ok(Some(player_named(&self.tournament, text)?)),
        }
    }

    /// Carries the procedure out, asking for what it needs and nothing more.
    fn judged(&self, procedure: &Procedure, two: Two) -> Done<(Answers, PersonId, Option<PersonId>)> {
        let language = self.console.language.code();
        let pack = self.tournament.pack();
        self.tell(&say!("run-procedure", name = pack.naming(language, Named::Procedure, &procedure.id)));
        let seated = |seat: Seat| if seat == Seat::First { two.0 } else { two.1 };
        let mut answers = Answers::default();
        loop {
            match procedure.judge(&answers) {
                Ok(verdict) => {
                    for (step, figures) in procedure.shown(&answers, &verdict) {
                        let name = pack.naming(language, Named::Step, &step.id);
                        match figures {
                            Shown::Figures([one, other]) => {
                                self.tell(&say!("run-procedure-step", step = name, one = one, two = other));
                            }
                            Shown::Player(Some(seat)) => {
                                let player = self.tournament.name_of(seated(seat));
                                self.tell(&say!("run-procedure-named", step = name, player = player));
                            }
                            Shown::Player(None) => {
                                self.tell(&say!("run-procedure-nobody", step = name));
                            }
                        }
                    }
                    return Ok((answers, seated(verdict.winner), verdict.chooser.map(seated)));
                }
                Err(Unanswered::Choice { chooser, .. }) => {
                    let name = self.tournament.name_of(seated(chooser));
                    self.tell(&say!("run-procedure-choice", player = name));
                    answers.chosen = self.asked_seat(two)?;
                }
                Err(
                    Unanswered::Missing { input }
                    | Unanswered::Nobody { input }
                    | Unanswered::TooMany { input, .. }
                    | Unanswered::Unknown { input },
                ) => self.fill_in(procedure, &input, two, &mut answers)?,
                Err(
                    impossible @ (Unanswered::Impossible { .. }
                    | Unanswered::TooManyTogether { .. }
                    | Unanswered::HasNone { .. }
                    | Unanswered::SomebodyHas { .. }),
                ) => {
                    // Either of two figures that do not go together may be the wrong one, so all are asked for again.
                    self.console.report(&Failure::new(self.impossible(&impossible)));
                    answers = Answers::default();
                }
            }
        }
    }

    fn impossible(&self, unanswered: &Unanswered) -> Saying {
        let named = |id: &str| self.tournament.pack().naming(self.console.language.code(), Named::Input, id);
        match unanswered {
            Unanswered::Impossible { input, least, most, .. } => {
                say!("procedure-impossible", what = named(input), least = *least, most = *most)
            }
            Unanswered::TooManyTogether { input, most } => {
                say!("procedure-together", what = named(input), most = *most)
            }
            Unanswered::HasNone { input, of } => {
                say!("procedure-has-none", what = named(input), of = named(of))
            }
            Unanswered::SomebodyHas { input, of } => {
                say!("procedure-somebody-has", what = named(input), of = named(of))
            }
            Unanswered::Missing { input }
            | Unanswered::Nobody { input }
            | Unanswered::TooMany { input, .. }
            | Unanswered::Unknown { input } => say!("run-needs", what = named(input)),
            Unanswered::Choice { .. } => say!("run-needs", what = "PLAYER"),
        }
    }

    fn fill_in(&self, procedure: &Procedure, input: &str, two: Two, answers: &mut Answers) -> Done {
        let name = self.tournament.pack().naming(self.console.language.code(), Named::Input, input);
        let names = [two.0, two.1].map(|player| self.tournament.name_of(player));
        match procedure.input(input).map(|input| input.kind) {
            Some(InputKind::Count { most }) => {
                let question = say!(
                    "run-ask-counts",
                    what = name,
                    one = names[0].as_str(),
                    two = names[1].as_str(),
                    most = most
                );
                let line = self.ask(&question)?;
                let figures: Vec<u32> = line
                    .split([' ', ',', ':', '/'])
                    .filter_map(|figure| figure.trim().parse().ok())
                    .collect();
                match figures[..] {
                    [one, two] if one <= most && two <= most => {
                        answers.counts.insert(input.to_owned(), [one, two]);
                    }
                    _ => {
                        self.console.report(&Failure::new(say!("run-two-numbers", read = line, most = most)));
                    }
                }
            }
            Some(kind) => {
                self.tell(&say!("run-procedure-player", what = name));
                let seat = self.asked_seat(two)?;
                if seat.is_some() || kind == InputKind::PlayerOrNobody {
                    answers.players.insert(input.to_owned(), seat);
                }
            }
            None => return Err(Stop::Cancelled),
        }
        Ok(())
    }

    fn asked_seat(&self, two: Two) -> Done<Option<Seat>> {
        let question =
            say!("run-ask-seat", one = self.tournament.name_of(two.0), two = self.tournament.name_of(two.1));
        let line = self.ask(&question)?;
        let player = self.winner(two, &line)?;
        Ok(player.map(|player| if player == two.0 { Seat::First } else { Seat::Second }))
    }
}

/// The first word of a line, and the rest.
fn first_word(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

/// Takes `goals=2:1` and the like out of a line: figures for the record, in the order of the seats.
fn figures(line: &str) -> Done<(String, BTreeMap<String, [Amount; 2]>)> {
    let (figures, words): (Vec<&str>, Vec<&str>) =
        line.split_whitespace().partition(|word| word.contains('='));
    let mut read = BTreeMap::new();
    for word in figures {
        let two = word.split_once('=').and_then(|(id, amounts)| {
            let (one, two) = amounts.split_once(':')?;
            Some((id.to_owned(), [one.parse().ok()?, two.parse().ok()?]))
        });
        let (id, amounts) = two.ok_or_else(|| Failure::new(say!("run-figure", read = word)))?;
        read.insert(id, amounts);
    }
    Ok((words.join(" "), read))
}
