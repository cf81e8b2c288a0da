//! `marshal epic terrain` and `marshal epic check`.

use std::hash::{BuildHasher, RandomState};

use epic::Table;
use epic::check::{Finding, expected_features, placed_features, size_notices};
use epic::fairness::{Fairness, fairness};
use epic::generate::{Country, Plan, generate as make};
use indicatif::ProgressBar;
use maps::Scene;
use rulebook::{Cites, say};
use serde_json::json;

use super::{Check, Terrain, size, unusable};
use crate::console::{self, Answer, Console, Exit, Failure};

/// Makes a table, the fairest of as many as are wanted, and shows how fair it is.
pub(super) fn generate(terrain: &Terrain, console: &Console) -> Answer {
    let (length, width) = size(&terrain.size)?;
    let country = Country::from(terrain.country);
    // Without a seed every call gives another table; the seed is told, so any of them can be made again.
    let first = terrain.seed.unwrap_or_else(|| RandomState::new().hash_one(0_u8) % 1_000_000);
    let plan = |seed: u64| Plan { length, width, country, seed };
    let (seed, table) = fairest(terrain.best_of, first, plan);
    if let Some(path) = &terrain.table {
        console::write(path, &text_of(&table)?)?;
    }
    let title = console.say(&say!("epic-cli-map-title", country = country.saying(), seed = seed));
    terrain.map.write(&table, &Scene { title, ..Scene::default() }, console)?;
    if console.json {
        console.print_json(&json!({
            "seed": seed,
            "country": country,
            "table": table,
            "fairness": fairness(&table),
            "findings": findings(&epic::check::check(&table), console),
        }))?;
        return Ok(Exit::Done);
    }
    console.tell(&say!(
        "epic-cli-table",
        width = table.width.with_feet(),
        length = table.length.with_feet(),
        country = country.saying(),
        seed = seed
    ));
    notice_size(&table, console);
    describe(&table, console);
    show(&epic::check::check(&table), console);
    tell_fairness(&fairness(&table), console);
    Ok(Exit::Done)
}

/// Says what of the guidelines a table breaks.
pub(super) fn check(check: &Check, console: &Console) -> Answer {
    let text = console::read(&check.file)?;
    let table = Table::read(&text).map_err(|error| unusable(&check.file, &error))?;
    let found = epic::check::check(&table);
    let title = if table.name.is_empty() { String::new() } else { table.name.clone() };
    check.map.write(&table, &Scene { title, ..Scene::default() }, console)?;
    let exit = if found.is_empty() { Exit::Done } else { Exit::No };
    if console.json {
        console.print_json(&json!({
            "findings": findings(&found, console),
            "placed": placed_features(&table),
            "expected": expected_features(&table),
            "fairness": fairness(&table),
        }))?;
        return Ok(exit);
    }
    notice_size(&table, console);
    describe(&table, console);
    show(&found, console);
    tell_fairness(&fairness(&table), console);
    Ok(exit)
}

/// What is said of a table that is not of the ideal size (EP-2.2.2), and of one that is larger (EP-2.2.3).
pub(super) fn notice_size(table: &Table, console: &Console) {
    for notice in size_notices(table) {
        console.tell(&notice);
    }
}

/// What is wrong, one line each with its clause, or that nothing is.
pub(super) fn show(found: &[Finding], console: &Console) {
    if found.is_empty() {
        console.tell(&say!("epic-cli-no-findings"));
    }
    for finding in found {
        console.line(format!("- {} ({})", console.say(&finding.saying()), finding.clause()));
    }
}

fn fairest(best_of: u32, first: u64, plan: impl Fn(u64) -> Plan) -> (u64, Table) {
    let strain = |table: &Table| {
        let measured = fairness(table);
        let uneven: u32 = measured.halves.iter().map(|halves| 100 - halves.even_percent).sum();
        uneven + 100 - measured.mirror_percent
    };
    let mut best = (first, make(&plan(first)));
    if best_of <= 1 {
        return best;
    }
    let progress = ProgressBar::new(u64::from(best_of));
    for n in 1..u64::from(best_of) {
        let seed = first.wrapping_add(n);
        let table = make(&plan(seed));
        if strain(&table) < strain(&best.1) {
            best = (seed, table);
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    best
}

fn describe(table: &Table, console: &Console) {
    console.tell(&say!(
        "epic-cli-features",
        placed = placed_features(table),
        expected = expected_features(table),
        rivers = table.rivers.len(),
        roads = table.roads.len()
    ));
}

fn tell_fairness(measured: &Fairness, console: &Console) {
    for halves in &measured.halves {
        console.tell(&say!(
            "epic-cli-halves",
            edge = halves.edge.saying(),
            opposite = halves.edge.opposite().saying(),
            one = halves.cover[0],
            other = halves.cover[1],
            percent = halves.even_percent
        ));
    }
    console.tell(&say!(
        "epic-cli-lanes",
        open = measured.lanes.open,
        total = measured.lanes.total,
        south = measured.lanes.view[0].saying(),
        north = measured.lanes.view[1].saying()
    ));
    console.tell(&say!(
        "epic-cli-mirror",
        mirror = measured.mirror_percent,
        density = measured.density_percent
    ));
}

fn findings(found: &[Finding], console: &Console) -> Vec<serde_json::Value> {
    let entry = |finding: &Finding| json!({"clause": finding.clause(), "text": console.say(&finding.saying()), "facts": finding});
    found.iter().map(entry).collect()
}

fn text_of(table: &Table) -> Result<String, Failure> {
    rulebook::pretty(table)
        .map(|text| text + "\n")
        .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))
}
