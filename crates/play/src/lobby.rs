//! `/play`: a game against a bot in two taps, an invitation, open tables, games to watch, my own games.

use std::collections::BTreeMap;

use access::BrowserKey;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{Html, IntoResponse, Redirect, Response};
use conquest::Mode;
use conquest::card::Faction;
use conquest::cards::{card, card_coded, card_named};
use conquest::game::{Placard, Stage};
use maud::{Markup, html};
use rooms::Listed;
use rulebook::say;
use web::{Cookies, Frame, Problem, Reader};

use crate::board::{CHOOSING_A_DECK, DOCUMENTS, faction_called, faction_class, faction_mark};
use crate::bots::OPPONENTS;
use crate::sitting::{ANYBODY, CLOCK_MINUTES, HANDED_IN, INVITED, LIST, Lists, pasted};
use crate::{Play, STYLE};

/// How many tables of a kind are listed.
const MOST_LISTED: usize = 20;

pub(crate) async fn page(
    State(play): State<Play>,
    reader: Reader,
    lists: Lists,
    cookies: Cookies,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let key = BrowserKey::of(&cookies);
    let read = asked.get("code").map(|code| code.trim().to_ascii_uppercase());
    if let Some(code) = &read
        && play.rooms.room(code).await.is_ok()
    {
        return Ok(crate::asking::back(code));
    }
    let listed = play.rooms.list().await.map_err(crate::asking::problem)?;
    let title = reader.say(&say!("play-title"));
    let content = html! {
        header.play-head { h1 { (title) } p { (reader.say(&say!("play-intro"))) } p { a href="/learn" { (reader.say(&say!("learn-door"))) } } }
        @if let Some(read) = &read {
            p.note.act role="alert" { (conquest::text::sentence(&reader.say(&say!("play-code-unknown", read = crate::asking::shortened(read))))) }
        }
        (mine(&reader, &play, &key, &listed))
        (start(&reader, asked.get("list").map(String::as_str), &lists, name_of(&key, &listed)))
        (by_code(&reader, read.as_deref()))
        (tables(&reader, &key, &listed))
        (web::moments::of_step(&reader, DOCUMENTS, CHOOSING_A_DECK))
    };
    let page = Html(Frame::plain(&reader, &title).styled(&STYLE).show(&content).into_string());
    // The link to another device is the browser's own secret.
    let kept = key.secret().map(|_| [(CACHE_CONTROL, "no-store")]);
    Ok((kept, page).into_response())
}

/// Takes the games of another device over to this browser. One that has games of its own is asked first: it would lose them.
pub(crate) async fn take(
    State(play): State<Play>,
    reader: Reader,
    cookies: Cookies,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let brought = BrowserKey::brought(&secret).ok_or_else(Problem::not_found)?;
    let own = BrowserKey::of(&cookies);
    let listed = play.rooms.list().await.map_err(crate::asking::problem)?;
    let games = listed.iter().filter(|it| it.summary.is_of(own.at(&it.code).as_deref())).count();
    let Some(kept) = own.secret().filter(|own| games > 0 && Some(*own) != brought.secret()) else {
        return taken(State(play), cookies, Path(secret)).await;
    };
    let address = format!("{}/play/take/{kept}", play.public_url);
    let title = reader.say(&say!("play-take-title"));
    let content = html! {
        section.sheet.next {
            h1 { (title) }
            p { (reader.say(&say!("play-take-loses", games = games))) }
            p { a.mono.play-link href={ "/play/take/" (kept) } { (address) } }
            div.play-after {
                (web::part::button(&format!("/play/take/{secret}"), &[], "act", &reader.say(&say!("play-take"))))
                a.btn.quiet href="/play" { (reader.say(&say!("play-take-not"))) }
            }
        }
    };
    let page = Html(Frame::plain(&reader, &title).styled(&STYLE).show(&content).into_string());
    Ok(([(CACHE_CONTROL, "no-store")], page).into_response())
}

/// From now on this browser has the games of the other.
pub(crate) async fn taken(
    State(play): State<Play>,
    cookies: Cookies,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let key = BrowserKey::brought(&secret).ok_or_else(Problem::not_found)?;
    Ok((key.into_cookies(cookies, play.is_secure()), Redirect::to("/play")).into_response())
}

/// The way to a table whose code one was told.
fn by_code(reader: &Reader, read: Option<&str>) -> Markup {
    html! {
        section.sheet {
            form.row method="get" action="/play" {
                label.grow for="code" { (reader.say(&say!("play-code")))
                    input.mono #code name="code" required maxlength="12" value=[read] autocomplete="off" autocapitalize="characters" spellcheck="false";
                }
                button.btn { (reader.say(&say!("play-code-go"))) }
            }
        }
    }
}

/// What whoever has this browser was called at the last table.
fn name_of<'a>(key: &BrowserKey, listed: &'a [Listed<Placard>]) -> Option<&'a str> {
    let own = listed.iter().filter_map(|it| {
        let own = key.at(&it.code)?;
        let seat = it.summary.owners.iter().position(|owner| owner.as_deref() == Some(own.as_str()))?;
        Some((it.summary.last, it.summary.names[seat].as_deref()?))
    });
    own.max_by_key(|(last, _)| *last).map(|(_, name)| name)
}

/// The way to a game; `list` is a deck somebody brings along by a link.
fn start(reader: &Reader, list: Option<&str>, lists: &Lists, name: Option<&str>) -> Markup {
    let told = |saying: &rulebook::Saying| reader.say(saying);
    // Who was never called anything here need not type a name for a first game.
    let name = name.map_or_else(|| told(&say!("play-name-guest")), str::to_owned);
    html! {
        form.play-start method="post" action="/play" {
            section.sheet {
                h2 { (told(&say!("play-choose-deck"))) }
                @if let Some(Err(problem)) = list.map(|list| pasted(list, Mode::Casual, web::clock::day())) {
                    (web::part::problem_note(reader, &problem))
                }
                (decks(reader, list, lists))
            }
            section.sheet {
                h2 { (told(&say!("play-choose-opponent"))) }
                div.field {
                    label for="name" { (told(&say!("play-your-name"))) }
                    input #name name="name" value=(name) required maxlength="40" autocomplete="nickname";
                }
                ul.play-opponents {
                    @for it in &OPPONENTS {
                        li { button.play-opponent name="opponent" value=(it.engine) { b { (told(&(it.name)())) } span { (told(&(it.describes)())) } } }
                    }
                    li { button.play-opponent.play-person name="opponent" value=(INVITED) { b { (told(&say!("play-invite"))) } span { (told(&say!("play-invite-how"))) } } }
                    li { button.play-opponent name="opponent" value=(ANYBODY) { b { (told(&say!("play-anybody"))) } span { (told(&say!("play-anybody-how"))) } } }
                }
                (options(reader))
            }
        }
    }
}

/// The decks to choose from: lists handed in to tournaments, starter decks, those of the house, and a list of one's own.
pub(crate) fn decks(reader: &Reader, list: Option<&str>, lists: &Lists) -> Markup {
    let tile = |name: &str, chosen: bool| {
        html! {
            @if let Some(warlord) = card_named(name).map(card) {
                li { label class={ "play-deck " (faction_class(warlord.faction)) } {
                    input type="radio" name="deck" value=(name) checked[chosen] required;
                    (faction_mark(warlord.faction))
                    b { (warlord.name) }
                    span { (reader.say(&faction_called(warlord.faction))) }
                } }
            }
        }
    };
    html! {
        ul.play-decks {
            @for it in &lists.0 {
                @let warlord = warlord_of(&it.list);
                @let faction = warlord.map_or(Faction::Neutral, |warlord| warlord.faction);
                li { label class={ "play-deck " (faction_class(faction)) } {
                    input type="radio" name="deck" value={ (HANDED_IN) (it.at) };
                    (faction_mark(faction))
                    b { @if let Some(warlord) = warlord { (warlord.name) } @else { (reader.say(&say!("play-own-list"))) } }
                    span { (reader.say(&say!("play-handed-in", tournament = it.name.as_str()))) }
                } }
            }
            @for (at, name) in conquest::Deck::starters().enumerate() { (tile(name, at == 0 && list.is_none())) }
            li { label class={ "play-deck " (faction_class(Faction::Neutral)) } {
                input type="radio" name="deck" value=(LIST) checked[list.is_some()];
                (faction_mark(Faction::Neutral))
                b { (reader.say(&say!("play-own-list"))) }
                span { (reader.say(&say!("play-own-list-how"))) }
            } }
        }
        details.play-list {
            summary { (reader.say(&say!("play-more-warlords"))) }
            ul.play-decks { @for name in conquest::Deck::houses() { (tile(name, false)) } }
        }
        details.play-list open[list.is_some()] {
            summary { (reader.say(&say!("play-paste-list"))) }
            div.field {
                label for="list" { (reader.say(&say!("play-list-label"))) }
                textarea #list name="list" rows="8" { (list.unwrap_or_default()) }
            }
        }
    }
}

/// The warlord of a list, if it is one that is played here.
fn warlord_of(list: &str) -> Option<&'static conquest::card::Card> {
    let listed = pasted(list, Mode::Casual, web::clock::day()).ok()?;
    Some(card(card_coded(&listed.warlord)?))
}

fn options(reader: &Reader) -> Markup {
    let told = |saying: &rulebook::Saying| reader.say(saying);
    let number = |name: &str, label: String, most: u32| {
        html! {
            div.field {
                label for=(name) { (label) }
                input id=(name) type="number" name=(name) min="0" max=(most) inputmode="numeric" value="0";
            }
        }
    };
    html! {
        details.play-options {
            summary { (told(&say!("play-options"))) }
            div.play-grid {
                (number(CLOCK_MINUTES, told(&say!("play-minutes")), 240))
                (number("increment", told(&say!("play-increment")), 600))
                div.field {
                    label for="watch" { (told(&say!("play-watch"))) }
                    select #watch name="watch" {
                        option value="" { (told(&say!("play-watch-usual"))) }
                        option value="everybody" { (told(&say!("play-watch-everybody"))) }
                        option value="late" { (told(&say!("play-watch-late"))) }
                        option value="nobody" { (told(&say!("play-watch-nobody"))) }
                    }
                    p.small.soft { (told(&say!("play-watch-differs"))) }
                }
                div.field {
                    label for="mode" { (told(&say!("play-mode"))) }
                    select #mode name="mode" {
                        option value="casual" { (told(&say!("play-mode-casual"))) }
                        option value="tournament" { (told(&say!("play-mode-tournament"))) }
                    }
                    p.small.soft { (told(&say!("play-mode-differs"))) }
                }
            }
            div.field {
                label for="bot_deck" { (told(&say!("play-bot-deck"))) }
                select #bot_deck name="bot_deck" {
                    option value="" { (told(&say!("play-bot-deck-any"))) }
                    @for warlord in conquest::Deck::starters().chain(conquest::Deck::houses()).filter_map(|name| card_named(name).map(|id| (name, card(id)))) {
                        option value=(warlord.0) { (warlord.1.name) }
                    }
                }
            }
            label.check { input type="checkbox" name="training" value="on"; (told(&say!("play-training"))) }
            label.check { input type="checkbox" name="open_decks" value="on"; (told(&say!("play-open-decks"))) }
        }
    }
}

fn mine(reader: &Reader, play: &Play, key: &BrowserKey, listed: &[Listed<Placard>]) -> Markup {
    let own = |it: &&Listed<Placard>| it.summary.is_of(key.at(&it.code).as_deref());
    let mut own: Vec<&Listed<Placard>> = listed.iter().filter(own).collect();
    own.sort_by_key(|it| std::cmp::Reverse(it.summary.last));
    html! {
        @if !own.is_empty() {
            section.sheet {
                h2 { (reader.say(&say!("play-mine"))) }
                ul.play-tables { @for it in own.iter().take(MOST_LISTED) { (line(reader, it)) } }
                @if let Some(secret) = key.secret() {
                    details {
                        summary { (reader.say(&say!("play-take-along"))) }
                        p.small { (reader.say(&say!("play-take-along-how"))) }
                        @let address = format!("{}/play/take/{secret}", play.public_url);
                        p { a.mono.play-link href={ "/play/take/" (secret) } { (address) } }
                        div.qr role="img" aria-label=(reader.say(&say!("play-qr"))) { (web::part::qr_drawing(&address)) }
                    }
                }
            }
        }
    }
}

fn tables(reader: &Reader, key: &BrowserKey, listed: &[Listed<Placard>]) -> Markup {
    let others = |it: &&Listed<Placard>| !it.summary.is_of(key.at(&it.code).as_deref());
    let open: Vec<_> = listed.iter().filter(others).filter(|it| it.summary.is_open()).collect();
    let under_way: Vec<_> = listed
        .iter()
        .filter(others)
        .filter(|it| it.summary.stage == Stage::Playing && it.summary.may_be_watched)
        .collect();
    html! {
        section.sheet {
            h2 { (reader.say(&say!("play-open-tables"))) }
            @if open.is_empty() { p.soft { (reader.say(&say!("play-no-open-tables"))) } }
            ul.play-tables { @for it in open.iter().rev().take(MOST_LISTED) { (line(reader, it)) } }
        }
        @if !under_way.is_empty() {
            section.sheet {
                h2 { (reader.say(&say!("play-to-watch"))) }
                ul.play-tables { @for it in under_way.iter().rev().take(MOST_LISTED) { (line(reader, it)) } }
            }
        }
    }
}

/// A table of a list.
fn line(reader: &Reader, it: &Listed<Placard>) -> Markup {
    let stage = match it.summary.stage {
        Stage::Closed | Stage::Seats => say!("play-stage-seats"),
        Stage::Numbers => say!("play-stage-numbers"),
        Stage::Playing => say!("play-stage-playing", answers = it.summary.answers),
        Stage::Over => say!("play-stage-over"),
    };
    let names = it.summary.names.clone().map(|name| name.unwrap_or_else(|| "…".to_owned()));
    html! {
        li {
            a href={ "/play/" (it.code) } { b { (names[0]) " – " (names[1]) } }
            " " span.soft { (reader.say(&stage)) } " " span.mono.small { (it.code) }
        }
    }
}
