//! What cards cost and how many shields they are worth now.

use super::lasting_modifier;
use crate::ability::{Constant, Event, Grant, Modifier};
use crate::cards::brief::{CHEAPER, PRICES, SHIELDS, briefs};
use crate::select::Ctx;
use crate::state::{Happened, Lasting, ObjId, Seat, State};

impl State {
    /// What the card costs whoever deploys it there, before anybody answers that.
    pub(crate) fn price(&self, what: &Happened) -> u8 {
        let mut price = self.listed_price(what);
        if what.event != Event::Deploying {
            return price;
        }
        self.given(self.player(what.who).warlord, CHEAPER, |it| {
            if let Grant::Cheaper(sel, less, least) = it.grant
                && self.matches(sel, what.obj, &Ctx { cause: Some(what), ..it.ctx })
            {
                price = price.saturating_sub(*less).max(price.min(*least));
            }
        });
        price
    }

    /// What playing the event costs.
    pub(crate) fn price_of_event(&self, id: ObjId, seat: Seat) -> u8 {
        self.price(&Happened::new(Event::Played, id, seat))
    }

    /// The printed cost with what the card itself and cards in play always add to it or take from it.
    fn listed_price(&self, what: &Happened) -> u8 {
        let card = self.card(what.obj);
        let mut price = i16::from(card.cost.unwrap_or(0));
        if self.options.training {
            return card.cost.unwrap_or(0);
        }
        for it in &card.constants {
            if let Constant::OwnPriceLess(num) = it {
                price -= i16::from(self.number(num, &self.ctx_for(what.obj, what.who)));
            }
        }
        let priced = if self.brief.grants & PRICES == 0 { &[][..] } else { &self.play[..] };
        let briefs = briefs();
        for src in priced.iter().copied().filter(|src| briefs.grants(self.obj(*src).card) & PRICES != 0) {
            let ctx = Ctx { cause: Some(what), ..self.ctx_of(src) };
            for it in self.printed_constants(src) {
                if let Constant::Price { who, what: sel, more } = it
                    && State::seat_of(&ctx, *who) == what.who
                    && self.matches(sel, what.obj, &ctx)
                    && !self.blank(src)
                {
                    price += i16::from(*more);
                }
            }
        }
        price.clamp(0, 200) as u8
    }

    /// Whether that change for a time makes the card cheaper that is being deployed.
    pub(crate) fn reduces(&self, it: &Lasting, what: &Happened) -> bool {
        let ctx = Ctx { cause: Some(what), ..self.ctx_for(it.src, it.ctrl) };
        matches!(lasting_modifier(it), Some(Modifier { grant: Grant::Cheaper(sel, ..), .. })
            if it.obj == self.player(what.who).warlord && self.matches(sel, what.obj, &ctx))
    }

    /// The shield icons of a card in hand when it is used for that unit.
    pub fn shields_for(&self, card: ObjId, unit: ObjId) -> u8 {
        let seat = self.obj(card).owner;
        let mut icons = self.card(card).shields;
        if self.brief.grants & SHIELDS == 0 {
            return icons;
        }
        for src in self.play.iter().copied().filter(|src| self.obj(*src).controller == seat) {
            for constant in self.printed_constants(src) {
                if let Constant::Shields { what, icons: more, on } = constant
                    && !self.blank(src)
                    && self.matches(what, card, &self.ctx_of(src))
                    && self.matches(on, unit, &self.ctx_of(src))
                {
                    icons = icons.max(*more);
                }
            }
        }
        icons
    }
}
