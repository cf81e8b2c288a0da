//! Commands of the Conquest card game.

mod arena;
mod board;
mod contest;
mod heat;
mod lists;
mod machine;
mod play;
pub(crate) mod proof;
mod saved;
mod scenario;
mod simulate;
mod words;

use std::path::PathBuf;

use clap::Subcommand;

use crate::console::{Answer, Console};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Scenario {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[arg(long)]
        quiet: bool,
    },
    Play(play::Play),
    Arena(arena::Arena),
    Simulate(simulate::Simulate),
}

pub(crate) fn run(command: Command, console: &Console) -> Answer {
    match command {
        Command::Scenario { files, quiet } => scenario::run(&files, quiet, console),
        Command::Play(asked) => play::run(&asked, console),
        Command::Arena(asked) => arena::run(&asked, console),
        Command::Simulate(asked) => simulate::run(&asked, console),
    }
}
