//! `/play`: a game against a bot in two taps, an invitation, open tables, games to watch, my own games.

use std::collections::BTreeMap;

use access::BrowserKey;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use conquest::Mode;
use conquest::card::Faction;
use conquest::cards::{card, card_coded, card_named};
use conquest::game::{Placard, Stage};
use maud::{Markup, html};
use rooms::Listed;
use rulebook::say;
use web::{Frame, Problem, Reader};

use crate::board::{CHOOSING_A_DECK, DOCUMENTS, faction_called, faction_class, faction_mark};
use crate::bots::OPPONENTS;
use crate::sitting::{HANDED_IN, LIST, Lists, pasted};
use crate::{Play, STYLE};

/// How many tables of a kind are listed.
const MOST_LISTED: usize = 20;

pub(crate) async fn page(
    State(play): State<Play>,
    reader: Reader,
    lists: Lists,
    jar: CookieJar,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let key = BrowserKey::of(&jar);
    let listed = play.rooms.list().await.map_err(crate::asking::problem)?;
    let title = reader.say(&say!("play-title"));
    let content = html! {
        header.play-head { h1 { (title) } p { (reader.say(&say!("play-intro"))) } p { a href="/learn" { (reader.say(&say!("learn-door"))) } } }
        (mine(&reader, &play, &key, &listed))
        (start(&reader, asked.get("list").map(String::as_str), &lists, name_of(&key, &listed)))
        (tables(&reader, &key, &listed))
        (web::moments::of_step(&reader, DOCUMENTS, CHOOSING_A_DECK))
    };
    let page = Frame::plain(&reader, &title).styled(&STYLE).show(&content);
    Ok(Html(page.into_string()).into_response())
}

/// Takes the games of another device over to this browser.
pub(crate) async fn take(
    State(play): State<Play>,
    jar: CookieJar,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let key = BrowserKey::brought(&secret).ok_or_else(Problem::not_found)?;
    Ok((key.into_jar(jar, play.is_secure()), Redirect::to("/play")).into_response())
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
                    input #name name="name" value=[name] required maxlength="40" autocomplete="nickname";
                }
                ul.play-opponents {
                    @for it in &OPPONENTS {
                        li { button.play-opponent name="opponent" value=(it.engine) { b { (told(&(it.name)())) } span { (told(&(it.describes)())) } } }
                    }
                    li { button.play-opponent.play-person name="opponent" value="person" { b { (told(&say!("play-invite"))) } span { (told(&say!("play-invite-how"))) } } }
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
                (number("minutes", told(&say!("play-minutes")), 240))
                (number("increment", told(&say!("play-increment")), 600))
                div.field {
                    label for="watch" { (told(&say!("play-watch"))) }
                    select #watch name="watch" {
                        option value="everybody" { (told(&say!("play-watch-everybody"))) }
                        option value="late" { (told(&say!("play-watch-late"))) }
                        option value="nobody" { (told(&say!("play-watch-nobody"))) }
                    }
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
