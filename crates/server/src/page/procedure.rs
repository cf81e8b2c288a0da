//! End-of-round procedures for players and judges: fill in the figures, see the calculation step by step, enter the result
//! with one tap. Offered only while the clock's phase allows it; what was entered is kept with the result.

use std::collections::BTreeMap;

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use regulations::{Act, Answers, Ending, InputKind, Named, Procedure, Seat, Topic, Unanswered, Verdict};
use rulebook::{Saying, say};
use tournament::{About, Match, MatchId, PersonId, Progress, RoundNo, Seats, Tournament};
use web::{Problem, Reader};

use super::frame;
use super::{answer, asked, part};
use crate::App;
use crate::hall::Snapshot;

/// The endings that are possible in the present phase of the match's clock.
pub(super) fn possible_endings(tournament: &Tournament, id: MatchId, leader: bool) -> Vec<&Ending> {
    tournament.possible_endings(id, crate::clock::now(), leader)
}

/// Links to the procedures that may decide this match now; the thing to do if nothing else can.
pub(super) fn offers(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    id: MatchId,
    alone: bool,
) -> Markup {
    html! {
        // A leader is offered what the players are: what the phase allows.
        @for ending in possible_endings(tournament, id, false).into_iter().filter(|ending| ending.procedure.is_some()) {
            a.btn .act[alone] href={ "/t/" (code) "/procedure/" (id.round.0) "/" (id.place) "/" (ending.id) } {
                (reader.say(&say!("procedure-offer", procedure = procedure_name(reader, tournament, ending))))
            }
        }
    }
}

fn procedure_name(reader: &Reader, tournament: &Tournament, ending: &Ending) -> Saying {
    let id = ending.procedure.as_deref().unwrap_or_default();
    tournament.pack().naming(reader.language.code(), Named::Procedure, id)
}

/// What is asked about and by whom.
struct Sheet<'a> {
    reader: &'a Reader,
    tournament: &'a Tournament,
    code: &'a str,
    id: MatchId,
    seats: [PersonId; 2],
    ending: &'a Ending,
    procedure: &'a Procedure,
    leader: bool,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, round, place, ending)): Path<(String, u16, u16, String)>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Response {
    let page = async {
        let it = asked(&app, &visitor, &code).await?;
        let me = it.person.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")))?;
        let id = MatchId { round: RoundNo(round), place };
        page_of(&reader, &it.snapshot, &code, me, (id, &ending), &fields)
    };
    let page = page.await;
    answer(page)
}

fn page_of(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    (id, ending): (MatchId, &str),
    fields: &BTreeMap<String, String>,
) -> Result<Markup, Problem> {
    let tournament = &*snapshot.tournament;
    let published = tournament.round(id.round).is_some_and(|round| round.progress > Progress::Drawn);
    let it = tournament.match_of(id).filter(|_| published).ok_or_else(Problem::not_found)?;
    let ending = tournament.pack().ending(ending).ok_or_else(Problem::not_found)?;
    let procedure = ending.procedure.as_deref().and_then(|id| tournament.pack().procedure(id));
    let (Seats::Pair(one, two), Some(procedure)) = (it.seats, procedure) else {
        return Err(Problem::not_found());
    };
    let leader = tournament.is_leader(me) && !it.seats.seats(me);
    if !leader && !it.seats.seats(me) {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("procedure-not-yours")));
    }
    let sheet = Sheet { reader, tournament, code, id, seats: [one, two], ending, procedure, leader };
    let name = reader.say(&procedure_name(reader, tournament, ending));
    let now = possible_endings(tournament, id, false).iter().any(|possible| possible.id == ending.id);
    Ok(frame::inside(reader, &name, code, snapshot, Some(me)).narrow().show(&html! {
        section.sheet.stack {
            p { (part::table_number(it.table)) " " (part::versus(reader, tournament, it)) }
            h1 { (part::sentence(&name)) }
            @if let Some(cited) = procedure.clause { p { (part::clause(cited)) } }
            @if it.result.is_some() {
                p { (part::state_of(reader, tournament, it)) }
                (record_of(reader, tournament, it))
            } @else if !now {
                p.note.act { (reader.say(&say!("procedure-not-now"))) " " (part::clause(tournament.clause(Topic::EndingInItsPhase))) }
            } @else { (sheet.filled(me, fields)) }
        }
        p { a.btn.quiet href=(sheet.back()) { (reader.say(&say!("procedure-back"))) } }
    }))
}

impl Sheet<'_> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn name(&self, seat: Seat) -> String {
        self.tournament.name_of(self.seats[seat.index()])
    }

    /// Where the reader came from.
    fn back(&self) -> String {
        let (code, id) = (self.code, self.id);
        if self.leader {
            format!("/t/{code}/judge/table/{}/{}", id.round.0, id.place)
        } else {
            format!("/t/{code}/me")
        }
    }

    /// The form, and below it what follows from what was filled in.
    fn filled(&self, me: PersonId, fields: &BTreeMap<String, String>) -> Markup {
        let answers = crate::forms::answers(self.procedure, self.seats, fields);
        let begun = fields.keys().any(|name| name.starts_with("count:") || name.starts_with("player:"));
        let judged = match &answers {
            Ok(answers) => self.procedure.judge(answers),
            Err(_) => Err(Unanswered::Missing { input: String::new() }),
        };
        let chooser = match &judged {
            Err(Unanswered::Choice { chooser, .. }) => Some(*chooser),
            Ok(verdict) => verdict.chooser,
            Err(_) => None,
        };
        html! {
            form.stack method="get" {
                (inputs(self.reader, self.tournament, self.procedure, self.seats, fields))
                @if let Some(chooser) = chooser.filter(|_| begun) { (self.choosing(chooser, fields)) }
                button.btn .act[!begun || judged.is_err()] .big { (self.told(&say!("procedure-calculate"))) }
            }
            @match (&answers, &judged) {
                _ if !begun => {},
                (Err(problem), _) => (part::problem_note(self.reader, problem)),
                (Ok(answers), Ok(verdict)) => {
                    (calculation(self.reader, self.tournament, self.procedure, self.seats, answers, verdict))
                    (self.enter(me, fields, verdict))
                },
                (Ok(_), Err(unanswered)) => p.note { (self.told(&self.lacking(unanswered))) },
            }
        }
    }

    /// The last step leaves the choice to one player.
    fn choosing(&self, chooser: Seat, fields: &BTreeMap<String, String>) -> Markup {
        html! {
            fieldset.row {
                legend { (self.told(&say!("procedure-chooses", name = self.name(chooser)))) }
                @for player in self.seats {
                    @let chosen = fields.get("chosen").is_some_and(|value| *value == player.0.to_string());
                    label.check { input type="radio" name="chosen" value=(player.0) checked[chosen]; span { (self.told(&say!("mine-they-won", name = self.tournament.name_of(player)))) } }
                }
            }
        }
    }

    fn lacking(&self, unanswered: &Unanswered) -> Saying {
        let input = |id: &str| self.tournament.pack().naming(self.reader.language.code(), Named::Input, id);
        match unanswered {
            Unanswered::Missing { input: id } | Unanswered::Nobody { input: id } => {
                say!("procedure-missing", what = input(id))
            }
            Unanswered::TooMany { input: id, most, .. } => {
                say!("procedure-too-many", what = input(id), most = *most)
            }
            Unanswered::Impossible { input: id, least, most, .. } => {
                say!("procedure-impossible", what = input(id), least = *least, most = *most)
            }
            Unanswered::TooManyTogether { input: id, most } => {
                say!("procedure-together", what = input(id), most = *most)
            }
            Unanswered::HasNone { input: id, of } => {
                say!("procedure-has-none", what = input(id), of = input(of))
            }
            Unanswered::SomebodyHas { input: id, of } => {
                say!("procedure-somebody-has", what = input(id), of = input(of))
            }
            Unanswered::Unknown { input } => say!("field-unknown", value = input.as_str()),
            Unanswered::Choice { chooser, .. } => say!("procedure-chooses", name = self.name(*chooser)),
        }
    }

    /// One tap: the result as calculated, entered by a player or a leader.
    fn enter(&self, me: PersonId, fields: &BTreeMap<String, String>, verdict: &Verdict) -> Markup {
        let winner = self.seats[verdict.winner.index()];
        let chooses = verdict
            .chooser
            .map(|seat| self.seats[seat.index()])
            .filter(|chooser| *chooser != me && !self.leader);
        let kept = fields.iter().filter(|(name, _)| name.contains(':') || name.as_str() == "chosen");
        let saying = if self.leader { say!("procedure-settle") } else { say!("procedure-report") };
        let reason = self.told(&procedure_name(self.reader, self.tournament, self.ending));
        html! {
            @if let Some(chooser) = chooses {
                p.note { (self.told(&say!("procedure-only-chooser", name = self.tournament.name_of(chooser)))) }
            } @else {
                form.stack method="post" action={ "/t/" (self.code) "/act" } {
                    input type="hidden" name="kind" value=(if self.leader { "settle" } else { "report" });
                    input type="hidden" name="then" value=(self.back());
                    @for (name, value) in part::match_fields(self.id) { input type="hidden" name=(name) value=(value); }
                    (part::pin(self.tournament, if self.leader { About::Match(self.id) } else { About::Report(self.id, me) }))
                    input type="hidden" name="ending" value=(self.ending.id);
                    input type="hidden" name="winner" value=(winner.0);
                    input type="hidden" name="reason" value=(reason);
                    @for (name, value) in kept { input type="hidden" name=(name) value=(value); }
                    button.btn.act.big { (self.told(&saying)) }
                }
            }
        }
    }
}

/// The questions of a procedure: each names the player it is about.
pub(super) fn inputs(
    reader: &Reader,
    tournament: &Tournament,
    procedure: &Procedure,
    seats: [PersonId; 2],
    given: &BTreeMap<String, String>,
) -> Markup {
    html! {
        @for input in &procedure.inputs {
            @match input.kind {
                InputKind::Count { most } => fieldset.two {
                    legend.hidden { (part::called(reader, tournament, Named::Input, &input.id)) }
                    @for player in seats {
                        @let id = format!("{}-{}-{}", procedure.id, input.id, player.0);
                        @let name = format!("count:{}:{}", input.id, player.0);
                        label for=(id) { (reader.say(&tournament.pack().counted(reader.language.code(), &input.id, &tournament.name_of(player))))
                            input id=(id) type="number" inputmode="numeric" min="0" max=(most) name=(name) value=[given.get(&name)];
                        }
                    }
                },
                InputKind::Player | InputKind::PlayerOrNobody => fieldset.row {
                    legend { (part::sentence(&part::called(reader, tournament, Named::Input, &input.id))) }
                    @let name = format!("player:{}", input.id);
                    @let chosen = |value: &str| given.get(&name).is_some_and(|given| given == value);
                    @for player in seats {
                        label.check { input type="radio" name=(name) value=(player.0) checked[chosen(&player.0.to_string())]; span { (tournament.name_of(player)) } }
                    }
                    @if input.kind == InputKind::PlayerOrNobody {
                        label.check { input type="radio" name=(name) value="nobody" checked[chosen("nobody")]; span { (reader.say(&say!("procedure-nobody"))) } }
                    }
                },
            }
        }
    }
}

/// The calculation, one row a step, up to the one that decided; that one is marked and named.
fn calculation(
    reader: &Reader,
    tournament: &Tournament,
    procedure: &Procedure,
    seats: [PersonId; 2],
    answers: &Answers,
    verdict: &Verdict,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let names = seats.map(|player| tournament.name_of(player));
    html! {
        table.judge-steps {
            thead { tr { th { (told(&say!("procedure-step"))) } @for name in &names { th.n { (name) } } } }
            tbody {
                @for (at, step) in procedure.steps.iter().enumerate().take(verdict.decided_by + 1) {
                    tr .judge-decides[at == verdict.decided_by] {
                        td {
                            (part::called(reader, tournament, Named::Step, &step.id))
                            @if let Some(cited) = step.clause { " " (part::clause(cited)) }
                            @if at == verdict.decided_by { " " span.chip.good { (told(&say!("procedure-decides"))) } }
                        }
                        @for seat in [Seat::First, Seat::Second] { td.n { (figure(reader, procedure, at, answers, verdict, seat)) } }
                    }
                }
            }
        }
        p.judge-verdict { (told(&say!("match-won-by", winner = names[verdict.winner.index()].as_str()))) }
    }
}

/// What a step looks at for one player: the count, the points gained, or whether it is this player.
fn figure(
    reader: &Reader,
    procedure: &Procedure,
    at: usize,
    answers: &Answers,
    verdict: &Verdict,
    seat: Seat,
) -> String {
    let Some(step) = procedure.steps.get(at) else { return String::new() };
    let count =
        |id: &str| answers.counts.get(id).map(|counts| counts[seat.index()].to_string()).unwrap_or_default();
    let gained = || {
        let now = verdict.scores.get(at).map_or(0, |scores| scores[seat.index()]);
        let before =
            at.checked_sub(1).and_then(|at| verdict.scores.get(at)).map_or(0, |scores| scores[seat.index()]);
        format!("+{}", now.saturating_sub(before))
    };
    match &step.act {
        Act::Most { count: id } | Act::Fewest { count: id } => count(id),
        Act::ScoreEach { .. } | Act::ScoreMost { .. } | Act::ScoreHolder { .. } => gained(),
        Act::HigherScore => {
            verdict.scores.get(at).map(|scores| scores[seat.index()].to_string()).unwrap_or_default()
        }
        Act::Holder { player } => mark(answers.players.get(player) == Some(&Some(seat))),
        Act::Chooses { player } if answers.players.get(player) == Some(&Some(seat)) => {
            reader.say(&say!("procedure-chose"))
        }
        Act::Chooses { .. } => String::new(),
    }
}

fn mark(holds: bool) -> String {
    if holds { "✓".to_owned() } else { "–".to_owned() }
}

/// How a result that stands was calculated, or the calculation of a report that waits for the opponent.
pub(super) fn record_of(reader: &Reader, tournament: &Tournament, it: &Match) -> Markup {
    let stands =
        it.result.as_ref().and_then(|result| Some((result.ending.as_deref()?, result.answers.as_ref()?)));
    let reported = it.reports.iter().flatten().next().map(|report| &report.claim);
    let reported = reported.and_then(|claim| Some((claim.ending.as_str(), claim.procedure.as_ref()?)));
    let found = if it.result.is_some() { stands } else { reported };
    let procedure =
        |ending: &str| tournament.pack().procedure(tournament.pack().ending(ending)?.procedure.as_deref()?);
    let told = found.and_then(|(ending, answers)| {
        let procedure = procedure(ending)?;
        Some((procedure, answers, procedure.judge(answers).ok()?))
    });
    html! {
        @if let (Some((procedure, answers, verdict)), Seats::Pair(one, two)) = (told, it.seats) {
            details open[it.result.is_none()] {
                summary { (part::called(reader, tournament, Named::Procedure, &procedure.id)) }
                (calculation(reader, tournament, procedure, [one, two], answers, &verdict))
            }
        }
    }
}
