//! What the runs of one structure add up to.

use rulebook::{Saying, say};
use serde_json::{Value, json};

/// The places of the best player that are told apart.
const PLACES: [(&str, usize); 6] =
    [("1", 1), ("2", 2), ("3–4", 4), ("5–8", 8), ("9–16", 16), ("17+", usize::MAX)];

/// Sums over runs. Adding is all that is done with them, so their order does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) runs: u64,
    pub(super) finished: u64,
    pub(super) players: u64,
    pub(super) rounds: u64,
    pub(super) floats: u64,
    pub(super) rematches: u64,
    pub(super) cuts: u64,
    pub(super) one_loss: u64,
    pub(super) one_loss_missed: u64,
    pub(super) cuts_with_a_miss: u64,
    pub(super) unbeaten_missed: u64,
    pub(super) top_4: u64,
    pub(super) top_8: u64,
    places: [u64; PLACES.len()],
}

impl Tally {
    /// Both together.
    pub(super) fn with(mut self, other: Tally) -> Tally {
        self.runs += other.runs;
        self.finished += other.finished;
        self.players = self.players.max(other.players);
        self.rounds += other.rounds;
        self.floats += other.floats;
        self.rematches += other.rematches;
        self.cuts += other.cuts;
        self.one_loss += other.one_loss;
        self.one_loss_missed += other.one_loss_missed;
        self.cuts_with_a_miss += other.cuts_with_a_miss;
        self.unbeaten_missed += other.unbeaten_missed;
        self.top_4 += other.top_4;
        self.top_8 += other.top_8;
        for (mine, theirs) in self.places.iter_mut().zip(other.places) {
            *mine += theirs;
        }
        self
    }

    /// The best player came in at that place, from 0.
    pub(super) fn count_place(&mut self, place: usize) {
        let slot = PLACES.iter().position(|(_, last)| place < *last).unwrap_or(PLACES.len() - 1);
        self.places[slot] += 1;
    }

    /// The figures people compare, in the same order for every structure.
    pub(super) fn figures(&self) -> Vec<(Saying, String)> {
        let percent = |part: u64, whole: u64| tenths(part.saturating_mul(1000), whole) + " %";
        let each = |part: u64| tenths(part.saturating_mul(10), self.finished);
        let cut =
            |part: u64, whole: u64| if self.cuts == 0 { "–".to_owned() } else { percent(part, whole) };
        vec![
            (say!("simulate-rounds"), each(self.rounds)),
            (say!("simulate-best-wins"), percent(self.places[0], self.finished)),
            (say!("simulate-top", size = 4), percent(self.top_4, self.finished * self.players.min(4))),
            (say!("simulate-top", size = 8), percent(self.top_8, self.finished * self.players.min(8))),
            (say!("simulate-one-loss-missed"), cut(self.one_loss_missed, self.one_loss)),
            (say!("simulate-cut-with-a-miss"), cut(self.cuts_with_a_miss, self.cuts)),
            (say!("simulate-unbeaten-missed"), cut(self.unbeaten_missed, self.cuts)),
            (say!("simulate-floats"), each(self.floats)),
            (say!("simulate-rematches"), each(self.rematches)),
        ]
    }

    /// Where the best player came in, in whole percent of the runs.
    pub(super) fn places_of_the_best(&self) -> Vec<(&'static str, u64)> {
        let share = |times: u64| (times * 200 + self.finished) / (self.finished.max(1) * 2);
        let shares = PLACES.iter().zip(self.places).map(|((place, _), times)| (*place, share(times)));
        let listed: Vec<(&'static str, u64)> = shares.collect();
        let groups =
            PLACES.iter().position(|(_, last)| *last as u64 >= self.players).unwrap_or(PLACES.len() - 1);
        listed[..=groups].to_vec()
    }

    /// The sums for machines.
    pub(super) fn json(&self, structure: &str) -> Value {
        let places: serde_json::Map<String, Value> = PLACES
            .iter()
            .zip(self.places)
            .map(|((place, _), times)| (place.replace('–', "-"), json!(times)))
            .collect();
        json!({
            "structure": structure,
            "finished": self.finished,
            "rounds": self.rounds,
            "best_wins": self.places[0],
            "best_place": places,
            "top_4_hits": self.top_4,
            "top_8_hits": self.top_8,
            "cuts": self.cuts,
            "one_loss": self.one_loss,
            "one_loss_missed": self.one_loss_missed,
            "cuts_with_a_miss": self.cuts_with_a_miss,
            "unbeaten_missed": self.unbeaten_missed,
            "floats": self.floats,
            "rematches": self.rematches,
        })
    }
}

/// A quotient with one decimal, from ten times its numerator.
fn tenths(ten_times: u64, whole: u64) -> String {
    let whole = whole.max(1);
    let rounded = (ten_times * 2 + whole) / (whole * 2);
    format!("{}.{}", rounded / 10, rounded % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_rounded() {
        assert_eq!(tenths(10, 3), "0.3");
        assert_eq!(tenths(1000, 3), "33.3");
        assert_eq!(tenths(2000, 3), "66.7");
        assert_eq!(tenths(5, 0), "0.5");
    }

    #[test]
    fn places_fall_into_their_groups() {
        let mut tally = Tally { finished: 4, players: 8, ..Tally::default() };
        for place in [0, 1, 3, 7] {
            tally.count_place(place);
        }
        assert_eq!(tally.places_of_the_best(), [("1", 25), ("2", 25), ("3–4", 25), ("5–8", 25)]);
    }
}
