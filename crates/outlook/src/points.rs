//! What points alone say about places: how many are ahead of so many points, found out once for all who have as many.
//!
//! Most verdicts follow from that, and of thousands of players only those near the line are left to look at one by one
//! (`bounds.rs`). What is proved here would be proved there too: whoever has more points is ahead whatever the tie-breakers say,
//! and whoever has as many only could be.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::race::{Open, Race};

/// How many players are ahead of so many points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ahead {
    /// However the open matches end.
    must: usize,
    /// If all goes wrong.
    could: usize,
}

/// What was found out so far, by points.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    race: &'a Race,
    known: RefCell<BTreeMap<u32, Ahead>>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(race: &'a Race) -> Places<'a> {
        Places { race, known: RefCell::default() }
    }

    /// No better and no worse place than these, from 1, for a player whose own match, if it is still open, ends that way. For the
    /// last round.
    pub(crate) fn extremes(&self, player: u32, own: Option<(usize, u8)>) -> (usize, usize) {
        let race = self.race;
        let seat = race.seat[player as usize].zip(own);
        let Some(((at, side), (_, way))) = seat else {
            let points = race.points[player as usize];
            let all = self.ahead_of(points);
            // Among those who have as many is the player.
            return (1 + all.must, all.could.max(1));
        };
        let way = &race.ways[usize::from(way)];
        let points = race.points[player as usize] + way.points[side];
        let (all, here) = (self.ahead_of(points), race.ahead_in(&race.open[at], points));
        let opponent = race.open[at].players[1 - side];
        let his = race.points[opponent as usize] + way.points[1 - side];
        let contends = race.contends[opponent as usize];
        let must = all.must - here.must + usize::from(contends && his > points);
        let could = all.could - here.could + usize::from(contends && his >= points);
        (1 + must, 1 + could)
    }

    fn ahead_of(&self, points: u32) -> Ahead {
        *self.known.borrow_mut().entry(points).or_insert_with(|| self.race.ahead_of(points))
    }
}

impl Race {
    fn ahead_of(&self, points: u32) -> Ahead {
        let mut ahead = Ahead::default();
        let sat_out = |at: &usize| self.contends[*at] && self.seat[*at].is_none();
        for at in (0..self.points.len()).filter(sat_out) {
            ahead.must += usize::from(self.points[at] > points);
            ahead.could += usize::from(self.points[at] >= points);
        }
        for it in &self.open {
            let here = self.ahead_in(it, points);
            ahead.must += here.must;
            ahead.could += here.could;
        }
        ahead
    }

    /// How many of the two players of an open match.
    fn ahead_in(&self, it: &Open, points: u32) -> Ahead {
        let mut here = Ahead { must: 2, could: 0 };
        for way in &self.ways {
            let (mut must, mut could) = (0, 0);
            for (player, more) in it.players.iter().zip(way.points) {
                let reached = self.points[*player as usize] + more;
                let contends = self.contends[*player as usize];
                must += usize::from(contends && reached > points);
                could += usize::from(contends && reached >= points);
            }
            here = Ahead { must: here.must.min(must), could: here.could.max(could) };
        }
        here
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Field;

    /// What points alone say is never more than what is known with the strength of schedule, and says enough for most.
    #[test]
    fn points_alone_prove_nothing_that_is_not_so() {
        let (mut asked, mut proved) = (0, 0);
        for (pack, seed) in [("conquest-1.2", 1), ("l5r-2.3", 2), ("epic", 3)] {
            for settled in [0, 9] {
                let field = Field { pack, players: 65, rounds: 5, drawn: 5, cut: Some(8), settled, seed };
                let race = Race::of(&field.tournament()).expect("a Swiss round is drawn");
                let places = Places::new(&race);
                for player in (0..race.points.len() as u32).filter(|at| race.contends[*at as usize]) {
                    let ways: Vec<Option<(usize, u8)>> = match race.seat[player as usize] {
                        Some((at, _)) => (0..race.ways.len() as u8).map(|way| Some((at, way))).collect(),
                        None => vec![None],
                    };
                    for own in ways {
                        let (best, worst) = places.extremes(player, own);
                        let known = race.extremes(player, own);
                        assert!(best <= known.best && known.worst <= worst, "{pack} {player} {own:?}");
                        asked += 1;
                        proved += usize::from(best > race.places || worst <= race.places);
                    }
                }
            }
        }
        assert!(proved * 2 > asked, "{proved} of {asked}");
    }
}
