//! How a Conquest deck is built: the warlord and its signature squad, allies, copies, size (CT-2.2, CG-4).

use std::collections::BTreeMap;

use rulebook::{Saying, say};

use super::{Building, Lead, cards_in};
use crate::catalogue::conquest::{Faction, Facts, Kind, Loyalty, OwnAllies, squad_of};
use crate::catalogue::{Card, CardId, Game, Part};
use crate::finding::Fault;
use crate::list::{DeckList, Entry};
use crate::rules::{Figured, Rules};
use crate::setting::Setting;

/// An entry with its facts.
type Counted = (Entry, &'static Facts);

/// What a warlord may ally with.
enum Allies<'w> {
    /// One of two neighbours on the wheel.
    Wheel([Faction; 2]),
    /// Army units of all seven factions of the wheel.
    Necrons,
    /// Nobody, and no neutral army units.
    Tyranids,
    /// What the warlord's own text says.
    Own(&'w OwnAllies),
}

/// A warlord, its squad, and allies by the alliance wheel.
pub(super) struct Wheel;

impl Building for Wheel {
    fn faults(&self, list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
        all_faults(list, setting, faults);
    }

    fn could_hold(&self, card: &Card, lead: Lead, _: &Setting) -> bool {
        could_hold(card, lead.card)
    }

    fn comes_with(&self, leader: CardId) -> Vec<(CardId, u32)> {
        squad_of(leader).map(|(card, copies)| (card, u32::from(copies))).collect()
    }

    fn sums(&self, list: &DeckList) -> Vec<(Saying, String)> {
        let sum = |of: fn(&Facts) -> Option<u8>| -> u32 {
            let in_deck = list.entries().iter().filter(|entry| entry.part == Part::DECK);
            let printed = |entry: &Entry| of(entry.card.card().conquest()?);
            in_deck.filter_map(|entry| Some(u32::from(printed(entry)?) * entry.copies)).sum()
        };
        vec![
            (say!("chart-command"), sum(|facts| facts.command).to_string()),
            (say!("chart-shields"), sum(|facts| facts.shields).to_string()),
        ]
    }
}

fn all_faults(list: &DeckList, setting: &Setting, faults: &mut Vec<Fault>) {
    let rules = &setting.rules;
    let counted = list.entries().iter().filter_map(|entry| Some((*entry, entry.card.card().conquest()?)));
    let (brought, deck): (Vec<Counted>, Vec<Counted>) =
        counted.partition(|(entry, _)| entry.part == Part::PLANETS);
    let leader = warlord(list, faults);
    let cards: Vec<Counted> = deck.iter().copied().filter(|(_, facts)| facts.is_deck_card()).collect();
    if let Some(leader) = leader {
        synapse(leader, list, faults);
    }
    size(rules, &cards, faults);
    not_in_a_deck(&deck, faults);
    planets(&brought, faults);
    if let Some(leader) = leader {
        signature(leader, &cards, faults);
        allies(leader, &cards, faults);
    }
    copies(rules, &cards, faults);
    let found = sum(&cards);
    // The rule names no number; from here on players are reminded of it.
    if found >= rules.figure(Figured::LargeFrom) {
        faults.push(Fault::Large { found });
    }
}

/// Exactly one warlord (CT-2.2.5). Of several, the rest is judged by the one whose squad is most in the deck.
fn warlord(list: &DeckList, faults: &mut Vec<Fault>) -> Option<CardId> {
    let cards = cards_in(list, Part::WARLORD);
    let found = list.count(Part::WARLORD);
    let holds = |card: CardId| list.entries().iter().any(|entry| entry.card == card);
    let leader = cards.iter().copied().max_by_key(|warlord| {
        (squad_of(*warlord).filter(|(card, _)| holds(*card)).count(), std::cmp::Reverse(*warlord))
    });
    if found != 1 {
        faults.push(Fault::Warlords { found, cards });
    }
    leader
}

/// One synapse card for a Tyranid warlord, none for others (CT-2.2.6).
fn synapse(leader: CardId, list: &DeckList, faults: &mut Vec<Fault>) {
    let wanted = u32::from(faction_of(leader) == Some(Faction::Tyranids));
    let found = list.count(Part::SYNAPSE);
    if found != wanted {
        faults.push(Fault::Synapse { wanted, found, cards: cards_in(list, Part::SYNAPSE) });
    }
}

/// At least 50 cards besides warlord, synapse card and planets; no maximum (CT-2.2.7, CT-2.2.8).
fn size(rules: &Rules, cards: &[Counted], faults: &mut Vec<Fault>) {
    let (found, least) = (sum(cards), rules.figure(Figured::LeastCards));
    if found < least {
        faults.push(Fault::TooFewCards { found, least });
    }
}

/// Planets and tokens are no cards of a deck (CT-2.2.11, CG-4.1.4).
fn not_in_a_deck(deck: &[Counted], faults: &mut Vec<Fault>) {
    faults.extend(deck.iter().filter_map(|(entry, facts)| match facts.kind {
        Kind::Planet => Some(Fault::PlanetInDeck { card: entry.card }),
        Kind::Token => Some(Fault::NotADeckCard { card: entry.card }),
        Kind::Warlord | Kind::Army | Kind::Attachment | Kind::Event | Kind::Support | Kind::Synapse => None,
    }));
}

/// The ten planets of the core set, if the list names planets at all (CT-2.2.10).
fn planets(brought: &[Counted], faults: &mut Vec<Fault>) {
    if brought.is_empty() {
        return;
    }
    let all = Game::CONQUEST.cards().iter().filter(|card| is_planet(card));
    let missing: Vec<CardId> =
        all.map(|card| card.id).filter(|id| !brought.iter().any(|(entry, _)| entry.card == *id)).collect();
    let surplus = brought.iter().filter(|(entry, facts)| facts.kind != Kind::Planet || entry.copies > 1);
    let surplus: Vec<CardId> = surplus.map(|(entry, _)| entry.card).collect();
    if !missing.is_empty() || !surplus.is_empty() {
        faults.push(Fault::Planets { missing, surplus });
    }
}

/// The whole signature squad and no other signature card (CG-4.1.2, CG-4.2.3).
fn signature(leader: CardId, cards: &[Counted], faults: &mut Vec<Fault>) {
    for (card, wanted) in squad_of(leader) {
        let wanted = u32::from(wanted);
        let found = cards.iter().find(|(entry, _)| entry.card == card).map_or(0, |(entry, _)| entry.copies);
        if found < wanted {
            faults.push(Fault::SignatureMissing { card, wanted, found });
        } else if found > wanted {
            faults.push(Fault::SignatureSurplus { card, wanted, found });
        }
    }
    let squad = leader.card().conquest().and_then(|facts| facts.squad);
    let foreign = cards.iter().filter(|(_, facts)| facts.is_signature() && facts.squad != squad);
    faults.extend(foreign.map(|(entry, _)| Fault::ForeignSignature { card: entry.card }));
}

/// Cards of other factions (CG-4.1.5 to CG-4.1.8, CG-4.5). A card is named for the first rule it breaks.
fn allies(leader: CardId, cards: &[Counted], faults: &mut Vec<Fault>) {
    let Some(own) = faction_of(leader) else { return };
    let allies = Allies::of(leader, own);
    if matches!(allies, Allies::Tyranids) {
        let armies = cards.iter().filter(|(_, facts)| {
            facts.faction == Some(Faction::Neutral) && facts.kind == Kind::Army && !facts.is_signature()
        });
        let armies: Vec<CardId> = armies.map(|(entry, _)| entry.card).collect();
        if !armies.is_empty() {
            faults.push(Fault::TyranidNeutralArmy { cards: armies });
        }
    }
    let mut by_faction: BTreeMap<Faction, Vec<Counted>> = BTreeMap::new();
    for (entry, facts) in cards {
        match facts.faction {
            Some(faction) if faction != own && faction != Faction::Neutral && !facts.is_signature() => {
                by_faction.entry(faction).or_default().push((*entry, facts));
            }
            _ => {}
        }
    }
    match allies {
        Allies::Wheel(neighbours) => wheel(neighbours, &by_faction, faults),
        Allies::Necrons => necrons(&by_faction, faults),
        Allies::Tyranids => {
            let cards: Vec<CardId> = by_faction.values().flatten().map(|(entry, _)| entry.card).collect();
            if !cards.is_empty() {
                faults.push(Fault::TyranidAllies { cards });
            }
        }
        Allies::Own(own) => own_allies(leader, own, &by_faction, faults),
    }
}

fn wheel(neighbours: [Faction; 2], foreign: &BTreeMap<Faction, Vec<Counted>>, faults: &mut Vec<Fault>) {
    let mut allied = Vec::new();
    for (faction, cards) in foreign {
        if neighbours.contains(faction) {
            loyal(cards, faults);
            allied.push(*faction);
        } else {
            let cards = cards.iter().map(|(entry, _)| entry.card).collect();
            faults.push(Fault::NotAdjacent { faction: *faction, neighbours: neighbours.to_vec(), cards });
        }
    }
    if allied.len() > 1 {
        let cards = allied.iter().filter_map(|faction| foreign.get(faction)).flatten();
        let cards = cards.map(|(entry, _)| entry.card).collect();
        faults.push(Fault::TwoAllies { factions: allied, cards });
    }
}

fn necrons(foreign: &BTreeMap<Faction, Vec<Counted>>, faults: &mut Vec<Fault>) {
    let all = foreign.iter().flat_map(|(faction, cards)| cards.iter().map(move |card| (*faction, *card)));
    let (mut outside, mut no_army) = (Vec::new(), Vec::new());
    for (faction, (entry, facts)) in all {
        if faction.neighbours().is_none() {
            outside.push(entry.card);
        } else if facts.loyalty == Some(Loyalty::Loyal) {
            faults.push(Fault::LoyalAlly { card: entry.card });
        } else if facts.kind != Kind::Army {
            no_army.push(entry.card);
        }
    }
    if !outside.is_empty() {
        faults.push(Fault::NecronForeign { cards: outside });
    }
    if !no_army.is_empty() {
        faults.push(Fault::NecronNotArmy { cards: no_army });
    }
}

fn own_allies(
    leader: CardId,
    own: &OwnAllies,
    foreign: &BTreeMap<Faction, Vec<Counted>>,
    faults: &mut Vec<Fault>,
) {
    let mut cards = Vec::new();
    for (entry, facts) in foreign.values().flatten() {
        if !own.covers(entry.card.card(), facts) {
            cards.push(entry.card);
        } else if facts.loyalty == Some(Loyalty::Loyal) {
            faults.push(Fault::LoyalAlly { card: entry.card });
        }
    }
    if !cards.is_empty() {
        faults.push(Fault::WarlordsOwnAllies { warlord: leader, cards });
    }
}

fn loyal(cards: &[Counted], faults: &mut Vec<Fault>) {
    let loyal = cards.iter().filter(|(_, facts)| facts.loyalty == Some(Loyalty::Loyal));
    faults.extend(loyal.map(|(entry, _)| Fault::LoyalAlly { card: entry.card }));
}

/// At most three copies of a card that is no signature card (CG-4.2.1).
fn copies(rules: &Rules, cards: &[Counted], faults: &mut Vec<Fault>) {
    let most = rules.figure(Figured::MostCopies);
    let many = cards.iter().filter(|(entry, facts)| !facts.is_signature() && entry.copies > most);
    faults.extend(many.map(|(entry, _)| Fault::TooManyCopies {
        card: entry.card,
        found: entry.copies,
        most,
    }));
}

/// Whether the deck of that warlord (or of any, if none is known) could legally hold the card (CT-2.2.15).
fn could_hold(card: &Card, leader: Option<CardId>) -> bool {
    let Some(facts) = card.conquest() else { return false };
    let Some((leader, own)) = leader.and_then(|leader| Some((leader, faction_of(leader)?))) else {
        return !matches!(facts.kind, Kind::Token);
    };
    match facts.kind {
        Kind::Token | Kind::Planet => return false,
        Kind::Warlord => return card.id == leader,
        Kind::Synapse => return own == Faction::Tyranids,
        Kind::Army | Kind::Attachment | Kind::Event | Kind::Support => {}
    }
    if facts.is_signature() {
        return facts.squad == leader.card().conquest().and_then(|facts| facts.squad);
    }
    let common = facts.loyalty == Some(Loyalty::Common);
    let allies = Allies::of(leader, own);
    match facts.faction {
        Some(Faction::Neutral) => !matches!(allies, Allies::Tyranids) || facts.kind != Kind::Army,
        Some(faction) if faction == own => true,
        Some(faction) => match allies {
            Allies::Wheel(neighbours) => common && neighbours.contains(&faction),
            Allies::Necrons => common && facts.kind == Kind::Army && faction.neighbours().is_some(),
            Allies::Tyranids => false,
            Allies::Own(own) => common && own.covers(card, facts),
        },
        None => false,
    }
}

impl<'w> Allies<'w> {
    fn of(leader: CardId, own: Faction) -> Allies<'w> {
        let by_text = leader.card().conquest().and_then(|facts| facts.allies.as_ref());
        match (by_text, own.neighbours()) {
            (Some(own), _) => Allies::Own(own),
            (None, Some(neighbours)) => Allies::Wheel(neighbours),
            (None, None) if own == Faction::Necrons => Allies::Necrons,
            (None, None) => Allies::Tyranids,
        }
    }
}

impl OwnAllies {
    fn covers(&self, card: &Card, facts: &Facts) -> bool {
        facts.faction.is_some_and(|faction| self.factions.contains(&faction))
            && self.only.is_none_or(|(kind, of_trait)| facts.kind == kind && card.traits.contains(&of_trait))
    }
}

fn faction_of(leader: CardId) -> Option<Faction> {
    leader.card().conquest()?.faction
}

fn is_planet(card: &Card) -> bool {
    card.conquest().is_some_and(|facts| facts.kind == Kind::Planet)
}

fn sum(cards: &[Counted]) -> u32 {
    cards.iter().map(|(entry, _)| entry.copies).fold(0, u32::saturating_add)
}
