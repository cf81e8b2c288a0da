//! How long players usually play, and which tables a deck check holds up least.

use tournament::{Claim, Settings, StagePlan, Structure, Wish};

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
