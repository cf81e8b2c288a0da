//! Many games between bots on all cores, and what they add up to. The same seed gives the same results on any number of
//! cores; only the seconds differ.
#![allow(clippy::float_arithmetic, reason = "shares and intervals are reported, nothing is decided by them")]

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use conquest::bots::{BOTS, Bot, duel};
use conquest::rng::Chance;
use conquest::state::Loss;
use conquest::{Deck, Options, Outcome, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use rulebook::{Saying, say};
use serde_json::json;

use crate::console::{Console, Failure};

/// One game to be played: who sits where with which deck.
#[derive(Clone, Debug)]
pub(super) struct Match {
    pub(super) decks: [Deck; 2],
    pub(super) bots: [Bot; 2],
    pub(super) seed: u64,
    /// The first competitor sits on seat B.
    pub(super) swapped: bool,
}

/// What games add up to, for two competitors.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) won: [u64; 2],
    rounds: u64,
    ends: [u64; ENDS],
    moves: [Times; 2],
}

/// How long moves took: their sum, and how many took about how long (eight steps for every doubling).
#[derive(Clone, Debug)]
struct Times {
    micros: u64,
    steps: [u64; STEPS],
}

const STEPS: usize = 8 * 32;

const ENDS: usize = 6;

/// The bot meant.
pub(super) fn bot(read: &str) -> Result<Bot, Failure> {
    read.parse().map_err(|_| Failure::new(say!("conquest-no-bot", read = read, known = BOTS)))
}

/// That many games can be played at one go.
pub(super) fn games(read: u32) -> Result<u64, Failure> {
    const MOST: u32 = 1_000_000;
    if (1..=MOST).contains(&read) {
        return Ok(u64::from(read));
    }
    Err(Failure::new(say!("conquest-games-range", read = read, most = MOST)))
}

/// How often a long run says how it stands where no bar can be drawn.
const REPORTS: u64 = 20;

/// Plays them all, showing how far it is and how it stands: as a bar on a terminal, else as a line now and then.
pub(super) fn play_all(count: u64, of: impl Fn(u64) -> Match + Sync, console: &Console) -> Tally {
    play_groups(1, count, |_, game| of(game), console).pop().unwrap_or_default()
}

/// Plays that many games in each of several groups, and counts each group by itself. One bar shows how far all of them are;
/// only of a single group it says how it stands.
pub(super) fn play_groups(
    groups: usize,
    each: u64,
    of: impl Fn(usize, u64) -> Match + Sync,
    console: &Console,
) -> Vec<Tally> {
    let count = groups as u64 * each;
    let drawn = std::io::stderr().is_terminal() && !console.json;
    let progress = if drawn { ProgressBar::new(count) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta} {msg}") {
        progress.set_style(style);
    }
    progress.enable_steady_tick(Duration::from_millis(200));
    let so_far = Mutex::new((0_u64, vec![Tally::default(); groups]));
    (0..count).into_par_iter().for_each(|at| {
        let group = (at / each.max(1)) as usize;
        let tally = of(group, at % each.max(1)).play();
        progress.inc(1);
        // A poisoned lock means another game panicked; what is counted is still right.
        let mut sums = so_far.lock().unwrap_or_else(PoisonError::into_inner);
        sums.0 += 1;
        let played: u64 = sums.0;
        let sum = &mut sums.1[group];
        *sum = std::mem::take(sum).with(tally);
        let stands = || match groups {
            1 => sum.stands(),
            _ => say!("conquest-played", played = played, games = count),
        };
        if drawn && groups == 1 {
            progress.set_message(console.say(&stands()));
        } else if !drawn && count >= 10 * REPORTS && played.is_multiple_of(count / REPORTS) {
            console.aside(&stands());
        }
    });
    progress.finish_and_clear();
    so_far.into_inner().unwrap_or_else(PoisonError::into_inner).1
}

impl Match {
    /// Which competitor, 0 or 1, sits there.
    fn competitor(&self, seat: Seat) -> usize {
        seat as usize ^ usize::from(self.swapped)
    }

    #[allow(clippy::disallowed_methods, reason = "the binary measures how long bots think")]
    fn play(&self) -> Tally {
        let mut tally = Tally { games: 1, ..Tally::default() };
        let mut chances = [1, 2].map(|salt: u64| Chance::new(self.seed.rotate_left(17) ^ salt));
        let end = duel(&self.decks, Options::default(), self.seed, |seen| {
            let who = self.competitor(seen.seat());
            let begun = Instant::now();
            let answer = self.bots[who].choose(seen, &mut chances[who]);
            tally.moves[who].add(begun.elapsed());
            answer
        });
        let Ok(end) = end else { return Tally::default() };
        tally.rounds = u64::from(end.round);
        let how = match end.outcome {
            Some(Outcome::Won { by, how }) => {
                tally.won[self.competitor(by)] = 1;
                match how {
                    Loss::Conquest => 0,
                    Loss::WarlordDeath => 1,
                    Loss::EmptyDeck => 2,
                    Loss::NoPlanets => 3,
                    Loss::Concession => 5,
                }
            }
            Some(Outcome::Draw) => 4,
            _ => 5,
        };
        tally.ends[how] = 1;
        tally
    }
}

impl Tally {
    fn with(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.rounds += other.rounds;
        self.won.iter_mut().zip(other.won).for_each(|(mine, theirs)| *mine += theirs);
        self.ends.iter_mut().zip(other.ends).for_each(|(mine, theirs)| *mine += theirs);
        self.moves.iter_mut().zip(other.moves).for_each(|(mine, theirs)| mine.join(&theirs));
        self
    }

    /// Share of games a competitor won, with the Wilson interval that holds the true share 95 times of 100.
    pub(super) fn share(&self, who: usize) -> [f64; 3] {
        wilson(self.won[who], self.games)
    }

    /// Mean and 95th percentile of a competitor's moves, in seconds.
    pub(super) fn seconds_per_move(&self, who: usize) -> [f64; 2] {
        let times = &self.moves[who];
        let count: u64 = times.steps.iter().sum();
        let mut below = 0;
        let p95 = times.steps.iter().position(|step| {
            below += step;
            below * 100 >= count * 95
        });
        let p95 = p95.map_or(0.0, |step| (step as f64 / 8.0).exp2() / 1e6);
        [times.micros as f64 / 1e6 / count.max(1) as f64, p95]
    }

    /// How the first competitor stands.
    fn stands(&self) -> Saying {
        let [share, low, high] = self.share(0);
        say!(
            "conquest-stands",
            won = self.won[0],
            games = self.games,
            share = percent(share),
            low = percent(low),
            high = percent(high)
        )
    }

    pub(super) fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / self.games.max(1) as f64
    }

    /// How games ended, with how many did.
    pub(super) fn ends(&self) -> Vec<(&'static str, Saying, u64)> {
        let names = [
            ("three-planets", say!("conquest-end-conquest")),
            ("warlord", say!("conquest-end-warlord")),
            ("empty-deck", say!("conquest-end-deck")),
            ("no-planets", say!("conquest-end-planets")),
            ("draw", say!("conquest-end-draw")),
            ("other", say!("conquest-end-other")),
        ];
        names.into_iter().zip(self.ends).map(|((id, saying), count)| (id, saying, count)).collect()
    }

    pub(super) fn json(&self) -> serde_json::Value {
        let [share, low, high] = self.share(0);
        let ends: serde_json::Map<String, serde_json::Value> =
            self.ends().into_iter().map(|(id, _, count)| (id.to_owned(), count.into())).collect();
        json!({
            "games": self.games, "won": self.won, "share": share, "interval": [low, high],
            "rounds": self.mean_rounds(), "ends": ends,
        })
    }

    /// Prints how long games were and how they ended.
    pub(super) fn tell_ends(&self, console: &Console) {
        console.tell(&say!("conquest-rounds", rounds = format!("{:.1}", self.mean_rounds())));
        for (_, saying, count) in self.ends().into_iter().filter(|(_, _, count)| *count > 0) {
            console.line(format!(
                "  {:>6}  {}",
                percent(count as f64 / self.games as f64),
                console.say(&saying)
            ));
        }
    }
}

impl Default for Times {
    fn default() -> Times {
        Times { micros: 0, steps: [0; STEPS] }
    }
}

impl Times {
    fn add(&mut self, took: Duration) {
        let micros = took.as_micros().clamp(1, u128::from(u32::MAX)) as u64;
        self.micros += micros;
        self.steps[((micros as f64).log2() * 8.0).ceil().min((STEPS - 1) as f64) as usize] += 1;
    }

    fn join(&mut self, other: &Times) {
        self.micros += other.micros;
        self.steps.iter_mut().zip(other.steps).for_each(|(mine, theirs)| *mine += theirs);
    }
}

/// A share in percent, with one decimal.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A share in percent as a whole number, where a head says what it is.
pub(super) fn whole_percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// The share and its interval.
fn wilson(won: u64, games: u64) -> [f64; 3] {
    const Z: f64 = 1.959_964;
    let games = games.max(1) as f64;
    let share = won as f64 / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    [share, (middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compared with published tables of the Wilson score interval.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |got: [f64; 3], low: f64, high: f64| {
            assert!((got[1] - low).abs() < 0.0005 && (got[2] - high).abs() < 0.0005, "{got:?}");
        };
        close(wilson(5, 10), 0.2366, 0.7634);
        close(wilson(0, 10), 0.0, 0.2775);
        close(wilson(81, 263), 0.2553, 0.3662);
    }

    /// Groups are counted apart, and what a group adds up to does not depend on the others.
    #[test]
    fn groups_are_counted_apart() {
        let decks = ["nazdreg", "packmaster-kith"].map(|it| Deck::starter_named(it).expect("a warlord"));
        let bots = [[Bot::Greedy, Bot::Random], [Bot::Random, Bot::Greedy]];
        let of = |group: usize, game: u64| Match {
            decks: decks.clone(),
            bots: bots[group],
            seed: 4,
            swapped: game % 2 == 1,
        };
        let tallies = play_groups(2, 2, of, &Console::new(wording::Language::English, true));
        let won: Vec<[u64; 2]> = tallies.iter().map(|it| it.won).collect();
        assert_eq!(won, [[2, 0], [0, 2]]);
    }

    #[test]
    fn swapping_seats_swaps_nothing_but_the_seats() {
        let decks = ["nazdreg", "packmaster-kith"].map(|it| Deck::starter_named(it).expect("a warlord"));
        let of = |swapped| Match { decks: decks.clone(), bots: [Bot::Greedy, Bot::Random], seed: 4, swapped };
        let both = of(false).play().with(of(true).play());
        assert_eq!((both.games, both.won), (2, [2, 0]));
        assert_eq!(both.ends.iter().sum::<u64>(), 2);
    }
}
