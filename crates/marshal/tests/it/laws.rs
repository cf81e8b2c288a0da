//! The laws of the fuzz targets, held against what once broke one and what is kept as a beginning: `scripts/fuzz` goes on from there.

use std::path::Path;

#[path = "../../../../fuzz/laws.rs"]
mod held;

/// A law and its name, by which its seeds are kept.
type Law = (&'static str, fn(&[u8]));

/// Every law with what is kept for it in `fuzz/seeds`, whole and cut off in the middle of anything.
#[test]
fn what_is_kept_for_the_fuzz_targets_keeps_their_laws() {
    let laws: [Law; 9] = [
        ("tournament_file", held::tournament_file),
        ("tournament_formats", held::tournament_formats),
        ("packs", held::packs),
        ("deck_lists", held::deck_lists),
        ("conquest_answers", held::conquest_answers),
        ("conquest_replays", held::conquest_replays),
        ("conquest_scenarios", held::conquest_scenarios),
        ("epic_files", held::epic_files),
        ("sheets", held::sheets),
    ];
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for (name, law) in laws {
        for input in ["", "{}", "[]", "\u{feff}1x Nazdreg", "\u{0}", "name = 1", "Tina: pass"] {
            law(input.as_bytes());
        }
        let kept = std::fs::read_dir(seeds.join(name)).into_iter().flatten().flatten();
        for seed in kept.filter_map(|entry| std::fs::read(entry.path()).ok()) {
            for part in [seed.len(), seed.len() / 2, seed.len() / 3] {
                law(&seed[..part]);
            }
        }
    }
    assert!(seeds.join("conquest_replays").is_dir(), "seeds were looked for in the wrong place");
}
