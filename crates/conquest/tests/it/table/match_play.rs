//! A table of a match: whose seats, the start of the round, the end of its time, and what is not seen again.

use conquest::cards::card;
use conquest::game::{
    By, Ending, Fact, GameFile, How, Listed, Refusal, RoundNow, Settings, Stage, Viewer, What, Wish,
};
use conquest::rng::Chance;
use conquest::{Answer, Ask, Illegal, Phase, Seat};

use super::{Evening, hosted};
use crate::laws::decks;

/// Shows HR-7.6.1: a seat of a match is for its player and for nobody else.
#[test]
fn the_seats_of_a_match_are_kept_for_its_players() {
    let mut evening = Evening::opened(hosted());
    let [deck, _] = decks(3).map(|deck| Listed::of(&deck));
    let sit = |seat: Seat, key: Option<&str>| Wish::Seat {
        seat,
        name: "Cai".to_owned(),
        deck: deck.clone(),
        bot: None,
        key: key.map(str::to_owned),
    };
    for key in [None, Some("person:Cai"), Some("person:Bo")] {
        assert_eq!(evening.refused(By::Server, sit(Seat::A, key)), Refusal::NotYours, "{key:?}");
    }
    evening.must(By::Server, sit(Seat::A, Some("person:Ana")));
    let mut casual = Evening::begun(Settings::default());
    for wish in [Wish::Round(RoundNow::TimeCalled), Wish::Settled { winner: None }] {
        assert_eq!(casual.refused(By::Server, wish.clone()), Refusal::NotHosted);
        assert_eq!(casual.refused(By::Judge, wish), Refusal::NotYours);
    }
}

/// Shows CT-3.2.17, CT-3.2.18, PT-3.2.17, PT-3.2.18, HR-7.6.2: set-up may be finished before the start, nothing more; who is
/// ready later begins at once.
#[test]
fn the_first_game_round_waits_for_the_start() {
    let mut evening = Evening::opened(hosted());
    evening.must(By::Server, Wish::Round(RoundNow::Waiting));
    evening.play_numbers();
    while evening.game().state().unwrap().phase == Phase::Setup {
        evening.answer(|answer| answer == Answer::Pass);
    }
    let seat = evening.game().state().unwrap().to_answer().unwrap();
    let pass = Wish::Answer { answer: Answer::Pass, after: None };
    assert_eq!(evening.refused(By::Seat(seat), pass.clone()), Refusal::RoundWaits);
    assert_eq!(evening.refused(By::Seat(seat), Wish::Concede), Refusal::RoundWaits);
    evening.must(By::Server, Wish::Round(RoundNow::Play));
    evening.must(By::Seat(seat), pass.clone());
    let mut slow = Evening::opened(hosted());
    slow.must(By::Server, Wish::Round(RoundNow::Play));
    slow.play_numbers();
    while slow.game().state().unwrap().phase == Phase::Setup {
        slow.answer(|answer| answer == Answer::Pass);
    }
    let seat = slow.game().state().unwrap().to_answer().unwrap();
    slow.must(By::Seat(seat), pass);
}

/// Shows CT-4.1.3, CT-4.3.8, CT-4.3.18, PT-4.2.3, PT-4.4.8, HR-7.6.3: the game round under way is played to its end, and no
/// further one is begun.
#[test]
fn ct_4_1_3_time_lets_the_game_round_end_and_no_other_begin() {
    let mut evening = Evening::begun(hosted());
    evening.pass_until(|state| state.round == 2 && state.phase == Phase::Combat);
    let before = evening.game().state().unwrap().initiative;
    evening.must(By::Server, Wish::Round(RoundNow::TimeCalled));
    assert_eq!(evening.game().stage(), Stage::Playing, "the game round goes on");
    let mut phases = std::collections::BTreeSet::new();
    while let Some(state) = evening.game().state().filter(|_| evening.game().stage() == Stage::Playing) {
        assert_eq!(state.round, 2);
        phases.insert(state.phase);
        evening.answer(|answer| answer == Answer::Pass);
    }
    assert!(phases.contains(&Phase::Combat));
    let ended = evening.game().ending().copied();
    assert_eq!(ended, Some(Ending { winner: None, how: How::RoundTime }));
    let pass = Wish::Answer { answer: Answer::Pass, after: None };
    for seat in Seat::BOTH {
        assert_eq!(evening.refused(By::Seat(seat), pass.clone()), Refusal::Over);
    }
    let figures = evening.game().figures().unwrap();
    assert_eq!(
        figures.initiative, before,
        "of the last game round, not of the one that does not come (CT-4.3.18)"
    );
    evening.table.tell_again();
    let file = GameFile::of(evening.table.facts().to_vec()).unwrap();
    assert!(file.verify().is_ok(), "the record proves itself, the call of time included");
}

/// Shows CT-4.1.3, CT-4.3.18, HR-7.6.3: in set-up and between two game rounds no further game round is begun, and initiative is
/// that of set-up or of the round played last; more time lets the game go on.
#[test]
fn ct_4_1_3_time_between_game_rounds_ends_the_game_at_once() {
    let mut in_set_up = Evening::begun(hosted());
    let (_, chosen) = in_set_up.answer(|answer| matches!(answer, Answer::Player(_)));
    assert_eq!(in_set_up.game().state().unwrap().phase, Phase::Setup);
    let facts = in_set_up.must(By::Server, Wish::Round(RoundNow::TimeCalled));
    assert!(matches!(facts[..], [Fact::Round { .. }, Fact::Ended { .. }]), "{facts:?}");
    let initiative = |evening: &Evening| evening.game().figures().unwrap().initiative;
    assert_eq!(Answer::Player(initiative(&in_set_up)), chosen);
    let mut between = Evening::begun(hosted());
    between.pass_until(|state| state.round == 1 && state.phase == Phase::Deploy);
    let first = between.game().state().unwrap().initiative;
    between.pass_until(|state| state.round == 2 && state.phase == Phase::Deploy);
    let facts = between.must(By::Server, Wish::Round(RoundNow::TimeCalled));
    assert!(matches!(facts[..], [Fact::Round { .. }, Fact::Ended { .. }]), "{facts:?}");
    assert_eq!(initiative(&between), first);
    let mut extended = Evening::begun(hosted());
    extended.pass_until(|state| state.round == 1 && state.phase == Phase::Command);
    extended.must(By::Server, Wish::Round(RoundNow::TimeCalled));
    extended.must(By::Server, Wish::Round(RoundNow::Play));
    extended.pass_until(|state| state.round == 2);
    assert_eq!(extended.game().stage(), Stage::Playing, "a table with more time plays on");
}

/// Shows CT-4.3.16, HR-7.6.3: what is compared after time is counted on the table, and who captured last is remembered.
#[test]
fn figures_are_counted_on_the_table() {
    let mut counted = 0;
    let mut captors = Vec::new();
    for seed in 0..4 {
        let mut evening = Evening::begun(hosted());
        let mut chance = Chance::new(seed);
        let (mut captured, mut last) = ([0, 0], None);
        for _ in 0..700 {
            let Some(seat) = evening.game().state().and_then(conquest::State::to_answer) else { break };
            let mut legal = Vec::new();
            evening.game().state().unwrap().legal(seat, &mut legal);
            evening
                .must(By::Seat(seat), Wish::Answer { answer: legal[chance.below(legal.len())], after: None });
            let (Some(figures), Some(board)) =
                (evening.game().figures(), evening.game().view(&Viewer::Spectator).board)
            else {
                continue;
            };
            for seat in Seat::BOTH {
                let at = seat as usize;
                let shown = &board.players[at];
                assert_eq!(figures.planets[at] as usize, shown.display.len());
                let symbols = shown.display.iter().map(|id| card(*id).planet.types.count_ones());
                assert_eq!(figures.symbols[at], symbols.sum::<u32>(), "{figures:?}");
                let units = shown.discard.iter().filter(|(_, id)| card(*id).kind.is_unit()).count();
                assert_eq!(figures.discarded_units[at] as usize, units, "{figures:?}");
                counted += figures.planets[at] + figures.discarded_units[at];
            }
            if let Some(seat) = Seat::BOTH.into_iter().find(|seat| {
                let at = *seat as usize;
                figures.planets[at] > captured[at]
            }) {
                (captured, last) = (figures.planets, Some(seat));
                captors.push(seat);
            }
            assert_eq!(figures.last_planet, last);
        }
    }
    assert!(counted > 0 && Seat::BOTH.iter().all(|seat| captors.contains(seat)), "{captors:?}");
}

/// Shows HR-7.6.4.
#[test]
fn how_a_match_ends_is_not_agreed_at_its_table() {
    let mut evening = Evening::begun(hosted());
    let reason = || "late".to_owned();
    for (by, wish) in [
        (By::Seat(Seat::A), Wish::OfferDraw),
        (By::Seat(Seat::A), Wish::Claim),
        (By::Server, Wish::Close),
        (By::Judge, Wish::Decide { winner: None, reason: reason() }),
    ] {
        assert_eq!(evening.refused(by, wish), Refusal::HostDecides);
    }
    evening.must(By::Judge, Wish::Pause { reason: reason() });
    evening.must(By::Server, Wish::Settled { winner: Some(Seat::B) });
    let ended = evening.game().ending().copied();
    assert_eq!(ended, Some(Ending { winner: Some(Seat::B), how: How::Host }));
}

/// Shows CT-3.4.1, PT-3.4.1, PT-1.7.11, HR-7.6.5: nothing a player once saw is kept for him or her, nor is any list.
#[test]
fn ct_3_4_1_a_table_of_a_match_keeps_no_notes() {
    let look = |settings: Settings| {
        let mut evening = Evening::begun(settings);
        while evening.game().state().unwrap().ask != Ask::Dial {
            evening.answer(|answer| answer == Answer::Pass);
        }
        let (seat, _) = evening.answer(|answer| answer == Answer::Dial(2));
        (evening, seat)
    };
    let told = |evening: &Evening, viewer: Viewer| {
        let lines = evening.game().view(&viewer).lines;
        lines.into_iter().rfind(|line| matches!(line.what, What::Answered { .. }))
    };
    let (casual, seat) = look(Settings::default());
    let own = casual.game().view(&Viewer::Seat(seat));
    assert!(
        own.seats[seat as usize].as_ref().unwrap().deck.is_some(),
        "elsewhere the own list may be looked at"
    );
    assert!(casual.game().view_at(&Viewer::Seat(seat), 0).is_some());
    assert_ne!(told(&casual, Viewer::Seat(seat)), told(&casual, Viewer::Spectator));
    let (mut match_play, seat) = look(hosted());
    let own = match_play.game().view(&Viewer::Seat(seat));
    assert!(own.seats.iter().flatten().all(|seat| seat.deck.is_none()), "a list is outside material");
    assert_eq!(told(&match_play, Viewer::Seat(seat)), told(&match_play, Viewer::Spectator));
    for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.other()), Viewer::Judge, Viewer::Spectator] {
        assert_eq!(match_play.game().view_at(&viewer, 0), None, "no earlier position");
    }
    match_play.must(By::Seat(seat), Wish::Concede);
    for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.other()), Viewer::Judge, Viewer::Spectator] {
        let seen = match_play.game().view(&viewer);
        assert!(seen.seats.iter().flatten().all(|seat| seat.deck.is_none() && seat.number.is_none()));
        assert_eq!(seen.secret, None, "what opens the hands stays closed as the lists do");
        let other = match_play.game().resample(&viewer, &mut Chance::new(3));
        assert_eq!(seen, other.view(&viewer), "after the end hands are no more open than before");
    }
}

/// Shows PT-3.3.2, HR-7.3.3: what was forgotten is done later only with the opponent's consent.
#[test]
fn pt_3_3_2_a_forgotten_effect_needs_the_opponents_consent() {
    let mut evening = Evening::begun(hosted());
    let is_effect =
        |answer: &Answer| matches!(answer, Answer::Play(_) | Answer::Use { .. } | Answer::Deploy { .. });
    let (seat, forgotten) = loop {
        let state = evening.game().state().unwrap();
        let seat = state.to_answer().unwrap();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let effect = legal.iter().copied().find(is_effect);
        evening.answer(|answer| answer == Answer::Pass);
        let asked = evening.game().state().unwrap().to_answer();
        if let Some(effect) = effect.filter(|_| asked == Some(seat.other())) {
            break (seat, effect);
        }
    };
    let late = Wish::Answer { answer: forgotten, after: None };
    let not_asked = Refusal::Illegal(Illegal::NotAsked { seat });
    assert_eq!(evening.refused(By::Seat(seat), late.clone()), not_asked);
    evening.answer(|answer| answer == Answer::Pass);
    assert!(matches!(evening.must(By::Seat(seat), Wish::Undo { after: None })[..], [Fact::UndoAsked { .. }]));
    evening.must(By::Seat(seat.other()), Wish::DeclineUndo);
    assert!(matches!(evening.refused(By::Seat(seat), late.clone()), Refusal::Illegal(_)));
    evening.must(By::Seat(seat), Wish::Undo { after: None });
    evening.must(By::Seat(seat.other()), Wish::AgreeUndo);
    evening.must(By::Seat(seat), late);
}
