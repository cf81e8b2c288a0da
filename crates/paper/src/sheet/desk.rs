//! The sheet that stays at the desk: how to go on after the machine is lost, the seed in figures, and everything in codes.

use rulebook::{Saying, say};

use super::Desk;
use super::frame::{Head, framed};
use crate::face::Face;
use crate::page::{Align, Frame, Ink, Page, Style};
use crate::style::wrapped;

pub(super) fn backup(desk: &Desk<'_>) -> Vec<Page> {
    let head =
        Head { title: desk.say(&say!("paper-title-desk")), about: desk.say(&say!("paper-about-desk")) };
    framed(desk, &head, |blank, room| vec![page(desk, blank, room)], &Page::portrait())
}

fn page(desk: &Desk<'_>, blank: &Page, room: Frame) -> Page {
    let mut page = blank.clone();
    let warning = Frame::new(room.x, room.y, room.width, 1_100);
    page.fill(warning, Ink::Black);
    let style = Style { ink: Ink::White, ..Style::new(Face::Bold, 400) };
    let said = desk.say(&say!("paper-desk-warning"));
    page.text((room.x + 300, room.y + 690), room.width - 600, Align::Left, style, &said);
    let words = Style::new(Face::Sans, 370);
    let mut y = room.y + 1_900;
    let steps: [Saying; 3] = [say!("paper-desk-scan"), say!("paper-desk-restore"), say!("paper-desk-go-on")];
    for (number, step) in (1..).zip(&steps) {
        page.outline(Frame::new(room.x, y - 420, 620, 620), 30);
        let figure = Style::new(Face::Serif, 400);
        page.text((room.x, y + 30), 620, Align::Middle, figure, &format!("{number}"));
        for line in wrapped(&desk.say(step), words, room.width - 1_000) {
            page.text((room.x + 900, y), room.width - 900, Align::Left, words, &line);
            y += 520;
        }
        y += 350;
    }
    let seed = desk.print.secret.and_then(|secret| secret.seed);
    let lines = [
        seed.map(|seed| (say!("paper-desk-seed"), seed.reveal())),
        desk.print.tournament.commitment().map(|it| (say!("paper-desk-commitment"), it.to_string())),
    ];
    for (label, figures) in lines.into_iter().flatten() {
        let small = Style::new(Face::Sans, 270).grey();
        page.text((room.x, y), room.width, Align::Left, small, &desk.say(&label));
        // In groups of eight, to be typed from paper.
        let groups: Vec<String> =
            figures.as_bytes().chunks(8).map(|group| String::from_utf8_lossy(group).into_owned()).collect();
        for line in groups.chunks(4) {
            y += 600;
            page.text((room.x, y), room.width, Align::Left, Style::new(Face::Sans, 460), &line.join("  "));
        }
        y += 800;
    }
    page
}
