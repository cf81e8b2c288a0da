//! The poster: the tournament's name and day, and the way in for phones, to be read from across the street. It carries no code
//! that restores anything, so whoever scans it joins.

use std::sync::Arc;

use rulebook::say;

use super::frame::MARGIN;
use super::{Desk, NotYet};
use crate::code::Matrix;
use crate::face::Face;
use crate::page::{Align, Length, Page, Style};
use crate::style::wrapped;

/// The side of the code.
const CODE: Length = 13_000;
/// A name takes this many lines and no more.
const LINES: usize = 3;

pub(super) fn poster(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let address = desk.print.address.ok_or(NotYet::NoAddress)?;
    let join = format!("{address}/join");
    let matrix = Arc::new(Matrix::of(&join).ok_or(NotYet::NoAddress)?);
    let tournament = desk.print.tournament;
    let mut page = Page::portrait();
    let room = page.width - 2 * MARGIN;
    let mut line = |baseline: Length, style: Style, text: &str| {
        page.text((MARGIN, baseline), room, Align::Middle, style, text);
    };
    let title = Style::new(Face::Serif, 1_700);
    let mut baseline = 3_200;
    for words in wrapped(tournament.name(), title, room).iter().take(LINES) {
        line(baseline, title, words);
        baseline += 1_900;
    }
    if let Some(date) = tournament.settings().date {
        line(baseline, Style::new(Face::Bold, 1_000), &desk.day(date));
        baseline += 1_300;
    }
    let pack = tournament.pack();
    let regulation = format!("{} {}", pack.title, pack.version);
    line(baseline, Style::new(Face::Sans, 560).grey(), &regulation);
    let below = page.height - CODE - 5_600;
    let mut line = |baseline: Length, style: Style, text: &str| {
        page.text((MARGIN, baseline), room, Align::Middle, style, text);
    };
    line(below - 500, Style::new(Face::Bold, 1_000), &desk.say(&say!("poster-join")));
    line(
        page_bottom(1_800),
        Style::new(Face::Sans, 560),
        &desk.say(&say!("poster-code", code = code_of(address))),
    );
    line(page_bottom(1_000), Style::new(Face::Sans, 460).grey(), &join);
    page.code((page.width - CODE) / 2, below, CODE, &matrix);
    Ok(vec![page])
}

/// So far above the lower edge of a page.
fn page_bottom(above: Length) -> Length {
    Page::portrait().height - MARGIN - above
}

/// The code people type: the end of the tournament's address.
fn code_of(address: &str) -> &str {
    address.rsplit('/').next().unwrap_or_default()
}
