//! Tables of a tournament's matches: opened with both players seated, armies taken from what was handed in, the round's clock, and
//! the result that goes back.

use axum::http::request::Parts;
use epic::game::Stage;
use epic::muster::muster;
use epic::sitting::{Asked, Hosted, Keys, Sitting, WhyNot, Wish};
use epic::{Command, Game, Options, ResultKind, Roster, Side, result_for_tournament};
use journal::Version;
use maud::{Markup, html};
use rooms::{Room, Setback, Terms};
use rulebook::{Cites, Dice, Saying, say};
use web::hosting::{
    Admission, Hosts, Kind, List, Lively, News, Opening, Over, Role, Round, Soon, Stand, table_of,
};
use web::{Problem, Reader};

use crate::packed::unpacked;
use crate::{Seen, Tables, problem};

/// The points of a match whose host says nothing of them.
const POINTS: u32 = 3000;
/// How often a step is tried anew because somebody else was at the table.
const TRIES: usize = 8;

/// What the table of a match knows of its host, for one reader.
#[derive(Debug)]
pub(crate) struct AtMatch {
    at: String,
    /// What the table knows this reader by.
    pub(crate) key: String,
    admission: Admission,
    hosts: Hosts,
}

impl Kind for Tables {
    fn name(&self) -> &'static str {
        "epic"
    }

    fn open<'a>(&'a self, opening: &'a Opening) -> Soon<'a, Stand> {
        Box::pin(async move {
            let players = opening.players.clone().map(|(_, key)| key);
            let hosted = Hosted { at: opening.at.clone(), players, judge: bench(&opening.at) };
            let begin = |_: &Dice| {
                let keys = Keys { hosted: Some(hosted.clone()), ..Keys::default() };
                let wish = Wish::Open { options: Options::default(), keys };
                (Sitting::unopened(), Asked { key: String::new(), wish })
            };
            let found = table_of(&self.rooms, &opening.at, |it| is_of(it, &opening.at), Some(&begin)).await;
            let room = found.map_err(problem::of)?.ok_or_else(Problem::not_found)?;
            name_players(&room, opening).await?;
            told(&room, opening.news).await?;
            stand(&room).await
        })
    }

    fn stand<'a>(&'a self, at: &'a str) -> Soon<'a, Option<Stand>> {
        Box::pin(async move {
            let found = table_of(&self.rooms, at, |it| is_of(it, at), None).await;
            match found.map_err(problem::of)? {
                Some(room) => stand(&room).await.map(Some),
                None => Ok(None),
            }
        })
    }

    fn list(&self, text: &str, points: u32) -> Option<Result<List, Problem>> {
        Some(handed_in(text, points))
    }

    fn builder(&self) -> Option<&'static str> {
        Some("/armies")
    }

    fn address<'a>(&'a self, code: &'a str) -> Soon<'a, Option<String>> {
        Box::pin(async move {
            match self.rooms.room(code).await {
                Ok(_) => Ok(Some(format!("/table/{code}"))),
                Err(Setback::Unknown) => Ok(None),
                Err(setback) => Err(problem::of(setback)),
            }
        })
    }

    fn lively(&self) -> Vec<Lively> {
        self.rooms.followed().iter().filter_map(|room| lively(room)).collect()
    }

    fn tell<'a>(&'a self, at: &'a str, news: News) -> Soon<'a, ()> {
        Box::pin(async move {
            let found = table_of(&self.rooms, at, |it| is_of(it, at), None).await;
            match found.map_err(problem::of)? {
                Some(room) => told(&room, news).await,
                None => Ok(()),
            }
        })
    }
}

/// An army as a file or as the builder packs it, if its list and the total allow it.
fn handed_in(text: &str, points: u32) -> Result<List, Problem> {
    let wrong = |why: Saying| problem::field("list", why);
    let roster = if text.starts_with('{') {
        Roster::read(text).map_err(|error| wrong(error.saying()))?
    } else {
        unpacked(text).map_err(wrong)?
    };
    let army = muster(&roster, points).map_err(|findings| {
        let first = findings.first().map(Cites::saying);
        wrong(first.unwrap_or_else(|| say!("armies-link-broken")))
    })?;
    let said =
        say!("force-said", name = &army.name, points = army.points, formations = army.formations.len());
    let text = serde_json::to_string(&roster).map_err(|error| Problem::internal(error.to_string()))?;
    Ok(List { text, said })
}

/// Tells the table whether the time of its round is up, if that is new to it or ends what was taken back.
async fn told(room: &Room<Sitting>, news: News) -> Result<(), Problem> {
    let sitting = room.snapshot().state;
    let (game, up) = (sitting.game(), news.round == Round::TimeCalled);
    let known = game.is_time_up() == up && !game.is_over_by_time();
    let Some(hosted) = sitting.seats().hosted().filter(|_| !known && game.result().is_none()) else {
        return Ok(());
    };
    let asked = Asked { key: hosted.host(), wish: Wish::RoundTime { up } };
    match room.command(&Terms::default(), |_| asked.clone()).await {
        // That the game is over meanwhile is as good.
        Ok(_) | Err(Setback::Refused(_)) => Ok(()),
        Err(setback) => Err(problem::of(setback)),
    }
}

fn is_of(sitting: &Sitting, at: &str) -> bool {
    sitting.seats().hosted().is_some_and(|hosted| hosted.at == at)
}

/// What a table knows those by who may rule there.
fn bench(at: &str) -> String {
    format!("bench:{at}")
}

/// Both players by name, and the points they play with.
async fn name_players(room: &Room<Sitting>, opening: &Opening) -> Result<(), Problem> {
    step(room, |game| {
        let missing = Side::BOTH.into_iter().find(|side| game.player(*side).is_empty());
        let (command, by) = match missing {
            Some(side) => (Command::Join { name: opening.players[side as usize].0.clone() }, side),
            None if game.points().is_none() => {
                let (points, out_of_range) = opening.forces.unwrap_or((POINTS, false));
                (Command::AgreePoints { points, out_of_range }, Side::Alpha)
            }
            None => return None,
        };
        Some((opening.players[by as usize].1.clone(), command))
    })
    .await
}

/// Takes steps at a table as long as there is one to take, each on exactly what was looked at.
async fn step(
    room: &Room<Sitting>,
    next: impl Fn(&Game) -> Option<(String, Command)>,
) -> Result<(), Problem> {
    for _ in 0..TRIES {
        let now = room.snapshot();
        let Some((key, command)) = next(now.state.game()) else { return Ok(()) };
        let terms = Terms { expected: Some(now.version), ..Terms::default() };
        let asked = Asked { key, wish: Wish::Play(Box::new(command)) };
        match room.command(&terms, |_| asked.clone()).await {
            Ok(_) | Err(Setback::Moved { .. }) => {}
            // What the rules do not take is chosen at the table.
            Err(Setback::Refused(_)) => return Ok(()),
            Err(setback) => return Err(problem::of(setback)),
        }
    }
    Ok(())
}

async fn stand(room: &Room<Sitting>) -> Result<Stand, Problem> {
    let sitting = room.snapshot().state;
    let mut over = over(sitting.game());
    if let (Some(over), Some(fact)) = (&mut over, sitting.ended_by()) {
        // The steps of this game tell no time; the journal does, of each.
        over.ended = room.stored_at(Version(fact)).await.map_err(problem::of)?;
    }
    Ok(Stand {
        path: format!("/table/{}", room.code()),
        said: said(sitting.game()),
        calls: sitting.call().is_some(),
        over,
    })
}

/// The table in a line, if two play there and it belongs to no match.
fn lively(room: &Room<Sitting>) -> Option<Lively> {
    let sitting = room.snapshot().state;
    let game = sitting.game();
    let is_free = sitting.seats().hosted().is_none();
    let players = Side::BOTH.map(|side| game.player(side));
    let both_play = players.iter().all(|name| !name.is_empty()) && game.result().is_none();
    (is_free && both_play).then(|| Lively {
        path: format!("/table/{}", room.code()),
        game: say!("home-game-map"),
        players: players.map(|name| (name.to_owned(), None)).into(),
        said: said(game),
        is_open: false,
    })
}

fn said(game: &Game) -> Saying {
    match game.result().and_then(|result| result.winner) {
        Some(winner) => say!("match-stand-won", name = game.player(winner)),
        None if game.result().is_some() => say!("match-stand-over"),
        None => game.stage().saying(),
    }
}

/// What a finished game came to, in the words of the regulations for this game, victory points included; when, [`stand`] says.
fn over(game: &Game) -> Option<Over> {
    let result = result_for_tournament(game)?;
    let ended = game.result()?;
    let each = |count: &dyn Fn(Side) -> u32| Side::BOTH.map(count);
    let mut over = Over {
        winner: ended.winner.map(|side| side as usize),
        ending: match result.kind {
            ResultKind::Goals => Some("goals"),
            ResultKind::Tiebreak => Some("tiebreak"),
            ResultKind::Concession => Some("concession"),
            ResultKind::Judge => None,
        },
        ended: None,
        counts: std::collections::BTreeMap::new(),
        seats: std::collections::BTreeMap::new(),
        figures: std::collections::BTreeMap::new(),
    };
    let points = |side: Side| result.victory_points.get(&side).map_or(0, |points| points.doubled());
    let goals = |side: Side| result.goals.get(&side).map_or(0, |goals| 2 * goals.len() as u32);
    over.figures.insert("victory_points", each(&points));
    over.figures.insert("goals", each(&goals));
    Some(over)
}

/// Who looks at the table of a match; nothing for any other table.
pub(crate) async fn admitted(room: &Room<Sitting>, parts: &mut Parts) -> Result<Option<AtMatch>, Problem> {
    let Some(hosted) = room.snapshot().state.seats().hosted().cloned() else { return Ok(None) };
    let hosts = parts.extensions.get::<Hosts>().cloned().ok_or_else(Problem::not_found)?;
    let mut admission = hosts.0.admit(&hosted.at, parts).await?;
    let key = match admission.role {
        Role::Seat(at) => hosted.players[at.min(1)].clone(),
        Role::Judge => hosted.judge.clone(),
        Role::Spectator => String::new(),
    };
    if let (Role::Seat(at), Some(list)) = (admission.role, admission.list.take()) {
        hand_in(room, Side::BOTH[at.min(1)], &key, &list).await?;
    }
    told(room, admission.news).await?;
    let at_match = AtMatch { at: hosted.at, key, admission, hosts };
    at_match.after(room).await;
    Ok(Some(at_match))
}

/// Whoever comes with an army that was handed in has it on the table; with another list, one is chosen here.
async fn hand_in(room: &Room<Sitting>, by: Side, key: &str, list: &str) -> Result<(), Problem> {
    let Ok(army) = Roster::read(list) else { return Ok(()) };
    step(room, |game| {
        let wanted = game.stage() == Stage::Forces && game.army(by).is_none();
        wanted.then(|| (key.to_owned(), Command::SubmitArmy { by, army: Box::new(army.clone()) }))
    })
    .await
}

impl AtMatch {
    /// What a match's round allows now, whatever the rules of the game say.
    pub(crate) fn may_be_done(&self, game: &Game, wish: &Wish) -> Result<(), Problem> {
        if self.admission.news.result.is_some() {
            return Err(Problem::refused(&WhyNot::HostDecides));
        }
        let Wish::Play(command) = wish else { return Ok(()) };
        let plays = game.turn().is_some()
            || game.stage() == Stage::Ready
            || matches!(command.as_ref(), Command::Concede { .. });
        if plays && self.admission.news.round == Round::Waiting {
            return Err(Problem::refused(&WhyNot::RoundWaits));
        }
        Ok(())
    }

    /// Takes a finished game back to its match; if that fails, the next visit does it.
    pub(crate) async fn after(&self, room: &Room<Sitting>) {
        let over = room.snapshot().state.game().result().is_some();
        if !over || self.admission.news.result.is_some() {
            return;
        }
        if let Err(problem) = self.hosts.0.over(&self.at).await {
            tracing::warn!(at = self.at, ?problem, "a result waits at its table");
        }
    }
}

/// What the end of the round's time means for the game as it stands (HR-7.6.8).
fn time_up(game: &Game) -> Saying {
    match game.stage() {
        Stage::Turn(turn) | Stage::EndPhase(turn) if turn >= 3 => say!("table-time-goals", turn = turn),
        Stage::Turn(turn) | Stage::EndPhase(turn) => say!("table-time-tiebreak", turn = turn),
        Stage::Forces
        | Stage::Terrain
        | Stage::TableEdge
        | Stage::Objectives
        | Stage::Spacecraft
        | Stage::Garrisons
        | Stage::RemainingForces
        | Stage::Ready
        | Stage::ContinuationRoll(_)
        | Stage::Tiebreak
        | Stage::Finished => say!("table-time-nothing"),
    }
}

/// Above the board of a match: the way back and the round's clock.
pub(crate) fn strip(reader: &Reader, seen: &Seen) -> Markup {
    let Some(at_match) = &seen.at_match else { return html! {} };
    let admission = &at_match.admission;
    let over = seen.view.game.result().is_some();
    html! {
        div.match-strip {
            a.btn.quiet href=(admission.home) { "← " (reader.say(&say!("match-home"))) }
            @if let Some(clock) = admission.clock.filter(|_| !over) {
                span.chip {
                    (reader.say(&say!("match-time"))) " "
                    (clock.show())
                }
            }
            @match admission.news.round {
                Round::Waiting => span.chip.wait { (reader.say(&say!("table-note-round-waits"))) },
                Round::TimeCalled if !over => p.note.act role="status" { (reader.say(&time_up(&seen.view.game))) },
                Round::Play | Round::TimeCalled => {},
            }
            @if at_match.admission.role == Role::Judge { a.btn.quiet href=(admission.bench) { (reader.say(&say!("match-judge-rule"))) } }
        }
    }
}
