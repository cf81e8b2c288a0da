//! What can be proved about one player's place without playing every case out.
//!
//! **One round left.** The open matches are independent, so the most and the fewest players ahead of somebody is a sum over
//! matches. On equal points the strength of schedule decides; it is known only between two bounds, because the opponents
//! are still playing. Whoever could be ahead counts in the worst case, whoever must be ahead in the best. Further
//! tie-breakers and the lot count against both claims, so neither is ever made too early.
//!
//! **More rounds left.** Nothing is known of later pairings but that every match has at most one winner. So at most so many
//! players can reach so many points, and whoever needs fewest wins comes first.

use regulations::TieBreaker;

use crate::race::Race;

/// The best and the worst place somebody can have, and ways for all open matches that come near them.
#[derive(Clone, Debug)]
pub(crate) struct Extremes {
    /// No better place than this, from 1.
    pub(crate) best: usize,
    /// No worse place than this.
    pub(crate) worst: usize,
    /// Ways that help.
    pub(crate) helping: Vec<u8>,
    /// Ways that hurt.
    pub(crate) hurting: Vec<u8>,
}

/// Points per round and strength of schedule between bounds.
struct Between {
    points: Vec<[u32; 2]>,
    per_round: Vec<[i128; 2]>,
    /// Sums over the opponents, before the mean is taken.
    sums: Vec<[i128; 2]>,
}

impl Race {
    /// The extremes of a player whose own match, if it is still open, ends that way. For the last round.
    pub(crate) fn extremes(&self, player: u32, own: Option<(usize, u8)>) -> Extremes {
        let between = self.between(own);
        let mine = between.points[player as usize][0];
        let schedule = self.mean(player, between.sums[player as usize]);
        let rival = |points: u32, bounds: [i128; 2]| {
            let (could, must) = match points.cmp(&mine) {
                std::cmp::Ordering::Greater => (true, true),
                std::cmp::Ordering::Less => (false, false),
                std::cmp::Ordering::Equal
                    if self.tie_breakers.first() == Some(&TieBreaker::StrengthOfSchedule) =>
                {
                    (bounds[1] >= schedule[0], bounds[0] > schedule[1])
                }
                std::cmp::Ordering::Equal => (true, false),
            };
            (usize::from(could), usize::from(must))
        };
        let (mut could, mut must) = (0, 0);
        for at in (0..self.points.len() as u32).filter(|at| *at != player && self.contends[*at as usize]) {
            let open = self.seat[at as usize].filter(|(it, _)| own.is_none_or(|(mine, _)| mine != *it));
            if open.is_none() {
                let ahead = rival(between.points[at as usize][0], self.mean(at, between.sums[at as usize]));
                could += ahead.0;
                must += ahead.1;
            }
        }
        let mut extremes = Extremes { best: 1, worst: 1, helping: Vec::new(), hurting: Vec::new() };
        let friends = &self.opponents[player as usize];
        for (at, it) in self.open.iter().enumerate() {
            if let Some((mine, way)) = own.filter(|(mine, _)| *mine == at) {
                debug_assert_eq!(mine, at);
                extremes.helping.push(way);
                extremes.hurting.push(way);
                continue;
            }
            // For every way: who could be ahead, who must be, and what it gives to the player's own opponents.
            let judged: Vec<(usize, usize, u32)> = (self.ways.iter())
                .map(|way| {
                    let (mut could, mut must, mut favour) = (0, 0, 0);
                    for (side, one) in it.players.iter().enumerate() {
                        let other = it.players[1 - side] as usize;
                        if friends.contains(one) {
                            favour += way.points[side];
                        }
                        if !self.contends[*one as usize] {
                            continue;
                        }
                        let fixed = i128::from(self.points[other] + way.points[1 - side])
                            * self.share(self.played[other] as usize);
                        let sums = between.sums[*one as usize];
                        let loose = between.per_round[other];
                        let bounds =
                            self.mean(*one, [sums[0] - loose[0] + fixed, sums[1] - loose[1] + fixed]);
                        let ahead = rival(self.points[*one as usize] + way.points[side], bounds);
                        could += ahead.0;
                        must += ahead.1;
                    }
                    (could, must, favour)
                })
                .collect();
            could += judged.iter().map(|it| it.0).max().unwrap_or(0);
            must += judged.iter().map(|it| it.1).min().unwrap_or(0);
            let helps =
                |(could, must, favour): (usize, usize, u32)| (std::cmp::Reverse((must, could)), favour);
            let hurts =
                |(could, must, favour): (usize, usize, u32)| ((could, must), std::cmp::Reverse(favour));
            extremes.helping.push((0..judged.len()).max_by_key(|way| helps(judged[*way])).unwrap_or(0) as u8);
            extremes.hurting.push((0..judged.len()).max_by_key(|way| hurts(judged[*way])).unwrap_or(0) as u8);
        }
        extremes.best += must;
        extremes.worst += could;
        extremes
    }

    fn between(&self, own: Option<(usize, u8)>) -> Between {
        let reach = |side: usize| {
            let points = || self.ways.iter().map(move |way| way.points[side]);
            [points().min().unwrap_or(0), points().max().unwrap_or(0)]
        };
        let points: Vec<[u32; 2]> = (self.points.iter().zip(&self.seat))
            .map(|(points, seat)| match seat {
                None => [*points; 2],
                Some((at, side)) => match own.filter(|(mine, _)| mine == at) {
                    Some((_, way)) => [points + self.ways[usize::from(way)].points[*side]; 2],
                    None => reach(*side).map(|more| points + more),
                },
            })
            .collect();
        let per_round: Vec<[i128; 2]> = (points.iter().zip(&self.played))
            .map(|(points, played)| points.map(|points| i128::from(points) * self.share(*played as usize)))
            .collect();
        let sum = |met: &Vec<u32>, end: usize| met.iter().map(|other| per_round[*other as usize][end]).sum();
        let sums = self.opponents.iter().map(|met| [sum(met, 0), sum(met, 1)]).collect();
        Between { points, per_round, sums }
    }

    fn mean(&self, at: u32, sums: [i128; 2]) -> [i128; 2] {
        sums.map(|sum| sum * self.share(self.opponents[at as usize].len()))
    }

    /// The best and the worst place of a player with rounds to come that nobody has drawn yet. `own` is how the match under
    /// way ends, if the player has one.
    pub(crate) fn distant_extremes(&self, player: u32, own: Option<(usize, u8)>) -> (usize, usize) {
        let later = u32::from(self.later_rounds);
        let to_come = |at: u32| if self.active[at as usize] { later } else { 0 };
        let fixed = |at: u32| match (self.seat[at as usize], own) {
            (Some((it, side)), Some((mine, way))) if it == mine => {
                self.points[at as usize] + self.ways[usize::from(way)].points[side]
            }
            _ => self.points[at as usize],
        };
        let still_open =
            |at: u32| self.seat[at as usize].is_some_and(|(it, _)| own.is_none_or(|(mine, _)| mine != it));
        let slots = |at: u32| to_come(at) + u32::from(still_open(at));
        let least = fixed(player) + slots(player) * self.worst;
        let most = fixed(player) + slots(player) * self.best;
        let others =
            || (0..self.points.len() as u32).filter(|at| *at != player && self.contends[*at as usize]);
        let must = others().filter(|at| fixed(*at) + slots(*at) * self.worst > most).count();

        let field = self.active.iter().filter(|active| **active).count() as u32;
        let open = self.open.len() as u32 - u32::from(own.is_some());
        let mut wins = u64::from(open + later * field.div_ceil(2));
        let gain = self.best.saturating_sub(self.best_unwon);
        let mut needed: Vec<u32> = others()
            .filter_map(|at| {
                let without = fixed(at) + slots(at) * self.best_unwon;
                let lacking = least.saturating_sub(without);
                let wins = match (lacking, gain) {
                    (0, _) => 0,
                    (_, 0) => return None,
                    _ => lacking.div_ceil(gain),
                };
                (wins <= slots(at)).then_some(wins)
            })
            .collect();
        needed.sort_unstable();
        let mut could = 0;
        for need in needed {
            let Some(left) = wins.checked_sub(u64::from(need)) else { break };
            wins = left;
            could += 1;
        }
        (1 + must, 1 + could)
    }
}
