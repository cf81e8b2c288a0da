//! Small rules at their edges: nothing is noted twice, nobody is noted as missing after playing, and what stands is said in the words
//! of its moment.

use std::sync::Arc;

use rulebook::Cites;
use tournament::draw::Note;
use tournament::judging::JudgeWish;
use tournament::{
    Actor, Claim, Fact, MatchId, Refusal, Seats, Settings, StaffRole, StagePlan, Structure, Tournament, Why,
    Wish,
};

use crate::day::Day;

const TWO_ROUNDS: StagePlan = StagePlan::Swiss { rounds: 2, cut: None, carry: true };

fn founded(stages: &[StagePlan]) -> Day {
    let structure = Structure::Custom { stages: stages.to_vec() };
    Day::founded("conquest-1.2", 11, Settings { structure, ..Settings::default() })
}

/// So many of Ana, Bo, Cai, Dee are in and the plan is announced.
fn announced(stages: &[StagePlan], players: usize) -> Day {
    let mut day = founded(stages);
    for name in ["Ana", "Bo", "Cai", "Dee"].iter().take(players) {
        day.enrol(name);
    }
    day.announce();
    day
}

fn drawn(day: &mut Day, pairs: &[(&str, &str)]) -> Vec<Fact> {
    day.lead(Wish::Draw);
    let matches = pairs.iter().map(|(one, two)| Seats::Pair(day.person(one), day.person(two))).collect();
    let organizer = Actor::Person(day.tournament.organizer());
    day.ask(organizer, Wish::Adjust { matches, reason: "as told".into() }).expect("a pairing")
}

fn concede(day: &mut Day, loser: &str) {
    let loser = day.person(loser);
    let (id, _) = day.tournament.my_match(loser).expect("paired");
    day.must(Actor::Person(loser), Wish::Concede { id });
}

/// The first of each pair wins.
fn play(day: &mut Day, pairs: &[(&str, &str)]) {
    drawn(day, pairs);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    for (_, loser) in pairs {
        concede(day, loser);
    }
    day.lead(Wish::Close);
}

fn refused(day: &mut Day, by: &str, wish: Wish) -> Why {
    let by = Actor::Person(day.person(by));
    let Refusal { why, .. } = day.ask(by, wish).expect_err("refused");
    why
}

fn said(day: &Day) -> String {
    day.tournament.state_of_play().key.into_owned()
}

#[test]
fn nobody_is_missing_from_a_game_that_has_a_result_or_has_no_opponent() {
    let mut day = announced(&[TWO_ROUNDS], 3);
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let seats: Vec<(MatchId, Seats)> = day.matches().map(|(id, it)| (id, it.seats)).collect();
    let (game, one, two) = seats
        .iter()
        .find_map(|(id, seats)| match seats {
            Seats::Pair(one, two) => Some((*id, *one, *two)),
            Seats::Bye(_) | Seats::Nobody(..) => None,
        })
        .expect("a game");
    let (bye, alone) = seats
        .iter()
        .find_map(|(id, seats)| match seats {
            Seats::Bye(alone) => Some((*id, *alone)),
            Seats::Pair(..) | Seats::Nobody(..) => None,
        })
        .expect("a bye");
    assert_eq!(refused(&mut day, "Mira", Wish::NoShow { id: bye, absent: alone }), Why::NoGame);
    let elsewhere = refused(&mut day, "Mira", Wish::NoShow { id: game, absent: alone });
    assert!(matches!(elsewhere, Why::NotSeatedThere { .. }), "{elsewhere:?}");
    day.must(Actor::Person(one), Wish::Concede { id: game });
    assert_eq!(refused(&mut day, "Mira", Wish::NoShow { id: game, absent: two }), Why::HasResult);
    assert_eq!(refused(&mut day, "Mira", Wish::NoShow { id: game, absent: one }), Why::HasResult);
}

#[test]
fn a_pairing_by_hand_says_who_goes_down_however_the_two_are_named() {
    let mut day = announced(&[TWO_ROUNDS], 4);
    play(&mut day, &[("Ana", "Bo"), ("Cai", "Dee")]);
    let facts = drawn(&mut day, &[("Ana", "Dee"), ("Bo", "Cai")]);
    let notes = facts.iter().find_map(|fact| match fact {
        Fact::Adjusted { notes, .. } => Some(notes.clone()),
        _ => None,
    });
    let floats: Vec<_> = notes
        .expect("notes")
        .into_iter()
        .filter_map(|note| match note {
            Note::Float { down, up, .. } => Some((down, up)),
            Note::Bye { .. } | Note::Rematch { .. } | Note::Teammates { .. } | Note::RematchAhead { .. } => {
                None
            }
        })
        .collect();
    let [ana, bo, cai, dee] = ["Ana", "Bo", "Cai", "Dee"].map(|name| day.person(name));
    assert_eq!(floats, [(ana, dee), (cai, bo)]);
}

/// Shows HR-6.1.8: what is so already is not done again.
#[test]
fn what_is_so_already_is_refused() {
    let mut day = announced(&[TWO_ROUNDS], 2);
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    let again = Wish::Appoint { person: jo, role: StaffRole::Judge };
    assert_eq!(refused(&mut day, "Mira", again), Why::NothingChanges);
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Marshal });
    let clock = || Wish::SetClock { elapsed_seconds: None, reason: "right already".into() };
    assert_eq!(refused(&mut day, "Mira", clock()), Why::NothingChanges, "no time has passed");
    day.now = day.now.plus_seconds(-60);
    day.lead(clock());
    assert_eq!(refused(&mut day, "Mira", clock()), Why::NothingChanges, "it was set back already");
}

#[test]
fn an_announcement_is_taken_off_while_it_stands() {
    let mut day = founded(&[TWO_ROUNDS]);
    let end = |number| Wish::EndAnnouncement { number };
    day.lead(Wish::Tell { text: "Lunch".into(), until: None });
    day.lead(end(0));
    assert_eq!(refused(&mut day, "Mira", end(0)), Why::AnnouncementOver);
    let until = day.now.plus_seconds(60);
    day.lead(Wish::Tell { text: "Doors close".into(), until: Some(until) });
    day.now = until;
    assert_eq!(refused(&mut day, "Mira", end(1)), Why::AnnouncementOver, "it ended by itself");
    assert_eq!(refused(&mut day, "Mira", end(2)), Why::UnknownCase { number: 2 });
}

#[test]
fn notes_may_be_empty_and_not_endless() {
    let mut day = announced(&[TWO_ROUNDS], 2);
    let call = |note: &str| {
        let kind = "rules_question".to_owned();
        Wish::Judge(JudgeWish::Call { id: None, kind, note: note.to_owned() })
    };
    day.must(Actor::Person(day.person("Ana")), call(""));
    let Why::TextLength { field: "note", length, most } =
        refused(&mut day, "Ana", call(&"x".repeat(100_000)))
    else {
        panic!("a note")
    };
    assert_eq!(length, 100_000);
    day.must(Actor::Person(day.person("Ana")), call(&"x".repeat(most)));
}

/// With two still in, the rest of the plan is played; with one, there is nothing left to play.
#[test]
fn a_tournament_ends_early_only_when_nobody_is_left_to_play() {
    let mut day = announced(&[TWO_ROUNDS, StagePlan::Elimination { cut: Some(2) }], 4);
    play(&mut day, &[("Ana", "Bo"), ("Cai", "Dee")]);
    let leave = |day: &mut Day, name: &str| {
        let player = day.person(name);
        day.lead(Wish::Drop { player, why: tournament::DropReason::OwnWish });
    };
    leave(&mut day, "Bo");
    leave(&mut day, "Dee");
    assert_eq!(refused(&mut day, "Mira", Wish::Finish), Why::RoundsLeft { rounds: 1 });
    leave(&mut day, "Cai");
    day.lead(Wish::Finish);
}

#[test]
fn after_the_last_swiss_round_the_cut_comes_before_the_end() {
    let mut day = announced(
        &[StagePlan::Swiss { rounds: 1, cut: None, carry: true }, StagePlan::Elimination { cut: Some(2) }],
        4,
    );
    play(&mut day, &[("Ana", "Bo"), ("Cai", "Dee")]);
    assert_eq!(refused(&mut day, "Mira", Wish::Finish), Why::StageOver { cut_follows: true });
    assert_eq!(day.tournament.champion(), None, "the final is still to come");
    day.lead(Wish::Cut);
    assert_eq!(day.tournament.champion(), None);
}

#[test]
fn how_it_stands_is_said_for_rounds_and_for_a_bracket() {
    let mut day = founded(&[
        StagePlan::Swiss { rounds: 1, cut: None, carry: true },
        StagePlan::Elimination { cut: Some(2) },
    ]);
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    assert_eq!(said(&day), "state-enrolling");
    day.lead(Wish::CloseRegistration);
    assert_eq!(said(&day), "state-registration-closed");
    day.lead(Wish::AnnouncePlan);
    assert_eq!(said(&day), "state-announced");
    for (bracket, games) in [("", &[("Ana", "Bo"), ("Cai", "Dee")][..]), ("bracket-", &[("Ana", "Cai")][..])]
    {
        drawn(&mut day, games);
        assert_eq!(said(&day), format!("state-{bracket}drawn"));
        day.lead(Wish::Publish);
        assert_eq!(said(&day), format!("state-{bracket}published"));
        day.lead(Wish::StartClock);
        assert_eq!(said(&day), format!("state-{bracket}running"));
        for (_, loser) in games {
            assert_eq!(said(&day), format!("state-{bracket}running"));
            concede(&mut day, loser);
        }
        assert_eq!(said(&day), format!("state-{bracket}all-in"));
        day.lead(Wish::Close);
        if bracket.is_empty() {
            assert_eq!(said(&day), "state-between");
            day.lead(Wish::Cut);
        }
    }
    day.lead(Wish::Finish);
    assert_eq!(said(&day), "state-finished");
}

#[test]
fn late_players_come_in_during_the_first_stage_of_swiss_rounds_only() {
    let stages = [
        StagePlan::Swiss { rounds: 1, cut: None, carry: true },
        StagePlan::Swiss { rounds: 1, cut: Some(4), carry: true },
    ];
    let structure = Structure::Custom { stages: stages.to_vec() };
    let mut day =
        Day::founded("conquest-1.2", 11, Settings { structure, late_entry: true, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.announce();
    let enrol = |name: &str| Wish::Enrol { key: None, name: name.to_owned(), team: None };
    day.lead(enrol("Eve"));
    let eve = day.person("Eve");
    assert!(day.tournament.takes_deck_list(eve));
    let organizer = Actor::Person(day.tournament.organizer());
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    let facts = day.ask(organizer, enrol("Fay")).expect("late");
    assert!(
        facts.iter().any(|fact| matches!(fact, Fact::Rejoined { missed, .. } if missed.len() == 1)),
        "a round was seen already: {facts:?}"
    );
    let (ana, fay) = (day.person("Ana"), day.person("Fay"));
    assert!(day.tournament.takes_deck_list(fay), "who comes late hands in a list late");
    assert!(!day.tournament.takes_deck_list(ana), "Ana plays already");
    day.lead(Wish::StartClock);
    for id in day.open() {
        let loser = day.tournament.match_of(id).and_then(|it| it.seats.players().next()).expect("seated");
        day.must(Actor::Person(loser), Wish::Concede { id });
    }
    day.lead(Wish::Close);
    day.lead(Wish::Cut);
    assert_eq!(refused(&mut day, "Mira", enrol("Gus")), Why::NoLateEntry);
}

#[test]
fn a_slip_keeps_the_time_of_the_first_of_the_two_reports() {
    let mut day = announced(&[TWO_ROUNDS], 2);
    drawn(&mut day, &[("Ana", "Bo")]);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    day.now = day.now.plus_seconds(600);
    let first = day.now;
    let (ana, bo) = (day.person("Ana"), day.person("Bo"));
    let (id, _) = day.meeting("Ana", Some("Bo")).expect("they meet");
    assert_eq!(refused(&mut day, "Ana", Wish::Confirm { id }), Why::NothingToConfirm);
    let claim = Claim::new(Some(bo), &day.tournament.pack().endings[0].id);
    day.must(Actor::Person(bo), Wish::Report { id, claim });
    assert_eq!(refused(&mut day, "Bo", Wish::Confirm { id }), Why::NothingToConfirm, "not one's own");
    day.now = day.now.plus_seconds(300);
    day.must(Actor::Person(ana), Wish::Confirm { id });
    let result = day.tournament.match_of(id).and_then(|it| it.result.clone()).expect("agreed");
    assert_eq!(
        (result.slip, result.outcomes.clone()),
        (Some(first), vec!["loss".to_owned(), "win".to_owned()])
    );
}

/// Whoever holds the promise can check it against the seed shown at the end.
#[test]
fn the_promise_of_the_seed_is_there_from_the_founding_on() {
    assert_eq!(Day::under("conquest-1.2", 11).tournament.commitment(), None);
    let day = founded(&[TWO_ROUNDS]);
    assert_eq!(day.tournament.commitment(), Some(day.dice.seed().commitment()));
}

#[test]
fn a_stage_that_carries_no_points_begins_at_nothing() {
    for (carry, points) in [(true, [10, 5, 5, 0]), (false, [5, 5, 0, 0])] {
        let second = StagePlan::Swiss { rounds: 1, cut: Some(4), carry };
        let mut day = announced(&[StagePlan::Swiss { rounds: 1, cut: None, carry: true }, second], 4);
        play(&mut day, &[("Ana", "Bo"), ("Cai", "Dee")]);
        day.lead(Wish::Cut);
        play(&mut day, &[("Ana", "Cai"), ("Bo", "Dee")]);
        let after = day.tournament.last_table_round().expect("played");
        let table: Vec<u32> = day.tournament.standings(after).iter().map(|(_, row)| row.points).collect();
        assert_eq!(table, points, "carried: {carry}");
    }
}

#[test]
fn whoever_waits_for_a_published_game_to_end_is_playing() {
    let mut day = announced(&[TWO_ROUNDS], 3);
    let playing = |day: &Day| {
        ["Ana", "Bo", "Cai"].into_iter().filter(|name| day.tournament.is_playing(day.person(name))).count()
    };
    day.lead(Wish::Draw);
    assert_eq!(playing(&day), 0, "nobody has seen the draw");
    day.lead(Wish::Publish);
    assert_eq!(playing(&day), 2, "one has the bye");
    day.lead(Wish::StartClock);
    let id = day.open()[0];
    let loser = day.tournament.match_of(id).and_then(|it| it.seats.players().next()).expect("seated");
    day.must(Actor::Person(loser), Wish::Concede { id });
    assert_eq!(playing(&day), 0);
}

/// Whoever does some of the organizer's work has an office, so a game of that person is ruled by others.
#[test]
fn work_of_the_organizers_is_an_office() {
    let mut day = announced(&[TWO_ROUNDS], 2);
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let [ana, jo, mira] = ["Ana", "Jo", "Mira"].map(|name| day.person(name));
    let offices = |day: &Day| [ana, jo, mira].map(|person| day.tournament.has_office(person));
    assert_eq!(offices(&day), [false, false, true]);
    day.lead(Wish::GiveRights { person: jo, actions: vec![tournament::Action::Draw] });
    assert_eq!(offices(&day), [false, true, true]);
    day.lead(Wish::GiveRights { person: jo, actions: Vec::new() });
    assert_eq!(offices(&day), [false, false, true]);
}

/// Shows HR-4.3.5: an ending that a pack of one's own has for games in time alone is refused once time is called.
#[test]
fn an_ending_for_games_in_time_is_refused_after_time() {
    let text = "id = \"brisk\"\nextends = \"conquest-1.2\"\ntitle = \"Brisk\"\n[[endings]]\nid = \"empty_deck\"\n\
                gives = [{ ended = [\"play\"], results = [\"full\"] }]\n";
    let pack = regulations::Pack::load("brisk.toml", text).expect("a pack");
    let mut day = Day::under("conquest-1.2", 11);
    day.tournament = Tournament::under(Arc::new(pack));
    let structure = Structure::Custom { stages: vec![TWO_ROUNDS] };
    day.found("Mira", Settings { structure, ..Settings::default() }).expect("founded");
    for name in ["Ana", "Bo"] {
        day.enrol(name);
    }
    day.announce();
    drawn(&mut day, &[("Ana", "Bo")]);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let (id, ana) = (day.open()[0], day.person("Ana"));
    let report = || Wish::Report { id, claim: Claim::new(Some(ana), "empty_deck") };
    let mut in_time = day.clone();
    in_time.now = day.now.plus_seconds(55 * 60 - 1);
    in_time.must(Actor::Person(ana), report());
    day.now = day.now.plus_seconds(55 * 60);
    let refusal = day.ask(Actor::Person(ana), report()).expect_err("time was called");
    let (ending, phase) = ("empty_deck".to_owned(), "time_called".to_owned());
    assert_eq!(refusal.why, Why::EndingNotNow { ending, phase });
    assert_eq!(refusal.clause().to_string(), "CT-4.3.8");
}

/// A pack of one's own may let leaders play freely: then nobody has to stand by, and whoever leads beside them rules.
#[test]
fn where_leaders_play_freely_the_only_organizer_plays() {
    let text = "id = \"free\"\nextends = \"conquest-1.2\"\ntitle = \"Free\"\n[[tiers]]\nid = \"relaxed\"\nleaders_play = \"freely\"\n";
    let pack = regulations::Pack::load("free.toml", text).expect("a pack");
    let mut day = Day::under("conquest-1.2", 11);
    day.tournament = Tournament::under(Arc::new(pack));
    let structure = Structure::Custom { stages: vec![TWO_ROUNDS] };
    day.found("Mira", Settings { structure, ..Settings::default() }).expect("founded");
    for name in ["Ana", "Bo", "Cai"] {
        day.enrol(name);
    }
    let mira = day.person("Mira");
    day.lead(Wish::EnrolPerson { person: mira });
    day.announce();
    drawn(&mut day, &[("Mira", "Ana"), ("Bo", "Cai")]);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let (own, _) = day.tournament.my_match(mira).expect("paired");
    assert_eq!(day.tournament.rulers(own), [], "nobody rules in the own game");
    let bo = day.person("Bo");
    day.lead(Wish::NameRuler { id: own, person: bo });
    assert_eq!(day.tournament.rulers(own), [bo]);
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    assert_eq!(day.tournament.rulers(own), [jo]);
}
