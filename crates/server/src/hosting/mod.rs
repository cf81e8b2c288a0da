//! Matches at tables on the platform: a table for each match of a published round, whoever is at it, and what comes back.
//!
//! No game is named here: the regulations say which kind of table they are played at, the areas say which kinds there are.
//! `spot` is how a match is called at its table, `host` says who somebody is there, `result` takes the game back as both players'
//! report, `follow` keeps tables in step with their tournament.

mod follow;
mod host;
mod result;
mod spot;

use access::Subject;
use tournament::{MatchId, Moment, Tournament};
use web::hosting::{Kind, Lively, News, Opening, Round, Stand};

use crate::{App, clock};
use web::Problem;

pub(crate) use follow::follow;
pub(crate) use host::with_host;
pub(crate) use spot::Spot;

impl App {
    /// Every kind of table there is here.
    fn kinds(&self) -> [&dyn Kind; 2] {
        [&self.play, &self.tables]
    }

    /// The kind of table matches of that tournament are played at, if they may be.
    pub(crate) fn kind_of(&self, tournament: &Tournament) -> Option<&dyn Kind> {
        let name = tournament.pack().table.as_deref().filter(|_| tournament.settings().tables)?;
        self.kinds().into_iter().find(|kind| kind.name() == name)
    }

    /// Tables of all kinds at which somebody is now and everybody may look on or sit down.
    pub(crate) fn lively(&self) -> Vec<Lively> {
        self.kinds().into_iter().flat_map(Kind::lively).collect()
    }

    /// The address of the table with that code, of whatever kind it is.
    pub(crate) async fn table_by_code(&self, code: &str) -> Result<Option<String>, Problem> {
        for kind in self.kinds() {
            if let Some(address) = kind.address(code).await? {
                return Ok(Some(address));
            }
        }
        Ok(None)
    }

    /// Opens the table of a match, if it was not opened yet; `None` where there is none to open.
    pub(crate) async fn open_table(
        &self,
        tournament: &Tournament,
        spot: &Spot,
    ) -> Result<Option<Stand>, Problem> {
        let Some(kind) = self.kind_of(tournament) else { return Ok(None) };
        let player = |at: usize| {
            let person = spot.players[at];
            let key = Subject::person(&spot.code, person).text();
            (tournament.name_of(person), key)
        };
        let opening = Opening {
            at: spot.text(),
            players: [player(0), player(1)],
            forces: forces(tournament),
            drawn_begins: tournament.pack().lists.first_player == regulations::FirstPlayer::Begins,
            before: spot.before().map(|spot| spot.text()),
            news: news(tournament, spot, clock::now()),
        };
        kind.open(&opening).await.map(Some)
    }

    /// How the table of a match stands, if it was opened.
    pub(crate) async fn table_stand(
        &self,
        tournament: &Tournament,
        spot: &Spot,
    ) -> Result<Option<Stand>, Problem> {
        match self.kind_of(tournament) {
            Some(kind) => kind.stand(&spot.text()).await,
            None => Ok(None),
        }
    }
}

/// What the organizer set for the forces of a match, or what the game usually has.
pub(crate) fn forces(tournament: &Tournament) -> Option<(u32, bool)> {
    let (forces, settings) = (tournament.pack().forces?, tournament.settings());
    Some((settings.force_points.unwrap_or(forces.usual), settings.force_points_anyway))
}

/// The matches of the current round that are played at tables.
pub(crate) fn spots(code: &str, tournament: &Tournament) -> Vec<Spot> {
    let Some(round) = tournament.current_round() else { return Vec::new() };
    let places = 0..u16::try_from(round.matches.len()).unwrap_or(u16::MAX);
    places.filter_map(|place| Spot::of(code, tournament, MatchId { round: round.number, place })).collect()
}

/// What a match's table has to know.
fn news(tournament: &Tournament, spot: &Spot, now: Moment) -> News {
    let started = tournament.round(spot.id.round).is_some_and(|round| round.clock.started.is_some());
    let it = tournament.match_of(spot.id);
    if it.is_some_and(|it| it.extra.begun > spot.extra) {
        // This game was drawn: the match goes on at another table.
        return News { round: Round::TimeCalled, result: Some(None) };
    }
    let round = match tournament.phase(spot.id, now) {
        _ if !started => Round::Waiting,
        // The time of the round is over for what was drawn, not for what is played on.
        Some(_) if it.is_some_and(|it| it.extra.under_way) => Round::Play,
        Some(phase) if phase.play && phase.nothing_new.is_none() => Round::Play,
        Some(_) => Round::TimeCalled,
        None => Round::Waiting,
    };
    let result = it.filter(|it| it.result.is_some()).map(|it| {
        let winner = tournament.winner_of(it);
        spot.players.iter().position(|player| Some(*player) == winner)
    });
    News { round, result }
}
