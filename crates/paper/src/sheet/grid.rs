//! A table on paper: as large as the page allows for few rows, in two lanes for many.

use crate::face::Face;
use crate::page::{Align, Frame, Ink, Length, Page, Style};

/// A table.
pub(super) struct Grid {
    pub(super) columns: Vec<Column>,
    pub(super) rows: Vec<Vec<Cell>>,
    /// Whether many rows may stand in two lanes.
    pub(super) two_lanes: bool,
}

/// A column: its heading, its share of the width, and where its cells stand.
pub(super) struct Column {
    pub(super) head: String,
    pub(super) share: Length,
    pub(super) align: Align,
}

/// What stands in a cell.
#[derive(Clone)]
pub(super) enum Cell {
    Text(String),
    /// What a reader looks for.
    Strong(String),
    /// What a reader may pass over.
    Faint(String),
    /// A table's number, in a box like the card on the table.
    Boxed(String),
    /// An exact fraction.
    Fraction(String),
    Empty,
    /// The row before which the cut falls.
    Tick,
}

/// Rows of at most this height, so that a short list does not shout.
const TALLEST: Length = 950;
/// Rows of a list that fits on one page in one lane are at least this high.
const ROOMY: Length = 640;
/// Rows of all other lists.
const CLOSE: Length = 590;
const GUTTER: Length = 800;
const HEADING: Length = 560;

impl Grid {
    pub(super) fn column(head: String, share: Length, align: Align) -> Column {
        Column { head, share, align }
    }

    /// The pages it takes in that room.
    pub(super) fn pages(&self, blank: &Page, room: Frame) -> Vec<Page> {
        let count = self.rows.len().max(1);
        let high = room.height - HEADING;
        let single = high / count as Length;
        let (lanes, height) = if single >= ROOMY {
            (1, single.min(TALLEST))
        } else {
            (if self.two_lanes { 2 } else { 1 }, CLOSE)
        };
        let per_lane = (high / height).max(1) as usize;
        let lane_width = (room.width - GUTTER * (lanes as Length - 1)) / lanes as Length;
        let mut pages = Vec::new();
        for rows in self.rows.chunks(per_lane * lanes) {
            let mut page = blank.clone();
            for (lane, rows) in rows.chunks(rows.len().div_ceil(lanes)).enumerate() {
                let x = room.x + lane as Length * (lane_width + GUTTER);
                self.lane(&mut page, Frame::new(x, room.y, lane_width, room.height), height, rows);
            }
            pages.push(page);
        }
        if pages.is_empty() {
            pages.push(blank.clone());
        }
        pages
    }

    fn lane(&self, page: &mut Page, room: Frame, height: Length, rows: &[Vec<Cell>]) {
        let shares: Length = self.columns.iter().map(|column| column.share).sum();
        let widths: Vec<Length> =
            self.columns.iter().map(|column| room.width * column.share / shares.max(1)).collect();
        let starts = widths.iter().scan(room.x, |x, width| {
            let start = *x;
            *x += width;
            Some(start)
        });
        let places: Vec<(Length, Length)> = starts.zip(widths.iter().copied()).collect();
        for (column, (x, width)) in self.columns.iter().zip(&places) {
            let style = Style::new(Face::Sans, 260).grey();
            page.text((x + 80, room.y + 330), width - 160, column.align, style, &column.head);
        }
        page.rule((room.x, room.y + HEADING - 80), (room.right(), room.y + HEADING - 80), 25);
        for (at, row) in rows.iter().enumerate() {
            let top = room.y + HEADING - 80 + at as Length * height;
            for ((cell, column), (x, width)) in row.iter().zip(&self.columns).zip(&places) {
                cell.draw(page, Frame::new(*x, top, *width, height), column.align);
            }
            page.line((room.x, top + height), (room.right(), top + height));
        }
    }
}

impl Cell {
    fn draw(&self, page: &mut Page, frame: Frame, align: Align) {
        let size = (frame.height * 56 / 100).min(420);
        let baseline = frame.y + frame.height / 2 + size * 36 / 100;
        let (x, room) = (frame.x + 80, frame.width - 160);
        let mut put = |style: Style, text: &str| page.text((x, baseline), room, align, style, text);
        match self {
            Cell::Text(text) => put(Style::new(Face::Sans, size), text),
            Cell::Strong(text) => put(Style::new(Face::Bold, size), text),
            Cell::Faint(text) => put(Style::new(Face::Sans, size * 9 / 10).grey(), text),
            Cell::Empty => {}
            Cell::Fraction(text) => fraction(page, (x, baseline), room, size, text),
            Cell::Tick => {
                let side = size;
                page.outline(Frame::new(x + (room - side) / 2, baseline - side * 9 / 10, side, side), 25);
            }
            Cell::Boxed(text) => {
                let high = frame.height * 80 / 100;
                let wide = (high * 17 / 10).min(frame.width - 60);
                let x = match align {
                    Align::Left => frame.x + 30,
                    Align::Middle => frame.x + (frame.width - wide) / 2,
                    Align::Right => frame.right() - wide - 30,
                };
                page.outline(Frame::new(x, frame.y + (frame.height - high) / 2, wide, high), 30);
                let style = Style::new(Face::Serif, size * 105 / 100);
                page.text((x + 40, baseline), wide - 80, Align::Middle, style, text);
            }
        }
    }
}

/// A fraction as people write it: numerator over the stroke, denominator under it; a whole number as it is.
fn fraction(page: &mut Page, (x, baseline): (Length, Length), room: Length, size: Length, text: &str) {
    let style = Style::new(Face::Sans, size);
    let Some((over, under)) = text.split_once('/') else {
        page.text((x, baseline), room, Align::Right, style, text);
        return;
    };
    let small = Style::new(Face::Sans, size * 72 / 100);
    let stroke = Face::Sans.width("/", size);
    let below = Face::Sans.width(under, small.size);
    page.text((x, baseline + size / 8), room, Align::Right, small, under);
    page.text((x, baseline), room - below, Align::Right, Style { ink: Ink::Grey, ..style }, "/");
    page.text((x, baseline - size / 4), room - below - stroke, Align::Right, small, over);
}
