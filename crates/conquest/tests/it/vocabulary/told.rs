//! Whatever an ability does and whatever always holds is told: taken away, the text is another in every language.

use super::{LANGUAGES, abilities, is_a_unit_anyway, must_differ};
use conquest::Card;
use conquest::ability::{Is, Num, Op, Who};
use conquest::card::Kind;
use conquest::cards::{all_ids, card};
use conquest::text;

/// Takes away each step of each ability, makes what lasts for a time last for another, and takes away each quality of what is
/// chosen: the text must tell the difference.
#[test]
fn no_text_leaves_out_what_an_ability_does() {
    use conquest::ability::Until;
    let mut unsaid = Vec::new();
    for (name, ability) in abilities() {
        for at in 0..ability.body.len() {
            let mut changed = ability.clone();
            let gone = changed.body.remove(at);
            must_differ(name, &format!("{gone:?}"), ability, &changed, &mut unsaid);
            let mut changed = ability.clone();
            match &mut changed.body[at] {
                Op::Modify(modifier) => {
                    modifier.until = match modifier.until {
                        Until::EndOfPhase => Until::EndOfBattle,
                        _ => Until::EndOfPhase,
                    };
                    must_differ(name, "how long", ability, &changed, &mut unsaid);
                }
                Op::Choose { what, by, .. } => {
                    let theirs = *by == Who::Opponent;
                    let unit_anyway = is_a_unit_anyway(what);
                    for quality in 0..what.len() {
                        let mut changed = ability.clone();
                        let Op::Choose { what, .. } = &mut changed.body[at] else { continue };
                        let gone = what.remove(quality);
                        let implied = match gone {
                            // What can be deployed or put into play is a matter of the rules.
                            Is::MayEnter | Is::Deployable => true,
                            // Opponents choose among what is theirs, and every token is a unit.
                            Is::Enemys | Is::InHand(Who::Opponent) => theirs,
                            Is::Unit => unit_anyway,
                            _ => false,
                        };
                        if !implied {
                            must_differ(name, &format!("{gone:?}"), ability, &changed, &mut unsaid);
                        }
                    }
                }
                Op::Gain(_, num)
                | Op::Draw(_, num)
                | Op::Deal(num, _)
                | Op::Heal(num, _)
                | Op::Prevent(num)
                | Op::ReduceCost(num)
                | Op::LoseResources(_, num)
                | Op::Tokens(_, num, _) => {
                    *num = if *num == Num::N(7) { Num::N(8) } else { Num::N(7) };
                    must_differ(name, "how much", ability, &changed, &mut unsaid);
                }
                _ => {}
            }
        }
    }
    assert!(unsaid.is_empty(), "{}", unsaid.join("\n"));
}

/// Takes away each thing that always holds, and each quality of whom it holds for.
#[test]
fn no_text_leaves_out_what_always_holds() {
    use conquest::ability::{Constant, On};
    let say = |constants: Vec<Constant>| {
        let mut it = Card::new(Kind::Army, 1, "vocabulary", "Vocabulary");
        it.constants = constants;
        let lines = text::lines(&it);
        LANGUAGES.map(|language| lines.iter().map(|line| wording::say(language, line)).collect::<String>())
    };
    let mut unsaid = Vec::new();
    for (id, _) in all_ids() {
        for constant in card(id).all_constants() {
            let was = say(vec![constant.clone()]);
            let mut others = Vec::new();
            if let Constant::Modify(modifier) = constant {
                let with = |change: &dyn Fn(&mut conquest::ability::Modifier)| {
                    let mut changed = modifier.clone();
                    change(&mut changed);
                    say(vec![Constant::Modify(changed)])
                };
                if modifier.cond.is_some() {
                    others.push(("the condition".to_owned(), with(&|it| it.cond = None)));
                }
                if let On::Each(sel) = &modifier.to {
                    for at in 0..sel.len() {
                        let fewer = |it: &mut conquest::ability::Modifier| {
                            if let On::Each(sel) = &mut it.to {
                                sel.remove(at);
                            }
                        };
                        others.push((format!("{:?}", sel[at]), with(&fewer)));
                    }
                }
            }
            others.push(("all of it".to_owned(), say(Vec::new())));
            for (what, is) in others {
                for at in 0..3 {
                    if was[at] == is[at] {
                        let code = LANGUAGES[at].code();
                        unsaid.push(format!("{}: {what} is not said ({code}): {}", card(id).name, is[at]));
                    }
                }
            }
        }
    }
    assert!(unsaid.is_empty(), "{}", unsaid.join("\n"));
}
