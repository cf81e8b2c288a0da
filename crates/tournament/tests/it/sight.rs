//! Who may look at what, and when.

use tournament::judging::JudgeWish;
use tournament::{Actor, DeckVisibility, Hidden, Settings, StaffRole, Structure, Why, Wish};

use crate::day::Day;

/// Three players (so one has a bye) with lists, a judge who plays, and a judge who does not.
fn day(pack: &str, deck_visibility: DeckVisibility) -> Day {
    let structure = Structure::Custom {
        stages: vec![tournament::StagePlan::Swiss { rounds: 1, cut: None, carry: true }],
    };
    // A leader may enter a list that is not legal.
    let card = if pack.starts_with("l5r") { "3x Banzai!" } else { "3x Goff Nob" };
    let mut day = Day::founded(pack, 4, Settings { structure, deck_visibility, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai"] {
        let player = day.enrol(name);
        day.lead(Wish::SubmitDeck { player, text: card.into() });
    }
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    day
}

/// Shows CT-3.4.2, PT-1.7.11, PT-3.4.2, LT-3.4.2: from the start of a round to its close nobody seated in it consults anything, whether the
/// own game is over or there was none; before and after, everybody may.
#[test]
fn ct_3_4_2_a_running_round_bars_all_who_sit_in_it() {
    for (pack, clause) in [("conquest-1.2", "CT-3.4.2"), ("podboj-1.1", "PT-3.4.2"), ("l5r-2.3", "LT-3.4.2")]
    {
        let mut day = day(pack, DeckVisibility::Leaders);
        let players = ["Ana", "Bo", "Cai"].map(|name| day.person(name));
        let jo = day.person("Jo");
        let barred = |day: &Day| players.map(|player| day.tournament.barred_from_material(player).is_some());
        day.announce();
        day.lead(Wish::Draw);
        day.lead(Wish::Publish);
        assert_eq!(barred(&day), [false; 3], "{pack}: not begun");
        assert_eq!(day.tournament.may_see_list(Some(players[0]), players[0]), Ok(()));
        day.lead(Wish::StartClock);
        let named = day.tournament.barred_from_material(players[0]).expect("plays").to_string();
        assert_eq!((barred(&day), named.as_str()), ([true; 3], clause));
        assert_eq!(day.tournament.barred_from_material(jo), None, "a judge does not play");
        assert_eq!(day.tournament.may_see_list(Some(players[0]), players[0]), Err(Hidden::PlaysNow));
        assert_eq!(day.tournament.may_see_list(Some(jo), players[0]), Ok(()));
        for id in day.open() {
            let loser = day.tournament.match_of(id).expect("open").seats.players().next().expect("seated");
            day.must(Actor::Person(loser), Wish::Concede { id });
        }
        assert_eq!(barred(&day), [true; 3], "{pack}: the round is not over");
        day.lead(Wish::Close);
        assert_eq!(barred(&day), [false; 3], "{pack}: over");
    }
}

/// Shows CT-3.4.1, PT-3.4.1, LT-3.4.1, HR-3.1.4: nobody who sits in a running round reads again what he or she wrote in it, so
/// nothing serves as notes; leaders read it, and after the round so does the writer.
#[test]
fn ct_3_4_1_what_a_player_writes_during_a_round_is_no_note_of_that_player() {
    for pack in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        let mut day = day(pack, DeckVisibility::Leaders);
        let (ana, jo) = (day.person("Ana"), day.person("Jo"));
        day.announce();
        day.lead(Wish::Draw);
        day.lead(Wish::Publish);
        day.lead(Wish::StartClock);
        let note = "three cards in hand, one of them an event".to_owned();
        let call = JudgeWish::Call { id: None, kind: "rules_question".to_owned(), note: note.clone() };
        day.must(Actor::Person(ana), Wish::Judge(call));
        let read = |day: &Day, reader| day.tournament.view(Some(reader)).judging().calls[0].note.clone();
        assert_eq!((read(&day, ana), read(&day, jo)), (String::new(), note.clone()), "{pack}");
        for id in day.open() {
            let loser = day.tournament.match_of(id).expect("open").seats.players().next().expect("seated");
            day.must(Actor::Person(loser), Wish::Concede { id });
        }
        assert_eq!(read(&day, ana), "", "{pack}: the own game is over, the round is not");
        day.lead(Wish::Close);
        assert_eq!(read(&day, ana), note, "{pack}");
    }
}

/// Shows LT-2.2.24: no round is drawn while somebody's list is missing, and it is said whose.
#[test]
fn lt_2_2_24_whoever_has_handed_in_no_list_is_named() {
    let mut day = day("l5r-2.3", DeckVisibility::Leaders);
    let settings = Settings { deck_lists: true, ..day.tournament.settings().clone() };
    day.lead(Wish::Change { settings });
    let zoe = day.enrol("Zoe");
    day.announce();
    let mira = Actor::Person(day.tournament.organizer());
    let refusal = day.ask(mira, Wish::Draw).expect_err("Zoe has no list");
    assert_eq!(refusal.why, Why::DeckListsMissing { players: vec!["Zoe".to_owned()] });
    day.lead(Wish::SubmitDeck { player: zoe, text: "3x Banzai!".to_owned() });
    day.lead(Wish::Draw);
}

/// Shows PT-1.7.11: the Polish edition lists outside material under conduct as well, the English one does not.
#[test]
fn pt_1_7_11_outside_material_is_reported_as_conduct() {
    let report = |pack: &str| {
        let mut day = day(pack, DeckVisibility::Leaders);
        day.announce();
        let (bo, about) = (day.person("Bo"), day.person("Ana"));
        let category = "outside_material".to_owned();
        let wish = JudgeWish::ReportConduct { about, category, note: "looked something up".to_owned() };
        let kinds = day.tournament.pack().lists.conduct.clone();
        let clause = kinds.into_iter().find(|it| it.id == "outside_material").and_then(|it| it.clause);
        day.ask(Actor::Person(bo), Wish::Judge(wish)).map(|_| clause.map(|clause| clause.to_string()))
    };
    assert_eq!(report("podboj-1.1").expect("listed"), Some("PT-1.7.11".to_owned()));
    assert!(report("conquest-1.2").is_err(), "not listed there");
}

#[test]
fn lists_are_seen_by_whom_the_tournament_says() {
    let seen = |day: &Day| day.tournament.may_see_lists(None);
    for (visibility, entering, closed, finished) in [
        (DeckVisibility::Leaders, Err(Hidden::Leaders), Err(Hidden::Leaders), Err(Hidden::Leaders)),
        (DeckVisibility::AfterTheEnd, Err(Hidden::UntilTheEnd), Err(Hidden::UntilTheEnd), Ok(())),
        (DeckVisibility::Open, Err(Hidden::UntilClosed), Ok(()), Ok(())),
    ] {
        let mut day = day("conquest-1.2", visibility);
        let [ana, bo, jo] = ["Ana", "Bo", "Jo"].map(|name| day.person(name));
        assert_eq!(seen(&day), entering);
        assert_eq!(day.tournament.may_see_list(Some(ana), ana), Ok(()), "the own one");
        assert_eq!(day.tournament.may_see_list(Some(ana), bo), entering);
        assert_eq!(day.tournament.may_see_lists(Some(jo)), Ok(()), "a judge");
        day.announce();
        assert_eq!(seen(&day), closed);
        day.lead(Wish::Draw);
        day.lead(Wish::Publish);
        day.lead(Wish::StartClock);
        let running = if visibility == DeckVisibility::Open { Err(Hidden::DuringRounds) } else { closed };
        assert_eq!(seen(&day), running);
        for id in day.open() {
            let loser = day.tournament.match_of(id).expect("open").seats.players().next().expect("seated");
            day.must(Actor::Person(loser), Wish::Concede { id });
        }
        day.lead(Wish::Close);
        day.lead(Wish::Finish);
        assert_eq!(seen(&day), finished);
    }
}

#[test]
fn open_lists_are_shown_as_soon_as_registration_is_closed() {
    let mut day = day("conquest-1.2", DeckVisibility::Open);
    assert_eq!(day.tournament.may_see_lists(None), Err(Hidden::UntilClosed));
    day.lead(Wish::CloseRegistration);
    assert_eq!(day.tournament.may_see_lists(None), Ok(()), "nobody can change a list now");
    day.lead(Wish::ReopenRegistration);
    assert_eq!(day.tournament.may_see_lists(None), Err(Hidden::UntilClosed));
}
