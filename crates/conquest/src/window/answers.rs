//! What can answer an event: abilities in play and in hands whose trigger fits, and what others must reckon with.

use std::sync::LazyLock;

use crate::ability::{Ability, Event, Is, Only, Op, Trigger, Who, Zone};
use crate::answer::Answer;
use crate::card::Kind;
use crate::cards::brief::{FROM_DISCARD, Heard, briefs};
use crate::cards::from_hand;
use crate::select::Ctx;
use crate::state::{Frame, Happened, Loc, ObjId, Place, Seat, State, Timing};

impl State {
    /// Whether one of that seat's abilities that answer the event fits: its card, which of the card's it is. Looks no
    /// further than that one. Either at all of them or at the forced ones only.
    pub(crate) fn any_answer(
        &self,
        seat: Seat,
        (what, timing): (&Happened, Timing),
        forced: bool,
        used: &[(u8, u8)],
        mut fits: impl FnMut(ObjId, u8) -> bool,
    ) -> bool {
        let briefs = briefs();
        let gains = self.gains_from(|id| briefs.gives_answer(id, what.event, timing));
        let hears = |answers: &Heard| {
            if forced { answers.forces(what.event, timing) } else { answers.answers(what.event, timing) }
        };
        let mut look = |id: ObjId, in_hand: bool| {
            let event_card = self.card(id).kind == Kind::Event;
            let mut found = false;
            self.each_ability(id, gains, |at, ability| {
                let Some(trigger) = &ability.trigger else { return };
                found = found
                    || trigger.event == what.event
                        && ability.class.timing() == Some(timing)
                        && (event_card || ability.from_hand) == in_hand
                        && (!forced || ability.forced())
                        && !used.contains(&(id.0, at + 1))
                        && self.triggered(trigger, id, seat, what)
                        && self.can_use(id, at, seat, Some(what))
                        && fits(id, at);
            });
            found
        };
        let in_play = if gains || hears(&self.brief.answers) { &self.play[..] } else { &[] };
        let listens = briefs.listeners(what.event, timing, false);
        let listens_held = briefs.listeners(what.event, timing, true);
        in_play.iter().any(|id| {
            let obj = self.obj(*id);
            obj.controller == seat && (gains || listens(obj.card)) && look(*id, false)
        }) || self.is_striking_event(what.obj)
            && self.obj(what.obj).owner == seat
            && listens_held(self.obj(what.obj).card)
            && look(what.obj, true)
            || self.lies_discarded(what)
                && self.obj(what.obj).owner == seat
                && listens(self.obj(what.obj).card)
                && look(what.obj, false)
            || self.heard.grants(FROM_DISCARD)
                && hears(heard_in_hands())
                && self
                    .player(seat)
                    .discard
                    .iter()
                    .any(|id| listens_held(self.obj(*id).card) && look(*id, true))
            || hears(heard_in_hands())
                && self.player(seat).hand.iter().any(|id| {
                    let deployed = *id == what.obj && what.event == Event::Deploying;
                    !deployed && listens_held(self.obj(*id).card) && look(*id, true)
                })
    }

    /// Whether the card of the event lies on a discard pile, from where it may answer itself.
    fn lies_discarded(&self, what: &Happened) -> bool {
        self.heard.grants(FROM_DISCARD) && what.obj.is_some() && self.obj(what.obj).loc == Loc::Discard
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
        let event = what.event;
        let listens_held = briefs().listeners(event, timing, true);
        let listens = |id: &ObjId| listens_held(self.obj(*id).card);
        self.brief.answers.answers(event, timing)
            // What was given for a time may answer although the card that gave it is gone.
            || self.gains_from(|id| briefs().gives_answer(id, event, timing))
            || self.is_striking_event(what.obj) && listens(&what.obj)
            || self.lies_discarded(what) && briefs().listeners(event, timing, false)(self.obj(what.obj).card)
            || heard_in_hands().answers(event, timing)
                && self.players.iter().any(|player| {
                    player.hand.iter().any(listens)
                        || self.heard.grants(FROM_DISCARD) && player.discard.iter().any(listens)
                })
    }

    /// Whether somebody who sees neither hand must reckon with an answer from that seat's hand: with public pauses the
    /// player is asked then, whatever the hand holds.
    pub(super) fn might_hold_answer(&self, seat: Seat, what: &Happened, timing: Timing) -> bool {
        if !self.options.pauses.hide(seat) || self.options.training {
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

    /// Whose effect does what is passing the gate, if an effect does it.
    fn doer(&self) -> Option<Seat> {
        let gate = self.frames.iter().rposition(|frame| matches!(frame, Frame::Happen { .. }))?;
        let Frame::Run(run) = &self.frames[gate.checked_sub(1)?] else { return None };
        Some(run.ctrl)
    }

    fn triggered(&self, trigger: &Trigger, id: ObjId, seat: Seat, what: &Happened) -> bool {
        let host = self.host(id);
        let by = match trigger.by {
            None => true,
            Some(Who::You) => what.who == seat,
            Some(Who::Opponent) => what.who != seat,
        };
        // What needs no look at other cards comes first.
        by && trigger.only.iter().all(|only| match only {
            Only::This => what.obj == id,
            Only::Host => host.is_some() && what.obj == host,
            Only::ByThis => what.source == id,
            Only::ByHost => host.is_some() && what.source == host,
            Only::ByAttack => what.by_attack,
            Only::ByArea => what.area,
            // What is chosen while a cost is paid, or in one of two effects, is counted nowhere else.
            Only::OnlyTarget => what.amount <= 1,
            Only::FirstTargeted => !what.again,
            Only::ByDamage => what.amount > 0,
            Only::Destroyed => what.destroyed,
            Only::ToDiscard => what.to_discard,
            Only::FromPlanet => matches!(what.place, Some(Place::Planet(_))),
            Only::FromAnotherPlanet => {
                matches!((what.from, what.place), (Some(Place::Planet(from)), Some(Place::Planet(to))) if from != to)
            }
            Only::FromThisPlanet => {
                matches!(what.from, Some(Place::Planet(_))) && what.from == self.place(id)
            }
            Only::Retreating => what.retreats,
            Only::ToOrFromThisPlanet => {
                let here = self.place(id);
                matches!(here, Some(Place::Planet(_))) && (what.from == here || what.place == here)
            }
            Only::Sacrificed => what.sacrificed,
            Only::AtType(kind) => self.is_type(what.place, *kind),
            Only::Deployed => what.deployed,
            Only::ByEffect => self.doer().is_some(),
            Only::YourDoing => self.doer().is_none_or(|doer| doer == seat),
            Only::NotFirst => what.place.is_some() && what.place != self.first.map(Place::Planet),
            Only::Infested => self.at_infested(what.place),
            Only::AtThisPlanet => {
                matches!(what.place, Some(Place::Planet(_))) && what.place == self.place(id)
            }
            Only::Phase(phase) => self.phase == *phase,
        }) && (trigger.obj.is_empty() && trigger.source.is_empty() || {
            let ctx = Ctx { cause: Some(what), ..self.ctx_for(id, seat) };
            (trigger.obj.is_empty() || self.matches(&trigger.obj, what.obj, &ctx))
                && (trigger.source.is_empty()
                    || what.source.is_some() && self.matches(&trigger.source, what.source, &ctx))
        })
    }

    /// The interrupts or reactions that seat may use now; says whether one of them is forced.
    pub(crate) fn pending_answers(&self, seat: Seat, out: &mut Vec<Answer>) -> bool {
        let Some(Frame::Answers { what, timing, used, .. }) = self.frames.last() else { return false };
        if self.forced_answers(seat, out) {
            return true;
        }
        self.any_answer(seat, (what, *timing), false, used, |id, at| {
            out.push(self.as_answer(id, at));
            false
        });
        false
    }

    /// The interrupts or reactions that seat must use now, added to what is listed; says whether there are any.
    pub(super) fn forced_answers(&self, seat: Seat, out: &mut Vec<Answer>) -> bool {
        let Some(Frame::Answers { what, timing, used, .. }) = self.frames.last() else { return false };
        if !self.heard.forces(what.event, *timing) {
            return false;
        }
        let before = out.len();
        self.any_answer(seat, (what, *timing), true, used, |id, at| {
            out.push(self.as_answer(id, at));
            false
        });
        out.len() > before
    }

    /// Whether that seat may use an interrupt or reaction now.
    pub(super) fn has_answer(&self, seat: Seat) -> bool {
        let Some(Frame::Answers { what, timing, used, .. }) = self.frames.last() else { return false };
        self.any_answer(seat, (what, *timing), false, used, |_, _| true)
    }

    fn as_answer(&self, id: ObjId, at: u8) -> Answer {
        let in_hand = self.obj(id).loc == Loc::Hand && self.card(id).kind == Kind::Event;
        if in_hand { Answer::Play(id) } else { Answer::Use { card: id, ability: at } }
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
    let own_hand = |zone: Zone| matches!(zone, Zone::Hand(Who::You) | Zone::HandOrDiscard(Who::You));
    matches!(ability.body.first(), Some(Op::Choose { what, .. })
        if what.iter().filter_map(Is::zone).any(own_hand))
}
