//! The tournament rulebook: from the first player's entry to the champion.
//!
//! A [`Tournament`] is the state of one tournament under one rules pack. It implements [`rulebook::Rulebook`]: a
//! [`Command`] (who, when, what) is either refused with a [`Refusal`] that names its clause, or gives [`Fact`]s; applying
//! facts is the only way the state ever changes. No clock is read, no chance is taken but from the committed
//! [`Dice`](rulebook::Dice), and no game is named: everything that differs between games stands in the pack.
//!
//! Where to start: [`command`] is what can be asked, [`rights`] who may ask it, `decide/` the rules in the order of a
//! day, [`draw`] how rounds are drawn, [`standings`] the table, [`file`](mod@file) the tournament file, [`verify`] the
//! proof that every draw was fair.
//!
//! ```
//! use std::sync::Arc;
//! use rulebook::{Dice, Rulebook, Seed};
//! use tournament::{Actor, Command, Moment, PersonId, Settings, Tournament, Wish};
//!
//! let dice = Dice::new(Seed::from_bytes([7; 32]));
//! let pack = regulations::pack("conquest-1.2").expect("an embedded pack");
//! let mut tournament = Tournament::under(Arc::new(pack.clone()));
//! let mut command = |by, wish| {
//!     let facts = tournament.decide(&Command { by, at: Moment(0), wish }, &dice).expect("allowed");
//!     facts.iter().for_each(|fact| tournament.apply(fact));
//! };
//! command(Actor::Newcomer, Wish::Found {
//!     name: "Store Championship".into(),
//!     organizer: "Mira".into(),
//!     settings: Settings::default(),
//!     commitment: dice.seed().commitment(),
//! });
//! for name in ["Ana", "Bo", "Cai", "Dee"] {
//!     command(Actor::Newcomer, Wish::Enrol { key: None, name: name.into(), team: None });
//! }
//! let mira = Actor::Person(PersonId(0));
//! command(mira, Wish::CloseRegistration);
//! command(mira, Wish::AnnouncePlan);
//! command(mira, Wish::Draw);
//! assert_eq!(tournament.rounds()[0].matches.len(), 2);
//! ```

// A new wish, fact or reason to refuse is to be looked at wherever there is something to be said about it.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod at_table;
pub mod clock;
pub mod command;
mod decide;
mod done;
pub mod draw;
pub mod fact;
pub mod file;
pub mod formats;
pub mod ids;
pub mod judging;
mod kept;
pub mod model;
mod note;
mod pace;
pub mod preview;
pub mod prizes;
mod query;
pub mod ranking;
mod reading;
pub mod refusal;
pub mod rights;
mod sayings;
mod seal;
mod set_up;
pub mod settings;
mod shared;
mod shown;
mod sight;
pub mod standings;
mod state;
pub mod verify;
mod view;

pub use at_table::{Consent, TableFact, TableWish, Tick, TickAnswer};
pub use command::{Actor, Command, Wish};
pub use fact::{DrawnMatch, Fact, TakenBack};
pub use file::{FileProblem, TournamentFile};
pub use ids::{CallId, CaseId, ConductId, MatchId, Moment, PersonId, RoundNo, StageNo, StepNo};
pub use kept::Summary;
pub use model::{
    Announcement, Claim, DropReason, Entry, GameResult, Grounds, Match, Person, Presence, Prize, PrizeTo,
    Progress, Role, Round, Seats, StaffRole, Stage, as_people_compare,
};
pub use preview::Preview;
pub use prizes::Award;
pub use ranking::Place;
pub use reading::Reading;
pub use refusal::{Refusal, Why};
pub use rights::{Action, Capacity};
pub use seal::Seal;
pub use settings::{DeckVisibility, RoundKind, Settings, StagePlan, Structure};
pub use shared::{Items, Shared};
pub use shown::About;
pub use sight::Hidden;
pub use state::{Desk, Tournament};
pub use verify::{Finding, Proof};
pub use view::{Everybody, Eyes, View};
