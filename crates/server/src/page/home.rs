//! Home: join by code, tournaments, start one.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use rulebook::say;

use super::frame::Frame;
use super::{answer, part};
use crate::App;
use crate::answer::Problem;
use crate::identity::Visitor;
use crate::reader::Reader;

pub(crate) async fn show(State(app): State<App>, reader: Reader, visitor: Visitor) -> Response {
    let page = page(&app, &reader, &visitor).await;
    answer(&reader, page)
}

async fn page(app: &App, reader: &Reader, visitor: &Visitor) -> Result<Markup, Problem> {
    let rooms = app.hall.tournaments().await?;
    let mine = visitor.codes();
    Ok(Frame::plain(reader, &reader.say(&say!("home-title"))).show(&html! {
        div.home {
            section.sheet.stack.next {
                h1 { (reader.say(&say!("home-title"))) }
                p.soft { (reader.say(&say!("home-lead"))) }
                form.row method="post" action="/join" {
                    label.grow for="code" { (reader.say(&say!("home-code")))
                        input #code name="code" required maxlength="12" autocomplete="off" autocapitalize="characters"
                            spellcheck="false" placeholder="K7RX2M";
                    }
                    button.btn.act { (reader.say(&say!("home-join"))) }
                }
            }
            section.sheet.stack {
                div.row.spread {
                    h2 { (reader.say(&say!("home-tournaments"))) }
                    @if visitor.account.is_some() { a.btn href="/new" { (reader.say(&say!("home-new"))) } }
                    @else { a.btn.quiet href="/sign-in" { (reader.say(&say!("home-sign-in"))) } }
                }
                @if rooms.is_empty() { p.soft { (reader.say(&say!("home-none"))) } }
                ul.plain {
                    @for room in rooms.iter().take(50) {
                        @let tournament = room.snapshot().tournament;
                        li.row.spread {
                            div {
                                a.strong href={ "/t/" (room.code()) } { (tournament.name()) }
                                p.small.soft {
                                    (tournament.pack().title) " · " (reader.say(&part::state_of_play(&tournament)))
                                }
                            }
                            @if mine.iter().any(|code| code == room.code()) {
                                a.chip.info href={ "/t/" (room.code()) "/me" } { (reader.say(&say!("home-mine"))) }
                            }
                        }
                    }
                }
            }
        }
    }))
}
