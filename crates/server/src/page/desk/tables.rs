//! The tables of the round, those that hold everybody up first; what players ask for.

use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Match, PersonId, Presence, Progress, Round, Seats};

use super::DeskView;
use crate::page::part;

impl DeskView<'_> {
    pub(super) fn still_playing(&self) -> Markup {
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

    pub(super) fn requests(&self) -> Markup {
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
}

/// Open tables first, those with most extra time first among them: they hold everybody up.
fn by_urgency(round: &Round) -> Vec<(usize, &Match)> {
    let mut matches: Vec<(usize, &Match)> = round.matches.iter().enumerate().collect();
    matches.sort_by_key(|(_, it)| (it.result.is_some(), std::cmp::Reverse(it.extension_seconds), it.table));
    matches
}
