//! Marshal's binary: parses the command line, wires the crates together, prints.
//!
//! One module per area, each with a clap type and a `run`. Nothing here decides a rule. What people read comes from
//! `locales/` through [`console::Console`]; help texts too (see [`help`]), so `--lang pl` speaks Polish throughout.
//! Exit codes: 0 done, 1 the answer is no (a deck is illegal, a proof fails), 2 the input cannot be used.
#![forbid(unsafe_code)]

mod conquest;
mod console;
mod deck;
mod epic;
mod help;

use std::process::ExitCode;

use clap::{FromArgMatches, Parser, Subcommand};

use console::{Answer, Console};

#[derive(Debug, Parser)]
#[command(name = "marshal", version)]
struct Arguments {
    #[arg(long, global = true)]
    json: bool,
    #[arg(long, global = true, value_name = "en|pl|de", env = "MARSHAL_LANG")]
    lang: Option<wording::Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(subcommand)]
    Deck(deck::Command),
    Cards(deck::Cards),
    #[command(subcommand)]
    Conquest(conquest::Command),
    #[command(subcommand)]
    Epic(epic::Command),
}

fn main() -> ExitCode {
    let language = console::language_of_this_call();
    let command = help::translated(<Arguments as clap::CommandFactory>::command(), language);
    let arguments = match command.try_get_matches().and_then(|matches| Arguments::from_arg_matches(&matches))
    {
        Ok(arguments) => arguments,
        Err(error) => error.exit(),
    };
    let console = Console::new(arguments.lang.unwrap_or(language), arguments.json);
    let answer = run(arguments.command, &console);
    console.finish(answer)
}

fn run(command: Command, console: &Console) -> Answer {
    match command {
        Command::Deck(command) => deck::run(command, console),
        Command::Cards(query) => deck::cards(query, console),
        Command::Conquest(command) => conquest::run(command, console),
        Command::Epic(command) => epic::run(command, console),
    }
}
