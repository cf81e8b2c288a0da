//! `marshal epic army`: what an army is worth, whether its list allows it, what may garrison.

use epic::army::{Army, Formation};
use epic::draft::{AtSetUp, Line, at_set_up, offered, offered_at_set_up};
use epic::lists::{ArmyList, Offer, known};
use epic::muster::{ArmyFinding, muster};
use epic::roster::ListRef;
use epic::{Refusal, Roster};
use rulebook::{Cites, say};
use serde_json::{Value, json};

use super::{ArmyCheck, ArmyList as Wanted, unusable};
use crate::console::{self, Answer, Console, Exit, Failure};

/// Checks an army file against its list and a points total.
pub(super) fn check(check: &ArmyCheck, console: &Console) -> Answer {
    let mut roster =
        Roster::read(&console::read(&check.file)?).map_err(|error| unusable(&check.file, &error))?;
    if let Some(path) = &check.list {
        let list = ArmyList::read(&console::read(path)?).map_err(|error| unusable(path, &error))?;
        roster.list = ListRef::Own(Box::new(list));
    }
    if !(2000..=5000).contains(&check.points) && !check.out_of_range {
        return Err(Failure::refused(&Refusal::PointsOutOfRange { points: check.points }));
    }
    match muster(&roster, check.points) {
        Ok(army) => {
            accepted(&army, check.points, console)?;
            Ok(Exit::Done)
        }
        Err(findings) => {
            refused(&findings, console)?;
            Ok(Exit::No)
        }
    }
}

/// The lists that come with Marshal.
pub(super) fn lists(console: &Console) -> Answer {
    if console.json {
        let all: Vec<Value> = known()
            .iter()
            .map(|list| {
                json!({
                    "id": list.id,
                    "name": list.name,
                    "strategy_rating": list.strategy_rating,
                    "source": list.source,
                    "formations": list.formations.iter().map(|it| &it.name).collect::<Vec<_>>(),
                })
            })
            .collect();
        console.print_json(&all)?;
        return Ok(Exit::Done);
    }
    for list in known() {
        console.tell(&say!(
            "epic-cli-list",
            id = &list.id,
            name = &list.name,
            rating = list.strategy_rating,
            formations = list.formations.len()
        ));
    }
    Ok(Exit::Done)
}

/// What a list offers: every formation with its price, how many an army may have, what it consists of and what can be chosen.
pub(super) fn list(wanted: &Wanted, console: &Console) -> Answer {
    let found = match &wanted.file {
        Some(path) => ArmyList::read(&console::read(path)?).map_err(|error| unusable(path, &error))?,
        None => known_list(wanted.list.as_deref().unwrap_or_default())?,
    };
    let lines = |offer: &Offer| offered(&found, offer, wanted.points);
    if console.json {
        let all: Vec<Value> = found
            .formations
            .iter()
            .map(|offer| {
                json!({
                    "name": offer.name,
                    "slot": offer.slot,
                    "points": offer.points,
                    "army_max": offer.army_max,
                    "units": offer.units,
                    "characters": offer.characters,
                    "choices": lines(offer),
                    "at_set_up": offered_at_set_up(&found, offer, wanted.points),
                })
            })
            .collect();
        console.print_json(&json!({
            "id": found.id,
            "name": found.name,
            "strategy_rating": found.strategy_rating,
            "source": found.source,
            "points": wanted.points,
            "formations": all,
        }))?;
        return Ok(Exit::Done);
    }
    console.tell(&say!("epic-list-head", name = &found.name, rating = found.strategy_rating));
    for offer in &found.formations {
        console.line("");
        let head =
            say!("epic-list-offer", name = &offer.name, points = offer.points, slot = offer.slot.saying());
        console.tell(&head);
        let units: Vec<String> = offer
            .units
            .iter()
            .map(|it| counted(&it.unit, it.count))
            .chain(offer.characters.clone())
            .collect();
        if !units.is_empty() {
            console.line(format!("  {}", units.join(", ")));
        }
        if let Some(most) = offer.army_max {
            console.line(format!("  {}", console.say(&say!("epic-list-army-max", most = most))));
        }
        if let Some(may) = offered_at_set_up(&found, offer, wanted.points) {
            console.line(format!("  {}", console.say(&say!("epic-list-at-set-up", may = may.sayings()))));
        }
        for line in lines(offer) {
            console.line(format!("  {}{}", "  ".repeat(line.depth), choice(&line, console)));
        }
    }
    Ok(Exit::Done)
}

/// One choice: its name, what it costs, how often it can be taken, what it brings.
fn choice(line: &Line, console: &Console) -> String {
    let most = line.most.map_or_else(|| "∞".to_owned(), |most| most.to_string());
    let limits = say!("epic-list-limits", least = line.least, most = most);
    let mut text = if line.group {
        console.say(&say!("epic-list-group", name = &line.name, limits = limits))
    } else {
        console.say(&say!("epic-list-choice", name = &line.name, points = line.points, limits = limits))
    };
    let units: Vec<String> = line
        .units
        .iter()
        .filter(|(unit, count)| *unit != line.name || *count > 1)
        .map(|(unit, count)| counted(unit, Some(*count)))
        .collect();
    if !units.is_empty() {
        text = format!("{text} [{}]", units.join(", "));
    }
    text
}

fn counted(unit: &str, count: Option<u32>) -> String {
    match count {
        Some(count) if count > 1 => format!("{count} × {unit}"),
        Some(1) => unit.to_owned(),
        _ => format!("… {unit}"),
    }
}

/// The list of that id, or of that name as far as it is clear.
fn known_list(wanted: &str) -> Result<ArmyList, Failure> {
    let folded = wanted.to_lowercase();
    let exact = known().iter().find(|list| list.id == folded || list.name.to_lowercase() == folded);
    let close: Vec<&ArmyList> = known()
        .iter()
        .filter(|list| list.id.contains(&folded) || list.name.to_lowercase().contains(&folded))
        .collect();
    match (exact, close.as_slice()) {
        (Some(list), _) => Ok(list.clone()),
        (None, [one]) => Ok((*one).clone()),
        (None, _) => {
            // Of several that could be meant those are told, else all.
            let told: Vec<&ArmyList> = if close.is_empty() { known().iter().collect() } else { close };
            let known = told.iter().map(|list| list.id.clone()).collect();
            let finding = ArmyFinding::UnknownList { list: wanted.chars().take(60).collect(), known };
            Err(Failure::new(finding.saying()))
        }
    }
}

fn accepted(army: &Army, total: u32, console: &Console) -> Result<(), Failure> {
    if console.json {
        let formations: Vec<Value> = army.formations.iter().map(|it| facts(army, it)).collect();
        return console.print_json(&json!({
            "legal": true,
            "list": army.list,
            "strategy_rating": army.strategy_rating,
            "points": army.points,
            "total": total,
            "formations": formations,
        }));
    }
    if !(2000..=5000).contains(&total) {
        console.tell(&say!("epic-notice-points"));
    }
    console.tell(&say!(
        "epic-cli-army",
        name = &army.name,
        rating = army.strategy_rating,
        points = army.points,
        total = total
    ));
    for formation in &army.formations {
        console.tell(&say!(
            "epic-cli-formation",
            id = &formation.id,
            name = &formation.name,
            points = formation.points,
            units = formation.units.len(),
            may = at_set_up(army, formation).sayings()
        ));
    }
    Ok(())
}

fn facts(army: &Army, formation: &Formation) -> Value {
    let AtSetUp { garrison: tests, reserves } = at_set_up(army, formation);
    json!({
        "id": formation.id,
        "name": formation.name,
        "points": formation.points,
        "units": army.units(formation).map(|unit| &unit.name).collect::<Vec<_>>(),
        "characters": formation.characters,
        "may_garrison": tests.may_garrison(),
        "garrison_tests": tests,
        "reserves": reserves.iter().map(|(way, carriers)| json!({"way": way, "carriers": carriers})).collect::<Vec<_>>(),
        "dearest": formation.points == army.dearest_points(),
    })
}

fn refused(findings: &[ArmyFinding], console: &Console) -> Result<(), Failure> {
    if console.json {
        let all: Vec<Value> = findings
            .iter()
            .map(|it| json!({"clause": it.clause(), "text": console.say(&it.saying()), "facts": it}))
            .collect();
        return console.print_json(&json!({"legal": false, "findings": all}));
    }
    for finding in findings {
        console.line(format!("- {} ({})", console.say(&finding.saying()), finding.clause()));
    }
    Ok(())
}
