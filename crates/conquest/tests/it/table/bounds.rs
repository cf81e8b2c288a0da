//! What is within bounds at a table: names, reasons and times, who may do what, and what is no longer one's own to take back.

use conquest::game::{By, Fact, Listed, Pace, Refusal, Settings, Wish};
use conquest::{Answer, Ask, Game, Seat};
use testbed::laws::Watched;

use super::{Evening, dice, judged};
use crate::laws::decks;

fn sits(name: &str) -> Wish {
    let [deck, _] = decks(3).map(|deck| Listed::of(&deck));
    Wish::Seat { seat: Seat::A, name: name.to_owned(), deck, bot: None, key: None }
}

/// What judges alone do, with that reason.
fn of_judges(reason: &str) -> [Wish; 4] {
    let reason = || reason.to_owned();
    [
        Wish::Pause { reason: reason() },
        Wish::Extend { seat: Seat::A, seconds: 60, reason: reason() },
        Wish::SetBack { answers: 0, reason: reason() },
        Wish::Decide { winner: None, reason: reason() },
    ]
}

/// Shows HR-7.1.3.
#[test]
fn names_and_reasons_are_a_line_and_times_within_a_day() {
    let mut evening = Evening::opened(judged());
    for name in ["", "Ana\nBo", "A\u{7}na", &"x".repeat(41)] {
        assert_eq!(evening.refused(By::Server, sits(name)), Refusal::BadName, "{name:?}");
    }
    evening.must(By::Server, sits(&"x".repeat(40)));
    let mut begun = Evening::begun(judged());
    for reason in ["", "two\nlines", &"x".repeat(201)] {
        for wish in of_judges(reason) {
            assert_eq!(begun.refused(By::Judge, wish), Refusal::BadReason, "{reason:?}");
        }
    }
    let extend = |seconds| Wish::Extend { seat: Seat::A, seconds, reason: "x".repeat(200) };
    for seconds in [0, 86_401] {
        assert_eq!(begun.refused(By::Judge, extend(seconds)), Refusal::BadTime);
    }
    begun.must(By::Judge, extend(86_400));
    let open = |settings: Settings| {
        let mut table = Evening { table: Watched::from(Game::default()), dice: dice(7), now: 0 };
        table.ask(By::Server, Wish::Open(settings)).err()
    };
    for (seconds, wrong) in [(9, true), (10, false), (86_400, false), (86_401, true)] {
        let settings = Settings { pace: Some(Pace::new(seconds, 0)), ..Settings::default() };
        assert_eq!(open(settings), wrong.then_some(Refusal::BadTime), "{seconds} to think");
    }
    for (seconds, wrong) in [(29, true), (30, false), (86_400, false), (86_401, true)] {
        let settings = Settings { patience_seconds: Some(seconds), ..Settings::default() };
        assert_eq!(open(settings), wrong.then_some(Refusal::BadTime), "{seconds} to be away");
    }
}

/// Shows HR-7.1.4.
#[test]
fn everything_is_done_by_whom_it_is_for() {
    let players = [
        Wish::Answer { answer: Answer::Pass, after: None },
        Wish::Concede,
        Wish::OfferDraw,
        Wish::AgreeDraw,
        Wish::Undo { after: None },
        Wish::AgreeUndo,
        Wish::Claim,
        Wish::CallJudge,
    ];
    let judges = of_judges("so").into_iter().chain([Wish::Resume]);
    let server = [sits("Cai"), Wish::DrawFor(Seat::A), Wish::TimeUp(Seat::A)];
    let (player, judge) = (By::Seat(Seat::A), By::Judge);
    let mut evening = Evening::begun(judged());
    for (wishes, others) in [
        (players.to_vec(), [judge, By::Server]),
        (judges.collect(), [player, By::Server]),
        (server.to_vec(), [player, judge]),
    ] {
        for (wish, by) in wishes.iter().flat_map(|wish| others.map(|by| (wish, by))) {
            assert_eq!(evening.refused(by, wish.clone()), Refusal::NotYours, "{by:?}: {wish:?}");
        }
    }
}

/// Shows HR-7.3.3: cards that were drawn are seen, so the opponent is asked although he or she has not answered since.
#[test]
fn an_answer_that_used_chance_is_taken_back_by_agreement() {
    let after = |wanted: Answer| {
        let mut evening = Evening::begun(Settings::default());
        evening.pass_until(|state| state.ask == Ask::Mulligan);
        let (seat, given) = evening.answer(|answer| answer == wanted);
        assert_eq!(given, wanted);
        evening.must(By::Seat(seat), Wish::Undo { after: None })
    };
    assert!(matches!(after(Answer::Pass)[..], [Fact::TakenBack { .. }]), "the hand was kept");
    assert!(matches!(after(Answer::Yes)[..], [Fact::UndoAsked { .. }]), "another one was drawn");
}
