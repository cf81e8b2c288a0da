//! How fast a Swiss round is paired, printed as times and as ratios: growth per doubling, and against exact matching on the
//! complete graph by rustworkx-core where that can finish. Every round paired is one that was really reached by play.
//!
//! `cargo bench -p pairing` runs all sizes; `cargo bench -p pairing -- 8192` stops at that size.
//! `cargo bench -p pairing --bench swiss -- --dump N` prints a round-4 field of N players as JSON for other programs to
//! pair, and our mean time (see `scripts/bench-pairing`).

// A bench measures, so it may read the clock and divide.
#![allow(clippy::disallowed_methods, clippy::float_arithmetic)]

#[path = "../tests/it/lot.rs"]
mod lot;

use lot::Lot;
use pairing::{Pairing, Swiss, checker, pair};
use std::time::{Duration, Instant};

/// A stopwatch that counts this thread's time on the processor where the system tells it (Linux), so that other work on the
/// machine does not show; elsewhere the time on the wall.
struct Watch {
    wall: Instant,
    processor: Option<u64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { wall: Instant::now(), processor: processor_nanoseconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, processor_nanoseconds()) {
            (Some(before), Some(now)) if now > before => (now - before) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn processor_nanoseconds() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// Rounds are repeated until this much time has passed, at least three times.
const ENOUGH: Duration = Duration::from_millis(400);

/// Beyond so many players the complete graph takes minutes.
const MOST_COMPLETE: usize = 512;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    if let [flag, players] = arguments.as_slice()
        && flag == "--dump"
    {
        return dump(players.parse().expect("a number of players after --dump"));
    }
    let most = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(1_000_000);
    println!("round 4: wins 5, one in ten narrow and worth 4; one core; medians");
    table(&[32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 65536, 262_144, 1_000_000], 4, most);
    println!("\nround 10");
    table(&[32, 64, 128, 256, 512, 1024, 2048, 4096, 8192], 10, most);
}

fn table(sizes: &[usize], round: u32, most: usize) {
    println!("players      pair      per doubling   check     rustworkx complete graph  ratio   proven");
    let mut before: Option<(usize, f64)> = None;
    for &players in sizes.iter().filter(|players| **players <= most) {
        let request = reached(players, round);
        let mut lot = Lot::new(players as u64);
        let mut proven = true;
        let (mut pairing_times, mut checking_times) = (Vec::new(), Vec::new());
        // Small fields are paired several times for one look at the watch, which takes longer than they do.
        let batch = (50_000 / players).clamp(1, 500);
        let start = Instant::now();
        while start.elapsed() < ENOUGH || pairing_times.len() < 3 {
            let watch = Watch::start();
            let rounds: Vec<Pairing> =
                (0..batch).map(|_| pair(&request, &mut |end| lot.below(end)).expect("well formed")).collect();
            pairing_times.push(watch.seconds() / batch as f64);
            let watch = Watch::start();
            for round in &rounds {
                proven &= checker::check(&request, round).expect("sound").best.is_proven();
            }
            checking_times.push(watch.seconds() / batch as f64);
        }
        let (ours, check) = (median(&mut pairing_times), median(&mut checking_times));
        let growth = before.map_or(String::from("-"), |(fewer, time)| {
            let doublings = (players as f64 / fewer as f64).log2();
            format!("x{:.2}", (ours / time).powf(1.0 / doublings))
        });
        before = Some((players, ours));
        let theirs = (players <= MOST_COMPLETE).then(|| complete_graph(&request));
        let (theirs, ratio) = theirs.map_or((String::from("-"), String::from("-")), |theirs| {
            (shown(theirs), format!("x{:.0}", theirs / ours))
        });
        println!(
            "{players:>9}  {:>9}  {growth:>12}  {:>9}  {theirs:>24}  {ratio:>6}  {proven}",
            shown(ours),
            shown(check)
        );
    }
}

/// The field before a round, reached by pairing and playing all rounds before it.
fn reached(players: usize, round: u32) -> Swiss {
    let mut lot = Lot::new(7);
    let mut request = Swiss { scores: vec![0; players], rounds_after: round - 1, ..Swiss::default() };
    for _ in 1..round {
        let paired = pair(&request, &mut |end| lot.below(end)).expect("well formed");
        for &(one, other) in &paired.pairs {
            let winner = if lot.below(2) == 0 { one } else { other };
            request.scores[winner as usize] += if lot.below(10) == 0 { 4 } else { 5 };
        }
        request.met.extend(paired.pairs);
        request.rounds_after -= 1;
    }
    request
}

/// Seconds for an exact matching of everybody with everybody, weights as other systems use them.
fn complete_graph(request: &Swiss) -> f64 {
    use rustworkx_core::petgraph::graph::UnGraph;
    let met: std::collections::HashSet<(u32, u32)> =
        request.met.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
    let watch = Watch::start();
    let mut graph: UnGraph<(), i128> = UnGraph::default();
    let nodes: Vec<_> = request.scores.iter().map(|_| graph.add_node(())).collect();
    for one in 0..nodes.len() {
        for other in one + 1..nodes.len() {
            if !met.contains(&(one as u32, other as u32)) {
                let apart = i128::from(request.scores[one] - request.scores[other]);
                graph.add_edge(nodes[one], nodes[other], 10_000 - apart * apart);
            }
        }
    }
    let weight = |edge: rustworkx_core::petgraph::graph::EdgeReference<'_, i128>| {
        Ok::<_, std::convert::Infallible>(*edge.weight())
    };
    let matching =
        rustworkx_core::max_weight_matching::max_weight_matching(&graph, true, weight, false).expect("total");
    assert_eq!(matching.len() * 2, request.scores.len());
    watch.seconds()
}

fn dump(players: usize) {
    let request = reached(players, 4);
    let mut lot = Lot::new(players as u64);
    let watch = Watch::start();
    for _ in 0..200 {
        pair(&request, &mut |end| lot.below(end)).expect("well formed");
    }
    let time = watch.seconds() * 1e6 / 200.0;
    let (scores, met) = (&request.scores, Pairs(&request.met));
    println!("{{\"scores\":{scores:?},\"met\":{met:?},\"microseconds\":{time:.1}}}");
}

/// Pairs as lists of two.
struct Pairs<'a>(&'a [(u32, u32)]);

impl std::fmt::Debug for Pairs<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.0.iter().map(|&(one, other)| [one, other])).finish()
    }
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn shown(seconds: f64) -> String {
    match seconds {
        _ if seconds < 1e-3 => format!("{:.0} us", seconds * 1e6),
        _ if seconds < 1.0 => format!("{:.2} ms", seconds * 1e3),
        _ => format!("{seconds:.2} s"),
    }
}
