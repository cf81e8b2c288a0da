//! The rules in force on one sheet: rounds, time, points, how games end, who stands above whom, the tier. Every line with its
//! clause, all of it from the pack and the organizer's settings.

use regulations::{Beginning, Named, Origin, TieBreaker, Topic};
use rulebook::{Clause, Saying, say};
use tournament::StagePlan;

use super::Desk;
use super::frame::{Head, framed};
use crate::face::Face;
use crate::page::{Align, Frame, Length, Page, Style};
use crate::style::wrapped;

/// A heading and its lines.
struct Part {
    heading: String,
    lines: Vec<(String, Option<Clause>)>,
}

pub(super) fn rules(desk: &Desk<'_>) -> Vec<Page> {
    let parts =
        [rounds(desk), time(desk), points(desk), endings(desk), procedures(desk), ranking(desk), tier(desk)];
    let parts: Vec<Part> = parts.into_iter().filter(|part| !part.lines.is_empty()).collect();
    let pack = desk.print.tournament.pack();
    let about = format!("{}, {}", pack.title, pack.version);
    let head = Head { title: desk.say(&say!("paper-title-rules")), about };
    framed(desk, &head, |blank, room| pages(&parts, blank, room), &Page::portrait())
}

fn pages(parts: &[Part], blank: &Page, room: Frame) -> Vec<Page> {
    const LINE: Length = 455;
    let style = Style::new(Face::Sans, 340);
    let mut pages = vec![blank.clone()];
    let mut y = room.y + 200;
    for part in parts {
        if y + 1_000 + 2 * LINE > room.bottom() {
            pages.push(blank.clone());
            y = room.y + 200;
        }
        let Some(page) = pages.last_mut() else { return pages };
        page.text((room.x, y + 450), room.width, Align::Left, Style::new(Face::Serif, 440), &part.heading);
        y += 960;
        for (text, clause) in &part.lines {
            let lines = wrapped(text, style, room.width - 3_000);
            if y + lines.len() as Length * LINE > room.bottom() {
                pages.push(blank.clone());
                y = room.y + 500;
            }
            let Some(page) = pages.last_mut() else { return pages };
            if let Some(clause) = clause {
                let tag = format!("§ {clause}");
                let small = Style::new(Face::Sans, 260).grey();
                page.text((room.x, y), room.width, Align::Right, small, &tag);
            }
            for line in &lines {
                page.text((room.x, y), room.width - 2_600, Align::Left, style, line);
                y += LINE;
            }
        }
        y += 150;
    }
    pages
}

fn part(desk: &Desk<'_>, heading: &Saying, lines: Vec<(Saying, Option<Clause>)>) -> Part {
    let lines = lines.into_iter().map(|(saying, clause)| (desk.say(&saying), clause)).collect();
    Part { heading: desk.say(heading), lines }
}

fn rounds(desk: &Desk<'_>) -> Part {
    let tournament = desk.print.tournament;
    let clause = Some(tournament.clause(Topic::StructureAnnouncedFirst));
    let stage = |plan: &StagePlan| match plan {
        StagePlan::Swiss { rounds, cut: None, .. } => say!("packs-rounds", rounds = *rounds),
        StagePlan::Swiss { rounds, cut: Some(cut), .. } => {
            say!("paper-stage-swiss", cut = *cut, rounds = say!("packs-rounds", rounds = *rounds))
        }
        StagePlan::Elimination { cut: Some(cut) } => say!("paper-stage-elimination", cut = *cut),
        StagePlan::Elimination { cut: None } => say!("paper-stage-elimination-all"),
    };
    let lines = tournament.plan().iter().map(|plan| (stage(plan), clause)).collect();
    part(desk, &say!("paper-rules-rounds"), lines)
}

fn time(desk: &Desk<'_>) -> Part {
    let tournament = desk.print.tournament;
    let clock = &tournament.pack().clock;
    let minutes = |minutes: Option<u32>| match minutes {
        Some(minutes) => say!("packs-minutes", minutes = minutes),
        None => say!("packs-no-limit"),
    };
    let untimed = tournament.settings().untimed_final;
    let lengths = say!(
        "packs-lengths",
        swiss = minutes(clock.swiss_minutes),
        elimination = minutes(clock.elimination_minutes),
        last = minutes(clock.final_minutes.filter(|_| !untimed))
    );
    let mut lines = vec![(lengths, Some(tournament.clause(Topic::RoundLengthFixed)))];
    for phase in &clock.phases {
        let begins = match phase.begins {
            Beginning::Published | Beginning::Start => continue,
            Beginning::At(minutes) => say!("packs-begins-at", minutes = minutes),
            Beginning::After(minutes) => say!("packs-begins-after", minutes = minutes),
        };
        let name = desk.named(Named::Phase, &phase.id);
        lines.push((say!("paper-rules-phase", phase = name, begins = begins), phase.clause));
    }
    if let Some(extent) = &clock.plays_on_until {
        let extent = desk.named(Named::Extent, extent);
        lines.push((
            say!("paper-rules-plays-on", extent = extent),
            Some(tournament.clause(Topic::PlayOnAfterTime)),
        ));
    }
    let absent = say!("paper-rules-no-show", minutes = tournament.settings().no_show_minutes);
    lines.push((absent, Some(tournament.clause(Topic::NoShowDropped))));
    part(desk, &say!("paper-rules-time"), lines)
}

fn points(desk: &Desk<'_>) -> Part {
    let pack = desk.print.tournament.pack();
    let outcomes = pack.outcomes.iter().filter(|outcome| outcome.from != Origin::Absence);
    let line = |outcome: &regulations::Outcome| {
        let name = desk.named(Named::Outcome, &outcome.id);
        (say!("paper-rules-points", outcome = name, points = outcome.points), outcome.clause)
    };
    part(desk, &say!("packs-heading-points"), outcomes.map(line).collect())
}

fn endings(desk: &Desk<'_>) -> Part {
    let pack = desk.print.tournament.pack();
    let line = |ending: &regulations::Ending| {
        let name = desk.named(Named::Ending, &ending.id);
        (say!("pack-word", word = name), ending.clause)
    };
    let told = pack.endings.iter().filter(|ending| !ending.leader_only);
    part(desk, &say!("packs-heading-endings"), told.map(line).collect())
}

/// The longest procedure, step by step: the others use the same steps.
fn procedures(desk: &Desk<'_>) -> Part {
    let pack = desk.print.tournament.pack();
    let Some(longest) = pack.procedures.iter().max_by_key(|procedure| procedure.steps.len()) else {
        return Part { heading: String::new(), lines: Vec::new() };
    };
    let line = |(number, step): (usize, &regulations::Step)| {
        let name = desk.named(Named::Step, &step.id);
        (say!("paper-rules-step", number = number, step = name), step.clause)
    };
    let name = desk.named(Named::Procedure, &longest.id);
    let lines = (1..).zip(&longest.steps).map(line).collect();
    part(desk, &say!("packs-heading-procedure", name = name), lines)
}

fn ranking(desk: &Desk<'_>) -> Part {
    let tournament = desk.print.tournament;
    let word = |tie_breaker: &TieBreaker| match tie_breaker {
        TieBreaker::StrengthOfSchedule => say!("packs-strength-of-schedule"),
        TieBreaker::ExtendedStrengthOfSchedule => say!("packs-extended-strength-of-schedule"),
        TieBreaker::Random => say!("packs-random"),
    };
    let words: Vec<String> =
        tournament.pack().standings.tie_breakers.iter().map(|it| desk.say(&word(it))).collect();
    let line = say!("packs-tie-breakers", list = words.join(", "));
    part(desk, &say!("paper-title-standings"), vec![(line, Some(tournament.clause(Topic::TieBreakers)))])
}

fn tier(desk: &Desk<'_>) -> Part {
    let tournament = desk.print.tournament;
    let settings = tournament.settings();
    let mut lines = Vec::new();
    if let Some(tier) = tournament.pack().tier(&settings.tier) {
        let leaders = match tier.leaders_play {
            regulations::LeadersPlay::Never => say!("packs-leaders-never"),
            regulations::LeadersPlay::WithSecondLeader => say!("packs-leaders-second"),
            regulations::LeadersPlay::Freely => say!("packs-leaders-freely"),
        };
        lines.push((leaders, tier.leaders_clause));
        if tournament.pack().cards.is_some() {
            let sleeves =
                if tier.opaque_sleeves { say!("packs-sleeves") } else { say!("packs-sleeves-free") };
            lines.push((sleeves, tier.sleeves_clause));
            let legal = match tier.legal_after_days {
                0 => say!("packs-legal-at-release"),
                days => say!("packs-legal-after", days = days),
            };
            lines.push((legal, tier.legality_clause));
        }
    }
    if settings.deck_lists {
        lines.push((say!("paper-rules-deck-lists"), Some(tournament.clause(Topic::DeckListsIfRequired))));
    }
    let name = desk.named(Named::Tier, &settings.tier);
    part(desk, &say!("paper-rules-tier", tier = name), lines)
}
