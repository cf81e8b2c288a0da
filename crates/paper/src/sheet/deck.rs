//! An empty deck list for the game the regulation is played with.

use decks::{Game, blank_form};
use rulebook::say;
use tournament::Tournament;

use super::frame::{Head, framed};
use super::{Desk, NotYet};
use crate::face::Face;
use crate::page::{Align, Frame, Length, Page, Style};

const LINE: Length = 620;
const HEADING: Length = 900;
const GUTTER: Length = 900;

pub(super) fn form(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let game = game(desk.print.tournament).ok_or(NotYet::NoDecks)?;
    let groups: Vec<(String, usize)> =
        blank_form(game).into_iter().map(|(heading, lines)| (desk.say(&heading), lines)).collect();
    let head = Head {
        title: desk.say(&say!("paper-title-deck-form")),
        about: desk.say(&say!("paper-about-deck-form")),
    };
    Ok(framed(desk, &head, |blank, room| pages(desk, &groups, blank, room), &Page::portrait()))
}

/// The game whose decks are played with, if it has any.
pub(super) fn game(tournament: &Tournament) -> Option<Game> {
    decks::Rules::of_pack(tournament.pack()).map(|rules| rules.game())
}

fn pages(desk: &Desk<'_>, groups: &[(String, usize)], blank: &Page, room: Frame) -> Vec<Page> {
    let mut pages = vec![blank.clone()];
    let fields = [say!("decks-sheet-player"), say!("decks-sheet-deck")];
    let half = (room.width - GUTTER) / 2;
    for (place, field) in (0..).zip(&fields) {
        let x = room.x + place * (half + GUTTER);
        let label = desk.say(field);
        pages[0].text((x, room.y + 550), half, Align::Left, Style::new(Face::Sans, 260).grey(), &label);
        let from = x + Face::Sans.width(&label, 260) + 200;
        pages[0].rule((from, room.y + 600), (x + half, room.y + 600), 20);
    }
    let top = room.y + 1_000;
    let (mut lane, mut y) = (0, top);
    for (heading, lines) in groups {
        let fits = |y: Length, lines: usize| y + HEADING + lines as Length * LINE <= room.bottom();
        // A heading never stands alone: the group begins in the next lane if not even three lines follow it here.
        if !fits(y, (*lines).min(3)) {
            (lane, y) = (lane + 1, top);
        }
        let mut written = 0;
        while written < *lines {
            if lane > 1 {
                pages.push(blank.clone());
                lane = 0;
            }
            let Some(page) = pages.last_mut() else { return pages };
            let x = room.x + lane * (half + GUTTER);
            let words = Style::new(Face::Serif, 380);
            page.text((x, y + 620), half - 1_400, Align::Left, words, heading);
            page.outline(Frame::new(x + half - 1_000, y + 200, 1_000, 520), 25);
            y += HEADING;
            while written < *lines && y + LINE <= room.bottom() {
                page.line((x, y + LINE - 120), (x + 800, y + LINE - 120));
                page.text(
                    (x + 820, y + LINE - 150),
                    300,
                    Align::Left,
                    Style::new(Face::Sans, 260).grey(),
                    "×",
                );
                page.line((x + 1_150, y + LINE - 120), (x + half, y + LINE - 120));
                (written, y) = (written + 1, y + LINE);
            }
            if written < *lines {
                (lane, y) = (lane + 1, top);
            }
        }
    }
    pages
}
