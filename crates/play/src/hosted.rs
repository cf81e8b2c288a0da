//! Tables of a tournament's matches: opened for a match, told how its round stands, and what a judge does there.
//!
//! Who somebody is at such a table is the host's word and nobody else's: no key of a browser opens a seat here.

use access::Key;
use axum::body::Bytes;
use axum::extract::Extension;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use conquest::cards::{card, card_coded};
use conquest::game::{
    By, Command, Hosted, How, Moment, Refusal, Reserved, RoundNow, Settings, Stage, Watch, Wish,
};
use conquest::{Game, Mode, Options, Pauses, Seat};
use maud::{Markup, html};
use rooms::{Room, Setback};
use rulebook::{Dice, Kept as _, Saying, say};
use web::hosting::{Admission, Hosts, Kind, Lively, News, Opening, Over, Role, Round, Soon, Stand, table_of};
use web::{Fields, Problem, Reader, clock};

use crate::sitting::{self, Lists};
use crate::{Look, Play, asking, attend};

/// What the table of a match knows of its host, for one reader.
#[derive(Clone, Debug)]
pub(crate) struct AtMatch {
    pub(crate) at: String,
    pub(crate) admission: Admission,
    hosts: Hosts,
}

impl Kind for Play {
    fn name(&self) -> &'static str {
        "conquest"
    }

    fn open<'a>(&'a self, opening: &'a Opening) -> Soon<'a, Stand> {
        Box::pin(async move {
            let settings = settings(opening);
            let begin = |_: &Dice| {
                let wish = Wish::Open(settings.clone());
                (Game::default(), Command { by: By::Server, at: Moment(clock::now()), wish })
            };
            let found =
                table_of(&self.rooms, &opening.at, |game| is_of(game, &opening.at), Some(&begin)).await;
            let room = found.map_err(asking::problem)?.ok_or_else(Problem::not_found)?;
            if let Some(before) = &opening.before {
                self.same_again(&room, before).await?;
            }
            told(&room, opening.news).await?;
            Ok(stand(&room))
        })
    }

    fn stand<'a>(&'a self, at: &'a str) -> Soon<'a, Option<Stand>> {
        Box::pin(async move { Ok(self.of_match(at).await?.map(|room| stand(&room))) })
    }

    fn address<'a>(&'a self, code: &'a str) -> Soon<'a, Option<String>> {
        Box::pin(async move {
            match self.rooms.room(code).await {
                Ok(_) => Ok(Some(format!("/play/{code}"))),
                Err(Setback::Unknown) => Ok(None),
                Err(setback) => Err(asking::problem(setback)),
            }
        })
    }

    fn lively(&self) -> Vec<Lively> {
        self.rooms.followed().iter().filter_map(|room| lively(room)).collect()
    }

    fn tell<'a>(&'a self, at: &'a str, news: News) -> Soon<'a, ()> {
        Box::pin(async move {
            match self.of_match(at).await? {
                Some(room) => told(&room, news).await,
                None => Ok(()),
            }
        })
    }
}

impl Play {
    async fn of_match(&self, at: &str) -> Result<Option<std::sync::Arc<Room<Game>>>, Problem> {
        table_of(&self.rooms, at, |game| is_of(game, at), None).await.map_err(asking::problem)
    }

    /// Whoever sat at the table of the game before sits down with the same deck.
    async fn same_again(&self, room: &Room<Game>, before: &str) -> Result<(), Problem> {
        if room.snapshot().state.stage() != Stage::Seats {
            return Ok(());
        }
        let Some(before) = self.of_match(before).await? else { return Ok(()) };
        let before = before.snapshot().state;
        for seat in Seat::BOTH {
            let (Some((name, deck, bot)), Some(key)) = (before.seating(seat), before.owner(seat)) else {
                continue;
            };
            given(room, Wish::Seat { seat, name, deck, bot, key: Some(key.to_owned()) }).await?;
        }
        Ok(())
    }
}

fn is_of(game: &Game, at: &str) -> bool {
    game.hosted().is_some_and(|hosted| hosted.at == at)
}

/// How a match is played: by the readings of the tournament, judges standing by, everybody watching what both players see.
fn settings(opening: &Opening) -> Settings {
    let seats = opening.players.clone().map(|(name, key)| Reserved { name: fitting(&name), key });
    Settings {
        options: Options {
            mode: Mode::Tournament,
            pauses: Pauses::Even { quick: None },
            training: false,
            drawn_begins: opening.drawn_begins,
        },
        pace: None,
        watch: Watch::Everybody,
        open_decks: false,
        judged: true,
        by_invitation: false,
        patience_seconds: None,
        hosted: Some(Hosted { at: opening.at.clone(), seats }),
        goes_on: None,
        rematch_of: None,
    }
}

/// A name as long as a table writes one.
fn fitting(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

/// Tells the table what is new to it.
async fn told(room: &Room<Game>, news: News) -> Result<(), Problem> {
    let now = match news.round {
        Round::Waiting => RoundNow::Waiting,
        Round::Play => RoundNow::Play,
        Round::TimeCalled => RoundNow::TimeCalled,
    };
    let game = room.snapshot().state;
    if game.stage() == Stage::Over {
        return Ok(());
    }
    if let Some(winner) = news.result {
        let winner = winner.and_then(|seat| Seat::BOTH.get(seat).copied());
        return given(room, Wish::Settled { winner }).await;
    }
    if game.round_now() != now {
        given(room, Wish::Round(now)).await?;
    }
    Ok(())
}

/// What the server says; that it was said before, by another node for one, is as good.
async fn given(room: &Room<Game>, wish: Wish) -> Result<(), Problem> {
    let command = |_: &Game| Command { by: By::Server, at: Moment(clock::now()), wish: wish.clone() };
    match room.command(&rooms::Terms::default(), command).await {
        Ok(_) => Ok(()),
        Err(Setback::Refused(why)) if matches!(*why, Refusal::Over | Refusal::SeatTaken { .. }) => Ok(()),
        Err(setback) => Err(asking::problem(setback)),
    }
}

fn stand(room: &Room<Game>) -> Stand {
    let game = room.snapshot().state;
    Stand {
        path: format!("/play/{}", room.code()),
        said: said(&game),
        calls: game.judge_called(),
        over: over(&game),
    }
}

/// The table in a line, if strangers may look on or sit down.
fn lively(room: &Room<Game>) -> Option<Lively> {
    let game = room.snapshot().state;
    let placard = game.summary();
    let is_open = placard.is_open();
    let to_watch = placard.stage == Stage::Playing && placard.may_be_watched;
    // Which warlords play is open once both are on the table.
    let plays = |seat: Seat| {
        let (_, deck, _) = game.seating(seat).filter(|_| to_watch)?;
        Some(card(card_coded(&deck.warlord)?).name.to_owned())
    };
    let players = Seat::BOTH.into_iter().filter_map(|seat| {
        let name = placard.names[seat as usize].clone()?;
        Some((name, plays(seat)))
    });
    (is_open || to_watch).then(|| Lively {
        path: format!("/play/{}", room.code()),
        game: say!("home-game-cards"),
        players: players.collect(),
        said: if is_open { say!("play-stage-seats") } else { said(&game) },
        is_open,
    })
}

/// How a table stands, in words that hide nothing and give nothing away.
fn said(game: &Game) -> Saying {
    let name = |seat: Seat| game.names()[seat as usize].unwrap_or("–").to_owned();
    match (game.stage(), game.state(), game.ended()) {
        (Stage::Over, _, Some((_, ending))) => match ending.winner {
            Some(winner) => say!("match-stand-won", name = name(winner)),
            None => say!("match-stand-over"),
        },
        (Stage::Playing, Some(state), _) => {
            say!("match-stand-playing", round = state.round, phase = conquest::game::phase_named(state.phase))
        }
        (Stage::Numbers | Stage::Playing | Stage::Over, ..) => say!("match-stand-numbers"),
        (Stage::Closed | Stage::Seats, ..) => {
            say!("match-stand-seats", seated = game.names().iter().flatten().count())
        }
    }
}

/// What a finished game came to, in the words of the regulations for this game.
fn over(game: &Game) -> Option<Over> {
    let (at, ending) = game.ended()?;
    let together = game.ended_together();
    let word = match ending.how {
        _ if together && ending.how != How::Host => Some("simultaneous_victory"),
        How::Conquest => Some("conquest"),
        How::WarlordDeath => Some("warlord_death"),
        How::EmptyDeck => Some("empty_deck"),
        How::NoPlanets => Some("no_remaining_planets"),
        How::Concession => Some("concession"),
        How::RoundTime => Some("time"),
        How::Together
        | How::Overrun
        | How::Agreement
        | How::Time
        | How::Absence
        | How::Judge
        | How::Host
        | How::Closed => None,
    };
    let mut over = Over {
        winner: ending.winner.map(|seat| seat as usize),
        ending: word,
        ended: Some(at.0),
        counts: std::collections::BTreeMap::new(),
        seats: std::collections::BTreeMap::new(),
        figures: std::collections::BTreeMap::new(),
    };
    if let Some(figures) = game.figures() {
        let seat = |seat: Seat| seat as usize;
        over.counts.insert("planets", figures.planets);
        over.counts.insert("planet_symbols", figures.symbols);
        over.counts.insert("discarded_units", figures.discarded_units);
        over.seats.insert("last_planet", figures.last_planet.map(seat));
        over.seats.insert("initiative", Some(seat(figures.initiative)));
    }
    Some(over)
}

/// Who looks at the table of a match, once the table knows what its host does; nothing for any other table.
pub(crate) async fn admitted(room: &Room<Game>, parts: &mut Parts) -> Result<Option<AtMatch>, Problem> {
    let Some(hosted) = room.snapshot().state.hosted().cloned() else { return Ok(None) };
    let hosts = parts.extensions.get::<Hosts>().cloned().ok_or_else(Problem::not_found)?;
    let under_way = room.snapshot().state.stage() != Stage::Over;
    let mut admission = hosts.0.admit(&hosted.at, parts).await?;
    told(room, admission.news).await?;
    if under_way && room.snapshot().state.stage() == Stage::Over {
        // What the host just told has ended the game: what it leaves to choose is known only now.
        admission = hosts.0.admit(&hosted.at, parts).await?;
    }
    if let (Role::Seat(seat), Some(list)) = (admission.role, admission.list.take()) {
        sit_down(room, &hosted, seat, &list).await?;
    }
    let at_match = AtMatch { at: hosted.at, admission, hosts };
    if room.snapshot().state.stage() == Stage::Over && at_match.admission.news.result.is_none() {
        at_match.returned().await;
    }
    Ok(Some(at_match))
}

/// Whoever comes with a list that can be played sits down with it; with another, a deck is chosen at the table.
async fn sit_down(room: &Room<Game>, hosted: &Hosted, at: usize, list: &str) -> Result<(), Problem> {
    let (Some(seat), Some(kept)) = (Seat::BOTH.get(at).copied(), hosted.seats.get(at)) else { return Ok(()) };
    let game = room.snapshot().state;
    if game.stage() != Stage::Seats || game.names()[at].is_some() {
        return Ok(());
    }
    // Whether the list is legal was said when it was handed in.
    let Ok(deck) = sitting::pasted(list, Mode::Casual, clock::day()) else { return Ok(()) };
    let key = Some(kept.key.clone());
    given(room, Wish::Seat { seat, name: kept.name.clone(), deck, bot: None, key }).await
}

impl AtMatch {
    /// The seat of this reader.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.admission.role {
            Role::Seat(at) => Seat::BOTH.get(at).copied(),
            Role::Judge | Role::Spectator => None,
        }
    }

    pub(crate) fn is_judge(&self) -> bool {
        self.admission.role == Role::Judge
    }

    /// Tells the host that the game is over; if that fails, the next visit does it.
    pub(crate) async fn returned(&self) {
        if let Err(problem) = self.hosts.0.over(&self.at).await {
            tracing::warn!(at = self.at, ?problem, "a result waits at its table");
        }
    }
}

/// After something was done at a table: what a finished game came to goes back to its match.
pub(crate) async fn after(look: &Look) {
    if let Some(at_match) = &look.at_match
        && look.room.snapshot().state.stage() == Stage::Over
    {
        at_match.returned().await;
    }
}

/// Takes the own seat of a match with the deck of the form.
pub(crate) async fn sit(
    play: &Play,
    look: &Look,
    fields: &Fields,
    lists: &Lists,
) -> Result<Response, Problem> {
    let game = &look.snapshot.state;
    let (Some(seat), Some(hosted)) = (look.seat, game.hosted()) else {
        return Err(Problem::forbidden(say!("play-not-seated")));
    };
    let kept = &hosted.seats[seat as usize];
    let deck = sitting::deck(fields, Mode::Tournament, clock::day(), lists)?;
    let wish = Wish::Seat { seat, name: kept.name.clone(), deck, bot: None, key: Some(kept.key.clone()) };
    given(&look.room, wish).await?;
    attend::attend(play, &look.room);
    Ok(Redirect::to(&format!("/play/{}", look.code)).into_response())
}

/// What a judge does at a table.
pub(crate) async fn judge(look: Option<Extension<Look>>, body: Bytes) -> Result<Response, Problem> {
    let Some(Extension(look)) = look else { return Err(Problem::not_found()) };
    if !look.at_match.as_ref().is_some_and(|it| it.is_judge()) {
        return Err(Problem::forbidden(say!("match-judges-only")));
    }
    let fields = Fields::read(&body);
    let reason = fields.get("reason").to_owned();
    let wish = match fields.get("what") {
        "pause" => Wish::Pause { reason },
        "resume" => Wish::Resume,
        "set-back" => {
            let answers = usize::try_from(fields.number::<u32>("answers")?).unwrap_or(usize::MAX);
            Wish::SetBack { answers, reason }
        }
        other => {
            let read: String = other.chars().take(60).collect();
            return Err(Problem::field("what", say!("play-no-wish", read = read)));
        }
    };
    let act = Key::act_at(&fields, "judge", &look.code)?;
    asking::give_once(&look.room, By::Judge, wish, &act, None).await?;
    Ok(Redirect::to(&format!("/play/{}", look.code)).into_response())
}

/// Above the board of a match: the round's clock, the way back, and what a judge does.
pub(crate) fn strip(reader: &Reader, look: &Look) -> Markup {
    let Some(at_match) = &look.at_match else { return html! {} };
    let admission = &at_match.admission;
    let game = &look.snapshot.state;
    let playing = game.stage() == Stage::Playing;
    html! {
        div.match-strip {
            a.board-chip href=(admission.home) { "← " (reader.say(&say!("match-home"))) }
            @if let Some(clock) = admission.clock.filter(|_| game.stage() != Stage::Over) {
                span.board-chip {
                    (reader.say(&say!("match-time"))) " "
                    (clock.show())
                }
            }
            @match (admission.news.round, playing) {
                (Round::Waiting, _) => span.board-chip { (reader.say(&say!("table-note-round-waits"))) },
                (Round::TimeCalled, true) => p.note.act role="status" { (reader.say(&say!("table-note-round-time"))) },
                (Round::Play | Round::TimeCalled, _) => {},
            }
            @if let Some(reason) = game.paused() { p.note.act role="status" { (reader.say(&say!("table-note-paused", reason = reason))) } }
            @if at_match.is_judge() && game.stage() != Stage::Over { (bench(reader, look, admission)) }
        }
    }
}

/// The judge's side of a table.
fn bench(reader: &Reader, look: &Look, admission: &Admission) -> Markup {
    let game = &look.snapshot.state;
    let action = format!("/play/{}/judge", look.code);
    let why = |id: &str| {
        html! {
            label for=(id) { (reader.say(&say!("match-judge-reason"))) }
            input id=(id) name="reason" required maxlength="200" autocomplete="off";
        }
    };
    html! {
        details.match-bench #match-bench open[game.judge_called() || game.paused().is_some()] {
            summary { (reader.say(&say!("match-judge"))) }
            @if game.paused().is_some() {
                form method="post" action=(action) {
                    input type="hidden" name="what" value="resume";
                    button.btn.act { (reader.say(&say!("match-judge-resume"))) }
                }
            } @else if game.stage() == Stage::Playing {
                form.stack method="post" action=(action) {
                    input type="hidden" name="what" value="pause";
                    (why("pause-reason"))
                    button.btn { (reader.say(&say!("match-judge-pause"))) }
                }
            }
            @if game.answers() > 0 {
                form.stack method="post" action=(action) {
                    input type="hidden" name="what" value="set-back";
                    label for="set-back" { (reader.say(&say!("match-judge-to", given = game.answers()))) }
                    input #set-back name="answers" type="number" inputmode="numeric" min="0" max=(game.answers() - 1) required;
                    (why("set-back-reason"))
                    button.btn { (reader.say(&say!("match-judge-set-back"))) }
                }
            }
            p { a href=(admission.bench) { (reader.say(&say!("match-judge-rule"))) } }
        }
    }
}

/// Before the game: what is chosen here, or who is waited for.
pub(crate) fn waiting(reader: &Reader, look: &Look) -> Markup {
    let game = &look.snapshot.state;
    let Some(hosted) = game.hosted() else { return html! {} };
    let chooses = look.seat.is_some_and(|seat| game.names()[seat as usize].is_none());
    html! {
        h1 { (hosted.seats[0].name) " – " (hosted.seats[1].name) }
        (strip(reader, look))
        @if chooses {
            p { (reader.say(&say!("match-choose-deck"))) }
            form.play-start method="post" action={ "/play/" (look.code) "/sit" } {
                section.sheet { h2 { (reader.say(&say!("play-choose-deck"))) } (crate::lobby::decks(reader, None, &Lists::default())) }
                section.sheet { button.btn.act.big { (reader.say(&say!("play-sit"))) } }
            }
        } @else {
            section.sheet {
                ul.plain {
                    @for (seat, kept) in game.names().iter().zip(&hosted.seats) {
                        li {
                            b { (kept.name) } " "
                            @if seat.is_some() { span.chip.good { (reader.say(&say!("match-sits"))) } }
                            @else { span.chip.wait { (reader.say(&say!("match-missing"))) } }
                        }
                    }
                }
            }
        }
    }
}

/// After the game of a match: back to it, and what somebody still has to choose.
pub(crate) fn afterwards(reader: &Reader, look: &Look, at_match: &AtMatch) -> Markup {
    let admission = &at_match.admission;
    html! {
        @if let Some(choosing) = &admission.choosing {
            p.note { (reader.say(&say!("match-choose-winner"))) }
            a.btn.act href=(choosing) { (reader.say(&say!("match-choose-winner-go"))) }
        }
        a.btn href=(admission.home) { (reader.say(&say!("match-home"))) }
        @if look.opens_record() {
            a.btn href={ "/play/" (look.code) "/at/0" } { (reader.say(&say!("play-replay"))) }
            a.btn href={ "/play/" (look.code) "/game.json" } download { (reader.say(&say!("play-file"))) }
        }
    }
}
