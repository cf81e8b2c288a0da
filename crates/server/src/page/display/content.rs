//! What a display can show, each as one part: the clock, pairings by name, results still open, standings, bracket, news,
//! how to join. Long lists stand in columns; `assets/display.js` pages through them.

use maud::{Markup, html};
use rulebook::say;
use tournament::{Desk, Match, PersonId, Progress, Round, RoundKind, Seats};

use super::Screen;
use crate::displays::Content;
use crate::page::clock::Face;
use crate::page::{access, part, public};

/// Announcements shown at once, the newest first.
const NEWS: usize = 5;
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
            _ if tournament.last_table_round().is_some() => Content::Standings,
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
                ul.plain.extended {
                    @for it in extended {
                        li { (part::table_number(it.table)) " " (part::countdown(round, it.extension_seconds)) }
                    }
                }
            }
        }
    }

    /// Everybody by name with the table, in columns.
    fn pairings(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let Some(round) = self.round() else { return self.nothing() };
        let mut rows: Vec<(String, String, Option<u16>)> = Vec::new();
        for it in &round.matches {
            for player in it.seats.players() {
                let other = match it.seats.opponent_of(player) {
                    Some(opponent) => tournament.name_of(opponent),
                    None => self.reader.say(&say!("match-bye")),
                };
                rows.push((tournament.name_of(player), other, it.table));
            }
        }
        rows.sort_by_cached_key(|(name, ..)| sorted_as(name));
        html! {
            ul.plain.cols .few[rows.len() <= FEW] data-cols="" {
                @for (name, other, table) in &rows {
                    li { span.who { (name) " " span.soft { "– " (other) } } span.at { @if let Some(table) = table { (table) } @else { "–" } } }
                }
            }
        }
    }

    /// Tables without a result, and what is missing.
    fn open(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let Some(round) = self.round() else { return self.nothing() };
        let open = |it: &&Match| it.result.is_none() && matches!(it.seats, Seats::Pair(..));
        let mut matches: Vec<&Match> = round.matches.iter().filter(open).collect();
        matches.sort_by_key(|it| it.table);
        html! {
            h2 { (self.reader.say(&say!("display-open", count = matches.len()))) }
            ul.plain.cols .few[matches.len() <= FEW] data-cols="" {
                @for it in matches { li { span.at { (it.table.unwrap_or_default()) } span.who { (part::versus(self.reader, tournament, it)) } } }
            }
        }
    }

    fn standings(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let Some(after) = tournament.last_table_round() else { return self.nothing() };
        let cut = tournament.plan().iter().find_map(tournament::StagePlan::cut);
        let rows: Vec<(PersonId, _)> = tournament.standings(after);
        html! {
            h2 { (self.reader.say(&say!("standings-title", round = after.0))) }
            ul.plain.cols .few[rows.len() <= FEW] data-cols="" {
                @for (player, row) in &rows {
                    li .cut[cut == Some(row.rank)] { span.rank { (row.rank) } span.who { (tournament.name_of(*player)) } span.at { (row.points) } }
                }
            }
        }
    }

    fn news(&self) -> Markup {
        let tournament = &*self.snapshot.tournament;
        let standing: Vec<_> =
            tournament.announcements_at(crate::clock::now()).map(|(_, told)| told).collect();
        let news: Vec<_> = standing.into_iter().rev().take(NEWS).collect();
        html! {
            @if news.is_empty() { p.wall-big { (self.reader.say(&part::state_of_play(tournament))) } }
            ul.plain.wall-news { @for it in news { li { (it.text) " " span.soft { (web::part::time_of_day(it.at.0)) } } } }
        }
    }

    fn join(&self) -> Markup {
        let link = format!("{}/t/{}/join", self.public_url, self.code);
        html! {
            div.wall-join {
                (access::qr(&link))
                div { p.wall-big { (self.reader.say(&say!("public-join"))) } p.pin { (self.code) } p.soft { (link) } }
            }
        }
    }

    fn nothing(&self) -> Markup {
        html! { p.wall-big { (self.reader.say(&part::state_of_play(&self.snapshot.tournament))) } }
    }
}

/// A key that sorts names as people look for them: whatever the case, and marked letters right behind their plain ones.
fn sorted_as(name: &str) -> String {
    const MARKED: [(char, char); 16] = [
        ('ą', 'a'),
        ('ä', 'a'),
        ('á', 'a'),
        ('ć', 'c'),
        ('č', 'c'),
        ('ę', 'e'),
        ('é', 'e'),
        ('ł', 'l'),
        ('ń', 'n'),
        ('ó', 'o'),
        ('ö', 'o'),
        ('ś', 's'),
        ('š', 's'),
        ('ü', 'u'),
        ('ź', 'z'),
        ('ż', 'z'),
    ];
    let mut key = String::new();
    for letter in name.to_lowercase().chars() {
        match MARKED.iter().find(|(marked, _)| *marked == letter) {
            Some((_, plain)) => key.extend([*plain, '\u{7f}']),
            None if letter == 'ß' => key.push_str("ss"),
            None => key.push(letter),
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_as_people_look_for_them() {
        let mut names = ["Zoë", "Ola", "łukasz", "Żaneta", "lena", "Önder", "Ziemowit", "Mira", "Lutz"];
        names.sort_by_key(|name| sorted_as(name));
        assert_eq!(names, ["lena", "Lutz", "łukasz", "Mira", "Ola", "Önder", "Ziemowit", "Zoë", "Żaneta"]);
    }
}
