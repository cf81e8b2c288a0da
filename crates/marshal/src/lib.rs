//! Marshal's command line: parses it, wires the crates together, prints. `main.rs` is the program that calls [`main`].
//!
//! One module per area, each with a clap type and a `run`. Nothing here decides a rule. What people read comes from
//! `locales/` through [`console::Console`]; help texts too (see [`help`]), so `--lang pl` speaks Polish throughout.
//! Exit codes: 0 done, 1 the answer is no (a deck is illegal, a proof fails, a rulebook refuses), 2 the
//! input cannot be used.
#![forbid(unsafe_code)]

mod bench;
mod clauses;
mod completions;
mod conquest;
mod console;
mod deck;
mod demo;
mod epic;
mod grid;
mod help;
mod journal;
mod owner;
mod packs;
mod paper;
mod record;
mod serve;
mod settings;
mod table;
mod tournament;

use std::process::ExitCode;

use clap::{FromArgMatches, Parser, Subcommand};

use console::{Answer, Console};

/// A round is published, two thousand phones fetch their pages, and the system's allocator keeps for ever what that took.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(name = "marshal", version = env!("MARSHAL_VERSION"))]
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
    Run(tournament::run::Run),
    Standings(tournament::standings::Standings),
    Pair(tournament::pair::Pair),
    Verify(tournament::verify::Verify),
    Simulate(tournament::simulate::Simulate),
    Import(tournament::import::Import),
    Export(tournament::export::Export),
    Rights,
    Paper(paper::Paper),
    RestoreFromPaper(paper::Restore),
    #[command(subcommand)]
    Deck(deck::Command),
    Cards(deck::Cards),
    #[command(subcommand)]
    Conquest(conquest::Command),
    #[command(subcommand)]
    Epic(epic::Command),
    Journal(journal::Call),
    Clauses(clauses::Query),
    Packs(packs::Query),
    Serve(serve::Serve),
    Demo(demo::Demo),
    Owner(owner::Call),
    Backup(journal::Copy),
    Restore(journal::Copy),
    Completions(completions::Completions),
    Bench(bench::Bench),
}

/// Does what the command line says.
pub fn main() -> ExitCode {
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
        Command::Run(asked) => tournament::run::run(asked, console),
        Command::Standings(asked) => tournament::standings::run(asked, console),
        Command::Pair(asked) => tournament::pair::run(asked, console),
        Command::Verify(asked) => tournament::verify::run(asked, console),
        Command::Simulate(asked) => tournament::simulate::run(asked, console),
        Command::Import(asked) => tournament::import::run(asked, console),
        Command::Export(asked) => tournament::export::run(asked, console),
        Command::Rights => tournament::rights::run(console),
        Command::Paper(asked) => paper::print(asked, console),
        Command::RestoreFromPaper(asked) => paper::restore(asked, console),
        Command::Completions(asked) => completions::run(asked, console),
        Command::Bench(asked) => bench::run(asked, console),
        Command::Deck(command) => deck::run(command, console),
        Command::Cards(query) => deck::cards(query, console),
        Command::Conquest(command) => conquest::run(command, console),
        Command::Epic(command) => epic::run(command, console),
        Command::Journal(call) => journal::run(call, console),
        Command::Clauses(query) => clauses::run(query, console),
        Command::Packs(query) => packs::run(query, console),
        Command::Serve(call) => serve::run(call, console),
        Command::Demo(call) => demo::run(call, console),
        Command::Owner(call) => owner::run(call, console),
        Command::Backup(copy) => journal::backup(copy, console),
        Command::Restore(copy) => journal::restore(copy, console),
    }
}
