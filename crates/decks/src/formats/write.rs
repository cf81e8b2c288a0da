//! Writes a list in any format. What a format cannot carry (a player's name, a part) is left out.

use std::fmt::Write as _;

use regulations::PartUse;
use rulebook::{Saying, say};
use serde_json::{Map, Value, json};

use super::octgn::CONQUEST;
use super::{Format, link};
use crate::catalogue::conquest::{Faction, Kind};
use crate::catalogue::l5r::Ring;
use crate::catalogue::{Card, Game, Opens, Part};
use crate::check::influence;
use crate::fold::fold;
use crate::list::{DeckList, Entry};
use crate::said::Said;
use crate::sheet::{Group, Sheet};

/// Why a list cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// It has no place for lists of that game.
    OtherGame { format: Format, game: Game },
    /// It names cards by ids nobody here knows.
    ReadOnly { format: Format },
    /// It cannot say that there is no warlord: whoever reads it takes the first card for one.
    NoWarlord { format: Format },
}

impl Unwritable {
    /// Why, as something to be told to a person.
    pub fn saying(&self) -> Saying {
        match self {
            Unwritable::OtherGame { format, game } => {
                say!("decks-unwritable", format = format.code(), game = game.said())
            }
            Unwritable::ReadOnly { format } => say!("decks-unwritable-read-only", format = format.code()),
            Unwritable::NoWarlord { format } => say!("decks-unwritable-no-warlord", format = format.code()),
        }
    }
}

/// Writes a list in a format.
///
/// ```
/// use decks::{DeckList, Format, Game, catalogue, write};
///
/// let cards = [("01-shizuka-toshi", 1), ("01-banzai", 3)].map(|(id, copies)| (catalogue().find(id).unwrap(), copies));
/// let text = write(&DeckList::of_cards(Game::L5R, cards), Format::Ringteki).unwrap();
/// assert_eq!(text, "1 Shizuka Toshi (Core Set)\n3 Banzai! (Core Set)\n");
/// ```
pub fn write(list: &DeckList, format: Format) -> Result<String, Unwritable> {
    let elsewhere = format == Format::Link && !list.game.is_built_in();
    if elsewhere || format.game().is_some_and(|game| game != list.game) {
        return Err(Unwritable::OtherGame { format, game: list.game });
    }
    if format == Format::Iridial && list.count(Part::WARLORD) == 0 {
        return Err(Unwritable::NoWarlord { format });
    }
    Ok(match format {
        Format::Plain => plain(list),
        Format::Marshal => pretty(&json!(list)),
        Format::Octgn => octgn(list),
        Format::ConquestDb => conquestdb(list, "", ""),
        Format::ConquestDbForum => conquestdb(list, "[b]", "[/b]"),
        Format::Iridial => iridial(list),
        Format::FiveRings => pretty(&json!({ "record": fiverings(list), "success": true })),
        Format::FiveRingsStrain => pretty(&json!({ "record": { "head": fiverings(list) }, "success": true })),
        Format::FiveRingsPage => page(list),
        Format::Ringteki => ringteki(list),
        Format::RingtekiJson => pretty(&ringteki_json(list)),
        Format::EmeraldDb => pretty(&fiverings(list)),
        Format::OctgnL5r => return Err(Unwritable::ReadOnly { format }),
        Format::Link => link::write(list),
    })
}

/// Ours for people: the groups of the sheet, each with its number of cards.
fn plain(list: &DeckList) -> String {
    let mut text = String::new();
    for (key, value) in [("Name", &list.name), ("Player", &list.player)] {
        if let Some(value) = value {
            let _ = writeln!(text, "{key}: {}", one_line(value));
        }
    }
    let several = list.game.parts_used(PartUse::Drawn).count() > 1;
    let mut part = None;
    for (group, title) in titled(list) {
        if !text.is_empty() {
            text.push('\n');
        }
        let drawn = list.game.usage(group.part) == Some(PartUse::Drawn);
        if drawn && several && part != Some(group.part) {
            let _ = writeln!(text, "{} ({})", heading_of(list.game, group.part), list.count(group.part));
        }
        part = Some(group.part);
        if let Some(title) = title {
            let _ = writeln!(text, "{title} ({})", group.cards());
        }
        lines(&mut text, &group.entries, Card::full_name);
    }
    text
}

/// The groups of the sheet with their titles. What a reader would take for the heading of another part, such as provinces that lie
/// in a deck, has none, and comes right under the heading of its own part, where no other title counts it.
fn titled(list: &DeckList) -> Vec<(Group, Option<&'static str>)> {
    let mut groups: Vec<_> = Sheet::of(list).groups.into_iter().map(|group| (title(&group), group)).collect();
    for of_part in groups.chunk_by_mut(|(_, one), (_, next)| one.part == next.part) {
        of_part.sort_by_key(|(title, _)| title.is_some());
    }
    groups.into_iter().map(|(title, group)| (group, title)).collect()
}

fn conquestdb(list: &DeckList, open: &str, close: &str) -> String {
    let mut text = String::new();
    for warlord in in_part(list, Part::WARLORD) {
        for _ in 0..warlord.copies {
            let _ = writeln!(text, "{}", warlord.card.card().name);
        }
    }
    text.push('\n');
    let mut kinds: Vec<(&str, Vec<Entry>)> = Vec::new();
    for entry in list.entries().iter().filter(|entry| !matches!(entry.part, Part::WARLORD | Part::PLANETS)) {
        let title = kind_title(entry.card.card());
        match kinds.iter_mut().find(|(known, _)| *known == title) {
            Some((_, entries)) => entries.push(*entry),
            None => kinds.push((title, vec![*entry])),
        }
    }
    kinds.sort_by_key(|(title, _)| *title);
    for (title, mut entries) in kinds {
        entries.sort_by_key(|entry| entry.card.card().name);
        let cards: u32 = entries.iter().map(|entry| entry.copies).sum();
        let _ = writeln!(text, "{open}{title} ({cards}){close}");
        lines(&mut text, &entries, with_product);
    }
    text.push_str("Created with: Marshal\n");
    text
}

fn iridial(list: &DeckList) -> String {
    let rule = "-".repeat(70);
    let warlord = in_part(list, Part::WARLORD).next().map(|entry| entry.card);
    let own = warlord.and_then(|card| card.card().conquest()?.faction);
    let mut factions = list.entries().iter().filter_map(|entry| entry.card.card().conquest()?.faction);
    let ally = factions.find(|faction| Some(*faction) != own && *faction != Faction::Neutral);
    let leader = warlord.map_or("", |card| card.card().name);
    let mut text = format!("{}\n{rule}\n{leader}\n{}", iridial_name(list), own.map_or("", faction_name));
    if let Some(ally) = ally {
        let _ = write!(text, " ({})", faction_name(ally));
    }
    text.push('\n');
    // The warlord stands above; a second one must not get lost.
    let rest = warlord.map_or_else(|| list.clone(), |warlord| list.with(warlord, -1));
    let squad = warlord.and_then(|card| card.card().conquest()?.squad);
    let groups = Sheet::of(&rest).groups;
    for title in ["Signature Squad", "Army", "Support", "Synapse", "Attachment", "Event", "Planet"] {
        let _ = writeln!(text, "{rule}\n{title}\n");
        let here = groups.iter().flat_map(|group| &group.entries).copied();
        let here: Vec<Entry> = here.filter(|entry| iridial_section(entry, squad) == title).collect();
        lines(&mut text, &here, |card| card.name.to_owned());
    }
    text
}

/// That site takes letters, digits and blanks, 27 of them.
fn iridial_name(list: &DeckList) -> String {
    let letters = list.name.iter().flat_map(|name| name.chars());
    let name: String = letters.filter(|letter| letter.is_alphanumeric() || *letter == ' ').take(27).collect();
    if name.trim().is_empty() { "Deck".to_owned() } else { name.trim().to_owned() }
}

fn iridial_section(entry: &Entry, squad: Option<u8>) -> &'static str {
    match entry.card.card().conquest() {
        _ if entry.part == Part::PLANETS => "Planet",
        Some(facts) if facts.is_signature() && facts.squad == squad => "Signature Squad",
        Some(facts) if facts.kind == Kind::Warlord => "Army",
        Some(_) => kind_title(entry.card.card()),
        None => "Army",
    }
}

fn octgn(list: &DeckList) -> String {
    let mut text = String::from("\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n");
    let _ = writeln!(text, "<deck game=\"{CONQUEST}\" sleeveid=\"0\">");
    for (section, kinds) in [
        ("Warlord", &[Kind::Warlord][..]),
        ("Synapse", &[Kind::Synapse]),
        ("Armies", &[Kind::Army, Kind::Token, Kind::Planet]),
        ("Attachments", &[Kind::Attachment]),
        ("Events", &[Kind::Event]),
        ("Supports", &[Kind::Support]),
    ] {
        let of_section = list.entries().iter().filter(|entry| {
            let kind = entry.card.card().conquest().map(|facts| facts.kind);
            entry.part != Part::PLANETS && kind.is_some_and(|kind| kinds.contains(&kind))
        });
        let mut cards = String::new();
        for entry in of_section {
            let card = entry.card.card();
            let code = card.foreign_code.unwrap_or("");
            let name = quick_xml::escape::escape(card.name);
            let _ = writeln!(cards, "    <card qty=\"{}\" id=\"{code}\">{name}</card>", entry.copies);
        }
        if cards.is_empty() {
            let _ = writeln!(text, "  <section name=\"{section}\" shared=\"False\" />");
        } else {
            let _ = write!(text, "  <section name=\"{section}\" shared=\"False\">\n{cards}  </section>\n");
        }
    }
    text.push_str("  <notes><![CDATA[]]></notes>\n</deck>\n");
    text
}

fn fiverings(list: &DeckList) -> Value {
    let mut cards = Map::new();
    for entry in list.entries() {
        let copies = cards.entry(l5r_code(entry.card.card())).or_insert(json!(0));
        *copies = json!(copies.as_u64().unwrap_or(0) + u64::from(entry.copies));
    }
    let clan = in_part(list, Part::STRONGHOLD).next().and_then(|entry| entry.card.card().l5r());
    json!({
        "cards": cards,
        "description": "",
        "format": "standard",
        "name": list.name.clone().unwrap_or_default(),
        "primary_clan": clan.map(|facts| facts.clan.code()),
    })
}

fn page(list: &DeckList) -> String {
    let mut text = String::new();
    for part in [Part::STRONGHOLD, Part::ROLE] {
        for entry in in_part(list, part) {
            bare(&mut text, entry, &entry.card.card().full_name());
        }
    }
    let mut provinces: Vec<&Entry> = in_part(list, Part::PROVINCES).collect();
    provinces.sort_by_key(|entry| entry.card.card().l5r().map(|facts| facts.rings.clone()));
    for entry in provinces {
        let ring = entry.card.card().l5r().and_then(|facts| facts.rings.first()).copied();
        let named = format!("{} {}", entry.card.card().name, ring.map_or("", ring_name));
        bare(&mut text, entry, named.trim());
    }
    let (spent, pool) = influence(list);
    let _ = writeln!(text, "Influence: {spent}/{pool}");
    for (part, title) in [(Part::DYNASTY, "Dynasty Deck"), (Part::CONFLICT, "Conflict Deck")] {
        let _ = writeln!(text, "{title} ({})", list.count(part));
        for (group, title) in titled(list).iter().filter(|(group, _)| group.part == part) {
            if let Some(title) = title {
                let _ = writeln!(text, "{title} ({})", group.cards());
            }
            lines(&mut text, &group.entries, Card::full_name);
        }
    }
    text
}

fn ringteki(list: &DeckList) -> String {
    let order = [Part::STRONGHOLD, Part::ROLE, Part::CONFLICT, Part::DYNASTY, Part::PROVINCES];
    let mut text = String::new();
    for entry in order.into_iter().flat_map(|part| in_part(list, part)) {
        // That editor reads one digit only.
        let mut left = entry.copies;
        while left > 0 {
            let _ = writeln!(text, "{} {}", left.min(9), with_product(entry.card.card()));
            left -= left.min(9);
        }
    }
    text
}

fn ringteki_json(list: &DeckList) -> Value {
    let cards = |part| -> Vec<Value> {
        let of_part = in_part(list, part);
        of_part
            .map(|entry| json!({ "count": entry.copies, "card": { "id": l5r_code(entry.card.card()) } }))
            .collect()
    };
    let clan = in_part(list, Part::STRONGHOLD).next().and_then(|entry| entry.card.card().l5r());
    let clan = clan.map_or("", |facts| facts.clan.code());
    let others = in_part(list, Part::CONFLICT).filter_map(|entry| entry.card.card().l5r());
    let ally = others.map(|facts| facts.clan.code()).find(|other| *other != clan && *other != "neutral");
    json!({
        "name": list.name.clone().unwrap_or_default(),
        "faction": { "name": capital(clan), "value": clan },
        "alliance": { "name": capital(ally.unwrap_or("")), "value": ally.unwrap_or("") },
        "stronghold": cards(Part::STRONGHOLD),
        "role": cards(Part::ROLE),
        "provinceCards": cards(Part::PROVINCES),
        "dynastyCards": cards(Part::DYNASTY),
        "conflictCards": cards(Part::CONFLICT),
    })
}

fn in_part(list: &DeckList, part: Part) -> impl Iterator<Item = &Entry> {
    list.entries().iter().filter(move |entry| entry.part == part)
}

fn lines(text: &mut String, entries: &[Entry], name: impl Fn(&Card) -> String) {
    for entry in entries {
        let _ = writeln!(text, "{}x {}", entry.copies, name(entry.card.card()));
    }
}

/// A line of the page without copies; a number only where there is more than one.
fn bare(text: &mut String, entry: &Entry, name: &str) {
    let _ = match entry.copies {
        1 => writeln!(text, "{name}"),
        copies => writeln!(text, "{copies}x {}", entry.card.card().full_name()),
    };
}

fn with_product(card: &Card) -> String {
    match card.printings.first() {
        Some((pack, _)) => format!("{} ({})", card.name, pack.pack().name),
        None => card.name.to_owned(),
    }
}

fn l5r_code(card: &Card) -> &'static str {
    card.foreign_code.unwrap_or(card.code)
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn capital(code: &str) -> String {
    let mut letters = code.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// English titles: these formats are English by definition.
fn title(group: &Group) -> Option<&'static str> {
    let card = group.entries.first().map(|entry| entry.card.card())?;
    let game = card.game();
    if group.signature {
        return Some("Signature Squad");
    }
    if game.usage(group.part) != Some(PartUse::Drawn) {
        return Some(heading_of(game, group.part));
    }
    let title = kind_title(card);
    let opens = game.shelf().headings.get(&fold(title));
    (!matches!(opens, Some(Opens::Part(part, _)) if *part != group.part)).then_some(title)
}

fn heading_of(game: Game, part: Part) -> &'static str {
    game.part_facts(part).map_or("", |facts| facts.title)
}

fn kind_title(card: &Card) -> &'static str {
    let mut kinds = card.game().shelf().kinds.iter();
    kinds.find(|(kind, _)| *kind == card.kind).map_or("", |(_, title)| title)
}

fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "Space Marines",
        Faction::AstraMilitarum => "Astra Militarum",
        Faction::Orks => "Orks",
        Faction::Chaos => "Chaos",
        Faction::DarkEldar => "Dark Eldar",
        Faction::Eldar => "Eldar",
        Faction::Tau => "Tau",
        Faction::Tyranids => "Tyranids",
        Faction::Necrons => "Necrons",
        Faction::Neutral => "Neutral",
    }
}

fn ring_name(ring: Ring) -> &'static str {
    match ring {
        Ring::Air => "Air",
        Ring::Earth => "Earth",
        Ring::Fire => "Fire",
        Ring::Void => "Void",
        Ring::Water => "Water",
    }
}
