//! The language of scenarios itself: what its lines mean, and what it refuses with line and reason.

use conquest::scenario::{Report, play};
use expect_test::{Expect, expect};

const HEAD: &str = "title: A test
players: Tina = Captain Cato Sicarius; Chris = Nazdreg
initiative: Tina
planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
";

fn said(report: &Report) -> String {
    let english = |saying: &rulebook::Saying| wording::say(wording::Language::English, saying);
    let unusable = report.unusable.iter().map(|bad| format!("unusable {}\n", english(&bad.saying())));
    report.differed.iter().map(|it| format!("{}\n", english(it))).chain(unusable).collect()
}

/// Plays a board and moves below the usual head; line numbers count from the first line given.
fn check(text: &str, expected: &Expect) {
    let offset = HEAD.lines().count();
    let report = play(&format!("{HEAD}{}", text.replace("\n        ", "\n").trim_start()));
    let mut told = said(&report);
    for at in 1..60 {
        told = told.replace(&format!("line {}:", at + offset), &format!("line {at}:"));
    }
    expected.assert_eq(&told);
}

const COMBAT: &str = "phase: combat
Tina at 1: Deathwing Guard
Chris at 1: Goff Nob (as Gob), Goff Nob (as Zog, exhausted)
moves:
settle
";

#[test]
fn a_move_is_refused_only_if_every_reading_of_it_is() {
    // One Goff Nob is ready, so an attack with "Goff Nob" is possible.
    check(
        &format!(
            "{COMBAT}Tina: attack with Deathwing Guard against Zog
refused Chris: attack with Goff Nob
refused Chris: attack with Zog by CG-3.4.3
refused Chris: attack with Gob
refused Chris: attack with Zog by CG-3.11.2
refused Tina: attack with Deathwing Guard
refused Tina: attack with Deathwing Guard by CG-3.1.2
refused Chris: attack with Zog by the rules"
        ),
        &expect![["
            line 7: “Chris: attack with Goff Nob”: a refusal was expected, but “attack with Gob” is accepted
            line 9: “Chris: attack with Gob”: a refusal was expected, but “attack with Gob” is accepted
            line 10: “Chris: attack with Zog”: expected CG-3.11.2, but it is CG-3.4.3
            line 11: “Tina: attack with Deathwing Guard”: Tina is not asked, so this shows nothing; Chris is asked (combat-turn)
            unusable line 13: “the rules” is no clause; clauses look like CG-3.11.2
        "]],
    );
}

#[test]
fn what_somebody_may_not_do_counts_only_while_that_player_is_asked() {
    check(
        &format!(
            "{COMBAT}expect Tina may not attack with Goff Nob
expect Tina may not attack with Deathwing Guard
expect Chris may not attack with Gob
expect Chris may attack with Gob
expect Tina may pass
expect Tina may
expect Tina may not
expect Tina"
        ),
        &expect![["
            line 7: “Tina may not attack with Deathwing Guard”: “attack with Deathwing Guard” is possible
            line 8: “Chris may not attack with Gob”: Chris is not asked, so this shows nothing; Tina is asked (combat-turn)
            line 9: “Chris may attack with Gob”: Chris is not asked, so this shows nothing; Tina is asked (combat-turn)
            line 10: “Tina may pass”: not possible; possible are attack with Deathwing Guard
            unusable line 11: “Tina may” is nothing that can be expected
            unusable line 12: “Tina may not” is nothing that can be expected
            unusable line 13: “Tina” is nothing that can be expected
        "]],
    );
}

#[test]
fn an_expectation_can_settle() {
    let board = "phase: combat
Tina at 1: Deathwing Guard
Chris at 1: Goff Nob
Chris hand: Battle Cry
moves:
settle
Tina: attack with Deathwing Guard against Goff Nob
expect question shield
expect Goff Nob pending 2
expect Goff Nob damage 0
";
    check(&format!("{board}expect settled Goff Nob damage 2\nexpect Goff Nob pending 0"), &expect![""]);
    check(
        &format!("{board}expect Goff Nob damage 2"),
        &expect![["
        line 11: “Goff Nob damage 2”: expected 2, but it is 0; it is so once open windows are passed: “settle” before it, or “expect settled …”
    "]],
    );
}

#[test]
fn cards_of_one_name_are_told_apart() {
    check(
        "phase: combat
        Tina at 1: Deathwing Guard (1 damage), Deathwing Guard (2 damage, with Promotion)
        Tina hq: Deathwing Guard (exhausted)
        Chris at 1: Deathwing Guard (with Promotion of Tina)
        Chris hq: Deathwing Guard (owned by Tina), Goff Nob (with exhausted Rokkit Launcha)
        moves:
        expect Deathwing Guard no 1 damage 1
        expect Deathwing Guard no 2 damage 2
        expect Deathwing Guard at 1 of Tina no 2 damage 2
        expect Deathwing Guard of Chris at 1 damage 0
        expect Deathwing Guard at hq of Tina exhausted
        expect Deathwing Guard in Chris hq ready
        expect Deathwing Guard in Chris hq owner Tina
        expect Deathwing Guard in Chris hq controller Chris
        expect Deathwing Guard in Tina hq damage 1
        expect Deathwing Guard at 1 count 3
        expect Promotion on Deathwing Guard of Chris owner Tina
        expect Promotion on Deathwing Guard at 1 of Chris count 1
        expect Promotion on Deathwing Guard no 2
        expect Promotion on Deathwing Guard no 1
        expect Rokkit Launcha exhausted
        expect Rokkit Launcha on Goff Nob in Chris hq exhausted
        expect Promotion on Goff Nob count 1
        expect Deathwing Guard at 9 damage 1
        expect Deathwing Guard of Eli damage 1",
        &expect![["
            line 15: “Deathwing Guard in Tina hq damage 1”: expected 1, but it is 0
            line 20: “Promotion on Deathwing Guard no 1”: expected on Deathwing Guard no 1, but it is on Deathwing Guard no 2; on Deathwing Guard no 4
            line 23: “Promotion on Goff Nob count 1”: expected 1, but it is 0
            unusable line 24: “Deathwing Guard at 9 damage 1” is nothing that can be expected
            unusable line 25: “Deathwing Guard of Eli damage 1” is nothing that can be expected
        "]],
    );
}

#[test]
fn words_piles_questions_and_planets_can_be_expected() {
    check(
        "Tina hq: Ultramarines Dreadnought, Daring Assault Squad
        Tina hand: Promotion, Drop Pod Assault
        Tina deck: Eager Recruit, Land Raider
        Tina deck: Deathwing Guard
        Tina discard: Promotion, Eager Recruit
        moves:
        expect Daring Assault Squad keyword Area Effect 2
        expect Daring Assault Squad keyword Area Effect 3
        expect Ultramarines Dreadnought no keyword Flying
        expect Ultramarines Dreadnought keyword Flying
        expect Ultramarines Dreadnought trait Vehicle
        expect Ultramarines Dreadnought no trait Dark Angels
        expect Ultramarines Dreadnought faction Space Marines
        expect Ultramarines Dreadnought keyword Haste
        expect Tina deck is Eager Recruit, Land Raider, Deathwing Guard
        expect Tina deck top Eager Recruit
        expect Tina deck top Land Raider
        expect Tina deck bottom Deathwing Guard, Land Raider
        expect Tina discard is Promotion, Eager Recruit
        expect Tina discard top Eager Recruit, Promotion
        expect Tina hand is Drop Pod Assault, Promotion
        expect Chris hand is nothing
        expect Tina hand is Promotion
        expect Tina hand three
        expect question deploy-turn
        expect question window
        expect question riddle
        expect planet 1 Plannum
        expect planet 6 face down
        expect planet 1 gone
        expect struggle 0 Tina
        expect struggle 255 Tina
        expect planet 0 gone",
        &expect![[r"
            line 8: “Daring Assault Squad keyword Area Effect 3”: expected Area Effect 3, but it is no Area Effect 3
            line 10: “Ultramarines Dreadnought keyword Flying”: expected Flying, but it is no Flying
            line 17: “Tina deck top Land Raider”: expected Land Raider, but it is Eager Recruit
            line 23: “Tina hand is Promotion”: expected Promotion, but it is Drop Pod Assault, Promotion
            line 26: “question window”: expected window, but it is deploy-turn
            line 30: “planet 1 gone”: expected gone, but it is face up
            unusable line 14: “Haste” is no keyword, trait or faction of any card
            unusable line 24: “three” is no number
            unusable line 27: “riddle” is no question; known are nothing, initiative, mulligan, deploy-turn, dial, bonus, mobile, strike, window, answers, combat-turn, defender, shield, withdraw, cleanse, enslave, secret, aside, keyword, battle-ability, choose, place, one-of, amount, search, bottom, indirect and winner
            unusable line 31: “struggle 0 Tina” is nothing that can be expected
            unusable line 32: “struggle 255 Tina” is nothing that can be expected
            unusable line 33: “planet 0 gone” is nothing that can be expected
        "]],
    );
}

#[test]
fn planets_are_called_by_place_or_name() {
    check(
        "phase: combat
        Tina at Atrox Prime: Deathwing Guard, Captain Cato Sicarius
        Tina at 3: Deathwing Guard
        moves:
        expect Deathwing Guard at Atrox Prime count 1
        expect Deathwing Guard no 1 at Atrox Prime
        expect Deathwing Guard no 2 at Atrox Prime
        expect Deathwing Guard at Atrox Prime of Tina ready
        expect planet Barlus face up
        expect struggle Barlus Tina
        expect Deathwing Guard at Osus IV count 1",
        &expect![["
            line 7: “Deathwing Guard no 2 at Atrox Prime”: expected at 2, but it is at 3
            unusable line 11: “Deathwing Guard at Osus IV count 1” is nothing that can be expected
        "]],
    );
}

#[test]
fn giving_up_is_a_move_and_afterwards_nothing_is_possible() {
    check(
        "moves:
        expect asked Tina
        Chris: concede
        expect winner Tina
        expect asked nobody
        expect Tina may not pass
        expect Tina may pass
        refused Tina: pass by CG-1.2.6
        Tina: pass
        expect winner Chris",
        &expect![["
            line 6: “Tina may not pass”: the game is over and Tina is not asked any more
            line 7: “Tina may pass”: the game is over and Tina is not asked any more
            unusable line 9: “pass” is not possible: the game is over
        "]],
    );
}

/// What differs before a line that cannot be used is told too, and everything wrong with a board is told at once.
#[test]
fn nothing_hides_what_else_is_wrong() {
    check(
        "moves:
        expect round 2
        expect the moon
        expect round 3
        Tina: fly
        expect round 4",
        &expect![["
            line 2: “round 2”: expected 2, but it is 1
            line 4: “round 3”: expected 3, but it is 1
            unusable line 3: “the moon” is nothing that can be expected
            unusable line 5: “fly” is no move
        "]],
    );
    check(
        "mode: friendly
        Tina hand: Sword of Doom
        nonsense
        shows: CG-1
        moves:
        expect round 2",
        &expect![["
            unusable line 1: “friendly” is no mode; casual or tournament
            unusable line 2: “Sword of Doom” names no card; cards have their English names, and “at 2”, “of NAME”, “in NAME hq”, “on HOST” or “no 2” tell them apart
            unusable line 3: “nonsense” is no entry; the board consists of lines “key: value” and ends with “moves:”
            unusable line 4: “CG-1” is no clause; clauses look like CG-3.11.2
        "]],
    );
}

/// Boards the rules cannot produce.
#[test]
fn impossible_boards_are_refused_with_line_and_reason() {
    let wrong = |board: &str| {
        let text = format!("{HEAD}{board}\nmoves:\nexpect round 1\n");
        let report = play(&text);
        assert!(report.unusable.iter().all(|bad| bad.line == 5 || board.starts_with('\n')), "{board}");
        format!("{}: {}", board.trim(), said(&report))
    };
    let boards = [
        "Tina at 1: Drop Pod Assault",
        "Tina at 1: Promotion",
        "Tina at 1: Cato's Stronghold",
        "Tina hq: Drop Pod Assault",
        "Tina hand: Plannum",
        "Tina hand: Guardsman",
        "Tina deck: Captain Cato Sicarius",
        "Tina at 1: Nazdreg",
        "Tina hq: 2x Captain Cato Sicarius",
        "Tina at 1: Eager Recruit (with Goff Nob)",
        "Tina at 1: Ultramarines Dreadnought (with Godwyn Pattern Bolter)",
        "Tina at 1: 2x Veteran Brother Maxos",
        "Tina at 1: Eager Recruit (exhausted",
        "Tina at 1: Eager Recruit exhausted)",
        "Tina at 1: Eager Recruit ((exhausted))",
        "Tina at 1: Eager Recruit (bloodied)",
        "Tina at 1: Eager Recruit (9 damage)",
        "Tina at 1: Eager Recruit (many damage)",
        "Tina at 8: Eager Recruit",
        "Tina at 0: Eager Recruit",
        "Tina hand: 101x Eager Recruit",
        "Tina hand: 60x Eager Recruit, 60x Eager Recruit",
        "Tina hand: 0x Eager Recruit",
        "Tina hand: Eager Recruit (exhausted)",
        "Tina at 1: 2x Eager Recruit (as Max)",
        "Tina at 1: Eager Recruit (as Tina)",
        "planets: Plannum, Plannum",
        "planets: Plannum [gone",
        "planets: Eager Recruit",
        "training: maybe",
        "round: 0",
        "round: 12",
        "Tina resources: 70000",
        "Tina resources: -1",
        "Eli hand: Eager Recruit",
        "players: Ana = Nazdreg; Bo = Nazdreg",
    ];
    let told: String = boards.iter().map(|board| wrong(board)).collect();
    expect![[r"
        Tina at 1: Drop Pod Assault: unusable line 5: “Drop Pod Assault” is no unit; only units are at planets
        Tina at 1: Promotion: unusable line 5: “Promotion” is no unit; only units are at planets
        Tina at 1: Cato's Stronghold: unusable line 5: “Cato's Stronghold” is no unit; only units are at planets
        Tina hq: Drop Pod Assault: unusable line 5: “Drop Pod Assault” cannot be in an HQ; units and supports can
        Tina hand: Plannum: unusable line 5: “Plannum” is never in a hand, a deck or a discard pile
        Tina hand: Guardsman: unusable line 5: “Guardsman” is never in a hand, a deck or a discard pile
        Tina deck: Captain Cato Sicarius: unusable line 5: “Captain Cato Sicarius” is never in a hand, a deck or a discard pile
        Tina at 1: Nazdreg: unusable line 5: “Nazdreg” is not the warlord of Tina
        Tina hq: 2x Captain Cato Sicarius: unusable line 5: “Captain Cato Sicarius” cannot be in two places
        Tina at 1: Eager Recruit (with Goff Nob): unusable line 5: “Goff Nob” cannot be attached to Eager Recruit
        Tina at 1: Ultramarines Dreadnought (with Godwyn Pattern Bolter): unusable line 5: “Godwyn Pattern Bolter” cannot be attached to Ultramarines Dreadnought
        Tina at 1: 2x Veteran Brother Maxos: unusable line 5: “Veteran Brother Maxos” is unique, and Tina has it in play already
        Tina at 1: Eager Recruit (exhausted: unusable line 5: parentheses or brackets in “Eager Recruit (exhausted” do not match
        Tina at 1: Eager Recruit exhausted): unusable line 5: parentheses or brackets in “Eager Recruit exhausted)” do not match
        Tina at 1: Eager Recruit ((exhausted)): unusable line 5: parentheses or brackets in “Eager Recruit ((exhausted))” do not match
        Tina at 1: Eager Recruit (bloodied): unusable line 5: “Eager Recruit” is no warlord
        Tina at 1: Eager Recruit (9 damage): unusable line 5: “Eager Recruit” would be destroyed; damage must stay below its 1 hit points
        Tina at 1: Eager Recruit (many damage): unusable line 5: “many” is no number
        Tina at 8: Eager Recruit: unusable line 5: “Tina at 8” is no entry of a board; known are title, shows, players, mode, training, seed, round, phase, initiative, planets, aside, and NAME resources, hand, deck, discard, hq, at 1 … at 7
        Tina at 0: Eager Recruit: unusable line 5: “Tina at 0” is no entry of a board; known are title, shows, players, mode, training, seed, round, phase, initiative, planets, aside, and NAME resources, hand, deck, discard, hq, at 1 … at 7
        Tina hand: 101x Eager Recruit: unusable line 5: “101” is out of range; from 0 to 100
        Tina hand: 60x Eager Recruit, 60x Eager Recruit: unusable line 5: more than 100 cards
        Tina hand: 0x Eager Recruit: unusable line 5: “0x Eager Recruit” is out of range; from 1 to 100
        Tina hand: Eager Recruit (exhausted): unusable line 5: “exhausted” says nothing about Eager Recruit outside of play
        Tina at 1: 2x Eager Recruit (as Max): unusable line 5: “2x Eager Recruit (as Max)”: a label belongs to one card
        Tina at 1: Eager Recruit (as Tina): unusable line 5: “Tina” cannot be a label; a label is one word that names no card, no player and no other label
        planets: Plannum, Plannum: unusable line 5: “Plannum” stands in the row twice; each planet exists once
        planets: Plannum [gone: unusable line 5: parentheses or brackets in “Plannum [gone” do not match
        planets: Eager Recruit: unusable line 5: “Eager Recruit” is no planet
        training: maybe: unusable line 5: “maybe” is neither yes nor no
        round: 0: unusable line 5: “0” is out of range; from 1 to 7
        round: 12: unusable line 5: “12” is out of range; from 1 to 7
        Tina resources: 70000: unusable line 5: “70000” is out of range; from 0 to 999
        Tina resources: -1: unusable line 5: “-1” is no number
        Eli hand: Eager Recruit: unusable line 5: “Eli” plays not; the players are Tina and Chris
        players: Ana = Nazdreg; Bo = Nazdreg: unusable line 5: “Ana = Nazdreg; Bo = Nazdreg” does not name two players and their warlords once, like “Ana = Nazdreg; Bo = Captain Cato Sicarius”
    "]].assert_eq(&told);
    for (players, why) in [
        ("Tina = Nazdreg; tina = Nazdreg", "conquest-scenario-same-name"),
        ("Tina = Nazdreg; Chris Two = Nazdreg", "conquest-scenario-name"),
        ("Tina = Nazdreg; = Nazdreg", "conquest-scenario-name"),
        ("Tina = Nazdreg; Chris = Goff Nob", "conquest-scenario-no-warlord"),
        ("Tina = Nazdreg; Chris = Nobody", "conquest-scenario-no-card"),
        ("Tina and Chris", "conquest-scenario-players"),
    ] {
        let report = play(&format!("players: {players}\nmoves:\n"));
        let found: Vec<_> = report.unusable.iter().map(|bad| (bad.line, bad.why.key.as_ref())).collect();
        assert_eq!(found, [(1, why)], "{players}");
    }
    let gone = HEAD.replace("Plannum,", "Plannum [gone],");
    let far = play(&format!("{gone}Tina at 1: Eager Recruit\nmoves:\n"));
    assert_eq!(far.unusable[0].why.key, "conquest-scenario-no-such-planet");
    assert_eq!(far.unusable[0].line, 5);
}

#[test]
fn a_clause_is_cited_at_the_line_that_shows_it() {
    let text =
        format!("{HEAD}moves:\nexpect round 1 shows CG-1.2.4, CG-3.1.3\nTina: dial 1 shows CG-3.1.1\n");
    let report = play(&text);
    assert!(report.as_written(), "{}", said(&report));
    let shown: Vec<_> = report.shows.iter().map(|it| (it.line, it.clause.to_string())).collect();
    assert_eq!(shown, [(6, "CG-1.2.4".into()), (6, "CG-3.1.3".into()), (7, "CG-3.1.1".into())]);
    let report = play(&format!("{HEAD}moves:\nexpect round 1 shows CG-1.2.4, that\n"));
    assert_eq!(report.unusable[0].why.key, "conquest-scenario-clause");
}

/// What a later line would silently overrule, and boards no game comes to.
#[test]
fn a_board_says_everything_once_and_nothing_no_game_comes_to() {
    check(
        "phase: deploy
        phase: combat
        Tina resources: 3
        tina resources: 4
        Tina hand: Promotion
        Tina hand: Promotion
        planets: Ferrin
        moves:
        ",
        &expect![["
            unusable line 2: “phase” stands in the board already; only lists of cards go on in a further line
            unusable line 4: “tina resources” stands in the board already; only lists of cards go on in a further line
            unusable line 7: “planets” stands in the board already; only lists of cards go on in a further line
        "]],
    );
    check(
        "Tina at 6: Goff Nob
        moves:
        ",
        &expect![["
            unusable line 1: “Goff Nob” is at planet 6, which lies face down
        "]],
    );
    let won = "title: Won
players: Tina = Nazdreg; Chris = Nazdreg
planets: Plannum [Tina], Atrox Prime [Tina], Elouith [Tina], Barlus
moves:
";
    expect![["
        unusable line 3: with these planets Tina has won the game already
    "]]
    .assert_eq(&said(&play(won)));
}

/// Files as editors write them: with a mark before the text, with tabs, with the line ends of other systems.
#[test]
fn marks_tabs_and_other_line_ends_do_not_matter() {
    let text = format!("{HEAD}Tina at 1: Goff Nob\nmoves:\nexpect Goff Nob at 1\n");
    for text in [
        format!("\u{feff}{text}"),
        text.replace("Tina at 1: ", "Tina\tat 1:\t").replace("Nob at", "Nob\tat"),
        text.replace('\n', "\r\n"),
    ] {
        let report = play(&text);
        assert_eq!((said(&report).as_str(), report.title.as_str()), ("", "A test"), "{text:?}");
    }
}

#[test]
fn a_card_is_deployed_to_a_place_there_is() {
    check(
        "Tina resources: 9
        Tina hand: Eager Recruit, Fortress-Monastery
        moves:
        expect Tina may deploy Eager Recruit at Plannum
        expect Tina may deploy Fortress-Monastery at HQ
        Tina: deploy Fortress-Monastery at home",
        &expect![["
            unusable line 6: “home” is no planet of the row; planets are counted from 1 to 7
        "]],
    );
}

#[test]
fn a_planet_lies_in_the_row_or_aside_from_it() {
    let told = |aside: &str| said(&play(&format!("{HEAD}aside: {aside}\nmoves:\nexpect phase command")));
    assert_eq!(told("Tarrus, Y'varn"), "");
    for (aside, reason) in [
        ("Tarrus, Barlus", "Barlus"),
        ("Tarrus, Tarrus", "Tarrus"),
        ("Goff Nob", "Goff Nob"),
        ("A, B, C, D", "4"),
    ] {
        let told = told(aside);
        assert!(told.starts_with("unusable") && told.contains(reason), "{aside}: {told}");
    }
}
