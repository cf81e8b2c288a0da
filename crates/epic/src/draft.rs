//! An army as it is being built: what the list offers with prices and limits, what is missing, what each formation may do at
//! set-up, points as one builds.

use std::collections::BTreeMap;

use rulebook::{Saying, say};
use serde::Serialize;

use crate::army::{Army, Formation, UnitType};
pub use crate::choices::Line;
use crate::choices::{Taken, Tree};
use crate::finding::ArmyFinding;
use crate::garrison::{Eligibility, eligibility};
use crate::lists::{self, ArmyList, NamedSlot, Offer, Slot};
pub use crate::muster::{Draft, Picked};
use crate::muster::{draft, muster};
use crate::roster::{ListRef, Pick, Roster};
use crate::state::Way;
use crate::transport::{Fit, fits};

/// What a formation may do at set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AtSetUp {
    /// Whether it may garrison, and by which test; a garrison may start on Overwatch.
    pub garrison: Eligibility,
    /// How it can be kept back, with the formations that can carry it where it is carried.
    pub reserves: Vec<(Way, Vec<String>)>,
}

/// What the list offers for one formation before anything else is chosen.
pub fn offered(list: &ArmyList, offer: &Offer, total: u32) -> Vec<Line> {
    let none = BTreeMap::new();
    let mut tree = Tree::of_offer(list, offer);
    let taken = Taken { army: &none, points_limit: i64::from(total) };
    tree.fill(&taken);
    tree.lines(&taken)
}

/// The roster with what is missing added, as far as one more choice at a time leaves less to settle: of a group that lacks
/// something the first choice that helps, of an option the list makes compulsory as many as it wants.
pub fn completed(roster: &Roster, total: u32) -> Roster {
    const TRIES: usize = 24;
    let mut roster = roster.clone();
    for _ in 0..TRIES {
        let Ok(now) = draft(&roster, total) else { break };
        let better = now
            .findings
            .iter()
            .flat_map(|finding| remedies(&roster, finding))
            .find(|with| draft(with, total).is_ok_and(|then| then.findings.len() < now.findings.len()));
        match better {
            Some(with) => roster = with,
            None => break,
        }
    }
    roster
}

/// The rosters with one thing more that could settle a finding.
fn remedies(roster: &Roster, finding: &ArmyFinding) -> Vec<Roster> {
    let more = |taken: i64, least: i64| u32::try_from(least - taken).unwrap_or(0);
    let with = |at: usize, name: &str, count: u32| {
        let mut with = roster.clone();
        *with.formations[at].take.entry(name.to_owned()).or_default() += count;
        with
    };
    match finding {
        ArmyFinding::TooFew { formation, option, taken, least, options } => {
            let named = roster.formations.iter().enumerate().filter(|(_, it)| it.name == *formation);
            // What is offered can be taken by that very word.
            let names: Vec<String> = if options.is_empty() { vec![option.clone()] } else { options.clone() };
            named
                .flat_map(|(at, _)| names.iter().map(move |name| (at, name)))
                .map(|(at, name)| with(at, name, more(*taken, *least)))
                .collect()
        }
        ArmyFinding::ArmyTooFew { option, taken, least, offered_by } => {
            let offering =
                roster.formations.iter().enumerate().filter(|(_, it)| offered_by.contains(&it.name));
            let mut all: Vec<Roster> =
                offering.map(|(at, _)| with(at, option, more(*taken, *least))).collect();
            let mut of_army = roster.clone();
            of_army.options.insert(option.clone(), more(*taken, *least));
            all.push(of_army);
            all
        }
        // Anything else is a matter of taste: what is too much is not taken away.
        ArmyFinding::UnknownList { .. }
        | ArmyFinding::Empty
        | ArmyFinding::UnknownFormation { .. }
        | ArmyFinding::SameId { .. }
        | ArmyFinding::UnknownOption { .. }
        | ArmyFinding::UnclearOption { .. }
        | ArmyFinding::TooMany { .. }
        | ArmyFinding::ArmyTooMany { .. }
        | ArmyFinding::TooManyForCore { .. }
        | ArmyFinding::TooManyUnits { .. }
        | ArmyFinding::BelowZero { .. }
        | ArmyFinding::ShareTooLarge { .. }
        | ArmyFinding::OverTotal { .. } => Vec::new(),
    }
}

/// An army of the list that is ready to play: formations in the order of the list, as many as fit the total.
pub fn ready_made(list: &ArmyList, total: u32) -> Roster {
    let reference = match lists::list(&list.id) {
        Some(known) if known == list => ListRef::Known(list.id.clone()),
        _ => ListRef::Own(Box::new(list.clone())),
    };
    let mut roster = Roster {
        format: Roster::FORMAT.to_owned(),
        name: String::new(),
        list: reference,
        formations: Vec::new(),
        options: BTreeMap::new(),
    };
    // Core formations first, because others depend on them; then each offer once, and again while points are left.
    for only_core in [true, false, false, false, false, false] {
        let before = roster.formations.len();
        for offer in list.formations.iter().filter(|it| !only_core || it.slot.is_core()) {
            let mut with = roster.clone();
            with.formations.push(Pick { name: offer.name.clone(), id: None, take: BTreeMap::new() });
            let with = completed(&with, total);
            if muster(&with, total).is_ok() {
                roster = with;
            }
        }
        if roster.formations.len() == before && !only_core {
            break;
        }
    }
    roster
}

/// What a formation may do at set-up as the list offers it, with nothing chosen that need not be; `None` where even that needs
/// another formation to go by.
pub fn offered_at_set_up(list: &ArmyList, offer: &Offer, total: u32) -> Option<AtSetUp> {
    let roster = Roster {
        format: Roster::FORMAT.to_owned(),
        name: String::new(),
        list: ListRef::Own(Box::new(list.clone())),
        formations: vec![Pick { name: offer.name.clone(), id: None, take: BTreeMap::new() }],
        options: BTreeMap::new(),
    };
    let draft = draft(&completed(&roster, total), total).ok()?;
    let formation = draft.army.formations.first().filter(|it| !it.units.is_empty())?;
    Some(at_set_up(&draft.army, formation))
}

/// What a formation of the army may do at set-up.
pub fn at_set_up(army: &Army, formation: &Formation) -> AtSetUp {
    AtSetUp { garrison: eligibility(army, formation), reserves: reserves(army, formation) }
}

fn reserves(army: &Army, formation: &Formation) -> Vec<(Way, Vec<String>)> {
    let mut ways = Vec::new();
    if formation.units.is_empty() || army.is_spacecraft(formation) {
        return ways;
    }
    let load: Vec<_> = army.units(formation).collect();
    let carriers = |carries: &dyn Fn(&Formation) -> bool| -> Vec<String> {
        let others = army.formations.iter().filter(|it| it.id != formation.id && carries(it));
        let fitting = others.filter(|it| {
            let carriers: Vec<_> = army.units(it).collect();
            !matches!(fits(&carriers, &load), Fit::TooMuch { .. })
        });
        fitting.map(|it| it.id.clone()).collect()
    };
    if army.has_aircraft(formation) {
        let (flying, others): (Vec<_>, Vec<_>) =
            load.iter().copied().partition(|unit| unit.is(UnitType::Aircraft));
        if others.is_empty() || fits(&flying, &others) == Fit::Fits {
            ways.push((Way::Aircraft, Vec::new()));
        }
    } else {
        let aircraft = carriers(&|it| army.has_aircraft(it));
        if !aircraft.is_empty() {
            ways.push((Way::InAircraft, aircraft));
        }
    }
    if load.iter().all(|unit| unit.teleport) {
        ways.push((Way::Teleport, Vec::new()));
    }
    if army.cannot_planetfall(formation).is_empty() {
        ways.push((Way::Planetfall, Vec::new()));
    } else {
        let landers = carriers(&|it| !army.is_spacecraft(it) && army.cannot_planetfall(it).is_empty());
        if !landers.is_empty() {
            ways.push((Way::Planetfall, landers));
        }
    }
    let through_portals = load.iter().all(|unit| unit.passes_portals());
    if army.overrides.webway.is_some() && army.portals() > 0 && through_portals {
        ways.push((Way::Webway, Vec::new()));
    }
    if army.overrides.off_table_formations.contains(&formation.name) {
        ways.push((Way::List, Vec::new()));
    }
    ways
}

impl AtSetUp {
    /// What it may do, one saying each.
    pub fn sayings(&self) -> Vec<Saying> {
        let mut all = vec![self.garrison.verdict()];
        for (way, carriers) in &self.reserves {
            all.push(match (way, carriers.is_empty()) {
                (Way::Planetfall, false) => say!("epic-may-land-in", carriers = carriers.clone()),
                (_, false) => say!("epic-may-be-carried", carriers = carriers.clone()),
                (way, true) => say!("epic-may-reserve", way = way.saying(None)),
            });
        }
        all
    }
}

impl Slot {
    /// How many of such formations an army may have, in the reader's language.
    pub fn saying(&self) -> Saying {
        match self {
            Slot::Named(NamedSlot::Core) => say!("epic-slot-core"),
            Slot::Named(NamedSlot::Free) => say!("epic-slot-free"),
            Slot::PerCore { per_core, of: None } => say!("epic-slot-per-core", count = *per_core),
            Slot::PerCore { per_core, of: Some(of) } => {
                say!("epic-slot-per", count = *per_core, formation = of)
            }
            Slot::Share { share_of_points } => say!("epic-slot-share", part = *share_of_points),
        }
    }
}

/// How many of each unit a formation has, in the order they come.
pub fn tally(army: &Army, formation: &Formation) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for unit in army.units(formation) {
        match counts.iter_mut().find(|(name, _)| *name == unit.name) {
            Some((_, count)) => *count += 1,
            None => counts.push((unit.name.clone(), 1)),
        }
    }
    counts
}
