//! Home: join by code, tournaments of today, soon and past, start one; tables at which somebody plays now.

use std::cmp::Ordering;

use access::Visitor;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use rooms::Listed;
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Desk, Summary};
use web::clock::Zone;
use web::hosting::Lively;
use web::{Problem, Reader};
use wording::names::folded;

use super::answer;
use super::frame;
use crate::App;

/// So many tournaments are looked through without a search.
const FEW: usize = 8;
/// The most tables to watch.
const MOST_TABLES: usize = 6;
/// The most tournaments in one list.
const MOST: usize = 50;

/// What to look for among the tournaments.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Look {
    #[serde(default)]
    find: String,
}

pub(crate) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Response {
    let page = page(&app, &reader, &visitor, look.find.trim()).await;
    answer(page)
}

async fn page(app: &App, reader: &Reader, visitor: &Visitor, find: &str) -> Result<Markup, Problem> {
    let mut rooms = app.hall.tournaments().await?;
    let all = rooms.len();
    let wanted = folded(find);
    let named = |it: &Summary| [&it.name, &it.title].iter().any(|text| folded(text).contains(&wanted));
    rooms.retain(|listed| wanted.is_empty() || named(&listed.summary));
    let mine = visitor.codes();
    let moment = web::clock::now();
    let when =
        |when: When| rooms.iter().filter(|it| When::of(&it.summary, moment) == when).collect::<Vec<_>>();
    let (now, mut soon, past) = (when(When::Now), when(When::Soon), when(When::Past));
    soon.sort_by_key(|listed| listed.summary.date);
    // Who is in a tournament that is on has come for that: it stands before the doors.
    let (own, now): (Vec<_>, Vec<_>) = now
        .into_iter()
        .partition(|it| find.is_empty() && mine.contains(&it.code) && it.summary.desk != Desk::Finished);
    Ok(frame::plain(reader, &reader.say(&say!("home-title"))).show(&html! {
        div.home-head {
            h1 { (reader.say(&say!("home-where"))) }
            p.soft { (reader.say(&say!("home-what"))) }
        }
        @if !own.is_empty() {
            section.home-door.home-first {
                h2 { (reader.say(&say!("home-own", count = own.len()))) }
                (list(reader, &own, &mine, true))
            }
        }
        div.home-doors {
            section.home-door .home-first[own.is_empty()] {
                h2 { (reader.say(&say!("home-title"))) }
                p.soft { (reader.say(&say!("home-lead"))) }
                form.row method="post" action="/join" {
                    label.grow for="code" { (reader.say(&say!("home-code")))
                        input.home-code #code name="code" required maxlength="12" autocomplete="off" autocapitalize="characters"
                            spellcheck="false" placeholder="K7RX2M";
                    }
                    button.btn.home-go .act[own.is_empty()] { (reader.say(&say!("home-join"))) }
                }
                p.small.soft {
                    (reader.say(&say!("home-running"))) " "
                    @if visitor.account.is_some() { a href="/new" { (reader.say(&say!("home-new"))) } }
                    @else { a href="/sign-in" { (reader.say(&say!("home-sign-in"))) } }
                }
            }
            section.home-door.home-night {
                h2 { (reader.say(&say!("play-title"))) }
                (hand())
                p { (reader.say(&say!("home-play"))) }
                p { a.btn.home-light href="/play" { (reader.say(&say!("home-play-start"))) } }
                p.small { a href="/learn" { (reader.say(&say!("learn-door"))) } }
            }
            section.home-door {
                h2 { (reader.say(&say!("home-table"))) }
                (map())
                p.row {
                    a.btn href="/table" { (reader.say(&say!("home-table-start"))) }
                    a.btn.quiet href="/armies" { (reader.say(&say!("home-army"))) }
                }
            }
        }
        @let lively = app.lively();
        div.home-what .home-both[!lively.is_empty()] {
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
                }
                @if all > FEW || !find.is_empty() {
                    form.row method="get" action="/" role="search" {
                        label.grow for="find" { (reader.say(&say!("home-find"))) input #find name="find" type="search" maxlength="80" value=(find); }
                        button.btn { (reader.say(&say!("round-find-button"))) }
                    }
                }
                @if now.is_empty() { p.soft { (reader.say(&nothing(find, own.len(), visitor.account.is_some()))) } }
                (list(reader, &now, &mine, false))
            }
            @for (title, listed) in [(say!("home-soon"), &soon), (say!("home-past"), &past)] {
                @if !listed.is_empty() {
                    section.sheet.stack {
                        h2 { (reader.say(&title)) }
                        (list(reader, listed, &mine, false))
                    }
                }
            }
        }
            @if !lively.is_empty() { (tables(reader, &lively)) }
        }
    }))
}

/// Tables at which somebody plays now: where one may look on, and where an opponent is waited for.
fn tables(reader: &Reader, lively: &[Lively]) -> Markup {
    html! {
        section.sheet.stack {
            h2 { (reader.say(&say!("home-tables"))) }
            ul.plain {
                @for table in lively.iter().take(MOST_TABLES) {
                    li.home-table {
                        div {
                            p { @for (at, (name, plays)) in table.players.iter().enumerate() {
                                @if at > 0 { " – " }
                                span.strong { (name) } @if let Some(plays) = plays { " " span.soft { (plays) } }
                            } }
                            p.small.soft { (reader.say(&table.game)) " · " (reader.say(&table.said)) }
                        }
                        a.btn href=(table.path) {
                            @if table.is_open { (reader.say(&say!("home-sit-down"))) } @else { (reader.say(&say!("home-watch"))) }
                        }
                    }
                }
            }
        }
    }
}

/// Three cards as one holds them: what they say is for the game to tell.
fn hand() -> Markup {
    html! {
        svg.home-hand viewBox="0 0 300 104" aria-hidden="true" {
            @for (name, turn) in [("home-card-sea", -7_i32), ("home-card-moss", 2), ("home-card-rust", 10)] {
                g transform={ "translate(" (96 + turn * 7) " " (8 + turn.abs()) ") rotate(" (turn) " 45 60)" } {
                    rect.home-card width="84" height="112" rx="7" {}
                    path class=(name) d="M0 7a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v29H0z" {}
                    path.home-script d="M9 13h44M9 23h30" {}
                    rect.home-pip x="9" y="45" width="17" height="17" rx="4" {}
                    circle.home-pip cx="41" cy="53.5" r="8.5" {}
                    path.home-lines d="M9 74h64M9 83h56M9 92h60" {}
                }
            }
        }
    }
}

/// A piece of a table: a river, a road, a wood, a hill and two markers.
fn map() -> Markup {
    html! {
        svg.home-map viewBox="0 0 300 90" aria-hidden="true" {
            path.home-river d="M150 0c-14 24 14 48 0 90" {}
            path.home-road d="M0 52C70 30 110 72 180 46S270 52 300 36" {}
            path.home-wood d="M38 20q22-14 44 0t10 24-40 5-14-29z" {}
            path.home-hill d="M214 56q30-16 52 2t-8 22-40-3-4-21z" {}
            circle.home-near cx="96" cy="66" r="17" {}
            circle.home-far cx="222" cy="30" r="17" {}
            path.home-near-flag d="M96 67V53l12 4-12 4" {}
            path.home-far-flag d="M222 31V17l12 4-12 4" {}
        }
    }
}

/// The day it is where that tournament is held.
fn day_in(tournament: &Summary, now: i64) -> String {
    Zone::named(tournament.time_zone.as_deref()).day_of(now)
}

/// When a tournament is of interest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Today, or under way.
    Now,
    /// On a day to come.
    Soon,
    /// Over, or on a day that has gone by without it.
    Past,
}

impl When {
    /// By the day it is where the tournament is held.
    fn of(tournament: &Summary, now: i64) -> When {
        let day = tournament.date.map(|date| date.to_string());
        let today = day_in(tournament, now);
        match (tournament.desk, day.as_deref()) {
            (Desk::Finished, Some(day)) if day == today => When::Now,
            (Desk::Finished, _) => When::Past,
            (Desk::Announced | Desk::Running, _) | (_, None) => When::Now,
            // Written as 2026-11-15, days are in order as texts are.
            (Desk::Nothing | Desk::Enrolling | Desk::RegistrationClosed, Some(day)) => {
                match day.cmp(&today) {
                    Ordering::Less => When::Past,
                    Ordering::Equal => When::Now,
                    Ordering::Greater => When::Soon,
                }
            }
        }
    }
}

/// What is said where no tournament is listed for today: what one can do about it.
fn nothing(find: &str, own: usize, organizes: bool) -> Saying {
    match (find, own, organizes) {
        ("", 0, false) => say!("home-none"),
        ("", 0, true) => say!("home-none-yours"),
        ("", _, _) => say!("home-none-else"),
        (find, _, _) => say!("home-not-found", text = find),
    }
}

/// Tournaments, one under the other; of those that `lead`, the first has the button to press.
fn list(reader: &Reader, listed: &[&Listed<Summary>], mine: &[String], lead: bool) -> Markup {
    html! {
        ul.plain {
            @for (at, Listed { code, summary }) in listed.iter().take(MOST).enumerate() {
                li.home-event {
                    (day(reader, summary))
                    div {
                        a.strong href={ "/t/" (code) } { (summary.name) }
                        p.small.soft {
                            (summary.title) " · " (reader.say(&say!("home-players", count = summary.players))) " · " (reader.say(&summary.state))
                        }
                    }
                    (way(reader, code, summary, mine.contains(code), lead && at == 0))
                }
            }
            // The search at the head of the list finds the others.
            @if listed.len() > MOST { li.soft { (reader.say(&say!("parts-more", count = listed.len() - MOST))) } }
        }
    }
}

/// The day as a leaf of a calendar.
fn day(reader: &Reader, summary: &Summary) -> Markup {
    // Written as 2026-11-15.
    let (date, today) =
        (summary.date.map(|date| date.to_string()).unwrap_or_default(), day_in(summary, web::clock::now()));
    let parts: Vec<u16> = date.split('-').filter_map(|part| part.parse().ok()).collect();
    html! {
        @match parts[..] {
            [year, month, day] => time.home-day datetime=(date) {
                span.home-date { (day) }
                " " (reader.say(&if date == today { say!("home-day-today") } else { say!("home-month", month = month) }))
                @if !today.starts_with(&year.to_string()) { " " span { (year) } }
            },
            _ => span.home-day.soft { "–" },
        }
    }
}

/// Where one goes from a line of the list: to one's match, through the door while it is open, to what came out.
fn way(reader: &Reader, code: &str, summary: &Summary, takes_part: bool, leads: bool) -> Markup {
    let to = |path: &str, saying: &Saying| html! { a.btn .act[leads] href={ "/t/" (code) (path) } { (reader.say(saying)) } };
    html! {
        @match summary.desk {
            Desk::Finished => (to("/archive", &say!("home-results"))),
            _ if takes_part => (to("/me", &say!("home-go-on"))),
            Desk::Nothing | Desk::Enrolling => (to("/join", &say!("home-join"))),
            Desk::Running => span.chip.live { (reader.say(&say!("home-now"))) },
            Desk::RegistrationClosed | Desk::Announced => {},
        }
    }
}

#[cfg(test)]
mod tests {
    use tournament::Moment;

    use super::*;

    /// The eve of a tournament is over where the hall stands, whatever the day is where the server runs.
    #[test]
    fn today_is_the_day_in_the_hall() {
        let held = |zone: &str| Summary {
            name: "Cup".to_owned(),
            regulation: "conquest-1.2".to_owned(),
            title: "Cup".to_owned(),
            founded: Moment(0),
            date: Some("2026-11-16".parse().unwrap()),
            time_zone: Some(zone.to_owned()),
            desk: Desk::Enrolling,
            players: 0,
            round: 0,
            state: say!("state-finished-nobody"),
        };
        let (morning, noon) = (1_794_805_200_000, 1_794_828_600_000);
        for (zone, at, expected) in [
            ("Pacific/Honolulu", morning, When::Soon),
            ("Pacific/Honolulu", noon, When::Now),
            ("Pacific/Auckland", morning, When::Now),
            ("Pacific/Auckland", noon, When::Past),
        ] {
            assert!(When::of(&held(zone), at) == expected, "{zone} at {at}");
        }
    }
}
