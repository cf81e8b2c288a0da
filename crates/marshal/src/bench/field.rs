//! The tournament the server is measured with: many players, many rounds played, the last one before the cut drawn.

use std::fs::File;
use std::hint::black_box;
use std::io::{self, Write};
use std::path::Path;

use ::tournament::{Actor, Claim, MatchId, Moment, RoundNo, Seats, Settings, StagePlan, Structure, Wish};
use journal::{Options, Place, Store};
use rulebook::say;
use server::{Config, Floor, Server, Setback};
use tempfile::TempDir;
use tokio::time::Instant;

use crate::console::Failure;

/// The round that is drawn and waits to be published.
pub(super) const PREPARED: u16 = 9;
/// How many players a cut leaves, where there are enough for one.
const CUT: u32 = 16;
/// Groups of tournaments that take players in at once.
pub(super) const GROUPS: [usize; 2] = [8, 32];
/// How often the disk is asked to confirm.
const CONFIRMED: u32 = 400;

/// A database with the tournament in it, and what was measured while it was made.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) database: String,
    pub(super) code: String,
    pub(super) organizer: String,
    pub(super) players: Vec<String>,
    /// Codes and organizers' links of tournaments that take players in.
    pub(super) others: Vec<(String, String)>,
    /// How often the disk confirms a few kilobytes, one after the other: no command can be quicker than that.
    pub(super) confirmed_a_second: u64,
    pub(super) commands_a_second: u64,
    pub(super) clone_microseconds: u64,
    pub(super) standings_microseconds: u64,
    pub(super) view_microseconds: u64,
    _folder: TempDir,
}

impl Field {
    /// With so many players, of whom so many get a personal link.
    pub(super) async fn prepare(players: u32, linked: usize) -> Result<Field, Failure> {
        let folder = TempDir::with_prefix("marshal-bench-");
        let folder = folder.map_err(|error| Failure::new(say!("demo-no-folder", why = error.to_string())))?;
        let confirmed_a_second = confirmed(folder.path())
            .map_err(|error| Failure::new(say!("demo-no-folder", why = error.to_string())))?;
        let path = folder.path().join("bench.db");
        let (store, server) = opened(&path).await?;
        let floor = found(&server, players).await?;
        let begun = Instant::now();
        let commands = play(&floor, players).await?;
        let took = begun.elapsed().as_millis() as u64;
        let tournament = floor.tournament();
        let after = tournament.last_table_round().unwrap_or(RoundNo(0));
        let clone_microseconds = median(|| drop(black_box(::tournament::Tournament::clone(&tournament))));
        let standings_microseconds = median(|| drop(black_box(tournament.standings(after))));
        let view_microseconds = median(|| drop(black_box(tournament.for_everybody())));
        let mut sessions = Vec::new();
        for (player, ..) in tournament.players().take(linked) {
            sessions.push(link(&floor, player).await?);
        }
        let mut others = Vec::new();
        // One more than the groups take: nobody has joined it yet.
        for _ in 0..=GROUPS.iter().sum() {
            let other = found(&server, 0).await?;
            others.push((other.code().to_owned(), link(&other, other.tournament().organizer()).await?));
        }
        let (code, organizer) = (floor.code().to_owned(), link(&floor, tournament.organizer()).await?);
        drop((floor, server));
        store.close().await;
        Ok(Field {
            database: format!("sqlite:{}", path.display()),
            code,
            organizer,
            players: sessions,
            others,
            confirmed_a_second,
            commands_a_second: commands * 1000 / took.max(1),
            clone_microseconds,
            standings_microseconds,
            view_microseconds,
            _folder: folder,
        })
    }
}

/// A journal in that file, and a server on it that nobody asks anything.
pub(super) async fn opened(path: &Path) -> Result<(Store, Server), Failure> {
    let store = Store::open(&Place::file(path), &Options::default()).await?;
    let config = Config::new(([127, 0, 0, 1], 0).into(), "http://bench").expect("an address");
    let server = Server::bind(config, store.clone()).await;
    let server =
        server.map_err(|error| Failure::new(say!("serve-cannot-start", why = format!("{error:?}"))))?;
    Ok((store, server))
}

/// How many small writes a second a file in that folder takes, each on the disk before the next.
fn confirmed(folder: &Path) -> io::Result<u64> {
    let mut file = File::create(folder.join("confirmed"))?;
    let begun = Instant::now();
    for _ in 0..CONFIRMED {
        file.write_all(&[0; 8192])?;
        file.sync_data()?;
    }
    Ok(u64::from(CONFIRMED) * 1_000_000 / (begun.elapsed().as_micros() as u64).max(1))
}

pub(super) async fn found(server: &Server, players: u32) -> Result<Floor, Failure> {
    let pack = regulations::pack("conquest-1.2");
    let pack = pack.ok_or_else(|| Failure::new(say!("demo-missing", what = "conquest-1.2")))?;
    let mut stages = vec![StagePlan::Swiss { rounds: PREPARED, cut: None, carry: true }];
    if players > CUT {
        stages.push(StagePlan::Elimination { cut: Some(CUT) });
    }
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    server.found(pack, "Bench", "Olga", settings, now()).await.map_err(failure)
}

/// Plays all rounds but the last, which is only drawn; says how many commands that took.
pub(super) async fn play(floor: &Floor, players: u32) -> Result<u64, Failure> {
    let mut commands = 0;
    let mut wishes: Vec<Wish> = (1..=players)
        .map(|number| Wish::Enrol { key: None, name: format!("Player {number}"), team: None })
        .collect();
    wishes.extend([Wish::CloseRegistration, Wish::AnnouncePlan]);
    for round in 1..=PREPARED {
        wishes.push(Wish::Draw);
        if round < PREPARED {
            wishes.extend([Wish::Publish, Wish::StartClock]);
        }
        for wish in wishes.drain(..) {
            commands += 1;
            organize(floor, wish).await?;
        }
        if round == PREPARED {
            break;
        }
        wishes.extend(results(floor, round));
        wishes.push(Wish::Close);
    }
    Ok(commands)
}

/// Whoever sits first wins, entered by the organizer.
fn results(floor: &Floor, round: u16) -> Vec<Wish> {
    let tournament = floor.tournament();
    let matches = tournament.round(RoundNo(round)).map(|round| round.matches.clone()).unwrap_or_default();
    let result = |(place, seats): (u16, Seats)| match seats {
        Seats::Pair(winner, _) => Some(Wish::Settle {
            id: MatchId { round: RoundNo(round), place },
            claim: Claim::new(Some(winner), "warlord_death"),
            reason: "slip".to_owned(),
        }),
        Seats::Bye(_) | Seats::Nobody(..) => None,
    };
    (0_u16..).zip(matches.iter().map(|it| it.seats)).filter_map(result).collect()
}

async fn organize(floor: &Floor, wish: Wish) -> Result<(), Failure> {
    let organizer = Actor::Person(floor.tournament().organizer());
    floor.command(organizer, now(), wish).await.map(drop).map_err(failure)
}

async fn link(floor: &Floor, person: ::tournament::PersonId) -> Result<String, Failure> {
    floor.link_of(person).await.ok_or_else(|| Failure::new(say!("demo-missing", what = "link")))
}

fn median(mut work: impl FnMut()) -> u64 {
    let mut times: Vec<u64> = (0..15)
        .map(|_| {
            let begun = Instant::now();
            work();
            begun.elapsed().as_micros() as u64
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn now() -> Moment {
    Moment(jiff::Timestamp::now().as_millisecond())
}

fn failure(setback: Setback) -> Failure {
    crate::demo::failure(setback)
}
