//! What one person may see of a game. The only thing that leaves the server; a type of its own, so that nothing else can.

use serde::{Deserialize, Serialize};

use crate::ability::{Constant, Is, Op, Who};
use crate::answer::{Answer, Ask};
use crate::card::{CardId, Faction};
use crate::rng::{Chance, Luck};
use crate::state::{
    Battle, Frame, Loc, Mode, ObjId, Outcome, Phase, Place, PlanetState, Reserved, Run, Seat, State,
};

/// A game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// `None` for a spectator.
    pub viewer: Option<Seat>,
    pub mode: Mode,
    pub round: u8,
    pub phase: Phase,
    pub initiative: Seat,
    /// Position of the first planet, if there is one now.
    pub first: Option<u8>,
    pub planets: Vec<PlanetView>,
    pub players: [PlayerView; 2],
    /// Everything in play.
    pub cards: Vec<CardView>,
    /// Everything in reserve, in the order it was put there.
    pub reserve: Vec<ReserveView>,
    pub battle: Option<Battle>,
    /// Damage assigned and not yet taken.
    pub assigned: Vec<(ObjId, u8)>,
    /// The card whose ability or cost asks, if the viewer may know which it is.
    pub source: Option<CardId>,
    /// The unit that attacks while whom it attacks is being chosen.
    pub attacker: Option<ObjId>,
    /// What is being asked, and whom.
    pub ask: Ask,
    pub asked: [bool; 2],
    /// The legal answers, if the viewer is asked.
    pub answers: Vec<Answer>,
    /// The planets out of the game the viewer chooses from, by their number.
    #[serde(default)]
    pub aside: Vec<(u8, CardId)>,
    /// Cards the viewer is shown besides: the one being deployed, the top of a deck being searched.
    pub shown: Vec<(ObjId, CardId)>,
    pub outcome: Option<Outcome>,
}

/// A planet of the row; its card is hidden while face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanetView {
    pub card: Option<CardId>,
    pub state: PlanetState,
    pub infested: bool,
}

/// A player as the viewer sees him or her.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    pub warlord: ObjId,
    pub resources: u16,
    pub deck: usize,
    /// How often the deck was shuffled.
    pub shuffles: u8,
    pub hand: usize,
    /// The viewer's own hand; empty for anybody else's.
    pub cards: Vec<(ObjId, CardId)>,
    /// The last one is the topmost.
    pub discard: Vec<(ObjId, CardId)>,
    pub display: Vec<CardId>,
    pub dial_set: bool,
    /// The viewer's own dial.
    pub dial: Option<u8>,
    /// The viewer's own dial of a synapse unit.
    pub second_dial: Option<u8>,
    /// What the enslavement dial shows, for everybody to see.
    pub enslaved: Option<Faction>,
    pub passed: bool,
    pub limited_used: bool,
}

/// A card in reserve; which card it is for those who may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReserveView {
    pub owner: Seat,
    pub planet: u8,
    pub card: Option<(ObjId, CardId)>,
}

/// A card in play with its present values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    pub id: ObjId,
    pub card: CardId,
    pub owner: Seat,
    pub controller: Seat,
    pub place: Option<Place>,
    pub host: Option<ObjId>,
    pub exhausted: bool,
    pub bloodied: bool,
    pub as_attachment: bool,
    pub damage: u8,
    pub resources: u8,
    pub attack: u8,
    pub hp: u8,
    pub command: u8,
}

impl State {
    /// What that player sees; `None` for a spectator, who sees what both see.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let mut answers = Vec::new();
        if let Some(seat) = viewer {
            self.legal(seat, &mut answers);
        }
        View {
            viewer,
            mode: self.options.mode,
            round: self.round,
            phase: self.phase,
            initiative: self.initiative,
            first: self.first,
            planets: self
                .row
                .iter()
                .enumerate()
                .map(|(at, planet)| PlanetView {
                    card: (planet.state != PlanetState::FaceDown).then_some(planet.card),
                    state: planet.state,
                    infested: self.is_infested(at as u8),
                })
                .collect(),
            players: Seat::BOTH.map(|seat| self.player_view(seat, viewer)),
            cards: self.play.iter().map(|id| self.card_view(*id)).collect(),
            reserve: self.reserve.iter().map(|it| self.reserve_view(*it, viewer)).collect(),
            battle: self.battle,
            assigned: self.packets.iter().map(|packet| (packet.target, packet.amount)).collect(),
            source: self.source(viewer),
            attacker: (self.ask == Ask::Defender).then(|| self.decision().and_then(|it| it.source)).flatten(),
            ask: self.ask,
            asked: Seat::BOTH.map(|seat| self.asked & seat.bit() != 0),
            aside: if viewer.is_some_and(|seat| self.ask == Ask::Aside && self.asked & seat.bit() != 0) {
                self.asides().collect()
            } else {
                Vec::new()
            },
            answers,
            shown: self.shown(viewer),
            outcome: self.outcome,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Option<Seat>) -> PlayerView {
        let player = self.player(seat);
        let own = viewer == Some(seat);
        let named = |id: &ObjId| (*id, self.obj(*id).card);
        PlayerView {
            warlord: player.warlord,
            resources: player.resources,
            deck: player.deck.len(),
            shuffles: player.shuffles,
            hand: player.hand.len(),
            cards: if own { player.hand.iter().map(named).collect() } else { Vec::new() },
            discard: player.discard.iter().map(named).collect(),
            display: player.display.iter().map(|at| self.row[usize::from(*at)].card).collect(),
            dial_set: player.dial.is_some() && !self.awaits_second_dial(seat),
            dial: player.dial.filter(|_| own),
            second_dial: player.second_dial.filter(|_| own),
            enslaved: player.enslaved,
            passed: player.passed,
            limited_used: player.limited_used,
        }
    }

    fn reserve_view(&self, it: Reserved, viewer: Option<Seat>) -> ReserveView {
        let obj = self.obj(it.card);
        let planet = match obj.loc {
            Loc::Reserve(planet) => planet,
            Loc::Deck
            | Loc::Hand
            | Loc::Discard
            | Loc::Removed
            | Loc::Hq
            | Loc::Planet(_)
            | Loc::On(_)
            | Loc::OnPlanet(_) => 0,
        };
        let card = self.knows(viewer, it).then_some((it.card, obj.card));
        ReserveView { owner: obj.owner, planet, card }
    }

    /// Whether that viewer knows which card in reserve it is: its owner, and an opponent who has seen it.
    pub(crate) fn knows(&self, viewer: Option<Seat>, it: Reserved) -> bool {
        viewer.is_some_and(|viewer| viewer == self.obj(it.card).owner || it.known)
    }

    fn card_view(&self, id: ObjId) -> CardView {
        let obj = self.obj(id);
        let unit = self.is_unit(id);
        CardView {
            id,
            card: obj.card,
            owner: obj.owner,
            controller: obj.controller,
            place: self.place(id),
            host: match obj.loc {
                Loc::On(host) => Some(host),
                Loc::Deck
                | Loc::Hand
                | Loc::Discard
                | Loc::Removed
                | Loc::Hq
                | Loc::Planet(_)
                | Loc::OnPlanet(_)
                | Loc::Reserve(_) => None,
            },
            exhausted: obj.exhausted,
            bloodied: obj.bloodied,
            as_attachment: obj.as_attachment,
            damage: obj.damage,
            resources: obj.resources,
            attack: if unit { self.attack(id) } else { 0 },
            hp: if unit { self.hp(id) } else { 0 },
            command: if unit { self.command(id) } else { 0 },
        }
    }

    /// The card that asks: one in play, on a discard pile, or shown to the viewer.
    fn source(&self, viewer: Option<Seat>) -> Option<CardId> {
        let id = self.decision()?.source?;
        let obj = self.obj(id);
        let open = match obj.loc {
            Loc::Hand => viewer == Some(obj.owner),
            Loc::Deck => false,
            Loc::Reserve(_) => !self.in_reserve(id) || viewer == Some(obj.owner),
            Loc::Discard | Loc::Removed | Loc::Hq | Loc::Planet(_) | Loc::OnPlanet(_) | Loc::On(_) => true,
        };
        open.then_some(obj.card)
    }

    /// The cards that viewer is shown besides those in play and in the own hand.
    pub(crate) fn shown(&self, viewer: Option<Seat>) -> Vec<(ObjId, CardId)> {
        let mut shown = Vec::new();
        if self.revealed.is_some() {
            shown.push((self.revealed, self.obj(self.revealed).card));
        }
        for src in self.play.iter().copied() {
            let reveals = self.printed_constants(src).contains(&Constant::TopRevealed) && !self.blank(src);
            let deck = &self.player(self.obj(src).controller.other()).deck;
            shown.extend(deck.last().filter(|_| reveals).map(|id| (*id, self.obj(*id).card)));
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| self.hands_shown & seat.bit() != 0) {
            shown.extend(self.player(seat).hand.iter().map(|id| (*id, self.obj(*id).card)));
        }
        for frame in self.frames.iter() {
            match frame {
                Frame::Deploy { obj, .. } | Frame::Strike { obj, .. } => {
                    shown.push((*obj, self.obj(*obj).card));
                }
                Frame::Search { seat, depth, .. } if viewer == Some(*seat) => {
                    let deck = &self.player(*seat).deck;
                    let top = &deck[deck.len().saturating_sub(usize::from(*depth))..];
                    shown.extend(top.iter().map(|id| (*id, self.obj(*id).card)));
                }
                Frame::Run(run) => {
                    self.looked_at(run, viewer, |id| shown.push((id, self.obj(id).card)));
                }
                Frame::Window { .. }
                | Frame::Answers { .. }
                | Frame::Attack { .. }
                | Frame::Damage { .. }
                | Frame::Shield { .. }
                | Frame::Happen { .. }
                | Frame::Search { .. }
                | Frame::Indirect { .. }
                | Frame::Fallen { .. } => {}
            }
        }
        shown
    }

    /// The cards of a deck or of the opponent's hand an ability lets that viewer look at while he or she chooses among them.
    fn looked_at(&self, run: &Run, viewer: Option<Seat>, each: impl FnMut(ObjId)) {
        if let Some(Op::Choose { what, by, .. }) = State::current_op(run)
            && viewer == Some(State::seat_of(&run.ctx(), *by))
            && let Some(seen) =
                what.iter().find(|is| matches!(is, Is::DeckTop(..) | Is::InHand(Who::Opponent)))
        {
            self.find(std::slice::from_ref(seen), &run.ctx(), each);
        }
    }

    /// A game that looks the same to that player: everything hidden from him or her is dealt anew. For bots, which may
    /// think only about games they cannot tell from the real one, and for the test that views hide.
    pub fn resample(&self, viewer: Option<Seat>, chance: &mut Chance) -> State {
        let mut other = *self;
        let mut pinned = [false; 256];
        for (id, _) in self.shown(viewer) {
            pinned[usize::from(id.0)] = true;
        }
        for frame in self.frames.iter() {
            if let Frame::Run(run) = frame {
                run.regs.iter().for_each(|slot| pinned[usize::from(slot.card().0)] = true);
            }
        }
        for it in self.reserve.iter().filter(|it| self.knows(viewer, **it)) {
            pinned[usize::from(it.card.0)] = true;
        }
        for seat in Seat::BOTH {
            let hide_hand = viewer != Some(seat);
            other.deal_reserve_anew(seat, hide_hand, &pinned, chance);
            let mut slots: Vec<(bool, usize)> = Vec::new();
            let player = other.player(seat);
            let free = |id: &ObjId| !pinned[usize::from(id.0)];
            if hide_hand {
                slots
                    .extend((0..player.hand.len()).filter(|at| free(&player.hand[*at])).map(|at| (true, at)));
            }
            slots.extend((0..player.deck.len()).filter(|at| free(&player.deck[*at])).map(|at| (false, at)));
            let mut ids: Vec<ObjId> = slots
                .iter()
                .map(|(hand, at)| if *hand { player.hand[*at] } else { player.deck[*at] })
                .collect();
            chance.shuffle(&mut ids);
            for ((hand, at), id) in slots.into_iter().zip(ids) {
                other.obj_mut(id).loc = if hand { Loc::Hand } else { Loc::Deck };
                let player = other.player_mut(seat);
                if hand {
                    player.hand[at] = id;
                } else {
                    player.deck[at] = id;
                }
            }
            if hide_hand && self.player(seat).dial.is_some() {
                let most = self.face_up().count();
                other.player_mut(seat).dial = Some(chance.below(most) as u8 + 1);
            }
            if hide_hand && self.player(seat).second_dial.is_some() {
                let mut dials = Vec::new();
                other.dials(seat, &mut dials);
                if let Some(Answer::Dial(number)) = dials.get(chance.below(dials.len().max(1))) {
                    other.player_mut(seat).second_dial = Some(*number);
                }
            }
        }
        let known = self.knows_out(viewer);
        let unknown = |at: &usize| !known[*at];
        let mut hidden: Vec<CardId> = (0..3).filter(unknown).map(|at| self.out[at]).collect();
        hidden.extend(self.row.iter().filter(|it| it.state == PlanetState::FaceDown).map(|it| it.card));
        chance.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        for planet in &mut other.row {
            if planet.state == PlanetState::FaceDown
                && let Some(card) = hidden.next()
            {
                planet.card = card;
            }
        }
        (0..3).filter(unknown).zip(hidden).for_each(|(at, card)| other.out[at] = card);
        other.chance = Luck::quick(chance.next_u64());
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    /// Y'varn lets each player choose a unit of the own hand: each sees the own hand and choices, nobody else does.
    #[test]
    fn choosing_from_a_hand_shows_it_to_its_player_only() {
        let mut game = board(
            "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
            initiative: Tina
            planets: Y'varn, Plannum, Atrox Prime, Barlus, Elouith
            phase: combat
            Tina at 1: Deathwing Guard
            Tina hand: Land Raider, Eager Recruit, Promotion
            Chris hand: Goff Nob, Shoota Mob",
        );
        let mut asked = Vec::new();
        let mut chance = Chance::new(1);
        while asked.len() < 2 {
            let seat = game.to_answer().expect("the battle is still on");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if game.ask == Ask::Choose {
                asked.push(seat);
                let [own, other, nobody] =
                    [Some(seat), Some(seat.other()), None].map(|viewer| game.view(viewer));
                assert_eq!(own.answers, legal);
                assert_eq!(own.players[seat as usize].cards.len(), game.player(seat).hand.len());
                for stranger in [other, nobody] {
                    assert!(stranger.answers.is_empty() && stranger.shown.is_empty());
                    assert!(stranger.players[seat as usize].cards.is_empty());
                    assert!(stranger.asked[seat as usize], "that the choice is being made is public");
                    let dealt_anew = game.resample(stranger.viewer, &mut chance);
                    assert_eq!(dealt_anew.view(stranger.viewer), stranger);
                }
            }
            let answer = legal.iter().find(|it| **it != Answer::Pass).copied();
            let attacks = !matches!(game.ask, Ask::Window | Ask::Withdraw | Ask::Answers);
            game.advance(seat, answer.filter(|_| attacks).unwrap_or(Answer::Pass));
        }
        assert_eq!(asked, [Seat::A, Seat::B]);
    }
}
