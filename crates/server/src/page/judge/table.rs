//! One table for a judge who stands at it: its time, its history, and everything a judge may do there.

use maud::{Markup, html};
use regulations::Named;
use rulebook::say;
use tournament::{About, Match, MatchId, PersonId, Progress, RoundKind, Seats};

use super::View;
use super::cards;
use crate::page::at_table::Table;
use crate::page::clock::Face;
use crate::page::{hosting, part, procedure};

impl View<'_> {
    pub(super) fn table_page(&self, id: MatchId) -> Option<Markup> {
        let round = self.tournament.round(id.round).filter(|round| round.progress > Progress::Drawn)?;
        let it = self.tournament.match_of(id)?;
        let open = it.result.is_none() && round.progress != Progress::Closed;
        let face = Face::of_match(self.reader, self.tournament, round, it);
        Some(html! {
            section.sheet.stack data-marks=[face.marks()] {
                div.row.spread {
                    span.judge-call-table { (part::table_number(it.table)) }
                    @if open { span.clock-small { (face.countdown()) } }
                }
                h1 { @for (at, player) in it.seats.players().enumerate() { @if at > 0 { " – " } (self.link_to_player(player)) } }
                p { (part::state_of(self.reader, self.tournament, it)) }
                @if it.extension_seconds > 0 { p.small.soft { (self.told(&say!("mine-extension", minutes = it.extension_seconds.div_ceil(60)))) } }
                @if open { (face.words()) }
                (procedure::record_of(self.reader, self.tournament, it))
            }
            @if open && matches!(it.seats, Seats::Pair(..)) { (self.at_the_table(id, it)) }
            (self.history_of_table(id))
        })
    }

    /// What a judge does at a table: one folded form each.
    fn at_the_table(&self, id: MatchId, it: &Match) -> Markup {
        let players: Vec<PersonId> = it.seats.players().collect();
        let here = format!("/table/{}/{}", id.round.0, id.place);
        html! {
            section.sheet.stack.thumb {
                (hosting::way(self.reader, self.tournament, self.code, id, "act"))
                (procedure::offers(self.reader, self.tournament, self.code, id, false))
                (self.playing_on(id, it))
                (Table { reader: self.reader, tournament: self.tournament, code: self.code, id, it }.for_judge())
                details { summary { (self.told(&say!("judge-extend"))) } (self.form("extend", None, &html! {
                    (match_fields(id))
                    (part::pin(self.tournament, About::Extra(id)))
                    (self.minutes_field("extend"))
                    (part::field("extend-reason", &self.told(&say!("clock-reason")), "", &html! { input #extend-reason name="reason" required maxlength="500"; }))
                    button.btn.act.big { (self.told(&say!("judge-extend-button"))) }
                })) }
                details { summary { (self.told(&say!("judge-note-breach"))) }
                    p.small.soft { (self.told(&say!("judge-note-breach-help"))) }
                    (self.form("call", Some(""), &html! {
                        (match_fields(id))
                        (part::pin(self.tournament, About::Meeting(id)))
                        (self.call_kinds("seen-kind"))
                        (part::field("seen-note", &self.told(&say!("judge-what")), "", &html! { textarea #seen-note name="note" rows="2" maxlength="2000" {} }))
                        button.btn.act.big { (self.told(&say!("judge-note-button"))) }
                    }))
                }
                details { summary { (self.told(&say!("judge-card-trouble"))) } (cards::case_form(self, Some(id), &players, "/cards")) }
                details { summary { (self.told(&say!("judge-deck-check"))) }
                    p.small.soft { (self.told(&say!("judge-check-help"))) }
                    (self.form("begin_check", Some("/checks"), &html! { (match_fields(id)) (part::pin(self.tournament, About::Meeting(id))) button.btn.act.big { (self.told(&say!("judge-check-begin"))) } }))
                }
                details { summary { (self.told(&say!("judge-report-conduct"))) } (self.conduct_form(&players, None, &here)) }
                a.btn href={ "/t/" (self.code) "/desk/match/" (id.round.0) "/" (id.place) } { (self.told(&say!("judge-enter-result"))) }
            }
        }
    }

    /// A drawn game of a bracket goes on: one more game round, which a marshal declares and anybody at the table ends.
    fn playing_on(&self, id: MatchId, it: &Match) -> Markup {
        let bracket =
            self.tournament.round(id.round).is_some_and(|round| round.kind == RoundKind::Elimination);
        html! {
            @if it.extra.under_way {
                (self.form("end_extra_round", None, &html! { (match_fields(id)) (part::pin(self.tournament, About::Extra(id))) button.btn.act { (self.told(&say!("judge-extra-over"))) } }))
            } @else if bracket && self.tournament.pack().extra_game_rounds && self.marshal() {
                details { summary { (self.told(&say!("judge-play-on"))) } (self.form("play_on", None, &html! {
                    (match_fields(id))
                    (part::pin(self.tournament, About::Extra(id)))
                    (part::field("play-on-reason", &self.told(&say!("clock-reason")), "", &html! { input #play-on-reason name="reason" required maxlength="500"; }))
                    button.btn.act.big { (self.told(&say!("judge-play-on-button"))) }
                })) }
            }
        }
    }

    /// What a call can be about, in the pack's order.
    pub(super) fn call_kinds(&self, id: &str) -> Markup {
        part::field(
            id,
            &self.told(&say!("mine-call-kind")),
            "",
            &html! {
                select id=(id) name="call" {
                    @for item in &self.tournament.pack().lists.calls {
                        option value=(item.id) { (part::called(self.reader, self.tournament, Named::Call, &item.id)) }
                    }
                }
            },
        )
    }
}

/// The fields that name a match.
pub(super) fn match_fields(id: MatchId) -> Markup {
    html! { @for (name, value) in part::match_fields(id) { input type="hidden" name=(name) value=(value); } }
}
