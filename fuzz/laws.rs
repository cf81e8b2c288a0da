//! What holds for any input, one law a parser. libFuzzer drives them (`fuzz_targets/`), and so does a loop of mutations that
//! needs nothing but stable Rust (`loop/`).

use std::sync::{Arc, LazyLock};

use conquest::card::{Faction, Kind};
use conquest::cards::all_ids;
use conquest::rng::Chance;
use conquest::state::DeployTo;
use conquest::{Answer, Deck, Mode, ObjId, Options, Pauses, Place, Seat, State};
use decks::{DeckList, Part, Rules, Setting, Unreadable, parse};
use paper::Picture;
use paper::code::{Carried, Gathered};
use rulebook::Rulebook;
use tournament::file::Imported;
use tournament::formats::{Format, Frame};
use tournament::{Actor, Command, Fact, Moment, Tournament, TournamentFile, Wish};

/// Any text read as a tournament file is answered; what is accepted can be ranked, verified, drawn on, and written again alike.
pub(crate) fn tournament_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(file) = TournamentFile::read(text) else { return };
    let Some(pack) = regulations::pack(&file.regulation) else { return };
    let Ok(opened) = file.tournament(Arc::new(pack.clone())) else { return };
    if let Some(after) = opened.tournament.last_table_round() {
        opened.tournament.standings(after);
    }
    opened.verify();
    let again = TournamentFile::read(&file.write()).expect("what was read can be written and read");
    assert_eq!(again, file);
    told_whole(&file, &opened.tournament);
    goes_on(opened);
}

/// What a file says of a match, the tournament says of it.
fn told_whole(file: &TournamentFile, tournament: &Tournament) {
    let told = tournament.file(None);
    assert_eq!(told.rounds.len(), file.rounds.len());
    for (said, told) in file.rounds.iter().zip(&told.rounds) {
        for it in said.matches.iter().filter(|it| it.players.len() == 2) {
            let same =
                told.matches.iter().find(|told| told.players == it.players).expect("a match of the file");
            assert_eq!((&same.outcomes, &same.figures), (&it.outcomes, &it.figures));
        }
    }
}

/// The next round, after the cut if one is due, is drawn or refused; the record of it is accepted again.
fn goes_on(opened: Imported) {
    let Imported { mut tournament, mut facts, dice, .. } = opened;
    let by = Actor::Person(tournament.organizer());
    let step =
        facts.iter().rev().find_map(|fact| if let Fact::Step { at, .. } = fact { Some(*at) } else { None });
    let at = step.unwrap_or(Moment(0));
    for wish in [Wish::Cut, Wish::Draw, Wish::Publish] {
        let Ok(new) = tournament.decide(&Command { by, at, wish }, &dice) else { continue };
        for fact in &new {
            tournament.apply(fact);
        }
        facts.extend(new);
    }
    let record = tournament.record(None, &facts);
    let again = TournamentFile::read(&record.write()).expect("a record can be read");
    let again = again.tournament(Arc::new(tournament.pack().clone())).expect("a record is accepted");
    assert_eq!(again.tournament.rounds().len(), tournament.rounds().len());
}

/// Any text is answered by every reader of other systems' files, and by the door into a tournament behind it.
pub(crate) fn tournament_formats(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let pack = regulations::pack("conquest-1.2").expect("a built-in pack");
    let frame = Frame { pack, name: "fuzz", tier: "relaxed", structure: None, which: None };
    let _ = tournament::formats::roster(text.as_bytes(), pack, None);
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Marshal) {
        let Ok(read) = format.read(text, &frame) else { continue };
        let Ok(opened) = read.file.tournament(Arc::new(pack.clone())) else { continue };
        for format in Format::ALL {
            let _ = format.write(&opened.tournament, None);
        }
        goes_on(opened);
    }
}

/// Any text read as a rules pack is answered; under what is accepted a deck can be judged and a tournament begun.
pub(crate) fn packs(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let pack = match regulations::Pack::load("fuzz.toml", text) {
        Ok(pack) => pack,
        Err(error) => {
            assert!(!error.sayings().is_empty(), "what is refused is refused for a reason");
            return;
        }
    };
    if let Ok(Some(rules)) = Rules::of(&pack) {
        let setting = Setting::new(&rules, "2018-12-01".parse().expect("a day"));
        let draft = parse("1x Nazdreg\n3x Goff Nob\n1x Shizuka Toshi\n3x Banzai!").expect("a list");
        draft.identify(&setting).check(&setting);
    }
    for tier in pack.tiers.iter().map(|tier| tier.id.as_str()).chain(["relaxed"]) {
        let frame = Frame { pack: &pack, name: "fuzz", tier, structure: None, which: None };
        let Ok(read) = Format::Csv.read("Name\nAna\nBo\nCai\n", &frame) else { continue };
        if let Ok(opened) = read.file.tournament(Arc::new(pack.clone())) {
            goes_on(opened);
        }
    }
}

/// Any bytes read as a deck list are answered, identified and judged; what was understood is understood again in every format
/// it can be written in.
pub(crate) fn deck_lists(bytes: &[u8]) {
    let Ok(draft) = parse(bytes) else { return };
    // One after the other, so that many inputs have their turn.
    let rules = &Rules::built_in()[bytes.len() % Rules::built_in().len()];
    let setting = Setting::new(rules, "2018-12-01".parse().expect("a day"));
    let reading = draft.identify(&setting);
    reading.check(&setting);
    written_again(&reading.list, &setting);
}

/// A list is understood again in every format it can be written in; what carries all of it carries it unchanged.
fn written_again(list: &DeckList, setting: &Setting) {
    for format in decks::Format::ALL.iter().copied() {
        let Ok(text) = decks::write(list, format) else { continue };
        let again = match parse(&text) {
            Ok(draft) => draft.identify(setting),
            // Some have no place for planets.
            Err(Unreadable::Empty | Unreadable::NoCards)
                if list.entries().iter().all(|it| it.part == Part::PLANETS) =>
            {
                continue;
            }
            Err(error) => panic!("{format}: {error:?}"),
        };
        assert!(again.troubles.is_empty(), "{format}: {:?}", again.troubles);
        if matches!(format, decks::Format::Plain | decks::Format::Marshal | decks::Format::Link) {
            assert_eq!(again.list.entries(), list.entries(), "{format}");
        }
    }
}

/// Any bytes taken for a scan of a sheet, for the texts of its codes, or for what they carry, are answered; what is read is written
/// again alike.
pub(crate) fn sheets(bytes: &[u8]) {
    let mut gathered = Gathered::default();
    if let Ok(picture) = Picture::read(bytes)
        && picture.width * picture.height <= 250_000
    {
        gathered.take_picture(picture.width, picture.height, |x, y| picture.bright(x, y));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        for line in text.lines() {
            gathered.take(line);
        }
    }
    match gathered.put_together() {
        Ok(whole) => carries(&whole.carried),
        Err(shortfall) => assert!(!shortfall.sayings().is_empty(), "what is missing is named"),
    }
    if let Some(carried) = Carried::read(bytes) {
        carries(&carried);
    }
}

fn carries(carried: &Carried) {
    // What does not fit together has no form in brief, and its own text has no place for the promise.
    if let Some(again) = carried.written().map(|bytes| Carried::read(&bytes)) {
        let again = again.expect("what was written can be read");
        assert_eq!(again.file, carried.file);
    }
    if let Some(pack) = regulations::pack(&carried.file.regulation)
        && let Ok(opened) = carried.file.tournament(Arc::new(pack.clone()))
    {
        told_whole(&carried.file, &opened.tournament);
        goes_on(opened);
    }
}

/// Any answers to any question, whatever cards meet: what is listed is accepted, anything else is refused and changes nothing.
pub(crate) fn conquest_answers(bytes: &[u8]) {
    let [first, second, seed, answers @ ..] = bytes else { return };
    let options = Options {
        mode: if seed.is_multiple_of(3) { Mode::Tournament } else { Mode::Casual },
        pauses: if seed.is_multiple_of(5) { Pauses::Public } else { Pauses::Exact },
        training: seed.is_multiple_of(11),
        drawn_begins: seed.is_multiple_of(6),
    };
    let mut game = State::new(&[deck(*first), deck(*second)], options, u64::from(*seed))
        .expect("the decks are playable");
    let mut legal = Vec::new();
    for bytes in answers.chunks_exact(4) {
        let Some(seat) = game.to_answer() else { return };
        game.legal(seat, &mut legal);
        // Mostly something legal, so that games come far; now and then anything by anybody.
        let (by, answer) = match bytes {
            [0..200, a, ..] => (seat, legal[usize::from(*a) % legal.len()]),
            [_, by, what, which] => {
                (if by.is_multiple_of(2) { Seat::A } else { Seat::B }, any(*what, *which))
            }
            _ => return,
        };
        let before = game;
        game.legal(by, &mut legal);
        match game.apply(by, answer) {
            // Of several copies of a card lists name one; whoever names another means the same.
            Ok(()) => assert!(legal.iter().any(|listed| match (*listed, answer) {
                (Answer::Deploy { card: one, to }, Answer::Deploy { card: two, to: there }) => {
                    to == there && std::ptr::eq(before.card(one), before.card(two))
                }
                (Answer::Play(one), Answer::Play(two)) => std::ptr::eq(before.card(one), before.card(two)),
                (one, two) => one == two,
            })),
            Err(_) => assert!(game == before && !legal.contains(&answer)),
        }
    }
}

/// Any text read as a Conquest replay, or as the record of a table, is answered; what can be read can be proven or not, and watched.
pub(crate) fn conquest_replays(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = conquest::replay::Played::read(text);
    if let Ok(record) = conquest::game::GameFile::read(text) {
        let _ = record.verify();
        let _ = record.replay();
    }
}

/// Any text played as a Conquest scenario is answered.
pub(crate) fn conquest_scenarios(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = conquest::scenario::play(text);
}

/// Any text read as an Epic army list, roster, table, game or record of a table is answered; an army is mustered or not, a table
/// is judged and drawn, a game is refereed.
pub(crate) fn epic_files(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(list) = epic::lists::ArmyList::read(text) {
        let _ = list.sound();
        for offer in &list.formations {
            epic::draft::offered(&list, offer, 3000);
        }
        let _ = epic::muster::muster(&epic::draft::ready_made(&list, 3000), 3000);
    }
    if let Ok(roster) = epic::Roster::read(text) {
        let _ = epic::muster::muster(&epic::draft::completed(&roster, 3000), 3000);
    }
    if let Ok(table) = epic::Table::read(text) {
        epic::check::check(&table);
        epic::fairness::fairness(&table);
        maps::draw(&table, &maps::Scene::default(), maps::Theme::Light, &|saying| saying.key.to_string());
    }
    if let Ok(file) = epic::referee::GameFile::read(text) {
        let verdict = epic::referee::referee(&file);
        epic::result_for_tournament(&verdict.game);
        epic::tiebreak::scores(&verdict.game);
        if let Some(table) = verdict.game.table() {
            let scene = maps::Scene::of(&verdict.game);
            maps::draw(table, &scene, maps::Theme::Light, &|saying| saying.key.to_string());
        }
    }
    if let Ok(record) = epic::sitting::Record::read(text) {
        let _ = record.verify();
    }
}

/// The ready deck of a warlord, or, from the middle on, any cards there are under any warlord.
fn deck(at: u8) -> Deck {
    static READY: LazyLock<Vec<Deck>> =
        LazyLock::new(|| Deck::starters().chain(Deck::houses()).filter_map(Deck::starter_named).collect());
    if at < 128 {
        return READY[usize::from(at) % READY.len()].clone();
    }
    let mut chance = Chance::new(u64::from(at));
    let mut shuffled = |wanted: fn(Kind) -> bool| {
        let mut ids: Vec<_> = all_ids().filter(|(_, it)| wanted(it.kind) && it.face.is_none()).collect();
        chance.shuffle(&mut ids);
        ids
    };
    let (warlord, it) = shuffled(|kind| kind == Kind::Warlord)[0];
    let mut cards =
        shuffled(|kind| matches!(kind, Kind::Army | Kind::Event | Kind::Support | Kind::Attachment));
    cards.truncate(50);
    if it.faction == Faction::Tyranids {
        cards.push(shuffled(|kind| kind == Kind::Synapse)[0]);
    }
    Deck { warlord, cards: cards.into_iter().map(|(id, _)| id).collect() }
}

/// Some answer, sensible or not.
fn any(what: u8, which: u8) -> Answer {
    let id = ObjId(which);
    match what % 16 {
        0 => Answer::Pass,
        1 => Answer::Yes,
        2 => Answer::Deploy { card: id, to: DeployTo::Planet(what / 16) },
        3 => Answer::Deploy { card: id, to: DeployTo::Host(ObjId(which.rotate_left(3))) },
        4 => Answer::Play(id),
        5 => Answer::Use { card: id, ability: what / 16 },
        6 => Answer::Dial(which),
        7 => Answer::Pick(id),
        8 => Answer::Place(Place::Planet(which)),
        9 => Answer::Number(which),
        10 => Answer::Attack(id),
        11 => Answer::Retreat(id),
        12 => Answer::Against(id),
        13 => Answer::Shield(id),
        14 => Answer::Move { unit: id, planet: what / 16 },
        _ => Answer::Bonus { cards: which.is_multiple_of(2), resources: which.is_multiple_of(3) },
    }
}
