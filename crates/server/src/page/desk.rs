//! The desk: one next thing to do, what blocks it, and everything else within reach.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::judging::{Call, CallState};
use tournament::{CallId, Desk, Fact, Match, PersonId, Presence, Progress, Role, Round, Seats, Tournament};

use super::frame::Frame;
use super::{access, answer, part};
use crate::App;
use crate::answer::Problem;
use crate::hall::Snapshot;
use crate::identity::Visitor;
use crate::reader::Reader;

/// A link to show once, right after it was made.
#[derive(Debug, Deserialize)]
pub(crate) struct Shown {
    invited: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(shown): Query<Shown>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        Ok(page_of(&app, &reader, &snapshot, &code, me, None, shown.invited.as_deref()))
    };
    let page = page.await;
    answer(&reader, page)
}

/// The tournament, if a leader is asking.
pub(super) async fn leader(
    app: &App,
    visitor: &Visitor,
    code: &str,
) -> Result<(Snapshot, PersonId), Problem> {
    let snapshot = app.hall.room(code).await?.snapshot();
    let me = visitor.person(code).await?.filter(|person| snapshot.tournament.has_office(*person));
    let me = me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")))?;
    Ok((snapshot, me))
}

pub(crate) fn page_of(
    app: &App,
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    problem: Option<&Problem>,
    invited: Option<&str>,
) -> Markup {
    let tournament = &*snapshot.tournament;
    let organizer = tournament.role(me) == Role::Organizer;
    let desk = DeskView { reader, tournament, code, me, organizer };
    Frame::inside(reader, &reader.say(&say!("nav-desk")), code, snapshot, Some(me)).show(&html! {
        @if let Some(problem) = problem { (part::problem_note(reader, problem)) }
        @if let Some(link) = invited {
            section.sheet.stack {
                h2 { (reader.say(&say!("desk-invitation"))) }
                p { (reader.say(&say!("desk-invitation-help"))) }
                (access::qr(link))
                p.mono { (link) }
            }
        }
        (desk.next())
        div.desk {
            div.stack {
                (desk.still_playing())
                (desk.requests())
                (desk.enrolment(app))
            }
            div.stack {
                (desk.clock())
                (desk.calls())
                (desk.people())
                (desk.log())
            }
        }
    })
}

/// A leader's view of the tournament.
struct DeskView<'a> {
    reader: &'a Reader,
    tournament: &'a Tournament,
    code: &'a str,
    me: PersonId,
    organizer: bool,
}

/// A button: what it asks for, and its words.
type Step = (&'static str, Saying);

impl DeskView<'_> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn button(&self, kind: &str, class: &str, saying: &Saying) -> Markup {
        part::button(self.code, kind, &[], class, &self.told(saying))
    }

    /// One sentence and one button.
    fn next(&self) -> Markup {
        let (headline, step) = self.next_step();
        html! {
            section.sheet.next {
                div.row.spread {
                    div {
                        p.soft.small { (self.told(&say!("desk-next"))) }
                        h1 #news role="status" { (self.told(&headline)) }
                        p.soft { (self.told(&part::state_of_play(self.tournament))) }
                    }
                    div.row {
                        @if self.organizer {
                            @if let Some((kind, saying)) = step { (self.button(kind, "act", &saying)) }
                            @if self.tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn) {
                                (part::button(self.code, "redraw", &[("reason", self.told(&say!("desk-redraw-reason")))], "", &self.told(&say!("desk-redraw"))))
                            }
                        }
                    }
                }
                @if self.tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn) { (self.review()) }
            }
        }
    }

    fn next_step(&self) -> (Saying, Option<Step>) {
        let tournament = self.tournament;
        match (tournament.desk(), tournament.current_round()) {
            (Desk::Finished, _) => (part::state_of_play(tournament), None),
            (Desk::Nothing | Desk::Enrolling, _) => {
                (say!("desk-next-enrol"), Some(("close_registration", say!("desk-close-registration"))))
            }
            (Desk::RegistrationClosed, _) => {
                (say!("desk-next-announce"), Some(("announce", say!("desk-announce"))))
            }
            (Desk::Announced, _) => (say!("desk-next-first"), Some(("draw", say!("desk-draw", round = 1)))),
            (Desk::Running, Some(round)) => round_step(round),
            (Desk::Running, None) => self.between_step(),
        }
    }

    fn between_step(&self) -> (Saying, Option<Step>) {
        let tournament = self.tournament;
        let next = tournament.rounds().len() + 1;
        if tournament.rounds_left() > 0 {
            return (say!("desk-next-draw", round = next), Some(("draw", say!("desk-draw", round = next))));
        }
        match tournament.plan().get(tournament.stages().len()) {
            Some(stage) => {
                let size = stage.cut().unwrap_or_default();
                (say!("desk-next-cut", size = size), Some(("cut", say!("desk-cut", size = size))))
            }
            None => (say!("desk-next-finish"), Some(("finish", say!("desk-finish")))),
        }
    }

    /// The draw, before anybody else sees it.
    fn review(&self) -> Markup {
        let Some(round) = self.tournament.current_round() else { return html! {} };
        html! {
            table {
                tbody {
                    @for it in &round.matches {
                        tr { td { (part::table_number(it.table)) } td { (part::versus(self.reader, self.tournament, it)) } }
                    }
                }
            }
        }
    }

    fn still_playing(&self) -> Markup {
        let Some(round) = self.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
        else {
            return html! {};
        };
        html! {
            section.sheet {
                div.row.spread { h2 { (self.told(&say!("desk-tables"))) } span.soft.small { (self.told(&say!("desk-tables-help"))) } }
                table {
                    thead { tr {
                        th { (self.told(&say!("column-table"))) }
                        th { (self.told(&say!("column-players"))) }
                        th { (self.told(&say!("column-result"))) }
                        th {}
                    } }
                    tbody {
                        @for (place, it) in by_urgency(round) {
                            tr #{ "d" (place) } {
                                td { (part::table_number(it.table)) }
                                td { (part::versus(self.reader, self.tournament, it)) }
                                td { (part::state_of(self.reader, self.tournament, it)) }
                                td.n { @if matches!(it.seats, Seats::Pair(..)) {
                                    a.btn .act[it.result.is_none() && it.reports.iter().flatten().count() == 2]
                                        href={ "/t/" (self.code) "/desk/match/" (round.number.0) "/" (place) } {
                                        (self.told(&say!("desk-result")))
                                    }
                                } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn requests(&self) -> Markup {
        let asks: Vec<(PersonId, Saying, &str)> = self
            .tournament
            .players()
            .filter_map(|(id, person, entry)| match entry.presence {
                Presence::Active if entry.asks_to_drop => {
                    Some((id, say!("desk-asks-drop", name = person.name.as_str()), "drop"))
                }
                Presence::Dropped { .. } if entry.asks_to_rejoin => {
                    Some((id, say!("desk-asks-rejoin", name = person.name.as_str()), "rejoin"))
                }
                _ => entry.recommended.as_ref().map(|recommended| {
                    let reason = recommended.reason.as_str();
                    (id, say!("desk-recommended", name = person.name.as_str(), reason = reason), "disqualify")
                }),
            })
            .collect();
        html! {
            @if !asks.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("desk-requests"))) }
                    ul.plain {
                        @for (id, saying, kind) in &asks {
                            li.row.spread {
                                span { (self.told(saying)) }
                                @if self.organizer {
                                    (part::button(self.code, kind, &[("player", id.0.to_string()), ("reason", self.told(saying))], "", &self.told(&say!("desk-accept"))))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn enrolment(&self, app: &App) -> Markup {
        if self.tournament.desk() != Desk::Enrolling {
            return self.staff_links();
        }
        let join = format!("{}/t/{}/join", app.config.public_url, self.code);
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-join"))) }
                div.row {
                    (access::qr(&join))
                    div.stack { p.pin { (self.code) } p.small.soft { (join) } }
                }
                form.row method="post" action={ "/t/" (self.code) "/act" } {
                    input type="hidden" name="kind" value="enrol";
                    label.grow for="enrol-name" { (self.told(&say!("desk-add-player")))
                        input #enrol-name name="name" required maxlength="80";
                    }
                    button.btn { (self.told(&say!("desk-add"))) }
                }
            }
            (self.staff_links())
        }
    }

    fn staff_links(&self) -> Markup {
        html! {
            @if self.organizer && self.tournament.desk() != Desk::Finished {
                section.sheet.stack {
                    h2 { (self.told(&say!("desk-staff"))) }
                    form.row method="post" action={ "/t/" (self.code) "/desk/invite" } {
                        button.btn name="role" value="judge" { (self.told(&say!("desk-invite-judge"))) }
                        button.btn name="role" value="marshal" { (self.told(&say!("desk-invite-marshal"))) }
                    }
                }
            }
        }
    }

    fn clock(&self) -> Markup {
        let Some(round) = self.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
        else {
            return html! {};
        };
        let running = round.clock.started.is_some();
        let paused = round.clock.paused.is_some();
        let why = self.told(&say!("desk-clock-reason"));
        html! {
            section.sheet {
                h2 { (self.told(&say!("desk-clock"))) }
                div.row.spread {
                    (part::countdown(round, 0))
                    @if running {
                        div.row {
                            @if paused { (self.button("resume_clock", "", &say!("desk-resume"))) }
                            @else { (part::button(self.code, "pause_clock", &[("reason", why.clone())], "", &self.told(&say!("desk-pause")))) }
                            (part::button(self.code, "adjust_clock", &[("seconds", "300".to_owned()), ("reason", why)], "quiet", &self.told(&say!("desk-five-more"))))
                        }
                    }
                }
                p.small.soft {
                    @for phase in &self.tournament.pack().clock.phases {
                        (part::called(self.reader, self.tournament, Named::Phase, &phase.id))
                        @if let Some(cited) = phase.clause { " " (part::clause(cited)) }
                        " "
                    }
                }
            }
        }
    }

    fn calls(&self) -> Markup {
        let open: Vec<(CallId, &Call)> = self.tournament.judging().open_calls().collect();
        html! {
            section.sheet {
                h2 { (self.told(&say!("desk-calls"))) }
                @if open.is_empty() { p.soft { (self.told(&say!("desk-no-calls"))) } }
                ul.plain {
                    @for (id, call) in &open {
                        li.stack #{ "c" (id.0) } {
                            div.row.spread {
                                @let table = call.id.and_then(|id| self.tournament.match_of(id)).and_then(|it| it.table);
                                span { (part::table_number(table)) " " (part::called(self.reader, self.tournament, Named::Call, &call.kind)) }
                                (self.call_state(call))
                            }
                            (self.call_actions(*id, call))
                        }
                    }
                }
            }
        }
    }

    fn call_state(&self, call: &Call) -> Markup {
        let waited = (crate::clock::now().0 - call.at.0).max(0) / 60_000;
        html! {
            @match call.claimed {
                Some(by) => span.chip.info { (self.told(&say!("desk-call-claimed", name = self.tournament.name_of(by)))) },
                None if call.state == CallState::Appealed => span.chip.act { (self.told(&say!("desk-call-appealed"))) },
                None => span.chip.act { (self.told(&say!("desk-call-waiting", minutes = waited))) },
            }
        }
    }

    fn call_actions(&self, id: CallId, call: &Call) -> Markup {
        html! {
            div.row {
                @if call.claimed.is_none() {
                    (part::button(self.code, "claim", &[("call", id.0.to_string())], "act", &self.told(&say!("desk-claim"))))
                }
                @if call.claimed == Some(self.me) || call.state == CallState::Appealed {
                    form.row method="post" action={ "/t/" (self.code) "/act" } {
                        input type="hidden" name="kind" value=(if call.state == CallState::Appealed { "rule_finally" } else { "rule" });
                        input type="hidden" name="call" value=(id.0);
                        label.grow for={ "ruling" (id.0) } { (self.told(&say!("desk-ruling")))
                            input #{ "ruling" (id.0) } name="text" required maxlength="2000";
                        }
                        label for={ "extra" (id.0) } { (self.told(&say!("desk-extra-minutes")))
                            input #{ "extra" (id.0) } name="minutes" type="number" min="0" max="60" value="0";
                        }
                        button.btn.act { (self.told(&say!("desk-rule"))) }
                    }
                }
            }
        }
    }

    fn people(&self) -> Markup {
        if !self.organizer || self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let active: Vec<(PersonId, String)> =
            self.tournament.active().map(|id| (id, self.tournament.name_of(id))).collect();
        let gone: Vec<(PersonId, String)> = self
            .tournament
            .players()
            .filter(|(_, _, entry)| matches!(entry.presence, Presence::Dropped { .. }))
            .map(|(id, person, _)| (id, person.name.clone()))
            .collect();
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("desk-people"))) }
                (self.choose("drop", &active, &say!("desk-drop")))
                @if !gone.is_empty() { (self.choose("rejoin", &gone, &say!("desk-rejoin"))) }
            }
        }
    }

    fn choose(&self, kind: &str, people: &[(PersonId, String)], saying: &Saying) -> Markup {
        html! {
            form.row method="post" action={ "/t/" (self.code) "/act" } {
                input type="hidden" name="kind" value=(kind);
                label.grow for={ "choose-" (kind) } { (self.told(&say!("column-player")))
                    select #{ "choose-" (kind) } name="player" { @for (id, name) in people { option value=(id.0) { (name) } } }
                }
                button.btn { (self.told(saying)) }
            }
        }
    }

    /// The last steps, newest first; the newest can be taken back.
    fn log(&self) -> Markup {
        let steps: Vec<(String, String)> = self
            .tournament
            .facts()
            .iter()
            .rev()
            .filter_map(|fact| match fact {
                Fact::Step { by, action, reason, .. } => {
                    let who = match by {
                        tournament::Actor::Person(person) => self.tournament.name_of(*person),
                        tournament::Actor::Newcomer => self.told(&say!("desk-newcomer")),
                    };
                    let what = self.told(&action.saying());
                    let why = reason.as_deref().map(|reason| format!(" ({reason})")).unwrap_or_default();
                    Some((who, format!("{what}{why}")))
                }
                _ => None,
            })
            .take(8)
            .collect();
        html! {
            section.sheet {
                div.row.spread {
                    h2 { (self.told(&say!("desk-log"))) }
                    @if self.organizer {
                        (part::button(self.code, "undo", &[("reason", self.told(&say!("desk-undo-reason")))], "quiet", &self.told(&say!("desk-undo"))))
                    }
                }
                ol.plain.small { @for (who, what) in &steps { li { span.strong { (who) } ": " (what) } } }
            }
        }
    }
}

fn round_step(round: &Round) -> (Saying, Option<Step>) {
    let number = round.number.0;
    let open = round.matches.iter().filter(|it| it.result.is_none()).count();
    match round.progress {
        Progress::Drawn => {
            (say!("desk-next-publish", round = number), Some(("publish", say!("desk-publish"))))
        }
        Progress::Published => {
            (say!("desk-next-start", round = number), Some(("start_clock", say!("desk-start"))))
        }
        _ if open > 0 => (say!("desk-next-results", open = open, round = number), None),
        _ => (say!("desk-next-close", round = number), Some(("close", say!("desk-close", round = number)))),
    }
}

/// Open tables first, those with most extra time first among them: they hold everybody up.
fn by_urgency(round: &Round) -> Vec<(usize, &Match)> {
    let mut matches: Vec<(usize, &Match)> = round.matches.iter().enumerate().collect();
    matches.sort_by_key(|(_, it)| (it.result.is_some(), std::cmp::Reverse(it.extension_seconds), it.table));
    matches
}
