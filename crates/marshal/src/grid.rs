//! Lists in columns that fit the terminal, without lines and headings.

use std::ops::Range;

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ContentArrangement, Table};

use crate::console::Console;

/// One list being filled.
#[derive(Debug)]
pub(crate) struct Grid(Table);

impl Grid {
    /// An empty list.
    pub(crate) fn plain() -> Grid {
        let mut table = Table::new();
        table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
        Grid(table)
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.0.add_row(cells.into_iter().collect::<Vec<_>>());
    }

    /// These columns hold numbers.
    pub(crate) fn numbers(&mut self, columns: Range<usize>) {
        for column in columns {
            if let Some(column) = self.0.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
    }

    pub(crate) fn print(&self, console: &Console) {
        if !self.0.is_empty() {
            console.line(self.0.trim_fmt());
        }
    }
}
