//! The parts of a step that its words are made around: what it is done to, and how much of it.

use super::super::phrase::amount_to_explain;
use crate::ability::{Modifier, Num, On, Op, Ref, Reg, To};

/// Whether the step speaks of that card, and once only: its name may stand there at length.
#[expect(clippy::wildcard_enum_match_arm, reason = "`done_to` spells out the others")]
pub(super) fn names_once(op: &Op, it: Ref) -> bool {
    match op {
        Op::PutIntoPlay(card, _)
        | Op::PutUnderControl(card, _)
        | Op::DeployAt(card, _)
        | Op::Redirect(card)
        | Op::Reassign(_, card)
        | Op::LookAt(card)
        | Op::AddToHand(card)
        | Op::CommitHere(card)
        | Op::CommitAgain(card, _) => *card == it,
        Op::MoveDamage(_, from, to) => (*from == it) != (*to == it),
        Op::PutIntoPlayOn(card, host) | Op::DeployOn(card, host) | Op::AttachTo(card, host) => {
            (*card == it) != (*host == it)
        }
        op => done_to(op) == Some(&On::The(it)),
    }
}

/// The place of memory with the planet the step goes to or happens at.
pub(super) fn goes_to(op: &Op) -> Option<Reg> {
    if let Op::Move(_, To::Chosen(reg))
    | Op::PutIntoPlay(_, To::Chosen(reg))
    | Op::PutUnderControl(_, To::Chosen(reg))
    | Op::DeployAt(_, To::Chosen(reg))
    | Op::Tokens(_, _, To::Chosen(reg))
    | Op::Infest(To::Chosen(reg))
    | Op::FightAt(To::Chosen(reg))
    | Op::CommitAgain(_, reg) = op
    {
        return Some(*reg);
    }
    None
}

/// The cards a step does something to.
pub(in crate::text) fn done_to(op: &Op) -> Option<&On> {
    match op {
        Op::Discard(on)
        | Op::ReturnToHand(on)
        | Op::Deal(_, on)
        | Op::DealSurely(_, on)
        | Op::PutOnDeck(on)
        | Op::Heal(_, on)
        | Op::Destroy(on)
        | Op::Sacrifice(on)
        | Op::Exhaust(on)
        | Op::Ready(on)
        | Op::Rout(on)
        | Op::Retreat(on)
        | Op::Move(on, _)
        | Op::TakeControl(on)
        | Op::GiveBack(on)
        | Op::PutOnTop(on)
        | Op::ShuffleIntoDeck(on)
        | Op::PutInReserve(on)
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
        | Op::LoseResources(..)
        | Op::DiscardTop(..)
        | Op::Search { .. }
        | Op::RevealTop
        | Op::AddToHand(_)
        | Op::PutIntoPlay(..)
        | Op::PutUnderControl(..)
        | Op::May(_)
        | Op::Rule(..)
        | Op::ForgoPrize
        | Op::ForgoBonus
        | Op::CancelEffect
        | Op::OpponentDiscardsOr(..)
        | Op::IndirectAmong(..)
        | Op::Opponent(_)
        | Op::DeployAt(..)
        | Op::SwitchPlaces(..)
        | Op::SwitchPlanets(..)
        | Op::ChooseNumber(_)
        | Op::ChooseKeyword(_)
        | Op::ChooseAside(_)
        | Op::SecretPlanets(..)
        | Op::SwitchAside(..)
        | Op::Become(_)
        | Op::TradeBlows(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::Tokens(..)
        | Op::Indirect(..)
        | Op::MoveDamage(..)
        | Op::Prevent(_)
        | Op::Reassign(..)
        | Op::Increase(_)
        | Op::Reduce(_)
        | Op::HoldUnder(_)
        | Op::FightAt(_)
        | Op::Hush
        | Op::CancelBonus(_)
        | Op::CopyEvent
        | Op::TakeTurn
        | Op::ReverseBattles
        | Op::Retarget(_)
        | Op::SearchDeeper(_)
        | Op::SearchAndShuffle { .. }
        | Op::RangedSkirmish
        | Op::Let(_)
        | Op::DoubleShield
        | Op::RaiseCost(_)
        | Op::ReduceCostTo(..)
        | Op::PayOr(..)
        | Op::CommitAgain(..)
        | Op::CommitHere(_)
        | Op::AttachTo(..)
        | Op::RevealHand(_)
        | Op::PassNextTurn
        | Op::TurnDial
        | Op::LookAt(_)
        | Op::TakeInitiative
        | Op::ReduceCost(_)
        | Op::Instead
        | Op::Cancel
        | Op::CancelAttack
        | Op::CancelShield
        | Op::MoreShield(_)
        | Op::Redirect(_)
        | Op::BattleAbility(_)
        | Op::Infest(_)
        | Op::TokensAtEach(..)
        | Op::Delay(..)
        | Op::If(..)
        | Op::Then
        | Op::IfTaken
        | Op::Repeat(..)
        | Op::EachPlanet(..)
        | Op::While(..)
        | Op::EachPlayer(_) => None,
    }
}

/// The amount a step speaks of.
pub(super) fn amount_of(op: &Op) -> Option<&Num> {
    match op {
        // Said where it is removed, prevented or doubled.
        Op::Heal(Num::HalfDamageOn(_), _)
        | Op::Prevent(Num::DamageBeyond(_))
        | Op::MoveDamage(Num::OfThat, ..)
        | Op::Increase(Num::DamageBeyond(0)) => None,
        Op::Gain(_, num)
        | Op::TakeResources(num)
        | Op::PlaceResources(num)
        | Op::TakeFromThis(num)
        | Op::Draw(_, num)
        | Op::DiscardRandom(_, num)
        | Op::DiscardTop(_, num)
        | Op::Tokens(_, num, _)
        | Op::Deal(num, _)
        | Op::DealSurely(num, _)
        | Op::LoseResources(_, num)
        | Op::Indirect(num, ..)
        | Op::IndirectAmong(num, ..)
        | Op::MoveDamage(num, ..)
        | Op::Heal(num, _)
        | Op::Prevent(num)
        | Op::Reassign(num, _)
        | Op::Increase(num)
        | Op::Reduce(num)
        | Op::SearchDeeper(num)
        | Op::RaiseCost(num)
        | Op::ReduceCostTo(num, _)
        | Op::PayOr(num, _)
        | Op::ReduceCost(num)
        | Op::MoreShield(num)
        | Op::Repeat(num, _) => Some(num),
        Op::Modify(modifier) => amount_to_explain(&modifier.grant),
        Op::Choose { .. }
        | Op::ChoosePlace { .. }
        | Op::OneOf(..)
        | Op::Discard(_)
        | Op::PutOnDeck(_)
        | Op::ReturnToHand(_)
        | Op::Search { .. }
        | Op::RevealTop
        | Op::AddToHand(_)
        | Op::PutIntoPlay(..)
        | Op::PutUnderControl(..)
        | Op::May(_)
        | Op::Rule(..)
        | Op::ForgoPrize
        | Op::ForgoBonus
        | Op::CancelEffect
        | Op::OpponentDiscardsOr(..)
        | Op::Opponent(_)
        | Op::DeployAt(..)
        | Op::SwitchPlaces(..)
        | Op::SwitchPlanets(..)
        | Op::ChooseNumber(_)
        | Op::ChooseKeyword(_)
        | Op::ChooseAside(_)
        | Op::SecretPlanets(..)
        | Op::SwitchAside(..)
        | Op::Become(_)
        | Op::TradeBlows(..)
        | Op::PutIntoPlayOn(..)
        | Op::DeployOn(..)
        | Op::Destroy(_)
        | Op::Sacrifice(_)
        | Op::Exhaust(_)
        | Op::Ready(_)
        | Op::Rout(_)
        | Op::HoldUnder(_)
        | Op::FightAt(_)
        | Op::Hush
        | Op::CancelBonus(_)
        | Op::CopyEvent
        | Op::TakeTurn
        | Op::ReverseBattles
        | Op::Retarget(_)
        | Op::SearchAndShuffle { .. }
        | Op::RangedSkirmish
        | Op::Let(_)
        | Op::DoubleShield
        | Op::Retreat(_)
        | Op::Move(..)
        | Op::CommitAgain(..)
        | Op::CommitHere(_)
        | Op::AttachTo(..)
        | Op::TakeControl(_)
        | Op::GiveBack(_)
        | Op::PutOnTop(_)
        | Op::ShuffleIntoDeck(_)
        | Op::RevealHand(_)
        | Op::PassNextTurn
        | Op::TurnDial
        | Op::PutInReserve(_)
        | Op::LookAt(_)
        | Op::TakeInitiative
        | Op::Instead
        | Op::Cancel
        | Op::CancelAttack
        | Op::CancelShield
        | Op::Redirect(_)
        | Op::BattleAbility(_)
        | Op::Infest(_)
        | Op::TokensAtEach(..)
        | Op::Delay(..)
        | Op::If(..)
        | Op::Then
        | Op::IfTaken
        | Op::EachPlanet(..)
        | Op::While(..)
        | Op::EachPlayer(_) => None,
    }
}
