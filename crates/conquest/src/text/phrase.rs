//! The parts sentences share: what must hold, what is granted and for how long, how much, where to.

use rulebook::{Saying, Value, say};

use super::noun::{choose_form, faction_code, keyword_saying, noun, nouns, reference, type_code};
use super::trigger::who_code;
use super::{ability, constant};
use crate::ability::{Cond, Grant, Num, Ref, To, Until};

pub(super) fn condition(cond: &Cond) -> Saying {
    match cond {
        Cond::ThisReady => say!("conquest-if-ready"),
        Cond::ThisDamaged => say!("conquest-if-damaged"),
        Cond::ThisAtFirstPlanet => say!("conquest-if-first-planet"),
        Cond::ThisAtType(kind) => say!("conquest-if-at-type", kind = type_code(*kind)),
        Cond::ChosenNotOfType(_, kind) => say!("conquest-if-chosen-not-type", kind = type_code(*kind)),
        Cond::ChosenOfType(_, kind) => say!("conquest-if-chosen-type", kind = type_code(*kind)),
        Cond::YouControlMany(n, sel) => {
            say!("conquest-if-you-control-many", n = *n, what = nouns(sel))
        }
        Cond::ThereIsNo(sel) => say!("conquest-if-there-is-no", what = noun(sel, choose_form(sel), "from")),
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
        Cond::YouControl(sel) => say!("conquest-if-you-control", what = noun(sel, "a", "acc")),
        Cond::ThereIs(sel) => say!("conquest-if-there-is", what = noun(sel, "a", "nom")),
        Cond::OpponentIsRicher => say!("conquest-if-richer"),
        Cond::YouHaveFewerUnits => say!("conquest-if-fewer-units"),
        Cond::Infested => say!("conquest-if-infested"),
        Cond::NotInfested => say!("conquest-if-not-infested"),
        Cond::Factions(n, sel) => say!("conquest-if-factions", n = *n, what = nouns(sel)),
        Cond::Unshielded => say!("conquest-if-unshielded"),
        Cond::NoBattleYet => say!("conquest-if-no-battle-yet"),
        Cond::DuringBattle => say!("conquest-if-battle"),
        Cond::BattleHere => say!("conquest-if-battle-here"),
        Cond::DiscardHolds(n, sel) => {
            say!("conquest-if-discard-holds", n = *n, what = nouns(sel))
        }
        Cond::Matches(it, sel) => {
            say!("conquest-if-matches", who = reference(*it, "nom"), what = noun(sel, "a", "nom"))
        }
        Cond::InPlay(it) => say!("conquest-if-in-play", who = reference(*it, "nom")),
        Cond::DamageOnThis(n) => say!("conquest-if-damage", n = *n),
        Cond::ResourcesOnThis => say!("conquest-if-resources"),
        Cond::HostAttacking(sel) => say!("conquest-if-host-attacking", what = noun(sel, "a", "acc")),
        Cond::Attacking(sel) => say!("conquest-if-attacking", what = noun(sel, "a", "acc")),
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
            say!("conquest-get-hp-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Hp(num) => say!("conquest-get-hp", n = number(num)),
        Grant::LoseHp(num) => say!("conquest-get-less-hp", n = number(num)),
        Grant::MustAttackThis => say!("conquest-get-must-attack-this"),
        Grant::CountsExhausted => say!("conquest-get-counts-exhausted"),
        Grant::SureDamage => say!("conquest-get-sure-damage"),
        Grant::Constant(it) => say!("conquest-get-ability", ability = constant(it)),
        Grant::DoubleHp => say!("conquest-get-double-hp"),
        Grant::Command(Num::Per(n, sel)) => {
            say!("conquest-get-command-per", n = *n, what = noun(sel, "each", "acc"))
        }
        Grant::Command(num) => say!("conquest-get-command", n = number(num)),
        Grant::NoCommand => say!("conquest-get-no-command"),
        Grant::Keyword(it) => say!("conquest-get-keyword", keyword = keyword_saying(*it)),
        Grant::KeywordOf(_) => say!("conquest-get-chosen-keyword"),
        Grant::AreaEffect(num) => {
            say!("conquest-get-keyword", keyword = say!("conquest-keyword-area-effect", n = number(num)))
        }
        Grant::LoseKeyword(it) => say!("conquest-get-lose-keyword", keyword = keyword_saying(*it)),
        Grant::Trait(it) => say!("conquest-get-trait", name = it.name()),
        Grant::Ability(it) => say!("conquest-get-ability", ability = ability(it)),
        Grant::Blank => say!("conquest-get-blank"),
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
pub(super) fn amount_to_explain(grant: &Grant) -> Option<&Num> {
    match grant {
        Grant::Attack(Num::Per(..)) | Grant::Hp(Num::Per(..)) | Grant::Command(Num::Per(..)) => None,
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

pub(super) fn place(to: To) -> Saying {
    match to {
        To::ThisPlanet => say!("conquest-place-this"),
        To::PlanetOf(_) => say!("conquest-place-same"),
        To::ThatPlanet => say!("conquest-place-that"),
        To::Chosen(_) => say!("conquest-place-chosen"),
        To::YourHq => say!("conquest-place-hq"),
        To::FirstPlanet => say!("conquest-place-first"),
        To::WherePaid => say!("conquest-place-same"),
        To::LastPlanet => say!("conquest-place-last"),
    }
}

/// What X is, where an amount is worked out.
pub(super) fn where_x(num: &Num) -> Option<Saying> {
    Some(match num {
        Num::N(_) | Num::X | Num::All | Num::PrintedAttack(_) => return None,
        Num::Per(1, sel) => say!("conquest-x-count", what = nouns(sel)),
        Num::Per(n, sel) => say!("conquest-x-times", n = *n, what = nouns(sel)),
        Num::AttackOf(it) => say!("conquest-x-attack", of = reference(*it, "from")),
        Num::PrintedCost(it) => say!("conquest-x-cost", of = reference(*it, "from")),
        Num::SumOfAttack(sel) => say!("conquest-x-sum-attack", what = nouns(sel)),
        Num::AreaEffectOf(it) => say!("conquest-x-area", of = reference(*it, "from")),
        Num::DamageOn(it) => say!("conquest-x-damage", of = reference(*it, "from")),
        Num::CardsInHandUpTo(who, n) => say!("conquest-x-hand-up-to", who = who_code(*who), n = *n),
        Num::MostAtOnePlanet(sel) => say!("conquest-x-most", what = nouns(sel)),
        Num::HalfDamageOn(it) => say!("conquest-x-half-damage", of = reference(*it, "from")),
        Num::DamageBeyond(n) => say!("conquest-x-damage-beyond", n = *n),
        Num::Factions(sel) => say!("conquest-x-factions", what = nouns(sel)),
        Num::CommandOf(n, it) => say!("conquest-x-icons", n = *n, of = reference(*it, "from")),
        Num::Resources(who) => say!("conquest-x-resources", who = who_code(*who)),
        Num::CardsInHand(who) => say!("conquest-x-hand", who = who_code(*who)),
        Num::HighestCost(sel) => say!("conquest-x-highest", what = nouns(sel)),
        Num::OfThat => say!("conquest-x-that"),
        Num::CardBonus => say!("conquest-x-card-bonus"),
        Num::ResourceBonus => say!("conquest-x-resource-bonus"),
    })
}
