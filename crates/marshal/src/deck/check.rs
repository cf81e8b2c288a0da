//! `marshal deck check`: judges lists for a tournament and says every reason with its clause and what would mend it.

use std::path::{Path, PathBuf};

use decks::{Finding, Reading, Said, Setting, Weight, is_legal};
use rulebook::{Cites, Saying, say};
use serde_json::{Value, json};

use super::asked::Asked;
use crate::console::{Answer, Console, Exit, Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Check {
    #[arg(required = true)]
    file: Vec<PathBuf>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long)]
    date: Option<String>,
    #[arg(long)]
    tier: Option<String>,
    #[arg(long)]
    region: Option<String>,
    #[arg(long, value_name = "FILE")]
    organizer: Option<PathBuf>,
    #[arg(long)]
    restricted: Option<String>,
    #[arg(long)]
    list_required: bool,
}

/// One list and what came of it.
struct Judged<'f> {
    file: &'f Path,
    setting: Setting,
    reading: Reading,
    findings: Vec<Finding>,
}

pub(super) fn run(check: &Check, console: &Console) -> Answer {
    let judged: Vec<Judged<'_>> =
        check.file.iter().map(|file| judge(check, file)).collect::<Result<_, Failure>>()?;
    if console.json {
        let all: Vec<Value> = judged.iter().map(|judged| judged.json(console)).collect();
        match &all[..] {
            [one] => console.print_json(one)?,
            _ => console.print_json(&all)?,
        }
    } else {
        for (at, judged) in judged.iter().enumerate() {
            if at > 0 {
                console.line("");
            }
            judged.print(console);
        }
    }
    Ok(if judged.iter().all(Judged::may_be_played) { Exit::Done } else { Exit::No })
}

fn judge<'f>(check: &Check, file: &'f Path) -> Result<Judged<'f>, Failure> {
    let asked = Asked {
        game: check.game.as_deref(),
        date: check.date.as_deref(),
        tier: check.tier.as_deref(),
        region: check.region.as_deref(),
        organizer: check.organizer.as_deref(),
        restricted: check.restricted.as_deref(),
        list_required: check.list_required,
    };
    let (draft, setting) = asked.read(file)?;
    let reading = draft.identify(&setting);
    let findings = reading.check(&setting);
    Ok(Judged { file, setting, reading, findings })
}

impl Judged<'_> {
    fn may_be_played(&self) -> bool {
        self.reading.troubles.is_empty() && is_legal(&self.findings)
    }

    fn print(&self, console: &Console) {
        let deck = self.reading.list.name.clone().unwrap_or_else(|| self.file.display().to_string());
        let undecided = self.findings.iter().any(|finding| finding.weight == Weight::Undecided);
        console.tell(&match (is_legal(&self.findings), self.reading.troubles.is_empty()) {
            (false, _) => say!("decks-cli-illegal", deck = deck),
            (true, false) => say!("decks-cli-unreadable-lines", deck = deck),
            (true, true) if undecided => say!("decks-cli-undecided", deck = deck),
            (true, true) => say!("decks-cli-legal", deck = deck),
        });
        console.tell(&say!(
            "decks-cli-judged-for",
            rules = self.setting.rules.said(),
            tier = self.setting.rules.tier_said(&self.setting.tier),
            region = self.setting.region.said(),
            date = self.setting.date.to_string(),
            format = self.reading.format.code()
        ));
        for trouble in &self.reading.troubles {
            console.line(format!("- {} ({})", console.say(&trouble.saying()), trouble.clause));
        }
        if !self.reading.troubles.is_empty() {
            console.line(format!("  {}", console.say(&say!("decks-cli-rest"))));
        }
        for finding in &self.findings {
            let weight = match finding.weight {
                Weight::Refused => String::new(),
                weight => format!("[{}] ", console.say(&weight.said())),
            };
            console.line(format!("- {weight}{} ({})", console.say(&finding.saying()), finding.clause));
            let mend = say!("decks-cli-mend", mend = finding.mend());
            console.line(format!("  {}", console.say(&mend)));
        }
        for remark in &self.reading.remarks {
            console.line(format!("· {}", console.say(&remark.saying())));
        }
    }

    fn json(&self, console: &Console) -> Value {
        let said = |value: Value, sayings: &[(&str, Saying)]| -> Value {
            let mut value = value;
            if let Value::Object(fields) = &mut value {
                fields.extend(
                    sayings.iter().map(|(name, saying)| ((*name).to_owned(), json!(console.say(saying)))),
                );
            }
            value
        };
        let troubles: Vec<Value> = (self.reading.troubles.iter())
            .map(|trouble| said(json!(trouble), &[("says", trouble.saying())]))
            .collect();
        let findings: Vec<Value> = (self.findings.iter())
            .map(|finding| said(json!(finding), &[("says", finding.saying()), ("mend", finding.mend())]))
            .collect();
        let remarks: Vec<Value> = (self.reading.remarks.iter())
            .map(|remark| said(json!(remark), &[("says", remark.saying())]))
            .collect();
        json!({
            "file": self.file.display().to_string(),
            "legal": self.may_be_played(),
            "undecided": self.findings.iter().any(|finding| finding.weight == Weight::Undecided),
            "setting": self.setting,
            "format": self.reading.format,
            "list": self.reading.list,
            "fingerprint": self.reading.list.fingerprint(),
            "troubles": troubles,
            "findings": findings,
            "remarks": remarks,
        })
    }
}
