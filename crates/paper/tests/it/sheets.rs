//! What stands on the sheets, and what does not.

use paper::{Document, Mark, NotYet, Print, Sheet, document};
use tournament::judging::{CardCase, CardTrouble, JudgeFact, Proxy};
use tournament::{
    CaseId, DrawnMatch, Fact, Moment, PersonId, RoundKind, Seats, Settings, StaffRole, StageNo, StagePlan,
    Tournament,
};
use wording::Language;

use crate::hall::{pack, under_way};

fn texts(document: &Document) -> Vec<&str> {
    let marks = document.pages.iter().flat_map(|page| &page.marks);
    marks
        .filter_map(|mark| match mark {
            Mark::Text { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[track_caller]
fn check_says(document: &Document, expected: &str) {
    let texts = texts(document);
    assert!(texts.iter().any(|text| text.contains(expected)), "{expected:?} is not in {texts:?}");
}

fn printed(sheet: Sheet, tournament: &Tournament, language: Language) -> Document {
    document(sheet, &Print { language, ..Print::of(tournament) }).expect("it can be printed")
}

/// Nothing runs off the paper, no message is missing, and the same tournament gives the same file.
#[test]
fn every_sheet_stays_on_its_page_in_every_language() {
    for (regulation, players) in [("l5r-2.3", 7), ("conquest-1.2", 24), ("podboj-1.1", 61), ("epic", 12)] {
        let opened = under_way(regulation, players, 2);
        for sheet in Sheet::ALL {
            for language in Language::ALL {
                let address = Some("https://play.example/t/KX7M");
                let print = Print { language, address, ..Print::of(&opened.tournament) };
                let Ok(document) = document(sheet, &print) else { continue };
                assert!(!document.pages.is_empty());
                assert!(
                    texts(&document).iter().all(|text| !text.contains('‹')),
                    "{sheet:?}: a message is missing"
                );
                for page in &document.pages {
                    for mark in &page.marks {
                        let (left, top, right, bottom) = extent(mark);
                        let inside = left >= 0 && top >= 0 && right <= page.width && bottom <= page.height;
                        assert!(inside, "{sheet:?} in {language:?}: {mark:?}");
                    }
                }
                assert_eq!(paper::pdf::write(&document), paper::pdf::write(&document));
            }
        }
    }
}

fn extent(mark: &Mark) -> (i32, i32, i32, i32) {
    match mark {
        Mark::Text { x, baseline, width, style, .. } => {
            (*x, baseline - style.size * 3 / 4, x + width, *baseline)
        }
        Mark::Rule { from, to, .. } => {
            (from.0.min(to.0), from.1.min(to.1), from.0.max(to.0), from.1.max(to.1))
        }
        Mark::Box { frame, .. } => (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height),
        Mark::Code { x, y, side, .. } => (*x, *y, x + side, y + side),
    }
}

/// Who determined the first player, when the game ended and when the slip came in: what the tie rule and the late slip
/// need stands on the slip, by the pack and not by the game's name.
#[test]
fn a_slip_asks_for_what_the_pack_needs() {
    let l5r = printed(Sheet::Slips, &under_way("l5r-2.3", 8, 1).tournament, Language::English);
    for asked in ["who determined the first player in set-up", "game ended at", "slip received", "honor"] {
        check_says(&l5r, asked);
    }
    let conquest = printed(Sheet::Slips, &under_way("conquest-1.2", 8, 1).tournament, Language::English);
    check_says(&conquest, "planets in the victory");
    assert!(!texts(&conquest).iter().any(|text| text.contains("slip received")), "no rule asks when");
}

/// Shows CT-2.1.3, LT-2.1.2, CT-2.1.4, LT-2.1.3: a card for every table, everybody finds the own table by name, and a
/// blank deck list can be printed.
#[test]
fn tables_are_numbered_found_by_name_and_deck_lists_are_there() {
    let opened = under_way("conquest-1.2", 24, 2);
    let numbers = printed(Sheet::TableNumbers, &opened.tournament, Language::German);
    for table in 1..=12 {
        assert!(texts(&numbers).contains(&table.to_string().as_str()));
    }
    let by_name = printed(Sheet::PairingsByName, &opened.tournament, Language::Polish);
    let names = opened.tournament.players().map(|(_, person, _)| person.name.clone());
    for name in names.filter(|name| name.len() < 20) {
        check_says(&by_name, &name);
    }
    check_says(&printed(Sheet::DeckForm, &opened.tournament, Language::Polish), "Armia");
    let epic = under_way("epic", 8, 1);
    assert_eq!(document(Sheet::DeckForm, &Print::of(&epic.tournament)), Err(NotYet::NoDecks));
}

/// A tournament of two with a deck list, a proxy, and a draw nobody has seen yet.
fn with_secrets() -> Tournament {
    let structure = tournament::Structure::Table("basic".into());
    let settings = Settings { structure, date: "2026-11-21".parse().ok(), ..Settings::default() };
    let commitment = rulebook::Seed::from_bytes([1; 32]).commitment();
    let (ana, bo, cai, dee) = (PersonId(1), PersonId(2), PersonId(3), PersonId(4));
    let mut facts = vec![Fact::Founded {
        name: "Saturday".into(),
        pack: "conquest-1.2".into(),
        organizer: "Mira".into(),
        settings,
        commitment,
    }];
    for (player, name) in [(ana, "Ana"), (bo, "Bo"), (cai, "Cai"), (dee, "Dee")] {
        facts.push(Fact::Admitted { key: player.to_string(), name: name.into() });
        facts.push(Fact::Enrolled { player, team: None });
    }
    let ivo = PersonId(5);
    facts.push(Fact::Admitted { key: ivo.to_string(), name: "Ivo".into() });
    facts.push(Fact::Appointed { person: ivo, role: StaffRole::Judge });
    let plan = StagePlan::Swiss { rounds: 3, cut: None, carry: true };
    let pair = |one, two, table| DrawnMatch { seats: Seats::Pair(one, two), table: Some(table), game: None };
    let case: CardCase = serde_json::from_value(serde_json::json!({
        "player": ana.0, "trouble": CardTrouble::Damaged, "at": Moment(0)
    }))
    .expect("a case");
    let proxy = Proxy {
        case: CaseId(0),
        player: ana,
        card: "Veteran Gunner".into(),
        illegible: "cost".into(),
        by: ivo,
        date: "2016-11-12".into(),
    };
    facts.extend([
        Fact::DeckSubmitted { player: ana, text: "50x Secret Card".into(), judged: None },
        Fact::RegistrationClosed,
        Fact::PlanAnnounced { stages: vec![plan], players: 4 },
        Fact::StageBegun { stage: StageNo(1), seeds: Vec::new() },
        Fact::Judge(JudgeFact::CaseOpened(case)),
        Fact::Judge(JudgeFact::ProxyIssued(proxy)),
        Fact::Drawn {
            kind: RoundKind::Swiss,
            attempt: 1,
            length_seconds: Some(3_300),
            matches: vec![pair(ana, cai, 1), pair(bo, dee, 2)],
            notes: Vec::new(),
        },
    ]);
    Tournament::told_by(pack("conquest-1.2"), &facts)
}

/// Shows CT-2.2.36, PT-2.2.25, LT-2.2.45: the card's name, what cannot be read, who made it (whoever that was) and when.
#[test]
fn ct_2_2_36_a_proxy_states_four_things() {
    let tournament = with_secrets();
    let proxies = printed(Sheet::Proxies, &tournament, Language::English);
    for stated in ["Veteran Gunner", "cost", "Ivo", "12 November 2016"] {
        check_says(&proxies, stated);
    }
}

/// The day on a poster and on a proxy is written as the reader writes it.
#[test]
fn days_are_written_in_the_readers_language() {
    let tournament = with_secrets();
    let address = Some("https://play.example/t/KX7M");
    for (language, on_poster, on_proxy) in [
        (Language::English, "21 November 2026", "12 November 2016"),
        (Language::Polish, "21 listopada 2026", "12 listopada 2016"),
        (Language::German, "21. November 2026", "12. November 2016"),
    ] {
        let print = Print { language, address, ..Print::of(&tournament) };
        check_says(&document(Sheet::Poster, &print).expect("a poster"), on_poster);
        check_says(&printed(Sheet::Proxies, &tournament, language), on_proxy);
    }
}

/// What everybody may print says nothing of a draw that has not been published, and no code holds a deck list or the seed.
#[test]
fn a_sheet_for_everybody_holds_no_secret() {
    let tournament = with_secrets();
    for sheet in [Sheet::PairingsByName, Sheet::PairingsByTable, Sheet::Slips] {
        assert_eq!(document(sheet, &Print::of(&tournament)), Err(NotYet::NoRound));
        let organizer = Print { unpublished: true, ..Print::of(&tournament) };
        check_says(&document(sheet, &organizer).expect("the organizer sees the draw"), "Ana");
    }
    let state = paper::code::State::public(&tournament).expect("it fits");
    let mut gathered = paper::code::Gathered::default();
    assert!(state.texts().iter().all(|text| gathered.take(text)));
    let carried = gathered.put_together().expect("whole").carried.file;
    assert_eq!((carried.rounds.len(), carried.seed.is_none(), carried.history.len()), (0, true, 0));
    assert!(!carried.write().contains("Secret Card"));
}

/// Shows CT-4.2.36: the sheet has the places of the bracket, whatever the Swiss rounds were like.
#[test]
fn ct_4_2_36_final_places_are_printed_once_the_bracket_has_decided() {
    let text = r#"{
        "format": "marshal.tournament/1", "name": "Friday", "regulation": "conquest-1.2",
        "structure": {"stages": [{"swiss": {"rounds": 1}}, {"elimination": {"cut": 2}}]},
        "players": [{"id": "a", "name": "Ana"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cai"}, {"id": "d", "name": "Dee"}],
        "rounds": [
            {"stage": 1, "kind": "swiss", "matches": [
                {"table": 1, "players": ["a", "b"], "outcomes": {"a": "win", "b": "loss"}},
                {"table": 2, "players": ["c", "d"], "outcomes": {"c": "modified_win", "d": "loss"}}]},
            {"stage": 2, "kind": "elimination", "matches": [
                {"table": 1, "game": 1, "players": ["a", "c"], "outcomes": {"a": "loss", "c": "win"}}]}
        ]}"#;
    let file = tournament::TournamentFile::read(text).expect("a file");
    let tournament = file.tournament(pack("conquest-1.2")).expect("it can be").tournament;
    let named = |document: &Document| {
        let texts = texts(document).into_iter().filter(|text| ["Ana", "Bo", "Cai", "Dee"].contains(text));
        texts.map(str::to_owned).collect::<Vec<_>>()
    };
    let final_places = printed(Sheet::Standings, &tournament, Language::English);
    check_says(&final_places, "Final ranking");
    assert_eq!(named(&final_places), ["Cai", "Ana", "Bo", "Dee"]);
    let asked = Print { round: Some(tournament::RoundNo(1)), ..Print::of(&tournament) };
    let swiss = document(Sheet::Standings, &asked).expect("it can be printed");
    assert_eq!(named(&swiss), ["Ana", "Cai", "Bo", "Dee"]);
}
