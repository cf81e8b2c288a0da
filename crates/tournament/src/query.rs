//! Questions about a tournament that anybody may ask: who is what, where are we, what does the table say.

use regulations::{Ending, Pack, RematchScope, Side, Topic};
use rulebook::{Clause, Commitment};

use crate::fact::Fact;
use crate::ids::{CallId, MatchId, Moment, PersonId, RoundNo, StageNo};
use crate::judging::{Call, Judging};
use crate::model::{
    Announcement, Entry, KeptRounds, Match, Person, Presence, Progress, Role, Round, Seats, StaffRole, Stage,
};
use crate::rights::Action;
use crate::settings::{RoundKind, Settings, StagePlan};
use crate::standings::{Figures, Line, Record, Row};
use crate::state::{Desk, Tournament};

impl Tournament {
    /// Rounds of another system that are only kept.
    pub fn kept(&self) -> Option<&KeptRounds> {
        self.kept.as_ref()
    }

    /// The regulation in force.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The clause of the regulation in force on a topic.
    pub fn clause(&self, topic: Topic) -> Clause {
        self.pack.clause(topic)
    }

    /// The tournament's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the organizer chose.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How far it has come.
    pub fn desk(&self) -> Desk {
        self.desk
    }

    /// The promise of the secret seed, once founded.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The revealed seed, once finished.
    pub fn revealed_seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// Everybody, in the order of arrival.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        (0..).map(PersonId).zip(&self.people)
    }

    /// All players, whether still in or not.
    pub fn players(&self) -> impl Iterator<Item = (PersonId, &Person, &Entry)> {
        self.people().filter_map(|(id, person)| Some((id, person, person.entry.as_ref()?)))
    }

    /// How many they are.
    pub fn entered(&self) -> usize {
        self.people.entered()
    }

    /// Players who will be paired.
    pub fn active(&self) -> impl Iterator<Item = PersonId> {
        self.players().filter(|(_, _, entry)| entry.is_active()).map(|(id, _, _)| id)
    }

    /// Somebody by number.
    pub fn person(&self, person: PersonId) -> Option<&Person> {
        self.people.get(person)
    }

    /// Somebody by the name in files.
    pub fn by_key(&self, key: &str) -> Option<PersonId> {
        self.people.with_key(key)
    }

    /// Somebody's name; the number if nobody has it.
    pub fn name_of(&self, person: PersonId) -> String {
        self.person(person).map_or_else(|| person.to_string(), |it| it.name.clone())
    }

    /// The organizer.
    pub fn organizer(&self) -> PersonId {
        self.organizer
    }

    /// The announced second leader of a leader who plays.
    pub fn second_leader(&self, playing: PersonId) -> Option<PersonId> {
        self.second_leaders.get(&playing).copied()
    }

    /// What somebody is right now (CT-1.5.1): off duty, dropped, or between two games one is a spectator.
    pub fn role(&self, person: PersonId) -> Role {
        match self.leading_role(person) {
            Some(role) => role,
            None if self.is_playing(person) => Role::Player,
            None => Role::Spectator,
        }
    }

    /// The role of a leader on duty.
    pub(crate) fn leading_role(&self, person: PersonId) -> Option<Role> {
        let it = self.person(person)?;
        if person == self.organizer {
            return Some(Role::Organizer);
        }
        it.staff.filter(|staff| staff.on_duty).map(|staff| match staff.role {
            StaffRole::Marshal => Role::Marshal,
            StaffRole::Judge => Role::Judge,
        })
    }

    /// Whether somebody may say anything to the players of a match: they themselves and leaders on duty while it is played,
    /// everybody afterwards (CT-1.5.3, CT-1.4.3).
    pub fn may_address(&self, person: PersonId, id: MatchId) -> bool {
        let open = |it: &Match| it.result.is_none() && !it.seats.seats(person);
        self.is_leader(person) || !self.match_of(id).is_some_and(open)
    }

    /// Whether somebody is engaged in a game of the round under way.
    pub fn is_playing(&self, person: PersonId) -> bool {
        self.current_round().is_some_and(|round| {
            round.progress > Progress::Drawn
                && round
                    .matches
                    .iter()
                    .any(|it| it.seats.opponent_of(person).is_some() && it.result.is_none())
        })
    }

    /// Whether somebody leads: organizer, or marshal or judge on duty.
    pub fn is_leader(&self, person: PersonId) -> bool {
        self.leading_role(person).is_some()
    }

    /// Whether somebody is organizer, marshal or judge, on duty or not, or does some of the organizer's work.
    pub fn has_office(&self, person: PersonId) -> bool {
        let helps = |it: &Person| it.staff.is_some() || !it.given.is_empty();
        person == self.organizer || self.person(person).is_some_and(helps)
    }

    /// Those who do some of the organizer's work, with what they may do.
    pub fn co_organizers(&self) -> impl Iterator<Item = (PersonId, &[Action])> {
        let given = self.people().map(|(id, person)| (id, person.given.as_slice()));
        given.filter(|(_, actions)| !actions.is_empty())
    }

    /// What stands on the screens at that moment, the oldest first, each with its number. What was told without an end ends with
    /// the tournament: afterwards nobody could take it off.
    pub fn announcements_at(&self, now: Moment) -> impl Iterator<Item = (u32, &Announcement)> {
        let over = self.desk == Desk::Finished;
        let stands = move |told: &Announcement| told.stands_at(now) && !(over && told.until.is_none());
        (0..).zip(&self.announcements).filter(move |(_, told)| stands(told))
    }

    /// The calls somebody can still go to: those that are open, while the tournament goes on.
    pub fn waiting_calls(&self) -> impl Iterator<Item = (CallId, &Call)> {
        self.judging.open_calls().filter(|_| self.desk < Desk::Finished)
    }

    /// How many go on after the cut, and the last of them in that order: who went on, once it is made, and until then who would,
    /// without those who have left.
    pub fn last_through(&self, order: impl Iterator<Item = PersonId>) -> Option<(u32, PersonId)> {
        let (stage, size) = (0..).zip(&self.plan).find_map(|(at, stage)| Some((at, stage.cut()?)))?;
        let still_in = |player: &PersonId| {
            let entry = self.person(*player).and_then(|person| person.entry.as_ref());
            entry.is_some_and(Entry::is_active)
        };
        let last = if let Some(begun) = self.stages.get::<usize>(stage) {
            order.filter(|player| begun.seeds.contains(player)).last()
        } else {
            order.filter(still_in).take(size as usize).last()
        };
        last.map(|last| (size, last))
    }

    /// The endings that can be entered for a match now, by a leader or by one of its players: what the phase of the match's
    /// clock allows, and never what is refused afterwards.
    pub fn possible_endings(&self, id: MatchId, now: Moment, leader: bool) -> Vec<&Ending> {
        let Some(phase) = self.phase(id, now).map(|phase| phase.id.as_str()) else { return Vec::new() };
        let possible = |ending: &&Ending| {
            let giving = ending.giving(phase, phase);
            giving.is_some_and(|giving| leader || !(ending.leader_only || giving.leader_only))
        };
        self.pack.endings.iter().filter(possible).collect()
    }

    /// Leaders on duty.
    pub fn leaders(&self) -> impl Iterator<Item = PersonId> {
        self.people().map(|(id, _)| id).filter(|id| self.is_leader(*id))
    }

    /// Whether anybody is marshal, on duty or not.
    pub fn has_marshal(&self) -> bool {
        self.people.iter().any(|person| person.staff.is_some_and(|staff| staff.role == StaffRole::Marshal))
    }

    /// Whether somebody has a marshal's powers now: marshals on duty, and the organizer if there is no marshal.
    pub fn acts_as_marshal(&self, person: PersonId) -> bool {
        match self.leading_role(person) {
            Some(Role::Marshal) => true,
            Some(Role::Organizer) => !self.has_marshal(),
            Some(Role::Judge | Role::Player | Role::Spectator) | None => false,
        }
    }

    /// The announced stages; empty before.
    pub fn plan(&self) -> &[StagePlan] {
        &self.plan
    }

    /// Registered players when the plan was announced.
    pub fn registered(&self) -> u32 {
        self.registered
    }

    /// Stages that have begun.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// All rounds so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// One round.
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.rounds.get(round.index().checked_sub(1)?)
    }

    /// The newest round that is not closed.
    pub fn current_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.progress < Progress::Closed)
    }

    /// The number of the stage under way; 0 before the first.
    pub fn current_stage(&self) -> StageNo {
        StageNo(self.stages.len() as u8)
    }

    /// One match.
    pub fn match_of(&self, id: MatchId) -> Option<&Match> {
        self.round(id.round)?.matches.get(usize::from(id.place))
    }

    /// Somebody's match in the round under way.
    pub fn my_match(&self, player: PersonId) -> Option<(MatchId, &Match)> {
        let round = self.current_round()?;
        let place = round.matches.iter().position(|it| it.seats.seats(player))?;
        Some((MatchId { round: round.number, place: place as u16 }, &round.matches[place]))
    }

    /// What leaders told everybody, in order.
    pub fn announcements(&self) -> &[Announcement] {
        &self.announcements
    }

    /// The judges' work.
    pub fn judging(&self) -> &Judging {
        &self.judging
    }

    /// The facts in effect, in order.
    pub fn facts(&self) -> impl DoubleEndedIterator<Item = &Fact> + ExactSizeIterator + Clone {
        self.effective.iter().map(AsRef::as_ref)
    }

    /// How many rounds the stage under way still has, beyond those drawn.
    pub fn rounds_left(&self) -> u16 {
        let Some(stage) = self.stages.last() else { return 0 };
        let drawn = (self.rounds.len() as u16 + 1).saturating_sub(stage.first_round.0);
        let planned = match stage.plan {
            StagePlan::Swiss { rounds, .. } => rounds,
            StagePlan::Elimination { .. } => self.bracket_places().trailing_zeros() as u16,
        };
        planned.saturating_sub(drawn)
    }

    /// How many tables of the round under way say that they set up, and how many there are.
    pub fn tables_seated(&self) -> (usize, usize) {
        let games = |it: &&Match| matches!(it.seats, Seats::Pair(..));
        let round = self.current_round().filter(|round| round.progress == Progress::Published);
        let tables = || round.into_iter().flat_map(|round| round.matches.iter().filter(games));
        (tables().filter(|it| it.seated).count(), tables().count())
    }

    /// The phase of going to time a match is in at that moment.
    pub fn phase(&self, id: MatchId, now: Moment) -> Option<&regulations::Phase> {
        let round = self.round(id.round)?;
        let extension = round.matches.get(usize::from(id.place))?.extension_seconds;
        Some(self.phase_with(round, extension, now))
    }

    pub(crate) fn phase_with(
        &self,
        round: &Round,
        extension_seconds: u32,
        now: Moment,
    ) -> &regulations::Phase {
        let elapsed = round.clock.elapsed_millis(now).map(i64::unsigned_abs);
        let length =
            round.clock.length_seconds.map(|length| u64::from(length) + u64::from(extension_seconds));
        self.pack.clock.phase(elapsed, length)
    }

    /// The standings after that round (Swiss rounds of its stage, and of the stages it carries on), best first. Includes
    /// players who left; not those disqualified, unless the pack ranks them.
    pub fn standings(&self, after: RoundNo) -> Vec<(PersonId, Row)> {
        let (figures, order) = self.table(after);
        let rows = figures.rows(&order.iter().map(|id| id.0).collect::<Vec<_>>());
        rows.into_iter().map(|row| (PersonId(row.player), row)).collect()
    }

    /// How somebody's strength of schedule came about after that round.
    pub fn explain(&self, after: RoundNo, player: PersonId) -> crate::standings::Explanation {
        Figures::of(&self.records(after)).explain(player.0)
    }

    /// The newest closed Swiss round, for which standings can be shown.
    pub fn last_table_round(&self) -> Option<RoundNo> {
        let counts = |round: &&Round| round.kind == RoundKind::Swiss && round.progress == Progress::Closed;
        self.rounds.iter().rev().find(counts).map(|round| round.number)
    }

    pub(crate) fn table(&self, after: RoundNo) -> (Figures, Vec<PersonId>) {
        let figures = Figures::of(&self.records(after));
        let drawn: Vec<u32> =
            self.round(after).map(|round| round.order.iter().map(|id| id.0).collect()).unwrap_or_default();
        let order = figures.order(&self.pack.standings.tie_breakers, &drawn);
        let ranked = |id: &u32| {
            self.person(PersonId(*id)).and_then(|person| person.entry.as_ref()).is_some_and(|entry| {
                self.pack.standings.disqualified_are_ranked
                    || !matches!(entry.presence, Presence::Disqualified { .. })
            })
        };
        (figures, order.into_iter().filter(ranked).map(PersonId).collect())
    }

    /// One record per person, in the order of numbers, of the closed rounds the table after that round covers.
    pub fn records(&self, after: RoundNo) -> Vec<Record> {
        let mut records = vec![Record::default(); self.people.len()];
        for round in self.rounds_counted(after) {
            for it in &round.matches {
                for player in it.seats.players() {
                    let Some(outcome) = it.outcome_of(player).and_then(|id| self.pack.outcome(id)) else {
                        continue;
                    };
                    let opponent = it.seats.opponent_of(player).filter(|_| outcome.counts_as_opponent);
                    let line = Line { points: outcome.points, opponent: opponent.map(|id| id.0) };
                    if let Some(record) = records.get_mut(player.index()).filter(|_| outcome.counts_as_round)
                    {
                        record.lines.push(line);
                    }
                }
            }
            let missed = self.pack.outcome(&self.pack.unpaired_loss);
            for player in &round.unpaired {
                if let (Some(record), Some(outcome)) = (records.get_mut(player.index()), missed) {
                    record.lines.push(Line { points: outcome.points, opponent: None });
                }
            }
        }
        records
    }

    /// The closed Swiss rounds up to `after` that count together with it.
    pub(crate) fn rounds_counted(&self, after: RoundNo) -> impl Iterator<Item = &Round> {
        let stage = self.round(after).map_or(StageNo(0), |round| round.stage);
        let first = self.first_counted_stage(stage);
        self.rounds.iter().take(after.index()).filter(move |round| {
            round.kind == RoundKind::Swiss && round.stage >= first && round.progress == Progress::Closed
        })
    }

    /// The first stage whose points are still carried on in that one.
    fn first_counted_stage(&self, stage: StageNo) -> StageNo {
        let mut first = stage;
        while first.0 > 1
            && let Some(Stage { plan: StagePlan::Swiss { carry: true, .. }, .. }) =
                self.stages.get(first.index() - 1)
        {
            first = StageNo(first.0 - 1);
        }
        first
    }

    /// Pairs that should not meet again in the next round of the stage under way, with the round they met in.
    pub(crate) fn met(&self) -> Vec<(PersonId, PersonId, RoundNo)> {
        let stage = self.current_stage();
        let counts = |round: &&Round| match self.pack.pairing.rematch_scope {
            RematchScope::Stage => round.stage == stage,
            RematchScope::SwissRounds => round.kind == RoundKind::Swiss,
        };
        let pair = |round: &Round, it: &Match| match it.seats {
            Seats::Pair(one, two) if round.progress == Progress::Closed => Some((one, two, round.number)),
            Seats::Pair(..) | Seats::Bye(_) | Seats::Nobody(..) => None,
        };
        self.rounds
            .iter()
            .filter(counts)
            .flat_map(|round| round.matches.iter().filter_map(move |it| pair(round, it)))
            .collect()
    }

    /// How many byes each person had in the stage under way (a free win from a no-show is one).
    pub(crate) fn byes_had(&self) -> Vec<u32> {
        let mut byes = vec![0; self.people.len()];
        let stage = self.current_stage();
        for round in
            self.rounds.iter().filter(|round| round.stage == stage && round.progress > Progress::Drawn)
        {
            for it in &round.matches {
                if let Seats::Bye(player) = it.seats
                    && let Some(count) = byes.get_mut(player.index())
                {
                    *count += 1;
                }
            }
        }
        byes
    }

    /// Who won a match: the player whose outcome is a win, or who had a bye.
    pub fn winner_of(&self, it: &Match) -> Option<PersonId> {
        it.seats.players().find(|player| {
            let outcome = it.outcome_of(*player).and_then(|id| self.pack.outcome(id));
            outcome.is_some_and(|outcome| outcome.side == Side::Won)
        })
    }
}
