//! How long it takes to say what everybody needs in a last round. `cargo bench -p outlook`.

#[path = "../tests/it/field.rs"]
mod field;

use field::Field;
use outlook::{Certainty, Effort, Needs, need, needs};
use tournament::{PersonId, Tournament};

fn main() {
    let needs = needs(&last_round(128), Effort::default()).expect("a round is open");
    let certain = needs.players.iter().filter(|need| need.whatever.certainty != Certainty::Sampled).count();
    println!("128 players, last round, nothing reported yet: {certain} of 128 verdicts are certain");
    divan::main();
}

/// The sixth of six rounds with a cut to sixteen, all matches open.
fn last_round(players: usize) -> Tournament {
    Field { pack: "l5r-2.3", players, rounds: 6, drawn: 6, cut: Some(16), settled: 0, seed: 7 }.tournament()
}

#[divan::bench(args = [32, 128, 512, 2048])]
fn everybody(bencher: divan::Bencher<'_, '_>, players: usize) {
    let tournament = last_round(players);
    bencher.bench_local(|| -> Option<Needs> { needs(&tournament, Effort::default()) });
}

#[divan::bench(args = [32, 128, 512])]
fn one_player(bencher: divan::Bencher<'_, '_>, players: usize) {
    let tournament = last_round(players);
    bencher.bench_local(|| -> Option<Needs> { need(&tournament, PersonId(1), Effort::default()) });
}

/// Two rounds before the cut: the round under way is open and the last one is not drawn.
#[divan::bench(args = [128, 512, 2048])]
fn everybody_a_round_earlier(bencher: divan::Bencher<'_, '_>, players: usize) {
    let field = Field { pack: "l5r-2.3", players, rounds: 6, drawn: 5, cut: Some(16), settled: 0, seed: 7 };
    let tournament = field.tournament();
    bencher.bench_local(|| -> Option<Needs> { needs(&tournament, Effort::default()) });
}

#[divan::bench]
fn every_case_of_sixteen_players(bencher: divan::Bencher<'_, '_>) {
    let field =
        Field { pack: "conquest-1.2", players: 16, rounds: 4, drawn: 4, cut: Some(4), settled: 0, seed: 7 };
    let tournament = field.tournament();
    bencher.bench_local(|| -> Option<Needs> { needs(&tournament, Effort::default()) });
}
