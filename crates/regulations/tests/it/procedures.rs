//! Final Decree, Emperor's Judgment and the other procedures, step by step.

use proptest::prelude::*;
use regulations::{Answers, Procedure, Seat, Shown, Unanswered, Verdict};

use crate::pack;

/// Reads `planets 2 1, last_planet second, initiative nobody, chooses first`.
fn answers(text: &str) -> Answers {
    let mut answers = Answers::default();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["chooses", who] => answers.chosen = seat(who),
            [input, who] => drop(answers.players.insert((*input).to_owned(), seat(who))),
            [input, one, two] => {
                let counts = [one.parse().unwrap(), two.parse().unwrap()];
                answers.counts.insert((*input).to_owned(), counts);
            }
            _ => panic!("{part}"),
        }
    }
    answers
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        "first" => Some(Seat::First),
        "second" => Some(Seat::Second),
        _ => None,
    }
}

fn procedure(id: &str, name: &str) -> &'static Procedure {
    pack(id).procedure(name).unwrap()
}

/// The winner and the step that decided.
fn check(id: &str, name: &str, given: &str, winner: Seat, step: &str) -> Verdict {
    let procedure = procedure(id, name);
    let verdict = procedure.judge(&answers(given)).unwrap();
    assert_eq!((verdict.winner, procedure.steps[verdict.decided_by].id.as_str()), (winner, step), "{given}");
    verdict
}

const DECREES: [(&str, &str); 2] = [("conquest-1.2", "final_decree"), ("podboj-1.1", "final_decree")];

/// Shows CT-4.3.13, CT-4.3.14, PT-4.4.13, PT-4.4.14: planets first, and later steps are not looked at.
#[test]
fn most_planets() {
    for (id, name) in DECREES {
        check(id, name, "planets 2 1", Seat::First, "planets");
        check(id, name, "planets 1 2, planet_symbols 6 1", Seat::Second, "planets");
        for equal in ["planets 2 2", "planets 0 0"] {
            let missing = Unanswered::Missing { input: "planet_symbols".into() };
            assert_eq!(procedure(id, name).judge(&answers(equal)), Err(missing));
        }
    }
}

/// Shows CT-4.3.15, PT-4.4.15: all symbols count, not kinds of symbols (four of two kinds beat three of three kinds).
#[test]
fn most_symbols() {
    for (id, name) in DECREES {
        check(id, name, "planets 2 2, planet_symbols 3 4", Seat::Second, "planet_symbols");
        check(id, name, "planets 2 2, planet_symbols 4 3", Seat::First, "planet_symbols");
    }
}

/// Shows CT-4.3.16, PT-4.4.16.
#[test]
fn last_to_add_a_planet() {
    for (id, name) in DECREES {
        check(id, name, "planets 1 1, planet_symbols 2 2, last_planet second", Seat::Second, "last_planet");
    }
}

/// Shows CT-4.3.17, PT-4.4.17: fewest units, when nobody ever added a planet.
#[test]
fn fewest_discarded_units() {
    for (id, name) in DECREES {
        let empty = "planets 0 0, planet_symbols 0 0, last_planet nobody";
        check(id, name, &format!("{empty}, discarded_units 3 2"), Seat::Second, "discarded_units");
        check(id, name, &format!("{empty}, discarded_units 0 1"), Seat::First, "discarded_units");
    }
}

/// Shows CT-4.3.18, PT-4.4.18: the player with initiative chooses, and may name either player.
#[test]
fn the_player_with_initiative_chooses() {
    for (id, name) in DECREES {
        let equal =
            "planets 0 0, planet_symbols 0 0, last_planet nobody, discarded_units 3 3, initiative second";
        let asked = Unanswered::Choice { step: 4, chooser: Seat::Second };
        assert_eq!(procedure(id, name).judge(&answers(equal)), Err(asked));
        for (choice, winner) in [("first", Seat::First), ("second", Seat::Second)] {
            let verdict = check(id, name, &format!("{equal}, chooses {choice}"), winner, "initiative");
            assert_eq!(verdict.chooser, Some(Seat::Second));
        }
    }
}

/// Shows CT-4.3.5, CT-4.3.7, PT-4.4.5, PT-4.4.6, PT-4.4.7: who has initiative decides when both win at once, and when the last planet is
/// gone and nobody ever added one.
#[test]
fn initiative_decides_other_endings() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        let ending = |id: &str, ending: &str| pack(id).ending(ending).unwrap().procedure.clone().unwrap();
        let both = ending(id, "simultaneous_victory");
        let asked = Unanswered::Choice { step: 0, chooser: Seat::First };
        assert_eq!(procedure(id, &both).judge(&answers("initiative first")), Err(asked));
        check(id, &both, "initiative first, chooses second", Seat::Second, "initiative");

        let last = ending(id, "no_remaining_planets");
        check(id, &last, "last_planet first, initiative second, chooses second", Seat::First, "last_planet");
        check(id, &last, "last_planet nobody, initiative second, chooses second", Seat::Second, "initiative");
    }
}

const JUDGMENT: (&str, &str) = ("l5r-2.3", "emperors_judgment");

fn judgment(given: &str) -> Verdict {
    procedure(JUDGMENT.0, JUDGMENT.1).judge(&answers(given)).unwrap()
}

/// The scores after the given step.
fn scores(given: &str, step: usize) -> [u32; 2] {
    judgment(&format!("{given}, first_player_chooser first")).scores[step]
}

/// Shows LT-4.3.15: the opponent's broken provinces score, two points each and six at most.
#[test]
fn lt_4_3_15_broken_provinces_of_the_opponent() {
    let rest = "honor 0 0, imperial_favor nobody";
    assert_eq!(scores(&format!("broken_provinces 1 2, {rest}"), 0), [4, 2]);
    for (broken, points) in [(0, 0), (1, 2), (2, 4), (3, 6), (4, 6)] {
        assert_eq!(scores(&format!("broken_provinces 0 {broken}, {rest}"), 0), [points, 0]);
    }
}

/// Shows LT-4.3.16, LT-4.3.17.
#[test]
fn lt_4_3_16_honor_and_the_favor() {
    assert_eq!(scores("broken_provinces 0 0, honor 10 5, imperial_favor nobody", 1), [2, 0]);
    assert_eq!(scores("broken_provinces 0 0, honor 8 8, imperial_favor nobody", 1), [0, 0]);
    assert_eq!(scores("broken_provinces 0 0, honor 8 8, imperial_favor second", 2), [0, 1]);
    assert_eq!(scores("broken_provinces 0 0, honor 8 8, imperial_favor nobody", 2), [0, 0]);
}

/// Shows LT-4.3.18, LT-4.3.22: Dan 3 broken and 5 honor, Emily 4 broken, 10 honor and the favor: 6 to 9.
#[test]
fn lt_4_3_22_dan_and_emily() {
    let given = "broken_provinces 3 4, honor 5 10, imperial_favor second, first_player_chooser first";
    let verdict = check(JUDGMENT.0, JUDGMENT.1, given, Seat::Second, "higher_total");
    assert_eq!(verdict.scores, [[6, 6], [6, 8], [6, 9], [6, 9]]);
}

/// Shows LT-4.3.19: with equal totals the player who determined the first player wins.
#[test]
fn lt_4_3_19_equal_totals() {
    for (chooser, winner) in [("first", Seat::First), ("second", Seat::Second)] {
        let given =
            format!("broken_provinces 3 4, honor 8 8, imperial_favor nobody, first_player_chooser {chooser}");
        check(JUDGMENT.0, JUDGMENT.1, &given, winner, "first_player_chooser");
    }
}

/// Shows LT-4.3.23: of 225 combinations exactly 15 tie, all without the favor, and no total is above nine.
#[test]
fn lt_4_3_23_ties_need_an_unclaimed_favor() {
    let mut ties = 0;
    for (one, two) in (0..25).map(|both| (both / 5, both % 5)) {
        for honor in ["1 2", "2 2", "2 1"] {
            for favor in ["nobody", "first", "second"] {
                let given = format!("broken_provinces {one} {two}, honor {honor}, imperial_favor {favor}");
                let totals = scores(&given, 2);
                assert!(totals.iter().all(|total| *total <= 9));
                if totals[0] == totals[1] {
                    ties += 1;
                    assert_eq!(favor, "nobody");
                }
            }
        }
    }
    assert_eq!(ties, 15);
}

#[test]
fn what_the_procedure_does_not_ask_for_is_refused() {
    let judge = |given| procedure(JUDGMENT.0, JUDGMENT.1).judge(&answers(given)).unwrap_err();
    let too_many = Unanswered::TooMany { input: "broken_provinces".into(), given: 5, most: 4 };
    assert_eq!(judge("broken_provinces 0 5"), too_many);
    assert_eq!(judge("planets 1 1"), Unanswered::Unknown { input: "planets".into() });
    assert_eq!(judge("honor first"), Unanswered::Unknown { input: "honor".into() });
    assert_eq!(
        judge("first_player_chooser nobody"),
        Unanswered::Nobody { input: "first_player_chooser".into() }
    );
}

/// Shows CT-4.3.15, CT-4.3.16, PT-4.4.16: what no game can show is refused with what would be possible.
#[test]
fn impossible_figures_are_refused_with_what_would_be_possible() {
    for (id, name) in DECREES {
        let judge = |given| procedure(id, name).judge(&answers(given)).unwrap_err();
        let symbols = |given, least, most| Unanswered::Impossible {
            input: "planet_symbols".into(),
            given,
            least,
            most,
        };
        let (input, of) = ("last_planet".to_owned(), "planets".to_owned());
        assert_eq!(judge("planets 0 0, planet_symbols 1 0"), symbols(1, 0, 0));
        assert_eq!(judge("planets 2 2, planet_symbols 2 1"), symbols(1, 2, 6));
        assert_eq!(judge("planets 1 1, planet_symbols 4 3"), symbols(4, 1, 3));
        // Seven symbols of three types are three of one, and the seventh planet ends the game: neither goes to time.
        let seven = Unanswered::TooMany { input: "planet_symbols".into(), given: 7, most: 6 };
        assert_eq!(judge("planets 3 3, planet_symbols 7 6"), seven);
        assert_eq!(judge("planets 4 3"), Unanswered::TooManyTogether { input: of.clone(), most: 6 });
        check(id, name, "planets 4 2", Seat::First, "planets");
        // Records of earlier readings are proven by what was taken for possible then, and by no more.
        let then = procedure(id, name).as_read(2);
        assert_eq!(then.judge(&answers("planets 4 3")).map(|verdict| verdict.winner), Ok(Seat::First));
        assert_eq!(
            then.judge(&answers("planets 3 3, planet_symbols 7 6")).map(|verdict| verdict.winner),
            Ok(Seat::First)
        );
        let eight = Unanswered::TooManyTogether { input: of.clone(), most: 7 };
        assert_eq!(then.judge(&answers("planets 4 4")), Err(eight));
        let none = "planets 0 0, planet_symbols 0 0, last_planet first";
        assert_eq!(judge(none), Unanswered::HasNone { input: input.clone(), of: of.clone() });
        let some = "planets 1 1, planet_symbols 2 2, last_planet nobody";
        assert_eq!(judge(some), Unanswered::SomebodyHas { input, of });
        check(id, name, "planets 1 1, planet_symbols 3 3, last_planet second", Seat::Second, "last_planet");
    }
}

/// What a step looked at is what people are shown: the planets compared, not a score nobody has.
#[test]
fn what_was_compared_is_shown() {
    let decree = procedure("conquest-1.2", "final_decree");
    let given = answers("planets 1 1, planet_symbols 2 2, last_planet second");
    let verdict = decree.judge(&given).unwrap();
    let shown: Vec<Shown> = decree.shown(&given, &verdict).into_iter().map(|(_, shown)| shown).collect();
    assert_eq!(shown, [Shown::Figures([1, 1]), Shown::Figures([2, 2]), Shown::Player(Some(Seat::Second))]);
    let judgment = procedure(JUDGMENT.0, JUDGMENT.1);
    let given = answers("broken_provinces 1 2, honor 5 10, imperial_favor second");
    let verdict = judgment.judge(&given).unwrap();
    let shown: Vec<Shown> = judgment.shown(&given, &verdict).into_iter().map(|(_, shown)| shown).collect();
    assert_eq!(shown, [[4, 2], [4, 4], [4, 5], [4, 5]].map(Shown::Figures));
}

proptest! {
    /// Whoever sits where: exchanging the two players exchanges the winner, in every procedure of every pack.
    #[test]
    fn no_procedure_prefers_a_seat(counts in proptest::collection::vec((0u32..5, 0u32..5), 6), seats in any::<[u8; 6]>()) {
        for pack in regulations::packs() {
            for procedure in &pack.procedures {
                let (mut here, mut there) = (Answers::default(), Answers::default());
                for (at, input) in procedure.inputs.iter().enumerate() {
                    let (one, two) = counts[at];
                    let seat = match (input.kind, seats[at] % 3) {
                        (regulations::InputKind::PlayerOrNobody, 2) => None,
                        (_, 0) => Some(Seat::First),
                        _ => Some(Seat::Second),
                    };
                    if matches!(input.kind, regulations::InputKind::Count { .. }) {
                        here.counts.insert(input.id.clone(), [one, two]);
                        there.counts.insert(input.id.clone(), [two, one]);
                    } else {
                        here.players.insert(input.id.clone(), seat);
                        there.players.insert(input.id.clone(), seat.map(Seat::other));
                    }
                }
                here.chosen = Some(Seat::First);
                there.chosen = Some(Seat::Second);
                // Figures no game can show are refused from either side of the table.
                match (procedure.judge(&here), procedure.judge(&there)) {
                    (Ok(one), Ok(two)) => {
                        prop_assert_eq!(one.winner, two.winner.other());
                        prop_assert_eq!(one.decided_by, two.decided_by);
                    }
                    (one, two) => prop_assert!(one.is_err() && two.is_err(), "{:?} {:?}", one, two),
                }
            }
        }
    }
}
