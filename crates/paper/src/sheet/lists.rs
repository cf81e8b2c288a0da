//! The lists on the wall: pairings by name and by table, standings, players.

use rulebook::say;
use tournament::{Match, PersonId, Presence, Progress, Round, RoundKind, Seats};
use wording::names::order;

use super::frame::{Head, framed};
use super::grid::{Cell, Grid};
use super::{Desk, NotYet};
use crate::page::{Align, Page};

pub(super) fn pairings_by_name(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let round = desk.round()?;
    let head = Head {
        title: desk.say(&say!("paper-heading-by-name", round = desk.round_title(round))),
        about: about_round(desk, round),
    };
    let seated = round.matches.iter().flat_map(|it| it.seats.players().map(move |player| (player, it)));
    let mut seated: Vec<(PersonId, &Match)> = seated.collect();
    seated.sort_by_cached_key(|(player, _)| order(desk.print.language, desk.names.get(*player)));
    let row = |(player, it): &(PersonId, &Match)| {
        let name = Cell::Strong(desk.names.get(*player).to_owned());
        match it.seats.opponent_of(*player) {
            Some(opponent) => vec![name, table(it), Cell::Text(desk.names.get(opponent).to_owned())],
            None => vec![name, Cell::Empty, Cell::Faint(bye(desk))],
        }
    };
    let grid = Grid {
        columns: vec![
            Grid::column(desk.say(&say!("head-player")), 42, Align::Left),
            Grid::column(desk.say(&say!("head-table")), 16, Align::Middle),
            Grid::column(desk.say(&say!("head-opponent")), 42, Align::Left),
        ],
        rows: seated.iter().map(row).collect(),
        two_lanes: true,
    };
    Ok(framed(desk, &head, |blank, room| grid.pages(blank, room), &Page::portrait()))
}

pub(super) fn pairings_by_table(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let round = desk.round()?;
    let head = Head {
        title: desk.say(&say!("paper-heading-by-table", round = desk.round_title(round))),
        about: about_round(desk, round),
    };
    let mut matches: Vec<&Match> = round.matches.iter().collect();
    matches.sort_by_key(|it| (it.table.is_none(), it.table));
    let result = |it: &Match, player: PersonId| match it.outcome_of(player) {
        Some(outcome) => Cell::Text(desk.named(regulations::Named::Outcome, outcome)),
        None => Cell::Tick,
    };
    let row = |it: &&Match| match it.seats {
        Seats::Pair(one, two) => vec![
            table(it),
            Cell::Strong(desk.names.get(one).to_owned()),
            result(it, one),
            result(it, two),
            Cell::Strong(desk.names.get(two).to_owned()),
        ],
        Seats::Bye(player) => vec![
            Cell::Empty,
            Cell::Strong(desk.names.get(player).to_owned()),
            Cell::Empty,
            Cell::Empty,
            Cell::Faint(bye(desk)),
        ],
        Seats::Nobody(one, two) => vec![
            table(it),
            Cell::Faint(desk.names.get(one).to_owned()),
            Cell::Empty,
            Cell::Empty,
            Cell::Faint(desk.names.get(two).to_owned()),
        ],
    };
    let won = desk.say(&say!("paper-won"));
    let grid = Grid {
        columns: vec![
            Grid::column(desk.say(&say!("head-table")), 13, Align::Middle),
            Grid::column(desk.say(&say!("head-player")), 35, Align::Left),
            Grid::column(won.clone(), 15, Align::Middle),
            Grid::column(won, 15, Align::Middle),
            Grid::column(desk.say(&say!("head-opponent")), 35, Align::Left),
        ],
        rows: matches.iter().map(row).collect(),
        two_lanes: false,
    };
    Ok(framed(desk, &head, |blank, room| grid.pages(blank, room), &Page::portrait()))
}

pub(super) fn standings(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let tournament = desk.print.tournament;
    // While a round is open there is no table after it: the order among equals is drawn when it is closed.
    let (after, rows) = match desk.print.round {
        Some(asked) => {
            let closed =
                |round: &&Round| round.kind == RoundKind::Swiss && round.progress == Progress::Closed;
            let round = tournament.round(asked).filter(closed).ok_or(NotYet::NoTable)?;
            (Some(round.number), tournament.standings(round.number))
        }
        // Asked for no round, the sheet shows places as every page does.
        None => (tournament.last_table_round(), tournament.placings()),
    };
    if rows.is_empty() {
        return Err(NotYet::NoTable);
    }
    let left = |player: PersonId| match presence(desk, player) {
        Some(Presence::Dropped { .. } | Presence::Disqualified { .. }) => {
            Cell::Faint(desk.say(&say!("paper-left")))
        }
        _ => Cell::Empty,
    };
    // Without a Swiss round there are places and no figures.
    let figure = |cell: Cell| if after.is_some() { cell } else { Cell::Empty };
    let row = |(player, row): &(PersonId, tournament::standings::Row)| {
        vec![
            Cell::Boxed(row.rank.to_string()),
            Cell::Strong(desk.names.get(*player).to_owned()),
            left(*player),
            figure(Cell::Strong(row.points.to_string())),
            figure(Cell::Fraction(row.sos.to_string())),
            figure(Cell::Fraction(row.esos.to_string())),
            figure(Cell::Text(row.played.to_string())),
        ]
    };
    let grid = Grid {
        columns: vec![
            Grid::column(desk.say(&say!("head-rank")), 11, Align::Middle),
            Grid::column(desk.say(&say!("head-player")), 44, Align::Left),
            Grid::column(String::new(), 13, Align::Right),
            Grid::column(desk.say(&say!("head-points")), 13, Align::Right),
            Grid::column(desk.say(&say!("head-sos")), 17, Align::Right),
            Grid::column(desk.say(&say!("head-esos")), 20, Align::Right),
            Grid::column(desk.say(&say!("head-played")), 13, Align::Right),
        ],
        rows: rows.iter().map(row).collect(),
        two_lanes: false,
    };
    let about = match tournament.champion() {
        // The seal lets anybody check later that the record was not told otherwise.
        Some(champion) => {
            let champion = desk.say(&say!("standings-champion", player = desk.names.get(champion)));
            // Before the end a record still grows, and its seal with it.
            let over = tournament.desk() == tournament::Desk::Finished;
            let seal = || desk.say(&say!("verify-seal", seal = tournament.seal().in_groups()));
            if over { format!("{champion} · {}", seal()) } else { champion }
        }
        None => desk.say(&say!("paper-players", count = rows.len())),
    };
    let title = match (desk.print.round, tournament.champion(), after) {
        (None, Some(_), _) => say!("ranking-title"),
        (None, None, _) if tournament.places_by_bracket() => say!("places-by-bracket"),
        (_, _, Some(after)) => say!("paper-heading-standings", round = after.0),
        (_, _, None) => say!("places-by-bracket"),
    };
    let head = Head { title: desk.say(&title), about };
    Ok(framed(desk, &head, |blank, room| grid.pages(blank, room), &Page::portrait()))
}

pub(super) fn players(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let tournament = desk.print.tournament;
    let mut players: Vec<_> = tournament.players().collect();
    if players.is_empty() {
        return Err(NotYet::NoPlayers);
    }
    players.sort_by_cached_key(|(id, ..)| order(desk.print.language, desk.names.get(*id)));
    let count = players.len();
    let row = |(id, person, entry): &(PersonId, &tournament::Person, &tournament::Entry)| {
        let here = match entry.presence {
            Presence::Dropped { .. } | Presence::Disqualified { .. } => {
                Cell::Faint(desk.say(&say!("paper-left")))
            }
            _ => Cell::Tick,
        };
        let team = entry.team.clone().unwrap_or_default();
        vec![
            Cell::Strong(desk.names.get(*id).to_owned()),
            Cell::Faint(team),
            Cell::Faint(person.key.clone()),
            here,
        ]
    };
    let grid = Grid {
        columns: vec![
            Grid::column(desk.say(&say!("head-player")), 46, Align::Left),
            Grid::column(desk.say(&say!("head-team")), 26, Align::Left),
            Grid::column(desk.say(&say!("head-id")), 14, Align::Left),
            Grid::column(desk.say(&say!("paper-here")), 14, Align::Middle),
        ],
        rows: players.iter().map(row).collect(),
        two_lanes: true,
    };
    let head = Head {
        title: desk.say(&say!("paper-title-players")),
        about: desk.say(&say!("paper-players", count = count)),
    };
    Ok(framed(desk, &head, |blank, room| grid.pages(blank, room), &Page::portrait()))
}

fn table(it: &Match) -> Cell {
    it.table.map_or(Cell::Empty, |table| Cell::Boxed(table.to_string()))
}

fn bye(desk: &Desk<'_>) -> String {
    desk.named(regulations::Named::Outcome, &desk.print.tournament.pack().bye)
}

fn presence(desk: &Desk<'_>, player: PersonId) -> Option<Presence> {
    desk.print.tournament.person(player)?.entry.as_ref().map(|entry| entry.presence)
}

/// "24 players at 12 tables, 65 minutes".
fn about_round(desk: &Desk<'_>, round: &Round) -> String {
    let players: usize = round.matches.iter().map(|it| it.seats.players().count()).sum();
    let tables = round.matches.iter().filter(|it| it.table.is_some()).count();
    let mut words = vec![
        desk.say(&say!("paper-players", count = players)),
        desk.say(&say!("paper-tables", count = tables)),
    ];
    if let Some(length) = round.clock.length_seconds {
        words.push(desk.say(&say!("packs-minutes", minutes = length / 60)));
    }
    if round.progress == tournament::Progress::Drawn {
        words.push(desk.say(&say!("paper-unpublished")));
    }
    words.join(" · ")
}
