//! The rules of the moment: those of the step the question belongs to and no others, opened beside the board.

use conquest::view::View;
use conquest::{Ask, Phase};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::Reader;
use web::moments::step_list;

/// The documents a game is played by.
pub(crate) const DOCUMENTS: &[&str] = &["CG", "CE"];
/// The step before a table: whoever chooses a deck.
pub(crate) const CHOOSING_A_DECK: &str = "choosing_a_deck";

/// A step of the game that has rules of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    SetUp,
    Deploying,
    Committing,
    Struggles,
    BattleBegins,
    Attacking,
    Damage,
    Withdrawing,
    BattleWon,
    Headquarters,
    Abilities,
    End,
}

impl Step {
    /// Its name in `clauses/moments.toml`.
    fn name(self) -> &'static str {
        match self {
            Step::SetUp => "set_up",
            Step::Deploying => "deploying",
            Step::Committing => "committing",
            Step::Struggles => "command_struggles",
            Step::BattleBegins => "battle_begins",
            Step::Attacking => "attacking",
            Step::Damage => "damage",
            Step::Withdrawing => "withdrawing",
            Step::BattleWon => "battle_won",
            Step::Headquarters => "headquarters_phase",
            Step::Abilities => "card_abilities",
            Step::End => "end_of_the_game",
        }
    }

    fn title(self) -> Saying {
        match self {
            Step::SetUp => say!("play-rules-set-up"),
            Step::Deploying => say!("play-rules-deploying"),
            Step::Committing => say!("play-rules-committing"),
            Step::Struggles => say!("play-rules-struggles"),
            Step::BattleBegins => say!("play-rules-battle-begins"),
            Step::Attacking => say!("play-rules-attacking"),
            Step::Damage => say!("play-rules-damage"),
            Step::Withdrawing => say!("play-rules-withdrawing"),
            Step::BattleWon => say!("play-rules-battle-won"),
            Step::Headquarters => say!("play-rules-headquarters"),
            Step::Abilities => say!("play-rules-abilities"),
            Step::End => say!("play-rules-end"),
        }
    }

    /// The step of a phase, where the question itself names none.
    fn of_phase(phase: Phase) -> Step {
        match phase {
            Phase::Setup => Step::SetUp,
            Phase::Deploy => Step::Deploying,
            Phase::Command => Step::Struggles,
            Phase::Combat => Step::Attacking,
            Phase::Headquarters => Step::Headquarters,
        }
    }
}

/// The steps whose rules speak of what is asked, the nearest first.
fn steps(ask: Ask, phase: Phase) -> Vec<Step> {
    match ask {
        Ask::Initiative | Ask::Mulligan => vec![Step::SetUp],
        Ask::Enslave | Ask::DeployTurn => vec![Step::Deploying],
        Ask::Dial => vec![Step::Committing],
        Ask::Bonus { .. } => vec![Step::Struggles],
        Ask::Strike | Ask::Mobile => vec![Step::BattleBegins],
        Ask::CombatTurn | Ask::Defender => vec![Step::Attacking],
        Ask::Shield { .. } | Ask::Indirect => vec![Step::Damage],
        Ask::Withdraw => vec![Step::Withdrawing],
        Ask::Cleanse | Ask::BattleAbility => vec![Step::BattleWon],
        Ask::Winner => vec![Step::End],
        Ask::Window
        | Ask::Answers
        | Ask::Choose
        | Ask::Secret
        | Ask::Aside
        | Ask::Keyword
        | Ask::Place
        | Ask::OneOf
        | Ask::X { .. }
        | Ask::Search
        | Ask::Bottom => vec![Step::Abilities, Step::of_phase(phase)],
        Ask::Nothing => vec![Step::of_phase(phase)],
    }
}

/// The rules of the question that is asked, with the way to all others.
pub(crate) fn rules(reader: &Reader, view: &View) -> Markup {
    html! {
        section.board-aid #board-rules popover aria-labelledby="board-rules-title" {
            h2 #board-rules-title { (reader.say(&say!("moment-rules"))) }
            @for step in steps(view.ask, view.phase) {
                section.board-law data-step=(step.name()) {
                    h3 { (reader.say(&step.title())) }
                    (step_list(reader, DOCUMENTS, step.name()))
                }
            }
            p { a href="/rules" { (reader.say(&say!("play-all-rules"))) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use conquest::rng::Chance;
    use conquest::{Deck, Options, Seat, State};

    use super::*;

    const ALL: [Step; 12] = [
        Step::SetUp,
        Step::Deploying,
        Step::Committing,
        Step::Struggles,
        Step::BattleBegins,
        Step::Attacking,
        Step::Damage,
        Step::Withdrawing,
        Step::BattleWon,
        Step::Headquarters,
        Step::Abilities,
        Step::End,
    ];

    /// Games of any answers come to the rules of every step, except the few whose questions need special cards or rare ends.
    #[test]
    fn playing_comes_to_the_rules_of_every_step() {
        let starters: Vec<&str> = Deck::starters().collect();
        let mut seen = BTreeSet::new();
        for seed in 0..12_u64 {
            let named =
                |at: usize| Deck::starter_named(starters[at % starters.len()]).expect("a starter deck");
            let decks = [named(seed as usize), named(seed as usize + 3)];
            let mut game = State::new(&decks, Options::default(), seed).expect("decks of the house");
            let mut chance = Chance::new(seed);
            while game.outcome.is_none() {
                let Some(seat) = Seat::BOTH.into_iter().find(|seat| game.view(None).asked[*seat as usize])
                else {
                    break;
                };
                let view = game.view(Some(seat));
                seen.extend(steps(view.ask, view.phase));
                let answer = view.answers[chance.below(view.answers.len())];
                game.apply(seat, answer).expect("an answer that was offered");
            }
        }
        let missing: Vec<&Step> = ALL.iter().filter(|step| !seen.contains(step)).collect();
        let rare = [Step::End, Step::Headquarters];
        assert!(missing.iter().all(|step| rare.contains(step)), "{missing:?}");
    }
}
