//! What can be proved about one player's place in the last round without playing every case out.
//!
//! The open matches are independent, so the most and the fewest players ahead of somebody is a sum over matches. On equal points
//! the strength of schedule decides; it is known only between two bounds, because the opponents are still playing. Whoever
//! could be ahead counts in the worst case, whoever must be ahead in the best. Further tie-breakers and the lot count against
//! both claims, so neither is ever made too early.

use std::cmp::Reverse;

use regulations::TieBreaker;

use crate::race::{Race, Way};

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

/// Points and points per round between bounds.
struct Between {
    points: Vec<[u32; 2]>,
    per_round: Vec<[i128; 2]>,
}

impl Race {
    /// The extremes of a player whose own match, if it is still open, ends that way.
    pub(crate) fn extremes(&self, player: u32, own: Option<(usize, u8)>) -> Extremes {
        let between = self.between(own);
        let mine = between.points[player as usize][0];
        let schedule = self.mean(player, self.sums(player, &between));
        let rival = |points: u32, bounds: &dyn Fn() -> [i128; 2]| {
            let (could, must) = match points.cmp(&mine) {
                std::cmp::Ordering::Greater => (true, true),
                std::cmp::Ordering::Less => (false, false),
                std::cmp::Ordering::Equal
                    if self.tie_breakers.first() == Some(&TieBreaker::StrengthOfSchedule) =>
                {
                    let bounds = bounds();
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
                let ahead = rival(between.points[at as usize][0], &|| self.mean(at, self.sums(at, &between)));
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
            let judged = |way: &Way| {
                let (mut could, mut must, mut favour) = (0, 0, 0);
                for (side, one) in it.players.iter().enumerate() {
                    let other = it.players[1 - side] as usize;
                    if friends.contains(one) {
                        favour += way.points[side];
                    }
                    if !self.contends[*one as usize] {
                        continue;
                    }
                    let bounds = || {
                        let fixed = i128::from(self.points[other] + way.points[1 - side])
                            * self.share(self.played[other] as usize);
                        let (sums, loose) = (self.sums(*one, &between), between.per_round[other]);
                        self.mean(*one, [sums[0] - loose[0] + fixed, sums[1] - loose[1] + fixed])
                    };
                    let ahead = rival(self.points[*one as usize] + way.points[side], &bounds);
                    could += ahead.0;
                    must += ahead.1;
                }
                (could, must, favour)
            };
            let mut most_could = 0;
            let mut least_must = usize::MAX;
            let (mut helping, mut hurting) = ((None, 0), (None, 0));
            for (at, way) in (0..).zip(&self.ways) {
                let (could, must, favour) = judged(way);
                most_could = most_could.max(could);
                least_must = least_must.min(must);
                helping = helping.max((Some((Reverse((must, could)), favour)), at));
                hurting = hurting.max((Some(((could, must), Reverse(favour))), at));
            }
            could += most_could;
            must += least_must;
            extremes.helping.push(helping.1);
            extremes.hurting.push(hurting.1);
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
        Between { points, per_round }
    }

    /// Sums over the opponents, before the mean is taken.
    fn sums(&self, at: u32, between: &Between) -> [i128; 2] {
        let met = || self.opponents[at as usize].iter().map(|other| between.per_round[*other as usize]);
        [met().map(|it| it[0]).sum(), met().map(|it| it[1]).sum()]
    }

    fn mean(&self, at: u32, sums: [i128; 2]) -> [i128; 2] {
        sums.map(|sum| sum * self.share(self.opponents[at as usize].len()))
    }
}
