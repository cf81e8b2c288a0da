//! The bracket, drawn: games with their numbers, lines to the next, byes. Pointing at a player, or reaching the name with the
//! keyboard, lights the player's whole path.

use std::collections::BTreeMap;

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Match, PersonId, Progress, Round, RoundKind, Seats, Tournament};
use web::Reader;

use super::{head, onward};
use crate::App;
use crate::page::frame;
use crate::page::{Asked, answer, asked};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| bracket_page(&reader, &code, &it));
    answer(page)
}

fn bracket_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &it.snapshot.tournament;
    let begun = !shown(tournament).is_empty();
    frame::inside(reader, &told(&say!("nav-bracket")), code, &it.snapshot, it.person).show(&html! {
        (head(reader, tournament))
        @if !begun { section.sheet.stack { p.soft { (told(&say!("bracket-none"))) } (onward(reader, code, tournament)) } }
        @else {
            section.sheet.scroll tabindex="0" role="region" aria-label=(told(&say!("nav-bracket"))) {
                (drawing(reader, code, tournament, it.person))
            }
            p.small.soft { (told(&say!("bracket-help"))) }
            (places(reader, code, it))
        }
    })
}

/// Who has which place in the bracket by now, the champion first.
fn places(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let tournament = &it.snapshot.tournament;
    let entered = tournament.stages().last().map_or(0, |stage| stage.seeds.len());
    let rows = it.snapshot.table().map(|table| table.rows.as_slice()).unwrap_or_default();
    let rows = if entered == 0 { rows } else { &rows[..entered.min(rows.len())] };
    html! {
        @if tournament.places_by_bracket() {
            section.sheet.stack {
                h2 { (reader.say(&say!("bracket-places"))) }
                @if let Some(champion) = tournament.champion() {
                    p.size-2.bracket-champion { (reader.say(&say!("archive-champion", name = tournament.name_of(champion)))) }
                }
                ol.bracket-places { @for (player, row) in rows { li value=(row.rank) { a href={ "/t/" (code) "/player/" (player.0) } { (tournament.name_of(*player)) } } } }
            }
        }
    }
}

/// The elimination rounds everybody may see.
fn shown(tournament: &Tournament) -> Vec<&Round> {
    let shown = |round: &&Round| round.kind == RoundKind::Elimination && round.progress > Progress::Drawn;
    tournament.rounds().iter().filter(shown).collect()
}

/// Measures of the drawing: what is between boxes, how high one is, the least and the most wide, the room a letter takes, and
/// what a box has beside the name.
const BETWEEN: usize = 46;
const HIGH: usize = 56;
const WIDE: (usize, usize) = (190, 320);
const LETTER: usize = 9;
const BESIDE: usize = 40;
const SLOT: usize = 76;
const TOP: usize = 34;

/// Where the games stand: columns of games from the first round to the final.
struct Sheet {
    /// Games of each column, in the order from top to bottom.
    columns: Vec<Vec<u16>>,
    /// How wide every box is, by the longest name.
    wide: usize,
}

impl Sheet {
    /// For so many games in the first round. Winner of game 1 meets winner of the last game, so those two stand together.
    fn of(games: u16, longest: usize) -> Sheet {
        let mut columns = vec![vec![1]];
        let mut size = 1;
        while size < games {
            size *= 2;
            let before = &columns[0];
            columns.insert(0, before.iter().flat_map(|game| [*game, size + 1 - game]).collect());
        }
        Sheet { columns, wide: (longest * LETTER + BESIDE).clamp(WIDE.0, WIDE.1) }
    }

    /// The game of the next column this one leads to.
    fn next(&self, column: usize, game: u16) -> Option<u16> {
        let games = self.columns.get(column)?.len() as u16;
        (column + 1 < self.columns.len()).then(|| game.min((games + 1).saturating_sub(game)))
    }

    /// The left edge and the middle of a game's box.
    fn at(&self, column: usize, game: u16) -> (usize, usize) {
        let games = self.columns.get(column).map_or(1, |games| games.len().max(1));
        let place = self.columns.get(column).and_then(|games| games.iter().position(|it| *it == game));
        let step = self.height() / games;
        (column * (self.wide + BETWEEN) + 2, TOP + place.unwrap_or(0) * step + step / 2)
    }

    fn height(&self) -> usize {
        self.columns.first().map_or(1, Vec::len) * SLOT
    }

    /// From a game to the one its winner plays next.
    fn line(&self, column: usize, game: u16) -> Option<String> {
        let (x, y) = self.at(column, game);
        let (to_x, to_y) = self.at(column + 1, self.next(column, game)?);
        let (from, middle) = (x + self.wide, (x + self.wide + to_x) / 2);
        Some(format!("M{from} {y} H{middle} V{to_y} H{to_x}"))
    }
}

/// A player in one game of the bracket.
struct Stand {
    column: usize,
    game: u16,
    seat: usize,
    won: bool,
}

/// The bracket as a drawing, round by round from left to right.
pub(in crate::page) fn drawing(
    reader: &Reader,
    code: &str,
    tournament: &Tournament,
    me: Option<PersonId>,
) -> Markup {
    let rounds = &shown(tournament)[..];
    let told = |saying: &Saying| reader.say(saying);
    let games = rounds.first().and_then(|round| round.matches.iter().filter_map(|it| it.game).max());
    let paths = paths(tournament, rounds);
    let whole: Vec<String> = paths.keys().map(|player| tournament.name_of(*player)).collect();
    let whole: Vec<&str> = whole.iter().map(String::as_str).collect();
    let names = wording::names::shortened(&whole, (WIDE.1 - BESIDE) / LETTER);
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let sheet = Sheet::of(games.unwrap_or(1).next_power_of_two(), longest);
    let (wide, step) = (sheet.wide, sheet.wide + BETWEEN);
    let (width, height) = (sheet.columns.len() * step - BETWEEN + 4, sheet.height() + TOP);
    // A name no shortening makes fit is pressed together rather than cut off.
    let pressed = |name: &str| (name.chars().count() * LETTER > wide - BESIDE).then_some(wide - BESIDE);
    let last = sheet.columns.len() - 1;
    html! {
        svg.bracket viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="group"
            aria-label=(told(&say!("bracket-label"))) {
            @for (column, games) in sheet.columns.iter().enumerate() {
                @let title = match rounds.get(column) {
                    Some(round) => tournament.round_name(round.number),
                    None => say!("round-of", players = games.len() * 2),
                };
                text.bracket-title x=(column * step + 2) y="18" { (told(&title)) }
                @for game in games {
                    @let (x, y) = sheet.at(column, *game);
                    @if let Some(line) = sheet.line(column, *game) { path.bracket-line d=(line) {} }
                    rect.bracket-game x=(x) y=(y - HIGH / 2) width=(wide) height=(HIGH) rx="7" {}
                    path.bracket-line d={ "M" (x) " " (y) " H" (x + wide) } {}
                    @if last > 0 { text.bracket-number x=(x + wide - 8) y=(y - HIGH / 2 - 5) text-anchor="end" { (told(&say!("bracket-game", game = *game))) } }
                    @if has_bye(rounds, column, *game) { text.bracket-bye x=(x + 12) y=(y + 18) { (told(&say!("match-bye"))) } }
                }
            }
            @for ((player, stands), name) in paths.iter().zip(&names) {
                a.bracket-path .bracket-me[me == Some(*player)] href={ "/t/" (code) "/players#p" (player.0) } {
                    title { (tournament.name_of(*player)) }
                    @for stand in stands {
                        @let (x, y) = sheet.at(stand.column, stand.game);
                        @if stand.won && let Some(line) = sheet.line(stand.column, stand.game) { path.bracket-way d=(line) {} }
                        rect.bracket-half x=(x + 1) y=(y + stand.seat * HIGH / 2 - HIGH / 2) width=(wide - 2) height=(HIGH / 2) rx="6" {}
                        text .bracket-won[stand.won] x=(x + 12) y=(y + stand.seat * HIGH / 2 - 9) {
                            tspan textLength=[pressed(name)] lengthAdjust="spacingAndGlyphs" { (name) }
                            @if stand.won { tspan { " ✓" } }
                        }
                    }
                }
            }
        }
    }
}

fn has_bye(rounds: &[&Round], column: usize, game: u16) -> bool {
    let it = rounds.get(column).and_then(|round| round.matches.iter().find(|it| it.game == Some(game)));
    it.is_some_and(|it| matches!(it.seats, Seats::Bye(_)))
}

/// Every player's games, from the first on.
fn paths(tournament: &Tournament, rounds: &[&Round]) -> BTreeMap<PersonId, Vec<Stand>> {
    let mut paths: BTreeMap<PersonId, Vec<Stand>> = BTreeMap::new();
    let stands = |column: usize, it: &Match| {
        let winner = tournament.winner_of(it);
        let game = it.game.unwrap_or(1);
        let players: Vec<PersonId> = it.seats.players().collect();
        players
            .into_iter()
            .enumerate()
            .map(move |(seat, player)| (player, Stand { column, game, seat, won: winner == Some(player) }))
    };
    for (column, round) in rounds.iter().enumerate() {
        for (player, stand) in round.matches.iter().flat_map(|it| stands(column, it)) {
            paths.entry(player).or_default().push(stand);
        }
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_of_game_1_meets_the_winner_of_the_last() {
        let sheet = Sheet::of(4, 0);
        assert_eq!(sheet.columns, [vec![1, 4, 2, 3], vec![1, 2], vec![1]]);
        assert_eq!([1, 2, 3, 4].map(|game| sheet.next(0, game)), [Some(1), Some(2), Some(2), Some(1)]);
        assert_eq!(sheet.next(2, 1), None);
        assert_eq!(Sheet::of(1, 0).columns, [vec![1]]);
        assert_eq!((Sheet::of(1, 3).wide, Sheet::of(1, 25).wide, Sheet::of(1, 60).wide), (190, 265, 320));
    }
}
