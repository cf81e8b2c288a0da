//! A round: draw, review, change by hand, publish, clock, close (CT-4.1, CT-4.2).

use std::collections::BTreeSet;

use rulebook::Dice;

use super::{Asked, Ruling};
use crate::draw::{FloatReason, Note};
use crate::fact::{DrawnMatch, Fact};
use crate::ids::{MatchId, Moment, PersonId, StageNo};
use crate::model::{DropReason, Match, Presence, Progress, Round, Seats};
use crate::reading::Reading;
use crate::refusal::{HandProblem, Why};
use crate::settings::{RoundKind, StagePlan};
use crate::state::{Desk, Tournament};

impl Tournament {
    pub(super) fn draw_round(&self, attempt: u16, asked: &Asked<'_>) -> Ruling {
        match self.desk {
            Desk::Enrolling | Desk::RegistrationClosed => return Err(Why::PlanNotAnnounced),
            Desk::Nothing | Desk::Announced | Desk::Running | Desk::Finished => {}
        }
        if let Some(round) = self.current_round() {
            return Err(Why::RoundOpen { round: round.number });
        }
        if !self.stages.is_empty() && self.rounds_left() == 0 {
            return Err(self.stage_over());
        }
        let begin = Fact::StageBegun { stage: StageNo(1), seeds: Vec::new() };
        let begin = self.stages.is_empty().then_some(begin);
        let mut facts: Vec<Fact> = begin.into_iter().chain(self.left_out()).collect();
        let before = self.with(&facts);
        before.check_before_round()?;
        facts.push(before.drawn_fact(attempt, asked)?);
        Ok(facts)
    }

    /// Where check-in is required, whoever has not checked in is not paired (HR-6.2.12), and is away from then on.
    fn left_out(&self) -> Vec<Fact> {
        if !self.settings.check_in || self.bracket_is_set() && self.reading >= Reading::SECOND {
            return Vec::new();
        }
        let dropped = |player| Fact::Dropped { player, why: DropReason::NotCheckedIn };
        self.not_checked_in().into_iter().map(dropped).collect()
    }

    /// Whether who meets whom follows from a bracket: whoever stands in it has a place there, present or not.
    fn bracket_is_set(&self) -> bool {
        let Some(stage) = self.stages.last() else { return false };
        let begun =
            self.rounds.iter().any(|it| it.number >= stage.first_round && it.progress > Progress::Drawn);
        stage.plan.kind() == RoundKind::Elimination && (!stage.seeds.is_empty() || begun)
    }

    /// Players who would be paired but have not checked in.
    pub fn not_checked_in(&self) -> Vec<PersonId> {
        let missing = self.players().filter(|(_, _, entry)| entry.is_active() && !entry.checked_in);
        missing.map(|(id, _, _)| id).collect()
    }

    /// The tournament as it would be after these facts.
    fn with(&self, facts: &[Fact]) -> Tournament {
        let mut after = self.clone();
        for fact in facts {
            after.take(fact);
        }
        after
    }

    pub(super) fn redraw(&self, asked: &Asked<'_>) -> Ruling {
        let round = self.round_at(Progress::Drawn, "drawn")?;
        let before = self.with(&[Fact::DrawDiscarded]);
        Ok(vec![before.drawn_fact(round.attempt.saturating_add(1), asked)?])
    }

    fn drawn_fact(&self, attempt: u16, asked: &Asked<'_>) -> Result<Fact, Why> {
        let draw = self.draw(attempt, asked.dice).ok_or(Why::NobodyToPair)?;
        let kind = self.stages.last().map_or(RoundKind::Swiss, |stage| stage.plan.kind());
        Ok(Fact::Drawn {
            kind,
            attempt,
            length_seconds: self.length_seconds(kind),
            matches: draw.matches,
            notes: draw.notes,
        })
    }

    /// How long the next round lasts: by its kind, fixed beforehand (CT-4.1.1).
    pub(crate) fn length_seconds(&self, kind: RoundKind) -> Option<u32> {
        let kind = match kind {
            RoundKind::Swiss => regulations::RoundKind::Swiss,
            RoundKind::Elimination if self.rounds_left() <= 1 => regulations::RoundKind::Final,
            RoundKind::Elimination => regulations::RoundKind::Elimination,
        };
        if kind == regulations::RoundKind::Final && self.settings.untimed_final {
            return None;
        }
        self.pack.clock.minutes(kind).map(|minutes| minutes.saturating_mul(60))
    }

    fn stage_over(&self) -> Why {
        if self.stages.len() < self.plan.len() {
            Why::StageOver { cut_follows: true }
        } else {
            Why::AllRoundsPlayed
        }
    }

    /// What must be in order before anybody is paired.
    fn check_before_round(&self) -> Result<(), Why> {
        self.check_second_leaders()?;
        let names = |players: Vec<PersonId>| {
            players.into_iter().map(|player| self.name_of(player)).collect::<Vec<_>>()
        };
        let has_deck = |player: &PersonId| {
            self.person(*player).and_then(|it| it.entry.as_ref()).is_some_and(|entry| entry.deck.is_some())
        };
        if self.settings.deck_lists {
            let missing: Vec<PersonId> = self.active().filter(|player| !has_deck(player)).collect();
            if !missing.is_empty() {
                return Err(Why::DeckListsMissing { players: names(missing) });
            }
        }
        let lacking: Vec<PersonId> = self.active().filter(|player| self.lacks_a_card(*player)).collect();
        if !lacking.is_empty() {
            return Err(Why::CardsMissing { players: names(lacking) });
        }
        Ok(())
    }

    /// Changes the draw by hand. What the regulations would rather not have is noted, not refused; what would leave a
    /// player out or in twice is refused.
    pub(super) fn adjust(&self, matches: &[Seats]) -> Ruling {
        let round = self.current_round().ok_or(Why::NoRoundAt { needs: "drawn" })?;
        if round.progress >= Progress::Running {
            return Err(Why::RoundBegun);
        }
        self.check_by_hand(round, matches)?;
        let pairs: Vec<(PersonId, PersonId)> = matches
            .iter()
            .filter_map(|seats| match *seats {
                Seats::Pair(one, two) => Some((one, two)),
                Seats::Bye(_) | Seats::Nobody(..) => None,
            })
            .collect();
        let byes = matches.iter().filter(|seats| matches!(seats, Seats::Bye(_)));
        let mut drawn = self.at_tables(&pairs);
        drawn.extend(byes.map(|seats| DrawnMatch { seats: *seats, table: None, game: None }));
        // Where nobody came nothing changes.
        let empty = round.matches.iter().filter(|it| matches!(it.seats, Seats::Nobody(..)));
        drawn.extend(empty.map(|it| DrawnMatch { seats: it.seats, table: it.table, game: it.game }));
        if round.kind == RoundKind::Elimination {
            keep_game_numbers(round, &mut drawn);
        }
        let notes = self.strained(&pairs);
        Ok(vec![Fact::Adjusted { matches: drawn, notes }])
    }

    fn check_by_hand(&self, round: &Round, matches: &[Seats]) -> Result<(), Why> {
        let mut expected: Vec<PersonId> = round.matches.iter().flat_map(|it| it.seats.players()).collect();
        let mut given: Vec<PersonId> = matches.iter().flat_map(Seats::players).collect();
        expected.sort_unstable();
        given.sort_unstable();
        let problem = |player: PersonId, problem| Why::HandPairing { player: self.name_of(player), problem };
        // That nobody came is noted, never paired.
        let away = matches.iter().find_map(|seats| match *seats {
            Seats::Nobody(one, _) => Some(one),
            Seats::Pair(..) | Seats::Bye(_) => None,
        });
        if let Some(away) = away {
            return Err(problem(away, HandProblem::Stranger));
        }
        if let Some(stranger) = given.iter().find(|player| expected.binary_search(player).is_err()) {
            return Err(problem(*stranger, HandProblem::Stranger));
        }
        if let Some(twice) = given.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(problem(twice[0], HandProblem::Twice));
        }
        if let Some(missing) = expected.iter().find(|player| given.binary_search(player).is_err()) {
            return Err(problem(*missing, HandProblem::Missing));
        }
        let byes = matches.iter().filter(|seats| matches!(seats, Seats::Bye(_))).count() as u32;
        let needed = round.matches.iter().filter(|it| matches!(it.seats, Seats::Bye(_))).count() as u32;
        // In elimination fewer byes would be too many games.
        if byes > needed || (byes < needed && round.kind == RoundKind::Elimination) {
            return Err(Why::NeedlessBye { byes, needed });
        }
        Ok(())
    }

    /// What a pairing by hand strains: rematches, and pairs of different score groups.
    fn strained(&self, pairs: &[(PersonId, PersonId)]) -> Vec<Note> {
        let met = self.met();
        let points: Vec<(PersonId, u32)> = self
            .last_counted_round()
            .map(|after| self.standings(after).into_iter().map(|(id, row)| (id, row.points)).collect())
            .unwrap_or_default();
        let points_of = |player| points.iter().find(|(id, _)| *id == player).map_or(0, |(_, points)| *points);
        let mut notes = Vec::new();
        for &(one, two) in pairs {
            let before = met.iter().rev().find(|(a, b, _)| (*a, *b) == (one, two) || (*b, *a) == (one, two));
            if let Some((_, _, round)) = before {
                notes.push(Note::Rematch { one, two, met: *round });
            }
            let (mine, theirs) = (points_of(one), points_of(two));
            if mine != theirs {
                let (down, up) = if mine > theirs { (one, two) } else { (two, one) };
                notes.push(Note::Float { down, up, why: FloatReason::ByHand });
            }
        }
        notes
    }

    pub(super) fn publish(&self) -> Ruling {
        self.round_at(Progress::Drawn, "drawn")?;
        Ok(vec![Fact::Published])
    }

    /// Both sit and set up, so leaders know when most do (CT-4.1.2). It starts nothing by itself.
    pub(super) fn sit_down(&self, id: MatchId) -> Ruling {
        let it = self.known_match(id)?;
        let waits = self.round(id.round).is_some_and(|round| round.progress == Progress::Published);
        if !waits {
            return Err(Why::NoRoundAt { needs: "published" });
        }
        if it.seated {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::SatDown { id }])
    }

    /// A leader starts the round by hand; nothing here does it alone (CT-4.1.2).
    pub(super) fn start_clock(&self, at: Moment) -> Ruling {
        match self.current_round() {
            Some(round) if round.progress == Progress::Running => return Err(Why::ClockRunning),
            _ => self.round_at(Progress::Published, "published")?,
        };
        self.check_rulers()?;
        Ok(vec![Fact::ClockStarted { at }])
    }

    pub(super) fn pause_clock(&self, at: Moment) -> Ruling {
        match self.running_clock()?.paused {
            Some(_) => Err(Why::ClockPaused),
            None => Ok(vec![Fact::ClockPaused { at }]),
        }
    }

    pub(super) fn resume_clock(&self, at: Moment) -> Ruling {
        match self.running_clock()?.paused {
            None => Err(Why::ClockNotPaused),
            Some(_) => Ok(vec![Fact::ClockResumed { at }]),
        }
    }

    /// More time for all is each table's extension, given at once: a round's length does not change while it is played
    /// (CT-4.1.1), and what a pause took everybody has back anyway.
    pub(super) fn extend_all(&self, seconds: i32) -> Ruling {
        let clock = self.running_clock()?;
        if clock.length_seconds.is_none() {
            return Err(Why::Untimed);
        }
        let seconds = match u32::try_from(seconds) {
            Ok(0) => return Err(Why::NothingChanges),
            Ok(seconds) => seconds,
            Err(_) => return Err(Why::RoundLengthFixed),
        };
        let round = self.current_round().ok_or(Why::ClockNotStarted)?;
        let playing = |it: &Match| matches!(it.seats, Seats::Pair(..)) && it.result.is_none();
        let tables = (0..).zip(&round.matches).filter(|(_, it)| playing(it));
        let extended = |place| Fact::Extended { id: MatchId { round: round.number, place }, seconds };
        let facts: Vec<Fact> = tables.map(|(place, _)| extended(place)).collect();
        if facts.is_empty() { Err(Why::NothingChanges) } else { Ok(facts) }
    }

    /// The machine's clock was wrong: the organizer says what is true. That is no change of the round's length.
    pub(super) fn set_clock(&self, elapsed_seconds: Option<u32>, at: Moment) -> Ruling {
        let was = self.last_step_at();
        let back = (at < was).then_some(Fact::TimeSet { was });
        let set = match elapsed_seconds {
            Some(elapsed_seconds) => {
                let clock = self.running_clock()?;
                let now = clock.elapsed_millis(at).map(|millis| millis / 1000);
                (now != Some(i64::from(elapsed_seconds))).then_some(Fact::ClockSet { at, elapsed_seconds })
            }
            None => None,
        };
        let facts: Vec<Fact> = back.into_iter().chain(set).collect();
        if facts.is_empty() { Err(Why::NothingChanges) } else { Ok(facts) }
    }

    /// More time for one match, by a leader who may rule there; before the start too, for a table that will begin late (CT-2.2.28,
    /// CT-2.2.29).
    pub(super) fn extend(&self, id: MatchId, seconds: u32, by: PersonId) -> Ruling {
        let it = self.known_match(id)?;
        if !matches!(it.seats, Seats::Pair(..)) {
            return Err(Why::NoGame);
        }
        if it.result.is_some() {
            return Err(Why::HasResult);
        }
        if self.round(id.round).is_some_and(|round| round.clock.length_seconds.is_none()) {
            return Err(Why::Untimed);
        }
        self.check_has_time(id)?;
        self.check_may_rule(by, id)?;
        Ok(vec![Fact::Extended { id, seconds }])
    }

    /// Whether a table can be given time of its own, whichever way: before its round is published who sits there may still change.
    pub(super) fn check_has_time(&self, id: MatchId) -> Result<(), Why> {
        let drawn = self.round(id.round).is_some_and(|round| round.progress == Progress::Drawn);
        if drawn && self.reading >= Reading::FOURTH {
            return Err(Why::NoRoundAt { needs: "published" });
        }
        Ok(())
    }

    fn running_clock(&self) -> Result<&crate::clock::Clock, Why> {
        match self.current_round() {
            Some(round) if round.clock.started.is_some() => Ok(&round.clock),
            _ => Err(Why::ClockNotStarted),
        }
    }

    /// Counts the round: points for all at once (CT-4.4.1), the random order of a Swiss round drawn once and kept
    /// (CT-4.4.11), losers of an elimination round out (CT-4.2.35).
    pub(super) fn close_round(&self, asked: &Asked<'_>) -> Ruling {
        let round = self.current_round().ok_or(Why::NoRoundAt { needs: "published" })?;
        if round.progress < Progress::Published {
            return Err(Why::NoRoundAt { needs: "published" });
        }
        let open = round.matches.iter().filter(|it| it.result.is_none());
        let tables: Vec<String> = open.map(|it| it.table.unwrap_or(0).to_string()).collect();
        if !tables.is_empty() {
            return Err(Why::ResultsMissing { tables });
        }
        Ok(self.closing_facts(asked.dice))
    }

    /// What follows from closing the newest round, whose results are all in.
    pub(crate) fn closing_facts(&self, dice: &Dice) -> Vec<Fact> {
        let Some(round) = self.rounds.last() else { return Vec::new() };
        match round.kind {
            RoundKind::Swiss => {
                vec![Fact::RoundClosed { order: self.drawn_order(round, dice) }]
            }
            RoundKind::Elimination => {
                let lost = round.matches.iter().flat_map(|it| {
                    let winner = self.winner_of(it);
                    it.seats.players().filter(move |player| winner != Some(*player))
                });
                let still_in = |player: &PersonId| {
                    let entry = self.person(*player).and_then(|it| it.entry.as_ref());
                    entry.is_some_and(|entry| entry.presence == Presence::Active)
                };
                let out = lost.filter(still_in).map(|player| Fact::Eliminated { player });
                std::iter::once(Fact::RoundClosed { order: Vec::new() }).chain(out).collect()
            }
        }
    }

    /// The random order of all who have sat at a table. Everybody draws a lot of his or her own, so the order of two
    /// players does not depend on who else is enrolled, or when; whoever came late and has not sat yet comes last.
    fn drawn_order(&self, round: &Round, dice: &Dice) -> Vec<PersonId> {
        let lot = |key: &str| {
            let label = format!("stage {} round {} order {key}", round.stage.0, round.in_stage);
            dice.cup(&label).bits()
        };
        let seated: BTreeSet<PersonId> =
            self.rounds.iter().flat_map(|round| &round.matches).flat_map(|it| it.seats.players()).collect();
        let players = self.players().filter(|(id, ..)| seated.contains(id));
        let mut lots: Vec<(u64, PersonId)> = players.map(|(id, person, _)| (lot(&person.key), id)).collect();
        lots.sort_unstable();
        lots.into_iter().map(|(_, id)| id).collect()
    }

    fn round_at(&self, progress: Progress, needs: &'static str) -> Result<&Round, Why> {
        self.current_round().filter(|round| round.progress == progress).ok_or(Why::NoRoundAt { needs })
    }

    pub(super) fn current_stage_is_swiss(&self) -> bool {
        self.stages.last().is_some_and(|stage| matches!(stage.plan, StagePlan::Swiss { .. }))
    }
}

/// Game numbers decide who meets whom next: a match made by hand keeps the number of a game one of its players had.
fn keep_game_numbers(round: &Round, drawn: &mut [DrawnMatch]) {
    let empty = |seats: &Seats| matches!(seats, Seats::Nobody(..));
    let mut free: Vec<u16> =
        round.matches.iter().filter(|it| !empty(&it.seats)).filter_map(|it| it.game).collect();
    let had =
        |player: PersonId| round.matches.iter().find(|it| it.seats.seats(player)).and_then(|it| it.game);
    for it in drawn.iter_mut().filter(|it| !empty(&it.seats)) {
        let wished =
            it.seats.players().filter_map(had).find_map(|game| free.iter().position(|it| *it == game));
        it.game = wished.map(|at| free.remove(at));
    }
    for it in drawn.iter_mut().filter(|it| it.game.is_none()) {
        it.game = free.pop();
    }
}
