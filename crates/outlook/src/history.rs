//! One player's day: round by round whom, with what outcome, and where it left the player in the table.

use std::sync::Arc;

use tournament::{GameResult, MatchId, PersonId, Progress, RoundKind, RoundNo, Tournament};

/// A round of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which round.
    pub round: RoundNo,
    /// Swiss or elimination.
    pub kind: RoundKind,
    /// The match; none for a round missed.
    pub id: Option<MatchId>,
    /// At which table.
    pub table: Option<u16>,
    /// Against whom; nobody for a bye or a round missed.
    pub opponent: Option<PersonId>,
    /// The outcome's name in the pack.
    pub outcome: Option<String>,
    /// Points it gave.
    pub points: u32,
    /// How it came about.
    pub result: Option<Arc<GameResult>>,
    /// Place and points in the table afterwards, for Swiss rounds.
    pub standing: Option<(u32, u32)>,
}

/// The closed rounds of a player, in order.
pub fn history(tournament: &Tournament, player: PersonId) -> Vec<Played> {
    let pack = tournament.pack();
    let points = |outcome: &str| pack.outcome(outcome).map_or(0, |outcome| outcome.points);
    let closed = tournament.rounds().iter().filter(|round| round.progress == Progress::Closed);
    closed
        .filter_map(|round| {
            let place = round.matches.iter().position(|it| it.seats.seats(player));
            let missed = round.unpaired.contains(&player);
            if place.is_none() && !missed {
                return None;
            }
            let it = place.map(|place| &round.matches[place]);
            let outcome = match it {
                Some(it) => it.outcome_of(player).map(ToOwned::to_owned),
                None => Some(pack.unpaired_loss.clone()),
            };
            let standing = (round.kind == RoundKind::Swiss)
                .then(|| tournament.standings(round.number).into_iter().find(|(id, _)| *id == player))
                .flatten()
                .map(|(_, row)| (row.rank, row.points));
            Some(Played {
                round: round.number,
                kind: round.kind,
                id: place.map(|place| MatchId { round: round.number, place: place as u16 }),
                table: it.and_then(|it| it.table),
                opponent: it.and_then(|it| it.seats.opponent_of(player)),
                points: outcome.as_deref().map_or(0, points),
                outcome,
                result: it.and_then(|it| it.result.clone()),
                standing,
            })
        })
        .collect()
}
