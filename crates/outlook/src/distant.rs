//! What can be proved about places with rounds to come that nobody has drawn yet.
//!
//! Nothing is known of later pairings but that every match has at most one winner. So at most so many players can reach so many
//! points, and whoever needs fewest wins comes first. How many need how many wins is found out once for all who have as many points.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::race::Race;

/// What was found out so far.
#[derive(Debug)]
pub(crate) struct Distant<'a> {
    race: &'a Race,
    /// How many have more than so many points for certain.
    beyond: RefCell<BTreeMap<u32, usize>>,
    /// How many reach so many points with no win, with one, with two and so on.
    reaching: RefCell<BTreeMap<u32, Vec<usize>>>,
}

/// What somebody has, and how often something is added to it.
#[derive(Clone, Copy, Debug)]
struct Stand {
    points: u32,
    /// Matches still to be played, the one under way among them.
    to_play: u32,
}

impl<'a> Distant<'a> {
    pub(crate) fn new(race: &'a Race) -> Distant<'a> {
        Distant { race, beyond: RefCell::default(), reaching: RefCell::default() }
    }

    /// The best and the worst place of a player, from 1. `own` is how the match under way ends, if the player has one.
    pub(crate) fn extremes(&self, player: u32, own: Option<(usize, u8)>) -> (usize, usize) {
        let race = self.race;
        let mine = race.stand(player, own);
        let least = mine.points + mine.to_play * race.worst;
        let most = mine.points + mine.to_play * race.best;
        let mut must = self.beyond(most);
        let mut reaching = self.reaching(least);
        let mut recount = |at: u32, own: Option<(usize, u8)>, counts: bool| {
            let stand = race.stand(at, own);
            let changed = |count: &mut usize| if counts { *count += 1 } else { *count -= 1 };
            if race.is_beyond(stand, most) {
                changed(&mut must);
            }
            if let Some(count) = race.wins_to(stand, least).and_then(|wins| reaching.get_mut(wins as usize)) {
                changed(count);
            }
        };
        recount(player, None, false);
        // The opponent's match is no longer open either.
        let opponent = own.zip(race.seat[player as usize]);
        let opponent = opponent.map(|((at, _), (_, side))| race.open[at].players[1 - side]);
        if let Some(opponent) = opponent.filter(|at| race.contends[*at as usize]) {
            recount(opponent, None, false);
            recount(opponent, own, true);
        }
        (1 + must, 1 + could_reach(&reaching, race.wins_to_come(own.is_some())))
    }

    fn beyond(&self, most: u32) -> usize {
        let race = self.race;
        let count = || race.contenders().filter(|at| race.is_beyond(race.stand(*at, None), most)).count();
        *self.beyond.borrow_mut().entry(most).or_insert_with(count)
    }

    fn reaching(&self, least: u32) -> Vec<usize> {
        let race = self.race;
        let count = || {
            let mut reaching = vec![0; usize::from(race.later_rounds) + 2];
            for wins in race.contenders().filter_map(|at| race.wins_to(race.stand(at, None), least)) {
                reaching[wins as usize] += 1;
            }
            reaching
        };
        self.reaching.borrow_mut().entry(least).or_insert_with(count).clone()
    }
}

impl Race {
    fn contenders(&self) -> impl Iterator<Item = u32> {
        (0..self.points.len() as u32).filter(|at| self.contends[*at as usize])
    }

    /// Where somebody stands when one match, if one is named, ends that way.
    fn stand(&self, at: u32, named: Option<(usize, u8)>) -> Stand {
        let later = if self.active[at as usize] { u32::from(self.later_rounds) } else { 0 };
        let points = self.points[at as usize];
        match (self.seat[at as usize], named) {
            (Some((it, side)), Some((ended, way))) if it == ended => {
                Stand { points: points + self.ways[usize::from(way)].points[side], to_play: later }
            }
            (seat, _) => Stand { points, to_play: later + u32::from(seat.is_some()) },
        }
    }

    /// Whether somebody has more points than that whatever happens.
    fn is_beyond(&self, it: Stand, points: u32) -> bool {
        it.points + it.to_play * self.worst > points
    }

    /// With how many wins somebody reaches so many points; nothing if there are not so many to be had.
    fn wins_to(&self, it: Stand, points: u32) -> Option<u32> {
        let without = it.points + it.to_play * self.best_unwon;
        let wins = match (points.saturating_sub(without), self.best.saturating_sub(self.best_unwon)) {
            (0, _) => 0,
            (_, 0) => return None,
            (lacking, gain) => lacking.div_ceil(gain),
        };
        (wins <= it.to_play).then_some(wins)
    }

    /// How many wins there are to be had, with or without one match that is still open.
    fn wins_to_come(&self, without_one: bool) -> u64 {
        let field = self.active.iter().filter(|active| **active).count() as u64;
        let open = self.open.len() as u64 - u64::from(without_one);
        open + u64::from(self.later_rounds) * field.div_ceil(2)
    }
}

/// How many reach their points if so many wins are shared out, first to those who need fewest.
fn could_reach(reaching: &[usize], mut wins: u64) -> usize {
    let mut could = 0;
    for (each, count) in (0_u64..).zip(reaching) {
        let served = wins.checked_div(each).map_or(*count, |most| (*count).min(most as usize));
        could += served;
        wins -= served as u64 * each;
    }
    could
}
