//! What all lists have in common: the head with title and code, the foot, and room for as many codes as the state needs.

use rulebook::say;

use super::Desk;
use crate::code::Matrix;
use crate::face::Face;
use crate::page::{Align, Frame, Length, Page, Style};
use std::sync::Arc;

/// The margin a shop's printer can do.
pub(super) const MARGIN: Length = 1_000;
/// The side of a code with its quiet zone: a phone reads it at arm's length.
pub(super) const CODE: Length = 3_400;

const HEAD: Length = 3_800;
const FOOT: Length = 900;
const STRIP: Length = CODE + 200;
/// Codes side by side in the strip at the foot of a page.
const IN_STRIP: usize = 5;

const SMALL: Style = Style::new(Face::Sans, 250);

/// The words at the head of a sheet.
pub(super) struct Head {
    pub(super) title: String,
    pub(super) about: String,
}

/// Lays pages out under a head. `draw` fills the room it is given with as many pages as it needs; when the state has more
/// parts than there are pages, each page gives up a strip at its foot, and what still does not fit goes on pages of codes.
pub(super) fn framed(
    desk: &Desk<'_>,
    head: &Head,
    draw: impl Fn(&Page, Frame) -> Vec<Page>,
    blank: &Page,
) -> Vec<Page> {
    let codes = desk.state.as_ref().map(super::State::codes).unwrap_or_default();
    let room = |strip: Length| {
        let top = MARGIN + HEAD;
        Frame::new(MARGIN, top, blank.width - 2 * MARGIN, blank.height - top - MARGIN - FOOT - strip)
    };
    let mut pages = draw(blank, room(0));
    let in_strips = codes.len() > pages.len();
    if in_strips {
        pages = draw(blank, room(STRIP));
    }
    let per_page = 1 + if in_strips { IN_STRIP } else { 0 };
    let rest = codes.get(pages.len() * per_page..).unwrap_or_default();
    pages.extend(code_pages(blank, room(0), rest, pages.len() * per_page, codes.len()));
    let (count, listed) = (pages.len(), pages.len() - rest_pages(rest, blank));
    for (at, page) in pages.iter_mut().enumerate() {
        // Parts go round: with more pages than parts, a lost sheet need not be a lost part.
        let own = at % codes.len().max(1);
        self::head(desk, page, head, codes.get(own).map(|code| (own, code)), codes.len());
        foot(desk, page, at + 1, count);
        if in_strips && at < listed {
            strip(page, codes, listed, at);
        }
    }
    pages
}

fn head(desk: &Desk<'_>, page: &mut Page, words: &Head, code: Option<(usize, &Arc<Matrix>)>, count: usize) {
    let room = page.width - 2 * MARGIN - CODE - 300;
    let at = |baseline| (MARGIN, MARGIN + baseline);
    let tournament = desk.print.tournament;
    page.text(at(450), room, Align::Left, Style::new(Face::Bold, 340), tournament.name());
    page.text(at(1_450), room, Align::Left, Style::new(Face::Serif, 780), &words.title);
    page.text(at(2_150), room, Align::Left, Style::new(Face::Sans, 340), &words.about);
    let pack = tournament.pack();
    let tier = desk.named(regulations::Named::Tier, &tournament.settings().tier);
    let regulation = format!("{} {} · {tier}", pack.title, pack.version);
    page.text(at(2_750), room, Align::Left, Style::new(Face::Sans, 270).grey(), &regulation);
    if let Some((own, code)) = code {
        numbered_code(page, page.width - MARGIN - CODE, MARGIN - 400, CODE, code, (own + 1, count));
    }
    page.rule((MARGIN, MARGIN + 3_350), (page.width - MARGIN, MARGIN + 3_350), 40);
}

/// A code with its number beneath, in the quiet zone.
pub(super) fn numbered_code(
    page: &mut Page,
    x: Length,
    y: Length,
    side: Length,
    code: &Arc<Matrix>,
    (part, count): (usize, usize),
) {
    page.code(x, y, side, code);
    page.text((x, y + side + 160), side, Align::Middle, SMALL.grey(), &format!("{part}/{count}"));
}

fn foot(desk: &Desk<'_>, page: &mut Page, number: usize, count: usize) {
    let (baseline, room) = (page.height - MARGIN - 100, page.width - 2 * MARGIN);
    let said = desk.say(&say!("paper-page", page = number, pages = count));
    page.text((MARGIN, baseline), room, Align::Right, SMALL.grey(), &said);
    let state = desk.state.as_ref().map_or_else(String::new, |state| {
        desk.say(&say!("paper-state", id = state.id(), parts = state.codes().len()))
    });
    page.text((MARGIN, baseline), room * 4 / 5, Align::Left, SMALL.grey(), &state);
}

/// The further codes of a page: those whose number, counted round the pages, falls on it.
fn strip(page: &mut Page, codes: &[Arc<Matrix>], pages: usize, at: usize) {
    let y = page.height - MARGIN - FOOT - STRIP + 250;
    let further = (1..=IN_STRIP).map(|place| at + place * pages).take_while(|part| *part < codes.len());
    for (place, part) in further.enumerate() {
        let x = MARGIN + place as Length * (CODE + 300);
        numbered_code(page, x, y, CODE, &codes[part], (part + 1, codes.len()));
    }
}

/// How many pages of nothing but codes these need.
fn rest_pages(rest: &[Arc<Matrix>], blank: &Page) -> usize {
    rest.len().div_ceil(columns(blank) * rows(blank))
}

fn columns(page: &Page) -> usize {
    ((page.width - 2 * MARGIN) / (CODE + 300)) as usize
}

fn rows(page: &Page) -> usize {
    ((page.height - 2 * MARGIN - HEAD - FOOT) / (CODE + 450)) as usize
}

/// Pages of nothing but codes.
fn code_pages(blank: &Page, room: Frame, rest: &[Arc<Matrix>], first: usize, count: usize) -> Vec<Page> {
    let (columns, rows) = (columns(blank), rows(blank));
    let page = |(at, codes): (usize, &[Arc<Matrix>])| {
        let mut page = blank.clone();
        for (place, code) in codes.iter().enumerate() {
            let (row, column) = ((place / columns) as Length, (place % columns) as Length);
            let (x, y) = (room.x + column * (CODE + 300), room.y + row * (CODE + 450));
            numbered_code(&mut page, x, y, CODE, code, (first + at * columns * rows + place + 1, count));
        }
        page
    };
    rest.chunks(columns * rows).enumerate().map(page).collect()
}

/// For sheets without a head that have shown the first `shown` codes: pages with those that are left, if any are.
pub(super) fn remaining(desk: &Desk<'_>, shown: usize) -> Vec<Page> {
    let codes = desk.state.as_ref().map(super::State::codes).unwrap_or_default();
    let rest = codes.get(shown..).unwrap_or_default();
    let blank = Page::portrait();
    let top = MARGIN + HEAD;
    let room = Frame::new(MARGIN, top, blank.width - 2 * MARGIN, blank.height - top - MARGIN - FOOT);
    let mut pages = code_pages(&blank, room, rest, shown, codes.len());
    let words =
        Head { title: desk.say(&say!("paper-heading-codes")), about: desk.say(&say!("paper-about-codes")) };
    let count = pages.len();
    for (at, page) in pages.iter_mut().enumerate() {
        head(desk, page, &words, None, codes.len());
        foot(desk, page, at + 1, count);
    }
    pages
}
