//! The log: every line a sentence, with the rule it shows, one's own lines told apart by more than colour.

use conquest::game::{Line, Stage, TableView, What};
use maud::{Markup, html};
use rulebook::{Saying, say};
use wording::Language;

use super::{Sight, who};

/// How many lines a board shows; the whole log stands on its own page.
const MOST_LINES: usize = 60;

pub(super) fn log(sight: &Sight<'_>) -> Markup {
    let lines = &sight.table.lines;
    let from = lines.len().saturating_sub(MOST_LINES);
    html! {
        details.board-log #log open {
            summary { (sight.say(&say!("play-log"))) }
            form.board-search role="search" method="get" action={ "/play/" (sight.code) "/log" } {
                input type="search" name="q" aria-label=(sight.say(&say!("play-log-search"))) placeholder=(sight.say(&say!("play-log-search"))) maxlength="80";
            }
            ol start=(from + 1) { (self::lines(sight.language, sight.table, &lines[from..], sight.code)) }
            @if from > 0 { p { a href={ "/play/" (sight.code) "/log" } { (sight.say(&say!("play-log-all", lines = lines.len()))) } } }
        }
    }
}

/// The newest line, for screens without room for the log.
pub(super) fn latest(sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(line) = sight.table.lines.last() {
            p.board-latest { (conquest::text::sentence(&sight.say(&line.saying(&|seat| sight.who(seat))))) }
        }
    }
}

/// Lines of the log as list items.
pub(crate) fn lines(language: Language, table: &TableView, lines: &[Line], code: &str) -> Markup {
    let told = |saying: &Saying| wording::say(language, saying);
    // While a match lasts nobody looks at earlier positions.
    let looks_back = table.settings.hosted.is_none() || table.stage == Stage::Over;
    html! {
        @for line in lines {
            @let mine = line.seat().is_some() && line.seat() == table.viewer;
            @let heading = matches!(&line.what, What::Happened(conquest::game::Happening::Round { .. } | conquest::game::Happening::Phase { .. }));
            li data-by=[line.seat().map(|_| if mine { "me" } else { "them" })] data-heading[heading] {
                @let said = conquest::text::sentence(&told(&line.saying(&|seat| who(table, seat))));
                @if looks_back { a.board-then href={ "/play/" (code) "/at/" (line.answer) } { (said) } }
                @else { span { (said) } }
                @if let Some(clause) = line.clause() { " " a.clause href={ "/rules/" (clause) } { (clause) } }
            }
        }
    }
}
