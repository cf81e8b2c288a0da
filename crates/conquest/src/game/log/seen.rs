//! What somebody saw happen: the difference between two views.

use super::{Happening, PlanetNamed};
use crate::card::{CardId, Face, Kind};
use crate::cards::card;
use crate::state::{ObjId, Phase, Place, PlanetState, Seat};
use crate::view::{CardView, View};

/// What everybody could see happen between two moments.
pub(super) fn happened(before: &View, after: &View) -> Vec<Happening> {
    let mut seen = Vec::new();
    if after.round != before.round {
        seen.push(Happening::Round { round: after.round });
    }
    if after.initiative != before.initiative {
        seen.push(Happening::Initiative { seat: after.initiative });
    }
    for was in &before.cards {
        let same = |is: &&CardView| is.id == was.id && (is.card == was.card || is_face_of(is.card, was.card));
        match after.cards.iter().find(same) {
            Some(is) => changed(was, is, after, &mut seen),
            // What stands for a face-down card is no card: what becomes of the card is told.
            None if card(was.card).face == Some(Face::Any) => {}
            None => seen.push(Happening::Left {
                seat: was.controller,
                card: was.card,
                discarded: card(was.card).kind == Kind::Token
                    || after.players[was.owner as usize].discard.iter().any(|(id, _)| *id == was.id),
            }),
        }
    }
    let new = after.cards.iter().filter(|is| before.cards.iter().all(|was| was.id != is.id));
    let tokens = new.filter(|is| card(is.card).kind == Kind::Token);
    seen.extend(tokens.map(|is| Happening::Token { seat: is.controller, card: is.card }));
    for seat in Seat::BOTH {
        let (was, is) = (&before.players[seat as usize], &after.players[seat as usize]);
        let in_play = |id: ObjId| before.cards.iter().any(|it| it.id == id);
        let fresh = is.discard.iter().filter(|it| !was.discard.contains(it) && !in_play(it.0));
        seen.extend(fresh.map(|(_, card)| Happening::Discarded { seat, card: *card }));
        if is.shuffles != was.shuffles {
            seen.push(Happening::Shuffles { seat });
        }
        if is.deck < was.deck && is.hand > was.hand {
            let cards = (was.deck - is.deck).min(is.hand - was.hand) as u8;
            seen.push(Happening::Draws { seat, cards });
        }
        if is.resources > was.resources {
            seen.push(Happening::Gains { seat, resources: is.resources - was.resources });
        }
    }
    row_changed(before, after, &mut seen);
    if after.phase != before.phase {
        seen.push(Happening::Phase { phase: after.phase });
    }
    seen
}

/// Whether the first is what the second is for a time.
fn is_face_of(face: CardId, of: CardId) -> bool {
    card(face).face == Some(Face::Of(card(of).id))
}

fn changed(was: &CardView, is: &CardView, after: &View, seen: &mut Vec<Happening>) {
    let (seat, card_id) = (is.controller, is.card);
    if is.place != was.place && is.host.is_none() {
        let planet = match is.place {
            Some(Place::Planet(at)) => planet_of(after, at),
            _ => None,
        };
        let leads = matches!(card(card_id).kind, Kind::Warlord | Kind::Synapse);
        let commits = leads && after.phase == Phase::Command;
        seen.push(match planet {
            Some(planet) if commits => Happening::Commits { seat, card: card_id, planet },
            _ => Happening::Moves { seat, card: card_id, planet },
        });
    }
    if is.bloodied && !was.bloodied {
        seen.push(Happening::Bloodied { seat, card: card_id });
    } else if is.damage > was.damage {
        let left = is.hp.saturating_sub(is.damage);
        seen.push(Happening::Damaged { seat, card: card_id, damage: is.damage - was.damage, left });
    } else if is.damage < was.damage {
        seen.push(Happening::Healed { seat, card: card_id, damage: was.damage - is.damage });
    }
}

fn row_changed(before: &View, after: &View, seen: &mut Vec<Happening>) {
    for (at, (was, is)) in before.planets.iter().zip(&after.planets).enumerate() {
        let at = at as u8;
        if let (true, Some(card)) = (was.infested != is.infested && is.state == PlanetState::FaceUp, is.card)
        {
            let planet = (at, card);
            let changed =
                if is.infested { Happening::Infested { planet } } else { Happening::Cleansed { planet } };
            seen.push(changed);
        }
        match (was.state, is.state, is.card.or(was.card)) {
            (PlanetState::FaceDown, PlanetState::FaceUp, Some(card)) => {
                seen.push(Happening::Revealed { planet: (at, card) });
            }
            (was, PlanetState::Captured(seat), Some(card)) if was != PlanetState::Captured(seat) => {
                seen.push(Happening::Captures { seat, planet: (at, card) });
            }
            _ => {}
        }
    }
    let planet_before = before.battle.and_then(|battle| planet_of(before, battle.planet));
    let planet_after = after.battle.and_then(|battle| planet_of(after, battle.planet));
    if planet_before != planet_after {
        seen.extend(planet_before.map(|planet| Happening::BattleOver { planet }));
        seen.extend(planet_after.map(|planet| Happening::Battle { planet }));
    }
}

fn planet_of(view: &View, at: u8) -> Option<PlanetNamed> {
    view.planets.get(usize::from(at)).and_then(|planet| planet.card).map(|card| (at, card))
}
