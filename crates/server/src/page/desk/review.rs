//! The draw before anybody else sees it: why it looks as it does, and changing it by hand.

use std::collections::BTreeMap;

use maud::{Markup, html};
use regulations::Topic;
use rulebook::{Clause, Saying, say};
use tournament::draw::Note;
use tournament::{About, PersonId, Seats, Tournament};
use web::Reader;

use super::{DeskView, Look};
use crate::hall::Snapshot;
use crate::page::part;
use crate::page::parts::Parts;

/// The most notes to a draw that are told at once.
const MOST_NOTES: usize = 100;

impl DeskView<'_> {
    /// The draw with its notes; two players can change places, or everything is drawn again.
    pub(super) fn review(&self, look: &Look) -> Markup {
        let Some(round) = self.tournament.current_round() else { return html! {} };
        let parts = Parts::of(round.matches.len(), look.part);
        let table =
            |row: usize| round.matches.get(row).and_then(|it| it.table).unwrap_or_default().to_string();
        html! {
            (parts.ways(self.reader, &format!("/t/{}/desk", self.code), &[], table))
            table.desk-draw data-swap="yes" {
                thead { tr {
                    th { (self.told(&say!("column-table"))) }
                    th colspan="2" { (self.told(&say!("column-players"))) }
                } }
                tbody {
                    @for it in round.matches.iter().skip(parts.shown().start).take(parts.shown().len()) {
                        tr {
                            td.no { (part::table_number(it.table)) }
                            @match it.seats {
                                Seats::Pair(one, two) => { (self.seat(one)) (self.seat(two)) },
                                Seats::Bye(one) => { (self.seat(one)) td.soft { (self.told(&say!("match-bye"))) } },
                                Seats::Nobody(one, two) => { (self.seat(one)) (self.seat(two)) },
                            }
                        }
                    }
                }
            }
            (note_list(self.reader, self.tournament, &round.notes))
            (self.swap_form(parts.is_whole()))
            (self.form("redraw", "row", &[part::shown(self.tournament, About::Draw)], &html! {
                (self.reason("redraw"))
                button.btn.quiet { (self.told(&say!("desk-redraw"))) }
            }))
        }
    }

    /// A seat of the draw; the script makes it something to pick up and put elsewhere.
    fn seat(&self, player: PersonId) -> Markup {
        html! { td { span.desk-seat data-player=(player.0) { (self.name(player)) } } }
    }

    /// Two players from lists; by typing where a list would be thousands long.
    fn swap_form(&self, listed: bool) -> Markup {
        let players: Vec<PersonId> = self
            .tournament
            .current_round()
            .map(|round| round.matches.iter().flat_map(|it| it.seats.players()).collect())
            .unwrap_or_default();
        let choose = |name: &str, saying: &Saying| {
            let chosen = self.reader.typed("swap", name);
            if !listed {
                let name = format!("{name}_name");
                return html! {
                    label.grow for={ "swap-" (name) } { (self.told(saying))
                        input id={ "swap-" (name) } name=(name) required maxlength="80" value=(self.reader.typed("swap", &name)) aria-describedby="swap-help";
                    }
                };
            }
            html! {
                label.grow for={ "swap-" (name) } { (self.told(saying))
                    select id={ "swap-" (name) } name=(name) {
                        @for player in &players {
                            option value=(player.0) selected[chosen == player.0.to_string()] { (self.name(*player)) }
                        }
                    }
                }
            }
        };
        html! {
            details.desk-swap {
                summary { (self.told(&say!("desk-swap"))) }
                p.small.soft { (self.told(&say!("desk-swap-help"))) }
                @if !listed { p.small.soft #swap-help { (self.told(&say!("desk-swap-name-help"))) } }
                (self.form("swap", "row", &[part::shown(self.tournament, About::Draw)], &html! {
                    (choose("one", &say!("desk-swap-one")))
                    (choose("two", &say!("desk-swap-two")))
                    (self.reason("swap"))
                    button.btn { (self.told(&say!("desk-swap-button"))) }
                }))
            }
        }
    }
}

/// What may be asked about a draw, each with the clause it rests on.
pub(crate) fn note_list(reader: &Reader, tournament: &Tournament, notes: &[Note]) -> Markup {
    html! {
        @if !notes.is_empty() {
            ul.desk-notes {
                @for note in notes.iter().take(MOST_NOTES) {
                    li { (reader.say(&note.saying(tournament))) " " (part::clause(clause_of(tournament, note))) }
                }
                @if notes.len() > MOST_NOTES { li.soft { (reader.say(&say!("parts-more", count = notes.len() - MOST_NOTES))) } }
            }
        }
    }
}

fn clause_of(tournament: &Tournament, note: &Note) -> Clause {
    let topic = match note {
        Note::Bye { drawn: true, .. } => Topic::FirstByeRandom,
        Note::Bye { .. } => Topic::LaterByeToLowest,
        Note::Float { .. } => Topic::OddPlayerFloats,
        Note::Teammates { .. } => Topic::FirstRoundRandom,
        Note::Rematch { .. } | Note::RematchAhead { .. } => Topic::NoRematch,
    };
    tournament.clause(topic)
}

/// What a change by hand strains, before it is accepted.
pub(crate) fn strained_page(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    fields: &BTreeMap<String, String>,
    notes: &[Note],
) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    desk.frame(
        snapshot,
        &say!("strained-title"),
        &html! {
            section.sheet.stack.next {
                h1 { (desk.told(&say!("strained-title"))) }
                p { (desk.told(&say!("strained-lead"))) }
                (note_list(reader, desk.tournament, notes))
                form.row method="post" action={ "/t/" (code) "/act" } {
                    @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                    input type="hidden" name="confirmed" value="yes";
                    button.btn.act { (desk.told(&say!("strained-confirm"))) }
                    a.btn href={ "/t/" (code) "/desk" } { (desk.told(&say!("settle-back"))) }
                }
            }
        },
    )
}
