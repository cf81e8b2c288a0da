//! How every command answers: in the reader's language, as text for people or as JSON for machines.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rulebook::{Cites, Clause, Saying, say};
use serde::Serialize;
use wording::Language;

/// What a command comes to: done, a plain "no", or a failure that says what was wrong.
pub(crate) type Answer = Result<Exit, Failure>;

/// How a command that could be carried out ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Done. Exit code 0.
    Done,
    /// The answer is no: the deck is illegal, the proof fails. Exit code 1.
    No,
}

/// Why a command could not be carried out: the input cannot be used (exit code 2), or a rulebook refuses (exit code 1).
#[derive(Debug)]
pub(crate) struct Failure {
    sayings: Vec<Saying>,
    clause: Option<Clause>,
}

/// Where a command writes, and in which language and form.
#[derive(Debug)]
pub(crate) struct Console {
    pub(crate) language: Language,
    pub(crate) json: bool,
}

impl Failure {
    /// A failure that says this.
    pub(crate) fn new(saying: Saying) -> Failure {
        Failure::several(vec![saying])
    }

    /// Several things are wrong at once.
    pub(crate) fn several(sayings: Vec<Saying>) -> Failure {
        Failure { sayings, clause: None }
    }

    /// A rulebook refused.
    pub(crate) fn refused(refusal: &impl Cites) -> Failure {
        Failure { sayings: vec![refusal.saying()], clause: Some(refusal.clause()) }
    }

    /// What it says.
    pub(crate) fn sayings(&self) -> &[Saying] {
        &self.sayings
    }

    /// The keys of what it says.
    #[cfg(test)]
    pub(crate) fn keys(&self) -> Vec<String> {
        self.sayings.iter().map(|saying| saying.key.to_string()).collect()
    }

    /// A file could not be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        let why = match error.kind() {
            io::ErrorKind::NotFound => say!("failure-file-missing"),
            io::ErrorKind::PermissionDenied => say!("failure-file-forbidden"),
            io::ErrorKind::IsADirectory => say!("failure-file-folder"),
            io::ErrorKind::StorageFull => say!("failure-file-full"),
            _ => say!("failure-file-system", why = error.to_string()),
        };
        Failure::new(say!("failure-file", path = path.display().to_string(), why = why))
    }
}

impl Console {
    pub(crate) fn new(language: Language, json: bool) -> Console {
        Console { language, json }
    }

    /// Says it in the reader's language.
    pub(crate) fn say(&self, saying: &Saying) -> String {
        wording::say(self.language, saying)
    }

    /// Prints a line. A closed pipe (`| head`) is no failure.
    #[allow(clippy::unused_self)] // where a line goes is the console's affair
    pub(crate) fn line(&self, text: impl AsRef<str>) {
        let _ = writeln!(io::stdout(), "{}", text.as_ref());
    }

    /// Says it and ends the line.
    pub(crate) fn tell(&self, saying: &Saying) {
        self.line(self.say(saying));
    }

    /// Prints a value as JSON.
    pub(crate) fn print_json(&self, value: &impl Serialize) -> Result<(), Failure> {
        let text = rulebook::pretty(value)
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        self.line(text);
        Ok(())
    }

    /// Ends the program: prints a failure, if there is one, and gives the exit code.
    pub(crate) fn finish(&self, answer: Answer) -> ExitCode {
        match answer {
            Ok(Exit::Done) => ExitCode::SUCCESS,
            Ok(Exit::No) => ExitCode::from(1),
            Err(failure) => {
                self.report(&failure);
                ExitCode::from(if failure.clause.is_some() { 1 } else { 2 })
            }
        }
    }

    /// Prints a failure without ending: on standard error for people, as an object for machines.
    pub(crate) fn report(&self, failure: &Failure) {
        let clause = failure.clause.map(|clause| clause.to_string());
        let cited = clause.as_ref().map(|clause| format!(" ({clause})")).unwrap_or_default();
        for saying in &failure.sayings {
            let said = self.say(saying);
            if self.json {
                self.line(
                    serde_json::json!({"error": said, "key": saying.key, "clause": clause}).to_string(),
                );
            }
            let _ = writeln!(io::stderr(), "marshal: {said}{cited}");
        }
    }

    /// Says something beside the answer, on standard error, so that the answer itself stays clean.
    pub(crate) fn aside(&self, saying: &Saying) {
        let _ = writeln!(io::stderr(), "marshal: {}", self.say(saying));
    }
}

/// The language of this call, needed before the arguments are parsed because help texts are translated too.
pub(crate) fn language_of_this_call() -> Language {
    let mut arguments =
        std::env::args().skip_while(|argument| argument != "--lang" && !argument.starts_with("--lang="));
    let asked = arguments.next().and_then(|argument| match argument.strip_prefix("--lang=") {
        Some(code) => Some(code.to_owned()),
        None => arguments.next(),
    });
    let of_system = ["MARSHAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    asked.or(of_system).and_then(|code| Language::of_locale(&code)).unwrap_or_default()
}

/// Reads a whole file as text, `-` being standard input; says precisely what is wrong with one that is no text.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::new(say!("failure-file-not-text", path = path.display().to_string(), at = at))
    })
}

/// Reads a whole file, `-` being standard input.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    const MOST_BYTES: u64 = 64 * 1024 * 1024;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::Read::read_to_end(&mut io::Read::take(io::stdin(), MOST_BYTES + 1), &mut bytes)
    } else {
        let opened = std::fs::File::open(path);
        opened.and_then(|file| io::Read::read_to_end(&mut io::Read::take(file, MOST_BYTES + 1), &mut bytes))
    };
    read.map_err(|error| Failure::file(path, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::new(say!(
            "failure-file-too-large",
            path = path.display().to_string(),
            most = 64
        )));
    }
    Ok(bytes)
}

/// Writes a whole file of text; see [`write_bytes`].
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    write_bytes(path, text.as_bytes())
}

/// Writes a whole file so that a crash leaves either the old one or the new one, never half of one.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut beside = PathBuf::from(path).into_os_string();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = std::fs::File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| std::fs::rename(&beside, path));
    renamed.map_err(|error| Failure::file(path, &error))?;
    // The new name must outlast a power cut too; where folders cannot be synchronised, the rename has to do.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = std::fs::File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}
