//! Looking ahead: whether rounds still announced can be played without a rematch after this one.
//!
//! Two ways to know. **By degrees**: Dirac's theorem gives a complete round as long as everybody has at least half the field
//! as fresh opponents, and a round takes one opponent from each; so many rounds are safe whatever is drawn. **By search**:
//! rounds are built one after the other, pair by pair, with the bye of an odd field as one more player whom everybody meets
//! at most once. The search is exact unless it comes to its bounds, and then says so.

use crate::request::Swiss;
use std::cell::Cell;

/// The most places (players, and the bye) for which rounds are searched.
pub(crate) const MOST_PLACES: usize = 64;

/// Steps of one search in random order, of how many of them, and of the last one, which goes through everything.
const QUICK_STEPS: u64 = 2_000;
const QUICK_TRIES: u64 = 12;
const MOST_STEPS: u64 = 400_000;

/// Steps of all searches for one round of pairing together.
const STEPS_IN_ALL: u64 = 20_000_000;

/// What a search for coming rounds found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Such rounds.
    Rounds(Vec<Vec<(u32, u32)>>),
    /// That there are none.
    Impossible,
    /// Nothing within bounds.
    Unknown,
}

/// Fresh opponents everybody has at least after these pairs, counting every listed meeting.
pub(crate) fn fresh_after(request: &Swiss, pairs: &[(u32, u32)]) -> i64 {
    let players = request.scores.len();
    let mut left = vec![players as i64 - 1; players];
    for &(one, other) in request.met.iter().chain(pairs) {
        left[one as usize] -= 1;
        left[other as usize] -= 1;
    }
    left.into_iter().min().unwrap_or(0)
}

/// Rounds that are safe by Dirac's theorem, whatever is drawn, when everybody has at least so many fresh opponents.
pub(crate) fn safe_rounds(players: usize, fresh: i64) -> i64 {
    let half = players as i64 / 2;
    // In an odd field whoever has the bye is missing as an opponent.
    if players.is_multiple_of(2) { fresh - half + 1 } else { fresh - half }
}

/// Who can still meet whom, before this round, in a field small enough to search.
pub(crate) struct Ahead {
    players: usize,
    /// For each place, the places it can still meet; the bye of an odd field is the last place.
    fresh: Vec<u64>,
    /// Steps that searches may still take.
    steps: Cell<u64>,
}

impl Ahead {
    /// `None` if the field is too large, or if byes will have to be given twice, which no round-robin bound covers.
    pub(crate) fn new(request: &Swiss) -> Option<Ahead> {
        let players = request.scores.len();
        let places = players + players % 2;
        if places > MOST_PLACES || places == 0 {
            return None;
        }
        let everybody = u64::MAX >> (64 - places);
        let mut fresh: Vec<u64> = (0..places).map(|place| everybody & !(1 << place)).collect();
        let mut strike = |one: usize, other: usize| {
            fresh[one] &= !(1 << other);
            fresh[other] &= !(1 << one);
        };
        for &(one, other) in &request.met {
            strike(one as usize, other as usize);
        }
        if let Some(bye) = request.bye {
            for &player in request.byes_had.iter().filter(|player| **player != bye) {
                strike(player as usize, players);
            }
            let rested = players - fresh[players].count_ones() as usize + 1;
            if players - rested < request.rounds_after as usize {
                return None;
            }
        }
        Some(Ahead { players, fresh, steps: Cell::new(STEPS_IN_ALL) })
    }

    /// Who has the fewest fresh opponents (and byes) before this round, and how many.
    pub(crate) fn scarcest(&self) -> (u32, u32) {
        let of = |player: usize| (self.fresh[player].count_ones(), player as u32);
        let (left, player) = (0..self.players).map(of).min().unwrap_or((0, 0));
        (player, left)
    }

    /// Looks for so many rounds after this one.
    pub(crate) fn rounds(&self, pairs: &[(u32, u32)], bye: Option<u32>, rounds: u32) -> Answer {
        let mut fresh = self.fresh.clone();
        let resting = bye.map(|player| (player, self.players as u32));
        for (one, other) in pairs.iter().copied().chain(resting) {
            fresh[one as usize] &= !(1 << other);
            fresh[other as usize] &= !(1 << one);
        }
        for attempt in 0..=QUICK_TRIES {
            let steps = (if attempt < QUICK_TRIES { QUICK_STEPS } else { MOST_STEPS }).min(self.steps.get());
            let mut search = Search { fresh: fresh.clone(), rounds: vec![Vec::new()], steps, turn: attempt };
            let found = search.play(rounds);
            self.steps.set(self.steps.get() - (steps - search.steps));
            if found {
                return Answer::Rounds(self.without_bye(search.rounds, rounds));
            }
            if search.steps > 0 {
                return Answer::Impossible;
            }
        }
        Answer::Unknown
    }

    fn without_bye(&self, mut rounds: Vec<Vec<(u32, u32)>>, wanted: u32) -> Vec<Vec<(u32, u32)>> {
        rounds.truncate(wanted as usize);
        for round in &mut rounds {
            round.retain(|&(one, other)| (one.max(other) as usize) < self.players);
        }
        rounds
    }
}

/// A search through rounds, pair by pair, always at the place with the fewest choices.
struct Search {
    fresh: Vec<u64>,
    rounds: Vec<Vec<(u32, u32)>>,
    /// Steps left.
    steps: u64,
    /// Turns the order of choices, so that one unlucky order does not decide.
    turn: u64,
}

impl Search {
    /// Plays so many more rounds; on failure everything is as before.
    fn play(&mut self, rounds: u32) -> bool {
        if rounds == 0 {
            return true;
        }
        if self.fresh.iter().any(|fresh| fresh.count_ones() < rounds) || self.has_odd_part() {
            return false;
        }
        let everybody = u64::MAX >> (64 - self.fresh.len());
        // Rounds can be put into any order: somebody who needs all fresh opponents may meet any of them now.
        if let Some(place) = (0..self.fresh.len()).find(|place| self.fresh[*place].count_ones() == rounds) {
            let other =
                self.choices(place, self.fresh[place]).next().expect("at least one round is to be played");
            return self.meet(place, other, everybody, rounds);
        }
        self.fill(everybody, rounds)
    }

    /// Completes the current round for those not seated yet, then plays the others.
    fn fill(&mut self, standing: u64, rounds: u32) -> bool {
        if standing == 0 {
            self.rounds.push(Vec::new());
            if self.play(rounds - 1) {
                return true;
            }
            self.rounds.pop();
            return false;
        }
        let places = || ones(standing);
        let place = places().min_by_key(|place| (self.fresh[*place] & standing).count_ones());
        let Some(place) = place else { return false };
        let choices: Vec<usize> = self.choices(place, self.fresh[place] & standing).collect();
        choices.into_iter().any(|other| self.meet(place, other, standing, rounds))
    }

    fn meet(&mut self, place: usize, other: usize, standing: u64, rounds: u32) -> bool {
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        let (fresh_place, fresh_other) = (self.fresh[place], self.fresh[other]);
        self.fresh[place] &= !(1 << other);
        self.fresh[other] &= !(1 << place);
        let round = self.rounds.len() - 1;
        self.rounds[round].push((place as u32, other as u32));
        if self.fill(standing & !(1 << place) & !(1 << other), rounds) {
            return true;
        }
        self.rounds[round].pop();
        (self.fresh[place], self.fresh[other]) = (fresh_place, fresh_other);
        false
    }

    /// The places in a set, beginning somewhere that changes from attempt to attempt and from round to round.
    fn choices(&self, place: usize, set: u64) -> impl Iterator<Item = usize> + use<> {
        let places = self.fresh.len() as u64;
        let mixed =
            (self.turn * 0x9e37 + place as u64 * 0x85eb + self.rounds.len() as u64 * 0xc2b2) ^ self.steps;
        let start = if self.turn == 0 { 0 } else { mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33 };
        let first = start % places;
        let low = set & ((1_u64 << first) - 1);
        ones(set & !low).chain(ones(low))
    }

    /// Whether some part of the field that can only meet itself is odd.
    fn has_odd_part(&self) -> bool {
        let mut left = u64::MAX >> (64 - self.fresh.len());
        while left != 0 {
            let mut part = 1_u64 << left.trailing_zeros();
            let mut grown = 0;
            while grown != part {
                grown = part;
                part = ones(grown).fold(grown, |part, place| part | self.fresh[place]);
            }
            if part.count_ones() % 2 == 1 {
                return true;
            }
            left &= !part;
        }
        false
    }
}

/// The places in a set, in order.
fn ones(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as usize;
            set &= set - 1;
            place
        })
    })
}
