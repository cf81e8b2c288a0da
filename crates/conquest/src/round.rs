//! The main line of a round, in the order of the rulebook: deploy, command, combat (see `battle`), headquarters.

mod command;
mod deploy;

use crate::ability::{Constant, Event, Grant, Later, Per, Until};
use crate::answer::{Answer, Ask};
use crate::card::Kind;
use crate::cards::brief::RESERVE_FIGHTS;
use crate::state::{
    AttackStep, Deed, Frame, Happened, Mode, ObjId, Phase, Place, PlanetState, Seat, State, Step, Timing,
};
use crate::window::of_planet;

impl State {
    /// Does the next step of the round.
    pub(crate) fn step_round(&mut self) {
        let ends = matches!(self.step, Step::DeployEnd | Step::CommandEnd | Step::CombatEnd | Step::HqEnd);
        if ends && !self.end_told {
            self.end_told = true;
            return self.announce(self.of_phase(Event::PhaseEnds), Timing::Interrupt);
        }
        match self.step {
            Step::ChooseInitiative => match self.options.mode {
                Mode::Tournament if !self.options.drawn_begins => self.ask(Ask::Initiative, self.initiative),
                Mode::Casual | Mode::Tournament => self.step = Step::Deal,
            },
            Step::Deal => {
                self.turn_up_first_planets();
                self.draw_both(Seat::BOTH.map(|seat| self.card(self.player(seat).warlord).start.0));
                self.step = Step::Mulligan(0);
            }
            Step::Mulligan(turn) => {
                let seat = if turn == 0 { self.initiative } else { self.initiative.other() };
                self.ask(Ask::Mulligan, seat);
            }
            Step::TakeResources => {
                self.gain_both(Seat::BOTH.map(|seat| self.card(self.player(seat).warlord).start.1));
                self.round = 1;
                for seat in Seat::BOTH {
                    self.lose_if_deck_empty(seat);
                }
                self.step = Step::Enslave(0);
            }
            Step::Enslave(turn) => self.offer_enslavement(turn),
            Step::DeployBegin => {
                self.begin_phase(Phase::Deploy, Step::DeployTurn(self.initiative));
                self.players.iter_mut().for_each(|player| player.passed = false);
            }
            Step::DeployTurn(seat) => self.deploy_turn(seat),
            Step::DeployEnd => self.end_phase(Step::CommandBegin),
            Step::CommandBegin => self.begin_phase(Phase::Command, Step::Dial),
            Step::Dial => {
                self.ask = Ask::Dial;
                self.asked = Seat::A.bit() | Seat::B.bit();
                self.step = Step::Commit;
            }
            Step::Commit => self.commit(),
            Step::Struggle(planet) => self.begin_struggle(planet),
            Step::StruggleResolve(planet) => self.resolve_struggle(planet),
            Step::StruggleWon(planet, winner) => self.offer_bonuses(planet, winner),
            Step::StruggleEnd(planet) => {
                self.expire(Until::ThisStruggle);
                self.step = Step::Struggle(planet + 1);
            }
            Step::CommandWindow => {
                self.step = Step::CommandEnd;
                self.open_window();
            }
            Step::CommandEnd => self.end_phase(Step::CombatBegin),
            Step::CombatBegin => {
                self.fought = false;
                self.begin_phase(Phase::Combat, Step::Mobile(0));
            }
            Step::Mobile(turn) => self.mobile(turn),
            Step::BattleNext(from) => self.next_battle(from),
            Step::BattleBegin(planet) => self.begin_battle(planet),
            Step::Strike(turn, seat) => self.offer_strikes(turn, seat),
            Step::CombatTurn => self.combat_turn(),
            Step::RoundEnd => self.end_combat_round(),
            Step::RoundReady => self.ready_after_round(),
            Step::Withdraw(turn) => self.withdraw(turn),
            Step::BattleWon(seat) => self.win_battle(seat),
            Step::BattleCleansed(seat) => self.offer_to_cleanse(seat),
            Step::BattlePrize(seat) => self.offer_battle_ability(seat),
            Step::BattleEnds(winner) => self.tell_end_of_battle(winner),
            Step::BattleOver(winner) => self.end_battle(winner),
            Step::CombatLast => {
                self.step = Step::CombatEnd;
                self.open_window();
            }
            Step::CombatEnd => self.end_combat_phase(),
            Step::HqBegin => {
                // Opened first, held last: those who answer that the phase begins come before it.
                self.open_window();
                self.begin_phase(Phase::Headquarters, Step::HqToken);
            }
            Step::HqToken => self.move_first_planet_token(),
            Step::HqPlanets => self.turn_up_planet(),
            Step::HqDraw => {
                self.step = Step::HqGain;
                self.draw_both([2, 2]);
            }
            Step::HqGain => {
                self.step = Step::HqReady;
                self.gain_both(Seat::BOTH.map(|seat| self.income(seat)));
            }
            Step::HqReady => {
                self.step = Step::HqEnd;
                self.ready_all(|_, _| true);
            }
            Step::HqEnd => {
                self.expire(Until::EndOfRound);
                self.forget_uses(Per::Round);
                self.objs.iter_mut().for_each(|obj| obj.targeted = false);
                self.end_phase(Step::Enslave(0));
                self.round += 1;
                self.pass_initiative(self.initiative.other());
                self.players.iter_mut().for_each(|player| player.limited_used = false);
            }
        }
    }

    /// Whoever has initiative turns up the first five planets from the left, and the first-planet token goes on the leftmost.
    fn turn_up_first_planets(&mut self) {
        let (who, start) = (self.initiative, self.happenings.len());
        for planet in 0..5 {
            self.propose(of_planet(Event::TurnedUp, planet, who), Deed::TurnUp(planet));
        }
        if self.first.is_none() {
            self.propose(of_planet(Event::TokenPasses, 0, who), Deed::FirstPlanet(0));
        }
        self.open_gate(start);
    }

    /// That player has the initiative from now on.
    pub(crate) fn pass_initiative(&mut self, seat: Seat) {
        self.happen(Happened::new(Event::TokenPasses, ObjId::NONE, seat), Deed::Initiative);
    }

    fn begin_phase(&mut self, phase: Phase, next: Step) {
        self.phase = phase;
        self.step = next;
        self.unsettled |= self.heard.grants(RESERVE_FIGHTS);
        self.announce(self.of_phase(Event::PhaseBegins), Timing::Reaction);
    }

    /// The present phase beginning or ending.
    fn of_phase(&self, event: Event) -> Happened {
        Happened::new(event, ObjId::NONE, self.initiative)
    }

    /// Ends what lasts for a phase and carries out what waited for its end.
    pub(crate) fn end_phase(&mut self, next: Step) {
        self.step = next;
        self.end_told = false;
        self.announce(self.of_phase(Event::PhaseEnds), Timing::Reaction);
        self.expire(Until::EndOfPhase);
        self.barred = [0; 2];
        self.expire(Until::NextAttack);
        self.expire(Until::NextDeployed);
        self.expire(Until::NextAction);
        self.objs.iter_mut().for_each(|obj| obj.moved = false);
        self.hits = crate::list::List::new();
        self.forget_uses(Per::Phase);
        self.carry_out(Later::EndOfPhase, ObjId::NONE);
    }

    /// What waited for the card to be deployed ends with the deployment that failed.
    fn forget_deployment(&mut self, obj: ObjId) {
        self.delayed.retain(|it| it.later != Later::AfterItEnters || it.obj != obj);
    }

    fn carry_out(&mut self, later: Later, obj: ObjId) {
        if self.delayed.is_empty() {
            return;
        }
        let waiting = self.delayed;
        self.delayed.retain(|it| it.later != later || later == Later::AfterItEnters && it.obj != obj);
        for it in waiting.iter() {
            if it.later == later && (later == Later::EndOfPhase || it.obj == obj) {
                let same = later == Later::AfterItEnters
                    || it.obj.is_some() && self.in_play(it.obj) && self.obj(it.obj).stamp == it.stamp;
                if same {
                    let picks = self.picked.len() as u8;
                    self.push(Frame::Run(crate::state::Run { picks, ..it.run }));
                }
            }
        }
    }

    /// What a player takes in the headquarters phase.
    fn income(&self, seat: Seat) -> u8 {
        let less = |id: &ObjId| -> u8 {
            if self.obj(*id).controller == seat || self.blank(*id) {
                return 0;
            }
            let constants = self.printed_constants(*id).iter();
            constants.map(|it| if let Constant::CollectsLess(n) = it { *n } else { 0 }).sum()
        };
        self.play.iter().map(less).fold(4, u8::saturating_sub)
    }

    /// The first planet token moves on to the leftmost planet.
    fn move_first_planet_token(&mut self) {
        self.step = Step::HqPlanets;
        let in_play = |it: &PlanetState| matches!(it, PlanetState::FaceUp | PlanetState::FaceDown);
        if let Some(planet) = self.row.iter().position(|it| in_play(&it.state)) {
            let planet = planet as u8;
            let what = of_planet(Event::TokenPasses, planet, self.initiative);
            self.happen(what, Deed::FirstPlanet(planet));
        }
    }

    /// The face-down planet nearest to the first planet token is turned face up.
    fn turn_up_planet(&mut self) {
        self.step = Step::HqDraw;
        if let Some(planet) = self.row.iter().position(|it| it.state == PlanetState::FaceDown) {
            let planet = planet as u8;
            self.happen(of_planet(Event::TurnedUp, planet, self.initiative), Deed::TurnUp(planet));
        }
    }

    /// Readies everything in play that is meant, at once.
    pub(crate) fn ready_all(&mut self, meant: impl Fn(&State, ObjId) -> bool) {
        let start = self.happenings.len();
        for id in self.play.iter().copied().collect::<Vec<_>>() {
            if self.obj(id).exhausted && meant(self, id) {
                self.propose(self.befalls(Event::Readies, id), Deed::Ready);
            }
        }
        self.open_gate(start);
    }

    /// Answers to the questions of the main line.
    pub(crate) fn answer_round(&mut self, ask: Ask, seat: Seat, answer: Answer) {
        match (ask, answer) {
            (Ask::Mulligan, answer) => {
                if answer == Answer::Yes {
                    self.mulligan(seat);
                }
                let first = self.step == Step::Mulligan(0);
                self.step = if first { Step::Mulligan(1) } else { Step::TakeResources };
            }
            (Ask::DeployTurn, Answer::Pass) => {
                self.player_mut(seat).passed = true;
                self.step = Step::DeployTurn(seat.other());
            }
            (Ask::DeployTurn, _) => {
                self.step = Step::DeployTurn(seat.other());
                self.act_on(seat, answer);
            }
            (Ask::Bonus { cards, resources, .. }, Answer::Bonus { cards: take, resources: gain }) => {
                if gain {
                    self.gain(seat, resources);
                }
                if take {
                    self.draw(seat, cards);
                }
            }
            (Ask::Mobile, Answer::Move { unit, planet }) => {
                self.obj_mut(unit).moved = true;
                self.move_to(unit, Place::Planet(planet));
            }
            (Ask::Mobile, _) => {
                if let Step::Mobile(turn) = self.step {
                    self.step = Step::Mobile(turn + 1);
                }
            }
            (Ask::Strike, Answer::Strike { card, host }) => self.begin_strike(card, seat, host),
            (Ask::Strike, _) => {
                if let Step::Strike(turn, seat) = self.step {
                    self.step = Step::Strike(turn + 1, seat.other());
                }
            }
            (Ask::CombatTurn, Answer::Attack(attacker)) => {
                if let Some(battle) = self.battle {
                    self.push(Frame::Attack {
                        attacker,
                        defender: ObjId::NONE,
                        planet: battle.planet,
                        at: battle.planet,
                        seat,
                        step: AttackStep::Declare,
                        area: false,
                        hushed: None,
                    });
                }
            }
            (Ask::CombatTurn, Answer::Retreat(warlord)) => {
                self.end_combat_turn();
                self.go_home(warlord);
            }
            (Ask::Withdraw, Answer::Pick(unit)) => {
                self.go_home(unit);
            }
            (Ask::Withdraw, _) => {
                if let Step::Withdraw(turn) = self.step {
                    self.step = Step::Withdraw(turn + 1);
                }
            }
            (Ask::Cleanse, Answer::Yes) => {
                if let Some(battle) = self.battle {
                    self.cleanse(battle.planet, seat);
                }
            }
            (Ask::BattleAbility, Answer::Yes) => {
                if let Some(battle) = self.battle {
                    self.start_battle_ability(battle.planet, seat);
                }
            }
            _ => {}
        }
    }

    /// A unit retreats to its HQ and exhausts.
    fn go_home(&mut self, id: ObjId) {
        let start = self.happenings.len();
        self.propose_retreat(id);
        self.open_gate(start);
    }

    /// Adds a retreat to what is about to happen.
    pub(crate) fn propose_retreat(&mut self, id: ObjId) -> bool {
        let home = Place::Hq(self.obj(id).controller);
        let mut what = self.moving(id, home);
        what.retreats = true;
        let goes = self.propose(what, Deed::Move(home));
        self.propose(self.befalls(Event::Exhausts, id), Deed::Exhaust);
        goes
    }

    /// Whether the unit may withdraw from a battle; a warlord always may.
    pub(crate) fn may_retreat(&self, id: ObjId) -> bool {
        self.card(id).kind == Kind::Warlord || !self.forbidden(id, Grant::CannotRetreat)
    }

    /// The whole hand goes back, the deck is shuffled, and as many cards are drawn.
    fn mulligan(&mut self, seat: Seat) {
        let hand = self.player(seat).hand;
        let start = self.happenings.len();
        for id in hand.iter().rev() {
            self.propose(self.of_owner(Event::ToDeck, *id), Deed::OnDeck);
        }
        self.propose_shuffle(seat);
        let held = hand.len() as u8;
        self.propose(Happened::new(Event::Draws, ObjId::NONE, seat).much(held), Deed::Draw(held));
        self.open_gate(start);
        self.player_mut(seat).mulliganed = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    /// What changes with each step, in the order it happens.
    #[test]
    fn cg_3_20_1_the_headquarters_phase_goes_by_its_six_steps() {
        let mut game = board(
            "players: Tina = Nazdreg; Chris = Captain Cato Sicarius
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
            Tina at 2: Goff Nob (exhausted)
            Tina deck: Promotion, Promotion, Promotion
            Chris deck: Promotion, Promotion, Promotion",
        );
        game.asked = 0;
        game.step = Step::HqBegin;
        game.first = None;
        game.row[0].state = PlanetState::Removed;
        let exhausted = |game: &State| game.play.iter().filter(|id| game.obj(**id).exhausted).count();
        let mut changed = Vec::new();
        while game.step != Step::DeployBegin {
            let before = game;
            game.step_round();
            // Nobody acts in the window at the beginning.
            game.frames.truncate(0);
            let differs = [
                ("first planet token", before.first != game.first),
                ("planet", before.face_up().count() != game.face_up().count()),
                ("cards", before.players[0].hand != game.players[0].hand),
                ("resources", before.players[0].resources != game.players[0].resources),
                ("ready", exhausted(&before) != exhausted(&game)),
                ("initiative", before.initiative != game.initiative),
            ];
            changed.extend(differs.into_iter().filter(|(_, differs)| *differs).map(|(what, _)| what));
        }
        assert_eq!(changed, ["first planet token", "planet", "cards", "resources", "ready", "initiative"]);
    }

    /// Two reductions make the deployment payable, one of them is cancelled: the card stays in hand, and what the other
    /// had put off until it enters play is forgotten.
    #[test]
    fn what_waited_for_a_deployment_ends_when_it_fails() {
        let mut game = board(
            "players: Tina = Nazdreg; Chris = Eldorath Starbane
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina resources: 0
            Tina hand: Rugged Killa Kans, Bigga Is Betta, Bigga Is Betta
            Chris hand: Nullify",
        );
        let mut legal = Vec::new();
        let mut plays = 0;
        let mut nullified = false;
        while game.ask != Ask::Dial {
            let seat = game.to_answer().expect("the phase goes on");
            game.legal(seat, &mut legal);
            let wanted = |answer: &Answer| {
                matches!(answer, Answer::Deploy { .. }) && !nullified
                    || matches!(answer, Answer::Play(_)) && (seat == Seat::A || plays == 2)
            };
            let answer = legal.iter().copied().find(wanted).unwrap_or(Answer::Pass);
            plays += u8::from(seat == Seat::A && matches!(answer, Answer::Play(_)));
            nullified |= seat == Seat::B && matches!(answer, Answer::Play(_));
            game.advance(seat, if legal.contains(&answer) { answer } else { legal[0] });
        }
        assert!(nullified);
        assert_eq!(game.player(Seat::A).hand.len(), 1, "the unit could not be paid for");
        assert!(game.delayed.is_empty());
    }
}
