//! What the reader tries at a step: the moves to choose from, those that break a rule among them, and what comes of one.

use conquest::state::{DeployTo, PlanetState};
use conquest::{Answer, Ask, Illegal, Place, Seat, State};

use super::steps;

/// The reader sits where Tina sits.
pub(super) const READER: Seat = Seat::A;

/// What came of a move.
pub(super) enum Attempt {
    /// The one the example makes.
    Right,
    /// The rules allow it; the example goes another way.
    Allowed,
    Refused(Illegal),
}

/// Makes the reader's move in the game as it stands before that step.
pub(super) fn attempt(step: usize, answer: Answer) -> Option<Attempt> {
    let wanted = steps::wanted_after(step)?;
    let mut game = steps::standing_at(step)?;
    Some(match game.apply(READER, answer) {
        Err(why) => Attempt::Refused(why),
        Ok(()) if game == wanted => Attempt::Right,
        Ok(()) => Attempt::Allowed,
    })
}

/// Everything a beginner could want to do at this question. What the rules forbid is offered too: trying it is how one learns
/// why.
pub(super) fn thinkable(game: &State) -> Vec<Answer> {
    let mut all = Vec::new();
    game.legal(READER, &mut all);
    let mut add = |answer: Answer| {
        if !all.contains(&answer) {
            all.push(answer);
        }
    };
    let planets = 0..game.row.len() as u8;
    let known = |planet: &u8| game.row[usize::from(*planet)].state != PlanetState::FaceDown;
    match game.ask {
        Ask::DeployTurn | Ask::Window => {
            for card in game.player(READER).hand.iter().copied() {
                for planet in planets.clone().filter(known) {
                    add(Answer::Deploy { card, to: DeployTo::Planet(planet) });
                }
            }
        }
        Ask::Dial => planets.for_each(|planet| add(Answer::Dial(planet + 1))),
        Ask::CombatTurn => {
            let own = |id: &conquest::ObjId| game.is_unit(*id) && game.obj(*id).controller == READER;
            let here = game.battle.map(|battle| Place::Planet(battle.planet));
            for unit in game.play.iter().copied().filter(|id| own(id) && game.place(*id) == here) {
                add(Answer::Attack(unit));
            }
            add(Answer::Pass);
        }
        Ask::Place => planets.filter(known).for_each(|planet| add(Answer::Place(Place::Planet(planet)))),
        // What is asked here is chosen from a list: there is nothing else to want.
        Ask::Nothing
        | Ask::Initiative
        | Ask::Mulligan
        | Ask::Bonus { .. }
        | Ask::Mobile
        | Ask::Strike
        | Ask::Answers
        | Ask::Defender
        | Ask::Shield { .. }
        | Ask::Withdraw
        | Ask::Cleanse
        | Ask::Enslave
        | Ask::Secret
        | Ask::Aside
        | Ask::Keyword
        | Ask::BattleAbility
        | Ask::Choose
        | Ask::OneOf
        | Ask::X { .. }
        | Ask::Search
        | Ask::Bottom
        | Ask::Indirect
        | Ask::Winner => {}
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::steps::{Does, STEPS};
    use rulebook::Cites;

    fn at(wanted: &str) -> usize {
        let is = |does: Does| matches!(does, Does::Tries(it, _) if it == wanted);
        STEPS.iter().position(|step| is(step.does)).expect("a step with that move")
    }

    /// At every step one of the moves on offer is the example's, and every other is answered: by a rule, or as allowed.
    #[test]
    fn every_thinkable_move_gets_its_answer() {
        for (step, does) in STEPS.iter().map(|step| step.does).enumerate() {
            let Does::Tries(wanted, _) = does else { continue };
            let game = steps::standing_at(step).expect("the step stands");
            let right = thinkable(&game)
                .into_iter()
                .filter(|answer| matches!(attempt(step, *answer), Some(Attempt::Right)))
                .count();
            assert_eq!(right, 1, "step {}: {wanted}", step + 1);
        }
    }

    #[test]
    fn a_move_against_the_rules_is_answered_with_the_rule() {
        let refused = |step: usize, answer: Answer| match attempt(step, answer) {
            Some(Attempt::Refused(why)) => why.clause().to_string(),
            _ => panic!("step {}: {answer:?} is not refused", step + 1),
        };
        let attack = at("Tina: attack with Eager Recruit");
        assert_eq!(refused(attack, Answer::Pass), "CG-3.11.2", "whoever can attack must");
        assert_eq!(
            refused(at("Tina: dial 5"), Answer::Dial(7)),
            "CG-3.5.5",
            "face-down planets have no number"
        );
        let ambush = at("Tina: deploy Eager Recruit at 1");
        let game = steps::standing_at(ambush).expect("the step stands");
        let hand = game.player(READER).hand.iter().copied();
        let others = hand.filter(|id| game.card(*id).name != "Eager Recruit");
        for card in others {
            let why = refused(ambush, Answer::Deploy { card, to: DeployTo::Planet(0) });
            assert!(why.starts_with("CG-"), "{why}");
        }
    }
}
