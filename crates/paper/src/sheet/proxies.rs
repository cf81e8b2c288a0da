//! Proxies in the size of a card, eight to a page and the codes in the ninth place: cut, and slipped into the sleeve in front
//! of another card. What stands on one is what the pack asks for (CT-2.2.36, LT-2.2.45).

use regulations::Named;
use rulebook::{Saying, say};
use tournament::judging::Proxy;

use super::frame::{CODE, numbered_code, remaining};
use super::{Desk, NotYet};
use crate::face::Face;
use crate::page::{Align, Frame, Length, Page, Style};
use crate::style::wrapped;

const CARD: (Length, Length) = (6_300, 8_800);
const ON_PAGE: usize = 8;

pub(super) fn proxies(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let proxies = &desk.print.tournament.judging().proxies;
    if proxies.is_empty() {
        return Err(NotYet::NoProxies);
    }
    let codes = desk.state.as_ref().map(super::State::codes).unwrap_or_default();
    let page = |(at, proxies): (usize, &[Proxy])| {
        let mut page = Page::portrait();
        let place = |place: usize, page: &Page| {
            let left = (page.width - 3 * CARD.0) / 2;
            let top = (page.height - 3 * CARD.1) / 2;
            let (column, row) = ((place % 3) as Length, (place / 3) as Length);
            Frame::new(left + column * CARD.0, top + row * CARD.1, CARD.0, CARD.1)
        };
        for (at, proxy) in proxies.iter().enumerate() {
            let frame = place(at, &page);
            card(desk, &mut page, frame, proxy);
        }
        let part = at % codes.len().max(1);
        if let Some(code) = codes.get(part) {
            let frame = place(ON_PAGE, &page);
            numbered_code(
                &mut page,
                frame.x + (frame.width - CODE) / 2,
                frame.y + 1_500,
                CODE,
                code,
                (part + 1, codes.len()),
            );
        }
        page
    };
    let mut pages: Vec<Page> = proxies.chunks(ON_PAGE).enumerate().map(page).collect();
    pages.extend(remaining(desk, pages.len()));
    Ok(pages)
}

fn card(desk: &Desk<'_>, page: &mut Page, frame: Frame, proxy: &Proxy) {
    for (from, to) in [
        ((frame.x, frame.y), (frame.right(), frame.y)),
        ((frame.x, frame.bottom()), (frame.right(), frame.bottom())),
        ((frame.x, frame.y), (frame.x, frame.bottom())),
        ((frame.right(), frame.y), (frame.right(), frame.bottom())),
    ] {
        page.cut(from, to);
    }
    let inner = frame.inset(450);
    let small = Style::new(Face::Sans, 230).grey();
    let label = desk.say(&say!("paper-proxy"));
    page.text((inner.x, inner.y + 200), inner.width, Align::Left, small, &label);
    let name = Style::new(Face::Serif, 480);
    let mut y = inner.y + 750;
    for line in wrapped(&proxy.card, name, inner.width).iter().take(3) {
        page.text((inner.x, y), inner.width, Align::Left, name, line);
        y += 560;
    }
    page.rule((inner.x, y - 300), (inner.right(), y - 300), 25);
    let leader = desk.names.get(proxy.by).to_owned();
    let date = desk.day(&proxy.date);
    let stated = [("illegible", proxy.illegible.clone()), ("leader", leader), ("date", date)];
    for (field, text) in stated {
        let label = desk.named(Named::ProxyField, field);
        page.text((inner.x, y + 100), inner.width, Align::Left, small, &label);
        y += 520;
        let style = Style::new(Face::Sans, 320);
        for line in wrapped(&text, style, inner.width).iter().take(5) {
            page.text((inner.x, y), inner.width, Align::Left, style, line);
            y += 420;
        }
        y += 80;
    }
    let notes: [Saying; 2] =
        [say!("paper-proxy-for", player = desk.names.get(proxy.player)), say!("paper-proxy-original")];
    let mut y = inner.bottom() - 700;
    for note in notes {
        for line in wrapped(&desk.say(&note), small, inner.width).iter().take(2) {
            page.text((inner.x, y), inner.width, Align::Left, small, line);
            y += 300;
        }
    }
}
