//! A card's text, said from its ability tree: what a player reads is what the engine does.
//!
//! Everything is a [`Saying`]; the words stand in `locales/*/conquest-text.ftl`. Nouns carry a form (a, target, each) and a
//! case, so that German and Polish can inflect; qualities follow the noun and never change.

mod noun;
mod trigger;

use rulebook::{Saying, Value, say};

use crate::ability::{
    Ability, Class, Cond, Constant, Cost, Found, Grant, How, Is, Later, Limit, Modifier, Num, On, Op, Per,
    Places, Players, Ref, To, Until, Who,
};
use crate::card::{Attach, Card, Side};
use crate::cards::Trait;
use noun::{choose_form, keyword_saying, name_of, noun, object, reference, target_form};
use trigger::{triggered, who_code};

/// A card's whole text: keywords, where it is attached, what always holds, abilities. One saying a line.
pub fn lines(it: &Card) -> Vec<Saying> {
    let mut lines = Vec::new();
    if !it.keywords.is_empty() {
        let keywords =
            it.keywords.iter().map(|it| say!("conquest-text-keyword", keyword = keyword_saying(*it)));
        lines.push(say!("conquest-text-keywords", keywords = chain(keywords.map(Value::from).collect())));
    }
    if let Some(attach) = &it.attach {
        attach_lines(attach, &mut lines);
    }
    if it.bonus != (0, 0) {
        lines.push(say!("conquest-text-bonus", cards = it.bonus.0, resources = it.bonus.1));
    }
    lines.extend(it.constants.iter().map(constant));
    lines.extend(it.abilities.iter().map(ability));
    let bloodied = bloodied_lines(&it.bloodied_side);
    lines.extend(bloodied.into_iter().map(|line| say!("conquest-text-bloodied", line = line)));
    if let Some(form) = &it.form {
        lines.push(if form.deployed_only {
            say!("conquest-text-form-deployed")
        } else {
            say!("conquest-text-form")
        });
        attach_lines(&form.attach, &mut lines);
        lines.extend(form.constants.iter().map(constant));
    }
    lines
}

/// A card's keywords alone.
pub fn keywords(it: &Card) -> Vec<Saying> {
    it.keywords.iter().map(|keyword| keyword_saying(*keyword)).collect()
}

/// What a trait is called; the same in every language.
pub fn trait_named(it: Trait) -> String {
    it.name().to_owned()
}

/// A line as a sentence: it begins with a capital.
pub fn sentence(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What stands on a bloodied side.
fn bloodied_lines(side: &Side) -> Vec<Saying> {
    let keywords =
        side.keywords.iter().map(|it| say!("conquest-text-keyword", keyword = keyword_saying(*it)));
    let constants = side.constants.iter().map(constant);
    keywords.chain(constants).chain(side.abilities.iter().map(ability)).collect()
}

fn attach_lines(attach: &Attach, lines: &mut Vec<Saying>) {
    if attach.one_per_player.is_some() {
        lines.push(say!("conquest-text-one-relic"));
    }
    if attach.to_planet {
        lines.push(say!("conquest-text-attach-planet"));
        return;
    }
    let to = noun(&attach.to, "a", "to");
    lines.push(if attach.one_per_unit {
        say!("conquest-text-attach-one", to = to)
    } else {
        say!("conquest-text-attach", to = to)
    });
}

fn constant(it: &Constant) -> Saying {
    match it {
        Constant::SacrificeAtDamage(n) => say!("conquest-text-sacrifice-at", n = *n),
        Constant::Modify(Modifier { to, grant, cond, until: _ }) => {
            let (who, what) = (object(to, "nom"), granted(grant));
            match cond {
                None => say!("conquest-text-constant", who = who, what = what),
                Some(cond) => {
                    say!("conquest-text-constant-while", cond = condition(cond), who = who, what = what)
                }
            }
        }
    }
}

fn ability(it: &Ability) -> Saying {
    let label = match it.class {
        Class::Action => say!("conquest-text-action"),
        Class::CombatAction => say!("conquest-text-combat-action"),
        Class::DeployAction => say!("conquest-text-deploy-action"),
        Class::HeadquartersAction => say!("conquest-text-headquarters-action"),
        Class::Interrupt => say!("conquest-text-interrupt"),
        Class::Reaction => say!("conquest-text-reaction"),
        Class::ForcedInterrupt => say!("conquest-text-forced-interrupt"),
        Class::ForcedReaction => say!("conquest-text-forced-reaction"),
        Class::Battle => say!("conquest-text-battle"),
    };
    let mut parts: Vec<Value> = Vec::new();
    if let Some(trigger) = &it.trigger {
        parts.push(triggered(trigger, it.class).into());
    }
    if let Some(cond) = &it.cond {
        parts.push(say!("conquest-text-if", cond = condition(cond)).into());
    }
    parts.extend(it.costs.iter().map(|cost| say!("conquest-text-cost", cost = cost_saying(cost)).into()));
    parts.push(say!("conquest-text-effect", effects = effects(&it.body)).into());
    if let Some(limit) = it.limit {
        parts.push(limited(limit).into());
    }
    if it.from_hand {
        parts.push(say!("conquest-text-from-hand").into());
    }
    let text = chain(parts);
    say!("conquest-text-ability", label = label, text = text)
}

fn limited(limit: Limit) -> Saying {
    let per = match limit.per {
        Per::Attack => "attack",
        Per::CombatRound => "combat-round",
        Per::Battle => "battle",
        Per::Phase => "phase",
        Per::Round => "round",
        Per::Game => "game",
    };
    if limit.of_name {
        say!("conquest-text-max", times = limit.times, per = per)
    } else {
        say!("conquest-text-limit", times = limit.times, per = per)
    }
}

/// Parts of a sentence, one after the other.
fn chain(parts: Vec<Value>) -> Value {
    parts
        .into_iter()
        .reduce(|before, after| say!("conquest-text-chain", before = before, after = after).into())
        .unwrap_or(Value::Text(String::new()))
}

/// What the steps do, one after the other. A choice is said together with what it is made for.
fn effects(ops: &[Op]) -> Value {
    let mut said: Vec<Value> = Vec::new();
    let mut rest = ops;
    while let [op, after @ ..] = rest {
        rest = after;
        if *op == Op::Instead {
            said.push(say!("conquest-do-instead", effects = effects(after)).into());
            break;
        }
        if *op == Op::Then {
            said.push(say!("conquest-do-then", effects = effects(after)).into());
            break;
        }
        if let [next, beyond @ ..] = after
            && let Some(both) = together(op, next)
        {
            said.push(both.into());
            rest = beyond;
        } else {
            said.extend(effect(op, &object).map(Value::from));
        }
    }
    Value::List(said)
}

/// A choice and what is done at once with the chosen card, in one breath: "exhaust a target unit".
fn together(choice: &Op, op: &Op) -> Option<Saying> {
    let Op::Choose { into, what, by, how } = choice else { return None };
    if let Op::PutIntoPlay(it, To::YourHq) = op
        && *it == Ref::Chosen(*into)
    {
        let held: Vec<Is> = what.iter().filter(|is| !matches!(is, Is::InHand(_))).cloned().collect();
        let what = noun(&held, "a", "acc");
        return Some(match by {
            Who::Opponent => say!("conquest-do-opponent-puts", what = what),
            Who::You => say!("conquest-do-put-from-hand", what = what),
        });
    }
    let chosen = On::The(Ref::Chosen(*into));
    if done_to(op)? != &chosen {
        return None;
    }
    let without = |not: Is| -> Vec<Is> { what.iter().filter(|is| **is != not).cloned().collect() };
    match (by, how, op) {
        (Who::Opponent, _, Op::Sacrifice(_)) => {
            let what = noun(&without(Is::Enemys), "a", "acc");
            Some(say!("conquest-do-opponent-sacrifices", what = what))
        }
        (Who::Opponent, _, Op::Discard(_)) => {
            let what = noun(&without(Is::InHand(Who::Opponent)), "a", "acc");
            Some(say!("conquest-do-opponent-discards", what = what))
        }
        (Who::You, How::May, Op::Discard(_)) => match what[..] {
            [Is::DeckTop(Who::Opponent, n)] => Some(say!("conquest-do-look-theirs", n = n)),
            [Is::DeckTop(_, n)] => Some(say!("conquest-do-look-own", n = n)),
            _ => None,
        },
        (Who::You, How::Target | How::One, _) => {
            let form = if *how == How::Target { target_form(what) } else { choose_form(what) };
            effect(op, &|on, case| if *on == chosen { noun(what, form, case) } else { object(on, case) })
        }
        _ => None,
    }
}

/// The cards a step does something to.
fn done_to(op: &Op) -> Option<&On> {
    match op {
        Op::Discard(on)
        | Op::ReturnToHand(on)
        | Op::Deal(_, on)
        | Op::Heal(_, on)
        | Op::Destroy(on)
        | Op::Sacrifice(on)
        | Op::Exhaust(on)
        | Op::Ready(on)
        | Op::Rout(on)
        | Op::Move(on, _)
        | Op::TakeControl(on)
        | Op::Modify(Modifier { to: on, .. }) => Some(on),
        Op::Choose { .. }
        | Op::ChoosePlace { .. }
        | Op::OneOf(..)
        | Op::Gain(..)
        | Op::TakeResources(_)
        | Op::PlaceResources(_)
        | Op::TakeFromThis(_)
        | Op::Draw(..)
        | Op::DiscardRandom(..)
        | Op::Search { .. }
        | Op::RevealTop
        | Op::AddToHand(_)
        | Op::PutIntoPlay(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::Tokens(..)
        | Op::Indirect(..)
        | Op::MoveDamage(..)
        | Op::Prevent(_)
        | Op::Reassign(..)
        | Op::Increase(_)
        | Op::CommitAgain(..)
        | Op::AttachTo(..)
        | Op::ReduceCost(_)
        | Op::Instead
        | Op::Cancel
        | Op::CancelShield
        | Op::MoreShield(_)
        | Op::Redirect(_)
        | Op::BattleAbility(_)
        | Op::Delay(..)
        | Op::If(..)
        | Op::Then
        | Op::Repeat(..)
        | Op::EachPlayer(_) => None,
    }
}

fn cost_saying(cost: &Cost) -> Saying {
    match cost {
        Cost::ExhaustThis => say!("conquest-do-exhaust", what = reference(Ref::This, "acc")),
        Cost::SacrificeThis => say!("conquest-do-sacrifice", what = reference(Ref::This, "acc")),
        Cost::ExhaustUnit(sel) => say!("conquest-do-exhaust", what = noun(sel, "a", "acc")),
        Cost::SacrificeUnit(sel) => say!("conquest-do-sacrifice", what = noun(sel, "a", "acc")),
        Cost::Pay(num) => say!("conquest-do-pay", n = number(num)),
        Cost::PayPrinted(sel) => say!("conquest-do-pay-printed", what = noun(sel, "a", "from")),
        Cost::PayX => say!("conquest-do-pay-x"),
        Cost::DamageThis(num) => {
            say!("conquest-do-deal", n = number(num), what = reference(Ref::This, "dat"))
        }
        Cost::DiscardX => say!("conquest-do-discard-x"),
    }
}

/// What one step does, or `None` where nothing needs saying; `object` says to what.
fn effect(op: &Op, object: &dyn Fn(&On, &'static str) -> Saying) -> Option<Saying> {
    let said = step(op, object)?;
    Some(match amount_of(op).and_then(where_x) {
        Some(x) => say!("conquest-do-where", effect = said, x = x),
        None => said,
    })
}

/// The amount a step speaks of.
fn amount_of(op: &Op) -> Option<&Num> {
    match op {
        Op::Gain(_, num)
        | Op::TakeResources(num)
        | Op::PlaceResources(num)
        | Op::TakeFromThis(num)
        | Op::Draw(_, num)
        | Op::DiscardRandom(_, num)
        | Op::Tokens(_, num, _)
        | Op::Deal(num, _)
        | Op::Indirect(num, ..)
        | Op::MoveDamage(num, ..)
        | Op::Heal(num, _)
        | Op::Prevent(num)
        | Op::Reassign(num, _)
        | Op::Increase(num)
        | Op::ReduceCost(num)
        | Op::MoreShield(num)
        | Op::Repeat(num, _) => Some(num),
        Op::Modify(modifier) => modifier.grant.amount(),
        Op::Choose { .. }
        | Op::ChoosePlace { .. }
        | Op::OneOf(..)
        | Op::Discard(_)
        | Op::ReturnToHand(_)
        | Op::Search { .. }
        | Op::RevealTop
        | Op::AddToHand(_)
        | Op::PutIntoPlay(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::Destroy(_)
        | Op::Sacrifice(_)
        | Op::Exhaust(_)
        | Op::Ready(_)
        | Op::Rout(_)
        | Op::Move(..)
        | Op::CommitAgain(..)
        | Op::AttachTo(..)
        | Op::TakeControl(_)
        | Op::Instead
        | Op::Cancel
        | Op::CancelShield
        | Op::Redirect(_)
        | Op::BattleAbility(_)
        | Op::Delay(..)
        | Op::If(..)
        | Op::Then
        | Op::EachPlayer(_) => None,
    }
}

/// What X is, where an amount is worked out.
fn where_x(num: &Num) -> Option<Saying> {
    Some(match num {
        Num::N(_) | Num::X | Num::All | Num::PrintedAttack(_) => return None,
        Num::Per(1, sel) => say!("conquest-x-count", what = noun(sel, "each", "from")),
        Num::Per(n, sel) => say!("conquest-x-times", n = *n, what = noun(sel, "each", "from")),
        Num::AttackOf(it) => say!("conquest-x-attack", of = reference(*it, "from")),
        Num::PrintedCost(it) => say!("conquest-x-cost", of = reference(*it, "from")),
        Num::DamageOn(it) => say!("conquest-x-damage", of = reference(*it, "from")),
        Num::CardsInHand(who) => say!("conquest-x-hand", who = who_code(*who)),
        Num::HighestCost(sel) => say!("conquest-x-highest", what = noun(sel, "each", "from")),
        Num::OfThat => say!("conquest-x-that"),
    })
}

fn step(op: &Op, object: &dyn Fn(&On, &'static str) -> Saying) -> Option<Saying> {
    Some(match op {
        Op::Choose { what, by: Who::Opponent, .. } => {
            say!("conquest-do-opponent-chooses", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::UpTo(n), .. } => {
            let what: Vec<Is> = what.iter().filter(|is| **is != Is::AtPlanet).cloned().collect();
            say!("conquest-do-choose-up-to", n = *n, what = noun(&what, "a", "acc"))
        }
        Op::Choose { what, how: How::Any, .. } => {
            say!("conquest-do-choose-any", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::May, .. } => {
            say!("conquest-do-choose-may", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::Target, .. } => {
            say!("conquest-do-choose", what = noun(what, target_form(what), "acc"))
        }
        Op::Choose { what, .. } => say!("conquest-do-choose", what = noun(what, choose_form(what), "acc")),
        Op::ChoosePlace { from, target, .. } => place_choice(*from, *target),
        Op::OneOf(first, second) => {
            say!("conquest-do-one-of", first = effects(first), second = effects(second))
        }
        Op::Gain(who, num) => say!("conquest-do-gain", who = who_code(*who), n = number(num)),
        Op::TakeResources(num) => say!("conquest-do-take-resources", n = number(num)),
        Op::PlaceResources(num) => say!("conquest-do-place-resources", n = number(num)),
        Op::TakeFromThis(num) => say!("conquest-do-take-from-this", n = number(num)),
        Op::Draw(who, num) => say!("conquest-do-draw", who = who_code(*who), n = number(num)),
        Op::DiscardRandom(who, num) => {
            say!("conquest-do-discard-random", who = who_code(*who), n = number(num))
        }
        Op::Discard(on) => say!("conquest-do-discard", what = object(on, "acc")),
        Op::ReturnToHand(on) => say!("conquest-do-return", what = object(on, "acc")),
        Op::Search { depth, what, reveal, then } => {
            let sought = noun(what, "a", "sought");
            match then {
                Found::Hand if *reveal => say!("conquest-do-search-reveal", depth = *depth, what = sought),
                Found::Hand => say!("conquest-do-search-hand", depth = *depth, what = sought),
                Found::Play(to) => {
                    say!("conquest-do-search-play", depth = *depth, what = sought, place = place(*to))
                }
            }
        }
        Op::RevealTop => say!("conquest-do-reveal-top"),
        Op::AddToHand(it) => say!("conquest-do-add-to-hand", what = reference(*it, "acc")),
        Op::PutIntoPlay(it, to) => {
            let place = match to {
                // Each player's card goes to its own.
                To::YourHq => say!("conquest-place-own-hq"),
                to => place(*to),
            };
            say!("conquest-do-put-into-play", what = reference(*it, "acc"), place = place)
        }
        Op::PutIntoPlayOn(it, host) => {
            say!("conquest-do-put-on", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::DeployOn(it, host) => {
            say!("conquest-do-deploy", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::Tokens(name, num, to) => {
            say!("conquest-do-tokens", n = number(num), name = name_of(name), place = place(*to))
        }
        Op::Deal(Num::PrintedAttack(it), on) => {
            say!("conquest-do-deal-printed", what = object(on, "dat"), of = reference(*it, "from"))
        }
        Op::Deal(num, on) => say!("conquest-do-deal", n = number(num), what = object(on, "dat")),
        Op::Indirect(num, players, _) => {
            let who = match players {
                Players::You => "you",
                Players::Opponent => "opponent",
                Players::Each => "each",
            };
            say!("conquest-do-indirect", who = who, n = number(num))
        }
        Op::MoveDamage(num, from, to) => {
            say!(
                "conquest-do-move-damage",
                n = number(num),
                from = reference(*from, "from"),
                to = reference(*to, "to")
            )
        }
        Op::Heal(Num::All, on) => say!("conquest-do-heal-all", what = object(on, "from")),
        Op::Heal(num, on) => say!("conquest-do-heal", n = number(num), what = object(on, "from")),
        Op::Prevent(Num::All) => say!("conquest-do-prevent-all"),
        Op::Prevent(num) => say!("conquest-do-prevent", n = number(num)),
        Op::Reassign(num, to) => say!("conquest-do-reassign", n = number(num), to = reference(*to, "dat")),
        Op::Increase(num) => say!("conquest-do-increase", n = number(num)),
        Op::Destroy(on) => say!("conquest-do-destroy", what = object(on, "acc")),
        Op::Sacrifice(on) => say!("conquest-do-sacrifice", what = object(on, "acc")),
        Op::Exhaust(on) => say!("conquest-do-exhaust", what = object(on, "acc")),
        Op::Ready(on) => say!("conquest-do-ready", what = object(on, "acc")),
        Op::Rout(on) => say!("conquest-do-rout", what = object(on, "acc")),
        Op::Move(on, To::YourHq) => say!("conquest-do-move-home", what = object(on, "acc")),
        Op::Move(on, to) => say!("conquest-do-move", what = object(on, "acc"), place = place(*to)),
        Op::CommitAgain(it, _) => say!("conquest-do-commit", what = reference(*it, "acc")),
        Op::AttachTo(it, host) => {
            say!("conquest-do-attach", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::TakeControl(on) => say!("conquest-do-take-control", what = object(on, "from")),
        Op::ReduceCost(num) => say!("conquest-do-reduce", n = number(num)),
        Op::Cancel => say!("conquest-do-cancel"),
        Op::CancelShield => say!("conquest-do-cancel-shield"),
        Op::MoreShield(num) => say!("conquest-do-more-shield", n = number(num)),
        Op::Redirect(it) => say!("conquest-do-redirect", to = reference(*it, "to")),
        Op::BattleAbility(_) => say!("conquest-do-battle-ability"),
        Op::Modify(Modifier { to, grant, cond, until }) => {
            let (who, what, until) = (object(to, "nom"), granted(grant), duration(*until));
            match cond {
                None => say!("conquest-do-change", who = who, what = what, until = until),
                Some(cond) => {
                    let cond = condition(cond);
                    say!("conquest-do-change-while", who = who, what = what, until = until, cond = cond)
                }
            }
        }
        Op::Delay(later, ops) => match later {
            Later::EndOfPhase => say!("conquest-do-later-phase", effects = effects(ops)),
            Later::AfterItEnters => say!("conquest-do-later-enters", effects = effects(ops)),
        },
        Op::If(cond, ops) => say!("conquest-do-if", cond = condition(cond), effects = effects(ops)),
        // Said together with what follows.
        Op::Then | Op::Instead => return None,
        Op::Repeat(num, ops) => say!("conquest-do-repeat", n = number(num), effects = effects(ops)),
        Op::EachPlayer(ops) => say!("conquest-do-each-player", effects = effects(ops)),
    })
}

fn place_choice(from: Places, target: bool) -> Saying {
    let form = if target { "target" } else { "a" };
    match from {
        Places::AnyPlanet => say!("conquest-do-choose-planet", form = form),
        Places::NonFirst => say!("conquest-do-choose-planet-non-first", form = form),
        Places::OtherPlanet => say!("conquest-do-choose-planet-other", form = form),
        Places::BattlePlanet => say!("conquest-do-choose-planet-battle", form = form),
        Places::PlanetOrHq => say!("conquest-do-choose-planet-or-hq", form = form),
        Places::AdjacentOrHq => say!("conquest-do-choose-adjacent-or-hq", form = form),
        Places::Adjacent => say!("conquest-do-choose-planet-adjacent", form = form),
    }
}

fn condition(cond: &Cond) -> Saying {
    match cond {
        Cond::ThisReady => say!("conquest-if-ready"),
        Cond::ThisDamaged => say!("conquest-if-damaged"),
        Cond::ThisAtFirstPlanet => say!("conquest-if-first-planet"),
        Cond::YouControl(sel) => say!("conquest-if-you-control", what = noun(sel, "a", "acc")),
        Cond::ThereIs(sel) => say!("conquest-if-there-is", what = noun(sel, "a", "nom")),
        Cond::OpponentIsRicher => say!("conquest-if-richer"),
        Cond::YouHaveFewerUnits => say!("conquest-if-fewer-units"),
        Cond::DuringBattle => say!("conquest-if-battle"),
        Cond::Matches(it, sel) => {
            say!("conquest-if-matches", who = reference(*it, "nom"), what = noun(sel, "a", "nom"))
        }
        Cond::InPlay(it) => say!("conquest-if-in-play", who = reference(*it, "nom")),
        Cond::DamageOnThis(n) => say!("conquest-if-damage", n = *n),
        Cond::ResourcesOnThis => say!("conquest-if-resources"),
        Cond::Attacking(sel) => say!("conquest-if-attacking", what = noun(sel, "a", "acc")),
    }
}

fn granted(grant: &Grant) -> Saying {
    match grant {
        Grant::Attack(Num::Per(n, sel)) => {
            say!("conquest-get-attack-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Attack(num) => say!("conquest-get-attack", n = number(num)),
        Grant::LoseAttack(num) => say!("conquest-get-less-attack", n = number(num)),
        Grant::Hp(num) => say!("conquest-get-hp", n = number(num)),
        Grant::DoubleHp => say!("conquest-get-double-hp"),
        Grant::Command(Num::Per(n, sel)) => {
            say!("conquest-get-command-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Command(num) => say!("conquest-get-command", n = number(num)),
        Grant::NoCommand => say!("conquest-get-no-command"),
        Grant::Keyword(it) => say!("conquest-get-keyword", keyword = keyword_saying(*it)),
        Grant::LoseKeyword(it) => say!("conquest-get-lose-keyword", keyword = keyword_saying(*it)),
        Grant::Trait(it) => say!("conquest-get-trait", name = it.name()),
        Grant::Ability(it) => say!("conquest-get-ability", ability = ability(it)),
        Grant::Blank => say!("conquest-get-blank"),
        Grant::CannotBeAttacked => say!("conquest-get-not-attacked"),
        Grant::CannotBeTargetedByEnemies => say!("conquest-get-not-targeted"),
        Grant::CannotRetreat => say!("conquest-get-no-retreat"),
        Grant::IgnoresFlying => say!("conquest-get-ignores-flying"),
        Grant::DoubleDamageTo(sel) => say!("conquest-get-double-damage", what = noun(sel, "each", "dat")),
    }
}

fn duration(until: Until) -> Saying {
    match until {
        Until::EndOfPhase => say!("conquest-until-phase"),
        Until::EndOfBattle => say!("conquest-until-battle"),
        Until::EndOfRound => say!("conquest-until-round"),
        Until::ThisAttack => say!("conquest-until-this-attack"),
        Until::NextAttack => say!("conquest-until-next-attack"),
        Until::ThisStruggle => say!("conquest-until-struggle"),
        Until::Always => say!("conquest-until-always"),
    }
}

fn number(num: &Num) -> Value {
    match num {
        Num::N(n) => Value::Number(i64::from(*n)),
        Num::X
        | Num::Per(..)
        | Num::AttackOf(_)
        | Num::PrintedCost(_)
        | Num::DamageOn(_)
        | Num::CardsInHand(_)
        | Num::HighestCost(_)
        | Num::OfThat => Value::Text("X".to_owned()),
        Num::All => say!("conquest-text-all").into(),
        Num::PrintedAttack(it) => say!("conquest-text-printed-attack", of = reference(*it, "from")).into(),
    }
}

fn place(to: To) -> Saying {
    match to {
        To::ThisPlanet => say!("conquest-place-this"),
        To::PlanetOf(_) => say!("conquest-place-same"),
        To::ThatPlanet => say!("conquest-place-that"),
        To::Chosen(_) => say!("conquest-place-chosen"),
        To::YourHq => say!("conquest-place-hq"),
        To::FirstPlanet => say!("conquest-place-first"),
    }
}
