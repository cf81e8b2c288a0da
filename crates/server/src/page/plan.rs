//! The plan of a day: which rounds a structure gives for so many players, and about when it will be over.

use maud::{Markup, html};
use outlook::schedule::Habits;
use outlook::{Schedule, Span};
use regulations::Pack;
use rulebook::{Saying, say};
use tournament::{Moment, Settings, StagePlan, Tournament, Why};
use web::Reader;

const MINUTE: i64 = 60_000;

/// A stage in a few words: "4 Swiss rounds".
pub(super) fn stage_said(stage: &StagePlan, players: u32) -> Saying {
    let rounds = stage.rounds(players);
    match *stage {
        StagePlan::Swiss { cut: None, .. } => say!("day-swiss", rounds = rounds),
        StagePlan::Swiss { cut: Some(cut), .. } => say!("day-swiss-cut", rounds = rounds, cut = cut),
        StagePlan::Elimination { cut: None } => say!("day-elimination", rounds = rounds),
        StagePlan::Elimination { cut: Some(cut) } => say!("day-elimination-cut", rounds = rounds, cut = cut),
    }
}

/// All stages, in a row.
pub(super) fn stages(reader: &Reader, plan: &[StagePlan], players: u32) -> Markup {
    html! {
        ol.plan-stages { @for stage in plan { li { (reader.say(&stage_said(stage, players))) } } }
    }
}

/// What these settings give for that many players who begin at that minute of the day.
pub(super) fn preview(
    reader: &Reader,
    pack: &Pack,
    settings: &Settings,
    players: u32,
    start_minute: u32,
) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = Tournament::under(std::sync::Arc::new(pack.clone()));
    let plan = match tournament.plan_for(&settings.structure, players) {
        Ok(plan) => plan,
        Err(why) => return html! { p.note { (told(&unfit(&why, players))) } },
    };
    let start = Span::at(Moment(i64::from(start_minute) * MINUTE));
    let schedule = Schedule::new(pack, &plan, players, settings.untimed_final, start, &Habits::UNKNOWN);
    html! {
        p.strong { (told(&say!("day-for", players = players))) }
        (stages(reader, &plan, players))
        @if let Some(ends) = schedule.ends() {
            p { (told(&say!("day-ends", likely = of_day(ends.likely), early = of_day(ends.early), late = of_day(ends.late)))) }
        }
        details {
            summary { (told(&say!("day-rounds"))) }
            table.plan-tight {
                thead { tr {
                    th.n { (told(&say!("column-round"))) }
                    th { (told(&say!("column-kind"))) }
                    th.n { (told(&say!("column-minutes"))) }
                    th.n { (told(&say!("column-begins"))) }
                    th.n { (told(&say!("column-ends"))) }
                } }
                tbody {
                    @for (number, round) in (1..).zip(&schedule.rounds) {
                        tr {
                            td.n { (number) }
                            td { (told(&kind(round.kind))) }
                            td.n { @match round.minutes { Some(minutes) => (minutes), None => "∞" } }
                            td.n { (of_day(round.begins.likely)) }
                            td.n { (of_day(round.ends.likely)) }
                        }
                    }
                }
            }
        }
    }
}

fn kind(kind: tournament::RoundKind) -> Saying {
    match kind {
        tournament::RoundKind::Swiss => say!("kind-swiss"),
        tournament::RoundKind::Elimination => say!("kind-elimination"),
    }
}

/// Why a structure does not do for that many players.
fn unfit(why: &Why, players: u32) -> Saying {
    match why {
        Why::TooFewPlayers { least, .. } => say!("day-too-few", players = players, least = *least),
        _ => say!("day-unfit", players = players),
    }
}

/// Hours and minutes of a moment that counts from midnight.
fn of_day(moment: Moment) -> String {
    let minutes = moment.0.div_euclid(MINUTE).rem_euclid(24 * 60);
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

/// `10:30` as minutes of the day.
pub(super) fn minute_of_day(text: &str) -> Option<u32> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_day_are_read_and_written() {
        assert_eq!(minute_of_day("10:30"), Some(630));
        assert_eq!(minute_of_day("10:30:00"), Some(630));
        for text in ["", "10", "24:00", "9:60", "x:10", "9:1", "9:é"] {
            assert_eq!(minute_of_day(text), None, "{text}");
        }
        assert_eq!(of_day(Moment(630 * MINUTE)), "10:30");
        assert_eq!(of_day(Moment((24 * 60 + 5) * MINUTE)), "0:05");
    }
}
