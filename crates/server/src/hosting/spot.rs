//! How a match is called at its table: the tournament, the round, the place, and who plays. A round that is drawn again has other
//! matches and so other tables.

use tournament::{Match, MatchId, PersonId, Progress, RoundNo, Seats, Tournament};

/// A match that is played at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) code: String,
    pub(crate) id: MatchId,
    pub(crate) players: [PersonId; 2],
}

impl Spot {
    /// The match of two players there, if everybody may know of it and matches may be played at tables.
    pub(crate) fn of(code: &str, tournament: &Tournament, id: MatchId) -> Option<Spot> {
        let published = tournament.round(id.round).is_some_and(|round| round.progress > Progress::Drawn);
        let offered = tournament.settings().tables && tournament.pack().table.is_some();
        match tournament.match_of(id).filter(|_| published && offered)?.seats {
            Seats::Pair(one, two) => Some(Spot { code: code.to_owned(), id, players: [one, two] }),
            Seats::Bye(_) | Seats::Nobody(..) => None,
        }
    }

    /// The match as it stands, if it is still this one.
    pub(super) fn standing<'a>(&self, tournament: &'a Tournament) -> Option<&'a Match> {
        let same = Spot::of(&self.code, tournament, self.id).as_ref() == Some(self);
        tournament.match_of(self.id).filter(|_| same)
    }

    pub(crate) fn text(&self) -> String {
        let Spot { code, id, players: [one, two] } = self;
        format!("{code}/{}/{}/{}-{}", id.round.0, id.place, one.0, two.0)
    }

    pub(super) fn read(text: &str) -> Option<Spot> {
        let mut parts = text.split('/');
        let (code, round, place) = (parts.next()?, parts.next()?, parts.next()?);
        let (one, two) = parts.next()?.split_once('-')?;
        let id = MatchId { round: RoundNo(round.parse().ok()?), place: place.parse().ok()? };
        let players = [PersonId(one.parse().ok()?), PersonId(two.parse().ok()?)];
        parts.next().is_none().then(|| Spot { code: code.to_owned(), id, players })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_called_the_same_when_read_again() {
        let id = MatchId { round: RoundNo(3), place: 11 };
        let spot = Spot { code: "K7RX2M".to_owned(), id, players: [PersonId(4), PersonId(9)] };
        assert_eq!(Spot::read(&spot.text()), Some(spot));
        for text in ["", "K7RX2M", "K7RX2M/1/0", "K7RX2M/1/0/4", "K7RX2M/x/0/4-9", "K7RX2M/1/0/4-9/1"] {
            assert_eq!(Spot::read(text), None, "{text}");
        }
    }
}
