//! What Necrons bring: the enslavement dial, which says whose units serve them besides their own (CE-4).

use crate::ability::Event;
use crate::answer::{Answer, Ask};
use crate::card::{Card, Faction};
use crate::state::{Deed, Frame, Happened, ObjId, Phase, Seat, State, Step};

/// The factions an enslavement dial shows: those of the wheel.
pub const WHEEL: [Faction; 7] = [
    Faction::SpaceMarines,
    Faction::AstraMilitarum,
    Faction::Orks,
    Faction::Chaos,
    Faction::DarkEldar,
    Faction::Eldar,
    Faction::Tau,
];

impl State {
    /// Whether that player has an enslavement dial.
    pub(crate) fn has_enslavement_dial(&self, seat: Seat) -> bool {
        self.card(self.player(seat).warlord).faction == Faction::Necrons
    }

    /// As a deploy phase begins whoever has a dial sets it, the holder of initiative first.
    pub(crate) fn offer_enslavement(&mut self, turn: u8) {
        self.phase = Phase::Deploy;
        let first = turn == 0;
        self.step = if first { Step::Enslave(1) } else { Step::DeployBegin };
        let seat = if first { self.initiative } else { self.initiative.other() };
        if self.has_enslavement_dial(seat) {
            self.ask(Ask::Enslave, seat);
        }
    }

    /// What the dial may be set to: any faction of the wheel, and by a card another than it shows.
    pub(crate) fn enslavements(&self, seat: Seat, out: &mut Vec<Answer>) {
        let by_card = matches!(self.frames.last(), Some(Frame::Run(_)));
        let shown = self.player(seat).enslaved.filter(|_| by_card);
        out.extend(WHEEL.into_iter().filter(|it| Some(*it) != shown).map(Answer::Enslave));
    }

    /// Sets the dial, and goes on with the ability that turned it.
    pub(crate) fn enslave(&mut self, seat: Seat, answer: Answer) {
        if let Some(Frame::Run(mut run)) = self.frames.last().copied() {
            run.did = true;
            self.next_op(run);
        }
        if let Answer::Enslave(faction) = answer {
            self.happen(Happened::new(Event::Enslaves, ObjId::NONE, seat), Deed::Enslave(faction));
        }
    }

    /// Whether that player can deploy the card or put it into play, as far as the dial goes.
    pub(crate) fn may_field(&self, id: ObjId, seat: Seat) -> bool {
        self.may_field_card(self.card(id), seat)
    }

    /// The same for a card that is not in the game yet.
    pub(crate) fn may_field_card(&self, card: &Card, seat: Seat) -> bool {
        matches!(card.faction, Faction::Necrons | Faction::Neutral)
            || !self.has_enslavement_dial(seat)
            || self.player(seat).enslaved == Some(card.faction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    #[test]
    fn ce_4_1_3_everybody_sees_what_the_dial_shows() {
        let game = board(
            "players: Tina = Nahumekh; Chris = Nazdreg
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
            Tina enslaves: Eldar",
        );
        for viewer in [Some(Seat::A), Some(Seat::B), None] {
            assert_eq!(game.view(viewer).players.map(|it| it.enslaved), [Some(Faction::Eldar), None]);
        }
    }
}
