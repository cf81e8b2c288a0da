//! What is seen of a table, and by whom.

use conquest::game::{By, Listed, Pace, Settings, Stage, Viewer, Watch, What, Wish};
use conquest::rng::Chance;
use conquest::{Answer, Ask, Deck, Game, Options, Pauses, Seat};
use rulebook::Commitment;

use super::going_on::finished;
use super::{Evening, number};

/// Whatever a viewer cannot know may be dealt anew, and the view stays the same, byte for byte.
///
/// Shows HR-7.5.1.
#[test]
fn a_view_of_a_table_holds_nothing_hidden_from_its_viewer() {
    let viewers =
        [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Judge, Viewer::Spectator, Viewer::Nobody];
    let mut compared = 0;
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let mut evening = Evening::begun(Settings {
            options: Options { training: false, ..Options::default() },
            ..Settings::default()
        });
        for turn in 0..260 {
            let Some(seat) = evening.game().state().and_then(conquest::State::to_answer) else { break };
            let mut legal = Vec::new();
            evening.game().state().unwrap().legal(seat, &mut legal);
            let answer = legal[chance.below(legal.len())];
            evening.must(By::Seat(seat), Wish::Answer { answer, after: None });
            if turn % 5 != 0 || evening.game().stage() == Stage::Over {
                continue;
            }
            for viewer in &viewers {
                compared += 1;
                let seen = serde_json::to_string(&evening.game().view(viewer)).unwrap();
                let other = evening.game().resample(viewer, &mut chance);
                assert_eq!(seen, serde_json::to_string(&other.view(viewer)).unwrap(), "{viewer:?}");
                for seat in Seat::BOTH {
                    assert!(!seen.contains(&number(seat).reveal()), "numbers are secret until the end");
                }
                assert!(!seen.contains(&evening.dice.seed().reveal()));
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Dealing anew really changes what the view hides: the test above can fail.
#[test]
fn dealing_anew_changes_what_is_hidden() {
    let mut evening = Evening::begun(Settings::default());
    while evening.game().state().unwrap().ask != Ask::Dial {
        evening.answer(|answer| answer == Answer::Pass);
    }
    let (seat, _) = evening.answer(|answer| answer == Answer::Dial(1));
    let other = evening.game().resample(&Viewer::Spectator, &mut Chance::new(5));
    assert_ne!(other.state(), evening.game().state());
    let line = |game: &Game, viewer| {
        let lines = game.view(&viewer).lines;
        lines.into_iter().rfind(|line| matches!(line.what, What::Answered { .. }))
    };
    assert_eq!(line(&other, Viewer::Spectator), line(evening.game(), Viewer::Spectator));
    assert_ne!(line(evening.game(), Viewer::Seat(seat)), line(evening.game(), Viewer::Spectator));
}

/// Shows HR-7.5.1: a late spectator is ten answers behind, and who may not watch sees who plays.
#[test]
fn spectators_see_what_was_agreed() {
    let late = Settings { watch: Watch::Late, ..Settings::default() };
    let mut evening = Evening::begun(late.clone());
    let mut earlier = Vec::new();
    for _ in 0..30 {
        earlier.push(evening.game().clone());
        evening.answer(|answer| answer == Answer::Pass);
    }
    let seen = evening.game().view(&Viewer::Spectator);
    let then = earlier[20].view(&Viewer::Judge);
    assert_eq!((seen.answers, seen.board, seen.lines), (20, then.board, then.lines));
    evening.must(By::Seat(Seat::A), Wish::Concede);
    assert_eq!(evening.game().view(&Viewer::Spectator).answers, 30, "after the end everything is open");
    let mut closed = Evening::begun(Settings { watch: Watch::Nobody, ..Settings::default() });
    closed.answer(|answer| answer == Answer::Pass);
    for viewer in [Viewer::Spectator, Viewer::Nobody] {
        let seen = closed.game().view(&viewer);
        assert!(seen.board.is_none() && seen.lines.is_empty() && seen.answers == 0);
        assert_eq!(seen.seats.map(|seat| seat.unwrap().name), ["Ana", "Bo"]);
    }
}

/// Once a game is over everybody may look into the hands as they were, besides the own one, which lies open anyway.
#[test]
fn hands_are_opened_after_the_game() {
    let mut evening = Evening::begun(Settings::default());
    let mut hands = Vec::new();
    for _ in 0..12 {
        let state = evening.game().state().unwrap();
        hands
            .push(Seat::BOTH.map(|seat| {
                state.player(seat).hand.iter().map(|id| state.obj(*id).card).collect::<Vec<_>>()
            }));
        assert_eq!(evening.game().open_hands(0, None), None, "the game goes on");
        evening.answer(|answer| answer != Answer::Pass);
    }
    evening.must(By::Seat(Seat::A), Wish::Concede);
    assert_ne!(hands.first(), hands.last(), "cards were played");
    for (answers, [one, other]) in hands.into_iter().enumerate() {
        let opened = |viewer| evening.game().open_hands(answers, viewer).expect("the game is over");
        assert_eq!(opened(None), [one.clone(), other.clone()]);
        assert_eq!(opened(Some(Seat::A)), [Vec::new(), other]);
        assert_eq!(opened(Some(Seat::B)), [one, Vec::new()]);
    }
}

/// A promise binds and says nothing: two numbers have two promises, and the promise is of the number alone.
#[test]
fn a_promise_is_the_hash_of_the_number() {
    let promise: Commitment = number(Seat::A).commitment();
    assert_eq!(promise, number(Seat::A).commitment());
    assert_ne!(promise, number(Seat::B).commitment());
    assert!(Deck::starter_named("nazdreg").is_some_and(|deck| Listed::of(&deck).deck() == Ok(deck)));
}

/// Two tables that differ only in what the opponent holds are one to their reader, byte for byte, with the number of answers, the
/// question, the log and the clocks, until a card is drawn or shown.
///
/// Shows HR-7.5.1.
#[test]
fn how_a_table_goes_on_tells_its_reader_no_hand() {
    let (old, mut chance, mut compared) = (finished(), Chance::new(3), 0);
    let seen = |table: &Evening| {
        let mut view = table.game().view(&Viewer::Seat(Seat::A));
        // What the secret is promised by differs, as the secret does.
        view.commitment = None;
        serde_json::to_string(&view).unwrap()
    };
    for from in (6..40).step_by(2) {
        let pauses = Pauses::Even { quick: Some(Seat::A) };
        let earlier = old.game().earlier(from, Seat::A, pauses).expect("a finished game");
        let pace = Some(Pace::new(600, 5));
        let mut tables = [1, 2].map(|secret| {
            Evening::begun_by(
                Settings { goes_on: Some(earlier.clone()), pace, ..Settings::default() },
                secret,
            )
        });
        let reveals = |tables: &[Evening; 2]| tables.each_ref().map(|it| it.game().state().unwrap().reveals);
        let before = reveals(&tables);
        while reveals(&tables) == before {
            assert_eq!(seen(&tables[0]), seen(&tables[1]), "from {from}");
            compared += 1;
            let states = tables.each_ref().map(|it| it.game().state().unwrap());
            let Some(seat) = states[0].to_answer() else { break };
            let mut legal = [Vec::new(), Vec::new()];
            states.iter().zip(&mut legal).for_each(|(state, list)| state.legal(seat, list));
            // What the opponent holds is left alone: a pass where there is one.
            let pass = legal.iter().all(|list| list.contains(&Answer::Pass));
            let open: Vec<Answer> = legal[0].iter().copied().filter(|it| legal[1].contains(it)).collect();
            let answer = match open[..] {
                _ if seat == Seat::B && pass => Answer::Pass,
                [] => break,
                _ => open[chance.below(open.len())],
            };
            for table in &mut tables {
                table.must(By::Seat(seat), Wish::Answer { answer, after: None });
            }
        }
    }
    assert!(compared > 60, "{compared}");
}
