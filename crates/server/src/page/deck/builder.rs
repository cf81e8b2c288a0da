//! The deck builder's page: choose a leader, search, add, see what the rules say, copy out, share.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use decks::{Game, PartFacts, PartUse, Reading, Region, Rules, Said, parse};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::{Problem, Reader};

use super::super::frame;
use super::super::{answer, part};
use super::bench::{Address, Bench};
use super::upload::Sent;
use super::{chart, choose, found, share, show};
use crate::App;
use crate::assets;
use crate::redirect;

/// What the script asks for: only a part of the page.
const PART_HEADER: &str = "x-part";

/// Which game.
pub(in crate::page) async fn which_game(reader: Reader) -> Response {
    let title = reader.say(&say!("builder-title"));
    let page = frame::plain(&reader, &title).narrow().show(&html! {
        section.sheet.stack {
            h1 { (title) }
            p { (reader.say(&say!("builder-lead-text"))) }
            @for game in Game::all() {
                a.btn.big href={ "/decks/" (game) } { (reader.say(&game.said())) }
            }
            a.btn.quiet href="/cards" { (reader.say(&say!("cards-title"))) }
        }
    });
    answer(Ok(page))
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
    Query(address): Query<Address>,
) -> Response {
    let Some(game) = Game::of_code(&game) else { return Problem::not_found().into_response() };
    let bench = match Bench::at(&app, game, address).await {
        Ok(bench) => bench,
        Err(problem) => return problem.into_response(),
    };
    let wanted = headers.get(PART_HEADER).and_then(|value| value.to_str().ok());
    let page = match wanted {
        Some("results") => found::results(&reader, &bench),
        Some("bench") => workbench(&app, &reader, &visitor, &bench, None).await,
        _ => page(&app, &reader, &visitor, &bench, None).await,
    };
    Html(page.into_string()).into_response()
}

/// A pasted or uploaded list becomes a deck on the bench.
pub(in crate::page) async fn import(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(game): Path<String>,
    sent: Result<Sent, Problem>,
) -> Response {
    let Some(game) = Game::of_code(&game) else { return Problem::not_found().into_response() };
    match imported(&app, &reader, &visitor, game, sent).await {
        Ok(response) => response,
        Err(problem) => problem.into_response(),
    }
}

/// What was pasted, and why it could not be taken whole.
struct Pasted {
    text: String,
    problem: Option<Problem>,
    reading: Option<Reading>,
}

async fn imported(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    game: Game,
    sent: Result<Sent, Problem>,
) -> Result<Response, Problem> {
    let sent = sent?;
    let list = sent.list.clone();
    let draft = match app.work.run(move || parse(list)).await? {
        Ok(draft) => draft,
        Err(why) => {
            let bench = Bench::at(app, game, Address::default()).await?;
            let problem = Problem::field("text", why.saying());
            let pasted = Pasted { text: sent.text(), problem: Some(problem), reading: None };
            return Ok(refused(page(app, reader, visitor, &bench, Some(&pasted)).await));
        }
    };
    // A list of the other game is taken to the other bench.
    let game = draft.guess_game().unwrap_or(game);
    let empty = Bench::at(app, game, Address::default()).await?;
    let setting = empty.setting.clone();
    let reading = app.work.run(move || draft.identify(&setting)).await?;
    let bench = Bench::of(reading.list.clone(), empty.setting, Address::default(), None);
    if reading.troubles.is_empty() && reading.remarks.is_empty() {
        return Ok(redirect::local(&bench.shared()).into_response());
    }
    let unread = !reading.troubles.is_empty();
    let pasted = Pasted { text: sent.text(), problem: None, reading: Some(reading) };
    let page = page(app, reader, visitor, &bench, Some(&pasted)).await;
    Ok(if unread { refused(page) } else { Html(page.into_string()).into_response() })
}

fn refused(page: Markup) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response()
}

async fn page(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    bench: &Bench,
    pasted: Option<&Pasted>,
) -> Markup {
    let title = reader.say(&say!("builder-title-game", game = bench.game.said()));
    let content = workbench(app, reader, visitor, bench, pasted).await;
    let frame = frame::plain(reader, &title).running(&assets::DECK);
    frame.show(&html! {
        div.row.spread {
            h1 { (reader.say(&say!("builder-title"))) }
            nav.deck-games aria-label=(reader.say(&say!("builder-games"))) {
                @for game in Game::all() {
                    a href={ "/decks/" (game) } aria-current=[(game == bench.game).then_some("page")] { (reader.say(&game.said())) }
                }
            }
        }
        div #bench { (content) }
    })
}

/// Everything that changes with the deck.
async fn workbench(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    bench: &Bench,
    pasted: Option<&Pasted>,
) -> Markup {
    let Some(leader) = bench.leader() else {
        return html! {
            @if let Some(pasted) = pasted { (unread(reader, pasted)) }
            @if bench.list.entries().is_empty() { (paste(reader, bench, pasted, pasted.is_some())) }
            (choose::chooser(reader, bench))
            @if !bench.list.entries().is_empty() {
                section.sheet.stack { h2 { (reader.say(&say!("builder-deck"))) } (show::groups(reader, &bench.list, Some(bench))) }
            }
        };
    };
    let hand_in = share::tournaments(app, visitor, bench).await;
    html! {
        @if let Some(pasted) = pasted { (unread(reader, pasted)) }
        div.deck-bench {
            (found::finder(reader, bench))
            div.stack {
                section.sheet.stack #deck {
                    div.row.spread {
                        h2 { (bench.list.name.clone().unwrap_or_else(|| show::name(reader, leader.card()))) }
                        (show::verdict(reader, &bench.findings, false))
                    }
                    p.small.soft { @if let Some(name) = &bench.judged_for { (name) " · " } (show::judged_for(reader, &bench.setting)) }
                    (choose::beside(reader, bench))
                    @if !bench.findings.is_empty() { (show::findings(reader, &bench.findings)) }
                    (show::groups(reader, &bench.list, Some(bench)))
                    (chart::charts(reader, &bench.list))
                }
                (share::share(app, reader, bench, &hand_in))
                (judged(reader, bench))
                (paste(reader, bench, pasted, pasted.is_some()))
            }
        }
        (tally(reader, bench))
    }
}

/// The sums, always in sight, with the way to the other half of the bench.
fn tally(reader: &Reader, bench: &Bench) -> Markup {
    let counted = |facts: &&PartFacts| matches!(facts.usage, PartUse::Laid | PartUse::Drawn);
    let parts = bench.game.parts().iter().filter(counted).map(|facts| facts.part);
    html! {
        div.deck-tally {
            p role="status" {
                @for part in parts {
                    span { strong.num { (bench.list.count(part)) } " " (reader.say(&part.said())) }
                }
            }
            (show::verdict(reader, &bench.findings, false))
            nav aria-label=(reader.say(&say!("builder-halves"))) {
                a.btn href="#find" { (reader.say(&say!("builder-to-cards"))) }
                a.btn href="#deck" { (reader.say(&say!("builder-to-deck"))) }
            }
        }
    }
}

/// What could not be taken from a pasted text.
fn unread(reader: &Reader, pasted: &Pasted) -> Markup {
    html! {
        @if let Some(problem) = &pasted.problem { (part::problem_note(reader, problem)) }
        @if let Some(reading) = &pasted.reading {
            section.sheet.stack role="alert" {
                h2 { @if reading.troubles.is_empty() { (reader.say(&say!("builder-understood"))) } @else { (reader.say(&say!("builder-unread"))) } }
                (show::reading(reader, reading))
            }
        }
    }
}

/// A list of any known format, pasted or as a file.
fn paste(reader: &Reader, bench: &Bench, pasted: Option<&Pasted>, open: bool) -> Markup {
    html! {
        details.sheet open[open] {
            summary { (reader.say(&say!("builder-paste"))) }
            form.stack method="post" action={ "/decks/" (bench.game) } enctype="multipart/form-data" {
                (super::upload::fields(reader, pasted.map(|pasted| pasted.text.as_str()).unwrap_or_default()))
                button.btn { (reader.say(&say!("builder-paste-button"))) }
            }
        }
    }
}

/// For which tournament the deck is judged, and its name.
fn judged(reader: &Reader, bench: &Bench) -> Markup {
    let rules = Rules::built_in().iter().filter(|rules| rules.game() == bench.game);
    let option = |value: &str, chosen: bool, said: &Saying| {
        html! { option value=(value) selected[chosen] { (part::sentence(&reader.say(said))) } }
    };
    html! {
        details.sheet {
            summary { (reader.say(&say!("builder-judged"))) }
            form.stack method="get" action={ "/decks/" (bench.game) } {
                input type="hidden" name="d" value=(bench.code());
                (part::field("name", &reader.say(&say!("builder-name")), "", &html! {
                    input #name name="name" maxlength="60" value=(bench.list.name.as_deref().unwrap_or_default());
                }))
                (part::field("rules", &reader.say(&say!("builder-rules")), "", &html! {
                    select #rules name="rules" { @for one in rules { (option(one.code(), *one == bench.setting.rules, &one.said())) } }
                }))
                div.two {
                    (part::field("date", &reader.say(&say!("builder-date")), "", &html! {
                        input #date name="date" type="date" value=(bench.setting.date.to_string());
                    }))
                    (part::field("tier", &reader.say(&say!("builder-tier")), "", &html! {
                        select #tier name="tier" { @for one in bench.setting.rules.tiers() { (option(&one.id, one.id == bench.setting.tier, &bench.setting.rules.tier_said(&one.id))) } }
                    }))
                }
                (part::field("region", &reader.say(&say!("builder-region")), "", &html! {
                    select #region name="region" { @for one in Region::ALL { (option(one.code(), *one == bench.setting.region, &one.said())) } }
                }))
                button.btn { (reader.say(&say!("builder-judge-button"))) }
            }
        }
    }
}
