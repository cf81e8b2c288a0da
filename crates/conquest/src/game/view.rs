//! What one person may see of a table: the only way from its state to a page, an answer of the API or a file.

use rulebook::{Commitment, Seed};
use serde::{Deserialize, Serialize};

use super::{Ending, Game, Line, Listed, Moment, Settings, Table, Watch, What};
use crate::card::CardId;
use crate::rng::Chance;
use crate::state::{ObjId, Seat, State};
use crate::values::Because;
use crate::view::View;

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// A judge of the tournament the table belongs to: sees what both see, and everything said beside the game.
    Judge,
    /// Somebody who watches.
    Spectator,
    /// Somebody who was not let in: who plays, and nothing of the game.
    Nobody,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableView {
    pub viewer: Option<Seat>,
    pub stage: Stage,
    pub settings: Settings,
    pub seats: [Option<SeatView>; 2],
    /// The promise of the server's secret.
    pub commitment: Option<Commitment>,
    /// The secret, once the game is over.
    pub secret: Option<Seed>,
    /// The board; absent before the game and for who may not watch.
    pub board: Option<View>,
    /// What makes cards in play differ from what is printed on them, and whose doing that is.
    pub because: Vec<(ObjId, Because)>,
    /// How many answers were given before the board shown.
    pub answers: usize,
    /// The number of the viewer's own question: the same, though the opponent may have chosen already where both choose at once.
    pub question: usize,
    /// Of the own answers, whether the last can be taken back without asking.
    pub free_undo: bool,
    pub clock: Option<ClockView>,
    pub paused: Option<String>,
    pub draw_offered: Option<Seat>,
    pub undo_asked: Option<Seat>,
    pub judge_called: Option<Seat>,
    pub lines: Vec<Line>,
    pub ending: Option<Ending>,
    /// The record cannot be played on: at which answer.
    pub broken: Option<usize>,
    /// Since when the present question waits.
    pub waiting_since: Moment,
}

/// Where a table is in its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Not opened.
    Closed,
    /// Waiting for people.
    Seats,
    /// Both sit; the numbers for the chance are being brought.
    Numbers,
    Playing,
    Over,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub name: String,
    pub bot: Option<String>,
    /// The warlord's code, once the game has begun, or the own one.
    pub warlord: Option<String>,
    /// The whole deck, where the viewer may know it.
    pub deck: Option<Listed>,
    pub promise: Option<Commitment>,
    /// The number, once the game is over.
    pub number: Option<Seed>,
    pub has_number: bool,
    pub drawn_for: bool,
}

/// The clocks at the moment the newest of them began to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    pub left_millis: [u64; 2],
    pub runs: [bool; 2],
    pub since: Moment,
}

impl Game {
    /// What that viewer may see.
    pub fn view(&self, viewer: &Viewer) -> TableView {
        match &self.table {
            Some(table) => table.view(self.stage(), *viewer),
            None => TableView::of_no_table(),
        }
    }
}

impl Game {
    /// What that viewer may see of how the game stood when so many answers had been given; nothing that came later. `None` if
    /// there were not so many, or not so many that the viewer has seen.
    pub fn view_at(&self, viewer: &Viewer, answers: usize) -> Option<TableView> {
        let now = self.view(viewer);
        let looks_back = now.settings.hosted.is_none() || now.stage == Stage::Over;
        if answers > now.answers || !looks_back || (now.board.is_none() && now.stage != Stage::Over) {
            return None;
        }
        let mut earlier = self.clone();
        let table = earlier.table.as_mut()?;
        let given = table.played.as_ref()?.replay().answers.len();
        table.played.as_mut()?.undo(given - answers);
        table.settings.watch = Watch::Everybody;
        table.lines.retain(|line| usize::from(line.answer) < answers);
        // What the clocks showed then is not kept, and what they show now is not of that moment.
        Some(TableView { stage: now.stage, ending: now.ending, clock: None, ..earlier.view(viewer) })
    }

    /// The hands that viewer does not see on the board, at that answer, once the game is over.
    pub fn open_hands(&self, answers: usize, viewer: Option<Seat>) -> Option<[Vec<CardId>; 2]> {
        self.ending()?;
        let then = self.played()?.at(answers);
        let hand = |seat: Seat| {
            let held = then.state().view(Some(seat)).players[seat as usize].cards.clone();
            held.into_iter().map(|(_, card)| card).collect()
        };
        Some(Seat::BOTH.map(|seat| if viewer == Some(seat) { Vec::new() } else { hand(seat) }))
    }
}

impl Table {
    fn view(&self, stage: Stage, viewer: Viewer) -> TableView {
        let over = stage == Stage::Over;
        // The lists of a tournament's players are not shown because one game is over.
        let laid_open = over && !self.is_hosted();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Judge | Viewer::Spectator | Viewer::Nobody => None,
        };
        let watches = match viewer {
            Viewer::Seat(_) | Viewer::Judge => true,
            Viewer::Spectator => over || self.settings.watch != Watch::Nobody,
            Viewer::Nobody => false,
        };
        let late = viewer == Viewer::Spectator && self.settings.watch == Watch::Late && !over;
        let given = self.played.as_ref().map_or(0, |played| played.replay().answers.len());
        let answers = if late { given.saturating_sub(Watch::ANSWERS_LATE) } else { given };
        let earlier = self.played.as_ref().filter(|_| late).map(|played| played.at(answers));
        let played = earlier.as_ref().or(self.played.as_deref());
        let chosen = seat.zip(played).map_or(0, |(seat, played)| played.state().chosen_at_once(seat.other()));
        TableView {
            viewer: seat,
            stage,
            // What the game goes on from holds both hands and all chance.
            settings: Settings { goes_on: None, ..self.settings.clone() },
            seats: Seat::BOTH.map(|at| self.seat_view(at, seat, laid_open)),
            commitment: Some(self.commitment),
            secret: self.end.as_ref().filter(|_| laid_open).map(|(_, secret)| secret.clone()),
            board: played.filter(|_| watches).map(|played| played.state().view(seat)),
            because: played.filter(|_| watches).map_or_else(Vec::new, |played| changes(played.state())),
            answers: if watches { answers } else { 0 },
            question: if watches { answers.saturating_sub(usize::from(chosen)) } else { 0 },
            free_undo: seat.is_some_and(|seat| self.is_free_to_take_back(seat)),
            // Clocks are those of this moment: beside an earlier board they would tell what its reader does not see yet.
            clock: (self.clock.is_set() && !late).then(|| self.clock_view()),
            paused: self.paused.clone(),
            draw_offered: self.draw,
            undo_asked: self.undo.map(|(by, _)| by),
            judge_called: self.judge_called,
            lines: if watches { self.lines_for(self.remembers(seat, over), answers) } else { Vec::new() },
            ending: self.end.as_ref().map(|(ending, _)| *ending),
            broken: self.broken,
            waiting_since: if late { Moment::default() } else { self.clock.running().1 },
        }
    }

    /// Whose own secret answers the log tells: in a round nobody has notes, so it says what both know (CT-3.4.1).
    fn remembers(&self, seat: Option<Seat>, over: bool) -> Option<Seat> {
        seat.filter(|_| over || !self.is_hosted())
    }

    fn seat_view(&self, at: Seat, viewer: Option<Seat>, laid_open: bool) -> Option<SeatView> {
        let seated = self.seat(at)?;
        let own = viewer == Some(at);
        let own_list = own && !self.is_hosted();
        let deck_open = laid_open || own_list || (self.settings.open_decks && self.played.is_some());
        Some(SeatView {
            name: seated.name.clone(),
            bot: seated.bot.clone(),
            warlord: (self.played.is_some() || own).then(|| seated.deck.warlord.clone()),
            deck: deck_open.then(|| seated.deck.clone()),
            promise: seated.promise.map(|(hash, _)| hash),
            number: seated.number.clone().filter(|_| laid_open),
            has_number: seated.number.is_some(),
            drawn_for: seated.drawn_for,
        })
    }

    fn clock_view(&self) -> ClockView {
        let (runs, since) = self.clock.running();
        let left_millis = Seat::BOTH.map(|seat| self.clock.left_millis(seat, since).unwrap_or(0));
        ClockView { left_millis, runs, since }
    }

    fn lines_for(&self, viewer: Option<Seat>, answers: usize) -> Vec<Line> {
        let shown = self.lines.iter().filter(|line| usize::from(line.answer) < answers || line.is_note());
        shown.map(|line| line.seen_by(viewer)).collect()
    }

    fn is_free_to_take_back(&self, seat: Seat) -> bool {
        let Some(played) = &self.played else { return false };
        let answers = &played.replay().answers;
        let since = answers.iter().rev().position(|(by, _)| *by == seat);
        since.is_some_and(|others| others == 0 && played.free_undo() > 0)
    }
}

/// Everything that changes a card in play.
fn changes(state: &State) -> Vec<(ObjId, Because)> {
    let of = |id: ObjId| state.because(id).into_iter().map(move |because| (id, because));
    state.play.iter().copied().flat_map(of).collect()
}

impl Line {
    /// The line without what that viewer may not know.
    fn seen_by(&self, viewer: Option<Seat>) -> Line {
        let mut line = self.clone();
        if let What::Answered { seat, did, secret: true } = &mut line.what
            && viewer != Some(*seat)
        {
            *did = did.hidden();
        }
        line
    }
}

impl TableView {
    /// A game that is played at no table, as that player sees it: for worked examples.
    pub fn of_example(game: &State, viewer: Seat, names: [String; 2]) -> TableView {
        let seated = |name: String| SeatView {
            name,
            bot: None,
            warlord: None,
            deck: None,
            promise: None,
            number: None,
            has_number: true,
            drawn_for: false,
        };
        TableView {
            viewer: Some(viewer),
            stage: Stage::Playing,
            seats: names.map(|name| Some(seated(name))),
            board: Some(game.view(Some(viewer))),
            because: changes(game),
            ..TableView::of_no_table()
        }
    }

    fn of_no_table() -> TableView {
        TableView {
            viewer: None,
            stage: Stage::Closed,
            settings: Settings::default(),
            seats: [None, None],
            commitment: None,
            secret: None,
            board: None,
            because: Vec::new(),
            answers: 0,
            question: 0,
            free_undo: false,
            clock: None,
            paused: None,
            draw_offered: None,
            undo_asked: None,
            judge_called: None,
            lines: Vec::new(),
            ending: None,
            broken: None,
            waiting_since: Moment::default(),
        }
    }
}

impl Game {
    /// A table that looks the same to that viewer: everything hidden from him or her is dealt anew. For the test that views
    /// hide; nothing can be played on from it.
    #[must_use]
    pub fn resample(&self, viewer: &Viewer, chance: &mut Chance) -> Game {
        let mut other = self.clone();
        let Some(table) = &mut other.table else { return other };
        if table.end.is_some() && !table.is_hosted() {
            return other;
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(*seat),
            Viewer::Judge | Viewer::Spectator | Viewer::Nobody => None,
        };
        let mut fresh = || Seed::from_bytes(std::array::from_fn(|_| chance.below(256) as u8));
        table.seed = table.seed.as_ref().map(|_| fresh());
        for seated in table.seats.iter_mut().flatten() {
            seated.number = seated.number.as_ref().map(|_| fresh());
        }
        for line in &mut table.lines {
            if let What::Answered { seat: by, did, secret: true } = &mut line.what
                && seat != Some(*by)
            {
                *did = did.dealt_anew(chance);
            }
        }
        table.played = table.played.take().map(|played| Box::new(played.resample(seat, chance)));
        other
    }
}
