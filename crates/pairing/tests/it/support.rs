//! What the tests share: random requests, played tournaments, and a brute-force oracle that knows nothing of the algorithm.

pub(crate) use crate::lot::Lot;
use pairing::Swiss;
use std::collections::HashSet;

/// Two players, smaller number first.
pub(crate) fn ordered((one, other): (u32, u32)) -> (u32, u32) {
    (one.min(other), one.max(other))
}

/// Any request: `density` percent of pairs met, some wishes, a bye if odd.
pub(crate) fn any_request(lot: &mut Lot, players: usize, scores: u64, density: u64, wishes: u64) -> Swiss {
    let mut request =
        Swiss { scores: (0..players).map(|_| lot.below(scores) as i64).collect(), ..Swiss::default() };
    for one in 0..players as u32 {
        for other in one + 1..players as u32 {
            if lot.below(100) < density {
                request.met.push((other, one));
            }
            if lot.below(100) < wishes {
                request.apart.push((one, other));
            }
        }
    }
    if players % 2 == 1 {
        request.bye = Some(lot.below(players as u64) as u32);
        request.byes_had = (0..players as u32).filter(|_| lot.below(4) == 0).collect();
    }
    request
}

/// All complete pairings of some players.
pub(crate) fn all_pairings(players: &[u32]) -> Vec<Vec<(u32, u32)>> {
    let Some((&first, rest)) = players.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for (at, &other) in rest.iter().enumerate() {
        let left: Vec<u32> =
            rest.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, player)| *player).collect();
        for mut pairs in all_pairings(&left) {
            pairs.push((first, other));
            all.push(pairs);
        }
    }
    all
}

/// Rematches, wishes, crossings from the top, passings from the top: counted in the plainest way.
pub(crate) fn cost(request: &Swiss, pairs: &[(u32, u32)]) -> Vec<u32> {
    let listed =
        |list: &[(u32, u32)], pair: (u32, u32)| list.iter().any(|entry| ordered(*entry) == ordered(pair));
    let count = |list: &[(u32, u32)]| pairs.iter().filter(|pair| listed(list, **pair)).count() as u32;
    let mut scores: Vec<i64> = (0..request.scores.len())
        .filter(|player| request.bye != Some(*player as u32))
        .map(|player| request.scores[player])
        .collect();
    scores.sort_unstable();
    scores.dedup();
    scores.reverse();
    let score = |player: u32| request.scores[player as usize];
    let mut cost = vec![count(&request.met), count(&request.apart)];
    for boundary in scores.windows(2) {
        let crosses = |pair: &&(u32, u32)| (score(pair.0) >= boundary[0]) != (score(pair.1) >= boundary[0]);
        cost.push(pairs.iter().filter(crosses).count() as u32);
    }
    for &group in &scores {
        let passes = |pair: &&(u32, u32)| {
            let (low, high) = (score(pair.0).min(score(pair.1)), score(pair.0).max(score(pair.1)));
            low < group && group < high
        };
        cost.push(pairs.iter().filter(passes).count() as u32);
    }
    cost
}

/// Who plays in this round.
pub(crate) fn playing(request: &Swiss) -> Vec<u32> {
    (0..request.scores.len() as u32).filter(|player| request.bye != Some(*player)).collect()
}

/// How many of `rounds` further rounds can be free of rematches after these pairs, by trying everything.
pub(crate) fn free_rounds(request: &Swiss, pairs: &[(u32, u32)], rounds: u32) -> u32 {
    let players = request.scores.len() as u32;
    let mut used: HashSet<(u32, u32)> = request.met.iter().chain(pairs).map(|pair| ordered(*pair)).collect();
    if players % 2 == 1 {
        used.extend(request.byes_had.iter().chain(&request.bye).map(|player| (*player, players)));
    }
    let places: Vec<u32> = (0..players + players % 2).collect();
    (0..=rounds).rev().find(|rounds| playable(&mut used, &places, &places, *rounds)).unwrap_or(0)
}

fn playable(used: &mut HashSet<(u32, u32)>, everybody: &[u32], standing: &[u32], rounds: u32) -> bool {
    if rounds == 0 {
        return true;
    }
    let Some((&first, rest)) = standing.split_first() else {
        return playable(used, everybody, everybody, rounds - 1);
    };
    for &other in rest {
        if used.insert((first, other)) {
            let left: Vec<u32> = rest.iter().copied().filter(|player| *player != other).collect();
            let found = playable(used, everybody, &left, rounds);
            used.remove(&(first, other));
            if found {
                return true;
            }
        }
    }
    false
}

/// A Swiss tournament played at random; keeps what pairing the next round needs.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) request: Swiss,
    pub(crate) win: i64,
    pub(crate) edge: i64,
}

impl Played {
    pub(crate) fn new(players: usize, rounds: u32) -> Played {
        let request = Swiss { scores: vec![0; players], rounds_after: rounds - 1, ..Swiss::default() };
        let mut played = Played { request, win: 5, edge: 4 };
        played.name_bye();
        played
    }

    /// The lowest player without a bye has the next one.
    pub(crate) fn name_bye(&mut self) {
        let players = self.request.scores.len() as u32;
        self.request.bye = (players % 2 == 1).then(|| {
            let byes = |player: u32| self.request.byes_had.iter().filter(|had| **had == player).count();
            (0..players)
                .min_by_key(|player| (byes(*player), self.request.scores[*player as usize]))
                .expect("somebody")
        });
    }

    /// Plays the pairs: mostly full wins, some narrow ones.
    pub(crate) fn play(&mut self, pairs: &[(u32, u32)], lot: &mut Lot) {
        for &(one, other) in pairs {
            let winner = if lot.below(2) == 0 { one } else { other };
            self.request.scores[winner as usize] += if lot.below(10) == 0 { self.edge } else { self.win };
            self.request.met.push((one, other));
        }
        if let Some(player) = self.request.bye {
            self.request.scores[player as usize] += self.win;
            self.request.byes_had.push(player);
        }
        self.request.rounds_after = self.request.rounds_after.saturating_sub(1);
        self.name_bye();
    }

    /// Somebody leaves; the others are numbered anew.
    pub(crate) fn drop(&mut self, player: u32) {
        let renumber = |other: u32| if other > player { other - 1 } else { other };
        self.request.scores.remove(player as usize);
        self.request.met.retain(|&(one, other)| one != player && other != player);
        for pair in &mut self.request.met {
            *pair = (renumber(pair.0), renumber(pair.1));
        }
        self.request.byes_had.retain(|had| *had != player);
        for had in &mut self.request.byes_had {
            *had = renumber(*had);
        }
        self.name_bye();
    }
}
