//! `marshal journal`: looking after the store, beside a running server or without one.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use journal::{
    Intake, Name, Noted, OpenError, Options, Place, Store, StreamId, TransferError, Trouble, Unfit, Verdict,
};
use rulebook::say;
use serde_json::json;

use crate::console::{self, Answer, Console, Exit, Failure};
use crate::settings;

#[derive(Debug, Args)]
pub(crate) struct Call {
    #[arg(long, alias = "db", global = true, env = "MARSHAL_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Streams {
        #[arg(long)]
        kind: Option<String>,
    },
    Verify {
        #[arg(long)]
        stream: Option<String>,
        #[arg(long, conflicts_with = "stream")]
        noted: Option<PathBuf>,
    },
    Export {
        stream: String,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    Import {
        file: PathBuf,
    },
    Backup {
        file: PathBuf,
    },
    Restore {
        file: PathBuf,
    },
}

/// A file and the database it is written from or taken into: `marshal backup`, `marshal restore`.
#[derive(Debug, Args)]
pub(crate) struct Copy {
    file: PathBuf,
    #[arg(long, alias = "db", env = "MARSHAL_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

pub(crate) fn backup(copy: Copy, console: &Console) -> Answer {
    run(Call { database: copy.database, command: Command::Backup { file: copy.file } }, console)
}

pub(crate) fn restore(copy: Copy, console: &Console) -> Answer {
    run(Call { database: copy.database, command: Command::Restore { file: copy.file } }, console)
}

pub(crate) fn run(call: Call, console: &Console) -> Answer {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(say!("journal-io", why = error.to_string())))?;
    runtime.block_on(async {
        let place: Place = settings::database(call.database)?.parse()?;
        let options = match call.command {
            Command::Import { .. } | Command::Restore { .. } => Options::default(),
            _ => Options::reading(),
        };
        if let Command::Import { file } | Command::Restore { file } = &call.command {
            // A mistyped file name must not leave an empty journal behind.
            std::fs::metadata(file).map_err(|error| Failure::file(file, &error))?;
        }
        let store = Store::open(&place, &options).await?;
        let answer = carry_out(&store, call.command, console).await;
        store.close().await;
        answer
    })
}

async fn carry_out(store: &Store, command: Command, console: &Console) -> Answer {
    match command {
        Command::Streams { kind } => streams(store, kind.as_deref(), console).await,
        Command::Verify { stream: None, noted } => {
            let mut verdict = store.verify_all().await?;
            if let Some(file) = noted {
                store.verify_noted(&heads(&file)?, &mut verdict).await?;
            }
            report(&verdict, console)
        }
        Command::Verify { stream: Some(stream), .. } => {
            let stream = known(store, &stream).await?;
            report(&store.verify(&stream).await?, console)
        }
        Command::Export { stream, out } => export(store, &stream, out, console).await,
        Command::Import { file } => taken_in(&store.import(&file).await?, console),
        Command::Restore { file } => taken_in(&store.restore(&file).await?, console),
        Command::Backup { file } => {
            let (streams, records) = store.backup(&file).await?;
            let file = file.display().to_string();
            if console.json {
                console.print_json(&json!({"streams": streams, "records": records, "file": file}))?;
            } else {
                console.tell(&say!(
                    "journal-said-backed-up",
                    streams = streams,
                    records = records,
                    file = file
                ));
            }
            Ok(Exit::Done)
        }
    }
}

/// The heads that were noted in a file.
fn heads(file: &Path) -> Result<Vec<Noted>, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let unread = || Failure::new(say!("journal-noted-unread", file = file.display().to_string()));
    Noted::read(&text).ok_or_else(unread)
}

async fn streams(store: &Store, kind: Option<&str>, console: &Console) -> Answer {
    let kind = kind.map(Name::new).transpose()?;
    let streams = store.streams(kind.as_ref()).await?;
    if console.json {
        let listed = streams.iter().map(|stream| {
            json!({
                "stream": stream.id.as_str(),
                "kind": stream.kind,
                "version": stream.version.0,
                "head": stream.head,
            })
        });
        console.print_json(&listed.collect::<Vec<_>>())?;
        return Ok(Exit::Done);
    }
    if streams.is_empty() {
        console.tell(&say!("journal-said-no-streams"));
    }
    for stream in streams {
        console.tell(&say!(
            "journal-said-stream",
            stream = stream.id.as_str(),
            kind = stream.kind,
            version = stream.version.0
        ));
    }
    Ok(Exit::Done)
}

async fn export(store: &Store, stream: &str, out: Option<PathBuf>, console: &Console) -> Answer {
    let stream = known(store, stream).await?;
    let mut bytes = Vec::new();
    let records = store.export(&stream, &mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let Some(file) = out else {
        console.line(text.trim_end());
        return Ok(Exit::Done);
    };
    console::write(&file, &text)?;
    let file = file.display().to_string();
    if console.json {
        console.print_json(&json!({"stream": stream.as_str(), "records": records, "file": file}))?;
    } else {
        console.tell(&say!(
            "journal-said-exported",
            stream = stream.as_str(),
            records = records,
            file = file
        ));
    }
    Ok(Exit::Done)
}

fn report(verdict: &Verdict, console: &Console) -> Answer {
    let found = verdict.findings.iter().map(|finding| (finding.stream.as_str(), finding.saying()));
    if console.json {
        let found = found.map(
            |(stream, saying)| json!({"stream": stream, "key": saying.key, "says": console.say(&saying)}),
        );
        console.print_json(&json!({
            "clean": verdict.is_clean(),
            "streams": verdict.streams,
            "records": verdict.records,
            "findings": found.collect::<Vec<_>>(),
            "more": verdict.more,
        }))?;
    } else if verdict.is_clean() {
        let (streams, records) = (verdict.streams, verdict.records);
        console.tell(&say!("journal-said-clean", streams = streams, records = records));
    } else {
        found.for_each(|(_, saying)| console.tell(&saying));
        if verdict.more {
            console.tell(&say!("journal-said-more"));
        }
        console.tell(&say!(
            "journal-said-not-clean",
            streams = verdict.streams,
            records = verdict.records,
            findings = verdict.findings.len()
        ));
    }
    Ok(if verdict.is_clean() { Exit::Done } else { Exit::No })
}

fn taken_in(intake: &Intake, console: &Console) -> Answer {
    if console.json {
        let refused = intake.refused.iter().map(|refused| {
            let saying = refused.saying();
            json!({"stream": refused.stream, "line": refused.line, "key": saying.key, "says": console.say(&saying)})
        });
        console.print_json(&json!({
            "streams": intake.streams,
            "records": intake.records,
            "added": intake.added,
            "refused": refused.collect::<Vec<_>>(),
        }))?;
    } else {
        intake.refused.iter().for_each(|refused| console.tell(&refused.saying()));
        console.tell(&say!(
            "journal-said-taken-in",
            streams = intake.streams,
            records = intake.records,
            added = intake.added
        ));
    }
    Ok(if intake.is_complete() { Exit::Done } else { Exit::No })
}

/// The stream of that name, which must have begun.
async fn known(store: &Store, stream: &str) -> Result<StreamId, Failure> {
    let stream = StreamId::new(stream)?;
    match store.stream(&stream).await {
        Ok(None) => Err(TransferError::NoStream { stream }.into()),
        // A stream whose own row is damaged is what verification is for.
        Ok(Some(_)) | Err(Trouble::Damaged { .. }) => Ok(stream),
        Err(trouble) => Err(trouble.into()),
    }
}

macro_rules! failing_with_their_saying {
    ($($error:ty),*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::new(error.saying())
            }
        }
    )*};
}
failing_with_their_saying!(OpenError, TransferError, Trouble, Unfit);
