//! A QR code as a square of dark and light modules.

use fast_qr::{ECL, QRBuilder};

/// How many light modules must surround a code.
pub const QUIET: usize = 4;

/// A QR code: which modules are dark.
#[derive(Clone, PartialEq, Eq)]
pub struct Matrix {
    size: usize,
    dark: Vec<bool>,
}

impl Matrix {
    /// The code of a text; nothing if the text is too long for one.
    pub fn of(text: &str) -> Option<Matrix> {
        // A seventh of the code may be soiled and it can still be read.
        let drawn = QRBuilder::new(text.as_bytes()).ecl(ECL::M).build().ok()?;
        let dark = (0..drawn.size).flat_map(|row| drawn[row].iter().map(|module| module.value())).collect();
        Some(Matrix { size: drawn.size, dark })
    }

    /// How many modules a side has, without the quiet zone.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether a module is dark; outside of the code all are light.
    pub fn is_dark(&self, row: usize, column: usize) -> bool {
        row < self.size && column < self.size && self.dark[row * self.size + column]
    }

    /// Dark modules side by side as one: row, first column, how many.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        (0..self.size).flat_map(move |row| {
            let starts = (0..self.size).filter(move |column| {
                self.is_dark(row, *column) && (*column == 0 || !self.is_dark(row, column - 1))
            });
            starts.map(move |first| {
                let length = (first..self.size).take_while(|column| self.is_dark(row, *column)).count();
                (row, first, length)
            })
        })
    }
}

impl std::fmt::Debug for Matrix {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Matrix({0} x {0})", self.size)
    }
}
