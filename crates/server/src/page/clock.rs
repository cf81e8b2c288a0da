//! The round clock on a page: the time left, which phase of going to time that is and what everybody does now, the leaders'
//! controls, and sound on request.
//!
//! All of it is right at the moment it is sent; `assets/clock.js` keeps it right from then on. Each phase of the pack is written
//! down with the moment it begins, so a page turns to the next phase by itself, also without a connection.

use maud::{Markup, html};
use regulations::{Announcement, Beginning, Named, Phase, Topic};
use rulebook::{Saying, say};
use tournament::{About, Match, MatchId, Moment, Progress, Round, Seats, Tournament};
use web::Reader;

use super::part;
use crate::clock;

/// Seconds before the end of the round at which a sound is given first.
const WARNING_SECONDS: i64 = 300;

/// From when, and until when if anything follows, in milliseconds.
type Span = (i64, Option<i64>);

/// The clock of a round, or of one match with its own extra time.
pub(super) struct Face<'a> {
    pub(super) reader: &'a Reader,
    pub(super) tournament: &'a Tournament,
    pub(super) round: &'a Round,
    pub(super) extension_seconds: u32,
}

impl<'a> Face<'a> {
    /// The clock of a whole round.
    pub(super) fn of_round(reader: &'a Reader, tournament: &'a Tournament, round: &'a Round) -> Face<'a> {
        Face { reader, tournament, round, extension_seconds: round.common_extension_seconds() }
    }

    /// The clock as one match sees it.
    pub(super) fn of_match(
        reader: &'a Reader,
        tournament: &'a Tournament,
        round: &'a Round,
        it: &Match,
    ) -> Face<'a> {
        Face { reader, tournament, round, extension_seconds: it.extension_seconds }
    }

    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    /// The time left.
    pub(super) fn countdown(&self) -> Markup {
        part::countdown(self.round, self.extension_seconds)
    }

    /// The moment so many minutes after the end of the round's time, if the clock runs.
    fn moment(&self, minutes_after: i64) -> Option<Moment> {
        let length = i64::from(self.round.clock.length_seconds?) + i64::from(self.extension_seconds);
        self.round.clock.moment_of(length + minutes_after * 60)
    }

    /// From when to when each phase lasts; `None` where the clock stands and nothing can be said.
    fn spans(&self) -> Vec<(&'a Phase, Option<Span>)> {
        let phases = &self.tournament.pack().clock.phases;
        let grace = i64::from(self.tournament.pack().clock.grace_seconds) * 1000;
        let begins = |phase: &Phase| match phase.begins {
            Beginning::Published => None,
            Beginning::Start => self.round.clock.started.map(|started| started.0),
            Beginning::At(minutes) => self.moment(minutes.into()).map(|moment| moment.0),
            Beginning::After(minutes) => self.moment(minutes.into()).map(|moment| moment.0 + grace + 1),
        };
        let runs = self.round.clock.started.is_some() && self.round.clock.paused.is_none();
        let span = |at: usize| {
            let from = begins(&phases[at]).filter(|_| runs)?;
            Some((from, phases.get(at + 1).and_then(begins)))
        };
        phases.iter().enumerate().map(|(at, phase)| (phase, span(at))).collect()
    }

    /// The phase at this moment.
    fn phase(&self) -> &'a Phase {
        let elapsed = self.round.clock.elapsed_millis(clock::now()).map(i64::unsigned_abs);
        let length = self.round.clock.length_seconds;
        let length = length.map(|length| u64::from(length) + u64::from(self.extension_seconds));
        self.tournament.pack().clock.phase(elapsed, length)
    }

    /// The name of the phase and what to do in it; turns by itself when a mark passes.
    pub(super) fn words(&self) -> Markup {
        let current = self.phase();
        let paused = self.round.clock.paused.is_some();
        html! {
            div.clock-phases role="status" {
                @if paused { p.clock-phase { span.chip.wait { (self.told(&say!("clock-paused"))) } } }
                @for (phase, span) in self.spans() {
                    @let here = phase.id == current.id;
                    @if here || span.is_some() {
                        div.clock-phase hidden[!here] data-from=[span.map(|(from, _)| from)] data-until=[span.and_then(|(_, until)| until)] {
                            span.strong { (part::called(self.reader, self.tournament, Named::Phase, &phase.id)) }
                            @if let Some(cited) = phase.clause { " " (part::clause(cited)) }
                            p { (self.told(&self.instruction(phase))) }
                        }
                    }
                }
            }
        }
    }

    /// What everybody does in a phase, from what the pack says about it.
    fn instruction(&self, phase: &Phase) -> Saying {
        let pack = self.tournament.pack();
        let language = self.reader.language.code();
        let extent = |id: &str| pack.naming(language, Named::Extent, id);
        let procedure = pack
            .endings
            .iter()
            .find(|ending| ending.procedure.is_some() && ending.phases().contains(&phase.id.as_str()));
        let procedure = procedure.and_then(|ending| ending.procedure.as_deref());
        let until = pack.clock.plays_on_until.as_deref();
        match (phase.begins, phase.play, until) {
            (Beginning::Published, ..) => say!("clock-do-wait"),
            (Beginning::Start, ..) => say!("clock-do-play"),
            (_, false, _) => match procedure {
                Some(id) => {
                    say!("clock-do-stop-procedure", procedure = pack.naming(language, Named::Procedure, id))
                }
                None => say!("clock-do-stop"),
            },
            (Beginning::After(_), true, _) => say!("clock-do-late"),
            (_, true, Some(until)) if phase.offers_concession => {
                say!("clock-do-concession", until = extent(until))
            }
            (_, true, Some(until)) => say!("clock-do-finish", until = extent(until)),
            (_, true, None) => say!("clock-do-play-on"),
        }
    }

    /// The moments at which something is announced, for sound and for fetching the page anew.
    pub(super) fn marks(&self) -> Option<String> {
        let mut marks = vec![self.moment(0)?.plus_seconds(-WARNING_SECONDS).0];
        marks.extend(self.spans().into_iter().filter_map(|(_, span)| span.map(|(from, _)| from)));
        marks.sort_unstable();
        Some(marks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    /// What is to be said aloud, and when: due ones first.
    fn announcements(&self) -> Vec<(&'a Announcement, Option<Moment>)> {
        let all = &self.tournament.pack().clock.announcements;
        all.iter().map(|announcement| (announcement, self.moment(announcement.at.into()))).collect()
    }

    /// Players' button for sound and vibration; only shown where a script runs.
    pub(super) fn sound_button(&self) -> Markup {
        html! { button.btn.quiet.clock-sound type="button" data-sound="" hidden { (self.told(&say!("clock-sound"))) } }
    }
}

/// The clock for leaders: state, controls each with a reason, what to announce when, and tables with a time of their own.
/// `starts`: whether the clock is started here; the desk says so above for whoever has that button there. `sets`: whether this
/// leader may say what the clock shows, which is the organizer's to do.
pub(super) fn controls(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    starts: bool,
    sets: bool,
) -> Markup {
    let Some(round) = tournament.current_round().filter(|round| round.progress > Progress::Drawn) else {
        return html! {};
    };
    let face = Face::of_round(reader, tournament, round);
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack #clock data-marks=[face.marks()] {
            div.row.spread { h2 { (told(&tournament.round_name(round.number))) } (face.sound_button()) }
            div.row.spread.clock-row { (face.countdown()) (main_control(reader, tournament, round, code, starts)) }
            (part::time_bar(round, round.common_extension_seconds()))
            (face.words())
            @if round.clock.paused.is_some() { (why_paused(reader, code)) }
            (setting_up(reader, tournament))
            (to_announce(&face))
            (own_times(&face, code))
            @if round.clock.started.is_some() { (adjusting(reader, tournament, code, sets)) }
        }
    }
}

/// The one thing to do with the clock: start it, or let it run on. Never by itself.
fn main_control(reader: &Reader, tournament: &Tournament, round: &Round, code: &str, starts: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let shown = part::shown(tournament, About::Round);
    html! {
        @if round.clock.started.is_none() {
            @if starts { (part::button(code, "start_clock", &[shown], "act", &told(&say!("clock-start")))) }
        } @else if round.clock.paused.is_some() {
            (part::button(code, "resume_clock", &[shown], "act", &told(&say!("clock-resume"))))
        } @else {
            // An alarm does not wait for a sentence; why it stands still can be told to everybody afterwards.
            (part::button(code, "pause_clock", &[shown, ("reason", told(&say!("clock-paused-at-desk")))], "", &told(&say!("clock-pause"))))
        }
    }
}

/// A pause is told to everybody, once it stands.
fn why_paused(reader: &Reader, code: &str) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (code) "/act" } {
            input type="hidden" name="kind" value="tell";
            label.grow for="paused-why" { (reader.say(&say!("clock-paused-why"))) input #paused-why name="text" required maxlength="300"; }
            button.btn { (reader.say(&say!("desk-tell-button"))) }
        }
    }
}

/// How many tables set up; once most do, it is time to start (CT-4.1.2, LT-4.1.5).
fn setting_up(reader: &Reader, tournament: &Tournament) -> Markup {
    let (seated, tables) = tournament.tables_seated();
    html! {
        @if tables > 0 {
            p .note[seated * 2 > tables] role="status" {
                (reader.say(&say!("clock-seated", seated = seated, tables = tables)))
                @if seated * 2 > tables { " " (reader.say(&say!("clock-most-seated"))) " " (part::clause(tournament.clause(Topic::LeaderStartsClock))) }
            }
        }
    }
}

/// Adjusting, each with its reason.
fn adjusting(reader: &Reader, tournament: &Tournament, code: &str, sets: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let shown = part::pin(tournament, About::Clock);
    let reason = |id: &'static str| {
        html! { label.grow for=(id) { (told(&say!("clock-reason"))) input id=(id) name="reason" required maxlength="500"; } }
    };
    html! {
        details {
            summary { (told(&say!("clock-change"))) }
            div.stack {
                form.stack method="post" action={ "/t/" (code) "/act" } {
                    input type="hidden" name="kind" value="adjust_clock";
                    (shown)
                    (reason("adjust-reason"))
                    div.row {
                        @for minutes in [1, 5, 10] {
                            button.btn name="seconds" value=(minutes * 60) { (told(&say!("clock-more", minutes = minutes))) }
                        }
                    }
                }
                // For a clock that was started late, or that jumped with the machine's; only who may is offered it.
                @if sets {
                    form.row method="post" action={ "/t/" (code) "/act" } {
                        input type="hidden" name="kind" value="set_clock";
                        (shown)
                        label for="set-minutes" { (told(&say!("clock-set-minutes")))
                            input #set-minutes name="minutes" type="number" min="0" max="1440" inputmode="numeric" required;
                        }
                        (reason("set-reason"))
                        button.btn { (told(&say!("clock-set"))) }
                    }
                }
            }
        }
    }
}

/// What the organizer says aloud: the next announcement with its countdown, and each as soon as it is due.
fn to_announce(face: &Face<'_>) -> Markup {
    let now = clock::now();
    let open = open_tables(face.round);
    let announcements = face.announcements();
    html! {
        @for (place, (announcement, at)) in announcements.iter().enumerate() {
            @if let Some(at) = *at {
                // Only the next one is counted down to.
                @let before = place.checked_sub(1).and_then(|before| announcements[before].1).map_or(0, |before| before.0);
                @let name = part::called(face.reader, face.tournament, Named::Announcement, &announcement.id);
                p.announce.note.act hidden[at > now] data-from=(at.0) data-until=(at.plus_seconds(300).0) {
                    (face.told(&say!("clock-announce", what = name.as_str())))
                    @if let Some(cited) = announcement.clause { " " (part::clause(cited)) }
                    @if !open.is_empty() { " " (face.told(&say!("clock-open-tables", tables = open.clone()))) }
                }
                p.small.soft hidden[at <= now || before > now.0] data-from=(before) data-until=(at.0) {
                    (face.told(&say!("clock-next", what = name.as_str()))) " "
                    span.num data-deadline=(at.0) { (part::minutes(-(now.0 - at.0).div_euclid(1000))) } " · "
                    (clock::shown(face.tournament, at))
                }
            }
        }
    }
}

/// Tables that have more time than the others, with their own deadlines.
fn own_times(face: &Face<'_>, code: &str) -> Markup {
    let round = face.round;
    let extended: Vec<(usize, &Match)> = round
        .matches
        .iter()
        .enumerate()
        .filter(|(_, it)| it.extension_seconds > round.common_extension_seconds() && it.result.is_none())
        .collect();
    html! {
        @if !extended.is_empty() {
            ul.plain.small {
                @for (place, it) in extended {
                    li.row.spread {
                        a href={ "/t/" (code) "/judge/table/" (round.number.0) "/" (place) } {
                            (part::table_number(it.table)) " " (part::versus(face.reader, face.tournament, it))
                        }
                        span { (face.told(&say!("mine-extension", minutes = it.extension_seconds.div_ceil(60)))) " "
                            span.clock-small { (part::countdown(round, it.extension_seconds)) }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers of tables still without a result, in order.
pub(super) fn open_tables(round: &Round) -> Vec<String> {
    let open = |it: &&Match| it.result.is_none() && matches!(it.seats, Seats::Pair(..));
    let mut tables: Vec<u16> = round.matches.iter().filter(open).filter_map(|it| it.table).collect();
    tables.sort_unstable();
    tables.iter().map(ToString::to_string).collect()
}

/// The elapsed time of a match's round at a moment, as `62:10`; nothing before the start.
pub(super) fn elapsed_at(tournament: &Tournament, id: MatchId, at: Moment) -> Option<String> {
    let millis = tournament.elapsed_then(id.round, at)?;
    Some(part::minutes(millis / 1000))
}
