//! A table between people: its laws over random stories, and its rules one by one.

mod bounds;
mod going_on;
mod log;
mod match_play;
mod mutations;
mod rules;
mod set_up;
mod sight;

use conquest::bots::Bot;
use conquest::game::{
    By, Command, Fact, GameFile, Hosted, Listed, Moment, Pace, Refusal, Reserved, RoundNow, Settings, Stage,
    Wish,
};
use conquest::rng::Chance;
use conquest::{Answer, Game, Mode, Options, Seat};
use rulebook::{Dice, Seed};
use testbed::laws::Watched;

use crate::laws::decks;

fn dice(seed: u64) -> Dice {
    Dice::new(Seed::from_bytes(std::array::from_fn(|at| (seed >> (at % 8 * 8)) as u8 ^ at as u8)))
}

/// A table with a clock of its own for the test: every command comes a second after the last.
struct Evening {
    table: Watched<Game>,
    dice: Dice,
    now: i64,
}

impl Evening {
    fn opened(settings: Settings) -> Evening {
        let mut evening = Evening { table: Watched::from(Game::default()), dice: dice(7), now: 1_000 };
        evening.must(By::Server, Wish::Open(settings));
        evening
    }

    /// A table at which the game has begun, both numbers brought by the players.
    fn begun(settings: Settings) -> Evening {
        Evening::begun_by(settings, 7)
    }

    /// The same with that secret of the server.
    fn begun_by(settings: Settings, secret: u64) -> Evening {
        let mut evening = Evening { table: Watched::from(Game::default()), dice: dice(secret), now: 1_000 };
        evening.must(By::Server, Wish::Open(settings));
        evening.play_numbers();
        evening
    }

    /// Both sit down and bring their numbers.
    fn play_numbers(&mut self) {
        self.seat_both();
        self.bring_numbers();
    }

    fn bring_numbers(&mut self) {
        for seat in Seat::BOTH {
            self.must(By::Seat(seat), Wish::Promise(number(seat).commitment()));
        }
        for seat in Seat::BOTH {
            self.must(By::Seat(seat), Wish::Number(number(seat)));
        }
        assert_eq!(self.game().stage(), Stage::Playing);
    }

    /// Everybody passes, or does what must be done, until the game stands so.
    fn pass_until(&mut self, there: impl Fn(&conquest::State) -> bool) {
        for _ in 0..2_000 {
            if there(self.game().state().expect("a game")) {
                return;
            }
            self.answer(|answer| answer == Answer::Pass);
        }
        panic!("never came there");
    }

    fn seat_both(&mut self) {
        for (seat, (name, deck)) in Seat::BOTH.into_iter().zip(["Ana", "Bo"].into_iter().zip(decks(9))) {
            let deck = Listed::of(&deck);
            let kept = self.game().hosted().map(|hosted| hosted.seats[seat as usize].key.clone());
            self.must(By::Server, Wish::Seat { seat, name: name.to_owned(), deck, bot: None, key: kept });
        }
    }

    fn game(&self) -> &Game {
        self.table.now()
    }

    fn ask(&mut self, by: By, wish: Wish) -> Result<Vec<Fact>, Refusal> {
        self.now += 1_000;
        self.table.give(&Command { by, at: Moment(self.now), wish }, &self.dice)
    }

    #[track_caller]
    fn must(&mut self, by: By, wish: Wish) -> Vec<Fact> {
        self.ask(by, wish).unwrap_or_else(|refusal| panic!("{refusal:?}"))
    }

    #[track_caller]
    fn refused(&mut self, by: By, wish: Wish) -> Refusal {
        self.ask(by, wish).expect_err("this is not allowed")
    }

    /// Whoever is asked gives the first legal answer that is wanted.
    fn answer(&mut self, wanted: impl Fn(Answer) -> bool) -> (Seat, Answer) {
        let state = self.game().state().expect("a game");
        let seat = state.to_answer().expect("somebody is asked");
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let answer = legal.iter().copied().find(|it| wanted(*it)).unwrap_or(legal[0]);
        self.must(By::Seat(seat), Wish::Answer { answer, after: None });
        (seat, answer)
    }

    /// A greedy bot plays both sides to the end.
    fn play_out(&mut self) {
        while let Some(seat) = self.game().state().and_then(conquest::State::to_answer) {
            let seen = conquest::bots::Seen::of(self.game().state().expect("a game"), seat);
            let answer = Bot::Greedy.choose(&seen, &mut Chance::new(self.now as u64));
            self.must(By::Seat(seat), Wish::Answer { answer, after: None });
        }
        assert_eq!(self.game().stage(), Stage::Over);
    }
}

fn number(seat: Seat) -> Seed {
    Seed::from_bytes([seat as u8 + 1; 32])
}

fn judged() -> Settings {
    Settings { judged: true, pace: Some(Pace::new(600, 5)), ..Settings::default() }
}

/// A table of a match of Ana and Bo.
fn hosted() -> Settings {
    let kept = |name: &str| Reserved { name: name.to_owned(), key: format!("person:{name}") };
    Settings {
        options: Options { mode: Mode::Tournament, ..Options::default() },
        judged: true,
        hosted: Some(Hosted { at: "K7RX2M/1/0".to_owned(), seats: [kept("Ana"), kept("Bo")] }),
        ..Settings::default()
    }
}

/// Two of three evenings have come to a game already, the third begins with nothing.
fn some_evening(seed: u64) -> Evening {
    if seed.is_multiple_of(3) {
        return Evening { table: Watched::from(Game::default()), dice: dice(seed), now: 1_000 };
    }
    let patience_seconds = seed.is_multiple_of(2).then_some(30);
    Evening::begun(Settings {
        patience_seconds,
        ..match seed % 5 {
            0 | 4 => Settings::default(),
            1 => hosted(),
            _ => judged(),
        }
    })
}

/// Anything anybody could say at a table, sense and nonsense.
fn something(game: &Game, chance: &mut Chance, now: i64) -> Command {
    let seat = if chance.below(2) == 0 { Seat::A } else { Seat::B };
    let asked = game.state().and_then(conquest::State::to_answer).unwrap_or(seat);
    let reason = || "a card too many".to_owned();
    let wish = match chance.below(60) {
        0 => Wish::Open(judged()),
        1 => Wish::Seat {
            seat,
            name: ["Ana", "", "a\nb"][chance.below(3)].to_owned(),
            deck: Listed::of(&decks(chance.below(40) as u64)[0]),
            bot: [None, Some("greedy".to_owned()), Some("nobody".to_owned())][chance.below(3)].clone(),
            key: None,
        },
        2 => Wish::Seat {
            seat,
            name: "Bo".to_owned(),
            deck: Listed { warlord: "nobody".to_owned(), cards: Vec::new() },
            bot: None,
            key: None,
        },
        3 if chance.below(40) == 0 => Wish::Close,
        4 => Wish::Promise(number(seat).commitment()),
        5 => Wish::Number(number(if chance.below(4) == 0 { seat.other() } else { seat })),
        6 => Wish::DrawFor(seat),
        7 if chance.below(9) == 0 => Wish::Concede,
        8 => Wish::OfferDraw,
        9 if chance.below(9) == 0 => Wish::AgreeDraw,
        10 => Wish::DeclineDraw,
        11 | 12 => Wish::Undo { after: None },
        13 => Wish::AgreeUndo,
        14 => Wish::DeclineUndo,
        15 => Wish::TimeUp(seat),
        16 => Wish::Claim,
        17 => Wish::CallJudge,
        18 => Wish::Pause { reason: reason() },
        19 | 20 => Wish::Resume,
        21 => Wish::Extend { seat, seconds: chance.below(3) as u32 * 60, reason: reason() },
        22 => Wish::SetBack { answers: chance.below(60), reason: reason() },
        23 => Wish::Pause { reason: String::new() },
        24 if chance.below(9) == 0 => Wish::Decide { winner: Some(seat), reason: reason() },
        25 => Wish::Round([RoundNow::Waiting, RoundNow::Play, RoundNow::TimeCalled][chance.below(3)]),
        26 if chance.below(9) == 0 => Wish::Settled { winner: Some(seat) },
        _ => {
            let mut legal = Vec::new();
            if let Some(state) = game.state()
                && chance.below(8) > 0
            {
                state.legal(asked, &mut legal);
            }
            legal.push([Answer::Pass, Answer::Dial(9)][chance.below(2)]);
            let after = [None, Some(game.answers()), Some(chance.below(50))][chance.below(3)];
            let answer = legal[chance.below(legal.len())];
            Wish::Answer { answer, after }
        }
    };
    let by = match (&wish, chance.below(12)) {
        (_, 0) => By::Judge,
        (_, 1) => By::Server,
        (_, 2) => By::Seat(seat),
        (
            Wish::Open(_)
            | Wish::Seat { .. }
            | Wish::DrawFor(_)
            | Wish::TimeUp(_)
            | Wish::Round(_)
            | Wish::Settled { .. },
            _,
        ) => By::Server,
        (
            Wish::Pause { .. }
            | Wish::Resume
            | Wish::Extend { .. }
            | Wish::SetBack { .. }
            | Wish::Decide { .. },
            _,
        ) => By::Judge,
        (Wish::Answer { .. }, _) => By::Seat(asked),
        _ => By::Seat(seat),
    };
    let back = if chance.below(40) == 0 { 5_000 } else { 0 };
    Command { by, at: Moment(now - back), wish }
}

/// The laws of every rulebook, over stories told by somebody who tries everything.
///
/// Shows HR-7.1.2, HR-7.1.6, HR-7.3.2.
#[test]
fn random_evenings_keep_the_laws_and_prove_themselves() {
    let mut over = 0;
    for seed in 0..12 {
        let mut chance = Chance::new(seed);
        let Evening { mut table, dice, mut now } = some_evening(seed);
        for _ in 0..900 {
            now += chance.below(4_000) as i64;
            let command = something(table.now(), &mut chance, now);
            let was_over = table.now().stage() == Stage::Over;
            let before = table.now().last();
            let answer = table.give(&command, &dice);
            assert!(!was_over || answer.is_err(), "nothing happens after the end");
            assert!(before.is_none_or(|last| command.at >= last) || answer.is_err());
        }
        table.tell_again();
        assert!(table.refused() > 100);
        if let Some(file) = GameFile::of(table.facts().to_vec()) {
            over += 1;
            let proof = file.verify().unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
            assert_eq!(proof.facts, file.facts.len());
        } else {
            assert_ne!(table.now().stage(), Stage::Over);
        }
    }
    assert!(over >= 4, "{over} of 12 games came to an end");
}

/// The promised order of precedence: of all that speaks against a command the first is said.
#[test]
fn the_first_of_several_reasons_is_given() {
    let mut met = [0usize; Refusal::KINDS];
    for seed in 0..12 {
        let mut chance = Chance::new(seed);
        let Evening { mut table, dice, mut now } = some_evening(seed);
        for _ in 0..700 {
            now += chance.below(4_000) as i64;
            let command = something(table.now(), &mut chance, now);
            let reasons = table.now().reasons(&command, &dice);
            for reason in &reasons {
                met[reason.rank()] += 1;
            }
            assert!(reasons.is_sorted_by_key(Refusal::rank), "{reasons:?}");
            let answer = table.give(&command, &dice);
            assert_eq!(answer.err(), reasons.into_iter().next());
        }
    }
    let common = met.iter().filter(|times| **times > 0).count();
    assert!(common >= 28, "{met:?}");
}
