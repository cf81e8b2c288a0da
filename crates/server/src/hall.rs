//! The hall: every tournament of this server and what accompanies it, each a [`rooms::Room`] with one writer.
//!
//! Here is only what tournaments need beyond any room: commands with who and when, the standings and the needs of a version,
//! what a correction would change.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use journal::access::Kept as Answer;
use journal::{Store, Version};
use rooms::{Listed, Rooms, Terms as RoomTerms};
use rulebook::{Rulebook, Seed};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tournament::standings::{Figures, Row};
use tournament::{
    About, Action, Actor, Command, Everybody, Eyes, Fact, Moment, PersonId, Refusal, RoundNo, Summary,
    Tournament, Wish,
};

use crate::clock;
use crate::displays::Displays;

/// Why something could not be done in a tournament.
pub type Setback = rooms::Setback<Refusal>;

/// All tournaments.
#[derive(Debug)]
pub(crate) struct Hall {
    tournaments: Rooms<Tournament>,
    displays: Rooms<Displays>,
    /// Tells whoever keeps tables in step that a tournament went on.
    moved: UnboundedSender<String>,
    movements: Mutex<Option<UnboundedReceiver<String>>>,
    /// Whose tables are followed since this server was started.
    followed: Mutex<HashSet<String>>,
}

/// One tournament. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Room(Arc<rooms::Room<Tournament>>, UnboundedSender<String>);

/// A tournament at one version.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) tournament: Arc<Tournament>,
    pub(crate) version: Version,
    of: rooms::Snapshot<Tournament>,
    table: Arc<OnceLock<Arc<Option<Table>>>>,
    needs: Arc<OnceLock<Arc<Option<outlook::Needs>>>>,
}

/// The tournament as leaders on duty may know it.
struct ForLeaders(Arc<Tournament>);

/// Who is in the race for the next cut, by person, where there is one.
struct Contenders(Option<Vec<bool>>);

fn view(tournament: &Tournament, reader: Option<PersonId>) -> Arc<Tournament> {
    Arc::new(tournament.view(reader).into_tournament())
}

/// The standings of one version.
#[derive(Debug)]
pub(crate) struct Table {
    /// After which Swiss round its figures are; nothing where there was none.
    pub(crate) after: Option<RoundNo>,
    /// Best first.
    pub(crate) rows: Vec<(PersonId, Row)>,
    /// What the figures come from.
    pub(crate) figures: Option<Figures>,
}

impl Snapshot {
    fn of(of: rooms::Snapshot<Tournament>) -> Snapshot {
        let (tournament, version) = (Arc::clone(&of.state), of.version);
        Snapshot { tournament, version, of, table: Arc::default(), needs: Arc::default() }
    }

    /// What this reader may know, for pages and answers that show nothing of one's own: made once a version for everybody,
    /// and once for the leaders on duty.
    pub(crate) fn seen_by(&self, reader: Option<PersonId>) -> Snapshot {
        let all = &self.of.state;
        let tournament = match all.eyes(reader) {
            Eyes::Leaders => Arc::clone(&self.of.kept(|it| ForLeaders(view(it, reader))).0),
            Eyes::Own(person) if all.barred_from_material(person).is_none() && person == all.organizer() => {
                Arc::clone(all)
            }
            Eyes::Own(person) if all.helps_lead(person) => view(all, reader),
            Eyes::Everybody | Eyes::Own(_) => Arc::clone(self.for_everybody().tournament()),
        };
        Snapshot { tournament, ..self.clone() }
    }

    fn for_everybody(&self) -> Arc<Everybody> {
        self.of.kept(Tournament::for_everybody)
    }

    /// All that this reader may know, what is the reader's own included.
    pub(crate) fn own_view(&self, reader: Option<PersonId>) -> Snapshot {
        let all = &self.of.state;
        match all.eyes(reader) {
            Eyes::Own(person) if !all.helps_lead(person) => {
                let own = all.own_view(&self.for_everybody(), person);
                Snapshot { tournament: Arc::new(own.into_tournament()), ..self.clone() }
            }
            Eyes::Everybody | Eyes::Leaders | Eyes::Own(_) => self.seen_by(reader),
        }
    }

    /// Everybody's place with the figures of the Swiss rounds, computed once a version however many ask.
    pub(crate) fn table(&self) -> Option<&Table> {
        let computed = |tournament: &Tournament| {
            let rows = tournament.placings();
            let after = tournament.last_table_round();
            let figures = after.map(|after| Figures::of(&tournament.records(after)));
            (!rows.is_empty()).then_some(Table { after, rows, figures })
        };
        self.table.get_or_init(|| self.of.kept(computed)).as_ref().as_ref()
    }

    /// What everybody needs for the next cut, computed once a version however many phones ask. With hundreds of players this
    /// takes a while, so it runs beside everything else.
    pub(crate) async fn needs(&self) -> Option<&outlook::Needs> {
        let needs = |tournament: &Tournament| outlook::needs(tournament, outlook::Effort::default());
        let computed = self.of.kept_beside(needs).await.unwrap_or_default();
        self.needs.get_or_init(|| computed).as_ref().as_ref()
    }

    /// The same as far as somebody has asked for it at this version.
    pub(crate) fn known_needs(&self) -> Option<&outlook::Needs> {
        let known = self.of.known()?;
        self.needs.get_or_init(|| known).as_ref().as_ref()
    }

    /// Whether somebody is in the race for the next cut, from what is found out once a version.
    pub(crate) fn contends(&self, person: PersonId) -> bool {
        let race =
            self.of.kept(|tournament| Contenders(outlook::Race::of(tournament).map(|race| race.contends)));
        race.0.as_ref().is_some_and(|contends| contends.get(person.0 as usize) == Some(&true))
    }
}

/// What a command must meet beside the rules, and what goes with it.
#[derive(Default)]
pub(crate) struct Terms<'a> {
    /// When it was given; now if not said.
    pub(crate) at: Option<Moment>,
    /// The version it was decided on, if that matters to whoever asks.
    pub(crate) expected: Option<Version>,
    /// The answer to be kept, given what the command leads to.
    pub(crate) keep: Option<&'a (dyn Fn(&Snapshot) -> Answer + Send + Sync)>,
    /// What the screen it comes from is about, and how that stood.
    pub(crate) shown: Option<(About, u64)>,
}

impl Hall {
    pub(crate) fn new(store: Store) -> Hall {
        let (moved, movements) = unbounded_channel();
        let displays = Rooms::beside(store.clone(), ".displays");
        let movements = Mutex::new(Some(movements));
        Hall { tournaments: Rooms::new(store), displays, moved, movements, followed: Mutex::default() }
    }

    /// The codes of tournaments that went on and whose tables may have to be told; to be had once.
    pub(crate) fn movements(&self) -> Option<UnboundedReceiver<String>> {
        self.movements.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Somebody came to a table of that tournament: from now on its tables are followed.
    pub(crate) fn visited(&self, code: &str) {
        if self.followed.lock().unwrap_or_else(PoisonError::into_inner).insert(code.to_owned()) {
            self.moved(code);
        }
    }

    /// Notes that the tables of a tournament may have to be told something.
    pub(crate) fn moved(&self, code: &str) {
        // Nobody listens any more once the server stops.
        let _ = self.moved.send(code.to_owned());
    }

    pub(crate) fn store(&self) -> &Store {
        self.tournaments.store()
    }

    /// The displays of all tournaments.
    pub(crate) fn displays(&self) -> &Rooms<Displays> {
        &self.displays
    }

    /// How many commands were accepted, refused, and failed.
    pub(crate) fn commands(&self) -> [u64; 3] {
        self.tournaments.tally().counts()
    }

    /// Begins a tournament as of that moment.
    pub(crate) async fn found_at(
        &self,
        pack: Arc<regulations::Pack>,
        name: &str,
        organizer: &str,
        settings: tournament::Settings,
        at: Moment,
    ) -> Result<Room, Setback> {
        self.found_keeping(pack, name, organizer, settings, at, None).await
    }

    /// The same; the answer made from the new tournament's code is kept with it.
    pub(crate) async fn found_keeping(
        &self,
        pack: Arc<regulations::Pack>,
        name: &str,
        organizer: &str,
        settings: tournament::Settings,
        at: Moment,
        keep: Option<&(dyn Fn(&str) -> Answer + Send + Sync)>,
    ) -> Result<Room, Setback> {
        let begin = |dice: &rulebook::Dice, _: &str| {
            let wish = Wish::Found {
                name: name.to_owned(),
                organizer: organizer.to_owned(),
                settings: settings.clone(),
                commitment: dice.seed().commitment(),
            };
            (Tournament::under(Arc::clone(&pack)), Command { by: Actor::Newcomer, at, wish })
        };
        self.tournaments.found(begin, keep).await.map(|room| Room(room, self.moved.clone()))
    }

    /// The room of a tournament, opened if it was not yet.
    pub(crate) async fn room(&self, code: &str) -> Result<Room, Setback> {
        self.tournaments.room(code).await.map(|room| Room(room, self.moved.clone()))
    }

    /// How many rooms are open, and how many pages follow them.
    pub(crate) fn occupied(&self) -> (usize, usize) {
        self.tournaments.occupied()
    }

    /// All tournaments as lists show them, the newest first.
    pub(crate) async fn tournaments(&self) -> Result<Vec<Listed<Summary>>, Setback> {
        let mut listed = self.tournaments.list().await?;
        listed.sort_by(|one, two| {
            two.summary.founded.cmp(&one.summary.founded).then_with(|| one.code.cmp(&two.code))
        });
        Ok(listed)
    }
}

impl Room {
    /// The secret seed, for the organizer's own backup and for nobody else.
    pub(crate) fn seed(&self) -> &Seed {
        self.0.seed()
    }

    /// The code people type.
    pub(crate) fn code(&self) -> &str {
        self.0.code()
    }

    /// The tournament as it stands.
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot::of(self.0.snapshot())
    }

    /// Wakes whenever the tournament goes on.
    pub(crate) fn watch(&self) -> watch::Receiver<rooms::Snapshot<Tournament>> {
        self.0.watch()
    }

    /// What a correction would change, without making it.
    pub(crate) fn preview(&self, by: Actor, wish: Wish) -> Result<tournament::Preview, Setback> {
        let command = Command { by, at: clock::now(), wish };
        self.snapshot().tournament.preview(&command, self.0.dice()).map_err(Setback::refused)
    }

    /// What a command would give now, without giving it.
    pub(crate) fn would(&self, by: Actor, wish: Wish) -> Result<Vec<Fact>, Box<Refusal>> {
        let now = self.snapshot().tournament;
        let command = Command { by, at: clock::now().max(now.last_step()), wish };
        now.decide(&command, self.0.dice()).map_err(Box::new)
    }

    /// Every fact in order, those taken back included.
    pub(crate) async fn history(&self) -> Result<Vec<Fact>, Setback> {
        self.0.history().await
    }

    /// Carries out a command. When this returns, it is stored.
    pub(crate) async fn command(&self, by: Actor, wish: Wish) -> Result<Snapshot, Setback> {
        self.command_under(&Terms::default(), by, wish).await
    }

    /// Carries out a command of that moment.
    pub(crate) async fn command_at(&self, by: Actor, at: Moment, wish: Wish) -> Result<Snapshot, Setback> {
        self.command_under(&Terms { at: Some(at), ..Terms::default() }, by, wish).await
    }

    /// Carries out a command if it meets those terms.
    pub(crate) async fn command_under(
        &self,
        terms: &Terms<'_>,
        by: Actor,
        wish: Wish,
    ) -> Result<Snapshot, Setback> {
        let make = |now: &Tournament| {
            let at = terms.at.unwrap_or_else(clock::now);
            // A node whose clock is behind does not go back in time, but for whoever says that the clock was ahead.
            let at = if wish.action() == Action::SetClock { at } else { at.max(now.last_step()) };
            Command { by, at, wish: wish.clone() }
        };
        let keep = terms
            .keep
            .map(|keep| move |after: &rooms::Snapshot<Tournament>| keep(&Snapshot::of(after.clone())));
        let keep = keep.as_ref().map(|keep| keep as rooms::Keep<'_, Tournament>);
        let given =
            terms.shown.map(|(about, shown)| move |now: &Tournament| now.still_as_shown(about, shown));
        let given = given.as_ref().map(|given| given as rooms::Given<'_, Tournament>);
        let under = RoomTerms { expected: terms.expected, keep, given };
        let done = self.0.command(&under, make).await.map(Snapshot::of)?;
        if done.tournament.settings().tables {
            let _ = self.1.send(self.code().to_owned());
        }
        Ok(done)
    }
}
