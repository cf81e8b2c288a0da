//! The words and numbers of a wish, and how much of each there may be. Told once: the reason on record and the limits on
//! everything that comes in are both taken from here.

use super::Wish;
use crate::at_table::TableWish;
use crate::judging::JudgeWish;
use crate::model::{Prize, PrizeTo};
use crate::rights::Action;
use crate::settings::Settings;

const NAME: usize = 80;
const KEY: usize = 40;
const REASON: usize = 1000;
const NOTE: usize = 4000;
/// What was missed, in a sentence to the opponent: no room for notes.
const MISSED: usize = 200;
const DECK: usize = 20_000;
/// A day: no clock is set further, no match extended longer.
const DAY_SECONDS: i64 = 86_400;
/// More prizes than any shop gives, and the last place a prize can be for.
const PRIZES: i64 = 200;
const PLACES: i64 = 20_000;

/// Something somebody gives with a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given<'a> {
    /// Why it is wished for: neither empty nor longer than that.
    Reason { text: &'a str, most: usize },
    /// A text, neither empty nor longer than that.
    Text { field: &'static str, text: &'a str, most: usize },
    /// A text that may be empty.
    Note { field: &'static str, text: &'a str, most: usize },
    /// A number within these.
    Number { field: &'static str, value: i64, least: i64, most: i64 },
}

impl Wish {
    /// The reason given, where one is asked for.
    pub fn reason(&self) -> Option<&str> {
        self.given().into_iter().find_map(|given| match given {
            Given::Reason { text, .. } => Some(text),
            Given::Text { .. } | Given::Note { .. } | Given::Number { .. } => None,
        })
    }

    /// Everything given, in the order in which it is looked at.
    pub(crate) fn given(&self) -> Vec<Given<'_>> {
        match self {
            Wish::Found { name, organizer, settings, .. } => {
                let names = [text("name", name, NAME), text("organizer", organizer, NAME)];
                names.into_iter().chain(of_settings(settings)).collect()
            }
            Wish::Change { settings } => of_settings(settings),
            Wish::RenameTournament { name } | Wish::Rename { name, .. } => vec![text("name", name, NAME)],
            Wish::SetPrizes { prizes } => of_prizes(prizes),
            Wish::GiveRights { actions, .. } => {
                vec![number("actions", actions.len() as i64, 0, Action::ALL.len() as i64)]
            }
            Wish::SetClock { elapsed_seconds, reason } => {
                let seconds = i64::from(elapsed_seconds.unwrap_or_default());
                vec![because(reason), number("seconds", seconds, 0, DAY_SECONDS)]
            }
            Wish::Admit { key, name } => of_person(key.as_deref(), name).collect(),
            Wish::Enrol { key, name, team } => {
                let team = team.as_deref().map(|team| text("team", team, NAME));
                of_person(key.as_deref(), name).chain(team).collect()
            }
            Wish::SubmitDeck { text: list, .. } => vec![text("deck", list, DECK)],
            Wish::AmendDeck { text: list, reason, .. } => vec![because(reason), text("deck", list, DECK)],
            Wish::AdjustClock { seconds, reason } => {
                vec![because(reason), number("seconds", i64::from(*seconds), -DAY_SECONDS, DAY_SECONDS)]
            }
            Wish::Extend { seconds, reason, .. } => {
                vec![because(reason), number("seconds", i64::from(*seconds), 1, DAY_SECONDS)]
            }
            Wish::Report { claim, .. } => vec![text("ending", &claim.ending, KEY)],
            Wish::Settle { claim, reason, .. } | Wish::Correct { claim, reason, .. } => {
                vec![because(reason), text("ending", &claim.ending, KEY)]
            }
            Wish::Redraw { reason }
            | Wish::Adjust { reason, .. }
            | Wish::PauseClock { reason }
            | Wish::PlayOn { reason, .. }
            | Wish::RecommendDisqualification { reason, .. }
            | Wish::Disqualify { reason, .. }
            | Wish::Undo { reason, .. } => vec![because(reason)],
            Wish::Tell { text: told, .. } => vec![text("text", told, REASON)],
            Wish::AtTable(wish) => wish.given(),
            Wish::Judge(wish) => wish.given(),
            Wish::Appoint { .. }
            | Wish::Dismiss { .. }
            | Wish::HandOver { .. }
            | Wish::Duty { .. }
            | Wish::NameSecondLeader { .. }
            | Wish::NameRuler { .. }
            | Wish::EnrolPerson { .. }
            | Wish::Withdraw { .. }
            | Wish::CheckIn { .. }
            | Wish::FixTable { .. }
            | Wish::CloseRegistration
            | Wish::ReopenRegistration
            | Wish::AnnouncePlan
            | Wish::Draw
            | Wish::Publish
            | Wish::SitDown { .. }
            | Wish::StartClock
            | Wish::ResumeClock
            | Wish::Close
            | Wish::Confirm { .. }
            | Wish::Concede { .. }
            | Wish::EndExtraRound { .. }
            | Wish::AskToDrop
            | Wish::WithdrawDrop
            | Wish::Drop { .. }
            | Wish::NoShow { .. }
            | Wish::AskToRejoin
            | Wish::Rejoin { .. }
            | Wish::DeclineRejoin { .. }
            | Wish::DeclineRecommendation { .. }
            | Wish::Cut
            | Wish::Finish
            | Wish::EndAnnouncement { .. } => Vec::new(),
        }
    }
}

impl TableWish {
    fn given(&self) -> Vec<Given<'_>> {
        match self {
            TableWish::Tick { step, .. } => vec![text("step", step, KEY)],
            TableWish::Clear { reason, .. } => vec![because(reason)],
            TableWish::AskConsent { text: missed, .. } => vec![text("text", missed, MISSED)],
            TableWish::AnswerConsent { .. } => Vec::new(),
        }
    }
}

impl JudgeWish {
    fn given(&self) -> Vec<Given<'_>> {
        match self {
            JudgeWish::Call { note: said, .. }
            | JudgeWish::ReportConduct { note: said, .. }
            | JudgeWish::DecideConduct { note: said, .. } => vec![note("note", said, NOTE)],
            JudgeWish::Rule { ruling, .. } | JudgeWish::RuleFinally { ruling, .. } => {
                let seconds = i64::from(ruling.extension_seconds);
                vec![text("ruling", &ruling.text, NOTE), number("extension_seconds", seconds, 0, DAY_SECONDS)]
            }
            JudgeWish::IssueProxy { card, illegible, date, .. } => {
                vec![text("card", card, NAME), note("illegible", illegible, NOTE), text("date", date, KEY)]
            }
            JudgeWish::OpenCardCase { card, minutes, .. } => {
                let minutes = i64::from(minutes.unwrap_or_default());
                vec![note("card", card, NAME), number("minutes", minutes, 0, DAY_SECONDS / 60)]
            }
            JudgeWish::EndDeckCheck { findings, extension_seconds, .. } => {
                let seconds = i64::from(*extension_seconds);
                vec![note("findings", findings, NOTE), number("extension_seconds", seconds, 0, DAY_SECONDS)]
            }
            JudgeWish::Claim { .. }
            | JudgeWish::SettledByPlayers { .. }
            | JudgeWish::Withdraw { .. }
            | JudgeWish::Appeal { .. }
            | JudgeWish::CloseCardCase { .. }
            | JudgeWish::KeepDespiteCase { .. }
            | JudgeWish::BeginDeckCheck { .. } => Vec::new(),
        }
    }
}

fn of_prizes(prizes: &[Prize]) -> Vec<Given<'_>> {
    let mut given = vec![number("prizes", prizes.len() as i64, 0, PRIZES)];
    for prize in prizes {
        given.push(text("prize", &prize.what, REASON));
        match &prize.to {
            PrizeTo::Places { first, last } => {
                given.push(number("place", i64::from(*first), 1, PLACES));
                given.push(number("place", i64::from(*last), i64::from(*first), PLACES));
            }
            PrizeTo::Best { kind } => given.push(text("kind", kind, KEY)),
            PrizeTo::Person { .. } => {}
        }
    }
    given
}

fn of_settings(settings: &Settings) -> Vec<Given<'_>> {
    let mut given = vec![
        number("no_show_minutes", i64::from(settings.no_show_minutes), 0, 600),
        number("slip_grace_seconds", i64::from(settings.slip_grace_seconds), 0, 600),
        number("first_table", i64::from(settings.first_table), 1, 9000),
    ];
    given.extend(settings.region.as_deref().map(|region| text("region", region, KEY)));
    given.extend(settings.time_zone.as_deref().map(|zone| text("time_zone", zone, KEY)));
    given.extend(settings.capacity.map(|capacity| number("capacity", i64::from(capacity), 2, 20_000)));
    given
}

fn of_person<'a>(key: Option<&'a str>, name: &'a str) -> impl Iterator<Item = Given<'a>> {
    std::iter::once(text("name", name, NAME)).chain(key.map(|key| text("key", key, KEY)))
}

fn because(text: &str) -> Given<'_> {
    Given::Reason { text, most: REASON }
}

fn text<'a>(field: &'static str, text: &'a str, most: usize) -> Given<'a> {
    Given::Text { field, text, most }
}

fn note<'a>(field: &'static str, text: &'a str, most: usize) -> Given<'a> {
    Given::Note { field, text, most }
}

fn number(field: &'static str, value: i64, least: i64, most: i64) -> Given<'static> {
    Given::Number { field, value, least, most }
}
