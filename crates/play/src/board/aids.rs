//! What helps to play: the keys, which windows stop for the player, and a bot's hint with its reasons.

use conquest::bots::{Advice, Expectation};
use conquest::{Answer, Ask};
use maud::{Markup, html};
use rulebook::{Saying, say};

use super::{Sight, answers};

/// A bot's advice at this question.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hint {
    /// Nobody gives advice at this table.
    None,
    /// It can be asked for.
    Offered,
    /// All who could think about it are busy.
    Busy,
    Given(Advice),
}

impl Hint {
    /// Whether that is what the bot would answer.
    pub(super) fn is(&self, answer: Answer) -> bool {
        matches!(self, Hint::Given(advice) if advice.answer == answer)
    }
}

/// A key, for those who have a keyboard before them.
pub(super) fn key_named(name: &str) -> Markup {
    html! { kbd.board-key aria-hidden="true" { (name) } }
}

/// Which of the windows of the settings a question is; empty for what must be answered.
pub(super) fn window(ask: Ask) -> &'static str {
    match ask {
        Ask::Window => "action",
        Ask::Answers => "answers",
        Ask::Shield { .. } => "shield",
        Ask::Withdraw => "withdraw",
        Ask::Mobile => "mobile",
        Ask::Nothing
        | Ask::Initiative
        | Ask::Mulligan
        | Ask::DeployTurn
        | Ask::Dial
        | Ask::Strike
        | Ask::Bonus { .. }
        | Ask::CombatTurn
        | Ask::Defender
        | Ask::Cleanse
        | Ask::Enslave
        | Ask::Secret
        | Ask::Aside
        | Ask::Keyword
        | Ask::BattleAbility
        | Ask::Choose
        | Ask::Place
        | Ask::OneOf
        | Ask::X { .. }
        | Ask::Search
        | Ask::Bottom
        | Ask::Indirect
        | Ask::Winner => "",
    }
}

/// The list of keys.
pub(super) fn keys(sight: &Sight<'_>) -> Markup {
    let all = [
        ("1–9", say!("play-key-choose")),
        ("␣", say!("play-key-pass")),
        ("U", say!("play-key-undo")),
        ("H", say!("play-key-hint")),
        ("/", say!("play-key-search")),
        ("Esc", say!("play-key-back")),
        ("?", say!("play-key-list")),
    ];
    html! {
        section.board-aid #board-keys popover aria-labelledby="board-keys-title" {
            h2 #board-keys-title { (sight.say(&say!("play-keys-title"))) }
            dl { @for (key, does) in &all { div { dt { kbd { (key) } } dd { (sight.say(does)) } } } }
            p.small { (sight.say(&say!("play-keys-mouse"))) }
        }
    }
}

/// Which windows stop for the player: kept by the browser, used by the script. Without it every window stops.
pub(super) fn windows(sight: &Sight<'_>) -> Markup {
    let all = [
        ("only", say!("play-windows-only")),
        ("action", say!("play-windows-action")),
        ("answers", say!("play-windows-answers")),
        ("shield", say!("play-windows-shield")),
        ("mobile", say!("play-windows-mobile")),
        ("withdraw", say!("play-windows-withdraw")),
    ];
    html! {
        section.board-aid #board-windows popover aria-labelledby="board-windows-title" {
            h2 #board-windows-title { (sight.say(&say!("play-windows-title"))) }
            p.small { (sight.say(&say!("play-windows-text"))) }
            @for (name, words) in &all {
                label.check {
                    input type="checkbox" data-stop=(name) checked[*name != "only"];
                    (sight.say(words))
                }
            }
            p.small { (sight.say(&say!("play-windows-never"))) }
            label.check { input type="checkbox" data-stop="hurry"; (sight.say(&say!("play-windows-hurry"))) }
            p.small { (sight.say(&say!("play-windows-hurry-tells"))) }
        }
    }
}

/// The way to a hint, or the hint.
pub(super) fn hint(sight: &Sight<'_>) -> Markup {
    let answers = sight.table.question;
    html! {
        @match &sight.hint {
            Hint::None => {}
            Hint::Offered => a.board-hint-ask href={ "/play/" (sight.code) "?hint=" (answers) } data-key="h" { (sight.say(&say!("play-hint"))) (key_named("H")) },
            Hint::Busy => p.board-hint role="status" { (sight.say(&say!("play-hint-busy"))) },
            Hint::Given(advice) => div.board-hint role="status" {
                p { (sight.say(&say!("play-hint-would", answer = answers::words_for(sight, advice.answer)))) }
                p { (sight.say(&say!("play-hint-expects"))) " " (reasons(sight, &advice.expects)) }
                @if let Some((other, expects)) = advice.instead.filter(|(_, expects)| *expects != advice.expects) {
                    p { (sight.say(&say!("play-hint-instead", answer = answers::words_for(sight, other)))) " " (reasons(sight, &expects)) }
                }
            },
        }
    }
}

/// An expectation in words.
fn reasons(sight: &Sight<'_>, expects: &Expectation) -> String {
    let Expectation { they_suffer, they_lose_units, you_suffer, you_lose_units, struggles, cards, resources } =
        *expects;
    let mut all: Vec<Saying> = Vec::new();
    let mut note = |is: bool, words: Saying| {
        if is {
            all.push(words);
        }
    };
    note(they_suffer > 0, say!("play-hint-they-suffer", damage = they_suffer));
    note(they_lose_units > 0, say!("play-hint-they-lose", units = they_lose_units));
    note(you_suffer > 0, say!("play-hint-you-suffer", damage = you_suffer));
    note(you_lose_units > 0, say!("play-hint-you-lose", units = you_lose_units));
    note(struggles > 0, say!("play-hint-struggles", planets = struggles));
    note(struggles < 0, say!("play-hint-fewer-struggles", planets = -struggles));
    note(cards > 0, say!("play-hint-cards", cards = cards));
    note(resources > 0, say!("play-hint-resources", resources = resources));
    note(resources < 0, say!("play-hint-spends", resources = -resources));
    if all.is_empty() {
        return sight.say(&say!("play-hint-nothing"));
    }
    all.iter().map(|it| sight.say(it)).collect::<Vec<_>>().join("; ") + "."
}
