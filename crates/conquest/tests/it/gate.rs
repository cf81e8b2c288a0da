//! Nothing changes the board but the gate (`window/`): the source is searched for changes that are made elsewhere.

use std::path::Path;

/// What changes cards, piles, planets or tokens, in whatever line it stands.
const CHANGES: [&str; 30] = [
    "obj_mut(",
    "player_mut(",
    "objs.iter_mut(",
    "players.iter_mut(",
    "&mut self.objs",
    "&mut self.players",
    "&mut self.row",
    "row.iter_mut(",
    "row.swap(",
    ".state = ",
    ".infested = ",
    ".infested &= ",
    ".infested |= ",
    "self.first = ",
    "self.initiative = ",
    "last_captor = ",
    "self.out[",
    "play.push(",
    "play.take(",
    "reserve.push(",
    "reserve.retain(",
    "reserve.iter_mut(",
    "comes_into_play(",
    "out_of_play(",
    "onto_discard(",
    "onto_deck(",
    "take_in_hand(",
    "leave_reserve(",
    "take_up(",
    "take_damage(",
];

/// The gate itself, and where no game is under way: setting up, laying a board, recording, imagining what is hidden, showing.
const ELSEWHERE: [&str; 10] = [
    "bots/",
    "cards/",
    "game/",
    "replay.rs",
    "scenario/",
    "setup.rs",
    "state.rs",
    "text/",
    "view.rs",
    "window",
];

/// Who has passed, played Limited cards, must pass: whose turn it is, nothing on the board.
const TURN: &str = "the order of turns";
/// A note about a card that no card can see change.
const NOTE: &str = "a note about what happened";
/// Chosen in secret; committing passes the gate.
const DIAL: &str = "a dial";
/// Playing an event and striking are under way as frames, and damage has its own steps; all of them open their windows.
const UNDER_WAY: &str = "a step of something under way";
/// A unit that stands for a card in reserve is that card: what happens to one is done to the other.
const STANDS_IN: &str = "a unit that stands for a card";
/// Hidden cards dealt anew, for bots.
const IMAGINED: &str = "a game imagined";

/// The changes outside the gate, file by file in the order they stand there, and what each is.
const ALLOWED: [(&str, &str, &str); 40] = [
    ("aside.rs", "player_mut(seat).dial.take()", DIAL),
    ("damage.rs", "take_damage(target, taken)", UNDER_WAY),
    ("effects.rs", "must_pass = true", TURN),
    ("effects/in_progress.rs", "leaving = false", NOTE),
    ("machine.rs", "lost = Some(Loss::EmptyDeck)", "the end of the game"),
    ("reserve.rs", "it.card == id && !it.known", "what a player has seen"),
    ("reserve.rs", "it.card = swapped(it.card)", IMAGINED),
    ("reserve.rs", "let player = self.player_mut(seat)", IMAGINED),
    ("reserve.rs", "obj_mut(one).loc = locs[1]", IMAGINED),
    ("reserve.rs", "obj_mut(other).loc = locs[0]", IMAGINED),
    ("reserve.rs", "leave_reserve(id)", UNDER_WAY),
    ("reserve/fielded.rs", "let obj = self.obj_mut(unit)", STANDS_IN),
    ("reserve/fielded.rs", "comes_into_play(unit)", STANDS_IN),
    ("reserve/fielded.rs", "out_of_play(unit)", STANDS_IN),
    ("reserve/fielded.rs", "obj_mut(unit).leaving = false", STANDS_IN),
    ("reserve/fielded.rs", "leave_reserve(card)", STANDS_IN),
    ("reserve/fielded.rs", "take_in_hand(card)", STANDS_IN),
    ("reserve/fielded.rs", "leave_reserve(card)", STANDS_IN),
    ("reserve/fielded.rs", "onto_deck(card)", STANDS_IN),
    ("reserve/fielded.rs", "leave_reserve(card)", STANDS_IN),
    ("reserve/fielded.rs", "onto_discard(card)", STANDS_IN),
    ("reserve/fielded.rs", "find(|it| it.card == card)", STANDS_IN),
    ("reserve/fielded.rs", "loc = Loc::Reserve(planet)", STANDS_IN),
    ("resolve.rs", "limited_used |=", TURN),
    ("resolve.rs", "take_up(id)", UNDER_WAY),
    ("resolve/choose.rs", "targeted, true", NOTE),
    ("round.rs", "passed = false", TURN),
    ("round.rs", "targeted = false", NOTE),
    ("round.rs", "limited_used = false", TURN),
    ("round.rs", "moved = false", NOTE),
    ("round.rs", "passed = true", TURN),
    ("round.rs", "moved = true", NOTE),
    ("round.rs", "mulliganed = true", TURN),
    ("round/command.rs", "dial.take()", DIAL),
    ("round/command.rs", "second_dial.take()", DIAL),
    ("round/deploy.rs", "let player = self.player_mut(seat)", TURN),
    ("round/deploy.rs", "passed = true", TURN),
    ("round/deploy.rs", "limited_used = true", TURN),
    ("tyranids.rs", "let player = self.player_mut(seat)", DIAL),
    ("zones.rs", "*self.obj_mut(id) =", "a token before it enters play"),
];

#[test]
fn nothing_changes_the_board_outside_the_gate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &root, &mut files);
    files.sort();
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !ELSEWHERE.iter().any(|it| file.starts_with(it))) {
        let source = std::fs::read_to_string(root.join(file)).expect("a source file");
        let code = source.split("#[cfg(test)]").next().expect("split gives one");
        for line in code.lines().map(str::trim) {
            let declares = line.starts_with("//") || line.contains("fn ");
            if !declares && CHANGES.iter().any(|it| line.contains(it)) {
                found.push((file.as_str(), line.to_owned()));
            }
        }
    }
    let mut allowed = ALLOWED.iter();
    for (file, line) in found {
        let next = allowed.next();
        assert!(
            next.is_some_and(|(of, part, _)| *of == file && line.contains(part)),
            "{file}: `{line}` changes the board without passing the gate (expected here: {next:?})"
        );
    }
    assert_eq!(allowed.next(), None, "no such line any more");
    assert!(files.iter().any(|file| file == "window/change.rs"));
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name = path.strip_prefix(root).expect("inside").to_string_lossy().replace('\\', "/");
            files.push(name);
        }
    }
}
