//! Commands of this area.

use clap::Subcommand;

use crate::console::{Answer, Console, Exit};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {}

pub(crate) fn run(command: Command, _console: &Console) -> Answer {
    match command {}
}

#[derive(Debug, clap::Args)]
pub(crate) struct Cards {}

pub(crate) fn cards(_query: Cards, _console: &Console) -> Answer {
    Ok(Exit::Done)
}
