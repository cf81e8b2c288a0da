//! A finished game that is played on from one of its questions at another table.

use conquest::game::{By, Earlier, GameFile, Refusal, Settings, Viewer, Wish};
use conquest::{Answer, Game, Pauses, Played, Seat};

use super::Evening;

/// A game of some forty answers, conceded, with its table.
pub(super) fn finished() -> Evening {
    let mut evening = Evening::begun(Settings::default());
    for _ in 0..40 {
        evening
            .answer(|answer| matches!(answer, Answer::Deploy { .. } | Answer::Dial(_) | Answer::Attack(_)));
    }
    evening.must(By::Seat(Seat::B), Wish::Concede);
    evening
}

fn gone_on(earlier: Earlier, secret: u64) -> Evening {
    Evening::begun_by(Settings { goes_on: Some(earlier), ..Settings::default() }, secret)
}

/// The decks, top to bottom, and both hands.
fn hidden(game: &Game) -> String {
    let state = game.state().expect("a game");
    format!("{:?}", state.players.each_ref().map(|player| (&player.deck, &player.hand)))
}

/// Shows HR-7.2.4: what the seat saw is as it was, everything else is another, and every table deals it its own way.
#[test]
fn hr_7_2_4_who_has_seen_the_game_knows_no_more_than_at_its_question() {
    let finished = finished();
    let seat = Seat::A;
    let earlier = finished.game().earlier(25, seat, Pauses::Exact).expect("a finished game");
    let seen = finished.game().view_at(&Viewer::Seat(seat), 25).and_then(|view| view.board);
    let old = Played::of(finished.replay()).expect("a game that proves itself").at(25);
    let tables = [11, 12, 13].map(|secret| gone_on(earlier.clone(), secret));
    for table in &tables {
        let now = table.game().view(&Viewer::Seat(seat)).board;
        assert_eq!(now, seen, "the board looks the same from that seat");
        let (state, was) = (table.game().state().expect("a game"), old.state());
        assert_eq!(state.player(seat).hand, was.player(seat).hand);
        assert_ne!(
            state.player(seat).deck,
            was.player(seat).deck,
            "the draws are not those of the finished game"
        );
        assert_ne!(state.player(seat.other()).deck, was.player(seat.other()).deck);
    }
    assert!(hidden(tables[0].game()) != hidden(tables[1].game()), "and every table has its own");
    assert!(hidden(tables[1].game()) != hidden(tables[2].game()));
}

/// Shows HR-7.2.4: nothing of the earlier game is taken back, neither freely nor by agreement.
#[test]
fn hr_7_2_4_nothing_before_the_question_is_taken_back() {
    let earlier = finished().game().earlier(25, Seat::A, Pauses::Exact).expect("a finished game");
    let mut table = gone_on(earlier, 11);
    for seat in Seat::BOTH {
        assert_eq!(table.refused(By::Seat(seat), Wish::Undo { after: None }), Refusal::NothingToTakeBack);
    }
    let (seat, _) = table.answer(|answer| answer == Answer::Pass);
    table.must(By::Seat(seat), Wish::Undo { after: None });
}

/// A game that went on proves itself to its end, reads as a replay, and can go on once more.
#[test]
fn a_game_that_went_on_proves_itself_and_goes_on_again() {
    let earlier = finished().game().earlier(25, Seat::A, Pauses::Exact).expect("a finished game");
    let mut table = gone_on(earlier, 11);
    table.play_out();
    let file = table.file();
    file.verify().expect("every step follows");
    let replay = serde_json::to_string(&table.replay()).expect("plain data");
    let played = Played::read(&replay).expect("a replay that can be played");
    assert_eq!(Some(played.state()), table.game().state());
    for at in [25, 30] {
        let again = table.game().earlier(at, Seat::B, Pauses::Exact).expect("a finished game");
        let seen = table.game().view_at(&Viewer::Seat(Seat::B), at).and_then(|view| view.board);
        let mut once_more = gone_on(again, 21);
        assert_eq!(once_more.game().view(&Viewer::Seat(Seat::B)).board, seen, "after {at} answers");
        once_more.play_out();
        once_more.file().verify().expect("every step follows");
    }
}

/// What went on before decks were dealt anew is told as it was: its record says nothing of it.
#[test]
fn an_earlier_version_kept_the_order_and_its_records_still_do() {
    let finished = finished();
    let earlier = finished.game().earlier(25, Seat::A, Pauses::Exact).expect("a finished game");
    let mut written = serde_json::to_value(&earlier).expect("plain data");
    written.as_object_mut().expect("an object").remove("for_seat");
    let old: Earlier = serde_json::from_value(written).expect("what an earlier version wrote");
    let table = gone_on(old, 11);
    let was = Played::of(finished.replay()).expect("a game").at(25);
    assert_eq!(table.game().state(), Some(was.state()));
}

impl Evening {
    fn file(&self) -> GameFile {
        GameFile::of(self.table.facts().to_vec()).expect("a finished game")
    }

    fn replay(&self) -> conquest::Replay {
        self.file().replay().expect("a finished game")
    }
}
