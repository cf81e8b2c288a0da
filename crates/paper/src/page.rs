//! A page as a list of marks: text, rules, boxes, codes. What is drawn is decided here once; [`pdf`](crate::pdf) and
//! [`svg`](crate::svg) only write it down, so a sheet looks the same from the file and from the browser.

use std::sync::Arc;

use crate::code::Matrix;
pub use crate::face::Length;
use crate::style::fitted;
pub use crate::style::{Ink, Style};

/// A document: pages in the order they are printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// What it is called, in its own language.
    pub title: String,
    /// The two-letter code of its language.
    pub language: &'static str,
    /// The pages.
    pub pages: Vec<Page>,
}

/// One side of a sheet of paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its width.
    pub width: Length,
    /// Its height.
    pub height: Length,
    /// What is on it, in the order of drawing.
    pub marks: Vec<Mark>,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A run of text that begins at `x` on the line `baseline`.
    Text {
        /// Where it begins.
        x: Length,
        /// The line it stands on.
        baseline: Length,
        /// How wide it is.
        width: Length,
        /// How it looks.
        style: Style,
        /// What it says.
        text: String,
    },
    /// A straight line.
    Rule {
        /// Where it begins.
        from: (Length, Length),
        /// Where it ends.
        to: (Length, Length),
        /// How thick it is.
        thickness: Length,
        /// Whether it is a line to cut or tear along.
        dashed: bool,
        /// Its colour.
        ink: Ink,
    },
    /// A rectangle.
    Box {
        /// Where.
        frame: Frame,
        /// How thick its border is; 0 for none.
        border: Length,
        /// What it is filled with.
        fill: Option<Ink>,
    },
    /// A QR code with its quiet zone.
    Code {
        /// The left edge of the quiet zone.
        x: Length,
        /// The top edge of the quiet zone.
        y: Length,
        /// The length of a side, quiet zone included.
        side: Length,
        /// Which modules are dark.
        matrix: Arc<Matrix>,
    },
}

/// Where text stands in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The left edge.
    pub x: Length,
    /// The top edge.
    pub y: Length,
    /// The width.
    pub width: Length,
    /// The height.
    pub height: Length,
}

impl Frame {
    pub(crate) const fn new(x: Length, y: Length, width: Length, height: Length) -> Frame {
        Frame { x, y, width, height }
    }

    pub(crate) const fn right(&self) -> Length {
        self.x + self.width
    }

    pub(crate) const fn bottom(&self) -> Length {
        self.y + self.height
    }

    /// What is left inside a margin.
    pub(crate) const fn inset(&self, margin: Length) -> Frame {
        Frame::new(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)
    }
}

impl Page {
    /// An empty page of A4.
    pub(crate) fn portrait() -> Page {
        Page { width: 21_000, height: 29_700, marks: Vec::new() }
    }

    /// An empty page of A4 on its side.
    pub(crate) fn landscape() -> Page {
        Page { width: 29_700, height: 21_000, marks: Vec::new() }
    }

    /// Text in a room from `x` that is `room` wide, made smaller or shortened if it is too long for it.
    pub(crate) fn text(
        &mut self,
        (x, baseline): (Length, Length),
        room: Length,
        align: Align,
        style: Style,
        text: &str,
    ) {
        let (text, style) = fitted(text, style, room);
        if text.is_empty() {
            return;
        }
        let width = style.face.width(&text, style.size);
        let x = match align {
            Align::Left => x,
            Align::Middle => x + (room - width) / 2,
            Align::Right => x + room - width,
        };
        self.marks.push(Mark::Text { x, baseline, width, style, text });
    }

    /// A thin line in grey from one point to another.
    pub(crate) fn line(&mut self, from: (Length, Length), to: (Length, Length)) {
        self.marks.push(Mark::Rule { from, to, thickness: 15, dashed: false, ink: Ink::Line });
    }

    /// A line that ends something, in black.
    pub(crate) fn rule(&mut self, from: (Length, Length), to: (Length, Length), thickness: Length) {
        self.marks.push(Mark::Rule { from, to, thickness, dashed: false, ink: Ink::Black });
    }

    /// A line to cut along.
    pub(crate) fn cut(&mut self, from: (Length, Length), to: (Length, Length)) {
        self.marks.push(Mark::Rule { from, to, thickness: 15, dashed: true, ink: Ink::Line });
    }

    /// A rectangle with a border.
    pub(crate) fn outline(&mut self, frame: Frame, border: Length) {
        self.marks.push(Mark::Box { frame, border, fill: None });
    }

    /// A filled rectangle.
    pub(crate) fn fill(&mut self, frame: Frame, ink: Ink) {
        self.marks.push(Mark::Box { frame, border: 0, fill: Some(ink) });
    }

    /// A code with its quiet zone.
    pub(crate) fn code(&mut self, x: Length, y: Length, side: Length, matrix: &Arc<Matrix>) {
        self.marks.push(Mark::Code { x, y, side, matrix: Arc::clone(matrix) });
    }

    /// A box to tick, standing on the line `baseline`, with what it means beside it; gives the x where that ends.
    pub(crate) fn tick(
        &mut self,
        (x, baseline): (Length, Length),
        room: Length,
        style: Style,
        text: &str,
    ) -> Length {
        let side = style.size * 9 / 10;
        self.outline(Frame::new(x, baseline - side * 9 / 10, side, side), 25);
        let from = x + side + style.size / 3;
        self.text((from, baseline), room - (from - x), Align::Left, style, text);
        from + style.face.width(text, style.size).min(room - (from - x))
    }
}
