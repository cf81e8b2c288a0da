//! Mutates what the repository holds (scenarios, packs, files, lists, and the seeds that once found something) and feeds it to the
//! laws: `marshal-mutations SECONDS [SEED] [LAW…]`. What breaks a law is written to `fuzz/seeds/LAW/` and the loop goes on.
//! `marshal-mutations gather FOLDER [LAW…]` only lays what inputs are made of into `FOLDER/LAW/`, for libFuzzer to begin with.

mod beginnings;
#[path = "../../laws.rs"]
mod laws;
mod trees;

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

/// A law, and the endings of the files its inputs are made of.
type Law = (&'static str, fn(&[u8]), &'static [&'static str]);

const LAWS: [Law; 9] = [
    ("tournament_file", laws::tournament_file, &["json"]),
    ("tournament_formats", laws::tournament_formats, &["json", "csv", "xml", "txt", "trf"]),
    ("packs", laws::packs, &["toml"]),
    ("deck_lists", laws::deck_lists, &["txt", "o8d", "json", "xml"]),
    ("conquest_answers", laws::conquest_answers, &["bin"]),
    ("conquest_replays", laws::conquest_replays, &["json", "txt"]),
    ("conquest_scenarios", laws::conquest_scenarios, &["txt", "scenario"]),
    ("epic_files", laws::epic_files, &["json", "toml", "txt"]),
    ("sheets", laws::sheets, &["png", "jpg"]),
];

/// What one law may bring to light before the loop stops looking at it.
const MOST_FOUND: usize = 5;
/// The longest input.
const MOST_BYTES: usize = 24 * 1024;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (first, second) = (arguments.next(), arguments.next());
    let wanted: BTreeSet<String> = arguments.collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = beginnings::files(&root);
    let wanted = LAWS.into_iter().filter(|(name, ..)| wanted.is_empty() || wanted.contains(*name));
    if let (Some("gather"), Some(folder)) = (first.as_deref(), &second) {
        for (name, _, endings) in wanted {
            if let Err(error) = lay(&Path::new(folder).join(name), &beginnings::corpus(&files, name, endings))
            {
                eprintln!("{folder}/{name}: {error}");
                std::process::exit(1);
            }
        }
        return;
    }
    let seconds: u64 = first.and_then(|it| it.parse().ok()).unwrap_or(10);
    let seed: u64 = second.and_then(|it| it.parse().ok()).unwrap_or(20_261_116);
    std::panic::set_hook(Box::new(|_| {}));
    let mut broken = false;
    for (name, law, endings) in wanted {
        let corpus = beginnings::corpus(&files, name, endings);
        let found = drive(&root, name, law, &corpus, Duration::from_secs(seconds), Chance(seed | 1));
        broken |= found > 0;
    }
    std::process::exit(i32::from(broken));
}

/// One file an input, in a folder of nothing else.
fn lay(folder: &Path, corpus: &[Vec<u8>]) -> std::io::Result<()> {
    if folder.is_dir() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder)?;
    corpus.iter().enumerate().try_for_each(|(at, bytes)| std::fs::write(folder.join(format!("{at}")), bytes))
}

fn drive(
    root: &Path,
    name: &str,
    law: fn(&[u8]),
    corpus: &[Vec<u8>],
    time: Duration,
    mut chance: Chance,
) -> usize {
    let (begun, mut tries, mut slowest) = (Instant::now(), 0_u64, Duration::ZERO);
    let mut found = BTreeSet::new();
    while begun.elapsed() < time && found.len() < MOST_FOUND {
        let input = match corpus.get(tries as usize) {
            Some(seed) => seed.clone(),
            None => chance.input(corpus),
        };
        tries += 1;
        let started = Instant::now();
        let broken = std::panic::catch_unwind(|| law(&input)).err();
        slowest = slowest.max(started.elapsed());
        if let Some(why) = broken {
            let why =
                why.downcast_ref::<String>().cloned().or(why.downcast_ref::<&str>().map(|&it| it.to_owned()));
            let why: String = why.unwrap_or_default().chars().take(200).collect();
            if found.insert(why.clone()) {
                let place = root.join("fuzz/seeds").join(name);
                let file = place.join(format!("{tries}"));
                let _ = std::fs::create_dir_all(&place);
                let _ = std::fs::write(&file, &input);
                println!("{name}: {why}\n  {}", file.display());
            }
        }
    }
    let slowest = slowest.as_millis();
    println!(
        "{name}: {tries} inputs from {} files, {} laws broken, slowest {slowest} ms",
        corpus.len(),
        found.len()
    );
    found.len()
}

/// Numbers that look random and are the same for the same seed.
struct Chance(u64);

/// What parsers trip over.
const WORDS: [&str; 24] = [
    "0",
    "-1",
    "1",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "1e999",
    "null",
    "true",
    "{}",
    "[]",
    "\"\"",
    "\u{0}",
    "\u{202e}",
    "ß",
    "İ",
    "\r\n",
    ",",
    "::",
    "1/0",
    "2026-02-30",
    "9999-12-31",
];

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }

    fn input(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        let mut input = corpus[self.below(corpus.len())].clone();
        if input.is_empty() {
            let length = self.below(600);
            return (0..length).map(|_| self.next() as u8).collect();
        }
        // Half of what is JSON stays JSON.
        if self.below(2) == 0 {
            let other = &corpus[self.below(corpus.len())];
            if let Some(changed) = trees::changed(&input, other, self) {
                return changed;
            }
        }
        for _ in 0..=self.below(6) {
            self.mutate(&mut input, corpus);
        }
        input.truncate(MOST_BYTES);
        input
    }

    fn mutate(&mut self, input: &mut Vec<u8>, corpus: &[Vec<u8>]) {
        let (from, length) = (self.below(input.len()), self.below(40));
        let to = (from + length).min(input.len());
        match self.below(8) {
            0 => input.iter_mut().skip(from).take(1).for_each(|byte| *byte ^= 1 << (length % 8)),
            1 => drop(input.drain(from..to)),
            2 => {
                let piece = input[from..to].to_vec();
                input.splice(from..from, piece);
            }
            3 => {
                let word = WORDS[self.below(WORDS.len())];
                input.splice(from..to.min(from + 4), word.bytes());
            }
            4 => {
                let other = &corpus[self.below(corpus.len())];
                let start = self.below(other.len());
                let end = (start + self.below(200)).min(other.len());
                input.splice(from..from, other[start..end].iter().copied());
            }
            // A number becomes another: where a rule of a parser most often forgets a bound.
            5 => {
                if let Some(digit) = input[from..].iter().position(u8::is_ascii_digit).map(|at| from + at) {
                    let digits = input[digit..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                    let word = WORDS[self.below(9)];
                    input.splice(digit..digit + digits, word.bytes());
                }
            }
            // A line comes twice, or goes.
            6 => {
                let ends = |bytes: &[u8]| bytes.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
                let end = from + ends(&input[from..]).unwrap_or(input.len() - from);
                let line = input[from..end].to_vec();
                if length % 2 == 0 {
                    input.splice(from..from, line);
                } else {
                    input.drain(from..end);
                }
            }
            _ => input.truncate(from),
        }
    }
}
