//! Figures on record with a result: fields to fill in, and how they read beside a result.

use maud::{Markup, html};
use regulations::Named;
use tournament::{Match, PersonId, Tournament};
use web::Reader;

use super::part;

/// A field for each figure of the pack and each player; all may stay empty.
pub(super) fn fields(reader: &Reader, tournament: &Tournament, players: &[PersonId; 2]) -> Markup {
    html! {
        @for figure in &tournament.pack().figures {
            fieldset.two {
                legend { (part::called(reader, tournament, Named::Figure, &figure.id)) }
                @for player in players {
                    @let id = format!("figure-{}-{}", figure.id, player.0);
                    label for=(id) { (tournament.name_of(*player))
                        input #(id) type="number" inputmode="decimal" min="0" max=(figure.most)
                            step=(if figure.halves { "0.5" } else { "1" }) name={ "figure:" (figure.id) ":" (player.0) };
                    }
                }
            }
        }
    }
}

/// "goals achieved 2 : 1", for what is on record.
pub(super) fn recorded(reader: &Reader, tournament: &Tournament, it: &Match) -> Markup {
    html! {
        @for (id, [one, two]) in it.result.iter().flat_map(|result| &result.figures) {
            span.small.soft { (part::called(reader, tournament, Named::Figure, id)) " " span.num { (one) " : " (two) } } " "
        }
    }
}
