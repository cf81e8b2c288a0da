//! Corrections: what they would change is said first, what was played stays, and every step can be taken back.

use tournament::{
    Actor, Claim, Command, MatchId, Presence, RoundNo, Seats, Settings, StagePlan, Structure, Why, Wish,
};

use crate::day::Day;

/// Four players; Ana beats Bo, Cai beats Dee, then Ana beats Cai and Bo beats Dee.
fn played(stages: Vec<StagePlan>) -> Day {
    let structure = Structure::Custom { stages };
    let mut day = Day::founded("conquest-1.2", 11, Settings { structure, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.announce();
    play(&mut day, [("Ana", "Bo"), ("Cai", "Dee")]);
    play(&mut day, [("Ana", "Cai"), ("Bo", "Dee")]);
    day
}

fn play<const GAMES: usize>(day: &mut Day, games: [(&str, &str); GAMES]) {
    day.lead(Wish::Draw);
    let pair = |&(one, two): &(&str, &str)| Seats::Pair(day.person(one), day.person(two));
    let matches = games.iter().map(pair).collect();
    day.lead(Wish::Adjust { matches, reason: "story".into() });
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    for (_, loser) in games {
        let loser = day.person(loser);
        let (id, _) = day.tournament.my_match(loser).expect("paired");
        day.must(Actor::Person(loser), Wish::Concede { id });
    }
    day.lead(Wish::Close);
}

fn correction(day: &Day, winner: &str, loser: &str) -> Wish {
    let (id, _) = day.meeting(winner, Some(loser)).expect("they met");
    let claim = Claim::new(Some(day.person(winner)), "decision");
    Wish::Correct { id, claim, reason: "wrong slip".into() }
}

fn previewed(day: &Day, wish: Wish) -> tournament::Preview {
    let by = Actor::Person(day.tournament.organizer());
    day.tournament.preview(&Command { by, at: day.now, wish }, &day.dice).expect("a correction")
}

const SWISS: StagePlan = StagePlan::Swiss { rounds: 2, cut: None, carry: true };

/// Shows HR-6.3.5.
#[test]
fn a_preview_names_rows_cut_and_draws_and_changes_nothing() {
    let day = played(vec![SWISS, StagePlan::Elimination { cut: Some(2) }]);
    let [ana, bo, cai] = ["Ana", "Bo", "Cai"].map(|name| day.person(name));
    let before = format!("{:?}", day.tournament);
    // Bo beat Ana in round 1 after all: Bo has 10, Ana 5; round 2 would have been drawn otherwise.
    let preview = previewed(&day, correction(&day, "Bo", "Ana"));
    assert_eq!(format!("{:?}", day.tournament), before);
    let row = |player| preview.rows.iter().find(|(id, ..)| *id == player).expect("changed");
    assert_eq!((row(ana).1.points, row(ana).2.points), (10, 5));
    assert_eq!((row(bo).1.points, row(bo).2.points), (5, 10));
    assert_eq!((row(bo).1.rank > 1, row(bo).2.rank), (true, 1));
    assert!(preview.cut.0.contains(&bo) || day.tournament.standings(RoundNo(2))[1].0 == bo);
    assert!(!preview.cut.1.contains(&bo));
    assert_eq!(preview.draws, [RoundNo(2)]);
    // Corrected for good, the table is the one that was announced.
    let mut corrected = day.clone();
    corrected.lead(correction(&day, "Bo", "Ana"));
    let table = corrected.tournament.standings(RoundNo(2));
    assert_eq!((table[0].0, table[0].1.points), (bo, 10));
    assert!(table.iter().any(|(player, row)| *player == cai && row.points == 5));
}

#[test]
fn after_the_cut_a_preview_compares_with_the_cut_that_was_made() {
    let mut day = played(vec![SWISS, StagePlan::Elimination { cut: Some(2) }]);
    day.lead(Wish::Cut);
    let seeds = day.tournament.stages()[1].seeds.clone();
    assert_eq!(seeds[0], day.person("Ana"));
    // Dee beat Bo in round 2: Dee has 5, Bo 0.
    let preview = previewed(&day, correction(&day, "Dee", "Bo"));
    let bo = day.person("Bo");
    assert_eq!(preview.cut.1.contains(&bo), seeds.contains(&bo));
    // The seeds stay until the organizer takes the cut back.
    day.lead(correction(&day, "Dee", "Bo"));
    assert_eq!(day.tournament.stages()[1].seeds, seeds);
}

#[test]
fn a_corrected_elimination_match_exchanges_winner_and_loser_until_the_next_round_is_published() {
    let mut day = played(vec![SWISS, StagePlan::Elimination { cut: Some(4) }]);
    day.lead(Wish::Cut);
    play(&mut day, [("Ana", "Dee"), ("Bo", "Cai")]);
    day.lead(Wish::Draw);
    day.lead(correction(&day, "Dee", "Ana"));
    let presence = |day: &Day, name: &str| {
        day.tournament.person(day.person(name)).and_then(|it| it.entry.as_ref()).expect("a player").presence
    };
    assert_eq!(presence(&day, "Dee"), Presence::Active);
    assert!(matches!(presence(&day, "Ana"), Presence::Eliminated { round: RoundNo(3) }));
    // The draw that nobody saw is gone, and made anew with Dee.
    assert!(day.tournament.current_round().is_none());
    day.lead(Wish::Draw);
    assert!(day.tournament.my_match(day.person("Dee")).is_some());
    day.lead(Wish::Publish);
    let again = day.ask(Actor::Person(day.tournament.organizer()), correction(&day, "Ana", "Dee"));
    assert_eq!(again.unwrap_err().why, Why::RoundBegun);
}

/// Shows HR-6.3.6.
#[test]
fn undo_takes_back_the_newest_step_and_drawing_again_gives_the_same_draw() {
    let mut day = played(vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }]);
    let undo = || Wish::Undo { reason: "too early".into(), step: None };
    // Everything but how often somebody has acted.
    let told = |day: &Day| {
        let (it, seed) = (&day.tournament, Some(day.dice.seed().clone()));
        format!(
            "{:?}",
            (
                it.facts().collect::<Vec<_>>(),
                it.rounds(),
                it.people().collect::<Vec<_>>(),
                it.record(seed, &[])
            )
        )
    };
    let before = told(&day);
    day.lead(Wish::Draw);
    let drawn = day.tournament.rounds()[2].matches.clone();
    day.lead(undo());
    assert_eq!(told(&day), before);
    day.lead(Wish::Draw);
    assert_eq!(day.tournament.rounds()[2].matches, drawn);
    // Step by step back to the founding, and no further.
    while day.ask(Actor::Person(day.tournament.organizer()), undo()).is_ok() {}
    assert_eq!(day.tournament.people().count(), 1);
    let last = day.ask(Actor::Person(day.tournament.organizer()), undo()).unwrap_err();
    assert!(matches!(last.why, Why::CannotUndo { .. }));
}

#[test]
fn a_result_from_a_file_can_be_corrected_although_nobody_knows_its_time() {
    let day = played(vec![SWISS]);
    let file = day.tournament.file(Some(day.dice.seed().clone()));
    let pack = std::sync::Arc::new(day.tournament.pack().clone());
    let imported = file.tournament(pack).expect("an export");
    let mut read = Day { tournament: imported.tournament, history: imported.facts, ..day };
    let id = MatchId { round: RoundNo(1), place: 0 };
    let winner = read.tournament.match_of(id).and_then(|it| it.seats.players().nth(1));
    let claim = Claim { result: Some("modified".into()), ..Claim::new(winner, "decision") };
    read.lead(Wish::Correct { id, claim, reason: "wrong slip".into() });
    let outcome = winner.and_then(|winner| read.tournament.match_of(id)?.outcome_of(winner));
    assert_eq!(outcome, Some("modified_win"));
}

/// Time is not measured here (the bench does that); a quadratic slip would be felt all the same.
#[test]
fn five_hundred_players_are_no_burden() {
    let structure =
        Structure::Custom { stages: vec![StagePlan::Swiss { rounds: 4, cut: None, carry: true }] };
    let mut day = Day::founded("conquest-1.2", 3, Settings { structure, ..Settings::default() });
    for number in 0..501 {
        day.enrol(&format!("P{number}"));
    }
    day.announce();
    for _ in 0..4 {
        day.lead(Wish::Draw);
        day.lead(Wish::Publish);
        day.lead(Wish::StartClock);
        for id in day.open() {
            let it = day.tournament.match_of(id).expect("open");
            let loser = it.seats.players().max().expect("two players");
            day.must(Actor::Person(loser), Wish::Concede { id });
        }
        day.lead(Wish::Close);
    }
    assert_eq!(day.tournament.ranking().len(), 501);
}

/// Shows HR-6.2.10: what a pairing by hand strains is said before anything changes, and is on record afterwards.
#[test]
fn hr_6_2_10_a_strained_pairing_by_hand_is_warned_of_first() {
    let mut day = played(vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }]);
    day.lead(Wish::Draw);
    let [ana, bo, cai, dee] = ["Ana", "Bo", "Cai", "Dee"].map(|name| day.person(name));
    let matches = vec![Seats::Pair(ana, bo), Seats::Pair(cai, dee)];
    let wish = Wish::Adjust { matches, reason: "late bus".into() };
    let by = Actor::Person(day.tournament.organizer());
    let before = format!("{:?}", day.tournament);
    let command = Command { by, at: day.now, wish: wish.clone() };
    let asked = rulebook::Rulebook::decide(&day.tournament, &command, &day.dice).expect("possible");
    assert_eq!(format!("{:?}", day.tournament), before);
    let rematches = |facts: &[tournament::Fact]| {
        let notes = facts.iter().flat_map(|fact| match fact {
            tournament::Fact::Adjusted { notes, .. } => notes.clone(),
            _ => Vec::new(),
        });
        notes.filter(|note| matches!(note, tournament::draw::Note::Rematch { .. })).count()
    };
    assert_eq!(rematches(&asked), 2);
    assert_eq!(rematches(&day.ask(by, wish).expect("confirmed")), 2);
}

#[test]
fn what_leaders_tell_everybody_stands_until_it_is_taken_back() {
    let mut day = Day::founded("conquest-1.2", 3, Settings::default());
    let mira = day.tournament.organizer();
    day.lead(Wish::Tell { text: " Lunch until two. ".into(), until: None });
    let told = day.tournament.announcements();
    assert_eq!((told.len(), told[0].by, told[0].text.as_str()), (1, mira, "Lunch until two."));
    for text in ["   ".to_owned(), "x".repeat(1001)] {
        let refused = day.ask(Actor::Person(mira), Wish::Tell { text, until: None }).expect_err("refused");
        assert!(matches!(refused.why, Why::TextLength { field: "text", most: 1000, .. }), "{refused:?}");
    }
    day.lead(Wish::Undo { reason: "wrong hour".into(), step: None });
    assert!(day.tournament.announcements().is_empty());
}

/// Whether the cut is still to come or made already, the preview names who would be in it instead of whom; without one, nobody.
#[test]
fn a_preview_names_who_changes_places_at_the_cut() {
    const ONE: StagePlan = StagePlan::Swiss { rounds: 1, cut: None, carry: true };
    let after_a_round = |stages: &[StagePlan]| {
        let structure = Structure::Custom { stages: stages.to_vec() };
        let mut day = Day::founded("conquest-1.2", 11, Settings { structure, ..Settings::default() });
        for name in ["Ana", "Bo", "Cai", "Dee"] {
            day.enrol(name);
        }
        day.announce();
        play(&mut day, [("Ana", "Bo"), ("Cai", "Dee")]);
        day
    };
    let mut day = after_a_round(&[ONE, StagePlan::Elimination { cut: Some(2) }]);
    let (ana, bo) = (day.person("Ana"), day.person("Bo"));
    assert_eq!(previewed(&day, correction(&day, "Bo", "Ana")).cut, (vec![bo], vec![ana]));
    day.lead(Wish::Cut);
    assert_eq!(previewed(&day, correction(&day, "Bo", "Ana")).cut, (vec![bo], vec![ana]), "it is made");
    let day = after_a_round(&[StagePlan::Swiss { rounds: 2, cut: None, carry: true }]);
    assert_eq!(previewed(&day, correction(&day, "Bo", "Ana")).cut, (Vec::new(), Vec::new()), "there is none");
}
