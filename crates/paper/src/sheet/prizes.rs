//! Who gets what, to be read out: for each prize its place or kind, and at the end the names.

use rulebook::say;
use tournament::{Award, Desk as At};

use super::frame::{Head, framed};
use super::grid::{Cell, Grid};
use super::{Desk, NotYet};
use crate::page::{Align, Page};

pub(super) fn prizes(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let tournament = desk.print.tournament;
    if tournament.prizes().is_empty() {
        return Err(NotYet::NoPrizes);
    }
    let over = tournament.desk() == At::Finished;
    let placings = if over { tournament.placings() } else { Vec::new() };
    let awards = tournament.awards(&placings, |player| tournament.deck_kind(player).map(str::to_owned));
    let about = if over { String::new() } else { desk.say(&say!("prizes-later")) };
    let head = Head { title: desk.say(&say!("prizes-title")), about };
    let grid = Grid {
        columns: vec![
            Grid::column(desk.say(&say!("prizes-for")), 25, Align::Left),
            Grid::column(desk.say(&say!("prizes-what")), 40, Align::Left),
            Grid::column(desk.say(&say!("prizes-who")), 35, Align::Left),
        ],
        rows: awards.iter().flat_map(|award| rows(desk, award)).collect(),
        two_lanes: false,
    };
    Ok(framed(desk, &head, |blank, room| grid.pages(blank, room), &Page::portrait()))
}

/// A row for each winner, the prize beside the first.
fn rows(desk: &Desk<'_>, award: &Award<'_>) -> Vec<Vec<Cell>> {
    let to = Cell::Text(desk.say(&award.prize.to.saying()));
    let what = Cell::Strong(award.prize.what.clone());
    let mut names = award.winners.iter().map(|player| Cell::Text(desk.names.get(*player).to_owned()));
    let first = vec![to, what, names.next().unwrap_or(Cell::Empty)];
    let others = names.map(|name| vec![Cell::Empty, Cell::Empty, name]);
    std::iter::once(first).chain(others).collect()
}
