//! `marshal deck sheet`: a deck-check sheet in the order a judge counts, or a deck list form, as text for paper.

use std::path::PathBuf;

use decks::inspection::looks;
use decks::{DeckList, Said, Setting, Sheet, blank_form};
use rulebook::{Saying, say};
use serde_json::json;

use super::asked::Asked;
use crate::console::{Answer, Console, Exit, Failure};

/// Boxes are drawn up to this many copies; beyond, the number says it.
const MOST_BOXES: u32 = 5;

#[derive(Debug, clap::Args)]
pub(crate) struct SheetOrForm {
    file: Option<PathBuf>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long)]
    date: Option<String>,
    #[arg(long)]
    tier: Option<String>,
    #[arg(long)]
    form: bool,
}

pub(super) fn run(asked: &SheetOrForm, console: &Console) -> Answer {
    let options = Asked {
        game: asked.game.as_deref(),
        date: asked.date.as_deref(),
        tier: asked.tier.as_deref(),
        ..Asked::default()
    };
    let Some(file) = &asked.file else {
        if !asked.form || asked.game.is_none() {
            return Err(Failure::new(say!("decks-cli-file-or-form")));
        }
        empty_form(&options.setting(None)?, console);
        return Ok(Exit::Done);
    };
    let (draft, setting) = options.read(file)?;
    let reading = draft.identify(&setting);
    for trouble in &reading.troubles {
        console.report(&Failure::refused(trouble));
    }
    let sheet = Sheet::of(&reading.list);
    if console.json {
        console.print_json(&json!({ "list": reading.list, "groups": sheet.groups }))?;
    } else if asked.form {
        filled_form(&reading.list, &sheet, console);
    } else {
        check_sheet(&reading.list, &sheet, &setting, console);
    }
    Ok(if reading.troubles.is_empty() { Exit::Done } else { Exit::No })
}

fn check_sheet(list: &DeckList, sheet: &Sheet, setting: &Setting, console: &Console) {
    head(console, &say!("decks-sheet-title"), list);
    let blanks = [say!("decks-sheet-judge"), say!("decks-sheet-round"), say!("decks-sheet-table")];
    let blanks: Vec<String> =
        blanks.iter().map(|blank| format!("{}: ________", console.say(blank))).collect();
    console.line(blanks.join("   "));
    groups(sheet, console, true);
    console.line("");
    console.line(format!("{}:", console.say(&say!("decks-sheet-looks"))));
    for look in looks(setting) {
        console.line(format!("  [ ] {} ({})", console.say(&look.said()), look.clause(&setting.rules)));
    }
    console.line("");
    console.tell(&say!("decks-sheet-fingerprint", fingerprint = list.fingerprint()));
}

fn filled_form(list: &DeckList, sheet: &Sheet, console: &Console) {
    head(console, &say!("decks-form-title"), list);
    groups(sheet, console, false);
}

fn empty_form(setting: &Setting, console: &Console) {
    let game = setting.rules.game();
    head(console, &say!("decks-form-title"), &DeckList::new(game, []));
    for (heading, lines) in blank_form(game) {
        console.line("");
        console.line(format!("{} (____)", console.say(&heading)));
        for _ in 0..lines {
            console.line("  ___x ____________________________________________");
        }
    }
}

/// Title, player and deck; what is not known is a line to write on.
fn head(console: &Console, title: &Saying, list: &DeckList) {
    let or_line = |name: &Option<String>| name.clone().unwrap_or_else(|| "_".repeat(30));
    console.line(format!("{}: {}", console.say(title), console.say(&list.game.said())));
    console.line(format!("{}: {}", console.say(&say!("decks-sheet-player")), or_line(&list.player)));
    console.line(format!("{}: {}", console.say(&say!("decks-sheet-deck")), or_line(&list.name)));
}

fn groups(sheet: &Sheet, console: &Console, boxes: bool) {
    for group in &sheet.groups {
        console.line("");
        let heading = console.say(&group.heading());
        console.tell(&say!("decks-sheet-counted", heading = heading, count = group.cards()));
        for entry in &group.entries {
            let name = entry.card.card().full_name();
            let boxes = match (boxes, entry.copies) {
                (false, _) => String::new(),
                (true, 0..=MOST_BOXES) => format!("{:<16}", "[ ]".repeat(entry.copies as usize)),
                (true, _) => format!("{:<16}", "[ ]…"),
            };
            console.line(format!("  {boxes}{}x {name}", entry.copies));
        }
    }
    let all: u32 = sheet.groups.iter().map(decks::Group::cards).fold(0, u32::saturating_add);
    console.line("");
    console.tell(&say!("decks-sheet-total", count = all));
}
