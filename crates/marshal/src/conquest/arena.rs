//! `marshal conquest arena`: bot against bot, every deal played twice with seats and decks exchanged.

use conquest::bots::Bot;
use rulebook::say;
use serde_json::json;

use super::contest::{self, Match, percent, play_all};
use super::lists::{self, Brought, brought};
use crate::console::{Answer, Console, Exit};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Arena {
    #[arg(long, default_value = "rules", value_name = "BOT")]
    a: String,
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    b: String,
    #[arg(long, num_args = 1.., value_name = "DECK")]
    decks: Vec<String>,
    #[arg(long)]
    mirrored: bool,
    #[arg(long, default_value_t = 100)]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(asked: &Arena, console: &Console) -> Answer {
    let bots = [contest::bot(&asked.a)?, contest::bot(&asked.b)?];
    let games = contest::games(asked.games)?.next_multiple_of(2);
    let decks = match &asked.decks[..] {
        [] if asked.mirrored => lists::all(),
        [] => lists::starters(),
        named => named.iter().map(|it| brought(it)).collect::<Result<_, _>>()?,
    };
    let of = if asked.mirrored { mirrored } else { exchanged };
    let tally = play_all(games, |game| of(game, asked.seed, bots, &decks), console);
    if console.json {
        let bots = [0, 1].map(|who| {
            let [share, low, high] = tally.share(who);
            let [mean, p95] = tally.seconds_per_move(who);
            json!({
                "bot": bots[who].to_string(), "won": tally.won[who], "share": share, "interval": [low, high],
                "seconds_per_move": mean, "seconds_per_move_p95": p95,
            })
        });
        let decks: Vec<&str> = decks.iter().map(|it| it.name.as_str()).collect();
        console
            .print_json(&json!({"seed": asked.seed, "decks": decks, "bots": bots, "games": tally.json()}))?;
        return Ok(Exit::Done);
    }
    console.tell(&say!("conquest-arena-title", games = games, seed = asked.seed.to_string()));
    let columns = [
        (say!("conquest-head-bot"), Column::Words),
        (say!("conquest-head-won"), Column::Figures),
        (say!("conquest-head-share"), Column::Figures),
        (say!("conquest-head-interval"), Column::Figures),
        (say!("conquest-head-seconds"), Column::Figures),
        (say!("conquest-head-seconds-p95"), Column::Figures),
    ];
    let row = |who: usize| {
        let [share, low, high] = tally.share(who);
        let [mean, p95] = tally.seconds_per_move(who);
        vec![
            bots[who].to_string(),
            tally.won[who].to_string(),
            percent(share),
            format!("{} – {}", percent(low), percent(high)),
            format!("{mean:.4}"),
            format!("{p95:.4}"),
        ]
    };
    console.table(&columns, vec![row(0), row(1)]);
    tally.tell_ends(console);
    Ok(Exit::Done)
}

/// Games 2n and 2n+1 are the same deal; the bots change seats and with them decks. The decks go round all pairs of
/// different ones; a single deck meets itself.
fn exchanged(game: u64, seed: u64, bots: [Bot; 2], decks: &[Brought]) -> Match {
    let (deal, count) = (game / 2, decks.len() as u64);
    let first = deal % count;
    let second = if count > 1 { (first + 1 + deal / count % (count - 1)) % count } else { first };
    let decks = [first, second].map(|at| decks[at as usize].deck.clone());
    Match { decks, bots, seed: seed.wrapping_mul(1 << 32).wrapping_add(deal), swapped: game % 2 == 1 }
}

/// Like [`exchanged`], but every deck meets itself, so that only the bots differ.
fn mirrored(game: u64, seed: u64, bots: [Bot; 2], decks: &[Brought]) -> Match {
    let deal = game / 2;
    let deck = decks[(deal % decks.len() as u64) as usize].deck.clone();
    let decks = [deck.clone(), deck];
    Match { decks, bots, seed: seed.wrapping_mul(1 << 32).wrapping_add(deal), swapped: game % 2 == 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every deck has its turn, meets itself, and both bots play the same deal from both seats.
    #[test]
    fn mirrored_games_give_both_bots_the_same_deck() {
        let decks = lists::all();
        let bots = [Bot::Greedy, Bot::Random];
        let games: Vec<Match> =
            (0..2 * decks.len() as u64).map(|game| mirrored(game, 1, bots, &decks)).collect();
        for (game, it) in games.iter().enumerate() {
            assert_eq!(it.decks, [decks[game / 2].deck.clone(), decks[game / 2].deck.clone()]);
            assert_eq!((it.swapped, it.seed), (game % 2 == 1, games[game / 2 * 2].seed));
        }
    }
}
