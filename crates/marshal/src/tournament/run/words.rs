//! The words of a session: what each does, in the order of a day.

use rulebook::{Saying, say};

use super::{Done, Session};

/// One command of the session.
pub(super) struct Word {
    /// What is typed.
    pub(super) word: &'static str,
    /// What follows it.
    pub(super) usage: &'static str,
    /// What it does.
    pub(super) help: Saying,
    /// Does it.
    pub(super) act: Act,
}

/// The command of that name, or the only one that begins so.
pub(super) fn named(word: &str) -> Option<Word> {
    let begins = all().into_iter().filter(|it| it.word.starts_with(word)).count();
    all().into_iter().find(|it| it.word == word || (begins == 1 && it.word.starts_with(word)))
}

type Act = fn(&mut Session<'_>, &str) -> Done;

fn word(word: &'static str, usage: &'static str, help: Saying, act: Act) -> Word {
    Word { word, usage, help, act }
}

/// All of them.
pub(super) fn all() -> Vec<Word> {
    vec![
        word("help", "[WORD]", say!("run-help-help"), Session::help),
        word("add", "[NAME [@TEAM]]", say!("run-help-add"), Session::add),
        word("csv", "FILE", say!("run-help-csv"), Session::csv),
        word("players", "", say!("run-help-players"), Session::players),
        word("here", "PLAYER", say!("run-help-here"), Session::here),
        word("staff", "NAME, marshal|judge", say!("run-help-staff"), Session::staff),
        word("set", "[WHAT VALUE]", say!("run-help-set"), Session::set),
        word("announce", "", say!("run-help-announce"), Session::announce),
        word("reopen", "", say!("run-help-reopen"), Session::reopen),
        word("draw", "", say!("run-help-draw"), Session::draw),
        word("redraw", "", say!("run-help-redraw"), Session::redraw),
        word("swap", "PLAYER, PLAYER", say!("run-help-swap"), Session::swap),
        word("publish", "", say!("run-help-publish"), Session::publish),
        word("start", "", say!("run-help-start"), Session::start),
        word("time", "", say!("run-help-time"), Session::time),
        word("pause", "", say!("run-help-pause"), Session::pause),
        word("resume", "", say!("run-help-resume"), Session::resume),
        word("clock", "MINUTES", say!("run-help-clock"), Session::clock),
        word("extend", "TABLE MINUTES", say!("run-help-extend"), Session::extend),
        word("show", "", say!("run-help-show"), Session::show),
        word("result", "TABLE [WINNER] [ENDING]", say!("run-help-result"), Session::result),
        word("report", "TABLE PLAYER, [WINNER] [ENDING]", say!("run-help-report"), Session::report),
        word("settle", "TABLE [WINNER] [ENDING]", say!("run-help-settle"), Session::settle),
        word("correct", "ROUND TABLE [WINNER] [ENDING]", say!("run-help-correct"), Session::correct),
        word("noshow", "PLAYER", say!("run-help-noshow"), Session::no_show),
        word("drop", "PLAYER", say!("run-help-drop"), Session::drop_out),
        word("rejoin", "PLAYER", say!("run-help-rejoin"), Session::rejoin),
        word("disqualify", "PLAYER", say!("run-help-disqualify"), Session::disqualify),
        word("close", "", say!("run-help-close"), Session::close),
        word("standings", "", say!("run-help-standings"), Session::standings),
        word("explain", "PLAYER", say!("run-help-explain"), Session::explain),
        word("cut", "", say!("run-help-cut"), Session::cut),
        word("finish", "", say!("run-help-finish"), Session::finish),
        word("history", "", say!("run-help-history"), Session::show_history),
        word("undo", "", say!("run-help-undo"), Session::undo),
        word("quit", "", say!("run-help-quit"), |_, _| Ok(())),
    ]
}

impl Session<'_> {
    pub(super) fn help(&mut self, rest: &str) -> Done {
        let wanted: Vec<Word> = all().into_iter().filter(|it| it.word.starts_with(rest)).collect();
        let columns = [
            (say!("head-command"), crate::table::Column::Words),
            (say!("head-what-it-does"), crate::table::Column::Words),
        ];
        let rows = wanted.iter().map(|it| {
            vec![format!("{} {}", it.word, it.usage).trim_end().to_owned(), self.console.say(&it.help)]
        });
        self.console.table(&columns, rows.collect());
        if rest.is_empty() {
            self.tell(&say!("run-help-note"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_may_be_shortened_as_far_as_they_stay_clear() {
        assert_eq!(named("ann").map(|it| it.word), Some("announce"));
        assert_eq!(named("draw").map(|it| it.word), Some("draw"));
        assert_eq!(named("st").map(|it| it.word), None);
        assert_eq!(named("").map(|it| it.word), None);
        assert_eq!(named("fly").map(|it| it.word), None);
    }
}
