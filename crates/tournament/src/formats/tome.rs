//! The export of TOME: a dump of its whole database, then a separator and a number, which are ignored.
//!
//! A dump holds every tournament of its machine, cuts as tournaments of their own below the one they belong to, and what is
//! left of deleted ones. One tournament is taken out of it: the only one, or the one asked for.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::assembly::{Account, At, Game, Guest, Told};
use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Frame, MOST_ROUNDS, Reading};

#[derive(Debug, Deserialize)]
struct Tome {
    #[serde(rename = "entityGroupMap")]
    tables: Tables,
}

#[derive(Debug, Deserialize)]
struct Tables {
    #[serde(rename = "Tournament:#", default)]
    tournaments: Table<Tournament>,
    #[serde(rename = "Participant:#", default)]
    participants: Table<Participant>,
    #[serde(rename = "Match:#", default)]
    matches: Table<Match>,
    #[serde(rename = "MatchParticipant:#", default)]
    seats: Table<Seat>,
}

#[derive(Debug, Deserialize)]
struct Table<T> {
    entities: Vec<T>,
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table { entities: Vec::new() }
    }
}

#[derive(Debug, Deserialize)]
struct Tournament {
    #[serde(default)]
    pk: i64,
    #[serde(default)]
    name: Option<String>,
    /// The tournament this one is the cut of.
    #[serde(default)]
    parent_pk: Option<i64>,
    #[serde(default)]
    cut_size: Option<u32>,
}

#[derive(Debug, Deserialize)]
struct Participant {
    pk: i64,
    #[serde(default)]
    first_name: Option<String>,
    #[serde(default)]
    last_name: Option<String>,
    #[serde(default)]
    identity: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default = "active")]
    is_active: bool,
    #[serde(default)]
    tournament_pk: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct Match {
    pk: i64,
    round: i64,
    #[serde(default)]
    order_index: i64,
    #[serde(default)]
    tournament_pk: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct Seat {
    match_pk: i64,
    #[serde(default)]
    participant_pk: Option<i64>,
    #[serde(default)]
    table_seat: i64,
    #[serde(default)]
    points_earned: Option<i64>,
    #[serde(default)]
    is_winner: Option<bool>,
}

fn active() -> bool {
    true
}

/// Where the participants, matches and seats stand in the file.
const PARTICIPANTS: &str = "entityGroupMap.Participant:#.entities";
const MATCHES: &str = "entityGroupMap.Match:#.entities";
const SEATS: &str = "entityGroupMap.MatchParticipant:#.entities";

pub(super) fn read(text: &str, frame: &Frame<'_>) -> Result<Reading, FormatProblem> {
    let file: Tome = rulebook::reading::read_first(text).map_err(|misread| FormatProblem::json(&misread))?;
    let dump = Dump::of(file.tables);
    let chosen = dump.chosen(frame.which)?;
    let mut account = Account { name: chosen.and_then(|it| it.name.clone()), ..Account::default() };
    account.cut = chosen.and_then(|it| it.cut_size).unwrap_or(0) as usize;
    let own = chosen.map(|it| it.pk);
    let known = dump.guests(own, &mut account)?;
    let mut tally = Tally::default();
    account.swiss = dump.rounds(own, &known, &mut tally)?;
    let cut = dump.tournaments.iter().find(|it| it.parent_pk.is_some() && it.parent_pk == own);
    if let Some(cut) = cut {
        let known = dump.known_in_cut(cut.pk, &account.guests)?;
        account.elimination = dump.rounds(Some(cut.pk), &known, &mut tally)?;
    }
    let orphans = dump.orphans();
    if orphans > 0 {
        account.lost.push(Loss::Orphans { count: orphans });
    }
    if tally.winner_with_fewer > 0 {
        account.lost.push(Loss::WinnerWithFewer { matches: tally.winner_with_fewer });
    }
    account.file(frame)
}

#[derive(Debug, Default)]
struct Tally {
    winner_with_fewer: usize,
}

/// The tables of a dump, each entry with its place in the file.
struct Dump {
    tournaments: Vec<Tournament>,
    participants: Vec<Participant>,
    matches: Vec<Match>,
    seats: BTreeMap<i64, Vec<(usize, Seat)>>,
    /// Whether entries say which tournament they belong to at all.
    is_told: bool,
}

impl Dump {
    fn of(tables: Tables) -> Dump {
        let mut seats: BTreeMap<i64, Vec<(usize, Seat)>> = BTreeMap::new();
        for (at, seat) in tables.seats.entities.into_iter().enumerate() {
            seats.entry(seat.match_pk).or_default().push((at, seat));
        }
        for seats in seats.values_mut() {
            seats.sort_by_key(|(_, seat)| seat.table_seat);
        }
        let participants = tables.participants.entities;
        let is_told = participants.iter().any(|it| it.tournament_pk.is_some());
        Dump {
            tournaments: tables.tournaments.entities,
            participants,
            matches: tables.matches.entities,
            seats,
            is_told,
        }
    }

    fn belongs(&self, told: Option<i64>, own: Option<i64>) -> bool {
        !self.is_told || told == own
    }

    /// The tournament to be read: none where the file names none.
    fn chosen(&self, which: Option<&str>) -> Result<Option<&Tournament>, FormatProblem> {
        let roots = || self.tournaments.iter().filter(|it| it.parent_pk.is_none());
        let names =
            || roots().map(|it| format!("{} ({})", it.name.as_deref().unwrap_or("–"), it.pk)).collect();
        if let Some(read) = which {
            let wanted = |it: &&Tournament| it.name.as_deref() == Some(read) || it.pk.to_string() == read;
            let fault = || FormatFault::NoTournament { read: read.to_owned(), names: names() };
            return roots().find(wanted).map(Some).ok_or_else(|| FormatProblem::whole(fault()));
        }
        match roots().count() {
            0 | 1 => Ok(roots().next()),
            _ => Err(FormatProblem::whole(FormatFault::Several { names: names() })),
        }
    }

    /// The players of a tournament, numbered from 1 in the order of the file.
    fn guests(
        &self,
        own: Option<i64>,
        account: &mut Account,
    ) -> Result<BTreeMap<i64, String>, FormatProblem> {
        let mut known = BTreeMap::new();
        let mut fields: BTreeSet<&str> = BTreeSet::new();
        let here = self.participants.iter().enumerate().filter(|(_, it)| self.belongs(it.tournament_pk, own));
        for (number, (at, it)) in (1..).zip(here) {
            let id = format!("p{number}");
            if known.insert(it.pk, id.clone()).is_some() {
                let fault = FormatFault::Twice { read: it.pk.to_string() };
                return Err(FormatProblem::field(format!("{PARTICIPANTS}[{at}].pk"), fault));
            }
            for (field, text) in [("identity", &it.identity), ("email", &it.email)] {
                if text.as_ref().is_some_and(|text| !text.is_empty()) {
                    fields.insert(field);
                }
            }
            let name = it.name();
            account.guests.push(Guest { id, name, left: !it.is_active, ..Guest::default() });
        }
        if !fields.is_empty() {
            let fields = fields.into_iter().map(str::to_owned).collect();
            account.lost.push(Loss::Fields { fields });
        }
        Ok(known)
    }

    /// The players of a cut are entered anew there; they are told by their names.
    fn known_in_cut(&self, cut: i64, guests: &[Guest]) -> Result<BTreeMap<i64, String>, FormatProblem> {
        let mut known = BTreeMap::new();
        let here = self.participants.iter().enumerate();
        for (at, it) in here.filter(|(_, it)| it.tournament_pk == Some(cut)) {
            let name = it.name();
            let mut same = guests.iter().filter(|guest| guest.name == name);
            match (same.next(), same.next()) {
                (Some(guest), None) => _ = known.insert(it.pk, guest.id.clone()),
                (Some(_), Some(_)) => {
                    let fault = FormatFault::Twice { read: name };
                    return Err(FormatProblem::field(format!("{PARTICIPANTS}[{at}].first_name"), fault));
                }
                (None, _) => {
                    let fault = FormatFault::Unknown { read: name };
                    return Err(FormatProblem::field(format!("{PARTICIPANTS}[{at}].first_name"), fault));
                }
            }
        }
        Ok(known)
    }

    fn rounds(
        &self,
        own: Option<i64>,
        known: &BTreeMap<i64, String>,
        tally: &mut Tally,
    ) -> Result<Vec<Vec<Game>>, FormatProblem> {
        let here = self.matches.iter().enumerate();
        let mut here: Vec<(usize, &Match)> =
            here.filter(|(_, it)| self.belongs(it.tournament_pk, own)).collect();
        here.sort_by_key(|(_, it)| (it.round, it.order_index));
        let mut rounds: BTreeMap<i64, Vec<Game>> = BTreeMap::new();
        let mut first: BTreeMap<i64, usize> = BTreeMap::new();
        for (at, it) in here {
            let Some(seats) = self.seats.get(&it.pk) else { continue };
            let round = rounds.entry(it.round).or_default();
            first.entry(it.round).or_insert(at);
            let table = u16::try_from(round.len() + 1).ok();
            round.extend(game(table, seats, known, tally)?);
        }
        if rounds.len() > MOST_ROUNDS {
            let fault = FormatFault::TooMany { count: rounds.len(), most: MOST_ROUNDS };
            return Err(FormatProblem::field(format!("{MATCHES}[0].round"), fault));
        }
        let last = rounds.keys().next_back().copied().unwrap_or(0);
        if let Some(missing) = (1..=last).find(|round| !rounds.contains_key(round)) {
            let next = first.range(missing..).next().map_or(0, |(_, at)| *at);
            let fault = FormatFault::RoundMissing { round: missing, last };
            return Err(FormatProblem::field(format!("{MATCHES}[{next}].round"), fault));
        }
        Ok(rounds.into_values().collect())
    }

    /// Players of no tournament: what is left of deleted ones.
    fn orphans(&self) -> usize {
        let known: BTreeSet<i64> = self.tournaments.iter().map(|it| it.pk).collect();
        let belongs = |it: &&Participant| it.tournament_pk.is_none_or(|pk| !known.contains(&pk));
        if self.is_told { self.participants.iter().filter(belongs).count() } else { 0 }
    }
}

impl Participant {
    fn name(&self) -> String {
        let names = [&self.first_name, &self.last_name].into_iter().flatten();
        names.map(|name| name.trim()).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// The game of a match; none if nobody of this tournament sits there.
fn game(
    table: Option<u16>,
    seats: &[(usize, Seat)],
    known: &BTreeMap<i64, String>,
    tally: &mut Tally,
) -> Result<Option<Game>, FormatProblem> {
    let seats: Vec<&(usize, Seat)> = seats.iter().filter(|(_, seat)| seat.participant_pk.is_some()).collect();
    let mut players = Vec::with_capacity(2);
    for (at, seat) in &seats {
        let pk = seat.participant_pk.unwrap_or_default();
        let Some(id) = known.get(&pk) else {
            let fault = FormatFault::Unknown { read: pk.to_string() };
            return Err(FormatProblem::field(format!("{SEATS}[{at}].participant_pk"), fault));
        };
        players.push(id.clone());
    }
    let Some((first, _)) = seats.first() else { return Ok(None) };
    let at = At { field: format!("{SEATS}[{first}].points_earned"), ..At::default() };
    let result = match seats[..] {
        [_] => Told::Bye,
        [(_, one), (_, two)] => result(one, two, tally),
        _ => {
            let fault = FormatFault::TooMany { count: seats.len(), most: 2 };
            return Err(FormatProblem::field(format!("{SEATS}[{first}].match_pk"), fault));
        }
    };
    Ok(Some(Game { table, players, result, absent: None, number: None, at }))
}

/// Points tell who won. Only where they do not, the mark of a winner does: some games put it at whoever had most of
/// something else.
fn result(one: &Seat, two: &Seat, tally: &mut Tally) -> Told {
    let winner = match (one.is_winner, two.is_winner) {
        (Some(true), Some(true)) => None,
        (Some(true), _) => Some(0),
        (_, Some(true)) => Some(1),
        _ => None,
    };
    match (one.points_earned, two.points_earned, winner) {
        (None, None, Some(seat)) => Told::Winner(Some(seat)),
        (None, None, None) => Told::Open,
        (one, two, winner) => {
            let points = [one.unwrap_or(0), two.unwrap_or(0)];
            match winner {
                Some(seat) if points[0] == points[1] => Told::Winner(Some(seat)),
                Some(seat) => {
                    tally.winner_with_fewer += usize::from(points[seat] < points[1 - seat]);
                    Told::Points(points)
                }
                None => Told::Points(points),
            }
        }
    }
}
