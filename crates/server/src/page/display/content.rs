//! What a display can show, each as one part: the clock, pairings by name, results still open, standings, bracket, news,
//! how to join. Long lists stand in columns; `assets/display.js` pages through them.

use std::collections::BTreeMap;

use maud::{Markup, html};
use rulebook::say;
use tournament::{Desk, Match, PersonId, Progress, Round, RoundKind, Seats};

use wording::names;

use super::Screen;
use crate::displays::Content;
use crate::page::clock::Face;
use crate::page::{part, public};

/// Announcements shown at once, the newest first.
const NEWS: usize = 5;
/// Names of more letters than this are shortened, so that a wall of them is read from across a hall.
const LETTERS: usize = 16;
/// Lists up to this length are written larger, in fewer columns.
const FEW: usize = 16;

impl Screen<'_> {
    pub(super) fn content(&self, content: Content) -> Markup {
        match content {
            Content::Auto => self.content(self.fitting()),
            Content::Clock => self.clock(),
            Content::Pairings => self.pairings(),
            Content::Open => self.open(),
            Content::Standings => self.standings(),
            Content::Bracket if self.has_bracket() => {
                public::bracket_drawing(self.reader, self.code, &self.snapshot.tournament, None)
            }
            Content::Bracket => self.nothing(),
            Content::News => self.news(),
            Content::Join => self.join(),
        }
    }

    /// What fits the moment: joining, then pairings until the round runs, the clock while it does, standings in between.
    fn fitting(&self) -> Content {
        let tournament = &*self.snapshot.tournament;
        match (tournament.desk(), tournament.current_round()) {
            (Desk::Nothing | Desk::Enrolling, _) => Content::Join,
            (_, Some(round)) if round.progress == Progress::Running => Content::Clock,
            (_, Some(round)) if round.progress == Progress::Published => Content::Pairings,
            _ if self.snapshot.table().is_some() => Content::Standings,
            _ => Content::News,
        }
    }

    fn has_bracket(&self) -> bool {
        let shown = |round: &Round| round.kind == RoundKind::Elimination && round.progress > Progress::Drawn;
        self.snapshot.tournament.rounds().iter().any(shown)
    }

    fn round(&self) -> Option<&Round> {
        self.snapshot.tournament.current_round().filter(|round| round.progress > Progress::Drawn)
    }

    /// Digits as high as a third of the screen, and what everybody does now.
    fn clock(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let Some(round) = self.round() else { return self.nothing() };
        let face = Face::of_round(self.reader, tournament, round);
        let common = round.common_extension_seconds();
        let extended = round.matches.iter().filter(|it| it.extension_seconds > common && it.result.is_none());
        html! {
            div.wall-clock {
                (face.countdown())
                (face.words())
                ul.plain.wall-extended {
                    @for it in extended {
                        li { (part::table_number(it.table)) " " (part::countdown(round, it.extension_seconds)) }
                    }
                }
            }
        }
    }

    /// Everybody by name with the table, in columns; the opponent where `assets/display.js` finds room.
    fn pairings(&self) -> Markup {
        let Some(round) = self.round() else { return self.nothing() };
        let called = self.called();
        let mut rows: Vec<(&str, Option<&str>, Option<u16>)> = Vec::new();
        for it in &round.matches {
            for player in it.seats.players() {
                let other = it.seats.opponent_of(player).map(|opponent| called.get(opponent));
                rows.push((called.get(player), other, it.table));
            }
        }
        let language = self.reader.language;
        rows.sort_by_cached_key(|(name, ..)| names::order(language, name));
        html! {
            ul.plain.wall-cols .wall-few[rows.len() <= FEW] data-cols="letters" {
                @for (name, other, table) in &rows {
                    li data-label=(names::initial(language, name)) {
                        span.wall-who {
                            bdi { (name) }
                            span.soft.wall-versus { " – " @match other { Some(other) => bdi { (other) }, None => (self.reader.say(&say!("match-bye"))) } }
                        }
                        span.wall-at { @if let Some(table) = table { (table) } @else { "–" } }
                    }
                }
            }
        }
    }

    /// Tables without a result, and what is missing.
    fn open(&self) -> Markup {
        let Some(round) = self.round() else { return self.nothing() };
        let called = self.called();
        let open = |it: &&Match| it.result.is_none() && matches!(it.seats, Seats::Pair(..));
        let mut matches: Vec<&Match> = round.matches.iter().filter(open).collect();
        matches.sort_by_key(|it| it.table);
        html! {
            h2 { (self.reader.say(&say!("display-open", count = matches.len()))) }
            ul.plain.wall-cols .wall-few[matches.len() <= FEW] data-cols="" {
                @for it in matches {
                    li data-label=[it.table] {
                        span.wall-at.wall-first { (it.table.unwrap_or_default()) }
                        span.wall-who { @for (at, player) in it.seats.players().enumerate() { @if at > 0 { " – " } bdi { (called.get(player)) } } }
                    }
                }
            }
        }
    }

    fn standings(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let Some(table) = self.snapshot.table() else { return self.nothing() };
        let cut = tournament.last_through(table.rows.iter().map(|(player, _)| *player));
        let called = self.called();
        html! {
            h2 { (self.reader.say(&part::places_title(tournament))) }
            ul.plain.wall-cols .wall-few[table.rows.len() <= FEW] data-cols="" {
                @for (player, row) in &table.rows {
                    li .wall-cut[cut.is_some_and(|(_, last)| last == *player)] data-label=(row.rank) {
                        span.wall-rank { (row.rank) }
                        span.wall-who { bdi { (called.get(*player)) } }
                        @if table.after.is_some() { span.wall-at { (row.points) } }
                    }
                }
            }
        }
    }

    /// What everybody is called on this screen.
    fn called(&self) -> Called {
        let people: Vec<(PersonId, &str)> =
            self.snapshot.tournament.players().map(|(id, person, _)| (id, person.name.as_str())).collect();
        let whole: Vec<&str> = people.iter().map(|(_, name)| *name).collect();
        let short = names::shortened(&whole, LETTERS);
        Called(people.into_iter().map(|(id, _)| id).zip(short).collect())
    }

    fn news(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let standing: Vec<_> =
            tournament.announcements_at(crate::clock::now()).map(|(_, told)| told).collect();
        let news: Vec<_> = standing.into_iter().rev().take(NEWS).collect();
        html! {
            @if news.is_empty() { p.wall-big { (self.reader.say(&part::state_of_play(tournament))) } }
            ul.plain.wall-news { @for it in news { li { (it.text) " " span.soft { (crate::clock::shown(tournament, it.at)) } } } }
        }
    }

    fn join(&self) -> Markup {
        let link = format!("{}/t/{}/join", self.public_url, self.code);
        html! {
            div.wall-join {
                (web::part::qr(&link))
                div { p.wall-big { (self.reader.say(&say!("public-join"))) } p.pin { (self.code) } p.soft { (link) } }
            }
        }
    }

    fn nothing(&self) -> Markup {
        html! { p.wall-big { (self.reader.say(&part::state_of_play(&self.snapshot.tournament))) } }
    }
}

/// Names short enough for a wall.
struct Called(BTreeMap<PersonId, String>);

impl Called {
    fn get(&self, player: PersonId) -> &str {
        self.0.get(&player).map_or("", String::as_str)
    }
}
