//! `marshal completions`: what a shell needs to complete Marshal's commands.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::console::{Answer, Console, Exit};

#[derive(Debug, clap::Args)]
pub(crate) struct Completions {
    shell: Shell,
}

#[allow(clippy::unnecessary_wraps)] // all commands answer alike
pub(crate) fn run(asked: Completions, console: &Console) -> Answer {
    let mut command = crate::help::translated(crate::Arguments::command(), console.language);
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut command, "marshal", &mut script);
    console.line(String::from_utf8_lossy(&script).trim_end());
    Ok(Exit::Done)
}
