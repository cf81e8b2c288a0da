//! Tables for people: columns that fit the terminal, plain or with a ruled header.

use std::ops::Range;

use comfy_table::presets::{NOTHING, UTF8_HORIZONTAL_ONLY};
use comfy_table::{CellAlignment, ContentArrangement, Table, TableStyle};

use crate::console::Console;

/// One table being filled.
#[derive(Debug)]
pub(crate) struct Grid(Table);

impl Grid {
    /// Columns without lines: for lists.
    pub(crate) fn plain() -> Grid {
        Grid::with(NOTHING)
    }

    /// A header and rules between rows: for tables.
    pub(crate) fn ruled() -> Grid {
        Grid::with(UTF8_HORIZONTAL_ONLY)
    }

    fn with(style: TableStyle) -> Grid {
        let mut table = Table::new();
        table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic);
        Grid(table)
    }

    pub(crate) fn header(&mut self, cells: impl IntoIterator<Item = String>) {
        self.0.set_header(cells.into_iter().collect::<Vec<_>>());
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
