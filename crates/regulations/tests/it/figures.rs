//! The figures of the regulations: points, round lengths, structure tables, days, phases.

use regulations::{Day, Ending, Pack, RoundKind};

use crate::pack;

fn points(pack: &Pack, outcome: &str) -> u32 {
    pack.outcome(outcome).unwrap().points
}

/// What winner and loser get, for each result the ending can give.
fn given(pack: &Pack, ending: &str, ended: &str, received: &str) -> Vec<(u32, u32)> {
    let ending: &Ending = pack.ending(ending).unwrap();
    let results = ending.giving(ended, received).map_or(&[][..], |giving| &giving.results);
    let of = |result: &String| {
        let [winner, loser] = &pack.result(result).unwrap().outcomes;
        (points(pack, winner), points(pack, loser))
    };
    results.iter().map(of).collect()
}

/// Shows CT-4.4.4, PT-4.5.4.
#[test]
fn points_of_a_win_a_modified_win_and_a_loss() {
    for pack in [pack("conquest-1.2"), pack("podboj-1.1")] {
        let of = |outcome| points(pack, outcome);
        assert_eq!((of("win"), of("modified_win"), of("loss")), (5, 4, 0));
        let five_rounds = ["win", "modified_win", "loss", "bye", "unpaired_loss"];
        assert_eq!(five_rounds.map(of).iter().sum::<u32>(), 14);
    }
}

/// Shows LT-4.4.2, LT-4.4.3, LT-4.4.4, LT-4.4.5.
#[test]
fn points_with_a_modified_loss() {
    let of = |outcome| points(pack("l5r-2.3"), outcome);
    assert_eq!((of("win"), of("modified_win"), of("loss"), of("modified_loss")), (10, 6, 1, 0));
}

/// Shows CT-4.2.5, PT-4.1.5, LT-4.2.4: a bye is a full win, a round played, and no opponent.
#[test]
fn a_bye_is_worth_a_win() {
    for (id, win) in [("conquest-1.2", 5), ("podboj-1.1", 5), ("l5r-2.3", 10)] {
        let bye = pack(id).outcome(&pack(id).bye).unwrap();
        assert_eq!((bye.points, bye.counts_as_round, bye.counts_as_opponent), (win, true, false), "{id}");
    }
}

/// An unpaired loss has a loss's points, is a round played, and no opponent.
#[test]
fn an_unpaired_loss_counts_as_a_round_and_not_as_an_opponent() {
    for (id, loss) in [("conquest-1.2", 0), ("podboj-1.1", 0), ("l5r-2.3", 1)] {
        let lost = pack(id).outcome(&pack(id).unpaired_loss).unwrap();
        assert_eq!((lost.points, lost.counts_as_round, lost.counts_as_opponent), (loss, true, false), "{id}");
    }
}

/// Shows CT-4.1.4, CT-4.1.5, CT-4.1.6, PT-4.2.4, PT-4.2.5, PT-4.2.6, LT-4.1.2, LT-4.1.3, LT-4.1.4.
#[test]
fn round_lengths() {
    for (id, minutes) in
        [("conquest-1.2", [55, 55, 90]), ("podboj-1.1", [55, 55, 90]), ("l5r-2.3", [65, 65, 100])]
    {
        let kinds = [RoundKind::Swiss, RoundKind::Elimination, RoundKind::Final];
        assert_eq!(kinds.map(|kind| pack(id).clock.minutes(kind)), minutes.map(Some), "{id}");
    }
}

/// Shows CT-5.1.3, PT-5.1.3, LT-5.1.1: each boundary from both sides.
#[test]
fn the_basic_structure() {
    let expected = "3 -; 4 3/0; 8 3/0; 9 4/0; 16 4/0; 17 4/4; 24 4/4; 25 5/4; 40 5/4; 41 5/8; 44 5/8; 45 6/8; 76 6/8; \
                    77 6/16; 148 6/16; 149 7/16; 600 7/16";
    for id in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        check_structure(id, "basic", expected);
    }
}

/// Shows CT-5.2.3, PT-5.2.3, LT-5.2.1: each boundary from both sides.
#[test]
fn the_advanced_structure() {
    let expected = "8 -; 9 4/4; 12 4/4; 13 4/8; 24 4/8; 25 5/8; 40 5/8; 41 6/8; 76 6/8; 77 6/16; 148 6/16; 149 6/32; \
                    288 6/32; 289 7/32; 512 7/32; 513 8/32; 4000000000 8/32";
    for id in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        check_structure(id, "advanced", expected);
    }
}

/// `players rounds/cut`, a dash where the table has no row.
fn check_structure(id: &str, structure: &str, expected: &str) {
    let structure = pack(id).structure(structure).unwrap();
    for case in expected.split(';') {
        let (players, plan) = case.trim().split_once(' ').unwrap();
        let row = structure.row(players.parse().unwrap());
        let read = row.map_or("-".to_owned(), |row| format!("{}/{}", row.swiss, row.cut.unwrap_or(0)));
        assert_eq!(read, plan, "{id}: {players} players");
    }
}

/// Shows CT-4.2.30, PT-4.3.13, LT-4.2.23: the tables cut to 4, 8, 16 or 32, and to no other number.
#[test]
fn cuts_of_the_tables_have_four_sizes() {
    for id in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        let structures = ["basic", "advanced"].map(|structure| pack(id).structure(structure).unwrap());
        let sizes =
            (1..=600).flat_map(|players| structures.iter().filter_map(move |it| it.row(players)?.cut));
        let sizes: std::collections::BTreeSet<u32> = sizes.collect();
        assert_eq!(sizes.into_iter().collect::<Vec<u32>>(), [4, 8, 16, 32], "{id}");
    }
}

/// Shows CT-5.0.1, PT-5.0.1: fifty players, six Swiss rounds, top 8.
#[test]
fn a_structure_gives_swiss_and_elimination_rounds() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        let row = pack(id).structure("basic").unwrap().row(50).unwrap();
        assert_eq!((row.swiss, row.cut), (6, Some(8)));
    }
}

/// Shows CT-2.2.48, PT-2.2.32, PT-2.2.33, LT-2.3.6, LT-2.3.7.
#[test]
fn products_are_legal_from_their_release_and_eleven_days_later_at_premier() {
    check_legality("conquest-1.2", "2016-10-06", "2016-10-06", "2016-10-17");
    check_legality("conquest-1.2", "2016-10-07", "2016-10-07", "2016-10-18");
    check_legality("podboj-1.1", "2016-11-24", "2016-11-24", "2016-12-05");
    check_legality("l5r-2.3", "2018-10-18", "2018-10-18", "2018-10-29");
    check_legality("l5r-2.3", "2018-10-19", "2018-10-19", "2018-10-30");
}

fn check_legality(id: &str, release: &str, soon: &str, premier: &str) {
    let release: Day = release.parse().unwrap();
    let from = |tier: &str| pack(id).tier(tier).unwrap().legal_from(release).to_string();
    assert_eq!([from("relaxed"), from("formal"), from("premier")], [soon, soon, premier]);
}

#[test]
fn lt_0_1_2_the_edition_is_in_force_from_its_day() {
    assert_eq!(pack("l5r-2.3").effective, Some("2018-10-20".parse().unwrap()));
}

/// Shows CT-4.3.2, CT-4.3.3, CT-4.3.4, CT-4.3.6, PT-4.4.2, PT-4.4.3, PT-4.4.4, PT-4.4.6: a full win, 5 and 0, also in
/// what is left of the game round after time was called, and never before the round has started.
#[test]
fn games_that_end_by_themselves_give_a_full_win() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        for ending in ["conquest", "warlord_death", "empty_deck", "no_remaining_planets"] {
            assert_eq!(given(pack(id), ending, "play", "play"), [(5, 0)]);
            assert_eq!(given(pack(id), ending, "time_called", "time_called"), [(5, 0)]);
            assert_eq!(given(pack(id), ending, "waiting", "waiting"), []);
        }
    }
}

/// Shows CT-4.3.8, CT-4.3.9, PT-4.4.8, PT-4.4.9: "time" needs time to have been called, and gives a modified win.
#[test]
fn a_modified_win_needs_time_to_have_been_called() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        assert_eq!(given(pack(id), "time", "play", "play"), []);
        assert_eq!(given(pack(id), "time", "time_called", "time_called"), [(4, 0)]);
        assert_eq!(pack(id).ending("time").unwrap().procedure.as_deref(), Some("final_decree"));
        let others = pack(id).endings.iter().filter(|ending| ending.id != "time" && !ending.leader_only);
        let gives_modified =
            |ending: &Ending| ending.gives.iter().any(|line| line.results.contains(&"modified".into()));
        assert!(!others.into_iter().any(gives_modified), "a modified win can arise in no other way");
    }
}

/// Shows CT-4.3.10, PT-4.4.10: a concession is a full win at any point of the game, also after time was called.
#[test]
fn a_concession_is_a_full_win() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        for phase in ["play", "time_called"] {
            assert_eq!(given(pack(id), "concession", phase, phase), [(5, 0)]);
            assert!(!pack(id).ending("concession").unwrap().giving(phase, phase).unwrap().leader_only);
        }
    }
}

/// A card not found before the game begins is a concession a leader enters.
#[test]
fn a_missing_card_is_conceded_before_the_start_by_a_leader() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        let line = pack(id).ending("concession").unwrap().giving("waiting", "waiting").unwrap();
        assert!(line.leader_only);
        assert_eq!(given(pack(id), "concession", "waiting", "waiting"), [(5, 0)]);
    }
}

/// Shows CT-4.3.1, PT-4.4.1: seven endings, a leader's decision besides, and no pair of outcomes that is a draw.
#[test]
fn a_game_ends_in_one_of_seven_ways() {
    let seven = [
        "conquest",
        "warlord_death",
        "empty_deck",
        "simultaneous_victory",
        "no_remaining_planets",
        "time",
        "concession",
    ];
    for id in ["conquest-1.2", "podboj-1.1"] {
        let of_players = pack(id).endings.iter().filter(|ending| !ending.leader_only);
        assert_eq!(of_players.map(|ending| ending.id.as_str()).collect::<Vec<_>>(), seven);
        assert!(pack(id).outcomes.iter().all(|outcome| outcome.side != regulations::Side::Drawn));
    }
}

/// Shows LT-4.3.30, LT-4.3.2, LT-4.3.10, LT-4.3.13, LT-4.3.20, LT-4.3.21, LT-4.3.26, LT-4.3.27, LT-4.3.28, LT-4.3.29,
/// HR-4.3.6: the result follows from when the game ended and when the slip came in.
#[test]
fn the_result_function() {
    // Ending, ended, slip received (minutes:seconds of the table's clock), points of winner and loser.
    let cases = [
        ("victory", "40:00", "41:00", Some((10, 1))),
        ("victory", "64:00", "66:00", Some((10, 1))),
        ("concession", "65:20", "66:00", Some((10, 1))),
        ("victory", "67:00", "68:00", Some((10, 1))),
        ("time", "68:00", "69:30", Some((10, 1))),
        ("victory", "68:00", "70:00", Some((10, 1))),
        ("victory", "68:00", "70:01", Some((10, 0))),
        ("victory", "60:00", "71:00", Some((10, 0))),
        ("time", "69:30", "70:30", Some((10, 0))),
        ("time", "72:00", "73:00", Some((10, 0))),
        ("time", "74:40", "75:20", Some((10, 0))),
        ("victory", "74:00", "76:00", Some((10, 0))),
        ("time", "75:00", "77:00", Some((6, 0))),
        ("time", "64:59", "64:59", None),
        ("victory", "75:00", "75:30", None),
        ("concession", "75:30", "75:30", None),
    ];
    for (ending, ended, received, expected) in cases {
        let phase = |time: &str| l5r_phase(time, 65);
        let read = given(pack("l5r-2.3"), ending, phase(ended), phase(received));
        assert_eq!(read.first().copied(), expected, "{ending} at {ended}, slip at {received}");
        assert!(read.len() <= 1);
    }
}

/// Shows LT-4.3.4: a concession during the game is a win for the opponent; after the last call the loser has nothing, and
/// once play has stopped there is no game left to concede.
#[test]
fn lt_4_3_4_conceding() {
    let conceded = |time| given(pack("l5r-2.3"), "concession", l5r_phase(time, 65), l5r_phase(time, 65));
    assert_eq!(conceded("12:00"), [(10, 1)]);
    assert_eq!(conceded("72:00"), [(10, 0)]);
    assert_eq!(conceded("75:00"), []);
}

/// Shows LT-4.3.14, LT-4.3.12: the judgment opens when time has been called, and is all that is left from 75 minutes on.
#[test]
fn lt_4_3_14_when_the_judgment_opens() {
    let open = |time: &str| {
        let phase = l5r_phase(time, 65);
        let players = pack("l5r-2.3").endings.iter().filter(|ending| !ending.leader_only);
        players
            .filter(|ending| ending.giving(phase, phase).is_some())
            .map(|it| it.id.as_str())
            .collect::<Vec<_>>()
    };
    assert_eq!(open("64:00"), ["victory", "concession"]);
    assert_eq!(open("68:00"), ["victory", "concession", "time"]);
    assert_eq!(open("75:00"), ["time"]);
}

/// Shows LT-4.3.31: three pairs of points, the bye and the unpaired loss, and nothing else.
#[test]
fn lt_4_3_31_only_three_pairs_exist() {
    let pack = pack("l5r-2.3");
    let pair = |result: &regulations::MatchResult| {
        (points(pack, &result.outcomes[0]), points(pack, &result.outcomes[1]))
    };
    assert_eq!(pack.results.iter().map(pair).collect::<Vec<_>>(), [(10, 1), (10, 0), (6, 0)]);
    assert!(pack.result_of("modified_win", "loss").is_none());
    assert!(pack.result_of("win", "win").is_none());
    assert_eq!(pack.result_of("loss", "win").unwrap().id, "full");
}

/// Shows LT-4.3.32: in the final the marks are 100, 105 and 110 minutes.
#[test]
fn lt_4_3_32_marks_follow_the_length_of_the_round() {
    let phases =
        ["65:00", "99:59", "100:00", "105:00", "105:01", "109:59", "110:00"].map(|time| l5r_phase(time, 100));
    let expected =
        ["play", "play", "time_called", "time_called", "last_call_passed", "last_call_passed", "stopped"];
    assert_eq!(phases, expected);
}

/// Shows LT-4.3.33: four more minutes for a table move its marks to 69, 74 and 79.
#[test]
fn lt_4_3_33_an_extension_moves_all_marks_of_its_table() {
    let phases = ["68:59", "69:00", "73:30", "74:01", "79:00"].map(|time| l5r_phase(time, 69));
    assert_eq!(phases, ["play", "time_called", "time_called", "last_call_passed", "stopped"]);
    assert_eq!(l5r_phase("73:30", 65), "last_call_passed");
}

#[test]
fn before_the_start_and_without_a_limit_no_mark_is_ever_reached() {
    let clock = &pack("l5r-2.3").clock;
    assert_eq!(clock.phase(None, Some(3900)).id, "waiting");
    assert_eq!(clock.phase(Some(u64::MAX), None).id, "play");
    assert_eq!(clock.phase(Some(u64::MAX), Some(u64::MAX)).id, "stopped");
}

/// The phase of a table at that time of its clock, its own length being so many minutes.
fn l5r_phase(time: &str, minutes: u64) -> &'static str {
    let (minute, second) = time.split_once(':').unwrap();
    let elapsed = minute.parse::<u64>().unwrap() * 60 + second.parse::<u64>().unwrap();
    &pack("l5r-2.3").clock.phase(Some(elapsed * 1000), Some(minutes * 60)).id
}

/// Phases in the order of the round, each named once, and a game can end in those alone.
#[test]
fn an_ending_is_possible_in_the_phases_it_names() {
    let phases = |ending| pack("conquest-1.2").ending(ending).unwrap().phases();
    assert_eq!(phases("conquest"), ["play", "time_called"]);
    assert_eq!(phases("time"), ["time_called"]);
    assert_eq!(phases("decision"), ["waiting", "play", "time_called"]);
    let clock = &pack("conquest-1.2").clock;
    assert!(clock.not_after("waiting", "play") && clock.not_after("play", "play"));
    assert!(!clock.not_after("time_called", "play"));
}

#[test]
fn the_figures_of_a_result_are_found_by_name() {
    let epic = pack("epic");
    assert_eq!(epic.figure("goals").map(|figure| (figure.id.as_str(), figure.most)), Some(("goals", 5)));
    assert_eq!(epic.figure("victory_points").map(|figure| figure.halves), Some(true));
    assert!(epic.figure("hats").is_none());
}

#[test]
fn a_day_is_three_plain_numbers() {
    let read = |text: &str| text.parse::<Day>().ok().map(|day| day.to_string());
    assert_eq!(read("2018-10-20").as_deref(), Some("2018-10-20"));
    for wrong in
        ["+018-10-20", "2018-+1-20", "2018-1-20", "2018-10-20-1", "2018-13-01", "2018-02-29", "20181020"]
    {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}
