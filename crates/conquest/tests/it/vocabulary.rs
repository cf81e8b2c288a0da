//! A language that cannot lie: whatever stands in an ability is said in its text, in every language, and heard by the engine.

use conquest::Card;
use conquest::ability::{Ability, Class, Event, Is, Limit, Num, Op, Per, Who};
use conquest::card::{CardId, Kind};
use conquest::cards::{all_ids, card};
use conquest::state::Timing;
use conquest::text;
use wording::Language;

const LANGUAGES: [Language; 3] = [Language::English, Language::German, Language::Polish];

fn said(ability: &Ability) -> [String; 3] {
    let mut it = Card::new(Kind::Army, 1, "vocabulary", "Vocabulary");
    it.abilities = vec![ability.clone()];
    let lines = text::lines(&it);
    LANGUAGES.map(|language| lines.iter().map(|line| wording::say(language, line)).collect())
}

/// Every ability of every card, with the card's name.
fn abilities() -> impl Iterator<Item = (&'static str, &'static Ability)> {
    all_ids().flat_map(|(id, _): (CardId, _)| {
        let it = card(id);
        it.all_abilities().chain(it.granted()).map(|ability| (it.name, ability))
    })
}

/// Changed in one place, the ability must read differently in all three languages.
fn must_differ(name: &str, what: &str, ability: &Ability, changed: &Ability, unsaid: &mut Vec<String>) {
    for (at, (was, is)) in said(ability).iter().zip(said(changed)).enumerate() {
        if *was == is {
            unsaid.push(format!("{name}: {what} is not said ({}): {is}", LANGUAGES[at].code()));
        }
    }
}

/// Takes away each condition of each trigger, turns whose doing it is round, and takes away limits and costs: a text that
/// stays the same has kept something from the player.
#[test]
fn no_text_leaves_out_what_narrows_an_ability() {
    let mut unsaid = Vec::new();
    for (name, ability) in abilities() {
        if let Some(trigger) = &ability.trigger {
            for at in 0..trigger.only.len() {
                let mut changed = ability.clone();
                let gone = changed.trigger.as_mut().expect("has one").only.remove(at);
                must_differ(name, &format!("{gone:?}"), ability, &changed, &mut unsaid);
            }
            for at in 0..trigger.obj.len() {
                let mut changed = ability.clone();
                let gone = changed.trigger.as_mut().expect("has one").obj.remove(at);
                // What is said by naming this card itself needs no second word, and every token is a unit.
                let token = trigger.obj.iter().any(|is| matches!(is, Is::Token(_) | Is::AnyToken));
                if gone != Is::Event && !(token && gone == Is::Unit) {
                    must_differ(name, &format!("{gone:?}"), ability, &changed, &mut unsaid);
                }
            }
            if let Some(by) = trigger.by {
                for other in [None, Some(if by == Who::You { Who::Opponent } else { Who::You })] {
                    let mut changed = ability.clone();
                    changed.trigger.as_mut().expect("has one").by = other;
                    must_differ(name, "whose doing", ability, &changed, &mut unsaid);
                }
            }
            if !trigger.source.is_empty() {
                let mut changed = ability.clone();
                changed.trigger.as_mut().expect("has one").source.clear();
                must_differ(name, "the source", ability, &changed, &mut unsaid);
            }
        }
        if ability.limit.is_some() {
            must_differ(name, "the limit", ability, &Ability { limit: None, ..ability.clone() }, &mut unsaid);
        }
        if ability.cond.is_some() {
            must_differ(
                name,
                "the condition",
                ability,
                &Ability { cond: None, ..ability.clone() },
                &mut unsaid,
            );
        }
        for at in 0..ability.costs.len() {
            let mut changed = ability.clone();
            changed.costs.remove(at);
            must_differ(name, "a cost", ability, &changed, &mut unsaid);
        }
    }
    assert!(unsaid.is_empty(), "{}", unsaid.join("\n"));
}

/// Every amount is said, whoever gains and whoever draws.
#[test]
fn texts_say_whose_and_how_much() {
    let with = |op: Op| conquest::ability::action().then([op]);
    let amounts = [
        Num::N(2),
        Num::CardsInHand(Who::You),
        Num::CardsInHand(Who::Opponent),
        Num::HighestCost(vec![Is::Unit]),
        Num::HighestCost(vec![Is::Support]),
        Num::Per(1, vec![Is::Unit]),
        Num::Per(2, vec![Is::Unit]),
        Num::OfThat,
    ];
    let mut texts: Vec<[String; 3]> = Vec::new();
    for num in amounts {
        for who in [Who::You, Who::Opponent] {
            texts.push(said(&with(Op::Gain(who, num.clone()))));
            texts.push(said(&with(Op::Draw(who, num.clone()))));
            texts.push(said(&with(Op::DiscardRandom(who, num.clone()))));
        }
        texts.push(said(&with(Op::EachPlayer(vec![Op::Draw(Who::You, num.clone())]))));
    }
    for per in [Per::Attack, Per::CombatRound, Per::Battle, Per::Phase, Per::Round, Per::Game] {
        for (times, of_name) in [(1, false), (2, false), (1, true)] {
            let limit = Some(Limit { times, per, of_name });
            texts.push(said(&Ability { limit, ..with(Op::RevealTop) }));
        }
    }
    for at in 0..3 {
        let mut said: Vec<&String> = texts.iter().map(|text| &text[at]).collect();
        let count = said.len();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), count, "two different abilities read the same in {}", LANGUAGES[at].code());
        assert!(said.iter().all(|text| !text.contains('‹') && !text.contains("{$")), "{said:?}");
    }
}

/// What happens is said in a sentence of its own, before the change and after it, in every language.
#[test]
fn every_event_has_a_sentence_of_its_own() {
    use conquest::ability::{interrupt, reaction, when};
    let both = [
        Event::Damaged,
        Event::DamageMoves,
        Event::ResourcesPlaced,
        Event::Pays,
        Event::Loses,
        Event::ToHand,
        Event::Becomes,
        Event::Gains,
        Event::Heals,
        Event::Draws,
        Event::Exhausts,
        Event::Readies,
        Event::BattleEnds,
        Event::PhaseEnds,
    ];
    let draw = || Op::Draw(Who::You, Num::N(1));
    let texts: Vec<[String; 3]> = both
        .into_iter()
        .flat_map(|event| [interrupt(when(event)).then([draw()]), reaction(when(event)).then([draw()])])
        .map(|ability| said(&ability))
        .collect();
    assert!(both.iter().all(|event| event.is_told(Timing::Interrupt) && event.is_told(Timing::Reaction)));
    for at in 0..3 {
        let mut said: Vec<&String> = texts.iter().map(|text| &text[at]).collect();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), texts.len(), "two events read the same in {}", LANGUAGES[at].code());
        assert!(said.iter().all(|text| !text.contains('‹') && !text.contains("{$")), "{said:?}");
    }
}

/// No ability waits for an event the engine never tells at that time.
#[test]
fn every_trigger_is_told() {
    for (name, ability) in abilities() {
        if let (Some(trigger), Some(timing)) = (&ability.trigger, ability.class.timing()) {
            assert!(trigger.event.is_told(timing), "{name}: {:?} {timing:?}", trigger.event);
        }
        assert_eq!(ability.class == Class::Battle, card_is_planet(name), "{name}");
    }
    assert!(!Event::Deploying.is_told(Timing::Reaction));
}

fn card_is_planet(name: &str) -> bool {
    all_ids().any(|(_, it)| it.name == name && it.kind == Kind::Planet)
}

/// Cards named by other cards exist.
#[test]
fn every_card_named_by_another_exists() {
    for (_, it) in all_ids() {
        let tree = format!("{:?} {:?} {:?}", it.constants, it.abilities, it.form);
        for word in ["Named(\"", "Token(\"", "Tokens(\""] {
            for rest in tree.split(word).skip(1) {
                let named = rest.split('"').next().expect("split gives one");
                assert!(conquest::cards::card_named(named).is_some(), "{}: {named}", it.name);
            }
        }
    }
}

/// Targets are chosen when an ability is used, before anybody may cancel it (CG-5.1.9): they stand before everything else an
/// ability does. What stands later cannot be a target yet; it is listed with the reason.
#[test]
fn cg_5_1_9_targets_stand_before_everything_else() {
    fn targets(ops: &[Op]) -> usize {
        let inside = |op: &Op| {
            targets(op.inside(false)) + if matches!(op, Op::OneOf(..)) { targets(op.inside(true)) } else { 0 }
        };
        ops.iter().map(|op| usize::from(op.is_target()) + inside(op)).sum()
    }
    let late: Vec<&str> = abilities()
        .filter(|(_, ability)| {
            let first = ability.body.iter().take_while(|op| op.is_target()).count();
            targets(&ability.body) > first
        })
        .map(|(name, _)| name)
        .collect();
    assert_eq!(late, LATE_TARGETS.map(|(name, _)| name));
}

/// Abilities with a target that cannot be chosen when they are used, and why.
const LATE_TARGETS: [(&str, &str); 2] = [
    ("Tomb Blade Squadron", "the target is at the planet it moves to"),
    ("Missile Pod", "which of two kinds of target is chosen first"),
];
