//! The rulebook's example of a round, step by step: the board, what each step says and why, what the reader does, and how the
//! example goes on. The moves are lines of a scenario, so the engine plays every one of them.

use conquest::State;
use conquest::scenario::position;
use rulebook::{Clause, Saying, clause, say};

/// The board of the example. Tina's other cards are any; these are cheap and dear ones.
const BOARD: &str = "
players: Tina = Captain Cato Sicarius; Chris = Nazdreg
initiative: Tina
planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
Tina resources: 7
Chris resources: 7
Tina hand: Iron Hands Techmarine, Eager Recruit, Tactical Squad Cardinis, Blood Angels Veterans, Land Raider, Deathwing Guard, Ultramarines Dreadnought
Chris hand: Goff Nob, Snotling Attack, 5x Rugged Killa Kans
moves:
";

/// Who the reader's opponent is in the example.
pub(super) const OPPONENT: &str = "Chris";

/// One step of the example.
pub(super) struct Step {
    /// What happens and why.
    pub(super) tells: fn() -> Saying,
    /// The rules behind it.
    pub(super) rules: &'static [Clause],
    pub(super) does: Does,
    /// How the example goes on after it.
    then: &'static str,
}

/// What the reader does at a step.
#[derive(Clone, Copy)]
pub(super) enum Does {
    Reads,
    /// Makes a move; what is said when another one is made that the rules allow.
    Tries(&'static str, fn() -> Saying),
}

impl Step {
    const fn reads(tells: fn() -> Saying, rules: &'static [Clause], then: &'static str) -> Step {
        Step { tells, rules, does: Does::Reads, then }
    }

    const fn tries(
        tells: fn() -> Saying,
        rules: &'static [Clause],
        wanted: &'static str,
        otherwise: fn() -> Saying,
        then: &'static str,
    ) -> Step {
        Step { tells, rules, does: Does::Tries(wanted, otherwise), then }
    }
}

/// The game as it stands before that step, counted from 0.
pub(super) fn standing_at(step: usize) -> Option<State> {
    position(&told_until(step))
}

/// The game as it stands when the step's move has been made as the example makes it.
pub(super) fn wanted_after(step: usize) -> Option<State> {
    match STEPS.get(step)?.does {
        Does::Reads => None,
        Does::Tries(wanted, _) => position(&format!("{}{wanted}\n", told_until(step))),
    }
}

/// The example up to a step, as a scenario.
fn told_until(step: usize) -> String {
    let mut told = BOARD.to_owned();
    for before in STEPS.iter().take(step) {
        if let Does::Tries(wanted, _) = before.does {
            told.push_str(wanted);
            told.push('\n');
        }
        told.push_str(before.then);
        told.push('\n');
    }
    told
}

/// All of it, in the order of the round.
pub(super) const STEPS: &[Step] = &[
    Step::reads(|| say!("learn-row"), &[clause!("CG-2.5.1"), clause!("CG-1.2.5"), clause!("CG-1.3.3")], ""),
    Step::reads(
        || say!("learn-yours"),
        &[clause!("CG-2.1.2"), clause!("CG-3.3.1"), clause!("CG-3.16.7")],
        "",
    ),
    Step::tries(
        || say!("learn-deploy"),
        &[clause!("CG-3.2.1"), clause!("CG-3.2.2"), clause!("CG-3.3.3")],
        "Tina: deploy Iron Hands Techmarine at 1",
        || say!("learn-deploy-other"),
        "Chris: deploy Goff Nob at 1",
    ),
    Step::reads(|| say!("learn-chris-deploys"), &[clause!("CG-3.21.2")], ""),
    Step::tries(
        || say!("learn-pass"),
        &[clause!("CG-3.2.3"), clause!("CG-3.2.6")],
        "Tina: pass",
        || say!("learn-pass-other"),
        "Chris: pass",
    ),
    Step::reads(
        || say!("learn-command"),
        &[clause!("CG-3.2.5"), clause!("CG-3.5.2"), clause!("CG-3.5.4")],
        "Chris: dial 3",
    ),
    Step::tries(
        || say!("learn-dial"),
        &[clause!("CG-3.5.3"), clause!("CG-3.5.5"), clause!("CG-3.5.10")],
        "Tina: dial 5",
        || say!("learn-dial-other"),
        "",
    ),
    Step::reads(
        || say!("learn-struggle"),
        &[clause!("CG-3.5.7"), clause!("CG-3.6.1"), clause!("CG-3.6.3")],
        "",
    ),
    Step::tries(
        || say!("learn-bonus"),
        &[clause!("CG-3.6.6"), clause!("CG-3.21.4")],
        "Tina: take both",
        || say!("learn-bonus-other"),
        "Chris: take cards",
    ),
    Step::reads(
        || say!("learn-chris-wins"),
        &[clause!("CG-3.6.2"), clause!("CG-3.6.7"), clause!("CG-3.21.5")],
        "",
    ),
    Step::tries(
        || say!("learn-bonus-again"),
        &[clause!("CG-3.6.2"), clause!("CG-3.21.6")],
        "Tina: take both",
        || say!("learn-bonus-other"),
        "",
    ),
    Step::reads(
        || say!("learn-combat"),
        &[clause!("CG-3.8.1"), clause!("CG-3.8.2"), clause!("CG-3.8.3")],
        "",
    ),
    Step::tries(
        || say!("learn-ambush"),
        &[clause!("CG-5.2.4"), clause!("CG-3.21.8")],
        "Tina: deploy Eager Recruit at 1",
        || say!("learn-ambush-other"),
        "settle",
    ),
    Step::tries(
        || say!("learn-attack"),
        &[clause!("CG-3.11.2"), clause!("CG-3.13.1"), clause!("CG-3.13.3")],
        "Tina: attack with Eager Recruit",
        || say!("learn-attack-other"),
        "Chris: pass",
    ),
    Step::reads(
        || say!("learn-damage"),
        &[clause!("CG-3.14.1"), clause!("CG-3.14.3"), clause!("CG-3.19.2")],
        "Chris: attack with Goff Nob against Iron Hands Techmarine",
    ),
    Step::reads(
        || say!("learn-destroyed"),
        &[clause!("CG-3.16.1"), clause!("CG-3.13.4"), clause!("CG-3.19.3")],
        "",
    ),
    Step::tries(
        || say!("learn-withdraw"),
        &[clause!("CG-3.11.5"), clause!("CG-3.11.6"), clause!("CG-3.11.7")],
        "Tina: pass",
        || say!("learn-withdraw-other"),
        "settle",
    ),
    Step::tries(
        || say!("learn-attack-again"),
        &[clause!("CG-3.11.1"), clause!("CG-3.4.3")],
        "Tina: attack with Eager Recruit",
        || say!("learn-attack-other"),
        "Chris: shield Snotling Attack",
    ),
    Step::reads(
        || say!("learn-shield"),
        &[clause!("CG-3.15.1"), clause!("CG-3.15.4"), clause!("CG-3.19.5")],
        "Chris: attack with Goff Nob against Eager Recruit\nsettle",
    ),
    Step::reads(
        || say!("learn-lost"),
        &[clause!("CG-3.12.1"), clause!("CG-3.19.6"), clause!("CG-3.19.8")],
        "Chris: yes\nChris: planet 2\nsettle",
    ),
    Step::reads(
        || say!("learn-captured"),
        &[clause!("CG-3.17.1"), clause!("CG-3.17.2"), clause!("CG-3.21.9")],
        "Chris: yes\nsettle",
    ),
    Step::reads(|| say!("learn-third"), &[clause!("CG-3.12.3"), clause!("CG-3.21.11")], ""),
    Step::tries(
        || say!("learn-ability"),
        &[clause!("CG-3.17.10"), clause!("CG-3.12.3")],
        "Tina: yes",
        || say!("learn-ability-other"),
        "",
    ),
    Step::tries(
        || say!("learn-which"),
        &[clause!("CG-5.3.11"), clause!("CG-3.21.12")],
        "Tina: planet 3",
        || say!("learn-which-other"),
        "",
    ),
    Step::reads(
        || say!("learn-headquarters"),
        &[clause!("CG-3.20.1"), clause!("CG-3.20.8"), clause!("CG-3.21.13")],
        "",
    ),
    Step::reads(
        || say!("learn-plan"),
        &[clause!("CG-1.2.5"), clause!("CG-1.5.3"), clause!("CG-3.17.12")],
        "",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use conquest::{Phase, Seat};

    /// The engine plays the whole example: every step stands, every move the reader is asked for is the reader's to make.
    #[test]
    fn the_engine_plays_every_step_of_the_example() {
        for (at, step) in STEPS.iter().enumerate() {
            let now = standing_at(at).unwrap_or_else(|| panic!("step {} cannot be played", at + 1));
            if let Does::Tries(wanted, _) = step.does {
                assert_eq!(now.to_answer(), Some(Seat::A), "step {}: {wanted}", at + 1);
                let then = wanted_after(at).unwrap_or_else(|| panic!("step {}: {wanted}", at + 1));
                assert_ne!(now, then, "step {}", at + 1);
            }
        }
        let end = standing_at(STEPS.len()).expect("the round is played to its end");
        assert_eq!((end.round, end.phase, end.initiative), (2, Phase::Deploy, Seat::B));
        assert_eq!(end.player(Seat::B).display.len(), 1, "Chris has captured the first planet");
    }
}
