//! A deck leaves the bench: its address and QR code, every format, and handing it in at a tournament.

use ::access::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use decks::{Format, Game, write};
use maud::{Markup, html};
use rulebook::say;
use serde::Deserialize;
use web::{Problem, Reader};

use super::bench::{Address, Bench, setting_of};
use crate::App;

/// The most tournaments of a browser that are looked at.
const MOST_TOURNAMENTS: usize = 12;

/// A tournament the reader plays in and could hand the deck in at.
pub(super) struct Open {
    code: String,
    name: String,
}

/// The tournaments of that game the visitor plays in and whose deck lists are still open.
pub(super) async fn tournaments(app: &App, visitor: &Visitor, bench: &Bench) -> Vec<Open> {
    let mut open = Vec::new();
    for code in visitor.codes().into_iter().take(MOST_TOURNAMENTS) {
        let (Ok(Some(person)), Ok(room)) = (visitor.person(&code).await, app.hall.room(&code).await) else {
            continue;
        };
        let tournament = room.snapshot().seen_by(Some(person)).tournament;
        let same_game = setting_of(&tournament).is_some_and(|setting| setting.rules.game() == bench.game);
        if same_game && super::hand_in::is_open(&tournament, person) {
            open.push(Open { code, name: tournament.name().to_owned() });
        }
    }
    open
}

/// Everything that leads away from the bench.
pub(super) fn share(app: &App, reader: &Reader, bench: &Bench, tournaments: &[Open]) -> Markup {
    let address = format!("{}{}", app.config.public_url(), bench.shared());
    let formats = Format::ALL
        .iter()
        .filter(|format| **format != Format::Link && format.game().is_none_or(|game| game == bench.game));
    html! {
        section.sheet.stack #share {
            h2 { (reader.say(&say!("builder-share"))) }
            @for open in tournaments {
                form method="post" action={ "/t/" (open.code) "/deck" } {
                    input type="hidden" name="text" value=(address);
                    button.btn.act.big { (reader.say(&say!("builder-hand-in", tournament = open.name.as_str()))) }
                }
            }
            @if is_played_here(bench) {
                form method="get" action="/play" {
                    input type="hidden" name="list" value=(address);
                    button.btn { (reader.say(&say!("builder-play"))) }
                }
            }
            div.row.deck-share {
                (web::part::qr(&address))
                div.stack.grow {
                    p.small { (reader.say(&say!("builder-share-help"))) }
                    label for="address" { (reader.say(&say!("builder-address")))
                        input #address.mono readonly value=(address);
                    }
                    button.btn type="button" data-copy="address" hidden { (reader.say(&say!("builder-copy"))) }
                }
            }
            h3 { (reader.say(&say!("builder-formats"))) }
            div.deck-chips {
                @for format in formats {
                    a.deck-pick href={ "/decks/" (bench.game) "/text?d=" (bench.code()) "&format=" (format) } data-text { (format) }
                }
            }
            p.small.soft #copied role="status" data-done=(reader.say(&say!("builder-copied"))) {}
        }
    }
}

/// Which deck, in which format.
#[derive(Debug, Deserialize)]
pub(in crate::page) struct Wanted {
    d: String,
    format: String,
}

/// The deck as text in one format.
pub(in crate::page) async fn text(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let written = async {
        let game = Game::of_code(&game).ok_or_else(Problem::not_found)?;
        let format = Format::of_code(&wanted.format)
            .ok_or_else(|| Problem::field("format", say!("field-unknown", value = wanted.format.as_str())))?;
        let address = Address { d: wanted.d.clone(), ..Address::default() };
        let bench = Bench::at(&app, game, address).await?;
        let text = write(&bench.list, format).map_err(|why| Problem::field("format", why.saying()))?;
        Ok::<_, Problem>((format, text))
    };
    match written.await {
        Ok((format, text)) => {
            let (kind, name) = match format {
                Format::Octgn => ("application/xml; charset=utf-8", Some("deck.o8d")),
                Format::Marshal | Format::FiveRings | Format::FiveRingsStrain | Format::RingtekiJson => {
                    ("application/json; charset=utf-8", Some("deck.json"))
                }
                _ => ("text/plain; charset=utf-8", None),
            };
            let name = name.map(|name| [(CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))]);
            match name {
                Some(name) => ([(CONTENT_TYPE, kind)], name, text).into_response(),
                None => ([(CONTENT_TYPE, kind)], text).into_response(),
            }
        }
        Err(problem) => problem.into_response(),
    }
}

/// Whether there are tables for the game here, to play the deck at.
fn is_played_here(bench: &Bench) -> bool {
    let mut packs = regulations::packs().iter();
    packs.any(|pack| pack.deck_rules.as_deref() == Some(bench.game.code()) && pack.table.is_some())
}
