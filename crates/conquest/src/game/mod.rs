//! A table at which two people play: the rulebook around the engine.
//!
//! [`crate::State`] knows the game and nothing else. A table knows who sits there, with which decks, whose clock runs, what was
//! offered, what a judge decided, and what everything followed from: its facts. It is a [`rulebook::Rulebook`] like every
//! other: [`Command`] says who wants what and when, [`Fact`] what then is true, [`Refusal`] why not and by which clause.
//!
//! A table's day: *opened* with a promise of the server's secret; two people *seated*; each adds a number to the chance, first
//! its hash, then the number; the game *begins* with the seed of secret and numbers; *answers*, and what people do beside
//! them; *ended*, with the secret revealed. [`Game::view`] is the only thing that leaves, [`GameFile`] what can be proven after.
//!
//! Reading order: `command`, `fact`, `refusal`, `decide` (every check in the promised order), `apply`, then `clock`, `log`, `view`,
//! `file`; `hosted` and `match_play` are what a table of a tournament's match has besides.

mod apply;
mod clock;
mod command;
mod decide;
mod did;
mod fact;
mod file;
mod hosted;
mod log;
mod match_play;
mod placard;
mod refusal;
mod settings;
mod told;
mod view;
mod words;

pub use clock::Clock;
pub use command::{By, Command, Moment, Wish};
pub use decide::{NUMBER_MILLIS, is_name};
pub use fact::{Ending, Fact, How, Listed, TakenBack};
pub use file::{BadGame, GameFile, Proof};
pub use hosted::{Hosted, Reserved, RoundNow};
pub use log::{Did, Happening, Line, Named, Note, PlanetNamed, UnitNow, What};
pub use match_play::Figures;
pub use placard::Placard;
pub use refusal::Refusal;
pub use settings::{Earlier, Pace, Reading, Settings, Watch};
pub use view::{ClockView, SeatView, Stage, TableView, Viewer};
pub use words::phase_named;

use rulebook::{Commitment, Seed};

use crate::replay::Played;
use crate::rng::Chance;
use crate::state::{Pauses, Seat, State};

/// A table and everything that happened at it.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Set once the table is open.
    table: Option<Table>,
}

/// An open table.
#[derive(Clone, Debug)]
struct Table {
    settings: Settings,
    reading: Reading,
    commitment: Commitment,
    seats: [Option<Seated>; 2],
    /// The moment of the newest fact.
    last: Moment,
    played: Option<Box<Played>>,
    /// The seed of the game under way.
    seed: Option<Seed>,
    /// An answer that the engine of today does not accept: the game cannot go on.
    broken: Option<usize>,
    clock: Clock,
    /// Why a judge has stopped the game.
    paused: Option<String>,
    /// Who offers a draw.
    draw: Option<Seat>,
    /// Who asks to go back, and to which answer.
    undo: Option<(Seat, usize)>,
    judge_called: Option<Seat>,
    lines: Vec<Line>,
    /// How far the round of the match is, and after which game round its time ends the game.
    round_now: RoundNow,
    last_round: Option<u8>,
    /// An ending that was said and is about to be written down.
    called: Option<Ending>,
    end: Option<(Ending, Seed)>,
    /// What the facts so far come to, for the seal.
    record: Seed,
}

/// Somebody at the table, with what he or she adds to the chance.
#[derive(Clone, Debug)]
struct Seated {
    name: String,
    deck: Listed,
    /// The bot that plays here, by its name.
    bot: Option<String>,
    /// What the shell knows the player by, hashed.
    key: Option<String>,
    promise: Option<(Commitment, Moment)>,
    number: Option<Seed>,
    /// Since when the number is fixed: promised, or drawn by the server.
    bound: Option<Moment>,
    /// The server drew the number because the player sent none.
    drawn_for: bool,
}

impl Game {
    /// A table told by its facts.
    pub fn told_by<'a>(facts: impl IntoIterator<Item = &'a Fact>) -> Game {
        let mut game = Game::default();
        facts.into_iter().for_each(|fact| rulebook::Rulebook::apply(&mut game, fact));
        game
    }

    /// The game under way, for bots and tests: never for a page, which has a [`TableView`].
    pub fn state(&self) -> Option<&State> {
        self.played().map(Played::state)
    }

    /// The bot that sits there, by its name.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.seated(seat)?.bot.as_deref()
    }

    /// What a bot at that seat is asked, with the chance it thinks with; `None` if it is not asked.
    pub fn asks_bot(&self, seat: Seat) -> Option<(crate::bots::Seen<'static>, Chance)> {
        let table = self.table.as_ref()?;
        let played = self.played()?;
        let asked = table.end.is_none() && table.paused.is_none() && table.broken.is_none();
        (asked && self.bot(seat).is_some() && played.state().asked & seat.bit() != 0)
            .then(|| (crate::bots::Seen::of(played.state(), seat), played.thought(seat)))
    }

    /// What whoever sits there knows, to think about the question: for a hint. `None` if that seat is not asked.
    pub fn asks(&self, seat: Seat) -> Option<crate::bots::Seen<'static>> {
        let asked =
            self.table.as_ref().is_some_and(|table| table.end.is_none() && table.asked()[seat as usize]);
        self.state().filter(|_| asked).map(|state| crate::bots::Seen::of(state, seat))
    }

    /// Whether that player was asked something a bot always agrees to: a step back, or nothing.
    pub fn undo_asked_by(&self) -> Option<Seat> {
        self.table.as_ref()?.undo.map(|(seat, _)| seat)
    }

    /// Who offers a draw.
    pub fn draw_offered_by(&self) -> Option<Seat> {
        self.table.as_ref()?.draw
    }

    /// Whether a judge was called and has not come yet.
    pub fn judge_called(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.judge_called.is_some())
    }

    /// Why a judge has stopped the game.
    pub fn paused(&self) -> Option<&str> {
        self.table.as_ref()?.paused.as_deref()
    }

    /// Who sits where, by name.
    pub fn names(&self) -> [Option<&str>; 2] {
        Seat::BOTH.map(|seat| self.seated(seat).map(|it| it.name.as_str()))
    }

    /// What the shell knows whoever sits there by, hashed.
    pub fn owner(&self, seat: Seat) -> Option<&str> {
        self.seated(seat)?.key.as_deref()
    }

    /// Whether that player is bound to a number.
    pub fn has_promised(&self, seat: Seat) -> bool {
        self.seated(seat).is_some_and(|seated| seated.promise.is_some())
    }

    /// Whether that player's number is known.
    pub fn has_number(&self, seat: Seat) -> bool {
        self.seated(seat).is_some_and(|seated| seated.number.is_some())
    }

    /// Who sits there: name, deck and bot, for a rematch.
    pub fn seating(&self, seat: Seat) -> Option<(String, Listed, Option<String>)> {
        self.seated(seat).map(|seated| (seated.name.clone(), seated.deck.clone(), seated.bot.clone()))
    }

    /// What was agreed when the table was opened.
    pub fn settings(&self) -> Option<&Settings> {
        self.table.as_ref().map(|table| &table.settings)
    }

    /// A finished game up to that answer, to be played on from there at another table.
    /// What is hidden from `seat` there will be dealt anew, and players will be asked by those pauses.
    pub fn earlier(&self, answers: usize, seat: Seat, pauses: Pauses) -> Option<Earlier> {
        self.ending()?;
        let replay = self.played()?.replay();
        let crate::replay::Source::Seed(seed) = &replay.seed else { return None };
        let anew = replay.anew.iter().filter(|anew| anew.after <= answers).cloned().collect();
        let answers = replay.answers.get(..answers)?.to_vec();
        Some(Earlier { seed: seed.clone(), answers, anew, for_seat: Some(seat), pauses: Some(pauses) })
    }

    /// How it ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.table.as_ref()?.end.as_ref().map(|(ending, _)| ending)
    }

    /// Where the table is in its day.
    pub fn stage(&self) -> Stage {
        let Some(table) = &self.table else { return Stage::Closed };
        match (&table.end, &table.played) {
            (Some(_), _) => Stage::Over,
            (None, Some(_)) => Stage::Playing,
            (None, None) if table.seats.iter().all(Option::is_some) => Stage::Numbers,
            (None, None) => Stage::Seats,
        }
    }

    /// When the clock of somebody who is asked runs out, if a clock runs.
    pub fn time_is_up_at(&self) -> Option<(Seat, Moment)> {
        let table = self.table.as_ref()?;
        if table.end.is_some() {
            return None;
        }
        table.clock.runs_out()
    }

    /// How many answers were given.
    pub fn answers(&self) -> usize {
        self.played().map_or(0, |played| played.replay().answers.len())
    }

    /// The number of the question that player is at: how many answers were given before it. Where both choose at once, what the
    /// opponent has chosen meanwhile, or taken back, does not make it another question.
    pub fn question(&self, seat: Seat) -> usize {
        self.played().map_or(0, |played| {
            let chosen = played.state().chosen_at_once(seat.other());
            played.replay().answers.len().saturating_sub(usize::from(chosen))
        })
    }

    /// Whether that is what whoever sits there answered at the question of that number: the same tap sent again.
    pub fn has_answered(&self, seat: Seat, answer: crate::Answer, question: usize) -> bool {
        let given = self.played().map(|played| played.replay().answers.as_slice()).unwrap_or_default();
        let own = given.get(question..).unwrap_or_default().iter().filter(|(by, _)| *by == seat);
        // Of two dials the second may lie one further on, behind what the opponent chose at the same time.
        let most = if matches!(answer, crate::Answer::Dial(_)) { 2 } else { 1 };
        own.take(most).any(|(_, given)| *given == answer)
    }

    /// The moment of the newest fact.
    pub fn last(&self) -> Option<Moment> {
        self.table.as_ref().map(|table| table.last)
    }

    fn played(&self) -> Option<&Played> {
        self.table.as_ref()?.played.as_deref()
    }

    fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.table.as_ref()?.seats[seat as usize].as_ref()
    }
}

impl Table {
    fn seat(&self, seat: Seat) -> Option<&Seated> {
        self.seats[seat as usize].as_ref()
    }

    /// Which seats are asked now.
    fn asked(&self) -> [bool; 2] {
        let asked = self.played.as_ref().map_or(0, |played| played.state().asked);
        Seat::BOTH.map(|seat| asked & seat.bit() != 0)
    }
}

impl PartialEq for Game {
    /// Two tables are equal when nobody could tell them apart, now or later.
    fn eq(&self, other: &Game) -> bool {
        let told = |game: &Game| {
            let table = game.table.as_ref()?;
            let answers = table.played.as_ref().map(|played| played.replay().clone());
            Some((game.view(&Viewer::Judge), table.seed.clone(), table.end.clone(), answers, table.undo))
        };
        told(self) == told(other) && self.state() == other.state()
    }
}
