//! How long players usually play, which tables a deck check holds up least, and which tables set up.

use tournament::{Actor, Claim, Settings, StagePlan, Structure, Wish};

use crate::day::Day;

/// Plays a round in which each table's game ends at its own minute; the first named of a pair wins.
fn round(day: &mut Day, ends: &[(&str, &str, i64)]) {
    let seats = |(one, two, _): &(&str, &str, i64)| tournament::Seats::Pair(day.person(one), day.person(two));
    let matches = ends.iter().map(seats).collect();
    day.lead(Wish::Draw);
    day.lead(Wish::Adjust { matches, reason: "as told".to_owned() });
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let start = day.now;
    for (one, two, minutes) in ends {
        let (id, _) = day.meeting(one, Some(two)).expect("they meet");
        day.now = start.plus_seconds(minutes * 60);
        let claim = Claim::new(Some(day.person(one)), "conquest");
        day.lead(Wish::Settle { id, claim, reason: "as told".to_owned() });
    }
    day.lead(Wish::Close);
}

#[test]
fn tables_of_quick_players_come_first_and_unknown_ones_last() {
    let structure =
        Structure::Custom { stages: vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }] };
    let mut day =
        Day::founded("conquest-1.2", 7, Settings { structure, late_entry: true, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee", "Eli", "Fen"] {
        day.enrol(name);
    }
    day.announce();
    round(&mut day, &[("Ana", "Bo", 20), ("Cai", "Dee", 30), ("Eli", "Fen", 50)]);
    assert_eq!(day.tournament.usual_seconds(day.person("Bo")), Some(20 * 60));
    for name in ["Gus", "Hana"] {
        day.lead(Wish::Enrol { key: None, name: name.to_owned(), team: None });
        assert_eq!(day.tournament.usual_seconds(day.person(name)), None);
    }
    day.lead(Wish::Draw);
    let pairs = [("Ana", "Eli"), ("Bo", "Cai"), ("Dee", "Fen"), ("Gus", "Hana")];
    let matches = pairs.map(|(one, two)| tournament::Seats::Pair(day.person(one), day.person(two))).to_vec();
    day.lead(Wish::Adjust { matches, reason: "as told".to_owned() });
    assert!(day.tournament.tables_by_pace().is_empty(), "nobody sees the draw yet");
    day.lead(Wish::Publish);
    let tables = day.tournament.tables_by_pace();
    let order: Vec<_> =
        tables.iter().map(|(id, _, expected)| (id.place, expected.map(|it| it / 60))).collect();
    assert_eq!(order, [(1, Some(30)), (0, Some(50)), (2, Some(50)), (3, None)]);
}

/// Shows CT-4.1.2, LT-4.1.5.
#[test]
fn tables_tell_that_they_set_up_and_nothing_starts_by_itself() {
    let structure =
        Structure::Custom { stages: vec![StagePlan::Swiss { rounds: 1, cut: None, carry: true }] };
    let mut day = Day::founded("conquest-1.2", 7, Settings { structure, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.announce();
    day.lead(Wish::Draw);
    let matches = [("Ana", "Bo"), ("Cai", "Dee")]
        .map(|(one, two)| tournament::Seats::Pair(day.person(one), day.person(two)))
        .to_vec();
    day.lead(Wish::Adjust { matches, reason: "as told".to_owned() });
    let (id, _) = day.meeting("Ana", Some("Bo")).expect("they meet");
    let ana = Actor::Person(day.person("Ana"));
    assert!(day.ask(ana, Wish::SitDown { id }).is_err(), "nobody sees the draw yet");
    day.lead(Wish::Publish);
    assert_eq!(day.tournament.tables_seated(), (0, 2));
    let cai = Actor::Person(day.person("Cai"));
    assert!(day.ask(cai, Wish::SitDown { id }).is_err(), "it is not Cai's table");
    day.must(ana, Wish::SitDown { id });
    assert_eq!(day.tournament.tables_seated(), (1, 2));
    assert!(day.ask(Actor::Person(day.person("Bo")), Wish::SitDown { id }).is_err(), "Ana said so already");
    let (other, _) = day.meeting("Cai", Some("Dee")).expect("they meet");
    day.must(cai, Wish::SitDown { id: other });
    let round = day.tournament.current_round().expect("under way");
    assert_eq!(
        (round.clock.started, day.tournament.tables_seated()),
        (None, (2, 2)),
        "only a leader starts the clock"
    );
}

#[test]
fn what_a_clock_showed_is_not_changed_by_what_a_leader_does_later() {
    let structure =
        Structure::Custom { stages: vec![StagePlan::Swiss { rounds: 1, cut: None, carry: true }] };
    let mut day = Day::founded("conquest-1.2", 7, Settings { structure, ..Settings::default() });
    for name in ["Ana", "Bo"] {
        day.enrol(name);
    }
    day.announce();
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    let start = day.now;
    let after = |minutes: i64| start.plus_seconds(minutes * 60);
    let reason = || "drill".to_owned();
    day.lead(Wish::StartClock);
    day.now = after(10);
    day.lead(Wish::PauseClock { reason: reason() });
    day.now = after(15);
    day.lead(Wish::ResumeClock);
    day.now = after(20);
    day.lead(Wish::SetClock { elapsed_seconds: Some(45 * 60), reason: reason() });
    let shown = |minutes: i64| {
        day.tournament.elapsed_then(tournament::RoundNo(1), after(minutes)).map(|it| it / 60_000)
    };
    assert_eq!([-1, 5, 12, 19, 21].map(shown), [None, Some(5), Some(10), Some(14), Some(46)]);
}
