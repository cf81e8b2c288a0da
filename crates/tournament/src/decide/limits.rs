//! A limit on everything that comes in, so that no input can make a tournament unreadable or unbearably large.

use crate::at_table::TableWish;
use crate::command::Wish;
use crate::judging::JudgeWish;
use crate::model::{Prize, PrizeTo};
use crate::refusal::Why;
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

pub(super) fn check(wish: &Wish) -> Result<(), Why> {
    if let Some(reason) = wish.reason() {
        text("reason", reason, REASON)?;
    }
    match wish {
        Wish::Found { name, organizer, settings, .. } => {
            text("name", name, NAME)?;
            text("organizer", organizer, NAME)?;
            settings_within(settings)
        }
        Wish::Change { settings } => settings_within(settings),
        Wish::RenameTournament { name } | Wish::Rename { name, .. } => text("name", name, NAME),
        Wish::SetPrizes { prizes } => prizes_within(prizes),
        Wish::GiveRights { actions, .. } => {
            number("actions", actions.len() as i64, 0, Action::ALL.len() as i64)
        }
        Wish::SetClock { elapsed_seconds, .. } => {
            number("seconds", i64::from(elapsed_seconds.unwrap_or_default()), 0, DAY_SECONDS)
        }
        Wish::Admit { key, name } => person(key.as_deref(), name),
        Wish::Enrol { key, name, team } => {
            person(key.as_deref(), name)?;
            team.as_deref().map_or(Ok(()), |team| text("team", team, NAME))
        }
        Wish::SubmitDeck { text: list, .. } | Wish::AmendDeck { text: list, .. } => text("deck", list, DECK),
        Wish::AdjustClock { seconds, .. } => {
            number("seconds", i64::from(*seconds), -DAY_SECONDS, DAY_SECONDS)
        }
        Wish::Extend { seconds, .. } => number("seconds", i64::from(*seconds), 1, DAY_SECONDS),
        Wish::Report { claim, .. } | Wish::Settle { claim, .. } | Wish::Correct { claim, .. } => {
            text("ending", &claim.ending, KEY)
        }
        Wish::AtTable(TableWish::Tick { step, .. }) => text("step", step, KEY),
        Wish::AtTable(TableWish::AskConsent { text: missed, .. }) => text("text", missed, MISSED),
        Wish::Tell { text: told, .. } => text("text", told, REASON),
        Wish::Judge(wish) => judging(wish),
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
        | Wish::Redraw { .. }
        | Wish::Adjust { .. }
        | Wish::Publish
        | Wish::SitDown { .. }
        | Wish::StartClock
        | Wish::PauseClock { .. }
        | Wish::ResumeClock
        | Wish::Close
        | Wish::Confirm { .. }
        | Wish::Concede { .. }
        | Wish::PlayOn { .. }
        | Wish::EndExtraRound { .. }
        | Wish::AskToDrop
        | Wish::WithdrawDrop
        | Wish::Drop { .. }
        | Wish::NoShow { .. }
        | Wish::AskToRejoin
        | Wish::Rejoin { .. }
        | Wish::DeclineRejoin { .. }
        | Wish::RecommendDisqualification { .. }
        | Wish::DeclineRecommendation { .. }
        | Wish::Disqualify { .. }
        | Wish::Cut
        | Wish::Finish
        | Wish::Undo { .. }
        | Wish::EndAnnouncement { .. }
        | Wish::AtTable(_) => Ok(()),
    }
}

fn judging(wish: &JudgeWish) -> Result<(), Why> {
    match wish {
        JudgeWish::Call { note, .. } => most("note", note, NOTE),
        JudgeWish::Rule { ruling, .. } | JudgeWish::RuleFinally { ruling, .. } => {
            text("ruling", &ruling.text, NOTE)?;
            number("extension_seconds", i64::from(ruling.extension_seconds), 0, DAY_SECONDS)
        }
        JudgeWish::ReportConduct { note, .. } | JudgeWish::DecideConduct { note, .. } => {
            most("note", note, NOTE)
        }
        JudgeWish::IssueProxy { card, illegible, date, .. } => {
            text("card", card, NAME)?;
            most("illegible", illegible, NOTE)?;
            text("date", date, KEY)
        }
        JudgeWish::OpenCardCase { card, minutes, .. } => {
            most("card", card, NAME)?;
            number("minutes", i64::from(minutes.unwrap_or_default()), 0, DAY_SECONDS / 60)
        }
        JudgeWish::EndDeckCheck { findings, extension_seconds, .. } => {
            most("findings", findings, NOTE)?;
            number("extension_seconds", i64::from(*extension_seconds), 0, DAY_SECONDS)
        }
        JudgeWish::Claim { .. }
        | JudgeWish::SettledByPlayers { .. }
        | JudgeWish::Withdraw { .. }
        | JudgeWish::Appeal { .. }
        | JudgeWish::CloseCardCase { .. }
        | JudgeWish::KeepDespiteCase { .. }
        | JudgeWish::BeginDeckCheck { .. } => Ok(()),
    }
}

fn prizes_within(prizes: &[Prize]) -> Result<(), Why> {
    number("prizes", prizes.len() as i64, 0, PRIZES)?;
    for prize in prizes {
        text("prize", &prize.what, REASON)?;
        match &prize.to {
            PrizeTo::Places { first, last } => {
                number("place", i64::from(*first), 1, PLACES)?;
                number("place", i64::from(*last), i64::from(*first), PLACES)?;
            }
            PrizeTo::Best { kind } => text("kind", kind, KEY)?,
            PrizeTo::Person { .. } => {}
        }
    }
    Ok(())
}

fn settings_within(settings: &Settings) -> Result<(), Why> {
    number("no_show_minutes", i64::from(settings.no_show_minutes), 0, 600)?;
    number("slip_grace_seconds", i64::from(settings.slip_grace_seconds), 0, 600)?;
    number("first_table", i64::from(settings.first_table), 1, 9000)?;
    settings.region.as_deref().map_or(Ok(()), |region| text("region", region, KEY))?;
    settings.time_zone.as_deref().map_or(Ok(()), |zone| text("time_zone", zone, KEY))?;
    settings.capacity.map_or(Ok(()), |capacity| number("capacity", i64::from(capacity), 2, 20_000))
}

fn person(key: Option<&str>, name: &str) -> Result<(), Why> {
    text("name", name, NAME)?;
    key.map_or(Ok(()), |key| text("key", key, KEY))
}

/// Neither empty nor too long.
fn text(field: &'static str, value: &str, most_characters: usize) -> Result<(), Why> {
    if value.trim().is_empty() {
        return Err(Why::TextLength { field, length: 0, most: most_characters });
    }
    most(field, value, most_characters)
}

fn most(field: &'static str, value: &str, most: usize) -> Result<(), Why> {
    let length = value.chars().count();
    if length > most { Err(Why::TextLength { field, length, most }) } else { Ok(()) }
}

fn number(field: &'static str, value: i64, least: i64, most: i64) -> Result<(), Why> {
    if (least..=most).contains(&value) { Ok(()) } else { Err(Why::NumberRange { field, value, least, most }) }
}
