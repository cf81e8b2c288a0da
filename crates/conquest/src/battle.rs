//! The combat phase: where battles are fought, combat rounds and turns, withdrawal, and what the winner gets.

use crate::ability::{Constant, Event, Grant, Per, Until};
use crate::answer::Ask;
use crate::card::{MATERIAL, STRONGPOINT, TECH};
use crate::cards::card;
use crate::state::{
    Battle, Deed, Exit, Frame, Happened, Loc, Loss, ObjId, Outcome, PLANETS, Phase, Place, PlanetState, Seat,
    State, Step, Timing,
};
use crate::window::of_planet;

/// A battle in which nobody can harm anybody, and nobody withdraws, would never end: after so many rounds it is a draw.
/// The booklet is silent; see the note to CG-3.11.9.
const MOST_COMBAT_ROUNDS: u8 = 50;

impl State {
    pub(crate) fn mobile(&mut self, turn: u8) {
        if turn >= 2 {
            self.step = Step::BattleNext(0);
            return;
        }
        let seat = if turn == 0 { self.initiative } else { self.initiative.other() };
        let mut moves = Vec::new();
        self.mobile_moves(seat, &mut moves);
        if moves.is_empty() {
            self.step = Step::Mobile(turn + 1);
        } else {
            self.ask(Ask::Mobile, seat);
        }
    }

    pub(crate) fn next_battle(&mut self, from: u8) {
        let due = |at: &u8| {
            self.is_face_up(*at)
                && (self.first == Some(*at) || Seat::BOTH.into_iter().any(|seat| self.leads_at(*at, seat)))
        };
        match (from..PLANETS as u8).map(|turn| self.in_turn(turn)).find(due) {
            None => self.step = Step::CombatLast,
            Some(planet) => {
                self.step = Step::BattleBegin(planet);
                self.open_window();
            }
        }
    }

    /// The next battle is fought there, out of turn.
    pub(crate) fn fight_at(&mut self, place: Option<Place>) -> bool {
        let Some(Place::Planet(planet)) = place else { return false };
        // Before a battle has begun its turn comes again; everything else goes on.
        let back = if self.phase == Phase::Combat { Step::BattleNext(0) } else { self.step };
        self.extra = Some((planet, back));
        self.step = Step::BattleBegin(planet);
        true
    }

    /// Which planet's turn that is, from the first to the last or the other way round; and the turn of that planet.
    fn in_turn(&self, at: u8) -> u8 {
        if self.backwards { PLANETS as u8 - 1 - at } else { at }
    }

    pub(crate) fn begin_battle(&mut self, planet: u8) {
        // What was done in the window may have taken the warlord, and so the battle, away.
        let warlords = Seat::BOTH.map(|seat| self.leads_at(planet, seat));
        if self.first != Some(planet)
            && self.extra.is_none_or(|(at, _)| at != planet)
            && warlords == [false, false]
        {
            self.step = Step::BattleNext(self.in_turn(planet) + 1);
            return;
        }
        let initiative = match warlords {
            [true, false] => Seat::A,
            [false, true] => Seat::B,
            _ => self.initiative,
        };
        self.fought = true;
        self.battle = Some(Battle {
            planet,
            initiative,
            ranged: true,
            round: 1,
            turn: initiative,
            passes: 0,
            window: false,
            blood: false,
            no_prize: false,
        });
        self.step = Step::Strike(0, initiative);
        self.announce(self.in_battle(Event::BattleBegins, planet), Timing::Reaction);
    }

    /// Everybody who wanted to strike has: the first combat round begins.
    pub(crate) fn begin_first_round(&mut self) {
        self.step = Step::CombatTurn;
        let Some(battle) = self.battle else { return };
        self.announce(self.in_battle(Event::RoundBegins, battle.planet), Timing::Reaction);
    }

    /// That player has the initiative in the battle from now on, and so the next combat turn.
    pub(crate) fn take_battle_initiative(&mut self, seat: Seat) -> bool {
        let Some(battle) = self.battle.as_mut().filter(|battle| battle.initiative != seat) else {
            return false;
        };
        battle.initiative = seat;
        battle.turn = seat;
        true
    }

    /// The combat round goes on with a ranged skirmish.
    pub(crate) fn fight_ranged_skirmish(&mut self) -> bool {
        let Some(battle) = self.battle.as_mut().filter(|battle| !battle.ranged) else { return false };
        battle.ranged = true;
        battle.passes = 0;
        true
    }

    pub(crate) fn combat_turn(&mut self) {
        let Some(mut battle) = self.battle else {
            self.step = Step::BattleNext(0);
            return;
        };
        if !battle.window {
            battle.window = true;
            self.battle = Some(battle);
            return self.open_window();
        }
        let seat = battle.turn;
        let (mut mine, mut theirs, mut ready) = (false, false, false);
        for obj in self.play.iter().map(|id| self.obj(*id)).filter(|it| it.loc == Loc::Planet(battle.planet))
        {
            mine |= obj.controller == seat;
            theirs |= obj.controller != seat;
            ready |= obj.controller == seat && !obj.exhausted;
        }
        if !mine && !theirs {
            self.step = Step::BattleEnds(None);
            return;
        }
        if !theirs && ready {
            self.step = Step::BattleWon(seat);
            return;
        }
        if self.any_combat_option(seat, |_| true) {
            return self.ask(Ask::CombatTurn, seat);
        }
        // In the ranged skirmish only who can attack has a turn.
        if !battle.ranged {
            self.forget_turn();
        }
        battle.passes += 1;
        battle.turn = seat.other();
        battle.window = false;
        if battle.passes >= 2 {
            battle.passes = 0;
            battle.turn = battle.initiative;
            if battle.ranged {
                battle.ranged = false;
                self.battle = Some(battle);
                let what = self.in_battle(Event::SkirmishEnds, battle.planet);
                return self.announce(what, Timing::Reaction);
            }
            self.step = Step::RoundEnd;
        }
        self.battle = Some(battle);
    }

    /// An attack or a retreat ends the combat turn.
    pub(crate) fn end_combat_turn(&mut self) {
        self.forget_turn();
        let Some(battle) = &mut self.battle else { return };
        let seat = battle.turn;
        battle.turn = seat.other();
        battle.passes = 0;
        battle.window = false;
        let planet = battle.planet;
        let mut what = self.in_battle(Event::TurnEnds, planet);
        what.who = seat;
        self.announce(what, Timing::Reaction);
    }

    /// That player has the next combat turn.
    pub(crate) fn take_combat_turn(&mut self, seat: Seat) -> bool {
        let Some(battle) = self.battle.as_mut().filter(|battle| battle.turn != seat) else { return false };
        battle.turn = seat;
        true
    }

    /// Who has the initiative as far as abilities are concerned.
    pub(crate) fn initiative_for_abilities(&self) -> Seat {
        let yields = |seat: Seat| {
            self.battle.is_some_and(|battle| {
                self.units_at(battle.planet, seat).any(|id| {
                    let copy = |other: ObjId| self.obj(other).card == self.obj(id).card;
                    self.printed_constants(id).contains(&Constant::YieldsInitiative)
                        && !self.blank(id)
                        && !self.units_at(battle.planet, seat.other()).any(copy)
                })
            })
        };
        Seat::BOTH.into_iter().find(|seat| yields(*seat)).map_or(self.initiative_now(), Seat::other)
    }

    /// What lasted for that player's combat turn is over.
    fn forget_turn(&mut self) {
        let Some(turn) = self.battle.map(|battle| battle.turn) else { return };
        self.mods.retain(|it| it.until != Until::NextEnemyTurn || it.ctrl == turn);
    }

    pub(crate) fn end_combat_round(&mut self) {
        self.step = Step::RoundReady;
        self.forget_uses(Per::CombatRound);
        self.expire(Until::EndOfCombatRound);
        let Some(battle) = &mut self.battle else { return };
        battle.blood = false;
        let battle = *battle;
        self.announce(self.in_battle(Event::RoundEnds, battle.planet), Timing::Reaction);
    }

    pub(crate) fn ready_after_round(&mut self) {
        self.step = Step::Withdraw(0);
        let Some(battle) = self.battle else { return };
        self.open_window();
        self.ready_all(|state, id| {
            let there = state.obj(id).loc == Loc::Planet(battle.planet);
            there && !state.forbidden(id, Grant::NotReadiedBetweenRounds)
        });
    }

    /// Something of a battle, told to those at its planet.
    fn in_battle(&self, event: Event, planet: u8) -> Happened {
        Happened::new(event, ObjId::NONE, self.initiative_now()).at(Some(Place::Planet(planet)))
    }

    /// The battle is won: those who answer that come first, then the Battle ability.
    pub(crate) fn win_battle(&mut self, seat: Seat) {
        self.step = Step::BattleCleansed(seat);
        let Some(battle) = self.battle else { return };
        let mut what = self.in_battle(Event::BattleWon, battle.planet);
        what.who = seat;
        self.announce(what, Timing::Reaction);
    }

    /// The winner may use the planet's ability, if it could change anything.
    pub(crate) fn offer_battle_ability(&mut self, seat: Seat) {
        self.step = Step::BattleEnds(Some(seat));
        // A training game goes without card abilities, those of planets too.
        let Some(battle) = self.battle.filter(|battle| !battle.no_prize && !self.options.training) else {
            return;
        };
        // With public pauses everybody is asked: whether it could change something may depend on a hand.
        if self.options.pauses.hide(seat) || self.battle_ability_would_change(battle.planet, seat) {
            self.ask(Ask::BattleAbility, seat);
        }
    }

    pub(crate) fn withdraw(&mut self, turn: u8) {
        let Some(battle) = &mut self.battle else { return };
        if turn >= 2 && battle.round >= MOST_COMBAT_ROUNDS {
            self.step = Step::BattleEnds(None);
            return;
        }
        if turn >= 2 {
            battle.round = battle.round.saturating_add(1);
            battle.turn = battle.initiative;
            battle.window = false;
            let planet = battle.planet;
            self.expire(Until::NextCombatRound);
            self.step = Step::CombatTurn;
            self.announce(self.in_battle(Event::RoundBegins, planet), Timing::Reaction);
            return;
        }
        let seat = if turn == 0 { battle.initiative } else { battle.initiative.other() };
        let mut units = Vec::new();
        self.withdrawals(seat, &mut units);
        if units.is_empty() {
            self.step = Step::Withdraw(turn + 1);
        } else {
            self.ask(Ask::Withdraw, seat);
        }
    }

    /// The battle is about to end: everybody who fought is still there.
    pub(crate) fn tell_end_of_battle(&mut self, winner: Option<Seat>) {
        self.step = Step::BattleOver(winner);
        if let Some(what) = self.battle_ending(winner) {
            self.announce(what, Timing::Interrupt);
        }
    }

    fn battle_ending(&self, winner: Option<Seat>) -> Option<Happened> {
        let mut what = self.in_battle(Event::BattleEnds, self.battle?.planet);
        what.who = winner.unwrap_or(what.who);
        Some(what)
    }

    pub(crate) fn end_battle(&mut self, winner: Option<Seat>) {
        let ending = self.battle_ending(winner);
        let Some(battle) = self.battle.take() else { return };
        let planet = battle.planet;
        // Announced first, asked last: what goes home or leaves with the planet has done so by then.
        if let Some(what) = ending {
            self.announce(what, Timing::Reaction);
        }
        self.expire(Until::EndOfBattle);
        self.expire(Until::EndOfCombatRound);
        self.expire(Until::NextCombatRound);
        self.expire(Until::NextEnemyTurn);
        self.forget_uses(Per::CombatRound);
        self.forget_uses(Per::Battle);
        // A battle out of turn claims nothing, and the game goes on where it was.
        let extra = self.extra.take();
        self.step = extra.map_or(Step::BattleNext(self.in_turn(planet) + 1), |(_, back)| back);
        if self.first != Some(planet) || extra.is_some() {
            if let Some(seat) = winner {
                let warlord = self.player(seat).warlord;
                if self.obj(warlord).loc == Loc::Planet(planet) {
                    self.move_to(warlord, Place::Hq(seat));
                }
            }
            return;
        }
        let frames = self.frames.len();
        self.push(Frame::Fallen { planet });
        match winner {
            None => {
                let who = self.initiative;
                self.happen(of_planet(Event::PlanetLeaves, planet, who), Deed::RemovePlanet(planet))
            }
            Some(seat) => self.happen(of_planet(Event::Captured, planet, seat), Deed::Capture(planet)),
        };
        // Where nobody answers it the planet has left already.
        if self.frames.len() == frames + 1 {
            self.step_fallen(planet);
        }
    }

    /// The planet has left the row: what lies on it and in reserve there is discarded, the units go home.
    pub(crate) fn step_fallen(&mut self, planet: u8) {
        self.frames.pop();
        if self.is_face_up(planet) {
            return;
        }
        let attached: Vec<(ObjId, Exit)> = self
            .play
            .iter()
            .filter(|id| self.obj(**id).loc == Loc::OnPlanet(planet))
            .map(|id| (*id, Exit::Discarded))
            .collect();
        self.send_away(&attached);
        self.discard_reserve(planet);
        let start = self.happenings.len();
        for id in self.play.iter().copied().collect::<Vec<_>>() {
            if self.obj(id).loc == Loc::Planet(planet) && self.reserve_behind(id).is_none() {
                let home = Place::Hq(self.obj(id).controller);
                self.propose(self.moving(id, home), Deed::Move(home));
            }
        }
        self.open_gate(start);
    }

    /// Whether the player's display holds three planets of a common type.
    pub(crate) fn has_conquered(&self, seat: Seat) -> bool {
        [MATERIAL, STRONGPOINT, TECH].iter().any(|kind| {
            let of_kind = |at: &&u8| card(self.row[usize::from(**at)].card).planet.types & kind != 0;
            self.player(seat).display.iter().filter(of_kind).count() >= 3
        })
    }

    pub(crate) fn end_combat_phase(&mut self) {
        self.backwards = false;
        for seat in Seat::BOTH {
            let leaders = [Some(self.player(seat).warlord), self.synapse_of(seat)];
            for id in leaders.into_iter().flatten() {
                if matches!(self.obj(id).loc, Loc::Planet(_)) {
                    self.move_to(id, Place::Hq(self.obj(id).controller));
                }
            }
        }
        let left = self.row.iter().any(|it| matches!(it.state, PlanetState::FaceUp | PlanetState::FaceDown));
        if !left {
            match self.last_captor {
                Some(by) => self.outcome = Some(Outcome::Won { by, how: Loss::NoPlanets }),
                None => self.ask(Ask::Winner, self.initiative),
            }
            return;
        }
        self.end_phase(Step::HqBegin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use crate::scenario::board;

    /// Two armies at the first planet whose attacks deal nothing.
    fn harmless(tina: &str, chris: &str) -> State {
        board(&format!(
            "players: Tina = Packmaster Kith; Chris = Zarathur, High Sorcerer
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            phase: combat
            Tina at 1: {tina}
            Chris at 1: {chris}"
        ))
    }

    /// Attacks whenever it must, withdraws nothing, and says how many combat rounds were fought.
    fn fight_on(game: &mut State) -> u8 {
        let mut rounds = 0;
        let mut legal = Vec::new();
        while let Some(battle) = game.battle.or((game.step == Step::BattleBegin(0)).then(Battle::default)) {
            rounds = rounds.max(battle.round);
            let Some(seat) = game.to_answer() else { break };
            game.legal(seat, &mut legal);
            let answer = if legal.contains(&Answer::Pass) { Answer::Pass } else { legal[0] };
            game.advance(seat, answer);
        }
        rounds
    }

    /// Nobody may leave and nobody can be harmed: without an end the game would be stuck.
    #[test]
    fn cg_3_11_9_a_battle_nobody_can_win_or_leave_is_a_draw_in_the_end() {
        let mut game = harmless("Rogue Trader", "Umbral Preacher (with Suffering)");
        assert_eq!(fight_on(&mut game), 50);
        // A drawn battle: nobody captures the planet, it is gone, and the units are at home.
        assert_eq!(game.row[0].state, PlanetState::Removed);
        assert!(game.players.iter().all(|player| player.display.is_empty()));
        assert!(game.play.iter().all(|id| !matches!(game.obj(*id).loc, Loc::Planet(0))));
        assert_eq!(game.outcome, None);
    }

    /// No card leaves a warlord behind where the battles have passed, so the board is made by hand.
    #[test]
    fn cg_3_17_11_a_warlord_still_at_a_planet_goes_home_as_it_is() {
        let mut game = harmless("Rogue Trader", "Umbral Preacher");
        let [tina, chris] = Seat::BOTH.map(|seat| game.player(seat).warlord);
        game.obj_mut(tina).loc = Loc::Planet(2);
        game.obj_mut(tina).exhausted = true;
        game.obj_mut(tina).damage = 2;
        game.obj_mut(chris).loc = Loc::Planet(3);
        (game.asked, game.step) = (0, Step::CombatEnd);
        game.frames.truncate(0);
        while game.step == Step::CombatEnd {
            game.step_round();
        }
        let lies = |id| (game.obj(id).loc, game.obj(id).exhausted, game.obj(id).damage);
        assert_eq!((lies(tina), lies(chris)), ((Loc::Hq, true, 2), (Loc::Hq, false, 0)));
        assert!(game.units_at(0, Seat::A).count() == 1, "other units stay");
    }

    /// Where units may withdraw the rules themselves give the way out: who stays wins.
    #[test]
    fn cg_3_11_7_whoever_withdraws_from_a_harmless_battle_loses_it() {
        let mut game = harmless("Rogue Trader", "Rogue Trader");
        let mut legal = Vec::new();
        while game.ask != Ask::BattleAbility {
            let seat = game.to_answer().expect("the battle goes on");
            game.legal(seat, &mut legal);
            let leaves = game.ask == Ask::Withdraw && seat == Seat::B;
            let passes = legal.contains(&Answer::Pass) && !leaves;
            game.advance(seat, if passes { Answer::Pass } else { legal[0] });
            assert!(game.battle.is_none_or(|battle| battle.round <= 2));
        }
        assert_eq!(game.to_answer(), Some(Seat::A), "the one who stayed has won");
    }
}
