//! Home: join by code, tournaments, start one.

use access::Visitor;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use rooms::Listed;
use rulebook::say;
use tournament::{Desk, Summary};
use web::{Problem, Reader};

use super::answer;
use super::frame;
use crate::{App, clock};

/// The most tournaments in one list.
const MOST: usize = 50;

pub(crate) async fn show(State(app): State<App>, reader: Reader, visitor: Visitor) -> Response {
    let page = page(&app, &reader, &visitor).await;
    answer(page)
}

async fn page(app: &App, reader: &Reader, visitor: &Visitor) -> Result<Markup, Problem> {
    let rooms = app.hall.tournaments().await?;
    let mine = visitor.codes();
    let (now, others): (Vec<_>, Vec<_>) = rooms.into_iter().partition(|listed| is_now(&listed.summary));
    Ok(frame::plain(reader, &reader.say(&say!("home-title"))).show(&html! {
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
            div.stack {
                section.sheet.stack {
                    div.row.spread {
                        h2 { (reader.say(&say!("home-today"))) }
                        @if visitor.account.is_some() {
                            span.row {
                                a.btn.quiet href="/account" { (reader.say(&say!("account-title"))) }
                                a.btn href="/new" { (reader.say(&say!("home-new"))) }
                            }
                        }
                        @else { a.btn.quiet href="/sign-in" { (reader.say(&say!("home-sign-in"))) } }
                    }
                    @if now.is_empty() { p.soft { (reader.say(&say!("home-none"))) } }
                    (list(reader, &now, &mine))
                }
                @if !others.is_empty() {
                    section.sheet.stack {
                        h2 { (reader.say(&say!("home-others"))) }
                        (list(reader, &others, &mine))
                    }
                }
            }
        }
    }))
}

/// Whether a tournament is of interest today: it is today, or under way.
fn is_now(tournament: &Summary) -> bool {
    match (tournament.desk, tournament.date) {
        (Desk::Finished, None) => false,
        (Desk::Announced | Desk::Running, _) | (_, None) => true,
        (_, Some(date)) => date.to_string() == clock::today(),
    }
}

fn list(reader: &Reader, listed: &[Listed<Summary>], mine: &[String]) -> Markup {
    html! {
        ul.plain {
            @for Listed { code, summary } in listed.iter().take(MOST) {
                @let taking_part = mine.contains(code);
                li.row.spread {
                    div {
                        a.strong href={ "/t/" (code) } { (summary.name) }
                        p.small.soft {
                            @if let Some(date) = summary.date { (date) " · " }
                            (summary.title) " · " (reader.say(&summary.state))
                        }
                    }
                    @if taking_part { a.btn href={ "/t/" (code) "/me" } { (reader.say(&say!("home-mine"))) } }
                }
            }
        }
    }
}
