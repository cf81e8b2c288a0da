//! A card's text, said from its ability tree: what a player reads is what the engine does.
//!
//! Everything is a [`Saying`]; the words stand in `locales/*/conquest-text.ftl`. Nouns carry a form (a, target, each) and a
//! case, so that German and Polish can inflect; qualities follow the noun and never change.

use rulebook::{Saying, Value, say};

use crate::ability::{
    Ability, Class, Cond, Constant, Cost, Event, Found, Grant, How, Is, Later, Num, On, Only, Op, PAID,
    Places, Ref, Scope, To, Trigger, Until, Who,
};
use crate::card::CardId;
use crate::card::{Attach, Card, Faction, Keyword};
use crate::cards::card;

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

/// A line as a sentence: it begins with a capital.
pub fn sentence(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn attach_lines(attach: &Attach, lines: &mut Vec<Saying>) {
    if attach.one_per_player.is_some() {
        lines.push(say!("conquest-text-one-relic"));
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
        Constant::Grant { to, grant, cond } => {
            let who = match to {
                Scope::This => reference(Ref::This, "nom"),
                Scope::Host => reference(Ref::Host, "nom"),
                Scope::Each(sel) => noun(sel, each_form(sel), "nom"),
            };
            let what = granted(grant);
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
    if let Some(cond) = &it.cond {
        parts.push(say!("conquest-text-if", cond = condition(cond)).into());
    }
    if let Some(trigger) = &it.trigger {
        parts.push(triggered(trigger, it).into());
    }
    parts.extend(it.costs.iter().map(|cost| say!("conquest-text-cost", cost = cost_saying(cost)).into()));
    parts.push(say!("conquest-text-effect", effects = effects(&it.body)).into());
    if it.once_per_phase {
        parts.push(say!("conquest-text-once").into());
    }
    if it.from_hand {
        parts.push(say!("conquest-text-from-hand").into());
    }
    let text = chain(parts);
    say!("conquest-text-ability", label = label, text = text)
}

/// Parts of a sentence, one after the other.
fn chain(parts: Vec<Value>) -> Value {
    parts
        .into_iter()
        .reduce(|before, after| say!("conquest-text-chain", before = before, after = after).into())
        .unwrap_or(Value::Text(String::new()))
}

fn effects(ops: &[Op]) -> Value {
    Value::List(ops.iter().filter_map(effect).map(Value::from).collect())
}

fn triggered(trigger: &Trigger, it: &Ability) -> Saying {
    let has = |only: Only| trigger.only.contains(&only);
    let what = |case: &'static str| {
        if has(Only::This) {
            reference(Ref::This, case)
        } else if has(Only::Host) {
            reference(Ref::Host, case)
        } else {
            noun(&trigger.obj, choose_form(&trigger.obj), case)
        }
    };
    let interrupt = matches!(it.class, Class::Interrupt | Class::ForcedInterrupt);
    let attacker = || {
        if has(Only::ByThis) {
            reference(Ref::This, "nom")
        } else if has(Only::ByHost) {
            reference(Ref::Host, "nom")
        } else {
            noun(&trigger.source, "a", "nom")
        }
    };
    match trigger.event {
        Event::Leaves if has(Only::Destroyed) && interrupt => {
            say!("conquest-when-destroyed", what = what("nom"))
        }
        Event::Leaves if has(Only::Destroyed) => say!("conquest-after-destroyed", what = what("nom")),
        Event::Leaves if has(Only::ToDiscard) => say!("conquest-after-discarded", what = what("nom")),
        Event::Leaves if interrupt && has(Only::FromPlanet) => {
            say!("conquest-when-leaves-planet", what = what("nom"))
        }
        Event::Leaves if interrupt => say!("conquest-when-leaves", what = what("nom")),
        Event::Leaves => say!("conquest-after-leaves", what = what("nom")),
        Event::Enters if has(Only::Deployed) => say!("conquest-after-deployed", what = what("nom")),
        Event::Enters => say!("conquest-after-enters", what = what("nom")),
        Event::Commits => say!("conquest-after-commits", what = what("nom")),
        Event::Moves => say!("conquest-after-moves", what = what("nom")),
        Event::Attacks => say!("conquest-after-attacks", what = what("nom")),
        Event::Defends if interrupt => {
            say!("conquest-when-defends", who = attacker(), what = what("acc"))
        }
        Event::Defends => say!("conquest-after-defends", who = attacker(), what = what("acc")),
        Event::Assigned if has(Only::ByAttack) => say!("conquest-after-assigned-attack", what = what("dat")),
        Event::Assigned if interrupt => say!("conquest-when-assigned", what = what("dat")),
        Event::Assigned => say!("conquest-after-assigned", what = what("dat")),
        Event::Damaged if has(Only::ByAttack) && trigger.source.is_empty() => {
            say!("conquest-after-hit", what = what("nom"))
        }
        Event::Damaged if has(Only::ByThis) => {
            say!("conquest-after-damaged-any", who = attacker(), what = what("acc"))
        }
        Event::Damaged => say!("conquest-after-damaged", who = attacker(), what = what("acc")),
        Event::Struggle => say!("conquest-when-struggle"),
        Event::StruggleWon if has(Only::AtThisPlanet) => say!("conquest-after-struggle-here"),
        Event::StruggleWon => say!("conquest-after-struggle"),
        Event::Played if interrupt => say!("conquest-when-played"),
        Event::Played => say!("conquest-after-played", what = what("acc")),
        Event::PhaseBegins => say!("conquest-after-deploy-begins"),
        Event::Deploying if has(Only::AtThisPlanet) => {
            say!("conquest-when-deploying-here", what = noun(&trigger.obj, "another", "acc"))
        }
        Event::Deploying => say!("conquest-when-deploying", what = what("acc")),
        Event::Exhausts => say!("conquest-when-exhausts", what = what("nom")),
        Event::Targets => say!("conquest-when-targets", what = what("acc")),
        Event::Shield if trigger.by == Some(Who::Opponent) => say!("conquest-when-shield-opponent"),
        Event::Shield => say!("conquest-when-shield", what = what("acc")),
    }
}

fn cost_saying(cost: &Cost) -> Saying {
    match cost {
        Cost::ExhaustThis => say!("conquest-do-exhaust", what = reference(Ref::This, "acc")),
        Cost::SacrificeThis => say!("conquest-do-sacrifice", what = reference(Ref::This, "acc")),
        Cost::ExhaustUnit(sel) => say!("conquest-do-exhaust", what = noun(sel, "a", "acc")),
        Cost::SacrificeUnit(sel) => say!("conquest-do-sacrifice", what = noun(sel, "a", "acc")),
        Cost::Pay(n) => say!("conquest-do-pay", n = *n),
        Cost::PayPrinted(sel) => say!("conquest-do-pay-printed", what = noun(sel, "a", "from")),
        Cost::PayX => say!("conquest-do-pay-x"),
        Cost::DamageThis(n) => say!("conquest-do-deal", n = *n, what = reference(Ref::This, "dat")),
        Cost::DiscardX => say!("conquest-do-discard-x"),
    }
}

/// What an effect does, or `None` where a choice is said together with what it is chosen for.
fn effect(op: &Op) -> Option<Saying> {
    Some(match op {
        Op::Choose { what, by: Who::Opponent, .. } => {
            say!("conquest-do-opponent-chooses", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::UpTo(n), .. } => {
            say!("conquest-do-choose-up-to", n = *n, what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::Any, .. } => {
            say!("conquest-do-choose-any", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::May, .. } => {
            say!("conquest-do-choose-may", what = noun(what, "a", "acc"))
        }
        Op::Choose { what, how: How::Target, .. } => {
            say!("conquest-do-choose", what = noun(what, "target", "acc"))
        }
        Op::Choose { what, .. } => say!("conquest-do-choose", what = noun(what, choose_form(what), "acc")),
        Op::ChoosePlace { from, target, .. } => place_choice(*from, *target),
        Op::OneOf(first, second) => {
            say!("conquest-do-one-of", first = effects(first), second = effects(second))
        }
        Op::Gain(_, num) => say!("conquest-do-gain", n = number(num)),
        Op::TakeResources(n) => say!("conquest-do-take-resources", n = *n),
        Op::PlaceResources(n) => say!("conquest-do-place-resources", n = *n),
        Op::TakeFromThis(n) => say!("conquest-do-take-from-this", n = *n),
        Op::Draw(_, num) => say!("conquest-do-draw", n = number(num)),
        Op::DiscardRandom(_, n) => say!("conquest-do-discard-random", n = *n),
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
        Op::RevealTop(_) => say!("conquest-do-reveal-top"),
        Op::AddToHand(it) => say!("conquest-do-add-to-hand", what = reference(*it, "acc")),
        Op::PutIntoPlay(it, to) => {
            say!("conquest-do-put-into-play", what = reference(*it, "acc"), place = place(*to))
        }
        Op::PutIntoPlayOn(it, host) => {
            say!("conquest-do-put-on", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::DeployOn(it, host) => {
            say!("conquest-do-deploy", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::Tokens(number, n, to) => {
            say!("conquest-do-tokens", n = *n, name = card(CardId(*number)).name, place = place(*to))
        }
        Op::Deal(num, on) => say!("conquest-do-deal", n = number(num), what = object(on, "dat")),
        Op::Indirect(n, ..) => say!("conquest-do-indirect", n = *n),
        Op::MoveDamage(n, from, to) => {
            say!(
                "conquest-do-move-damage",
                n = *n,
                from = reference(*from, "from"),
                to = reference(*to, "to")
            )
        }
        Op::Heal(Num::All, on) => say!("conquest-do-heal-all", what = object(on, "from")),
        Op::Heal(num, on) => say!("conquest-do-heal", n = number(num), what = object(on, "from")),
        Op::Prevent(Num::All) => say!("conquest-do-prevent-all"),
        Op::Prevent(num) => say!("conquest-do-prevent", n = number(num)),
        Op::Reassign(n, to) => say!("conquest-do-reassign", n = *n, to = reference(*to, "to")),
        Op::Increase(n) => say!("conquest-do-increase", n = *n),
        Op::Destroy(on) => say!("conquest-do-destroy", what = object(on, "acc")),
        Op::Sacrifice(on) => say!("conquest-do-sacrifice", what = object(on, "acc")),
        Op::Exhaust(on) => say!("conquest-do-exhaust", what = object(on, "acc")),
        Op::Ready(on) => say!("conquest-do-ready", what = object(on, "acc")),
        Op::Rout(on) => say!("conquest-do-rout", what = object(on, "acc")),
        Op::Move(on, to) => say!("conquest-do-move", what = object(on, "acc"), place = place(*to)),
        Op::CommitAgain(it, _) => say!("conquest-do-commit", what = reference(*it, "acc")),
        Op::AttachTo(it, host) => {
            say!("conquest-do-attach", what = reference(*it, "acc"), host = reference(*host, "to"))
        }
        Op::ReduceCost(n) => say!("conquest-do-reduce", n = *n),
        Op::Cancel => say!("conquest-do-cancel"),
        Op::CancelShield => say!("conquest-do-cancel-shield"),
        Op::MoreShield(n) => say!("conquest-do-more-shield", n = *n),
        Op::Redirect(it) => say!("conquest-do-redirect", to = reference(*it, "to")),
        Op::BattleAbility(_) => say!("conquest-do-battle-ability"),
        Op::Change(on, grant, until) => {
            let what = granted(grant);
            say!("conquest-do-change", who = object(on, "nom"), what = what, until = duration(*until))
        }
        Op::Delay(later, ops) => match later {
            Later::EndOfPhase => say!("conquest-do-later-phase", effects = effects(ops)),
            Later::AfterItEnters => say!("conquest-do-later-enters", effects = effects(ops)),
        },
        Op::If(cond, ops) => say!("conquest-do-if", cond = condition(cond), effects = effects(ops)),
        Op::Then => return None,
        Op::Repeat(n, ops) => say!("conquest-do-repeat", n = *n, effects = effects(ops)),
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
        Grant::LoseAttack(n) => say!("conquest-get-less-attack", n = *n),
        Grant::Hp(num) => say!("conquest-get-hp", n = number(num)),
        Grant::DoubleHp => say!("conquest-get-double-hp"),
        Grant::Command(Num::Per(n, sel)) => {
            say!("conquest-get-command-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Command(num) => say!("conquest-get-command", n = number(num)),
        Grant::NoCommand => say!("conquest-get-no-command"),
        Grant::Keyword(it) => say!("conquest-get-keyword", keyword = keyword_saying(*it)),
        Grant::LoseKeyword(it) => say!("conquest-get-lose-keyword", keyword = keyword_saying(*it)),
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
    }
}

fn number(num: &Num) -> Value {
    match num {
        Num::N(n) | Num::Per(n, _) => Value::Number(i64::from(*n)),
        Num::X => Value::Text("X".to_owned()),
        Num::All => say!("conquest-text-all").into(),
        Num::PrintedAttack(_) => say!("conquest-text-printed-attack").into(),
    }
}

fn place(to: To) -> Saying {
    match to {
        To::ThisPlanet => say!("conquest-place-this"),
        To::PlanetOf(_) | To::ThatPlanet => say!("conquest-place-same"),
        To::Chosen(_) => say!("conquest-place-chosen"),
        To::YourHq => say!("conquest-place-hq"),
        To::FirstPlanet => say!("conquest-place-first"),
    }
}

fn object(on: &On, case: &'static str) -> Saying {
    match on {
        On::The(it) => reference(*it, case),
        On::Each(sel) => noun(sel, each_form(sel), case),
        On::Picked => say!("conquest-ref-picked", case = case),
    }
}

fn reference(it: Ref, case: &'static str) -> Saying {
    match it {
        Ref::This => say!("conquest-ref-this", case = case),
        Ref::Host => say!("conquest-ref-host", case = case),
        Ref::That => say!("conquest-ref-that", case = case),
        Ref::Source => say!("conquest-ref-source", case = case),
        Ref::HostOf(_) => say!("conquest-ref-its-host", case = case),
        Ref::Chosen(PAID) => say!("conquest-ref-paid", case = case),
        Ref::Chosen(1) => say!("conquest-ref-second", case = case),
        Ref::Chosen(_) => say!("conquest-ref-chosen", case = case),
        Ref::YourWarlord => say!("conquest-ref-warlord", case = case),
    }
}

fn each_form(sel: &[Is]) -> &'static str {
    if sel.contains(&Is::Other) { "other" } else { "each" }
}

fn choose_form(sel: &[Is]) -> &'static str {
    if sel.iter().any(|is| matches!(is, Is::Other | Is::Not(_))) { "another" } else { "a" }
}

/// A noun with its form, faction and case, followed by its qualities.
fn noun(sel: &[Is], form: &'static str, case: &'static str) -> Saying {
    let mut head = "card";
    let mut faction = "none";
    let mut qualities: Vec<Value> = Vec::new();
    for is in sel {
        match is {
            Is::Unit => head = "unit",
            Is::Army => head = "army",
            Is::Support => head = "support",
            Is::Attachment => head = "attachment",
            Is::Event => head = "event",
            Is::Warlord => head = "warlord",
            Is::Of(of) => faction = faction_code(*of),
            other => qualities.extend(quality(other).map(Value::from)),
        }
    }
    let post = match qualities.len() {
        0 => Value::Text(String::new()),
        _ => chain(qualities),
    };
    let post: Value = match post {
        Value::Text(_) => post,
        some => say!("conquest-text-after-noun", post = some).into(),
    };
    say!("conquest-noun", noun = head, form = form, faction = faction, case = case, post = post)
}

fn quality(is: &Is) -> Option<Saying> {
    Some(match is {
        Is::NonWarlord => say!("conquest-is-no-warlord"),
        Is::Token(number) => say!("conquest-is-token", name = card(CardId(*number)).name),
        Is::Yours => say!("conquest-is-yours"),
        Is::Enemys => say!("conquest-is-enemys"),
        Is::SameController(_) => say!("conquest-is-same-controller"),
        Is::Trait(traits) => {
            let names: Vec<String> = traits.iter().map(|it| trait_name(&format!("{it:?}"))).collect();
            say!("conquest-is-trait", names = names.join(" / "))
        }
        Is::NotTrait(it) => say!("conquest-is-not-trait", name = trait_name(&format!("{it:?}"))),
        Is::Unique => say!("conquest-is-unique"),
        Is::NotUnique => say!("conquest-is-not-unique"),
        Is::Named(number) => say!("conquest-is-named", name = card(CardId(*number)).name),
        Is::NotNamed(number) => say!("conquest-is-not-named", name = card(CardId(*number)).name),
        Is::CostAtMost(n) => say!("conquest-is-cost", n = *n),
        Is::Has(keyword) => say!("conquest-is-having", keyword = keyword_saying(*keyword)),
        Is::Exhausted => say!("conquest-is-exhausted"),
        Is::Damaged => say!("conquest-is-damaged"),
        Is::HasAttachment => say!("conquest-is-with-attachment"),
        Is::NoAttachment => say!("conquest-is-without-attachment"),
        Is::HostFor(_) => say!("conquest-is-eligible"),
        Is::AtThisPlanet => say!("conquest-is-here"),
        Is::AtThatPlanet => say!("conquest-is-that-planet"),
        Is::AttachedTo(_) => say!("conquest-is-attached"),
        Is::InHandOrDiscard(_) => say!("conquest-is-in-hand-or-discard"),
        Is::AtPlanetOf(_) => say!("conquest-is-same-planet"),
        Is::AtChosen(_) => say!("conquest-is-there"),
        Is::AdjacentToThis => say!("conquest-is-adjacent"),
        Is::AtPlanet => say!("conquest-is-at-planet"),
        Is::AtHq => say!("conquest-is-at-hq"),
        Is::InHand(Who::Opponent) => say!("conquest-is-in-opponents-hand"),
        Is::InHand(_) => say!("conquest-is-in-hand"),
        Is::InDiscard(Who::Opponent) => say!("conquest-is-in-opponents-discard"),
        Is::InDiscard(_) => say!("conquest-is-in-discard"),
        Is::Topmost => say!("conquest-is-topmost"),
        Is::DeckTop(Who::Opponent, n) => say!("conquest-is-on-opponents-deck", n = *n),
        Is::DeckTop(_, n) => say!("conquest-is-on-deck", n = *n),
        Is::Either(any) => {
            let any: Vec<Saying> = any.iter().map(|sel| noun(sel, "a", "nom")).collect();
            say!("conquest-is-either", any = any)
        }
        _ => return None,
    })
}

fn keyword_saying(keyword: Keyword) -> Saying {
    match keyword {
        Keyword::NoWargear => say!("conquest-keyword-no-wargear"),
        Keyword::NoAttachments => say!("conquest-keyword-no-attachments"),
        Keyword::Ranged => say!("conquest-keyword-ranged"),
        Keyword::Flying => say!("conquest-keyword-flying"),
        Keyword::Brutal => say!("conquest-keyword-brutal"),
        Keyword::Armorbane => say!("conquest-keyword-armorbane"),
        Keyword::Mobile => say!("conquest-keyword-mobile"),
        Keyword::Ambush => say!("conquest-keyword-ambush"),
        Keyword::AreaEffect(n) => say!("conquest-keyword-area-effect", n = n),
        Keyword::Limited => say!("conquest-keyword-limited"),
        Keyword::ImmuneToEnemyEvents => say!("conquest-keyword-immune"),
    }
}

fn faction_code(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "space-marines",
        Faction::AstraMilitarum => "astra-militarum",
        Faction::Orks => "orks",
        Faction::Chaos => "chaos",
        Faction::DarkEldar => "dark-eldar",
        Faction::Eldar => "eldar",
        Faction::Tau => "tau",
        Faction::Neutral => "none",
    }
}

/// `BloodAngels` as two words.
fn trait_name(code: &str) -> String {
    let mut name = String::new();
    for letter in code.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push(' ');
        }
        name.push(letter);
    }
    name
}
