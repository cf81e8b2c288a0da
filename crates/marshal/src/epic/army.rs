//! `marshal epic army`: what an army is worth, whether its list allows it, what may garrison.

use epic::army::{Army, Formation};
use epic::garrison::eligibility;
use epic::lists::{ArmyList, known};
use epic::muster::{ArmyFinding, muster};
use epic::roster::ListRef;
use epic::{Refusal, Roster};
use rulebook::{Cites, Saying, say};
use serde_json::{Value, json};

use super::{ArmyCheck, unusable};
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
            garrison = garrison(army, formation)
        ));
    }
    Ok(())
}

fn garrison(army: &Army, formation: &Formation) -> Saying {
    let tests = eligibility(army, formation);
    match (tests.passes(), tests.list_allows) {
        (false, _) => say!("epic-cli-garrison-no", tests = tests.saying()),
        (true, false) => say!("epic-cli-garrison-list"),
        (true, true) if tests.by_scouts() => say!("epic-cli-garrison-scouts"),
        (true, true) if tests.by_slowness() => say!("epic-cli-garrison-slow"),
        (true, true) => say!("epic-cli-garrison-immobile"),
    }
}

fn facts(army: &Army, formation: &Formation) -> Value {
    let tests = eligibility(army, formation);
    json!({
        "id": formation.id,
        "name": formation.name,
        "points": formation.points,
        "units": army.units(formation).map(|unit| &unit.name).collect::<Vec<_>>(),
        "characters": formation.characters,
        "may_garrison": tests.may_garrison(),
        "garrison_tests": tests,
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
