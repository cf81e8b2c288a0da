//! The deploy phase: a turn, and the steps of one deployment.

use crate::ability::{Constant, Later};
use crate::answer::Ask;
use crate::card::Kind;
use crate::state::{DeployStep, DeployTo, Frame, Loc, ObjId, Seat, State, Step, Timing};

impl State {
    pub(super) fn deploy_turn(&mut self, seat: Seat) {
        if self.players.iter().all(|player| player.passed) {
            self.step = Step::DeployEnd;
        } else if self.player(seat).passed {
            self.step = Step::DeployTurn(seat.other());
        } else if self.player(seat).must_pass {
            let player = self.player_mut(seat);
            player.must_pass = false;
            player.passed = true;
        } else if !self.options.pauses.hide(seat) && !self.any_deploy_turn(seat, |_| true) {
            self.player_mut(seat).passed = true;
        } else {
            self.ask(Ask::DeployTurn, seat);
        }
    }

    pub(crate) fn step_deploy(&mut self, frame: Frame) {
        let Frame::Deploy { obj, seat, to, cost, step } = frame else { return };
        let next = |step| Frame::Deploy { obj, seat, to, cost, step };
        match step {
            DeployStep::Announce => {
                self.replace(next(DeployStep::Pay));
                self.announce(self.deploying(obj, seat, to), Timing::Interrupt);
            }
            DeployStep::Pay => {
                let possible = match to {
                    DeployTo::Host(host) => self.in_play(host) && self.may_host(host, obj, seat, true),
                    DeployTo::Planet(_) | DeployTo::Hq => true,
                };
                let pool = self.player(seat).resources;
                if u16::from(cost) > pool || !possible || !self.lies_ready(obj) {
                    // What made it possible is gone: the card stays where it is.
                    self.frames.pop();
                    self.forget_deployment(obj);
                    return;
                }
                let discards = self.card(obj).constants.iter().find_map(|it| {
                    let Constant::DiscardsToDeploy(n) = it else { return None };
                    (!self.options.training).then_some(*n)
                });
                self.replace(next(discards.map_or(DeployStep::Enter, DeployStep::Discard)));
                self.spend(seat, cost);
            }
            DeployStep::Discard(left) => {
                let none = self.player(seat).hand.iter().all(|id| *id == obj);
                if left == 0 || none {
                    self.replace(next(DeployStep::Enter));
                } else {
                    self.ask(Ask::Choose, seat);
                }
            }
            DeployStep::Enter => {
                if self.card(obj).has_printed(crate::card::Keyword::Limited) {
                    self.player_mut(seat).limited_used = true;
                }
                self.replace(next(DeployStep::Entered));
                self.use_up_reductions(obj, seat, to);
                let loc = match to {
                    DeployTo::Planet(planet) if self.card(obj).kind == Kind::Attachment => {
                        Loc::OnPlanet(planet)
                    }
                    DeployTo::Planet(planet) => Loc::Planet(planet),
                    DeployTo::Hq => Loc::Hq,
                    DeployTo::Host(host) => Loc::On(host),
                };
                self.enter(obj, seat, loc, true);
            }
            DeployStep::Entered => {
                self.frames.pop();
                self.carry_out(Later::AfterItEnters, obj);
            }
        }
    }

    /// A card was chosen to be discarded for the card being deployed.
    pub(crate) fn discard_for_deployment(&mut self, id: ObjId) {
        if let Some(Frame::Deploy { step: DeployStep::Discard(left), .. }) = self.frames.last_mut() {
            *left = left.saturating_sub(1);
            self.discard(id);
        }
    }

    /// Whether the card still lies where it is deployed from.
    fn lies_ready(&self, id: ObjId) -> bool {
        match self.obj(id).loc {
            Loc::Hand | Loc::Discard => true,
            Loc::Deck
            | Loc::Removed
            | Loc::Hq
            | Loc::Planet(_)
            | Loc::On(_)
            | Loc::OnPlanet(_)
            | Loc::Reserve(_) => false,
        }
    }
}
