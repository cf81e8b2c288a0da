//! What an ability does: every step in words.

mod breath;
mod choice;
pub(super) mod parts;

use rulebook::{Saying, Value, say};

use self::breath::{Naming, first_part, place_case, ruled, spread};
use self::choice::one_of;
use self::parts::amount_of;
use super::names::{name_of, type_code};
use super::noun::{choose_form, noun, nouns, target_form};
use super::phrase::{condition, duration, granted, number, where_x};
use super::places::place_noun;
use super::pronoun::{say_it, topic_after};
use super::sentence::{from_where_it_is, of_their_choice, rename};
use super::trigger::who_code;
use super::{ability, constant};
use crate::ability::{
    Bonus, Cond, Constant, Found, Grant, How, Is, Later, Modifier, Num, On, Op, Places, Players, Ref, To,
    Until, Who,
};
use crate::cards::{called, card};

/// What the steps do, one after the other. A choice is said together with what it is made for.
pub(super) fn effects(ops: &[Op]) -> Value {
    effects_about(ops, None)
}

/// The same where one card has just been spoken of.
pub(super) fn effects_about(ops: &[Op], topic: Option<Ref>) -> Value {
    let mut said: Vec<Value> = Vec::new();
    let (mut rest, mut topic) = (ops, topic);
    let discards_top = ops.iter().any(|op| matches!(op, Op::DiscardTop(..)));
    while let [op, after @ ..] = rest {
        if *op == Op::Instead {
            said.push(say!("conquest-do-instead", effects = effects_about(after, topic)).into());
            break;
        }
        if *op == Op::Then {
            said.push(then(effects_about(after, topic)).into());
            break;
        }
        if *op == Op::IfTaken {
            said.push(say!("conquest-do-if-taken", effects = effects_about(after, topic)).into());
            break;
        }
        let (part, steps) = first_part(rest);
        if let Some(mut part) = part.map(Value::from) {
            if let Some(it) = topic {
                say_it(&mut part, it);
            }
            if discards_top {
                rename(&mut part, "conquest-ref-revealed", "conquest-ref-discarded");
            }
            said.push(part);
        }
        topic = topic_after(topic, &rest[..steps]);
        rest = &rest[steps..];
    }
    // What X is stands at once behind its step where another follows.
    let last = said.len().saturating_sub(1);
    for part in &mut said[..last] {
        rename(part, "conquest-do-where", "conquest-do-where-amid");
    }
    Value::List(said)
}

/// What is done after what was done: one "if" for both where it has a condition of its own.
fn then(effects: Value) -> Saying {
    match effects {
        Value::List(steps) => match &steps[..] {
            [Value::Saying(only)] if only.key == "conquest-do-if" => {
                let mut only = Saying::clone(only);
                only.key = "conquest-do-then-if".into();
                only
            }
            _ => say!("conquest-do-then", effects = Value::List(steps)),
        },
        effects @ (Value::Number(_) | Value::Text(_) | Value::Saying(_)) => {
            say!("conquest-do-then", effects = effects)
        }
    }
}

/// What one step does, or `None` where nothing needs saying.
fn effect(op: &Op, naming: &Naming<'_>) -> Option<Saying> {
    let said = step(op, naming)?;
    Some(match amount_of(op).and_then(where_x) {
        Some(x) => say!("conquest-do-where", effect = said, x = x),
        None => said,
    })
}

fn step(op: &Op, naming: &Naming<'_>) -> Option<Saying> {
    let object = |on: &On, case: &'static str| naming.object(on, case);
    let reference = |it: Ref, case: &'static str| naming.reference(it, case);
    let place = |to: To| naming.place(to, place_case(op));
    Some(match op {
        Op::Choose { what, by: Who::Opponent, how: How::May, .. } => {
            let held: Vec<Is> = what.iter().filter(|is| **is != Is::InHand(Who::Opponent)).cloned().collect();
            say!("conquest-do-opponent-may-choose", what = noun(&held, "a", "acc"))
        }
        Op::Choose { what, by: Who::Opponent, .. } => {
            say!("conquest-do-opponent-chooses", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::UpTo(n), .. } if !what.contains(&Is::AtPlanet) => {
            say!("conquest-do-choose-up-to-any", n = *n, what = nouns(what, "some"))
        }
        Op::Choose { what, how: How::UpTo(n), .. } => {
            let what: Vec<Is> = what.iter().filter(|is| **is != Is::AtPlanet).cloned().collect();
            say!("conquest-do-choose-up-to", n = *n, what = nouns(&what, "some"))
        }
        Op::Choose { what, how: How::Some(n), .. } => {
            say!("conquest-do-choose-some", n = *n, what = nouns(what, "some"))
        }
        Op::Choose { what, how: How::OnePerPlanet, .. } => {
            say!("conquest-do-choose-per-planet", what = nouns(what, "the"))
        }
        Op::Choose { what, how: How::Targets, .. } => {
            say!("conquest-do-choose-targets", what = nouns(what, "some"))
        }
        Op::Choose { what, how: How::OneOrMore, .. } => {
            say!("conquest-do-choose-more", what = nouns(what, "some"))
        }
        Op::Choose { what, how: How::Any, .. } => {
            say!("conquest-do-choose-any", what = nouns(what, "some"))
        }
        Op::Choose { what, how: How::May, .. } => {
            say!("conquest-do-choose-may", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::Target, .. } => {
            say!("conquest-do-choose", what = noun(what, target_form(what), "acc"))
        }
        Op::Choose { what, .. } => say!("conquest-do-choose", what = noun(what, choose_form(what), "acc")),
        Op::ChoosePlace { from, target, .. } => {
            let form = if *target { "target" } else { "a" };
            say!("conquest-do-choose-place", planet = place_noun(from, form, "to"))
        }
        Op::OneOf(first, second) => one_of(first, second)?,
        Op::Gain(who, num) => say!("conquest-do-gain", who = who_code(*who), n = number(num)),
        Op::ChooseNumber(Num::DamageBeyond(0)) => say!("conquest-do-number-of-damage"),
        Op::ChooseNumber(Num::CardsInHandUpTo(_, n)) => say!("conquest-do-number", n = *n),
        Op::ChooseNumber(num) => match where_x(num) {
            Some(x) => say!("conquest-do-number-up-to", x = x),
            None => say!("conquest-do-number", n = number(num)),
        },
        Op::ChooseKeyword(it) => say!("conquest-do-choose-keyword", what = reference(*it, "dat")),
        Op::ChooseAside(_) => say!("conquest-do-choose-aside"),
        Op::SecretPlanets(..) => say!("conquest-do-secret-planets"),
        Op::SwitchAside(..) => say!("conquest-do-switch-aside"),
        Op::Become(name) => {
            let unit = card(called(name).unwrap_or_default());
            let text = Value::List(unit.abilities.iter().map(|it| ability(it).into()).collect());
            say!("conquest-do-become", attack = unit.attack, hp = unit.hp, text = text)
        }
        Op::Rule(to, rule, until) if ruled(*to, rule).is_some() => {
            let (who, what) = ruled(*to, rule)?;
            say!("conquest-do-change", who = who, what = what, until = duration(*until))
        }
        Op::Rule(_, Constant::OfType(kind), until) => {
            say!("conquest-do-of-type", kind = type_code(*kind), until = duration(*until))
        }
        Op::Rule(To::ThisPlanet | To::YourHq, rule, until) => {
            say!("conquest-do-rule", until = duration(*until), line = constant(rule))
        }
        Op::Rule(_, rule, until) => {
            say!("conquest-do-rule-there", until = duration(*until), line = constant(rule))
        }
        Op::CancelEffect => say!("conquest-do-cancel-effect"),
        Op::ForgoBonus => say!("conquest-do-forgo-bonus"),
        Op::ForgoPrize => say!("conquest-do-forgo-prize"),
        Op::OpponentDiscardsOr(n, ops) => {
            say!("conquest-do-opponent-discards-or", n = *n, effects = effects(ops))
        }
        Op::May(ops) => say!("conquest-do-may", effects = effects(ops)),
        Op::Opponent(ops) => match &ops[..] {
            [Op::May(inner)] => {
                let mut done = effects(inner);
                of_their_choice(&mut done);
                say!("conquest-do-opponent-may", effects = done)
            }
            ops => say!("conquest-do-opponent", effects = effects(ops)),
        },
        Op::DeployAt(it, to) => {
            say!("conquest-do-deploy-at", what = naming.coming(*it), place = place(*to))
        }
        Op::SwitchPlaces(..) => say!("conquest-do-switch-places"),
        Op::SwitchPlanets(..) => say!("conquest-do-switch-planets"),
        Op::IndirectAmong(num, players, sel) => {
            let what = nouns(sel, "the");
            say!("conquest-do-indirect-among", who = players_code(*players), n = number(num), what = what)
        }
        Op::TakeResources(num) => say!("conquest-do-take-resources", n = number(num)),
        Op::PlaceResources(num) => say!("conquest-do-place-resources", n = number(num)),
        Op::TakeFromThis(num) => say!("conquest-do-take-from-this", n = number(num)),
        Op::Draw(who, num) => say!("conquest-do-draw", who = who_code(*who), n = number(num)),
        Op::DiscardRandom(who, num) => {
            say!("conquest-do-discard-random", who = who_code(*who), n = number(num))
        }
        Op::LoseResources(who, num) => {
            say!("conquest-do-lose-resources", who = who_code(*who), n = number(num))
        }
        Op::DiscardTop(who, num) => say!("conquest-do-discard-top", who = who_code(*who), n = number(num)),
        Op::PutOnDeck(On::The(it)) if naming.lies_in_your_discard(*it) => {
            say!("conquest-do-put-on-own-deck", what = naming.coming(*it))
        }
        Op::PutOnDeck(on) => say!("conquest-do-put-on-deck", what = object(on, "acc")),
        Op::DealSurely(num, on) => {
            say!("conquest-do-deal-surely", n = number(num), what = object(on, "dat"))
        }
        Op::CancelAttack => say!("conquest-do-cancel-attack"),
        Op::Discard(on) => say!("conquest-do-discard", what = object(on, "acc")),
        Op::ReturnToHand(On::The(it)) if naming.lies_in_your_discard(*it) => {
            say!("conquest-do-return-own", what = naming.coming(*it))
        }
        Op::ReturnToHand(on) => say!("conquest-do-return", what = object(on, "acc")),
        Op::Search { depth, what, reveal, then } => {
            let sought = noun(what, "a", "sought");
            match then {
                Found::Hand if *reveal => say!("conquest-do-search-reveal", depth = *depth, what = sought),
                Found::Hand => say!("conquest-do-search-hand", depth = *depth, what = sought),
                Found::OnThis => say!("conquest-do-search-on-this", depth = *depth, what = sought),
                Found::Play(to) => {
                    say!("conquest-do-search-play", depth = *depth, what = sought, place = place(*to))
                }
            }
        }
        Op::RevealTop => say!("conquest-do-reveal-top"),
        Op::AddToHand(it) => say!("conquest-do-add-to-hand", what = reference(*it, "acc")),
        Op::PutIntoPlay(it, to) => {
            let place = match to {
                To::YourHq if naming.lies_in_your_discard(*it) => place(*to),
                // Each player's card goes to its own.
                To::YourHq => say!("conquest-place-own-hq", case = place_case(op)),
                to @ (To::ThisPlanet
                | To::PlanetOf(_)
                | To::ThatPlanet
                | To::Chosen(_)
                | To::FirstPlanet
                | To::LastPlanet
                | To::WherePaid) => place(*to),
            };
            say!("conquest-do-put-into-play", what = naming.coming(*it), place = place)
        }
        Op::PutUnderControl(it, to) => {
            say!("conquest-do-put-under-control", what = naming.coming(*it), place = place(*to))
        }
        Op::PutIntoPlayOn(it, host) => {
            say!("conquest-do-put-on", what = naming.coming(*it), host = reference(*host, "to"))
        }
        Op::DeployOn(it, host) => {
            say!("conquest-do-deploy", what = naming.coming(*it), host = reference(*host, "to"))
        }
        Op::Tokens(name, num, to) => {
            say!("conquest-do-tokens", n = number(num), name = name_of(name), place = place(*to))
        }
        Op::Deal(Num::PrintedAttack(it), on) => {
            say!("conquest-do-deal-printed", what = object(on, "dat"), of = reference(*it, "from"))
        }
        Op::TradeBlows(..) => say!("conquest-do-trade-blows"),
        Op::Deal(num, on) => say!("conquest-do-deal", n = number(num), what = object(on, "dat")),
        Op::Indirect(num, players, to) => {
            let who = players_code(*players);
            match to {
                To::ThisPlanet => say!("conquest-do-indirect-here", who = who, n = number(num)),
                To::Chosen(_)
                | To::PlanetOf(_)
                | To::ThatPlanet
                | To::YourHq
                | To::FirstPlanet
                | To::WherePaid
                | To::LastPlanet => say!("conquest-do-indirect", who = who, n = number(num)),
            }
        }
        Op::SearchAndShuffle { depth, what, most, then } => {
            let sought = noun(what, "a", "sought");
            let place = match then {
                Found::Hand => say!("conquest-search-hand", most = *most),
                Found::Play(to) => say!("conquest-search-play", most = *most, place = place(*to)),
                Found::OnThis => say!("conquest-search-on-this", most = *most),
            };
            say!(
                "conquest-do-search-shuffle",
                depth = *depth,
                what = sought,
                many = nouns(what, "the"),
                most = *most,
                found = place
            )
        }
        Op::SearchDeeper(num) => say!("conquest-do-search-deeper", n = number(num)),
        Op::Retarget(it) => say!("conquest-do-retarget", what = reference(*it, "subject")),
        Op::ReverseBattles => say!("conquest-do-reverse-battles"),
        Op::TakeTurn => say!("conquest-do-take-turn"),
        Op::CopyEvent => say!("conquest-do-copy-event"),
        Op::CancelBonus(Bonus::Cards) => say!("conquest-do-cancel-card-bonus"),
        Op::CancelBonus(Bonus::Resources) => say!("conquest-do-cancel-resource-bonus"),
        Op::While(Cond::HandAbove(Who::You, num), ops)
            if matches!(ops[..], [Op::Choose { .. }, Op::Discard(_)]) =>
        {
            if let Num::N(n) = num {
                say!("conquest-do-discard-down", n = *n)
            } else {
                say!("conquest-do-discard-down-x", x = where_x(num)?)
            }
        }
        Op::While(Cond::ThereIs(sel), ops) => match &ops[..] {
            [Op::Choose { what, into, how: How::One, .. }, then @ ..] if what == sel => {
                let effects = effects_about(then, Some(Ref::Chosen(*into)));
                say!("conquest-do-for-each", what = noun(sel, "each", "acc"), effects = effects)
            }
            ops => say!("conquest-do-while-possible", effects = effects(ops)),
        },
        Op::While(cond, ops) => say!("conquest-do-while", cond = condition(cond), effects = effects(ops)),
        Op::Let(num) => say!("conquest-do-let", x = where_x(num)?),
        Op::Hush => say!("conquest-do-hush"),
        Op::FightAt(to) => say!("conquest-do-fight-at", place = place(*to)),
        Op::HoldUnder(it) => say!("conquest-do-hold-under", what = reference(*it, "acc")),
        Op::RangedSkirmish => say!("conquest-do-ranged-skirmish"),
        Op::MoveDamage(Num::OfThat, from, to) => {
            let (from, to) = (reference(*from, "from"), reference(*to, "to"));
            say!("conquest-do-move-that-damage", from = from, to = to)
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
        Op::Heal(Num::HalfDamageOn(_), on) => say!("conquest-do-heal-half", what = object(on, "from")),
        Op::Heal(num, on) => say!("conquest-do-heal", n = number(num), what = object(on, "from")),
        Op::Prevent(Num::All) => say!("conquest-do-prevent-all"),
        Op::Prevent(Num::DamageBeyond(n)) => say!("conquest-do-prevent-beyond", n = *n),
        Op::Prevent(num) => say!("conquest-do-prevent", n = number(num)),
        Op::Reassign(Num::All, to) => say!("conquest-do-reassign-all", to = reference(*to, "dat")),
        Op::Reassign(num, to) => say!("conquest-do-reassign", n = number(num), to = reference(*to, "dat")),
        Op::Increase(Num::DamageBeyond(0)) => say!("conquest-do-double-damage"),
        Op::Increase(num) => say!("conquest-do-increase", n = number(num)),
        Op::Reduce(num) => say!("conquest-do-reduce-damage", n = number(num)),
        Op::Destroy(on) => say!("conquest-do-destroy", what = object(on, "acc")),
        Op::Sacrifice(on) => say!("conquest-do-sacrifice", what = object(on, "acc")),
        Op::Exhaust(on) => say!("conquest-do-exhaust", what = object(on, "acc")),
        Op::Ready(on) => say!("conquest-do-ready", what = object(on, "acc")),
        Op::Rout(on) => say!("conquest-do-rout", what = object(on, "acc")),
        Op::Retreat(on) => say!("conquest-do-retreat", what = object(on, "acc")),
        Op::PayOr(num, ops) => say!("conquest-do-pay-or", n = number(num), effects = effects(ops)),
        Op::ReduceCostTo(num, least) => say!("conquest-do-reduce-to", n = number(num), least = *least),
        Op::RaiseCost(num) => say!("conquest-do-raise", n = number(num)),
        Op::DoubleShield => say!("conquest-do-double-shield"),
        Op::Move(on, To::YourHq) => say!("conquest-do-move-home", what = object(on, "acc")),
        Op::Move(on, to) => {
            let mut said = say!("conquest-do-move", what = object(on, "acc"), place = place(*to));
            from_where_it_is(&mut said);
            said
        }
        Op::CommitAgain(it, reg) => {
            say!("conquest-do-commit", what = reference(*it, "acc"), place = place(To::Chosen(*reg)))
        }
        Op::CommitHere(it) => say!("conquest-do-commit-here", what = reference(*it, "acc")),
        Op::AttachTo(it, host) => {
            say!("conquest-do-attach", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::TakeControl(on) => say!("conquest-do-take-control", what = object(on, "acc")),
        Op::GiveBack(on) => say!("conquest-do-give-back", what = object(on, "acc")),
        Op::PutOnTop(on) => say!("conquest-do-put-on-top", what = object(on, "acc")),
        Op::ShuffleIntoDeck(on) => say!("conquest-do-shuffle-in", what = object(on, "acc")),
        Op::RevealHand(who) => say!("conquest-do-reveal-hand", who = who_code(*who)),
        Op::PassNextTurn => say!("conquest-do-pass-next"),
        Op::TurnDial => say!("conquest-do-turn-dial"),
        Op::PutInReserve(on) => say!("conquest-do-put-in-reserve", what = object(on, "acc")),
        Op::LookAt(it) => say!("conquest-do-look-at", what = reference(*it, "acc")),
        Op::TakeInitiative => say!("conquest-do-take-initiative"),
        Op::ReduceCost(num) => say!("conquest-do-reduce", n = number(num)),
        Op::Cancel => say!("conquest-do-cancel"),
        Op::CancelShield => say!("conquest-do-cancel-shield"),
        Op::MoreShield(num) => say!("conquest-do-more-shield", n = number(num)),
        Op::Redirect(it) => say!("conquest-do-redirect", to = reference(*it, "to")),
        Op::BattleAbility(To::ThisPlanet) => say!("conquest-do-battle-ability-here"),
        Op::BattleAbility(To::PlanetOf(_)) => say!("conquest-do-battle-ability-warlord"),
        Op::BattleAbility(_) => say!("conquest-do-battle-ability"),
        Op::Infest(to) => say!("conquest-do-infest", place = place(*to)),
        Op::TokensAtEach(name, from) => {
            let adjacent = if *from == Places::Adjacent { "adjacent" } else { "any" };
            say!("conquest-do-tokens-each", name = name_of(name), places = adjacent)
        }
        Op::Modify(Modifier { grant: Grant::Cheaper(sel, n, least), until, .. }) => {
            let what = noun(sel, if *until == Until::NextDeployed { "next" } else { "each" }, "nom");
            say!("conquest-do-cheaper", what = what, n = *n, least = *least, until = duration(*until))
        }
        Op::Modify(Modifier { to, grant, cond, until }) => {
            let (who, what, until) = (object(to, "subject"), granted(grant), duration(*until));
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
        Op::Then | Op::IfTaken | Op::Instead => return None,
        Op::Repeat(num, ops) if discards_one(ops) => say!("conquest-do-discard-many", n = number(num)),
        Op::Repeat(num, ops) if spread(ops).is_some() => {
            say!("conquest-do-tokens-spread", n = number(num), name = name_of(spread(ops)?))
        }
        Op::Repeat(num, ops) => say!("conquest-do-repeat", n = number(num), effects = effects(ops)),
        Op::EachPlanet(_, ops) => say!("conquest-do-each-planet", effects = effects(ops)),
        Op::EachPlayer(ops) => say!("conquest-do-each-player", effects = effects(ops)),
    })
}

/// Whether the steps discard one card of your choice from your hand.
fn discards_one(ops: &[Op]) -> bool {
    matches!(ops, [Op::Choose { what, by: Who::You, how: How::One, into }, Op::Discard(On::The(Ref::Chosen(it)))]
        if *what == [Is::InHand(Who::You)] && into == it)
}

fn players_code(players: Players) -> &'static str {
    match players {
        Players::You => "you",
        Players::Opponent => "opponent",
        Players::Each => "each",
    }
}
