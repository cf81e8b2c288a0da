//! Reads the tab-separated tables of `data/`: one header line, lists inside a field joined by `|`.

/// One embedded table.
pub(crate) struct Table {
    columns: Vec<&'static str>,
    text: &'static str,
}

/// One line of a table.
pub(crate) struct Row<'t> {
    columns: &'t [&'static str],
    fields: Vec<&'static str>,
}

impl Table {
    pub(crate) fn new(text: &'static str) -> Table {
        let header = text.lines().next().unwrap_or("");
        Table { columns: header.split('\t').collect(), text }
    }

    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.text
            .lines()
            .skip(1)
            .map(|line| Row { columns: &self.columns, fields: line.split('\t').collect() })
    }
}

impl Row<'_> {
    /// The field of that column; empty if absent.
    pub(crate) fn text(&self, column: &str) -> &'static str {
        let at = self.columns.iter().position(|name| *name == column);
        at.and_then(|at| self.fields.get(at)).copied().unwrap_or("")
    }

    /// The field, unless it is empty.
    pub(crate) fn optional(&self, column: &str) -> Option<&'static str> {
        Some(self.text(column)).filter(|field| !field.is_empty())
    }

    /// The parts of a list field.
    pub(crate) fn list(&self, column: &str) -> impl Iterator<Item = &'static str> {
        self.text(column).split('|').filter(|part| !part.is_empty())
    }

    /// A small number.
    pub(crate) fn number(&self, column: &str) -> Option<u8> {
        self.text(column).parse().ok()
    }

    /// A yes or nothing.
    pub(crate) fn flag(&self, column: &str) -> bool {
        self.text(column) == "yes"
    }

    /// One of a closed list of words. The tables are part of the program and a test reads every field of them.
    pub(crate) fn code<T>(&self, column: &str, of_code: fn(&str) -> Option<T>) -> Option<T> {
        self.optional(column).map(|code| of_code(code).expect("the embedded tables hold known codes only"))
    }
}
