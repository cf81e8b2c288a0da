//! A legal deck with any one change that breaks a rule is refused for that rule and nothing else.

use crate::examples::{all_legal, entry, refused};
use decks::conquest::{Faction, Kind, Loyalty, squad_of};
use decks::l5r::{self, Side};
use decks::{Card, CardId, DeckList, Format, Game, Part, Setting, Standing, parse, write};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;

/// One change to a legal deck, the setting it is judged in, and the clause it must be refused by.
type Broken = (DeckList, Setting, &'static str);

fn decks_of(game: Game) -> Vec<(DeckList, Setting)> {
    all_legal().iter().filter(|(list, _)| list.game == game).cloned().collect()
}

/// One of the cards of the catalogue that a rule speaks of.
fn pick(game: Game, which: Index, wanted: impl Fn(&Card) -> bool) -> Option<CardId> {
    let cards: Vec<CardId> = game.cards().iter().filter(|card| wanted(card)).map(|card| card.id).collect();
    (!cards.is_empty()).then(|| *which.get(&cards))
}

fn holds(list: &DeckList, card: CardId) -> bool {
    list.entries().iter().any(|entry| entry.card == card)
}

const CONQUEST_CHANGES: usize = 15;

fn break_conquest(list: &DeckList, setting: &Setting, change: usize, which: Index) -> Option<Broken> {
    let of = |wanted: &dyn Fn(&Card) -> bool| {
        pick(Game::CONQUEST, which, |card| wanted(card) && !card.printings[0].0.pack().doubtful)
    };
    let facts = |card: &Card| card.conquest().unwrap().clone();
    let warlord = list.entries().iter().find(|entry| entry.part == Part::WARLORD)?.card;
    let own = facts(warlord.card()).faction?;
    let plain = |card: &Card| {
        let facts = facts(card);
        facts.is_deck_card() && !facts.is_signature()
    };
    let filler = || {
        let fits = |card: &Card| plain(card) && facts(card).faction == Some(own) && !holds(list, card.id);
        of(&fits)
    };
    let in_deck: Vec<CardId> = list
        .entries()
        .iter()
        .filter(|entry| entry.part == Part::DECK && plain(entry.card.card()))
        .map(|entry| entry.card)
        .collect();
    let squad: Vec<CardId> = squad_of(warlord).map(|(card, _)| card).collect();
    let on_wheel = own.neighbours().filter(|_| facts(warlord.card()).allies.is_none());
    let broken = match change {
        0 => (list.with(warlord, -1), "CT-2.2.5"),
        1 => (list.with(of(&|card| facts(card).kind == Kind::Warlord)?, 1), "CT-2.2.5"),
        2 => {
            let over = list.count(Part::DECK) - 49;
            let mut smaller = list.clone();
            for _ in 0..over {
                let entries: Vec<CardId> =
                    in_deck.iter().copied().filter(|card| holds(&smaller, *card)).collect();
                smaller = smaller.with(*which.get(&entries), -1);
            }
            (smaller, "CT-2.2.7")
        }
        3 => (list.with(*which.get(&squad), -1).with(filler()?, 1), "CG-4.1.2"),
        4 => (list.with(*which.get(&squad), 1), "CG-4.2.3"),
        5 => {
            let foreign = |card: &Card| facts(card).is_signature() && !squad.contains(&card.id);
            (list.with(of(&foreign)?, 1), "CG-4.2.3")
        }
        6 => (list.with(*which.get(&in_deck), 3), "CG-4.2.1"),
        7 => (list.with(of(&|card| facts(card).kind == Kind::Planet)?, 1), "CT-2.2.11"),
        8 => (list.with(of(&|card| facts(card).kind == Kind::Token)?, 1), "CG-4.1.4"),
        9 => (list.with(of(&|card| facts(card).kind == Kind::Synapse)?, 1), "CT-2.2.6"),
        10 => {
            let neighbours = on_wheel?;
            let far = |card: &Card| {
                let faction = facts(card).faction.unwrap_or(Faction::Neutral);
                plain(card) && faction != own && faction != Faction::Neutral && !neighbours.contains(&faction)
            };
            (list.with(of(&far)?, 1), "CG-4.1.5")
        }
        11 => {
            let neighbours = on_wheel?;
            let allied = in_deck.iter().filter_map(|card| facts(card.card()).faction);
            let ally =
                allied.into_iter().find(|faction| neighbours.contains(faction)).unwrap_or(neighbours[0]);
            let loyal = |card: &Card| {
                let facts = facts(card);
                plain(card) && facts.faction == Some(ally) && facts.loyalty == Some(Loyalty::Loyal)
            };
            (list.with(of(&loyal)?, 1), "CG-4.1.7")
        }
        12 => {
            let neighbours = on_wheel?;
            let allied: Vec<Faction> = in_deck.iter().filter_map(|card| facts(card.card()).faction).collect();
            let other = neighbours.into_iter().find(|faction| !allied.contains(faction))?;
            if !neighbours.iter().any(|faction| allied.contains(faction)) {
                return None;
            }
            let common = |card: &Card| {
                let facts = facts(card);
                plain(card) && facts.faction == Some(other) && facts.loyalty == Some(Loyalty::Common)
            };
            (list.with(of(&common)?, 1), "CG-4.1.8")
        }
        13 => {
            let mut setting = setting.clone();
            setting.list_required = true;
            return Some((list.clone(), setting, "CT-2.2.13"));
        }
        _ => {
            let mut setting = setting.clone();
            let late = which.get(&in_deck).card().printings[0].0;
            setting.products.legal_from.insert(late, setting.date.tomorrow().unwrap());
            return Some((list.clone(), setting, "CT-2.2.48"));
        }
    };
    Some((broken.0, setting.clone(), broken.1))
}

const L5R_CHANGES: usize = 14;

fn break_l5r(list: &DeckList, setting: &Setting, change: usize, which: Index) -> Option<Broken> {
    let facts = |card: &Card| card.l5r().unwrap().clone();
    let stronghold = list.entries().iter().find(|entry| entry.part == Part::STRONGHOLD)?.card;
    let clan = facts(stronghold.card()).clan;
    let restricted = |card: &Card| {
        setting.rules.restricted().iter().any(|list| list.cards.iter().any(|on| on.card().name == card.name))
    };
    let same_title = |card: &Card| list.entries().iter().any(|entry| entry.card.card().name == card.name);
    // A card that breaks nothing by itself.
    let harmless = |card: &Card| {
        facts(card).role_only.is_none()
            && facts(card).limit == 3
            && !restricted(card)
            && !same_title(card)
            && facts(card).kind != l5r::Kind::Character
    };
    let out = |card: &Card| setting.standing_of(card) == Standing::Legal;
    let of = |wanted: &dyn Fn(&Card) -> bool| pick(Game::L5R, which, wanted);
    let at_home = |card: &Card| [clan, l5r::Clan::Neutral].contains(&facts(card).clan);
    let in_part = |part: Part| -> Vec<CardId> {
        list.entries().iter().filter(|entry| entry.part == part).map(|entry| entry.card).collect()
    };
    let sized = |part: Part, size: u32, clause: &'static str| -> Option<(DeckList, &'static str)> {
        let mut changed = list.clone();
        let side = if part == Part::DYNASTY { Side::Dynasty } else { Side::Conflict };
        let fillers: Vec<CardId> = Game::L5R
            .cards()
            .iter()
            .filter(|card| {
                facts(card).side == side
                    && at_home(card)
                    && out(card)
                    && facts(card).role_only.is_none()
                    && facts(card).limit == 3
                    && !restricted(card)
                    && !same_title(card)
                    && (side == Side::Dynasty || facts(card).kind != l5r::Kind::Character)
            })
            .map(|card| card.id)
            .collect();
        let mut next = which.index(fillers.len().max(1));
        while changed.count(part) != size {
            if changed.count(part) > size {
                let held = changed.entries().iter().filter(|entry| entry.part == part);
                let held: Vec<CardId> = held.map(|entry| entry.card).collect();
                changed = changed.with(*which.get(&held), -1);
            } else {
                changed = changed.with(*fillers.get(next % fillers.len())?, 1);
                next += 1;
            }
        }
        Some((changed, clause))
    };
    let broken = match change {
        0 => (list.with(stronghold, -1), "LT-2.2.4"),
        1 => (list.with(of(&|card| facts(card).kind == l5r::Kind::Stronghold && out(card))?, 1), "LT-2.2.4"),
        2 => sized(Part::DYNASTY, 39, "LT-2.2.8")?,
        3 => sized(Part::DYNASTY, 46, "LT-2.2.8")?,
        4 => sized(Part::CONFLICT, 39, "LT-2.2.10")?,
        5 => sized(Part::CONFLICT, 46, "LT-2.2.10")?,
        6 => {
            let foreign = |card: &Card| {
                facts(card).side == Side::Dynasty && !at_home(card) && out(card) && harmless(card)
            };
            (make_room(list, Part::DYNASTY, which).with(of(&foreign)?, 1), "LT-2.2.9")
        }
        7 => {
            let provinces = in_part(Part::PROVINCES);
            let one = *which.get(&provinces);
            let foreign = |card: &Card| {
                facts(card).kind == l5r::Kind::Province
                    && !at_home(card)
                    && out(card)
                    && facts(card).rings == facts(one.card()).rings
                    && facts(card).role_only.is_none()
                    && !restricted(card)
            };
            (list.with(one, -1).with(of(&foreign)?, 1), "LT-2.2.17")
        }
        8 => (list.with(*which.get(&in_part(Part::PROVINCES)), -1), "LT-2.2.16"),
        9 => (list.with(*in_part(Part::ROLE).first()?, 1), "LT-2.2.5"),
        10 => {
            if !in_part(Part::ROLE).is_empty() {
                return None;
            }
            let wrong = |card: &Card| {
                l5r::Role::of(card.id).is_some_and(|role| role.kind != l5r::RoleKind::Support)
                    && !setting.allows_role(clan.code(), card.id)
            };
            (list.with(of(&wrong)?, 1), "LT-2.2.18")
        }
        11 => {
            let unpriced = |card: &Card| {
                facts(card).side == Side::Conflict
                    && !at_home(card)
                    && facts(card).influence.is_none()
                    && out(card)
                    && harmless(card)
            };
            let splash = in_part(Part::CONFLICT).into_iter().map(|card| facts(card.card()).clan);
            let splash = splash.into_iter().find(|other| *other != clan && *other != l5r::Clan::Neutral);
            let of_clan =
                |card: &Card| unpriced(card) && splash.is_none_or(|splash| facts(card).clan == splash);
            (make_room(list, Part::CONFLICT, which).with(of(&of_clan)?, 1), "LT-2.2.13")
        }
        12 => {
            let copied: Vec<CardId> =
                in_part(Part::DYNASTY).into_iter().filter(|card| facts(card.card()).limit == 3).collect();
            let copied = *which.get(&copied);
            let mut changed = list.clone();
            while changed.count(Part::DYNASTY) > 41 {
                let held = changed
                    .entries()
                    .iter()
                    .filter(|entry| entry.part == Part::DYNASTY && entry.card != copied);
                let held: Vec<CardId> = held.map(|entry| entry.card).collect();
                changed = changed.with(*which.get(&held), -1);
            }
            let held = changed.entries().iter().find(|entry| entry.card == copied)?.copies;
            (changed.with(copied, 4 - held as i32), "LT-2.2.15")
        }
        _ => {
            let late = |card: &Card| {
                facts(card).side == Side::Dynasty
                    && at_home(card)
                    && matches!(setting.standing_of(card), Standing::From(_))
                    && harmless(card)
            };
            let clause = if setting.tier == "premier" { "LT-2.3.7" } else { "LT-2.3.6" };
            (make_room(list, Part::DYNASTY, which).with(of(&late)?, 1), clause)
        }
    };
    Some((broken.0, setting.clone(), broken.1))
}

/// The deck with room for one more card in a part.
fn make_room(list: &DeckList, part: Part, which: Index) -> DeckList {
    if list.count(part) < 45 {
        return list.clone();
    }
    let held: Vec<CardId> =
        list.entries().iter().filter(|entry| entry.part == part).map(|entry| entry.card).collect();
    list.with(*which.get(&held), -1)
}

proptest! {
    #[test]
    fn a_conquest_deck_is_refused_for_the_rule_broken_and_nothing_else(
        deck in 0usize..8, change in 0..CONQUEST_CHANGES, which in any::<Index>(),
    ) {
        let (list, setting) = &decks_of(Game::CONQUEST)[deck];
        prop_assert!(refused(list, setting).is_empty());
        if let Some((broken, setting, clause)) = break_conquest(list, setting, change, which) {
            let found = refused(&broken, &setting);
            prop_assert_eq!(found, vec![clause.to_owned()], "change {}", change);
        }
    }

    #[test]
    fn an_l5r_deck_is_refused_for_the_rule_broken_and_nothing_else(
        deck in 0usize..8, change in 0..L5R_CHANGES, which in any::<Index>(),
    ) {
        let (list, setting) = &decks_of(Game::L5R)[deck];
        prop_assert!(refused(list, setting).is_empty());
        if let Some((broken, setting, clause)) = break_l5r(list, setting, change, which) {
            let found = refused(&broken, &setting);
            prop_assert_eq!(found, vec![clause.to_owned()], "change {} {:?}", change, broken);
        }
    }

    /// Whatever the cards, our own two formats give back the very same list.
    #[test]
    fn any_list_survives_our_own_formats(
        game in prop::sample::select(Game::all().collect::<Vec<_>>()),
        chosen in prop::collection::vec((any::<Index>(), 1u32..9), 1..40),
    ) {
        let all: Vec<CardId> = game.cards().iter().map(|card| card.id).collect();
        let list = DeckList::new(game, chosen.iter().map(|(which, copies)| entry(*which.get(&all), *copies)));
        let rules = decks::Rules::of_game(game).unwrap();
        let setting = Setting::new(&rules, jiff::civil::date(2026, 11, 14));
        for format in [Format::Plain, Format::Marshal] {
            let text = write(&list, format).unwrap();
            let reading = parse(&text).unwrap().identify(&setting);
            prop_assert!(reading.troubles.is_empty(), "{:?}\n{}", reading.troubles, text);
            prop_assert_eq!(&reading.list, &list);
            prop_assert_eq!(reading.list.fingerprint(), list.fingerprint());
        }
    }
}

#[test]
fn every_change_of_the_laws_can_be_made_to_some_deck() {
    let runner = &mut proptest::test_runner::TestRunner::deterministic();
    let which = any::<Index>().new_tree(runner).unwrap().current();
    for change in 0..CONQUEST_CHANGES {
        let any = decks_of(Game::CONQUEST)
            .iter()
            .any(|(list, setting)| break_conquest(list, setting, change, which).is_some());
        assert!(any, "Conquest {change}");
    }
    for change in 0..L5R_CHANGES {
        let any = decks_of(Game::L5R)
            .iter()
            .any(|(list, setting)| break_l5r(list, setting, change, which).is_some());
        assert!(any, "L5R {change}");
    }
}
