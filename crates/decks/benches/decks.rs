//! How fast decks are read, judged and searched for, beside what was promised: a thousand decks checked a second, a
//! keystroke over the whole catalogue answered in 50 milliseconds. `cargo bench -p decks` prints times and ratios.

// A bench measures, so it may read the clock and divide.
#![allow(clippy::disallowed_methods, clippy::float_arithmetic)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use decks::{DeckList, Format, Game, Query, Rules, Setting, catalogue, check, parse, search, write};

/// Each thing is repeated for this long.
const ENOUGH: Duration = Duration::from_millis(700);

fn main() {
    let started = Instant::now();
    let cards = catalogue().cards().count();
    println!("catalogue of {cards} cards read in {:.1} ms", started.elapsed().as_secs_f64() * 1e3);
    println!("{:<46} {:>12} {:>14} {:>9}", "", "each", "promised", "ratio");

    let decks = sample_decks();
    row("judge a deck", Duration::from_millis(1), &decks, |(list, setting, _)| {
        black_box(check(list, setting));
    });
    row("read, identify and judge a deck", Duration::from_millis(1), &decks, |(_, setting, text)| {
        let reading = parse(text).expect("we wrote it").identify(setting);
        black_box(reading.check(setting));
    });

    let typed = "captain cato sicarius";
    let keystrokes: Vec<&str> = (1..=typed.len()).map(|letters| &typed[..letters]).collect();
    row("a keystroke, whole catalogue", Duration::from_millis(50), &keystrokes, keystroke);
    let filtered = ["faction:orks type:army cost<=2", "clan:crane trait:bushi"];
    row("a keystroke with filters", Duration::from_millis(50), &filtered, keystroke);
    let slips = ["captian cato sicarus", "togashi initate"];
    row("a keystroke that finds only suggestions", Duration::from_millis(50), &slips, keystroke);

    println!("\nTexts made to cost time, read, identified and judged:");
    let setting = Setting::new(
        &Rules::of_game(Game::L5R).expect("its pack is built in"),
        "2018-10-20".parse().expect("a date"),
    );
    for (what, text) in hostile() {
        row(what, Duration::from_millis(50), &[text], |text| {
            if let Ok(draft) = parse(text) {
                black_box(draft.guess_game());
                black_box(draft.identify(&setting).check(&setting));
            }
        });
    }
}

/// Texts made to cost as much as possible within the limits.
fn hostile() -> Vec<(&'static str, String)> {
    let lines = |line: &dyn Fn(usize) -> String| -> String {
        let lines: Vec<String> = (0..decks::MOST_LINES).map(line).collect();
        lines.join("\n")
    };
    let longest = decks::MOST_LINE - 10;
    let octgn = "<deck game=\"af04f855-58c4-4db3-a191-45fe33381679\">";
    let card = |at: usize| format!("<card qty=\"1\" id=\"{at}\">{}</card>", "Eager Recriut ".repeat(60));
    let escaped = |at: usize| format!("\"\\u0061kodo-{at:0>200}\":3");
    vec![
        ("one line of 180,000 letters", "a".repeat(180_000)),
        ("one line of 180,000 brackets", "[".repeat(180_000)),
        ("a thousand lines of brackets", lines(&|_| format!("3x {}", "[".repeat(longest)))),
        ("a thousand long lines of nothing", lines(&|at| format!("3x {at} {}", "ō ".repeat(longest / 4)))),
        ("a thousand names with slips", lines(&|at| format!("3x Togashi Initate {at}"))),
        ("a thousand parts of names", lines(&|_| "3x kaiu".to_owned())),
        ("a thousand unknown products", lines(&|at| format!("3x Hida Kisada (Cor Set {at})"))),
        ("a thousand headings", lines(&|at| format!("Some heading {at} ({at})"))),
        ("a thousand ids in OCTGN", format!("{octgn}{}</deck>", lines(&card))),
        ("a thousand ids in JSON, escaped", format!("{{{}}}", lines(&escaped).replace('\n', ","))),
    ]
}

fn keystroke(query: &&str) {
    if let Ok(query) = Query::parse(query) {
        black_box(search(&query, 20));
    }
}

/// Runs over the samples again and again and prints the mean, the promise and how many times better it is.
fn row<T>(what: &str, promised: Duration, samples: &[T], mut run: impl FnMut(&T)) {
    samples.iter().for_each(&mut run);
    let (started, mut runs) = (Instant::now(), 0u32);
    while started.elapsed() < ENOUGH {
        samples.iter().for_each(&mut run);
        runs += samples.len() as u32;
    }
    let each = started.elapsed() / runs;
    let ratio = promised.as_secs_f64() / each.as_secs_f64();
    println!("{what:<46} {:>9.1} µs {:>11} ms {ratio:>8.0}x", each.as_secs_f64() * 1e6, promised.as_millis());
}

/// A deck of each game as people bring them: one legal but for its date, one with mistakes.
fn sample_decks() -> Vec<(DeckList, Setting, String)> {
    let game = |game: Game, leader: &str, wanted: fn(&decks::Card) -> bool| {
        let setting = Setting::new(
            &Rules::of_game(game).expect("its pack is built in"),
            "2018-10-20".parse().expect("a date"),
        );
        let leader = catalogue().find(leader).expect("a card of the catalogue");
        let cards = game.cards().iter().filter(|card| wanted(card)).step_by(5).take(28);
        let list = DeckList::of_cards(game, cards.map(|card| (card.id, 3)).chain([(leader, 1)]));
        let text = write(&list, Format::Plain).expect("plain lists hold every game");
        (list, setting, text)
    };
    vec![
        game(Game::CONQUEST, "captain-cato-sicarius", |card| {
            card.conquest().is_some_and(decks::conquest::Facts::is_deck_card)
        }),
        game(Game::L5R, "01-shizuka-toshi", |card| {
            card.l5r().is_some_and(|facts| {
                matches!(facts.side, decks::l5r::Side::Dynasty | decks::l5r::Side::Conflict)
            })
        }),
    ]
}
