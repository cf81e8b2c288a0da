//! The frame of our pages: outside of any tournament, or inside one.

use rulebook::say;
use tournament::PersonId;
use web::Reader;
use web::{Frame, Inside};

use crate::assets;
use crate::hall::Snapshot;

/// A page outside of any tournament.
pub(super) fn plain<'a>(reader: &'a Reader, title: &str) -> Frame<'a> {
    Frame::plain(reader, title).styled(&assets::STYLE)
}

/// A page of a tournament, live.
pub(super) fn inside<'a>(
    reader: &'a Reader,
    title: &str,
    code: &str,
    snapshot: &Snapshot,
    person: Option<PersonId>,
) -> Frame<'a> {
    let tournament = &snapshot.tournament;
    let newest = tournament.announcements_at(crate::clock::now()).last();
    let inside = Inside {
        live: format!("/t/{code}/live"),
        version: snapshot.version.0,
        label: say!("nav-label"),
        who: person.map(|person| (tournament.name_of(person), format!("/t/{code}/access"))),
        told: newest.map(|(_, told)| (told.at.0, told.text.clone())),
    };
    let title = format!("{title} · {}", tournament.name());
    Frame::inside(reader, &title, inside).styled(&assets::STYLE)
}
