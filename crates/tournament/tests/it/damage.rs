//! A history that was damaged or invented: each fact is held against what was so before it, and the first that cannot be is
//! named by its place.

use std::sync::Arc;

use tournament::file::Fault;
use tournament::judging::{CardTrouble, JudgeWish};
use tournament::{Actor, Claim, Fact, Settings, StaffRole, StagePlan, Structure, Tournament, Wish};

use crate::day::Day;

/// How far a day has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Until {
    Enrolled,
    Announced,
    Drawn,
    Published,
    Running,
    Closed,
}

/// Ana and Bo at the first table, Cai and Dee at the second; Jo judges and does not play. There is one call, one report of conduct, one
/// case of a lost card and one deck check as soon as there are tables.
fn day(until: Until) -> Day {
    let stages = vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }];
    let mut day = Day::founded(
        "conquest-1.2",
        5,
        Settings { structure: Structure::Custom { stages }, ..Settings::default() },
    );
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let (ana, bo, jo) = (day.person("Ana"), day.person("Bo"), day.person("Jo"));
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    if until >= Until::Announced {
        day.announce();
    }
    if until >= Until::Drawn {
        day.lead(Wish::Draw);
        let pairs = [("Ana", "Bo"), ("Cai", "Dee")];
        let matches = pairs.map(|(one, two)| tournament::Seats::Pair(day.person(one), day.person(two)));
        day.lead(Wish::Adjust { matches: matches.to_vec(), reason: "as told".into() });
    }
    if until >= Until::Published {
        day.lead(Wish::Publish);
        let id = day.meeting("Ana", Some("Bo")).map(|(id, _)| id);
        let judge = |wish| Wish::Judge(wish);
        let call = JudgeWish::Call { id, kind: "card_interpretation".into(), note: String::new() };
        day.must(Actor::Person(ana), judge(call));
        let category = day.tournament.pack().lists.conduct[0].id.clone();
        let about = JudgeWish::ReportConduct { about: bo, category, note: String::new() };
        day.must(Actor::Person(ana), judge(about));
        let trouble = CardTrouble::LostBeforeGame;
        let case =
            JudgeWish::OpenCardCase { id, player: ana, trouble, card: "Goff Nob".into(), minutes: None };
        day.must(Actor::Person(jo), judge(case));
        day.must(Actor::Person(jo), judge(JudgeWish::BeginDeckCheck { id: id.expect("they meet") }));
    }
    if until >= Until::Running {
        day.lead(Wish::StartClock);
    }
    if until >= Until::Closed {
        day.now = day.now.plus_seconds(600);
        for id in day.open() {
            let winner = day.tournament.match_of(id).and_then(|it| it.seats.players().next());
            let claim = Claim::new(winner, &day.tournament.pack().endings[0].id);
            day.lead(Wish::Settle { id, claim, reason: "told at the desk".into() });
        }
        day.lead(Wish::Close);
    }
    day
}

/// A fact as it stands in a file, with people by name and tables by number.
fn fact(text: &str) -> Fact {
    let tokens = [
        ("MIRA", "0"),
        ("ANA", "1"),
        ("BO", "2"),
        ("CAI", "3"),
        ("DEE", "4"),
        ("JO", "5"),
        ("STRANGER", "6"),
        ("TABLE1", r#"{"round": 1, "place": 0}"#),
        ("TABLE9", r#"{"round": 1, "place": 8}"#),
        ("CALL", r#""at": 0, "kind": "time", "note": """#),
        ("TICK", r#""step": "draw_four""#),
        ("GROUNDS", r#""grounds": "bye""#),
    ];
    let text = tokens.iter().fold(text.to_owned(), |text, (token, value)| text.replace(token, value));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Whether the story of that day can go on with that fact.
fn follows(day: &Day, fact: &Fact) -> bool {
    let mut history = day.history.clone();
    history.push(fact.clone());
    let pack = Arc::new(day.tournament.pack().clone());
    let told = Tournament::told_by(Arc::clone(&pack), &history).record(None, &history);
    match told.tournament(pack) {
        Ok(_) => true,
        Err(problem) => {
            let place = format!("history[{}]", day.history.len());
            assert_eq!((&problem.fault, &problem.path), (&Fault::History, &place), "{fact:?}");
            false
        }
    }
}

/// Of each pair the first can follow at that moment of the day and the second cannot.
fn check(until: Until, pairs: &[(&str, &str)]) {
    let day = day(until);
    for (can, cannot) in pairs {
        assert!(follows(&day, &fact(can)), "{until:?}: {can}");
        assert!(!follows(&day, &fact(cannot)), "{until:?}: {cannot}");
    }
}

#[test]
fn facts_speak_of_people_who_are_there() {
    check(
        Until::Enrolled,
        &[
            (
                r#"{"appointed": {"person": JO, "role": "marshal"}}"#,
                r#"{"appointed": {"person": STRANGER, "role": "marshal"}}"#,
            ),
            (r#"{"dismissed": {"person": JO}}"#, r#"{"dismissed": {"person": STRANGER}}"#),
            (r#"{"handed_over": {"to": JO}}"#, r#"{"handed_over": {"to": STRANGER}}"#),
            (
                r#"{"renamed": {"person": BO, "name": "Ben", "was": "Bo"}}"#,
                r#"{"renamed": {"person": BO, "name": "Ben", "was": "Bob"}}"#,
            ),
            (
                r#"{"rights_given": {"person": JO, "actions": []}}"#,
                r#"{"rights_given": {"person": STRANGER, "actions": []}}"#,
            ),
            (
                r#"{"second_leader_named": {"playing": ANA, "second": JO}}"#,
                r#"{"second_leader_named": {"playing": ANA, "second": STRANGER}}"#,
            ),
            (
                r#"{"second_leader_named": {"playing": JO, "second": ANA}}"#,
                r#"{"second_leader_named": {"playing": STRANGER, "second": ANA}}"#,
            ),
            (r#"{"enrolled": {"player": JO}}"#, r#"{"enrolled": {"player": ANA}}"#),
            (r#"{"withdrawn": {"player": ANA}}"#, r#"{"withdrawn": {"player": JO}}"#),
            (r#"{"checked_in": {"player": ANA}}"#, r#"{"checked_in": {"player": STRANGER}}"#),
            (
                r#"{"admitted": {"key": "new", "name": "Fay"}}"#,
                r#"{"admitted": {"key": "p1", "name": "Fay"}}"#,
            ),
            (
                r#"{"tournament_renamed": {"name": "Cup", "was": "Open"}}"#,
                r#"{"tournament_renamed": {"name": "Cup", "was": "Cup"}}"#,
            ),
            (
                r#"{"told": {"by": JO, "at": 0, "text": "Lunch"}}"#,
                r#"{"told": {"by": STRANGER, "at": 0, "text": "Lunch"}}"#,
            ),
            (r#"{"undone": {"remain": 3}}"#, r#"{"undone": {"remain": 0}}"#),
        ],
    );
}

#[test]
fn rounds_that_are_only_kept_are_of_players_and_won_by_one_of_them() {
    let kept = |games: &str| {
        format!(r#"{{"rounds_kept": {{"kind": "double_elimination", "rounds": [[{games}]]}}}}"#)
    };
    let ana_and_bo = kept(r#"{"players": [ANA, BO], "winner": BO}"#);
    for other in [
        r#"{"players": [ANA, JO], "winner": ANA}"#,
        r#"{"players": [ANA, BO], "winner": CAI}"#,
        r#"{"players": [ANA, BO]}, {"players": [STRANGER]}"#,
    ] {
        check(Until::Enrolled, &[(&ana_and_bo, &kept(other))]);
    }
}

#[test]
fn a_draw_is_thrown_away_set_by_hand_and_published_only_while_it_stands() {
    let adjusted = |seats: &str| format!(r#"{{"adjusted": {{"matches": [{seats}]}}}}"#);
    let day_of = [
        // Until when, and what then can be: discarded, set by hand, published, started, paused, closed.
        (Until::Announced, [false; 6]),
        (Until::Drawn, [true, true, true, false, false, false]),
        (Until::Published, [true, true, false, true, false, false]),
        (Until::Running, [false, false, false, false, true, false]),
        (Until::Closed, [false; 6]),
    ];
    for (until, can) in day_of {
        let day = day(until);
        let facts = [
            fact(r#""draw_discarded""#),
            fact(&adjusted(r#"{"seats": {"pair": [ANA, CAI]}}, {"seats": {"pair": [BO, DEE]}}"#)),
            fact(r#""published""#),
            fact(r#"{"clock_started": {"at": 0}}"#),
            fact(r#"{"clock_paused": {"at": 0}}"#),
            fact(r#"{"round_closed": {"order": [ANA, BO, CAI, DEE]}}"#),
        ];
        for (fact, can) in facts.iter().zip(can) {
            assert_eq!(follows(&day, fact), can, "{until:?}: {fact:?}");
        }
    }
    let by_hand = adjusted(r#"{"seats": {"pair": [ANA, CAI]}}"#);
    for other in [r#"{"seats": {"pair": [ANA, ANA]}}"#, r#"{"seats": {"pair": [ANA, JO]}}"#, ""] {
        check(Until::Drawn, &[(&by_hand, &adjusted(other))]);
    }
}

#[test]
fn a_round_is_closed_when_every_table_has_a_result_and_with_each_player_once() {
    let mut day = day(Until::Running);
    let closed = |order: &str| fact(&format!(r#"{{"round_closed": {{"order": [{order}]}}}}"#));
    for id in day.open() {
        assert!(!follows(&day, &closed("ANA, BO, CAI, DEE")));
        let claim =
            Claim::new(day.tournament.match_of(id).and_then(|it| it.seats.players().next()), "decision");
        day.lead(Wish::Settle { id, claim, reason: "told at the desk".into() });
    }
    assert!(follows(&day, &closed("DEE, BO, CAI, ANA")));
    assert!(!follows(&day, &closed("ANA, BO, CAI, ANA")));
    assert!(!follows(&day, &closed("ANA, BO, CAI, JO")));
}

#[test]
fn stages_begin_in_order_between_rounds_with_players_once_each() {
    let day = day(Until::Announced);
    assert!(!follows(&day, &fact(r#"{"stage_begun": {"stage": 2, "seeds": [ANA, BO]}}"#)));
    check(
        Until::Closed,
        &[
            (r#"{"reseeded": {"seeds": [ANA, BO]}}"#, r#"{"reseeded": {"seeds": [ANA, ANA]}}"#),
            (r#"{"reseeded": {"seeds": [BO]}}"#, r#"{"reseeded": {"seeds": [JO]}}"#),
        ],
    );
    assert!(!follows(&self::day(Until::Enrolled), &fact(r#"{"reseeded": {"seeds": [ANA, BO]}}"#)));
    assert!(!follows(
        &self::day(Until::Closed),
        &fact(r#"{"plan_announced": {"stages": [{"swiss": {"rounds": 2}}], "players": 4}}"#)
    ));
}

#[test]
fn what_happens_at_a_table_is_done_by_those_who_sit_there() {
    check(
        Until::Running,
        &[
            (r#"{"sat_down": {"id": TABLE1}}"#, r#"{"sat_down": {"id": TABLE9}}"#),
            (
                r#"{"extended": {"id": TABLE1, "seconds": 60}}"#,
                r#"{"extended": {"id": TABLE9, "seconds": 60}}"#,
            ),
            (
                r#"{"ruler_named": {"id": TABLE1, "person": JO}}"#,
                r#"{"ruler_named": {"id": TABLE9, "person": JO}}"#,
            ),
            (
                r#"{"ruler_named": {"id": TABLE1, "person": JO}}"#,
                r#"{"ruler_named": {"id": TABLE1, "person": STRANGER}}"#,
            ),
            (r#"{"absent": {"id": TABLE1, "absent": ANA}}"#, r#"{"absent": {"id": TABLE1, "absent": CAI}}"#),
            (
                r#"{"at_table": {"ticked": {"id": TABLE1, "tick": {TICK, "by": ANA, "answer": {"player": BO}}}}}"#,
                r#"{"at_table": {"ticked": {"id": TABLE1, "tick": {TICK, "by": ANA, "answer": {"player": CAI}}}}}"#,
            ),
            (
                r#"{"at_table": {"ticked": {"id": TABLE1, "tick": {TICK, "by": BO}}}}"#,
                r#"{"at_table": {"ticked": {"id": TABLE1, "tick": {TICK, "by": CAI}}}}"#,
            ),
            (
                r#"{"at_table": {"consent_asked": {"id": TABLE1, "player": ANA, "text": "draw"}}}"#,
                r#"{"at_table": {"consent_asked": {"id": TABLE1, "player": DEE, "text": "draw"}}}"#,
            ),
            (r#"{"at_table": {"cleared": {"id": TABLE1}}}"#, r#"{"at_table": {"cleared": {"id": TABLE9}}}"#),
        ],
    );
}

#[test]
fn a_result_has_an_outcome_for_each_seat_and_they_go_together() {
    let result = |table: &str, outcomes: &str| {
        format!(r#"{{"result_stands": {{"id": {table}, "result": {{"outcomes": [{outcomes}], GROUNDS}}}}}}"#)
    };
    let good = result("TABLE1", r#""win", "loss""#);
    for (table, outcomes) in [
        ("TABLE1", r#""win", "triumph""#),
        ("TABLE1", r#""win""#),
        ("TABLE1", r#""win", "win""#),
        ("TABLE1", r#""win", "loss", "loss""#),
        ("TABLE9", r#""win", "loss""#),
    ] {
        check(Until::Running, &[(&good, &result(table, outcomes))]);
    }
}

#[test]
fn the_judges_work_is_about_people_tables_calls_and_cases_there_are() {
    check(
        Until::Running,
        &[
            (
                r#"{"judge": {"called": {"id": TABLE1, "by": ANA, CALL}}}"#,
                r#"{"judge": {"called": {"id": TABLE9, "by": ANA, CALL}}}"#,
            ),
            (
                r#"{"judge": {"called": {"id": null, "by": ANA, CALL}}}"#,
                r#"{"judge": {"called": {"id": null, "by": STRANGER, CALL}}}"#,
            ),
            (
                r#"{"judge": {"claimed": {"call": 0, "by": JO, "at": 0}}}"#,
                r#"{"judge": {"claimed": {"call": 1, "by": JO, "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"appealed": {"call": 0, "by": ANA, "at": 0}}}"#,
                r#"{"judge": {"appealed": {"call": 0, "by": STRANGER, "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"settled": {"call": 0, "at": 0}}}"#,
                r#"{"judge": {"settled": {"call": 1, "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"conduct_reported": {"about": BO, "by": ANA, "at": 0, "category": "x", "note": ""}}}"#,
                r#"{"judge": {"conduct_reported": {"about": STRANGER, "by": ANA, "at": 0, "category": "x", "note": ""}}}"#,
            ),
            (
                r#"{"judge": {"conduct_decided": {"report": 0, "by": JO, "at": 0, "remedy": "warning", "note": ""}}}"#,
                r#"{"judge": {"conduct_decided": {"report": 1, "by": JO, "at": 0, "remedy": "warning", "note": ""}}}"#,
            ),
            (
                r#"{"judge": {"proxy_issued": {"case": 0, "player": ANA, "card": "x", "illegible": "", "by": JO, "date": "today"}}}"#,
                r#"{"judge": {"proxy_issued": {"case": 1, "player": ANA, "card": "x", "illegible": "", "by": JO, "date": "today"}}}"#,
            ),
            (
                r#"{"judge": {"case_opened": {"id": TABLE1, "player": BO, "trouble": "damaged", "at": 0}}}"#,
                r#"{"judge": {"case_opened": {"id": TABLE9, "player": BO, "trouble": "damaged", "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"case_opened": {"player": BO, "trouble": "damaged", "at": 0}}}"#,
                r#"{"judge": {"case_opened": {"player": JO, "trouble": "damaged", "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"case_closed": {"case": 0, "replaced": true, "at": 0}}}"#,
                r#"{"judge": {"case_closed": {"case": 1, "replaced": true, "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"check_begun": {"id": TABLE1, "by": JO, "at": 0}}}"#,
                r#"{"judge": {"check_begun": {"id": TABLE9, "by": JO, "at": 0}}}"#,
            ),
            (
                r#"{"judge": {"check_ended": {"check": 0, "findings": "", "at": 0}}}"#,
                r#"{"judge": {"check_ended": {"check": 1, "findings": "", "at": 0}}}"#,
            ),
        ],
    );
    let known =
        r#"{"judge": {"conduct_reported": {"about": BO, "by": JO, "at": 0, "category": "x", "note": ""}}}"#;
    let unknown = r#"{"judge": {"conduct_reported": {"about": BO, "by": STRANGER, "at": 0, "category": "x", "note": ""}}}"#;
    check(Until::Running, &[(known, unknown)]);
}

#[test]
fn nothing_comes_before_the_founding_but_the_step_of_it() {
    let day = Day::under("conquest-1.2", 5);
    assert!(!follows(&day, &fact(r#"{"admitted": {"key": "a", "name": "Ana"}}"#)));
    assert!(!follows(&day, &fact(r#""registration_closed""#)));
}

#[test]
fn a_player_who_comes_back_missed_rounds_that_were_played_without_him() {
    let mut day = day(Until::Closed);
    let (jo, dee) = (Actor::Person(day.person("Jo")), day.person("Dee"));
    let found = JudgeWish::CloseCardCase { case: tournament::CaseId(0), replaced: true };
    day.must(jo, Wish::Judge(found));
    day.lead(Wish::Drop { player: dee, why: tournament::DropReason::OwnWish });
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    let back = |missed: &str| fact(&format!(r#"{{"rejoined": {{"player": DEE, "missed": [{missed}]}}}}"#));
    assert!(follows(&day, &back("2")), "the round that is drawn without Dee");
    assert!(!follows(&day, &back("1")), "Dee played in it");
    assert!(!follows(&day, &back("3")), "there is no third round yet");
}
