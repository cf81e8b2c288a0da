//! `marshal bench conquest`: how fast games are played on one core, with and without the bots' door, beside what has to be
//! reached. All figures come from one run, so that they can be compared.

use std::hint::black_box;
use std::time::{Duration, Instant};

use conquest::bots::{Bot, Seen, duel};
use conquest::rng::Chance;
use conquest::{Deck, Options, State};
use rulebook::say;

use super::server::{Figure, show};
use crate::console::{Answer, Console};

/// How long a search takes whose playouts are counted.
const SEARCH: Duration = Duration::from_secs(2);
/// The bars: games a second through the bots' door and without it with full decks, how much of a game the door may cost,
/// nanoseconds to copy a state, and how much more memory a million games may need than a tenth of them.
const GAMES: u64 = 3_000;
const FULL_DECK_GAMES: u64 = 2_500;
const DOOR_PERCENT: u64 = 100;
const COPY_NANOSECONDS: u64 = 300;
const GROWTH_KILOBYTES: u64 = 16 * 1024;

pub(super) fn run(seconds: u64, console: &Console) -> Answer {
    console.aside(&say!("bench-conquest-measures", seconds = seconds));
    let time = Duration::from_secs(seconds);
    let pairs = paired(Deck::starters());
    let full = paired(Deck::houses());

    let mut questions = 0;
    let mut early = 0;
    let games = counted(time, |seed| {
        questions += at_random(&pairs, seed);
        if seed == 100 {
            early = kilobytes_held();
        }
    });
    let with_full_decks = counted(time, |seed| {
        at_random(&full, seed);
    });
    let through_door = counted(time, |seed| {
        let mut chance = Chance::new(seed);
        let end = duel(&pairs[seed as usize % pairs.len()], Options::default(), seed, |seen| {
            Bot::Random.choose(seen, &mut chance)
        });
        black_box(end).ok();
    });
    let middle = in_the_middle(&pairs);
    let copies = counted(time.min(Duration::from_secs(1)), |_| {
        for _ in 0..1_000 {
            black_box(*black_box(&middle));
        }
    });
    let grown = kilobytes_held().saturating_sub(early);
    let figures = [
        Figure::only(say!("bench-conquest-games"), games.a_second(), "1/s"),
        Figure::at_least(say!("bench-conquest-full"), with_full_decks.a_second(), "1/s", FULL_DECK_GAMES),
        Figure::at_least(say!("bench-conquest-door"), through_door.a_second(), "1/s", GAMES),
        Figure::at_most(
            say!("bench-conquest-door-costs"),
            through_door.percent_more_than(&games),
            "%",
            DOOR_PERCENT,
        ),
        Figure::only(say!("bench-conquest-questions"), questions / seconds, "1/s"),
        Figure::at_most(
            say!("bench-conquest-copy"),
            copies.nanoseconds_each() / 1_000,
            "ns",
            COPY_NANOSECONDS,
        ),
        Figure::only(say!("bench-conquest-state"), size_of::<State>() as u64, "bytes"),
        Figure::only(say!("bench-conquest-playouts"), playouts(&middle), "/ 2 s"),
        Figure::at_most(
            say!("bench-conquest-grown", games = games.times + with_full_decks.times + through_door.times),
            grown,
            "KB",
            GROWTH_KILOBYTES,
        ),
    ];
    show(&figures, &say!("bench-conquest-note", seconds = seconds), console)
}

/// How often something was done, and how long it took.
struct Counted {
    times: u64,
    took: Duration,
}

impl Counted {
    fn a_second(&self) -> u64 {
        (u128::from(self.times) * 1_000_000 / self.took.as_micros().max(1)) as u64
    }

    /// How much longer one of these takes than one of those, in percent.
    fn percent_more_than(&self, other: &Counted) -> u64 {
        (self.nanoseconds_each() * 100 / other.nanoseconds_each().max(1)).saturating_sub(100)
    }

    fn nanoseconds_each(&self) -> u64 {
        (self.took.as_nanos() / u128::from(self.times.max(1))) as u64
    }
}

#[allow(clippy::disallowed_methods)] // measuring is what this command is for
fn counted(time: Duration, mut once: impl FnMut(u64)) -> Counted {
    let begun = Instant::now();
    let mut times = 0;
    while begun.elapsed() < time {
        times += 1;
        once(times);
    }
    Counted { times, took: begun.elapsed() }
}

/// Each of these warlords' ready decks against the next.
fn paired(warlords: impl Iterator<Item = &'static str>) -> Vec<[Deck; 2]> {
    let decks: Vec<Deck> = warlords.filter_map(Deck::starter_named).collect();
    (0..decks.len()).map(|at| [decks[at].clone(), decks[(at + 1) % decks.len()].clone()]).collect()
}

/// What the process holds in memory; 0 where the system does not say.
fn kilobytes_held() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()).and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// One game at random, without the bots' door; says how many questions it took.
fn at_random(pairs: &[[Deck; 2]], seed: u64) -> u64 {
    let Ok(mut game) = State::new(&pairs[seed as usize % pairs.len()], Options::default(), seed) else {
        return 0;
    };
    let mut chance = Chance::new(seed);
    let mut legal = Vec::new();
    let mut questions = 0;
    while let Some(seat) = game.to_answer() {
        game.legal(seat, &mut legal);
        game.advance(seat, legal[chance.below(legal.len())]);
        questions += 1;
    }
    questions
}

/// A game sixty questions old.
fn in_the_middle(pairs: &[[Deck; 2]]) -> State {
    let mut game = State::new(&pairs[0], Options::default(), 3).expect("starter decks are playable");
    let mut chance = Chance::new(3);
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = game.to_answer() else { break };
        game.legal(seat, &mut legal);
        game.advance(seat, legal[chance.below(legal.len())]);
    }
    game
}

/// How many games a search tries out in two seconds.
fn playouts(game: &State) -> u64 {
    let Some(seat) = game.to_answer() else { return 0 };
    let seen = Seen::of(game, seat);
    let mut chance = Chance::new(1);
    let iterations = 100;
    let searches = counted(SEARCH, |_| {
        black_box(Bot::Mcts { iterations }.choose(&seen, &mut chance));
    });
    u64::from(iterations) * searches.times * SEARCH.as_micros() as u64
        / searches.took.as_micros().max(1) as u64
}
