//! One match for a leader: settle it, extend it, note a no-show; and what a correction would change.

use std::collections::BTreeMap;

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{About, MatchId, PersonId, Progress, RoundNo, Seats};
use web::{Problem, Reader};

use super::frame;
use super::{answer, desk, figures, mine, part};
use crate::App;
use crate::hall::Snapshot;

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, round, place)): Path<(String, u16, u16)>,
) -> Response {
    let page = async {
        let (snapshot, me) = desk::leader(&app, &visitor, &code).await?;
        let id = MatchId { round: RoundNo(round), place };
        let pair = |it: &tournament::Match| matches!(it.seats, Seats::Pair(..));
        if !snapshot.tournament.match_of(id).is_some_and(pair) {
            return Err(Problem::not_found());
        }
        Ok(match_page(&reader, &snapshot, &code, me, id))
    };
    let page = page.await;
    answer(page)
}

/// One match for a leader: settle it, extend it, note a no-show.
fn match_page(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId, id: MatchId) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*snapshot.tournament;
    let Some(it) = tournament.match_of(id) else { return html! {} };
    let Seats::Pair(one, two) = it.seats else { return html! {} };
    let closed = tournament.round(id.round).is_some_and(|round| round.progress == Progress::Closed);
    let form = if closed { "correct" } else { "settle" };
    let title = told(&say!("settle-title", players = part::versus(reader, tournament, it)));
    frame::inside(reader, &title, code, snapshot, Some(me)).narrow().show(&html! {
        section.sheet.stack {
            p { (part::table_number(it.table)) }
            h1 { (title) }
            p { (part::state_of(reader, tournament, it)) }
            @for (seat, report) in it.seats.players().zip(&it.reports) {
                @if let Some(report) = report {
                    p.note { (told(&say!("settle-reported", name = tournament.name_of(seat), claim = mine::claim_said(tournament, &report.claim)))) }
                }
            }
            form.stack method="post" action={ "/t/" (code) "/act" } {
                input type="hidden" name="kind" value=(form);
                @for (name, value) in part::shown_match(tournament, id) { input type="hidden" name=(name) value=(value); }
                (mine::ending_field(reader, tournament, id, true, form))
                (mine::procedure_fields(reader, tournament, [one, two], form))
                (figures::fields(reader, tournament, &[one, two]))
                // An ordinary slip needs no reason; what stands already, and what two people see differently, does.
                @if closed || it.result.is_some() || desk::disputed(it) {
                    (part::field("reason", &told(&say!("settle-reason")), "", &html! { input #reason name="reason" required maxlength="500" value=(reader.typed(form, "reason")); }))
                } @else {
                    input type="hidden" name="reason_else" value=(told(&say!("quick-reason")));
                    (part::field("reason", &told(&say!("settle-reason-optional")), "", &html! { input #reason name="reason" maxlength="500" value=(reader.typed(form, "reason")); }))
                }
                div.two {
                    button.btn name="winner" value=(one.0) { (told(&say!("mine-they-won", name = tournament.name_of(one)))) }
                    button.btn name="winner" value=(two.0) { (told(&say!("mine-they-won", name = tournament.name_of(two)))) }
                }
                @if mine::draws(tournament) { button.btn.quiet name="winner" value="" { (told(&say!("mine-draw"))) } }
            }
            @if !closed && it.result.is_none() {
                form.row method="post" action={ "/t/" (code) "/act" } {
                    input type="hidden" name="kind" value="extend";
                    @for (name, value) in part::match_fields(id) { input type="hidden" name=(name) value=(value); }
                    (part::pin(tournament, About::Extra(id)))
                    label.grow for="extend-reason" { (told(&say!("settle-reason"))) input #extend-reason name="reason" required maxlength="500" value=(reader.typed("extend", "reason")); }
                    label for="extend-minutes" { (told(&say!("desk-extra-minutes"))) input #extend-minutes name="minutes" type="number" min="1" max="60" value="5"; }
                    button.btn { (told(&say!("settle-extend"))) }
                }
                @for player in [one, two] {
                    @let absent = [part::shown_match(tournament, id), vec![("player", player.0.to_string())]].concat();
                    (part::button(code, "no_show", &absent, "quiet", &told(&say!("settle-no-show", name = tournament.name_of(player)))))
                }
            }
            a.btn.quiet href={ "/t/" (code) "/desk" } { (told(&say!("settle-back"))) }
        }
    })
}

/// What a correction would change, before it is confirmed.
pub(crate) fn preview_page(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    fields: &BTreeMap<String, String>,
    preview: &tournament::Preview,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*snapshot.tournament;
    let names =
        |players: &[PersonId]| players.iter().map(|player| tournament.name_of(*player)).collect::<Vec<_>>();
    let title = told(&say!("preview-title"));
    frame::inside(reader, &title, code, snapshot, Some(me)).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            @if preview.rows.is_empty() { p { (told(&say!("preview-no-rows"))) } }
            @else {
                table {
                    thead { tr {
                        th { (told(&say!("column-player"))) }
                        th.n { (told(&say!("preview-before"))) }
                        th.n { (told(&say!("preview-after"))) }
                    } }
                    tbody {
                        @for (player, before, after) in &preview.rows {
                            tr {
                                td { (tournament.name_of(*player)) }
                                td.n { (told(&say!("record", rank = before.rank, points = before.points))) }
                                td.n { (told(&say!("record", rank = after.rank, points = after.points))) }
                            }
                        }
                    }
                }
            }
            @if !preview.cut.0.is_empty() {
                p.note.act { (told(&say!("preview-cut", enter = names(&preview.cut.0), leave = names(&preview.cut.1)))) }
            }
            @if !preview.draws.is_empty() {
                @let rounds: Vec<String> = preview.draws.iter().map(|round| round.0.to_string()).collect();
                p.note { (told(&say!("preview-draws", rounds = rounds))) }
            }
            form.stack method="post" action={ "/t/" (code) "/act" } {
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                input type="hidden" name="confirmed" value="yes";
                button.btn.act { (told(&say!("preview-confirm"))) }
            }
            a.btn.quiet href={ "/t/" (code) "/desk" } { (told(&say!("settle-back"))) }
        }
    })
}
