//! What surrounds every page of a table.

use axum::response::{Html, IntoResponse, Response};
use conquest::Seat;
use conquest::game::TableView;
use maud::Markup;
use rulebook::{Saying, say};
use web::{Frame, Inside, Reader};

use crate::{Look, SCRIPT, STYLE};

/// Surrounds the content of a table's page.
pub(crate) fn framed(reader: &Reader, look: &Look, view: &TableView, content: &Markup) -> Response {
    let inside = Inside {
        live: format!("/play/{}/live", look.code),
        version: look.snapshot.version.0,
        label: say!("play-nav-label"),
        who: look
            .seat
            .and_then(|seat| view.seats[seat as usize].as_ref())
            .map(|seat| (seat.name.clone(), "/play".to_owned())),
        told: None,
    };
    let title = reader.say(&title(view));
    let frame = Frame::inside(reader, &title, inside).styled(&STYLE).running(&SCRIPT);
    Html(frame.show(content).into_string()).into_response()
}

/// Who plays whom.
pub(crate) fn title(view: &TableView) -> Saying {
    let name = |seat: Seat| view.seats[seat as usize].as_ref().map_or("…", |it| it.name.as_str());
    say!("play-board-title", one = name(Seat::A), two = name(Seat::B))
}
