//! What can answer an event: abilities in play and in hands whose trigger fits, and what others must reckon with.

use std::sync::LazyLock;

use crate::ability::{Ability, Event, Is, Only, Op, Trigger, Who};
use crate::answer::Answer;
use crate::card::Kind;
use crate::cards::brief::{ABILITY, Heard, briefs};
use crate::cards::from_hand;
use crate::select::Ctx;
use crate::state::{Frame, Happened, Loc, ObjId, Pauses, Place, Seat, State, Timing};

impl State {
    /// Calls back for every ability of that seat that answers the event: card, ability, whether forced.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        what: &Happened,
        timing: Timing,
        used: &[(u8, u8)],
        found: &mut dyn FnMut(ObjId, u8, bool),
    ) {
        let briefs = briefs();
        let mut look = |id: ObjId, in_hand: bool| {
            let gains = self.heard.grants(ABILITY);
            if !gains && !briefs.of(self.obj(id).card).answers.answers(what.event, timing) {
                return;
            }
            let event_card = self.card(id).kind == Kind::Event;
            self.each_ability(id, |at, ability| {
                let Some(trigger) = &ability.trigger else { return };
                if trigger.event == what.event
                    && ability.class.timing() == Some(timing)
                    && (event_card || ability.from_hand) == in_hand
                    && !used.contains(&(id.0, at + 1))
                    && self.triggered(trigger, id, seat, what)
                    && self.can_use(id, at, seat, Some(what))
                {
                    found(id, at, ability.forced());
                }
            });
        };
        for id in self.play.iter().copied() {
            if self.obj(id).controller == seat {
                look(id, false);
            }
        }
        if self.is_striking_event(what.obj) && self.obj(what.obj).owner == seat {
            look(what.obj, true);
        }
        for id in self.player(seat).hand.iter().copied() {
            if id != what.obj || what.event != Event::Deploying {
                look(id, true);
            }
        }
    }

    /// Whether anybody could answer: an ability in play or in a hand, or, with public pauses, one that might be in a hand.
    pub(super) fn may_be_answered(&self, what: &Happened, timing: Timing) -> bool {
        if self.options.training {
            return false;
        }
        self.heard.answers(what.event, timing) && self.is_listened_to(what, timing)
            || Seat::BOTH.into_iter().any(|seat| self.might_hold_answer(seat, what, timing))
    }

    fn is_listened_to(&self, what: &Happened, timing: Timing) -> bool {
        let briefs = briefs();
        let listens = |id: &ObjId| briefs.of(self.obj(*id).card).answers.answers(what.event, timing);
        self.is_striking_event(what.obj) && listens(&what.obj)
            || self.play.iter().any(listens)
            || self.players.iter().any(|player| player.hand.iter().any(listens))
    }

    /// Whether somebody who sees neither hand must reckon with an answer from that seat's hand: with public pauses the
    /// player is asked then, whatever the hand holds.
    pub(super) fn might_hold_answer(&self, seat: Seat, what: &Happened, timing: Timing) -> bool {
        if self.options.pauses != Pauses::Public || self.options.training {
            return false;
        }
        // Any card of the hand stands for the unknown one: triggers of hidden cards do not look at the card itself.
        let Some(held) = self.player(seat).hand.first().copied() else { return false };
        let pool = self.player(seat).resources;
        let fits = |ability: &Ability, id: ObjId| {
            ability.trigger.as_ref().is_some_and(|trigger| {
                trigger.event == what.event
                    && ability.class.timing() == Some(timing)
                    && self.triggered(trigger, id, seat, what)
            })
        };
        let hidden = heard_in_hands().answers(what.event, timing)
            && from_hand().iter().any(|(card, ability)| {
                let price = if card.kind == Kind::Event { card.cost.unwrap_or(0) } else { 0 };
                u16::from(price) <= pool && fits(ability, held)
            });
        hidden
            || self.heard.answers(what.event, timing)
                && self.play.iter().any(|id| {
                    self.obj(*id).controller == seat
                        && self.card(*id).all_abilities().any(|it| chooses_from_hand(it) && fits(it, *id))
                })
    }

    fn triggered(&self, trigger: &Trigger, id: ObjId, seat: Seat, what: &Happened) -> bool {
        let ctx = self.trigger_ctx(id, seat, what);
        let host = self.host(id);
        let by = match trigger.by {
            None => true,
            Some(Who::You) => what.who == seat,
            Some(Who::Opponent) => what.who != seat,
        };
        by && trigger.only.iter().all(|only| match only {
            Only::This => what.obj == id,
            Only::Host => host.is_some() && what.obj == host,
            Only::ByThis => what.source == id,
            Only::ByHost => host.is_some() && what.source == host,
            Only::ByAttack => what.by_attack,
            Only::Destroyed => what.destroyed,
            Only::ToDiscard => what.to_discard,
            Only::FromPlanet => matches!(what.place, Some(Place::Planet(_))),
            Only::Deployed => what.deployed,
            Only::AtThisPlanet => {
                matches!(what.place, Some(Place::Planet(_))) && what.place == self.place(id)
            }
            Only::Phase(phase) => self.phase == *phase,
        }) && (trigger.obj.is_empty() || self.matches(&trigger.obj, what.obj, &ctx))
            && (trigger.source.is_empty()
                || what.source.is_some() && self.matches(&trigger.source, what.source, &ctx))
    }

    fn trigger_ctx<'a>(&self, id: ObjId, seat: Seat, what: &'a Happened) -> Ctx<'a> {
        Ctx { cause: Some(what), ..self.ctx_for(id, seat) }
    }

    /// The interrupts or reactions that seat may use now; says whether one of them is forced.
    pub(crate) fn pending_answers(&self, seat: Seat, out: &mut Vec<Answer>) -> bool {
        let Some(Frame::Answers { what, timing, used, .. }) = self.frames.last() else { return false };
        let mut forced = false;
        let mut found: Vec<(Answer, bool)> = Vec::new();
        self.each_answer(seat, what, *timing, used, &mut |id, at, must| {
            let in_hand = self.obj(id).loc == Loc::Hand && self.card(id).kind == Kind::Event;
            let answer = if in_hand { Answer::Play(id) } else { Answer::Use { card: id, ability: at } };
            forced |= must;
            found.push((answer, must));
        });
        out.extend(found.into_iter().filter(|(_, must)| *must || !forced).map(|(answer, _)| answer));
        forced
    }
}

/// Which events abilities used from a hand answer.
fn heard_in_hands() -> &'static Heard {
    static HEARD: LazyLock<Heard> = LazyLock::new(|| {
        let mut heard = Heard::default();
        for (_, ability) in from_hand() {
            heard.add_ability(ability);
        }
        heard
    });
    &HEARD
}

/// Whether what can be chosen first for the ability depends on its player's hand.
fn chooses_from_hand(ability: &Ability) -> bool {
    matches!(ability.body.first(), Some(Op::Choose { what, .. })
        if what.iter().any(|is| matches!(is, Is::InHand(Who::You) | Is::InHandOrDiscard(Who::You))))
}
