//! A new tournament: the questions, and its secret seed.

use std::sync::Arc;

use regulations::{Named, Pack};
use rulebook::{Dice, Saying, say};
use tournament::{Actor, Settings, Tournament, Wish};

use super::input::{Answered, Completion, Input};
use super::{Done, Run, Session, Stop};
use crate::console::{Console, Failure};
use crate::tournament::{built_in_pack, fresh_seed, own_pack, structure};

/// Asks what a new tournament needs and founds it.
pub(super) fn found<'a>(asked: &Run, console: &'a Console) -> Done<Session<'a>> {
    let input = Input::new(console);
    let path = &asked.source.file;
    console.tell(&say!("run-new", path = path.display().to_string()));
    let questions = Questions { console, input: &input, keep_going: asked.keep_going };
    let name = questions.text(&say!("run-ask-name"))?;
    let organizer = questions.text(&say!("run-ask-organizer"))?;
    let pack = match &asked.source.pack {
        Some(own) => own_pack(own)?,
        None => questions.pack()?,
    };
    let settings = questions.settings(&pack)?;
    let dice = Dice::new(fresh_seed()?);
    let commitment = dice.seed().commitment();
    let mut session = Session {
        console,
        input,
        path: path.clone(),
        tournament: Tournament::under(pack),
        history: Vec::new(),
        dice,
        saved: None,
        steps: Vec::new(),
        keep_going: asked.keep_going,
        went_wrong: false,
    };
    session.step(Actor::Newcomer, Wish::Found { name, organizer, settings, commitment })?;
    session.tell(&say!("run-founded", commitment = commitment.to_string()));
    Ok(session)
}

/// Asks until the answer can be used; `quit` or the end of the input ends it. In a pipe nobody can answer better, so that an answer
/// that cannot be used ends it too, unless it shall go on.
struct Questions<'a> {
    console: &'a Console,
    input: &'a Input,
    keep_going: bool,
}

impl Questions<'_> {
    fn line(&self, question: &Saying, words: &[String]) -> Done<String> {
        let asked = self.console.say(question);
        loop {
            let completion = Completion { words: words.to_vec(), names: Vec::new() };
            // Before there is a tournament only these two are commands; anything else is an answer.
            match self.input.answer(self.console, &asked, completion, |_| false) {
                Answered::Line(line) if line == "help" || line == "?" => {
                    self.console.tell(&say!("run-found-help"));
                }
                Answered::Line(line) if line == super::words::QUIT => return Err(Stop::Cancelled),
                Answered::Line(line) => return Ok(line),
                Answered::Command | Answered::End if self.input.is_terminal() => return Err(Stop::End),
                Answered::Command | Answered::End => {
                    return Err(Failure::new(say!("run-found-ended", question = asked.as_str())).into());
                }
            }
        }
    }

    fn text(&self, question: &Saying) -> Done<String> {
        loop {
            let line = self.line(question, &[])?;
            if !line.is_empty() {
                return Ok(line);
            }
        }
    }

    /// Asks until the reading succeeds; an empty line takes the first of the choices.
    fn choice<T>(
        &self,
        question: &Saying,
        choices: &[String],
        read: impl Fn(&str) -> Result<T, Failure>,
    ) -> Done<T> {
        loop {
            let line = self.line(question, choices)?;
            let chosen = if line.is_empty() { choices.first().cloned().unwrap_or_default() } else { line };
            match read(&chosen) {
                Ok(chosen) => return Ok(chosen),
                Err(failure) if self.input.is_terminal() || self.keep_going => {
                    self.console.report(&failure);
                }
                Err(failure) => return Err(failure.into()),
            }
        }
    }

    fn pack(&self) -> Done<Arc<Pack>> {
        for pack in regulations::packs() {
            self.console.line(format!("  {:<14} {}", pack.id, pack.title));
        }
        let choices: Vec<String> = regulations::packs().iter().map(|pack| pack.id.clone()).collect();
        self.choice(&say!("run-ask-pack", default = choices[0].as_str()), &choices, built_in_pack)
    }

    fn settings(&self, pack: &Pack) -> Done<Settings> {
        let language = self.console.language.code();
        let named = |named, id: &str| self.console.say(&pack.naming(language, named, id));
        let mut tiers: Vec<String> = pack.tiers.iter().map(|tier| tier.id.clone()).collect();
        tiers.sort_by_key(|id| *id != pack.unofficial_tier);
        for id in &tiers {
            self.console.line(format!("  {id:<14} {}", named(Named::Tier, id)));
        }
        let tier = self.choice(&say!("run-ask-tier", default = tiers[0].as_str()), &tiers, |read| {
            let known = || tiers.join(", ");
            let tier = pack.tier(read).map(|tier| tier.id.clone());
            tier.ok_or_else(|| Failure::new(say!("run-no-such-tier", read = read, known = known())))
        })?;
        let structures: Vec<String> = pack.structures.iter().map(|it| it.id.clone()).collect();
        for id in &structures {
            self.console.line(format!("  {id:<14} {}", named(Named::Structure, id)));
        }
        self.console.line(format!(
            "  {:<14} {}",
            "custom:5+8",
            self.console.say(&say!("run-custom-example"))
        ));
        let default = structures.first().map(String::as_str).unwrap_or_default();
        let structure = self.choice(&say!("run-ask-structure", default = default), &structures, |read| {
            structure::read(read, pack)
        })?;
        let late = self.line(&say!("run-ask-late"), &[])?.to_lowercase();
        let late_entry = late.starts_with(['y', 't', 'j']);
        Ok(Settings { tier, structure, late_entry, ..Settings::default() })
    }
}
