//! The words of a session: what each does, in the order of a day.
// A method's path is not general over the session's lifetime, a closure is.
#![allow(clippy::redundant_closure_for_method_calls)]

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

/// Whether a line is a command: its first word is one, written out, and what follows is nothing it does not take.
pub(super) fn is_command(line: &str) -> bool {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    all().iter().any(|it| it.word == first && (rest.trim().is_empty() || !it.usage.is_empty()))
}

/// The word that ends a session.
pub(super) const QUIT: &str = "quit";

type Act = fn(&mut Session<'_>, &str) -> Done;

fn word(word: &'static str, usage: &'static str, help: Saying, act: Act) -> Word {
    Word { word, usage, help, act }
}

/// All of them.
pub(super) fn all() -> Vec<Word> {
    vec![
        word("help", "[WORD]", say!("run-help-help"), |it, rest| it.help(rest)),
        word("add", "[NAME [@TEAM]]", say!("run-help-add"), |it, rest| it.add(rest)),
        word("csv", "FILE", say!("run-help-csv"), |it, rest| it.csv(rest)),
        word("players", "", say!("run-help-players"), |it, rest| it.players(rest)),
        word("rename", "NAME, NEW NAME", say!("run-help-rename"), |it, rest| it.rename(rest)),
        word("deck", "PLAYER, FILE", say!("run-help-deck"), |it, rest| it.deck(rest)),
        word("here", "PLAYER", say!("run-help-here"), |it, rest| it.here(rest)),
        word("staff", "NAME, marshal|judge", say!("run-help-staff"), |it, rest| it.staff(rest)),
        word("second", "PLAYING, SECOND", say!("run-help-second"), |it, rest| it.second(rest)),
        word("handover", "NAME", say!("run-help-handover"), |it, rest| it.hand_over(rest)),
        word("set", "[WHAT VALUE]", say!("run-help-set"), |it, rest| it.set(rest)),
        word("announce", "", say!("run-help-announce"), |it, rest| it.announce(rest)),
        word("reopen", "", say!("run-help-reopen"), |it, rest| it.reopen(rest)),
        word("draw", "", say!("run-help-draw"), |it, rest| it.draw(rest)),
        word("redraw", "", say!("run-help-redraw"), |it, rest| it.redraw(rest)),
        word("swap", "PLAYER, PLAYER", say!("run-help-swap"), |it, rest| it.swap(rest)),
        word("publish", "", say!("run-help-publish"), |it, rest| it.publish(rest)),
        word("start", "", say!("run-help-start"), |it, rest| it.start(rest)),
        word("time", "", say!("run-help-time"), |it, rest| it.time(rest)),
        word("pause", "", say!("run-help-pause"), |it, rest| it.pause(rest)),
        word("resume", "", say!("run-help-resume"), |it, rest| it.resume(rest)),
        word("clock", "MINUTES", say!("run-help-clock"), |it, rest| it.clock(rest)),
        word("setclock", "MINUTES", say!("run-help-setclock"), |it, rest| it.set_clock(rest)),
        word("extend", "TABLE MINUTES", say!("run-help-extend"), |it, rest| it.extend(rest)),
        word("show", "", say!("run-help-show"), |it, rest| it.show(rest)),
        word(
            "result",
            "TABLE [WINNER] [ENDING] [goals=2:1] | TABLE @FILE",
            say!("run-help-result"),
            |it, rest| it.result(rest),
        ),
        word("report", "TABLE PLAYER, [WINNER] [ENDING]", say!("run-help-report"), |it, rest| {
            it.report(rest)
        }),
        word("settle", "TABLE [WINNER] [ENDING]", say!("run-help-settle"), |it, rest| it.settle(rest)),
        word("correct", "ROUND TABLE [WINNER] [ENDING]", say!("run-help-correct"), |it, rest| {
            it.correct(rest)
        }),
        word("playon", "TABLE", say!("run-help-playon"), |it, rest| it.play_on(rest)),
        word("played", "TABLE", say!("run-help-played"), |it, rest| it.played(rest)),
        word("call", "[TABLE|desk KIND [NOTE]]", say!("run-help-call"), |it, rest| it.call(rest)),
        word("rule", "CALL RULING", say!("run-help-rule"), |it, rest| it.rule(rest)),
        word("card", "PLAYER, lost|ingame|damaged [CARD]", say!("run-help-card"), |it, rest| it.card(rest)),
        word("replaced", "CASE yes|no", say!("run-help-replaced"), |it, rest| it.replaced(rest)),
        word("conduct", "NAME, KIND [NOTE]", say!("run-help-conduct"), |it, rest| it.conduct(rest)),
        word(
            "verdict",
            "REPORT unfounded|warning|penalty|recommendation",
            say!("run-help-verdict"),
            |it, rest| it.verdict(rest),
        ),
        word("noshow", "PLAYER", say!("run-help-noshow"), |it, rest| it.no_show(rest)),
        word("drop", "PLAYER", say!("run-help-drop"), |it, rest| it.drop_out(rest)),
        word("rejoin", "PLAYER", say!("run-help-rejoin"), |it, rest| it.rejoin(rest)),
        word("disqualify", "PLAYER", say!("run-help-disqualify"), |it, rest| it.disqualify(rest)),
        word("close", "", say!("run-help-close"), |it, rest| it.close(rest)),
        word("standings", "", say!("run-help-standings"), |it, rest| it.standings(rest)),
        word("explain", "PLAYER", say!("run-help-explain"), |it, rest| it.explain(rest)),
        word("cut", "", say!("run-help-cut"), |it, rest| it.cut(rest)),
        word("finish", "", say!("run-help-finish"), |it, rest| it.finish(rest)),
        word("history", "", say!("run-help-history"), |it, rest| it.show_history(rest)),
        word("undo", "", say!("run-help-undo"), |it, rest| it.undo(rest)),
        word(QUIT, "", say!("run-help-quit"), |_, _| Ok(())),
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

    #[test]
    fn an_answer_is_told_from_a_command() {
        for command in ["draw", "result 1 Ana", "drop Ana", "publish "] {
            assert!(is_command(command), "{command}");
        }
        for answer in ["", "projector failed", "start of play was late", "dr", "1", "they share a car"] {
            assert!(!is_command(answer), "{answer}");
        }
    }
}
