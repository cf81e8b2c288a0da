//! Finds the reason for every pair a player might wonder about.

use crate::cost::Cost;
use crate::field::{Bars, Field};
use crate::reason::{FloatCause, Group, Reason, RepeatCause};
use crate::request::Swiss;
use crate::round::Relaxation;

/// Reasons and relaxations for pairs of seats in the order of tables.
pub(crate) fn explain(
    request: &Swiss,
    field: &Field,
    pairs: &[(u32, u32)],
) -> (Vec<Reason>, Vec<Relaxation>) {
    let cost = Cost::of(field, pairs);
    let (mut reasons, mut relaxations) = (Vec::new(), Vec::new());
    for &(one, other) in pairs {
        let players = (field.players[one as usize], field.players[other as usize]);
        if field.group[one as usize] != field.group[other as usize] {
            reasons.push(float(request, field, &cost, one, other));
        }
        if field.met.has(one, other) {
            let why = repeat(field, &[&field.met], one, other);
            reasons.push(Reason::Rematch { players, why });
            relaxations.push(Relaxation::Rematch(players.0, players.1));
        }
        if field.apart.has(one, other) {
            let why = repeat(field, &[&field.met, &field.apart], one, other);
            reasons.push(Reason::Together { players, why });
            relaxations.push(Relaxation::Together(players.0, players.1));
        }
    }
    (reasons, relaxations)
}

fn float(request: &Swiss, field: &Field, cost: &Cost, down: u32, up: u32) -> Reason {
    let group = |seat: u32| {
        let at = field.group[seat as usize];
        let score = request.scores[field.players[seat as usize] as usize];
        Group { at, score, size: field.size(at as usize) as u32 }
    };
    let (from, to) = (group(down), group(up));
    let (taken, leaving) = (cost.arriving(from.at as usize), cost.leaving(from.at as usize));
    let mates = field.seats_of(from.at as usize);
    let barred =
        others(&[&field.met, &field.apart], down).filter(|other| mates.contains(other)).count() as u32;
    let why = if from.size > 1 && barred == from.size - 1 {
        FloatCause::MayMeetNobody { others: barred }
    } else if (from.size - taken) % 2 == 1 && leaving == 1 {
        FloatCause::OddGroup { size: from.size, taken }
    } else {
        FloatCause::TooFewPairs { size: from.size, taken, inside: (from.size - taken - leaving) / 2 }
    };
    let player = |seat: u32| field.players[seat as usize];
    Reason::Float { down: player(down), up: player(up), from, to, why, passed: to.at - from.at - 1 }
}

fn repeat(field: &Field, bars: &[&Bars], one: u32, other: u32) -> RepeatCause {
    let nobody_left = |seat: &u32| others(bars, *seat).count() + 1 == field.seats();
    match [one, other].into_iter().find(nobody_left) {
        Some(seat) => RepeatCause::NobodyLeft { player: field.players[seat as usize] },
        None => RepeatCause::NoOtherRound,
    }
}

/// Everybody a seat is barred from, once each.
fn others(bars: &[&Bars], seat: u32) -> impl Iterator<Item = u32> {
    let mut all: Vec<u32> = bars.iter().flat_map(|bars| bars.of(seat).iter().copied()).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}
