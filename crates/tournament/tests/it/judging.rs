//! The judges' work where two of them meet: who has a call in hand, who has the last word, what a verdict leads to.

use rulebook::Cites;
use tournament::judging::{CallState, CardCase, CardTrouble, JudgeWish, Overruling, Remedy, Ruling};
use tournament::{
    Actor, CallId, CaseId, ConductId, MatchId, Refusal, Settings, StaffRole, StagePlan, Structure, Why, Wish,
};

use crate::day::Day;

/// Ana and Bo, Cai and Dee play; Jo and Kit judge, Max and Tom are marshals; Eve watches.
fn day() -> (Day, MatchId) {
    let stages = vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::founded("conquest-1.2", 3, settings);
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    for (name, role) in [
        ("Jo", Some(StaffRole::Judge)),
        ("Kit", Some(StaffRole::Judge)),
        ("Max", Some(StaffRole::Marshal)),
        ("Tom", Some(StaffRole::Marshal)),
        ("Eve", None),
    ] {
        day.lead(Wish::Admit { key: None, name: name.into() });
        if let Some(role) = role {
            let person = day.person(name);
            day.lead(Wish::Appoint { person, role });
        }
    }
    day.announce();
    day.lead(Wish::Draw);
    let matches = [("Ana", "Bo"), ("Cai", "Dee")]
        .map(|(one, two)| tournament::Seats::Pair(day.person(one), day.person(two)));
    day.lead(Wish::Adjust { matches: matches.to_vec(), reason: "as told".into() });
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let (id, _) = day.meeting("Ana", Some("Bo")).expect("they meet");
    (day, id)
}

fn ask(day: &mut Day, name: &str, wish: JudgeWish) -> Result<(), Why> {
    let by = Actor::Person(day.person(name));
    day.ask(by, Wish::Judge(wish)).map(|_| ()).map_err(|Refusal { why, .. }| why)
}

fn called(day: &mut Day, by: &str, id: Option<MatchId>, kind: &str) -> Result<CallId, Why> {
    ask(day, by, JudgeWish::Call { id, kind: kind.to_owned(), note: String::new() })?;
    let newest = day.tournament.judging().calls.len() - 1;
    Ok(CallId(u32::try_from(newest).expect("few calls")))
}

fn ruling() -> Ruling {
    Ruling { text: "as it lies".into(), extension_seconds: 0, overrules: None }
}

fn state(day: &Day, call: CallId) -> CallState {
    day.tournament.judging().calls[call.0 as usize].state
}

#[test]
fn a_call_in_hand_is_left_to_whoever_has_it_until_that_person_leads_no_more() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    ask(&mut day, "Jo", JudgeWish::Claim { call }).unwrap();
    let taken = Err(Why::CallTaken { by: "Jo".into() });
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Claim { call }), taken);
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Rule { call, ruling: ruling() }), taken);
    assert_eq!(ask(&mut day, "Jo", JudgeWish::Claim { call }), Ok(()), "Jo has it already");
    let jo = day.person("Jo");
    day.lead(Wish::Dismiss { person: jo });
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Rule { call, ruling: ruling() }), Ok(()));
    assert_eq!(state(&day, call), CallState::Ruled);
}

/// Shows HR-1.1.6, HR-1.1.8.
#[test]
fn a_marshal_takes_a_judges_place_and_no_other_marshals() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    ask(&mut day, "Jo", JudgeWish::Claim { call }).unwrap();
    assert_eq!(ask(&mut day, "Max", JudgeWish::Rule { call, ruling: ruling() }), Ok(()), "over a judge");
    assert_eq!(state(&day, call), CallState::Final, "a marshal has the last word");
    let call = called(&mut day, "Bo", Some(id), "rules_question").unwrap();
    ask(&mut day, "Tom", JudgeWish::Claim { call }).unwrap();
    let taken = Err(Why::CallTaken { by: "Tom".into() });
    assert_eq!(ask(&mut day, "Max", JudgeWish::Rule { call, ruling: ruling() }), taken);
    assert_eq!(ask(&mut day, "Max", JudgeWish::RuleFinally { call, ruling: ruling() }), taken);
    assert_eq!(
        ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }),
        taken,
        "nor a judge a marshal's"
    );
}

#[test]
fn after_a_ruling_the_call_is_in_nobodys_hand() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    ask(&mut day, "Jo", JudgeWish::Claim { call }).unwrap();
    ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }).unwrap();
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Claim { call }), Err(Why::CallClosed));
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Rule { call, ruling: ruling() }), Ok(()), "Kit knows more");
    assert_eq!(ask(&mut day, "Ana", JudgeWish::Withdraw { call }), Err(Why::CallClosed));
}

/// Shows HR-1.1.8, HR-1.3.2, LT-1.3.9.
#[test]
fn an_appeal_is_taken_and_decided_by_marshals_alone() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    assert_eq!(ask(&mut day, "Ana", JudgeWish::Appeal { call }), Err(Why::NoRuling), "nothing is ruled yet");
    ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }).unwrap();
    ask(&mut day, "Bo", JudgeWish::Appeal { call }).unwrap();
    assert_eq!(ask(&mut day, "Kit", JudgeWish::Claim { call }), Err(Why::RulingIsFinal));
    ask(&mut day, "Max", JudgeWish::Claim { call }).unwrap();
    assert_eq!(state(&day, call), CallState::Appealed, "in a marshal's hand it is an appeal still");
    assert_eq!(ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }), Err(Why::RulingIsFinal));
    let other = Ruling { text: "not as it lies".into(), ..ruling() };
    ask(&mut day, "Max", JudgeWish::RuleFinally { call, ruling: other }).unwrap();
    assert_eq!(state(&day, call), CallState::Final);
    let given = &day.tournament.judging().calls[0].rulings;
    let said: Vec<_> = given.iter().map(|it| (it.by, it.ruling.text.as_str())).collect();
    assert_eq!(
        said,
        [(day.person("Jo"), "as it lies"), (day.person("Max"), "not as it lies")],
        "both are kept"
    );
    assert_eq!(ask(&mut day, "Bo", JudgeWish::Appeal { call }), Err(Why::RulingIsFinal));
}

/// Shows HR-1.3.4: neither the passage nor the error may be missing, and a document is overruled by a last word only.
#[test]
fn whoever_overrules_a_document_says_where_and_why() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    let against = |passage: &str, error: &str| {
        let overrules = Some(Overruling { passage: passage.into(), error: error.into() });
        JudgeWish::Rule { call, ruling: Ruling { overrules, ..ruling() } }
    };
    for (passage, error) in [(" ", "counts kinds"), ("CT-4.3.15", " "), ("", "")] {
        assert_eq!(ask(&mut day, "Max", against(passage, error)), Err(Why::OverrulingIncomplete));
    }
    let by_a_judge = ask(&mut day, "Jo", against("CT-4.3.15", "counts kinds"));
    assert_eq!(by_a_judge, Err(Why::OverrulingIncomplete), "Jo can be appealed against");
    assert_eq!(ask(&mut day, "Max", against("CT-4.3.15", "counts kinds")), Ok(()));
}

/// Shows HR-6.1.4: what nobody has opened cannot be named, and what is over is not taken up again.
#[test]
fn judges_name_what_is_there() {
    let (mut day, id) = day();
    let call = CallId(0);
    let date = || "2016-11-12".to_owned();
    let nowhere = [
        JudgeWish::Claim { call },
        JudgeWish::Rule { call, ruling: ruling() },
        JudgeWish::DecideConduct { report: ConductId(0), remedy: Remedy::Warning, note: "seen".into() },
        JudgeWish::CloseCardCase { case: CaseId(0), replaced: true },
        JudgeWish::IssueProxy {
            case: CaseId(0),
            card: "Tank".into(),
            illegible: String::new(),
            date: date(),
        },
        JudgeWish::EndDeckCheck { check: 0, findings: String::new(), extension_seconds: 0 },
    ];
    for wish in nowhere {
        let max = Actor::Person(day.person("Max"));
        let refusal = day.ask(max, Wish::Judge(wish.clone())).expect_err("nothing is open");
        assert_eq!(refusal.clause().to_string(), "HR-6.1.4", "{wish:?}");
    }
    assert_eq!(called(&mut day, "Ana", Some(id), "rules_question"), Ok(call));
    ask(&mut day, "Ana", JudgeWish::Withdraw { call }).unwrap();
    assert_eq!(ask(&mut day, "Jo", JudgeWish::Claim { call }), Err(Why::CallClosed));
    assert_eq!(ask(&mut day, "Max", JudgeWish::RuleFinally { call, ruling: ruling() }), Err(Why::CallClosed));
    let (mira, player) = (Actor::Person(day.tournament.organizer()), day.person("Ana"));
    let decline = day.ask(mira, Wish::DeclineRejoin { player }).expect_err("Ana asks for nothing");
    assert!(matches!(decline.why, Why::NothingPending { .. }), "{decline:?}");
}

#[test]
fn questions_for_marshals_are_answered_by_marshals() {
    let (mut day, id) = day();
    let kinds = &day.tournament.pack().lists.calls;
    let kind = kinds.iter().find(|kind| kind.marshal_only).expect("a marshal's question").id.clone();
    let call = called(&mut day, "Ana", Some(id), &kind).unwrap();
    let for_marshals = Err(Why::MarshalsQuestion { kind });
    assert_eq!(ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }), for_marshals);
    assert_eq!(ask(&mut day, "Max", JudgeWish::Rule { call, ruling: ruling() }), Ok(()));
}

#[test]
fn a_judges_ruling_is_the_last_word_only_where_no_marshal_is_left_to_ask() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }).unwrap();
    assert_eq!(state(&day, call), CallState::Ruled);
    for name in ["Max", "Tom"] {
        let person = day.person(name);
        day.lead(Wish::Dismiss { person });
    }
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }).unwrap();
    assert_eq!(state(&day, call), CallState::Ruled, "without marshals the organizer is asked");
}

#[test]
fn a_missed_chance_is_no_matter_for_those_who_watch() {
    let (mut day, id) = day();
    let mut tell = |name: &str| called(&mut day, name, Some(id), "missed_opportunity").map(|_| ());
    assert_eq!(tell("Eve"), Err(Why::MissedChance));
    assert_eq!(tell("Cai"), Err(Why::MissedChance), "plays at another table");
    // Whoever plays or leads there is told what a judge is called for.
    assert!(matches!(tell("Bo"), Err(Why::NotInPack { field: "kind", .. })));
    assert!(matches!(tell("Jo"), Err(Why::NotInPack { field: "kind", .. })));
}

/// Shows HR-6.3.2: who sees a breach at another table tells the leaders, and has no say in that match beyond it.
#[test]
fn whoever_watches_a_match_may_call_a_judge_to_it_and_not_speak_for_it() {
    let (mut day, id) = day();
    let breach = called(&mut day, "Cai", Some(id), "stalling").expect("Cai plays at the other table");
    let own = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    for wish in [JudgeWish::Withdraw { call: own }, JudgeWish::SettledByPlayers { call: own }] {
        let refused = ask(&mut day, "Cai", wish);
        assert!(matches!(refused, Err(Why::NotAllowed { .. })), "{refused:?}");
    }
    for call in [breach, own] {
        ask(&mut day, "Jo", JudgeWish::Rule { call, ruling: ruling() }).unwrap();
        let refused = ask(&mut day, "Cai", JudgeWish::Appeal { call });
        assert!(matches!(refused, Err(Why::NotAllowed { .. })), "{refused:?}");
    }
    ask(&mut day, "Bo", JudgeWish::Appeal { call: breach }).expect("it is Bo's match");
}

/// Bo's conduct is reported, and again, as often as asked.
fn reported(day: &mut Day, times: u32) {
    let (bo, category) = (day.person("Bo"), day.tournament.pack().lists.conduct[0].id.clone());
    for _ in 0..times {
        let about = JudgeWish::ReportConduct { about: bo, category: category.clone(), note: String::new() };
        ask(day, "Ana", about).expect("anybody may report");
    }
}

fn verdict(report: u32, remedy: Remedy) -> JudgeWish {
    JudgeWish::DecideConduct { report: ConductId(report), remedy, note: "seen".into() }
}

#[test]
fn only_a_recommendation_goes_on_to_the_organizer() {
    let (mut day, _) = day();
    let bo = day.person("Bo");
    reported(&mut day, 4);
    let recommended = |day: &Day| {
        let entry = day.tournament.person(bo).and_then(|it| it.entry.clone());
        entry.and_then(|entry| entry.recommended).is_some()
    };
    for (report, remedy) in (0..).zip([Remedy::Unfounded, Remedy::Warning, Remedy::Penalty]) {
        ask(&mut day, "Max", verdict(report, remedy)).unwrap();
        assert!(!recommended(&day), "{remedy:?}");
    }
    ask(&mut day, "Max", verdict(3, Remedy::Recommendation)).unwrap();
    assert!(recommended(&day));
}

/// Shows HR-6.1.4: a verdict stands; only a recommendation the organizer declined leaves the report open again.
#[test]
fn a_report_of_conduct_has_one_verdict() {
    let (mut day, _) = day();
    let (mira, player) = (Actor::Person(day.tournament.organizer()), day.person("Bo"));
    reported(&mut day, 4);
    let again = |day: &mut Day, report| {
        let max = Actor::Person(day.person("Max"));
        let refusal = day.ask(max, Wish::Judge(verdict(report, Remedy::Warning))).expect_err("decided");
        assert_eq!((refusal.clause().to_string().as_str(), refusal.why), ("HR-6.1.4", Why::ConductDecided));
    };
    for (report, remedy) in (0..).zip([Remedy::Unfounded, Remedy::Warning, Remedy::Penalty]) {
        ask(&mut day, "Max", verdict(report, remedy)).unwrap();
        again(&mut day, report);
    }
    // The organizer has it in hand.
    ask(&mut day, "Max", verdict(3, Remedy::Recommendation)).unwrap();
    again(&mut day, 3);
    let mut removed = day.clone();
    removed.must(mira, Wish::Disqualify { player, reason: "as recommended".into() });
    again(&mut removed, 3);
    day.must(mira, Wish::DeclineRecommendation { player });
    again(&mut day, 2);
    ask(&mut day, "Max", verdict(3, Remedy::Warning)).expect("what follows instead is still to be said");
    again(&mut day, 3);
}

#[test]
fn a_lost_card_holds_up_its_player_alone_until_it_is_replaced_or_the_player_is_kept() {
    let (mut day, id) = day();
    let cai = day.person("Cai");
    let open = |player, trouble| JudgeWish::OpenCardCase {
        id: None,
        player,
        trouble,
        card: String::new(),
        minutes: None,
    };
    ask(&mut day, "Jo", open(cai, CardTrouble::Damaged)).unwrap();
    ask(&mut day, "Jo", open(cai, CardTrouble::LostBeforeGame)).unwrap();
    let lacking =
        |day: &Day| day.tournament.judging().cases.iter().map(CardCase::is_lacking).collect::<Vec<_>>();
    assert_eq!(lacking(&day), [false, true], "a damaged card is there");
    let organizer = day.tournament.name_of(day.tournament.organizer());
    let keep = |case| JudgeWish::KeepDespiteCase { case: CaseId(case) };
    assert_eq!(ask(&mut day, &organizer, keep(0)), Err(Why::NothingChanges));
    ask(&mut day, &organizer, keep(1)).unwrap();
    assert_eq!(lacking(&day), [false, false]);
    ask(&mut day, "Jo", open(cai, CardTrouble::LostBeforeGame)).unwrap();
    ask(&mut day, "Jo", JudgeWish::CloseCardCase { case: CaseId(2), replaced: true }).unwrap();
    assert_eq!(lacking(&day), [false, false, false]);
    // Somebody else's case does not hold up a game.
    ask(&mut day, "Jo", open(cai, CardTrouble::LostBeforeGame)).unwrap();
    let ana = day.person("Ana");
    day.must(Actor::Person(ana), Wish::Concede { id });
    let other = day.meeting("Cai", Some("Dee")).map(|(id, _)| id).expect("they meet");
    day.must(Actor::Person(cai), Wish::Concede { id: other });
    day.lead(Wish::Close);
    let drawn = day.ask(Actor::Person(day.tournament.organizer()), Wish::Draw);
    let Err(Refusal { why: Why::CardsMissing { players }, .. }) = drawn else { panic!("{drawn:?}") };
    assert_eq!(players, ["Cai"]);
}

#[test]
fn nobody_else_takes_back_a_call() {
    let (mut day, id) = day();
    let call = called(&mut day, "Ana", Some(id), "rules_question").unwrap();
    for name in ["Bo", "Cai", "Eve", "Jo"] {
        let refused = ask(&mut day, name, JudgeWish::Withdraw { call });
        assert!(matches!(refused, Err(Why::NotAllowed { .. })), "{name}: {refused:?}");
    }
    assert_eq!(ask(&mut day, "Ana", JudgeWish::Withdraw { call }), Ok(()));
}

/// What was written about a game is for its table and for leaders; others learn that something is going on.
#[test]
fn a_call_is_read_at_its_table_and_by_leaders() {
    let (mut day, id) = day();
    for (by, note) in [("Ana", "what Ana saw"), ("Eve", "what Eve saw")] {
        let wish = JudgeWish::Call { id: Some(id), kind: "rules_question".into(), note: note.into() };
        ask(&mut day, by, wish).unwrap();
    }
    ask(&mut day, "Jo", JudgeWish::Claim { call: CallId(0) }).unwrap();
    ask(&mut day, "Jo", JudgeWish::Rule { call: CallId(0), ruling: ruling() }).unwrap();
    let seen = |reader: &str| {
        let view = day.tournament.view(Some(day.person(reader)));
        let calls = &view.judging().calls;
        let jo = Some(day.person("Jo"));
        let texts = [&calls[0].note, &calls[1].note, &calls[0].rulings[0].ruling.text].map(String::clone);
        (texts, calls[0].claimed == jo, calls[1].by == day.person("Eve"), calls[1].kind.is_empty())
    };
    let texts = |ana: &str, eve: &str, ruling: &str| [ana, eve, ruling].map(str::to_owned);
    let ruled = "as it lies";
    assert_eq!(seen("Kit"), (texts("what Ana saw", "what Eve saw", ruled), true, true, false));
    assert_eq!(seen("Bo"), (texts("what Ana saw", "", ruled), true, false, false), "not who else wrote what");
    assert_eq!(seen("Ana"), (texts("", "", ruled), true, false, false), "nobody's own words serve as notes");
    assert_eq!(seen("Cai"), (texts("", "", ""), false, false, true), "plays elsewhere");
}

#[test]
fn a_report_of_conduct_is_read_by_leaders_and_by_whoever_made_it() {
    let (mut day, _) = day();
    let bo = day.person("Bo");
    let category = day.tournament.pack().lists.conduct[0].id.clone();
    ask(&mut day, "Ana", JudgeWish::ReportConduct { about: bo, category, note: "seen".into() }).unwrap();
    let decide =
        JudgeWish::DecideConduct { report: ConductId(0), remedy: Remedy::Warning, note: "once".into() };
    ask(&mut day, "Max", decide).unwrap();
    let seen = |reader: &str| {
        let view = day.tournament.view(Some(day.person(reader)));
        let report = &view.judging().conduct[0];
        (report.about == bo, report.note.clone(), report.decided.is_some())
    };
    assert_eq!(seen("Jo"), (true, "seen".to_owned(), true));
    assert_eq!(
        seen("Ana"),
        (true, String::new(), false),
        "who plays rereads nothing; the verdict is the leaders'"
    );
    for reader in ["Bo", "Cai", "Eve"] {
        assert_eq!(seen(reader), (false, String::new(), false), "{reader}");
    }
}

#[test]
fn a_proxy_and_a_lost_card_are_seen_by_their_player_and_by_leaders() {
    let (mut day, _) = day();
    let cai = day.person("Cai");
    let trouble = CardTrouble::Damaged;
    let card = "Goff Nob".to_owned();
    let open = JudgeWish::OpenCardCase { id: None, player: cai, trouble, card: card.clone(), minutes: None };
    ask(&mut day, "Jo", open).unwrap();
    let proxy =
        JudgeWish::IssueProxy { case: CaseId(0), card, illegible: String::new(), date: "today".into() };
    ask(&mut day, "Jo", proxy).unwrap();
    let seen = |reader: &str| {
        let view = day.tournament.view(Some(day.person(reader)));
        let judging = view.judging();
        (judging.proxies.len(), judging.cases[0].player == cai, judging.cases[0].card.is_empty())
    };
    assert_eq!((seen("Cai"), seen("Kit")), ((1, true, false), (1, true, false)));
    assert_eq!((seen("Dee"), seen("Eve")), ((0, false, true), (0, false, true)));
}

/// Shows CT-2.2.36: without its card's name or its date a proxy is none; whoever makes it is written on it; what cannot be read
/// may be nothing.
#[test]
fn a_proxy_names_its_card_its_day_and_its_maker() {
    let (mut day, _) = day();
    let (player, jo) = (day.person("Cai"), day.person("Jo"));
    let (trouble, card) = (CardTrouble::Damaged, "Goff Nob".to_owned());
    ask(&mut day, "Jo", JudgeWish::OpenCardCase { id: None, player, trouble, card, minutes: None }).unwrap();
    let proxy = |card: &str, date: &str| {
        let (card, date) = (card.to_owned(), date.to_owned());
        Wish::Judge(JudgeWish::IssueProxy { case: CaseId(0), card, illegible: String::new(), date })
    };
    for (card, date) in [("", "today"), (" ", "today"), ("Goff Nob", ""), ("Goff Nob", " ")] {
        let refusal = day.ask(Actor::Person(jo), proxy(card, date)).expect_err("it says too little");
        assert_eq!(refusal.clause().to_string(), "HR-6.1.6", "{card:?} of {date:?}");
    }
    day.must(Actor::Person(jo), proxy("Goff Nob", "today"));
    assert_eq!(day.tournament.judging().proxies[0].by, jo);
}
