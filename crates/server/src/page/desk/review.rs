//! The draw before anybody else sees it.

use maud::{Markup, html};

use super::DeskView;
use crate::page::part;

impl DeskView<'_> {
    /// The draw, before anybody else sees it.
    pub(super) fn review(&self) -> Markup {
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
}
