//! A number for every table, two to a page: readable across the hall, with the way into the tournament for the phone.

use std::sync::Arc;

use rulebook::say;

use super::frame::{CODE, MARGIN, numbered_code, remaining};
use super::{Desk, NotYet};
use crate::code::Matrix;
use crate::face::Face;
use crate::page::{Align, Length, Page, Style};

/// The most tables one hall has.
const MOST: usize = 2_000;

pub(super) fn numbers(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let tournament = desk.print.tournament;
    let tables = (tournament.active().count() / 2).min(MOST);
    let in_rounds = tournament.rounds().iter().flat_map(|round| &round.matches).filter_map(|it| it.table);
    let first = usize::from(tournament.settings().first_table);
    let last = (first + tables).max(in_rounds.max().map_or(0, |table| usize::from(table) + 1));
    if last <= first {
        return Err(NotYet::NoPlayers);
    }
    let numbers: Vec<usize> = (first..last.min(first + MOST)).collect();
    let join = desk.print.address.and_then(|address| Some((address, Arc::new(Matrix::of(address)?))));
    let draw = |(at, pair): (usize, &[usize])| {
        let mut page = Page::portrait();
        let half = page.height / 2;
        for (place, number) in pair.iter().enumerate() {
            let top = place as Length * half;
            card(desk, &mut page, top, *number, join.as_ref());
            let codes = desk.state.as_ref().map(super::State::codes).unwrap_or_default();
            let part = (at * 2 + place) % codes.len().max(1);
            if let Some(code) = codes.get(part) {
                let (x, y) = (page.width - MARGIN - CODE, top + half - CODE - 700);
                numbered_code(&mut page, x, y, CODE, code, (part + 1, codes.len()));
            }
        }
        page.cut((0, half), (page.width, half));
        page
    };
    let mut pages: Vec<Page> = numbers.chunks(2).enumerate().map(draw).collect();
    pages.extend(remaining(desk, numbers.len()));
    Ok(pages)
}

fn card(desk: &Desk<'_>, page: &mut Page, top: Length, number: usize, join: Option<&(&str, Arc<Matrix>)>) {
    let half = page.height / 2;
    let room = page.width - 2 * MARGIN;
    let label = desk.say(&say!("head-table"));
    page.text((MARGIN, top + 1_700), room, Align::Middle, Style::new(Face::Sans, 700).grey(), &label);
    let size = if number < 100 { 9_800 } else { 7_600 };
    page.text((MARGIN, top + 9_600), room, Align::Middle, Style::new(Face::Serif, size), &number.to_string());
    let middle = room - 2 * (CODE + 400);
    let name = desk.print.tournament.name();
    let at = (MARGIN + CODE + 400, top + half - 1_300);
    page.text(at, middle, Align::Middle, Style::new(Face::Bold, 420), name);
    if let Some((address, code)) = join {
        page.code(MARGIN, top + half - CODE - 700, CODE, code);
        let said = desk.say(&say!("paper-join"));
        page.text((at.0, at.1 - 1_300), middle, Align::Middle, Style::new(Face::Sans, 330), &said);
        page.text((at.0, at.1 - 750), middle, Align::Middle, Style::new(Face::Sans, 300).grey(), address);
    }
}
