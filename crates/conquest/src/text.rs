//! A card's text, said from its ability tree: what a player reads is what the engine does.
//!
//! Everything is a [`Saying`]; the words stand in `locales/*/conquest-text.ftl`. Nouns carry a form (a, target, each) and a
//! case, so that German and Polish can inflect; qualities follow the noun and never change.

mod costs;
mod effect;
mod names;
mod noun;
mod phrase;
mod places;
mod pronoun;
mod sentence;
mod trigger;

use rulebook::{Saying, Value, say};

use crate::ability::{Ability, Class, Constant, Grant, Is, Limit, Modifier, On, Per, Who};
use crate::card::{Attach, Card, Side};
use crate::cards::{Trait, called, card};
use costs::costs_saying;
use effect::effects_about;
use names::{keyword_saying, type_code};
use noun::{noun, object};
use phrase::{amount_to_explain, condition, granted, granted_all, is_plain, number, where_x};
use pronoun::{say_it, topic_before, topic_of};
use sentence::{begins_with_order, call_by_deeds};
use trigger::{triggered, who_code};

/// A card's whole text: keywords, where it is attached, what always holds, abilities. One saying a line.
pub fn lines(it: &Card) -> Vec<Saying> {
    let mut lines = Vec::new();
    if !it.keywords.is_empty() {
        let keywords =
            it.keywords.iter().map(|it| say!("conquest-text-keyword", keyword = keyword_saying(*it)));
        lines.push(say!("conquest-text-keywords", keywords = chain(keywords.map(Value::from).collect())));
    }
    if it.one_per_player.is_some() {
        lines.push(say!("conquest-text-one-relic"));
    }
    if let Some(attach) = &it.attach {
        attach_lines(attach, &mut lines);
    }
    if it.bonus != (0, 0) {
        lines.push(say!("conquest-text-bonus", cards = it.bonus.0, resources = it.bonus.1));
    }
    lines.extend(constants(&it.constants));
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
        lines.extend(constants(&form.constants));
    }
    lines
}

/// A card's keywords alone.
pub fn keywords(it: &Card) -> Vec<Saying> {
    it.keywords.iter().map(|keyword| keyword_saying(*keyword)).collect()
}

/// What a keyword is called.
pub fn keyword_named(it: crate::card::Keyword) -> Saying {
    keyword_saying(it)
}

/// What a faction is called.
pub fn faction_named(it: crate::card::Faction) -> Saying {
    names::faction_saying(it)
}

/// What a trait is called; the same in every language.
pub fn trait_named(it: Trait) -> String {
    it.name().to_owned()
}

/// A line as a sentence: it begins with a capital, one full stop ends it, and what is said in brackets one after the other
/// stands in one pair.
pub fn sentence(said: &str) -> String {
    // Where a language leaves a pronoun out, one space remains; where a long word may be broken matters on narrow cards only.
    let said = said.replace('\u{ad}', "").replace("  ", " ");
    let said = said.trim_start();
    let mut letters = said.chars();
    let begun: String =
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect());
    let ended = begun
        .replace(".”.", ".”")
        .replace(".“.", ".“")
        .replace(",,", ",")
        .replace(",.", ".")
        .replace(" ,", ",");
    let mut parts = ended.split(") (");
    let mut joined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // The number of a keyword is no remark.
        let number = joined.rsplit('(').next().is_some_and(|it| it.parse::<u8>().is_ok());
        joined.push_str(if number { ") (" } else { ", " });
        joined.push_str(part);
    }
    joined
}

/// What stands on a bloodied side.
fn bloodied_lines(side: &Side) -> Vec<Saying> {
    let keywords =
        side.keywords.iter().map(|it| say!("conquest-text-keyword", keyword = keyword_saying(*it)));
    keywords.chain(constants(&side.constants)).chain(side.abilities.iter().map(ability)).collect()
}

fn attach_lines(attach: &Attach, lines: &mut Vec<Saying>) {
    if attach.planet_types != 0 {
        lines.push(say!("conquest-text-attach-planet-of", kind = type_code(attach.planet_types)));
        return;
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

/// What always holds, one line for all that is given to the same cards under the same condition.
fn constants(all: &[Constant]) -> Vec<Saying> {
    let gift = |it: &Constant| {
        let Constant::Modify(it) = it else { return None };
        is_plain(&it.grant).then(|| (it.to.clone(), it.cond.clone()))
    };
    let mut lines = Vec::new();
    let mut rest = all;
    while let [first, after @ ..] = rest {
        let like = match gift(first) {
            Some(first) => after.iter().take_while(|it| gift(it).as_ref() == Some(&first)).count(),
            None => 0,
        };
        let mut said = constant(first);
        if like > 0 {
            let grants: Vec<&Grant> =
                rest[..=like].iter().filter_map(|it| Some(&it.modifier()?.grant)).collect();
            said.values.retain(|(name, _)| name != "what");
            said.values.push(("what".into(), granted_all(&grants)));
        }
        lines.push(said);
        rest = &rest[like + 1..];
    }
    lines
}

fn constant(it: &Constant) -> Saying {
    match it {
        Constant::SacrificeAtDamage(n) => say!("conquest-text-sacrifice-at", n = *n),
        Constant::StrikesCostMore(n) => say!("conquest-text-strikes-dearer", n = *n),
        Constant::ReserveCounts => say!("conquest-text-reserve-counts"),
        Constant::PlaysFromDiscard(Who::You, sel) => {
            say!("conquest-text-plays-from-discard", what = noun(sel, "each", "acc"))
        }
        Constant::PlaysFromDiscard(Who::Opponent, sel) => {
            say!("conquest-text-plays-theirs", what = noun(sel, "a", "acc"))
        }
        Constant::ReserveFights(name) => {
            let unit = card(called(name).unwrap_or_default());
            say!(
                "conquest-text-reserve-fights",
                attack = unit.attack,
                hp = unit.hp,
                faction = names::faction_saying(unit.faction)
            )
        }
        Constant::BarsCopies => say!("conquest-text-bars-copies"),
        Constant::YieldsInitiative => say!("conquest-text-yields-initiative"),
        Constant::CommitsApart => say!("conquest-text-commits-apart"),
        Constant::CollectsLess(n) => say!("conquest-text-collects-less", n = *n),
        Constant::Price { who, what, more } => {
            let (who, n, event) = (who_code(*who), more.unsigned_abs(), what.contains(&Is::Event));
            let what = noun(what, "each", if event { "nom" } else { "acc" });
            match (event, *more < 0) {
                (true, true) => say!("conquest-text-cheaper", who = who, what = what, n = n),
                (true, false) => say!("conquest-text-dearer", who = who, what = what, n = n),
                (false, true) => say!("conquest-text-cheaper-to-deploy", who = who, what = what, n = n),
                (false, false) => say!("conquest-text-dearer-to-deploy", who = who, what = what, n = n),
            }
        }
        Constant::OwnPriceLess(num) => match where_x(num) {
            Some(x) => say!("conquest-text-own-price-x", x = x),
            None => say!("conquest-text-own-price", n = number(num)),
        },
        Constant::DiscardsToDeploy(n) => say!("conquest-text-discards-to-deploy", n = *n),
        Constant::NoEnemyWarlord => say!("conquest-text-no-enemy-warlord"),
        Constant::OfType(kind) => say!("conquest-text-of-type", kind = type_code(*kind)),
        Constant::TopRevealed => say!("conquest-text-top-revealed"),
        Constant::FromDiscard => say!("conquest-text-from-discard"),
        Constant::LikeAmbush(sel) => say!("conquest-text-like-ambush", what = noun(sel, "each", "acc")),
        Constant::AmbushWhile(cond) => say!("conquest-text-ambush-while", cond = condition(cond)),
        Constant::CountsAsWarlord => say!("conquest-text-counts-as-warlord"),
        Constant::StrikesAsAction => say!("conquest-text-strikes-as-action"),
        Constant::HiveMind(modifier) => {
            say!("conquest-text-hive-mind", line = constant(&Constant::Modify(modifier.clone())))
        }
        Constant::Shields { what, icons, on } => {
            say!(
                "conquest-text-shields",
                what = noun(what, "each", "nom"),
                n = *icons,
                on = noun(on, "a", "acc")
            )
        }
        Constant::Modify(Modifier { grant: Grant::Cheaper(sel, n, least), .. }) => {
            say!("conquest-get-cheaper", what = noun(sel, "each", "nom"), n = *n, least = *least)
        }
        Constant::Modify(Modifier { to: On::Each(sel), grant: Grant::DoubleDamageTo(whom), .. })
            if sel.contains(&Is::Attacking(whom.clone())) =>
        {
            let who: Vec<Is> = sel.iter().filter(|is| !matches!(is, Is::Attacking(_))).cloned().collect();
            let whom = noun(whom, "a", "acc");
            say!("conquest-text-double-attacking", who = noun(&who, "each", "nom"), whom = whom)
        }
        Constant::Modify(Modifier { to, grant, cond, until: _ }) => {
            let (who, mut what) = (object(to, "nom"), granted(grant));
            if let Some(x) = amount_to_explain(grant).and_then(where_x) {
                what = say!("conquest-do-where", effect = what, x = x);
            }
            match cond {
                None => say!("conquest-text-constant", who = who, what = what),
                Some(cond) => {
                    let mut cond = Value::from(condition(cond));
                    if let On::The(it) = to {
                        say_it(&mut cond, *it);
                    }
                    say!("conquest-text-constant-while", cond = cond, who = who, what = what)
                }
            }
        }
    }
}

fn ability(it: &Ability) -> Saying {
    let label = match it.class {
        Class::ForcedReaction if it.unstoppable => say!("conquest-text-unstoppable"),
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
    let mut effects = effects_about(&it.body, topic_before(it));
    call_by_deeds(&mut effects, it);
    // What is paid is an order too.
    let order = !it.costs.is_empty() || begins_with_order(&effects);
    let next = |order: bool| if order { "order" } else { "statement" };
    let mut parts: Vec<Value> = Vec::new();
    if let Some(trigger) = &it.trigger {
        parts.push(triggered(trigger, it.class, next(order || it.cond.is_some())).into());
    }
    if let Some(cond) = &it.cond {
        let mut cond = Value::from(condition(cond));
        if let Some(spoken_of) = it.trigger.as_ref().and_then(topic_of) {
            say_it(&mut cond, spoken_of);
        }
        call_by_deeds(&mut cond, it);
        parts.push(say!("conquest-text-if", cond = cond, next = next(order)).into());
    }
    let mut costs = costs_saying(&it.costs).map(Value::from);
    if let Some(costs) = &mut costs {
        call_by_deeds(costs, it);
    }
    parts.extend(costs);
    parts.push(say!("conquest-text-effect", effects = effects).into());
    if let Some(limit) = it.limit {
        parts.push(limited(limit).into());
    }
    if it.anyone {
        parts.push(say!("conquest-text-anyone").into());
    }
    if it.from_hand && it.from_discard {
        parts.push(say!("conquest-text-from-hand-or-discard").into());
    } else if it.from_hand {
        parts.push(say!("conquest-text-from-hand").into());
    } else if it.from_discard {
        parts.push(say!("conquest-text-from-the-discard").into());
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
