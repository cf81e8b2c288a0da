//! A language that cannot lie: whatever stands in an ability is said in its text, in every language, and heard by the engine.

use conquest::Card;
use conquest::ability::{Ability, Class, Event, Is, Limit, Num, Op, Per, Who};
use conquest::card::{CardId, Kind};
use conquest::cards::{all_ids, card};
use conquest::state::Timing;
use conquest::text;
use wording::Language;

mod told;

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

/// Whether what it is said to be is a unit anyway: a token, or one of several kinds that are all units.
fn is_a_unit_anyway(what: &[Is]) -> bool {
    let unit = |is: &Is| matches!(is, Is::Unit | Is::Army | Is::Warlord | Is::Synapse);
    what.iter().any(|is| match is {
        Is::Token(_) | Is::AnyToken => true,
        Is::Either(kinds) => kinds.iter().all(|kind| kind.iter().any(unit) || is_a_unit_anyway(kind)),
        _ => false,
    })
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
                if gone != Is::Event && !(gone == Is::Unit && is_a_unit_anyway(&trigger.obj)) {
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
        Event::Defeated,
        Event::ToDeck,
        Event::Shuffles,
        Event::ToDiscard,
        Event::Captured,
        Event::PlanetLeaves,
        Event::TurnedUp,
        Event::Infested,
        Event::Cleansed,
        Event::Reserved,
        Event::TokenPasses,
        Event::Enslaves,
        Event::Switched,
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

/// Everything those steps hold, those inside others too, with how deep they stand.
fn each_step<'a>(ops: &'a [Op], depth: usize, each: &mut dyn FnMut(&'a Op, usize)) {
    for op in ops {
        each(op, depth);
        each_step(op.inside(false), depth + 1, each);
        if let Op::OneOf(..) = op {
            each_step(op.inside(true), depth + 1, each);
        }
    }
}

/// What a step speaks of besides the board: something that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    Nothing,
    /// A change on its way through the gate.
    Change,
    Deployment,
    Damage,
    Attack,
    Shield,
    Ability,
    Search,
    Struggle,
}

/// A new step does not compile before it has a line here.
fn needs(op: &Op) -> Needs {
    match op {
        Op::Instead | Op::CancelEffect => Needs::Change,
        Op::ReduceCost(_)
        | Op::ReduceCostTo(..)
        | Op::RaiseCost(_)
        | Op::Delay(conquest::ability::Later::AfterItEnters, _) => Needs::Deployment,
        Op::Prevent(_) | Op::Reassign(..) | Op::Increase(_) | Op::Reduce(_) => Needs::Damage,
        Op::CancelAttack | Op::Redirect(_) | Op::Hush => Needs::Attack,
        Op::CancelShield | Op::MoreShield(_) | Op::DoubleShield => Needs::Shield,
        Op::Cancel | Op::Retarget(_) => Needs::Ability,
        Op::SearchDeeper(_) => Needs::Search,
        Op::ForgoBonus | Op::CancelBonus(_) => Needs::Struggle,
        Op::Choose { .. }
        | Op::ChoosePlace { .. }
        | Op::ChooseNumber(_)
        | Op::ChooseKeyword(_)
        | Op::ChooseAside(_)
        | Op::SecretPlanets(..)
        | Op::May(_)
        | Op::Opponent(_)
        | Op::DeployAt(..)
        | Op::Rule(..)
        | Op::OpponentDiscardsOr(..)
        | Op::ForgoPrize
        | Op::SwitchPlaces(..)
        | Op::SwitchPlanets(..)
        | Op::SwitchAside(..)
        | Op::Become(_)
        | Op::IndirectAmong(..)
        | Op::OneOf(..)
        | Op::Gain(..)
        | Op::TakeResources(_)
        | Op::PlaceResources(_)
        | Op::TakeFromThis(_)
        | Op::Draw(..)
        | Op::DiscardRandom(..)
        | Op::LoseResources(..)
        | Op::DiscardTop(..)
        | Op::PutOnDeck(_)
        | Op::Discard(_)
        | Op::ReturnToHand(_)
        | Op::Search { .. }
        | Op::SearchAndShuffle { .. }
        | Op::RevealTop
        | Op::AddToHand(_)
        | Op::PutIntoPlay(..)
        | Op::PutUnderControl(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::Tokens(..)
        | Op::Deal(..)
        | Op::TradeBlows(..)
        | Op::DealSurely(..)
        | Op::Indirect(..)
        | Op::Let(_)
        | Op::RangedSkirmish
        | Op::MoveDamage(..)
        | Op::Heal(..)
        | Op::Destroy(_)
        | Op::Sacrifice(_)
        | Op::Exhaust(_)
        | Op::Ready(_)
        | Op::Rout(_)
        | Op::Retreat(_)
        | Op::PayOr(..)
        | Op::Move(..)
        | Op::CommitAgain(..)
        | Op::CommitHere(_)
        | Op::AttachTo(..)
        | Op::TakeControl(_)
        | Op::PutOnTop(_)
        | Op::ShuffleIntoDeck(_)
        | Op::RevealHand(_)
        | Op::PassNextTurn
        | Op::GiveBack(_)
        | Op::TurnDial
        | Op::PutInReserve(_)
        | Op::LookAt(_)
        | Op::HoldUnder(_)
        | Op::TakeInitiative
        | Op::ReverseBattles
        | Op::TakeTurn
        | Op::CopyEvent
        | Op::FightAt(_)
        | Op::BattleAbility(_)
        | Op::Infest(_)
        | Op::TokensAtEach(..)
        | Op::Modify(_)
        | Op::Delay(conquest::ability::Later::EndOfPhase, _)
        | Op::If(..)
        | Op::Then
        | Op::IfTaken
        | Op::Repeat(..)
        | Op::EachPlanet(..)
        | Op::While(..)
        | Op::EachPlayer(_) => Needs::Nothing,
    }
}

/// Whether what is spoken of is under way when that event is told.
fn is_under_way(needs: Needs, event: Event, timing: Timing) -> bool {
    let early = timing == Timing::Interrupt;
    match needs {
        Needs::Nothing => true,
        Needs::Change => early && event.is_told(Timing::Reaction),
        Needs::Deployment => event == Event::Deploying && early,
        Needs::Damage => event == Event::Assigned || event == Event::Damaged && early,
        Needs::Attack => matches!(event, Event::Attacks | Event::Defends),
        Needs::Shield => event == Event::Shield && early,
        Needs::Ability => {
            event == Event::Targets || early && matches!(event, Event::Played | Event::BattleAbility)
        }
        Needs::Search => event == Event::Searches && early,
        Needs::Struggle => event == Event::StruggleWon && early,
    }
}

/// A step that changes something under way stands only where that is under way: anywhere else the engine would pass over it.
#[test]
fn no_step_speaks_of_what_is_not_there() {
    let mut lost = Vec::new();
    for (name, ability) in abilities() {
        let told = ability.trigger.as_ref().map(|it| it.event).zip(ability.class.timing());
        each_step(&ability.body, 0, &mut |op, _| {
            let needed = needs(op);
            let there = told.is_some_and(|(event, timing)| is_under_way(needed, event, timing));
            if needed != Needs::Nothing && !there {
                lost.push(format!("{name}: {op:?} in answer to {told:?}"));
            }
        });
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// A state remembers where in an ability it is: three levels of nesting, 128 steps a level, six things chosen.
#[test]
fn no_ability_is_larger_than_a_state_can_remember() {
    for (name, ability) in abilities() {
        assert!(ability.body.len() < 128 && ability.costs.len() < 128, "{name}");
        each_step(&ability.body, 0, &mut |op, depth| {
            assert!(depth < 3, "{name}: {op:?} stands at level {depth}");
            assert!(op.inside(false).len() < 128 && op.inside(true).len() < 128, "{name}");
            if let Op::Choose { into, .. } | Op::ChoosePlace { into, .. } | Op::EachPlanet(into, _) = op {
                assert!(*into < 6, "{name}: {op:?}");
            }
        });
    }
}

/// Whether the engine reads it where it is printed, and where it is laid down at a planet for a time. A new word does not
/// compile before somebody has looked.
fn is_read(constant: &conquest::ability::Constant) -> [bool; 2] {
    use conquest::ability::{Constant, On};
    match constant {
        Constant::Modify(modifier) => [true, matches!(modifier.to, On::Each(_))],
        Constant::PlaysFromDiscard(who, _) => [*who == Who::You, true],
        Constant::LikeAmbush(_) => [true, true],
        Constant::OfType(_) | Constant::NoEnemyWarlord => [false, true],
        Constant::HiveMind(_)
        | Constant::SacrificeAtDamage(_)
        | Constant::StrikesCostMore(_)
        | Constant::ReserveCounts
        | Constant::Shields { .. }
        | Constant::StrikesAsAction
        | Constant::ReserveFights(_)
        | Constant::BarsCopies
        | Constant::YieldsInitiative
        | Constant::CommitsApart
        | Constant::CollectsLess(_)
        | Constant::Price { .. }
        | Constant::OwnPriceLess(_)
        | Constant::FromDiscard
        | Constant::DiscardsToDeploy(_)
        | Constant::TopRevealed
        | Constant::AmbushWhile(_)
        | Constant::CountsAsWarlord => [true, false],
    }
}

/// What is always given is given for good, to whom a card can mean without having chosen anything; what is given for a time
/// ends. Constants are lent or laid down at planets only where the engine reads them there.
#[test]
fn nothing_is_given_that_nobody_would_get() {
    use conquest::ability::{Constant, Grant, On, Ref, Until};
    let mut lost = Vec::new();
    for (id, _) in all_ids() {
        let it = card(id);
        let unread = it.all_constants().filter(|constant| !is_read(constant)[0]);
        lost.extend(unread.map(|constant| format!("{}: {constant:?}", it.name)));
        for modifier in it.all_constants().filter_map(Constant::modifier) {
            let reached = match &modifier.to {
                On::Each(_) => true,
                On::The(whom) => matches!(whom, Ref::This | Ref::Host | Ref::YourWarlord),
                On::Picked => false,
            };
            // What a card gives its host to have reaches others through a modifier alone.
            let lent = match &modifier.grant {
                Grant::Constant(constant) => {
                    constant.modifier().is_none() || !matches!(modifier.to, On::The(_))
                }
                grant => matches!(grant, Grant::MustAttackThis | Grant::KeywordOf(_)),
            };
            let settled = modifier.until == Until::Always;
            if !reached || lent || !settled {
                lost.push(format!("{}: {modifier:?}", it.name));
            }
        }
        for ability in it.all_abilities().chain(it.granted()) {
            each_step(&ability.body, 0, &mut |op, _| {
                let read = match op {
                    Op::Modify(modifier) => match &modifier.grant {
                        Grant::Constant(constant) => constant.modifier().is_some(),
                        _ => true,
                    },
                    Op::Rule(_, constant, _) => is_read(constant)[1],
                    _ => true,
                };
                if !read {
                    lost.push(format!("{}: {op:?}", it.name));
                }
            });
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}
