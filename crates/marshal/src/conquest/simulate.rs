//! `marshal conquest simulate`: deck against deck, many times; or a deck of every warlord against every other.

use std::path::PathBuf;

use conquest::bots::Bot;
use rulebook::say;
use serde_json::json;

use super::contest::{self, Match, Tally, percent, play_all, play_groups, whole_percent};
use super::heat;
use super::lists::{self, Brought, brought};
use crate::console::{self, Answer, Console, Exit, Failure};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Simulate {
    #[arg(long, num_args = 2.., value_name = "DECK", required_unless_present = "matrix")]
    decks: Vec<String>,
    #[arg(long)]
    matrix: bool,
    #[arg(long, value_name = "FILE", requires = "matrix")]
    svg: Option<PathBuf>,
    #[arg(long, default_value_t = 1000)]
    games: u32,
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    bot: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(asked: &Simulate, console: &Console) -> Answer {
    let bot = contest::bot(&asked.bot)?;
    let games = contest::games(asked.games)?;
    let decks: Vec<Brought> = match &asked.decks[..] {
        [] => lists::all(),
        named => named.iter().map(|it| brought(it)).collect::<Result<_, _>>()?,
    };
    match &decks[..] {
        [first, second] if !asked.matrix => {
            let of = |game| meeting([first, second], bot, game, asked.seed);
            let tally = play_all(games, of, console);
            one(asked, [first, second], &tally, console)
        }
        _ if asked.matrix => matrix(asked, bot, games, &decks, console),
        _ => Err(Failure::new(say!("conquest-simulate-two", count = decks.len()))),
    }
}

/// Two decks against each other, seats in turn.
fn meeting(decks: [&Brought; 2], bot: Bot, game: u64, seed: u64) -> Match {
    let swapped = game % 2 == 1;
    let [first, second] = decks.map(|it| it.deck.clone());
    let decks = if swapped { [second, first] } else { [first, second] };
    Match { decks, bots: [bot, bot], seed: seed.wrapping_mul(1 << 32).wrapping_add(game), swapped }
}

fn one(asked: &Simulate, decks: [&Brought; 2], tally: &Tally, console: &Console) -> Answer {
    let names = decks.map(|it| it.name.as_str());
    if console.json {
        console.print_json(&json!({
            "decks": names, "bot": asked.bot, "seed": asked.seed, "results": tally.json(),
        }))?;
        return Ok(Exit::Done);
    }
    let bot = asked.bot.as_str();
    console.tell(&say!(
        "conquest-simulate-title",
        games = tally.games,
        bot = bot,
        seed = asked.seed.to_string()
    ));
    let columns = [
        (say!("conquest-head-deck"), Column::Words),
        (say!("conquest-head-won"), Column::Figures),
        (say!("conquest-head-share"), Column::Figures),
        (say!("conquest-head-interval"), Column::Figures),
    ];
    let row = |who: usize| {
        let [share, low, high] = tally.share(who);
        let interval = format!("{} – {}", percent(low), percent(high));
        vec![names[who].to_owned(), tally.won[who].to_string(), percent(share), interval]
    };
    console.table(&columns, vec![row(0), row(1)]);
    tally.tell_ends(console);
    Ok(Exit::Done)
}

/// Every deck against every other; a deck's column says how often the row's deck beats it.
fn matrix(asked: &Simulate, bot: Bot, games: u64, decks: &[Brought], console: &Console) -> Answer {
    let count = decks.len();
    let mut shares = vec![vec![None; count]; count];
    let pairs: Vec<[usize; 2]> =
        (0..count).flat_map(|first| (first + 1..count).map(move |second| [first, second])).collect();
    let of = |pair: usize, game| meeting(pairs[pair].map(|at| &decks[at]), bot, game, asked.seed);
    let tallies = play_groups(pairs.len(), games, of, console);
    for ([first, second], tally) in pairs.iter().copied().zip(&tallies) {
        shares[first][second] = Some(tally.share(0));
        shares[second][first] = Some(tally.share(1));
    }
    let names: Vec<&str> = decks.iter().map(|it| it.name.as_str()).collect();
    let title = console.say(&say!("conquest-matrix-title"));
    let note = console.say(&say!("conquest-matrix-note", games = games, bot = asked.bot.as_str()));
    if let Some(path) = &asked.svg {
        let scale =
            [say!("conquest-matrix-loses"), say!("conquest-matrix-even"), say!("conquest-matrix-wins")];
        let scale = scale.map(|it| console.say(&it));
        let drawn = heat::svg(&heat::Picture {
            title: &title,
            note: &note,
            mean: &console.say(&say!("conquest-head-mean")),
            scale: [&scale[0], &scale[1], &scale[2]],
            names: &names,
            shares: &shares,
        });
        console::write(path, &drawn)?;
    }
    if console.json {
        let only = |row: &Vec<Option<[f64; 3]>>| -> Vec<Option<f64>> {
            row.iter().map(|share| share.map(|[share, ..]| share)).collect()
        };
        let shares: Vec<_> = shares.iter().map(only).collect();
        console.print_json(&json!({
            "bot": asked.bot, "seed": asked.seed, "games": games, "decks": names, "shares": shares,
        }))?;
        return Ok(Exit::Done);
    }
    console.line(title);
    console.line(note);
    let mut columns = vec![(say!("conquest-head-deck"), Column::Words)];
    columns
        .extend((1..=count).map(|number| (say!("conquest-head-number", number = number), Column::Figures)));
    columns.push((say!("conquest-head-mean"), Column::Figures));
    let rows = shares.iter().enumerate().map(|(at, row)| {
        let mut cells = vec![format!("{} {}", at + 1, names[at])];
        // The title says that these are percent: a column for each of thirty decks has no room for more.
        cells.extend(
            row.iter().map(|share| share.map_or_else(|| "·".to_owned(), |[share, ..]| whole_percent(share))),
        );
        cells.push(percent(heat::mean(row)));
        cells
    });
    console.table(&columns, rows.collect());
    if let Some(path) = &asked.svg {
        console.tell(&say!("conquest-matrix-drawn", path = path.display().to_string()));
    }
    Ok(Exit::Done)
}
