//! Who may act at a table: phones hold seats by keys, of which only digests are known here.
//!
//! The phone that opens the table holds both seats, so two players can share it. A second phone takes a seat with the key it was
//! invited by; the first then acts for its own player only. When a phone is gone, the other may play for both: everybody sees
//! that it does, and either seat can be offered to another device, which takes it over with a key for that alone. A judge sits
//! down with a key of his own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::deployment::Side;

/// The digest of a key.
pub type Key = String;

/// The keys a table is opened with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keys {
    /// Of the phone that opens it.
    pub host: Key,
    /// By which the second player is invited.
    pub invited: Key,
    /// By which a judge sits down.
    pub judge: Key,
    /// Who sits where by the word of a host, if the table belongs to a match: then nobody has a seat by a key of the phone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hosted: Option<Hosted>,
}

/// A table that belongs to a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hosted {
    /// What the host knows the match by.
    pub at: String,
    /// What it knows the two players by, Alpha first.
    pub players: [Key; 2],
    /// What it knows those by who may rule there.
    pub judge: Key,
}

/// What a phone may act for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hold {
    /// The players, Alpha first.
    pub sides: [bool; 2],
    /// As a judge.
    pub judge: bool,
}

/// A seat that another device may take over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// By which phone.
    pub by: Key,
    /// Whose seats, Alpha first.
    pub sides: [bool; 2],
    /// The key that takes them.
    pub to: Key,
}

/// The seats of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    keys: Keys,
    holds: BTreeMap<Key, Hold>,
    /// The offer that is open; a new one takes its place.
    offer: Option<Offer>,
    /// How many offers there were, so that each has a key of its own.
    offers: u32,
}

impl Hosted {
    /// What the table knows the host itself by.
    pub fn host(&self) -> Key {
        format!("host:{}", self.at)
    }
}

impl Hold {
    /// Whether it acts for that player.
    pub fn acts_for(self, side: Side) -> bool {
        self.sides[side as usize]
    }

    /// Whether it acts for anybody.
    pub fn is_seated(self) -> bool {
        self.sides.contains(&true)
    }

    /// The only player it acts for, if it is one.
    pub fn only(self) -> Option<Side> {
        match self.sides {
            [true, false] => Some(Side::Alpha),
            [false, true] => Some(Side::Bravo),
            [true, true] | [false, false] => None,
        }
    }
}

impl Seats {
    /// The seats of a table that was just opened: the host has both.
    pub(super) fn new(keys: Keys) -> Seats {
        let hold = |sides: [bool; 2], judge: bool| Hold { sides, judge };
        let holds = if let Some(Hosted { players: [alpha, bravo], judge, .. }) = &keys.hosted {
            BTreeMap::from([
                (alpha.clone(), hold([true, false], false)),
                (bravo.clone(), hold([false, true], false)),
                (judge.clone(), hold([false; 2], true)),
            ])
        } else {
            let host = Some(keys.host.clone()).filter(|key| !key.is_empty());
            host.map(|key| (key, hold([true; 2], false))).into_iter().collect()
        };
        Seats { keys, holds, offer: None, offers: 0 }
    }

    /// The match the table belongs to, if it belongs to one.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.keys.hosted.as_ref()
    }

    /// Whether that is the key of the host of the match, who tells how its round stands.
    pub(super) fn is_host(&self, key: &str) -> bool {
        self.hosted().is_some_and(|hosted| hosted.host() == key)
    }

    /// Whether anybody has opened the table.
    pub(super) fn are_taken(&self) -> bool {
        !self.holds.is_empty()
    }

    /// What the phone with that key may act for.
    pub fn hold(&self, key: &str) -> Hold {
        self.holds.get(key).copied().unwrap_or_default()
    }

    /// The key of somebody at the table who fits; empty if nobody does.
    pub(super) fn key_of(&self, fits: impl Fn(Hold) -> bool) -> Key {
        self.holds.iter().find(|(_, hold)| fits(**hold)).map(|(key, _)| key.clone()).unwrap_or_default()
    }

    /// What the second player is invited by.
    pub(super) fn invitation(&self) -> &Key {
        &self.keys.invited
    }

    /// What a judge is admitted by.
    pub(super) fn admission(&self) -> &Key {
        &self.keys.judge
    }

    /// Whether a second phone has taken a seat.
    pub fn is_joined(&self) -> bool {
        self.holds.iter().any(|(key, hold)| *key != self.keys.host && hold.is_seated())
    }

    pub(super) fn invites(&self, key: &str) -> bool {
        self.keys.hosted.is_none() && self.keys.invited == key
    }

    pub(super) fn admits_judge(&self, key: &str) -> bool {
        self.keys.hosted.is_none() && self.keys.judge == key
    }

    /// A phone takes Bravo's seat; the host keeps Alpha's.
    pub(super) fn join(&mut self, key: &str) {
        if let Some(host) = self.holds.get_mut(&self.keys.host) {
            host.sides = [true, false];
        }
        self.holds.insert(key.to_owned(), Hold { sides: [false, true], judge: false });
    }

    pub(super) fn play_for_both(&mut self, key: &str) {
        if let Some(hold) = self.holds.get_mut(key) {
            hold.sides = [true; 2];
        }
    }

    /// The seat that another device may take over now.
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// How many times seats were offered.
    pub fn offers(&self) -> u32 {
        self.offers
    }

    pub(super) fn make_offer(&mut self, offer: Offer) {
        self.offer = Some(offer);
        self.offers += 1;
    }

    /// A device takes over what is offered: whoever sat there before does so no longer. Gives whose seats they are.
    pub(super) fn take_offer(&mut self, key: &str) -> [bool; 2] {
        let Some(offer) = self.offer.take() else { return [false; 2] };
        for side in Side::BOTH.map(|side| side as usize).into_iter().filter(|side| offer.sides[*side]) {
            for hold in self.holds.values_mut() {
                hold.sides[side] = false;
            }
            self.holds.entry(key.to_owned()).or_default().sides[side] = true;
        }
        offer.sides
    }

    pub(super) fn seat_judge(&mut self, key: &str) {
        self.holds.entry(key.to_owned()).or_default().judge = true;
    }
}
