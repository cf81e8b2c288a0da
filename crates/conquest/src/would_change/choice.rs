//! Whether a choice made for an ability leads to a change.

use crate::ability::{How, Is, Op, Places, Sel, Who, Zone};
use crate::select::{Ctx, Supposed, worthy};
use crate::state::{ObjId, Place, Run, Slot, State};

impl State {
    /// Whether the rest could change anything once that card is chosen.
    pub(crate) fn choice_would_change(
        &self,
        after: &[Op],
        into: u8,
        how: How,
        id: ObjId,
        ctx: &Ctx<'_>,
    ) -> bool {
        // Choosing is what has to be done for what follows.
        let after = match after {
            [Op::Then, after @ ..] => after,
            _ => after,
        };
        match how {
            How::Target | How::One | How::May => {
                let regs = ctx.remembering(into, Slot::Card(id));
                self.would_change(after, &Ctx { regs: Some(&regs), ..*ctx })
            }
            How::UpTo(_) | How::Any | How::Some(_) | How::OnePerPlanet | How::Targets | How::OneOrMore => {
                let supposed = Supposed { picked: id, ..ctx.supposed };
                self.would_change(after, &Ctx { supposed, ..*ctx })
            }
        }
    }

    /// The places worth choosing: those that lead to a change, or all where none does.
    pub(crate) fn worthy_places(&self, run: &Run, from: &Places) -> Vec<Place> {
        let ctx = run.ctx();
        let mut all = Vec::new();
        self.places(from, &ctx, |place| all.push(place));
        let Some(Op::ChoosePlace { into, .. }) = State::current_op(run) else { return all };
        let after = State::steps_after(run);
        worthy(all, |place| {
            let regs = ctx.remembering(*into, Slot::Place(*place));
            self.would_change(after, &Ctx { regs: Some(&regs), ..ctx })
        })
    }

    /// Whether the choice is among cards the ability's player does not see, of which there are some.
    pub(super) fn is_hidden_choice(&self, what: &Sel, by: Who, ctx: &Ctx<'_>) -> bool {
        what.iter().filter_map(Is::zone).any(|zone| match zone {
            Zone::Hand(who) | Zone::HandOrDiscard(who) => {
                let owner = State::seat_of(ctx, who);
                (owner != ctx.ctrl || by == Who::Opponent) && !self.player(owner).hand.is_empty()
            }
            Zone::DeckTop(who, _) => !self.player(State::seat_of(ctx, who)).deck.is_empty(),
            Zone::Discard(_) | Zone::AnyDiscard | Zone::Reserve => false,
        })
    }
}
