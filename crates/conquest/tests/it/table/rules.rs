//! The rules of a table one by one: sitting down, chance, answers, time, judges, the record.

use conquest::game::{
    BadGame, By, Command, Ending, Fact, GameFile, How, Listed, Moment, Pace, Reading, Refusal, Settings,
    Stage, Viewer, Wish,
};
use conquest::{Answer, Ask, Game, Illegal, Seat};
use rulebook::{Cites, Dice, Rulebook, Seed, clause};
use testbed::laws::Watched;

use super::{Evening, dice, judged, number};
use crate::laws::decks;

/// Shows HR-7.1.1, HR-7.1.3, HR-7.1.4, HR-7.1.7.
#[test]
fn people_sit_down_before_the_game_and_act_for_themselves() {
    let mut nobody = Evening { table: Watched::from(Game::default()), dice: dice(7), now: 0 };
    assert_eq!(nobody.refused(By::Seat(Seat::A), Wish::Concede), Refusal::NoTable);
    let slow = Settings { pace: Some(Pace::new(1, 0)), ..Settings::default() };
    assert_eq!(nobody.refused(By::Server, Wish::Open(slow)), Refusal::BadTime);
    assert_eq!(nobody.refused(By::Seat(Seat::A), Wish::Open(Settings::default())), Refusal::NotYours);
    let mut evening = Evening::opened(Settings::default());
    assert_eq!(evening.refused(By::Server, Wish::Open(Settings::default())), Refusal::TableOpen);
    let [deck, _] = decks(3).map(|deck| Listed::of(&deck));
    let seat = |name: &str, bot: Option<&str>| Wish::Seat {
        seat: Seat::A,
        name: name.to_owned(),
        deck: deck.clone(),
        bot: bot.map(ToOwned::to_owned),
        key: None,
    };
    assert_eq!(evening.refused(By::Server, seat("  ", None)), Refusal::BadName);
    assert_eq!(evening.refused(By::Server, seat(&"x".repeat(41), None)), Refusal::BadName);
    assert_eq!(
        evening.refused(By::Server, seat("Eli", Some("hal"))),
        Refusal::UnknownBot { name: "hal".into() }
    );
    let promise = Wish::Promise(number(Seat::A).commitment());
    assert_eq!(evening.refused(By::Seat(Seat::A), promise.clone()), Refusal::SeatEmpty { seat: Seat::A });
    let pass = Wish::Answer { answer: Answer::Pass, after: None };
    assert_eq!(evening.refused(By::Seat(Seat::A), pass.clone()), Refusal::NotBegun);
    evening.must(By::Server, seat("Ana", None));
    assert_eq!(evening.refused(By::Server, seat("Bo", None)), Refusal::SeatTaken { seat: Seat::A });
    let mut begun = Evening::begun(Settings::default());
    assert_eq!(begun.refused(By::Server, seat("Cai", None)), Refusal::Begun);
    assert_eq!(begun.refused(By::Seat(Seat::A), promise), Refusal::Begun);
    assert_eq!(begun.refused(By::Judge, pass), Refusal::NotYours);
    assert_eq!(begun.game().names(), [Some("Ana"), Some("Bo")]);
}

/// Shows HR-7.2.1, HR-7.2.2.
#[test]
fn nobody_says_a_number_before_both_are_bound() {
    let mut evening = Evening::opened(Settings::default());
    evening.seat_both();
    let (a, b) = (By::Seat(Seat::A), By::Seat(Seat::B));
    let promise = |seat| Wish::Promise(number(seat).commitment());
    evening.must(a, promise(Seat::A));
    assert_eq!(evening.refused(a, promise(Seat::A)), Refusal::AlreadyPromised);
    assert_eq!(evening.refused(a, Wish::Number(number(Seat::A))), Refusal::NotPromised { seat: Seat::B });
    evening.must(b, promise(Seat::B));
    let bound = evening.now;
    assert_eq!(evening.refused(a, Wish::Number(number(Seat::B))), Refusal::OtherNumber);
    assert!(matches!(evening.refused(By::Server, Wish::DrawFor(Seat::A)), Refusal::StillTime { .. }));
    evening.must(a, Wish::Number(number(Seat::A)));
    assert_eq!(evening.refused(a, Wish::Number(number(Seat::A))), Refusal::AlreadyNumbered);
    assert_eq!(evening.game().stage(), Stage::Numbers);
    // Every command comes a second later: 19.999 seconds after both are bound, then 20.
    evening.now = bound + 18_999;
    assert_eq!(evening.refused(By::Server, Wish::DrawFor(Seat::B)), Refusal::StillTime { seconds: 1 });
    evening.now = bound + 19_000;
    let facts = evening.must(By::Server, Wish::DrawFor(Seat::B));
    assert!(matches!(facts[0], Fact::Numbered { seat: Seat::B, drawn_for: true, .. }));
    assert!(matches!(facts[1], Fact::Begun { .. }));
    let seats = evening.game().view(&Viewer::Spectator).seats.map(Option::unwrap);
    assert_eq!(seats.map(|seat| seat.drawn_for), [false, true], "the record says so");
    let mut silent = Evening::opened(Settings::default());
    silent.seat_both();
    let facts = silent.must(By::Server, Wish::DrawFor(Seat::A));
    assert!(matches!(facts[0], Fact::Numbered { drawn_for: true, .. }), "who brings none is not waited for");
    let other = Dice::new(Seed::from_bytes([9; 32]));
    let command = Command { by: a, at: Moment(evening.now), wish: Wish::Concede };
    assert_eq!(evening.table.give(&command, &other).unwrap_err(), Refusal::OtherDice);
}

/// Whoever is bound alone cannot say the number yet, so no time runs out; for who brings none the server draws, and from then on the
/// bound one has twenty seconds.
///
/// Shows HR-7.2.2.
#[test]
fn the_time_for_a_number_begins_when_both_are_bound() {
    let mut evening = Evening::opened(Settings::default());
    evening.seat_both();
    evening.must(By::Seat(Seat::A), Wish::Promise(number(Seat::A).commitment()));
    evening.now += 3_600_000;
    let early = evening.refused(By::Server, Wish::DrawFor(Seat::A));
    assert_eq!(early, Refusal::StillTime { seconds: 20 });
    assert_eq!(early.clause(), clause!("HR-7.2.2"));
    evening.must(By::Server, Wish::DrawFor(Seat::B));
    let bound = evening.now;
    evening.now = bound + 18_999;
    assert_eq!(evening.refused(By::Server, Wish::DrawFor(Seat::A)), Refusal::StillTime { seconds: 1 });
    let late = Command { by: By::Server, at: Moment(bound + 20_000), wish: Wish::DrawFor(Seat::A) };
    let facts = evening.game().decide(&late, &evening.dice).unwrap();
    assert!(matches!(facts[..], [Fact::Numbered { drawn_for: true, .. }, Fact::Begun { .. }]));
    evening.must(By::Seat(Seat::A), Wish::Number(number(Seat::A)));
    assert_eq!(evening.game().stage(), Stage::Playing);
}

/// Tables of earlier versions say nothing of how they are read: there the server drew twenty seconds after the one promise. They go on
/// so, and their records are proven; a record of today in which it happens is not.
///
/// Shows HR-7.2.2, HR-7.2.3.
#[test]
fn a_number_drawn_early_is_proven_in_records_of_earlier_versions_alone() {
    let opened = |reading: Reading| {
        let mut evening = Evening { table: Watched::from(Game::default()), dice: dice(7), now: 1_000 };
        let mut game = Game::default();
        let open = Command { by: By::Server, at: Moment(1_000), wish: Wish::Open(Settings::default()) };
        let mut facts = game.decide(&open, &evening.dice).unwrap();
        let [Fact::Opened { reading: then, .. }] = &mut facts[..] else { panic!("{facts:?}") };
        assert_eq!(std::mem::replace(then, reading), Reading::NEWEST);
        game.apply(&facts[0]);
        evening.table = Watched::from(game);
        evening.seat_both();
        evening.must(By::Seat(Seat::A), Wish::Promise(number(Seat::A).commitment()));
        evening.now += 18_000;
        assert_eq!(evening.refused(By::Server, Wish::DrawFor(Seat::A)).clause(), clause!("HR-7.2.2"));
        (evening, facts)
    };
    let (mut before, mut facts) = opened(Reading::First);
    before.must(By::Server, Wish::DrawFor(Seat::A));
    before.must(By::Server, Wish::DrawFor(Seat::B));
    before.must(By::Seat(Seat::A), Wish::Concede);
    facts.extend_from_slice(before.table.facts());
    let file = GameFile::of(facts).expect("the game is over");
    let text = serde_json::to_string(&file).unwrap();
    assert!(!text.contains("reading"), "as earlier versions wrote it: {text}");
    let proof = GameFile::read(&text).unwrap().verify().unwrap();
    assert!(proof.seal.is_some() && proof.drawn_for == [true; 2]);
    let mut today = file;
    if let Some(Fact::Opened { reading, .. }) = today.facts.first_mut() {
        *reading = Reading::NEWEST;
    }
    let why = Box::new(Refusal::StillTime { seconds: 20 });
    assert_eq!(today.verify(), Err(BadGame::Refused { step: 5, why }));
    let (mut after, _) = opened(Reading::NEWEST);
    assert_eq!(after.refused(By::Server, Wish::DrawFor(Seat::A)), Refusal::StillTime { seconds: 20 });
}

/// Neither the server's secret nor one number alone decides what is dealt.
///
/// Shows HR-7.2.3.
#[test]
fn every_part_of_the_chance_changes_the_deal() {
    let dealt = |secret: u64, numbers: [u8; 2]| {
        let mut evening = Evening { table: Watched::from(Game::default()), dice: dice(secret), now: 0 };
        evening.must(By::Server, Wish::Open(Settings::default()));
        evening.seat_both();
        let number = |seat: Seat| Seed::from_bytes([numbers[seat as usize]; 32]);
        for seat in Seat::BOTH {
            evening.must(By::Seat(seat), Wish::Promise(number(seat).commitment()));
        }
        for seat in Seat::BOTH {
            evening.must(By::Seat(seat), Wish::Number(number(seat)));
        }
        let state = evening.game().state().expect("a game");
        state.players.map(|player| player.hand.to_vec())
    };
    let first = dealt(1, [1, 2]);
    assert_eq!(first, dealt(1, [1, 2]));
    for other in [dealt(2, [1, 2]), dealt(1, [3, 2]), dealt(1, [1, 3])] {
        assert_ne!(first, other);
    }
}

/// Shows HR-7.2.3: a whole game is proven from its file, and any change of it is found at its step.
#[test]
fn a_finished_game_proves_itself_and_shows_any_change() {
    let mut evening = Evening::begun(Settings::default());
    assert_eq!(GameFile::of(evening.table.facts().to_vec()), None, "a record under way holds both hands");
    evening.play_out();
    let file = GameFile::of(evening.table.facts().to_vec()).expect("the game is over");
    let text = serde_json::to_string(&file).unwrap();
    let proof = GameFile::read(&text).unwrap().verify().unwrap();
    assert!(proof.answers > 50 && proof.draws >= 4, "{proof:?}");
    let replay = file.replay().expect("the game itself");
    assert_eq!(conquest::Played::of(replay).unwrap().state(), evening.game().state().unwrap());
    let changed = |change: &dyn Fn(&mut Vec<Fact>)| {
        let mut other = file.clone();
        change(&mut other.facts);
        other.verify().expect_err("this does not follow")
    };
    let seed = |facts: &mut Vec<Fact>| {
        let begun = facts.iter_mut().find_map(|fact| match fact {
            Fact::Begun { seed, .. } => Some(seed),
            _ => None,
        });
        *begun.expect("the game began") = Seed::from_bytes([5; 32]);
    };
    assert_eq!(changed(&seed), BadGame::Differs { step: 8 });
    let secret = |facts: &mut Vec<Fact>| {
        if let Some(Fact::Ended { secret, .. }) = facts.last_mut() {
            *secret = Seed::from_bytes([5; 32]);
        }
    };
    assert_eq!(changed(&secret), BadGame::OtherSecret);
    assert_eq!(changed(&|facts| _ = facts.pop()), BadGame::NotOver);
    assert!(matches!(
        changed(&|facts| _ = facts.remove(20)),
        BadGame::Refused { .. } | BadGame::Differs { .. }
    ));
    let winner = |facts: &mut Vec<Fact>| {
        if let Some(Fact::Ended { ending, .. }) = facts.last_mut() {
            ending.winner = ending.winner.map(Seat::other);
        }
    };
    assert_eq!(changed(&winner), BadGame::Differs { step: file.facts.len() });
    for bad in ["", "{}", "[1]", &text.replace("marshal.conquest.table/1", "other/1")] {
        assert!(GameFile::read(bad).is_err());
    }
}

/// Shows HR-7.3.1.
#[test]
fn an_answer_counts_for_its_own_question_only() {
    let mut evening = Evening::begun(Settings::default());
    let state = evening.game().state().unwrap();
    let seat = state.to_answer().unwrap();
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let wish = |after| Wish::Answer { answer: Answer::Pass, after: Some(after) };
    assert_eq!(evening.refused(By::Seat(seat), wish(3)), Refusal::Stale { given: 0, after: 3 });
    evening.must(By::Seat(seat), wish(0));
    let again = evening.refused(By::Seat(seat), wish(0));
    assert_eq!(again, Refusal::Stale { given: 1, after: 0 }, "the same click twice answers once");
    let other = evening.game().state().unwrap().to_answer().unwrap();
    let illegal = evening.refused(By::Seat(other.other()), wish(1));
    assert_eq!(illegal, Refusal::Illegal(Illegal::NotAsked { seat: other.other() }));
    assert_eq!(illegal.clause().to_string(), "CG-3.1.2");
}

/// Whoever is asked can be given a hint, nobody else, and nobody once the game is over.
#[test]
fn only_who_is_asked_has_something_to_think_about() {
    let mut evening = Evening::begun(Settings::default());
    let seat = evening.game().state().unwrap().to_answer().unwrap();
    let seen = evening.game().asks(seat).expect("is asked");
    assert_eq!((seen.seat(), seen.ask()), (seat, evening.game().state().unwrap().ask));
    assert!(evening.game().asks(seat.other()).is_none());
    evening.must(By::Seat(seat), Wish::Concede);
    assert!(Seat::BOTH.iter().all(|seat| evening.game().asks(*seat).is_none()));
}

/// Shows HR-7.3.3, CT-3.3.3: what showed nothing hidden is taken back at once, the rest with the opponent's consent.
#[test]
fn an_answer_is_taken_back_freely_until_something_hidden_was_shown() {
    let mut evening = Evening::begun(Settings::default());
    let first = evening.game().state().unwrap().to_answer().unwrap();
    assert_eq!(evening.refused(By::Seat(first), Wish::Undo { after: None }), Refusal::NothingToTakeBack);
    while evening.game().state().unwrap().ask != Ask::Dial {
        evening.answer(|answer| answer == Answer::Pass);
    }
    let (seat, _) = evening.answer(|answer| answer == Answer::Dial(2));
    let before = evening.game().answers();
    assert!(evening.game().view(&Viewer::Seat(seat)).free_undo);
    let facts = evening.must(By::Seat(seat), Wish::Undo { after: None });
    assert!(matches!(facts[0], Fact::TakenBack { .. }), "{facts:?}");
    assert_eq!(evening.game().answers(), before - 1);
    // Both dials are shown: the opponent has to agree now.
    evening.answer(|answer| answer == Answer::Dial(2));
    evening.answer(|answer| answer == Answer::Dial(3));
    let given = evening.game().answers();
    let asked = evening.must(By::Seat(seat), Wish::Undo { after: None });
    assert!(matches!(asked[0], Fact::UndoAsked { .. }));
    assert_eq!(evening.refused(By::Seat(seat), Wish::Undo { after: None }), Refusal::AlreadyAsked);
    assert_eq!(evening.refused(By::Seat(seat), Wish::AgreeUndo), Refusal::NotAsked);
    evening.must(By::Seat(seat.other()), Wish::DeclineUndo);
    assert_eq!(evening.game().answers(), given);
    evening.must(By::Seat(seat), Wish::Undo { after: None });
    evening.must(By::Seat(seat.other()), Wish::AgreeUndo);
    assert!(evening.game().answers() < given);
    assert_eq!(evening.game().state().unwrap().ask, Ask::Dial);
    evening.table.tell_again();
}

/// Shows HR-7.3.1: the same tap twice takes one answer back, and a tap on an old page none.
#[test]
fn one_tap_takes_one_answer_back() {
    let mut evening = Evening::begun(Settings::default());
    while evening.game().state().unwrap().ask != Ask::Dial {
        evening.answer(|answer| answer == Answer::Pass);
    }
    let (seat, _) = evening.answer(|answer| answer == Answer::Dial(2));
    let given = evening.game().answers();
    assert!(evening.game().has_answered(seat, Answer::Dial(2), given - 1));
    assert!(!evening.game().has_answered(seat, Answer::Dial(3), given - 1));
    assert!(!evening.game().has_answered(seat, Answer::Dial(2), given));
    let back = Wish::Undo { after: Some(given) };
    evening.must(By::Seat(seat), back.clone());
    let again = evening.refused(By::Seat(seat), back);
    assert_eq!(again, Refusal::Stale { given: given - 1, after: given });
    // The opponent's dial changes nothing about what is taken back.
    evening.must(By::Seat(seat.other()), Wish::Answer { answer: Answer::Dial(1), after: Some(given - 1) });
    let late = Wish::Answer { answer: Answer::Dial(4), after: Some(given - 1) };
    evening.must(By::Seat(seat), late);
    assert!(
        evening.game().has_answered(seat, Answer::Dial(4), given - 1),
        "the first of the own ones counts"
    );
}

/// Shows HR-7.3.1: where both choose at once, it is each player's own question, whatever the other has chosen or taken back.
#[test]
fn where_both_choose_at_once_nobodys_choice_makes_the_others_page_old() {
    let mut evening = Evening::opened(Settings::default());
    let swarm = conquest::Deck::starter_named("the-swarmlord").expect("it leads a synapse unit");
    for (seat, name, deck) in [(Seat::A, "Ana", swarm), (Seat::B, "Bo", decks(9)[1].clone())] {
        let deck = Listed::of(&deck);
        evening.must(By::Server, Wish::Seat { seat, name: name.to_owned(), deck, bot: None, key: None });
    }
    evening.bring_numbers();
    evening.pass_until(|state| state.ask == Ask::Dial);
    let shown = |evening: &Evening, seat| evening.game().view(&Viewer::Seat(seat)).question;
    let (ana, bo) = (By::Seat(Seat::A), By::Seat(Seat::B));
    let dial = |number, after| Wish::Answer { answer: Answer::Dial(number), after: Some(after) };
    let first = evening.game().answers();
    assert_eq!([shown(&evening, Seat::A), shown(&evening, Seat::B)], [first; 2]);
    evening.must(ana, dial(1, first));
    assert_eq!(
        evening.refused(ana, dial(2, first)),
        Refusal::Stale { given: first + 1, after: first },
        "the second tap of two sets no second dial"
    );
    evening.must(ana, dial(2, first + 1));
    assert_eq!(shown(&evening, Seat::B), first, "Ana has set both, Bo is where he was");
    // What a page that was drawn meanwhile says holds when the choice is taken back.
    evening.must(ana, Wish::Undo { after: Some(first + 2) });
    evening.must(bo, dial(3, first));
    assert_eq!(shown(&evening, Seat::A), first + 1);
    evening.must(ana, dial(2, first + 1));
    let has_answered = |seat, number, after| evening.game().has_answered(seat, Answer::Dial(number), after);
    assert!(has_answered(Seat::A, 2, first + 1) && has_answered(Seat::B, 3, first));
    assert!(!has_answered(Seat::A, 3, first + 1) && !has_answered(Seat::B, 2, first));
    evening.table.tell_again();
}

/// Shows HR-7.4.1: whoever takes an answer back and gives it again has no more time than before.
#[test]
fn an_answer_given_again_earns_no_second_increment() {
    let left_after = |settings: Settings| {
        let mut evening = Evening::begun(settings);
        while evening.game().state().unwrap().ask != Ask::Dial {
            evening.answer(|answer| answer == Answer::Pass);
        }
        let (seat, _) = evening.answer(|answer| answer == Answer::Dial(2));
        let left = |evening: &Evening| {
            evening.game().view(&Viewer::Spectator).clock.unwrap().left_millis[seat as usize]
        };
        let before = left(&evening);
        for _ in 0..5 {
            evening.must(By::Seat(seat), Wish::Undo { after: None });
            evening.must(By::Seat(seat), Wish::Answer { answer: Answer::Dial(2), after: None });
        }
        (before, left(&evening))
    };
    let (before, after) = left_after(judged());
    assert!(after <= before, "{before} became {after}");
    let of_old = Pace { once: false, ..Pace::new(600, 5) };
    let (before, after) = left_after(Settings { pace: Some(of_old), ..judged() });
    assert!(after > before, "games of earlier versions stay as they were");
}

/// Shows HR-7.3.3, HR-7.1.6.
#[test]
fn a_draw_is_offered_by_one_and_agreed_by_the_other() {
    let mut evening = Evening::begun(Settings::default());
    let (a, b) = (By::Seat(Seat::A), By::Seat(Seat::B));
    assert_eq!(evening.refused(b, Wish::AgreeDraw), Refusal::NotAsked);
    evening.must(a, Wish::OfferDraw);
    assert_eq!(evening.refused(a, Wish::AgreeDraw), Refusal::NotAsked);
    evening.must(b, Wish::DeclineDraw);
    evening.must(b, Wish::OfferDraw);
    let facts = evening.must(a, Wish::AgreeDraw);
    assert!(matches!(facts[1], Fact::Ended { ending: Ending { winner: None, how: How::Agreement }, .. }));
    assert_eq!(evening.refused(a, Wish::Concede), Refusal::Over);
    let mut other = Evening::begun(Settings::default());
    other.must(a, Wish::Concede);
    assert_eq!(other.game().ending(), Some(&Ending { winner: Some(Seat::B), how: How::Concession }));
}

/// Shows HR-7.4.1.
#[test]
fn whose_time_is_over_has_lost() {
    let mut evening = Evening::begun(judged());
    let began = evening.now;
    let (seat, at) = evening.game().time_is_up_at().expect("a clock runs");
    assert_eq!(at, Moment(began + 600_000));
    assert!(matches!(evening.refused(By::Server, Wish::TimeUp(seat)), Refusal::TimeLeft { .. }));
    evening.answer(|answer| answer == Answer::Pass);
    let clock = evening.game().view(&Viewer::Spectator).clock.unwrap();
    let used = (evening.now - began) as u64;
    assert_eq!(clock.left_millis[seat as usize], 600_000 - used + 5_000, "the increment is added");
    assert_eq!(clock.left_millis[seat.other() as usize], 600_000);
    let asked = evening.game().state().unwrap().to_answer().unwrap();
    evening.now += 700_000;
    let late = evening.refused(By::Seat(asked), Wish::Answer { answer: Answer::Pass, after: None });
    assert_eq!(late, Refusal::TimeOver { seat: asked });
    evening.must(By::Server, Wish::TimeUp(asked));
    assert_eq!(evening.game().ending(), Some(&Ending { winner: Some(asked.other()), how: How::Time }));
    let mut without = Evening::begun(Settings::default());
    assert_eq!(without.refused(By::Server, Wish::TimeUp(Seat::A)), Refusal::NoClock);
}

/// Shows HR-7.4.2, HR-7.4.4, HR-7.1.5.
#[test]
fn a_judge_pauses_extends_sets_back_and_decides_with_a_reason() {
    let mut evening = Evening::begun(judged());
    let why = || "a card too many".to_owned();
    assert_eq!(evening.refused(By::Judge, Wish::Pause { reason: " ".into() }), Refusal::BadReason);
    assert_eq!(evening.refused(By::Judge, Wish::Resume), Refusal::NotPaused);
    evening.must(By::Seat(Seat::B), Wish::CallJudge);
    evening.must(By::Judge, Wish::Pause { reason: why() });
    assert_eq!(evening.game().time_is_up_at(), None, "the clocks stand still");
    let asked = evening.game().state().unwrap().to_answer().unwrap();
    let pass = Wish::Answer { answer: Answer::Pass, after: None };
    assert_eq!(evening.refused(By::Seat(asked), pass.clone()), Refusal::Paused);
    let left = |evening: &Evening| evening.game().view(&Viewer::Judge).clock.unwrap().left_millis;
    let before = left(&evening);
    evening.now += 300_000;
    evening.must(By::Judge, Wish::Extend { seat: Seat::A, seconds: 60, reason: why() });
    evening.must(By::Judge, Wish::Resume);
    assert_eq!(left(&evening)[0], before[0] + 60_000);
    assert_eq!(left(&evening)[1], before[1]);
    evening.must(By::Seat(asked), pass);
    evening.answer(|answer| answer == Answer::Pass);
    let far = Wish::SetBack { answers: 2, reason: why() };
    assert_eq!(evening.refused(By::Judge, far), Refusal::NoSuchAnswer { answers: 2, given: 2 });
    evening.must(By::Judge, Wish::SetBack { answers: 0, reason: why() });
    assert_eq!(evening.game().answers(), 0);
    evening.must(By::Judge, Wish::Decide { winner: Some(Seat::B), reason: why() });
    assert_eq!(evening.game().ending(), Some(&Ending { winner: Some(Seat::B), how: How::Judge }));
    let record = serde_json::to_string(evening.table.facts()).unwrap();
    assert_eq!(record.matches("a card too many").count(), 4, "every reason stays in the record");
    let mut casual = Evening::begun(Settings::default());
    assert_eq!(casual.refused(By::Judge, Wish::Pause { reason: why() }), Refusal::NoJudge);
    assert_eq!(casual.refused(By::Seat(Seat::A), Wish::CallJudge), Refusal::NoJudge);
}

/// Shows HR-7.4.3.
#[test]
fn who_is_away_too_long_loses_to_a_claim() {
    let settings = Settings { patience_seconds: Some(60), ..Settings::default() };
    let mut evening = Evening::begun(settings.clone());
    let asked = evening.game().state().unwrap().to_answer().unwrap();
    let since = evening.now;
    assert_eq!(evening.refused(By::Seat(asked), Wish::Claim), Refusal::NotAway { seconds: None });
    // Every command comes a second later.
    evening.now = since + 58_999;
    assert_eq!(evening.refused(By::Seat(asked.other()), Wish::Claim), Refusal::NotAway { seconds: Some(1) });
    evening.now = since + 59_000;
    evening.must(By::Seat(asked.other()), Wish::Claim);
    assert_eq!(evening.game().ending(), Some(&Ending { winner: Some(asked.other()), how: How::Absence }));
    let mut both = Evening::begun(settings);
    both.pass_until(|state| state.ask == Ask::Dial);
    both.now += 60_000;
    for seat in Seat::BOTH {
        let claimed = both.refused(By::Seat(seat), Wish::Claim);
        assert_eq!(claimed, Refusal::NotAway { seconds: None }, "both are asked");
    }
    let (seat, _) = both.answer(|answer| answer == Answer::Dial(2));
    both.now += 60_000;
    both.must(By::Seat(seat), Wish::Claim);
}

/// A record the engine does not follow stops the game there; nothing else is played instead.
///
/// Shows HR-7.3.2.
#[test]
fn a_record_that_does_not_follow_stops_the_game() {
    let evening = Evening::begun(Settings::default());
    let mut facts = evening.table.facts().to_vec();
    let at = Moment(evening.now);
    let seat = evening.game().state().unwrap().to_answer().unwrap();
    facts.push(Fact::Answered { at, seat, answer: Answer::Area });
    facts.push(Fact::Answered { at, seat, answer: Answer::Pass });
    let game = Game::told_by(&facts);
    assert_eq!(game.view(&Viewer::Seat(seat)).broken, Some(0));
    let wish = Wish::Answer { answer: Answer::Pass, after: None };
    let answer = rulebook::Rulebook::decide(&game, &Command { by: By::Seat(seat), at, wish }, &evening.dice);
    assert_eq!(answer, Err(Refusal::Broken { answer: 0 }));
}
