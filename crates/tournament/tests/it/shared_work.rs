//! Names of one's own, undo that is pinned to a step, announcements that end, and work the organizer shares.

use rulebook::Cites;
use tournament::judging::JudgeWish;
use tournament::{
    Action, Actor, Claim, Desk, DropReason, Fact, Moment, PersonId, Prize, PrizeTo, Seats, Settings,
    StaffRole, StagePlan, StepNo, Structure, TakenBack, Tournament, Why, Wish,
};

use crate::day::Day;

fn open_desk() -> Day {
    let mut day = Day::founded("conquest-1.2", 3, Settings::default());
    for name in ["Łukasz", "Strauß", "Zoë", "Dee"] {
        day.enrol(name);
    }
    day
}

fn refused(day: &mut Day, by: Actor, wish: Wish) -> (Why, String) {
    let refusal = day.ask(by, wish).expect_err("refused");
    let clause = refusal.clause().to_string();
    (refusal.why, clause)
}

fn mira(day: &Day) -> Actor {
    Actor::Person(day.tournament.organizer())
}

/// Shows HR-6.1.7: names are compared as people compare them, whichever way somebody comes in.
#[test]
fn nobody_is_called_like_somebody_else() {
    let mut day = open_desk();
    // A decomposed ë, capitals, spaces, ß as ss: the same to a reader.
    for taken in ["łukasz", " ŁUKASZ ", "STRAUSS", "zoe\u{308}", "mira"] {
        let enrol = Wish::Enrol { key: None, name: taken.to_owned(), team: None };
        let (why, clause) = refused(&mut day, Actor::Newcomer, enrol);
        assert!(matches!(why, Why::NameTaken { .. }), "{taken}: {why:?}");
        assert_eq!(clause, "HR-6.1.7");
        let leader = mira(&day);
        let admit = Wish::Admit { key: None, name: taken.to_owned() };
        assert!(matches!(refused(&mut day, leader, admit).0, Why::NameTaken { .. }), "{taken}");
    }
    // Another letter is another person.
    day.enrol("Lukasz");
    day.enrol("Zoe");
    let dee = day.person("Dee");
    let (why, _) = refused(&mut day, Actor::Person(dee), Wish::Rename { person: dee, name: "D".into() });
    assert!(matches!(why, Why::NotAllowed { .. }));
    let leader = mira(&day);
    let (why, _) = refused(&mut day, leader, Wish::Rename { person: dee, name: "zoë".into() });
    assert_eq!(why, Why::NameTaken { name: "Zoë".into() });
}

#[test]
fn a_new_name_leaves_the_old_one_in_the_log() {
    let mut day = open_desk();
    let dee = day.person("Dee");
    let leader = mira(&day);
    let facts = day.ask(leader, Wish::Rename { person: dee, name: " Deirdre ".into() }).expect("accepted");
    assert_eq!(facts[1], Fact::Renamed { person: dee, name: "Deirdre".into(), was: "Dee".into() });
    // One's own name in other capitals is nobody else's.
    day.lead(Wish::Rename { person: dee, name: "DEIRDRE".into() });
    let facts = day.ask(leader, Wish::RenameTournament { name: "Spring Cup".into() }).expect("accepted");
    assert_eq!(facts[1], Fact::TournamentRenamed { name: "Spring Cup".into(), was: "Open".into() });
    assert_eq!(day.tournament.name(), "Spring Cup");
    assert_eq!(refused(&mut day, leader, Wish::RenameTournament { name: "Spring Cup".into() }).1, "HR-6.1.8");
    day.lead(Wish::Undo { reason: "no".into(), step: None });
    assert_eq!(day.tournament.name(), "Open");
}

/// Shows HR-6.3.6: a stale screen never takes back what came in since.
#[test]
fn undo_takes_back_the_step_that_was_shown_or_nothing() {
    let mut day = open_desk();
    let leader = mira(&day);
    day.lead(Wish::Tell { text: "Lunch".into(), until: None });
    let shown = day.tournament.newest_step().expect("a step");
    assert_eq!((shown.action, shown.by), (Action::Tell, leader));
    let late = day.enrol("Late");
    let pinned = |step: StepNo| Wish::Undo { reason: "typo".into(), step: Some(step) };
    let (why, clause) = refused(&mut day, leader, pinned(shown.step));
    assert_eq!(why, Why::AnotherStepSince { action: Action::Enrol });
    assert_eq!(clause, "HR-6.3.6");
    assert!(day.tournament.person(late).is_some(), "nothing was taken back");
    let newest = day.tournament.newest_step().expect("a step");
    let facts = day.ask(leader, pinned(newest.step)).expect("accepted");
    let taken_back = |fact: &Fact| match fact {
        Fact::Undone { taken_back, .. } => *taken_back,
        _ => None,
    };
    let Some(TakenBack { step, by, action, .. }) = taken_back(&facts[1]) else { panic!("{facts:?}") };
    assert_eq!((step, by, action), (newest.step, Actor::Newcomer, Action::Enrol));
    // The number of a step that was taken back is never given to another.
    assert_eq!(day.tournament.newest_step().expect("a step").step, shown.step);
    day.enrol("Again");
    assert_ne!(day.tournament.newest_step().expect("a step").step, newest.step);
    assert!(matches!(refused(&mut day, leader, pinned(newest.step)).0, Why::AnotherStepSince { .. }));
    let again = Tournament::told_by(std::sync::Arc::new(day.tournament.pack().clone()), &day.history);
    assert_eq!(again.newest_step(), day.tournament.newest_step());
}

/// Shows HR-6.6.1.
#[test]
fn announcements_end_by_time_or_by_hand() {
    let mut day = open_desk();
    let leader = mira(&day);
    let until = day.now.plus_seconds(600);
    day.lead(Wish::Tell { text: "Lunch".into(), until: Some(until) });
    day.lead(Wish::Tell { text: "Toilets are upstairs".into(), until: None });
    let standing = |day: &Day, at: Moment| -> Vec<u32> {
        day.tournament.announcements_at(at).map(|(number, _)| number).collect()
    };
    assert_eq!(standing(&day, day.now), [0, 1]);
    assert_eq!(standing(&day, until), [1]);
    let past = Wish::Tell { text: "Too late".into(), until: Some(day.now) };
    assert_eq!(refused(&mut day, leader, past).1, "HR-6.6.1");
    day.lead(Wish::EndAnnouncement { number: 1 });
    assert_eq!(standing(&day, until), [0; 0]);
    assert_eq!(refused(&mut day, leader, Wish::EndAnnouncement { number: 1 }).1, "HR-6.6.1");
    assert_eq!(refused(&mut day, leader, Wish::EndAnnouncement { number: 7 }).1, "HR-6.1.4");
    day.now = until;
    assert_eq!(refused(&mut day, leader, Wish::EndAnnouncement { number: 0 }).1, "HR-6.6.1");
}

/// What nobody gave an end stands until the tournament is over; afterwards nobody could take it off the screens. A call nobody
/// answered waits no longer either.
#[test]
fn announcements_and_calls_end_with_the_tournament() {
    let mut day = played_out();
    let until = day.now.plus_seconds(600);
    day.lead(Wish::Tell { text: "Prizes at the desk".into(), until: Some(until) });
    day.lead(Wish::Tell { text: "Pizza is here".into(), until: None });
    let dee = day.person("Dee");
    let call = JudgeWish::Call { id: None, kind: "rules_question".into(), note: String::new() };
    day.must(Actor::Person(dee), Wish::Judge(call));
    let standing = |day: &Day, at: Moment| -> Vec<u32> {
        day.tournament.announcements_at(at).map(|(number, _)| number).collect()
    };
    assert_eq!(standing(&day, day.now), [0, 1]);
    assert_eq!(day.tournament.waiting_calls().count(), 1);
    day.lead(Wish::Finish);
    assert_eq!(standing(&day, day.now), [0], "what has an end of its own keeps it");
    assert_eq!(standing(&day, until), [0; 0]);
    assert_eq!(day.tournament.waiting_calls().count(), 0);
    assert_eq!(
        day.tournament.judging().open_calls().count(),
        1,
        "nobody answered it, and the record says so"
    );
}

/// Who has left takes no place before the cut's line, and once the cut is made the line follows those who went on.
#[test]
fn the_line_of_the_cut_follows_those_who_go_on() {
    let mut day = with_a_cut();
    let order: Vec<PersonId> = ["Ana", "Bo", "Cai", "Dee"].map(|name| day.person(name)).into();
    let line = |day: &Day| day.tournament.last_through(order.iter().copied());
    assert_eq!(line(&day), Some((2, order[1])));
    play_round(&mut day);
    day.lead(Wish::Drop { player: order[0], why: DropReason::OwnWish });
    assert_eq!(line(&day), Some((2, order[2])));
    day.lead(Wish::Cut);
    let seeds = &day.tournament.stages()[1].seeds;
    assert_eq!(line(&day).map(|(_, last)| last), order.iter().copied().rfind(|it| seeds.contains(it)));
    assert_eq!(open_desk().tournament.last_through(order.iter().copied()), None, "no cut is announced");
}

/// Shows HR-6.5.3, HR-1.1.1: others may be given work of the desk, never the organizer's own responsibility.
#[test]
fn a_co_organizer_may_do_what_was_given_and_nothing_else() {
    let mut day = open_desk();
    let leader = mira(&day);
    day.lead(Wish::Admit { key: None, name: "Cleo".into() });
    let cleo = day.person("Cleo");
    let given = vec![Action::CloseRegistration, Action::Draw, Action::StartClock];
    assert!(matches!(
        refused(&mut day, Actor::Person(cleo), Wish::CloseRegistration).0,
        Why::NotAllowed { .. }
    ));
    day.lead(Wish::GiveRights { person: cleo, actions: given.clone() });
    day.must(Actor::Person(cleo), Wish::CloseRegistration);
    assert_eq!(refused(&mut day, Actor::Person(cleo), Wish::AnnouncePlan).1, "CT-1.1.2");
    let others = [Action::HandOver, Action::GiveRights, Action::Disqualify, Action::Rejoin, Action::Finish];
    for own in others.into_iter().chain([Action::Appoint, Action::Dismiss]) {
        let (why, clause) = refused(&mut day, leader, Wish::GiveRights { person: cleo, actions: vec![own] });
        assert_eq!((why, clause.as_str()), (Why::NotToBeGiven { action: own }, "HR-6.5.3"));
    }
    // Still one organizer, and no leader by it: leaders are organizer, marshal and judge.
    assert_eq!(day.tournament.organizer(), PersonId(0));
    assert!(!day.tournament.is_leader(cleo));
    let own = Wish::GiveRights { person: PersonId(0), actions: vec![Action::Draw] };
    assert_eq!(refused(&mut day, leader, own).1, "CT-1.1.1");
    // Whoever runs the desk does not play where leaders do not.
    let enrol = Wish::EnrolPerson { person: cleo };
    day.lead(Wish::ReopenRegistration);
    day.lead(Wish::Change { settings: Settings { tier: "formal".into(), ..Settings::default() } });
    assert_eq!(refused(&mut day, leader, enrol.clone()).1, "CT-1.6.5");
    day.lead(Wish::GiveRights { person: cleo, actions: Vec::new() });
    assert_eq!(day.tournament.co_organizers().count(), 0);
    assert!(refused(&mut day, Actor::Person(cleo), Wish::CloseRegistration).1 == "CT-1.1.2");
    day.lead(enrol);
    let dee = day.person("Dee");
    let player = Wish::GiveRights { person: dee, actions: given };
    assert_eq!(refused(&mut day, leader, player).1, "CT-1.6.5");
}

/// Shows CT-4.2.8, LT-4.2.7: who asked to leave may change his or her mind until the organizer has acted.
#[test]
fn a_request_to_leave_can_be_taken_back() {
    let mut day = open_desk();
    let dee = day.person("Dee");
    day.announce();
    let by = Actor::Person(dee);
    assert!(matches!(refused(&mut day, by, Wish::WithdrawDrop).0, Why::NothingPending { .. }));
    day.must(by, Wish::AskToDrop);
    day.must(by, Wish::WithdrawDrop);
    let asks = |day: &Day| {
        let entry = day.tournament.person(dee).and_then(|person| person.entry.as_ref());
        entry.is_some_and(|entry| entry.asks_to_drop)
    };
    assert!(!asks(&day));
    day.must(by, Wish::AskToDrop);
    day.lead(Wish::Drop { player: dee, why: tournament::DropReason::OwnWish });
    assert!(matches!(refused(&mut day, by, Wish::WithdrawDrop).0, Why::NothingPending { .. }));
}

/// What a player is offered is what would be accepted: before the start nothing, then what the clock's phase allows.
#[test]
fn endings_are_offered_when_they_can_be_entered() {
    let mut day = Day::founded("conquest-1.2", 3, Settings::default());
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    day.announce();
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    let id = day.open()[0];
    let offered = |day: &Day, minutes: i64, leader: bool| -> Vec<String> {
        let endings = day.tournament.possible_endings(id, day.now.plus_seconds(minutes * 60), leader);
        endings.into_iter().map(|ending| ending.id.clone()).collect()
    };
    assert_eq!(offered(&day, 0, false), [""; 0]);
    assert_eq!(offered(&day, 0, true), ["concession", "decision"]);
    day.lead(Wish::StartClock);
    assert!(!offered(&day, 54, false).contains(&"time".to_owned()));
    assert!(offered(&day, 55, false).contains(&"time".to_owned()));
    assert!(!offered(&day, 55, false).contains(&"decision".to_owned()));
}

/// A tournament of one Swiss round and a bracket of two, about to begin.
fn with_a_cut() -> Day {
    let stages =
        vec![StagePlan::Swiss { rounds: 1, cut: None, carry: true }, StagePlan::Elimination { cut: Some(2) }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::founded("conquest-1.2", 3, settings);
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.announce();
    day
}

/// The next round: whoever sits first wins.
fn play_round(day: &mut Day) {
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    for id in day.open() {
        let Seats::Pair(winner, _) = day.tournament.match_of(id).expect("it is open").seats else {
            continue;
        };
        let claim = Claim::new(Some(winner), "warlord_death");
        day.lead(Wish::Settle { id, claim, reason: "seen".into() });
    }
    day.lead(Wish::Close);
}

/// The same tournament, played to its end.
fn played_out() -> Day {
    let mut day = with_a_cut();
    play_round(&mut day);
    day.lead(Wish::Cut);
    play_round(&mut day);
    day
}

/// Shows HR-6.6.2: prizes are written at any time, and go to places, to the best of a kind, and to whoever is named.
#[test]
fn prizes_go_to_places_kinds_and_people() {
    let mut day = played_out();
    let leader = mira(&day);
    let prize = |to: PrizeTo, what: &str| Prize { to, what: what.to_owned() };
    let dee = day.person("Dee");
    let prizes = vec![
        prize(PrizeTo::Places { first: 1, last: 1 }, "Cup"),
        prize(PrizeTo::Places { first: 2, last: 3 }, "Playmat"),
        prize(PrizeTo::Best { kind: "orks".into() }, "Promo card"),
        prize(PrizeTo::Person { person: dee }, "Best painted"),
    ];
    day.lead(Wish::SetPrizes { prizes: prizes.clone() });
    assert_eq!(refused(&mut day, leader, Wish::SetPrizes { prizes: prizes.clone() }).0, Why::NothingChanges);
    day.lead(Wish::Finish);
    assert_eq!(day.tournament.desk(), Desk::Finished);

    let placings = day.tournament.placings();
    let third = placings[2].0;
    let orks = |player: PersonId| (player == third || player == placings[3].0).then(|| "orks".to_owned());
    let awards = day.tournament.awards(&placings, orks);
    let winners: Vec<Vec<PersonId>> = awards.into_iter().map(|award| award.winners).collect();
    assert_eq!(winners, [vec![placings[0].0], vec![placings[1].0, third], vec![third], vec![dee]]);

    // What was forgotten is written down when it is over, and nothing else is done then.
    day.lead(Wish::SetPrizes { prizes: prizes[..1].to_vec() });
    assert_eq!(day.tournament.prizes().len(), 1);
    assert_eq!(refused(&mut day, leader, Wish::Draw).0, Why::Over);
    let nobody = vec![prize(PrizeTo::Person { person: PersonId(99) }, "Cup")];
    assert!(matches!(
        refused(&mut day, leader, Wish::SetPrizes { prizes: nobody }).0,
        Why::UnknownPerson { .. }
    ));
    let backwards = vec![prize(PrizeTo::Places { first: 3, last: 2 }, "Cup")];
    assert!(matches!(
        refused(&mut day, leader, Wish::SetPrizes { prizes: backwards }).0,
        Why::NumberRange { .. }
    ));
}

#[test]
fn a_bracket_says_its_rounds_by_name() {
    let day = played_out();
    let state = day.tournament.state_of_play();
    assert_eq!(state.key, "state-bracket-between");
    let final_round = tournament::RoundNo(2);
    assert_eq!(day.tournament.round_name(final_round).key, "round-of");
    assert_eq!(day.tournament.round_object(final_round).key, "round-object-of");
    assert_eq!(day.tournament.round_object(tournament::RoundNo(1)).key, "round-object");
}
