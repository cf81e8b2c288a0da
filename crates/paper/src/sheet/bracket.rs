//! The elimination bracket on a page on its side: a column a round, a box a game, the next game between the two it follows
//! from. Before the stage begins, the places in the table that will meet.

use regulations::Named;
use rulebook::say;
use tournament::{Match, Progress, Round, RoundKind, Stage, StagePlan, Tournament};

use super::frame::{Head, framed};
use super::{Desk, NotYet};
use crate::face::Face;
use crate::page::{Align, Frame, Ink, Length, Page, Style};

/// Games of a first round that fit on one page; a larger bracket goes on page after page.
const ON_PAGE: usize = 16;

pub(super) fn bracket(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let tree = Tree::of(desk)?;
    let head = Head {
        title: desk.say(&say!("paper-title-bracket")),
        about: desk.say(&say!("paper-players", count = tree.entering)),
    };
    let draw = |blank: &Page, room: Frame| {
        let first = tree.games_of(0);
        let pages = first.len().div_ceil(ON_PAGE);
        let page = |at: usize| {
            let mut page = blank.clone();
            tree.draw(desk, &mut page, room, at * ON_PAGE..((at + 1) * ON_PAGE).min(first.len()));
            page
        };
        (0..pages.max(1)).map(page).collect()
    };
    Ok(framed(desk, &head, draw, &Page::landscape()))
}

/// The place of the last elimination stage in the announced plan.
pub(super) fn announced(tournament: &Tournament) -> Option<usize> {
    let is_elimination = |plan: &StagePlan| plan.kind() == RoundKind::Elimination;
    tournament.plan().iter().rposition(is_elimination)
}

/// An elimination stage: how large it is, and the rounds there are.
struct Tree<'a> {
    entering: usize,
    places: usize,
    rounds: Vec<&'a Round>,
}

impl<'a> Tree<'a> {
    fn of(desk: &Desk<'a>) -> Result<Tree<'a>, NotYet> {
        let tournament = desk.print.tournament;
        let at = announced(tournament).ok_or(NotYet::NoBracket)?;
        let shown = |round: &&Round| desk.print.unpublished || round.progress > Progress::Drawn;
        let of_stage = |round: &&Round| usize::from(round.stage.0) == at + 1;
        let rounds: Vec<&Round> = tournament.rounds().iter().filter(of_stage).filter(shown).collect();
        let planned = tournament.plan()[at].cut().unwrap_or(tournament.registered()) as usize;
        let drawn =
            rounds.first().map(|round| round.matches.iter().flat_map(|it| it.seats.players()).count());
        let seeds =
            tournament.stages().get(at).map(|stage: &Stage| stage.seeds.len()).filter(|seeds| *seeds > 0);
        let entering = drawn.or(seeds).unwrap_or(planned).clamp(2, 4_096);
        Ok(Tree { entering, places: entering.next_power_of_two(), rounds })
    }

    fn columns(&self) -> usize {
        self.places.trailing_zeros() as usize
    }

    /// The numbers of the games of a round from top to bottom, so that each stands between the two it follows from: game `g`
    /// of a round is played by the winners of games `g` and `last + 1 - g` of the round before.
    fn games_of(&self, column: usize) -> Vec<usize> {
        let mut games = vec![1];
        for later in (column + 1..self.columns()).rev() {
            let last = self.places >> later;
            games = games.iter().flat_map(|game| [*game, last + 1 - game]).collect();
        }
        games
    }

    fn game(&self, column: usize, number: usize) -> Option<&'a Match> {
        self.rounds
            .get(column)?
            .matches
            .iter()
            .find(|it| it.game.is_some_and(|game| usize::from(game) == number))
    }

    fn draw(&self, desk: &Desk<'_>, page: &mut Page, room: Frame, part: std::ops::Range<usize>) {
        let columns = self.columns();
        let wide = room.width / columns.max(1) as Length;
        let high = (room.height - 500) / part.len().max(1) as Length;
        for column in 0..columns {
            let x = room.x + column as Length * wide;
            let players = self.places >> column;
            let title = match players {
                2 => desk.say(&say!("paper-final")),
                players => desk.say(&say!("paper-last", players = players)),
            };
            let style = Style::new(Face::Sans, 270).grey();
            page.text((x, room.y + 250), wide - 300, Align::Left, style, &title);
            let games = self.games_of(column);
            let span = 1_usize << column;
            for (place, number) in games.iter().enumerate() {
                let (first, last) = (place * span, (place + 1) * span);
                if last <= part.start || first >= part.end {
                    continue;
                }
                // The middle of the games of the first round it follows from, as far as they stand on this page.
                let (first, last) = (first.max(part.start), last.min(part.end));
                let middle = (first + last - 2 * part.start) as Length * high / 2;
                let box_high = high.min(1_500) * 80 / 100;
                let frame = Frame::new(x, room.y + 500 + middle - box_high / 2, wide - 500, box_high);
                self.draw_game(desk, page, frame, column, *number);
                if column + 1 < columns {
                    let y = frame.y + frame.height / 2;
                    page.line((frame.right(), y), (frame.right() + 250, y));
                    let pair = place ^ 1;
                    let to = room.y
                        + 500
                        + ((pair * span).max(part.start) + ((pair + 1) * span).min(part.end)) as Length
                            * high
                            / 2
                        - part.start as Length * high;
                    if (part.start..part.end).contains(&(pair * span)) && place < pair {
                        page.line((frame.right() + 250, y), (frame.right() + 250, to));
                        let between = y + (to - y) / 2;
                        page.line((frame.right() + 250, between), (frame.right() + 500, between));
                    }
                }
            }
        }
    }

    fn draw_game(&self, desk: &Desk<'_>, page: &mut Page, frame: Frame, column: usize, number: usize) {
        page.outline(frame, 25);
        let label = (frame.height * 3 / 4).min(750);
        page.fill(Frame::new(frame.x, frame.y, label, frame.height), Ink::Pale);
        page.outline(Frame::new(frame.x, frame.y, label, frame.height), 25);
        let size = (frame.height * 33 / 100).min(340);
        let middle = frame.y + frame.height / 2;
        page.text(
            (frame.x, middle + size / 3),
            label,
            Align::Middle,
            Style::new(Face::Serif, size),
            &number.to_string(),
        );
        page.line((frame.x + label, middle), (frame.right(), middle));
        let room = frame.width - label - 200;
        let lines =
            [middle - frame.height / 4 + size * 36 / 100, middle + frame.height / 4 + size * 36 / 100];
        let Some(it) = self.game(column, number) else {
            if column == 0 && self.rounds.is_empty() {
                self.expected(desk, page, (frame.x + label + 100, lines), room, number);
            }
            return;
        };
        let winner = desk.print.tournament.winner_of(it);
        for (player, baseline) in it.seats.players().zip(lines) {
            let won = winner == Some(player);
            let style = Style::new(if won { Face::Bold } else { Face::Sans }, size);
            let mark = if won { 300 } else { 0 };
            page.text(
                (frame.x + label + 100, baseline),
                room - mark,
                Align::Left,
                style,
                desk.names.get(player),
            );
            if won {
                let at = (frame.right() - 400, baseline);
                page.text(at, 350, Align::Right, Style::new(Face::Bold, size), "✓");
            }
        }
        if it.seats.players().count() == 1 {
            let bye = desk.named(Named::Outcome, &desk.print.tournament.pack().bye);
            page.text(
                (frame.x + label + 100, lines[1]),
                room,
                Align::Left,
                Style::new(Face::Sans, size).grey(),
                &bye,
            );
        }
    }

    /// Who will meet: the best of the table against the last of those who enter.
    fn expected(
        &self,
        desk: &Desk<'_>,
        page: &mut Page,
        (x, lines): (Length, [Length; 2]),
        room: Length,
        number: usize,
    ) {
        let style = Style::new(Face::Sans, 280).grey();
        for (rank, baseline) in [number, self.places + 1 - number].into_iter().zip(lines) {
            if rank <= self.entering {
                let said = desk.say(&say!("paper-place", rank = rank));
                page.text((x, baseline), room, Align::Left, style, &said);
            }
        }
    }
}
