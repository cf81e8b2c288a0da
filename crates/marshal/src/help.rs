//! Help texts in the reader's language.
//!
//! The command line is declared in Rust without prose; every command and argument takes its text from `locales/`:
//! `cli-epic-terrain` for a command, `cli-epic-terrain--seed` for one of its arguments.

use clap::{Arg, ArgAction, Command};
use rulebook::{Saying, say};
use wording::Language;

/// The command with all its help texts in that language.
pub(crate) fn translated(command: Command, language: Language) -> Command {
    let flag = |command: Command, id: &'static str, short: char, action: ArgAction, text: Saying| {
        let text = wording::say(language, &text);
        command.arg(Arg::new(id).short(short).long(id).action(action).help(text))
    };
    let command = command.disable_help_flag(true).disable_version_flag(true);
    let command =
        flag(command, "help", 'h', ArgAction::Help, say!("help-help")).mut_arg("help", |it| it.global(true));
    let command = flag(command, "version", 'V', ArgAction::Version, say!("help-version"));
    worded(command, "cli", language)
}

fn worded(command: Command, key: &str, language: Language) -> Command {
    let told = |key: &str| wording::say(language, &Saying { key: key.to_owned().into(), values: Vec::new() });
    let usage = wording::say(language, &say!("help-usage"));
    let mut command = command
        .about(told(key))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(heading(language, &say!("help-commands")));
    let arguments: Vec<String> = command
        .get_arguments()
        .filter(|argument| !is_claps_own(argument))
        .map(|argument| argument.get_id().to_string())
        .collect();
    for argument in arguments {
        // Global arguments are described once, at the top.
        let text = told(&format!("{key}--{}", argument.replace('_', "-")));
        command = command.mut_arg(argument, |it| it.help(text));
    }
    let headings = [say!("help-arguments"), say!("help-options")].map(|it| heading(language, &it));
    let all: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    for argument in all {
        command = command.mut_arg(argument, |it| {
            let heading = headings[usize::from(!it.is_positional())];
            it.help_heading(heading)
        });
    }
    let inner: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    for name in inner {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |it| worded(it, &key, language));
    }
    command
}

/// A heading as clap wants it: for as long as the program runs, which builds its help once.
fn heading(language: Language, saying: &Saying) -> &'static str {
    wording::say(language, saying).leak()
}

fn is_claps_own(argument: &clap::Arg) -> bool {
    matches!(argument.get_id().as_str(), "help" | "version")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command and argument is described in every language: nothing shows its bare key.
    #[test]
    fn every_command_and_argument_is_described_in_every_language() {
        for language in Language::ALL {
            let command = translated(<crate::Arguments as clap::CommandFactory>::command(), language);
            let mut missing = Vec::new();
            look(&command, &mut missing);
            assert!(missing.is_empty(), "{}: {missing:#?}", language.code());
        }
    }

    fn look(command: &Command, missing: &mut Vec<String>) {
        let texts =
            command.get_arguments().filter_map(|argument| argument.get_help()).chain(command.get_about());
        missing.extend(texts.map(ToString::to_string).filter(|text| text.starts_with('‹')));
        command.get_subcommands().for_each(|inner| look(inner, missing));
    }
}
