//! What an ability does to the card that is being chosen for it, read from its steps: whether one would rather choose an own
//! card or an enemy's, and which of them.

use crate::ability::{Grant, On, Op, Ref, Reg};
use crate::card::Kind;
use crate::state::{Frame, Loc, ObjId, Run, Seat, Stage, State};

use super::value::worth;

/// How good it is for that player to choose the card for the cost or effect being resolved. None where nothing that is
/// resolved says what becomes of it.
pub(super) fn chosen(state: &State, seat: Seat, id: ObjId) -> Option<f32> {
    let Some(Frame::Run(run)) = state.frames.last() else { return None };
    let own = if state.obj(id).controller == seat { 1.0 } else { -1.0 };
    if let Stage::Cost(_) = run.stage {
        return Some(-stake(state, id));
    }
    let Some(Op::Choose { into, .. }) = State::current_op(run) else { return None };
    let aim = Aim { state, run, id, into: *into };
    let fate = aim.all(State::steps_after(run));
    (fate != 0.0).then_some(own * fate)
}

/// A chosen card, and where the ability remembers it.
struct Aim<'a> {
    state: &'a State,
    run: &'a Run,
    id: ObjId,
    into: Reg,
}

impl Aim<'_> {
    /// What all these steps mean to whoever controls the card: more is better, nothing is said by 0.
    fn all(&self, steps: &[Op]) -> f32 {
        steps.iter().map(|op| self.one(op)).sum()
    }

    fn it(&self, it: Ref) -> bool {
        it == Ref::Chosen(self.into)
    }

    fn on(&self, on: &On) -> bool {
        match on {
            On::The(it) => self.it(*it),
            On::Each(_) => false,
            On::Picked => true,
        }
    }

    /// Whether the card is at home, or a battle is fought where it is not: what it is given for a time matters less there.
    fn is_elsewhere(&self) -> bool {
        let loc = self.state.obj(self.id).loc;
        loc == Loc::Hq || self.state.battle.is_some_and(|battle| loc != Loc::Planet(battle.planet))
    }

    fn one(&self, op: &Op) -> f32 {
        let (state, id) = (self.state, self.id);
        let number = |n| f32::from(state.number(n, &self.run.ctx()).min(20));
        let stake = stake(state, id);
        match op {
            Op::Deal(n, on) | Op::DealSurely(n, on) if self.on(on) => -hurt(state, id, number(n)),
            Op::MoveDamage(n, from, to) if self.it(*from) || self.it(*to) => {
                if self.it(*from) {
                    0.5 * number(n)
                } else {
                    -hurt(state, id, number(n))
                }
            }
            Op::Reassign(n, to) if self.it(*to) => -hurt(state, id, number(n)),
            Op::Heal(n, on) if self.on(on) => 0.5 * number(n).min(f32::from(state.obj(id).damage)),
            Op::Destroy(on) | Op::Sacrifice(on) | Op::ShuffleIntoDeck(on) | Op::PutOnDeck(on)
                if self.on(on) =>
            {
                -stake
            }
            Op::Discard(on) if self.on(on) => -stake,
            Op::ReturnToHand(on) if self.on(on) => -0.6 * stake,
            Op::Rout(on) | Op::Retreat(on) if self.on(on) => -0.5 * stake,
            Op::Exhaust(on) if self.on(on) => {
                if state.obj(id).exhausted {
                    -0.01
                } else {
                    -0.3 * stake
                }
            }
            Op::Ready(on) if self.on(on) => {
                if state.obj(id).exhausted {
                    0.3 * stake
                } else {
                    0.01
                }
            }
            // Good for whoever chooses, whose card it then is.
            Op::TakeControl(on) if self.on(on) => {
                if state.obj(id).controller == self.run.ctrl {
                    stake
                } else {
                    -stake
                }
            }
            Op::AddToHand(it)
            | Op::PutIntoPlay(it, _)
            | Op::PutUnderControl(it, _)
            | Op::PutIntoPlayOn(it, _)
            | Op::DeployOn(it, _)
            | Op::DeployAt(it, _)
            | Op::HoldUnder(it)
                if self.it(*it) =>
            {
                // From an enemy's pile it is taken away, from one's own it is won.
                if state.obj(id).controller == self.run.ctrl { stake } else { -stake }
            }
            Op::Modify(modifier) if self.on(&modifier.to) => {
                given(&modifier.grant, stake, number) * if self.is_elsewhere() { 0.2 } else { 1.0 }
            }
            Op::Delay(_, steps) | Op::If(_, steps) | Op::May(steps) | Op::Repeat(_, steps) => self.all(steps),
            // Every other step says nothing of a card that was chosen.
            Op::Choose { .. }
            | Op::ChoosePlace { .. }
            | Op::ChooseNumber(_)
            | Op::ChooseKeyword(_)
            | Op::ChooseAside(_)
            | Op::SecretPlanets(..)
            | Op::Opponent(_)
            | Op::DeployAt(..)
            | Op::Rule(..)
            | Op::OpponentDiscardsOr(..)
            | Op::CancelEffect
            | Op::ForgoBonus
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
            | Op::SearchDeeper(_)
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
            | Op::Prevent(_)
            | Op::Reassign(..)
            | Op::Increase(_)
            | Op::Reduce(_)
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
            | Op::ReduceCost(_)
            | Op::ReduceCostTo(..)
            | Op::RaiseCost(_)
            | Op::Instead
            | Op::Cancel
            | Op::Retarget(_)
            | Op::ReverseBattles
            | Op::TakeTurn
            | Op::CopyEvent
            | Op::CancelBonus(_)
            | Op::Hush
            | Op::FightAt(_)
            | Op::CancelAttack
            | Op::CancelShield
            | Op::MoreShield(_)
            | Op::DoubleShield
            | Op::Redirect(_)
            | Op::BattleAbility(_)
            | Op::Infest(_)
            | Op::TokensAtEach(..)
            | Op::Modify(_)
            | Op::Then
            | Op::IfTaken
            | Op::EachPlanet(..)
            | Op::While(..)
            | Op::EachPlayer(_) => 0.0,
        }
    }
}

/// What being given that means to a card's controller.
fn given<'a>(grant: &'a Grant, stake: f32, number: impl Fn(&'a crate::ability::Num) -> f32) -> f32 {
    match grant {
        Grant::Attack(n) => 0.6 * number(n) + 0.05 * stake,
        Grant::LoseAttack(n) => -0.6 * number(n) - 0.05 * stake,
        Grant::SetAttack(_)
        | Grant::NoCommand
        | Grant::LoseKeyword(_)
        | Grant::NoKeywords
        | Grant::BlankWhole
        | Grant::Blank => -0.3 * stake,
        Grant::DoubleAttack | Grant::DoubleHp => 0.5 * stake,
        Grant::Hp(n) => 0.5 * number(n) + 0.05 * stake,
        Grant::LoseHp(n) => -0.5 * number(n) - 0.05 * stake,
        Grant::CannotAttack
        | Grant::CannotReady
        | Grant::NotReadiedBetweenRounds
        | Grant::CannotRetreat
        | Grant::CannotBeHealed
        | Grant::TakesDouble
        | Grant::UncountedIcons
        | Grant::MustAttackThis => -0.3 * stake,
        Grant::Command(_)
        | Grant::Keyword(_)
        | Grant::KeywordOf(_)
        | Grant::AreaEffect(_)
        | Grant::Trait(_)
        | Grant::Ability(_)
        | Grant::Bonus(..)
        | Grant::MustDefend
        | Grant::CannotBeAttacked
        | Grant::CannotBeTargetedByEnemies
        | Grant::CannotBeRouted
        | Grant::CannotBeExhausted
        | Grant::Faction(_)
        | Grant::Cheaper(..)
        | Grant::IgnoresFlying
        | Grant::SureDamage
        | Grant::CountsExhausted
        | Grant::Constant(_)
        | Grant::SparedBy(_)
        | Grant::TakesAtMost(_)
        | Grant::DoubleDamageTo(_) => 0.3 * stake,
    }
}

/// What so much damage costs a card's controller: the unit, or a part of it.
fn hurt(state: &State, id: ObjId, damage: f32) -> f32 {
    let left = f32::from(state.hp(id).saturating_sub(state.obj(id).damage)).max(1.0);
    let stake = stake(state, id);
    if damage < left {
        return stake * 0.6 * damage / left;
    }
    let decides = state.card(id).kind == Kind::Warlord && state.obj(id).bloodied;
    stake * 1.3 + if decides { 100.0 } else { 0.0 }
}

/// What a card is worth where it is.
fn stake(state: &State, id: ObjId) -> f32 {
    let card = state.card(id);
    let cost = f32::from(card.cost.unwrap_or(0));
    match state.obj(id).loc {
        Loc::Hand | Loc::Deck | Loc::Discard => 0.5 + 0.4 * cost + 0.1 * f32::from(card.shields),
        _ if card.kind == Kind::Warlord => worth(state, id) + 4.0,
        _ if state.is_unit(id) => worth(state, id),
        Loc::Removed | Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) | Loc::Reserve(_) => {
            0.5 + 0.5 * cost
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::answer::{Answer, Ask};
    use crate::bots::thumb;
    use crate::rng::Chance;
    use crate::scenario::board;
    use crate::state::{Seat, State};

    /// Uses the only ability of a card of that name and says whom the rules of thumb choose.
    fn chosen_for(text: &str, card: &str) -> String {
        let mut game = board(text);
        let mut legal = Vec::new();
        for _ in 0..60 {
            let seat = game.to_answer().expect("the game is on");
            game.legal(seat, &mut legal);
            let uses = |it: &&Answer| matches!(it, Answer::Use { card: id, .. } | Answer::Play(id) if named(&game, *id) == card);
            let answer = match legal.iter().find(uses) {
                Some(it) if seat == Seat::A => *it,
                _ if game.ask == Ask::Choose && seat == Seat::A => {
                    let Answer::Pick(id) = thumb::best(&game, seat, &legal, &mut Chance::new(1)) else {
                        break;
                    };
                    return named(&game, id).to_owned();
                }
                _ => legal.iter().copied().find(|it| *it == Answer::Pass).unwrap_or(legal[0]),
            };
            game.advance(seat, answer);
        }
        "nobody".to_owned()
    }

    fn named(game: &State, id: crate::state::ObjId) -> &'static str {
        game.card(id).name
    }

    /// Strength is for an own unit, although an enemy could be chosen.
    #[test]
    fn what_helps_is_given_to_an_own_unit() {
        let board = "players: Tina = Colonel Straken; Chris = Nazdreg
            initiative: Tina
            phase: combat
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina hq: Catachan Outpost
            Tina at 1: Cadian Mortar Squad
            Chris at 1: Goff Nob";
        assert_eq!(chosen_for(board, "Catachan Outpost"), "Cadian Mortar Squad");
    }

    /// Damage is for an enemy, although an own unit could be chosen.
    #[test]
    fn what_harms_is_done_to_an_enemy() {
        let board = "players: Tina = Zarathur, High Sorcerer; Chris = Nazdreg
            initiative: Tina
            phase: combat
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina resources: 5
            Tina hand: Tzeentch's Firestorm
            Tina at 1: Chaos Fanatics
            Chris at 1: Goff Nob";
        assert_eq!(chosen_for(board, "Tzeentch's Firestorm"), "Goff Nob");
    }
}
