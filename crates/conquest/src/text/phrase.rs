//! The parts sentences share: what must hold, what is granted and for how long, how much, where to.

use rulebook::{Saying, Value, say};

use super::names::{faction_code, keyword_saying, type_code};
use super::noun::{noun, nouns, reference};
use super::trigger::who_code;
use super::{ability, constant};
use crate::ability::{Cond, Grant, Is, Num, Ref, To, Until};

pub(super) fn condition(cond: &Cond) -> Saying {
    match cond {
        Cond::ThisReady => say!("conquest-if-ready", who = reference(Ref::This, "nom")),
        Cond::ThisDamaged => say!("conquest-if-state", who = reference(Ref::This, "nom"), state = "damaged"),
        Cond::ThisAtFirstPlanet => say!("conquest-if-first-planet", who = reference(Ref::This, "nom")),
        Cond::ThisAtType(kind) => {
            say!("conquest-if-at-type", who = reference(Ref::This, "nom"), kind = type_code(*kind))
        }
        Cond::ChosenNotOfType(_, kind) => say!("conquest-if-chosen-not-type", kind = type_code(*kind)),
        Cond::ChosenOfType(_, kind) => say!("conquest-if-chosen-type", kind = type_code(*kind)),
        Cond::YouControlMany(n, sel) => {
            say!("conquest-if-you-control-many", n = *n, what = nouns(sel, "some"))
        }
        Cond::ThereIsNo(sel) => say!("conquest-if-there-is-no", what = noun(sel, no_form(sel), "from")),
        Cond::HandAtMost(who, 0) => say!("conquest-if-hand-empty", who = who_code(*who)),
        Cond::HandAtMost(who, n) => say!("conquest-if-hand-at-most", who = who_code(*who), n = *n),
        Cond::HandAbove(who, Num::N(n)) => say!("conquest-if-hand-above", who = who_code(*who), n = *n),
        Cond::HandAbove(who, num) => {
            say!(
                "conquest-if-hand-above-x",
                who = who_code(*who),
                x = where_x(num).map_or_else(|| number(num), Value::from)
            )
        }
        Cond::NothingChosen(_) => say!("conquest-if-nothing-chosen"),
        Cond::Different(..) => say!("conquest-if-different"),
        Cond::Bloodthirst => say!("conquest-if-bloodthirst"),
        Cond::OpponentHasInitiative => say!("conquest-if-fasta"),
        Cond::Both(first, second) => {
            say!("conquest-if-both", first = condition(first), second = condition(second))
        }
        Cond::YouControl(sel) if sel[..] == [Is::Warlord, Is::AtThisPlanet] => {
            say!("conquest-if-your-warlord-here")
        }
        Cond::YouControl(sel) => say!("conquest-if-you-control", what = noun(sel, "a", "acc")),
        Cond::ThereIs(sel) if sel[..] == [Is::Warlord, Is::Yours, Is::AtThatPlanet] => {
            say!("conquest-if-your-warlord-there")
        }
        Cond::ThereIs(sel) => {
            // Who is somewhere need not be said to be in play.
            let place = |is: &Is| matches!(is, Is::AtThisPlanet | Is::AtThatPlanet);
            let at = if sel.iter().any(place) { "planet" } else { "play" };
            say!("conquest-if-there-is", what = noun(sel, "a", "nom"), at = at)
        }
        Cond::OpponentIsRicher => say!("conquest-if-richer"),
        Cond::YouHaveFewerUnits => say!("conquest-if-fewer-units"),
        Cond::Infested => say!("conquest-if-infested"),
        Cond::NotInfested => say!("conquest-if-not-infested"),
        Cond::Factions(n, sel) => say!("conquest-if-factions", n = *n, what = nouns(sel, "the")),
        Cond::Unshielded => say!("conquest-if-unshielded"),
        Cond::NoBattleYet => say!("conquest-if-no-battle-yet"),
        Cond::DuringBattle => say!("conquest-if-battle"),
        Cond::BattleHere => say!("conquest-if-battle-here"),
        Cond::DiscardHolds(n, sel) => {
            say!("conquest-if-discard-holds", n = *n, what = nouns(sel, "some"))
        }
        Cond::Matches(it, sel) if sel[..] == [Is::HasAttachment] => {
            say!("conquest-if-has-attachment", who = reference(*it, "nom"))
        }
        Cond::Matches(it, sel) => {
            let who = reference(*it, "nom");
            match &sel[..] {
                [Is::Unit, Is::AtPlanet] => say!("conquest-if-at-planet", who = who),
                [Is::Unit, Is::AtInfested] => say!("conquest-if-at-infested", who = who),
                [Is::CostAtLeast(n)] => say!("conquest-if-costs", who = who, n = *n),
                [Is::Unit, Is::Undamaged] => say!("conquest-if-state", who = who, state = "undamaged"),
                [Is::Warlord, Is::Hale] => say!("conquest-if-state", who = who, state = "hale"),
                [Is::Warlord, Is::OnBloodiedSide] => {
                    say!("conquest-if-state", who = who, state = "bloodied")
                }
                sel => say!("conquest-if-matches", who = who, what = noun(sel, "a", "nom")),
            }
        }
        Cond::InPlay(it) => say!("conquest-if-in-play", who = reference(*it, "nom")),
        Cond::DamageOnThis(n) => say!("conquest-if-damage", n = *n),
        Cond::ResourcesOnThis => say!("conquest-if-resources"),
        Cond::HostAttacking(sel) => {
            let who = reference(Ref::Host, "nom");
            say!("conquest-if-attacking", who = who, what = noun(sel, "a", "acc"))
        }
        Cond::Attacking(sel) if sel.is_empty() => {
            say!("conquest-if-attacking-any", who = reference(Ref::This, "nom"))
        }
        Cond::Attacking(sel) => {
            let who = reference(Ref::This, "nom");
            say!("conquest-if-attacking", who = who, what = noun(sel, "a", "acc"))
        }
    }
}

/// Whether nothing about the gift needs to be explained.
pub(super) fn is_plain(grant: &Grant) -> bool {
    !matches!(grant, Grant::Cheaper(..)) && amount_to_explain(grant).and_then(where_x).is_none()
}

/// Several gifts, one after the other.
pub(super) fn granted_all(grants: &[&Grant]) -> Value {
    let mut said: Vec<Value> = Vec::new();
    let mut rest = grants;
    while let [grant, after @ ..] = rest {
        if let (Grant::Attack(Num::N(attack)), [Grant::Hp(Num::N(hp)), beyond @ ..]) = (grant, after) {
            said.push(say!("conquest-get-attack-and-hp", attack = *attack, hp = *hp).into());
            rest = beyond;
        } else if let (Grant::Attack(Num::N(attack)), [Grant::LoseHp(Num::N(hp)), beyond @ ..]) =
            (grant, after)
        {
            said.push(say!("conquest-get-attack-but-hp", attack = *attack, hp = *hp).into());
            rest = beyond;
        } else if let (Grant::Attack(Num::Per(n, each)), Some(next)) = (grant, after.first())
            && let Grant::Hp(Num::Per(_, like)) | Grant::Command(Num::Per(_, like)) = next
            && like == each
        {
            // For each of what is said with the next gift.
            said.push(granted(&Grant::Attack(Num::N(*n))).into());
            rest = after;
        } else if let (Grant::Trait(one), [Grant::Trait(other), beyond @ ..]) = (grant, after) {
            let names = Value::List(vec![one.name().into(), other.name().into()]);
            said.push(say!("conquest-get-traits", names = names, again = "no").into());
            rest = beyond;
        } else if let Grant::Keyword(_) = grant {
            let keyword = |it: &&Grant| {
                let Grant::Keyword(it) = it else { return None };
                Some(Value::from(keyword_saying(*it)))
            };
            let keywords: Vec<Value> = rest.iter().map_while(keyword).collect();
            rest = &rest[keywords.len()..];
            said.push(say!("conquest-get-keyword", keyword = Value::List(keywords), again = "no").into());
        } else {
            said.push(granted(grant).into());
            rest = after;
        }
    }
    given_again(&mut said);
    Value::List(said)
}

/// Where one gift follows another, a language may give both with one verb.
fn given_again(said: &mut [Value]) {
    let is_gift =
        |it: &Value| matches!(it, Value::Saying(it) if GIFTS.iter().any(|gift| it.key.starts_with(gift)));
    for at in 1..said.len() {
        if is_gift(&said[at - 1])
            && let Value::Saying(it) = &mut said[at]
        {
            set(it, "again", "yes");
        }
    }
}

/// What is given, rather than what a card does or cannot do.
const GIFTS: [&str; 8] = [
    "conquest-get-attack",
    "conquest-get-less-attack",
    "conquest-get-hp",
    "conquest-get-less-hp",
    "conquest-get-command",
    "conquest-get-keyword",
    "conquest-get-trait",
    "conquest-get-ability",
];

/// Gives a value of that name, where the message has one, another content.
pub(super) fn set(saying: &mut Saying, name: &str, content: impl Into<Value>) {
    if let Some((_, value)) = saying.values.iter_mut().find(|(it, _)| it == name) {
        *value = content.into();
    }
}

pub(super) fn granted(grant: &Grant) -> Saying {
    match grant {
        Grant::Attack(Num::Per(n, sel)) => {
            say!("conquest-get-attack-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Attack(Num::CommandOf(n, it @ Ref::Attacked)) => {
            say!("conquest-get-attack-icons", n = *n, of = reference(*it, "from"))
        }
        Grant::Attack(num) => say!("conquest-get-attack", n = number(num)),
        Grant::LoseAttack(num) => say!("conquest-get-less-attack", n = number(num)),
        Grant::SetAttack(n) => say!("conquest-get-set-attack", n = *n),
        Grant::DoubleAttack => say!("conquest-get-double-attack"),
        Grant::NoKeywords => say!("conquest-get-no-keywords"),
        Grant::Bonus(cards, resources) => {
            say!("conquest-get-bonus", cards = *cards, resources = *resources)
        }
        Grant::CannotAttack => say!("conquest-get-cannot-attack"),
        Grant::MustDefend => say!("conquest-get-must-defend"),
        Grant::CannotBeHealed => say!("conquest-get-not-healed"),
        Grant::TakesDouble => say!("conquest-get-takes-double"),
        Grant::Hp(Num::Per(n, sel)) => {
            say!("conquest-get-hp-per", n = *n, what = noun(sel, "each", "acc"), again = "no")
        }
        Grant::Hp(num) => say!("conquest-get-hp", n = number(num), again = "no"),
        Grant::LoseHp(num) => say!("conquest-get-less-hp", n = number(num), again = "no"),
        Grant::MustAttackThis => say!("conquest-get-must-attack-this"),
        Grant::CountsExhausted => say!("conquest-get-counts-exhausted"),
        Grant::SureDamage => say!("conquest-get-sure-damage"),
        Grant::Constant(it) => say!("conquest-get-ability", ability = constant(it), again = "no"),
        Grant::DoubleHp => say!("conquest-get-double-hp"),
        Grant::Command(Num::Per(n, sel)) => {
            say!("conquest-get-command-per", n = *n, what = noun(sel, "each", "acc"), again = "no")
        }
        Grant::Command(num) => say!("conquest-get-command", n = number(num), again = "no"),
        Grant::NoCommand => say!("conquest-get-no-command"),
        Grant::Keyword(it) => say!("conquest-get-keyword", keyword = keyword_saying(*it), again = "no"),
        Grant::KeywordOf(_) => say!("conquest-get-chosen-keyword"),
        Grant::AreaEffect(num) => {
            let keyword = say!("conquest-keyword-area-effect", n = number(num));
            say!("conquest-get-keyword", keyword = keyword, again = "no")
        }
        Grant::LoseKeyword(it) => say!("conquest-get-lose-keyword", keyword = keyword_saying(*it)),
        Grant::Trait(it) => say!("conquest-get-trait", name = it.name(), again = "no"),
        Grant::Ability(it) => say!("conquest-get-ability", ability = ability(it), again = "no"),
        Grant::Blank => say!("conquest-get-blank"),
        Grant::BlankWhole => say!("conquest-get-blank-whole"),
        Grant::CannotBeAttacked => say!("conquest-get-not-attacked"),
        Grant::CannotBeTargetedByEnemies => say!("conquest-get-not-targeted"),
        Grant::CannotBeRouted => say!("conquest-get-not-routed"),
        Grant::CannotBeExhausted => say!("conquest-get-not-exhausted"),
        Grant::NotReadiedBetweenRounds => say!("conquest-get-not-readied"),
        Grant::UncountedIcons => say!("conquest-get-uncounted"),
        Grant::Faction(faction) => say!("conquest-get-faction", faction = faction_code(*faction)),
        Grant::Cheaper(sel, n, least) => {
            say!("conquest-get-cheaper", what = noun(sel, "each", "nom"), n = *n, least = *least)
        }
        Grant::CannotRetreat => say!("conquest-get-no-retreat"),
        Grant::IgnoresFlying => say!("conquest-get-ignores-flying"),
        Grant::CannotReady => say!("conquest-get-no-ready"),
        Grant::SparedBy(sel) => say!("conquest-get-spared", what = noun(sel, "a", "from")),
        Grant::TakesAtMost(n) => say!("conquest-get-takes-at-most", n = *n),
        Grant::DoubleDamageTo(sel) => say!("conquest-get-double-damage", what = noun(sel, "each", "dat")),
    }
}

/// The amount of what is given, unless it is said for each of something.
#[expect(clippy::wildcard_enum_match_arm, reason = "`Grant::amount` spells out the others")]
pub(super) fn amount_to_explain(grant: &Grant) -> Option<&Num> {
    match grant {
        Grant::Attack(Num::Per(..) | Num::CommandOf(_, Ref::Attacked))
        | Grant::Hp(Num::Per(..))
        | Grant::Command(Num::Per(..)) => None,
        other => other.amount(),
    }
}

pub(super) fn duration(until: Until) -> Saying {
    match until {
        Until::EndOfPhase => say!("conquest-until-phase"),
        Until::EndOfBattle => say!("conquest-until-battle"),
        Until::EndOfCombatRound => say!("conquest-until-combat-round"),
        Until::EndOfRound => say!("conquest-until-round"),
        Until::ThisAttack => say!("conquest-until-this-attack"),
        Until::NextAttack => say!("conquest-until-next-attack"),
        Until::ThisStruggle => say!("conquest-until-struggle"),
        Until::NextEnemyTurn => say!("conquest-until-enemy-turn"),
        Until::NextCombatRound => say!("conquest-until-next-round"),
        Until::NextAction => say!("conquest-until-next-action"),
        Until::NextDeployed => say!("conquest-until-next-deployed"),
        Until::Always => say!("conquest-until-always"),
    }
}

pub(super) fn number(num: &Num) -> Value {
    match num {
        Num::N(n) => Value::Number(i64::from(*n)),
        Num::X
        | Num::Per(..)
        | Num::AttackOf(_)
        | Num::PrintedCost(_)
        | Num::SumOfAttack(_)
        | Num::AreaEffectOf(_)
        | Num::DamageOn(_)
        | Num::HalfDamageOn(_)
        | Num::CardsInHandUpTo(..)
        | Num::MostAtOnePlanet(_)
        | Num::DamageBeyond(_)
        | Num::Factions(_)
        | Num::CommandOf(..)
        | Num::Resources(_)
        | Num::CardsInHand(_)
        | Num::HighestCost(_)
        | Num::CardBonus
        | Num::ResourceBonus
        | Num::OfThat => Value::Text("X".to_owned()),
        Num::All => say!("conquest-text-all").into(),
        Num::PrintedAttack(it) => say!("conquest-text-printed-attack", of = reference(*it, "from")).into(),
    }
}

/// A place where something happens (`at`) or to which something goes (`to`).
pub(super) fn place(to: To, case: &'static str) -> Saying {
    match to {
        To::ThisPlanet => say!("conquest-place-this", case = case),
        To::PlanetOf(_) | To::WherePaid => say!("conquest-place-same", case = case),
        To::ThatPlanet => say!("conquest-place-that", case = case),
        To::Chosen(_) => say!("conquest-place-chosen", case = case),
        To::YourHq => say!("conquest-place-hq", case = case),
        To::FirstPlanet => say!("conquest-place-first", case = case),
        To::LastPlanet => say!("conquest-place-last", case = case),
    }
}

/// "No", or "no other" where some card does not count.
fn no_form(sel: &[Is]) -> &'static str {
    if sel.iter().any(|is| matches!(is, Is::Other | Is::Not(_))) { "no-other" } else { "no" }
}

/// What X is, where an amount is worked out.
pub(super) fn where_x(num: &Num) -> Option<Saying> {
    Some(match num {
        Num::N(_) | Num::X | Num::All | Num::PrintedAttack(_) => return None,
        Num::Per(1, sel) => say!("conquest-x-count", what = nouns(sel, "the")),
        Num::Per(n, sel) => say!("conquest-x-times", n = *n, what = nouns(sel, "the")),
        Num::AttackOf(it) => say!("conquest-x-attack", of = reference(*it, "from")),
        Num::PrintedCost(it) => say!("conquest-x-cost", of = reference(*it, "from")),
        Num::SumOfAttack(sel) => say!("conquest-x-sum-attack", what = nouns(sel, "the")),
        Num::AreaEffectOf(it) => say!("conquest-x-area", of = reference(*it, "from")),
        Num::DamageOn(it) => say!("conquest-x-damage", of = reference(*it, "from")),
        Num::CardsInHandUpTo(who, n) => say!("conquest-x-hand-up-to", who = who_code(*who), n = *n),
        Num::MostAtOnePlanet(sel) => say!("conquest-x-most", what = nouns(sel, "the")),
        Num::HalfDamageOn(it) => say!("conquest-x-half-damage", of = reference(*it, "from")),
        Num::DamageBeyond(0) => say!("conquest-x-that-damage"),
        Num::DamageBeyond(n) => say!("conquest-x-damage-beyond", n = *n),
        Num::Factions(sel) => say!("conquest-x-factions", what = nouns(sel, "the")),
        Num::CommandOf(n, it) => say!("conquest-x-icons", n = *n, of = reference(*it, "from")),
        Num::Resources(who) => say!("conquest-x-resources", who = who_code(*who)),
        Num::CardsInHand(who) => say!("conquest-x-hand", who = who_code(*who)),
        Num::HighestCost(sel) => say!("conquest-x-highest", what = nouns(sel, "the")),
        Num::OfThat => say!("conquest-x-that"),
        Num::CardBonus => say!("conquest-x-card-bonus"),
        Num::ResourceBonus => say!("conquest-x-resource-bonus"),
    })
}
