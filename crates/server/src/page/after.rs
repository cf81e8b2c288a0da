//! After the last round: the final ranking, the seed with the way to prove every draw, and what the results tell; and one
//! player's day. Figures are shut to whoever is playing (CT-3.4.2); match-ups, which tell of deck lists, open at the end.

use std::collections::BTreeSet;
use std::sync::{LazyLock, OnceLock};

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use decks::{Identity, Said as _};
use journal::Digest;
use maud::{Markup, html};
use outlook::{Statistics, history, statistics};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::{Desk, PersonId, RoundKind, Tournament};
use web::secret::digest_of;
use web::{Problem, Reader};

use super::chart::{self, Bar};
use super::frame;
use super::parts::Parts;
use super::{Asked, answer, asked, consult, part};
use crate::App;
use web::permits::Recent;

pub(super) async fn archive(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = async {
        let it = asked(&app, &visitor, &code).await?;
        consult::check(&it.snapshot.tournament, it.person)?;
        let reader = reader.clone();
        app.work.run(move || archive_page(&reader, &code, &it)).await
    };
    let page = page.await;
    answer(page)
}

fn archive_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*it.snapshot.tournament;
    let over = tournament.desk() == Desk::Finished;
    let figures = statistics(tournament, &|player| over.then(|| identity(tournament, player)).flatten());
    frame::inside(reader, &told(&say!("nav-archive")), code, &it.snapshot, it.person).show(&html! {
        div {
            h1 { (tournament.name()) }
            p #news role="status" { (told(&part::state_of_play(tournament))) }
            p.row {
                a.btn.quiet href={ "/t/" (code) "/results.csv" } download { (told(&say!("after-results"))) }
                a.btn.quiet href={ "/t/" (code) "/players.csv" } download { (told(&say!("after-players"))) }
            }
        }
        div.desk {
            div.stack {
                @if over { (ranking(reader, code, tournament)) }
                (match_ups(reader, &figures, over))
            }
            div.stack {
                @if over { (seed(reader, code, tournament)) }
                (charts(reader, tournament, &figures))
            }
        }
    })
}

/// How many kinds of decks are kept: those of a few large tournaments, a word each.
const MOST_IDENTITIES: usize = 8192;

/// The kind of a player's deck, if the list on file can be read. It depends on nothing but the list, so it is found once.
pub(super) fn identity(tournament: &Tournament, player: PersonId) -> Option<String> {
    static KEPT: LazyLock<Recent<Digest, OnceLock<Option<String>>>> =
        LazyLock::new(|| Recent::keeping(MOST_IDENTITIES));
    let list = tournament.person(player)?.entry.as_ref()?.deck.as_ref()?;
    let rules = decks::Rules::of_pack(tournament.pack())?;
    let found = || tournament.deck_kind(player).map(str::to_owned);
    KEPT.slot(&digest_of(&format!("{rules:?}\n{}", list.text))).get_or_init(found).clone()
}

/// What somebody played, once the tournament is over and lists are no secret.
pub(super) fn deck_kind(reader: &Reader, tournament: &Tournament, player: PersonId) -> Option<String> {
    (tournament.desk() == Desk::Finished)
        .then(|| identity(tournament, player))
        .flatten()
        .map(|code| kind(reader, &code))
}

/// The most places of the archive's ranking; the others are in the standings.
const MOST_RANKED: usize = 200;

fn ranking(reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let points = tournament.last_table_round().is_some();
    let placings = tournament.placings();
    html! {
        section.sheet.stack {
            h2 { (told(&say!("archive-ranking"))) }
            @if let Some(champion) = tournament.champion() {
                p.size-2.bracket-champion { (told(&say!("archive-champion", name = tournament.name_of(champion)))) }
            }
            table {
                thead { tr {
                    th.n scope="col" { (told(&say!("archive-place"))) }
                    th scope="col" { (told(&say!("column-player"))) }
                    @if points { th.n scope="col" { (told(&say!("column-points"))) } }
                } }
                tbody {
                    @for (player, row) in placings.iter().take(MOST_RANKED) {
                        tr {
                            td.n { (row.rank) }
                            th scope="row" { a href={ "/t/" (code) "/player/" (player.0) } { (tournament.name_of(*player)) } }
                            @if points { td.n { (row.points) } }
                        }
                    }
                }
            }
            @if placings.len() > MOST_RANKED {
                p { a href={ "/t/" (code) "/standings?part=" (Parts::with(MOST_RANKED)) } { (told(&say!("parts-more", count = placings.len() - MOST_RANKED))) } }
            }
        }
    }
}

/// The promise, what was promised, and how anybody checks.
fn seed(reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack {
            h2 { (told(&say!("archive-seed"))) }
            @if let Some(seed) = tournament.revealed_seed() { p.mono { (seed) } }
            @if let Some(commitment) = tournament.commitment() {
                p.small.soft { (told(&say!("archive-promise"))) }
                p.mono { (commitment) }
            }
            p.small { (told(&say!("archive-check"))) }
            p.mono { "marshal verify " (code) ".json" }
            p.row {
                a.btn href={ "/t/" (code) "/file.json" } download={ (code) ".json" } { (told(&say!("proof-file"))) }
                a.btn.quiet href={ "/t/" (code) "/proof" } { (told(&say!("proof-title"))) }
            }
        }
    }
}

fn charts(reader: &Reader, tournament: &Tournament, figures: &Statistics) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let called = |named, id: &str| html! { (part::called(reader, tournament, named, id)) };
    let round = |number| html! { (told(&tournament.round_name(number))) };
    let time: Vec<Bar> =
        figures.rounds.iter().map(|it| Bar::part(round(it.round), it.to_time, it.noted)).collect();
    let results: Vec<Bar> =
        figures.results.iter().map(|(id, count)| Bar::new(called(Named::Result, id), *count)).collect();
    let endings: Vec<Bar> =
        figures.endings.iter().map(|(id, count)| Bar::new(called(Named::Ending, id), *count)).collect();
    let points: Vec<Bar> =
        figures.points.iter().rev().map(|(points, count)| Bar::new(html! { (points) }, *count)).collect();
    let decks: Vec<Bar> =
        figures.decks.iter().map(|(code, count)| Bar::new(html! { (kind(reader, code)) }, *count)).collect();
    let games = told(&say!("archive-games"));
    let players = told(&say!("column-players"));
    html! {
        section.sheet.stack {
            h2 { (told(&say!("archive-figures"))) }
            @if figures.rounds.is_empty() { p.soft { (told(&say!("archive-nothing-yet"))) } }
            @if !time.is_empty() { (chart::bars(&told(&say!("archive-to-time")), &told(&say!("plan-round")), &games, &time)) }
            @if !results.is_empty() { (chart::bars(&told(&say!("archive-results")), &told(&say!("column-result")), &games, &results)) }
            @if !endings.is_empty() { (chart::bars(&told(&say!("archive-endings")), &told(&say!("archive-ending")), &games, &endings)) }
            @if !points.is_empty() { (chart::bars(&told(&say!("archive-points")), &told(&say!("column-points")), &players, &points)) }
            @if !decks.is_empty() { (chart::bars(&told(&say!("archive-decks")), &told(&say!("archive-deck")), &players, &decks)) }
            h3 { (told(&say!("archive-first-player"))) }
            p {
                @match figures.first_player {
                    Some(score) => (told(&say!("archive-first-player-won", won = score.won, games = score.games()))),
                    None => (told(&say!("archive-first-player-unknown"))),
                }
            }
        }
    }
}

/// What a kind of deck is called.
pub(super) fn kind(reader: &Reader, code: &str) -> String {
    Identity::of_code(code).map_or_else(|| code.to_owned(), |identity| reader.say(&identity.said()))
}

/// Who won against what: rows against columns.
fn match_ups(reader: &Reader, figures: &Statistics, over: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let kinds: BTreeSet<&String> = figures.match_ups.keys().map(|(own, _)| own).collect();
    html! {
        section.sheet.stack {
            h2 { (told(&say!("archive-match-ups"))) }
            @if !over { p.soft { (told(&say!("archive-match-ups-later"))) } }
            @else if kinds.is_empty() { p.soft { (told(&say!("archive-no-lists"))) } }
            @else {
                p.small.soft { (told(&say!("archive-match-ups-help"))) }
                div.scroll tabindex="0" role="region" aria-label=(told(&say!("archive-match-ups"))) {
                    table {
                        thead { tr { td {} @for column in &kinds { th.n scope="col" { (kind(reader, column)) } } } }
                        tbody {
                            @for row in &kinds {
                                tr {
                                    th scope="row" { (kind(reader, row)) }
                                    @for column in &kinds {
                                        td.n {
                                            @match figures.match_ups.get(&((*row).clone(), (*column).clone())) {
                                                Some(score) if score.games() > 0 => { (score.won) " : " (score.lost) },
                                                _ => span.soft { "–" },
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) async fn player(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, number)): Path<(String, u32)>,
) -> Response {
    let page = async {
        let it = asked(&app, &visitor, &code).await?;
        consult::check(&it.snapshot.tournament, it.person)?;
        let known =
            it.snapshot.tournament.person(PersonId(number)).is_some_and(|person| person.entry.is_some());
        if known { Ok(player_page(&reader, &code, &it, PersonId(number))) } else { Err(Problem::not_found()) }
    };
    let page = page.await;
    answer(page)
}

/// One player's rounds, and the way through the table.
fn player_page(reader: &Reader, code: &str, it: &Asked, player: PersonId) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*it.snapshot.tournament;
    let played = history(tournament, player);
    let places: Vec<u32> = played.iter().filter_map(|round| round.standing.map(|(rank, _)| rank)).collect();
    let rank = tournament.ranking().into_iter().find(|place| place.player == player).map(|place| place.rank);
    let name = tournament.name_of(player);
    frame::inside(reader, &name, code, &it.snapshot, it.person).narrow().show(&html! {
        div {
            h1 { (name) }
            @if let Some(rank) = rank.filter(|_| tournament.desk() == Desk::Finished) { p.soft { (told(&say!("archive-rank", rank = rank))) } }
        }
        section.sheet.stack {
            @if played.is_empty() { p.soft { (told(&say!("archive-nothing-yet"))) } }
            @else {
                @if places.len() > 1 { (chart::places(&told(&say!("archive-way")), &places, tournament.registered().max(2))) }
                div.scroll tabindex="0" role="region" aria-label=(name) {
                    table.chart-rounds {
                        thead { tr {
                            th scope="col" { (told(&say!("plan-round"))) }
                            th scope="col" { (told(&say!("archive-opponent"))) }
                            th scope="col" { (told(&say!("column-result"))) }
                            th.n scope="col" { (told(&say!("column-points"))) }
                            th.n scope="col" { (told(&say!("archive-place"))) }
                        } }
                        tbody {
                            @for round in &played {
                                tr {
                                    td { @if round.kind == RoundKind::Swiss { (round.round.0) } @else { (told(&tournament.round_name(round.round))) } }
                                    td {
                                        @match round.opponent {
                                            Some(opponent) => a href={ "/t/" (code) "/player/" (opponent.0) } { (tournament.name_of(opponent)) },
                                            None => (told(&say!("match-bye"))),
                                        }
                                    }
                                    td {
                                        @if let Some(outcome) = &round.outcome { (part::called(reader, tournament, Named::Outcome, outcome)) }
                                        @if let Some(ending) = round.result.as_ref().and_then(|result| result.ending.as_deref()) {
                                            " " span.small.soft { (part::called(reader, tournament, Named::Ending, ending)) }
                                        }
                                    }
                                    td.n { @if round.kind == RoundKind::Swiss { (round.points) } }
                                    td.n { @if let Some((rank, _)) = round.standing { (rank) } }
                                }
                            }
                        }
                    }
                }
            }
            p { a.btn.quiet href={ "/t/" (code) "/archive" } { (told(&say!("nav-archive"))) } }
        }
    })
}
