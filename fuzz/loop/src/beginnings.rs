//! What inputs are made of: files of the repository, the seeds that once found something, and decks and tournaments written in every
//! format there is a writer for.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use conquest::rng::Chance;
use conquest::{Deck, Options, Played};
use decks::{Rules, Setting};
use paper::code::{Carried, State};
use tournament::TournamentFile;
use tournament::file::Imported;
use tournament::formats::Format;

use crate::MOST_BYTES;

/// Every file inputs may be made of.
pub(crate) fn files(root: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["scenarios", "packs", "docs", "fuzz/seeds", "crates"] {
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// What the inputs of a law are made of: files of those endings that are not too long, its seeds, and what can be written.
pub(crate) fn corpus(files: &[PathBuf], name: &str, endings: &[&str]) -> Vec<Vec<u8>> {
    let fits = |path: &&PathBuf| {
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
        let seed = path.parent().and_then(Path::file_name).is_some_and(|folder| folder == name);
        // There are so many scenarios that nothing else would have its turn.
        let scenario = path.parent().is_some_and(|folder| folder.ends_with("scenarios/conquest"));
        seed || endings.contains(&ending) && scenario == (name == "conquest_scenarios")
    };
    let read = files.iter().filter(fits).filter_map(|path| std::fs::read(path).ok());
    let mut corpus: Vec<Vec<u8>> = read.filter(|bytes| bytes.len() <= MOST_BYTES).collect();
    let bytes = |texts: Vec<String>| texts.into_iter().map(String::into_bytes).collect();
    let written: Vec<Vec<u8>> = match name {
        "deck_lists" => bytes(deck_lists(files)),
        "tournament_formats" => bytes(tournaments(files)),
        "conquest_replays" => bytes(replays()),
        "conquest_answers" => (0..u8::MAX).step_by(5).map(answers).collect(),
        "sheets" => sheets(files),
        _ => Vec::new(),
    };
    corpus.extend(written.into_iter().filter(|bytes| bytes.len() <= MOST_BYTES));
    corpus.push(Vec::new());
    corpus
}

/// The first example decks of each game in every format.
fn deck_lists(files: &[PathBuf]) -> Vec<String> {
    let mut written = Vec::new();
    for path in files.iter().filter(|path| path.parent().is_some_and(|it| it.ends_with("it/examples"))) {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let blocks = text.split("\n== ").skip(1).filter_map(|block| block.split_once("\n[")).take(3);
        for (head, list) in blocks {
            let Some(rules) = head.split("@ ").nth(1).and_then(|it| Rules::named(it.split(' ').next()?))
            else {
                continue;
            };
            let setting = Setting::new(&rules, "2018-12-01".parse().expect("a day"));
            let Ok(draft) = decks::parse(format!("[{list}")) else { continue };
            let list = draft.identify(&setting).list;
            written.extend(decks::Format::ALL.iter().filter_map(|format| decks::write(&list, *format).ok()));
        }
    }
    written
}

/// Every tournament file in every format.
fn tournaments(files: &[PathBuf]) -> Vec<String> {
    let written = |it: Imported| {
        Format::ALL.map(|format| format.write(&it.tournament, None).ok().map(|written| written.text))
    };
    opened(files).flat_map(written).flatten().collect()
}

/// What the codes on a tournament's sheets say, and what they carry, of every tournament file.
fn sheets(files: &[PathBuf]) -> Vec<Vec<u8>> {
    let carried = |it: Imported| {
        let (brief, whole) = (it.tournament.backup(), it.tournament.record(None, &it.facts));
        let texts = State::public(&it.tournament).map(|state| state.texts().join("\n").into_bytes());
        let carried = [brief, whole].map(|file| Carried { commitment: None, file }.written());
        carried.into_iter().chain([texts]).flatten()
    };
    opened(files).flat_map(carried).collect()
}

fn opened(files: &[PathBuf]) -> impl Iterator<Item = Imported> {
    let read =
        files.iter().filter_map(|path| TournamentFile::read(&std::fs::read_to_string(path).ok()?).ok());
    read.filter_map(|file| {
        let pack = regulations::pack(&file.regulation)?;
        file.tournament(Arc::new(pack.clone())).ok()
    })
}

/// A few games between ready decks, each as far as its file is short enough.
fn replays() -> Vec<String> {
    let mut written = Vec::new();
    let ready: Vec<Deck> = Deck::starters().chain(Deck::houses()).filter_map(Deck::starter_named).collect();
    for (seed, pair) in (1_u64..).zip(ready.chunks_exact(2)) {
        let decks = [pair[0].clone(), pair[1].clone()];
        let Ok(mut game) = Played::new(decks, Options::default(), seed) else { continue };
        let (mut chance, mut legal) = (Chance::new(seed), Vec::new());
        for _ in 0..120 {
            let Some(seat) = game.state().to_answer() else { break };
            game.state().legal(seat, &mut legal);
            let _ = game.answer(seat, legal[chance.below(legal.len())]);
        }
        written.extend(serde_json::to_string(game.replay()).ok());
    }
    written
}

/// Enough answers for a whole game between two decks.
fn answers(decks: u8) -> Vec<u8> {
    let mut chance = Chance::new(u64::from(decks));
    let answers = std::iter::repeat_with(|| chance.below(256) as u8).take(4 * 700);
    [decks, decks.rotate_left(3)].into_iter().chain(answers).collect()
}
