//! `marshal clauses`: every clause of every document, searched, shown, and how it is covered by tests.

use clap::Args;
use regulations::ledger::{Entry, Kind, Search, State, Tally, coverage};
use regulations::{Ledger, ledger};
use rulebook::{Clause, Saying, say};
use serde_json::json;

use crate::console::{Answer, Console, Exit, Failure};
use crate::grid::Grid;
use crate::table::Column;

#[derive(Debug, Args)]
pub(crate) struct Query {
    words: Vec<String>,
    #[arg(long, value_name = "CT")]
    document: Option<String>,
    #[arg(long, value_name = "enforce")]
    kind: Option<String>,
    #[arg(long, value_name = "player")]
    who: Option<String>,
    #[arg(long, value_name = "CT-4.2.16", conflicts_with_all = ["words", "document", "kind", "who"])]
    show: Option<String>,
    #[arg(long, conflicts_with_all = ["words", "document", "kind", "who", "show"])]
    coverage: bool,
}

pub(crate) fn run(query: Query, console: &Console) -> Answer {
    if query.coverage {
        return table(console);
    }
    match &query.show {
        Some(name) => show(name, console),
        None => search(query, console),
    }
}

fn search(query: Query, console: &Console) -> Answer {
    let search = Search {
        document: query.document.map(|read| one_of(read, "document", &documents(ledger()))).transpose()?,
        kind: query.kind.map(kind_named).transpose()?,
        who: query.who.map(|read| one_of(read, "who", &roles(ledger()))).transpose()?,
        words: query.words,
    };
    let found = ledger().search(&search);
    if console.json {
        console.print_json(&found.iter().map(|entry| as_json(entry)).collect::<Vec<_>>())?;
        return Ok(if found.is_empty() { Exit::No } else { Exit::Done });
    }
    let mut grid = Grid::plain();
    for entry in &found {
        grid.row([entry.id.to_string(), console.say(&kind_saying(entry.kind)), said(entry, console)]);
    }
    grid.print(console);
    console.tell(&say!("clauses-found", count = found.len()));
    Ok(if found.is_empty() { Exit::No } else { Exit::Done })
}

/// What a clause says, in the reader's language.
fn said(entry: &Entry, console: &Console) -> String {
    ledger().says(entry, console.language.code()).to_owned()
}

fn show(name: &str, console: &Console) -> Answer {
    let clause: Clause = name
        .to_ascii_uppercase()
        .parse()
        .map_err(|_| Failure::new(say!("clauses-no-clause-name", read = name)))?;
    let Some(entry) = ledger().get(clause) else {
        return Err(Failure::new(say!("clauses-unknown", clause = clause)));
    };
    if console.json {
        console.print_json(&as_json(entry))?;
        return Ok(Exit::Done);
    }
    let document = ledger().documents().iter().find(|document| document.prefix == clause.document());
    console.line(entry.id.to_string());
    console.line(said(entry, console));
    console.line("");
    let mut grid = Grid::plain();
    let mut line = |label: Saying, text: String| {
        if !text.is_empty() {
            grid.row([console.say(&label), text]);
        }
    };
    let headings: Vec<String> = entry.headings().iter().map(|heading| console.say(heading)).collect();
    let who: Vec<String> = entry.who.iter().map(|role| console.say(&role_saying(role))).collect();
    let other = |clause: Option<Clause>| clause.map(|clause| clause.to_string()).unwrap_or_default();
    line(say!("clauses-label-document"), document.map(|it| it.title.clone()).unwrap_or_default());
    line(say!("clauses-label-section"), headings.join(" › "));
    line(say!("clauses-label-kind"), console.say(&kind_saying(entry.kind)));
    line(say!("clauses-label-who"), who.join(", "));
    line(say!("clauses-label-example"), ledger().example(entry, console.language.code()).to_owned());
    line(say!("clauses-label-note"), ledger().note(entry, console.language.code()).to_owned());
    line(say!("clauses-label-same"), other(entry.same_as));
    line(say!("clauses-label-differs"), other(entry.differs_from));
    line(say!("clauses-label-state"), console.say(&state_saying(coverage().state(entry))));
    line(say!("clauses-label-why"), coverage().pending.get(&entry.id).cloned().unwrap_or_default());
    line(say!("clauses-label-shown-by"), coverage().by(entry).join("\n"));
    grid.print(console);
    Ok(Exit::Done)
}

fn table(console: &Console) -> Answer {
    let tallies = coverage().table();
    if console.json {
        console.print_json(&tallies)?;
        return Ok(Exit::Done);
    }
    let columns = [
        (say!("clauses-column-document"), Column::Words),
        (say!("clauses-kind-enforce"), Column::Figures),
        (say!("clauses-kind-calculate"), Column::Figures),
        (say!("clauses-state-shown"), Column::Figures),
        (say!("clauses-state-pending"), Column::Figures),
        (say!("clauses-state-missing"), Column::Figures),
    ];
    let row = |tally: &Tally| {
        let counts = [tally.enforce, tally.calculate, tally.shown, tally.pending, tally.missing];
        std::iter::once(tally.document.clone()).chain(counts.map(|count| count.to_string())).collect()
    };
    console.table(&columns, tallies.iter().map(row).collect());
    Ok(Exit::Done)
}

fn as_json(entry: &Entry) -> serde_json::Value {
    let mut value = serde_json::to_value(entry).unwrap_or_default();
    value["state"] = json!(coverage().state(entry));
    value["shown_by"] = json!(coverage().by(entry));
    value
}

fn kind_named(read: String) -> Result<Kind, Failure> {
    let words: Vec<String> = Kind::ALL.iter().map(|kind| kind.word().to_owned()).collect();
    let word = one_of(read, "kind", &words)?;
    Ok(Kind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(Kind::Enforce))
}

/// The accepted value that was meant, whatever its case; otherwise says which there are.
fn one_of(read: String, option: &str, accepted: &[String]) -> Result<String, Failure> {
    let found = accepted.iter().find(|value| value.eq_ignore_ascii_case(&read)).cloned();
    found.ok_or_else(|| {
        let option = format!("--{option}");
        Failure::new(say!("clauses-not-one-of", option = option, read = read, accepted = accepted.join(", ")))
    })
}

fn documents(ledger: &Ledger) -> Vec<String> {
    ledger.documents().iter().map(|document| document.prefix.clone()).collect()
}

fn roles(ledger: &Ledger) -> Vec<String> {
    let roles: std::collections::BTreeSet<_> =
        ledger.entries().flat_map(|entry| &entry.who).cloned().collect();
    roles.into_iter().collect()
}

fn kind_saying(kind: Kind) -> Saying {
    match kind {
        Kind::Enforce => say!("clauses-kind-enforce"),
        Kind::Calculate => say!("clauses-kind-calculate"),
        Kind::Assist => say!("clauses-kind-assist"),
        Kind::Inform => say!("clauses-kind-inform"),
    }
}

fn state_saying(state: State) -> Saying {
    match state {
        State::Shown => say!("clauses-state-shown"),
        State::Pending => say!("clauses-state-pending"),
        State::Missing => say!("clauses-state-missing"),
        State::NotRequired => say!("clauses-state-not-required"),
    }
}

fn role_saying(role: &str) -> Saying {
    match role {
        "organizer" => say!("clauses-who-organizer"),
        "marshal" => say!("clauses-who-marshal"),
        "judge" => say!("clauses-who-judge"),
        "player" => say!("clauses-who-player"),
        _ => say!("clauses-who-spectator"),
    }
}
