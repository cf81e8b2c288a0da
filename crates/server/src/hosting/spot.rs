//! How a match is called at its table: the tournament, the round, the place, and who plays. A round that is drawn again has other
//! matches and so other tables; a drawn game that is played on has another table for each game round more.

use tournament::{Match, MatchId, PersonId, Progress, RoundNo, Seats, Tournament};

/// A match that is played at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) code: String,
    pub(crate) id: MatchId,
    pub(crate) players: [PersonId; 2],
    /// How often it was played on before this game: 0 at the match's first table.
    pub(crate) extra: u16,
}

impl Spot {
    /// The match of two players there, if everybody may know of it and matches may be played at tables.
    pub(crate) fn of(code: &str, tournament: &Tournament, id: MatchId) -> Option<Spot> {
        let published = tournament.round(id.round).is_some_and(|round| round.progress > Progress::Drawn);
        let offered = tournament.settings().tables && tournament.pack().table.is_some();
        let it = tournament.match_of(id).filter(|_| published && offered)?;
        match it.seats {
            Seats::Pair(one, two) => {
                Some(Spot { code: code.to_owned(), id, players: [one, two], extra: it.extra.begun })
            }
            Seats::Bye(_) | Seats::Nobody(..) => None,
        }
    }

    /// The match as it stands, if it is still this one and this is its newest game.
    pub(super) fn standing<'a>(&self, tournament: &'a Tournament) -> Option<&'a Match> {
        self.known(tournament).filter(|it| it.extra.begun == self.extra)
    }

    /// The match as it stands, if it is still this one, whichever of its games this is.
    pub(super) fn known<'a>(&self, tournament: &'a Tournament) -> Option<&'a Match> {
        let newest = Spot::of(&self.code, tournament, self.id)?;
        let one_of_its_games = newest.players == self.players && self.extra <= newest.extra;
        tournament.match_of(self.id).filter(|_| one_of_its_games)
    }

    /// The table of the game before, if the match was played on.
    pub(super) fn before(&self) -> Option<Spot> {
        Some(Spot { extra: self.extra.checked_sub(1)?, ..self.clone() })
    }

    pub(crate) fn text(&self) -> String {
        let Spot { code, id, players: [one, two], extra } = self;
        let match_of = format!("{code}/{}/{}/{}-{}", id.round.0, id.place, one.0, two.0);
        if *extra == 0 { match_of } else { format!("{match_of}/{extra}") }
    }

    pub(super) fn read(text: &str) -> Option<Spot> {
        let mut parts = text.split('/');
        let (code, round, place) = (parts.next()?, parts.next()?, parts.next()?);
        let (one, two) = parts.next()?.split_once('-')?;
        let id = MatchId { round: RoundNo(round.parse().ok()?), place: place.parse().ok()? };
        let players = [PersonId(one.parse().ok()?), PersonId(two.parse().ok()?)];
        let extra = parts.next().map_or(Some(0), |extra| extra.parse().ok().filter(|extra| *extra > 0))?;
        parts.next().is_none().then(|| Spot { code: code.to_owned(), id, players, extra })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_called_the_same_when_read_again() {
        let id = MatchId { round: RoundNo(3), place: 11 };
        for extra in [0, 1, 12] {
            let spot = Spot { code: "K7RX2M".to_owned(), id, players: [PersonId(4), PersonId(9)], extra };
            assert_eq!(Spot::read(&spot.text()), Some(spot));
        }
        let other = ["K7RX2M/1/0/4-9/x", "K7RX2M/1/0/4-9/0", "K7RX2M/1/0/4-9/1/1"];
        let short = ["", "K7RX2M", "K7RX2M/1/0", "K7RX2M/1/0/4", "K7RX2M/x/0/4-9"];
        for text in short.into_iter().chain(other) {
            assert_eq!(Spot::read(text), None, "{text}");
        }
    }
}
