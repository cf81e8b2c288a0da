//! The tables of the round, those that hold everybody up first; what players ask for.

use maud::{Markup, html};
use outlook::forecast::{Delay, Holding};
use rulebook::{Saying, say};
use tournament::{About, Action, Match, MatchId, PersonId, Presence, Progress, Round, Seats};

use super::next::MOST_NAMED;
use super::{DeskView, Look};
use crate::clock;
use crate::page::parts::Parts;
use crate::page::{hosting, mine, part};
use wording::names::folded;

/// Tables that nothing is to be done about yet are named up to this number; the others are a tap away.
const PLAYING: usize = 20;

impl DeskView<'_> {
    pub(super) fn still_playing(&self, look: &Look) -> Markup {
        let Some(round) = self.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
        else {
            return html! {};
        };
        let mut holding =
            outlook::forecast(self.tournament, clock::now()).map(|it| it.holding).unwrap_or_default();
        // What the desk can mend comes first; among those, who waits longest.
        holding.sort_by_key(|hold| match hold.why {
            Delay::Disputed => 0,
            Delay::Called | Delay::OverTime => 1,
            Delay::Unconfirmed { .. } => 2,
            Delay::Extension { .. } => 3,
            Delay::Playing => 4,
        });
        let wanted = folded(look.find.trim());
        let fits = |it: &Match| {
            let named = |player| folded(&self.name(player)).contains(&wanted);
            wanted.is_empty()
                || it.table.is_some_and(|table| table.to_string() == wanted)
                || it.seats.players().any(named)
        };
        holding.retain(|hold| self.tournament.match_of(hold.id).is_some_and(fits));
        let done: Vec<(u16, &Match)> =
            (0..).zip(&round.matches).filter(|(_, it)| it.result.is_some() && fits(it)).collect();
        if !Parts::of(holding.len() + done.len(), None).is_whole() {
            return self.many_tables(round, &holding, &done, look);
        }
        let acts = holding.iter().filter(|hold| !matches!(hold.why, Delay::Playing)).count();
        let folded = holding.split_off(holding.len().min(acts.max(PLAYING)));
        html! {
            section.sheet {
                div.row.spread { h2 { (self.told(&say!("desk-tables"))) } span.soft.small { (self.told(&say!("desk-tables-help"))) } }
                @if !wanted.is_empty() {
                    p.row.spread {
                        span { (self.told(&say!("desk-found", text = look.find.trim(), count = holding.len() + folded.len() + done.len()))) }
                        a.btn.quiet href={ "/t/" (self.code) "/desk" } { (self.told(&say!("desk-found-all"))) }
                    }
                }
                @if !holding.is_empty() { (self.open_tables(round, &holding)) }
                @else if wanted.is_empty() { p.soft { (self.told(&say!("desk-all-in"))) } }
                @if !folded.is_empty() {
                    details.desk-done {
                        summary { (self.told(&say!("desk-more-tables", tables = folded.len()))) }
                        (self.open_tables(round, &folded))
                    }
                }
                @if !done.is_empty() {
                    details.desk-done open[!wanted.is_empty()] {
                        summary { (self.told(&say!("desk-done", tables = done.len()))) }
                        table { tbody { @for (place, it) in &done { (self.done_table(round, *place, it)) } } }
                    }
                }
            }
        }
    }

    /// Thousands of tables: those that are open, what needs somebody first, or those that are done, in parts.
    fn many_tables(&self, round: &Round, holding: &[Holding], done: &[(u16, &Match)], look: &Look) -> Markup {
        let page = format!("/t/{}/desk", self.code);
        let shows_done = look.show == "done";
        let parts = Parts::of(if shows_done { done.len() } else { holding.len() }, look.part);
        let row_of = |row: usize| {
            if shows_done {
                return done.get(row).map(|(_, it)| *it);
            }
            holding.get(row).and_then(|hold| self.tournament.match_of(hold.id))
        };
        let called = |row: usize| row_of(row).and_then(|it| it.table).unwrap_or_default().to_string();
        let fields = [("find", look.find.trim()), ("show", look.show.as_str())];
        html! {
            section.sheet.stack #tables {
                div.row.spread { h2 { (self.told(&say!("desk-tables"))) } span.soft.small { (self.told(&say!("desk-tables-help"))) } }
                form.row method="get" action=(page) role="search" {
                    label.grow for="find" { (self.told(&say!("round-find"))) input #find name="find" type="search" value=(look.find); }
                    button.btn { (self.told(&say!("round-find-button"))) }
                }
                nav.tabs aria-label=(self.told(&say!("desk-tables"))) {
                    a href=(page) aria-current=[(!shows_done).then_some("true")] { (self.told(&say!("desk-tables-open", tables = holding.len()))) }
                    a href={ (page) "?show=done" } aria-current=[shows_done.then_some("true")] { (self.told(&say!("desk-done", tables = done.len()))) }
                }
                (parts.ways(self.reader, &page, &fields, called))
                @if shows_done {
                    table { tbody { @for (place, it) in &done[parts.shown()] { (self.done_table(round, *place, it)) } } }
                } @else { (self.open_tables(round, &holding[parts.shown()])) }
            }
        }
    }

    fn open_tables(&self, round: &Round, holding: &[Holding]) -> Markup {
        html! {
            table.desk-tables {
                thead { tr {
                    th { (self.told(&say!("column-table"))) }
                    th { (self.told(&say!("column-players"))) }
                    th { (self.told(&say!("column-deadline"))) }
                    th { span.hidden { (self.told(&say!("column-result"))) } }
                } }
                tbody {
                    @for hold in holding {
                        @if let Some(it) = self.tournament.match_of(hold.id) { (self.open_table(round, hold.id, it, &hold.why)) }
                    }
                }
            }
        }
    }

    fn open_table(&self, round: &Round, id: MatchId, it: &Match, why: &Delay) -> Markup {
        let chip = match why {
            Delay::Disputed | Delay::OverTime | Delay::Called => "chip act",
            Delay::Unconfirmed { .. } | Delay::Extension { .. } => "chip wait",
            Delay::Playing => "",
        };
        let page = format!("/t/{}/desk/match/{}/{}", self.code, id.round.0, id.place);
        html! {
            tr #{ "d" (id.place) } {
                td.no { (part::table_number(it.table)) }
                td {
                    (self.seats(it))
                    @if !chip.is_empty() { " " span class=(chip) { (self.told(&why.saying(self.tournament))) } }
                }
                td { (part::countdown(round, it.extension_seconds)) }
                td.n {
                    div.row.desk-end {
                        (hosting::way(self.reader, self.tournament, self.code, id, "quiet"))
                        @if matches!(why, Delay::Unconfirmed { .. }) && let Some(report) = it.reports.iter().flatten().next() {
                            @let because = ("reason", self.told(&say!("desk-accept-reason")));
                            @let fields = [part::shown_match(self.tournament, id), vec![because]].concat();
                            @let claim = mine::claim_said(self.tournament, &report.claim);
                            (part::button(self.code, "accept", &fields, "", &self.told(&say!("desk-accept-claim", claim = claim))))
                        }
                        @if matches!(why, Delay::Disputed) { a.btn.ask href=(page) { (self.told(&say!("desk-settle"))) } }
                        @else { a.btn href=(page) { (self.told(&say!("desk-result"))) } }
                    }
                }
            }
        }
    }

    fn done_table(&self, round: &Round, place: u16, it: &Match) -> Markup {
        html! {
            tr #{ "d" (place) } {
                td.no { (part::table_number(it.table)) }
                td { (self.seats(it)) }
                td { (part::state_of(self.reader, self.tournament, it)) }
                td.n { @if matches!(it.seats, Seats::Pair(..)) {
                    a.btn.quiet href={ "/t/" (self.code) "/desk/match/" (round.number.0) "/" (place) } { (self.told(&say!("desk-change-result"))) }
                } }
            }
        }
    }

    fn seats(&self, it: &Match) -> Markup {
        html! {
            @match it.seats {
                Seats::Pair(one, two) => { (self.card(one)) " – " (self.card(two)) },
                Seats::Bye(one) => { (self.card(one)) " – " (self.told(&say!("match-bye"))) },
                Seats::Nobody(one, two) => { (self.card(one)) " – " (self.card(two)) " – " (self.told(&say!("match-nobody"))) },
            }
        }
    }

    /// What waits for the organizer: players who want to leave or come back, recommendations.
    pub(super) fn requests(&self) -> Markup {
        let asks: Vec<(PersonId, Saying, &str, Option<&str>)> = self
            .tournament
            .players()
            .filter_map(|(id, person, entry)| {
                let name = person.name.as_str();
                match entry.presence {
                    Presence::Active if entry.asks_to_drop => {
                        Some((id, say!("desk-asks-drop", name = name), "drop", None))
                    }
                    Presence::Dropped { .. } if entry.asks_to_rejoin => {
                        Some((id, say!("desk-asks-rejoin", name = name), "rejoin", Some("decline_rejoin")))
                    }
                    _ => entry.recommended.as_ref().map(|recommended| {
                        let said =
                            say!("desk-recommended", name = name, reason = recommended.reason.as_str());
                        (id, said, "disqualify", Some("decline_recommendation"))
                    }),
                }
            })
            .collect();
        html! {
            @if !asks.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("desk-requests"))) }
                    ul.plain {
                        @for (id, saying, kind, decline) in asks.iter().take(MOST_NAMED) {
                            @let player = ("player", id.0.to_string());
                            @let shown = part::shown(self.tournament, About::Player(*id));
                            li.row.spread {
                                span { (self.told(saying)) }
                                @if self.organizer || (*kind == "drop" && self.may(Action::Drop)) {
                                    span.row {
                                        @if let Some(decline) = decline { (part::button(self.code, decline, &[player.clone(), shown.clone()], "quiet", &self.told(&say!("desk-decline")))) }
                                        (part::button(self.code, kind, &[player, shown, ("reason", self.told(saying))], "", &self.told(&say!("desk-accept"))))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
