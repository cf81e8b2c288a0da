//! How long rounds last, and the phases of going to time.

use rulebook::Clause;
use serde::Serialize;

use super::names::Declared;
use crate::fields::{Field, Fields, Notes, Word};
use crate::problem::{Expected, Fault};
use crate::tree::Tree;

/// The pack's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// Minutes of a Swiss round; `None` for no limit.
    pub swiss_minutes: Option<u32>,
    /// Minutes of an elimination round other than the final.
    pub elimination_minutes: Option<u32>,
    /// Minutes of the final.
    pub final_minutes: Option<u32>,
    /// Whether the organizer may announce a final without a limit.
    pub final_may_be_untimed: bool,
    /// Minutes after which somebody who has not appeared may be dropped, unless the organizer sets another number.
    pub no_show_minutes: u32,
    /// Seconds by which a result may come in after a mark and still count as in time, unless the organizer sets others.
    pub grace_seconds: u32,
    /// How far a game is played on after time is called, such as `game_round`.
    pub plays_on_until: Option<String>,
    /// The phases in order; the first is before the start.
    pub phases: Vec<Phase>,
    /// What is announced, and when.
    pub announcements: Vec<Announcement>,
}

/// A kind of round by its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// A Swiss round.
    Swiss,
    /// An elimination round that is not the final.
    Elimination,
    /// The last elimination round.
    Final,
}

/// One phase of a match's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phase {
    /// Its name, such as `time_called`.
    pub id: String,
    /// When it begins.
    pub begins: Beginning,
    /// Whether games are played in it.
    pub play: bool,
    /// Whether the players of an unfinished game are offered to concede when it begins, the first player first.
    pub offers_concession: bool,
    /// What may not be begun any more, such as `dynasty_phase`.
    pub nothing_new: Option<String>,
    /// The clause that has this phase.
    pub clause: Option<Clause>,
}

/// When a phase begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// When the pairings are published.
    Published,
    /// When a leader starts the round.
    Start,
    /// So many minutes after the round's length, that moment included.
    At(u32),
    /// After that moment, it not included.
    After(u32),
}

/// Something said aloud at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Announcement {
    /// Its name, such as `last_call`.
    pub id: String,
    /// Minutes after the round's length.
    pub at: u32,
    /// The clause that wants it.
    pub clause: Option<Clause>,
}

impl Clock {
    /// Minutes of a round of that kind; `None` for no limit.
    pub fn minutes(&self, kind: RoundKind) -> Option<u32> {
        match kind {
            RoundKind::Swiss => self.swiss_minutes,
            RoundKind::Elimination => self.elimination_minutes,
            RoundKind::Final => self.final_minutes,
        }
    }

    /// The phase a match is in: `elapsed_millis` after the start (`None` before it) of a round of `length_seconds` (`None`
    /// for no limit), the match's own extensions included in the length.
    pub fn phase(&self, elapsed_millis: Option<u64>, length_seconds: Option<u64>) -> &Phase {
        let mark = |minutes: u32, grace_seconds: u32| {
            let seconds = length_seconds?.saturating_add(u64::from(minutes) * 60 + u64::from(grace_seconds));
            Some(seconds.saturating_mul(1000))
        };
        let begun = |begins: Beginning| match (begins, elapsed_millis) {
            (Beginning::Published, _) => true,
            (Beginning::Start, elapsed) => elapsed.is_some(),
            (_, None) => false,
            (Beginning::At(minutes), Some(elapsed)) => mark(minutes, 0).is_some_and(|mark| elapsed >= mark),
            (Beginning::After(minutes), Some(elapsed)) => {
                mark(minutes, self.grace_seconds).is_some_and(|mark| elapsed > mark)
            }
        };
        let last = self.phases.iter().rev().find(|phase| begun(phase.begins));
        last.unwrap_or(&self.phases[0])
    }

    /// Whether the first phase comes before the other or is the same.
    pub fn not_after(&self, one: &str, two: &str) -> bool {
        let place = |id: &str| self.phases.iter().position(|phase| phase.id == id);
        place(one) <= place(two)
    }

    pub(crate) fn read(root: &Fields<'_>) -> Clock {
        let Some(fields) = root.table("clock") else { return Clock::unread() };
        let clock = Clock {
            swiss_minutes: minutes(&fields, "swiss_minutes"),
            elimination_minutes: minutes(&fields, "elimination_minutes"),
            final_minutes: minutes(&fields, "final_minutes"),
            final_may_be_untimed: fields.flag_or("final_may_be_untimed", false),
            no_show_minutes: fields.number("no_show_minutes", 0, 600),
            grace_seconds: fields.number_if_any("grace_seconds", 0, 600).unwrap_or(0),
            plays_on_until: fields.name_if_any("plays_on_until"),
            phases: Phase::read_all(&fields),
            announcements: Announcement::read_all(&fields),
        };
        fields.done();
        clock
    }

    /// Stands in for a clock that could not be read, so that reading goes on; the pack is refused in the end.
    fn unread() -> Clock {
        Clock {
            swiss_minutes: None,
            elimination_minutes: None,
            final_minutes: None,
            final_may_be_untimed: false,
            no_show_minutes: 0,
            grace_seconds: 0,
            plays_on_until: None,
            phases: Vec::new(),
            announcements: Vec::new(),
        }
    }
}

fn minutes(fields: &Fields<'_>, key: &str) -> Option<u32> {
    let field = fields.need(key, Expected::MinutesOrNone)?;
    match &field.node.value {
        Tree::Number(_) => field.number(fields.notes(), 1, 10_000),
        Tree::Text(text) if text == "none" => None,
        _ => {
            field.wrong(fields.notes(), Expected::MinutesOrNone);
            None
        }
    }
}

impl Phase {
    fn read_all(clock: &Fields<'_>) -> Vec<Phase> {
        let mut declared = Declared::default();
        let mut phases: Vec<Phase> = Vec::new();
        for fields in clock.tables("phases") {
            let begins = fields.need("begins", Expected::Beginning);
            let beginning = begins.as_ref().and_then(|field| Beginning::read(field, fields.notes()));
            let phase = Phase {
                id: declared.name(&fields),
                begins: beginning.unwrap_or(Beginning::Published),
                play: fields.flag("play"),
                offers_concession: fields.flag_or("offers_concession", false),
                nothing_new: fields.name_if_any("nothing_new"),
                clause: fields.clause_if_any("clause"),
            };
            let in_order = match phases.last() {
                None => phase.begins == Beginning::Published,
                Some(last) => last.begins.mark() < phase.begins.mark(),
            };
            if let (false, Some(_), Some(field)) = (in_order, beginning, begins) {
                field.note(fields.notes(), Fault::PhaseOrder { read: phase.id.clone() });
            }
            phases.push(phase);
            fields.done();
        }
        if phases.is_empty() {
            let fault = Fault::MissingField { expected: Expected::FilledList };
            clock.notes().note(clock.at(), &clock.path_of("phases"), fault);
        }
        phases
    }
}

impl Beginning {
    /// For the order of phases: a moment, then what lies right after it.
    fn mark(self) -> (u8, u32, bool) {
        match self {
            Beginning::Published => (0, 0, false),
            Beginning::Start => (1, 0, false),
            Beginning::At(minutes) => (2, minutes, false),
            Beginning::After(minutes) => (2, minutes, true),
        }
    }

    fn read(field: &Field<'_>, notes: &Notes) -> Option<Beginning> {
        match &field.node.value {
            Tree::Text(text) if text == "published" => return Some(Beginning::Published),
            Tree::Text(text) if text == "start" => return Some(Beginning::Start),
            Tree::Table(_) => {}
            _ => {
                field.wrong(notes, Expected::Beginning);
                return None;
            }
        }
        let fields = Fields::of(notes, &field.path, field.node);
        let at = fields.number_if_any("at", 0, 600);
        let after = fields.number_if_any("after", 0, 600);
        fields.done();
        match (at, after) {
            (Some(minutes), None) => Some(Beginning::At(minutes)),
            (None, Some(minutes)) => Some(Beginning::After(minutes)),
            _ => {
                field.wrong(notes, Expected::Beginning);
                None
            }
        }
    }
}

impl Announcement {
    fn read_all(clock: &Fields<'_>) -> Vec<Announcement> {
        let mut declared = Declared::default();
        let read = |fields: Fields<'_>| {
            let announcement = Announcement {
                id: declared.name(&fields),
                at: fields.number("at", 0, 600),
                clause: fields.clause_if_any("clause"),
            };
            fields.done();
            announcement
        };
        clock.tables_if_any("announcements").into_iter().map(read).collect()
    }
}

impl Word for RoundKind {
    const ALL: &'static [(&'static str, RoundKind)] =
        &[("swiss", RoundKind::Swiss), ("elimination", RoundKind::Elimination), ("final", RoundKind::Final)];
}
