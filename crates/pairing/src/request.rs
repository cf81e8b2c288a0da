//! What is asked for: a field of players, who met whom, and what the organiser wishes.

use std::fmt;

/// One round of a Swiss stage to be paired. Players are the numbers `0..scores.len()`; only those still in are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swiss {
    /// Each player's score. Equal scores form a group; higher groups are paired first.
    pub scores: Vec<i64>,
    /// Pairs that have already met in this stage, in any order. A pair that met twice may stand here twice.
    pub met: Vec<(u32, u32)>,
    /// Pairs the organiser wishes to keep apart in this round. Weaker than no rematch, stronger than few floats.
    pub apart: Vec<(u32, u32)>,
    /// Who has the bye in this round. Must be given exactly if the number of players is odd.
    pub bye: Option<u32>,
    /// Players who already had a bye in this stage. Used only to look ahead in odd fields.
    pub byes_had: Vec<u32>,
    /// Announced rounds of this stage that come after this one.
    pub rounds_after: u32,
}

/// Why a request makes no sense. In order of precedence: the first that applies is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// More players than can be numbered.
    TooManyPlayers { players: usize, most: usize },
    /// A number that is no player of this field.
    UnknownPlayer { list: List, at: usize, player: u32, players: usize },
    /// A pair of a player with himself or herself.
    SamePlayer { list: List, at: usize, player: u32 },
    /// An odd number of players needs somebody with the bye.
    ByeMissing { players: usize },
    /// An even number of players leaves no place for a bye.
    ByeNeedless { players: usize, player: u32 },
}

/// Which list of a [`Swiss`] a [`Malformed`] entry stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    Met,
    Apart,
    Bye,
    ByesHad,
}

impl Swiss {
    /// The most players one round can have.
    pub const MOST_PLAYERS: usize = 1 << 24;

    /// Whether the request makes sense; the first thing that does not, otherwise.
    pub fn check(&self) -> Result<(), Malformed> {
        let players = self.scores.len();
        if players > Swiss::MOST_PLAYERS {
            return Err(Malformed::TooManyPlayers { players, most: Swiss::MOST_PLAYERS });
        }
        for (list, pairs) in [(List::Met, &self.met), (List::Apart, &self.apart)] {
            for (at, &(one, other)) in pairs.iter().enumerate() {
                for player in [one, other] {
                    known(list, at, player, players)?;
                }
                if one == other {
                    return Err(Malformed::SamePlayer { list, at, player: one });
                }
            }
        }
        if let Some(player) = self.bye {
            known(List::Bye, 0, player, players)?;
        }
        for (at, &player) in self.byes_had.iter().enumerate() {
            known(List::ByesHad, at, player, players)?;
        }
        match (self.bye, players % 2) {
            (None, 1) => Err(Malformed::ByeMissing { players }),
            (Some(player), 0) => Err(Malformed::ByeNeedless { players, player }),
            _ => Ok(()),
        }
    }
}

fn known(list: List, at: usize, player: u32, players: usize) -> Result<(), Malformed> {
    if (player as usize) < players {
        Ok(())
    } else {
        Err(Malformed::UnknownPlayer { list, at, player, players })
    }
}

impl fmt::Display for List {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            List::Met => "met",
            List::Apart => "apart",
            List::Bye => "bye",
            List::ByesHad => "byes_had",
        })
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Malformed::TooManyPlayers { players, most } => {
                write!(out, "{players} players; at most {most} can be paired")
            }
            Malformed::UnknownPlayer { list, at, player, players } => {
                write!(out, "{list}[{at}] names player {player}; players are numbered below {players}")
            }
            Malformed::SamePlayer { list, at, player } => {
                write!(
                    out,
                    "{list}[{at}] pairs player {player} with the same player; two different ones are needed"
                )
            }
            Malformed::ByeMissing { players } => {
                write!(out, "{players} players are odd; bye must name one of them")
            }
            Malformed::ByeNeedless { players, player } => {
                write!(out, "{players} players are even; bye must not name player {player}")
            }
        }
    }
}

impl std::error::Error for Malformed {}

#[cfg(test)]
mod tests {
    use super::*;

    fn four() -> Swiss {
        Swiss { scores: vec![0; 4], ..Swiss::default() }
    }

    #[test]
    fn a_request_that_makes_no_sense_is_told_what_would() {
        let cases = [
            (
                Swiss { met: vec![(0, 1), (2, 4)], ..four() },
                "met[1] names player 4; players are numbered below 4",
            ),
            (
                Swiss { apart: vec![(3, 3)], ..four() },
                "apart[0] pairs player 3 with the same player; two different ones are needed",
            ),
            (
                Swiss { byes_had: vec![9], ..four() },
                "byes_had[0] names player 9; players are numbered below 4",
            ),
            (Swiss { bye: Some(4), ..four() }, "bye[0] names player 4; players are numbered below 4"),
            (Swiss { bye: Some(1), ..four() }, "4 players are even; bye must not name player 1"),
            (Swiss { scores: vec![0; 3], ..four() }, "3 players are odd; bye must name one of them"),
        ];
        for (request, says) in cases {
            assert_eq!(request.check().map_err(|malformed| malformed.to_string()), Err(says.to_owned()));
        }
        assert_eq!(four().check(), Ok(()));
        assert_eq!(Swiss::default().check(), Ok(()));
    }

    #[test]
    fn a_pair_that_met_twice_may_be_listed_twice() {
        assert_eq!(Swiss { met: vec![(0, 1), (1, 0)], ..four() }.check(), Ok(()));
    }
}
