//! `marshal cards` and `marshal deck`: search the catalogue; check, convert and print deck lists.

mod asked;
mod cards;
mod check;
mod convert;
mod sheet;

use clap::Subcommand;

use crate::console::{Answer, Console};

pub(crate) use asked::draft;
pub(crate) use cards::{Cards, cards};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Check(check::Check),
    Convert(convert::Convert),
    Sheet(sheet::SheetOrForm),
}

pub(crate) fn run(command: Command, console: &Console) -> Answer {
    match command {
        Command::Check(check) => check::run(&check, console),
        Command::Convert(convert) => convert::run(&convert, console),
        Command::Sheet(sheet) => sheet::run(&sheet, console),
    }
}
