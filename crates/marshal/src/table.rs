//! Tables for people: drawn with lines in a terminal, plain columns in a pipe or a file.

use std::io::{IsTerminal, stdout};

use comfy_table::presets::{NOTHING, UTF8_FULL_CONDENSED};
use comfy_table::{CellAlignment, ContentArrangement, Table};
use rulebook::Saying;

use crate::console::Console;

/// How a column is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Words: from the left.
    Words,
    /// Figures: from the right.
    Figures,
}

impl Console {
    /// Prints a table with those headings.
    pub(crate) fn table(&self, columns: &[(Saying, Column)], rows: Vec<Vec<String>>) {
        let mut table = Table::new();
        table.set_header(columns.iter().map(|(heading, _)| self.say(heading)));
        table.add_rows(rows);
        let drawn = stdout().is_terminal();
        if drawn {
            table.load_style(UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Dynamic);
        } else {
            table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Disabled);
        }
        for (at, (_, column)) in columns.iter().enumerate() {
            if let Some(it) = table.column_mut(at) {
                it.set_cell_alignment(match column {
                    Column::Words => CellAlignment::Left,
                    Column::Figures => CellAlignment::Right,
                });
                if !drawn {
                    it.set_padding((0, 2));
                }
            }
        }
        self.line(table.trim_fmt());
    }
}
