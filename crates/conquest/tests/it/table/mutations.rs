//! A finished game altered in every way somebody could alter it: changed, left out, doubled, exchanged. Nothing of it passes.

use conquest::Seat;
use conquest::game::{By, Fact, GameFile, Settings, Wish};

use super::{Evening, judged};

/// Alterations of each kind.
const EACH: usize = 1000;

/// A game with everything a table knows, given up after some forty answers: short, so that thousands of alterations are tried.
fn record() -> GameFile {
    let mut evening = Evening::begun(Settings { patience_seconds: Some(600), ..judged() });
    let reason = || "a card too many".to_owned();
    for step in 0..40 {
        let (seat, _) = evening.answer(|_| true);
        match step {
            5 => _ = evening.must(By::Seat(seat), Wish::OfferDraw),
            6 => {
                let offered = evening.game().draw_offered_by().expect("offered");
                evening.must(By::Seat(offered.other()), Wish::DeclineDraw);
            }
            10 => _ = evening.must(By::Seat(Seat::A), Wish::CallJudge),
            11 => {
                evening.must(By::Judge, Wish::Pause { reason: reason() });
                evening.must(By::Judge, Wish::Extend { seat: Seat::B, seconds: 60, reason: reason() });
                evening.must(By::Judge, Wish::Resume);
            }
            20 => _ = evening.must(By::Judge, Wish::SetBack { answers: 18, reason: reason() }),
            _ => {}
        }
    }
    evening.must(By::Seat(Seat::B), Wish::Concede);
    GameFile::of(evening.table.facts().to_vec()).expect("it is over")
}

/// Shows HR-7.2.3: the seal of the ending holds every word of every fact, also those nothing else follows from.
#[test]
fn nothing_altered_passes() {
    let file = record();
    let proof = file.verify().expect("as it was played");
    assert!(proof.seal.is_some() && proof.facts > 50, "{proof:?}");
    let words = ["A", "B", "pass", "concession", "Ana", "answered", "paused"];
    testbed::mutations::nothing_passes(&file.facts, EACH, &words, |facts| {
        GameFile { facts: facts.to_vec(), ..file.clone() }.verify().is_ok()
    });
}

/// What an earlier version wrote, without a seal, is proven as far as the rules go, and it is said that it has none.
#[test]
fn a_record_without_a_seal_is_decided_again_too() {
    let mut file = record();
    if let Some(Fact::Ended { seal, .. }) = file.facts.last_mut() {
        *seal = None;
    }
    assert_eq!(file.verify().expect("as it was played").seal, None);
}
